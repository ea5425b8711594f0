"""What the engine has to know about this game, and where its games begin."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from guildhall.engine.cardtables import CardTables
from guildhall.engine.definition import Definition
from guildhall.engine.offer import Offer
from guildhall.engine.study import Study, Subjects
from guildhall.viscounts.cards.tables import CARDS, Tables
from guildhall.viscounts.cards.townsfolk import HEROES
from guildhall.viscounts.options import RULES, Options, read_options
from guildhall.viscounts.rules import Rules
from guildhall.viscounts.table import Table


class Viscounts(Definition[Options, Rules, Table]):
    key = "viscounts"
    version = RULES
    older: tuple[int, ...] = ()
    levels: tuple[str, ...] = ("squire", "knight", "baron", "duke")

    def options_from(self, given: Mapping[str, Any]) -> Options:
        return read_options(given)

    def make_rules(self, options: Options) -> Rules:
        return Rules(options, Tables(options.corrections))

    def lay_out(self, rules: Rules, seed: int, listen: bool) -> Table:
        from guildhall.viscounts.setup import lay_out

        return lay_out(rules, seed, listen)

    def load_position(self, data: Any) -> Table:
        from guildhall.viscounts.loading import load_position

        return load_position(data, self)

    def is_unreleased(self, options: Mapping[str, Any], answers: Sequence[tuple[str, str]]) -> bool:
        """Those rules had an option and heroes that there are not, and every game began with the choice of a hero."""
        first = answers[0][1].split() if answers else []
        heroes = [row.key for row in HEROES]
        return "focus" in options or (len(first) == 3 and first[0] == "take" and first[2] not in heroes)

    def offer(self) -> Offer:
        from guildhall.viscounts.offer import offer

        return offer()

    def tables(self) -> CardTables:
        return CARDS

    def subjects_of(self, rules: Rules) -> Subjects:
        from guildhall.viscounts.study import subjects_of

        return subjects_of(rules)

    def watch(self, table: Table) -> Study:
        from guildhall.viscounts.study import ViscountsStudy

        return ViscountsStudy(table)


VISCOUNTS: Final = Viscounts()
rules_for: Final = VISCOUNTS.rules_for
new_table: Final = VISCOUNTS.new_table
start: Final = VISCOUNTS.start_with
