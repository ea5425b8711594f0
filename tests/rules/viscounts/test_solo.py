"""The turn of the solo opponent: a scheme says how far it moves, what it does and what else happens."""

from __future__ import annotations

import pytest

from builders.viscounts import TestTable, solo_table

ACTIONS = {"merchant": "TRADE", "builder": "BUILD", "noble": "PLACE", "cleric": "SCRIBE"}


def at(space: str, focus: str = "builder", difficulty: str = "easy") -> TestTable:
    """The opponent stands there and the player far from where it goes."""
    t = solo_table(focus, difficulty)
    t.opponent.at(space)
    t.red.at("O10")
    return t


def discards(t: TestTable) -> list[str]:
    found: list[str] = t.game.view(0)["solo"]["discard"]
    return found


# Drawing a scheme.


def test_a_scheme_is_followed_and_discarded_and_then_it_is_the_players_turn() -> None:
    """rules/viscounts 9.4."""
    t = at("O2")
    t.follow("starting-2")
    assert discards(t)[0] == "starting-2"
    assert t.asked == "red"


def test_an_empty_pile_is_made_of_the_discards() -> None:
    """rules/viscounts 9.4: future schemes that were gained are among them."""
    t = at("O2")
    t.schemes.discard = [*t.schemes.pile, t.schemes.reserve.pop()]
    t.schemes.pile = []
    t.table.active = t.opponent.index
    t.turn()
    assert len(t.schemes.pile) + len(t.schemes.discard) >= 9
    assert len(t.schemes.discard) <= 2, "the one followed, and one it may have gained"


@pytest.mark.parametrize("focus", ACTIONS)
def test_a_scheme_may_leave_the_action_to_the_focus(focus: str) -> None:
    """rules/viscounts 9.4: a starting scheme with FOCUS, power 2: flips twice, a trading post, three Workers, a
    manuscript up to 5."""
    t = at("O2", focus).show_manuscript("B", "red-6").show_manuscript("C", "red-7")
    t.opponent.holding(plain=2)
    t.follow("starting-6")
    done = {
        "TRADE": t.opponent.flipped == 2,
        "BUILD": t.opponent.built == {"trading-post": 1},
        "PLACE": t.opponent.supply == 17,
        "SCRIBE": len(t.opponent.manuscripts) == 1,
    }
    assert [action for action, happened in done.items() if happened] == [ACTIONS[focus]]


# Moving.


@pytest.mark.parametrize(
    ("start", "scheme", "end"),
    [
        ("O2", "starting-2", "O4"),  # 2 steps for BUILD; at the fork of O3 it stays outside
        ("O1", "starting-2", "O3"),
        ("IA", "starting-2", "O4"),  # 2 steps: from IA it leaves at once
        ("O1", "starting-3", "IC"),  # 3 steps for PLACE: inwards at once
        ("O2", "starting-3", "IC"),
        ("IA", "starting-3", "ID"),
        ("O2", "starting-4", "IB"),  # 1 step for SCRIBE ends on O3: further, to IB
        ("O1", "starting-4", "IA"),
        ("O4", "starting-8", "IC"),  # 1 step for PLACE: O5, further to IC
        ("IE", "future-5", "O1"),  # 1 step for TRADE: outwards
    ],
)
def test_its_road(start: str, scheme: str, end: str) -> None:
    """V-I19, rules/viscounts 9.4: to the ring of its action at a fork, and further until it is there."""
    t = at(start)
    t.follow(scheme)
    assert t.opponent.space == end


def test_who_is_met_by_it_may_rearrange() -> None:
    """rules/viscounts 9.4, V-S5: before it acts."""
    t = at("O2")
    t.red.at("O4").slots("page", "labourer")
    t.follow("starting-2")
    assert (t.question, t.asked) == ("Rearrange", "red")
    assert t.opponent.built == {}
    t.play("arrange 2 1 3")
    assert t.opponent.built == {"workshop": 1}


def test_the_player_who_meets_it_asks_it_nothing() -> None:
    """rules/viscounts 9.4: it has no cards to rearrange."""
    t = at("O3")
    t.red.at("O2").slots("stallkeeper")
    t.phase("movement", distance=1)
    assert (t.red.space, t.asked, t.question) == ("O3", "red", "WhichAction")


# Trade.


