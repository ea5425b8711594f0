"""Where rules meet: situations that players argue about, each worked out from the rules by hand."""

from __future__ import annotations

import pytest

from builders.viscounts import table
from builders.viscounts_solo import solo

# Cards and movement.


def test_two_viscounts_on_the_end_space_rearrange_in_turn_order() -> None:
    """rules/viscounts 4.2: blue before green; whoever has a single card is not asked."""
    t = table(4)
    t.red.at("O2")
    t.blue.at("O3").slots("abbot", "trader")
    t.green.at("O3").slots("squire", "labourer", "thief")
    t.yellow.at("O3").slots("abbot")
    t.phase("movement", distance=1)  # O3 is the only end
    t.nothing_open_but("RearrangeCards", "blue")
    t.play("arrange 2 1 3")
    assert t.blue.in_slots == ["trader", "abbot", None]
    t.nothing_open_but("RearrangeCards", "green")
    t.play(t.options[0])
    assert (t.question, t.asked) == ("WhichAction", "red")


def test_who_rearranges_in_anothers_turn_drops_another_card() -> None:
    """rules/viscounts 4.1, 4.2: what lies in slot 3 at the next shift leaves, and drops what it has."""
    t = table()
    t.blue.at("O3").slots("lender", "squire", "abbot").owing(unpaid=1)
    t.red.at("O2")
    t.phase("movement", distance=1)
    t.play("arrange 3 2 1")
    assert t.blue.in_slots == ["abbot", "squire", "lender"]
    t.turn("blue")
    t.play("take gold")
    assert (t.blue.in_discard, t.blue.paid, t.blue.gold) == (["lender"], 1, 1)


def test_the_distance_stays_that_of_the_card_played() -> None:
    """rules/viscounts 4.2: the Gatekeeper goes to slot 3 by its own ability; the distance is 1 all the same."""
    t = table()
    t.red.at("O1").slots("financer", "abbot").hand("gatekeeper", "trader", "lender")
    t.turn()
    t.play("play gatekeeper")
    t.pick("rearrange")
    t.play("arrange 3 2 1")
    assert t.red.in_slots == ["abbot", "financer", "gatekeeper"]
    assert sorted(t.options) == ["move IA", "move O2"]


def test_the_top_card_played_blind_says_how_far() -> None:
    """rules/viscounts 4.1: its Criminals corrupt, with those that lie there already."""
    t = table()
    t.red.at("O2").hand().slots("thief", "abbot").draw("antagonist", "trader", "squire")
    t.turn()
    assert (t.red.in_slots, t.red.corruption, t.red.unpaid) == (["antagonist", "thief", "abbot"], 3, 1)
    assert "move O5" in t.options and "move O3" not in t.options


def test_discards_are_shuffled_for_a_blind_card_with_the_check_of_the_cards_that_lie_there() -> None:
    """rules/viscounts 4.1, 4.6: the Thief has left slot 3, so no Criminal is on the board: 1 virtue."""
    t = table()
    t.red.hand().draw().discard("abbot").slots("squire", "labourer", "lender")
    t.turn()
    assert (t.red.corruption, t.red.virtue) == (0, 5)
    assert sorted([*t.red.in_draw, t.red.in_slots[0] or ""]) == ["abbot", "lender"]


def test_destroying_down_to_three_cards() -> None:
    """rules/viscounts 4.7: of four cards, three of them on the board, one may go, and no second one."""
    t = table()
    t.red.hand("trader").draw().discard().slots("abbot", "squire", "labourer")
    t.gain("red", "DESTROY x2")
    t.play("destroy trader")
    assert (t.red.removed, t.red.silver) == (["trader"], 1)
    assert t.question == "WhereToMove"


def test_what_is_destroyed_unseen_from_an_empty_pile_is_shuffled_first() -> None:
    """rules/viscounts 8.0: with the check, and the silver of whatever it was."""
    t = table()
    t.red.hand("trader").draw().discard("abbot", "labourer").slots("thief", "squire", "lender")
    t.gain("red", "DESTROY")
    t.play("destroy top")
    assert t.red.removed[0] in ("abbot", "labourer")
    assert (t.red.silver, t.red.corruption, t.red.virtue) == (2, 1, 6)
    assert len(t.red.in_draw) == 1 and t.red.in_discard == []


