"""The routes of open tables."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Request, Response

from guildhall.server.games import BEGIN_COST, BOT_COST
from guildhall.server.guard import address_of, charged
from guildhall.server.hall import BEAT_SECONDS
from guildhall.server.hub import Listener
from guildhall.server.keys import new_key
from guildhall.server.meeting import models
from guildhall.server.meeting.lobby import LOBBY, Lobby
from guildhall.server.meeting.waiting import Waiting
from guildhall.server.session import Caller
from guildhall.server.streams import Stream
from guildhall.server.visits import current
from guildhall.server.wire import NO_KEY_NEEDED, Keys, MaybeKeys, refusals, reply

router = APIRouter(prefix="/api/tables", tags=["tables"])
ANYBODY = Caller(None, frozenset())


async def lobby_of(request: Request) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


TheLobby = Annotated[Lobby, Depends(lobby_of)]
TableId = Annotated[str, Path(max_length=40, description="The table's id, and that of the game that it becomes.")]


@router.get("", response_model=models.OpenTables, responses=refusals(), summary="Tables that wait for people")
async def tables(lobby: TheLobby) -> Response:
    """Only those that somebody opened for everybody: a game that began with invitations is on no list."""
    return reply({"tables": [table.data() for table in lobby.tables.values()]})


@router.get(
    "/events",
    response_class=Response,
    responses={
        **refusals(),
        200: {"content": {"text/event-stream": {"schema": {"type": "string"}}}, "description": "Until you leave."},
    },
    summary="The list, as it changes",
)
async def events(request: Request, lobby: TheLobby) -> Response:
    """First the whole list (`tables`, its data: OpenTables), and again whenever you have missed something; then each
    table that is new or has changed (`table`: OpenTable), or is there no more (`gone`: TableGone)."""
    request.app.state.guard.take_stream(request.scope)
    return LobbyStream(lobby, request)


class LobbyStream(Stream):
    def __init__(self, lobby: Lobby, request: Request) -> None:
        listener = Listener(LOBBY, ANYBODY, address_of(request.scope), mark="")
        super().__init__(lobby.hall, request.app.state.guard, listener)
        self.lobby = lobby

    def join(self) -> None:
        self.hall.hub.add(self.listener)
        self.lobby.catch_up(self.listener)

    def leave(self) -> None:
        self.hall.hub.remove(self.listener)

    async def frames(self) -> AsyncIterator[bytes]:
        while True:
            frames, _ = await self.listener.wait(BEAT_SECONDS)
            if self.listener.is_gone:
                return
            if self.hall.hub.is_ending:
                yield self.come_back()
                return
            if self.listener.is_behind:
                self.lobby.catch_up(self.listener)
            else:
                yield frames or b": still here\n\n"


@router.post(
    "",
    status_code=201,
    response_model=models.OwnTable,
    responses=refusals(409),
    openapi_extra=NO_KEY_NEEDED,
    summary="Open a table for everybody",
    dependencies=[charged(BEGIN_COST)],
)
async def open_table(wanted: models.NewTable, lobby: TheLobby) -> Response:
    """You sit down there and are its host. It begins when the last seat is taken, or when you say so (`begin`); until
    then nothing is dealt. Your seat waits for you as long as you say that you are there (`here`): 75 seconds live, 14
    days where it is played over days."""
    key = wanted.key or new_key()
    found = await lobby.open(wanted, key, current())
    return reply(_own(found, found.host, key), 201)


@router.get("/{id}", response_model=models.OwnTable, responses=refusals(403, 404), summary="One open table")
async def table(id: TableId, lobby: TheLobby, keys: MaybeKeys) -> Response:
    found, _, number = await lobby.look(id, keys[0] if keys else None)
    return reply(_own(found, number))


@router.post(
    "/{id}/seats",
    response_model=models.OwnTable,
    responses=refusals(404, 409),
    openapi_extra=NO_KEY_NEEDED,
    summary="Sit down at an open table",
    dependencies=[charged(3)],
)
async def sit_down(id: TableId, lobby: TheLobby, given: models.Sitting | None = None) -> Response:
    """Who comes last begins the game: your key opens your seat there. Chance says which seat that is."""
    wanted = given or models.Sitting()
    key = wanted.key or new_key()
    found = await lobby.sit(id, key, wanted.name, current())
    return reply(_own(found, None if found is None else found.people[-1].number, key))


@router.post(
    "/{id}/here",
    response_model=models.OwnTable,
    responses=refusals(401, 403, 404),
    summary="Say that you are still there",
)
async def here(id: TableId, lobby: TheLobby, keys: Keys) -> Response:
    """Every half minute is often enough."""
    found, _, number = await lobby.look(id, keys[0])
    return reply(_own(found, number))


@router.post(
    "/{id}/leave",
    response_model=models.OpenTables,
    responses=refusals(401, 403, 404),
    summary="Leave an open table",
)
async def leave(id: TableId, lobby: TheLobby, keys: Keys) -> Response:
    """If you were its host, somebody else is; if nobody is left, the table is gone. The reply is the list."""
    await lobby.leave(id, keys[0])
    return await tables(lobby)


@router.post(
    "/{id}/begin",
    response_model=models.OwnTable,
    responses=refusals(401, 403, 404, 409),
    summary="Begin with bots on the free seats",
    dependencies=[charged(BOT_COST)],
)
async def begin(id: TableId, lobby: TheLobby, keys: Keys, given: models.Filling | None = None) -> Response:
    """For the host only."""
    await lobby.begin(id, keys[0], None if given is None else given.bot, current())
    return reply(_own(None, None))


def _own(found: Waiting | None, number: int | None, key: str | None = None) -> dict[str, Any]:
    data = None if found is None else found.data()
    return {"table": data, "begun": found is None, "number": number, "key": key}
