"""Prices, and everything that can stand in for a part of one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations, product

from referee import gains, tools
from referee.cards import REPLACING, RESOURCES, Mix
from referee.table import Seat, Table
from referee.talk import Lost, Talk, ask

THRIFTY = "strongman-2"

Way = tuple[int, ...]  # how much of each resource, and how many Building cards (Judith)


class Price:
    """Resources (each an amount and the goods that it may be), Silver to the supply, Tax, coins onto cards, and
    Influence."""

    def __init__(
        self,
        mix: Mix = (),
        silver: int = 0,
        tax: int = 0,
        coins: int = 0,
        influence: int = 0,
        building: str = "",  # the card that is constructed: it cannot pay for itself (D25)
        cards_kept: int = 0,  # cards that are put under the pile besides: the one for the Cathedral
        builds: bool = False,  # a Building, a Wonder or a Cathedral level: Lothaire pays less (D26)
        helpers: Sequence[str] = (),  # Apprentices that benefit from what is paid for: their Tools may come first
        own_action: bool = True,  # the price of an action, which the thrifty Strongman makes cheaper
        lowest: int = 0,  # the Virtue that the action needs
    ) -> None:
        self.mix = [part for part in mix if part[1] != ("silver",)]
        self.silver = silver + sum(amount for amount, goods in mix if goods == ("silver",))
        self.tax = tax
        self.coins = coins
        self.influence = influence
        self.building = building
        self.cards_kept = cards_kept
        self.builds = builds
        self.helpers = helpers
        self.own_action = own_action
        self.lowest = lowest
        self.left_over = 0  # Silver that lost Influence stands in for, and that this price does not need (W-I7)

    def copy(self) -> Price:
        other = Price.__new__(Price)
        other.__dict__.update(self.__dict__)
        other.mix = list(self.mix)
        return other


class Purse:
    """What a payer has while it is tried whether a price can be paid."""

    def __init__(self, t: Table, who: Seat, price: Price) -> None:
        self.goods = dict(who.goods)
        self.goods["silver"] -= t.reserved if who is t.active else 0
        self.influence = who.influence
        self.prepaid = who.prepaid
        self.virtue = who.virtue
        self.hand = len(who.hand)
        self.pile = len(t.buildings)
        self.thrift = t.thrift and who is t.active and price.own_action
        # Tools that may come first, by their Apprentices.
        self.tools = [card for card in price.helpers if tools.is_unused(t, card)] if t.tools else []

    def copy(self) -> Purse:
        other = Purse.__new__(Purse)
        other.__dict__.update(self.__dict__)
        other.goods = dict(self.goods)
        other.tools = list(self.tools)
        return other


def relief(who: Seat, virtue: int) -> int:
    """rules/architects 3.2: Tax that is not paid at little Virtue; Ada spares one more."""
    spared = 2 if virtue <= 1 else 1 if virtue <= 3 else 0
    return spared + (1 if who.board == "ada" else 0)


def tax_due(who: Seat, price: Price, virtue: int) -> int:
    return max(price.tax - relief(who, virtue), 0)


def parts_of(who: Seat, price: Price) -> list[list[tuple[int, tuple[str, ...]]]]:
    """The resources of the price in all the forms it can take for this payer."""
    parts = [(amount, goods) for amount, goods in price.mix if amount]
    if who.board == "therese":  # D27: Gold and Marble are one resource
        one = ("gold", "marble")
        parts = [(amount, one if set(goods) & set(one) else goods) for amount, goods in parts]
    forms = [parts]
    if who.board == "lothaire" and price.builds:  # D26: 1 Wood or 1 Stone less
        cheaper = [
            [(amount - (place == spared), goods) for place, (amount, goods) in enumerate(parts)]
            for spared, (_, goods) in enumerate(parts)
            if set(goods) & {"wood", "stone"}
        ]
        forms = cheaper or forms
    return forms


def ways(who: Seat, price: Price, purse: Purse) -> set[Way]:
    """All ways to pay the resources: amounts of the five, and of cards."""
    cards = max(purse.hand - price.cards_kept - (price.building in who.hand), 0) if who.board == "judith" else 0
    found: set[Way] = set()
    for parts in parts_of(who, price):
        choices = [splits(amount, goods, cards) for amount, goods in parts]
        for choice in product(*choices):
            total = [0] * 6
            for split in choice:
                for place, amount in split:
                    total[place] += amount
            if total[5] <= cards and all(total[i] <= purse.goods[good] for i, good in enumerate(RESOURCES)):
                found.add(tuple(total))
    return found


def splits(amount: int, goods: tuple[str, ...], cards: int) -> list[list[tuple[int, int]]]:
    """The ways to put one amount together."""
    places = [RESOURCES.index(good) for good in goods]
    if cards:
        places.append(5)
    if len(places) == 1:
        return [[(places[0], amount)]]
    found = []
    for head in product(*(range(amount + 1) for _ in places[:-1])):
        rest = amount - sum(head)
        if rest >= 0:
            found.append(list(zip(places, (*head, rest))))
    return found


def plainly(who: Seat, price: Price, purse: Purse) -> bool:
    """Can this be paid as it stands?"""
    if purse.virtue < price.lowest:
        return False
    if purse.hand < price.cards_kept:
        return False
    silver = max(price.silver - purse.prepaid, 0) + tax_due(who, price, purse.virtue) + price.coins
    if silver > purse.goods["silver"] or price.influence > purse.influence:
        return False
    return not price.mix or bool(ways(who, price, purse))


def replacements(t: Table, who: Seat, price: Price, purse: Purse) -> list[tuple[str, Price, Purse]]:
    """rules/wonders 3: each part that Influence may stand in for, and what is left after that."""
    if not t.wonders_on or who.opponent is not None:
        return []
    found = []
    free = purse.influence - price.influence
    for good in RESOURCES:
        cost = 4 if good in ("gold", "marble") else 1
        if cost == 1 and not any(REPLACING.get(card) == good for card in who.apprentices):
            continue
        if free < cost or not any(amount and good in goods for amount, goods in price.mix):
            continue
        cheaper = price.copy()
        place = next(i for i, (amount, goods) in enumerate(price.mix) if amount and good in goods)
        cheaper.mix[place] = (price.mix[place][0] - 1, price.mix[place][1])
        poorer = without_help(purse)
        poorer.influence -= cost
        found.append((f"influence for {good}", cheaper, poorer))
        if who.board == "louis" and purse.goods["silver"] >= 2:  # W-10.6e
            paying = without_help(purse)
            paying.goods["silver"] -= 2
            found.append((f"silver to ignore loss for {good}", cheaper, paying))
    if free >= 2 and price.silver > purse.prepaid:  # W-I6
        poorer = without_help(purse)
        poorer.influence -= 2
        replaced = min(price.silver - purse.prepaid, 2)
        cheaper = price.copy()
        cheaper.silver -= replaced
        cheaper.left_over += 2 - replaced
        found.append(("influence for silver", cheaper, poorer))
    return found


def thrift(t: Table, price: Price, purse: Purse) -> list[tuple[str, Price, Purse]]:
    """rules/artisans 8.2: one action of the Artisan's placement costs up to 2 Silver less."""
    due = price.silver - purse.prepaid
    if not purse.thrift or due <= 0:
        return []
    cheaper = price.copy()
    cheaper.silver -= min(due, 2)
    cheaper.helpers = [*price.helpers, THRIFTY]  # E9: his own Tool may help, too
    left = purse.copy()
    left.thrift = False
    if tools.is_unused(t, THRIFTY):
        left.tools.append(THRIFTY)
    return [("artisan pays less", cheaper, left)]