# Icons and dismissing.


def test_the_printed_merchants_pair_up() -> None:
    """rules/viscounts 3.8, 8.0: the two Merchants printed in slot 3 are one Cleric with the Traveller."""
    t = table().show_manuscript("A", "grey-1").show("A", "financer")
    t.red.at("IA").slots("traveller", "abbot").has(ink=0)
    t.phase("action")
    # 2 M of the Traveller and 2 printed ones: 2 Clerics, with the Abbot's 3.
    assert "transcribe grey-1" in t.options


def test_a_single_stone_that_counts_double() -> None:
    """rules/viscounts 8.0: with the Sculptor two stone and the Labourer are 4, three are 5: a trading post."""
    t = table().show("A", "friar")
    t.red.at("O1").slots("sculptor", "labourer", "trader").has(stone=2)
    t.phase("action")
    kinds = {token.split()[1][:2] for token in t.options if token.startswith("build")}
    assert kinds == {"ws", "tp"}  # 2 icons, and 2 stone are 3 more
    t.red.has(stone=1)
    t.phase("action")
    assert {token.split()[1][:2] for token in t.options if token.startswith("build")} == {"ws"}


def test_odd_silver_is_no_icon() -> None:
    """rules/viscounts 8.0: with the Mason 5 silver are 2 Builders, and 1 is left."""
    t = table().show("A", "friar")
    t.red.at("O1").slots("mason", "trader", "financer").has(silver=5)
    t.phase("action")
    t.build("ws2", "1a")
    assert (t.red.silver, t.red.gold, t.red.built) == (1, 1, ["ws2"])


def test_a_card_dismissed_is_not_hired_and_the_next_one_may_be() -> None:
    """rules/viscounts 4.3, 4.4: the silver spent on the dismissal does not pay for the action."""
    t = table().show("A", "jeweller", "mason")
    t.red.at("O1").slots("abbot", "squire", "labourer").has(silver=3)
    t.phase("action")
    t.dismiss("jeweller", "trade")
    assert (t.red.silver, t.red.virtue) == (1, 5)
    t.trade(3)  # 2 Merchants of the Jeweller and 1 silver
    assert t.red.silver == 3
    assert t.shown("A") == "mason" and t.red.removed == ["jeweller"]
    assert "hire mason" in t.options


def test_the_printed_criminal_is_dismissed_again_and_again() -> None:
    """rules/viscounts 3.2, 4.3: with an empty pile, 1 corruption each time, once in a turn."""
    t = table().empty_pile("C")
    t.red.at("O5").slots("abbot", "squire", "financer").has(silver=2)
    t.phase("action")
    t.dismiss("printed-c", "trade")
    assert (t.red.corruption, t.red.silver) == (1, 1)
    assert not [token for token in t.options if token.startswith("dismiss")]


def test_a_dismissal_that_shuffles_may_bring_the_collision_of_this_turn() -> None:
    """rules/viscounts 4.3, 4.5, 4.6: markers that meet in phase 3 are resolved in phase 5."""
    t = table().show("A", "watchman")
    t.red.at("O1").slots("abbot", "squire", "labourer").discard("trader").track(2, 3).has(silver=1, gold=0)
    t.phase("action")
    t.dismiss("watchman", "trade")
    assert (t.red.corruption, t.red.virtue) == (2, 2)
    t.act("trade 1")
    if t.question == "HireWhom":
        t.play("done")
    assert (t.red.corruption, t.red.virtue, t.red.plain) == (0, 6, 1)


# Building.


