"""The Apprentices of Works of Wonder, card by card. Sheet 10.3."""

from __future__ import annotations

from typing import Any

import pytest

from builder import TestTable, both_table, wonders_table
from card_tests import (
    build_wonder,
    effect,
    effects,
    limit,
    limits,
    nothing,
    nothings,
    ready_for_wonder,
    ready_to_advance,
    ready_to_build,
)
from sheet import WONDERS_APPRENTICES


def quiet(players: int = 2, **options: Any) -> TestTable:
    """Neither figure stands at a place that these tests use: the Princess at the Forest, the Profiteer at the
    Quarry."""
    t = wonders_table(players, **options)
    t.in_force("contribution-5")
    t.table.tax = 0
    return t


# Aristocrats and Street Urchins: a reset's step 3.

ARISTOCRATS = [("aristocrat-1", {"wood": 2}), ("aristocrat-2", {"gold": 1}), ("aristocrat-3", {"stone": 2})]
URCHINS = [("street-urchin-1", {"silver": 3}), ("street-urchin-2", {"clay": 3}), ("street-urchin-3", {"marble": 1})]
IN_RESET = [(card, gain, "storehouse") for card, gain in ARISTOCRATS] + [
    (card, gain, "mines") for card, gain in URCHINS
]


def before_reset(players: int = 2) -> TestTable:
    """The Princess stands at the Storehouse, where the most Workers may destroy a Debt; the Profiteer at the Mines,
    where everybody loses 1 Virtue. The next consequence moves them to the Forest and to the Quarry."""
    t = wonders_table(players)
    t.in_force("contribution-2")
    t.open_to_contribute("contribution-5")
    return t


@effects("card, gain, place", IN_RESET)
def test_an_aristocrat_gains_at_the_princess_and_an_urchin_at_the_profiteer(
    card: str, gain: dict[str, int], place: str
) -> None:
    t = before_reset()
    t.red.with_apprentices(card).at(**{place: 1})
    t.reset()
    assert t.red.goods == gain
    t.nothing_open_but("WhereToPlace", "red")


@effects("card, gain", URCHINS)
def test_an_urchins_owner_gains_before_the_worker_goes_to_prison(card: str, gain: dict[str, int]) -> None:
    t = before_reset()
    t.red.with_apprentices(card).at(mines=1)
    t.reset()
    assert t.red.goods == gain
    assert (t.red.workers("mines"), t.red.prison, t.red.virtue) == (0, 1, 6)


@limits("card, gain, place", IN_RESET)
def test_a_card_of_step_three_gains_once_however_many_workers_stand_there(
    card: str, gain: dict[str, int], place: str
) -> None:
    t = before_reset()
    t.red.with_apprentices(card).at(**{place: 2})
    t.reset()
    assert t.red.goods == gain


@limits("card, gain, place", IN_RESET)
def test_a_card_of_step_three_looks_at_where_the_figures_stood_before(
    card: str, gain: dict[str, int], place: str
) -> None:
    new = {"storehouse": "forest", "mines": "quarry"}[place]
    t = before_reset()
    t.red.with_apprentices(card).at(**{new: 1})
    t.reset()
    assert (t.princess, t.profiteer) == ("forest", "quarry")
    assert t.red.goods == {}
    t.reset()
    assert t.red.silver == gain.get("silver", 0) + (3 if new == "forest" else 0), "with what the Princess gives there"
    assert {good: n for good, n in t.red.goods.items() if good != "silver"} == {
        good: n for good, n in gain.items() if good != "silver"
    }


@limits("card, gain, place", IN_RESET)
def test_a_card_of_step_three_needs_no_majority(card: str, gain: dict[str, int], place: str) -> None:
    t = before_reset()
    t.red.with_apprentices(card).at(**{place: 1})
    t.blue.at(**{place: 4})
    t.reset()
    assert t.red.goods == gain
    assert t.blue.goods == {}


