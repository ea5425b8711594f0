"""The six opponents of Works of Wonder. They keep Influence and Marble; Silver moves their marker along a track of the
five resources, which decides what they contribute, build and send away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from guildhall.architects.cards.tables import CARDS
from guildhall.architects.effects import gain_good
from guildhall.architects.expansions import Opponent
from guildhall.architects.names import GOLD, LARGE_CIRCLES, MARBLE, PRISON, RESOURCES, SILVER, SUPPLY
from guildhall.architects.reset import ResetAbilities
from guildhall.architects.solo.craft_supply import craft_supply_for
from guildhall.architects.solo.events import (
    BECAUSE,
    GROUP_TAKEN_BACK,
    INSTEAD,
    NOBODY_TAKEN_BACK,
    TRACK_MOVED,
)
from guildhall.architects.solo.keeper import Keeper
from guildhall.architects.solo.names import (
    BY_BOARDS_HOME,
    BY_LARGEST_HOME,
    BY_LEFT,
    BY_LIST_HOME,
    BY_MARKER_COLUMN,
    BY_PRINCESS_CAPTURE,
    BY_PRISON_HOME,
    BY_PROFITEER,
    BY_PROFITEER_CAPTURE,
    BY_RIGHT,
    FOR_APPRENTICE,
    FOR_DEBT,
    FOR_FUTURE,
    FOR_GOLD,
    FOR_INFLUENCE,
)
from guildhall.architects.solo.part import part_of
from guildhall.architects.solo.rows import OpponentBoard, Scheme
from guildhall.architects.solo.setup import join
from guildhall.architects.solo.sight import first_listed
from guildhall.architects.solo.wonders_boards import BOARDS
from guildhall.architects.solo.wonders_schemes import SCHEMES
from guildhall.architects.solo.wonders_sight import WondersSight
from guildhall.architects.virtue import gain_virtue
from guildhall.architects.wonders.figures import virtue_of_capture
from guildhall.architects.wonders.influence import gain_influence
from guildhall.architects.wonders.part import part_of as wonders_of
from guildhall.architects.wonders.reset import PrincessReward
from guildhall.architects.wonders.scoring import COOP
from guildhall.architects.workers import free_from_boards, free_prisoners
from guildhall.engine.agenda import Step

if TYPE_CHECKING:
    from guildhall.architects.cards.rows import Card
    from guildhall.architects.rules import Rules
    from guildhall.architects.solo.opponent_turn import OpponentTurn
    from guildhall.architects.solo.part import SoloPart
    from guildhall.architects.solo.powers import Power
    from guildhall.architects.table import Seat, Table
    from guildhall.engine.agenda import Decision

MOST_PLAYERS: Final = 5  # together with the opponent there are at most six
SILVER_FOR_APPRENTICE: Final = 2
SILVER_FOR_DEBT: Final = 2
SILVER_FOR_FUTURE: Final = 1
VIRTUE_FOR_INFLUENCE: Final = 1


class WondersKeeper(Keeper):
    def __init__(self, board: OpponentBoard, power: Power) -> None:
        super().__init__(board)
        self.power = power

    def sight(self, table: Table, seat: Seat) -> WondersSight:
        return WondersSight(table, seat)

    # Its turn.

    def is_out_of_workers(self, turn: OpponentTurn) -> None:
        """It takes its largest group back; if it has none on the large circles, all from Prison, or from the boards."""
        table, seat, sight = turn.table, turn.seat, turn.sight
        most = max([sight.own_workers(place) for place in range(LARGE_CIRCLES)])
        if most:
            places = [place for place in range(LARGE_CIRCLES) if sight.own_workers(place) == most]
            place = first_listed(sight, self.board.captures, places)
            seat.workers[place] -= most
            seat.workers[SUPPLY] += most
            table.tell(GROUP_TAKEN_BACK, seat.index, most, place)
            table.tell(BECAUSE, seat.index, BY_LARGEST_HOME if len(places) == 1 else BY_LIST_HOME, place, len(places))
        elif sight.prisoners():
            table.tell(BECAUSE, seat.index, BY_PRISON_HOME, seat.workers[PRISON])
            free_prisoners(table, seat, seat.workers[PRISON])
        elif sight.held():
            table.tell(BECAUSE, seat.index, BY_BOARDS_HOME, sight.held())
            free_from_boards(table, seat)
        else:
            table.tell(NOBODY_TAKEN_BACK, seat.index)

    def has_placed(self, turn: OpponentTurn, area: int) -> None:
        if area == turn.sight.profiteer():
            turn.table.tell(BECAUSE, turn.seat.index, BY_PROFITEER, area)
            gain_influence(turn.table, turn.seat, 1)
        self.power.placed(turn, area)

    def has_captured(self, table: Table, seat: Seat, place: int) -> None:
        part = wonders_of(table)
        if place == part.princess:
            table.tell(BECAUSE, seat.index, BY_PRINCESS_CAPTURE, place)
        if place == part.profiteer:
            table.tell(BECAUSE, seat.index, BY_PROFITEER_CAPTURE, place)
        virtue_of_capture(table, seat, place)

    def has_imprisoned(self, table: Table, seat: Seat, count: int) -> None:
        gain_good(table, seat, SILVER, count)
        self.power.imprisoned(table, seat)

    def has_built(self, turn: OpponentTurn) -> None:
        self.power.built(turn)

    def market_virtue_less(self) -> int:
        return self.power.market_virtue_less()

    def column(self, part: SoloPart) -> int:
        return part.track

    def tell_column(self, turn: OpponentTurn) -> None:
        turn.table.tell(BECAUSE, turn.seat.index, BY_MARKER_COLUMN, turn.part.track + 1, turn.part.track)

    # What it cannot keep.

    def gains(self, table: Table, seat: Seat, good: int, amount: int) -> None:
        if good == SILVER:
            self.moves(table, seat, amount)
        elif good == GOLD:
            table.tell(INSTEAD, seat.index, FOR_GOLD)
            super().gains(table, seat, MARBLE, amount)
        else:
            super().gains(table, seat, good, amount)

    def moves(self, table: Table, seat: Seat, spaces: int) -> None:
        """The marker goes to the right, and from the last space to the first one for 1 Marble."""
        part = part_of(table)
        reached = part.track + spaces
        part.track = reached % RESOURCES
        table.tell(TRACK_MOVED, seat.index, spaces, part.track)
        if reached >= RESOURCES:
            super().gains(table, seat, MARBLE, reached // RESOURCES)

    def lacks_debt(self, table: Table, seat: Seat) -> None:
        self._instead(table, seat, FOR_DEBT, SILVER_FOR_DEBT)

    def lacks_future(self, table: Table, seat: Seat) -> None:
        self._instead(table, seat, FOR_FUTURE, SILVER_FOR_FUTURE)

    def hires(self, table: Table, seat: Seat) -> None:
        self._instead(table, seat, FOR_APPRENTICE, SILVER_FOR_APPRENTICE)

    def _instead(self, table: Table, seat: Seat, what: int, silver: int) -> None:
        table.tell(INSTEAD, seat.index, what)
        self.moves(table, seat, silver)

    def gains_in_vain(self, table: Table, seat: Seat) -> None:
        table.tell(INSTEAD, seat.index, FOR_INFLUENCE)
        gain_virtue(table, seat, VIRTUE_FOR_INFLUENCE)

    def compared(self, table: Table, seat: Seat, good: int) -> int:
        return wonders_of(table).influence[seat.index]

    # What it would be asked.

    def answers(self, table: Table, question: Decision[Table]) -> None:
        if isinstance(question, PrincessReward):
            seat = table.seats[question.index]
            part = wonders_of(table)
            card = part.consequence()
            right = card.other_reward is not None and not card.reward.is_possible(table, seat)
            if card.other_reward is not None:
                table.tell(BECAUSE, seat.index, BY_RIGHT if right else BY_LEFT)
            question.choose(table, part.rows.words.right if right else part.rows.words.left)
        else:
            super().answers(table, question)


class PowerInReset(Step["Table"]):
    """9. What the opponent's board does in a reset."""

    def resolve(self, table: Table) -> None:
        seat = table.seats[table.rules.options.players]
        power = part_of(table).board.power
        assert power is not None
        power.reset(table, seat)


