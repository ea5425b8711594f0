"""Kill servers and cut lines to the database under load, and compare what players were told with what is stored.

    python bench/crash.py [--crashes 100] [--database sqlite|postgresql|both] [--seed 1]

Everything runs on this machine, and ends: so many crashes, at random moments. SQLite has one server, which is killed
(`kill -9`); PostgreSQL has two, and besides all their lines to the database are cut, or the database itself crashes and
recovers. A player whose reply was lost tries again, half of the time with another answer.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

sys.path[0] = str(Path(__file__).parents[1] / "tests")  # in place of this folder, which has a `server`, too
from server.crash import Hall, Outcome, under_load
from server.postgres import Postgres

GAMES = 24
PEOPLE = 6
MOST_ROUNDS = 12  # of everybody's tables between two crashes
SECONDS = 1500  # after which no further crash is begun


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--crashes", type=int, default=100, help="with each database")
    parser.add_argument("--database", choices=("sqlite", "postgresql", "both"), default="both")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    runs = {"sqlite": on_sqlite, "postgresql": on_postgresql}
    chosen = runs if wanted.database == "both" else {wanted.database: runs[wanted.database]}
    outcomes = {name: run(wanted.crashes, wanted.seed) for name, run in chosen.items()}
    for name, outcome in outcomes.items():
        show(name, outcome)
    sys.exit(0 if all(outcome.good for outcome in outcomes.values()) else 1)


def on_sqlite(crashes: int, seed: int) -> Outcome:
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/games.db"
        with under_load(database, Path(folder), games=GAMES, people=PEOPLE, servers=1, seed=seed) as hall:
            crash(hall, crashes, [hall.kill])
            return hall.finish()


def on_postgresql(crashes: int, seed: int) -> Outcome:
    with tempfile.TemporaryDirectory() as folder, postgresql() as postgres:
        database = postgres.new_database()

        def cut() -> None:
            with psycopg.connect(postgres.url("postgres"), autocommit=True) as line:
                line.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
            hall.outcome.crashes["lines to the database cut"] += 1

        def crash_database() -> None:
            postgres.crash()
            postgres.start()
            hall.outcome.crashes["database crashed"] += 1

        with under_load(database, Path(folder), games=GAMES, people=PEOPLE, servers=2, seed=seed) as hall:
            crash(hall, crashes, [hall.kill, hall.kill, cut, crash_database])
            return hall.finish()


@contextmanager
def postgresql() -> Iterator[Postgres]:
    server = Postgres()
    try:
        yield server
    finally:
        server.remove()


def crash(hall: Hall, crashes: int, ways: list[Callable[[], None]]) -> None:
    until = time.monotonic() + SECONDS
    for number in range(1, crashes + 1):
        hall.play_for(hall.random.randint(1, MOST_ROUNDS))
        time.sleep(hall.random.uniform(0, 0.05))  # so that it does not always come right after an answer
        ways[number % len(ways)]()
        if number % 10 == 0:
            print(f"{number} crashes: {dict(hall.outcome.crashes)}", flush=True)
        if time.monotonic() > until or hall.outcome.failures:
            break


def show(name: str, outcome: Outcome) -> None:
    print(f"{name}: " + ", ".join(f"{number} times {what}" for what, number in outcome.crashes.items()))
    print(f"  {outcome.accepted} answers accepted, {outcome.lost_replies} replies lost, of which")
    print(f"  {outcome.stored_unseen} had been stored; missing {outcome.missing}, doubled {outcome.doubled},")
    print(
        f"  different {outcome.different}, refused without reason {outcome.unexplained}, games broken {outcome.broken}"
    )
    for failure in outcome.failures:
        print(f"  FAILED: {failure}")


if __name__ == "__main__":
    main()
