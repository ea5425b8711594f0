"""The points (rules/viscounts 7, 9.6)."""

from __future__ import annotations

from collections import Counter

from referee_viscounts.cards import BUILDING_POINTS, MANUSCRIPTS, RESOURCES, SCHEMES, SET_POINTS, TOWNSFOLK
from referee_viscounts.table import Seat, Table

LEADER = 5
BONUS = 3
ICON_WORDS = {
    "builder_icon": "B",
    "cleric_icon": "C",
    "noble_icon": "N",
    "merchant_icon": "M",
    "criminal_icon": "X",
}


def icons(t: Table, seat: Seat) -> list[str]:
    """All printed icons of all cards of a seat, of its board and of its bonus cards."""
    found = t.lasting(seat)
    if seat.is_opponent:
        for scheme in (*t.scheme_pile.cards, *t.scheme_discard, *filter(None, t.schemes)):
            found += SCHEMES[scheme].icons
    for card in (*seat.hand, *seat.draw.cards, *seat.discard, *seat.board):
        found += TOWNSFOLK[card].icons
    return found


def in_castle(t: Table, seat: Seat, tier: str) -> int:
    return sum(there[seat.colour] for section, there in t.castle.items() if section.endswith(tier))


def number_of(t: Table, seat: Seat, what: str) -> int:
    """The things that a manuscript of the end counts."""
    if what in ICON_WORDS:
        return icons(t, seat).count(ICON_WORDS[what])
    return {
        "resource": sum(seat.goods[good] for good in RESOURCES),
        "building": len(seat.buildings),
        "manuscript": len(seat.manuscripts),
        "flipped_deed": seat.flipped,
        "flipped_debt": seat.paid,
        "castle_worker": sum(in_castle(t, seat, tier) for tier in ("1", "2", "top")),
    }[what]


def of_manuscripts(t: Table, seat: Seat) -> int:
    points = 0
    for tile in seat.manuscripts:
        _, _, effect, timing = MANUSCRIPTS[tile]
        if timing == "END":
            points += number_of(t, seat, effect.what) // effect.number
    return points


def of_sets(seat: Seat) -> int:
    """Each set takes one tile of every ribbon that is left."""
    left = Counter(MANUSCRIPTS[tile][0] for tile in seat.manuscripts)
    points = 0
    while left.total():
        kinds = [ribbon for ribbon, number in left.items() if number]
        points += SET_POINTS[len(kinds)]
        left.subtract(kinds)
    return points


def of_places(t: Table, seat: Seat, counts: list[int]) -> int:
    """Most, second and third; who shares places shares their points. Who has none gets none."""
    own = counts[seat.number]
    if not own:
        return 0
    prizes = [12, 8, 4] if t.people > 2 else [12, 4]
    first = sum(count > own for count in counts)
    sharing = counts.count(own)
    shared = sum(prizes[first : first + sharing])
    assert shared % sharing == 0
    return shared // sharing


def scores(t: Table, seat: Seat) -> dict[str, int]:
    built = Counter(one[:2] for one in seat.buildings)
    found = {
        "buildings": sum(BUILDING_POINTS[kind][built[kind]] for kind in BUILDING_POINTS),
        "castle": in_castle(t, seat, "1") + 2 * in_castle(t, seat, "2") + 3 * in_castle(t, seat, "top"),
        "castle-leader": LEADER if t.leader == seat.colour else 0,
        "ribbons": of_sets(seat),
        "manuscripts": of_manuscripts(t, seat),
        "cleric-bonuses": BONUS * list(t.bonuses.values()).count(seat.colour),
        "debts": -2 * seat.unpaid,
        "deeds": seat.plain + 3 * seat.flipped,
        "poverty": of_places(t, seat, [one.flipped for one in t.seats]) if "poverty" in t.revealed else 0,
        "prosperity": of_places(t, seat, [one.paid for one in t.seats]) if "prosperity" in t.revealed else 0,
    }
    if t.has_opponent:
        found["resources"] = sum(seat.goods[good] for good in RESOURCES) if seat.is_opponent else 0
    return found


def ranks(t: Table) -> list[int]:
    """Most points; then silver and resources together, but against the opponent a tie is lost; then both win."""
    strengths = []
    for seat in t.seats:
        tie_break = (seat.is_opponent, 0) if t.has_opponent else (False, sum(seat.goods.values()))
        strengths.append((sum(scores(t, seat).values()), *tie_break))
    return [1 + sum(other > strength for other in strengths) for strength in strengths]
