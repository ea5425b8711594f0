"""The example bot plays a seat over the network."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import httpx

from server.tools import Served, begin, moment, players, seated

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


def test_two_example_bots_play_a_game_to_its_end(served: Served) -> None:
    game = moment(lambda game: game.view(None)["turn"]["turns_left"] >= 0)  # the last round
    created, _ = seated(served.client, game)
    bots = [
        subprocess.Popen(
            [sys.executable, str(BOT), served.address, created["id"], key], stdout=subprocess.PIPE, text=True
        )
        for key in created["keys"].values()
    ]
    said = [bot.communicate(timeout=100)[0] for bot in bots]
    state = players(served.client, created)["watch"].state(log=10**9)
    assert state["over"] and [bot.returncode for bot in bots] == [0, 0]
    assert said == [f"The scores: {[score['total'] for score in state['scores']]}\n"] * 2


def test_the_example_bot_says_why_it_is_refused(served: Served) -> None:
    created = begin(served.client)
    command = [sys.executable, str(BOT), served.address, created["id"], "wrong"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode != 0 and "403" in done.stderr


def test_the_example_is_short_and_needs_nothing() -> None:
    text = BOT.read_text()
    code = [line for line in text.partition('"""\n\n')[2].splitlines() if line.strip()]
    assert len(code) <= 32
    assert "import guildhall" not in text and httpx.__name__ not in text
