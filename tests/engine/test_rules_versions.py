"""A corrected rule leaves games alone that began before it: they go on by the rules they began with, or it is said why
not."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import guildhall
from guildhall import PositionError, RecordError, RulesError
from guildhall.architects.definition import Architects
from guildhall.architects.options import RULES
from guildhall.engine.definition import with_rules
from guildhall.engine.record import Record
from guildhall.game import Game, from_record

ROOT = Path(__file__).parents[2]
NOW = RULES
NEXT = NOW + 1


def corrected(*older: int) -> Architects:
    """The game as it will be after a correction."""
    game = Architects()
    game.version = NEXT
    game.older = older
    return game


def a_record() -> Record:
    game = guildhall.new_game("architects", players=2, seed=1)
    game.choose(game.options[0])
    return game.record()


def test_a_rule_is_corrected_for_new_games_only() -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    script = ROOT / "tests" / "engine" / "corrected_rule.py"
    run = subprocess.run([sys.executable, str(script)], env=environment, capture_output=True, text=True, timeout=100)
    assert run.returncode == 0, run.stderr
    assert json.loads(run.stdout) == {
        "a new game": [2, NEXT],
        "an old record": [1, NOW],
        "an old position": [1, NOW],
        "a new record": [2, NEXT],
    }


def test_an_old_game_keeps_its_rules_in_records_and_positions() -> None:
    old = from_record(a_record(), corrected(NOW))
    old.choose(old.options[0])
    assert (old.record().rules, old.position()["rules"]) == (NOW, NOW)
    assert from_record(Record.parse(str(old.record())), corrected(NOW)).hash == old.hash
    new = Game(corrected(NOW), old.setup, 1)
    assert (new.record().rules, new.position()["rules"]) == (NEXT, NEXT)
    new.choose(new.options[0])
    new.undo()
    assert new.position()["rules"] == NEXT


def test_rules_that_are_no_longer_played_are_named() -> None:
    with pytest.raises(RecordError, match=rf"rules {NOW}, which an older Guildhall plays\. Valid: {NEXT}"):
        from_record(a_record(), corrected())
    with pytest.raises(RulesError):
        with_rules(corrected(), NOW)


def test_rules_that_are_not_played_yet_are_named() -> None:
    record = a_record()
    record.rules = NEXT
    with pytest.raises(RecordError, match=rf"rules {NEXT}, which a newer Guildhall plays\. Valid: .*{NOW}"):
        guildhall.load(str(record))
    position = guildhall.new_game("viscounts", players=2, seed=1).position()
    with pytest.raises(PositionError, match="rules 7"):
        guildhall.load_position({**position, "rules": 7})


def test_a_record_whose_end_nobody_could_play_is_played_where_it_can_be() -> None:
    record = a_record()
    record.end = "unknown"
    assert guildhall.load(str(record)).record().end == a_record().end
