"""Databases and servers for these tests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server.postgres import Postgres
from server.tools import Served


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.remove()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'games.db'}"
    url: str = request.getfixturevalue("postgres").new_database()
    return url


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Any]:
    """Start servers in this process: serve(), or serve(url, most_games=1)."""
    running: list[Served] = []

    def start(url: str | None = None, **settings: Any) -> Served:
        running.append(Served(url or f"sqlite:///{tmp_path / 'games.db'}", **settings))
        return running[-1]

    yield start
    for served in running:
        served.close()


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tests of a file that only need one."""
    server = Served(f"sqlite:///{tmp_path_factory.mktemp('data') / 'games.db'}")
    yield server
    server.close()
