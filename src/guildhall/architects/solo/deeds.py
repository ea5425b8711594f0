"""What the lines of Scheme Cards tell an opponent to do. It pays only what a deed says.

`is_possible` matters where a line offers options, of which only the top-most available one is taken.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.architects.debts import flip_debt
from guildhall.architects.effects import gain_good
from guildhall.architects.events import CATHEDRAL_ADVANCED
from guildhall.architects.hiring import ROWS, clear_space, fill_display
from guildhall.architects.locations.cathedral import gain_reward
from guildhall.architects.names import CATHEDRAL_TOP, GOLD, MARBLE, PRISON, SILVER
from guildhall.architects.solo.capturing import capture_largest
from guildhall.architects.solo.events import (
    BECAUSE,
    CAPTURES_ALLOWED,
    COLUMN_EMPTIED,
    FUTURE_GAINED,
    GUARD_ACTIONS,
    NOBODY_TO_CAPTURE,
    OPTION_SKIPPED,
    TAX_ADDED,
    TAX_RETURNED,
)
from guildhall.architects.solo.names import (
    BY_CAPTIVES,
    BY_DEBTS,
    BY_HOSTAGES,
    BY_NOTHING_ELSE,
    BY_PRISONERS,
    NO_CATHEDRAL,
    NOBODY_CAPTURED,
    TOP_REACHED,
)
from guildhall.architects.solo.sight import largest_group
from guildhall.architects.virtue import gain_virtue, lose_virtue
from guildhall.architects.workers import free_from_boards, free_prisoners, imprison_captured
from guildhall.engine.message import Message

if TYPE_CHECKING:
    from guildhall.architects.solo.opponent_turn import OpponentTurn

TAX_FOR_CAPTURES = 1
TAX_FOR_RELEASE = 2
TAX_FOR_DEBT = 3


class Deed:
    def is_possible(self, turn: OpponentTurn) -> bool:
        return True

    def do(self, turn: OpponentTurn) -> None:
        raise AssertionError("a deed is done")

    def tell_lack(self, turn: OpponentTurn) -> None:
        """Why it was passed over."""

    def message(self) -> Message:
        raise AssertionError("a deed describes itself")


class FirstOf(Deed):
    """The top-most available of some options."""

    def __init__(self, *options: Deed) -> None:
        self.options: list[Deed] = list(options)

    def do(self, turn: OpponentTurn) -> None:
        for option in self.options:
            if option.is_possible(turn):
                option.do(turn)
                return
            option.tell_lack(turn)

    def message(self) -> Message:
        text = self.options[-1].message()
        for option in reversed(self.options[:-1]):
            text = Message("deed-or-else", {"first": option.message(), "second": text})
        return text


# Gains and losses.


class GainSilver(Deed):
    """So much Silver, and so much more for each Worker that counts there."""

    def __init__(self, silver: int, per_worker: int = 0) -> None:
        self.silver = silver
        self.per_worker = per_worker

    def do(self, turn: OpponentTurn) -> None:
        gain_good(turn.table, turn.seat, SILVER, self.silver + self.per_worker * turn.n)

    def message(self) -> Message:
        if self.silver:
            return Message("deed-silver-and-per-worker", {"number": self.silver, "more": self.per_worker})
        return Message("deed-silver-per-worker", {"number": self.per_worker})


class GainMarble(Deed):
    def __init__(self, marble: int) -> None:
        self.marble = marble

    def do(self, turn: OpponentTurn) -> None:
        gain_good(turn.table, turn.seat, MARBLE, self.marble)

    def message(self) -> Message:
        return Message("gain", {"what": Message("good-marble", {"number": self.marble})})


class GainVirtue(Deed):
    def __init__(self, points: int) -> None:
        self.points = points

    def do(self, turn: OpponentTurn) -> None:
        gain_virtue(turn.table, turn.seat, self.points)

    def message(self) -> Message:
        return Message("gain", {"what": Message("good-virtue", {"number": self.points})})


class LoseVirtue(Deed):
    def __init__(self, points: int) -> None:
        self.points = points

    def do(self, turn: OpponentTurn) -> None:
        lose_virtue(turn.table, turn.seat, self.points)

    def message(self) -> Message:
        return Message("lose-virtue", {"number": self.points})


class VirtueOrMarble(Deed):
    """1 Virtue for a single Worker, or 1 Marble for every two."""

    def do(self, turn: OpponentTurn) -> None:
        if turn.n < 2:
            gain_virtue(turn.table, turn.seat, 1)
        else:
            gain_good(turn.table, turn.seat, MARBLE, turn.n // 2)

    def message(self) -> Message:
        return Message("deed-virtue-or-marble")


class SilverOrGold(Deed):
    """2 Silver for a single Worker, or 1 Gold for every two."""

    def do(self, turn: OpponentTurn) -> None:
        if turn.n < 2:
            gain_good(turn.table, turn.seat, SILVER, 2)
        else:
            gain_good(turn.table, turn.seat, GOLD, turn.n // 2)

    def message(self) -> Message:
        return Message("deed-silver-or-gold")


class MarblePerTwo(Deed):
    """1 Marble for every two Workers."""

    def do(self, turn: OpponentTurn) -> None:
        gain_good(turn.table, turn.seat, MARBLE, turn.n // 2)

    def message(self) -> Message:
        return Message("deed-marble-per-two")


# Tax.


def add_tax(turn: OpponentTurn, amount: int) -> None:
    """Lay Silver from the supply on the Tax Stand."""
    turn.table.tax += amount
    turn.table.tell(TAX_ADDED, turn.seat.index, amount)


class AddTax(Deed):
    def __init__(self, amount: int) -> None:
        self.amount = amount

    def do(self, turn: OpponentTurn) -> None:
        add_tax(turn, self.amount)

    def message(self) -> Message:
        return Message("deed-add-tax", {"number": self.amount})


class TakeTax(Deed):
    """All Tax goes back to the supply, and so much Silver is gained."""

    def do(self, turn: OpponentTurn) -> None:
        silver = turn.sight.tax()
        turn.table.tax = 0
        turn.table.tell(TAX_RETURNED, turn.seat.index, silver)
        gain_good(turn.table, turn.seat, SILVER, silver)

    def message(self) -> Message:
        return Message("deed-take-tax")


# Workers.


class Captures(Deed):
    """One capture for each Worker that counts there, for 1 Tax in all; nothing if there is nobody to capture."""

    def do(self, turn: OpponentTurn) -> None:
        if not largest_group(turn.sight):
            turn.table.tell(NOBODY_TO_CAPTURE, turn.seat.index)
            return
        turn.table.tell(CAPTURES_ALLOWED, turn.seat.index, turn.n)
        add_tax(turn, TAX_FOR_CAPTURES)
        capture_largest(turn, turn.n)

    def message(self) -> Message:
        return Message("deed-captures")


def imprison(turn: OpponentTurn) -> None:
    count = imprison_captured(turn.table, turn.seat)
    turn.keeper.has_imprisoned(turn.table, turn.seat, count)


class Imprison(Deed):
    """Send all captured Workers to Prison."""

    def is_possible(self, turn: OpponentTurn) -> bool:
        return turn.sight.captured() > 0

    def do(self, turn: OpponentTurn) -> None:
        imprison(turn)

    def tell_lack(self, turn: OpponentTurn) -> None:
        turn.table.tell(OPTION_SKIPPED, turn.seat.index, NOBODY_CAPTURED)

    def message(self) -> Message:
        return Message("deed-imprison")


class Guard(Deed):
    """One action of the Guardhouse for each Worker that counts there, always the top-most that can be done."""

    def do(self, turn: OpponentTurn) -> None:
        turn.table.tell(GUARD_ACTIONS, turn.seat.index, turn.n)
        for _ in range(turn.n):
            self._act_once(turn)

    def _act_once(self, turn: OpponentTurn) -> None:
        table, seat, sight = turn.table, turn.seat, turn.sight
        if sight.prisoners():
            table.tell(BECAUSE, seat.index, BY_PRISONERS, seat.workers[PRISON])
            free_prisoners(table, seat, seat.workers[PRISON])
        elif sight.captured():
            table.tell(BECAUSE, seat.index, BY_CAPTIVES, sight.captured())
            imprison(turn)
        elif sight.held():
            table.tell(BECAUSE, seat.index, BY_HOSTAGES, sight.held())
            free_from_boards(table, seat)
            add_tax(turn, TAX_FOR_RELEASE)
        elif seat.unpaid:
            table.tell(BECAUSE, seat.index, BY_DEBTS, seat.unpaid)
            flip_debt(table, seat)
            add_tax(turn, TAX_FOR_DEBT)
            gain_virtue(table, seat, 1)
        else:
            table.tell(BECAUSE, seat.index, BY_NOTHING_ELSE)
            gain_future(turn)

    def message(self) -> Message:
        return Message("deed-guard")


# Cards.


def gain_future(turn: OpponentTurn) -> None:
    """The top Future Scheme goes to the discards, from where it will be shuffled into the pile."""
    part = turn.part
    if not part.future:
        turn.keeper.lacks_future(turn.table, turn.seat)
        return
    card = turn.sight.draw(part.future)
    part.discards.append(card)
    turn.table.reveals += 1
    turn.table.tell(FUTURE_GAINED, turn.seat.index, card)


class Future(Deed):
    def __init__(self, count: int = 1) -> None:
        self.count = count

    def do(self, turn: OpponentTurn) -> None:
        for _ in range(self.count):
            gain_future(turn)

    def message(self) -> Message:
        return Message("deed-future", {"number": self.count})


class Remove(Deed):
    """Both Apprentices of one column of the display leave, Silver on them goes to the supply, and the rows close up."""

    def do(self, turn: OpponentTurn) -> None:
        column = turn.keeper.column(turn.part)
        turn.keeper.tell_column(turn)
        turn.table.tell(COLUMN_EMPTIED, turn.seat.index, column + 1)
        for row in range(ROWS):
            clear_space(turn.table, row * turn.table.rules.columns + column)
        fill_display(turn.table)

    def message(self) -> Message:
        return Message("deed-remove")


# Building.


class Advance(Deed):
    """One level up on the Cathedral: no price, no Building card, at any Virtue."""

    def is_possible(self, turn: OpponentTurn) -> bool:
        return turn.sight.can_advance()

    def do(self, turn: OpponentTurn) -> None:
        turn.seat.cathedral += 1
        turn.table.tell(CATHEDRAL_ADVANCED, turn.seat.index, turn.seat.cathedral)
        gain_reward(turn.table, turn.seat)
        turn.keeper.has_built(turn)

    def tell_lack(self, turn: OpponentTurn) -> None:
        lack = TOP_REACHED if turn.seat.cathedral == CATHEDRAL_TOP else NO_CATHEDRAL
        turn.table.tell(OPTION_SKIPPED, turn.seat.index, lack)

    def message(self) -> Message:
        return Message("deed-advance")
