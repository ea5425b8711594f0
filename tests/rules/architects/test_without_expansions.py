"""The base game owes nothing to an expansion, and no expansion to another: with the folder of one deleted, or of all,
what is left imports, plays and replays as ever. With all of them gone the base game's own tests pass."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[3]
TESTS = ROOT / "tests"
ALL = ("artisans", "wonders")

SCRIPT = """
import json
import sys
from pathlib import Path

import guildhall
from guildhall.architects.expansions import expansions
from guildhall.cli import app
from guildhall.engine.rng import Rng

asked = json.loads(sys.argv[1])
finished = 0
for players, setup in ((2, "standard"), (3, "variable"), (5, "standard")):
    options = {"players": players, "setup": setup, "expansions": asked["left"], "promo_cards": True}
    game = guildhall.new_game("architects", seed=7, **options)
    rng = Rng(7)
    while not game.is_over:
        game.choose(game.options[rng.below(len(game.options))])
    again = guildhall.load(str(game.record()))
    finished += again.hash == game.hash and all(again.log())

refusals = []
for name in asked["gone"]:
    try:
        guildhall.new_game("architects", expansions=[name])
    except guildhall.UnknownOptionError as error:
        refusals.append(str(error))

replayed = {}
for path in map(Path, asked["records"]):
    replayed[path.stem] = str(guildhall.load(path).record()) == path.read_text(encoding="utf-8")

folders = tuple(f"guildhall.architects.{name}" for name in asked["gone"])
print(json.dumps({
    "file": guildhall.__file__,
    "expansions": list(expansions()),
    "loaded": [name for name in sys.modules if name.startswith(folders)],
    "words": guildhall.new_game("architects", seed=0, expansions=asked["left"]).state.vocabulary().tokens,
    "cards": len(guildhall.definition("architects").cards({"expansions": asked["left"]})),
    "finished": finished,
    "refusals": refusals,
    "replayed": replayed,
}))
"""


def copy_without(folder: Path, gone: tuple[str, ...]) -> Path:
    """The sources in a folder of their own, with these expansions' folders deleted; if all are, also what else there is
    of them, for words and the screen."""
    package = folder / "guildhall"
    shutil.copytree(ROOT / "src" / "guildhall", package, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    for name in gone:
        shutil.rmtree(package / "architects" / name)
        if gone == ALL:
            (package / "screens" / f"{name}.py").unlink()
            (package / "locales" / "en" / f"{name}.ftl").unlink()
    return folder


def run_python(copy: Path, arguments: list[str], cwd: Path) -> subprocess.CompletedProcess[str]:
    # Whatever runs these tests must not steer the ones in there.
    environment = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST")}
    environment["PYTHONPATH"] = str(copy)
    command = [sys.executable, *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300, cwd=cwd)


class Without:
    """What the script says in such a copy."""

    def __init__(self, copy: Path, gone: tuple[str, ...]) -> None:
        self.copy = copy
        self.gone = gone
        self.left = [name for name in ALL if name not in gone]
        names = ["2-players-standard", "5-players-variable", "everything"]
        if self.left:
            names = ["3-players-standard", *(f"{self.left[0]}-{kind}" for kind in ("3-players-variable", "everything"))]
        self.records = [str(TESTS / "replays" / f"{name}.txt") for name in names]
        asked = {"left": self.left, "gone": gone, "records": self.records}
        done = run_python(copy, ["-c", SCRIPT, json.dumps(asked)], copy)
        assert done.returncode == 0, done.stderr
        self.said: dict[str, Any] = json.loads(done.stdout)
        assert Path(self.said["file"]).is_relative_to(copy)


@pytest.fixture(scope="module", params=[ALL, ("artisans",), ("wonders",)], ids="-".join)
def without(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Without:
    gone: tuple[str, ...] = request.param
    return Without(copy_without(tmp_path_factory.mktemp("without"), gone), gone)


def test_nothing_of_it_is_there(without: Without) -> None:
    assert without.said["expansions"] == without.left
    assert without.said["loaded"] == []
    assert len(without.said["refusals"]) == len(without.gone)
    assert all(name in said for name, said in zip(without.gone, without.said["refusals"]))


def test_games_are_played_to_their_end(without: Without) -> None:
    assert without.said["finished"] == 3


def test_the_words_are_the_released_ones(without: Without) -> None:
    words = (TESTS / "engine" / "vocabulary.txt").read_text(encoding="utf-8").splitlines()
    for name in without.left:
        words += (TESTS / "engine" / f"vocabulary-{name}.txt").read_text(encoding="utf-8").splitlines()
    assert without.said["words"] == words


def test_stored_games_replay(without: Without) -> None:
    assert without.said["replayed"] == {Path(record).stem: True for record in without.records}


def test_the_card_browser_knows_the_cards_that_are_left(without: Without) -> None:
    # Apprentices, Buildings, Rewards, market cards, boards.
    cards = 43 + 43 + 11 + 10 + 13
    cards += 2 + 30  # opponents of the base game, and their Schemes
    more = {"artisans": 12 + 12 + 24 + 2, "wonders": 24 + 24 + 12 + 6 + 5 + 7 + 6 + 24}
    assert without.said["cards"] == cards + sum(more[name] for name in without.left)


WITHOUT_OPPONENTS = """
import guildhall
from guildhall.engine.rng import Rng

game = guildhall.new_game("architects", seed=7, expansions=["artisans", "wonders"])
rng = Rng(7)
while not game.is_over:
    game.choose(game.options[rng.below(len(game.options))])
assert guildhall.load(str(game.record())).hash == game.hash and all(game.log())
print(len(guildhall.definition("architects").cards({})))
try:
    guildhall.new_game("architects", players=1, opponent="helena")
except guildhall.UnknownOptionError as error:
    print(error)
"""


def test_the_game_and_its_expansions_do_without_opponents(tmp_path: Path) -> None:
    copy = copy_without(tmp_path, ())
    shutil.rmtree(copy / "guildhall" / "architects" / "solo")
    done = run_python(copy, ["-c", WITHOUT_OPPONENTS], copy)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == ["248", "There is no opponent 'helena'. Valid: (none)."]


def test_the_base_games_own_tests_pass(tmp_path: Path) -> None:
    """All of this folder but this file, with the cards, and what there is to test about positions and saving."""
    copy = copy_without(tmp_path, ALL)
    engine = [f"tests/engine/test_{name}.py" for name in ("agenda", "events", "position", "saving")]
    options = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--ignore", str(Path(__file__).relative_to(ROOT))]
    done = run_python(copy, ["-m", "pytest", *options, "tests/rules/architects", *engine], ROOT)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr
    last = done.stdout.strip().splitlines()[-1]
    passed = re.search(r"(\d+) passed", last)
    assert passed is not None and int(passed[1]) > 1000, last
    assert not re.search(r"skipped|deselected|xfailed", last), last
