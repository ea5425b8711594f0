"""The routes of a game."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

from anyio import to_thread
from fastapi import APIRouter, Depends, Path, Query, Request, Response

from guildhall.game import Game
from guildhall.server import beginning, models, records, undoing
from guildhall.server.hall import Hall
from guildhall.server.ledger import MOVE_SIZE
from guildhall.server.preview import preview
from guildhall.server.refusals import Refusal
from guildhall.server.session import Caller, Session
from guildhall.server.storage import BOT
from guildhall.server.telling import log_data, state_data
from guildhall.server.visits import count_move, current, in_thread
from guildhall.server.wire import NO_KEY_NEEDED, NO_STORE, Keys, MaybeKeys, refusals, reply

router = APIRouter(prefix="/api/games", tags=["games"])
BEGIN_COST = 10  # in plain requests: a new game is written down,
BOT_COST = 20  # and a bot thinks until its end


async def hall_of(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


TheHall = Annotated[Hall, Depends(hall_of)]
GameId = Annotated[str, Path(max_length=40, description="The game's id.")]
Known = Annotated[int, Query(ge=0, le=10**9)]


@router.post(
    "",
    status_code=201,
    response_model=models.Created,
    responses=refusals(401, 403, 404, 409),
    openapi_extra=NO_KEY_NEEDED,
    summary="Begin a game",
)
async def create(wanted: models.NewGame, request: Request, hall: TheHall, keys: MaybeKeys) -> Response:
    """From a set-up, from a record, or from another game. The keys are shown this once: keep them."""
    bots = sum(seat.kind == BOT for seat in wanted.seats)
    request.app.state.guard.charge(request.scope, BEGIN_COST + BOT_COST * bots)
    visit = current()
    alone = bots == len(wanted.seats)
    if visit is not None and visit.ledger is not None:
        visit.ledger.check_new(visit.address, alone, hall.drivers)
    _check_sources(wanted)
    if wanted.fork is not None:
        if not keys:
            raise Refusal("no-key", "Send a key of the game to play on from: Authorization: Bearer KEY.")
        at = wanted.fork.at

        def fork(session: Session) -> tuple[Game, str]:
            caller = session.caller(keys)
            beginning.check_seats(session, caller, wanted.seats)
            return beginning.from_game(session, caller, at)

        game, origin = await hall.work(wanted.fork.id, fork)
    elif wanted.record is not None:
        await _check_report(hall, wanted.record)
        game, origin = await in_thread(beginning.from_text, wanted.record, wanted.at)
    else:
        game, origin = await in_thread(beginning.from_setup, wanted, request.app.state.corrections)
    begun = await hall.in_time(partial(beginning.begin, hall.storage, game, wanted, origin, hall.own_bots))
    if visit is not None and visit.ledger is not None:
        size = MOVE_SIZE * len(game.answers) + (0 if game.start_position is None else len(str(game.start_position)))
        size += len(str(game.setup.get("corrections", "")))
        visit.ledger.begun(visit.address, begun.id, alone, size)
    if not game.is_over and wanted.seats[game.decision.seat].kind == BOT:
        await hall.work(begun.id, lambda session: None, drive_after=0.0)
    hall.metrics.count("games")
    return reply(begun.data(), 201)


async def _check_report(hall: Hall, text: str) -> None:
    """A report of a running game is known by its line, and without that by the table that it shows."""
    named, table = await in_thread(beginning.reported, text)
    for game in {named, hall.reported.games.get(table, "")} - {""}:
        try:
            await hall.work(game, beginning.check_report)
        except Refusal as refusal:
            if refusal.kind == "no-hints":
                raise  # all others only say that it is no game of this server, or none that goes on


def _check_sources(wanted: models.NewGame) -> None:
    if wanted.record is not None and wanted.fork is not None:
        raise Refusal("options", "A game goes on from a record or from another game, not from both.")
    if (wanted.record or wanted.fork) is not None and (wanted.options or wanted.seed is not None):
        raise Refusal("options", "A record and another game have their own options and seed.")
    if wanted.record is None and wanted.at is not None:
        raise Refusal("options", "`at` cuts a record; with `fork` it stands inside.")


@router.get("/{id}", response_model=models.State, responses=refusals(401, 403, 404, 409), summary="The table")
async def state(
    id: GameId,
    hall: TheHall,
    keys: Keys,
    at: Annotated[int | None, Query(ge=0, le=10**9, description="After that many answers, without options.")] = None,
    seen_as: Annotated[
        str | None, Query(alias="as", max_length=40, description="Another seat's view, when the game is over.")
    ] = None,
    log: Annotated[int, Query(ge=0, le=10**9, description="Only the log from that answer on.")] = 0,
) -> Response:
    """All that the key's seat may know."""
    connected = hall.hub.connected(id)
    # An earlier moment is played anew, which takes a while.
    quick = at is None
    return reply(await hall.work(id, lambda s: state_data(s, s.caller(keys), connected, log, at, seen_as), quick=quick))


