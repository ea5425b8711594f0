"""The complete languages say the same things, each in its own words."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

import guildhall
from builders.tables import both_table
from guildhall.architects.cards.tables import CARDS
from guildhall.engine.message import Message
from guildhall.viscounts.names import ICONS
from guildhall.words import COMPLETE, catalogue
from words.said import MIXES, play

LOCALES = Path(guildhall.__file__).parent / "locales"
OTHERS = [locale for locale in COMPLETE if locale != "en"]


class Variables(visitor.Visitor):
    """The parameters that a message mentions."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the library's name)
        self.names.add(node.id.name)


@lru_cache(maxsize=64)
def messages(locale: str, file: str) -> dict[str, ast.Message]:
    """The messages of one file, in their order."""
    text = (LOCALES / locale / file).read_text(encoding="utf-8")
    return {entry.id.name: entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)}


def files(locale: str) -> list[str]:
    return sorted(path.name for path in (LOCALES / locale).glob("*.ftl"))


def parameters(message: ast.Message) -> set[str]:
    found = Variables()
    found.visit(message)
    return found.names


@pytest.mark.parametrize("locale", OTHERS)
def test_every_language_has_the_same_files(locale: str) -> None:
    assert files(locale) == files("en")


@pytest.mark.parametrize("locale", OTHERS)
@pytest.mark.parametrize("file", files("en"))
def test_every_language_has_the_same_messages_in_the_same_order(locale: str, file: str) -> None:
    assert list(messages(locale, file)) == list(messages("en", file))


@pytest.mark.parametrize("locale", OTHERS)
@pytest.mark.parametrize("file", files("en"))
def test_every_sentence_tells_what_the_english_one_tells(locale: str, file: str) -> None:
    """A parameter that is left out hides something from the players; one too many cannot be said."""
    ours, english = messages(locale, file), messages("en", file)
    assert {name: parameters(ours[name]) for name in ours} == {name: parameters(english[name]) for name in english}


@pytest.mark.parametrize("locale", OTHERS)
@pytest.mark.parametrize("file", files("en"))
def test_no_sentence_is_left_in_english(locale: str, file: str) -> None:
    """Names may be the same in both languages, sentences of three words or more are not."""
    ours, english = messages(locale, file), messages("en", file)
    assert [name for name in ours if name in english and wordy(ours[name]) and same(ours[name], english[name])] == []


def wordy(message: ast.Message) -> bool:
    text = re.sub(r"\{[^}]*\}", "", written(message))
    return len(re.findall(r"[^\W\d]{2,}", text)) >= 3


def same(one: ast.Message, other: ast.Message) -> bool:
    return written(one) == written(other)


def written(message: ast.Message) -> str:
    assert message.value is not None
    bare = ast.Message(message.id, message.value)  # without its comment
    return FluentSerializer().serialize_entry(bare).partition(" = ")[2]


def test_a_sentence_left_in_english_would_be_noticed() -> None:
    left, name = FluentParser().parse("a = Place the { $card } here\nb = Museum { $number }\n").body
    assert isinstance(left, ast.Message) and isinstance(name, ast.Message)
    assert (wordy(left), wordy(name)) == (True, False)
    assert same(left, left) and not same(left, name)


@pytest.mark.parametrize("number", [0, 1, 2, 20])
@pytest.mark.parametrize("locale", COMPLETE)
def test_every_sentence_can_be_said_with_every_number(locale: str, number: int) -> None:
    """Also those of the page and of the command line, which no game says."""
    for file in files(locale):
        for name, message in messages(locale, file).items():
            text = catalogue(locale).say(Message(name, dict.fromkeys(parameters(message), number)))
            assert text and "{" not in text, (name, text)


@pytest.mark.parametrize("locale", COMPLETE)
def test_every_card_can_be_said(locale: str) -> None:
    language = catalogue(locale)
    names: dict[tuple[str, str], set[str]] = {}
    for entry in CARDS.entries({}):
        assert language.say(entry.text)
        names.setdefault((entry.kind, language.say(entry.name)), set()).add(entry.name.name)
    assert {key: found for key, found in names.items() if len(found) > 1} == {}, "two cards with one name"


@pytest.mark.parametrize("locale", COMPLETE)
def test_the_answers_to_a_question_can_be_told_apart(locale: str) -> None:
    """Different messages read differently, in a game with everything in it."""
    language = catalogue(locale)
    mix = MIXES[-1]
    asked = 0
    texts: dict[str, str] = {}
    for what, message, _ in play(mix, 5):
        if what == "prompt":
            asked, texts = asked + 1, {}
        elif what == "option":
            text = language.say(message)
            assert texts.setdefault(text, repr(message)) == repr(message), text
    assert asked > 100


