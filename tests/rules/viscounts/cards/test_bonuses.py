"""The bonuses of townsfolk who are hired or dismissed, card by card, and their price. Sheet 8.3."""

from __future__ import annotations

import pytest

from viscounts_builder import TestTable
from viscounts_card_tests import answers, bonus, brings, changed, ready, state, together, value
from viscounts_sheet import HEROES, NEUTRAL, STARTING

# By letter: what a dismissal for that action says, and where the viscount has to stand.
ACTIONS = {
    "M": ("trade", "O1"),
    "B": ("construct", "O1"),
    "N": ("workers", "IA"),
    "C": ("transcribe", "IA"),
    "X": ("trade", "O1"),
}


def action_for(card: str) -> tuple[str, str]:
    """The token that dismisses a card for the action of its first icon, and where that action is taken."""
    action, space = ACTIONS[NEUTRAL[card][2][0]]
    return f"dismiss {card} for {action}", space


def to_hire(card: str, silver: int) -> TestTable:
    t = ready().show("A", card)
    t.red.has(silver=silver)
    return t.phase("recruit")


def to_dismiss(card: str, silver: int) -> TestTable:
    """Red has resources, so that there is something to do without it."""
    t = ready().show("A", card)
    t.red.at(action_for(card)[1]).has(silver=silver, stone=3, gold=3)
    return t.phase("action")


@pytest.mark.parametrize("card", NEUTRAL)
def test_who_is_hired_costs_their_silver_brings_the_bonus_and_lies_in_the_discard_pile(card: str) -> None:
    t = to_hire(card, silver=value(card))
    before = state(t.red)
    t.play(f"hire {card}", *answers(bonus(card)))
    assert t.asked == "blue"
    assert changed(before, t.red) == together({"silver": -value(card), "discard": 1}, brings(bonus(card)))
    assert t.red.in_discard == [card]
    assert t.shown("A") != card


@pytest.mark.parametrize("card", NEUTRAL)
def test_who_is_dismissed_costs_their_silver_brings_the_bonus_and_leaves_the_game(card: str) -> None:
    t = to_dismiss(card, silver=value(card))
    before = state(t.red)
    t.play(action_for(card)[0], *answers(bonus(card)))
    assert changed(before, t.red) == together({"silver": -value(card)}, brings(bonus(card)))
    assert t.shown("A") != card
    assert card not in t.red.in_hand + t.red.in_draw + t.red.in_discard


@pytest.mark.parametrize("card", NEUTRAL)
def test_nobody_is_hired_or_dismissed_for_a_silver_less(card: str) -> None:
    t = to_hire(card, silver=value(card) - 1)
    assert t.asked == "blue", "there is nothing to choose"
    t = to_dismiss(card, silver=value(card) - 1)
    assert not t.may(action_for(card)[0])


@pytest.mark.parametrize("card", [card for card in NEUTRAL if bonus(card)])
def test_the_bonus_is_for_hiring_and_dismissing_and_neither_for_playing_nor_for_another_player(card: str) -> None:
    """What it says when played or dropped is shown elsewhere; here the card lies in slot 2, and is shifted."""
    t = ready()
    t.red.slots(None, card)
    before = state(t.red)
    t.turn()
    assert t.question == "PlayWhich"
    assert changed(before, t.red) == {}
    t = to_hire(card, silver=value(card))
    other = state(t.blue)
    t.play(f"hire {card}", *answers(bonus(card)))
    assert changed(other, t.blue) == {}


def test_a_bonus_that_finds_nothing_to_flip_is_lost() -> None:
    t = ready().show("A", "guild-warden")
    t.red.owing(unpaid=0).has(silver=3)
    t.phase("recruit").play("hire guild-warden")
    assert (t.red.paid, t.red.goods) == (0, {})
    t = ready().show("A", "architect")
    t.red.holding(plain=0).has(silver=3)
    t.phase("recruit").play("hire architect")
    assert t.red.flipped == 0


def test_neither_heroes_nor_starting_townsfolk_lie_in_the_piles() -> None:
    t = ready(players=4)
    rules = t.table.rules
    in_piles = {rules.townsfolk[card].key for pile in t.table.townsfolk for card in pile}
    assert in_piles == set(NEUTRAL)
    assert not in_piles & {*HEROES, *STARTING}
