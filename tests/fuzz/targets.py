"""The parsers that files of strangers reach, files to begin with, and a way to damage them. For the tests beside this
file, and for `bench/fuzz.py`, which goes on for as long as it is told to."""

from __future__ import annotations

import json
import re
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random

import guildhall
from guildhall import CorrectionError, GuildhallError, PositionError, RecordError, UnknownGameError
from guildhall.engine.record import Record
from guildhall.game import from_record

TESTS = Path(__file__).parents[1]
REPLAYS = TESTS / "replays"
DOCS = TESTS.parent / "docs"
MOMENTS = (0, 8, 40)  # answers: whole games would take long to read, again and again
TRIED = 5  # answers after a position that was accepted


@dataclass(frozen=True)
class Target:
    """`read` ends quietly if the data are accepted or refused as documented, and raises whatever else happens."""

    name: str
    seeds: Callable[[int], list[str]]  # from one of so many games or cards
    read: Callable[[str], bool]


# Reading. Each gives whether the data were accepted.


def read_record(text: str) -> bool:
    try:
        record = Record.parse(text)
        game = from_record(record, guildhall.definition(record.game))
    except (RecordError, UnknownGameError) as error:
        return refused(error)
    again = Record.parse(str(game.record()))
    assert again.end == record.end and again.answers == record.answers
    return True


def read_position(text: str) -> bool:
    try:
        game = guildhall.load_position(text)
    except GuildhallError as error:
        return refused(error)
    chance = Random(len(text))
    try:
        while not game.is_over and len(game.answers) < TRIED:
            game.choose(chance.choice(game.options))
    except PositionError as error:  # no check foresees everything: the game then stays where it was
        refused(error)
    return True


def read_corrections(text: str) -> bool:
    accepted = False
    with tempfile.NamedTemporaryFile("wb", suffix=".toml") as file:
        file.write(text.encode("utf-8", "replace"))
        file.flush()
        for name in guildhall.games():
            known = guildhall.definition(name)
            try:
                found = known.read_corrections(Path(file.name))
            except CorrectionError as error:
                refused(error)
                continue
            options = known.read_options({"players": 2, "corrections": found})
            assert options.get("corrections", {}) == found
            assert known.start(options, 1, False).decision is not None
            accepted = True
    return accepted


def refused(error: GuildhallError) -> bool:
    """A refusal is a sentence that can be printed and sent."""
    assert str(error).encode()
    return False


# Where to begin.


def games(every: int) -> list[guildhall.Game]:
    """The beginnings of games of the corpus."""
    found = []
    for path in sorted(REPLAYS.glob("*.txt"))[::every]:
        record = Record.parse(path.read_text(encoding="utf-8"))
        game = guildhall.new_game(record.game, seed=record.seed, **record.options)
        for number, (_, token) in enumerate(record.answers[: max(MOMENTS)]):
            if number in MOMENTS:
                found.append(game.clone())
            game.choose(token)
        found.append(game)
    return found


def records(every: int) -> list[str]:
    found = games(every)
    return [str(game.record()) for game in found] + [
        str(guildhall.load_position(game.position()).record()) for game in found[::8]
    ]


def positions(every: int) -> list[str]:
    return [json.dumps(game.position()) for game in games(every)[::5]]


def corrections(every: int) -> list[str]:
    pages = (DOCS / "cards.md").read_text(encoding="utf-8")
    found = re.findall(r"```toml\n(.*?)```", pages, re.DOTALL)
    for name in guildhall.games():
        for card in guildhall.definition(name).cards({})[::every]:
            found.append(f"[{card.kind}.{card.key}]\nvp = 7\ncost = {{ clay = 2 }}\nvirtue = -1\n")
    return found


TARGETS = {
    "record": Target("record", records, read_record),
    "position": Target("position", positions, read_position),
    "corrections": Target("corrections", corrections, read_corrections),
}

# Damage.

NASTY = (
    "0", "-1", "1e999", "NaN", "1" * 5000, "null", "true", "{}", "[]", "[" * 5000, '""', '"\\ud800"', "\0", "\u2028",
    ": ", "\n", "'", "18446744073709551616", "__class__", "answers", "position", "=", "1979-05-27T07:32:00Z",
)  # fmt: skip


def damaged(text: str, random: Random) -> str:
    """Some words left out, doubled, exchanged, or replaced: what is left often has the shape of what it was."""
    words = re.findall(r"\w+|\W", text) or [""]
    for _ in range(random.randint(1, 4)):
        at, other = random.randrange(len(words)), random.randrange(len(words))
        kind = random.randrange(6)
        if kind == 0:
            del words[at : at + random.choice((1, 1, 3, 20))]
        elif kind == 1:
            words[at:at] = words[other : other + random.choice((1, 3, 20))]
        elif kind == 2:
            words[at], words[other] = words[other], words[at]
        elif kind == 3:
            words[at] = random.choice(NASTY)
        elif kind == 4 and words[at].isdigit():
            words[at] = str(int(words[at][:20]) + random.choice((-1, 1, 100)))
        else:
            words[at] = words[other]
        words = words or [""]
    return "".join(words)
