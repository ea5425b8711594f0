"""The set-up options of a game: what may be chosen, checked, with everything not chosen filled in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from guildhall.engine.errors import PlayerCountError, UnknownOptionError
from guildhall.engine.table import GameOptions
from guildhall.viscounts.cards.tables import CARDS
from guildhall.viscounts.names import AI_BOARDS, DIFFICULTIES, OPPONENT

FEWEST: Final = 1
MOST: Final = 4
ANY_BOARD: Final = "random"
RULES: Final = 1  # the version of the rules, see "Correcting a rule" in docs/architecture.md


class Options(GameOptions):
    """Plain values, as a record or a position names them."""

    def __init__(self) -> None:
        super().__init__(RULES)
        # One player plays against an opponent that follows cards.
        self.board = ""
        self.difficulty = ""

    @property
    def seats(self) -> int:
        """How many sit at the table: the players, and the opponent of one who plays alone."""
        return 2 if self.players == 1 else self.players

    def data(self) -> dict[str, Any]:
        """For records and positions: only what differs from a plain game."""
        data: dict[str, Any] = {"players": self.players}
        if self.players == 1:
            data["opponent"] = OPPONENT
            data["board"] = self.board
            data["difficulty"] = self.difficulty
        if self.corrections:
            data["corrections"] = dict(self.corrections)
        return data


SOLO_NAMES: Final = ("opponent", "board", "difficulty")
NAMES: Final = ("players", *SOLO_NAMES, "corrections")


def read_options(given: Mapping[str, Any]) -> Options:
    """Options from outside; raises if one is unknown or cannot be."""
    for name in given:
        if name not in NAMES:
            raise UnknownOptionError(f"There is no option {name!r} for viscounts.", name, NAMES)
    options = Options()
    alone = any(given.get(name) is not None for name in SOLO_NAMES)
    options.players = _players(given.get("players", 1 if alone else 2))
    if options.players == 1:
        _one_of("opponent", given.get("opponent"), (OPPONENT,), OPPONENT)
        options.board = _one_of("board", given.get("board"), (*AI_BOARDS, ANY_BOARD), ANY_BOARD)
        options.difficulty = _one_of("difficulty", given.get("difficulty"), DIFFICULTIES, DIFFICULTIES[0])
    else:
        for name in SOLO_NAMES:
            if given.get(name) is not None:
                raise UnknownOptionError(f"There is no option {name!r} with {options.players} players.", name)
    options.corrections = CARDS.check(given.get("corrections", {}))
    return options


def _players(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not FEWEST <= value <= MOST:
        sentence = f"viscounts cannot be played by {value!r} players."
        raise PlayerCountError(sentence, value, range(FEWEST, MOST + 1))
    return value


def _one_of(name: str, value: object, valid: tuple[str, ...], default: str) -> str:
    if value is None or value == "":
        return default
    if not isinstance(value, str) or value not in valid:
        raise UnknownOptionError(f"{name} cannot be {value!r}.", value, valid)
    return value