@limit("aristocrat-1", "aristocrat-2", "aristocrat-3")
def test_three_aristocrats_bring_all_their_goods() -> None:
    t = before_reset()
    t.red.with_apprentices("aristocrat-1", "aristocrat-2", "aristocrat-3").at(storehouse=1)
    t.reset()
    assert t.red.goods == {"wood": 2, "gold": 1, "stone": 2}


@limit("street-urchin-1", "street-urchin-2", "street-urchin-3")
def test_three_urchins_bring_all_their_goods() -> None:
    t = before_reset()
    t.red.with_apprentices("street-urchin-1", "street-urchin-2", "street-urchin-3").at(mines=1)
    t.reset()
    assert t.red.goods == {"silver": 3, "clay": 3, "marble": 1}


@nothings("card, gain, place", IN_RESET)
def test_a_card_of_step_three_brings_nothing_elsewhere_for_others_workers_or_outside_a_reset(
    card: str, gain: dict[str, int], place: str
) -> None:
    t = before_reset()
    other = {"storehouse": "mines", "mines": "storehouse"}[place]
    t.red.with_apprentices(card).at(**{other: 1, "quarry": 1})
    t.blue.at(**{place: 2})
    t.reset()
    assert t.red.goods == t.blue.goods == {}
    t = before_reset()
    t.red.with_apprentices(card).at(**{place: 1})
    t.play("place forest")
    assert t.red.goods == {"wood": 1}


# Benefactors.

BENEFACTORS = [("benefactor-1",), ("benefactor-2",)]


@pytest.mark.parametrize("good", ["clay", "wood", "stone"])
@effects("card", BENEFACTORS)
def test_a_benefactor_turns_a_clay_wood_or_stone_into_influence(card: str, good: str) -> None:
    t = quiet()
    t.red.has(**{good: 1}).with_apprentices(card)
    t.play("place storehouse", f"use {card}")
    assert t.red.goods == {}
    assert t.red.influence == 1
    t.nothing_open_but("WhereToPlace", "blue")


@limits("card", BENEFACTORS)
def test_a_benefactor_trades_once_for_each_worker_there(card: str) -> None:
    t = quiet()
    t.red.has(clay=3).with_apprentices(card).at(storehouse=1)
    t.play("place storehouse", f"use {card}", f"use {card}")
    assert (t.red.clay, t.red.influence) == (1, 2)
    t.nothing_open_but("WhereToPlace", "blue")


@limits("card", BENEFACTORS)
def test_a_benefactors_influence_may_draw_a_card_and_ends_at_twelve(card: str) -> None:
    t = quiet()
    t.on_top("chapel")
    t.red.has(stone=1).with_apprentices(card).with_influence(4)
    t.play("place storehouse", f"use {card}")
    assert (t.red.influence, t.red.hand) == (5, ["chapel"])
    t = quiet()
    t.red.has(stone=1).with_apprentices(card).with_influence(12)
    t.play("place storehouse", f"use {card}")
    assert (t.red.influence, t.red.stone, t.red.hand) == (12, 0, [])


@nothings("card", BENEFACTORS)
def test_a_benefactor_takes_no_other_goods_and_works_nowhere_else(card: str) -> None:
    t = quiet()
    t.red.has(gold=2, marble=2, silver=9).with_apprentices(card)
    t.play("place storehouse")
    t.nothing_open_but("WhereToPlace", "blue")
    assert t.red.influence == 0
    t = quiet()
    t.red.has(clay=2).with_apprentices(card)
    t.play("place silversmith")
    t.nothing_open_but("WhereToPlace", "blue")
    assert (t.red.clay, t.red.influence) == (2, 0)
    t.blue.has(clay=1)
    t.play("place storehouse")
    t.nothing_open_but("WhereToPlace", "red")
    assert t.blue.influence == 0


# Charlatans.

