"""Tools: what an Apprentice's Craft Card does when its owner benefits from the Apprentice.

Optional, once in a turn and once in a Black Market Reset, and only if the Apprentice really brings something. It may
come after the Apprentice's benefit, as a reward, or before it: then it may help to pay for the very action that brings
it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from guildhall.architects.artisans.events import TOOL_USED
from guildhall.architects.artisans.names import ARTISAN_THRIFT, FOR_TOOL, TOOLS_OWNED, USE_TOOL
from guildhall.architects.artisans.part import part_of
from guildhall.architects.artisans.pieces import CaptureSome, words_of
from guildhall.architects.counting import NoPrisoners
from guildhall.architects.effects import Effect, Gain, If, gain_good
from guildhall.architects.names import (
    ADVANCED,
    BUILT,
    CAPTURE_LESS,
    DEBT_PAID,
    FOR_BUILDING,
    FOR_CAPTURE,
    FOR_CATHEDRAL,
    FOR_DEBT,
    FOR_ESCAPE,
    FOR_FIRST_CAPTURE,
    FOR_FIRST_OF_SEVERAL,
    FOR_MARKET,
    FOR_RANSOM,
    FOR_TRADE,
    GOODS,
    GUARDHOUSE,
    LARGE_CIRCLES,
    MARKET_LEFT,
    MARKET_LESS,
    MARKET_VIRTUE_LESS,
    PRISON,
    SILVER,
    SKILLS,
    STOREHOUSE,
    TOP_VIRTUE,
    TOWN_CENTRE,
)
from guildhall.architects.paying import Helper, Price, affords, can_afford, pay, pay_now, tax_due
from guildhall.architects.powers import Observer, Powers, benefit_all
from guildhall.architects.steps import APPRENTICE, SeatQuestion, SeatStep
from guildhall.architects.virtue import fall, gain_virtue, lose_virtue
from guildhall.architects.workers import free_prisoners
from guildhall.engine.agenda import Step
from guildhall.engine.cards import Number
from guildhall.engine.meaning import AMOUNT, FLAG, SEAT, WORD_OR_NONE, Meaning
from guildhall.engine.message import Message, Value

if TYPE_CHECKING:
    from guildhall.architects.table import Seat, Table


class Tool:
    """The lower half of a Craft Card."""

    def is_active(self) -> bool:
        """Is it used at all, or does it count always?"""
        return True

    def skills(self) -> list[int]:
        """Skills that it gives its Apprentice besides."""
        return []

    def can_be_used(self, table: Table, seat: Seat) -> bool:
        return True

    def use(self, table: Table, seat: Seat, price: Price | None = None) -> None:
        """Use it, perhaps before this price is paid, which must then be payable."""
        raise AssertionError("a Tool says what it does")

    def added_to(self, price: Price) -> Price:
        """The price together with what using this costs."""
        return price

    def try_on(self, seat: Seat, back: int) -> int:
        """Lend the seat what this would bring towards a price (`back` 1), or take it back (-1); gives its cards."""
        return 0

    def concerns(self, seat: Seat, price: Price) -> bool:
        """Could it help to meet this price?"""
        return False

    def matters_before(self, seat: Seat, price: Price) -> bool:
        """Could it make a difference to use it before a price that can be paid anyway?"""
        return False

    def message(self) -> Message:
        raise AssertionError("a Tool describes itself")

    def numbers(self) -> dict[str, Number]:
        """The numbers in it that a correction may change, by name."""
        return {}

    def with_numbers(self, numbers: dict[str, int]) -> Tool:
        """The same Tool with some of its numbers replaced."""
        return self


class GainTool(Tool):
    def __init__(self, gain: Gain) -> None:
        self.gain = gain

    def can_be_used(self, table: Table, seat: Seat) -> bool:
        return self.gain.cards == 0 or len(table.building_pile) > 0

    def use(self, table: Table, seat: Seat, price: Price | None = None) -> None:
        self.gain.apply(table, seat)

    def try_on(self, seat: Seat, back: int) -> int:
        for good in range(len(GOODS)):
            seat.goods[good] += back * self.gain.amounts[good]
        return self.gain.cards

    def concerns(self, seat: Seat, price: Price) -> bool:
        if self.gain.cards and (price.cards or _other_ways(seat, price)):
            return True
        for good in self.gain.goods:
            if _asks_for(seat, price, good):
                return True
        return False

    def matters_before(self, seat: Seat, price: Price) -> bool:
        return _other_ways(seat, price) or any(good in price.mix for good in self.gain.goods)

    def message(self) -> Message:
        return self.gain.message()

    def numbers(self) -> dict[str, Number]:
        return self.gain.numbers()

    def with_numbers(self, numbers: dict[str, int]) -> GainTool:
        return GainTool(self.gain.with_numbers(numbers))


class VirtueFor(Tool):
    """Lose 1 Virtue to gain 1 of a good."""

    def __init__(self, good: int) -> None:
        self.good = good

    def use(self, table: Table, seat: Seat, price: Price | None = None) -> None:
        gain_good(table, seat, self.good, 1)
        if price is None:
            lose_virtue(table, seat, 1)
        elif without_tools(table, seat, price, len(seat.hand)):
            table.push(LoseVirtueBefore(seat.index, price))
        else:
            fall(table, seat, 1)  # the loss, and not the gain, is what makes the price payable

    def try_on(self, seat: Seat, back: int) -> int:
        seat.goods[self.good] += back
        seat.virtue -= back
        return 0

    def concerns(self, seat: Seat, price: Price) -> bool:
        return price.tax > 0 or seat.virtue > price.most_virtue or _asks_for(seat, price, self.good)

    def matters_before(self, seat: Seat, price: Price) -> bool:
        due = tax_due(seat, price.tax)
        seat.virtue -= 1
        less = tax_due(seat, price.tax)
        seat.virtue += 1
        return less < due or _other_ways(seat, price)

    def message(self) -> Message:
        return Message("tool-virtue-for", {"what": Message(f"good-{GOODS[self.good]}", {"number": 1})})


class LoseVirtueBefore(SeatQuestion):
    """Virtue is to be lost before a price is paid: do you lose it, or take a way out that leaves it payable?"""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, AMOUNT)

    def __init__(self, index: int, price: Price) -> None:
        super().__init__(index)
        self.price = price

    def args(self) -> list[int]:
        return [self.index, *self.price.numbers()]

    @classmethod
    def load(cls, args: list[int]) -> Step[Table]:
        return LoseVirtueBefore(args[0], Price.from_numbers(args[1:]))

    def options(self, table: Table) -> list[int]:
        seat = table.seats[self.index]
        options = [table.rules.words.lose_virtue]
        for escape in seat.powers.virtue_escapes:
            if escape.is_open(table, seat) and escape.spares(table, seat, self.price, after_tools(table)):
                options.append(escape.word(table))
        return options

    def choose(self, table: Table, answer: int) -> None:
        seat = table.seats[self.index]
        for escape in seat.powers.virtue_escapes:
            if escape.word(table) == answer:
                escape.take(table, seat)
                return
        fall(table, seat, 1)

    def prompt(self, table: Table) -> Message:
        return Message("ask-lose-virtue-before", {"price": self.price.message()})


VIRTUE_PRICE: Final = Price(silver=1, purpose=FOR_TOOL)


class SilverForVirtue(Tool):
    """Pay 1 Silver to gain 1 Virtue."""

    def can_be_used(self, table: Table, seat: Seat) -> bool:
        return without_tools(table, seat, VIRTUE_PRICE, 0)

    def use(self, table: Table, seat: Seat, price: Price | None = None) -> None:
        table.push(VirtueOfTool(seat.index))
        if price is not None and affords(seat, VIRTUE_PRICE, 0):
            # What else could be given for the Silver may be needed for the price itself, which has no Tax to pay.
            pay_now(table, seat, VIRTUE_PRICE, 0)
        else:
            pay(table, seat, VIRTUE_PRICE, helper=after_tools(table))

    def added_to(self, price: Price) -> Price:
        return cheaper(price, -1)

    def try_on(self, seat: Seat, back: int) -> int:
        seat.virtue += back
        return 0

    def concerns(self, seat: Seat, price: Price) -> bool:
        return seat.virtue < price.least_virtue

    def message(self) -> Message:
        return Message("tool-silver-for-virtue")


class VirtueOfTool(SeatStep):
    """The Silver has been paid."""

    def resolve(self, table: Table) -> None:
        gain_virtue(table, table.seats[self.index], 1)


class FreeOne(Tool):
    """One own Worker comes home from Prison."""

    def can_be_used(self, table: Table, seat: Seat) -> bool:
        return seat.workers[PRISON] > 0

    def use(self, table: Table, seat: Seat, price: Price | None = None) -> None:
        free_prisoners(table, seat, 1)

    def message(self) -> Message:
        return Message("tool-free-one")


class CaptureTwo(Tool):
    """Capture up to 2 Workers of one colour where the Worker was just placed, free."""

    def can_be_used(self, table: Table, seat: Seat) -> bool:
        place = part_of(table).place
        if table.active != seat.index or not 0 <= place < LARGE_CIRCLES:
            return False
        return len(CaptureSome(seat.index, place).options(table)) > 1

    def use(self, table: Table, seat: Seat, price: Price | None = None) -> None:
        table.push(CaptureSome(seat.index, part_of(table).place))

    def message(self) -> Message:
        return Message("tool-capture-two")


class SkillTool(Tool):
    """One more skill of each kind, always."""

    def is_active(self) -> bool:
        return False

    def skills(self) -> list[int]:
        return list(range(len(SKILLS)))

    def message(self) -> Message:
        return Message("tool-skills")


def _other_ways(seat: Seat, price: Price) -> bool:
    """May this player pay the resources in a price with something else?"""
    return len(seat.powers.substitutes) > 0 and (len(price.wanted) > 0 or price.count > 0)


def _asks_for(seat: Seat, price: Price, good: int) -> bool:
    if good == SILVER:
        return price.silver + price.tax + price.keep > 0
    return price.goods[good] > 0 or good in price.mix or _other_ways(seat, price)


# Using them.


def unused_tool(table: Table, card: int) -> Tool | None:
    """The Tool of an Apprentice, if it has not been used since the turn or the reset began."""
    part = part_of(table)
    craft = part.tools[card]
    if craft < 0 or craft in part.used:
        return None
    tool = part.crafts[craft].tool
    return tool if tool.is_active() else None


def usable_tool(table: Table, seat: Seat, card: int) -> Tool | None:
    """The Tool of an Apprentice, if its owner could use it now."""
    tool = unused_tool(table, card)
    return tool if tool is not None and tool.can_be_used(table, seat) else None


def use_tool(table: Table, seat: Seat, card: int, price: Price | None = None) -> None:
    part = part_of(table)
    craft = part.tools[card]
    part.used.append(craft)
    table.tell(TOOL_USED, seat.index, card)
    part.crafts[craft].tool.use(table, seat, price)


class ToolsObserver(Observer):
    """After an Apprentice has brought something, its Tool may be used."""

    def benefited(self, table: Table, seat: Seat, word: int) -> None:
        card = apprentice_of(table, word)
        if card >= 0 and part_of(table).tools[card] >= 0:
            table.push(UseTool(seat.index, card))


def apprentice_of(table: Table, word: int) -> int:
    """The Apprentice that is called on by this word; -1 if it is not an Apprentice's."""
    use = table.rules.words.use_apprentice
    if word < 0:
        return -1
    card = table.rules.vocabulary.a[word]
    return card if card < len(use) and use[card] == word else -1


