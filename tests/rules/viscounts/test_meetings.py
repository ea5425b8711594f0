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
    t.red.hand().draw().discard("abbot").slots("squire", "labourer", "thief")
    t.turn()
    blind = t.red.in_slots[0] or ""
    assert (t.red.unpaid, t.red.silver, t.red.virtue) == (1, 1, 5)
    assert t.red.corruption == (1 if blind == "thief" else 0)
    assert sorted([*t.red.in_draw, blind]) == ["abbot", "thief"]


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


def test_a_card_that_drops_off_with_nothing_else_to_play_is_played_again() -> None:
    """rules/viscounts 4.1, 4.6, 4.7: with three cards in all Rudolf can destroy none, so he brings 2 resources; then
    he is all that there is to shuffle and to play, and no Criminal is on the board."""
    t = table()
    t.red.at("O2").hand().draw().discard().slots("abbot", "squire", "rudolf")
    t.turn()
    t.play("take ink", "take gold")
    assert t.red.in_slots == ["rudolf", "abbot", "squire"]
    assert (t.red.virtue, t.red.ink, t.red.gold) == (5, 1, 1)
    t.nothing_open_but("WhereToMove", "red")


def test_a_free_hire_that_shuffles_comes_before_the_virtue_of_the_same_card() -> None:
    """rules/viscounts 4.1, 4.6: the Journeyman lies in the discard pile when the Watchman's bonus shuffles it."""
    t = table().show("A", "watchman")
    t.red.slots("thief", "squire", "journeyman").hand("abbot", "lender").draw("trader").discard()
    t.turn()
    t.play("hire watchman")
    assert (t.red.corruption, t.red.virtue) == (1, 5)
    assert (sorted(t.red.in_draw), t.red.in_discard) == (["journeyman", "trader", "watchman"], [])


# Icons and dismissing.


def test_a_dismissal_may_take_the_silver_that_the_action_needs() -> None:
    """rules/viscounts 4.3, VD1: the Clergyman and 4 silver are 3 Clerics; after 3 silver for the Priest they are 2 with
    his, which is too little; with 5 silver it is just enough."""
    t = table().show("A", "priest").show_manuscript("A", "grey-1")
    t.red.at("IA").slots("clergyman", "trader", "financer").has(silver=4)
    t.phase("action")
    assert "transcribe grey-1" in t.options
    assert "dismiss priest for transcribe" not in t.options
    t.red.has(silver=5)
    t.phase("action")
    t.dismiss("priest", "transcribe").play("done").transcribe("grey-1")  # its bonus: may discard a card
    assert (t.red.silver, t.red.manuscripts) == (0, ["grey-1"])


def test_a_dismissed_card_has_an_icon_of_the_action_and_a_merchant_for_a_pair() -> None:
    """rules/viscounts 4.3, 8.0: 2 M of the Strongman and 1 of the Trader are 1 Builder; with the Foreman's M they
    are 2, and his own makes 3."""
    t = table().show("A", "foreman")
    t.red.at("O1").slots("strongman", "trader", "squire").has(silver=2)
    t.phase("action")
    assert not [token for token in t.options if token.startswith("build")]
    t.dismiss("foreman", "construct").build("ws3", "1a")
    assert (t.red.built, t.red.silver, t.red.virtue) == (["ws3"], 0, 5)


def test_a_debt_that_is_flipped_may_leave_nothing_for_the_second_exchange() -> None:
    """rules/viscounts 5.1, 8.0: the Debt Collector flips the only deed along with the only debt."""
    t = table().show("C", "friar")
    t.red.at("O6").slots("debt-collector-1", "financer", "lender").owing(unpaid=1).holding(plain=1).has(silver=4)
    t.phase("action")
    t.trade(2)
    t.play("flip debt", "take ink")
    assert (t.red.paid, t.red.flipped, t.red.ink, t.red.silver) == (1, 1, 1, 0)
    assert t.question != "WhichFlip"


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


def test_one_worker_sets_off_the_whole_ring() -> None:
    """rules/viscounts 5.3: two in every section and one more: each section climbs once, whichever goes first."""
    for first in (0, -1):
        t = table().show("A", "friar")
        t.red.at("IA").slots("squire", "abbot", "trader").in_castle(A1=2, B1=2, C1=2, D1=2, E1=2).holding(plain=1)
        t.phase("action")
        t.place(1)
        climbed = []
        while t.question in ("WhichClimbs", "WhichEffect", "DestroyCard"):
            if t.question == "WhichClimbs":
                climbed.append(t.options[first])
                t.play(t.options[first])
            elif t.question == "DestroyCard":
                t.play("done")
            else:
                t.pick("gold" if any("gold" in token for token in t.options) else "destroy")
        assert climbed
        assert t.red.castle == dict.fromkeys(["A2", "B1", "B2", "C1", "C2", "D1", "D2", "E1", "E2"], 1) | {"A1": 2}
        assert (t.red.ink, t.red.stone, t.red.gold, t.red.flipped, t.red.virtue) == (1, 1, 1, 1, 4)


