"""What happens at a table besides the game: who came, who went, what was taken back. Lines of its log."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sa

from guildhall.engine.message import Message, message_data
from guildhall.server import schema

if TYPE_CHECKING:
    from guildhall.server.session import Session

MOST_ALIKE: Final = 20  # of a kind, by one seat about one seat; the newest: so nobody drowns what others have done

# The kinds of notices. Those that begin with BOT say that a bot sits down.
JOINED: Final = "joined"
INVITED_ANEW: Final = "invited-anew"
LINK_RENEWED: Final = "link-renewed"
BOT: Final = "bot-"
BOT_BY_CLOCK: Final = "bot-by-clock"
BOT_BY_OWNER: Final = "bot-by-owner"
BOT_BY_ONE: Final = "bot-by-one"
BOT_BY_ALL: Final = "bot-by-all"
BOT_MEANWHILE: Final = "bot-meanwhile"
BOT_WISHED: Final = "wished-bot"
BACK: Final = "back"
UNDONE: Final = "undone"
DELETION_WISHED: Final = "wished-deletion"
DELETION_REFUSED: Final = "refused-deletion"
# What was settled before the first answer.
SEED: Final = "seed"
RECORD: Final = "record"
ONE_PERSON: Final = "one-person"
ONE_BEGAN: Final = "one-began"


@dataclass(frozen=True)
class Notice:
    """It came after that many moves. `author` is who did it, where that is not the seat itself."""

    move: int
    kind: str
    seat: str
    author: str = ""
    at: float = 0.0
    number: int = 0


@dataclass(frozen=True)
class Proposal:
    """Something that still others have to agree to. It falls when the game goes on."""

    kind: str
    seat: str
    bot: str | None
    move: int
    agreed: tuple[str, ...]

    def data(self) -> dict[str, Any]:
        return {"kind": self.kind, "seat": self.seat or None, "by": self.agreed[0], "agreed": list(self.agreed)}


def notices(connection: sa.Connection, game: str) -> list[Notice]:
    rows = schema.notices
    alike = (rows.c.kind, rows.c.seat, rows.c.author)
    place = sa.func.row_number().over(partition_by=alike, order_by=(rows.c.move.desc(), rows.c.at.desc()))
    found = sa.select(rows, place.label("place")).where(rows.c.game == game).subquery()
    newest = sa.select(found).where(found.c.place <= MOST_ALIKE).order_by(found.c.move, found.c.at)
    return [Notice(*row[1:-1]) for row in connection.execute(newest)]


def proposals(connection: sa.Connection, game: str) -> list[Proposal]:
    rows = schema.proposals
    found = connection.execute(sa.select(rows).where(rows.c.game == game).order_by(rows.c.kind, rows.c.seat)).all()
    return [Proposal(row.kind, row.seat, row.bot, row.move, tuple(row.agreed.split(","))) for row in found]


def note(connection: sa.Connection, game: str, notice: Notice) -> None:
    """Write a line down. The same one again, with no move in between, takes the place of the first."""
    rows = schema.notices
    same = (
        rows.c.game == game,
        rows.c.move == notice.move,
        rows.c.kind == notice.kind,
        rows.c.seat == notice.seat,
        rows.c.author == notice.author,
    )
    again = rows.update().where(*same).values(at=notice.at, number=notice.number)
    if not connection.execute(again).rowcount:
        connection.execute(rows.insert().values(game=game, **notice.__dict__))


def notices_data(session: Session, at: int | None = None) -> list[dict[str, Any]]:
    """The lines, each with the number of the answer that it follows; only those up to an answer, if that is wanted."""
    told = [{"number": 0, **_data(session, notice)} for notice in _settled(session)]
    happened = sorted([*session.notices, *session.undone], key=lambda notice: notice.move)
    for notice in happened:
        told.append({"number": bisect_left(session.answer_moves, notice.move), **_data(session, notice)})
    return told if at is None else [line for line in told if line["number"] <= at]


def _settled(session: Session) -> list[Notice]:
    """What the others should know of whoever began the game."""
    people = [row for row in session.seats if row.is_persons]
    kept = [row for row in people if row.kept]
    found = []
    if session.row.origin == SEED:
        found.append(Notice(0, SEED, ""))
    elif session.row.origin == RECORD and len(kept) < len(people):
        found.append(Notice(0, RECORD, ""))
    if len(kept) > 1:
        found.append(Notice(0, ONE_PERSON, ",".join(row.seat for row in kept)))
    # Whose link was renewed since may have another holder by now, or the same one who wants to be taken for another.
    began = [row for row in people if row.invitation is None]
    renewed = {notice.seat for notice in session.notices if notice.kind == LINK_RENEWED}
    if len(began) > 1 and any(row.seat in renewed for row in began):
        found.append(Notice(0, ONE_BEGAN, ",".join(row.seat for row in began)))
    return found


def _data(session: Session, notice: Notice) -> dict[str, Any]:
    return {
        "kind": notice.kind,
        "seat": notice.seat or None,
        "message": message_data(message_of(notice, session.row.seed)),
    }


def message_of(notice: Notice, seed: int) -> Message:
    args: dict[str, Any] = {"number": notice.number}
    if notice.kind in (SEED, RECORD):
        args["seed"] = str(seed)
    if notice.kind in (ONE_PERSON, ONE_BEGAN):
        args["seats"] = [Message(f"seat-{seat}") for seat in notice.seat.split(",")]
    elif notice.seat:
        args["seat"] = Message(f"seat-{notice.seat}")
    if notice.author:
        args["by"] = Message(f"seat-{notice.author}")
    return Message(f"table-{notice.kind}", args)


def answered_by_bot(session: Session, seat: str) -> int:
    """How many answers that stand a bot has given there since it sat down."""
    since = [notice.move for notice in session.notices if notice.seat == seat and notice.kind.startswith(BOT)]
    if not since or session.seat(seat).kind != "bot":
        return 0
    index = session.game.seat_number(seat)
    first = bisect_left(session.answer_moves, since[-1])
    return sum(by == index for by in session.game.answered_by[first:])
