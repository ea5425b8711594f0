"""Whole games with both expansions, from the start page to the table of points: by mouse, and by keyboard alone."""

from __future__ import annotations

import random
import re
from typing import Any

import guildhall
from page.keyboard import Keyboard
from page.table import Table
from server.tools import Player, ServedProcess


def as_played(served: ServedProcess, table: Table) -> guildhall.Game:
    """The game that this window has played, from the server's record."""
    [game] = table.page.evaluate("JSON.parse(localStorage.getItem('guildhall.games'))")
    return guildhall.load(Player(served.client, game["id"], *game["mine"].values()).get("/record").text)


def is_told(game: guildhall.Game, shown: dict[str, list[int]]) -> bool:
    rows: list[dict[str, Any]] = game.scores()
    return shown["Total"] == [row["total"] for row in rows] and len(shown) == len(rows[0])


def test_a_whole_game_is_clicked_from_the_start_page_to_the_points(table: Table, served: ServedProcess) -> None:
    table.visit.sow(233)
    page = table.page
    page.goto("/")
    page.get_by_role("link", name="New game").click()
    page.get_by_role("checkbox", name=re.compile("Age of Artisans")).check()
    page.get_by_role("checkbox", name=re.compile("Works of Wonder")).check()
    page.get_by_label("Who plays Blue").select_option("me, at this screen")
    page.get_by_role("button", name="Begin").click()

    assert table.play(random.Random(233)) == "end"
    game = as_played(served, table)
    assert game.is_over
    assert len(game.answers) == table.given
    assert is_told(game, table.final_scores())


def test_a_whole_game_by_keyboard_alone(table: Table, served: ServedProcess) -> None:
    table.visit.sow(100)
    keys = Keyboard(table)
    table.page.goto("/")
    keys.tab_to("link", "New game")
    keys.press("Enter")
    for box in ("Age of Artisans", "Works of Wonder"):
        keys.tab_to("checkbox", box)
        keys.press("Space")
    keys.tab_to("combobox", "Who plays Blue")
    keys.type("me")
    keys.tab_to("button", "Begin")
    keys.press("Enter")

    chance = random.Random(100)
    while (now := table.wait()) != "end":
        if now == "hand-over":
            keys.press("Enter")  # its only button has the focus
            continue
        number = table.wish(chance)
        way = (keys.by_key, keys.by_list, keys.by_key, keys.on_the_board)[table.given % 4]
        way(number)
        table.given += 1
        assert table.given < 400, "this game does not end"
    game = as_played(served, table)
    assert game.is_over
    assert len(game.answers) == table.given
    assert is_told(game, table.final_scores())
    assert keys.boards > 5  # so often the board itself was used
