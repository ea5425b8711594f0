"""The Apprentices of Age of Artisans, card by card. Sheet 8.2."""

from __future__ import annotations

import pytest

from builder import TestTable, artisans_table
from card_tests import effect, effects, limit, limits, nothing, nothings

# Antagonists.

ANTAGONISTS = [("antagonist-1",), ("antagonist-2",)]
GROUPS = ("capture quarry blue", "capture forest blue", "capture quarry green")


def at_the_town_centre(silver: int, *apprentices: str) -> TestTable:
    """Groups stand at two places, the number that three players may use. Red places one Worker."""
    t = artisans_table(3)
    t.table.tax = 0
    t.red.has(silver=silver).with_apprentices(*apprentices)
    t.blue.at(quarry=2, forest=1)
    t.green.at(quarry=1)
    t.play("place town-centre")
    return t


@effects("card", ANTAGONISTS)
def test_an_antagonist_makes_one_capture_more(card: str) -> None:
    t = at_the_town_centre(2, card)
    t.play(*GROUPS[:2])
    assert t.red.holds("blue") == 3
    assert t.red.silver == 0
    assert t.table.tax == 1
    t.nothing_open_but("WhereToPlace", "blue")


@limits("card", ANTAGONISTS)
def test_an_antagonists_capture_has_its_price_and_he_makes_no_third_one(card: str) -> None:
    t = at_the_town_centre(1, card)
    t.play(GROUPS[0])
    assert (t.red.holds("blue"), t.red.silver) == (2, 0)
    t.nothing_open_but("WhereToPlace", "blue")
    t = at_the_town_centre(9, card)
    t.play(*GROUPS[:2])
    assert t.red.silver == 7
    t.nothing_open_but("WhereToPlace", "blue")


@limit("antagonist-1", "antagonist-2")
def test_two_antagonists_add_two_and_an_artisan_counts_besides() -> None:
    t = at_the_town_centre(3, "antagonist-1", "antagonist-2")
    t.play(*GROUPS)
    assert (t.red.holds("blue"), t.red.holds("green"), t.red.silver) == (3, 1, 0)
    t = artisans_table(3)
    t.red.has(silver=3).with_apprentices("antagonist-1")
    t.blue.at(quarry=2, forest=1)
    t.green.at(quarry=1)
    t.play("artisan town-centre", *GROUPS)
    assert (t.red.holds("blue"), t.red.holds("green"), t.red.silver) == (3, 1, 0)
    t.nothing_open_but("WhereToPlace", "blue")


@nothings("card", ANTAGONISTS)
def test_an_antagonist_counts_nowhere_else_and_for_nobody_else(card: str) -> None:
    t = artisans_table(2)
    t.red.with_apprentices(card)
    t.play("place quarry")
    assert t.red.goods == {"stone": 1}
    t.blue.has(silver=2)
    t.red.at(forest=1)
    t.play("place town-centre", "capture forest red")
    t.nothing_open_but("WhereToPlace", "red")
    assert (t.blue.silver, t.red.workers("quarry")) == (1, 1)


# Abbots.

ABBOTS = [("abbot-1",), ("abbot-2",)]


@effects("card", ABBOTS)
def test_an_abbot_brings_one_silver_at_the_kings_storehouse(card: str) -> None:
    t = artisans_table()
    t.red.with_apprentices(card)
    t.play("place storehouse")
    assert t.red.goods == {"silver": 1}
    t.nothing_open_but("WhereToPlace", "blue")


@limits("card", ABBOTS)
def test_an_abbot_brings_one_silver_for_a_visit_and_in_time_for_its_trades(card: str) -> None:
    t = artisans_table()
    t.red.with_apprentices(card).at(storehouse=3)
    t.play("place storehouse")
    assert t.red.goods == {"silver": 1}
    t = artisans_table()
    t.red.with_apprentices(card, "merchant-1")
    t.play("artisan storehouse", "use merchant-1")
    assert t.red.goods == {"clay": 3}
    t = artisans_table()
    t.red.with_apprentices(card, "merchant-2")
    t.play("place storehouse")
    assert t.red.goods == {"silver": 1}, "2 Silver are not there"
    t.nothing_open_but("WhereToPlace", "blue")


@limit("abbot-1", "abbot-2")
def test_two_abbots_bring_two_silver() -> None:
    t = artisans_table()
    t.red.with_apprentices("abbot-1", "abbot-2", "merchant-2")
    t.play("place storehouse", "use merchant-2")
    assert t.red.goods == {"gold": 1}