class UseTool(SeatQuestion):
    """Do you use this Apprentice's Tool?"""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, APPRENTICE)

    def __init__(self, index: int, card: int) -> None:
        super().__init__(index)
        self.card = card

    def args(self) -> list[int]:
        return [self.index, self.card]

    def options(self, table: Table) -> list[int]:
        options = [table.rules.words.done]
        if usable_tool(table, table.seats[self.index], self.card) is not None:
            options.insert(0, words_of(table).use_tool[self.card])
        return options

    def choose(self, table: Table, answer: int) -> None:
        if answer != table.rules.words.done:
            use_tool(table, table.seats[self.index], self.card)

    def prompt(self, table: Table) -> Message:
        return Message(
            "ask-use-tool",
            {"card": table.rules.card_name("apprentice", self.card), "effect": _tool(table, self.card).message()},
        )


def _tool(table: Table, card: int) -> Tool:
    part = part_of(table)
    return part.crafts[part.tools[card]].tool


# Helping to pay.


def tools_for(table: Table, seat: Seat, price: Price, word: int) -> list[int]:
    """The Apprentices with an unused Tool that bring their owner something when this price is paid."""
    powers = seat.powers
    words: list[int] = []
    purpose = price.purpose
    if purpose == FOR_TRADE:
        words = [word, *_of_visit(powers, STOREHOUSE)]
    elif purpose == FOR_CATHEDRAL:
        words = powers.effect_words[ADVANCED]
    elif purpose == FOR_BUILDING:
        words = powers.effect_words[BUILT]
    elif purpose == FOR_DEBT:
        words = powers.effect_words[DEBT_PAID] + _of_visit(powers, GUARDHOUSE)
    elif purpose == FOR_RANSOM:
        words = _of_visit(powers, GUARDHOUSE)
    elif purpose == FOR_MARKET:
        words = powers.effect_words[MARKET_LEFT] + powers.number_words[MARKET_LESS]
        words = words + powers.number_words[MARKET_VIRTUE_LESS]
    elif purpose == FOR_FIRST_CAPTURE:
        words = _of_visit(powers, TOWN_CENTRE)
    elif purpose in (FOR_FIRST_OF_SEVERAL, FOR_CAPTURE):
        words = powers.number_words[CAPTURE_LESS] + _of_visit(powers, TOWN_CENTRE)
    return _with_unused_tool(table, words)


