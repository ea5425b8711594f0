"""The folder of an arena: every game as a record and as a line, so that nothing is lost and a later run can go on.

arena.json       what is played
records/         000000.txt and so on: each game, to be replayed
games.jsonl      a line for each game: who sat where, points, places, answers, seconds, mishaps
results.json     the report, once all games are played
"""

from __future__ import annotations

import hashlib
import json
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from guildhall.bots.loading import file_of, is_file_bot
from guildhall.engine.errors import GuildhallError
from guildhall.files import write_whole
from guildhall.lab.standings import Result

if TYPE_CHECKING:
    from guildhall.lab.arena import Arena


class FolderError(GuildhallError):
    """A folder that cannot be used, or a full disk."""


class Folder:
    """Where an arena keeps its games."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.games = path / "games.jsonl"
        self.kept = 0

    def begin(self, arena: Arena) -> dict[int, Result]:
        """Prepare the folder; returns the games that an earlier run has left there."""
        set_up = _set_up(arena)
        try:
            (self.path / "records").mkdir(parents=True, exist_ok=True)
            self._refuse_another(set_up)
            rows = self._rows(arena.players)
            write_whole(self.path / "arena.json", _json(set_up))
            # Rewritten without a line that was cut off.
            write_whole(self.games, "".join(map(_line, rows.values())))
        except OSError as error:
            raise FolderError(f"{self.path} cannot be used: {error.strerror}.") from error
        self.kept = len(rows)
        return {game: _result(arena, row) for game, row in rows.items() if game < len(arena.matches)}

    def keep(self, result: Result) -> None:
        """The record first, so that every line has its record."""
        try:
            if result.record is not None:
                write_whole(self.path / "records" / f"{result.match.number:06}.txt", result.record)
            with open(self.games, "a", encoding="utf-8") as file:
                file.write(_line(_row(result)))
        except (OSError, GuildhallError) as error:
            reason = str(error) if isinstance(error, GuildhallError) else f"{self.games}: {error.strerror}."
            raise FolderError(
                f"{reason} The {self.kept} games before are in {self.path}; the same command goes on from there."
            ) from error
        self.kept += 1
        result.record = None  # it is on the disk, and there may be many

    def finish(self, data: dict[str, Any]) -> None:
        write_whole(self.path / "results.json", _json(data))

    def _refuse_another(self, set_up: dict[str, Any]) -> None:
        file = self.path / "arena.json"
        if not file.exists():
            if any(entry.name != "records" for entry in self.path.iterdir()) or any((self.path / "records").iterdir()):
                raise FolderError(f"{self.path} is not empty and holds no arena: name another folder.")
            return
        there = _read_json(file)
        for key, value in set_up.items():
            if there.get(key) != value:
                raise FolderError(
                    f"{self.path} holds another arena: {key} is {json.dumps(there.get(key))} there, and "
                    f"{json.dumps(value)} now. Name another folder, or play the same again to go on with it."
                )

    def _rows(self, players: int) -> dict[int, dict[str, Any]]:
        """The games that were kept, as far as their lines are whole. One that went wrong is played again."""
        rows: dict[int, dict[str, Any]] = {}
        for line in self.games.read_bytes().splitlines() if self.games.exists() else ():
            with suppress(ValueError, TypeError, LookupError):
                row = json.loads(line)
                if _is_whole(row, players):
                    rows[row["game"]] = row
        return rows


def _set_up(arena: Arena) -> dict[str, Any]:
    set_up = {
        "game": arena.game,
        "rules": arena.definition.version,
        "options": arena.options,
        "bots": arena.bots,
        "files": {name: _digest(file_of(name)) for name in arena.bots if is_file_bot(name)},
        "lineup": arena.lineup,
        "seed": arena.seed,
    }
    read_back: dict[str, Any] = json.loads(json.dumps(set_up))
    return read_back


def _digest(path: Path) -> str:
    return hashlib.blake2b(path.read_bytes(), digest_size=16).hexdigest()


def _read_json(file: Path) -> dict[str, Any]:
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
    except ValueError as error:
        raise FolderError(f"{file} is not what an arena writes.") from error
    return data if isinstance(data, dict) else {}


def _json(data: dict[str, Any]) -> str:
    return json.dumps(data, indent=2) + "\n"


def _line(row: dict[str, Any]) -> str:
    return json.dumps(row) + "\n"


def _row(result: Result) -> dict[str, Any]:
    match = result.match
    return {
        "game": match.number,
        "deal": match.deal,
        "seed": match.seed,
        "lineup": match.lineup,
        "finished": result.finished,
        "points": result.points,
        "places": result.places,
        "answers": result.answers,
        "seconds": result.seconds,
        "mishaps": result.mishaps,
        "error": result.error,
    }


def _is_whole(row: dict[str, Any], players: int) -> bool:
    """Does it hold what `_row` writes, of a game that was played? Anything else may raise instead."""
    numbers = [row[name] for name in ("lineup", "points", "places", "answers", "seconds")]
    return (
        row["error"] is None
        and isinstance(row["game"], int)
        and row["game"] >= 0
        and isinstance(row["finished"], bool)
        and all(len(each) == players and all(isinstance(one, (int, float)) for one in each) for each in numbers)
        and all(
            0 <= mishap["seat"] < players and {"kind", "question", "message"} <= mishap.keys()
            for mishap in row["mishaps"]
        )
    )


def _result(arena: Arena, row: dict[str, Any]) -> Result:
    names = ("finished", "points", "places", "answers", "seconds", "mishaps", "error")
    return Result(arena.matches[row["game"]], **{name: row[name] for name in names})
