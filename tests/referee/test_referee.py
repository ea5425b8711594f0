"""A short run of the second referee; `make referee` is the long one. And: would it notice?"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import guildhall
from referee import cards, hiring, opponents, places, scoring
from referee.follow import Followed, differences, follow
from referee.mixes import BOXES, COURT, WORKS, drawn
from referee.table import Table

GAMES = 24
RICH = 20
GREEDY = 2


@pytest.mark.parametrize("seed", range(GAMES))
def test_the_referee_sees_chance_play_by_the_rules(seed: int) -> None:
    followed = follow(seed, most=250)
    assert not followed.difference, str(followed)


@pytest.mark.parametrize("seed", range(RICH))
def test_the_referee_sees_the_rich_play_by_the_rules(seed: int) -> None:
    """Many Apprentices, each with a Tool, from the first turn on."""
    followed = follow(1000 + seed, rich=True, most=120)
    assert not followed.difference, str(followed)


@pytest.mark.parametrize("seed", range(GREEDY))
def test_the_referee_sees_bots_play_by_the_rules(seed: int) -> None:
    followed = follow(seed, "greedy", most=30)
    assert not followed.difference, str(followed)


@pytest.mark.parametrize("expansions", BOXES, ids=lambda boxes: "+".join(["base", *boxes]))
def test_the_referee_counts_the_same_points(expansions: list[str]) -> None:
    """A whole game against an opponent, which is short."""
    opponent = "helena" if "wonders" not in expansions else "meddler"
    followed = follow(5, options={"players": 1, "expansions": expansions, "opponent": opponent})
    assert not followed.difference, str(followed)
    assert followed.is_over


def test_every_box_and_every_opponent_is_drawn() -> None:
    mixes = [drawn(Random(seed)) for seed in range(400)]
    assert {tuple(mix.get("expansions", ())) for mix in mixes} == {tuple(boxes) for boxes in BOXES}
    assert Counter(mix.get("opponent") for mix in mixes).keys() == {None, *COURT, *WORKS}
    assert {mix["players"] for mix in mixes} == {1, 2, 3, 4, 5, 6}


# Would it notice? Each of these changes one rule of the referee's own, which then has to differ from the game.


def differs(options: dict[str, object]) -> Followed:
    """The first of some games with a difference."""
    for seed in range(40):
        followed = follow(seed, options=dict(options))
        if followed.difference:
            return followed
    raise AssertionError("the referee has noticed nothing")


BASE: dict[str, object] = {"players": 2, "starting_apprentice": True}
BOTH: dict[str, object] = {"players": 2, "expansions": ["artisans", "wonders"]}
SOLO: dict[str, object] = {"players": 1, "expansions": ["wonders"], "opponent": "patron"}


def test_it_notices_a_wrong_price(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hiring, "WAGE_SILVER", 3)
    assert "hire " in differs(BASE).difference


def test_it_notices_a_wrong_gain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(cards.HARVESTING, "stonecutter-1", ("quarry", {"stone": 2}))
    assert "stone" in differs(BASE).difference


def test_it_notices_a_place_that_should_be_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(places, "HIGHEST_AT_MARKET", 5)
    assert "place market" in differs(BASE).difference


def test_it_notices_a_card_with_another_effect(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(cards.BUILT, "podium", {"influence": 2})
    assert "influence" in differs(BOTH).difference


def test_it_notices_a_scheme_that_is_followed_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opponents, "is_true", lambda t, who, clause: True)
    assert differs(SOLO).difference


def test_it_notices_a_wrong_score(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scoring, "CATHEDRAL_VP", (1, 2, 4, 7, 12, 20))
    assert "scores" in differs(SOLO).difference


def test_it_notices_each_thing_on_the_table() -> None:
    """A position that differs in one thing from the referee's table."""
    game = guildhall.new_game("architects", players=1, seed=3, expansions=["artisans", "wonders"], opponent="peddler")
    p = game.position()
    t = Table(p)
    assert differences(t, p) == []
    wrong: list[tuple[dict[str, Any], str, Any]] = [
        (p, "tax", 9),
        (p["artisans"], "tools", {"squire-1": "craft-1"}),
        (p["artisans"], "artisans", {}),
        (p["wonders"], "influence", {}),
        (p["wonders"], "filled", ["clay"]),
        (p["solo"], "track", "gold"),
        (p["piles"], "rewards", []),
    ]
    for seat in p["seats"]:
        wrong += [(seat, "virtue", 1), (seat, "cathedral", 1), (seat, "hand", ["keep"]), (seat, "captured", {"red": 1})]
    for part, name, value in wrong:
        before, part[name] = part[name], value
        assert len(differences(t, p)) == 1
        part[name] = before
    assert differences(t, p) == []
