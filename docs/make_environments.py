"""Writes the tables of docs/environments.md anew: what each number of an observation means.

.venv/bin/python docs/make_environments.py
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import guildhall
from guildhall.envs.observing import Field, Observer

PAGE = Path(__file__).with_name("environments.md")
BEGIN, END = "<!-- fields: docs/make_environments.py writes them -->\n", "<!-- end of fields -->\n"
MANY = 2**15 - 1

# Headings, and the set-up whose fields come below them as far as no heading above has them.
Options = dict[str, Any]
PARTS: list[tuple[str, str, Options]] = [
    ("Architects", "architects", {}),
    ("Age of Artisans", "architects", {"expansions": ["artisans"]}),
    ("Works of Wonder", "architects", {"expansions": ["wonders"]}),
    ("Opponents of Architects", "architects", {"opponent": "meddler", "expansions": ["wonders"]}),
    ("Opponents with Craft Cards", "architects", {"opponent": "helena", "expansions": ["artisans"]}),
    ("Viscounts", "viscounts", {}),
    ("The opponent of Viscounts", "viscounts", {"players": 1}),
]
SIZES: list[tuple[str, Options]] = [
    ("architects", {}),
    ("architects", {"expansions": ["artisans"]}),
    ("architects", {"expansions": ["wonders"]}),
    ("architects", {"expansions": ["artisans", "wonders"]}),
    ("viscounts", {}),
]


def observer_of(game: str, options: Options) -> Observer:
    definition = guildhall.definition(game)
    return Observer(definition, definition.read_options(options))


def page_with_fields(text: str) -> str:
    """The page with its tables as they should be."""
    before, rest = text.split(BEGIN)
    _, after = rest.split(END)
    return f"{before}{BEGIN}\n{sizes()}\n{fields()}{END}{after}"


def sizes() -> str:
    lines = ["| numbers in an observation | 2 players | 3 | 4 | 5 | 6 | answers |", "| --- |" + " ---: |" * 6]
    for game, options in SIZES:
        cells = [size(game, {**options, "players": players}) for players in range(2, 7)]
        name = " + ".join([game.capitalize(), *options.get("expansions", [])])
        lines.append(f"| {name} | {' | '.join(cells)} | {answers(game, options):,} |")
    return "\n".join(lines) + "\n"


def size(game: str, options: Options) -> str:
    try:
        return f"{observer_of(game, options).size:,}"
    except guildhall.PlayerCountError:
        return "–"


def answers(game: str, options: Options) -> int:
    return len(guildhall.new_game(game, seed=0, **options).state.vocabulary())


def fields() -> str:
    text = ""
    known: set[tuple[str, str]] = set()
    for heading, game, options in PARTS:
        few = observer_of(game, {"players": 2, **options})
        rows = [row(field) for field in few.fields if (game, field.about) not in known and is_first_seat(field)]
        known |= {(game, field.about) for field in few.fields}
        text += f"\n#### {heading}\n\n| field | numbers | each | |\n| --- | ---: | --- | --- |\n"
        text += "".join(rows)
    return text


def is_first_seat(field: Field) -> bool:
    """The fields of a seat are the same for all of them."""
    return not field.name.startswith(("seat+", "opponent."))


def row(field: Field) -> str:
    name = field.name.replace("own.", "*seat*.", 1) if field.name.startswith("own.") else field.name
    return f"| `{name}` | {field.size} | {limits(field)} | {field.about} |\n".replace("`*seat*.", "*seat*`.")


def limits(field: Field) -> str:
    if field.high == MANY:
        return "any" if field.low < 0 else "0, 1, 2 …"
    return f"{field.low} to {field.high}" if field.high > 1 else "0 or 1"


if __name__ == "__main__":
    PAGE.write_text(page_with_fields(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    print(PAGE)
