"""A full disk and one that can only be read: moves are refused in words, games can be looked at, and when there is room
again they go on, without a restart."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
import sqlalchemy as sa

from guildhall.server.storage import GameRow, Move, SeatRow, Storage, StorageFullError
from server.tools import Player, Served, Stream, auth, begin, error, play_on, players


class Disk:
    """What SQLite may write, for every line to the database."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.engine = storage.engine
        self.settings: list[str] = []

        for engine in (storage.engine, storage.writer):
            sa.event.listen(engine, "connect", self._connected)

    def _connected(self, connection: Any, _: Any) -> None:
        for setting in self.settings:
            connection.execute(setting)

    def set(self, *settings: str) -> None:
        self.settings = list(settings)
        self.engine.dispose()

    def fill(self) -> None:
        filler = GameRow("filler", "architects", 1, {}, 1, None)
        self.storage.create(filler, [SeatRow("x", "open", None, None, None)], "watch", [])
        with self.engine.connect() as connection:
            pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
        self.set(f"PRAGMA max_page_count={pages}")
        # The last page of the moves has room for some more.
        for number in itertools.count():
            try:
                self.storage.append("filler", Move(number, "answer", "x", "y" * 50))
            except StorageFullError:
                return


def asked(table: dict[str, Player]) -> Player:
    return table[table["watch"].state(log=10**9)["question"]["seat"]]


def refuse_until(table: dict[str, Player], kind: str) -> dict[str, Any]:
    """Answer until it is refused; the table is then as it was."""
    for _ in range(300):
        player = asked(table)
        before = player.state()
        response = player.answer(state=before)
        if response.status_code != 201:
            refusal = error(response, 503, kind)
            assert response.headers["Retry-After"] == "2"
            assert player.state() == before
            return refusal
    raise AssertionError("nothing was refused")


@pytest.mark.parametrize("kind", ["full", "read-only"])
def test_moves_are_refused_and_reads_go_on_until_the_disk_is_well_again(serve: Any, kind: str) -> None:
    served: Served = serve()
    created = begin(served.client, seed=1)
    table = players(served.client, created)
    play_on(table, 5)
    disk = Disk(served.storage)
    if kind == "full":
        disk.fill()
    else:
        disk.set("PRAGMA query_only=ON")
    text = refuse_until(table, kind)["error"]["text"]
    assert "disk" in text and "Nothing was changed" in text
    moves = table["watch"].state()["move"]
    for _ in range(100):  # the tables of a new game have pages of their own
        response = served.client.post("/api/games", json={"seats": [{"kind": "open"}] * 2})
        if response.status_code != 201:
            break
    error(response, 503, kind)
    listened: dict[str, Any] = {
        "url": f"/api/games/{created['id']}/events",
        "headers": auth(created["watch"]),
        "params": {"after": 0},
    }
    with served.client.stream("GET", **listened) as response:
        assert Stream(response).next("move")[0] == 1
    with table["watch"].stream(after=0) as stream:  # as a page does, with a ticket
        assert stream.next("move")[0] == 1
    disk.set()
    assert play_on(table, 3) == 3
    assert table["watch"].state()["move"] == moves + 3


def test_a_database_that_can_only_be_read_is_told_by_postgresql_too(postgres: Any, serve: Any) -> None:
    url = postgres.new_database()
    served: Served = serve(url)
    table = players(served.client, begin(served.client, seed=1))
    play_on(table, 2)
    name = sa.make_url(url).database
    engine = sa.create_engine(served.storage.engine.url, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.exec_driver_sql(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    served.storage.engine.dispose()
    refuse_until(table, "read-only")
    with engine.connect() as connection:
        connection.exec_driver_sql("SET default_transaction_read_only = off")
        connection.exec_driver_sql(f"ALTER DATABASE {name} SET default_transaction_read_only = off")
    served.storage.engine.dispose()
    engine.dispose()
    assert play_on(table, 2) == 2
