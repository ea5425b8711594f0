"""A report of a problem: one click on the page, in either game, while it is played and when it is looked at again."""

from __future__ import annotations

from pathlib import Path

import pytest

import guildhall
from page.table import Table
from server.tools import ServedProcess, begin, play_on, players


@pytest.mark.parametrize("game", ["architects", "viscounts"])
def test_one_click_saves_a_file_that_opens_at_the_move(
    table: Table, served: ServedProcess, game: str, tmp_path: Path
) -> None:
    created = begin(served.client, game=game, seed=4)
    people = players(served.client, created)
    play_on(people, 12)
    page = table.page
    for address, view in (("", people["red"].state()), ("/replay?at=5", people["red"].state(at=5))):
        page.goto(f"/game/{created['id']}{address}#{created['keys']['red']}")
        if address:
            page.get_by_text("5 of 12").wait_for()
        with page.expect_download() as download:
            page.get_by_role("button", name="Report a problem").click()
        file = tmp_path / "report.txt"
        download.value.save_as(file)
        assert guildhall.load(file).view("red")["seats"] == view["view"]["seats"]
        text = file.read_text(encoding="utf-8")
        assert not any(key in text for key in created["keys"].values())
