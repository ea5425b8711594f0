"""The places on the board: when they are open, and what a Worker does there (rules/architects 3.3)."""

from __future__ import annotations

from referee import captures, crafts, gains, guildhall, hiring, prices, tools, virtue, wonders
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
from referee.talk import Lost, Talk, ask, together
from sheet import MARKETS as MARKET_CARDS

HIGHEST_AT_MARKET = 9


# Which places are open.


def open_places(t: Table, who: Seat, artisan: bool = False) -> list[str]:
    return [place for place in (*CIRCLES, *MARKETS, "guildhall") if is_open(t, who, place, artisan)]


def is_open(t: Table, who: Seat, place: str, artisan: bool = False) -> bool:
    t.thrift = artisan and prices.THRIFTY in who.apprentices  # E9: it counts for what is possible, too
    answer = can_act(t, who, place, artisan)
    t.thrift = False
    return answer


def can_act(t: Table, who: Seat, place: str, artisan: bool) -> bool:
    if place in ("town-centre", "guardhouse"):
        if wonders.is_reason_to_come(t, who, place) or arriving_cards(who, place):
            return True
        if artisan and "strongman-3" in who.apprentices and any(seat.at(place) for seat in t.seats):  # E8
            return True
    if place == "town-centre":
        return can_capture(t, who, artisan)
    if place == "tax-stand":
        return t.tax > 0
    if place == "guardhouse":
        return bool(guardhouse_actions(t, who))
    if place in MARKETS:
        if who.virtue > HIGHEST_AT_MARKET and who.board != "zesiro":  # E17
            return False
        return not any(seat.at(place) for seat in t.seats) and prices.can_pay(t, who, market_price(who, place))
    if place == "guildhall":
        return not artisan and bool(guildhall.what_to_build(t, who))
    return True


# Placing.


def place_worker(t: Table, who: Seat, place: str, artisan: bool = False) -> Talk[None]:
    who.move("supply", place)
    t.place = place
    counting = [card for card in who.apprentices if COUNTING.get(card) == place]
    n = who.at(place) + len(counting)
    if artisan:  # rules/artisans 4
        t.artisan[who.colour] = place
        n += 2 if who.board == "walaric" else 1
        t.shield = True
        t.thrift = "strongman-2" in who.apprentices
    if who.board == "arnulf" and place == t.princess:  # W-93
        n += 1
    yield from wonders.arrive(t, who, place)
    t.captor = artisan and "strongman-3" in who.apprentices
    if t.tokens.get(place) in who.buildings or (place not in VISITS and wonders.offers(t, who)):
        yield from captor(t, who)
    n += yield from wonders.own_wonder(t, who, place)
    if place not in VISITS:
        yield from wonders.before_action(t, who)
    arrived = [card for card in arriving_cards(who, place) if tools.brings(who, ARRIVING[card][1])]
    for card in arrived:
        yield from gains.gain(t, who, ARRIVING[card][1])
    t.arrived = arrived
    equipped = [card for card in counting if card in t.tools]
    if place not in AT_ONCE:
        yield from captor(t, who)
        yield from tools.offers(t, who, [*arrived, *equipped])  # E5: before the actions, or after them
    yield from act(t, who, place, n)
    yield from tools.offers(t, who, equipped)


def captor(t: Table, who: Seat) -> Talk[None]:
    """The Artisan may capture all Workers of one colour where it was placed; not itself."""
    place = t.place
    possible = tools.capturable(t, who) if t.captor else []
    t.captor = False
    if not possible:
        return
    answer = yield from ask(who.colour, [*(f"capture {place} {seat.colour}" for seat in possible), "done"])
    if answer == "done":
        return
    owner = t.by_colour[answer.split()[2]]
    t.under_way, t.is_captors = (place, owner, False), True
    yield from tools.first(t, who, ["strongman-3"])
    t.under_way, t.is_captors = None, False
    number = owner.at(place) - tools.own_artisan(t, who, owner, place)
    if not number:
        raise Lost("a Tool that came first has left the Strongman nobody to capture")  # rules/artisans 3.7
    yield from captures.take(t, who, place, owner, number, ["strongman-3"])


def arriving_cards(who: Seat, place: str) -> list[str]:
    """Apprentices that bring something for placing a Worker there."""
    return [card for card in who.apprentices if ARRIVING.get(card, ("",))[0] == place]


