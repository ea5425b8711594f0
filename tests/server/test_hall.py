"""What the server keeps, where, and for how long."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from guildhall.engine.errors import GuildhallError
from guildhall.server import folders
from guildhall.server.session import Session
from guildhall.server.storage import Storage
from server.tools import BOTH, Player, begin, moment, play_on, players, seated, wait_for


def test_a_game_that_nobody_asks_for_leaves_the_memory_and_comes_back(serve: Any) -> None:
    served = serve(idle_seconds=0.1)
    table = players(served.client, begin(served.client, seed=1))
    play_on(table, 20)
    state = table["red"].state()
    wait_for(lambda: not served.app.state.hall.sessions)
    assert not served.app.state.hall.used
    assert table["red"].state() == state
    assert play_on(table, 5) == 5


def test_only_so_many_games_are_in_memory(serve: Any) -> None:
    served = serve(most_games=3)
    tables = [players(served.client, begin(served.client, seed=seed)) for seed in range(6)]
    for _ in range(2):
        for number, table in enumerate(tables):
            play_on(table, 2, seed=number)
            assert len(served.app.state.hall.sessions) <= 3
    assert [table["watch"].state()["number"] for table in tables] == [4] * 6


def test_a_game_rebuilt_from_its_record_is_the_same_with_undos_in_it(serve: Any, tmp_path: Path) -> None:
    served = serve()
    created, table = seated(served.client, moment(lambda game: len(game.answers) == 40, expansions=BOTH))
    keys = [*created["keys"].values()]
    everybody = Player(served.client, created["id"], *keys)
    for back in (3, 10, 1):
        play_on(table, 5, seed=back)
        number = everybody.state()["number"]
        assert everybody.post("/undo", {"to": number - back}).status_code == 200
    play_on(table, 4)
    session = Session.load(Storage(f"sqlite:///{tmp_path / 'games.db'}"), created["id"])
    live = served.app.state.hall.sessions[created["id"]]
    assert session.game.hash == live.game.hash
    assert (session.moves, session.answer_moves, session.undo_moves) == (
        live.moves,
        live.answer_moves,
        live.undo_moves,
    )


def test_a_game_of_other_rules_says_so(serve: Any) -> None:
    served = serve(most_games=1)
    created = begin(served.client, seed=1)
    with served.storage.writer.begin() as connection:
        connection.exec_driver_sql("UPDATE games SET rules = 99")
    response = players(served.client, created)["red"].get()
    assert response.status_code == 409 and response.json()["error"]["kind"] == "rules"


def test_a_stored_move_that_does_not_fit_says_so(serve: Any) -> None:
    served = serve()
    created = begin(served.client, seed=1)
    table = players(served.client, created)
    play_on(table, 5)
    with served.storage.engine.begin() as connection:  # as another process would
        connection.exec_driver_sql(
            "INSERT INTO moves (game, number, kind, seat, token, at) VALUES (?, 5, 'answer', 'red', 'fly away', 0)",
            (created["id"],),
        )
    for _ in range(2):
        response = table["red"].get()
        assert response.status_code == 409 and response.json()["error"]["kind"] == "damaged"
    assert created["id"] not in served.app.state.hall.sessions


# The data folder.


@pytest.mark.parametrize(
    ("platform", "variables", "folder"),
    [
        ("linux", {"XDG_DATA_HOME": "/data"}, "/data/guildhall"),
        ("linux", {"XDG_DATA_HOME": "relative"}, "/home/ada/.local/share/guildhall"),
        ("linux", {}, "/home/ada/.local/share/guildhall"),
        ("darwin", {}, "/home/ada/Library/Application Support/Guildhall"),
        ("win32", {"LOCALAPPDATA": "/appdata"}, "/appdata/Guildhall"),
        ("win32", {}, "/home/ada/AppData/Local/Guildhall"),
    ],
)
def test_every_system_has_its_data_folder(
    platform: str, variables: dict[str, str], folder: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(folders.sys, "platform", platform)  # type: ignore[attr-defined]
    monkeypatch.setenv("HOME", "/home/ada")
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert str(folders.data_folder()) == folder


def test_the_database_is_its_owners_alone_whatever_the_folder_is_called(tmp_path: Path) -> None:
    folder = tmp_path / "a b?c#d%20"
    Storage(folders.database_in(folder)).close()
    assert (folder / "games.db").stat().st_mode & 0o077 == 0
    assert folder.stat().st_mode & 0o077 == 0
    (tmp_path / "file").write_text("")
    with pytest.raises(GuildhallError, match="cannot be written"):
        folders.database_in(tmp_path / "file" / "data")
