"""A game as people and programs use it: questions and answers in the players' words, checked on the way in."""

from __future__ import annotations

import difflib
import json
import os
from array import array
from collections.abc import Callable, Iterable
from copy import deepcopy
from pathlib import Path
from typing import Any, Final

from guildhall.engine.agenda import State, outside
from guildhall.engine.commitment import commitment
from guildhall.engine.definition import AnyGame, with_rules
from guildhall.engine.errors import (
    GameOverError,
    GuildhallError,
    IllegalAnswerError,
    PositionError,
    RecordError,
    RulesError,
    SeatError,
    UndoError,
    UnknownTokenError,
)
from guildhall.engine.events import Event
from guildhall.engine.message import Message
from guildhall.engine.position import DEFECTS, state_hash
from guildhall.engine.record import UNKNOWN, Record
from guildhall.engine.rng import BLAKE2B, SFC32, Rng
from guildhall.files import write_whole
from guildhall.words import say

OPEN_TARGETS: Final = ("place:", "space:", "spot:", "section:", "seat:", "cathedral", "virtue", "castle")
MOST_DEALS: Final = 2000  # until one fits the open question; nearly always the first does
STOP_EVERY: Final = 128  # answers between two tables that are kept once somebody has gone back in a game
PART: Final = 32  # answers that are played again at a stretch, a fifth of a millisecond


class Option:
    """One legal answer to the open question."""

    def __init__(self, answer: int, token: str, message: Message, target: str) -> None:
        self.answer = answer
        self.token = token
        self.message = message
        self.target = target  # the thing on the board that it points at, such as "place:quarry"

    @property
    def text(self) -> str:
        return say(self.message)

    def __str__(self) -> str:
        return self.token

    def svg(self, theme: str = "light") -> str:
        from guildhall.drawing import Item, item_svg

        return item_svg(Item(self.text, [self.token], width=280), theme)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        return f"Option({self.token!r})"

    def __eq__(self, other: object) -> bool:
        """The same answer, in this game or in another one with the same words."""
        if not isinstance(other, Option):
            return NotImplemented
        return (self.answer, self.token, self.target) == (other.answer, other.token, other.target)

    def __hash__(self) -> int:
        return hash(self.token)


class Reason:
    """Why something on the board cannot be chosen now: `token` is the word for it, `target` the thing."""

    def __init__(self, token: str, target: str, message: Message) -> None:
        self.token = token
        self.target = target
        self.message = message

    @property
    def text(self) -> str:
        return say(self.message)

    def __repr__(self) -> str:
        return f"Reason({self.token!r}, {self.text!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Reason):
            return NotImplemented
        return (self.token, self.target, self.message) == (other.token, other.target, other.message)

    def __hash__(self) -> int:
        return hash(self.token)


class Question:
    """Who is asked, and what. `number` counts the questions of the game from 0."""

    def __init__(self, number: int, seat: int, seat_key: str, name: str, message: Message) -> None:
        self.number = number
        self.seat = seat
        self.seat_key = seat_key
        self.name = name
        self.message = message

    @property
    def prompt(self) -> str:
        return say(self.message)

    def __repr__(self) -> str:
        return f"Question({self.number}, {self.seat_key!r}, {self.name!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Question):
            return NotImplemented
        same = (self.number, self.seat, self.seat_key, self.name) == (
            other.number,
            other.seat,
            other.seat_key,
            other.name,
        )
        return same and self.message == other.message

    def __hash__(self) -> int:
        return hash((self.number, self.seat, self.name))


class Happened:
    """The events of a game by the answer that brought them, as bare numbers: a long game has thousands."""

    def __init__(self) -> None:
        self.numbers: array[int] = array("i")
        self.ends: array[int] = array("i")

    def add(self, events: list[Event]) -> None:
        for event in events:
            self.numbers.extend((event.kind, event.seat, event.a, event.b, event.c))
        self.ends.append(len(self.numbers))

    def after(self, answer: int) -> list[Event]:
        """What the answer with that number, counted from 1, brought; 0 is the set-up."""
        first = self.ends[answer - 1] if answer else 0
        return [Event(*self.numbers[place : place + 5]) for place in range(first, self.ends[answer], 5)]

    def cut(self, answer: int) -> None:
        """Forget what came after the answer with that number."""
        del self.ends[answer + 1 :]
        del self.numbers[self.ends[answer] :]

    def copy(self) -> Happened:
        other = Happened()
        other.numbers, other.ends = self.numbers[:], self.ends[:]
        return other


