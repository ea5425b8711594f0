"""Captures, Prison, and the ways home (rules/architects 3.5 and 3.6)."""

from __future__ import annotations

from referee import gains, tools, virtue
from referee.cards import IMPRISONING
from referee.table import Seat, Table
from referee.talk import Lost, Talk, ask, in_any_order


def take(t: Table, who: Seat, place: str, owner: Seat, number: int, helped: list[str]) -> Talk[None]:
    """Workers of one colour leave a place: for the captor's board, or for home if they are the captor's own.
    Apprentices that helped may use their Tools."""
    there = owner.at(place)
    if not there:
        raise Lost(f"nobody of {owner} is left at {place} to capture")
    if owner is who:
        owner.move(place, "supply", number)
        if number == there:
            yield from artisan_too(t, who, owner, place, "supply", number, there)
        yield from tools.offers(t, who, helped)
        return
    owner.move(place, "gone", number)
    del owner.workers["gone"]
    who.captured[owner.colour] = who.captured.get(owner.colour, 0) + number
    which = artisan_too(t, who, owner, place, f"board {who.colour}", number, there)
    # rules/wonders W-F5 and W-F6.
    won = virtue.gain_virtue(t, who, 1 if place == t.profiteer else 0)
    lost = virtue.lose_virtue(t, who, 1 if place == t.princess else 0)
    yield from in_any_order([which, won, lost])
    yield from tools.offers(t, who, helped)  # E15


def take_group(t: Table, who: Seat, place: str, owner: Seat, helped: list[str] | None = None) -> Talk[None]:
    yield from take(t, who, place, owner, owner.at(place), helped or [])


def free_capture(t: Table, who: Seat) -> Talk[None]:
    """One that a card brings: for nothing, anywhere, and mandatory while there is somebody (5.1, D9)."""
    groups = t.groups()
    if groups:
        spared = t.options.get("spare_own_workers") and all(owner is who for _, owner in groups)  # D30
        words = [f"capture {place} {owner.colour}" for place, owner in groups]
        answer = yield from ask(who.colour, [*words, "done"] if spared else words)
        if answer == "done":
            return
        _, place, colour = answer.split()
        yield from take_group(t, who, place, t.by_colour[colour])


def send_to_prison(t: Table, who: Seat) -> Talk[None]:
    """All captured Workers go to Prison, for 1 Silver each."""
    enforcers = {card: IMPRISONING[card] for card in who.apprentices if card in IMPRISONING}
    if not who.captured:  # E22
        answer = yield from ask(who.colour, [f"use tool {card}" for card in who_would_capture(t, who)])
        t.is_fetching = True
        yield from tools.use(t, who, answer.removeprefix("use tool "))
        t.is_fetching = False
    yield from tools.first(t, who, list(enforcers))
    number = imprison(t, who)
    gains.goods(t, who, "silver", number)
    if who.board == "bertha":
        who.goods["silver"] += 2
    yield from tools.benefits(t, who, enforcers)


def who_would_capture(t: Table, who: Seat) -> list[str]:
    """E22: Enforcers whose Tool would capture somebody at the Guardhouse, whom they then send to Prison."""
    if not any(seat.at("guardhouse") for seat in t.seats if seat is not who):
        return []
    cards = [card for card in who.apprentices if card in IMPRISONING and tools.is_unused(t, card)]
    return [card for card in cards if tools.tool_of(t, card) == "CAPTURE2"]


def imprison(t: Table, who: Seat) -> int:
    number = 0
    for colour, held in who.captured.items():
        owner = t.by_colour[colour]
        owner.workers["prison"] = owner.prisoners + held
        if t.artisan.get(colour) == f"board {who.colour}":
            t.artisan[colour] = "prison"
        number += held
    who.captured = {}
    return number


def free_prisoners(t: Table, who: Seat) -> None:
    if who.prisoners:
        who.move("prison", "supply", who.prisoners)
        if t.artisan.get(who.colour) == "prison":
            t.artisan[who.colour] = "supply"


def release(t: Table, who: Seat, number: int) -> Talk[None]:
    """Some prisoners return home; their owner says whether the Artisan is among them (E10)."""
    there = who.prisoners
    who.move("prison", "supply", number)
    yield from artisan_too(t, who, who, "prison", "supply", number, there)


def artisan_too(t: Table, who: Seat, owner: Seat, start: str, end: str, number: int, there: int) -> Talk[None]:
    """Whoever moves some of several Workers, one of them an Artisan, says whether it is among them (E10)."""
    if t.artisan.get(owner.colour) != start:
        return
    if number < there:
        answer = yield from ask(who.colour, ["without artisan", "with artisan"])
        if answer == "without artisan":
            return
    t.artisan[owner.colour] = end


def bring_home(t: Table, who: Seat) -> None:
    """All Workers of this colour return from all boards."""
    for holder in t.held(who):
        who.workers["supply"] = who.at("supply") + holder.captured.pop(who.colour)
    if t.artisan.get(who.colour, "").startswith("board "):
        t.artisan[who.colour] = "supply"
