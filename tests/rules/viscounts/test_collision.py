"""Virtue, corruption, debts and deeds, and phase 5: what happens when the two markers share a space."""

from __future__ import annotations

import pytest

from builders.viscounts import TestTable, table

# rules/viscounts 6.3: the shared space; silver, deeds and debts of the active player; which others are concerned, and
# how.
COLLISIONS = [
    (0, 1, 3, 0, "criminal", {"unpaid": 1}),
    (1, 1, 2, 0, "criminal", {"corruption": 1}),
    (2, 1, 1, 0, "criminal", {"corruption": 1}),
    (3, 2, 1, 1, "everybody", {}),
    (4, 2, 0, 1, "honest", {"virtue": 5}),
    (5, 3, 0, 2, "honest", {"virtue": 5}),
    (6, 4, 0, 3, "honest", {"plain": 1}),
]
CRIMINAL = "antagonist"
HONEST = "labourer"
UNTOUCHED = {"unpaid": 0, "plain": 0, "corruption": 0, "virtue": 6, "silver": 0}


def collided(index: int, players: int = 2, **boards: list[str]) -> TestTable:
    """Red's markers share that space; the seats have these cards on their boards."""
    t = table(players)
    t.red.track(index, index)
    for seat, cards in boards.items():
        getattr(t, seat).slots(*cards)
    t.phase("collision")
    return t


def state_of(t: TestTable, seat: str) -> dict[str, int]:
    player = getattr(t, seat)
    return {name: getattr(player, name) for name in UNTOUCHED}


# The track.


def test_two_virtue_across_the_other_marker() -> None:
    """V132: from 3 and 4 the first brings virtue onto 3, the second moves both to 2."""
    t = table()
    t.red.track(3, 4)
    t.gain("red", "VIR(2)")
    assert (t.red.corruption, t.red.virtue) == (2, 2)


@pytest.mark.parametrize(
    ("start", "steps", "end"),
    [
        ((3, 4), 1, (3, 3)),
        ((3, 5), 2, (3, 3)),
        ((0, 1), 2, (0, 0)),
        ((2, 2), 2, (0, 0)),
        ((1, 1), 2, (0, 0)),
    ],
)
def test_markers_that_meet_stick_together_and_move_on(start: tuple[int, int], steps: int, end: tuple[int, int]) -> None:
    """V132, rules/viscounts 6.1: virtue moves left, and both once they have met; beyond the end nothing moves."""
    t = table()
    t.red.track(*start)
    t.gain("red", f"VIR({steps})")
    assert (t.red.corruption, t.red.virtue) == end


@pytest.mark.parametrize(
    ("start", "steps", "end"),
    [
        ((2, 3), 1, (3, 3)),
        ((2, 3), 2, (4, 4)),
        ((5, 6), 2, (6, 6)),
        ((6, 6), 1, (6, 6)),
        ((0, 0), 2, (2, 2)),
    ],
)
def test_corruption_takes_the_other_marker_along(start: tuple[int, int], steps: int, end: tuple[int, int]) -> None:
    """V133, rules/viscounts 6.1: to the right, likewise."""
    t = table()
    t.red.track(*start)
    t.gain("red", f"COR({steps})")
    assert (t.red.corruption, t.red.virtue) == end


def test_both_markers_at_the_left_end() -> None:
    """V133: 1 virtue moves nothing; 1 corruption moves both to 1."""
    t = table()
    t.red.track(0, 0)
    t.gain("red", "VIR(1)")
    assert (t.red.corruption, t.red.virtue) == (0, 0)
    t.gain("red", "COR(1)")
    assert (t.red.corruption, t.red.virtue) == (1, 1)


def test_corruption_and_virtue_at_the_same_time() -> None:
    """V134: from 3 and 4 corruption moves first: both meet on 4, and the virtue moves both to 3."""
    t = table()
    t.red.track(3, 4)
    t.gain("red", "VIR(1) + COR(1)")
    assert (t.red.corruption, t.red.virtue) == (3, 3)


def test_only_phase_five_looks_at_the_markers() -> None:
    """rules/viscounts 4.5: they meet in phase 1; the collision comes after the hire."""
    t = table().show("B", "bishop")
    t.red.at("O2").track(2, 3).hand("thief").has(silver=3)
    t.turn()
    t.play("move O3")
    assert (t.red.corruption, t.red.virtue) == (3, 3)
    assert (t.red.plain, t.red.unpaid) == (0, 0)
    t.skip_action()
    t.play("hire bishop")
    assert (t.red.plain, t.red.unpaid, t.red.silver) == (1, 2, 2)
    assert (t.red.corruption, t.red.virtue) == (0, 6)


def test_others_wait_for_their_own_phase_five() -> None:
    """rules/viscounts 6.1: Bob's markers, which met in Ann's turn, are his to resolve."""
    t = table()
    t.blue.track(2, 2).hand("labourer", "abbot")
    t.phase("collision")
    assert (t.blue.plain, t.blue.corruption, t.asked) == (0, 2, "blue")
    t.phase("collision")
    assert (t.blue.plain, t.blue.corruption, t.blue.virtue) == (1, 0, 6)