def _of_visit(powers: Powers, place: int) -> list[int]:
    """Who brings something for being at a place."""
    return powers.effect_words[place] + powers.more_workers_words[place]


def _with_unused_tool(table: Table, words: list[int]) -> list[int]:
    found: list[int] = []
    for word in words:
        card = apprentice_of(table, word)
        if card >= 0 and card not in found and unused_tool(table, card) is not None:
            found.append(card)
    return found


def tools_of_thrift(table: Table, seat: Seat) -> list[int]:
    """The Apprentices with an unused Tool thanks to whom the Artisan pays less."""
    return _with_unused_tool(table, seat.powers.number_words[ARTISAN_THRIFT])


def thrift_of(table: Table, seat: Seat, price: Price) -> int:
    """How much Silver the Artisan may still spare on this price."""
    part = part_of(table)
    if not part.thrift or table.active != seat.index or price.purpose == FOR_ESCAPE:
        return 0
    return min(2, price.silver)


def cheaper(price: Price, silver: int) -> Price:
    goods = price.goods[:]
    goods[SILVER] -= silver
    return price.with_goods(goods)


def without_tools(table: Table, seat: Seat, price: Price, cards: int) -> bool:
    """Can the price be paid with no Tool, nor the Artisan's thrift?"""
    return can_afford(table, seat, price, cards, helper=after_tools(table))


