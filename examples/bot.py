"""A bot of your own, in the standard library: it plays a seat of a game by the seat's key.

    python examples/bot.py http://127.0.0.1:8375 GAME KEY

It waits for its questions and answers at random. To play better, look at `state["view"]` before choosing.
"""

import json
import random
import sys
import time
import urllib.error
import urllib.request
from typing import Any

server, game, key = sys.argv[1:4]


def call(path: str, body: object = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {key}", "Content-Type": "application/json"}
    with urllib.request.urlopen(urllib.request.Request(f"{server}/api/games/{game}{path}", data, headers)) as reply:
        return json.load(reply)


state = call("?log=1000000")
while not state["over"]:
    question = state["question"]
    if question["seat"] != state["seat"]:
        time.sleep(0.2)  # or listen to /events
        state = call("?log=1000000")
        continue
    option = random.choice(question["options"])
    try:
        # The reply has the table as it is now.
        state = call("/answers", {"number": question["number"], "token": option["token"]})["state"]
    except urllib.error.HTTPError as refusal:
        if refusal.code != 409:  # 409: the game has gone on without us, so look again
            sys.exit(refusal.read().decode())
        state = call("?log=1000000")
print("The scores:", [score["total"] for score in state["scores"]])
