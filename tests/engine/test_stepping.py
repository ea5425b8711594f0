"""Steps are found where they are written, say what their numbers stand for, and refuse a clash of names."""

from __future__ import annotations

import random
from typing import Any

import pytest

import guildhall
from guildhall.engine.agenda import Step
from guildhall.engine.definition import with_rules
from guildhall.engine.errors import PositionError
from guildhall.engine.events import EventKinds
from guildhall.engine.ids import Ids
from guildhall.engine.stepping import add_step, check_steps, steps_in

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("architects", {"players": 3, "setup": "variable"}),
    ("architects", {"players": 3, "expansions": ["artisans", "wonders"], "setup": "variable"}),
    ("architects", {"players": 1, "opponent": "meddler", "expansions": ["artisans", "wonders"]}),
    ("viscounts", {"players": 1}),
    ("viscounts", {"players": 3}),
]


@pytest.mark.parametrize(("key", "options"), TABLES)
def test_whatever_comes_onto_an_agenda_has_the_numbers_that_it_declares(key: str, options: dict[str, Any]) -> None:
    for seed in range(3):
        game = guildhall.new_game(key, seed=seed, **options)
        chance = random.Random(seed)
        while not game.is_over:
            state = game.state.clone()
            assert state.decision is not None
            state.agenda.append(state.decision)
            check_steps(state)
            game.state.answer(chance.choice(game.state.answers))


def test_a_number_out_of_its_range_is_refused() -> None:
    game = guildhall.new_game("architects", players=2, seed=1)
    position = game.position()
    position["agenda"] = [["NextTurn"], ["MarketAction", 0, 1]]
    with pytest.raises(PositionError, match="agenda"):
        guildhall.load_position(position)


def test_two_steps_of_one_name_are_refused() -> None:
    class Turn(Step[Any]):
        pass

    steps = steps_in("guildhall.viscounts")
    with pytest.raises(ValueError, match="Two steps are called 'Turn'"):
        add_step(steps, Turn)


def test_a_box_finds_its_own_steps_only() -> None:
    base = steps_in("guildhall.architects", besides=("artisans", "wonders", "solo"))
    assert {"Turn", "WhatToBuild", "HowToPay"} <= set(base)
    assert not {"WhatToCraft", "SeatStep", "DealFive"} & set(base)
    assert "WhatToCraft" in steps_in("guildhall.architects.artisans")


def test_two_kinds_of_events_of_one_name_are_refused() -> None:
    kinds = EventKinds()
    assert [kinds.add("moved"), kinds.add("built", "building")] == [0, 1]
    with pytest.raises(ValueError, match="two kinds of events called 'moved'"):
        kinds.add("moved")


def test_numbers_are_handed_out_once() -> None:
    ids = Ids("kinds of answers", first=1)
    assert [ids.new("place"), ids.claim(2, "hire"), ids.new("build")] == [1, 2, 3]
    with pytest.raises(ValueError, match="2 is 'hire' already"):
        ids.claim(2, "sell")
    with pytest.raises(ValueError, match="two things called 'hire'"):
        ids.new("hire")


def test_a_game_by_an_older_version_is_observed_and_studied_by_its_rules() -> None:
    today = guildhall.definition("architects")
    older = type(today)()
    older.version = 2
    older.older = (1,)
    options = today.read_options({"players": 2})
    first = with_rules(older, 1)
    assert first.version == 1
    assert older.rules(options).chosen().rules == 2
    assert first.rules(options).chosen().rules == 1
