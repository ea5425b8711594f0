"""All steps and questions by name, for positions: what an agenda can be made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from guildhall.engine.agenda import Step
from guildhall.viscounts.action import After, WhatToBuy, WhichAction
from guildhall.viscounts.cards.tokens import DISMISS, MOST, ON_COLLISION
from guildhall.viscounts.castle import ClearSections, SettleCastle, ShiftWorker, WhichClimbs, WhomToBump
from guildhall.viscounts.collision import OthersCollide, ResetMarkers, ResolveCollision
from guildhall.viscounts.constants import TRACK_END
from guildhall.viscounts.construct import JoinLink, JoinLinks
from guildhall.viscounts.deck import DestroyCard, DiscardCard, Rearrange
from guildhall.viscounts.effects import Resolve, TakeResource, WhichFlip
from guildhall.viscounts.movement import WhereToMove
from guildhall.viscounts.names import SECTIONS
from guildhall.viscounts.recruit import HireWhom
from guildhall.viscounts.setup import (
    ChoosePair,
    Draft,
    PrepareSeat,
    PrepareSeats,
    RemoveCard,
    ShuffleDeck,
    StartPlay,
)
from guildhall.viscounts.solo.turn import Act, Extras
from guildhall.viscounts.turn import DrawCards, NextTurn, PlayWhich, Turn

if TYPE_CHECKING:
    from guildhall.viscounts.table import Table

_STEPS: Final[list[type[Step[Any]]]] = [
    Act, After, ChoosePair, ClearSections, DestroyCard, DiscardCard, Draft, DrawCards, Extras, HireWhom, JoinLink,
    JoinLinks, NextTurn, OthersCollide, PlayWhich, PrepareSeat, PrepareSeats, Rearrange, RemoveCard, ResetMarkers,
    Resolve, ResolveCollision, SettleCastle, ShiftWorker, ShuffleDeck, StartPlay, TakeResource, Turn, WhatToBuy,
    WhereToMove, WhichAction, WhichClimbs, WhichFlip, WhomToBump,
]  # fmt: skip


def all_steps() -> dict[str, type[Step[Any]]]:
    return {step.__name__: step for step in _STEPS}


def ranges(table: Table, name: str) -> list[tuple[int, int]]:
    """What the numbers of a step can be, least and most; the first one is a seat."""
    a_seat = (0, len(table.seats) - 1)
    schemes = (0, len(table.rules.schemes) - 1)
    more: dict[str, list[tuple[int, int]]] = {
        "Act": [schemes],
        "After": [(0, ON_COLLISION)],
        "Extras": [schemes, (0, MOST)],
        "JoinLink": [a_seat, (0, len(table.rules.links) - 1)],
        "JoinLinks": [(0, len(table.spots) - 1)],
        "OthersCollide": [(0, TRACK_END)],
        "Resolve": [(0, DISMISS - 1), (1, MOST)],
        "TakeResource": [(1, MOST)],
        "WhomToBump": [(0, SECTIONS - 1)],
    }
    return [a_seat, *more.get(name, [])]
