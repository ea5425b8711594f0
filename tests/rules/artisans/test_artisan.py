"""The Artisan: it counts as two when placed, ignores a loss of Virtue, is moved as any Worker; and the Strongmen."""

from __future__ import annotations

import pytest

from builders.tables import TestTable, artisans_table

SILVER, CAPTURE, MARBLE, FREE = "craft-7", "craft-4", "craft-2", "craft-5"


# Counting.


def test_the_artisan_at_the_forest() -> None:
    """R43: 2 Wood, and again 2 for the Worker that follows in the next turn."""
    t = artisans_table()
    t.play("artisan forest")
    assert t.red.wood == 2
    t.play("place quarry", "place forest")
    assert t.red.wood == 2 + 2


@pytest.mark.parametrize(
    ("place", "answers", "goods"),
    [
        ("forest", (), {"wood": 2}),
        ("quarry", (), {"stone": 2}),
        ("mines", ("mine clay",), {"clay": 3}),
        ("mines", ("mine gold",), {"gold": 1}),
        ("silversmith", (), {"silver": 3}),
    ],
)
def test_what_the_artisan_brings_alone(place: str, answers: tuple[str, ...], goods: dict[str, int]) -> None:
    t = artisans_table()
    t.play(f"artisan {place}", *answers)
    assert t.red.goods == goods
    assert t.red.artisan == place
    assert (t.red.workers(place), t.red.supply) == (1, 20)


def test_the_artisan_with_others_of_its_colour() -> None:
    t = artisans_table()
    t.red.at(forest=2)
    t.blue.at(forest=4).artisan_at("forest")
    t.play("artisan forest")
    assert t.red.wood == 4


def test_the_artisan_takes_two_cards_at_the_workshop_or_reaches_column_two() -> None:
    t = artisans_table()
    t.play("artisan workshop")  # without Silver there is nothing to ask
    assert len(t.red.hand) == 2
    t = artisans_table()
    t.red.has(silver=4)
    t.show(1, 2, "jeweller-1")
    t.play("artisan workshop", "hire jeweller-1")
    assert (t.red.silver, t.silver_on(1, 1)) == (0, 0)


def test_the_artisan_makes_two_captures() -> None:
    t = artisans_table()
    t.red.has(silver=9)
    t.blue.at(forest=1, quarry=1, mines=1)
    t.play("artisan town-centre", "capture forest blue", "capture quarry blue")
    assert t.red.holds("blue") == 2
    t.nothing_open_but("WhereToPlace", "blue")


def test_the_artisan_has_two_actions_at_the_guardhouse() -> None:
    t = artisans_table()
    t.red.has(silver=12).owing(unpaid=3)
    t.play("artisan guardhouse", "pay debt", "pay debt")
    assert t.red.paid == 2
    t.nothing_open_but("WhereToPlace", "blue")


def test_the_artisan_has_two_trades() -> None:
    t = artisans_table()
    t.red.has(silver=9).with_apprentices("merchant-1")
    t.play("artisan storehouse", "use merchant-1", "use merchant-1")
    assert t.red.clay == 6
    t.nothing_open_but("WhereToPlace", "blue")


def test_the_artisan_on_the_market_is_one_worker() -> None:
    t = artisans_table()
    t.red.has(silver=1)
    t.small_market("market-1")
    t.play("artisan market-left", "lose virtue")
    assert t.red.goods == {"marble": 1}
    assert t.red.workers("market-left") == 1


def test_a_lookout_and_the_artisan_make_three_actions() -> None:
    """R49."""
    t = artisans_table()
    t.red.has(silver=24).owing(unpaid=4).with_apprentices("lookout-1")
    t.play("artisan guardhouse", "pay debt", "pay debt", "pay debt")
    assert t.red.paid == 3
    t.nothing_open_but("WhereToPlace", "blue")


def test_walarics_artisan_counts_as_three() -> None:
    """R48."""
    for answer, goods in (("mine clay", {"clay": 4}), ("mine gold", {"gold": 1})):
        t = artisans_table(boards=["walaric", "ada"])
        t.turn_of("red")
        t.play("artisan mines", answer)
        assert t.red.goods == goods


