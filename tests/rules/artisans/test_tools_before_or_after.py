"""A Tool before its Apprentice's benefit, or after it: the owner chooses, wherever the two could differ (E4)."""

from __future__ import annotations

import pytest

from builders.tables import artisans_table, both_table

SILVER, CARD, MARBLE, FREE, VIRTUE, CAPTURE, WOOD = (
    "craft-7", "craft-1", "craft-2", "craft-5", "craft-16", "craft-4", "craft-9",
)  # fmt: skip


# The Cathedral discards a card and brings a Reward.


def test_an_acolyte_may_draw_before_the_cathedral_takes_a_card() -> None:
    """E4: the card just drawn may be the one that is discarded."""
    t = artisans_table()
    t.red.has(gold=1).with_hand("church").with_tool("acolyte-2", CARD)
    t.on_top("keep")
    t.play("place guildhall", "use tool acolyte-2", "discard keep")
    assert t.red.hand == ["church"]
    assert (t.red.cathedral, t.red.clay) == (1, 2)


def test_an_acolyte_may_draw_after_the_cathedral_has_taken_a_card() -> None:
    """E4: the plain order stands first, and the Tool is still there afterwards."""
    t = artisans_table()
    t.red.has(gold=1).with_hand("church").with_tool("acolyte-2", CARD)
    t.on_top("keep")
    t.play("place guildhall")
    assert t.options == ["pay now", "use tool acolyte-2"]
    t.play("pay now", "use tool acolyte-2")
    assert t.red.hand == ["keep"]


def test_with_an_empty_hand_the_acolytes_card_is_needed_to_advance() -> None:
    """E4: there is nothing to choose then."""
    t = artisans_table()
    t.red.has(gold=1).with_tool("acolyte-2", CARD)
    t.on_top("keep")
    t.play("place guildhall")
    assert (t.red.cathedral, t.red.hand) == (1, [])


def test_frederick_discards_nothing_so_his_acolyte_is_asked_once() -> None:
    """E4: without a discard the order makes no difference."""
    t = artisans_table(boards=["frederick", "ada"])
    t.turn_of("red")
    t.red.has(gold=1).with_hand("church").with_tool("acolyte-2", CARD)
    t.play("place guildhall")
    assert t.question == "UseTool"


@pytest.mark.parametrize("virtue", [13, 14])
def test_an_acolyte_may_lose_virtue_before_a_reward_that_may_bring_some(virtue: int) -> None:
    """E4: whatever the next Reward is, which nobody knows."""
    t = artisans_table()
    t.red.has(gold=1).with_virtue(virtue).with_hand("church").with_tool("acolyte-2", MARBLE)
    t.table.reward_pile = []
    t.play("place guildhall")
    if virtue == 13:
        assert t.question == "UseTool"  # 1 Virtue for a Reward that is not there fits
    else:
        t.play("use tool acolyte-2")
        assert t.red.marble == 1
        assert t.red.virtue == 14


def test_whether_the_acolyte_is_asked_does_not_depend_on_the_hidden_reward() -> None:
    """E4."""
    for reward in ("reward-1", "reward-2", "reward-3", "reward-4", "reward-5", "reward-6"):
        t = artisans_table()
        t.red.has(gold=1).with_virtue(14).with_hand("church").with_tool("acolyte-2", MARBLE)
        t.reward_on_top(reward)
        t.play("place guildhall")
        assert t.question == "BeforePaying"


# Captured Workers.


def test_an_enforcer_may_capture_two_more_before_he_sends_all() -> None:
    """E4."""
    t = artisans_table(promo_cards=True)
    t.red.holding(blue=1).with_tool("enforcer", CAPTURE)
    t.blue.at(guardhouse=2)
    t.play("place guardhouse", "imprison")
    assert t.question == "ToolFirst"
    t.play("use tool enforcer", "capture guardhouse blue", "take 2")
    assert (t.blue.prison, t.red.holds("blue")) == (3, 0)
    assert (t.red.silver, t.red.gold) == (3, 1)
    t.nothing_open_but("WhereToPlace", "blue")


def test_an_enforcer_may_send_first_and_capture_afterwards() -> None:
    """E4: the plain order is the first answer."""
    t = artisans_table(promo_cards=True)
    t.red.holding(blue=1).with_tool("enforcer", CAPTURE)
    t.blue.at(guardhouse=2)
    t.play("place guardhouse", "imprison")
    assert t.options == ["done", "use tool enforcer"]
    t.play("done", "use tool enforcer", "capture guardhouse blue", "take 2")
    assert (t.blue.prison, t.red.holds("blue"), t.red.silver) == (1, 2, 1)


