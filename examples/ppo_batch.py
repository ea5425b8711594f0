"""Learns the base game of Architects for two players by playing against itself: PPO on a batch of games, on one core.

    python examples/ppo_batch.py                          # five minutes of processor time
    python examples/ppo_batch.py --minutes 1 --games 50

One file in the manner of CleanRL; only `gather.py` beside it plays the batch. See docs/tutorials/ppo.md.
"""

import argparse
import time
from pathlib import Path

import gymnasium
import numpy as np
import torch
from gather import Lessons, gather
from torch import nn

import guildhall.envs.gymnasium  # noqa: F401  # registers the environments that measure
from guildhall.envs.batched import BatchedEnv
from guildhall.envs.observing import Observer
from guildhall.lab.rating import wilson

GAMES, LENGTH = 128, 32  # games at a time, and questions in each between two lessons
WIDTH = 64  # of the network
LONGEST = 1000  # answers in a game; random players need about 700
EPOCHS, BATCH, CLIP, ENTROPY, LEARNING_RATE = 1, 1024, 0.2, 0.03, 5e-4
DISCOUNT, TRACE = 0.99, 0.95

# Very roughly how many points ahead it makes one, by field; with these the policy's sense of how it stands begins.
WORTH = {"buildings": 5.0, "cathedral": 3.0, "apprentices": 0.5, "debts-unpaid": -2.0}
POINTS = 30.0  # of lead make a victory likely
NONE = -1


