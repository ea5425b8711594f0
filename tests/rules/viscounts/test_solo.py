"""A turn of the solo opponent, and what it makes of what it gains."""

from __future__ import annotations

import pytest

import guildhall
from builders.viscounts_solo import solo

# The turn.


def test_schemes_shift_and_the_third_is_discarded_without_effect() -> None:
    """rules/viscounts 9.4."""
    t = solo("card").at("O1").schemes("starting-1", "starting-3", "future-7")
    t.follow("starting-2")
    assert t.keys(t.cards.slots) == ["starting-2", "starting-1", "starting-3"]
    assert t.keys(t.cards.discard)[0] == "future-7"


def test_the_pile_is_made_of_the_discards_when_two_schemes_are_left_on_the_board() -> None:
    """V183: the check looks at those two; the one that dropped off is shuffled in."""
    t = solo("card").at("O1").schemes("starting-1", "starting-2", "starting-3")
    t.cards.discard += t.cards.pile
    t.cards.pile = []
    t.turn("blue")
    assert any("shuffles its discarded Schemes" in line for line in t.said)
    assert any("gains 1 Virtue" in line for line in t.said), "no Criminal among the two that are left"
    assert t.cards.slots[1:] == [t.scheme("starting-1"), t.scheme("starting-2")]
    assert t.scheme("starting-3") in (*t.cards.pile, t.cards.slots[0])


def test_a_criminal_on_the_board_makes_a_shuffle_cost_corruption() -> None:
    """V183."""
    t = solo("card").at("O1").schemes("starting-1", "starting-3", "starting-2")
    t.cards.discard += t.cards.pile
    t.cards.pile = []
    t.turn("blue")
    shuffled = next(i for i, line in enumerate(t.said) if "shuffles its discarded" in line)
    assert "gains 1 Corruption" in t.said[shuffled + 1]


@pytest.mark.parametrize(("start", "move", "end"), [
    ("O1", "starting-1", "O2"), ("O2", "starting-1", "O3"), ("O1", "starting-2", "O3"), ("O10", "starting-2", "O2"),
    ("O9", "future-1", "O3"), ("O3", "future-4", "O6"),
])  # fmt: skip
def test_it_moves_clockwise_on_the_outer_ring(start: str, move: str, end: str) -> None:
    """rules/viscounts 9.4: never inwards."""
    t = solo("card").at(start)
    t.red.at("IA")
    t.follow(move)
    assert t.it.space == end


def test_it_follows_the_segments_as_they_lie() -> None:
    """rules/viscounts 9.4."""
    t = solo("card").at("O2").ring("ACBED")
    t.red.at("IA")
    t.follow("starting-1")
    assert t.it.space == "O5"


def test_the_player_on_its_end_space_may_rearrange_before_it_acts() -> None:
    """V171."""
    t = solo("card").at("O1")
    t.red.at("O2").slots("abbot", "thief")
    t.it.holding(plain=1)
    t.follow("starting-3")
    assert (t.question, t.asked) == ("RearrangeCards", "red")
    assert t.it.flipped == 0
    t.play("arrange 2 1 3")
    assert t.it.flipped == 1


def test_the_opponent_on_the_players_end_space_gains_any_resource() -> None:
    """V171."""
    t = solo("cleric").at("O3")
    t.red.at("O2").slots("trader")
    t.phase("movement", distance=1)
    assert (t.red.space, t.it.goods) == ("O3", {"ink": 1})


def test_the_first_option_that_it_can_carry_out() -> None:
    """rules/viscounts 9.4: BUILD, else FOCUS, else a debt and a flipped deed."""
    t = solo("builder").at("O1")
    t.it.has(stone=1)
    t.follow("starting-1")
    assert t.it.built == ["ws1"]
    t = solo("noble").at("O1")
    t.follow("starting-1")
    assert t.it.built == [] and t.it.supply == 18, "too few Builders; its focus places two Workers"
    t = solo("cleric").at("O1").show_manuscript("A", "grey-9")
    t.it.holding(plain=1)
    t.follow("starting-1")
    assert (t.it.unpaid, t.it.flipped) == (1, 1)