def plainly(table: Table, seat: Seat, price: Price, cards: int) -> bool:
    """Can it be paid with no help of any kind?"""
    for helper in followers(table):
        return helper.affords_plainly(table, seat, price, cards)
    return affords(seat, price, cards)


def followers(table: Table) -> list[Helper]:
    """The helper that is asked after this one, if there is one."""
    following = after_tools(table)
    return table.rules.helpers[following : following + 1]


def after_tools(table: Table) -> int:
    """The number of the helper that is asked after this one."""
    for helper in table.rules.helpers:
        if isinstance(helper, ToolsHelper):
            return helper.following
    raise AssertionError("Tools help to pay")


def payable(table: Table, seat: Seat, price: Price, cards: int, tools: list[int], thrift: int) -> bool:
    """Can the price be paid with any of these Tools used first, and with the Artisan's thrift?"""
    if without_tools(table, seat, price, cards):
        return True
    if thrift and payable_with_thrift(table, seat, price, cards, tools, thrift):
        return True
    for card in tools:
        if payable_after(table, seat, price, cards, tools, thrift, card):
            return True
    return False


def payable_with_thrift(table: Table, seat: Seat, price: Price, cards: int, tools: list[int], thrift: int) -> bool:
    return payable(table, seat, cheaper(price, thrift), cards, tools + tools_of_thrift(table, seat), 0)


