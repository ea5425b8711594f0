"""Strangers meet at an open table."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from page.browsing import PHONE, Visit
from page.test_looks import complaints
from server.tools import ServedProcess, wait_for

Visiting = Callable[..., Visit]


def open_table(page: Page, name: str, players: str = "2") -> None:
    page.goto("/")
    page.get_by_role("button", name="Open a table").click()
    window = page.get_by_role("dialog", name="Open a table")
    window.get_by_role("radio", name=players, exact=True).check()
    window.get_by_label("Your name").fill(name)
    window.get_by_role("button", name="Open a table").click()
    expect(page.get_by_role("heading", name=re.compile("Waiting for"))).to_be_visible()


def test_two_play_with_a_clock_and_pause(visit: Visiting) -> None:
    ada, berta = visit().page, visit(viewport=PHONE).page
    ada.goto("/")
    ada.get_by_role("button", name="Open a table").click()
    window = ada.get_by_role("dialog", name="Open a table")
    window.get_by_role("radio", name="10 minutes each, and 10 seconds more a turn").check()
    expect(window).to_contain_text("A bot plays for whose time runs out")
    window.get_by_role("button", name="Open a table").click()
    berta.goto("/")
    row = berta.get_by_role("region", name="Open tables").get_by_role("listitem")
    expect(row).to_contain_text("10 minutes each, and 10 seconds more a turn")
    row.get_by_role("button", name="Sit down").click()
    for page in (ada, berta):
        page.wait_for_url(re.compile(r"/game/[a-z0-9]{12}#"))
    clocks = ada.get_by_role("group", name="Clocks")
    running = clocks.locator(".running b")
    first = running.inner_text()
    expect(running).not_to_have_text(first)  # it goes
    clocks.get_by_role("button", name="Pause").click()
    expect(clocks).to_contain_text("You would like a pause")
    theirs = berta.get_by_role("group", name="Clocks")
    theirs.get_by_role("button", name="Agree").click()
    for one in (clocks, theirs):
        expect(one).to_contain_text("A pause: no clock runs")
        expect(one.locator(".running")).to_have_count(0)
    assert complaints(ada) == []
    theirs.get_by_role("button", name="Go on").click()
    expect(running).to_have_count(1)


def leave(page: Page) -> None:
    page.get_by_role("button", name="Leave the table").click()
    expect(page.get_by_role("region", name="Open tables")).to_be_visible()


def test_two_strangers_meet_at_an_open_table(visit: Visiting) -> None:
    ada, berta = visit().page, visit(viewport=PHONE).page
    berta.goto("/")
    tables = berta.get_by_role("region", name="Open tables")
    expect(tables).to_contain_text("Nobody waits just now")
    open_table(ada, "Ada")
    # Who looks is shown the new table at once.
    row = tables.get_by_role("listitem").filter(has_text="Ada")
    expect(row).to_contain_text("1 of 2 seats taken")
    tables.get_by_label("Your name").fill("Berta")
    row.get_by_role("button", name="Sit down").click()
    for page in (ada, berta):
        page.wait_for_url(re.compile(r"/game/[a-z0-9]{12}#"))
        expect(page.locator(".question")).to_be_visible()
    assert ada.url.partition("#")[0] == berta.url.partition("#")[0]
    assert ada.url != berta.url, "each has a key of their own"
    # Both find it among their games.
    berta.goto("/")
    expect(berta.get_by_role("region", name="My games").get_by_role("listitem")).to_contain_text("Ada")
    expect(tables).to_contain_text("Nobody waits just now")


def test_the_host_begins_with_bots_and_may_leave_instead(visit: Visiting) -> None:
    ada, berta = visit(), visit()
    open_table(ada.page, "Ada", "4")
    berta.page.goto("/")
    berta.page.get_by_role("region", name="Open tables").get_by_role("button", name="Sit down").click()
    expect(berta.page.get_by_role("heading", name="Waiting for 2 more")).to_be_visible()
    expect(berta.page.get_by_role("button", name="Begin with bots")).to_have_count(0)
    # The first page shows where one sits, and leads back.
    berta.page.goto("/")
    berta.page.get_by_role("link", name="Your table", exact=True).click()
    leave(ada.page)
    # Whoever has sat there longest is the host now.
    expect(berta.page.get_by_role("heading", name="Waiting for 3 more")).to_be_visible()
    berta.page.get_by_role("button", name="Begin with bots").click()
    berta.page.wait_for_url(re.compile(r"/game/[a-z0-9]{12}#"))
    expect(berta.page.locator(".question")).to_be_visible()


def test_a_table_that_is_gone_says_so(visit: Visiting, served: ServedProcess) -> None:
    ada = visit()
    ada.expects_refusals = True
    open_table(ada.page, "Ada")
    where = ada.page.url
    leave(ada.page)
    ada.page.goto(where)
    expect(ada.page.get_by_role("alert")).to_contain_text("You are no longer at this table")
    wait_for(lambda: served.client.get("/api/tables").json()["tables"] == [])


def test_open_tables_read_well(visit: Visiting) -> None:
    """By light and by dark, for everybody."""
    ada = visit().page
    open_table(ada, "Ada", "3")
    assert complaints(ada) == []
    berta = visit().page
    berta.goto("/")
    expect(berta.get_by_role("region", name="Open tables").get_by_role("listitem")).to_be_visible()
    assert complaints(berta) == []
    berta.get_by_role("button", name="Open a table").click()
    expect(berta.get_by_role("dialog", name="Open a table").get_by_role("radio").first).to_be_visible()
    assert complaints(berta) == []
    leave(ada)
