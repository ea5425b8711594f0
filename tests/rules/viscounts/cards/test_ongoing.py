"""Townsfolk that work as long as they lie in a slot, card by card, and those that only show icons. Sheet 8.1 to 8.3."""

from __future__ import annotations

import pytest

from card_tests import effect, effects, limit, limits, nothing, nothings
from viscounts_builder import TestTable
from viscounts_card_tests import ability, answers, brings, cards_with, changed, icons, ready, state, together, value
from viscounts_sheet import TOWNSFOLK

# After an action of one's own.

TRIGGERED = [
    (card, *ability(card).split(": "))
    for card in cards_with("ONGOING")
    if ability(card).startswith("ON_") and not ability(card).startswith("ON_COLLISION")
]
COLUMNS = "card, trigger, text"

# Where an action is taken, its letter, the resource that helps, how many icons it needs here, and what it changes.
ACTIONS = {
    "ON_TRADE": ("O1", "M", "", 1, ["buy silver", "done"], {"silver": 1}),
    "ON_BUILD": ("O1", "B", "stone", 3, ["build workshop 1a"], {"silver": 2}),
    "ON_PLACE": ("IA", "N", "gold", 1, ["workers 1"], {"A1": 1, "supply": -1}),
    "ON_SCRIBE": ("IA", "C", "ink", 3, ["transcribe red-1"], {}),
}


def act(t: TestTable, trigger: str, card: str | None, text: str = "") -> dict[str, int]:
    """Red takes the action that a trigger waits for, with a card in slot 1, a Merchant for trades, and resources in
    plenty; what changed, but for the resources spent."""
    space, letter, resource, needed, tokens, _ = ACTIONS[trigger]
    t.show_manuscript("A", "red-1")
    t.red.at(space).slots(card, "stallkeeper").has(stone=9, gold=9, ink=9)
    before = state(t.red)
    t.phase("action")
    t.play(*[token for token in tokens if t.question in ("WhichAction", "WhatToBuy")], *answers(text))
    assert t.question == "HireWhom" or t.asked == "blue"
    spent = 0 if card is None else icons(card, letter)
    return together(changed(before, t.red), {resource: max(0, needed - spent)} if resource else {})


@effects(COLUMNS, TRIGGERED)
def test_a_card_brings_something_after_its_action(card: str, trigger: str, text: str) -> None:
    assert act(ready(), trigger, card, text) == together(ACTIONS[trigger][-1], brings(text))


@limits(COLUMNS, TRIGGERED)
def test_it_does_so_after_no_other_action_and_not_after_none(card: str, trigger: str, text: str) -> None:
    for other in ACTIONS:
        if other != trigger:
            assert act(ready(), other, card) == together(ACTIONS[other][-1])
    t = ready()
    t.red.at(ACTIONS[trigger][0]).slots(card).has(stone=9, gold=9)
    before = state(t.red)
    t.phase("action")
    t.play("pass")
    assert changed(before, t.red) == {}


@nothings(COLUMNS, TRIGGERED)
def test_it_does_nothing_in_the_discard_pile_nor_for_anybody_else(card: str, trigger: str, text: str) -> None:
    t = ready()
    t.red.discard(card)
    assert act(t, trigger, None) == together(ACTIONS[trigger][-1])
    t = ready()
    t.blue.slots(card)
    before = state(t.blue)
    assert act(t, trigger, None) == together(ACTIONS[trigger][-1])
    assert changed(before, t.blue) == {}


# In one's own collision.


def collide(t: TestTable) -> dict[str, int]:
    """In the middle of the track: a debt and a deed, and the markers go back. What changed besides."""
    t.red.track(3, 3)
    before = state(t.red)
    t.phase("collision")
    t.play(*(["take ink"] if t.question == "TakeResource" else []))
    t.play(*(["arrange 1 2 3"] if t.question == "Rearrange" else []))  # all others may, who have cards to rearrange
    back = {"virtue": 3, "corruption": 3}
    return together(changed(before, t.red), back, {"unpaid": -1, "plain": -1})


@effect("corrupt-bailiff")
def test_the_corrupt_bailiff_brings_a_resource_in_a_collision() -> None:
    t = ready()
    t.red.slots("corrupt-bailiff")
    assert collide(t) == {"ink": 1}


@limit("corrupt-bailiff")
def test_the_corrupt_bailiff_brings_nothing_without_a_collision() -> None:
    t = ready()
    t.red.slots("corrupt-bailiff").track(2, 3)
    before = state(t.red)
    t.phase("collision")
    assert changed(before, t.red) == {}
    assert t.asked == "blue"


@nothing("corrupt-bailiff")
def test_the_corrupt_bailiff_brings_nothing_from_the_discard_pile_or_in_anothers_collision() -> None:
    t = ready()
    t.red.discard("corrupt-bailiff")
    assert collide(t) == {}
    t = ready()
    t.blue.slots("corrupt-bailiff").hand("page", "novice")
    before = state(t.blue)
    assert collide(t) == {}
    assert changed(before, t.blue) == {}