# Collisions.


@pytest.mark.parametrize(("index", "silver", "deeds", "debts", "whom", "change"), COLLISIONS)
def test_what_each_of_the_seven_collisions_does(
    index: int, silver: int, deeds: int, debts: int, whom: str, change: dict[str, int]
) -> None:
    """rules/viscounts 6.3: to the active player, to one with a Criminal on the board and to one without."""
    t = collided(index, 3, red=["trader"], blue=[CRIMINAL, HONEST], green=["squire", "abbot"])
    assert (t.red.silver, t.red.plain, t.red.unpaid) == (silver, deeds, debts)
    if whom == "everybody":
        for seat in ("blue", "green"):
            assert (t.question, t.asked) == ("RearrangeCards", seat)
            t.play("arrange 2 1 3")
        assert t.green.in_slots == ["abbot", "squire", None]
        assert t.blue.in_slots == [None, HONEST, CRIMINAL], "in the other order, and shifted: his turn has begun"
    assert state_of(t, "blue") == UNTOUCHED | (change if whom == "criminal" else {})
    assert state_of(t, "green") == UNTOUCHED | (change if whom == "honest" else {})
    assert (t.red.corruption, t.red.virtue) == (0, 6)
    t.nothing_open_but("PlayWhich", "blue")


def test_markers_apart_bring_nothing() -> None:
    """rules/viscounts 4.5: on 3 and 4 they do not share a space."""
    t = table()
    t.red.track(3, 4)
    t.phase("collision")
    assert (t.red.goods, t.red.plain, t.red.unpaid, t.red.corruption, t.red.virtue) == ({}, 0, 0, 3, 4)


def test_a_collision_with_a_peddler_a_thief_and_the_second_workshop() -> None:
    """V136: on 5 the workshop gives nothing (a Criminal is there), the Peddler 1 ink; 2 debts and 3 silver; who has no
    Criminal gains 1 virtue; the markers go back."""
    t = table(3)
    t.red.track(5, 5).slots("peddler-1", "thief").has_built("ws2")
    t.blue.slots("abbot")
    t.green.slots("antagonist")
    t.phase("collision")
    assert t.red.goods == {"ink": 1, "silver": 3}
    assert (t.red.unpaid, t.red.plain) == (2, 0)
    assert (t.red.corruption, t.red.virtue) == (0, 6)
    assert (t.blue.virtue, t.green.virtue) == (5, 6)
    t.nothing_open_but("PlayWhich", "blue")


def test_the_second_workshop_changes_the_own_collision() -> None:
    """V137: from 4 it moves both markers to 3: 1 deed, 1 debt and 2 silver, and every opponent may rearrange."""
    t = table(3)
    t.red.track(4, 4).slots("abbot").has_built("ws2")
    t.blue.slots("abbot", "labourer")
    t.green.slots("squire", "labourer")
    t.phase("collision")
    assert (t.red.plain, t.red.unpaid, t.red.silver) == (1, 1, 2)
    for seat in ("blue", "green"):
        assert (t.question, t.asked) == ("RearrangeCards", seat)
        t.play("arrange 1 2 3")
    assert (t.red.corruption, t.red.virtue) == (0, 6)
    assert (t.blue.virtue, t.green.virtue) == (6, 6)
    t.nothing_open_but("PlayWhich", "blue")


def test_an_opponents_workshop_and_peddler_act_in_my_collision() -> None:
    """V138: Bob gains 1 virtue and 1 gold before Ann's own items; with a Criminal of his own no virtue."""
    t = table()
    t.red.track(5, 5)
    t.blue.slots("peddler-2").has_built("ws2")
    t.phase("collision")
    assert (t.blue.goods, t.blue.virtue) == ({"gold": 1}, 4), "1 for the workshop, 1 because he has no Criminal"
    assert (t.red.unpaid, t.red.silver) == (2, 3)
    t = table()
    t.red.track(5, 5)
    t.blue.slots("peddler-2", "thief").has_built("ws2")
    t.phase("collision")
    assert (t.blue.goods, t.blue.virtue) == ({"gold": 1}, 6)


def test_opponents_items_come_before_those_of_the_active_player() -> None:
    """V138: Bob's Ada asks for a resource while Ann still has nothing; Ann's own Peddler came first."""
    t = table()
    t.red.track(5, 5).slots("peddler-4")
    t.blue.slots("ada")
    t.phase("collision")
    assert (t.question, t.asked) == ("TakeResource", "blue")
    assert (t.red.silver, t.red.unpaid) == (2, 0), "the Peddler's 2 silver, and nothing of the track yet"
    t.play("take ink")
    assert (t.red.silver, t.red.unpaid) == (5, 2)
    assert (t.blue.goods, t.blue.virtue) == ({"ink": 1}, 5), "from Ada; a Criminal is on his board"


