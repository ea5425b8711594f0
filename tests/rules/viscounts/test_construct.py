"""Construct: Builders and stone put a building on a spot; the spot brings a bonus, its neighbours join by links."""

from __future__ import annotations

import pytest

from builders.viscounts import TestTable, table


def builder(spot: str, players: int = 2) -> TestTable:
    """Red stands at that spot with six Builders and a stone."""
    t = table(players)
    t.red.at(f"O{spot[:-1]}").slots("labourer", "roofer", "carpenter").has(stone=1)
    return t


def built(spot: str, building: str = "workshop", players: int = 2) -> TestTable:
    t = builder(spot, players)
    t.phase("action")
    t.play(f"build {building} {spot}")
    return t


# Where and what.


def test_only_the_spots_of_the_own_area_are_offered() -> None:
    """V-I5, V-45, V-S13: on O1 that is 1a and 1b; 2a is across the river."""
    t = builder("1a")
    t.phase("action")
    spots = {token.split()[2] for token in t.options if token.startswith("build")}
    assert spots == {"1a", "1b"}


def test_the_large_side_has_a_third_spot() -> None:
    """V-S13."""
    t = builder("1a", players=3)
    t.phase("action")
    assert {token.split()[2] for token in t.options if token.startswith("build")} == {"1a", "1b", "1c"}


@pytest.mark.parametrize("owner", ["red", "blue"])
def test_a_spot_with_a_building_is_taken(owner: str) -> None:
    """V-S13: one building to a spot, whoever owns it; with all spots taken nothing can be built."""
    t = builder("1a")
    getattr(t, owner).building("workshop", "1a")
    t.phase("action")
    assert not t.may("build workshop 1a") and t.may("build workshop 1b")
    t = builder("1a")
    getattr(t, owner).building("workshop", "1a").building("guildhall", "1b")
    t.phase("action")
    assert not any(token.startswith("build") for token in t.options)


@pytest.mark.parametrize(
    ("icons", "buildings"),
    [(2, []), (3, ["workshop"]), (4, ["workshop"]), (5, ["workshop", "trading-post"]), (7, None)],
)
def test_a_workshop_takes_three_icons_a_trading_post_five_a_guildhall_seven(
    icons: int, buildings: list[str] | None
) -> None:
    """V-S14."""
    t = table()
    cards = {2: ["labourer"], 3: ["labourer", "thatcher"], 4: ["labourer", "carpenter"]}
    cards[5] = ["labourer", "carpenter", "thatcher"]
    cards[7] = ["labourer", "carpenter", "roofer"]
    t.red.at("O1").slots(*cards[icons])
    if icons == 7:
        t.red.has_built(workshop=2)
    t.phase("action")
    offered = [token.split()[1] for token in t.options if token.endswith(" 1a")]
    assert offered == (["workshop", "trading-post", "guildhall"] if buildings is None else buildings)


def test_surplus_icons_are_lost_and_no_stone_is_spent_without_need() -> None:
    """rules/viscounts 5.2, V-S14: six Builders build one workshop."""
    t = built("1a")
    assert t.red.built == {"workshop": 1} and t.red.stone == 1
    assert not any(token.startswith("build") for token in t.options)


def test_a_kind_with_no_building_left_cannot_be_chosen() -> None:
    """V-55, V-S14: seven icons, but all three guildhalls stand already."""
    for count in (2, 3):
        t = builder("1a")
        t.red.has_built(guildhall=count, workshop=2)
        t.phase("action")
        assert t.may("build guildhall 1a") == (count == 2)


# Placing it.


def test_the_building_moves_from_the_player_board_to_the_spot_for_good() -> None:
    """V-S15: it stands there for everybody to see."""
    t = built("6b", "trading-post")
    assert t.red.built == {"trading-post": 1}
    assert t.game.view("blue")["board"]["spots"]["6b"] == {"seat": "red", "building": "trading-post"}


def test_a_building_on_6b_brings_a_deed() -> None:
    """V-48, V-S15, V-S16."""
    t = built("6b")
    assert t.red.plain == 1
    assert t.deeds_above == 7


