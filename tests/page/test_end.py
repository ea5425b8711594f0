"""The end of a game: who has won, once more, and a picture to show."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

import guildhall
from page.games import played
from page.table import Table
from server.tools import Player, ServedProcess, begin


@pytest.fixture(scope="module")
def over() -> guildhall.Game:
    return played(29, expansions=[])


def totals(game: guildhall.Game) -> dict[str, int]:
    return {seat: row["total"] for seat, row in zip(game.seats, game.scores(), strict=True)}


def test_whoever_sits_here_is_told_whether_they_have_won(
    table: Table, over: guildhall.Game, served: ServedProcess
) -> None:
    points = totals(over)
    first, second = sorted(points, key=lambda seat: -points[seat])
    margin = points[first] - points[second]
    assert margin > 0
    created = begin(served.client, "oo", record=str(over.record()))
    for seat, words in ((first, "You win!"), (second, "You lose"), ("watch", f"{first.capitalize()} wins")):
        table.page.goto("about:blank")
        table.page.goto("/")
        table.page.evaluate("localStorage.clear()")
        table.sit(created, seat)
        assert table.wait() == "end"
        dialog = table.page.get_by_role("dialog")
        expect(dialog.get_by_role("heading", name=words)).to_be_visible()
        expect(dialog.get_by_text(f"by {margin} VP")).to_be_visible()
        # A spectator has no seat to take again.
        expect(dialog.get_by_role("button", name="Rematch")).to_have_count(0 if seat == "watch" else 1)
    assert table.final_scores()["Total"] == [row["total"] for row in over.scores()]


def test_a_rematch_has_the_same_set_up_and_the_same_people(table: Table, served: ServedProcess) -> None:
    over = played(4, setup="variable", expansions=["artisans"], players=3)
    seats = [{"kind": "open", "name": "Ada"}, {"kind": "bot", "bot": "labourer"}, {"kind": "open", "name": "Bo"}]
    made = served.client.post("/api/games", json={"record": str(over.record()), "seats": seats})
    assert made.status_code == 201, made.text
    created = made.json()
    # Here only Ada sits; whoever began the game has the other link as well, and has given it away.
    table.sit(created, "red")
    assert table.wait() == "end"
    table.page.get_by_role("dialog").get_by_role("button", name="Rematch").click()
    table.page.wait_for_url(lambda url: created["id"] not in url)
    # The friend needs an invitation, which lies ready.
    expect(table.page.get_by_role("dialog").get_by_role("textbox", name="Link for Bo")).to_be_visible()
    number, key = table.page.url.split("/game/")[1].split("#")
    old = Player(served.client, created["id"], created["keys"]["red"]).state()
    new = Player(served.client, number, key).state()
    assert not new["over"]
    assert new["options"] == old["options"]
    assert [(seat["kind"], seat["name"], seat["bot"]) for seat in new["seats"]] == [
        ("open", "Ada", None),
        ("bot", None, "labourer"),
        ("open", "Bo", None),
    ]
    assert [seat["invited"] for seat in new["seats"]] == [False, False, True]


def test_a_rematch_with_a_bot_begins_at_once(table: Table, served: ServedProcess) -> None:
    over = played(29, expansions=[])
    seats = [{"kind": "open"}, {"kind": "bot", "bot": "random"}]
    created = served.client.post("/api/games", json={"record": str(over.record()), "seats": seats}).json()
    table.sit(created, "red")
    assert table.wait() == "end"
    table.page.get_by_role("dialog").get_by_role("button", name="Rematch").click()
    table.page.wait_for_url(lambda url: created["id"] not in url)
    assert table.wait() == "question"
    expect(table.page.get_by_role("dialog")).to_have_count(0)


def test_the_result_is_drawn_as_a_picture(
    table: Table, over: guildhall.Game, served: ServedProcess, tmp_path: Path
) -> None:
    points = totals(over)
    table.sit(begin(served.client, "oo", record=str(over.record())), "red")
    assert table.wait() == "end"
    table.page.get_by_role("button", name="Picture", exact=True).click()
    picture = table.page.get_by_role("dialog", name="Picture of the result").get_by_role("img")
    expect(picture).to_be_visible()
    told = picture.get_attribute("alt") or ""
    assert all(f"{seat.capitalize()} {number}" in told for seat, number in points.items())
    with table.page.expect_download() as download:
        table.page.get_by_role("button", name="Save the picture").click()
    file = tmp_path / "picture.png"
    download.value.save_as(file)
    data = file.read_bytes()
    assert data.startswith(b"\x89PNG")
    assert (int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")) == (1200, 630)
    # Something is drawn on it, in many colours: the land, the table, both seats.
    colours = picture.evaluate(
        """image => {
            const canvas = document.createElement("canvas");
            canvas.width = 120; canvas.height = 63;
            const pen = canvas.getContext("2d");
            pen.drawImage(image, 0, 0, 120, 63);
            const { data } = pen.getImageData(0, 0, 120, 63);
            return new Set(Array.from({ length: data.length / 4 }, (_, i) => data.slice(4 * i, 4 * i + 3).join())).size;
        }"""
    )
    assert colours > 60
    table.page.keyboard.press("Escape")
    expect(table.page.get_by_role("dialog", name="Red")).to_have_count(0)
    expect(table.page.get_by_role("button", name="Rematch")).to_be_visible()
