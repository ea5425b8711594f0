"""Nothing in a record, a position or a token can run code."""

from __future__ import annotations

import ast
import json
from pathlib import Path

import pytest

import guildhall
from guildhall.engine import agenda, record

SOURCES = Path(__file__).parents[2] / "src" / "guildhall"
# What reads or could read text from outside: the engine, the games, the door.
READERS = sorted([*SOURCES.glob("*.py"), *SOURCES.glob("engine/**/*.py"), *SOURCES.glob("architects/**/*.py")])
FORBIDDEN_CALLS = {"eval", "exec", "compile", "__import__", "getattr", "setattr", "globals", "locals", "vars", "input"}
FORBIDDEN_MODULES = {
    "pickle", "shelve", "marshal", "dill", "yaml", "importlib", "runpy", "code", "codeop", "subprocess", "ctypes",
    "imp", "pty",
}  # fmt: skip
# The catalogues and weights, by name, from the package; and a game's own modules, found in its folder, with the steps
# they define.
ALLOWED = {
    ("words.py", "importlib.resources"),
    ("weights.py", "importlib.resources"),
    ("stepping.py", "importlib"),
}
# A file of weights names attributes of a class that holds nothing but numbers, and only numbers are put there.
BY_NAME = {("evaluation.py", "getattr"), ("evaluation.py", "setattr")}


def test_there_are_sources_to_look_at() -> None:
    names = {path.relative_to(SOURCES).as_posix() for path in READERS}
    assert {"game.py", "engine/record.py", "engine/position.py", "architects/position.py"} <= names


@pytest.mark.parametrize("path", READERS, ids=lambda path: path.relative_to(SOURCES).as_posix())
def test_no_source_can_turn_text_into_code(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            named = (path.name, node.func.id) in BY_NAME
            assert named or node.func.id not in FORBIDDEN_CALLS, f"line {node.lineno}: {node.func.id}"
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            own = node.func.attr == "import_module" and (path.name, "importlib") in ALLOWED
            assert own or node.func.attr not in ("system", "popen", "import_module"), f"line {node.lineno}"
        modules: list[str] = []
        if isinstance(node, ast.Import):
            modules = [name.name for name in node.names]
        elif isinstance(node, ast.ImportFrom):
            modules = [node.module or ""]
        for module in modules:
            if (path.name, module) not in ALLOWED:
                assert module.split(".")[0] not in FORBIDDEN_MODULES, ast.unparse(node)


def test_what_is_looked_for_would_be_found() -> None:
    found = [n for n in ast.walk(ast.parse("eval('1')\nimport pickle")) if isinstance(n, (ast.Call, ast.Import))]
    assert len(found) == 2


HOSTILE = [
    "__import__('os').system('exit 3')",
    "{0.__class__}",
    "%(seed)s %s %n",
    "$(touch pwned)",
    "`touch pwned`",
    "../../../../etc/passwd",
    "<script>alert(1)</script>",
    "'; DROP TABLE games; --",
    "{ $seat } { place-quarry }",
    "\x1b[2J\x1b]0;title\x07",
    "!!python/object/apply:os.system ['exit 3']",
]


@pytest.mark.parametrize("text", HOSTILE)
def test_hostile_text_stays_text(text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It comes back in the complaint, unread; or, as the name of a step, it is no step."""
    monkeypatch.chdir(tmp_path)
    game = guildhall.new_game("architects", players=2, seed=1)
    before = game.hash
    with pytest.raises(guildhall.UnknownTokenError) as refusal:
        game.choose(text)
    assert refusal.value.value == text
    assert repr(text) in str(refusal.value)
    lines = str(game.record()).splitlines()
    for number, line in enumerate(lines):
        name = line.split(": ")[0]
        with pytest.raises(guildhall.GuildhallError):
            guildhall.load("\n".join([*lines[:number], f"{name}: {json.dumps(text)}", *lines[number + 1 :]]) + "\n")
        with pytest.raises(guildhall.GuildhallError):
            guildhall.load("\n".join([*lines[:number], f"{text}: 1", *lines[number + 1 :]]) + "\n")
    for part in game.position():
        with pytest.raises(guildhall.PositionError):
            guildhall.load_position({**game.position(), part: text})
    for row in ([text], [text, 1], ["WhereToPlace", text]):
        with pytest.raises(agenda.StepError):
            agenda.load_step(row, {})
    assert game.hash == before
    assert list(tmp_path.iterdir()) == []


def test_values_of_a_record_are_read_as_json_and_nothing_else() -> None:
    parsed = record.Record.parse(
        "guildhall record 1\ngame: architects\nrules: 1\nseed: 1\nboards: [\"__import__('os')\"]\nanswers: 0\nend: x\n"
    )
    assert parsed.options == {"boards": ["__import__('os')"]}
