"""Measures PettingZoo's chess in this interpreter, and prints the figures as one line of JSON."""

import json
from importlib.metadata import version

from pettingzoo.classic import chess_v6

from aec import arguments, steps_per_second

if __name__ == "__main__":
    wanted = arguments()
    rate = steps_per_second(chess_v6.env(), wanted.seconds, wanted.seed)
    print(json.dumps({"version": version("pettingzoo"), "aec": rate}))
