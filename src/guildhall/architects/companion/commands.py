"""What people report between two turns of the opponent, read as they type it.

`read` gives the same in one fixed spelling, which files keep, and what to do. The words of the person's language and
those of the files (English) are both understood.
"""

from __future__ import annotations

import re
from typing import Final

from guildhall.architects.companion.deeds import DEEDS
from guildhall.architects.companion.questions import LONGEST_NUMBER, Refusal, find_name, find_place
from guildhall.architects.names import (
    AREAS,
    CATHEDRAL_TOP,
    GOODS,
    LARGE_CIRCLES,
    MARKET_LEFT,
    MARKET_RIGHT,
    PRISON,
    RESOURCES,
    SUPPLY,
    TOP_VIRTUE,
)
from guildhall.architects.solo.facts import MOST_SILVER
from guildhall.architects.solo.part import part_of
from guildhall.architects.table import Table
from guildhall.architects.workers import held_by_others
from guildhall.engine.message import Message, Value
from guildhall.words import say

TOP_INFLUENCE: Final = 12
MOST_GAINED: Final = 20


class Command:
    """A deed, what it is done with, and the line that says so in a file: with names where the deed takes numbers."""

    def __init__(self, name: str, *args: str | int, noun: str = "") -> None:
        self.name = name
        self.args = args
        words = [str(arg) for arg in args]
        self.line = " ".join([name, *([noun, *words[1:]] if noun else words)])


class Reader:
    """Reads commands for one table in one language."""

    def __init__(self, table: Table, locale: str) -> None:
        self.table = table
        self.locale = locale
        self.seat = table.seats[table.rules.options.players]

    def refused(self, name: str, **args: Value) -> Refusal:
        return Refusal(Message(name, args), self.locale)

    def read(self, line: str) -> Command:
        word, _, rest = " ".join(line.split()).partition(" ")
        name = self.name_of(word)
        if name == "captured":
            return self._captured(rest)
        if name == "imprisoned":
            held = held_by_others(self.table, self.seat)
            return Command(name, self._count(rest, held, "companion-nobody-held"))
        if name == "freed":
            return self._freed(rest)
        if name in ("gain", "lose"):
            return self._change(name, rest)
        if name == "set":
            return self._set(rest)
        if rest:
            raise self.refused("companion-nothing-after", word=word)
        return Command(name)

    def name_of(self, word: str) -> str:
        names = list(DEEDS)
        found = find_name(word, [[name, command_word(name, self.locale)] for name in names])
        if found is None:
            known = ", ".join(command_word(name, self.locale) for name in names)
            raise self.refused("companion-no-command", text=word, commands=known)
        return names[found]

    def _captured(self, rest: str) -> Command:
        name, number = split(rest)
        place = find_place(name, range(LARGE_CIRCLES), self.locale) if name else None
        if place is None:
            raise self.refused("companion-which-place", text=name)
        count = self._count(number, self.seat.workers[place], "companion-nobody-there")
        return Command("captured", place, count, noun=AREAS[place])

    def _freed(self, rest: str) -> Command:
        name, number = split(rest)
        keys = self.table.rules.seat_keys[: self.table.rules.options.players]
        held = [i for i in range(len(keys)) if self.seat.captured[i]]
        if not held:
            raise self.refused("companion-holds-nobody")
        owner = held[0] if not name and len(held) == 1 else self._player(name, keys)
        count = self._count(number, self.seat.captured[owner], "companion-holds-nobody")
        return Command("freed", owner, count, noun=keys[owner])

    def _player(self, name: str, keys: list[str]) -> int:
        names = [[key, say(Message(f"seat-{key}"), self.locale)] for key in keys]
        found = find_name(name, names)
        if found is None:
            raise self.refused("companion-which-player", players=", ".join(several[-1] for several in names))
        return found

    def _count(self, text: str, most: int, none: str) -> int:
        """How many; all of them if nothing is said."""
        if not most:
            raise self.refused(none)
        return self._number(text, 1, most) if text else most

    def _number(self, text: str, least: int, most: int) -> int:
        if not text.isdecimal() or len(text) > LONGEST_NUMBER or not least <= int(text) <= most:
            raise self.refused("companion-say-number", text=text, least=least, most=most)
        return int(text)

    # Gains, losses, corrections.

    def _has_influence(self) -> bool:
        return part_of(self.table).board.focus is not None

    def _influence(self) -> int:
        from guildhall.architects.wonders.part import part_of as wonders_of

        return wonders_of(self.table).influence[self.seat.index]

    def _change(self, name: str, rest: str) -> Command:
        what, number = split(rest)
        things = ["virtue", "debt", *(["influence"] if self._has_influence() else [])]
        if name == "gain":
            things += ["reward", *GOODS]
        thing = self._thing(what, things)
        most = self._influence() if (name, thing) == ("lose", "influence") else MOST_GAINED
        return Command(name, thing, self._number(number or "1", 1, most))

    def _set(self, rest: str) -> Command:
        what, number = split(rest)
        limits = {"virtue": (0, TOP_VIRTUE), "debt": (0, MOST_GAINED), "cathedral": (0, CATHEDRAL_TOP)}
        limits["marble"] = (0, MOST_SILVER)
        if self._has_influence():
            limits |= {"influence": (0, TOP_INFLUENCE), "marker": (1, RESOURCES)}
        for area in (*range(LARGE_CIRCLES), *range(MARKET_LEFT, MARKET_RIGHT + 1), PRISON):
            limits[AREAS[area]] = (0, self.seat.workers[area] + self.seat.workers[SUPPLY])
        limits["held"] = (0, held_by_others(self.table, self.seat) + self.seat.workers[SUPPLY])
        thing = self._thing(what, list(limits))
        return Command("set", thing, self._number(number, *limits[thing]))

    def _thing(self, text: str, things: list[str]) -> str:
        names = [[thing, say(_name_of_thing(thing), self.locale)] for thing in things]
        found = find_name(text, names)
        if found is None:
            raise self.refused("companion-which-thing", text=text, things=", ".join(name for _, name in names))
        return things[found]


def _name_of_thing(thing: str) -> Message:
    if thing in AREAS:
        return Message(f"place-{thing}")
    return Message(f"good-{thing}-name" if thing in GOODS else f"companion-thing-{thing}")


def command_word(name: str, locale: str) -> str:
    """What a command is called in a language."""
    return say(Message(f"companion-command-{name}"), locale)


def split(text: str) -> tuple[str, str]:
    """A name and a number, in any order; either may be missing."""
    text = text.strip()
    leading = re.fullmatch(r"(\d+)(?:\s+(.*))?", text)
    if leading:
        return leading[2] or "", leading[1]
    trailing = re.fullmatch(r"(.*?)\s+(-?\d+)", text)
    return (trailing[1], trailing[2]) if trailing else (text, "")
