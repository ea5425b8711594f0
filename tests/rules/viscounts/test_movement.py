"""Phase 2: the viscount moves exactly as far as the card says, further for silver, along the roads."""

from __future__ import annotations

import pytest

import viscounts_sheet as sheet
from builders.viscounts import TestTable, table


def move_from(space: str, distance: int, silver: int = 0, ring: str = "ABCDE", *built: str) -> TestTable:
    t = table().ring(ring)
    t.red.at(space).has(silver=silver).has_built(*built)
    t.blue.at("O10" if space == "O1" else "O1")
    return t.phase("movement", distance=distance)


def ends(t: TestTable) -> dict[str, int]:
    """Where red's move may end, and for how much silver; a move without a choice has been made."""
    if t.question != "WhereToMove":
        return {t.red.space: 0}
    found: dict[str, int] = {}
    for token in t.options:
        _, space, *price = token.split()
        found[space] = int(price[1]) if price else 0
    return found


def reached(space: str, steps: int, ring: str = "ABCDE") -> set[str]:
    """The ends of so many steps along the roads as they are printed."""
    roads, found = sheet.roads(ring), {space}
    for _ in range(steps):
        found = {after for before in found for after in roads[before]}
    return found


# How far.


def test_two_steps_from_the_first_space() -> None:
    """V33: O3, IB, or through IA to O2, and nowhere else."""
    t = table()
    t.red.at("O1").hand("abbot", "thief")
    t.turn()
    t.play("play abbot")
    assert ends(t) == {"O3": 0, "IB": 0, "O2": 0}
    t.play("move O2")
    assert t.red.space == "O2"


def test_one_step_from_the_second_space() -> None:
    """V34: there is one road, so nothing is asked."""
    t = move_from("O2", 1)
    assert t.red.space == "O3"


def test_one_step_from_an_inner_space() -> None:
    """V36: IA leads to O2 and IB, not to O3."""
    assert ends(move_from("IA", 1)) == {"O2": 0, "IB": 0}


def test_the_first_trading_post_makes_one_extra_space_free() -> None:
    """V37: without silver, value 1 from O2: O3, O4 and IB; no other trading post does that."""
    assert ends(move_from("O2", 1, 0, "ABCDE", "tp1")) == {"O3": 0, "O4": 0, "IB": 0}
    assert ends(move_from("O2", 1, 0, "ABCDE", "tp2", "tp3")) == {"O3": 0}


def test_the_free_space_is_used_before_silver() -> None:
    """rules/viscounts 4.2: with the trading post and 1 silver two spaces more, the second for 1 silver."""
    found = ends(move_from("O2", 1, 1, "ABCDE", "tp1"))
    assert found == {"O3": 0, "O4": 0, "IB": 0, "O5": 1, "IC": 1}


@pytest.mark.parametrize(("silver", "round_trip"), [(3, False), (4, True), (7, True)])
def test_a_full_lap(silver: int, round_trip: bool) -> None:
    """V38, VD17: from O1 to O1 again. Round the outer ring that would be ten steps, 7 silver with value 3; through the
    inner ring it is seven steps, and nobody pays more than the shortest way costs: 4 silver."""
    assert "O1" in reached("O1", 10) and "O1" in reached("O1", 7)
    assert not any("O1" in reached("O1", steps) for steps in range(3, 7))
    t = move_from("O1", 3, silver)
    assert t.may("move O1 for 4") == round_trip
    if round_trip:
        t.play("move O1 for 4")
        assert (t.red.space, t.red.silver) == ("O1", silver - 4)


def test_another_order_of_the_segments_has_other_roads() -> None:
    """V41: in ring order A, C, B, E, D one step from O2 ends on O5."""
    assert ends(move_from("O2", 1, 0, "ACBED")) == {"O5": 0}


def test_from_the_last_outer_space_the_ring_goes_on() -> None:
    """V42: two steps from O10 end on O2 or IA."""
    assert ends(move_from("O10", 2)) == {"O2": 0, "IA": 0}


def test_three_steps_from_an_inner_space() -> None:
    """V43: O4, O5, O6, IB and ID; IB through the whole of segment A and B."""
    assert set(ends(move_from("IA", 3))) == {"O4", "O5", "O6", "IB", "ID"} == reached("IA", 3)


def test_nobody_moves_less_than_the_card_says() -> None:
    """V44: with value 3 from O2 the ends of two steps are not offered, unless three steps lead there as well."""
    found = ends(move_from("O2", 3))
    assert set(found) == {"O4", "O5", "IC"}
    assert "IB" not in found


