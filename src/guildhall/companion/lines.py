"""Lines that say what happened, read by what may have happened: a deed, what it is about, how many."""

from __future__ import annotations

from collections.abc import Sequence

from guildhall.companion.questions import LONGEST_NUMBER, Refusal, find_name, split
from guildhall.companion.session import Command, Deed, Thing
from guildhall.engine.message import Message
from guildhall.words import say


def deed_word(name: str, locale: str) -> str:
    """What a deed is called in a language, where people type it."""
    return say(Message(f"companion-command-{name}"), locale)


def read_line(deeds: Sequence[Deed], line: str, locale: str) -> Command:
    """Raises Refusal, which says what would be right."""
    word, _, rest = " ".join(line.split()).partition(" ")
    deed = _deed(deeds, word, locale)
    if not deed.things:
        if rest:
            raise Refusal(Message("companion-nothing-after", {"word": word}), locale)
        return Command(deed.name)
    if not deed.things[0].key:
        return Command(deed.name, _number(deed.things[0], rest.strip(), locale))
    exact = [thing for thing in deed.things if thing.key == rest.strip()]
    what, number = (rest.strip(), "") if exact else split(rest)
    thing = _thing(deed.things, what, locale)
    if not thing.counted:
        if number:
            raise Refusal(Message("companion-nothing-after", {"word": what}), locale)
        return Command(deed.name, thing.key)
    return Command(deed.name, thing.key, _number(thing, number or ("1" if thing.least == 1 else ""), locale))


def _deed(deeds: Sequence[Deed], word: str, locale: str) -> Deed:
    for deed in deeds:
        if deed.name == word:
            return deed
    names = [[deed.name, deed_word(deed.name, locale)] for deed in deeds]
    found = find_name(word, names)
    if found is None:
        known = ", ".join(name for _, name in names)
        raise Refusal(Message("companion-no-command", {"text": word, "commands": known}), locale)
    return deeds[found]


def _thing(things: Sequence[Thing], text: str, locale: str) -> Thing:
    for thing in things:
        if thing.key == text:
            return thing
    names = [[thing.key, "" if thing.words is None else say(thing.words, locale)] for thing in things]
    found = find_name(text, names)
    if found is None:
        known = ", ".join(name for _, name in names)
        raise Refusal(Message("companion-which-thing", {"text": text, "things": known}), locale)
    return things[found]


def _number(thing: Thing, text: str, locale: str) -> int:
    if not text.isdecimal() or len(text) > LONGEST_NUMBER or not thing.least <= int(text) <= thing.most:
        limits = {"least": thing.least, "most": thing.most}
        raise Refusal(Message("companion-say-number", {"text": text, **limits}), locale)
    return int(text)
