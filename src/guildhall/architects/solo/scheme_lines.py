"""The lines of Scheme Cards: where a Worker goes, and what is done there, from left to right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from guildhall.architects.names import AREAS, MARKET_LEFT, MARKET_RIGHT
from guildhall.architects.solo.events import BECAUSE, FOCUS_FOLLOWED, NEXT_SCHEME, OPTION_SKIPPED
from guildhall.architects.solo.names import BY_POWER, SPACE_TAKEN
from guildhall.architects.virtue import lose_virtue
from guildhall.engine.message import Message

if TYPE_CHECKING:
    from guildhall.architects.solo.deeds import Deed
    from guildhall.architects.solo.opponent_turn import OpponentTurn


class Line:
    def follow(self, turn: OpponentTurn) -> bool:
        """Do what it says; returns whether a Worker was placed."""
        raise AssertionError("a line is followed")

    def message(self) -> Message:
        raise AssertionError("a line describes itself")


def do_all(turn: OpponentTurn, deeds: list[Deed]) -> None:
    for deed in deeds:
        if deed.is_possible(turn):
            deed.do(turn)
        else:
            deed.tell_lack(turn)


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

    def follow(self, turn: OpponentTurn) -> bool:
        turn.arrive(self.area)
        do_all(turn, self.deeds)
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

    def follow(self, turn: OpponentTurn) -> bool:
        space = MARKET_RIGHT
        while space > MARKET_LEFT and not turn.sight.is_space_free(space):
            turn.table.tell(OPTION_SKIPPED, turn.seat.index, SPACE_TAKEN, space)
            space -= 1
        turn.arrive(space)
        if turn.keeper.market_virtue_less():
            turn.table.tell(BECAUSE, turn.seat.index, BY_POWER)
        lose_virtue(turn.table, turn.seat, self.virtue - turn.keeper.market_virtue_less())
        do_all(turn, self.offers[space - MARKET_LEFT])
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

    def follow(self, turn: OpponentTurn) -> bool:
        craft_supply = turn.part.craft_supply
        assert craft_supply is not None
        craft_supply.stack(turn)
        craft_supply.take(turn, turn.part.track)
        return True

    def message(self) -> Message:
        return Message("line-stack")


class Focus(Line):
    """What its board says."""

    def follow(self, turn: OpponentTurn) -> bool:
        focus = turn.part.board.focus
        assert focus is not None
        turn.table.tell(FOCUS_FOLLOWED, turn.seat.index)
        return focus.follow(turn)

    def message(self) -> Message:
        return Message("line-focus")


class NextScheme(Line):
    """Turn over and follow the next card; no Worker is placed."""

    def follow(self, turn: OpponentTurn) -> bool:
        turn.table.tell(NEXT_SCHEME, turn.seat.index)
        return False

    def message(self) -> Message:
        return Message("line-next")
