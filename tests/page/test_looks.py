"""Light and dark, and every page put before axe-core."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from page.browsing import AXE, Visit
from page.games import played
from page.table import Table
from server.tools import ServedProcess, begin, can, moment, wait_for

SCHEMES = ["light", "dark"]
SERIOUS = """async only => {
    const rules = only ? { runOnly: only } : {};
    const { violations } = await axe.run(document, { resultTypes: ["violations"], ...rules });
    const said = (one, node) => `${one.id}: ${node.target.join(" ")} ${node.any[0]?.message ?? one.help}`;
    return violations
        .filter(one => ["serious", "critical"].includes(one.impact))
        .flatMap(one => one.nodes.map(node => said(one, node)));
}"""

# Colours change by and by; only where they end counts.
SETTLED = """async () => {
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""


def complaints(page: Page) -> list[str]:
    """What axe-core finds serious or worse, by light and by dark; of the second only what colours can spoil."""
    if not AXE.is_file():
        pytest.fail("axe-core is missing: run `npm ci` in web/.")
    if not page.evaluate("'axe' in window"):  # half a megabyte, which a window needs once
        page.evaluate(AXE.read_text(encoding="utf-8"))
    page.emulate_media(color_scheme="light")
    found: list[str] = page.evaluate(SERIOUS, None)
    page.emulate_media(color_scheme="dark")
    wait_for(lambda: brightness(page) < 128)
    page.evaluate(SETTLED)
    found += page.evaluate(SERIOUS, ["color-contrast"])
    page.emulate_media(color_scheme="light")
    page.evaluate(SETTLED)
    return found


def brightness(page: Page) -> float:
    """Of what lies on the table, which itself is dark by day, too: 0 is black, 255 white."""
    colours: list[float] = page.evaluate(
        """() => {
            const canvas = document.createElement("canvas").getContext("2d");
            canvas.fillStyle = getComputedStyle(document.querySelector(".button, .panel")).backgroundColor;
            canvas.fillRect(0, 0, 1, 1);
            return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
        }"""
    )
    return sum(colours) / 3


@pytest.fixture
def table(visit: Callable[..., Visit]) -> Table:
    return Table(visit())


def test_the_scheme_of_the_system_is_followed_until_one_is_chosen(visit: Callable[..., Visit]) -> None:
    for scheme in SCHEMES:
        page = visit(color_scheme=scheme).page
        page.goto("/")
        page.get_by_role("button", name="Play now").wait_for()
        assert (brightness(page) > 128) == (scheme == "light")
        page.get_by_role("button", name="Light or dark, like your system").click()
        wait_for(lambda page=page: brightness(page) > 128, 5)
        page.get_by_role("button", name="Light", exact=True).click()
        wait_for(lambda page=page: brightness(page) < 128, 5)
        page.reload()
        page.get_by_role("button", name="Dark", exact=True).wait_for()
        wait_for(lambda page=page: brightness(page) < 128, 5)


@pytest.mark.parametrize("path", ["/", "/new", "/cards", "/learn", "/nowhere"])
def test_a_page_is_fit_for_everybody(table: Table, path: str) -> None:
    page = table.page
    table.visit.expects_refusals = path == "/nowhere"
    page.goto(path)
    if path == "/learn":
        table.wait()
        page.get_by_role("region", name="Lesson").wait_for()
    elif path == "/cards":
        page.locator("main li").first.wait_for()
    elif path == "/new":
        page.locator('input[value="variable"]').check()
    else:
        page.get_by_role("link").first.wait_for()
    assert complaints(page) == []


def test_a_table_is_fit_for_everybody(table: Table, served: ServedProcess) -> None:
    game = played(100, left=30, players=4)
    created = begin(served.client, "o" * 4, record=str(game.record()))
    seat = game.decision.seat_key
    table.sit(created, seat)
    table.wait()
    page = table.page
    assert complaints(page) == []
    for open_it in ("Score", "Share"):
        page.get_by_role("button", name=open_it).click()
        page.get_by_role("dialog").wait_for()
        assert complaints(page) == []
        page.get_by_role("dialog").get_by_role("button", name="Close").click()
        page.get_by_role("dialog").wait_for(state="hidden")
    other = next(one for one in game.seats if one != seat)
    table.spot(f"seat:{other}").click()
    page.get_by_role("dialog").wait_for()
    assert complaints(page) == []
    # And as spectators see it.
    table.sit(created, "watch")
    page.get_by_text("You are watching").wait_for()
    assert complaints(page) == []


def test_the_hand_over_and_the_end_are_fit_for_everybody(table: Table) -> None:
    page = table.page
    for left, what in ((20, "hand-over"), (0, "end")):
        table.open_record(str(played(100, left=left).record()))
        assert table.wait() == what
        if what == "end":
            page.get_by_role("img", name="The score over the game").wait_for()
        assert complaints(page) == []
    page.get_by_role("dialog").get_by_role("link", name="Replay").click()
    page.get_by_role("slider").fill("30")
    page.get_by_text("30 of").wait_for()
    assert complaints(page) == []


def test_who_listens_is_told_what_happens_and_what_is_asked(visit: Callable[..., Visit], served: ServedProcess) -> None:
    game = moment(lambda game: can(game, "red", "place quarry"))
    created = begin(served.client, "oo", record=str(game.record()))
    table = Table(visit())
    table.sit(created, "red")
    table.wait()
    spoken = table.page.locator("body > * > [aria-live=polite], [aria-live=polite].unseen").last
    expect(spoken).to_contain_text("Where do you place your Worker?")
    table.spot("place:quarry").click()
    expect(spoken).to_contain_text("Red places a Worker at the Quarry")
    expect(spoken).to_contain_text("Waiting for Blue")


def test_the_first_question_is_there_within_two_seconds(table: Table, served: ServedProcess) -> None:
    game = played(100, left=5)
    created = begin(served.client, "oo", record=str(game.record()))
    times: list[float] = []
    for _ in range(3):  # the machine may be busy with other tests
        table.page.goto("about:blank")
        table.sit(created, game.decision.seat_key)
        table.wait()
        times.append(table.page.evaluate("performance.now()"))
    assert min(times) < 2000
