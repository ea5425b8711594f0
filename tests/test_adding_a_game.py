"""docs/adding-a-game.md says what a game has to provide; here every game is held to it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import guildhall
from guildhall.bots.levels import THINKING
from guildhall.engine.agenda import State
from guildhall.engine.definition import AnyGame, Definition
from guildhall.engine.table import GameTable
from guildhall.screens import screen_for
from guildhall.screens.pieces import Screen
from guildhall.words import COMPLETE, catalogue
from third_game import sources_with_tiny

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs/adding-a-game.md").read_text(encoding="utf-8")
GAMES = guildhall.games()
every_game = pytest.mark.parametrize("game", GAMES)


def chapter(title: str) -> str:
    """A chapter of the page, up to the next one."""
    return PAGE.split(f"\n{title}\n")[1].split("\n##")[0]


def listed(title: str) -> list[str]:
    """The names in the first column of a chapter's table."""
    cells = [line.split("|")[1] for line in chapter(title).splitlines() if line.startswith("| `")]
    return [name for cell in cells for name in re.findall(r"`([^`]+)`", cell)]


def own(cls: type, base: type) -> set[str]:
    """What of the base's methods and constants the class brings itself."""
    names = {*vars(base), *base.__annotations__}
    return {name for name in names if not name.startswith("_") and name in vars(cls)}


def states() -> list[type]:
    return [type(guildhall.definition(game).start({"players": 2}, 1, False)) for game in GAMES]


def test_the_page_lists_what_a_definition_says() -> None:
    filled_in = set.intersection(*(own(type(guildhall.definition(game)), Definition) for game in GAMES))
    assert set(listed("### The definition")) == filled_in


@every_game
def test_every_definition_says_all_of_it(game: str) -> None:
    assert own(type(guildhall.definition(game)), Definition) >= set(listed("### The definition"))


def test_the_page_lists_the_functions_that_the_engine_calls() -> None:
    source = (ROOT / "src/guildhall/engine/functions.py").read_text(encoding="utf-8")
    assert listed("### The functions") == re.findall(r"^        self\.(\w+) = ", source, re.MULTILINE)


def test_the_page_lists_what_the_state_of_every_game_says() -> None:
    said = [(own(state, State) | own(state, GameTable)) - {"automaton_at"} for state in states()]
    assert set(listed("### The state")) == set.intersection(*said)


@every_game
def test_every_game_has_the_files_that_the_page_names(game: str) -> None:
    folder = ROOT / "src" / "guildhall" / game
    # The tests of an installed package have its sources beside them.
    assert [name for name in listed("## 1. The engine's side") if not (folder / name).exists()] == []


@every_game
def test_every_game_is_drawn_in_the_terminal_and_on_the_page(game: str) -> None:
    methods = {name for name in vars(Screen) if not name.startswith("_")}
    assert methods == {"table", "look", "is_card"}
    drawn = screen_for(game, guildhall.new_game(game, players=2, seed=1).view(None))
    assert all(callable(getattr(drawn, name)) for name in methods)
    page = (ROOT / "web/src/games" / game / "index.ts").read_text(encoding="utf-8")
    assert "export const page" in page
    assert (ROOT / "web/src/games" / game / "Board.svelte").exists()


def test_the_page_lists_what_a_games_folder_on_the_page_says() -> None:
    source = (ROOT / "web/src/lib/gamepage.ts").read_text(encoding="utf-8")
    interface = source.split("export interface GamePage {")[1].split("\n}")[0]
    assert set(listed("## 4. The server and the page")) == {
        *re.findall(r"^  (\w+)\??:", interface, re.MULTILINE),
        "page",
    }


