"""A game as an AEC environment: whoever is asked is the agent to act."""

from __future__ import annotations

from operator import index
from typing import Any, ClassVar, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

import guildhall
from guildhall.engine.errors import GameOverError, IllegalAnswerError, SeatError
from guildhall.envs.answers import Answers
from guildhall.envs.arguments import ILLEGAL_REWARD, MAX_CYCLES, check_count, check_illegal, seed_or_chance
from guildhall.envs.forms import PLAIN, check_form, formed, space_of
from guildhall.envs.observing import Observer
from guildhall.envs.rendering import MODES, check_mode, render
from guildhall.envs.rewards import reward_named

NOBODY: Final = -1


class GuildhallEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """Agents are the players' seats, by colour; actions are the numbers of the game's words.

    An observation has what the agent may know, and a mask of the actions that are legal, which is empty for whoever is
    not asked. Rewards come at the end. After `max_cycles` actions the game is cut off and judged as it stands. An
    illegal answer loses the game, or raises with `illegal="raise"`. `form` says how observation and mask come: "plain",
    "flat" (one row of floats, the mask first) or "rllib" ("observations" and "action_mask").

    PettingZoo's classic games have such checks in wrappers around them, which take more time than our whole step.
    """

    game: ClassVar[str]
    metadata: ClassVar[dict[str, Any]]

    def __init__(
        self,
        *,
        reward: str = "win",
        max_cycles: int = MAX_CYCLES,
        illegal: str = "raise",
        render_mode: str | None = None,
        form: str = PLAIN,
        **options: Any,
    ) -> None:
        super().__init__()
        check_mode(render_mode)
        check_form(form)
        self._form = form
        check_illegal(illegal)
        check_count("max_cycles", max_cycles)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self._reward = reward_named(reward)
        self._definition = guildhall.definition(self.game)
        self._options = self._definition.read_options(options)
        self._illegal = illegal
        self._arguments = {"reward": reward, "max_cycles": max_cycles, "illegal": illegal, **options}
        self._arguments |= {"render_mode": render_mode, "form": form}
        self._state = self._definition.start(self._options, 0, False)
        self._observer = Observer(self._definition, self._options)
        self._seats = {key: seat for seat, key in enumerate(self._state.seat_keys()[: self._observer.players])}
        self.possible_agents: list[str] = list(self._seats)
        self.tokens: list[str] = self._state.vocabulary().tokens
        self._prepare_spaces()
        self._asked = NOBODY
        self._given = 0

    def __getattr__(self, name: str) -> Any:
        """What only a game has, such as its agents, is not there before the first one."""
        if name.startswith("_"):
            raise AttributeError(name)
        raise AttributeError(f"There is no {name!r}, or not yet: reset() begins a game.")

    def __getstate__(self) -> dict[str, Any]:
        return self._arguments

    def __setstate__(self, arguments: dict[str, Any]) -> None:
        """A copy has the same arguments and starts again, as PettingZoo's own environments do."""
        self.__init__(**arguments)  # type: ignore[misc]  # that is what it is for

    def _prepare_spaces(self) -> None:
        observer = self._observer
        actions = len(self.tokens)
        self.observation_spaces: dict[str, spaces.Space[Any]] = {}
        self.action_spaces: dict[str, spaces.Discrete] = {}
        low, high = observer.low, observer.high
        for agent in self.possible_agents:
            numbers = spaces.Box(low, high, dtype=np.int16)
            mask = spaces.Box(0, 1, (actions,), np.int8)
            self.observation_spaces[agent] = (
                spaces.Dict({"observation": numbers, "action_mask": mask})
                if self._form == PLAIN
                else space_of(self._form, observer, actions)
            )
            self.action_spaces[agent] = Answers(actions)
        agents = len(self.possible_agents)
        self.state_space = spaces.Box(np.tile(low, agents), np.tile(high, agents), dtype=np.int16)

    @property
    def observer(self) -> Observer:
        """Says what each number of an observation means."""
        return self._observer

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Set up a new game; without a seed, chance picks one."""
        self._state = self._definition.start(self._options, seed_or_chance(seed), False)
        self._given = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection: str | None = None
        self._select()

    def _select(self) -> None:
        decision = self._state.decision
        assert decision is not None
        self._asked = decision.seat(self._state)
        self.agent_selection = self.possible_agents[self._asked]

    def state(self) -> NDArray[np.int16]:
        """All that any player knows, one seat's observation after the other: for a critic that may see every hand. What
        nobody knows, such as the order of a pile, is not in it."""
        return np.concatenate([self._observer.observe(self._state, seat) for seat in self._seats.values()])

    def observe(self, agent: str) -> Any:
        if agent not in self._seats:
            raise SeatError(f"There is no agent {agent!r}.", agent, self.possible_agents)
        seat = self._seats[agent]
        numbers = self._observer.observe(self._state, seat)
        mask = self._observer.mask(self._state.answers if seat == self._asked else [])
        if self._form != PLAIN:
            return formed(self._form, numbers, mask)
        return {"observation": numbers, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Give the answer of the agent that is asked."""
        if not self.agents:
            raise GameOverError("All agents have left the game: reset() begins another one.")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        answer = self._number(action)
        if answer not in self._state.answers:
            self._refuse(answer)
            return
        self._state.answer(answer)
        self._given += 1
        if self._state.decision is None:
            self._end(self.terminations)
        elif self._given >= self.max_cycles:
            self._end(self.truncations)
        else:
            self._select()
        if self.render_mode == "human":
            self.render()

    def _number(self, action: object) -> int:
        """Anything that is not an action is always refused."""
        try:
            answer = index(action)  # type: ignore[arg-type]  # it says so itself if it cannot
        except TypeError:
            answer = -1
        if not 0 <= answer < len(self.tokens):
            raise self._error(action)
        return answer

    def _error(self, action: object) -> IllegalAnswerError:
        legal = [f"{answer} ({self.tokens[answer]})" for answer in self._state.answers]
        return IllegalAnswerError(f"{action!r} is not a legal answer of {self.agent_selection}.", action, legal)

    def _refuse(self, answer: int) -> None:
        """A word of the game, but not now: it changes nothing, or loses."""
        error = self._error(answer)
        if self._illegal == "raise":
            raise error
        EnvLogger.warn_on_illegal_move()
        loser = self.agent_selection
        self.rewards[loser] = ILLEGAL_REWARD
        self.infos[loser] = {"illegal": str(error)}
        self._leave(self.terminations)

    def _end(self, ended: dict[str, bool]) -> None:
        """The game is over or cut off, and all agents have their rewards."""
        scores = self._state.scores()
        ranks = self._state.ranks()
        for agent, reward in zip(self.agents, self._reward(self._state)):
            seat = self._seats[agent]
            self.rewards[agent] = reward
            self.infos[agent] = {"score": scores[seat]["total"], "rank": ranks[seat]}
        self._leave(ended)

    def _leave(self, ended: dict[str, bool]) -> None:
        """From now on nobody is asked, and the agents leave one by one."""
        ended.update(dict.fromkeys(self.agents, True))
        self._asked = NOBODY
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | NDArray[np.uint8] | None:
        return render(self.game, self._state, self.render_mode)

    def close(self) -> None:
        """There is nothing to give back."""


def metadata_of(name: str) -> dict[str, Any]:
    return {"name": name, "render_modes": list(MODES), "is_parallelizable": False, "render_fps": 2}
