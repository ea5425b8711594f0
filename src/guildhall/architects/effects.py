"""What cards do in this game, put together in the rows of the card tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from guildhall.architects.answers import MOST_RELEASED
from guildhall.architects.debts import destroy_debt, take_debts
from guildhall.architects.events import GAINED
from guildhall.architects.hand import discard_building, draw_buildings
from guildhall.architects.names import GOLD, GOODS, LARGE_CIRCLES, PRISON
from guildhall.architects.occasions import Occasion
from guildhall.architects.steps import BUILDING, SeatQuestion
from guildhall.architects.virtue import gain_virtue, lose_virtue
from guildhall.architects.workers import FreeCapture, ReleaseSome, foreseen, free_from_boards, free_prisoners
from guildhall.engine.agenda import Step
from guildhall.engine.cards import Number
from guildhall.engine.effects import AnyEffect
from guildhall.engine.meaning import COUNT, SEAT, Meaning
from guildhall.engine.message import Message

if TYPE_CHECKING:
    from guildhall.architects.counting import Condition, Count
    from guildhall.architects.table import Seat, Table


class Effect(AnyEffect["Table", "Seat"]):
    """Something that happens to a seat."""

    def begin(self, table: Table, seat: Seat, card: int) -> None:
        """Apply it as the immediate effect of that Building."""
        self.apply(table, seat)

    def with_numbers(self, numbers: dict[str, int]) -> Effect:
        """The same effect with some of its numbers replaced."""
        return self

    def foresee(self, table: Table, seat: Seat, occasion: Occasion) -> None:
        """Note what it will do to the seat, as far as the seat can see it."""

    def occasion(self, table: Table, seat: Seat) -> Occasion:
        occasion = Occasion()
        self.foresee(table, seat, occasion)
        return occasion

    def message_for_everybody(self) -> Message:
        """The same, said of every player: what is "yours" is "theirs"."""
        return self.message()


def gain_good(table: Table, seat: Seat, good: int, amount: int) -> None:
    if amount > 0:
        automaton = seat.powers.automaton
        if automaton is not None:
            automaton.gains(table, seat, good, amount)
            return
        seat.goods[good] += amount
        table.tell(GAINED, seat.index, good, amount)


def asks(table: Table, effect: Effect, seat: Seat) -> list[Step[Table]]:
    """Apply an effect, but take what it puts on the agenda, so that several can be asked in the order they happened."""
    start = len(table.agenda)
    effect.apply(table, seat)
    steps = table.agenda[start:]
    del table.agenda[start:]
    return steps


def in_turn(table: Table, effect: Effect, seats: list[int]) -> None:
    """Let the effect happen to these seats, and ask what it asks, one after the other in this order."""
    asked = [asks(table, effect, table.seats[index]) for index in seats]
    for steps in reversed(asked):
        table.agenda.extend(steps)


class Gain(Effect):
    """Gain goods, Building cards, Virtue."""

    def __init__(
        self,
        clay: int = 0,
        wood: int = 0,
        stone: int = 0,
        gold: int = 0,
        marble: int = 0,
        silver: int = 0,
        cards: int = 0,
        virtue: int = 0,
    ) -> None:
        self.amounts: list[int] = [clay, wood, stone, gold, marble, silver]
        self.goods: list[int] = [g for g in range(len(GOODS)) if self.amounts[g]]
        self.cards = cards
        self.virtue = virtue

    def apply(self, table: Table, seat: Seat) -> None:
        for good in self.goods:
            gain_good(table, seat, good, self.amounts[good])
        if self.cards:
            draw_buildings(table, seat, self.cards)
        if self.virtue:
            gain_virtue(table, seat, self.virtue)

    def foresee(self, table: Table, seat: Seat, occasion: Occasion) -> None:
        occasion.rises += self.virtue

    def message(self) -> Message:
        only_cards = not self.goods and not self.virtue
        return Message("draw" if only_cards else "gain", {"what": self.what()})

    def what(self) -> Message:
        return Message("list", {"parts": self.parts()})

    def amount_of(self, name: str) -> int:
        if name == "cards":
            return self.cards
        return self.virtue if name == "virtue" else self.amounts[GOODS.index(name)]

    def names(self) -> tuple[str, ...]:
        """What it can bring."""
        return GAINS

    def numbers(self) -> dict[str, Number]:
        return {name: Number(self.amount_of(name), 0, MOST_GAINED) for name in self.names()}

    def with_numbers(self, numbers: dict[str, int]) -> Gain:
        changed = [numbers.get(name, self.amount_of(name)) for name in GAINS]
        return Gain(
            changed[0], changed[1], changed[2], changed[3], changed[4], changed[5], cards=changed[6], virtue=changed[7]
        )

    def parts(self) -> list[Message]:
        parts = [Message(f"good-{GOODS[g]}", {"number": self.amounts[g]}) for g in self.goods]
        if self.cards:
            parts.append(Message("good-cards", {"number": self.cards}))
        if self.virtue:
            parts.append(Message("good-virtue", {"number": self.virtue}))
        return parts


# What a Gain can bring, in the order of its parameters.
GAINS: Final = (*GOODS, "cards", "virtue")
MOST_GAINED: Final = 20
MANY: Final = 20  # the highest that a correction may make any other number


class Series(Effect):
    """Two effects, the first one first."""

    def __init__(self, first: Effect, second: Effect) -> None:
        self.first = first
        self.second = second

    def apply(self, table: Table, seat: Seat) -> None:
        first = asks(table, self.first, seat)
        second = asks(table, self.second, seat)
        table.agenda.extend(second)
        table.agenda.extend(first)

    def foresee(self, table: Table, seat: Seat, occasion: Occasion) -> None:
        self.first.foresee(table, seat, occasion)
        self.second.foresee(table, seat, occasion)

    def message(self) -> Message:
        return Message("series", {"first": self.first.message(), "second": self.second.message()})

    def numbers(self) -> dict[str, Number]:
        both = self.first.numbers()
        both.update({name: number for name, number in self.second.numbers().items() if number.value})
        return both

    def with_numbers(self, numbers: dict[str, int]) -> Series:
        return Series(
            self.first.with_numbers(_own(self.first, numbers)), self.second.with_numbers(_own(self.second, numbers))
        )


class CardsPer(Effect):
    """Draw 1 Building card for each of something."""

    def __init__(self, count: Count) -> None:
        self.count = count

    def apply(self, table: Table, seat: Seat) -> None:
        draw_buildings(table, seat, self.count.of(table, seat))

    def message(self) -> Message:
        return Message("cards-per", {"count": self.count.message(1)})


class TakeDebts(Effect):
    """Take unpaid Debts."""

    def __init__(self, count: int) -> None:
        self.count = count

    def apply(self, table: Table, seat: Seat) -> None:
        take_debts(table, seat, self.count)

    def foresee(self, table: Table, seat: Seat, occasion: Occasion) -> None:
        occasion.debts += self.count

    def message(self) -> Message:
        return Message("take-debts", {"number": self.count})

    def numbers(self) -> dict[str, Number]:
        return {"debts": Number(self.count, 1, MANY)}

    def with_numbers(self, numbers: dict[str, int]) -> TakeDebts:
        return TakeDebts(numbers.get("debts", self.count))


class Either(Effect):
    """A Building's choice between two effects, each with the answer that chooses it (`answers.CHOICES`)."""

    def __init__(self, first: Effect, first_choice: int, second: Effect, second_choice: int) -> None:
        self.first = first
        self.second = second
        self.first_choice = first_choice
        self.second_choice = second_choice

    def begin(self, table: Table, seat: Seat, card: int) -> None:
        # The question names the Building, since a step holds nothing but numbers.
        table.push(ChooseEffect(seat.index, card))

    def foresee(self, table: Table, seat: Seat, occasion: Occasion) -> None:
        self.first.foresee(table, seat, occasion)
        self.second.foresee(table, seat, occasion)

    def message(self) -> Message:
        first, second = self.first, self.second
        if isinstance(first, Gain) and isinstance(second, Gain):
            return Message("gain", {"what": Message("either", {"parts": [first.what(), second.what()]})})
        return Message("either-effect", {"first": first.message(), "second": second.message()})

    def numbers(self) -> dict[str, Number]:
        # The answers name what they bring, so each side stays what it is and only how much can change.
        both = self.first.numbers()
        both.update({name: number for name, number in self.second.numbers().items() if number.value})
        return {name: Number(number.value, 1, number.most) for name, number in both.items() if number.value}

    def with_numbers(self, numbers: dict[str, int]) -> Either:
        return Either(
            self.first.with_numbers(_own(self.first, numbers)),
            self.first_choice,
            self.second.with_numbers(_own(self.second, numbers)),
            self.second_choice,
        )


