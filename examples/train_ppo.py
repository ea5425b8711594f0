"""Learns the base game of Architects for two players by playing against itself: PPO with masked answers, on one core.

    python examples/train_ppo.py                    # ten minutes of processor time, and the measuring besides
    python examples/train_ppo.py --minutes 1 --games 20 --greedy-games 4

It prints how it fares, saves the policy for `learned.py`, and draws the learning curve; see docs/environments.md.
"""

import argparse
import json
import math
import time
from dataclasses import dataclass
from pathlib import Path
from random import Random

import numpy as np
import torch
from learned import GAME, SAVED, Policy
from torch import nn

import guildhall
from guildhall.bots import Sight
from guildhall.bots.table import make_bot
from guildhall.engine.agenda import State
from guildhall.lab.rating import wilson

TABLES = 32  # games at a time
DECISIONS = 4096  # between two lessons
EPOCHS, BATCH, CLIP, ENTROPY, LEARNING_RATE = 3, 1024, 0.2, 0.02, 4e-4
DISCOUNT, TRACE = 0.99, 0.95
LONGEST = 500  # own answers; players who only gather would go on for ever, so after that many both have lost
MOST = 1500  # own answers in a game that is measured; one that is not over then counts as lost
POINTS = 30  # of lead make a victory likely: the scale of the shaping
MEASURED = (0, 0.25, 0.5, 1, 2, 3, 4, 6, 8, 10)  # minutes

CORE = guildhall.definition(GAME)


@dataclass
class Choice:
    """One answer of one seat, and what came of it."""

    seen: np.ndarray
    legal: np.ndarray
    answer: int
    log_chance: float
    standing: float
    promise: float
    reward: float = 0.0


def seat_of(state: State) -> int:
    """Who is asked; nobody, -1, when the game is over."""
    return -1 if state.decision is None else state.decision.seat(state)


