"""The four actions of a player: icons, what can be paid, dismissing (rules/viscounts 4.3, 5)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from referee.talk import Talk, ask
from referee_viscounts import building, castle, gains, transcribing
from referee_viscounts.cards import (
    BUILDING_COST,
    EXCHANGES,
    FEWEST_CARDS,
    GOODS,
    ICON,
    MANUSCRIPTS,
    PRINTED,
    PRINTED_MANUSCRIPTS,
    RESOURCE,
    TOWNSFOLK,
    WORKER_COST,
    Card,
)
from referee_viscounts.table import Seat, Table

AFTER = {"trade": "ON_TRADE", "construct": "ON_BUILD", "workers": "ON_PLACE", "transcribe": "ON_SCRIBE"}
Payment = dict[str, int]


def has(seat: Seat, kind: str, what: str = "") -> bool:
    """Does a conversion work on this player board?"""
    found = [TOWNSFOLK[card] for card in seat.board if TOWNSFOLK[card].timing == "ONGOING"]
    return any((card.ability.kind, card.ability.what) == (kind, what) for card in found)


def icons(t: Table, seat: Seat, action: str, dismissed: Card | None) -> int:
    wanted = ICON[action]
    found = [*t.shown(seat), *t.lasting(seat), *(dismissed.icons if dismissed else ())]
    number = found.count(wanted) + found.count("X")
    if wanted != "M" and has(seat, "PAIR_M", wanted):
        number += found.count("M") // 2
    return number


def worth(seat: Seat, action: str, paid: Payment) -> int:
    """The icons that spent goods are worth."""
    number = 0
    for good, spent in paid.items():
        if good == "silver":
            number += spent if action == "trade" else spent // 2
        else:
            number += spent
    own = RESOURCE.get(action)
    if own and paid.get(own) and has(seat, "RES_X2", own):
        number += 1
    return number


def payments(seat: Seat, action: str, missing: int) -> Iterator[Payment]:
    """Every way to pay for so many icons with nothing to spare."""
    usable: dict[str, int] = {}  # how many at a time
    if action == "trade" or has(seat, "SILVER_2", ICON[action]):
        usable["silver"] = 1 if action == "trade" else 2
    if action in RESOURCE:
        usable[RESOURCE[action]] = 1
    if action == "transcribe" and has(seat, "STONE_GOLD_AS_C"):
        usable |= {"stone": 1, "gold": 1}
    goods = [good for good in GOODS if good in usable]
    most = max(missing, 0)
    ranges = [range(0, min(seat.goods[good], most * usable[good]) + 1, usable[good]) for good in goods]
    for amounts in product(*ranges):
        paid = dict(zip(goods, amounts))
        if worth(seat, action, paid) < missing:
            continue
        less = ({**paid, good: paid[good] - usable[good]} for good in goods if paid[good])
        if all(worth(seat, action, fewer) < missing for fewer in less):
            yield paid


def can_pay(seat: Seat, action: str, missing: int) -> bool:
    return next(payments(seat, action, missing), None) is not None


def pay(seat: Seat, action: str, missing: int) -> Talk[None]:
    """One good after the other, as often as there is a choice."""
    left = list(payments(seat, action, missing))
    for good in GOODS:
        amounts = {paid.get(good, 0) for paid in left}
        word = yield from ask(seat.colour, [f"pay {amount} {good}" for amount in sorted(amounts)])
        spent = int(word.split()[1])
        left = [paid for paid in left if paid.get(good, 0) == spent]
        seat.goods[good] -= spent


# What can be done with so many icons. A function for each action: the players' words, and what each costs.


def trades(t: Table, seat: Seat) -> dict[str, int]:
    if seat.space not in EXCHANGES:
        return {}
    cost, gain = EXCHANGES[seat.space]
    most = 99
    if gain.kind == "FLIP":  # an exchange must do something (VD1)
        most = seat.unpaid + seat.plain
        if seat.unpaid and "debt-collector-2" in seat.board and any(t.townsfolk.values()):
            most = 99  # who is hired for the debt may bring another one
    elif gain.kind == "DESTROY":
        most = min(seat.owned - FEWEST_CARDS, seat.owned - len(seat.board))
    return {f"trade {number}": number * cost for number in range(1, most + 1)}


def constructions(t: Table, seat: Seat) -> dict[str, int]:
    found = {}
    for kind, cost in BUILDING_COST.items():
        for one in building.left(seat, kind):
            for spot in t.free_spots(seat.space):
                found[f"build {one} {spot}"] = cost
    return found


def placings(t: Table, seat: Seat) -> dict[str, int]:
    if seat.space[0] == "O" or not seat.workers:
        return {}
    return {f"workers {number}": cost for number, cost in WORKER_COST.items()}


def transcriptions(t: Table, seat: Seat) -> dict[str, int]:
    if seat.space[0] == "O":
        return {}
    segment = t.segment(seat)
    if t.manuscripts[segment]:
        tile = t.manuscripts[segment][0]
        return {f"transcribe {tile}": MANUSCRIPTS[tile][1]}
    key, cost, _ = PRINTED_MANUSCRIPTS[segment]
    return {f"transcribe {key}": cost}


WAYS = {"trade": trades, "construct": constructions, "workers": placings, "transcribe": transcriptions}


def doable(t: Table, seat: Seat, action: str, dismissed: Card | None, spent: int = 0) -> dict[str, int]:
    """What can be done and paid for, after some silver is spent; with the icons that goods have to make up for."""
    found = {}
    ready = icons(t, seat, action, dismissed)
    seat.goods["silver"] -= spent
    for word, cost in WAYS[action](t, seat).items():
        if cost <= ready or can_pay(seat, action, cost - ready):
            found[word] = cost - ready
        elif action == "trade":
            break  # the rest is dearer
    seat.goods["silver"] += spent
    return found


def dismissals(t: Table, seat: Seat) -> dict[str, tuple[str, str, Card, int]]:
    """What a dismissal is called; for which action, the card, its face and its price."""
    segment = t.segment(seat)
    pile = t.townsfolk[segment]
    key = pile[0] if pile else f"printed-{segment.lower()}"
    card = TOWNSFOLK[key] if pile else PRINTED[key]
    price = 1 if "tp2" in seat.buildings else card.silver
    found = {}
    for action, icon in ICON.items():
        usable = {icon, "X"} | ({"M"} if has(seat, "PAIR_M", icon) else set())
        if usable & set(card.icons) and price <= seat.goods["silver"] and doable(t, seat, action, card, price):
            found[f"dismiss {key} for {action}"] = (action, key, card, price)
    return found


def act(t: Table, seat: Seat) -> Talk[None]:
    ways = {action: doable(t, seat, action, None) for action in ICON}
    dismissing = dismissals(t, seat)
    word = yield from ask(seat.colour, ["pass", *dismissing, *(word for found in ways.values() for word in found)])
    if word == "pass":
        return
    if word in dismissing:
        action, key, card, price = dismissing[word]
        seat.goods["silver"] -= price
        if key in TOWNSFOLK:
            t.townsfolk[t.segment(seat)].pop(0)
            seat.removed.append(key)
        yield from gains.do(t, seat, card.bonus)
        found = doable(t, seat, action, card)
        word = yield from ask(seat.colour, list(found))
    else:
        action, found = next((action, found) for action, found in ways.items() if word in found)
    if found[word] > 0:
        yield from pay(seat, action, found[word])
    yield from carry_out(t, seat, word)
    yield from gains.answered(t, seat, AFTER[action])


def carry_out(t: Table, seat: Seat, word: str) -> Talk[None]:
    verb, *rest = word.split()
    if verb == "trade":
        for _ in range(int(rest[0])):
            yield from gains.do(t, seat, EXCHANGES[seat.space][1])
    elif verb == "build":
        yield from building.build(t, seat, *rest)
    elif verb == "workers":
        yield from castle.place(t, seat, t.segment(seat), int(rest[0]))
    elif rest[0] in MANUSCRIPTS:
        yield from transcribing.take(t, seat, t.segment(seat))
    else:
        yield from gains.do(t, seat, PRINTED_MANUSCRIPTS[t.segment(seat)][2])
