"""One game between bots, whatever the bots do.

A bot that raises, hangs, dies or answers illegally does not end a game: chance answers in its place, the same way for
the same seed, and the mishap is reported. Your own bots think in their own processes (`lab/own_process.py`): there they
can hang or crash without harm and cannot reach the real table. The bots of the package keep their budgets and are
called directly.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from typing import Any, Final

from guildhall.bots import Bot, Sight, UnknownBotError, bot_seed, make_bot
from guildhall.bots.loading import is_file_bot
from guildhall.bots.table import check_name
from guildhall.engine.agenda import State
from guildhall.engine.rng import Rng
from guildhall.engine.study import Study
from guildhall.lab.own_process import BotDied, BotHung, BotRaised, OwnBot

MOST_ANSWERS: Final = 10_000  # random games of six have about a thousand
ANSWER_SECONDS: Final = 30.0  # for your own bot
MOST_DEATHS: Final = 3  # in a game: starting a new process for every question would take minutes
FALLBACK_SALT: Final = 1000  # keeps the chance that stands in apart from that of any seat
LONGEST_MESSAGE: Final = 300

RAISED: Final = "raised"
HUNG: Final = "hung"
DIED: Final = "died"
ILLEGAL: Final = "illegal"


def check_bots(names: Iterable[str], seconds: float = ANSWER_SECONDS) -> None:
    """Refuses bots that cannot play. Your own bot is created once, in its own process: whatever its file does there, it
    cannot print among our results, and it cannot hang or end what runs here."""
    for name in dict.fromkeys(names):
        check_name(name)
        if is_file_bot(name):
            _try_out(name, seconds)


def _try_out(name: str, seconds: float) -> None:
    bot = OwnBot(name, 0, seconds)
    try:
        bot.try_out()
    except BotRaised as raised:
        raise UnknownBotError(str(raised), name) from None
    except (BotDied, BotHung) as error:
        raise UnknownBotError(f"The bot {name!r} cannot be made: {error}.", name) from None
    finally:
        bot.leave()


class Mishap:
    """What a bot did instead of answering question `question` (counted from 0) of its game."""

    def __init__(self, bot: str, seat: int, kind: str, question: int, message: str) -> None:
        self.bot = bot
        self.seat = seat
        self.kind = kind
        self.question = question
        self.message = message

    def data(self) -> dict[str, Any]:
        return {
            "bot": self.bot,
            "seat": self.seat,
            "kind": self.kind,
            "question": self.question,
            "message": self.message,
        }


class Guarded:
    """A bot at a seat that gives only legal answers."""

    def __init__(self, name: str, seat: int, seed: int, seconds: float = ANSWER_SECONDS, salt: int = 0) -> None:
        self.name = name
        self.seat = seat
        self.mishaps: list[Mishap] = []
        self.answers = 0
        self.thinking = 0.0  # seconds
        self._seed = bot_seed(seed, salt + seat + 1)  # a game that goes on later brings salt
        self._limit = seconds
        self._bot: Bot | None = None
        self._deaths = 0
        self._is_out = False
        self._fallback = Rng(bot_seed(seed, FALLBACK_SALT + seat))

    def answer(self, sight: Sight, question: int) -> str:
        """The bot's answer to that question of the game, or one by chance."""
        self.answers += 1
        tokens = sight.tokens
        if not self._is_out:
            start = time.perf_counter()
            token = self._ask(sight, tokens, question)
            self.thinking += time.perf_counter() - start
            if token is not None:
                return token
        return tokens[self._fallback.below(len(tokens))]

    def _ask(self, sight: Sight, tokens: list[str], question: int) -> str | None:
        try:
            if self._bot is None:
                self._bot = self._seat_bot()
            token = self._bot.answer(sight)
        except BotHung as error:
            # Once is enough: a game must not wait every time for a bot that does not answer.
            self._is_out = True
            self._note(HUNG, question, str(error))
        except BotDied as died:
            self._deaths += 1
            self._is_out = self._deaths == MOST_DEATHS
            self._note(DIED, question, str(died))
        except BotRaised as raised:
            self._note(RAISED, question, str(raised))
        except Exception as defect:
            self._note(RAISED, question, f"{type(defect).__name__}: {defect}")
        else:
            if token in tokens:
                return token
            self._note(ILLEGAL, question, f"{token!r} is none of the {len(tokens)} legal answers")
        return None

    def _seat_bot(self) -> Bot:
        if is_file_bot(self.name):
            return OwnBot(self.name, self._seed, self._limit)
        return make_bot(self.name, self._seed)

    def _note(self, kind: str, question: int, message: str) -> None:
        self.mishaps.append(Mishap(self.name, self.seat, kind, question, message[:LONGEST_MESSAGE]))

    def leave(self) -> None:
        """The game is over: a process of the bot's own is free for the next one."""
        if isinstance(self._bot, OwnBot):
            self._bot.leave()


class Played:
    """A game that was played, to its end or to the limit."""

    def __init__(self, state: State, answers: list[tuple[int, int]], seats: list[Guarded]) -> None:
        self.state = state
        self.answers = answers  # of which seat, and the word's number
        self.finished = state.is_over
        self.answers_by_seat = [seat.answers for seat in seats]
        self.seconds_by_seat = [seat.thinking for seat in seats]
        self.mishaps = sorted((mishap for seat in seats for mishap in seat.mishaps), key=lambda m: m.question)


def play_out(
    state: State,
    bots: Sequence[str],
    seed: int,
    *,
    seconds: float = ANSWER_SECONDS,
    most: int = MOST_ANSWERS,
    study: Study | None = None,
) -> Played:
    """Let the bots, by their names, play on from this state; what chance they have follows from the seed and the seat.
    A study hears of every question.

    The state is played on itself. A game that does not end is stopped after `most` answers.
    """
    seats = [Guarded(name, seat, seed, seconds) for seat, name in enumerate(bots)]
    numbers = state.vocabulary().numbers
    answers: list[tuple[int, int]] = []
    try:
        while len(answers) < most:
            decision = state.decision
            if decision is None:
                break
            seat = decision.seat(state)
            if study is not None:
                study.asked()
            answer = numbers[seats[seat].answer(Sight(state), len(answers))]
            answers.append((seat, answer))
            state.answer(answer)
    finally:
        for each in seats:
            each.leave()
    return Played(state, answers, seats)