class Game:
    """A game in progress or over.

    >>> import guildhall
    >>> game = guildhall.new_game("architects", players=2, seed=7)
    >>> game.choose(game.options[0])
    >>> game.undo()
    """

    def __init__(
        self,
        definition: AnyGame,
        options: dict[str, Any],
        seed: int,
        position: dict[str, Any] | None = None,
        salt: str = "",
    ) -> None:
        """A seed of 2**64 or more is the key of a fair game's chance (`engine/rng.py`); `salt` was hashed with it when
        the players were told the commitment."""
        self.definition = definition
        self.setup = options
        self.seed = seed
        self.salt = salt
        # Where the game begins, if not at a set-up from its seed.
        self.start_position = position
        self._origin = None if position is None else definition.load_position(position)
        # Called now and then during long work: a server lets those go first who wait for less.
        self.between_parts: Callable[[], None] = _go_on
        self._stops: dict[int, State] = {}  # by the number of answers; made when somebody first goes back
        self._begin()

    def _begin(self) -> None:
        if self._origin is None:
            self.state: State = self.definition.start(self.setup, self.seed, True)
        else:
            self.state = self._origin.clone()
            self.state.events = []
        self.answers: list[int] = []
        self.answered_by: list[int] = []
        self._reveals: list[int] = []  # the state's count before each answer
        self._told = Happened()
        self._told.add(self._heard())

    def _heard(self) -> list[Event]:
        events = self.state.events or []
        self.state.events = []
        return events

    # The question.

    @property
    def is_over(self) -> bool:
        return self.state.is_over

    @property
    def decision(self) -> Question:
        """The open question; raises GameOverError when there is none."""
        decision = self.state.decision
        if decision is None:
            raise GameOverError("The game is over: nobody is asked anything.")
        seat = decision.seat(self.state)
        return Question(len(self.answers), seat, self.seats[seat], decision.name(), decision.prompt(self.state))

    @property
    def asked(self) -> str | None:
        """The seat that is asked now; None when the game is over."""
        decision = self.state.decision
        return None if decision is None else self.seats[decision.seat(self.state)]

    def accepts(self, token: str) -> bool:
        """Is this one of the legal answers to the open question?"""
        number = self.state.vocabulary().numbers.get(token)
        return number is not None and self.state.decision is not None and number in self.state.answers

    @property
    def options(self) -> list[Option]:
        """The legal answers to the open question; none when the game is over."""
        if self.state.decision is None:
            return []
        return [self._option(answer) for answer in self.state.answers]

    def _option(self, answer: int) -> Option:
        words = self.state.vocabulary()
        return Option(answer, words.tokens[answer], words.messages[answer], words.targets[answer])

    def why_not(self, answer: str | int | Option) -> str | None:
        """Why this does not answer the open question, with what is missing; None if it does."""
        number = self._word(answer)
        decision = self.state.decision
        if decision is None:
            raise GameOverError("The game is over: nobody is asked anything.")
        reason = decision.why_not(self.state, number)
        return None if reason is None else say(reason)

    def reasons(self) -> list[Reason]:
        """Why the things on the board that no answer points at cannot be chosen, one reason a thing. For the asked
        seat alone, since they may name its hidden cards."""
        decision = self.state.decision
        if decision is None:
            return []
        words = self.state.vocabulary()
        seen = {words.targets[answer] for answer in self.state.answers}
        found: list[Reason] = []
        for word in decision.words(self.state):
            target = words.targets[word]
            if target and target not in seen:
                message = decision.refusal(self.state, word)
                if message is not None:
                    seen.add(target)
                    found.append(Reason(words.tokens[word], target, message))
        return found

    @property
    def seats(self) -> list[str]:
        """The seats' colours, in order."""
        return self.state.seat_keys()

    # Answers.

    def choose(self, answer: str | int | Option) -> None:
        """Answer the open question by token, number or option. What is not legal raises and changes nothing."""
        number = self._legal(answer)
        before = self.state.clone()
        decision = self.state.decision
        assert decision is not None
        seat = decision.seat(self.state)
        try:
            self.state.answer(number)
        except BaseException as error:
            # A defect in a rule, or an interruption: restore the table.
            before.events = []
            self.state = before
            if self.start_position is not None and isinstance(error, DEFECTS):
                raise PositionError(
                    "The position that this game started from cannot go on like this.", answer
                ) from error
            raise
        self._reveals.append(before.reveals)
        self.answers.append(number)
        self.answered_by.append(seat)
        self._told.add(self._heard())

    def _word(self, answer: str | int | Option) -> int:
        """The number of a word of the game, legal or not."""
        words = self.state.vocabulary()
        token: str
        if isinstance(answer, Option):
            token = answer.token
        elif isinstance(answer, bool) or not isinstance(answer, (str, int)):
            raise UnknownTokenError(f"An answer is a token, a number or an option, not {answer!r}.", answer)
        elif isinstance(answer, int):
            if not 0 <= answer < len(words):
                raise UnknownTokenError(f"There is no answer number {answer}; there are {len(words)} words.", answer)
            token = words.tokens[answer]
        else:
            token = answer
        if token not in words.numbers:
            near = difflib.get_close_matches(token, words.tokens, 5)
            raise UnknownTokenError(f"{token!r} is not a word of {self.definition.key}.", token, near)
        return words.numbers[token]

    def _legal(self, answer: str | int | Option) -> int:
        number = self._word(answer)
        tokens = self.state.vocabulary().tokens
        decision = self.state.decision
        if decision is None:
            raise GameOverError(f"The game is over: {tokens[number]!r} answers nothing.")
        if number not in self.state.answers:
            legal = [tokens[answer] for answer in self.state.answers]
            text = f"{tokens[number]!r} is not a legal answer to {self.decision.prompt!r}"
            reason = decision.refusal(self.state, number)
            raise IllegalAnswerError(text if reason is None else f"{text} {say(reason)}", tokens[number], legal)
        return number

    # Going back.

    def undo(self, steps: int = 1, *, forbid_reveals: bool = False) -> None:
        """Take back that many answers. With `forbid_reveals` it raises if one of them showed something hidden."""
        self._check_steps(steps)
        if forbid_reveals:
            shown = self.reveals(steps)
            if shown:
                raise UndoError(f"Answer {shown[-1]} showed something hidden and stays.")
        self._go_back(len(self.answers) - steps)

    def _check_steps(self, steps: int) -> None:
        if isinstance(steps, bool) or not isinstance(steps, int) or not 0 <= steps <= len(self.answers):
            raise UndoError(f"{steps!r} answers cannot be taken back: from 0 to {len(self.answers)} have been given.")

    def reveals(self, steps: int | None = None) -> list[int]:
        """Which of the last `steps` answers (all, by default), by number, showed something hidden to somebody."""
        if steps is not None:
            self._check_steps(steps)
        first = 0 if steps is None else len(self.answers) - steps
        counts = [*self._reveals[first:], self.state.reveals]
        return [first + place for place, count in enumerate(counts[:-1]) if counts[place + 1] != count]

    def _go_back(self, number: int) -> None:
        """Only that many answers stand. They are played again from the last table before them that is kept; how the
        chance of a game falls depends on nothing else."""
        again = self.answers[:number]
        self._stops = {at: table for at, table in self._stops.items() if at <= number}
        first = max(self._stops, default=0)
        if first:
            self.state = self._stops[first].clone()
            self.state.events = []
            for kept in (self.answers, self.answered_by, self._reveals):
                del kept[first:]
            self._told.cut(first)
        else:
            self._begin()
        for answer in again[first:]:
            self.choose(answer)
            if len(self.answers) % STOP_EVERY == 0:
                self._stops[len(self.answers)] = self.state.clone()
            if len(self.answers) % PART == 0:
                self.between_parts()

    def clone(self) -> Game:
        """An independent copy."""
        other = Game.__new__(Game)
        other.definition = self.definition
        other.setup = self.setup
        other.seed = self.seed
        other.salt = self.salt
        other.start_position = self.start_position
        other._origin = self._origin
        other.state = self.state.clone()
        other.state.events = []
        other.answers = list(self.answers)
        other.answered_by = list(self.answered_by)
        other._reveals = list(self._reveals)
        other._told = self._told.copy()
        other.between_parts = self.between_parts
        other._stops = dict(self._stops)  # nobody changes these tables
        return other

    # A game as a value.

    def __copy__(self) -> Game:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle: its record, which is played again and checked when it is read."""
        packed: tuple[Any, ...] = outside().packed_game(self)
        return packed

    def __eq__(self, other: object) -> bool:
        """The same set-up, chance and answers. `game.state == other.state` asks only where they stand."""
        if self is other:
            return True
        if not isinstance(other, Game):
            return NotImplemented
        return self._beginning() == other._beginning() and self.answers == other.answers and self.state == other.state

    def __hash__(self) -> int:
        """As the game stands now: one that is a key must not be played on, so keep a clone."""
        return hash((self.definition.key, self.seed, *self.answers))

    def _beginning(self) -> tuple[Any, ...]:
        return self.definition.key, self.definition.version, self.seed, self.salt, self.setup, self.start_position

    def __repr__(self) -> str:
        stands = "over" if self.is_over else f"{self.asked} is asked {self.decision.name}"
        players = self.setup["players"]
        start = f"seed {self.seed}" if self.start_position is None else "from a position"
        return f"<Game of {self.definition.key}, {players} players, {start}, {len(self.answers)} answers: {stands}>"

    def __str__(self) -> str:
        """The table as a spectator sees it."""
        return self.text()

    def text(self, seat: int | str | None = None, width: int = 110) -> str:
        """The table drawn with characters, as that seat sees it; None is a spectator."""
        from guildhall.screens import as_text  # which needs rich, and whoever prints nothing does not

        return as_text(self.definition.key, self.view(seat), width)

    def svg(
        self, seat: int | str | None = None, *, suggest: str | int | Option | None = None, theme: str = "light"
    ) -> str:
        """The table drawn as SVG, as that seat sees it; None is a spectator. What the last answer pointed at is marked,
        as far as the seat may know it, and `suggest`, an answer, has a ring. `theme` is "light" or "dark"."""
        from guildhall.drawing import LAST, SUGGESTED, table_svg

        viewer = -1 if seat is None else self.seat_number(seat)
        words = self.state.vocabulary()
        marks: dict[str, str] = {}
        captions: list[str] = []
        if self.answers:
            target = words.targets[self.answers[-1]]
            # A card may be somebody's secret; what lies on the board is not.
            if self.answered_by[-1] == viewer or target.startswith(OPEN_TARGETS):
                marks[target] = LAST
            captions += [say(message) for message in self.told(len(self.answers), seat)][:1]
        if suggest is not None:
            number = self._legal(suggest)
            marks[words.targets[number]] = SUGGESTED
            captions.append("» " + say(words.messages[number]))
        return table_svg(self.definition.key, self.view(seat), theme, marks, captions)

    def _repr_svg_(self) -> str:
        """For notebooks: as a spectator sees it."""
        return self.svg()

    def at(self, number: int) -> Game:
        """This game as it was after that many answers."""
        if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= len(self.answers):
            raise UndoError(f"There is no position after {number!r} answers: {len(self.answers)} have been given.")
        other = self.clone()
        other._go_back(number)
        self._stops.update(other._stops)
        return other

    # What is known.

    def view(self, seat: int | str | None) -> dict[str, Any]:
        """What that seat may know and nothing more; None is a spectator."""
        return self.state.view(-1 if seat is None else self.seat_number(seat))

    def determinize(self, seat: int | str, seed: int) -> State:
        """For search: the inner state with everything dealt again that the seat cannot see."""
        return self.state.determinize(self.seat_number(seat), Rng(seed))

    def deal_to_play_on(self, seat: int | str | None, seed: int) -> State:
        """The same for a game that goes on from here: whoever is asked something has a choice in it, as they have now.
        With other cards they might have none."""
        number = -1 if seat is None else self.seat_number(seat)
        rng = Rng(seed)
        for _ in range(MOST_DEALS):
            dealt = self.state.determinize(number, rng)
            if dealt.is_over or len(dealt.answers) > 1:
                return dealt
            self.between_parts()
        raise PositionError("There is no way to deal the hidden cards again here: try another moment.", None)

    def seat_number(self, seat: int | str) -> int:
        if isinstance(seat, str) and seat in self.seats:
            return self.seats.index(seat)
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < len(self.seats):
            raise SeatError(f"There is no seat {seat!r} at this table.", seat, [*range(len(self.seats)), *self.seats])
        return seat

    def log(self, seat: int | str | None = None, since: int = 0) -> list[str]:
        """What has happened as that seat may know it: from the set-up (0), or from the answer with that number, counted
        from 1, on."""
        return [say(message) for message in self.messages(seat, since)]

    def messages(self, seat: int | str | None = None, since: int = 0) -> list[Message]:
        number = -1 if seat is None else self.seat_number(seat)
        if isinstance(since, bool) or not isinstance(since, int) or not 0 <= since <= len(self.answers) + 1:
            raise UndoError(f"There is no log from answer {since!r} on: {len(self.answers)} have been given.")
        told = (event for answer in range(since, len(self.answers) + 1) for event in self._told.after(answer))
        return [self.state.describe_event(event, number) for event in told]

    def told(self, number: int, seat: int | str | None = None) -> list[Message]:
        """What the answer with that number, counted from 1, brought, as that seat may know it; 0 is the set-up."""
        if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= len(self.answers):
            raise UndoError(f"There is no answer {number!r}: {len(self.answers)} have been given.")
        who = -1 if seat is None else self.seat_number(seat)
        return [self.state.describe_event(event, who) for event in self._told.after(number)]

    def scores(self) -> list[dict[str, int]]:
        """For each seat its points by category and in total, as the table stands. What changes Virtue at the end of the
        game is in it once the game is over."""
        return self.state.scores()

    def ranks(self) -> list[int]:
        """For each seat its place; tied seats share one."""
        return self.state.ranks()

    @property
    def winners(self) -> list[int]:
        """The seats that won; none before the end."""
        return [seat for seat, rank in enumerate(self.ranks()) if rank == 1] if self.is_over else []

    # Chance.

    @property
    def chance(self) -> str:
        """Its kind: `sfc32`, or `blake2b` where what was seen tells nothing about what comes."""
        return BLAKE2B if self.state.rng.is_keyed else SFC32

    @property
    def fair_seed(self) -> str:
        """The seed of `blake2b` as 64 hexadecimal digits; empty for `sfc32`."""
        return self.state.rng.key.hex()

    @property
    def commitment(self) -> str | None:
        """What may be told to everybody before the end: the hash of salt and seed, if there is a salt."""
        return commitment(self.salt, self.fair_seed) if self.salt and self.fair_seed else None

    # Text forms.

    @property
    def hash(self) -> str:
        """The same for the same state, on every machine."""
        return state_hash(self.state)

    def position(self) -> dict[str, Any]:
        """The whole state, hidden parts too, to be written as JSON, edited and loaded."""
        return self.state.position()

    def record(self) -> Record:
        tokens = self.state.vocabulary().tokens
        answers = [(self.seats[seat], tokens[answer]) for seat, answer in zip(self.answered_by, self.answers)]
        return Record(
            self.definition.key,
            self.definition.version,
            self.seed,
            deepcopy(self.setup),
            answers,
            self.hash,
            deepcopy(self.start_position),
            chance=self.chance,
            salt=self.salt,
            commitment=self.commitment,
        )

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the record. A failure leaves the file that was there as it was."""
        write_whole(Path(path), str(self.record()))


