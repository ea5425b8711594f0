"""Levels to play against, hints, and the analysis of a finished game."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

import guildhall
from page.browsing import PHONE, Visit
from page.games import played
from page.keyboard import Keyboard
from page.table import Table
from page.test_looks import complaints
from server.tools import Player, ServedProcess, begin, can, moment, wait_for

LONG = 90_000  # milliseconds; an analysis is seconds of thinking, and other processes think, too


def ended(served: ServedProcess) -> dict[str, Any]:
    """The last fifteen answers of a game, which is over."""
    whole = played(5)
    first = len(whole.answers) - 15
    game = guildhall.load_position(whole.at(first).position())
    for answer in whole.answers[first:]:
        game.choose(answer)
    return begin(served.client, "oo", record=str(game.record()))


@pytest.fixture(scope="module")
def finished(served: ServedProcess) -> dict[str, Any]:
    return ended(served)


@pytest.fixture(scope="module")
def analysed(served: ServedProcess, finished: dict[str, Any]) -> dict[str, Any]:
    """What the server makes of it."""
    red = Player(served.client, finished["id"], finished["keys"]["red"])
    done: dict[str, Any] = wait_for(lambda: red.post("/analysis").json()["analysis"], LONG / 1000)
    return done


@pytest.fixture
def phone(visit: Callable[..., Visit]) -> Table:
    return Table(visit(viewport=PHONE, is_mobile=True, has_touch=True))


def alone(served: ServedProcess) -> dict[str, Any]:
    """Somebody who plays alone, and is asked where to place a Worker."""
    return begin(served.client, "ob", record=str(moment(lambda game: can(game, "red", "place quarry")).record()))


def advice(table: Table) -> Locator:
    return table.page.locator(".advice li span")


# Levels.


def test_the_form_offers_the_levels_and_says_what_they_are(table: Table, served: ServedProcess) -> None:
    table.page.goto("/new")
    choice = table.page.get_by_label("Bot for Blue")
    choice.wait_for()
    levels = choice.locator("option").all_inner_texts()
    assert levels == ["Labourer", "Mason", "Foreman", "Master Builder", "Architect", "Archbishop"]
    assert choice.input_value() == "mason"
    choice.select_option("Archbishop")
    table.page.get_by_text("two seconds for each answer").wait_for()
    hints = table.page.get_by_role("checkbox", name="Hints")
    expect(hints).to_be_checked()
    table.page.get_by_label("Who plays Blue").select_option("a friend, by link")
    expect(hints).not_to_be_checked()  # nobody is helped secretly
    table.page.get_by_label("Who plays Blue").select_option("a bot")
    choice.select_option("Labourer")
    weakest = served.client.get("/api/about").json()["games"][0]["bots"][0]
    expect(table.page.locator(".levels")).to_contain_text(f"Rating {weakest['rating']}, answers at once.")
    assert complaints(table.page) == []
    with table.page.expect_request("**/api/games") as sent:
        table.page.get_by_role("button", name="Begin").click()
    body: Any = sent.value.post_data_json
    assert body["seats"][1] == {"kind": "bot", "bot": "labourer"} and body["hints"]
    assert table.wait() == "question"
    expect(table.page.get_by_text("Labourer").first).to_be_visible()


@pytest.mark.parametrize(("path", "name", "bot"), [("/", "Play now", "mason"), ("/learn", "", "labourer")])
def test_who_chooses_nothing_gets_a_fitting_opponent(table: Table, path: str, name: str, bot: str) -> None:
    with table.page.expect_request("**/api/games") as sent:
        table.page.goto(path)
        if name:
            table.page.get_by_role("button", name=name).click()
    body: Any = sent.value.post_data_json
    assert body["seats"] == [{"kind": "open"}, {"kind": "bot", "bot": bot}]
    assert table.wait() == "question"


# Hints.


def test_a_hint_marks_the_best_answer_and_tells_three(table: Table, served: ServedProcess) -> None:
    table.sit(alone(served), "red")
    assert table.wait() == "question"
    best = table.page.locator(".answer.advised")
    assert best.count() == 0
    table.page.get_by_role("button", name="Hint").click()
    expect(advice(table)).to_have_count(3)
    assert ": wins " in advice(table).first.inner_text() and " %" in advice(table).first.inner_text()
    expect(best).to_have_count(1)
    answer = table.page.evaluate("() => document.querySelector('.answer.advised').textContent")
    assert advice(table).first.inner_text().partition(":")[0] in answer
    expect(table.page.locator(".spot.advised")).to_have_count(1)  # on the board, too
    assert complaints(table.page) == []
    best.click()
    expect(advice(table)).to_have_count(0)  # the next question begins without


def test_a_hint_by_the_keyboard_is_read_out_and_its_answer_is_in_sight(table: Table, served: ServedProcess) -> None:
    table.sit(alone(served), "red")
    assert table.wait() == "question"
    # The last answer, which the hint itself would push out of sight.
    table.page.route("**/hint", advise("place market-right"))
    Keyboard(table).press("?")
    expect(advice(table)).to_have_count(3)
    said = table.page.locator("[role=status]:has(.advice)").inner_text()
    assert "The best answers, as far as you can know" in said
    expect(table.answers.last).to_contain_text("Black Market, right")
    expect(table.answers.last).to_be_in_viewport(ratio=0.99)


def advise(token: str) -> Callable[[Route], None]:
    """Hints that put this answer first."""

    def change(route: Route) -> None:
        hint = route.fetch().json()
        hint["answers"].sort(key=lambda one: one["token"] != token)
        route.fulfill(json=hint)

    return change


def test_a_table_of_friends_has_no_hints(table: Table, served: ServedProcess) -> None:
    table.sit(begin(served.client, "oo", seed=7), "red")
    assert table.wait() == "question"
    assert table.page.get_by_role("button", name="Hint").count() == 0
    Keyboard(table).press("?")  # is refused by nobody, since nobody is asked
    assert advice(table).count() == 0


def test_a_hint_on_a_phone(phone: Table, served: ServedProcess) -> None:
    phone.sit(alone(served), "red")
    assert phone.wait() == "question"
    phone.page.get_by_role("button", name="Hint").tap()
    expect(advice(phone)).to_have_count(3)
    assert phone.page.evaluate("document.scrollingElement.scrollWidth") <= PHONE["width"]


# Analyses.


def test_a_finished_game_is_analysed_and_shows_a_better_answer(table: Table, served: ServedProcess) -> None:
    finished = ended(served)  # a game of its own, which nobody has had analysed
    table.sit(finished, "red")
    dialog = table.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Analyse the game").click()
    chart = dialog.get_by_role("img", name="Chance of winning over the game")
    chart.wait_for(timeout=LONG)
    assert complaints(table.page) == []
    red = Player(served.client, finished["id"], finished["keys"]["red"])
    analysis = red.get("/analysis").json()["analysis"]
    worst = max(analysis["moments"], key=lambda moment: (moment["number"] in costly(analysis), moment["cost"]))
    dialog.get_by_role("link", name=f"Move {worst['number']}:").click()
    table.page.wait_for_url(f"**/replay?at={worst['number']}*")
    note = table.page.locator(".note")
    note.wait_for()
    assert f"cost {round(100 * worst['cost'])} %" in note.inner_text()
    assert note.get_by_text(re.compile(r"(It|By the end of the next turn it) .+\.")).count() == 1  # and why
    assert note.locator("li").count() == min(3, len(worst["answers"]))
    assert complaints(table.page) == []


def costly(analysis: dict[str, Any]) -> set[int]:
    return {number for seat in analysis["seats"] for number in seat["costly"]}


def test_the_analysis_in_a_replay_by_keyboard(table: Table, finished: dict[str, Any], analysed: dict[str, Any]) -> None:
    number = min(costly(analysed))
    table.page.goto(f"/game/{finished['id']}/replay?at=0#{finished['keys']['blue']}")
    hands = Keyboard(table)
    hands.tab_to("button", "Analysis")
    hands.press("Enter")
    table.page.get_by_role("img", name="Chance of winning over the game").wait_for()
    hands.tab_to("link", f"Move {number}:")
    hands.press("Enter")
    table.page.wait_for_url(f"**/replay?at={number}*")
    expect(table.page.get_by_role("dialog")).to_have_count(0)
    table.page.locator(".note").wait_for()
    hands.press("End")
    expect(table.page.locator(".note")).to_have_count(0)  # nobody is asked at the end


def test_the_analysis_fits_on_a_phone(phone: Table, finished: dict[str, Any], analysed: dict[str, Any]) -> None:
    number = min(costly(analysed))
    phone.sit(finished, "red")
    dialog = phone.page.get_by_role("dialog")
    dialog.get_by_role("img", name="Chance of winning over the game").wait_for()
    assert dialog.evaluate("one => one.scrollWidth <= one.clientWidth")
    dialog.get_by_role("link", name=f"Move {number}:").tap()
    phone.page.locator(".note").wait_for()
    assert phone.page.evaluate("document.scrollingElement.scrollWidth") <= PHONE["width"]
