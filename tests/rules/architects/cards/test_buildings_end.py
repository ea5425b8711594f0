"""The Buildings that do something at the end of the game, card by card. Sheet 5 and 9.3."""

from __future__ import annotations

import pytest

from builder import TestTable, table
from card_tests import effect, effects, limit, limits, nothing, nothings


def standing(*cards: str, players: int = 2, boards: list[str] | None = None) -> TestTable:
    """Red has constructed these."""
    t = table(players, boards=boards, promo_cards=True)
    t.red.with_buildings(*cards)
    return t


def building_points(t: TestTable) -> int:
    """Red's points for Buildings, at the end."""
    t.finish()
    assert t.game.is_over
    return t.red.score["buildings"]


def virtue_at_the_end(t: TestTable) -> int:
    t.finish()
    assert t.game.is_over
    return t.red.virtue


# Highest on the Cathedral.


@effect("steeple")
def test_the_steeple_gives_two_points_to_the_highest_on_the_cathedral() -> None:
    t = standing("steeple", players=3)
    t.red.on_level(3)
    t.blue.on_level(2)
    assert building_points(t) == 4 + 2


@limit("steeple")
def test_the_steeples_owner_must_be_strictly_highest() -> None:
    t = standing("steeple", players=3)
    t.red.on_level(3)
    t.green.on_level(3)
    assert building_points(t) == 4
    t.red.on_level(4)
    assert building_points(t) == 6


@nothing("steeple")
def test_the_steeple_gives_nothing_below_the_cathedral_nor_to_whoever_else_is_highest() -> None:
    assert building_points(standing("steeple")) == 4
    t = standing("steeple")
    t.red.on_level(1)
    t.blue.on_level(2)
    assert building_points(t) == 4
    assert t.blue.score["buildings"] == 0


@effect("chapel")
def test_the_chapel_gives_two_virtue_to_the_highest_on_the_cathedral() -> None:
    t = standing("chapel")
    t.red.on_level(1)
    assert virtue_at_the_end(t) == 9
    assert t.red.score["buildings"] == 6


@limit("chapel")
def test_the_chapels_owner_must_be_strictly_highest_and_the_track_still_ends_at_fourteen() -> None:
    t = standing("chapel")
    t.red.on_level(2)
    t.blue.on_level(2)
    assert virtue_at_the_end(t) == 7
    t = standing("chapel")
    t.red.on_level(2).with_virtue(13).owing(unpaid=3)
    t.finish()
    t.nothing_open_but("DestroyDebts", "red")
    t.play("destroy debt")
    assert t.game.is_over
    assert (t.red.virtue, t.red.unpaid) == (14, 2)


@nothing("chapel")
def test_the_chapel_gives_nothing_to_the_second_highest_or_to_its_owners_rival() -> None:
    t = standing("chapel")
    t.blue.on_level(1)
    assert virtue_at_the_end(t) == 7
    assert t.blue.virtue == 7


# Most of a good.

MARKETS = [
    ("stone-market", "stone", 7),
    ("wood-market", "wood", 7),
    ("clay-market", "clay", 6),
    ("silver-market", "silver", 6),
]


@effects("card, good, vp", MARKETS)
def test_a_market_gives_two_points_for_the_most_of_its_good(card: str, good: str, vp: int) -> None:
    t = standing(card, players=3)
    t.red.has(**{good: 4})
    t.blue.has(**{good: 3})
    assert building_points(t) == vp + 2


@limits("card, good, vp", MARKETS)
def test_a_markets_owner_must_have_strictly_more_than_every_other(card: str, good: str, vp: int) -> None:
    t = standing(card, players=3)
    t.red.has(**{good: 4})
    t.green.has(**{good: 4})
    assert building_points(t) == vp
    t.green.has(**{good: 3})
    assert building_points(t) == vp + 2


@nothings("card, good, vp", MARKETS)
def test_a_market_gives_nothing_where_nobody_has_any_or_for_the_most_of_other_goods(
    card: str, good: str, vp: int
) -> None:
    t = standing(card)
    goods = {"clay": 5, "wood": 5, "stone": 5, "silver": 5, "gold": 5, "marble": 5}
    t.red.has(**{**goods, good: 0})
    assert building_points(t) == vp
    t.blue.has(**{good: 1})
    assert building_points(t) == vp
    assert t.blue.score["buildings"] == 0


# Huts.

