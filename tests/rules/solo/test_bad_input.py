"""Positions with an opponent: read with care, like all others."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

import guildhall
from solo_tables import court, works


def position_of(opponent: str = "meddler", **options: Any) -> dict[str, Any]:
    """In mid-game, at a player's question."""
    t = court(opponent, **options) if opponent in ("constantine", "helena") else works(opponent, **options)
    t.play("place quarry", "place forest", "place quarry")
    position: dict[str, Any] = t.game.position()
    return position


@pytest.mark.parametrize(
    ("opponent", "options"),
    [
        ("meddler", {}),
        ("patron", {"expansions": ["artisans", "wonders"]}),
        ("helena", {}),
        ("constantine", {"expansions": ["artisans"]}),
        ("peddler", {"players": 2}),
    ],
)
def test_a_position_is_read_back_and_goes_on_alike(opponent: str, options: dict[str, Any]) -> None:
    position = position_of(opponent, **options)
    loaded = guildhall.load_position(deepcopy(position))
    assert loaded.position() == position
    again = guildhall.load(str(loaded.record()))
    for _ in range(20):
        if loaded.is_over:
            break
        token = loaded.options[-1].token
        loaded.choose(token)
        again.choose(token)
    assert again.hash == loaded.hash


def refused(position: dict[str, Any]) -> str:
    with pytest.raises(guildhall.PositionError) as refusal:
        guildhall.load_position(position)
    return str(refusal.value)


def test_every_scheme_is_somewhere_once() -> None:
    position = position_of()
    position["solo"]["pile"].append(position["solo"]["discards"][0])
    assert "each Scheme is in the pile, in the future or among the discards, once" in refused(position)
    position = position_of()
    position["solo"]["pile"].pop()
    assert "each Scheme is in the pile" in refused(position)


def test_a_starting_scheme_is_no_future_one() -> None:
    position = position_of()
    solo = position["solo"]
    solo["future"].append(solo["pile"].pop())
    assert "solo.future holds Future Schemes only" in refused(position)


def test_a_scheme_of_another_opponent_is_unknown() -> None:
    position = position_of()
    position["solo"]["pile"][0] = "court-starting-1"
    assert "solo.pile[0] cannot be 'court-starting-1'" in refused(position)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"goods": {"silver": 1}}, "seats[1].goods: blue keeps Marble only."),
        ({"hand": ["church"]}, "The Building 'church' is in two places."),
        ({"board": "ada"}, "seats[1].board is null where nobody plays."),
        ({"workers": {"supply": 16, "quarry": 5}}, "there are 20 of this colour"),
    ],
)
def test_what_an_opponent_cannot_have(change: dict[str, Any], sentence: str) -> None:
    position = position_of()
    position["seats"][1].update(change)
    assert sentence in refused(position)


def test_an_opponent_holds_no_cards() -> None:
    position = position_of()
    position["seats"][1]["hand"] = [position["piles"]["buildings"].pop()]
    assert "blue has no Building cards and no Apprentices" in refused(position)


def test_the_marker_is_on_a_resource_or_there_is_none() -> None:
    position = position_of()
    position["solo"]["track"] = "silver"
    assert "solo.track cannot be 'silver'" in refused(position)
    position = position_of("helena")
    position["solo"]["track"] = "clay"
    assert "solo.track is null: this opponent has none" in refused(position)


def test_it_is_never_asked_where_to_place_a_worker() -> None:
    position = position_of()
    position["turn"]["active"] = "blue"
    assert "blue is not asked where to place a Worker" in refused(position)


def test_a_player_starts() -> None:
    position = position_of()
    position["turn"]["first"] = "blue"
    assert "turn.first: a player starts." in refused(position)


def test_adornments_are_craft_cards_that_are_nowhere_else() -> None:
    position = position_of("helena", expansions=["artisans"])
    position["solo"]["adornments"] = [position["artisans"]["display"][0]]
    assert "is in two places" in refused(position)
    position = position_of("helena")
    position["solo"]["adornments"] = ["craft-1"]
    assert "solo.adornments[0] cannot be 'craft-1'" in refused(position)


def test_a_game_without_an_opponent_has_no_part_for_one() -> None:
    position = guildhall.new_game("architects", seed=1).position()
    position["solo"] = {}
    assert "solo is not a part of a position" in refused(position)


def test_a_question_to_the_opponent_is_no_question() -> None:
    position = position_of()
    position["agenda"].append(["DestroyOneDebt", 1])
    assert "its last step must be the question that is open" in refused(position)
