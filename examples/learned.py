"""A bot that plays what `train_ppo.py` has learned; docs/environments.md tells about both.

guildhall arena --bots examples/learned.py:Learned,random --games 100
"""

from pathlib import Path

import numpy as np
import torch
from torch import nn

import guildhall
from guildhall.bots import Sight
from guildhall.engine.agenda import State
from guildhall.envs.observing import Observer

GAME = "architects"
OPTIONS = {"players": 2}
SHARPNESS = 2
SAVED = Path(__file__).with_name("learned.pt")


class Policy(nn.Module):
    """From what a seat may know to a preference for each answer, and to how well it stands."""

    def __init__(self) -> None:
        super().__init__()
        game = guildhall.definition(GAME)
        self.options = game.read_options(OPTIONS)
        self.observer = Observer(game, self.options)
        answers = len(game.start(self.options, 0, False).vocabulary().tokens)
        # Numbers without a limit, such as goods, are seldom above ten.
        self.scale = 1 / np.where(self.observer.high > 20, 10, np.maximum(self.observer.high, 1)).astype(np.float32)
        self.body = nn.Sequential(nn.Linear(self.observer.size, 256), nn.ReLU(), nn.Linear(256, 128), nn.ReLU())
        self.answers = nn.Linear(128, answers)
        self.standing = nn.Linear(128, 1)
        nn.init.normal_(self.answers.weight, std=0.01)  # at first all answers are alike

    def observe(self, state: State, seat: int) -> np.ndarray:
        return np.clip(self.observer.observe(state, seat) * self.scale, -3, 3)

    def forward(self, seen: torch.Tensor, legal: torch.Tensor) -> tuple[torch.distributions.Categorical, torch.Tensor]:
        inner = self.body(seen)
        preference = self.answers(inner).masked_fill(~legal, -1e9)
        return torch.distributions.Categorical(logits=preference, validate_args=False), self.standing(inner).squeeze(-1)

    def choose(self, seen: torch.Tensor, legal: torch.Tensor, chance: torch.Generator | None = None) -> torch.Tensor:
        """Mostly what it prefers, and more clearly so than while it learns; always, it might never come to an end."""
        preferred, _ = self(seen, legal)
        return torch.multinomial((SHARPNESS * preferred.logits).softmax(-1), 1, generator=chance).squeeze(-1)

    def mask(self, answers: list[int]) -> np.ndarray:
        legal = np.zeros(self.answers.out_features, bool)
        legal[answers] = True
        return legal


class Learned:
    """Sits at a table of two and answers as the saved policy would."""

    def __init__(self, seed: int) -> None:
        if not SAVED.exists():
            raise FileNotFoundError(f"There is no {SAVED.name} yet: run train_ppo.py, which lies beside it.")
        torch.set_num_threads(1)
        self.policy = Policy()
        self.policy.load_state_dict(torch.load(SAVED, weights_only=True))
        self.chance = torch.Generator().manual_seed(seed % 2**63)

    @torch.no_grad()
    def answer(self, sight: Sight) -> str:
        if (sight.view["game"], sight.view["options"]) != (GAME, self.policy.options):
            raise ValueError(f"It has learned {GAME} with {self.policy.options} only")
        # All that the observation holds is known to the seat, so a table dealt again shows the same.
        seen = self.policy.observe(sight.redeal(seed=0), sight.seat)
        legal = self.policy.mask(sight.answers)
        answer = self.policy.choose(torch.from_numpy(seen)[None], torch.from_numpy(legal)[None], self.chance)
        return sight.token(int(answer))