HUTS = [
    ("tilers-hut", ("jeweller-1", "miner-1"), ("thief", "gatekeeper")),
    ("carpenters-hut", ("thief", "illusionist"), ("jeweller-1", "gatekeeper")),
    ("masons-hut", ("gatekeeper", "trickster"), ("jeweller-1", "thief")),
]


@effects("card, skilled, others", HUTS)
def test_a_hut_gives_a_point_for_each_apprentice_of_its_skill(
    card: str, skilled: tuple[str, ...], others: tuple[str, ...]
) -> None:
    t = standing(card)
    t.red.with_apprentices(*skilled)
    assert building_points(t) == 5 + 2


@limits("card, skilled, others", HUTS)
def test_a_hut_counts_the_labourer_once_and_other_skills_not(
    card: str, skilled: tuple[str, ...], others: tuple[str, ...]
) -> None:
    t = standing(card)
    t.red.with_apprentices(*skilled, *others, "labourer")
    assert building_points(t) == 5 + 3


@nothings("card, skilled, others", HUTS)
def test_a_hut_gives_nothing_for_other_skills_or_for_others_apprentices(
    card: str, skilled: tuple[str, ...], others: tuple[str, ...]
) -> None:
    t = standing(card)
    t.red.with_apprentices(*others)
    t.blue.with_apprentices(*skilled)
    assert building_points(t) == 5


# Virtue for goods.


@effect("trading-post")
def test_the_trading_post_gives_a_virtue_for_four_clay_wood_and_stone_in_any_mix() -> None:
    t = standing("trading-post")
    t.red.has(clay=3, wood=2, stone=3)
    assert virtue_at_the_end(t) == 9
    assert t.red.goods == {"clay": 3, "wood": 2, "stone": 3}
    assert t.red.score["buildings"] == 7


@limit("trading-post")
@pytest.mark.parametrize("clay, virtue", [(3, 7), (4, 8), (7, 8), (8, 9), (40, 14)])
def test_the_trading_post_counts_full_fours(clay: int, virtue: int) -> None:
    t = standing("trading-post")
    t.red.has(clay=clay)
    assert virtue_at_the_end(t) == virtue


@nothing("trading-post")
def test_the_trading_post_gives_nothing_for_gold_marble_silver_or_others_goods() -> None:
    t = standing("trading-post")
    t.red.has(gold=4, marble=4, silver=4)
    t.blue.has(clay=8)
    assert virtue_at_the_end(t) == 7
    assert t.blue.virtue == 7


METALS = [("castle", "gold", "marble", 10), ("observatory", "marble", "gold", 7)]


@effects("card, good, other, vp", METALS)
def test_castle_and_observatory_give_a_virtue_for_two_pieces(card: str, good: str, other: str, vp: int) -> None:
    t = standing(card)
    t.red.has(**{good: 4})
    assert virtue_at_the_end(t) == 9
    assert t.red.goods == {good: 4}
    assert t.red.score["buildings"] == vp


@limits("card, good, other, vp", METALS)
def test_castle_and_observatory_count_full_pairs_of_one_kind(card: str, good: str, other: str, vp: int) -> None:
    for amount, virtue in ((1, 7), (2, 8), (3, 8), (16, 14)):
        t = standing(card)
        t.red.has(**{good: amount, other: 1})
        assert virtue_at_the_end(t) == virtue


@nothings("card, good, other, vp", METALS)
def test_castle_and_observatory_give_nothing_for_the_other_kind_or_to_others(
    card: str, good: str, other: str, vp: int
) -> None:
    t = standing(card)
    t.red.has(**{other: 6})
    t.blue.has(**{good: 6})
    assert virtue_at_the_end(t) == 7
    assert t.blue.virtue == 7


# Debts.


@effect("university")
def test_the_university_gives_two_points_to_those_without_unpaid_debts() -> None:
    assert building_points(standing("university")) == 11 + 2


@limit("university")
def test_the_university_minds_one_unpaid_debt_but_no_paid_one_and_none_destroyed_at_the_end() -> None:
    t = standing("university")
    t.red.owing(unpaid=1)
    assert building_points(t) == 11
    t.red.owing(unpaid=0, paid=3)
    assert building_points(t) == 13
    t = standing("university", "castle")
    t.red.with_virtue(14).owing(unpaid=1).has(gold=2)
    t.finish().play("destroy debt")
    assert t.red.score["buildings"] == 11 + 2 + 10


@nothing("university")
def test_the_university_gives_nothing_to_debtors_and_nothing_to_others() -> None:
    t = standing("university")
    t.red.owing(unpaid=2)
    assert building_points(t) == 11
    assert t.blue.score["buildings"] == 0


