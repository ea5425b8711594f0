"""Some moves of a real game, written as the server would send them: for working on the page without a server.

python web/dev/fixture.py web/dev/fixture
"""

from __future__ import annotations

import json
import random
import sys
import tempfile
from pathlib import Path
from typing import Any

from fastapi.testclient import TestClient

import guildhall
from guildhall.engine.message import Message
from guildhall.game import Game
from guildhall.server.app import make_app
from guildhall.server.storage import Storage

SCENES: dict[str, dict[str, Any]] = {
    "four": {"players": 4, "setup": "variable", "expansions": ["artisans", "wonders"], "moves": 330, "seed": 7},
    "two": {"players": 2, "setup": "standard", "expansions": [], "moves": 150, "seed": 11},
    "six": {"players": 6, "setup": "variable", "expansions": ["artisans", "wonders"], "moves": 480, "seed": 5},
    "draft": {"players": 3, "setup": "variable", "expansions": ["artisans"], "moves": 3, "seed": 2},
    "over": {"players": 4, "setup": "variable", "expansions": ["artisans", "wonders"], "moves": 9999, "seed": 3},
    "viscounts": {"game": "viscounts", "players": 3, "moves": 200, "seed": 4},
}
# What a player of these games is asked where a scene ends.
STOPS = ("WhereToPlace", "WhereToMove")


def message(value: Any) -> Any:
    if isinstance(value, Message):
        return {"name": value.name, "args": {key: message(part) for key, part in value.args.items()}}
    if isinstance(value, list):
        return [message(part) for part in value]
    return value


def state(game: Game, seat: str | None, name: str) -> dict[str, Any]:
    question = None
    if not game.is_over:
        asked = game.decision
        mine = asked.seat_key == seat
        question = {
            "number": asked.number,
            "seat": asked.seat_key,
            "name": asked.name,
            "message": message(asked.message),
            "options": [
                {"token": option.token, "message": message(option.message), "target": option.target}
                for option in (game.options if mine else [])
            ],
        }
    log = []
    for number, events in enumerate(game._events):
        for event in events:
            text = game.state.describe_event(event, -1 if seat is None else game.seat_number(seat))
            log.append({"number": number, "message": message(text)})
    data = {
        "id": name,
        "game": game.definition.key,
        "options": game.view(seat)["options"],
        "number": len(game.answers),
        "move": len(game.answers),
        "over": game.is_over,
        "hints": False,
        "seat": seat,
        "seats": [
            {
                "key": key,
                "kind": "open" if i == 0 else "bot",
                "bot": None if i == 0 else "mason",
                "name": "Maud" if i == 0 else None,
                "connected": i == 0,
            }
            for i, key in enumerate(game.seats)
        ],
        "question": question,
        "view": game.view(seat),
        "scores": game.scores(),
        "mark": "",
        "log_from": 0,
        "log": log,
        "undo": {"can": True, "why": None, "to": max(0, len(game.answers) - 1), "request": None},
    }
    if game.is_over:
        data["ranks"] = game.ranks()
    return data


def play(players: int, moves: int, seed: int, game: str = "architects", **options: Any) -> Game:
    """Chance answers, with a taste for building, until red is asked where to go."""
    played = guildhall.new_game(game, players=players, seed=seed, **options)
    chance = random.Random(seed)
    while not played.is_over:
        asked = played.decision
        if len(played.answers) >= moves and ((asked.seat_key == "red" and asked.name in STOPS) or moves < 9):
            break
        liked = [o for o in played.options if o.token.split()[0] in ("build", "hire", "adorn", "advance", "contribute")]
        hall = [o for o in played.options if o.token == "place guildhall"]
        played.choose(chance.choice(liked or (hall if chance.random() < 0.6 else []) or played.options))
    return played


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)

    def write(name: str, data: Any) -> None:
        (folder / name).write_text(data if isinstance(data, str) else json.dumps(data), encoding="utf-8")

    with (
        tempfile.TemporaryDirectory() as data,
        TestClient(make_app(Storage(f"sqlite:///{data}/games.db"), bots=False)) as server,
    ):
        write("words.ftl", server.get("/api/words/en").text)
        write("about.json", server.get("/api/about").json())
        for game in guildhall.games():
            write(f"cards-{game}.json", server.get("/api/cards", params={"game": game}).json())
    for name, scene in SCENES.items():
        played = play(**scene)
        write(f"{name}.json", state(played, "red", name))
        write(f"{name}.watch.json", state(played, None, name))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
