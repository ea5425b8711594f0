"""Records: the whole game as a text that a person can read. Whatever is damaged is refused, and says where."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import guildhall
from guildhall.engine.record import LONGEST, Record
from guildhall.game import Game

OPTIONS = {
    "players": 3,
    "setup": "variable",
    "boards": ["hugo", "random", "judith"],
    "board_sets": ["base", "unknown"],
    "promo_cards": True,
    "starting_apprentice": True,
    "apprentice_resets": True,
}


def played(answers: int = 60, seed: int = 5, **options: Any) -> Game:
    game = guildhall.new_game("architects", seed=seed, **(options or OPTIONS))
    choice = random.Random(seed)
    for _ in range(answers):
        game.choose(choice.choice(game.options))
    return game


GAME = played()
TEXT = str(GAME.record())
LINES = TEXT.splitlines()
HEADER = next(i for i, line in enumerate(LINES) if line.startswith("answers: ")) + 1


def text(lines: list[str]) -> str:
    return "\n".join(lines) + "\n"


def edited(number: int, line: str) -> str:
    return text([*LINES[:number], line, *LINES[number + 1 :]])


def test_a_record_says_what_was_played() -> None:
    assert LINES[:HEADER] == [
        "guildhall record 1",
        "game: architects",
        "rules: 2",
        "seed: 5",
        "players: 3",
        "setup: variable",
        'boards: ["hugo","random","judith"]',
        'board_sets: ["base","unknown"]',
        "promo_cards: true",
        "starting_apprentice: true",
        "apprentice_resets: true",
        "answers: 60",
    ]
    assert LINES[-1] == f"end: {GAME.hash}"
    assert all(line.split(": ")[0] in ("red", "blue", "green") for line in LINES[HEADER:-1])


def test_a_record_reads_back_as_itself() -> None:
    assert str(Record.parse(TEXT)) == TEXT
    again = guildhall.load(TEXT)
    assert (again.hash, str(again.record()), again.answers) == (GAME.hash, TEXT, GAME.answers)


def test_a_record_with_the_line_ends_of_another_system_is_the_same() -> None:
    assert guildhall.load(TEXT.replace("\n", "\r\n")).hash == GAME.hash


def test_a_record_of_a_new_game_has_no_answers() -> None:
    game = guildhall.new_game("architects", players=2, seed=1)
    assert guildhall.load(str(game.record())).hash == game.hash


# Damage.


@pytest.mark.parametrize("kept", range(len(LINES)))
def test_truncated_at_any_line_it_is_refused(kept: int) -> None:
    with pytest.raises(guildhall.RecordError):
        guildhall.load(text(LINES[:kept]))


@given(st.integers(1, len(TEXT) - 2))
def test_truncated_anywhere_it_is_refused(length: int) -> None:
    with pytest.raises(guildhall.RecordError):
        Record.parse(TEXT[:length] + "\n") and guildhall.load(TEXT[:length] + "\n")


@pytest.mark.parametrize("number", range(len(LINES)))
def test_with_any_line_removed_it_is_refused(number: int) -> None:
    with pytest.raises(guildhall.RecordError):
        guildhall.load(text(LINES[:number] + LINES[number + 1 :]))


@pytest.mark.parametrize("number", range(len(LINES)))
def test_with_any_line_doubled_it_is_refused(number: int) -> None:
    with pytest.raises(guildhall.RecordError):
        guildhall.load(text([*LINES[: number + 1], *LINES[number:]]))


@pytest.mark.parametrize("name", ["players", "setup"])
def test_what_a_plain_game_has_need_not_be_named(name: str) -> None:
    """Such a line may be missing: the end's hash still says that it is the same game."""
    game = played(players=2, setup="standard")
    lines = [line for line in str(game.record()).splitlines() if not line.startswith(name)]
    assert guildhall.load(text(lines)).hash == game.hash


