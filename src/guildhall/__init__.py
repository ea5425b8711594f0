"""Guildhall: play, simulate and study the West Kingdom board games.

>>> import guildhall
>>> game = guildhall.new_game("architects", players=2, seed=7)
>>> game.decision.prompt
'Which of these Building cards do you keep?'
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from guildhall.engine.definition import AnyGame, Definition
from guildhall.engine.errors import (
    CorrectionError,
    GameOverError,
    GuildhallError,
    IllegalAnswerError,
    MessageError,
    PlayerCountError,
    PositionError,
    RecordError,
    RulesError,
    SeatError,
    UndoError,
    UnknownBoardError,
    UnknownCardError,
    UnknownGameError,
    UnknownOptionError,
    UnknownTokenError,
)
from guildhall.engine.record import LONGEST, Record
from guildhall.engine.rng import SEED_LIMIT
from guildhall.game import Game, Option, Question, from_record, read_position

if TYPE_CHECKING:
    from guildhall.library import Card as Card
    from guildhall.library import Hint as Hint
    from guildhall.library import Player as Player
    from guildhall.library import analyse as analyse
    from guildhall.library import arena as arena
    from guildhall.library import bot as bot
    from guildhall.library import cards as cards
    from guildhall.library import frame as frame
    from guildhall.library import hint as hint
    from guildhall.library import simulate as simulate

__version__ = "0.1.0"

__all__ = [
    "Card",
    "CorrectionError",
    "Game",
    "GameOverError",
    "GuildhallError",
    "Hint",
    "IllegalAnswerError",
    "MessageError",
    "Option",
    "Player",
    "PlayerCountError",
    "PositionError",
    "Question",
    "Record",
    "RecordError",
    "RulesError",
    "SeatError",
    "UndoError",
    "UnknownBoardError",
    "UnknownCardError",
    "UnknownGameError",
    "UnknownOptionError",
    "UnknownTokenError",
    "analyse",
    "arena",
    "bot",
    "cards",
    "definition",
    "frame",
    "game_of",
    "games",
    "hint",
    "load",
    "load_position",
    "new_game",
    "read_position",
    "read_record",
    "simulate",
]

# What takes a while to load, bots and the laboratory, is loaded when somebody asks for it (`library.py`).
_LATER = ("Card", "Hint", "Player", "analyse", "arena", "bot", "cards", "frame", "hint", "simulate")


def __getattr__(name: str) -> Any:
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from guildhall import library

    return library.__dict__[name]


def __dir__() -> list[str]:
    return sorted({*__all__, "__version__"})


def _definitions() -> dict[str, AnyGame]:
    from guildhall import known

    return {game.key: game for game in known.__dict__.values() if isinstance(game, Definition)}


def games() -> list[str]:
    """The available games."""
    return list(_definitions())


def definition(game: str) -> AnyGame:
    """What the engine knows about a game; raises UnknownGameError."""
    known = _definitions()
    if not isinstance(game, str) or game not in known:
        raise UnknownGameError(f"There is no game {game!r}.", game, known)
    return known[game]


def new_game(
    game: str, *, seed: int | None = None, cards: str | os.PathLike[str] | None = None, **options: Any
) -> Game:
    """Set up a game. Without a seed, chance picks one (see `game.seed`). `cards` is a TOML file with corrections.

    The options of architects: players (2 to 5; with an opponent 1 or more), setup ("standard" or "variable"), boards (a
    list of player boards or "random", one for each player), board_sets ("base", "promo", "unknown"), promo_cards,
    starting_apprentice, apprentice_resets, spare_own_workers, expansions ("artisans", "wonders"), opponent (an official
    solo opponent: "constantine", "helena" or, with "wonders", "meddler" and five others). With "wonders" also coop,
    early_shuffle and award_needs_influence.

    The options of viscounts: players (1 to 4); for one player board ("cleric", "builder", "noble", "card" or "random")
    and difficulty ("normal", "hard-1", "hard-2" or "hard-3") of the opponent.
    """
    known = definition(game)
    if seed is None:
        seed = int.from_bytes(os.urandom(4), "big")
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < SEED_LIMIT:
        raise UnknownOptionError(f"A seed is a whole number from 0 to {SEED_LIMIT - 1}, not {seed!r}.", seed)
    if cards is not None:
        options["corrections"] = known.read_corrections(Path(cards))
    return Game(known, known.read_options(options), seed)


def load(source: str | os.PathLike[str]) -> Game:
    """A game from its record: the text itself, or a file."""
    return game_of(read_record(source))


def game_of(record: Record) -> Game:
    """The game that a record tells of, played again."""
    return from_record(record, definition(record.game))


def read_record(source: str | os.PathLike[str]) -> Record:
    """A record (the text itself or a file), not yet replayed."""
    text: str
    if isinstance(source, str) and "\n" in source:
        text = source
    else:
        try:
            with open(os.fspath(source), encoding="utf-8") as file:
                text = file.read(LONGEST + 1)
        except OSError as error:
            raise RecordError(f"The record {source} cannot be read: {error.strerror}.", str(source)) from error
        except ValueError as error:  # not UTF-8, or not even the name of a file
            raise RecordError(f"{str(source)[:60]!r} is not a text file.", str(source)) from error
    return Record.parse(text)


def load_position(source: dict[str, Any] | str) -> Game:
    """A game that goes on from a position: its data, or its JSON text."""
    data = read_position(source) if isinstance(source, str) else source
    if not isinstance(data, dict) or "game" not in data:
        raise PositionError("A position is an object, and game is missing.", None, games())
    from guildhall.values import definition_of

    known = definition_of(data)
    game = Game(known, {}, 0, data)  # which reads and checks it
    # Copied, so that it stays the game's own whatever happens to the data.
    game.start_position = game.state.position()
    game.setup = known.read_options(game.start_position["options"])
    return game
