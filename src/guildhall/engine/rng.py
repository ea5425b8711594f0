"""The game's own random numbers: the same on every machine, compiled or not, and copied with the game.

There are two kinds. Simulation, bots and environments use Chris Doty-Humphrey's sfc32: four 32-bit words, additions,
shifts and exclusive ors only, so that no step leaves the range in which mypyc keeps an int unboxed. It is fast, and it
is not made to resist somebody who sees its results.

A game on a server, where people have something to hide from each other, draws from BLAKE2b keyed with a seed of 256
bits: what was seen tells nothing about what comes. Each draw is a hash by itself, of what is shuffled, whose it is, how
often that was shuffled before, and which things there are; not the next part of one long stream. So it does not matter
in which order players do things, nor how their cards lay: who takes an answer back and gives another finds the same
cards under the same pile, or, if other cards go into it, an order that nothing before tells anything about.
"""

from __future__ import annotations

import hashlib
from typing import Final

MASK: Final = 0xFFFFFFFF
SEED_LIMIT: Final = 2**64
FAIR_LIMIT: Final = 2**256  # seeds from SEED_LIMIT on are keys of the hash
SFC32: Final = "sfc32"
BLAKE2B: Final = "blake2b"
SET_UP: Final = "set-up"
BLOCK: Final = 64  # bytes of one hash
WORD: Final = 4


class Rng:
    """A stream of random numbers that starts from a seed. `Rng(seed)` is sfc32; `Rng.of(seed)` is the hash if the seed
    is one of those that only the hash takes."""

    def __init__(self, seed: int, rounds: int = 15) -> None:
        self.a = seed & MASK
        self.b = (seed >> 32) & MASK
        self.c = 0x9E3779B9
        self.counter = 1
        self.is_keyed = False
        self.key = b""
        self.draws: dict[str, int] | None = None  # of the hash: how often each thing was drawn for
        for _ in range(rounds):  # so that neighbouring seeds start far apart
            self.word()

    @staticmethod
    def of(seed: int) -> Rng:
        """The generator of that seed: sfc32 below 2**64, and the keyed hash from there to 2**256."""
        if seed < SEED_LIMIT:
            return Rng(seed)
        return Rng.keyed(seed.to_bytes(32, "big"))

    @staticmethod
    def keyed(key: bytes) -> Rng:
        """The hash with a key of 32 bytes."""
        other = Rng(0, 0)
        other.is_keyed = True
        other.key = key
        other.draws = {}
        return other

    def word(self) -> int:
        """The next 32 random bits of sfc32. The hash has no stream of words: each thing is drawn for by itself."""
        assert not self.is_keyed
        b, c, counter = self.b, self.c, self.counter
        result = (self.a + b + counter) & MASK
        self.counter = (counter + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = (((c << 21) | (c >> 11)) + result) & MASK
        return result

    def below(self, n: int) -> int:
        """A number from 0 to n - 1. The bias of the multiplication is below n / 2**32."""
        if self.is_keyed:
            return self.below_for(n, SET_UP)
        word = self.word()
        # (word * n) >> 32 in two halves: mypyc multiplies small numbers without boxing them.
        return ((word >> 16) * n + ((word & 0xFFFF) * n >> 16)) >> 16

    def shuffle(self, items: list[int]) -> None:
        if self.is_keyed:
            self.shuffle_for(items, SET_UP)
            return
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            item = items[i]
            items[i] = items[j]
            items[j] = item

    def reshuffle(self, items: list[int]) -> None:
        """Shuffle cards whose order nobody knows: the same chance gives the same order, whatever it was before."""
        items.sort()
        self.shuffle(items)

    # What happens in the course of a game says what it is for, and whose it is, so that the hash can tell it apart.

    def below_for(self, n: int, what: str, seat: int = -1) -> int:
        if not self.is_keyed:
            return self.below(n)
        return self._words([n], 1, what, seat)[0] * n >> 32

    def shuffle_for(self, items: list[int], what: str, seat: int = -1) -> None:
        if not self.is_keyed:
            self.shuffle(items)
            return
        items.sort()  # how they lay before must not matter: somebody may have seen to that
        words = self._words(items, len(items), what, seat)
        for i in range(len(items) - 1, 0, -1):
            j = words[i] * (i + 1) >> 32
            item = items[i]
            items[i] = items[j]
            items[j] = item

    def _words(self, things: list[int], count: int, what: str, seat: int) -> list[int]:
        """That many words, for these things and this purpose, at this time that it comes up."""
        draws = self.draws
        assert draws is not None
        purpose = what if seat < 0 else f"{what} {seat}"
        before = draws.get(purpose, 0)
        draws[purpose] = before + 1
        self.counter += 1
        said = f"{purpose}/{before}/{','.join([str(thing) for thing in things])}/"
        found = b""
        block = 0
        while len(found) < WORD * count:
            found += hashlib.blake2b(f"{said}{block}".encode(), key=self.key, digest_size=BLOCK).digest()
            block += 1
        return [int.from_bytes(found[WORD * i : WORD * i + WORD], "big") for i in range(count)]

    def clone(self) -> Rng:
        other = Rng(0, 0)
        other.a = self.a
        other.b = self.b
        other.c = self.c
        other.counter = self.counter
        if self.is_keyed:
            other.is_keyed = True
            other.key = self.key
            other.draws = dict(self.draws or {})
        return other

    def __eq__(self, other: object) -> bool:
        """Will the same come of both?"""
        if not isinstance(other, Rng):
            return NotImplemented
        return self.save() == other.save()

    def __hash__(self) -> int:
        return hash(str(self.save()))

    def __copy__(self) -> Rng:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> Rng:
        return self.clone()

    def save(self) -> list[int] | dict[str, object]:
        """As a position writes it: the four words of sfc32, or the seed of the hash and what was drawn."""
        if self.is_keyed:
            return {"kind": BLAKE2B, "seed": self.key.hex(), "draws": dict(self.draws or {})}
        return [self.a, self.b, self.c, self.counter]

    @staticmethod
    def load(words: list[int]) -> Rng:
        other = Rng(0, 0)
        other.a, other.b, other.c, other.counter = words[0], words[1], words[2], words[3]
        return other

    @staticmethod
    def load_keyed(seed: str, draws: dict[str, int]) -> Rng:
        other = Rng.keyed(bytes.fromhex(seed))
        other.draws = dict(draws)
        other.counter += sum(draws.values())
        return other
