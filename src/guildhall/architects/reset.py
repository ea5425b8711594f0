"""The Black Market Reset, step by step.

It comes after the action of the third Worker on the market, or of the Worker on one of two Guildhall spaces; once a
turn at most. An expansion adds its steps to the rules' list (`rules.reset_steps`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from guildhall.architects.effects import LosesVirtue, TakeDebts, in_turn
from guildhall.architects.events import MARKET_RESHUFFLED, MARKET_TURNED, RESET
from guildhall.architects.locations.black_market import SPACES
from guildhall.architects.names import MARKET_LEFT, PRISON
from guildhall.architects.occasions import Occasion
from guildhall.architects.powers import about_to_benefit, benefit
from guildhall.architects.steps import SeatQuestion, SeatStep
from guildhall.architects.workers import imprison_all
from guildhall.engine.agenda import Step
from guildhall.engine.meaning import COUNT, MASK, SEAT, Meaning
from guildhall.engine.piles import refill

if TYPE_CHECKING:
    from guildhall.architects.effects import Effect
    from guildhall.architects.paying import Helper
    from guildhall.architects.table import Seat, Table

PRISONERS_THAT_COST_VIRTUE: Final = 3
LOSS: Final = LosesVirtue(1)
DEBT: Final = TakeDebts(1)


class BlackMarketReset(Step["Table"]):
    """All steps in their order."""

    def resolve(self, table: Table) -> None:
        table.tell(RESET, -1)
        for step in reversed(table.rules.reset_steps):
            table.push(step)


class WorkersToPrison(Step["Table"]):
    """1. All Workers on the market go to Prison."""

    def resolve(self, table: Table) -> None:
        for seat in table.seats:
            for space in range(MARKET_LEFT, MARKET_LEFT + SPACES):
                imprison_all(table, seat, space)


class TurnMarketCard(Step["Table"]):
    """2. The top Small card is turned over to the right; if there is none, the Large ones are shuffled first (K22)."""

    def resolve(self, table: Table) -> None:
        if refill(table.small_pile, table.large_pile, table.rng, "market"):
            table.tell(MARKET_RESHUFFLED, -1)
        card = table.small_pile.pop()
        table.large_pile.append(card)
        table.reveals += 1
        table.tell(MARKET_TURNED, -1, card)


class ResetAbilities(Step["Table"]):
    """3. What cards and boards do in a reset, clockwise from the player whose turn it is (U9)."""

    def resolve(self, table: Table) -> None:
        for index in reversed(table.clockwise(table.active)):
            if table.seats[index].powers.resets:
                table.push(WhichResetAbility(index, 0))


class WhichResetAbility(SeatQuestion):
    """Which ability do you use now? Each once, in any order, or not at all. Bits in `used` mark those used."""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, MASK)

    def __init__(self, index: int, used: int) -> None:
        super().__init__(index)
        self.used = used

    def args(self) -> list[int]:
        return [self.index, self.used]

    def options(self, table: Table) -> list[int]:
        seat = table.seats[self.index]
        powers = seat.powers
        options: list[int] = []
        for i in range(len(powers.resets)):
            if self.used & (1 << i):
                continue
            word = powers.reset_words[i]
            if powers.resets[i].is_possible(table, seat) or enabler(table, seat, word, powers.resets[i]) is not None:
                options.append(word)
        options.append(table.rules.words.done)
        return options

    def choose(self, table: Table, answer: int) -> None:
        if answer == table.rules.words.done:
            return
        seat = table.seats[self.index]
        i = seat.powers.reset_words.index(answer)
        table.push(WhichResetAbility(self.index, self.used | 1 << i))
        effect = seat.powers.resets[i]
        if not effect.is_possible(table, seat):
            helper = enabler(table, seat, answer, effect)
            assert helper is not None
            helper.enable(table, seat, answer)
        about_to_benefit(table, seat, [answer], UseAbility(self.index, i))


class UseAbility(SeatStep):
    """A seat uses one of its abilities for a reset."""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, COUNT)

    def __init__(self, index: int, number: int) -> None:
        super().__init__(index)
        self.number = number

    def args(self) -> list[int]:
        return [self.index, self.number]

    def complaint(self, table: Table) -> str:
        return "" if self.number < len(table.seats[self.index].powers.resets) else "There is no such ability."

    def occasion(self, table: Table) -> Occasion:
        effect = table.seats[self.index].powers.resets[self.number]
        return effect.occasion(table, table.seats[self.index])

    def resolve(self, table: Table) -> None:
        seat = table.seats[self.index]
        benefit(table, seat, seat.powers.reset_words[self.number])
        seat.powers.resets[self.number].apply(table, seat)


def enabler(table: Table, seat: Seat, word: int, effect: Effect) -> Helper | None:
    """What would make a card's effect possible."""
    for helper in table.rules.helpers:
        if helper.enables(table, seat, word, effect):
            return helper
    return None


class PrisonersCostVirtue(Step["Table"]):
    """4. Each player with 3 or more own Workers in Prison loses 1 Virtue."""

    def resolve(self, table: Table) -> None:
        seats = table.clockwise(table.active)
        losers = [index for index in seats if table.seats[index].workers[PRISON] >= PRISONERS_THAT_COST_VIRTUE]
        in_turn(table, LOSS, losers)


class MostPrisonersTakeDebt(Step["Table"]):
    """5. Whoever has the most own Workers in Prison, if any, takes a Debt; all who are tied take one."""

    def resolve(self, table: Table) -> None:
        most = 1
        for seat in table.seats:
            if seat.workers[PRISON] > most:
                most = seat.workers[PRISON]
        seats = table.clockwise(table.active)
        in_turn(table, DEBT, [index for index in seats if table.seats[index].workers[PRISON] == most])


def base_steps() -> list[Step[Table]]:
    return [WorkersToPrison(), TurnMarketCard(), ResetAbilities(), PrisonersCostVirtue(), MostPrisonersTakeDebt()]
