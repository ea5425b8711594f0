"""Trade: each outer space has one exchange, used as often as Merchants and silver last."""

from __future__ import annotations

import pytest

import viscounts_sheet as sheet
from builders.viscounts import TestTable, table

# Cards with so many Merchants in all, in three slots.
MERCHANTS: dict[int, list[str]] = {
    0: ["abbot", "squire", "labourer"],
    1: ["financer", "squire", "labourer"],
    2: ["journeyman", "squire", "labourer"],
    3: ["journeyman", "financer", "labourer"],
    4: ["journeyman", "lender", "labourer"],
    5: ["courier", "lender", "labourer"],
    7: ["courier", "therese", "financer"],
    8: ["courier", "therese", "lender"],
}


def trading(space: str, icons: int, *, silver: int = 0) -> TestTable:
    """Red stands there with so many Merchants; the pile is of no use in a Trade."""
    t = table().show(sheet.SEGMENT_OF[space], "friar")
    t.red.at(space).slots(*MERCHANTS[icons]).has(silver=silver).hand("thief", "abbot", "squire")
    return t


def exchanges(t: TestTable) -> list[int]:
    """How often the exchange may be used."""
    if t.question != "WhichAction":
        return []
    return sorted(int(token.split()[1]) for token in t.options if token.startswith("trade"))


# What a space exchanges.


@pytest.mark.parametrize(("space", "needed", "effect"), [(space, *row) for space, row in sheet.EXCHANGES.items()])
def test_each_space_has_one_exchange(space: str, needed: int, effect: str) -> None:
    """rules/viscounts 3.2: with just enough Merchants it can be used once, with one less not at all."""
    for icons in (needed - 1, needed):
        t = trading(space, icons)
        t.red.holding(plain=1)
        t.phase("action")
        assert exchanges(t) == ([1] if icons == needed else [])
    t.trade(1)
    if effect == "FLIP":
        assert (t.red.plain, t.red.flipped) == (0, 1)
    elif effect == "DESTROY":
        assert {"done", "destroy thief", "destroy top"} <= set(t.options)
    else:
        good = {"S(1)": "silver", "INK(1)": "ink", "STONE(1)": "stone", "GOLD(1)": "gold"}[effect]
        assert t.red.goods == {good: 1}


def test_five_icons_are_five_silver() -> None:
    """V66: on O1; nothing else is on offer there."""
    t = trading("O1", 5)
    t.red.holding(plain=1).owing(unpaid=1)
    t.phase("action")
    assert {token.split()[0] for token in t.options} == {"pass", "trade"}
    assert exchanges(t) == [1, 2, 3, 4, 5]
    t.trade(5)
    assert t.red.goods == {"silver": 5}
    assert (t.red.flipped, t.red.paid) == (0, 0)


def test_five_icons_are_two_ink() -> None:
    """V67: on O2, and one icon is lost; with 1 silver added they are three."""
    t = trading("O2", 5).phase("action")
    assert exchanges(t) == [1, 2]
    t.trade(2)
    assert t.red.goods == {"ink": 2}
    t = trading("O2", 5, silver=1).phase("action")
    assert exchanges(t) == [1, 2, 3]
    t.trade(3)
    assert t.red.goods == {"ink": 3}


def test_only_the_silver_that_is_needed_is_spent() -> None:
    """V67: 5 icons and 3 silver, two ink: nothing is spent."""
    t = trading("O2", 5, silver=3).phase("action")
    assert exchanges(t) == [1, 2, 3, 4]
    t.trade(2)
    assert t.red.goods == {"ink": 2, "silver": 3}


def test_silver_for_silver() -> None:
    """V74: on O3, 2 silver spent as 2 Merchants bring 2 silver: legal, and no gain."""
    t = trading("O3", 0, silver=2).phase("action")
    assert exchanges(t) == [1, 2]
    t.trade(2)
    assert t.red.goods == {"silver": 2}


def test_icons_may_be_left_unused() -> None:
    """rules/viscounts 5.1: any number of times, or not at all."""
    t = trading("O1", 5).phase("action")
    t.trade(2)
    assert t.red.goods == {"silver": 2}
    t = trading("O1", 5).phase("action")
    t.play("pass")
    assert t.red.goods == {}


