"""What an answer will do, as far as its seat can be certain of it."""

from __future__ import annotations

import secrets
from typing import Any, Final

from guildhall.engine.message import Message, message_data
from guildhall.game import Game

DEALS: Final = 8  # two unknown cards that look alike in every one of them: less than one time in a hundred


def preview(game: Game, seat: int, answer: int) -> list[dict[str, Any]]:
    """What follows, and what the seat is asked next, on a table where everything is dealt again that it cannot see.
    Where one deal goes another way than the next, something hidden would show, and the preview stops. The real table
    is not looked at."""
    certain = _deal(game, seat, answer)
    for _ in range(DEALS - 1):
        game.between_parts()
        other = _deal(game, seat, answer)
        same = 0
        while same < min(len(certain), len(other)) and certain[same] == other[same]:
            same += 1
        del certain[same:]
    return certain


def _deal(game: Game, seat: int, answer: int) -> list[dict[str, Any]]:
    state = game.determinize(seat, secrets.randbits(64))
    state.events = []
    state.answer(answer)
    messages = [state.describe_event(event, seat) for event in state.events]
    # A choice that follows at once says what the answer is good for: "Do you dig for 4 Clay or for 1 Gold?"
    decision = state.decision
    if decision is not None and decision.seat(state) == seat:
        messages.append(Message("then-asked", {"question": decision.prompt(state)}))
    return [message_data(message) for message in messages]