class Tables:
    """Games of the policy, mostly against itself, and at every fourth table against chance.

    Each seat's choices are a story of their own, told from its side.
    """

    def __init__(self, policy: Policy, seed: int) -> None:
        self.policy = policy
        self.seeds = Random(seed)
        self.states = [self.deal(table) for table in range(TABLES)]
        self.asked = [0] * TABLES
        self.stories: list[list[list[Choice]]] = [[[], []] for _ in range(TABLES)]

    def deal(self, table: int) -> State:
        state = CORE.start(self.policy.options, self.seeds.getrandbits(32), False)
        self.let_chance_answer(state, table)
        return state

    def let_chance_answer(self, state: State, table: int) -> None:
        """At every fourth table, for one of the seats, until the policy is asked."""
        rival = table // 4 % 2
        while table % 4 == 0 and seat_of(state) == rival:
            state.answer(self.seeds.choice(state.answers))

    def play(self, decisions: int) -> tuple[list[Choice], np.ndarray]:
        """Choices to learn from, and how much better each turned out than was thought."""
        lessons: list[Choice] = []
        advantages: list[float] = []
        for _ in range(decisions // TABLES):
            for story in self.step():
                learn(story, False, lessons, advantages)
        for stories in self.stories:
            for seat, story in enumerate(stories):
                learn(story, True, lessons, advantages)
                stories[seat] = story[-1:]  # what comes of this one is not known yet
        return lessons, np.array(advantages, np.float32)

    def step(self) -> list[list[Choice]]:
        """One answer at every table; gives the stories that came to their end."""
        seats = [seat_of(state) for state in self.states]
        seen = np.stack([self.policy.observe(state, seat) for state, seat in zip(self.states, seats)])
        legal = np.stack([self.policy.mask(state.answers) for state in self.states])
        with torch.no_grad():
            chances, standings = self.policy(torch.from_numpy(seen), torch.from_numpy(legal))
            answers = chances.sample()
            log_chances = chances.log_prob(answers)
        over: list[list[Choice]] = []
        rows = zip(seats, seen, legal, answers.tolist(), log_chances.tolist(), standings.tolist())
        for table, (seat, sight, mask, answer, log_chance, standing) in enumerate(rows):
            state, story = self.states[table], self.stories[table][seat]
            promise = promise_of(state, seat)
            if story:
                story[-1].reward = DISCOUNT * promise - story[-1].promise
            story.append(Choice(sight, mask, answer, log_chance, standing, promise))
            state.answer(answer)
            self.let_chance_answer(state, table)
            self.asked[table] += 1
            if state.is_over or self.asked[table] >= LONGEST:
                over += self.finish(table)
        return over

    def finish(self, table: int) -> list[list[Choice]]:
        state, stories = self.states[table], self.stories[table]
        for seat, story in enumerate(stories):
            if story:
                story[-1].reward = outcome(state, seat) - story[-1].promise
        self.states[table], self.asked[table], self.stories[table] = self.deal(table), 0, [[], []]
        return stories


def promise_of(state: State, seat: int) -> float:
    """Potential-based shaping: from -1 to 1 by the lead in expected points, steps towards the end counted as bots do.

    What it gives along the way it takes back at the end, so that only the outcome counts in the whole.
    """
    worth = state.worth()
    lead = worth[seat] - worth[1 - seat] + state.urge() * state.steps_towards_end(seat)
    return math.tanh(lead / POINTS)


def outcome(state: State, seat: int) -> float:
    """1 for a victory, 0 for a shared one, -1 for a defeat; and for both if the game did not end."""
    if not state.is_over:
        return -1.0
    ranks = state.ranks()
    return float(np.sign(ranks[1 - seat] - ranks[seat]))


def learn(story: list[Choice], goes_on: bool, lessons: list[Choice], advantages: list[float]) -> None:
    """Generalised advantage estimation. While the story goes on, its last choice only says how well the seat stands."""
    known = story[:-1] if goes_on else story
    following = story[-1].standing if goes_on and story else 0.0
    advantage = 0.0
    for choice in reversed(known):
        surprise = choice.reward + DISCOUNT * following - choice.standing
        advantage = surprise + DISCOUNT * TRACE * advantage
        lessons.append(choice)
        advantages.append(advantage)
        following = choice.standing


def improve(policy: Policy, optimiser: torch.optim.Optimizer, lessons: list[Choice], advantages: np.ndarray) -> float:
    """A lesson of PPO; gives the mean entropy, which tells how undecided the policy still is."""
    seen = torch.from_numpy(np.stack([choice.seen for choice in lessons]))
    legal = torch.from_numpy(np.stack([choice.legal for choice in lessons]))
    answers = torch.tensor([choice.answer for choice in lessons])
    before = torch.tensor([choice.log_chance for choice in lessons])
    gained = torch.from_numpy(advantages)
    returns = gained + torch.tensor([choice.standing for choice in lessons])
    gained = (gained - gained.mean()) / (gained.std() + 1e-6)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(lessons)).split(BATCH):
            chances, standing = policy(seen[part], legal[part])
            ratio = (chances.log_prob(answers[part]) - before[part]).exp()
            kept = ratio.clamp(1 - CLIP, 1 + CLIP)
            aim = torch.minimum(ratio * gained[part], kept * gained[part]).mean()
            entropy = chances.entropy().mean()
            loss = (standing - returns[part]).square().mean() / 2 - aim - ENTROPY * entropy
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimiser.step()
    return float(entropy.detach())


# How strong is it?