@nothings("card", ABBOTS)
def test_an_abbot_brings_nothing_elsewhere_nor_for_others(card: str) -> None:
    t = artisans_table()
    t.red.with_apprentices(card)
    t.play("place silversmith", "place storehouse")
    assert t.red.goods == {"silver": 2}
    assert t.blue.goods == {}


# Lookouts.

LOOKOUTS = [("lookout-1",), ("lookout-2",)]


def at_the_guardhouse(*apprentices: str) -> TestTable:
    """Red could do three things at the Guardhouse."""
    t = artisans_table()
    t.red.has(silver=6).at(prison=2).holding(blue=3).owing(unpaid=1).with_apprentices(*apprentices)
    return t


@effects("card", LOOKOUTS)
def test_a_lookout_takes_one_action_more_at_the_guardhouse(card: str) -> None:
    t = at_the_guardhouse(card)
    t.play("place guardhouse", "imprison", "free prisoners")
    assert t.red.silver == 9
    assert (t.red.prison, t.blue.prison) == (0, 3)
    t.nothing_open_but("WhereToPlace", "blue")


@limits("card", LOOKOUTS)
def test_a_lookout_takes_one_action_more_and_not_two(card: str) -> None:
    t = at_the_guardhouse(card)
    t.play("place guardhouse", "imprison", "free prisoners")
    assert t.red.unpaid == 1
    t.nothing_open_but("WhereToPlace", "blue")
    t = at_the_guardhouse(card)
    t.play("artisan guardhouse", "imprison", "free prisoners", "pay debt")
    assert (t.red.unpaid, t.red.paid) == (0, 1)
    t.nothing_open_but("WhereToPlace", "blue")


@limit("lookout-1", "lookout-2")
def test_two_lookouts_take_two_more() -> None:
    t = at_the_guardhouse("lookout-1", "lookout-2")
    t.play("place guardhouse", "imprison", "free prisoners", "pay debt")
    assert (t.red.prison, t.blue.prison, t.red.paid) == (0, 3, 1)
    t.nothing_open_but("WhereToPlace", "blue")


@nothings("card", LOOKOUTS)
def test_a_lookout_counts_nowhere_else_and_for_nobody_else(card: str) -> None:
    t = at_the_guardhouse()
    t.blue.with_apprentices(card)
    t.play("place guardhouse", "imprison")
    t.nothing_open_but("WhereToPlace", "blue")
    assert t.red.prison == 2
    t.play("place quarry")
    assert t.blue.goods == {"stone": 1}


# Enforcers.

ENFORCERS = [("enforcer-1", {"wood": 2}), ("enforcer-2", {"clay": 3}), ("enforcer-3", {"stone": 2})]


@effects("card, gain", ENFORCERS)
def test_an_enforcer_brings_goods_for_workers_sent_to_prison(card: str, gain: dict[str, int]) -> None:
    t = artisans_table()
    t.red.holding(blue=1).with_apprentices(card)
    t.play("place guardhouse", "imprison")
    assert t.red.goods == {**gain, "silver": 1}
    assert t.blue.prison == 1
    t.nothing_open_but("WhereToPlace", "blue")


@limits("card, gain", ENFORCERS)
def test_an_enforcer_brings_his_goods_once_however_many_are_sent(card: str, gain: dict[str, int]) -> None:
    t = artisans_table(3)
    t.red.holding(blue=3, green=1).with_apprentices(card)
    t.play("place guardhouse", "imprison")
    assert t.red.goods == {**gain, "silver": 4}
    assert (t.blue.prison, t.green.prison) == (3, 1)


@limit("enforcer-1", "enforcer-2", "enforcer-3")
def test_three_enforcers_bring_all_their_goods() -> None:
    t = artisans_table()
    t.red.holding(blue=1).with_apprentices("enforcer-1", "enforcer-2", "enforcer-3")
    t.play("place guardhouse", "imprison")
    assert t.red.goods == {"wood": 2, "clay": 3, "stone": 2, "silver": 1}


@nothings("card, gain", ENFORCERS)
def test_an_enforcer_brings_nothing_for_a_reset_for_other_actions_or_for_others(
    card: str, gain: dict[str, int]
) -> None:
    t = artisans_table()
    t.red.with_apprentices(card).at(market_left=1)
    t.blue.at(market_right=1)
    t.reset()
    assert (t.red.prison, t.blue.prison) == (1, 1)
    assert t.red.goods == {}
    t.play("place guardhouse", "free prisoners")
    assert t.red.goods == {}
    t.blue.at(prison=0).holding(red=2)
    t.play("place guardhouse", "imprison")
    assert t.red.goods == {}
    assert t.blue.goods == {"silver": 2}


# The Strongman who breaks out.