def tools_first(t: Table, who: Seat, price: Price, purse: Purse) -> list[tuple[str, Price, Purse]]:
    """rules/artisans 3.7: a Tool may come before the benefit of its Apprentice."""
    found = []
    for card in purse.tools:
        left = purse.copy()
        left.tools.remove(card)
        tool = tools.tool_of(t, card)
        if tool in tools.GIVING:
            for good, number in tools.GIVING[tool].items():
                if good == "cards":
                    left.hand += min(number, purse.pile)
                else:
                    left.goods[good] += number
        elif tool in tools.SELLING:
            left.goods[tools.SELLING[tool]] += 1
            left.virtue = max(left.virtue - 1, 0)
        elif tool == "$>V":
            if left.goods["silver"]:
                left.goods["silver"] -= 1
            elif t.wonders_on and left.influence >= 2:
                left.influence -= 2
                left.prepaid += 1
            else:
                continue
            left.virtue = min(left.virtue + 1, 14)
        elif tool == "SKILL+" or not tools.can_use(t, who, card):
            continue
        found.append((f"use tool {card}", price, left))
    return found


def without_help(purse: Purse) -> Purse:
    """Influence comes last: nothing else helps after it."""
    left = purse.copy()
    left.thrift = False
    left.tools = []
    return left


def payable(t: Table, who: Seat, price: Price, purse: Purse) -> bool:
    if plainly(who, price, purse):
        return True
    helps = [*tools_first(t, who, price, purse), *thrift(t, price, purse), *replacements(t, who, price, purse)]
    return any(payable(t, who, cheaper, poorer) for _, cheaper, poorer in helps)


