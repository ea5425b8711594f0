"""The libraries that only the laboratory needs."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

from guildhall.engine.errors import GuildhallError

NEEDED: Final = ("polars", "altair", "vl_convert", "jinja2")


class MissingExtraError(GuildhallError):
    """The laboratory's libraries are not installed."""


def need_lab() -> None:
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise MissingExtraError(
            f"Tables and reports need {', '.join(missing)}: install them with `pip install 'guildhall[lab]'`."
        )