def test_walarics_artisan_counts_as_one_later() -> None:
    t = artisans_table(boards=["walaric", "ada"])
    t.turn_of("red")
    t.play("artisan forest", "place quarry", "place forest")
    assert t.red.wood == 3 + 2


def test_the_count_is_fixed_when_the_artisan_is_placed() -> None:
    """I-07: its own capture at the Town Centre does not shrink the number of captures."""
    t = artisans_table(players=3)
    t.red.has(silver=9).at(town_centre=1)
    t.blue.at(forest=1)
    t.green.at(forest=2)
    t.play("artisan town-centre", "capture town-centre red", "capture forest blue", "capture forest green")
    assert (t.red.holds("blue"), t.red.holds("green")) == (1, 2)
    assert t.red.artisan == "supply"


def test_the_count_is_fixed_before_a_tool_captures() -> None:
    """I-07."""
    t = artisans_table()
    t.red.at(storehouse=2).has(silver=9).with_tool("abbot-1", CAPTURE).with_apprentices("merchant-1")
    t.play("artisan storehouse", "use tool abbot-1", "capture storehouse red", "take 2")
    assert t.red.workers("storehouse") == 1
    t.play("use merchant-1", "use merchant-1", "use merchant-1", "use merchant-1")
    assert t.red.clay == 12
    t.nothing_open_but("WhereToPlace", "blue")


# Ignoring a loss.


def test_the_artisan_at_the_tax_stand() -> None:
    """R44: Virtue drops by 1 instead of 2."""
    t = artisans_table()
    t.play("artisan tax-stand", "artisan ignores loss")
    assert (t.red.silver, t.red.virtue) == (4, 6)
    t.nothing_open_but("WhereToPlace", "blue")


def test_the_artisan_ignores_exactly_one_point_and_may_choose_which() -> None:
    t = artisans_table()
    t.play("artisan tax-stand", "lose virtue", "artisan ignores loss")
    assert t.red.virtue == 6
    t = artisans_table()
    t.play("artisan tax-stand", "lose virtue", "lose virtue")
    assert t.red.virtue == 5


def test_the_artisan_hires_without_losing_virtue() -> None:
    """R45."""
    t = artisans_table()
    t.red.has(silver=4)
    t.show(1, 1, "antagonist-1")
    t.play("artisan workshop", "hire antagonist-1", "artisan ignores loss")
    assert t.red.virtue == 7


def test_the_artisan_ignores_the_markets_loss_or_that_of_the_hire() -> None:
    t = artisans_table()
    t.red.has(silver=2)
    t.show(1, 1, "antagonist-1")
    t.play("artisan market-middle", "artisan ignores loss", "hire antagonist-1")
    assert t.red.virtue == 6
    t = artisans_table()
    t.red.has(silver=2)
    t.show(1, 1, "antagonist-1")
    t.play("artisan market-middle", "lose virtue", "hire antagonist-1", "artisan ignores loss")
    assert t.red.virtue == 6


def test_the_artisan_ignores_the_loss_of_a_ransom() -> None:
    t = artisans_table()
    t.blue.holding(red=1)
    t.play("artisan guardhouse", "ransom with debt", "artisan ignores loss")
    assert (t.red.virtue, t.red.unpaid) == (7, 1)


def test_the_artisan_ignores_a_tools_loss() -> None:
    """I-08."""
    t = artisans_table()
    t.red.with_tool("woodcutter-1", MARBLE)
    t.play("artisan forest", "use tool woodcutter-1", "artisan ignores loss")
    assert (t.red.virtue, t.red.marble) == (7, 1)


def test_the_artisan_ignores_no_loss_of_a_reset() -> None:
    """I-08: the reset follows the action."""
    t = artisans_table()
    t.red.has(silver=1).at(prison=2)
    t.blue.at(market_middle=1, market_right=1)
    t.small_market("market-1")
    t.play("artisan market-left", "lose virtue")
    assert t.red.prison == 3
    assert t.red.virtue == 7 - 1 - 1
    t.nothing_open_but("WhereToPlace", "blue")


