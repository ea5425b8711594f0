"""Damaged files: refused as documented, or accepted. `bench/fuzz.py` looks for longer, and learns."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fuzz.targets import TARGETS, damaged

EACH = pytest.mark.parametrize("name", TARGETS)
MORE = 25  # times the profile's examples: most of them are refused at once


@cache
def seeds(name: str) -> list[str]:
    return TARGETS[name].seeds(8)


@EACH
def test_what_fuzzing_begins_with_is_accepted(name: str) -> None:
    """Otherwise it would not come far. Not every card has the numbers that a correction names."""
    accepted = [TARGETS[name].read(seed) for seed in seeds(name)]
    assert any(accepted) if name == "corrections" else all(accepted)


@EACH
@settings(max_examples=MORE * settings().max_examples)
@given(data=st.data())
def test_a_damaged_file_raises_nothing_else(name: str, data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(seeds(name)), "file")
    TARGETS[name].read(damaged(text, Random(data.draw(st.integers(0, 2**32), "damage"))))


@EACH
@settings(max_examples=MORE * settings().max_examples)
@given(text=st.text())
def test_any_text_raises_nothing_else(name: str, text: str) -> None:
    TARGETS[name].read(text)
