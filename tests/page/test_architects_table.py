"""The table of Architects in windows of every size: nothing is cut, and what stands on its grounds can be read."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import guildhall
from page.browsing import PHONE, Visit
from page.scenes import THEMES, scene, settings
from page.table import Table
from server.tools import ServedProcess, begin

Visiting = Callable[..., Visit]

# Texts of the board that do not fit their box, or are set in type below the floor.
CUT = """() => [...document.querySelectorAll(
    ".board :is(h2, h3, h4, p, .price, .offer), .tracks :is(h2, h3), .purse > *, .own article p, .own h4"
)].filter(one => one.checkVisibility()).filter(one => {
    const size = parseFloat(getComputedStyle(one).fontSize);
    return one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 4 || size < 12.9;
}).map(one => one.innerText)"""
SCROLLS = "() => { const box = document.querySelector('.tabbed'); return box.scrollHeight > box.clientHeight + 1; }"
# The least contrast of a rule with any colour of the sky that it stands on.
CONTRAST = """() => {
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    const light = colour => {
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].map(one => one / 255)
            .map(one => one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    return [...document.querySelectorAll(".place")].flatMap(place => {
        const ink = light(getComputedStyle(place.querySelector(".rule")).color);
        const grounds = getComputedStyle(place.querySelector(".scene")).backgroundImage.match(/rgba?\\([^)]*\\)/g);
        return grounds.map(light).map(one => (Math.max(ink, one) + 0.05) / (Math.min(ink, one) + 0.05));
    });
}"""


def sit(visit: Visiting, served: ServedProcess, name: str, size: tuple[int, int]) -> Table:
    one = scene("architects", name)
    table = Table(visit(**settings(size)))
    table.sit(begin(served.client, "o" * one.players, record=one.record), one.seat)
    table.wait()
    table.page.evaluate("document.fonts.ready")
    return table


@pytest.mark.parametrize("size", [(1024, 768), (1280, 800), (1366, 768), (1920, 1080)])
def test_nothing_on_the_board_is_cut_and_nothing_scrolls(
    visit: Visiting, served: ServedProcess, size: tuple[int, int]
) -> None:
    table = sit(visit, served, "table", size)
    assert table.page.evaluate(CUT) == []
    assert not table.page.evaluate(SCROLLS)
    last = table.answers.last
    expect(last).to_be_in_viewport(ratio=0.95)


def test_what_stands_on_a_scene_can_be_read_by_day_and_by_night(visit: Visiting, served: ServedProcess) -> None:
    page = sit(visit, served, "table", (1280, 800)).page
    for theme in THEMES:
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        found = page.evaluate(CONTRAST)
        assert len(found) >= 18
        assert min(found) >= 4.5, theme


def test_prices_stand_above_the_columns(visit: Visiting, served: ServedProcess) -> None:
    one = scene("architects", "table")
    table = sit(visit, served, "table", (1280, 800))
    shown = table.page.locator(".price b").all_inner_texts()
    columns = guildhall.load(one.record).view(one.seat)["hire"]
    assert [int(text) for text in shown] == [column["silver"] for column in columns]


def test_on_a_phone_goods_stay_whatever_tab_is_shown(visit: Visiting, served: ServedProcess) -> None:
    table = sit(visit, served, "table", (PHONE["width"], PHONE["height"]))
    for tab, part in (("Board", ".board"), ("Mine", ".shelves"), ("Others", ".foes"), ("Log", "div[data-tab=log]")):
        table.page.get_by_role("button", name=tab).last.tap()
        expect(table.page.locator(part)).to_be_visible()
        expect(table.page.locator(".purse .good").first).to_be_visible()
        assert table.page.evaluate("document.scrollingElement.scrollWidth") <= PHONE["width"]
