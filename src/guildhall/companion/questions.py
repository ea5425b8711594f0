"""What a companion asks: a fact in words, with its last known answer, and answers read as people type them.

A page shows a question as buttons and answers with numbers; the terminal reads words.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final, Protocol

from guildhall.engine.errors import GuildhallError
from guildhall.engine.message import Message, message_data
from guildhall.words import say

# What kind of answer is wanted; each is a list of numbers.
NUMBER: Final = "number"  # [number]
YES_OR_NO: Final = "yes-or-no"  # [1 or 0]
GROUPS: Final = "groups"  # [how many at each of the choices]
ONE_OF: Final = "one-of"  # [number of the choice]
ONE_NAMED: Final = "one-named"  # the same; there are many, and each has its own number
SOME_OF: Final = "some-of"  # [1 or 0 for each choice]

LONGEST_NUMBER: Final = 4  # digits


class Asked(Protocol):
    """A fact, as each game writes down its own. `table` is a table of that game."""

    def key(self) -> str: ...
    def kind(self) -> str: ...
    def message(self, table: Any) -> Message: ...
    def least(self, table: Any) -> int: ...
    def most(self, table: Any) -> int: ...
    def choices(self, table: Any) -> list[tuple[str, Message]]: ...
    def last(self, table: Any) -> list[int]: ...


class Refusal(GuildhallError):
    """The input is not valid; says why in the person's language."""

    def __init__(self, message: Message, locale: str) -> None:
        super().__init__(message.name)
        self.message = message
        self.locale = locale

    def __str__(self) -> str:
        return say(self.message, self.locale)


class Question:
    def __init__(self, fact: Asked, table: Any, locale: str) -> None:
        self.key = fact.key()
        self.kind = fact.kind()
        self.message = fact.message(table)
        self.least = fact.least(table)
        self.most = fact.most(table)
        self.choices = fact.choices(table)
        self.last = fact.last(table)
        self.locale = locale

    @property
    def text(self) -> str:
        return say(self.message, self.locale)

    @property
    def default(self) -> str:
        """The last known answer in words, which an empty answer confirms; empty if there is none."""
        return say(self._worded(self.last), self.locale) if self.last else ""

    def _worded(self, answer: Sequence[int]) -> Message:
        if self.kind == NUMBER:
            return Message("companion-number", {"number": answer[0]})
        if self.kind == YES_OR_NO:
            return Message("companion-yes" if answer[0] else "companion-no")
        if self.kind in (ONE_OF, ONE_NAMED):
            return self.choices[answer[0]][1]
        if self.kind == SOME_OF:
            chosen = [self.choices[i][1] for i, there in enumerate(answer) if there]
        else:
            chosen = [counted(self.choices[i][1], count) for i, count in enumerate(answer) if count]
        return Message("list", {"parts": chosen}) if chosen else Message("companion-nobody")

    def data(self) -> dict[str, Any]:
        """For a page."""
        return {
            "key": self.key,
            "kind": self.kind,
            "text": message_data(self.message),
            "last": list(self.last),
            "least": self.least,
            "most": self.most,
            "choices": [{"key": key, "text": message_data(words)} for key, words in self.choices],
        }

    # Answers.

    def read(self, text: str) -> list[int]:
        """An answer as it was typed; raises Refusal, which says what would be right."""
        text = " ".join(text.split())
        if not text:
            if not self.last:
                raise self._refused("companion-say-something")
            return list(self.last)
        if self.kind == NUMBER:
            return [self._number(text)]
        if self.kind == YES_OR_NO:
            return [self._yes_or_no(text)]
        if self.kind == GROUPS:
            return self._groups(text)
        if self.kind == SOME_OF:
            return self._some(text)
        return [self._choice(text)]

    def check(self, answer: object) -> list[int]:
        """An answer from a page or a file."""
        if not isinstance(answer, list) or any(type(number) is not int for number in answer):
            raise self._refused("companion-bad-file")
        sizes = {GROUPS: len(self.choices), SOME_OF: len(self.choices)}
        most = len(self.choices) - 1 if self.kind in (ONE_OF, ONE_NAMED) else self.most
        if self.kind in (YES_OR_NO, SOME_OF):
            most = 1
        least = self.least if self.kind == NUMBER else 0
        if len(answer) != sizes.get(self.kind, 1) or any(not least <= number <= most for number in answer):
            raise self._refused("companion-bad-file")
        return list(answer)

    def _refused(self, name: str, **args: Any) -> Refusal:
        return Refusal(Message(name, args), self.locale)

    def _number(self, text: str) -> int:
        if not text.isdecimal() or len(text) > LONGEST_NUMBER or not self.least <= int(text) <= self.most:
            raise self._refused("companion-say-number", least=self.least, most=self.most, text=text)
        return int(text)

    def _yes_or_no(self, text: str) -> int:
        for number, name in ((1, "companion-yes"), (0, "companion-no")):
            if say(Message(name), self.locale).casefold().startswith(text.casefold()):
                return number
        raise self._refused("companion-say-yes-or-no", text=text)

    def _names(self) -> list[list[str]]:
        return [[key, say(words, self.locale)] for key, words in self.choices]

    def _groups(self, text: str) -> list[int]:
        """Only what has changed has to be said."""
        if self._means_nobody(text):
            return [0] * len(self.choices)
        answer = list(self.last)
        for name, number in pairs(text):
            place = find_name(name, self._names())
            if place is None or len(number) > LONGEST_NUMBER or int(number) > self.most:
                raise self._refused("companion-say-groups", text=text)
            answer[place] = int(number)
        if not pairs(text):
            raise self._refused("companion-say-groups", text=text)
        return answer

    def _some(self, text: str) -> list[int]:
        answer = [0] * len(self.choices)
        if not self._means_nobody(text):
            for name in re.split(r"[\s,;]+", text):
                answer[self._choice(name)] = 1
        return answer

    def _means_nobody(self, text: str) -> bool:
        return text in ("0", "-") or plain(text) == plain(say(Message("companion-nobody"), self.locale))

    def _choice(self, text: str) -> int:
        names = self._names()
        found = find_name(text, names)
        if found is not None:
            return found
        if self.kind == ONE_OF and text.isdecimal() and 1 <= int(text) <= len(self.choices):
            return int(text) - 1
        raise self._refused("companion-say-choice", text=text, choices=", ".join(name for _, name in names))


