"""Tools that help to pay for the very action that brings their Apprentice's benefit, and the Artisan's thrift."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from guildhall.architects.artisans.beside_tools import HelpOfTools, after_tools, cheaper, followers, without_tools
from guildhall.architects.artisans.names import ARTISAN_THRIFT, TOOLS_OWNED, USE_TOOL
from guildhall.architects.artisans.part import part_of
from guildhall.architects.artisans.pieces import words_of
from guildhall.architects.artisans.tools import CaptureTwo, FreeOne
from guildhall.architects.artisans.using_tools import (
    apprentice_of,
    may_come_first,
    occasion_ahead,
    tool_message,
    tool_of,
    unused_tool,
    usable_tool,
    use_tool,
)
from guildhall.architects.counting import NoPrisoners
from guildhall.architects.effects import Effect, If
from guildhall.architects.locations.town_centre import MakeCapture
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
    GUARDHOUSE,
    MARKET_LEFT,
    MARKET_LESS,
    MARKET_VIRTUE_LESS,
    PRISON,
    STOREHOUSE,
    TOP_VIRTUE,
    TOWN_CENTRE,
)
from guildhall.architects.paying import Price, affords, pay, pay_now
from guildhall.architects.powers import Powers, benefit_all
from guildhall.architects.steps import SeatQuestion, SeatStep
from guildhall.engine.agenda import Step
from guildhall.engine.meaning import AMOUNT, FLAG, SEAT, WORD_OR_NONE, Meaning
from guildhall.engine.message import Message, Value

if TYPE_CHECKING:
    from guildhall.architects.table import Seat, Table


def tools_for(table: Table, seat: Seat, price: Price, word: int) -> list[int]:
    """The Apprentices with an unused Tool that bring their owner something when this price is paid."""
    powers = seat.powers
    words = _of_action(table, seat, price, word)
    purpose = price.purpose
    if purpose == FOR_TRADE:
        words = words + _of_visit(powers, STOREHOUSE)
    elif purpose in (FOR_DEBT, FOR_RANSOM):
        words = words + _of_visit(powers, GUARDHOUSE)
    elif purpose in (FOR_FIRST_CAPTURE, FOR_FIRST_OF_SEVERAL, FOR_CAPTURE):
        words = words + _of_visit(powers, TOWN_CENTRE)
    return _with_unused_tool(table, words)


def _of_action(table: Table, seat: Seat, price: Price, word: int) -> list[int]:
    """Who brings something with the very action that this price is paid for."""
    powers = seat.powers
    purpose = price.purpose
    if purpose == FOR_TRADE:
        return [word]
    if purpose == FOR_CATHEDRAL:
        return powers.effect_words[ADVANCED]
    if purpose == FOR_BUILDING:
        return powers.effect_words[BUILT]
    if purpose == FOR_DEBT:
        return powers.effect_words[DEBT_PAID]
    if purpose == FOR_MARKET:
        words = powers.effect_words[MARKET_LEFT] + powers.number_words[MARKET_LESS]
        return words + powers.number_words[MARKET_VIRTUE_LESS]
    if purpose == FOR_CAPTURE and table.rules.sparing_serves_one_capture:
        for step in table.agenda:
            if isinstance(step, MakeCapture):
                return step.sparing(seat)
        return []  # none has been chosen: what somebody would spare on is free, and the rest is nobody's
    if purpose in (FOR_FIRST_OF_SEVERAL, FOR_CAPTURE):
        return powers.number_words[CAPTURE_LESS]
    return []


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
    silver = price.silver
    if table.rules.prepaid_silver_is_not_spared:
        for helper in followers(table):
            silver -= helper.paid_already(table, seat)
    return max(0, min(2, silver))


def plainly(table: Table, seat: Seat, price: Price, cards: int) -> bool:
    """Can it be paid with no help of any kind?"""
    for helper in followers(table):
        return helper.affords_plainly(table, seat, price, cards)
    return affords(seat, price, cards)


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
    """Would this Apprentice's Tool, used first, help to pay the price, perhaps together with the others?"""
    if not tool_of(table, card).concerns(table, seat, price):
        return False
    return payable_with(table, seat, price, cards, tools, thrift, card)


