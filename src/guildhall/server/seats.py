"""The routes of a seat: who holds it, who sits there, and what all who hold one have to agree to."""

from __future__ import annotations

import math
import time
from collections.abc import Collection
from typing import Annotated, Any

from fastapi import APIRouter, Path, Response

from guildhall.server import absence, holding, models, notices
from guildhall.server.beginning import check_name, known_bot
from guildhall.server.games import GameId, TheHall
from guildhall.server.keys import hashed, new_key, same
from guildhall.server.meeting.clocks import is_lost
from guildhall.server.notices import Notice, answered_by_bot, notices_data
from guildhall.server.refusals import Refusal
from guildhall.server.session import Caller, Session, renewed
from guildhall.server.storage import BOT, OPEN, SOLO, SeatRow
from guildhall.server.telling import agreed_data, seats_data
from guildhall.server.visits import current
from guildhall.server.wire import Keys, refusals, reply

router = APIRouter(prefix="/api/games", tags=["games"])


# Coming to the table.


@router.get(
    "/{id}/join",
    response_model=models.Invitation,
    responses=refusals(401, 403, 404, 409),
    summary="What an invitation is to",
)
async def invitation(id: GameId, hall: TheHall, keys: Keys) -> Response:
    """Sent as a key is: `Authorization: Bearer INVITATION`. It opens nothing but this and the next."""
    connected = hall.hub.connected(id)

    def job(session: Session) -> dict[str, Any]:
        row = _invited(session, keys[0])
        return {
            "id": session.id,
            "game": session.row.game,
            "options": session.game.setup,
            "seat": row.seat,
            "used": row.key_hash is not None,
            "hints": session.hints,
            "over": session.game.is_over,
            "number": len(session.game.answers),
            "seats": seats_data(session, connected),
            "notices": notices_data(session),
            **agreed_data(session),
        }

    return reply(await hall.work(id, job))


@router.post(
    "/{id}/join",
    response_model=models.Held,
    responses=refusals(401, 403, 404, 409),
    summary="Take the seat that one is invited to",
)
async def join(id: GameId, hall: TheHall, keys: Keys, given: models.Joining | None = None) -> Response:
    """The invitation is exchanged for a key that only the guest has, and is good for nothing after that. If a bot has
    played for them, it leaves."""
    wanted = given or models.Joining()
    key = wanted.key or new_key()

    def job(session: Session) -> dict[str, Any]:
        row = _invited(session, keys[0])
        if row.key_hash is not None and same(row.key_hash, hashed(key)):
            return {"seat": row.seat, "key": key}  # the reply was lost
        if row.key_hash is not None:
            raise _used()
        check_name(wanted.name, [other for other in session.seats if other is not row])
        number = answered_by_bot(session, row.seat)
        if not holding.take_seat(
            session.storage, id, session.moves, row.seat, hashed(keys[0]), hashed(key), wanted.name, number
        ):
            raise _used()
        session.refresh()
        return {"seat": row.seat, "key": key}

    return reply(await hall.work(id, job, writes=True))


@router.post(
    "/{id}/invitation",
    response_model=models.Renewed,
    responses=refusals(401, 403, 404, 409),
    summary="A new invitation in the place of one that nobody has used",
)
async def renew_invitation(id: GameId, hall: TheHall, keys: Keys) -> Response:
    """Send the old one as a key; it is no longer good."""
    new = new_key()

    def job(session: Session) -> dict[str, Any]:
        row = _invited(session, keys[0])
        if not holding.renew_invitation(session.storage, id, session.moves, row.seat, hashed(keys[0]), hashed(new)):
            raise _used()
        session.refresh()
        return {"invitation": new}

    return reply(await hall.work(id, job, writes=True))


def _invited(session: Session, invitation: str) -> SeatRow:
    key_hash = hashed(invitation)
    # All are compared, so that the time tells nothing.
    found = [row for row in session.seats if row.invitation is not None and same(row.invitation, key_hash)]
    if not found:
        raise Refusal("wrong-key", "This is no invitation to this game, or a newer one has taken its place.")
    return found[0]


def _used() -> Refusal:
    return Refusal("used", "Somebody has taken this seat with this invitation already. If it was not you, say so.")


