"""The Contribution/Consequence Cards: each slot of the one face, both sides of the other. Sheet 5, 6 and 10.2."""

from __future__ import annotations

import pytest

from builder import SeatAtTable, TestTable, wonders_table
from card_tests import effect, effects, limit, limits, nothing, nothings, ready_to_contribute
from sheet import CONSEQUENCES, CONTRIBUTIONS

# Slots.

SLOTS = [
    (f"{key} {good}", key, good, gain) for key, (_, slots) in CONTRIBUTIONS.items() for good, gain in slots.items()
]
SLOT = "card, key, good, gain"
ACTION = {"forest": "wood", "quarry": "stone"}


def contributing(key: str, good: str) -> TestTable:
    """The next Reward is 2 Virtue, the next Building cards are known."""
    t = ready_to_contribute(key, good)
    t.reward_on_top("reward-5")
    t.on_top("chapel", "church")
    return t


@effects(SLOT, SLOTS)
def test_a_slot_takes_a_resource_and_gives_its_reward(card: str, key: str, good: str, gain: dict[str, int]) -> None:
    t = contributing(key, good)
    t.play(f"place {t.princess}")
    assert t.options == ["go on", f"contribute {good}"]
    t.play(f"contribute {good}")
    assert t.filled == [good]
    brought = {ACTION[t.princess]: 1}
    if "silver" in gain:
        brought["silver"] = gain["silver"]
    assert t.red.goods == brought, "the action of the place follows"
    assert t.red.influence == gain.get("influence", 0)
    assert t.red.virtue == 7 + gain.get("virtue", 0) + 2 * gain.get("rewards", 0)
    assert t.red.hand == ["chapel"][: gain.get("cards", 0)]
    assert len(t.table.reward_pile) == 23 - gain.get("rewards", 0)
    t.nothing_open_but("WhereToPlace", "blue")


@effects(SLOT, SLOTS)
def test_a_contribution_may_wait_until_after_the_action(card: str, key: str, good: str, gain: dict[str, int]) -> None:
    t = contributing(key, good)
    t.play(f"place {t.princess}", "go on")
    t.nothing_open_but("LastContribution", "red")
    t.play(f"contribute {good}")
    assert t.filled == [good]
    assert t.red.influence == gain.get("influence", 0)
    t.nothing_open_but("WhereToPlace", "blue")


@limits(SLOT, SLOTS)
def test_a_filled_slot_is_closed_and_one_placement_fills_one(
    card: str, key: str, good: str, gain: dict[str, int]
) -> None:
    t = contributing(key, good)
    t.open_to_contribute(key, filled=[good])
    t.red.has(**{good: 5})
    place = t.princess
    t.play(f"place {place}")
    assert t.question != "BeforeAction"
    assert t.red.influence == 0
    t = contributing(key, good)
    t.red.has(clay=2, wood=2, stone=2, gold=2, marble=2)
    t.play(f"place {t.princess}", f"contribute {good}")
    t.nothing_open_but("WhereToPlace", "blue")
    assert t.filled == [good]


@limits(SLOT, SLOTS)
def test_the_fifth_resource_brings_a_reset_after_the_turn(card: str, key: str, good: str, gain: dict[str, int]) -> None:
    others = [other for other in CONTRIBUTIONS[key][1] if other != good]
    t = contributing(key, good)
    t.open_to_contribute(key, filled=others)
    place = t.princess
    t.play(f"place {place}", f"contribute {good}")
    assert t.filled == []
    assert t.laid == {f"{resource}-wonder": 1 for resource in (*others, good)}
    assert (t.princess, t.profiteer) == (CONSEQUENCES[key][2], CONSEQUENCES[key][0])


@limits(SLOT, SLOTS)
def test_the_resource_of_a_built_wonder_is_taken_and_goes_to_the_supply(
    card: str, key: str, good: str, gain: dict[str, int]
) -> None:
    t = contributing(key, good)
    t.blue.with_wonder(f"{good}-wonder", at="workshop")
    t.play(f"place {t.princess}", f"contribute {good}")
    assert (t.filled, t.red.influence) == ([good], gain.get("influence", 0))
    t.reset()
    assert (t.filled, t.laid) == ([], {})


