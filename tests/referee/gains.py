"""What somebody gains: goods, cards, Influence, Rewards."""

from __future__ import annotations

from referee import opponents, tools, virtue
from referee.cards import GOODS, REWARDS, Gain
from referee.table import Seat, Table
from referee.talk import Talk, ask, together

HIGHEST_INFLUENCE = 12
DRAWING = (5, 9)  # Influence that brings a Building card when it is reached from below (rules/wonders W-I2)


def gain(t: Table, who: Seat, what: Gain) -> Talk[None]:
    """Everything a card or a place shows. What is negative is lost."""
    for good in GOODS:
        if what.get(good, 0):
            goods(t, who, good, what[good])
    draw(t, who, what.get("cards", 0))
    yield from together(
        [
            (virtue.waits(t, who), virtue.lose_virtue(t, who, max(-what.get("virtue", 0), 0))),
            (False, virtue.gain_virtue(t, who, max(what.get("virtue", 0), 0))),
            (False, gain_influence(t, who, what.get("influence", 0))),
            *((False, reward(t, who)) for _ in range(what.get("rewards", 0))),
            (False, virtue.take_debts(t, who, what.get("debts", 0))),
        ]
    )


def goods(t: Table, who: Seat, good: str, number: int) -> None:
    if who.opponent is not None:
        opponents.gain_goods(t, who, good, number)
    else:
        who.goods[good] += number


def draw(t: Table, who: Seat, number: int) -> None:
    """U3: as many as there are."""
    if who.opponent is None:
        who.hand += t.buildings[:number]
        del t.buildings[:number]


def discard(t: Table, who: Seat, number: int, but: str = "") -> Talk[None]:
    """Building cards of the owner's choice go under the pile."""
    for _ in range(number):
        answer = yield from ask(who.colour, [f"discard {card}" for card in who.hand if card != but])
        card = answer.removeprefix("discard ")
        who.hand.remove(card)
        t.buildings.append(card)


def gain_influence(t: Table, who: Seat, points: int) -> Talk[None]:
    """rules/wonders W-I1 to W-I3."""
    if not points:
        return
    if who.opponent is not None:
        yield from opponents.gain_influence(t, who, points)
        return
    before = who.influence
    who.influence = min(before + points, HIGHEST_INFLUENCE)
    for step in DRAWING:
        if before < step <= who.influence:
            draw(t, who, 1)


def reward(t: Table, who: Seat) -> Talk[None]:
    """rules/architects 3.7: the top Reward, or 1 Virtue with none left; an opponent always gets the Virtue."""
    if who.opponent is not None or not t.rewards:
        yield from virtue.gain_virtue(t, who, 1)
        return
    card = t.rewards.pop(0)
    yield from gain(t, who, REWARDS[card])


def for_debts(t: Table, who: Seat, number: int) -> Talk[None]:
    """Racketeers (rules/wonders 10.3)."""
    racketeers = who.has("racketeer") if who.influence < HIGHEST_INFLUENCE else []
    if not number or not racketeers:
        return
    for _ in racketeers:
        yield from gain_influence(t, who, number)
    for _ in range(number):  # each Debt is a benefit of its own
        yield from tools.offers(t, who, racketeers)
