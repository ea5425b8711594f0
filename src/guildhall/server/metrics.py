"""What the server counts, as Prometheus reads it."""

from __future__ import annotations

import os
import threading
import time
from bisect import bisect_left
from collections import Counter
from pathlib import Path
from typing import Final

import guildhall

# Seconds: below the first nobody notices, above the last something is wrong.
BOUNDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Metrics:
    """Counts from the start of this process. May be used from any thread."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.counts: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.statuses: Counter[int] = Counter()
        self.slots = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0
        self.began = time.time()

    def count(self, name: str, more: int = 1) -> None:
        with self.lock:
            self.counts[name] += more

    def refused(self, kind: str) -> None:
        with self.lock:
            self.refusals[kind] += 1

    def answered(self, status: int, seconds: float) -> None:
        """A request, and how long it took until its answer began: a stream goes on for hours after that."""
        with self.lock:
            self.statuses[status] += 1
            self.slots[bisect_left(BOUNDS, seconds)] += 1
            self.seconds += seconds

    def text(self, streams: int, games: int) -> str:
        """In the text format, version 0.0.4."""
        with self.lock:
            parts = [
                _family("guildhall_info", "gauge", "Its version.", {f'{{version="{guildhall.__version__}"}}': 1}),
                _family("guildhall_games_begun_total", "counter", "New games.", {"": self.counts["games"]}),
                _family("guildhall_games_in_memory", "gauge", "Games being played.", {"": games}),
                _family("guildhall_moves_total", "counter", "Accepted moves.", {"": self.counts["moves"]}),
                _family("guildhall_streams_open", "gauge", "Open streams of events.", {"": streams}),
                _family(
                    "guildhall_lines_dropped_total",
                    "counter",
                    "Connections that were ended since the other side read or sent too slowly, or had too many.",
                    {f'{{why="{why}"}}': self.counts[why] for why in ("slow-reader", "slow-sender", "too-many")},
                ),
                _family(
                    "guildhall_refusals_total",
                    "counter",
                    "Refusals by their kind.",
                    {f'{{kind="{kind}"}}': count for kind, count in sorted(self.refusals.items())},
                ),
                _family(
                    "guildhall_responses_total",
                    "counter",
                    "Responses by their status.",
                    {f'{{status="{status}"}}': count for status, count in sorted(self.statuses.items())},
                ),
                self._histogram(),
            ]
        return "".join((*parts, *_process(self.began)))

    def _histogram(self) -> str:
        name = "guildhall_request_seconds"
        lines = [f"# HELP {name} Time until a response begins.\n# TYPE {name} histogram\n"]
        so_far = 0
        for bound, count in zip((*BOUNDS, "+Inf"), self.slots):
            so_far += count
            lines.append(f'{name}_bucket{{le="{bound}"}} {so_far}\n')
        return "".join((*lines, f"{name}_sum {self.seconds:.6f}\n{name}_count {so_far}\n"))


def _family(name: str, kind: str, about: str, values: dict[str, float]) -> str:
    head = f"# HELP {name} {about}\n# TYPE {name} {kind}\n"
    return head + "".join(f"{name}{labels} {value}\n" for labels, value in values.items())


def _process(began: float) -> list[str]:
    """By the names that Prometheus' own libraries give them; memory and files where the system tells."""
    times = os.times()
    found = [
        _family("process_cpu_seconds_total", "counter", "CPU time.", {"": round(times.user + times.system, 2)}),
        _family("process_start_time_seconds", "gauge", "When it began.", {"": round(began, 3)}),
    ]
    used = memory()
    try:
        files = len(os.listdir("/proc/self/fd"))
    except OSError:
        return found
    return [
        *found,
        *([] if used is None else [_family("process_resident_memory_bytes", "gauge", "Memory.", {"": used})]),
        _family("process_open_fds", "gauge", "Open files and connections.", {"": files}),
    ]


def memory() -> int | None:
    """How many bytes this process uses, where the system tells."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return None
    return pages * os.sysconf("SC_PAGE_SIZE")
