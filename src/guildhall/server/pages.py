"""The page: the built client, or a word on how to build it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Response
from fastapi.responses import FileResponse
from starlette.convertors import StringConvertor, register_url_convertor

STATIC: Final = Path(__file__).parent / "static"
PAGES: Final = re.compile(
    r"(|new|cards|learn|companion|scorepad|open|(rules|aid)(/[^/]+)?|table/[^/]+|game/[^/]+(/replay|/join)?)\Z"
)
FOR_EVER: Final = "public, max-age=31536000, immutable"  # their names change with their contents
# Not every machine knows these by their endings, and browsers insist.
KINDS: Final = {".mjs": "text/javascript", ".wasm": "application/wasm", ".webmanifest": "application/manifest+json"}
# The engine runs in a worker with a policy of its own: only there may WebAssembly be compiled.
WORKER: Final = re.compile(r"assets/worker-[^/]+\.js\Z")
WORKER_POLICY: Final = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
UNBUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Guildhall</title>
<h1>Guildhall</h1>
<p>The server is running, but its page has not been built. In the source folder, <code>make install</code> builds it
(it needs Node.js); then start the server again.</p>
<p>Programs can play already: <a href="/api/docs">the API</a>.</p>
</html>
"""


class OutsideApi(StringConvertor):
    """Any path but those of the API, which has its own word for what is not there."""

    regex = r"(?!api(?:/|$)).*"


register_url_convertor("outside_api", OutsideApi())


def pages(static: Path = STATIC) -> APIRouter:
    router = APIRouter(include_in_schema=False)
    root = static.resolve()

    @router.api_route("/{path:outside_api}", methods=["GET", "HEAD"])
    def page(path: str) -> Response:
        file = _file(root, path)
        if file is not None:
            headers = {"Cache-Control": FOR_EVER if path.startswith("assets/") else "no-cache"}
            if WORKER.match(path):
                headers["Content-Security-Policy"] = WORKER_POLICY
            return FileResponse(file, media_type=KINDS.get(file.suffix), headers=headers)
        # The client itself says that there is no such page.
        status = 200 if PAGES.match(path.rstrip("/")) else 404
        index = root / "index.html"
        if index.is_file():
            return FileResponse(index, status, {"Cache-Control": "no-cache"})
        return Response(UNBUILT, status, media_type="text/html")

    return router


def _file(root: Path, path: str) -> Path | None:
    try:
        file = (root / path).resolve()
        return file if file.is_relative_to(root) and file.is_file() and file.name != "index.html" else None
    except (OSError, ValueError):  # no name of a file at all
        return None