@pytest.mark.parametrize("ring", ["ABCDE", "ACBED", "EDCBA"])
@pytest.mark.parametrize("distance", [1, 2, 3])
def test_every_move_follows_the_printed_roads(ring: str, distance: int) -> None:
    """rules/viscounts 3.3: from each space, without silver."""
    for space in sheet.roads():
        assert set(ends(move_from(space, distance, 0, ring))) == reached(space, distance, ring)


def test_an_extra_space_costs_one_silver() -> None:
    """rules/viscounts 4.2: each; only what there is silver for is offered."""
    assert ends(move_from("O2", 1, 1)) == {"O3": 0, "O4": 1, "IB": 1}
    t = move_from("O2", 1, 2)
    t.play("move IB for 1")
    assert (t.red.space, t.red.silver) == ("IB", 1)


def test_with_enough_silver_every_space_can_be_reached() -> None:
    """rules/viscounts 4.2: extra spaces have no limit; each end is offered for the least it costs."""
    found = ends(move_from("O2", 1, 20))
    assert set(found) == set(sheet.roads())
    for space, price in found.items():
        nearest = next(extra for extra in range(20) if space in reached("O2", 1 + extra))
        assert price == nearest


def test_the_distance_is_that_of_the_card_played_wherever_it_lies_now() -> None:
    """rules/viscounts 4.2: the Gatekeeper (1) is played and changes places with the Financer (3)."""
    t = table()
    t.red.at("O2").hand("gatekeeper", "thief").slots("financer")
    t.turn()
    t.play("play gatekeeper")
    t.pick("rearrange").play("arrange 2 1 3")
    assert t.red.in_slots == ["financer", "gatekeeper", None]
    assert t.red.space == "O3"


# Meeting others.


def meet(distance: int) -> TestTable:
    """Red moves from O2; blue stands on O3 with two cards on the player board."""
    t = table()
    t.red.at("O2").slots("journeyman")
    t.blue.at("O3").slots("abbot", "squire")
    return t.phase("movement", distance=distance)


def test_the_owner_of_a_viscount_on_the_end_space_may_rearrange() -> None:
    """V39: at once, before red acts; only occupied slots change cards."""
    t = meet(1)
    assert (t.red.space, t.question, t.asked) == ("O3", "RearrangeCards", "blue")
    assert t.options == ["arrange 1 2 3", "arrange 2 1 3"]
    t.play("arrange 2 1 3")
    assert t.blue.in_slots == ["squire", "abbot", None]
    assert (t.blue.goods, t.blue.virtue) == ({}, 6)
    t.nothing_open_but("WhichAction", "red")


def test_rearranging_is_optional() -> None:
    """V39: as it is, is the first answer."""
    t = meet(1)
    t.play("arrange 1 2 3")
    assert t.blue.in_slots == ["abbot", "squire", None]
    t.nothing_open_but("WhichAction", "red")


def test_passing_through_does_nothing() -> None:
    """V39: and other viscounts do not block."""
    t = meet(2)
    t.play("move O4")
    assert t.blue.in_slots == ["abbot", "squire", None]
    t.nothing_open_but("WhichAction", "red")


@pytest.mark.parametrize("cards", [[], ["abbot"]])
def test_who_has_nothing_to_arrange_is_not_asked(cards: list[str]) -> None:
    """V39: a single card stays in its slot."""
    t = table()
    t.red.at("O2").slots("journeyman")
    t.blue.at("O3").slots(*cards)
    t.phase("movement", distance=1)
    t.nothing_open_but("WhichAction", "red")


@pytest.mark.parametrize(("active", "order"), [("red", ["blue", "green"]), ("green", ["red", "blue"])])
def test_two_on_the_same_space_may_both_rearrange_in_turn_order(active: str, order: list[str]) -> None:
    """V39, rules/viscounts 4.2."""
    t = table(3)
    seats = {"red": t.red, "blue": t.blue, "green": t.green}
    for key, seat in seats.items():
        seat.at("O2" if key == active else "O3").slots("journeyman", "abbot")
    t.table.active = t.game.seats.index(active)
    t.phase("movement", distance=1)
    for key in order:
        assert (t.question, t.asked) == ("RearrangeCards", key)
        t.play("arrange 2 1 3")
        assert seats[key].in_slots == ["abbot", "journeyman", None]
    t.nothing_open_but("WhichAction", active)
