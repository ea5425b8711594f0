"""Paying: Tax and its relief, mixed goods, and what may stand in for a part of a price."""

from __future__ import annotations

import pytest

from builders.tables import TestTable, table


def set_up(t: TestTable, payment: str) -> list[str]:
    """Make red ready for a payment; gives the answers that lead to it."""
    if payment == "hire":
        t.show(1, 1, "labourer")
        return ["place workshop", "hire labourer"]
    if payment == "capture":
        t.blue.at(forest=1)
        return ["place town-centre", "capture forest blue"]
    if payment == "ransom":
        t.blue.holding(red=1)
        return ["place guardhouse", "ransom with silver"]
    t.red.owing(1)
    return ["place guardhouse", "pay debt"]


RELIEF = [
    # payment, Silver and the Tax in it at Virtue 4 and more, at 3 and 2, at 1 and 0
    ("hire", (4, 2), (3, 1), (2, 0)),
    ("capture", (1, 1), (0, 0), (0, 0)),
    ("ransom", (5, 2), (4, 1), (3, 0)),
    ("debt", (6, 3), (5, 2), (4, 1)),
]
ROWS = [
    (payment, virtue, *row)
    for payment, plain, low, lowest in RELIEF
    for virtues, row in (((14, 7, 4), plain), ((3, 2), low), ((1, 0), lowest))
    for virtue in virtues
]


@pytest.mark.parametrize(("payment", "virtue", "silver", "tax"), ROWS)
def test_little_virtue_spares_tax(payment: str, virtue: int, silver: int, tax: int) -> None:
    """K2: one coin at Virtue 3 and 2, two at 1 and 0; what is spared is not paid at all."""
    t = table()
    t.red.has(silver=silver).with_virtue(virtue)
    t.play(*set_up(t, payment))
    assert t.red.silver == 0
    assert t.table.tax == 4 + tax
    t.nothing_open_but("WhereToPlace", "blue")


@pytest.mark.parametrize(("payment", "virtue", "silver", "tax"), ROWS)
def test_ada_spares_one_tax_more(payment: str, virtue: int, silver: int, tax: int) -> None:
    spared = 1 if tax else 0
    t = table(boards=["ada", "rudolf"])
    t.red.has(silver=silver - spared).with_virtue(virtue)
    t.play(*set_up(t, payment))
    assert t.red.silver == 0
    assert t.table.tax == 4 + tax - spared
    t.nothing_open_but("WhereToPlace", "blue")


@pytest.mark.parametrize(("payment", "virtue", "silver", "tax"), [row for row in ROWS if row[2]])
def test_with_one_silver_too_few_it_cannot_be_chosen(payment: str, virtue: int, silver: int, tax: int) -> None:
    t = table()
    t.red.has(silver=silver - 1).with_virtue(virtue)
    *before, answer = set_up(t, payment)
    if t.may(before[0]):
        t.play(before[0])
        assert t.asked == "blue" or not t.may(answer)
    assert t.red.silver == silver - 1
    assert t.table.tax == 4


@pytest.mark.parametrize("virtue", [7, 3, 0])
def test_relief_does_not_touch_further_captures_or_the_market(virtue: int) -> None:
    t = table(boards=["ada", "rudolf"])
    t.red.has(silver=1).with_virtue(virtue).at(town_centre=1)
    t.blue.at(forest=1, quarry=1)
    t.play("place town-centre", "capture forest blue", "capture quarry blue")
    assert t.red.silver == 0
    assert t.table.tax == 4
    t.nothing_open_but("WhereToPlace", "blue")

    t = table(boards=["ada", "rudolf"])
    t.red.has(silver=2).with_virtue(virtue)
    assert not t.may("place market-right")


# Mixed goods.


