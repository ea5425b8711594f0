"""What the engine has to know about this game, and where its games begin."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from guildhall.architects.expansions import expansions, opponents
from guildhall.architects.options import RULES, Options, read_options
from guildhall.architects.rules import Rules
from guildhall.architects.table import Table
from guildhall.engine.agenda import State
from guildhall.engine.cards import Entry
from guildhall.engine.definition import Definition
from guildhall.engine.observation import Encoder, QuestionSection, Section
from guildhall.engine.offer import Offer
from guildhall.engine.study import Study, Subjects

_rules: dict[str, Rules] = {}


def rules_for(options: Options) -> Rules:
    """The rules for these options; the same object for the same options, since rules never change."""
    from guildhall.architects.base import base_game

    key = f"{options.rules} {options.data()!r}"
    rules = _rules.get(key)
    if rules is None:
        if len(_rules) > 64:
            _rules.clear()
        rules = base_game(options)
        for expansion in options.expansions:
            expansions()[expansion].extend(rules)
        if options.opponent:
            opponents()[options.opponent].extend(rules)
        rules.prepare()
        _rules[key] = rules
    return rules


def new_table(seed: int = 0, **options: Any) -> Table:
    """The inner state of a new game, at its first question."""
    return start(read_options(options), seed)


def start(options: Options, seed: int, listen: bool = False) -> Table:
    from guildhall.architects.setup import lay_out

    return lay_out(rules_for(options), seed, listen)


class Architects(Definition):
    """What the engine has to know about this game."""

    key = "architects"
    version = RULES
    older: tuple[int, ...] = ()
    levels: tuple[str, ...] = ("labourer", "mason", "architect", "archbishop")

    def read_options(self, given: Mapping[str, Any]) -> dict[str, Any]:
        return read_options(given).data()

    def offer(self) -> Offer:
        from guildhall.architects.offer import offer

        return offer()

    def start(self, options: Mapping[str, Any], seed: int, listen: bool) -> Table:
        chosen = read_options(options)
        chosen.rules = self.version
        return start(chosen, seed, listen)

    def load_position(self, data: Any) -> Table:
        from guildhall.architects.position import load_position

        return load_position(data, self.version)

    def read_corrections(self, path: Path) -> dict[str, Any]:
        from guildhall.architects.cards.corrections import read_corrections

        return read_corrections(path)

    def cards(self, corrections: Mapping[str, Any]) -> list[Entry]:
        from guildhall.architects.cards.browser import entries

        return entries(corrections)

    def card_uses(self, state: State) -> dict[str, dict[str, int]]:
        from guildhall.architects.uses import card_uses

        assert isinstance(state, Table)
        return card_uses(state)

    def subjects(self, options: Mapping[str, Any]) -> Subjects:
        from guildhall.architects.study import subjects_of

        return subjects_of(rules_for(read_options(options)))

    def study(self, state: State) -> Study:
        from guildhall.architects.study import TableStudy

        assert isinstance(state, Table)
        state.study = TableStudy(state)
        return state.study

    def encoder(self, options: Mapping[str, Any]) -> Encoder:
        rules = rules_for(read_options(options))
        sections: list[Section[Any]] = [QuestionSection(rules.steps), *rules.sections]
        return Encoder(self.key, sections, rules.options.players, rules.options.seats)
