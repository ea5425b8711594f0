"""What of a game goes into the tables: rows of plain values, and the names of their columns.

Nothing here needs the libraries that write the tables, so that a worker process that only plays loads none of them.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from guildhall.engine.agenda import State
from guildhall.engine.definition import AnyGame
from guildhall.engine.study import Study
from guildhall.lab.playing import Mishap

GAMES: Final = "games"
SEATS: Final = "seats"
TURNS: Final = "turns"
CARDS: Final = "cards"
TABLES: Final = (GAMES, SEATS, TURNS, CARDS)

OFFERED: Final = "_offered"  # ends the use of a row that says that a seat could have used a card so

# A column's values: whole numbers, large ones (seeds), truths, texts, and lists of texts.
WHOLE: Final = "whole"
SEED: Final = "seed"
TRUTH: Final = "truth"
TEXT: Final = "text"
TEXTS: Final = "texts"

Columns = dict[str, str]  # kinds of values by column
Row = tuple[Any, ...]
Rows = dict[str, list[Row]]  # by table


def column(category: str) -> str:
    """The column of a category of points."""
    return f"points_{category.replace('-', '_')}"


def columns(definition: AnyGame, options: Mapping[str, Any]) -> dict[str, Columns]:
    """The columns of every table for a game with these checked options."""
    measures = {measure.key: WHOLE for measure in definition.subjects(options).measures}
    return {
        GAMES: {
            "game": WHOLE, "seed": SEED, "options": TEXT, "players": WHOLE, "first": TEXT, "turns": WHOLE,
            "rounds": WHOLE, "answers": WHOLE, "winners": TEXTS, "best": WHOLE, "margin": WHOLE, "mishaps": WHOLE,
            "error": TEXT,
        },
        SEATS: {
            "game": WHOLE, "seat": TEXT, "bot": TEXT, "order": WHOLE, "place": WHOLE, "won": TRUTH, "mishaps": WHOLE,
            **{column(category): WHOLE for category in categories(definition, options)},
            **measures,
        },
        TURNS: {"game": WHOLE, "turn": WHOLE, "round": WHOLE, "seat": TEXT, "places": TEXTS, **measures},
        CARDS: {"game": WHOLE, "seat": TEXT, "use": TEXT, "kind": TEXT, "card": TEXT, "turn": WHOLE},
    }  # fmt: skip


def categories(definition: AnyGame, options: Mapping[str, Any]) -> list[str]:
    """The categories of points, without their total."""
    return [key for key in definition.start(options, 0, False).scores()[0] if key != "total"]


class Collector:
    """Collects the rows of some games."""

    def __init__(self, options: Mapping[str, Any], bots: list[str]) -> None:
        self.options = json.dumps(options, sort_keys=True)
        self.bots = bots
        self.rows: Rows = {table: [] for table in TABLES}

    def add_game(
        self, number: int, seed: int, state: State, study: Study, decisions: int, mishaps: list[Mishap]
    ) -> None:
        """A game that is over. All of it is asked for before any of it is kept."""
        keys = state.seat_keys()
        players = len(keys)
        order = state.turn_order()
        scores = state.scores()
        ranks = state.ranks()
        turns: list[Row] = []
        rounds = [0] * players
        for turn in study.turns():
            rounds[turn.seat] += 1
            turns.append((number, turn.number, rounds[turn.seat], keys[turn.seat], turn.places, *turn.measures))
        totals = sorted((rows["total"] for rows in scores), reverse=True)
        game = (
            number, seed, self.options, players, keys[order[0]], len(turns), max(rounds), decisions,
            [key for key, rank in zip(keys, ranks) if rank == 1], totals[0], totals[0] - totals[1], len(mishaps), None,
        )  # fmt: skip
        seats = [
            (
                number, keys[seat], self.bots[seat], order.index(seat) + 1, ranks[seat], ranks[seat] == 1,
                sum(mishap.seat == seat for mishap in mishaps),
                *[points for category, points in scores[seat].items() if category != "total"],
                *study.measures(seat),
            )
            for seat in range(players)
        ]  # fmt: skip
        cards = [
            (number, keys[card.seat] if card.seat >= 0 else None, card.use, card.kind or None, card.card, card.turn)
            for card in study.cards()
        ]
        cards += [
            (number, keys[card.seat], card.use + OFFERED, card.kind or None, card.card, card.turn)
            for card in study.offers()
        ]
        self.rows[GAMES].append(game)
        self.rows[SEATS] += seats
        self.rows[TURNS] += turns
        self.rows[CARDS] += cards

    def add_failure(self, number: int, seed: int, players: int, message: str) -> None:
        """A game that went wrong has a row here and none elsewhere."""
        self.rows[GAMES].append(
            (number, seed, self.options, players, None, None, None, None, None, None, None, None, message)
        )