def _own(effect: Effect, numbers: dict[str, int]) -> dict[str, int]:
    """Those of the numbers that the effect has already."""
    own = effect.numbers()
    return {name: value for name, value in numbers.items() if name in own and own[name].value}


class ChooseEffect(SeatQuestion):
    """Which of the two effects of this Building do you want?"""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, BUILDING)

    def __init__(self, index: int, card: int) -> None:
        super().__init__(index)
        self.card = card

    def args(self) -> list[int]:
        return [self.index, self.card]

    def _effect(self, table: Table) -> Either:
        effect = table.rules.buildings[self.card].built
        assert isinstance(effect, Either)
        return effect

    def options(self, table: Table) -> list[int]:
        seat = table.seats[self.index]
        words = table.rules.words
        effect = self._effect(table)
        options: list[int] = []
        if effect.first.is_possible(table, seat):
            options.append(words.choose[effect.first_choice])
        if effect.second.is_possible(table, seat):
            options.append(words.choose[effect.second_choice])
        return options if options else [words.done]

    def choose(self, table: Table, answer: int) -> None:
        seat = table.seats[self.index]
        words = table.rules.words
        effect = self._effect(table)
        if answer == words.choose[effect.first_choice]:
            effect.first.apply(table, seat)
        elif answer == words.choose[effect.second_choice]:
            effect.second.apply(table, seat)

    def prompt(self, table: Table) -> Message:
        return Message("ask-choose-effect", {"card": table.rules.card_name("building", self.card)})