def test_a_regular_worker_ignores_nothing() -> None:
    t = artisans_table()
    t.play("place tax-stand")
    assert t.red.virtue == 5
    t = artisans_table()
    t.red.artisan_at("forest")
    t.play("place tax-stand")
    assert t.red.virtue == 5


def test_the_privilege_ends_with_the_turn() -> None:
    t = artisans_table()
    t.play("artisan forest", "place quarry", "place tax-stand")
    assert t.red.virtue == 5


# Moved as any Worker.


def test_the_artisan_is_captured_with_its_group() -> None:
    t = artisans_table()
    t.red.has(silver=1)
    t.blue.at(forest=2).artisan_at("forest")
    t.play("place town-centre", "capture forest blue")
    assert t.red.holds("blue") == 3
    assert t.blue.artisan == "board red"
    t.turn_of("blue")
    assert not t.may("artisan forest")


def test_a_capture_of_ones_own_group_brings_the_artisan_home() -> None:
    t = artisans_table()
    t.red.has(silver=1).at(forest=1).artisan_at("forest")
    t.play("place town-centre", "capture forest red")
    assert t.red.artisan == "supply"
    assert t.red.supply == 20


def test_a_captured_artisan_goes_to_prison_for_one_silver() -> None:
    """R47: it counts as one prisoner."""
    t = artisans_table()
    t.blue.artisan_at("board red")
    t.play("place guardhouse", "imprison")
    assert t.red.silver == 1
    assert (t.blue.prison, t.blue.artisan) == (1, "prison")
    t.red.at(guardhouse=0)
    t.blue.at(prison=2)
    t.finish()
    assert t.blue.score["prison"] == -1


def test_the_artisan_is_freed_from_prison() -> None:
    t = artisans_table()
    t.red.at(prison=1).artisan_at("prison")
    t.play("place guardhouse", "free prisoners")
    assert (t.red.artisan, t.red.prison) == ("supply", 0)


def test_the_artisan_is_ransomed() -> None:
    t = artisans_table()
    t.red.has(silver=5).artisan_at("board blue")
    t.play("place guardhouse", "ransom with silver")
    assert (t.red.artisan, t.blue.holds("red")) == ("supply", 0)


def test_the_gatekeeper_asks_which_piece_is_released() -> None:
    """E10."""
    for answer, where in (("with artisan", "supply"), ("without artisan", "prison")):
        t = artisans_table()
        t.red.at(prison=2).artisan_at("prison").with_apprentices("gatekeeper")
        t.end_turn(reset=True)
        t.play("use gatekeeper", "release 2", answer)
        assert (t.red.artisan, t.red.prison) == (where, 1)


def test_the_gatekeeper_does_not_ask_when_all_are_released() -> None:
    t = artisans_table()
    t.red.at(prison=1).artisan_at("prison").with_apprentices("gatekeeper")
    t.end_turn(reset=True)
    t.play("use gatekeeper", "release 2")
    assert (t.red.artisan, t.red.prison) == ("supply", 0)


def test_taking_a_worker_back_asks_whether_it_is_the_artisan() -> None:
    """E10."""
    for answer, where in (("with artisan", "supply"), ("without artisan", "forest")):
        t = artisans_table()
        t.red.at(forest=9, quarry=11).artisan_at("forest")
        t.turn_of("red")
        t.play("retrieve forest", answer)
        assert (t.red.artisan, t.red.supply, t.red.workers("forest")) == (where, 1, 9)
        t.nothing_open_but("WhereToPlace", "blue")


def test_the_last_one_at_a_place_is_taken_back_without_a_question() -> None:
    t = artisans_table()
    t.red.at(quarry=20).artisan_at("forest")
    t.turn_of("red")
    t.play("retrieve forest")
    assert t.red.artisan == "supply"
    t.nothing_open_but("WhereToPlace", "blue")


