"""Records and positions name the corrections they were played with."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import guildhall
from guildhall import PositionError, RecordError
from guildhall.engine.record import Record

GIVEN = {"buildings.chapel.vp": 7, "buildings.chapel.cost": {"clay": 1}, "apprentices.squire-1.effect": {"gold": 3}}


def played(**options: Any) -> guildhall.Game:
    game = guildhall.new_game("architects", players=2, seed=5, **options)
    for _ in range(60):
        game.choose(game.options[len(game.options) // 2])
    return game


def test_a_record_names_the_corrections_and_replays(tmp_path: Path) -> None:
    file = tmp_path / "my-cards.toml"
    file.write_text("[buildings.chapel]\nvp = 7\ncost = { clay = 1 }\n[apprentices.squire-1]\neffect = { gold = 3 }\n")
    game = played(cards=file)
    text = str(game.record())
    assert f"corrections: {json.dumps(GIVEN, separators=(',', ':'))}\n" in text
    file.unlink()
    again = guildhall.load(text)
    assert again.hash == game.hash
    assert again.setup["corrections"] == GIVEN
    assert str(again.record()) == text


def test_a_game_without_corrections_does_not_mention_them() -> None:
    assert "corrections" not in str(played().record())
    assert "corrections" not in str(played(corrections={}).record())


def test_a_correction_is_part_of_the_state() -> None:
    """The same answers by other cards are another game."""
    assert played().hash != played(corrections={"buildings.chapel.vp": 7}).hash


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        ("buildings.chapell.vp", 7, "'chapell' is unknown. Valid: chapel, cellar."),
        ("buildings.chapel.vp", 99, "buildings.chapel.vp is a whole number from 0 to 30, not 99."),
        ("buildings.chapel.vp", None, "not None."),
        ("cards.chapel.vp", 7, "'cards' is unknown."),
        ("vp", 7, "A correction has a name such as 'buildings.chapel.vp', not 'vp'."),
    ],
)
def test_a_record_or_position_with_a_wrong_correction_is_refused(path: str, value: Any, sentence: str) -> None:
    game = played(corrections=GIVEN)
    record = game.record()
    options = {**record.options, "corrections": {**GIVEN, path: value}}
    edited = Record(record.game, record.rules, record.seed, options, record.answers, record.end)
    with pytest.raises(RecordError, match=re.escape(sentence)):
        guildhall.load(str(edited))
    position = game.position()
    position["options"] = {**position["options"], "corrections": {path: value}}
    with pytest.raises(PositionError, match=re.escape(sentence)):
        guildhall.load_position(position)


def test_a_record_with_other_corrections_than_it_was_played_with_is_refused() -> None:
    record = played(corrections=GIVEN).record()
    options = {**record.options, "corrections": {"buildings.chapel.vp": 8}}
    with pytest.raises(RecordError):
        guildhall.load(str(Record(record.game, record.rules, record.seed, options, record.answers, record.end)))


def test_a_position_keeps_its_corrections() -> None:
    game = played(corrections=GIVEN)
    again = guildhall.load_position(json.loads(json.dumps(game.position())))
    assert again.hash == game.hash
    assert again.setup["corrections"] == GIVEN