@pytest.mark.parametrize(
    ("line", "instead", "message"),
    [
        (0, "guildhall record 2", "Line 1"),
        (0, "", "Line 1"),
        (1, "game: chess", "chess"),
        (1, "game: 7", "game"),
        (1, "game architects", "Line 2"),
        (1, "Game: architects", "Line 2"),
        (2, "rules: 3", "rules 3"),
        (2, "rules: 0", "rules 0"),
        (2, "rules: true", "rules"),
        (2, "rules: one", "rules"),
        (2, "rules: 1.5", "rules"),
        (3, "seed: 6", "Answer"),
        (3, "seed: -1", "seed"),
        (3, "seed: 18446744073709551616", "seed"),
        (3, "seed: null", "seed"),
        (3, "seed: " + "9" * 5000, "Line 4"),
        (4, "players: 4", "boards"),
        (4, "players: 1", "1 players"),
        (4, "players: 6", "6 players"),
        (4, 'players: "3"', "'3' players"),
        (4, "player: 3", "player"),
        (5, "setup: standard", "boards"),
        (5, "setup: other", "other"),
        (6, 'boards: ["hugo","random","zorro"]', "zorro"),
        (6, 'boards: ["hugo","hugo","judith"]', "hugo"),
        (6, "boards: hugo", "boards"),
        (6, "boards: {}", "boards"),
        (7, 'board_sets: ["base","other"]', "other"),
        (8, "promo_cards: 1", "promo_cards"),
        (8, "promo_cards: yes", "promo_cards"),
        (8, "expansions: [\"artisan\"]", "Valid: artisans"),
        (8, "expansions: [\"artisans\"]", "Answer 0 of the record does not fit"),
        (8, "corrections: 5", "Corrections"),
        (11, "answers: 59", "truncated"),
        (11, "answers: 61", "truncated"),
        (11, "answers: -1", "answers"),
        (11, "answers: many", "answers"),
        (11, "answers: " + "9" * 4000, "truncated"),
        (len(LINES) - 1, "end: " + "0" * 32, "edited"),
        (len(LINES) - 1, f"END: {GAME.hash}", "end"),
        (len(LINES) - 1, "end:", "Line"),
    ],
)  # fmt: skip
def test_an_edited_line_is_refused_by_name(line: int, instead: str, message: str) -> None:
    with pytest.raises(guildhall.GuildhallError, match=message):
        guildhall.load(edited(line, instead))


@pytest.mark.parametrize("number", range(HEADER, len(LINES) - 1))
def test_an_answer_by_the_wrong_seat_is_refused(number: int) -> None:
    seat, token = LINES[number].split(": ")
    other = "blue" if seat == "red" else "red"
    with pytest.raises(guildhall.RecordError, match=f"Answer {number - HEADER} .*{other}"):
        guildhall.load(edited(number, f"{other}: {token}"))


@pytest.mark.parametrize("number", range(HEADER, len(LINES) - 1))
def test_any_other_answer_is_noticed(number: int) -> None:
    """Also a legal one: then the end differs."""
    before = GAME.at(number - HEADER)
    seat, token = LINES[number].split(": ")
    for option in before.options:
        if option.token != token:
            with pytest.raises(guildhall.RecordError):
                guildhall.load(edited(number, f"{seat}: {option.token}"))
    with pytest.raises(guildhall.RecordError, match=f"Answer {number - HEADER} .*'no such word'"):
        guildhall.load(edited(number, f"{seat}: no such word"))


def test_answers_after_the_end_of_the_game_are_refused() -> None:
    game = played(0, players=2)
    choice = random.Random(1)
    while not game.is_over:
        game.choose(choice.choice(game.options))
    lines = str(game.record()).splitlines()
    first = next(i for i, line in enumerate(lines) if line.startswith("answers: "))
    lines[first] = f"answers: {len(game.answers) + 1}"
    lines.insert(-1, "red: place quarry")
    with pytest.raises(guildhall.RecordError, match="over"):
        guildhall.load(text(lines))


