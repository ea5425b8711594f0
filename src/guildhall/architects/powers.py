"""What a seat's board and Apprentices let it do, and the abilities that rows of cards are put together from.

An ability is either a moment and an effect (`When`), a changed number (`Change`), a further trade, a way to pay with
something else, or a way out of a loss. Places, prices and losses ask the seat's `Powers`; none of them knows a card
by name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from guildhall.architects.answers import MOST_PAID
from guildhall.architects.names import (
    AREAS,
    CATHEDRAL_AT_ANY_VIRTUE,
    GOLD_IS_MARBLE,
    GOODS,
    MARKET_AT_ANY_VIRTUE,
    MARKET_LEFT,
    MARKET_RIGHT,
    MOMENT_NAMES,
    MOMENTS,
    NO_DISCARD_AT_CATHEDRAL,
    NUMBER_NAMES,
    NUMBERS,
    PLACES,
    SKILLS,
)
from guildhall.architects.occasions import Occasion
from guildhall.architects.steps import SeatStep
from guildhall.engine.agenda import AnyAutomaton
from guildhall.engine.cards import Number
from guildhall.engine.meaning import COUNT, SEAT, Meaning
from guildhall.engine.message import Message

if TYPE_CHECKING:
    from guildhall.architects.effects import Effect
    from guildhall.architects.paying import Price
    from guildhall.architects.table import Seat, Table


MOST_CHANGED: Final = 9  # by a corrected card
# Changes that have no size.
ON_OR_OFF: Final = (NO_DISCARD_AT_CATHEDRAL, GOLD_IS_MARBLE, MARKET_AT_ANY_VIRTUE, CATHEDRAL_AT_ANY_VIRTUE)


# What most places, numbers and moments have. Shared by all powers, so never added to in place.
NO_WORDS: Final[list[int]] = []
NO_EFFECTS: Final[list[Effect]] = []


class Automaton(AnyAutomaton["Table"]):
    """Who sits at a seat where nobody chooses, and what becomes of that which it cannot keep."""

    def gains(self, table: Table, seat: Seat, good: int, amount: int) -> None:
        """It gains this much of a good."""
        raise AssertionError("an automaton says what becomes of goods")

    def rewarded(self, table: Table, seat: Seat) -> None:
        """It gains a Reward."""
        raise AssertionError("an automaton says what becomes of a Reward")

    def exceeds(self, table: Table, seat: Seat, points: int) -> None:
        """Its Virtue would have risen this far above the end of the track."""
        raise AssertionError("an automaton says what becomes of Virtue above the end")

    def gains_in_vain(self, table: Table, seat: Seat) -> None:
        """It would have gained something on an expansion's track that is at its end."""

    def compared(self, table: Table, seat: Seat, good: int) -> int:
        """What counts against a player who compares an amount of this good."""
        return 0


class Powers:
    """All abilities of one seat, sorted by who asks for them. Immutable once made."""

    def __init__(self) -> None:
        self.skills: list[int] = [0] * len(SKILLS)  # icons of each skill on Apprentices and Tools
        self.skill_mask = 0
        self.numbers: list[int] = [0] * NUMBERS
        self.more_workers: list[int] = [0] * PLACES  # to count at a place beyond those that stand there
        self.more_workers_words: list[list[int]] = [NO_WORDS] * PLACES
        self.perhaps_more: list[int] = [0] * PLACES  # to count there besides, if the player wants
        self.number_words: list[list[int]] = [NO_WORDS] * NUMBERS
        self.effects: list[list[Effect]] = [NO_EFFECTS] * MOMENTS
        self.effect_words: list[list[int]] = [NO_WORDS] * MOMENTS
        self.resets: list[Effect] = []  # what may be used in a Black Market Reset
        self.reset_words: list[int] = []
        self.trades: list[Trade] = []
        self.trade_words: list[int] = []
        self.substitutes: list[Substitute] = []
        self.virtue_escapes: list[Escape] = []
        self.debt_escapes: list[Escape] = []
        self.automaton: Automaton | None = None

    def trigger(self, moment: int, table: Table, seat: Seat, without: list[int] = NO_WORDS) -> None:
        """Bring the seat what its cards give at this moment; those called on by the words of `without` give nothing."""
        effects = self.effects[moment]
        for i in range(len(effects)):
            word = self.effect_words[moment][i]
            if word in without or not effects[i].is_possible(table, seat):
                continue
            about_to_benefit(table, seat, [word], Bring(seat.index, moment, i))

    # For the abilities that join. `word` is the answer by which the owner calls on the card.

    def add_effect(self, moment: int, effect: Effect, word: int) -> None:
        self.effects[moment] = [*self.effects[moment], effect]
        self.effect_words[moment] = [*self.effect_words[moment], word]

    def add_number(self, number: int, by: int, word: int) -> None:
        self.numbers[number] += by
        self.number_words[number] = [*self.number_words[number], word]

    def add_worker(self, place: int, word: int) -> None:
        """Let one more Worker count at a place."""
        self.more_workers[place] += 1
        self.more_workers_words[place] = [*self.more_workers_words[place], word]

    def add_skills(self, skills: list[int]) -> None:
        for skill in skills:
            self.skills[skill] += 1
            self.skill_mask |= 1 << skill


