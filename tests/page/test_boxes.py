"""At every size a table keeps its pieces in their boxes.

The whole question is in sight, nothing is beside the window, no words are cut, no part lies over another.

docs/make_looks.py takes pictures of the same tables.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from page.browsing import Visit
from page.scenes import ALL, FINGERS_WIDTH, PHONE_WIDTH, SIZES, scene, settings
from page.table import Table
from server.tools import ServedProcess, begin

# Answers that lie beyond the lower end of their list, or beside the window; and whether the list says that it goes on.
QUESTION = """() => {
    const bar = document.querySelector(".question .bar").getBoundingClientRect();
    const list = document.querySelector(".answers");
    const edge = list.getBoundingClientRect();
    const answers = [...list.querySelectorAll(".answer")];
    const out = [];
    for (const one of answers) {
        const box = one.getBoundingClientRect();
        if (box.left < edge.left - 1 || box.right > edge.right + 1) out.push("beside: " + one.innerText);
        const finish = one.classList.contains("finish");
        if (finish && box.bottom > edge.bottom + 1) out.push("ends out of sight: " + one.innerText);
    }
    const below = answers.filter((one) => one.getBoundingClientRect().top > edge.bottom - 8).length;
    return {
        out,
        below,
        scrolls: list.scrollHeight > list.clientHeight + 1,
        inWindow: bar.top >= -1 && bar.left >= -1 && bar.right <= innerWidth + 1 && bar.bottom <= innerHeight + 1,
        heading: document.querySelector(".question h2").getBoundingClientRect().top >= bar.top - 1,
    };
}"""
# Words that are not all there: in a box that hides what is too long for it, without saying so by an ellipsis.
CUT = """() => [...document.querySelectorAll("main h2, main h3, main .name, main button, main .caption, main .head")]
    .filter((one) => one.checkVisibility() && one.getClientRects().length && one.textContent.trim())
    .filter((one) => !one.closest(".unseen, [aria-hidden=true], .trace") && !one.matches(".spot"))
    .filter((one) => {
        const style = getComputedStyle(one);
        return style.overflow !== "visible" && style.textOverflow !== "ellipsis"
            && (one.scrollWidth > one.clientWidth + 2 || one.scrollHeight > one.clientHeight + 4);
    })
    .map((one) => one.className + ": " + one.textContent.trim().slice(0, 40))"""
# The large parts of a table, and those of them that lie over one another.
OVER = """() => {
    const parts = ["header", "main .board", "main .side", "main .question", "main .own", "main .left"]
        .map((name) => [name, document.querySelector(name)])
        .filter(([, one]) => one?.checkVisibility() && one.getClientRects().length);
    const found = [];
    for (const [i, [name, one]] of parts.entries()) {
        for (const [other, two] of parts.slice(i + 1)) {
            if (one.contains(two) || two.contains(one)) continue;
            const [a, b] = [one.getBoundingClientRect(), two.getBoundingClientRect()];
            const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            if (wide > 3 && high > 3) found.push(name + " and " + other);
        }
    }
    return found;
}"""
# Of the ring a phone shows a map: what can be read there stands in the list below it.
SMALL = """map =>  [...document.querySelectorAll("main *")]
    .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()))
    .filter((one) => !(one instanceof SVGElement) && (!map || !one.closest(".ring")))
    .filter((one) => one.checkVisibility() && !one.closest(".unseen, [aria-hidden=true], kbd"))
    .map((one) => [one, Math.round(parseFloat(getComputedStyle(one).fontSize) * 10) / 10])
    .map(([one, size]) => [size, one.className, one.textContent.trim().slice(0, 30)])
    .filter(([size]) => size < 12.4)"""
ASKED = [(game, name) for game, name in ALL if name != "end"]


@pytest.mark.parametrize(("game", "name"), ASKED, ids=[f"{game}-{name}" for game, name in ASKED])
def test_a_question_is_whole_and_nothing_is_cut_at_any_size(
    visit: Callable[..., Visit], served: ServedProcess, game: str, name: str
) -> None:
    one = scene(game, name)
    created = begin(served.client, "o" * one.players, record=one.record)
    table = Table(visit(**settings(SIZES[-1])))
    table.sit(created, one.seat)
    table.wait()
    page = table.page
    wrong: dict[str, Any] = {}
    for size in SIZES:
        if size[0] <= FINGERS_WIDTH:
            continue  # these have a finger, and their own window below
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.wait_for_timeout(120)
        wrong |= found(table, size)
    for size in SIZES:
        if size[0] > FINGERS_WIDTH:
            continue
        with_finger = Table(visit(**settings(size)))
        with_finger.sit(created, one.seat)
        with_finger.wait()
        with_finger.page.wait_for_timeout(120)
        wrong |= found(with_finger, size)
    assert wrong == {}


def found(table: Table, size: tuple[int, int]) -> dict[str, Any]:
    page = table.page
    window = f"{size[0]}x{size[1]}"
    wrong: dict[str, Any] = {}
    question = page.evaluate(QUESTION)
    if question["out"]:
        wrong[f"{window} question"] = question["out"]
    if not question["inWindow"] or not question["heading"]:
        wrong[f"{window} question in sight"] = question
    # On a small screen a long list may go on below; its shadow says so. On a large one all answers are there.
    if question["below"] and (size[0] >= 1260 or not question["scrolls"]):
        wrong[f"{window} answers out of sight"] = question["below"]
    if cut := page.evaluate(CUT):
        wrong[f"{window} cut"] = cut
    if size[0] > PHONE_WIDTH and size[0] >= 1260 and (over := page.evaluate(OVER)):
        wrong[f"{window} one over the other"] = over
    if page.evaluate("document.scrollingElement.scrollWidth") > size[0]:
        wrong[f"{window} wider than the window"] = page.evaluate("document.scrollingElement.scrollWidth")
    if small := page.evaluate(SMALL, size[0] <= FINGERS_WIDTH):
        wrong[f"{window} small"] = small[:4]
    return wrong
