"""How a message becomes a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from guildhall import words
from guildhall.engine.errors import MessageError, UnknownOptionError
from guildhall.engine.message import Message
from guildhall.words import Catalogue, catalogue, say


def goods(*names: str) -> list[Message]:
    return [Message(f"good-{name}-name") for name in names]


@pytest.mark.parametrize(
    ("names", "with_and", "with_or"),
    [
        ((), "nothing", "nothing"),
        (("clay",), "Clay", "Clay"),
        (("clay", "wood"), "Clay and Wood", "Clay or Wood"),
        (("clay", "wood", "stone"), "Clay, Wood and Stone", "Clay, Wood or Stone"),
        (("clay", "wood", "stone", "gold"), "Clay, Wood, Stone and Gold", "Clay, Wood, Stone or Gold"),
    ],
)
def test_lists_are_joined_as_people_write_them(names: tuple[str, ...], with_and: str, with_or: str) -> None:
    assert say(Message("list", {"parts": list(goods(*names))})) == with_and
    assert say(Message("either", {"parts": list(goods(*names))})) == with_or


def test_messages_in_messages_are_said_first() -> None:
    assert say(Message("gain", {"what": Message("good-cards", {"number": 2})})) == "gain 2 Building cards"


def test_numbers_choose_their_form() -> None:
    assert [say(Message("good-cards", {"number": n})) for n in (0, 1, 2)] == [
        "no Building cards",
        "1 Building card",
        "2 Building cards",
    ]


def test_no_invisible_marks_are_left_in_a_sentence() -> None:
    assert say(Message("event-turn-started", {"seat": Message("seat-red")})).isprintable()


def test_an_unknown_message_is_refused() -> None:
    with pytest.raises(MessageError, match="'en' has no words for 'juggle'"):
        say(Message("juggle"))


def test_a_missing_parameter_is_refused() -> None:
    with pytest.raises(MessageError, match="answer-place"):
        say(Message("answer-place"))


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownOptionError, match=r"no language 'xx'.*en"):
        catalogue("xx")


@pytest.fixture
def language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A language of one's own, to be filled with files."""
    folder = tmp_path / "locales" / "xx"
    folder.mkdir(parents=True)
    monkeypatch.setattr(words, "files", lambda package: tmp_path)
    return folder


def test_a_catalogue_that_cannot_be_read_is_refused(language: Path) -> None:
    (language / "a.ftl").write_text("good = Good\nthis is no message\n")
    with pytest.raises(MessageError, match=r"xx/a\.ftl cannot be read at 'this is no message'"):
        Catalogue("xx")


def test_a_message_said_twice_is_refused(language: Path) -> None:
    (language / "a.ftl").write_text("good = Good\n")
    (language / "b.ftl").write_text("good = Well\n")
    with pytest.raises(MessageError, match=r"xx/b\.ftl says 'good' a second time"):
        Catalogue("xx")


def test_other_files_are_left_alone(language: Path) -> None:
    (language / "a.ftl").write_text("good = Good\n-term = Guild\n")
    (language / "notes.txt").write_text("not a catalogue")
    found = Catalogue("xx")
    assert found.names == {"good"}
    assert found.say(Message("good")) == "Good"
