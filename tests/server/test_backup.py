"""Backups: made while games are played, brought back whole or not at all, from one kind of database to the other."""

from __future__ import annotations

import gzip
import json
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import guildhall
from guildhall.cli import app
from guildhall.engine.errors import GuildhallError
from guildhall.server import schema
from guildhall.server.backup import backup, check, restore
from guildhall.server.storage import Move, Storage
from server.test_storage import ROW, SEATS
from server.tools import Served, begin, error, play_on, players


@pytest.fixture
def storage(database: str) -> Storage:
    storage = Storage(database)
    storage.create(ROW, SEATS, "hash-of-watch", [Move(0, "answer", "red", "keep well")])
    storage.append("abc", Move(1, "answer", "blue", "keep “chapel” ♜"))
    storage.claim_analysis("abc", 2, 5.0)
    storage.note_analysis("abc", 2, 9, 9, {"moments": [1.5]})
    return storage


def contents(storage: Storage) -> Any:
    return storage.game("abc"), storage.changes("abc", 0), storage.watch_hashes("abc"), storage.analysis("abc", 2)


def test_what_was_copied_comes_back_as_it_was_in_either_kind_of_database(
    storage: Storage, postgres: Any, tmp_path: Path
) -> None:
    file = tmp_path / "games.backup"
    copied = backup(storage, file)
    assert (copied.games, copied.moves) == (1, 2)
    for other in (f"sqlite:///{tmp_path / 'other.db'}", postgres.new_database()):
        empty = Storage(other)
        assert restore(empty, file) == copied
        assert contents(empty) == contents(storage)
        empty.append("abc", Move(2, "undo", "blue", "1"))
        again = tmp_path / f"{empty.notifies}.backup"
        assert backup(empty, again).moves == 3


def test_games_go_on_while_they_are_copied(serve: Any, tmp_path: Path) -> None:
    """What is copied is one moment: a move that comes meanwhile is in the next copy."""
    served: Served = serve()
    table = players(served.client, begin(served.client, seed=1))
    play_on(table, 5)
    with served.storage.snapshot() as moment:
        counted = moment.execute(schema.moves.select()).all()
        assert play_on(table, 3) == 3
        assert moment.execute(schema.moves.select()).all() == counted
    assert backup(served.storage, tmp_path / "games.backup").moves == 8


def test_a_running_server_goes_on_from_what_was_restored(serve: Any, tmp_path: Path) -> None:
    served: Served = serve()
    table = players(served.client, begin(served.client, seed=1))
    play_on(table, 5)
    backup(served.storage, tmp_path / "games.backup")
    state = table["red"].state()
    play_on(table, 6, seed=2)
    later = players(served.client, begin(served.client, seed=2))
    play_on(later, 1)
    restore(Storage(served.storage.engine.url), tmp_path / "games.backup", replace=True)
    assert table["red"].state() == state
    assert play_on(table, 10, seed=3) == 10
    assert table["watch"].state()["move"] == 15
    error(later["red"].get(), 404, "unknown-game")


def test_a_database_with_games_is_not_overwritten_unless_it_is_said(storage: Storage, tmp_path: Path) -> None:
    file = tmp_path / "games.backup"
    backup(storage, file)
    storage.append("abc", Move(2, "answer", "red", "place quarry"))
    with pytest.raises(GuildhallError, match="--replace"):
        restore(storage, file)
    assert len(storage.changes("abc", 0).moves) == 3
    restore(storage, file, replace=True)
    assert len(storage.changes("abc", 0).moves) == 2


def test_a_backup_is_not_overwritten_unless_it_is_said_and_is_for_its_owner(storage: Storage, tmp_path: Path) -> None:
    file = tmp_path / "games.backup"
    file.write_text("something dear")
    with pytest.raises(GuildhallError, match="exists already"):
        backup(storage, file)
    assert file.read_text() == "something dear"
    backup(storage, file, replace=True)
    assert check(file).games == 1
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir() if path.name.endswith(".tmp")] == []


def whole(tmp_path: Path) -> bytes:
    """A backup of some rows."""
    storage = Storage(f"sqlite:///{tmp_path / 'games.db'}")
    storage.create(ROW, SEATS, "hash-of-watch", [Move(n, "answer", "red", f"word {n}") for n in range(30)])
    backup(storage, tmp_path / "whole.backup")
    storage.close()
    return (tmp_path / "whole.backup").read_bytes()