def is_needed(t: Table, who: Seat, price: Price, purse: Purse, token: str) -> bool:
    """Does this Tool, perhaps together with others, make it possible to pay, or to pay without losing Influence?"""
    tool = token.removeprefix("use tool ")
    others = [card for card in purse.tools if card != tool]
    for number in range(len(others) + 1):
        for chosen in combinations(others, number):
            without, with_it = purse.copy(), purse.copy()
            without.tools, with_it.tools = list(chosen), [*chosen, tool]
            if payable(t, who, price, with_it) and not payable(t, who, price, without):
                return True
            if spares_influence(t, who, price, with_it) and not spares_influence(t, who, price, without):
                return True
    return False


def spares_influence(t: Table, who: Seat, price: Price, purse: Purse) -> bool:
    """Can the price be paid without losing Influence?"""
    if plainly(who, price, purse):
        return True
    helps = [*tools_first(t, who, price, purse), *thrift(t, price, purse)]
    return any(
        spares_influence(t, who, cheaper, left) for _, cheaper, left in helps if left.influence == purse.influence
    )


def stays_payable(t: Table, who: Seat, price: Price, way: str) -> bool:
    """May this loss of Virtue be avoided without making the price unpayable? (E6, W-E9)"""
    purse = Purse(t, who, price)
    if way == "influence for virtue":
        purse.influence -= 2
    elif way == "silver to ignore loss for virtue":
        purse.goods["silver"] -= 2
    elif way == "discard for virtue":
        purse.hand -= 1
    return payable(t, who, price, purse)


def can_pay(t: Table, who: Seat, price: Price) -> bool:
    return payable(t, who, price, Purse(t, who, price))


def pay(t: Table, who: Seat, price: Price, lay: Callable[[], None] | None = None) -> Talk[None]:
    """Take what the price asks for, after everything that may stand in for a part of it; E9: coins are laid with it."""
    who.spending = min(who.prepaid, price.silver)  # W-E11: without asking
    if who.spending:
        price = price.copy()
        price.silver -= who.spending
        who.prepaid -= who.spending
    helped = replaced = False
    charlatans: list[str] = []
    while True:
        purse = Purse(t, who, price)
        if replaced:
            purse = without_help(purse)
        first = [help_ for help_ in tools_first(t, who, price, purse) if payable(t, who, help_[1], help_[2])]
        helps = [*thrift(t, price, purse), *replacements(t, who, price, purse)]
        helps = [help_ for help_ in helps if payable(t, who, help_[1], help_[2])]
        plain = ["pay now"] if plainly(who, price, purse) else []
        # E4: a Tool has to be offered where it is needed; elsewhere it may be.
        words = [token for token, _, _ in helps]
        tool_words = [token for token, _, _ in first]
        needed = [token for token in tool_words if not plain and is_needed(t, who, price, purse, token)]
        extra = [token for token in tool_words if token not in needed]
        answer = yield from ask(who.colour, [*plain, *words, *needed], extra)
        if answer == "pay now":
            break
        if answer.startswith("use tool "):
            card = answer.removeprefix("use tool ")
            yield from tools.use(t, who, card, price)
            continue
        price, purse = next((cheaper, left) for token, cheaper, left in helps if token == answer)
        who.goods = purse.goods
        who.goods["silver"] += t.reserved if who is t.active else 0
        who.influence = purse.influence
        if answer == "artisan pays less":
            t.thrift = False
            helped = True
        else:
            replaced = True
        charlatans += [card for card in who.apprentices if answer.endswith(f" for {REPLACING.get(card)}")]
    yield from pay_plainly(t, who, price)
    who.spending = 0
    if lay is not None:
        lay()
    if helped:
        yield from tools.offer(t, who, THRIFTY)
    yield from tools.offers(t, who, charlatans)  # W-E16; each resource is a benefit of its own


def pay_plainly(t: Table, who: Seat, price: Price) -> Talk[None]:
    if not plainly(who, price, Purse(t, who, price)):
        raise Lost("a price is paid that cannot be paid")
    # D28: resource by resource, and only where there is a choice.
    left = ways(who, price, Purse(t, who, price))
    for place, good in enumerate(RESOURCES):
        amounts = sorted({way[place] for way in left})
        answer = yield from ask(who.colour, [f"pay {amount} {good}" for amount in amounts])
        amount = int(answer.split()[1])
        left = {way for way in left if way[place] == amount}
    (way,) = left
    who.prepaid += price.left_over
    tax = tax_due(who, price, who.virtue)
    who.goods["silver"] -= price.silver + tax + price.coins
    t.tax += tax
    who.influence -= price.influence
    for place, good in enumerate(RESOURCES):
        who.goods[good] -= way[place]
    yield from gains.discard(t, who, way[5] + price.cards_kept, price.building)
