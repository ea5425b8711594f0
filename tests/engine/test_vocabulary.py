"""The words of the games: records and links depend on them, so released ones never change."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

import pytest

import guildhall
from guildhall.engine.vocabulary import Vocabulary

RELEASED = Path(__file__).with_name("vocabulary.txt")
# Expansions in play, and the lists whose words follow each other then. A list is named after all of them, because
# what an expansion adds is numbered after the words of the one before.
LISTS = {
    ("artisans",): ["vocabulary-artisans.txt"],
    ("wonders",): ["vocabulary-wonders.txt"],
    ("artisans", "wonders"): ["vocabulary-artisans.txt", "vocabulary-artisans-wonders.txt"],
}
EVERY_MIX = [[], *map(list, LISTS)]
VISCOUNTS = RELEASED.with_name("vocabulary-viscounts.txt")


def words(game: str = "architects", **options: Any) -> Vocabulary:
    return guildhall.new_game(game, seed=0, **options).state.vocabulary()


EVERY_VOCABULARY = [*(words(expansions=expansions) for expansions in EVERY_MIX), words("viscounts")]


def released(path: Path = RELEASED) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines()


def test_released_words_keep_their_tokens_and_their_numbers() -> None:
    """New words come after the released ones; `python tests/engine/make_vocabulary.py` adds them to the list."""
    tokens = words().tokens
    golden = released()
    missing = [token for token in golden if token not in tokens]
    assert not missing, f"released words are gone: {missing[:5]}"
    assert tokens[: len(golden)] == golden, "released words have other numbers now"
    assert tokens == golden, f"not in the list of released words yet: {tokens[len(golden) :][:5]}"


def test_released_words_of_viscounts_keep_their_tokens_and_their_numbers() -> None:
    tokens = words("viscounts").tokens
    golden = released(VISCOUNTS)
    missing = [token for token in golden if token not in tokens]
    assert not missing, f"released words are gone: {missing[:5]}"
    assert tokens[: len(golden)] == golden, "released words have other numbers now"
    assert tokens == golden, f"not in the list of released words yet: {tokens[len(golden) :][:5]}"


@pytest.mark.parametrize("expansions", LISTS, ids="-".join)
def test_an_expansions_words_come_after_those_before_it_and_keep_their_numbers(expansions: tuple[str, ...]) -> None:
    tokens = words(expansions=list(expansions)).tokens
    golden = released()
    for name in LISTS[expansions]:
        golden += released(RELEASED.with_name(name))
    missing = [token for token in golden if token not in tokens]
    assert not missing, f"released words are gone: {missing[:5]}"
    assert tokens[: len(golden)] == golden, "released words have other numbers now"
    assert tokens == golden, f"not in the list of released words yet: {tokens[len(golden) :][:5]}"


def test_the_order_in_which_expansions_are_named_changes_no_word() -> None:
    assert words(expansions=["wonders", "artisans"]).tokens == words(expansions=["artisans", "wonders"]).tokens


def test_an_expansion_says_the_same_with_or_without_another() -> None:
    alone = released(RELEASED.with_name("vocabulary-wonders.txt"))
    together = released(RELEASED.with_name("vocabulary-artisans-wonders.txt"))
    assert set(alone) <= set(together) | set(released(RELEASED.with_name("vocabulary-artisans.txt")))


@pytest.mark.parametrize("vocabulary", EVERY_VOCABULARY)
def test_no_word_is_there_twice(vocabulary: Vocabulary) -> None:
    tokens = vocabulary.tokens
    assert len(set(tokens)) == len(tokens)
    assert len(set(released())) == len(released())


def test_a_word_cannot_be_added_twice() -> None:
    vocabulary = Vocabulary()
    assert vocabulary.add("done", "answer-done") == 0
    assert vocabulary.add("place quarry", "answer-place", verb=1, a=3, b=4, target="place:quarry") == 1
    with pytest.raises(AssertionError, match="done"):
        vocabulary.add("done", "answer-other")
    assert len(vocabulary) == 2
    assert (vocabulary.tokens[1], vocabulary.verb[1], vocabulary.a[1], vocabulary.b[1]) == ("place quarry", 1, 3, 4)
    assert vocabulary.targets[1] == "place:quarry"
    assert vocabulary.numbers == {"done": 0, "place quarry": 1}


@pytest.mark.parametrize("expansions", EVERY_MIX)
def test_words_do_not_depend_on_the_options(expansions: list[str]) -> None:
    plain = words(expansions=expansions).tokens
    counts = (2, 3, 4, 5, 6) if "artisans" in expansions else (2, 3, 4, 5)
    for players, setup, promo in product(counts, ("standard", "variable"), (False, True)):
        assert words(players=players, setup=setup, promo_cards=promo, expansions=expansions).tokens == plain
    if "wonders" in expansions:
        assert words(coop=True, expansions=expansions).tokens == plain


def test_words_of_viscounts_depend_neither_on_players_nor_on_an_opponent() -> None:
    plain = words("viscounts").tokens
    for players in (1, 2, 3, 4):
        assert words("viscounts", players=players).tokens == plain
    assert words("viscounts", players=1, board="cleric", difficulty="hard-3").tokens == plain


@pytest.mark.parametrize("expansions", EVERY_MIX)
def test_an_opponent_that_follows_cards_adds_no_words(expansions: list[str]) -> None:
    opponent = "meddler" if "wonders" in expansions else "helena"
    assert words(players=1, opponent=opponent, expansions=expansions).tokens == words(expansions=expansions).tokens


@pytest.mark.parametrize("vocabulary", EVERY_VOCABULARY)
def test_tokens_are_plain_text_that_a_record_can_hold(vocabulary: Vocabulary) -> None:
    for token in vocabulary.tokens:
        assert token == token.strip()
        assert token.isascii() and token.isprintable()
        assert ": " not in token


@pytest.mark.parametrize("vocabulary", EVERY_VOCABULARY)
def test_lists_of_a_vocabulary_are_equally_long(vocabulary: Vocabulary) -> None:
    columns = (vocabulary.messages, vocabulary.targets, vocabulary.verb, vocabulary.a, vocabulary.b, vocabulary.numbers)
    assert {len(column) for column in columns} == {len(vocabulary)}
