"""The player aid, one key away; the way from a refusal to its rule; and what frames the guided game."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

import guildhall
from page.browsing import PHONE, Visit
from page.games import played
from page.table import Table
from page.test_around import kept
from page.test_looks import complaints
from page.test_rules_page import RULES
from server.tools import ServedProcess, begin, can, moment

SOURCES = Path(__file__).parents[2] / "web" / "src"


def drawings(game: str) -> set[str]:
    """The names of all small drawings that the page has for a game's goods, pieces and cards."""
    texts = [(SOURCES / "games" / part).read_text() for part in ("drawings.ts", f"{game}/drawings.ts")]
    return {name for text in texts for name in re.findall(r'^  "?([a-z-]+)"?: [`(]', text, re.MULTILINE)}


# Parts of drawings of cards that only opponents that follow cards have; these cards tell them in words.
TOLD_THERE = {"focus", "grip", "lead", "step", "scheme-plus", "closer"}


@pytest.mark.parametrize("game", guildhall.games())
def test_every_drawing_of_a_game_is_explained_and_the_aid_can_be_printed(table: Table, game: str) -> None:
    page = table.page
    page.goto(f"/aid/{game}")
    legend = page.locator(".icons li")
    legend.first.wait_for()
    known = drawings(game)
    assert len(known) > 15
    assert legend.count() == len(known - TOLD_THERE) + 1  # and the points
    assert all(len(text.strip()) > 2 for text in legend.all_inner_texts())
    assert complaints(page) == []
    page.emulate_media(media="print")
    expect(page.get_by_role("navigation")).to_be_hidden()
    expect(page.get_by_role("button", name="Print")).to_be_hidden()
    expect(legend.first).to_be_visible()


def test_the_aid_is_one_key_away_at_the_table_and_in_the_replay(table: Table, served: ServedProcess) -> None:
    created = begin(served.client, "oo", seed=4)
    page = table.page
    for path in ("", "/replay"):
        page.goto(f"/game/{created['id']}{path}#{created['keys']['red']}")
        page.get_by_role("button", name="Help", exact=True).wait_for()
        page.keyboard.press("F1")
        dialog = page.get_by_role("dialog", name="Player aid")
        expect(dialog.get_by_text("Unpaid Debt", exact=True)).to_be_visible()
        assert complaints(page) == []
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)


def slugs(box: str) -> set[str]:
    """The headings of a page of the rules, as links name them."""
    headings = re.findall(r"^#+ (.*)$", (RULES / f"{box}.md").read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\s-]", "", one.lower()).strip().replace(" ", "-") for one in headings}


@pytest.mark.parametrize("game", guildhall.games())
def test_refusals_and_things_know_sections_that_there_are(game: str) -> None:
    text = (SOURCES / "games" / game / "rules.ts").read_text()
    refusals, things = (
        dict(re.findall(r'^  "?([a-z-]+)"?: "([^"]+)"', part, re.MULTILINE))
        for part in text.split("export const SECTIONS")
    )
    assert len(refusals) > 15
    assert [name for name in refusals if not guildhall.words.catalogue("en").has(name)] == []
    assert len(things) > 10
    for name, address in (refusals | things).items():
        box, _, section = address.partition("#")
        assert not section or section in slugs(box), name
        assert (RULES / f"{box}.md").exists()


def at_a_table(table: Table, served: ServedProcess) -> guildhall.Game:
    """Red may place a Worker at the Quarry."""
    game = moment(lambda game: can(game, "red", "place quarry"))
    table.sit(begin(served.client, "oo", record=str(game.record())), "red")
    table.wait()
    return game


def test_in_the_mode_for_help_a_click_explains_and_plays_nothing(table: Table, served: ServedProcess) -> None:
    at_a_table(table, served)
    page = table.page
    before = table.prompt.inner_text()
    page.get_by_role("button", name="Help", exact=True).click()
    shown = page.get_by_role("dialog", name="Help")
    bar = page.get_by_role("region", name="Help")
    expect(bar.get_by_text("Nothing is played meanwhile")).to_be_visible()
    assert complaints(page) == []
    # A place that shines, an answer in the list, a track, what lies in a place, a card; each with its rule.
    table.spot("place:quarry").click()
    expect(shown).to_contain_text("Gain 1 Stone for each of your Workers here")
    expect(shown.get_by_role("link", name="the rule")).to_have_attribute("href", "/rules/architects#331-quarry")
    page.mouse.move(5, 500)  # it stays to be read
    table.answers.filter(has_text="Forest").first.click()
    expect(shown).to_contain_text("Gain 1 Wood")
    page.locator('[data-place="prison"] h3').click(force=True)  # the Guardhouse's spot lies over it
    expect(shown).to_contain_text("In a Black Market Reset")
    page.locator('[data-place="virtue"]').click()
    expect(shown).to_contain_text("closed to you")
    page.locator(".spot[data-target^='apprentice:']").first.click()
    expect(shown.get_by_role("link", name="the rule")).to_have_attribute("href", "/rules/architects#4-apprentices")
    assert complaints(page) == []
    # By keyboard, too: whatever has the focus.
    page.locator(".spot[data-target~='place:quarry']").focus()
    page.keyboard.press("Enter")
    expect(shown).to_contain_text("Gain 1 Stone")
    assert table.prompt.inner_text() == before
    page.keyboard.press("Escape")
    expect(bar).to_have_count(0)
    expect(shown).to_have_count(0)
    table.spot("place:quarry").click()
    expect(table.prompt).not_to_have_text(before)


