"""What is printed on the board: bonuses of building spots, links, rewards of castle wedges. Sheet 3.4, 3.6, 3.7."""

from __future__ import annotations

import pytest

from viscounts_card_tests import answers, brings, changed, ready, state, together
from viscounts_sheet import LINKS, SPOTS, WEDGES

LARGE = 3  # players that use the large side


@pytest.mark.parametrize("spot", SPOTS)
def test_a_building_spot_gives_its_bonus_once(spot: str) -> None:
    t = ready(players=LARGE)
    t.red.at(f"O{spot[:-1]}").has(stone=3).slots()
    before = state(t.red)
    t.phase("action").play(f"build workshop {spot}", *answers(SPOTS[spot]))
    expected = together(brings(SPOTS[spot]), {"stone": -3})
    if "WORKER" in SPOTS[spot]:  # not at O1, but in the castle beside its own segment
        expected = {"stone": -3, "supply": -1}
        assert t.red.workers({"5b": "C1", "9b": "E1"}[spot]) == 1
        before["E1"] += spot == "9b"
    assert changed(before, t.red) == expected


# One link of each sort: a spot of Blue's, the spot on which Red builds, and what that spot gives besides.
EXAMPLES = {
    "a-b": ("7a", "7b"),
    "b-c-odd": ("1b", "1c"),
    "b-c-even": ("6b", "6c"),
    "river": ("7c", "8a"),
    "joint": ("8c", "9a"),
}


@pytest.mark.parametrize("link", LINKS)
def test_a_link_gives_its_effect_to_both_owners(link: str) -> None:
    theirs, mine = EXAMPLES[link]
    t = ready(players=LARGE)
    t.blue.building("workshop", theirs)
    t.red.at(f"O{mine[:-1]}").has(stone=3).slots()
    before, other = state(t.red), state(t.blue)
    t.phase("action").play(f"build workshop {mine}", *answers(LINKS[link]), *answers(LINKS[link]))
    assert changed(before, t.red) == together(brings(SPOTS[mine]), brings(LINKS[link]), {"stone": -3})
    assert changed(other, t.blue) == brings(LINKS[link])


@pytest.mark.parametrize("link", LINKS)
def test_a_link_to_an_own_building_gives_its_effect_once_and_to_nobody_else(link: str) -> None:
    theirs, mine = EXAMPLES[link]
    t = ready(players=LARGE)
    t.red.building("workshop", theirs)
    t.red.at(f"O{mine[:-1]}").has(stone=3).slots()
    before, other = state(t.red), state(t.blue)
    t.phase("action").play(f"build workshop {mine}", *answers(LINKS[link]))
    assert changed(before, t.red) == together(brings(SPOTS[mine]), brings(LINKS[link]), {"stone": -3})
    assert changed(other, t.blue) == {}


@pytest.mark.parametrize("wedge", WEDGES)
def test_a_wedge_gives_its_reward_to_who_climbs_there(wedge: str) -> None:
    segment = "ABCDE"[int(wedge[-1]) - 1]
    t = ready()
    t.red.in_castle(A1=0).in_castle(**{f"{segment}1": 2}).at(f"I{segment}").has(gold=1).slots()
    before = state(t.red)
    t.phase("action").play("workers 1")
    moved = {section: t.red.workers(section) - before[section] for section in ("A1", "B1", "E1", "A2")}
    assert t.red.workers(f"{segment}2") == 1
    assert changed(before, t.red) == together(brings(WEDGES[wedge]), {"gold": -1, "supply": -1}, moved)