def test_it_neither_recruits_nor_draws() -> None:
    """rules/viscounts 9.4."""
    t = solo("card").at("O1")
    t.red.hand("abbot", "squire")
    before = t.shown("A")
    t.follow("starting-1")
    assert t.shown("A") == before and (t.it.in_hand, t.it.in_discard) == ([], [])
    assert (t.asked, t.question) == ("red", "PlayWhich")


def test_the_worked_turn_of_the_cleric_board() -> None:
    """V169: its second starting scheme with 2 Nobles and no gold."""
    t = solo("cleric").at("O1").show("A", "friar")
    t.red.at("IC")
    t.it.owing(unpaid=1)
    t.follow("starting-2")
    assert t.it.removed == ["friar"] and t.it.space == "O3"
    assert t.it.castle == {} and t.it.supply == 20
    assert (t.it.paid, t.it.ink) == (1, 1)
    assert t.it.virtue == 4, "the Friar's bonus, and the option's"


def test_the_worked_turn_from_a_position() -> None:
    """V169: a position may have the scheme that this board sends back to the box; a table that is set up has not."""
    t = solo("cleric").at("O1").show("A", "friar")
    t.red.at("IC").has(silver=3)
    t.it.owing(unpaid=1)
    t.red.seat.discard.append(t.red.seat.hero)
    t.phase("recruit")
    position = t.game.position()
    assert "starting-2" not in position["schemes"]["pile"]
    position["schemes"]["pile"].insert(0, "starting-2")
    game = guildhall.load_position(position)
    game.choose("done")
    it = game.position()["seats"][1]
    assert (it["space"], it["removed"], it["workers"]) == ("O3", ["friar"], 20)
    assert (it["debts"], it["goods"]["ink"], it["track"]["virtue"]) == ({"unpaid": 0, "paid": 1}, 1, 4)


# Collisions.

ROW = [
    {"plain": 3},
    {"plain": 2},
    {"plain": 1, "ink": 1},
    {"plain": 1, "unpaid": 1, "ink": 1},
    {"unpaid": 1, "ink": 1},
    {"unpaid": 2, "ink": 1},
    {"unpaid": 3, "ink": 2},
]


@pytest.mark.parametrize("space", range(7))
def test_its_own_row_of_collisions(space: int) -> None:
    """V181, rules/viscounts 9.4."""
    t = solo("cleric").at("O1").schemes("starting-4", "starting-1", None)
    t.red.slots("abbot")
    t.collide("blue", space)
    gained = dict(zip(("plain", "unpaid", "ink"), (t.it.plain, t.it.unpaid, t.it.ink), strict=True))
    assert {name: number for name, number in gained.items() if number} == ROW[space]
    assert (t.it.corruption, t.it.virtue, t.it.silver) == (0, 6, 0)
    if space == 6:
        assert t.red.plain == 1, "the player has no Criminal"


@pytest.mark.parametrize(("slots", "debts"), [(("starting-3",), 1), (("starting-1", "starting-2"), 0)])
def test_its_criminals_count_in_the_players_collision(slots: tuple[str, ...], debts: int) -> None:
    """rules/viscounts 9.4: on 0 everybody else with a Criminal takes a debt."""
    t = solo("cleric").at("O1").schemes(*slots)
    t.collide("red", 0)
    assert (t.it.unpaid, t.red.plain) == (debts, 3)


def test_the_printed_criminal_of_the_card_board_counts_until_it_is_covered() -> None:
    """rules/viscounts 9.2."""
    t = solo("card").at("O1").collide("red", 0)
    assert t.it.unpaid == 1
    t = solo("card").at("O1").schemes("starting-1", "starting-2").collide("red", 0)
    assert t.it.unpaid == 0


def test_in_the_middle_it_gains_a_resource_for_the_rearrangement() -> None:
    """rules/viscounts 9.4: in the player's collision on 3."""
    t = solo("noble").at("O1").collide("red", 3)
    assert t.it.goods == {"gold": 1}


# What it gains.