@pytest.mark.parametrize("locale", COMPLETE)
def test_seats_goods_and_icons_have_letters_of_their_own(locale: str) -> None:
    icons = {f"letter-{icon}" for icon in ICONS}
    families = [
        {name for name in catalogue(locale).names if name.startswith(prefix)} - icons - {"letter-meaning"}
        for prefix in ("cli-letter-", "cli-skill-letter-", "cli-good-letter-", "letter-")
    ]
    for names in (*families, icons):
        letters = [catalogue(locale).say(Message(name)) for name in names]
        assert all(len(letter) == 1 for letter in letters) and len(set(letters)) == len(letters) >= 3


GERMAN = {
    "place quarry": "Einen Arbeiter im Steinbruch einsetzen",
    "place market-left": "Einen Arbeiter auf dem Schwarzmarkt (links) einsetzen",
    "retrieve board blue": "Einen Arbeiter vom Tableau von Blau zurücknehmen",
    "hire squire-1": "Anheuern: Knappe (Räumung des Schwarzmarkts, ohne eigene Arbeiter im Gefängnis: auf Wunsch "
    "1 Gold erhalten)",
    "use board fara": "Die Fähigkeit von Fara nutzen",
    "pay 2 wood": "Zahlen: 2 Holz",
    "pay 0 clay": "Zahlen: keinen Lehm",
    "pay 1 cards": "Zahlen: 1 Gebäudekarte",
    "release 1": "1 Arbeiter aus dem Gefängnis befreien",
    "capture forest red": "Arbeiter von Rot gefangen nehmen (im Wald)",
    "build thieves-den": "Bauen: Diebesnest",
    "artisan forest": "Deinen Handwerker im Wald einsetzen",
    "adorn craft-16": "Handwerkskarte 16 als Verzierung (7 SP): 1 Tugend verlieren und 1 offenen Schuldschein nehmen",
    "use tool woodcutter-1": "Werkzeug nutzen: Holzfäller (Aktion im Wald: 1 Holz erhalten)",
    "influence for silver": "2 Einfluss verlieren statt zu zahlen: bis zu 2 Silber",
    "token town-centre": "Den Marker im Stadtzentrum ablegen",
}


@pytest.mark.parametrize(("token", "text"), list(GERMAN.items()))
def test_german_answers_read_well(token: str, text: str) -> None:
    words = guildhall.new_game("architects", players=2, seed=1, expansions=["artisans", "wonders"]).state.vocabulary()
    assert catalogue("de").say(words.messages[words.numbers[token]]) == text


GERMAN_CARDS = {
    "merchant-1": "Aktion im Lagerhaus: für 1 Silber 3 Lehm erhalten",
    "trading-post": "Spielende: 1 Tugend je 4 Einheiten Lehm, Holz und Stein erhalten",
    "treasury": "Beim Bau: 1 Gold oder 3 Silber erhalten",
    "watchtower": "Beim Bau: jeden Spieler mit 3 oder mehr eigenen Arbeitern im Gefängnis 1 Tugend verlieren lassen",
    "arc": "Beim Bau: 2 offene Schuldscheine nehmen",
    "betting-house": "Beim Bau: 1 offenen Schuldschein nehmen",
    "museum": "Spielende: 1 Tugend je 2 eigene Gebäude erhalten",
    "aqueduct": "Spielende: 1 SP je eigenes Gebäude",
    "marble-wonder": "Kostet 6 Marmor, 3 Einfluss und 1 Steuer. Beim Bau: seinen Marker ablegen; von da an, wenn du "
    "dort einen Arbeiter einsetzt, entweder 1 Arbeiter mehr zählen oder 1 Einfluss erhalten",
}


def test_german_cards_read_well() -> None:
    texts = {entry.key: catalogue("de").say(entry.text) for entry in CARDS.entries({})}
    assert {key: texts[key] for key in GERMAN_CARDS} == GERMAN_CARDS


def test_german_tells_what_happened() -> None:
    t = both_table()
    t.red.has(clay=2, silver=3)
    t.play("place forest")
    said = [catalogue("de").say(message) for message in t.game.messages(None)]
    assert "Rot setzt im Wald einen Arbeiter ein" in said
    assert "Rot erhält 1 Holz" in said
    assert said[-1] == "Blau ist am Zug"