def payable_after(table: Table, seat: Seat, price: Price, cards: int, tools: list[int], thrift: int, card: int) -> bool:
    """Would this Apprentice's Tool, used first, help to pay the price, be it together with the others?"""
    tool = _tool(table, card)
    if not tool.can_be_used(table, seat) or not tool.concerns(seat, price):
        return False
    virtue = seat.virtue
    drawn = tool.try_on(seat, 1)
    seat.virtue = max(0, seat.virtue)  # what is lost below 0 brings a Debt instead
    rest = [other for other in tools if other != card]
    whole = tool.added_to(price)
    fits = seat.virtue <= TOP_VIRTUE and payable(table, seat, whole, cards + drawn, rest, thrift)
    tool.try_on(seat, -1)
    seat.virtue = virtue
    return fits


def has_none(table: Table, seat: Seat) -> bool:
    """Has this player nothing that could ever help to pay? Asked first, since it is so most of the time."""
    return seat.powers.numbers[TOOLS_OWNED] == 0 and not part_of(table).thrift


class ToolsHelper(Helper):
    def can_help(self, table: Table, seat: Seat, price: Price, cards: int, word: int) -> bool:
        if has_none(table, seat):
            return False
        tools = tools_for(table, seat, price, word)
        thrift = thrift_of(table, seat, price)
        return (len(tools) > 0 or thrift > 0) and payable(table, seat, price, cards, tools, thrift)

    def steps_in(self, table: Table, seat: Seat, price: Price, cards: int, word: int) -> bool:
        if has_none(table, seat):
            return False
        question = BeforePaying(seat.index, word, 0, price)
        if len(question.helps(table)) == 0:
            return False
        table.push(question)
        return True

    def wants_another_capture(self, table: Table) -> bool:
        return part_of(table).owed

    def enables(self, table: Table, seat: Seat, word: int, effect: Effect) -> bool:
        card = apprentice_of(table, word)
        if card < 0 or seat.workers[PRISON] != 1:
            return False
        if not isinstance(effect, If) or not isinstance(effect.condition, NoPrisoners):
            return False
        return isinstance(usable_tool(table, seat, card), FreeOne)

    def enable(self, table: Table, seat: Seat, word: int) -> None:
        use_tool(table, seat, apprentice_of(table, word))


