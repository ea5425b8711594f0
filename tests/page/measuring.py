"""How long the page takes, how far it jumps about, and how much of it there is to fetch."""

from __future__ import annotations

import gzip
import random
import re
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

import guildhall
from page.browsing import Visit
from page.table import Table
from server.tools import Player

STATIC: Final = Path(guildhall.__file__).with_name("server") / "static"
# After this everything that is fetched has come, and nothing may move that nobody has touched.
SETTLED_MS: Final = 1000

WATCH: Final = """
window.shifts = [];
new PerformanceObserver(list => {
    for (const one of list.getEntries())
        if (!one.hadRecentInput) window.shifts.push({ at: one.startTime, by: one.value });
}).observe({ type: "layout-shift", buffered: true });
"""
# From the browser's own click to the picture in which the next question, or whom one waits for, stands.
CLICK: Final = """number => new Promise(done => {
    const bar = document.querySelector("section.bar");
    const before = bar.dataset.number;
    const button = document.querySelectorAll(".answers button.answer")[number];
    const from = performance.now();
    const look = () => {
        const now = document.querySelector("section.bar")?.dataset.number;
        if (now === before) return requestAnimationFrame(look);
        requestAnimationFrame(() => done(performance.now() - from));
    };
    button.click();
    look();
})"""


def watched(visit: Visit) -> Table:
    """A window that notes every shift of its contents."""
    visit.context.add_init_script(WATCH)
    return Table(visit)


def shifted(page: Page, after: float = SETTLED_MS) -> float:
    """How far contents have jumped since then, as browsers count it (CLS)."""
    found: float = page.evaluate(
        "after => window.shifts.filter(one => one.at > after).reduce((sum, one) => sum + one.by, 0)", after
    )
    return found


def first_question(table: Table, address: str) -> float:
    """Milliseconds from following a link until an answer can be given."""
    table.page.goto("about:blank")
    table.page.goto(address)
    table.wait()
    found: float = table.page.evaluate("performance.now()")
    return found


def clicks(table: Table, seat: str, people: dict[str, Player], count: int, seed: int = 1) -> list[float]:
    """Milliseconds from so many clicks on answers to the board after each. Others answer elsewhere, in between."""
    chance = random.Random(seed)
    found: list[float] = []
    while len(found) < count:
        state = people["watch"].state(log=10**9)
        if state["over"]:
            break
        asked = state["question"]["seat"]
        if asked != seat:
            mine = people[asked].state(log=10**9)
            people[asked].answer(chance.choice(mine["question"]["options"])["token"], mine)
            continue
        number = state["question"]["number"]
        table.page.wait_for_function(
            "number => document.querySelector('section.bar')?.dataset.number === String(number)", arg=number
        )
        table.wait()
        found.append(table.page.evaluate(CLICK, chance.randrange(table.answers.count())))
    return found


def fetched(page: Page) -> dict[str, int]:
    """The page's own scripts and styles that it has fetched, and how many bytes each has under gzip."""
    names: list[str] = page.evaluate(
        "performance.getEntriesByType('resource').map(one => one.name).filter(name => /\\.(js|css)$/.test(name))"
    )
    files = {re.sub(r"^.*/static/|^https?://[^/]+/", "", name) for name in names}
    return {name: len(gzip.compress((STATIC / name).read_bytes(), 9)) for name in sorted(files)}
