"""The Apprentices, card by card, but for those who trade at the King's Storehouse (`test_merchants.py`). Sheet 4."""

from __future__ import annotations

import pytest

from builder import TestTable, table
from card_tests import effect, effects, limit, limits, nothing, nothings, ready_to_advance, ready_to_build

# Jewellers, Miners, Stonecutters, Woodcutters: one more of what their place gives.


def visit(t: TestTable, place: str) -> None:
    """Place a Worker; at the Mines dig for Clay, if that is a question."""
    t.play(f"place {place}")
    if t.question == "ClayOrGold":
        t.play("mine clay")


@effects(
    "card, place, gain",
    [
        ("jeweller-1", "silversmith", {"silver": 3}),
        ("jeweller-2", "silversmith", {"silver": 3}),
        ("miner-1", "mines", {"clay": 3}),
        ("miner-2", "mines", {"clay": 3}),
        ("stonecutter-1", "quarry", {"stone": 2}),
        ("stonecutter-2", "quarry", {"stone": 2}),
        ("woodcutter-1", "forest", {"wood": 2}),
        ("woodcutter-2", "forest", {"wood": 2}),
    ],
)
def test_the_apprentice_of_a_place_brings_one_more_of_what_it_gives(
    card: str, place: str, gain: dict[str, int]
) -> None:
    t = table()
    t.red.with_apprentices(card)
    visit(t, place)
    assert t.red.goods == gain
    t.nothing_open_but("WhereToPlace", "blue")


@limits(
    "card, place, gain",
    [
        ("jeweller-1", "silversmith", {"silver": 6}),
        ("jeweller-2", "silversmith", {"silver": 6}),
        ("miner-1", "mines", {"clay": 6}),
        ("miner-2", "mines", {"clay": 6}),
        ("stonecutter-1", "quarry", {"stone": 5}),
        ("stonecutter-2", "quarry", {"stone": 5}),
        ("woodcutter-1", "forest", {"wood": 5}),
        ("woodcutter-2", "forest", {"wood": 5}),
    ],
)
def test_it_is_one_more_for_a_visit_and_not_for_each_of_four_workers(
    card: str, place: str, gain: dict[str, int]
) -> None:
    t = table()
    t.red.with_apprentices(card).at(**{place: 3})
    visit(t, place)
    assert t.red.goods == gain


@nothings(
    "card, place, plain, elsewhere, there",
    [
        ("jeweller-1", "silversmith", {"silver": 2}, "quarry", {"stone": 1}),
        ("jeweller-2", "silversmith", {"silver": 2}, "forest", {"wood": 1}),
        ("miner-1", "mines", {"clay": 2}, "silversmith", {"silver": 2}),
        ("miner-2", "mines", {"clay": 2}, "quarry", {"stone": 1}),
        ("stonecutter-1", "quarry", {"stone": 1}, "forest", {"wood": 1}),
        ("stonecutter-2", "quarry", {"stone": 1}, "mines", {"clay": 2}),
        ("woodcutter-1", "forest", {"wood": 1}, "quarry", {"stone": 1}),
        ("woodcutter-2", "forest", {"wood": 1}, "silversmith", {"silver": 2}),
    ],
)
def test_the_apprentice_of_a_place_helps_nowhere_else_and_nobody_else(
    card: str, place: str, plain: dict[str, int], elsewhere: str, there: dict[str, int]
) -> None:
    t = table()
    t.red.with_apprentices(card)
    visit(t, elsewhere)
    assert t.red.goods == there
    visit(t, place)
    assert t.blue.goods == plain
    assert t.red.goods == there


@pytest.mark.parametrize(
    "cards, place, gain",
    [
        (("jeweller-1", "jeweller-2"), "silversmith", {"silver": 4}),
        (("miner-1", "miner-2"), "mines", {"clay": 4}),
        (("stonecutter-1", "stonecutter-2"), "quarry", {"stone": 3}),
        (("woodcutter-1", "woodcutter-2"), "forest", {"wood": 3}),
    ],
)
def test_two_copies_add_up(cards: tuple[str, ...], place: str, gain: dict[str, int]) -> None:
    t = table()
    t.red.with_apprentices(*cards)
    visit(t, place)
    assert t.red.goods == gain


