"""The bots by name, the levels players choose from, and seats for them."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Final, Protocol, runtime_checkable

import guildhall
from guildhall.bots.budget import Budget
from guildhall.bots.chance import RandomBot
from guildhall.bots.greedy import GreedyBot
from guildhall.bots.judge import Judge
from guildhall.bots.levels import levels_of
from guildhall.bots.loading import file_of, find_file, is_file_bot, load_bot
from guildhall.bots.novice import NoviceBot
from guildhall.bots.search import SearchBot
from guildhall.bots.sight import Sight
from guildhall.bots.thought import Thought
from guildhall.engine.errors import UnknownOptionError
from guildhall.engine.rng import SEED_LIMIT
from guildhall.engine.weights import read_weights, shipped_names


class UnknownBotError(UnknownOptionError):
    """A bot that does not exist, or the wrong number of them."""


class Bot(Protocol):
    """Anything that answers. It sits at one seat for one game."""

    def answer(self, sight: Sight) -> str:
        """One of `sight.tokens`, of which there are two or more."""
        ...


@runtime_checkable
class Thinker(Protocol):
    """A bot that can also say why."""

    def ponder(self, sight: Sight) -> list[Thought]:
        """What it thinks of the legal answers, the best first."""
        ...


def _random(seed: int, settings: str, judge: Judge) -> Bot:
    _refuse_settings("random", settings)
    return RandomBot(seed)


def _greedy(seed: int, settings: str, judge: Judge) -> Bot:
    _refuse_settings("greedy", settings)
    return GreedyBot(seed, judge=judge)


def _careless(seed: int, settings: str, judge: Judge) -> Bot:
    _refuse_settings("careless", settings)
    return GreedyBot(seed, CARELESS, judge)


def _novice(seed: int, settings: str, judge: Judge) -> Bot:
    if settings not in GRADES:
        raise UnknownBotError(f"There is no novice {settings!r}.", settings, [f"novice:{grade}" for grade in GRADES])
    return NoviceBot(seed, int(settings), judge)


def _search(seed: int, settings: str, judge: Judge) -> Bot:
    return SearchBot(seed, Budget.read(settings or "200ms"), judge=judge)


def _playouts(seed: int, settings: str, judge: Judge) -> Bot:
    return SearchBot(seed, Budget.read(settings or "200ms"), to_the_end=True, judge=judge)


# Each is made from a seed, what stands after the colon, such as "200ms" in "search:200ms", and whose judgement it has.
BOTS: Final[dict[str, Callable[[int, str, Judge], Bot]]] = {
    "random": _random,
    "careless": _careless,
    "novice": _novice,
    "greedy": _greedy,
    "search": _search,
    "playouts": _playouts,
}

# The levels of all games by name, with the bot that plays each.
LEVELS: Final[dict[str, str]] = {level.key: level.bot for game in guildhall.games() for level in levels_of(game)}
GRADES: Final = ("1", "2", "3")  # of novices, the weakest first
CARELESS: Final = 4.0  # points by which the bot of that name misjudges a position


def make_bot(name: str, seed: int) -> Bot:
    """A bot by its name, with its own chance: `greedy`, `search:200ms`, a level (`mason`), or `file.py:Class`.

    With `@FILE` it judges by the weights in that file, with `@0.1` by those that the bots of that version had.
    """
    if is_file_bot(name):
        return load_bot(name, seed)
    bot, at, weights = name.partition("@")
    kind, _, settings = LEVELS.get(bot, bot).partition(":")
    if kind not in BOTS:
        raise UnknownBotError(f"There is no bot {bot!r}.", bot, [*BOTS, "FILE.py:CLASS", *LEVELS])
    if at and kind == "random":
        raise UnknownBotError(f"The bot {kind!r} judges nothing, and {weights!r} stands after it.", weights)
    return BOTS[kind](seed, settings, judge_named(weights) if at else Judge())


def bot_with(name: str, seed: int, judge: Judge) -> Bot:
    """The bot of that name, such as `greedy` or `search:60`, with this judgement."""
    kind, _, settings = name.partition(":")
    return BOTS[kind](seed, settings, judge)


def judge_named(weights: str) -> Judge:
    """The judgement that stands after the @ of a bot's name."""
    if any(weights in shipped_names(game) for game in guildhall.games()):
        return Judge(version=weights)
    return Judge(read_weights(Path(os.path.expanduser(weights))))


def check_weights(name: str, game: str) -> None:
    """Refuses weights that are for another game."""
    if not is_file_bot(name):
        _, at, weights = name.partition("@")
        if at:
            judge_named(weights).weights_for(game)


def check_name(name: str) -> None:
    """Refuses a bot that does not exist. A file is only looked for: `lab/own_process.py` tries out what is in it."""
    if is_file_bot(name):
        find_file(file_of(name))
    else:
        make_bot(name, 0)


def bot_names(text: str, seats: int) -> list[str]:
    """A name for each of the seats, from "greedy" (all alike) or "greedy,random" (one each)."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        check_name(name)
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise UnknownBotError(f"{len(names)} bots for {seats} seats: name one for all of them, or one for each.", text)
    return names


def bot_seed(seed: int, salt: int) -> int:
    """A seed for a bot's own chance: a separate stream, far from that of the game with this seed."""
    # An odd constant and a prime: neighbouring games and neighbouring seats never meet.
    return ((seed + 1) * 0x9E3779B97F4A7C15 + salt * 0xD1B54A32D192ED03) % SEED_LIMIT


def _refuse_settings(name: str, settings: str) -> None:
    if settings:
        raise UnknownBotError(f"The bot {name!r} has nothing to set, and {settings!r} stands after it.", settings)
