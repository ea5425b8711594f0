"""Virtue, corruption, and phase 5: what happens when the two markers share a space."""

from __future__ import annotations

import pytest

from builders.viscounts import TestTable, table

# rules/viscounts 6.3: the shared space; deeds and debts of the active player; which others are concerned, and how.
COLLISIONS = [
    (0, 3, 0, "criminal", {"unpaid": 1}),
    (1, 2, 0, "criminal", {"corruption": 1}),
    (2, 1, 0, "criminal", {"corruption": 1}),
    (3, 1, 1, "everybody", {}),
    (4, 0, 1, "honest", {"virtue": 5}),
    (5, 0, 2, "honest", {"virtue": 5}),
    (6, 0, 3, "honest", {"plain": 1}),
]
CRIMINAL = "highwayman"
HONEST = "labourer"


def collided(index: int, players: int = 2, **boards: list[str]) -> TestTable:
    """Red's markers share that space; the others have these cards on their boards."""
    t = table(players)
    t.red.track(index, index)
    for seat, cards in boards.items():
        getattr(t, seat).slots(*cards)
    t.phase("collision")
    return t


def state_of(t: TestTable, seat: str) -> dict[str, int]:
    player = getattr(t, seat)
    names = ("unpaid", "plain", "corruption", "virtue")
    return {name: getattr(player, name) for name in names}


UNTOUCHED = {"unpaid": 0, "plain": 0, "corruption": 0, "virtue": 6}


# The track.


def test_each_point_moves_a_marker_one_space() -> None:
    """V-S33: a novice brings virtue to 5, a lookout corruption to 1."""
    t = table()
    t.red.hand("novice", "page")
    t.turn()
    t.play("play novice")
    assert (t.red.corruption, t.red.virtue) == (0, 5)
    t = table()
    t.red.hand("lookout", "page")
    t.turn()
    t.play("play lookout")
    assert (t.red.corruption, t.red.virtue) == (1, 6)


def test_markers_that_meet_wait_for_phase_five() -> None:
    """V-80, V-S28, V-S33: from 2 and 4 to 3 and 3; then 1 debt and 1 deed."""
    t = table().show("B", "bell-ringer")
    t.red.at("O2").track(2, 4).hand("lookout", "page").has(silver=1)
    t.turn()
    t.play("play lookout", "move O3", "pass")
    assert (t.red.corruption, t.red.virtue, t.red.unpaid, t.red.plain) == (3, 4, 0, 0)
    t.play("hire bell-ringer")
    assert (t.red.unpaid, t.red.plain) == (1, 1)


def test_points_that_would_pass_the_other_marker_are_lost() -> None:
    """V-81, V-S33: from 3 a third point of corruption stops on 5, where virtue is; that gives two debts."""
    t = table().show("B", "spice-trader")
    t.red.at("O2").track(3, 5).hand("highwayman", "page")
    t.turn()
    t.play("play highwayman", "move O4", "pass")
    assert (t.red.corruption, t.red.virtue) == (5, 5)
    t.play("hire spice-trader")
    assert (t.red.unpaid, t.red.plain) == (2, 0)


def test_while_the_markers_share_a_space_more_points_are_ignored() -> None:
    """V-I14, rules/viscounts 6.1, V-S33."""
    t = table()
    t.red.track(3, 3).hand("novice", "page")
    t.turn()
    t.play("play novice")
    assert (t.red.corruption, t.red.virtue) == (3, 3)


# Collisions.


