"""The arena: what it plays, what it reports, what it keeps, and that the seed alone decides."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import guildhall
from guildhall.cli import app
from guildhall.engine.errors import GuildhallError
from guildhall.lab.arena import Arena
from guildhall.lab.keeping import Folder
from guildhall.lab.playing import play_out
from guildhall.lab.standings import Report, Result

FIRST = f"{Path(__file__).with_name('badbots.py')}:First"
CHEATS = f"{Path(__file__).with_name('badbots.py')}:Cheats"
TIMES = ("thinking_ms", "processes", "seconds")


def arena(*bots: str, games: int = 4, players: int = 2, lineup: str = "mixed", seed: int = 1) -> Arena:
    return Arena("architects", {"players": players}, bots, games=games, lineup=lineup, seed=seed)


def counted(report: Report) -> dict[str, Any]:
    return {key: value for key, value in report.data().items() if key not in TIMES}


@pytest.fixture(scope="module")
def report() -> Report:
    return arena("greedy", "random", games=10).run()


def test_every_game_is_counted(report: Report) -> None:
    data = report.data()
    assert (data["games"], data["deals"], data["unfinished"], data["errors"]) == (10, 5, 0, 0)
    assert [row["games"] for row in data["standings"]] == [10, 10]
    assert sum(row["wins"] for row in data["standings"]) == 10
    assert data["tables"] == [{"bots": ["greedy", "random"], "games": 10, "wins": data["tables"][0]["wins"]}]


def test_the_better_bot_is_rated_higher(report: Report) -> None:
    greedy, chance = report.standings
    assert greedy.win_rate > 0.8
    assert greedy.rating > 100 > -100 > chance.rating
    assert greedy.rating_95[0] < greedy.rating < greedy.rating_95[1]
    assert greedy.win_rate_95[0] < greedy.win_rate <= greedy.win_rate_95[1]
    assert greedy.thinking_ms > chance.thinking_ms > 0
    assert greedy.mean_points > chance.mean_points


def test_the_keys_of_the_json_are_stable(report: Report) -> None:
    data = json.loads(json.dumps(report.data()))
    assert list(data) == [
        "game", "rules", "options", "bots", "lineup", "seed", "games", "deals", "shared_victories", "unfinished",
        "errors", "failures", "even_win_rate", "standings", "tables", "thinking_ms", "processes", "seconds",
    ]  # fmt: skip
    assert list(data["standings"][0]) == [
        "bot", "games", "seats", "wins", "win_rate", "win_rate_95", "points", "rating", "rating_95", "mishaps",
        "first_mishap",
    ]  # fmt: skip


def test_the_seed_decides_and_not_the_number_of_processes(report: Report) -> None:
    assert counted(arena("greedy", "random", games=10).run(processes=2)) == counted(report)
    assert counted(arena("greedy", "random", games=10, seed=2).run()) != counted(report)


def test_the_first_bot_alone_against_three() -> None:
    done = arena("greedy", "random", games=4, players=4, lineup="first").run()
    assert [(standing.games, standing.seats) for standing in done.standings] == [(4, 4), (4, 12)]
    assert done.data()["tables"][0]["bots"] == ["greedy", "random", "random", "random"]
    assert done.data()["even_win_rate"] == 0.25


def test_a_bot_that_fails_is_told_of_with_its_game() -> None:
    done = arena("random", CHEATS, games=2, seed=5).run()
    fine, cheating = done.data()["standings"]
    assert (fine["mishaps"], fine["first_mishap"]) == ({}, None)
    assert cheating["mishaps"]["illegal"] > 20
    first = cheating["first_mishap"]
    assert (first["game"], first["seed"], first["seat"], first["kind"]) == (0, 5, "blue", "illegal")
    assert "'take all' is none of the" in first["message"]
    # The game is played to its end all the same.
    assert done.data()["unfinished"] == 0 and sum(row["wins"] for row in done.data()["standings"]) == 2


def test_a_game_that_does_not_end_counts_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("guildhall.lab.playing", fromlist=["play_out"]).play_out.__kwdefaults__, "most", 20)
    data = arena("greedy", "random", games=2).run().data()
    assert (data["games"], data["unfinished"]) == (2, 2)
    assert [(row["games"], row["wins"], row["win_rate_95"]) for row in data["standings"]] == [(0, 0, [0, 1])] * 2


def test_a_defect_in_one_game_does_not_hide_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    from guildhall.lab import arena as module

    play = play_out

    def fails_once(state: Any, bots: Any, seed: int, **settings: Any) -> Any:
        if seed == 2 and bots[0] == "random":
            raise AssertionError("the roof fell in")
        return play(state, bots, seed, **settings)

    monkeypatch.setattr(module, "play_out", fails_once)
    data = arena("greedy", "random", games=4).run().data()
    assert (data["games"], data["errors"]) == (4, 1)
    assert data["failures"] == [{"game": 3, "seed": 2, "message": "AssertionError: the roof fell in"}]
    assert sum(row["wins"] for row in data["standings"]) == 3


@pytest.mark.parametrize("bots", [["greedy"], ["greedy", "greedy"], ["greedy", "oracle"], ["greedy", "no.py:Bot"]])
def test_bots_that_cannot_play_are_refused(bots: list[str]) -> None:
    with pytest.raises(guildhall.UnknownOptionError):
        arena(*bots)


# The folder.


def lines(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / "games.jsonl").read_text().splitlines()]


def test_every_record_is_kept_and_replays(tmp_path: Path) -> None:
    done = arena("random", "greedy").run(folder=Folder(tmp_path / "new" / "folder"))
    folder = tmp_path / "new" / "folder"
    assert json.loads((folder / "results.json").read_text()) == done.data()
    assert sorted(path.name for path in (folder / "records").iterdir()) == [f"00000{i}.txt" for i in range(4)]
    for row in lines(folder):
        game = guildhall.load(folder / "records" / f"{row['game']:06}.txt")
        assert game.is_over and game.seed == row["seed"]
        assert [score["total"] for score in game.scores()] == row["points"]
        assert game.ranks() == row["places"]


def test_a_second_run_goes_on_where_the_first_was_stopped(tmp_path: Path) -> None:
    whole = counted(arena("random", "greedy", games=6).run())

    class Stopped(Exception):
        pass

    def stop(_: int) -> None:
        if len(lines(tmp_path)) == 3:
            raise Stopped

    with pytest.raises(Stopped):
        arena("random", "greedy", games=6).run(folder=Folder(tmp_path), progress=stop)
    # And as if the machine had stopped in the middle of a line.
    with open(tmp_path / "games.jsonl", "a") as file:
        file.write('{"game": 3, "de')
    heard: list[int] = []
    again = arena("random", "greedy", games=6).run(folder=Folder(tmp_path), progress=heard.append)
    assert heard == [3, 1, 1, 1], "three games were there already"
    assert counted(again) == whole
    assert sorted(row["game"] for row in lines(tmp_path)) == [0, 1, 2, 3, 4, 5]


@pytest.fixture
def no_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game goes wrong, and so takes no time."""
    monkeypatch.setattr("guildhall.lab.arena.play_out", None)


