"""A phone, 390 pixels wide, and fingers."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from page.browsing import PHONE, Visit
from page.games import played
from page.scenes import scene
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


def test_a_tap_in_the_list_means_the_answer_under_the_finger(phone: Table, served: ServedProcess) -> None:
    game = moment(lambda game: can(game, "red", "place mines"))
    phone.sit(begin(served.client, "oo", record=str(game.record())), "red")
    phone.wait()
    told = phone.page.locator(".preview")
    expect(told).to_contain_text("the first tap shows what it does, the second does it")
    storehouse = phone.answers.filter(has_text="King’s Storehouse")

    # Whatever moves the list while the finger is down: nobody meant the answer that lies there now.
    row = storehouse.bounding_box()
    assert row is not None
    place = {"x": row["x"] + row["width"] / 2, "y": row["y"] + row["height"] / 2}
    finger = phone.visit.context.new_cdp_session(phone.page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [place]})
    phone.page.locator(".answers").evaluate("list => list.style.translate = '0 40px'")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    phone.page.locator(".answers").evaluate("list => list.style.translate = ''")

    # What a thing on the board would do is told below the list, which stands still.
    fold = phone.page.get_by_role("button", name="Show or hide the answers")
    fold.tap()
    phone.spot("place:mines").tap()
    expect(told).to_contain_text("Tap it again to do it.")
    fold.tap()
    storehouse.tap()
    said = phone.page.locator("[aria-live=polite].unseen").last
    expect(said).to_contain_text("Red places a Worker at the King’s Storehouse")


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


def sit_at(phone: Table, served: ServedProcess, name: str) -> Player:
    one = scene("architects", name)
    created = begin(served.client, "o" * one.players, record=one.record)
    phone.sit(created, one.seat)
    phone.wait()
    return Player(served.client, created["id"], created["keys"][one.seat])


def test_where_a_card_is_only_named_the_first_tap_shows_it(phone: Table, served: ServedProcess) -> None:
    player = sit_at(phone, served, "hire")
    before = player.state()["number"]
    # All of them are in sight, and so is what they point at.
    for answer in phone.answers.all():
        expect(answer).to_be_in_viewport(ratio=0.95)
    sheet = phone.page.locator(".question").bounding_box()
    lit = [box for one in phone.shining.all() if (box := one.bounding_box())]
    assert sheet is not None
    assert any(box["y"] + box["height"] <= sheet["y"] for box in lit)
    collector = phone.answers.filter(has_text="Debt Collector").first
    assert "Debt" not in collector.locator(".words").inner_text().replace("Debt Collector", "")
    collector.tap()
    told = phone.page.locator(".preview")
    expect(told).to_contain_text("When you pay off a Debt: gain 2 Wood")
    expect(told).to_contain_text("Tap it again to do it.")
    assert player.state()["number"] == before
    collector.tap()
    wait_for(lambda: player.state()["number"] > before)


def test_cards_to_choose_from_lie_in_the_question(phone: Table, served: ServedProcess) -> None:
    player = sit_at(phone, served, "choose")
    before = player.state()["number"]
    cards = phone.answers.locator(".shown")
    assert cards.count() == phone.answers.count()
    for card in cards.all():
        expect(card).to_be_in_viewport(ratio=0.95)
    phone.answers.first.tap()
    wait_for(lambda: player.state()["number"] > before)


def test_what_ends_a_long_question_is_always_in_sight(phone: Table, served: ServedProcess) -> None:
    sit_at(phone, served, "many")
    done = phone.answers.filter(has_text="That is all")
    expect(done).to_be_in_viewport(ratio=0.99)
    phone.page.locator(".answers").evaluate("list => list.scrollTo(0, list.scrollHeight)")
    expect(done).to_be_in_viewport(ratio=0.99)
    done.tap(trial=True)
