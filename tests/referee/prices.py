"""Prices, and everything that can stand in for a part of one."""

from __future__ import annotations

from itertools import product

from referee import gains
from referee.cards import REPLACING, RESOURCES, Mix
from referee.table import Seat, Table
from referee.talk import Lost, Talk, ask

Way = tuple[int, ...]  # how much of each resource, and how many Building cards (Judith)


class Price:
    """Resources (each an amount and the goods that it may be), Silver to the supply, Tax, coins onto cards, Influence."""

    def __init__(
        self,
        mix: Mix = (),
        silver: int = 0,
        tax: int = 0,
        coins: int = 0,
        influence: int = 0,
        building: str = "",  # the card that is constructed: it cannot pay for itself (D25)
        cards_kept: int = 0,  # cards that are needed besides (D25: the one for the Cathedral)
        builds: bool = False,  # a Building, a Wonder or a Cathedral level: Lothaire pays less (D26)
    ) -> None:
        self.mix = [[amount, goods] for amount, goods in mix if goods != ("silver",)]
        self.silver = silver + sum(amount for amount, goods in mix if goods == ("silver",))
        self.tax = tax
        self.coins = coins
        self.influence = influence
        self.building = building
        self.cards_kept = cards_kept
        self.builds = builds
        self.left_over = 0  # Silver that lost Influence stands in for, and that this price does not need (W-I7)

    def copy(self) -> Price:
        other = Price((), self.silver, self.tax, self.coins, self.influence, self.building, self.cards_kept, self.builds)
        other.mix = [list(part) for part in self.mix]
        other.left_over = self.left_over
        return other


class Purse:
    """What a payer has while it is tried whether a price can be paid."""

    def __init__(self, who: Seat) -> None:
        self.goods = dict(who.goods)
        self.influence = who.influence
        self.prepaid = who.prepaid
        self.virtue = who.virtue
        self.hand = len(who.hand)

    def copy(self) -> Purse:
        other = Purse.__new__(Purse)
        other.goods = dict(self.goods)
        other.influence, other.prepaid, other.virtue, other.hand = self.influence, self.prepaid, self.virtue, self.hand
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
        part = next(part for part in cheaper.mix if part[0] and good in part[1])
        part[0] -= 1
        poorer = purse.copy()
        poorer.influence -= cost
        found.append((f"influence for {good}", cheaper, poorer))
        if who.board == "louis" and purse.goods["silver"] >= 2:  # W-10.6e
            paying = purse.copy()
            paying.goods["silver"] -= 2
            found.append((f"silver to ignore loss for {good}", cheaper, paying))
    if free >= 2 and price.silver > purse.prepaid:  # W-I6
        poorer = purse.copy()
        poorer.influence -= 2
        replaced = min(price.silver - purse.prepaid, 2)
        cheaper = price.copy()
        cheaper.silver -= replaced
        cheaper.left_over += 2 - replaced
        found.append(("influence for silver", cheaper, poorer))
    return found


def payable(t: Table, who: Seat, price: Price, purse: Purse) -> bool:
    if plainly(who, price, purse):
        return True
    return any(payable(t, who, cheaper, poorer) for _, cheaper, poorer in replacements(t, who, price, purse))


def can_pay(t: Table, who: Seat, price: Price) -> bool:
    return payable(t, who, price, Purse(who))


def pay(t: Table, who: Seat, price: Price) -> Talk[None]:
    """Take what the price asks for, after everything that may stand in for a part of it."""
    used = min(who.prepaid, price.silver)  # W-E11: without asking
    if used:
        price = price.copy()
        price.silver -= used
        who.prepaid -= used
    while True:
        purse = Purse(who)
        helps = [help_ for help_ in replacements(t, who, price, purse) if payable(t, who, help_[1], help_[2])]
        plain = ["pay plainly"] if plainly(who, price, purse) else []
        answer = yield from ask(who.colour, [*plain, *(token for token, _, _ in helps)])
        if answer == "pay plainly":
            break
        price, purse = next((cheaper, left) for token, cheaper, left in helps if token == answer)
        who.goods = purse.goods
        who.influence = purse.influence
    yield from pay_plainly(t, who, price)


def pay_plainly(t: Table, who: Seat, price: Price) -> Talk[None]:
    if not plainly(who, price, Purse(who)):
        raise Lost("a price is paid that cannot be paid")
    # D28: resource by resource, and only where there is a choice.
    left = ways(who, price, Purse(who))
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
    yield from gains.discard(t, who, way[5], price.building)