@limit("miner-1", "miner-2")
def test_miners_bring_clay_to_those_who_dig_for_gold_too() -> None:
    t = table()
    t.red.with_apprentices("miner-1", "miner-2").at(mines=1)
    t.play("place mines", "mine gold")
    assert t.red.goods == {"gold": 1, "clay": 2}


# Acolytes.


@effects("card, gain", [("acolyte-2", {"clay": 2}), ("acolyte-3", {"silver": 2})])
def test_an_acolyte_brings_goods_besides_the_reward_of_the_cathedral(card: str, gain: dict[str, int]) -> None:
    t = ready_to_advance()
    t.red.with_apprentices(card)
    t.advance()
    assert t.red.cathedral == 1
    assert t.red.virtue == 9
    assert t.red.goods == gain
    assert t.red.hand == []
    t.nothing_open_but("WhereToPlace", "blue")


@effect("acolyte-1")
def test_the_first_acolyte_brings_a_building_card() -> None:
    t = ready_to_advance()
    t.on_top("chapel", "church")
    t.red.with_apprentices("acolyte-1")
    t.advance()
    assert t.red.hand == ["chapel"]
    assert t.red.goods == {}


@limits("card, gain, hand", [("acolyte-1", {}, 1), ("acolyte-2", {"clay": 2}, 0), ("acolyte-3", {"silver": 2}, 0)])
def test_an_acolyte_brings_the_same_and_no_more_when_no_reward_is_left(
    card: str, gain: dict[str, int], hand: int
) -> None:
    t = ready_to_advance()
    t.table.reward_pile.clear()
    t.red.with_apprentices(card)
    t.advance()
    assert t.red.virtue == 8
    assert t.red.goods == gain
    assert len(t.red.hand) == hand


def test_the_three_acolytes_add_up() -> None:
    t = ready_to_advance()
    t.red.with_apprentices("acolyte-1", "acolyte-2", "acolyte-3")
    t.advance()
    assert t.red.goods == {"clay": 2, "silver": 2}
    assert len(t.red.hand) == 1


@nothings("card", [("acolyte-1",), ("acolyte-2",), ("acolyte-3",)])
def test_an_acolyte_brings_nothing_for_a_building_or_for_somebody_elses_advance(card: str) -> None:
    t = ready_to_build("smithy")
    t.red.with_apprentices(card)
    t.blue.has(gold=1).with_hand("castle")
    t.reward_on_top("reward-5")
    t.construct("smithy")
    assert t.red.goods == {"stone": 4}
    t.advance()
    assert t.blue.cathedral == 1
    assert t.blue.goods == {}
    assert t.red.goods == {"stone": 4}
    assert t.red.hand == t.blue.hand == []


# Conspirators.


def at_the_town_centre(silver: int, workers: int, *apprentices: str) -> TestTable:
    """Four groups stand at two places, the number that three players may use; `workers` counts the one to be placed."""
    t = table(players=3)
    t.red.has(silver=silver).at(town_centre=workers - 1, quarry=1).with_apprentices(*apprentices)
    t.blue.at(quarry=2, forest=1)
    t.green.at(quarry=1)
    t.play("place town-centre")
    return t


CAPTURES = ("capture quarry blue", "capture forest blue", "capture quarry green", "capture quarry red")


@effects("card", [("conspirator-1",), ("conspirator-2",)])
def test_a_conspirator_spares_one_silver_of_the_captures(card: str) -> None:
    t = at_the_town_centre(1, 2, card)
    t.play(*CAPTURES[:2])
    assert t.red.silver == 0
    assert t.table.tax == 5
    assert t.red.holds("blue") == 3
    t.nothing_open_but("WhereToPlace", "blue")


