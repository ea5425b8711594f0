"""This package as a browser runs it: the sources of what needs no server, in one file."""

from __future__ import annotations

import hashlib
import io
import zipfile
from functools import lru_cache
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request, Response

import guildhall

router = APIRouter(prefix="/api", tags=["about"])

# What `guildhall.pocket` and what it imports is made of.
PARTS: Final = ("engine", "architects", "viscounts", "companion", "scorepad")
THE_SAME_DAY: Final = (1980, 1, 1, 0, 0, 0)  # so that the same sources are the same file


@router.get(
    "/engine.zip",
    response_class=Response,
    responses={200: {"content": {"application/zip": {}}}, 304: {"description": "It has not changed."}},
    summary="The engine for a browser without a network",
)
def engine(request: Request) -> Response:
    """Pure Python; `guildhall.pocket.answer` says what this API says at /companion, /scorepad and /cards/check."""
    whole, tag = packed()
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(whole, media_type="application/zip", headers=headers)


@lru_cache(maxsize=1)
def packed() -> tuple[bytes, str]:
    """The file, and a tag that changes with it."""
    root = Path(guildhall.__file__).parent
    files = [*root.glob("*.py"), *(file for part in PARTS for file in (root / part).rglob("*.py"))]
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for file in sorted(files):
            entry = zipfile.ZipInfo(f"guildhall/{file.relative_to(root).as_posix()}", THE_SAME_DAY)
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, file.read_bytes())
    whole = out.getvalue()
    return whole, f'"{hashlib.sha256(whole).hexdigest()[:32]}"'
