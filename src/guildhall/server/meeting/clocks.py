"""Clocks: how long everybody at a table may still think.

Nothing of it is counted along. When each move came is stored with it, and so are the times in which no clock runs; how
much time is left follows from that, in every process and after every restart the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from guildhall.server.notices import BACK, BOT, BOT_BY_CLOCK, JOINED

if TYPE_CHECKING:
    from guildhall.server.session import Session

GAME: Final = "game"  # a time for the whole game, and some more for each turn
TURN: Final = "turn"  # a time for each turn, which begins anew
LAG: Final = 0.5  # seconds of each answer that are on the line rather than in somebody's head
RETURN: Final = 60.0  # seconds that somebody has at least who comes back after their time ran out

Span = tuple[float, float]


@dataclass(frozen=True)
class Agreed:
    """What a table has settled about time."""

    per: str
    seconds: int
    increment: int  # seconds more for each turn, where the time is for the game
    out: str  # what happens if somebody's runs out: "bot" plays until they are back, or the seat is "lost"
    bot: str  # which one


@dataclass(frozen=True)
class Reading:
    """How the clocks stood at a moment; `running` is whose clock has run since."""

    at: float
    left: Mapping[str, float]
    running: str | None

    def due(self) -> float | None:
        """When the time of whoever is asked runs out."""
        return None if self.running is None else self.at + self.left[self.running] + LAG


@dataclass(frozen=True)
class Step:
    """A move came then, and after it this seat was asked."""

    at: float
    asked: str | None


def read(
    agreed: Agreed,
    seats: Iterable[str],
    steps: Sequence[Step],
    now: float,
    still: Iterable[Span] = (),
    away: Mapping[str, Sequence[Span]] | None = None,
) -> Reading:
    """The clocks after the last step, as they stand at `now`. No clock runs in the spans that are `still`, nor that of
    a seat while a bot sits there (`away`)."""
    left = {seat: float(agreed.seconds) for seat in seats}
    spans = sorted(still)
    away = away or {}
    for place, step in enumerate(steps):
        asked = step.asked
        last = place == len(steps) - 1
        until = now if last else steps[place + 1].at
        if asked not in left:
            continue
        spent = 0.0
        for begin, end, returns in _parts(step.at, until, away.get(asked, ())):
            if returns and left[asked] - spent < RETURN:
                spent = left[asked] - RETURN
            spent += max(0.0, end - begin - _overlap(begin, end, spans))
        if last:
            left[asked] -= spent
            break
        left[asked] -= max(0.0, spent - LAG) if spent > 0 else spent
        if steps[place + 1].asked != asked:  # the turn is over
            left[asked] = agreed.seconds if agreed.per == TURN else left[asked] + agreed.increment
    asked = steps[-1].asked if steps else None
    stands = asked not in left or any(begin <= now < end for begin, end in (*spans, *away.get(asked or "", ())))
    return Reading(now, left, None if stands else asked)


def _parts(begin: float, end: float, away: Sequence[Span]) -> list[tuple[float, float, bool]]:
    """What is left of a span when those are taken out in which a bot sits there; and whether somebody has just come
    back then."""
    found: list[tuple[float, float, bool]] = []
    came = False
    for left, back in sorted(away):
        if back <= begin or left >= end:
            continue
        if left > begin:
            found.append((begin, left, came))
        begin, came = back, True
    if begin < end:
        found.append((begin, end, came))
    return found


def _overlap(begin: float, end: float, spans: Sequence[Span]) -> float:
    """For how much of a time no clock ran; of spans that lie over each other each moment counts once."""
    found, known = 0.0, begin
    for first, last in spans:
        first, last = max(first, known), min(last, end)
        if last > first:
            found += last - first
            known = last
    return found


def away_of(session: Session) -> dict[str, list[Span]]:
    """When a bot sat on which seat for its owner."""
    found: dict[str, list[Span]] = {}
    for notice in sorted(session.notices, key=lambda one: one.at):
        spans = found.setdefault(notice.seat, [])
        if notice.kind.startswith(BOT):
            if not spans or spans[-1][1] != float("inf"):
                spans.append((notice.at, float("inf")))
        elif notice.kind in (BACK, JOINED) and spans and spans[-1][1] == float("inf"):
            spans[-1] = (spans[-1][0], notice.at)
    return found


def all_came(session: Session) -> float:
    """When the last of those who were invited sat down, or a bot meanwhile: until then no clock runs."""
    notices = session.notices
    bots: dict[str, float] = {}
    for notice in notices:
        if notice.kind.startswith(BOT):
            bots[notice.seat] = min(notice.at, bots.get(notice.seat, float("inf")))
    came = {one.seat: one.at for one in notices if one.kind == JOINED}
    came |= {row.seat: float("inf") for row in session.seats if row.is_persons and row.key_hash is None}
    return max((min(at, bots.get(seat, float("inf"))) for seat, at in came.items()), default=0.0)


def reading(session: Session, now: float) -> Reading | None:
    """The clocks of a table, if it has any. They run from when all have come."""
    agreed = session.row.clock
    if agreed is None:
        return None
    people = {row.seat for row in session.seats if row.is_persons}
    still = [*session.storage.downs, *session.pauses, (0.0, all_came(session))]
    if session.game.is_over:
        still.append((session.written or 0.0, float("inf")))
    return read(agreed, people, session.steps, now, still, away_of(session))


def is_lost(session: Session, seat: str) -> bool:
    """Has this seat's time run out at a table where that is for good?"""
    agreed = session.row.clock
    return (
        agreed is not None
        and agreed.out == "lost"
        and any(one.kind == BOT_BY_CLOCK and one.seat == seat for one in session.notices)
    )


def clock_data(session: Session, now: float) -> dict[str, Any] | None:
    """As it is told: how the clocks stood at the last change, so that it stays the same until the next."""
    agreed = session.row.clock
    found = reading(session, now)
    if agreed is None or found is None:
        return None
    since = session.clock_since
    told = reading(session, since) if since <= now else found
    assert told is not None
    return {
        "per": agreed.per,
        "seconds": agreed.seconds,
        "increment": agreed.increment,
        "out": agreed.out,
        "left": {seat: round(left, 1) for seat, left in told.left.items()},
        "at": round(told.at, 1),
        "running": found.running,
        "paused": session.is_paused,
    }
