"""A short run of the second referee of Viscounts; `bench/referee.py --game viscounts` is the long one. And: would it
notice?"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import guildhall
from referee.follow import Followed
from referee_viscounts import cards, castle, opponent, scoring
from referee_viscounts.effects import read
from referee_viscounts.follow import differences, follow
from referee_viscounts.mixes import BOARDS, DIFFICULTIES, drawn
from referee_viscounts.table import Table


@pytest.mark.parametrize("seed", range(16))
def test_the_referee_sees_chance_play_by_the_rules(seed: int) -> None:
    followed = follow(seed, most=200)
    assert not followed.difference, str(followed)


@pytest.mark.parametrize("seed", range(30))
def test_the_referee_sees_the_rich_play_by_the_rules(seed: int) -> None:
    """Goods, cards, buildings and workers from the first turn on, and piles that are nearly empty."""
    followed = follow(1000 + seed, rich=True, most=120)
    assert not followed.difference, str(followed)


@pytest.mark.parametrize("seed", range(2))
def test_the_referee_sees_bots_play_by_the_rules(seed: int) -> None:
    followed = follow(seed, "greedy", most=20)
    assert not followed.difference, str(followed)


@pytest.mark.parametrize("board", BOARDS)
def test_the_referee_counts_the_same_points(board: str) -> None:
    followed = follow(5, options={"players": 1, "board": board, "difficulty": "hard-2"})
    assert not followed.difference, str(followed)
    assert followed.is_over


def test_everything_is_drawn() -> None:
    mixes = [drawn(Random(seed)) for seed in range(400)]
    assert {mix["players"] for mix in mixes} == {1, 2, 3, 4}
    solo = {(mix["board"], mix["difficulty"]) for mix in mixes if mix["players"] == 1}
    assert solo == {(board, difficulty) for board in BOARDS for difficulty in DIFFICULTIES}


# Would it notice? Each of these changes one rule of the referee's own, which then has to differ from the game.


def differs(options: dict[str, Any], rich: bool = False) -> Followed:
    """The first of some games with a difference."""
    for seed in range(40):
        followed = follow(seed, options=dict(options), rich=rich)
        if followed.difference:
            return followed
    raise AssertionError("the referee has noticed nothing")


TWO: dict[str, Any] = {"players": 2}
SOLO: dict[str, Any] = {"players": 1, "board": "noble", "difficulty": "normal"}


def test_it_notices_a_wrong_price(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(cards.BUILDING_COST, "ws", 4)
    assert "build ws" in differs(TWO).difference


def test_it_notices_a_wrong_gain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(cards.EXCHANGES, "O2", (2, read("STONE(1)")))
    assert "stone" in differs(TWO).difference


def test_it_notices_an_answer_that_should_not_be_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(cards.WORKER_COST, 2, 4)
    assert "workers 2" in differs(TWO).difference


def test_it_notices_a_castle_that_is_resolved_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(castle.BUMPED, "1", read("S(1)"))
    assert "silver" in differs(TWO, rich=True).difference


def test_it_notices_a_scheme_that_is_followed_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opponent, "OPPONENT_PLACES", ((2, 3),))
    assert differs(SOLO).difference


def test_it_notices_a_wrong_score(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scoring, "LEADER", 4)
    assert "castle-leader" in differs(SOLO).difference


def test_it_notices_each_thing_on_the_table() -> None:
    """A position that differs in one thing from the referee's table."""
    game = guildhall.new_game("viscounts", players=1, seed=3, board="cleric")
    p = game.position()
    t = Table(p)
    assert differences(t, p) == []
    wrong: list[tuple[dict[str, Any], str, Any]] = [
        (p, "leader", "red"),
        (p, "bonuses", {"grey": "red"}),
        (p, "kingdom", {"debts": 1, "deeds": 1}),
        (p, "castle", {"A1": {"red": 1}}),
        (p, "spots", {"1a": ["red", "ws1"]}),
        (p["schemes"], "future", []),
        (p["townsfolk"], "A", []),
        (p["manuscripts"], "B", []),
    ]
    for seat in p["seats"]:
        wrong += [(seat, "workers", 1), (seat, "hand", ["abbot"]), (seat, "discard", ["ada"]), (seat, "space", "IA")]
        wrong += [(seat, "track", {"corruption": 1, "virtue": 6}), (seat, "manuscripts", ["grey-1"])]
    for part, name, value in wrong:
        before, part[name] = part[name], value
        assert len(differences(t, p)) == 1
        part[name] = before
    assert differences(t, p) == []
