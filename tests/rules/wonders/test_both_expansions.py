"""Where Works of Wonder and Age of Artisans meet."""

from __future__ import annotations

import pytest

import guildhall
from builders.tables import both_table

SILVER, MARBLE, GOLD, VIRTUE, CAPTURE = "craft-7", "craft-2", "craft-8", "craft-16", "craft-4"


# Wonders and Adornments.


def test_a_wonder_carries_an_adornment() -> None:
    """W-7.3."""
    t = both_table()
    t.show_crafts("craft-1", "craft-2", "craft-9", "craft-10")
    t.red.has(silver=5).with_wonder("clay-wonder", at="quarry").at(guildhall=1)
    t.play("stack guildhall", "adorn craft-1")
    assert t.red.adornments == {"clay-wonder": "craft-1"}
    assert (t.red.clay, t.red.score["adornments"]) == (3, 3)


def test_reactivating_a_wonder_does_not_move_its_token() -> None:
    """W-7.1e, W-E6: it has been placed."""
    t = both_table()
    t.show_crafts("craft-19", "craft-2", "craft-9", "craft-10")
    t.red.has(silver=5).with_wonder("clay-wonder", at="quarry").at(guildhall=1)
    t.play("stack guildhall", "adorn craft-19")
    assert t.red.adornments == {"clay-wonder": "craft-19"}
    assert t.tokens == {"clay-wonder": "quarry"}
    assert t.red.virtue == 7
    t.nothing_open_but("WhereToPlace", "blue")


def test_reactivating_a_depot_places_another_worker_with_all_its_rights() -> None:
    """W-F4, W-E13: a Worker or the Artisan; the Princess is at the Storehouse."""
    t = both_table()
    t.in_force("contribution-2")
    t.open_to_contribute("contribution-1")
    t.show_crafts("craft-19", "craft-2", "craft-9", "craft-10")
    t.red.has(silver=5, clay=1).with_buildings("depot").at(guildhall=1)
    t.play("stack guildhall", "adorn craft-19")
    assert t.question == "WhomToPlace"
    assert t.options == ["place storehouse", "artisan storehouse"]
    t.play("artisan storehouse", "contribute clay")
    assert (t.red.artisan, t.filled) == ("storehouse", ["clay"])


def test_an_adornment_may_be_paid_with_influence_but_for_its_tax() -> None:
    """W-I6: 2 Tax and 3 Silver."""
    t = both_table()
    t.show_crafts("craft-1", "craft-2", "craft-9", "craft-10")
    t.red.has(silver=2).with_influence(4).with_buildings("well").at(guildhall=1)
    t.play("stack guildhall", "adorn craft-1")
    assert (t.red.silver, t.red.influence, t.table.tax) == (0, 0, 6)


# Tools and Influence.


def test_a_tool_and_influence_pay_one_price_together() -> None:
    """W-I6, W-E9: 3 Tax and 3 Silver with 3 Silver, 1 of the Debt Collector's Tool, and 2 Influence."""
    t = both_table()
    t.in_force("contribution-6")
    t.red.has(silver=3).with_influence(2).owing(1).at(prison=1).with_tool("debt-collector-1", SILVER)
    t.play("place guardhouse", "pay debt")
    assert (t.red.paid, t.red.silver, t.red.influence, t.table.tax) == (1, 0, 0, 4 + 3)


def test_a_tool_may_come_first_to_spare_influence() -> None:
    """W-E9: 3 Silver with 2, and the Merchant's own Silver or 2 Influence for the third."""
    t = both_table()
    t.red.has(silver=2).with_influence(2).with_tool("merchant-3", SILVER)
    t.play("place storehouse", "use merchant-3")
    assert t.may("use tool merchant-3") and t.may("influence for silver")
    t.play("use tool merchant-3", "pay plainly")
    assert (t.red.marble, t.red.silver, t.red.influence) == (1, 0, 2)


def test_neither_of_them_alone_would_do() -> None:
    """W-E9: without the Tool, or without the Influence, the Debt stays."""
    t = both_table()
    t.in_force("contribution-6")
    t.red.has(silver=3).with_influence(2).owing(1).at(prison=1).with_apprentices("debt-collector-1")
    t.play("place guardhouse")
    assert not t.may("pay debt")
    t = both_table()
    t.in_force("contribution-6")
    t.red.has(silver=4).owing(1).at(prison=1).with_tool("debt-collector-1", SILVER)
    t.play("place guardhouse")
    assert not t.may("pay debt")


