"""Nothing that a player was told is lost, and nothing is there twice. The long version is `bench/crash.py`."""

from __future__ import annotations

from pathlib import Path

from server.crash import under_load

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