@limits(SLOT, SLOTS)
def test_influence_of_a_slot_ends_at_twelve_and_draws_when_it_reaches_nine(
    card: str, key: str, good: str, gain: dict[str, int]
) -> None:
    t = contributing(key, good)
    t.red.with_influence(12)
    t.play(f"place {t.princess}", f"contribute {good}")
    assert t.red.influence == 12
    assert len(t.red.hand) == gain.get("cards", 0)
    t = contributing(key, good)
    t.red.with_influence(8)
    t.play(f"place {t.princess}", f"contribute {good}")
    assert t.red.influence == 8 + gain.get("influence", 0)
    assert len(t.red.hand) == gain.get("cards", 0) + (1 if gain.get("influence") else 0)


@nothings(SLOT, SLOTS)
def test_nothing_is_contributed_elsewhere_without_the_resource_or_by_who_declines(
    card: str, key: str, good: str, gain: dict[str, int]
) -> None:
    t = contributing(key, good)
    t.play("place mines")
    t.nothing_open_but("WhereToPlace", "blue")
    assert (t.filled, t.red.influence, t.red.virtue) == ([], 0, 7)
    t = contributing(key, good)
    t.red.has(**{good: 0}).with_influence(8)
    t.open_to_contribute(key, filled=[ACTION[t.princess]])
    t.play(f"place {t.princess}")
    t.nothing_open_but("WhereToPlace", "blue")
    assert (t.filled, t.red.influence) == ([ACTION[t.princess]], 8), "Influence stands in for nothing here"
    t = contributing(key, good)
    before = t.blue.everything
    t.play(f"place {t.princess}", "go on", "done")
    assert (t.filled, t.red.influence, t.red.virtue) == ([], 0, 7)
    assert t.blue.everything == before


# The Profiteer's sides. Green has so many prisoners that steps 10 and 11 of the reset concern nobody else.


def in_reset(key: str, players: int = 3) -> TestTable:
    t = wonders_table(players)
    t.in_force(key)
    t.open_to_contribute("contribution-1" if key != "contribution-1" else "contribution-2")
    t.green.at(prison=10)
    t.table.tax = 0
    return t


PROFITEER = [(f"{key} profiteer", key, place, penalty) for key, (place, penalty, _, _) in CONSEQUENCES.items()]
PENALTY = "card, key, place, penalty"


def at(place: str, count: int) -> dict[str, int]:
    return {place.replace("-", "_"): count}


def suffered(seat: SeatAtTable, penalty: dict[str, int], times: int = 1) -> bool:
    expected = (penalty.get("debts", 0), penalty.get("virtue", 0), penalty.get("influence", 0))
    return (seat.unpaid, seat.virtue - 7, seat.influence) == tuple(times * number for number in expected)


@effects(PENALTY, PROFITEER)
def test_everybody_at_the_profiteers_place_suffers_and_goes_to_prison(
    card: str, key: str, place: str, penalty: dict[str, int]
) -> None:
    t = in_reset(key)
    t.red.at(**at(place, 1))
    t.blue.at(**at(place, 2))
    t.reset()
    assert suffered(t.red, penalty) and suffered(t.blue, penalty)
    assert (t.red.prison, t.blue.prison) == (1, 2)
    assert (t.red.workers(place), t.blue.workers(place)) == (0, 0)
    t.nothing_open_but("WhereToPlace", "red")


CIRCLES = (
    "quarry",
    "forest",
    "silversmith",
    "mines",
    "storehouse",
    "workshop",
    "town-centre",
    "tax-stand",
    "guardhouse",
)


@limits(PENALTY, PROFITEER)
def test_a_player_suffers_once_however_many_workers_are_there_and_nobody_at_other_places(
    card: str, key: str, place: str, penalty: dict[str, int]
) -> None:
    t = in_reset(key)
    t.red.at(**at(place, 2))
    for other in CIRCLES:
        if other not in (place, CONSEQUENCES[key][2]):
            t.blue.at(**at(other, 1))
    t.reset()
    assert suffered(t.red, penalty) and suffered(t.blue, {})
    assert (t.red.prison, t.blue.prison) == (2, 0), "only that place is emptied"


