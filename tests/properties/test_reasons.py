"""Rules that refuse say why, and say nothing else: in random games of every box a word of the question has a reason
exactly if it is not among the answers."""

from __future__ import annotations

import random
from typing import Any

import pytest

import guildhall
from guildhall.engine.agenda import NO_ANSWER
from guildhall.words import locales, say

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("architects", {"players": 2, "setup": "variable"}),
    ("architects", {"players": 4, "setup": "variable", "board_sets": ["base", "promo", "unknown"]}),
    ("architects", {"players": 3, "setup": "variable", "expansions": ["artisans"]}),
    ("architects", {"players": 3, "setup": "variable", "expansions": ["wonders"]}),
    ("architects", {"players": 4, "setup": "variable", "expansions": ["artisans", "wonders"]}),
    ("architects", {"players": 1, "opponent": "helena"}),
    ("viscounts", {"players": 1}),
    ("viscounts", {"players": 2}),
    ("viscounts", {"players": 4}),
]


@pytest.mark.parametrize(("key", "options"), TABLES)
def test_a_word_has_a_reason_exactly_if_it_is_not_among_the_answers(key: str, options: dict[str, Any]) -> None:
    refused: set[str] = set()
    for seed in range(3):
        chance = random.Random(seed)
        game = guildhall.new_game(key, seed=seed, **options)
        state = game.state
        while state.decision is not None:
            decision = state.decision
            before = game.hash if chance.random() < 0.02 else ""
            for word in decision.words(state):
                reason = decision.why_not(state, word)
                assert (reason is None) == (word in state.answers), (decision.name(), state.vocabulary().tokens[word])
                if reason is not None and reason is not NO_ANSWER:
                    refused.add(reason.name)
                    for locale in locales():
                        assert say(reason, locale)
            assert not before or before == game.hash, "asking why changes nothing"
            state.answer(chance.choice(state.answers))
            state.events = []
    assert len(refused) > 5, refused


@pytest.mark.parametrize(("key", "options"), TABLES)
def test_things_without_an_answer_have_one_reason_each(key: str, options: dict[str, Any]) -> None:
    chance = random.Random(5)
    game = guildhall.new_game(key, seed=5, **options)
    while not game.is_over:
        reasons = game.reasons()
        targets = [reason.target for reason in reasons]
        assert len(targets) == len(set(targets))
        assert not set(targets) & {option.target for option in game.options}
        for reason in reasons[:3]:
            assert game.why_not(reason.token) == reason.text
        assert all(game.why_not(option) is None for option in game.options[:3])
        game.choose(chance.choice(game.options))
    assert game.reasons() == []
