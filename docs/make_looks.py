"""Takes a picture of every scene in tests/page/scenes.py, in windows of every size, by day and by night.

    .venv/bin/python docs/make_looks.py FOLDER

--game, --scene, --width, --theme and --language choose some of them.

All of them are some 290 pictures and take a few minutes. They are for looking at, and stay out of the repository;
tests/page/test_boxes.py measures a sample of the same tables.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

# The games and the browser of the page's tests.
sys.path.insert(0, str(Path(__file__).parents[1] / "tools"))
sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from playwright.sync_api import Browser

from page.browsing import Visit, chromium
from page.scenes import ALL, SIZES, THEMES, Scene, scene, settings
from page.table import Table
from server.tools import ServedProcess, begin


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", action="append")
    parser.add_argument("--scene", action="append")
    parser.add_argument("--width", type=int, action="append")
    parser.add_argument("--theme", choices=THEMES, action="append")
    parser.add_argument("--language", default="en")
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        served = ServedProcess("--data", data, log=Path(data, "log"))
        try:
            with chromium() as browser:
                for game, name in ALL:
                    if (not wanted.game or game in wanted.game) and (not wanted.scene or name in wanted.scene):
                        take(browser, served, scene(game, name), wanted)
        finally:
            served.close()


def take(browser: Browser, served: ServedProcess, one: Scene, wanted: argparse.Namespace) -> None:
    created = begin(served.client, "o" * one.players, record=one.record)
    for size in SIZES:
        if wanted.width and size[0] not in wanted.width:
            continue
        visit = Visit(browser, served, **settings(size))
        visit.context.add_init_script(f"localStorage.setItem('guildhall.language', '{wanted.language}')")
        table = Table(visit)
        table.sit(created, one.seat)
        table.wait()
        for theme in wanted.theme or THEMES:
            visit.page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
            visit.page.evaluate("document.fonts.ready")
            visit.page.wait_for_timeout(150)
            name = f"{one.game}-{one.name}-{size[0]}-{theme}.png"
            visit.page.screenshot(path=wanted.folder / name)
            print(name, flush=True)
        visit.close()


if __name__ == "__main__":
    main()
