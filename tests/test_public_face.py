"""The first page of the manual: what it shows must run as written."""

from __future__ import annotations

import doctest
import importlib
from typing import Any

import pytest

import guildhall


def test_the_example_runs_as_written(capsys: pytest.CaptureFixture[str]) -> None:
    game = guildhall.new_game("architects", players=4, setup="variable", seed=7)
    assert game.decision.seat in range(4)
    assert game.decision.prompt
    for option in game.options:
        print(option.token, "-", option.text)
    shown = capsys.readouterr().out.splitlines()
    assert len(shown) == len(game.options) >= 2
    assert all(" - " in line for line in shown)

    while game.decision.name != "WhereToPlace":
        game.choose(game.options[0])  # the draft comes first
    seat, before = game.decision.seat, game.hash
    stone = game.view(seat)["seats"][seat]["goods"].get("stone", 0)
    game.choose("place quarry")
    after = game.hash
    assert game.view(seat)["seats"][seat]["goods"]["stone"] == stone + 1
    assert game.clone().hash == after
    game.undo()
    assert game.hash == before
    game.choose(next(option for option in game.options if option.token == "place quarry"))
    assert game.hash == after

    view = game.view(seat=2)
    assert view["seat"] == game.seats[2]
    assert [row["hand"] is None for row in view["seats"]] == [True, True, False, True]
    assert [set(row) for row in game.scores()] == [set(game.scores()[0])] * 4
    assert game.is_over is False
    record = game.record()
    assert guildhall.load(str(record)).hash == after


def test_a_clone_goes_its_own_way() -> None:
    game = guildhall.new_game("architects", players=2, seed=1)
    clone = game.clone()
    before = game.hash
    clone.choose(clone.options[0])
    assert game.hash == before != clone.hash
    assert (len(game.answers), len(clone.answers)) == (0, 1)
    clone.undo()
    assert clone.hash == before


def test_a_question_counts_and_names_itself() -> None:
    game = guildhall.new_game("architects", players=2, seed=1)
    for number in range(20):
        question = game.decision
        assert question.number == number
        assert question.seat_key == game.seats[question.seat]
        assert question.prompt.strip() == question.prompt != ""
        assert repr(question) == f"Question({number}, {question.seat_key!r}, {question.name!r})"
        option = game.options[0]
        assert (str(option), repr(option)) == (option.token, f"Option({option.token!r})")
        assert option.text.strip() == option.text != ""
        game.choose(option)


def test_a_question_can_be_answered_by_token_number_or_option() -> None:
    first, second, third = (guildhall.new_game("architects", players=2, seed=1) for _ in range(3))
    option = first.options[1]
    first.choose(option)
    second.choose(option.token)
    third.choose(option.answer)
    assert first.hash == second.hash == third.hash


def test_a_finished_game_has_winners() -> None:
    game = guildhall.new_game("architects", players=3, seed=2)
    assert game.winners == []
    while not game.is_over:
        building = [o for o in game.options if o.token.startswith(("place guildhall", "build ", "advance "))]
        game.choose((building or game.options)[len(game.answers) % len(building or game.options)])
    best = max(row["total"] for row in game.scores())
    assert game.winners
    assert all(game.scores()[seat]["total"] == best for seat in game.winners)
    assert [game.ranks()[seat] for seat in game.winners] == [1] * len(game.winners)
    assert all(isinstance(line, str) and line for line in game.log())


def test_games_are_found_by_name() -> None:
    assert guildhall.games() == ["architects", "viscounts"]
    assert guildhall.definition("architects").key == "architects"


def test_everything_public_is_there() -> None:
    assert sorted(guildhall.__all__) == guildhall.__all__
    assert all(hasattr(guildhall, name) for name in guildhall.__all__)
    assert guildhall.__version__


@pytest.mark.parametrize("name", ["guildhall", "guildhall.game"])
def test_the_examples_in_the_docstrings_run(name: str) -> None:
    module: Any = importlib.import_module(name)
    result = doctest.testmod(module, optionflags=doctest.ELLIPSIS)
    assert result.attempted > 0
    assert result.failed == 0


@pytest.mark.parametrize("since", [-1, 10**9, "x", True])
def test_a_log_begins_at_an_answer_that_was_given(since: object) -> None:
    game = guildhall.new_game("architects", players=2, seed=7)
    with pytest.raises(guildhall.UndoError, match="0 have been given"):
        game.log(since=since)  # type: ignore[arg-type]
