"""`guildhall simulate --out DIR`: tables that say the same as the counts, and survive what ends a run early."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path
from typing import Any

import polars as pl
import pytest
from polars.testing import assert_frame_equal
from typer.testing import CliRunner, Result

import guildhall
from guildhall.cli import app
from guildhall.engine.playout import play_random
from guildhall.engine.rng import Rng
from guildhall.lab import extra, tables
from guildhall.lab import simulate as lab
from guildhall.lab.collect import TABLES, column, columns
from guildhall.lab.reading import Run
from guildhall.lab.simulate import Report, Simulation, simulate
from guildhall.lab.tables import TablesError, TableWriter
from lab.runs import simulated, table

BOTH: dict[str, Any] = {"players": 3, "setup": "variable", "expansions": ["artisans", "wonders"]}


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Report]:
    """A few games with both expansions."""
    folder = tmp_path_factory.mktemp("lab") / "both"
    return folder, simulated(folder, 6, **BOTH)


def command(*words: str) -> Result:
    return CliRunner().invoke(app, ["simulate", *words], env={"COLUMNS": "200"})


def test_games_and_seats_add_up_to_the_counts(played: tuple[Path, Report]) -> None:
    folder, report = played
    tally = report.tally
    assert tally.errors == 0, tally.failures
    games, seats = table(folder, "games"), table(folder, "seats")
    assert games["seed"].to_list() == [1, 2, 3, 4, 5, 6]
    assert games["answers"].sum() == tally.decisions
    assert games["turns"].mean() == pytest.approx(tally.turns.mean)
    assert games["error"].null_count() == 6
    keys = ["red", "blue", "green"]
    assert [seats.filter(pl.col("seat") == key)["won"].sum() for key in keys] == tally.wins_by_seat
    assert [seats.filter(pl.col("order") == place)["won"].sum() for place in (1, 2, 3)] == tally.wins_by_turn_order
    assert seats["won"].to_list() == (seats["place"] == 1).to_list()
    for category, spread in tally.scores.items():
        name = "points" if category == "total" else column(category)
        assert seats[name].sum() == spread.total, category


def test_points_by_category_add_up_and_the_winners_have_the_most(played: tuple[Path, Report]) -> None:
    folder, _ = played
    seats, games = table(folder, "seats"), table(folder, "games")
    categories = [name for name in seats.columns if name.startswith("points_")]
    assert len(categories) == 9
    assert seats.select(pl.sum_horizontal(categories)).to_series().to_list() == seats["points"].to_list()
    best = seats.group_by("game").agg(pl.col("points").max()).sort("game")["points"].to_list()
    assert games["best"].to_list() == best
    for row in games.iter_rows(named=True):
        won = seats.filter((pl.col("game") == row["game"]) & pl.col("won"))["seat"].to_list()
        assert row["winners"] == won


def test_turns_follow_each_other_and_end_where_the_seats_do(played: tuple[Path, Report]) -> None:
    folder, _ = played
    games, turns = table(folder, "games"), table(folder, "turns")
    for row in games.iter_rows(named=True):
        mine = turns.filter(pl.col("game") == row["game"])
        assert mine["turn"].to_list() == list(range(1, row["turns"] + 1))
        assert mine["seat"][0] == row["first"]
        assert mine["round"].max() == row["rounds"]
    assert turns["virtue"].is_between(0, 14).all() and turns["influence"].is_between(0, 12).all()
    assert set(turns["places"].explode().drop_nulls()) <= set(Run(folder).subjects.places)
    # Whoever places a Worker visits one place, rarely more; else one is taken back.
    assert 0.3 < (turns["places"].list.len() == 1).mean() < 1  # type: ignore[operator]


def test_a_turns_measures_are_those_of_the_table_at_its_end() -> None:
    """Watched from outside: the same game, played answer by answer."""
    definition = guildhall.definition("architects")
    options = definition.read_options({"players": 2})
    watched = definition.start(options, 7, True)
    study = definition.study(watched)
    names = [measure.key for measure in definition.subjects(options).measures]
    plain = definition.start(options, 7, False)
    rng = Rng(1)
    checked = 0
    while plain.decision is not None:
        answer = plain.answers[rng.below(len(plain.answers))]
        watched.answer(answer)
        plain.answer(answer)
        turns = study.turns()
        view = plain.view(-1)
        asked = plain.decision is not None and plain.decision.name() == "WhereToPlace"
        if asked and len(turns) > checked + 1:
            checked = len(turns)
            last = turns[-1]
            seat = view["seats"][last.seat]
            measured = dict(zip(names, last.measures))
            assert measured["virtue"] == seat["virtue"]
            assert measured["silver"] == seat["goods"].get("silver", 0)
            assert measured["hand"] == seat["hand_size"]
            assert measured["points"] == plain.scores()[last.seat]["total"]
    assert checked > 20
    assert len(study.turns()) == plain.view(-1)["turn"]["number"]


def test_watching_changes_no_game_and_no_clone_is_watched() -> None:
    definition = guildhall.definition("architects")
    options = definition.read_options({"players": 2})
    state = definition.start(options, 3, True)
    study = definition.study(state)
    copy = state.clone()
    play_random(copy, Rng(5))
    assert study.turns() == []
    play_random(state, Rng(5))
    assert len(study.turns()) > 20
    assert copy.position() == state.position()


def test_cards_are_those_that_the_coverage_counts(played: tuple[Path, Report]) -> None:
    folder, report = played
    cards = table(folder, "cards")
    counted = {
        (use, card): count for use, counts in report.tally.coverage.items() for card, count in counts.items() if count
    }
    used = cards.filter(~pl.col("use").str.ends_with("_offered"))  # what could have been used is not counted there
    found = used.group_by("use", "card").len()
    assert {(row["use"], row["card"]): row["len"] for row in found.iter_rows(named=True)} == counted
    boards = cards.filter(pl.col("use") == "boards_played")
    assert boards.height == 6 * 3 and set(boards["turn"]) == {0}
    built = cards.filter(pl.col("use") == "buildings_constructed").group_by("game", "seat").len()
    seats = table(folder, "seats").join(built, on=["game", "seat"], how="left")
    wonders = cards.filter(pl.col("use") == "wonders_built").group_by("game", "seat").len(name="wonders")
    seats = seats.join(wonders, on=["game", "seat"], how="left").fill_null(0)
    assert (seats["buildings"] == seats["len"] + seats["wonders"]).all()


def test_the_tables_follow_from_the_seed_whatever_the_processes(tmp_path: Path) -> None:
    simulated(tmp_path / "one", 60)
    simulated(tmp_path / "two", 60, processes=2)
    simulated(tmp_path / "other", 2, seed=2)
    for name in TABLES:
        assert_frame_equal(table(tmp_path / "one", name), table(tmp_path / "two", name))
    assert (tmp_path / "one/manifest.json").read_text() == (tmp_path / "two/manifest.json").read_text()
    assert table(tmp_path / "other", "games")["answers"][0] != table(tmp_path / "one", "games")["answers"][0]


def test_the_manifest_says_what_was_played(played: tuple[Path, Report]) -> None:
    manifest = json.loads((played[0] / "manifest.json").read_text())
    assert manifest["game"] == "architects"
    assert manifest["options"]["expansions"] == ["artisans", "wonders"]
    assert manifest["bots"] == ["random"] * 3
    assert (manifest["seed"], manifest["games"], manifest["played"], manifest["complete"]) == (1, 6, 6, True)
    assert set(manifest["versions"]) == {"guildhall", "rules", "polars"}


def test_a_game_that_went_wrong_has_a_row_that_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played = play_random
    started: list[int] = []

    def fails_once(state: Any, rng: Any, study: Any = None) -> int:
        started.append(1)
        if len(started) == 2:
            raise AssertionError("the roof fell in")
        return played(state, rng, study)

    monkeypatch.setattr(lab, "play_random", fails_once)
    simulated(tmp_path / "run", 3)
    games = table(tmp_path / "run", "games")
    assert games["error"].to_list() == [None, "AssertionError: the roof fell in", None]
    assert set(table(tmp_path / "run", "seats")["game"]) == {0, 2}


# What ends a run early.


def test_a_folder_that_is_not_empty_is_refused(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    done = command("--games", "1", "--out", str(tmp_path))
    assert done.exit_code == 1
    assert "is not empty" in done.stderr and "name another one" in done.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["notes.txt"]


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = command("--games", "1", "--out", str(tmp_path / "file" / "run"))
    assert done.exit_code == 1
    assert "No tables can be written into" in done.stderr and done.stderr.count("\n") == 1


def test_a_full_disk_is_said_and_what_was_written_can_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []
    whole = os.fsync

    def full_after_a_while(file: int) -> None:
        written.append("")
        if len(written) > 6:  # the manifest, the first part, and one table of the second
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        whole(file)

    monkeypatch.setattr(os, "fsync", full_after_a_while)
    monkeypatch.setattr(tables, "PART", 25)
    folder = tmp_path / "run"
    done = command("--games", "75", "--out", str(folder))
    assert done.exit_code == 1
    assert "No space left on device. 25 of 75 games are in" in done.stderr
    assert "Traceback" not in done.output
    run = Run(folder)
    assert (run.played, run.wanted) == (25, 75)
    assert table(folder, "seats")["game"].n_unique() == 25
    assert not list(folder.rglob("*.tmp"))


def test_an_interruption_leaves_what_was_played(tmp_path: Path) -> None:
    def interrupt(played: int) -> None:
        raise KeyboardInterrupt

    simulation = Simulation("architects", {"players": 2}, ["random"] * 2, 1, tables=True)
    writer = TableWriter(tmp_path / "run", simulation, 200)
    with pytest.raises(KeyboardInterrupt):
        simulate(simulation, 200, progress=interrupt, tables=writer)
    run = Run(tmp_path / "run")
    assert (run.played, run.wanted) == (25, 200)
    manifest = json.loads((tmp_path / "run/manifest.json").read_text())
    assert (manifest["played"], manifest["complete"]) == (25, False)


def test_the_command_says_what_an_interruption_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played = play_random
    started: list[int] = []

    def interrupted(state: Any, rng: Any, study: Any = None) -> int:
        started.append(1)
        if len(started) == 30:
            raise KeyboardInterrupt
        return played(state, rng, study)

    monkeypatch.setattr(lab, "play_random", interrupted)
    done = command("--games", "60", "--out", str(tmp_path / "run"))
    assert done.exit_code == 130
    assert f"Interrupted. 25 games are in {tmp_path / 'run'} and can be read." in done.stderr


def test_without_the_libraries_it_is_said_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extra, "NEEDED", ("polars", "no_such_library"))
    done = command("--games", "1", "--out", str(tmp_path / "run"))
    assert done.exit_code == 1
    assert "no_such_library: install them with `pip install 'guildhall[lab]'`" in done.stderr
    assert not (tmp_path / "run").exists()


# Reading.


def test_a_part_counts_once_its_games_are_there(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    simulated(folder, 2)
    (folder / "games" / "000000.parquet").unlink()
    with pytest.raises(TablesError, match="not one finished part"):
        Run(folder)


@pytest.mark.parametrize("name", ["seats", "turns", "cards"])
def test_a_missing_and_a_broken_table_are_named(tmp_path: Path, name: str) -> None:
    folder = tmp_path / "run"
    simulated(folder, 1)
    path = folder / name / "000000.parquet"
    whole = path.read_bytes()
    # Cut off, and damaged before an end that is whole.
    for broken in (whole[:100], whole[:8] + bytes(60) + whole[68:]):
        path.write_bytes(broken)
        with pytest.raises(TablesError, match=f"{name}.*no whole Parquet file"):
            Run(folder)
    pl.DataFrame({"game": [1]}).write_parquet(path)
    with pytest.raises(TablesError, match=f"not a table of {name}: its column"):
        Run(folder)
    path.unlink()
    with pytest.raises(TablesError, match=f"{name}.*is missing"):
        Run(folder)


@pytest.mark.parametrize(
    ("manifest", "sentence"),
    [
        ("[]", "not the manifest of a simulation in format 1"),
        ("{", "it is no JSON text"),
        ('{"format": 1}', "'game' is missing"),
        ('{"format": 1, "game": "checkers"}', "There is no game 'checkers'"),
        ('{"format": 2}', "not the manifest of a simulation in format 1"),
    ],
)
def test_a_broken_manifest_is_refused(tmp_path: Path, manifest: str, sentence: str) -> None:
    (tmp_path / "manifest.json").write_text(manifest)
    with pytest.raises(TablesError) as refused:
        Run(tmp_path)
    assert sentence in str(refused.value)


def test_the_documentation_lists_every_column() -> None:
    text = (Path(__file__).parents[2] / "docs/laboratory.md").read_text(encoding="utf-8")
    definition = guildhall.definition("architects")
    options = definition.read_options(BOTH)
    for name, kinds in columns(definition, options).items():
        part = text.split(f"### `{name}`")[1].split("\n### ")[0].split("\n## ")[0]
        listed = [
            cell.strip("` ")
            for line in part.splitlines()
            if line.startswith("| `")
            for cell in line.split("|")[1].split(",")
        ]
        assert listed == list(kinds), name
