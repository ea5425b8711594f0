"""The harness on Works of Wonder, alone and with Age of Artisans, and once through every combination of options."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from guildhall.engine.rng import Rng
from properties.architects import board_sets
from properties.harness import Play, basic_tests, check_whole_game, mix_name
from properties.wonders import WONDERS_BOARDS, Both, Wonders

ALONE = Wonders()
BOTH = Both()
EVERY_MIX = [pytest.param(subject, mix, id=mix_name(mix)) for subject in (ALONE, BOTH) for mix in subject.mixes]


class TestWonders(basic_tests(ALONE)):  # type: ignore[misc]
    pass


class TestBothExpansions(basic_tests(BOTH)):  # type: ignore[misc]
    pass


@pytest.mark.parametrize("subject, mix", EVERY_MIX)
def test_every_option_plays_to_the_end(subject: Wonders, mix: dict[str, Any]) -> None:
    """Each flag off and on with each other one, half of them with an even number of players and half with an odd one,
    and each choice of boxes."""
    boxes: list[dict[str, Any]] = [{}]
    if mix["setup"] == "variable":
        boxes = [{"board_sets": sets} for sets in board_sets(mix["players"])]
    every = list(product((False, True), repeat=len(subject.flags)))
    games = 0
    for number, flags in enumerate(every):
        if (sum(flags) + mix["players"]) % 2:
            continue
        options = {**mix, **dict(zip(subject.flags, flags)), **boxes[games % len(boxes)]}
        check_whole_game(Play(subject, options, number, (), number, subject.tastes[number % len(subject.tastes)]))
        games += 1
    assert games == 8
    assert games >= len(boxes)


@pytest.mark.parametrize("option", ["spare_own_workers", "early_shuffle", "award_needs_influence"])
def test_other_readings_of_the_rules_play_to_the_end(option: str) -> None:
    for seed, taste in enumerate(BOTH.tastes):
        subject = ALONE if seed % 2 and taste in ALONE.tastes else BOTH
        options = {**subject.mixes[seed % len(subject.mixes)], option: True}
        check_whole_game(Play(subject, options, seed, (), seed, taste))


@pytest.mark.parametrize("board", WONDERS_BOARDS)
def test_every_board_plays_to_the_end_with_all_cards(board: str) -> None:
    for seed, taste in enumerate(BOTH.tastes):
        subject = ALONE if seed % 2 and taste in ALONE.tastes else BOTH
        options = {
            "players": 3,
            "setup": "variable",
            "boards": ["random", board, "random"],
            "promo_cards": True,
            "expansions": subject.mixes[0]["expansions"],
        }
        check_whole_game(Play(subject, options, seed, (), seed, taste))


@pytest.mark.parametrize("subject", [ALONE, BOTH], ids=["wonders", "both"])
def test_determinize_exchanges_the_contributions_below_the_open_one_and_nothing_else(subject: Wonders) -> None:
    random = Random(1)
    exchanged = 0
    for seed, taste in enumerate(subject.tastes):
        play = Play(subject, subject.mixes[seed % len(subject.mixes)], seed, (), seed, taste)
        state = play.start()
        for number, answer in enumerate(play.answers(state)):
            if number % 60 == 0:
                before = state.position()["wonders"]
                seat = random.randrange(state.seats_count())
                after = state.determinize(seat, Rng(random.getrandbits(64))).position()["wonders"]
                piles = before.pop("contributions"), after.pop("contributions")
                assert piles[0][:1] == piles[1][:1], "the open card is known to all"
                assert sorted(piles[0]) == sorted(piles[1])
                exchanged += piles[0] != piles[1]
                assert after == before
            state.answer(answer)
    assert exchanged
