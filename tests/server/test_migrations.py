"""A database of every released schema, with games in it, is brought up to date, and its games go on.

A new step in `schema.MIGRATIONS` comes with a file in `schemas/`: the database that it leads to, as SQL of both kinds.
"""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa

from guildhall.server import schema
from guildhall.server.absence import USUAL
from guildhall.server.backup import backup, restore
from guildhall.server.session import Session
from guildhall.server.storage import Storage

SCHEMAS = Path(__file__).parent / "schemas"
VERSIONS = range(1, len(schema.MIGRATIONS) + 1)
# For each game its moves and its hash when the files were written.
GAMES = {
    "kept2hand234": (17, "2a3496d587270cc5e2b5f30c051a8f4d"),
    "party2three2": (9, "173302687be80432b11b6b9e3561f302"),
}


def write(database: str, version: int) -> None:
    engine = sa.create_engine(database.replace("postgresql:", "postgresql+psycopg:"))
    text = (SCHEMAS / f"{version}.sql").read_text(encoding="utf-8")
    with engine.begin() as connection:
        for statement in text.split(";\n"):
            if statement.strip():
                connection.exec_driver_sql(statement)
    engine.dispose()


def tables(storage: Storage) -> dict[str, list[tuple[str, bool]]]:
    """For each table its columns, and whether they may be empty."""
    looked = sa.inspect(storage.engine)
    return {
        name: sorted((column["name"], bool(column["nullable"])) for column in looked.get_columns(name))
        for name in looked.get_table_names()
    }


def test_every_released_schema_is_kept_here() -> None:
    assert sorted(path.name for path in SCHEMAS.iterdir()) == [f"{version}.sql" for version in VERSIONS]


@pytest.mark.parametrize("version", VERSIONS)
def test_games_of_an_older_schema_go_on(database: str, version: int, tmp_path: Path) -> None:
    write(database, version)
    storage = Storage(database)
    assert tables(storage) == tables(Storage(f"sqlite:///{tmp_path / 'new.db'}")), "it is not as a new one"
    for id, (moves, end) in GAMES.items():
        session = Session.load(storage, id)
        assert (session.moves, session.game.hash) == (moves, end)
        session.answer(session.game.decision.seat_key, session.tokens[0])
        assert Session.load(storage, id).game.hash == session.game.hash
    alone, friends = (Session.load(storage, id) for id in GAMES)
    assert (alone.hints, friends.hints) == (True, False)
    # Links go on working. Who sat alone held all seats; of friends nobody knows who else had their links.
    assert [row.kept for row in alone.seats] == [True, False]
    assert friends.people == ["red", "blue", "green"]
    if version < 4:
        assert friends.holders == friends.people and not any(row.kept for row in friends.seats)
        assert (friends.row.absence, friends.row.origin) == (USUAL, "chance")
    assert [(row.seat, row.kind, row.bot, row.name) for row in alone.seats] == [
        ("red", "open", None, "Ada"),
        ("blue", "bot", "random", None),
    ]
    with storage.engine.begin() as connection:
        found = connection.execute(sa.select(schema.schema.c.version).order_by(schema.schema.c.version)).scalars()
        assert list(found) == list(VERSIONS)


@pytest.mark.parametrize("version", VERSIONS)
def test_a_backup_of_an_older_schema_is_restored(database: str, version: int, tmp_path: Path) -> None:
    """As if it had been made when that schema was new."""
    old = f"sqlite:///{tmp_path / 'old.db'}"
    write(old, version)
    engine = sa.create_engine(old)
    here = sa.MetaData()
    here.reflect(engine)
    engine.dispose()
    with pytest.MonkeyPatch.context() as then:
        then.setattr(schema, "MIGRATIONS", schema.MIGRATIONS[:version])
        then.setattr(
            "guildhall.server.backup.TABLES",
            [table for table in here.sorted_tables if table.name not in ("schema", "tickets")],
        )
        then.setattr("guildhall.server.backup.damaged_games", lambda connection: [])  # there were no sums
        backup(Storage(old), tmp_path / "old.backup")
    storage = Storage(database)
    assert restore(storage, tmp_path / "old.backup").games == len(GAMES)
    for id, (moves, end) in GAMES.items():
        session = Session.load(storage, id)
        assert (session.moves, session.game.hash) == (moves, end)