def wanted(game: str) -> dict[str, set[str]]:
    """The names of messages that the rest of Guildhall asks of a game, by the pattern on the page."""
    definition = guildhall.definition(game)
    offer = definition.offer()
    fewest = [definition.start({"players": offer.fewest}, 1, False)]
    choices = {choice.key for one in offer.opponents for choice in one.choices}
    options = {"players", "corrections", *offer.flags, *choices} | ({"opponent"} if offer.opponents else set())
    return {
        "cli-game-KEY": {f"cli-game-{game}"},
        "seat-SEAT": {f"seat-{seat}" for seat in offer.seats},
        "option-OPTION": {f"option-{option}" for option in options},
        "KEY-OPTION-VALUE": {
            f"{game}-{choice.key}-{value}"
            for one in offer.opponents
            for choice in one.choices
            for value in choice.values
        },
        "page-bot-LEVEL": {f"page-bot-{level}" for level in definition.levels},
        "page-bot-LEVEL-text": {f"page-bot-{level}-text" for level in definition.levels},
        "opponent-OPPONENT": {f"opponent-{one.key}" for one in offer.opponents},
        "page-opponent-OPPONENT-text": {f"page-opponent-{one.key}-text" for one in offer.opponents},
        "score-CATEGORY": {f"score-{category}" for state in fewest for category in state.scores()[0]},
        "score-total": {"score-total"},
        "cli-sim-USE": {f"cli-sim-{use.replace('_', '-')}" for state in _heard(definition) for use in state},
        "ending-ENDING": {f"ending-{ending}" for state in fewest for ending in state.endings()},
        "kind-KIND": {f"kind-{entry.kind}" for entry in definition.cards({})},
    }


def _heard(definition: AnyGame) -> list[dict[str, dict[str, int]]]:
    return [definition.card_uses(definition.start({"players": definition.offer().fewest}, 1, True))]


@every_game
def test_every_game_has_words_for_what_others_ask_of_it(game: str) -> None:
    names = {name for family in wanted(game).values() for name in family}
    for lang in COMPLETE:
        assert [name for name in sorted(names) if not catalogue(lang).has(name)] == []


def test_the_page_lists_these_families_of_words() -> None:
    words = re.findall(
        r"`([^`]+)`", "\n".join(line for line in chapter("## 2. Words").splitlines() if line[:3] == "| `")
    )
    assert set(words) == set(wanted(GAMES[0])) == set(wanted(GAMES[1]))


def test_levels_are_as_many_as_there_are_and_told_apart_by_their_names() -> None:
    names = [level for game in GAMES for level in guildhall.definition(game).levels]
    assert len(names) == len(set(names)) == len(GAMES) * len(THINKING)


@every_game
def test_what_a_game_offers_can_be_set_up(game: str) -> None:
    definition = guildhall.definition(game)
    offer = definition.offer()
    for players in (offer.fewest, offer.most):
        assert definition.start(definition.read_options({"players": players}), 1, False).seats_count() == players
    for one in offer.opponents:
        for choice in one.choices:
            assert choice.default in choice.values
        chosen = {choice.key: value for choice in one.choices for value in choice.values}
        options = {"players": 1, "opponent": one.key, **chosen, **({"expansions": one.needs} if one.needs else {})}
        assert definition.start(definition.read_options(options), 1, False).seats_count() == 2


def test_the_tests_that_the_page_names_are_there() -> None:
    files = re.findall(r"`(tests/[^`]+)`", chapter("## 5. Tests"))
    assert len(files) > 8
    assert [file for file in files if not (ROOT / file).exists()] == []


