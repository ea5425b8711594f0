"""The Town Centre: up to one capture for each own Worker there."""

from __future__ import annotations

import pytest

from builders.tables import TestTable, table

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


def captures(t: TestTable) -> list[str]:
    return sorted(token for token in t.options if token.startswith("capture"))


@pytest.mark.parametrize("players", [4, 5])
def test_with_four_or_five_players_all_captures_of_a_turn_are_at_one_place(players: int) -> None:
    """A-29."""
    t = table(players=players)
    t.red.has(silver=9).at(town_centre=1)
    t.blue.at(forest=1, quarry=1)
    t.green.at(forest=2)
    t.play("place town-centre")
    assert "capture quarry blue" in captures(t)
    t.play("capture forest blue")
    assert captures(t) == ["capture forest green"]
    t.play("capture forest green")
    assert (t.red.holds("blue"), t.red.holds("green")) == (1, 2)
    assert t.blue.workers("quarry") == 1
    t.nothing_open_but("WhereToPlace", "blue")


@pytest.mark.parametrize("players", [2, 3])
def test_with_up_to_three_players_captures_may_use_two_places_but_no_third(players: int) -> None:
    """A-30."""
    t = table(players=players)
    t.red.has(silver=9).at(town_centre=2, forest=1, mines=1)
    t.blue.at(forest=1, quarry=1, mines=1)
    t.play("place town-centre", "capture forest blue")
    assert "capture quarry blue" in captures(t)
    t.play("capture quarry blue")
    assert captures(t) == ["capture forest red"]
    t.play("capture forest red")
    assert t.red.holds("blue") == 2
    assert t.blue.workers("mines") == 1
    t.nothing_open_but("WhereToPlace", "blue")


def test_the_first_capture_pays_tax_and_the_others_the_supply() -> None:
    """A-31: three groups for 1 Tax and 2 Silver; the own one goes home, the others to the captor's board."""
    t = table(players=3)
    t.red.has(silver=3).at(town_centre=2, mines=2)
    t.blue.at(mines=3)
    t.green.at(forest=1, quarry=2)
    assert t.red.supply == 16
    t.play("place town-centre", "capture mines blue", "capture mines red", "capture forest green")
    assert t.red.silver == 0
    assert t.table.tax == 4 + 1
    assert (t.red.supply, t.red.workers("mines")) == (17, 0)
    assert (t.red.holds("blue"), t.red.holds("green")) == (3, 1)
    assert (t.blue.supply, t.blue.prison) == (17, 0)
    assert t.green.workers("quarry") == 2
    t.nothing_open_but("WhereToPlace", "blue")


def test_the_worker_just_placed_may_be_captured_home() -> None:
    """A-32: for 1 Tax."""
    t = table()
    t.red.has(silver=1)
    t.play("place town-centre", "capture town-centre red")
    assert t.red.supply == 20
    assert t.red.silver == 0
    assert t.table.tax == 5
    t.nothing_open_but("WhereToPlace", "blue")


def test_capturing_ones_own_town_centre_group_does_not_shrink_the_number_of_captures() -> None:
    """A-33."""
    t = table()
    t.red.has(silver=2).at(town_centre=1)
    t.blue.at(forest=2)
    t.play("place town-centre", "capture town-centre red", "capture forest blue")
    assert t.red.holds("blue") == 2
    assert (t.red.supply, t.red.silver) == (20, 0)
    t.nothing_open_but("WhereToPlace", "blue")


def test_one_silver_is_enough_for_exactly_one_capture() -> None:
    """A-35."""
    t = table()
    t.red.has(silver=1).at(town_centre=2)
    t.blue.at(forest=1, quarry=1)
    t.play("place town-centre", "capture forest blue")
    assert t.red.holds("blue") == 1
    assert t.blue.workers("quarry") == 1
    t.nothing_open_but("WhereToPlace", "blue")


def test_there_are_no_more_captures_than_workers() -> None:
    t = table()
    t.red.has(silver=9)
    t.blue.at(forest=1, quarry=1)
    t.play("place town-centre", "capture forest blue")
    assert t.red.silver == 8
    t.nothing_open_but("WhereToPlace", "blue")


def test_a_capture_takes_the_whole_group() -> None:
    """A-36: 4 red Workers at the Mines are one group; there is no way to take 3 of them."""
    t = table()
    t.turn_of("blue")
    t.red.at(mines=4)
    t.blue.has(silver=1)
    t.play("place town-centre")
    assert captures(t) == ["capture mines red", "capture town-centre blue"]
    t.play("capture mines red")
    assert t.blue.holds("red") == 4
    assert t.red.workers("mines") == 0
    t.nothing_open_but("WhereToPlace", "red")


