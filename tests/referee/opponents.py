"""Opponents that follow cards (rules/solo)."""

from __future__ import annotations

from collections.abc import Sequence

from referee.cards import Gain
from referee.table import Seat, Table
from referee.talk import Talk


def virtue_above_the_end(t: Table, who: Seat, above: int) -> None:
    raise NotImplementedError


def gain_goods(t: Table, who: Seat, good: str, number: int) -> None:
    raise NotImplementedError


def gain_influence(t: Table, who: Seat, points: int) -> Talk[None]:
    raise NotImplementedError


def turn(t: Table, who: Seat) -> Talk[None]:
    raise NotImplementedError


def princess_reward(t: Table, who: Seat, rewards: Sequence[str | Gain]) -> Talk[None]:
    raise NotImplementedError
