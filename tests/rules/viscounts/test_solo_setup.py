"""Playing alone: what the opponent begins with, its schemes, focus and difficulty."""

from __future__ import annotations

from typing import Any

import pytest

import guildhall
import viscounts_sheet as sheet
from guildhall.game import Game


def new(seed: int = 1, **options: Any) -> Game:
    return guildhall.new_game("viscounts", players=1, seed=seed, **options)


def drafted(seed: int = 1, **options: Any) -> Game:
    game = new(seed, **options)
    while game.decision.name in ("ChoosePair", "RemoveCard"):
        game.choose(game.options[0])
    return game


def test_the_player_takes_one_of_three_pairs_and_begins() -> None:
    """rules/viscounts 9.1: a set-up for two; the player is first and the only one who is asked."""
    for seed in range(5):
        game = new(seed)
        assert len(game.options) == 3 and game.decision.seat_key == "red"
        game = drafted(seed)
        assert game.seats == ["red", "blue"]
        assert game.position()["turn"]["first"] == "red"
        assert (game.decision.seat_key, game.decision.name) == ("red", "PlayWhich")
        assert game.view("red")["board"]["side"] == "small"


def test_the_opponent_starts_on_the_space_of_a_pair_that_was_left() -> None:
    """rules/viscounts 9.1: a random one of the two, for its space alone: no hero, no goods, no cards, no extra step."""
    firsts = set()
    for seed in range(30):
        game = new(seed)
        left = [option.token.split()[1] for option in game.options][1:]
        game = drafted(seed)
        blue = game.position()["seats"][1]
        spaces = [f"O{sheet.PLAYER_CARDS[card][1]}" for card in left]
        assert blue["space"] in spaces
        firsts.add(spaces.index(blue["space"]))
        assert blue["hero"] is None
        assert blue["goods"] == {"ink": 0, "gold": 0, "stone": 0, "silver": 0}
        assert (blue["hand"], blue["draw"], blue["discard"]) == ([], [], [])
        assert (blue["debts"]["unpaid"], blue["deeds"]["plain"]) == (0, 0)
        assert (blue["workers"], blue["track"]) == (20, {"corruption": 0, "virtue": 6})
    assert firsts == {0, 1}


@pytest.mark.parametrize(
    ("difficulty", "pile", "reserve", "points"), [("easy", 8, 8, 0), ("normal", 10, 6, 8), ("hard", 12, 4, 16)]
)
def test_difficulty(difficulty: str, pile: int, reserve: int, points: int) -> None:
    """rules/viscounts 9.1: so many future schemes are shuffled in, and so many points more at the end."""
    game = drafted(difficulty=difficulty)
    schemes = game.position()["schemes"]
    assert (len(schemes["pile"]), len(schemes["reserve"])) == (pile, reserve)
    starting = {key for key, row in sheet.SCHEMES.items() if row[1] == "starting"}
    assert starting <= set(schemes["pile"])
    assert set(schemes["reserve"]).isdisjoint(starting)
    assert sorted(schemes["pile"] + schemes["reserve"]) == sorted(sheet.SCHEMES)
    assert game.scores()[1]["difficulty"] == points and game.scores()[0]["difficulty"] == 0


def test_schemes_are_shuffled() -> None:
    """rules/viscounts 9.1."""
    assert len({tuple(new(seed).position()["schemes"]["pile"]) for seed in range(10)}) == 10
    assert len({tuple(new(seed).position()["schemes"]["reserve"]) for seed in range(10)}) == 10


@pytest.mark.parametrize("focus", ["merchant", "builder", "noble", "cleric"])
def test_a_focus_can_be_chosen(focus: str) -> None:
    """rules/viscounts 9.1."""
    assert new(focus=focus).view("red")["solo"]["focus"] == focus


def test_a_focus_can_be_drawn() -> None:
    """V-E14, rules/viscounts 9.1: by default; the player knows it."""
    assert {new(seed).view("red")["solo"]["focus"] for seed in range(40)} == {"merchant", "builder", "noble", "cleric"}
    assert {new(seed, focus="random").view("red")["solo"]["focus"] for seed in range(40)} == {
        "merchant",
        "builder",
        "noble",
        "cleric",
    }


def test_the_order_of_the_schemes_is_hidden_and_what_was_followed_is_known() -> None:
    """V-E12: the player sees how many lie in each pile, and the discards."""
    game = drafted(focus="noble")
    while not game.position()["schemes"]["discard"]:
        game.choose(game.options[0])
    solo, position = game.view("red")["solo"], game.position()["schemes"]
    assert (solo["pile"], solo["reserve"]) == (len(position["pile"]), len(position["reserve"]))
    assert solo["discard"] == position["discard"]
    shown = str(game.view("red"))
    assert not any(repr(card) in shown for card in position["pile"] + position["reserve"])
