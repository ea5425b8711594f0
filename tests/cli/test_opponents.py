"""Official solo opponents on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import guildhall
from guildhall.cli import app

COURT = ("constantine", "helena")
WORKS = ("aristocrat", "enforcer", "illusionist", "meddler", "patron", "peddler")


def run(*arguments: str, lines: str = "") -> Result:
    environment = {"COLUMNS": "120", "NO_COLOR": "1", "TERM": "dumb"}
    return CliRunner().invoke(app, list(arguments), input=lines, env=environment)


@pytest.mark.parametrize("players", ["1", "2"])
@pytest.mark.parametrize("opponent", [*COURT, *WORKS])
def test_every_opponent_is_simulated_without_errors(opponent: str, players: str) -> None:
    mixes = [[], ["artisans"]] if opponent in COURT else [["wonders"], ["artisans", "wonders"]]
    for expansions in mixes:
        more = ["--expansions", ",".join(expansions)] if expansions else []
        done = run(
            "simulate", "architects", "--players", players, "--opponent", opponent, "--games", "4", "--json", *more
        )
        report = json.loads(done.stdout)
        assert (done.exit_code, report["errors"], report["games"]) == (0, 0, 4)
        assert report["options"]["opponent"] == opponent
        assert len(report["wins_by_seat"]) == len(report["wins_by_turn_order"]) == int(players) + 1
        assert report["bots"] == ["random"] * int(players)


def test_the_report_names_the_opponent_beside_the_bots() -> None:
    done = run("simulate", "--players", "1", "--opponent", "helena", "--games", "2")
    assert done.exit_code == 0
    assert any("Blue" in line and "helena" in line for line in done.stdout.splitlines())
    assert "Workers in the Guildhall" in done.stdout


def test_schemes_are_counted() -> None:
    done = run("simulate", "--players", "1", "--opponent", "helena", "--games", "10", "--coverage")
    assert "Schemes drawn: 30 of 30" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--opponent", "gandalf"], "There is no opponent 'gandalf'."),
        (["--opponent", "meddler"], "plays with the expansion 'wonders' only"),
        (["--opponent", "helena", "--expansions", "wonders"], "does not play with the expansion 'wonders'"),
        (["--opponent", "helena", "--players", "3"], "played by 3 players against 'helena'"),
    ],
)
def test_what_cannot_be_is_one_sentence(arguments: list[str], sentence: str) -> None:
    for command in (["simulate"], ["play", "--terminal"]):
        done = run(*command, *arguments)
        assert done.exit_code == 1 and sentence in done.stderr


def test_a_person_plays_alone_and_is_told_why() -> None:
    done = run("play", "--terminal", "--opponent", "helena", "--seed", "3", lines="1\n1\n1\nquarry\nforest\nq\n\n")
    assert done.exit_code == 0, done.output
    assert "Opponent: Helena" in done.stdout
    assert "turns over Starting Scheme" in done.stdout
    assert "Last card" in done.stdout
    assert "guildhall play --terminal architects --seed 3 --players 1 --opponent helena" in done.stdout.replace(
        "\n", " "
    )


def test_a_game_against_an_opponent_is_saved_and_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    arguments = ["--opponent", "meddler", "--expansions", "wonders", "--seed", "3", "--save", str(path)]
    done = run("play", "--terminal", *arguments, lines="1\n1\n1\n1\nquarry\nq\n\n")
    assert done.exit_code == 0, done.output
    saved = guildhall.load(path)
    assert saved.setup["opponent"] == "meddler" and saved.setup["players"] == 1
    done = run("play", "--terminal", "--load", str(path), "--save", str(path), lines="quarry\nu\nq\n\n")
    assert done.exit_code == 0, done.output
    assert "Opponent: Meddler" in done.stdout


def test_two_people_and_the_number_of_people_is_that_of_the_players() -> None:
    done = run("play", "--terminal", "--humans", "2", "--opponent", "helena", lines="q\n\n")
    assert done.exit_code == 0, done.output
    done = run("play", "--terminal", "--humans", "2", "--players", "1", "--opponent", "helena")
    assert done.exit_code == 1


def test_bots_alone_play_against_an_opponent() -> None:
    done = run("play", "--terminal", "--humans", "0", "--opponent", "constantine", "--seed", "1")
    assert done.exit_code == 0, done.output
    assert "The game is over" in done.stdout


def test_the_cards_of_opponents_are_shown_with_their_origin() -> None:
    found = json.loads(run("cards", "--kind", "opponents", "--json").stdout)
    assert [card["key"] for card in found] == [*COURT, *WORKS]
    assert {card["origin"] for card in found} == {"rulebook", "reconstructed"}
    assert found[1]["text"] == "End of game: 3 VP for each of its Workers in the Guildhall"
    assert found[5]["text"].startswith("Starts with 2 Influence. Focus: Workshop: send 2 Apprentices")
    schemes = json.loads(run("cards", "--kind", "schemes", "--json").stdout)
    assert len(schemes) == 54
    assert [card["key"] for card in schemes if card["origin"] == "rulebook"] == ["starting-1"]
    wide = run("cards", "--kind", "schemes")
    assert "Starting Scheme 1" in wide.stdout and "reconstructed" in wide.stdout


def test_an_owner_corrects_a_board(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("[opponents.helena]\nvirtue = 5\nper_worker = 2\n[opponents.meddler]\ninfluence = 4\n")
    game = guildhall.new_game("architects", opponent="helena", cards=path, seed=1)
    assert game.position()["seats"][1]["virtue"] == 5
    meddler = guildhall.new_game("architects", opponent="meddler", expansions=["wonders"], cards=path, seed=1)
    while meddler.decision.name != "WhereToPlace":
        meddler.choose(meddler.options[0])
    assert meddler.position()["wonders"]["influence"]["blue"] == 4
    path.write_text("[opponents.helena]\ninfluence = 4\n")
    with pytest.raises(guildhall.CorrectionError):
        guildhall.new_game("architects", opponent="helena", cards=path)
