"""A game that has no folder on the page is played from the plain list of its answers, to the end."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Route, expect

from page.table import Table
from page.viscounts import ViscountTable, played
from server.tools import ServedProcess, begin

TABLE = re.compile(r"/api/games/[^/?]+(\?.*)?$")


def unknown(route: Route) -> None:
    """Every table is one of a game that the page has never heard of."""
    answer = route.fetch()
    route.fulfill(response=answer, json={**answer.json(), "game": "newcomer"})


def test_a_game_without_a_board_is_played_from_its_answers(table: Table, served: ServedProcess) -> None:
    table.visit.context.route(TABLE, unknown)
    game = played(6, left=12)
    asked = game.decision.seat_key
    created = begin(served.client, "oo", record=str(game.record()))
    window = ViscountTable(table.visit)
    # Both sit here, so that the screen is handed on.
    window.page.goto("/")
    window.page.evaluate(
        "game => localStorage.setItem('guildhall.games', JSON.stringify([game]))",
        {
            "id": created["id"],
            "game": "newcomer",
            "players": 2,
            "expansions": [],
            "begun": 0,
            "mine": created["keys"],
            "links": {},
            "watch": created["watch"],
        },
    )
    window.sit(created, asked)
    assert window.wait() in ("question", "hand-over")
    if window.wait() == "hand-over":
        window.take_over()
    expect(window.page.locator(".generic")).to_be_visible()
    assert window.shining.count() == 0
    assert window.sentences() == [option.text for option in game.options]
    expect(window.page.locator(".generic li")).to_have_count(2)
    expect(window.page.get_by_role("region", name="Log")).to_be_visible()
    assert window.play(random.Random(1)) == "end"
    assert window.final_scores()["Total"]
    table.visit.context.unroute_all(behavior="ignoreErrors")  # the page may still be asking for something
