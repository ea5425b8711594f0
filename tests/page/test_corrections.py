"""A table that plays with corrected cards shows the corrected numbers: on cards, boards, and in why not."""

from __future__ import annotations

import random
import re
from typing import Any

from playwright.sync_api import expect

import guildhall
from page.browsing import PHONE
from page.table import Table
from server.tools import ServedProcess, begin, moment

CHAPEL: dict[str, Any] = {"corrections": {"buildings.chapel.vp": 9, "buildings.chapel.cost": {"gold": 4}}}
RUDOLF: dict[str, Any] = {"boards": ["rudolf", "hugo"], "setup": "variable"}
DISCOUNT: dict[str, Any] = {**RUDOLF, "corrections": {"boards.rudolf.effect": {"hire_less": 2}}}

PRICE = re.compile(r"This Apprentice costs you (\d) Silver")


def refused(game: guildhall.Game, target: str) -> str:
    """Why red cannot choose it, in words."""
    reason = next((one for one in game.reasons() if one.target.startswith(target)), None)
    return "" if reason is None or game.decision.seat_key != "red" else reason.text


def with_chapel(game: guildhall.Game) -> bool:
    return game.decision.name == "WhereToPlace" and "Gold" in refused(game, "building:chapel")


def test_a_corrected_building_shows_its_numbers_and_what_is_missing(table: Table, served: ServedProcess) -> None:
    game = moment(with_chapel, **CHAPEL)
    table.sit(begin(served.client, "oo", record=str(game.record())), "red")
    table.wait()
    for size in (None, PHONE):
        if size:
            table.page.set_viewport_size({"width": size["width"], "height": size["height"]})
            table.page.get_by_role("button", name="Mine", exact=True).click()
        chapel = table.spot("building:chapel")
        face = table.page.locator(".mine .card", has=chapel).locator(".face")
        expect(face.locator(".vp")).to_have_text("9")
        expect(face.locator(".numbers")).to_contain_text("4")
        chapel.click()
        expect(table.page.locator(".preview")).to_contain_text(refused(game, "building:chapel"))
        tip = table.page.get_by_role("tooltip")
        expect(tip.locator(".vp")).to_have_text("9")
        table.page.keyboard.press("Escape")
        expect(tip).to_have_count(0)


def at_the_workshop() -> tuple[guildhall.Game, guildhall.Game, str]:
    """The same moves with a discount of 1 and of 2, up to where red is refused the same Apprentice in both."""
    for seed in range(20):
        chance = random.Random(seed)
        games = [guildhall.new_game("architects", players=2, seed=seed, **options) for options in (RUDOLF, DISCOUNT)]
        while not any(game.is_over for game in games) and games[0].decision.name == games[1].decision.name:
            prices = [{one.target: one.text for one in game.reasons() if PRICE.match(one.text)} for game in games]
            both = sorted(prices[0].keys() & prices[1].keys())
            if both and games[0].decision.seat_key == "red":
                return games[0], games[1], both[-1]
            open_to_both = {one.token for one in games[0].options} & {one.token for one in games[1].options}
            token = chance.choice(sorted(open_to_both))
            for game in games:
                game.choose(token)
    raise AssertionError("no game came to that")


def test_a_corrected_board_tells_its_discount_and_prices_follow_it(table: Table, served: ServedProcess) -> None:
    *games, apprentice = at_the_workshop()
    told = [next(one.text for one in game.reasons() if one.target == apprentice) for game in games]
    printed, corrected = [int(PRICE.findall(text)[0]) for text in told]
    assert corrected == printed - 1
    tip = table.page.get_by_role("tooltip")
    for game, less, why in zip(games, (1, 2), told, strict=True):
        table.sit(begin(served.client, "oo", record=str(game.record())), "red")
        table.wait()
        table.spot("board:rudolf").hover()
        expect(tip).to_contain_text(re.compile(rf"\b{less} Silver less"))
        table.page.mouse.move(0, 0)
        expect(tip).to_have_count(0)
        table.spot(apprentice).click()
        expect(table.page.locator(".preview")).to_contain_text(why)


def test_the_card_browser_shows_the_game_as_it_is_printed(table: Table) -> None:
    table.page.goto("/cards")
    table.page.get_by_role("searchbox").fill("Chapel")
    expect(table.page.locator("main li", has_text="Chapel").first.locator(".vp")).to_have_text("6")
