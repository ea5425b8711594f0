"""The record of a game: set-up, seed and answers, as a short text that a person can read. It is the whole game.

    guildhall record 1
    game: architects
    rules: 1
    seed: 7
    players: 2
    setup: variable
    answers: 2
    red: keep chapel
    blue: keep well
    end: 5f1d…

Option values are JSON; a plain word needs no quotes. `answers` says how many lines follow, so that a truncated record
is noticed. `end` is the hash of the state they lead to, so that an edited record is noticed; it is `unknown` if the
answers could not be played. A served game has another kind of chance, and says so. Its seed and salt are those whose
hash everybody at the table saw at the start:

    seed: "1f0a…"
    chance: blake2b
    salt: "c3d9…"
    commitment: "77b2…"

A report of a problem is a record with one line more, which says after how many answers to look:

    report: {"number": 2, "software": "0.1.0", "game": "k3m8…", "words": "The Quarry gave nothing."}
"""

from __future__ import annotations

import json
import re
from typing import Any, Final

from guildhall.engine.commitment import DIGITS
from guildhall.engine.errors import RecordError
from guildhall.engine.position import is_too_deep
from guildhall.engine.rng import BLAKE2B, SEED_LIMIT, SFC32

FORMAT: Final = "guildhall record 1"
LONGEST: Final = 4_000_000  # characters; the longest random games stay below a tenth of it
HEADER: Final = ("game", "rules", "seed", "chance", "salt", "commitment", "position", "report", "answers")
MOST_SAID: Final = 4000  # characters
UNKNOWN: Final = "unknown"
_WORD: Final = re.compile(r"[a-z][a-z0-9_-]*\Z")
_NAME: Final = re.compile(r"[a-z][a-z_]*\Z")
_SHORT: Final = re.compile(r"[A-Za-z0-9.+-]{1,40}\Z")


class Report:
    """Somebody saw a problem after that many answers, with that version of Guildhall, in the game with that id, and
    perhaps says in words what it is."""

    def __init__(self, number: int, software: str, game: str, words: str = "") -> None:
        self.number = number
        self.software = software
        self.game = game
        self.words = words

    def data(self) -> dict[str, Any]:
        said = {"words": self.words} if self.words else {}
        return {"number": self.number, "software": self.software, "game": self.game, **said}

    @staticmethod
    def read(data: object) -> Report:
        if not isinstance(data, dict) or set(data) - {"words"} != {"number", "software", "game"}:
            raise RecordError("report: an object with number, software and game is expected.", data)
        for name in ("software", "game"):
            if not isinstance(data[name], str) or not _SHORT.match(data[name]):
                raise RecordError(f"report.{name}: a short word is expected.", data[name])
        said = data.get("words", "")
        if not isinstance(said, str) or len(said) > MOST_SAID:
            raise RecordError(f"report.words: a text of at most {MOST_SAID} characters is expected.", said)
        return Report(_whole(data["number"], "report.number"), data["software"], data["game"], said)


