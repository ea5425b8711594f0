"""Every sentence the code can need is in the catalogues of the complete languages, and nothing else is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import guildhall
from builder import table
from guildhall.architects.cards.browser import entries
from guildhall.engine.message import Message
from guildhall.words import COMPLETE, catalogue, locales
from words.said import FAMILIES, MIXES, families, names_in, play, used_names, written_names


def missing(names: set[str], locale: str) -> list[str]:
    return sorted(name for name in names if not catalogue(locale).has(name))


def unused(names: set[str]) -> list[str]:
    """Names of a catalogue that the code cannot produce."""
    families_now = families()
    exact, patterns = used_names()
    left = []
    for name in sorted(names):
        if name.startswith(FAMILIES):
            if name not in families_now and name not in exact:
                left.append(name)
        elif name not in exact and not any(pattern.fullmatch(name) for pattern in patterns):
            left.append(name)
    return left


def test_complete_languages_exist() -> None:
    assert set(COMPLETE) <= set(locales())


@pytest.mark.parametrize("locale", COMPLETE)
def test_no_message_is_missing(locale: str) -> None:
    exact, _ = written_names()
    assert missing(families() | exact, locale) == []


@pytest.mark.parametrize("locale", COMPLETE)
def test_no_message_is_unused(locale: str) -> None:
    assert unused(catalogue(locale).names) == []


def test_a_missing_and_an_unused_message_would_be_noticed() -> None:
    assert missing({"gain", "answer-fly"}, "en") == ["answer-fly"]
    assert unused({"gain", "answer-fly", "event-flown", "juggle", "place-quarry"}) == [
        "answer-fly",
        "event-flown",
        "juggle",
    ]


def test_messages_are_found_in_the_sources(tmp_path: Path) -> None:
    source = 'Message("plain"); Message("one" if x else "other"); Message(f"when-{x}"); words("said"); other("no")'
    (tmp_path / "rules.py").write_text(source)
    exact, patterns = written_names(tmp_path)
    assert exact == {"plain", "one", "other", "cli-said"}
    assert [bool(pattern.fullmatch("when-built")) for pattern in patterns] == [True]


@pytest.fixture(scope="module")
def said() -> dict[str, dict[str, tuple[str, Message, Any]]]:
    """Everything said in random games with every player count and mix of options: by what it is, each once."""
    heard: dict[str, dict[str, tuple[str, Message, Any]]] = {"prompt": {}, "option": {}, "event": {}}
    language = catalogue("en")
    for seed, mix in enumerate(MIXES * 2):
        for what, message, about in play(mix, seed):
            key = repr(message)
            if key not in heard[what]:
                heard[what][key] = (language.say(message), message, about)
    return heard


def test_a_whole_game_can_be_said(said: dict[str, dict[str, tuple[str, Message, Any]]]) -> None:
    """Saying a message raises if a sentence wants a parameter that the code does not give."""
    names = {name for what in said.values() for _, message, _ in what.values() for name in names_in(message)}
    assert missing(names, "en") == []
    assert len(said["prompt"]) > 25 and len(said["option"]) > 300 and len(said["event"]) > 300


def test_random_games_ask_nearly_every_question_and_tell_every_kind_of_event(
    said: dict[str, dict[str, tuple[str, Message, Any]]],
) -> None:
    """So that the test above means something. End-game effects in conflict are rare, and have a test of their own."""
    possible = {name for name in families() if name.startswith(("ask-", "event-"))}
    heard = {message.name for what in said.values() for _, message, _ in what.values()}
    assert possible - heard <= {"ask-end-effects"}


def test_the_order_of_end_game_effects_is_asked_in_words() -> None:
    t = table(2)
    t.red.with_buildings("dungeon", "castle").has(gold=4)
    t.finish()
    assert t.game.decision.prompt == "End of game: which of your Buildings takes effect next?"
    assert [option.text for option in t.game.options] == ["Let the Dungeon take effect", "Let the Castle take effect"]


def test_sentences_look_like_sentences(said: dict[str, dict[str, tuple[str, Message, Any]]]) -> None:
    for what, found in said.items():
        for text, message, _ in found.values():
            assert text[0].isupper(), message
            assert "{" not in text and "  " not in text and "\n" not in text, text
            assert text == text.strip()
            assert what != "prompt" or text.endswith(("?", ".")), text
            assert what == "prompt" or not text.endswith("."), text


def test_options_that_differ_read_differently() -> None:
    """Two lines of one list are alike only where the cards are: two Jewellers do the same."""
    language = catalogue("en")
    compared = 0
    for seed, mix in enumerate(MIXES):
        texts: dict[str, int] = {}
        question: object = None
        for what, message, about in play(mix, seed + 100):
            if what != "option":
                continue
            decision, answer, state = about
            if decision is not question:
                question, texts = decision, {}
            text = language.say(message)
            if text in texts:
                compared += 1
                words = state.vocabulary()
                both = [state.rules.apprentices[words.a[number]] for number in (answer, texts[text])]
                assert both[0].text().args.keys() == both[1].text().args.keys()
                assert language.say(both[0].text()) == language.say(both[1].text())
                assert both[0].key.rstrip("0123456789") == both[1].key.rstrip("0123456789")
            texts[text] = answer
    assert compared > 0


def test_hidden_events_do_not_tell_the_card(said: dict[str, dict[str, tuple[str, Message, Any]]]) -> None:
    names = {text for entry in entries({}) if entry.kind == "buildings" for text in [catalogue().say(entry.name)]}
    hidden = [(text, message) for text, message, _ in said["event"].values() if message.name.endswith("-hidden")]
    assert {message.name for _, message in hidden} == {
        f"event-card-{what}-hidden" for what in ("drawn", "seen", "kept", "discarded")
    }
    for text, message in hidden:
        assert set(message.args) == {"seat"}
        assert not any(name in text for name in names), text


def test_who_may_know_a_card_hears_its_name() -> None:
    game = guildhall.new_game("architects", players=2, seed=7)
    seat = game.decision.seat_key
    game.choose(game.options[0])
    other = next(key for key in game.seats if key != seat)
    assert "keeps the" in game.log(seat)[-1]
    assert game.log(other)[-1].endswith("keeps a Building card")
    assert game.log(None)[-1].endswith("keeps a Building card")


@pytest.mark.parametrize(
    ("token", "text"),
    [
        ("done", "That is all"),
        ("place quarry", "Place a Worker at the Quarry"),
        ("place market-left", "Place a Worker at the Black Market (left)"),
        ("retrieve prison", "Take a Worker back from Prison"),
        ("retrieve board blue", "Take a Worker back from Blue’s board"),
        ("hire squire-1", "Hire the Squire (In a Black Market Reset, with no own Worker in Prison: may gain 1 Gold)"),
        ("hire labourer", "Hire the Labourer (No ability)"),
        ("use board fara", "Use Fara’s ability"),
        ("pay 2 wood", "Pay 2 Wood"),
        ("pay 0 wood", "Pay no Wood"),
        ("pay 1 cards", "Pay 1 Building card"),
        ("release 1", "Bring 1 Worker home from Prison"),
        ("release 2", "Bring 2 Workers home from Prison"),
        ("capture forest red", "Capture Red’s Workers at the Forest"),
        ("build thieves-den", "Construct the Thieves’ Den"),
    ],
)
def test_answers_read_well(token: str, text: str) -> None:
    words = guildhall.new_game("architects", players=2, seed=1).state.vocabulary()
    assert catalogue().say(words.messages[words.numbers[token]]) == text


CARD_TEXTS = {
    "acolyte-1": "When you advance on the Cathedral: draw 1 Building card",
    "stonecutter-1": "At the Quarry: gain 1 Stone",
    "merchant-1": "At the King’s Storehouse: pay 1 Silver to gain 3 Clay",
    "gatekeeper": "In a Black Market Reset: may bring up to 2 of your Workers home from Prison",
    "thief": "At the Tax Stand: lose 1 Virtue less",
    "church": "When built: may destroy 1 of your unpaid Debts",
    "aqueduct": "End of game: 1 VP for each of your Buildings",
    "keep": "End of game: 1 VP for each 3 captured Workers on your board",
    "trading-post": "End of game: gain 1 Virtue for each 4 of your Clay, Wood and Stone",
    "treasury": "When built: gain 1 Gold or 3 Silver",
    "watchtower": "When built: have every player with 3 or more own Workers in Prison lose 1 Virtue",
    "monument": "When built: have every player gain 1 Virtue",
    "fountain": "End of game: each of your unpaid Debts costs 1 VP less",
    "gamblers-den": "End of game: each of your unpaid Debts costs 1 VP more",
    "rudolf": "At the Workshop: pay 1 Silver less to hire. May keep 1 Apprentice more than others",
    "emma": "When you take a Debt: gain 1 Clay and 1 Silver",
    "reward-11": "Gain 1 Gold and 1 Virtue",
    "market-2": "Small: 2 Gold. Large: 1 Wood, 1 Stone, 1 Gold and 1 Marble",
}


def test_cards_read_well() -> None:
    texts = {entry.key: catalogue().say(entry.text) for entry in entries({})}
    assert {key: texts[key] for key in CARD_TEXTS} == CARD_TEXTS