def test_an_enforcer_with_nobody_but_his_owner_to_capture_is_asked_once() -> None:
    """E4: an own Worker that is taken home is not sent anywhere."""
    t = artisans_table(promo_cards=True)
    t.red.holding(blue=1).with_tool("enforcer", CAPTURE)
    t.play("place guardhouse", "imprison")
    assert (t.question, t.red.gold) == ("UseTool", 1)


# An Enforcer who captures those whom he sends.


def test_an_enforcer_with_nobody_captured_may_capture_those_whom_he_sends() -> None:
    """E22: his Tool comes first, and makes possible the very action that he brings something for."""
    t = artisans_table(3, promo_cards=True)
    t.red.with_tool("enforcer", CAPTURE)
    t.blue.at(guardhouse=3)
    t.green.at(guardhouse=1)
    t.play("place guardhouse", "imprison")
    assert t.options == ["capture guardhouse blue", "capture guardhouse green"]
    t.play("capture guardhouse blue", "take 2")
    assert (t.blue.prison, t.blue.workers("guardhouse"), t.red.holds("blue")) == (2, 1, 0)
    assert (t.red.silver, t.red.gold) == (2, 1)
    t.nothing_open_but("WhereToPlace", "blue")


def test_ones_own_workers_are_nobody_to_send() -> None:
    """E22: who is taken home is not sent to Prison, so the Enforcer would bring nothing."""
    t = artisans_table(promo_cards=True)
    t.red.with_tool("enforcer", CAPTURE).at(guardhouse=2)
    assert not t.may("place guardhouse")
    t.red.at(prison=1)
    t.play("place guardhouse")
    assert not t.may("imprison")


def test_an_enforcers_used_tool_captures_nobody_to_send() -> None:
    """E22: once in a turn."""
    t = artisans_table(promo_cards=True)
    t.red.with_tool("enforcer", CAPTURE).at(guardhouse=1)
    t.blue.at(guardhouse=3)
    t.play("place guardhouse", "imprison", "take 2")
    assert (t.question, t.asked) == ("WhereToPlace", "blue")
    assert (t.blue.prison, t.red.silver) == (2, 2)


def test_who_holds_somebody_may_still_send_without_the_tool() -> None:
    """E22: only who holds nobody needs it."""
    t = artisans_table(promo_cards=True)
    t.red.holding(blue=1).with_tool("enforcer", CAPTURE)
    t.blue.at(guardhouse=1)
    t.play("place guardhouse", "imprison")
    assert t.options == ["done", "use tool enforcer"]


def test_of_two_enforcers_one_has_to_capture_and_the_other_may() -> None:
    """E22."""
    t = artisans_table(3)
    t.red.with_tool("enforcer-1", CAPTURE).with_tool("enforcer-2", "craft-20")
    t.blue.at(guardhouse=2)
    t.green.at(guardhouse=1)
    t.play("place guardhouse", "imprison")
    assert t.options == ["use tool enforcer-1", "use tool enforcer-2"]
    t.play("use tool enforcer-1", "capture guardhouse blue", "take 1")
    assert t.options == ["done", "use tool enforcer-2"]
    t.play("use tool enforcer-2", "capture guardhouse green")
    assert (t.blue.prison, t.green.prison, t.red.silver) == (1, 1, 2)
    assert (t.red.wood, t.red.clay) == (2, 3)
    t.nothing_open_but("WhereToPlace", "blue")


# Virtue that changes what is paid, and Silver that buys Virtue.


def test_virtue_bought_before_a_debt_is_paid_off_may_cost_more_tax() -> None:
    """E4: at Virtue 2 a Tax more is due than at 1, and it lies on the Tax Stand afterwards."""
    t = artisans_table()
    t.red.has(silver=6).with_virtue(1).owing(1).with_tool("debt-collector-1", VIRTUE)
    t.play("place guardhouse", "pay debt")
    assert t.options == ["pay now", "use tool debt-collector-1"]
    t.play("use tool debt-collector-1")
    assert (t.red.virtue, t.red.silver, t.table.tax) == (3, 0, 6)


def test_where_no_more_tax_is_due_virtue_is_bought_afterwards() -> None:
    """E4: the Tax is the same at Virtue 5 and 6."""
    t = artisans_table()
    t.red.has(silver=9).with_virtue(5).owing(1).with_tool("debt-collector-1", VIRTUE)
    t.play("place guardhouse", "pay debt")
    assert t.question == "UseTool"


