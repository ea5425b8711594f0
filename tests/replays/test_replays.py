"""Whole games, replayed to the end they had, with every check of the table at every question."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any

import pytest

import guildhall
from guildhall.engine.position import state_hash
from guildhall.engine.record import UNKNOWN, Record
from properties.artisans import ARTISANS_BOARDS
from properties.harness import Subject, check_question
from properties.solo import COURT, WORKS, solo_subject_of
from properties.viscounts import Viscounts
from properties.wonders import WONDERS, WONDERS_BOARDS
from properties.wonders import subject_of as subject_with

RECORDS = sorted(Path(__file__).parent.glob("*.txt"))


def expansions_of(path: Path) -> list[str]:
    names: list[str] = record_of(path).options.get("expansions", [])
    return names


def subject_of(path: Path) -> Subject:
    if record_of(path).game == "viscounts":
        return Viscounts()
    against = solo_subject_of if opponent_of(path) else subject_with
    return against(expansions_of(path))


def opponent_of(path: Path) -> str:
    name: str = record_of(path).options.get("opponent", "")
    return name


@functools.cache
def record_of(path: Path) -> Record:
    return guildhall.read_record(path)


# Reports of problems that were dropped in are replayed like all others, but show nothing of what there must be.
CORPUS = [path for path in RECORDS if record_of(path).report is None]
VISCOUNTS = [path for path in CORPUS if record_of(path).game == "viscounts"]
ARCHITECTS = [path for path in CORPUS if record_of(path).game == "architects"]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_replays_to_its_end(path: Path) -> None:
    check_record(path)


def check_record(path: Path) -> None:
    game = guildhall.load(path)
    record = record_of(path)
    assert record.end in (game.hash, UNKNOWN)
    again = game.record()
    again.report, again.end = record.report, record.end
    assert str(again) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_pieces_and_coins_are_conserved_on_the_way(path: Path) -> None:
    record = record_of(path)
    subject = subject_of(path)
    state = guildhall.load(path).at(0).state
    ledger, pieces = subject.ledger(state), subject.pieces(state.position())
    numbers = state.vocabulary().numbers
    for seat, token in record.answers:
        check_question(state)
        decision = state.decision
        assert decision is not None
        assert state.seat_keys()[decision.seat(state)] == seat
        assert numbers[token] in state.answers
        state.answer(numbers[token])
        assert state.events is not None
        ledger.hear(state, state.events)
        state.events = []
        position = state.position()
        ledger.check(state, position)
        subject.check(state, position)
        assert subject.pieces(position) == pieces
    assert record.end in (state_hash(state), UNKNOWN)


@pytest.mark.parametrize("setup", ["standard", "variable"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_player_count_and_set_up_has_a_finished_game(players: int, setup: str) -> None:
    assert has_finished_game(players, setup, [])


@pytest.mark.parametrize("setup", ["standard", "variable"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_player_count_and_set_up_has_a_finished_game_with_age_of_artisans(players: int, setup: str) -> None:
    assert has_finished_game(players, setup, ["artisans"])


@pytest.mark.parametrize("setup", ["standard", "variable"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_player_count_and_set_up_has_a_finished_game_with_works_of_wonder(players: int, setup: str) -> None:
    assert has_finished_game(players, setup, ["wonders"])


@pytest.mark.parametrize("setup", ["standard", "variable"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_player_count_and_set_up_has_a_finished_game_with_both_expansions(players: int, setup: str) -> None:
    assert has_finished_game(players, setup, ["artisans", "wonders"])


RULES_2 = [path for path in ARCHITECTS if record_of(path).rules == 2]
MIXES = [([], 5), (["artisans"], 6), (["wonders"], 5), (["artisans", "wonders"], 6)]


@pytest.mark.parametrize(
    ("expansions", "players"), [(boxes, players) for boxes, most in MIXES for players in range(2, most + 1)]
)
def test_every_mix_has_a_finished_game_by_rules_2(expansions: list[str], players: int) -> None:
    setups = ("standard", "variable")
    assert any(has_finished_game(players, setup, expansions, RULES_2) for setup in setups)


@pytest.mark.parametrize("opponent", [*COURT, *WORKS])
def test_every_opponent_has_a_finished_game_by_rules_2(opponent: str) -> None:
    games = [guildhall.load(path) for path in RULES_2 if opponent_of(path) == opponent]
    assert games and all(game.is_over for game in games)


def test_tools_come_first_in_games_by_rules_2() -> None:
    """What those rules have corrected is in their records: a Tool that its owner used before its Apprentice's benefit,
    and one that was asked for first and came afterwards."""
    answered: set[bool] = set()
    for path in RULES_2:
        if "artisans" in expansions_of(path):
            answered |= answers_to_tool_first(path)
    assert answered == {True, False}


def answers_to_tool_first(path: Path) -> set[bool]:
    """Was a Tool used where the game asked whether it comes first?"""
    state = guildhall.load(path).at(0).state
    numbers = state.vocabulary().numbers
    found: set[bool] = set()
    for _, token in record_of(path).answers:
        if type(state.decision).__name__ == "ToolFirst":
            found.add(token.startswith("use tool "))
        state.answer(numbers[token])
    return found


def has_finished_game(players: int, setup: str, expansions: list[str], records: list[Path] = ARCHITECTS) -> bool:
    for path in records:
        options = record_of(path).options
        if (options["players"], options["setup"], expansions_of(path), opponent_of(path)) == (
            players,
            setup,
            expansions,
            "",
        ):
            if guildhall.load(path).is_over:
                return True
    return False


@pytest.mark.parametrize("board", [*ARTISANS_BOARDS, *WONDERS_BOARDS])
def test_the_boards_of_the_expansions_have_a_game(board: str) -> None:
    assert any(board in record_of(path).options.get("boards", []) for path in ARCHITECTS)


@pytest.mark.parametrize("opponent", [*COURT, *WORKS])
def test_every_opponent_has_a_game_that_it_wins_or_loses(opponent: str) -> None:
    games = [guildhall.load(path) for path in ARCHITECTS if opponent_of(path) == opponent]
    assert games and all(game.is_over for game in games)
    for game in games:
        assert len(game.seats) - 1 not in game.answered_by, "nothing is asked of it"


@pytest.mark.parametrize("records", [ARCHITECTS, VISCOUNTS], ids=["architects", "viscounts"])
def test_an_opponent_wins_some_games_and_loses_some(records: list[Path]) -> None:
    games = [guildhall.load(path) for path in records if opponent_of(path)]
    assert {len(game.seats) - 1 in game.winners for game in games} == {True, False}


@pytest.mark.parametrize("wonder", WONDERS)
def test_every_wonder_is_built_in_some_game(wonder: str) -> None:
    assert any((f"build {wonder}") in {token for _, token in record_of(path).answers} for path in ARCHITECTS)


@pytest.mark.parametrize(
    "option",
    [
        "promo_cards", "starting_apprentice", "apprentice_resets", "boards", "board_sets", "coop", "spare_own_workers",
        "early_shuffle", "award_needs_influence",
    ],
)  # fmt: skip
def test_every_option_has_a_game(option: str) -> None:
    assert any(record_of(path).options.get(option) for path in ARCHITECTS)


@pytest.mark.parametrize(
    "expansions", [[], ["artisans"], ["wonders"], ["artisans", "wonders"]], ids=["base", "artisans", "wonders", "both"]
)
def test_games_end_with_points_for_every_category(expansions: list[str]) -> None:
    """Otherwise the records would defend no scoring worth the name."""
    seen: set[str] = set()
    for path in ARCHITECTS:
        if expansions_of(path) != expansions or opponent_of(path):
            continue
        rows: list[dict[str, Any]] = list(guildhall.load(path).scores())
        seen |= {name for row in rows for name, points in row.items() if points}
    assert seen == set(guildhall.new_game("architects", expansions=expansions).scores()[0])


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_player_count_of_viscounts_has_a_finished_game(players: int) -> None:
    games = [guildhall.load(path) for path in VISCOUNTS if record_of(path).options["players"] == players]
    assert games and all(game.is_over for game in games)


@pytest.mark.parametrize(
    ("option", "values"),
    [("board", {"cleric", "builder", "noble", "card"}), ("difficulty", {"normal", "hard-1", "hard-2", "hard-3"})],
)
def test_every_option_of_viscounts_has_a_game(option: str, values: set[str]) -> None:
    assert {record_of(path).options[option] for path in VISCOUNTS if option in record_of(path).options} == values


def test_games_of_viscounts_end_in_every_way_and_with_points_for_every_category() -> None:
    games = [guildhall.load(path) for path in VISCOUNTS]
    kingdoms = [game.view(None)["kingdom"] for game in games if game.setup["players"] > 1]
    ends = {(kingdom["poverty"], kingdom["prosperity"]) for kingdom in kingdoms}
    assert ends == {(True, False), (False, True), (True, True)}
    seen = {name for game in games for row in game.scores() for name, points in row.items() if points}
    assert seen == set(guildhall.new_game("viscounts", players=1).scores()[0])
