"""The events that only the opponent's turn has: its card, why it did what it did, and what became of things that it
cannot use."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from guildhall.engine.events import Teller
from guildhall.engine.message import Message, Value
from guildhall.viscounts.events import EVENTS
from guildhall.viscounts.names import GOODS, PIECES, message
from guildhall.viscounts.solo.names import CONVERTED, LACKS, LINES, OPTIONS

if TYPE_CHECKING:
    from guildhall.viscounts.rules import Rules

SCHEME_DROPPED: Final = EVENTS.add("scheme-dropped", "scheme")
SCHEMES_SHUFFLED: Final = EVENTS.add("schemes-shuffled")
SCHEME_REVEALED: Final = EVENTS.add("scheme-revealed", "scheme", "plan")
LINE_FOLLOWED: Final = EVENTS.add("line-followed", "line", "number")
OPPONENT_GOES: Final = EVENTS.add("opponent-goes", "number")
OPTION_SKIPPED: Final = EVENTS.add("option-skipped", "option", "lack")
OPTION_TAKEN: Final = EVENTS.add("option-taken", "option")
NO_OPTION: Final = EVENTS.add("no-option")
FOCUS_FOLLOWED: Final = EVENTS.add("focus-followed", "focus")
# What it has: icons, and how much of a resource it adds.
OPPONENT_BUILDS: Final = EVENTS.add("opponent-builds", "piece", "icons", "spent")
OPPONENT_PLACES: Final = EVENTS.add("opponent-places", "number", "icons", "spent")
OPPONENT_TRANSCRIBES: Final = EVENTS.add("opponent-transcribes", "manuscript", "icons", "spent")
# Why it chooses as it does.
TAKES_FIRST: Final = EVENTS.add("takes-first", "resource", "number", "limit")
TAKES_REST: Final = EVENTS.add("takes-rest", "resource")
TAKES_ALIKE: Final = EVENTS.add("takes-alike")
FLIPS_DEBT: Final = EVENTS.add("flips-debt", "debts", "deeds")
FLIPS_DEED: Final = EVENTS.add("flips-deed", "debts", "deeds")
CLIMBS_FIRST: Final = EVENTS.add("climbs-first", "section")
BUMPS_PLAYER: Final = EVENTS.add("bumps-player", "section")
BUILDS_ELSEWHERE: Final = EVENTS.add("builds-elsewhere", "spot")
FUTURE_GAINED: Final = EVENTS.add("future-gained", "scheme")
INSTEAD: Final = EVENTS.add("instead", "thing")
UNCOVERED_ACTS: Final = EVENTS.add("uncovered-acts", "uncovered")


class SoloTeller(Teller):
    """What the numbers of these events stand for."""

    PARTS: ClassVar[tuple[str, ...]] = (
        "plan",
        "line",
        "option",
        "lack",
        "focus",
        "piece",
        "resource",
        "thing",
        "uncovered",
    )

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    def value(self, part: str, number: int, numbers: list[int]) -> Value:
        rules = self.rules
        if part == "plan":
            return rules.schemes[number].text()
        if part == "line":
            scheme, line = divmod(number, LINES)
            row = rules.schemes[scheme]
            return (row.line_2 if line else row.line_1).message()
        if part == "option":
            scheme, option = divmod(number, OPTIONS)
            return rules.schemes[scheme].options[option].message()
        if part == "lack":
            has, needed = divmod(numbers[2], NEEDED)
            return message(f"lack-{LACKS[number]}", {"number": has, "needed": needed})
        if part == "focus":
            return rules.opponents[number].focus.message()
        return _word(part, number)


NEEDED: Final = 100  # what it has and what it needs are told as one number


def _word(part: str, number: int) -> Value:
    if part == "piece":
        return message(f"building-{BUILDING_OF[number]}")
    if part == "resource":
        return Message(f"good-{GOODS[number]}-name")
    if part == "thing":
        return message(f"instead-{CONVERTED[number]}")
    return message(f"uncovered-{PIECES[number]}")


BUILDING_OF: Final = ("workshop",) * 3 + ("trading-post",) * 3 + ("guildhall",) * 3
