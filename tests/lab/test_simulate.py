"""The simulator: bots at seats, games counted in whole numbers."""

from __future__ import annotations

import re
import statistics
from collections.abc import Mapping
from typing import Any

import pytest
from typer.testing import CliRunner

import guildhall.bots
from guildhall.bots import Sight
from guildhall.bots.judge import Judge
from guildhall.cli import app
from guildhall.engine.errors import UnknownOptionError
from guildhall.lab.playing import play_out
from guildhall.lab.pools import PoolError
from guildhall.lab.simulate import Simulation, Spread, Tally, simulate
from lab.runs import die

SEEN: list[Mapping[str, Any]] = []


class BuilderBot:
    """Builds when it can, takes the answers in turn otherwise, and remembers what it was shown."""

    def __init__(self, seed: int, settings: str, judge: Judge) -> None:
        self.seed = seed

    def answer(self, sight: Sight) -> str:
        tokens = sight.tokens
        SEEN.append(sight.view)
        assert sight.view["question"]["answers"] == tokens
        build = [token for token in tokens if token.startswith(("build", "advance", "place guildhall"))]
        return build[0] if build else tokens[len(SEEN) % len(tokens)]


class CheatBot(BuilderBot):
    def answer(self, sight: Sight) -> str:
        return "win at once"


@pytest.fixture
def more_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    SEEN.clear()
    monkeypatch.setitem(guildhall.bots.BOTS, "planner", BuilderBot)
    monkeypatch.setitem(guildhall.bots.BOTS, "cheat", CheatBot)


def test_a_spread_is_that_of_the_textbook() -> None:
    values = [3, -7, 12, 12, 0]
    spread = Spread()
    for value in values:
        spread.see(value)
    assert spread.mean == pytest.approx(statistics.mean(values))
    assert spread.sd == pytest.approx(statistics.stdev(values))
    assert Spread().mean == Spread().sd == 0
    alike = Spread()
    for _ in range(10):
        alike.see(10**9)
    assert alike.sd == 0


def test_tallies_add_up_in_any_order() -> None:
    simulation = Simulation("architects", {"players": 3}, ["random"] * 3, seed=1)
    parts = [simulation.play(first, 2).tally for first in (0, 2, 4)]
    whole = simulation.play(0, 6).tally
    for order in ((0, 1, 2), (2, 0, 1)):
        total = Tally(3)
        for i in order:
            total.add(parts[i])
        assert total.decisions == whole.decisions
        assert total.wins_by_seat == whole.wins_by_seat
        assert {key: spread.data() for key, spread in total.scores.items()} == {
            key: spread.data() for key, spread in whole.scores.items()
        }


def test_other_bots_see_their_seats_view_only(more_bots: None) -> None:
    report = simulate(Simulation("architects", {"players": 2}, ["planner", "random"], seed=3), games=1)
    assert report.tally.errors == 0, report.tally.failures
    assert SEEN
    for view in SEEN:
        assert view["seat"] == view["question"]["seat"] == "red"
        assert view["seats"][1]["hand"] is None
    assert report.tally.decisions > len(SEEN)


def test_for_a_bot_that_answers_what_is_not_legal_chance_answers_and_it_is_told(more_bots: None) -> None:
    report = simulate(Simulation("architects", {"players": 2}, ["random", "cheat"], seed=3), games=2)
    assert report.tally.errors == 0
    assert report.tally.mishaps > 20
    mishaps = report.data()["mishaps"]
    assert mishaps["count"] == report.tally.mishaps
    first = mishaps["first"][0]
    assert (first["seed"], first["bot"], first["seat"], first["kind"]) == (3, "cheat", 1, "illegal")
    assert "'win at once'" in first["message"]


def test_the_command_tells_the_first_mishap_of_each_kind(more_bots: None) -> None:
    done = CliRunner().invoke(app, ["simulate", "--bots", "random,cheat", "--games", "1", "--seed", "3"])
    assert done.exit_code == 0
    number, first = done.stderr.splitlines()
    assert re.match(r"\d+ times a bot gave no legal answer, and chance answered for it. The first ones:", number)
    assert re.match(r"game with seed 3, question \d+: cheat \(Blue\): 'win at once' is none of the", first)


def test_a_game_that_does_not_end_is_an_error_and_hides_no_mishap(
    more_bots: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert play_out.__kwdefaults__ is not None
    monkeypatch.setitem(play_out.__kwdefaults__, "most", 20)
    tally = simulate(Simulation("architects", {"players": 2}, ["random", "cheat"], seed=3), games=1).tally
    assert tally.failures == [(3, "GuildhallError: The game did not end within 20 answers.")]
    assert tally.mishaps > 2


def test_a_worker_that_ends_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("guildhall.lab.simulate._work", die)
    with pytest.raises(PoolError, match="A worker process has ended all of a sudden"):
        simulate(Simulation("architects", {"players": 2}, ["random"] * 2, seed=3), games=1, processes=2)


def test_where_nothing_went_wrong_no_mishaps_are_told() -> None:
    report = simulate(Simulation("architects", {"players": 2}, ["random"] * 2, seed=3), games=1)
    assert "mishaps" not in report.data()


def test_progress_is_told_of_every_game_that_may_be_slow(more_bots: None) -> None:
    heard: list[int] = []
    simulation = Simulation("architects", {"players": 2}, ["planner", "random"], seed=3)
    simulate(simulation, games=2, progress=heard.append)
    assert heard == [1, 1]


def test_progress_is_told() -> None:
    heard: list[int] = []
    simulate(Simulation("architects", {"players": 2}, ["random"] * 2, seed=1), games=30, progress=heard.append)
    assert sum(heard) == 30 and len(heard) > 1


def test_seats_without_a_bot_are_refused() -> None:
    with pytest.raises(UnknownOptionError):
        Simulation("architects", {"players": 3}, ["random"] * 2, seed=1)
    with pytest.raises(UnknownOptionError):
        Simulation("architects", {"players": 2}, ["random"] * 2, seed=2**64)
