"""The score pad gives what the engine's scoring gives, over random final tables of every mix."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import guildhall
from guildhall import scorepad
from guildhall.engine.errors import GuildhallError

MIXES: list[tuple[str, dict[str, Any]]] = [
    *(("architects", {"players": players, "expansions": boxes, "setup": setup})
      for boxes, most in (([], 5), (["artisans"], 6), (["wonders"], 5), (["artisans", "wonders"], 6))
      for players, setup in ((2, "standard"), (most, "variable"))),
    *(("viscounts", {"players": players}) for players in (2, 3, 4)),
]  # fmt: skip


def compare(game: str, options: dict[str, Any], seed: int) -> None:
    state = guildhall.definition(game).new_table(seed, **options)
    chance = Random(seed)
    while not state.is_over:
        state.answer(chance.choice(state.answers))
    seats, table = scorepad.told(game, state)
    plain = {name: value for name, value in options.items() if name in ("expansions",)}
    assert scorepad.sheet(game, plain, seats, table) == {"scores": state.scores(), "ranks": state.ranks()}, (
        options,
        seed,
    )


@pytest.mark.parametrize(("game", "options"), MIXES)
def test_the_pad_counts_as_the_engine_does(game: str, options: dict[str, Any]) -> None:
    """`bench/scorepad.py` does this for 500 tables of every mix."""
    compare(game, options, 7)


@pytest.mark.parametrize(
    ("seats", "sentence"),
    [
        ([{"virtue": 15}, {}], "seats.0.virtue is a whole number from 0 to 14, not 15."),
        ([{"buildings": ["chapell"]}, {}], "'chapell' is unknown. Valid: chapel"),
        ([{"buildings": ["chapel"]}, {"buildings": ["chapel"]}], "two players cannot have 'chapel'"),
        ([{"luck": 3}, {}], "seats.0: 'luck' is unknown."),
        ([{"goods": {"ink": 1}}, {}], "'ink' is unknown"),
        ([{}] * 6, "cannot be played by 6 players"),
        ([], "cannot be played by 0 players"),
    ],
)
def test_what_cannot_be_is_refused_in_words(seats: list[dict[str, Any]], sentence: str) -> None:
    with pytest.raises(GuildhallError, match=sentence):
        scorepad.sheet("architects", {}, seats)


def test_an_empty_pad_counts_the_lowest_virtue_alone() -> None:
    assert scorepad.sheet("architects", {}, [{}, {"virtue": 13}])["scores"][1]["total"] == 5


@pytest.mark.parametrize("game", scorepad.GAMES)
def test_one_person_is_counted_as_at_a_table_of_two(game: str) -> None:
    mine = {"unpaid": 1, "paid": 3, "goods": {"gold": 7, "silver": 20}}
    alone = scorepad.sheet(game, {}, [mine], {"prosperity": 1} if game == "viscounts" else {})
    assert len(alone["scores"]) == len(alone["ranks"]) == 1
    beside = scorepad.sheet(game, {}, [mine, {}], {"prosperity": 1} if game == "viscounts" else {})
    assert alone["scores"][0] == beside["scores"][0]
    assert alone["scores"][0]["total"] != 0