CHARLATANS = [
    ("charlatan-1", "wood", "carpenters-hall", {"clay": 2}, 4),
    ("charlatan-2", "clay", "tilers-hall", {"wood": 1}, 5),
    ("charlatan-3", "stone", "masons-hall", {"clay": 2}, 3),
]
CHARLATAN = "card, good, building, rest, amount"


@effects(CHARLATAN, CHARLATANS)
def test_a_charlatan_stands_in_for_every_piece_of_one_resource(
    card: str, good: str, building: str, rest: dict[str, int], amount: int
) -> None:
    t = quiet()
    t.red.has(**rest).with_hand(building).with_apprentices(card).with_influence(amount)
    t.construct(building)
    assert t.red.buildings == [building]
    assert (t.red.goods, t.red.influence) == ({}, 0)
    t.nothing_open_but("WhereToPlace", "blue")


@effects(CHARLATAN, CHARLATANS)
def test_a_charlatan_may_be_called_for_some_of_a_price(
    card: str, good: str, building: str, rest: dict[str, int], amount: int
) -> None:
    t = quiet()
    t.red.has(**rest, **{good: amount}).with_hand(building).with_apprentices(card).with_influence(3)
    t.play("place guildhall")
    assert t.options == ["pay plainly", f"influence for {good}"]
    t.play(f"influence for {good}", "pay plainly")
    assert t.red.buildings == [building]
    assert (t.red.goods, t.red.influence) == ({good: 1}, 2)


@limits(CHARLATAN, CHARLATANS)
def test_a_charlatan_needs_an_influence_for_each_piece(
    card: str, good: str, building: str, rest: dict[str, int], amount: int
) -> None:
    t = quiet()
    # At the top of the Cathedral, where Influence would pay for Gold too, there is nothing left to do.
    t.red.has(**rest).with_hand(building).with_apprentices(card).with_influence(amount - 1).on_level(5)
    assert not t.may("place guildhall")
    t.red.has(**{good: 1})
    assert t.may("place guildhall")
    t.construct(building)
    assert (t.red.goods, t.red.influence) == ({}, 0)


@limits(CHARLATAN, CHARLATANS)
def test_a_charlatan_never_contributes(card: str, good: str, building: str, rest: dict[str, int], amount: int) -> None:
    t = wonders_table()
    t.in_force("contribution-3")  # the Princess at the Workshop
    t.open_to_contribute("contribution-1")
    t.red.with_apprentices(card).with_influence(8)
    t.play("place workshop")
    t.nothing_open_but("WhereToPlace", "blue")
    assert (t.red.influence, t.filled) == (8, [])
    t.red.has(**{good: 1})
    t.turn_of("red").play("place workshop")
    assert t.options == ["go on", f"contribute {good}"], "what is there can be given"


@limit("charlatan-1", "charlatan-3")
def test_charlatans_serve_the_cathedral_and_trades_too() -> None:
    t = quiet()
    t.red.has(wood=2).with_hand("castle").with_apprentices("charlatan-3").with_influence(2).on_level(1)
    t.reward_on_top("reward-5")
    t.advance()
    assert (t.red.cathedral, t.red.influence, t.red.goods) == (2, 0, {})
    t = quiet()
    t.red.with_apprentices("charlatan-1", "trader-3").with_influence(2)
    t.play("place storehouse", "use trader-3")
    assert (t.red.goods, t.red.influence) == ({"marble": 1}, 0)


@limit("charlatan-2")
def test_the_charlatan_of_clay_serves_trades_too() -> None:
    t = quiet()
    t.red.has(clay=1).with_apprentices("charlatan-2", "trader-1").with_influence(2)
    t.play("place storehouse", "use trader-1")
    assert (t.red.goods, t.red.influence) == ({"marble": 1}, 0)


@nothings(CHARLATAN, CHARLATANS)
def test_a_charlatan_stands_in_for_nothing_else_and_for_nobody_else(
    card: str, good: str, building: str, rest: dict[str, int], amount: int
) -> None:
    t = quiet()
    t.red.has(**{good: amount}).with_hand(building).with_apprentices(card).with_influence(12)
    t.red.on_level(5)
    assert not t.may("place guildhall"), "the rest of the price is not there"
    t = quiet()
    t.red.has(**rest).with_hand(building).with_influence(12).on_level(5)
    t.blue.with_apprentices(card)
    assert not t.may("place guildhall")


