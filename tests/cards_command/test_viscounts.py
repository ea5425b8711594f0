"""The command `guildhall cards viscounts`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from typer.testing import CliRunner, Result

from guildhall.cli import app

CHANGED = """
[townsfolk.strongman]
icons = { merchant = 3 }
ability = "DROP: GOLD(2)"

[manuscripts.grey-4]
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
    for heading in ("Townsfolk: 91", "Player Cards: 10", "Manuscripts: 40", "Cleric Bonus cards: 4", "Scheme Cards: 16",
                    "Opponents: 4", "Building spots: 45", "Links: 34", "Exchanges: 10", "Wedges of the Castle: 6",
                    "Other numbers: 11"):  # fmt: skip
        assert heading in text


def test_a_card_is_found_by_name_with_its_numbers_text_and_origin() -> None:
    text = printed("--find", "antagonist")
    words = "Antagonist antagonist neutral 3 2 Criminals Bonus: gain 1 Corruption. When played: take 1 Debt"
    assert line_of(text, "Antagonist") == [*words.split(), "rulebook", "base"]
    assert "rulebook: stated in the rulebook" in text


def test_a_narrow_terminal_has_letters_for_icons_and_says_what_they_mean() -> None:
    text = printed("--find", "clovis", width=80)
    assert "Clovis · clovis · Group hero · Silver 3 · Icons 1M 1X · rulebook" in text
    assert "Icons: M Merchant and X Criminal" in text


def test_it_says_what_is_public_on_a_card_that_is_reconstructed_otherwise() -> None:
    text = printed("--find", "strongman")
    assert "(public: Silver, Icons and Ability)" in text
    assert "public: taken from a public source" in text
    assert "public" not in printed("--find", "antagonist")


def test_one_kind_is_shown_alone_and_an_unknown_one_refused() -> None:
    text = printed("--kind", "manuscripts")
    assert "Manuscripts: 40" in text and "Townsfolk: " not in text
    assert line_of(text, "Grey Manuscript (gain 2")[5:8] == ["grey-4", "black", "4"]
    result = guildhall("--kind", "markets")
    assert result.exit_code != 0
    assert "no kind of cards 'markets' in viscounts" in result.output and "player-cards" in result.output


def test_programs_get_every_field_as_corrections_write_it() -> None:
    found: list[dict[str, Any]] = json.loads(printed("--json"))
    assert len(found) == 91 + 10 + 40 + 4 + 16 + 4 + 45 + 34 + 10 + 6 + 11
    by_key = {card["key"]: card for card in found}
    assert by_key["antagonist"] == {
        "kind": "townsfolk", "key": "antagonist", "ref": "T02", "name": "Antagonist", "group": "neutral", "silver": 3,
        "icons": {"criminal": 2}, "bonus": "COR(1)", "ability": "PLAY: DEBT(1)",
        "text": "Bonus: gain 1 Corruption. When played: take 1 Debt", "origin": "rulebook", "box": "base",
    }  # fmt: skip
    assert by_key["strongman"]["public"] == ["silver", "icons", "ability"]


def test_corrections_are_shown_beside_our_numbers(tmp_path: Path) -> None:
    file = tmp_path / "my-cards.toml"
    file.write_text(CHANGED)
    text = printed("--cards", str(file), "--find", "strongman")
    assert "3 Merchants" in text and "(2 Merchants)" in text
    assert "When it drops off: gain 2 Gold" in text and "(corrected)" in text
    assert "(public: Silver)" in text
    poverty = printed("--cards", str(file), "--find", "poverty", "--kind", "numbers")
    assert "9 VP" in poverty and "(corrected)" in poverty


def test_a_file_is_checked(tmp_path: Path) -> None:
    file = tmp_path / "my-cards.toml"
    file.write_text(CHANGED)
    text = printed("--check", str(file))
    assert "valid. 4 numbers differ from ours." in text
    assert line_of(text, "Blue Manuscript (gain 2")[5:] == ["manuscripts.grey-4", "ribbon", "grey", "blue"]
    assert "DROP: GOLD(2)" in text
    file.write_text("[townsfolk.strongmen]\nsilver = 2\n")
    result = guildhall("--check", str(file))
    assert result.exit_code != 0 and "'strongmen' is unknown" in result.output
