"""Against a bot: in one click from the start page, and to the end."""

from __future__ import annotations

import random
from collections.abc import Callable

import guildhall
from page.browsing import Visit
from page.games import played
from page.table import Table
from server.tools import Player, ServedProcess, begin


def test_one_click_and_a_few_answers_later_a_worker_stands_at_the_quarry(table: Table) -> None:
    table.visit.sow(7)
    table.page.goto("/")
    table.page.get_by_role("button", name="Play now").click()
    for _ in range(12):
        assert table.wait() == "question"
        if "Where do you place your Worker?" in table.prompt.inner_text():
            break
        table.answer(0)
    table.spot("place:quarry").click()
    log = table.page.get_by_role("region", name="Log")
    log.get_by_text("Red places a Worker at the Quarry").wait_for()
    log.get_by_text("Red gains 1 Stone").wait_for()
    # And the bot has its turn: a line of its own, which opens to its sentences.
    log.get_by_role("link", name="Blue’s turn").first.wait_for()
    log.get_by_role("button", name="Blue ").first.click()
    log.get_by_text("Blue’s turn").first.wait_for()
    assert table.wait() == "question"


def test_a_game_against_a_bot_is_played_to_the_end(table: Table, served: ServedProcess) -> None:
    """The last turns of one, so that it takes no longer than it must."""
    late = played(5, left=10)
    created = begin(served.client, "ob", record=str(late.record()))
    table.sit(created, "red")
    assert table.play(random.Random(5)) == "end"
    over = guildhall.load(Player(served.client, created["id"], created["keys"]["red"]).get("/record").text)
    assert over.is_over
    assert table.given > 0
    assert over.answered_by.count(1) > late.answered_by.count(1)
    assert table.final_scores()["Total"] == [row["total"] for row in over.scores()]
    dialog = table.page.get_by_role("dialog")
    # The bot plays as it likes, so anybody may win.
    endings = {(1, 2): "You win!", (2, 1): "You lose", (1, 1): "You share the victory"}
    red, blue = over.ranks()
    assert dialog.get_by_role("heading").first.inner_text() == endings[red, blue]
    dialog.get_by_role("img", name="The score over the game").wait_for()


def test_flying_workers_change_nothing(visit: Callable[..., Visit], served: ServedProcess) -> None:
    """With motion, as most people have it."""
    table = Table(visit(reduced_motion="no-preference"))
    created = begin(served.client, "ob", record=str(played(5, left=40).record()))
    table.sit(created, "red")
    chance = random.Random(1)
    for _ in range(4):
        assert table.wait() == "question"
        table.answer(table.wish(chance), on_the_board=True)
    table.wait()