class Record:
    """`answers` are pairs of a seat's key and a token. `position` is where a game starts that starts from no seed, and
    `report` is there if somebody saw a problem. `chance` is the kind of it, `salt` and `commitment` are there where the
    commitment was shown to the players."""

    def __init__(
        self,
        game: str,
        rules: int,
        seed: int,
        options: dict[str, Any],
        answers: list[tuple[str, str]],
        end: str,
        position: dict[str, Any] | None = None,
        report: Report | None = None,
        chance: str = SFC32,
        salt: str = "",
        commitment: str | None = None,
    ) -> None:
        self.game = game
        self.rules = rules
        self.seed = seed
        self.options = options
        self.answers = answers
        self.end = end
        self.position = position
        self.report = report
        self.chance = chance
        self.salt = salt
        self.commitment = commitment

    def __str__(self) -> str:
        lines = [FORMAT, f"game: {self.game}", f"rules: {self.rules}"]
        lines.append(f"seed: {self.seed}" if self.seed < SEED_LIMIT else f'seed: "{self.seed:064x}"')
        if self.chance != SFC32:
            lines.append(f"chance: {self.chance}")
        if self.salt:
            lines.append(f'salt: "{self.salt}"')
        if self.commitment is not None:
            lines.append(f'commitment: "{self.commitment}"')
        lines += [f"{name}: {_written(value)}" for name, value in self.options.items()]
        if self.position is not None:
            lines.append(f"position: {_written(self.position)}")
        if self.report is not None:
            lines.append(f"report: {_written(self.report.data())}")
        lines.append(f"answers: {len(self.answers)}")
        lines += [f"{seat}: {token}" for seat, token in self.answers]
        lines.append(f"end: {self.end}")
        return "\n".join(lines) + "\n"

    def __repr__(self) -> str:
        return f"<record of {self.game}, seed {self.seed}, {len(self.answers)} answers>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Record):
            return NotImplemented
        return str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))

    def __reduce__(self) -> tuple[Any, ...]:
        return (read_record, (str(self),))

    @staticmethod
    def parse(text: str) -> Record:
        """Read a record; raises RecordError with the number of the offending line."""
        if len(text) > LONGEST:
            raise RecordError(f"A record has at most {LONGEST} characters, this one {len(text)}.", len(text))
        lines = text.replace("\r\n", "\n").rstrip("\n").split("\n")
        if lines[0] != FORMAT:
            raise RecordError(f"Line 1: a record starts with {FORMAT!r}, not {lines[0][:60]!r}.", lines[0])
        header: dict[str, Any] = {}
        number = 1
        while "answers" not in header:
            if number >= len(lines):
                raise RecordError("The record is truncated: it ends before its answers.")
            name, value = _pair(lines[number], number + 1)
            if name in header:
                raise RecordError(f"Line {number + 1}: {name} is named twice.", name)
            if not _NAME.match(name):
                raise RecordError(f"Line {number + 1}: {name!r} is not the name of an option.", name)
            header[name] = _read(value, number + 1)
            number += 1
        for name in ("game", "rules", "seed"):
            if name not in header:
                raise RecordError(f"The record does not name its {name}.", name)
        game = header["game"]
        if not isinstance(game, str):
            raise RecordError(f"game: {game!r} is not a name.", game)
        rules = _whole(header["rules"], "rules")
        chance = header.get("chance", SFC32)
        if chance not in (SFC32, BLAKE2B):
            raise RecordError(f"chance: {SFC32} or {BLAKE2B}.", chance)
        seed = _seed(header["seed"], chance, "position" in header)
        salt = _digits(header["salt"], "salt") if "salt" in header else ""
        commitment = _digits(header["commitment"], "commitment") if "commitment" in header else None
        count = _whole(header["answers"], "answers")
        if len(lines) != number + count + 1:
            raise RecordError(
                f"The record is truncated or has lines too many: {count} answers and an end are announced, "
                f"{len(lines) - number} lines follow."
            )
        answers = [_pair(lines[i], i + 1) for i in range(number, number + count)]
        name, end = _pair(lines[-1], len(lines))
        if name != "end":
            raise RecordError(f"Line {len(lines)}: a record ends with 'end: …', not {lines[-1][:60]!r}.", lines[-1])
        position = header.get("position")
        if position is not None and not isinstance(position, dict):
            raise RecordError("position: a position is a JSON object.", position)
        report = Report.read(header["report"]) if "report" in header else None
        if report is not None and report.number > count:
            raise RecordError(f"report.number: only {count} answers follow.", report.number)
        options = {key: value for key, value in header.items() if key not in HEADER}
        return Record(game, rules, seed, options, answers, end, position, report, chance, salt, commitment)


def read_record(text: object) -> Record:
    """For pickle, which may have kept anything."""
    if not isinstance(text, str):
        raise RecordError(f"A record is a text, not {type(text).__name__}.")
    return Record.parse(text)


def _pair(line: str, number: int) -> tuple[str, str]:
    name, colon, value = line.partition(": ")
    if not colon:
        raise RecordError(f"Line {number}: 'name: value' is expected, not {line[:60]!r}.", line)
    return name, value


def _whole(value: object, name: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise RecordError(f"{name}: {value!r} is not a whole number.", value)
    return value


def _seed(value: object, chance: str, from_position: bool) -> int:
    """A whole number for sfc32; for the hash its key, unless that is in the position where the game starts."""
    if chance == SFC32 or from_position:
        seed = _whole(value, "seed")
        if seed >= SEED_LIMIT:
            raise RecordError("seed: from 0 to 2**64 - 1.", seed)
        return seed
    seed = int(_digits(value, "seed"), 16)
    if seed < SEED_LIMIT:
        raise RecordError(f"seed: too small for {BLAKE2B}.", value)
    return seed


def _digits(value: object, name: str) -> str:
    if not isinstance(value, str) or not DIGITS.match(value):
        raise RecordError(f"{name}: 64 hexadecimal digits in quotes are expected.", value)
    return value


def _written(value: object) -> str:
    if isinstance(value, str) and _WORD.match(value) and value not in ("true", "false", "null"):
        return value
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _read(text: str, number: int) -> Any:
    if _WORD.match(text) and text not in ("true", "false", "null"):
        return text
    try:
        value = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RecordError(f"Line {number}: {text[:60]!r} is neither a word nor JSON.", text) from error
    if is_too_deep(value):
        raise RecordError(f"Line {number}: {text[:60]!r} is nested too deeply.", text)
    return value
