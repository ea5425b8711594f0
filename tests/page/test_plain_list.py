"""A game that has no folder on the page is set up by the form and played from the plain list of its answers."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from page.browsing import PHONE, Visit, need_page
from page.table import Table
from page.test_looks import complaints
from page.test_phone import fits
from server.tools import ServedProcess
from third_game import ROOT, sources_with_tiny


@pytest.fixture(scope="module")
def served_with_tiny(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedProcess]:
    """A hall in which one line has added a third game."""
    need_page()
    folder = tmp_path_factory.mktemp("tiny")
    environment = sources_with_tiny(folder)
    server = ServedProcess("--data", str(folder / "data"), log=folder / "log", env=environment)
    yield server
    server.close()


@pytest.fixture
def table(browser: Browser, served_with_tiny: ServedProcess) -> Iterator[Table]:
    visit = Visit(browser, served_with_tiny)
    yield Table(visit)
    visit.close()
    assert visit.errors == []


def begin_pebbles(table: Table) -> None:
    """From the start page, for two at one screen."""
    page = table.page
    page.goto("/")
    page.get_by_text("Pebbles", exact=True).click()
    page.get_by_role("link", name="New game").click()
    expect(page.get_by_role("radio", name="Pebbles")).to_be_checked()
    page.get_by_label("Who plays Blue").select_option("me")
    page.get_by_role("button", name="Begin").click()
    if table.wait() == "hand-over":
        table.take_over()


def test_a_game_without_a_board_is_played_from_its_answers(table: Table) -> None:
    assert not (ROOT / "web/src/games/tiny").exists()
    begin_pebbles(table)
    page = table.page
    expect(table.prompt).to_contain_text("How many pebbles do you take?")
    assert table.sentences() == ["Take 1 pebble", "Take 2 pebbles", "Take 3 pebbles"]
    assert table.shining.count() == 0
    expect(page.locator(".generic li")).to_have_count(2)
    expect(page.get_by_role("region", name="Log")).to_contain_text("Red is next")
    assert complaints(page) == []
    assert table.play(random.Random(1)) == "end"
    assert sorted(table.final_scores()["Total"]) == [0, 1]


def test_its_list_fits_on_a_phone(table: Table) -> None:
    begin_pebbles(table)
    table.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    assert fits(table)
    table.answers.first.click()
    assert table.wait() == "hand-over"
