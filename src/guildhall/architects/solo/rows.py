"""Rows in the tables of opponents and of Scheme Cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from guildhall.architects.cards.rows import Card
from guildhall.architects.names import TOP_VIRTUE
from guildhall.engine.cards import Number
from guildhall.engine.message import Message, Value

if TYPE_CHECKING:
    from guildhall.architects.solo.clauses import Clause
    from guildhall.architects.solo.powers import Power
    from guildhall.architects.solo.scheme_lines import Line

STARTING: Final = "starting"
FUTURE: Final = "future"
MOST_PER_WORKER: Final = 9
MOST_INFLUENCE: Final = 12


class Scheme(Card):
    """A Scheme Card: one line, or two and a clause that decides between them."""

    def __init__(
        self,
        ref: str,
        key: str,
        pile: str,
        top: Line,
        clause: Clause | None = None,
        bottom: Line | None = None,
        *,
        crafts: bool = False,
        origin: str = "reconstructed",
        box: str = "base",
    ) -> None:
        super().__init__(ref, key, origin, box)
        self.pile = pile
        self.top = top
        self.clause = clause
        self.bottom = bottom
        self.crafts = crafts  # only with Age of Artisans

    def line(self, holds: bool) -> Line:
        """The line to follow."""
        if holds or self.bottom is None:
            return self.top
        return self.bottom

    def printed_name(self) -> Message:
        return self.title()

    def title(self) -> Message:
        number = int(self.key.rpartition("-")[2])
        return Message("scheme-future" if self.pile == FUTURE else "scheme-starting", {"number": number})

    def text(self) -> Message:
        if self.clause is None or self.bottom is None:
            return Message("scheme-text", {"line": self.top.message()})
        return Message(
            "scheme-text-with-clause",
            {"clause": self.clause.message(), "top": self.top.message(), "bottom": self.bottom.message()},
        )


class OpponentBoard(Card):
    """The board of an opponent: its start values, its focus and its priority lists."""

    def __init__(
        self,
        ref: str,
        key: str,
        virtue: int,
        captures: Sequence[int],
        *,
        influence: int = 0,
        per_worker: int = 0,
        focus: Line | None = None,
        power: Power | None = None,
        tokens: Sequence[int] = (),
        origin: str = "reconstructed",
        box: str = "base",
    ) -> None:
        super().__init__(ref, key, origin, box)
        self.virtue = virtue
        self.influence = influence
        self.per_worker = per_worker  # points for each Worker in the Guildhall
        self.focus = focus
        self.power = power
        self.captures: list[int] = list(captures)
        self.tokens: list[int] = list(tokens)

    def printed_name(self) -> Message:
        return Message(f"opponent-{self.key}")

    def text(self) -> Message:
        if self.focus is None or self.power is None:
            return Message("opponent-text-points", {"number": self.per_worker})
        args: dict[str, Value] = {"influence": self.influence}
        args["focus"] = self.focus.message()
        args["power"] = self.power.message()
        return Message("opponent-text", args)

    def numbers(self) -> dict[str, Number]:
        # What a kind of board does not have stays 0.
        most_influence = 0 if self.focus is None else MOST_INFLUENCE
        most_points = MOST_PER_WORKER if self.focus is None else 0
        return {
            "virtue": Number(self.virtue, 0, TOP_VIRTUE),
            "influence": Number(self.influence, 0, most_influence),
            "per_worker": Number(self.per_worker, 0, most_points),
        }

    def with_numbers(self, numbers: dict[str, Any]) -> OpponentBoard:
        return OpponentBoard(
            self.ref,
            self.key,
            numbers.get("virtue", self.virtue),
            self.captures,
            influence=numbers.get("influence", self.influence),
            per_worker=numbers.get("per_worker", self.per_worker),
            focus=self.focus,
            power=self.power,
            tokens=self.tokens,
            box=self.box,
        )