def test_one_tools_silver_may_buy_the_virtue_that_another_makes_of_it() -> None:
    """E18, 3.7: two Acolytes help together: Silver, for Silver the fifth Virtue, and with it the Cathedral."""
    t = artisans_table()
    t.red.has(gold=1).with_virtue(4).with_hand("church")
    t.red.with_tool("acolyte-2", SILVER).with_tool("acolyte-3", VIRTUE)
    t.table.reward_pile = []
    t.play("place guildhall")
    assert (t.red.cathedral, t.red.virtue) == (1, 6)
    assert t.red.goods == {"clay": 2, "silver": 2}
    t.nothing_open_but("WhereToPlace", "blue")


def test_silver_alone_is_no_virtue() -> None:
    """E18."""
    t = artisans_table()
    t.red.has(gold=1).with_virtue(4).with_hand("church").with_tool("acolyte-2", SILVER)
    assert not t.may("place guildhall")


# Virtue at the end of the track.


def test_a_patron_at_14_may_lose_virtue_first() -> None:
    """E4: otherwise the Virtue of the trade is lost."""
    t = artisans_table()
    t.red.has(clay=1).with_virtue(14).with_tool("patron-1", MARBLE)
    t.play("place storehouse", "use patron-1")
    assert t.question == "BeforePaying"
    t.play("use tool patron-1")
    assert (t.red.virtue, t.red.marble, t.red.clay) == (14, 1, 0)


def test_a_patron_at_14_may_also_lose_it_afterwards() -> None:
    """E4."""
    t = artisans_table()
    t.red.has(clay=1).with_virtue(14).with_tool("patron-1", MARBLE)
    t.play("place storehouse", "use patron-1", "pay now", "use tool patron-1")
    assert (t.red.virtue, t.red.marble) == (13, 1)


@pytest.mark.parametrize("virtue", [1, 13])
def test_a_patron_between_the_ends_is_not_asked_before(virtue: int) -> None:
    """E4: the order makes no difference."""
    t = artisans_table()
    t.red.has(clay=1).with_virtue(virtue).with_tool("patron-1", MARBLE)
    t.play("place storehouse", "use patron-1")
    assert t.question == "UseTool"


def test_a_patron_at_0_may_take_a_debt_first() -> None:
    """E4: nobody wants it, but the two differ."""
    t = artisans_table()
    t.red.has(clay=1).with_virtue(0).with_tool("patron-1", MARBLE)
    t.play("place storehouse", "use patron-1")
    assert t.options == ["pay now", "use tool patron-1"]


def test_a_debt_collector_at_14_may_lose_virtue_first() -> None:
    """E4: the Virtue of a Debt paid off is not lost."""
    t = artisans_table()
    t.red.has(silver=6).owing(unpaid=1).with_virtue(14).with_tool("debt-collector-1", MARBLE)
    t.play("place guardhouse", "pay debt")
    assert t.question == "BeforePaying"
    t.play("use tool debt-collector-1")
    assert (t.red.virtue, t.red.marble, t.red.paid, t.red.clay) == (14, 1, 1, 2)


@pytest.mark.parametrize(("virtue", "after"), [(14, 14), (13, 14)])
def test_a_squire_may_lose_virtue_first(virtue: int, after: int) -> None:
    """E4: he brings 2 Virtue in a reset."""
    t = artisans_table()
    t.red.with_virtue(virtue).with_tool("squire-3", MARBLE)
    t.end_turn(reset=True)
    t.play("use squire-3")
    assert t.question == "ToolFirst"
    t.play("use tool squire-3")
    assert (t.red.virtue, t.red.marble) == (after, 1)


def test_a_squire_at_12_is_asked_once() -> None:
    """E4."""
    t = artisans_table()
    t.red.with_virtue(12).with_tool("squire-3", MARBLE)
    t.end_turn(reset=True)
    t.play("use squire-3")
    assert t.question == "UseTool"


def test_a_squire_who_brings_gold_is_asked_once() -> None:
    """E4."""
    t = artisans_table()
    t.red.with_virtue(14).with_tool("squire-1", MARBLE)
    t.end_turn(reset=True)
    t.play("use squire-1")
    assert t.question == "UseTool"


# Virtue below 0.


def test_a_swindler_at_0_may_gain_virtue_first() -> None:
    """E4: no Debt is taken."""
    t = artisans_table()
    t.red.has(silver=2).with_virtue(0).with_tool("swindler-1", VIRTUE)
    t.play("place market-left")
    assert t.question == "BeforePaying"
    t.play("use tool swindler-1")
    assert (t.red.virtue, t.red.unpaid, t.red.silver) == (0, 0, 0)


