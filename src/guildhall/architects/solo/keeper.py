"""What plays an opponent's seat: takes its turns by its Scheme Cards and answers whatever it would be asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.architects.debts import destroy_debt
from guildhall.architects.effects import DestroyOneDebt
from guildhall.architects.events import GAINED
from guildhall.architects.hiring import HireForFree, StartingApprentice
from guildhall.architects.names import MARBLE
from guildhall.architects.powers import Automaton, PowerGiver, Powers
from guildhall.architects.solo.capturing import capture_largest
from guildhall.architects.solo.events import (
    CLAUSE_CHECKED,
    INSTEAD,
    LINE_FOLLOWED,
    SCHEME_DRAWN,
    SCHEMES_SHUFFLED,
)
from guildhall.architects.solo.names import FOR_REWARD
from guildhall.architects.solo.opponent_turn import OpponentTurn
from guildhall.architects.solo.sight import Sight
from guildhall.architects.virtue import gain_virtue
from guildhall.architects.workers import FreeCapture

if TYPE_CHECKING:
    from guildhall.architects.solo.part import SoloPart
    from guildhall.architects.solo.rows import OpponentBoard
    from guildhall.architects.table import Seat, Table
    from guildhall.engine.agenda import Decision


class Keeper(Automaton):
    def __init__(self, board: OpponentBoard) -> None:
        self.board = board

    def sight(self, table: Table, seat: Seat) -> Sight:
        """Whoever answers what it asks of the table."""
        return Sight(table, seat)

    # Its turn.

    def take_turn(self, table: Table, index: int) -> None:
        turn = OpponentTurn(table, table.seats[index], self)
        if not turn.sight.supply():
            self.is_out_of_workers(turn)
            return
        while not follow_scheme(turn):
            pass  # a card that places no Worker leads to the next one

    def is_out_of_workers(self, turn: OpponentTurn) -> None:
        raise AssertionError("an opponent takes Workers back")

    def has_placed(self, turn: OpponentTurn, area: int) -> None:
        """A Worker has been placed; what the line says comes after this."""

    def has_captured(self, table: Table, seat: Seat, place: int) -> None:
        """One capture has been made there, of one colour or of several at once."""

    def has_imprisoned(self, table: Table, seat: Seat, count: int) -> None:
        """So many captured Workers have been sent to Prison."""
        raise AssertionError("an opponent gets something for its prisoners")

    def has_built(self, turn: OpponentTurn) -> None:
        """A Wonder has been built, or a level of the Cathedral."""

    def market_virtue_less(self) -> int:
        return 0

    def column(self, part: SoloPart) -> int:
        """Which column of the Workshop's display it empties."""
        return 0

    def tell_column(self, turn: OpponentTurn) -> None:
        """Why that one, if there is more to say than that it is always the first."""

    # What it cannot keep.

    def gains(self, table: Table, seat: Seat, good: int, amount: int) -> None:
        if good == MARBLE:
            seat.goods[MARBLE] += amount
            table.tell(GAINED, seat.index, MARBLE, amount)

    def rewarded(self, table: Table, seat: Seat) -> None:
        table.tell(INSTEAD, seat.index, FOR_REWARD)
        gain_virtue(table, seat, 1)

    def exceeds(self, table: Table, seat: Seat, points: int) -> None:
        for _ in range(points):
            self.destroys_debt(table, seat)

    def destroys_debt(self, table: Table, seat: Seat) -> None:
        if seat.unpaid:
            destroy_debt(table, seat)
        else:
            self.lacks_debt(table, seat)

    def lacks_debt(self, table: Table, seat: Seat) -> None:
        """There is no Debt to destroy."""

    def lacks_future(self, table: Table, seat: Seat) -> None:
        """There is no Future Scheme left."""

    def hires(self, table: Table, seat: Seat) -> None:
        """An Apprentice would be hired for free."""

    # What it would be asked.

    def answers(self, table: Table, question: Decision[Table]) -> None:
        seat = table.seats[question.seat(table)]
        if isinstance(question, StartingApprentice):
            return
        if isinstance(question, HireForFree):
            self.hires(table, seat)
        elif isinstance(question, DestroyOneDebt):
            self.destroys_debt(table, seat)
        elif isinstance(question, FreeCapture):
            capture_largest(OpponentTurn(table, seat, self), question.count)
        else:
            # The plain answer comes first.
            question.choose(table, question.options(table)[0])


def follow_scheme(turn: OpponentTurn) -> bool:
    """Turn over the next Scheme Card and do what it says; returns whether a Worker was placed."""
    table, part, index = turn.table, turn.part, turn.seat.index
    if not part.pile:
        shuffle_discards(turn)
    card = turn.sight.draw(part.pile)
    table.reveals += 1
    table.tell(SCHEME_DRAWN, index, card)
    scheme = part.schemes[card]
    clause = scheme.clause
    holds = True
    if clause is not None:
        number = clause.measure(turn)
        holds = clause.holds(number)
        table.tell(CLAUSE_CHECKED, index, card, number)
        table.tell(LINE_FOLLOWED, index, card, 1 if holds else 0)
    placed = scheme.line(holds).follow(turn)
    part.discards.append(card)
    return placed


def shuffle_discards(turn: OpponentTurn) -> None:
    """All discarded Schemes go back into the pile."""
    part = turn.part
    part.pile += part.discards
    part.discards = []
    turn.table.rng.shuffle_for(part.pile, "schemes")
    turn.table.tell(SCHEMES_SHUFFLED, turn.seat.index)


class KeeperAtSeat(PowerGiver):
    """Puts it at the last seat, and takes away what only players can use."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper

    def give(self, table: Table, seat: Seat, powers: Powers) -> None:
        if seat.index == table.rules.options.players:
            powers.automaton = self.keeper
            powers.virtue_escapes = []
            powers.debt_escapes = []
