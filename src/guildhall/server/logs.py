"""The log: lines to read, or JSON to search. Never a key, a query or a body; of an error, only where it happened."""

from __future__ import annotations

import asyncio
import json
import logging
import time
import traceback
from typing import Any, Literal

Form = Literal["text", "json"]


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
    logging.basicConfig(handlers=[handler], level=logging.WARNING)
    logging.getLogger("guildhall.server").setLevel(logging.INFO if verbose else logging.WARNING)
    # That somebody sent nonsense is no news, and a line for each would fill the disk; nor is it that a stream was cut
    # at the end.
    below = logging.getLogger("uvicorn.error")
    below.setLevel(logging.ERROR)
    below.addFilter(lambda record: not (record.exc_info and record.exc_info[0] is asyncio.CancelledError))
