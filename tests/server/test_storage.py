"""What the server relies on, the same for SQLite and PostgreSQL."""

from __future__ import annotations

import threading
import time
from pathlib import Path

import pytest
import sqlalchemy as sa

from guildhall.engine.errors import GuildhallError
from guildhall.server import schema
from guildhall.server.storage import (
    AnalysisRow,
    GameRow,
    Move,
    MoveTakenError,
    SeatRow,
    Storage,
    StorageError,
    StorageFullError,
    UndoRequest,
)

ROW = GameRow("abc", "architects", 1, {"players": 2, "setup": "standard"}, 2**64 - 1, {"game": "architects"}, True)
SEATS = [SeatRow("red", "open", None, "Ada ♜", "hash-of-red"), SeatRow("blue", "bot", "random", None, None)]


@pytest.fixture
def storage(database: str) -> Storage:
    storage = Storage(database)
    storage.create(ROW, SEATS, "hash-of-watch", [Move(0, "answer", "red", "keep well")])
    return storage


def test_a_game_comes_back_as_it_was_written(storage: Storage, database: str) -> None:
    storage.close()
    again = Storage(database)
    assert again.game("abc") == ROW
    assert again.watch_hashes("abc") == ["hash-of-watch"]
    changes = again.changes("abc", 0)
    assert changes.moves == [Move(0, "answer", "red", "keep well")]
    assert changes.seats == SEATS
    assert changes.request is None


def test_there_is_no_other_game(storage: Storage) -> None:
    assert storage.game("abd") is None
    assert storage.changes("abd", 0).moves == []


def test_only_moves_from_a_number_on_are_read(storage: Storage) -> None:
    storage.append("abc", Move(1, "answer", "blue", "keep chapel"))
    storage.append("abc", Move(2, "undo", "blue", "1"))
    assert storage.changes("abc", 2).moves == [Move(2, "undo", "blue", "1")]
    assert storage.changes("abc", 3).moves == []


def test_a_number_is_taken_once(storage: Storage) -> None:
    with pytest.raises(MoveTakenError):
        storage.append("abc", Move(0, "answer", "blue", "keep chapel"))
    assert storage.changes("abc", 0).moves == [Move(0, "answer", "red", "keep well")]


