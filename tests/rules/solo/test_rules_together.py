"""Turns of an opponent of Works of Wonder in which several rules meet."""

from __future__ import annotations

from solo_tables import works


def test_the_fifth_resource_the_princess_and_the_peddlers_power_in_one_turn() -> None:
    """rules/solo 3.3, rules/wonders 6: its contribution fills the card, so a reset follows its turn. It stands alone at
    the Princess's place and is rewarded there; then its power brings it more."""
    t = works("peddler")
    t.in_force("contribution-5")
    t.open_to_contribute("contribution-2", filled=["clay", "wood", "gold", "marble"])
    t.opponent.with_influence(0)
    t.marker_on("stone")
    t.follow("future-8")
    assert t.opponent.influence == 2 + 1 + 1, "the slot, the Princess, the power"
    assert (t.marker, t.opponent.marble) == ("stone", 1), "3 Silver and 2 Silver go once round"
    assert t.laid == {f"{good}-wonder": 1 for good in ("clay", "wood", "stone", "gold", "marble")}


def test_the_meddlers_capture_after_a_wonder_costs_virtue_where_the_princess_stands() -> None:
    """rules/solo 3.6, rules/wonders 4: 2 Virtue for the Wonder, 1 less for the capture of the largest group."""
    t = works("meddler")
    t.opponent.with_influence(7).has(marble=3).with_virtue(5)
    t.red.at(silversmith=3, quarry=2)
    tax = t.table.tax
    t.follow("starting-1")
    assert (t.opponent.buildings, t.tokens) == (["clay-wonder"], {"clay-wonder": "workshop"})
    assert (t.opponent.influence, t.opponent.marble, t.opponent.virtue) == (0, 0, 6)
    assert (t.opponent.holds("red"), t.table.tax) == (3, tax + 5)


def test_its_worker_on_the_last_market_space_brings_debts_to_whoever_is_tied_in_prison() -> None:
    """rules/wonders 6: both have 2 in Prison after the reset that its own Worker has brought."""
    t = works("peddler")
    t.red.at(market_middle=1, market_right=1)
    t.opponent.at(prison=1)
    t.follow("starting-2")
    assert (t.opponent.prison, t.red.prison) == (2, 2)
    assert (t.opponent.unpaid, t.red.unpaid, t.opponent.marble) == (1, 1, 1)


def test_an_artisan_makes_a_group_of_three_and_goes_to_prison_with_it() -> None:
    """rules/artisans 4, rules/solo 3.8: two Workers and the Artisan are three, captured and imprisoned together."""
    t = works("enforcer", expansions=["artisans", "wonders"])
    t.red.at(forest=2).artisan_at("forest")
    t.follow("starting-3")
    assert (t.opponent.holds("red"), t.red.artisan) == (3, "board blue")
    t.follow("starting-8")
    assert (t.opponent.holds("red"), t.red.prison, t.red.artisan) == (0, 3, "prison")