@pytest.mark.parametrize(("board", "has", "gained"), [
    ("cleric", {}, "ink"), ("cleric", {"ink": 5}, "ink"), ("cleric", {"ink": 6}, "stone"),
    ("cleric", {"ink": 6, "stone": 3}, "stone"), ("cleric", {"ink": 6, "stone": 4}, "gold"),
    ("cleric", {"ink": 6, "stone": 4, "gold": 9}, "gold"), ("cleric", {"ink": 0, "stone": 9}, "ink"),
    ("builder", {}, "stone"), ("builder", {"stone": 6}, "gold"), ("builder", {"stone": 6, "gold": 4}, "ink"),
    ("noble", {}, "gold"), ("noble", {"gold": 6}, "ink"), ("noble", {"gold": 6, "ink": 4}, "stone"),
])  # fmt: skip
def test_any_resource_by_the_order_of_its_board(board: str, has: dict[str, int], gained: str) -> None:
    """V172."""
    t = solo(board).at("O1")
    t.it.has(**has)
    t.gives("ANY(1)")
    assert t.it.goods[gained] == has.get(gained, 0) + 1
    assert sum(t.it.goods.values()) == sum(has.values()) + 1


def test_several_of_any_resource_are_taken_one_at_a_time() -> None:
    """V172."""
    t = solo("cleric").at("O1")
    t.it.has(ink=5)
    t.gives("ANY(3)")
    assert t.it.goods == {"ink": 6, "stone": 2}


def test_a_resource_that_is_named_is_taken_as_it_is() -> None:
    """rules/viscounts 9.4."""
    t = solo("noble").at("O1")
    t.gives("INK(1) + STONE(1)")
    assert t.it.goods == {"ink": 1, "stone": 1}


@pytest.mark.parametrize(("paid", "flipped", "debt"), [(0, 1, True), (0, 0, True), (1, 1, True), (1, 0, False)])
def test_it_flips_the_kind_that_it_has_flipped_less_often(paid: int, flipped: int, debt: bool) -> None:
    """V173: a debt if equal; a paid debt gives it any resource."""
    t = solo("cleric").at("O1")
    t.it.owing(unpaid=1, paid=paid).holding(plain=1, flipped=flipped)
    t.gives("FLIP")
    assert (t.it.paid, t.it.flipped) == (paid + debt, flipped + (not debt))
    assert t.it.goods == ({"ink": 1} if debt else {})


@pytest.mark.parametrize(("unpaid", "plain"), [(1, 0), (0, 1)])
def test_with_one_kind_only_it_flips_that(unpaid: int, plain: int) -> None:
    """V173."""
    t = solo("cleric").at("O1")
    t.it.owing(unpaid=unpaid, paid=5 * unpaid).holding(plain=plain, flipped=5 * plain)
    t.gives("FLIP")
    assert (t.it.unpaid, t.it.plain) == (0, 0)


@pytest.mark.parametrize("effect", ["FLIP", "FLIP_DEBT", "FLIP_DEED"])
def test_with_nothing_to_flip_it_gains_virtue(effect: str) -> None:
    """V179."""
    t = solo("cleric").at("O1")
    t.gives(effect)
    assert t.it.virtue == 5


def test_a_deed_to_flip_and_only_debts() -> None:
    """VD6: nothing of that kind to flip, so 1 virtue; and the other way round."""
    t = solo("cleric").at("O1")
    t.it.owing(unpaid=2)
    t.gives("FLIP_DEED")
    assert (t.it.virtue, t.it.unpaid) == (5, 2)
    t = solo("cleric").at("O1")
    t.it.holding(plain=2)
    t.gives("FLIP_DEBT")
    assert (t.it.virtue, t.it.plain) == (5, 2)