@router.post(
    "/{id}/key",
    response_model=models.Held,
    responses=refusals(401, 403, 404, 409),
    summary="A new key for one's own seat",
)
async def renew_key(id: GameId, hall: TheHall, keys: Keys, given: models.NewKey | None = None) -> Response:
    """The old one is dead at once, with all streams that were opened with it: whoever else had it has it no longer."""
    key = (given or models.NewKey()).key or new_key()

    def job(session: Session) -> dict[str, Any]:
        caller = session.caller(keys[:1])
        if caller.seat is None:
            raise Refusal("not-yours", "The spectators' link is everybody's.")
        if same(hashed(keys[0]), hashed(key)):
            raise Refusal("options", "This is the old key: make a new one.")
        if not holding.renew_key(session.storage, id, session.moves, caller.seat, hashed(keys[0]), hashed(key)):
            raise renewed()
        session.refresh()
        return {"seat": caller.seat, "key": key}

    return reply(await hall.work(id, job, writes=True))


# Who sits there.


@router.post(
    "/{id}/seats/{seat}",
    response_model=models.Seats,
    responses={
        **refusals(401, 403, 404, 409),
        202: {"model": models.Proposed, "description": "The others have to say the same."},
    },
    summary="Let a bot take over a seat, come back, or say your name",
)
async def change_seat(
    id: GameId, seat: Annotated[str, Path(max_length=40)], change: models.SeatChange, hall: TheHall, keys: Keys
) -> Response:
    """On one's own seat at any time. On another's only a bot, and only as the table's rule for absence allows: for
    somebody who is asked, is not there, and has not been for long enough. They come back whenever they like. Whoever
    holds the invitation to a seat that nobody has taken lets a bot play there at once, until the guest comes."""
    connected = hall.hub.connected(id)
    visit = current()

    def job(session: Session) -> tuple[int, dict[str, Any]]:
        caller = session.caller(keys)
        if visit is not None and visit.ledger is not None and change.kind == BOT and session.open_seats == [seat]:
            visit.ledger.check_alone(visit.address, hall.drivers)  # from now on bots play alone
            visit.ledger.left_to_bots(visit.address, id)
        proposal = _change(session, caller, seat, change, connected, hall.own_bots)
        session.refresh()
        if proposal is not None:
            return 202, {"proposal": proposal.data()}
        return 200, {"seats": seats_data(session, connected)}

    status, data = await hall.work(id, job, drive_after=0.0)
    return reply(data, status)


def _change(
    session: Session,
    caller: Caller,
    seat: str,
    change: models.SeatChange,
    connected: frozenset[str],
    own_bots: Collection[str],
) -> notices.Proposal | None:
    row = session.seat(seat)
    if caller.seat is None:
        raise Refusal("not-yours", "Spectators change nothing.")
    own = seat in caller.held
    if (change.kind is None) == (change.name is None) or (change.bot is not None and change.kind != BOT):
        raise Refusal("options", "Send a kind (with a bot for kind bot), or a name.")
    if change.invitation is not None and (change.kind != BOT or own):
        raise Refusal("options", "An invitation is for letting a bot play on a seat to which a guest is invited.")
    if change.name is not None:
        if not own:
            raise Refusal("not-yours", "Everybody says their own name.")
        check_name(change.name, [other for other in session.seats if other is not row])
        session.storage.set_seat(session.id, seat, name=change.name)
    elif row.kind == SOLO:
        raise Refusal("not-yours", "An opponent sits there that follows cards: nobody can take its seat.")
    elif not row.is_persons:
        raise Refusal("not-yours", "This seat was a bot's from the beginning, and stays one.")
    elif change.kind == BOT:
        bot = known_bot(change.bot, own_bots)
        if not own:
            if change.invitation is None:
                return _replace(session, caller, row, bot, connected)
            _until_the_guest_comes(session, caller, row, bot, change.invitation)
            return None
        holding.seat_bot(session.storage, session.id, _notice(session, notices.BOT_BY_OWNER, seat), bot)
    elif not own:
        raise Refusal("not-yours", "Only whoever holds this seat takes it back.")
    elif is_lost(session, seat):
        raise Refusal("out-of-time", "The time of this seat has run out, and at this table that is for good.")
    elif row.kind != OPEN:
        number = answered_by_bot(session, seat)
        holding.take_back(session.storage, session.id, session.moves, seat, number)
    return None


def _notice(session: Session, kind: str, seat: str = "", by: str = "") -> Notice:
    return Notice(session.moves, kind, seat, by, time.time())


