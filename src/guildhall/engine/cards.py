"""Cards as data: what a browser of cards shows, and the numbers on them that the owner of a box may correct."""

from __future__ import annotations

from typing import Any

from guildhall.engine.errors import CorrectionError
from guildhall.engine.message import Message


class Number:
    """A number of a card's effect, and the range in which a correction may put it. Of those that may be 0 one has to be
    left, unless they stand `alone`."""

    def __init__(self, value: int, least: int, most: int, alone: bool = False) -> None:
        self.value = value
        self.least = least
        self.most = most
        self.alone = alone


class Difference:
    """One value that a correction changes. `field` names it as corrections do, such as "vp" or "effect.gold"."""

    def __init__(self, kind: str, key: str, field: str, ours: Any, yours: Any) -> None:
        self.kind = kind
        self.key = key
        self.field = field
        self.ours = ours
        self.yours = yours

    def data(self) -> dict[str, Any]:
        return {"kind": self.kind, "card": self.key, "field": self.field, "ours": self.ours, "yours": self.yours}


class Entry:
    """A card as a browser shows it: its name and text as messages, its numbers as JSON-ready values by name."""

    def __init__(
        self,
        kind: str,
        key: str,
        ref: str,
        name: Message,
        text: Message,
        fields: dict[str, Any],
        origin: str,
        printed_origin: str,
        box: str,
        differences: list[Difference],
    ) -> None:
        self.kind = kind
        self.key = key
        self.ref = ref
        self.name = name
        self.text = text
        self.fields = fields
        self.origin = origin
        # Where our own numbers come from, also when corrections have replaced some of them.
        self.printed_origin = printed_origin
        self.box = box
        self.differences = differences


class Problem:
    """Something in a set of corrections that cannot be used: where, such as "buildings.chapel.vp", and why."""

    def __init__(self, path: str, text: str, error: CorrectionError | None = None) -> None:
        self.path = path
        self.text = text
        self.error = error

    def data(self) -> dict[str, str]:
        return {"path": self.path, "text": self.text}


class CardSet:
    """What the owner of a box says of its cards: `corrections`, flat and checked; `right`, the cards ("kind.key") that
    were compared with the printed ones; who says so, and in a merged set who agrees about a card. `problems` are what
    could not be used."""

    def __init__(self) -> None:
        self.game = ""
        self.by = ""
        self.corrections: dict[str, Any] = {}
        self.right: list[str] = []
        self.agreed: dict[str, list[str]] = {}
        self.problems: list[Problem] = []

    def for_game(self, game: str) -> CardSet:
        """This set for a game; that it is meant for another one is a problem."""
        if self.game and self.game != game:
            self.problems.insert(0, Problem("game", f"This set of cards is for {self.game}, not for {game}."))
        return self

    def usable(self, file: str = "") -> CardSet:
        """This set, if all of it can be used; raises CorrectionError with all that cannot."""
        if not self.problems:
            return self
        before = f"{file}: " if file else ""
        first = self.problems[0]
        if len(self.problems) > 1:
            lines = "".join([f"\n  {problem.text}" for problem in self.problems])
            raise CorrectionError(f"{before}{len(self.problems)} corrections cannot be used.{lines}")
        # The sentence is complete already, with what would be valid.
        raised = CorrectionError(before + first.text, None if first.error is None else first.error.value)
        raised.valid = [] if first.error is None else first.error.valid
        raise raised
