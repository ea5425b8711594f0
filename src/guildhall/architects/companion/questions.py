"""Names of places as people type them, besides what every companion's question knows."""

from __future__ import annotations

from collections.abc import Sequence

from guildhall.architects.names import AREAS
from guildhall.companion.questions import LONGEST_NUMBER, Question, Refusal, counted, find_name, split
from guildhall.engine.message import Message
from guildhall.words import say

__all__ = ["LONGEST_NUMBER", "Question", "Refusal", "find_name", "find_place", "split", "workers_at"]


def workers_at(place: int, count: int) -> Message:
    return counted(Message(f"place-{AREAS[place]}"), count)


def find_place(text: str, areas: Sequence[int], locale: str) -> int | None:
    if text in AREAS:
        return AREAS.index(text) if AREAS.index(text) in areas else None
    names = [[AREAS[area], say(Message(f"place-{AREAS[area]}"), locale)] for area in areas]
    found = find_name(text, names)
    return None if found is None else areas[found]
