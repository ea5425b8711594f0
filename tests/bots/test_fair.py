"""A bot cannot cheat: with everything hidden from its seat exchanged, the same seed and budget give the same answer."""

from __future__ import annotations

from random import Random

import pytest

import guildhall
from guildhall.bots import Sight, Thinker, make_bot
from guildhall.engine.agenda import State
from guildhall.engine.playout import play_some
from guildhall.engine.position import state_hash
from guildhall.engine.rng import Rng
from properties.architects import Architects
from properties.artisans import Artisans
from properties.harness import Subject
from properties.viscounts import Viscounts
from properties.wonders import Both, Wonders

SUBJECTS: list[Subject] = [Architects(), Artisans(), Wonders(), Both(), Viscounts()]
MIXES = [(subject, mix) for subject in SUBJECTS for mix in subject.mixes]
BOTS = ["random", "careless", "novice:1", "novice:3", "greedy", "search:25", "playouts:2"]
MOMENTS = (0, 3, 40, 200)  # answers into the game: while cards are drafted, early, and in the thick of it


def table_after(answers: int, game: str, mix: dict[str, object], seed: int) -> State:
    definition = guildhall.definition(game)
    state = definition.start(definition.read_options(mix), seed, False)
    play_some(state, Rng(seed), answers)
    return state


@pytest.mark.parametrize(
    ("subject", "mix"), MIXES, ids=lambda value: "-".join(map(str, value.values())) if isinstance(value, dict) else ""
)
def test_what_is_hidden_changes_no_answer(subject: Subject, mix: dict[str, object]) -> None:
    exchanged = 0
    for moment in MOMENTS:
        state = table_after(moment, subject.name, mix, seed=moment + 1)
        if state.decision is None:
            continue
        seat = state.decision.seat(state)
        other = subject.redeal(state, seat, Random(moment))
        exchanged += state_hash(other) != state_hash(state)
        for name in BOTS:
            assert make_bot(name, 5).answer(Sight(state)) == make_bot(name, 5).answer(Sight(other)), name
    assert exchanged  # else this would show nothing


@pytest.mark.parametrize("subject", [Both(), Viscounts()], ids=lambda subject: str(subject.name))
def test_a_thought_is_as_blind_as_an_answer(subject: Subject) -> None:
    state = table_after(120, subject.name, subject.mixes[2], seed=3)
    assert state.decision is not None
    other = subject.redeal(state, state.decision.seat(state), Random(1))
    for name in ("greedy", "search:25"):
        thoughts = []
        for table in (state, other):
            bot = make_bot(name, 5)
            assert isinstance(bot, Thinker)
            thoughts.append([thought.data() for thought in bot.ponder(Sight(table))])
        assert thoughts[0] == thoughts[1]


def test_thinking_changes_nothing_on_the_table() -> None:
    state = table_after(60, "architects", {"players": 3, "expansions": ["artisans", "wonders"]}, seed=9)
    before = state_hash(state)
    for name in BOTS:
        make_bot(name, 1).answer(Sight(state))
    assert state_hash(state) == before


def test_a_sight_shows_what_the_seat_sees() -> None:
    game = guildhall.new_game("architects", players=3, seed=4)
    sight = Sight(game.state)
    assert sight.seat == game.decision.seat
    assert sight.tokens == [option.token for option in game.options]
    assert sight.view == game.view(sight.seat)


def test_a_sight_does_not_hold_the_real_table() -> None:
    """Whatever a bot digs up, it is dealt again: the hands of the others and the piles are not the real ones."""
    game = guildhall.new_game("architects", players=4, seed=4)
    seen = [Sight(game.state).redeal(seed).position() for seed in range(3)] + [Sight(game.state).position()]
    real = game.position()
    assert all(table["piles"]["buildings"] != real["piles"]["buildings"] for table in seen)
    assert all(table["chance"] != real["chance"] for table in seen)
    assert len({str(table["piles"]["buildings"]) for table in seen}) > 2
