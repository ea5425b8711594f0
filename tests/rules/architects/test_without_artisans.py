"""The base game owes nothing to an expansion: with the folder deleted it imports, plays and replays as ever."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[3]
TESTS = ROOT / "tests"

SCRIPT = """
import json
import sys
from pathlib import Path

import guildhall
from guildhall.architects.expansions import expansions
from guildhall.cli import app
from guildhall.engine.rng import Rng

finished = 0
for players, setup in ((2, "standard"), (3, "variable"), (5, "standard")):
    game = guildhall.new_game("architects", players=players, setup=setup, seed=7, promo_cards=True)
    rng = Rng(7)
    while not game.is_over:
        game.choose(game.options[rng.below(len(game.options))])
    finished += guildhall.load(str(game.record())).hash == game.hash

try:
    guildhall.new_game("architects", expansions=["artisans"])
    refusal = ""
except guildhall.UnknownOptionError as error:
    refusal = str(error)

replayed = []
for path in map(Path, sys.argv[1:]):
    game = guildhall.load(path)
    replayed.append(str(game.record()) == path.read_text(encoding="utf-8"))

print(json.dumps({
    "file": guildhall.__file__,
    "expansions": list(expansions()),
    "loaded": [name for name in sys.modules if name.startswith("guildhall.architects.artisans")],
    "words": guildhall.new_game("architects", seed=0).state.vocabulary().tokens,
    "cards": len(guildhall.definition("architects").cards({})),
    "finished": finished,
    "refusal": refusal,
    "replayed": replayed,
}))
"""


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What the script says in a copy of the sources that has no Age of Artisans."""
    copy = tmp_path_factory.mktemp("without")
    shutil.copytree(
        ROOT / "src" / "guildhall", copy / "guildhall", ignore=shutil.ignore_patterns("__pycache__", "*.so")
    )
    shutil.rmtree(copy / "guildhall" / "architects" / "artisans")
    names = ("2-players-standard", "5-players-variable", "everything")
    records = [str(TESTS / "replays" / f"{name}.txt") for name in names]
    environment = {**os.environ, "PYTHONPATH": str(copy)}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, *records], env=environment, capture_output=True, text=True, timeout=300, cwd=copy
    )
    assert done.returncode == 0, done.stderr
    said: dict[str, Any] = json.loads(done.stdout)
    assert Path(said["file"]).is_relative_to(copy)
    return said


def test_nothing_of_it_is_there(run: dict[str, Any]) -> None:
    assert run["expansions"] == []
    assert run["loaded"] == []
    assert "artisans" in run["refusal"]


def test_games_are_played_to_their_end(run: dict[str, Any]) -> None:
    assert run["finished"] == 3


def test_the_words_are_the_released_ones(run: dict[str, Any]) -> None:
    released = (TESTS / "engine" / "vocabulary.txt").read_text(encoding="utf-8").splitlines()
    assert run["words"] == released


def test_stored_games_replay(run: dict[str, Any]) -> None:
    assert run["replayed"] == [True, True, True]


def test_the_card_browser_knows_the_base_games_cards(run: dict[str, Any]) -> None:
    # Apprentices, Buildings, Rewards, market cards, boards.
    assert run["cards"] == 43 + 43 + 11 + 10 + 13