def test_of_many_at_once_one_wins(storage: Storage, database: str) -> None:
    """With two storages, as two processes have."""
    other = Storage(database)
    start = threading.Barrier(8)
    won: list[int] = []

    def click(number: int) -> None:
        start.wait()
        try:
            (storage, other)[number % 2].append("abc", Move(1, "answer", "blue", f"token {number}"))
            won.append(number)
        except MoveTakenError:
            pass

    threads = [threading.Thread(target=click, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(won) == 1
    assert storage.changes("abc", 1).moves == [Move(1, "answer", "blue", f"token {won[0]}")]


def test_a_seat_changes_alone(storage: Storage) -> None:
    storage.set_seat("abc", "red", kind="bot", bot="random")
    assert storage.changes("abc", 0).seats == [SeatRow("red", "bot", "random", "Ada ♜", "hash-of-red"), SEATS[1]]


def test_a_request_is_made_agreed_to_and_removed(storage: Storage) -> None:
    storage.set_request("abc", UndoRequest(1, "red", 0, ()))
    assert storage.agree("abc", 1, 0, "blue") == UndoRequest(1, "red", 0, ("blue",))
    assert storage.agree("abc", 1, 0, "blue") == UndoRequest(1, "red", 0, ("blue",))
    assert storage.agree("abc", 1, 0, "green") == UndoRequest(1, "red", 0, ("blue", "green"))
    assert storage.agree("abc", 2, 0, "white") is None
    assert storage.agree("abc", 1, 3, "white") is None  # it was changed in the same moment
    assert storage.changes("abc", 0).request == UndoRequest(1, "red", 0, ("blue", "green"))
    storage.set_request("abc", None)
    assert storage.changes("abc", 0).request is None
    assert storage.agree("abc", 1, 0, "blue") is None


def test_two_who_agree_at_once_are_both_counted(storage: Storage, database: str) -> None:
    other = Storage(database)
    storage.set_request("abc", UndoRequest(1, "red", 0, ()))
    threads = [
        threading.Thread(target=at.agree, args=("abc", 1, 0, seat))
        for at, seat in ((storage, "blue"), (other, "green"))
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    request = storage.changes("abc", 0).request
    assert request is not None and sorted(request.agreed) == ["blue", "green"]


def test_nothing_of_a_game_is_written_if_a_part_of_it_fails(storage: Storage) -> None:
    twice = [Move(0, "answer", "red", "a"), Move(0, "answer", "red", "b")]
    with pytest.raises(sa.exc.IntegrityError):
        storage.create(GameRow("new", "architects", 1, {}, 1, None), SEATS, "watch", twice)
    assert storage.game("new") is None
    assert storage.changes("new", 0).seats == []


# Analyses.


def test_an_analysis_is_kept_for_the_end_that_it_is_of(storage: Storage, database: str) -> None:
    assert storage.analysis("abc", 7) is None
    assert storage.claim_analysis("abc", 7, 5.0)
    storage.note_analysis("abc", 7, 3, 10)
    assert storage.analysis("abc", 7) == AnalysisRow(3, 10, None)
    storage.note_analysis("abc", 7, 10, 10, {"moments": []})
    storage.close()
    again = Storage(database)
    assert again.analysis("abc", 7) == AnalysisRow(10, 10, {"moments": []})
    assert not again.claim_analysis("abc", 7, 0.0)  # it is done
    assert again.claim_analysis("abc", 9, 5.0)  # the end was taken back, and another one came
    assert again.analysis("abc", 7) is None


def test_an_analysis_is_done_by_one_process_as_long_as_that_lives(storage: Storage, database: str) -> None:
    other = Storage(database)
    assert storage.claim_analysis("abc", 7, 5.0)
    assert not other.claim_analysis("abc", 7, 5.0)
    other.note_analysis("abc", 7, 9, 9, {"moments": ["not mine"]})
    assert storage.analysis("abc", 7) == AnalysisRow(0, 0, None)
    time.sleep(0.05)
    assert other.claim_analysis("abc", 7, 0.02)  # nothing was heard of the first one
    storage.note_analysis("abc", 7, 1, 9)
    other.note_analysis("abc", 7, 2, 9)
    assert storage.analysis("abc", 7) == AnalysisRow(2, 9, None)


def test_a_step_may_be_sql(database: str) -> None:
    storage = Storage(database)
    steps = (*schema.MIGRATIONS, ("ALTER TABLE games ADD COLUMN note TEXT",))
    with storage.writer.begin() as connection:
        assert schema.migrate(connection, steps) == len(schema.MIGRATIONS)
        assert schema.migrate(connection, steps) == len(steps)
        connection.execute(sa.text("UPDATE games SET note = 'x'"))


def test_a_newer_database_is_left_alone(database: str) -> None:
    storage = Storage(database)
    with storage.writer.begin() as connection:
        connection.execute(schema.schema.insert().values(version=99, at=0.0))
    storage.close()
    with pytest.raises(GuildhallError, match="version 99"):
        Storage(database)


def test_several_may_open_a_new_database_at_once(database: str) -> None:
    opened: list[Storage] = []
    threads = [threading.Thread(target=lambda: opened.append(Storage(database))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(opened) == 8


# What one kind has and the other has not.


def test_an_accepted_move_is_on_disk(tmp_path: Path) -> None:
    storage = Storage(f"sqlite:///{tmp_path / 'games.db'}")
    for engine in (storage.engine, storage.writer):
        with engine.connect() as connection:
            assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
            assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # FULL


def fill(storage: Storage) -> None:
    """Let the database be as large as it is and no larger, for every connection from now on."""
    with storage.engine.connect() as connection:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar()

    @sa.event.listens_for(storage.writer, "connect")
    def limit(connection: object, _: object) -> None:
        connection.execute(f"PRAGMA max_page_count={pages}")  # type: ignore[attr-defined]

    storage.engine.dispose()


def test_a_full_disk_is_told_and_changes_nothing(tmp_path: Path) -> None:
    storage = Storage(f"sqlite:///{tmp_path / 'games.db'}")
    storage.create(ROW, SEATS, "watch", [])
    fill(storage)
    accepted = 0
    with pytest.raises(StorageFullError):
        for number in range(1000):
            storage.append("abc", Move(number, "answer", "red", "x" * 200))
            accepted += 1
    assert len(storage.changes("abc", 0).moves) == accepted


@pytest.mark.parametrize("url", ["nonsense", "mysql://x/y", "sqlite:////no/such/folder/games.db", "sqlite://"])
def test_an_address_that_cannot_be_is_refused_in_a_sentence(url: str) -> None:
    with pytest.raises(GuildhallError, match="database"):
        Storage(url)


def test_a_wrong_password_is_not_repeated() -> None:
    with pytest.raises(GuildhallError) as refusal:
        Storage("postgresql://me:verysecret@127.0.0.1:1/games")
    assert "verysecret" not in str(refusal.value)


def test_a_lost_database_is_told_and_found_again(postgres) -> None:  # type: ignore[no-untyped-def]
    storage = Storage(postgres.new_database())
    storage.create(ROW, SEATS, "watch", [])
    postgres.stop()
    try:
        with pytest.raises(StorageError):
            storage.append("abc", Move(0, "answer", "red", "a"))
    finally:
        postgres.start()
    storage.append("abc", Move(0, "answer", "red", "b"))
    assert storage.changes("abc", 0).moves == [Move(0, "answer", "red", "b")]
