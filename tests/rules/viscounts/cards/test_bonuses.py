"""The bonuses of townsfolk who are hired or dismissed, card by card, and their price. rules/viscounts 8.3."""

from __future__ import annotations

import pytest

from builders.viscounts import TestTable
from viscounts_card_tests import ON_SHOW, brings, carry_out, changed, ready, state, together, value
from viscounts_sheet import HEROES, NEUTRAL, PRINTED_TOWNSFOLK, STARTING

# By letter: what a dismissal for that action says, where the viscount stands, and what makes the action possible.
ACTIONS = {
    "M": ("trade", "O1", {}),
    "B": ("construct", "O1", {"stone": 3}),
    "N": ("workers", "IA", {"gold": 3}),
    "C": ("transcribe", "IA", {"ink": 5}),
    "X": ("trade", "O1", {}),
}


def to_hire(card: str, silver: int) -> TestTable:
    t = ready().show("A", card)
    t.red.has(silver=silver)
    return t.phase("recruit")


def to_dismiss(card: str, silver: int) -> tuple[TestTable, str]:
    """Red has resources, so that the action is possible; and the token."""
    action, space, goods = ACTIONS[NEUTRAL[card].icons[0]]
    t = ready().show("A", card)
    t.red.at(space).has(**{"silver": silver, **goods})
    return t.phase("action"), f"dismiss {card} for {action}"


def scribed(icons: str) -> dict[str, int]:
    """A manuscript of cost 5 is transcribed at once, since there is nothing else to do with the dismissed card."""
    return {"ink": icons.split().count("C") - 5, "manuscripts": 1}


@pytest.mark.parametrize("card", NEUTRAL)
def test_who_is_hired_costs_their_silver_brings_the_bonus_and_lies_in_the_discard_pile(card: str) -> None:
    bonus = NEUTRAL[card].bonus
    t = to_hire(card, silver=value(card))
    before = state(t.red)
    t.play(f"hire {card}")
    carry_out(t, t.red, bonus)
    t.nothing_open_but("PlayWhich", "blue")
    shuffled = {"discard": -1, "draw": 1} if bonus == "SHUFFLE" else {}  # this card goes with the other one
    assert changed(before, t.red) == together({"silver": -value(card), "discard": 1}, brings(bonus), shuffled)
    assert card in t.red.in_draw if shuffled else card in t.red.in_discard
    assert t.shown("A") != card


@pytest.mark.parametrize("card", NEUTRAL)
def test_who_is_dismissed_costs_their_silver_brings_the_bonus_and_leaves_the_game(card: str) -> None:
    t, token = to_dismiss(card, silver=value(card))
    before = state(t.red)
    t.play(token)
    carry_out(t, t.red, NEUTRAL[card].bonus)
    expected = [{"silver": -value(card)}, brings(NEUTRAL[card].bonus)]
    if token.endswith("transcribe"):
        expected.append(scribed(NEUTRAL[card].icons))
    else:
        t.nothing_open_but("WhichAction", "red")
    found = changed(before, t.red)
    found.pop("removed", None)
    assert found == together(*expected)
    assert t.shown("A") != card
    assert card not in t.red.in_hand + t.red.in_draw + t.red.in_discard


@pytest.mark.parametrize("card", NEUTRAL)
def test_nobody_is_hired_or_dismissed_for_a_silver_less(card: str) -> None:
    t = to_hire(card, silver=value(card) - 1)
    t.nothing_open_but("PlayWhich", "blue")
    t, token = to_dismiss(card, silver=value(card) - 1)
    assert not t.may(token)


@pytest.mark.parametrize("card", NEUTRAL)
def test_the_bonus_is_for_hiring_and_dismissing_and_neither_for_a_shift_nor_for_another_player(card: str) -> None:
    """What it says when played or dropped is shown elsewhere; here the card lies in slot 2, and is shifted."""
    t = ready()
    t.red.slots(None, card)
    before = state(t.red)
    t.turn()
    t.nothing_open_but("PlayWhich", "red")
    assert changed(before, t.red) == {}
    t = to_hire(card, silver=value(card))
    other = state(t.blue)
    t.play(f"hire {card}")
    carry_out(t, t.red, NEUTRAL[card].bonus)
    assert {**changed(other, t.blue), "rearranged": 0} == {"rearranged": 0}


@pytest.mark.parametrize("segment", "ABCDE")
def test_the_card_printed_under_a_pile_can_be_dismissed_and_never_hired(segment: str) -> None:
    """rules/viscounts 3.2: for its silver, its icons and its bonus, while the pile is empty; and it stays there."""
    silver, letters, bonus = PRINTED_TOWNSFOLK[segment]
    action, space, goods = ACTIONS[letters[-1]]
    space = f"I{segment}" if space == "IA" else f"O{2 * 'ABCDE'.index(segment) + 1}"
    token = f"dismiss printed-{segment.lower()} for {action}"
    t = ready()
    t.red.at(space).has(**{"silver": silver, **goods})
    assert t.shown(segment) == ON_SHOW[segment]
    assert not t.phase("action").may(token), "the pile is not empty"
    t.empty_pile(segment)
    t.phase("action")
    before = state(t.red)
    t.play(token)
    if token.endswith("transcribe"):
        assert changed(before, t.red) == together({"silver": -silver}, brings(bonus), scribed(letters))
    else:
        t.nothing_open_but("WhichAction", "red")
        assert changed(before, t.red) == together({"silver": -silver}, brings(bonus))
    t = ready().empty_pile(segment)
    t.red.at(space).has(silver=9)
    t.phase("recruit")
    t.nothing_open_but("PlayWhich", "blue")


def test_neither_heroes_nor_starting_townsfolk_lie_in_the_piles() -> None:
    t = ready(players=4)
    rules = t.table.rules
    in_piles = {rules.townsfolk[card].key for pile in t.table.townsfolk for card in pile}
    assert in_piles == set(NEUTRAL)
    assert not in_piles & {*HEROES, *STARTING}
