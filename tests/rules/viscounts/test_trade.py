"""Trade: Merchants buy silver, resources, the destruction of a card, and the flip of a debt or a deed."""

from __future__ import annotations

import pytest

from builders.viscounts import TestTable, table


def with_icons(count: int) -> TestTable:
    """Red on O4 with so many Merchants on the player board, about to act."""
    cards = {1: ["pedlar"], 2: ["stallkeeper"], 3: ["stallkeeper", "pedlar"], 4: ["stallkeeper", "goldsmith"]}
    cards[5] = ["stallkeeper", "goldsmith", "pedlar"]
    cards[7] = ["stallkeeper", "goldsmith", "stone-factor"]
    t = table().show("B", "scribe")  # who is no use in a Trade
    t.red.at("O4").slots(*cards[count])
    if count == 7:
        t.red.has_built(workshop=1)
    return t


def test_an_icon_is_one_silver() -> None:
    """V-S9: three icons, three silver; then there is nothing left to buy."""
    t = with_icons(3)
    t.phase("action")
    t.play("buy silver", "buy silver", "buy silver")
    assert t.red.goods == {"silver": 3}
    assert t.question != "WhatToBuy"


@pytest.mark.parametrize("resource", ["ink", "gold", "stone"])
def test_two_icons_are_a_resource(resource: str) -> None:
    """V-S10: any of the three; one icon is not enough."""
    t = with_icons(3)
    t.phase("action")
    t.play(f"buy {resource}")
    assert t.red.goods == {resource: 1}
    assert t.options == ["done", "buy silver"]


def test_seven_icons_make_a_flip_and_a_destruction() -> None:
    """V-38, V-S11, V-S12: 4 and 3, in either order, and not two flips."""
    for first, second in (("flip deed", "destroy labourer"), ("destroy labourer", "flip deed")):
        t = with_icons(7)
        t.red.holding(plain=2).discard("labourer", "lookout")
        t.phase("action")
        t.play(first)
        assert t.may("flip deed") == (second == "flip deed"), "two flips would be eight icons"
        t.play(second)
        assert (t.red.flipped, t.red.silver) == (1, 3)
        assert t.question != "WhatToBuy", "all icons are used"


def test_seven_icons_make_three_resources_and_a_silver() -> None:
    """V-38, V-S9, V-S10: in any order."""
    t = with_icons(7)
    t.phase("action")
    t.play("buy ink", "buy silver", "buy stone", "buy gold")
    assert t.red.goods == {"ink": 1, "silver": 1, "stone": 1, "gold": 1}
    assert t.question != "WhatToBuy"


def test_icons_may_be_left_unused() -> None:
    """rules/viscounts 5.1."""
    t = with_icons(7)
    t.phase("action")
    t.play("buy ink", "done")
    assert t.red.goods == {"ink": 1}


# Destroying.


@pytest.mark.parametrize("where", ["hand", "discard"])
def test_a_destroyed_card_leaves_the_game_for_its_silver(where: str) -> None:
    """V-39, V-S11: a labourer is worth 3, from the discard pile or from the hand."""
    t = with_icons(3)
    getattr(t.red, where)("labourer", "page")
    t.phase("action")
    t.play("destroy labourer")
    assert t.red.silver == 3
    assert "labourer" not in t.red.in_hand + t.red.in_discard + t.red.in_draw
    assert t.red.everything["removed"] == ["labourer"]


def test_what_is_drawn_or_on_the_player_board_cannot_be_destroyed() -> None:
    """V-I11, rules/viscounts 5.1, V-S11: only cards of the hand and of the discard pile."""
    t = with_icons(3)
    t.red.hand("page").discard("novice")
    t.phase("action")
    assert [token for token in t.options if token.startswith("destroy")] == ["destroy page", "destroy novice"]


@pytest.mark.parametrize(("cards", "legal"), [(4, False), (5, True)])
def test_nobody_destroys_below_four_cards(cards: int, legal: bool) -> None:
    """V-I11, V-41: in hand, draw pile, discard pile and on the player board together."""
    t = with_icons(3)
    t.red.hand("labourer").discard("page").draw(*["novice"][: cards - 4])
    t.phase("action")
    assert t.may("destroy labourer") == legal


def test_a_card_is_destroyed_without_its_abilities() -> None:
    """rules/viscounts 8.0: a copyist drops nothing, a novice plays nothing."""
    t = with_icons(3)
    t.red.hand("novice", "labourer").discard("copyist")
    t.phase("action")
    t.play("destroy copyist")
    assert t.red.goods == {"silver": 2} and t.red.virtue == 6


# Flipping.


def test_a_debt_that_is_flipped_is_paid_and_brings_a_resource_at_once() -> None:
    """V-42, V-S12, V-S34: any one."""
    t = with_icons(4)
    t.red.owing(unpaid=1)
    t.phase("action")
    t.play("flip debt")
    assert (t.question, t.options) == ("TakeResource", ["take ink", "take gold", "take stone"])
    t.play("take gold")
    assert (t.red.unpaid, t.red.paid, t.red.goods) == (0, 1, {"gold": 1})


def test_a_deed_that_is_flipped_brings_nothing_at_once() -> None:
    """V-42, V-S12."""
    t = with_icons(4)
    t.red.holding(plain=1)
    t.phase("action")
    t.play("flip deed")
    assert (t.red.plain, t.red.flipped, t.red.goods) == (0, 1, {})
    assert t.question != "TakeResource"


def test_only_unpaid_debts_and_plain_deeds_of_ones_own_can_be_flipped() -> None:
    """rules/viscounts 6.4, V-S34: a paid debt is never flipped back, nor is a flipped deed."""
    t = with_icons(4)
    t.red.owing(paid=2).holding(flipped=2)
    t.blue.owing(unpaid=1).holding(plain=1)
    t.phase("action")
    assert not any(token.startswith("flip") for token in t.options)


# Buildings and cards that help.


def test_the_first_workshop_alone_trades_for_a_silver() -> None:
    """V-43, V-S9: no Merchant and no Criminal."""
    t = table()
    t.red.at("O4").has_built(workshop=1)
    t.phase("action")
    assert t.options[:2] == ["pass", "buy silver"]
    t.play("buy silver")
    assert t.red.silver == 1


def test_odo_the_reeve_brings_one_silver_more_once() -> None:
    """V-44: for the whole Trade, not for each purchase."""
    t = table()
    t.red.at("O4").slots("odo-the-reeve")
    t.phase("action")
    t.play("buy silver")
    assert t.red.silver == 1, "the Trade is not complete yet"
    t.play("buy silver")
    assert t.red.silver == 3


def test_silver_of_a_trade_may_pay_for_a_dismissal_in_it() -> None:
    """V-E7, rules/viscounts 5.1: purchases come in any order, and the dismissal is one of the ways to fund the same
    action."""
    t = table().show("B", "pedlar")
    t.red.at("O4").slots("stallkeeper")
    t.phase("action")
    assert not t.may("dismiss pedlar for trade")
    t.play("buy silver", "dismiss pedlar for trade")
    assert t.red.silver == 0
    t.play("buy ink")
    assert t.red.goods == {"ink": 1}