def _until_the_guest_comes(session: Session, caller: Caller, row: SeatRow, bot: str, invitation: str) -> None:
    """Nobody has waited yet for whoever is invited there, so the table's rule for absence says nothing of them."""
    if _invited(session, invitation) is not row:
        raise Refusal("wrong-key", "This is an invitation to another seat.")
    if row.key_hash is not None:
        raise _used()
    if row.kind == BOT:
        raise Refusal("here", "A bot sits there already.")
    assert caller.seat is not None
    seated = _notice(session, notices.BOT_MEANWHILE, row.seat, caller.seat)
    holding.seat_bot(session.storage, session.id, seated, bot)


def _replace(
    session: Session, caller: Caller, row: SeatRow, bot: str, connected: frozenset[str]
) -> notices.Proposal | None:
    """Seat a bot for somebody who is away, or propose it where all others have to want it."""
    if row.kind == BOT:
        raise Refusal("here", "A bot sits there already.")
    if row.seat in connected:
        raise Refusal("here", "Somebody is sitting there.")
    rule = session.row.absence
    if rule.by == absence.NOBODY:
        raise Refusal("absence", "At this table nobody is replaced: that was settled when it began.")
    at = absence.bot_at(session, row, connected)
    if at is None:
        raise Refusal("absence", "The table does not wait for them now.")
    left = math.ceil(at - absence.clock())
    if left > 0:
        raise Refusal("absence", f"They may still come: a bot can be seated in {left} seconds.", wait=left)
    assert caller.seat is not None
    if rule.by == absence.ALL:
        wish = _notice(session, notices.BOT_WISHED, row.seat, caller.seat)
        by = (caller.seat, *sorted(caller.held - {caller.seat}))
        proposal = holding.propose(session.storage, session.id, holding.SEATING, row.seat, bot, session.moves, by, wish)
        if not set(session.people) <= {*proposal.agreed, row.seat}:
            return proposal
        holding.seat_bot(
            session.storage, session.id, _notice(session, notices.BOT_BY_ALL, row.seat), proposal.bot or bot
        )
    else:
        seated = _notice(session, notices.BOT_BY_ONE, row.seat, caller.seat)
        holding.seat_bot(session.storage, session.id, seated, bot)
    return None


# The end of a game.


@router.post(
    "/{id}/delete",
    response_model=models.Deleted,
    responses={
        **refusals(401, 403, 404, 409),
        202: {"model": models.Proposed, "description": "The others have to say the same."},
    },
    summary="Delete the game, when all who hold a seat want it",
)
async def delete(id: GameId, hall: TheHall, keys: Keys) -> Response:
    """Nothing of it is left but its id. The wish falls when the game goes on."""

    def job(session: Session) -> tuple[int, dict[str, Any]]:
        caller = _holder(session, keys)
        by = (caller.seat or "", *sorted(caller.held - {caller.seat}))
        wish = _notice(session, notices.DELETION_WISHED, by=by[0])
        proposal = holding.propose(session.storage, id, holding.DELETION, "", None, session.moves, by, wish)
        if set(session.holders) <= set(proposal.agreed):
            holding.delete_game(session.storage, id, "holders")
            return 200, {"deleted": True}
        session.refresh()
        return 202, {"proposal": proposal.data()}

    status, data = await hall.work(id, job, writes=True)
    if status == 200:
        hall.drop(id)
    return reply(data, status)


@router.post(
    "/{id}/delete/refuse",
    response_model=models.Seats,
    responses=refusals(401, 403, 404, 409),
    summary="Refuse that the game is deleted, or withdraw the wish",
)
async def keep(id: GameId, hall: TheHall, keys: Keys) -> Response:
    connected = hall.hub.connected(id)

    def job(session: Session) -> dict[str, Any]:
        caller = _holder(session, keys)
        if not any(one.kind == holding.DELETION for one in session.proposals):
            raise Refusal("no-request", "Nobody wants to delete this game, or it has gone on.")
        refused = _notice(session, notices.DELETION_REFUSED, by=caller.seat or "")
        holding.refuse(session.storage, id, holding.DELETION, "", refused)
        session.refresh()
        return {"seats": seats_data(session, connected)}

    return reply(await hall.work(id, job, writes=True))


def _holder(session: Session, keys: list[str]) -> Caller:
    caller = session.caller(keys)
    if caller.seat is None:
        raise Refusal("not-yours", "Spectators have no say in this.")
    return caller