class StartingInfluence(Step["Table"]):
    """The opponent's marker on the Influence Track."""

    def resolve(self, table: Table) -> None:
        wonders_of(table).influence[table.rules.options.players] = part_of(table).board.influence


class WondersOpponent(Opponent):
    def __init__(self, board: OpponentBoard) -> None:
        super().__init__(board.key, ("wonders",), (), MOST_PLAYERS, refused_flags=(COOP,))
        self.board = board

    def extend(self, rules: Rules) -> None:
        craft_supply = craft_supply_for(rules)
        board = CARDS.corrected("opponents", [self.board], rules.options.corrections)[0]
        assert board.power is not None
        schemes: list[Scheme] = [scheme for scheme in SCHEMES if craft_supply is not None or not scheme.crafts]
        join(rules, WondersKeeper(board, board.power), schemes, craft_supply)
        rules.setup_steps.insert(0, StartingInfluence())
        for i, step in enumerate(rules.reset_steps):
            if isinstance(step, ResetAbilities):
                rules.reset_steps.insert(i + 1, PowerInReset())
                break

    def tables(self) -> dict[str, Sequence[Card]]:
        return {"opponents": [self.board], "schemes": SCHEMES}


def wonders_opponents() -> list[Opponent]:
    found: list[Opponent] = []
    for board in BOARDS:
        found.append(WondersOpponent(board))
    return found
