"""One seat learns and bots sit at the others: Gymnasium's own check, and what a learner relies on."""

from __future__ import annotations

import warnings
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import guildhall.envs.gymnasium
from guildhall.bots import UnknownBotError
from guildhall.engine.errors import GuildhallError, IllegalAnswerError, SeatError, UnknownOptionError

IDS = {"architects": "Guildhall/Architects-v1", "viscounts": "Guildhall/Viscounts-v0"}
SingleSeat = guildhall.envs.gymnasium.SingleSeat


def play(env: Any, seed: int, steps: int = 10**6) -> tuple[list[Any], Any]:
    """Answer at random; gives the observations, and the last step."""
    observation, info = env.reset(seed=seed)
    chance = np.random.default_rng(seed)
    seen, last = [observation.tolist()], None
    while len(seen) <= steps:
        last = env.step(chance.choice(np.flatnonzero(info["action_mask"])))
        info = last[4]
        seen.append(last[0].tolist())
        if last[2] or last[3]:
            break
    return seen, last


@pytest.mark.parametrize("game", IDS)
@pytest.mark.parametrize("arguments", [{}, {"players": 3, "seat": "random", "max_steps": 3}, {"players": 1}], ids=str)
def test_gymnasium_is_content(game: str, arguments: dict[str, Any]) -> None:
    if game == "architects" and arguments == {"players": 1}:
        arguments = {"opponent": "constantine"}
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", ".*we recommend")
        check_env(gymnasium.make(IDS[game], **arguments).unwrapped, skip_render_check=True)


def test_it_is_drawn_as_its_seat_sees_it() -> None:
    env = gymnasium.make(IDS["architects"], players=3, seat="green", render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert isinstance(text, str) and "Green · you" in text
    picture = gymnasium.make(IDS["viscounts"], render_mode="rgb_array")
    picture.reset(seed=1)
    drawn: Any = picture.render()
    assert drawn.dtype == np.uint8 and drawn.shape[2] == 3 and len(np.unique(drawn)) > 9


@pytest.mark.parametrize("game", IDS)
def test_the_same_seed_gives_the_same_game_and_the_bots_answer_alike(game: str) -> None:
    env = gymnasium.make(IDS[game], players=2, bots="careless")
    first, again, other = (play(env, seed, 12)[0] for seed in (1, 1, 2))
    assert first == again != other


def test_a_game_goes_to_its_end_against_any_bots() -> None:
    env = gymnasium.make(IDS["viscounts"], players=3, bots="greedy,random", seat="blue")
    _, (_, reward, terminated, truncated, info) = play(env, 1)
    assert terminated and not truncated
    assert info["seat"] == "blue" and len(info["ranks"]) == len(info["scores"]) == 3
    assert reward == (1 if info["ranks"][1] == 1 else -0.5)
    assert not info["action_mask"].any()


def test_a_bot_of_ones_own_may_sit_at_the_table(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("class Last:\n    def answer(self, sight):\n        return sight.tokens[-1]\n")
    env = gymnasium.make(IDS["architects"], players=2, bots=f"{file}:Last", max_steps=5)
    _, (*_, info) = play(env, 1)
    assert "mishaps" not in info
    env.close()


def test_what_a_bot_does_wrong_is_told(tmp_path: Path) -> None:
    file = tmp_path / "bad.py"
    file.write_text("class Mute:\n    def answer(self, sight):\n        return 'nothing'\n")
    env = gymnasium.make(IDS["architects"], players=2, bots=f"{file}:Mute", max_steps=3)
    _, (*_, info) = play(env, 1)
    assert {mishap["kind"] for mishap in info["mishaps"]} == {"illegal"}
    env.close()


def test_masks_are_there_as_maskable_ppo_asks_for_them() -> None:
    env = SingleSeat("architects", players=2)
    _, info = env.reset(seed=1)
    masks = env.action_masks()
    assert isinstance(env.action_space, gymnasium.spaces.Discrete)
    assert masks.dtype == np.bool_ and masks.shape == (env.action_space.n,)
    assert masks.tolist() == info["action_mask"].astype(bool).tolist()
    assert masks.sum() == 4  # cards to choose from in the draft


def test_a_seat_is_dealt_anew_in_each_game() -> None:
    env = SingleSeat("architects", players=4, seat="random")
    env.reset(seed=1)
    seats = {env.reset()[1]["seat"] for _ in range(12)}
    assert len(seats) > 1


def test_max_steps_breaks_a_game_off_and_judges_it() -> None:
    env = SingleSeat("architects", players=2, max_steps=4, reward="score")
    seen, (_, reward, terminated, truncated, info) = play(env, 3)
    assert len(seen) == 5 and truncated and not terminated
    assert reward == info["scores"][0] - info["scores"][1]


def test_an_illegal_answer_loses_or_raises() -> None:
    env = SingleSeat("architects", players=2)
    _, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, terminated, _, info = env.step(wrong)
    assert (reward, terminated) == (-1, True) and "is not a legal answer" in info["illegal"]
    with pytest.raises(GuildhallError, match=r"call reset\(\) first"):
        env.step(wrong)
    strict = SingleSeat("architects", players=2, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalAnswerError, match=r"Valid: \d+ \(keep "):
        strict.step(wrong)


@pytest.mark.parametrize(
    ("arguments", "error", "complaint"),
    [
        ({"seat": "pink"}, SeatError, "There is no seat 'pink'. Valid: random, 0, 1, red, blue"),
        ({"seat": 5}, SeatError, "There is no seat 5"),
        ({"bots": "genius"}, UnknownBotError, "There is no bot 'genius'"),
        ({"bots": "random,greedy"}, UnknownBotError, "2 bots for 1 seats"),
        ({"illegal": "laugh"}, UnknownOptionError, "illegal cannot be 'laugh'. Valid: lose, raise"),
        ({"max_steps": 0}, UnknownOptionError, "max_steps is a whole number from 1 on"),
        ({"reward": "glory"}, UnknownOptionError, "There is no reward"),
        ({"render_mode": "oil"}, UnknownOptionError, "render_mode cannot be 'oil'"),
        ({"weather": 1}, UnknownOptionError, "There is no option 'weather'"),
    ],
)
def test_what_cannot_be_is_refused_at_once(arguments: dict[str, Any], error: type[Exception], complaint: str) -> None:
    with pytest.raises(error, match=complaint):
        SingleSeat("architects", **arguments)