@pytest.mark.parametrize(("index", "deeds", "debts", "whom", "change"), COLLISIONS)
def test_what_each_of_the_seven_collisions_does(
    index: int, deeds: int, debts: int, whom: str, change: dict[str, int]
) -> None:
    """V-I15, V-S28, rules/viscounts 6.3: to the active player, to one with a Criminal on the board and to one
    without."""
    t = collided(index, 3, blue=[CRIMINAL], green=[HONEST])
    assert (t.red.plain, t.red.unpaid) == (deeds, debts)
    if whom == "everybody":
        for seat in ("blue", "green"):
            assert (t.question, t.asked) == ("Rearrange", seat)
            t.play("arrange 2 1 3")
    assert state_of(t, "blue") == UNTOUCHED | (change if whom == "criminal" else {})
    assert state_of(t, "green") == UNTOUCHED | (change if whom == "honest" else {})
    assert (t.red.corruption, t.red.virtue) == (0, 6)


def test_markers_apart_bring_nothing() -> None:
    """V-S28: on 3 and 4 they do not share a space."""
    t = table()
    t.red.track(3, 4)
    t.phase("collision")
    assert (t.red.plain, t.red.unpaid, t.red.corruption, t.red.virtue) == (0, 0, 3, 4)


def test_only_the_active_players_markers_are_looked_at() -> None:
    """rules/viscounts 4.5, V-S28: Bob's, which met in Ann's turn, wait for his own phase 5."""
    t = table()
    t.blue.track(2, 2).hand("labourer", "page")
    t.phase("collision")
    assert (t.blue.plain, t.blue.corruption, t.asked) == (0, 2, "blue")
    t.phase("collision")
    assert (t.blue.plain, t.blue.corruption, t.blue.virtue) == (1, 0, 6)


def test_a_collision_on_1_corrupts_who_has_a_criminal() -> None:
    """V-83, V-S28: and nobody else."""
    assert collided(1, blue=[CRIMINAL]).blue.corruption == 1
    assert collided(1, blue=[HONEST]).blue.corruption == 0


def test_a_collision_on_6_gives_a_deed_to_who_has_no_criminal() -> None:
    """V-84, V-S28: which may reveal Prosperity."""
    t = table().kingdom(deeds=1)
    t.red.track(6, 6)
    t.blue.slots(HONEST)
    t.phase("collision")
    assert t.blue.plain == 1
    assert t.game.view(0)["kingdom"]["prosperity"]
    assert collided(6, blue=[CRIMINAL]).blue.plain == 0


def test_a_card_with_one_criminal_among_its_icons_is_a_criminal() -> None:
    """rules/viscounts 4.7: a forger (X C)."""
    assert collided(2, blue=["forger"]).blue.corruption == 1


def test_a_collision_on_3_lets_every_other_player_rearrange() -> None:
    """V-85, V-S28: clockwise, each if they like."""
    t = table(4)
    t.red.track(3, 3).slots("page", "novice")
    for seat in (t.blue, t.green, t.yellow):
        seat.slots("labourer", "page")
    t.phase("collision")
    for key in ("blue", "green", "yellow"):
        assert (t.question, t.asked) == ("Rearrange", key)
        t.play("arrange 1 2 3" if key == "green" else "arrange 2 1 3")
    assert t.red.in_slots == ["page", "novice", None]
    assert t.green.in_slots == ["labourer", "page", None]
    assert t.yellow.in_slots == ["page", "labourer", None]


@pytest.mark.parametrize("index", range(7))
def test_after_any_collision_the_markers_go_back(index: int) -> None:
    """V-86, V-S29: corruption on 0 and virtue on 6."""
    t = collided(index)
    assert (t.red.corruption, t.red.virtue) == (0, 6)


def test_a_corrupt_bailiff_brings_a_resource_after_the_cards() -> None:
    """V-87: any one."""
    t = collided(4, red=["corrupt-bailiff"])
    assert t.red.unpaid == 1
    assert t.question == "TakeResource"
    t.play("take stone")
    assert t.red.goods == {"stone": 1}
    assert (t.red.corruption, t.red.virtue) == (0, 6)


def test_the_markers_are_reset_last() -> None:
    """rules/viscounts 6.3, V-S29: while the resource is chosen they still share their space."""
    t = collided(4, red=["corrupt-bailiff"])
    assert (t.red.corruption, t.red.virtue) == (4, 4)
