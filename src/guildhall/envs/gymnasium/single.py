"""A game as one seat sees it: the others are bots, which answer until this seat is asked again."""

from __future__ import annotations

from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

import guildhall
from guildhall.bots import Sight, bot_names
from guildhall.engine.errors import GuildhallError, IllegalAnswerError, SeatError
from guildhall.envs.answers import Answers
from guildhall.envs.arguments import ILLEGAL_REWARD, MAX_CYCLES, check_count, check_illegal
from guildhall.envs.observing import Observer
from guildhall.envs.rendering import MODES, check_mode, render
from guildhall.envs.rewards import reward_named
from guildhall.lab.playing import Guarded, check_bots

ANY_SEAT: Final = "random"
SEEDS: Final = 2**63

Info = dict[str, Any]


class SingleSeat(gymnasium.Env[NDArray[np.int16], int]):
    """`seat` is a colour, a number, or "random" for another one in each game; `bots` names those at the other seats, as
    "greedy" (all alike) or "greedy,search:200ms" (one each, clockwise).

    The legal actions are in `info["action_mask"]` and, as MaskablePPO asks for them, from `action_masks()`. An illegal
    action loses the game, or raises with `illegal="raise"`. After `max_steps` own actions the game is cut off and
    judged as it stands.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 2}

    def __init__(
        self,
        game: str,
        *,
        bots: str = "random",
        seat: str | int = 0,
        reward: str = "win",
        illegal: str = "lose",
        max_steps: int = MAX_CYCLES,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        check_mode(render_mode)
        check_illegal(illegal)
        check_count("max_steps", max_steps)
        self.game = game
        self.render_mode = render_mode
        self.max_steps = max_steps
        self._illegal = illegal
        self._reward = reward_named(reward)
        self._definition = guildhall.definition(game)
        self._options = self._definition.read_options(options)
        self.observer = Observer(self._definition, self._options)
        self._state = self._definition.start(self._options, 0, False)
        self._keys = self._state.seat_keys()[: self.observer.players]
        self._wanted = self._seat_number(seat)
        self._bots = bot_names(bots, self.observer.players - 1) if self.observer.players > 1 else []
        check_bots(self._bots)
        self.tokens: list[str] = self._state.vocabulary().tokens
        self.observation_space = spaces.Box(self.observer.low, self.observer.high, dtype=np.int16)
        self.action_space = Answers(len(self.tokens))  # type: ignore[assignment]  # it samples NumPy's ints
        self.seat = 0
        self._others: dict[int, Guarded] = {}
        self._given = self._steps = 0
        self._is_on = False

    def _seat_number(self, seat: str | int) -> int | None:
        """None for another one in each game."""
        if seat == ANY_SEAT:
            return None
        if isinstance(seat, str) and seat in self._keys:
            return self._keys.index(seat)
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < len(self._keys):
            raise SeatError(f"There is no seat {seat!r}.", seat, [ANY_SEAT, *range(len(self._keys)), *self._keys])
        return seat

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int16], Info]:
        """A new game, up to the first question for this seat. The same seed gives the same game, bots included."""
        super().reset(seed=seed)
        players = self.observer.players
        while True:
            game_seed = int(self.np_random.integers(SEEDS))
            self.seat = int(self.np_random.integers(players)) if self._wanted is None else self._wanted
            self._state = self._definition.start(self._options, game_seed, False)
            self._seat_bots(game_seed)
            self._given = self._steps = 0
            self._let_bots_answer()
            if not self._state.is_over:  # otherwise the bots ended it before this seat was asked
                break
        self._is_on = True
        return self._observation(), self._info()

    def _seat_bots(self, seed: int) -> None:
        self.close()
        players = self.observer.players
        for i, name in enumerate(self._bots):
            seat = (self.seat + 1 + i) % players
            self._others[seat] = Guarded(name, seat, seed)

    def _let_bots_answer(self) -> None:
        state = self._state
        while state.decision is not None and state.decision.seat(state) != self.seat:
            bot = self._others[state.decision.seat(state)]
            token = bot.answer(Sight(state), self._given)
            state.answer(state.vocabulary().numbers[token])
            self._given += 1

    def step(self, action: int) -> tuple[NDArray[np.int16], float, bool, bool, Info]:
        if not self._is_on:
            raise GuildhallError("There is no game to go on with: call reset() first.")
        if action not in self._state.answers:
            return self._refuse(action)
        self._state.answer(int(action))
        self._given += 1
        self._steps += 1
        self._let_bots_answer()
        terminated = self._state.is_over
        truncated = not terminated and self._steps >= self.max_steps
        self._is_on = not (terminated or truncated)
        reward = 0.0 if self._is_on else self._reward(self._state)[self.seat]
        return self._observation(), reward, terminated, truncated, self._info()

    def _refuse(self, action: object) -> tuple[NDArray[np.int16], float, bool, bool, Info]:
        legal = [f"{answer} ({self.tokens[answer]})" for answer in self._state.answers]
        error = IllegalAnswerError(f"{action!r} is not a legal answer here.", action, legal)
        if self._illegal == "raise":
            raise error
        self._is_on = False
        return self._observation(), ILLEGAL_REWARD, True, False, self._info() | {"illegal": str(error)}

    def _observation(self) -> NDArray[np.int16]:
        return self.observer.observe(self._state, self.seat)

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal; none when the game is over."""
        return self.observer.mask(self._state.answers if self._is_on else []).astype(np.bool_)

    def _info(self) -> Info:
        info: Info = {"action_mask": self.action_masks().astype(np.int8), "seat": self._keys[self.seat]}
        mishaps = [mishap.data() for bot in self._others.values() for mishap in bot.mishaps]
        if mishaps:
            info["mishaps"] = mishaps
        if not self._is_on:
            info["scores"] = [score["total"] for score in self._state.scores()]
            info["ranks"] = self._state.ranks()
        return info

    def render(self) -> str | NDArray[np.uint8] | None:
        return render(self.game, self._state, self.render_mode, self.seat)

    def close(self) -> None:
        """Bots with their own processes release them."""
        for bot in self._others.values():
            bot.leave()
        self._others = {}


def register_all() -> None:
    for game in guildhall.games():
        gymnasium.register(
            id=f"Guildhall/{game.capitalize()}-v{guildhall.definition(game).environment}",
            entry_point="guildhall.envs.gymnasium.single:SingleSeat",
            kwargs={"game": game},
        )
