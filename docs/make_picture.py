"""Draws docs/terminal.svg, the README's picture: a real game, some turns in, as one seat sees it.

.venv/bin/python docs/make_picture.py
"""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console, Group

import guildhall
from guildhall.cli.table import heading, option_list, screen
from guildhall.engine.rng import Rng

ANSWERS = 330
SEED = 12


def main() -> None:
    game = guildhall.new_game("architects", players=3, setup="variable", seed=SEED)
    rng = Rng(SEED)
    while len(game.answers) < ANSWERS or game.decision.name != "WhereToPlace":
        game.choose(game.options[rng.below(len(game.options))])
    seat = game.decision.seat
    view = game.view(seat)
    console = Console(record=True, width=164, file=io.StringIO())
    console.rule(heading(game, view))
    question = f"\n{game.decision.seat_key.capitalize()}: {game.decision.prompt}"
    console.print(Group(screen(game, view).table(console.width), question, option_list(game.options, console.width)))
    svg = console.export_svg(title="guildhall play --terminal")
    # The font is whatever monospaced one there is: a picture fetches nothing from a network.
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL).replace("Fira Code, monospace", "monospace")
    Path(__file__).with_name("terminal.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
