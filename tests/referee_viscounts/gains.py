"""What effects bring to a player (rules/viscounts 4.6, 4.7, 6, 8.0)."""

from __future__ import annotations

from itertools import permutations

from referee.talk import Talk, ask
from referee_viscounts import building, castle, opponent, transcribing
from referee_viscounts.cards import FEWEST_CARDS, RESOURCES, TOWNSFOLK
from referee_viscounts.effects import Effect, name
from referee_viscounts.table import Seat, Table

DISCARD = Effect("DISCARD")


def virtue(seat: Seat, number: int = 1) -> None:
    """rules/viscounts 6.1: markers that have met move together, and never beyond an end."""
    for _ in range(number):
        if seat.virtue > seat.corruption:
            seat.virtue -= 1
        elif seat.virtue > 0:
            seat.virtue -= 1
            seat.corruption -= 1


def corruption(seat: Seat, number: int = 1) -> None:
    for _ in range(number):
        if seat.corruption < seat.virtue:
            seat.corruption += 1
        elif seat.corruption < 6:
            seat.corruption += 1
            seat.virtue += 1


def deeds(t: Table, seat: Seat, number: int) -> None:
    for _ in range(number):
        seat.plain += 1
        if t.kingdom is not None and t.kingdom["deeds"]:
            t.kingdom["deeds"] -= 1


def debts(t: Table, seat: Seat, number: int) -> Talk[None]:
    """All that come at once are taken; then what answers a debt happens for each (VD13)."""
    for _ in range(number):
        seat.unpaid += 1
        if t.kingdom is not None and t.kingdom["debts"]:
            t.kingdom["debts"] -= 1
    for _ in range(number):
        yield from answered(t, seat, "ON_GAIN_DEBT")


def any_resource(t: Table, seat: Seat, number: int = 1) -> Talk[None]:
    for _ in range(number):
        if seat.is_opponent:
            opponent.any_resource(t, seat)
            continue
        word = yield from ask(seat.colour, [f"take {good}" for good in RESOURCES])
        seat.goods[word.split()[1]] += 1


def flip_debt(t: Table, seat: Seat) -> Talk[None]:
    seat.unpaid -= 1
    seat.paid += 1
    yield from any_resource(t, seat)
    yield from answered(t, seat, "ON_FLIP_DEBT")


def flip_deed(seat: Seat) -> None:
    seat.plain -= 1
    seat.flipped += 1


def answered(t: Table, seat: Seat, event: str) -> Talk[None]:
    """The ongoing abilities on a player board that answer an event. If there are several, the player settles their
    order before the first one acts (VD15), but virtue never comes before corruption of the same moment
    (rules/viscounts 4.7)."""
    waiting = [card for card in seat.board if TOWNSFOLK[card].when == event]
    order = []
    while waiting:
        corrupting = [card for card in waiting if TOWNSFOLK[card].ability.kind == "COR"]
        if all(is_plain(TOWNSFOLK[card].ability) for card in waiting):
            card = (corrupting or waiting)[0]
        else:
            ready = [card for card in waiting if not corrupting or TOWNSFOLK[card].ability.kind != "VIR"]
            by_slot = {f"use {seat.slots.index(card) + 1}": card for card in ready}
            word = yield from ask(seat.colour, list(by_slot))
            card = by_slot[word]
        waiting.remove(card)
        order.append(card)
    for card in order:
        yield from do(t, seat, TOWNSFOLK[card].ability)


PLAIN = ("S", "INK", "GOLD", "STONE", "VIR", "COR", "DEED")


def is_plain(effect: Effect) -> bool:
    """It brings something and asks nobody anything. Of such things the order is not asked: nothing depends on it."""
    if effect.kind == "all":
        return all(is_plain(part) for part in effect.parts)
    return effect.kind in PLAIN


# The deck.


def shuffle(t: Table, seat: Seat) -> None:
    """With the shuffle check (rules/viscounts 4.6)."""
    seat.draw.shuffle_in(seat.discard)
    seat.discard = []
    if t.has_criminal(seat):
        corruption(seat)
    else:
        virtue(seat)


def top_card(t: Table, seat: Seat, place: str) -> str | None:
    """The top card of the draw pile, on its way to this place; nothing if there is none to shuffle, either."""
    if not seat.draw.cards:
        if not seat.discard:
            return None
        shuffle(t, seat)
    after = t.after["seats"][seat.number]
    others = [other for other in ("slots", "hand", "discard", "removed") if other != place]
    return seat.draw.take(after["draw"], [after[where] for where in (place, *others)])


def sources(seat: Seat, verb: str) -> list[str]:
    """A card of the hand, or the top of the draw pile, for which the discards may be shuffled."""
    found = [f"{verb} {card}" for card in seat.hand]
    if seat.draw.cards or seat.discard:
        found.append(f"{verb} top")
    return found


def discard_one(t: Table, seat: Seat) -> Talk[None]:
    word = yield from ask(seat.colour, ["done", *sources(seat, "discard")])
    if word == "done":
        return
    card = word.split()[1]
    if card == "top":
        found = top_card(t, seat, "discard")
        assert found is not None
        seat.discard.append(found)
    else:
        seat.hand.remove(card)
        seat.discard.append(card)


def destroy_one(t: Table, seat: Seat) -> Talk[None]:
    if seat.owned <= FEWEST_CARDS:
        return
    word = yield from ask(seat.colour, ["done", *sources(seat, "destroy")])
    if word == "done":
        return
    card = word.split()[1]
    if card == "top":
        found = top_card(t, seat, "removed")
        assert found is not None
        card = found
    else:
        seat.hand.remove(card)
    seat.removed.append(card)
    seat.goods["silver"] += TOWNSFOLK[card].silver