SCRIPT = """
import json, random, tempfile
from pathlib import Path
from typer.testing import CliRunner
from fastapi.testclient import TestClient
import guildhall
from guildhall.cli import app
from guildhall.server.app import make_app
from guildhall.server.storage import Storage

found = {"games": guildhall.games()}

game = guildhall.new_game("tiny", players=3, setup="large", seed=1)
chance = random.Random(1)
while not game.is_over:
    game.choose(chance.choice(game.options))
again = guildhall.load(str(game.record()))
found["record"] = again.hash == game.hash and len(game.log()) > 10
begun = guildhall.new_game("tiny", players=2, seed=1)
found["position"] = guildhall.load_position(begun.position()).position() == begun.position()
while begun.view(None)["left"] > 2:
    begun.choose("take 2")
found["why"] = begun.why_not("take 3")

play = ["play", "tiny", "--terminal", "--seed", "3"]
done = CliRunner().invoke(app, [*play, "--humans", "0", "--bots", "random,greedy"])
found["terminal"] = [done.exit_code, "The last pebble" in done.output]
typed = CliRunner().invoke(app, [*play, "--setup", "small"], input="take 2\\nq\\n\\n")
found["person"] = [typed.exit_code, "left: 12" in typed.output, "take 3" in typed.output]
counted = CliRunner().invoke(app, ["simulate", "tiny", "--games", "20", "--json"])
found["simulate"] = [counted.exit_code, json.loads(counted.stdout)["errors"]]

with tempfile.TemporaryDirectory() as folder:
    with TestClient(make_app(Storage(f"sqlite:///{folder}/games.db")), base_url="http://127.0.0.1") as client:
        about = {one["key"]: one for one in client.get("/api/about").json()["games"]}["tiny"]
        found["form"] = [about["players"], about["setups"], [bot["key"] for bot in about["bots"]]]
        body = {"game": "tiny", "seats": [{"kind": "open"}, {"kind": "open"}], "options": {"setup": "small"}}
        created = client.post("/api/games", json=body).json()
        answers = 0
        while True:
            for key in created["keys"].values():
                bearer = {"Authorization": f"Bearer {key}"}
                state = client.get(f"/api/games/{created['id']}", headers=bearer).json()
                question = state["question"]
                if question and question["options"]:
                    answer = {"number": question["number"], "token": question["options"][-1]["token"]}
                    sent = client.post(f"/api/games/{created['id']}/answers", json=answer, headers=bearer)
                    answers += sent.status_code == 201
            if state["over"]:
                break
        # What a list on the page shows: seats with their points, the question with its answers, the log.
        found["api"] = [answers > 3, state["ranks"], len(state["log"]) > 3]

from guildhall.envs.pettingzoo import tiny_v0
env = tiny_v0.env(players=3)
env.reset(seed=1)
for agent in env.agent_iter():
    observation, reward, over, broken, info = env.last()
    env.step(None if over or broken else int(observation["action_mask"].argmax()))
found["pettingzoo"] = env.metadata["name"]
try:
    import pyspiel
    import guildhall.envs.openspiel
    found["openspiel"] = pyspiel.load_game("guildhall_tiny(players=3,setup=large)").num_players()
except ImportError:
    found["openspiel"] = 3
print(json.dumps(found))
"""


def with_tiny(folder: Path) -> dict[str, Any]:
    environment = sources_with_tiny(folder)
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True, timeout=300, cwd=folder
    )
    assert done.returncode == 0, done.stderr[-3000:]
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def test_one_line_adds_a_game(tmp_path: Path) -> None:
    assert with_tiny(tmp_path) == {
        "games": ["architects", "viscounts", "tiny"],
        "record": True,
        "position": True,
        "why": "Only 2 are left.",
        "terminal": [0, True],
        "person": [0, True, True],
        "simulate": [0, 0],
        "form": [{"least": 2, "most": 3}, ["small", "large"], ["pebble", "stone", "rock", "boulder"]],
        "api": [True, [2, 1], True],
        "pettingzoo": "tiny_v0",
        "openspiel": 3,
    }


def test_every_folder_with_a_definition_is_compiled() -> None:
    text = (ROOT / "setup.py").read_text(encoding="utf-8")
    assert 'PACKAGE.glob("*/definition.py")' in text
    assert {file.parent.name for file in (ROOT / "src/guildhall").glob("*/definition.py")} == {"engine", *GAMES}