def test_a_swindler_at_0_may_gain_it_afterwards() -> None:
    """E4."""
    t = artisans_table()
    t.red.has(silver=2).with_virtue(0).with_tool("swindler-1", VIRTUE)
    t.play("place market-left", "pay now", "use tool swindler-1")
    assert (t.red.virtue, t.red.unpaid) == (1, 1)


def test_a_swindler_at_1_is_asked_once() -> None:
    """E4."""
    t = artisans_table()
    t.red.has(silver=2).with_virtue(1).with_tool("swindler-1", VIRTUE)
    t.play("place market-left")
    assert t.question == "UseTool"


@pytest.mark.parametrize(("virtue", "debts"), [(0, 1), (1, 0)])
def test_a_pickpocket_may_gain_virtue_before_the_tax_costs_some(virtue: int, debts: int) -> None:
    """E4: the Silver just taken may pay for it."""
    t = artisans_table()
    t.red.with_virtue(virtue).with_tool("pickpocket", VIRTUE)
    t.play("place tax-stand")
    assert t.question == "ToolFirst"
    t.play("use tool pickpocket")
    assert (t.red.virtue, t.red.unpaid) == (0, debts)
    assert (t.red.silver, t.red.gold) == (3, 1)


def test_a_pickpocket_at_2_is_asked_once() -> None:
    """E4."""
    t = artisans_table()
    t.red.with_virtue(2).with_tool("pickpocket", VIRTUE)
    t.play("place tax-stand")
    assert t.question == "UseTool"


# A way out of a loss.


def test_merovech_may_discard_the_card_just_drawn() -> None:
    """E4: he discards a card instead of losing 1 Virtue, and his Tool may bring it."""
    t = artisans_table(boards=["merovech", "ada"], board_sets=["base", "unknown"])
    t.turn_of("red")
    t.red.with_virtue(5).with_tool("pickpocket", CARD)
    t.on_top("keep")
    t.play("place tax-stand")
    assert t.question == "ToolFirst"
    t.play("use tool pickpocket", "discard for virtue")
    assert (t.red.virtue, t.red.hand) == (4, [])


def test_hugo_may_buy_off_a_debt_with_the_silver_of_his_tool() -> None:
    """E4."""
    t = artisans_table(boards=["hugo", "ada"], board_sets=["base", "promo"])
    t.turn_of("red")
    t.table.tax = 1
    t.red.with_virtue(1).with_tool("pickpocket", SILVER)
    t.play("place tax-stand")
    assert t.question == "ToolFirst"
    t.play("use tool pickpocket", "buy off debt")
    assert (t.red.unpaid, t.red.silver) == (0, 0)


# A capture where a figure stands.


def test_a_conspirator_at_the_profiteers_place_may_lose_virtue_first() -> None:
    """E4: at 14 the Virtue that the capture brings is not lost."""
    t = both_table()
    t.in_force("contribution-6")  # the Profiteer at the Forest
    t.red.has(silver=3).with_virtue(14).at(town_centre=1).with_tool("conspirator-1", MARBLE)
    t.blue.at(forest=2, silversmith=1)
    t.play("place town-centre", "capture silversmith blue", "capture forest blue")
    assert t.may("use tool conspirator-1") and t.may("pay now")
    t.play("use tool conspirator-1")
    assert (t.red.virtue, t.red.marble) == (14, 1)


# What makes no difference is not asked.


@pytest.mark.parametrize("craft", [SILVER, CARD, MARBLE, FREE, VIRTUE, WOOD])
def test_a_woodcutters_tool_comes_afterwards(craft: str) -> None:
    """E4: more Wood changes nothing for any Tool."""
    t = artisans_table()
    t.red.has(silver=1).with_virtue(14).at(prison=1).with_tool("woodcutter-1", craft)
    t.play("place forest")
    assert t.question == "UseTool"


# What is under way stays possible.


def test_a_tool_that_comes_first_leaves_the_strongman_somebody() -> None:
    """E19: of the two whom he is about to capture, his Tool takes one at most."""
    t = artisans_table()
    t.red.with_tool("strongman-3", CAPTURE)
    t.blue.at(quarry=2)
    t.play("artisan quarry", "capture quarry blue")
    assert t.options == ["done", "use tool strongman-3"]
    t.play("use tool strongman-3")
    assert t.question == "CaptureSome"
    t.play("capture quarry blue")
    assert (t.red.holds("blue"), t.blue.workers("quarry")) == (2, 0)
    t.nothing_open_but("WhereToPlace", "blue")


