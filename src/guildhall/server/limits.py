"""How much one address, one seat and everybody together may ask of the server."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

RATE: Final = 100.0
STREAMS: Final = 5000
WORK: Final = 0.5
TRAFFIC: Final = 2.0
GAMES: Final = 300
BOT_GAMES: Final = 3
ANALYSES: Final = 5
STORED: Final = 100.0

BURST_SECONDS: Final = 10  # how much may be saved up for a burst of requests: this many seconds' worth
WORK_SECONDS: Final = 30  # likewise of computing,
SHARE_SECONDS: Final = 60  # of computing before others go first,
TRAFFIC_SECONDS: Final = 60  # and of what is sent
MOST_BUCKETS: Final = 20_000  # some three megabytes
MEGABYTE: Final = 1_000_000
HOUR: Final = 3600


@dataclass(frozen=True)
class Limits:
    """Generous: a club behind one address never meets them, a program that runs wild does. 0 is no limit."""

    rate: float = RATE  # requests a second from one address, in the long run
    streams: int = STREAMS  # open at once, all together
    work: float = WORK  # seconds of computing a second for one address, in the long run
    traffic: float = TRAFFIC  # megabytes a second sent to one address, in the long run
    games: int = GAMES  # running games that one address has begun
    bot_games: int = BOT_GAMES  # games of bots alone among them
    analyses: int = ANALYSES  # that one address waits for
    stored: float = STORED  # megabytes that one address may store at once; a fifth of it comes back every hour

    @property
    def seat_rate(self) -> float:
        return self.rate / 2

    @property
    def share(self) -> float:
        """Of a core: what one address has in any case. Who takes more waits while others are there. It is half of the
        slowest twentieth of somebody else's clicks: so those stay as quick as they were."""
        return self.work / 20

    @property
    def address_streams(self) -> int:
        """No single address takes all the room there is."""
        return max(1, self.streams // 20)

    @property
    def address_connections(self) -> int:
        """Connections, whatever goes over them: each window with a stream needs some others besides."""
        return 2 * self.address_streams


class Buckets:
    """A bucket of tokens for each key. It fills at a steady rate up to a brim, and every request takes some out."""

    def __init__(
        self,
        rate: float,
        most_keys: int = MOST_BUCKETS,
        clock: Callable[[], float] = time.monotonic,
        seconds: float = BURST_SECONDS,
    ) -> None:
        self.rate = rate
        self.brim = seconds * rate
        self.most_keys = most_keys
        self.clock = clock
        self.filled: OrderedDict[str, tuple[float, float]] = OrderedDict()  # how full, and when; the latest at the end

    def take(self, key: str, cost: float = 1) -> float:
        """How many seconds to wait; 0 if the tokens were there, and are taken."""
        if not self.rate:
            return 0.0
        cost = min(cost, self.brim)
        level = self.level(key)
        wait = max(0.0, (cost - level) / self.rate)
        self._fill(key, level if wait else level - cost)
        return wait

    def charge(self, key: str, cost: float) -> None:
        """Take what has been used already, also from an empty bucket: it has to fill again before there is more. Who
        owes a whole bucket owes no more, so that nobody waits for ever for one mistake."""
        if self.rate:
            self._fill(key, min(self.brim, max(self.level(key) - cost, -self.brim)))

    def owing(self, key: str) -> float:
        """In how many seconds the bucket has something in it again; 0 if it has."""
        return max(0.0, -self.level(key) / self.rate) if self.rate else 0.0

    def level(self, key: str) -> float:
        level, then = self.filled.get(key, (self.brim, 0.0))
        return min(self.brim, level + (self.clock() - then) * self.rate)

    def _fill(self, key: str, level: float) -> None:
        self.filled[key] = (level, self.clock())
        self.filled.move_to_end(key)
        if len(self.filled) > self.most_keys:
            self.filled.popitem(last=False)  # whoever was not seen for longest, and is full again by now, most likely
