"""A whole session with the companion, said by its buttons."""

from __future__ import annotations

from typing import Any, NamedTuple

from playwright.sync_api import Page

from guildhall.companion.session import Companion

SAID = "() => JSON.parse(localStorage.getItem('guildhall.companion'))?.state.session.said ?? []"
HEARD = """([lines, answers]) => {
    const said = JSON.parse(localStorage.getItem("guildhall.companion"))?.state.session.said ?? [];
    if (document.querySelector("main")?.getAttribute("aria-busy") !== "false") return false;
    return said.length === lines && (said.at(-1)?.[1].length ?? 0) === answers;
}"""
MANY = 14  # from so many numbers on there is a stepper instead of a button for each


class Answered(NamedTuple):
    kind: str
    choices: list[str]
    least: int
    most: int
    last: list[int]
    answer: list[int]


def script_of(session: Companion) -> list[tuple[str, list[Answered]]]:
    """Every line with what was asked and answered."""
    again = type(session)(session.setup, session.seed, session.tells_cards)
    script: list[tuple[str, list[Answered]]] = []
    for line, answers in session.said:
        again.do(line)
        told: list[Answered] = []
        for answer in answers:
            asked = again.question
            assert asked is not None
            keys = [key for key, _ in asked.choices]
            told.append(Answered(asked.kind, keys, asked.least, asked.most, asked.last, answer))
            again.answer_with(answer)
        script.append((line, told))
    return script


class Driver:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.lines = 0
        page.on("dialog", lambda dialog: dialog.accept())

    def follow(self, script: list[tuple[str, list[Answered]]]) -> None:
        for line, answers in script:
            self.say(line)
            for number, one in enumerate(answers, 1):
                self.answer(one)
                self.wait(number)

    def wait(self, answers: int) -> None:
        self.page.wait_for_function(HEARD, arg=[self.lines, answers])

    def say(self, line: str) -> None:
        name, *rest = line.split()
        page = self.page
        self.lines += 1
        if name in ("turn", "begin"):
            page.locator(".next .main").click()
        elif name == "end":
            page.locator(".next .plain").click()
        else:
            page.locator(f"[data-deed={name}]").click()
            if rest and not rest[0].lstrip("-").isdecimal():
                page.locator(f".about [data-thing='{rest.pop(0)}']").click()
            if rest:
                self.number(page.locator(".about"), int(rest[0]))
                page.locator(".about > .main").click()
        self.wait(0)

    def number(self, where: Any, number: int) -> None:
        button = where.locator(".all").get_by_role("button", name=str(number), exact=True)
        if button.count():
            button.click()
        else:
            field = where.get_by_role("spinbutton")
            field.fill(str(number))
            field.blur()

    def answer(self, one: Answered) -> None:
        asked = self.page.locator(".asked")
        if one.last and one.last == one.answer:
            asked.locator(".as-before").click()
        elif one.kind == "yes-or-no":
            asked.locator(f"[data-answer='{one.answer[0]}']").click()
        elif one.kind in ("one-of", "one-named"):
            asked.locator(f"[data-answer='{one.choices[one.answer[0]]}']").click()
        elif one.kind == "number":
            self.number(asked, one.answer[0])
            if one.most - one.least >= MANY:
                asked.get_by_role("button", name="Say it").click()
        else:
            for key, was, now in zip(one.choices, one.last or [0] * len(one.choices), one.answer):
                if was != now and one.kind == "some-of":
                    asked.locator(f"[data-answer='{key}']").click()
                elif was != now:
                    self.number(asked.locator(f"[data-answer='{key}']"), now)
            asked.get_by_role("button", name="Say it").click()