def test_a_mix_is_asked_good_by_good_only_where_there_is_a_choice() -> None:
    """D28."""
    t = table()
    t.red.has(clay=2, wood=1, stone=1)
    t.play("place storehouse", "trade virtue")
    assert t.options == ["pay 0 clay", "pay 1 clay", "pay 2 clay"]
    t.play("pay 1 clay")
    assert t.options == ["pay 0 wood", "pay 1 wood"]
    t.play("pay 1 wood")
    assert t.red.goods == {"clay": 1, "stone": 1}
    t.nothing_open_but("WhereToPlace", "blue")


def test_a_mix_that_can_be_met_in_one_way_is_not_asked_for() -> None:
    t = table()
    t.red.has(clay=1, wood=1)
    t.play("place storehouse", "trade virtue")
    assert t.red.goods == {}
    assert t.red.virtue == 8
    t.nothing_open_but("WhereToPlace", "blue")


def test_only_amounts_that_can_be_completed_are_offered() -> None:
    """D28: 8 of Wood and Stone with 5 Wood and 6 Stone: from 2 to 5 Wood."""
    t = table()
    t.red.has(wood=5, stone=6).on_level(3).with_hand("castle")
    t.play("place guildhall")
    assert t.options == ["pay 2 wood", "pay 3 wood", "pay 4 wood", "pay 5 wood"]
    t.play("pay 4 wood")
    assert (t.red.wood, t.red.stone, t.red.cathedral) == (1, 2, 4)
    t.nothing_open_but("WhereToPlace", "blue")


# Therese: Gold and Marble are one.


@pytest.mark.parametrize(("goods", "level"), [({"marble": 1}, 0), ({"gold": 1}, 2)])
def test_therese_pays_gold_with_marble_and_marble_with_gold(goods: dict[str, int], level: int) -> None:
    for board, legal in (("therese", True), ("frederick", False)):
        t = table(boards=[board, "ada"])
        t.red.has(**goods).on_level(level).with_hand("castle")
        assert t.may("place guildhall") is legal
        if legal:
            t.reward_on_top("reward-5")
            t.play("place guildhall")
            assert t.red.goods == {}
            assert t.red.cathedral == level + 1
            t.nothing_open_but("WhereToPlace", "blue")


def test_therese_chooses_between_gold_and_marble_when_she_has_both() -> None:
    t = table(boards=["therese", "ada"])
    t.red.has(gold=4, marble=3).on_level(4).with_hand("castle")
    t.reward_on_top("reward-5")
    t.play("place guildhall")  # 2 Gold and 2 Marble: any four of the two
    assert t.options == [f"pay {n} gold" for n in (1, 2, 3, 4)]
    t.play("pay 4 gold")
    assert t.red.goods == {"marble": 3}
    t.nothing_open_but("WhereToPlace", "blue")


# Lothaire: one Wood or one Stone less.


@pytest.mark.parametrize(("answer", "left"), [("pay 1 wood", {"wood": 1}), ("pay 2 wood", {"stone": 1})])
def test_lothaire_chooses_between_a_wood_and_a_stone(answer: str, left: dict[str, int]) -> None:
    """D26: one of them is spared, no more and no less."""
    t = table(boards=["lothaire", "ada"])
    t.red.has(wood=2, stone=2).with_hand("well").with_virtue(4)  # 2 Wood, 2 Stone
    t.play("place guildhall")
    assert t.options == ["pay 1 wood", "pay 2 wood"]
    t.play(answer)
    assert t.red.goods == {"clay": 4, **left}
    t.nothing_open_but("WhereToPlace", "blue")


@pytest.mark.parametrize("goods", [{"wood": 1, "stone": 2}, {"wood": 2, "stone": 1}])
def test_lothaire_is_not_asked_when_only_one_can_be_spared(goods: dict[str, int]) -> None:
    t = table(boards=["lothaire", "ada"])
    t.red.has(**goods).with_hand("well").with_virtue(4)
    t.play("place guildhall")
    assert t.red.goods == {"clay": 4}
    t.nothing_open_but("WhereToPlace", "blue")

    t = table(boards=["lothaire", "ada"])
    t.red.has(wood=1, stone=1).with_hand("well").with_virtue(4)
    assert not t.may("place guildhall")


