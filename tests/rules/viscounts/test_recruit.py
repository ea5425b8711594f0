"""Phase 4: the top townsfolk beside the viscount may be hired."""

from __future__ import annotations

import pytest

from builders.viscounts import table


def test_a_hired_card_is_paid_lies_in_the_discard_pile_and_brings_its_bonus() -> None:
    """V-75, V-S26, V-S27: a smuggler for 1 silver: a debt and any two resources."""
    t = table().show("B", "smuggler", "pedlar")
    t.red.at("O4").has(silver=1)
    t.phase("recruit")
    assert t.options == ["done", "hire smuggler"]
    t.play("hire smuggler")
    assert (t.red.silver, t.red.unpaid) == (0, 1)
    assert t.red.in_discard == ["smuggler"], "before its bonus resolves"
    t.play("take ink", "take ink")
    assert t.red.goods == {"ink": 2}
    assert t.shown("B") == "pedlar"


@pytest.mark.parametrize("space", ["O3", "O4", "IB"])
def test_the_townsfolk_of_a_segment_are_beside_all_its_spaces(space: str) -> None:
    """rules/viscounts 3.2, V-S26: outer and inner ring."""
    t = table().show("B", "pedlar").show("A", "fishwife").show("C", "alewife")
    t.red.at(space).has(silver=5)
    t.phase("recruit")
    assert t.options == ["done", "hire pedlar"]


def test_a_discount_of_two() -> None:
    """V-77, V-S26: the third trading post and a shipmaster make a card of value 3 cost 1."""
    t = table().show("B", "goldsmith")
    t.red.at("O4").slots("shipmaster").has(silver=1).has_built(trading_post=3)
    t.phase("recruit")
    t.play("hire goldsmith")
    assert t.red.goods == {"gold": 1}


def test_no_discount_goes_below_nothing() -> None:
    """rules/viscounts 8.0: a card of value 1 is free then, and no silver comes back."""
    t = table().show("B", "pedlar")
    t.red.at("O4").slots("shipmaster").has_built(trading_post=3)
    t.phase("recruit")
    t.play("hire pedlar")
    assert t.red.goods == {} and "pedlar" in t.red.in_discard + t.red.in_hand + t.red.in_draw


def test_who_cannot_pay_cannot_hire() -> None:
    """V-S26."""
    t = table().show("B", "goldsmith")
    t.red.at("O4").has(silver=2)
    t.phase("recruit")
    assert t.asked == "blue", "nothing was asked"


def test_an_empty_pile_offers_nobody() -> None:
    """V-78."""
    t = table().empty_pile("B")
    t.red.at("O4").has(silver=9)
    t.phase("recruit")
    assert t.asked == "blue"


def test_who_declines_keeps_the_silver() -> None:
    """V-79, V-S26: the phase ends without effect."""
    t = table().show("B", "pedlar")
    t.red.at("O4").has(silver=5)
    t.phase("recruit")
    t.play("done")
    assert (t.red.silver, t.shown("B"), t.asked) == (5, "pedlar", "blue")


def test_one_card_is_hired_in_a_turn() -> None:
    """rules/viscounts 4.4, V-S26."""
    t = table().show("B", "pedlar", "fishwife")
    t.red.at("O4").has(silver=9)
    t.phase("recruit")
    t.play("hire pedlar")
    assert t.asked == "blue" and t.shown("B") == "fishwife"


def test_a_card_that_a_dismissal_uncovered_may_be_hired() -> None:
    """V-E3, rules/viscounts 4.4, V-S26."""
    t = table().show("B", "alewife", "fishwife")
    t.red.at("O4").slots("stallkeeper").has(silver=2)
    t.phase("action")
    t.play("dismiss alewife for trade", "pass")
    assert t.options == ["done", "hire fishwife"]
    t.play("hire fishwife")
    assert t.red.goods == {"silver": 1}, "its bonus"


def test_a_hired_card_is_not_played_at_once() -> None:
    """V-S27: it lies in the discard pile and neither moves nor counts icons until it is drawn and played."""
    t = table().show("B", "goldsmith")
    t.red.at("O4").has(silver=3)
    t.phase("recruit")
    t.play("hire goldsmith")
    assert t.red.in_slots == [None] * 3
    assert t.red.in_discard == ["goldsmith"]
    assert "goldsmith" not in t.red.in_hand


def test_the_third_trading_post_helps_in_the_same_turn() -> None:
    """V-I7, rules/viscounts 5.2, V-S15: what is uncovered works when the action is finished: T3 makes this hire
    cheap."""
    t = table().show("B", "pedlar")
    t.red.at("O3").slots("labourer", "carpenter", "thatcher").has_built(trading_post=2)
    t.phase("action")
    t.play("build trading-post 3a")
    assert t.options == ["done", "hire pedlar"]