def test_a_link_that_costs_the_neighbour_may_end_the_game() -> None:
    """rules/viscounts 5.2, 6.6, 7: blue takes the last debt above Poverty in red's turn, which counts from there."""
    t = table(3).kingdom(debts=2).show("A", "friar")
    t.red.at("O2").slots("labourer", "abbot", "trader").has(stone=2)
    t.blue.building("gh1", "1c")
    t.phase("action")
    t.build("ws2", "2a")
    while t.question == "WhichFlip":
        t.play("flip deed" if "flip deed" in t.options else t.options[0])
    assert (t.red.unpaid, t.blue.unpaid, t.poverty_revealed) == (1, 1, True)
    assert (t.asked, t.table.turns_left) == ("blue", 5)  # two turns of this round and three of the last one


def test_a_free_building_across_the_board_joins_links_of_others() -> None:
    """rules/viscounts 8.0: MG3 puts a workshop on 8b; the link 8a to 8b brings a debt to both owners; no ON_BUILD."""
    t = table().show_manuscript("A", "grey-3").show("A", "friar")
    t.red.at("IA").slots("abbot", "woodcutter-1", "trader").has(ink=3)
    t.blue.building("tp1", "8a")
    t.phase("action")
    t.transcribe("grey-3")
    t.play("build ws2 8b")
    assert (t.red.gold, t.red.unpaid, t.blue.unpaid, t.red.virtue) == (1, 1, 1, 6)


def test_the_merchants_of_the_third_trading_post_count_in_the_next_action_and_at_the_end() -> None:
    """rules/viscounts 3.8, 7: 2 Merchants, also for MB7."""
    t = table()
    t.red.hand().draw().discard("abbot").slots("squire", "labourer").with_manuscripts("blue-7")
    assert t.red.score["manuscripts"] == 0
    t.red.has_built("tp3")
    assert t.red.score["manuscripts"] == 1


# The castle.


def test_six_in_one_section_climb_twice() -> None:
    """rules/viscounts 5.3: two beside four: two climb, two go to each side."""
    t = table().show("A", "friar")
    t.red.at("IA").slots("squire", "abbot", "trader").has(gold=9).in_castle(A1=2)
    t.phase("action")
    t.place(4)
    while t.question == "HireWhom":
        t.play("done")
    assert t.red.castle == {"A2": 2, "B1": 2, "E1": 2}
    assert (t.red.ink, t.red.stone) == (2, 2)


def test_another_players_castle_move_may_crowd_a_section_and_the_active_player_bumps() -> None:
    """rules/viscounts 5.2, 5.3: a link lets blue move in red's turn; red says who leaves."""
    t = table().show("A", "friar")
    t.red.at("O2").slots("labourer", "abbot", "trader").has(stone=2).in_castle(B1=2)
    t.blue.building("ws1", "3a").in_castle(B1=1, A1=1)
    t.phase("action")
    t.build("ws2", "2b")
    while t.asked == "red":
        t.play("done")
    t.castle_move("A1", "B1")
    t.nothing_open_but("WhomToBump", "red")
    assert sorted(t.options) == ["bump B1 blue", "bump B1 red"]
    t.play("bump B1 blue")
    assert (t.blue.castle, t.blue.silver, t.red.castle) == ({"B1": 1}, 2, {"B1": 2})


def test_a_trio_of_another_player_climbs_to_the_top_in_my_turn() -> None:
    """rules/viscounts 5.3: blue's third Worker in tier 2 goes on to tier 3; blue leads, and red bumps afterwards."""
    t = table()
    t.red.at("O2").in_castle(C1=1)
    t.blue.in_castle(B1=2, C1=1, B2=2).holding(plain=1)
    t.gain("blue", "CASTLE_MOVE")
    t.castle_move("C1", "B1")
    assert t.asked == "blue"
    while t.asked == "blue":
        t.play(t.options[0])
    assert t.blue.castle == {"A1": 1, "B2": 2, "C1": 1, "top": 1}
    assert (t.leader, t.blue.flipped) == ("blue", 1)