@router.get("/{id}/log", response_model=models.Log, responses=refusals(401, 403, 404, 409), summary="The log, in pages")
async def log(
    id: GameId,
    hall: TheHall,
    keys: Keys,
    before: Annotated[int, Query(ge=0, le=10**9, description="Only of answers before that one.")] = 10**9,
) -> Response:
    """As the key's seat may know it: the last page of it, or the one before an answer. It begins with answer
    `log_from`; ask for what is before that until it is 0, the set-up."""
    return reply(await hall.work(id, lambda s: log_data(s, s.caller(keys).seat, before=before), quick=True))


@router.post(
    "/{id}/answers",
    status_code=201,
    response_model=models.Change,
    responses=refusals(401, 403, 404, 409),
    summary="Answer the open question",
)
async def answer(id: GameId, given: models.Answer, hall: TheHall, keys: Keys) -> Response:
    """Accepted, it is on disk. The reply says what has changed: the difference to the table with the `mark` that was
    sent, or else the whole table. A late or doubled answer is refused with the table as it stands."""
    return Response(await give_answer(hall, id, given, keys), 201, NO_STORE, "application/json")


async def give_answer(hall: Hall, id: str, given: models.Answer, keys: list[str]) -> bytes:
    """The change that it brings, as JSON."""
    count_move()

    def check(session: Session) -> Caller:
        caller = session.caller(keys)
        if given.number != session.moves:
            text = f"This answers question {given.number}, and {session.moves} is open."
            raise Refusal("stale", text, state=state_data(session, caller, hall.hub.connected(id)))
        check_asked(session, caller)
        if not session.game.accepts(given.token):
            raise _illegal(session)
        return caller

    try:
        return await hall.play(id, check, given.token, given.mark)
    except Refusal as refusal:
        if refusal.kind == "stale" and refusal.state is None:
            # Another process was faster by a hair.
            connected = hall.hub.connected(id)
            refusal.state = await hall.work(id, lambda s: state_data(s, s.caller(keys), connected), quick=True)
        raise


def check_asked(session: Session, caller: Caller) -> None:
    game = session.game
    if game.is_over:
        raise Refusal("over", "The game is over.")
    if caller.seat is None:
        raise Refusal("not-yours", "Spectators answer nothing.")
    if game.asked != caller.seat:
        raise Refusal("not-your-question", f"{game.asked} is asked.")
    if session.seat(caller.seat).kind == BOT:
        raise Refusal("bot-plays", "A bot plays this seat: take it back first.")


def _illegal(session: Session) -> Refusal:
    return Refusal("illegal", "This does not answer the question.", session.tokens)


def _counts(session: Session) -> dict[str, Any]:
    return {"number": len(session.game.answers), "move": session.moves}


@router.post(
    "/{id}/preview",
    response_model=models.Previewed,
    responses=refusals(401, 403, 404, 409),
    summary="What an answer will do",
)
async def show_preview(id: GameId, given: models.Preview, hall: TheHall, keys: Keys) -> Response:
    """As far as the asked seat can be certain of it: it stops where something hidden would show."""

    def job(session: Session) -> dict[str, Any]:
        caller = session.caller(keys)
        if given.number is not None and given.number != session.moves:
            return {"messages": []}  # asked while an answer was on its way, which is no fault
        check_asked(session, caller)
        for option in session.game.options:
            if option.token == given.token:
                return {"messages": preview(session.game, session.game.decision.seat, option.answer)}
        raise _illegal(session)

    return reply(await hall.work(id, job))