# Extra spaces.

WALKERS = [(card,) for card in cards_with("ONGOING") if ability(card) == "EXTRA_MOVE_FREE(1)"]


def reach(t: TestTable, *slots: str | None) -> set[str]:
    """Where Red may go from O1 with a card of value 1."""
    t.red.at("O1").slots(*slots)
    t.phase("movement", distance=1)
    return set(t.options)


@effects("card", WALKERS)
def test_a_walker_makes_the_first_extra_space_free(card: str) -> None:
    assert reach(ready(), card) == {"move O2", "move IA", "move O3", "move IB"}


@limits("card", WALKERS)
def test_the_second_extra_space_costs_a_silver_and_two_walkers_add_up(card: str) -> None:
    t = ready()
    t.red.has(silver=1)
    near = {"move O2", "move IA", "move O3", "move IB"}
    assert reach(t, card) == near | {"move O4 for 1", "move O5 for 1", "move IC for 1"}
    other = "pilgrim" if card != "pilgrim" else "messenger"
    assert reach(ready(), card, other) == near | {"move O4", "move O5", "move IC"}


@nothings("card", WALKERS)
def test_a_walker_in_the_discard_pile_or_before_another_player_helps_nobody(card: str) -> None:
    t = ready()
    t.red.discard(card)
    assert reach(t) == {"move O2", "move IA"}
    t = ready()
    t.blue.slots(card)
    assert reach(t) == {"move O2", "move IA"}


# Discounts. The wool buyer costs two silver and has no bonus, the pedlar one.


def to_hire(t: TestTable, townsfolk: str, silver: int) -> TestTable:
    t.show("A", townsfolk)
    t.red.at("O1").has(silver=silver)
    return t.phase("recruit")


def to_dismiss(t: TestTable, townsfolk: str, silver: int) -> TestTable:
    t.show("A", townsfolk)
    t.red.at("O1").has(silver=silver)
    return t.phase("action")


@effect("shipmaster")
def test_the_shipmaster_lets_hire_for_one_silver_less() -> None:
    t = ready()
    t.red.slots("shipmaster")
    to_hire(t, "wool-buyer", silver=1).play("hire wool-buyer")
    assert t.red.silver == 0
    assert "wool-buyer" in t.red.in_discard + t.red.in_draw + t.red.in_hand


@limit("shipmaster")
def test_the_shipmaster_pays_nothing_out_and_makes_no_dismissal_cheaper() -> None:
    t = ready()
    t.red.slots("shipmaster")
    to_hire(t, "pedlar", silver=0).play("hire pedlar")
    assert t.red.silver == 0
    t = ready()
    t.red.slots("shipmaster")
    assert not to_dismiss(t, "wool-buyer", silver=1).may("dismiss wool-buyer for trade")


@nothing("shipmaster")
def test_the_shipmaster_helps_neither_from_the_discard_pile_nor_another_player() -> None:
    t = ready()
    t.red.discard("shipmaster")
    to_hire(t, "wool-buyer", silver=1)
    assert t.question != "HireWhom", "there is nothing to choose"
    t = ready()
    t.blue.slots("shipmaster")
    to_hire(t, "wool-buyer", silver=1)
    assert t.question != "HireWhom"


@effect("fence")
def test_the_fence_lets_dismiss_for_one_silver_less() -> None:
    t = ready()
    t.red.slots("fence")
    to_dismiss(t, "wool-buyer", silver=1).play("dismiss wool-buyer for trade")
    assert t.red.silver == 0
    assert t.may("buy gold"), "his own icon, and the two of the wool buyer"


@limit("fence")
def test_the_fence_pays_nothing_out_and_makes_nobody_cheaper_to_hire() -> None:
    t = ready()
    t.red.slots("fence")
    to_dismiss(t, "pedlar", silver=0).play("dismiss pedlar for trade")
    assert t.red.silver == 0
    t = ready()
    t.red.slots("fence")
    to_hire(t, "wool-buyer", silver=1)
    assert t.question != "HireWhom"


@nothing("fence")
def test_the_fence_helps_neither_from_the_discard_pile_nor_another_player() -> None:
    t = ready()
    t.red.discard("fence")
    assert not to_dismiss(t, "wool-buyer", silver=1).may("dismiss wool-buyer for trade")
    t = ready()
    t.blue.slots("fence")
    assert not to_dismiss(t, "wool-buyer", silver=1).may("dismiss wool-buyer for trade")


# Resources that count twice. With two icons of its own each card is three short of five.

DOUBLES = [
    ("master-mason", "stone", "O1", "build trading-post 1a"),
    ("chamberlain", "gold", "IA", "workers 3"),
    ("prior", "ink", "IA", "transcribe red-6"),
]
DOUBLE_COLUMNS = "card, resource, space, token"


