"""Tools (rules/artisans 3.7 to 3.9): when they may be used, and what they do."""

from __future__ import annotations

from referee import gains
from referee.cards import Gain
from referee.table import Seat, Table
from referee.talk import Talk


def benefit(t: Table, who: Seat, card: str, what: Gain) -> Talk[None]:
    """An Apprentice brings something, and its Tool may be used."""
    yield from gains.gain(t, who, what)


def left_behind(t: Table, who: Seat, card: str, forced: bool) -> Talk[None]:
    """An Apprentice left: what becomes of its Tool?"""
    return
    yield
