"""A game's OpenSpiel parameters, read once: which game at which table, how long, and what its end is worth."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

import guildhall
from guildhall.engine.agenda import State
from guildhall.engine.chance_game import ChanceGame
from guildhall.envs.arguments import MAX_CYCLES, check_count
from guildhall.envs.observing import Observer
from guildhall.envs.rewards import reward_named

PREFIX: Final = "guildhall_"

PLUS: Final = "+"  # between the parts of a list: OpenSpiel's game strings part their parameters at commas


@cache
def parameters_of(game: str) -> dict[str, Any]:
    """The game's set-up options, each with its default, and what all games have."""
    found: dict[str, Any] = {"opponent": ""}
    for setting in guildhall.definition(game).offer().settings():
        found[setting.key] = False if setting.is_flag else setting.default
    return {**found, "players": 2, "reward": "win", "max_cycles": MAX_CYCLES}


def players_of(game: str) -> tuple[int, int]:
    """How few and how many may play; one only against an opponent that follows cards."""
    offer = guildhall.definition(game).offer()
    return offer.fewest_players(), offer.most_players()


class Setting:
    """What is the same in all states of one OpenSpiel game."""

    def __init__(self, game: str, parameters: Mapping[str, Any]) -> None:
        self.game = game
        self.parameters = parameters_of(game) | dict(parameters)
        self.definition = guildhall.definition(game)
        self.options = self.definition.read_options(self._given_options())
        self.reward = reward_named(self.parameters["reward"])
        self.max_cycles: int = self.parameters["max_cycles"]
        check_count("max_cycles", self.max_cycles)
        self.observer = Observer(self.definition, self.options)
        self.players: int = self.options["players"]
        self.tokens = self.definition.start(self.options, 0, False).vocabulary().tokens

    def _given_options(self) -> dict[str, Any]:
        """Those parameters that say something, as the game's own options."""
        given: dict[str, Any] = {}
        lists = [setting.key for setting in self.definition.offer().settings() if setting.is_list]
        for name, value in self.parameters.items():
            if name not in ("reward", "max_cycles") and value != "":
                given[name] = value.split(PLUS) if name in lists else value
        return given

    def chance_game(self) -> ChanceGame:
        """A new game, before its deal."""
        return ChanceGame(self.definition, self.options, self.max_cycles)

    def returns(self, state: State) -> list[float]:
        """What the end is worth to each player; an opponent that follows cards has a seat, and is none."""
        return self.reward(state)[: self.players]


@cache
def setting_of(game: str, parameters: tuple[tuple[str, Any], ...]) -> Setting:
    return Setting(game, dict(parameters))
