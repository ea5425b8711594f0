"""`guildhall play`: whole games through a pipe, and everything a person can type."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import guildhall
from guildhall.bots import Sight, bot_seed, make_bot
from guildhall.cli import app
from guildhall.engine.rng import Rng

WIDTH = {"COLUMNS": "100"}


def play(*options: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, ["play", "--terminal", *options], input=typed, env=WIDTH)


def last_screen(output: str) -> str:
    """What was drawn since the heading was last shown."""
    return output[output.rindex("Architects of the West Kingdom") :]


def piped(*options: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """The command as a process of its own, with its answers from a pipe."""
    return subprocess.run(
        [sys.executable, "-m", "guildhall", *options],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, **WIDTH, "PYTHONIOENCODING": "utf-8"},
        timeout=300,
    )


def a_builders_game(seed: int) -> tuple[guildhall.Game, list[str]]:
    """A game of red, who builds whenever it can, against the bot that `play` seats; and what red says in it."""
    game = guildhall.new_game("architects", players=2, seed=seed)
    bot = make_bot("mason", bot_seed(seed, 2))
    chance = Rng(seed)
    said: list[str] = []
    while not game.is_over:
        tokens = [option.token for option in game.options]
        if game.decision.seat_key == "blue":
            game.choose(bot.answer(Sight(game.state)))
            continue
        wanted = [
            token for start in ("build", "advance", "place guildhall") for token in tokens if token.startswith(start)
        ]
        said.append(wanted[0] if wanted else tokens[chance.below(len(tokens))])
        game.choose(said[-1])
    return game, said


# Whole games.


def test_a_whole_game_against_a_bot_through_a_pipe(tmp_path: Path) -> None:
    expected, said = a_builders_game(31)
    record = tmp_path / "game.txt"
    typed = "\n".join(said) + "\n"
    done = piped("play", "--terminal", "--seed", "31", "--save", str(record), typed=typed)
    assert done.returncode == 0, done.stderr
    assert "The final score" in done.stdout
    assert guildhall.load(record).hash == expected.hash
    end = done.stdout[done.stdout.index("The final score") :]
    for row in expected.scores():
        assert str(row["total"]) in end
    assert end.count(" wins.") == 1


@pytest.mark.parametrize("players", [2, 5])
def test_bots_play_a_whole_game_among_themselves_and_it_is_told(players: int, tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    done = play("--humans", "0", "--players", str(players), "--seed", "4", "--save", str(record))
    assert done.exit_code == 0, done.output
    assert "Red’s turn" in done.output
    assert "The final score" in done.output
    game = guildhall.load(record)
    assert game.is_over
    assert len(game.seats) == players


def test_without_input_it_reaches_the_first_question_and_ends_well() -> None:
    done = piped("play", "--terminal", "--seed", "3")
    assert done.returncode == 0, done.stderr
    assert "Which of these Building cards do you keep?" in done.stdout
    assert "guildhall play --terminal architects --seed 3 --players 2" in done.stdout


def page_served(data: Path, **settings: str) -> tuple[subprocess.Popen[str], str]:
    """`guildhall play` without --terminal; its address comes from what it prints."""
    running = subprocess.Popen(
        [sys.executable, "-m", "guildhall", "play"],
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONUNBUFFERED": "1", "XDG_DATA_HOME": str(data), "DISPLAY": "", **settings},
    )
    assert running.stdout is not None
    said = running.stdout.readline()
    address = re.search(r"http://127\.0\.0\.1:\d+/", said)
    assert address, said
    return running, address[0]


def test_without_terminal_the_page_is_served_on_a_free_port_and_its_address_printed(tmp_path: Path) -> None:
    both = [page_served(tmp_path / "one"), page_served(tmp_path / "two")]  # the second finds its usual port taken
    try:
        assert both[0][1] != both[1][1]
        for _, address in both:
            with urllib.request.urlopen(address + "api/about", timeout=60) as reply:
                assert json.load(reply)["version"] == guildhall.__version__
    finally:
        for running, _ in both:
            running.terminate()
            assert running.wait(timeout=20) in (0, -15)


def test_where_there_is_a_screen_the_browser_is_opened(tmp_path: Path) -> None:
    browser, seen = tmp_path / "browser", tmp_path / "seen"
    browser.write_text(f'#!/bin/sh\necho "$1" > {seen}.new && mv {seen}.new {seen}\n', encoding="utf-8")
    browser.chmod(0o755)
    running, address = page_served(tmp_path, DISPLAY=":0", BROWSER=str(browser))
    try:
        until = time.monotonic() + 20
        while not seen.exists():
            assert time.monotonic() < until, "no browser was opened"
            time.sleep(0.05)
        assert seen.read_text(encoding="utf-8") == address + "\n"
    finally:
        running.terminate()
        running.wait(timeout=20)


@pytest.mark.parametrize("given", [["--players", "4"], ["--seed", "3"], ["--promo-cards"], ["architects"]])
def test_what_only_the_terminal_knows_is_refused_without_it(given: list[str]) -> None:
    done = CliRunner().invoke(app, ["play", *given], env=WIDTH)
    assert done.exit_code == 2
    assert "add --terminal" in done.output
    assert given[0] in done.output


def test_the_options_set_up_the_game(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    options = ["--players", "3", "--setup", "variable", "--boards", "ada,random,hugo", "--board-sets", "base,promo"]
    flags = ["--promo-cards", "--starting-apprentice", "--apprentice-resets", "--seed", "9"]
    assert play(*options, *flags, "--save", str(record)).exit_code == 0
    setup = guildhall.load(record).setup
    assert setup == {
        "players": 3,
        "setup": "variable",
        "boards": ["ada", "random", "hugo"],
        "board_sets": ["base", "promo"],
        "promo_cards": True,
        "starting_apprentice": True,
        "apprentice_resets": True,
    }


def test_a_game_with_an_expansion_is_set_up_shown_and_set_up_again(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    options = ["--expansions", "artisans", "--players", "6", "--setup", "variable"]
    done = play(*options, "--humans", "6", "--seed", "9", "--save", str(record), typed="\n")
    assert done.exit_code == 0, done.output
    assert guildhall.load(record).setup == {"players": 6, "setup": "variable", "expansions": ["artisans"]}
    assert "Which Apprentice do you start with?" in done.output
    assert "Craft Cards" in done.output and "Orange" in done.output
    assert "guildhall play --terminal --humans 6" in done.output
    again = play(*options, "--humans", "6", "--seed", "9", typed="\n").output
    assert "--expansions artisans" in again[again.index("guildhall play --terminal") :]
    shown = CliRunner().invoke(app, ["replay", str(record)], env=WIDTH).output
    assert "Expansions" in shown and '["artisans"]' in shown


def test_bots_play_a_whole_game_with_an_expansion_and_it_is_told() -> None:
    done = play("--humans", "0", "--players", "3", "--seed", "4", "--expansions", "artisans")
    assert done.exit_code == 0, done.output
    for sentence in ("places the Artisan at", "stacks a Worker", "as a Tool", "is turned up", "Adornments", "Tools"):
        assert sentence in done.output


@pytest.mark.parametrize("expansions", ["wonders", "artisans,wonders"])
def test_a_game_with_wonders_is_set_up_shown_and_set_up_again(expansions: str, tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    options = ["--expansions", expansions, "--players", "3", "--setup", "variable", "--coop"]
    done = play(*options, "--seed", "9", "--save", str(record), typed="\n")
    assert done.exit_code == 0, done.output
    assert guildhall.load(record).setup == {
        "players": 3, "setup": "variable", "expansions": expansions.split(","), "coop": True,
    }  # fmt: skip
    assert "Which Apprentice do you start with?" in done.output
    for title in ("─ Influence ─", "─ Princess and Profiteer ─", ", open to contributions ─", "─ Wonders ─"):
        assert title in done.output
    again = play(*options, "--seed", "9", typed="\n").output
    again = " ".join(again[again.index("guildhall play --terminal") :].split())
    assert f"--expansions {expansions} --coop" in again
    shown = CliRunner().invoke(app, ["replay", str(record)], env=WIDTH).output
    assert "Expansions" in shown and "Co-operative game" in shown and "true" in shown


def test_bots_play_a_whole_game_with_wonders_and_it_is_told() -> None:
    done = play("--humans", "0", "--players", "4", "--seed", "4", "--expansions", "artisans,wonders")
    assert done.exit_code == 0, done.output
    for sentence in ("contributes ", " Influence and stands at ", "The Princess goes to", "has the most Influence ("):
        assert sentence in done.output


def test_cards_of_works_of_wonder_are_looked_at_by_their_key_or_name() -> None:
    output = play("--expansions", "wonders", "--seed", "3", typed="v stone-wonder\nv Contribution Card 1\nq\n").output
    output = " ".join(output[output.index("─ Stone Wonder ─") :].replace("│", " ").split())
    assert output.count("─ Stone Wonder ─") == 1  # as what it is, not also as the Building that it becomes
    assert "Points 14" in output and "Virtue +2" in output and "Costs 14 Stone, 5 Influence and 3 Tax" in output
    assert "Princess at the Silversmith (most Workers there): gain 1 Reward" in output


def test_coop_is_part_of_what_a_record_says(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    assert play("--expansions", "wonders", "--coop", "--seed", "9", "--save", str(record)).exit_code == 0
    refused = play("--load", str(record), "--coop")
    assert refused.exit_code == 2
    assert "leave out --coop" in " ".join(refused.stderr.replace("│", " ").split())


def test_a_craft_card_is_looked_at_by_its_key_its_name_or_an_option() -> None:
    output = play("--expansions", "artisans", "--seed", "3", typed="v craft-5\nv Craft Card 7\nq\n").output
    assert "Adornment, 3 VP: gain 4 Silver. Tool: bring 1 of your Workers home from Prison" in output
    assert "Adornment, 3 VP: gain 1 Marble. Tool: gain 1 Silver" in output


def test_corrections_to_cards_are_on_the_screen(tmp_path: Path) -> None:
    corrections = tmp_path / "my-cards.toml"
    corrections.write_text("[buildings.smithy]\nvp = 17\n", encoding="utf-8")
    done = play("--seed", "3", "--cards", str(corrections), typed="v smithy\nq\n")
    assert "17" in done.output[done.output.rindex("Smithy") :]


# Answers.


def test_an_answer_is_a_number_a_token_or_enough_of_a_token(tmp_path: Path) -> None:
    first = guildhall.new_game("architects", players=2, seed=3)
    bot = make_bot("random", bot_seed(3, 2))
    while first.decision.seat_key == "blue":
        first.choose(bot.answer(Sight(first.state)))
    second = first.options[1].token
    saved = []
    for number, answer in enumerate(["2", second, second.removeprefix("keep ").upper(), f"  {second}  "]):
        record = tmp_path / f"{number}.txt"
        assert play("--seed", "3", "--save", str(record), typed=f"{answer}\n").exit_code == 0
        saved.append(guildhall.load(record).record().answers)
    assert ("red", second) in saved[0]
    assert all(answers == saved[0] for answers in saved)


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("", "Type a number or a token"),
        ("0", "0 is not one of the options: there are 4."),
        ("5", "5 is not one of the options: there are 4."),
        ("99999999999999999999999", "is not one of the options"),
        ("²", "is not a word of architects"),
        ("keep", "may mean several things"),
        ("place quarry", "is not a legal answer"),
        ("abracadabra", "'abracadabra' is not a word of architects"),
        ("[bold]x[/bold]", "'[bold]x[/bold]' is not a word"),
        ("u", "There is no answer of yours to take back."),
        ("u -3", "There is no answer of yours to take back."),
        ("v", "Which card?"),
        ("v philharmonic", "There is no card “philharmonic”."),
        ("w", "In which file?"),
    ],
)
def test_bad_input_gets_one_sentence_and_the_question_stays(typed: str, sentence: str) -> None:
    done = play("--seed", "3", typed=f"{typed}\n")
    assert done.exit_code == 0
    reply = done.output[done.output.index("Red >") : done.output.rindex("Red >")]
    assert sentence in " ".join(reply.split())
    assert done.output.count("Red: Which of these Building cards do you keep?") == 1


def test_bytes_that_are_no_text_are_bad_input_too() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "guildhall", "play", "--terminal", "--seed", "3"],
        input=b"\xff\xfe\x00\n1\n",
        capture_output=True,
        env={**os.environ, **WIDTH, "PYTHONUTF8": "1"},
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    assert b"Traceback" not in done.stderr


# Commands.


def test_help_score_and_log_leave_the_question_open() -> None:
    done = play("--seed", "3", typed="h\ns\nl\nb\n1\n")
    assert "take back your last answer" in done.output
    assert "The score as the table stands" in done.output
    assert "Workers in Prison" in done.output
    assert "is looking for work" in done.output  # the log from its beginning
    assert done.output.count("Which of these Building cards do you keep?") == 3  # drawn, drawn again, next pick


def test_a_card_is_looked_at_by_name_key_or_option() -> None:
    for wanted in ("university", "University", "univ"):
        done = play("--seed", "3", typed=f"v {wanted}\n")
        shown = last_screen(done.output)
        assert "11" in shown and "End of game: 2 VP with no unpaid Debt" in " ".join(shown.split())
    by_number = play("--seed", "3", typed="v 1\n")
    first = next(line for line in by_number.output.splitlines() if line.startswith("1  Keep the "))
    name = first.removeprefix("1  Keep the ").split("  ")[0]
    assert f"─ {name} ─" in by_number.output


def test_undo_takes_back_the_persons_answer_and_what_the_bot_said_since(tmp_path: Path) -> None:
    before, between, after = (tmp_path / f"{name}.txt" for name in ("before", "between", "after"))
    done = play("--seed", "3", typed=f"w {before}\n1\nw {between}\nu\ny\nw {after}\n")
    assert done.exit_code == 0
    assert "Something hidden was shown since then" in done.output  # packs were passed on
    assert before.read_text() == after.read_text()
    assert guildhall.load(between).answered_by[-2:] == [0, 1]  # red, and blue after it


def test_undo_of_something_shown_can_be_thought_better_of(tmp_path: Path) -> None:
    before, after = tmp_path / "before.txt", tmp_path / "after.txt"
    done = play("--seed", "3", typed=f"1\nw {before}\nu\nn\nw {after}\n")
    assert "Nothing was taken back." in done.output
    assert before.read_text() == after.read_text()


def test_undo_goes_back_several_answers_but_no_further_than_the_first() -> None:
    done = play("--seed", "3", typed="1\n1\nu 7\nu 2\ny\n")
    assert "At most 2 answers can be taken back" in done.output
    # Back at the first pick: four cards to choose from.
    assert "4  Keep the" in last_screen(done.output)


# Saving.


def test_a_saved_game_goes_on_where_it_stopped(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    done = play("--seed", "3", "--save", str(record), typed="1\n1\n1\nplace quarry\n")
    assert f"--load {record} --save {record}" in done.output
    stopped = guildhall.load(record)
    again = play("--load", str(record), "--save", str(record), typed="place forest\n")
    assert again.exit_code == 0, again.output
    went_on = guildhall.load(record)
    count = len(stopped.answers)
    assert went_on.answers[:count] == stopped.answers
    assert went_on.record().answers[count] == ("red", "place forest")


def test_what_was_written_stays_as_it_was_written(tmp_path: Path) -> None:
    early, late = tmp_path / "early.txt", tmp_path / "late.txt"
    done = play("--seed", "3", typed=f"1\nw {early}\n1\nw {late}\nq\n")
    assert len(guildhall.load(early).answers) < len(guildhall.load(late).answers)
    assert f"--load {late} --save {late}" in done.output  # nothing changed since: no question whether to save


def test_leaving_offers_to_save(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    nowhere = tmp_path / "no-such-folder" / "game.txt"
    done = play("--seed", "3", typed=f"1\nq\n{nowhere}\n{record}\n")
    assert done.exit_code == 0
    # The line breaks wherever the name of the temporary folder makes it.
    assert f"{nowhere} cannot be written".replace(" ", "") in "".join(done.output.split())
    assert 0 in guildhall.load(record).answered_by
    unsaved = play("--seed", "3", typed="1\nq\n\n")
    assert unsaved.exit_code == 0
    assert "The game is not saved." in unsaved.output


def test_a_file_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    other = tmp_path / "other.txt"
    other.write_text("precious", encoding="utf-8")
    refused = play("--save", str(other))
    assert refused.exit_code == 1
    assert "already exists" in refused.stderr
    assert "already exists" in play(typed=f"w {other}\n").output
    assert other.read_text() == "precious"


def test_the_record_is_kept_after_every_answer(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    play("--seed", "3", "--save", str(record), typed="1\n")
    one = len(guildhall.load(record).answers)
    record.unlink()
    play("--seed", "3", "--save", str(record), typed="1\n2\n")
    assert len(guildhall.load(record).answers) > one > 0


# Several people.


def test_people_at_one_keyboard_hand_it_over() -> None:
    done = play("--seed", "3", "--humans", "2", typed="\n1\n\n1\n")
    handed = [line for line in done.output.splitlines() if "Press Enter when nobody else is looking" in line]
    assert len(handed) >= 3
    assert "Blue is next" in handed[0] and "Red is next" in handed[1]
    # After the hand-over nothing of the former hand is shown: the screens are told apart by who "you" is.
    screens = done.output.split("Press Enter when nobody else is looking.")[1:]
    assert "Blue · you" in screens[0] and "Red · you" not in screens[0]
    assert "Red · you" in screens[1] and "Blue · you" not in screens[1]


# Refusals.


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["chess"], "There is no game 'chess'. Valid: architects, viscounts."),
        (["--players", "9"], "architects cannot be played by 9 players."),
        (["--coop"], "There is no option 'coop' without the expansion 'wonders'."),
        (["--setup", "odd"], "setup cannot be 'odd'."),
        (["--setup", "variable", "--boards", "ada,nobody"], "There is no player board 'nobody'."),
        (["--bots", "deep-thought"], "There is no bot 'deep-thought'. Valid: random, "),
        (["--players", "4", "--bots", "random,random"], "2 bots for 3 seats"),
        (["--humans", "3", "--players", "2"], "3 people do not fit at 2 seats."),
        (["--seed", "-1"], "A seed is a whole number"),
        (["--cards", "no-such-file.toml"], "no-such-file.toml"),
        (["--load", "no-such-file.txt"], "The record no-such-file.txt cannot be read"),
    ],
)
def test_what_cannot_be_is_one_sentence_and_exit_1(options: list[str], sentence: str) -> None:
    done = play(*options)
    assert done.exit_code == 1
    assert sentence in done.stderr
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.output


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"coop": True}, "There is no option 'coop' without the expansion 'wonders'."),
        ({"coop": True, "expansions": ["artisans"]}, "There is no option 'coop' without the expansion 'wonders'."),
        ({"coop": "yes", "expansions": ["wonders"]}, "coop is either true or false, not 'yes'."),
        ({"co_op": True}, "There is no option 'co_op' for architects."),
        ({"expansions": ["wonder"]}, "expansions: 'wonder' is unknown. Valid: artisans, wonders."),
        ({"expansions": ["wonders", "wonders"]}, "expansions: 'wonders' is named twice."),
    ],
)
def test_the_library_refuses_options_of_an_expansion_in_one_sentence(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(guildhall.UnknownOptionError) as refusal:
        guildhall.new_game("architects", seed=1, **options)
    assert sentence in str(refusal.value)


@pytest.mark.parametrize("options", [["--frobnicate"], ["--humans", "-1"], ["--load", "x.txt", "--players", "3"]])
def test_a_wrong_option_is_exit_2(options: list[str]) -> None:
    assert play(*options).exit_code == 2
