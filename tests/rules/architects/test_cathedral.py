"""The Cathedral: level by level, for a price, a Building card and Virtue."""

from __future__ import annotations

import pytest

from builders.tables import table

LEVELS = [
    # level reached, its price, its points
    (1, {"gold": 1}, 2),
    (2, {"wood": 4}, 4),
    (3, {"marble": 1}, 7),
    (4, {"stone": 8}, 12),
    (5, {"gold": 2, "marble": 2}, 20),
]


@pytest.mark.parametrize(("level", "price", "points"), LEVELS)
def test_each_level_has_its_price_and_points(level: int, price: dict[str, int], points: int) -> None:
    t = table()
    t.red.has(**price).on_level(level - 1).with_hand("castle")
    t.reward_on_top("reward-5")
    blue = t.blue.everything
    t.play("place guildhall")
    assert t.red.cathedral == level
    assert t.red.goods == {}
    assert t.red.hand == []
    assert t.table.building_pile[0] == t.building("castle")
    assert t.red.virtue == 9
    assert t.red.score["cathedral"] == points
    assert t.blue.everything == blue
    t.nothing_open_but("WhereToPlace", "blue")


@pytest.mark.parametrize(("level", "price", "points"), LEVELS)
def test_with_one_good_too_few_nobody_advances(level: int, price: dict[str, int], points: int) -> None:
    for good in price:
        t = table()
        short = {**price, good: price[good] - 1}
        t.red.has(**short).on_level(level - 1).with_hand("castle")
        assert not t.may("place guildhall")


def test_nobody_climbs_beyond_level_5() -> None:
    t = table()
    t.red.has(wood=9, stone=9, gold=9, marble=9).on_level(5).with_hand("castle")
    assert not t.may("place guildhall")


def test_with_too_little_virtue_nobody_works_on_the_cathedral() -> None:
    """A-65: not at 4, but at 5."""
    t = table()
    t.red.has(gold=1).with_hand("castle").with_virtue(4)
    assert not t.may("place guildhall")
    t.red.with_virtue(5)
    t.play("place guildhall")
    assert t.red.cathedral == 1
    t.nothing_open_but("WhereToPlace", "blue")


def test_without_a_card_to_discard_only_frederick_advances() -> None:
    """A-66."""
    t = table()
    t.red.has(gold=1)
    assert not t.may("place guildhall")

    t = table(boards=["frederick", "ada"])
    t.red.has(gold=1)
    t.play("place guildhall")
    assert t.red.cathedral == 1
    t.nothing_open_but("WhereToPlace", "blue")


def test_frederick_keeps_his_cards() -> None:
    t = table(boards=["frederick", "ada"])
    t.red.has(gold=1).with_hand("castle", "keep")
    t.reward_on_top("reward-5")
    t.play("place guildhall")
    assert t.red.hand == ["castle", "keep"]
    t.nothing_open_but("WhereToPlace", "blue")


def test_the_player_chooses_the_card_to_discard() -> None:
    t = table()
    t.red.has(gold=1).with_hand("castle", "keep")
    t.reward_on_top("reward-5")
    t.play("place guildhall")
    assert t.options == ["discard castle", "discard keep"]
    t.play("discard keep")
    assert t.red.hand == ["castle"]
    assert t.table.building_pile[0] == t.building("keep")
    t.nothing_open_but("WhereToPlace", "blue")


def test_a_full_level_is_closed_until_somebody_moves_up() -> None:
    """A-67: both spots of level 3 are taken; then one of them climbs to level 4."""
    t = table(players=4)
    t.blue.on_level(3).has(wood=8).with_hand("castle")
    t.green.on_level(3)
    t.red.on_level(2).has(marble=1).with_hand("keep")
    assert not t.may("place guildhall")
    t.turn_of("blue")
    t.play("place guildhall")
    assert t.blue.cathedral == 4
    t.turn_of("red")
    t.play("place guildhall")
    assert t.red.cathedral == 3
    t.nothing_open_but("WhereToPlace", "blue")


@pytest.mark.parametrize(("level", "spots"), [(1, 3), (2, 3), (3, 2), (4, 2), (5, 1)])
def test_each_level_has_its_number_of_spots(level: int, spots: int) -> None:
    """K19: more than one marker a level, up to the printed number; one's own colour does not matter."""
    for others in range(5):
        t = table(players=5)
        for seat in ("blue", "green", "yellow", "purple")[:others]:
            t.seat(seat).on_level(level)
        t.red.on_level(level - 1).has(wood=9, stone=9, gold=9, marble=9).with_hand("castle").with_virtue(5)
        assert t.may("place guildhall") is (others < spots)


@pytest.mark.parametrize("wood", range(5))
def test_any_mix_of_four_wood_and_stone_pays_for_level_2(wood: int) -> None:
    """A-68."""
    t = table()
    t.red.has(wood=4, stone=4).on_level(1).with_hand("castle")
    t.reward_on_top("reward-5")
    t.play("place guildhall")
    assert t.options == [f"pay {n} wood" for n in range(5)]
    t.play(f"pay {wood} wood")
    assert (t.red.wood, t.red.stone) == (4 - wood, wood)
    assert t.red.cathedral == 2
    t.nothing_open_but("WhereToPlace", "blue")


def test_without_rewards_a_level_brings_one_virtue_and_the_acolytes_still_come() -> None:
    """A-69: 1 Virtue, and 2 Silver from the Acolyte."""
    t = table()
    t.table.reward_pile.clear()
    t.red.has(gold=1).with_hand("castle").with_apprentices("acolyte-3")
    t.play("place guildhall")
    assert t.red.goods == {"silver": 2}
    assert (t.red.virtue, t.red.cathedral) == (8, 1)
    t.nothing_open_but("WhereToPlace", "blue")


def test_a_reward_is_gained_and_leaves_the_game() -> None:
    t = table()
    t.reward_on_top("reward-11")
    size = len(t.table.reward_pile)
    t.red.has(gold=1).with_hand("castle")
    t.play("place guildhall")
    assert t.red.goods == {"gold": 1}
    assert t.red.virtue == 8
    assert len(t.table.reward_pile) == size - 1
    assert [t.table.rules.rewards[card].key for card in t.table.rewards_shown] == ["reward-11"]
    t.nothing_open_but("WhereToPlace", "blue")


def test_the_third_acolyte_is_a_mason() -> None:
    """K13."""
    t = table()
    rows = {card.key: card for card in t.table.rules.apprentices}
    assert rows["acolyte-3"].skills == [2]
    t.red.has(clay=2, stone=4, marble=1).with_hand("stone-market").with_virtue(4)  # needs Masonry
    assert not t.may("place guildhall")
    t.red.with_apprentices("acolyte-3")
    assert t.may("place guildhall")
