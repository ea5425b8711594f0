"""The Black Market: three spaces for one Worker each, for players of little Virtue."""

from __future__ import annotations

import pytest

from builders.tables import table

SPACES = ("market-left", "market-middle", "market-right")


@pytest.mark.parametrize("space", SPACES)
def test_the_market_is_closed_from_virtue_10_on(space: str) -> None:
    """A-45: also to who has the Illusionist; at 9 it is open."""
    t = table()
    t.red.has(silver=9).with_virtue(10)
    assert not t.may(f"place {space}")
    t.red.with_apprentices("illusionist")
    assert not t.may(f"place {space}")
    t.red.with_virtue(9)
    assert t.may(f"place {space}")


@pytest.mark.parametrize(("space", "price"), [("market-left", 1), ("market-middle", 2), ("market-right", 3)])
def test_each_space_has_its_price(space: str, price: int) -> None:
    t = table()
    t.red.has(silver=price - 1)
    assert not t.may(f"place {space}")
    t.red.has(silver=price)
    t.play(f"place {space}")
    assert t.red.silver == 0
    assert t.red.virtue == 6
    assert t.table.tax == 4
    t.nothing_open_but("HireOrLook" if space == "market-middle" else "WhereToPlace")


@pytest.mark.parametrize("space", SPACES)
def test_each_space_holds_one_worker(space: str) -> None:
    t = table()
    t.red.has(silver=9)
    t.blue.at(**{space.replace("-", "_"): 1})
    assert not t.may(f"place {space}")
    for other in SPACES:
        if other != space:
            assert t.may(f"place {other}")


def test_the_left_space_gives_the_small_face_of_the_top_card_which_stays() -> None:
    t = table()
    t.red.has(silver=1)
    t.small_market("market-9")
    blue = t.blue.everything
    t.play("place market-left")
    assert t.red.goods == {"gold": 1, "wood": 1}
    assert t.table.rules.markets[t.table.small_pile[-1]].key == "market-9"
    assert t.blue.everything == blue
    t.nothing_open_but("WhereToPlace", "blue")


@pytest.mark.parametrize("card", ["market-1", "market-6"])
def test_two_of_the_small_faces_give_a_single_marble(card: str) -> None:
    """K1: the card faces hold, not the summary's \"2 resources\"."""
    t = table()
    t.red.has(silver=1)
    t.small_market(card)
    t.play("place market-left")
    assert t.red.goods == {"marble": 1}
    t.nothing_open_but("WhereToPlace", "blue")


FACES = {
    "market-1": ({"marble": 1}, {"marble": 2, "wood": 2}),
    "market-2": ({"gold": 2}, {"marble": 1, "gold": 1, "stone": 1, "wood": 1}),
    "market-3": ({"marble": 1, "stone": 1}, {"marble": 2, "stone": 2}),
    "market-4": ({"gold": 1, "wood": 1}, {"gold": 1, "stone": 1, "wood": 2}),
    "market-5": ({"marble": 1, "wood": 1}, {"marble": 1, "wood": 1, "stone": 2}),
    "market-6": ({"marble": 1}, {"marble": 2, "stone": 2}),
    "market-7": ({"gold": 2}, {"marble": 1, "wood": 1, "stone": 2}),
    "market-8": ({"marble": 1, "stone": 1}, {"gold": 1, "stone": 1, "wood": 2}),
    "market-9": ({"gold": 1, "wood": 1}, {"marble": 1, "gold": 1, "stone": 1, "wood": 1}),
    "market-10": ({"marble": 1, "wood": 1}, {"marble": 2, "wood": 2}),
}


@pytest.mark.parametrize("card", FACES)
def test_each_small_face_has_its_large_face_behind_it(card: str) -> None:
    """U2: the pairing of the public implementation."""
    t = table()
    small, large = FACES[card]
    t.red.has(silver=1)
    t.small_market(card)
    t.play("place market-left")
    assert t.red.goods == small
    t.end_turn(reset=True)  # the card is turned over
    t.turn_of("blue")
    t.blue.has(silver=3)
    t.play("place market-right")
    assert t.blue.goods == large
    t.nothing_open_but("WhereToPlace", "red")


def test_all_ten_market_cards_are_in_the_pile() -> None:
    """K6."""
    t = table()
    assert sorted(t.table.small_pile) == list(range(10))
    assert len(t.table.rules.markets) == 10


def test_the_trickster_makes_the_left_space_free() -> None:
    """A-47: legal without a single Silver; the Virtue is lost all the same."""
    t = table()
    t.red.with_apprentices("trickster")
    t.small_market("market-2")
    assert not t.may("place market-middle")
    t.play("place market-left")
    assert t.red.goods == {"gold": 2}
    assert t.red.virtue == 6
    t.nothing_open_but("WhereToPlace", "blue")


def test_before_the_first_reset_the_right_space_gives_what_is_printed_there() -> None:
    """A-48."""
    t = table()
    t.red.has(silver=3)
    t.play("place market-right")
    assert t.red.goods == {"marble": 2, "stone": 1, "wood": 1}
    t.nothing_open_but("WhereToPlace", "blue")


def test_the_third_worker_acts_before_the_reset_sends_all_three_to_prison() -> None:
    """A-49: with the card that lay there, not the one that the reset turns over."""
    t = table(players=3)
    t.small_market("market-7")
    t.red.has(silver=3)
    t.blue.at(market_left=1)
    t.green.at(market_middle=1)
    t.play("place market-right")
    assert t.red.goods == {"marble": 2, "stone": 1, "wood": 1}
    assert [seat.prison for seat in (t.red, t.blue, t.green)] == [1, 1, 1]
    for space in SPACES:
        assert [seat.workers(space) for seat in (t.red, t.blue, t.green)] == [0, 0, 0]
    assert t.table.rules.markets[t.table.large_pile[-1]].key == "market-7"
    t.nothing_open_but("WhereToPlace", "blue")


