"""The course of a game: set-up, turns, the end (rules/architects 2, 3.1, 9.2)."""

from __future__ import annotations

from referee import captures, crafts, gains, guildhall, hiring, opponents, places, reset, scoring, wonders
from referee.cards import CIRCLES, MARKETS
from referee.table import Seat, Table
from referee.talk import Talk, ask
from sheet import ARTISANS_BOARDS, BOARDS, WONDERS_BOARDS

EXTRA_CARDS = {
    **{board: row[3] for board, row in BOARDS.items()},
    **{board: row[3] for board, row in ARTISANS_BOARDS.items()},
    **{board: row[3] for board, row in WONDERS_BOARDS.items()},
}


def play(t: Table) -> Talk[None]:
    yield from set_up(t)
    yield from rounds_and_end(t)


def rounds_and_end(t: Table) -> Talk[None]:
    yield from rounds(t)
    t.turn_number += 1
    yield from scoring.end_effects(t)
    t.is_over = True


# Set-up: everything that is dealt lies on the table already.


def set_up(t: Table) -> Talk[None]:
    people = [seat for seat in t.order() if seat.opponent is None]
    if t.artisans_on or t.wonders_on or t.options.get("starting_apprentice"):
        for seat in reversed(people):
            answer = yield from ask(seat.colour, [f"hire {card}" for card in t.face_up()])
            yield from hiring.hire(t, seat, answer.removeprefix("hire "), refill=False)
        t.refill()
    yield from building_draft(t, people)
    if t.variable:
        for seat in people:
            if seat.board == "walaric":
                yield from crafts.free_tool(t, seat)
        for seat in people:
            gains.draw(t, seat, EXTRA_CARDS[seat.board] if seat.board else 0)


def building_draft(t: Table, people: list[Seat]) -> Talk[None]:
    if not t.packs:
        size = 5 if len(people) == 1 else 4
        t.packs = [[] for _ in people]
        for seat in sorted(people, key=lambda seat: seat.number):
            t.packs[seat.number] = t.buildings[:size]
            del t.buildings[:size]
    if len(people) == 1:
        for _ in range(3):
            yield from keep(t, people[0])
    else:
        for keeping in range(3):
            if keeping:
                t.packs = [t.packs[-1], *t.packs[:-1]]  # to the left
            for seat in people:
                yield from keep(t, seat)
    for seat in people:
        t.buildings += t.packs[seat.number]
    t.packs = []


def keep(t: Table, who: Seat) -> Talk[None]:
    pack = t.packs[who.number]
    answer = yield from ask(who.colour, [f"keep {card}" for card in pack])
    card = answer.removeprefix("keep ")
    pack.remove(card)
    who.hand.append(card)


# Turns.


def rounds(t: Table) -> Talk[None]:
    t.turn_number = -1
    while True:
        for seat in t.order():
            t.active = seat
            t.turn_number += 1
            yield from turn(t, seat)
            if t.turns_left is not None:
                t.turns_left -= 1
                if not t.turns_left:
                    return


def turn(t: Table, who: Seat) -> Talk[None]:
    if who.opponent is not None:
        yield from opponents.turn(t, who)
    elif not who.at("supply"):
        yield from take_back(t, who)
    else:
        yield from place(t, who)
    yield from wonders.after_actions(t, who)
    if t.reset_due:
        yield from reset.reset(t)
        t.reset_due = False
    t.used = set()
    t.shield = t.thrift = False
    t.place = ""
    limit = 8 if who.board == "merovech" else 6
    yield from gains.discard(t, who, max(len(who.hand) - limit, 0))
    while t.apprentice_resets_due:
        hiring.clear_columns(t, [0])
        t.apprentice_resets_due -= 1
    for seat in t.seats:  # W-I7
        seat.prepaid = 0


def take_back(t: Table, who: Seat) -> Talk[None]:
    """K8, D4: from a large circle; with nobody there from elsewhere, but never from the Guildhall."""
    options = [f"retrieve {circle}" for circle in CIRCLES if who.at(circle)]
    if not options:
        options = [f"retrieve {other}" for other in (*MARKETS, "prison") if who.at(other)]
        options += [f"retrieve board {holder.colour}" for holder in t.held(who)]
    if not options:
        return
    answer = yield from ask(who.colour, options)
    if answer.startswith("retrieve board "):
        holder = t.by_colour[answer.removeprefix("retrieve board ")]
        start, there = f"board {holder.colour}", holder.captured[who.colour]
        holder.captured[who.colour] -= 1
        if not holder.captured[who.colour]:
            del holder.captured[who.colour]
        who.workers["supply"] = 1
    else:
        start = answer.removeprefix("retrieve ")
        there = who.at(start)
        who.move(start, "supply")
    yield from captures.artisan_too(t, who, who, start, "supply", 1, there)


def place(t: Table, who: Seat) -> Talk[None]:
    while True:
        options = []
        if crafts.regulars(t, who):
            options += [f"place {place}" for place in places.open_places(t, who)]
        if t.artisan.get(who.colour) == "supply":
            options += [f"artisan {place}" for place in places.open_places(t, who, artisan=True)]
        if crafts.can_stack(t, who):
            options.append("stack guildhall")
        answer = yield from ask(who.colour, [*options, *(["dismiss"] if who.apprentices else [])])
        if answer != "dismiss":
            break
        yield from hiring.dismiss(t, who, False)
    word, where = answer.split()
    if word == "stack":
        yield from crafts.stack(t, who)
    elif where == "guildhall":
        who.move("supply", "guildhall")
        yield from guildhall.guildhall(t, who)
    else:
        yield from places.place_worker(t, who, where, word == "artisan")
