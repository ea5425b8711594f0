"""What the environments show and accept stays as it is, or their number rises."""

from __future__ import annotations

import json

import pytest

from envs.make_spaces import FILE, space_of
from envs.tables import MIXES, Mix, named

WHAT_TO_DO = (
    "The spaces of this environment have changed, so programs trained on it no longer fit. If that is meant: raise the "
    "number of the game's environments (architects_v0 to architects_v1, and so on: see docs/environments.md, "
    "'Versions'), then run python tests/envs/make_spaces.py and python docs/make_environments.py."
)


@pytest.mark.parametrize("mix", MIXES, ids=named)
def test_spaces_are_the_released_ones(mix: Mix) -> None:
    released = json.loads(FILE.read_text(encoding="utf-8"))
    assert space_of(mix) == released[named(mix)], WHAT_TO_DO


def test_every_mix_is_written_down() -> None:
    assert list(json.loads(FILE.read_text(encoding="utf-8"))) == [named(mix) for mix in MIXES]