def test_two_workers_on_the_market_bring_no_reset() -> None:
    t = table()
    t.red.has(silver=3)
    t.blue.at(market_left=1)
    t.play("place market-right")
    assert (t.red.prison, t.blue.prison) == (0, 0)
    assert t.table.large_pile == []
    t.nothing_open_but("WhereToPlace", "blue")


def test_the_illusionist_spares_the_actions_virtue_but_not_the_hired_swindlers() -> None:
    """A-50."""
    t = table()
    t.red.has(silver=2).with_apprentices("illusionist")
    t.show(2, 4, "swindler-1")
    t.play("place market-middle", "hire swindler-1")
    assert t.red.virtue == 6
    t.nothing_open_but("WhereToPlace", "blue")


@pytest.mark.parametrize("space", SPACES)
def test_swindlers_bring_their_goods_on_every_space(space: str) -> None:
    """A-51."""
    t = table()
    t.red.has(silver=3).with_apprentices("swindler-1", "swindler-3")
    t.small_market("market-2")
    t.play(f"place {space}")
    assert t.red.clay == 2
    assert t.red.wood == (2 if space == "market-right" else 1)
    assert t.blue.goods == {}
    t.nothing_open_but("HireOrLook" if space == "market-middle" else "WhereToPlace")


@pytest.mark.parametrize("space", SPACES)
def test_caroline_draws_a_building_card_on_every_space(space: str) -> None:
    """A-53."""
    t = table(boards=["caroline", "ada"])
    t.red.has(silver=3)
    t.on_top("church")
    t.play(f"place {space}")
    assert t.red.hand == ["church"]
    assert t.blue.hand == []
    t.nothing_open_but("HireOrLook" if space == "market-middle" else "WhereToPlace")


def test_a_swindler_hired_at_the_market_brings_nothing_for_that_action() -> None:
    """A-54: what own cards add comes before the action; the next action brings it. D6."""
    t = table()
    t.red.has(silver=3)
    t.show(1, 3, "swindler-1")
    t.play("place market-middle", "hire swindler-1")
    assert t.red.clay == 0
    t.turn_of("red")
    t.small_market("market-2")
    t.play("place market-left")
    assert t.red.clay == 2
    t.nothing_open_but("WhereToPlace", "blue")


def test_an_illusionist_hired_at_the_market_does_not_spare_that_actions_virtue() -> None:
    """1 Virtue for the action, 1 for the card."""
    t = table()
    t.red.has(silver=2)
    t.show(1, 3, "illusionist")
    t.play("place market-middle", "hire illusionist")
    assert t.red.virtue == 5
    t.nothing_open_but("WhereToPlace", "blue")


def test_at_virtue_0_the_market_costs_a_debt_instead() -> None:
    """A-55."""
    t = table()
    t.red.has(silver=1).with_virtue(0)
    t.small_market("market-2")
    t.play("place market-left")
    assert (t.red.virtue, t.red.unpaid, t.red.gold) == (0, 1, 2)
    t.nothing_open_but("WhereToPlace", "blue")


def test_the_middle_space_hires_anyone_without_coins_for_skipped_cards() -> None:
    t = table()
    t.red.has(silver=2)
    t.show(2, 4, "labourer", silver=3)
    shown = [t.shown(row, column) for row in (1, 2) for column in (1, 2, 3, 4)]
    t.play("place market-middle")
    assert sorted(t.options) == sorted([*(f"hire {card}" for card in shown), "look at plans"])
    t.play("hire labourer")
    assert t.red.apprentices == ["labourer"]
    assert t.red.silver == 3  # what lay on the card
    assert [t.silver_on(row, column) for row in (1, 2) for column in (1, 2, 3, 4)] == [0] * 8
    assert t.table.tax == 4
    t.nothing_open_but("WhereToPlace", "blue")


def test_the_middle_space_hires_beyond_the_limit_only_for_a_dismissal() -> None:
    t = table()
    t.red.has(silver=2).with_apprentices("miner-1", "miner-2", "thief", "patron-1", "patron-2")
    t.show(1, 4, "labourer")
    t.play("place market-middle", "hire labourer", "dismiss thief")
    assert t.red.apprentices == ["miner-1", "miner-2", "patron-1", "patron-2", "labourer"]
    t.nothing_open_but("WhereToPlace", "blue")


def test_of_five_plans_looked_at_one_is_kept_and_four_go_under_the_pile_in_their_order() -> None:
    """D7."""
    t = table()
    t.red.has(silver=2)
    t.on_top("church", "chapel", "castle", "tavern", "well")
    size = len(t.table.building_pile)
    t.play("place market-middle", "look at plans")
    assert t.options == ["keep church", "keep chapel", "keep castle", "keep tavern", "keep well"]
    t.play("keep castle")
    assert t.red.hand == ["castle"]
    pile = [t.table.rules.buildings[card].key for card in t.table.building_pile]
    assert pile[:4] == ["well", "tavern", "chapel", "church"]  # the last one is at the very bottom
    assert len(pile) == size - 1
    t.nothing_open_but("WhereToPlace", "blue")


@pytest.mark.parametrize(("left", "kept"), [(0, 0), (1, 1)])
def test_with_an_empty_pile_there_is_little_to_look_at(left: int, kept: int) -> None:
    """U3: one card is kept without a question, none at all is no card."""
    t = table()
    t.red.has(silver=2)
    del t.table.building_pile[left:]
    t.play("place market-middle", "look at plans")
    assert len(t.red.hand) == kept
    assert t.table.building_pile == []
    t.nothing_open_but("WhereToPlace", "blue")