def test_trade_flips_debts_first_then_deeds() -> None:
    """rules/viscounts 9.4, power 2: a debt and a deed; it gains no resource for the debt."""
    t = at("O2")
    t.opponent.owing(unpaid=1).holding(plain=2)
    t.follow("future-5")
    assert (t.opponent.unpaid, t.opponent.paid, t.opponent.plain, t.opponent.flipped) == (0, 1, 1, 1)
    assert t.opponent.goods == {} and t.asked == "red"


def test_trade_with_nothing_to_flip_brings_virtue() -> None:
    """rules/viscounts 9.4, power 2: one for each; Trade is never impossible."""
    t = at("O2")
    t.follow("future-5")
    assert (t.opponent.virtue, t.opponent.plain) == (4, 0)


# Building.


@pytest.mark.parametrize(
    ("scheme", "built", "expected"),
    [
        ("starting-2", {}, "workshop"),
        ("starting-2", {"workshop": 3}, "trading-post"),
        ("starting-2", {"workshop": 3, "trading_post": 3}, "guildhall"),
        ("starting-7", {}, "trading-post"),
        ("starting-7", {"trading_post": 3}, "workshop"),
        ("starting-7", {"trading_post": 3, "workshop": 3}, "guildhall"),
        ("future-2", {}, "guildhall"),
        ("future-2", {"guildhall": 3}, "trading-post"),
        ("future-2", {"guildhall": 3, "trading_post": 3}, "workshop"),
    ],
)
def test_what_it_builds(scheme: str, built: dict[str, int], expected: str) -> None:
    """V-I19, rules/viscounts 9.4: by power; if that kind is used up, the next one of its list."""
    t = at("O2")
    t.opponent.has_built(**built)
    before = dict(t.opponent.built)
    t.follow(scheme)
    assert t.opponent.built == before | {expected: before.get(expected, 0) + 1}


def test_it_builds_on_the_first_free_spot_of_its_area() -> None:
    """rules/viscounts 9.4: the lowest letter."""
    t = at("O2")
    t.follow("starting-2")
    assert t.game.view(0)["board"]["spots"]["4a"] == {"seat": "blue", "building": "workshop"}
    t = at("O2")
    t.red.building("workshop", "4a")
    t.follow("starting-2")
    assert t.game.view(0)["board"]["spots"]["4b"] == {"seat": "blue", "building": "workshop"}


@pytest.mark.parametrize("why", ["no spot", "no building"])
def test_where_it_cannot_build_it_has_a_deed_instead(why: str) -> None:
    """rules/viscounts 9.4: with no free spot in the area, or no building left."""
    t = at("O2")
    if why == "no spot":
        t.red.building("workshop", "4a").building("workshop", "4b")
    else:
        t.opponent.has_built(workshop=3, trading_post=3, guildhall=3)
    before = dict(t.opponent.built)
    t.follow("starting-2")
    assert t.opponent.built == before
    assert (t.opponent.plain, t.opponent.flipped) == (1, 0)


def test_impossible_with_a_plain_deed_flips_it() -> None:
    """rules/viscounts 9.4."""
    t = at("O2")
    t.red.building("workshop", "4a").building("workshop", "4b")
    t.opponent.holding(plain=1)
    t.follow("starting-2")
    assert (t.opponent.plain, t.opponent.flipped) == (0, 1)


def test_of_a_spot_it_gains_deeds_and_virtue_and_no_goods() -> None:
    """rules/viscounts 9.4: 6b brings it a deed, 4a no stone, 5a a debt and no resources."""
    t = at("O4")
    t.red.building("workshop", "6a")
    t.follow("starting-2")
    assert t.opponent.plain == 1 and t.opponent.goods == {}
    t = at("O2")
    t.follow("starting-2")
    assert t.opponent.goods == {}
    t = at("O3")
    t.follow("starting-2")
    assert t.opponent.space == "O5"
    assert (t.opponent.unpaid, t.opponent.goods, t.asked) == (1, {}, "red")


def test_a_link_brings_the_player_what_it_does_and_the_opponent_virtue_only() -> None:
    """rules/viscounts 9.4: the player gains as ever from a link with its building."""
    t = at("O1")
    t.red.building("workshop", "2b")
    t.follow("starting-2")
    assert t.opponent.space == "O3"
    assert (t.opponent.virtue, t.red.virtue) == (5, 5)
    t = at("O2")
    t.red.building("workshop", "4b")
    t.follow("starting-2")
    assert (t.opponent.goods, t.red.goods) == ({}, {"silver": 1})


