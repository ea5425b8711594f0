"""Two people at two browsers: links, a lost line, and hands that stay hidden."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import expect

from page.browsing import Visit
from page.games import played
from page.table import Table
from server.tools import Player, ServedProcess, begin, wait_for

Visiting = Callable[..., Visit]


def invited(visit: Visiting, seed: int) -> tuple[Table, Table]:
    """Somebody begins a game in the page and sends the link to a friend, who opens it."""
    host, friend = Table(visit()), Table(visit())
    host.visit.sow(seed)
    page = host.page
    page.goto("/new")
    page.get_by_label("Who plays Blue").select_option("a friend, by link")
    page.get_by_label("Name of Blue").fill("Berta")
    page.get_by_role("button", name="Begin").click()
    share = page.get_by_role("dialog", name="Share")
    link = share.get_by_role("textbox", name="Link for Berta").input_value()
    share.get_by_role("button", name="Close").click()
    friend.page.goto(link)
    friend.page.get_by_role("button", name="Take your seat").click()
    return host, friend


def alternate(tables: tuple[Table, Table], chance: random.Random, answers: int) -> None:
    """Whoever is asked answers, and everybody else waits."""
    for _ in range(answers):
        asked = wait_for(lambda: next((one for one in tables if one.answers.count()), None))
        assert asked.wait() == "question"
        asked.answer(asked.wish(chance))
        asked.page.wait_for_function("() => !document.querySelector('.answer[aria-disabled=\"true\"]')")


def test_two_browsers_play_by_link(visit: Visiting) -> None:
    host, friend = invited(visit, seed=3)
    # The draft is over, and each has had some turns.
    alternate((host, friend), random.Random(3), 16)
    seen = [one.page.get_by_role("region", name="Log").inner_text() for one in (host, friend)]
    for log in seen:
        assert "Red places a Worker" in log
        assert "Berta places a Worker" in log


def test_who_waits_is_told_for_whom(visit: Visiting) -> None:
    host, friend = invited(visit, seed=4)
    waiting = friend if host.answers.count() else host
    other = host if waiting is friend else friend
    other.wait()
    expect(waiting.prompt).to_contain_text("Waiting for")
    expect(waiting.page).to_have_title(("Waiting for Berta" if waiting is host else "Waiting for Red") + " · Guildhall")
    expect(other.page).to_have_title("Your turn · Guildhall")
    assert waiting.shining.count() == 0


def test_a_lost_line_is_told_and_what_was_missed_comes_back(visit: Visiting, served: ServedProcess) -> None:
    created = begin(served.client, "oo", record=str(played(5, left=60).record()))
    red, blue = Table(visit()), Table(visit())
    red.sit(created, "red")
    blue.sit(created, "blue")
    people = {"red": red, "blue": blue}
    api = {seat: Player(served.client, created["id"], key) for seat, key in created["keys"].items()}
    asked = api["red"].state()["question"]["seat"]
    here, away = people[asked], people["blue" if asked == "red" else "red"]
    here.wait()
    expect(away.prompt).to_contain_text("Waiting for")

    away.visit.lose_the_line()
    expect(away.page.get_by_text("no connection")).to_be_visible()
    # The other goes on until it is the turn of whoever is away.
    chance = random.Random(2)
    missed = 0
    while api[asked].state(log=10**9)["question"]["seat"] == asked:
        here.wait()
        here.answer(here.wish(chance))
        missed += 1
        here.page.wait_for_function("() => !document.querySelector('.answer[aria-disabled=\"true\"]')")
    assert missed
    expect(here.page.get_by_text("They are not at the table just now")).to_be_visible()
    assert away.answers.count() == 0

    away.visit.get_the_line_back()
    assert away.wait() == "question"
    expect(away.page.get_by_text("no connection")).to_be_hidden()
    away.answer(away.wish(chance))
    expect(away.page.get_by_role("region", name="Log")).to_contain_text("places a Worker")
    wait_for(lambda: len(api[asked].state(log=0)["log"]) > 0)
    latest = away.whole_log().locator("p").last.inner_text()
    expect(here.whole_log().locator("p").filter(has_text=latest).last).to_be_visible()


def test_an_answer_without_a_line_is_refused_kindly_and_can_be_given_again(
    visit: Visiting, served: ServedProcess
) -> None:
    created = begin(served.client, "oo", record=str(played(6, left=60).record()))
    api = Player(served.client, created["id"], created["keys"]["red"])
    asked = api.state()["question"]["seat"]
    table = Table(visit())
    table.sit(created, asked)
    table.wait()
    before = api.state()["number"]
    table.visit.lose_the_line()
    table.answers.first.click()
    expect(table.page.locator(".question")).to_contain_text("This page keeps trying; nothing is lost")
    assert api.state()["number"] == before
    table.visit.get_the_line_back()
    expect(table.page.get_by_text("no connection")).to_be_hidden()
    table.wait()
    table.answers.first.click()
    wait_for(lambda: api.state()["number"] == before + 1)


def test_the_other_hand_is_never_in_the_page(visit: Visiting, served: ServedProcess) -> None:
    """Cards drawn since the draft: nobody but their owner has ever seen them."""
    late = played(5, left=60)
    created = begin(served.client, "oo", record=str(late.record()))
    red, blue, watch = Table(visit()), Table(visit()), Table(visit())
    tables = {"red": red, "blue": blue, "watch": watch}
    for seat, table in tables.items():
        table.sit(created, seat)
        table.prompt.wait_for()
    for seat in ("red", "blue"):
        hand: list[str] = next(one for one in late.view(seat)["seats"] if one["seat"] == seat)["hand"]
        assert hand
        for other, table in tables.items():
            source = table.page.content()
            for card in hand:
                assert (f"building:{card}" in source) == (other == seat)


def test_a_link_without_its_key_or_with_a_foreign_one_says_so(visit: Visiting, served: ServedProcess) -> None:
    game, other = begin(served.client, "oo"), begin(served.client, "oo")
    one = visit()
    one.page.goto(f"/game/{game['id']}")
    expect(one.page.get_by_text("This address has no key")).to_be_visible()
    one.expects_refusals = True
    one.page.goto(f"/game/{game['id']}#{other['keys']['red']}")
    expect(one.page.get_by_text("This game cannot be opened")).to_be_visible()
