"""How much one address, one seat and everybody together may ask of the server."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

RATE: Final = 100.0
STREAMS: Final = 5000
BURST_SECONDS: Final = 10  # how much may be saved up for a burst: this many seconds' worth
MOST_BUCKETS: Final = 20_000  # some three megabytes


@dataclass(frozen=True)
class Limits:
    """Generous: a club behind one address never meets them, a program that runs wild does. A rate of 0 is no limit."""

    rate: float = RATE  # requests a second from one address, in the long run
    streams: int = STREAMS  # open at once, all together

    @property
    def seat_rate(self) -> float:
        return self.rate / 2

    @property
    def address_streams(self) -> int:
        """No single address takes all the room there is."""
        return max(1, self.streams // 20)

    @property
    def address_lines(self) -> int:
        """Connections, whatever goes over them: each window with a stream needs some others besides."""
        return 2 * self.address_streams


class Buckets:
    """A bucket of tokens for each key. It fills at a steady rate up to a brim, and every request takes some out."""

    def __init__(self, rate: float, most_keys: int = MOST_BUCKETS, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.brim = BURST_SECONDS * rate
        self.most_keys = most_keys
        self.clock = clock
        self.filled: OrderedDict[str, tuple[float, float]] = OrderedDict()  # how full, and when; the latest at the end

    def take(self, key: str, cost: float = 1) -> float:
        """How many seconds to wait; 0 if the tokens were there, and are taken."""
        if not self.rate:
            return 0.0
        now = self.clock()
        cost = min(cost, self.brim)
        level, then = self.filled.pop(key, (self.brim, now))
        level = min(self.brim, level + (now - then) * self.rate)
        wait = max(0.0, (cost - level) / self.rate)
        self.filled[key] = (level if wait else level - cost, now)
        if len(self.filled) > self.most_keys:
            self.filled.popitem(last=False)  # whoever was not seen for longest, and is full again by now, most likely
        return wait