@limits(PENALTY, PROFITEER)
def test_the_side_that_was_in_force_counts_not_the_one_that_follows(
    card: str, key: str, place: str, penalty: dict[str, int]
) -> None:
    t = in_reset(key)
    follows = "contribution-1" if key != "contribution-1" else "contribution-2"
    t.red.at(**at(CONSEQUENCES[follows][0], 1))
    t.reset()
    assert (t.red.unpaid, t.red.prison) == (0, 0)
    assert t.red.workers(CONSEQUENCES[follows][0]) == 1
    assert (t.profiteer, t.princess) == (CONSEQUENCES[follows][0], CONSEQUENCES[follows][2])


@nothings(PENALTY, PROFITEER)
def test_nobody_suffers_who_is_elsewhere_or_has_only_a_wonder_there(
    card: str, key: str, place: str, penalty: dict[str, int]
) -> None:
    t = in_reset(key)
    site = place if place != "mines" else "forest"
    t.red.with_wonder("wood-wonder", at=site)
    t.reset()
    assert suffered(t.red, {}) and suffered(t.blue, {})
    assert (t.red.prison, t.blue.prison) == (0, 0)


@limit("contribution-2 profiteer", "contribution-5 profiteer")
def test_the_profiteers_loss_of_virtue_may_be_avoided_with_influence() -> None:
    for key, place in (("contribution-2", "mines"), ("contribution-5", "quarry")):
        t = in_reset(key)
        t.red.at(**at(place, 1)).with_influence(3)
        t.reset()
        t.nothing_open_but("LoseVirtue", "red")
        t.play("influence for virtue")
        assert (t.red.virtue, t.red.influence) == (7, 1)
    t = in_reset("contribution-2")
    t.red.at(mines=1).with_virtue(0)
    t.reset()
    assert (t.red.virtue, t.red.unpaid) == (0, 1)


@limit("contribution-3 profiteer", "contribution-6 profiteer")
def test_the_profiteers_influence_draws_cards_clockwise_from_the_active_player() -> None:
    for key, place in (("contribution-3", "silversmith"), ("contribution-6", "forest")):
        t = in_reset(key)
        t.turn_of("blue")
        t.on_top("chapel", "church")
        t.red.at(**at(place, 1)).with_influence(4)
        t.blue.at(**at(place, 1)).with_influence(8)
        t.reset()
        assert (t.blue.hand, t.red.hand) == (["chapel"], ["church"])


# The Princess's sides.


def at_the_princess(key: str, red: int = 1, blue: int = 0) -> TestTable:
    t = in_reset(key)
    place = CONSEQUENCES[key][2]
    t.red.at(**at(place, red))
    t.blue.at(**at(place, blue))
    t.reward_on_top("reward-5")
    return t


PLAIN = [
    ("contribution-1 princess", "contribution-1", {"virtue": 2}),  # what the next Reward brings
    ("contribution-4 princess", "contribution-4", {"gold": 1, "virtue": 1}),
    ("contribution-5 princess", "contribution-5", {"influence": 1, "silver": 3}),
    ("contribution-7 princess right", "contribution-7", {"influence": 2}),
]


def gained(seat: SeatAtTable) -> dict[str, int]:
    changes = {**seat.goods, "virtue": seat.virtue - 7, "influence": seat.influence}
    return {what: n for what, n in changes.items() if n}


@effects("card, key, gain", PLAIN)
def test_the_most_workers_at_the_princess_gain(card: str, key: str, gain: dict[str, int]) -> None:
    t = at_the_princess(key, red=2, blue=1)
    t.reset()
    t.nothing_open_but("WhereToPlace", "red")
    assert gained(t.red) == gain
    assert gained(t.blue) == {}
    assert t.red.workers(CONSEQUENCES[key][2]) == 2, "they stay"


@effect("contribution-1 princess")
def test_the_first_princess_gives_the_next_reward() -> None:
    t = at_the_princess("contribution-1")
    t.reset()
    assert len(t.table.reward_pile) == 22
    t = at_the_princess("contribution-1")
    t.table.reward_pile.clear()
    t.reset()
    assert gained(t.red) == {"virtue": 1}


@limits("card, key, gain", PLAIN)
def test_all_who_are_tied_gain_and_a_wonder_is_no_worker(card: str, key: str, gain: dict[str, int]) -> None:
    t = at_the_princess(key, red=2, blue=2)
    t.reward_on_top("reward-10")  # also 2 Virtue
    t.reset()
    assert gained(t.red) == gained(t.blue) == gain
    place = CONSEQUENCES[key][2]
    if place != "mines":
        t = at_the_princess(key, red=1, blue=1)
        t.reward_on_top("reward-10")
        t.red.with_wonder("wood-wonder", at=place)
        t.reset()
        assert gained(t.red) == gained(t.blue) == gain, "they are tied"


