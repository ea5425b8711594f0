"""The table drawn for people: as text, as a picture, or on the terminal."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from guildhall.engine.agenda import State
from guildhall.engine.errors import UnknownOptionError
from guildhall.screens import WIDTH, as_text, screen_for

MODES: Final = ("ansi", "rgb_array", "human")


def check_mode(mode: str | None) -> None:
    if mode is not None and mode not in MODES:
        raise UnknownOptionError(f"render_mode cannot be {mode!r}.", mode, (None, *MODES))


def render(game: str, state: State, mode: str | None, seat: int = -1) -> str | NDArray[np.uint8] | None:
    """Draw the table in that mode; "human" prints it and gives nothing. Without a seat, whoever is asked looks."""
    if mode is None:
        raise UnknownOptionError("Nothing is drawn without a render_mode.", mode, MODES)
    if seat < 0 and state.decision is not None:
        seat = state.decision.seat(state)
    view = state.view(seat)
    if mode == "ansi":
        return as_text(game, view)
    drawn = screen_for(game, view).table(WIDTH)
    if mode == "rgb_array":
        from guildhall.envs.picture import picture

        return picture(drawn, WIDTH)
    Console(width=WIDTH).print(drawn)
    return None
