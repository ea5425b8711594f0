"""The second game on the command line: the same commands, with its own options and its own picture of the table."""

from __future__ import annotations

import io
import json
import random
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from typer.testing import CliRunner, Result

import guildhall
from guildhall.cli import app
from guildhall.cli.table import TableForPeople
from guildhall.game import Game
from guildhall.screens.viscounts import ViscountsScreen


def command(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, [*arguments], input=typed, env={"COLUMNS": "120"})


def random_game(answers: int = 10**9, seed: int = 3, **options: Any) -> Game:
    game = guildhall.new_game("viscounts", seed=seed, **options)
    chance = random.Random(seed)
    while not game.is_over and len(game.answers) < answers:
        game.choose(chance.choice(game.options))
    return game


# Of the unreleased rules: that hero is in no box.
OLD_RECORD = """guildhall record 1
game: viscounts
rules: 1
seed: 1
players: 2
answers: 1
red: take start-7 black-aveline
end: 95ea4a5423f2140a4a75b6b51b43df67
"""


@pytest.fixture(scope="module")
def whole() -> Game:
    return random_game(players=2)


@pytest.fixture
def record(whole: Game, tmp_path: Path) -> str:
    whole.save(tmp_path / "game.txt")
    return str(tmp_path / "game.txt")


# Simulations.


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_simulated_games_end_without_an_error_and_tell_how(players: int) -> None:
    done = command("simulate", "viscounts", "--players", str(players), "--games", "8", "--seed", "1", "--json")
    assert done.exit_code == 0, done.output
    told = json.loads(done.stdout)
    assert (told["game"], told["games"], told["errors"]) == ("viscounts", 8, 0)
    assert list(told["endings"]) == ["poverty", "prosperity"]
    assert sum(told["endings"].values()) >= 8, "every game has an ending, and some have both"
    assert len(told["wins_by_seat"]) == max(2, players)


def test_architects_has_one_ending_and_says_nothing_of_it() -> None:
    assert "endings" not in json.loads(command("simulate", "--games", "2", "--json").stdout)


def test_a_simulation_is_told_in_words() -> None:
    done = command("simulate", "viscounts", "--players", "1", "--board", "noble", "--games", "3", "--coverage")
    assert done.exit_code == 0, done.output
    for said in ("Viscounts of the West Kingdom, simulated", "How games ended", "Poverty revealed", "Castle Leader",
                 "viscount", "Collisions: ", "Schemes followed: "):  # fmt: skip
        assert said in done.output


# Options: a game refuses what it does not know.


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["simulate", "viscounts", "--setup", "variable"], "There is no option 'setup' for viscounts."),
        (["simulate", "viscounts", "--promo-cards"], "There is no option 'promo_cards' for viscounts."),
        (["simulate", "viscounts", "--expansions", "artisans"], "There is no option 'expansions' for viscounts."),
        (["simulate", "viscounts", "--players", "5"], "viscounts cannot be played by 5 players. Valid: 1, 2, 3, 4."),
        (["simulate", "viscounts", "--opponent", "helena"], "opponent cannot be 'helena'. Valid: viscount."),
        (["simulate", "viscounts", "--board", "bishop"], "board cannot be 'bishop'. Valid: cleric, "),
        (
            ["simulate", "viscounts", "--players", "3", "--difficulty", "hard-1"],
            "no option 'difficulty' with 3 players",
        ),
        (["simulate", "--board", "builder"], "There is no option 'board' for architects."),
        (["play", "viscounts", "--terminal", "--humans", "2", "--board", "noble"], "no option 'board' with 2 players"),
        (["arena", "viscounts", "--players", "1"], "In an arena bots have all the seats"),
    ],
)
def test_what_a_game_does_not_know_is_refused(arguments: list[str], says: str) -> None:
    done = command(*arguments)
    assert done.exit_code == 1
    assert says in done.stderr
    assert done.stdout == ""


