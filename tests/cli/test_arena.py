"""`guildhall arena`: what it prints, for people and for programs, and what it refuses."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from guildhall.cli import app

CHEATS = f"{Path(__file__).parents[1] / 'lab' / 'badbots.py'}:Cheats"


def arena(*options: str) -> Result:
    return CliRunner().invoke(app, ["arena", "architects", *options], env={"COLUMNS": "120"})


def test_a_table_for_people_and_json_for_programs_say_the_same(tmp_path: Path) -> None:
    options = ["--bots", "greedy,random", "--players", "2", "--games", "4", "--seed", "1", "--processes", "1"]
    done = arena(*options, "--json")
    assert done.exit_code == 0, done.output
    data = json.loads(done.stdout)
    greedy = data["standings"][0]

    shown = arena(*options, "--out", str(tmp_path / "kept"))
    assert shown.exit_code == 0, shown.output
    text = " ".join(shown.stdout.split())
    assert "4 games of 2, on 2 deals." in text
    row = next(line for line in shown.stdout.splitlines() if line.startswith("  greedy"))
    assert f"{greedy['wins']:g}/4" in row
    assert f"{greedy['rating']:+.0f}" in row
    assert f"{100 * greedy['win_rate']:.1f}" in row
    assert f"{greedy['points']:.1f}" in row
    assert "50.0 % would be even" in text
    assert "Records, games and results are in" in text
    assert json.loads((tmp_path / "kept" / "results.json").read_text())["standings"] == data["standings"]


def test_a_narrow_terminal_cuts_nothing_off() -> None:
    options = ["arena", "--bots", f"random,{CHEATS}", "--games", "2"]
    done = CliRunner().invoke(app, options, env={"COLUMNS": "80"})
    first_column = "".join(re.findall(r"^  (\S+)", done.stdout, flags=re.MULTILINE))
    assert CHEATS in first_column


def test_several_tables_are_told_apart() -> None:
    done = arena("--bots", "random,greedy", "--players", "3", "--lineup", "alone", "--games", "6")
    assert done.exit_code == 0, done.output
    assert "random, 2 × greedy" in done.stdout
    assert "2 × random, greedy" in done.stdout


def test_a_bot_that_fails_is_told_of_in_one_line() -> None:
    done = arena("--bots", f"random,{CHEATS}", "--games", "2", "--seed", "5")
    assert done.exit_code == 0
    assert done.stderr.count("\n") == 1
    assert f"{CHEATS} answered illegally " in done.stderr
    assert "chance answered in its place. First in the game with seed 5, at question " in done.stderr


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--bots", "greedy"], "An arena needs two bots or more"),
        (["--bots", "greedy,greedy"], "The bot 'greedy' is named twice"),
        (["--bots", "greedy,oracle"], "There is no bot 'oracle'. Valid: random, "),
        (["--bots", "greedy,missing.py:Bot"], "missing.py' with bots."),
        (["--lineup", "pairs"], "There is no line-up 'pairs'. Valid: mixed, alone, first."),
        (["--seed", "-1"], "A seed is a whole number"),
        (["--players", "9"], "cannot be played by 9 players"),
        (["--ray", "somewhere"], "'somewhere' is not the address of a Ray cluster."),
        (["--ray", "127.0.0.1:1"], "There is no Ray cluster at '127.0.0.1:1': Connection refused."),
        (["--out", __file__], "cannot be used: Not a directory."),
    ],
)
def test_what_cannot_be_is_one_sentence_and_exit_1(options: list[str], sentence: str) -> None:
    done = arena(*options)
    assert done.exit_code == 1
    assert sentence in done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""


@pytest.mark.parametrize("options", [["--games", "0"], ["--processes", "0"], ["--limit", "0"]])
def test_a_wrong_option_is_exit_2(options: list[str]) -> None:
    assert arena(*options).exit_code == 2
