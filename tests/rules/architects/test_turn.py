"""A turn: place one Worker, or take one back when none is left; then the hand limit and the next player."""

from __future__ import annotations

import pytest

from builders.tables import table

LARGE_CIRCLES = (
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


def test_a_turn_places_exactly_one_worker_and_the_next_player_follows_clockwise() -> None:
    t = table(players=3)
    for seat, following in (("red", "blue"), ("blue", "green"), ("green", "red")):
        t.play("place quarry")
        assert t.seat(seat).supply == 19
        t.nothing_open_but("WhereToPlace", following)


def test_on_a_bare_table_these_places_are_open() -> None:
    """No pass and no retrieving among them. K21: nothing to pay with and nothing to do closes the others."""
    t = table()
    assert t.options == [
        "place quarry",
        "place forest",
        "place silversmith",
        "place mines",
        "place storehouse",
        "place workshop",
        "place tax-stand",
    ]


def test_without_workers_in_supply_one_is_taken_back_and_nothing_else_happens() -> None:
    """A-1: the only two are at the Forest, so there is nothing to ask; no Wood is gained."""
    t = table()
    t.red.at(forest=2, guildhall=18).has(silver=9)
    blue = t.blue.everything
    t.turn_of("red")
    assert (t.red.supply, t.red.workers("forest")) == (1, 1)
    assert t.red.goods == {"silver": 9}
    assert t.blue.everything == blue
    t.nothing_open_but("WhereToPlace", "blue")


@pytest.mark.parametrize("place", LARGE_CIRCLES)
def test_a_worker_may_be_taken_back_from_every_large_circle(place: str) -> None:
    t = table()
    other = "quarry" if place != "quarry" else "forest"
    t.red.at(**{place.replace("-", "_"): 10, other: 10})
    t.turn_of("red")
    assert sorted(t.options) == sorted([f"retrieve {place}", f"retrieve {other}"])
    t.play(f"retrieve {place}")
    assert (t.red.supply, t.red.workers(place), t.red.workers(other)) == (1, 9, 10)
    assert t.red.goods == {}
    t.nothing_open_but("WhereToPlace", "blue")


def test_a_worker_is_not_taken_back_from_elsewhere_while_one_stands_on_a_large_circle() -> None:
    """A-2: not from Guildhall, market, Prison or another board."""
    t = table()
    t.red.at(quarry=1, mines=1, guildhall=4, market_left=1, prison=10)
    t.blue.holding(red=3)
    t.turn_of("red")
    assert t.options == ["retrieve quarry", "retrieve mines"]
    t.play("retrieve mines")
    assert (t.red.supply, t.red.prison, t.blue.holds("red")) == (1, 10, 3)
    t.nothing_open_but("WhereToPlace", "blue")


def test_with_a_worker_in_supply_nobody_takes_one_back() -> None:
    """A-3: a single one in supply is enough."""
    t = table()
    t.red.at(quarry=19)
    t.turn_of("red")
    assert t.question == "WhereToPlace"
    assert not any(token.startswith("retrieve") for token in t.options)


def test_with_nobody_on_a_large_circle_a_worker_comes_back_from_market_prison_or_a_board() -> None:
    """K8, U4: never from the Guildhall; one Worker only."""
    t = table(players=3)
    t.red.at(guildhall=10, market_right=1, prison=5)
    t.blue.holding(red=3)
    t.green.holding(red=1)
    t.turn_of("red")
    assert t.options == ["retrieve market-right", "retrieve prison", "retrieve board blue", "retrieve board green"]
    t.play("retrieve board blue")
    assert (t.red.supply, t.blue.holds("red"), t.green.holds("red"), t.red.prison) == (1, 2, 1, 5)
    t.nothing_open_but("WhereToPlace", "blue")


@pytest.mark.parametrize(("answer", "left"), [("retrieve market-right", "market-right"), ("retrieve prison", "prison")])
def test_a_worker_taken_back_from_market_or_prison_leaves_it(answer: str, left: str) -> None:
    """K8."""
    t = table()
    t.red.at(guildhall=18, market_right=1, prison=1)
    t.turn_of("red")
    t.play(answer)
    assert (t.red.supply, t.red.workers(left)) == (1, 0)
    assert t.red.goods == {}
    t.nothing_open_but("WhereToPlace", "blue")


def test_who_has_all_workers_in_the_guildhall_is_passed_over() -> None:
    """D4: nothing can be placed and nothing taken back: the turn passes without a question."""
    t = table(players=5)
    t.red.at(guildhall=20)
    t.turn_of("red")
    assert t.red.supply == 0
    t.nothing_open_but("WhereToPlace", "blue")


@pytest.mark.parametrize("place", ["quarry", "forest", "silversmith"])
def test_an_exhausted_box_shortens_no_gain(place: str) -> None:
    """A-6: all tokens of the box lie elsewhere. U5: so the Multiplier cards are not needed."""
    t = table()
    t.blue.has(stone=40, wood=40, silver=50)
    t.red.at(**{place: 9})
    t.play(f"place {place}")
    assert sum(t.red.goods.values()) == (11 if place == "silversmith" else 10)
    t.nothing_open_but("WhereToPlace", "blue")


def test_there_are_always_debts_enough() -> None:
    """A-6: all 22 cards of the box are somebody's."""
    t = table()
    t.blue.owing(22)
    t.red.with_virtue(0)
    t.play("place tax-stand")
    assert (t.red.unpaid, t.blue.unpaid) == (2, 22)
    t.nothing_open_but("WhereToPlace", "blue")


# The hand limit.

SEVEN = ("castle", "keep", "church", "chapel", "well", "smithy", "tavern")


def test_six_cards_may_be_kept_at_the_end_of_a_turn() -> None:
    t = table()
    t.red.with_hand(*SEVEN[:6])
    t.play("place quarry")
    assert len(t.red.hand) == 6
    t.nothing_open_but("WhereToPlace", "blue")


def test_who_has_more_than_six_cards_discards_under_the_pile_by_choice() -> None:
    t = table()
    t.on_top("factory")
    t.red.with_hand(*SEVEN)
    t.play("place workshop")  # no Silver: plans
    assert t.options == [f"discard {card}" for card in (*SEVEN, "factory")]
    t.play("discard keep", "discard well")
    assert t.red.hand == ["castle", "church", "chapel", "smithy", "tavern", "factory"]
    pile = [t.table.rules.buildings[card].key for card in t.table.building_pile]
    assert pile[:2] == ["well", "keep"]
    t.nothing_open_but("WhereToPlace", "blue")


def test_only_the_player_whose_turn_ends_discards() -> None:
    t = table()
    t.blue.with_hand(*SEVEN)
    t.play("place quarry")
    assert len(t.blue.hand) == 7
    t.nothing_open_but("WhereToPlace", "blue")
    t.play("place quarry")
    t.nothing_open_but("DiscardCards", "blue")


def test_the_hand_limit_comes_after_the_reset() -> None:
    """D13."""
    t = table()
    t.red.with_hand(*SEVEN).at(prison=1)
    t.end_turn(reset=True)
    assert t.question == "DiscardCards"
    assert t.red.unpaid == 1
    t.play("discard well")
    t.nothing_open_but("WhereToPlace", "blue")


# Dismissing an Apprentice.


def test_an_apprentice_may_be_dismissed_at_the_start_of_ones_turn() -> None:
    """K16, D2: then the turn goes on; the card goes under the pile and no Virtue comes back."""
    t = table()
    t.red.with_apprentices("swindler-1", "acolyte-1")
    t.play("dismiss", "dismiss swindler-1")
    assert t.red.apprentices == ["acolyte-1"]
    assert t.red.virtue == 7
    assert t.table.apprentice_pile[0] == t.apprentice("swindler-1")
    assert t.asked == "red"
    t.play("dismiss")  # the last one: nothing to choose
    assert t.red.apprentices == []
    assert not t.may("dismiss")
    t.play("place quarry")
    assert t.red.goods == {"stone": 1}
    t.nothing_open_but("WhereToPlace", "blue")


def test_a_dismissed_apprentice_no_longer_helps() -> None:
    t = table()
    t.red.with_apprentices("stonecutter-1")
    t.play("dismiss", "place quarry")
    assert t.red.goods == {"stone": 1}
    t.nothing_open_but("WhereToPlace", "blue")


def test_somebody_elses_apprentices_are_not_offered() -> None:
    t = table()
    t.blue.with_apprentices("stonecutter-1")
    assert not t.may("dismiss")


def test_a_turn_that_takes_a_worker_back_offers_no_dismissal() -> None:
    """D2: nothing else happens in such a turn."""
    t = table()
    t.red.at(quarry=10, forest=10).with_apprentices("stonecutter-1")
    t.turn_of("red")
    assert t.options == ["retrieve quarry", "retrieve forest"]
    t.play("retrieve quarry")
    assert t.red.apprentices == ["stonecutter-1"]
    t.nothing_open_but("WhereToPlace", "blue")