def test_the_leader_card_goes_on_only_to_strictly_more() -> None:
    """rules/viscounts 5.3: two climb to the top at once; the first one ties, the second one takes the card."""
    t = table()
    t.blue.in_castle(top=1)
    t.leads("blue")
    t.red.in_castle(A1=2, A2=3, B1=1)
    t.gain("red", "CASTLE_MOVE")
    t.castle_move("B1", "A1")
    while t.question == "TakeResource":
        t.play("take ink")
    assert (t.red.workers("top"), t.red.workers("A2"), t.leader) == (2, 2, "red")
    assert t.red.score["castle-leader"] == 5 and t.blue.score["castle-leader"] == 0


def test_workers_bumped_in_both_tiers() -> None:
    """rules/viscounts 5.3: 2 silver from tier 1; 1 virtue and any 1 resource from tier 2."""
    t = table()
    t.red.in_castle(A1=2, B1=1, A2=1, E1=1)
    t.blue.in_castle(E1=2, A2=2)
    t.gain("red", "CASTLE_MOVE")
    t.castle_move("B1", "A1")
    # One climbs to A2: red 2, blue 2; one comes to E1: red 2, blue 2.
    t.play("bump E1 blue")
    t.play("bump A2 blue")
    t.nothing_open_but("TakeResource", "blue")
    t.play("take gold")
    assert (t.blue.silver, t.blue.gold, t.blue.virtue) == (2, 1, 5)
    assert t.blue.castle == {"A2": 1, "E1": 1}
    assert t.red.castle == {"A2": 2, "B1": 1, "E1": 2}


# Manuscripts.


def test_the_third_of_a_ribbon_by_a_free_manuscript() -> None:
    """rules/viscounts 5.4: MK9 is the third black tile, and takes a fourth tile, the third blue one: both cards."""
    t = table().show_manuscript("A", "black-9").show_manuscript("B", "blue-5").show("A", "friar")
    t.red.at("IA").slots("abbot", "squire", "trader").has(ink=9).with_manuscripts(
        "black-2", "black-3", "blue-1", "blue-2"
    )
    t.phase("action")
    t.transcribe("black-9")
    if t.question == "TakeManuscript":
        t.play("transcribe blue-5")
    assert t.bonuses == {"black": "red", "blue": "red"}
    assert (t.red.virtue, t.red.ink) == (4, 3)


def test_a_printed_manuscript_is_read_and_not_collected() -> None:
    """rules/viscounts 5.4: on E, 3 Clerics flip a card; no ribbon, no tile."""
    t = table().empty_manuscripts("E").show("E", "labourer")
    t.red.at("IE").slots("abbot", "squire", "trader").has(ink=2).owing(unpaid=1)
    t.phase("action")
    t.transcribe("printed-e")
    if t.question == "TakeResource":
        t.play("take stone")
    assert (t.red.paid, t.red.stone, t.red.ink, t.red.manuscripts) == (1, 1, 0, [])


@pytest.mark.parametrize(
    ("tile", "points"),
    [("grey-5", 2), ("black-7", 1), ("yellow-7", 3), ("yellow-6", 2), ("black-8", 1), ("grey-7", 2)],
)
def test_what_manuscripts_count_at_the_end(tile: str, points: int) -> None:
    """rules/viscounts 7: resources without silver, full pairs only, Workers of all tiers, the tile itself."""
    t = table()
    t.red.has(ink=2, gold=1, stone=2, silver=7).owing(unpaid=3, paid=2).holding(plain=3, flipped=1)
    t.red.in_castle(A1=2, B2=1, top=3).has_built("ws1", "gh3")
    t.red.with_manuscripts(*dict.fromkeys(["grey-1", "grey-2", tile]))
    assert t.red.score["manuscripts"] == points


# Collisions.


def test_ada_acts_in_everybodys_collision() -> None:
    """rules/viscounts 6.3: blue's Ada brings blue virtue and a resource; blue's markers wait for blue."""
    t = table()
    t.blue.slots("ada", "abbot", "squire").track(4, 5)
    t.red.track(4, 4).slots("abbot", "squire", "labourer")
    t.phase("collision")
    t.nothing_open_but("TakeResource", "blue")
    t.play("take gold")
    assert (t.blue.gold, t.blue.corruption, t.blue.virtue) == (1, 4, 4)
    # On 4 whoever has no Criminal gains a virtue; Ada is one.
    assert (t.red.unpaid, t.red.silver, t.red.virtue) == (1, 2, 6)


