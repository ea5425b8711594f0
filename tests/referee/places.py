"""The places on the board: when they are open, and what a Worker does there (rules/architects 3.3)."""

from __future__ import annotations

from referee import captures, gains, guildhall, hiring, prices, tools, virtue, wonders
from referee.cards import (
    ARRIVING,
    CIRCLES,
    COUNTING,
    HARVESTING,
    MARKET_SILVER,
    MARKETS,
    PAYING_OFF,
    PRINTED_LARGE,
    PRINTED_SMALL,
    PRINTED_TRADES,
    SMUGGLING,
    TRADES,
    Gain,
    Mix,
)
from referee.table import Seat, Table
from referee.talk import Talk, ask
from sheet import MARKETS as MARKET_CARDS

HIGHEST_AT_MARKET = 9


# Which places are open.


def open_places(t: Table, who: Seat) -> list[str]:
    return [place for place in (*CIRCLES, *MARKETS, "guildhall") if is_open(t, who, place)]


def is_open(t: Table, who: Seat, place: str, artisan: bool = False) -> bool:
    if place in ("town-centre", "guardhouse"):
        if wonders.is_reason_to_come(t, who, place) or arriving_cards(who, place):
            return True
    if place == "town-centre":
        return prices.can_pay(t, who, capture_price(0, 0))  # K21
    if place == "tax-stand":
        return t.tax > 0
    if place == "guardhouse":
        return bool(guardhouse_actions(t, who))
    if place in MARKETS:
        return (
            not any(seat.at(place) for seat in t.seats)
            and (who.virtue <= HIGHEST_AT_MARKET or who.board == "zesiro")
            and prices.can_pay(t, who, market_price(who, place))
        )
    if place == "guildhall":
        return not artisan and bool(guildhall.what_to_build(t, who))
    return True


# Placing.


def place_worker(t: Table, who: Seat, place: str, artisan: bool = False) -> Talk[None]:
    who.move("supply", place)
    n = who.at(place) + sum(1 for card in who.apprentices if COUNTING.get(card) == place)
    if who.board == "arnulf" and place == t.princess:  # W-93
        n += 1
    yield from wonders.arrive(t, who, place)
    n += yield from wonders.own_wonder(t, who, place)
    if place not in VISITS:
        yield from wonders.before_action(t, who)
    for card in arriving_cards(who, place):
        yield from tools.benefit(t, who, card, ARRIVING[card][1])
    yield from act(t, who, place, n)


def arriving_cards(who: Seat, place: str) -> list[str]:
    """Apprentices that bring something for placing a Worker there."""
    return [card for card in who.apprentices if ARRIVING.get(card, ("",))[0] == place]


# Where a visit has several actions, and what else may be done is offered between them.
VISITS = ("storehouse", "town-centre", "guardhouse")


