"""Reports of problems: a file that tells who made it nothing new, opens at the move, and becomes a test."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import guildhall
from guildhall.cli import app
from replays import test_replays as replays
from server.tools import Player, Served, begin, error, play_on, players, seated

GAMES = pytest.mark.parametrize("game", ["architects", "viscounts"])


def report(player: Player, **params: Any) -> guildhall.Record:
    response = player.get("/report", **params)
    assert response.status_code == 200, response.text
    assert "attachment" in response.headers["content-disposition"]
    return guildhall.Record.parse(response.text)


@GAMES
def test_of_a_running_game_it_is_the_table_as_the_seat_sees_it(served: Served, game: str) -> None:
    created = begin(served.client, game=game, seed=12345678901)
    table = players(served.client, created)
    play_on(table, 14)
    for seat, player in table.items():
        record = report(player)
        opened = guildhall.load(str(record))
        view = None if seat == "watch" else seat
        state = player.state()
        assert opened.view(view) == state["view"]
        assert opened.decision.seat_key == state["question"]["seat"]
        assert record.report is not None
        assert (record.report.number, record.report.game) == (0, created["id"])
        assert record.report.software == guildhall.__version__


@GAMES
def test_of_a_running_game_it_holds_nothing_that_the_seat_may_not_know(served: Served, game: str) -> None:
    created = begin(served.client, game=game, seed=12345678901)
    table = players(served.client, created)
    play_on(table, 14)
    texts = [str(report(table["red"])) for _ in range(3)]
    for text in texts:
        assert "12345678901" not in text, "the seed tells every card"
        assert not any(key in text for key in [*created["keys"].values(), created["watch"]])
    hidden = [guildhall.load(text).hash for text in texts]
    assert len(set(hidden)) == len(hidden), "what is hidden is dealt anew each time"


def test_of_a_finished_game_it_is_the_whole_record_and_where_to_look(served: Served) -> None:
    game = finished()
    _, table = seated(served.client, game)
    record = report(table["blue"], at=17)
    assert record.answers == game.record().answers
    assert record.report is not None and record.report.number == 17
    assert guildhall.load(str(record)).hash == game.hash


def finished() -> guildhall.Game:
    game = guildhall.load(Path(replays.__file__).parent / "2-players-standard.txt")
    assert game.is_over
    return game


def test_somebody_who_holds_every_seat_gets_the_record_at_any_time(served: Served) -> None:
    created = begin(served.client, seed=5)
    play_on(players(served.client, created), 10)
    record = report(Player(served.client, created["id"], *created["keys"].values()))
    assert (record.seed, len(record.answers)) == (5, 10)


def test_what_cannot_be_reported_is_refused(served: Served) -> None:
    created = begin(served.client, seed=1)
    red = players(served.client, created)["red"]
    error(red.get("/report", at=1), 422, "record")
    error(Player(served.client, created["id"], "nonsense").get("/report"), 403, "wrong-key")


@GAMES
def test_dropped_into_the_folder_of_replays_it_is_a_test(served: Served, game: str, tmp_path: Path) -> None:
    table = players(served.client, begin(served.client, game=game, seed=1))
    play_on(table, 12)
    file = tmp_path / "dropped.txt"
    file.write_text(str(report(table["red"])), encoding="utf-8")
    replays.check_record(file)
    replays.test_pieces_and_coins_are_conserved_on_the_way(file)


def test_replay_opens_it_at_that_move(served: Served, tmp_path: Path) -> None:
    _, table = seated(served.client, finished())
    file = tmp_path / "report.txt"
    file.write_text(str(report(table["red"], at=17)), encoding="utf-8")
    result = CliRunner().invoke(app, ["replay", str(file)], env={"COLUMNS": "160"})
    assert result.exit_code == 0, result.output
    assert f"17 of {len(finished().answers)}" in result.output
    assert f"with Guildhall {guildhall.__version__}" in result.output
    again = CliRunner().invoke(app, ["replay", str(file), "--at", "3"], env={"COLUMNS": "160"})
    assert f"3 of {len(finished().answers)}" in again.output


@pytest.mark.parametrize(
    "report",
    [
        "7",
        "[]",
        '{"number": 0}',
        '{"number": -1, "software": "1", "game": "a"}',
        '{"number": 3, "software": "1", "game": "a"}',
        '{"number": 0, "software": "\\u001b[2J", "game": "a"}',
        '{"number": 0, "software": "1", "game": "a", "more": 1}',
        '{"number": 0, "software": "1", "game": "a", "words": 7}',
        '{"number": 0, "software": "1", "game": "a", "words": "' + "x" * 4001 + '"}',
    ],
)
def test_a_report_of_another_shape_is_refused(report: str) -> None:
    text = str(guildhall.new_game("architects", seed=1).record()).replace("answers:", f"report: {report}\nanswers:")
    with pytest.raises(guildhall.RecordError, match="report"):
        guildhall.load(text)


def test_the_words_of_a_report_are_kept_and_shown(tmp_path: Path) -> None:
    words = 'The Quarry gave "nothing".\nTwice.'
    data = json.dumps({"number": 0, "software": "1", "game": "a", "words": words})
    text = str(guildhall.new_game("architects", seed=1).record()).replace("answers:", f"report: {data}\nanswers:")
    record = guildhall.Record.parse(text)
    assert record.report is not None
    assert record.report.words == words
    assert guildhall.Record.parse(str(record)) == record
    file = tmp_path / "report.txt"
    file.write_text(text, encoding="utf-8")
    result = CliRunner().invoke(app, ["replay", str(file)], env={"COLUMNS": "160"})
    assert 'The Quarry gave "nothing".' in result.output
