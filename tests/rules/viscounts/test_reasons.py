"""Why something cannot be done in Viscounts: each thing on the board says what is nearest to being possible with it."""

from __future__ import annotations

import pytest

from builders.viscounts import TestTable, table
from guildhall.words import say


def why(t: TestTable, target: str) -> str:
    """What the thing on the board says when it is asked for."""
    t.refresh()
    found = {reason.target: say(reason.message) for reason in t.game.reasons()}
    return found[target]


def at(space: str, silver: int = 0) -> TestTable:
    """Three cards that help nobody but a Merchant."""
    t = table()
    t.red.at(space).slots("trader", "squire", "abbot").has(silver=silver)
    return t


def test_a_spot_speaks_of_a_building_that_is_left() -> None:
    t = at("O1")
    t.red.building("ws1", "7a")
    t.phase("action")
    assert why(t, "spot:1a") == "This takes 3 Builders. You have 0, and too little to spend in place of the others."
    assert why(t, "spot:2a") == "Your Viscount builds only on spots of the space on which it stands."
    assert why(t, "spot:7a") == "Somebody has built here."


@pytest.mark.parametrize(
    ("card", "silver", "reason"),
    [
        ("friar", 3, "This card has no icon for the action."),
        ("sculptor", 2, "This costs you 3 Silver. You have 2."),
        ("sculptor", 3, "Even with this card the action could do nothing."),
        ("woodcutter-2", 2, "This costs you 3 Silver. You have 2."),
    ],
)
def test_a_townsfolk_card_speaks_of_the_action_that_it_has_an_icon_for(card: str, silver: int, reason: str) -> None:
    """On an outer space it may be dismissed for a Trade or a Construction; a Builder helps with the second only."""
    t = at("O1", silver).show("A", card)
    t.phase("action")
    assert why(t, f"townsfolk:{card}") == reason


def test_townsfolk_of_another_segment_are_not_beside_the_viscount() -> None:
    t = at("O1", 3).show("B", "swindler-1")
    t.phase("action")
    assert why(t, "townsfolk:swindler-1") == "Your Viscount does not stand beside it."


def test_one_icon_that_is_lacking_is_one() -> None:
    t = table().show("A", "friar").show_manuscript("A", "grey-4")
    t.red.at("IA").slots("trader", "lender", "abbot").has(ink=5)
    t.phase("action")
    assert why(t, "castle") == "This takes 1 Noble. You have none, and too little to spend in its place."
    t = table().show("A", "friar")
    t.red.at("O2").slots("abbot", "squire", "trader").has(stone=9)
    t.phase("action")
    assert why(t, "exchange") == "This takes 2 Merchants. You have 1, and too little Silver in place of the others."
