"""A server, a browser, and windows in it that complain of every error."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser

from page.browsing import Visit, chromium, need_page
from page.table import Table
from server.tools import ServedProcess


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedProcess]:
    """`guildhall serve` as people run it."""
    need_page()
    folder = tmp_path_factory.mktemp("served")
    server = ServedProcess("--data", str(folder / "data"), log=folder / "log")
    yield server
    server.close()


class _Started:
    """The browser, from the first test that wants one until the next test is none of this folder. Not for the whole
    session: its event loop stands in the way of tests that run one of their own."""

    def __init__(self) -> None:
        self.stack = ExitStack()
        self.browser: Browser | None = None

    def get(self) -> Browser:
        if self.browser is None:
            self.browser = self.stack.enter_context(chromium())
        elif not self.browser.is_connected():  # it has crashed, and the next test gets another
            self.close()
            return self.get()
        return self.browser

    def close(self) -> None:
        self.browser = None
        self.stack.close()


STARTED = _Started()


@pytest.fixture
def browser() -> Browser:
    return STARTED.get()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    """pytest calls this after the tests of this folder only."""
    if nextitem is None or nextitem.path.parent != item.path.parent:
        STARTED.close()


@pytest.fixture
def visit(browser: Browser, served: ServedProcess) -> Iterator[Callable[..., Visit]]:
    """Open a window that shares nothing with the others: visit(), or visit(color_scheme="dark")."""
    visits: list[Visit] = []

    def begin(**settings: Any) -> Visit:
        visits.append(Visit(browser, served, **settings))
        return visits[-1]

    yield begin
    for one in visits:
        one.close()
    for one in visits:
        assert one.errors == []


@pytest.fixture
def table(visit: Callable[..., Visit]) -> Table:
    """A window, for tests that need only one."""
    return Table(visit())
