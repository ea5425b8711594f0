"""An expansion adds itself through the rules' lists; nothing in the base game knows of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import guildhall
from builders.tables import table
from guildhall.architects.cards.rows import Building
from guildhall.architects.definition import rules_for
from guildhall.architects.effects import Gain
from guildhall.architects.expansions import Expansion, expansions
from guildhall.architects.hiring import ApprenticeReset
from guildhall.architects.options import read_options
from guildhall.architects.rules import Rules
from guildhall.architects.scoring import CathedralPoints
from guildhall.engine.message import Message
from guildhall.engine.playout import play_random
from guildhall.engine.rng import Rng


def extend(rules: Rules) -> None:
    """A small expansion: one Building, one step more in a reset, one more row on the score sheet."""
    rules.building_deck.append(len(rules.buildings))
    rules.buildings.append(
        Building("X01", "folly", 1, (1, 0, 0, 0, 0), built=Gain(gold=5), origin="unknown", box="toy")
    )
    rules.words.add_buildings(["folly"], [Message("building-folly")])
    rules.reset_steps.insert(0, ApprenticeReset())
    rules.score_rows.append(CathedralPoints("cathedral-again"))


@pytest.fixture(autouse=True)
def toy() -> Iterator[None]:
    expansions()["toy"] = Expansion("toy", extend)
    yield
    del expansions()["toy"]


def test_its_building_is_shuffled_in_and_can_be_constructed() -> None:
    t = table(expansions=["toy"])
    t.red.with_hand("folly").has(clay=1)
    t.play("place guildhall")
    assert t.red.gold == 5
    assert t.red.buildings == ["folly"]


def test_its_step_happens_in_every_reset() -> None:
    t = table(expansions=["toy"])
    t.show(1, 1, "squire-1")
    t.show(2, 1, "squire-2")
    t.red.has(silver=9)
    t.blue.at(market_left=1, market_right=1)
    t.on_top("church")
    t.play("place market-middle", "look at plans", "keep church")
    assert "squire-1" not in [t.shown(row, column) for row in (1, 2) for column in (1, 2, 3, 4)]


def test_its_row_stands_on_the_score_sheet() -> None:
    t = table(expansions=["toy"])
    t.red.on_level(3)
    assert t.red.score["cathedral-again"] == 7
    assert t.red.score["total"] == 14


def test_the_words_of_the_base_game_keep_their_numbers() -> None:
    base = rules_for(read_options({})).vocabulary.tokens
    more = rules_for(read_options({"expansions": ["toy"]})).vocabulary.tokens
    assert more[: len(base)] == base
    assert "build folly" in more[len(base) :]


def test_whole_games_are_played_with_it_and_replay_from_their_record() -> None:
    game = guildhall.new_game("architects", players=3, seed=5, expansions=["toy"])
    rng = Rng(5)
    for _ in range(300):
        game.choose(game.options[rng.below(len(game.options))])
    assert guildhall.load(str(game.record())).hash == game.hash
    state = game.state.clone()
    play_random(state, rng)
    assert state.is_over


def test_without_it_there_is_no_such_card() -> None:
    with pytest.raises(guildhall.UnknownTokenError):
        guildhall.new_game("architects", seed=1).choose("build folly")