def act(t: Table, who: Seat, place: str, n: int) -> Talk[None]:
    if place == "quarry":
        yield from harvest(t, who, place, {"stone": n})
    elif place == "forest":
        yield from harvest(t, who, place, {"wood": n})
    elif place == "silversmith":
        yield from harvest(t, who, place, {"silver": n + 1})
    elif place == "mines":
        answer = yield from ask(who.colour, ["mine clay", *(["mine gold"] if n >= 2 else [])])
        yield from harvest(t, who, place, {"clay": n + 1} if answer == "mine clay" else {"gold": n // 2})
    elif place == "storehouse":
        yield from storehouse(t, who, n)
    elif place == "workshop":
        yield from workshop(t, who, n)
    elif place == "town-centre":
        yield from town_centre(t, who, n)
    elif place == "tax-stand":
        yield from tax_stand(t, who)
    elif place == "guardhouse":
        yield from guardhouse(t, who, n)
    else:
        yield from market(t, who, place)


def harvest(t: Table, who: Seat, place: str, what: Gain) -> Talk[None]:
    yield from gains.gain(t, who, what)
    for card in [card for card in who.apprentices if HARVESTING.get(card, ("",))[0] == place]:
        yield from tools.benefit(t, who, card, HARVESTING[card][1])


# King's Storehouse.


def trades(t: Table, who: Seat) -> dict[str, tuple[Mix, Gain]]:
    found = {word: trade for word, trade in PRINTED_TRADES.items() if prices.can_pay(t, who, prices.Price(trade[0]))}
    for card in who.apprentices:
        if card in TRADES and prices.can_pay(t, who, prices.Price(TRADES[card][0])):
            found[f"use {card}"] = TRADES[card]
    return found


def storehouse(t: Table, who: Seat, n: int) -> Talk[None]:
    while n:
        possible = trades(t, who)
        others = wonders.offers(t, who)
        if not possible and not others:
            return
        answer = yield from ask(who.colour, [*possible, *(leaving(who) if possible else ["done"]), *others])
        if answer == "done":
            return
        if answer in others:
            yield from wonders.take_offer(t, who, answer)
            continue
        if answer == "dismiss":
            yield from hiring.dismiss(t, who, False)
            continue
        n -= 1
        price, what = possible[answer]
        yield from prices.pay(t, who, prices.Price(price))
        if answer.startswith("use "):
            yield from tools.benefit(t, who, answer.removeprefix("use "), what)
        else:
            yield from gains.gain(t, who, what)


def leaving(who: Seat) -> list[str]:
    """What else may be said between two actions of a visit (3.1, D2)."""
    return ["done", *(["dismiss"] if who.apprentices else [])]


# Workshop.


def workshop(t: Table, who: Seat, n: int) -> Talk[None]:
    answer = yield from ask(who.colour, ["take plans", *(f"hire {card}" for card in hiring.in_reach(t, who, n))])
    if answer == "take plans":
        gains.draw(t, who, 1 + n // 2)
    else:
        yield from hiring.hire_at_workshop(t, who, answer.removeprefix("hire "), n)


# Town Centre.


def capture_price(before: int, spared: int) -> prices.Price:
    """The first capture of a visit costs 1 Tax, each further one 1 Silver unless a Conspirator spares it (K7)."""
    if not before:
        return prices.Price(tax=1)
    return prices.Price(silver=0 if spared else 1)


def town_centre(t: Table, who: Seat, n: int) -> Talk[None]:
    spared = len(who.has("conspirator"))  # D3: counted on arrival
    used: list[str] = []
    made = 0
    while made < n:
        price = capture_price(made, spared)
        possible = []
        if prices.can_pay(t, who, price):
            possible = [
                (place, owner)
                for place, owner in t.groups()
                if place in used or len(used) < t.capture_places
            ]
        others = wonders.offers(t, who)
        if not possible and not others:
            return
        words = [f"capture {place} {owner.colour}" for place, owner in possible]
        answer = yield from ask(who.colour, [*words, *(leaving(who) if possible else ["done"]), *others])
        if answer == "done":
            return
        if answer in others:
            yield from wonders.take_offer(t, who, answer)
            continue
        if answer == "dismiss":
            yield from hiring.dismiss(t, who, False)
            continue
        yield from prices.pay(t, who, price)
        if made and spared:
            spared -= 1
        made += 1
        _, place, colour = answer.split()
        if place not in used:
            used.append(place)
        yield from captures.take_group(t, who, place, t.by_colour[colour])


# Tax Stand.


def tax_stand(t: Table, who: Seat) -> Talk[None]:
    who.goods["silver"] += t.tax
    t.tax = 0
    for card in who.has("pickpocket"):
        yield from tools.benefit(t, who, card, {"gold": 1})
    yield from virtue.lose_virtue(t, who, 2 - len(who.has("thief")))


# Black Market.


def market_price(who: Seat, place: str) -> prices.Price:
    return prices.Price(silver=max(MARKET_SILVER[place] - len(who.has("trickster")), 0))


def market(t: Table, who: Seat, place: str) -> Talk[None]:
    if all(any(seat.at(space) for seat in t.seats) for space in MARKETS):
        t.reset_due = True
    yield from prices.pay(t, who, market_price(who, place))
    # D6: after paying, before what the space offers.
    if who.board == "caroline":
        gains.draw(t, who, 1)
    for card in [card for card in who.apprentices if card in SMUGGLING]:
        yield from tools.benefit(t, who, card, SMUGGLING[card])
    if not who.has("illusionist"):
        yield from virtue.lose_virtue(t, who, 1)
    if place == "market-left":
        yield from gains.gain(t, who, MARKET_CARDS[t.small[0]][0] if t.small else PRINTED_SMALL)
    elif place == "market-right":
        yield from gains.gain(t, who, MARKET_CARDS[t.large[0]][1] if t.large else PRINTED_LARGE)
    else:
        answer = yield from ask(who.colour, [*(f"hire {card}" for card in t.face_up()), "look at plans"])
        if answer == "look at plans":
            yield from look_at_plans(t, who)
        else:
            yield from hiring.hire(t, who, answer.removeprefix("hire "))


def look_at_plans(t: Table, who: Seat) -> Talk[None]:
    t.looking = t.buildings[:5]
    del t.buildings[:5]
    if not t.looking:
        return
    answer = yield from ask(who.colour, [f"keep {card}" for card in t.looking])
    card = answer.removeprefix("keep ")
    t.looking.remove(card)
    who.hand.append(card)
    t.buildings += t.looking  # D7: in the order drawn
    t.looking = []


# Guardhouse.

RANSOM = prices.Price(silver=3, tax=2)
DEBT = prices.Price(silver=3, tax=3)


def guardhouse_actions(t: Table, who: Seat) -> list[str]:
    """rules/architects 3.6."""
    found = []
    if who.captured:
        found.append("imprison")
    if who.prisoners:
        found.append("free prisoners")
    if t.held(who):
        if prices.can_pay(t, who, RANSOM):
            found.append("ransom with silver")
        found.append("ransom with debt")
    if who.unpaid and prices.can_pay(t, who, DEBT):
        found.append("pay debt")
    return found


def guardhouse(t: Table, who: Seat, n: int) -> Talk[None]:
    while n:
        possible = guardhouse_actions(t, who)
        others = wonders.offers(t, who)
        if not possible and not others:
            return
        answer = yield from ask(who.colour, [*possible, *(leaving(who) if possible else ["done"]), *others])
        if answer == "done":
            return
        if answer in others:
            yield from wonders.take_offer(t, who, answer)
            continue
        if answer == "dismiss":
            yield from hiring.dismiss(t, who, False)
            continue
        n -= 1
        if answer == "imprison":
            yield from captures.send_to_prison(t, who)
        elif answer == "free prisoners":
            captures.free_prisoners(t, who)
        elif answer == "ransom with silver":
            yield from prices.pay(t, who, RANSOM)
            captures.bring_home(t, who)
        elif answer == "ransom with debt":
            captures.bring_home(t, who)
            yield from virtue.ransom(t, who)
        else:
            yield from pay_debt(t, who)


def pay_debt(t: Table, who: Seat) -> Talk[None]:
    yield from prices.pay(t, who, DEBT)
    who.unpaid -= 1
    who.paid += 1
    yield from virtue.gain_virtue(t, who, 1)
    for card in [card for card in who.apprentices if card in PAYING_OFF]:
        yield from tools.benefit(t, who, card, PAYING_OFF[card])