@limits("card", [("conspirator-1",), ("conspirator-2",)])
def test_a_conspirator_spares_one_silver_and_not_one_for_each_capture(card: str) -> None:
    t = at_the_town_centre(2, 3, card)
    t.play(*CAPTURES[:3])
    assert t.red.silver == 0
    t = at_the_town_centre(1, 3, card)
    t.play(*CAPTURES[:2])
    assert t.red.silver == 0
    assert t.red.holds("green") == 0, "the third capture cannot be paid and the visit is over"
    t.nothing_open_but("WhereToPlace", "blue")


@limit("conspirator-1", "conspirator-2")
def test_two_conspirators_spare_two_silver() -> None:
    t = at_the_town_centre(2, 4, "conspirator-1", "conspirator-2")
    t.play(*CAPTURES[:3])
    assert t.red.silver == 1
    t.play(CAPTURES[3])
    assert t.red.silver == 0
    assert t.table.tax == 5


@nothings("card", [("conspirator-1",), ("conspirator-2",)])
def test_a_conspirator_never_spares_the_tax_and_helps_nobody_else(card: str) -> None:
    t = at_the_town_centre(1, 1, card)
    t.play(CAPTURES[0])
    assert t.red.silver == 0
    assert t.table.tax == 5
    t.blue.has(silver=2).at(town_centre=1)
    t.play("place town-centre", "capture quarry green", "capture town-centre red")
    assert t.blue.silver == 0
    t.turn_of("red")
    assert t.red.silver == 0
    assert not t.may("place town-centre")


# Debt Collectors.

DEBT_COLLECTORS = [
    ("debt-collector-1", "clay"),
    ("debt-collector-2", "stone"),
    ("debt-collector-3", "wood"),
]


@effects("card, good", DEBT_COLLECTORS)
def test_a_debt_collector_brings_two_goods_for_a_debt_paid_off(card: str, good: str) -> None:
    t = table()
    t.red.has(silver=6).owing(unpaid=1).with_apprentices(card)
    t.play("place guardhouse", "pay debt")
    assert t.red.goods == {good: 2}
    assert (t.red.virtue, t.red.paid, t.red.unpaid) == (8, 1, 0)


@limits("card, good", DEBT_COLLECTORS)
def test_a_debt_collector_brings_two_goods_for_each_single_debt(card: str, good: str) -> None:
    t = table()
    t.red.has(silver=18).owing(unpaid=3).at(guardhouse=1).with_apprentices(card)
    t.play("place guardhouse", "pay debt", "pay debt")
    assert t.red.goods == {"silver": 6, good: 4}
    assert (t.red.paid, t.red.unpaid) == (2, 1)


def test_the_three_debt_collectors_add_up() -> None:
    t = table()
    t.red.has(silver=6).owing(unpaid=1).with_apprentices(*(card for card, _ in DEBT_COLLECTORS))
    t.play("place guardhouse", "pay debt")
    assert t.red.goods == {"clay": 2, "stone": 2, "wood": 2}


@nothings("card, good", DEBT_COLLECTORS)
def test_a_debt_collector_brings_nothing_for_a_debt_destroyed_or_for_somebody_elses(card: str, good: str) -> None:
    t = ready_to_build("church")
    t.red.owing(unpaid=1).with_apprentices(card)
    t.blue.has(silver=6).owing(unpaid=1)
    t.construct("church", "destroy debt")
    assert t.red.unpaid == 0
    t.play("place guardhouse", "pay debt")
    assert t.blue.paid == 1
    assert t.red.goods == {}
    assert t.blue.goods == {}


# Gatekeeper.


@effect("gatekeeper")
def test_the_gatekeeper_lets_two_prisoners_go_in_a_reset() -> None:
    t = table()
    t.red.at(prison=3).with_apprentices("gatekeeper")
    t.reset().play("use gatekeeper", "release 2")
    assert t.red.prison == 1
    assert t.red.supply == 19
    assert t.red.virtue == 7
    t.nothing_open_but("WhereToPlace", "red")


