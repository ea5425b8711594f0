"""Place Workers, and the castle: three of a colour climb, too many of all are bumped out, the top has a leader."""

from __future__ import annotations

import pytest

from builders.viscounts import TestTable, table


def nobles(count: int, players: int = 2) -> TestTable:
    """Red on IB with so many Nobles on the player board."""
    cards = {1: ["attendant"], 2: ["knight"], 3: ["knight", "groom"], 4: ["knight", "courtier"]}
    cards[5] = ["knight", "courtier", "groom"]
    cards[7] = ["knight", "courtier", "baroness"]
    t = table(players)
    t.red.at("IB").slots(*cards[count])
    if count == 7:
        t.red.has_built(trading_post=1)
    return t


def offered(t: TestTable) -> list[str]:
    return [token for token in t.options if token.startswith("workers")]


def settle(t: TestTable, space: str, workers: int) -> TestTable:
    """Red places so many Workers from that inner space, with icons enough."""
    t.red.at(space).slots("knight", "courtier", "highwayman").has(gold=5)
    t.phase("action")
    t.play(f"workers {workers}")
    return t


# Placing.


@pytest.mark.parametrize(("icons", "most"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (7, 3)])
def test_one_icon_places_one_worker_three_place_two_five_place_three(icons: int, most: int) -> None:
    """V-S18: and any smaller number."""
    t = nobles(icons)
    t.phase("action")
    assert offered(t) == [f"workers {count}" for count in range(1, most + 1)]


def test_eight_icons_place_four() -> None:
    """V-S18: all into the section beside the viscount, from the own supply."""
    t = nobles(7)
    t.red.has(gold=1)
    t.phase("action")
    assert offered(t) == ["workers 1", "workers 2", "workers 3", "workers 4"]
    t.play("workers 4")
    assert t.red.gold == 0
    assert t.red.castle == {"A1": 1, "B1": 1, "C1": 1, "B2": 1}
    assert t.red.supply == 16


def test_gold_brings_a_third_worker() -> None:
    """V-56, V-S18: four Nobles and 1 gold: two Workers, or three with the gold spent."""
    for count, gold in ((2, 1), (3, 0)):
        t = nobles(4)
        t.red.has(gold=1).with_supply(9)
        t.phase("action")
        t.play(f"workers {count}")
        assert (t.red.supply, t.red.gold) == (9 - count, gold)
    t = nobles(4)
    t.phase("action")
    assert offered(t) == ["workers 1", "workers 2"]


def test_a_short_supply_gives_what_it_has() -> None:
    """V-57, V-E5, V-S18: eight icons and two Workers place two."""
    t = nobles(7)
    t.red.has(gold=1).with_supply(2)
    t.phase("action")
    assert offered(t)[-1] == "workers 2"
    t.play("workers 2")
    assert (t.red.supply, t.red.workers("B1")) == (0, 2)


def test_without_a_worker_in_supply_none_is_placed() -> None:
    t = nobles(4)
    t.red.with_supply(0)
    t.phase("action")
    assert offered(t) == []


# Climbing.


def test_two_workers_stay_where_they_are() -> None:
    """V-S19: three are needed, all of one colour."""
    t = nobles(4)
    t.blue.in_castle(B1=1)
    t.phase("action")
    t.play("workers 2")
    assert t.red.castle == {"B1": 2} and t.blue.castle == {"B1": 1}
    assert t.red.goods == {}


def test_of_three_workers_one_climbs_and_two_go_to_the_sides() -> None:
    """V-I12, V-S19: and the section reached gives its reward."""
    t = nobles(5)
    t.phase("action")
    t.play("workers 3")
    assert t.red.castle == {"A1": 1, "C1": 1, "B2": 1}
    assert t.red.goods == {"ink": 1}


def test_a_worker_that_comes_to_two_others_starts_the_next_climb() -> None:
    """V-59, V-S19: of four in A three go, one of them to two in B: there one climbs (1 ink), one goes to C, and
    one back to A, which has two then."""
    t = settle_three_in_a(A1=1, B1=2)
    assert t.red.castle == {"A1": 2, "A2": 1, "B2": 1, "C1": 1, "E1": 1}
    assert t.red.goods == {"ink": 1, "silver": 3}
    assert t.red.corruption == 1


def settle_three_in_a(**workers: int) -> TestTable:
    """Three Workers into section A, whose wedge brings 3 silver and 1 corruption."""
    t = table()
    t.red.at("IA").slots("knight", "courtier", "groom").in_castle(**workers)
    t.phase("action")
    t.play("workers 3")
    return t