def test_from_elsewhere_the_artisan_may_come_back_too() -> None:
    """K8, E10: with nobody on a large circle."""
    t = artisans_table()
    t.red.at(prison=20).artisan_at("board blue")
    t.turn_of("red")
    assert t.options == ["retrieve prison", "retrieve board blue"]
    t.play("retrieve board blue")
    assert t.red.artisan == "supply"
    t = artisans_table()
    t.red.at(prison=20).artisan_at("prison")
    t.turn_of("red")
    assert t.question == "WhichPiece"
    t.play("with artisan")
    assert (t.red.artisan, t.red.prison) == ("supply", 20)
    t = artisans_table()
    t.red.at(prison=20).artisan_at("market-left")
    t.turn_of("red")
    t.play("retrieve market-left")
    assert t.red.artisan == "supply"


def test_the_artisan_on_the_market_goes_to_prison_in_a_reset() -> None:
    t = artisans_table()
    t.red.artisan_at("market-middle")
    t.end_turn(reset=True)
    assert (t.red.artisan, t.red.prison) == ("prison", 1)
    t.nothing_open_but("WhereToPlace", "blue")


def test_an_artisan_that_is_away_cannot_be_placed() -> None:
    t = artisans_table()
    t.red.artisan_at("quarry")
    assert not any(token.startswith("artisan") for token in t.options)
    assert t.may("place quarry")


def test_a_regular_worker_is_placed_where_the_artisan_could_be() -> None:
    t = artisans_table()
    t.play("place forest")
    assert (t.red.wood, t.red.artisan) == (1, "supply")


# The Strongmen.


def test_the_strongman_breaks_the_artisan_out_of_prison() -> None:
    """R50: in the same reset, before the Prison is counted."""
    t = artisans_table()
    t.red.has(silver=1).at(prison=2).with_apprentices("strongman-1")
    t.blue.at(market_middle=1, market_right=1)
    t.small_market("market-1")
    t.play("artisan market-left", "artisan ignores loss", "use strongman-1")
    assert (t.red.artisan, t.red.prison) == ("supply", 2)
    assert t.red.virtue == 7


def test_the_jailbreak_needs_a_jailed_artisan() -> None:
    t = artisans_table()
    t.red.at(prison=2).with_tool("strongman-1", SILVER)
    t.end_turn(reset=True)
    assert (t.red.prison, t.red.silver) == (2, 0)
    t.nothing_open_but("WhereToPlace", "blue")


def test_the_jailbreak_is_optional() -> None:
    """E13."""
    t = artisans_table()
    t.red.artisan_at("prison").with_apprentices("strongman-1")
    t.end_turn(reset=True)
    t.play("done")
    assert (t.red.artisan, t.red.unpaid) == ("prison", 1)


def test_the_jailbreaks_tool_is_used_in_the_reset() -> None:
    t = artisans_table()
    t.red.artisan_at("prison").with_tool("strongman-1", SILVER)
    t.end_turn(reset=True)
    t.play("use strongman-1", "use tool strongman-1")
    assert t.red.silver == 1


def test_a_tool_that_frees_the_artisan_leaves_nothing_for_the_jailbreak() -> None:
    """Tool first is possible only if the Strongman still has something to do."""
    t = artisans_table()
    t.red.artisan_at("prison").at(prison=1).with_tool("strongman-1", FREE)
    assert t.red.prison == 1
    t.end_turn(reset=True)
    t.play("use strongman-1")
    assert (t.red.artisan, t.red.prison) == ("supply", 0)
    t.nothing_open_but("WhereToPlace", "blue")


def test_the_strongman_and_the_capture() -> None:
    """R33: 2 Tax and nothing else for the hire, and two Workers of one colour at the Workshop."""
    t = artisans_table()
    t.red.has(silver=2).at(workshop=1).with_tool("strongman-2", CAPTURE)
    t.blue.at(workshop=3, forest=2)
    t.show(1, 1, "jeweller-1")
    t.play("artisan workshop", "hire jeweller-1", "use tool strongman-2")
    assert (t.red.silver, t.table.tax) == (0, 6)
    assert t.options == ["capture workshop red", "capture workshop blue", "done"]
    t.play("capture workshop blue", "take 2")
    assert (t.red.holds("blue"), t.blue.workers("workshop"), t.blue.workers("forest")) == (2, 1, 2)
    assert t.red.artisan == "workshop"
    assert "jeweller-1" in t.red.apprentices


