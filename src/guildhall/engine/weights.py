"""Weights of an evaluation in a file: the numbers, and how they were found.

The package has such files in `weights/GAME/MIX-PLAYERS.json`, made by `guildhall tune`: for every choice of expansions,
and for two, three, and four or more players. Beside them lie the weights of earlier versions (`0.1.json`), with which
bots can be measured.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from guildhall.engine.errors import GuildhallError

FORM: Final = 1  # of the files
FEWEST: Final = 2
MANY: Final = 4  # players; more have the same weights
BASE: Final = "base"

_shipped: dict[str, WeightSet | None] = {}


class WeightsError(GuildhallError):
    """A file that holds no weights, or those of another game."""


class WeightSet:
    """For a game, with `found` saying what they were tuned for and how."""

    def __init__(self, game: str, numbers: Mapping[str, float], found: Mapping[str, Any]) -> None:
        self.game = game
        self.numbers: dict[str, float] = dict(numbers)
        self.found: dict[str, Any] = dict(found)

    def data(self) -> dict[str, Any]:
        numbers = {name: round(value, 4) for name, value in sorted(self.numbers.items())}
        return {"weights": FORM, "game": self.game, "found": self.found, "numbers": numbers}

    def save(self, path: Path) -> None:
        """Whole or not at all: a tuning that is stopped leaves the last one."""
        fresh = path.with_name(path.name + ".new")
        try:
            fresh.write_text(json.dumps(self.data(), indent=2) + "\n", encoding="utf-8")
            fresh.replace(path)
        except OSError as error:
            raise WeightsError(f"The weights cannot be written to {str(path)!r}: {error.strerror}.") from error


def read_weights(path: Path) -> WeightSet:
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise WeightsError(f"There are no weights in {str(path)!r}: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise WeightsError(f"{str(path)!r} holds no weights: it is not text.") from error
    return weights_from(text, str(path))


def weights_from(text: str, name: str) -> WeightSet:
    try:
        data: Any = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise WeightsError(f"{name!r} holds no weights: it is not JSON.") from error
    if not isinstance(data, dict) or data.get("weights") != FORM:
        raise WeightsError(f"{name!r} holds no weights that this version reads.")
    game, numbers, found = data.get("game"), data.get("numbers"), data.get("found", {})
    if not (isinstance(game, str) and isinstance(numbers, dict) and isinstance(found, dict)):
        raise WeightsError(f"{name!r} holds no weights: a game and its numbers are missing.")
    for key, value in numbers.items():
        if isinstance(value, bool) or not isinstance(value, (int, float)) or not math.isfinite(value):
            raise WeightsError(f"{name!r} holds a weight {key!r} that is no number.")
    return WeightSet(game, {key: float(value) for key, value in numbers.items()}, found)


def mix_name(expansions: Sequence[str]) -> str:
    """What the files call a choice of expansions."""
    return "-".join(sorted(expansions)) or BASE


def shipped(game: str, name: str) -> WeightSet | None:
    """What the package has under that name: `artisans-2`, `0.1`."""
    key = f"{game}/{name}"
    if key not in _shipped:
        file = files("guildhall").joinpath("weights", game, f"{name}.json")
        _shipped[key] = weights_from(file.read_text(encoding="utf-8"), key) if file.is_file() else None
    return _shipped[key]


def shipped_names(game: str) -> list[str]:
    folder = files("guildhall").joinpath("weights", game)
    return sorted(file.name.removesuffix(".json") for file in folder.iterdir()) if folder.is_dir() else []


def shipped_numbers(game: str, expansions: Sequence[str], players: int) -> dict[str, float]:
    """The weights for such a table; none where none were tuned, which leaves those in the code."""
    found = shipped(game, f"{mix_name(expansions)}-{max(FEWEST, min(MANY, players))}")
    return {} if found is None else found.numbers
