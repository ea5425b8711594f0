"""Tools (rules/artisans 3.7 to 3.9): when they may be used, and what they do."""

from __future__ import annotations

from collections.abc import Mapping

from referee import captures, gains, prices, virtue
from referee.cards import CIRCLES, Gain
from referee.table import Seat, Table
from referee.talk import TOOL_FIRST, Ask, AskOneOf, Talk, ask, together
from sheet import CRAFTS

GIVING: dict[str, Gain] = {
    "CARD": {"cards": 1},
    "SILVER": {"silver": 1},
    "CLAY": {"clay": 1},
    "WOOD": {"wood": 1},
    "STONE": {"stone": 1},
}
SELLING = {"V>M": "marble", "V>G": "gold"}


def tool_of(t: Table, card: str) -> str:
    """What the Tool of an Apprentice does; empty without one."""
    return CRAFTS[t.tools[card]][3] if card in t.tools else ""


def is_unused(t: Table, card: str) -> bool:
    return card in t.tools and t.tools[card] not in t.used


def can_use(t: Table, who: Seat, card: str) -> bool:
    """An unused Tool that would do something now."""
    if not is_unused(t, card):
        return False
    tool = tool_of(t, card)
    if tool == "SKILL+":
        return False
    if tool == "CARD":
        return bool(t.buildings)
    if tool == "FREE1":
        return who.prisoners > 0
    if tool == "CAPTURE2":
        return any(most_taken(t, who, seat, card) for seat in capturable(t, who))
    if tool == "$>V":
        return prices.can_pay(t, who, prices.Price(silver=1))
    return True


def benefits(t: Table, who: Seat, what: Mapping[str, Gain]) -> Talk[None]:
    """Apprentices bring something, and their Tools may be used before or after that."""
    cards = [card for card, gain in what.items() if brings(who, gain)]
    yield from first(t, who, cards)
    yield from together([(False, gains.gain(t, who, gain)) for gain in what.values()])
    yield from offers(t, who, cards)


def brings(who: Seat, gain: Gain) -> bool:
    """No benefit, no Tool: Influence above 12 is none."""
    return set(gain) != {"influence"} or who.influence < gains.HIGHEST_INFLUENCE


def first(t: Table, who: Seat, cards: list[str]) -> Talk[None]:
    """E4: a Tool may come before what its Apprentice is about to bring. The game need not ask where that makes no
    difference."""
    while True:
        usable = [f"use tool {card}" for card in cards if card in who.apprentices and can_use(t, who, card)]
        if not usable:
            return
        answer = yield Ask(who.colour, ["done"], usable, TOOL_FIRST)
        if answer == "done":
            return
        yield from use(t, who, answer.removeprefix("use tool "))


def benefit(t: Table, who: Seat, card: str, what: Gain) -> Talk[None]:
    yield from benefits(t, who, {card: what})


def offers(t: Table, who: Seat, cards: list[str]) -> Talk[None]:
    """The Tools of several Apprentices that have brought something together, each once, in any order."""
    left = list(cards)
    while left:
        left = [card for card in left if card in who.apprentices]
        usable = [card for card in left if can_use(t, who, card)]
        if not usable:
            return
        question = AskOneOf(who.colour, [[f"use tool {card}", "done"] for card in usable])
        answer = yield question
        card = usable[question.asked]
        left.remove(card)
        if answer != "done":
            yield from use(t, who, card)


def offer(t: Table, who: Seat, card: str) -> Talk[None]:
    """The Tool of an Apprentice that has just brought something."""
    if card in who.apprentices and can_use(t, who, card):
        answer = yield from ask(who.colour, [f"use tool {card}", "done"])
        if answer != "done":
            yield from use(t, who, card)


def use(t: Table, who: Seat, card: str, before: prices.Price | None = None) -> Talk[None]:
    """`before` is a price that is paid afterwards and has to stay payable (E6, W-E9)."""
    tool = tool_of(t, card)
    t.used.add(t.tools[card])
    if tool in GIVING:
        yield from gains.gain(t, who, GIVING[tool])
    elif tool in SELLING:
        gains.goods(t, who, SELLING[tool], 1)
        yield from virtue.lose_virtue(t, who, 1, before)
    elif tool == "$>V":
        price = prices.Price(silver=1, own_action=False)
        if before is not None and who.goods["silver"]:  # W-E9: it is replaced only if there is none
            yield from prices.pay_plainly(t, who, price)
        else:
            yield from prices.pay(t, who, price)
        yield from virtue.gain_virtue(t, who, 1)
    elif tool == "FREE1":
        yield from captures.release(t, who, 1)
    else:
        assert tool == "CAPTURE2", tool
        yield from capture_two(t, who, card)


# Capture two.


def capturable(t: Table, who: Seat) -> list[Seat]:
    """Whom the Tool may capture: where the Worker was just placed, and never the own Artisan."""
    if t.place not in CIRCLES:
        return []
    seats = [seat for seat in t.seats if seat is not who or not t.is_fetching]
    return [seat for seat in seats if seat.at(t.place) - own_artisan(t, who, seat, t.place) > 0]


def own_artisan(t: Table, who: Seat, seat: Seat, place: str) -> int:
    return 1 if seat is who and t.artisan.get(who.colour) == place else 0


def most_taken(t: Table, who: Seat, seat: Seat, card: str) -> int:
    """How many of this colour the Tool may take, at most two."""
    place = t.place
    there = seat.at(place)
    most = min(2, there - own_artisan(t, who, seat, place))
    while most > 0:
        seat.workers[place] = there - most
        left = leaves_enough(t, who, card)
        seat.workers[place] = there
        if left:
            break
        most -= 1
    return most


def leaves_enough(t: Table, who: Seat, card: str) -> bool:
    """E19: is somebody left for the capture under way, and for the second one that a Conspirator's Tool promises?"""
    if t.under_way is None:
        return True
    place, owner, is_first = t.under_way
    artisan = own_artisan(t, who, owner, place) if t.is_captors else 0
    if owner.at(place) <= artisan:
        return False
    if not is_first or card not in who.has("conspirator"):
        return True
    others = [group for group in t.groups() if group != (place, owner)]
    return any(t.capture_places > 1 or other == place for other, _ in others)


def capture_two(t: Table, who: Seat, card: str) -> Talk[None]:
    place = t.place
    takeable = {f"capture {place} {seat.colour}": most_taken(t, who, seat, card) for seat in capturable(t, who)}
    words = [token for token, most in takeable.items() if most]
    answer = yield from ask(who.colour, words if t.is_fetching else [*words, "done"])
    if answer == "done":
        return
    owner = t.by_colour[answer.split()[2]]
    answer = yield from ask(who.colour, [f"take {number}" for number in range(takeable[answer], 0, -1)])
    number = int(answer.split()[1])
    yield from captures.take(t, who, place, owner, number, [])


# The Apprentice leaves.


def left_behind(t: Table, who: Seat, card: str, forced: bool) -> Talk[None]:
    """E2, rules/artisans 3.7: if the Apprentice had to leave, the Tool may move to another that has none."""
    tool = t.tools.pop(card, "")
    if not tool or not forced:
        return
    free = [other for other in who.apprentices if other not in t.tools]
    if free:
        answer = yield from ask(who.colour, [*(f"equip {other}" for other in free), "done"])
        if answer != "done":
            t.tools[answer.removeprefix("equip ")] = tool