def test_a_collision_on_0() -> None:
    """V139: 3 deeds and 1 silver; every opponent with at least one X icon takes 1 debt."""
    t = collided(0, 4, blue=["thief"], green=["antagonist", "thief"], yellow=["abbot"])
    assert (t.red.plain, t.red.silver, t.red.unpaid) == (3, 1, 0)
    assert (t.blue.unpaid, t.green.unpaid, t.yellow.unpaid) == (1, 1, 0)


def test_a_collision_on_6() -> None:
    """V141: 3 debts and 4 silver, and 1 deed for Bob, which may reveal Prosperity; with an X he gains none."""
    t = table().kingdom(deeds=1)
    t.red.track(6, 6)
    t.blue.slots("abbot")
    t.phase("collision")
    assert (t.red.unpaid, t.red.silver, t.blue.plain) == (3, 4, 1)
    assert t.prosperity_revealed and not t.poverty_revealed
    t = collided(6, blue=["thief"])
    assert (t.red.unpaid, t.blue.plain) == (3, 0)
    assert not t.prosperity_revealed


def test_a_racketeer_answers_each_debt_of_a_collision() -> None:
    """V142, VD13: 2 debts: REARRANGE or DISCARD twice, when both are taken."""
    t = table()
    t.red.track(5, 5).slots("racketeer-2", "abbot").hand("squire", "labourer", "thief").draw("lender", "trader")
    t.phase("collision")
    assert (t.question, t.red.unpaid) == ("WhichEffect", 2)
    t.pick("discard")
    t.play("discard squire")
    t.pick("rearrange")
    t.play("arrange 2 1 3")
    assert t.red.in_slots == ["abbot", "racketeer-2", None]
    assert t.red.unpaid == 2 and t.red.silver == 3
    assert t.red.in_hand[:2] == ["labourer", "thief"] and "squire" in t.red.in_discard
    t.nothing_open_but("PlayWhich", "blue")


def test_what_the_space_gives_is_fixed_when_its_items_begin() -> None:
    """VD5: on 4 a debt comes; a Racketeer answers it with a discard that shuffles and moves both markers to 5. What the
    others gain is still that of 4, and nothing comes from 5."""
    t = table()
    t.red.track(4, 4).slots("racketeer-2").hand().draw().discard("squire", "labourer", "trader", "lender", "financer")
    t.blue.slots("abbot")
    t.phase("collision")
    t.play("discard top")
    assert (t.red.unpaid, t.red.silver) == (1, 2), "as on 4; 5 would be 2 debts and 3 silver"
    assert t.blue.virtue == 5
    assert (t.red.corruption, t.red.virtue) == (0, 6), "and the markers are reset from wherever they are"


@pytest.mark.parametrize("index", range(7))
def test_after_any_collision_the_markers_go_back(index: int) -> None:
    """rules/viscounts 6.3: corruption on 0 and virtue on 6."""
    t = collided(index)
    assert (t.red.corruption, t.red.virtue) == (0, 6)


def test_the_markers_are_reset_last() -> None:
    """rules/viscounts 6.3: while an opponent rearranges they still share their space."""
    t = collided(3, blue=["abbot", "squire"])
    assert (t.red.corruption, t.red.virtue, t.asked) == (3, 3, "blue")
    t.play("arrange 1 2 3")
    assert (t.red.corruption, t.red.virtue) == (0, 6)


# Debts and deeds.


def test_a_debt_collector_turns_a_deed_when_a_debt_is_flipped() -> None:
    """V143: any 1 resource, and the deed must be flipped too."""
    t = table()
    t.red.slots("debt-collector-1").owing(unpaid=1).holding(plain=1)
    t.gain("red", "FLIP_DEBT")
    t.play("take gold")
    assert (t.red.unpaid, t.red.paid, t.red.goods) == (0, 1, {"gold": 1})
    assert (t.red.plain, t.red.flipped) == (0, 1)


def test_a_debt_collector_without_a_plain_deed() -> None:
    """V143: then the debt is flipped, and that is all."""
    t = table()
    t.red.slots("debt-collector-1").owing(unpaid=1).holding(flipped=1)
    t.gain("red", "FLIP_DEBT")
    t.play("take gold")
    assert (t.red.paid, t.red.plain, t.red.flipped) == (1, 0, 1)


def test_a_deed_that_is_flipped_brings_nothing_at_once() -> None:
    """V144."""
    t = table()
    t.red.holding(plain=2)
    t.gain("red", "FLIP_DEED")
    assert (t.red.plain, t.red.flipped, t.red.goods) == (1, 1, {})
    assert t.question != "TakeResource"


def test_a_paid_debt_and_a_flipped_deed_are_never_flipped_back() -> None:
    """rules/viscounts 6.4, 6.5: nothing is left to flip."""
    t = table()
    t.red.owing(paid=1).holding(flipped=1)
    t.gain("red", "FLIP")
    assert (t.red.paid, t.red.flipped, t.red.goods) == (1, 1, {})
