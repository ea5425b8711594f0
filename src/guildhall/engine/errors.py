"""One exception for each thing that can go wrong. Each says what was wrong and what would be right."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any


def listed(values: Iterable[object], most: int = 12) -> str:
    """The valid values, for the end of an error's sentence."""
    texts = [str(value) for value in values]
    if len(texts) > most:
        return ", ".join(texts[:most]) + f" … ({len(texts)} in all)"
    return ", ".join(texts) or "none"


class GuildhallError(Exception):
    """The base of all of them: catch this to catch every refusal and nothing else."""


class _ValueRefused(GuildhallError):
    """A value from outside that is not one of the valid ones."""

    def __init__(self, message: str, value: object = None, valid: Iterable[object] = ()) -> None:
        self.value = value
        self.valid = list(valid)
        self._sentence = message
        if self.valid:
            message = f"{message} Valid: {listed(self.valid)}."
        super().__init__(message)

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle: compiled, an exception's own attributes are not among those that Python keeps."""
        kind: Any = type(self)
        return kind, (self._sentence, self.value, self.valid)


class UnknownGameError(_ValueRefused):
    """A game of that name does not exist."""


class PlayerCountError(_ValueRefused):
    """The game is not for that many players."""


class UnknownOptionError(_ValueRefused):
    """A set-up option that does not exist, or a value it cannot have."""


class UnknownBoardError(_ValueRefused):
    """A player board that does not exist, or that these set-up options leave in the box."""


class UnknownCardError(_ValueRefused):
    """A card that does not exist."""


class UnknownTokenError(_ValueRefused):
    """A word that can never be an answer in this game."""


class IllegalAnswerError(_ValueRefused):
    """A word of the game that does not answer the question now open."""


class GameOverError(GuildhallError):
    """An answer after the end."""


class SeatError(_ValueRefused):
    """A seat that is not at this table."""


class UndoError(GuildhallError):
    """More steps back than were taken, or steps that must not be taken back."""


class RecordError(_ValueRefused):
    """A record that cannot be read, or that does not replay."""


class RulesError(_ValueRefused):
    """Rules of a version that is not played here."""


class PositionError(_ValueRefused):
    """A position that is not valid, with the path to the offending part."""


class CorrectionError(_ValueRefused):
    """A corrections file that cannot be used."""


class MessageError(GuildhallError):
    """A message without words in the language asked for."""
