"""The scheme cards of the solo opponent, one by one. Sheet 9.2 to 9.4.

The opponent's focus is to build; it stands where it need not change rings, at O1 or IA, and every area and section
that it can reach is empty.
"""

from __future__ import annotations

import pytest

from card_tests import effects, limits, nothings
from viscounts_builder import TestTable, solo_table
from viscounts_card_tests import changed, state
from viscounts_sheet import SCHEMES

ROWS = [
    (key, move, "BUILD" if action == "FOCUS" else action, power, extras.split(", "))
    for key, (_, _, move, action, power, extras) in SCHEMES.items()
]
COLUMNS = "card, move, action, power, extras"
DISMISSED = "bell-ringer"  # who brings a virtue
SEGMENTS = "ABCDE"


def stand(action: str, focus: str = "builder") -> TestTable:
    """It has a debt and a deed to flip; the human is out of its way."""
    t = solo_table(focus)
    t.red.at("IE")
    t.opponent.at("O1" if action in ("TRADE", "BUILD") else "IA").owing(unpaid=1).holding(plain=1)
    return t


def follow(t: TestTable, card: str, move: int, action: str) -> str:
    """Its turn with this card; gives the segment on which it ends, where a bell ringer and a manuscript lie."""
    outer = action in ("TRADE", "BUILD")
    segment = SEGMENTS[move // 2 if outer else move]
    t.show(segment, DISMISSED)
    t.show_manuscript(segment, "red-1")
    t.follow(card)
    assert t.opponent.space == (f"O{1 + move}" if outer else f"I{segment}")
    return segment


def neighbours(segment: str) -> tuple[str, str]:
    place = SEGMENTS.index(segment)
    return SEGMENTS[(place + 1) % 5], SEGMENTS[place - 1]


def in_castle(segment: str, workers: int) -> dict[str, int]:
    """Where that many Workers in an empty castle come to stand: of three one climbs and two go aside."""
    if workers < 3:
        return {f"{segment}1": workers}
    right, left = neighbours(segment)
    found = {f"{segment}1": workers - 3, f"{segment}2": 1, f"{right}1": 1, f"{left}1": 1}
    return {section: count for section, count in found.items() if count}


def wedge_brings(segment: str, action: str, power: int) -> tuple[int, int]:
    """Virtue and corruption for who climbs there, in the castle of the canonical layout."""
    if action != "PLACE" or power == 1:
        return 0, 0
    return int(segment == "E"), int(segment == "A")


@effects(COLUMNS, ROWS)
def test_the_opponent_moves_acts_and_takes_the_extras(
    card: str, move: int, action: str, power: int, extras: list[str]
) -> None:
    t = stand(action)
    t.scheme_on_top(card)
    reserve = len(t.schemes.reserve)
    segment = follow(t, card, move, action)
    seat = t.opponent
    if action == "TRADE":
        assert (seat.paid, seat.flipped) == (1, power - 1)
    elif action == "BUILD":
        assert seat.built == {("workshop", "trading-post", "guildhall")[power - 1]: 1}
    elif action == "PLACE":
        assert seat.castle == in_castle(segment, power + 1)
    else:
        assert seat.manuscripts == ["red-1"]
    virtue, corruption = wedge_brings(segment, action, power)
    dismissed = extras.count("DISMISS")
    assert 6 - seat.virtue == virtue + extras.count("VIR(1)") + dismissed
    assert seat.corruption == corruption + extras.count("COR(1)")
    assert (t.shown(segment) == DISMISSED) == (dismissed == 0)
    assert reserve - len(t.schemes.reserve) == extras.count("PLUS")
    assert len(t.schemes.discard) == 1 + extras.count("PLUS")


def hinder(t: TestTable, move: int, action: str) -> None:
    """Leave nothing to flip, no spot to build on, no Worker to place, no manuscript to transcribe."""
    t.opponent.owing(unpaid=0).holding(plain=0)
    if action == "BUILD":
        t.red.building("workshop", f"{1 + move}a").building("workshop", f"{1 + move}b")
    elif action == "PLACE":
        t.opponent.with_supply(0)
    elif action == "SCRIBE":
        t.table.left[len(SEGMENTS) + move] = 0


@limits(COLUMNS, ROWS)
def test_what_is_impossible_brings_a_deed_or_flips_one_and_no_reserve_means_no_further_scheme(
    card: str, move: int, action: str, power: int, extras: list[str]
) -> None:
    for deeds in (0, 1):
        t = stand(action)
        hinder(t, move, action)
        t.opponent.holding(plain=deeds)
        t.schemes.reserve.clear()
        t.show(SEGMENTS[move // 2 if action in ("TRADE", "BUILD") else move], "pedlar")  # who brings nothing
        t.follow(card)
        assert (t.opponent.built, t.opponent.castle, t.opponent.manuscripts) == ({}, {}, [])
        if action == "TRADE":  # which is never impossible
            assert (t.opponent.plain, t.opponent.flipped) == (0, deeds)
            assert 6 - t.opponent.virtue == power - deeds + extras.count("VIR(1)")
        else:
            assert (t.opponent.plain, t.opponent.flipped) == ((0, 1) if deeds else (1, 0))
        assert len(t.schemes.discard) == 1


@nothings(COLUMNS, ROWS)
def test_the_opponent_keeps_no_goods_and_its_scheme_changes_nothing_for_the_human(
    card: str, move: int, action: str, power: int, extras: list[str]
) -> None:
    t = stand(action)
    before = state(t.red)
    follow(t, card, move, action)
    assert t.opponent.goods == {}
    assert changed(before, t.red) == {}


@pytest.mark.parametrize(("focus", "action"), [
    ("merchant", "TRADE"), ("builder", "BUILD"), ("noble", "PLACE"), ("cleric", "SCRIBE"),
])  # fmt: skip
def test_focus_is_the_action_of_the_opponents_board(focus: str, action: str) -> None:
    t = stand(action, focus)
    follow(t, "starting-6", 2, action)
    seat = t.opponent
    done = {
        "TRADE": seat.paid == 1 and seat.flipped == 1,
        "BUILD": seat.built == {"trading-post": 1},
        "PLACE": seat.workers("C2") == 1,
        "SCRIBE": seat.manuscripts == ["red-1"],
    }
    assert done == {name: name == action for name in done}


def test_too_costly_a_manuscript_is_impossible_to_transcribe() -> None:
    t = stand("SCRIBE")
    t.show_manuscript("B", "red-6")  # five
    t.follow("starting-4")
    assert (t.opponent.manuscripts, t.opponent.flipped) == ([], 1)
    t = stand("SCRIBE")
    t.show_manuscript("C", "red-6")
    t.follow("future-7")
    assert t.opponent.manuscripts == ["red-6"]
