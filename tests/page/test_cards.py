"""What stands on cards can be read: names and texts are whole, and numbers say what they are."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

import guildhall
from page.browsing import Visit
from page.table import Table
from page.viscounts import ViscountTable, with_answer
from server.tools import ServedProcess, begin, moment, wait_for

# Cards of which a name or a text reaches beyond the card, or is missing.
CUT = """() => [...document.querySelectorAll(".mine .card")].filter(card => {
    const box = card.getBoundingClientRect();
    const inside = part => {
        const at = part.getBoundingClientRect();
        return at.height > 0 && at.right <= box.right + 1 && at.bottom <= box.bottom + 1 && at.left >= box.left - 1
            && part.scrollWidth <= part.clientWidth + 1 && part.scrollHeight <= part.clientHeight + 4;
    };
    return ![...card.querySelectorAll(".name, p")].every(inside);
}).map(card => card.innerText)"""
SCROLLS = "row => row.scrollHeight > row.clientHeight + 1"


def holding(cards: int, question: str) -> Callable[[guildhall.Game], bool]:
    def wanted(game: guildhall.Game) -> bool:
        asked = game.decision
        seats = game.view(asked.seat_key)["seats"]
        hand = next(seat["hand_size"] for seat in seats if seat["seat"] == asked.seat_key)
        return bool(asked.name == question and hand == cards)

    return wanted


def test_cards_of_the_hand_are_read_whole(visit: Callable[..., Visit], served: ServedProcess) -> None:
    table = Table(visit(locale="de-DE"))  # the longer words
    for cards, question in ((4, "WhereToPlace"), (7, "DiscardCards")):
        game = moment(holding(cards, question))
        table.sit(begin(served.client, "oo", record=str(game.record())), game.decision.seat_key)
        table.wait()
        expect(table.page.locator(".mine .card")).to_have_count(cards)
        expect(table.page.locator(".mine .card p")).to_have_count(cards)
        wait_for(lambda: table.page.evaluate(CUT) == [])
        # Seven cards may take more room than there is; four do not.
        assert cards == 7 or not table.page.locator(".mine .row").evaluate(SCROLLS)


def test_slots_keep_their_numbers_under_cards(visit: Callable[..., Visit], served: ServedProcess) -> None:
    game = with_answer("RearrangeCards", "arrange 3 1 2")
    table = ViscountTable(visit())
    table.sit(begin(served.client, "oo", record=str(game.record())), game.decision.seat_key)
    table.wait()
    slots = table.page.locator(".mine .slot")
    for number in (1, 2, 3):
        expect(slots.nth(number - 1).get_by_text(str(number), exact=True).first).to_be_visible()
    wait_for(lambda: table.page.evaluate(CUT) == [])
    expect(table.page.get_by_text("Three alike", exact=True)).to_be_visible()
