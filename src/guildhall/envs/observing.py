"""What a seat may know as a NumPy array."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from guildhall.engine.agenda import State
from guildhall.engine.definition import AnyGame
from guildhall.engine.errors import SeatError
from guildhall.engine.rows import Masks, RowWriter
from guildhall.words import say

# As a page holds them, whatever the order of bytes on this machine.
NUMBERS: Final = np.dtype("<i2")


@dataclass(frozen=True)
class Field:
    """Numbers that belong together; `keys` names each of them, where there are several."""

    name: str
    start: int
    size: int
    low: int
    high: int
    about: str
    keys: tuple[str, ...]


class Observer:
    """Makes observations of the games with one set of checked options. They all have the same layout."""

    def __init__(self, definition: AnyGame, options: Mapping[str, Any]) -> None:
        self._encoder = definition.encoder(options)
        self._page = RowWriter(self._encoder.size)
        self._masks = Masks(len(definition.start(options, 0, False).vocabulary()))
        self.size: int = self._encoder.size
        self.players: int = self._encoder.players

    @cached_property
    def fields(self) -> list[Field]:
        return [
            Field(
                name=field.name,
                start=field.start,
                size=len(field.keys),
                low=field.low,
                high=field.high,
                about=say(field.about),
                keys=tuple(field.keys),
            )
            for field in self._encoder.fields
        ]

    @property
    def labels(self) -> list[str]:
        """A name for each number, such as "own.goods.clay"."""
        return [f"{field.name}.{key}" if key else field.name for field in self.fields for key in field.keys]

    @property
    def low(self) -> NDArray[np.int16]:
        """The least that each number can be."""
        return np.array([field.low for field in self.fields for _ in field.keys], np.int16)

    @property
    def high(self) -> NDArray[np.int16]:
        return np.array([field.high for field in self.fields for _ in field.keys], np.int16)

    def observe(self, state: State, seat: int) -> NDArray[np.int16]:
        """What that seat may know. Seats count from its own on, clockwise."""
        if not 0 <= seat < self.players:
            raise SeatError(f"Nobody looks from seat {seat!r}.", seat, range(self.players))
        page = self._page
        page.clear()
        self._encoder.write(state, seat, page)
        return np.frombuffer(page.rows(), NUMBERS).astype(np.int16)

    def mask(self, answers: list[int]) -> NDArray[np.int8]:
        """A 1 for each of these answers, a 0 for every other word of the game."""
        masks = self._masks
        masks.clear()
        masks.add(answers)
        return np.frombuffer(masks.rows(), np.int8).copy()
