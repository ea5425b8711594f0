"""PettingZoo's own loop with random legal actions, timed the same way for everybody.

Seconds are those of the processor: what else runs on the machine disturbs the figures less.
"""

import argparse
import os
from time import process_time
from typing import Any


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--core", type=int)
    wanted = parser.parse_args()
    if wanted.core is not None:
        os.sched_setaffinity(0, {wanted.core})
    return wanted


def steps_per_second(env: Any, seconds: float, seed: int) -> float:
    """Actions in a second: look with `last`, pick with `sample`, `step`. Agents that leave act no more."""
    for agent in env.possible_agents:
        env.action_space(agent).seed(seed)
    _play(env, seed, seconds / 20)  # what happens only once is not the environment's speed
    steps = 0
    elapsed = 0.0
    while elapsed < seconds:
        seed += 1
        more, time = _play(env, seed, seconds - elapsed)
        steps += more
        elapsed += time
    return steps / elapsed


def _play(env: Any, seed: int, seconds: float) -> tuple[int, float]:
    """A game to its end, or until the time is up; how many actions it took, and how long."""
    start = process_time()
    env.reset(seed=seed)
    steps = 0
    for agent in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        env.step(env.action_space(agent).sample(observation["action_mask"]))
        steps += 1
        if steps % 50 == 0 and process_time() - start > seconds:
            break
    return steps, process_time() - start
