"""A companion beside a recorded game tells the same moves, keeps the same things and counts the same points."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest

import guildhall
from companion.mirror import Mirror
from companion.viscounts_mirror import Mirror as ViscountsMirror
from guildhall.companion import answering

RECORDS = sorted((Path(__file__).parents[1] / "replays").glob("solo-*.txt"))


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: path.stem)
def test_a_companion_reproduces_the_opponents_moves_of_a_recorded_game(record: Path) -> None:
    game = guildhall.load(record)
    mirror = Mirror(game)
    mirror.play()
    assert mirror.turns > 15
    assert mirror.companion.score() == game.scores()[mirror.opponent]


@pytest.mark.parametrize(
    ("opponent", "options"),
    [
        ("constantine", {"players": 2, "expansions": ["artisans"]}),
        ("helena", {"players": 1, "setup": "variable"}),
        ("aristocrat", {"players": 4, "expansions": ["artisans", "wonders"], "setup": "variable"}),
        ("enforcer", {"players": 3, "expansions": ["wonders"]}),
        ("illusionist", {"players": 1, "expansions": ["wonders"], "setup": "variable"}),
        ("meddler", {"players": 5, "expansions": ["artisans", "wonders"]}),
        ("patron", {"players": 1, "expansions": ["wonders"]}),
        ("peddler", {"players": 2, "expansions": ["artisans", "wonders"]}),
    ],
)
def test_a_companion_reproduces_the_opponents_moves_of_a_game_of_chance(opponent: str, options: dict[str, Any]) -> None:
    game = guildhall.new_game("architects", opponent=opponent, seed=1, **options)
    chance = Random(1)
    while not game.is_over:
        game.choose(chance.choice(game.options))
    mirror = Mirror(game)
    mirror.play()
    assert mirror.companion.score() == game.scores()[mirror.opponent]


def test_all_eight_opponents_have_been_met() -> None:
    met = {guildhall.load(record).setup["opponent"] for record in RECORDS}
    assert met == {"constantine", "helena", "aristocrat", "enforcer", "illusionist", "meddler", "patron", "peddler"}


@pytest.mark.parametrize(
    ("game", "players", "seed", "options"),
    [
        ("architects", 1, 1, {"opponent": "helena"}),
        ("architects", 1, 1, {"opponent": "patron", "expansions": ["wonders"]}),
        ("viscounts", 1, 12, {"board": "cleric"}),
    ],
)
def test_a_session_at_hand_answers_as_one_that_is_worked_out_again(
    game: str, players: int, seed: int, options: dict[str, Any]
) -> None:
    whole = guildhall.new_game(game, seed=seed, players=players, **options)
    chance = Random(seed)
    while not whole.is_over:
        whole.choose(chance.choice(whole.options))
    mirror: Any = (ViscountsMirror if game == "viscounts" else Mirror)(whole)
    mirror.play()
    answering.AT_HAND.kept.clear()
    session = {**mirror.companion.to_data(), "said": []}
    asked: list[dict[str, Any]] = []
    for line, answers in mirror.companion.said:
        asked += [{"line": line}, *({"answer": answer} for answer in answers)]
    for number, one in enumerate(asked):
        said = answering.respond({"session": session, **one})
        if number % 5 == 0:  # as another process would say it, and whoever only asks where it stands
            answering.AT_HAND.kept.clear()
            assert answering.respond({"session": session, **one}) == said
            here = answering.respond({"session": said["session"]})
            answering.AT_HAND.kept.clear()
            assert answering.respond({"session": said["session"]}) == here
        session = said["session"]
        assert len(answering.AT_HAND.kept) == 1, "who goes on takes it along"
    assert session == mirror.companion.to_data()


def test_what_is_at_hand_is_nobodys_who_says_anything_else() -> None:
    begun = answering.respond({"game": "architects", "options": {"opponent": "helena", "players": 1}})
    begun = answering.respond({"session": begun["session"], "line": "gain virtue 2"})
    changes: list[dict[str, Any]] = [{"seed": begun["session"]["seed"] ^ 1}, {"tells_cards": True}, {"said": []}]
    for change in changes:
        assert answering.AT_HAND.take({**begun["session"], **change}, "en") is None
    assert answering.AT_HAND.take(begun["session"], "de") is None
    as_it_was = deepcopy(begun["session"])
    begun["session"]["setup"]["players"] = 3  # what becomes of the reply does not become of what is kept
    found = answering.AT_HAND.take(as_it_was, "en")
    assert found is not None and found.to_data() == as_it_was
    assert answering.AT_HAND.take(as_it_was, "en") is None, "two never have the same one"


def test_no_more_than_so_many_are_at_hand() -> None:
    for _ in range(answering.MOST_AT_HAND + 3):
        answering.respond({"game": "architects", "options": {"opponent": "helena", "players": 1}})
    assert len(answering.AT_HAND.kept) == answering.MOST_AT_HAND
