"""The score pad on the page: a real table is tapped in, and counted as the engine counts it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import guildhall
from guildhall import scorepad
from guildhall.engine.message import Message
from guildhall.words import say
from page.browsing import PHONE, Visit
from page.table import Table
from page.test_looks import complaints
from page.test_phone import fits


def final(game: str, options: dict[str, Any], seed: int) -> Any:
    """A table at the end of a game played at random."""
    state = guildhall.definition(game).new_table(seed, **options)
    chance = Random(seed)
    while not state.is_over:
        state.answer(chance.choice(state.answers))
    return state


def open_pad(page: Page, game: str, boxes: list[str], players: int) -> None:
    page.goto("/")
    page.get_by_role("link", name="Score pad").click()
    page.get_by_role("group", name="Game", exact=True).get_by_role("button", name=game).click()
    for box in boxes:
        page.get_by_label(say(Message(f"page-expansion-{box}"))).check()
    number = page.get_by_role("spinbutton", name=say(Message("option-players")))
    number.fill(str(players))
    number.press("Enter")
    expect(page.get_by_role("table", name="What everybody has").get_by_role("columnheader")).to_have_count(players)


def tap_in(page: Page, game: str, options: dict[str, Any], seats: list[dict[str, Any]], table: dict[str, Any]) -> None:
    """Line by line, and on each line player by player, always by the button that goes on."""
    fields = scorepad.items(game, options)
    page.locator("button.cell").first.click()
    for name, field in [*fields.items(), *scorepad.common(game).items()]:
        sheet = page.get_by_role("region", name=say(Message(f"page-pad-{game}-{name}")), exact=True)
        for has in seats if name in fields else [table]:
            tap(sheet, field.describe(), has.get(name, field.ours))
            onward = sheet.get_by_role("button", name="Next: ")
            (onward if onward.count() else sheet.get_by_role("button", name="Done")).click()


def tap(sheet: Locator, form: dict[str, Any], value: Any) -> None:
    if form["type"] == "whole" and form["most"] <= 30:
        text = ("no", "yes")[value] if form["most"] == 1 else str(value)
        sheet.locator(".tile").get_by_text(text, exact=True).click()
    elif form["type"] == "whole":
        sheet.get_by_role("spinbutton").fill(str(value))
        sheet.get_by_role("spinbutton").press("Enter")
    elif form["type"] == "amounts":
        for at, name in enumerate(form["names"]):
            if value.get(name):
                sheet.get_by_role("spinbutton").nth(at).fill(str(value[name]))
                sheet.get_by_role("spinbutton").nth(at).press("Enter")
    elif form["type"] == "name" and value:
        sheet.get_by_role("button", name=say(Message(f"board-{value}")), exact=True).click()
    elif form["type"] == "cards":
        for key in value:
            sheet.locator(f'[data-key="{key}"]').click()
    elif form["type"] == "under":
        for over, under in value.items():
            sheet.locator(f'[data-key="{over}"]').select_option(under)


@pytest.mark.parametrize(
    ("game", "named", "options", "seed"),
    [
        ("architects", "Architects", {"players": 3, "expansions": ["artisans", "wonders"], "setup": "variable"}, 5),
        ("viscounts", "Viscounts", {"players": 2}, 6),
    ],
)
def test_a_final_table_is_tapped_in_and_counted_as_the_engine_counts(
    table: Table, game: str, named: str, options: dict[str, Any], seed: int
) -> None:
    state = final(game, options, seed)
    seats, common = scorepad.told(game, state)
    page = table.page
    open_pad(page, named, options.get("expansions", []), options["players"])
    tap_in(page, game, {k: v for k, v in options.items() if k == "expansions"} | {"players": 2}, seats, common)
    counted = page.get_by_role("region", name="Points")
    rows = [[*row.values()] for row in state.scores()]
    for at, key in enumerate(state.scores()[0]):
        line = counted.get_by_role("row", name=say(Message(f"score-{key}"))).first
        expect(line.get_by_role("cell")).to_have_text([str(row[at]).replace("-", "−") for row in rows])
    assert complaints(page) == []
    # What a category is made of is told.
    counted.get_by_role("button", name=say(Message("score-buildings"))).click()
    expect(counted.get_by_text(say(Message(f"page-pad-score-{game}-buildings")))).to_be_visible()


def test_it_is_kept_and_sent_by_link(visit: Callable[..., Visit]) -> None:
    mine, friend = visit().page, visit().page
    open_pad(mine, "Architects", [], 2)
    mine.get_by_role("textbox", name="Name of Red").fill("Wren")
    mine.get_by_role("button", name="Virtue of Wren").click()
    mine.get_by_role("button", name="13", exact=True).click()
    counted = mine.get_by_role("region", name="Points").get_by_role("row", name="Total")
    expect(counted.get_by_role("cell").first).to_have_text("5")
    mine.reload()
    expect(mine.get_by_role("button", name="Virtue of Wren: 13")).to_be_visible()
    expect(mine.get_by_text("Wren wins with 5 VP")).to_be_visible()
    # The friend has a pad of their own, and gets it back.
    open_pad(friend, "Architects", [], 3)
    friend.get_by_role("button", name="Virtue of Green").click()
    friend.get_by_role("button", name="9", exact=True).click()
    friend.goto("about:blank")
    friend.goto(mine.get_by_role("textbox", name="Link to this pad").input_value())
    expect(friend.get_by_role("button", name="Virtue of Wren: 13")).to_be_visible()
    friend.get_by_role("button", name="Back to my own").click()
    expect(friend.get_by_role("button", name="Virtue of Green: 9")).to_be_visible()
    friend.goto("about:blank")
    friend.goto("/scorepad#bm9uc2Vuc2U")
    expect(friend.get_by_role("alert")).to_contain_text("This link is damaged")
    expect(friend.get_by_role("button", name="Virtue of Green: 9")).to_be_visible()


def test_what_one_player_has_no_other_can_have(table: Table) -> None:
    page = table.page
    open_pad(page, "Architects", [], 2)
    page.get_by_role("button", name="Buildings of Red").click()
    page.locator('[data-key="keep"]').click()
    page.get_by_role("button", name="Next: Blue").click()
    expect(page.locator('[data-key="keep"]')).to_be_disabled()
    expect(page.locator('[data-key="keep"]')).to_contain_text("Red has it")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator('[data-key="keep"]')).to_be_enabled()


def test_without_a_network_nothing_is_lost(table: Table) -> None:
    page = table.page
    open_pad(page, "Architects", [], 2)
    page.get_by_role("button", name="Virtue of Red").click()
    table.visit.lose_the_line()
    page.get_by_role("button", name="13", exact=True).click()
    expect(page.get_by_text("No network: what you tap in is kept")).to_be_visible()
    table.visit.get_the_line_back()
    expect(page.get_by_role("region", name="Points").get_by_role("row", name="Total").locator("td").first).to_have_text(
        "5"
    )


def test_it_fits_a_phone(visit: Callable[..., Visit]) -> None:
    phone = Table(visit(viewport=PHONE, is_mobile=True, has_touch=True, device_scale_factor=2, locale="de-DE"))
    page = phone.page
    page.goto("/scorepad")
    page.get_by_label(say(Message("page-expansion-artisans"), "de")).check()
    for _ in range(4):
        page.get_by_role("button", name="Mehr: Spielerzahl").tap()
    expect(page.locator("thead").first.get_by_role("columnheader")).to_have_count(6)
    page.get_by_role("button", name="Tugend von Rot").tap()
    page.get_by_role("button", name="13", exact=True).tap()
    expect(page.get_by_role("region", name="Punkte")).to_be_visible()
    assert fits(phone)
