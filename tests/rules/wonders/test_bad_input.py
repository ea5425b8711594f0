"""What cannot be with or without Works of Wonder is refused clearly, and nothing has changed then."""

from __future__ import annotations

from typing import Any

import pytest

import guildhall
from builders.tables import TestTable, wonders_table
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


@pytest.mark.parametrize("players", [0, 1, 6, 7, "5", 2.5, True])
def test_two_to_five_play_it(players: Any) -> None:
    with pytest.raises(PlayerCountError, match="players") as refused:
        new(players=players, expansions=["wonders"])
    assert "2" in str(refused.value) and "5" in str(refused.value)


def test_with_both_expansions_six_may_play() -> None:
    assert len(new(players=6, expansions=["artisans", "wonders"]).seats) == 6
    with pytest.raises(PlayerCountError, match="7 players"):
        new(players=7, expansions=["artisans", "wonders"])


@pytest.mark.parametrize("board", ["arnulf", "charles", "clotilde", "isabette", "louis", "zesiro"])
def test_its_boards_need_the_expansion(board: str) -> None:
    with pytest.raises(UnknownBoardError, match=board):
        new(setup="variable", boards=[board, "random", "random"])
    assert new(setup="variable", boards=[board, "random", "random"], expansions=["wonders"]).seats


def test_its_boards_are_not_dealt_without_the_expansion() -> None:
    for seed in range(10):
        game = guildhall.new_game("architects", players=5, seed=seed, setup="variable")
        assert not {seat["board"] for seat in game.position()["seats"]} & {"louis", "zesiro", "charles"}


def test_an_unknown_expansion_is_named() -> None:
    with pytest.raises(UnknownOptionError, match="wonder"):
        new(expansions=["wonder"])


@pytest.mark.parametrize("options", [{}, {"expansions": ["artisans"]}])
def test_playing_together_needs_the_expansion(options: dict[str, Any]) -> None:
    with pytest.raises(UnknownOptionError, match="coop"):
        new(coop=True, **options)


@pytest.mark.parametrize("coop", ["yes", 1, None])
def test_playing_together_is_true_or_false(coop: Any) -> None:
    with pytest.raises(UnknownOptionError, match="coop"):
        new(coop=coop, expansions=["wonders"])


@pytest.mark.parametrize(
    "token",
    ["contribute clay", "take influence", "influence for gold", "token quarry", "build stone-wonder", "hire tinker-1"],
)
def test_its_words_are_unknown_without_the_expansion(token: str) -> None:
    game = new()
    before = game.hash
    with pytest.raises(UnknownTokenError, match=token):
        game.choose(token)
    assert game.hash == before


def test_its_cards_in_a_base_position_are_refused() -> None:
    position = new().position()
    position["piles"]["apprentices"][0] = "tinker-1"
    with pytest.raises(PositionError, match="tinker-1"):
        guildhall.load_position(position)


def test_a_base_position_is_no_position_of_the_expansion() -> None:
    position = new(expansions=["wonders"]).position()
    del position["wonders"]
    with pytest.raises(PositionError, match="wonders"):
        guildhall.load_position(position)


def refused(t: TestTable, token: str) -> None:
    t.refresh()
    before = (t.game.hash, [option.token for option in t.game.options], t.question)
    with pytest.raises(IllegalAnswerError, match=token):
        t.game.choose(token)
    assert (t.game.hash, [option.token for option in t.game.options], t.question) == before


def test_a_contribution_away_from_the_princess() -> None:
    t = wonders_table()
    t.red.has(clay=1)
    refused(t, "contribute clay")


def test_a_contribution_to_a_filled_slot() -> None:
    t = wonders_table()
    t.open_to_contribute("contribution-2", filled=["clay"])
    t.red.has(clay=1, wood=1)
    t.play("place silversmith")
    refused(t, "contribute clay")


def test_a_contribution_of_what_is_not_there() -> None:
    t = wonders_table()
    t.red.has(clay=1)
    t.play("place silversmith")
    refused(t, "contribute gold")


def test_a_second_contribution_for_one_worker() -> None:
    t = wonders_table()
    t.red.has(clay=1, wood=1)
    t.play("place silversmith", "contribute clay")
    refused(t, "contribute wood")


def test_influence_for_virtue_that_nobody_loses() -> None:
    t = wonders_table()
    t.red.with_influence(12)
    refused(t, "influence for virtue")