@torch.no_grad()
def measure(policy: Policy, rival: str, games: int, seed: int) -> dict[str, float]:
    """The share of games won, ties as halves, with its 95 % interval; the policy sits first in half of the games."""
    states = [CORE.start(policy.options, seed + game // 2, False) for game in range(games)]
    bots = [make_bot(rival, seed + game) for game in range(games)]
    for _ in range(MOST):
        own = []
        for game, state in enumerate(states):
            while not state.is_over and seat_of(state) != game % 2:
                token = bots[game].answer(Sight(state))
                state.answer(state.vocabulary().numbers[token])
            if not state.is_over:
                own.append((state, game % 2))
        if not own:
            break
        seen = np.stack([policy.observe(state, seat) for state, seat in own])
        legal = np.stack([policy.mask(state.answers) for state, _ in own])
        answers = policy.choose(torch.from_numpy(seen), torch.from_numpy(legal))
        for (state, _), answer in zip(own, answers.tolist()):
            state.answer(answer)
    won = sum((1 + outcome(state, game % 2)) / 2 for game, state in enumerate(states))
    low, high = wilson(won, games)
    points = [state.scores()[game % 2]["total"] for game, state in enumerate(states)]
    return {"games": games, "won": won / games, "low": low, "high": high, "points": float(np.mean(points))}


def draw(curve: list[dict[str, object]], file: Path) -> None:
    """The learning curve, and its numbers beside it."""
    import altair as alt

    file.with_suffix(".json").write_text(json.dumps(curve, indent=1) + "\n")
    rivals = alt.Color("rival:N", title="against", scale=alt.Scale(range=["#9c2b20", "#2f5d7c"]))
    base = alt.Chart(alt.Data(values=curve)).encode(
        x=alt.X("minutes:Q", title="minutes of training on one core"), color=rivals
    )
    share = alt.Scale(domain=[0, 1])
    band = base.mark_area(opacity=0.2).encode(
        y=alt.Y("low:Q", title="games won", scale=share, axis=alt.Axis(format="%")), y2="high:Q"
    )
    line = base.mark_line(point=True).encode(y=alt.Y("won:Q", scale=share))
    even = alt.Chart(alt.Data(values=[{"y": 0.5}])).mark_rule(strokeDash=[4, 4]).encode(y="y:Q")
    title = "Architects, two players: share of games won, with 95 % intervals"
    alt.layer(band, line, even).properties(width=560, height=300, title=title, background="white").save(str(file))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10.0, help="of processor time, measuring not counted")
    parser.add_argument("--games", type=int, default=200, help="in each measurement against random")
    parser.add_argument("--greedy-games", type=int, default=40, help="in each measurement against greedy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, default=SAVED, help="where the policy goes")
    parser.add_argument("--plot", type=Path, help="where the learning curve goes: .svg, .png or .json")
    wanted = parser.parse_args()

    torch.set_num_threads(1)
    torch.manual_seed(wanted.seed)
    policy = Policy()
    optimiser = torch.optim.Adam(policy.parameters(), lr=LEARNING_RATE, eps=1e-5)
    tables = Tables(policy, wanted.seed)
    curve: list[dict[str, object]] = []
    spent, decisions = 0.0, 0
    for minutes in [*(minute for minute in MEASURED if minute < wanted.minutes), wanted.minutes]:
        while spent < 60 * minutes:
            start = time.process_time()
            lessons, advantages = tables.play(DECISIONS)
            entropy = improve(policy, optimiser, lessons, advantages)
            spent += time.process_time() - start
            decisions += len(lessons)
            print(f"{spent / 60:5.1f} min  {decisions:8,} decisions  entropy {entropy:.2f}", end="\r", flush=True)
        for rival, games in (("random", wanted.games), ("greedy", wanted.greedy_games)):
            found = measure(policy, rival, games, seed=1_000_000)
            curve.append({"minutes": round(spent / 60, 2), "decisions": decisions, "rival": rival, **found})
            print(
                f"{spent / 60:5.1f} min  {decisions:8,} decisions  v {rival:6}  {found['won']:6.1%} "
                f"({found['low']:.1%} to {found['high']:.1%})  {found['points']:.1f} points",
                flush=True,
            )
        torch.save(policy.state_dict(), wanted.save)
        if wanted.plot:
            draw(curve, wanted.plot)


if __name__ == "__main__":
    main()
