"""Viscounts on the page: whole games, the form, alone against the Rival, replay and end."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import guildhall
from page.browsing import PHONE, Visit
from page.keyboard import Keyboard
from page.test_looks import complaints
from page.test_phone import fits
from page.test_whole_games import is_told
from page.viscounts import ViscountTable, at_question, played, quicken
from server.tools import ServedProcess, begin, players


@pytest.fixture
def table(visit: Callable[..., Visit]) -> ViscountTable:
    return ViscountTable(visit())


@pytest.fixture
def phone(visit: Callable[..., Visit]) -> ViscountTable:
    return ViscountTable(visit(viewport=PHONE, is_mobile=True, has_touch=True))


def sit_at(table: ViscountTable, served: ServedProcess, game: guildhall.Game) -> dict[str, Any]:
    """This game on the server; whoever is asked sits in the window."""
    seats = "o" * int(game.setup["players"])
    created = begin(served.client, seats, record=str(game.record()))
    table.sit(created, game.decision.seat_key if not game.is_over else "red")
    table.wait()
    return created


def test_a_whole_game_is_clicked_and_all_that_can_be_done_shines(table: ViscountTable, served: ServedProcess) -> None:
    quicken(table.visit, 1)
    page = table.page
    page.goto("/")
    page.get_by_text("Viscounts of the West Kingdom").click()
    page.get_by_role("button", name="Play now").click()
    chance = random.Random(1)
    assert table.wait() == "question"
    me = table.me(served)
    while table.wait() != "end":
        assert table.unlit(me) == set()
        table.answer(table.wish(chance), on_the_board=table.given % 2 == 1)
        assert table.given < 400, "this game does not end"
    record = me.get("/record").text
    assert "game: viscounts" in record
    game = guildhall.load(record)
    assert game.is_over and len(game.answers) > table.given
    assert is_told(game, table.final_scores())
    expect(page.locator("dialog table")).to_contain_text("Workers in the Castle")


def test_on_a_phone_by_keyboard_until_a_bot_takes_over(phone: ViscountTable, served: ServedProcess) -> None:
    quicken(phone.visit, 2)
    keys = Keyboard(phone)
    phone.page.goto("/new?game=viscounts")
    keys.tab_to("button", "Begin")
    keys.press("Enter")
    chance = random.Random(2)
    ways = [keys.on_the_board, keys.by_list, keys.by_key]
    for turn in range(18):
        assert phone.wait() == "question"
        number = phone.page.locator(".question .bar").get_attribute("data-number")
        ways[turn % 3](phone.wish(chance))
        phone.page.wait_for_function(
            "before => document.querySelector('.question .bar')?.dataset.number !== before", arg=number
        )
        assert fits(phone)
    assert keys.boards > 1
    # The page may just have asked what an answer would do.
    phone.visit.expects_refusals = True
    phone.me(served).post("/seats/red", {"kind": "bot", "bot": "random"}).raise_for_status()
    phone.page.locator("dialog[open] table").wait_for(timeout=60_000)
    assert fits(phone)


@pytest.mark.parametrize("viewport", [PHONE, {"width": PHONE["height"], "height": PHONE["width"]}])
def test_a_long_list_scrolls_and_what_is_told_stays(
    visit: Callable[..., Visit], served: ServedProcess, viewport: dict[str, int]
) -> None:
    phone = ViscountTable(visit(viewport=viewport, is_mobile=True, has_touch=True))
    sit_at(phone, served, at_question("WhereToMove", 3))
    assert phone.answers.count() == 15
    phone.shining.first.tap()
    phone.answers.last.scroll_into_view_if_needed()
    told = phone.page.locator(".preview")
    expect(told).to_contain_text("Tap it again to do it.")
    for part in (phone.prompt, phone.answers.last, told):
        expect(part).to_be_in_viewport(ratio=0.99)


def test_the_rival_is_chosen_in_the_form_and_tells_its_reasons(table: ViscountTable, served: ServedProcess) -> None:
    table.visit.sow(3)
    page = table.page
    page.goto("/new")
    expect(page.get_by_role("checkbox", name="Age of Artisans")).to_be_visible()
    page.get_by_role("radio", name="Viscounts of the West Kingdom").check()
    expect(page.get_by_role("checkbox", name="Age of Artisans")).to_have_count(0)
    expect(page.get_by_role("radio", name="4", exact=True)).to_be_visible()
    expect(page.get_by_role("radio", name="5", exact=True)).to_have_count(0)
    page.get_by_role("radio", name="1", exact=True).check()
    page.get_by_label("Focus").select_option("Builders")
    page.get_by_label("Difficulty").select_option("hard")
    page.get_by_role("button", name="Begin").click()
    scheme = page.get_by_role("group", name="Its last turn").locator("h4")
    table.play(random.Random(3), until=lambda: scheme.count() > 0)

    me = table.me(served)
    assert me.state()["options"] == {"players": 1, "opponent": "viscount", "focus": "builder", "difficulty": "hard"}
    rival = page.get_by_role("region", name="Rival")
    expect(rival).to_contain_text("Builders · hard")
    expect(rival.locator("h4")).to_contain_text("Scheme")
    expect(rival.locator("li").first).to_contain_text("Blue goes to")
    table.spot("seat:blue").click()
    expect(page.get_by_role("dialog")).to_contain_text("Schemes it has followed or gained")


def test_cards_are_explained_and_boards_opened(table: ViscountTable, served: ServedProcess) -> None:
    game = at_question("PlayWhich", 5, players=3)
    sit_at(table, served, game)
    page = table.page
    view = game.view(game.decision.seat_key)
    top = view["board"]["segments"][0]["townsfolk"]["top"]
    table.spot(f"townsfolk:{top}").hover()
    expect(page.get_by_role("tooltip")).to_contain_text("worked out from what is known")
    other = next(one for one in view["seats"] if one["seat"] != game.decision.seat_key)
    table.spot(f"seat:{other['seat']}").click()
    expect(page.get_by_role("dialog")).to_contain_text(f"In hand and draw pile ({len(other['unseen'])})")
    page.get_by_role("button", name="Close").click()
    me = next(one for one in view["seats"] if one["seat"] == game.decision.seat_key)
    page.get_by_role("button", name=f"Discard pile ({len(me['discard'])})").click()
    expect(page.get_by_role("dialog").locator("li")).to_have_count(len(me["discard"]))


def test_a_finished_game_is_shown_and_stepped_through(table: ViscountTable) -> None:
    game = played(4)
    table.open_record(str(game.record()))
    assert table.wait() == "end"
    assert is_told(game, table.final_scores())
    page = table.page
    page.get_by_role("dialog").get_by_role("link", name="Replay").click()
    page.get_by_role("slider").wait_for()
    for at in (20, 21, 60):
        page.get_by_role("slider").fill(str(at))
        page.get_by_text(f"{at} of").wait_for()
        for seat in game.at(at).view("red")["seats"]:
            name = f"space {seat['space'][1:]}" if seat["space"][0] == "O" else f"the inner space {seat['space'][1:]}"
            label = table.spot(f"space:{seat['space']}")
            expect(label).to_have_accessible_name(f"{name}: {_standing(game.at(at), seat['space'])}")
    page.get_by_role("button", name="Next turn").click()
    expect(page.get_by_text("60 of")).to_have_count(0)


def _standing(game: guildhall.Game, space: str) -> str:
    return " and ".join(seat["seat"].capitalize() for seat in game.view("red")["seats"] if seat["space"] == space)


def test_the_table_is_fit_for_everybody(visit: Callable[..., Visit], served: ServedProcess) -> None:
    table = ViscountTable(visit())
    sit_at(table, served, at_question("WhichAction", 6, players=4))
    assert complaints(table.page) == []
    assert table.page.evaluate("document.scrollingElement.scrollHeight") <= 800


def test_spectators_see_no_hand(table: ViscountTable, served: ServedProcess) -> None:
    game = at_question("PlayWhich", 5, players=2)
    created = begin(served.client, "oo", record=str(game.record()))
    table.sit(created, "watch")
    expect(table.page.locator(".player")).to_have_count(2)
    watching = players(served.client, created)["watch"]
    assert [seat["hand"] for seat in watching.state()["view"]["seats"]] == [None, None]
    assert table.page.locator(".spot.shines").count() == 0