@limit("gatekeeper")
def test_the_gatekeeper_lets_up_to_two_go_and_no_more() -> None:
    t = table()
    t.red.at(prison=5).with_apprentices("gatekeeper")
    t.reset().play("use gatekeeper")
    assert t.options == ["release 2", "release 1"]
    t.play("release 2")
    assert t.red.prison == 3
    t.nothing_open_but("WhereToPlace", "red")
    t = table()
    t.red.at(prison=1).with_apprentices("gatekeeper")
    t.reset().play("use gatekeeper")
    assert t.red.prison == 0
    assert t.red.unpaid == 0


@nothing("gatekeeper")
def test_the_gatekeeper_is_not_asked_without_prisoners_and_may_be_left_alone() -> None:
    t = table()
    t.red.with_apprentices("gatekeeper")
    t.blue.at(prison=2)
    t.reset()
    t.nothing_open_but("WhereToPlace", "red")
    assert t.blue.prison == 2
    t.red.at(prison=2)
    t.reset().play("done")
    assert t.red.prison == 2
    t.nothing_open_but("WhereToPlace", "red")


# Squires.

SQUIRES = [
    ("squire-1", {"gold": 1}, 7),
    ("squire-2", {"marble": 1}, 7),
    ("squire-3", {}, 9),
]


@effects("card, gain, virtue", SQUIRES)
def test_a_squire_brings_his_gift_in_a_reset_to_those_without_prisoners(
    card: str, gain: dict[str, int], virtue: int
) -> None:
    t = table()
    t.red.with_apprentices(card)
    t.reset().play(f"use {card}")
    assert t.red.goods == gain
    assert t.red.virtue == virtue
    t.nothing_open_but("WhereToPlace", "red")


@limits("card, gain, virtue", SQUIRES)
def test_one_prisoner_is_too_many_for_a_squire_but_captured_workers_do_not_count(
    card: str, gain: dict[str, int], virtue: int
) -> None:
    t = table()
    t.red.with_apprentices(card).at(prison=1)
    t.reset()
    t.nothing_open_but("WhereToPlace", "red")
    assert (t.red.goods, t.red.virtue) == ({}, 7)
    t.red.at(prison=0)
    t.blue.holding(red=4)
    t.reset().play(f"use {card}")
    assert (t.red.goods, t.red.virtue) == (gain, virtue)
    t.nothing_open_but("WhereToPlace", "red")


@nothings("card", [("squire-1",), ("squire-2",), ("squire-3",)])
def test_a_squire_may_be_left_alone_and_serves_his_master_only(card: str) -> None:
    t = table()
    t.blue.with_apprentices(card)
    t.reset()
    assert t.asked == "blue"
    t.play("done")
    assert t.red.goods == t.blue.goods == {}
    assert t.red.virtue == t.blue.virtue == 7
    t.nothing_open_but("WhereToPlace", "red")


def test_the_gatekeeper_may_open_before_the_squires_look() -> None:
    t = table()
    t.red.at(prison=2).with_apprentices("gatekeeper", "squire-1", "squire-3")
    t.reset()
    assert t.options == ["use gatekeeper", "done"]
    t.play("use gatekeeper", "release 2", "use squire-3", "use squire-1")
    assert t.red.goods == {"gold": 1}
    assert t.red.virtue == 9


# Those who deal on the Black Market.


def market(space: str, silver: int, *apprentices: str, virtue: int = 7) -> TestTable:
    """The left space offers 1 Marble, the right one what is printed there."""
    t = table()
    t.small_market("market-1")
    t.red.has(silver=silver).with_virtue(virtue).with_apprentices(*apprentices)
    t.play(f"place market-{space}")
    if space == "middle":
        t.play("look at plans")
        t.play(t.options[0])
    return t