def _go_on() -> None:
    """Nobody waits."""


def from_record(record: Record, definition: AnyGame, between_parts: Callable[[], None] = _go_on) -> Game:
    """Play a record again; raises RecordError with the number of the answer that does not fit. `between_parts` is
    called now and then, since a record may be long."""
    try:
        definition = with_rules(definition, record.rules)
    except RulesError as unplayed:
        raise RecordError(str(unplayed), record.rules) from unplayed
    if definition.is_unreleased(record.options, record.answers):
        sentence = f"This record belongs to an unreleased set of rules of {definition.key}, which is not played."
        raise RecordError(sentence, record.rules)
    try:
        options = definition.read_options(record.options)
        game = Game(definition, options, record.seed, record.position, record.salt)
    except GuildhallError as error:
        raise RecordError(f"The record's set-up cannot be: {error}") from error
    game.between_parts = between_parts
    if record.position is not None and (
        record.seed != 0 or definition.read_options(record.position["options"]) != options
    ):
        raise RecordError("The record's set-up is not that of the position it starts from.", record.options)
    if game.chance != record.chance:
        raise RecordError(f"chance: the position has {game.chance}, the record {record.chance}.", record.chance)
    if game.commitment != record.commitment:
        raise RecordError(
            "The record is not the promised one: its seed and salt do not give its commitment.", record.commitment
        )
    _answer_all(game, record.answers)
    if record.end not in (game.hash, UNKNOWN):
        raise RecordError(
            f"The record has been edited: its answers lead to {game.hash}, not to {record.end[:40]}.", record.end
        )
    return game


def _answer_all(game: Game, answers: Iterable[tuple[str, str]]) -> None:
    for number, (seat, token) in enumerate(answers):
        try:
            if seat != game.decision.seat_key:
                raise RecordError(f"{seat!r} answers where {game.decision.seat_key!r} is asked.", seat)
            game.choose(token)
            if number % PART == 0:
                game.between_parts()
        except GuildhallError as error:
            raise RecordError(f"Answer {number} of the record does not fit: {error}", token) from error


def read_position(text: str) -> dict[str, Any]:
    """A position from its JSON text."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise PositionError(f"This is not JSON: {error}.") from error
    if not isinstance(data, dict):
        raise PositionError("A position is a JSON object.", data)
    return data
