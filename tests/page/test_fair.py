"""The page notes what was promised about the deal, and says at the end whether it was kept."""

from __future__ import annotations

import random
import re
from typing import Any

from playwright.sync_api import Route, expect

import guildhall
from page.table import Table
from server.tools import Player, ServedProcess, auth, begin, play_on, players


def nearly_over(served: ServedProcess) -> dict[str, Any]:
    """A game with a promise, a few answers before its end: played on from another one that is running."""
    rng = random.Random(1)
    game = guildhall.new_game("architects", players=2, seed=1)
    while not game.is_over:
        game.choose(rng.choice(game.options))
    created = begin(served.client, "oo", record=str(game.record()), at=len(game.answers) - 2, hints=True)
    key = next(iter(created["keys"].values()))
    body = {"seats": [{"kind": "open"}] * 2, "fork": {"id": created["id"]}}
    forked: dict[str, Any] = served.client.post("/api/games", json=body, headers=auth(key)).json()
    return forked


def test_at_the_end_the_page_says_that_the_promise_was_kept(table: Table, served: ServedProcess) -> None:
    created = nearly_over(served)
    red = Player(served.client, created["id"], created["keys"]["red"])
    table.sit(created, "red")
    expect(table.prompt).to_be_visible()
    table.page.keyboard.press("s")
    dialog = table.page.get_by_role("dialog")
    dialog.get_by_text("Fair deal").click()
    expect(dialog).to_contain_text(red.state()["chance"]["commitment"])
    table.page.keyboard.press("Escape")
    play_on(players(served.client, created), 10**3)
    expect(dialog).to_contain_text("The seed is the one that was promised at the start.")
    dialog.get_by_text("Fair deal").click()
    told = red.state()["chance"]
    for part in (told["seed"], told["salt"], told["commitment"]):
        expect(dialog).to_contain_text(part)


def test_a_server_that_shows_another_seed_is_found_out(table: Table, served: ServedProcess) -> None:
    created = nearly_over(served)

    def forge(route: Route) -> None:
        reply = route.fetch()
        data = reply.json()
        if data.get("chance", {}).get("seed"):
            data["chance"]["seed"] = "0" * 64
        route.fulfill(response=reply, json=data)

    table.sit(created, "red")
    expect(table.prompt).to_be_visible()
    play_on(players(served.client, created), 10**3)
    expect(table.page.get_by_role("dialog")).to_contain_text("The seed is the one that was promised at the start.")
    table.page.context.route(re.compile(r"/api/games/\w+(\?.*)?$"), forge)
    table.page.reload()
    expect(table.page.get_by_role("dialog")).to_contain_text("The seed is not the one that was promised at the start!")
