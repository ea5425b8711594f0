"""A companion for whoever keeps the session and sends it along: a page, by a server or without one."""

from __future__ import annotations

import json
import secrets
from collections import OrderedDict
from collections.abc import Mapping
from hashlib import sha256
from threading import Lock
from typing import Any, Final

from guildhall.companion.session import FIRST_GAME, Companion, parsed
from guildhall.engine.errors import GuildhallError, RecordError, UnknownGameError, UnknownOptionError
from guildhall.engine.message import message_data

MOST_LINES: Final = 1000  # far beyond the longest game; every request says all of them again
MOST_AT_HAND: Final = 50


class AtHand:
    """The sessions that went on latest, so that none has to be worked out again from its first line with every answer.
    Whoever asks says everything all the same: what is here is found only by all of that, and whoever takes it has it
    alone. If it is gone, it only takes longer."""

    def __init__(self) -> None:
        self.lock = Lock()
        self.kept: OrderedDict[str, Companion] = OrderedDict()  # the latest at the end

    def take(self, session: object, locale: str) -> Companion | None:
        try:
            name = _name_of(session, locale)
        except (TypeError, ValueError, RecursionError):  # no session at all, and refused as such
            return None
        with self.lock:
            return self.kept.pop(name, None)

    def put(self, companion: Companion) -> None:
        name = _name_of(companion.to_data(), companion.locale)
        with self.lock:
            self.kept[name] = companion
            if len(self.kept) > MOST_AT_HAND:
                self.kept.popitem(last=False)


def _name_of(session: object, locale: str) -> str:
    return sha256(json.dumps([locale, session], sort_keys=True).encode()).hexdigest()


AT_HAND: Final = AtHand()


def companions() -> dict[str, type[Companion]]:
    """By game."""
    from guildhall.architects.companion import Companion as OfArchitects
    from guildhall.companion.viscounts import Companion as OfViscounts

    return {"architects": OfArchitects, "viscounts": OfViscounts}


def begin(
    game: str, options: Mapping[str, Any], tells_cards: bool = False, locale: str = "en", seed: int | None = None
) -> Companion:
    """A new session."""
    found = companions()
    if game not in found:
        raise UnknownGameError(f"There is no companion for {game!r}.", game, found)
    return found[game](options, secrets.randbits(32) if seed is None else seed, tells_cards, locale)


def opened(data: object, locale: str = "en") -> Companion:
    """A session that goes on; raises RecordError."""
    if isinstance(data, str):
        data = parsed(data)
    found = companions()
    game = data.get("game", FIRST_GAME) if isinstance(data, dict) else FIRST_GAME
    if not isinstance(game, str) or game not in found:
        raise RecordError("This is not a companion's file.")
    companion: Companion = found[game].from_data(data, locale)
    return companion


def respond(asked: Mapping[str, Any]) -> dict[str, Any]:
    """What comes of a line, an answer or of taking one back; `asked` is what the API describes."""
    language = asked.get("language", "en")
    options, session = asked.get("options"), asked.get("session")
    if (options is None) == (session is None):
        raise UnknownOptionError("Send the options of a new session, or a session that goes on.")
    if options is not None:
        companion = begin(asked.get("game", FIRST_GAME), options, bool(asked.get("tells_cards")), language)
    else:
        said = session.get("said") if isinstance(session, dict) else None
        if isinstance(said, list) and len(said) > MOST_LINES:
            raise RecordError(f"A session has at most {MOST_LINES} lines.")
        companion = AT_HAND.take(session, language) or opened(session, language)
        companion.come_back()
    line, answer, undo = asked.get("line"), asked.get("answer"), asked.get("undo", False)
    if (line is not None) + (answer is not None) + bool(undo) > 1:
        raise UnknownOptionError("Say a line, answer, or take one back.")
    if undo:
        companion.undo()
    elif answer is not None:
        companion.answer_with(answer)
    elif line is not None and companion.question is not None:
        companion.answer(line)
    elif line is not None:
        companion.do(line)
    now = state(companion)
    AT_HAND.put(companion)
    return now


def state(companion: Companion) -> dict[str, Any]:
    return {
        "session": companion.to_data(),
        "game": companion.GAME,
        "opponent": companion.opponent,
        "name": message_data(companion.name()),
        "over": companion.is_over,
        "question": None if companion.question is None else companion.question.data(),
        "told": [message_data(message) for message in companion.told],
        "deeds": [] if companion.question is not None else [deed.data() for deed in companion.deeds()],
        "counts": [
            {"icon": icon, "number": number, "text": message_data(words)} for icon, number, words in companion.counts()
        ],
        "status": [message_data(message) for message in companion.status()],
        "score": companion.score(),
        "points": list(companion.points),
    }


def refused(error: GuildhallError) -> dict[str, Any]:
    """Why not, for a page that says messages itself."""
    message = getattr(error, "message", None)
    return {
        "text": str(error) if message is None else "",
        "message": None if message is None else message_data(message),
    }
