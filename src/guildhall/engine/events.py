"""What happened, for the log, the animation and the explanation of a turn.

The rules tell every change in integers; nothing is built unless somebody listens.
"""

from __future__ import annotations


class EventKind:
    """A kind of event: its name, and for each of its numbers what they stand for.

    `private` events (a card drawn, a card discarded face down) tell their numbers to the seat concerned only.
    """

    def __init__(self, name: str, parts: tuple[str, ...] = (), private: bool = False) -> None:
        self.name = name
        self.parts = parts
        self.private = private


class Event:
    """One thing that happened to one seat (or to nobody: seat -1)."""

    def __init__(self, kind: int, seat: int, a: int, b: int, c: int) -> None:
        self.kind = kind
        self.seat = seat
        self.a = a
        self.b = b
        self.c = c

    def numbers(self) -> list[int]:
        return [self.a, self.b, self.c]