@effect("fountain")
def test_with_the_fountain_an_unpaid_debt_costs_one_point() -> None:
    t = standing("fountain")
    t.red.owing(unpaid=3)
    assert building_points(t) == 4
    assert t.red.score["debts"] == -3


@effect("gamblers-den")
def test_with_the_gamblers_den_an_unpaid_debt_costs_three_points() -> None:
    t = standing("gamblers-den")
    t.red.owing(unpaid=3)
    assert building_points(t) == 10
    assert t.red.score["debts"] == -9


@limit("fountain", "gamblers-den")
def test_fountain_and_gamblers_den_together_leave_a_debt_at_two_points() -> None:
    t = standing("fountain", "gamblers-den")
    t.red.owing(unpaid=3)
    assert building_points(t) == 14
    assert t.red.score["debts"] == -6


@nothings("card", [("fountain",), ("gamblers-den",)])
def test_fountain_and_gamblers_den_change_nothing_without_unpaid_debts_nor_for_others(card: str) -> None:
    t = standing(card)
    t.red.owing(paid=2)
    t.blue.owing(unpaid=2)
    t.finish()
    assert t.red.score["debts"] == 0
    assert t.blue.score["debts"] == -4


@effect("moneylender")
def test_the_moneylender_gives_a_point_for_each_paid_debt() -> None:
    t = standing("moneylender")
    t.red.owing(paid=3)
    assert building_points(t) == 5 + 3


@limit("moneylender")
def test_the_moneylender_counts_paid_debts_only() -> None:
    t = standing("moneylender")
    t.red.owing(unpaid=4, paid=1)
    assert building_points(t) == 5 + 1


@nothing("moneylender")
def test_the_moneylender_gives_nothing_without_a_paid_debt_of_ones_own() -> None:
    t = standing("moneylender")
    t.red.owing(unpaid=2)
    t.blue.owing(paid=2)
    assert building_points(t) == 5
    assert t.blue.score["buildings"] == 0


@effect("reservoir")
def test_the_reservoir_gives_a_virtue_for_two_paid_debts() -> None:
    t = standing("reservoir")
    t.red.owing(paid=4)
    assert virtue_at_the_end(t) == 9
    assert (t.red.score["buildings"], t.red.paid) == (4, 4)


@limit("reservoir")
@pytest.mark.parametrize("paid, virtue", [(1, 7), (2, 8), (3, 8), (4, 9)])
def test_the_reservoir_counts_full_pairs_of_paid_debts(paid: int, virtue: int) -> None:
    t = standing("reservoir")
    t.red.owing(paid=paid, unpaid=5)
    assert virtue_at_the_end(t) == virtue


@nothing("reservoir")
def test_the_reservoir_gives_nothing_without_paid_debts_of_ones_own() -> None:
    t = standing("reservoir")
    t.blue.owing(paid=2)
    assert virtue_at_the_end(t) == 7
    assert t.blue.virtue == 7


# Counting Buildings, captured Workers, Virtue.


@effect("aqueduct")
def test_the_aqueduct_gives_a_point_for_each_building_and_counts_itself() -> None:
    assert building_points(standing("aqueduct", "smithy", "well")) == 3 + 3 + 3 + 3


@limit("aqueduct")
def test_the_aqueduct_alone_counts_one() -> None:
    assert building_points(standing("aqueduct")) == 3 + 1


@nothing("aqueduct")
def test_the_aqueduct_counts_no_card_in_hand_and_nobody_elses_buildings() -> None:
    t = standing("aqueduct")
    t.red.with_hand("smithy", "well")
    t.blue.with_buildings("castle", "keep")
    assert building_points(t) == 3 + 1


@effect("museum")
def test_the_museum_gives_a_virtue_for_two_buildings_and_counts_itself() -> None:
    t = standing("museum", "smithy", "well", "lumber-camp")
    assert virtue_at_the_end(t) == 9
    assert t.red.score["buildings"] == 4 + 3 + 3 + 3


@limit("museum")
@pytest.mark.parametrize("more, virtue", [(0, 7), (1, 8), (2, 8), (3, 9)])
def test_the_museum_counts_full_pairs(more: int, virtue: int) -> None:
    t = standing("museum", *("smithy", "well", "lumber-camp")[:more])
    assert virtue_at_the_end(t) == virtue


