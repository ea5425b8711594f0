"""For whoever keeps the server running: is it well, and what has it done?"""

from __future__ import annotations

from anyio import move_on_after, to_thread
from fastapi import APIRouter, Request, Response

from guildhall.server.games import TheHall
from guildhall.server.guard import is_local
from guildhall.server.hall import Hall
from guildhall.server.metrics import Metrics
from guildhall.server.refusals import Refusal
from guildhall.server.storage import StorageError
from guildhall.server.wire import reply

router = APIRouter(include_in_schema=False)
PATIENCE_SECONDS = 3.0
NO_GAME = "-"  # no game has this id


@router.get("/healthz")
async def healthz(hall: TheHall) -> Response:
    """200 while the database answers, else 503."""
    if await _database_answers(hall):
        return reply({"status": "ok"})
    raise Refusal("database", "The database does not answer.")


async def _database_answers(hall: Hall) -> bool:
    with move_on_after(PATIENCE_SECONDS):
        try:
            # Left behind if it hangs; the number of threads is limited, and so is the number of those who ask.
            await to_thread.run_sync(hall.storage.game, NO_GAME, abandon_on_cancel=True)
            return True
        except StorageError:
            return False
    return False


@router.get("/metrics")
async def metrics(request: Request, hall: TheHall) -> Response:
    """Counts for Prometheus; strangers need not know how much is played here."""
    if not request.app.state.open_metrics and not is_local(request.scope):
        raise Refusal("local-only", "Only from the server's own machine, unless it is started with --open-metrics.")
    counted: Metrics = request.app.state.metrics
    text = counted.text(streams=hall.hub.open, games=len(hall.sessions))
    return Response(text, media_type="text/plain; version=0.0.4")
