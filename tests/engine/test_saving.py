"""Saving a record: all of it or nothing, and what was there before stays when it fails."""

from __future__ import annotations

import errno
import os
import stat
import threading
from pathlib import Path

import pytest

import guildhall
from guildhall.game import Game


@pytest.fixture
def game() -> Game:
    game = guildhall.new_game("architects", players=2, seed=1)
    for _ in range(20):
        game.choose(game.options[0])
    return game


def test_a_saved_game_loads_again(game: Game, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    game.save(path)
    assert path.read_text(encoding="utf-8") == str(game.record())
    assert guildhall.load(path).hash == game.hash
    assert guildhall.load(str(path)).hash == game.hash
    assert list(tmp_path.iterdir()) == [path], "nothing else is left behind"


def test_saving_again_replaces_the_file(game: Game, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    game.save(path)
    game.choose(game.options[0])
    game.save(str(path))
    assert guildhall.load(path).hash == game.hash


@pytest.mark.parametrize("failing", ["fsync", "replace"])
@pytest.mark.parametrize("reason", [errno.ENOSPC, errno.EIO, errno.EROFS])
def test_a_full_disk_leaves_the_old_file(
    game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failing: str, reason: int
) -> None:
    path = tmp_path / "game.txt"
    game.save(path)
    old = path.read_text(encoding="utf-8")
    game.choose(game.options[0])
    before = game.hash

    def fail(*_: object) -> None:
        raise OSError(reason, os.strerror(reason))

    monkeypatch.setattr(os, failing, fail)
    with pytest.raises(guildhall.GuildhallError, match=f"game.txt.*{os.strerror(reason)}"):
        game.save(path)
    assert path.read_text(encoding="utf-8") == old
    assert list(tmp_path.iterdir()) == [path]
    assert game.hash == before


def test_a_folder_that_cannot_be_written_leaves_the_old_file(game: Game, tmp_path: Path) -> None:
    folder = tmp_path / "shut"
    folder.mkdir()
    path = folder / "game.txt"
    game.save(path)
    old = path.read_text(encoding="utf-8")
    game.choose(game.options[0])
    folder.chmod(stat.S_IRUSR | stat.S_IXUSR)
    try:
        if os.access(folder, os.W_OK):  # whoever may do everything is not stopped by a mode
            game.save(path)
            assert guildhall.load(path).hash == game.hash
        else:
            with pytest.raises(guildhall.GuildhallError, match=r"game\.txt"):
                game.save(path)
            assert path.read_text(encoding="utf-8") == old
    finally:
        folder.chmod(stat.S_IRWXU)


@pytest.mark.parametrize("where", ["missing/game.txt", "file/game.txt", ".", "x" * 300])
def test_a_place_that_is_none_is_named(game: Game, tmp_path: Path, where: str) -> None:
    (tmp_path / "file").write_text("kept", encoding="utf-8")
    with pytest.raises(guildhall.GuildhallError):
        game.save(tmp_path / where)
    assert [entry.name for entry in tmp_path.iterdir()] == ["file"]
    assert (tmp_path / "file").read_text(encoding="utf-8") == "kept"


def test_a_name_that_is_none_is_refused(game: Game) -> None:
    with pytest.raises(guildhall.GuildhallError):
        game.save("null\0byte.txt")


def test_what_is_no_file_is_written_to_and_not_replaced(game: Game, tmp_path: Path) -> None:
    """Otherwise saving to a device would remove the device."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    read: list[str] = []
    reader = threading.Thread(target=lambda: read.append(pipe.read_text(encoding="utf-8")), daemon=True)
    reader.start()
    game.save(pipe)
    reader.join(10)
    assert read == [str(game.record())]
    assert pipe.is_fifo()


def test_a_link_stays_a_link_and_a_mode_stays_a_mode(game: Game, tmp_path: Path) -> None:
    path, link = tmp_path / "game.txt", tmp_path / "link.txt"
    path.write_text("old", encoding="utf-8")
    path.chmod(0o640)
    link.symlink_to(path)
    game.save(link)
    assert link.is_symlink()
    assert guildhall.load(path).hash == game.hash
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
