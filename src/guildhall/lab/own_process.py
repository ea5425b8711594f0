"""Your own bots, each in its own process: there it can hang or crash without harm and cannot reach the real table.

`python -m guildhall.lab.own_process` is such a process. Each line that comes in is a JSON object, a question as its
seat sees it, with the bot if it is a new one; and each is answered by one line.
"""

from __future__ import annotations

import faulthandler
import json
import os
import select
import signal
import subprocess
import sys
import time
from contextlib import suppress
from typing import Any, Final

import guildhall
from guildhall.bots import Bot, Sight, UnknownBotError, make_bot
from guildhall.bots.loading import absolute, file_of, what_happened

WATCHDOG_EXIT: Final = 1  # the exit code when faulthandler ends a process
GRACE: Final = 5.0  # seconds that a process may take to end itself


class BotHung(Exception):
    """It did not answer in time."""


class BotDied(Exception):
    """Its process ended."""


class BotRaised(Exception):
    """It raised, and its process lives on."""


class OwnBot:
    """Your own bot, for one game."""

    def __init__(self, name: str, seed: int, seconds: float) -> None:
        self.name = absolute(name)
        self.seed = seed
        self.seconds = seconds
        self.process: Process | None = None

    def answer(self, sight: Sight) -> str:
        return self._ask(sight.position())

    def try_out(self) -> None:
        """Only create it, and see what happens."""
        self._ask(None)

    def _ask(self, position: dict[str, Any] | None) -> str:
        question: dict[str, Any] = {"position": position}
        if self.process is None:
            self.process = Process.take()
            question |= {"bot": self.name, "seed": self.seed, "seconds": self.seconds}
        try:
            return self.process.ask(question, self.seconds)
        except BotRaised:
            raise
        except BaseException:
            # Whatever it may still say would be taken for the answer to another question.
            self.process.end()
            self.process = None
            raise

    def leave(self) -> None:
        if self.process is not None:
            self.process.give_back()
            self.process = None


class Process:
    """A process for one bot at a time, game after game: two at the same table have nothing in common."""

    # By the process that asks: one that is forked from it must not talk into its pipes.
    idle: dict[int, list[Process]] = {}

    def __init__(self) -> None:
        # The same modules as here, wherever they are found.
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        command = [sys.executable, "-m", "guildhall.lab.own_process"]
        self.popen = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment)
        # Its time runs from here on: a slow start is not the bot's fault.
        assert self.popen.stdout is not None
        self.popen.stdout.readline()

    @staticmethod
    def take() -> Process:
        waiting = Process.idle.setdefault(os.getpid(), [])
        return waiting.pop() if waiting else Process()

    def give_back(self) -> None:
        Process.idle[os.getpid()].append(self)

    def ask(self, question: dict[str, Any], seconds: float) -> str:
        assert self.popen.stdin is not None and self.popen.stdout is not None
        start = time.monotonic()
        try:
            self.popen.stdin.write(json.dumps(question).encode() + b"\n")
            self.popen.stdin.flush()
            # It ends itself in time, unless the bot prevents that, or has left children who keep the pipe open.
            if not select.select([self.popen.stdout], [], [], seconds + GRACE)[0]:
                raise BotHung(f"no answer within {seconds:g} s")
            reply = json.loads(self.popen.stdout.readline())
        except (OSError, ValueError) as error:
            code = self.popen.wait(GRACE)
            if code == WATCHDOG_EXIT and time.monotonic() - start >= seconds:
                raise BotHung(f"no answer within {seconds:g} s") from error
            raise BotDied(f"its process ended with the exit code {code}") from error
        if "raised" in reply:
            raise BotRaised(reply["raised"])
        token: str = reply["token"]
        return token

    def end(self) -> None:
        self.popen.kill()
        self.popen.wait()
        for pipe in (self.popen.stdin, self.popen.stdout):
            assert pipe is not None
            with suppress(OSError):  # something unsaid was left in it
                pipe.close()


def serve() -> None:
    """The other side: what runs in the process."""
    # Ctrl-C is for the asking process; when that is gone, the lines end.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    replies = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # what a bot prints must not pass for an answer
    print("ready", file=replies, flush=True)
    seat = SeatOfItsOwn({})
    for line in sys.stdin:
        data = json.loads(line)
        if "bot" in data:
            seat = SeatOfItsOwn(data)
        reply = json.dumps(seat.reply(data["position"]))
        try:
            print(reply, file=replies, flush=True)
        except BrokenPipeError:
            os._exit(0)  # silently, as nobody is left to hear it


class SeatOfItsOwn:
    """A bot in this process and the game it plays. The bot is created when it is first asked, even if for nothing
    else."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.bot: Bot | None = None

    def reply(self, position: dict[str, Any] | None) -> dict[str, str]:
        sight = None if position is None else Sight(guildhall.definition(position["game"]).load_position(position))
        # Ends the process from outside Python: also a bot that catches everything, or that is lost in compiled code.
        with open(os.devnull, "w", encoding="utf-8") as nowhere:
            faulthandler.dump_traceback_later(self.data["seconds"], exit=True, file=nowhere)
            try:
                if self.bot is None:
                    self.bot = make_bot(self.data["bot"], self.data["seed"])
                token = "" if sight is None else self.bot.answer(sight)
                return {"token": token if isinstance(token, str) else repr(token)}
            except UnknownBotError as error:
                return {"raised": str(error)}
            except BaseException as error:  # sys.exit(), too: that is not an answer
                return {"raised": what_happened(error, file_of(self.data["bot"]))}
            finally:
                faulthandler.cancel_dump_traceback_later()


if __name__ == "__main__":
    serve()
