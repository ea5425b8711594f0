"""What the engine has to know about this game, and where its games begin."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from guildhall.architects.expansions import expansions, opponents
from guildhall.architects.options import RULES, Options, read_options
from guildhall.architects.rules import Rules
from guildhall.architects.table import Table
from guildhall.engine.cardtables import CardTables
from guildhall.engine.definition import Definition
from guildhall.engine.offer import Offer
from guildhall.engine.study import Study, Subjects


class Architects(Definition[Options, Rules, Table]):
    key = "architects"
    version = RULES
    older: tuple[int, ...] = ()
    levels: tuple[str, ...] = ("labourer", "mason", "architect", "archbishop")

    def options_from(self, given: Mapping[str, Any]) -> Options:
        return read_options(given)

    def make_rules(self, options: Options) -> Rules:
        from guildhall.architects.base import base_game

        rules = base_game(options)
        for expansion in options.expansions:
            expansions()[expansion].extend(rules)
        if options.opponent:
            opponents()[options.opponent].extend(rules)
        rules.prepare()
        return rules

    def lay_out(self, rules: Rules, seed: int, listen: bool) -> Table:
        from guildhall.architects.setup import lay_out

        return lay_out(rules, seed, listen)

    def load_position(self, data: Any) -> Table:
        from guildhall.architects.loading import load_position

        return load_position(data, self)

    def offer(self) -> Offer:
        from guildhall.architects.offer import offer

        return offer()

    def tables(self) -> CardTables:
        from guildhall.architects.cards.tables import CARDS

        return CARDS

    def subjects_of(self, rules: Rules) -> Subjects:
        from guildhall.architects.study import subjects_of

        return subjects_of(rules)

    def watch(self, table: Table) -> Study:
        from guildhall.architects.study import ArchitectsStudy

        return ArchitectsStudy(table)


ARCHITECTS: Final = Architects()
rules_for: Final = ARCHITECTS.rules_for
new_table: Final = ARCHITECTS.new_table
start: Final = ARCHITECTS.start_with