def test_thrift_is_optional_and_spares_up_to_two_silver() -> None:
    t = artisans_table()
    t.red.has(silver=4).with_apprentices("strongman-2")
    t.show(1, 1, "jeweller-1")
    t.play("artisan workshop", "hire jeweller-1")
    assert t.options == ["pay now", "artisan pays less"]
    t.play("artisan pays less")
    assert (t.red.silver, t.table.tax) == (2, 6)


def test_thrift_does_not_lower_tax() -> None:
    """I-14: with 1 Silver the 2 Tax of a hire cannot be paid."""
    t = artisans_table()
    t.red.has(silver=1).with_apprentices("strongman-2")
    t.show(1, 1, "jeweller-1")
    t.play("artisan workshop")
    assert not any(token.startswith("hire ") for token in t.options)


def test_thrift_does_not_make_skipped_columns_cheaper() -> None:
    """I-14, E9: coins on skipped cards go to no supply."""
    t = artisans_table()
    t.red.has(silver=2).with_apprentices("strongman-2")
    t.show(1, 2, "jeweller-1")
    t.show(1, 3, "jeweller-2")
    t.play("artisan workshop")
    assert "hire jeweller-1" in t.options
    assert "hire jeweller-2" not in t.options
    t = artisans_table()
    t.red.has(silver=3).with_apprentices("strongman-2")
    t.show(1, 3, "jeweller-2")
    t.play("artisan workshop", "hire jeweller-2")
    assert (t.red.silver, t.table.tax, t.silver_on(1, 1)) == (0, 6, 1)


def test_thrift_spares_no_more_than_the_wage() -> None:
    """I-14: Rudolf's is 1 Silver; the coin on the skipped card stays."""
    t = artisans_table(boards=["rudolf", "ada"])
    t.turn_of("red")
    t.red.has(silver=4).with_apprentices("strongman-2")
    t.show(1, 3, "jeweller-2")
    t.play("artisan workshop", "hire jeweller-2", "artisan pays less")
    assert (t.red.silver, t.table.tax, t.silver_on(1, 1)) == (1, 6, 1)


def test_thrift_serves_one_action() -> None:
    """R51: the trade for 3 Silver costs 1 and then 3."""
    t = artisans_table()
    t.red.has(silver=4).with_apprentices("strongman-2", "merchant-3")
    t.play("artisan storehouse", "use merchant-3", "artisan pays less")
    assert t.red.silver == 3
    t.play("use merchant-3")
    assert (t.red.silver, t.red.marble) == (0, 2)


def test_thrift_may_serve_the_second_action() -> None:
    """R51."""
    t = artisans_table()
    t.red.has(silver=4).with_apprentices("strongman-2", "merchant-3")
    t.play("artisan storehouse", "use merchant-3", "pay now", "use merchant-3")
    assert (t.red.silver, t.red.marble) == (0, 2)


def test_thrift_opens_a_place_that_could_not_be_paid_otherwise() -> None:
    """E9."""
    t = artisans_table()
    t.red.has(silver=1).with_apprentices("strongman-2")
    t.large_market("market-1")
    assert not t.may("place market-right")
    t.play("artisan market-right", "artisan ignores loss")
    assert t.red.goods == {"marble": 2, "wood": 2}
    t = artisans_table()
    t.red.has(silver=4).owing(unpaid=1).with_apprentices("strongman-2")
    assert not t.may("place guardhouse")
    t.play("artisan guardhouse", "pay debt")
    assert (t.red.silver, t.red.paid, t.table.tax) == (0, 1, 7)


def test_thrift_is_the_artisans_alone() -> None:
    t = artisans_table()
    t.red.has(silver=3).with_apprentices("strongman-2")
    t.show(1, 1, "jeweller-1")
    t.play("place workshop")
    assert not any(token.startswith("hire ") for token in t.options)