def test_influence_for_what_a_price_does_not_ask_for() -> None:
    t = wonders_table()
    t.red.with_influence(12).has(silver=2)
    t.play("place market-middle")
    refused(t, "influence for gold")


def test_silver_to_ignore_a_loss_without_that_board() -> None:
    t = wonders_table()
    t.red.with_influence(12).has(silver=9)
    t.play("place tax-stand")
    refused(t, "silver to ignore loss for virtue")


def test_a_token_where_a_wonder_stands() -> None:
    t = wonders_table()
    t.red.with_influence(5).has(stone=14, silver=3)
    t.blue.with_wonder("clay-wonder", at="quarry")
    t.play("place guildhall")
    refused(t, "token quarry")


@pytest.mark.parametrize("place", ["mines", "guildhall", "market-left", "tax-stand"])
def test_a_token_where_none_may_stand_has_no_word(place: str) -> None:
    t = wonders_table()
    t.red.with_influence(5).has(stone=14, silver=3)
    t.play("place guildhall")
    with pytest.raises(UnknownTokenError, match=f"token {place}"):
        t.game.choose(f"token {place}")


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"influence": {"red": 13, "blue": 0, "green": 0}}, "influence"),
        ({"influence": {"red": -1, "blue": 0, "green": 0}}, "influence"),
        ({"influence": {"red": 1}}, "influence"),
        ({"prepaid": {"red": 2}}, "prepaid"),
        ({"princess": "guildhall"}, "princess"),
        ({"contributions": []}, "contributions"),
        ({"consequences": []}, "consequences"),
        ({"consequences": ["contribution-9"]}, "contribution-9"),
        ({"filled": ["silver"]}, "filled"),
        ({"filled": ["clay", "clay"]}, "twice"),
        ({"laid": {"clay-wonder": -1}}, "laid"),
        ({"tokens": {"clay-wonder": "quarry"}}, "nobody"),
        ({"tokens": []}, "tokens"),
        ({"contributions_due": -1}, "contributions_due"),
        ({"influence_due": "1"}, "influence_due"),
        ({"unheard": 1}, "unheard"),
    ],
)
def test_a_position_that_cannot_be_is_refused(change: dict[str, Any], says: str) -> None:
    game = new(expansions=["wonders"])
    while game.decision.name != "WhereToPlace":
        game.choose(game.options[0])
    position = game.position()
    assert guildhall.load_position(position).hash == game.hash
    position["wonders"].update(change)
    with pytest.raises(PositionError, match=says):
        guildhall.load_position(position)


def test_the_figures_stand_where_the_card_says() -> None:
    game = new(expansions=["wonders"])
    while game.decision.name != "WhereToPlace":
        game.choose(game.options[0])
    position = game.position()
    where = position["wonders"]["princess"]
    position["wonders"]["princess"] = "mines" if where != "mines" else "quarry"
    with pytest.raises(PositionError, match="Princess"):
        guildhall.load_position(position)


def test_a_built_wonder_has_nothing_on_it_and_its_token_somewhere() -> None:
    t = wonders_table(3)
    t.red.with_wonder("clay-wonder", at="quarry")
    position = t.game.position()
    assert guildhall.load_position(position)
    position["wonders"]["laid"] = {"clay-wonder": 1}
    with pytest.raises(PositionError, match="laid"):
        guildhall.load_position(position)
    position["wonders"]["laid"] = {}
    position["wonders"]["tokens"] = {}
    with pytest.raises(PositionError, match="token"):
        guildhall.load_position(position)


def test_two_tokens_at_one_place() -> None:
    t = wonders_table(3)
    t.red.with_wonder("clay-wonder", at="quarry").with_wonder("wood-wonder", at="forest")
    position = t.game.position()
    position["wonders"]["tokens"] = {"clay-wonder": "quarry", "wood-wonder": "quarry"}
    with pytest.raises(PositionError, match="two Wonders"):
        guildhall.load_position(position)


@pytest.mark.parametrize(
    "key", ["wonders.brick-wonder.amount", "contributions.contribution-8.clay", "wonders.clay-wonder.height"]
)
def test_a_correction_of_what_does_not_exist(key: str) -> None:
    with pytest.raises(CorrectionError, match=key.split(".")[1]):
        new(expansions=["wonders"], corrections={key: 3})
