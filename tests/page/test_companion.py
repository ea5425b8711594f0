"""The companion on the page: an opponent at a real table, one question at a time."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from page.browsing import PHONE, Visit
from page.table import Table
from page.test_looks import complaints
from page.test_phone import fits


def sit_down(page: Page, opponent: str) -> None:
    page.goto("/")
    page.get_by_role("link", name="Companion").click()
    page.get_by_label("Solo opponent").select_option(opponent)
    page.get_by_role("button", name="Sit down").click()
    page.get_by_role("heading", name=opponent).wait_for()


def answer(page: Page) -> None:
    """Any answer that fits: as before, the first choice, or a small number."""
    asked = page.locator(".asked")
    before = asked.get_by_role("button", name="As before")
    if before.count():
        before.click()
    elif asked.get_by_role("textbox").count():
        asked.get_by_role("textbox").fill("1")
        asked.get_by_role("button", name="Say it").click()
    else:
        asked.get_by_role("button").first.click()


def take_turn(page: Page) -> None:
    """It takes its turn, and is told whatever it asks."""
    lines = page.get_by_role("log").get_by_role("listitem")
    before = lines.count()
    page.get_by_role("button", name="’s turn").click()
    while True:
        expect(page.locator("main")).to_have_attribute("aria-busy", "false")
        if page.get_by_role("button", name="’s turn").count():
            break
        answer(page)
    expect(lines.nth(before)).to_be_visible()


def test_it_tells_its_turns_and_remembers_them(table: Table) -> None:
    page = table.page
    sit_down(page, "Constantine")
    assert complaints(page) == []
    for _ in range(3):
        take_turn(page)
    told = page.get_by_role("log").inner_text()
    assert told.count("Constantine turns over") >= 3
    # What players do to it is told in a line.
    page.get_by_label("Something else happened to it").fill("gain virtue 2")
    page.get_by_role("button", name="Say it").click()
    expect(page.get_by_role("log")).to_contain_text("Constantine gains 2 Virtue")
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("log")).not_to_contain_text("Constantine gains 2 Virtue")
    # Another day it goes on where it was.
    page.reload()
    expect(page.get_by_role("log")).to_have_text(told, use_inner_text=True)
    page.on("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="The game is over").click()
    expect(page.get_by_role("region", name="What it has", exact=True)).to_contain_text("Its final score")
    assert complaints(page) == []


def test_where_workers_stand_is_told_place_by_place(table: Table) -> None:
    page = table.page
    sit_down(page, "Constantine")
    forest = page.get_by_role("spinbutton", name="Forest")
    for _ in range(20):  # one of its 20 first Schemes asks for it
        page.get_by_role("button", name="’s turn").click()
        expect(page.locator("main")).to_have_attribute("aria-busy", "false")
        while page.locator(".asked").count() and not forest.count():
            answer(page)
            expect(page.locator("main")).to_have_attribute("aria-busy", "false")
        if forest.count():
            break
    expect(page.get_by_role("button", name="Say it")).to_be_disabled()
    forest.fill("3")
    page.get_by_role("spinbutton", name="Town Centre").fill("1")
    assert complaints(page) == []
    page.get_by_role("button", name="Say it").click()
    expect(page.get_by_role("log")).to_contain_text("Forest 3 and Town Centre 1")
    expect(page.get_by_role("log")).to_contain_text("3 of Red’s Workers at the Forest")


def test_what_cannot_be_is_said_and_nothing_is_lost(table: Table) -> None:
    page = table.page
    table.visit.expects_refusals = True
    sit_down(page, "Meddler")
    page.get_by_label("Something else happened to it").fill("dance")
    page.get_by_role("button", name="Say it").click()
    expect(page.get_by_role("alert")).to_contain_text("“dance” is not something you can say here")
    take_turn(page)


def test_it_fits_a_phone(visit: Callable[..., Visit]) -> None:
    phone = Table(visit(viewport=PHONE, is_mobile=True, has_touch=True, device_scale_factor=2, locale="de-DE"))
    page = phone.page
    page.goto("/companion")
    page.get_by_role("button", name="Platz nehmen").click()
    page.get_by_role("button", name="Konstantin ist am Zug").click()
    expect(page.get_by_role("log")).to_contain_text("Konstantin")
    assert fits(phone)
