"""Constantine and Helena, the opponents of the base game. What is known of them: how they start, what they keep, how
they take their Workers home, and how they score. Their Scheme Cards (`court_schemes.py`) are our own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from guildhall.architects.cards.tables import CARDS
from guildhall.architects.counting import MostOf
from guildhall.architects.effects import gain_good
from guildhall.architects.expansions import Opponent
from guildhall.architects.names import (
    FOREST,
    GUARDHOUSE,
    GUILDHALL,
    LARGE_CIRCLES,
    MARBLE,
    MINES,
    PRISON,
    QUARRY,
    SILVERSMITH,
    STOREHOUSE,
    SUPPLY,
    TAX_STAND,
    TOWN_CENTRE,
    WORKSHOP,
)
from guildhall.architects.scoring import ScoreRow, VpIf
from guildhall.architects.solo.court_schemes import SCHEMES
from guildhall.architects.solo.craft_supply import craft_supply_for
from guildhall.architects.solo.events import ALL_TAKEN_BACK, NOBODY_TAKEN_BACK
from guildhall.architects.solo.keeper import Keeper, shuffle_discards
from guildhall.architects.solo.part import part_of
from guildhall.architects.solo.rows import OpponentBoard
from guildhall.architects.solo.setup import join

if TYPE_CHECKING:
    from guildhall.architects.cards.rows import Building, Card
    from guildhall.architects.rules import Rules
    from guildhall.architects.solo.opponent_turn import OpponentTurn
    from guildhall.architects.table import Seat, Table

# Of equal groups, the first of these. The printed order is not known; this is that of the expansion's printed list.
CAPTURES: Final = (
    MINES, STOREHOUSE, TOWN_CENTRE, FOREST, QUARRY, SILVERSMITH, GUARDHOUSE, WORKSHOP, TAX_STAND,
)  # fmt: skip
BOARDS: Final = [
    OpponentBoard("constantine", "constantine", 7, CAPTURES, per_worker=1, origin="rulebook"),
    OpponentBoard("helena", "helena", 7, CAPTURES, per_worker=3, origin="rulebook"),
]
MOST_PLAYERS: Final = 2
MARBLE_FOR_PRISONERS: Final = 1


class CourtKeeper(Keeper):
    """Ignores all goods except Marble."""

    def is_out_of_workers(self, turn: OpponentTurn) -> None:
        """All its Workers come home but those in the Guildhall and on the Black Market, and its cards are shuffled."""
        table, seat = turn.table, turn.seat
        count = 0
        for area in [*range(LARGE_CIRCLES), PRISON]:
            count += seat.workers[area]
            seat.workers[area] = 0
        for other in table.seats:
            count += other.captured[seat.index]
            other.captured[seat.index] = 0
        seat.workers[SUPPLY] += count
        table.tell(ALL_TAKEN_BACK if count else NOBODY_TAKEN_BACK, seat.index, count)
        shuffle_discards(turn)

    def has_placed(self, turn: OpponentTurn, area: int) -> None:
        craft_supply = turn.part.craft_supply
        if area == GUILDHALL and craft_supply is not None:
            craft_supply.take_best(turn)

    def has_imprisoned(self, table: Table, seat: Seat, count: int) -> None:
        gain_good(table, seat, MARBLE, MARBLE_FOR_PRISONERS)


class GuildhallPoints(ScoreRow):
    """What the opponent's Workers in the Guildhall are worth."""

    def points(self, table: Table, seat: Seat) -> int:
        if seat.powers.automaton is None:
            return 0
        return part_of(table).board.per_worker * seat.workers[GUILDHALL]


class CourtOpponent(Opponent):
    def __init__(self, board: OpponentBoard) -> None:
        super().__init__(board.key, (), ("wonders",), MOST_PLAYERS)
        self.board = board

    def extend(self, rules: Rules) -> None:
        board = CARDS.corrected("opponents", [self.board], rules.options.corrections)[0]
        join(rules, CourtKeeper(board), SCHEMES, craft_supply_for(rules))
        rules.score_rows.insert(1, GuildhallPoints("guildhall"))
        if rules.options.players == 1:
            rules.building_deck = [card for card in rules.building_deck if not compares(rules.buildings[card])]

    def tables(self) -> dict[str, Sequence[Card]]:
        return {"opponents": [self.board], "schemes": SCHEMES}


def compares(card: Building) -> bool:
    """Does this Building compare a good with what every other player has? A single player has nobody for that."""
    return isinstance(card.end, VpIf) and isinstance(card.end.condition, MostOf)
