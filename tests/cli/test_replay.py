"""`guildhall replay`: a record at its end and at any point, and records that are broken."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import guildhall
from guildhall.bots import Sight, make_bot
from guildhall.cli import app
from guildhall.game import Game


def replay(*options: str) -> Result:
    return CliRunner().invoke(app, ["replay", *options], env={"COLUMNS": "100"})


def random_game(answers: int | None = None) -> Game:
    game = guildhall.new_game("architects", players=2, setup="variable", seed=6)
    bot = make_bot("random", 6)
    while not game.is_over and (answers is None or len(game.answers) < answers):
        game.choose(bot.answer(Sight(game.state)))
    return game


@pytest.fixture(scope="module")
def whole() -> Game:
    return random_game()


@pytest.fixture
def record(whole: Game, tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    whole.save(path)
    return path


def test_a_record_is_shown_at_its_end(whole: Game, record: Path) -> None:
    done = replay(str(record))
    assert done.exit_code == 0, done.output
    assert "seed 6" in done.output
    assert "variable" in done.output
    assert f"{len(whole.answers)} of {len(whole.answers)}" in done.output
    total = [line for line in done.output.splitlines() if line.startswith("│ Total")]
    assert [cell.strip() for cell in total[0].split("│")[2:-1]] == [str(row["total"]) for row in whole.scores()]
    assert " wins." in done.output


def test_a_record_is_shown_after_some_answers(whole: Game, record: Path) -> None:
    for number in (0, 1, 40):
        done = replay(str(record), "--at", str(number))
        assert done.exit_code == 0, done.output
        assert f"{number} of {len(whole.answers)}" in done.output
        asked = whole.at(number).decision
        assert f"{asked.seat_key.capitalize()}: {asked.prompt}" in done.output


def test_a_seat_sees_its_hand_and_a_spectator_none(whole: Game, record: Path) -> None:
    own = replay(str(record), "--at", "40", "--seat", "red")
    assert "Your Building cards" in own.output
    assert "Your Building cards" not in replay(str(record), "--at", "40").output
    for line in whole.at(40).log("red")[-3:]:
        assert line in own.output


def test_the_whole_log_on_demand(whole: Game, record: Path) -> None:
    short = replay(str(record), "--at", "60")
    full = replay(str(record), "--at", "60", "--log")
    log = whole.at(60).log()
    assert f"{len(log) - 8} lines before" in short.output
    assert all(line in full.output for line in log)
    assert log[0] not in short.output


@pytest.mark.parametrize("options", [["--at", "100000"], ["--at", "-1"], ["--seat", "orange"], ["--seat", "9"]])
def test_a_point_or_a_seat_that_is_not_there_is_refused(record: Path, options: list[str]) -> None:
    done = replay(str(record), *options)
    assert done.exit_code == 1
    assert done.stderr.startswith("There is no ")
    assert done.stderr.count("\n") == 1


def _truncated(text: str) -> str:
    return "\n".join(text.splitlines()[:-5]) + "\n"


def _edited_answer(text: str) -> str:
    return text.replace("red: keep ", "red: place quarry #", 1)


def _edited_seed(text: str) -> str:
    return text.replace("seed: 6", "seed: 7")


def _edited_end(text: str) -> str:
    return text[: text.rindex("end: ")] + "end: " + "0" * 32 + "\n"


def _other_rules(text: str) -> str:
    return text.replace("rules: 2", "rules: 999")


def _no_record(text: str) -> str:
    return "[bold]:smile: something else\n"


def _empty(text: str) -> str:
    return ""


@pytest.mark.parametrize(
    "break_it", [_truncated, _edited_answer, _edited_seed, _edited_end, _other_rules, _no_record, _empty]
)
def test_a_broken_record_is_one_sentence_and_exit_1(record: Path, break_it: object) -> None:
    assert callable(break_it)
    broken = break_it(record.read_text(encoding="utf-8"))
    assert broken != record.read_text(encoding="utf-8")
    record.write_text(broken, encoding="utf-8")
    for command in (["replay", str(record)], ["play", "--terminal", "--load", str(record)]):
        done = CliRunner().invoke(app, command)
        assert done.exit_code == 1
        assert done.stdout == ""
        assert done.stderr.strip() and done.stderr.count("\n") == 1
        assert isinstance(done.exception, SystemExit)
    assert record.read_text(encoding="utf-8") == broken


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_bytes(b"\xff\xfe\x00\x01")
    done = replay(str(path))
    assert done.exit_code == 1
    assert "is not a text file" in done.stderr
    assert replay(str(tmp_path)).exit_code == 1