def test_a_tools_own_silver_may_be_replaced() -> None:
    """W-I6, W-I10: Virtue 4 becomes 5 for the Cathedral, with 2 Influence in place of the Tool's 1 Silver."""
    t = both_table()
    t.reward_on_top("reward-14")
    t.red.has(gold=1).with_influence(2).with_virtue(4).with_hand("castle").with_tool("acolyte-3", VIRTUE)
    t.play("place guildhall")
    assert (t.red.cathedral, t.red.influence, t.red.gold) == (1, 0, 0)


def test_a_tools_silver_does_not_take_the_influence_that_the_price_needs() -> None:
    """W-E9: the Gold takes all 4 Influence, so the Tool is paid with the Silver that is there."""
    t = both_table()
    t.reward_on_top("reward-14")  # 1 Virtue and 3 Clay
    t.red.has(silver=1).with_influence(4).with_virtue(4).with_hand("castle").with_tool("acolyte-1", VIRTUE)
    t.play("place guildhall")
    assert (t.red.cathedral, t.red.influence, t.red.silver, t.red.virtue) == (1, 0, 0, 4 + 1 + 1)


def test_influence_for_both_is_needed_and_not_there() -> None:
    """W-E9: 4 Influence are not enough for a Gold and for the Silver of a Tool."""
    t = both_table()
    t.red.with_influence(5).with_virtue(4).with_hand("castle").with_tool("acolyte-1", VIRTUE)
    assert not t.may("place guildhall")
    t.red.with_influence(6)
    assert t.may("place guildhall")


def test_the_virtue_of_a_tool_cannot_be_kept_with_influence_that_the_price_needs() -> None:
    """W-E9: level 5 takes 2 Gold and 2 Marble: 8 Influence, a Gold of the Tool, a Gold that is there."""
    t = both_table()
    t.reward_on_top("reward-14")
    t.red.has(gold=1).with_influence(8).with_hand("castle").on_level(4).with_tool("acolyte-1", GOLD)
    t.play("place guildhall")
    while t.asked == "red" and t.question != "WhereToPlace":
        t.play("influence for virtue" if t.may("influence for virtue") else t.options[0])
    assert (t.red.cathedral, t.red.influence, t.red.gold) == (5, 0, 0)


def test_the_card_of_merovech_is_kept_for_the_cathedral() -> None:
    """W-E9: the same for what else stands in for Virtue."""
    t = both_table(boards=["merovech", "ada"])
    t.reward_on_top("reward-14")
    t.red.with_virtue(7).with_hand("castle").with_tool("acolyte-2", GOLD)
    t.play("place guildhall")
    while t.asked == "red" and t.question != "WhereToPlace":
        t.play(t.options[-1])
    assert t.red.cathedral == 1
    assert t.red.hand == []


def test_the_thrift_of_the_artisan_comes_before_influence() -> None:
    """W-I6: 2 Silver spared, the third replaced."""
    t = both_table()
    t.red.with_influence(2).with_apprentices("strongman-2")
    assert not t.may("place market-right")
    t.play("artisan market-right")
    while t.asked == "red":
        t.play(t.options[-1])
    assert t.red.influence == 0
    assert t.red.artisan == "market-right"


# The Artisan and the figures.


def test_the_artisan_at_an_own_wonder_counts_as_three() -> None:
    """W-7.2d: two and one."""
    t = both_table()
    t.red.with_wonder("clay-wonder", at="quarry")
    t.play("artisan quarry", "wonder counts")
    assert t.red.stone == 3


def test_the_artisan_at_an_own_wonder_for_influence() -> None:
    """W-7.2a."""
    t = both_table()
    t.red.with_wonder("clay-wonder", at="quarry")
    t.play("artisan quarry", "wonder influence")
    assert (t.red.stone, t.red.influence) == (2, 1)


