"""PettingZoo environments: a module for each game, `architects_v1`, `viscounts_v0` and so on, with `env` and `raw_env`.
The number rises when what is seen or said changes (`Definition.environment`)."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any

from guildhall.envs.extra import need

need("pettingzoo", "gymnasium")

import guildhall  # noqa: E402
from guildhall.envs.pettingzoo.aec import GuildhallEnv, metadata_of  # noqa: E402  # which needs them


def _names() -> dict[str, str]:
    return {f"{game}_v{guildhall.definition(game).environment}": game for game in guildhall.games()}


def _module(name: str, game: str) -> ModuleType:
    """As PettingZoo has its games: a module of the environment's name."""
    path = f"{__name__}.{name}"
    module = ModuleType(path, f"{game.capitalize()} for PettingZoo.")
    about = {"game": game, "metadata": metadata_of(name), "__module__": path, "__doc__": "An illegal action raises."}
    raw_env = type("raw_env", (GuildhallEnv,), about)

    def env(**arguments: Any) -> GuildhallEnv:
        """The environment to use: takes the game's set-up options, and reward, max_cycles and render_mode. An illegal
        action loses the game, as in PettingZoo's classic games."""
        made: GuildhallEnv = raw_env(**{"illegal": "lose", **arguments})
        return made

    module.__dict__.update({"raw_env": raw_env, "env": env})
    sys.modules[path] = module
    globals()[name] = module
    return module


for _name, _game in _names().items():
    _module(_name, _game)


def __getattr__(name: str) -> Any:
    """Also for a game that was added later."""
    game = _names().get(name)
    if game is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return _module(name, game)
