"""In the pocket: a page that was open once opens without a server, and does all that needs no table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from guildhall import scorepad
from page.browsing import PHONE, Visit, need_page
from server.tools import ServedProcess

LONG = 120_000  # milliseconds: Python starts in the browser, on a busy machine
HEARD = "() => document.querySelector('main').ariaBusy !== 'true' && document.querySelector('.latest article, .asked')"
TABLE = {"seats": [{"kind": "open"}, {"kind": "open"}], "seed": 1}  # with which Red begins
ALONE = "() => navigator.serviceWorker.controller !== null"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServedProcess]:
    need_page()
    one = ServedProcess("--data", str(tmp_path / "data"), log=tmp_path / "log")
    yield one
    one.close()


@pytest.fixture
def phone(browser: Browser, server: ServedProcess) -> Iterator[Visit]:
    visit = Visit(browser, server, viewport=PHONE, is_mobile=True, has_touch=True)
    yield visit
    visit.close()
    assert visit.errors == []


def keep_everything(page: Page) -> None:
    """As somebody does before a journey."""
    page.goto("/companion")
    page.wait_for_function(ALONE)
    page.get_by_role("button", name="Sit down").click()
    page.get_by_role("button", name="Keep it for days without a network").click()
    expect(page.get_by_text("Works without a network")).to_be_visible(timeout=LONG)


def test_without_a_server_everything_opens_that_needs_no_table(phone: Visit, server: ServedProcess) -> None:
    page = phone.page
    created = server.client.post("/api/games", json=TABLE).json()
    keep_everything(page)
    page.goto(f"/game/{created['id']}#{created['keys']['red']}")
    page.locator(".answers").first.wait_for()
    server.process.terminate()
    server.process.wait(timeout=10)
    phone.offline = True

    # The companion goes on, by the same rules: Python runs them in the browser.
    page.goto("/companion")
    page.locator(".next .main").click()
    page.wait_for_function(HEARD, timeout=LONG)
    expect(page.locator(".asked, .latest article").first).to_be_visible()
    said = page.evaluate("() => JSON.parse(localStorage.getItem('guildhall.companion')).state.session.said")
    assert [line for line, _ in said] == ["turn"]

    # The score pad counts as the engine does.
    page.goto("/scorepad")
    page.get_by_role("button", name="Virtue", exact=False).first.wait_for()
    pad = {"game": "architects", "expansions": [], "names": ["", ""], "table": {}}
    seats: list[dict[str, Any]] = [{"virtue": 13, "cathedral": 3, "goods": {"gold": 2}}, {"virtue": 2}]
    page.evaluate("pad => localStorage.setItem('guildhall.scorepad', JSON.stringify(pad))", {**pad, "seats": seats})
    page.reload()
    totals = [score["total"] for score in scorepad.sheet("architects", {}, seats)["scores"]]
    for total in totals:
        expect(page.locator(".sum")).to_contain_text(str(total).replace("-", "−"), timeout=LONG)

    page.goto("/rules/viscounts")
    expect(page.get_by_role("heading", name="Castle").first).to_be_visible()
    page.goto("/cards")
    expect(page.get_by_role("listitem").filter(has_text="Acolyte").first).to_be_visible()
    page.goto("/aid/architects")
    expect(page.get_by_role("heading").first).to_be_visible()
    # A game has to wait for its server, and says so.
    page.goto(f"/game/{created['id']}")
    expect(page.get_by_text("The server does not answer").first).to_be_visible(timeout=LONG)


def test_the_session_is_safe_where_the_engine_was_not_kept(phone: Visit, server: ServedProcess) -> None:
    page = phone.page
    page.goto("/companion")
    page.wait_for_function(ALONE)
    page.get_by_role("button", name="Sit down").click()
    page.locator(".next .main").wait_for()
    server.process.terminate()
    server.process.wait(timeout=10)
    phone.offline = True
    page.reload()
    page.locator(".next .main").click()
    expect(page.get_by_role("alert")).to_contain_text("This step needs the server")
    assert page.locator(".counts li").count() > 4


def test_it_can_be_put_on_the_home_screen(phone: Visit, server: ServedProcess) -> None:
    manifest = server.client.get("/manifest.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    assert manifest.json()["display"] == "standalone"
    for icon in manifest.json()["icons"]:
        assert server.client.get(icon["src"]).status_code == 200
    page = phone.page
    page.goto("/")
    assert page.locator("link[rel=manifest]").get_attribute("href") == "/manifest.webmanifest"


def test_nothing_of_a_game_is_kept(phone: Visit, server: ServedProcess) -> None:
    """What a browser keeps for days without a network is what anybody may read."""
    created = server.client.post("/api/games", json=TABLE).json()
    page = phone.page
    page.goto("/")
    page.wait_for_function(ALONE)
    page.goto(f"/game/{created['id']}#{created['keys']['red']}")
    page.locator(".answers").first.wait_for()
    kept = page.evaluate(
        """async () => {
            const found = [];
            for (const name of await caches.keys())
                for (const one of await (await caches.open(name)).keys()) found.push(new URL(one.url).pathname);
            return found;
        }"""
    )
    assert "/api/about" in kept
    assert not [path for path in kept if "/games" in path or created["id"] in path]
