"""Place Workers, and the castle: three of a colour climb and spread, too many of all are bumped, the top has a
leader."""

from __future__ import annotations

import pytest

from builders.viscounts import TestTable, table

# The wedges of the canonical layout: A is K1 (1 ink, 1 stone), B K2 (FLIP), C K3 (1 gold or a castle move),
# D K4 (a free hire or DESTROY), E K5 (2 virtue).

NOBLES: dict[int, list[str]] = {
    1: ["squire"],
    2: ["enforcer"],
    3: ["enforcer", "squire"],
    4: ["enforcer", "squire", "princess"],
    5: ["enforcer", "antagonist", "squire"],
}


def at_castle(segment: str, icons: int, players: int = 2, *, gold: int = 0) -> TestTable:
    """Red on the inner space of that segment with so many icons for Place Workers; nothing on the pile helps."""
    t = table(players).show(segment, "friar")
    t.red.at(f"I{segment}").slots(*_covered(NOBLES[icons])).has(gold=gold)
    return t


def _covered(cards: list[str]) -> list[str]:
    """With cards in slots 2 and 3, so that no printed icon counts."""
    return [*cards, "abbot", "labourer"][:3]


def offered(t: TestTable) -> list[str]:
    return sorted(token for token in t.options if token.startswith("workers")) if t.question == "WhichAction" else []


def place(workers: int, segment: str, players: int = 2, **others: dict[str, int]) -> TestTable:
    """Red places so many Workers at that segment; the seats have these in the castle already."""
    t = at_castle(segment, 1, players, gold=9)
    for seat, sections in others.items():
        getattr(t, seat).in_castle(**sections)
    t.phase("action")
    t.place(workers)
    return t


# Placing.


