"""Chromium, and a person's window in it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect, sync_playwright

import guildhall
from chromium import find, use_this_node
from server.tools import ServedProcess

WIDE = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
PATIENCE = 15_000  # milliseconds; a busy machine is no error
expect.set_options(timeout=PATIENCE)
# A whole Chromium draws suggestions for an address bar that nobody sees, and works more on them than on the page. The
# other names are those that Playwright switches off: only the last such list counts.
NEEDLESS = (
    "WebUIOmniboxPopup,WebUIOmniboxAimPopup,AimEnabled,LensOverlay,MediaRouter,NetworkTimeServiceQuerying,"
    "OptimizationHints,PreconnectToSearch,AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,"
    "HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,PaintHolding,ThirdPartyStoragePartitioning,"
    "AvoidCorsURLLoaderRestartOnRedirect"
)
AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"


def need_page() -> None:
    if not Path(guildhall.__file__).with_name("server").joinpath("static/index.html").is_file():
        pytest.fail("The page is not built: install Node.js 20 or newer with npm, then run `make install`.")


@contextmanager
def chromium() -> Iterator[Browser]:
    found = find()
    if found is None:
        pytest.fail("These tests need Chromium: `make test` fetches one, and so does `python tools/chromium.py`.")
    arguments = ["--disable-gpu", "--disable-background-networking", f"--disable-features={NEEDLESS}"]
    if os.geteuid() == 0:
        arguments.append("--no-sandbox")
    use_this_node()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(found), args=arguments)
        yield browser
        browser.close()


class Visit:
    """A person's browser: what it keeps, what it hears from the server, and what goes wrong in it."""

    def __init__(self, browser: Browser, served: ServedProcess, **settings: Any) -> None:
        # Nobody has to wait for flying workers, except where a test wants to see them.
        settings = {"viewport": WIDE, "reduced_motion": "reduce", "locale": "en-GB", **settings}
        self.served = served
        self.context = browser.new_context(base_url=served.address, **settings)
        self.context.set_default_timeout(PATIENCE)
        self.errors: list[str] = []
        self.offline = False
        self.expects_refusals = False
        self.page = self.open()

    def open(self) -> Page:
        """Another tab."""
        page = self.context.new_page()
        page.on("console", lambda message: self._complain(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        return page

    def _complain(self, text: str) -> None:
        # The browser itself writes down every request that failed or was refused.
        if not (self.offline or self.expects_refusals):
            self.errors.append(text)

    def lose_the_line(self) -> None:
        self.offline = True
        self.context.set_offline(True)

    def get_the_line_back(self) -> None:
        self.context.set_offline(False)

    def sow(self, seed: int) -> None:
        """Games that are begun in this window are set up from this seed."""

        def with_seed(route: Route) -> None:
            route.continue_(post_data={**(route.request.post_data_json or {}), "seed": seed})

        self.context.route("**/api/games", with_seed)

    def close(self) -> None:
        # A reply that a test still changes on its way would be an error of the next test.
        self.context.unroute_all(behavior="wait")
        self.context.close()
