"""How long a bot may think about one answer: a number of iterations, or a time."""

from __future__ import annotations

import re
import time
from typing import Final

from guildhall.engine.errors import UnknownOptionError

MOST_ITERATIONS: Final = 10_000_000
LONGEST: Final = 600.0  # seconds
AMPLE: Final = 0.5  # seconds
AMPLE_ITERATIONS: Final = 400  # which take about as long
FORM: Final = re.compile(r"(\d+(?:\.\d+)?)(ms|s)?")


class Budget:
    """`500` is iterations: the same answer every time. `200ms` and `1.5s` are time of one core."""

    def __init__(self, iterations: int, seconds: float) -> None:
        self.iterations = iterations  # 0: as many as the time allows
        self.seconds = seconds

    @staticmethod
    def read(text: str) -> Budget:
        found = FORM.fullmatch(text)
        if found is not None:
            unit = found.group(2)
            if unit is None and text.isdigit():
                iterations = int(text)
                if 0 < iterations <= MOST_ITERATIONS:
                    return Budget(iterations, 0.0)
            elif unit is not None:
                seconds = float(found.group(1)) / (1000.0 if unit == "ms" else 1.0)
                if 0.0 < seconds <= LONGEST:
                    return Budget(0, seconds)
        raise UnknownOptionError(
            f"{text!r} is no time to think. It is a number of iterations up to {MOST_ITERATIONS}, or a time of up to "
            f"{LONGEST:.0f} seconds such as 200ms or 1.5s.",
            text,
        )

    def is_ample(self) -> bool:
        """Enough to think further ahead instead of being surer about the next answer?"""
        return self.iterations >= AMPLE_ITERATIONS or self.seconds >= AMPLE

    def __str__(self) -> str:
        if self.iterations:
            return str(self.iterations)
        return f"{self.seconds:g}s" if self.seconds >= 1 else f"{self.seconds * 1000:g}ms"


class Clock:
    """A budget being spent."""

    def __init__(self, budget: Budget) -> None:
        self.left = budget.iterations
        # The thread's own time: on a busy machine a bot thinks longer, not worse.
        self.start = time.thread_time()
        self.end = 0.0 if budget.iterations else self.start + budget.seconds

    def goes_on(self) -> bool:
        """Is there another iteration left? Counts it."""
        if self.end:
            return time.thread_time() < self.end
        self.left -= 1
        return self.left >= 0

    def iterations_left(self, done: int) -> int:
        """How many more there will be, at the pace of those done."""
        if not self.end:
            return self.left
        now = time.thread_time()
        spent = now - self.start
        return int(done * (self.end - now) / spent) if spent > 0 else MOST_ITERATIONS