# Destroying.


def test_seven_icons_destroy_two_cards() -> None:
    """V68: on O8 at most 2; each brings its silver value and leaves the game."""
    t = trading("O8", 7)
    t.red.hand("abbot", "thief").draw("squire", "labourer", "trader")
    t.phase("action")
    assert exchanges(t) == [1, 2]
    t.trade(2)
    t.play("destroy abbot", "destroy top")
    assert t.red.silver == 4, "2 for the Abbot, 2 for the Squire on top"
    assert t.red.removed == ["abbot", "squire"]
    assert t.question not in ("DestroyCard", "WhichAction")


def test_the_discard_pile_and_the_board_are_no_source() -> None:
    """V71: a card of value 3 in the discard pile cannot be destroyed there."""
    t = trading("O8", 3)
    t.red.discard("bertha", "clovis").hand("thief").draw("abbot", "squire")
    t.phase("action")
    t.trade(1)
    assert sorted(t.options) == ["destroy thief", "destroy top", "done"]


@pytest.mark.parametrize(("slots", "corruption", "virtue"), [(3, 0, 5), (0, 1, 6)])
def test_an_empty_draw_pile_may_be_shuffled_first(slots: int, corruption: int, virtue: int) -> None:
    """V72: 4 discards are shuffled, with the shuffle check, and the new top card is destroyed."""
    t = trading("O8", 3)
    if not slots:
        t.red.slots("thief", "journeyman", "labourer")
    discards = ["bertha", "clovis", "emma", "abbot"]
    t.red.hand("squire").draw().discard(*discards)
    t.phase("action")
    t.trade(1)
    t.play("destroy top")
    assert len(t.red.removed) == 1 and t.red.removed[0] in discards
    assert (t.red.corruption, t.red.virtue) == (corruption, virtue)
    assert t.red.silver == sheet.TOWNSFOLK[t.red.removed[0]].silver


def test_who_does_not_take_from_the_pile_does_not_shuffle() -> None:
    """V72: the card in hand is destroyed instead."""
    t = trading("O8", 3)
    t.red.hand("squire", "abbot", "thief").draw().discard("bertha", "clovis", "emma")
    t.phase("action")
    t.trade(1)
    t.play("destroy squire")
    assert (t.red.corruption, t.red.virtue) == (0, 6) or t.red.in_discard == ["bertha", "clovis", "emma"]
    assert t.red.removed == ["squire"]


@pytest.mark.parametrize(("hand", "legal"), [([], False), (["abbot"], True)])
def test_nobody_destroys_below_three_cards(hand: list[str], legal: bool) -> None:
    """V73: three cards in all zones together are the fewest; the exchange is not even offered then."""
    t = trading("O8", 3)
    t.red.hand(*hand).draw().discard()
    t.phase("action")
    assert exchanges(t) == ([1] if legal else [])
    if legal:
        t.trade(1)
        t.play("destroy abbot")
        assert t.red.seat.cards() == 3


def test_two_exchanges_need_two_cards_above_three() -> None:
    """V73: with 4 cards one can be destroyed, whatever the icons."""
    t = trading("O8", 7)
    t.red.hand("abbot").draw().discard()
    t.phase("action")
    assert exchanges(t) == [1]


def test_destroying_may_be_declined() -> None:
    """V76: the icons have been used."""
    t = trading("O8", 3).phase("action")
    t.trade(1)
    t.play("done")
    assert t.red.removed == [] and t.red.silver == 0
    assert t.question not in ("DestroyCard", "WhichAction")


def test_the_silver_of_a_destroyed_card_pays_for_no_other_exchange() -> None:
    """VD4: three Merchants and the Financer, who is worth 3 silver: one exchange."""
    t = trading("O8", 3)
    t.red.slots("journeyman", "trader", "labourer").hand("financer", "abbot")
    t.phase("action")
    assert exchanges(t) == [1]
    t.trade(1)
    t.play("destroy financer")
    assert t.red.silver == 3 + 1, "with the Trader's silver for the Trade"
    assert t.question not in ("DestroyCard", "WhichAction")


