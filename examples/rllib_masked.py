"""Learns Viscounts for two players against a bot, with PPO of RLlib and its own action masking.

    python examples/rllib_masked.py                     # 40 rounds of 4,000 answers
    python examples/rllib_masked.py --rounds 2 --games 10

See docs/tutorials/rllib.md.
"""

import argparse
import time
from typing import Any

import gymnasium
import numpy as np
import ray
import torch
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.columns import Columns
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

import guildhall.envs.gymnasium  # registers the environments
from guildhall.lab.rating import wilson

SETTING: dict[str, Any] = {"players": 2, "bots": "random", "seat": "random", "max_steps": 600}
NAME = "viscounts-masked"


def table(config: dict[str, Any]) -> gymnasium.Env[Any, Any]:
    """`form="rllib"` gives the dictionary that RLlib's masking looks for. Nearly all numbers are small; the square root
    brings the few large ones near them."""
    env = guildhall.envs.gymnasium.SingleSeat("viscounts", form="rllib", **config)
    space = env.observation_space
    assert isinstance(space, gymnasium.spaces.Dict)
    smaller = gymnasium.spaces.Dict(
        {
            "action_mask": space["action_mask"],
            "observations": gymnasium.spaces.Box(-200, 200, space["observations"].shape, np.float32),
        }
    )
    return gymnasium.wrappers.TransformObservation(env, near, smaller)


def near(seen: dict[str, np.ndarray]) -> dict[str, np.ndarray]:
    numbers = seen["observations"]
    return {"action_mask": seen["action_mask"], "observations": np.sign(numbers) * np.sqrt(np.abs(numbers))}


def configured(runners: int, batch: int, seed: int) -> PPOConfig:
    return (
        PPOConfig()
        .environment(NAME, env_config=SETTING)
        .env_runners(num_env_runners=runners, num_envs_per_env_runner=4)
        .learners(num_gpus_per_learner=0)
        .rl_module(
            rl_module_spec=RLModuleSpec(
                module_class=ActionMaskingTorchRLModule,
                model_config={"fcnet_hiddens": [128, 128], "fcnet_activation": "relu"},
            )
        )
        .training(train_batch_size_per_learner=batch, minibatch_size=min(512, batch), num_epochs=4, lr=3e-4,
                  gamma=0.999, entropy_coeff=0.01)
        .debugging(seed=seed, log_level="ERROR")
    )  # fmt: skip


def measure(module: Any, games: int, seed: int) -> float:
    """How many of the games it wins, ties as halves; one that is cut off is lost."""
    env = table(SETTING)
    chance = torch.Generator().manual_seed(seed)
    won = 0.0
    for game in range(games):
        seen, _ = env.reset(seed=seed + game)
        over = cut = False
        while not (over or cut):
            batch = {Columns.OBS: {name: torch.from_numpy(part)[None] for name, part in seen.items()}}
            with torch.no_grad():
                preferences = module.forward_inference(batch)[Columns.ACTION_DIST_INPUTS]
            action = int(torch.multinomial(preferences.softmax(-1), 1, generator=chance))
            seen, reward, over, cut, _ = env.step(action)
        won += (1 + float(reward)) / 2 if over else 0
    return won


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--batch", type=int, default=4000, help="answers in a round")
    parser.add_argument("--runners", type=int, default=0, help="processes that play; 0 plays in this one")
    parser.add_argument("--games", type=int, default=200, help="in each measurement")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    ray.init(include_dashboard=False, log_to_driver=False, num_cpus=wanted.runners + 1)
    register_env(NAME, table)
    algorithm = configured(wanted.runners, wanted.batch, wanted.seed).build_algo()
    start = time.perf_counter()
    for _ in range(wanted.rounds):
        algorithm.train()
    spent = time.perf_counter() - start
    answers = wanted.rounds * wanted.batch
    won = measure(algorithm.get_module(), wanted.games, 1_000_000)
    low, high = wilson(won, wanted.games)
    print(
        f"{answers:,} answers in {spent / 60:.1f} min ({answers / spent:,.0f} a second); "
        f"v random {won / wanted.games:.1%} of {wanted.games} games ({low:.1%} to {high:.1%})"
    )
    algorithm.stop()
    ray.shutdown()


if __name__ == "__main__":
    main()
