"""What somebody may be called: something that everybody can see, and that stays on its own line."""

from __future__ import annotations

import unicodedata
from typing import Final

LONGEST_NAME: Final = 40
MOST_MARKS: Final = 3  # above and below one letter: more than any language in use needs
# They look like nothing, though they count as letters, signs or marks.
BLANKS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\ufe00\ufe01\ufe02\uffa0")
KINDS: Final = "LMNPS"  # letters, marks, numbers, punctuation and signs


def checked_name(name: str) -> str:
    """The name in its usual form, without spaces around it; raises ValueError with a sentence if it is none."""
    name = " ".join(unicodedata.normalize("NFC", name).split(" ")).strip(" ")
    if not 1 <= len(name) <= LONGEST_NAME:
        raise ValueError(f"a name has 1 to {LONGEST_NAME} characters")
    marks = MOST_MARKS  # none may come first
    for letter in name:
        if letter in BLANKS or (letter != " " and unicodedata.category(letter)[0] not in KINDS):
            raise ValueError(
                f"U+{ord(letter):04X} cannot be seen, or changes the writing around it: use letters, numbers, "
                "punctuation and plain spaces"
            )
        marks = marks + 1 if unicodedata.category(letter)[0] == "M" else 0
        if marks > MOST_MARKS:
            raise ValueError(f"a letter has at most {MOST_MARKS} marks, and none comes first")
    return name


def look_alike(one: str, other: str) -> bool:
    """Would people take one name for the other?"""
    return _plain(one) == _plain(other)


def _plain(name: str) -> str:
    return "".join(unicodedata.normalize("NFKC", name).casefold().split())
