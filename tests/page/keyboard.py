"""Hands that never leave the keyboard."""

from __future__ import annotations

import random

from page.table import Table

FOCUS = """() => {
    const it = document.activeElement;
    const said = it.getAttribute("aria-label")
        ?? (it.labels?.length ? it.labels[0].textContent : it.textContent);
    return {
        role: it.getAttribute("role")
            ?? { A: "link", BUTTON: "button", SELECT: "combobox", INPUT: it.type }[it.tagName] ?? it.tagName,
        name: said.trim(),
        spot: it.matches(".spot"),
        target: it.dataset.target ?? "",
    };
}"""
# The arrow keys that lead from here to a thing on the board, the likeliest first.
WAYS = """target => {
    const middle = (one) => {
        const box = one.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const [fx, fy] = middle(document.activeElement);
    const [tx, ty] = middle(document.querySelector(`.spot.shines[data-target="${target}"]`));
    const across = tx > fx ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"];
    const along = ty > fy ? ["ArrowDown", "ArrowUp"] : ["ArrowUp", "ArrowDown"];
    const [one, two] = Math.abs(tx - fx) > Math.abs(ty - fy) ? [across, along] : [along, across];
    return [one[0], two[0], two[1], one[1]];
}"""


class Keyboard:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.page = table.page
        self.boards = 0  # answers given on the board
        self.chance = random.Random(1)

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def type(self, text: str) -> None:
        self.page.keyboard.type(text)

    def tab_to(self, role: str, name: str) -> None:
        self.page.get_by_role(role, name=name).first.wait_for()  # type: ignore[arg-type]
        for _ in range(60):
            self.press("Tab")
            focus = self.page.evaluate(FOCUS)
            if focus["role"] == role and focus["name"].startswith(name):
                return
        raise AssertionError(f"Tab does not lead to the {role} {name}")

    def by_key(self, number: int) -> None:
        """An answer's own key; those beyond the last key have none."""
        key = self.table.answers.nth(number).get_attribute("aria-keyshortcuts")
        if key is None:
            self.by_list(number)
        else:
            self.press(key)

    def by_list(self, number: int) -> None:
        """Into the list of answers, and through it with the arrow keys."""
        self.press("h")
        self.press("Home")
        for _ in range(number):
            self.press("ArrowDown")
        self.press("Enter")

    def on_the_board(self, number: int) -> None:
        """Tab to the board, the arrow keys to a thing on it that shines for this answer alone."""
        sentence = self.table.sentences()[number]
        target = self.page.locator(".spot.shines:visible").evaluate_all(
            "(spots, said) => spots.find(one => one.ariaLabel.endsWith(`. ${said}`))?.dataset.target ?? ''", sentence
        )
        if not target:
            self.by_key(number)
            return
        for _ in range(40):
            if self.page.evaluate(FOCUS)["spot"]:
                break
            self.press("Tab")
        tried: set[tuple[str, str]] = set()
        for _ in range(120):
            here = self.page.evaluate(FOCUS)["target"]
            if here == target:
                self.boards += 1
                self.press("Enter")
                return
            ways = self.page.evaluate(WAYS, target)
            untried = [key for key in ways if (here, key) not in tried]
            # Where every way has been tried, any leads on to where one has not been.
            way = untried[0] if untried else self.chance.choice(ways)
            tried.add((here, way))
            self.press(way)
        raise AssertionError(f"the arrow keys do not lead to {target}")