SWINDLERS = [("swindler-1", {"clay": 2}), ("swindler-2", {"stone": 1}), ("swindler-3", {"wood": 1})]


def plus(*gains: dict[str, int]) -> dict[str, int]:
    total: dict[str, int] = {}
    for gain in gains:
        for good, amount in gain.items():
            total[good] = total.get(good, 0) + amount
    return total


@effects("card, gain", SWINDLERS)
def test_a_swindler_brings_goods_on_each_of_the_three_market_spaces(card: str, gain: dict[str, int]) -> None:
    assert market("left", 1, card).red.goods == plus({"marble": 1}, gain)
    assert market("middle", 2, card).red.goods == gain
    assert market("right", 3, card).red.goods == plus({"marble": 2, "stone": 1, "wood": 1}, gain)


@limits("card, gain", SWINDLERS)
def test_a_swindler_hired_on_the_market_brings_nothing_for_that_same_action(card: str, gain: dict[str, int]) -> None:
    t = table()
    t.red.has(silver=2)
    t.show(2, 3, card)
    t.play("place market-middle", f"hire {card}")
    assert t.red.goods == {}
    assert t.red.virtue == 5
    t.turn_of("red")
    t.red.has(silver=3)
    t.play("place market-right")
    assert t.red.goods == plus({"marble": 2, "stone": 1, "wood": 1}, gain)


def test_swindlers_add_up() -> None:
    t = market("middle", 2, "swindler-1", "swindler-2", "swindler-3")
    assert t.red.goods == {"clay": 2, "stone": 1, "wood": 1}


@nothings("card, gain", SWINDLERS)
def test_a_swindler_brings_nothing_elsewhere_or_for_somebody_else(card: str, gain: dict[str, int]) -> None:
    t = table()
    t.red.with_apprentices(card)
    t.blue.has(silver=1)
    t.small_market("market-1")
    t.play("place tax-stand")
    assert t.red.goods == {"silver": 4}
    t.play("place market-left")
    assert t.blue.goods == {"marble": 1}
    assert t.red.goods == {"silver": 4}


@effect("illusionist")
def test_the_illusionist_hides_a_market_action_from_virtue() -> None:
    for space, silver in (("left", 1), ("middle", 2), ("right", 3)):
        assert market(space, silver, "illusionist").red.virtue == 7
    assert market("left", 1, "illusionist", virtue=0).red.unpaid == 0


@limit("illusionist")
def test_the_illusionist_opens_no_market_at_virtue_ten() -> None:
    t = table()
    t.red.has(silver=3).with_virtue(10).with_apprentices("illusionist")
    assert not [place for place in t.options if place.startswith("place market")]
    t.red.with_virtue(9)
    assert t.may("place market-left")
    t.play("place market-left")
    assert t.red.virtue == 9


@limit("illusionist")
def test_the_illusionist_hides_the_action_but_not_the_virtue_of_whom_it_hires() -> None:
    t = table()
    t.red.has(silver=2).with_apprentices("illusionist")
    t.show(1, 4, "swindler-1")
    t.play("place market-middle", "hire swindler-1")
    assert t.red.virtue == 6


@nothing("illusionist")
def test_the_illusionist_hides_nothing_at_the_tax_stand_and_nothing_for_others() -> None:
    t = table()
    t.red.with_apprentices("illusionist")
    t.blue.has(silver=1)
    t.play("place tax-stand")
    assert t.red.virtue == 5
    t.play("place market-left")
    assert t.blue.virtue == 6


@effect("trickster")
def test_the_trickster_takes_one_silver_off_each_market_price() -> None:
    assert market("left", 1, "trickster").red.silver == 1
    assert market("middle", 2, "trickster").red.silver == 1
    assert market("right", 3, "trickster").red.silver == 1