def test_it_flips_a_debt_rather_than_a_deed() -> None:
    """V-E13: on 3b it may flip one of the two; as when it trades, the debt comes first."""
    t = at("O1")
    t.red.building("workshop", "3a")
    t.opponent.owing(unpaid=1).holding(plain=1)
    t.follow("starting-2")
    assert (t.opponent.paid, t.opponent.flipped) == (1, 0)


# Placing Workers.


def test_a_future_scheme_places_four_workers() -> None:
    """V-101: power 3; they cascade like a player's; of the wedge it takes only corruption and virtue."""
    t = at("O1")
    t.follow("future-3")
    assert t.opponent.space == "IC"
    assert t.opponent.castle == {"B1": 1, "C1": 1, "D1": 1, "C2": 1}
    assert t.opponent.supply == 16
    assert t.opponent.goods == {}
    t = at("O9")
    t.red.at("O5")
    t.follow("future-3")
    assert t.opponent.space == "IB" and t.opponent.castle == {"A1": 1, "B1": 1, "C1": 1, "B2": 1}


def test_of_the_first_wedge_it_takes_the_corruption() -> None:
    """rules/viscounts 9.4: and no silver."""
    t = at("O10")
    t.red.at("O5")
    t.follow("starting-8")  # 1 step to O1, further to IA; power 2: three Workers
    assert t.opponent.space == "IA"
    assert t.opponent.castle == {"A2": 1, "B1": 1, "E1": 1}
    assert (t.opponent.corruption, t.opponent.goods) == (2, {}), "one of them is an extra of the scheme"


def test_at_the_top_it_gains_no_resource_but_leads() -> None:
    """rules/viscounts 9.4, 9.6."""
    t = at("O1")
    t.opponent.in_castle(C1=1, C2=2)
    t.follow("starting-3")
    assert t.opponent.workers("top") == 1
    assert t.opponent.goods == {} and t.leader == "blue"


def test_fewer_workers_than_its_power_are_all_placed() -> None:
    """rules/viscounts 9.4: it is impossible only with none in supply."""
    t = at("O1")
    t.opponent.with_supply(1)
    t.follow("starting-3")
    assert (t.opponent.supply, t.opponent.workers("C1"), t.opponent.plain) == (0, 1, 0)


def test_without_workers_it_has_a_deed_instead() -> None:
    """rules/viscounts 9.4."""
    t = at("O1")
    t.opponent.with_supply(0)
    t.follow("starting-3")
    assert t.opponent.castle == {} and t.opponent.plain == 1


def test_it_bumps_the_players_workers_first() -> None:
    """rules/viscounts 9.4: then its own."""
    t = at("O1")
    t.red.in_castle(C1=2)
    t.follow("starting-3")  # two Workers into C
    assert (t.red.workers("C1"), t.opponent.workers("C1")) == (1, 2)
    assert t.red.supply == 19


def test_when_the_player_bumps_the_player_chooses() -> None:
    """rules/viscounts 9.4."""
    t = at("O1")
    t.opponent.in_castle(B1=2)
    t.red.at("IB").slots("knight", "groom")
    t.phase("action")
    t.play("workers 2")
    assert t.options == ["bump B1 red", "bump B1 blue"]


def test_of_several_sections_the_first_of_the_ring_climbs_first() -> None:
    """V-E11: B and D are ready after C: B is settled first, whose Worker comes back to C."""
    t = at("O1")
    t.opponent.in_castle(B1=2, C1=1, D1=2)
    told = t.follow("starting-3")
    climbs = [line for line in told if "climbs" in line]
    assert len(climbs) == 3
    assert [next(letter for letter in "ABCDE" if f" {letter}" in line) for line in climbs] == ["C", "B", "D"]


# Transcribing.


@pytest.mark.parametrize(
    ("scheme", "start", "manuscript", "possible"),
    [
        ("starting-4", "O2", "red-3", True),  # power 1: up to 4
        ("starting-4", "O2", "red-6", False),
        ("future-7", "O1", "red-6", True),  # power 2: up to 5
        ("future-7", "O1", "red-8", False),
        ("future-4", "O1", "red-8", True),  # power 3: up to 6
    ],
)
def test_which_manuscripts_it_takes(scheme: str, start: str, manuscript: str, possible: bool) -> None:
    """V-I19, rules/viscounts 9.4: the top one of its segment, if the cost is at most its power and 3."""
    t = at(start).show_manuscript("B", manuscript).show("B", "pedlar")
    t.follow(scheme)
    assert t.opponent.space == "IB"
    assert t.opponent.manuscripts == ([manuscript] if possible else [])
    assert t.opponent.plain == (0 if possible else 1)
    assert t.opponent.goods == {}


