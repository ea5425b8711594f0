"""The scheme cards of the solo opponent, one by one, and its four boards: what each does, its limit, and when nothing
happens."""

from __future__ import annotations

import pytest

import viscounts_sheet as sheet
from builders.viscounts_solo import SoloTable, solo
from card_tests import effect, limit, nothing
from guildhall.viscounts.cards.opponents import OPPONENT_COLLISIONS, OPPONENTS, OpponentBoard
from guildhall.words import say


def ready() -> SoloTable:
    """On O1 with a card that only brings a virtue to dismiss, and two cards of each kind to flip; the player is out of
    the way, and no action can be paid for. A scheme that this board does not use comes out of the box."""
    t = solo("cleric").at("O1").show("A", "friar")
    t.red.at("IC")
    for segment, key in zip("ABCDE", ("grey-9", "black-9", "yellow-8", "grey-8", "black-8"), strict=True):
        t.show_manuscript(segment, key)
    t.it.owing(unpaid=2).holding(plain=2)
    return t


def rich() -> SoloTable:
    """The same with enough to pay for anything."""
    t = ready()
    t.it.has(ink=9, gold=9, stone=9)
    for segment in "ABCDE":
        t.empty_manuscripts(segment)
    return t


each = pytest.mark.parametrize("scheme", list(sheet.SCHEMES))


@each
def test_its_icons_help_to_pay_while_it_lies_in_a_slot(scheme: str) -> None:
    """rules/viscounts 9.3: in each of the three slots, and not among the discards."""
    from guildhall.viscounts.solo.paying import all_icons

    t = solo("card").schemes(None, "starting-2", "starting-2")
    t.cards.slots = [-1, t.scheme("starting-2"), t.scheme("starting-2")]
    bare = all_icons(t.table, t.it.seat)
    t.cards.slots[0] = t.scheme(scheme)
    more = [after - before for after, before in zip(all_icons(t.table, t.it.seat), bare, strict=True)]
    assert more == [sheet.SCHEMES[scheme].icons.split().count(letter) for letter in "MBCNX"]


@each
def test_its_lines_are_carried_out_in_order(scheme: str) -> None:
    """rules/viscounts 9.3: before it moves, so what is dismissed lies on the first segment."""
    t = ready()
    future = t.future
    t.follow(scheme)
    row = sheet.SCHEMES[scheme]
    lines = [line for line in (row.line1, row.line2) if line]
    told = [line for line in t.said if line.startswith("Line ")]
    assert len(told) == len(lines)
    everything = "\n".join(t.said)
    for line in lines:
        for part in line.split(" + "):
            if part == "DISMISS":
                assert "friar" in t.it.removed
            elif part == "FUTURE":
                assert t.future < future
            elif part == "COR_PER_X":
                assert "gains 1 Corruption" in everything
            elif part.startswith("ANY"):
                assert everything.count("Any resource") >= int(part[4])
            else:
                assert part == "VIR(1)" and "gains 1 Virtue" in everything


@each
def test_it_moves_as_far_as_it_says(scheme: str) -> None:
    """rules/viscounts 9.3."""
    t = ready()
    t.follow(scheme)
    assert t.it.space == f"O{1 + sheet.SCHEMES[scheme].move}"


@effect(*sheet.SCHEMES)
@each
def test_its_first_option_where_it_can_pay_for_everything(scheme: str) -> None:
    """rules/viscounts 9.3: only that one."""
    t = rich()
    t.follow(scheme)
    taken = [line for line in t.said if line.startswith("So it will")]
    assert len(taken) == 1 and not [line for line in t.said if line.startswith("Can it")]
    first = sheet.SCHEMES[scheme].options[0]
    read = any("printed on the board" in line or "Printed Manuscript" in line for line in t.said)
    done = {"BUILD": bool(t.it.built), "PLACE": t.it.supply < 20, "SCRIBE": read, "FOCUS": read}
    assert done[first]


@limit(*sheet.SCHEMES)
@each
def test_its_last_option_where_it_can_pay_for_nothing(scheme: str) -> None:
    """rules/viscounts 9.3, 9.4: it says why it passes the others over, and the last one is always possible."""
    t = ready()
    t.follow(scheme)
    options = sheet.SCHEMES[scheme].options
    assert len([line for line in t.said if line.startswith("Can it")]) == len(options) - 1
    gained = {
        "DEBT(1) + FLIP_DEED": (t.it.unpaid, t.it.flipped) == (3, 1),
        "DEED(1) + FLIP_DEBT": (t.it.plain, t.it.paid) == (3, 1),
        "DEED(1) + DEBT(1)": (t.it.plain, t.it.unpaid) == (3, 3),
        "FLIP + VIR(1)": t.it.paid == 1 and any("gains 1 Virtue" in line for line in t.said),
    }
    assert gained[options[-1]]


@nothing(*sheet.SCHEMES)
@each
def test_its_last_option_with_nothing_to_flip(scheme: str) -> None:
    """rules/viscounts 9.4: a virtue for each flip that is not possible."""
    t = ready()
    t.it.owing().holding()
    t.follow(scheme)
    last = sheet.SCHEMES[scheme].options[-1]
    if "FLIP" in last:
        assert (t.it.paid, t.it.flipped) == (0, 0)
        assert any("nothing of that kind to flip" in line for line in t.said)
    else:
        assert (t.it.plain, t.it.unpaid) == (1, 1)


