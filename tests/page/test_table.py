"""What a table tells before anything is done, who sits there, and a server that comes back."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from page.browsing import Visit
from page.games import played
from page.table import Table
from server.tools import Player, ServedProcess, begin, can, moment, players, wait_for

Visiting = Callable[..., Visit]


def test_what_shines_tells_what_it_will_do(table: Table, served: ServedProcess) -> None:
    game = moment(lambda game: can(game, "red", "place quarry"))
    created = begin(served.client, "oo", record=str(game.record()))
    table.sit(created, "red")
    table.wait()
    table.spot("place:quarry").hover()
    told = table.page.locator(".preview")
    expect(told).to_contain_text("Place a Worker at the Quarry.")
    expect(told).to_contain_text(re.compile(r"Red gains \d+ Stone"))
    red = Player(served.client, created["id"], created["keys"]["red"])
    assert red.state()["number"] == len(game.answers)


@pytest.mark.parametrize("size", [(1024, 768), (1366, 625)])
def test_the_answers_stand_still_and_in_sight(table: Table, served: ServedProcess, size: tuple[int, int]) -> None:
    game = moment(lambda game: can(game, "red", "place quarry"))
    table.sit(begin(served.client, "oo", record=str(game.record())), "red")
    table.page.set_viewport_size({"width": size[0], "height": size[1]})
    table.wait()
    last = table.answers.last
    for part in (last, table.page.locator(".own")):
        expect(part).to_be_in_viewport(ratio=0.95)
    before = last.bounding_box()
    last.hover()
    expect(table.page.locator(".preview")).to_contain_text("Place a Worker at the Black Market")
    after = last.bounding_box()
    assert before is not None and after is not None
    assert after == before


def test_an_arrow_key_leads_to_the_answers(table: Table, served: ServedProcess) -> None:
    game = moment(lambda game: can(game, "red", "place quarry"))
    table.sit(begin(served.client, "oo", record=str(game.record())), "red")
    table.wait()
    table.page.keyboard.press("ArrowDown")
    expect(table.answers.first).to_be_focused()
    table.page.keyboard.press("ArrowDown")
    expect(table.answers.nth(1)).to_be_focused()


def test_what_does_not_shine_says_why(table: Table, served: ServedProcess) -> None:
    game = moment(lambda game: can(game, "red", "place quarry") and not can(game, "red", "place tax-stand"))
    created = begin(served.client, "oo", record=str(game.record()))
    table.sit(created, "red")
    table.wait()
    table.spot("place:tax-stand").click()
    expect(table.page.locator(".preview")).to_contain_text("There is no Silver at the Tax Stand.")


def test_a_card_explains_itself(table: Table, served: ServedProcess) -> None:
    game = played(100, left=30)
    created = begin(served.client, "oo", record=str(game.record()))
    table.sit(created, "red")
    card = table.page.locator(".mine .card .spot").first
    label = card.get_attribute("aria-label")
    assert label is not None
    card.hover()
    tip = table.page.get_by_role("tooltip")
    expect(tip).to_contain_text(label.split(":")[0])


def test_places_and_tracks_explain_themselves(table: Table, served: ServedProcess) -> None:
    created = begin(served.client, "oo", record=str(played(100, left=30).record()))
    table.sit(created, "red")
    table.prompt.wait_for()
    tip = table.page.get_by_role("dialog", name="Help")  # with a way to the rule
    for thing, told in (
        ("guardhouse", "One action for each of your Workers here"),
        ("mines", "1 Gold for each full two of them"),
        ("cathedral", "A level needs Virtue 5 or more"),
        ("virtue", "At 10 or more the Black Market is closed to you"),
        ("influence", "4 can replace 1 Gold or 1 Marble"),
    ):
        table.page.locator(f'[data-place="{thing}"]').click(button="right", position={"x": 6, "y": 6})
        expect(tip).to_contain_text(told)
        table.page.keyboard.press("Escape")
        expect(tip).to_have_count(0)


def test_the_score_stands_behind_a_key(table: Table, served: ServedProcess) -> None:
    game = played(100, left=30)
    created = begin(served.client, "oo", record=str(game.record()))
    table.sit(created, "red")
    table.prompt.wait_for()
    table.page.keyboard.press("s")
    table.page.get_by_role("dialog").wait_for()
    assert table.final_scores()["Total"] == [row["total"] for row in game.scores()]


def test_the_page_speaks_german_to_who_wants_it(table: Table, served: ServedProcess) -> None:
    table.page.goto("/")
    table.page.get_by_label("Language").select_option(label="Deutsch")
    table.page.get_by_role("button", name="Sofort spielen").wait_for()
    game = moment(lambda game: can(game, "red", "place quarry"))
    created = begin(served.client, "oo", record=str(game.record()))
    table.sit(created, "red")
    table.wait()
    assert table.page.locator("html").get_attribute("lang") == "de"
    shown = table.page.locator("body").inner_text()
    assert "Steinbruch" in shown
    assert [word for word in ("Quarry", "Worker", "Score", "Undo") if word in shown] == []


def test_a_first_game_explains_itself(table: Table) -> None:
    table.visit.sow(7)
    table.page.goto("/")
    table.page.get_by_role("link", name="Learn as you play", exact=True).click()
    table.wait()
    lesson = table.page.get_by_role("region", name="Lesson")
    expect(lesson.get_by_role("heading")).to_have_text("The goal")
    lesson.get_by_role("button", name="Got it").click()
    expect(lesson.get_by_role("heading")).not_to_have_text("The goal")
    first = lesson.get_by_role("heading").inner_text()
    lesson.get_by_role("button", name="Got it").click()
    for _ in range(10):
        table.answer(0)
        table.wait()
        if "Where do you place your Worker?" in table.prompt.inner_text():
            break
    expect(lesson.get_by_role("heading")).to_be_visible()
    assert lesson.get_by_role("heading").inner_text() != first


def test_a_first_game_of_viscounts_explains_itself(table: Table) -> None:
    table.page.goto("/learn?game=viscounts")
    table.wait()
    lesson = table.page.get_by_role("region", name="Lesson")
    assert lesson.get_by_role("heading").inner_text() == "The goal"
    lesson.get_by_role("button", name="Got it").click()
    expect(lesson.get_by_role("heading")).to_have_text("Choose who you are")
    lesson.get_by_role("button", name="Got it").click()
    expect(lesson).to_have_count(0)


def test_a_bot_plays_for_somebody_who_is_away_until_they_come_back(visit: Visiting, served: ServedProcess) -> None:
    game = moment(lambda game: can(game, "blue", "place quarry"))
    created = begin(served.client, "oo", record=str(game.record()), absence={"minutes": 0})
    api = players(served.client, created)
    red = Table(visit())
    red.sit(created, "red")
    expect(red.page.get_by_text("They are not at the table just now")).to_be_visible()
    red.spot("seat:blue").click()
    red.page.get_by_role("dialog").get_by_role("button", name="Let a bot play here").click()
    wait_for(lambda: api["red"].state()["number"] > len(game.answers))
    assert api["red"].state()["seats"][1]["kind"] == "bot"

    blue = Table(visit())
    blue.sit(created, "blue")
    blue.page.get_by_role("button", name="Take your seat back").click()
    expect(blue.page.get_by_text("A bot plays for you.")).to_be_hidden()
    assert api["red"].state()["seats"][1]["kind"] == "open"


def test_a_server_that_dies_and_comes_back_costs_nothing(browser: Browser, tmp_path: Path) -> None:
    """The page waits, and goes on by itself."""
    server = ServedProcess("--data", str(tmp_path / "data"), log=tmp_path / "log")
    created = begin(server.client, "oo", record=str(played(100, left=30).record()))
    asked = Player(server.client, created["id"], created["watch"]).state()["question"]["seat"]
    one = Visit(browser, server)
    one.offline = True  # the browser complains of every attempt in between
    table = Table(one)
    table.sit(created, asked)
    table.wait()
    server.kill()
    expect(table.page.get_by_text("no connection")).to_be_visible()
    again = ServedProcess("--data", str(tmp_path / "data"), log=tmp_path / "log", port=server.port)
    expect(table.page.get_by_text("no connection")).to_be_hidden(timeout=15_000)
    api = Player(again.client, created["id"], created["keys"][asked])
    before = api.state()["move"]
    table.wait()
    table.answers.first.click()
    wait_for(lambda: api.state()["move"] > before)
    one.close()
    again.close()