def test_thrift_ends_with_the_turn() -> None:
    t = artisans_table()
    t.red.has(silver=9).with_apprentices("strongman-2", "merchant-3")
    t.play("artisan forest", "place quarry", "place storehouse", "use merchant-3")
    assert t.red.silver == 6


def test_the_silver_of_thrifts_own_tool_pays_for_the_same_action() -> None:
    """E9: thrift and Tool together, or neither."""
    t = artisans_table()
    t.red.has(silver=1).with_tool("strongman-2", SILVER)
    t.show(1, 1, "jeweller-1")
    t.play("artisan workshop", "hire jeweller-1")
    assert (t.red.silver, t.table.tax) == (0, 6)
    assert "jeweller-1" in t.red.apprentices
    t.nothing_open_but("WhereToPlace", "blue")


def test_thrifts_tool_without_thrift_is_not_used() -> None:
    t = artisans_table()
    t.red.has(silver=4).with_tool("strongman-2", SILVER)
    t.show(1, 1, "jeweller-1")
    t.play("artisan workshop", "hire jeweller-1", "pay now")
    assert t.red.silver == 0
    t.nothing_open_but("WhereToPlace", "blue")


def test_the_captor_takes_all_workers_of_one_colour_where_the_artisan_is_placed() -> None:
    t = artisans_table(players=3)
    t.red.with_tool("strongman-3", SILVER)
    t.blue.at(forest=3, quarry=2).artisan_at("forest")
    t.green.at(forest=1)
    t.play("artisan forest")
    assert t.options == ["capture forest blue", "capture forest green", "done"]
    t.play("capture forest blue", "use tool strongman-3")
    assert (t.red.holds("blue"), t.blue.workers("forest"), t.blue.workers("quarry")) == (4, 0, 2)
    assert t.blue.artisan == "board red"
    assert (t.red.silver, t.table.tax) == (1, 4)
    assert t.red.wood == 2
    assert t.green.workers("forest") == 1


def test_the_captor_brings_ones_own_workers_home_but_not_the_artisan() -> None:
    t = artisans_table()
    t.red.at(forest=2).with_apprentices("strongman-3")
    t.play("artisan forest", "capture forest red")
    assert t.red.wood == 4
    assert (t.red.workers("forest"), t.red.artisan, t.red.supply) == (1, "forest", 20)


def test_the_captor_need_not_capture() -> None:
    """E13."""
    t = artisans_table()
    t.red.with_tool("strongman-3", SILVER)
    t.blue.at(forest=1)
    t.play("artisan forest", "done")
    assert (t.red.holds("blue"), t.red.silver) == (0, 0)
    t.nothing_open_but("WhereToPlace", "blue")


def test_the_captor_captures_with_the_artisan_only_and_not_on_the_market() -> None:
    t = artisans_table()
    t.red.has(silver=1).with_apprentices("strongman-3")
    t.blue.at(forest=1, market_right=1)
    t.play("place forest")
    assert t.red.holds("blue") == 0
    t.turn_of("red")
    t.small_market("market-1")
    t.play("artisan market-left", "lose virtue")
    assert t.red.holds("blue") == 0


@pytest.mark.parametrize("place", ["town-centre", "guardhouse"])
def test_the_captor_has_something_to_do_where_somebody_stands(place: str) -> None:
    """E8: Town Centre and Guardhouse, to which nobody comes with nothing to do."""
    t = artisans_table()
    t.red.with_apprentices("strongman-3")
    assert not t.may(f"artisan {place}")
    t.blue.at(**{place.replace("-", "_"): 2})
    assert not t.may(f"place {place}")
    t.play(f"artisan {place}", f"capture {place} blue")
    assert t.red.holds("blue") == 2


def test_the_captors_prisoners_can_be_sold_at_once() -> None:
    t = artisans_table()
    t.red.with_apprentices("strongman-3")
    t.blue.at(guardhouse=2)
    t.play("artisan guardhouse", "capture guardhouse blue", "imprison")
    assert (t.red.silver, t.blue.prison) == (2, 2)


