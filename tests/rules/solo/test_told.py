"""Every turn of an opponent is explained: the card, the clause and why, what it did."""

from __future__ import annotations

from typing import Any

import pytest

import guildhall
from guildhall.words import say
from solo_tables import works


def test_a_turn_is_told_from_the_card_to_what_came_of_it() -> None:
    t = works("peddler")
    t.opponent.at(town_centre=1)
    t.red.at(forest=3, mines=1)
    t.table.tax = 2
    assert t.follow("starting-3") == [
        "Blue’s turn",
        "Blue turns over Starting Scheme 3: If a player has at least 3 Workers at one place → "
        "Town Centre: add 1 Tax and make a capture for each Worker there. "
        "If not → Silversmith: gain 1 Silver and 1 more for each Worker there",
        "Is it true that a player has at least 3 Workers at one place? Yes: the largest group has 3 Workers",
        "So it follows: Town Centre: add 1 Tax and make a capture for each Worker there",
        "Blue places a Worker at the Town Centre",
        "Blue makes up to 2 captures, always of the largest group",
        "Blue adds 1 Tax from the supply",
        "Blue captures 3 of Red’s Workers at the Forest",
        "Blue captures 1 of Red’s Workers at the Mines",
        "Red’s turn",
    ]


def test_options_that_were_passed_over_are_told() -> None:
    t = works("patron")
    t.opponent.on_level(5).with_influence(2)
    told = t.follow("starting-1")
    assert told[2:] == [
        "Blue places a Worker at the Guildhall",
        "It cannot pay for a Wonder with 2 Influence and 0 Marble",
        "It cannot go up on the Cathedral: there is no free spot on a level above it",
        "Blue gains 4 Marble",
        "Red’s turn",
    ]


@pytest.mark.parametrize(
    ("opponent", "options"),
    [
        ("helena", {}),
        ("meddler", {"expansions": ["wonders"]}),
        ("illusionist", {"expansions": ["artisans", "wonders"]}),
    ],
)
def test_every_turn_begins_with_a_card_or_with_workers_taken_back(opponent: str, options: dict[str, Any]) -> None:
    game = guildhall.new_game("architects", seed=11, opponent=opponent, **options)
    number = 0
    while not game.is_over:
        game.choose(game.options[number % len(game.options)])
        number += 7
    lines = game.log("red")
    starts = [i for i, line in enumerate(lines) if line == "Blue’s turn"]
    assert len(starts) > 20
    for start in starts:
        following = lines[start + 1 : start + 3]
        assert any("turns over" in line or "takes home" in line or "back" in line for line in following), following
    german = [say(message, "de") for message in game.messages("red")]
    assert len(german) == len(lines)


def test_everybody_is_told_the_same() -> None:
    """S13: nothing about an opponent's turn is private."""
    game = guildhall.new_game("architects", seed=5, players=2, opponent="helena")
    while game.decision.name != "WhereToPlace":
        game.choose(game.options[0])
    since = len(game.answers) + 1
    game.choose("place quarry")
    game.choose("place forest")
    assert game.log("red", since) == game.log("blue", since) == game.log(None, since)


def test_taking_back_an_answer_takes_back_the_opponents_turn() -> None:
    game = guildhall.new_game("architects", seed=5, opponent="helena")
    while game.decision.name != "WhereToPlace":
        game.choose(game.options[0])
    before = game.hash
    game.choose("place quarry")
    assert game.position()["solo"]["discards"]
    with pytest.raises(guildhall.UndoError, match="showed something hidden"):
        game.undo(forbid_reveals=True)
    game.undo()
    assert game.hash == before and game.position()["solo"]["discards"] == []
