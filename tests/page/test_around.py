"""The pages around the table: my games, and what every page has at its top."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

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