def test_the_own_ada_changes_the_own_collision() -> None:
    """rules/viscounts 6.3: her virtue moves the joined markers before anything is gained: from 5 to 4."""
    t = table()
    t.red.slots("ada", "abbot", "squire").track(5, 5)
    t.phase("collision")
    t.play("take ink")
    assert (t.red.unpaid, t.red.silver, t.red.ink) == (1, 2, 1)


def test_both_kingdom_cards_in_one_collision() -> None:
    """rules/viscounts 6.3, 7: on 3 the last deed and the last debt are taken: both score, and one round follows."""
    t = table().kingdom(debts=1, deeds=1)
    t.red.track(3, 3).holding(flipped=1)
    t.blue.owing(paid=1)
    t.phase("collision")
    assert (t.poverty_revealed, t.prosperity_revealed) == (True, True)
    assert (t.red.score["poverty"], t.blue.score["prosperity"]) == (12, 12)


def test_an_opponents_deed_reveals_prosperity_in_my_turn() -> None:
    """rules/viscounts 6.3, 7: on 6 blue and green gain a deed each, one more than there are above."""
    t = table(3).kingdom(deeds=1)
    t.red.track(6, 6)
    for seat in (t.blue, t.green):
        seat.slots("abbot", "squire", "labourer")
    t.phase("collision")
    assert (t.blue.plain, t.green.plain, t.prosperity_revealed) == (1, 1, True)
    assert (t.red.unpaid, t.red.silver) == (3, 4)


def test_a_debt_of_the_collision_may_destroy_a_card() -> None:
    """rules/viscounts 6.3, 8.0: blue's Racketeer answers the debt that red's collision on 0 brings."""
    t = table()
    t.blue.slots("racketeer-1", "abbot", "squire")
    t.red.track(0, 0)
    t.phase("collision")
    t.pick("destroy")
    t.play("destroy trader")
    assert (t.blue.unpaid, t.blue.silver, t.red.plain) == (1, 1, 3)


# Alone.


def test_the_opponent_never_builds_across_the_river() -> None:
    """rules/viscounts 9.5: 1a and 1b are taken, 2a is free: it cannot build, and takes its next option."""
    t = solo("builder").at("O9")
    t.red.building("ws1", "1a").building("ws2", "1b")
    t.it.has(stone=9).owing(unpaid=1)
    t.follow("starting-6")  # DISMISS, 2 spaces, BUILD or FLIP and 1 virtue
    assert t.it.built == []


def test_each_silver_pair_of_a_link_is_a_resource_for_the_opponent() -> None:
    """rules/viscounts 9.4: the link 3a to 3b brings the player 2 silver, and it one resource."""
    t = solo("cleric").at("O3")
    t.red.building("ws1", "3a")
    t.gives("BUILD_FREE(workshop)")
    assert t.it.seat.built
    assert (t.red.silver, t.it.goods) == (2, {"stone": 1, "ink": 1})


def test_the_opponent_has_the_last_turn() -> None:
    """rules/viscounts 9.6: Poverty in the player's turn: it, the player, and it once more."""
    t = solo("cleric").kingdom(debts=1)
    t.red.track(4, 4)
    t.phase("collision")
    turns = [0]
    while not t.game.is_over:
        if t.table.active != turns[-1]:
            turns.append(t.table.active)
        t.play(t.options[0])
    assert t.table.active == 1
    assert t.table.turns_left <= 0


def test_what_the_opponent_has_left_scores_and_breaks_no_tie() -> None:
    """rules/viscounts 9.6: 1 point for each resource; the player needs strictly more."""
    t = solo("cleric").kingdom(debts=12, deeds=12)
    t.it.has(ink=2, gold=1).in_castle(A1=0)
    t.it.seat.built = 0
    t.red.has(ink=5, silver=9).holding(plain=3)
    t.red.owing()
    assert t.it.score["total"] == t.red.score["total"] == 3
    assert t.game.ranks() == [2, 1]
