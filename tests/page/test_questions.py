"""Questions: a price in one click, and keys that keep their meaning."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

import guildhall
from page.browsing import Visit
from page.scenes import scene
from page.table import Table
from server.tools import Player, ServedProcess, begin

Visiting = Callable[..., Visit]


def test_a_price_is_paid_in_one_click(visit: Visiting, served: ServedProcess) -> None:
    one = scene("architects", "pay")
    created = begin(served.client, "o" * one.players, record=one.record)
    before = next(seat for seat in guildhall.load(one.record).view(one.seat)["seats"] if seat["seat"] == one.seat)
    table = Table(visit())
    table.sit(created, one.seat)
    table.wait()
    table.page.get_by_role("button", name="Pay 1 Wood and 2 Stone").click()
    expect(table.page.get_by_role("heading", name="How do you pay?")).to_have_count(0)
    state = Player(served.client, created["id"], created["keys"][one.seat]).state()
    after = next(seat for seat in state["view"]["seats"] if seat["seat"] == one.seat)
    spent = {good: before["goods"].get(good, 0) - after["goods"].get(good, 0) for good in ("wood", "stone")}
    assert spent == {"wood": 1, "stone": 2}


def test_a_place_keeps_its_key(visit: Visiting, served: ServedProcess) -> None:
    """The Workshop is Q and the Tax Stand 7, whatever else can be chosen."""
    one = scene("architects", "table")
    table = Table(visit())
    table.sit(begin(served.client, "o" * one.players, record=one.record), one.seat)
    table.wait()
    keys = {
        said.removeprefix("Place a Worker at the "): table.answers.nth(i).get_attribute("aria-keyshortcuts")
        for i, said in enumerate(table.sentences())
    }
    assert (keys["Quarry"], keys["Tax Stand"], keys["Workshop"]) == ("1", "7", "q")
    table.page.keyboard.press("7")
    expect(table.log).to_contain_text("places a Worker at the Tax Stand")
