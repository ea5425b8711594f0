"""Somebody at a table in the page, who touches only what shines and the answers of the question bar."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import FilePayload, Locator, Page

from page.browsing import Visit
from page.wishes import wished

# What is to be done now, once the page is at rest: "end", "hand-over" or "question".
READY = """() => {
    const seen = (selector) => document.querySelector(selector)?.checkVisibility() ?? false;
    if (document.querySelector('.answer[aria-disabled="true"]')) return null;
    if (seen("dialog[open] table")) return "end";
    if (seen("main .notice button.main")) return "hand-over";
    if (seen(".answers button.answer")) return "question";
    return null;
}"""
SENTENCES = """buttons => buttons.map(button => {
    const whole = button.querySelector(".unseen");
    if (whole) return whole.textContent.trim();
    const copy = button.cloneNode(true);
    copy.querySelectorAll("kbd").forEach(key => key.remove());
    return copy.textContent.trim();
})"""


class Table:
    """A window with a game in it."""

    def __init__(self, visit: Visit) -> None:
        self.visit = visit
        self.page: Page = visit.page
        self.given = 0  # answers, through this window

    def sit(self, created: dict[str, Any], seat: str) -> None:
        """Open the secret link of a seat, or that of the spectators ("watch")."""
        key = created["watch"] if seat == "watch" else created["keys"][seat]
        self.page.goto(f"/game/{created['id']}#{key}")

    def open_record(self, record: str) -> None:
        """From a file, on the start page."""
        self.page.goto("/")
        file: FilePayload = {"name": "game.txt", "mimeType": "text/plain", "buffer": record.encode()}
        self.page.locator("input[type=file]").set_input_files(file)

    def wait(self) -> str:
        """Until there is something to do: "end", "hand-over" or "question"."""
        found: str = self.page.wait_for_function(READY).json_value()
        return found

    # What there is.

    @property
    def prompt(self) -> Locator:
        return self.page.locator(".question h2")

    @property
    def answers(self) -> Locator:
        return self.page.locator(".answers button.answer")

    @property
    def shining(self) -> Locator:
        return self.page.locator(".spot.shines:visible")

    def spot(self, target: str) -> Locator:
        """The thing on the table that this target names."""
        return self.page.locator(f'.spot[data-target~="{target}"]').first

    def sentences(self) -> list[str]:
        """The open question's answers, as they are read out."""
        found: list[str] = self.answers.evaluate_all(SENTENCES)
        return found

    def wish(self, chance: random.Random) -> int:
        """The number of the answer that a player of these tests gives."""
        return wished(self.sentences(), chance)

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("region", name="Log")

    # What is done.

    def whole_log(self) -> Locator:
        """The log with every turn in sentences."""
        switch = self.log.get_by_role("button", name="Sentences")
        if switch.get_attribute("aria-pressed") != "true":
            switch.click()
        return self.log

    def take_over(self) -> None:
        """The screen has been handed on."""
        self.page.locator("main .notice button.main").click()
        assert self.wait() == "question"

    def answer(self, number: int, on_the_board: bool = False) -> None:
        """Click an answer in the question bar, or the thing that it points at where there is one."""
        button = self.answers.nth(number)
        self.given += 1
        if on_the_board:
            sentence = self.sentences()[number]
            button.hover()  # what it points at is marked
            marked = self.page.locator(".spot.looked:visible").element_handles()
            if marked:
                marked[0].click()
                menu = self.page.locator(".menu button")
                if menu.count():
                    menu.get_by_text(sentence, exact=True).click()
                return
        button.click()

    def play(self, chance: random.Random, until: Callable[[], bool] = lambda: False) -> str:
        """Answer, and hand the screen on, until that is so or the game is over."""
        while (now := self.wait()) != "end" and not until():
            if now == "hand-over":
                self.take_over()
            else:
                self.answer(self.wish(chance), on_the_board=self.given % 2 == 1)
            assert self.given < 400, "this game does not end"
        return now

    def final_scores(self) -> dict[str, list[int]]:
        """The end's table: each category's points, seat by seat."""
        rows = self.page.locator("dialog table tr:has(td)").evaluate_all(
            "rows => rows.map(row => [...row.cells].map(cell => cell.textContent.trim()))"
        )
        return {row[0]: [int(cell.replace("−", "-")) for cell in row[1:]] for row in rows if row[0]}
