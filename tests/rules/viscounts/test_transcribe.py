"""Transcribe: Clerics and ink pay for the top manuscript; three of a ribbon bring its cleric bonus card."""

from __future__ import annotations

import pytest

from builders.viscounts import TestTable, table


def scribe(*shown: str, seat: str = "red") -> TestTable:
    """On IB with six Clerics."""
    t = table().show_manuscript("B", *shown)
    take_place(t, seat)
    return t


def take_place(t: TestTable, seat: str) -> None:
    player = getattr(t, seat)
    player.at("IB").slots("scribe", "deacon", "prior")
    t.table.active = player.index
    t.phase("action")


def test_ink_pays_for_the_cleric_that_is_lacking() -> None:
    """V-69, V-S23: cost 4, three Clerics, 1 ink."""
    t = table().show_manuscript("B", "red-3")
    t.red.at("IB").slots("scribe", "novice").has(ink=1)
    t.phase("action")
    t.play("transcribe red-3")
    assert (t.red.manuscripts, t.red.goods) == (["red-3"], {})


@pytest.mark.parametrize(("ink", "legal"), [(0, False), (1, True)])
def test_a_manuscript_is_paid_in_full_or_not_at_all(ink: int, legal: bool) -> None:
    """V-S23."""
    t = table().show_manuscript("B", "red-3")
    t.red.at("IB").slots("scribe", "novice").has(ink=ink)
    t.phase("action")
    assert t.may("transcribe red-3") == legal


def test_only_the_top_manuscript_of_the_own_segment_is_offered() -> None:
    """V-S23."""
    t = table().show_manuscript("B", "red-1", "blue-1").show_manuscript("C", "green-1")
    take_place(t, "red")
    assert [token for token in t.options if token.startswith("transcribe")] == ["transcribe red-1"]


def test_no_ink_is_spent_without_need() -> None:
    t = table().show_manuscript("B", "red-1")
    t.red.at("IB").slots("scribe", "novice").has(ink=4)
    t.phase("action")
    t.play("transcribe red-1")
    assert t.red.ink == 4


def test_a_grey_manuscript_brings_its_effect_and_uncovers_a_black_one() -> None:
    """V-71, V-S24: the second grey one brings 2 silver."""
    t = scribe("grey-2", "red-6")
    t.play("transcribe grey-2")
    assert t.red.silver == 2
    assert t.red.manuscripts == ["grey-2"]
    assert t.shown_manuscript("B") == "red-6"


def test_one_manuscript_in_an_action() -> None:
    """V-S24: with icons left over the next one stays."""
    t = scribe("grey-1", "red-1")
    t.play("transcribe grey-1")
    assert t.red.manuscripts == ["grey-1"] and not t.may("transcribe red-1")


def test_collecting_a_debt_that_reveals_poverty() -> None:
    """V-74, V-S24: one debt lies above; it is taken, Poverty is revealed, and two resources are gained."""
    t = table().show_manuscript("B", "yellow-4").kingdom(debts=1)
    take_place(t, "red")
    t.play("transcribe yellow-4")
    assert t.red.unpaid == 1
    assert t.game.view(0)["kingdom"]["poverty"]
    t.play("take ink", "take stone")
    assert (t.red.ink, t.red.stone) == (1, 1)


def test_three_of_a_ribbon_bring_its_card() -> None:
    """V-72, V-S25: the first one who has three red ones; nobody after that."""
    t = table().show_manuscript("B", "red-1", "red-6")
    t.red.with_manuscripts("grey-1", "red-2")
    t.blue.with_manuscripts("red-3", "red-4")
    take_place(t, "red")
    assert t.bonuses == {}
    t.play("transcribe red-1")
    assert t.bonuses == {"red": "red"}
    take_place(t, "blue")
    t.play("transcribe red-6")
    assert t.blue.manuscripts == ["red-3", "red-4", "red-6"]
    assert t.bonuses == {"red": "red"}


def test_one_player_may_have_several_of_the_cards() -> None:
    """V-73, V-S25: the red one, and then the blue one too."""
    t = table().show_manuscript("B", "red-1", "blue-1")
    t.red.with_manuscripts("red-2", "red-3", "blue-2", "blue-3")
    take_place(t, "red")
    t.play("transcribe red-1")
    take_place(t, "red")
    t.play("transcribe blue-1")
    assert t.bonuses == {"red": "red", "blue": "red"}


def test_two_of_a_ribbon_are_not_enough() -> None:
    """V-S25: nor are three of three ribbons."""
    t = table().show_manuscript("B", "red-1")
    t.red.with_manuscripts("red-2", "blue-2", "green-2")
    take_place(t, "red")
    t.play("transcribe red-1")
    assert t.bonuses == {}


def test_an_empty_pile_offers_nothing() -> None:
    t = table()
    t.table.left[5 + 1] = 0
    take_place(t, "red")
    assert not any(token.startswith("transcribe") for token in t.options)
