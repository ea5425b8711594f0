"""The bots' worker processes. A thinking bot delays nobody, and a dead one is replaced."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import secrets
import sys
from typing import Any, Final

log = logging.getLogger("guildhall.server")

THINKING_SECONDS: Final = 60.0
TRIES: Final = 3
LONGEST_LINE: Final = 1_000_000


class WorkerError(Exception):
    """The worker died, was too slow, or answered something else."""


class Worker:
    """One process, started when it is first needed."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, job: dict[str, Any], seconds: float) -> str:
        if self.process is None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "guildhall.server.worker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST_LINE,
            )
        process = self.process
        assert process.stdin is not None and process.stdout is not None
        try:
            async with asyncio.timeout(seconds):
                process.stdin.write(json.dumps(job).encode() + b"\n")
                await process.stdin.drain()
                line = await process.stdout.readline()
            token = json.loads(line)["token"]
        except (OSError, TimeoutError, ValueError, KeyError, TypeError) as error:
            raise WorkerError(type(error).__name__) from error
        if not isinstance(token, str):
            raise WorkerError("no token")
        return token

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            if process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
            await process.wait()


class BotPool:
    """Asks bots. With more questions than workers the later ones wait."""

    def __init__(self, size: int | None = None, seconds: float = THINKING_SECONDS) -> None:
        self.workers = [Worker() for _ in range(size or max(1, min(4, (os.cpu_count() or 2) - 1)))]
        self.seconds = seconds
        self.idle: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in self.workers:
            self.idle.put_nowait(worker)

    async def answer(self, bot: str, view: dict[str, Any], tokens: list[str]) -> str:
        """One of the tokens. After several dead workers chance picks it: a game never waits for ever."""
        job = {"bot": bot, "view": view, "tokens": tokens}
        for _ in range(TRIES):
            worker = await self.idle.get()
            try:
                # The seed has nothing to do with the game's: a bot must not be able to work that out.
                token = await worker.ask({**job, "seed": secrets.randbits(64)}, self.seconds)
                if token in tokens:
                    return token
                log.warning("the bot %s answered with an illegal token", bot)
            except WorkerError as error:
                log.warning("a worker of the bot %s is replaced: %s", bot, error)
                await worker.stop()
            except BaseException:
                # Stopped in the middle of a question: its answer would be taken for that to the next one.
                await worker.stop()
                raise
            finally:
                self.idle.put_nowait(worker)
        return secrets.choice(tokens)

    async def close(self) -> None:
        for worker in self.workers:
            await worker.stop()
