"""Bots of one's own: what loads, what is refused, and the example of docs/bots.md everywhere a bot can be named."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

import guildhall
from guildhall.bots import Sight, UnknownBotError, bot_names, make_bot
from guildhall.bots.loading import absolute
from guildhall.cli import app
from guildhall.cli.serve import own_bots
from guildhall.lab.arena import Arena
from guildhall.lab.playing import check_bots
from guildhall.lab.simulate import Simulation

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "mybots.py"
BAD = Path(__file__).with_name("badbots.py")


def first_question() -> Sight:
    return Sight(guildhall.new_game("architects", players=2, seed=7).state)


def test_a_class_is_found_in_its_file() -> None:
    sight = first_question()
    assert make_bot(f"{BAD}:First", 1).answer(sight) == sight.tokens[0]


def test_a_constructor_gets_the_seed_if_it_takes_something(tmp_path: Path) -> None:
    file = tmp_path / "bots.py"
    file.write_text(
        "class Plain:\n    def answer(self, sight): return 'plain'\n"
        "class Seeded:\n    def __init__(self, number): self.number = number\n"
        "    def answer(self, sight): return str(self.number)\n"
    )
    assert make_bot(f"{file}:Plain", 5).answer(first_question()) == "plain"
    assert make_bot(f"{file}:Seeded", 5).answer(first_question()) == "5"


def test_a_file_is_loaded_once_and_finds_its_neighbours(tmp_path: Path) -> None:
    (tmp_path / "my_neighbour_of_bots.py").write_text("WORD = 'hello'\n")
    file = tmp_path / "bots.py"
    file.write_text(
        "from my_neighbour_of_bots import WORD\nmade = []\n"
        "class Counts:\n    def __init__(self): made.append(1)\n"
        "    def answer(self, sight): return f'{WORD} {len(made)}'\n"
    )
    make_bot(f"{file}:Counts", 1)
    assert make_bot(f"{file}:Counts", 1).answer(first_question()) == "hello 2"


def test_a_path_may_be_relative_and_can_be_made_absolute(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(BAD.parent)
    make_bot("badbots.py:First", 1)
    assert absolute("badbots.py:First") == f"{BAD}:First"
    assert absolute("search:200ms") == "search:200ms"


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("missing.py:Bot", r"There is no file '.*missing\.py' with bots\."),
        ("badbots.py:Frist", r"There is no class 'Frist' in badbots\.py\. Valid: First, Raises, .*"),
        ("badbots.py:time", r"There is no class 'time' in badbots\.py"),
        ("badbots.py:", r"There is no class '' in badbots\.py"),
        ("badbots.py:NoBot", r"The class 'NoBot' in badbots\.py has no method answer\(sight\)\."),
        ("badbots.py:Unmade", r"The bot 'badbots\.py:Unmade' cannot be made: line \d+: RuntimeError: out of wood"),
    ],
)
def test_what_is_no_bot_is_refused(name: str, sentence: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(BAD.parent)
    with pytest.raises(UnknownBotError, match=sentence):
        make_bot(name, 1)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("class Bot:\n    def answer(self sight): ...\n", "line 2: SyntaxError: "),
        ("import no_such_module_at_all\n", "line 1: ModuleNotFoundError: No module named 'no_such_module_at_all'"),
        ("x = 1\n\nx = x / 0\n", "line 3: ZeroDivisionError: division by zero"),
        ("import sys\nsys.exit(3)\n", "line 2: SystemExit: 3"),
        ("a = '\0'\n", "source code string cannot contain null bytes"),
    ],
)
def test_a_file_that_does_not_load_is_refused_with_its_line(tmp_path: Path, text: str, sentence: str) -> None:
    file = tmp_path / "broken.py"
    file.write_text(text)
    with pytest.raises(UnknownBotError, match=f"broken.py does not load: .*{re.escape(sentence)}"):
        make_bot(f"{file}:Bot", 1)


def test_a_file_of_bytes_is_refused(tmp_path: Path) -> None:
    (tmp_path / "bytes.py").write_bytes(b"\xff\xfe\x00\x81")
    with pytest.raises(UnknownBotError, match=r"bytes\.py does not load"):
        make_bot(f"{tmp_path / 'bytes.py'}:Bot", 1)


BOT = "class Bot:\n    def answer(self, sight): return sight.tokens[0]\n"


def test_a_file_is_tried_out_in_another_process(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "bots.py"
    file.write_text(
        f"import os\nprint('loaded')\nopen({str(tmp_path / 'pid')!r}, 'a').write(f'{{os.getpid()}}\\n')\n{BOT}"
        "    def __init__(self): print('made')\n"
    )
    name = f"{file}:Bot"
    assert bot_names(name, 2) == [name, name]
    assert not (tmp_path / "pid").exists()
    Arena("architects", {"players": 2}, ["random", name], games=2)
    Simulation("architects", {"players": 2}, ["random", name], seed=1)
    own_bots([name])
    assert str(os.getpid()) not in (tmp_path / "pid").read_text().split()
    assert capfd.readouterr().out == "", "what it prints must not be among the results"


@pytest.mark.parametrize(
    ("text", "seconds", "sentence"),
    [
        (f"while True: pass\n{BOT}", 0.2, r"The bot '.*:Bot' cannot be made: no answer within 0\.2 s\."),
        (f"import os\nos._exit(5)\n{BOT}", 20, r"cannot be made: its process ended with the exit code 5\."),
    ],
    ids=["hangs", "dies"],
)
def test_a_file_that_hangs_or_ends_is_refused(tmp_path: Path, text: str, seconds: float, sentence: str) -> None:
    (tmp_path / "bots.py").write_text(text)
    with pytest.raises(UnknownBotError, match=sentence):
        check_bots([f"{tmp_path / 'bots.py'}:Bot"], seconds)


@pytest.mark.parametrize(
    ("error", "said"),
    [("SystemExit(0)", "SystemExit: 0"), (r"ValueError('\x1b[31mred\nnews')", "ValueError: [31mred news")],
    ids=["leaves", "paints"],
)
def test_why_a_bot_cannot_be_made_is_one_plain_line(tmp_path: Path, error: str, said: str) -> None:
    (tmp_path / "bots.py").write_text(f"{BOT}    def __init__(self): raise {error}\n")
    with pytest.raises(UnknownBotError, match=rf"cannot be made: line 3: {re.escape(said)}$"):
        make_bot(f"{tmp_path / 'bots.py'}:Bot", 1)


# The example.


def command(*words: str) -> str:
    done = CliRunner().invoke(app, [*words], env={"COLUMNS": "100"})
    assert done.exit_code == 0, done.output
    return done.stdout


def test_the_page_shows_the_example_as_it_is() -> None:
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    example = EXAMPLE.read_text(encoding="utf-8")
    for part in example.split("\n\n\n")[1:]:
        assert part.strip() in page
    assert len(example.splitlines()) < 45


def test_the_example_plays_in_an_arena() -> None:
    data = json.loads(command("arena", "--bots", f"{EXAMPLE}:Careful,random", "--games", "2", "--json"))
    careful, chance = data["standings"]
    assert (data["games"], careful["mishaps"], chance["mishaps"]) == (2, {}, {})
    assert careful["wins"] == 2


def test_the_example_plays_in_a_simulation() -> None:
    data = json.loads(command("simulate", "--bots", f"{EXAMPLE}:Builder,random", "--games", "1", "--json"))
    assert data["bots"] == [f"{EXAMPLE}:Builder", "random"]
    assert (data["errors"], data["games"]) == (0, 1)


def test_the_example_plays_at_the_table_of_a_terminal() -> None:
    table = ["play", "--terminal", "--humans", "0", "--players", "2", "--seed", "3"]
    text = command(*table, "--bots", f"{EXAMPLE}:Builder,random")
    assert "wins." in text


def test_a_bot_that_fails_at_the_table_of_a_terminal_is_told_of_and_the_game_goes_on() -> None:
    table = ["play", "--terminal", "--humans", "0", "--players", "2", "--seed", "3"]
    # The terminal breaks the line where it ends, which depends on how long the bot's path is.
    text = " ".join(command(*table, "--bots", f"{BAD}:Raises,random").split())
    assert "line 27: ValueError: no idea. Chance answers in its place." in text
    assert "wins." in text
