"""Arrays that are used again. Fresh memory for every step would cost about as much as playing it."""

from __future__ import annotations

from sys import getrefcount
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

FREE: Final = 3  # those that know an array which nobody uses: the pool, the loop that asks, and the question itself
MOST: Final = 8  # whoever keeps more than these gets new ones


class ArrayPool:
    """Arrays of one shape. One comes back by itself, when nobody has it or a part of it any more."""

    def __init__(self, shape: tuple[int, ...], kind: Any) -> None:
        self._shape = shape
        self._kind = kind
        self._arrays: list[NDArray[Any]] = []

    def copy(self, data: NDArray[Any]) -> NDArray[Any]:
        """These numbers, of any shape, in an array that their owner may keep and write into."""
        array = self.free()
        array[...] = data.reshape(self._shape)
        return array

    def free(self) -> NDArray[Any]:
        """An array that nobody uses, with whatever stands in it."""
        for array in self._arrays:
            if getrefcount(array) == FREE:
                return array
        new: NDArray[Any] = np.empty(self._shape, self._kind)
        if len(self._arrays) < MOST:
            self._arrays.append(new)
        return new
