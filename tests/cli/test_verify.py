"""`guildhall verify`: was a game dealt as it was promised?"""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import guildhall
from guildhall.cli import app
from guildhall.engine.commitment import commitment
from guildhall.game import Game

SEED, SALT = int("5d" * 32, 16), "0e" * 32
PROMISED = commitment(SALT, f"{SEED:064x}")


def verify(*options: str) -> Result:
    return CliRunner().invoke(app, ["verify", *options], env={"COLUMNS": "100"})


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    definition = guildhall.definition("viscounts")
    game = Game(definition, definition.read_options({"players": 2}), SEED, salt=SALT)
    rng = random.Random(1)
    while not game.is_over:
        game.choose(rng.choice(game.options))
    path = tmp_path_factory.mktemp("records") / "game.txt"
    game.save(path)
    return path


def test_a_game_that_was_dealt_as_promised(record: Path) -> None:
    done = verify(str(record))
    assert done.exit_code == 0, done.output
    assert PROMISED in done.output and f"{SEED:064x}" in done.output and SALT in done.output
    assert done.output.count("✓") == 2 and "--commitment" in done.output


def test_what_was_noted_at_the_start_is_compared(record: Path) -> None:
    same = verify(str(record), "--commitment", f" {PROMISED.upper()} ")
    assert same.exit_code == 0 and same.output.count("✓") == 3
    other = verify(str(record), "--commitment", "00" * 32)
    assert other.exit_code == 1 and "not the game that was promised" in other.output
    wrong = verify(str(record), "--commitment", "77b2…")
    assert wrong.exit_code == 1 and "64 digits" in wrong.output


@pytest.mark.parametrize("line", ["seed", "salt", "commitment"])
def test_a_game_that_was_not(record: Path, tmp_path: Path, line: str) -> None:
    lines = [
        f'{line}: "{"12" * 32}"' if text.startswith(f"{line}:") else text for text in record.read_text().split("\n")
    ]
    forged = tmp_path / "forged.txt"
    forged.write_text("\n".join(lines))
    done = verify(str(forged))
    assert done.exit_code == 1 and "promised" in done.output and "✓" not in done.output


def test_a_game_whose_cards_came_otherwise(record: Path, tmp_path: Path) -> None:
    """Somebody else's seed, with a commitment that fits it: its cards are others."""
    other = int("6e" * 32, 16)
    text = record.read_text().replace(f"{SEED:064x}", f"{other:064x}")
    forged = tmp_path / "forged.txt"
    forged.write_text(text.replace(PROMISED, commitment(SALT, f"{other:064x}")))
    done = verify(str(forged))
    assert done.exit_code == 1 and "✓" not in done.output


def test_where_nothing_was_promised_it_says_so(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    guildhall.new_game("architects", players=2, seed=1).save(path)
    done = verify(str(path))
    assert done.exit_code == 1 and "Nothing was promised" in done.output
