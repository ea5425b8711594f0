"""The programs of docs/tutorials: what they need of us, at small size. `make tutorials` runs them whole, with PyTorch,
Stable-Baselines3 and RLlib in an environment of their own."""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium import spaces

import guildhall.envs.gymnasium
from guildhall.envs.batched import BatchedEnv

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
TUTORIALS = sorted((ROOT / "docs" / "tutorials").glob("*.md"))
PROGRAMS = ("gather", "ppo_batch", "maskable_ppo", "rllib_masked", "openspiel_search")
sys.path.insert(0, str(EXAMPLES))

from gather import CUT_OFF, advantages, gather  # noqa: E402


def constant(program: str, name: str) -> Any:
    """What a program sets a name to, read without its libraries."""
    for line in ast.parse((EXAMPLES / f"{program}.py").read_text(encoding="utf-8")).body:
        if not isinstance(line, (ast.Assign, ast.AnnAssign)) or line.value is None:
            continue
        target = line.target if isinstance(line, ast.AnnAssign) else line.targets[0]
        if isinstance(target, ast.Name) and target.id == name:
            return ast.literal_eval(line.value)
    raise AssertionError(f"{program} has no {name}")


@pytest.mark.parametrize("game", ["architects", "viscounts"])
def test_a_batch_is_gathered_with_a_legal_answer_in_every_row(game: str) -> None:
    chance = np.random.default_rng(3)
    env = BatchedEnv(game, 6, players=3, max_cycles=40)
    heard: list[np.ndarray] = []

    def choose(observations: np.ndarray, masks: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        heard.append(observations.copy())
        answers = np.array([chance.choice(mask.nonzero()[0]) for mask in masks])
        return answers, -np.log(masks.sum(1)), observations[:, :50].mean(1)

    lessons, step = gather(env, env.reset(seed=1), choose, 90, 0.99, 0.95)
    rows = len(lessons.answers)
    assert (
        rows == 6 * 90 and 6 * 90 - 6 * 2 <= len(lessons.known) <= rows
    )  # at most the last answers of two seats that are not asked are unknown
    assert lessons.masks[np.arange(rows), lessons.answers].all()
    np.testing.assert_allclose(lessons.log_chances, -np.log(lessons.masks.sum(1)), rtol=1e-6)
    assert len(heard) == 91 and np.isfinite(lessons.advantages).all()
    assert (heard[-1] == step.observations).all()
    # Every game was cut off twice, and that is a defeat for everybody.
    assert lessons.advantages[lessons.known].mean() < CUT_OFF / 20


def test_advantages_are_those_of_each_seats_own_story() -> None:
    """As the definition says it, one story at a time: the reward after the last answer of a game, the next own answer's
    standing otherwise."""
    chance = np.random.default_rng(5)
    length, games, players, discount, trace = 40, 5, 3, 0.97, 0.9
    seats = chance.integers(players, size=(length, games))
    standings = chance.normal(size=(length, games)).astype(np.float32)
    done = chance.random((length, games)) < 0.08
    rewards = np.where(done[:, :, None], chance.normal(size=(length, games, players)), 0).astype(np.float32)
    last_seats = chance.integers(players, size=games)
    after = chance.normal(size=games).astype(np.float32)
    gained, known = advantages(seats, standings, rewards, done, last_seats, after, discount, trace)
    ended = 0
    for game in range(games):
        for seat in range(players):
            own = [t for t in range(length) if seats[t, game] == seat]
            growing = 0.0
            for place, t in reversed([*enumerate(own)]):
                end = next((u for u in range(t, length) if done[u, game]), None)
                following = own[place + 1] if place + 1 < len(own) else None
                if end is not None and (following is None or end < following):
                    growing = rewards[end, game, seat] - standings[t, game]
                    ended += 1
                elif following is not None:
                    growing = discount * standings[following, game] - standings[t, game] + discount * trace * growing
                elif last_seats[game] == seat:
                    growing = discount * after[game] - standings[t, game]
                else:
                    assert not known[t, game]
                    growing = 0.0
                    continue
                assert known[t, game]
                assert gained[t, game] == pytest.approx(growing, abs=1e-4)
    assert ended > 20


def test_maskable_ppo_finds_what_it_asks_an_environment_for() -> None:
    """sb3-contrib calls `action_masks()` of the environment inside the wrappers, and wants Discrete and Box."""
    env = gymnasium.make(constant("maskable_ppo", "ENVIRONMENT"), bots="random", **constant("maskable_ppo", "SETTING"))
    wrapped = gymnasium.wrappers.RecordEpisodeStatistics(env)
    _, info = wrapped.reset(seed=1)
    assert isinstance(wrapped.action_space, spaces.Discrete) and isinstance(wrapped.observation_space, spaces.Box)
    over = cut = False
    while not (over or cut):
        masks = wrapped.get_wrapper_attr("action_masks")()
        assert masks.dtype == bool and masks.shape == (wrapped.action_space.n,)
        np.testing.assert_array_equal(masks, info["action_mask"])
        _, reward, over, cut, info = wrapped.step(int(masks.argmax()))
    assert -1 <= float(reward) <= 1 and "episode" in info


def test_rllibs_masking_finds_its_keys_in_the_setting_of_the_tutorial() -> None:
    env = guildhall.envs.gymnasium.SingleSeat("viscounts", form="rllib", **constant("rllib_masked", "SETTING"))
    seen, _ = env.reset(seed=1)
    assert isinstance(env.observation_space, spaces.Dict)  # as the constructor of ActionMaskingRLModule asks
    assert set(seen) == {"action_mask", "observations"} and seen in env.observation_space


def test_openspiels_search_plays_the_tutorials_game() -> None:
    import openspiel_search
    import pyspiel
    from open_spiel.python.algorithms import ismcts
    from open_spiel.python.bots import uniform_random

    game = pyspiel.load_game(openspiel_search.GAME.replace("2000", "24"))
    chance = np.random.RandomState(1)
    search = ismcts.ISMCTSBot(game, openspiel_search.Standing(3, chance), 1.4, 2, random_state=chance)
    returns = openspiel_search.play([search, uniform_random.UniformRandomBot(1, chance)], game, chance)
    assert sum(returns) == 0 and max(map(abs, returns)) <= 1
    standing = openspiel_search.Standing(0, chance).evaluate(after_the_deal(game))
    assert standing.shape == (2,) and abs(standing.sum()) < 1e-9


def after_the_deal(game: Any) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(1)
    return state


@pytest.mark.parametrize("page", TUTORIALS, ids=lambda page: page.stem)
def test_a_tutorial_shows_lines_of_its_program_and_how_to_run_it(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    programs = re.findall(r"python examples/(\w+)\.py", text)
    assert programs and set(programs) <= set(PROGRAMS)
    source = "\n".join((EXAMPLES / f"{program}.py").read_text(encoding="utf-8") for program in (*programs, "gather"))
    lines = {line.strip() for line in source.splitlines()}
    blocks = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert blocks
    for line in "".join(blocks).splitlines():
        assert line.strip() in lines | {"", "..."}, f"{page.name} shows a line that is not in its program: {line}"
    for program in programs:
        options = set(re.findall(r'add_argument\("(--[\w-]+)"', (EXAMPLES / f"{program}.py").read_text()))
        for command in re.findall(rf"python examples/{program}\.py([^`\n#]*)", text):
            assert set(re.findall(r"--[\w-]+", command)) <= options


def test_make_tutorials_runs_every_program_of_a_tutorial() -> None:
    sys.path.insert(0, str(ROOT / "bench"))
    import tutorials

    named = {name for page in TUTORIALS for name in re.findall(r"python examples/(\w+)\.py", page.read_text())}
    assert {run[0] for run in tutorials.SMALL} == named == set(PROGRAMS) - {"gather"}
    assert len(TUTORIALS) == 4
