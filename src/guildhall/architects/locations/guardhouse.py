"""The Guardhouse: up to one action for each own Worker here, in any order, repeats allowed.

Send all captured Workers to Prison for 1 Silver each; free all own Workers from Prison; bring all own Workers home
from other players' boards, for 2 Tax and 3 Silver or for a Debt and 1 Virtue; pay off a Debt for 3 Tax and 3 Silver.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from guildhall.architects.debts import flip_debt, take_debts
from guildhall.architects.hiring import (
    interlude,
    interlude_words,
    offer_interludes,
    why_no_interlude,
    with_interludes,
)
from guildhall.architects.lacking import why_unaffordable
from guildhall.architects.locations.place import Place
from guildhall.architects.names import FOR_DEBT, FOR_RANSOM, GUARDHOUSE, PRISON, SENT_TO_PRISON
from guildhall.architects.occasions import Occasion
from guildhall.architects.paying import Price, can_afford, pay
from guildhall.architects.powers import about_to_benefit
from guildhall.architects.steps import SeatQuestion, SeatStep
from guildhall.architects.virtue import gain_virtue, lose_virtue
from guildhall.architects.workers import (
    arrive,
    captured_total,
    free_from_boards,
    free_prisoners,
    held_by_others,
    send_to_prison,
)
from guildhall.engine.meaning import COUNT, SEAT, Meaning
from guildhall.engine.message import Message

if TYPE_CHECKING:
    from guildhall.architects.table import Seat, Table

RANSOM: Final = Price(silver=3, tax=2, purpose=FOR_RANSOM)
DEBT: Final = Price(silver=3, tax=3, purpose=FOR_DEBT)


class Guardhouse(Place):
    def is_open_to(self, table: Table, seat: Seat, more: int) -> bool:
        # Prisoners are what most come for; the others' list need not be made then.
        return seat.workers[PRISON] > 0 or len(actions(table, seat)) > 0 or self.calls(table, seat)

    def why_closed(self, table: Table, seat: Seat) -> Message:
        return Message("why-guardhouse")

    def visit(self, table: Table, seat: Seat, n: int) -> None:
        arrive(table, seat, GUARDHOUSE, GuardhouseAction(seat.index, n))


def actions(table: Table, seat: Seat) -> list[int]:
    """The answers for what this player could do here now."""
    words = table.rules.words
    options: list[int] = []
    if can_send(table, seat):
        options.append(words.imprison)
    if seat.workers[PRISON]:
        options.append(words.free_prisoners)
    if held_by_others(table, seat):
        if can_afford(table, seat, RANSOM):
            options.append(words.ransom_with_silver)
        options.append(words.ransom_with_debt)
    if seat.unpaid and can_afford(table, seat, DEBT):
        options.append(words.pay_debt)
    return options


def can_send(table: Table, seat: Seat) -> bool:
    """Has this player anybody to send to Prison, or somebody who would capture here for that?"""
    if captured_total(seat):
        return True
    words = seat.powers.effect_words[SENT_TO_PRISON]
    return len(words) > 0 and any(helper.captures_for(table, seat, words, GUARDHOUSE) for helper in table.rules.helpers)


def why_no_action(table: Table, seat: Seat, answer: int) -> Message | None:
    """Why one of these answers is not among those that this player could give."""
    words = table.rules.words
    if answer == words.imprison:
        return None if can_send(table, seat) else Message("why-no-captives")
    if answer == words.free_prisoners:
        return None if seat.workers[PRISON] else Message("why-no-prisoners")
    if answer == words.ransom_with_silver or answer == words.ransom_with_debt:
        if not held_by_others(table, seat):
            return Message("why-nobody-held")
        return why_unaffordable(table, seat, RANSOM) if answer == words.ransom_with_silver else None
    if answer == words.pay_debt:
        return why_unaffordable(table, seat, DEBT) if seat.unpaid else Message("why-no-debt")
    return None


class GuardhouseAction(SeatQuestion):
    """What do you do at the Guardhouse? Asked for each of the `left` actions."""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, COUNT)

    def __init__(self, index: int, left: int) -> None:
        super().__init__(index)
        self.left = left

    def args(self) -> list[int]:
        return [self.index, self.left]

    def options(self, table: Table) -> list[int]:
        seat = table.seats[self.index]
        options = actions(table, seat)
        options.append(table.rules.words.done)
        offer_interludes(table, seat, options)
        return options

    def words(self, table: Table) -> list[int]:
        w = table.rules.words
        actions = [w.imprison, w.free_prisoners, w.ransom_with_silver, w.ransom_with_debt, w.pay_debt]
        return actions + interlude_words(table, table.seats[self.index])

    def refusal(self, table: Table, answer: int) -> Message | None:
        seat = table.seats[self.index]
        return why_no_action(table, seat, answer) or why_no_interlude(table, seat, answer)

    def choose(self, table: Table, answer: int) -> None:
        words = table.rules.words
        seat = table.seats[self.index]
        if answer == words.done:
            return
        if interlude(table, seat, answer, self):
            return
        if self.left > 1:
            table.push(GuardhouseAction(self.index, self.left - 1))
        if answer == words.imprison:
            about_to_benefit(table, seat, seat.powers.effect_words[SENT_TO_PRISON], SendCaptured(self.index))
        elif answer == words.free_prisoners:
            free_prisoners(table, seat, seat.workers[PRISON])
        elif answer == words.ransom_with_silver:
            table.push(ReturnFromBoards(self.index))
            pay(table, seat, RANSOM)
        elif answer == words.ransom_with_debt:
            free_from_boards(table, seat)
            lose_virtue(table, seat, 1)
            take_debts(table, seat, 1)
        else:
            table.push(DebtPaidOff(self.index))
            pay(table, seat, DEBT)

    def prompt(self, table: Table) -> Message:
        question = Message("ask-guardhouse-action", {"number": self.left})
        return with_interludes(table, table.seats[self.index], question)


class SendCaptured(SeatStep):
    """All captured Workers go to Prison."""

    def occasion(self, table: Table) -> Occasion:
        return Occasion(sends=True)

    def still_stands(self, table: Table) -> bool:
        return captured_total(table.seats[self.index]) > 0

    def resolve(self, table: Table) -> None:
        send_to_prison(table, table.seats[self.index])


class ReturnFromBoards(SeatStep):
    """The ransom has been paid: all come home."""

    def resolve(self, table: Table) -> None:
        free_from_boards(table, table.seats[self.index])


class DebtPaidOff(SeatStep):
    """The Debt has been paid for: it is turned over, and brings 1 Virtue."""

    def occasion(self, table: Table) -> Occasion:
        return Occasion(rises=1)

    def resolve(self, table: Table) -> None:
        seat = table.seats[self.index]
        flip_debt(table, seat)
        gain_virtue(table, seat, 1)