def test_the_order_of_two_climbs_is_the_players() -> None:
    """rules/viscounts 5.3: two sections have three Workers: the player says which is first, and both climb."""
    t = settle_three_in_a(B1=2, E1=2)
    assert t.question == "WhichClimbs"
    assert set(t.options) == {"climb B1", "climb E1"}
    t.play("climb E1")
    assert t.red.workers("E2") == 1 and t.red.workers("B2") == 1


def test_a_fourth_worker_stays() -> None:
    """V-I12, rules/viscounts 5.3: of four in a section three go."""
    t = settle(table(), "IC", 4)
    assert t.red.castle == {"B1": 1, "C1": 1, "D1": 1, "C2": 1}


@pytest.mark.parametrize(
    ("segment", "goods", "corruption", "virtue"),
    [
        ("A", {"silver": 3}, 1, 6), ("B", {"ink": 1}, 0, 6), ("C", {"stone": 1}, 0, 6), ("D", {"gold": 1}, 0, 6),
        ("E", {"silver": 1}, 0, 5),
    ],
)  # fmt: skip
def test_the_reward_of_each_wedge(segment: str, goods: dict[str, int], corruption: int, virtue: int) -> None:
    """V-I4, rules/viscounts 3.4, V-S19."""
    t = table()
    t.red.at(f"I{segment}").slots("knight", "courtier", "groom")
    t.phase("action")
    t.play("workers 3")
    assert (t.red.goods, t.red.corruption, t.red.virtue) == (goods, corruption, virtue)


def test_a_turned_castle_has_other_wedges() -> None:
    """V-67: with offset 2 the first position of the ring has the third wedge: 1 stone."""
    t = table().ring("ABCDE", offset=2)
    t.red.at("IA").slots("knight", "courtier", "groom")
    t.phase("action")
    t.play("workers 3")
    assert (t.red.goods, t.red.corruption) == ({"stone": 1}, 0)


def test_the_third_worker_of_tier_two_goes_to_the_top() -> None:
    """V-I13, V-60, V-S20: after tier 1 is settled; any one resource; the other two stay."""
    t = table()
    t.red.at("IC").slots("attendant").in_castle(C1=2, C2=2)
    t.phase("action")
    t.play("workers 1")
    assert t.red.goods == {"stone": 1}, "the wedge first"
    assert t.question == "TakeResource"
    t.play("take gold")
    assert t.red.castle == {"B1": 1, "D1": 1, "C2": 2, "top": 1}
    assert t.red.goods == {"stone": 1, "gold": 1}


def test_tier_one_is_settled_before_tier_two() -> None:
    """V-S20: a second climb in tier 1 comes before the Worker goes to the top."""
    t = table()
    t.red.at("IC").slots("attendant").in_castle(C1=2, C2=2, D1=2)
    t.phase("action")
    t.play("workers 1")
    assert t.red.goods == {"stone": 1, "gold": 1}, "both wedges before anything is asked"
    assert t.red.castle | {"top": 1} == {"B1": 1, "C1": 1, "E1": 1, "C2": 2, "D2": 1, "top": 1}


def test_others_never_climb_in_my_turn() -> None:
    """rules/viscounts 5.3: three Workers of Bob would have climbed in his own turn; Ann's Worker does not make them."""
    t = table()
    t.blue.in_castle(B1=2, B2=3)
    t.red.at("IB").slots("attendant")
    t.phase("action")
    t.play("workers 1")
    assert t.blue.castle == {"B1": 2, "B2": 3}
    assert t.blue.goods == {}


# The castle leader.


def climb_to_top(t: TestTable, seat: str) -> None:
    """That player's next Worker goes up to the top."""
    player = getattr(t, seat)
    player.at("ID").slots("attendant").in_castle(D1=2, D2=2)
    t.table.active = player.index
    t.phase("action")
    t.play("workers 1", "take ink")


def test_the_first_in_the_top_room_leads() -> None:
    """V-61, V-S22."""
    t = table()
    assert t.leader is None
    climb_to_top(t, "red")
    assert t.leader == "red"


def test_a_tie_leaves_the_leader_and_one_more_takes_the_card() -> None:
    """V-62, V-S22: Ann leads with 1; Bob with 1 does not, Bob with 2 does."""
    t = table().leads("red")
    t.red.in_castle(top=1)
    climb_to_top(t, "blue")
    assert t.blue.workers("top") == 1 and t.leader == "red"
    climb_to_top(t, "blue")
    assert t.blue.workers("top") == 2 and t.leader == "blue"


def test_the_top_room_has_no_limit() -> None:
    """V-I13, rules/viscounts 3.4."""
    t = table()
    t.blue.in_castle(top=4)
    t.red.in_castle(top=4)
    climb_to_top(t, "red")
    assert (t.red.workers("top"), t.blue.workers("top")) == (5, 4)


