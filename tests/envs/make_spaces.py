"""Write down the spaces of the environments anew: python tests/envs/make_spaces.py

Released ones must not change: see docs/environments.md, "Versions".
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import guildhall
from envs.tables import MIXES, Mix, checked, named
from guildhall.envs.observing import Observer

FILE = Path(__file__).with_name("spaces.json")


def space_of(mix: Mix) -> dict[str, Any]:
    """What a trained program depends on: the numbers that it sees, each with its name and place, and the answers."""
    definition = guildhall.definition(mix[0])
    observer = Observer(definition, checked(mix))
    tokens = definition.start(checked(mix), 0, False).vocabulary().tokens
    return {
        "numbers": observer.size,
        "answers": len(tokens),
        "fields": _digest([[field.name, field.low, field.high, *field.keys] for field in observer.fields]),
        "tokens": _digest(tokens),
    }


def _digest(value: object) -> str:
    return hashlib.sha256(json.dumps(value).encode()).hexdigest()[:16]


def spaces() -> dict[str, dict[str, Any]]:
    return {named(mix): space_of(mix) for mix in MIXES}


if __name__ == "__main__":
    FILE.write_text(json.dumps(spaces(), indent=1) + "\n", encoding="utf-8")
    print(f"{len(MIXES)} spaces: {FILE}")
