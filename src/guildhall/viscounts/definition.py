"""What the engine has to know about this game, and where its games begin."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from guildhall.engine.cardtables import CardTables
from guildhall.engine.definition import Definition
from guildhall.engine.offer import Offer
from guildhall.engine.study import Study, Subjects
from guildhall.engine.table import GameOptions, GameRules, GameTable
from guildhall.viscounts.cards.tables import CARDS, Tables
from guildhall.viscounts.options import RULES, Options, read_options
from guildhall.viscounts.rules import Rules
from guildhall.viscounts.table import Table


class Viscounts(Definition):
    key = "viscounts"
    version = RULES
    older: tuple[int, ...] = ()
    levels: tuple[str, ...] = ("squire", "knight", "baron", "duke")

    def options_from(self, given: Mapping[str, Any]) -> Options:
        return read_options(given)

    def make_rules(self, options: GameOptions) -> Rules:
        assert isinstance(options, Options)
        return Rules(options, Tables(options.corrections))

    def lay_out(self, rules: GameRules, seed: int, listen: bool) -> Table:
        from guildhall.viscounts.setup import lay_out

        assert isinstance(rules, Rules)
        return lay_out(rules, seed, listen)

    def load_position(self, data: Any) -> Table:
        from guildhall.viscounts.loading import load_position

        return load_position(data, self)

    def offer(self) -> Offer:
        from guildhall.viscounts.offer import offer

        return offer()

    def tables(self) -> CardTables:
        return CARDS

    def subjects_of(self, rules: GameRules) -> Subjects:
        from guildhall.viscounts.study import subjects_of

        assert isinstance(rules, Rules)
        return subjects_of(rules)

    def watch(self, table: GameTable) -> Study:
        from guildhall.viscounts.study import ViscountsStudy

        assert isinstance(table, Table)
        return ViscountsStudy(table)


VISCOUNTS: Final = Viscounts()


def rules_for(options: Options) -> Rules:
    rules = VISCOUNTS.rules_for(options)
    assert isinstance(rules, Rules)
    return rules


def new_table(seed: int = 0, **options: Any) -> Table:
    """The inner state of a new game, at its first question."""
    return start(read_options(options), seed)


def start(options: Options, seed: int, listen: bool = False) -> Table:
    return VISCOUNTS.lay_out(rules_for(options), seed, listen)
