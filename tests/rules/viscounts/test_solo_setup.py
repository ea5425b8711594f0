"""Playing alone: what the opponent begins with, its schemes, its board and the difficulty."""

from __future__ import annotations

from typing import Any

import pytest

import guildhall
import viscounts_sheet as sheet
from guildhall.engine.errors import UnknownOptionError
from guildhall.game import Game

BOARDS = ("cleric", "builder", "noble", "card")


def new(seed: int = 1, **options: Any) -> Game:
    return guildhall.new_game("viscounts", players=1, seed=seed, **options)


def drafted(seed: int = 1, **options: Any) -> Game:
    """The player has begun, in some way."""
    game = new(seed, **options)
    while game.decision.name != "PlayWhich":
        game.choose(game.options[0])
    return game


def on_space(number: int, **options: Any) -> Game:
    """A game whose opponent begins on that space; the player's card brings nobody a building or a manuscript."""
    for seed in range(200):
        game = new(seed, **options)
        cards = [option.token.split()[1] for option in game.options]
        for left in (0, 1):
            if cards[1 - left] == f"start-{number}" and cards[left] in ("start-1", "start-2", "start-4", "start-10"):
                game.choose(game.options[left])
                while game.decision.name != "PlayWhich":
                    game.choose(game.options[0])
                return game
    raise AssertionError("no such seed")


def test_there_are_two_pairs_and_the_player_begins() -> None:
    """V166."""
    for seed in range(5):
        game = new(seed)
        assert len(game.options) == 2 and game.decision.seat_key == "red"
        left = next(option.token.split()[1] for option in game.options[1:])
        game.choose(game.options[0])
        while game.decision.name != "PlayWhich":
            game.choose(game.options[0])
        position = game.position()
        blue = position["seats"][1]
        assert blue["space"] == sheet.PLAYER_CARDS[left][1]
        assert (blue["player_card"], blue["hero"], position["pairs"]) == (None, None, []), "the pair is in the box"
        assert (blue["hand"], blue["draw"], blue["discard"], blue["slots"]) == ([], [], [], [None] * 3)
        assert blue["goods"]["silver"] == 0 and blue["workers"] == 20
        assert position["turn"]["first"] == "red" and game.decision.seat_key == "red"
        assert game.view("red")["board"]["side"] == "small"


def test_the_cleric_board_on_space_1() -> None:
    """V167, rules/viscounts 9.1: 1 ink, 1 stone, 1 deed, 1 debt, a guildhall on 1a with its gold."""
    blue = on_space(1, board="cleric").position()["seats"][1]
    assert blue["goods"] == {"ink": 1, "gold": 1, "stone": 1, "silver": 0}
    assert (blue["deeds"]["plain"], blue["debts"]["unpaid"]) == (1, 1)
    assert blue["buildings"] == ["gh1"]
    assert on_space(1, board="cleric").position()["spots"] == {"1a": ["blue", "gh1"]}


# On space 5, whose first spot brings 1 virtue and nothing else.
STARTS = {
    "cleric": {"ink": 1, "gold": 0, "stone": 1, "silver": 0},
    "builder": {"ink": 0, "gold": 1, "stone": 1, "silver": 0},
    "noble": {"ink": 1, "gold": 1, "stone": 0, "silver": 0},
}


@pytest.mark.parametrize("board", STARTS)
def test_what_each_board_starts_with(board: str) -> None:
    """rules/viscounts 9.2."""
    blue = on_space(5, board=board).position()["seats"][1]
    assert blue["goods"] == STARTS[board]
    assert (blue["deeds"], blue["debts"]) == ({"plain": 1, "flipped": 0}, {"unpaid": 1, "paid": 0})
    assert blue["buildings"] == ["gh1"] and blue["track"] == {"corruption": 0, "virtue": 5}


def test_the_card_board_starts_with_resources_and_cards_but_no_building() -> None:
    """rules/viscounts 9.2."""
    blue = on_space(5, board="card").position()["seats"][1]
    assert sum(blue["goods"].values()) == 2
    assert (blue["deeds"]["plain"], blue["debts"]["unpaid"], blue["buildings"]) == (2, 2, [])


@pytest.mark.parametrize("board", BOARDS)
def test_what_it_starts_with_does_not_come_from_the_kingdom_piles(board: str) -> None:
    """rules/viscounts 9.1: they are built afterwards, with 12 and 12."""
    assert drafted(board=board).position()["kingdom"] == {"debts": 12, "deeds": 12}