class Capture(Effect):
    """Make captures, free of Silver and Tax, anywhere on the large circles."""

    def __init__(self, count: int) -> None:
        self.count = count

    def apply(self, table: Table, seat: Seat) -> None:
        table.push(FreeCapture(seat.index, self.count))

    def foresee(self, table: Table, seat: Seat, occasion: Occasion) -> None:
        rises, falls = 0, 0
        for owner in table.seats:
            for place in range(LARGE_CIRCLES):
                if owner.workers[place]:
                    capture = foreseen(table, seat, place, owner.index)
                    rises, falls = max(rises, capture.rises), max(falls, capture.falls)
        occasion.rises += self.count * rises
        occasion.falls += self.count * falls

    def is_possible(self, table: Table, seat: Seat) -> bool:
        for owner in table.seats:
            for place in range(LARGE_CIRCLES):
                if owner.workers[place]:
                    return True
        return False

    def message(self) -> Message:
        return Message("make-captures", {"number": self.count})

    def numbers(self) -> dict[str, Number]:
        return {"captures": Number(self.count, 1, MANY)}

    def with_numbers(self, numbers: dict[str, int]) -> Capture:
        return Capture(numbers.get("captures", self.count))


class FreeFromBoards(Effect):
    """All own Workers come home from other players' boards."""

    def is_possible(self, table: Table, seat: Seat) -> bool:
        for other in table.seats:
            if other.captured[seat.index]:
                return True
        return False

    def apply(self, table: Table, seat: Seat) -> None:
        free_from_boards(table, seat)

    def message(self) -> Message:
        return Message("free-from-boards")


class FreePrisoners(Effect):
    """All own Workers come home from Prison."""

    def is_possible(self, table: Table, seat: Seat) -> bool:
        return seat.workers[PRISON] > 0

    def apply(self, table: Table, seat: Seat) -> None:
        free_prisoners(table, seat, seat.workers[PRISON])

    def message(self) -> Message:
        return Message("free-all-prisoners")

    def message_for_everybody(self) -> Message:
        return Message("free-all-their-prisoners")


class FreeUpTo(Effect):
    """Up to that many own Workers come home from Prison."""

    def __init__(self, most: int) -> None:
        self.most = most

    def is_possible(self, table: Table, seat: Seat) -> bool:
        return seat.workers[PRISON] > 0

    def apply(self, table: Table, seat: Seat) -> None:
        table.push(ReleaseSome(seat.index, self.most))

    def message(self) -> Message:
        return Message("free-up-to", {"number": self.most})

    def numbers(self) -> dict[str, Number]:
        return {"workers": Number(self.most, 1, MOST_RELEASED)}

    def with_numbers(self, numbers: dict[str, int]) -> FreeUpTo:
        return FreeUpTo(numbers.get("workers", self.most))


class If(Effect):
    """An effect under a condition."""

    def __init__(self, condition: Condition, effect: Effect) -> None:
        self.condition = condition
        self.effect = effect

    def is_possible(self, table: Table, seat: Seat) -> bool:
        return self.condition.holds(table, seat) and self.effect.is_possible(table, seat)

    def apply(self, table: Table, seat: Seat) -> None:
        if self.condition.holds(table, seat):
            self.effect.apply(table, seat)

    def foresee(self, table: Table, seat: Seat, occasion: Occasion) -> None:
        if self.condition.holds(table, seat):
            self.condition.foresee(occasion)
            self.effect.foresee(table, seat, occasion)

    def message(self) -> Message:
        return Message("if", {"condition": self.condition.message(), "effect": self.effect.message()})

    def numbers(self) -> dict[str, Number]:
        both = self.condition.numbers()
        both.update(self.effect.numbers())
        return both

    def with_numbers(self, numbers: dict[str, int]) -> If:
        return If(self.condition.with_numbers(numbers), self.effect.with_numbers(numbers))


