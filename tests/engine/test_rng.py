"""The game's own random numbers."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from guildhall.engine.rng import SEED_LIMIT, Rng

# sfc32 written in C with uint32_t, from the same start: a and b the seed's halves, c the golden ratio, 15 rounds.
VECTORS = {
    0: [0xC4B53E58, 0x67F2A144, 0x0C5E7E09, 0xDD8156BB, 0x0B8527C9, 0x11EDD742],
    1: [0x8995DA7F, 0x74442F2C, 0x151A22DD, 0x27696991, 0xA708DAD3, 0x9F9073E8],
    7: [0x90B5EF7F, 0xADE85831, 0x5AF25C1F, 0xE4ADB84B, 0x9A6CE406, 0x050707FF],
    0x0123456789ABCDEF: [0xAF6B3D9D, 0xAF575EF7, 0x7802B5F8, 0xC9B04002, 0x141C49DC, 0xF64E3F21],
    SEED_LIMIT - 1: [0x8DBEB112, 0x90D76B6D, 0xAF367B12, 0xBC7CFC30, 0x67AEC380, 0x0B6E5F1A],
}

seeds = st.integers(0, SEED_LIMIT - 1)


@pytest.mark.parametrize("seed", VECTORS)
def test_the_words_are_those_of_sfc32(seed: int) -> None:
    rng = Rng(seed)
    assert [rng.word() for _ in range(6)] == VECTORS[seed]


def test_shuffles_and_small_numbers_never_change() -> None:
    """Records depend on how a word becomes a number and a shuffle: the high bits, and from the last card down."""
    rng, words = Rng(7), iter(VECTORS[7])
    cards = [0, 1, 2, 3, 4]
    rng.shuffle(cards)
    by_hand = [0, 1, 2, 3, 4]
    for i in (4, 3, 2, 1):
        j = next(words) * (i + 1) // 2**32
        by_hand[i], by_hand[j] = by_hand[j], by_hand[i]
    assert cards == by_hand
    assert rng.below(6) == next(words) * 6 // 2**32


@given(seeds, st.integers(1, 2**32))
def test_below_stays_below(seed: int, n: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(n) < n for _ in range(50))


def test_below_gives_every_number_about_equally_often() -> None:
    rng = Rng(1)
    counts = [0] * 6
    for _ in range(60_000):
        counts[rng.below(6)] += 1
    # A fair die strays from 10,000 by 91 typically; by 500 practically never.
    assert all(9_500 < count < 10_500 for count in counts)


@given(seeds, st.integers(0, 60))
def test_a_shuffle_is_a_permutation(seed: int, count: int) -> None:
    cards = list(range(count))
    Rng(seed).shuffle(cards)
    assert sorted(cards) == list(range(count))


def test_a_shuffle_can_give_every_order() -> None:
    orders = set()
    rng = Rng(3)
    for _ in range(1000):
        cards = [0, 1, 2, 3]
        rng.shuffle(cards)
        orders.add(tuple(cards))
    assert len(orders) == 24


@given(seeds, st.integers(0, 20))
def test_a_clone_goes_the_same_way_by_itself(seed: int, before: int) -> None:
    rng = Rng(seed)
    for _ in range(before):
        rng.word()
    clone = rng.clone()
    ahead = [clone.word() for _ in range(5)]
    assert [rng.word() for _ in range(5)] == ahead


@given(seeds, st.integers(0, 20))
def test_saved_and_loaded_it_goes_the_same_way(seed: int, before: int) -> None:
    rng = Rng(seed)
    for _ in range(before):
        rng.word()
    saved = rng.save()
    assert isinstance(saved, list)
    loaded = Rng.load(saved)
    assert [loaded.word() for _ in range(5)] == [rng.word() for _ in range(5)]


def test_neighbouring_seeds_start_far_apart() -> None:
    firsts = [Rng(seed).word() for seed in range(2000)]
    assert len(set(firsts)) == 2000
    top_bits = {word >> 24 for word in firsts}
    assert len(top_bits) > 250
