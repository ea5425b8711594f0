"""How the referee speaks with the players: a rule that has to ask something is a generator of questions."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from typing import TypeVar

T = TypeVar("T")


class Ask:
    """One question: who is asked, and the legal answers as the players' words.

    `extra` are answers that are legal as well but need not be offered: a Tool that may come first though nothing
    depends on it. With a single option and some extras the question may be left out, too.
    """

    def __init__(self, colour: str, options: Sequence[str], extra: Sequence[str] = (), name: str = "") -> None:
        self.colour = colour
        self.options = options
        self.extra = extra
        self.name = name  # only where two questions of the game have the same answers
        self.is_moot: Callable[[], bool] | None = None  # nothing is left to ask; the last option is the answer then

    def fits(self, colour: str, tokens: set[str], name: str) -> bool:
        options = set(self.options)
        if colour != self.colour or self.name not in ("", name):
            return False
        return options <= tokens <= options.union(self.extra)

    @property
    def may_be_skipped(self) -> bool:
        return bool(self.extra) and len(self.options) == 1

    def __repr__(self) -> str:
        more = f" (also {', '.join(self.extra)})" if self.extra else ""
        return f"{self.colour}: {', '.join(self.options)}{more}"


Talk = Generator[Ask, str, T]


class Lost(Exception):
    """The referee does not know how to go on: a rule of its own contradicts itself."""


def ask(colour: str, options: Sequence[str], extra: Sequence[str] = ()) -> Talk[str]:
    """rules/architects 3.1, D1: a question with a single answer is not asked."""
    if not options:
        raise Lost(f"{colour} is asked, and there is no answer")
    if len(options) == 1 and not extra:
        return options[0]
    answer = yield Ask(colour, options, extra)
    return answer


TOOL_FIRST = "ToolFirst"  # what the game calls it when it asks whether a Tool comes before what its Apprentice brings


class AskOneOf(Ask):
    """Several questions of one moment, of which the game may ask any one first."""

    def __init__(self, colour: str, questions: Sequence[Sequence[str]]) -> None:
        super().__init__(colour, [option for question in questions for option in question])
        self.questions = questions
        self.asked = 0

    def fits(self, colour: str, tokens: set[str], name: str) -> bool:
        for number, question in enumerate(self.questions):
            if colour == self.colour and set(question) == tokens and name != TOOL_FIRST:
                self.asked = number
                return True
        return False


def together(talks: Iterable[tuple[bool, Talk[None]]]) -> Talk[None]:
    """What several players do in one step. Whoever has nothing to decide does it at once, then the questions follow in
    the same order (D10). Those who might avoid it (True) wait for their place in that order in any case."""
    waiting: list[tuple[Talk[None], Ask | None]] = []
    for waits, talk in talks:
        if waits:
            waiting.append((talk, None))
            continue
        question = next(talk, None)
        if question is not None:
            waiting.append((talk, question))
    for talk, question in waiting:
        if question is None:
            question = next(talk, None)
        while question is not None:
            answer = yield question
            try:
                question = talk.send(answer)
            except StopIteration:
                break


class AskAny(Ask):
    """Questions of several talks, of which the game may ask any one first."""

    def __init__(self, questions: Sequence[Ask]) -> None:
        super().__init__(questions[0].colour, [option for question in questions for option in question.options])
        self.questions = questions
        self.asked = 0

    def fits(self, colour: str, tokens: set[str], name: str) -> bool:
        for number, question in enumerate(self.questions):
            if question.fits(colour, tokens, name):
                self.asked = number
                return True
        return False


def in_any_order(talks: Iterable[Talk[None]]) -> Talk[None]:
    """Things that one player settles at one moment: no rule says what comes first."""
    waiting: list[tuple[Talk[None], Ask]] = []
    for talk in talks:
        question = next(talk, None)
        if question is not None:
            waiting.append((talk, question))
    while waiting:
        moot = [i for i, (_, question) in enumerate(waiting) if question.is_moot is not None and question.is_moot()]
        if moot:
            place = moot[0]
            answer = waiting[place][1].options[-1]
        else:
            asking = AskAny([question for _, question in waiting])
            answer = yield asking
            place = asking.asked
        talk, _ = waiting.pop(place)
        try:
            waiting.insert(place, (talk, talk.send(answer)))
        except StopIteration:
            continue
