"""The score pad: a real table's final score, counted by the rules' own scoring from what is tapped in.

A table of the game is laid out with what the players have, and the game is asked for its points.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import guildhall
from guildhall.engine.corrections import Field
from guildhall.engine.errors import CorrectionError, UnknownOptionError
from guildhall.engine.table import GameTable
from guildhall.scorepad import architects, viscounts

GAMES: dict[str, Any] = {"architects": architects, "viscounts": viscounts}


def items(game: str, options: Mapping[str, Any]) -> dict[str, Field]:
    """What is asked of every seat, by name."""
    found: dict[str, Field] = _pad(game).items(_rules(game, options))
    return found


def common(game: str) -> dict[str, Field]:
    """What is asked of the table."""
    found: dict[str, Field] = _pad(game).common()
    return found


def form(game: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """What is asked of every seat and of the table, for a page."""
    fields = [
        [{"name": name, "ours": field.ours, "form": field.describe()} for name, field in part.items()]
        for part in (items(game, options), common(game))
    ]
    return {"game": game, "seat": fields[0], "table": fields[1]}


def sheet(
    game: str, options: Mapping[str, Any], seats: Sequence[Mapping[str, Any]], table: Mapping[str, Any] | None = None
) -> dict[str, Any]:
    """Points by category and ranks. What is not given is as `items` says: mostly nothing.

    One person has played against an opponent, which counts its own points. An empty seat stands for it: no game has a
    table of one.
    """
    people = len(seats)
    if people == 1:
        seats = [*seats, {}]
    options = {**options, "players": len(seats)}
    rules = _rules(game, options)
    asked = items(game, options)
    read = [_read(asked, seat, f"seats.{number}") for number, seat in enumerate(seats)]
    laid: GameTable = _pad(game).lay_out(rules, read, _read(common(game), table or {}, "table"))
    return {"scores": laid.scores()[:people], "ranks": laid.ranks()[:people]}


def told(game: str, state: GameTable) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """What somebody would tap in for a table as it stands: for each seat, and for the table."""
    seats: list[dict[str, Any]]
    seats, table = _pad(game).told(state)
    return seats, table


def _pad(game: str) -> Any:
    if game not in GAMES:
        raise UnknownOptionError(f"There is no score pad for {game!r}.", game, GAMES)
    return GAMES[game]


def _rules(game: str, options: Mapping[str, Any]) -> Any:
    definition = guildhall.definition(game)
    chosen = definition.options_from(options)
    if chosen.seats != chosen.players:
        raise UnknownOptionError("The score pad counts for people: an opponent counts its own points.", dict(options))
    return definition.rules_for(chosen)


def _read(asked: Mapping[str, Field], given: Mapping[str, Any], path: str) -> dict[str, Any]:
    for name in given:
        if name not in asked:
            raise CorrectionError(f"{path}: {name!r} is unknown.", name, list(asked))
    return {
        name: field.read(f"{path}.{name}", given[name]) if name in given else field.ours
        for name, field in asked.items()
    }
