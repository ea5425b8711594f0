"""The command itself: version, help, and how it fails."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest
from typer.testing import CliRunner

import guildhall
from guildhall.cli import app

COMMANDS = ["play", "serve", "simulate", "arena", "replay", "cards"]


def test_the_version() -> None:
    done = CliRunner().invoke(app, ["--version"])
    assert done.exit_code == 0
    assert done.stdout == f"guildhall {guildhall.__version__}\n"


def test_help_lists_every_command() -> None:
    done = CliRunner().invoke(app, ["--help"])
    assert done.exit_code == 0
    assert all(re.search(rf"│ {command} ", done.output) for command in COMMANDS)


@pytest.mark.parametrize("command", ["play", "serve", "simulate", "arena", "replay"])
def test_every_command_has_help_with_examples(command: str) -> None:
    done = CliRunner().invoke(app, [command, "--help"], env={"COLUMNS": "100"})
    assert done.exit_code == 0
    assert "Examples" in done.output
    assert done.output.count(f"guildhall {command}") >= 3  # the usage line, and two examples


def test_an_unknown_command_is_exit_2() -> None:
    assert CliRunner().invoke(app, ["juggle"]).exit_code == 2


def test_python_m_guildhall_is_the_command() -> None:
    done = subprocess.run([sys.executable, "-m", "guildhall", "--version"], capture_output=True, text=True, timeout=60)
    assert done.stdout == f"guildhall {guildhall.__version__}\n"


def test_a_terminal_that_lacks_a_sign_gets_another_instead_of_a_failure() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "guildhall", "play", "--terminal", "--seed", "3"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        env={"PYTHONIOENCODING": "ascii", "PATH": "", **_import_path()},
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    assert b"Which of these Building cards do you keep?" in done.stdout


def _import_path() -> dict[str, str]:
    return {"PYTHONPATH": ":".join(path for path in sys.path if path)}
