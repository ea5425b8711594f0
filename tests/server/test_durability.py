"""Nothing that a player was told is lost, and nothing is there twice. The long version is `bench/crash.py`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import guildhall
from guildhall.engine.errors import GuildhallError
from guildhall.server.storage import Storage
from server.crash import under_load
from server.history import told, watched, wrong_events
from server.postgres import Postgres
from server.powercut import in_the_dark

KILLS = 2


def test_killed_servers_have_lost_and_doubled_nothing(tmp_path: Path) -> None:
    """`kill -9` under load, again and again: every accepted answer is there, once, in its place, and games go on."""
    database = f"sqlite:///{tmp_path / 'games.db'}"
    with under_load(database, tmp_path, games=6, people=3, servers=1, seed=1) as hall:
        for _ in range(KILLS):
            hall.play_for(6)
            hall.kill()
        hall.play_for(3)
        outcome = hall.finish()
    assert outcome.good, outcome
    assert outcome.crashes["server killed"] == KILLS


def test_power_cuts_have_lost_and_doubled_nothing(tmp_path: Path) -> None:
    """Everything that was not synced is gone, or a part of it: every accepted answer is there all the same."""
    with in_the_dark(tmp_path, games=4, people=2, seed=1) as hall:
        for _ in range(KILLS):
            hall.play_for(5)
            hall.cut()
        hall.play_for(2)
        outcome = hall.finish()
    assert outcome.good, outcome
    assert outcome.crashes["power cut"] == KILLS


def test_a_disk_that_lies_is_found_out(tmp_path: Path) -> None:
    """The test above can fail: on a disk that says it has written, and has not, moves are lost."""
    with in_the_dark(tmp_path, lies=True, games=2, people=1, seed=1) as hall:
        hall.play_for(10)
        hall.stop_playing()
        hall.servers[0].kill()
        hall.forget()
        try:
            storage = Storage(hall.database)
        except GuildhallError:  # there is no database any more
            return
        found = sum(len(storage.changes(table.created["id"], 0).moves) for table in hall.tables)
        storage.close()
        assert found < sum(len(table.answered) for table in hall.tables)


def test_every_answer_is_there_once_and_every_reader_sees_a_beginning_of_it(postgres: Postgres, tmp_path: Path) -> None:
    """Two processes on one PostgreSQL, whose lines are cut and one of which is killed; people play at both, and others
    look on at both, by streams and by asking."""
    with watched(postgres.new_database(), tmp_path, games=4, people=2, readers=2, seed=1) as hall:
        hall.play_for(4)
        hall.cut_lines(postgres.url("postgres"))
        hall.play_for(4)
        hall.kill()
        hall.play_for(4)
        outcome = hall.finish()
    assert outcome.good, outcome
    assert hall.seen_events > 0 and hall.seen_states > 0


def test_a_reader_who_sees_something_else_is_noticed() -> None:
    """The test above can fail."""
    game = guildhall.new_game("viscounts", players=2, seed=1)
    for _ in range(6):
        game.choose(game.options[0])
    true = [told(game, number) for number in range(1, 7)]
    assert wrong_events([(1, true[0]), (2, true[1])], 0, game) == []
    assert wrong_events([(3, true[2])], 2, game) == []
    wrong: list[list[tuple[int, Any]]] = [
        [(1, true[0]), (3, true[2])],
        [(2, true[1]), (1, true[0])],
        [(1, true[1])],
        [(7, [])],
    ]
    for events in wrong:
        assert wrong_events(events, 0, game)