def test_a_lookout_and_a_wonder_both_count() -> None:
    """W-7.2d: three actions at the Guardhouse with one Worker."""
    t = both_table()
    t.in_force("contribution-6")
    t.red.with_apprentices("lookout-1").with_wonder("clay-wonder", at="guardhouse").has(silver=18).owing(3)
    t.play("place guardhouse", "wonder counts", "pay debt", "pay debt", "pay debt")
    assert t.red.paid == 3


def test_the_artisan_at_the_profiteers_place_is_one_placement() -> None:
    """W-F2, W-F4: 1 Influence."""
    t = both_table()
    t.in_force("contribution-6")
    t.play("artisan forest")
    assert (t.red.influence, t.red.wood) == (1, 2)


def test_the_artisan_at_the_princesss_place_is_one_placement() -> None:
    """W-F1, W-F4: one Contribution."""
    t = both_table()
    t.in_force("contribution-5")
    t.red.has(clay=2, stone=1)
    t.play("artisan forest", "contribute clay")
    assert (t.filled, t.red.wood) == (["clay"], 2)
    t.nothing_open_but("WhereToPlace", "blue")


def test_the_profiteer_sends_the_artisan_to_prison_with_its_group() -> None:
    """W-S4."""
    t = both_table()
    t.red.at(guardhouse=1).artisan_at("guardhouse")
    t.reset()
    assert (t.red.prison, t.red.artisan, t.red.workers("guardhouse")) == (2, "prison", 0)


def test_the_artisan_is_one_worker_in_a_reset() -> None:
    """W-S5, W-6.5: against two others it has not the most."""
    t = both_table()
    t.in_force("contribution-5")
    t.red.artisan_at("forest")
    t.blue.at(forest=2)
    t.reset()
    assert (t.red.silver, t.blue.silver) == (0, 3)


@pytest.mark.parametrize(("place", "virtue"), [("silversmith", 6), ("guardhouse", 8)])
def test_a_tools_capture_counts_at_the_figures_places(place: str, virtue: int) -> None:
    """W-F5, W-F6, W-F7: up to two Workers of a colour, 1 Virtue."""
    t = both_table()
    t.red.with_tool("jeweller-1" if place == "silversmith" else "lookout-1", CAPTURE).at(prison=1)
    t.blue.at(**{place: 3})
    t.play(f"place {place}")
    while t.question != "UseTool":
        t.play("done" if t.may("done") else t.options[0])
    t.play(t.options[0], f"capture {place} blue", "take 2")
    assert (t.red.holds("blue"), t.red.virtue) == (2, virtue)


@pytest.mark.parametrize(("place", "virtue"), [("silversmith", 6), ("guardhouse", 8)])
def test_the_strongmans_capture_counts_at_the_figures_places(place: str, virtue: int) -> None:
    """W-F5, W-F6, W-F7."""
    t = both_table()
    t.red.with_apprentices("strongman-3").at(prison=1)
    t.blue.at(**{place: 3})
    t.play(f"artisan {place}")
    while t.question != "CaptureAll":
        t.play(t.options[0])
    t.play(f"capture {place} blue")
    if t.question == "LoseVirtue":
        t.play("lose virtue")
    assert (t.red.holds("blue"), t.red.virtue) == (3, virtue)


def test_the_artisans_privilege_may_save_what_a_capture_costs() -> None:
    """W-F5, W-F8: in the turn in which it was placed; Influence is the other way out."""
    t = both_table()
    t.red.has(silver=1).with_influence(2)
    t.blue.at(silversmith=1)
    t.play("artisan town-centre", "capture silversmith blue")
    assert t.options == ["lose virtue", "artisan ignores loss", "influence for virtue"]
    t.play("artisan ignores loss")
    assert (t.red.virtue, t.red.influence) == (7, 2)


def test_two_points_may_be_saved_by_the_artisan_and_by_influence() -> None:
    """W-15, W-I8: one each."""
    t = both_table()
    t.red.with_influence(2)
    t.play("artisan tax-stand")
    assert t.options == ["lose all virtue", "lose virtue", "artisan ignores loss", "influence for virtue"]
    t.play("artisan ignores loss", "influence for virtue")
    assert (t.red.virtue, t.red.influence) == (7, 0)


