"""What Works of Wonder lays on the table: the Influence Board, both figures, the Wonders and their tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from guildhall.architects.names import AREAS, GOODS
from guildhall.architects.table import Part, PartKind, Seat, Table
from guildhall.architects.wonders.names import (
    CARD_STEPS,
    INFLUENCE_AT_START,
    NOBODY,
    NOWHERE,
    SITES,
    SLOTS,
    TOP_INFLUENCE,
)
from guildhall.architects.wonders.rows import FIGURE_PLACES, Contribution, Wonder
from guildhall.engine.agenda import agenda_data
from guildhall.engine.errors import PositionError
from guildhall.engine.position import Reader
from guildhall.engine.rng import Rng

if TYPE_CHECKING:
    from guildhall.architects.paying import Price
    from guildhall.architects.wonders.answers import WonderWords

KEY: Final = "wonders"
MOST_RIGHTS: Final = 99
MOST_LAID: Final = 99


class Rows:
    """What never changes: the cards, the words, and what a Wonder costs with so much laid on it."""

    def __init__(
        self,
        wonders: list[Wonder],
        contributions: list[Contribution],
        words: WonderWords,
        first: int,
        prices: list[list[Price]],
    ) -> None:
        self.wonders = wonders
        self.contributions = contributions
        self.words = words
        self.first = first  # the number of the first Wonder among the Buildings
        self.prices = prices
        self.least_influence = min(wonder.influence for wonder in wonders)  # that any of them takes


class WondersPart(Part):
    def __init__(self, rows: Rows) -> None:
        self.rows = rows
        self.influence: list[int] = []
        # Silver that a seat has given up Influence for in this turn and not yet spent.
        self.prepaid: list[int] = []
        # Piles whose last card is on top: contributions, the top one open; consequences, the top one in force.
        self.contributions: list[int] = []
        self.consequences: list[int] = []
        self.filled: list[int] = [0] * SLOTS  # of the open Contribution Card
        self.princess = NOWHERE
        self.profiteer = NOWHERE
        # For each Wonder what lies on it, who has built it, where its token stands.
        self.laid: list[int] = [0] * SLOTS
        self.owners: list[int] = [NOBODY] * SLOTS
        self.sites: list[int] = [NOWHERE] * SLOTS
        # What the active player's placements of this turn have earned and is still to be taken.
        self.contributions_due = 0
        self.influence_due = 0

    def clone(self) -> WondersPart:
        other = WondersPart(self.rows)
        other.influence = self.influence[:]
        other.prepaid = self.prepaid[:]
        other.contributions = self.contributions[:]
        other.consequences = self.consequences[:]
        other.filled = self.filled[:]
        other.princess = self.princess
        other.profiteer = self.profiteer
        other.laid = self.laid[:]
        other.owners = self.owners[:]
        other.sites = self.sites[:]
        other.contributions_due = self.contributions_due
        other.influence_due = self.influence_due
        return other

    def open_card(self) -> Contribution | None:
        """The Contribution Card to contribute to, if one shows."""
        return self.rows.contributions[self.contributions[-1]] if self.contributions else None

    def consequence(self) -> Contribution:
        return self.rows.contributions[self.consequences[-1]]

    def stands(self, area: int, seat: Seat) -> bool:
        """Does a Wonder of this player stand there?"""
        for wonder in range(SLOTS):
            if self.sites[wonder] == area and self.owners[wonder] == seat.index:
                return True
        return False

    def precedence(self, table: Table, seat: Seat) -> int:
        return self.influence[seat.index]

    def redeal(self, table: Table, seat: int, rng: Rng) -> None:
        if self.contributions:
            top = self.contributions.pop()
            rng.reshuffle(self.contributions)
            self.contributions.append(top)

    def check(self, table: Table) -> None:
        everywhere = sorted(self.contributions + self.consequences)
        if everywhere != list(range(len(self.rows.contributions))) or not self.consequences:
            raise PositionError(
                f"{KEY}.contributions and {KEY}.consequences hold each card once, the consequences at least one.",
                len(everywhere),
            )
        card = self.consequence()
        if (self.princess, self.profiteer) != (card.princess, card.profiteer):
            raise PositionError(
                f"{KEY}: with {card.key} in force the Princess stands at {AREAS[card.princess]} and the Profiteer at "
                f"{AREAS[card.profiteer]}.",
                AREAS[self.princess],
            )
        if any(self.filled) and not self.contributions:
            raise PositionError(f"{KEY}.filled: there is no Contribution Card to contribute to.", self.filled)
        names = [row[0] for row in agenda_data(table)]
        self._check_turn(names)
        for row in agenda_data(table):
            if row[0] == "HowWonderHelps" and not self.stands(row[2], table.seats[row[1]]):
                raise PositionError(f"agenda: {table.rules.seat_keys[row[1]]} has no Wonder at {AREAS[row[2]]}.", row)
        for wonder in range(SLOTS):
            key = self.rows.wonders[wonder].key
            owner = self.owners[wonder]
            if owner != NOBODY and self.laid[wonder]:
                raise PositionError(f"{KEY}.laid: nothing lies on a Wonder that has been built.", key)
            waits = owner != NOBODY and self.sites[wonder] == NOWHERE
            if waits and not any(name in names for name in ("Construct", "ImmediateEffect", "WhereToken")):
                raise PositionError(f"{KEY}.tokens: the {key} has been built, so its token stands somewhere.", key)
        sites = [site for site in self.sites if site != NOWHERE]
        if len(set(sites)) != len(sites):
            raise PositionError(f"{KEY}.tokens: never two Wonders at one place.", [AREAS[site] for site in sites])

    def _check_turn(self, names: list[str]) -> None:
        """What a placement earns and what Influence was given up for are of one turn."""
        starts = "WhereToPlace" in names or "WhereToRetrieve" in names
        if starts and any(self.prepaid):
            raise PositionError(f"{KEY}.prepaid: nothing is left over from the turn before.", self.prepaid)
        open_turn = not starts and ("AfterActions" in names or "LastContribution" in names)
        for name, due in (("contributions_due", self.contributions_due), ("influence_due", self.influence_due)):
            if due and not open_turn:
                raise PositionError(f"{KEY}.{name}: nobody's placement in this turn has earned it.", due)
        if starts and sum(self.filled) == SLOTS:
            raise PositionError(f"{KEY}.filled: the fifth resource brings a reset before the next turn.", self.filled)

    def _shown(self, table: Table) -> dict[str, Any]:
        seats = table.rules.seat_keys
        cards = self.rows.contributions
        wonders = self.rows.wonders
        return {
            "influence": {seats[i]: influence for i, influence in enumerate(self.influence)},
            "prepaid": {seats[i]: silver for i, silver in enumerate(self.prepaid) if silver},
            "consequences": [cards[card].key for card in reversed(self.consequences)],
            "filled": [GOODS[good] for good in range(SLOTS) if self.filled[good]],
            "princess": AREAS[self.princess],
            "profiteer": AREAS[self.profiteer],
            "laid": {wonders[i].key: count for i, count in enumerate(self.laid) if count},
            "tokens": {wonders[i].key: AREAS[site] for i, site in enumerate(self.sites) if site != NOWHERE},
            "contributions_due": self.contributions_due,
            "influence_due": self.influence_due,
        }

    def view(self, table: Table, seat: int) -> dict[str, Any]:
        shown = self._shown(table)
        card = self.open_card()
        shown["contribution"] = None if card is None else card.key
        shown["pile"] = len(self.contributions)
        shown["track"] = {"top": TOP_INFLUENCE, "draws": list(CARD_STEPS)}
        return shown

    def data(self, table: Table) -> dict[str, Any]:
        shown = self._shown(table)
        shown["contributions"] = [self.rows.contributions[card].key for card in reversed(self.contributions)]
        return shown


NAMES: Final = (
    "influence", "prepaid", "contributions", "consequences", "filled", "princess", "profiteer", "laid", "tokens",
    "contributions_due", "influence_due",
)  # fmt: skip


class WondersKind(PartKind):
    def __init__(self, rows: Rows) -> None:
        super().__init__(KEY)
        self.rows = rows

    def lay_out(self, table: Table) -> WondersPart:
        part = WondersPart(self.rows)
        part.influence = [min(seat.powers.numbers[INFLUENCE_AT_START], TOP_INFLUENCE) for seat in table.seats]
        part.prepaid = [0] * len(table.seats)
        part.contributions = list(range(len(self.rows.contributions)))
        table.rng.shuffle(part.contributions)
        part.consequences = [part.contributions.pop()]
        move_figures(part)
        return part

    def load(self, table: Table, data: object) -> WondersPart:
        part = WondersPart(self.rows)
        reader = Reader(data, KEY, NAMES)
        seats = table.rules.seat_keys
        influence = reader.inner("influence", seats)
        part.influence = [influence.integer(key, 0, TOP_INFLUENCE) for key in seats]
        part.prepaid = reader.counts("prepaid", seats, 1)
        cards = [card.key for card in self.rows.contributions]
        part.contributions = reader.several("contributions", cards)[::-1]
        part.consequences = reader.several("consequences", cards)[::-1]
        for good in reader.several("filled", GOODS[:SLOTS]):
            if part.filled[good]:
                raise PositionError(f"{KEY}.filled: {GOODS[good]} is named twice.", GOODS[good])
            part.filled[good] = 1
        part.princess = AREAS.index(FIGURE_PLACES[reader.one_of("princess", FIGURE_PLACES)])
        part.profiteer = AREAS.index(FIGURE_PLACES[reader.one_of("profiteer", FIGURE_PLACES)])
        wonders = [wonder.key for wonder in self.rows.wonders]
        part.laid = reader.counts("laid", wonders, MOST_LAID)
        for seat in table.seats:
            for card in seat.buildings:
                wonder = card - self.rows.first
                if 0 <= wonder < SLOTS:
                    part.owners[wonder] = seat.index
        sites = [AREAS[area] for area in SITES]
        tokens = reader.data["tokens"]
        if not isinstance(tokens, dict):
            raise PositionError(f"{KEY}.tokens must be an object.", tokens)
        inner = Reader(tokens, f"{KEY}.tokens", [key for key in wonders if key in tokens])
        for i, key in enumerate(wonders):
            if key in tokens:
                if part.owners[i] == NOBODY:
                    raise PositionError(f"{KEY}.tokens: nobody has built the {key}.", key)
                part.sites[i] = SITES[inner.one_of(key, sites)]
        part.contributions_due = reader.integer("contributions_due", 0, MOST_RIGHTS)
        part.influence_due = reader.integer("influence_due", 0, MOST_RIGHTS)
        return part


def move_figures(part: WondersPart) -> None:
    """Both figures go where the consequence in force says."""
    card = part.consequence()
    part.princess = card.princess
    part.profiteer = card.profiteer


def part_of(table: Table) -> WondersPart:
    """This expansion's part of the table."""
    part = table.last_part
    if isinstance(part, WondersPart):  # asked so often that the loop would show
        return part
    for other in table.parts:
        if isinstance(other, WondersPart):
            return other
    raise AssertionError("the expansion is not on the table")


def words_of(table: Table) -> WonderWords:
    return part_of(table).rows.words
