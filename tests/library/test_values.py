"""Games, states and what belongs to them behave as values do in Python: copied, compared, pickled, printed."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import guildhall
from guildhall import Game, PositionError, RecordError
from guildhall.engine.agenda import State
from guildhall.engine.rng import Rng
from guildhall.values import GAME, STATE, unpacked_game, unpacked_state

MIXES: list[tuple[str, dict[str, Any]]] = [
    ("architects", {"players": 2}),
    ("architects", {"players": 3, "expansions": ["artisans", "wonders"], "setup": "variable"}),
    ("architects", {"players": 1, "opponent": "constantine"}),
    ("architects", {"players": 2, "opponent": "helena", "expansions": ["artisans"]}),
    ("viscounts", {"players": 3}),
    ("viscounts", {"players": 1}),
]


def through(protocol: int) -> Callable[[Any], Any]:
    return lambda thing: pickle.loads(pickle.dumps(thing, protocol))


WAYS: dict[str, Callable[[Any], Any]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    **{f"pickle {protocol}": through(protocol) for protocol in range(pickle.HIGHEST_PROTOCOL + 1)},
}


def played(mix: tuple[str, dict[str, Any]], answers: int = 25) -> Game:
    game = guildhall.new_game(mix[0], seed=7, **mix[1])
    chance = Rng(3)
    for _ in range(answers):
        game.choose(game.options[chance.below(len(game.options))])
    return game


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("mix", MIXES, ids=str)
def test_a_copy_of_a_game_is_equal_and_goes_its_own_way(mix: tuple[str, dict[str, Any]], way: str) -> None:
    game = played(mix)
    other = WAYS[way](game)
    assert other is not game and other.state is not game.state
    assert other == game and hash(other) == hash(game)
    assert other.record() == game.record() and other.log() == game.log() and other.reveals() == game.reveals()
    before = game.hash
    other.choose(other.options[0])
    assert game.hash == before and other != game
    other.undo()
    assert other == game


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("mix", MIXES, ids=str)
def test_a_copy_of_a_state_is_equal_and_goes_its_own_way(mix: tuple[str, dict[str, Any]], way: str) -> None:
    state = played(mix).state
    other: State = WAYS[way](state)
    assert other is not state and other == state and hash(other) == hash(state)
    assert other.answers == state.answers
    before = state.position()
    other.answer(other.answers[0])
    assert state.position() == before and other != state


def test_a_state_equals_another_with_the_same_position_and_chance() -> None:
    game = played(MIXES[0])
    same = guildhall.load_position(game.position())
    assert same.state == game.state and hash(same.state) == hash(game.state)
    assert same != game  # which began elsewhere
    same.state.rng.word()
    assert same.state != game.state  # the cards to come are others
    assert game.state != played(MIXES[4]).state
    assert game.state != "a table" and game != 3 and game != None  # noqa: E711


def test_games_with_another_seed_or_other_answers_differ() -> None:
    game = guildhall.new_game("architects", players=2, seed=1)
    assert game == guildhall.new_game("architects", players=2, seed=1)
    assert game != guildhall.new_game("architects", players=2, seed=2)
    assert game != guildhall.new_game("architects", players=2, seed=1, setup="variable")
    assert len({game, game.clone(), guildhall.new_game("architects", players=2, seed=2)}) == 2


def test_a_served_games_chance_survives_the_pickle() -> None:
    definition = guildhall.definition("architects")
    game = Game(definition, definition.read_options({"players": 2}), 2**200 + 5, None, "ab" * 32)
    game.choose(game.options[0])
    other = pickle.loads(pickle.dumps(game))
    assert other == game and other.commitment == game.commitment is not None
    assert pickle.loads(pickle.dumps(game.state)) == game.state


def test_options_questions_reasons_and_records_compare_and_pickle() -> None:
    game = played(MIXES[0])
    again = game.clone()
    first, second = game.options[:2]
    assert first == game.options[0] == again.options[0] != second
    assert len({*game.options, *again.options}) == len(game.options)
    assert game.decision == again.decision and hash(game.decision) == hash(again.decision)
    assert game.reasons() == again.reasons() != []
    assert set(game.reasons()) == set(again.reasons())
    for thing in (first, game.decision, game.reasons()[0], game.record()):
        other = pickle.loads(pickle.dumps(thing))
        assert other == thing and hash(other) == hash(thing) and repr(other) == repr(thing)
        assert copy.deepcopy(thing) == thing and thing != "something else"
    again.choose(again.options[0])
    assert again.decision != game.decision and again.record() != game.record()


def test_chance_is_a_value_too() -> None:
    for chance in (Rng(3), Rng.of(2**100)):
        twin = copy.copy(chance)
        assert twin == chance and copy.deepcopy(chance) == chance and hash(twin) == hash(chance)
        twin.below(5)
        assert twin != chance and chance != "luck"


def test_an_error_comes_through_a_pickle_with_all_it_says() -> None:
    game = played(MIXES[0])
    with pytest.raises(guildhall.UnknownTokenError) as caught:
        game.choose("plaice quarry")
    other = pickle.loads(pickle.dumps(caught.value))
    assert str(other) == str(caught.value) and other.valid == caught.value.valid and "place quarry" in other.valid


def test_a_game_says_in_a_line_what_it_is() -> None:
    game = guildhall.new_game("architects", players=2, seed=7)
    assert repr(game) == "<Game of architects, 2 players, seed 7, 0 answers: red is asked DraftPick>"
    assert repr(game.state) == "<architects.table.Table: turn 0, red is asked DraftPick>"
    assert repr(game.record()) == "<record of architects, seed 7, 0 answers>"
    assert "from a position" in repr(guildhall.load_position(game.position()))


@pytest.mark.parametrize("mix", MIXES, ids=str)
def test_printed_it_is_the_table_and_shows_nothing_hidden(mix: tuple[str, dict[str, Any]]) -> None:
    game = played(mix)
    assert str(game) == str(game.state) == game.text()
    assert str(game).count("\n") > 20 and max(map(len, str(game).splitlines())) <= 110
    # What a spectator sees does not depend on what anybody holds.
    view = game.view(None)
    from guildhall.screens import as_text

    assert str(game) == as_text(game.definition.key, view)
    assert game.text(game.seats[0]) != str(game)
    assert max(map(len, game.text(width=80).splitlines())) <= 80


@pytest.mark.parametrize("mix", [MIXES[1], MIXES[4]], ids=str)
def test_a_damaged_pickle_raises_our_error(mix: tuple[str, dict[str, Any]]) -> None:
    game = played(mix)
    data = pickle.dumps(game)
    with pytest.raises(RecordError, match=r"does not fit|edited"):
        pickle.loads(data.replace(b"seed: 7", b"seed: 8"))
    state = pickle.dumps(game.state)
    number = state.index(b'"number":') + len(b'"number":')
    with pytest.raises(PositionError, match="damaged"):
        pickle.loads(state[:number] + b"1" + state[number + 1 :])
    with pytest.raises(PositionError):
        pickle.loads(state.replace(b'"goods"', b'"gxxds"'))
    with pytest.raises(PositionError, match="This is not JSON"):
        pickle.loads(state.replace(b'"options":', b'"options"!'))


def test_no_damage_of_the_text_in_a_pickle_gives_another_state() -> None:
    """Whatever bit is wrong: our error, or the state that was kept."""
    state = played(MIXES[0]).state
    _, (form, text, promised) = state.__reduce__()
    chance = Rng(5)
    refused = 0
    for _ in range(150):
        at = chance.below(len(text))
        damaged = text[:at] + chr(ord(text[at]) ^ 1 << chance.below(7)) + text[at + 1 :]
        try:
            assert unpacked_state(form, damaged, promised) == state
        except PositionError:
            refused += 1
    assert refused > 140


@pytest.mark.parametrize(
    "form",
    ["guildhall state 9", None, 3, b"x", GAME],
)
def test_a_foreign_pickle_raises_our_error(form: object) -> None:
    with pytest.raises(PositionError, match="no state that this Guildhall has pickled"):
        unpacked_state(form, "{}", "")
    with pytest.raises(PositionError, match="no state that this Guildhall has pickled"):
        unpacked_state(STATE, b"{}", "")
    with pytest.raises(RecordError, match="no game that this Guildhall has pickled"):
        unpacked_game("guildhall game 2", "")


def test_a_pickle_of_another_game_or_of_rules_not_played_here_says_so() -> None:
    game = played(MIXES[0])
    _, (form, text, promised) = game.state.__reduce__()
    with pytest.raises(PositionError, match="game cannot be 'chess'"):
        unpacked_state(form, text.replace('"game":"architects"', '"game":"chess"'), promised)
    version = guildhall.definition("architects").version
    with pytest.raises(PositionError, match="which a newer Guildhall plays"):
        unpacked_state(form, text.replace(f'"rules":{version}', '"rules":99'), promised)
    _, (form, record) = game.__reduce__()
    with pytest.raises(RecordError, match="which a newer Guildhall plays"):
        unpacked_game(form, record.replace(f"rules: {version}", "rules: 99"))
