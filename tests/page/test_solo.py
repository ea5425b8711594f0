"""Playing alone: an opponent is chosen in the form, and its board, its cards and its reasons lie beside the table."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import guildhall
from guildhall.architects.solo.part import part_of
from page.browsing import PHONE, Visit
from page.games import played
from page.keyboard import Keyboard
from page.table import Table
from page.test_looks import complaints
from page.test_phone import fits
from page.test_whole_games import as_played, is_told
from server.tools import ServedProcess, begin

HELENA: dict[str, Any] = {"players": 1, "opponent": "helena", "expansions": []}
MEDDLER: dict[str, Any] = {"players": 1, "opponent": "meddler", "expansions": ["wonders"]}


def choose(page: Page) -> Locator:
    return page.get_by_label("Solo opponent for")


def last_turn(page: Page) -> Locator:
    return page.get_by_role("group", name="Its last turn")


def reasons(game: guildhall.Game) -> list[str]:
    """What the opponent told of its last turn, but for the card itself."""
    log = game.messages("red")
    first = max(n for n, message in enumerate(log) if message.name == "event-scheme-drawn")
    after = [message.name for message in log[first:]]
    last = first + after.index("event-turn-started") if "event-turn-started" in after else len(log)
    told = game.log("red")[first:last]
    return [line for line in told if not line.startswith(("Is it true", "So it follows")) and "turns over" not in line]


def follows(page: Page, game: guildhall.Game) -> None:
    """The page shows the card that was followed last, and everything that came of it."""
    shown = last_turn(page)
    part = part_of(game.state)  # type: ignore[arg-type]
    kind, number = part.schemes[part.discards[-1]].key.rsplit("-", 2)[-2:]
    expect(shown.locator("h4").last).to_have_text(f"{kind.capitalize()} Scheme {number}")
    for line in reasons(game):
        expect(shown).to_contain_text(line)


def test_an_opponent_is_chosen_and_explains_its_turns(table: Table, served: ServedProcess) -> None:
    table.visit.sow(3)
    page = table.page
    page.goto("/")
    page.get_by_role("link", name="Play alone").click()
    choose(page).select_option("Meddler")
    expect(page.get_by_role("checkbox", name=re.compile("Works of Wonder"))).to_be_checked()
    expect(page.locator(".levels")).to_contain_text("whenever it builds, it captures")
    page.get_by_role("button", name="Begin").click()

    table.wait()
    expect(last_turn(page)).to_contain_text("It has not had a turn yet")
    chance = random.Random(3)
    table.play(chance, until=lambda: table.given == 9)
    game = as_played(served, table)
    follows(page, game)
    panel = page.get_by_role("region", name="Meddler")
    solo = game.view("red")["solo"]
    expect(panel).to_contain_text(f"{solo['pile']} to draw, {len(solo['discards'])} discarded")
    expect(panel).to_contain_text("Focus: Workshop")
    expect(panel.get_by_role("img", name=re.compile(f"marker stands at {solo['track']}", re.I))).to_be_visible()
    expect(page.get_by_role("region", name="Log")).to_contain_text("turns over")
    assert page.evaluate("document.scrollingElement.scrollHeight") <= 800

    # Everything about it, and back.
    table.spot("seat:blue").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Schemes it has followed or gained")
    expect(dialog).to_contain_text("Power: make 1 capture")
    dialog.get_by_role("button", name="Close").click()

    # It is among my games as what it is.
    page.goto("/")
    expect(page.get_by_text("1 player · against Meddler · Works of Wonder")).to_be_visible()


def test_the_form_keeps_opponents_expansions_and_players_together(table: Table) -> None:
    page = table.page
    page.goto("/new")
    expect(choose(page)).to_have_value("")
    page.get_by_role("radio", name="1", exact=True).check()
    expect(choose(page)).to_have_value("constantine")
    wonders = page.get_by_role("checkbox", name=re.compile("Works of Wonder"))
    wonders.check()
    expect(choose(page)).to_have_value("aristocrat")
    choose(page).select_option("Helena")
    expect(wonders).not_to_be_checked()
    page.get_by_role("radio", name="3", exact=True).check()
    expect(choose(page)).to_have_value("")
    choose(page).select_option("Peddler")
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("region", name="Peddler")).to_be_visible()


def test_a_whole_game_against_helena_by_keyboard(table: Table, served: ServedProcess) -> None:
    table.visit.sow(46)
    keys = Keyboard(table)
    table.page.goto("/")
    keys.tab_to("link", "Play alone")
    keys.press("Enter")
    keys.tab_to("combobox", "Solo opponent for Blue")
    keys.type("Hel")
    keys.tab_to("button", "Begin")
    keys.press("Enter")
    chance = random.Random(46)
    while table.wait() != "end":
        keys.by_key(table.wish(chance))
        table.given += 1
        assert table.given < 400, "this game does not end"
    ends_well(table, served, "helena", "Helena")


def test_a_whole_game_against_one_of_works_of_wonder_by_mouse(table: Table, served: ServedProcess) -> None:
    table.visit.sow(17)
    page = table.page
    page.goto("/new?alone")
    choose(page).select_option("Aristocrat")
    page.get_by_role("button", name="Begin").click()
    assert table.play(random.Random(17)) == "end"
    ends_well(table, served, "aristocrat", "Aristocrat")


def ends_well(table: Table, served: ServedProcess, key: str, name: str) -> None:
    game = as_played(served, table)
    assert game.is_over and game.setup["opponent"] == key and len(game.answers) == table.given
    assert is_told(game, table.final_scores())
    expect(table.page.locator("dialog thead")).to_contain_text(name)


def test_the_replay_steps_through_its_turns(table: Table) -> None:
    game = played(3, **HELENA)
    table.open_record(str(game.record()))
    assert table.wait() == "end"
    page = table.page
    page.get_by_role("dialog").get_by_role("link", name="Replay").click()
    page.get_by_role("slider").wait_for()
    for at in (10, 11, 20):
        page.get_by_role("slider").fill(str(at))
        page.get_by_text(f"{at} of").wait_for()
        follows(page, game.at(at))
    page.get_by_role("button", name="Play on from here against bots").click()
    assert table.wait() == "question"
    expect(page.get_by_role("region", name="Helena")).to_be_visible()


def test_at_a_full_table_its_reasons_are_one_click_away(table: Table, served: ServedProcess) -> None:
    game = played(4, left=40, players=5, opponent="patron")
    table.sit(begin(served.client, "o" * 5, record=str(game.record())), game.decision.seat_key)
    table.wait()
    page = table.page
    assert page.evaluate("document.scrollingElement.scrollHeight") <= 800
    expect(page.get_by_role("region", name="Patron")).to_contain_text("Its last turn: ")
    table.spot(f"seat:{game.seats[-1]}").click()
    expect(page.get_by_role("dialog").locator("h4").first).to_contain_text("Scheme")


def test_spectators_see_it_in_their_language(visit: Callable[..., Visit], served: ServedProcess) -> None:
    table = Table(visit(locale="de-DE"))
    table.sit(begin(served.client, "o", record=str(played(3, left=10, **MEDDLER).record())), "watch")
    panel = table.page.get_by_role("region", name="Störenfried")
    expect(panel).to_contain_text("Vorliebe: Werkstatt")
    expect(panel.get_by_role("group", name="Der letzte Zug").locator("h4").first).to_contain_text("plan")


@pytest.mark.parametrize("options", [HELENA, MEDDLER], ids=["helena", "meddler"])
def test_on_a_phone_its_reasons_have_a_tab_with_the_others(
    visit: Callable[..., Visit], served: ServedProcess, options: dict[str, Any]
) -> None:
    phone = Table(visit(viewport=PHONE, is_mobile=True, has_touch=True, device_scale_factor=2))
    phone.sit(begin(served.client, "o", record=str(played(3, left=10, **options).record())), "red")
    phone.wait()
    assert fits(phone)
    expect(last_turn(phone.page)).to_be_hidden()
    phone.page.get_by_role("button", name="Others").tap()
    expect(last_turn(phone.page)).to_be_visible()
    assert fits(phone)


def test_it_is_fit_for_everybody(visit: Callable[..., Visit], served: ServedProcess) -> None:
    table = Table(visit())
    page = table.page
    page.goto("/new?alone")
    choose(page).select_option("Enforcer")
    assert complaints(page) == []
    table.sit(begin(served.client, "o", record=str(played(3, left=10, **MEDDLER).record())), "red")
    table.wait()
    assert complaints(page) == []
    table.spot("seat:blue").click()
    page.get_by_role("dialog").wait_for()
    assert complaints(page) == []