def test_a_trio_of_another_player_may_move_a_further_worker_in_my_turn() -> None:
    """rules/viscounts 5.3, VD2: blue takes the castle move of K3; the two that still step sideways are not chosen."""
    t = table()
    t.red.in_castle(B1=2, D1=1)
    t.blue.in_castle(C1=2, B1=1, D1=2)
    t.gain("blue", "CASTLE_MOVE")
    t.castle_move("B1", "C1")
    t.nothing_open_but("WhichEffect", "blue")
    t.pick("castle-move")
    assert sorted(t.options) == ["done", "shift D1 C1", "shift D1 E1"]
    t.castle_move("D1", "C1")
    assert t.blue.castle == {"B1": 1, "C1": 1, "C2": 1, "D1": 2}
    assert t.red.castle == {"B1": 2, "D1": 1}


# Manuscripts.


def test_free_workers_of_a_free_manuscript_trigger_nothing() -> None:
    """rules/viscounts 5.3, 5.4: MK9 is transcribed, MY4 is not, and its Workers are not placed by the action: of Deacon
    and Overseer only the Deacon acts, once."""
    t = table().show_manuscript("A", "black-9").show_manuscript("D", "yellow-4").show("A", "friar")
    t.red.at("IA").slots("deacon-2", "overseer-2", "abbot").has(ink=9)
    t.phase("action")
    t.transcribe("black-9")
    t.play("transcribe yellow-4", "place E1")
    assert (t.red.castle, t.red.virtue) == ({"E1": 2}, 5)
    assert sorted(t.red.manuscripts) == ["black-9", "yellow-4"]


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


def test_a_shuffle_in_a_collision_moves_the_markers_and_changes_nothing_else() -> None:
    """rules/viscounts 6.3, VD5: on 5 the Racketeer destroys from an empty draw pile; the check brings corruption, for
    a Criminal is there; what 5 gives stays, and the markers go back."""
    t = table()
    t.red.track(5, 5).slots("racketeer-1", "abbot", "squire").hand("trader").draw().discard("labourer", "financer")
    t.blue.slots("abbot", "squire", "labourer")
    t.phase("collision")
    t.pick("destroy")
    t.play("destroy top")
    t.pick("destroy")
    t.play("done")
    refund = {"labourer": 2, "financer": 3}[t.red.removed[0]]
    assert (t.red.unpaid, t.red.silver) == (2, 3 + refund)
    assert (t.blue.virtue, t.blue.plain) == (5, 0)
    assert (t.red.corruption, t.red.virtue) == (0, 6)


def test_the_markers_of_all_move_in_a_collision_at_the_left_end() -> None:
    """rules/viscounts 6.1, 6.3: on 0 the second workshop moves nobody further; green's joined markers go on and
    wait, and blue's Criminal keeps the virtue away and brings a debt."""
    t = table(3)
    t.red.track(0, 0).has_built("ws2").slots("abbot", "squire", "labourer")
    t.blue.has_built("ws2").slots("thief", "abbot", "squire")
    t.green.has_built("ws2").slots("labourer", "abbot", "squire").track(3, 3)
    t.phase("collision")
    assert (t.red.silver, t.red.plain) == (1, 3)
    assert (t.blue.virtue, t.blue.unpaid) == (6, 1)
    assert (t.green.corruption, t.green.virtue, t.green.plain, t.green.unpaid) == (2, 2, 0, 0)


# Alone.


def test_the_opponent_dismisses_after_each_scheme_and_each_flip_that_it_gains() -> None:
    """rules/viscounts 9.2, 9.4: a hire is a future scheme, WS1 dismisses; to destroy is to flip, TP3 dismisses."""
    t = solo("cleric").at("O1").show("A", "friar", "miner")
    t.it.has_built("tp3", "ws1").owing(unpaid=1)
    t.gives("HIRE_FREE")
    assert (t.it.virtue, t.shown("A")) == (5, "miner")
    t.gives("DESTROY")
    assert (t.it.paid, t.it.goods, t.it.virtue) == (1, {"ink": 1}, 4)


def test_the_second_trading_post_of_the_opponent_acts_before_what_my_collision_brings_it() -> None:
    """rules/viscounts 6.3, 9.2: it flips its debt; then 6 brings it a deed, as it has no Criminal."""
    t = solo("cleric").at("O1")
    t.it.has_built("tp2").owing(unpaid=1)
    t.collide("red", 6)
    assert (t.it.paid, t.it.goods, t.it.plain) == (1, {"ink": 1}, 1)
    assert (t.red.unpaid, t.red.silver) == (3, 4)


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
