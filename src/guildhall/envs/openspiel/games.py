"""The games as OpenSpiel knows games: types, parameters, states and observers. What they do is in `course.py`."""

from __future__ import annotations

import copyreg
import json
from collections.abc import Callable
from functools import cache
from typing import Any, Final

import numpy as np
import pyspiel

import guildhall
from guildhall.engine.chance_game import BYTES, CHANCE, OUTCOMES, OVER, ChanceGame
from guildhall.engine.rng import Rng
from guildhall.envs.openspiel.setting import PREFIX, Setting, parameters_of, players_of, setting_of

# A difference in points that no game comes near.
MOST_POINTS: Final = 500.0
CHANCES: Final = [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]
DEALS: Final = list(range(OUTCOMES))


def game_type(game: str) -> Any:
    fewest, most = players_of(game)
    return pyspiel.GameType(
        short_name=PREFIX + game,
        long_name=f"{game.capitalize()} of the West Kingdom",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters_of(game),
    )


class GuildhallGame(pyspiel.Game):  # type: ignore[misc]
    """One game at one kind of table."""

    key = ""

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        given = parameters_of(self.key) | (parameters or {})
        self.setting: Setting = setting_of(self.key, tuple(sorted(given.items())))
        best = MOST_POINTS if given["reward"] == "score" else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.setting.tokens),
            max_chance_outcomes=OUTCOMES,
            num_players=self.setting.players,
            min_utility=-best,
            max_utility=best,
            max_game_length=self.setting.max_cycles,
        )
        super().__init__(game_type(self.key), info, given)

    def new_initial_state(self) -> GuildhallState:
        return GuildhallState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The deal, and at worst a shuffle with every answer."""
        return BYTES * (1 + self.setting.max_cycles)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> SeatObserver:
        return SeatObserver(self.setting, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class GuildhallState(pyspiel.State):  # type: ignore[misc]
    """A game in progress. Those methods that OpenSpiel's C++ could answer by asking back are answered here at once."""

    def __init__(self, game: GuildhallGame) -> None:
        super().__init__(game)
        self.chance_game = game.setting.chance_game()

    def current_player(self) -> int:
        return self.chance_game.player

    def is_terminal(self) -> bool:
        return self.chance_game.player == OVER

    def is_chance_node(self) -> bool:
        return self.chance_game.player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        actor = self.chance_game.player
        if actor == OVER or (player is not None and player != actor):
            return []
        return DEALS[:] if actor == CHANCE else self.chance_game.legal()

    def _legal_actions(self, player: int) -> list[int]:
        return self.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return CHANCES[:]

    def _apply_action(self, action: int) -> None:
        self.chance_game.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"chance {action}" if player == CHANCE else self.get_game().setting.tokens[action]

    def returns(self) -> list[float]:
        setting: Setting = self.get_game().setting
        if self.chance_game.player != OVER or self.chance_game.table is None:
            return [0.0] * setting.players
        return setting.returns(self.chance_game.table)

    def __str__(self) -> str:
        return str(self.chance_game)

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> GuildhallState:
        """A state that looks the same to the player, with everything that it cannot know dealt again.

        It has no history: by which hidden answers and chance it came about is what nobody knows.
        """
        words = [int(probability_sampler() * 2**32) for _ in range(2)]
        other: GuildhallState = self.get_game().new_initial_state()
        other.chance_game = self.chance_game.dealt_again(player_id, Rng(words[0] | words[1] << 32))
        return other


class SeatObserver:
    """What a seat sees now; with perfect recall also what it has been told and has said before."""

    def __init__(self, setting: Setting, kind: Any, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"These observations take no parameters, but got {params}.")
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("There are observations of what one player may know, public and private together, only.")
        self.setting = setting
        self.recalls = kind.perfect_recall
        size = setting.observer.size
        self.tensor = np.zeros(size + (len(setting.tokens) if self.recalls else 0), np.float32)
        self.dict = {"observation": self.tensor[:size]}
        if self.recalls:
            self.dict["answers"] = self.tensor[size:]

    def set_from(self, state: GuildhallState, player: int) -> None:
        table = state.chance_game.table
        if table is None:
            self.tensor.fill(0)
            return
        self.dict["observation"][:] = self.setting.observer.observe(table, player)
        if self.recalls:
            memory = state.chance_game.memory()
            said = [] if memory is None else memory.said[player]
            self.dict["answers"][:] = np.bincount(np.array(said, np.int64), minlength=len(self.setting.tokens))

    def string_from(self, state: GuildhallState, player: int) -> str:
        return (
            state.chance_game.information_string(player)
            if self.recalls
            else state.chance_game.observation_string(player)
        )


def _reduced(chance_game: ChanceGame) -> tuple[Any, ...]:
    """OpenSpiel writes a state down by pickling what it holds in Python."""
    return _restored, (
        chance_game.definition.key,
        chance_game.options,
        chance_game.longest,
        json.dumps(chance_game.save()),
    )


def _restored(game: str, options: dict[str, Any], longest: int, saved: str) -> ChanceGame:
    return ChanceGame.load(guildhall.definition(game), options, longest, json.loads(saved))


def register() -> None:
    copyreg.pickle(ChanceGame, _reduced)
    for key in guildhall.games():
        pyspiel.register_game(game_type(key), game_class(key))


@cache
def game_class(key: str) -> type[GuildhallGame]:
    """The class of one game; pickles find it by its name in this module."""
    name = f"{key.capitalize()}Game"
    made = type(name, (GuildhallGame,), {"key": key, "__module__": __name__})
    globals()[name] = made
    return made
