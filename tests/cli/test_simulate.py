"""`guildhall simulate`: what it reports, and that the seed alone decides it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from guildhall.cli import app
from guildhall.engine.playout import play_random
from guildhall.lab import simulate as lab

TIMES = ("seconds", "decisions_per_second", "processes")


def simulate(*options: str) -> Result:
    return CliRunner().invoke(app, ["simulate", *options], env={"COLUMNS": "100"})


def report(*options: str) -> dict[str, Any]:
    done = simulate(*options, "--json")
    assert done.exit_code == 0, done.output
    data: dict[str, Any] = json.loads(done.stdout)
    return data


def without_times(data: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in data.items() if key not in TIMES}


@pytest.mark.parametrize("setup", ["standard", "variable"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_games_end_without_errors(players: int, setup: str) -> None:
    data = report("architects", "--players", str(players), "--setup", setup, "--games", "8", "--seed", "1")
    assert data["errors"] == 0
    assert data["games"] == 8
    assert data["options"]["players"] == players
    assert data["decisions"] > 8 * 100
    wins = sum(data["wins_by_seat"].values())
    assert 8 <= wins <= 8 + data["shared_victories"] * (players - 1)
    assert sum(data["wins_by_turn_order"]) == wins
    assert len(data["wins_by_seat"]) == len(data["wins_by_turn_order"]) == players


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_games_with_an_expansion_end_without_errors(players: int) -> None:
    data = report("--expansions", "artisans", "--players", str(players), "--setup", "variable", "--games", "5")
    assert data["errors"] == 0
    assert data["options"]["expansions"] == ["artisans"]
    assert list(data["scores"])[:3] == ["buildings", "adornments", "tools"]
    assert len(data["wins_by_seat"]) == players
    assert ("orange" in data["wins_by_seat"]) == (players == 6)


@pytest.mark.parametrize(
    ("players", "expansions"),
    [(2, "wonders"), (3, "wonders"), (4, "wonders"), (5, "wonders"),
     (2, "artisans,wonders"), (4, "wonders,artisans"), (6, "artisans,wonders")],
)  # fmt: skip
@pytest.mark.parametrize("coop", [False, True])
def test_games_with_wonders_end_without_errors(players: int, expansions: str, coop: bool) -> None:
    options = ["--expansions", expansions, "--players", str(players), "--setup", "variable", "--games", "3"]
    data = report(*options, *(["--coop"] if coop else []))
    assert data["errors"] == 0
    assert data["options"]["expansions"] == sorted(expansions.split(","))
    assert data["options"].get("coop", False) is coop
    assert len(data["wins_by_seat"]) == players


def test_in_a_co_operative_game_only_much_influence_is_awarded() -> None:
    """The same games, scored otherwise: nobody gains Gold for 8 Influence or less."""
    options = ["--expansions", "wonders", "--players", "3", "--games", "20", "--seed", "3"]
    plain, together = report(*options), report(*options, "--coop")
    assert plain["decisions"] == together["decisions"]
    assert plain["scores"]["gold-and-marble"]["mean"] > together["scores"]["gold-and-marble"]["mean"]


def test_coverage_of_wonders_counts_slots_consequences_and_what_influence_was_lost_for() -> None:
    options = [
        "--expansions",
        "artisans,wonders",
        "--setup",
        "variable",
        "--players",
        "4",
        "--games",
        "4",
        "--coverage",
    ]
    data = report(*options)
    mine = [
        "wonders_built",
        "slots_filled",
        "profiteer_consequences",
        "princess_consequences",
        "influence_given_up_for",
    ]
    assert list(data["coverage"])[-5:] == mine
    assert [len(data["coverage"][use]) for use in mine] == [5, 35, 7, 7, 8]
    assert sum(data["coverage"]["slots_filled"].values()) > 0
    text = simulate(*options).stdout
    for heading in (
        "Wonders built: ", "Contributions made: ", "Consequences of the Profiteer: ", "Consequences of the Princess: ",
        "What Influence was lost for: ",
    ):  # fmt: skip
        assert heading in text


def test_coverage_counts_every_card_and_names_those_never_used() -> None:
    options = ["--expansions", "artisans", "--players", "2", "--games", "3", "--seed", "8", "--coverage"]
    data = report(*options)
    assert list(data)[-2:] == ["coverage", "never_used"]
    assert list(data["coverage"]) == [
        "apprentices_hired", "buildings_constructed", "rewards_gained", "markets_taken",
        "adornments_crafted", "tools_crafted",
    ]  # fmt: skip
    for use, counts in data["coverage"].items():
        assert data["never_used"][use] == [card for card, count in counts.items() if count == 0]
    assert data["never_used"]["buildings_constructed"] != []
    assert sum(data["coverage"]["apprentices_hired"].values()) >= 3 * 2  # everybody starts with one

    text = simulate(*options).stdout
    for use, heading in (
        ("apprentices_hired", "Apprentices hired"),
        ("buildings_constructed", "Buildings constructed"),
        ("rewards_gained", "Rewards gained"),
        ("markets_taken", "Black Market cards taken"),
        ("adornments_crafted", "Craft Cards taken as Adornments"),
        ("tools_crafted", "Craft Cards taken as Tools"),
    ):
        counts = data["coverage"][use]
        never = data["never_used"][use]
        part = text[text.index(f"{heading}: {len(counts) - len(never)} of {len(counts)}") :].split("\n\n")[0]
        words = " ".join(part.split())
        for card, count in counts.items():
            assert (f"{count} {card}" in words) == (count > 0)
        assert (f"Never: {', '.join(never)}" in words) == bool(never)


def test_without_coverage_nothing_is_said_of_it() -> None:
    assert "Apprentices hired" not in simulate("--games", "1").stdout


def test_every_option_of_the_table_is_played() -> None:
    flags = ["--promo-cards", "--starting-apprentice", "--apprentice-resets", "--board-sets", "base,promo,unknown"]
    data = report("--players", "5", "--setup", "variable", "--games", "5", *flags)
    assert data["errors"] == 0
    assert data["options"]["board_sets"] == ["base", "promo", "unknown"]
    assert data["options"]["promo_cards"] is True


def test_the_keys_of_the_json_are_stable() -> None:
    assert list(report("--games", "1")) == [
        "game", "rules", "options", "bots", "seed", "games", "decisions", "turns", "scores", "totals_by_seat",
        "wins_by_seat", "wins_by_turn_order", "shared_victories", "errors", "failures",
        "processes", "seconds", "decisions_per_second",
    ]  # fmt: skip


def test_the_counts_follow_from_the_seed_whatever_the_processes() -> None:
    options = ["--players", "3", "--games", "60", "--seed", "5"]
    alone = report(*options)
    assert without_times(report(*options, "--processes", "2")) == without_times(alone)
    assert without_times(report("--players", "3", "--games", "60", "--seed", "6")) != without_times(alone)


def test_games_add_up() -> None:
    """A simulation is its games one by one: seed 5, then seed 6."""
    both = report("--games", "2", "--seed", "5")
    parts = [report("--games", "1", "--seed", seed) for seed in ("5", "6")]
    assert both["decisions"] == sum(part["decisions"] for part in parts)
    for category in both["scores"]:
        mean = sum(part["scores"][category]["mean"] for part in parts) / 2
        assert both["scores"][category]["mean"] == pytest.approx(mean, abs=1e-3)


def test_the_table_for_people_says_the_same() -> None:
    options = ["--players", "4", "--games", "10", "--seed", "2"]
    data = report(*options)
    text = simulate(*options).stdout
    lines = {line.split("│")[1].strip(): line for line in text.splitlines() if line.startswith("│")}
    assert f"{data['decisions']:,}" in lines["Decisions"]
    assert lines["Errors"].split() == ["│", "Errors", "│", "0", "│"]
    assert f"{data['scores']['total']['mean']:.2f}" in lines["Total"]
    assert f"{data['scores']['total']['sd']:.2f}" in lines["Total"]
    assert f"│ {data['wins_by_seat']['yellow']:3d} │" in lines["Yellow"]
    assert f"│ {data['wins_by_turn_order'][1]:3d} │" in lines["2nd in turn order"]


def test_a_game_that_goes_wrong_is_counted_and_the_others_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    played = play_random
    started: list[int] = []

    def fails_once(state: Any, rng: Any, study: Any = None) -> int:
        started.append(1)
        if len(started) == 3:
            raise AssertionError("the roof [fell] in")
        return played(state, rng, study)

    monkeypatch.setattr(lab, "play_random", fails_once)
    done = simulate("--games", "5", "--seed", "10", "--json")
    assert done.exit_code == 1
    data = json.loads(done.stdout)
    assert (data["games"], data["errors"]) == (5, 1)
    assert data["failures"] == [{"seed": 12, "message": "AssertionError: the roof [fell] in"}]
    assert sum(data["wins_by_seat"].values()) >= 4
    assert done.stderr == "The game with seed 12 went wrong: AssertionError: the roof [fell] in\n"


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["checkers"], "There is no game 'checkers'."),
        (["--players", "1"], "architects cannot be played by 1 players without an opponent."),
        (["--players", "6"], "architects cannot be played by 6 players without the expansion 'artisans'."),
        (["--players", "7", "--expansions", "artisans"], "cannot be played by 7 players. Valid: 2, 3, 4, 5, 6."),
        (["--expansions", "artisan"], "expansions: 'artisan' is unknown. Valid: artisans, wonders."),
        (["--expansions", "artisans,artisans"], "expansions: 'artisans' is named twice."),
        (["--players", "6", "--expansions", "wonders"],
         "architects cannot be played by 6 players without the expansion 'artisans'. Valid: 2, 3, 4, 5."),
        (["--coop"], "There is no option 'coop' without the expansion 'wonders'."),
        (["--coop", "--expansions", "artisans"], "There is no option 'coop' without the expansion 'wonders'."),
        (["--setup", "variable", "--boards", "louis,ada"],
         "There is no player board 'louis' without the expansion 'wonders'."),
        (["--setup", "variable", "--boards", "gisela,ada"],
         "There is no player board 'gisela' without the expansion 'artisans'."),
        (["--bots", "random,oracle"], "There is no bot 'oracle'. Valid: random, "),
        (["--players", "4", "--bots", "random,random"], "2 bots for 4 seats"),
        (["--board-sets", "base,moon"], "board_sets: 'moon' is unknown."),
        (["--seed", "-5"], "A seed is a whole number"),
        (["--cards", "no-such-file.toml"], "no-such-file.toml"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_one_sentence_and_exit_1(options: list[str], sentence: str) -> None:
    done = simulate(*options)
    assert done.exit_code == 1
    assert sentence in done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""


@pytest.mark.parametrize("options", [["--games", "0"], ["--games", "many"], ["--processes", "0"], ["--speed"]])
def test_a_wrong_option_is_exit_2(options: list[str]) -> None:
    assert simulate(*options).exit_code == 2
