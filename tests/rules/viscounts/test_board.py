"""The board: spaces and one-way roads, building spots and the links between them, the castle's wedges."""

from __future__ import annotations

import pytest

from builders.viscounts import TestTable, table

# rules/viscounts 3.3, the canonical layout.
ROADS = {
    "O1": ["O2", "IA"], "O2": ["O3"], "O3": ["O4", "IB"], "O4": ["O5"], "O5": ["O6", "IC"],
    "O6": ["O7"], "O7": ["O8", "ID"], "O8": ["O9"], "O9": ["O10", "IE"], "O10": ["O1"],
    "IA": ["IB", "O3"], "IB": ["IC", "O5"], "IC": ["ID", "O7"], "ID": ["IE", "O9"], "IE": ["IA", "O1"],
}  # fmt: skip
REACHABLE = {
    ("O1", 1): "O2 IA", ("O1", 2): "O3 IB", ("O1", 3): "O4 O5 IB IC",
    ("O2", 1): "O3", ("O2", 2): "O4 IB", ("O2", 3): "O5 IC",
    ("IA", 1): "IB O3", ("IA", 2): "IB IC O4 O5", ("IA", 3): "IC ID O5 O6 O7",
    ("O9", 1): "O10 IE", ("O9", 2): "O1 IA", ("O9", 3): "O2 O3 IA IB",
}  # fmt: skip


def roads(t: TestTable) -> dict[str, list[str]]:
    found: dict[str, list[str]] = t.game.view(0)["board"]["roads"]
    return found


def links(t: TestTable) -> dict[tuple[str, str], str]:
    return {(one, other): kind for one, other, kind in t.game.view(0)["board"]["links"]}


# Spaces and roads.


def test_the_canonical_roads() -> None:
    """V-I3, rules/viscounts 3.3: 25 of them."""
    t = table()
    assert roads(t) == ROADS
    assert sum(map(len, ROADS.values())) == 25


@pytest.mark.parametrize(("start", "steps"), REACHABLE)
def test_the_end_spaces_of_an_exact_number_of_steps(start: str, steps: int) -> None:
    """rules/viscounts 3.3, the table; without silver no other space is offered."""
    t = table()
    t.red.at(start)
    t.phase("movement", distance=steps)
    expected = {f"move {space}" for space in REACHABLE[start, steps].split()}
    if len(expected) > 1:
        assert set(t.options) == expected
    else:
        assert f"move {t.red.space}" in expected


@pytest.mark.parametrize("ring", ["ABCDE", "ACBED", "EDCBA", "CADBE"])
def test_every_space_can_be_reached_from_every_other(ring: str) -> None:
    """V-I3, rules/viscounts 3.3: and a lap is ten steps outside, five inside, however the segments are joined."""
    found = roads(table().ring(ring))
    for start in found:
        reached = {start}
        while True:
            more = reached | {end for space in reached for end in found[space]}
            if more == reached:
                break
            reached = more
        assert len(reached) == 15
    for start, lap in (("O1", 10), ("IA", 5)):
        space = start
        for _ in range(lap):
            space = next(end for end in found[space] if end[0] == start[0])
        assert space == start


def test_the_road_over_a_joint_leads_to_the_segment_that_lies_there() -> None:
    """V-24: in the ring A, C, B, E, D a viscount comes from O2 to O5, and from IA to IC or O5."""
    t = table().ring("ACBED")
    t.red.at("O2")
    t.phase("movement", distance=1)
    assert t.red.space == "O5"
    assert roads(t)["IA"] == ["IC", "O5"]
    assert roads(t)["O8"] == ["O1"]


# Building spots and links.


@pytest.mark.parametrize(("players", "letters", "count"), [(2, "ab", 20), (4, "abc", 30)])
def test_the_spots_of_each_side(players: int, letters: str, count: int) -> None:
    """V-I1, V-47: 20 on the small side, none with the letter c; 30 on the large side."""
    spots = table(players).game.view(0)["board"]["spots"]
    assert list(spots) == [f"{number}{letter}" for number in range(1, 11) for letter in letters]
    assert len(spots) == count


def test_the_links_of_the_small_side() -> None:
    """V-I6, rules/viscounts 3.7: a ring of 20, every spot in two of them."""
    found = links(table())
    assert len(found) == 20
    assert found["1a", "1b"] == "a-b"
    assert found["1b", "2a"] == "river"
    assert found["2b", "3a"] == "joint"
    assert found["10b", "1a"] == "joint"
    for spot in table().game.view(0)["board"]["spots"]:
        assert sum(spot in link for link in found) == 2


def test_the_links_of_the_large_side() -> None:
    """V-I6, rules/viscounts 3.7: a ring of 30; the last spot of an area is c."""
    found = links(table(3))
    assert len(found) == 30
    assert (found["1a", "1b"], found["1b", "1c"], found["1c", "2a"]) == ("a-b", "b-c-odd", "river")
    assert (found["2a", "2b"], found["2b", "2c"], found["2c", "3a"]) == ("a-b", "b-c-even", "joint")


def test_links_cross_a_joint_to_the_segment_that_lies_there() -> None:
    """rules/viscounts 3.7: the next segment clockwise."""
    found = links(table().ring("ACBED"))
    assert found["2b", "5a"] == "joint" and found["8b", "1a"] == "joint"
    assert ("2b", "3a") not in found


# The castle.


@pytest.mark.parametrize(
    ("offset", "wedges"),
    [(0, [1, 2, 3, 4, 5]), (1, [2, 3, 4, 5, 1]), (2, [3, 4, 5, 1, 2]), (4, [5, 1, 2, 3, 4])],
)
def test_the_wedge_of_each_ring_position(offset: int, wedges: list[int]) -> None:
    """V-I4, rules/viscounts 3.4: position p has wedge (p + offset) mod 5 + 1, whichever segment lies there."""
    t = table().ring("ACBED", offset)
    rows = t.game.view(0)["board"]["segments"]
    assert [row["segment"] for row in rows] == list("ACBED")
    assert [row["wedge"] for row in rows] == [f"wedge-{number}" for number in wedges]
