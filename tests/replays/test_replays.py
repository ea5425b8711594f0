"""Whole games, replayed to the end they had, with every check of the table at every question."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import guildhall
from guildhall.engine.position import state_hash
from guildhall.engine.record import Record
from properties.architects import Architects
from properties.harness import check_question

RECORDS = sorted(Path(__file__).parent.glob("*.txt"))
SUBJECT = Architects()


def record_of(path: Path) -> Record:
    return Record.parse(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_replays_to_its_end(path: Path) -> None:
    game = guildhall.load(path)
    assert game.hash == record_of(path).end
    assert str(game.record()) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_pieces_and_coins_are_conserved_on_the_way(path: Path) -> None:
    record = record_of(path)
    definition = guildhall.definition(record.game)
    state = definition.start(definition.read_options(record.options), record.seed, True)
    state.events = []
    ledger, pieces = SUBJECT.ledger(state), SUBJECT.pieces(state)
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
        ledger.check(state)
        SUBJECT.check(state)
        assert SUBJECT.pieces(state) == pieces
    assert state_hash(state) == record.end


@pytest.mark.parametrize("setup", ["standard", "variable"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_player_count_and_set_up_has_a_finished_game(players: int, setup: str) -> None:
    wanted = {"players": players, "setup": setup}
    assert any(wanted.items() <= record_of(path).options.items() and guildhall.load(path).is_over for path in RECORDS)


@pytest.mark.parametrize("option", ["promo_cards", "starting_apprentice", "apprentice_resets", "boards", "board_sets"])
def test_every_option_has_a_game(option: str) -> None:
    assert any(record_of(path).options.get(option) for path in RECORDS)


def test_games_end_with_points_for_every_category() -> None:
    """Otherwise the records would defend no scoring worth the name."""
    seen: set[str] = set()
    for path in RECORDS:
        rows: list[dict[str, Any]] = list(guildhall.load(path).scores())
        seen |= {name for row in rows for name, points in row.items() if points}
    assert seen == set(guildhall.new_game("architects").scores()[0])
