"""The command `guildhall cards viscounts`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from typer.testing import CliRunner, Result

from guildhall.cli import app

CHANGED = """
[townsfolk.attendant]
icons = { noble = 2 }
ability = "DROP: GOLD(2)"

[manuscripts.red-4]
ribbon = "blue"

[numbers.poverty]
first = 9
"""


def guildhall(*arguments: str, width: int = 140) -> Result:
    environment = {"COLUMNS": str(width), "NO_COLOR": "1", "TERM": "dumb"}
    return CliRunner().invoke(app, ["cards", "viscounts", *arguments], env=environment)


def printed(*arguments: str, width: int = 140) -> str:
    result = guildhall(*arguments, width=width)
    assert result.exit_code == 0, result.output
    return result.stdout


def line_of(text: str, name: str) -> list[str]:
    """The words of the first line about a card."""
    return next(line for line in text.splitlines() if line.strip().startswith(name)).split()


def test_the_command_lists_every_kind_with_its_number() -> None:
    text = printed()
    for heading in ("Townsfolk: 86", "Player Cards: 10", "Manuscripts: 35", "Cleric Bonus cards: 4", "Scheme Cards: 16",
                    "Building spots: 30", "Links: 5", "Wedges of the Castle: 5", "Other numbers: 9"):  # fmt: skip
        assert heading in text


def test_a_card_is_found_by_name_with_its_numbers_text_and_origin() -> None:
    text = printed("--find", "quarry thief")
    words = "Quarry Thief neutral 2 1 Builder, 1 Criminal Bonus: gain 1 Stone. When it drops off: gain 1 Stone"
    assert line_of(text, "Quarry Thief") == [*words.split(), "reconstructed", "base"]
    assert "reconstructed: worked out from what is known; the printed card may differ" in text


def test_a_narrow_terminal_has_letters_for_icons_and_says_what_they_mean() -> None:
    text = printed("--find", "quarry thief", width=80)
    assert "Quarry Thief · Group neutral · Silver 2 · Icons 1B 1X · reconstructed" in text
    assert "Icons: B Builder and X Criminal" in text


def test_it_says_what_is_public_on_a_card_that_is_reconstructed_otherwise() -> None:
    text = printed("--find", "attendant")
    assert "(public: Silver and Icons)" in text
    assert "public: taken from a public source" in text
    assert "public" not in printed("--find", "quarry thief")


def test_one_kind_is_shown_alone_and_an_unknown_one_refused() -> None:
    text = printed("--kind", "manuscripts")
    assert "Manuscripts: 35" in text and "Townsfolk" not in text
    assert line_of(text, "Red Manuscript 4")[:8] == ["Red", "Manuscript", "4", "red-4", "black", "red", "4", "3"]
    result = guildhall("--kind", "markets")
    assert result.exit_code != 0
    assert "no kind of cards 'markets' in viscounts" in result.output and "player-cards" in result.output


def test_programs_get_every_field_as_corrections_write_it() -> None:
    found: list[dict[str, Any]] = json.loads(printed("--json"))
    assert len(found) == 86 + 10 + 35 + 4 + 16 + 30 + 5 + 5 + 9
    by_key = {card["key"]: card for card in found}
    assert by_key["smuggler"] == {
        "kind": "townsfolk", "key": "smuggler", "ref": "X04", "name": "Smuggler", "group": "neutral", "silver": 1,
        "icons": {"criminal": 1}, "bonus": "DEBT(1) + ANY(2)", "ability": "DROP: S(1)",
        "text": "Bonus: take 1 Debt and gain 2 resources of your choice. When it drops off: gain 1 Silver",
        "origin": "reconstructed", "box": "base",
    }  # fmt: skip
    assert by_key["attendant"]["public"] == ["silver", "icons"]


def test_corrections_are_shown_beside_our_numbers(tmp_path: Path) -> None:
    file = tmp_path / "my-cards.toml"
    file.write_text(CHANGED)
    text = printed("--cards", str(file), "--find", "attendant")
    assert "2 Nobles" in text and "(1 Noble)" in text
    assert "When it drops off: gain 2 Gold (corrected)" in text
    assert "(public: Silver)" in text
    poverty = printed("--cards", str(file), "--find", "poverty", "--kind", "numbers")
    assert "9 VP" in poverty and "(corrected)" in poverty


def test_a_file_is_checked(tmp_path: Path) -> None:
    file = tmp_path / "my-cards.toml"
    file.write_text(CHANGED)
    text = printed("--check", str(file))
    assert "valid. 4 numbers differ from ours." in text
    assert line_of(text, "Red Manuscript 4")[3:] == ["manuscripts.red-4", "ribbon", "red", "blue"]
    assert "DROP: GOLD(2)" in text
    file.write_text("[townsfolk.attendent]\nsilver = 2\n")
    result = guildhall("--check", str(file))
    assert result.exit_code != 0 and "'attendent' is unknown" in result.output
