"""The built page, its headers, and the word when there is none."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from server.tools import Served


@pytest.fixture
def static(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>the client</title>")
    (folder / "assets" / "index-abc123.js").write_text("1")
    (folder / "favicon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    return folder


def test_every_page_is_the_client(serve: Any, static: Path) -> None:
    served: Served = serve(static=static)
    for path in ("/", "/new", "/cards", "/game/abc", "/game/abc/replay", "/game/abc/"):
        response = served.client.get(path)
        assert response.status_code == 200 and "the client" in response.text
        assert response.headers["Cache-Control"] == "no-cache"
    unknown = served.client.get("/somewhere/else")
    assert unknown.status_code == 404 and "the client" in unknown.text


def test_files_are_kept_as_long_as_their_names_last(serve: Any, static: Path) -> None:
    served: Served = serve(static=static)
    hashed = served.client.get("/assets/index-abc123.js")
    assert hashed.text == "1" and "immutable" in hashed.headers["Cache-Control"]
    assert "javascript" in hashed.headers["Content-Type"]
    assert served.client.get("/favicon.svg").headers["Cache-Control"] == "no-cache"
    assert served.client.head("/favicon.svg").status_code == 200


@pytest.mark.parametrize("path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/%00"])
def test_nothing_outside_is_served(serve: Any, static: Path, path: str) -> None:
    served: Served = serve(static=static)
    assert "secret" not in served.client.get(path).text


def test_without_a_built_page_it_says_how_to_build_one(serve: Any, tmp_path: Path) -> None:
    served: Served = serve(static=tmp_path / "nothing")
    response = served.client.get("/")
    assert response.status_code == 200 and "make install" in response.text


@pytest.mark.parametrize("path", ["/", "/api/about", "/api/nothing", "/api/docs"])
def test_everything_comes_with_safe_headers(served: Served, path: str) -> None:
    headers = served.client.get(path).headers
    policy = headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy and "script-src 'self';" in policy and "frame-ancestors 'none'" in policy
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "no-referrer"


def test_the_documentation_needs_nobody_else(served: Served) -> None:
    page = served.client.get("/api/docs").text
    assert "//" not in page.replace("https://", "").replace("postgresql://", "") or "src=" not in page
    assert "<script" not in page
