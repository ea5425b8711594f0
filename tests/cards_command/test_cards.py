"""The command `guildhall cards`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from guildhall.cli import app

CHANGED = """
[buildings.chapel]
vp = 7
cost = { clay = 2, wood = 1, stone = 3 }
virtue = 1
effect = { virtue = 3 }

[buildings.well]
skills = ["tiling"]

[boards.hugo]
goods = { clay = 1 }
"""

CHANGED_ARTISANS = """
[apprentices.enforcer-2]
virtue = -1
effect = { clay = 2 }

[buildings.dormitory]
effect = { vp = 3 }

[boards.gisela]
silver = 3

[crafts.craft-5]
vp = 4
adornment = { silver = 3 }

[crafts.craft-7]
adornment = { marble = 0, gold = 2 }
tool = { silver = 2 }
"""


def guildhall(*arguments: str, width: int = 100) -> Result:
    return CliRunner().invoke(app, ["cards", *arguments], env={"COLUMNS": str(width), "NO_COLOR": "1", "TERM": "dumb"})


def listed(*arguments: str) -> list[dict[str, Any]]:
    result = guildhall(*arguments, "--json")
    assert result.exit_code == 0, result.output
    found: list[dict[str, Any]] = json.loads(result.stdout)
    return found


def rows(text: str, name: str) -> list[str]:
    return [" ".join(line.split()) for line in text.splitlines() if line.strip().startswith(name)]


@pytest.fixture
def changed(tmp_path: Path) -> str:
    file = tmp_path / "my-cards.toml"
    file.write_text(CHANGED, encoding="utf-8")
    return str(file)


def test_all_cards_are_listed_kind_by_kind() -> None:
    output = guildhall("architects").stdout
    headings = [
        "Apprentices: 79",
        "Buildings: 79",
        "Rewards: 23",
        "Black Market cards: 10",
        "Player boards (variable side): 21",
        "Craft Cards: 24",
        "Wonders: 5",
        "Contribution Cards: 7",
    ]
    places = [output.index(heading) for heading in headings]
    assert places == sorted(places)


def test_the_game_is_architects_unless_another_is_named() -> None:
    assert guildhall().stdout == guildhall("architects").stdout


def test_one_kind() -> None:
    output = guildhall("--kind", "buildings").stdout
    assert "Buildings: 79" in output
    assert "Apprentices" not in output.splitlines()[0]
    assert "Rewards" not in output


def test_a_row_says_what_the_card_says() -> None:
    output = guildhall("--kind", "buildings", "--find", "church", width=140).stdout
    (row,) = rows(output, "Church")
    assert row == "Church 5 3 Clay, 3 Stone +1 When built: may destroy 1 of your unpaid Debts verified base"


def test_in_a_narrow_terminal_goods_are_letters_and_explained() -> None:
    output = guildhall("--kind", "buildings", "--find", "church").stdout
    (row,) = rows(output, "Church")
    assert row == "Church 5 3C 3S +1 When built: may destroy 1 of your unpaid Debts verified"
    assert "Goods: C Clay and S Stone" in output


def test_a_promo_card_names_its_box_in_any_width() -> None:
    for width in (80, 100, 140):
        output = guildhall("--find", "crane", width=width).stdout
        assert "promo" in output


def test_in_80_columns_cards_are_a_list() -> None:
    output = guildhall("--find", "Emma", width=80).stdout
    assert rows(output, "Emma") == ["Emma · Prison 14 · Silver 11 · Virtue 0 · Goods 1G 1M · unknown · unknown box"]
    assert rows(output, "When") == ["When you take a Debt: gain 1 Clay and 1 Silver"]


def test_copies_of_a_card_show_their_keys() -> None:
    output = guildhall("--kind", "apprentices", "--find", "squire").stdout
    assert [line.split()[1] for line in rows(output, "Squire")] == ["squire-1", "squire-2", "squire-3"]


@pytest.mark.parametrize("width", [80, 100, 140])
def test_no_line_is_wider_than_the_terminal(width: int, changed: str) -> None:
    for arguments in ((), ("--cards", changed), ("--check", changed)):
        result = guildhall(*arguments, width=width)
        assert result.exit_code == 0
        assert "…" not in result.stdout
        long = [line for line in result.stdout.splitlines() if len(line) > width and "my-cards.toml" not in line]
        assert long == []


def test_the_marks_that_occur_are_explained() -> None:
    output = guildhall("--kind", "boards").stdout
    assert "verified: read from pictures of the card" in output
    assert "unknown: source and box are unknown" in output
    assert "public:" not in output
    assert "corrected:" not in output


def test_the_pairing_of_black_market_cards_is_marked_public() -> None:
    output = guildhall("--kind", "markets").stdout
    assert all(row.split()[2] == "public" for row in rows(output, "Market "))
    assert len(rows(output, "Market ")) == 10
    assert "public: taken from a public source" in output
    assert {card["pairing"] for card in listed("--kind", "markets")} == {"public"}
    assert {card["origin"] for card in listed("--kind", "markets")} == {"verified"}


@pytest.mark.parametrize(
    ("find", "keys"),
    [
        ("church", ["church"]),
        ("CHURCH", ["church"]),
        ("thieves' den", ["thieves-den"]),
        ("Thieves’ Den", ["thieves-den"]),
        ("squire-2", ["squire-2"]),
        ("B19", ["chapel"]),
        ("unpaid Debts costs", ["fountain", "gamblers-den"]),
    ],
)
def test_cards_are_found_by_name_key_number_and_text(find: str, keys: list[str]) -> None:
    assert [card["key"] for card in listed("--find", find)] == keys


# Age of Artisans.


def test_a_craft_card_shows_both_halves_and_its_points() -> None:
    for width in (80, 100, 140):
        output = " ".join(guildhall("--find", "craft-7", width=width).stdout.split())
        assert "Craft Card 7" in output
        assert "Adornment, 3 VP: gain 1 Marble. Tool: gain 1 Silver" in output
        assert "reconstructed" in output and "artisans" in output
    (card,) = listed("--kind", "crafts", "--find", "craft-8")
    assert card == {
        "kind": "crafts",
        "key": "craft-8",
        "ref": "craft-08",
        "name": "Craft Card 8",
        "vp": 3,
        "adornment": {"wood": 1, "stone": 1},
        "tool": {},
        "text": "Adornment, 3 VP: gain 1 Wood and 1 Stone. Tool: lose 1 Virtue to gain 1 Gold",
        "origin": "reconstructed",
        "box": "artisans",
    }


def test_the_cards_of_an_expansion_name_their_box_and_say_how_sure_their_numbers_are() -> None:
    """Only the two boards are printed in full in the rulebook."""
    found = [card for card in listed() if card["box"] == "artisans"]
    origins = {(card["kind"], card["origin"]) for card in found}
    assert origins == {
        ("apprentices", "reconstructed"),
        ("buildings", "reconstructed"),
        ("boards", "rulebook"),
        ("crafts", "reconstructed"),
    }
    counts = {kind: sum(card["kind"] == kind for card in found) for kind, _ in origins}
    assert counts == {"apprentices": 12, "buildings": 12, "boards": 2, "crafts": 24}
    output = guildhall("--find", "walaric").stdout
    assert "rulebook: stated in the rulebook" in output


def test_the_storehouse_that_is_a_building_shows_its_key() -> None:
    for width in (80, 100, 140):
        assert "(storage-house)" in guildhall("--kind", "buildings", "--find", "storehouse", width=width).stdout


def test_corrections_of_an_expansions_cards_are_checked_and_shown(tmp_path: Path) -> None:
    file = tmp_path / "my-cards.toml"
    file.write_text(CHANGED_ARTISANS, encoding="utf-8")
    result = guildhall("--check", str(file))
    assert result.exit_code == 0, result.output
    assert result.stdout.splitlines()[0].endswith("my-cards.toml: valid. 9 numbers differ from ours.")
    lines = [" ".join(line.split()) for line in result.stdout.splitlines()]
    assert "Enforcer apprentices.enforcer-2 virtue 0 -1" in lines
    assert "Dormitory buildings.dormitory effect.vp 2 3" in lines
    assert "Gisela boards.gisela silver 2 3" in lines
    assert "Craft Card 5 crafts.craft-5 vp 3 4" in lines
    assert "adornment.silver 4 3" in lines
    assert "tool.silver 1 2" in lines
    (card,) = listed("--cards", str(file), "--find", "craft-7")
    assert card["text"] == "Adornment, 3 VP: gain 2 Gold. Tool: gain 2 Silver"
    assert (card["origin"], card["printed_origin"]) == ("corrected", "reconstructed")
    for width in (80, 100, 140):
        output = " ".join(guildhall("--cards", str(file), "--find", "craft-5", width=width).stdout.split())
        assert "4 (3)" in output and "(corrected)" in output


# Works of Wonder.


CHANGED_WONDERS = """
[wonders.wood-wonder]
amount = 13
tax = 3
vp = 14

