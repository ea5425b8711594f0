"""What the engine has to know about this game, and where its games begin."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from guildhall.engine.cardtables import CardTables
from guildhall.engine.definition import Definition
from guildhall.engine.functions import Beginning, Judgement, Sight
from guildhall.viscounts.cards.tables import CARDS, Tables
from guildhall.viscounts.cards.townsfolk import HEROES
from guildhall.viscounts.events import describe
from guildhall.viscounts.loading import load_position
from guildhall.viscounts.offer import offer
from guildhall.viscounts.options import RULES, Options, read_options
from guildhall.viscounts.position import position
from guildhall.viscounts.rules import Rules
from guildhall.viscounts.scoring import ranks, scores
from guildhall.viscounts.setup import lay_out
from guildhall.viscounts.study import ViscountsStudy, subjects_of
from guildhall.viscounts.table import Table
from guildhall.viscounts.view import determinize, view
from guildhall.viscounts.worth import EVALUATION


class Viscounts(Definition[Options, Rules, Table]):
    key = "viscounts"
    version = RULES
    older: tuple[int, ...] = ()
    levels: tuple[str, ...] = ("squire", "knight", "baron", "viscount", "count", "duke")
    beginning = Beginning(offer, read_options, lay_out, load_position)
    sight = Sight(view, determinize, position, describe)
    judgement = Judgement(scores, ranks, EVALUATION, subjects_of, ViscountsStudy)

    def make_rules(self, options: Options) -> Rules:
        return Rules(options, Tables(options.corrections))

    def is_unreleased(self, options: Mapping[str, Any], answers: Sequence[tuple[str, str]]) -> bool:
        """Those rules had an option and heroes that there are not, and every game began with the choice of a hero."""
        first = answers[0][1].split() if answers else []
        heroes = [row.key for row in HEROES]
        return "focus" in options or (len(first) == 3 and first[0] == "take" and first[2] not in heroes)

    def tables(self) -> CardTables:
        return CARDS


VISCOUNTS: Final = Viscounts()
rules_for: Final = VISCOUNTS.rules_for
new_table: Final = VISCOUNTS.new_table
start: Final = VISCOUNTS.start_with
