"""Moves that wait at the same moment are written together, each is confirmed for itself, and the database is read only
when somebody else may have written."""

from __future__ import annotations

import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from guildhall.server.appending import Appender, MoveTakenError, Row
from guildhall.server.databases import StorageError
from guildhall.server.holding import at_table, bury
from guildhall.server.storage import GameRow, Move, SeatRow, Storage
from guildhall.server.sums import move_sum
from server.tools import Served, begin, error, play_on, players

ROW = GameRow("abc", "architects", 1, {}, 1, None)
SEATS = [SeatRow("red", "open", None, None, "hash")]


def create(storage: Storage, *games: str) -> None:
    for game in games:
        storage.create(replace(ROW, id=game), SEATS, f"watch {game}", [])


def written(game: str, number: int, kind: str, seat: str, token: str) -> Row:
    return Row(game, number, kind, seat, token, 1.5, move_sum(game, number, kind, seat, token))


class Slow:
    """Writes when it is told to, and notes what."""

    def __init__(self, write: Any) -> None:
        self.write = write
        self.batches: list[int] = []
        self.begun = threading.Event()
        self.go_on = threading.Event()

    def __call__(self, rows: Any) -> Any:
        self.begun.set()
        assert self.go_on.wait(20)
        self.batches.append(len(rows))
        return self.write(rows)


def test_what_waits_meanwhile_is_one_transaction(database: str) -> None:
    storage = Storage(database)
    slow = Slow(storage.appender.write)
    storage.appender.write = slow
    rows = [written(f"game{number}", 0, "answer", "red", "a") for number in range(40)]
    create(storage, *(row.game for row in rows))
    first = storage.appender.append(rows[0])
    assert slow.begun.wait(20)
    others = [storage.appender.append(row) for row in rows[1:]]
    assert not first.done()
    slow.go_on.set()
    for done in (first, *others):
        done.result(20)
    assert slow.batches == [1, 39]
    assert all(storage.changes(row.game, 0).moves == [Move(0, "answer", "red", "a")] for row in rows)
    storage.close()


def test_one_that_is_refused_takes_nobody_along(database: str) -> None:
    storage = Storage(database)
    create(storage, "taken", "other", "free")
    storage.append("taken", Move(0, "answer", "red", "a"))
    slow = Slow(storage.appender.write)
    storage.appender.write = slow
    first = storage.appender.append(written("other", 0, "answer", "red", "a"))
    assert slow.begun.wait(20)
    rows = [written("taken", 0, "answer", "red", "b"), written("free", 0, "answer", "red", "c")]
    taken, free = [storage.appender.append(row) for row in rows]
    slow.go_on.set()
    first.result(20)
    free.result(20)
    with pytest.raises(MoveTakenError):
        taken.result(20)
    assert storage.changes("taken", 0).moves == [Move(0, "answer", "red", "a")]
    assert storage.changes("free", 0).moves == [Move(0, "answer", "red", "c")]
    storage.close()


def test_a_move_in_the_moment_of_a_deletion_is_refused_and_not_lost(database: str) -> None:
    """Whoever deletes has not come to the end yet when the move is sent."""
    storage, other = Storage(database), Storage(database)
    create(storage, "stays", "goes")
    with at_table(other, "goes") as connection:
        bury(connection, "goes", "host", 1.0)
        sent = [
            storage.appender.append(written(game, 0, "answer", "red", "a")) for game in ("goes", "stays", "never was")
        ]
        with pytest.raises(TimeoutError):
            sent[0].result(0.3)
    with pytest.raises(MoveTakenError):
        sent[0].result(20)
    sent[1].result(20)
    with pytest.raises(MoveTakenError):
        sent[2].result(20)
    assert not storage.changes("goes", 0).moves
    assert len(storage.changes("stays", 0).moves) == 1
    storage.close()
    other.close()


