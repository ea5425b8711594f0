"""A game as one seat sees it: the others are bots, which answer until this seat is asked again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

import guildhall
from guildhall.bots import Sight, bot_names
from guildhall.bots.loading import is_file_bot
from guildhall.engine.agenda import State
from guildhall.engine.errors import GuildhallError, IllegalAnswerError, SeatError
from guildhall.envs.answers import Answers
from guildhall.envs.arguments import ILLEGAL_REWARD, MAX_CYCLES, check_count, check_illegal
from guildhall.envs.forms import PLAIN, check_form, formed, space_of
from guildhall.envs.observing import Observer
from guildhall.envs.rendering import MODES, check_mode, render
from guildhall.envs.rewards import reward_named
from guildhall.lab.playing import Guarded, check_bots

ANY_SEAT: Final = "random"
SEEDS: Final = 2**63
APART: Final = 2**16  # keeps the chance of a bot at one question apart from that at the next

Info = dict[str, Any]


@dataclass(frozen=True)
class Snapshot:
    """Where an environment stands, to go back there: table, seat, and all chance that is still to come."""

    state: State
    seat: int
    game_seed: int
    given: int
    steps: int
    is_on: bool
    chance: dict[str, Any]


class SingleSeat(gymnasium.Env[Any, int]):
    """`seat` is a colour, a number, or "random" for another one in each game; `bots` names those at the other seats, as
    "greedy" (all alike) or "greedy,search:200ms" (one each, clockwise).

    The legal actions are in `info["action_mask"]` and, as MaskablePPO asks for them, from `action_masks()`. An illegal
    action loses the game, or raises with `illegal="raise"`. After `max_steps` own actions the game is cut off and
    judged as it stands. `form` says how observation and mask come: "plain", "flat" (one row of floats, the mask first)
    or "rllib" (a dictionary with "observations" and "action_mask").

    `get_state()` gives a snapshot that `set_state` goes back to; an environment can be copied and pickled in mid-game.
    What follows is the same, down to the bots' answers, as far as these do not depend on time: a bot sits down anew,
    with a chance of its own, whenever it is asked. Your own bot keeps what it knows, and begins again in a copy.
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
        form: str = PLAIN,
        **options: Any,
    ) -> None:
        check_mode(render_mode)
        check_form(form)
        check_illegal(illegal)
        check_count("max_steps", max_steps)
        self._arguments = {"game": game, "bots": bots, "seat": seat, "reward": reward, "illegal": illegal, **options}
        self._arguments |= {"max_steps": max_steps, "render_mode": render_mode, "form": form}
        self.game = game
        self.render_mode = render_mode
        self.max_steps = max_steps
        self._illegal = illegal
        self._form = form
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
        self.observation_space = (
            spaces.Box(self.observer.low, self.observer.high, dtype=np.int16)
            if form == PLAIN
            else space_of(form, self.observer, len(self.tokens))
        )
        self.action_space = Answers(len(self.tokens))  # type: ignore[assignment]  # it samples NumPy's ints
        self.seat = 0
        self._others: dict[int, Guarded] = {}  # those with processes of their own, which stay for the game
        self._mishaps: list[dict[str, Any]] = []
        self._game_seed = self._given = self._steps = 0
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

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Info]:
        """A new game, up to the first question for this seat. The same seed gives the same game, bots included."""
        super().reset(seed=seed)
        players = self.observer.players
        while True:
            self.close()
            self._game_seed = int(self.np_random.integers(SEEDS))
            self.seat = int(self.np_random.integers(players)) if self._wanted is None else self._wanted
            self._state = self._definition.start(self._options, self._game_seed, False)
            self._given = self._steps = 0
            self._mishaps = []
            self._let_bots_answer()
            if not self._state.is_over:  # otherwise the bots ended it before this seat was asked
                break
        self._is_on = True
        return self._observation(), self._info()

    def _bot_at(self, seat: int) -> Guarded:
        if seat in self._others:
            return self._others[seat]
        name = self._bots[(seat - self.seat - 1) % self.observer.players]
        if not is_file_bot(name):
            return Guarded(name, seat, self._game_seed, salt=APART * self._given)
        self._others[seat] = Guarded(name, seat, self._game_seed)
        return self._others[seat]

    def _let_bots_answer(self) -> None:
        state = self._state
        seated: dict[int, Guarded] = {}  # a bot remembers what it thought of while nobody else is asked
        while state.decision is not None and state.decision.seat(state) != self.seat:
            seat = state.decision.seat(state)
            if seat not in seated:
                seated[seat] = self._bot_at(seat)
            bot = seated[seat]
            told = len(bot.mishaps)
            token = bot.answer(Sight(state), self._given)
            self._mishaps += [mishap.data() for mishap in bot.mishaps[told:]]
            state.answer(state.vocabulary().numbers[token])
            self._given += 1

    def step(self, action: int) -> tuple[Any, float, bool, bool, Info]:
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

    def _refuse(self, action: object) -> tuple[Any, float, bool, bool, Info]:
        legal = [f"{answer} ({self.tokens[answer]})" for answer in self._state.answers]
        error = IllegalAnswerError(f"{action!r} is not a legal answer here.", action, legal)
        if self._illegal == "raise":
            raise error
        self._is_on = False
        return self._observation(), ILLEGAL_REWARD, True, False, self._info() | {"illegal": str(error)}

    def _observation(self) -> Any:
        numbers = self.observer.observe(self._state, self.seat)
        return numbers if self._form == PLAIN else formed(self._form, numbers, self.action_masks())

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal; none when the game is over."""
        return self.observer.mask(self._state.answers if self._is_on else []).astype(np.bool_)

    def _info(self) -> Info:
        info: Info = {"action_mask": self.action_masks().astype(np.int8), "seat": self._keys[self.seat]}
        if self._mishaps:
            info["mishaps"] = self._mishaps[:]
        if not self._is_on:
            info["scores"] = [score["total"] for score in self._state.scores()]
            info["ranks"] = self._state.ranks()
        return info

    def render(self) -> str | NDArray[np.uint8] | None:
        return render(self.game, self._state, self.render_mode, self.seat)

    def get_state(self) -> Snapshot:
        """Where the game stands; it stays as it is, whatever happens here."""
        chance: dict[str, Any] = dict(self.np_random.bit_generator.state)
        return Snapshot(self._state.clone(), self.seat, self._game_seed, self._given, self._steps, self._is_on, chance)

    def set_state(self, snapshot: Snapshot) -> tuple[Any, Info]:
        """Go back there; gives what `reset` gives. A snapshot of other games raises, and changes nothing."""
        if not isinstance(snapshot, Snapshot):
            raise GuildhallError(f"A snapshot comes from get_state(): this is {type(snapshot).__name__}.")
        mine, other = self._state.position(), snapshot.state.position()
        if any(mine[name] != other[name] for name in ("game", "rules", "options")):
            raise GuildhallError("The snapshot is of another game, or of one with other options.")
        self.close()
        self._state = snapshot.state.clone()
        self.seat, self._game_seed = snapshot.seat, snapshot.game_seed
        self._given, self._steps, self._is_on = snapshot.given, snapshot.steps, snapshot.is_on
        self._mishaps = []
        self.np_random.bit_generator.state = snapshot.chance
        return self._observation(), self._info()

    def __getstate__(self) -> dict[str, Any]:
        return {
            "arguments": self._arguments,
            "snapshot": self.get_state(),
            "spec": self.spec,
            "spaces": (self.observation_space, self.action_space),
        }

    def __setstate__(self, data: dict[str, Any]) -> None:
        self.__init__(**data["arguments"])  # type: ignore[misc]  # that is what it is for
        self.spec = data["spec"]
        self.observation_space, self.action_space = data["spaces"]  # with their own chance
        self.set_state(data["snapshot"])

    def close(self) -> None:
        """Bots with their own processes release them."""
        for bot in self._others.values():
            bot.leave()
        self._others = {}


def register_all() -> None:
    for game in guildhall.games():
        version = guildhall.definition(game).environment
        gymnasium.register(
            id=f"Guildhall/{game.capitalize()}-v{version}",
            entry_point="guildhall.envs.gymnasium.single:SingleSeat",
            vector_entry_point="guildhall.envs.gymnasium.vector:Seats",
            kwargs={"game": game},
        )
        gymnasium.register(
            id=f"Guildhall/{game.capitalize()}-SelfPlay-v{version}",
            entry_point=None,
            vector_entry_point="guildhall.envs.gymnasium.vector:SelfPlay",
            kwargs={"game": game},
        )