def edited(data: bytes, edit: Any) -> bytes:
    lines = gzip.decompress(data).decode().splitlines()
    edit(lines)
    return gzip.compress(("\n".join(lines) + "\n").encode())


DAMAGE: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda data: b"",
    "text": lambda data: b"this is no backup",
    "gzipped text": lambda data: gzip.compress(b"this is no backup"),
    "a record": lambda data: str(guildhall.new_game("architects", seed=1).record()).encode(),
    "cut off": lambda data: data[:-20],
    "cut in the middle": lambda data: data[: len(data) // 2],
    "cut at a line": lambda data: edited(data, lambda lines: lines.pop()),
    "a row less": lambda data: edited(data, lambda lines: lines.pop(-5)),
    "a row more": lambda data: edited(data, lambda lines: lines.append(lines[2])),
    "a row changed": lambda data: gzip.compress(gzip.decompress(data).replace(b"word 7", b"word 8")),
    "another table": lambda data: edited(data, lambda lines: lines.__setitem__(1, '{"table":"x"}')),
    "a byte changed": lambda data: data[:200] + bytes([data[200] ^ 1]) + data[201:],
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_backup_is_refused_and_nothing_is_lost(tmp_path: Path, damage: str) -> None:
    file = tmp_path / "damaged.backup"
    file.write_bytes(DAMAGE[damage](whole(tmp_path)))
    storage = Storage(f"sqlite:///{tmp_path / 'games.db'}")
    with pytest.raises(GuildhallError, match="no backup of Guildhall, or it is damaged"):
        restore(storage, file, replace=True)
    assert len(storage.changes("abc", 0).moves) == 30


def test_a_backup_of_a_newer_guildhall_is_refused(tmp_path: Path) -> None:
    def newer(lines: list[str]) -> None:
        lines[0] = json.dumps({**json.loads(lines[0]), "schema": 99, "software": "7.0"})

    (tmp_path / "newer.backup").write_bytes(edited(whole(tmp_path), newer))
    with pytest.raises(GuildhallError, match=r"newer Guildhall, 7\.0"):
        restore(Storage(f"sqlite:///{tmp_path / 'other.db'}"), tmp_path / "newer.backup")


def test_a_damaged_database_is_not_copied(tmp_path: Path) -> None:
    whole(tmp_path)
    file = tmp_path / "games.db"
    storage = Storage(f"sqlite:///{file}")
    with storage.engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
    storage.close()
    with open(file, "r+b") as data:  # every page but the first ones
        data.seek(3 * 4096)
        data.write(b"\xff" * (file.stat().st_size - 3 * 4096))
    with pytest.raises(GuildhallError, match="damaged"):
        backup(Storage(f"sqlite:///{file}"), tmp_path / "new.backup")
    assert not (tmp_path / "new.backup").exists()


# The commands.


def run(*arguments: str | Path) -> tuple[int, str]:
    result = CliRunner().invoke(app, [str(argument) for argument in arguments], env={"COLUMNS": "200"})
    return result.exit_code, result.output


def test_the_commands_copy_and_bring_back(serve: Any, tmp_path: Path) -> None:
    (tmp_path / "old").mkdir()
    served: Served = serve(f"sqlite:///{tmp_path / 'old' / 'games.db'}")
    created = begin(served.client, seed=1)
    play_on(players(served.client, created), 4)
    file = tmp_path / "games.backup"
    assert run("backup", file, "--data", tmp_path / "old") == (0, f"Saved 1 game with 4 moves in {file}.\n")
    assert run("restore", file, "--data", tmp_path / "new") == (0, "Restored 1 game with 4 moves.\n")
    assert run("restore", file, "--data", tmp_path / "new")[0] == 1
    record = tmp_path / "game.txt"
    assert run("export", created["id"], record, "--data", tmp_path / "new")[0] == 0
    assert guildhall.load(record).record().answers == guildhall.read_record(record).answers
    assert len(guildhall.load(record).answers) == 4


@pytest.mark.parametrize(
    "arguments",
    [
        ["backup", "x.backup", "--data", "nowhere"],
        ["backup", "no/folder/x.backup", "--data", "."],
        ["restore", "x.backup", "--data", "."],
        ["export", "abc", "x.txt", "--data", "."],
        ["export", "abc", "x.txt", "--data", ".", "--database", "sqlite:///x"],
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(
    arguments: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Storage("sqlite:///games.db").close()
    code, output = run(*arguments)
    assert code in (1, 2) and output.strip() and "Traceback" not in output