# Where something is gained before anything is asked.
AT_ONCE = ("quarry", "forest", "silversmith", "tax-stand")
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
    cards = [card for card in who.apprentices if HARVESTING.get(card, ("",))[0] == place]
    for card in cards:
        yield from gains.gain(t, who, HARVESTING[card][1])
    yield from captor(t, who)
    yield from tools.offers(t, who, [*cards, *t.arrived])


# King's Storehouse.


def trades(t: Table, who: Seat) -> dict[str, tuple[Mix, Gain]]:
    found = {
        word: trade for word, trade in PRINTED_TRADES.items() if prices.can_pay(t, who, trade_price(t, who, trade[0]))
    }
    for card in who.apprentices:
        if card in TRADES and prices.can_pay(t, who, trade_price(t, who, TRADES[card][0], card)):
            found[f"use {card}"] = TRADES[card]
    return found


def trade_price(t: Table, who: Seat, price: Mix, card: str = "") -> prices.Price:
    return prices.Price(price, helpers=[*([card] if card else []), *visit_helpers(who, t.place)])


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
        if answer.startswith("use "):
            card = answer.removeprefix("use ")
            yield from prices.pay(t, who, trade_price(t, who, price, card))
            yield from gains.gain(t, who, what)
            yield from tools.offers(t, who, [card])
        else:
            yield from prices.pay(t, who, trade_price(t, who, price))
            yield from gains.gain(t, who, what)


def visit_helpers(who: Seat, place: str) -> list[str]:
    """Apprentices that the whole visit benefits from: their Tools may come before any of its actions."""
    return [card for card in who.apprentices if place in (COUNTING.get(card), ARRIVING.get(card, ("",))[0])]


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


def capture_price(t: Table, who: Seat, before: int, spared: int, follows: bool) -> prices.Price:
    """The first capture of a visit costs 1 Tax, each further one 1 Silver unless a Conspirator spares it (K7). His Tool
    may help with the first if he then spares the second (E7)."""
    helpers = visit_helpers(who, "town-centre")
    if not before:
        return prices.Price(tax=1, helpers=[*helpers, *(who.has("conspirator") if spared and follows else [])])
    sparing = who.has("conspirator")[before - 1 : before] if spared else []
    return prices.Price(silver=0 if spared else 1, helpers=[*helpers, *sparing])


def second_follows(t: Table, place: str, owner: Seat, n: int) -> bool:
    """Can another group be captured after this one?"""
    if n < 2:
        return False
    left = [group for group in t.groups() if group != (place, owner)]
    return bool(left) if t.capture_places > 1 else any(other == place for other, _ in left)


def can_capture(t: Table, who: Seat, artisan: bool) -> bool:
    """K21: can the first capture be paid? Whoever comes is a group, too."""
    n = who.at("town-centre") + 1 + sum(1 for card in who.apprentices if COUNTING.get(card) == "town-centre")
    n += (2 if who.board == "walaric" else 1) if artisan else 0
    who.workers["town-centre"] = who.at("town-centre") + 1
    spared = len(who.has("conspirator"))
    possible = any(
        prices.can_pay(t, who, capture_price(t, who, 0, spared, second_follows(t, place, owner, n)))
        for place, owner in t.groups()
    )
    who.workers["town-centre"] -= 1
    if not who.workers["town-centre"]:
        del who.workers["town-centre"]
    return possible


def town_centre(t: Table, who: Seat, n: int) -> Talk[None]:
    spared = len(who.has("conspirator"))  # D3: counted on arrival
    used: list[str] = []
    made = 0
    owed = False
    while made < n:
        possible = {}
        for place, owner in t.groups():
            if place in used or len(used) < t.capture_places:
                price = capture_price(t, who, made, spared, second_follows(t, place, owner, n))
                if prices.can_pay(t, who, price):
                    possible[f"capture {place} {owner.colour}"] = price
        others = wonders.offers(t, who)
        if not possible and not others:
            return
        if owed:  # E7: nothing else before the second capture
            answer = yield from ask(who.colour, list(possible))
        else:
            leave = leaving(who) if possible else ["done"]
            answer = yield from ask(who.colour, [*possible, *leave, *others])
        if answer == "done":
            return
        if answer in others:
            yield from wonders.take_offer(t, who, answer)
            continue
        if answer == "dismiss":
            yield from hiring.dismiss(t, who, False)
            continue
        before = set(t.used)
        _, place, colour = answer.split()
        t.under_way = (place, t.by_colour[colour], not made)
        yield from prices.pay(t, who, possible[answer])
        t.under_way = None
        conspirators = who.has("conspirator")
        owed = not made and any(card in t.tools and t.tools[card] in t.used - before for card in conspirators)
        helped = made > 0 and spared > 0
        spared -= helped
        made += 1
        if place not in used:
            used.append(place)
        thanks = conspirators[made - 2 : made - 1] if helped else []  # each of them spares one
        yield from captures.take_group(t, who, place, t.by_colour[colour], thanks)


