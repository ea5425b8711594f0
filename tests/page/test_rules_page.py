"""The rules as a page: every box, an address for every section, and a search; nothing of what is for programmers."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from page.table import Table
from page.test_looks import complaints

RULES = Path(__file__).parents[2] / "docs" / "rules"
BOXES = sorted(file.stem for file in RULES.glob("*.md") if file.stem.islower())


@pytest.mark.parametrize("box", BOXES)
def test_every_section_of_a_box_is_there_and_every_link_leads_somewhere(table: Table, box: str) -> None:
    page = table.page
    page.goto(f"/rules/{box}")
    article = page.get_by_role("article")
    article.wait_for()
    text = (RULES / f"{box}.md").read_text(encoding="utf-8")
    headings = [line.lstrip("# ").replace("`", "") for line in text.splitlines() if re.match("#+ ", line)]
    shown = article.locator(":is(h2, h3, h4, h5)").all_inner_texts()
    assert [one.strip() for one in shown] == headings
    broken = page.evaluate(
        """() => [...document.querySelectorAll('article a[href^="#"]')]
            .map(link => decodeURIComponent(link.getAttribute("href").slice(1)))
            .filter(name => !document.getElementById(name))"""
    )
    assert broken == []
    whole = article.inner_text()
    assert [mark for mark in ("**", "](", "```", "test_", "<a id") if mark in whole] == []
    # Other boxes are a click away, and nothing leads out of the rules.
    away = article.locator("a:not([href^='#'])").evaluate_all("links => links.map(link => link.getAttribute('href'))")
    assert [one for one in away if not re.match(rf"/rules/({'|'.join(BOXES)})(#|$)", one)] == []


def test_a_section_is_found_by_its_words_and_has_an_address(table: Table) -> None:
    page = table.page
    page.goto("/rules")
    page.get_by_label("Search all rules").fill("tax relief")
    hits = page.locator("main li").filter(has_text="3.2 Paying").filter(has_text="Architects")
    hits.get_by_role("link").click()
    page.wait_for_url("**/rules/architects#32-paying")
    heading = page.get_by_role("heading", name="3.2 Paying")
    expect(heading).to_be_in_viewport()
    # And by its address alone.
    page.goto("about:blank")
    page.goto("/rules/architects#93-scoring")
    expect(page.get_by_role("heading", name="9.3 Scoring")).to_be_in_viewport()
    page.get_by_label("Search all rules").fill("xyzzy")
    expect(page.get_by_text("Nothing has all of these words")).to_be_visible()


def test_the_rules_are_fit_for_everybody(table: Table) -> None:
    table.page.goto("/rules/artisans")
    table.page.get_by_role("article").wait_for()
    assert complaints(table.page) == []
    table.page.get_by_label("Search all rules").fill("virtue")
    table.page.locator("main li").first.wait_for()
    assert complaints(table.page) == []


def test_a_box_that_there_is_not_is_no_page(table: Table) -> None:
    table.page.goto("/rules/nothing")
    expect(table.page.get_by_text("There is no such page")).to_be_visible()
