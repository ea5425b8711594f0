"""Words: messages turned into sentences by the Fluent catalogues in `locales/`.

A message's parameters may be messages themselves; they are said first. Lists are joined with the language's own "and"
and "or".
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from guildhall.engine.errors import MessageError, UnknownOptionError
from guildhall.engine.message import Message, Value

if TYPE_CHECKING:
    from fluent.syntax import ast

COMPLETE: Final = ("en", "de")  # languages in which a missing message fails the tests


class Catalogue:
    """All sentences of one language."""

    def __init__(self, locale: str) -> None:
        # Where nobody asks for sentences, Fluent need not be there: a page says messages itself.
        from fluent.runtime import FluentBundle, FluentResource

        folder = files("guildhall") / "locales" / locale
        # Without the invisible isolation marks that Fluent puts around parameters: terminals show them as boxes.
        self.bundle = FluentBundle([locale], use_isolating=False)
        self.names: set[str] = set()
        self.locale = locale
        for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
            if file.name.endswith(".ftl"):
                resource = FluentResource(file.read_text(encoding="utf-8"))
                self._note_names(file.name, resource)
                self.bundle.add_resource(resource)

    def _note_names(self, file: str, resource: ast.Resource) -> None:
        """Fluent skips what it cannot read and lets a second message of the same name win or lose; we refuse both."""
        from fluent.syntax import ast

        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise MessageError(f"{self.locale}/{file} cannot be read at {str(entry.content).strip()[:60]!r}.")
            if isinstance(entry, ast.Message) and entry.value is not None:
                if entry.id.name in self.names:
                    raise MessageError(f"{self.locale}/{file} says {entry.id.name!r} a second time.")
                self.names.add(entry.id.name)

    def has(self, name: str) -> bool:
        return name in self.names

    def say(self, message: Message) -> str:
        """The sentence for a message; raises MessageError if the catalogue has none."""
        if not self.has(message.name):
            raise MessageError(f"The language {self.locale!r} has no words for {message.name!r}.")
        pattern = self.bundle.get_message(message.name).value
        assert pattern is not None
        arguments = {name: self._value(message.name, value) for name, value in message.args.items()}
        text, errors = self.bundle.format_pattern(pattern, arguments)
        if errors:
            raise MessageError(f"{message.name!r} in {self.locale!r}: {errors[0]}")
        return str(text)

    def _value(self, name: str, value: Value) -> Any:
        if isinstance(value, Message):
            return self.say(value)
        if isinstance(value, list):
            return self._joined([self.say(part) for part in value], "list-or" if name == "either" else "list-and")
        return value

    def _joined(self, parts: list[str], last: str) -> str:
        """A list as the language writes it: "a", "a and b", "a, b and c"."""
        if not parts:
            return self.say(Message("nothing"))
        text = parts[0]
        for number, part in enumerate(parts[1:], 2):
            text = self.say(Message(last if number == len(parts) else "list-more", {"first": text, "last": part}))
        return text


@lru_cache(maxsize=8)
def catalogue(locale: str = "en") -> Catalogue:
    """The catalogue of a language."""
    if locale not in locales():
        raise UnknownOptionError(f"There is no language {locale!r}.", locale, locales())
    return Catalogue(locale)


def locales() -> list[str]:
    return sorted(entry.name for entry in (files("guildhall") / "locales").iterdir() if entry.is_dir())


def say(message: Message, locale: str = "en") -> str:
    return catalogue(locale).say(message)
