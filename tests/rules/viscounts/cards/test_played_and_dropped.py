"""Townsfolk that do something when they are played or when they drop off the player board, card by card.
Sheet 8.1 to 8.3."""

from __future__ import annotations

import pytest

from card_tests import effects, limits, nothings
from viscounts_card_tests import (
    ability,
    answers,
    brings,
    cards_with,
    changed,
    criminals,
    in_hand_with,
    ready,
    state,
    together,
)

PLAY = [(card,) for card in cards_with("PLAY")]
DROP = [(card,) for card in cards_with("DROP")]


@effects("card", PLAY)
def test_a_card_does_what_it_says_when_it_is_played(card: str) -> None:
    t = ready()
    t.red.hand(*in_hand_with(card))
    before = state(t.red)
    t.turn()
    t.play(f"play {card}", *answers(ability(card)))
    assert t.question == "WhereToMove"
    # The stallkeeper lay in slot 1 and was shifted.
    shifted = {"slot of stallkeeper": 1, "hand": -1}
    assert changed(before, t.red) == together(shifted, criminals(card), brings(ability(card)))
    assert t.red.in_slots[0] == card


@limits("card", PLAY)
def test_it_does_so_once_and_nothing_more_while_it_is_shifted_and_when_it_drops_off(card: str) -> None:
    t = ready()
    for slots in ((card,), (None, card)):
        t.red.slots(*slots)
        before = state(t.red)
        t.turn()
        assert t.question == "PlayWhich"
        assert changed(before, t.red) == {}
    t.red.slots(None, None, card)
    before = state(t.red)
    t.turn()
    assert t.question == "PlayWhich"
    assert changed(before, t.red) == {"discard": 1}


@effects("card", DROP)
def test_a_card_does_what_it_says_when_it_drops_off(card: str) -> None:
    t = ready()
    t.red.slots("stallkeeper", None, card)
    before = state(t.red)
    t.turn()
    t.play(*answers(ability(card)))
    assert t.question == "PlayWhich"
    assert changed(before, t.red) == together({"slot of stallkeeper": 1, "discard": 1}, brings(ability(card)))
    assert card in t.red.in_discard


@limits("card", DROP)
def test_it_does_so_only_then_and_neither_when_played_nor_in_another_slot(card: str) -> None:
    t = ready()
    for slots in ((card,), (None, card)):
        t.red.slots(*slots)
        before = state(t.red)
        t.turn()
        assert t.question == "PlayWhich"
        assert changed(before, t.red) == {}
    t.red.slots().hand(*in_hand_with(card))
    before = state(t.red)
    t.turn()
    t.play(f"play {card}")
    assert t.question == "WhereToMove"
    assert changed(before, t.red) == together({"hand": -1}, criminals(card))


@nothings("card", [*PLAY, *DROP])
def test_a_card_that_is_discarded_from_the_hand_or_lies_before_another_player_does_nothing(card: str) -> None:
    t = ready()
    falconer = "falconer" if card != "falconer" else "ink-maker"  # when either drops off, a card may be discarded
    t.red.slots(None, None, falconer).hand(*in_hand_with(card))
    before = state(t.red)
    t.turn()
    t.play(f"discard {card}")
    assert t.question == "PlayWhich"
    assert changed(before, t.red) == {"hand": -1, "discard": 2}
    t = ready()
    t.blue.slots(card, None, None)
    other = state(t.blue)
    t.turn()
    t.play("play labourer")
    assert t.question == "WhereToMove"
    assert changed(other, t.blue) == {}


# Effects that ask, and those that find nothing to do.


@pytest.mark.parametrize("card", [card for card in cards_with("PLAY") if ability(card) in ("DESTROY", "DISCARD")])
def test_destroying_and_discarding_are_optional(card: str) -> None:
    t = ready()
    t.red.hand(card, "labourer", "novice")
    t.turn()
    t.play(f"play {card}")
    before = state(t.red)
    t.play("done")
    assert t.question == "WhereToMove"
    assert changed(before, t.red) == {}


@pytest.mark.parametrize("card", [card for card in cards_with("DROP") if ability(card) == "MOVE_WORKER"])
def test_moving_a_worker_is_optional_and_needs_one(card: str) -> None:
    t = ready()
    t.red.slots(None, None, card)
    t.turn()
    assert t.options[0] == "done"
    t.play("done")
    assert t.red.castle == {"A1": 1}
    t = ready()
    t.red.in_castle(A1=0).slots(None, None, card)
    t.turn()
    assert t.question == "PlayWhich"


@pytest.mark.parametrize("card", [card for card in cards_with("DROP") if "FLIP" in ability(card)])
def test_a_flip_needs_something_to_flip(card: str) -> None:
    t = ready()
    t.red.owing(unpaid=0).holding(plain=0).slots(None, None, card)
    before = state(t.red)
    t.turn()
    own_debt = ability(card).startswith("DEBT")  # the usurer brings the debt that he flips
    t.play(*(["take stone"] if own_debt else []))
    assert t.question == "PlayWhich"
    assert changed(before, t.red) == together({"discard": 1}, {"paid": 1, "stone": 1} if own_debt else {})


def test_the_top_card_of_the_draw_pile_can_be_discarded_instead_of_one_from_the_hand() -> None:
    t = ready()
    t.red.slots(None, None, "ink-maker").draw("page", "copyist")
    t.turn()
    t.play("discard top")
    assert (t.red.in_draw, t.red.in_discard) == (["copyist"], ["ink-maker", "page"])
    assert len(t.red.in_hand) == 3


def test_a_card_can_be_destroyed_in_the_discard_pile() -> None:
    t = ready()
    t.red.hand("canon", "novice").discard("cutpurse")
    t.turn()
    t.play("play canon", "destroy cutpurse")
    assert (t.red.silver, t.red.in_discard) == (3, [])
    assert "cutpurse" not in t.red.in_draw + t.red.in_hand


def test_nothing_is_destroyed_that_would_leave_fewer_than_four_cards() -> None:
    t = ready()
    t.red.slots().hand("canon", "novice", "labourer").draw().discard("page")
    t.turn()
    t.play("play canon")
    assert t.question == "WhereToMove"


def test_a_rearrangement_before_the_play_leaves_slot_one_to_the_card_that_is_played() -> None:
    t = ready()
    t.red.slots("stallkeeper", "cutpurse", "chandler")
    t.turn()
    assert t.options == ["arrange 1 2 3", "arrange 1 3 2"]
    t.play("arrange 1 3 2", "play labourer")
    assert t.red.in_slots == ["labourer", "cutpurse", "stallkeeper"]
