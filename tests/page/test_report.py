"""A report of a problem, told in words, in either game, while it is played and when it is looked at again."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

import guildhall
from guildhall.engine.record import Record
from page.table import Table
from server.tools import ServedProcess, begin, play_on, players

TOLD = 'The Quarry gave "nothing".\nI expected 2 Stone, or – at least – 1.'


@pytest.mark.parametrize("game", ["architects", "viscounts"])
def test_what_somebody_tells_is_saved_in_a_file_that_opens_at_the_move(
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
        page.get_by_role("button", name="Report a problem").click()
        dialog = page.get_by_role("dialog")
        dialog.get_by_label("What went wrong").fill(TOLD)
        with page.expect_download() as download:
            dialog.get_by_role("button", name="Save the report").click()
        file = tmp_path / "report.txt"
        download.value.save_as(file)
        assert guildhall.load(file).view("red")["seats"] == view["view"]["seats"]
        text = file.read_text(encoding="utf-8")
        report = Record.parse(text).report
        assert report is not None
        assert report.words == TOLD
        # And it is said what has become of it, and how the game is found again.
        expect(dialog.get_by_role("status")).to_contain_text(download.value.suggested_filename)
        expect(dialog.get_by_role("status")).to_contain_text(created["id"])
        dialog.get_by_role("button", name="Close").last.click()
        expect(dialog).to_have_count(0)
        assert not any(key in text for key in created["keys"].values())
