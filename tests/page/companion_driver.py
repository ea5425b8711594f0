"""A whole session with the companion, said by its buttons: the first of each kind by the mouse, the others within the
page, which goes through hundreds of them in the time of some ten clicks from outside."""

from __future__ import annotations

from typing import NamedTuple

from playwright.sync_api import Page

from guildhall.companion.session import Companion
from page.browsing import PATIENCE

SAID = "() => JSON.parse(localStorage.getItem('guildhall.companion'))?.state.session.said ?? []"
PRESS = """async ([steps, patience]) => {
    const busy = () => document.querySelector("main")?.getAttribute("aria-busy") !== "false";
    const until = async (what, found) => {
        const end = performance.now() + patience;
        for (let one = found(); ; one = found()) {
            if (one) return one;
            if (performance.now() > end) throw new Error(`For too long not ${what}`);
            await new Promise((done) => setTimeout(done));
        }
    };
    // What a finger can press: it is there once, can be seen, is not switched off, and nothing lies on it.
    const lies_on_top = (one) => {
        const {x, y, width, height} = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    };
    const free = (all) => {
        const [one] = all;
        if (all.length !== 1 || one.disabled || !one.checkVisibility({visibilityProperty: true})) return null;
        if (!lies_on_top(one)) one.scrollIntoView({block: "center", behavior: "instant"});
        return lies_on_top(one) ? one : null;
    };
    const press = async (what, found) => {
        const one = await until(`to be pressed: ${what}`, () => free(found()));
        one.focus();
        one.click();
    };
    const deeds = {
        press: (where) => press(where, () => [...document.querySelectorAll(where)]),
        number: async (where, number) => {
            const all = `${where} .all button, ${where} input[type=number]`;
            await until(`to be seen: ${all}`, () => document.querySelector(all));
            const named = () => [...document.querySelectorAll(`${where} .all button`)]
                .filter((one) => one.textContent.trim() === String(number));
            if (named().length) return press(`${number} in ${where}`, named);
            const fields = () => [...document.querySelectorAll(`${where} input[type=number]`)];
            const field = await until(`to be filled: ${where}`, () => free(fields()));
            field.focus();
            field.value = number;
            for (const event of ["input", "change"]) field.dispatchEvent(new Event(event, {bubbles: true}));
            field.blur();
        },
        heard: (lines, answers) => until(`heard: ${answers} answers about line ${lines}`, () => {
            if (busy()) return false;
            const said = JSON.parse(localStorage.getItem("guildhall.companion"))?.state.session.said ?? [];
            return said.length === lines && (said.at(-1)?.[1].length ?? 0) === answers;
        }),
    };
    for (const [deed, ...about] of steps) await deeds[deed](...about);
}"""
MANY = 14  # from so many numbers on there is a stepper instead of a button for each
SAY_IT = ".asked footer .main"
Step = tuple[str | int, ...]


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
        self.tried: set[str] = set()  # what has been pressed by the mouse
        self.steps: list[Step] = []  # what is still to be pressed
        page.on("dialog", lambda dialog: dialog.accept())

    def follow(self, script: list[tuple[str, list[Answered]]]) -> None:
        for line, answers in script:
            self.lines += 1
            self.take(line.split()[0], said(line), 0)
            for number, one in enumerate(answers, 1):
                self.take(way(one), answered(one), number)
            self.hurry()

    def take(self, kind: str, steps: list[Step], answers: int) -> None:
        if kind in self.tried:
            self.steps += steps
        else:
            self.tried.add(kind)
            self.hurry()
            for step in steps:
                self.with_mouse(step)
        self.steps.append(("heard", self.lines, answers))

    def hurry(self) -> None:
        """Do within the page what is still to be done."""
        if self.steps:
            self.page.evaluate(PRESS, [self.steps, PATIENCE])
            self.steps = []

    def with_mouse(self, step: Step) -> None:
        what, where, *rest = step
        place = self.page.locator(str(where))
        if what == "press":
            place.click()
            return
        button = place.locator(".all").get_by_role("button", name=str(rest[0]), exact=True)
        field = place.get_by_role("spinbutton")
        button.or_(field).wait_for()
        if button.count():
            button.click()
        else:
            field.fill(str(rest[0]))
            field.blur()

    def say(self, line: str) -> None:
        """One line, by the mouse."""
        self.lines += 1
        for step in said(line):
            self.with_mouse(step)
        self.wait(0)

    def wait(self, answers: int) -> None:
        self.page.evaluate(PRESS, [[("heard", self.lines, answers)], PATIENCE])


def said(line: str) -> list[Step]:
    """What says this line."""
    name, *rest = line.split()
    if name in ("turn", "begin"):
        return [("press", ".next .main")]
    if name == "end":
        return [("press", ".next .plain")]
    steps: list[Step] = [("press", f"[data-deed={name}]")]
    if rest and not rest[0].lstrip("-").isdecimal():
        steps.append(("press", f".about [data-thing='{rest.pop(0)}']"))
    if rest:
        steps += [("number", ".about", int(rest[0])), ("press", ".about > .main")]
    return steps


def way(one: Answered) -> str:
    """In which of the ways that there are it is answered."""
    if one.last and one.last == one.answer:
        return "as before"
    return f"{one.kind}, many" if one.kind == "number" and one.most - one.least >= MANY else one.kind


def answered(one: Answered) -> list[Step]:
    """What answers so."""
    if one.last and one.last == one.answer:
        return [("press", ".asked .as-before")]
    if one.kind == "yes-or-no":
        return [("press", f".asked [data-answer='{one.answer[0]}']")]
    if one.kind in ("one-of", "one-named"):
        return [("press", f".asked [data-answer='{one.choices[one.answer[0]]}']")]
    if one.kind == "number":
        steps: list[Step] = [("number", ".asked", one.answer[0])]
        return [*steps, ("press", SAY_IT)] if one.most - one.least >= MANY else steps
    steps = []
    for key, was, now in zip(one.choices, one.last or [0] * len(one.choices), one.answer):
        if was != now and one.kind == "some-of":
            steps.append(("press", f".asked [data-answer='{key}']"))
        elif was != now:
            steps.append(("number", f".asked [data-answer='{key}']", now))
    return [*steps, ("press", SAY_IT)]
