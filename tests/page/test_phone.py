"""A phone, 390 pixels wide, and fingers."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from page.browsing import PHONE, Visit
from page.games import played
from page.table import Table
from server.tools import Player, ServedProcess, begin, can, moment, wait_for


@pytest.fixture
def phone(visit: Callable[..., Visit]) -> Table:
    return Table(visit(viewport=PHONE, is_mobile=True, has_touch=True, device_scale_factor=2))


def fits(phone: Table) -> bool:
    """Nothing has to be pushed sideways."""
    wide: int = phone.page.evaluate("document.scrollingElement.scrollWidth")
    return wide <= PHONE["width"]


@pytest.mark.parametrize("path", ["/", "/new", "/cards", "/nowhere"])
def test_no_page_is_wider_than_the_screen(phone: Table, path: str) -> None:
    phone.visit.expects_refusals = path == "/nowhere"
    phone.page.goto(path)
    phone.page.locator("h1, h2").first.wait_for()
    if path == "/cards":
        phone.page.locator("main li").first.wait_for()
    assert fits(phone)


@pytest.mark.parametrize("players", [2, 6])
def test_no_table_is_wider_than_the_screen(phone: Table, served: ServedProcess, players: int) -> None:
    game = played(4, left=40, players=players, setup="variable")
    created = begin(served.client, "o" * players, record=str(game.record()))
    phone.sit(created, game.decision.seat_key)
    phone.wait()
    assert fits(phone)
    key = created["keys"][game.decision.seat_key]
    phone.page.goto(f"/game/{created['id']}/replay?at=40#{key}")
    phone.page.get_by_role("slider").wait_for()
    assert fits(phone)


def test_the_end_fits_the_screen(phone: Table, served: ServedProcess) -> None:
    created = begin(served.client, "oo", record=str(played(100).record()))
    phone.sit(created, "red")
    assert phone.wait() == "end"
    assert fits(phone)


def test_a_finger_looks_first_and_moves_then(phone: Table, served: ServedProcess) -> None:
    game = moment(lambda game: can(game, "red", "place quarry"))
    created = begin(served.client, "oo", record=str(game.record()))
    red = Player(served.client, created["id"], created["keys"]["red"])
    phone.sit(created, "red")
    phone.wait()
    # The answers make room for the board.
    phone.page.get_by_role("button", name="Show or hide the answers").tap()
    quarry = phone.spot("place:quarry")
    quarry.tap()
    expect(phone.page.locator(".question")).to_contain_text("Place a Worker at the Quarry")
    assert red.state()["number"] == len(game.answers)
    quarry.tap()
    wait_for(lambda: red.state()["number"] > len(game.answers))


def test_the_answers_can_be_tapped(phone: Table, served: ServedProcess) -> None:
    game = played(100, left=40)
    created = begin(served.client, "ob", record=str(game.record()))
    red = Player(served.client, created["id"], created["keys"]["red"])
    phone.sit(created, "red")
    chance = random.Random(1)
    for _ in range(3):
        assert phone.wait() == "question"
        before = red.state()["move"]
        phone.answers.nth(phone.wish(chance)).tap()
        wait_for(lambda before=before: red.state()["move"] > before)
    assert fits(phone)