def test_lothaire_pays_three_wood_and_stone_for_level_2() -> None:
    t = table(boards=["lothaire", "ada"])
    t.red.has(wood=3).on_level(1).with_hand("castle")
    t.reward_on_top("reward-5")
    t.play("place guildhall")
    assert (t.red.goods, t.red.cathedral) == ({}, 2)
    t.nothing_open_but("WhereToPlace", "blue")


def test_lothaire_pays_in_full_where_there_is_neither_wood_nor_stone_and_at_the_storehouse() -> None:
    """D26."""
    t = table(boards=["lothaire", "ada"])
    t.red.with_hand("castle")
    assert not t.may("place guildhall")  # level 1 costs 1 Gold
    t.red.has(gold=1)
    assert t.may("place guildhall")

    t = table(boards=["lothaire", "ada"])
    t.red.has(wood=2)
    t.play("place storehouse")
    assert t.options == ["trade virtue", "done"]
    t.play("trade virtue")
    assert t.red.goods == {}
    t.nothing_open_but("WhereToPlace", "blue")


# Judith: Building cards instead of resources.


def test_judith_discards_one_card_for_one_resource() -> None:
    """D25."""
    t = table(boards=["judith", "ada"])
    t.red.has(wood=2, stone=1).with_hand("well", "castle", "keep").with_virtue(4)  # 2 Wood, 2 Stone
    t.play("place guildhall")
    assert t.question == "HowToPay"
    t.play("pay 2 wood", "pay 1 stone", "discard keep")
    assert t.red.buildings == ["well"]
    assert t.red.goods == {"clay": 4}
    assert t.red.hand == ["castle"]
    assert t.table.building_pile[0] == t.building("keep")
    t.nothing_open_but("WhereToPlace", "blue")


def test_judith_cannot_pay_with_the_building_itself_or_with_cards_she_does_not_have() -> None:
    """D25."""
    t = table(boards=["judith", "ada"])
    t.red.has(wood=2, stone=1).with_hand("well").with_virtue(4)
    assert not t.may("place guildhall")
    t.red.with_hand("castle")
    t.play("place guildhall")
    assert (t.red.buildings, t.red.hand) == (["well"], [])
    t.nothing_open_but("WhereToPlace", "blue")


def test_judith_still_discards_a_card_to_the_cathedral_besides() -> None:
    """D25."""
    t = table(boards=["judith", "ada"])
    t.red.with_hand("castle")
    assert not t.may("place guildhall")
    t.red.with_hand("keep")
    t.reward_on_top("reward-5")
    t.play("place guildhall", "discard keep")
    assert (t.red.cathedral, t.red.hand) == (1, [])
    t.nothing_open_but("WhereToPlace", "blue")

    t = table(boards=["judith", "ada"])
    t.red.has(gold=1).with_hand("castle")  # the only card is the one to discard, so the Gold is paid
    t.reward_on_top("reward-5")
    t.play("place guildhall")
    assert (t.red.cathedral, t.red.hand, t.red.goods) == (1, [], {})
    t.nothing_open_but("WhereToPlace", "blue")


def test_judiths_cards_trade_at_the_storehouse_but_are_no_silver() -> None:
    """D25."""
    t = table(boards=["judith", "ada"])
    t.red.has(clay=1, silver=1).with_hand("castle").with_apprentices("merchant-2")  # 2 Silver for 1 Gold
    t.play("place storehouse")
    assert t.options == ["trade virtue", "done", "dismiss"]
    t.play("trade virtue")
    assert (t.red.virtue, t.red.goods, t.red.hand) == (8, {"silver": 1}, [])
    t.nothing_open_but("WhereToPlace", "blue")
