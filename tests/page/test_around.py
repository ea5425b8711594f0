"""The pages around the table: my games, and what every page has at its top."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from page.browsing import PHONE, Visit
from page.games import played
from page.table import Table
from server.tools import ServedProcess, begin, play_on, players, wait_for


def keep(table: Table, *games: dict[str, Any]) -> None:
    """As if this browser had been at these tables."""
    table.page.goto("/")
    table.page.evaluate("games => localStorage.setItem('guildhall.games', games)", json.dumps(games))
    table.page.reload()


def kept(created: dict[str, Any], *mine: str, **known: Any) -> dict[str, Any]:
    return {
        "id": created["id"],
        "game": "architects",
        "players": len(created["keys"]),
        "expansions": [],
        "begun": 1_760_000_000_000,
        "mine": {seat: created["keys"][seat] for seat in mine},
        "links": {},
        "watch": created["watch"],
        **known,
    }


def test_my_games_tell_who_plays_how_it_stands_and_which_wait_for_me(table: Table, served: ServedProcess) -> None:
    running, over = played(100, left=20), played(100)
    mine = running.decision.seat_key
    other = next(seat for seat in running.seats if seat != mine)
    first = begin(served.client, "oo", record=str(running.record()))
    second = begin(served.client, "oo", record=str(running.record()))
    third = begin(served.client, "oo", record=str(over.record()))
    totals = {seat: row["total"] for seat, row in zip(over.seats, over.scores(), strict=True)}
    winner = max(totals, key=lambda seat: totals[seat])
    assert len(set(totals.values())) == 2
    keep(table, kept(first, other), kept(second, mine), kept(third, winner))

    games = table.page.get_by_role("region", name="My games")
    rows = games.get_by_role("listitem")
    # Who waits for me comes first, whatever was played last.
    expect(rows.nth(0)).to_contain_text("Your turn")
    expect(rows.nth(0)).to_contain_text(f"with {other.capitalize()}")
    expect(rows.nth(0)).to_contain_text(str(running.scores()[0]["total"]))
    expect(rows.nth(1)).to_contain_text(f"Waiting for {mine.capitalize()}")
    expect(rows.nth(2)).to_contain_text("You won")
    expect(rows.nth(2)).to_contain_text(str(totals[winner]))
    expect(games.get_by_text("1 waits for you")).to_be_visible()

    games.get_by_role("button", name="Over").click()
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text("You won")
    games.get_by_role("button", name="Your turn").click()
    expect(rows).to_have_count(1)
    games.get_by_role("button", name="Going on").click()
    expect(rows).to_have_count(2)
    # A game that is over leads to its replay, one that goes on to the table.
    games.get_by_role("button", name="Over").click()
    assert "/replay" in (rows.get_by_role("link").get_attribute("href") or "")


def test_a_game_that_is_no_longer_there_says_so(table: Table, served: ServedProcess) -> None:
    table.visit.expects_refusals = True
    created = begin(served.client, "oo", seed=4)
    keep(table, kept({**created, "id": "nosuchgame"}, "red"))
    rows = table.page.get_by_role("region", name="My games").get_by_role("listitem")
    expect(rows).to_contain_text("No longer there")
    rows.get_by_role("button", name=re.compile("Forget")).click()
    expect(rows).to_have_count(0)


def test_the_list_follows_what_happens_at_the_tables(table: Table, served: ServedProcess) -> None:
    created = begin(served.client, "oo", seed=4)
    people = players(served.client, created)
    asked = people["red"].state()["question"]["seat"]
    other = "blue" if asked == "red" else "red"
    keep(table, kept(created, other))
    row = table.page.get_by_role("region", name="My games").get_by_role("listitem")
    expect(row).to_contain_text(f"Waiting for {asked.capitalize()}")
    for _ in range(40):
        play_on(people, 1)
        if people["red"].state()["question"]["seat"] == other:
            break
    table.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(row).to_contain_text("Your turn")


@pytest.mark.parametrize("path", ["/", "/new", "/cards", "/companion"])
def test_every_page_speaks_the_language_that_is_chosen_there(table: Table, path: str) -> None:
    table.page.goto(path)
    table.page.get_by_label("Language").select_option(label="Deutsch")
    table.page.get_by_role("navigation", name="Seiten").get_by_role("link", name="Karten").wait_for()
    wait_for(lambda: table.page.locator("html").get_attribute("lang") == "de")
    expect(table.page.get_by_role("button", name="Hell oder dunkel wie im System eingestellt")).to_be_visible()


def test_the_table_and_the_replay_have_language_and_light_too(table: Table, served: ServedProcess) -> None:
    created = begin(served.client, "oo", seed=4)
    for path in ("", "/replay"):
        table.page.goto(f"/game/{created['id']}{path}#{created['keys']['red']}")
        table.page.get_by_label("Language").select_option(label="Deutsch")
        expect(table.page.get_by_role("link", name="Zur Startseite")).to_be_visible()
        expect(table.page.get_by_role("button", name="Hell oder dunkel wie im System eingestellt")).to_be_visible()
        table.page.get_by_label("Sprache").select_option(label="English")
        expect(table.page.get_by_role("link", name="To the start page")).to_be_visible()


def test_on_a_phone_the_replay_has_language_light_and_help_in_one_line(
    visit: Callable[..., Visit], served: ServedProcess
) -> None:
    page = visit(viewport=PHONE, is_mobile=True, has_touch=True).page
    over = begin(served.client, "oo", record=str(played(100).record()))
    page.goto(f"/game/{over['id']}/replay#{over['keys']['red']}")
    tops = set()
    for name in ("To the start page", "Help", "Light or dark, like your system", "Analysis", "To the table"):
        header = page.locator("header")
        one = header.get_by_role("button", name=name).or_(header.get_by_role("link", name=name))
        expect(one).to_be_in_viewport(ratio=1)
        box = one.bounding_box()
        assert box is not None
        tops.add(round(box["y"] / 10))
    expect(page.get_by_label("Language")).to_be_in_viewport()
    assert len(tops) == 1


def lessons(table: Table) -> Locator:
    return table.page.get_by_role("region", name="Lesson")


@pytest.mark.parametrize(
    ("box", "heading", "about"),
    [("Age of Artisans", "Your Artisan", "place:quarry"), ("Works of Wonder", "Influence", "influence")],
)
def test_a_guided_game_of_a_box_teaches_what_it_adds_and_points_at_it(
    table: Table, box: str, heading: str, about: str
) -> None:
    table.visit.sow(7)
    table.page.goto("/")
    table.page.get_by_role("link", name=f"Learn {box}").click()
    table.wait()
    lesson = lessons(table)
    expect(lesson.get_by_role("heading")).to_have_text("What this box adds")
    expect(lesson.get_by_role("button", name="Show me")).to_have_count(0)
    lesson.get_by_role("button", name="Got it").click()
    for _ in range(12):
        if "Where do you place" in table.prompt.inner_text():
            break
        table.answer(0)
        table.wait()
    # Who knows the game is taught nothing else.
    expect(lesson.get_by_role("heading")).to_have_text(heading)
    assert table.spot(about).get_attribute("data-taught") == ""
    lesson.get_by_role("button", name="Got it").click()
    wait_for(lambda: table.page.locator(f'[data-taught][data-target~="{about}"]').count() == 0)


def test_on_a_phone_a_lesson_lies_over_the_table_and_turns_to_what_it_speaks_of(
    visit: Callable[..., Visit], served: ServedProcess
) -> None:
    table = Table(visit(viewport=PHONE, is_mobile=True, has_touch=True))
    one = played(29, left=60, expansions=[])
    while one.decision.name != "WhereToPlace":
        one.undo()
    seat = one.decision.seat_key
    created = begin(served.client, "oo", record=str(one.record()))
    keep(table, kept(created, seat, lessons=["welcome", "draft", "place", "last-round"]))
    table.sit(created, seat)
    table.wait()
    expect(lessons(table)).to_be_in_viewport(ratio=1)
    table.page.get_by_role("button", name="Log").tap()
    lessons(table).get_by_role("button", name="Show me").tap()
    expect(table.page.locator("[data-taught]").first).to_be_in_viewport()


def test_the_bell_is_switched_on_and_off_and_stays_so(visit: Callable[..., Visit], served: ServedProcess) -> None:
    visiting = visit()
    # A browser without a window allows none, whatever one grants it.
    visiting.context.add_init_script(
        "Object.defineProperty(Notification, 'permission', { get: () => 'granted' });"
        "Notification.requestPermission = () => Promise.resolve('granted');"
    )
    table = Table(visiting)
    created = begin(served.client, "oo", seed=4)
    table.sit(created, "red")
    bell = table.page.get_by_role("button", name="Tell me when it is my turn")
    # Whoever has allowed it before is told, until they switch it off.
    expect(bell).to_have_attribute("aria-pressed", "true")
    bell.click()
    expect(bell).to_have_attribute("aria-pressed", "false")
    table.page.reload()
    expect(bell).to_have_attribute("aria-pressed", "false")
    bell.click()
    expect(bell).to_have_attribute("aria-pressed", "true")
    table.page.reload()
    expect(bell).to_have_attribute("title", "You are told when it is your turn. Click to switch it off.")


def test_where_the_browser_forbids_it_the_bell_says_so(visit: Callable[..., Visit], served: ServedProcess) -> None:
    visiting = visit()
    visiting.context.add_init_script("Object.defineProperty(Notification, 'permission', { get: () => 'denied' })")
    table = Table(visiting)
    table.sit(begin(served.client, "oo", seed=4), "red")
    bell = table.page.get_by_role("button", name="Tell me when it is my turn")
    expect(bell).to_be_disabled()
    expect(bell).to_have_attribute("title", re.compile("does not let the page"))