@effect("strongman-1")
def test_the_first_strongman_brings_the_artisan_home_in_a_reset_before_prisoners_are_counted() -> None:
    t = artisans_table()
    t.red.with_apprentices("strongman-1").at(prison=2).artisan_at("market-left")
    supply = t.red.supply
    t.reset()
    t.play("use strongman-1")
    assert t.red.artisan == "supply"
    assert t.red.supply == supply + 1
    assert t.red.prison == 2
    assert t.red.virtue == 7, "with the Artisan there were three"


@limit("strongman-1")
def test_the_first_strongman_frees_the_artisan_and_nobody_else() -> None:
    t = artisans_table()
    t.red.with_apprentices("strongman-1").at(prison=5).artisan_at("prison")
    t.blue.at(prison=1)
    t.reset()
    t.play("use strongman-1")
    assert (t.red.prison, t.blue.prison) == (5, 1)
    assert t.red.artisan == "supply"
    t.nothing_open_but("WhereToPlace", "red")


@limit("strongman-1")
def test_the_first_strongman_need_not() -> None:
    t = artisans_table()
    t.red.with_apprentices("strongman-1").artisan_at("prison")
    t.reset()
    t.play("done")
    assert t.red.artisan == "prison"


@pytest.mark.parametrize("place", ["supply", "quarry", "board blue"])
@nothing("strongman-1")
def test_the_first_strongman_does_nothing_for_an_artisan_who_is_not_in_prison(place: str) -> None:
    t = artisans_table()
    t.red.with_apprentices("strongman-1").at(prison=1).artisan_at(place)
    t.reset()
    t.nothing_open_but("WhereToPlace", "red")
    assert t.red.artisan == place
    assert t.red.prison == 1


@nothing("strongman-1")
def test_the_first_strongman_frees_nobody_outside_a_reset_nor_anothers_artisan() -> None:
    t = artisans_table()
    t.red.with_apprentices("strongman-1").artisan_at("prison")
    t.blue.artisan_at("prison")
    t.play("place quarry")
    assert t.red.artisan == "prison"
    t.reset()
    t.play("use strongman-1")
    assert t.blue.artisan == "prison"


# The Strongman who saves.


def at_the_workshop(silver: int, *, apprentices: tuple[str, ...] = ("strongman-2",)) -> TestTable:
    t = artisans_table()
    t.table.tax = 0
    t.red.has(silver=silver).with_apprentices(*apprentices)
    t.show(1, 1, "labourer")
    t.show(1, 4, "trader-1")
    return t


@effect("strongman-2")
def test_the_second_strongman_spares_the_artisan_two_silver_of_a_hire() -> None:
    t = at_the_workshop(4)
    t.play("artisan workshop", "hire labourer", "artisan pays less")
    assert "labourer" in t.red.apprentices
    assert (t.red.silver, t.table.tax) == (2, 2)
    t.nothing_open_but("WhereToPlace", "blue")


@limit("strongman-2")
def test_the_second_strongman_spares_silver_but_no_tax() -> None:
    t = at_the_workshop(2)
    t.play("artisan workshop", "hire labourer")
    assert "labourer" in t.red.apprentices
    assert (t.red.silver, t.table.tax) == (0, 2)
    t = at_the_workshop(1)
    t.play("artisan workshop")
    assert t.red.apprentices == ["strongman-2"]
    t.nothing_open_but("WhereToPlace", "blue")


@limit("strongman-2")
def test_the_second_strongman_spares_nothing_of_the_coins_on_skipped_cards() -> None:
    t = at_the_workshop(3)
    t.play("artisan workshop")
    assert "hire labourer" in t.options
    assert "hire trader-1" not in t.options, "two columns beyond the Artisan's two: 2 Tax and 2 coins"
    t = at_the_workshop(4)
    t.play("artisan workshop", "hire trader-1")
    assert "trader-1" in t.red.apprentices
    assert (t.red.silver, t.table.tax) == (0, 2)
    assert (t.silver_on(1, 1), t.silver_on(1, 2), t.silver_on(1, 3)) == (1, 1, 0)


@pytest.mark.parametrize("space, price, left", [("left", 1, 0), ("middle", 2, 0), ("right", 3, 1)])
@limit("strongman-2")
def test_the_second_strongman_spares_up_to_two_silver_at_the_black_market(space: str, price: int, left: int) -> None:
    t = artisans_table()
    t.red.has(silver=price).with_apprentices("strongman-2")
    t.play(f"artisan market-{space}", "artisan pays less")
    assert t.red.silver == price - left
    t = artisans_table()
    t.red.has(silver=left).with_apprentices("strongman-2")
    assert t.may(f"artisan market-{space}")
    assert not t.may(f"place market-{space}")
    if left:
        t.red.has(silver=left - 1)
        assert not t.may(f"artisan market-{space}")