@pytest.mark.parametrize(
    "bomb", ["[" * 100_000, '{"a":' * 100_000, "[" * 900 + "]" * 900, '{"a":' * 20 + "1" + "}" * 20]
)
@pytest.mark.parametrize("name", ["boards", "corrections", "position", "expansions"])
def test_nested_json_is_refused(name: str, bomb: str) -> None:
    with pytest.raises(guildhall.RecordError, match="Line 7"):
        guildhall.load(edited(6, f"{name}: {bomb}"))


def test_a_huge_record_is_refused_before_it_is_read(tmp_path: Path) -> None:
    with pytest.raises(guildhall.RecordError, match=str(LONGEST)):
        guildhall.load(TEXT + "red: place quarry\n" * 300_000)
    path = tmp_path / "huge.txt"
    with path.open("wb") as file:
        file.truncate(2 * LONGEST)
    with pytest.raises(guildhall.RecordError):
        guildhall.load(path)


@pytest.mark.parametrize(
    "data", [b"\x00\xff\xfe\x80", b"\x89PNG\r\n\x1a\n" + bytes(range(256)), b"", b"\x00" * 50, b"\n\n\n"]
)
def test_a_binary_file_is_no_record(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "game.txt"
    path.write_bytes(data)
    with pytest.raises(guildhall.RecordError):
        guildhall.load(path)


@pytest.mark.parametrize("name", ["missing.txt", "", "x" * 5000, "null\0byte.txt"])
def test_a_file_that_cannot_be_opened_is_named(tmp_path: Path, name: str) -> None:
    with pytest.raises(guildhall.RecordError):
        guildhall.load(f"{tmp_path}/{name}")


@given(st.text(max_size=200))
def test_no_text_raises_anything_else(junk: str) -> None:
    with pytest.raises(guildhall.RecordError):
        guildhall.load(junk + "\n")
    with pytest.raises(guildhall.GuildhallError):
        guildhall.load("guildhall record 1\n" + junk + "\n")


@given(st.data())
def test_no_damage_raises_anything_else(data: st.DataObject) -> None:
    """Characters changed anywhere: refused, or the same game."""
    characters = list(TEXT)
    for _ in range(data.draw(st.integers(1, 3))):
        where = data.draw(st.integers(0, len(characters) - 1))
        characters[where] = data.draw(st.characters(codec="utf-8") | st.sampled_from(' :"[]{}0\n'))
    try:
        game = guildhall.load("".join(characters) + "\n")
    except guildhall.GuildhallError:
        return
    assert game.hash == GAME.hash


# Records that start from a position.


def test_a_game_from_a_position_is_recorded_with_it() -> None:
    game = guildhall.load_position(GAME.position())
    for _ in range(10):
        game.choose(game.options[-1])
    record = str(game.record())
    assert "position: {" in record
    again = guildhall.load(record)
    assert (again.hash, str(again.record())) == (game.hash, record)
    again.undo(10)
    assert again.hash == GAME.hash


def test_a_record_must_fit_the_position_it_starts_from() -> None:
    game = guildhall.load_position(GAME.position())
    record = str(game.record())
    for old, new in (("promo_cards: true\n", ""), ("seed: 0", "seed: 1")):
        assert old in record
        with pytest.raises(guildhall.RecordError, match="set-up"):
            guildhall.load(record.replace(old, new))


def test_a_position_in_a_record_is_checked() -> None:
    game = guildhall.load_position(GAME.position())
    record = str(game.record())
    assert '"tax":' in record
    with pytest.raises(guildhall.RecordError, match="tax"):
        guildhall.load(record.replace('"tax":', '"tax":-'))
    lines = record.splitlines()
    where = next(i for i, line in enumerate(lines) if line.startswith("position"))
    lines[where] = "position: 5"
    with pytest.raises(guildhall.RecordError, match="position"):
        guildhall.load(text(lines))


def test_changing_a_record_does_not_change_its_game() -> None:
    game = guildhall.load_position(GAME.position())
    before = str(game.record())
    record = game.record()
    record.options["boards"].append("ada")
    record.options["players"] = 5
    record.answers.append(("red", "done"))
    assert record.position is not None
    record.position["tax"] = 999
    assert str(game.record()) == before