class Policy(nn.Module):
    """From what a seat may know to a preference for each answer, and to how well it stands."""

    def __init__(self, observer: Observer, answers: int) -> None:
        super().__init__()
        # Numbers without a limit, such as goods, are seldom above ten.
        limits = np.where(observer.high > 20, 10, np.maximum(observer.high, 1))
        self.register_buffer("scale", torch.from_numpy((1 / limits).astype(np.float32)))
        self.body = nn.Sequential(nn.Linear(observer.size, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU())
        self.answers = nn.Linear(WIDTH, answers)
        self.standing = nn.Linear(WIDTH, 1)
        nn.init.normal_(self.answers.weight, std=0.01)  # at first all answers are alike
        self.register_buffer("worth", torch.from_numpy(rough_worth(observer)))

    def forward(self, observations: np.ndarray, masks: np.ndarray) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """The numbers of the legal answers, in rows of one length; the logarithms of their chances; and how
        well the seat stands. A question has some ten legal answers, and the game has hundreds of words."""
        seen = torch.from_numpy(observations).float()
        roughly = (seen @ self.worth).tanh()
        inner = self.body((seen * self.scale).clamp_(-3, 3))
        answers = torch.from_numpy(legal_answers(masks))
        preferences = self.answers(inner).gather(-1, answers.clamp(min=0)).masked_fill(answers == NONE, -1e9)
        return answers, preferences.log_softmax(-1), roughly + self.standing(inner).squeeze(-1)

    @torch.no_grad()
    def choose(self, observations: np.ndarray, masks: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        answers, log_chances, standing = self(observations, masks)
        chosen = torch.multinomial(log_chances.exp(), 1)
        given, chance = (column.gather(-1, chosen).squeeze(-1) for column in (answers, log_chances))
        return given.numpy(), chance.numpy(), standing.numpy()


def rough_worth(observer: Observer) -> np.ndarray:
    """A weight for each number of an observation: one's own count for one, everybody else's against one."""
    weights = np.zeros(observer.size, np.float32)
    for number, label in enumerate(observer.labels):
        seat, _, what = label.partition(".")
        sign = 1 if seat == "own" else -1 if seat.startswith("seat+") else 0
        weights[number] = sign * WORTH.get(what.partition(".")[0], 0) / POINTS
    return weights


def legal_answers(masks: np.ndarray) -> np.ndarray:
    """The numbers of the legal answers, in rows of one length; NONE after the last."""
    rows, answers = masks.nonzero()
    counts = np.bincount(rows, minlength=len(masks))
    places = np.arange(len(rows)) - np.repeat(counts.cumsum() - counts, counts)
    padded = np.full((len(masks), counts.max()), NONE)
    padded[rows, places] = answers
    return padded


def improve(policy: Policy, optimiser: torch.optim.Optimizer, lessons: Lessons) -> float:
    """A lesson of PPO; gives the mean entropy, which tells how undecided the policy still is."""
    entropies = []
    for _ in range(EPOCHS):
        for part in np.array_split(np.random.permutation(lessons.known), -(-len(lessons.known) // BATCH)):
            answers, log_chances, standing = policy(lessons.observations[part], lessons.masks[part])
            given = answers == torch.from_numpy(lessons.answers[part])[:, None]  # one in each row
            before = torch.from_numpy(lessons.log_chances[part])
            gained = torch.from_numpy(lessons.advantages[part])
            returns = gained + torch.from_numpy(lessons.standings[part])
            gained = (gained - gained.mean()) / (gained.std() + 1e-6)
            ratio = ((log_chances * given).sum(-1) - before).exp()
            aim = torch.minimum(ratio * gained, ratio.clamp(1 - CLIP, 1 + CLIP) * gained).mean()
            entropy = -(log_chances.exp() * log_chances.clamp(min=-30)).sum(-1).mean()
            loss = (standing - returns).square().mean() / 2 - aim - ENTROPY * entropy
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimiser.step()
            entropies.append(float(entropy.detach()))
    return float(np.mean(entropies))


def measure(policy: Policy, rival: str, games: int, seed: int) -> tuple[float, int]:
    """How many of the games it wins, ties as halves, and how many there were. One game in each environment, so that
    short games do not count more often; a game that is not over after 750 of its answers is lost."""
    env = gymnasium.make_vec(
        "Guildhall/Architects-v1", num_envs=games, players=2, bots=rival, seat="random", max_steps=750
    )
    observations, info = env.reset(seed=seed)
    won, playing = 0.0, np.ones(games, bool)
    while playing.any():
        answers, _, _ = policy.choose(observations, info["action_mask"].astype(bool))
        observations, rewards, over, cut, info = env.step(answers)
        won += float((1 + rewards[playing & over]).sum()) / 2
        playing &= ~(over | cut)
    env.close()
    return won, games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=5.0, help="of processor time, measuring not counted")
    parser.add_argument("--every", type=float, default=1.0, help="minutes between two measurements")
    parser.add_argument("--games", type=int, default=200, help="in each measurement against random")
    parser.add_argument("--greedy-games", type=int, default=40, help="in each measurement against greedy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, help="where the policy goes")
    wanted = parser.parse_args()

    torch.set_num_threads(1)
    torch.manual_seed(wanted.seed)
    np.random.seed(wanted.seed)
    env = BatchedEnv("architects", GAMES, players=2, reward="win", max_cycles=LONGEST)
    policy = Policy(env.observer, env.actions)
    optimiser = torch.optim.Adam(policy.parameters(), lr=LEARNING_RATE, eps=1e-5)
    step = env.reset(seed=wanted.seed)
    spent, steps, due = 0.0, 0, 0.0
    while True:
        if spent >= due:
            for rival, games in (("random", wanted.games), ("greedy", wanted.greedy_games)):
                won, played = measure(policy, rival, games, seed=1_000_000)
                low, high = wilson(won, played)
                print(
                    f"{spent / 60:5.1f} min  {steps:10,} steps  {steps / max(spent, 1e-9):8,.0f} a second  "
                    f"v {rival:6} {won / played:6.1%} ({low:.1%} to {high:.1%})",
                    flush=True,
                )
            due = min(due + 60 * wanted.every, 60 * wanted.minutes)
        if spent >= 60 * wanted.minutes:
            break
        start = time.process_time()
        lessons, step = gather(env, step, policy.choose, LENGTH, DISCOUNT, TRACE)
        improve(policy, optimiser, lessons)
        spent += time.process_time() - start
        steps += GAMES * LENGTH
    if wanted.save:
        torch.save(policy.state_dict(), wanted.save)


if __name__ == "__main__":
    main()
