"""Positions: a whole state as JSON, for tests, bug reports and puzzles; read back with care; and its hash."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from guildhall.engine.agenda import State, Step, StepError, agenda_data, load_step
from guildhall.engine.errors import GuildhallError, PositionError
from guildhall.engine.playout import play_some
from guildhall.engine.rng import BLAKE2B, MASK, Rng

if TYPE_CHECKING:
    from guildhall.engine.definition import AnyGame
    from guildhall.engine.table import GameRules

# What a step that does not fit its table runs into.
DEFECTS: Final = (AssertionError, AttributeError, LookupError, TypeError, ValueError)
MOST_PURPOSES: Final = 100
_SEED: Final = re.compile(r"[0-9a-f]{64}\Z")
_PURPOSE: Final = re.compile(r"[a-z][a-z -]{0,30}( [0-9])?\Z")
DEEPEST: Final = 16  # lists and objects within one another; a position needs 5


def is_too_deep(data: object) -> bool:
    """Is it nested deeper than any position? Also ends if a list contains itself."""
    level: dict[int, object] = {0: data}
    for _ in range(DEEPEST):
        inner: dict[int, object] = {}
        for value in level.values():
            if isinstance(value, dict):
                for part in value.values():
                    inner[id(part)] = part
            elif isinstance(value, (list, tuple)):
                for part in value:
                    inner[id(part)] = part
        if not inner:
            return False
        level = inner
    return True


def state_hash(state: State) -> str:
    """The same for the same state, on every machine, compiled or not."""
    text = json.dumps(state.position(), sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.blake2b(text.encode("ascii"), digest_size=16).hexdigest()


# Parts that every game's positions have.


def rules_of_position(data: object, parts: Sequence[str], game: AnyGame) -> GameRules:
    """The rules that a position's options ask for; raises PositionError if it can be no position at all."""
    if is_too_deep(data):
        raise PositionError("A position is not nested that deeply.")
    options = data.get("options") if isinstance(data, dict) else None
    if not isinstance(options, dict):
        Reader(data, "", parts)  # which may have more to complain of
        raise PositionError("options must be an object.", options)
    try:
        rules: GameRules = game.rules(options)
        return rules
    except GuildhallError as error:
        raise PositionError(f"options: {error}", options) from error


def read_chance(top: Reader) -> Rng:
    if isinstance(top.data["chance"], dict):
        return _read_keyed(top.inner("chance", ("kind", "seed", "draws")))
    words = top.items("chance")
    if len(words) != 4:
        raise PositionError("chance is the four numbers of the game's random generator.", words)
    return Rng.load([integer(word, f"chance[{i}]", 0, MASK) for i, word in enumerate(words)])


def _read_keyed(chance: Reader) -> Rng:
    chance.one_of("kind", [BLAKE2B])
    seed = chance.data["seed"]
    if not isinstance(seed, str) or not _SEED.match(seed):
        raise PositionError(f"chance.seed is 64 hexadecimal digits, not {_shown(seed)}.", seed)
    draws = chance.data["draws"]
    if not isinstance(draws, dict) or len(draws) > MOST_PURPOSES:
        raise PositionError(f"chance.draws must be an object, not {_shown(draws)}.", draws)
    for purpose, count in draws.items():
        if not isinstance(purpose, str) or not _PURPOSE.match(purpose):
            raise PositionError(f"chance.draws: {_shown(purpose)} is nothing that chance is asked for.", purpose)
        integer(count, f"chance.draws.{purpose}", 0, MASK)
    return Rng.load_keyed(seed, draws)


def load_agenda(top: Reader, state: State, steps: dict[str, type[Step[Any]]]) -> None:
    """Put the steps of a position on the agenda. The game checks them before `open_question`."""
    rows = top.items("agenda")
    try:
        for row in rows:
            state.push(load_step(row, steps))
    except StepError as error:
        raise PositionError(f"agenda: {error}.", rows) from error


def open_question(state: State) -> None:
    """The last step of an agenda is the question that is open; without steps the game is over."""
    rows = agenda_data(state)
    reveals = state.reveals
    try:
        state.advance()
    except DEFECTS as error:
        raise PositionError("agenda: these steps do not fit the table.", rows) from error
    if agenda_data(state) != rows or state.reveals != reveals:
        sentence = "agenda: its last step must be the question that is open; what leaves no choice is not asked."
        raise PositionError(sentence, rows[-1] if rows else None)


TRIALS: Final = 8
LONGEST_TRIAL: Final = 60  # answers: well into the next turn, when whatever was stacked has been resolved


def tried_out(state: State) -> list[State]:
    """Steps can be stacked in ways that no list of rules foresees: these are copies that went on at random, to be
    checked."""
    rows = agenda_data(state)
    copies: list[State] = []
    for trial in range(TRIALS):
        other = state.clone()
        try:
            play_some(other, Rng(trial), LONGEST_TRIAL)
        except DEFECTS as error:
            raise PositionError("agenda: the game cannot go on with these steps.", rows) from error
        copies.append(other)
    return copies


