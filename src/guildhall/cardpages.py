"""Cards as a page shows them: all of a game, what can be corrected on each, and what has come of an owner's draft."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

import guildhall
from guildhall.cardsets import written
from guildhall.engine.cards import CardSet, Entry
from guildhall.engine.message import message_data

OF_A_FIELD: Final = ("type", "token", "numbers")  # in the form of an effect; the rest are its words


def checked(
    game: str, corrections: dict[str, Any], right: Sequence[str] = (), by: str = "", toml: str | None = None
) -> dict[str, Any]:
    """What can be used of a draft, each card as it would read, and all that cannot be used, by field."""
    tables = guildhall.definition(game).tables()
    if toml is not None:
        found: CardSet = tables.read_text(toml).for_game(game)
    else:
        found = tables.examine({**corrections, **{f"{card}.right": True for card in right}})
        found.by = by if by.isprintable() else ""
    entries = [entry for entry in guildhall.definition(game).cards(found.corrections) if entry.differences]
    return {
        "game": game,
        "by": found.by,
        "corrections": found.corrections,
        "right": found.right,
        "problems": [problem.data() for problem in found.problems],
        "entries": [entry_data(entry) for entry in entries],
        "toml": written(game, found),
    }


@lru_cache(maxsize=16)
def entries(game: str, corrections: str) -> dict[str, Any]:
    return {"entries": [entry_data(entry) for entry in guildhall.definition(game).cards(json.loads(corrections))]}


def entry_data(entry: Entry) -> dict[str, Any]:
    return {
        "kind": entry.kind,
        "key": entry.key,
        "ref": entry.ref,
        "name": message_data(entry.name),
        "text": message_data(entry.text),
        "fields": entry.fields,
        "origin": entry.origin,
        "printed_origin": entry.printed_origin,
        "box": entry.box,
    }


@lru_cache(maxsize=4)
def forms(game: str) -> dict[str, Any]:
    tables = guildhall.definition(game).tables()
    grammars: dict[str, dict[str, Any]] = {}
    names: dict[str, str] = {}
    found: list[dict[str, Any]] = []
    for kind in tables.kinds():
        for key in tables.keys(kind):
            fields: list[dict[str, Any]] = []
            for name, field in tables.fields(kind, key).items():
                form = field.describe()
                ours = field.ours
                if form["type"] == "effect":
                    # Many cards share their words, which are long.
                    grammar = {part: value for part, value in form.items() if part not in OF_A_FIELD}
                    text = json.dumps(grammar, sort_keys=True)
                    names.setdefault(text, f"grammar-{len(names) + 1}")
                    grammars[names[text]] = grammar
                    form = {part: form[part] for part in OF_A_FIELD if part in form}
                    form["grammar"] = names[text]
                    ours = form.pop("token")
                fields.append({"name": name, "ours": ours, "form": form})
            if fields:
                found.append({"kind": kind, "key": key, "fields": fields})
    return {"game": game, "cards": found, "grammars": grammars, "progress": _progress(game)}


def _progress(game: str) -> list[dict[str, Any]]:
    counts: dict[tuple[str, str], Counter[str]] = {}
    for entry in guildhall.definition(game).cards({}):
        counts.setdefault((entry.box, entry.kind), Counter())[entry.origin] += 1
    return [
        {"box": box, "kind": kind, "total": sum(origins.values()), "origins": dict(origins)}
        for (box, kind), origins in counts.items()
    ]