@pytest.mark.parametrize(("icons", "most"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_one_icon_places_one_worker_three_place_two_five_place_three(icons: int, most: int) -> None:
    """rules/viscounts 5.3: and any smaller number."""
    t = at_castle("B", icons).phase("action")
    assert offered(t) == [f"workers {count}" for count in range(1, most + 1)]


@pytest.mark.parametrize(("gold", "most"), [(2, 3), (3, 4)])
def test_eight_icons_place_four(gold: int, most: int) -> None:
    """rules/viscounts 5.3: seven do not; all go into the section beside the viscount."""
    t = at_castle("B", 5, gold=gold)
    t.red.holding(plain=1)
    t.phase("action")
    assert offered(t)[-1] == f"workers {most}"
    if most == 4:
        t.place(4)
        assert t.red.castle == {"A1": 1, "B1": 1, "C1": 1, "B2": 1}
        assert (t.red.supply, t.red.gold) == (16, 0)


def test_gold_brings_a_third_worker() -> None:
    """V96: four Nobles and 1 gold: two Workers without it, three with it."""
    for count, gold in ((2, 1), (3, 0)):
        t = at_castle("B", 4, gold=1).phase("action")
        t.place(count)
        assert (t.red.supply, t.red.gold) == (20 - count, gold)
    assert offered(at_castle("B", 4).phase("action")) == ["workers 1", "workers 2"]


def test_a_short_supply_gives_what_it_has() -> None:
    """V97: eight icons and two Workers in supply: two are placed."""
    t = at_castle("B", 5, gold=3)
    t.red.with_supply(2)
    t.phase("action")
    assert offered(t) == ["workers 1", "workers 2", "workers 3", "workers 4"]
    t.place(4)
    assert (t.red.supply, t.red.workers("B1")) == (0, 2)


def test_without_a_worker_in_supply_none_is_placed() -> None:
    """V97: the action is unavailable."""
    t = at_castle("B", 5, gold=3)
    t.red.with_supply(0)
    t.phase("action")
    assert offered(t) == []


# Climbing.


def test_two_workers_stay_where_they_are() -> None:
    """rules/viscounts 5.3: three are needed, all of one colour."""
    t = place(2, "A", blue={"A1": 1})
    assert t.red.castle == {"A1": 2} and t.blue.castle == {"A1": 1}
    assert t.red.goods == {"gold": 7}
    assert t.question != "WhomToBump"


def test_of_three_workers_one_climbs_and_two_go_to_the_sides() -> None:
    """V98: at D (K4): tier 2 with a free hire or DESTROY, one to E, one to C."""
    t = place(3, "D")
    assert t.red.workers("D2") == 1
    t.show("A", "miner")
    t.pick("hire")
    t.play("hire miner")
    assert t.red.in_discard == ["miner"]
    assert t.red.castle == {"C1": 1, "E1": 1, "D2": 1}
    assert t.red.supply == 17


def test_at_the_fourth_wedge_a_card_may_be_destroyed_instead() -> None:
    """V98: the Financer is worth 3 silver."""
    t = at_castle("D", 1, gold=9)
    t.red.hand("financer", "lender")
    t.phase("action")
    t.place(3)
    t.pick("destroy")
    t.play("destroy financer")
    assert t.red.silver == 3 and t.red.removed == ["financer"]
    assert t.red.castle == {"C1": 1, "E1": 1, "D2": 1}


@pytest.mark.parametrize(
    ("segment", "answers", "change"),
    [
        ("A", [], {"ink": 1, "stone": 1}),
        ("B", ["flip deed"], {"flipped": 1}),
        ("C", ["pick gold"], {"gold": 1}),
        ("E", [], {"virtue": 4}),
    ],
)
def test_the_effect_of_each_wedge(segment: str, answers: list[str], change: dict[str, int]) -> None:
    """rules/viscounts 3.4: K1, K2, K3 and K5."""
    t = at_castle(segment, 5)
    t.red.holding(plain=1).owing(unpaid=1).in_castle(A1=int(segment == "C"))
    before = {"ink": 0, "stone": 0, "gold": 0, "flipped": 0, "virtue": 6}
    t.phase("action")
    t.place(3)
    for answer in answers:
        t.pick(answer.removeprefix("pick ")) if answer.startswith("pick") else t.play(answer)
    assert {name: getattr(t.red, name) for name in before} == before | change
    assert t.red.workers(f"{segment}2") == 1


def test_the_worked_example_of_the_castle() -> None:
    """V99: K1 climbs, K5 climbs, K1 climbs again, two Workers reach tier 3, Ann takes the leader card, and two are
    bumped from K2."""
    t = at_castle("A", 5, 3, gold=3)
    t.red.in_castle(A1=1, A2=2, E1=2)
    t.blue.in_castle(E1=1, B1=2, top=1)
    t.green.in_castle(B1=1)
    t.leads("blue")
    t.phase("action")
    t.place(4)
    assert (t.question, t.asked) == ("TakeResource", "red")
    assert t.red.goods == {"ink": 2, "stone": 2}, "K1 twice"
    assert t.red.virtue == 4, "K5 in between"
    t.play("take gold", "take gold")
    assert t.red.goods == {"ink": 2, "stone": 2, "gold": 2}
    assert t.red.castle == {"A2": 2, "B1": 2, "D1": 1, "E1": 1, "E2": 1, "top": 2}
    assert t.leader == "red"
    assert (t.question, t.asked) == ("WhomToBump", "red")
    t.play("bump B1 blue", "bump B1 blue")
    assert t.blue.castle == {"E1": 1, "top": 1} and t.blue.silver == 4
    assert t.green.castle == {"B1": 1} and t.green.silver == 0
    assert t.red.supply == 11


def test_workers_of_tier_two_never_move_sideways() -> None:
    """V101: of three in a tier-2 section one climbs; the other two stay."""
    t = place(1, "A", red={"A1": 2, "A2": 2})
    t.play("take gold")
    assert t.red.castle == {"B1": 1, "E1": 1, "A2": 2, "top": 1}


def test_with_four_in_tier_two_two_climb() -> None:
    """V101, rules/viscounts 5.3: until two are left; each brings any 1 resource."""
    t = at_castle("A", 1)
    t.red.in_castle(A1=2, A2=3)
    t.phase("action")
    t.place(1)
    t.play("take gold", "take stone")
    assert t.red.castle == {"B1": 1, "E1": 1, "A2": 2, "top": 2}
    assert t.red.goods == {"ink": 1, "stone": 2, "gold": 1}


def test_a_worker_that_comes_to_two_others_starts_the_next_climb() -> None:
    """rules/viscounts 5.3: of three in D one goes to two in E, which climb in turn (2 virtue)."""
    t = place(3, "A", red={"E1": 2})
    assert t.red.castle == {"A1": 1, "A2": 1, "B1": 1, "E2": 1, "D1": 1}
    assert (t.red.ink, t.red.stone, t.red.virtue) == (1, 1, 4)


def test_a_fourth_worker_stays() -> None:
    """rules/viscounts 5.3: of four in a section three go."""
    t = place(4, "A")
    assert t.red.castle == {"A1": 1, "B1": 1, "E1": 1, "A2": 1}


def test_a_turned_castle_has_other_wedges() -> None:
    """V108: with offset 2 the first position of the ring has the third wedge: 1 gold or a castle move."""
    t = table().ring("ABCDE", offset=2)
    t.red.at("IA").slots("enforcer", "antagonist", "squire").in_castle(D1=1)
    t.phase("action")
    t.place(3)
    assert t.options == ["choose gold-1", "choose castle-move"]
    assert t.red.goods == {}
    t.pick("gold")
    assert t.red.goods == {"gold": 1}


def test_the_castle_move_of_a_wedge_may_complete_another_trio() -> None:
    """V109: at K3 Ann moves a Worker from B to two in A: that section is resolved, too."""
    t = at_castle("C", 5)
    t.red.in_castle(A1=2, B1=1)
    t.phase("action")
    t.place(3)
    t.pick("castle-move")
    t.castle_move("B1", "A1")
    assert t.red.castle == {"A2": 1, "B1": 2, "C2": 1, "D1": 1, "E1": 1}
    assert t.red.goods == {"ink": 1, "stone": 1}


def test_two_trios_are_resolved_in_the_order_the_player_likes() -> None:
    """V114: each wedge effect is resolved at once."""
    t = place(3, "A", red={"B1": 2, "E1": 2})
    assert t.question == "WhichClimbs"
    assert set(t.options) == {"climb B1", "climb E1"}
    assert t.red.virtue == 6
    t.play("climb E1")
    assert t.red.virtue == 4, "K5 before anything happens in B"
    assert t.red.workers("E2") == 1 and t.red.workers("B2") == 1


def test_the_castle_move_of_a_wedge_leaves_the_rest_of_the_trio_alone() -> None:
    """VD2: of three in C the two that are still to step sideways cannot be chosen; no other trio is resolved before
    they have."""
    t = at_castle("C", 5)
    t.red.in_castle(D1=2, E1=1)
    t.phase("action")
    t.place(3)
    t.pick("castle-move")
    assert not any(token.split()[1] == "C1" for token in t.options if token != "done")
    t.castle_move("E1", "D1")
    # Only now one of C goes to D, which makes four there: three of them go.
    assert t.red.workers("D2") == 1
    t.pick("destroy")
    t.play("done")
    assert t.red.castle == {"B1": 1, "C1": 1, "C2": 1, "D1": 1, "D2": 1, "E1": 1}


def test_a_fourth_worker_in_the_section_of_the_trio_may_be_moved() -> None:
    """VD2: the other side of it: one more in C than the trio."""
    t = at_castle("C", 5)
    t.red.in_castle(C1=1)
    t.phase("action")
    t.place(3)
    t.pick("castle-move")
    t.castle_move("C1", "D1")
    assert t.red.castle == {"B1": 1, "C2": 1, "D1": 2}


# Moving a Worker, and free Workers.


def test_only_workers_of_tier_one_are_moved() -> None:
    """V113: one in tier 2 and none in tier 1: nothing can be moved."""
    t = table()
    t.red.in_castle(A2=1)
    t.gain("red", "CASTLE_MOVE")
    assert t.red.castle == {"A2": 1}
    assert t.question != "MoveWorker"


def test_a_worker_moves_to_a_neighbouring_section_and_may_stay() -> None:
    """rules/viscounts 8.0: clockwise or back; then the castle is resolved."""
    t = table()
    t.red.in_castle(A1=1, B1=2)
    t.gain("red", "CASTLE_MOVE")
    t.castle_move("A1", "E1")
    assert t.red.castle == {"B1": 2, "E1": 1}
    t = table()
    t.red.in_castle(A1=1, E1=2)
    t.gain("red", "CASTLE_MOVE")
    t.castle_move("A1", "E1")
    assert (t.red.castle, t.red.virtue) == ({"A1": 1, "D1": 1, "E2": 1}, 4)
    t = table()
    t.red.in_castle(A1=1)
    t.gain("red", "CASTLE_MOVE")
    t.play("done")
    assert t.red.castle == {"A1": 1}


@pytest.mark.parametrize("section", ["A1", "C1", "E1"])
def test_free_workers_go_to_any_one_section(section: str) -> None:
    """V111: both into one section of tier 1, wherever the viscount is; the Overseer has nothing to say."""
    t = table().show_manuscript("A", "yellow-4")  # WORKER(2)
    t.red.at("IA").slots("overseer-2", "labourer", "trader").has(ink=4)
    t.phase("action")
    t.transcribe("yellow-4")
    assert sorted(t.options) == ["place A1", "place B1", "place C1", "place D1", "place E1"]
    t.play(f"place {section}")
    assert t.red.castle == {section: 2}
    assert (t.red.supply, t.red.virtue) == (18, 6)


def test_the_overseer_comes_after_climbing_and_bumping() -> None:
    """V112: his virtue is the last thing of Place Workers."""
    t = table(3).show("A", "friar")
    t.red.at("IA").slots("overseer-2", "antagonist", "squire").has(gold=1)
    t.blue.in_castle(B1=2)
    t.green.in_castle(B1=1)
    t.phase("action")
    t.place(3)
    assert (t.question, t.red.virtue) == ("WhomToBump", 6)
    t.play("bump B1 blue")
    assert t.red.virtue == 5


# The castle leader.


def climb_to_top(t: TestTable, seat: str) -> None:
    """That player's next Worker goes up to the top."""
    player = getattr(t, seat)
    player.at("IA").slots("squire").in_castle(A1=2, A2=2)
    t.table.active = player.index
    t.phase("action")
    t.place(1)
    t.play("take ink")


def test_the_first_in_the_top_room_leads() -> None:
    """rules/viscounts 5.3."""
    t = table()
    assert t.leader is None
    climb_to_top(t, "red")
    assert t.leader == "red"


def test_a_tie_leaves_the_leader_and_one_more_takes_the_card() -> None:
    """V102: Ann leads with 1; Bob with 1 does not, Bob with 2 does."""
    t = table().leads("red")
    t.red.in_castle(top=1)
    climb_to_top(t, "blue")
    assert t.blue.workers("top") == 1 and t.leader == "red"
    t.red.in_castle(A1=0, B1=0, E1=0)
    climb_to_top(t, "blue")
    assert t.blue.workers("top") == 2 and t.leader == "blue"


# Bumping.


def test_both_workers_of_bob_are_bumped() -> None:
    """V104: Ann 2, Bob 2, Cat 1 in a section of tier 1: Bob takes both back and gains 4 silver."""
    t = place(2, "A", 3, blue={"A1": 2}, green={"A1": 1})
    assert (t.question, t.asked) == ("WhomToBump", "red")
    t.play("bump A1 blue", "bump A1 blue")
    assert (t.red.workers("A1"), t.blue.workers("A1"), t.green.workers("A1")) == (2, 0, 1)
    assert (t.blue.supply, t.blue.silver, t.red.silver, t.green.silver) == (20, 4, 0, 0)
    assert t.question != "WhomToBump"


def test_exactly_three_workers_stay() -> None:
    """V106: nobody is bumped."""
    t = place(1, "A", 3, blue={"A1": 1}, green={"A1": 1})
    assert t.question != "WhomToBump"
    assert (t.red.workers("A1"), t.blue.workers("A1"), t.green.workers("A1")) == (1, 1, 1)


def test_the_third_tier_has_no_limit() -> None:
    """V106: 4 of each, and one more comes."""
    t = table().leads("blue")
    t.blue.in_castle(top=4)
    t.red.in_castle(top=4)
    climb_to_top(t, "red")
    assert (t.red.workers("top"), t.blue.workers("top"), t.leader) == (5, 4, "red")
    assert t.question != "WhomToBump"


def test_the_own_worker_may_be_bumped() -> None:
    """V107: Ann 1, Bob 2, Cat 1: she takes back her own and gains 2 silver; any colour may go."""
    for owner in ("red", "blue", "green"):
        t = place(1, "A", 3, blue={"A1": 2}, green={"A1": 1})
        assert t.options == ["bump A1 red", "bump A1 blue", "bump A1 green"]
        t.play(f"bump A1 {owner}")
        left = {"red": 1, "blue": 2, "green": 1}
        left[owner] -= 1
        assert {key: getattr(t, key).workers("A1") for key in left} == left
        assert {key: getattr(t, key).silver for key in left} == {"red": 0, "blue": 0, "green": 0, owner: 2}


def test_who_is_bumped_from_tier_two_gains_a_virtue_and_a_resource() -> None:
    """rules/viscounts 5.3: the owner chooses any one."""
    t = place(3, "A", 3, blue={"A2": 2}, green={"A2": 1})
    assert set(t.options) == {"bump A2 red", "bump A2 blue", "bump A2 green"}
    t.play("bump A2 blue")
    assert (t.question, t.asked) == ("TakeResource", "blue")
    t.play("take stone")
    assert (t.blue.workers("A2"), t.blue.virtue, t.blue.goods) == (1, 5, {"stone": 1})


def test_climbing_comes_before_bumping() -> None:
    """rules/viscounts 5.3: three of Ann's come to two of Bob's; hers climb and spread, so nobody is bumped."""
    t = place(3, "A", blue={"A1": 2})
    assert t.question != "WhomToBump"
    assert t.blue.castle == {"A1": 2} and t.red.castle == {"B1": 1, "E1": 1, "A2": 1}


def test_another_players_trio_is_resolved_too() -> None:
    """rules/viscounts 5.3: Bob moves a Worker to two others in Ann's turn; his trio climbs and brings him the wedge's
    effect, and Ann, whose turn it is, bumps."""
    t = table(3)
    t.blue.in_castle(A1=2, B1=1)
    t.red.in_castle(E1=2)
    t.green.in_castle(E1=1)
    t.gain("blue", "CASTLE_MOVE")
    assert t.asked == "blue"
    t.castle_move("B1", "A1")
    assert t.blue.castle == {"A2": 1, "B1": 1, "E1": 1}
    assert t.blue.goods == {"ink": 1, "stone": 1}
    assert (t.question, t.asked) == ("WhomToBump", "red")
    t.play("bump E1 green")
    assert (t.green.silver, t.green.supply) == (2, 20)