def may_do(t: TestTable, space: str, token: str, **goods: int) -> bool:
    """May Red do this in an action there, with exactly these resources?"""
    t.red.at(space).has(stone=0, gold=0, ink=0).has(**goods)
    t.table.active = t.red.index
    t.phase("action")
    # Without anything to do nothing is asked, and the turn goes on.
    return (t.question, t.asked) == ("WhichAction", "red") and t.may(token)


@effects(DOUBLE_COLUMNS, DOUBLES)
def test_the_first_of_its_resource_counts_as_two_icons(card: str, resource: str, space: str, token: str) -> None:
    t = ready().show_manuscript("A", "red-6")
    t.red.slots(card)
    assert may_do(t, space, token, **{resource: 2})
    t.play(token)
    assert t.red.goods.get(resource, 0) == 0


@limits(DOUBLE_COLUMNS, DOUBLES)
def test_the_second_counts_as_one_and_never_does_one_count_as_three(
    card: str, resource: str, space: str, token: str
) -> None:
    t = ready().show_manuscript("A", "red-6")
    t.red.slots(card)
    assert not may_do(t, space, token, **{resource: 1})
    t = ready().show_manuscript("A", "red-6")
    t.red.slots(card).has_built(guildhall=2)  # which let the first of any resource count twice
    assert not may_do(t, space, token, **{resource: 1})
    assert may_do(t, space, token, **{resource: 2})


@nothings(DOUBLE_COLUMNS, DOUBLES)
def test_no_resource_counts_twice_for_a_card_in_the_discard_pile_or_before_another(
    card: str, resource: str, space: str, token: str
) -> None:
    plain = {"stone": "labourer", "gold": "squire", "ink": "deacon"}[resource]  # two such icons, and no more
    t = ready().show_manuscript("A", "red-6")
    t.red.slots(plain).discard(card)
    assert not may_do(t, space, token, **{resource: 2})
    assert may_do(t, space, token, **{resource: 3})
    t = ready().show_manuscript("A", "red-6")
    t.red.slots(plain)
    t.blue.slots(card)
    assert not may_do(t, space, token, **{resource: 2})


# Icons and movement, which every card has.


@pytest.mark.parametrize("card", TOWNSFOLK)
def test_a_card_counts_its_icons_for_their_actions_and_a_criminal_for_all(card: str) -> None:
    t = ready()
    t.red.slots(card)
    merchants = icons(card, "M")
    assert may_do(t, "O1", "buy silver") == (merchants >= 1)
    assert may_do(t, "O1", "buy ink") == (merchants == 2)
    for letter, resource, space, token in (
        ("B", "stone", "O1", "build workshop 1a"),
        ("N", "gold", "IA", "workers 2"),
        ("C", "ink", "IA", "transcribe red-1"),
    ):
        short = 3 - icons(card, letter)
        double = ability(card) == f"RES_X2({resource})"
        t.show_manuscript("A", "red-1")
        assert not may_do(t, space, token, **{resource: short - 1 - (double and short > 1)})
        assert may_do(t, space, token, **{resource: short - (double and short > 1)})


@pytest.mark.parametrize("card", TOWNSFOLK)
def test_a_card_moves_the_viscount_as_far_as_its_silver(card: str) -> None:
    t = ready()
    t.red.slots().hand(card, "labourer" if card != "labourer" else "novice")
    t.turn()
    t.play(f"play {card}")
    while t.question != "WhereToMove":
        t.play(t.options[0])
    assert t.table.distance == value(card)


# The two cards that do nothing else.

PLAIN = [("stallkeeper", "O1", "buy gold"), ("labourer", "O1", "build workshop 1b")]


@effects("card, space, token", PLAIN)
def test_a_plain_card_has_two_icons(card: str, space: str, token: str) -> None:
    t = ready()
    t.red.slots(card)
    assert may_do(t, space, token, stone=1)


@limits("card, space, token", PLAIN)
def test_a_plain_card_has_no_more_than_two_icons_and_only_of_one_kind(card: str, space: str, token: str) -> None:
    t = ready()
    t.red.slots(card)
    assert not may_do(t, "O1", "destroy labourer")
    assert not may_do(t, "O1", "build workshop 1b", stone=0)
    assert not may_do(t, "IA", "workers 1")
    assert not may_do(t, "O1", {"stallkeeper": "build workshop 1b", "labourer": "buy silver"}[card], stone=2)


@nothings("card, space, token", PLAIN)
def test_a_plain_card_does_nothing_when_played_or_dropped_and_has_no_icons_in_the_discard_pile(
    card: str, space: str, token: str
) -> None:
    t = ready()
    t.red.slots(None, None, card).hand("novice", "lookout")
    before = state(t.red)
    t.turn()
    assert changed(before, t.red) == {"discard": 1}
    assert not may_do(t, space, token, stone=1)