@nothings("card, key, gain", PLAIN)
def test_nobody_gains_when_nobody_is_there_or_with_fewer_workers(card: str, key: str, gain: dict[str, int]) -> None:
    t = at_the_princess(key, red=0)
    t.reset()
    assert gained(t.red) == gained(t.blue) == {}
    t = at_the_princess(key, red=1, blue=2)
    t.reset()
    assert gained(t.red) == {}
    follows = "contribution-1" if key != "contribution-1" else "contribution-2"
    t = at_the_princess(key, red=0)
    t.red.at(**at(CONSEQUENCES[follows][2], 1))
    t.reset()
    assert gained(t.red) == {}, "not where she comes to in this reset"


# Those that ask.


@effect("contribution-2 princess")
def test_the_second_princess_destroys_a_debt() -> None:
    t = at_the_princess("contribution-2")
    t.red.owing(unpaid=2)
    t.reset()
    t.play("destroy debt")
    assert (t.red.unpaid, t.red.paid) == (1, 0)
    t.nothing_open_but("WhereToPlace", "red")


@limit("contribution-2 princess")
def test_the_second_princess_destroys_one_debt_of_each_who_is_tied_before_new_ones_come() -> None:
    t = at_the_princess("contribution-2", red=1, blue=1)
    t.green.at(prison=0)
    t.red.owing(unpaid=2).at(prison=1)
    t.blue.owing(unpaid=1)
    t.reset()
    assert t.asked == "red"
    t.play("destroy debt")
    assert t.asked == "blue"
    t.play("keep debts")
    assert (t.red.unpaid, t.blue.unpaid) == (2, 1), "Red has the most prisoners, afterwards"


@nothing("contribution-2 princess")
def test_the_second_princess_asks_nobody_without_an_unpaid_debt() -> None:
    t = at_the_princess("contribution-2")
    t.red.owing(paid=1)
    t.blue.owing(unpaid=1)
    t.reset()
    t.nothing_open_but("WhereToPlace", "red")
    assert (t.red.paid, t.blue.unpaid) == (1, 1)


@effect("contribution-3 princess")
def test_the_third_princess_lets_anybody_on_display_be_hired_for_free() -> None:
    t = at_the_princess("contribution-3")
    t.show(2, 5, "thief", silver=2)
    t.reset()
    t.nothing_open_but("HireForFree", "red")
    assert len(t.options) == 10
    t.play("hire thief")
    assert (t.red.apprentices, t.red.silver) == (["thief"], 2)
    t.nothing_open_but("WhereToPlace", "red")


@limit("contribution-3 princess")
def test_the_third_princess_brings_one_each_in_turn_order_with_his_virtue_and_the_limit_of_five() -> None:
    t = at_the_princess("contribution-3", red=1, blue=1)
    t.turn_of("blue")
    t.blue.with_apprentices("thief", "miner-1", "miner-2", "trader-1", "trader-2")
    t.show(1, 1, "trickster")
    t.show(1, 2, "acolyte-1")
    t.reset()
    assert t.asked == "blue"
    t.play("hire trickster", "dismiss thief")
    assert t.asked == "red"
    t.play("hire acolyte-1")
    assert (len(t.blue.apprentices), t.blue.virtue) == (5, 6)
    assert (t.red.apprentices, t.red.virtue) == (["acolyte-1"], 8)


@nothing("contribution-3 princess")
def test_the_third_princess_hires_for_nobody_with_fewer_workers() -> None:
    t = at_the_princess("contribution-3", red=0)
    t.reset()
    t.nothing_open_but("WhereToPlace", "red")
    assert t.red.apprentices == t.blue.apprentices == []


@effect("contribution-6 princess left")
def test_the_sixth_princess_brings_workers_home_from_other_boards() -> None:
    t = at_the_princess("contribution-6")
    t.blue.holding(red=3)
    t.green.holding(red=1)
    supply = t.red.supply
    t.reset()
    assert t.options == ["reward left", "reward right"]
    t.play("reward left")
    assert (t.blue.holds("red"), t.green.holds("red"), t.red.supply) == (0, 0, supply + 4)
    t.nothing_open_but("WhereToPlace", "red")


