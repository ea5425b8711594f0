"""Without their libraries the environments say what to install."""

from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("module", "library"),
    [
        ("guildhall.envs", "numpy"),
        ("guildhall.envs.batched", "librt"),
        ("guildhall.envs.pettingzoo.architects_v1", "pettingzoo"),
        ("guildhall.envs.gymnasium", "gymnasium"),
    ],
)
def test_a_missing_library_is_named_with_what_installs_it(module: str, library: str) -> None:
    # A module of None is one that cannot be found.
    code = f"import sys; sys.modules[{library!r}] = None; import guildhall; import {module}"
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    said = ended.stderr.strip().splitlines()[-1]
    assert said == f"ImportError: {library} is missing: `pip install 'guildhall[envs]'` installs what is needed."


def test_the_games_themselves_need_none_of_them() -> None:
    code = (
        "import sys\n"
        "for name in ('numpy', 'librt', 'pettingzoo', 'gymnasium', 'PIL', 'pyspiel'): sys.modules[name] = None\n"
        "import guildhall\n"
        "for game in guildhall.games(): print(guildhall.new_game(game, seed=1).decision.seat_key)\n"
    )
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert ended.stderr == "" and len(ended.stdout.split()) == 2