# The other new Apprentices.


def test_an_enforcer_gains_once_for_all_he_sends() -> None:
    """R53."""
    t = artisans_table()
    t.red.holding(blue=4).with_apprentices("enforcer-3")
    t.play("place guardhouse", "imprison")
    assert t.red.goods == {"silver": 4, "stone": 2}


def test_two_lookouts_count_as_two_more() -> None:
    t = artisans_table()
    t.red.has(silver=24).owing(unpaid=4).with_apprentices("lookout-1", "lookout-2")
    t.play("place guardhouse", "pay debt", "pay debt", "pay debt")
    assert t.red.paid == 3
    t.nothing_open_but("WhereToPlace", "blue")


def test_each_capture_that_an_antagonist_adds_costs_its_silver() -> None:
    t: TestTable = artisans_table()
    t.red.has(silver=2).with_apprentices("antagonist-1")
    t.blue.at(forest=1, quarry=1)
    t.play("place town-centre", "capture forest blue", "capture quarry blue")
    assert (t.red.silver, t.table.tax) == (0, 5)


def test_the_abbots_silver_pays_for_a_trade_of_the_same_visit() -> None:
    t = artisans_table()
    t.red.with_apprentices("abbot-1", "merchant-1")
    t.play("place storehouse", "use merchant-1")
    assert t.red.goods == {"clay": 3}


def test_at_the_end_of_the_game_the_artisan_ignores_nothing_any_more() -> None:
    """Its privilege is of the turn in which it is placed, also when that is the last one."""
    t = artisans_table()
    t.red.with_virtue(8).with_buildings("dungeon")
    t.fill_guildhall(12)
    t.table.turns_left = 1
    t.play("artisan forest")
    assert t.game.is_over
    assert t.red.virtue == 6


# Coins on skipped cards are a part of what a hire costs.


def test_a_tool_that_follows_thrift_cannot_spend_the_coins_for_skipped_cards() -> None:
    """D8, E9: with 2 Silver at Virtue 1, thrift spares the wage and both Silver are laid on skipped cards. Nothing is
    left to buy Virtue with."""
    t = artisans_table()
    t.red.has(silver=2).with_virtue(1).with_tool("strongman-2", "craft-16")
    t.show(1, 4, "merchant-1")
    t.play("artisan workshop", "hire merchant-1")
    assert t.red.goods == {}
    assert t.red.virtue == 1
    assert [t.silver_on(1, column) for column in (1, 2)] == [1, 1]
    assert t.red.apprentices == ["strongman-2", "merchant-1"]
    t.nothing_open_but("WhereToPlace", "blue")


def test_a_tool_that_follows_thrift_may_spend_what_is_left_beyond_the_coins() -> None:
    """D8, E9: the third Silver may buy Virtue."""
    t = artisans_table()
    t.red.has(silver=3).with_virtue(1).with_tool("strongman-2", "craft-16")
    t.show(1, 4, "merchant-1")
    t.play("artisan workshop", "hire merchant-1", "use tool strongman-2")
    assert t.red.goods == {}
    assert t.red.virtue == 2
    assert [t.silver_on(1, column) for column in (1, 2)] == [1, 1]
    t.nothing_open_but("WhereToPlace", "blue")


def test_hugo_cannot_buy_off_a_debt_with_the_coins_for_skipped_cards() -> None:
    """D8, E9: the Virtue that his Tool costs brings a Debt, and the Silver on skipped cards is no longer his."""
    t = artisans_table(boards=["hugo", "ada"])
    t.turn_of("red")
    t.red.has(silver=2).with_virtue(0).with_tool("strongman-2", "craft-2")
    t.show(1, 4, "merchant-1")
    t.play("artisan workshop", "hire merchant-1", "use tool strongman-2", "lose virtue")
    assert t.red.goods == {"marble": 1}
    assert t.red.unpaid == 1
    t.nothing_open_but("WhereToPlace", "blue")
