"""The companion on the page: an opponent at a real table, by buttons alone."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import guildhall
from companion.mirror import Mirror
from companion.viscounts_mirror import Mirror as ViscountsMirror
from guildhall.companion import opened
from guildhall.words import say
from page.browsing import PHONE, Visit
from page.companion_driver import SAID, Driver, script_of
from page.table import Table
from page.test_looks import complaints
from page.test_phone import fits

GAMES: list[tuple[str, str, int, dict[str, Any]]] = [
    ("architects", "Constantine", 2, {"opponent": "constantine", "players": 2, "expansions": ["artisans"]}),
    ("architects", "Helena", 1, {"opponent": "helena", "players": 1}),
    ("architects", "Aristocrat", 3, {"opponent": "aristocrat", "players": 3, "expansions": ["wonders"]}),
    ("architects", "Enforcer", 1, {"opponent": "enforcer", "players": 1, "expansions": ["wonders"]}),
    ("architects", "Illusionist", 1, {"opponent": "illusionist", "players": 1, "expansions": ["wonders", "artisans"]}),
    ("architects", "Meddler", 2, {"opponent": "meddler", "players": 2, "expansions": ["wonders"]}),
    ("architects", "Patron", 1, {"opponent": "patron", "players": 1, "expansions": ["wonders"]}),
    ("architects", "Peddler", 1, {"opponent": "peddler", "players": 1, "expansions": ["wonders"]}),
    ("viscounts", "Cleric", 1, {"board": "cleric"}),
    ("viscounts", "Builder", 1, {"board": "builder"}),
    ("viscounts", "Noble", 1, {"board": "noble", "difficulty": "hard-1"}),
    ("viscounts", "Card", 1, {"board": "card"}),
]
VISCOUNTS_SEEDS = {"cleric": 12, "builder": 5, "noble": 30, "card": 7}  # segment A lies first in these


def played(game: str, options: dict[str, Any]) -> guildhall.Game:
    seed = VISCOUNTS_SEEDS[options["board"]] if game == "viscounts" else 1
    one = guildhall.new_game(game, seed=seed, **{"players": 1, **options})
    chance = Random(seed)
    while not one.is_over:
        one.choose(chance.choice(one.options))
    return one


def sit_down(page: Page, game: str, name: str, options: dict[str, Any], tells: bool = True) -> None:
    page.goto("/companion")
    if game == "viscounts":
        page.get_by_role("button", name="Viscounts").click()
        page.get_by_role("button", name=name, exact=True).click()
        if options.get("difficulty") == "hard-1":
            page.get_by_role("button", name="harder: 1 Future Scheme").click()
    else:
        page.locator(".rival").filter(has=page.get_by_text(name, exact=True)).click()
        if options["players"] > 1:
            page.get_by_role("group", name="Players").get_by_role("button", name=str(options["players"])).click()
        if "artisans" in options.get("expansions", []):
            page.get_by_role("checkbox", name="Age of Artisans").check()
    if tells:
        page.get_by_role("checkbox", name="We turn its cards over ourselves").check()
    page.get_by_role("button", name="Sit down").click()
    page.locator(".counts").wait_for()


@pytest.mark.parametrize(("game", "name", "players", "options"), GAMES, ids=[one[1] for one in GAMES])
def test_every_opponent_is_led_through_a_whole_game_as_the_engines_own(
    table: Table, game: str, name: str, players: int, options: dict[str, Any]
) -> None:
    """A game is played by the engine, and the page is told what the people of that table would tell it."""
    whole = played(game, options)
    mirror: Any = (ViscountsMirror if game == "viscounts" else Mirror)(whole)
    mirror.play()
    session = mirror.companion
    page = table.page
    sit_down(page, game, name, options)
    Driver(page).follow(script_of(session))
    # It has heard the same, so it keeps the same; it has told the same, and it shows the engine's points.
    kept = page.evaluate("() => JSON.parse(localStorage.getItem('guildhall.companion'))")
    assert [[line, answers] for line, answers in session.said] == kept["state"]["session"]["said"]
    again = opened({**kept["state"]["session"], "seed": session.seed})
    assert again.score() == session.score() == kept["state"]["score"]
    points = whole.scores()[players]
    assert kept["state"]["score"] == points
    sheet = page.get_by_role("region", name="Its final score")
    expect(sheet.get_by_role("row", name="Total")).to_contain_text(str(points["total"]).replace("-", "−"))
    told = page.locator("aside details").last
    told.locator("summary").click()
    for message in session.told:
        expect(told).to_contain_text(say(message))


def test_a_turn_is_drawn_with_its_reasons_ticked_off_and_taken_back(table: Table) -> None:
    page = table.page
    sit_down(page, "architects", "Constantine", {"players": 1}, tells=True)
    driver = Driver(page)
    page.locator(".next .main").click()
    page.locator(".asked [data-answer='court-starting-9']").click()
    page.locator(".asked h2").filter(has_text="Tax Stand").wait_for()
    expect(page.get_by_role("article", name="Starting Scheme 9")).to_be_visible()
    page.locator(".asked input").fill("9")
    page.locator(".asked input").blur()
    page.locator(".asked").get_by_role("button", name="Say it").click()
    driver.lines = 1
    driver.wait(2)
    steps = page.get_by_role("region", name="Do this at the table")
    expect(steps.get_by_role("checkbox").first).to_be_visible()
    steps.get_by_role("checkbox").first.check()
    assert complaints(page) == []
    # What happened to it in between is a tap.
    before = page.locator(".counts li").first.inner_text()
    driver.say("gain virtue 2")
    expect(page.get_by_role("log")).to_contain_text("Constantine gains 2 Virtue")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".counts li").first).to_contain_text(before)
    # Another day it goes on where it was.
    page.reload()
    expect(page.get_by_role("article", name="Starting Scheme 9")).to_be_visible()
    assert len(page.evaluate(SAID)) == 1
    page.locator("[data-deed=set]").click()
    assert complaints(page) == []


def test_a_session_of_an_earlier_edition_goes_on(table: Table) -> None:
    """It had kept no time and no points of the people, and no board to show."""
    page = table.page
    sit_down(page, "architects", "Helena", {"players": 1})
    page.evaluate(
        """() => {
            const {state: now, entries} = JSON.parse(localStorage.getItem("guildhall.companion"));
            const old = {session: now.session, opponent: now.opponent, over: false, question: null, told: []};
            const state = {...old, status: [], score: {}};
            localStorage.setItem("guildhall.companion", JSON.stringify({state, entries}));
        }"""
    )
    page.reload()
    expect(page.locator(".counts li")).not_to_have_count(0)
    expect(page.locator(".next .main")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_fits_a_phone_in_german(visit: Callable[..., Visit], scheme: Any) -> None:
    phone = Table(
        visit(
            viewport=PHONE, is_mobile=True, has_touch=True, device_scale_factor=2, locale="de-DE", color_scheme=scheme
        )
    )
    page = phone.page
    page.goto("/companion")
    assert complaints(page) == []
    page.locator("form .row").first.get_by_role("button").nth(1).click()
    page.get_by_role("button", name="Platz nehmen").click()
    page.get_by_role("button", name="Der Spielplan liegt").click()
    page.locator(".asked [data-answer]").first.wait_for()
    assert complaints(page) == []
    for _ in range(3):
        page.locator(".asked [data-answer]").first.click()
        expect(page.locator("main")).to_have_attribute("aria-busy", "false")
    assert fits(phone)
