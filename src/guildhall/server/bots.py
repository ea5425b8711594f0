"""The bots' worker processes. A thinking bot delays nobody, and a dead one is replaced."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import secrets
import sys
import time
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from guildhall.bots import Sight, Thought, UnknownBotError, make_bot
from guildhall.server.limits import Buckets
from guildhall.server.turns import Turns
from guildhall.server.visits import visitor

log = logging.getLogger("guildhall.server")

THINKING_SECONDS: Final = 60.0
MOST_WORKERS: Final = 4
TRIES: Final = 3
LONGEST_LINE: Final = 1_000_000
NICE: Final = 5  # a click goes before a thought,
NICEST: Final = 15  # and a thought that somebody waits for before one that nobody does
PATIENCE: Final = 5  # times as long may the patient worker take, which may get little of the processor
PATIENT_PAUSE: Final = 0.25  # seconds before each answer in a game of bots alone: every answer is work for the server
THINKING_SHARE: Final = (
    0.25  # of all workers' time: what one address may have in the long run before it has to be patient
)
THINKING_BURST: Final = 120.0
BUILT_SOON: Final = "GUILDHALL_BUILT_SOON"  # names a file that will be there when the package has been compiled
MOST_TABLES: Final = 1000  # of which it is remembered which worker knows them


class WorkerError(Exception):
    """The worker died, was too slow, or answered something else."""


@dataclass(frozen=True)
class Thinking:
    """A question for a bot, on a table that is dealt again: the real one stays here."""

    game: str
    position: dict[str, Any]
    tokens: list[str]
    patient: bool = False  # nobody waits for it: whoever somebody waits for goes first

    @staticmethod
    def about(game: str, sight: Sight) -> Thinking:
        return Thinking(game, sight.position(), sight.tokens)


class Worker:
    """One process, started when it is first needed. The nicer it is, the more it leaves the processor to others."""

    def __init__(self, nice: int) -> None:
        self.nice = nice
        self.process: asyncio.subprocess.Process | None = None
        self.is_compiled = False  # by now

    async def ask(self, job: dict[str, Any], seconds: float) -> dict[str, Any]:
        if is_built() and not self.is_compiled:
            await self.stop()
        if self.process is None:
            self.is_compiled = is_built()
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "guildhall.server.worker",
                str(self.nice),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST_LINE,
                env=_environment(self.is_compiled),
            )
        process = self.process
        assert process.stdin is not None and process.stdout is not None
        try:
            async with asyncio.timeout(seconds):
                process.stdin.write(json.dumps(job).encode() + b"\n")
                await process.stdin.drain()
                line = await process.stdout.readline()
            said = json.loads(line)
        except (OSError, TimeoutError, ValueError) as error:
            raise WorkerError(type(error).__name__) from error
        if not isinstance(said, dict):
            raise WorkerError("no object")
        return said

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            if process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
            await process.wait()


def is_built() -> bool:
    """Is the compiled package there that was being built when this server started from its sources? Both play alike,
    and a bot thinks ten times as much in the same time."""
    built = os.environ.get(BUILT_SOON)
    return built is not None and Path(built).is_file()


def _environment(compiled: bool) -> dict[str, str]:
    # Without the path to the sources Python finds the installed package.
    return {name: value for name, value in os.environ.items() if not (compiled and name == "PYTHONPATH")}


class Crew:
    """Some workers, who take what they are asked in turns from everybody who asks."""

    def __init__(self, size: int, nice: int, each: int | None = None) -> None:
        """`each`: how many of them may work for one address at once."""
        self.workers = [Worker(nice) for _ in range(size)]
        self.idle = list(self.workers)
        self.turns = Turns(size, each)
        self.homes: OrderedDict[str, Worker] = OrderedDict()  # which worker has sat at a table

    async def ask(self, job: dict[str, Any], table: str, who: str, seconds: float) -> dict[str, Any]:
        async with self.turns.of(who):
            worker = self._take(table)
            try:
                # The seed has nothing to do with the game's: a bot must not be able to work that out.
                return await worker.ask({"seed": secrets.randbits(64), **job}, seconds)
            except BaseException:
                # Also if we are stopped in the middle: its answer would be taken for that to the next question.
                await worker.stop()
                raise
            finally:
                self.idle.append(worker)

    def _take(self, table: str) -> Worker:
        home = self.homes.pop(table, None)
        worker = home if home in self.idle else self.idle[-1]
        assert worker is not None
        self.idle.remove(worker)
        if table:
            self.homes[table] = worker
            if len(self.homes) > MOST_TABLES:
                self.homes.popitem(last=False)
        return worker


class BotPool:
    """Asks bots. With more questions than workers the later ones wait, fairly: whoever has asked many waits for these,
    and not the others for them.

    Where nobody waits for the answer (games of bots alone, analyses), and for an address whose bots have thought far
    more than others', another worker thinks, which leaves the processor to everybody else. `own` are the host's bots:
    the name that players see, and the file and class behind it.
    """

    def __init__(
        self, size: int | None = None, seconds: float = THINKING_SECONDS, own: Mapping[str, str] | None = None
    ) -> None:
        self.crew = Crew(size or max(1, min(MOST_WORKERS, (os.cpu_count() or 2) - 1)), NICE)
        cores = max(1, min(MOST_WORKERS, os.cpu_count() or 2))
        self.patient = Crew(cores, NICEST, max(1, cores - 1))  # one visitor's analysis does not halve another's
        self.seconds = seconds
        self.own = dict(own or {})
        self.thought = Buckets(THINKING_SHARE * len(self.crew.workers), seconds=THINKING_BURST)

    @property
    def workers(self) -> list[Worker]:
        return [*self.patient.workers, *self.crew.workers]

    async def answer(self, bot: str, table: str, thinking: Thinking) -> str:
        """One of the tokens. After several dead workers chance picks it: a game never waits for ever.

        `table` names the game and the seat: where possible the same worker answers, which remembers.
        """
        job = {"do": "answer", "bot": self._known(bot), "table": table, **_sent(thinking)}
        for _ in range(TRIES):
            try:
                token = (await self._ask(job, thinking.patient, table)).get("token")
            except WorkerError as error:
                log.warning("a worker of the bot %s is replaced: %s", bot, error)
                if isinstance(error.__cause__, TimeoutError):
                    break  # it would be too slow again
            else:
                if token in thinking.tokens:
                    return str(token)
                log.warning("the bot %s answered with an illegal token", bot)
        return secrets.choice(thinking.tokens)

    async def ponder(self, bot: str, thinking: Thinking, seed: int) -> list[Thought]:
        """What a bot thinks of the answers; raises WorkerError if several workers died of it."""
        job = {"do": "ponder", "bot": bot, "seed": seed, **_sent(thinking)}
        for left in reversed(range(TRIES)):
            try:
                return _thoughts(await self._ask(job, thinking.patient), thinking.tokens)
            except WorkerError as error:
                log.warning("a worker that was asked for advice is replaced: %s", error)
                if not left:
                    raise
        raise AssertionError("it has returned or raised")

    def _known(self, bot: str) -> str:
        """A game may have been begun when the host offered other bots: then chance plays on."""
        if bot in self.own:
            return self.own[bot]
        try:
            make_bot(bot, 0)
        except UnknownBotError:
            log.warning("there is no bot %s here: chance answers for it", bot)
            return "random"
        return bot

    async def _ask(self, job: dict[str, Any], patient: bool, table: str = "") -> dict[str, Any]:
        who = visitor()
        began = time.monotonic()
        if not who:  # the owner of this machine, or the server itself
            return await self.crew.ask(job, table, table, self.seconds)
        patient = patient or bool(self.thought.owing(who))
        if patient and table:
            await asyncio.sleep(PATIENT_PAUSE)
        try:
            crew = self.patient if patient else self.crew
            return await crew.ask(job, table, who, self.seconds * (PATIENCE if patient else 1))
        finally:
            if not patient:
                self.thought.charge(who, time.monotonic() - began)

    async def close(self) -> None:
        for worker in self.workers:
            await worker.stop()


def _sent(thinking: Thinking) -> dict[str, Any]:
    return {"game": thinking.game, "position": thinking.position}


def _thoughts(said: dict[str, Any], tokens: list[str]) -> list[Thought]:
    try:
        thoughts = [Thought(row["token"], row["win"], row["lead"], row["share"]) for row in said["thoughts"]]
    except (KeyError, TypeError) as error:
        raise WorkerError(type(error).__name__) from error
    if not thoughts or any(thought.token not in tokens for thought in thoughts):
        raise WorkerError("illegal tokens")
    return thoughts
