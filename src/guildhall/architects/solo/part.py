"""What an opponent lays on the table: its Scheme Cards, its marker and what it has taken."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from guildhall.architects.names import GOODS, MARBLE, RESOURCES
from guildhall.architects.solo.rows import FUTURE, OpponentBoard, Scheme
from guildhall.architects.table import Part, PartKind, Table
from guildhall.engine.agenda import agenda_data
from guildhall.engine.errors import PositionError
from guildhall.engine.position import Reader
from guildhall.engine.rng import Rng

if TYPE_CHECKING:
    from guildhall.architects.solo.craft_supply import CraftSupply
    from guildhall.architects.solo.witness import Witness

KEY: Final = "solo"
NAMES: Final = ("pile", "future", "discards", "track", "adornments")


class SoloPart(Part):
    def __init__(self, board: OpponentBoard, schemes: list[Scheme], craft_supply: CraftSupply | None) -> None:
        # The rows and the Craft Cards, which never change.
        self.board = board
        self.schemes = schemes
        self.craft_supply = craft_supply
        # Piles whose last card is on top. The top of the discards is the card that was followed last.
        self.pile: list[int] = []
        self.future: list[int] = []
        self.discards: list[int] = []
        self.track = 0  # where its marker stands, from the left
        self.adornments: list[int] = []  # Craft Cards that it has taken
        # Who sees the table for it, where that is not a game's; not for clones.
        self.witness: Witness | None = None

    def clone(self) -> SoloPart:
        other = SoloPart(self.board, self.schemes, self.craft_supply)
        other.pile = self.pile[:]
        other.future = self.future[:]
        other.discards = self.discards[:]
        other.track = self.track
        other.adornments = self.adornments[:]
        return other

    def redeal(self, table: Table, seat: int, rng: Rng) -> None:
        # From a fixed order: what was dealt again must not tell what lay there.
        self.pile.sort()
        rng.shuffle(self.pile)
        self.future.sort()
        rng.shuffle(self.future)

    def check(self, table: Table) -> None:
        everywhere = sorted(self.pile + self.future + self.discards)
        if everywhere != list(range(len(self.schemes))):
            raise PositionError(f"{KEY}: each Scheme is in the pile, in the future or among the discards, once.")
        for card in self.future:
            if self.schemes[card].pile != FUTURE:
                raise PositionError(f"{KEY}.future holds Future Schemes only.", self.schemes[card].key)
        if self.craft_supply is None:
            if self.adornments:
                raise PositionError(f"{KEY}.adornments: there are no Craft Cards in this game.", len(self.adornments))
        else:
            self.craft_supply.check(table, self.adornments)
        self._check_seat(table)

    def _check_seat(self, table: Table) -> None:
        index = table.rules.options.players
        seat = table.seats[index]
        key = table.rules.seat_keys[index]
        if seat.hand or seat.apprentices or any(card not in table.rules.buildings_besides for card in seat.buildings):
            raise PositionError(f"seats[{index}]: {key} has no Building cards and no Apprentices.", key)
        if any(amount for good, amount in enumerate(seat.goods) if good != MARBLE):
            raise PositionError(f"seats[{index}].goods: {key} keeps Marble only.", key)
        if table.first == index:
            raise PositionError("turn.first: a player starts.", key)
        names = [row[0] for row in agenda_data(table)]
        if table.active == index and ("WhereToPlace" in names or "WhereToRetrieve" in names):
            raise PositionError(f"turn.active: {key} is not asked where to place a Worker.", key)

    def _shown(self) -> dict[str, Any]:
        return {
            "discards": [self.schemes[card].key for card in reversed(self.discards)],
            "track": GOODS[self.track] if self.board.focus is not None else None,
            "adornments": [] if self.craft_supply is None else self.craft_supply.keys(self.adornments),
        }

    def view(self, table: Table, seat: int) -> dict[str, Any]:
        return {
            "opponent": self.board.key,
            "seat": table.rules.seat_keys[table.rules.options.players],
            "pile": len(self.pile),
            "future": len(self.future),
            **self._shown(),
        }

    def data(self, table: Table) -> dict[str, Any]:
        return {
            "pile": [self.schemes[card].key for card in reversed(self.pile)],
            "future": [self.schemes[card].key for card in reversed(self.future)],
            **self._shown(),
        }


class SoloKind(PartKind):
    def __init__(self, board: OpponentBoard, schemes: list[Scheme], craft_supply: CraftSupply | None) -> None:
        super().__init__(KEY)
        self.board = board
        self.schemes = schemes
        self.craft_supply = craft_supply

    def lay_out(self, table: Table) -> SoloPart:
        part = SoloPart(self.board, self.schemes, self.craft_supply)
        for card, scheme in enumerate(self.schemes):
            pile = part.future if scheme.pile == FUTURE else part.pile
            pile.append(card)
        table.rng.shuffle(part.pile)
        table.rng.shuffle(part.future)
        table.seats[table.rules.options.players].virtue = self.board.virtue
        return part

    def load(self, table: Table, data: object) -> SoloPart:
        part = SoloPart(self.board, self.schemes, self.craft_supply)
        reader = Reader(data, KEY, NAMES)
        keys = [scheme.key for scheme in self.schemes]
        part.pile = reader.several("pile", keys)[::-1]
        part.future = reader.several("future", keys)[::-1]
        part.discards = reader.several("discards", keys)[::-1]
        if self.board.focus is None:
            if reader.data["track"] is not None:
                raise PositionError(f"{KEY}.track is null: this opponent has none.", reader.data["track"])
        else:
            part.track = reader.one_of("track", GOODS[:RESOURCES])
        crafts = [] if self.craft_supply is None else self.craft_supply.every_key()
        part.adornments = reader.several("adornments", crafts)
        return part


def part_of(table: Table) -> SoloPart:
    """The opponent's part of the table."""
    for part in table.parts:
        if isinstance(part, SoloPart):
            return part
    raise AssertionError("there is no opponent at the table")
