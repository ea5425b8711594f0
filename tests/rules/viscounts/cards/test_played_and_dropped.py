"""Townsfolk whose ability works when they are played, and when they drop off; and those without an ability. One test of
the effect, of its limit and of the case in which nothing happens for each card. rules/viscounts 8.1 to 8.3."""

from __future__ import annotations

from builders.viscounts import TestTable
from card_tests import effects, limits, nothings
from viscounts_card_tests import (
    HAND,
    brings,
    cards_with,
    carry_out,
    changed,
    choices,
    choose,
    criminals,
    ready,
    state,
    together,
)
from viscounts_sheet import TOWNSFOLK

PLAYED = choices(cards_with("PLAY"))
DROPPED = choices(cards_with("DROP"))
PLAIN = [(card,) for card in cards_with("")]
SINGLE_PLAYED = [(card,) for card in cards_with("PLAY")]
SINGLE_DROPPED = [(card,) for card in cards_with("DROP")]


def holding(card: str) -> TestTable:
    """Red is to play, with this card besides the others in hand."""
    t = ready()
    t.red.hand(card, *[other for other in HAND if other != card])
    return t.turn()


def dropping(card: str) -> TestTable:
    """This card lies in slot 3."""
    t = ready()
    t.red.slots("trader", "lender", card) if card not in ("trader", "lender") else t.red.slots(None, None, card)
    return t


@effects("card, choice", PLAYED)
def test_what_a_card_does_when_it_is_played(card: str, choice: str) -> None:
    """After the corruption for its Criminals."""
    t = holding(card)
    before = state(t.red)
    t.play(f"play {card}")
    choose(t, TOWNSFOLK[card].ability, choice)
    carry_out(t, t.red, choice)
    t.nothing_open_but("WhereToMove", "red")
    assert changed(before, t.red) == together({"hand": -1}, criminals(card), brings(choice))
    assert card in t.red.in_slots


@limits("card", SINGLE_PLAYED)
def test_what_a_card_does_when_played_it_does_once(card: str) -> None:
    """Neither when it is shifted nor when it drops off."""
    for slots in ((card,), (None, card), (None, None, card)):
        t = ready()
        t.red.slots(*slots)
        before = state(t.red)
        t.turn()
        t.nothing_open_but("PlayWhich", "red")
        assert changed(before, t.red) == together({"discard": int(len(slots) == 3)})


@nothings("card", SINGLE_PLAYED)
def test_a_card_in_hand_does_nothing_while_another_is_played_nor_when_it_is_discarded(card: str) -> None:
    t = holding(card)
    other = next(one for one in ("abbot", "squire") if one != card)
    before = state(t.red)
    t.play(f"play {other}")
    assert changed(before, t.red) == {"hand": -1}
    t = ready()
    t.red.hand(card, "abbot")
    before = state(t.red)
    t.gain("red", "DISCARD").play(f"discard {card}")
    assert changed(before, t.red) == {"hand": -1, "discard": 1}


@effects("card, choice", DROPPED)
def test_what_a_card_does_when_it_drops_off(card: str, choice: str) -> None:
    """It lies in the discard pile before that."""
    t = dropping(card)
    before = state(t.red)
    t.turn()
    choose(t, TOWNSFOLK[card].ability, choice)
    carry_out(t, t.red, choice)
    t.nothing_open_but("PlayWhich", "red")
    assert changed(before, t.red) == together({"discard": 1}, brings(choice))
    assert card in t.red.in_discard


@limits("card", SINGLE_DROPPED)
def test_a_card_drops_what_it_has_from_slot_three_only(card: str) -> None:
    """Neither when it is played nor in slots 1 and 2."""
    t = holding(card)
    t.red.slots("trader")
    before = state(t.red)
    t.play(f"play {card}")
    t.nothing_open_but("WhereToMove", "red")
    assert {**changed(before, t.red), "rearranged": 0} == {"rearranged": 0, "hand": -1, **criminals(card)}
    for slots in ((card,), (None, card)):
        t = ready()
        t.red.slots(*slots)
        before = state(t.red)
        t.turn()
        assert changed(before, t.red) == {}


@nothings("card", SINGLE_DROPPED)
def test_a_card_that_is_discarded_or_destroyed_drops_nothing_and_another_player_gets_nothing(card: str) -> None:
    for effect, token, change in (
        ("DISCARD", "discard", {"hand": -1, "discard": 1}),
        ("DESTROY", "destroy", {"hand": -1, "removed": 1, "silver": TOWNSFOLK[card].silver}),
    ):
        t = ready()
        t.red.hand(card, "abbot")
        before = state(t.red)
        t.gain("red", effect).play(f"{token} {card}")
        assert changed(before, t.red) == change
    t = dropping(card)
    other = state(t.blue)
    t.turn()
    assert changed(other, t.blue) == {}


# Cards without an ability.


@effects("card", PLAIN)
def test_a_card_without_an_ability_moves_its_owner_as_far_as_its_silver(card: str) -> None:
    t = holding(card)
    before = state(t.red)
    t.play(f"play {card}")
    assert changed(before, t.red) == {"hand": -1}
    assert t.table.distance == TOWNSFOLK[card].silver


@limits("card", PLAIN)
def test_a_card_without_an_ability_pays_with_its_own_icon_only(card: str) -> None:
    """A Cleric, a Builder or a Noble: one more of its kind, and none of another."""
    found = {}
    for letter, space, token, goods in (
        ("B", "O1", "build ws2 1a", {"stone": 2}),
        ("C", "IB", "transcribe grey-1", {"ink": 2}),
        ("N", "IB", "workers 2", {"gold": 2}),
    ):
        t = ready()
        t.red.at(space).slots(card, "trader", "lender").has(silver=0, **goods)
        t.phase("action")
        found[letter] = t.question == "WhichAction" and t.may(token)
    assert found == {letter: letter == TOWNSFOLK[card].icons for letter in "BCN"}


@nothings("card", PLAIN)
def test_a_card_without_an_ability_drops_nothing(card: str) -> None:
    t = dropping(card)
    before = state(t.red)
    t.turn()
    assert changed(before, t.red) == {"discard": 1}