@pytest.mark.parametrize(
    ("given", "options"),
    [
        ([], {"players": 2}),
        (["--humans", "3"], {"players": 3}),
        (["--difficulty", "hard-2"],
         {"players": 1, "opponent": "viscount", "board": "random", "difficulty": "hard-2"}),
        (["--opponent", "viscount", "--board", "cleric"],
         {"players": 1, "opponent": "viscount", "board": "cleric", "difficulty": "normal"}),
    ],
)  # fmt: skip
def test_the_options_set_up_the_table(given: list[str], options: dict[str, Any], tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    done = command("play", "viscounts", "--terminal", "--seed", "3", "--save", str(record), *given)
    assert done.exit_code == 0, done.output
    assert guildhall.load(record).setup == options


def test_who_leaves_is_told_how_to_set_the_same_table() -> None:
    done = command("play", "viscounts", "--terminal", "--seed", "3", "--board", "noble")
    assert "guildhall play --terminal viscounts --seed 3 --players 1 --board noble" in done.output


# A game in the terminal.


def test_a_saved_game_against_the_opponent_is_played_to_its_end_through_a_pipe(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    played = random_game(players=1, board="cleric")
    played.at(len(played.answers) - 12).save(record)
    done = command("play", "--terminal", "--load", str(record), "--save", str(record), typed="1\n" * 200)
    assert done.exit_code == 0, done.output
    assert "Opponent: Rival" in done.stdout
    game = guildhall.load(record)
    assert game.is_over
    end = done.stdout[done.stdout.index("The final score") :]
    assert all(str(row["total"]) in end for row in game.scores())
    assert " wins." in end


def test_a_bot_of_this_world_has_the_other_seat_unless_somebody_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    seated: list[list[str | None]] = []
    monkeypatch.setattr(TableForPeople, "run", lambda self: seated.append([bot and bot.name for bot in self.bots]))
    command("play", "viscounts", "--terminal")
    command("play", "viscounts", "--terminal", "--players", "3", "--bots", "duke,random")
    command("play", "--terminal")
    assert seated == [[None, "knight"], [None, "duke", "random"], [None, "mason"]]


def drawn(game: Game, seat: int, *commands: str, width: int = 120) -> str:
    """All that the seat's screen says, in plain text, and the answers to some commands."""
    paper = io.StringIO()
    table = TableForPeople(game, [None] * len(game.seats), Console(file=paper, width=width), None, ([], []))
    table.show(seat)
    for line in commands:
        table._obey(line, seat)
    return paper.getvalue()


def row(text: str, *start: str) -> str:
    """The line that begins with these words."""
    return next(line for line in text.splitlines() if line.strip("│ ").split()[: len(start)] == list(start))


def test_the_screen_shows_the_table() -> None:
    view = guildhall.new_game("viscounts", players=3, seed=2).view("red")
    red, blue = view["seats"][0], view["seats"][1]
    red.update(space="O4", slots=["abbot", None, "thief"], hand=["squire"], hand_size=1, workers=15, buildings=["ws2"])
    red["debts"], red["deeds"] = {"unpaid": 2, "paid": 1}, {"plain": 3, "flipped": 0}
    red["track"] = {"corruption": 2, "virtue": 5}
    blue.update(space="IB", manuscripts=["grey-1"], discard=["lender"])
    blue["track"] = {"corruption": 3, "virtue": 3}
    view["board"]["spots"]["4b"] = {"seat": "red", "building": "ws2"}
    view["castle"].update({"B1": {"red": 2, "blue": 1}, "top": {"blue": 1}, "leader": "blue"})
    view["kingdom"].update(debts={"above": 0, "start": 15}, poverty=True)
    view["bonuses"]["blue"] = "green"
    paper = io.StringIO()
    Console(file=paper, width=130).print(ViscountsScreen(view).table(130))
    text = paper.getvalue()
    assert "4b R Workshop 2" in row(text, "O4", "R")
    assert "→ " in row(text, "IB", "B")
    assert "B R2 B1" in row(text, "Tier", "1")
    assert "Castle · on top B1" in text and "Blue leads" in text
    assert "Poverty is revealed" in text and "16 Deeds above Prosperity" in text
    assert "blue G" in text
    assert "1 Abbot 2s C" in text and "3 Thief 1s X" in text
    assert "Corruption 2 · · C · · V · 5 Virtue" in text and "Corruption 3 · · · × · · · 3 Virtue" in text
    assert "Debts 2, paid 1 · Deeds 3, flipped 0" in text
    assert "Workshop 1/3" in text and "In every collision, without a Criminal" in text
    assert "Manuscripts: Grey Manuscript" in text and "Discarded: Lender" in text
    assert "2s N" in row(text, "Squire")
    assert "MM gain 1 Stone" in row(text, "O4", "R"), "the exchange of the space"


@pytest.mark.parametrize("width", [60, 80, 120, 200])
def test_no_line_is_wider_than_the_terminal(width: int) -> None:
    game = random_game(120, players=4)
    text = drawn(game, game.decision.seat, width=width)
    assert max(len(line) for line in text.splitlines()[:-20]) <= width


def test_cards_spots_and_pairs_can_be_looked_at() -> None:
    game = guildhall.new_game("viscounts", players=2, seed=5)
    text = drawn(game, game.decision.seat, "v 1", "v small-5b", "v Merovech", "v grey-8", "v unicorn")
    looked = text[text.index("A number or a token") :]
    pair = game.options[0].target.partition(":")[2]
    assert pair in looked and "starts on O" in looked
    assert "Building spot 5b" in looked and "When you build here: gain 1 Ink" in looked
    assert "After you construct: may rearrange the cards on your player board" in looked
    assert "grey-8" in looked and "Ribbon" in looked
    assert "There is no card “unicorn”." in looked


@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_screen_stays_the_same_when_the_hidden_part_is_dealt_again(players: int) -> None:
    game = guildhall.new_game("viscounts", players=players, seed=players)
    chance = random.Random(players)
    changed = 0
    for number in range(80):
        if game.is_over:
            break
        asked = game.decision.seat
        if number % 16 == 8:
            other = game.clone()
            other.state = game.determinize(asked, seed=number)
            changed += other.hash != game.hash
            assert drawn(other, asked, "s", "l") == drawn(game, asked, "s", "l")
        game.choose(chance.choice(game.options))
    assert changed >= 2


# Records.


def test_a_record_is_shown_at_its_end_and_before(whole: Game, record: str) -> None:
    done = command("replay", record)
    assert done.exit_code == 0, done.output
    assert "Viscounts of the West Kingdom" in done.output and "The final score" in done.output
    earlier = command("replay", record, "--at", "20", "--seat", "red")
    asked = whole.at(20).decision
    assert f"{asked.seat_key.capitalize()}: {asked.prompt}" in earlier.output


def test_an_old_record_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "old.txt"
    file.write_text(OLD_RECORD, encoding="utf-8")
    for arguments in (["replay", str(file)], ["verify", str(file)], ["play", "--terminal", "--load", str(file)]):
        done = command(*arguments)
        assert done.exit_code == 1, arguments
        assert "belongs to an unreleased set of rules of viscounts" in " ".join((done.stderr + done.stdout).split())
    assert file.read_text(encoding="utf-8") == OLD_RECORD


def test_a_hint_and_an_analysis_are_given(whole: Game, tmp_path: Path) -> None:
    late = guildhall.load_position(whole.at(len(whole.answers) - 6).position())
    for answer in whole.answers[-6:]:
        late.choose(answer)
    late.save(tmp_path / "late.txt")
    done = command("hint", str(tmp_path / "late.txt"), "--at", "0", "--bot", "greedy", "--all", "--json")
    assert done.exit_code == 0, done.output
    answers = {answer["token"] for answer in json.loads(done.stdout)["answers"]}
    assert answers == {option.token for option in late.at(0).options}
    done = command("analyse", str(tmp_path / "late.txt"), "--bot", "greedy", "--json")
    assert done.exit_code == 0, done.output
    assert len(json.loads(done.stdout)["moments"]) == 6


def test_bots_meet_in_an_arena() -> None:
    done = command("arena", "viscounts", "--bots", "random,careless", "--games", "2", "--processes", "1", "--json")
    assert done.exit_code == 0, done.output
    told = json.loads(done.stdout)
    assert told["game"] == "viscounts" and told["games"] == 2
