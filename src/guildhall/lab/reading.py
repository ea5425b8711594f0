"""Reading the tables of a simulation again, with care: a folder may be anything."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import polars as pl

import guildhall
from guildhall.engine.errors import GuildhallError
from guildhall.lab.collect import GAMES, TABLES, categories, columns
from guildhall.lab.tables import FORMAT, MANIFEST, TablesError, schema

HOW = "`guildhall simulate … --out DIR` writes one that can be read."


class Run:
    """A simulation that was written down, or what there is of it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.name = folder.resolve().name
        manifest = _read_manifest(folder)
        try:
            self.game: str = manifest["game"]
            self.definition = guildhall.definition(self.game)
            self.options = self.definition.read_options(manifest["options"])
            self.bots: list[str] = [str(bot) for bot in manifest["bots"]]
            self.seed = int(manifest["seed"])
            self.wanted = int(manifest["games"])
        except (KeyError, TypeError, ValueError, GuildhallError) as error:
            raise TablesError(f"{folder / MANIFEST} does not say what was played: {_plain(error)}. {HOW}") from error
        self.seats = self.definition.start(self.options, 0, False).seats_count()
        self.subjects = self.definition.subjects(self.options)
        self.categories = categories(self.definition, self.options)
        self._columns = columns(self.definition, self.options)
        self._parts = sorted(path.name for path in (folder / GAMES).glob("[0-9]*.parquet"))
        if not self._parts:
            raise TablesError(f"There is not one finished part of a simulation in {folder}. {HOW}")
        for table in TABLES:
            for part in self._parts:
                self._check(table, part)
        self._games = self.table(GAMES).select("game", "error").collect()
        if not self.finished:
            raise TablesError(f"Every game in {folder} went wrong: there is nothing to study.")

    @property
    def played(self) -> int:
        return self._games.height

    @property
    def finished(self) -> int:
        """Games without those that went wrong."""
        return int(self._games["error"].null_count())

    def table(self, name: str) -> pl.LazyFrame:
        return pl.scan_parquet([self.folder / name / part for part in self._parts])

    def _check(self, table: str, part: str) -> None:
        path = self.folder / table / part
        if not path.is_file():
            raise TablesError(f"{path} is missing: the other tables have this part. {HOW}")
        try:
            # All of it: a file may have a whole end, where its columns are listed, and be damaged before it.
            found = dict(pl.read_parquet(path).schema)
        except (pl.exceptions.PolarsError, pl.exceptions.PanicException, OSError) as error:
            raise TablesError(f"{path} cannot be read: it is no whole Parquet file. {HOW}") from error
        for name, kind in schema(self._columns[table]).items():
            if found.get(name) != kind:
                raise TablesError(f"{path} is not a table of {table}: its column {name!r} is {_kind(found.get(name))}.")


def _kind(found: pl.DataType | None) -> str:
    return "missing" if found is None else f"of the kind {found}"


def _plain(error: Exception) -> str:
    return f"{error.args[0]!r} is missing" if isinstance(error, KeyError) else str(error).rstrip(".")


def _read_manifest(folder: Path) -> dict[str, Any]:
    path = folder / MANIFEST
    try:
        manifest = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        what = "There is no folder" if not folder.is_dir() else "There is no simulation in the folder"
        raise TablesError(f"{what} {folder}. {HOW}") from None
    except OSError as error:
        raise TablesError(f"{path} cannot be read: {error.strerror}.") from error
    except ValueError as error:
        raise TablesError(f"{path} is not the manifest of a simulation: it is no JSON text. {HOW}") from error
    if not isinstance(manifest, dict) or manifest.get("format") != FORMAT:
        raise TablesError(f"{path} is not the manifest of a simulation in format {FORMAT}. {HOW}")
    return manifest