def test_a_tool_takes_two_where_the_strongman_still_finds_somebody() -> None:
    """E19: of three, two may be taken first."""
    t = artisans_table()
    t.red.with_tool("strongman-3", CAPTURE)
    t.blue.at(quarry=3)
    t.play("artisan quarry", "capture quarry blue", "use tool strongman-3", "capture quarry blue")
    assert t.options == ["take 2", "take 1"]
    t.play("take 2")
    assert (t.red.holds("blue"), t.blue.workers("quarry")) == (3, 0)


def test_a_single_worker_is_the_strongmans_and_his_tool_takes_another_colour() -> None:
    """E19: whom he has named is his; of another colour the Tool takes all it can."""
    t = artisans_table(players=3)
    t.red.with_tool("strongman-3", CAPTURE)
    t.blue.at(quarry=1)
    t.green.at(quarry=2)
    t.play("artisan quarry", "capture quarry blue", "use tool strongman-3")
    assert t.options == ["capture quarry green", "done"]
    t.play("capture quarry green", "take 2")
    assert (t.red.holds("blue"), t.red.holds("green")) == (1, 2)


def test_with_a_single_worker_there_the_strongmans_tool_does_not_come_first() -> None:
    """E19: nothing that it could take would leave him anybody; afterwards nobody is left for it."""
    t = artisans_table()
    t.red.with_tool("strongman-3", CAPTURE)
    t.blue.at(quarry=1)
    t.play("artisan quarry", "capture quarry blue")
    assert t.red.holds("blue") == 1
    t.nothing_open_but("WhereToPlace", "blue")


def test_a_strongman_at_the_princesss_place_pays_for_captures_that_are_made() -> None:
    """E19: he never pays 1 Virtue for capturing nobody."""
    t = both_table()
    t.in_force("contribution-1")  # the Princess at the Silversmith
    t.red.with_tool("strongman-3", CAPTURE)
    t.blue.at(silversmith=1)
    t.play("artisan silversmith", "capture silversmith blue", "artisan ignores loss")
    assert (t.red.holds("blue"), t.red.virtue) == (1, 7)
    t.nothing_open_but("WhereToPlace", "blue")


def test_thrifts_tool_leaves_the_group_that_was_paid_for() -> None:
    """E19: between the payment and the capture it takes all but one of them at most."""
    t = artisans_table()
    t.red.has(silver=1).at(town_centre=1).with_tool("strongman-2", CAPTURE)
    t.blue.at(quarry=1, town_centre=2)
    t.play("artisan town-centre", "capture quarry blue", "capture town-centre blue", "use tool strongman-2")
    assert t.options == ["capture town-centre red", "capture town-centre blue", "done"]
    t.play("capture town-centre blue")
    assert (t.red.holds("blue"), t.blue.workers("town-centre")) == (3, 0)


def test_thrifts_tool_does_not_take_the_only_worker_that_was_paid_for() -> None:
    """E19."""
    t = artisans_table()
    t.red.has(silver=1).with_tool("strongman-2", CAPTURE)
    t.blue.at(quarry=1, town_centre=1)
    t.play("artisan town-centre", "capture quarry blue", "capture town-centre blue")
    assert t.red.holds("blue") == 2
    t.nothing_open_but("WhereToPlace", "blue")


def test_a_conspirators_tool_leaves_him_a_second_capture() -> None:
    """E19, E7: used before the first capture, it takes nobody without whom there would be no second."""
    t = artisans_table(players=4)
    t.red.has(silver=1).at(town_centre=1).with_tool("conspirator-1", CAPTURE)
    t.blue.at(town_centre=2)
    t.green.at(quarry=1)
    t.play("place town-centre", "capture town-centre red", "use tool conspirator-1")
    assert t.options == ["capture town-centre red", "capture town-centre blue", "done"]
    t.play("capture town-centre blue")
    assert (t.red.holds("blue"), t.blue.workers("town-centre"), t.red.workers("town-centre")) == (2, 0, 0)
    t.nothing_open_but("WhereToPlace", "blue")


def test_what_a_conspirators_capture_costs_is_settled_before_his_tool() -> None:
    """E15: at the Princess's place the Virtue is lost, or kept, before the Tool is asked for."""
    t = both_table()
    t.in_force("contribution-1")  # the Princess at the Silversmith
    t.red.has(silver=2).with_influence(2).at(town_centre=1).with_tool("conspirator-1", SILVER)
    t.blue.at(forest=1, silversmith=1)
    t.play("place town-centre", "capture forest blue", "capture silversmith blue")
    assert t.options == ["lose virtue", "influence for virtue"]
    t.play("lose virtue")
    assert t.options == ["use tool conspirator-1", "done"]
