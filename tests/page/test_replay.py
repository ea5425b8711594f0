"""Looking at a game again, and playing on from any moment of it."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import guildhall
from page.browsing import Visit
from page.games import played
from page.scenes import settings
from page.table import Table
from server.tools import Player, ServedProcess, begin, seated


@pytest.fixture(scope="module")
def over() -> guildhall.Game:
    return played(100)


def at(page: Page) -> int:
    found = re.search(r"[?&]at=(\d+)", page.url)
    return int(found[1]) if found else 0


def test_a_record_is_opened_and_looked_through(table: Table, over: guildhall.Game) -> None:
    page = table.page
    table.open_record(str(over.record()))
    assert table.wait() == "end"
    page.get_by_role("dialog").get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider", name="Answers given")
    everything = len(over.answers)
    expect(slider).to_have_attribute("max", str(everything))
    expect(page.get_by_text(f"0 of {everything}")).to_be_visible()

    # The slider, by mouse and by keys.
    slider.fill("40")
    expect(page.get_by_text(f"40 of {everything}")).to_be_visible()
    page.locator("h1").click()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text(f"41 of {everything}")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_text(f"39 of {everything}")).to_be_visible()
    page.keyboard.press("End")
    expect(page.get_by_text(f"{everything} of {everything}")).to_be_visible()
    page.keyboard.press("ArrowUp")  # to the turn before
    expect(page.get_by_text(f"{everything} of {everything}")).to_be_hidden()
    assert over.told(at(page))[-1].name == "event-turn-started"
    page.keyboard.press("Home")
    expect(page.get_by_text(f"0 of {everything}")).to_be_visible()

    # A link to this moment is for others: it shows what spectators see, and gives nobody a seat.
    page.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text }")
    page.get_by_role("button", name="Copy a link to this move").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    watch = page.evaluate("JSON.parse(localStorage['guildhall.games'])[0].watch")
    address, seat = page.url.split("#")
    assert page.evaluate("window.copied") == f"{address}#{watch}" != f"{address}#{seat}"


def test_an_address_leads_to_a_moment_and_shows_the_table_as_it_was(
    table: Table, over: guildhall.Game, served: ServedProcess
) -> None:
    created, _ = seated(served.client, over)
    page = table.page
    for number in (30, 60):
        page.goto(f"/game/{created['id']}/replay?at={number}#{created['keys']['red']}")
        expect(page.get_by_text(f"{number} of {len(over.answers)}")).to_be_visible()
        then = next(one for one in over.at(number).view("red")["seats"] if one["seat"] == "red")
        spots = page.locator('.mine .card .spot[data-target^="building:"]')
        expect(spots.first).to_be_attached()
        shown = spots.evaluate_all("spots => spots.map(one => one.dataset.target)")
        assert {f"building:{card}" for card in then["hand"]} <= set(shown)
        wood = page.locator('.mine .spot[data-target="goods:wood"]').get_attribute("aria-label")
        assert wood is not None
        assert wood.startswith(f"{then['goods']['wood']} " if then["goods"]["wood"] else "no ")


def test_when_a_game_is_over_every_seat_can_be_looked_over_the_shoulder(
    table: Table, over: guildhall.Game, served: ServedProcess
) -> None:
    created, _ = seated(served.client, over)
    page = table.page
    page.goto(f"/game/{created['id']}/replay?at=40#{created['watch']}")
    page.get_by_text(f"40 of {len(over.answers)}").wait_for()
    assert page.locator(".mine").count() == 0
    page.get_by_label("Seen by").select_option("Blue")
    expect(page.locator(".mine")).to_have_attribute("data-seat", "blue")


def test_a_fork_is_played_on_against_a_bot(table: Table, over: guildhall.Game, served: ServedProcess) -> None:
    """It has the same past, and leaves the game that it comes from alone."""
    created, _ = seated(served.client, over)
    page = table.page
    page.goto(f"/game/{created['id']}/replay?at=40#{created['keys']['red']}")
    page.get_by_text(f"40 of {len(over.answers)}").wait_for()
    page.get_by_role("button", name="Play on from here against bots").click()
    page.wait_for_url(lambda url: created["id"] not in url)
    assert table.wait() == "question"
    number, key = re.search(r"/game/(\w+)#(.+)$", page.url).groups()  # type: ignore[union-attr]
    fork = Player(served.client, number, key).state()
    assert [seat["kind"] for seat in fork["seats"]] == ["open", "bot"]
    assert fork["number"] >= 40
    shown = table.whole_log().locator("p, .head b").all_inner_texts()
    past = over.at(40).log("red")[-12:]
    assert set(past) <= {line.strip() for line in shown}
    table.answer(0)
    assert table.wait() in ("question", "end")
    old = Player(served.client, created["id"], created["keys"]["red"]).state()
    assert old["over"]
    assert old["number"] == len(over.answers)


def test_a_running_game_is_replayed_as_far_as_its_seat_may_know(table: Table, served: ServedProcess) -> None:
    running = played(100, left=20)
    created, _ = seated(served.client, running)
    page = table.page
    page.goto(f"/game/{created['id']}/replay?at=10#{created['keys']['blue']}")
    page.get_by_text(f"10 of {len(running.answers)}").wait_for()
    expect(page.locator(".mine")).to_have_attribute("data-seat", "blue")
    assert page.get_by_label("Seen by").count() == 0
    hand = next(one for one in running.at(10).view("red")["seats"] if one["seat"] == "red")["hand"]
    assert [card for card in hand if f"building:{card}" in page.content()] == []


def test_the_record_is_saved_as_a_file(table: Table, over: guildhall.Game, tmp_path: Path) -> None:
    page = table.page
    table.open_record(str(over.record()))
    assert table.wait() == "end"
    with page.expect_download() as download:
        page.get_by_role("dialog").get_by_role("button", name="Save the record").click()
    download.value.save_as(tmp_path / "game.txt")
    assert guildhall.load(tmp_path / "game.txt").hash == over.hash


def test_a_broken_record_is_refused_with_the_reason(table: Table) -> None:
    table.visit.expects_refusals = True
    table.open_record("this is\nno record\n")
    alert = table.page.get_by_role("alert")
    expect(alert).to_be_visible()
    assert len(alert.inner_text()) > 20
    assert table.page.url.endswith("/")


def test_a_line_of_the_log_leads_to_its_turn(table: Table, served: ServedProcess) -> None:
    running = played(100, left=20)
    created = begin(served.client, "oo", record=str(running.record()))
    table.sit(created, "red")
    link = table.page.get_by_role("region", name="Log").get_by_role("link").last
    link.click()
    table.page.wait_for_url("**/replay?at=*")
    assert running.told(at(table.page))[-1].name == "event-turn-started"


def test_a_replay_has_a_start_an_end_and_plays_by_itself(table: Table, over: guildhall.Game) -> None:
    page = table.page
    table.open_record(str(over.record()))
    assert table.wait() == "end"
    page.get_by_role("dialog").get_by_role("link", name="Replay").click()
    everything = len(over.answers)
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_text(f"{everything} of {everything}")).to_be_visible()
    page.get_by_role("button", name="To the beginning").click()
    expect(page.get_by_text(f"0 of {everything}")).to_be_visible()
    page.get_by_label("Speed").select_option("fast")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => Number(new URL(location).searchParams.get('at')) >= 3")
    # The space bar stops it, wherever one is, and starts it again.
    page.locator("h1").click()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    stopped = at(page)
    page.wait_for_timeout(1100)
    assert at(page) == stopped
    page.keyboard.press("Space")
    page.wait_for_function("number => Number(new URL(location).searchParams.get('at')) > number", arg=stopped)
    # Whoever takes a step takes over.
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    # At the end it stops by itself.
    page.get_by_role("slider").fill(str(everything - 1))
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_text(f"{everything} of {everything}")).to_be_visible()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


@pytest.mark.parametrize("size", [(390, 844), (820, 1180), (1024, 768), (1280, 800), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
def test_all_of_the_replays_buttons_are_in_sight(
    visit: Callable[..., Visit], served: ServedProcess, over: guildhall.Game, size: tuple[int, int], language: str
) -> None:
    page = visit(locale=language, **settings(size)).page
    created, _ = seated(served.client, over)
    page.goto(f"/game/{created['id']}/replay?at=60#{created['keys']['red']}")
    bar = page.locator("section.bar")
    bar.wait_for()
    for one in bar.get_by_role("button").all():
        expect(one).to_be_in_viewport(ratio=1)
    # The bar over the table keeps to one line, except where nothing else is to be had.
    header = page.locator("header").first.bounding_box()
    assert header is not None
    assert header["height"] < (110 if size[0] < 600 else 75)
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