# Bumping.


def test_the_active_player_chooses_who_leaves_a_section_of_four() -> None:
    """V-63, V-S21: two of Bob's, one of Cat's, and Ann's arrives; also her own may go."""
    for owner in ("red", "blue", "green"):
        t = table(3)
        t.blue.in_castle(B1=2)
        t.green.in_castle(B1=1)
        t.red.at("IB").slots("attendant")
        t.phase("action")
        t.play("workers 1")
        assert (t.question, t.asked) == ("WhomToBump", "red")
        assert t.options == ["bump B1 red", "bump B1 blue", "bump B1 green"]
        t.play(f"bump B1 {owner}")
        left = {"red": 1, "blue": 2, "green": 1}
        left[owner] -= 1
        assert {key: getattr(t, key).workers("B1") for key in left} == left
        assert [t.red.supply, t.blue.supply, t.green.supply] == [20 - n for n in left.values()]


def test_exactly_three_workers_stay() -> None:
    """V-65, V-S21."""
    t = table(3)
    t.blue.in_castle(B1=1)
    t.green.in_castle(B1=1)
    t.red.at("IB").slots("attendant")
    t.phase("action")
    t.play("workers 1")
    assert t.question != "WhomToBump"
    assert (t.red.workers("B1"), t.blue.workers("B1"), t.green.workers("B1")) == (1, 1, 1)


def test_workers_are_bumped_until_three_are_left() -> None:
    """V-S21: five in a section: two go, one after the other."""
    t = table(3)
    t.blue.in_castle(B1=2)
    t.green.in_castle(B1=1)
    t.red.at("IB").slots("knight", "groom")
    t.phase("action")
    t.play("workers 2", "bump B1 blue")
    assert t.question == "WhomToBump"
    t.play("bump B1 blue")
    assert (t.red.workers("B1"), t.blue.workers("B1"), t.green.workers("B1")) == (2, 0, 1)


def test_tier_two_is_cleared_as_well() -> None:
    """V-S21: a Worker climbs to a section of tier 2 with three of others."""
    t = table(3)
    t.blue.in_castle(B2=2)
    t.green.in_castle(B2=1)
    t.red.at("IB").slots("knight", "courtier", "groom")
    t.phase("action")
    t.play("workers 3")
    assert set(t.options) == {"bump B2 red", "bump B2 blue", "bump B2 green"}


def test_the_owner_of_a_bumped_worker_gains_nothing() -> None:
    """V-66: Bob's others do not climb either."""
    t = table(3)
    t.blue.in_castle(B1=2, B2=2)
    t.green.in_castle(B1=1)
    t.red.at("IB").slots("attendant")
    t.phase("action")
    t.play("workers 1", "bump B1 blue")
    assert t.blue.castle == {"B1": 1, "B2": 2}
    assert (t.blue.goods, t.blue.virtue, t.blue.corruption) == ({}, 6, 0)


def test_climbing_comes_before_bumping() -> None:
    """rules/viscounts 5.3: three of Ann's come to two of Bob's; hers climb and spread, so nobody is bumped."""
    t = table()
    t.blue.in_castle(B1=2)
    t.red.at("IB").slots("knight", "courtier", "groom")
    t.phase("action")
    t.play("workers 3")
    assert t.question != "WhomToBump"
    assert t.blue.castle == {"B1": 2} and t.red.castle == {"A1": 1, "C1": 1, "B2": 1}


# Shifting.


def test_a_worker_moves_to_a_neighbouring_section_of_its_tier() -> None:
    """rules/viscounts 8.0: a mercenary that is played; then the castle is resolved; it may be left out."""
    t = table()
    t.red.hand("mercenary", "page").in_castle(A1=1, B1=2, D2=1)
    t.turn()
    t.play("play mercenary")
    assert t.options == [
        "done", "shift A1 B1", "shift A1 E1", "shift B1 C1", "shift B1 A1", "shift D2 E2", "shift D2 C2",
    ]  # fmt: skip
    t.play("shift A1 B1")
    assert t.red.castle == {"A1": 1, "B2": 1, "C1": 1, "D2": 1}
    assert t.red.goods == {"ink": 1}


def test_nothing_is_asked_where_the_order_makes_no_difference() -> None:
    """V-E8: two Workers of tier 2 go up; only their resources are chosen."""
    t = table()
    t.red.at("IC").slots("attendant").in_castle(C1=2, D1=2, C2=2, D2=2)
    t.phase("action")
    t.play("workers 1")
    assert t.question == "TakeResource"
    t.play("take ink", "take ink")
    assert t.red.workers("top") == 2