class Observer:
    """What the base game tells an expansion. Each method does nothing unless overridden."""

    def benefited(self, table: Table, seat: Seat, word: int) -> None:
        """The card that is called on by this word has brought its owner something."""

    def precedes(self, table: Table, seat: Seat, words: list[int], step: SeatStep) -> bool:
        """This step is about to bring the owner of the cards with these words something. Has this put it on the agenda,
        with something on top that may come first?"""
        return False

    def foresees(self, table: Table, captor: Seat, owner: Seat, place: int, occasion: Occasion) -> None:
        """Such Workers are about to be captured: note what that will do to the captor."""

    def placed(self, table: Table, seat: Seat, area: int) -> None:
        """A Worker has been placed; its action has not begun."""

    def captured(self, table: Table, captor: Seat, owner: Seat, place: int) -> None:
        """Workers of a colour at a place have been captured: one group, most often all that stood there."""

    def imprisoned(self, table: Table, owner: Seat, source: int) -> None:
        """All of a player's Workers have gone to Prison from an area, or (-1 - seat) from a player's board."""

    def left_prison(self, table: Table, seat: Seat, count: int) -> None:
        """So many of a player's Workers have come home from Prison."""

    def left_boards(self, table: Table, seat: Seat) -> None:
        """All of a player's Workers have come home from the other boards."""

    def retrieved(self, table: Table, seat: Seat, source: int) -> None:
        """One Worker has been taken back from an area, or (-1 - seat) from a player's board."""

    def dismissed(self, table: Table, seat: Seat, card: int, at_will: bool) -> None:
        """An Apprentice has been discarded, perhaps by a player who did not have to."""


class Arrival:
    """What an expansion lets come between the placing of a Worker and the visit."""

    def meets(self, table: Table, seat: Seat, area: int, n: int) -> bool:
        """A Worker has been placed. Has this put something on the agenda that will see to the visit?"""
        return False

    def calls(self, table: Table, seat: Seat, area: int) -> bool:
        """Is there something to place a Worker for, even if nothing can be done at the place itself?"""
        return False


class Interlude:
    """What an expansion lets a player do between two actions of one visit."""

    def offers(self, table: Table, seat: Seat) -> list[int]:
        """The answers that do something now."""
        return []

    def words(self, table: Table, seat: Seat) -> list[int]:
        """What a player may think of while something of this can be done."""
        return self.offers(table, seat)

    def refusal(self, table: Table, seat: Seat, answer: int) -> Message | None:
        """Why one of these words is not offered; None if it is."""
        return None

    def take(self, table: Table, seat: Seat, answer: int) -> None:
        """Carry out one of them."""
        raise AssertionError("an interlude is carried out")

    def note(self, table: Table, seat: Seat) -> Message | None:
        """What a player has to know to decide about it, if anything can be done now."""
        return None


class PowerGiver:
    """Something besides board and Apprentices that gives a seat abilities."""

    def give(self, table: Table, seat: Seat, powers: Powers) -> None:
        raise AssertionError("a giver of powers says what it gives")


def about_to_benefit(table: Table, seat: Seat, words: list[int], step: SeatStep) -> None:
    """Carry out a step that brings the owner of these cards something, after what may come before it."""
    if words:
        for observer in table.rules.observers:
            if observer.precedes(table, seat, words, step):
                return
    step.resolve(table)


