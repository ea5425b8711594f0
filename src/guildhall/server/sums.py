"""A sum for every stored move, by which it shows when the disk has changed a byte of it."""

from __future__ import annotations

import zlib
from collections.abc import Iterator

import sqlalchemy as sa

from guildhall.server import schema

ROWS_AT_ONCE = 1000


def move_sum(game: str, number: int, kind: str, seat: str, token: str) -> int:
    """Against accidents: whoever can write to the database can write a sum, too."""
    return zlib.crc32(f"{game}\n{number}\n{kind}\n{seat}\n{token}".encode("utf-8", "replace"))


def damaged_games(connection: sa.Connection) -> list[str]:
    """The games with a move that is not what was written, in the order of their ids."""
    return list(dict.fromkeys(_damaged(connection)))


def _damaged(connection: sa.Connection) -> Iterator[str]:
    moves = schema.moves
    columns = (moves.c.game, moves.c.number, moves.c.kind, moves.c.seat, moves.c.token)
    query = sa.select(*columns, moves.c.sum).where(moves.c.sum.is_not(None)).order_by(moves.c.game, moves.c.number)
    for row in connection.execute(query.execution_options(yield_per=ROWS_AT_ONCE)):
        if move_sum(*row[:5]) != row.sum:
            yield row.game