@limit("trickster")
def test_with_the_trickster_the_market_spaces_open_at_zero_one_and_two_silver() -> None:
    t = table()
    t.red.with_apprentices("trickster")
    t.red.has(silver=0)
    assert t.may("place market-left")
    assert not t.may("place market-middle")
    t.red.has(silver=1)
    assert t.may("place market-middle")
    assert not t.may("place market-right")
    t.red.has(silver=2)
    assert t.may("place market-right")
    t.red.has(silver=0)
    t.play("place market-left")
    assert t.red.silver == 0


@nothing("trickster")
def test_the_trickster_changes_no_other_price_and_nobody_elses() -> None:
    t = table()
    t.red.has(silver=4).with_apprentices("trickster")
    t.show(1, 1, "thief")
    t.play("place workshop", "hire thief")
    assert t.red.silver == 0
    assert not t.may("place market-left")
    t.blue.has(silver=1)
    t.play("place market-left")
    assert t.blue.silver == 0


# At the Tax Stand.


@effect("pickpocket")
def test_the_pickpocket_finds_a_gold_at_the_tax_stand() -> None:
    t = table()
    t.red.with_apprentices("pickpocket")
    t.play("place tax-stand")
    assert t.red.goods == {"silver": 4, "gold": 1}
    assert t.red.virtue == 5


@limit("pickpocket")
def test_the_pickpocket_finds_one_gold_however_many_coins_and_workers_are_there() -> None:
    t = table()
    t.table.tax = 11
    t.red.at(tax_stand=2).with_apprentices("pickpocket")
    t.play("place tax-stand")
    assert t.red.goods == {"silver": 11, "gold": 1}


@nothing("pickpocket")
def test_the_pickpocket_finds_nothing_elsewhere_or_when_somebody_else_robs_the_stand() -> None:
    t = table()
    t.red.with_apprentices("pickpocket")
    t.play("place silversmith", "place tax-stand")
    assert t.red.goods == {"silver": 2}
    assert t.blue.goods == {"silver": 4}
    assert not t.may("place tax-stand")


@effect("thief")
def test_with_the_thief_the_tax_stand_costs_one_virtue() -> None:
    t = table()
    t.red.with_apprentices("thief")
    t.play("place tax-stand")
    assert t.red.virtue == 6
    assert t.red.silver == 4


@limit("thief")
def test_with_the_thief_virtue_one_is_enough_for_the_tax_stand_and_zero_is_not() -> None:
    t = table()
    t.red.with_virtue(1).with_apprentices("thief")
    t.play("place tax-stand")
    assert (t.red.virtue, t.red.unpaid) == (0, 0)
    t = table()
    t.red.with_virtue(0).with_apprentices("thief")
    t.play("place tax-stand")
    assert (t.red.virtue, t.red.unpaid) == (0, 1)


@nothing("thief")
def test_the_thief_spares_no_virtue_on_the_market_and_none_of_others() -> None:
    assert market("left", 1, "thief").red.virtue == 6
    t = table()
    t.red.with_apprentices("thief")
    t.play("place quarry", "place tax-stand")
    assert t.blue.virtue == 5
    assert t.red.virtue == 7


# The Labourer.


@effect("labourer")
def test_the_labourer_alone_has_all_three_skills() -> None:
    t = ready_to_build("university")
    assert t.red.apprentices == ["labourer"]
    t.construct("university")
    assert t.red.buildings == ["university"]
    assert t.red.apprentices == ["labourer"]


@limit("labourer")
def test_the_labourer_is_one_apprentice_of_each_skill_and_no_more() -> None:
    t = table()
    t.red.with_apprentices("labourer").with_buildings("tilers-hut", "carpenters-hut", "masons-hut")
    t.finish()
    assert t.red.score["buildings"] == 15 + 3


@nothing("labourer")
def test_the_labourer_helps_at_no_place() -> None:
    t = table()
    t.red.with_apprentices("labourer").has(clay=3, silver=3)
    t.play("place storehouse")
    assert t.options == ["trade virtue", "done", "dismiss"]
    for place, gain in (("quarry", {"stone": 1}), ("forest", {"wood": 1}), ("silversmith", {"silver": 2})):
        t = table()
        t.red.with_apprentices("labourer")
        t.play(f"place {place}")
        assert t.red.goods == gain