@limit("strongman-2")
def test_the_second_strongman_serves_one_action() -> None:
    t = artisans_table()
    t.red.has(silver=4).with_apprentices("strongman-2", "merchant-3")
    t.play("artisan storehouse", "use merchant-3", "artisan pays less")
    assert (t.red.silver, t.red.marble) == (3, 1)
    t.play("use merchant-3")
    assert (t.red.silver, t.red.marble) == (0, 2)
    t.nothing_open_but("WhereToPlace", "blue")


@nothing("strongman-2")
def test_the_second_strongman_spares_a_regular_worker_nothing_nor_anybody_later() -> None:
    t = at_the_workshop(4)
    t.play("place workshop", "hire labourer")
    assert (t.red.silver, t.table.tax) == (0, 2)
    t.nothing_open_but("WhereToPlace", "blue")
    t = at_the_workshop(4)
    t.play("artisan workshop", "take plans")
    t.turn_of("red")
    t.red.has(silver=3)
    t.play("place workshop")
    t.nothing_open_but("WhereToPlace", "blue")
    assert t.red.apprentices == ["strongman-2"]
    assert t.red.silver == 3


# The Strongman who captures.


@effect("strongman-3")
def test_the_third_strongman_lets_the_artisan_capture_a_colour_where_it_is_placed() -> None:
    t = artisans_table(3)
    t.table.tax = 0
    t.red.with_apprentices("strongman-3")
    t.blue.at(forest=4, quarry=1)
    t.green.at(forest=2)
    t.play("artisan forest", "capture forest blue")
    assert t.red.holds("blue") == 4
    assert (t.blue.workers("forest"), t.blue.workers("quarry"), t.green.workers("forest")) == (0, 1, 2)
    assert t.red.goods == {"wood": 2}
    assert t.table.tax == 0
    t.nothing_open_but("WhereToPlace", "blue")


@limit("strongman-3")
def test_the_third_strongman_captures_one_colour_here_others_artisans_too_the_own_never() -> None:
    t = artisans_table(3)
    t.red.with_apprentices("strongman-3").at(forest=2)
    t.blue.at(forest=1).artisan_at("forest")
    t.green.at(quarry=2)
    t.play("artisan forest")
    assert t.options == ["capture forest red", "capture forest blue", "done"]
    t.play("capture forest blue")
    assert (t.red.holds("blue"), t.blue.artisan) == (2, "board red")
    assert t.red.wood == 4

    t = artisans_table()
    t.red.with_apprentices("strongman-3").at(forest=2)
    supply = t.red.supply
    t.play("artisan forest", "capture forest red")
    assert t.red.supply == supply - 1 + 2
    assert (t.red.workers("forest"), t.red.artisan) == (1, "forest")
    assert t.red.wood == 4, "the count is that of the placement"


@limit("strongman-3")
def test_the_third_strongman_need_not() -> None:
    t = artisans_table()
    t.red.with_apprentices("strongman-3")
    t.blue.at(forest=4)
    t.play("artisan forest", "done")
    assert (t.red.holds("blue"), t.blue.workers("forest")) == (0, 4)


@nothing("strongman-3")
def test_the_third_strongman_does_nothing_for_a_regular_worker_at_the_market_or_where_nobody_is() -> None:
    t = artisans_table()
    t.red.with_apprentices("strongman-3")
    t.blue.at(forest=4)
    t.play("place forest")
    t.nothing_open_but("WhereToPlace", "blue")
    assert t.red.holds("blue") == 0
    t.turn_of("red").play("artisan quarry")
    t.nothing_open_but("WhereToPlace", "blue")
    t = artisans_table()
    t.red.with_apprentices("strongman-3").has(silver=1).with_virtue(5)
    t.blue.at(market_right=1)
    t.small_market("market-2")
    t.play("artisan market-left", "lose virtue")
    t.nothing_open_but("WhereToPlace", "blue")
    assert t.red.holds("blue") == 0


# Their Virtue.


@pytest.mark.parametrize(
    "card, virtue",
    [
        ("antagonist-1", 6),
        ("antagonist-2", 6),
        ("abbot-1", 8),
        ("abbot-2", 8),
        ("lookout-1", 7),
        ("enforcer-1", 7),
        ("strongman-1", 7),
    ],
)
def test_hiring_changes_virtue(card: str, virtue: int) -> None:
    t = artisans_table()
    t.red.has(silver=4)
    t.show(1, 1, card)
    t.play("place workshop", f"hire {card}")
    assert t.red.virtue == virtue
    assert t.red.apprentices == [card]