@pytest.mark.parametrize(("effect", "change"), [
    ("DISCARD", {"virtue": 5}),
    ("CASTLE_MOVE", {"virtue": 5}),
    ("DISCARD x2", {"virtue": 4}),
    ("REARRANGE", {"ink": 1}),
    ("S(2)", {"ink": 1}),
    ("S(4)", {"ink": 2}),
    ("S(3)", {"ink": 1}),
    ("S(1)", {}),
    ("DESTROY", {"paid": 1, "ink": 1}),
    ("HIRE_FREE", {"future": -1}),
    ("REARRANGE / DISCARD", {"ink": 1}),
    ("DESTROY / DISCARD", {"paid": 1, "ink": 1}),
    ("VIR(2)", {"virtue": 4}),
    ("COR(2)", {"corruption": 2}),
    ("DEED(1) + DEBT(1)", {"plain": 1, "unpaid": 1}),
    ("END_VP(1 building)", {}),
    ("none", {}),
])  # fmt: skip
def test_what_it_makes_of_things_that_it_cannot_use(effect: str, change: dict[str, int]) -> None:
    """V184, rules/viscounts 9.4."""
    t = solo("cleric").at("O1")
    t.it.owing(unpaid=1)
    future = t.future
    t.gives(effect)
    expected = {"virtue": 6, "corruption": 0, "ink": 0, "paid": 0, "plain": 0, "future": 0}
    expected |= {name: number for name, number in change.items() if name != "unpaid"}
    found = {
        "virtue": t.it.virtue, "corruption": t.it.corruption, "ink": t.it.ink, "paid": t.it.paid,
        "plain": t.it.plain, "future": t.future - future,
    }  # fmt: skip
    assert found == expected
    assert t.it.unpaid == 1 + change.get("unpaid", 0) - change.get("paid", 0)
    assert t.it.silver == 0


def test_without_future_schemes_it_flips_instead_of_gaining_one() -> None:
    """V179."""
    t = solo("cleric").at("O1").without_future()
    t.it.owing(unpaid=1)
    t.gives("FUTURE")
    assert t.it.paid == 1
    t = solo("cleric").at("O1").without_future()
    t.gives("FUTURE")
    assert t.it.virtue == 5


def test_a_future_scheme_lies_face_up_on_its_discards() -> None:
    """rules/viscounts 9.4."""
    t = solo("cleric").at("O1")
    top = t.cards.future[-1]
    t.gives("FUTURE")
    assert t.cards.discard == [top] and top not in t.cards.future
    assert t.game.view("red")["solo"]["discard"] == t.keys([top])


def test_dismissing_gives_the_bonus_and_not_the_icons() -> None:
    """rules/viscounts 9.4: free, of its segment; the next card shows up."""
    t = solo("cleric").at("O3").show("B", "woodcutter-1", "friar")
    t.gives("DISMISS")
    assert (t.it.virtue, t.shown("B"), t.it.removed) == (5, "friar", ["woodcutter-1"])


def test_dismissing_at_an_empty_pile_takes_the_printed_bonus() -> None:
    """rules/viscounts 9.4."""
    t = solo("cleric").at("O5").empty_pile("C")
    t.gives("DISMISS")
    assert (t.it.corruption, t.it.removed) == (1, [])


@pytest.mark.parametrize(("slots", "change"), [((), "virtue"), (("starting-3",), "corruption")])
def test_a_dismissed_shuffle_shuffles_its_schemes_with_the_check(slots: tuple[str, ...], change: str) -> None:
    """VD3."""
    t = solo("cleric").at("O1").show("A", "courier").schemes(*slots)
    t.cards.discard = [t.cards.pile.pop(), t.cards.pile.pop()]
    t.gives("DISMISS")
    assert t.cards.discard == []
    assert (t.it.corruption, t.it.virtue) == ((1, 6) if change == "corruption" else (0, 5))


def test_with_no_discards_there_is_nothing_to_shuffle() -> None:
    """VD3, as for players: no check either."""
    t = solo("cleric").at("O1").show("A", "courier")
    t.cards.pile += t.cards.discard
    t.cards.discard = []
    t.gives("DISMISS")
    assert (t.it.corruption, t.it.virtue) == (0, 6)


# On the board.


def test_it_takes_gold_at_the_third_wedge_and_a_future_scheme_at_the_fourth() -> None:
    """V177."""
    t = solo("builder").at("O5")
    t.gives("WORKER(3)")
    assert (t.it.gold, t.it.castle) == (1, {"C2": 1, "B1": 1, "D1": 1})
    t = solo("builder").at("O7")
    future = t.future
    t.gives("WORKER(3)")
    assert t.future == future - 1


