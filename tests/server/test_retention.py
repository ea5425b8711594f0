"""How long games are kept, who may delete them, and what knows of it afterwards."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from typer.testing import CliRunner

from guildhall.cli import app
from guildhall.server import retention, schema
from guildhall.server.backup import backup, restore
from guildhall.server.holding import OF_A_GAME, delete_game
from guildhall.server.retention import DAY, Retention, old_games, prune
from guildhall.server.session import Session
from guildhall.server.storage import Move, MoveTakenError, Storage
from server.tools import Player, Served, begin, error, moment, play_on, players, seated


def age(storage: Storage, game: str, days: float) -> None:
    """As if all of it had been that long ago."""
    back = days * DAY
    with storage.transaction() as connection:
        for table, column, key in (
            (schema.games, "created", "id"),
            (schema.moves, "at", "game"),
            (schema.seats, "seen", "game"),
        ):
            rows = table.update().where(table.c[key] == game)
            connection.execute(rows.values({column: table.c[column] - back}))


def gone(storage: Storage, game: str) -> bool:
    """Not a row of it is left, in any table."""
    with storage.transaction(write=False) as connection:
        left = [
            table.name
            for table in OF_A_GAME
            if connection.execute(sa.select(sa.func.count()).where(table.c.game == game)).scalar_one()
        ]
    assert (storage.game(game) is None) == (not left), left
    return not left


@pytest.fixture
def games(serve: Any) -> tuple[Served, dict[str, str]]:
    """One of each kind, all of them ten days old."""
    served: Served = serve(bots=False)
    ended, _ = seated(served.client, moment(lambda game: len(game.answers) > 600 or _last(game)))
    table = players(served.client, ended)
    while not table["red"].state(log=10**9)["over"]:
        play_on(table, 1)
    left = begin(served.client)
    play_on(players(served.client, left), 4)
    unbegun = begin(served.client, "oi")
    found = {"finished": ended["id"], "abandoned": left["id"], "unbegun": unbegun["id"]}
    for game in found.values():
        age(served.storage, game, 10)
    return served, found


def _last(game: Any) -> bool:
    tried = game.clone()
    tried.choose(tried.options[0])
    return bool(tried.is_over)


def test_each_kind_has_its_own_days(games: Any) -> None:
    served, found = games
    for kind, game in found.items():
        assert [one.game for one in old_games(served.storage, Retention(**{kind: 9}))] == [game]
        assert list(old_games(served.storage, Retention(**{kind: 11}))) == []
        old = next(old_games(served.storage, Retention(**{kind: 9})))
        assert (old.why, round(old.days)) == (kind, 10)
    assert list(old_games(served.storage, Retention())) == []
    assert {one.game for one in old_games(served.storage, Retention(9, 9, 9))} == set(found.values())


def test_both_kinds_of_database_find_them(serve: Any, database: str) -> None:
    served: Served = serve(database, bots=False)
    left, unbegun = begin(served.client), begin(served.client, "oi")
    play_on(players(served.client, left), 4)
    for created in (left, unbegun):
        age(served.storage, created["id"], 10)
    fresh = begin(served.client)
    old = old_games(served.storage, Retention(9, 9, 9))
    found = {one.game: one.why for one in prune(served.storage, old)}
    assert found == {left["id"]: "abandoned", unbegun["id"]: "unbegun"}
    assert not gone(served.storage, fresh["id"])


def test_whoever_was_there_lately_keeps_the_game_alive(games: Any) -> None:
    served, found = games
    with served.storage.transaction() as connection:
        rows = schema.seats
        connection.execute(rows.update().where(rows.c.game == found["abandoned"]).values(seen=time.time()))
    assert found["abandoned"] not in {one.game for one in old_games(served.storage, Retention(9, 9, 9))}


def test_what_is_deleted_is_gone_from_every_table_and_says_so(games: Any) -> None:
    served, found = games
    pruned = list(prune(served.storage, old_games(served.storage, Retention(finished=9))))
    assert [one.game for one in pruned] == [found["finished"]]
    assert gone(served.storage, found["finished"]) and not gone(served.storage, found["abandoned"])
    told = error(Player(served.client, found["finished"], "x" * 43).get(), 404, "unknown-game")
    assert "was deleted" in told["error"]["text"]


def test_a_game_that_goes_on_in_the_meantime_stays(games: Any) -> None:
    served, found = games
    old = list(old_games(served.storage, Retention(abandoned=9)))
    session = Session.load(served.storage, found["abandoned"])
    session.answer(session.game.decision.seat_key, session.tokens[0])
    assert list(prune(served.storage, old)) == []
    assert not gone(served.storage, found["abandoned"])


def test_a_move_that_comes_to_a_deleted_game_does_not_stay(games: Any) -> None:
    served, found = games
    delete_game(served.storage, found["abandoned"], "host")
    with pytest.raises(MoveTakenError):
        served.storage.append(found["abandoned"], Move(99, "answer", "red", "place quarry"))
    assert gone_moves(served.storage, found["abandoned"])


def gone_moves(storage: Storage, game: str) -> bool:
    with storage.transaction(write=False) as connection:
        return not connection.execute(sa.select(sa.func.count()).where(schema.moves.c.game == game)).scalar_one()


def test_no_game_is_played_again_to_know_that_it_is_over(games: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    served, _ = games
    assert len(list(old_games(served.storage, Retention(9, 9, 9)))) == 3
    monkeypatch.setattr(Session, "load", lambda *_: pytest.fail("it was"))
    assert len(list(old_games(served.storage, Retention(9, 9, 9)))) == 3


def test_a_running_server_keeps_to_it_and_whoever_listens_finds_out(
    serve: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retention, "EVERY_SECONDS", 0.1)
    served: Served = serve(retention=Retention(abandoned=5))
    created = begin(served.client)
    table = players(served.client, created)
    play_on(table, 3)
    with table["red"].stream() as stream:
        age(served.storage, created["id"], 6)
        with pytest.raises(AssertionError, match="the stream has ended"):
            while True:
                stream.next()
    assert gone(served.storage, created["id"])
    error(table["red"].get(), 404, "unknown-game")


def run(served: Served, *arguments: str) -> Any:
    return CliRunner().invoke(app, ["prune", *arguments, "--database", str(served.storage.engine.url)])


def test_prune_says_what_it_would_do_and_then_does_it(games: Any) -> None:
    served, found = games
    all_kinds = ["--keep-finished", "9", "--keep-abandoned", "9", "--keep-unbegun", "9"]
    dry = run(served, *all_kinds, "--dry-run")
    assert dry.exit_code == 0 and "3 games would be deleted. Nothing was." in dry.output
    assert f"{found['unbegun']}: never begun, 10 days old" in dry.output
    assert not any(gone(served.storage, game) for game in found.values())
    done = run(served, *all_kinds[:2])
    assert done.exit_code == 0 and "1 game is deleted." in done.output
    assert [kind for kind, game in found.items() if gone(served.storage, game)] == ["finished"]
    named = run(served, "--game", found["abandoned"])
    assert named.exit_code == 0 and gone(served.storage, found["abandoned"])
    for wrong in ([], ["--dry-run"], ["--game", "nosuchgamexx"], ["--keep-finished", "-1"]):
        assert run(served, *wrong).exit_code != 0
    assert not gone(served.storage, found["unbegun"])


# Deletion by those whose game it is.


def test_a_game_is_deleted_when_all_who_hold_a_seat_want_it(served: Served) -> None:
    table = players(served.client, created := begin(served.client, "oib"))
    error(table["watch"].post("/delete"), 403, "not-yours")
    asked = table["red"].post("/delete")
    assert asked.status_code == 202
    wish = {"kind": "deletion", "seat": None, "by": "red", "agreed": ["red"]}
    assert asked.json()["proposal"] == wish and table["blue"].state()["proposals"] == [wish]
    assert table["red"].post("/delete").status_code == 202  # to want it twice is not to be two
    assert table["blue"].post("/delete").json() == {"deleted": True}
    told = error(table["red"].get(), 404, "unknown-game")
    assert "all who held a seat agreed" in told["error"]["text"]
    assert gone(served.storage, created["id"])


def test_one_who_wants_to_keep_it_is_enough(served: Served) -> None:
    table = players(served.client, begin(served.client, "oi", seed=1))
    error(table["blue"].post("/delete/refuse"), 409, "no-request")
    table["red"].post("/delete")
    assert table["blue"].post("/delete/refuse").status_code == 200
    assert table["red"].state()["proposals"] == []
    assert [line["kind"] for line in table["red"].state()["notices"]][-2:] == ["wished-deletion", "refused-deletion"]
    # Nor does an old wish count when the game has gone on.
    table["red"].post("/delete")
    play_on(table, 1)
    assert table["red"].state()["proposals"] == []
    assert table["blue"].post("/delete").status_code == 202


def test_a_bot_in_somebodys_place_does_not_want_it_for_them(serve: Any) -> None:
    served: Served = serve(bots=False)
    table = players(served.client, begin(served.client, "oi", seed=1, absence={"minutes": 0}))
    while table["red"].state()["question"]["seat"] == "red":
        table["red"].answer()
    assert table["red"].post("/seats/blue", {"kind": "bot", "bot": "random"}).status_code == 200
    assert table["red"].post("/delete").status_code == 202


def test_whoever_listens_to_a_deleted_game_finds_out(served: Served) -> None:
    created = begin(served.client, "o" * 2)
    both = Player(served.client, created["id"], *created["keys"].values())
    with both.stream() as stream:
        assert both.post("/delete").json() == {"deleted": True}
        with pytest.raises(AssertionError, match="the stream has ended"):
            while True:
                stream.next()


# Backups.


def test_a_backup_does_not_bring_back_what_was_deleted_since(serve: Any, database: str, tmp_path: Path) -> None:
    served: Served = serve(database)
    kept, deleted = begin(served.client), begin(served.client)
    backup(served.storage, tmp_path / "before.backup")
    assert delete_game(served.storage, deleted["id"], "holders")
    restored = restore(served.storage, tmp_path / "before.backup", replace=True)
    assert (restored.games, restored.gone) == (1, 1)
    assert gone(served.storage, deleted["id"]) and not gone(served.storage, kept["id"])
    # And a later backup knows of it.
    backup(served.storage, tmp_path / "after.backup")
    other = Storage(f"sqlite:///{tmp_path / 'other.db'}")
    restore(other, tmp_path / "after.backup")
    assert restore(other, tmp_path / "before.backup", replace=True).gone == 1


# Damage.


@pytest.fixture
def damaged(serve: Any) -> tuple[Served, dict[str, Any], Callable[[], None]]:
    """A game, and what changes one byte of a stored move into another legal answer."""
    served: Served = serve(most_games=0)
    _, table = seated(served.client, moment(lambda game: {"place forest", "place quarry"} <= _tokens(game)))
    asked = table["watch"].state()["question"]["seat"]
    assert table[asked].answer("place forest").status_code == 201
    created = {"id": table[asked].game, "player": table[asked]}

    def change() -> None:
        with served.storage.transaction() as connection:
            rows = schema.moves
            connection.execute(
                rows.update()
                .where(rows.c.game == created["id"], rows.c.token == "place forest")
                .values(token="place quarry")
            )

    return served, created, change


def _tokens(game: Any) -> set[str]:
    return {option.token for option in game.options}


def test_a_changed_byte_is_called_damage_and_not_a_change_of_the_rules(damaged: Any, tmp_path: Path) -> None:
    served, created, change = damaged
    whole = CliRunner().invoke(app, ["doctor", "--database", str(served.storage.engine.url)])
    assert created["id"] not in whole.output
    change()
    told = error(created["player"].get(), 409, "damaged")
    assert "database is damaged" in told["error"]["text"] and "rules" not in told["error"]["text"]
    found = CliRunner().invoke(app, ["doctor", "--database", str(served.storage.engine.url)])
    assert found.exit_code == 1 and created["id"] in found.output
    # A copy of all others is still worth having.
    file = tmp_path / "games.backup"
    copied = CliRunner().invoke(app, ["backup", str(file), "--database", str(served.storage.engine.url)])
    assert copied.exit_code == 1 and created["id"] in copied.output and file.exists()
    # And the host gets at what is there.
    record = tmp_path / "game.txt"
    command = ["export", created["id"], str(record), "--database", str(served.storage.engine.url)]
    assert CliRunner().invoke(app, command).exit_code == 0 and record.exists()


# Files.


def test_a_database_by_its_address_is_its_owners_alone(serve: Any, tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        served: Served = serve(f"sqlite:///{tmp_path / 'here.db'}")
        begin(served.client)
        files = list(tmp_path.glob("here.db*"))
        assert len(files) > 1 and all(file.stat().st_mode & 0o077 == 0 for file in files)
        # One that others could read is closed to them; what its group may do stays.
        old = tmp_path / "old.db"
        Storage(f"sqlite:///{old}").close()
        old.chmod(0o664)
        Storage(f"sqlite:///{old}").close()
        assert old.stat().st_mode & 0o777 == 0o660
    finally:
        os.umask(before)
