"""Kill servers and cut lines to the database under load, and compare what players were told with what is stored.

    python bench/crash.py [--crashes 100] [--database sqlite|postgresql|both] [--seed 1]
    python bench/crash.py --power-cuts 20
    python bench/crash.py --history 10000

Everything runs on this machine, and ends: so many crashes, at random moments. SQLite has one server, which is killed
(`kill -9`); PostgreSQL has two, and besides all their lines to the database are cut, or the database itself crashes and
recovers. A player whose reply was lost tries again, half of the time with another answer.

A power cut takes everything with it that was not synced, or a part of it: the server on SQLite runs on a disk that
forgets (`tests/server/powercut.py`). The history is of so many answers at two servers on PostgreSQL, one of which is
killed or whose lines are cut every few seconds, while others look on at both: everybody must have seen a beginning of
what is stored (`tests/server/history.py`).
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import psycopg

sys.path[0] = str(Path(__file__).parents[1] / "tests")  # in place of this folder, which has a `server`, too
from server.crash import Hall, Outcome, under_load
from server.history import watched
from server.postgres import Postgres
from server.powercut import in_the_dark

GAMES = 24
PEOPLE = 6
READERS = 4
ROUNDS_BETWEEN = 60  # of everybody's tables between two cuts of the history
MOST_ROUNDS = 12  # of everybody's tables between two crashes
SECONDS = 1500  # after which no further crash is begun


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--crashes", type=int, default=100, help="with each database")
    parser.add_argument("--database", choices=("sqlite", "postgresql", "both"), default="both")
    parser.add_argument("--power-cuts", type=int, metavar="N", help="instead: that many, with SQLite")
    parser.add_argument("--history", type=int, metavar="N", help="instead: that many answers, with PostgreSQL")
    parser.add_argument("--seconds", type=int, default=SECONDS, help="after which nothing more is begun")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    limit = time.monotonic() + wanted.seconds
    if wanted.power_cuts is not None:
        outcomes = {"sqlite": in_power_cuts(wanted.power_cuts, wanted.seed, limit)}
    elif wanted.history is not None:
        outcomes = {"postgresql": of_history(wanted.history, wanted.seed, limit)}
    else:
        runs = {"sqlite": on_sqlite, "postgresql": on_postgresql}
        chosen = runs if wanted.database == "both" else {wanted.database: runs[wanted.database]}
        outcomes = {name: run(wanted.crashes, wanted.seed, wanted.seconds) for name, run in chosen.items()}
    for name, outcome in outcomes.items():
        show(name, outcome)
    sys.exit(0 if all(outcome.good for outcome in outcomes.values()) else 1)


def in_power_cuts(cuts: int, seed: int, limit: float) -> Outcome:
    settings = {"games": GAMES, "people": PEOPLE, "seed": seed}
    with tempfile.TemporaryDirectory() as folder, in_the_dark(Path(folder), **settings) as hall:
        crash(hall, cuts, [hall.cut], limit)
        return hall.finish()


def of_history(answers: int, seed: int, limit: float) -> Outcome:
    with tempfile.TemporaryDirectory() as folder, postgresql() as postgres:
        settings = {"games": GAMES, "people": PEOPLE, "readers": READERS, "seed": seed}
        with watched(postgres.new_database(), Path(folder), **settings) as hall:
            ways: list[Callable[[], None]] = [hall.kill, partial(hall.cut_lines, postgres.url("postgres"))]
            number = 0
            while hall.answers_given < answers and time.monotonic() < limit and not hall.outcome.failures:
                hall.play_for(ROUNDS_BETWEEN)
                ways[number % len(ways)]()
                number += 1
                print(f"{hall.answers_given} answers: {dict(hall.outcome.crashes)}", flush=True)
            given = hall.answers_given
            outcome = hall.finish()
            print(
                f"{given} answers; {hall.seen_events} events and {hall.seen_states} tables were seen, "
                f"{hall.behind} of these tables without an answer that had been accepted when they were asked for"
            )
            return outcome


def on_sqlite(crashes: int, seed: int, seconds: int) -> Outcome:
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/games.db"
        with under_load(database, Path(folder), games=GAMES, people=PEOPLE, servers=1, seed=seed) as hall:
            crash(hall, crashes, [hall.kill], time.monotonic() + seconds)
            return hall.finish()


def on_postgresql(crashes: int, seed: int, seconds: int) -> Outcome:
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
            crash(hall, crashes, [hall.kill, hall.kill, cut, crash_database], time.monotonic() + seconds)
            return hall.finish()


@contextmanager
def postgresql() -> Iterator[Postgres]:
    server = Postgres()
    try:
        yield server
    finally:
        server.remove()


def crash(hall: Hall, crashes: int, ways: list[Callable[[], None]], until: float) -> None:
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