@router.post(
    "/{id}/undo",
    response_model=models.Accepted,
    responses={**refusals(401, 403, 404, 409), 202: {"model": models.Asked, "description": "Others have to agree."}},
    summary="Take answers back",
)
async def undo(id: GameId, given: models.UndoTo, hall: TheHall, keys: Keys) -> Response:
    """One's own answers, at once, as long as nobody else was asked and nothing hidden was shown since. Otherwise all
    others whose seats these are have to agree, also those for whom a bot plays; the request falls when the game goes
    on."""
    count_move()
    return await _undoing(hall, id, lambda s: undoing.undo(s, s.caller(keys), given.to))


@router.post(
    "/{id}/undo/agree",
    response_model=models.Accepted,
    responses={
        **refusals(401, 403, 404, 409),
        202: {"model": models.Asked, "description": "Still others have to agree."},
    },
    summary="Agree that answers are taken back",
)
async def agree(id: GameId, hall: TheHall, keys: Keys, given: models.Agreement | None = None) -> Response:
    to = None if given is None else given.to
    return await _undoing(hall, id, lambda s: undoing.agree(s, s.caller(keys), to))


@router.post(
    "/{id}/undo/refuse",
    response_model=models.Accepted,
    responses=refusals(401, 403, 404, 409),
    summary="Refuse that answers are taken back, or withdraw the wish",
)
async def refuse(id: GameId, hall: TheHall, keys: Keys) -> Response:
    return await _undoing(hall, id, lambda s: undoing.refuse(s, s.caller(keys)))


async def _undoing(hall: Hall, id: str, act: Any) -> Response:
    def job(session: Session) -> tuple[int, dict[str, Any]]:
        request = act(session)
        if request is None:
            return 200, _counts(session)
        return 202, {"request": undoing.request_data(request)}

    status, data = await hall.work(id, job, drive_after=0.0)
    return reply(data, status)


@router.get(
    "/{id}/record",
    response_class=Response,
    responses={**refusals(401, 403, 404, 409), 200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
    summary="The record, when the game is over",
)
async def record(id: GameId, hall: TheHall, keys: Keys) -> Response:
    """It holds the seed, and with it everything hidden: before the end only for somebody who has held every seat from
    the start."""

    try:
        found = await hall.work(id, lambda session: records.record_of(session, session.caller(keys)))
    except Refusal as refusal:
        if refusal.kind != "rules":
            raise
        found = await to_thread.run_sync(records.record_unplayed, hall.storage, id, keys)
    return _file(str(found), f"guildhall-{id}.txt")


@router.get(
    "/{id}/report",
    response_class=Response,
    responses={**refusals(401, 403, 404, 409), 200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
    summary="A file for whoever looks into a problem",
)
async def report(
    id: GameId,
    hall: TheHall,
    keys: Keys,
    at: Annotated[int | None, Query(ge=0, le=10**9, description="After how many answers it was seen.")] = None,
) -> Response:
    """What the caller may know, as a record for `guildhall replay`: of a running game the table as it is seen from the
    seat, everything hidden dealt again. No key is in it."""
    found, table = await hall.work(id, lambda session: records.report_of(session, session.caller(keys), at))
    if table:
        hall.note_report(id, table)
    return _file(str(found), f"guildhall-report-{id}.txt")


def _file(text: str, name: str) -> Response:
    headers = {"Cache-Control": "no-store", "Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, headers=headers, media_type="text/plain")


@router.post(
    "/{id}/ticket",
    response_model=models.Ticket,
    responses=refusals(401, 403, 404, 409),
    summary="A ticket for one stream of events",
)
async def ticket(id: GameId, hall: TheHall, keys: Keys) -> Response:
    """Good once, for a minute: an address may end up in a log, and must not hold a key."""
    caller = await hall.work(id, lambda session: session.caller(keys), quick=True)
    return reply({"ticket": hall.new_ticket(id, caller)})
