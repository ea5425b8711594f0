"""What the others did is told beside the question until it has been seen, in red where it took something."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from playwright.sync_api import expect

import guildhall
from page.browsing import PHONE, Visit
from page.table import Table
from server.tools import ServedProcess, begin


def just_captured() -> guildhall.Game:
    """Somebody's turn begins, and the one before has captured their Workers."""
    for seed in range(60):
        game = guildhall.new_game("architects", players=2, seed=seed)
        chance = random.Random(seed)
        while not game.is_over:
            seat = game.decision.seat_key
            last = game.messages(seat, since=max(1, len(game.answers) - 3))
            taken = [one for one in last if one.name == "event-captured" and f"seat-{seat}" in str(one.args["owner"])]
            if taken and game.decision.name == "WhereToPlace":
                return game
            game.choose(chance.choice(game.options))
    raise AssertionError("nobody was captured")


def test_a_capture_is_told_in_red_until_it_has_been_seen(visit: Callable[..., Visit], served: ServedProcess) -> None:
    game = just_captured()
    table = Table(visit())
    table.sit(begin(served.client, "oo", record=str(game.record())), game.decision.seat_key)
    table.wait()
    page = table.page
    line = page.get_by_role("region", name="What the others did")
    turn = line.locator(".turn")
    expect(turn).to_have_class(re.compile("hurt"))
    expect(turn.locator(".cost").first).to_contain_text("−")
    expect(turn).to_contain_text("captures")  # said, where drawings are shown
    # It has left its marks on the board: who came, and in red whom I lost.
    lost = page.get_by_role("img", name=re.compile("taken away by"))
    expect(lost.first).to_have_class(re.compile("hurts"))
    came = page.get_by_role("img", name=re.compile("one has just come"))
    expect(came.first).to_be_visible()
    turn.click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("li.cost").first).to_contain_text("captures")
    expect(dialog.get_by_role("link", name="See this turn again")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    line.get_by_role("button", name="Seen").click()
    expect(line).to_have_count(0)
    expect(lost).to_have_count(0)
    expect(came).to_have_count(0)


def test_a_bots_turn_leaves_a_line_on_a_phone_too(visit: Callable[..., Visit], served: ServedProcess) -> None:
    phone = Table(visit(viewport=PHONE, is_mobile=True, has_touch=True))
    page = phone.page
    phone.visit.sow(5)
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    phone.play(random.Random(5), until=lambda: page.locator(".chronicle .turn").count() > 0)
    line = page.get_by_role("region", name="What the others did")
    expect(line.locator(".turn:visible")).to_have_count(1)
    expect(line).to_contain_text("Blue")
    assert page.evaluate("document.scrollingElement.scrollWidth") <= PHONE["width"]
