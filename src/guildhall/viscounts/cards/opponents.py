"""The four boards of the solo opponent, and what its collisions bring it. rules/viscounts 9.2 and 9.4.

What a board goes for (its focus), which resource it takes where it may take any, the icons under its guildhalls and in
its slots, what it starts with, and the schemes that it does not use.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from guildhall.engine.cardtables import AnyCard
from guildhall.engine.corrections import Amounts, Field, Whole
from guildhall.engine.message import Message, Value
from guildhall.viscounts.cards.fields import EffectText
from guildhall.viscounts.cards.tokens import ANYWHERE, ON_SCHEMES, icon_letters, read_effect, read_icons
from guildhall.viscounts.effects import (
    AnyResource,
    BuildFreeHere,
    Debts,
    Deeds,
    Effect,
    Flip,
    Gold,
    Ink,
    SchemeBuild,
    SchemePlace,
    SchemeScribe,
    Series,
    Stone,
)
from guildhall.viscounts.names import GOLD, GOODS, GUILDHALL, ICONS, INK, STONE, message

MOST_KEPT: Final = 20
MOST_ICONS: Final = 4


class OpponentBoard(AnyCard):
    """`first` and `second` are the resources that it takes until it has so many of them; then it takes `rest`. If they
    are all `alike` to it, each pays for every action."""

    def __init__(
        self,
        ref: str,
        key: str,
        focus: Effect,
        first: tuple[int, int],
        second: tuple[int, int],
        rest: int,
        guildhalls: str,
        slot_2: str,
        slot_3: str,
        start: Effect,
        without: Sequence[str],
        *,
        alike: bool = False,
        origin: str,
        public: Sequence[str] = (),
    ) -> None:
        super().__init__(ref, key, origin, public)
        self.focus = focus
        self.first = first
        self.second = second
        self.rest = rest
        self.letters = guildhalls
        # One icon under each guildhall, from the left.
        self.guildhalls: list[int] = [ICONS_BY_LETTER[letter] for letter in guildhalls.split()]
        self.slot_2: list[int] = read_icons(slot_2)
        self.slot_3: list[int] = read_icons(slot_3)
        self.start = start
        self.without: list[str] = list(without)  # keys of schemes that go back to the box
        self.alike = alike

    def printed_name(self) -> Message:
        return message(f"opponent-{self.key}")

    def text(self) -> Message:
        args: dict[str, Value] = {"focus": self.focus.message(), "start": self.start.message()}
        if self.alike:
            return message("text-opponent-alike", args)
        args["first"] = Message(f"good-{GOODS[self.first[0]]}-name")
        args["first_limit"] = self.first[1]
        args["second"] = Message(f"good-{GOODS[self.second[0]]}-name")
        args["second_limit"] = self.second[1]
        args["rest"] = Message(f"good-{GOODS[self.rest]}-name")
        return message("text-opponent", args)

    def fields(self) -> dict[str, Field]:
        fields: dict[str, Field] = {"focus": EffectText(self.focus, ON_SCHEMES)}
        if not self.alike:
            fields["first_limit"] = Whole(self.first[1], 0, MOST_KEPT)
            fields["second_limit"] = Whole(self.second[1], 0, MOST_KEPT)
        fields["slot_2"] = _icons(self.slot_2)
        fields["slot_3"] = _icons(self.slot_3)
        fields["start"] = EffectText(self.start, ANYWHERE)
        return fields

    def facts(self) -> dict[str, str]:
        return {"guildhalls": self.letters, "without": ", ".join(self.without)}

    def with_values(self, values: Mapping[str, Any]) -> OpponentBoard:
        return OpponentBoard(
            self.ref,
            self.key,
            read_effect(values["focus"]) if "focus" in values else self.focus,
            (self.first[0], values.get("first_limit", self.first[1])),
            (self.second[0], values.get("second_limit", self.second[1])),
            self.rest,
            self.letters,
            _letters(values.get("slot_2"), self.slot_2),
            _letters(values.get("slot_3"), self.slot_3),
            read_effect(values["start"]) if "start" in values else self.start,
            self.without,
            alike=self.alike,
            origin=self.origin,
        )


ICONS_BY_LETTER: Final = {"M": 0, "B": 1, "C": 2, "N": 3, "X": 4}


def _icons(counts: Sequence[int]) -> Amounts:
    shown = {ICONS[icon]: count for icon, count in enumerate(counts) if count}
    return Amounts(shown, ICONS, MOST_ICONS, MOST_ICONS, True, "icons")


def _letters(given: Mapping[str, int] | None, ours: Sequence[int]) -> str:
    return icon_letters(ours if given is None else [given.get(icon, 0) for icon in ICONS])


def _start(*goods: Effect) -> Effect:
    return Series(*goods, Deeds(1), Debts(1), BuildFreeHere(GUILDHALL))


OPPONENTS: Final = [
    OpponentBoard(
        "9.2", "cleric", SchemeScribe(), (INK, 6), (STONE, 4), GOLD, "C B N", "N", "B C",
        _start(Ink(1), Stone(1)), ("starting-2", "future-3", "future-4"), origin="rulebook",
    ),
    # Seen in a photograph: focus, order of resources, the icon under the first guildhall.
    OpponentBoard(
        "9.2", "builder", SchemeBuild(), (STONE, 6), (GOLD, 4), INK, "B N C", "C", "B N",
        _start(Stone(1), Gold(1)), ("starting-7", "future-6", "future-1"),
        origin="reconstructed", public=("focus", "first_limit", "second_limit"),
    ),
    OpponentBoard(
        "9.2", "noble", SchemePlace(), (GOLD, 6), (INK, 4), STONE, "N C B", "B", "C N",
        _start(Gold(1), Ink(1)), ("starting-6", "future-2", "future-5"), origin="reconstructed", public=("focus",),
    ),
    # That its resources are of one type is known, too.
    OpponentBoard(
        "9.2", "card", Flip(), (INK, MOST_KEPT), (GOLD, 0), STONE, "B C N", "X", "",
        Series(AnyResource(2), Deeds(2), Debts(2)), (), alike=True, origin="reconstructed", public=("focus",),
    ),
]  # fmt: skip

# By the space of the track on which its markers meet.
OPPONENT_COLLISIONS: Final[list[Effect]] = [
    Deeds(3),
    Deeds(2),
    Series(AnyResource(1), Deeds(1)),
    Series(AnyResource(1), Deeds(1), Debts(1)),
    Series(AnyResource(1), Debts(1)),
    Series(AnyResource(1), Debts(2)),
    Series(AnyResource(2), Debts(3)),
]
