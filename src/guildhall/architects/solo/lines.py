"""The lines of Scheme Cards: where a Worker goes, and what is done there, from left to right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from guildhall.architects.names import AREAS, MARKET_LEFT, MARKET_RIGHT
from guildhall.architects.solo.events import FOCUS_FOLLOWED, NEXT_SCHEME, OPTION_SKIPPED
from guildhall.architects.solo.names import SPACE_TAKEN
from guildhall.architects.virtue import lose_virtue
from guildhall.engine.message import Message

if TYPE_CHECKING:
    from guildhall.architects.solo.act import Act
    from guildhall.architects.solo.deeds import Deed


class Line:
    def follow(self, act: Act) -> bool:
        """Do what it says; gives whether a Worker was placed."""
        raise AssertionError("a line is followed")

    def message(self) -> Message:
        raise AssertionError("a line describes itself")


def do_all(act: Act, deeds: list[Deed]) -> None:
    for deed in deeds:
        if deed.is_possible(act):
            deed.do(act)


def deeds_message(deeds: Sequence[Deed]) -> Message:
    text = deeds[0].message()
    for deed in deeds[1:]:
        text = Message("deed-then", {"first": text, "second": deed.message()})
    return text


class At(Line):
    """A Worker goes to a place."""

    def __init__(self, area: int, *deeds: Deed) -> None:
        self.area = area
        self.deeds: list[Deed] = list(deeds)

    def follow(self, act: Act) -> bool:
        act.arrive(self.area)
        do_all(act, self.deeds)
        return True

    def message(self) -> Message:
        place = Message(f"place-{AREAS[self.area]}")
        if not self.deeds:
            return Message("line-only-place", {"place": place})
        return Message("line-place", {"place": place, "deeds": deeds_message(self.deeds)})


class AtMarket(Line):
    """A Worker goes to the Black Market: to the right space if it is free, else to the middle, else to the left. It
    costs Virtue, and then brings what the space offers."""

    def __init__(self, virtue: int, right: Sequence[Deed], middle: Sequence[Deed], left: Sequence[Deed]) -> None:
        self.virtue = virtue
        self.offers: list[list[Deed]] = [list(left), list(middle), list(right)]

    def follow(self, act: Act) -> bool:
        space = MARKET_RIGHT
        while space > MARKET_LEFT and not act.sight.is_space_free(space):
            act.table.tell(OPTION_SKIPPED, act.seat.index, SPACE_TAKEN)
            space -= 1
        act.arrive(space)
        lose_virtue(act.table, act.seat, self.virtue - act.keeper.market_virtue_less())
        do_all(act, self.offers[space - MARKET_LEFT])
        return True

    def message(self) -> Message:
        left, middle, right = self.offers
        return Message(
            "line-market",
            {
                "virtue": self.virtue,
                "right": deeds_message(right),
                "middle": deeds_message(middle),
                "left": deeds_message(left),
            },
        )


class Stack(Line):
    """A Worker is laid on one of its own in the Guildhall, and it takes the Adornment to which its marker points."""

    def follow(self, act: Act) -> bool:
        shelf = act.part.shelf
        assert shelf is not None
        shelf.stack(act)
        shelf.take(act, act.part.track)
        return True

    def message(self) -> Message:
        return Message("line-stack")


class Focus(Line):
    """What its board says."""

    def follow(self, act: Act) -> bool:
        focus = act.part.board.focus
        assert focus is not None
        act.table.tell(FOCUS_FOLLOWED, act.seat.index)
        return focus.follow(act)

    def message(self) -> Message:
        return Message("line-focus")


class NextScheme(Line):
    """Turn over and follow the next card; no Worker is placed."""

    def follow(self, act: Act) -> bool:
        act.table.tell(NEXT_SCHEME, act.seat.index)
        return False

    def message(self) -> Message:
        return Message("line-next")