@pytest.mark.parametrize("scheme", [key for key, row in sheet.SCHEMES.items() if row.line1 == "COR_PER_X"])
def test_corruption_for_each_criminal_on_its_board(scheme: str) -> None:
    """rules/viscounts 9.3: with another Criminal in a slot it is 2."""
    t = ready().schemes("starting-3" if scheme != "starting-3" else "starting-8")
    t.follow(scheme)
    assert any("gains 2 Corruption" in line for line in t.said)


# The boards.

BOARDS = {
    "cleric": ("SCRIBE", "ink 6, stone 4, gold", "C B N", "N", "B C", "rulebook"),
    "builder": ("BUILD", "stone 6, gold 4, ink", "B N C", "C", "B N", "reconstructed"),
    "noble": ("PLACE", "gold 6, ink 4, stone", "N C B", "B", "C N", "reconstructed"),
    "card": ("FLIP", "alike", "B C N", "X", "", "reconstructed"),
}
GOODS = ("ink", "gold", "stone")


def test_there_are_four_boards() -> None:
    """rules/viscounts 9.2."""
    assert [board.key for board in OPPONENTS] == list(BOARDS)


@pytest.mark.parametrize("board", OPPONENTS, ids=lambda board: board.key)
def test_a_board_has_its_focus_order_icons_and_origin(board: OpponentBoard) -> None:
    """rules/viscounts 9.2."""
    focus, order, guildhalls, slot_2, slot_3, origin = BOARDS[board.key]
    ours = f"{GOODS[board.first[0]]} {board.first[1]}, {GOODS[board.second[0]]} {board.second[1]}, {GOODS[board.rest]}"
    assert (board.focus.token(), "alike" if board.alike else ours) == (focus, order)
    assert board.letters == guildhalls
    for slot, icons in ((board.slot_2, slot_2), (board.slot_3, slot_3)):
        assert slot == [icons.split().count(letter) for letter in "MBCNX"]
    assert board.origin == origin


def test_what_its_collisions_bring() -> None:
    """rules/viscounts 9.4."""
    assert [effect.token() for effect in OPPONENT_COLLISIONS] == [
        "DEED(3)", "DEED(2)", "ANY(1) + DEED(1)", "ANY(1) + DEED(1) + DEBT(1)", "ANY(1) + DEBT(1)", "ANY(1) + DEBT(2)",
        "ANY(2) + DEBT(3)",
    ]  # fmt: skip


def test_a_board_says_what_it_does() -> None:
    text = "Focus: transcribe. Any resource: Ink until it has 6, Stone until it has 4, then Gold. Start: gain 1 Ink"
    assert say(OPPONENTS[0].text()).startswith(text)


# Corrections.


@pytest.mark.parametrize(("name", "value", "attribute"), [
    ("schemes.starting-1.move", 3, "move"), ("schemes.starting-1.line_2", "VIR(2)", "line_2"),
    ("schemes.starting-1.option_1", "PLACE", "options"), ("schemes.starting-1.icons", {"criminal": 1}, "icons"),
])  # fmt: skip
def test_a_scheme_can_be_corrected(name: str, value: object, attribute: str) -> None:
    t = solo("card", corrections={name: value})
    row = t.table.rules.schemes[0]
    found = {
        "move": row.move, "line_2": row.line_2.token(), "options": row.options[0].token(),
        "icons": {"criminal": row.icons[4]} if row.icons == [0, 0, 0, 0, 1] else {},
    }  # fmt: skip
    assert found[attribute] == value


def test_a_corrected_scheme_is_followed() -> None:
    t = solo("card", corrections={"schemes.starting-1.move": 3, "schemes.starting-1.line_2": "VIR(2)"}).at("O1")
    t.red.at("IC")
    t.it.holding(plain=1)
    t.follow("starting-1")
    assert (t.it.space, t.it.virtue) == ("O4", 4)


@pytest.mark.parametrize(("name", "value"), [
    ("opponents.cleric.focus", "BUILD"), ("opponents.cleric.first_limit", 1), ("opponents.cleric.slot_2", {"noble": 2}),
    ("opponents.cleric.start", "ANY(1)"),
])  # fmt: skip
def test_a_board_can_be_corrected(name: str, value: object) -> None:
    t = solo("cleric", corrections={name: value})
    board = t.table.rules.opponents[0]
    found = {
        "focus": board.focus.token(), "first_limit": board.first[1], "slot_2": {"noble": board.slot_2[3]},
        "start": board.start.token(),
    }  # fmt: skip
    assert found[name.split(".")[2]] == value and board.origin == "corrected"


def test_a_corrected_order_of_resources_is_followed() -> None:
    t = solo("cleric", corrections={"opponents.cleric.first_limit": 1}).at("O1")
    t.gives("ANY(2)")
    assert t.it.goods == {"ink": 1, "stone": 1}
