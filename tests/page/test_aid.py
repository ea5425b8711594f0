"""The player aid, one key away; the way from a refusal to its rule; and what frames the guided game."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

import guildhall
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
        page.get_by_role("button", name="Player aid").wait_for()
        page.keyboard.press("F1")
        dialog = page.get_by_role("dialog", name="Player aid")
        expect(dialog.get_by_text("Unpaid Debt", exact=True)).to_be_visible()
        assert complaints(page) == []
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)


@pytest.mark.parametrize("game", guildhall.games())
def test_refusals_know_sections_that_there_are(game: str) -> None:
    text = (SOURCES / "games" / game / "rules.ts").read_text()
    links = re.findall(r'"([a-z-]+)": "([a-z]+)#([^"]+)"', text)
    assert len(links) > 15
    for name, box, section in links:
        headings = re.findall(r"^#+ (.*)$", (RULES / f"{box}.md").read_text(encoding="utf-8"), re.MULTILINE)
        slugs = {re.sub(r"[^\w\s-]", "", one.lower()).strip().replace(" ", "-") for one in headings}
        assert section in slugs, (name, section)
        assert guildhall.words.catalogue("en").has(name), name


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
