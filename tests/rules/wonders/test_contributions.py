"""Contributions: one resource onto a free slot, for that slot's reward."""

from __future__ import annotations

import pytest

from builders.tables import TestTable, wonders_table


def at_the_forest(card: str = "contribution-1", filled: list[str] | None = None) -> TestTable:
    """The Princess stands at the Forest, and this card is open."""
    t = wonders_table()
    t.in_force("contribution-5")
    t.open_to_contribute(card, filled)
    return t


def test_the_card_with_clay_stone_and_gold_takes_wood_for_two_influence() -> None:
    """W-24, W-5.1, W-5.2, W-5.3."""
    t = at_the_forest(filled=["clay", "stone", "gold"])
    t.red.has(clay=1, wood=1, stone=1, gold=1, marble=1)
    t.play("place forest")
    assert t.options == ["go on", "contribute wood", "contribute marble"]
    t.play("contribute wood")
    assert t.red.influence == 2
    assert t.red.wood == 1  # that of the Forest
    assert t.filled == ["clay", "wood", "stone", "gold"]


def test_the_card_with_clay_stone_and_gold_takes_marble_for_two_influence_and_a_reward() -> None:
    """W-24, W-5.2."""
    t = at_the_forest(filled=["clay", "stone", "gold"])
    t.reward_on_top("reward-14")  # 1 Virtue and 3 Clay
    t.red.has(marble=1)
    t.play("place forest", "contribute marble")
    assert (t.red.influence, t.red.virtue, t.red.clay, t.red.marble) == (2, 8, 3, 0)


def test_a_filled_slot_is_closed_for_everybody() -> None:
    """W-5.3."""
    t = at_the_forest()
    t.red.has(clay=1)
    t.blue.has(clay=1)
    t.play("place forest", "contribute clay")
    t.play("place forest")
    assert (t.question, t.asked) == ("LastContribution", "blue")
    assert t.options == ["done", "contribute wood"]  # with the Wood of the Forest


def test_only_the_top_card_is_open() -> None:
    """W-5.1: and the others keep to themselves what they are."""
    t = at_the_forest("contribution-3")
    view = t.game.view("red")["wonders"]
    assert view["contribution"] == "contribution-3"
    assert view["pile"] == 6
    assert "contributions" not in view


def test_a_contribution_needs_the_resource() -> None:
    """W-5.2."""
    t = at_the_forest()
    t.red.has(silver=9)
    t.play("place forest")
    assert t.options == ["done", "contribute wood"]


def with_gold_for_marble(*boards: str) -> TestTable:
    """Red has 1 Gold, and of its two slots only that for Marble is free."""
    t = wonders_table(boards=list(boards))
    t.in_force("contribution-1")
    t.open_to_contribute("contribution-2", filled=["gold"])
    t.red.has(gold=1)
    t.play("place silversmith")
    return t


def test_therese_fills_the_marble_slot_with_gold() -> None:
    """W-E15: To her they are the same resource for every purpose, and her Gold is no substitute."""
    t = with_gold_for_marble("therese", "rudolf")
    assert t.options == ["go on", "contribute marble"]
    t.play("contribute marble")
    assert t.red.gold == 0


def test_others_do_not_fill_the_marble_slot_with_gold() -> None:
    """W-E15."""
    assert with_gold_for_marble("rudolf", "therese").question != "BeforeAction"


def test_one_worker_one_contribution() -> None:
    """W-5.4: and the right does not last beyond the turn."""
    t = at_the_forest()
    t.red.has(clay=1, gold=1)
    t.play("place forest", "go on", "done")
    t.turn_of("red").play("place quarry")
    t.nothing_open_but("WhereToPlace", "blue")


def test_the_resource_of_a_built_wonder_may_be_contributed() -> None:
    """W-26, W-5.5, W-S6: in the reset it goes back to the supply."""
    t = at_the_forest()
    t.blue.with_wonder("clay-wonder", at="quarry")
    t.red.has(clay=1)
    t.play("place forest", "contribute clay")
    assert (t.red.influence, t.filled) == (1, ["clay"])
    t.reset()
    assert (t.filled, t.laid) == ([], {})


def test_what_waits_on_the_card_makes_nothing_cheaper() -> None:
    """W-5.6: until the reset."""
    t = at_the_forest(filled=["stone"])
    t.red.with_influence(5).has(stone=13, silver=3)
    assert not t.may("place guildhall")
    t.reset()
    assert t.laid == {"stone-wonder": 1}
    t.red.with_influence(5).has(stone=13, silver=3)
    assert t.may("place guildhall")


def test_the_fifth_resource_brings_a_reset_after_the_turn() -> None:
    """W-25, W-5.7, W-S0."""
    t = wonders_table()
    t.in_force("contribution-2")  # the Princess at the Storehouse
    t.open_to_contribute("contribution-1", filled=["wood", "stone", "gold", "marble"])
    t.red.has(clay=1, wood=2)
    t.play("place storehouse", "contribute clay")
    assert t.question == "WhichTrade"  # the turn goes on first
    assert t.table.reset_due
    assert t.princess == "storehouse"
    t.play("done")
    assert t.filled == []
    assert t.laid == {f"{good}-wonder": 1 for good in ("clay", "wood", "stone", "gold", "marble")}
    t.nothing_open_but("WhereToPlace", "blue")


def test_the_fourth_resource_brings_no_reset() -> None:
    """W-5.7."""
    t = at_the_forest(filled=["stone", "gold", "marble"])
    t.red.has(clay=1)
    t.play("place forest", "contribute clay")
    assert len(t.filled) == 4
    assert t.princess == "forest"


def test_without_reward_cards_a_reward_is_one_virtue() -> None:
    """W-5.8."""
    t = at_the_forest()
    t.table.reward_pile.clear()
    t.red.has(marble=1)
    t.play("place forest", "contribute marble")
    assert (t.red.influence, t.red.virtue) == (2, 8)


def test_with_no_card_open_nobody_contributes() -> None:
    """W-5.9, W-6.7."""
    t = at_the_forest()
    t.wonders.consequences[:0] = t.wonders.contributions
    t.wonders.contributions.clear()
    t.red.has(clay=1)
    t.play("place forest")
    assert t.red.wood == 1
    t.nothing_open_but("WhereToPlace", "blue")


def test_influence_of_a_contribution_may_pay_for_the_action() -> None:
    """W-F3, W-5.2: 3 Influence for Gold before the Storehouse, 2 of them for a Merchant."""
    t = wonders_table()
    t.in_force("contribution-2")
    t.open_to_contribute("contribution-1")
    t.red.has(gold=1).with_apprentices("merchant-2")
    t.play("place storehouse", "contribute gold", "use merchant-2")
    assert (t.red.influence, t.red.gold) == (1, 1)


@pytest.mark.parametrize("card", range(1, 8))
def test_every_slot_takes_its_own_resource(card: int) -> None:
    """W-5.1: five slots on each card."""
    goods = ("clay", "wood", "stone", "gold", "marble")
    t = wonders_table()
    t.in_force("contribution-6" if card == 5 else "contribution-5")
    t.open_to_contribute(f"contribution-{card}")
    t.red.has(**dict.fromkeys(goods, 1))
    t.play(f"place {t.princess}")
    assert t.options == ["go on", *(f"contribute {good}" for good in goods)]