class BeforePaying(SeatQuestion):
    """Do you use a Tool, or your Artisan's thrift, before you pay? `spared` is 1 if thrift has lowered the price."""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, WORD_OR_NONE, FLAG, AMOUNT)

    def __init__(self, index: int, word: int, spared: int, price: Price) -> None:
        super().__init__(index)
        self.word = word
        self.spared = spared
        self.price = price

    def args(self) -> list[int]:
        return [self.index, self.word, self.spared, *self.price.numbers()]

    @classmethod
    def load(cls, args: list[int]) -> Step[Table]:
        return BeforePaying(args[0], args[1], args[2], Price.from_numbers(args[3:]))

    def helps(self, table: Table) -> list[int]:
        """The answers that do something before the payment: those that are needed, or that could make a difference."""
        seat = table.seats[self.index]
        words = words_of(table)
        cards = len(seat.hand)
        price = self.price
        tools = tools_for(table, seat, price, self.word)
        if self.spared:
            tools += tools_of_thrift(table, seat)
        thrift = thrift_of(table, seat, price)
        plain = plainly(table, seat, price, cards)
        options: list[int] = []
        if thrift and payable_with_thrift(table, seat, price, cards, tools, thrift):
            options.append(words.thrift)
        for card in tools:
            if plain and not _tool(table, card).matters_before(seat, price):
                continue
            if payable_after(table, seat, price, cards, tools, thrift, card):
                options.append(words.use_tool[card])
        return options

    def options(self, table: Table) -> list[int]:
        options = self.helps(table)
        seat = table.seats[self.index]
        if plainly(table, seat, self.price, len(seat.hand)):
            options.insert(0, words_of(table).pay_now)
        for helper in followers(table):
            options.extend(helper.offers(table, seat, self.price))
        return options

    def choose(self, table: Table, answer: int) -> None:
        seat = table.seats[self.index]
        words = words_of(table)
        for helper in followers(table):
            if answer == words.pay_now:
                helper.pay_plainly(table, seat, self.price, len(seat.hand))
                return
            if answer in helper.offers(table, seat, self.price):
                helper.take(table, seat, self.price, answer)
                return
        if answer == words.pay_now:
            pay_now(table, seat, self.price, len(seat.hand))
        elif answer == words.thrift:
            price = cheaper(self.price, thrift_of(table, seat, self.price))
            part_of(table).thrift = False
            benefit_all(table, seat, seat.powers.number_words[ARTISAN_THRIFT])
            table.push(PayFor(self.index, self.word, 1, price))
        else:
            table.push(PayFor(self.index, self.word, self.spared, self.price))
            card = table.rules.vocabulary.a[answer]
            if self.price.purpose == FOR_FIRST_OF_SEVERAL:
                sparing = [apprentice_of(table, word) for word in seat.powers.number_words[CAPTURE_LESS]]
                part_of(table).owed = card in sparing
            use_tool(table, seat, card, self.price)

    def prompt(self, table: Table) -> Message:
        tools: list[Message] = []
        for answer in self.helps(table):
            if table.rules.vocabulary.verb[answer] == USE_TOOL:
                card = table.rules.vocabulary.a[answer]
                name = table.rules.card_name("apprentice", card)
                tools.append(Message("tool-of", {"card": name, "effect": _tool(table, card).message()}))
        args: dict[str, Value] = {"price": self.price.message()}
        if not tools:
            return Message("ask-before-paying", args)
        args["tools"] = Message("list", {"parts": tools})
        return Message("ask-before-paying-with-tools", args)


class PayFor(SeatStep):
    """The payment, after something that came before it."""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, WORD_OR_NONE, FLAG, AMOUNT)

    def __init__(self, index: int, word: int, spared: int, price: Price) -> None:
        super().__init__(index)
        self.word = word
        self.spared = spared
        self.price = price

    def args(self) -> list[int]:
        return [self.index, self.word, self.spared, *self.price.numbers()]

    @classmethod
    def load(cls, args: list[int]) -> Step[Table]:
        return PayFor(args[0], args[1], args[2], Price.from_numbers(args[3:]))

    def resolve(self, table: Table) -> None:
        seat = table.seats[self.index]
        question = BeforePaying(self.index, self.word, self.spared, self.price)
        if question.helps(table):
            table.push(question)
        else:
            pay(table, seat, self.price, len(seat.hand), self.word, after_tools(table))