def payable_with(table: Table, seat: Seat, price: Price, cards: int, tools: list[int], thrift: int, card: int) -> bool:
    """Could the price be paid with this Apprentice's Tool used first, perhaps together with the others?"""
    tool = tool_of(table, card)
    part = part_of(table)
    owed = part.owed
    part.owed = owed or owes_another_capture(table, seat, price, card)
    usable = tool.can_be_used(table, seat)
    part.owed = owed
    if not usable:
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


def owes_another_capture(table: Table, seat: Seat, price: Price, card: int) -> bool:
    """Does using this Apprentice's Tool before this price mean that a further capture has to follow?"""
    if price.purpose != FOR_FIRST_OF_SEVERAL:
        return False
    return card in [apprentice_of(table, word) for word in seat.powers.number_words[CAPTURE_LESS]]


def has_none(table: Table, seat: Seat) -> bool:
    """Does this player have nothing that could ever help to pay? Asked first, since that is usually so."""
    return seat.powers.numbers[TOOLS_OWNED] == 0 and not part_of(table).thrift


class ToolsHelper(HelpOfTools):
    def can_help(self, table: Table, seat: Seat, price: Price, cards: int, word: int) -> bool:
        if has_none(table, seat):
            return False
        if seat.virtue > price.most_virtue and table.rules.virtue_bars_from_the_market:
            return False  # the Worker cannot be placed, so no Apprentice brings anything yet
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

    def captures_for(self, table: Table, seat: Seat, words: list[int], place: int) -> bool:
        if not table.rules.tools_may_come_first or not any(
            other.workers[place] for other in table.seats if other is not seat
        ):
            return False
        return any(isinstance(tool_of(table, card), CaptureTwo) for card in _with_unused_tool(table, words))

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
        first = self._to_order(table) if plain and tools else []
        options: list[int] = []
        if thrift and payable_with_thrift(table, seat, price, cards, tools, thrift):
            options.append(words.thrift)
        for card in tools:
            if plain and card in first:
                if payable_with(table, seat, price, cards, tools, thrift, card):
                    options.append(words.use_tool[card])
                continue
            if plain and not tool_of(table, card).matters_before(table, seat, price):
                continue
            if payable_after(table, seat, price, cards, tools, thrift, card):
                options.append(words.use_tool[card])
        return options

    def _to_order(self, table: Table) -> list[int]:
        """The Apprentices whose Tools could make a difference if they come before what is paid for."""
        if not table.rules.tools_may_come_first:
            return []
        seat = table.seats[self.index]
        price = self.price
        occasion = occasion_ahead(table)
        occasion.discards += price.cards
        cards = _with_unused_tool(table, _of_action(table, seat, price, self.word))
        return [card for card in cards if may_come_first(table, seat, card, occasion)]

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
            coins: list[Step[Table]] = []
            if price.keep and table.rules.coins_are_laid_before_tools:
                coins.append(table.agenda.pop())  # a part of what is paid: what follows the payment cannot spend them
            benefit_all(table, seat, seat.powers.number_words[ARTISAN_THRIFT])
            table.agenda.extend(coins)
            table.push(PayFor(self.index, self.word, 1, price))
        else:
            table.push(PayFor(self.index, self.word, self.spared, self.price))
            card = table.rules.vocabulary.a[answer]
            if self.price.purpose == FOR_FIRST_OF_SEVERAL:
                part = part_of(table)
                still = part.owed and table.rules.tools_spare_what_is_under_way  # whatever is used besides
                part.owed = still or owes_another_capture(table, seat, self.price, card)
            use_tool(table, seat, card, self.price)

    def prompt(self, table: Table) -> Message:
        tools: list[Message] = []
        for answer in self.helps(table):
            if table.rules.vocabulary.verb[answer] == USE_TOOL:
                tools.append(tool_message(table, table.rules.vocabulary.a[answer]))
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