class EveryPlayer(Effect):
    """The effect happens to every player, the owner included, clockwise from the owner."""

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def apply(self, table: Table, seat: Seat) -> None:
        in_turn(table, self.effect, table.clockwise(seat.index))

    def foresee(self, table: Table, seat: Seat, occasion: Occasion) -> None:
        self.effect.foresee(table, seat, occasion)

    def message(self) -> Message:
        effect = self.effect
        if isinstance(effect, If):
            return Message(
                "every-player-with", {"condition": effect.condition.message(), "effect": effect.effect.message()}
            )
        return Message("every-player", {"effect": effect.message_for_everybody()})

    def numbers(self) -> dict[str, Number]:
        return self.effect.numbers()

    def with_numbers(self, numbers: dict[str, int]) -> EveryPlayer:
        return EveryPlayer(self.effect.with_numbers(numbers))


class LosesVirtue(Effect):
    def __init__(self, points: int) -> None:
        self.points = points

    def apply(self, table: Table, seat: Seat) -> None:
        lose_virtue(table, seat, self.points)

    def foresee(self, table: Table, seat: Seat, occasion: Occasion) -> None:
        occasion.falls += self.points

    def message(self) -> Message:
        return Message("lose-virtue", {"number": self.points})

    def numbers(self) -> dict[str, Number]:
        return {"virtue": Number(self.points, 1, MANY)}

    def with_numbers(self, numbers: dict[str, int]) -> LosesVirtue:
        return LosesVirtue(numbers.get("virtue", self.points))


class GoldPerVirtue(Effect):
    """Gain 1 Gold for each full `per` Virtue held now."""

    def __init__(self, per: int) -> None:
        self.per = per

    def apply(self, table: Table, seat: Seat) -> None:
        gain_good(table, seat, GOLD, seat.virtue // self.per)

    def foresee(self, table: Table, seat: Seat, occasion: Occasion) -> None:
        occasion.virtue_counts = self.per

    def message(self) -> Message:
        return Message("gold-per-virtue", {"per": self.per})

    def numbers(self) -> dict[str, Number]:
        return {"per": Number(self.per, 1, MANY)}

    def with_numbers(self, numbers: dict[str, int]) -> GoldPerVirtue:
        return GoldPerVirtue(numbers.get("per", self.per))


class MayDestroyDebt(Effect):
    """The owner may destroy one own unpaid Debt."""

    def apply(self, table: Table, seat: Seat) -> None:
        table.push(DestroyOneDebt(seat.index))

    def foresee(self, table: Table, seat: Seat, occasion: Occasion) -> None:
        occasion.destroys_a_debt = True

    def message(self) -> Message:
        return Message("may-destroy-debt")


class DestroyOneDebt(SeatQuestion):
    """Do you destroy one of your Debts?"""

    def options(self, table: Table) -> list[int]:
        words = table.rules.words
        if table.seats[self.index].unpaid:
            return [words.destroy_debt, words.keep_debts]
        return [words.keep_debts]

    def choose(self, table: Table, answer: int) -> None:
        if answer == table.rules.words.destroy_debt:
            destroy_debt(table, table.seats[self.index])


class MayDiscardFor(Effect):
    """The owner may discard one Building card from hand for the gain."""

    def __init__(self, gold: int) -> None:
        self.gold = gold

    def apply(self, table: Table, seat: Seat) -> None:
        table.push(DiscardForGold(seat.index, self.gold))

    def foresee(self, table: Table, seat: Seat, occasion: Occasion) -> None:
        occasion.discards += 1

    def message(self) -> Message:
        return Message("may-discard-for-gold", {"number": self.gold})

    def numbers(self) -> dict[str, Number]:
        return {"gold": Number(self.gold, 1, MANY)}

    def with_numbers(self, numbers: dict[str, int]) -> MayDiscardFor:
        return MayDiscardFor(numbers.get("gold", self.gold))


class DiscardForGold(SeatQuestion):
    """Do you discard a Building card for Gold, and which?"""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, COUNT)

    def __init__(self, index: int, gold: int) -> None:
        super().__init__(index)
        self.gold = gold

    def args(self) -> list[int]:
        return [self.index, self.gold]

    def options(self, table: Table) -> list[int]:
        words = table.rules.words
        options = [words.discard[card] for card in table.seats[self.index].hand]
        options.append(words.done)
        return options

    def choose(self, table: Table, answer: int) -> None:
        if answer == table.rules.words.done:
            return
        seat = table.seats[self.index]
        discard_building(table, seat, table.rules.vocabulary.a[answer])
        gain_good(table, seat, GOLD, self.gold)

    def prompt(self, table: Table) -> Message:
        return Message("ask-discard-for-gold", {"number": self.gold})
