"""`guildhall companion`: sessions through a pipe, and everything that can be typed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from guildhall.cli import app

ROOT = Path(__file__).parents[2]
WIDTH = {"COLUMNS": "200"}
HELENA = ("--opponent", "helena", "--seed", "1")


def companion(*options: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, ["companion", *options], input=typed, env=WIDTH)


def test_a_turn_is_told_with_its_reasons_and_enter_takes_it() -> None:
    result = companion("--opponent", "meddler", "--tell-cards", typed="\ns5\n3\nforest\nquit\n")
    assert result.exit_code == 0
    assert "Meddler sits at your table, after Red." in result.output
    assert "How much Silver lies on the Tax Stand? [4]" in result.output
    assert "Is it true that at least 4 Tax lies on the Tax Stand? No: 3 Tax lies there" in result.output
    assert "Meddler places a Worker at the Silversmith" in result.output


def test_a_bad_answer_is_asked_again() -> None:
    result = companion("--opponent", "meddler", "--tell-cards", typed="\ns5\nlots\n3\nforest\nboard\n")
    assert "A number from 0 to 99, please, not “lots”." in result.output
    assert result.output.count("How much Silver lies on the Tax Stand?") == 2
    assert "Its Workers: Silversmith 1 and Supply 19" in result.output


def test_a_session_is_saved_after_every_answer_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    first = companion("--opponent", "meddler", "--tell-cards", "--save", str(file), typed="\ns5\n3\n")
    assert f"guildhall companion --load {file} --save {file}" in first.output.replace("\n", "")
    again = companion("--load", str(file), "--save", str(file), typed="forest\nquit\n")
    assert "Meddler is back at your table." in again.output
    assert "Is it true that at least 4 Tax lies on the Tax Stand? No" in again.output  # what led to the question
    assert "Meddler moves its marker 2 spaces, to Stone" in again.output


def test_who_leaves_is_asked_for_a_file(tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    result = companion(*HELENA, typed=f"set marble 3\nquit\n{tmp_path}/no/such/folder\n{file}\n")
    assert "cannot be written" in result.output
    assert "Saved in" in result.output
    assert "3 Marble" in companion("--load", str(file)).output


def test_saving_by_hand_never_replaces_another_file(tmp_path: Path) -> None:
    file, other = tmp_path / "a.json", tmp_path / "b.txt"
    other.write_text("mine", encoding="utf-8")
    result = companion(*HELENA, typed=f"save\nsave {other}\nsave {file}\nsave {file}\nquit\n")
    assert "In which file?" in result.output
    assert "already exists" in result.output
    assert other.read_text(encoding="utf-8") == "mine"
    assert result.output.count("Saved in") == 2
    assert companion(*HELENA, "--save", str(other)).exit_code == 1


def test_undo_score_and_help() -> None:
    result = companion(*HELENA, typed="undo\nset marble 3\nscore\nundo\nscore\nhelp\nquit\n")
    assert "Nothing has been said yet." in result.output
    assert "Total: 3" in result.output
    assert "Taken back: set marble 3" in result.output
    assert "Total: 0" in result.output
    assert "captured quarry" in result.output


def test_the_end_shows_the_final_score_and_can_be_taken_back(tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    result = companion(*HELENA, "--save", str(file), typed="set marble 3\nend\nturn\nundo\nset marble 4\nend\n\n")
    assert result.exit_code == 0
    assert result.output.count("Final score of Helena") == 2
    assert "The game is over." in result.output
    assert "Total: 4" in result.output
    assert "Total: 4" in companion("--load", str(file), typed="\n").output


def test_words_may_be_shortened_but_not_in_the_middle_of_a_question() -> None:
    result = companion("--opponent", "meddler", "--tell-cards", typed="se marb 3\nsc\nt\ns\nundo\nbo\n")
    assert "Total: 3" in result.output
    assert "“s” is not one of these: Starting Scheme 1" in result.output
    assert "3 Marble" in result.output


def test_it_speaks_german() -> None:
    result = companion(
        "--opponent", "meddler", "--tell-cards", "--language", "de", typed="\ns5\nviel\n9\nWald\nhilfe\n"
    )
    assert "Wie viel Silber liegt auf dem Steuerstand? [4]" in result.output
    assert "Bitte eine Zahl von 0 bis 99" in result.output
    assert "gefangen steinbruch" in result.output


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ((), "Who sits at your table?"),
        (("--opponent", "nobody"), "nobody"),
        (("--opponent", "helena", "--players", "5"), "helena"),
        (("--opponent", "helena", "--language", "tlh"), "There is no language"),
        (("--opponent", "helena", "--seed", "-1"), "seed"),
        (("--load", "missing.json"), "missing.json cannot be read"),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(options: tuple[str, ...], says: str) -> None:
    result = companion(*options)
    assert result.exit_code == 1
    assert says in result.output
    assert "Traceback" not in result.output


def test_what_a_file_already_says_cannot_be_said_again(tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    companion(*HELENA, "--save", str(file), typed="quit\n")
    result = companion("--load", str(file), "--opponent", "helena")
    assert result.exit_code == 2
    file.write_text("no session", encoding="utf-8")
    assert "not a companion's file" in companion("--load", str(file)).output


def test_the_transcript_in_the_docs_runs_as_printed() -> None:
    page = (ROOT / "docs" / "solo.md").read_text(encoding="utf-8")
    found = re.search(r"```\n\$ guildhall companion ([^\n]+)\n(.*?)```", page, flags=re.DOTALL)
    assert found is not None
    printed = found[2]
    typed = re.findall(r"^(?:Meddler)?> ?(.*)$", printed, flags=re.MULTILINE)
    output = companion(*found[1].split(), typed="\n".join(typed) + "\n").output
    assert " ".join(printed.split()) in " ".join(output.split())
