"""Learns Viscounts for two players against a bot, with MaskablePPO of Stable-Baselines3's sb3-contrib.

    python examples/maskable_ppo.py                     # 300,000 answers
    python examples/maskable_ppo.py --steps 20000 --games 20

See docs/tutorials/maskable-ppo.md.
"""

import argparse
import time
from typing import Any

import gymnasium
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.vec_env import VecNormalize

import guildhall.envs.gymnasium  # noqa: F401  # registers the environments
from guildhall.lab.rating import wilson

ENVIRONMENT = "Guildhall/Viscounts-v0"
SETTING: dict[str, Any] = {"players": 2, "seat": "random", "max_steps": 600}


def learn(steps: int, bots: str, seed: int) -> tuple[MaskablePPO, VecNormalize]:
    """Eight tables at a time. The numbers of an observation have very different sizes, so they are normalised."""
    tables = make_vec_env(ENVIRONMENT, n_envs=8, seed=seed, env_kwargs={**SETTING, "bots": bots})
    scaled = VecNormalize(tables, norm_reward=False)
    network = {"net_arch": [128, 128]}
    model = MaskablePPO("MlpPolicy", scaled, n_steps=512, batch_size=512, n_epochs=4, gamma=0.999, ent_coef=0.01,
                        policy_kwargs=network, seed=seed, device="cpu")  # fmt: skip
    model.learn(steps)
    return model, scaled


def measure(model: MaskablePPO, scaled: VecNormalize, bots: str, games: int, seed: int) -> float:
    """How many of the games it wins, ties as halves; one that is cut off is lost."""
    env = gymnasium.make(ENVIRONMENT, bots=bots, **SETTING)
    won = 0.0
    for game in range(games):
        observation, info = env.reset(seed=seed + game)
        over = cut = False
        while not (over or cut):
            seen = scaled.normalize_obs(observation)
            action, _ = model.predict(seen, action_masks=info["action_mask"])
            observation, reward, over, cut, info = env.step(int(action))
        won += (1 + float(reward)) / 2 if over else 0
    env.close()
    return won


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=300_000, help="own answers to learn from")
    parser.add_argument("--games", type=int, default=200, help="in each measurement")
    parser.add_argument("--bots", default="random", help="whom it learns and is measured against")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    torch.set_num_threads(1)
    start = time.process_time()
    model, scaled = learn(wanted.steps, wanted.bots, wanted.seed)
    spent = time.process_time() - start
    won = measure(model, scaled, wanted.bots, wanted.games, 1_000_000)
    low, high = wilson(won, wanted.games)
    print(
        f"{model.num_timesteps:,} answers in {spent / 60:.1f} min ({model.num_timesteps / spent:,.0f} a second); "
        f"v {wanted.bots} {won / wanted.games:.1%} of {wanted.games} games ({low:.1%} to {high:.1%})"
    )


if __name__ == "__main__":
    main()
