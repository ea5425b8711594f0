"""Two people at one screen."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

from page.games import played
from page.table import Table
from server.tools import BOTH


def hands(table: Table) -> set[str]:
    """The cards that lie before whoever has the screen."""
    spots = table.page.locator('.mine .card .spot[data-target^="building:"]')
    found: list[str] = spots.evaluate_all("spots => spots.map(one => one.dataset.target)")
    return set(found)


def names(table: Table) -> set[str]:
    labels: list[str] = table.page.locator(".mine .card .spot").evaluate_all("spots => spots.map(one => one.ariaLabel)")
    return {label.split(":")[0] for label in labels}


def test_the_hand_over_screen_hides_everything_until_the_next_player_takes_it(table: Table) -> None:
    table.visit.sow(11)
    page = table.page
    page.goto("/new")
    for box in BOTH:
        page.locator(f'input[value="{box}"]').check()
    page.get_by_label("Who plays Blue").select_option("me, at this screen")
    page.get_by_role("button", name="Begin").click()
    chance = random.Random(11)
    seen: dict[str, set[str]] = {}
    said: dict[str, set[str]] = {}
    turns = 0
    while turns < 14:
        if table.wait() == "question":
            who = page.locator(".mine").get_attribute("data-seat")
            assert who is not None
            seen[who], said[who] = hands(table), names(table)
            table.answer(table.wish(chance))
            continue
        turns += 1
        source = page.content()
        shown = page.locator("body").inner_text()
        for who, cards in seen.items():
            assert [card for card in cards if card in source] == [], who
            assert [name for name in said[who] if re.search(rf"\b{name}\b", shown)] == [], who
        assert table.shining.count() == 0
        before = page.locator("main .notice h2").inner_text()
        table.take_over()
        assert before == f"{page.locator('.mine h2').first.inner_text()} is next"
    assert set(seen) == {"red", "blue"}
    assert all(seen.values())


def test_a_reload_does_not_show_the_hand_of_whoever_is_not_there(table: Table) -> None:
    """Also the keys stay with the browser, not with the page."""
    table.open_record(str(played(5, left=60).record()))
    page = table.page
    assert table.wait() == "hand-over"
    page.reload()
    assert table.wait() == "hand-over"
    assert page.locator(".mine").count() == 0
    table.take_over()
    expect(page.locator(".mine")).to_be_visible()


def test_what_an_expansion_brings_along_is_shown_as_chosen(table: Table) -> None:
    page = table.page
    page.goto("/new")
    free = page.get_by_role("checkbox", name="A free Apprentice to start with")
    expect(free).not_to_be_checked()
    page.get_by_role("checkbox", name="Age of Artisans").check()
    expect(free).to_be_checked()
    expect(free).to_be_disabled()
