"""What is printed on the board: building spots, links, wedges of the castle, one by one. rules/viscounts 3.4, 3.6 and
3.7."""

from __future__ import annotations

from builders.viscounts import SeatAtTable, TestTable
from card_tests import effects, limits, nothings
from viscounts_card_tests import (
    Change,
    alternatives,
    brings,
    carry_out,
    changed,
    choose,
    moved,
    ready,
    state,
    together,
)
from viscounts_sheet import LINKS, SEGMENT_OF, SPOTS, WEDGES

PLAYERS = {"small": 2, "large": 3}
# Blue's Worker stands in another section than red's.
BLUES = {"A1": "C1", "B1": "D1"}


def site(side: str, spot: str) -> TestTable:
    """Red stands at that spot with the stone for a workshop, and no Builder."""
    t = ready(PLAYERS[side])
    t.red.at(f"O{spot[:-1]}").has(stone=3)
    t.red.slots("trader", "lender", "abbot")
    return t


def build(t: TestTable, spot: str) -> None:
    t.phase("action").build("ws2", spot)


def settle(t: TestTable) -> None:
    """Whatever else has been set off is answered with the first answer."""
    while t.question not in ("HireWhom", "PlayWhich"):
        t.play(t.options[0])


PAID: Change = {"stone": -3, "buildings": 1}


# Spots.

EACH_SPOT = [(key, row.side, row.spot, row.effect) for key, row in SPOTS.items()]


@effects("card, side, spot, text", EACH_SPOT)
def test_a_building_spot_gives_its_effect_once(card: str, side: str, spot: str, text: str) -> None:
    t = site(side, spot)
    before, others = state(t.red), state(t.blue)
    build(t, spot)
    carry_out(t, t.red, text)
    t.nothing_open_but("HireWhom", "red")
    assert changed(before, t.red) == together(PAID, brings(text))
    assert changed(others, t.blue) == {}
    assert t.building_on(spot) == ("red", "workshop")


@limits("card, side, spot, text", EACH_SPOT)
def test_a_building_spot_is_for_one_building_and_reached_from_its_own_space(
    card: str, side: str, spot: str, text: str
) -> None:
    token = f"build ws2 {spot}"
    number = int(spot[:-1])
    for space, legal in ((f"O{number}", True), (f"O{number + 1 if number % 2 else number - 1}", False)):
        t = site(side, spot)
        t.red.at(space)
        assert t.phase("action").may(token) == legal
    t = site(side, spot)
    t.blue.building("gh1", spot)
    t.phase("action")
    assert t.question != "WhichAction" or not t.may(token)


@nothings("card, side, spot, text", EACH_SPOT)
def test_a_building_spot_gives_nothing_where_its_effect_finds_nothing(
    card: str, side: str, spot: str, text: str
) -> None:
    """Flips without debts and deeds, cards without cards, a hire from empty piles; what always works is gained by the
    builder alone, and not by who stands there without building."""
    t = site(side, spot)
    before = state(t.red)
    t.phase("action").play("pass")
    assert changed(before, t.red) == {}
    if text in ("FLIP", "DESTROY", "REARRANGE", "HIRE_FREE"):
        t = site(side, spot)
        t.red.owing().holding().hand().draw().discard().slots(None, "trader")
        for segment in "ABCDE":
            t.empty_pile(segment)
        before = state(t.red)
        build(t, spot)
        t.nothing_open_but("PlayWhich", "blue")
        assert changed(before, t.red) == PAID


# Links.

EACH_LINK = [(key, row.side, row.spot, row.other, row.effect) for key, row in LINKS.items()]
SPOT_EFFECT = {(row.side, row.spot): row.effect for row in SPOTS.values()}


def linked(side: str, mine: str, theirs: str, owner: str) -> TestTable:
    t = site(side, mine)
    seat: SeatAtTable = getattr(t, owner)
    seat.building("gh1" if owner == "blue" else "gh2", theirs)
    return t


@effects("card, side, spot, other, text", EACH_LINK)
def test_a_link_gives_its_effect_to_both_owners(card: str, side: str, spot: str, other: str, text: str) -> None:
    """The builder first; whichever end is built on."""
    for mine, theirs in ((spot, other), (other, spot)):
        t = linked(side, mine, theirs, "blue")
        before, others = state(t.red), state(t.blue)
        build(t, mine)
        own = SPOT_EFFECT[side, mine]
        carry_out(t, t.red, own)
        carry_out(t, t.red, text, "B1" if own == "CASTLE_MOVE" else "A1")
        carry_out(t, t.blue, text, "C1")
        t.nothing_open_but("HireWhom", "red")
        assert changed(before, t.red) == together(PAID, brings(own), brings(text))
        assert changed(others, t.blue) == moved(brings(text), BLUES)


