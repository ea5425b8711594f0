"""How much slower than the engine itself are the games in OpenSpiel?

    python bench/openspiel.py            # a table; --json for programs, --seconds for longer runs

Both play random games of two players in the same way, driven from Python: ask for the legal answers, pick one of them,
carry it out. Every game has a deal of its own. In OpenSpiel chance acts as well, so a game takes more steps: the table
gives the time of one step and, as `game`, the ratio for whole games, in which chance's steps count as the engine's
shuffles do. The last column is the engine's compiled loop, which no program in Python drives.

The loops take turns; each figure is the median of its runs, in microseconds of processor time.
"""

import argparse
import json
import sys
from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time

import pyspiel

import guildhall.envs.openspiel
from guildhall.engine import playout
from guildhall.engine.rng import Rng

GAMES = {
    "Architects": "guildhall_architects",
    "Architects, both expansions": "guildhall_architects(expansions=artisans+wonders)",
    "Viscounts": "guildhall_viscounts",
}
RUNS = 7
LIMIT = 3.0  # how many times the engine's own time


def engine_game(game: guildhall.envs.openspiel.GuildhallGame, random: Random) -> tuple[int, int]:
    """Plays a game; gives the number of its steps, and of those that were players' answers."""
    setting = game.setting
    state = setting.definition.start(setting.options, random.getrandbits(32), False)
    answers = 0
    while state.decision is not None:
        state.answer(random.choice(state.answers))
        answers += 1
    return answers, answers


def openspiel_game(game: guildhall.envs.openspiel.GuildhallGame, random: Random) -> tuple[int, int]:
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))
    return state.move_number(), state.chance_game.asked


def compiled_game(game: guildhall.envs.openspiel.GuildhallGame, random: Random) -> tuple[int, int]:
    setting = game.setting
    state = setting.definition.start(setting.options, random.getrandbits(32), False)
    answers = playout.play_random(state, Rng(random.getrandbits(32)))
    return answers, answers


LOOPS: dict[str, Callable[[guildhall.envs.openspiel.GuildhallGame, Random], tuple[int, int]]] = {
    "engine": engine_game,
    "openspiel": openspiel_game,
    "playout": compiled_game,
}


def timed(loop: Callable[..., tuple[int, int]], game: object, seconds: float, seed: int) -> tuple[float, float]:
    """Microseconds for a step, and for a player's answer."""
    random = Random(seed)
    steps = answers = 0
    start = process_time()
    while (elapsed := process_time() - start) < seconds:
        more_steps, more_answers = loop(game, random)
        steps += more_steps
        answers += more_answers
    return elapsed / steps * 1e6, elapsed / answers * 1e6


def measure(name: str, seconds: float) -> dict[str, float]:
    game = pyspiel.load_game(name)
    runs: dict[str, list[tuple[float, float]]] = {loop: [] for loop in LOOPS}
    for loop in LOOPS.values():
        timed(loop, game, seconds / 2, RUNS)  # what happens only once, such as filling a cache, is not the speed
    for run in range(RUNS):
        print(f"{name}: run {run + 1} of {RUNS}", end="\r", file=sys.stderr)
        for key, loop in LOOPS.items():
            runs[key].append(timed(loop, game, seconds, run))
    step, answer = ({key: median(times[part] for times in runs[key]) for key in LOOPS} for part in (0, 1))
    return step | {"ratio": step["openspiel"] / step["engine"], "game": answer["openspiel"] / answer["engine"]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="of processor time for each run of each loop")
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    if not playout.__file__.endswith((".so", ".pyd")):
        print("The engine is not compiled here: the ratio says little.", file=sys.stderr)
    figures = {title: measure(name, wanted.seconds) for title, name in GAMES.items()}
    print(" " * 70, end="\r", file=sys.stderr)
    if wanted.json:
        print(json.dumps(figures, indent=1))
        return
    print(f"{'µs for a step':28} engine  OpenSpiel  ratio            game  compiled loop")
    for title, row in figures.items():
        met = "ok" if row["ratio"] <= LIMIT else f"above {LIMIT:g}"
        times = f"{row['engine']:7.2f}  {row['openspiel']:9.2f}  {row['ratio']:5.2f} {met:8}"
        print(f"{title:28}{times}  {row['game']:5.2f}  {row['playout']:13.2f}")


if __name__ == "__main__":
    main()
