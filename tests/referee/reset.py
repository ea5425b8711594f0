"""The Black Market Reset, step by step (rules/architects 9.1, wonders 6)."""

from __future__ import annotations

from referee import captures, opponents, tools, virtue, wonders
from referee.cards import EMPTY_PRISON, MARKETS
from referee.table import Seat, Table
from referee.talk import Talk, ask


def reset(t: Table) -> Talk[None]:
    order = t.clockwise(t.active)
    t.used = set()  # a window of its own (rules/artisans 3.7)
    t.shield = t.thrift = False
    t.place = ""
    market_to_prison(t)
    turn_market_card(t)
    if t.wonders_on:
        yield from wonders.urchins_and_aristocrats(t, order)
        yield from wonders.consequence_of_profiteer(t, order)
        yield from wonders.consequence_of_princess(t, order)
        wonders.contributions_to_wonders(t)
        wonders.turn_contribution(t)
    for seat in order:
        if seat.opponent is None:
            yield from abilities(t, seat)
    for seat in order:
        if seat.opponent is not None:
            yield from opponents.in_a_reset(t, seat)
    yield from penalties(t, order)


def market_to_prison(t: Table) -> None:
    for space in MARKETS:
        for seat in t.seats:
            if seat.at(space):
                seat.move(space, "prison")
                if t.artisan.get(seat.colour) == space:
                    t.artisan[seat.colour] = "prison"


def turn_market_card(t: Table) -> None:
    """K22: with no Small card left, the Large ones are shuffled into a new pile first. The order is chance's."""
    if not t.small:
        piles = t.after["piles"]
        shuffled = [*reversed(piles["market_large"]), *piles["market_small"]]
        assert sorted(shuffled) == sorted(t.large), "the new pile is not made of the Large cards"
        t.small, t.large = shuffled, []
    t.large.insert(0, t.small.pop(0))


def abilities(t: Table, who: Seat) -> Talk[None]:
    """Step 3 (9 with Works of Wonder): each once or not at all, in the order the owner likes."""
    used: set[str] = set()
    while True:
        possible = [f"use {card}" for card in who.apprentices if card not in used and works(t, who, card)]
        if who.board == "fara" and who.prisoners and "fara" not in used:
            possible.append("use board fara")
        if not possible:
            return
        answer = yield from ask(who.colour, [*possible, "done"])
        if answer == "done":
            return
        card = answer.split()[-1]
        used.add(card)
        if card == "fara":
            yield from captures.release(t, who, 1)
        elif card == "gatekeeper":
            most = min(2, who.prisoners)
            answer = yield from ask(who.colour, [f"release {number}" for number in range(most, 0, -1)])
            yield from captures.release(t, who, int(answer.split()[1]))
            yield from tools.benefit(t, who, card, {})
        elif card == "strongman-1":
            who.move("prison", "supply")
            t.artisan[who.colour] = "supply"
            yield from tools.benefit(t, who, card, {})
        elif card == "peddler":
            yield from tools.benefit(t, who, card, {"silver": 2})
        else:
            if who.prisoners:  # R30: its Tool has to make way
                yield from tools.use(t, who, card)
            yield from tools.benefit(t, who, card, EMPTY_PRISON[card])


def works(t: Table, who: Seat, card: str) -> bool:
    if card == "gatekeeper":
        return who.prisoners > 0
    if card == "peddler":
        return True
    if card == "strongman-1":
        return t.artisan.get(who.colour) == "prison"
    if card not in EMPTY_PRISON:
        return False
    if who.prisoners == 1 and tools.tool_of(t, card) == "FREE1" and tools.is_unused(t, card):
        return True
    return not who.prisoners


def penalties(t: Table, order: list[Seat]) -> Talk[None]:
    """Steps 4 and 5 (10 and 11)."""
    yield from virtue.all_lose(t, [seat for seat in order if seat.prisoners >= 3])
    most = max(seat.prisoners for seat in order)
    yield from virtue.all_take_debt(t, [seat for seat in order if most and seat.prisoners == most])
