"""When a bot may sit down for somebody who is not there. The table settles it when it begins."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from guildhall.server.session import Session
    from guildhall.server.storage import SeatRow

LIVE: Final = "live"
DAYS: Final = "days"
ONE: Final = "one"  # any other player
ALL: Final = "all"  # all others together
NOBODY: Final = "nobody"
LIVE_SECONDS: Final = 600
DAYS_SECONDS: Final = 3 * 24 * 3600
STARTED: Final = time.time()  # of this process: before that it saw nobody
GRACE_SECONDS: Final = 600  # for everybody to come back after it has started


@dataclass(frozen=True)
class Absence:
    """After how many seconds without a sign of life somebody who is asked may be replaced, and by whom."""

    pace: str = LIVE
    seconds: int = LIVE_SECONDS
    by: str = ONE

    @staticmethod
    def agreed(pace: str = LIVE, minutes: int | None = None, by: str | None = None) -> Absence:
        """With what is usual at this pace for whatever was not said: in a game over days nobody is replaced."""
        usual = LIVE_SECONDS if pace == LIVE else DAYS_SECONDS
        return Absence(pace, usual if minutes is None else 60 * minutes, by or (ONE if pace == LIVE else NOBODY))


USUAL: Final = Absence()


def clock() -> float:
    return time.time()


def bot_at(session: Session, row: SeatRow, connected: frozenset[str]) -> int | None:
    """When the others may seat a bot there, in seconds of the clock; None if they may not as things are.

    Only for somebody whom the table waits for: else one could let the time of another run out while thinking oneself.
    """
    rule = session.row.absence
    game = session.game
    if rule.by == NOBODY or game.asked != row.seat:
        return None
    if row.kind != "open" or not row.is_persons or row.seat in connected:
        return None
    since = max(row.seen, session.written or 0.0)
    return int(max(since + rule.seconds, STARTED + min(rule.seconds, GRACE_SECONDS)))