def test_a_manuscript_that_is_too_dear_flips_a_deed_or_brings_one() -> None:
    """V-104: power 1 and cost 5."""
    t = at("O2").show_manuscript("B", "red-6").show("B", "pedlar")
    t.opponent.holding(plain=1)
    t.follow("starting-4")
    assert (t.opponent.manuscripts, t.opponent.plain, t.opponent.flipped) == ([], 0, 1)
    t = at("O2").show_manuscript("B", "red-6").show("B", "pedlar")
    t.follow("starting-4")
    assert (t.opponent.manuscripts, t.opponent.plain, t.opponent.flipped) == ([], 1, 0)


def test_with_an_empty_pile_of_manuscripts_it_has_a_deed_instead() -> None:
    """rules/viscounts 9.4."""
    t = at("O2").show("B", "pedlar")
    t.table.left[5 + 1] = 0
    t.follow("starting-4")
    assert (t.opponent.manuscripts, t.opponent.plain) == ([], 1)


def test_it_takes_cleric_bonus_cards_too() -> None:
    """rules/viscounts 9.6, V-S25: the third red manuscript."""
    t = at("O2").show_manuscript("B", "red-3").show("B", "pedlar")
    t.opponent.with_manuscripts("red-1", "red-2")
    t.follow("starting-4")
    assert t.bonuses == {"red": "blue"}


@pytest.mark.parametrize(
    ("manuscript", "change"),
    [
        ("green-4", {"plain": 1}),
        ("grey-3", {"virtue": 5}),
        ("yellow-4", {"unpaid": 1}),
        ("red-4", {}),
        ("blue-5", {}),
        ("red-5", {"supply": 19}),
    ],
)
def test_the_effects_of_manuscripts_that_it_carries_out(manuscript: str, change: dict[str, int]) -> None:
    """rules/viscounts 9.4: deeds, virtue, debts and Workers; no shifting, destroying or goods."""
    t = at("O2").show_manuscript("B", manuscript).show("B", "pedlar")
    t.follow("starting-4")
    found = {name: getattr(t.opponent, name) for name in ("plain", "virtue", "unpaid", "supply")}
    assert found == {"plain": 0, "virtue": 6, "unpaid": 0, "supply": 20} | change
    assert t.opponent.goods == {} and t.asked == "red"


# Extras.


def test_a_bell_ringer_is_dismissed_without_payment() -> None:
    """V-102: it leaves the game, and the opponent gains 1 virtue."""
    t = at("O2").show("B", "bell-ringer", "pedlar").show_manuscript("B", "red-3")
    t.follow("starting-4")
    assert t.opponent.virtue == 5
    assert t.shown("B") == "pedlar"
    assert t.opponent.everything["removed"] == ["bell-ringer"]


@pytest.mark.parametrize(
    ("townsfolk", "change"),
    [
        ("goldsmith", {}),
        ("smuggler", {"unpaid": 1}),
        ("knight", {"corruption": 1}),
        ("constable", {"supply": 19}),
        ("highwayman", {}),
    ],
)
def test_what_it_gains_from_a_dismissed_card(townsfolk: str, change: dict[str, int]) -> None:
    """rules/viscounts 9.4: corruption, debts, Workers, no goods; and dismissing a Criminal corrupts nobody."""
    t = at("O2").show("B", townsfolk).show_manuscript("B", "red-3")
    t.follow("starting-4")
    names = ("plain", "virtue", "unpaid", "supply", "corruption")
    found = {name: getattr(t.opponent, name) for name in names}
    assert found == {"plain": 0, "virtue": 6, "unpaid": 0, "supply": 20, "corruption": 0} | change
    assert t.opponent.goods == {}


def test_with_nobody_to_dismiss_nothing_happens() -> None:
    """rules/viscounts 9.4."""
    t = at("O2").empty_pile("B").show_manuscript("B", "red-3")
    t.follow("starting-4")
    assert t.opponent.manuscripts == ["red-3"] and t.opponent.virtue == 6


