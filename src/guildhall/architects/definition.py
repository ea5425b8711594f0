"""What the engine has to know about this game, and where its games begin."""

from __future__ import annotations

from typing import Final

from guildhall.architects.base import base_game
from guildhall.architects.cards.tables import CARDS
from guildhall.architects.events import describe
from guildhall.architects.expansions import expansions, opponents
from guildhall.architects.loading import load_position
from guildhall.architects.offer import offer
from guildhall.architects.options import RULES, Options, read_options
from guildhall.architects.position import position
from guildhall.architects.rules import Rules
from guildhall.architects.scoring import ranks, scores
from guildhall.architects.setup import lay_out
from guildhall.architects.study import ArchitectsStudy, subjects_of
from guildhall.architects.table import Table
from guildhall.architects.view import determinize, view
from guildhall.architects.worth import EVALUATION
from guildhall.engine.cardtables import CardTables
from guildhall.engine.definition import Definition
from guildhall.engine.functions import Beginning, Judgement, Sight


class Architects(Definition[Options, Rules, Table]):
    key = "architects"
    version = RULES
    older: tuple[int, ...] = (1,)
    environment = 1
    levels: tuple[str, ...] = ("labourer", "mason", "foreman", "builder", "architect", "archbishop")
    beginning = Beginning(offer, read_options, lay_out, load_position)
    sight = Sight(view, determinize, position, describe)
    judgement = Judgement(scores, ranks, EVALUATION, subjects_of, ArchitectsStudy)

    def make_rules(self, options: Options) -> Rules:
        rules = base_game(options)
        for expansion in options.expansions:
            expansions()[expansion].extend(rules)
        if options.opponent:
            opponents()[options.opponent].extend(rules)
        rules.prepare()
        return rules

    def tables(self) -> CardTables:
        return CARDS


ARCHITECTS: Final = Architects()
rules_for: Final = ARCHITECTS.rules_for
new_table: Final = ARCHITECTS.new_table
start: Final = ARCHITECTS.start_with