@nothing("museum")
def test_the_museum_counts_no_card_in_hand_and_nobody_elses_buildings() -> None:
    t = standing("museum")
    t.red.with_hand("smithy", "well")
    t.blue.with_buildings("castle", "keep")
    assert virtue_at_the_end(t) == 7
    assert t.blue.virtue == 7


@effect("keep")
def test_the_keep_gives_a_point_for_three_captured_workers_of_any_colours() -> None:
    t = standing("keep", players=3)
    t.red.holding(blue=4, green=2)
    assert building_points(t) == 12 + 2


@limit("keep")
@pytest.mark.parametrize("captured, points", [(2, 0), (3, 1), (5, 1), (7, 2)])
def test_the_keep_counts_full_threes(captured: int, points: int) -> None:
    t = standing("keep")
    t.red.holding(blue=captured)
    assert building_points(t) == 12 + points


@nothing("keep")
def test_the_keep_counts_nobody_in_prison_and_nobody_on_other_boards() -> None:
    t = standing("keep", players=3)
    t.blue.at(prison=6)
    t.green.holding(blue=3, red=3)
    assert building_points(t) == 12


@effect("lighthouse")
def test_the_lighthouse_gives_a_point_for_four_virtue() -> None:
    t = standing("lighthouse")
    t.red.with_virtue(9)
    assert building_points(t) == 6 + 2


@limit("lighthouse")
@pytest.mark.parametrize("virtue, points", [(4, 1), (7, 1), (8, 2), (11, 2), (12, 3), (14, 3)])
def test_the_lighthouse_counts_full_fours(virtue: int, points: int) -> None:
    t = standing("lighthouse")
    t.red.with_virtue(virtue)
    assert building_points(t) == 6 + points


@limit("lighthouse")
def test_the_lighthouse_looks_at_virtue_after_all_other_buildings() -> None:
    t = standing("lighthouse", "chapel")
    t.red.with_virtue(6).on_level(1)
    assert building_points(t) == 6 + 2 + 6
    t = standing("lighthouse", "dungeon")
    t.red.with_virtue(8)
    assert building_points(t) == 6 + 1 + 14


@nothing("lighthouse")
def test_the_lighthouse_gives_nothing_at_virtue_three() -> None:
    t = standing("lighthouse")
    t.red.with_virtue(3)
    t.blue.with_virtue(14)
    assert building_points(t) == 6


# Dungeon.


@effect("dungeon")
def test_the_dungeon_costs_two_virtue_at_the_end() -> None:
    t = standing("dungeon")
    assert virtue_at_the_end(t) == 5
    assert t.red.score["buildings"] == 14
    assert t.red.score["virtue"] == -1


@limit("dungeon")
def test_the_dungeon_brings_a_debt_for_each_virtue_below_zero() -> None:
    for virtue, debts in ((2, 0), (1, 1), (0, 2)):
        t = standing("dungeon")
        t.red.with_virtue(virtue)
        assert virtue_at_the_end(t) == 0
        assert t.red.unpaid == debts


@limit("dungeon")
def test_the_dungeon_may_come_before_or_after_what_gains_virtue() -> None:
    t = standing("dungeon", "observatory")
    t.red.with_virtue(13).has(marble=4).owing(unpaid=1)
    t.finish()
    t.nothing_open_but("EndEffects", "red")
    assert t.options == ["resolve dungeon", "resolve observatory"]
    t.play("resolve observatory", "destroy debt")
    assert t.game.is_over
    assert (t.red.virtue, t.red.unpaid) == (12, 0)
    t = standing("dungeon", "observatory")
    t.red.with_virtue(13).has(marble=4).owing(unpaid=1)
    t.finish().play("resolve dungeon")
    assert t.game.is_over
    assert (t.red.virtue, t.red.unpaid) == (13, 1)


@limit("dungeon")
def test_the_dungeon_may_come_between_two_gains() -> None:
    t = standing("castle", "dungeon", "chapel")
    t.red.with_virtue(13).on_level(1).has(gold=2).owing(unpaid=2)
    t.finish().play("resolve chapel", "destroy debt", "resolve dungeon")
    assert t.game.is_over
    assert (t.red.virtue, t.red.unpaid) == (13, 1)


@nothing("dungeon")
def test_the_dungeon_costs_nothing_in_hand_and_others_nothing() -> None:
    t = table()
    t.red.with_hand("dungeon")
    t.finish()
    assert (t.red.virtue, t.red.score["buildings"]) == (7, 0)
    t = standing("dungeon")
    t.finish()
    assert t.blue.virtue == 7
