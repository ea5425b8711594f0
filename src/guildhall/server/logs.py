"""The log: lines to read, or JSON to search. Never a key, a query or a body; of an error, only where it happened."""

from __future__ import annotations

import asyncio
import json
import logging
import time
import traceback
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final, Literal

Form = Literal["text", "json"]
MOST_ALIKE: Final = 5  # warnings or errors of one kind
ALIKE_SECONDS: Final = 60.0  # in which there are so many
MOST_KINDS: Final = 500


class Sparing(logging.Filter):
    """The same complaint a few times a minute, and then how often it was left out: whoever can cause a line must not be
    able to fill a disk with it. Lines about requests, which the host asked for, all stay."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.clock = clock
        self.said: OrderedDict[tuple[str, str], tuple[float, int]] = OrderedDict()  # since when, and how often

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        kind = record.name, str(record.msg)
        now = self.clock()
        since, count = self.said.pop(kind, (now, 0))
        if now >= since + ALIKE_SECONDS:
            if count > MOST_ALIKE:
                record.msg = f"{record.getMessage()} (and {count - MOST_ALIKE} more like this before)"
                record.args = None
            since, count = now, 0
        self.said[kind] = (since, count + 1)
        if len(self.said) > MOST_KINDS:
            self.said.popitem(last=False)
        return count < MOST_ALIKE


class _Discreet(logging.Formatter):
    def formatException(self, ei: Any) -> str:  # noqa: N802
        """Without the error's own text, which may name a card that is hidden, or somebody's address."""
        kind, _, where = ei
        return "".join([*traceback.format_tb(where), kind.__name__])


class _JsonLines(_Discreet):
    def format(self, record: logging.LogRecord) -> str:
        when = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line = {"time": f"{when}.{int(record.msecs):03}Z", "level": record.levelname.lower()}
        line |= getattr(record, "fields", None) or {"message": record.getMessage()}
        if record.exc_info:
            line["where"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def begin_log(form: Form = "text", verbose: bool = False) -> None:
    """From now on everything goes to the standard error output in this form; `verbose` with a line for each request."""
    handler = logging.StreamHandler()
    handler.setFormatter(_JsonLines() if form == "json" else _Discreet("%(asctime)s %(levelname)s %(message)s"))
    handler.addFilter(Sparing())
    logging.basicConfig(handlers=[handler], level=logging.WARNING)
    logging.getLogger("guildhall.server").setLevel(logging.INFO if verbose else logging.WARNING)
    # That somebody sent nonsense is no news, and a line for each would fill the disk; nor is it that a stream was cut
    # at the end.
    below = logging.getLogger("uvicorn.error")
    below.setLevel(logging.ERROR)
    below.addFilter(lambda record: not (record.exc_info and record.exc_info[0] is asyncio.CancelledError))