# Chevaliers and Diplomats.

PLACED = [
    ("chevalier-1", "town-centre"),
    ("chevalier-2", "guardhouse"),
    ("diplomat-1", "silversmith"),
    ("diplomat-2", "storehouse"),
]


def ready_to_be_placed(card: str, **options: Any) -> TestTable:
    """There is something to do at each of the four places."""
    t = quiet(**options)
    t.red.has(silver=1, clay=2).at(prison=1).with_apprentices(card)
    return t


def visit(t: TestTable, place: str) -> None:
    t.play(f"place {place}", *([] if place == "silversmith" else ["done"]))


@effects("card, place", PLACED)
def test_a_chevalier_or_diplomat_brings_influence_at_his_place(card: str, place: str) -> None:
    t = ready_to_be_placed(card)
    visit(t, place)
    assert t.red.influence == 1
    t.nothing_open_but("WhereToPlace", "blue")


@limits("card, place", PLACED)
def test_he_brings_one_for_a_placement_whoever_stands_there_and_comes_before_the_action(card: str, place: str) -> None:
    t = ready_to_be_placed(card)
    t.red.at(**{place.replace("-", "_"): 3}).with_influence(4)
    t.on_top("chapel")
    t.play(f"place {place}")
    assert (t.red.influence, t.red.hand) == (5, ["chapel"])
    if place != "silversmith":
        assert t.asked == "red", "the action is still to come"


@limit("chevalier-1", "chevalier-2", "diplomat-1", "diplomat-2")
def test_an_artisan_brings_them_no_more() -> None:
    for card, place in PLACED:
        t = both_table()
        t.in_force("contribution-5")
        t.red.has(silver=1, clay=2).at(prison=1).with_apprentices(card)
        t.play(f"artisan {place}", *([] if place == "silversmith" else ["done"]))
        assert t.red.influence == 1


@limit("chevalier-2")
def test_a_chevalier_at_the_guardhouse_brings_his_besides_the_profiteers() -> None:
    t = wonders_table()
    t.red.at(prison=1).with_apprentices("chevalier-2")
    t.play("place guardhouse", "free prisoners")
    assert t.red.influence == 2


@nothings("card, place", PLACED)
def test_he_brings_nothing_at_other_places_nor_for_others(card: str, place: str) -> None:
    for _, other in PLACED:
        if other != place:
            t = ready_to_be_placed(card)
            visit(t, other)
            assert t.red.influence == 0
    t = ready_to_be_placed(card)
    t.turn_of("blue")
    t.blue.has(silver=1, clay=2).at(prison=1)
    visit(t, place)
    assert (t.red.influence, t.blue.influence) == (0, 0)


# Financers and Tinkers.

TRADES = [
    ("financer-1", {"gold": 1}, {"silver": 3}),
    ("financer-2", {"marble": 1}, {"silver": 4}),
    ("tinker-1", {"wood": 1, "clay": 1}, {"gold": 1}),
    ("tinker-2", {"clay": 2}, {"gold": 1}),
]


@effects("card, price, gain", TRADES)
def test_a_financer_or_tinker_trades(card: str, price: dict[str, int], gain: dict[str, int]) -> None:
    t = quiet()
    t.red.has(**price).with_apprentices(card)
    t.play("place storehouse", f"use {card}")
    assert t.red.goods == gain
    assert t.red.virtue == 7
    t.nothing_open_but("WhereToPlace", "blue")