def test_every_game_is_told_and_kept_by_itself(no_games: None, tmp_path: Path) -> None:
    kept: list[int] = []
    arena("random", "greedy", games=40).run(
        folder=Folder(tmp_path), progress=lambda _: kept.append(len(lines(tmp_path)))
    )
    assert kept == list(range(41))


def test_the_command_says_what_an_interruption_left(
    no_games: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep = Folder.keep

    def interrupted(self: Folder, result: Result) -> None:
        if self.kept == 2:
            raise KeyboardInterrupt
        keep(self, result)

    monkeypatch.setattr(Folder, "keep", interrupted)
    done = CliRunner().invoke(app, ["arena", "--games", "4", "--processes", "1", "--out", str(tmp_path)])
    assert done.exit_code == 130
    assert done.stderr == f"Interrupted. 2 games are in {tmp_path}; the same command goes on from there.\n"


def test_what_is_no_line_of_a_game_that_was_played_is_played_again(tmp_path: Path) -> None:
    contest = arena("random", "greedy", games=6)
    folder = Folder(tmp_path)
    folder.begin(contest)
    for match in contest.matches[:3]:
        folder.keep(Result(match, finished=True, points=[1, 2], places=[2, 1], answers=[3, 3], seconds=[0.1, 0.2]))
    folder.keep(Result(contest.matches[3], error="AssertionError: the roof fell in"))
    whole = (tmp_path / "games.jsonl").read_bytes().splitlines(keepends=True)
    short = json.dumps({**json.loads(whole[0]), "game": 4, "points": [1]}).encode()
    mishap = json.dumps({**json.loads(whole[0]), "game": 5, "mishaps": [{"seat": 7}]}).encode()
    odd = [b"1\n", b'{"game": 3}\n', b"\xff\n", b'[{"game": 3}]\n', short + b"\n", mishap + b"\n", b'{"game": 3, "de']
    (tmp_path / "games.jsonl").write_bytes(b"".join([*whole, *odd]))
    assert list(Folder(tmp_path).begin(contest)) == [0, 1, 2]
    assert (tmp_path / "games.jsonl").read_bytes().splitlines(keepends=True) == whole[:3]


def test_more_games_can_be_added_and_fewer_take_none_away(tmp_path: Path) -> None:
    arena("random", "greedy", games=2).run(folder=Folder(tmp_path))
    heard: list[int] = []
    assert arena("random", "greedy", games=4).run(folder=Folder(tmp_path), progress=heard.append).deals == 2
    assert heard == [2, 1, 1]
    assert arena("random", "greedy", games=2).run(folder=Folder(tmp_path)).deals == 1
    assert len(lines(tmp_path)) == 4


def test_another_arena_is_refused_and_stays_as_it_is(tmp_path: Path) -> None:
    arena("random", "greedy", games=2).run(folder=Folder(tmp_path))
    before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    with pytest.raises(GuildhallError, match="holds another arena: seed is 1 there, and 2 now"):
        arena("random", "greedy", games=2, seed=2).run(folder=Folder(tmp_path))
    with pytest.raises(GuildhallError, match="holds another arena: options is"):
        arena("random", "greedy", games=3, players=3).run(folder=Folder(tmp_path))
    assert {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()} == before


def test_a_bot_of_ones_own_that_has_changed_is_another_one(tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text("class Bot:\n    def answer(self, sight): return sight.tokens[0]\n")
    Folder(tmp_path / "out").begin(arena("random", f"{file}:Bot"))
    file.write_text("class Bot:\n    def answer(self, sight): return sight.tokens[-1]\n")
    with pytest.raises(GuildhallError, match="holds another arena: files"):
        Folder(tmp_path / "out").begin(arena("random", f"{file}:Bot"))


def test_a_folder_with_something_else_in_it_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Archbishop")
    with pytest.raises(GuildhallError, match="is not empty and holds no arena"):
        arena("random", "greedy").run(folder=Folder(tmp_path))
    with pytest.raises(GuildhallError, match=r"letter\.txt cannot be used: "):
        arena("random", "greedy").run(folder=Folder(tmp_path / "letter.txt"))


@pytest.mark.parametrize("failing", ["fsync", "replace"])
def test_a_full_disk_is_one_sentence_and_what_was_written_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failing: str
) -> None:
    works = getattr(os, failing)

    def fail(*arguments: Any) -> Any:
        if (tmp_path / "games.jsonl").exists() and len(lines(tmp_path)) == 2:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return works(*arguments)

    monkeypatch.setattr(os, failing, fail)
    with pytest.raises(GuildhallError, match=r"No space left on device\. The 2 games before are in .* goes on"):
        arena("random", "greedy", games=6).run(folder=Folder(tmp_path))
    assert len(lines(tmp_path)) == 2
    for record in (tmp_path / "records").iterdir():
        assert guildhall.load(record).is_over
    monkeypatch.setattr(os, failing, works)
    again = arena("random", "greedy", games=6).run(folder=Folder(tmp_path))
    assert counted(again) == counted(arena("random", "greedy", games=6).run())


def test_bots_of_ones_own_play_in_several_processes_too() -> None:
    alone = arena("random", FIRST, games=4).run()
    assert counted(arena("random", FIRST, games=4).run(processes=2)) == counted(alone)
    assert alone.data()["standings"][1]["mishaps"] == {}