def test_a_card_is_destroyed_without_its_abilities() -> None:
    """rules/viscounts 8.0: neither the Lender's flip nor the Thief's debt or corruption."""
    t = trading("O8", 7)
    t.red.slots("courier", "therese", "financer").hand("lender", "thief").holding(plain=1)
    t.phase("action")
    t.trade(2)
    t.play("destroy lender", "destroy thief")
    assert (t.red.plain, t.red.unpaid, t.red.corruption, t.red.silver) == (1, 0, 0, 2)


# Flipping.


def test_eight_icons_flip_a_debt_and_a_deed() -> None:
    """V69: on O6, and any 1 resource comes for the debt."""
    t = trading("O6", 8)
    t.red.owing(unpaid=1).holding(plain=1)
    t.phase("action")
    assert exchanges(t) == [1, 2]
    t.trade(2)
    assert t.options == ["flip debt", "flip deed"]
    t.play("flip debt", "take gold")
    assert (t.red.paid, t.red.flipped, t.red.goods) == (1, 1, {"gold": 1})
    assert t.question not in ("WhichFlip", "WhichAction")


def test_two_deeds_may_be_flipped() -> None:
    """V69, rules/viscounts 5.1: in any mix; they bring nothing at once."""
    t = trading("O6", 8)
    t.red.holding(plain=2).owing(unpaid=1)
    t.phase("action")
    t.trade(2)
    t.play("flip deed", "flip deed")
    assert (t.red.flipped, t.red.paid, t.red.goods) == (2, 0, {})


@pytest.mark.parametrize(("plain", "most"), [(0, []), (1, [1]), (2, [1, 2])])
def test_an_exchange_must_do_something(plain: int, most: list[int]) -> None:
    """VD1: with nothing to flip there is no Trade on O6, however many Merchants there are."""
    t = trading("O6", 8)
    t.red.holding(plain=plain)
    t.phase("action")
    assert exchanges(t) == most


@pytest.mark.parametrize(("unpaid", "flipped"), [(1, 2), (0, 0)])
def test_a_debt_that_comes_between_two_exchanges_can_be_flipped_by_the_second(unpaid: int, flipped: int) -> None:
    """VD18, rules/viscounts 5.1: the exchange may be used any number of times. The Debt Collector hires for a flipped
    debt, and the Bishop comes with a debt of its own."""
    t = table().show("A", "bishop")
    t.red.at("O6").slots("debt-collector-2", "peddler-1", "peddler-2").owing(unpaid=unpaid).has(silver=1)
    t.red.hand("abbot", "squire", "trader", "lender")
    t.phase("action")
    assert exchanges(t) == list(range(1, flipped + 1))
    if unpaid:
        t.trade(2).play("take gold").pick("hire").play("hire bishop")
        t.play("take ink").pick("destroy").play("done")
        assert (t.red.paid, t.red.unpaid, t.red.goods) == (2, 0, {"gold": 1, "ink": 1})


# Cards that help.


def test_the_trader_brings_a_silver_for_the_whole_trade() -> None:
    """rules/viscounts 8.0: once, not for each exchange; and not without a Trade."""
    t = table().show("A", "friar")
    t.red.at("O1").slots("trader", "journeyman", "abbot")
    t.phase("action")
    t.trade(3)
    assert t.red.silver == 4
    t = table().show("A", "friar")
    t.red.at("O1").slots("trader", "journeyman", "abbot")
    t.phase("action")
    t.play("pass")
    assert t.red.silver == 0


def test_the_traders_silver_comes_after_the_trade() -> None:
    """rules/viscounts 4.3: it cannot be spent in it: 2 ink would need 4."""
    t = table().show("A", "friar")
    t.red.at("O2").slots("trader", "journeyman", "abbot")
    t.phase("action")
    assert exchanges(t) == [1]
    t.trade(1)
    assert t.red.goods == {"ink": 1, "silver": 1}


def test_the_third_trading_post_and_the_blue_bonus_have_two_merchants_each() -> None:
    """rules/viscounts 3.8 and 8.6: on O1, with no Merchant on a card."""
    t = trading("O1", 0)
    t.red.has_built("tp3")
    t.with_bonus("blue", "red")
    t.phase("action")
    assert exchanges(t) == [1, 2, 3, 4]