def test_a_street_urchins_tool_may_be_used_in_a_reset() -> None:
    """W-S3: its owner benefits from it there."""
    t = both_table()
    t.red.with_tool("street-urchin-1", SILVER).at(guardhouse=1)
    t.reset()
    assert t.question == "UseTool"
    t.play(t.options[0])
    assert t.red.silver == 3 + 1


# Cards and set-up.


def test_the_school_with_both_expansions() -> None:
    """W-101: eight leave, ten are shown."""
    t = both_table()
    t.red.has(wood=3, stone=3, gold=1).with_apprentices("labourer").with_hand("school")
    kept = [t.shown(1, 5), t.shown(2, 5)]
    t.play("place guildhall", "build school")
    assert [t.shown(1, 1), t.shown(2, 1)] == kept
    assert len(t.options) == 10


@pytest.mark.parametrize("players", [2, 6])
def test_the_apprentice_draft_takes_place_once(players: int) -> None:
    """W-2.4: both expansions have it."""
    game = guildhall.new_game("architects", players=players, seed=2, expansions=["artisans", "wonders"])
    drafted = 0
    while game.decision.name != "WhereToPlace":
        drafted += game.decision.name == "StartingApprentice"
        game.choose(game.options[0])
    assert drafted == players


def test_six_share_no_gold() -> None:
    """W-8.2."""
    t = both_table(6)
    t.wonders.influence = [3] * 6
    t.finish()
    assert [seat.goods[3] for seat in t.table.seats] == [0] * 6


def test_clotilde_gains_nothing_for_what_her_artisan_ignored() -> None:
    """W-10.6b, W-I14."""
    t = both_table(boards=["clotilde", "ada"])
    t.play("artisan tax-stand", "artisan ignores loss")
    assert (t.red.virtue, t.red.clay) == (6, 1)


# A Tool whose Apprentice serves the very action.


def test_with_tool_and_influence_at_hand_one_question_offers_both() -> None:
    """W-E1, W-E9: nothing is given up unasked while a Tool could pay, and plain payment is one answer."""
    t = both_table()
    t.red.with_tool("merchant-1", SILVER).with_influence(2).at(storehouse=0)
    t.play("place storehouse", "use merchant-1")
    assert t.options == ["use tool merchant-1", "influence for silver"]
    t.play("use tool merchant-1", "pay plainly")
    assert (t.red.clay, t.red.influence, t.red.silver) == (3, 2, 0)


def test_who_pays_plainly_answers_once() -> None:
    """W-E1, W-E9: though both a Tool and Influence could be used."""
    t = both_table()
    t.red.with_tool("acolyte-1", GOLD).with_influence(4).has(gold=1, marble=1).with_hand("church")
    t.reward_on_top("reward-5")  # 2 Virtue
    t.advance()
    assert t.options[0] == "pay plainly"
    t.play("pay plainly")
    assert (t.red.cathedral, t.red.gold, t.red.influence) == (1, 0, 4)


def test_a_charlatans_tool_may_be_used_when_it_spares_a_resource() -> None:
    """W-10.3c: its owner benefits from it."""
    t = both_table()
    t.red.with_tool("charlatan-2", SILVER).with_apprentices("patron-1").with_influence(1)
    t.play("place storehouse", "use patron-1")
    assert t.question == "UseTool"
    t.play("use tool charlatan-2")
    assert (t.red.virtue, t.red.influence, t.red.silver) == (8, 0, 1)


def test_a_journeymans_tool_helps_to_pay_for_the_building() -> None:
    """W-E9: the Journeyman serves whoever constructs."""
    t = both_table()
    t.red.with_tool("journeyman-1", "craft-9").has(clay=2, wood=2).with_hand("studio")
    assert t.may("place guildhall")
    t.construct("studio")
    assert t.red.buildings == ["studio"]
    assert (t.red.clay, t.red.wood) == (0, 0)


def test_a_chevaliers_tool_helps_to_pay_for_the_capture() -> None:
    """W-E5, W-E9."""
    t = both_table()
    t.red.with_tool("chevalier-1", SILVER)
    t.blue.at(forest=2)
    t.play("place town-centre", "use tool chevalier-1", "capture forest blue")
    assert (t.red.holds("blue"), t.red.silver, t.red.influence) == (2, 0, 1)