def destroy_in_set_up(seat: Seat) -> Talk[None]:
    """All cards lie in the discard pile until the deck is shuffled."""
    word = yield from ask(seat.colour, ["done", *(f"destroy {card}" for card in seat.discard)])
    if word != "done":
        card = word.split()[1]
        seat.discard.remove(card)
        seat.removed.append(card)
        seat.goods["silver"] += TOWNSFOLK[card].silver


def rearrange(seat: Seat) -> Talk[None]:
    """Only occupied slots change. A board of fewer than two cards has one order."""
    taken = [slot for slot, card in enumerate(seat.slots) if card]
    orders = []
    for order in permutations(taken):
        after = dict(zip(taken, order))
        orders.append("arrange " + " ".join(str(after.get(slot, slot) + 1) for slot in range(3)))
    word = yield from ask(seat.colour, orders)
    seat.slots = [seat.slots[int(number) - 1] for number in word.split()[1:]]


# Hiring.


def hire(t: Table, seat: Seat, segment: str) -> Talk[None]:
    """Discard pile, bonus, WS1 (rules/viscounts 4.4)."""
    card = t.townsfolk[segment].pop(0)
    seat.discard.append(card)
    yield from do(t, seat, TOWNSFOLK[card].bonus)
    if "ws1" in seat.buildings:
        yield from do(t, seat, DISCARD)


def hire_freely(t: Table, seat: Seat) -> Talk[None]:
    tops = {f"hire {pile[0]}": segment for segment, pile in t.townsfolk.items() if pile}
    if tops:
        word = yield from ask(seat.colour, list(tops))
        yield from hire(t, seat, tops[word])


# Everything.

DECK_EFFECTS = ("DISCARD", "SHUFFLE", "REARRANGE")  # they do nothing before the deck is shuffled (rules/viscounts 2)


def is_possible(t: Table, seat: Seat, effect: Effect) -> bool:
    """Can it be carried out?"""
    kind = effect.kind
    if kind in ("all", "choice", "twice"):
        return any(is_possible(t, seat, part) for part in effect.parts)
    if t.in_set_up and kind in DECK_EFFECTS:
        return False
    if kind == "FLIP":
        return seat.unpaid + seat.plain > 0
    if kind == "FLIP_DEBT":
        return seat.unpaid > 0
    if kind == "FLIP_DEED":
        return seat.plain > 0
    if kind == "DESTROY":
        return seat.owned > FEWEST_CARDS and bool(sources(seat, "destroy"))
    if kind == "DISCARD":
        return bool(sources(seat, "discard"))
    if kind == "REARRANGE":
        return len(seat.board) > 1
    if kind == "CASTLE_MOVE":
        return bool(castle.moves(t, seat))
    if kind == "HIRE_FREE":
        return any(t.townsfolk.values())
    return kind != "none"


def do(t: Table, seat: Seat, effect: Effect) -> Talk[None]:
    if seat.is_opponent:
        yield from opponent.do(t, seat, effect)
        return
    if not is_possible(t, seat, effect):
        return
    kind, number = effect.kind, effect.number
    if kind == "all":
        for part in effect.parts:
            yield from do(t, seat, part)
    elif kind == "twice":
        for _ in range(2):
            yield from do(t, seat, effect.parts[0])
    elif kind == "choice":
        parts = {f"choose {name(part)}": part for part in effect.parts if is_possible(t, seat, part)}
        word = yield from ask(seat.colour, list(parts))
        yield from do(t, seat, parts[word])
    elif kind in ("S", "INK", "GOLD", "STONE"):
        seat.goods["silver" if kind == "S" else kind.lower()] += number
    elif kind == "ANY":
        yield from any_resource(t, seat, number)
    elif kind == "VIR":
        virtue(seat, number)
    elif kind == "COR":
        corruption(seat, number)
    elif kind == "DEED":
        deeds(t, seat, number)
    elif kind == "DEBT":
        yield from debts(t, seat, number)
    elif kind == "FLIP":
        words = ["flip debt"] * (seat.unpaid > 0) + ["flip deed"] * (seat.plain > 0)
        word = yield from ask(seat.colour, words)
        if word == "flip debt":
            yield from flip_debt(t, seat)
        else:
            flip_deed(seat)
    elif kind == "FLIP_DEBT":
        yield from flip_debt(t, seat)
    elif kind == "FLIP_DEED":
        flip_deed(seat)
    elif kind == "DESTROY":
        yield from destroy_one(t, seat)
    elif kind == "DESTROY_SETUP":
        yield from destroy_in_set_up(seat)
    elif kind == "DISCARD":
        yield from discard_one(t, seat)
    elif kind == "REARRANGE":
        yield from rearrange(seat)
    elif kind == "SHUFFLE":
        if seat.discard:
            shuffle(t, seat)
    elif kind == "CASTLE_MOVE":
        yield from castle.move(t, seat)
    elif kind == "WORKER":
        yield from castle.free_workers(t, seat, number)
    elif kind == "HIRE_FREE":
        yield from hire_freely(t, seat)
    elif kind in ("BUILD_FREE", "BUILD_FREE_HERE"):
        yield from building.build_freely(t, seat, effect.what, kind == "BUILD_FREE_HERE")
    elif kind == "MANUSCRIPT_FREE":
        yield from transcribing.take_freely(t, seat)
    elif kind != "END_VP":
        raise ValueError(f"nobody knows what {kind} is")
