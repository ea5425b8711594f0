"""Makes a report on many games with both expansions, and takes its picture, docs/screenshots/report.png.

.venv/bin/python docs/make_report.py --games 2000 --bots greedy --keep build/report
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path

# The browser of the page's tests.
sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from playwright.sync_api import Page

from guildhall.bots import bot_names
from guildhall.lab.report import report
from guildhall.lab.simulate import Simulation, simulate
from guildhall.lab.tables import TableWriter
from page.browsing import chromium

PICTURE = Path(__file__).with_name("screenshots") / "report.png"
OPTIONS = {"players": 4, "setup": "variable", "expansions": ["artisans", "wonders"]}
PATIENCE = 300_000  # milliseconds; a busy machine is no error
DRAWN = "document.querySelectorAll('[data-plot]:not([data-drawn])').length === 0"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--keep", type=Path, help="Keep the tables and the page in this folder.")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = arguments.keep or Path(temporary)
        tables = folder / "both-expansions"
        simulation = Simulation(
            "architects", OPTIONS, bot_names(arguments.bots, OPTIONS["players"]), arguments.seed, tables=True
        )
        writer = TableWriter(tables, simulation, arguments.games)
        done = simulate(simulation, arguments.games, arguments.processes, tables=writer)
        if done.tally.errors:
            sys.exit(f"{done.tally.errors} games went wrong: {done.tally.failures[0]}")
        page = folder / "report.html"
        page.write_text(report([tables]), encoding="utf-8")
        photograph(page)
    print(f"{arguments.games} games, {page.name}: {PICTURE}")


def photograph(file: Path) -> None:
    """The page down to the places, and the best Buildings below it."""
    with chromium() as browser:
        page = browser.new_page(viewport={"width": 1120, "height": 900}, offline=True)
        page.set_default_timeout(PATIENCE)
        page.goto(file.resolve().as_uri())
        page.wait_for_function(DRAWN)
        # The picture shows one of each kind of plot.
        page.add_style_tag(content="nav, footer, details, section:not(" + ", ".join(SHOWN) + ") { display: none }")
        shorten(page)
        page.screenshot(path=PICTURE, full_page=True)


SHOWN = ("#summary", "#points", "#wins-order", "#path-virtue", "#visits", "#cards-buildings_constructed")


def shorten(page: Page) -> None:
    """Of the cards only the first ones: a picture of all would be longer than the rest."""
    fade = "linear-gradient(black 80%, transparent)"
    page.add_style_tag(
        content=f"#cards-buildings_constructed .plot {{ max-height: 420px; overflow: hidden; mask-image: {fade} }}"
    )


if __name__ == "__main__":
    main()