def test_at_the_top_of_the_track_a_chevalier_brings_nothing_and_his_tool_sleeps() -> None:
    """W-I1: no benefit, no Tool."""
    t = both_table()
    t.red.with_tool("chevalier-1", SILVER).with_influence(12).has(silver=1)
    t.blue.at(forest=2)
    t.play("place town-centre")
    assert t.question == "WhomToCapture"


def test_the_artisans_privilege_is_open_where_influence_is_needed_for_the_price() -> None:
    """W-E9: only the ways out that the price needs are closed."""
    t = both_table()
    t.red.with_tool("acolyte-1", MARBLE).on_level(4).has(gold=2).with_hand("church").with_influence(5)
    t.artisans.shield = True
    t.reward_on_top("reward-5")  # 2 Virtue
    t.advance()
    assert t.question == "LoseVirtueBefore"
    assert t.options == ["lose virtue", "artisan ignores loss"]
    t.play("artisan ignores loss")
    assert (t.red.cathedral, t.red.virtue, t.red.influence) == (5, 9, 1)


@pytest.mark.parametrize("virtue", [0, 1, 5])
def test_a_tool_that_costs_virtue_helps_to_pay_at_any_virtue(virtue: int) -> None:
    """Losing Virtue can always be paid: below 0 it brings a Debt."""
    t = both_table()
    t.red.with_virtue(virtue).with_tool("financer-2", "craft-2")
    t.play("place storehouse", "use financer-2")
    while t.asked == "red":
        t.play(t.options[0])
    assert (t.red.virtue, t.red.unpaid) == (max(0, virtue - 1), 1 if virtue == 0 else 0)
    assert (t.red.marble, t.red.silver) == (0, 4)


def test_the_tool_of_a_charlatan_is_used_after_paying() -> None:
    """W-E16."""
    t = both_table()
    t.red.has(stone=2).with_influence(1).with_tool("charlatan-1", "craft-9").with_hand("well")
    assert "place guildhall" not in t.options
    t.red.has(wood=1)
    t.play("place guildhall", "use tool charlatan-1")
    assert t.red.wood == 1


def test_what_an_adornment_brings_is_there_when_its_loss_is_settled() -> None:
    """E20: the Debt of craft-16 brings a Racketeer's Influence, which may keep the Virtue that the same card costs."""
    t = both_table()
    t.red.has(silver=5).at(guildhall=1).with_buildings("chapel").with_apprentices("racketeer-1").with_influence(1)
    t.show_crafts("craft-16")
    t.play("stack guildhall", "adorn craft-16")
    assert t.options == ["lose virtue", "influence for virtue"]
    assert (t.red.unpaid, t.red.influence) == (1, 2)
    t.play("influence for virtue")
    assert (t.red.virtue, t.red.influence) == (7, 0)


@pytest.mark.parametrize(("craft", "good"), [("craft-17", "gold"), ("craft-18", "marble")])
def test_a_mixed_adornment_gives_before_it_asks_about_the_loss(craft: str, good: str) -> None:
    """E20."""
    t = both_table()
    t.red.has(silver=5).at(guildhall=1).with_buildings("chapel").with_influence(2)
    t.show_crafts(craft)
    t.play("stack guildhall", "pay plainly")
    assert t.options == ["lose virtue", "influence for virtue"]
    assert t.red.goods == {good: 2}
    t.play("lose virtue")
    assert (t.red.virtue, t.red.influence, t.red.goods) == (6, 2, {good: 2})


def test_thrift_spares_nothing_that_influence_has_paid_for() -> None:
    """W-E11: the Silver that is left of a loss of Influence pays for the second trade; thrift waits for the third."""
    t = both_table()
    t.red.has(silver=3).with_influence(2).with_apprentices("strongman-2", "merchant-1").at(storehouse=1)
    t.play("artisan storehouse", "use merchant-1")
    assert t.options == ["pay now", "artisan pays less", "influence for silver"]
    t.play("influence for silver", "use merchant-1")
    assert t.question == "WhichTrade"
    assert t.red.silver == 3
    t.play("use merchant-1")
    assert t.options == ["pay now", "artisan pays less"]
