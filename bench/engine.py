"""Measures Guildhall's engine in this interpreter, and prints the figures as one line of JSON.

`run.py` calls it for the compiled package and for the sources. GUILDHALL_BENCH_GAME names another game than Architects,
GUILDHALL_BENCH_EXPANSIONS expansions to add.
"""

import os
import sys
from random import Random

import guildhall
from guildhall.engine import playout
from guildhall.engine.agenda import State
from guildhall.engine.playout import play_random, play_some
from guildhall.engine.rng import Rng
from measure import measure

PLAYERS = 4
EXPANSIONS = os.environ.get("GUILDHALL_BENCH_EXPANSIONS", "").split()
GAME = guildhall.definition(os.environ.get("GUILDHALL_BENCH_GAME", "architects"))
OPTIONS = GAME.read_options({"players": PLAYERS} | ({"expansions": EXPANSIONS} if EXPANSIONS else {}))


def table(seed: int) -> State:
    return GAME.start(OPTIONS, seed, False)


def answers(seed: int) -> Rng:
    """Not the random numbers the table itself shuffles with."""
    return Rng(seed + 2**32)


def random_game(seed: int) -> int:
    return play_random(table(seed), answers(seed))


def positions(count: int, seed: int) -> list[State]:
    """Tables at a question, each from a game of its own, at a random fraction of its length."""
    fractions = Random(seed)
    found: list[State] = []
    for number in range(seed, seed + count):
        state = table(number)
        play_some(state, answers(number), int(random_game(number) * fractions.random()))
        found.append(state)
    return found


def compiled_modules() -> list[str]:
    return [
        name
        for name, module in sys.modules.items()
        if name.startswith("guildhall.") and (getattr(module, "__file__", None) or "").endswith((".so", ".pyd"))
    ]


if __name__ == "__main__":
    # The hot loop decides: a compiled engine may still have interpreted modules beside it, an uncompiled one has none
    # that are compiled.
    is_compiled = playout.__name__ in compiled_modules()
    if not is_compiled and compiled_modules():
        sys.exit(f"neither compiled nor uncompiled: {', '.join(compiled_modules())}")
    package = os.path.dirname(guildhall.__file__)
    measure(random_game, positions, lambda state: state.clone(), compiled=is_compiled, package=package)
