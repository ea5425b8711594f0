"""How quick and how still the page is, and how much it fetches: the numbers that `tests/page/test_numbers.py` holds.

    .venv/bin/python bench/browser.py [--clicks 40] [--visits 7] [--json]

It starts a server and a browser, and takes two minutes. Milliseconds are those of the browser, with animations off.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.pop(0)  # this folder, whose server.py is another
sys.path.insert(0, str(Path(__file__).parents[1] / "tools"))
sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from playwright.sync_api import Browser

from page import viscounts
from page.browsing import PHONE, WIDE, Visit, chromium, need_page
from page.games import played
from page.measuring import clicks, fetched, first_question, shifted, watched
from server.tools import ServedProcess, seated

WINDOWS = {"desktop": WIDE, "phone": PHONE}


def measure(
    browser: Browser, served: ServedProcess, game: str, window: str, given: argparse.Namespace
) -> dict[str, Any]:
    one = played(100, left=120, players=3) if game == "architects" else viscounts.at_question("WhereToMove", 6)
    created, people = seated(served.client, one)
    seat = one.decision.seat_key
    fingers = window == "phone"
    address = f"/game/{created['id']}#{created['keys'][seat]}"
    first: list[float] = []
    for _ in range(given.visits):  # each in a window that has fetched nothing yet
        visit = Visit(browser, served, viewport=WINDOWS[window], is_mobile=fingers, has_touch=fingers)
        first.append(first_question(watched(visit), address))
        visit.close()
    visit = Visit(browser, served, viewport=WINDOWS[window], is_mobile=fingers, has_touch=fingers)
    table = watched(visit)
    again = [first_question(table, address) for _ in range(given.visits)]
    table.page.wait_for_function("() => performance.now() > 2500")
    still, kilobytes = shifted(table.page), sum(fetched(table.page).values()) / 1000
    times = sorted(clicks(table, seat, people, given.clicks))
    visit.close()
    return {
        "game": game,
        "window": window,
        "first question (ms)": round(statistics.median(first)),
        "again (ms)": round(statistics.median(again)),
        "click (ms)": round(statistics.median(times)),
        "slow click (ms)": round(times[int(0.95 * (len(times) - 1))]),
        "shift after 1 s": round(still, 4),
        "fetched (kB, gzip)": round(kilobytes, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--clicks", type=int, default=40)
    parser.add_argument("--visits", type=int, default=7)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    need_page()
    with tempfile.TemporaryDirectory() as data:
        served = ServedProcess("--data", data, log=Path(data, "log"))
        try:
            with chromium() as browser:
                rows = [
                    measure(browser, served, game, window, given)
                    for game in ("architects", "viscounts")
                    for window in WINDOWS
                ]
        finally:
            served.close()
    if given.json:
        print(json.dumps(rows))
        return
    print("| " + " | ".join(rows[0]) + " |")
    for row in rows:
        print("| " + " | ".join(str(value) for value in row.values()) + " |")


if __name__ == "__main__":
    main()
