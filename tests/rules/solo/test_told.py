"""Every turn of an opponent is explained: the card, the clause and why, what it did."""

from __future__ import annotations

from typing import Any

import pytest

import guildhall
from builders.tables import solo_table
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
        "The largest group has 3 Workers and stands at the Forest",
        "Blue captures 3 of Red’s Workers at the Forest",
        "The largest group has 1 Worker and stands at the Mines",
        "Blue captures 1 of Red’s Workers at the Mines",
        "Red’s turn",
    ]


def test_options_that_were_passed_over_are_told() -> None:
    t = works("patron")
    t.opponent.on_level(5).with_influence(2)
    told = t.follow("starting-1")
    assert told[2:] == [
        "Blue places a Worker at the Guildhall",
        "With 2 Influence and 0 Marble it can pay for none of the Wonders that are left",
        "It cannot go up on the Cathedral: it is at the top",
        "Blue gains 4 Marble",
        "Red’s turn",
    ]


def test_all_wonders_built_are_no_lack_of_means() -> None:
    t = works("patron", 2)
    t.red.with_wonder("clay-wonder", "quarry").with_wonder("wood-wonder", "forest").with_wonder(
        "stone-wonder", "workshop"
    )
    t.seat_at(1).with_wonder("gold-wonder", "guardhouse").with_wonder("marble-wonder", "silversmith")
    t.opponent.on_level(3).with_influence(12).has(marble=14)
    t.red.on_level(4)
    t.seat_at(1).on_level(4)
    told = t.follow("starting-1")
    assert told[3:6] == [
        "All five Wonders are built",
        "It cannot go up on the Cathedral: the next level has no free spot",
        f"{told[0].split('’')[0]} gains 4 Marble",
    ]


def test_a_lack_says_which_it_is() -> None:
    """rules/solo 3.10: no Contribution Card is open, or the open one is full."""
    t = solo_table("patron", expansions=["wonders"])
    t.wonders.contributions = []
    assert "It cannot contribute: no Contribution Card is open" in t.follow("future-8")
    t = solo_table("patron", expansions=["wonders"])
    t.open_to_contribute("contribution-2", filled=["clay", "wood", "stone", "gold", "marble"])
    assert "It cannot contribute: every slot of the open Contribution Card is filled" in t.follow("future-8")


def test_why_nobody_leads_where_the_princess_stands() -> None:
    """rules/solo 1.4: nobody is there, somebody has as many, or more."""
    for own, others, reason in (
        (0, 0, "nobody is there"),
        (1, 1, "somebody has as many"),
        (1, 3, "it has 2 fewer"),
        (2, 1, "it has 1 more"),
    ):
        t = solo_table("patron", expansions=["wonders"])
        t.opponent.at(silversmith=own)
        t.red.at(silversmith=others)
        assert any(line.endswith(f" {reason}") for line in t.follow("future-9"))


def test_an_opponents_own_workers_are_no_group() -> None:
    """rules/solo 1.4: a clause about groups looks at players only, and says so."""
    t = solo_table("patron", expansions=["wonders"])
    t.opponent.at(quarry=4)
    assert any("No: no player has Workers on the large circles" in line for line in t.follow("starting-3"))


def test_where_no_craft_card_lies_the_reason_names_the_next_one() -> None:
    t = works("patron", expansions=["artisans", "wonders"])
    t.opponent.at(guildhall=1)
    t.solo.track = 4
    t.show_crafts("craft-1", "craft-2")
    t.artisans.pile = []
    told = t.follow("starting-11")
    assert "Its marker is on Marble, where no Craft Card lies: next comes Craft Card 1 of the display" in told


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
