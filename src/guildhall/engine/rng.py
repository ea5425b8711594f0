"""The game's own random numbers: the same on every machine, compiled or not, and copied with the game.

Chris Doty-Humphrey's sfc32: four 32-bit words, additions, shifts and exclusive ors only, so that no step leaves the
range in which mypyc keeps an int unboxed.
"""

from __future__ import annotations

from typing import Final

MASK: Final = 0xFFFFFFFF
SEED_LIMIT: Final = 2**64


class Rng:
    """A stream of random numbers that starts from a seed."""

    def __init__(self, seed: int, rounds: int = 15) -> None:
        self.a = seed & MASK
        self.b = (seed >> 32) & MASK
        self.c = 0x9E3779B9
        self.counter = 1
        for _ in range(rounds):  # so that neighbouring seeds start far apart
            self.word()

    def word(self) -> int:
        """The next 32 random bits."""
        b, c, counter = self.b, self.c, self.counter
        result = (self.a + b + counter) & MASK
        self.counter = (counter + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = (((c << 21) | (c >> 11)) + result) & MASK
        return result

    def below(self, n: int) -> int:
        """A number from 0 to n - 1. The bias of the multiplication is below n / 2**32."""
        word = self.word()
        # (word * n) >> 32 in two halves: mypyc multiplies small numbers without boxing them.
        return ((word >> 16) * n + ((word & 0xFFFF) * n >> 16)) >> 16

    def shuffle(self, items: list[int]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            item = items[i]
            items[i] = items[j]
            items[j] = item

    def reshuffle(self, items: list[int]) -> None:
        """Shuffle cards whose order nobody knows: the same chance gives the same order, whatever it was before."""
        items.sort()
        self.shuffle(items)

    def clone(self) -> Rng:
        other = Rng(0, 0)
        other.a = self.a
        other.b = self.b
        other.c = self.c
        other.counter = self.counter
        return other

    def save(self) -> list[int]:
        return [self.a, self.b, self.c, self.counter]

    @staticmethod
    def load(words: list[int]) -> Rng:
        other = Rng(0, 0)
        other.a, other.b, other.c, other.counter = words[0], words[1], words[2], words[3]
        return other
