"""Many games as one `VectorEnv`: `Seats`, where one seat of each learns against bots, and `SelfPlay`, where whoever is
asked in a game acts, on the compiled batch.

Both reset a game that has ended by themselves, as Gymnasium names it: with "NextStep" the last observation stays for a
step, whose action is ignored; with "SameStep" the next game stands there at once, and the last observation is in
`info["final_obs"]`. There is a legal action in every mask; where the action is ignored, any is.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space, create_empty_array
from numpy.typing import NDArray

from guildhall.engine.errors import GuildhallError, UnknownOptionError
from guildhall.envs.answers import Answers
from guildhall.envs.arguments import MAX_CYCLES, check_count, seed_or_chance
from guildhall.envs.batched import BatchedEnv
from guildhall.envs.gymnasium.single import SingleSeat

Info = dict[str, Any]
Stepped = tuple[Any, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Info]
MODES = (AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP)


class ManyGames(VectorEnv[Any, Any, Any]):
    """What both have in common."""

    single_action_space: Answers

    def _prepare(self, count: int, observations: spaces.Space[Any], actions: int, mode: AutoresetMode | str) -> None:
        try:
            self.mode = AutoresetMode(mode)
        except ValueError:
            self.mode = AutoresetMode.DISABLED
        if self.mode not in MODES:
            raise UnknownOptionError(f"autoreset_mode cannot be {mode!r}.", mode, [one.value for one in MODES])
        check_count("num_envs", count)
        self.num_envs = count
        self.metadata = {"autoreset_mode": self.mode, "render_modes": []}
        self.single_observation_space = observations
        self.single_action_space = Answers(actions)
        self.observation_space = batch_space(observations, count)
        self.action_space = batch_space(spaces.Discrete(actions), count)
        self._ended = np.zeros(count, np.bool_)  # shown at their end, and begun again with the next step
        self._masks: NDArray[np.int8] | None = None

    def _asked(self, actions: Any) -> NDArray[np.int64]:
        if self._masks is None:
            raise GuildhallError("There are no games yet: call reset() first.")
        answers = np.asarray(actions)
        if answers.shape != (self.num_envs,) or answers.dtype.kind not in "iu":
            raise UnknownOptionError(
                f"There is a whole number for each of {self.num_envs} games, not {answers.dtype} of {answers.shape}."
            )
        return answers.astype(np.int64)

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions each game accepts now, a row for each: at least one always."""
        if self._masks is None:
            raise GuildhallError("There are no games yet: call reset() first.")
        return self._masks.astype(np.bool_)

    def sample(self) -> NDArray[np.int64]:
        """An action at random for each game that it accepts."""
        masks = self.action_masks().astype(np.int8)
        return np.array([self.single_action_space.sample(mask) for mask in masks], np.int64)


def _kept(count: int, finals: dict[int, tuple[Any, Info]]) -> Info:
    """The ends of games as Gymnasium keeps them: arrays with a gap for each game that goes on."""
    if not finals:
        return {}
    observations = np.full(count, None, object)
    there = np.zeros(count, np.bool_)
    infos: Info = {}
    for game, (observation, info) in finals.items():
        observations[game] = observation
        there[game] = True
        for name, value in info.items():
            column = infos.setdefault(name, np.full(count, None, object))
            column[game] = value
            infos.setdefault(f"_{name}", np.zeros(count, np.bool_))[game] = True
    return {"final_obs": observations, "_final_obs": there, "final_info": infos, "_final_info": there.copy()}


class Seats(ManyGames):
    """`num_envs` environments as `SingleSeat` is one, with the same arguments, side by side."""

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        **arguments: Any,
    ) -> None:
        check_count("num_envs", num_envs)
        self.envs = [SingleSeat(game, **arguments) for _ in range(num_envs)]
        self.tokens = self.envs[0].tokens
        self._prepare(num_envs, self.envs[0].observation_space, len(self.tokens), autoreset_mode)
        self._seen: list[tuple[Any, Info]] = []

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, Info]:
        """Start all games; from one seed the games have this one and the next ones, as Gymnasium has it."""
        seeds = seed if isinstance(seed, list) else [seed if seed is None else seed + i for i in range(self.num_envs)]
        self._seen = [env.reset(seed=one) for env, one in zip(self.envs, seeds, strict=True)]
        self._ended[:] = False
        return self._stacked(), self._info()

    def step(self, actions: Any) -> Stepped:
        answers = self._asked(actions)
        count = self.num_envs
        rewards, ended, cut = np.zeros(count), np.zeros(count, np.bool_), np.zeros(count, np.bool_)
        finals: dict[int, tuple[Any, Info]] = {}
        for i, env in enumerate(self.envs):
            if self._ended[i]:
                self._seen[i] = env.reset()
                continue
            observation, rewards[i], ended[i], cut[i], info = env.step(answers[i])
            self._seen[i] = observation, info
            if (ended[i] or cut[i]) and self.mode == AutoresetMode.SAME_STEP:
                finals[i] = observation, info
                self._seen[i] = env.reset()
        self._ended = (ended | cut) if self.mode == AutoresetMode.NEXT_STEP else np.zeros(count, np.bool_)
        return self._stacked(), rewards, ended, cut, self._info() | _kept(count, finals)

    def _stacked(self) -> Any:
        if isinstance(self.single_observation_space, spaces.Dict):
            empty: Any = create_empty_array(self.single_observation_space, self.num_envs)
            for i, (observation, _) in enumerate(self._seen):
                for name, part in observation.items():
                    empty[name][i] = part
            return empty
        return np.stack([observation for observation, _ in self._seen])

    def _info(self) -> Info:
        masks = np.stack([info["action_mask"] for _, info in self._seen])
        masks[self._ended] = 1  # nothing is done with what is answered there
        self._masks = masks
        everywhere = np.ones(self.num_envs, np.bool_)
        info: Info = {"action_mask": masks, "_action_mask": everywhere, "_seat": everywhere}
        info["seat"] = np.array([one["seat"] for _, one in self._seen], object)
        for name in ("scores", "ranks", "illegal", "mishaps"):
            there = np.array([name in one for _, one in self._seen])
            if there.any():
                column = np.full(self.num_envs, None, object)
                for i in np.flatnonzero(there):
                    column[i] = self._seen[i][1][name]
                info |= {name: column, f"_{name}": there}
        return info

    def get_state(self) -> Info:
        """Where all games stand, to go back there."""
        return {"envs": [env.get_state() for env in self.envs], "ended": self._ended.copy(), "is_on": bool(self._seen)}

    def set_state(self, snapshot: Info) -> tuple[Any, Info]:
        """Go back there; gives what `reset` gives."""
        if len(snapshot["envs"]) != self.num_envs:
            raise GuildhallError(f"The snapshot has {len(snapshot['envs'])} games, and here are {self.num_envs}.")
        self._seen = [env.set_state(one) for env, one in zip(self.envs, snapshot["envs"])]
        self._ended = snapshot["ended"].copy()
        return self._stacked(), self._info()

    def close_extras(self, **kwargs: Any) -> None:
        for env in self.envs:
            env.close()


