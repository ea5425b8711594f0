"""Takes the pictures in docs/screenshots: the page as a real server serves it, with real games.

.venv/bin/python docs/make_screenshots.py
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

# The games and the browser of the page's tests.
sys.path.insert(0, str(Path(__file__).parents[1] / "tools"))
sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from playwright.sync_api import Browser

from page.browsing import PHONE, Visit, chromium
from page.games import played
from page.table import Table
from page.viscounts import at_question
from server.tools import ServedProcess, begin

FOLDER = Path(__file__).with_name("screenshots")
NAMES = ["Ada", "Berta", "Carl", "Dora", "Emil", "Frida"]


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        served = ServedProcess("--data", data, log=Path(data, "log"))
        try:
            with chromium() as browser:
                take_all(browser, served)
        finally:
            served.close()


def take_all(browser: Browser, served: ServedProcess) -> None:
    home(browser, served)
    table(browser, served, "table", players=2, seed=29, left=30)
    table(browser, served, "table-dark", players=2, seed=29, left=30, color_scheme="dark")
    table(browser, served, "table-6-players", players=6, seed=4, left=60)
    table(browser, served, "phone", players=2, seed=29, left=30, viewport=PHONE, is_mobile=True, has_touch=True)
    replay(browser, served)
    end(browser, served)
    viscounts(browser, served, "viscounts")
    viscounts(browser, served, "viscounts-dark", color_scheme="dark")
    viscounts(browser, served, "viscounts-phone", viewport=PHONE, is_mobile=True, has_touch=True)


def picture(visit: Visit, name: str) -> None:
    visit.page.evaluate("document.fonts.ready")
    visit.page.wait_for_timeout(300)
    visit.page.screenshot(path=FOLDER / f"{name}.png")
    visit.close()


def seated(served: ServedProcess, game: Any) -> dict[str, Any]:
    """This game on the server, with a name on every seat."""
    created = begin(served.client, "o" * len(game.seats), record=str(game.record()))
    for (seat, key), name in zip(created["keys"].items(), NAMES):
        served.client.post(
            f"/api/games/{created['id']}/seats/{seat}", json={"name": name}, headers={"Authorization": f"Bearer {key}"}
        ).raise_for_status()
    return created


def home(browser: Browser, served: ServedProcess) -> None:
    visit = Visit(browser, served)
    # Somebody who has played before.
    for seed, left in ((100, 0), (29, 30)):
        created = seated(served, played(seed, left=left))
        Table(visit).sit(created, "red")
        visit.page.locator(".mine").wait_for()
    visit.page.goto("/")
    visit.page.get_by_role("button", name="Play now").wait_for()
    picture(visit, "home")


def table(
    browser: Browser, served: ServedProcess, name: str, *, players: int, seed: int, left: int, **settings: Any
) -> None:
    """In the middle of a game with both expansions: a worker is to be placed."""
    game = played(seed, left=left, players=players, setup="variable")
    while game.decision.name != "WhereToPlace":
        game.undo()
    created = seated(served, game)
    visit = Visit(browser, served, **settings)
    seat = Table(visit)
    seat.sit(created, game.decision.seat_key)
    seat.wait()
    if "viewport" not in settings:
        seat.spot("place:forest").hover()
        visit.page.wait_for_timeout(600)
    picture(visit, name)


def replay(browser: Browser, served: ServedProcess) -> None:
    game = played(29, setup="variable")
    created = seated(served, game)
    visit = Visit(browser, served)
    visit.page.goto(f"/game/{created['id']}/replay?at={len(game.answers) * 2 // 3}#{created['keys']['red']}")
    visit.page.get_by_role("slider").wait_for()
    picture(visit, "replay")


def end(browser: Browser, served: ServedProcess) -> None:
    visit = Visit(browser, served)
    seat = Table(visit)
    seat.sit(seated(served, played(29, setup="variable")), "red")
    seat.wait()
    visit.page.get_by_role("img", name="The score over the game").wait_for()
    picture(visit, "end")


def viscounts(browser: Browser, served: ServedProcess, name: str, **settings: Any) -> None:
    """The round board: a Viscount is to be moved."""
    game = at_question("WhereToMove", 6, players=3)
    visit = Visit(browser, served, **settings)
    seat = Table(visit)
    seat.sit(seated(served, game), game.decision.seat_key)
    seat.wait()
    picture(visit, name)


if __name__ == "__main__":
    main()
