"""How an observation and the mask of legal actions are handed over: as each library wants them."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from guildhall.engine.errors import UnknownOptionError
from guildhall.envs.observing import Observer

PLAIN: Final = "plain"  # as the environment has it by itself
FLAT: Final = "flat"  # one row of floats, the mask first: for SuperSuit, and whatever knows no dictionaries
RLLIB: Final = "rllib"  # a dictionary with the keys that RLlib's action masking looks for
FORMS: Final = (PLAIN, FLAT, RLLIB)


def check_form(form: str) -> None:
    if form not in FORMS:
        raise UnknownOptionError(f"form cannot be {form!r}.", form, FORMS)


def space_of(form: str, observer: Observer, actions: int) -> spaces.Space[Any]:
    """For the forms that have a mask in the observation."""
    low, high = observer.low.astype(np.float32), observer.high.astype(np.float32)
    if form == FLAT:
        zeros, ones = np.zeros(actions, np.float32), np.ones(actions, np.float32)
        return spaces.Box(np.append(zeros, low), np.append(ones, high), dtype=np.float32)
    mask = spaces.Box(0, 1, (actions,), np.float32)
    return spaces.Dict({"action_mask": mask, "observations": spaces.Box(low, high, dtype=np.float32)})


def formed(form: str, observation: NDArray[np.int16], mask: NDArray[Any]) -> Any:
    """What is handed over in that form."""
    if form == FLAT:
        return np.concatenate([mask, observation], dtype=np.float32)
    return {"action_mask": mask.astype(np.float32), "observations": observation.astype(np.float32)}
