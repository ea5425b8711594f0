"""What cards and the board do: every kind of effect that `cards/tokens.py` can read, and the questions it asks.

Effects happen one after the other, in the order in which they are printed. One that cannot be carried out is skipped.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from guildhall.engine.effects import AnyEffect
from guildhall.engine.meaning import SEAT, Meaning
from guildhall.engine.message import Message
from guildhall.viscounts.answers import FLIP_DEBT as SAYS_FLIP_DEBT
from guildhall.viscounts.cards.texts import effect_text
from guildhall.viscounts.cards.tokens import (
    ANY,
    COR,
    DEBT,
    DEED,
    DESTROY,
    DISCARD,
    FLIP,
    FLIP_DEBT,
    FLIP_DEED,
    MOST,
    MOVE_WORKER,
    REARRANGE,
    VIR,
    WORKER,
    Effect,
    S,
)
from guildhall.viscounts.cards.tokens import DISMISS as SCHEME_DISMISS
from guildhall.viscounts.castle import ShiftWorker, place_workers
from guildhall.viscounts.deck import DestroyCard, DiscardCard, Rearrange
from guildhall.viscounts.events import GAINED
from guildhall.viscounts.kingdom import flip_debt, flip_deed, take_debts, take_deeds
from guildhall.viscounts.names import RESOURCES, message
from guildhall.viscounts.steps import EFFECT, NUMBER, CountedQuestion, SeatQuestion, SeatStep
from guildhall.viscounts.virtue import gain_corruption, gain_virtue

if TYPE_CHECKING:
    from guildhall.viscounts.table import Seat, Table


class Resolve(SeatStep):
    """One part of an effect."""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, EFFECT, NUMBER)

    def __init__(self, index: int, kind: int, amount: int) -> None:
        super().__init__(index)
        self.kind = kind
        self.amount = amount

    def args(self) -> list[int]:
        return [self.index, self.kind, self.amount]

    def resolve(self, table: Table) -> None:
        resolve_effect(table, table.seats[self.index], self.kind, self.amount)


def queue(table: Table, index: int, effects: Sequence[Effect]) -> None:
    """These effects happen next, the first one first, before all that was on the agenda."""
    for i in range(len(effects) - 1, -1, -1):
        table.push(Resolve(index, effects[i].kind, effects[i].amount))


def resolve_effect(table: Table, seat: Seat, kind: int, amount: int) -> None:
    effect = DOES[kind][amount]
    if effect.is_possible(table, seat):
        effect.apply(table, seat)


def gain_good(table: Table, seat: Seat, good: int, amount: int) -> None:
    seat.goods[good] += amount
    table.tell(GAINED, seat.index, good, amount)


class TakeResource(CountedQuestion):
    """Which resource do you take? One at a time."""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, NUMBER)

    def options(self, table: Table) -> list[int]:
        return table.rules.words.take

    def choose(self, table: Table, answer: int) -> None:
        if self.count > 1:
            table.push(TakeResource(self.index, self.count - 1))
        gain_good(table, table.seats[self.index], table.rules.vocabulary.a[answer], 1)

    def prompt(self, table: Table) -> Message:
        return message("ask-take-resource", {"number": self.count})


class WhichFlip(SeatQuestion):
    """Do you flip a debt or a deed?"""

    def options(self, table: Table) -> list[int]:
        words = table.rules.words
        return [words.flip_debt, words.flip_deed]

    def choose(self, table: Table, answer: int) -> None:
        seat = table.seats[self.index]
        if table.rules.vocabulary.verb[answer] == SAYS_FLIP_DEBT:
            flip_debt(table, seat)
        else:
            flip_deed(table, seat)


# What each kind of effect does.


class Does(AnyEffect["Table", "Seat"]):
    """One part of an effect, such as `VIR(2)`: the same object wherever it is printed."""

    def __init__(self, kind: int, amount: int) -> None:
        self.kind = kind
        self.amount = amount

    def message(self) -> Message:
        return effect_text(Effect(self.kind, self.amount))


class OfPlayers(Does):
    """Who follows cards keeps no goods and chooses nothing, and leaves such effects out."""

    def is_possible(self, table: Table, seat: Seat) -> bool:
        return not table.is_automaton(seat)


class GainGood(OfPlayers):
    def apply(self, table: Table, seat: Seat) -> None:
        gain_good(table, seat, self.kind, self.amount)


class GainAny(OfPlayers):
    def apply(self, table: Table, seat: Seat) -> None:
        table.push(TakeResource(seat.index, self.amount))


class GainVirtue(Does):
    def apply(self, table: Table, seat: Seat) -> None:
        gain_virtue(table, seat, self.amount)


class GainCorruption(Does):
    def apply(self, table: Table, seat: Seat) -> None:
        gain_corruption(table, seat, self.amount)


class TakeDeeds(Does):
    def apply(self, table: Table, seat: Seat) -> None:
        take_deeds(table, seat, self.amount)


class TakeDebts(Does):
    def apply(self, table: Table, seat: Seat) -> None:
        take_debts(table, seat, self.amount)


class PlaceWorkers(Does):
    def apply(self, table: Table, seat: Seat) -> None:
        place_workers(table, seat, self.amount)


class FlipDebt(Does):
    def is_possible(self, table: Table, seat: Seat) -> bool:
        return seat.unpaid > 0

    def apply(self, table: Table, seat: Seat) -> None:
        flip_debt(table, seat)


class FlipDeed(Does):
    def is_possible(self, table: Table, seat: Seat) -> bool:
        return seat.plain > 0

    def apply(self, table: Table, seat: Seat) -> None:
        flip_deed(table, seat)


class FlipEither(Does):
    """A debt or a deed. Who follows cards flips debts first."""

    def is_possible(self, table: Table, seat: Seat) -> bool:
        return seat.unpaid > 0 or seat.plain > 0

    def apply(self, table: Table, seat: Seat) -> None:
        if seat.unpaid == 0:
            flip_deed(table, seat)
        elif seat.plain == 0 or table.is_automaton(seat):
            flip_debt(table, seat)
        else:
            table.push(WhichFlip(seat.index))


class Destroy(OfPlayers):
    def apply(self, table: Table, seat: Seat) -> None:
        table.push(DestroyCard(seat.index))


class Discard(OfPlayers):
    def apply(self, table: Table, seat: Seat) -> None:
        table.push(DiscardCard(seat.index))


class RearrangeSlots(OfPlayers):
    def apply(self, table: Table, seat: Seat) -> None:
        table.push(Rearrange(seat.index))


class MoveWorker(OfPlayers):
    def apply(self, table: Table, seat: Seat) -> None:
        table.push(ShiftWorker(seat.index))


def _does(kind: int, amount: int) -> Does:
    kinds: dict[int, type[Does]] = {
        ANY: GainAny, VIR: GainVirtue, COR: GainCorruption, DEED: TakeDeeds, DEBT: TakeDebts, WORKER: PlaceWorkers,
        FLIP_DEBT: FlipDebt, FLIP_DEED: FlipDeed, FLIP: FlipEither, DESTROY: Destroy, DISCARD: Discard,
        REARRANGE: RearrangeSlots, MOVE_WORKER: MoveWorker,
    }  # fmt: skip
    return kinds.get(kind, GainGood)(kind, amount)


# By kind and amount; the last two kinds are no effects, but words of schemes.
DOES: Final[list[list[Does]]] = [[_does(kind, amount) for amount in range(MOST + 1)] for kind in range(SCHEME_DISMISS)]
assert RESOURCES == S, "effects and goods number the resources alike"