class Bring(SeatStep):
    """A seat gets what one of its cards gives at a moment: the one with this number among those that do."""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, COUNT, COUNT)

    def __init__(self, index: int, moment: int, number: int) -> None:
        super().__init__(index)
        self.moment = moment
        self.number = number

    def args(self) -> list[int]:
        return [self.index, self.moment, self.number]

    def complaint(self, table: Table) -> str:
        if self.moment < MOMENTS and self.number < len(table.seats[self.index].powers.effects[self.moment]):
            return ""
        return "No card gives anything at that moment."

    def occasion(self, table: Table) -> Occasion:
        effect = table.seats[self.index].powers.effects[self.moment][self.number]
        return effect.occasion(table, table.seats[self.index])

    def resolve(self, table: Table) -> None:
        seat = table.seats[self.index]
        # What the effect asks lies on top of what follows from the benefit.
        benefit(table, seat, seat.powers.effect_words[self.moment][self.number])
        seat.powers.effects[self.moment][self.number].apply(table, seat)


def benefit(table: Table, seat: Seat, word: int) -> None:
    for observer in table.rules.observers:
        observer.benefited(table, seat, word)


def benefit_all(table: Table, seat: Seat, words: list[int]) -> None:
    for word in words:
        benefit(table, seat, word)


class Ability:
    """A part of what a card or a board does. `word` is the answer by which its owner calls on it, if any."""

    def join(self, powers: Powers, word: int) -> None:
        raise AssertionError("an ability says where it belongs")

    def message(self) -> Message:
        raise AssertionError("an ability describes itself")

    def numbers(self) -> dict[str, Number]:
        """The numbers in it that a correction may change, by name."""
        return {}

    def with_numbers(self, numbers: dict[str, int]) -> Ability:
        """The same ability with some of its numbers replaced."""
        return self


class When(Ability):
    """At this moment, or at each visit to this place, the owner gets the effect."""

    def __init__(self, moment: int, effect: Effect) -> None:
        self.moment = moment
        self.effect = effect

    def join(self, powers: Powers, word: int) -> None:
        powers.add_effect(self.moment, self.effect, word)

    def message(self) -> Message:
        if self.moment < PLACES:
            place = Message(f"the-{AREAS[self.moment]}")
            return Message("when-at-place", {"place": place, "effect": self.effect.message()})
        return Message(f"when-{MOMENT_NAMES[self.moment - PLACES]}", {"effect": self.effect.message()})

    def numbers(self) -> dict[str, Number]:
        return self.effect.numbers()

    def with_numbers(self, numbers: dict[str, int]) -> When:
        return When(self.moment, self.effect.with_numbers(numbers))


class AtMarket(Ability):
    """At each action on any of the three Black Market spaces the owner gets the effect."""

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def join(self, powers: Powers, word: int) -> None:
        for place in range(MARKET_LEFT, MARKET_RIGHT + 1):
            powers.add_effect(place, self.effect, word)

    def message(self) -> Message:
        return Message("at-market", {"effect": self.effect.message()})

    def numbers(self) -> dict[str, Number]:
        return self.effect.numbers()

    def with_numbers(self, numbers: dict[str, int]) -> AtMarket:
        return AtMarket(self.effect.with_numbers(numbers))


class OnReset(Ability):
    """In each Black Market Reset the owner may use the effect."""

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def join(self, powers: Powers, word: int) -> None:
        powers.resets.append(self.effect)
        powers.reset_words.append(word)

    def message(self) -> Message:
        from guildhall.architects.effects import If

        effect = self.effect
        if isinstance(effect, If):
            return Message(
                "on-reset-with", {"condition": effect.condition.message(), "effect": effect.effect.message()}
            )
        return Message("on-reset", {"effect": effect.message()})

    def numbers(self) -> dict[str, Number]:
        return self.effect.numbers()

    def with_numbers(self, numbers: dict[str, int]) -> OnReset:
        return OnReset(self.effect.with_numbers(numbers))


