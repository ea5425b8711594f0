"""What this expansion adds to a Black Market Reset: its steps 3 to 8. The base game's come before and after them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from guildhall.architects.counting import Condition
from guildhall.architects.effects import Effect, If, in_turn
from guildhall.architects.powers import Ability, Powers
from guildhall.architects.reset import ResetAbilities
from guildhall.architects.steps import SeatQuestion
from guildhall.architects.wonders.events import (
    CONTRIBUTION_TURNED,
    CONTRIBUTIONS_RESHUFFLED,
    PRINCESS_MOVED,
    PRINCESS_REWARDED,
    PROFITEER_MOVED,
    PROFITEER_STRUCK,
    RESOURCES_LAID,
)
from guildhall.architects.wonders.names import BEFORE_CONSEQUENCES, NOBODY, PRINCESS_COUNTS, SLOTS
from guildhall.architects.wonders.part import move_figures, part_of, words_of
from guildhall.architects.workers import imprison_all
from guildhall.engine.agenda import Step
from guildhall.engine.cards import Number
from guildhall.engine.message import Message
from guildhall.engine.piles import refill

if TYPE_CHECKING:
    from guildhall.architects.table import Seat, Table


class AtPrincess(Condition):
    """At least one own Worker stands where the Princess does."""

    def holds(self, table: Table, seat: Seat) -> bool:
        return seat.workers[part_of(table).princess] > 0

    def message(self) -> Message:
        return Message("if-at-princess")


class AtProfiteer(Condition):
    """At least one own Worker stands where the Profiteer does."""

    def holds(self, table: Table, seat: Seat) -> bool:
        return seat.workers[part_of(table).profiteer] > 0

    def message(self) -> Message:
        return Message("if-at-profiteer")


class InReset(Ability):
    """In each Black Market Reset, before the consequences, the owner gets the effect if the condition holds."""

    def __init__(self, condition: Condition, effect: Effect) -> None:
        self.condition = condition
        self.effect = effect

    def join(self, powers: Powers, word: int) -> None:
        powers.add_effect(BEFORE_CONSEQUENCES, If(self.condition, self.effect), word)

    def message(self) -> Message:
        return Message("in-reset-with", {"condition": self.condition.message(), "effect": self.effect.message()})

    def numbers(self) -> dict[str, Number]:
        return self.effect.numbers()

    def with_numbers(self, numbers: dict[str, int]) -> InReset:
        return InReset(self.condition, self.effect.with_numbers(numbers))


class BeforeConsequences(Step["Table"]):
    """3. What certain Apprentices bring by where the figures and their owners' Workers stand now."""

    def resolve(self, table: Table) -> None:
        in_turn(table, WHERE_THEY_STAND, table.clockwise(table.active))


class WhereTheyStand(Effect):
    """All that a seat's Apprentices bring by it."""

    def apply(self, table: Table, seat: Seat) -> None:
        seat.powers.trigger(BEFORE_CONSEQUENCES, table, seat)


WHERE_THEY_STAND: Final = WhereTheyStand()


class ProfiteerConsequence(Step["Table"]):
    """4. Everybody with Workers at the Profiteer's place suffers the left side, once, and they all go to Prison."""

    def resolve(self, table: Table) -> None:
        part = part_of(table)
        place = part.profiteer
        struck = [index for index in table.clockwise(table.active) if table.seats[index].workers[place]]
        for index in struck:
            seat = table.seats[index]
            table.tell(PROFITEER_STRUCK, index, part.consequences[-1], seat.workers[place])
            imprison_all(table, seat, place)
        in_turn(table, part.consequence().penalty, struck)


class PrincessConsequence(Step["Table"]):
    """5. Whoever has the most Workers at the Princess's place, if anybody, gains the right side; all who are tied
    do."""

    def resolve(self, table: Table) -> None:
        place = part_of(table).princess
        most = max(1, max(seat.workers[place] for seat in table.seats))
        for index in reversed(table.clockwise(table.active)):
            if table.seats[index].workers[place] == most:
                table.push(PrincessReward(index))


class PrincessReward(SeatQuestion):
    """Which of the Princess's two rewards do you want?"""

    def options(self, table: Table) -> list[int]:
        seat = table.seats[self.index]
        words = words_of(table)
        card = part_of(table).consequence()
        other = card.other_reward
        if other is None:
            return [words.left]
        options: list[int] = []
        if card.reward.is_possible(table, seat):
            options.append(words.left)
        if other.is_possible(table, seat):
            options.append(words.right)
        return options if options else [table.rules.words.done]

    def choose(self, table: Table, answer: int) -> None:
        if answer == table.rules.words.done:
            return
        part = part_of(table)
        card = part.consequence()
        table.tell(PRINCESS_REWARDED, self.index, part.consequences[-1])
        effect = card.reward if answer == words_of(table).left else card.other_reward
        assert effect is not None
        effect.apply(table, table.seats[self.index])

    def prompt(self, table: Table) -> Message:
        card = part_of(table).consequence()
        other = card.other_reward
        second = card.reward.message() if other is None else other.message()
        return Message("ask-princess-reward", {"left": card.reward.message(), "right": second})


class LayResources(Step["Table"]):
    """6. What was contributed goes to the Wonder of its kind, or to the supply if that has been built."""

    def resolve(self, table: Table) -> None:
        part = part_of(table)
        for good in range(SLOTS):
            if part.filled[good]:
                part.filled[good] = 0
                if part.owners[good] == NOBODY:
                    part.laid[good] += 1
                    table.tell(RESOURCES_LAID, -1, part.rows.first + good, part.laid[good])


EARLY_SHUFFLE: Final = "early_shuffle"


class TurnContribution(Step["Table"]):
    """7. The top Contribution Card is turned over; if there is none, all are shuffled first. At some tables the others
    are shuffled as soon as the last one has been turned over, so that one is always open."""

    def resolve(self, table: Table) -> None:
        part = part_of(table)
        if refill(part.contributions, part.consequences, table.rng, "contributions"):
            table.tell(CONTRIBUTIONS_RESHUFFLED, -1)
        card = part.contributions.pop()
        part.consequences.append(card)
        table.reveals += 1
        table.tell(CONTRIBUTION_TURNED, -1, card)
        if not part.contributions and EARLY_SHUFFLE in table.rules.options.flags:
            part.consequences.pop()
            refill(part.contributions, part.consequences, table.rng, "contributions")
            part.consequences.append(card)
            table.tell(CONTRIBUTIONS_RESHUFFLED, -1)


class MoveFigures(Step["Table"]):
    """8. Both figures go where the new consequence says."""

    def resolve(self, table: Table) -> None:
        part = part_of(table)
        move_figures(part)
        table.tell(PRINCESS_MOVED, -1, part.princess)
        table.tell(PROFITEER_MOVED, -1, part.profiteer)
        for seat in table.seats:
            if seat.powers.numbers[PRINCESS_COUNTS]:  # nobody else's depend on where she stands
                table.rules.renew_powers(table, seat)


def add_steps(steps: list[Step[Table]]) -> None:
    """Put steps 3 to 8 before what cards and boards do in any reset."""
    start = next(i for i, step in enumerate(steps) if isinstance(step, ResetAbilities))
    steps[start:start] = [
        BeforeConsequences(),
        ProfiteerConsequence(),
        PrincessConsequence(),
        LayResources(),
        TurnContribution(),
        MoveFigures(),
    ]
