"""The board as it is put together: roads, spots, links, wedges. rules/viscounts 3."""

from __future__ import annotations

import pytest

import viscounts_sheet as sheet
from builders.viscounts import TestTable, table
from guildhall.viscounts.names import SPACES, SPOTS

RINGS = ["ABCDE", "ACBED", "EDCBA"]


def steps(t: TestTable, space: str, distance: int) -> set[str]:
    """Where a move of that length may end, without silver."""
    t.red.at(space).has(silver=0)
    t.phase("movement", distance=distance)
    if t.question != "WhereToMove":
        return {t.red.space}
    return {token.removeprefix("move ") for token in t.options}


@pytest.mark.parametrize("ring", RINGS)
def test_the_roads(ring: str) -> None:
    """rules/viscounts 3.3: 25 of them, always clockwise, over the joints of the ring as it lies."""
    t = table().ring(ring)
    found = {space: steps(t, space, 1) for space in SPACES}
    assert found == sheet.roads(ring)
    assert sum(len(ends) for ends in found.values()) == 25


@pytest.mark.parametrize(
    ("space", "distance", "ends"),
    [
        ("O1", 1, "O2 IA"), ("O1", 2, "O2 O3 IB"), ("O1", 3, "O3 O4 IB IC"),
        ("O2", 1, "O3"), ("O2", 2, "O4 IB"), ("O2", 3, "O4 O5 IC"),
        ("IA", 1, "O2 IB"), ("IA", 2, "O3 O4 IC"), ("IA", 3, "O4 O5 O6 IB ID"),
        ("O9", 1, "O10 IE"), ("O9", 2, "O1 O10 IA"), ("O9", 3, "O1 O2 IA IB"),
        ("O10", 1, "O1"), ("O10", 2, "O2 IA"), ("O10", 3, "O2 O3 IB"),
        ("IE", 1, "O10 IA"), ("IE", 2, "O1 O2 IB"), ("IE", 3, "O2 O3 O4 IA IC"),
    ],
)  # fmt: skip
def test_the_end_spaces_of_an_exact_number_of_steps(space: str, distance: int, ends: str) -> None:
    """rules/viscounts 3.3, in the canonical layout."""
    assert steps(table(), space, distance) == set(ends.split())


@pytest.mark.parametrize(("players", "side"), [(2, "small"), (3, "large")])
def test_the_spots_of_each_side(players: int, side: str) -> None:
    """rules/viscounts 3.6: a viscount reaches those of its own space only."""
    expected = {f"O{number}": set[str]() for number in range(1, 11)}
    for row in sheet.SPOTS.values():
        if row.side == side:
            expected[row.space].add(row.spot)
    for space, spots in expected.items():
        t = table(players)
        t.red.at(space).slots("abbot", "squire", "princess").has(stone=3)
        t.phase("action")
        assert {token.split()[2] for token in t.options if token.startswith("build")} == spots


def links(t: TestTable) -> dict[frozenset[str], str]:
    """What the layout joins, and by which link."""
    layout = t.table.layout
    rows = t.table.rules.links
    found: dict[frozenset[str], str] = {}
    for spot in layout.spots:
        for link, other in zip(layout.links[spot], layout.beside[spot]):
            found[frozenset((SPOTS[spot], SPOTS[other]))] = rows[link].key
    return found


@pytest.mark.parametrize("ring", RINGS)
@pytest.mark.parametrize(("players", "side", "count"), [(2, "small", 14), (4, "large", 20)])
def test_the_links_of_each_side(players: int, side: str, count: int, ring: str) -> None:
    """rules/viscounts 3.7: only the printed ones; over a joint to the first spot of the segment that lies there."""
    first = dict(zip("ABCDE", ("1a", "3a", "5a", "7a", "9a")))
    expected: dict[frozenset[str], str] = {}
    for key, row in sheet.LINKS.items():
        if row.side == side:
            segment = sheet.SEGMENT_OF[f"O{row.spot[:-1]}"]
            other = first[ring[(ring.index(segment) + 1) % 5]] if row.to == "next" else row.to
            expected[frozenset((row.spot, other))] = key
    assert len(expected) == count
    assert links(table(players).ring(ring)) == expected


def test_a_spot_has_at_most_two_links() -> None:
    """rules/viscounts 3.7."""
    for players in (2, 3):
        for ring in RINGS:
            joined = [spot for pair in links(table(players).ring(ring)) for spot in pair]
            assert max(joined.count(spot) for spot in joined) <= 2


@pytest.mark.parametrize("offset", range(5))
def test_the_wedge_at_each_position(offset: int) -> None:
    """rules/viscounts 3.4: at ring position p the wedge K((p + offset) mod 5 + 1), whatever segment lies there."""
    for ring in RINGS:
        for place, segment in enumerate(ring):
            t = table().ring(ring, offset)
            t.red.at(f"I{segment}").slots("enforcer", "antagonist", "squire").holding(plain=1)
            t.red.hand("abbot", "labourer", "trader", "lender")
            t.phase("action")
            t.place(3)
            wedge = (place + offset) % 5 + 1
            choices = {3: {"choose gold-1", "choose castle-move"}, 4: {"choose hire-free", "choose destroy"}}
            if wedge == 3:
                # No Worker but those of the trio can be moved, so the gold is not even asked for.
                assert t.red.goods == {"gold": 1}
            elif wedge in choices:
                assert set(t.options) == choices[wedge]
            else:
                found = (t.red.goods, t.red.flipped, t.red.virtue)
                assert (
                    found
                    == {
                        1: ({"ink": 1, "stone": 1}, 0, 6),
                        2: ({}, 1, 6),
                        5: ({}, 0, 4),
                    }[wedge]
                )
