"""A report's words and numbers in one language."""

from __future__ import annotations

from collections import Counter
from typing import Any

from babel.numbers import format_decimal, format_percent, get_decimal_symbol, get_group_symbol

from guildhall.engine.message import Message, Value
from guildhall.engine.study import Use
from guildhall.lab.reading import Run
from guildhall.words import catalogue


class Wording:
    def __init__(self, locale: str) -> None:
        self.locale = locale
        self.catalogue = catalogue(locale)

    def say(self, name: str, /, **args: Value) -> str:
        """A sentence of the laboratory's own (`locales/en/lab.ftl`)."""
        return self.catalogue.say(Message(f"lab-{name}", args))

    def named(self, message: Message) -> str:
        return self.catalogue.say(message)

    def whole(self, value: float) -> str:
        return str(format_decimal(round(value), format="#,##0", locale=self.locale))

    def decimal(self, value: float) -> str:
        return str(format_decimal(value, format="#,##0.0;−#,##0.0", locale=self.locale))

    def percent(self, share: float) -> str:
        return str(format_percent(share, format="#,##0.0 %" if self.locale == "de" else "#,##0.0%", locale=self.locale))

    def interval(self, low: float, high: float) -> str:
        return self.say("interval", low=self.percent(low), high=self.percent(high))

    def listed(self, parts: list[str]) -> str:
        return self.named(Message("list", {"parts": [Message("lab-plain", {"text": part}) for part in parts]}))

    def format_locale(self) -> dict[str, Any]:
        """How d3, which labels the axes, writes numbers in this language."""
        return {
            "decimal": get_decimal_symbol(self.locale),
            "thousands": get_group_symbol(self.locale),
            "grouping": [3],
            "currency": ["", ""],
        }

    # The names of things.

    def seat(self, key: str) -> str:
        return self.named(Message(f"seat-{key}"))

    def category(self, key: str) -> str:
        return self.named(Message(f"score-{key}"))

    def game(self, run: Run) -> str:
        return self.named(Message(f"cli-game-{run.game}"))

    def use(self, use: Use) -> str:
        return self.named(Message(f"cli-sim-{use.key.replace('_', '-')}"))

    def options(self, run: Run) -> list[tuple[str, str]]:
        """The set-up options of a run, each with its value."""
        return [
            (self.named(Message(f"option-{key}")), self._value(run.game, key, value))
            for key, value in run.options.items()
        ]

    def _value(self, game: str, key: str, value: object) -> str:
        if isinstance(value, bool):
            return self.say("yes") if value else self.say("no")
        if isinstance(value, (list, dict)):
            return self.listed([self._value(game, key, one) for one in value]) if value else self.say("none")
        for name in (
            f"lab-value-{value}",
            f"page-expansion-{value}",
            f"box-{value}",
            f"board-{value}",
            f"opponent-{value}",
            f"{game}-{key}-{value}",
        ):
            if self.catalogue.has(name):
                return self.named(Message(name))
        return str(value)

    def cards(self, run: Run, use: Use) -> dict[str, tuple[str, str]]:
        """Names and texts of the cards that can be used so. Of cards with the same name each gets its number."""
        entries = {
            entry.key: entry
            for entry in run.definition.cards(run.options.get("corrections", {}))
            if entry.kind == use.kind and entry.key in use.cards
        }
        names = {key: self.named(entry.name) for key, entry in entries.items()}
        common = Counter(names.values())
        found: dict[str, tuple[str, str]] = {}
        for key, name in names.items():
            if common[name] > 1:
                name = self.say("numbered", name=name, number=key.rpartition("-")[2])
            found[key] = (name, self.named(entries[key].text))
        return found