def test_a_plus_adds_the_top_future_scheme_to_its_discards() -> None:
    """V-103: after the scheme itself."""
    t = at("O2")
    top = t.table.rules.schemes[t.schemes.reserve[-1]].key
    t.follow("starting-2")
    assert discards(t) == ["starting-2", top]
    assert len(t.schemes.reserve) == 7


def test_a_plus_without_a_reserve_adds_nothing() -> None:
    """rules/viscounts 9.4."""
    t = at("O2")
    t.schemes.discard += t.schemes.reserve
    t.schemes.reserve = []
    before = len(discards(t))
    t.follow("starting-2")
    assert len(discards(t)) == before + 1


def test_virtue_and_corruption_move_its_markers() -> None:
    """rules/viscounts 9.4: A3 brings virtue, A1 corruption."""
    t = at("O1")
    t.follow("starting-3")
    assert (t.opponent.corruption, t.opponent.virtue) == (0, 5)
    t = at("O2")
    t.follow("starting-1")
    assert (t.opponent.corruption, t.opponent.virtue) == (1, 6)


def test_extras_from_left_to_right() -> None:
    """rules/viscounts 9.4: the last future scheme with two: it dismisses, then gains 1 virtue."""
    t = at("O1", "merchant").show("B", "bell-ringer")
    t.follow("future-6")
    assert t.opponent.space == "O4"
    assert t.opponent.virtue == 6 - 2 - 1 - 1, "two for the Trade, one for the bell ringer, one for the scheme"


# Collisions.


def test_its_collision() -> None:
    """rules/viscounts 9.4, V-S28: on 1 it gains two deeds, and the player with a Criminal is corrupted."""
    t = at("O2")
    t.opponent.track(0, 1)
    t.red.slots(None, "highwayman").hand("labourer", "page")
    t.follow("starting-1")
    assert (t.opponent.plain, t.opponent.corruption, t.opponent.virtue) == (2, 0, 6)
    assert t.red.corruption == 1


@pytest.mark.parametrize(
    ("index", "change"),
    [(0, {}), (1, {}), (2, {}), (3, {}), (4, {"virtue": 5}), (5, {"virtue": 5}), (6, {"plain": 1})],
)
def test_in_the_players_collision_it_counts_as_having_no_criminal(index: int, change: dict[str, int]) -> None:
    """rules/viscounts 9.4."""
    t = at("O2")
    t.red.track(index, index).hand("page", "novice", "labourer")
    t.table.turns_left = 1  # nothing after this turn
    t.phase("collision")
    found = {name: getattr(t.opponent, name) for name in ("plain", "virtue", "unpaid", "corruption")}
    assert found == {"plain": 0, "virtue": 6, "unpaid": 0, "corruption": 0} | change


# Scoring.


def test_it_scores_like_a_player_with_its_difficulty() -> None:
    """rules/viscounts 9.6: castle, leader, manuscripts, bonus, buildings, debts, deeds, the majority, and 16 points."""
    t = at("O2", difficulty="hard").kingdom(debts=0).leads("blue")
    t.opponent.has_built(workshop=1, guildhall=1).in_castle(A1=1, B2=1, top=1).with_manuscripts("red-8")
    t.table.bonuses[0] = t.opponent.index
    t.opponent.owing(unpaid=1, paid=1).holding(plain=1, flipped=1)
    assert t.opponent.score == {
        "buildings": 7,
        "castle": 8,
        "castle-leader": 5,
        "manuscripts": 6,
        "cleric-bonuses": 5,
        "debts": -2,
        "deeds": 4,
        "poverty": 7,
        "prosperity": 0,
        "difficulty": 16,
        "total": 56,
    }


def test_only_the_first_place_of_a_majority_counts() -> None:
    """rules/viscounts 9.6."""
    t = at("O2").kingdom(debts=0)
    t.red.holding(flipped=2)
    t.opponent.holding(flipped=1)
    assert (t.red.score["poverty"], t.opponent.score["poverty"]) == (7, 0)


def test_a_tie_is_lost() -> None:
    """V-105: whatever silver the player has."""
    t = at("O2")
    t.red.has(silver=30, gold=3)
    assert t.red.score["total"] == t.opponent.score["total"] == 0
    assert t.game.state.ranks() == [2, 1]


def test_one_point_more_wins() -> None:
    """rules/viscounts 9.6."""
    t = at("O2")
    t.red.in_castle(A1=1)
    assert t.game.state.ranks() == [1, 2]