def test_nobody_is_captured_from_guildhall_market_prison_or_a_board() -> None:
    """A-37."""
    t = table(players=3)
    t.red.has(silver=9).at(town_centre=3)
    t.blue.at(guildhall=1, market_left=1, prison=1)
    t.green.holding(blue=2)
    t.play("place town-centre")
    assert captures(t) == ["capture town-centre red"]
    t.play("done")
    assert t.green.holds("blue") == 2
    t.nothing_open_but("WhereToPlace", "blue")


@pytest.mark.parametrize("place", LARGE_CIRCLES)
def test_every_large_circle_can_be_raided(place: str) -> None:
    t = table()
    t.red.has(silver=1)
    t.blue.at(**{place.replace("-", "_"): 1})
    t.play("place town-centre", f"capture {place} blue")
    assert t.red.holds("blue") == 1
    t.nothing_open_but("WhereToPlace", "blue")


@pytest.mark.parametrize(("conspirators", "silver"), [(0, 3), (1, 2), (2, 1)])
def test_each_conspirator_spares_one_silver_of_the_whole_visit(conspirators: int, silver: int) -> None:
    """A-38: three captures with one Conspirator cost 1 Tax and 1 Silver (K7)."""
    t = table()
    t.red.has(silver=silver).at(town_centre=2, forest=1)
    t.red.with_apprentices(*["conspirator-1", "conspirator-2"][:conspirators])
    t.blue.at(forest=2, quarry=1)
    t.play("place town-centre", "capture forest blue", "capture forest red", "capture quarry blue")
    assert t.red.silver == 0
    assert t.table.tax == 4 + 1
    assert t.red.holds("blue") == 3
    t.nothing_open_but("WhereToPlace", "blue")


def test_one_conspirator_makes_one_capture_free_and_not_all_further_ones() -> None:
    """K7: with 1 Silver the second capture is free and the third cannot be paid."""
    t = table()
    t.red.has(silver=1).at(town_centre=2).with_apprentices("conspirator-1")
    t.blue.at(forest=1, quarry=1)
    t.play("place town-centre", "capture forest blue", "capture quarry blue")
    assert t.red.silver == 0
    assert t.red.workers("town-centre") == 3
    t.nothing_open_but("WhereToPlace", "blue")


def test_the_conspirators_never_spare_the_tax() -> None:
    """A-39: a single capture costs its Tax, and without a coin it cannot be made."""
    t = table()
    t.red.has(silver=1).with_apprentices("conspirator-1", "conspirator-2")
    t.blue.at(forest=1)
    t.play("place town-centre", "capture forest blue")
    assert t.red.silver == 0
    assert t.table.tax == 5
    t.nothing_open_but("WhereToPlace", "blue")

    t = table()
    t.red.with_apprentices("conspirator-1", "conspirator-2")
    assert not t.may("place town-centre")


@pytest.mark.parametrize(("silver", "virtue", "legal"), [(1, 7, True), (0, 7, False), (0, 4, False), (0, 3, True)])
def test_who_cannot_pay_a_first_capture_may_not_come(silver: int, virtue: int, legal: bool) -> None:
    """K21; at Virtue 3 the Tax is waived."""
    t = table()
    t.red.has(silver=silver).with_virtue(virtue)
    assert t.may("place town-centre") is legal


def test_a_visit_without_a_capture_is_allowed_and_costs_nothing() -> None:
    """K21."""
    t = table()
    t.red.has(silver=1)
    t.blue.at(forest=1)
    blue = t.blue.everything
    t.play("place town-centre", "done")
    assert t.red.silver == 1
    assert t.table.tax == 4
    assert t.blue.everything == blue
    t.nothing_open_but("WhereToPlace", "blue")


def test_an_apprentice_may_be_dismissed_between_two_captures() -> None:
    """K16, D2."""
    t = table()
    t.red.has(silver=2).at(town_centre=1).with_apprentices("miner-1", "miner-2")
    t.blue.at(forest=1, quarry=1)
    t.play("place town-centre", "capture forest blue", "dismiss", "dismiss miner-2", "capture quarry blue")
    assert t.red.apprentices == ["miner-1"]
    assert t.red.holds("blue") == 2
    t.nothing_open_but("WhereToPlace", "blue")


def test_the_conspirators_discount_is_that_of_the_arrival() -> None:
    """D3: a Conspirator dismissed in mid-visit has already earned the visit's discount."""
    t = table()
    t.red.has(silver=1).at(town_centre=1).with_apprentices("conspirator-1")
    t.blue.at(forest=1, quarry=1)
    t.play("place town-centre", "capture forest blue", "dismiss")
    assert t.red.apprentices == []
    t.play("capture quarry blue")
    assert t.red.silver == 0
    assert t.red.holds("blue") == 2
    t.nothing_open_but("WhereToPlace", "blue")
