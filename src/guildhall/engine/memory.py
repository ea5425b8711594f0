"""What each seat has been told since the game began: the part of an information state that the table has forgotten."""

from __future__ import annotations

from typing import Any

from guildhall.engine.agenda import Decision, State
from guildhall.engine.events import Event
from guildhall.engine.message import Message, Value
from guildhall.engine.rng import Rng


class Memory:
    """What was told up to a table. It never changes, so that clones share it; `after` gives the one that follows.

    Most programs never ask for it. So nothing listens while a game is played: it is played again when somebody asks.
    """

    def __init__(self, table: State, told: list[str], said: list[list[int]]) -> None:
        self.table = table
        self.told = told  # to each seat, and at the end to everybody
        self.said = said  # each seat's own answers
        self.news: list[Event] = []  # what is still to be put into words

    @staticmethod
    def of_deal(table: State) -> Memory:
        """Of a table that has just been set up with a listener."""
        seats = table.seats_count()
        memory = Memory(table.clone(), [""] * (seats + 1), [[] for _ in range(seats)])
        memory.news = table.events or []
        return memory

    def after(self, journal: list[int]) -> Memory:
        """What is known after these answers; a seed, written as in `noted`, comes before the answer that used it."""
        table = self.table.clone()
        lines = [[told] for told in self.told]
        said = [answers[:] for answers in self.said]
        viewers = range(-1, len(said))  # the last of the lists is also that before the first
        if self.news:
            for viewer in viewers:
                lines[viewer].append(_line(table, self.news, viewer))
        for word in journal:
            if word < 0:
                table.rng = Rng(noted(word))
                continue
            table.events = []
            decision, answers = table.decision, table.answers
            assert decision is not None
            seat = decision.seat(table)
            said[seat].append(word)
            table.answer(word)
            for viewer in viewers:
                own = _choice(table, decision, answers, word) if viewer == seat else ""
                lines[viewer].append(own + _line(table, table.events or [], viewer))
        table.events = None
        return Memory(table, ["".join(told) for told in lines], said)

    def known_to(self, seat: int, table: State) -> Memory:
        """The same at a table dealt again for that seat: of the others only what everybody was told."""
        told = [self.told[-1]] * len(self.told)
        told[seat] = self.told[seat]
        return Memory(table, told, [answers[:] if own == seat else [] for own, answers in enumerate(self.said)])


def noted(seed: int) -> int:
    """A seed in a journal is a negative number, and this is the way there and back."""
    return -1 - seed


def _line(table: State, events: list[Event], seat: int) -> str:
    """These events as that seat may know them."""
    return "; ".join(_plain(table.describe_event(event, seat)) for event in events) + "\n"


def _choice(table: State, decision: Decision[Any], answers: list[int], answer: int) -> str:
    tokens = table.vocabulary().tokens
    return f"{decision.name()}: {' | '.join(tokens[other] for other in answers)} > {tokens[answer]}; "


def _plain(value: Value) -> str:
    """A message by its name and parameters, the same in every language."""
    if isinstance(value, Message):
        inner = ", ".join(f"{name} {_plain(part)}" for name, part in value.args.items())
        return f"{value.name}({inner})" if inner else value.name
    if isinstance(value, list):
        return "[" + ", ".join(_plain(part) for part in value) + "]"
    return str(value)