def named(numbers: Sequence[int], names: Sequence[str]) -> dict[str, int]:
    """The numbers that are not 0, by name."""
    return {names[i]: number for i, number in enumerate(numbers) if number}


def check_once(kind: str, cards: Sequence[int], keys: Sequence[str]) -> None:
    """No card is in two places."""
    seen: set[int] = set()
    for card in cards:
        if card in seen:
            raise PositionError(f"The {kind} {keys[card]!r} is in two places.", keys[card])
        seen.add(card)


def check_all_once(
    kind: str, cards: Sequence[int], deck: Sequence[int], keys: Sequence[str], besides: Sequence[int] = ()
) -> None:
    """Every card of a deck is in exactly one place; of those `besides` it, none is in two."""
    check_once(kind, cards, keys)
    for card in cards:
        if card not in deck and card not in besides:
            raise PositionError(f"The {kind} {keys[card]!r} is not in this game's deck.", keys[card])
    found = set(cards)
    missing = [keys[card] for card in deck if card not in found]
    if missing:
        raise PositionError(f"The {kind} {missing[0]!r} is nowhere; put it into a pile.", missing[0])


def check_frame(steps: Sequence[str], frames: Sequence[Sequence[str]], besides: Sequence[str], what: str) -> int:
    """At the bottom of an agenda lies what is left of one of these frames, and their steps (and those `besides`) are
    nowhere else; returns how many steps that is. `what` names the frames."""
    known = {name for frame in frames for name in frame} | set(besides)
    count = 0
    while count < len(steps) and steps[count] in known:
        count += 1
    bottom = list(steps[:count])
    stray = any(name in known for name in steps[count:])
    if steps and (stray or not any(bottom == list(frame[:count]) for frame in frames if count)):
        raise PositionError(f"agenda: its first steps must be what is left of {what}.", steps)
    return count


class Reader:
    """A JSON object being read: every value is asked for by name, and every complaint says where."""

    def __init__(self, data: object, path: str, names: Sequence[str]) -> None:
        if not isinstance(data, dict):
            raise PositionError(f"{path or 'a position'} must be an object, not {_shown(data)}.", data)
        self.data: dict[str, Any] = data
        self.path = path
        for name in data:
            if name not in names:
                raise PositionError(f"{self.at(str(name))} is not a part of a position.", name, names)
        for name in names:
            if name not in data:
                raise PositionError(f"{self.at(name)} is missing.", name)

    def at(self, name: str) -> str:
        return f"{self.path}.{name}" if self.path else name

    def integer(self, name: str, least: int, most: int) -> int:
        return integer(self.data[name], self.at(name), least, most)

    def flag(self, name: str) -> bool:
        value = self.data[name]
        if not isinstance(value, bool):
            raise PositionError(f"{self.at(name)} is either true or false, not {_shown(value)}.", value)
        return value

    def one_of(self, name: str, valid: Sequence[str]) -> int:
        """The index of a name among the valid ones."""
        return one_of(self.data[name], self.at(name), valid)

    def several(self, name: str, valid: Sequence[str]) -> list[int]:
        """A list of names, as indices among the valid ones."""
        values = self.items(name)
        return [one_of(value, f"{self.at(name)}[{i}]", valid) for i, value in enumerate(values)]

    def items(self, name: str) -> list[Any]:
        value = self.data[name]
        if not isinstance(value, list):
            raise PositionError(f"{self.at(name)} must be a list, not {_shown(value)}.", value)
        return value

    def inner(self, name: str, names: Sequence[str]) -> Reader:
        return Reader(self.data[name], self.at(name), names)

    def counts(self, name: str, valid: Sequence[str], most: int) -> list[int]:
        """A table of numbers by name; what is not named is 0."""
        value = self.data[name]
        if not isinstance(value, dict):
            raise PositionError(f"{self.at(name)} must be an object, not {_shown(value)}.", value)
        numbers = [0] * len(valid)
        for key, number in value.items():
            where = f"{self.at(name)}.{key}"
            numbers[one_of(key, where, valid)] = integer(number, where, 0, most)
        return numbers


def integer(value: object, where: str, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise PositionError(f"{where} must be a number from {least} to {most}, not {_shown(value)}.", value)
    return value


def one_of(value: object, where: str, valid: Sequence[str]) -> int:
    if not isinstance(value, str) or value not in valid:
        raise PositionError(f"{where} cannot be {_shown(value)}.", value, valid)
    return list(valid).index(value)


def _shown(value: object) -> str:
    try:
        text = repr(value)
    except ValueError:  # a number of thousands of digits
        text = "a number far too long"
    return text if len(text) <= 60 else text[:57] + "..."