@limit("contribution-6 princess left")
def test_the_sixth_princesss_release_is_for_own_workers_and_costs_nothing() -> None:
    t = at_the_princess("contribution-6")
    t.blue.holding(red=1, green=2)
    t.red.has(silver=9).at(prison=1)
    t.reset()
    t.play("reward left")
    assert (t.blue.holds("red"), t.blue.holds("green")) == (0, 2)
    assert (t.red.silver, t.red.prison, t.red.virtue, t.table.tax) == (9, 1, 7, 0)


@nothing("contribution-6 princess left")
def test_the_sixth_princesss_release_is_not_offered_when_nobody_is_held() -> None:
    t = at_the_princess("contribution-6")
    t.blue.at(mines=1)
    t.reset()
    t.nothing_open_but("FreeCapture", "red")


@effect("contribution-6 princess right")
def test_the_sixth_princess_makes_a_capture_instead() -> None:
    t = at_the_princess("contribution-6")
    t.blue.holding(red=1).at(mines=3)
    t.reset()
    t.play("reward right", "capture mines blue")
    assert (t.red.holds("blue"), t.blue.holds("red")) == (3, 1)
    t.nothing_open_but("WhereToPlace", "red")


@limit("contribution-6 princess right")
def test_the_sixth_princesss_capture_is_one_group_free_of_tax_and_judged_where_it_is_made() -> None:
    t = at_the_princess("contribution-6", red=2, blue=1)
    t.blue.holding(red=1).at(mines=3)
    t.reset()
    t.play("reward right", "capture quarry blue")
    assert (t.red.holds("blue"), t.blue.workers("mines")) == (1, 3)
    assert (t.red.virtue, t.table.tax) == (6, 0), "the Princess has not left yet"
    t.nothing_open_but("WhereToPlace", "red")


@nothing("contribution-6 princess right")
def test_the_sixth_princess_does_nothing_for_who_is_not_there() -> None:
    t = at_the_princess("contribution-6", red=0)
    t.blue.holding(red=1).at(mines=3)
    t.reset()
    t.nothing_open_but("WhereToPlace", "red")
    assert (t.red.holds("blue"), t.blue.holds("red")) == (0, 1)


@effect("contribution-7 princess left")
def test_the_seventh_princess_frees_prisoners() -> None:
    t = at_the_princess("contribution-7")
    t.red.at(prison=4)
    supply = t.red.supply
    t.reset()
    assert t.options == ["reward left", "reward right"]
    t.play("reward left")
    assert (t.red.prison, t.red.supply, t.red.influence) == (0, supply + 4, 0)
    t.nothing_open_but("WhereToPlace", "red")


@limit("contribution-7 princess left")
def test_the_seventh_princess_frees_who_came_to_prison_in_this_reset_before_prisoners_are_counted() -> None:
    t = at_the_princess("contribution-7")
    t.green.at(prison=0)
    t.blue.at(prison=1)
    t.red.at(prison=2, workshop=1)
    t.reset()
    t.play("reward left")
    assert (t.red.prison, t.red.virtue) == (0, 7)
    assert (t.red.unpaid, t.blue.unpaid) == (1, 1), "Red's is the Profiteer's, Blue's for the most prisoners"
    assert t.blue.prison == 1


@limit("contribution-7 princess right")
def test_the_seventh_princess_gives_influence_to_who_keeps_his_prisoners() -> None:
    t = at_the_princess("contribution-7")
    t.red.at(prison=2).with_influence(11)
    t.reset()
    t.play("reward right")
    assert (t.red.prison, t.red.influence) == (2, 12)


@nothing("contribution-7 princess left")
def test_the_seventh_princess_frees_nobody_when_nobody_of_the_leaders_is_in_prison() -> None:
    t = at_the_princess("contribution-7", red=1, blue=0)
    t.blue.at(prison=2)
    t.reset()
    t.nothing_open_but("WhereToPlace", "red")
    assert (t.red.influence, t.blue.prison) == (2, 2)


@pytest.mark.parametrize("key", CONSEQUENCES)
def test_setting_up_puts_the_figures_where_the_first_card_says(key: str) -> None:
    t = wonders_table()
    t.in_force(key)
    assert (t.profiteer, t.princess) == (CONSEQUENCES[key][0], CONSEQUENCES[key][2])