[contributions.contribution-2]
clay = { influence = 2 }
gold = { rewards = 0, virtue = 1 }
princess = "workshop"
penalty = { virtue = 2 }

[boards.charles]
effect = { influence_at_start = 2 }

[rewards.reward-12]
gain = { influence = 3 }
"""


def test_a_wonder_and_a_contribution_card_are_shown_with_their_numbers() -> None:
    for width in (80, 100, 140):
        output = " ".join(guildhall("--kind", "wonders", "--find", "Stone Wonder", width=width).stdout.split())
        assert "Stone Wonder" in output and "14 " in output and "reconstructed" in output and "wonders" in output
        assert "Costs 14 Stone, 5 Influence" in output
    (wonder,) = listed("--find", "stone-wonder")
    assert {name: wonder[name] for name in ("kind", "ref", "amount", "influence", "tax", "vp", "virtue")} == {
        "kind": "wonders", "ref": "W3", "amount": 14, "influence": 5, "tax": 3, "vp": 14, "virtue": 2,
    }  # fmt: skip
    (card,) = listed("--kind", "contributions", "--find", "contribution-1")
    assert card == {
        "kind": "contributions",
        "key": "contribution-1",
        "ref": "K1",
        "name": "Contribution Card 1",
        "profiteer": "guardhouse",
        "princess": "silversmith",
        "clay": {"influence": 1},
        "wood": {"influence": 2},
        "stone": {"virtue": 1, "influence": 1},
        "gold": {"influence": 3},
        "marble": {"influence": 2, "rewards": 1},
        "penalty": {"debts": 1},
        "reward": {"rewards": 1},
        "other_reward": {},
        "text": "Contribute Clay (gain 1 Influence), Wood (gain 2 Influence), Stone (gain 1 Virtue and 1 Influence), "
        "Gold (gain 3 Influence) and Marble (gain 2 Influence and 1 Reward). Profiteer at the Guardhouse (everybody "
        "there): take 1 unpaid Debt. Princess at the Silversmith (most Workers there): gain 1 Reward",
        "origin": "reconstructed",
        "box": "wonders",
    }


def test_the_cards_of_works_of_wonder_name_their_box_and_origin() -> None:
    """Only the boards are printed in full in the rulebook."""
    found = [card for card in listed() if card["box"] == "wonders"]
    origins = {(card["kind"], card["origin"]) for card in found}
    assert origins == {
        ("apprentices", "reconstructed"),
        ("buildings", "reconstructed"),
        ("rewards", "reconstructed"),
        ("boards", "rulebook"),
        ("wonders", "reconstructed"),
        ("contributions", "reconstructed"),
        ("opponents", "reconstructed"),
        ("schemes", "reconstructed"),
        ("schemes", "rulebook"),
    }
    counts = {kind: sum(card["kind"] == kind for card in found) for kind, _ in origins}
    assert counts == {
        "apprentices": 24, "buildings": 24, "rewards": 12, "boards": 6, "wonders": 5, "contributions": 7,
        "opponents": 6, "schemes": 24,
    }  # fmt: skip


def test_corrections_of_wonders_and_contributions_are_checked_and_shown(tmp_path: Path) -> None:
    file = tmp_path / "my-cards.toml"
    file.write_text(CHANGED_WONDERS, encoding="utf-8")
    result = guildhall("--check", str(file), width=120)
    assert result.exit_code == 0, result.output
    assert result.stdout.splitlines()[0].endswith("my-cards.toml: valid. 10 numbers differ from ours.")
    lines = [" ".join(line.split()) for line in result.stdout.splitlines()]
    assert "Wood Wonder wonders.wood-wonder amount 12 13" in lines
    assert "tax 4 3" in lines
    assert "clay.influence 1 2" in lines
    assert "gold.rewards 1 0" in lines
    assert "penalty.virtue 1 2" in lines
    assert any(line.endswith("princess storehouse workshop") for line in lines)
    assert "Charles boards.charles effect.influence_at_start 3 2" in lines
    (card,) = listed("--cards", str(file), "--find", "wood-wonder")
    assert card["text"].startswith("Costs 13 Wood, 6 Influence and 3 Tax.")
    assert (card["origin"], card["printed_origin"]) == ("corrected", "reconstructed")
    for width in (80, 100, 140):
        output = " ".join(guildhall("--cards", str(file), "--find", "wood-wonder", width=width).stdout.split())
        assert "14 (13)" in output and "(corrected)" in output


def test_nothing_found_is_one_sentence() -> None:
    result = guildhall("--find", "spaceship")
    assert result.exit_code == 0
    assert result.stdout == "No card matches spaceship.\n"
    assert listed("--find", "spaceship") == []


def test_words_like_markup_are_only_words() -> None:
    assert guildhall("--find", "[bold]").stdout == "No card matches [bold].\n"


def test_an_unknown_kind_is_one_sentence_and_a_failure() -> None:
    result = guildhall("--kind", "spaceships")
    assert result.exit_code != 0
    assert result.stdout == ""
    assert result.stderr.splitlines() == [
        "There is no kind of cards 'spaceships' in architects. "
        "Valid: apprentices, buildings, rewards, markets, boards, crafts, wonders, contributions, "
        "opponents, schemes."
    ]


def test_an_unknown_game_is_one_sentence_and_a_failure() -> None:
    result = guildhall("tennis")
    assert result.exit_code != 0
    assert result.stderr.splitlines() == ["There is no game 'tennis'. Valid: architects, viscounts."]


def test_json_has_every_field() -> None:
    (chapel,) = listed("--find", "chapel")
    assert chapel == {
        "kind": "buildings",
        "key": "chapel",
        "ref": "B19",
        "name": "Chapel",
        "vp": 6,
        "cost": {"clay": 2, "wood": 1, "stone": 4},
        "skills": ["carpentry"],
        "virtue": 1,
        "effect": {"virtue": 2},
        "text": "End of game: gain 2 Virtue if you alone stand highest on the Cathedral",
        "origin": "verified",
        "box": "base",
    }
    cards = listed()
    assert len(cards) == 79 + 79 + 23 + 10 + 21 + 24 + 5 + 7 + 8 + 54
    assert all(card["ref"] and card["text"] and card["origin"] and card["box"] for card in cards)


def test_corrected_numbers_are_shown_with_ours(changed: str) -> None:
    output = guildhall("--cards", changed, width=140).stdout
    (chapel,) = rows(output, "Chapel")
    assert chapel.startswith("Chapel 7 (6) 2 Clay, 1 Wood, 3 Stone Carpentry +1 End of game: gain 3 Virtue")
    assert " corrected base" in chapel
    assert "(2 Clay, 1 Wood, 4 Stone)" in output
    assert "on the Cathedral (corrected)" in " ".join(output.split())
    assert "corrected: changed by your corrections" in output
    (well,) = rows(output, "Well")
    assert "Tiling" in well and "corrected" in well
    (aqueduct,) = rows(output, "Aqueduct")
    assert "corrected" not in aqueduct


def test_corrected_cards_say_so_in_json(changed: str) -> None:
    (chapel,) = listed("--cards", changed, "--find", "chapel")
    assert chapel["vp"] == 7
    assert (chapel["origin"], chapel["printed_origin"]) == ("corrected", "verified")
    assert chapel["corrected"] == {
        "vp": {"ours": 6, "yours": 7},
        "cost": {"ours": {"clay": 2, "wood": 1, "stone": 4}, "yours": {"clay": 2, "wood": 1, "stone": 3}},
        "effect.virtue": {"ours": 2, "yours": 3},
    }


def test_check_shows_what_differs_and_nothing_else(changed: str) -> None:
    result = guildhall("--check", changed)
    assert result.exit_code == 0
    assert result.stdout.splitlines()[0].endswith("my-cards.toml: valid. 5 numbers differ from ours.")
    lines = [" ".join(line.split()) for line in result.stdout.splitlines()]
    assert "Well buildings.well skills none Tiling" in lines
    assert "Chapel buildings.chapel vp 6 7" in lines
    assert "cost 2 Clay, 1 Wood, 4 Stone 2 Clay, 1 Wood, 3 Stone" in lines
    assert "effect.virtue 2 3" in lines
    assert "Hugo boards.hugo goods none 1 Clay" in lines
    assert not any("virtue 1 1" in line for line in lines)


def test_check_for_programs(changed: str) -> None:
    found = listed("--check", changed)
    assert found[1] == {"kind": "buildings", "card": "chapel", "field": "vp", "ours": 6, "yours": 7}
    assert len(found) == 5


def test_check_of_a_file_without_differences(tmp_path: Path) -> None:
    file = tmp_path / "same.toml"
    file.write_text("[buildings.chapel]\nvp = 6\n")
    assert guildhall("--check", str(file)).stdout.endswith(
        "same.toml: valid, and every number is ours already (1 correction).\n"
    )
    file.write_text("")
    assert guildhall("--check", str(file)).stdout.endswith("(no corrections).\n")


@pytest.mark.parametrize("option", ["--check", "--cards"])
def test_a_wrong_file_is_one_sentence_and_a_failure(option: str, tmp_path: Path) -> None:
    file = tmp_path / "typo.toml"
    file.write_text("[buildings.chapell]\nvp = 7\n")
    result = guildhall(option, str(file))
    assert result.exit_code != 0
    assert result.stdout == ""
    assert result.stderr == f"{file}: buildings.chapell: 'chapell' is unknown. Valid: chapel, cellar.\n"


def test_check_goes_with_json_only(changed: str) -> None:
    result = guildhall("--check", changed, "--find", "chapel")
    assert result.exit_code == 2
    assert "only --json" in " ".join(result.stderr.split())


def test_help_says_what_it_is_for() -> None:
    result = guildhall("--help")
    assert result.exit_code == 0
    for option in ("--kind", "--find", "--cards", "--check", "--json"):
        assert option in result.stdout
