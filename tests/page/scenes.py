"""What one meets at a table, and in what windows: for pictures of all of them, and for tests that measure them."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any, Final, NamedTuple

import guildhall
from page import games, viscounts
from server.tools import BOTH

# Width and height of the windows that the page is drawn for, from a small phone to a large screen.
SIZES: Final = [
    (360, 740),
    (390, 844),
    (430, 932),
    (768, 1024),
    (820, 1180),
    (1024, 768),
    (1180, 820),
    (1280, 800),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
]
THEMES: Final = ["light", "dark"]
# Up to this width the table has tabs, and fingers play.
PHONE_WIDTH: Final = 600
FINGERS_WIDTH: Final = 820


class Scene(NamedTuple):
    game: str
    name: str
    record: str
    seat: str
    players: int


def settings(size: tuple[int, int]) -> dict[str, Any]:
    """Of a browser's window that is so large."""
    width, height = size
    fingers = width <= FINGERS_WIDTH
    return {"viewport": {"width": width, "height": height}, "is_mobile": fingers, "has_touch": fingers}


def _asked(
    game: str, seed: int, name: str, answers: int = 1, part: str = "", players: int = 2, boxes: tuple[str, ...] = ()
) -> guildhall.Game:
    """Somebody who plays by chance is asked this, with so many answers at least, of which one says so; not at the very
    beginning, when the table is still empty."""
    options: dict[str, Any] = {"expansions": list(boxes)} if boxes else {}
    for number in range(seed, seed + 60):
        one = guildhall.new_game(game, seed=number, players=players, **options)
        chance = random.Random(number)
        while not one.is_over:
            now = one.options
            early = len(one.answers) < 60
            if one.decision.name == name and len(now) >= answers and not early:
                if any(part in option.text for option in now):
                    return one
            one.choose(chance.choice(now))
    raise AssertionError(f"nobody is asked {name} in {game} with {answers} answers")


def _placing(seed: int, left: int, **options: Any) -> guildhall.Game:
    game = games.played(seed, left=left, **options)
    while game.decision.name != "WhereToPlace":
        game.undo()
    return game


MAKERS: Final[dict[str, dict[str, Callable[[], guildhall.Game]]]] = {
    "architects": {
        "table": lambda: _placing(29, 60, expansions=[]),
        "expansions": lambda: _placing(4, 60, players=4, setup="variable"),
        "many": lambda: _asked("architects", 3, "WhomToCapture", 12, players=4),
        "hire": lambda: _asked("architects", 1, "HireOrPlans", 6),
        "choose": lambda: _asked("architects", 1, "KeepOne", 5),
        "pay": lambda: _asked("architects", 2, "HowToPay", 3, players=3, boxes=tuple(BOTH)),
        "end": lambda: games.played(29, expansions=[]),
    },
    "viscounts": {
        "table": lambda: viscounts.at_question("WhereToMove", 6),
        "four": lambda: viscounts.at_question("WhereToMove", 6, players=4),
        "many": lambda: _asked("viscounts", 1, "WhichAction", 17),
        "hire": lambda: _asked("viscounts", 1, "HireFreely", 4),
        "pay": lambda: _asked("viscounts", 1, "WhichAction", 3, part="Silver"),
        "end": lambda: viscounts.played(6),
    },
}
ALL: Final = [(game, name) for game, makers in MAKERS.items() for name in makers]


@cache
def scene(game: str, name: str) -> Scene:
    one = MAKERS[game][name]()
    seat = one.seats[0] if one.is_over else one.decision.seat_key
    return Scene(game, name, str(one.record()), seat, len(one.seats))
