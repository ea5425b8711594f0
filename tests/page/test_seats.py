"""Who sits at a table: invitations, links of one's own, people who are away, and games that all want to be rid of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from page.browsing import PHONE, Visit
from page.table import Table
from page.test_looks import complaints
from server.tools import Player, ServedProcess, begin, can, moment, players, wait_for

Visiting = Callable[..., Visit]


def log_of(table: Table) -> Any:
    return table.page.get_by_role("region", name="Log")


def accept(page: Page) -> None:
    """Whatever it asks: yes."""
    page.on("dialog", lambda dialog: dialog.accept())


def test_a_friend_sees_what_they_are_invited_to_and_takes_the_seat(visit: Visiting) -> None:
    host, friend = Table(visit()), Table(visit(viewport=PHONE))
    page = host.page
    page.goto("/new")
    assert page.get_by_text("If somebody is away").count() == 0  # nobody else plays
    page.get_by_label("Who plays Blue").select_option("a friend, by link")
    page.get_by_text("We play over days").click()
    expect(page.get_by_label("A bot may play for them")).to_have_value("nobody")
    page.get_by_label("A bot may play for them").select_option("if all others want it")
    page.get_by_label("after").select_option("2 days")
    assert complaints(page) == []
    page.get_by_role("button", name="Begin").click()
    share = page.get_by_role("dialog", name="Share")
    old = share.get_by_role("textbox", name="Link for Blue", exact=True).input_value()
    # The link went to somebody else: another one takes its place.
    share.get_by_role("button", name="Renew the invitation for Blue").click()
    link = share.get_by_role("textbox", name="Link for Blue", exact=True)
    expect(link).not_to_have_value(old)
    assert complaints(page) == []

    friend.visit.expects_refusals = True
    friend.page.goto(old)
    expect(friend.page.get_by_text("This invitation is no longer good")).to_be_visible()
    friend.page.goto(link.input_value())
    expect(
        friend.page.get_by_text("You are invited to a game of Architects of the West Kingdom, as Blue.")
    ).to_be_visible()
    expect(friend.page.get_by_text("away for 2 days, all others together")).to_be_visible()
    expect(friend.page.get_by_text("This table plays without hints.")).to_be_visible()
    assert complaints(friend.page) == []
    friend.page.get_by_label("Your name").fill("Berta")
    friend.page.get_by_role("button", name="Take your seat").click()
    friend.prompt.wait_for()
    assert "/join" not in friend.page.url
    # The host is told, and has no link to it any more.
    expect(share.get_by_text("has taken the seat")).to_be_visible()
    assert share.get_by_role("textbox", name="Link for Berta", exact=True).count() == 0
    share.get_by_role("button", name="Close").click()
    expect(log_of(host).get_by_text("Berta has taken the seat.")).to_be_visible()
    # Who was here comes back by the same link; anybody else finds it used.
    used = Table(visit())
    invitation = page.evaluate("() => JSON.parse(localStorage.getItem('guildhall.games'))[0].invitations.blue")
    address = f"{page.url.split('#')[0]}/join#{invitation}"
    friend.page.goto(address)
    friend.prompt.wait_for()
    assert "/join" not in friend.page.url
    used.visit.expects_refusals = True
    used.page.goto(address)
    expect(used.page.get_by_text("Somebody has taken this seat with this link already")).to_be_visible()


def test_a_link_is_renewed_and_the_old_one_is_dead(visit: Visiting, served: ServedProcess) -> None:
    created = begin(served.client, "oi")
    mine, thief = Table(visit()), Table(visit())
    mine.sit(created, "red")
    mine.prompt.wait_for()
    thief.visit.expects_refusals = True
    thief.sit(created, "red")
    thief.prompt.wait_for()
    accept(mine.page)
    mine.page.get_by_role("button", name="Share").click()
    mine.page.get_by_role("button", name="Renew the link for Red (you)").click()
    mine.page.wait_for_url(lambda url: created["keys"]["red"] not in url)
    expect(log_of(mine).get_by_text("Red has renewed the link")).to_be_visible()
    expect(thief.page.get_by_text("This game cannot be opened")).to_be_visible()
    mine.page.reload()
    mine.prompt.wait_for()


def away(served: ServedProcess, minutes: int) -> tuple[dict[str, Any], dict[str, Player], int]:
    """Blue is asked, and is not there."""
    game = moment(lambda game: can(game, "blue", "place quarry"))
    created = begin(served.client, "oi", record=str(game.record()), absence={"minutes": minutes})
    return created, players(served.client, created), len(game.answers)


def test_who_waits_is_told_when_a_bot_may_play(visit: Visiting, served: ServedProcess) -> None:
    created, _, _ = away(served, 30)
    red = Table(visit())
    red.sit(created, "red")
    expect(red.page.get_by_text("They are not at the table just now")).to_be_visible()
    expect(red.page.get_by_text("A bot may play for them in 30 minutes.")).to_be_visible()
    assert red.page.get_by_role("button", name="Let a bot play here").count() == 0


def test_a_bot_plays_for_somebody_who_is_away_when_the_time_has_come(visit: Visiting, served: ServedProcess) -> None:
    created, api, number = away(served, 0)
    red = Table(visit())
    red.sit(created, "red")
    red.page.get_by_role("button", name="Let a bot play here").click()
    wait_for(lambda: api["red"].state()["number"] > number)
    expect(log_of(red).get_by_text("Red lets a bot play from here on for Blue, who was away.")).to_be_visible()
    blue = Table(visit())
    blue.page.goto(f"/game/{created['id']}#{api['blue'].keys[0]}")
    blue.page.get_by_role("button", name="Take your seat back").click()
    expect(blue.page.get_by_text("A bot plays for you.")).to_be_hidden()
    expect(log_of(red).get_by_text("Blue is back. The bot has answered")).to_be_visible()


def test_all_others_agree_that_a_bot_plays(visit: Visiting, served: ServedProcess) -> None:
    game = moment(lambda game: can(game, "green", "place quarry"), players=3)
    created = begin(served.client, "oii", record=str(game.record()), absence={"minutes": 0, "by": "all"})
    api = players(served.client, created)
    red, blue = Table(visit()), Table(visit())
    red.sit(created, "red")
    red.page.get_by_role("button", name="Let a bot play here").click()
    expect(red.page.get_by_text("You want a bot to play for Green. The others have to agree.")).to_be_visible()
    blue.page.goto(f"/game/{created['id']}#{api['blue'].keys[0]}")
    wish = blue.page.get_by_role("alert").filter(has_text="Red wants a bot to play for Green, who is away.")
    assert complaints(blue.page) == []
    wish.get_by_role("button", name="Agree").click()
    wait_for(lambda: api["red"].state()["seats"][2]["kind"] == "bot")
    expect(wish).to_be_hidden()


def test_a_game_is_deleted_when_all_want_it(visit: Visiting, served: ServedProcess) -> None:
    created = begin(served.client, "oi")
    api = players(served.client, created)
    red, blue = Table(visit()), Table(visit())
    for one in (red, blue):
        accept(one.page)
        one.visit.expects_refusals = True
    red.sit(created, "red")
    blue.page.goto(f"/game/{created['id']}#{api['blue'].keys[0]}")
    blue.prompt.wait_for()
    red.page.get_by_role("button", name="Share").click()
    red.page.get_by_role("button", name="Delete this game").click()
    wish = blue.page.get_by_role("alert").filter(has_text="Red wants to delete this game.")
    wish.get_by_role("button", name="Keep it").click()
    expect(wish).to_be_hidden()
    red.page.get_by_role("button", name="Share").click()
    red.page.get_by_role("button", name="Delete this game").click()
    wish.get_by_role("button", name="Delete it").click()
    for one in (red, blue):
        expect(one.page.get_by_text("all who held a seat agreed to that")).to_be_visible()
    assert Player(served.client, created["id"], created["watch"]).get().status_code == 404


def test_a_chosen_seed_is_shown_to_all(visit: Visiting, served: ServedProcess) -> None:
    created = begin(served.client, "oi", seed=7)
    guest = Table(visit())
    guest.page.goto(f"/game/{created['id']}/join#{created['invitations']['blue']}")
    known = "Whoever began this game chose its seed and can know every card: 7."
    expect(guest.page.get_by_text(known)).to_be_visible()
    guest.page.get_by_role("button", name="Take your seat").click()
    expect(log_of(guest).get_by_text(known)).to_be_visible()


def test_a_bot_warms_the_chair_of_a_friend_who_has_not_come_yet(visit: Visiting) -> None:
    host, friend = Table(visit()), Table(visit(viewport=PHONE, locale="de-DE"))
    host.visit.sow(4)
    page = host.page
    page.goto("/new")
    page.get_by_label("Who plays Blue").select_option("a friend, by link")
    page.get_by_label("A bot may play for them").select_option("never")  # this is for whoever has been there
    page.get_by_role("button", name="Begin").click()
    share = page.get_by_role("dialog", name="Share")
    link = share.get_by_role("textbox", name="Link for Blue", exact=True).input_value()
    share.get_by_role("button", name="Close").click()
    host.prompt.wait_for()
    while "Waiting for Blue" not in host.prompt.inner_text():
        before = page.locator("section.bar").get_attribute("data-number")
        host.answer(0)
        expect(page.locator("section.bar")).not_to_have_attribute("data-number", before or "")
    expect(page.get_by_text("They have not taken their seat yet.")).to_be_visible()
    expect(page.get_by_role("button", name="Copy their link")).to_be_visible()
    expect(page.locator('[data-seat="blue"]').get_by_text("not here yet")).to_be_visible()
    assert complaints(page) == []
    page.get_by_role("button", name="Let a bot play meanwhile").click()
    expect(log_of(host).get_by_text("Red lets a bot play for Blue until they come.")).to_be_visible()
    assert host.wait() == "question"
    # The friend is told so, comes, and plays on; the link cannot be used for a bot any more.
    friend.page.goto(link)
    expect(friend.page.get_by_text("lässt einen Bot für Blau spielen")).to_be_visible()
    friend.page.get_by_role("button", name="Platz nehmen").click()
    expect(log_of(host).get_by_text("Blue has taken the seat.")).to_be_visible()
    page.get_by_role("button", name="Share").click()
    expect(share.get_by_text("has taken the seat")).to_be_visible()
    assert share.get_by_role("button", name="Let a bot play").count() == 0
