"""Bots that do what a bot should not."""

import faulthandler
import os
import sys
import time
from types import FrameType
from typing import Any

from guildhall.bots import Sight


class First:
    """No bad bot: always the plain answer."""

    def answer(self, sight: Sight) -> str:
        return sight.tokens[0]


class Raises:
    def __init__(self, seed: int) -> None:
        self.asked = 0

    def answer(self, sight: Sight) -> str:
        self.asked += 1
        if self.asked % 3 == 0:
            raise ValueError("no idea")
        return sight.tokens[-1]


class Hangs:
    """And does not let itself be stopped."""

    def answer(self, sight: Sight) -> str:
        while True:
            try:
                time.sleep(60)
            except BaseException:
                continue


class Dies:
    def answer(self, sight: Sight) -> str:
        os._exit(3)


class Leaves:
    def answer(self, sight: Sight) -> str:
        sys.exit("goodbye")


class Cheats:
    def answer(self, sight: Sight) -> str:
        return "take all"


class Chats:
    """What it prints is no answer, nor is None."""

    def answer(self, sight: Sight) -> Any:
        print('{"token": "done"}')
        return None


class Peeps:
    """Looks for the real table wherever a program in the same process could find it."""

    def answer(self, sight: Sight) -> str:
        frame: FrameType | None = sys._getframe()
        while frame is not None:
            if "play_out" in frame.f_code.co_name:
                raise AssertionError("the real table is here")
            frame = frame.f_back
        return sight.tokens[0]


class Unmade:
    def __init__(self, seed: int) -> None:
        raise RuntimeError("out of wood")

    def answer(self, sight: Sight) -> str:
        return sight.tokens[0]


class NoBot:
    pass


class Deaf:
    """Hangs, and has switched off what would have ended it."""

    def answer(self, sight: Sight) -> str:
        faulthandler.cancel_dump_traceback_later()
        time.sleep(60)
        return sight.tokens[0]