@limits("card, side, spot, other, text", EACH_LINK)
def test_a_link_between_own_buildings_gives_its_effect_once_and_to_nobody_else(
    card: str, side: str, spot: str, other: str, text: str
) -> None:
    for mine, theirs in ((spot, other), (other, spot)):
        t = linked(side, mine, theirs, "red")
        before, others = state(t.red), state(t.blue)
        build(t, mine)
        own = SPOT_EFFECT[side, mine]
        carry_out(t, t.red, own)
        carry_out(t, t.red, text)
        t.nothing_open_but("HireWhom", "red")
        assert changed(before, t.red) == together(PAID, brings(own), brings(text))
        assert changed(others, t.blue) == {}


@nothings("card, side, spot, other, text", EACH_LINK)
def test_a_link_with_an_empty_end_gives_nothing_nor_a_neighbour_that_is_not_linked(
    card: str, side: str, spot: str, other: str, text: str
) -> None:
    """Blue has built on every spot but this one and those linked with it."""
    t = site(side, spot)
    joined = {row.other for row in LINKS.values() if row.side == side and row.spot == spot}
    joined |= {row.spot for row in LINKS.values() if row.side == side and row.other == spot}
    assert other in joined
    free = [row.spot for row in SPOTS.values() if row.side == side and row.spot not in {spot, *joined}]
    pieces = [f"{kind}{number}" for kind in ("gh", "tp", "ws") for number in (1, 2, 3)]
    own = sorted(free, key=lambda one: _far(spot, one))[: len(pieces)]
    for piece, place in zip(pieces, own):
        t.blue.building(piece, place)
    before, others = state(t.red), state(t.blue)
    build(t, spot)
    carry_out(t, t.red, SPOT_EFFECT[side, spot])
    t.nothing_open_but("HireWhom", "red")
    assert changed(before, t.red) == together(PAID, brings(SPOT_EFFECT[side, spot]))
    assert changed(others, t.blue) == {}


def _far(one: str, other: str) -> int:
    apart = abs(int(one[:-1]) - int(other[:-1]))
    return min(apart, 10 - apart)


# Wedges.

CLIMBED = [(key, choice) for key, text in WEDGES.items() if key != "tier-3" for choice in alternatives(text)]
EACH_WEDGE = [(key,) for key in WEDGES if key != "tier-3"]


def climbing(wedge: str, *, own: int = 2, climbs: bool = True) -> tuple[TestTable, str]:
    """Red has two Workers in the section of that wedge and one elsewhere, and is to place the third there."""
    segment = "ABCDE"[int(wedge[-1]) - 1]
    t = ready()
    elsewhere = "A1" if segment in "CD" else "C1"
    t.red.in_castle(A1=0, C1=0).in_castle(**{elsewhere: 1, f"{segment}1": own})
    t.red.at(f"I{segment}").slots("trader", "lender", "labourer").has(gold=1)
    t.phase("action")
    return t, segment


def around(segment: str) -> Change:
    """Three Workers of a section: one climbs, one goes to each side."""
    place = "ABCDE".index(segment)
    return {
        f"{segment}1": -2,
        f"{segment}2": 1,
        f"{'ABCDE'[(place + 1) % 5]}1": 1,
        f"{'ABCDE'[place - 1]}1": 1,
        "supply": -1,
        "gold": -1,
    }


@effects("card, choice", CLIMBED)
def test_a_wedge_gives_its_effect_to_who_climbs_there(card: str, choice: str) -> None:
    t, segment = climbing(card)
    before = state(t.red)
    t.place(1)
    choose(t, WEDGES[card], choice)
    carry_out(t, t.red, choice)
    t.nothing_open_but("HireWhom", "red")
    assert changed(before, t.red) == together(around(segment), brings(choice))


@limits("card", EACH_WEDGE)
def test_a_wedge_gives_nothing_for_two_workers(card: str) -> None:
    t, segment = climbing(card, own=1)
    before = state(t.red)
    t.place(1)
    t.nothing_open_but("HireWhom", "red")
    assert changed(before, t.red) == {f"{segment}1": 1, "supply": -1, "gold": -1}


@nothings("card", EACH_WEDGE)
def test_a_wedge_gives_nothing_to_others_nor_for_three_of_two_colours(card: str) -> None:
    t, segment = climbing(card, own=1)
    t.blue.in_castle(**{"C1": 0, f"{segment}1": 1})
    before, others = state(t.red), state(t.blue)
    t.place(1)
    t.nothing_open_but("HireWhom", "red")
    assert changed(before, t.red) == {f"{segment}1": 1, "supply": -1, "gold": -1}
    assert changed(others, t.blue) == {}
    t, segment = climbing(card)
    others = state(t.blue)
    t.place(1)
    settle(t)
    assert changed(others, t.blue) == {}


def test_the_segments_of_the_spaces() -> None:
    assert [SEGMENT_OF[f"O{number}"] for number in range(1, 11)] == list("AABBCCDDEE")