def test_free_workers_go_to_the_section_of_its_segment() -> None:
    """rules/viscounts 9.5."""
    t = solo("builder").at("O4")
    t.gives("WORKER(2)")
    assert t.it.castle == {"B1": 2}


def test_trios_are_resolved_clockwise_from_its_own_section() -> None:
    """rules/viscounts 9.5."""
    t = solo("noble").at("O7")
    t.it.in_castle(A1=3, C1=3)
    t.gives("WORKER(1)")
    climbs = [line for line in t.said if "climb" in line or "comes first" in line]
    assert "section A" in climbs[0], "from D: E, A, then C"


def test_it_bumps_the_players_workers() -> None:
    """V178: the player gains 2 silver for each."""
    t = solo("noble").at("O1")
    t.red.in_castle(A1=2)
    t.it.in_castle(A1=1)
    t.table.active = 1
    t.gain("blue", "WORKER(1)")
    assert (t.red.castle, t.it.castle) == ({"A1": 1}, {"A1": 2})
    assert (t.red.silver, t.red.supply) == (2, 19)


def test_it_bumps_from_the_second_tier_as_well() -> None:
    """V178: the player gains a virtue and any resource."""
    t = solo("noble").at("O1")
    t.red.in_castle(A2=2)
    t.it.in_castle(A2=1, A1=2)
    t.table.active = 1
    t.gain("blue", "WORKER(1)").play("take gold")
    assert (t.red.castle, t.it.workers("A2")) == ({"A2": 1}, 2)
    assert (t.red.virtue, t.red.gold, t.red.supply) == (5, 1, 19)


def test_a_bumped_worker_brings_it_a_resource_for_two_silver() -> None:
    """rules/viscounts 9.4: tier 1; from tier 2 a virtue and any resource."""
    t = solo("noble").at("O6")
    t.it.in_castle(A1=2)
    t.red.at("IA").in_castle(A1=1)
    t.gain("red", "WORKER(1)").play("place A1", "bump A1 blue")
    assert (t.it.goods, t.it.castle, t.it.supply) == ({"gold": 1}, {"A1": 1}, 19)
    t = solo("noble").at("O6")
    t.it.in_castle(A2=2)
    t.red.at("IA").in_castle(A2=1, A1=2)
    t.gain("red", "WORKER(1)").play("place A1", "bump A2 blue")
    assert (t.it.goods, t.it.virtue) == ({"gold": 1}, 5)


def test_a_free_building_goes_to_the_first_free_spot_of_its_space() -> None:
    """rules/viscounts 9.5."""
    t = solo("cleric").at("O3")
    t.gives("BUILD_FREE(workshop)")
    assert (t.building_on("3a"), t.it.built, t.it.ink) == (("blue", "workshop"), ["ws1"], 1)


def test_a_free_building_goes_further_clockwise_across_rivers() -> None:
    """rules/viscounts 9.5."""
    t = solo("cleric").at("O3")
    t.red.building("ws1", "3a").building("ws2", "3b").building("ws3", "4a")
    t.gives("BUILD_FREE(trading_post)")
    assert t.building_on("4b") == ("blue", "trading-post")


def test_a_free_building_is_lost_on_a_full_board_and_without_one_left() -> None:
    """rules/viscounts 9.5."""
    t = solo("cleric").at("O3")
    t.it.has_built("ws1", "ws2", "ws3")
    before = t.it.built
    t.gives("BUILD_FREE(workshop)")
    assert t.it.built == before
    t = solo("cleric").at("O3")
    t.table.spots = [0 for _ in t.table.spots]
    t.gives("BUILD_FREE(workshop)")
    assert t.it.built == []


def test_links_are_gained_by_both_owners() -> None:
    """rules/viscounts 9.5: 3a and 3b are linked, 2 silver; the opponent gains any resource for them."""
    t = solo("cleric").at("O3")
    t.red.building("ws1", "3b")
    t.gives("BUILD_FREE(workshop)")
    assert (t.red.silver, t.it.ink) == (2, 2), "an ink for the spot, another one for the link"


