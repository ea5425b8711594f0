"""Bad input at the public face: each kind has its own exception, with the value, what is valid, and nothing changed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import guildhall
from guildhall.game import Game


def new(**options: Any) -> Game:
    return guildhall.new_game("architects", **{"players": 4, "seed": 7, **options})


@contextmanager
def unchanged(game: Game) -> Iterator[None]:
    """All that can be asked of the game is the same before and after."""

    def everything() -> tuple[Any, ...]:
        question = None if game.is_over else (game.decision.number, game.decision.seat, game.decision.name)
        return (game.hash, str(game.record()), [o.token for o in game.options], question, len(game.messages()))

    before = everything()
    yield
    assert everything() == before


def finished() -> Game:
    game = new(players=2)
    choice = random.Random(1)
    while not game.is_over:
        game.choose(choice.choice(game.options))
    return game


@pytest.mark.parametrize("name", ["chess", "", "Architects", "architects ", None, 7, ["architects"], {}, b"architects"])
def test_an_unknown_game(name: Any) -> None:
    with pytest.raises(guildhall.UnknownGameError) as refusal:
        guildhall.new_game(name)
    assert repr(name) in str(refusal.value)
    assert refusal.value.value == name
    assert refusal.value.valid == ["architects", "viscounts"]
    assert "Valid: architects" in str(refusal.value)


@pytest.mark.parametrize("players", [0, 1, 6, -1, 100, "4", True, False, None, 2.0, [2], 2**70])
def test_a_player_count_that_cannot_be(players: Any) -> None:
    with pytest.raises(guildhall.PlayerCountError) as refusal:
        guildhall.new_game("architects", players=players)
    assert repr(players) in str(refusal.value)
    assert "Valid: 2, 3, 4, 5" in str(refusal.value)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_player_counts_that_can_be(players: int) -> None:
    assert len(guildhall.new_game("architects", players=players).seats) == players


@pytest.mark.parametrize(
    ("boards", "shown"),
    [
        (["ada", "zorro", "random", "random"], "'zorro'"),
        (["ada", "Ada", "random", "random"], "'Ada'"),
        (["ada", None, "random", "random"], "None"),
        (["ada", 3, "random", "random"], "3"),
        (["ada", ["ada"], "random", "random"], "['ada']"),
    ],
)
def test_an_unknown_board(boards: list[Any], shown: str) -> None:
    with pytest.raises(guildhall.UnknownBoardError) as refusal:
        new(setup="variable", boards=boards)
    assert shown in str(refusal.value)
    assert "ada" in str(refusal.value) and "random" in str(refusal.value)


@pytest.mark.parametrize(
    "options",
    [
        {"boards": ["ada", "ada", "random", "random"], "setup": "variable"},
        {"boards": ["ada"], "setup": "variable"},
        {"boards": "ada", "setup": "variable"},
        {"boards": {"red": "ada"}, "setup": "variable"},
        {"boards": ["ada", "rudolf", "random", "random"], "setup": "standard"},
        {"board_sets": ["unknown"], "setup": "variable"},
        {"boards": ["ada", "random", "random", "random"], "board_sets": ["base"], "players": 5, "setup": "variable"},
    ],
    ids=str,
)  # fmt: skip
def test_boards_that_cannot_be_dealt(options: dict[str, Any]) -> None:
    with pytest.raises(guildhall.UnknownBoardError):
        new(**options)


@pytest.mark.parametrize(
    ("option", "value", "valid"),
    [
        ("colour", "red", "promo_cards"),
        ("Players", 2, "players"),
        ("setup", "chaos", "standard, variable"),
        ("setup", None, "standard, variable"),
        ("setup", ["standard"], "standard, variable"),
        ("board_sets", ["moon"], "base, promo, unknown"),
        ("board_sets", "base", "base, promo, unknown"),
        ("board_sets", [["base"]], "base, promo, unknown"),
        ("promo_cards", 1, "True, False"),
        ("promo_cards", "yes", "True, False"),
        ("starting_apprentice", None, "True, False"),
        ("apprentice_resets", 0, "True, False"),
        ("expansions", ["artisan"], "artisans"),
        ("expansions", "artisans", "artisans"),
        ("expansions", ["wonder"], "artisans, wonders"),
        ("coop", True, "wonders"),  # which it belongs to
        ("coop", 1, "True, False"),
    ],
)
def test_an_option_that_cannot_be(option: str, value: Any, valid: str) -> None:
    with pytest.raises(guildhall.UnknownOptionError) as refusal:
        new(**{option: value})
    message = str(refusal.value)
    assert option in message
    assert valid in message


@pytest.mark.parametrize("seed", [-1, 2**64, "7", 7.0, True, [7]])
def test_a_seed_that_cannot_be(seed: Any) -> None:
    with pytest.raises(guildhall.UnknownOptionError) as refusal:
        guildhall.new_game("architects", seed=seed)
    assert repr(seed) in str(refusal.value)


def test_without_a_seed_chance_picks_one_that_can_be_used_again() -> None:
    game = guildhall.new_game("architects", players=3)
    assert guildhall.new_game("architects", players=3, seed=game.seed).hash == game.hash


@pytest.mark.parametrize("answer", ["fly to the moon", "", "place quary", "PLACE QUARRY", "place quarry ", "\0", "🏰"])
def test_a_word_that_there_is_not(answer: str) -> None:
    game = new()
    with unchanged(game), pytest.raises(guildhall.UnknownTokenError) as refusal:
        game.choose(answer)
    assert repr(answer) in str(refusal.value)


def test_a_misspelt_word_is_answered_with_the_nearest_ones() -> None:
    with pytest.raises(guildhall.UnknownTokenError, match="place quarry"):
        new().choose("place quary")


@pytest.mark.parametrize("answer", [-1, 10**6, 2**70, True, False, None, 1.0, b"done", ["done"], object])
def test_an_answer_that_is_no_answer(answer: Any) -> None:
    game = new()
    with unchanged(game), pytest.raises(guildhall.UnknownTokenError) as refusal:
        game.choose(answer)
    assert repr(answer) in str(refusal.value)


def test_an_answer_to_another_question() -> None:
    game = new()
    with unchanged(game), pytest.raises(guildhall.IllegalAnswerError) as refusal:
        game.choose("place quarry")
    assert "'place quarry'" in str(refusal.value)
    assert refusal.value.valid == [option.token for option in game.options]
    number = game.state.vocabulary().numbers["place quarry"]
    with unchanged(game), pytest.raises(guildhall.IllegalAnswerError):
        game.choose(number)


def test_an_option_of_an_earlier_question() -> None:
    game = new()
    earlier = game.options[0]
    game.choose(earlier)
    with unchanged(game), pytest.raises(guildhall.IllegalAnswerError):
        game.choose(earlier)


@pytest.mark.parametrize("seat", [4, -1, "purple", "Red", "", True, False, 1.0, [0]])
def test_a_seat_that_is_not_at_the_table(seat: Any) -> None:
    game = new()
    for ask in (game.view, game.log, game.messages, lambda s: game.determinize(s, 1)):
        with unchanged(game), pytest.raises(guildhall.SeatError) as refusal:
            ask(seat)
        assert repr(seat) in str(refusal.value)
        assert "red, blue, green, yellow" in str(refusal.value)


def test_a_seat_by_number_or_by_colour_is_the_same() -> None:
    game = new()
    assert game.view(2) == game.view("green")
    assert game.view(None)["seat"] is None


@pytest.mark.parametrize("steps", [4, -1, 10**9, "1", True, 1.0, None])
def test_taking_back_what_was_not_given(steps: Any) -> None:
    game = new()
    for _ in range(3):
        game.choose(game.options[0])
    with unchanged(game), pytest.raises(guildhall.UndoError) as refusal:
        game.undo(steps)
    assert repr(steps) in str(refusal.value)
    assert "3" in str(refusal.value)
    with unchanged(game), pytest.raises(guildhall.UndoError):
        game.at(steps)
    if steps is not None:
        with unchanged(game), pytest.raises(guildhall.UndoError):
            game.reveals(steps)


def test_nothing_is_taken_back_from_a_new_game() -> None:
    game = new()
    with unchanged(game), pytest.raises(guildhall.UndoError):
        game.undo()


def test_an_answer_after_the_end() -> None:
    game = finished()
    assert game.options == []
    with unchanged(game), pytest.raises(guildhall.GameOverError, match="place quarry"):
        game.choose("place quarry")
    with unchanged(game), pytest.raises(guildhall.GameOverError):
        _ = game.decision


def test_every_refusal_can_be_caught_by_one_name() -> None:
    refusals = [getattr(guildhall, name) for name in guildhall.__all__ if name.endswith("Error")]
    assert len(refusals) > 12
    assert all(issubclass(refusal, guildhall.GuildhallError) for refusal in refusals)
    assert not issubclass(guildhall.GuildhallError, (ValueError, LookupError, TypeError))


@given(st.data())
def test_no_answer_raises_anything_else_or_changes_anything(data: st.DataObject) -> None:
    game = new(seed=data.draw(st.integers(0, 50)))
    choice = random.Random(data.draw(st.integers(0, 99)))
    for _ in range(data.draw(st.integers(0, 30))):
        game.choose(choice.choice(game.options))
    legal = {option.token for option in game.options}
    words = game.state.vocabulary().tokens
    answer = data.draw(st.sampled_from(words) | st.text(max_size=8) | st.integers(-5, 10**4))
    token = words[answer] if isinstance(answer, int) and 0 <= answer < len(words) else answer
    if token not in legal:
        with unchanged(game), pytest.raises((guildhall.UnknownTokenError, guildhall.IllegalAnswerError)):
            game.choose(answer)
