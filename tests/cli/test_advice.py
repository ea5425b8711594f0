"""`guildhall hint` and `guildhall analyse`, and `guildhall serve` with a bot of one's own."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner, Result

import guildhall
from guildhall.bots.advice import Effort, analyse_here
from guildhall.cli import app
from guildhall.cli.analyse import graph
from guildhall.cli.serve import own_bots
from guildhall.engine.errors import UnknownOptionError
from guildhall.game import Game
from guildhall.words import say


def command(*arguments: str) -> Result:
    return CliRunner().invoke(app, [*arguments], env={"COLUMNS": "120"})


@pytest.fixture(scope="module")
def game() -> Game:
    """The last twelve answers of a game played at random."""
    whole = guildhall.new_game("architects", players=2, seed=6)
    chance = Random(6)
    while not whole.is_over:
        whole.choose(chance.choice(whole.options))
    late = guildhall.load_position(whole.at(len(whole.answers) - 12).position())
    for answer in whole.answers[-12:]:
        late.choose(answer)
    return late


@pytest.fixture
def record(game: Game, tmp_path: Path) -> str:
    game.save(tmp_path / "game.txt")
    return str(tmp_path / "game.txt")


def test_a_hint_tells_the_three_best_answers(game: Game, record: str) -> None:
    done = command("hint", record, "--at", "0", "--bot", "search:20")
    assert done.exit_code == 0, done.output
    asked = game.at(0)
    assert f"{asked.decision.seat_key.capitalize()}: {asked.decision.prompt}" in done.output
    rows = [line for line in done.output.splitlines() if " %" in line]
    assert len(rows) == min(3, len(asked.options))


def test_a_hint_as_json_has_every_answer(game: Game, record: str) -> None:
    done = command("hint", record, "--at", "0", "--bot", "greedy", "--all", "--json")
    hint = json.loads(done.output)
    assert (hint["number"], hint["seat"]) == (0, game.at(0).decision.seat_key)
    assert {answer["token"] for answer in hint["answers"]} == {option.token for option in game.at(0).options}


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--at", "99"], "There is no position after 99 answers: 12 have been given."),
        (["--at", "-1"], "There is no position after -1 answers"),
        ([], "The game is over: nobody is asked anything."),
        (["--at", "0", "--bot", "oracle"], "There is no bot 'oracle'."),
        (["--at", "0", "--bot", "random"], "answers without reasons"),
        (["--at", "0", "--bot", "search:soon"], "'soon' is no time to think."),
    ],
)
def test_what_a_hint_cannot_be_given_for(record: str, arguments: list[str], complaint: str) -> None:
    done = command("hint", record, *arguments)
    assert done.exit_code == 1
    assert complaint in done.output


def test_an_analysis_shows_a_graph_and_the_costly_moves(game: Game, record: str) -> None:
    done = command("analyse", record, "--bot", "greedy")
    assert done.exit_code == 0, done.output
    lines = done.output.splitlines()
    assert [line.split()[0] for line in lines[1:3]] == ["Red", "Blue"]
    assert all(any(block in line for block in "▁▂▃▄▅▆▇█") for line in lines[1:3])
    assert " wins." in done.output
    assert "Most costly moves" in done.output and "--at" in done.output
    analysis = analyse_here(game, Effort("greedy", "greedy"))
    said = [say(moment.why) for seat in analysis.seats for moment in analysis.costly(seat) if moment.why is not None]
    assert said and all(sentence in done.output for sentence in said)


def test_an_analysis_as_json_names_every_question(game: Game, record: str) -> None:
    data = json.loads(command("analyse", record, "--bot", "greedy", "--json").output)
    tokens = [token for _, token in game.record().answers]
    assert [moment["given"] for moment in data["moments"]] == tokens
    assert [seat["seat"] for seat in data["seats"]] == ["red", "blue"]


@pytest.mark.parametrize("name", ["hint", "analyse"])
def test_a_broken_record_is_refused_in_one_sentence(name: str, tmp_path: Path) -> None:
    (tmp_path / "broken.txt").write_text("guildhall record 1\ngame: chess\n")
    done = command(name, str(tmp_path / "broken.txt"))
    assert done.exit_code == 1 and len(done.output.splitlines()) == 1
    assert command(name, str(tmp_path / "none.txt")).exit_code == 1


def test_a_record_without_answers_cannot_be_analysed(tmp_path: Path) -> None:
    guildhall.new_game("architects", players=2, seed=1).save(tmp_path / "new.txt")
    done = command("analyse", str(tmp_path / "new.txt"))
    assert done.exit_code == 1 and "nothing to analyse" in done.output


def test_the_graph_goes_through_the_whole_game() -> None:
    assert graph([(0, 0.0), (5, 0.5), (9, 1.0)], 10) == "▁▁▁▁▁▅▅▅▅█"
    assert graph([(2, 0.99)], 4) == "  ██"


def test_a_host_names_their_bots_by_file_and_class(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text("class Last:\n    def answer(self, sight):\n        return sight.tokens[-1]\n")
    name = f"{tmp_path / 'mine.py'}:Last"
    assert own_bots([name]) == {"Last": name}
    for names in (["greedy"], [name, name], [f"{tmp_path / 'mine.py'}:First"], [f"{tmp_path / 'none.py'}:Last"]):
        with pytest.raises(UnknownOptionError):
            own_bots(names)
    refused = command("serve", "--bot", "greedy")
    assert refused.exit_code == 1 and "mybots.py:MyBot" in refused.output