def test_a_failure_is_told_to_all_whose_moves_were_in_it_and_the_next_ones_go_on() -> None:
    failing = [True]

    def write(rows: Any) -> set[tuple[str, int]]:
        if failing[0]:
            raise StorageError("the disk is gone")
        return {(row.game, row.number) for row in rows}

    appender = Appender(write)
    first = appender.append(written("a", 0, "answer", "red", "x"))
    with pytest.raises(StorageError):
        first.result(20)
    failing[0] = False
    appender.append(written("a", 0, "answer", "red", "x")).result(20)
    appender.close()
    assert appender.thread is not None and not appender.thread.is_alive()


def test_a_move_that_was_sent_over_a_line_that_broke_is_there_once(postgres: Any) -> None:
    """The database cannot say any more whether it arrived: the server finds out."""
    storage = Storage(postgres.new_database())
    storage.create(ROW, SEATS, "watch", [])
    for number in range(10):
        if number % 2:
            with storage.transaction() as connection:
                connection.exec_driver_sql(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() "
                    "AND datname = current_database()"
                )
        storage.append("abc", Move(number, "answer", "red", f"token {number}"))
    assert [move.token for move in storage.changes("abc", 0).moves] == [f"token {number}" for number in range(10)]
    # One whose confirmation was lost: written, but whoever wrote it has not heard so.
    insert = storage.direct.insert
    row = written("abc", 10, "answer", "red", "x")
    assert insert([row]) == {("abc", 10)}
    storage.direct.close()
    assert insert([row]) == {("abc", 10)}
    storage.direct.close()
    assert insert([row._replace(token="y")]) == set()
    storage.close()


# Reading.


def test_nothing_is_read_while_nobody_else_writes(serve: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    served: Served = serve()
    table = players(served.client, begin(served.client, seed=1))
    other = players(served.client, begin(served.client, seed=2))
    play_on(table, 1)
    play_on(other, 1)
    read: list[str] = []
    changes = Storage.changes

    def noted(storage: Storage, game: str, known: int) -> Any:
        read.append(game)
        return changes(storage, game, known)

    monkeypatch.setattr(Storage, "changes", noted)
    with table["red"].stream() as red, table["blue"].stream(mark="") as blue:
        play_on(table, 5)
        play_on(other, 5)
        begin(served.client, seed=3)
        play_on(table, 5)
        assert [red.next("move")[0] for _ in range(10)] == list(range(2, 12))
        while blue.next("change")[2]["move"] < 11:
            pass
    assert read == []


def test_what_another_process_writes_is_noticed_at_once(database: str, serve: Any) -> None:
    """Also where nobody tells of it, as with SQLite."""
    one: Served = serve(database)
    two: Served = serve(database)
    created = begin(one.client, seed=1)
    here, there = players(one.client, created), players(two.client, created)
    for number in range(10):
        asked = (here, there)[number % 2]["watch"].state(log=10**9)["question"]["seat"]
        assert (here, there)[number % 2][asked].answer().status_code == 201
        assert [side["watch"].state(log=10**9)["move"] for side in (here, there)] == [number + 1] * 2
    here["red"].post("/seats/red", {"name": "Ada"})
    assert there["watch"].state()["seats"][0]["name"] == "Ada"


def test_a_late_answer_at_another_process_is_refused_with_the_table_as_it_stands(database: str, serve: Any) -> None:
    one: Served = serve(database)
    two: Served = serve(database)
    created = begin(one.client, seed=1)
    here, there = players(one.client, created), players(two.client, created)
    asked = here["watch"].state()["question"]["seat"]
    state = there[asked].state()
    assert here[asked].answer().status_code == 201
    refusal = error(there[asked].answer(state=state), 409, "stale")
    assert refusal["state"]["move"] == 1


def test_two_processes_on_one_file_lose_nothing(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'games.db'}"
    both = [Storage(url), Storage(url)]
    both[0].create(ROW, SEATS, "watch", [])

    def write(storage: Storage, first: int) -> None:
        for number in range(first, 100, 2):
            storage.append("abc", Move(number, "answer", "red", str(number)))

    threads = [threading.Thread(target=write, args=(storage, place)) for place, storage in enumerate(both)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [move.number for move in both[0].changes("abc", 0).moves] == list(range(100))
