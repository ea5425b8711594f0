"""What is printed on the cards and the board of Viscounts, read from `tests/data/viscounts/*.csv`: what the tables and
games must agree with. Nothing here is read from the package."""

from __future__ import annotations

import csv
from collections import Counter
from pathlib import Path
from typing import NamedTuple

DATA = Path(__file__).parent / "data" / "viscounts"
Row = dict[str, str]


def rows(file: str) -> list[Row]:
    """Its rows, in order."""
    with (DATA / f"{file}.csv").open(encoding="utf-8", newline="") as text:
        return list(csv.DictReader(text))


def _effect(text: str) -> str:
    return "" if text == "none" else text


class TownsfolkRow(NamedTuple):
    ref: str
    name: str
    silver: int
    icons: str  # letters, such as "M M B"
    bonus: str
    timing: str  # PLAY, ONGOING, DROP or ""
    ability: str
    origin: str
    evidence: str


class PlayerCardRow(NamedTuple):
    ref: str
    space: str
    resources: str
    silver: int
    deeds: int
    debts: int
    extra: str
    origin: str
    evidence: str


class ManuscriptRow(NamedTuple):
    ref: str
    ribbon: str
    cost: int
    effect: str
    timing: str  # NOW or END
    back: str
    origin: str
    evidence: str


class SchemeRow(NamedTuple):
    ref: str
    deck: str
    icons: str
    line1: str
    line2: str
    move: int
    options: list[str]
    origin: str
    evidence: str


class SpotRow(NamedTuple):
    side: str
    spot: str
    space: str
    effect: str
    origin: str
    evidence: str


class LinkRow(NamedTuple):
    side: str
    spot: str
    to: str  # a spot, or "next": the first spot of the next segment
    other: str  # that spot, in ring order A to E
    effect: str
    origin: str
    evidence: str


def _keys(names: list[str]) -> list[str]:
    """The keys of cards with these names: a name on several cards is numbered in order."""
    often = Counter(names)
    seen: Counter[str] = Counter()
    keys: list[str] = []
    for name in names:
        seen[name] += 1
        key = name.lower().replace(" ", "-")
        keys.append(f"{key}-{seen[name]}" if often[name] > 1 else key)
    return keys


def _townsfolk(found: list[Row]) -> dict[str, TownsfolkRow]:
    return {
        key: TownsfolkRow(
            row["id"], row["name"], int(row["silver"]), row["icons"], _effect(row.get("bonus", "none")),
            _effect(row["timing"]), _effect(row["ability"]), row["origin"], row["evidence"],
        )
        for key, row in zip(_keys([row["name"] for row in found]), found)
    }  # fmt: skip


def _of_kind(kind: str) -> list[Row]:
    return [row for row in rows("spots_links") if row["kind"] == kind]


STARTING = _townsfolk([row for row in rows("townsfolk") if row["set"] == "starter"])
NEUTRAL = _townsfolk([row for row in rows("townsfolk") if row["set"] != "starter"])
HEROES = _townsfolk(rows("heroes"))
TOWNSFOLK = STARTING | HEROES | NEUTRAL

PLAYER_CARDS = {
    f"start-{row['space'][1:]}": PlayerCardRow(
        row["id"], row["space"], row["resources"], int(row["silver"]), int(row["deeds"]), int(row["debts"]),
        row["extra"], row["origin"], row["evidence"],
    )
    for row in rows("player_cards")
}  # fmt: skip

MANUSCRIPTS = {
    f"{row['ribbon']}-{row['id'][2:]}": ManuscriptRow(
        row["id"], row["ribbon"], int(row["cost"]), row["effect"], row["timing"], row["back"], row["origin"],
        row["evidence"],
    )
    for row in rows("manuscripts")
}  # fmt: skip
RIBBONS = ("grey", "black", "blue", "yellow")

# rules/viscounts 8.6: the number, and the icons that it has for good. Three manuscripts of its ribbon, three points.
CLERIC_BONUSES = {
    "grey-bonus": ("CB1", "B"),
    "black-bonus": ("CB2", "C"),
    "blue-bonus": ("CB3", "M M"),
    "yellow-bonus": ("CB4", "N"),
}

SCHEMES = {
    f"{row['deck']}-{row['id'][1:]}": SchemeRow(
        row["id"], row["deck"], row["header"], _effect(row["line1"]), _effect(row["line2"]), int(row["move"]),
        row["options"].split(" / "), row["origin"], row["evidence"],
    )
    for row in rows("schemes")
}  # fmt: skip

SPOTS = {
    f"{row['side']}-{row['id']}": SpotRow(
        row["side"], row["id"], row["space"], row["effect"], row["origin"], row["evidence"]
    )
    for row in _of_kind("spot")
}
SEGMENT_OF = {f"O{number}": "ABCDE"[(number - 1) // 2] for number in range(1, 11)}
NEXT = {
    "A": "3a",
    "B": "5a",
    "C": "7a",
    "D": "9a",
    "E": "1a",
}  # the first spot of the next segment, in ring order A to E

LINKS = {
    f"{row['side']}-{row['id']}": LinkRow(
        row["side"], row["space"], "next" if row["id"].endswith("-next") else row["to"],
        NEXT[row["segment"]] if row["id"].endswith("-next") else row["to"], row["effect"], row["origin"],
        row["evidence"],
    )
    for row in _of_kind("link")
}  # fmt: skip

# By space: Merchants needed, and what they bring.
EXCHANGES = {row["space"]: (int(row["note"].split()[0]), row["effect"]) for row in _of_kind("trade")}
WEDGES = {f"wedge-{row['id'][1:]}" if row["id"] != "K0" else "tier-3": row["effect"] for row in _of_kind("wedge")}


def _silver_and_icons(note: str) -> tuple[int, str]:
    silver, icons = note.removeprefix("silver ").split("; icons ")
    return int(silver), icons


# By segment, under the piles: silver, icons, bonus; and cost, effect.
PRINTED_TOWNSFOLK = {
    row["segment"]: (*_silver_and_icons(row["note"]), row["effect"]) for row in _of_kind("printed_townsfolk")
}
PRINTED_MANUSCRIPTS = {
    row["segment"]: (int(row["note"].removeprefix("cost ")), row["effect"]) for row in _of_kind("printed_manuscript")
}


def roads(ring: str = "ABCDE") -> dict[str, set[str]]:
    """Where one step leads from each space, with the segments in this order."""
    following = {segment: ring[(place + 1) % 5] for place, segment in enumerate(ring)}
    found: dict[str, set[str]] = {}
    for row in _of_kind("edge"):
        after = following[row["segment"]]
        to = {"inner space of next": f"I{after}", "odd space of next": f"O{2 * 'ABCDE'.index(after) + 1}"}
        found.setdefault(row["space"], set()).add(to.get(row["to"], row["to"]))
    return found
