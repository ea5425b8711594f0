"""The castle (rules/viscounts 3.4, 5.3)."""

from __future__ import annotations

from collections import Counter

from referee.talk import Talk, ask, in_any_order
from referee_viscounts import gains, opponent
from referee_viscounts.cards import TOP, WEDGES
from referee_viscounts.effects import Effect
from referee_viscounts.table import Seat, Table

TRIO = 3  # so many of one colour climb; more than so many in a section are too many
BUMPED = {"1": Effect("S", 2), "2": Effect("all", parts=(Effect("VIR"), Effect("ANY")))}  # by tier


def place(t: Table, seat: Seat, segment: str, number: int) -> Talk[None]:
    number = min(number, seat.workers)
    seat.workers -= number
    t.put(f"{segment}1", seat, number)
    yield from resolve(t, seat)


def free_workers(t: Table, seat: Seat, number: int) -> Talk[None]:
    if seat.workers:
        word = yield from ask(seat.colour, [f"place {segment}1" for segment in t.ring])
        yield from place(t, seat, word.split()[1][0], number)


def moves(t: Table, seat: Seat) -> list[str]:
    """The workers of a trio that have yet to step sideways stay (VD2)."""
    found = []
    for segment in t.ring:
        here = f"{segment}1"
        held = 2 if t.stepping == (seat.colour, segment) else 0
        if t.there(here, seat) > held:
            found += [f"shift {here} {side}1" for side in (t.following(segment), t.before(segment))]
    return found


def move(t: Table, seat: Seat) -> Talk[None]:
    word = yield from ask(seat.colour, ["done", *moves(t, seat)])
    if word == "done":
        return
    _, here, there = word.split()
    t.put(here, seat, -1)
    t.put(there, seat)
    if t.stepping is None:  # else new trios are found when the trio at hand is finished (VD2)
        yield from resolve(t, seat)


def trios(t: Table, seat: Seat, tier: int) -> list[str]:
    return [segment for segment in t.ring if t.there(f"{segment}{tier}", seat) >= TRIO]


def resolve(t: Table, seat: Seat) -> Talk[None]:
    for one in t.from_here(seat):
        yield from climb(t, one)
    yield from bump(t)


def climb(t: Table, seat: Seat) -> Talk[None]:
    while trios(t, seat, 1) or trios(t, seat, 2):
        while trios(t, seat, 1):
            yield from one_trio(t, seat)
        while trios(t, seat, 2):
            segment = trios(t, seat, 2)[0]
            t.put(f"{segment}2", seat, -1)
            t.put("top", seat)
            leader = t.leader and t.seat(t.leader)
            if not leader or t.there("top", seat) > t.there("top", leader):
                t.leader = seat.colour
            yield from gains.do(t, seat, TOP)


def one_trio(t: Table, seat: Seat) -> Talk[None]:
    words = [f"climb {segment}1" for segment in trios(t, seat, 1)]
    if seat.is_opponent:
        segment = opponent.first_trio(t, seat)
    else:
        word = yield from ask(seat.colour, words)
        segment = word.split()[1][0]
    t.put(f"{segment}1", seat, -1)
    t.put(f"{segment}2", seat)
    t.stepping = (seat.colour, segment)
    yield from gains.do(t, seat, WEDGES[t.wedge(segment)])
    t.stepping = None
    for side in (t.following(segment), t.before(segment)):
        t.put(f"{segment}1", seat, -1)
        t.put(f"{side}1", seat)


def bump(t: Table) -> Talk[None]:
    """The active player chooses, section by section; no rule says which comes first."""
    sections = [f"{segment}{tier}" for tier in "12" for segment in t.ring]
    if t.active.is_opponent:  # it is not asked, but those whom it bumps may be
        for section in sections:
            yield from bump_from(t, section)
    else:
        yield from in_any_order(bump_from(t, section) for section in sections)


def bump_from(t: Table, section: str) -> Talk[None]:
    there = t.castle.get(section, Counter())
    while there.total() > TRIO:
        words = [f"bump {section} {colour}" for colour, number in there.items() if number]
        if t.active.is_opponent:
            word = next((word for word in words if not word.endswith(t.active.colour)), words[0])
        else:
            word = yield from ask(t.active.colour, words)
        owner = t.seat(word.split()[2])
        t.put(section, owner, -1)
        owner.workers += 1
        yield from gains.do(t, owner, BUMPED[section[1]])
