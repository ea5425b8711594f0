"""Others' turns can be read: they play out step by step, leave marks and a recap, and what hurts is announced."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import guildhall
from page.browsing import PHONE, Visit
from page.games import played
from page.scenes import scene
from page.table import Table
from server.tools import ServedProcess, begin

Visiting = Callable[..., Visit]
STEPS = """() => {
    window.seen = [];
    const look = () => {
        const one = document.querySelector(".callout");
        if (one && window.seen.at(-1) !== one.textContent) window.seen.push(one.textContent);
        requestAnimationFrame(look);
    };
    look();
}"""


def against_bots(visit: Visit, served: ServedProcess, **storage: str) -> Table:
    """In the middle of a game; whoever is asked is a person, the others are bots."""
    game = played(29, left=60, expansions=[], players=3)
    seat = game.decision.seat_key
    kinds = "".join("o" if one == seat else "b" for one in game.seats)
    for name, value in storage.items():
        visit.context.add_init_script(f"localStorage.setItem('guildhall.{name}', '{value}')")
    table = Table(visit)
    table.sit(begin(served.client, kinds, record=str(game.record())), seat)
    table.wait()
    return table


def go_on(table: Table, turns: int = 1) -> None:
    """Until so many turns of others can be told."""
    chance = random.Random(1)
    others = table.page.locator(".chronicle .turn")
    for _ in range(8 * turns):
        table.answer(table.wish(chance))
        table.wait()
        if others.count() >= turns:
            return
    raise AssertionError("nobody else has had a turn")


def test_a_bots_turn_plays_out_step_by_step_and_leaves_its_marks_and_a_recap(
    visit: Visiting, served: ServedProcess
) -> None:
    table = against_bots(visit(reduced_motion="no-preference"), served)
    page = table.page
    page.evaluate(STEPS)
    go_on(table)
    page.wait_for_function("() => window.seen.length > 0 && !document.querySelector('.callout')")
    expect(page.locator(".chronicle .turn").first).to_be_visible()
    marks = page.get_by_role("img", name=re.compile("has just come|one has just come|taken away by|has just taken"))
    expect(marks.first).to_be_visible()
    # The recap plays the turn once more.
    before = page.evaluate("window.seen.length")
    page.locator(".chronicle .turn").first.click()
    page.wait_for_function("before => window.seen.length > before", arg=before)


def test_a_key_skips_what_is_played_out(visit: Visiting, served: ServedProcess) -> None:
    table = against_bots(visit(reduced_motion="no-preference"), served, pace="slow")
    page = table.page
    go_on(table)
    page.locator(".chronicle .turn").first.click()
    page.locator(".callout").wait_for()
    page.keyboard.press("Space")
    expect(page.locator(".callout")).to_have_count(0)


@pytest.mark.parametrize("how", ["instant", "reduced"])
def test_nothing_moves_for_whoever_wants_it_so(visit: Visiting, served: ServedProcess, how: str) -> None:
    motion = "reduce" if how == "reduced" else "no-preference"
    table = against_bots(visit(reduced_motion=motion), served, pace="instant" if how == "instant" else "normal")
    table.page.evaluate(STEPS)
    go_on(table)
    table.page.wait_for_timeout(400)
    assert table.page.evaluate("window.seen") == []
    expect(table.page.locator(".chronicle .turn").first).to_be_visible()


def test_a_capture_of_mine_is_announced(visit: Visiting, served: ServedProcess) -> None:
    """Two windows: while the one captures, the other is told on a card, and aloud."""
    many = scene("architects", "many")
    captor, victim = many.seat, "red" if many.seat != "red" else "blue"
    created = begin(served.client, "oooo", record=many.record)
    mine, theirs = Table(visit()), Table(visit())
    mine.sit(created, victim)
    theirs.sit(created, captor)
    theirs.wait()
    mine.page.locator(".question h2").wait_for()
    name = victim.capitalize()
    at = next(i for i, said in enumerate(theirs.sentences()) if said.startswith(f"Capture {name}’s Workers"))
    theirs.answer(at)
    card = mine.page.get_by_role("group", name="Big events")
    expect(card).to_contain_text(re.compile("captures"))
    expect(card.locator(".hurts").first).to_be_visible()
    spoken = mine.page.locator("body > * > [aria-live=polite], [aria-live=polite].unseen").last
    expect(spoken).to_contain_text("captures")


def test_the_log_has_a_line_a_turn_and_opens_to_its_sentences(visit: Visiting, served: ServedProcess) -> None:
    table = against_bots(visit(), served)
    page = table.page
    turns = table.log.locator(".turn")
    turn = turns.nth(turns.count() - 2)  # the last one is under way
    line = turn.get_by_role("button")
    expect(line).to_have_attribute("aria-expanded", "false")
    expect(turn.locator("p")).to_have_count(0)
    line.click()
    expect(line).to_have_attribute("aria-expanded", "true")
    expect(turn.locator("p").first).to_be_visible()
    line.click()
    # All of them, with a key; and this browser remembers it.
    page.keyboard.press("l")
    assert table.log.locator(".line[aria-expanded=false]").count() == 0
    page.reload()
    table.wait()
    expect(table.log.get_by_role("button", name="Sentences")).to_have_attribute("aria-pressed", "true")


def font(page: Page) -> float:
    size: float = page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)")
    return size


@pytest.mark.parametrize("window", [{"width": 1280, "height": 800}, PHONE])
def test_a_table_is_set_to_ones_liking(visit: Visiting, served: ServedProcess, window: dict[str, int]) -> None:
    table = against_bots(visit(viewport=window), served)
    page = table.page
    before = font(page)
    page.get_by_role("button", name="Table settings").click()
    settings = page.get_by_role("dialog", name="Table settings")
    settings.get_by_label("115 %").check()
    settings.get_by_label("slowly").check()
    settings.get_by_label("on", exact=True).check()
    settings.get_by_label("dense").check()
    assert font(page) == pytest.approx(before * 1.15, rel=0.02)
    page.reload()
    table.wait()
    assert font(page) == pytest.approx(before * 1.15, rel=0.02)
    page.get_by_role("button", name="Table settings").click()
    for name in ("115 %", "slowly", "on", "dense"):
        expect(settings.get_by_label(name, exact=True)).to_be_checked()


def test_a_game_is_played_with_turns_that_play_out(visit: Visiting, served: ServedProcess) -> None:
    """Whoever answers at once is never held up."""
    game = played(5, left=14)
    table = Table(visit(reduced_motion="no-preference"))
    table.sit(begin(served.client, "ob", record=str(game.record())), "red")
    assert table.play(random.Random(5)) == "end"
    assert isinstance(game, guildhall.Game)