def test_help_is_there_for_fingers(visit: Callable[..., Visit], served: ServedProcess) -> None:
    table = Table(visit(viewport=PHONE, is_mobile=True, has_touch=True, locale="de-DE"))
    at_a_table(table, served)
    page = table.page
    page.get_by_role("button", name="Hilfe", exact=True).tap()
    bar = page.get_by_role("region", name="Hilfe")
    table.spot("place:quarry").tap()
    expect(page.get_by_role("dialog", name="Hilfe")).to_contain_text("1 Stein")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    bar.get_by_role("button", name="Spielübersicht").tap()
    expect(page.get_by_role("dialog", name="Spielübersicht")).to_be_visible()
    page.keyboard.press("Escape")
    bar.get_by_role("button", name="Zurück zum Spiel").tap()
    expect(bar).to_have_count(0)


def test_what_pops_up_stays_off_its_neighbours_and_names_the_drawings(table: Table, served: ServedProcess) -> None:
    at_a_table(table, served)
    page = table.page
    cards = page.locator(".mine .spot[data-target^='building:']")
    cards.nth(1).hover()
    shown = page.get_by_role("tooltip")
    shown.wait_for()
    box = shown.bounding_box()
    assert box is not None
    for i in range(cards.count()):
        other = cards.nth(i).bounding_box()
        assert other is not None
        apart = box["y"] + box["height"] <= other["y"] or box["x"] >= other["x"] + other["width"]
        assert apart or box["x"] + box["width"] <= other["x"] or box["y"] >= other["y"] + other["height"]
    goods = [t for t in ("Clay", "Wood", "Stone", "Gold", "Marble") if t in shown.locator(".marks").inner_text()]
    assert goods


def test_a_refusal_leads_to_its_rule(table: Table, served: ServedProcess) -> None:
    game = moment(lambda game: can(game, "red", "place quarry") and not can(game, "red", "place guardhouse"))
    created = begin(served.client, "oo", record=str(game.record()))
    table.sit(created, "red")
    table.wait()
    table.spot("place:guardhouse").click()
    # It stays when the pointer goes there.
    link = table.page.locator(".preview").get_by_role("link", name="the rule")
    link.hover()
    with table.page.context.expect_page() as opened:
        link.click()
    expect(opened.value.get_by_role("heading", name="3.6 Guardhouse actions")).to_be_in_viewport()


def test_a_guided_game_ends_with_a_plan_and_its_lessons_can_be_read_again(table: Table, served: ServedProcess) -> None:
    page = table.page
    over = begin(served.client, "oo", record=str(played(29, expansions=[]).record()))
    page.goto("/")
    games = json.dumps([kept(over, "red", lessons=["welcome", "draft"])])
    page.evaluate("games => localStorage.setItem('guildhall.games', games)", games)
    table.sit(over, "red")
    assert table.wait() == "end"
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name="Your plan for the next game")).to_be_visible()
    dialog.get_by_role("button", name="Close").click()
    page.keyboard.press("F1")
    expect(page.get_by_role("dialog").get_by_role("heading", name="Choose your plans")).to_be_visible()


@pytest.mark.parametrize("path", ["/cards", "/aid/viscounts", "/rules/artisans"])
def test_what_is_printed_is_dark_on_white_at_night_too(visit: Callable[..., Visit], path: str) -> None:
    page = visit(color_scheme="dark").page
    page.goto("/")
    page.evaluate("localStorage.setItem('guildhall.theme', 'dark')")
    page.goto(path)
    heading = page.locator("main h2, main h3").first
    heading.wait_for()
    page.emulate_media(media="print")
    darkness = "one => getComputedStyle(one).color.match(/[0-9.]+/g).slice(0, 3).map(Number)"
    assert sum(heading.evaluate(darkness)) < 200
    assert page.locator("header").is_hidden()