def counted(what: Message, count: int) -> Message:
    return Message("companion-workers-at", {"number": count, "place": what})


# Names as people type them.


def plain(name: str) -> str:
    """Without what makes no difference: case, dashes, curly quotes, and blanks before a number."""
    return re.sub(r"[\s’'-]+", " ", name).strip().casefold()


def find_name(text: str, names: Sequence[Sequence[str]]) -> int | None:
    """Which thing is meant: by one of its names, or enough of it to tell it from the others."""
    wanted = plain(text)
    for number, several in enumerate(names):
        if wanted in [plain(name) for name in several]:
            return number
    fitting = [number for number, several in enumerate(names) if any(_abbreviates(wanted, plain(n)) for n in several)]
    return fitting[0] if len(fitting) == 1 and wanted else None


def _abbreviates(short: str, name: str) -> bool:
    """Such as "quar" for "quarry", "s3" or "3" for "starting 3", "storehouse" for "king’s storehouse"."""
    numbered = re.fullmatch(r"([^\d]*?) ?(\d+)", short)
    full = re.fullmatch(r"([^\d]+?) ?(\d+)", name)
    if numbered and full:
        return full[1].startswith(numbered[1]) and full[2] == numbered[2]
    return name.startswith(short) or any(word.startswith(short) for word in name.split())


def pairs(text: str) -> list[tuple[str, str]]:
    """Names and numbers, whichever comes first: "quarry 3, forest 1" or "3 quarry 1 forest"."""
    if text[:1].isdecimal():
        return [(name.strip(), number) for number, name in re.findall(r"(\d+)\s*([^\d,;]+)", text)]
    return [(name.strip(), number) for name, number in re.findall(r"([^\d,;]+?)\s*(\d+)", text)]


def split(text: str) -> tuple[str, str]:
    """A name and a number, in any order; either may be missing."""
    text = text.strip()
    leading = re.fullmatch(r"(\d+)(?:\s+(.*))?", text)
    if leading:
        return leading[2] or "", leading[1]
    trailing = re.fullmatch(r"(.*?)\s+(-?\d+)", text)
    return (trailing[1], trailing[2]) if trailing else (text, "")
