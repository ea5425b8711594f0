"""A game between bots goes on whatever the bots do, and what they did is told."""

from __future__ import annotations

from pathlib import Path

import pytest

import guildhall
from guildhall.bots import Sight
from guildhall.engine.agenda import State
from guildhall.lab import own_process
from guildhall.lab.own_process import Process
from guildhall.lab.playing import MOST_DEATHS, Played, play_out

BAD = Path(__file__).with_name("badbots.py")


def table(players: int = 2, seed: int = 3) -> State:
    architects = guildhall.definition("architects")
    return architects.start(architects.read_options({"players": players}), seed, False)


def bad(name: str) -> str:
    return f"{BAD}:{name}"


def play_some(name: str, seconds: float = 20.0, most: int = 24) -> Played:
    return play_out(table(), [bad(name), "random"], 3, seconds=seconds, most=most)


def test_a_game_is_played_to_its_end() -> None:
    played = play_out(table(), ["random", "random"], 3)
    assert played.finished and played.state.is_over
    assert played.mishaps == []
    assert sum(played.answers_by_seat) == len(played.answers) > 100
    assert all(seconds > 0 for seconds in played.seconds_by_seat)


def test_the_same_seed_plays_the_same_game() -> None:
    games = [play_out(table(), ["random", "random"], seed).answers for seed in (3, 3, 4)]
    assert games[0] == games[1] != games[2]


def test_a_game_that_does_not_end_is_stopped_and_called_unfinished() -> None:
    played = play_out(table(), ["random", "random"], 3, most=50)
    assert not played.finished
    assert len(played.answers) == 50


def test_a_bot_of_ones_own_plays() -> None:
    played = play_some("First")
    assert played.mishaps == []
    # The plain answer each time, on the real table.
    again = table()
    for seat, answer in played.answers:
        assert seat == 1 or answer == again.answers[0]
        again.answer(answer)


@pytest.mark.parametrize(
    ("name", "kind", "message"),
    [
        ("Raises", "raised", "line 27: ValueError: no idea"),
        ("Leaves", "raised", "SystemExit: goodbye"),
        ("Cheats", "illegal", "'take all' is none of the"),
        ("Chats", "illegal", "'None' is none of the"),
        ("Unmade", "raised", "cannot be made: line 79: RuntimeError: out of wood"),
    ],
)
def test_a_bot_that_fails_is_told_of_and_chance_answers(name: str, kind: str, message: str) -> None:
    played = play_some(name)
    assert len(played.answers) == 24
    first = played.mishaps[0]
    assert (first.bot, first.seat, first.kind) == (bad(name), 0, kind)
    assert message in first.message
    assert played.answers[first.question][0] == 0
    # It was asked again each time: one mishap does not end a bot's game.
    assert len(played.mishaps) > 2
    assert play_some(name).answers == played.answers


def test_a_bot_that_hangs_is_stopped_and_out_of_the_game() -> None:
    played = play_some("Hangs", seconds=0.5)
    assert [(mishap.kind, mishap.message) for mishap in played.mishaps] == [("hung", "no answer within 0.5 s")]
    assert len(played.answers) == 24
    assert played.answers_by_seat[0] > 1


def test_a_bot_that_nothing_in_its_process_stops_is_stopped_from_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_process, "GRACE", 0.2)
    played = play_some("Deaf", seconds=0.2, most=6)
    assert [(mishap.kind, mishap.message) for mishap in played.mishaps] == [("hung", "no answer within 0.2 s")]


def test_a_bot_whose_process_keeps_ending_is_out_of_the_game() -> None:
    played = play_some("Dies")
    assert [mishap.kind for mishap in played.mishaps] == ["died"] * MOST_DEATHS
    assert played.mishaps[0].message == "its process ended with the exit code 3"
    assert played.answers_by_seat[0] > MOST_DEATHS


def test_a_bot_of_the_package_that_fails_does_not_end_the_game_either(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def answer(self, sight: Sight) -> str:
            raise AssertionError("the dice are gone")

    monkeypatch.setattr("guildhall.lab.playing.make_bot", lambda name, seed: Broken())
    played = play_out(table(), ["random", "random"], 3, most=10)
    assert [mishap.message for mishap in played.mishaps] == ["AssertionError: the dice are gone"] * 10


def test_the_real_table_is_out_of_reach() -> None:
    assert play_some("Peeps").mishaps == []


def test_processes_are_used_again() -> None:
    play_some("First", most=4)
    waiting = [process for processes in Process.idle.values() for process in processes]
    play_some("Raises", most=4)
    assert [process for processes in Process.idle.values() for process in processes] == waiting