@limits("card, price, gain", TRADES)
def test_his_trade_has_its_price_and_is_made_once_for_each_worker_there(
    card: str, price: dict[str, int], gain: dict[str, int]
) -> None:
    for good, amount in price.items():
        t = quiet()
        t.red.has(**{**price, good: amount - 1}).with_apprentices(card)
        t.play("place storehouse")
        t.nothing_open_but("WhereToPlace", "blue")
        assert set(t.red.goods) <= set(price)
    t = quiet()
    t.red.has(**{good: 3 * amount for good, amount in price.items()}).with_apprentices(card).at(storehouse=1)
    t.play("place storehouse", f"use {card}", f"use {card}")
    t.nothing_open_but("WhereToPlace", "blue")
    kept = dict(price)
    for good, amount in gain.items():
        kept[good] = kept.get(good, 0) + 2 * amount
    assert t.red.goods == kept


@nothings("card, price, gain", TRADES)
def test_nobody_trades_with_him_elsewhere_or_with_anothers(
    card: str, price: dict[str, int], gain: dict[str, int]
) -> None:
    t = quiet()
    t.red.has(**price).with_apprentices(card)
    t.play("place silversmith")
    t.nothing_open_but("WhereToPlace", "blue")
    assert t.red.goods == {**price, "silver": 2}
    t.blue.has(**price)
    t.play("place storehouse")
    assert not t.may(f"use {card}")


# Journeymen.

JOURNEYMEN = [
    ("journeyman-1", 0, {}, ["chapel"]),
    ("journeyman-2", 1, {}, []),
    ("journeyman-3", 0, {"silver": 2}, []),
]
JOURNEYMAN = "card, influence, goods, hand"


@effects(JOURNEYMAN, JOURNEYMEN)
def test_a_journeyman_brings_something_for_a_building(
    card: str, influence: int, goods: dict[str, int], hand: list[str]
) -> None:
    t = ready_to_build("masons-hall")
    t.red.with_apprentices(card)
    t.on_top("chapel", "church")
    t.construct("masons-hall")
    assert (t.red.influence, t.red.goods, t.red.hand) == (influence, goods, hand)
    t.nothing_open_but("WhereToPlace", "blue")


@effects(JOURNEYMAN, JOURNEYMEN)
def test_a_journeyman_brings_the_same_for_a_wonder(
    card: str, influence: int, goods: dict[str, int], hand: list[str]
) -> None:
    t = ready_for_wonder("stone-wonder")
    t.red.with_apprentices(card)
    t.on_top("chapel", "church")
    build_wonder(t, "stone-wonder", "quarry")
    assert (t.red.influence, t.red.goods, t.red.hand) == (influence, goods, hand)


@limits(JOURNEYMAN, JOURNEYMEN)
def test_a_journeyman_comes_last_after_the_buildings_own_effect(
    card: str, influence: int, goods: dict[str, int], hand: list[str]
) -> None:
    t = ready_to_build("podium")
    t.red.with_apprentices(card).with_influence(1)
    t.on_top("chapel", "church")
    t.construct("podium")
    assert t.red.influence == 4 + influence
    # The Podium's three Influence reach 4; only the Journeyman's own reaches 5 and draws.
    assert t.red.hand == (["chapel"] if hand or influence else [])
    t = ready_for_wonder("gold-wonder")
    t.red.with_apprentices(card)
    t.play("place guildhall")
    assert t.question == "WhereToken"
    assert (t.red.influence, t.red.goods, t.red.hand) == (0, {}, [])


@limit("journeyman-1", "journeyman-2", "journeyman-3")
def test_three_journeymen_bring_each_his_own() -> None:
    t = ready_to_build("masons-hall")
    t.red.with_apprentices("journeyman-1", "journeyman-2", "journeyman-3")
    t.on_top("chapel", "church")
    t.construct("masons-hall")
    assert (t.red.influence, t.red.goods, t.red.hand) == (1, {"silver": 2}, ["chapel"])


