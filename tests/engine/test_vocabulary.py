"""The words of the games: records and links depend on them, so released ones never change."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

import guildhall
from guildhall.engine.vocabulary import Vocabulary

RELEASED = Path(__file__).with_name("vocabulary.txt")
RELEASED_ARTISANS = Path(__file__).with_name("vocabulary-artisans.txt")


def words(**options: object) -> Vocabulary:
    return guildhall.new_game("architects", seed=0, **options).state.vocabulary()


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


def test_an_expansions_words_come_after_the_base_games_and_keep_their_numbers() -> None:
    tokens = words(expansions=["artisans"]).tokens
    base = released()
    assert tokens[: len(base)] == base
    golden = released(RELEASED_ARTISANS)
    added = tokens[len(base) :]
    missing = [token for token in golden if token not in added]
    assert not missing, f"released words are gone: {missing[:5]}"
    assert added[: len(golden)] == golden, "released words have other numbers now"
    assert added == golden, f"not in the list of released words yet: {added[len(golden) :][:5]}"


@pytest.mark.parametrize("expansions", [[], ["artisans"]])
def test_no_word_is_there_twice(expansions: list[str]) -> None:
    tokens = words(expansions=expansions).tokens
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


def test_words_do_not_depend_on_the_options() -> None:
    plain = words().tokens
    for players, setup, promo in product((2, 3, 4, 5), ("standard", "variable"), (False, True)):
        assert words(players=players, setup=setup, promo_cards=promo).tokens == plain
    plain = words(expansions=["artisans"]).tokens
    for players, setup, promo in product((2, 3, 4, 5, 6), ("standard", "variable"), (False, True)):
        more = words(players=players, setup=setup, promo_cards=promo, expansions=["artisans"]).tokens
        assert more == plain


@pytest.mark.parametrize("expansions", [[], ["artisans"]])
def test_tokens_are_plain_text_that_a_record_can_hold(expansions: list[str]) -> None:
    for token in words(expansions=expansions).tokens:
        assert token == token.strip()
        assert token.isascii() and token.isprintable()
        assert ": " not in token


@pytest.mark.parametrize("expansions", [[], ["artisans"]])
def test_lists_of_a_vocabulary_are_equally_long(expansions: list[str]) -> None:
    vocabulary = words(expansions=expansions)
    columns = (vocabulary.messages, vocabulary.targets, vocabulary.verb, vocabulary.a, vocabulary.b, vocabulary.numbers)
    assert {len(column) for column in columns} == {len(vocabulary)}
