"""Files of several owners: merged, written, read again; and the server that plays with one."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest
from typer.testing import CliRunner

import guildhall
from guildhall import CorrectionError
from guildhall.cardsets import corrections_by_game, game_of, merge, read_sets, written
from guildhall.cli import app

# Planted: all agree on craft-1; two against one on craft-2's points; all differ on craft-3; Odo and Pike find craft-4
# right where Wren has another Tool; the gallery is known to Pike alone; and Wren names a card as another box may.
WREN = """by = "Wren"
[crafts.craft-01]
tool = "GOLD(1)"
right = true
[crafts.craft-2]
vp = 4
[crafts.craft-3]
vp = 5
[crafts.craft-4]
tool = "FREE_ONE"
right = true
"""
ODO = """by = "Odo"
[crafts.craft-1]
tool = "GOLD( 1 )"
right = true
[crafts.craft-2]
vp = 4
adornment = { stone = 3 }
[crafts.craft-3]
vp = 6
[crafts.craft-4]
right = true
"""
PIKE = """[crafts.craft-1]
tool = " GOLD(1)"
[crafts.craft-2]
vp = 3
[crafts.craft-3]
vp = 7
[crafts.craft-4]
right = true
[buildings.gallery]
cost = { wood = 3, gold = 1 }
right = true
"""


@pytest.fixture
def three(tmp_path: Path) -> list[Path]:
    files = [tmp_path / f"{name}.toml" for name in ("a", "b", "pike")]
    for file, text in zip(files, (WREN, ODO.replace("( 1 )", "(1)"), PIKE)):
        file.write_text(text)
    return files


def test_three_sets_become_one_with_who_agreed(three: list[Path]) -> None:
    game, sets = read_sets(three)
    assert (game, list(sets)) == ("architects", ["Wren", "Odo", "pike"])
    merged = merge(game, sets)
    assert merged.cards.corrections == {
        "buildings.gallery.cost": {"wood": 3, "gold": 1}, "crafts.craft-1.tool": "GOLD(1)", "crafts.craft-2.vp": 4,
    }  # fmt: skip
    assert [(vote.card, vote.field) for vote in merged.votes if vote.differs] == [
        ("crafts.craft-2", "vp"), ("crafts.craft-3", "vp"), ("crafts.craft-4", "tool"),
    ]  # fmt: skip
    assert [(vote.card, vote.field) for vote in merged.open_votes] == [("crafts.craft-3", "vp")]
    assert merged.cards.agreed == {
        "buildings.gallery": ["pike"], "crafts.craft-1": ["Wren", "Odo", "pike"], "crafts.craft-2": ["Wren", "Odo"],
        "crafts.craft-4": ["Odo", "pike"],
    }  # fmt: skip
    assert merged.cards.right == ["buildings.gallery", "crafts.craft-1", "crafts.craft-2", "crafts.craft-4"]


def test_what_is_written_reads_as_the_same_set(three: list[Path]) -> None:
    game, sets = read_sets(three)
    merged = merge(game, sets)
    text = written(game, merged.cards, merged.open_votes)
    assert "# vp is open: Wren 5, Odo 6, pike 7" in text
    again = guildhall.definition(game).tables().read_text(text)
    assert again.problems == []
    assert (again.corrections, again.right) == (merged.cards.corrections, merged.cards.right)
    assert (again.agreed, again.game) == (merged.cards.agreed, game)
    names = guildhall.definition(game).tables().examine({"buildings.well.name": 'The "Old" Pump\\'})
    assert tomllib.loads(written(game, names))["buildings"]["well"]["name"] == 'The "Old" Pump\\'


def test_the_command_shows_where_owners_differ_and_writes_one_set(three: list[Path], tmp_path: Path) -> None:
    runner = CliRunner()
    output = tmp_path / "one.toml"
    arguments = ["cards", "merge", *map(str, three), "--output", str(output)]
    result = runner.invoke(app, arguments, env={"COLUMNS": "120", "NO_COLOR": "1"})
    assert result.exit_code == 0, result.output
    assert "4: Wren, Odo" in result.stdout
    assert "3 sets: 4 cards compared, 3 corrections taken, 1 open." in result.stdout
    assert guildhall.definition("architects").read_corrections(output)["crafts.craft-2.vp"] == 4
    shown = json.loads(runner.invoke(app, [*arguments[:-2], "--json"]).stdout)
    assert shown["votes"][0]["said"] == [{"value": 4, "who": ["Wren", "Odo"]}, {"value": 3, "who": ["pike"]}]
    assert runner.invoke(app, ["cards", "merge", str(three[0])]).exit_code == 2
    assert runner.invoke(app, ["cards", "architects", str(three[0])]).exit_code == 2


def test_sets_that_cannot_be_merged_say_why(three: list[Path], tmp_path: Path) -> None:
    same = tmp_path / "same.toml"
    same.write_text(WREN)
    with pytest.raises(CorrectionError, match="there is a set by Wren already"):
        read_sets([three[0], same])
    other = tmp_path / "other.toml"
    other.write_text('game = "viscounts"\n[townsfolk.bishop]\nsilver = 2\n')
    with pytest.raises(CorrectionError, match="is for viscounts, not for architects"):
        read_sets([three[0], other])


def test_a_file_is_for_the_game_that_it_says_or_whose_cards_it_names(tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    file.write_text("[townsfolk.bishop]\nsilver = 2\n")
    assert game_of(file) == "viscounts"
    assert corrections_by_game([file]) == {"viscounts": {"townsfolk.bishop.silver": 2}}
    with pytest.raises(CorrectionError, match="there is a file for viscounts already"):
        corrections_by_game([file, file])
    file.write_text("# nothing\n")
    with pytest.raises(CorrectionError, match="say for which game it is"):
        game_of(file)
