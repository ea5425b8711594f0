"""Viscounts on the page: whole games, the form, alone against the Rival, replay and end."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import guildhall
from page.browsing import PHONE, Visit
from page.keyboard import Keyboard
from page.test_looks import complaints
from page.test_phone import fits
from page.test_whole_games import is_told
from page.viscounts import ViscountTable, at_question, out_of_turn, played, quicken, with_answer
from server.tools import ServedProcess, begin, players, wait_for


@pytest.fixture
def table(visit: Callable[..., Visit]) -> ViscountTable:
    return ViscountTable(visit())


@pytest.fixture
def phone(visit: Callable[..., Visit]) -> ViscountTable:
    return ViscountTable(visit(viewport=PHONE, is_mobile=True, has_touch=True))


def sit_at(table: ViscountTable, served: ServedProcess, game: guildhall.Game) -> dict[str, Any]:
    """This game on the server; whoever is asked sits in the window."""
    seats = "o" * int(game.setup["players"])
    created = begin(served.client, seats, record=str(game.record()))
    table.sit(created, game.decision.seat_key if not game.is_over else "red")
    table.wait()
    return created


def test_a_whole_game_is_clicked_and_all_that_can_be_done_shines(table: ViscountTable, served: ServedProcess) -> None:
    quicken(table.visit, 1)
    page = table.page
    page.goto("/")
    page.get_by_text("Viscounts", exact=True).click()
    page.get_by_role("button", name="Play now").click()
    chance = random.Random(1)
    assert table.wait() == "question"
    me = table.me(served)
    while table.wait() != "end":
        assert table.unlit(me) == set()
        table.answer(table.wish(chance), on_the_board=table.given % 2 == 1)
        assert table.given < 400, "this game does not end"
    record = me.get("/record").text
    assert "game: viscounts" in record
    game = guildhall.load(record)
    assert game.is_over and len(game.answers) > table.given
    assert is_told(game, table.final_scores())
    expect(page.locator("dialog table")).to_contain_text("Workers in the Castle")


def test_on_a_phone_by_keyboard_until_a_bot_takes_over(phone: ViscountTable, served: ServedProcess) -> None:
    quicken(phone.visit, 2)
    keys = Keyboard(phone)
    phone.page.goto("/new?game=viscounts")
    keys.tab_to("button", "Begin")
    keys.press("Enter")
    chance = random.Random(2)
    ways = [keys.on_the_board, keys.by_list, keys.by_key]
    for turn in range(18):
        assert phone.wait() == "question"
        number = phone.page.locator(".question .bar").get_attribute("data-number")
        ways[turn % 3](phone.wish(chance))
        phone.page.wait_for_function(
            "before => document.querySelector('.question .bar')?.dataset.number !== before", arg=number
        )
        assert fits(phone)
    assert keys.boards > 1
    # The page may just have asked what an answer would do.
    phone.visit.expects_refusals = True
    phone.me(served).post("/seats/red", {"kind": "bot", "bot": "random"}).raise_for_status()
    phone.page.locator("dialog[open] table").wait_for(timeout=60_000)
    assert fits(phone)


@pytest.mark.parametrize("viewport", [PHONE, {"width": PHONE["height"], "height": PHONE["width"]}])
def test_a_long_list_scrolls_and_what_is_told_stays(
    visit: Callable[..., Visit], served: ServedProcess, viewport: dict[str, int]
) -> None:
    phone = ViscountTable(visit(viewport=viewport, is_mobile=True, has_touch=True))
    sit_at(phone, served, at_question("WhereToMove", 3))
    assert phone.answers.count() == 15
    phone.shining.first.tap()
    phone.answers.last.scroll_into_view_if_needed()
    told = phone.page.locator(".preview")
    expect(told).to_contain_text("Tap it again to do it.")
    for part in (phone.prompt, phone.answers.last, told):
        expect(part).to_be_in_viewport(ratio=0.99)


def test_the_rival_is_chosen_in_the_form_and_tells_its_reasons(table: ViscountTable, served: ServedProcess) -> None:
    table.visit.sow(3)
    page = table.page
    page.goto("/new")
    expect(page.get_by_role("checkbox", name="Age of Artisans")).to_be_visible()
    page.get_by_role("radio", name="Viscounts of the West Kingdom").check()
    expect(page.get_by_role("checkbox", name="Age of Artisans")).to_have_count(0)
    expect(page.get_by_role("radio", name="4", exact=True)).to_be_visible()
    expect(page.get_by_role("radio", name="5", exact=True)).to_have_count(0)
    page.get_by_role("radio", name="1", exact=True).check()
    page.get_by_label("Board").select_option("Builder")
    page.get_by_label("Difficulty").select_option("hard-2")
    page.get_by_role("button", name="Begin").click()
    scheme = page.get_by_role("group", name="Its last turn").locator("h4")
    table.play(random.Random(3), until=lambda: scheme.count() > 0)

    me = table.me(served)
    assert me.state()["options"] == {"players": 1, "opponent": "viscount", "board": "builder", "difficulty": "hard-2"}
    rival = page.get_by_role("region", name="Rival")
    expect(rival).to_contain_text("Builder")
    expect(rival.locator("h4")).to_contain_text("Scheme")
    # Everything that it told in its last turn stands there, its reasons among it.
    told = [line["message"]["name"] for line in me.state()["log"]]
    assert "viscounts-event-opponent-goes" in told
    expect(rival.locator("li").filter(has_text="Blue goes to")).not_to_have_count(0)
    table.spot("seat:blue").click()
    expect(page.get_by_role("dialog")).to_contain_text("Schemes it has followed or gained")


def test_cards_are_explained_and_boards_opened(table: ViscountTable, served: ServedProcess) -> None:
    game = at_question("PlayWhich", 5, players=3)
    sit_at(table, served, game)
    page = table.page
    view = game.view(game.decision.seat_key)
    top = view["board"]["segments"][0]["townsfolk"]["top"]
    table.spot(f"townsfolk:{top}").hover()
    expect(page.get_by_role("tooltip")).to_contain_text(re.compile(r"T\d\d"))
    other = next(one for one in view["seats"] if one["seat"] != game.decision.seat_key)
    table.spot(f"seat:{other['seat']}").click()
    expect(page.get_by_role("dialog")).to_contain_text(f"In hand and draw pile ({len(other['unseen'])})")
    page.get_by_role("button", name="Close").click()
    me = next(one for one in view["seats"] if one["seat"] == game.decision.seat_key)
    page.get_by_role("button", name=f"Discard pile ({len(me['discard'])})").click()
    expect(page.get_by_role("dialog").locator("li")).to_have_count(len(me["discard"]))


def seen_by(game: guildhall.Game) -> dict[str, Any]:
    """The view of whoever is asked."""
    return game.view(game.decision.seat_key)


def test_the_icon_strip_counts_what_the_server_counts_and_lights_up(
    table: ViscountTable, served: ServedProcess
) -> None:
    game = with_answer("WhichAction", "workers")
    sit_at(table, served, game)
    view = seen_by(game)
    me = next(one for one in view["seats"] if one["seat"] == game.decision.seat_key)
    strip = table.page.get_by_role("region", name="My icons for each action")
    for action, means in me["icons"].items():
        box = strip.locator(f'[data-action="{action}"]')
        expect(box.locator(".have > b")).to_have_text(str(means["icons"]))
    rungs = strip.locator('[data-action="workers"] .rung')
    expect(rungs).to_have_count(4)
    means = me["icons"]["workers"]
    for rung, need in zip(rungs.all(), view["facts"]["scales"]["workers"]):
        reach = "got" if means["icons"] >= need else "can" if means["most"] >= need else "no"
        assert reach in (rung.get_attribute("class") or "")
    # The question is about what can be done on the inner ring; the answer that is looked at about one of them.
    expect(strip.locator('[data-action="workers"]')).to_have_class(re.compile("now"))
    expect(strip.locator('[data-action="trade"]')).not_to_have_class(re.compile("now"))


def test_a_move_shows_its_fare_and_its_way(table: ViscountTable, served: ServedProcess) -> None:
    game = with_answer("WhereToMove", "for 2")
    sit_at(table, served, game)
    page = table.page
    prospects = seen_by(game)["prospects"]
    fares = [str(one["price"]) for one in prospects.values() if one["price"]]
    assert sorted(page.locator(".ring .fare text").all_text_contents()) == sorted(fares)
    idle = [
        space
        for space, one in prospects.items()
        if not (one["trade"] or one["construct"] or one["workers"] or one["transcribe"])
    ]
    expect(page.locator(".ring g.idle")).to_have_count(len(idle))
    paid = next(space for space, one in prospects.items() if one["price"] == 2)
    expect(page.locator(".ring path.way:not(.under)[d^='M']")).to_have_count(len(game_roads(game)))
    table.spot(f"space:{paid}").hover()
    expect(page.locator(".ring > svg > path.way.under")).to_have_count(1)


def game_roads(game: guildhall.Game) -> list[str]:
    return [end for ends in seen_by(game)["board"]["roads"].values() for end in ends]


# What stands before each row of answers, with what stands on each of its buttons.
ROWS = """() => [...document.querySelectorAll(".question .row.headed")].flatMap(row =>
    [...row.querySelectorAll(".answer .words")].map(one =>
        row.querySelector(".head").innerText + " · " + one.innerText))"""


def test_the_castle_comes_closer_when_it_is_asked_about(table: ViscountTable, served: ServedProcess) -> None:
    game = with_answer("MoveWorker", "shift")
    sit_at(table, served, game)
    page = table.page
    ring = page.locator(".ring")
    expect(ring).to_have_class(re.compile("close"))
    target = next(option.target for option in game.options if option.target.startswith("section:"))
    # The whole wedge can be hit, near its edge, too, not only where a Worker stands.
    wedge = page.locator(f'.wedge[data-section="{target.removeprefix("section:")}"]')
    assert "polygon" in wedge.evaluate("one => getComputedStyle(one).clipPath")
    # A click asks which way the Worker goes: it never does the opposite of what was meant.
    ways = [option for option in game.options if option.target == target]
    table.spot(target).focus()
    page.keyboard.press("Enter")
    if len(ways) > 1:
        expect(page.get_by_role("dialog").get_by_role("button")).to_have_count(len(ways))
        page.keyboard.press("Escape")
    # The list says first where the Worker is and then where it goes, as the sentence above it does.
    shifts = [option.token.split()[1:] for option in game.options if option.token.startswith("shift")]
    said = [f"section {start[0]} · section {end[0]}" for start, end in shifts]
    assert page.evaluate(ROWS) == said
    page.get_by_role("button", name="Board", exact=True).click()
    expect(ring).not_to_have_class(re.compile("close"))
    page.get_by_role("button", name="Castle", exact=True).click()
    expect(ring).to_have_class(re.compile("close"))


def test_what_happens_in_the_castle_is_shown_before_it_does(table: ViscountTable, served: ServedProcess) -> None:
    """Each step of a cascade that an answer sets off is an arrow with its number."""
    game = with_answer("MoveWorker", "shift")
    sit_at(table, served, game)
    table.answers.filter(has_text="section").first.hover()
    arrows = table.page.locator(".ring circle.number")
    expect(arrows.first).to_be_visible()
    expect(table.page.locator(".ring path.over")).to_have_count(arrows.count())


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_cards_are_rearranged_by_hand_with_a_preview(table: ViscountTable, served: ServedProcess, by: str) -> None:
    game = with_answer("RearrangeCards", "arrange 3 1 2")
    created = sit_at(table, served, game)
    page = table.page
    seat = game.decision.seat_key
    before = next(one for one in seen_by(game)["seats"] if one["seat"] == seat)["slots"]
    # In the list they stand by their names.
    called = {card.key: card.name for card in guildhall.cards("viscounts", kind="townsfolk")}
    names = [called[key] for key in before]
    expect(page.locator(".question .answer", has_text=" · ".join([names[2], *names[:2]]))).to_have_count(1)
    grips = page.get_by_role("button", name=re.compile("^Move .* slot"))
    expect(grips).to_have_count(3)
    if by == "mouse":
        start, end = grips.nth(2).bounding_box(), grips.nth(0).bounding_box()
        assert start and end
        page.mouse.move(start["x"] + 9, start["y"] + 9)
        page.mouse.down()
        page.mouse.move(end["x"] + 9, end["y"] + 9, steps=8)
        page.mouse.up()
    else:
        grips.nth(2).focus()
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("ArrowLeft")
    # Nothing has happened yet: the order can still be given up.
    me = players(served.client, created)[seat]
    assert me.state()["number"] == len(game.answers)
    page.get_by_role("button", name="Put them in this order").click()
    wait_for(lambda: me.state()["number"] > len(game.answers))
    after = next(one for one in me.state()["view"]["seats"] if one["seat"] == seat)["slots"]
    assert after == [before[2], before[0], before[1]]


def test_who_is_asked_in_anothers_turn_is_told_why_and_has_no_action_at_hand(
    table: ViscountTable, served: ServedProcess
) -> None:
    game = out_of_turn("MoveWorker")
    sit_at(table, served, game)
    active = seen_by(game)["turn"]["active"].capitalize()
    expect(table.prompt).to_contain_text(f"{active} builds and links with your building")
    strip = table.page.get_by_role("region", name="My icons for each action")
    expect(strip.locator(".mean")).to_have_count(4)
    expect(strip.locator(".mean.now")).to_have_count(0)


def test_a_dismissal_is_told_with_all_that_it_costs_and_brings(table: ViscountTable, served: ServedProcess) -> None:
    game = with_answer("WhichAction", "dismiss")
    sit_at(table, served, game)
    dismissals = seen_by(game)["dismissals"]
    rows = table.page.locator(".dismissal tbody tr")
    expect(rows).to_have_count(len(dismissals))
    for action, one in dismissals.items():
        row = table.page.locator(f'.dismissal tr[data-action="{action}"]')
        expect(row.locator("td").nth(0)).to_contain_text(str(one["price"]))
        expect(row.locator("td").nth(2)).to_have_text(re.compile(rf"^{one['icons'][0]}\s*→\s*{one['icons'][1]}"))


PARTS = """() => [".end", ".question-place", ".asks > *", ".icons", ".own", ".others", ".told > .log"]
    .flatMap(part => [...document.querySelectorAll(`.side > ${part}`)])
    .map(one => one.getBoundingClientRect()).map(({ left, top, right, bottom }) => [left, top, right, bottom])"""


@pytest.mark.parametrize("size", [(1280, 800), (1366, 768), (1920, 1080), (2560, 1440)])
@pytest.mark.parametrize("at", ["the end", "a dismissal"])
def test_nothing_beside_the_board_lies_on_anything_else(
    visit: Callable[..., Visit], served: ServedProcess, size: tuple[int, int], at: str
) -> None:
    """Not even with four boards, a line that says that the end is near, and a dismissal that is told."""
    table = ViscountTable(visit(viewport={"width": size[0], "height": size[1]}))
    if at == "the end":
        game = at_question("WhereToMove", 6, players=4)
        sit_at(table, served, game)
        expect(table.page.locator(".side > .end")).to_be_visible()
    else:
        game = with_answer("WhichAction", "dismiss", players=4)
        sit_at(table, served, game)
        expect(table.page.locator(".dismissal")).to_be_visible()
    boxes = table.page.evaluate(PARTS)
    assert len(boxes) == 6
    for i, (left, top, right, bottom) in enumerate(boxes):
        for other in boxes[i + 1 :]:
            apart = right <= other[0] + 1 or other[2] <= left + 1 or bottom <= other[1] + 1 or other[3] <= top + 1
            assert apart, (boxes[i], other)


def test_a_finished_game_is_shown_and_stepped_through(table: ViscountTable) -> None:
    game = played(4)
    table.open_record(str(game.record()))
    assert table.wait() == "end"
    assert is_told(game, table.final_scores())
    page = table.page
    page.get_by_role("dialog").get_by_role("link", name="Replay").click()
    page.get_by_role("slider").wait_for()
    for at in (20, 21, 60):
        page.get_by_role("slider").fill(str(at))
        page.get_by_text(f"{at} of").wait_for()
        for seat in game.at(at).view("red")["seats"]:
            name = f"space {seat['space'][1:]}" if seat["space"][0] == "O" else f"the inner space {seat['space'][1:]}"
            label = table.spot(f"space:{seat['space']}")
            expect(label).to_have_accessible_name(f"{name}: {_standing(game.at(at), seat['space'])}")
    page.get_by_role("button", name="Next turn").click()
    expect(page.get_by_text("60 of")).to_have_count(0)


def _standing(game: guildhall.Game, space: str) -> str:
    return " and ".join(seat["seat"].capitalize() for seat in game.view("red")["seats"] if seat["space"] == space)


def test_the_table_is_fit_for_everybody(visit: Callable[..., Visit], served: ServedProcess) -> None:
    table = ViscountTable(visit())
    sit_at(table, served, at_question("WhichAction", 6, players=4))
    assert complaints(table.page) == []
    assert table.page.evaluate("document.scrollingElement.scrollHeight") <= 800


def test_spectators_see_no_hand(table: ViscountTable, served: ServedProcess) -> None:
    game = at_question("PlayWhich", 5, players=2)
    created = begin(served.client, "oo", record=str(game.record()))
    table.sit(created, "watch")
    expect(table.page.locator(".player")).to_have_count(2)
    watching = players(served.client, created)["watch"]
    assert [seat["hand"] for seat in watching.state()["view"]["seats"]] == [None, None]
    assert table.page.locator(".spot.shines").count() == 0
