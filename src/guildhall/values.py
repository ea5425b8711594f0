"""Games and states as Python's own tools know values: pickled, hashed, printed.

A pickle of a game is its record, and that of a state its position with a hash: both are read back with the same care as
any file, so that a damaged one, or one of rules that are not played here, raises our own error. (pickle itself runs
whatever a file asks it to: load only what you or somebody you trust has written, and pass records to others instead.)
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

import guildhall
from guildhall.engine.agenda import State
from guildhall.engine.definition import AnyGame, with_rules
from guildhall.engine.errors import PositionError, RecordError, RulesError
from guildhall.engine.position import state_hash
from guildhall.engine.record import read_record

if TYPE_CHECKING:
    from guildhall.game import Game

STATE: Final = "guildhall state 1"
GAME: Final = "guildhall game 1"


def hash_of(state: State) -> int:
    return int(state_hash(state)[:15], 16)  # which Python keeps as it is


def drawn(state: State) -> str:
    from guildhall.screens import as_text  # which needs rich

    view = state.view(-1)
    return as_text(view["game"], view)


def definition_of(position: dict[str, Any]) -> AnyGame:
    """The game that a position is of, by the rules that it names."""
    name = position.get("game")
    if not isinstance(name, str) or name not in guildhall.games():
        raise PositionError(f"game cannot be {name!r}.", name, guildhall.games())
    known = guildhall.definition(name)
    rules = position.get("rules")
    if not isinstance(rules, int):
        return known  # which says what is wrong with it
    try:
        return with_rules(known, rules)
    except RulesError as error:
        raise PositionError(f"rules: {error}", rules) from error


def packed_state(state: State) -> tuple[Any, ...]:
    text = json.dumps(state.position(), separators=(",", ":"))
    return unpacked_state, (STATE, text, state_hash(state))


def unpacked_state(form: object, text: object, promised: object) -> State:
    """The state of a pickle; raises PositionError if it is none, or not the one that was kept."""
    if form != STATE or not isinstance(text, str):
        raise PositionError(f"This is no state that this Guildhall has pickled: {str(form)[:40]!r}.", None, [STATE])
    data = guildhall.read_position(text)
    state = definition_of(data).load_position(data)
    if state_hash(state) != promised:
        raise PositionError("The pickled state is damaged: it is not the one that was kept.")
    return state


def packed_game(game: Game) -> tuple[Any, ...]:
    return unpacked_game, (GAME, str(game.record()))


def unpacked_game(form: object, text: object) -> Game:
    """The game of a pickle; raises RecordError if it is none, or not the one that was kept."""
    if form != GAME or not isinstance(text, str):
        raise RecordError(f"This is no game that this Guildhall has pickled: {str(form)[:40]!r}.", None, [GAME])
    return guildhall.game_of(read_record(text))
