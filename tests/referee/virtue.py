"""Virtue and Debts: rules/architects 8.2 and 6.3, and everything that lets somebody avoid a loss."""

from __future__ import annotations

from referee import gains, opponents, prices
from referee.table import Seat, Table
from referee.talk import Ask, Talk, ask, together

HIGHEST = 14


def gain_virtue(t: Table, who: Seat, points: int) -> Talk[None]:
    above = max(who.virtue + points - HIGHEST, 0)
    who.virtue = min(who.virtue + points, HIGHEST)
    if who.opponent is not None:
        opponents.virtue_above_the_end(t, who, above)
        return
    # K3, D5: one Debt for each point, if the player likes; declining one declines the rest.
    while above and who.unpaid:
        question = Ask(who.colour, ["destroy debt", "keep debts"])
        question.is_moot = lambda: not who.unpaid
        answer = yield question
        if answer == "keep debts":
            break
        who.unpaid -= 1
        above -= 1


def lose_virtue(t: Table, who: Seat, points: int, before: prices.Price | None = None) -> Talk[None]:
    """Point by point: each may be avoided by itself. `before` is a price that a Tool
    has to leave payable (E6, W-E9)."""
    while points:
        ways = [] if who.opponent is not None else ways_out(t, who)
        if before is not None:
            ways = [way for way in ways if prices.stays_payable(t, who, before, way)]
        if not ways:
            yield from really_lose(t, who, 1)
            points -= 1
            continue
        answer = yield from ask(who.colour, [*(["lose all virtue"] if points > 1 else []), "lose virtue", *ways])
        if answer == "lose all virtue":
            yield from really_lose(t, who, points)
            return
        points -= 1
        if answer == "lose virtue":
            yield from really_lose(t, who, 1)
        elif answer == "discard for virtue":
            yield from gains.discard(t, who, 1)
        elif answer == "artisan ignores loss":
            t.shield = False
        elif answer == "influence for virtue":
            who.influence -= 2
        else:
            assert answer == "silver to ignore loss for virtue"
            who.goods["silver"] -= 2


def ways_out(t: Table, who: Seat) -> list[str]:
    ways = []
    if who.board == "merovech" and who.hand:  # D24
        ways.append("discard for virtue")
    if t.shield and who is t.active:  # rules/artisans 4
        ways.append("artisan ignores loss")
    if t.wonders_on and who.influence >= 2:  # W-I8
        ways.append("influence for virtue")
        if who.board == "louis" and who.goods["silver"] >= 2:  # W-97
            ways.append("silver to ignore loss for virtue")
    return ways


def really_lose(t: Table, who: Seat, points: int) -> Talk[None]:
    lost = min(points, who.virtue)
    who.virtue -= lost
    if who.board == "clotilde":  # W-10.6b: for each point really lost
        who.goods["clay"] += lost
    yield from take_debts(t, who, points - lost)


def take_debts(t: Table, who: Seat, number: int) -> Talk[None]:
    taken = 0
    for _ in range(number):
        price = prices.Price(silver=2, own_action=False)
        if who.board == "hugo" and prices.can_pay(t, who, price):  # D22
            answer = yield from ask(who.colour, ["take debt", "buy off debt"])
            if answer == "buy off debt":
                yield from prices.pay(t, who, price)
                continue
        who.unpaid += 1
        if who.board == "hugo":  # he decides about each
            yield from gains.for_debts(t, who, 1)
            continue
        taken += 1
        if who.board == "emma":  # D23
            who.goods["silver"] += 1
            who.goods["clay"] += 1
    yield from gains.for_debts(t, who, taken)


def ransom(t: Table, who: Seat) -> Talk[None]:
    """A ransom that is not paid in Silver: 1 Debt, and 1 Virtue is lost."""
    if t.wonders_on or t.artisans_on or ways_out(t, who):
        yield from take_debts(t, who, 1)
        yield from lose_virtue(t, who, 1)
    else:  # so Debts are asked about only once, those for the Virtue too
        below = 0 if who.virtue else 1
        yield from really_lose(t, who, 1 - below)
        yield from take_debts(t, who, 1 + below)


def all_lose(t: Table, seats: list[Seat]) -> Talk[None]:
    """Each of them loses 1 Virtue."""
    yield from together((waits(t, seat), lose_virtue(t, seat, 1)) for seat in seats)


def waits(t: Table, seat: Seat) -> bool:
    """Might this seat avoid what a loss of Virtue would bring?"""
    if seat.opponent is not None:
        return False
    return t.wonders_on or t.artisans_on or seat.board == "merovech" or (seat.board == "hugo" and not seat.virtue)


def all_take_debt(t: Table, seats: list[Seat]) -> Talk[None]:
    yield from together((seat.board == "hugo", take_debts(t, seat, 1)) for seat in seats)