# Tax Stand.


def tax_stand(t: Table, who: Seat) -> Talk[None]:
    who.goods["silver"] += t.tax
    t.tax = 0
    robbers = [*who.has("pickpocket"), *who.has("thief")]
    yield from tools.first(t, who, robbers)
    yield from gains.gain(t, who, {"gold": len(who.has("pickpocket"))})
    yield from captor(t, who)
    yield from virtue.lose_virtue(t, who, 2 - len(who.has("thief")))
    yield from tools.offers(t, who, robbers)


# Black Market.


def market_price(who: Seat, place: str) -> prices.Price:
    return prices.Price(
        silver=max(MARKET_SILVER[place] - len(who.has("trickster")), 0),
        helpers=market_cards(who),
    )


def market(t: Table, who: Seat, place: str) -> Talk[None]:
    if all(any(seat.at(space) for seat in t.seats) for space in MARKETS):
        t.reset_due = True
    yield from prices.pay(t, who, market_price(who, place))
    # D6: after paying, before what the space offers.
    if who.board == "caroline":
        gains.draw(t, who, 1)
    for card in [card for card in who.apprentices if card in SMUGGLING]:
        yield from gains.gain(t, who, SMUGGLING[card])
    if not who.has("illusionist"):
        yield from virtue.lose_virtue(t, who, 1)
    yield from tools.offers(t, who, market_cards(who))
    if place == "market-left":
        yield from gains.gain(t, who, MARKET_CARDS[t.small[0]][0] if t.small else PRINTED_SMALL)
    elif place == "market-right":
        yield from gains.gain(t, who, MARKET_CARDS[t.large[0]][1] if t.large else PRINTED_LARGE)
    else:
        options = [*(f"hire {card}" for card in t.face_up()), "look at plans"]
        if crafts.can_equip(t, who):  # rules/artisans 2.3
            options += [f"tool {craft}" for craft in t.crafts]
        answer = yield from ask(who.colour, options)
        if answer == "look at plans":
            yield from look_at_plans(t, who)
        elif answer.startswith("tool "):
            yield from crafts.equip(t, who, answer.removeprefix("tool "))
        else:
            yield from hiring.hire(t, who, answer.removeprefix("hire "))


def market_cards(who: Seat) -> list[str]:
    """Apprentices that bring something with every action there."""
    return [card for card in who.apprentices if card in SMUGGLING or card in ("trickster", "illusionist")]


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


def ransom_price(t: Table, who: Seat) -> prices.Price:
    return prices.Price(silver=3, tax=2, helpers=guards(who))


def guards(who: Seat) -> list[str]:
    return visit_helpers(who, "guardhouse")


def debt_price(who: Seat) -> prices.Price:
    return prices.Price(
        silver=3, tax=3, helpers=[*(card for card in who.apprentices if card in PAYING_OFF), *guards(who)]
    )


def guardhouse_actions(t: Table, who: Seat) -> list[str]:
    """rules/architects 3.6."""
    found = []
    if who.captured or captures.who_would_capture(t, who):
        found.append("imprison")
    if who.prisoners:
        found.append("free prisoners")
    if t.held(who):
        if prices.can_pay(t, who, ransom_price(t, who)):
            found.append("ransom with silver")
        found.append("ransom with debt")
    if who.unpaid and prices.can_pay(t, who, debt_price(who)):
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
            yield from prices.pay(t, who, ransom_price(t, who))
            captures.bring_home(t, who)
        elif answer == "ransom with debt":
            captures.bring_home(t, who)
            yield from virtue.ransom(t, who)
        else:
            yield from pay_debt(t, who)


def pay_debt(t: Table, who: Seat) -> Talk[None]:
    yield from prices.pay(t, who, debt_price(who))
    who.unpaid -= 1
    who.paid += 1
    collectors = {card: PAYING_OFF[card] for card in who.apprentices if card in PAYING_OFF}
    brought = [(False, gains.gain(t, who, gain)) for gain in collectors.values()]
    yield from together([(False, virtue.gain_virtue(t, who, 1)), *brought])
    yield from tools.offers(t, who, list(collectors))
