"""The tables of a simulation on disk: Parquet files in parts, and a manifest that says what was played.

A folder has `manifest.json` and a folder for each table, with a file for each part of the games, such as
`games/000100.parquet` (named after its first game). A file is written under another name and then renamed, so that
each that is there is whole. The part's `games` come last: a part counts once they are there. So a full disk or an
interruption leaves everything readable that was written before.
"""

from __future__ import annotations

import io
import json
import os
import secrets
from pathlib import Path
from typing import Any, Final

import polars as pl

import guildhall
from guildhall.engine.errors import GuildhallError
from guildhall.lab.collect import (
    CARDS,
    GAMES,
    SEATS,
    SEED,
    TABLES,
    TEXT,
    TEXTS,
    TRUTH,
    TURNS,
    WHOLE,
    Columns,
    Row,
    Rows,
    columns,
)
from guildhall.lab.simulate import Simulation

FORMAT: Final = 1  # rises when old tables can no longer be read
PART: Final = 100  # games
MANIFEST: Final = "manifest.json"
ORDER: Final = (SEATS, TURNS, CARDS, GAMES)  # in which the files of a part are written

TYPES: Final[dict[str, Any]] = {
    WHOLE: pl.Int32(),
    SEED: pl.UInt64(),
    TRUTH: pl.Boolean(),
    TEXT: pl.String(),
    TEXTS: pl.List(pl.String()),
}


class TablesError(GuildhallError):
    """Tables that cannot be written or read."""


def schema(kinds: Columns) -> dict[str, Any]:
    return {name: TYPES[kind] for name, kind in kinds.items()}


class TableWriter:
    """Writes the tables of one simulation into a folder that is empty or not there yet."""

    def __init__(self, folder: Path, simulation: Simulation, games: int) -> None:
        self.folder = folder
        self.games = games
        self.played = 0  # games that are on disk
        self.columns = columns(simulation.definition, simulation.options)
        self.manifest: dict[str, Any] = {
            "format": FORMAT,
            "game": simulation.game,
            "options": simulation.options,
            "bots": simulation.bots,
            "seed": simulation.seed,
            "games": games,
            "versions": {
                "guildhall": guildhall.__version__,
                "rules": simulation.definition.version,
                "polars": pl.__version__,
            },
        }
        # Chunks of parts that are not complete yet, by the part's and the chunk's first game.
        self._waiting: dict[int, dict[int, Rows]] = {}
        self._counts: dict[int, int] = {}
        self._make_folders()
        self._write_manifest()

    def _make_folders(self) -> None:
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            if any(self.folder.iterdir()):
                raise TablesError(
                    f"{self.folder} is not empty. A simulation writes its tables into a folder of their own: "
                    "name another one, or empty it first."
                )
            for table in TABLES:
                (self.folder / table).mkdir()
        except OSError as error:
            raise TablesError(f"No tables can be written into {self.folder}: {error.strerror}.") from error

    def _write_manifest(self) -> None:
        data = {**self.manifest, "played": self.played, "complete": self.played == self.games}
        self._write(self.folder / MANIFEST, (json.dumps(data, indent=2) + "\n").encode())

    def add(self, first: int, count: int, rows: Rows) -> None:
        """The rows of `count` games from that number on. A part that they complete is written."""
        part = first // PART * PART
        self._waiting.setdefault(part, {})[first] = rows
        self._counts[part] = self._counts.get(part, 0) + count
        if self._counts[part] == min(PART, self.games - part):
            self._write_part(part)

    def close(self) -> None:
        """Write what has been played of the parts that did not become complete, and how much it is in all."""
        for part in sorted(self._waiting):
            self._write_part(part)
        self._write_manifest()

    def _write_part(self, part: int) -> None:
        # Forgotten first: what could not be written once is not tried again.
        chunks = self._waiting.pop(part)
        count = self._counts.pop(part)
        paths = [self.folder / table / f"{part:06}.parquet" for table in ORDER]
        try:
            for table, path in zip(ORDER, paths):
                rows: list[Row] = [row for first in sorted(chunks) for row in chunks[first][table]]
                frame = pl.DataFrame(rows, schema=schema(self.columns[table]), orient="row")
                whole = io.BytesIO()
                frame.write_parquet(whole)
                self._write(path, whole.getvalue())
        except BaseException:
            # Half a part would make the tables disagree.
            for path in paths:
                path.unlink(missing_ok=True)
            raise
        self.played += count

    def _write(self, path: Path, contents: bytes) -> None:
        temporary = path.with_name(f".{secrets.token_hex(8)}.tmp")
        try:
            with open(temporary, "xb") as file:
                file.write(contents)
                file.flush()
                os.fsync(file.fileno())
            os.replace(temporary, path)
        except BaseException as error:
            temporary.unlink(missing_ok=True)
            if not isinstance(error, OSError):
                raise
            raise TablesError(
                f"{path} cannot be written: {error.strerror}. "
                f"{self.played} of {self.games} games are in {self.folder} and can be read."
            ) from error
