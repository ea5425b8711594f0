"""Taking an answer back: at once, or with everybody's consent, and why."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

import guildhall
from page.browsing import Visit
from page.table import Table
from server.tools import Player, ServedProcess, begin, can, moment, players, wait_for

Visiting = Callable[..., Visit]


def undo(table: Table) -> None:
    table.page.get_by_role("button", name="Undo").or_(table.page.get_by_role("button", name="Ask to undo")).click()


def test_against_a_bot_an_answer_is_taken_back_at_once(table: Table, served: ServedProcess) -> None:
    game = moment(lambda game: can(game, "red", "place quarry"))
    created = begin(served.client, "ob", record=str(game.record()))
    red = Player(served.client, created["id"], created["keys"]["red"])
    table.sit(created, "red")
    table.wait()
    before = red.state()
    table.spot("place:quarry").click()
    wait_for(lambda: red.state()["number"] > before["number"])
    table.wait()
    table.page.keyboard.press("u")
    wait_for(lambda: red.state()["number"] == before["number"])
    assert table.wait() == "question"
    expect(table.prompt).to_contain_text("Where do you place your Worker?")
    assert red.state()["view"] == before["view"]


def test_who_has_not_answered_yet_is_told_that_there_is_nothing_to_take_back(
    table: Table, served: ServedProcess
) -> None:
    created = begin(served.client, "oo")
    table.sit(created, "red")
    button = table.page.get_by_role("button", name="Undo")
    expect(button).to_be_disabled()
    expect(button).to_have_attribute("title", "You have not answered anything yet.")


def asked_back(visit: Visiting, served: ServedProcess) -> tuple[Table, Table, Player, int]:
    """Red has placed a worker, blue has the turn, and red asks to take it back."""

    def over_to_blue(game: guildhall.Game) -> bool:
        if not can(game, "red", "place silversmith"):
            return False
        after = game.clone()
        after.choose("place silversmith")
        return not after.is_over and after.decision.seat_key == "blue"

    game = moment(over_to_blue)
    created = begin(served.client, "oo", record=str(game.record()))
    red, blue = Table(visit()), Table(visit())
    red.sit(created, "red")
    blue.sit(created, "blue")
    red.wait()
    red.spot("place:silversmith").click()
    assert blue.wait() == "question"
    button = red.page.get_by_role("button", name="Ask to undo")
    expect(button).to_have_attribute("title", "Somebody else was asked since: the others have to agree.")
    button.click()
    expect(red.page.get_by_text("The others have to agree.")).to_be_visible()
    expect(blue.page.get_by_text("Red asks to take moves back.")).to_be_visible()
    api = players(served.client, created)["red"]
    return red, blue, api, len(game.answers)


def test_the_others_agree_and_the_answer_is_taken_back(visit: Visiting, served: ServedProcess) -> None:
    red, blue, api, number = asked_back(visit, served)
    blue.page.get_by_role("button", name="Agree").click()
    assert red.wait() == "question"
    expect(red.prompt).to_contain_text("Where do you place your Worker?")
    expect(blue.prompt).to_contain_text("Waiting for")
    assert api.state()["number"] == number


def test_the_others_refuse_and_the_answer_stands(visit: Visiting, served: ServedProcess) -> None:
    red, blue, api, number = asked_back(visit, served)
    blue.page.get_by_role("button", name="Refuse").click()
    expect(red.page.get_by_text("You have asked to take moves back.")).to_be_hidden()
    expect(red.page.get_by_text("Not everybody agreed: the moves stay.")).to_be_visible()
    expect(blue.page.get_by_text("Red asks to take moves back.")).to_be_hidden()
    assert api.state()["number"] == number + 1
    assert blue.wait() == "question"