def test_the_first_workshop_helps_from_the_next_trade_on() -> None:
    """V-53, V-S15: W1 is no icon before it stands; then it is one in every Trade."""
    t = table()
    t.red.at("O4").slots("labourer", "thatcher")
    t.phase("action")
    assert not t.may("buy silver")
    t.play("build workshop 4a")
    assert t.red.silver == 0 and t.question != "WhatToBuy"
    t.table.active = t.red.index
    t.phase("action")
    assert t.may("buy silver") and not t.may("buy ink")


def test_the_first_guildhall_raises_the_hand_limit_this_turn() -> None:
    """V-54, V-S15, V-S30: phase 6 fills up to 4 cards."""
    t = builder("1a")
    t.red.has_built(workshop=2)
    t.phase("action")
    t.play("build guildhall 1a")
    while t.asked == "red":
        t.play("done")
    assert len(t.red.in_hand) == 4


@pytest.mark.parametrize(
    ("spot", "gains"),
    [
        ("1a", {"silver": 2}), ("2a", {"ink": 1}), ("3a", {"gold": 1}), ("4a", {"stone": 1}), ("9a", {"silver": 2}),
        ("6a", {"ink": 1}), ("7a", {"gold": 1}), ("8a", {"stone": 1}),
    ],
)  # fmt: skip
def test_the_bonus_of_a_spot_with_goods(spot: str, gains: dict[str, int]) -> None:
    """V-S16, rules/viscounts 3.6: once, when the building is placed."""
    t = builder(spot)
    t.red.has(stone=0)
    t.phase("action")
    t.play(f"build workshop {spot}")
    assert t.red.goods == gains


@pytest.mark.parametrize(("spot", "virtue"), [("2b", 5), ("7b", 4), ("10b", 4)])
def test_the_bonus_of_a_spot_with_virtue(spot: str, virtue: int) -> None:
    """V-S16, rules/viscounts 3.6."""
    assert built(spot).red.virtue == virtue


@pytest.mark.parametrize("spot", ["5a", "10a"])
def test_the_bonus_of_a_debt_and_two_resources(spot: str) -> None:
    """V-S16, rules/viscounts 3.6."""
    t = built(spot)
    assert t.red.unpaid == 1
    t.play("take ink", "take gold")
    assert (t.red.ink, t.red.gold) == (1, 1)
    assert t.question != "TakeResource"


@pytest.mark.parametrize("spot", ["3b", "8b"])
def test_the_bonus_of_a_flip(spot: str) -> None:
    """V-S16, rules/viscounts 3.6: a debt or a deed, whichever the owner likes; without either it is skipped."""
    t = builder(spot)
    t.red.owing(unpaid=1).holding(plain=1)
    t.phase("action")
    t.play(f"build workshop {spot}")
    assert t.options == ["flip debt", "flip deed"]
    t.play("flip deed")
    assert (t.red.unpaid, t.red.plain, t.red.flipped) == (1, 0, 1)
    t = built(spot)
    assert t.question not in ("WhichFlip", "TakeResource")


def test_the_bonus_of_a_destruction() -> None:
    """V-S16, rules/viscounts 3.6: spot 4b; it may be declined."""
    t = builder("4b")
    t.red.hand("lookout", "page")
    t.phase("action")
    t.play("build workshop 4b")
    assert t.options == ["done", "destroy lookout", "destroy page"]
    t.play("destroy lookout")
    assert t.red.silver == 1


def test_a_worker_from_spot_5b_goes_to_the_section_of_its_segment() -> None:
    """V-68, V-S16: from O5 into section C; castle resolution runs; it is no Place Workers action."""
    t = table()
    t.red.at("O5").slots("labourer", "thatcher", "lady-richilda").in_castle(C1=2)
    t.phase("action")
    t.play("build workshop 5b")
    assert t.red.castle == {"B1": 1, "C2": 1, "D1": 1}
    assert t.red.supply == 17
    assert t.red.goods == {"stone": 1}, "the wedge's reward, and no silver of Lady Richilda"