# Promos.


@effect("enforcer")
def test_the_enforcer_brings_a_gold_when_captured_workers_go_to_prison() -> None:
    t = table(promo_cards=True)
    t.red.with_apprentices("enforcer").holding(blue=1)
    t.play("place guardhouse", "imprison")
    assert t.red.goods == {"silver": 1, "gold": 1}
    assert t.blue.prison == 1


@limit("enforcer")
def test_the_enforcer_brings_one_gold_for_the_action_however_many_workers_are_sent() -> None:
    t = table(players=3, promo_cards=True)
    t.red.with_apprentices("enforcer").holding(blue=3, green=2).at(guardhouse=1)
    t.play("place guardhouse", "imprison")
    assert t.red.goods == {"silver": 5, "gold": 1}
    t.nothing_open_but("WhereToPlace", "blue")


@nothing("enforcer")
def test_the_enforcer_brings_nothing_without_captured_workers_in_a_reset_or_for_others() -> None:
    t = table(promo_cards=True)
    t.red.with_apprentices("enforcer").at(prison=2, guardhouse=1)
    t.blue.at(market_left=1).holding(red=2)
    t.play("place guardhouse")
    t.nothing_open_but("GuardhouseAction", "red")
    assert not t.may("imprison")
    t.play("done")
    t.play("place guardhouse", "imprison")
    assert t.blue.goods == {"silver": 2}
    t.reset()
    assert t.blue.prison == 1
    assert t.red.goods == {}


@effect("overseer")
def test_the_overseer_counts_as_one_more_worker_at_the_storehouse() -> None:
    t = table(promo_cards=True)
    t.red.with_apprentices("overseer").has(wood=4)
    t.play("place storehouse", "trade virtue", "trade virtue")
    assert t.red.virtue == 9
    assert t.red.goods == {}


@limit("overseer")
def test_the_overseer_allows_one_trade_more_and_not_two() -> None:
    t = table(promo_cards=True)
    t.red.with_apprentices("overseer").has(wood=10).at(storehouse=1)
    t.play("place storehouse", "trade virtue", "trade virtue", "trade virtue")
    assert t.red.goods == {"wood": 4}
    t.nothing_open_but("WhereToPlace", "blue")


@nothing("overseer")
def test_the_overseer_counts_nowhere_else_and_for_nobody_else() -> None:
    t = table(promo_cards=True)
    t.red.with_apprentices("overseer").at(prison=1).holding(blue=1)
    t.blue.has(wood=4)
    t.play("place guardhouse", "imprison")
    t.nothing_open_but("WhereToPlace", "blue")
    assert t.red.prison == 1
    t.play("place storehouse", "trade virtue")
    assert t.blue.goods == {"wood": 2}
    t.play("place quarry")
    assert t.red.stone == 1


@effect("peddler")
def test_the_peddler_brings_two_silver_in_a_reset() -> None:
    t = table(promo_cards=True)
    t.red.with_apprentices("peddler")
    t.reset().play("use peddler")
    assert t.red.goods == {"silver": 2}


@limit("peddler")
def test_the_peddler_comes_once_in_each_reset_and_minds_no_prisoners() -> None:
    t = table(promo_cards=True)
    t.red.with_apprentices("peddler").at(prison=3)
    t.reset().play("use peddler")
    t.nothing_open_but("WhereToPlace", "red")
    assert t.red.silver == 2
    t.reset().play("use peddler")
    assert t.red.silver == 4


@nothing("peddler")
def test_the_peddler_may_be_left_alone_and_comes_to_his_master_only() -> None:
    t = table(promo_cards=True)
    t.blue.with_apprentices("peddler")
    t.reset().play("done")
    assert t.red.goods == t.blue.goods == {}
    t.play("place silversmith")
    assert t.red.goods == {"silver": 2}
