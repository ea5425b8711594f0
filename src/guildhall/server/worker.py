"""A bot's process: a line of JSON in, a line out. It gets a seat's view and the legal tokens, and has nothing else."""

from __future__ import annotations

import contextlib
import json
import os
import sys

from guildhall.bots import make_bot


def main() -> None:
    # Whatever a bot prints must not end up among the answers.
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    if hasattr(os, "nice"):
        os.nice(5)  # a click goes before a thought
    for line in sys.stdin:
        job = json.loads(line)
        token = make_bot(job["bot"], job["seed"]).answer(job["view"], job["tokens"])
        answers.write(json.dumps({"token": token}) + "\n")
        answers.flush()


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        main()