# Named by their icons.
REMOVED = {
    "cleric": [("starting", "N"), ("future", "B N"), ("future", "N")],
    "builder": [("starting", "C"), ("future", "C N"), ("future", "C")],
    "noble": [("starting", "B"), ("future", "C B"), ("future", "B")],
    "card": [],
}


@pytest.mark.parametrize("board", BOARDS)
def test_the_schemes_that_a_board_does_not_use(board: str) -> None:
    """rules/viscounts 9.2."""
    schemes = new(board=board).position()["schemes"]
    there = {*schemes["pile"], *schemes["future"]}
    gone = [(row[1], row[2]) for key, row in sheet.SCHEMES.items() if key not in there]
    assert sorted(gone) == sorted(REMOVED[board])
    starting = {key for key, row in sheet.SCHEMES.items() if row[1] == "starting"}
    assert set(schemes["pile"]) <= starting and not set(schemes["future"]) & starting


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize(("difficulty", "more"), [("normal", 0), ("hard-1", 1), ("hard-2", 2), ("hard-3", 3)])
def test_difficulty_shuffles_future_schemes_in_and_gives_no_points(board: str, difficulty: str, more: int) -> None:
    """V168."""
    plain = new(board=board).position()["schemes"]
    game = drafted(board=board, difficulty=difficulty)
    schemes = game.position()["schemes"]
    assert len(schemes["pile"]) == len(plain["pile"]) + more
    assert len(schemes["future"]) == len(plain["future"]) - more
    assert sorted(schemes["pile"] + schemes["future"]) == sorted(plain["pile"] + plain["future"])
    assert "difficulty" not in game.scores()[1]


def test_which_future_schemes_are_shuffled_in_is_up_to_chance() -> None:
    """V168."""
    found = set()
    for seed in range(40):
        pile = new(seed, board="card", difficulty="hard-1").position()["schemes"]["pile"]
        found |= {key for key in pile if key.startswith("future")}
    assert len(found) == 8


def test_both_piles_are_shuffled() -> None:
    """rules/viscounts 9.1."""
    assert len({tuple(new(seed, board="card").position()["schemes"]["pile"]) for seed in range(10)}) == 10
    assert len({tuple(new(seed, board="card").position()["schemes"]["future"]) for seed in range(10)}) == 10


@pytest.mark.parametrize("board", BOARDS)
def test_a_board_can_be_chosen(board: str) -> None:
    """rules/viscounts 9.1."""
    assert new(board=board).view("red")["solo"]["board"] == board


def test_a_board_can_be_drawn() -> None:
    """rules/viscounts 9.1: by default; the player knows it."""
    assert {new(seed).view("red")["solo"]["board"] for seed in range(40)} == set(BOARDS)
    assert {new(seed, board="random").view("red")["solo"]["board"] for seed in range(40)} == set(BOARDS)


@pytest.mark.parametrize("options", [{"board": "merchant"}, {"difficulty": "easy"}, {"opponent": "helena"}])
def test_what_cannot_be_chosen_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(UnknownOptionError):
        new(**options)


def test_several_players_have_no_opponent_that_follows_cards() -> None:
    with pytest.raises(UnknownOptionError, match="There is no option 'board' with 3 players"):
        guildhall.new_game("viscounts", players=3, board="cleric")


def test_the_order_of_the_schemes_is_hidden_and_what_was_revealed_is_known() -> None:
    """rules/viscounts 9.1: the player sees its slots, its discards, and how many lie in each pile."""
    game = drafted(board="card", difficulty="hard-3")
    while not game.position()["schemes"]["discard"]:
        game.choose(game.options[0])
    solo, position = game.view("red")["solo"], game.position()["schemes"]
    assert (solo["pile"], solo["future"]) == (len(position["pile"]), len(position["future"]))
    assert (solo["discard"], solo["slots"]) == (position["discard"], position["slots"])
    shown = str(solo)
    assert not any(repr(key) in shown for key in position["pile"] + position["future"])


def test_what_is_dealt_again_depends_on_what_the_player_knows_alone() -> None:
    """Future schemes that nobody has seen are in either pile; those once seen stay where they are."""
    from guildhall.engine.rng import Rng

    game = drafted(board="card", difficulty="hard-3")
    known = set()
    for chance in range(40):
        dealt = game.state.determinize(0, Rng(chance)).position()["schemes"]
        known |= {key for key in dealt["pile"] if key.startswith("future")}
        assert len(dealt["pile"]) == 11 and len(dealt["future"]) == 5
    assert len(known) == 8
    game = drafted(board="card")
    for chance in range(10):
        dealt = game.state.determinize(0, Rng(chance)).position()["schemes"]
        assert not any(key.startswith("future") for key in dealt["pile"])
