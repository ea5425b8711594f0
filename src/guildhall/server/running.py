"""The application on its port, ended in good order."""

from __future__ import annotations

import contextlib
import socket
import sys
from typing import Final

import uvicorn
from fastapi import FastAPI

from guildhall.server.collecting import Collector
from guildhall.server.connections import Connection

KEEP_SECONDS: Final = 60  # for the next request on the same connection
SWITCH_SECONDS: Final = 0.0005
LAST_SECONDS: Final = 3  # for what is still being answered at the end


def allow_many_files() -> None:
    """Every stream is an open file, and many systems begin with 1,024: take as many as may be had."""
    with contextlib.suppress(ImportError):  # Windows has another way, and needs none
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with contextlib.suppress(OSError, ValueError):  # macOS says "as many as you like", and means fewer
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


class Running(uvicorn.Server):
    """Streams never end by themselves: they are told to when the server is. `proxy` are addresses that are believed
    when they say for whom they ask."""

    def __init__(self, app: FastAPI, proxy: str | None = None) -> None:
        self.application = app
        self.collector = Collector(app.state.guard.last_asked)
        super().__init__(
            uvicorn.Config(
                app,
                http=Connection,
                ws="none",
                proxy_headers=proxy is not None,
                forwarded_allow_ips=proxy,
                log_config=None,
                access_log=False,
                server_header=False,
                lifespan="on",
                timeout_keep_alive=KEEP_SECONDS,
                timeout_graceful_shutdown=LAST_SECONDS,
            )
        )

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        # A thread that has written a move waits for its turn to go on in Python: not for five milliseconds each time.
        sys.setswitchinterval(SWITCH_SECONDS)
        self.collector.start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.collector.stop()
        self.application.state.hall.hub.end()
        await super().shutdown(sockets)
