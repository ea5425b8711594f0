"""A bot's process: a line of JSON in, a line out. It gets tables dealt again for one seat, and has nothing else."""

from __future__ import annotations

import contextlib
import json
import os
import sys
from collections import OrderedDict
from typing import Any, Final

import guildhall
from guildhall.bots import Bot, Sight, make_bot
from guildhall.bots.advice import thoughts_of
from guildhall.engine.agenda import State
from guildhall.engine.definition import with_rules

MOST_BOTS: Final = 16  # each may keep what it has thought of in this turn


class Desk:
    """The bots of this process, each at its seat, so that one remembers what it thought at its last answer."""

    def __init__(self) -> None:
        self.bots: OrderedDict[tuple[str, str], Bot] = OrderedDict()

    def do(self, job: dict[str, Any]) -> dict[str, Any]:
        sight = Sight(_table(job["game"], job["position"]))
        if job["do"] == "ponder":
            return {"thoughts": [thought.data() for thought in thoughts_of(job["bot"], job["seed"], sight)]}
        return {"token": self._bot(job["table"], job["bot"], job["seed"]).answer(sight)}

    def _bot(self, table: str, name: str, seed: int) -> Bot:
        bot = self.bots.pop((table, name), None) or make_bot(name, seed)
        self.bots[table, name] = bot
        if len(self.bots) > MOST_BOTS:
            self.bots.popitem(last=False)
        return bot


def _table(game: str, position: dict[str, Any]) -> State:
    return with_rules(guildhall.definition(game), position["rules"]).load_position(position)


def main() -> None:
    # Whatever a bot prints must not end up among the answers.
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[1]))
    desk = Desk()
    for line in sys.stdin:
        answers.write(json.dumps(desk.do(json.loads(line))) + "\n")
        answers.flush()


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        main()
