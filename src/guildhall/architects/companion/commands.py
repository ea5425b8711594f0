"""What people report between two turns of the opponent, read as they type it.

`read` gives the same in one fixed spelling, which files keep, and what to do. The words of the person's language and
those of the files (English) are both understood.
"""

from __future__ import annotations

from typing import Final

from guildhall.architects.companion.deeds import DEEDS
from guildhall.architects.companion.questions import LONGEST_NUMBER, Refusal, find_name, find_place, split
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
from guildhall.companion.session import Command, Deed, Thing
from guildhall.engine.message import Message, Value
from guildhall.words import say

TOP_INFLUENCE: Final = 12
MOST_GAINED: Final = 20
ICONS: Final = {
    "captured": "worker",
    "imprisoned": "prison",
    "freed": "away",
    "reset": "reset",
    "gain": "any",
    "lose": "drop",
    "set": "pencil",
}
OF_ALL: Final = ("captured", "imprisoned", "freed")
ALONE: Final = ("turn", "reset", "end")  # about nothing else


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
        if word in names:
            return word
        found = find_name(word, [[name, command_word(name, self.locale)] for name in names])
        if found is None:
            known = ", ".join(command_word(name, self.locale) for name in names)
            raise self.refused("companion-no-command", text=word, commands=known)
        return names[found]

    def deeds(self) -> list[Deed]:
        """What may be said now, for a page."""
        seat = self.seat
        places = [place for place in range(LARGE_CIRCLES) if seat.workers[place]]
        keys = self.table.rules.seat_keys[: self.table.rules.options.players]
        held = held_by_others(self.table, seat)
        lost = {thing: most for thing, most in self._things("lose").items() if most}
        deeds = {
            "turn": [],
            "captured": [Thing(AREAS[place], _name_of_thing(AREAS[place]), 1, seat.workers[place]) for place in places],
            "imprisoned": [Thing("", None, 1, held)] if held else [],
            "freed": [
                Thing(key, Message(f"seat-{key}"), 1, seat.captured[owner])
                for owner, key in enumerate(keys)
                if seat.captured[owner]
            ],
            "reset": [],
            "gain": [Thing(thing, _name_of_thing(thing), 1, most) for thing, most in self._things("gain").items()],
            "lose": [Thing(thing, _name_of_thing(thing), 1, most) for thing, most in lost.items()],
            "set": [Thing(thing, _name_of_thing(thing), *limits) for thing, limits in self._limits().items()],
            "end": [],
        }
        return [
            Deed(name, things, ICONS.get(name, ""), name in OF_ALL)
            for name, things in deeds.items()
            if things or name in ALONE
        ]

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
        if name in keys:
            return keys.index(name)
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

    def _things(self, name: str) -> dict[str, int]:
        """What it may gain or lose, and at most how much."""
        things = dict.fromkeys(("virtue", "debt"), MOST_GAINED)
        if self._has_influence():
            things["influence"] = self._influence() if name == "lose" else MOST_GAINED
        if name == "gain":
            things |= dict.fromkeys(("reward", *GOODS), MOST_GAINED)
        return things

    def _change(self, name: str, rest: str) -> Command:
        what, number = split(rest)
        things = self._things(name)
        thing = self._thing(what, list(things))
        return Command(name, thing, self._number(number or "1", 1, things[thing]))

    def _limits(self) -> dict[str, tuple[int, int]]:
        """What can be corrected, and within which numbers."""
        limits = {"virtue": (0, TOP_VIRTUE), "debt": (0, MOST_GAINED), "cathedral": (0, CATHEDRAL_TOP)}
        limits["marble"] = (0, MOST_SILVER)
        if self._has_influence():
            limits |= {"influence": (0, TOP_INFLUENCE), "marker": (1, RESOURCES)}
        for area in (*range(LARGE_CIRCLES), *range(MARKET_LEFT, MARKET_RIGHT + 1), PRISON):
            limits[AREAS[area]] = (0, self.seat.workers[area] + self.seat.workers[SUPPLY])
        limits["held"] = (0, held_by_others(self.table, self.seat) + self.seat.workers[SUPPLY])
        return limits

    def _set(self, rest: str) -> Command:
        what, number = split(rest)
        limits = self._limits()
        thing = self._thing(what, list(limits))
        return Command("set", thing, self._number(number, *limits[thing]))

    def _thing(self, text: str, things: list[str]) -> str:
        if text in things:
            return text
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
