"""Tuning: weights in files, bots that bring their own, and play that improves them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import guildhall
from guildhall.bots import Sight, UnknownBotError, make_bot
from guildhall.bots.judge import Judge
from guildhall.bots.table import check_weights
from guildhall.cli import app
from guildhall.engine.weights import WeightsError, WeightSet, read_weights, shipped, shipped_names
from guildhall.lab import tune
from guildhall.lab.arena import Arena
from guildhall.lab.pools import Crew
from guildhall.lab.tune import Course, Played, Tuning, TuningError, measure_gain, play_trial

MIXES = ["base", "artisans", "wonders", "artisans-wonders"]


def test_weights_are_shipped_for_every_mix_and_number_of_players() -> None:
    assert set(shipped_names("architects")) == {"0.1", *(f"{mix}-{players}" for mix in MIXES for players in (2, 3, 4))}
    for name in shipped_names("architects"):
        weights = shipped("architects", name)
        assert weights is not None and weights.game == "architects" and weights.found["by"]
    assert set(shipped_names("viscounts")) == {"0.1", "base-2", "base-3", "base-4"}


@pytest.mark.parametrize(("players", "like"), [(2, "base-2"), (3, "base-3"), (4, "base-4"), (5, "base-4")])
def test_a_table_has_the_weights_for_its_players(players: int, like: str) -> None:
    weights = shipped("architects", like)
    assert weights is not None
    numbers = guildhall.new_game("architects", players=players, seed=1).state.evaluation().numbers()
    assert numbers["plan"] == weights.numbers["plan"]


def test_two_bots_at_one_table_judge_by_different_weights(tmp_path: Path) -> None:
    state = guildhall.new_game("architects", players=2, seed=1).state
    numbers = state.evaluation().numbers()
    WeightSet("architects", {**numbers, "plan": 3.0}, {}).save(tmp_path / "w.json")
    own = Judge(read_weights(tmp_path / "w.json")).of(state)
    assert own.numbers()["plan"] == 3.0
    assert state.evaluation().numbers()["plan"] == numbers["plan"]
    arena = Arena("architects", {"players": 2}, [f"greedy@{tmp_path / 'w.json'}", "greedy@0.1"], games=2)
    report = arena.run()
    assert not report.errors and not any(standing.mishaps for standing in report.standings)


@pytest.mark.parametrize(("game", "expansions"), [("architects", ["artisans", "wonders"]), ("viscounts", [])])
def test_the_first_version_is_what_the_code_says(game: str, expansions: list[str]) -> None:
    options: dict[str, Any] = {"expansions": expansions} if expansions else {}
    state = guildhall.new_game(game, players=2, seed=1, **options).state
    assert Judge(version="0.1").of(state).numbers() == state.evaluation().with_numbers({}).numbers()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[]", "no weights that this version reads"),
        ("{", "not JSON"),
        ('{"weights": 1, "game": "architects"}', "are missing"),
        ('{"weights": 1, "game": "architects", "numbers": {"plan": "much"}}', "'plan' that is no number"),
        ('{"weights": 1, "game": "architects", "numbers": {"plan": NaN}}', "'plan' that is no number"),
    ],
)
def test_a_file_without_weights_is_refused(tmp_path: Path, text: str, message: str) -> None:
    (tmp_path / "w.json").write_text(text)
    with pytest.raises(WeightsError, match=message):
        make_bot(f"greedy@{tmp_path / 'w.json'}", 1)


def test_weights_of_another_game_are_refused(tmp_path: Path) -> None:
    WeightSet("viscounts", {"plan": 1.0}, {}).save(tmp_path / "w.json")
    with pytest.raises(WeightsError, match="another game"):
        check_weights(f"greedy@{tmp_path / 'w.json'}", "architects")
    with pytest.raises(WeightsError, match="There are no weights in"):
        make_bot(f"greedy@{tmp_path / 'missing.json'}", 1)
    with pytest.raises(UnknownBotError, match="judges nothing"):
        make_bot("random@0.1", 1)


def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tune, "TRIALS", 2)
    monkeypatch.setattr(tune, "DEALS", 1)


def test_the_seed_alone_decides_also_when_it_is_stopped_and_goes_on(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    small(monkeypatch)
    whole = Tuning("architects", {"players": 2}, games=12, seed=3)
    whole.run(Crew(play_trial, 1))
    assert whole.played == 12 and whole.numbers != whole.start
    part = Tuning("architects", {"players": 2}, games=12, seed=3)

    def stop(now: Tuning) -> None:
        (tmp_path / "progress").write_text(json.dumps(now.data()))
        if now.round == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        part.run(Crew(play_trial, 1), watch=stop)
    rest = Tuning("architects", {"players": 2}, games=12, seed=3)
    rest.go_on_from(tmp_path / "progress")
    rest.run(Crew(play_trial, 2))
    assert rest.numbers == pytest.approx(whole.numbers)
    other = Tuning("architects", {"players": 2}, games=12, seed=4)
    with pytest.raises(TuningError, match="another tuning"):
        other.go_on_from(tmp_path / "progress")


def test_the_command_writes_weights_that_a_bot_takes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    small(monkeypatch)
    file = tmp_path / "w.json"
    command = ["tune", "--players", "2", "--games", "4", "--check", "4", "--processes", "1", "--out", str(file)]
    done = CliRunner().invoke(app, command)
    assert done.exit_code == 0, done.output
    found = read_weights(file).found
    assert found["games"] == 4 and found["gain"][0]["games"] == 4 and found["opponents"]
    sight = Sight(guildhall.new_game("architects", players=2, seed=1).state)
    assert make_bot(f"greedy@{file}", 1).answer(sight) in sight.tokens


def test_viscounts_is_tuned_too(monkeypatch: pytest.MonkeyPatch) -> None:
    small(monkeypatch)
    tuning = Tuning("viscounts", {"players": 2}, games=8, seed=3)
    assert not {"tempo", "doubt", "doubt_ahead"} & set(tuning.names)
    assert {*tuning.bounds, *(name for style in tuning.styles.values() for name in style)} <= set(tuning.names)
    tuning.run(Crew(play_trial, 1))
    changed = [name for name in tuning.names if tuning.numbers[name] != tuning.start[name]]
    assert tuning.played == 8 and len(changed) > len(tuning.names) / 2


def test_doubt_is_what_explains_the_results_best() -> None:
    sure = [Played([1.0, 0.0], [9, 1], 3, [(0, [5.0, 0.0], 1.0)] * 60) for _ in range(4)]
    unsure = [Played([float(i % 2), float(1 - i % 2)], [9, 1], 3, [(0, [5.0, 0.0], 1.0)] * 60) for i in range(4)]
    assert sum(Course(sure).doubt()) < sum(Course(unsure).doubt())
    assert Course([Played([1.0, 0.0], [9, 1], 2, [(0, [1.0, 0.0], 1.0), (1, [4.0, 0.0], 1.0)])]).tempo() == 3.0


def test_spoilt_weights_lose_against_the_shipped_ones() -> None:
    good = guildhall.new_game("architects", players=2, seed=1).state.evaluation().numbers()
    spoilt = {**good, "plan": 0.0, "second_plan": 0.0, "goods.0": -1.0, "goods.1": -1.0, "goods.2": -1.0}
    tuning = Tuning("architects", {"players": 2}, start=good, games=1)
    assert measure_gain(tuning, Crew(play_trial, 1), "spoilt", spoilt, 10).share >= 0.8