def test_a_bonus_that_cannot_be_carried_out_is_skipped() -> None:
    """rules/viscounts 4.7, V-S16: 5b without a Worker in supply."""
    t = builder("5b")
    t.red.with_supply(0)
    t.phase("action")
    t.play("build workshop 5b")
    assert (t.red.castle, t.red.supply, t.red.built) == ({}, 0, {"workshop": 1})


# Links.


def test_a_link_with_another_player_brings_both_a_silver() -> None:
    """V-49, V-S16, V-S17: 1a is Bob's and Ann builds on 1b: her deed, and 1 silver each."""
    t = builder("1b")
    t.blue.building("workshop", "1a")
    t.phase("action")
    t.play("build workshop 1b")
    assert (t.red.plain, t.red.silver, t.blue.silver, t.blue.plain) == (1, 1, 1, 0)


def test_a_link_with_an_own_building_counts_once() -> None:
    """V-50, V-S17: 2a and 1b are joined over the river: any one resource."""
    t = builder("1b")
    t.red.building("workshop", "2a").has(stone=0)
    t.phase("action")
    t.play("build workshop 1b", "take ink")
    assert t.red.goods == {"ink": 1}
    assert t.question != "TakeResource"


def test_two_links_at_once() -> None:
    """V-E8, V-51, V-S17: on 2a, with 1b of Bob's and an own 2b: 1 ink, a resource each, 1 silver."""
    t = builder("2a")
    t.red.has(stone=0).building("workshop", "2b")
    t.blue.building("workshop", "1b")
    t.phase("action")
    t.play("build workshop 2a")
    assert (t.question, t.asked) == ("TakeResource", "red")
    t.play("take gold")
    assert (t.question, t.asked) == ("TakeResource", "blue")
    t.play("take stone")
    assert t.red.goods == {"ink": 1, "gold": 1, "silver": 1}
    assert t.blue.goods == {"stone": 1}


def test_a_link_over_a_joint_brings_virtue_also_out_of_turn() -> None:
    """V-S17, rules/viscounts 3.7: 2b and 3a; the builder and the owner gain 1 virtue each."""
    t = builder("2b")
    t.blue.building("guildhall", "3a")
    t.phase("action")
    t.play("build workshop 2b")
    assert (t.red.virtue, t.blue.virtue) == (4, 5), "the spot itself brings Ann another one"


def test_the_last_spot_and_the_first_are_joined() -> None:
    """rules/viscounts 3.7: the spots form one ring: 10b and 1a."""
    t = builder("1a")
    t.blue.building("workshop", "10b")
    t.phase("action")
    t.play("build workshop 1a")
    assert (t.red.virtue, t.blue.virtue) == (5, 5)


@pytest.mark.parametrize(("spot", "neighbour", "virtue", "silver"), [("1c", "1b", 6, 1), ("2c", "2b", 5, 0)])
def test_links_to_the_third_spot_of_the_large_side(spot: str, neighbour: str, virtue: int, silver: int) -> None:
    """V-I6, V-S17, rules/viscounts 3.7: b and c: silver in an odd area, virtue in an even one."""
    t = builder(spot, players=3)
    t.green.building("workshop", neighbour)
    t.phase("action")
    t.play(f"build workshop {spot}")
    assert (t.green.virtue, t.green.silver) == (virtue, silver)


def test_without_neighbours_there_is_no_link() -> None:
    """V-S17: buildings further away do not count."""
    t = builder("1a")
    t.blue.building("workshop", "2a").building("workshop", "9b")
    t.phase("action")
    t.play("build workshop 1a")
    assert (t.blue.goods, t.blue.virtue, t.red.silver) == ({}, 6, 2)


def test_an_ability_for_building_comes_after_bonus_and_links() -> None:
    """rules/viscounts 5.2: a glazier in a slot: 1 virtue after the building; 2b brings one and the joint another."""
    t = table()
    t.red.at("O2").slots("glazier", "labourer")
    t.blue.building("workshop", "3a")
    t.phase("action")
    t.play("build workshop 2b")
    assert t.red.virtue == 3
