"""The application on its port, ended in good order."""

from __future__ import annotations

import gc
import socket
from typing import Final

import uvicorn
from fastapi import FastAPI

KEEP_SECONDS: Final = 60  # for the next request on the same connection
LAST_SECONDS: Final = 3  # for what is still being answered at the end


class Running(uvicorn.Server):
    """Streams never end by themselves: they are told to when the server is."""

    def __init__(self, app: FastAPI) -> None:
        self.application = app
        super().__init__(
            uvicorn.Config(
                app,
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
        # What has been imported stays: the collector need not stop everything to look through it again and again.
        gc.collect()
        gc.freeze()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.application.state.hall.hub.end()
        await super().shutdown(sockets)
