"""What Age of Artisans lays on the table: the crafts, the Artisans, what lies on top of what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from guildhall.architects.artisans.names import NO_CARD
from guildhall.architects.names import AREAS, GUILDHALL, SUPPLY
from guildhall.architects.table import Part, PartKind, Seat, Table
from guildhall.engine.agenda import agenda_data
from guildhall.engine.errors import PositionError
from guildhall.engine.position import Reader, one_of
from guildhall.engine.rng import Rng

if TYPE_CHECKING:
    from guildhall.architects.artisans.answers import ArtisanWords
    from guildhall.architects.artisans.rows import Craft

KEY: Final = "artisans"
SHOWN: Final = 4  # Craft Cards face up
NO_ARTISAN: Final = len(AREAS)  # where the Artisan of somebody is who has none


class ArtisansPart(Part):
    def __init__(self, crafts: list[Craft], words: ArtisanWords) -> None:
        # The rows and the words, which never change.
        self.crafts = crafts
        self.words = words
        self.display: list[int] = []
        self.pile: list[int] = []
        # Where each seat's Artisan is: an area, or -1 - seat for that seat's board. It is counted among the Workers.
        self.artisans: list[int] = []
        self.stacked: list[int] = []  # Guildhall spaces (from 0) with a second Worker
        self.adornments: list[int] = []  # for each Building the Craft Card under it
        self.tools: list[int] = []  # for each Apprentice the Craft Card under it
        self.loose = NO_CARD  # the Tool of an Apprentice that has just left
        # Since the turn, or the Black Market Reset, began:
        self.used: list[int] = []  # Tools that have been used
        self.place = -1  # where the active player's last Worker was placed
        # The Artisan was placed in this turn:
        self.shield = False  # may it still ignore a loss of Virtue?
        self.thrift = False  # may it still pay less?
        self.owed = False  # has a Tool paid for a first capture that a further one must follow?

    def clone(self) -> ArtisansPart:
        other = ArtisansPart(self.crafts, self.words)
        other.display = self.display[:]
        other.pile = self.pile[:]
        other.artisans = self.artisans[:]
        other.stacked = self.stacked[:]
        other.adornments = self.adornments[:]
        other.tools = self.tools[:]
        other.loose = self.loose
        other.used = self.used[:]
        other.place = self.place
        other.shield = self.shield
        other.thrift = self.thrift
        other.owed = self.owed
        return other

    def redeal(self, table: Table, seat: int, rng: Rng) -> None:
        rng.reshuffle(self.pile)

    def stacked_workers(self, table: Table, seat: int) -> int:
        return sum(1 for space in self.stacked if table.guildhall[space] == seat)

    def check(self, table: Table) -> None:
        everywhere = self.display + self.pile
        everywhere += [card for card in [*self.adornments, *self.tools, self.loose] if card >= 0]
        for card in everywhere:
            if everywhere.count(card) > 1:
                key = self.crafts[card].key
                raise PositionError(f"The Craft Card {key!r} is in two places.", key)
        names = [row[0] for row in agenda_data(table)]
        if len(self.display) > SHOWN or (len(self.display) < SHOWN and self.pile and "FillCrafts" not in names):
            raise PositionError(f"{KEY}.display: {SHOWN} cards, or fewer once the pile is empty.", len(self.display))
        if names.count("MoveTool") != (1 if self.loose >= 0 else 0):
            raise PositionError(f"{KEY}.loose: a Tool is loose exactly while MoveTool is on the agenda.", self.loose)

    def _shown(self, table: Table) -> dict[str, Any]:
        rules = table.rules
        seats = rules.seat_keys
        return {
            "display": [self.crafts[card].key for card in self.display],
            "artisans": {
                seats[i]: AREAS[area] if area >= 0 else f"board {seats[-1 - area]}"
                for i, area in enumerate(self.artisans)
                if area != NO_ARTISAN
            },
            "stacked": [space + 1 for space in self.stacked],
            "adornments": {
                rules.buildings[i].key: self.crafts[card].key for i, card in enumerate(self.adornments) if card >= 0
            },
            "tools": {
                rules.apprentices[i].key: self.crafts[card].key for i, card in enumerate(self.tools) if card >= 0
            },
            "loose": self.crafts[self.loose].key if self.loose >= 0 else None,
            "used": [self.crafts[card].key for card in self.used],
            "place": AREAS[self.place] if self.place >= 0 else None,
            "shield": self.shield,
            "thrift": self.thrift,
            "owed": self.owed,
        }

    def view(self, table: Table, seat: int) -> dict[str, Any]:
        shown = self._shown(table)
        shown["pile"] = len(self.pile)
        return shown

    def data(self, table: Table) -> dict[str, Any]:
        shown = self._shown(table)
        shown["pile"] = [self.crafts[card].key for card in reversed(self.pile)]
        return shown


NAMES: Final = (
    "display", "pile", "artisans", "stacked", "adornments", "tools", "loose", "used", "place", "shield",
    "thrift", "owed",
)  # fmt: skip


class ArtisansKind(PartKind):
    def __init__(self, crafts: list[Craft], words: ArtisanWords) -> None:
        super().__init__(KEY)
        self.crafts = crafts
        self.words = words

    def _empty(self, table: Table) -> ArtisansPart:
        part = ArtisansPart(self.crafts, self.words)
        players = table.rules.options.players
        part.artisans = [SUPPLY] * players + [NO_ARTISAN] * (len(table.seats) - players)
        part.adornments = [NO_CARD] * len(table.rules.buildings)
        part.tools = [NO_CARD] * len(table.rules.apprentices)
        return part

    def lay_out(self, table: Table) -> ArtisansPart:
        part = self._empty(table)
        part.pile = list(range(len(self.crafts)))
        table.rng.shuffle(part.pile)
        for _ in range(SHOWN):
            part.display.append(part.pile.pop())
        return part

    def load(self, table: Table, data: object) -> ArtisansPart:
        part = self._empty(table)
        reader = Reader(data, KEY, NAMES)
        rules = table.rules
        seats = rules.seat_keys
        crafts = [craft.key for craft in self.crafts]
        part.display = reader.several("display", crafts)
        part.pile = reader.several("pile", crafts)[::-1]
        homes = [*AREAS, *(f"board {key}" for key in seats)]
        having = seats[: rules.options.players]
        where = reader.inner("artisans", having)
        for i, key in enumerate(having):
            home = where.one_of(key, homes)
            part.artisans[i] = home if home < len(AREAS) else -1 - (home - len(AREAS))
            _check_artisan(table, table.seats[i], part.artisans[i], where.at(key))
        for i, space in enumerate(reader.items("stacked")):
            if isinstance(space, bool) or not isinstance(space, int) or not 0 < space <= len(table.guildhall):
                raise PositionError(f"{KEY}.stacked[{i}]: there is no Worker on space {space!r} to stack on.", space)
            if space - 1 in part.stacked or space > rules.guildhall_spaces:
                raise PositionError(f"{KEY}.stacked[{i}]: nobody can be stacked on space {space}.", space)
            part.stacked.append(space - 1)
        buildings = [card.key for card in rules.buildings]
        built = [card for seat in table.seats for card in seat.buildings]
        _read_pairs(reader, "adornments", buildings, built, crafts, part.adornments)
        apprentices = [card.key for card in rules.apprentices]
        hired = [card for seat in table.seats for card in seat.apprentices]
        _read_pairs(reader, "tools", apprentices, hired, crafts, part.tools)
        part.loose = NO_CARD if reader.data["loose"] is None else reader.one_of("loose", crafts)
        part.used = reader.several("used", crafts)
        part.place = -1 if reader.data["place"] is None else reader.one_of("place", AREAS)
        part.shield = reader.flag("shield")
        part.thrift = reader.flag("thrift")
        part.owed = reader.flag("owed")
        return part


def _check_artisan(table: Table, seat: Seat, home: int, path: str) -> None:
    there = table.seats[-1 - home].captured[seat.index] if home < 0 else seat.workers[home]
    if there == 0 or home == GUILDHALL:
        raise PositionError(f"{path}: the Artisan cannot be where its owner has no Worker, nor in the Guildhall.", home)


def _read_pairs(
    reader: Reader, name: str, cards: list[str], valid: list[int], crafts: list[str], into: list[int]
) -> None:
    """A table of Craft Cards by the card that each lies under."""
    pairs = reader.data[name]
    if not isinstance(pairs, dict):
        raise PositionError(f"{reader.at(name)} must be an object.", pairs)
    for key, craft in pairs.items():
        where = f"{reader.at(name)}.{key}"
        card = one_of(key, where, cards)
        if card not in valid:
            raise PositionError(f"{where}: nobody has that card in play.", key)
        into[card] = one_of(craft, where, crafts)


def part_of(table: Table) -> ArtisansPart:
    """This expansion's part of the table."""
    part = table.first_part
    if isinstance(part, ArtisansPart):  # asked so often that the loop would show
        return part
    for other in table.parts:
        if isinstance(other, ArtisansPart):
            return other
    raise AssertionError("the expansion is not on the table")


def artisan_is_home(table: Table, seat: Seat) -> bool:
    return part_of(table).artisans[seat.index] == SUPPLY


def has_worker(table: Table, seat: Seat) -> bool:
    """Is there a regular Worker in supply?"""
    supply = seat.workers[SUPPLY]
    return supply > 1 or (supply == 1 and not artisan_is_home(table, seat))