@nothings(JOURNEYMAN, JOURNEYMEN)
def test_a_journeyman_brings_nothing_at_the_cathedral_or_when_others_build(
    card: str, influence: int, goods: dict[str, int], hand: list[str]
) -> None:
    t = ready_to_advance(expansions=["wonders"])
    t.red.with_apprentices(card)
    t.advance()
    assert (t.red.cathedral, t.red.influence, t.red.goods, t.red.hand) == (1, 0, {}, [])
    t = ready_to_build("masons-hall")
    t.blue.with_apprentices(card)
    t.construct("masons-hall")
    assert (t.blue.influence, t.blue.goods, t.blue.hand) == (0, {}, [])
    assert (t.red.influence, t.red.goods, t.red.hand) == (0, {}, [])


# Racketeers.

RACKETEERS = [("racketeer-1",), ("racketeer-2",)]


@effects("card", RACKETEERS)
def test_a_racketeer_brings_an_influence_for_a_debt(card: str) -> None:
    t = quiet()
    t.red.with_apprentices(card).at(prison=1)
    t.reset()
    assert (t.red.unpaid, t.red.influence) == (1, 1)


@limits("card", RACKETEERS)
def test_a_racketeer_brings_one_for_each_debt_wherever_it_comes_from(card: str) -> None:
    t = quiet()
    t.table.tax = 3
    t.red.with_apprentices(card).with_virtue(0)
    t.play("place tax-stand")
    assert (t.red.unpaid, t.red.influence) == (2, 2)
    t = quiet()
    t.red.with_apprentices(card)
    t.blue.holding(red=2)
    t.play("place guardhouse", "ransom with debt")
    assert (t.red.unpaid, t.red.influence, t.red.virtue) == (1, 1, 6)


@limit("racketeer-1", "racketeer-2")
def test_two_racketeers_bring_two_for_a_debt() -> None:
    t = quiet()
    t.red.with_apprentices("racketeer-1", "racketeer-2").at(prison=1)
    t.reset()
    assert (t.red.unpaid, t.red.influence) == (1, 2)


@nothings("card", RACKETEERS)
def test_a_racketeer_brings_nothing_for_paying_for_destroying_or_for_others_debts(card: str) -> None:
    t = quiet()
    t.red.with_apprentices(card).owing(unpaid=2).has(silver=6)
    t.play("place guardhouse", "pay debt")
    assert (t.red.unpaid, t.red.paid, t.red.influence) == (1, 1, 0)
    t = quiet()
    t.red.with_apprentices(card).owing(unpaid=1)
    t.blue.at(prison=1)
    t.reset()
    assert (t.blue.unpaid, t.red.influence, t.blue.influence) == (1, 0, 0)
    t = ready_to_build("courthouse")
    t.red.with_apprentices(card).owing(unpaid=1)
    t.construct("courthouse", "destroy debt")
    assert (t.red.unpaid, t.red.influence) == (0, 0)


# Their Virtue.


@pytest.mark.parametrize("card", WONDERS_APPRENTICES)
def test_hiring_changes_virtue(card: str) -> None:
    t = quiet()
    t.red.has(silver=4)
    t.show(1, 1, card)
    t.play("place workshop", f"hire {card}")
    assert t.red.virtue == 7 + WONDERS_APPRENTICES[card][2]
    assert t.red.apprentices == [card]
    assert t.red.influence == 0


@nothing("charlatan-1", "charlatan-2", "charlatan-3")
def test_nobody_is_asked_about_a_charlatan_without_influence() -> None:
    t = ready_to_build("podium")
    t.red.with_apprentices("charlatan-1", "charlatan-2", "charlatan-3")
    t.construct("podium")
    t.nothing_open_but("WhereToPlace", "blue")
    assert (t.red.goods, t.red.influence) == ({}, 3)


@effect("racketeer-1", "racketeer-2")
def test_racketeers_earn_from_the_profiteer() -> None:
    t = wonders_table()
    t.red.with_apprentices("racketeer-1", "racketeer-2").at(guardhouse=1)
    t.reset()
    assert (t.red.unpaid, t.red.influence) == (2, 4), "1 of the consequence and 1 for the most prisoners"
