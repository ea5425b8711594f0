"""Bots: players that see what their seat may know, and answer one question at a time.

>>> from guildhall.bots import make_bot
>>> make_bot("random", seed=1).answer({}, ["place quarry"])
'place quarry'
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Protocol

from guildhall.bots.chance import RandomBot
from guildhall.engine.errors import UnknownOptionError
from guildhall.engine.rng import SEED_LIMIT


class UnknownBotError(UnknownOptionError):
    """A bot that does not exist, or the wrong number of them."""


class Bot(Protocol):
    """Anything that answers. It sits at one seat for one game, and gets that seat's view, never the game itself."""

    def answer(self, view: Mapping[str, Any], tokens: Sequence[str]) -> str:
        """One of the legal tokens, of which there are two or more."""
        ...


BOTS: Final[dict[str, Callable[[int], Bot]]] = {"random": RandomBot}


def make_bot(name: str, seed: int) -> Bot:
    """A bot by its name, with chance of its own; raises UnknownBotError."""
    if name not in BOTS:
        raise UnknownBotError(f"There is no bot {name!r}.", name, BOTS)
    return BOTS[name](seed)


def bot_names(text: str, seats: int) -> list[str]:
    """A name for each of the seats, from "random" (all alike) or "random,random" (one each)."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in BOTS:
            raise UnknownBotError(f"There is no bot {name!r}.", name, BOTS)
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise UnknownBotError(f"{len(names)} bots for {seats} seats: name one for all of them, or one for each.", text)
    return names


def bot_seed(seed: int, salt: int) -> int:
    """A seed for a bot's own chance: a stream of its own, far from that of the game with this seed."""
    # An odd constant and a prime: neighbouring games and neighbouring seats never meet.
    return ((seed + 1) * 0x9E3779B97F4A7C15 + salt * 0xD1B54A32D192ED03) % SEED_LIMIT