class Change(Ability):
    """A standing change of a number: a discount, a higher limit. An expansion's change has its own name, and a size
    only if it is `sized`."""

    def __init__(self, number: int, by: int = 1, name: str = "", sized: bool = False) -> None:
        self.number = number
        self.by = by
        self.name = name or NUMBER_NAMES[number]
        self.sized = sized or (not name and number not in ON_OR_OFF)

    def join(self, powers: Powers, word: int) -> None:
        powers.add_number(self.number, self.by, word)

    def message(self) -> Message:
        return Message(f"change-{self.name}", {"by": self.by})

    def numbers(self) -> dict[str, Number]:
        if not self.sized:
            return {}
        return {self._name(): Number(self.by, 1, MOST_CHANGED)}

    def with_numbers(self, numbers: dict[str, int]) -> Change:
        return Change(self.number, numbers.get(self._name(), self.by), self.name, self.sized)

    def _name(self) -> str:
        return self.name.replace("-", "_")


class OneMoreWorker(Ability):
    """Count one Worker more at a place than stand there."""

    def __init__(self, place: int) -> None:
        self.place = place

    def join(self, powers: Powers, word: int) -> None:
        powers.add_worker(self.place, word)

    def message(self) -> Message:
        return Message("one-more-worker", {"place": Message(f"the-{AREAS[self.place]}")})


class Trade(Ability):
    """A trade at the King's Storehouse."""

    def __init__(self, price: Price, gain: Effect) -> None:
        self.price = price
        self.gain = gain

    def join(self, powers: Powers, word: int) -> None:
        powers.trades.append(self)
        powers.trade_words.append(word)

    def message(self) -> Message:
        return Message("storehouse-trade", {"price": self.price.message(), "gain": self.gain.message()})

    def numbers(self) -> dict[str, Number]:
        if self.price.count:
            numbers = {"pay_any": Number(self.price.count, 1, MOST_PAID)}
        else:
            numbers = {f"pay_{good}": Number(self.price.goods[i], 0, MOST_PAID) for i, good in enumerate(GOODS)}
        numbers.update(self.gain.numbers())
        return numbers

    def with_numbers(self, numbers: dict[str, int]) -> Trade:
        goods = [numbers.get(f"pay_{good}", self.price.goods[i]) for i, good in enumerate(GOODS)]
        price = self.price.with_goods(goods)
        price.count = numbers.get("pay_any", price.count)
        return Trade(price, self.gain.with_numbers(numbers))


class Substitute(Ability):
    """Something that may replace a part of a price: turns the ways to pay it into more, or other, ways.

    A way is a list of numbers, one for each good, and last how many Building cards are discarded.
    """

    def join(self, powers: Powers, word: int) -> None:
        powers.substitutes.append(self)

    def ways(self, price: Price, ways: list[list[int]], cards: int) -> list[list[int]]:
        """The ways to pay once this is allowed too; `cards` is how many Building cards could be discarded."""
        raise AssertionError("a substitute says what it stands in for")


class Escape(Ability):
    """A way to avoid a loss: what the owner may do instead of losing 1 Virtue or taking 1 Debt."""

    def word(self, table: Table) -> int:
        """The answer that takes this way out."""
        raise AssertionError("an escape has an answer")

    def is_open(self, table: Table, seat: Seat) -> bool:
        raise AssertionError("an escape says when it can be taken")

    def takes_cards(self) -> bool:
        """Does it cost Building cards?"""
        return False

    def takes_silver(self, seat: Seat) -> bool:
        """May it cost this seat Silver?"""
        return False

    def spares(self, table: Table, seat: Seat, price: Price, helper: int) -> bool:
        """Could this price, which is about to be paid, still be paid after this? `helper` is the first one asked."""
        return True

    def take(self, table: Table, seat: Seat) -> None:
        raise AssertionError("an escape says what it costs")


class Both(Ability):
    """Two abilities of one card or board."""

    def __init__(self, first: Ability, second: Ability) -> None:
        self.first = first
        self.second = second

    def join(self, powers: Powers, word: int) -> None:
        self.first.join(powers, word)
        self.second.join(powers, word)

    def message(self) -> Message:
        return Message("both", {"first": self.first.message(), "second": self.second.message()})

    def numbers(self) -> dict[str, Number]:
        both = self.first.numbers()
        both.update(self.second.numbers())
        return both

    def with_numbers(self, numbers: dict[str, int]) -> Both:
        return Both(self.first.with_numbers(numbers), self.second.with_numbers(numbers))
