"""A connection that waits for nobody for ever, neither for a request nor for somebody to read its answer."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from guildhall.server.guard import LARGEST_HEAD

REQUEST_SECONDS: Final = 30.0  # from its first byte to its last
READING_SECONDS: Final = 30.0  # in which somebody with a full buffer has to read something
FULL: Final = b"HTTP/1.1 429 Too Many Requests\r\nRetry-After: 10\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
SHORT_WAY: Final = "guildhall.short-way"  # an extension of ASGI, see `ShortWay`
MOST_UNREAD: Final = 65_536  # bytes that the system keeps for somebody who does not read; we keep about as many


class Deadline:
    """Ends after some seconds, unless it is stopped before. Starting it twice does not prolong it."""

    def __init__(self, loop: asyncio.AbstractEventLoop, seconds: float, at_end: Callable[[], None]) -> None:
        self.loop = loop
        self.seconds = seconds
        self.at_end = at_end
        self.timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        self.timer = self.timer or self.loop.call_later(self.seconds, self.at_end)

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


class ShortWay:
    """What happens most often, past the usual way of ASGI. Both methods say False, and do nothing, where that way is
    needed: if there is no room in the buffer, somebody has to wait; and of several requests that came at once on one
    connection, only the latest could be answered here."""

    __slots__ = ("connection",)

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    def send(self, piece: bytes) -> bool:
        """Send a piece of a response that has begun."""
        connection, cycle = self.connection, self._cycle()
        if cycle is None or not cycle.response_started:
            return False
        connection.transport.write(b"%x\r\n%b\r\n" % (len(piece), piece) if cycle.chunked_encoding else piece)
        return True

    def reply(self, head: bytes, body: bytes) -> bool:
        """Send a whole response at once. `head` is the status line and the headers but `connection`, each with its
        end."""
        connection, cycle = self.connection, self._cycle()
        if cycle is None or cycle.response_started or cycle.waiting_for_100_continue:
            return False
        cycle.response_started = cycle.response_complete = True
        default = b"".join(b"%b: %b\r\n" % header for header in connection.server_state.default_headers)
        last = b"\r\n" if cycle.keep_alive else b"connection: close\r\n\r\n"
        connection.transport.write(b"".join((head, default, last, body)))
        cycle.message_event.set()
        if not cycle.keep_alive:
            connection.transport.close()
        cycle.on_response()
        return True

    def _cycle(self) -> RequestResponseCycle | None:
        connection = self.connection
        if connection.short_way is not self or connection.pipeline or connection.flow.write_paused:
            return None
        cycle = connection.cycle
        return None if cycle is None or cycle.disconnected or cycle.response_complete else cycle


class Connection(HttpToolsProtocol):
    """What comes or goes too slowly is cut off, and nobody else is kept waiting for it.

    What is sent goes into a buffer; when that is full, whoever sends waits (`pause_writing`), and notes meanwhile only
    that there is news, not which. So somebody who never reads costs a full buffer for half a minute, and no more.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.short_way: ShortWay | None = None  # of the latest request
        self.caller: dict[str, Any] | None = None  # as the guard counts it
        self.is_asked = False  # has a request begun that is not all there?
        self.is_in_head = False
        self.head_bytes = 0  # of those that came after its first ones
        self.asking = Deadline(self.loop, REQUEST_SECONDS, partial(self._drop, "slow-sender"))
        self.reading = Deadline(self.loop, READING_SECONDS, partial(self._drop, "slow-reader"))

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        # Left to itself, the system grows it to megabytes.
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MOST_UNREAD)
        if self.config.proxy_headers or self._enter():
            self.asking.start()
        else:
            self.app_state["metrics"].count("too-many")
            transport.write(FULL)
            transport.close()

    def _enter(self) -> bool:
        """Count it; behind a proxy all are the proxy's, and to bound them is its task."""
        caller: dict[str, Any] = {"client": self.client, "headers": []}
        if not self.app_state["guard"].enter(caller):
            return False
        self.caller = caller
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        if self.caller is not None:
            self.app_state["guard"].leave(self.caller)
        self.asking.stop()
        self.reading.stop()
        self.short_way = None
        super().connection_lost(exc)

    # Requests.

    def data_received(self, data: bytes) -> None:
        if self.is_in_head:
            self.head_bytes += len(data)
        super().data_received(data)
        if self.is_in_head and self.head_bytes > LARGEST_HEAD and not self.transport.is_closing():
            self.send_400_response("The head of this request has no end.")
        self._time_request()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.is_asked = self.is_in_head = True
        self.head_bytes = 0

    def on_headers_complete(self) -> None:
        self.is_in_head = False
        self.short_way = ShortWay(self)
        self.scope["extensions"] = {SHORT_WAY: self.short_way}  # type: ignore[dict-item]
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.is_asked = False
        super().on_message_complete()

    def _time_request(self) -> None:
        """While a part of a request is there, the rest of it has to come."""
        if self.is_asked:
            self.asking.start()
        else:
            self.asking.stop()

    # Answers.

    def pause_writing(self) -> None:
        super().pause_writing()
        self.reading.start()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.reading.stop()

    def _drop(self, why: str) -> None:
        self.app_state["metrics"].count(why)
        self.transport.abort()