class SelfPlay(ManyGames):
    """The games of a `BatchedEnv`: in each of them whoever is asked acts, and `info["seat"]` says who that is, by
    number. The reward is that of the seat that gave the last answer; `info["rewards"]` has those of all of them."""

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        reward: str = "win",
        max_cycles: int = MAX_CYCLES,
        **options: Any,
    ) -> None:
        check_count("num_envs", num_envs)
        self._arguments = {"game": game, "num_envs": num_envs, "autoreset_mode": autoreset_mode, **options}
        self._arguments |= {"reward": reward, "max_cycles": max_cycles}
        self._batch = BatchedEnv(game, num_envs, reward=reward, max_cycles=max_cycles, **options)
        self.observer, self.tokens = self._batch.observer, self._batch.tokens
        box = spaces.Box(self.observer.low, self.observer.high, dtype=np.int16)
        self._prepare(num_envs, box, len(self.tokens), autoreset_mode)
        self._seats: NDArray[np.int8] = np.zeros(num_envs, np.int8)
        self._observations: NDArray[np.int16] = np.zeros((num_envs, self.observer.size), np.int16)
        self._rows = np.arange(num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Info]:
        """Start all games. The same seed gives the same games; without one, chance picks it."""
        step = self._batch.reset(seed_or_chance(seed))
        self._ended[:] = False
        return self._shown(step.observations, step.masks, step.seats, {})

    def step(self, actions: Any) -> Stepped:
        answers = self._asked(actions)
        asked = self._seats
        step = self._batch.step(answers, self._ended)
        finals: dict[int, tuple[Any, Info]] = {}
        for game, state in self._batch.over:
            seen = self.observer.observe(state, int(asked[game]))
            scores = [score["total"] for score in state.scores()]
            finals[game] = seen, {"scores": scores, "ranks": state.ranks(), "seat": int(asked[game])}
        observations, masks = step.observations, step.masks
        ended = step.done & ~self._batch.truncated
        kept: Info = {"rewards": step.rewards, "_rewards": step.done}
        if self.mode == AutoresetMode.SAME_STEP:
            self._ended = np.zeros(self.num_envs, np.bool_)
            kept |= _kept(self.num_envs, finals)
        else:
            self._ended = step.done
            for game, (seen, _) in finals.items():
                observations[game] = seen
        rewards = step.rewards[self._rows, asked].astype(np.float64)
        shown, info = self._shown(observations, masks, step.seats, kept)
        return shown, rewards, ended, self._batch.truncated, info

    def _shown(
        self, observations: NDArray[np.int16], masks: NDArray[np.bool_], seats: NDArray[np.int8], more: Info
    ) -> tuple[NDArray[np.int16], Info]:
        shown = masks.astype(np.int8)
        shown[self._ended] = 1  # nothing is done with what is answered there
        self._masks, self._seats, self._observations = shown, seats, observations
        everywhere = np.ones(self.num_envs, np.bool_)
        info = {"action_mask": shown, "_action_mask": everywhere, "seat": seats, "_seat": everywhere}
        return observations, info | more

    def get_state(self) -> Info:
        """Where all games stand, to go back there."""
        return {
            "arguments": self._arguments,
            "games": self._batch.get_state(),
            "ended": self._ended.copy(),
            "observations": self._observations.copy(),
            "chance": self.single_action_space.np_random.bit_generator.state,
        }

    def set_state(self, snapshot: Info) -> tuple[Any, Info]:
        """Go back there; gives what `reset` gives."""
        if snapshot["arguments"] != self._arguments:
            raise GuildhallError("The snapshot is of other games, or of another number of them.")
        step = self._batch.set_state(snapshot["games"])
        self._ended = snapshot["ended"].copy()
        self.single_action_space.np_random.bit_generator.state = snapshot["chance"]
        return self._shown(snapshot["observations"].copy(), step.masks, step.seats, {})

    def __getstate__(self) -> dict[str, Any]:
        kept = None if self._masks is None else self.get_state()
        return {"arguments": self._arguments, "snapshot": kept, "spec": self.spec}

    def __setstate__(self, data: dict[str, Any]) -> None:
        self.__init__(**data["arguments"])  # type: ignore[misc]  # that is what it is for
        self.spec = data["spec"]
        if data["snapshot"] is not None:
            self.set_state(data["snapshot"])

    def close_extras(self, **kwargs: Any) -> None:
        self._batch.close()
