"""What cannot be with or without Age of Artisans is refused clearly, and nothing has changed then."""

from __future__ import annotations

from typing import Any

import pytest

import guildhall
from builders.tables import TestTable, artisans_table
from guildhall.engine.errors import (
    CorrectionError,
    IllegalAnswerError,
    PlayerCountError,
    PositionError,
    UnknownBoardError,
    UnknownOptionError,
    UnknownTokenError,
)


def new(**options: Any) -> Any:
    return guildhall.new_game("architects", **{"players": 3, "seed": 1, **options})


@pytest.mark.parametrize("players", [0, 1, 7, "6", 2.5, True])
def test_two_to_six_play_it(players: Any) -> None:
    with pytest.raises(PlayerCountError, match="players") as refused:
        new(players=players, expansions=["artisans"])
    assert "2" in str(refused.value) and "6" in str(refused.value)


def test_without_the_expansion_five_are_the_most() -> None:
    with pytest.raises(PlayerCountError, match="6 players"):
        new(players=6)


@pytest.mark.parametrize("board", ["walaric", "gisela"])
def test_its_boards_need_the_expansion(board: str) -> None:
    with pytest.raises(UnknownBoardError, match=board):
        new(setup="variable", boards=[board, "random", "random"])
    assert new(setup="variable", boards=[board, "random", "random"], expansions=["artisans"]).seats


def test_its_boards_are_not_dealt_without_the_expansion() -> None:
    for seed in range(10):
        game = guildhall.new_game("architects", players=5, seed=seed, setup="variable")
        assert not {seat["board"] for seat in game.position()["seats"]} & {"walaric", "gisela"}


def test_an_unknown_expansion_is_named() -> None:
    with pytest.raises(UnknownOptionError, match="artisan"):
        new(expansions=["artisan"])


@pytest.mark.parametrize(
    "token", ["artisan forest", "stack guildhall", "tool craft-1", "adorn craft-1", "hire abbot-1"]
)
def test_its_words_are_unknown_without_the_expansion(token: str) -> None:
    game = new()
    before = game.hash
    with pytest.raises(UnknownTokenError, match=token):
        game.choose(token)
    assert game.hash == before


def test_its_cards_in_a_base_position_are_refused() -> None:
    position = new().position()
    position["piles"]["apprentices"][0] = "abbot-1"
    with pytest.raises(PositionError, match="abbot-1"):
        guildhall.load_position(position)


def test_a_base_position_is_no_position_of_the_expansion() -> None:
    position = new(expansions=["artisans"]).position()
    del position["artisans"]
    with pytest.raises(PositionError, match="artisans"):
        guildhall.load_position(position)


def refused(t: TestTable, token: str) -> None:
    t.refresh()
    before = (t.game.hash, [option.token for option in t.game.options], t.question)
    with pytest.raises(IllegalAnswerError, match=token):
        t.game.choose(token)
    assert (t.game.hash, [option.token for option in t.game.options], t.question) == before


def test_an_adornment_where_there_is_no_free_building() -> None:
    t = artisans_table()
    t.red.has(silver=9).at(guildhall=2).with_adornment("courtyard", "craft-1").with_apprentices("abbot-1")
    t.show_crafts("craft-2", "craft-7", "craft-8", "craft-9")
    t.play("stack guildhall")
    refused(t, "adorn craft-2")


def test_an_adornment_under_a_building_that_has_one() -> None:
    t = artisans_table()
    t.red.has(silver=9).at(guildhall=2).with_adornment("courtyard", "craft-1").with_buildings("pillar", "well")
    t.show_crafts("craft-2", "craft-7", "craft-8", "craft-9")
    t.play("stack guildhall", "adorn craft-2")
    refused(t, "under courtyard")
    refused(t, "under castle")


def test_a_craft_that_is_not_shown() -> None:
    t = artisans_table()
    t.red.has(silver=9).at(guildhall=2).with_buildings("pillar")
    t.show_crafts("craft-2", "craft-7", "craft-8", "craft-9")
    t.play("stack guildhall")
    refused(t, "adorn craft-1")


def test_the_artisan_in_the_guildhall_has_no_word() -> None:
    t = artisans_table()
    t.refresh()
    with pytest.raises(UnknownTokenError, match="artisan guildhall"):
        t.game.choose("artisan guildhall")


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"artisans": {"red": "guildhall", "blue": "supply", "green": "supply"}}, "Artisan"),
        ({"artisans": {"red": "forest", "blue": "supply", "green": "supply"}}, "Artisan"),
        ({"artisans": {"red": "board blue", "blue": "supply", "green": "supply"}}, "Artisan"),
        ({"stacked": [1]}, "stack"),
        ({"adornments": {"castle": "craft-1"}}, "castle"),
        ({"tools": {"squire-1": "craft-1"}}, "squire-1"),
        ({"display": []}, "display"),
        ({"shield": 1}, "shield"),
        ({"display": ["craft-99"]}, "craft-99"),
        ({"unheard": 1}, "unheard"),
    ],
)
def test_a_position_that_cannot_be_is_refused(change: dict[str, Any], says: str) -> None:
    game = new(expansions=["artisans"])
    while game.decision.name != "WhereToPlace":
        game.choose(game.options[0])
    position = game.position()
    assert guildhall.load_position(position).hash == game.hash
    position["artisans"].update(change)
    with pytest.raises(PositionError, match=says):
        guildhall.load_position(position)


def test_a_correction_of_a_craft_that_does_not_exist() -> None:
    with pytest.raises(CorrectionError, match="craft-25"):
        new(expansions=["artisans"], corrections={"crafts.craft-25.vp": 3})