def test_a_free_manuscript_is_that_of_its_own_segment_or_the_next_clockwise() -> None:
    """rules/viscounts 9.5."""
    t = solo("cleric").at("O3").show_manuscript("B", "grey-4")
    t.gives("MANUSCRIPT_FREE")
    assert (t.it.manuscripts, t.it.stone) == (["grey-4"], 2)
    t = solo("cleric").at("O3").show_manuscript("B", "grey-9").show_manuscript("C", "yellow-3")
    t.gives("MANUSCRIPT_FREE")
    assert t.it.manuscripts == ["yellow-3"]


# The end.


def test_it_scores_a_point_for_each_resource_and_the_player_does_not() -> None:
    """rules/viscounts 9.6."""
    t = solo("cleric")
    t.it.has(ink=3, gold=1, stone=2)
    t.red.has(ink=3)
    red, blue = t.game.scores()
    assert (red["resources"], blue["resources"]) == (0, 6)


def test_icons_of_all_its_schemes_count_at_the_end() -> None:
    """rules/viscounts 9.6: those in its pile, its discards and its slots, under its guildhalls, on bonus cards."""
    t = solo("cleric").schemes("starting-1")
    t.cards.pile = [t.scheme("starting-4")]
    t.cards.discard = [t.scheme("future-6")]
    t.cards.future = []
    t.it.with_manuscripts("yellow-5").has_built("gh1", "gh2", "gh3")
    t.with_bonus("yellow", "blue")
    assert t.game.scores()[1]["manuscripts"] == 3 + 1 + 1, "B N, C N, C N; its third guildhall; the bonus card"


@pytest.mark.parametrize(("more", "wins"), [(0, False), (1, True)])
def test_the_player_wins_with_more_points_only(more: int, wins: bool) -> None:
    """rules/viscounts 9.6."""
    t = solo("cleric")
    t.it.has(ink=2)
    t.red.holding(plain=2 + more).has(silver=9)
    ranks = t.table.ranks()
    assert ranks[0] == (1 if wins else 2) and ranks[1] == (2 if wins else 1)


def test_it_has_the_last_turn() -> None:
    """rules/viscounts 9.6."""
    t = solo("card").at("O1").kingdom(debts=1)
    t.red.at("O6").hand("abbot", "squire", "labourer")
    t.table.active = 0
    t.turn("red")
    t.table.seats[0].corruption = t.table.seats[0].virtue = 4
    seen = []
    while not t.game.is_over:
        seen.append(t.table.active)
        t.play(t.options[0])
    assert t.table.active == 1


# Telling why.


def test_it_tells_its_card_its_lines_and_why_it_passes_options_over() -> None:
    """rules/viscounts 9.4: in the order in which it happens."""
    t = solo("noble").at("O1").show("A", "friar")
    t.red.at("IA")
    t.it.owing(unpaid=1)
    t.follow("starting-2")
    told = "\n".join(t.said)
    for part in (
        "Blue reveals Starting Scheme 2: dismiss the Townsfolk",
        "Line 2: dismiss the Townsfolk beside the Viscount for its bonus",
        "Blue dismisses the Friar",
        "It goes 2 spaces along the outer ring",
        "Blue goes to space 3",
        "Can it place Workers? No: 2 Workers take 3, and its Nobles and resources are worth 2",
        "So it will flip 1 unpaid Debt or 1 Deed and gain 1 Virtue",
        "Any resource: Gold, since it has 0 and wants 6",
    ):
        assert part in told, (part, told)
    order = [told.index(part) for part in ("reveals", "Line 2", "dismisses", "It goes", "Can it", "So it will", "Any")]
    assert order == sorted(order)


def test_it_tells_which_building_it_can_pay_for() -> None:
    """rules/viscounts 9.5."""
    t = solo("builder").at("O1").schemes("starting-1", None, None)
    t.it.has(stone=3)
    t.follow("future-2")
    told = "\n".join(t.said)
    assert "the left-most building it can pay for is a" in told
    assert "for the first free spot of its space" in told
