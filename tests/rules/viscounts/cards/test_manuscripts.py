"""The manuscripts and the cleric bonus cards, one by one. rules/viscounts 8.5 and 8.6."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from builders.viscounts import SeatAtTable, TestTable
from card_tests import effects, limits, nothings
from viscounts_card_tests import brings, carry_out, changed, ready, state, together
from viscounts_sheet import CLERIC_BONUSES, MANUSCRIPTS, PRINTED_MANUSCRIPTS, TOWNSFOLK

ROWS = [(key, row.cost, row.effect) for key, row in MANUSCRIPTS.items()]
COLUMNS = "card, cost, text"


def desk(card: str, ink: int) -> TestTable:
    """Red stands at the inner space of segment A without Clerics, with ink, and with gold for something else to do. A
    second tile of the same ribbon lies elsewhere, so that there is a choice of free ones."""
    t = ready()
    for tile in ("grey-1", "grey-2", "blue-2"):
        if tile != card:
            t.show_manuscript("B", tile)
    t.show_manuscript("A", card)
    t.red.at("IA").has(ink=ink, gold=1)
    return t.phase("action")


@effects(COLUMNS, ROWS)
def test_a_manuscript_costs_its_clerics_and_brings_its_effect(card: str, cost: int, text: str) -> None:
    """Those of the end bring nothing now."""
    t = desk(card, ink=cost)
    t.show_manuscript("B", "grey-1") if card != "grey-1" else None
    before = state(t.red)
    t.transcribe(card)
    carry_out(t, t.red, text)
    assert changed(before, t.red) == together({"ink": -cost, "manuscripts": 1}, brings(text))
    assert t.red.manuscripts[0] == card
    assert t.red.score["ribbons"] == {1: 1, 2: 4}[len(t.red.manuscripts)]
    assert t.shown_manuscript("A") != card
    t.nothing_open_but("HireWhom", "red")


@limits(COLUMNS, ROWS)
def test_a_manuscript_is_not_to_be_had_for_one_cleric_less_nor_from_another_segment(
    card: str, cost: int, text: str
) -> None:
    assert not desk(card, ink=cost - 1).may(f"transcribe {card}")
    t = desk(card, ink=cost)
    t.red.at("IC")
    assert not t.may(f"transcribe {card}")


@nothings(COLUMNS, ROWS)
def test_a_manuscript_brings_nothing_while_it_lies_there_nor_to_anybody_else(card: str, cost: int, text: str) -> None:
    t = desk(card, ink=cost)
    before = state(t.red)
    t.play("pass")
    assert changed(before, t.red) == {}
    assert t.red.score["ribbons"] == t.red.score["manuscripts"] == 0
    t = desk(card, ink=cost)
    before = state(t.blue)
    t.transcribe(card)
    carry_out(t, t.red, text)
    assert changed(before, t.blue) == {}
    assert t.blue.score["ribbons"] == t.blue.score["manuscripts"] == 0


def shown_by(seat: SeatAtTable, letter: str) -> int:
    """So many icons of that kind on all townsfolk that the seat has."""
    cards = [*seat.in_hand, *seat.in_draw, *seat.in_discard, *[card for card in seat.in_slots if card]]
    return sum(TOWNSFOLK[card].icons.split().count(letter) for card in cards)


# What is counted at the end, and how to have one more of it.
THINGS: dict[str, tuple[Callable[[SeatAtTable], int], Callable[[SeatAtTable], object]]] = {
    "resource": (lambda s: s.ink + s.gold + s.stone, lambda s: s.has(stone=s.stone + 1)),
    "building": (lambda s: len(s.built), lambda s: s.has_built("ws2")),
    "builder_icon": (lambda s: shown_by(s, "B"), lambda s: s.discard(*s.in_discard, "miner")),
    "cleric_icon": (lambda s: shown_by(s, "C"), lambda s: s.hand(*s.in_hand, "friar")),
    "noble_icon": (lambda s: shown_by(s, "N"), lambda s: s.draw(*s.in_draw, "princess")),
    "merchant_icon": (lambda s: shown_by(s, "M"), lambda s: s.draw(*s.in_draw, "foreman")),
    "criminal_icon": (lambda s: shown_by(s, "X"), lambda s: s.slots("conspirator")),
    "manuscript": (lambda s: len(s.manuscripts), lambda s: s.with_manuscripts("grey-1")),
    "flipped_deed": (lambda s: s.flipped, lambda s: s.holding(flipped=s.flipped + 1)),
    "flipped_debt": (lambda s: s.paid, lambda s: s.owing(paid=s.paid + 1)),
    "castle_worker": (lambda s: sum(s.castle.values()), lambda s: s.in_castle(B2=s.workers("B2") + 1)),
}
AT_THE_END = {card: row.effect[7:-1].split() for card, row in MANUSCRIPTS.items() if row.timing == "END"}


@pytest.mark.parametrize("card", AT_THE_END)
def test_a_manuscript_of_the_end_counts_its_things(card: str) -> None:
    """1 point for each, or for each two, rounded down; one more of them at a time."""
    each, thing = int(AT_THE_END[card][0]), AT_THE_END[card][1]
    count, add = THINGS[thing]
    t = ready()
    t.red.slots("trader").with_manuscripts(card)
    seen = []
    for more in range(2):
        assert t.red.score["manuscripts"] == count(t.red) // each
        seen.append(count(t.red))
        if not more:
            add(t.red)
    assert seen[1] > seen[0]
    assert t.blue.score["manuscripts"] == 0


@pytest.mark.parametrize("card", AT_THE_END)
def test_a_manuscript_of_the_end_counts_nothing_where_there_is_nothing(card: str) -> None:
    """But itself, if it counts manuscripts; two of them are needed for a point."""
    t = ready()
    t.red.slots().hand().draw().discard().owing().holding().in_castle(A1=0).with_manuscripts(card)
    assert t.red.score["manuscripts"] == 0


@pytest.mark.parametrize("segment", "ABCDE")
def test_the_manuscript_printed_under_a_pile(segment: str) -> None:
    """rules/viscounts 3.2: only while the pile is empty; for its effect, and nothing is collected."""
    cost, text = PRINTED_MANUSCRIPTS[segment]
    token = f"printed-{segment.lower()}"
    t = ready()
    t.red.at(f"I{segment}").has(ink=cost, gold=1)
    assert not t.phase("action").may(f"transcribe {token}")
    t.empty_manuscripts(segment).red.has(ink=cost - 1)
    assert not t.phase("action").may(f"transcribe {token}")
    t.red.has(ink=cost)
    before = state(t.red)
    t.phase("action").transcribe(token)
    carry_out(t, t.red, text)
    assert changed(before, t.red) == together({"ink": -cost}, brings(text))
    assert t.red.manuscripts == [] and t.red.score["ribbons"] == 0
    t.nothing_open_but("HireWhom", "red")


# Cleric bonus cards.

BONUSES = [(card, card.removesuffix("-bonus"), icons) for card, (_, icons) in CLERIC_BONUSES.items()]
BONUS_COLUMNS = "card, ribbon, icons"
# Of each ribbon three tiles that ask nothing.
QUIET = {
    "grey": ("grey-1", "grey-5", "grey-7"),
    "black": ("black-2", "black-3", "black-5"),
    "blue": ("blue-2", "blue-7", "blue-9"),
    "yellow": ("yellow-3", "yellow-5", "yellow-6"),
}


def take(t: TestTable, tile: str) -> None:
    t.show_manuscript("A", tile)
    t.red.at("IA").has(ink=9)
    t.phase("action").transcribe(tile)


@effects(BONUS_COLUMNS, BONUSES)
def test_the_first_with_three_manuscripts_of_a_ribbon_has_its_bonus_card(card: str, ribbon: str, icons: str) -> None:
    """3 points, and its icons for good: see test_icons.py for what they pay for."""
    t = ready()
    t.red.with_manuscripts(*QUIET[ribbon][:2])
    take(t, QUIET[ribbon][2])
    assert t.bonuses == {ribbon: "red"}
    assert t.red.score["cleric-bonuses"] == 3
    lasting = dict(zip("MBCN", t.red.seat.lasting))
    assert lasting == {letter: icons.split().count(letter) for letter in "MBCN"}


@limits(BONUS_COLUMNS, BONUSES)
def test_two_are_not_enough_and_the_card_never_changes_hands(card: str, ribbon: str, icons: str) -> None:
    t = ready()
    t.red.with_manuscripts(QUIET[ribbon][0])
    take(t, QUIET[ribbon][1])
    assert t.bonuses == {}
    t = ready().with_bonus(ribbon, "blue")
    t.red.with_manuscripts(*QUIET[ribbon][:2])
    take(t, QUIET[ribbon][2])
    assert t.bonuses == {ribbon: "blue"}
    assert t.red.score["cleric-bonuses"] == 0
    assert t.red.seat.lasting == [0, 0, 0, 0]


@nothings(BONUS_COLUMNS, BONUSES)
def test_three_manuscripts_of_different_ribbons_bring_nothing(card: str, ribbon: str, icons: str) -> None:
    t = ready()
    one, two = [other for _, other, _ in BONUSES if other != ribbon][:2]
    t.red.with_manuscripts(QUIET[one][0], QUIET[two][0])
    take(t, QUIET[ribbon][2])
    assert t.bonuses == {}
    assert t.red.score["cleric-bonuses"] == 0
