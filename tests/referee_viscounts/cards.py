"""What is printed, taken from the files in `tests/data/viscounts` and from rules/viscounts, nothing else."""

from __future__ import annotations

from typing import NamedTuple

import viscounts_sheet as sheet
from referee_viscounts.effects import Effect, read

RESOURCES = ("ink", "gold", "stone")
GOODS = (*RESOURCES, "silver")
SEGMENTS = "ABCDE"


class Card(NamedTuple):
    silver: int
    icons: tuple[str, ...]
    bonus: Effect
    timing: str  # PLAY, ONGOING, DROP or nothing
    ability: Effect
    when: str  # of an ongoing ability: the event that it answers, such as ON_TRADE


def _card(silver: int, icons: str, bonus: str, timing: str, ability: str) -> Card:
    when, _, effect = ability.rpartition(": ")
    return Card(silver, tuple(icons.split()), read(bonus), timing, read(effect), when)


TOWNSFOLK = {
    key: _card(row.silver, row.icons, row.bonus, row.timing, row.ability) for key, row in sheet.TOWNSFOLK.items()
}
PRINTED = {
    f"printed-{segment.lower()}": _card(silver, icons, bonus, "", "")
    for segment, (silver, icons, bonus) in sheet.PRINTED_TOWNSFOLK.items()
}
MANUSCRIPTS = {key: (row.ribbon, row.cost, read(row.effect), row.timing) for key, row in sheet.MANUSCRIPTS.items()}
PRINTED_MANUSCRIPTS = {
    segment: (f"printed-{segment.lower()}", cost, read(effect))
    for segment, (cost, effect) in sheet.PRINTED_MANUSCRIPTS.items()
}
PLAYER_CARDS = {
    key: (row.space, read(row.resources), row.silver, row.deeds, row.debts, read(row.extra))
    for key, row in sheet.PLAYER_CARDS.items()
}
EXCHANGES = {space: (icons, read(effect)) for space, (icons, effect) in sheet.EXCHANGES.items()}
WEDGES = [read(sheet.WEDGES[f"wedge-{number}"]) for number in range(1, 6)]
TOP = read(sheet.WEDGES["tier-3"])

# By side of the board and spot; links as (side, a spot, another or `next`, what they bring).
SPOTS = {(row.side, row.spot): (row.space, read(row.effect)) for row in sheet.SPOTS.values()}
LINKS = [(row.side, row.spot, row.to, read(row.effect)) for row in sheet.LINKS.values()]

ICON = {"trade": "M", "construct": "B", "workers": "N", "transcribe": "C"}
RESOURCE = {"construct": "stone", "workers": "gold", "transcribe": "ink"}
BUILDING_ICONS = {"tp3": "MM", "gh1": "B", "gh2": "N", "gh3": "C"}
BONUS_ICONS = {key.removesuffix("-bonus"): icons.split() for key, (_, icons) in sheet.CLERIC_BONUSES.items()}
STARTING_ICONS = {1: "CBN", 2: "MM"}  # by slot, counted from 0

KINDS = {"workshop": "ws", "trading_post": "tp", "guildhall": "gh"}
BUILDING_COST = {"ws": 3, "tp": 5, "gh": 7}
WORKER_COST = {1: 1, 2: 3, 3: 5, 4: 8}
BUILDING_POINTS = {"ws": (0, 2, 5, 9), "tp": (0, 4, 9, 15), "gh": (0, 6, 13, 21)}
SET_POINTS = (0, 1, 4, 9, 16)
FEWEST_CARDS = 3
HAND = 3
WORKERS = 20

# rules/viscounts 0.4: by number of people.
DEBTS_ON_POVERTY = {1: 12, 2: 12, 3: 15, 4: 18}
DEEDS_ON_PROSPERITY = {1: 12, 2: 12, 3: 16, 4: 20}

# rules/viscounts 6.3: silver, deeds and debts of the one who collides; what it depends on for the others, and what
# they gain.
COLLISIONS: list[tuple[int, int, int, str, Effect]] = [
    (1, 3, 0, "X", read("DEBT(1)")),
    (1, 2, 0, "X", read("COR(1)")),
    (1, 1, 0, "X", read("COR(1)")),
    (2, 1, 1, "", read("REARRANGE")),
    (2, 0, 1, "no X", read("VIR(1)")),
    (3, 0, 2, "no X", read("VIR(1)")),
    (4, 0, 3, "no X", read("DEED(1)")),
]

# rules/viscounts 9.2: focus, order of any resource with how many of it, icons under GH1 to GH3, starting items, printed
# icons of slots 2 and 3, schemes removed by deck and header.
OPPONENTS: dict[str, tuple[str, list[tuple[str, int]], str, str, tuple[str, str], set[tuple[str, str]]]] = {
    "cleric": (
        "SCRIBE",
        [("ink", 6), ("stone", 4), ("gold", 99)],
        "CBN",
        "INK(1) + STONE(1) + DEED(1) + DEBT(1) + BUILD_FREE(guildhall)",
        ("N", "BC"),
        {("starting", "N"), ("future", "B N"), ("future", "N")},
    ),
    "builder": (
        "BUILD",
        [("stone", 6), ("gold", 4), ("ink", 99)],
        "BNC",
        "STONE(1) + GOLD(1) + DEED(1) + DEBT(1) + BUILD_FREE(guildhall)",
        ("C", "BN"),
        {("starting", "C"), ("future", "C N"), ("future", "C")},
    ),
    "noble": (
        "PLACE",
        [("gold", 6), ("ink", 4), ("stone", 99)],
        "NCB",
        "GOLD(1) + INK(1) + DEED(1) + DEBT(1) + BUILD_FREE(guildhall)",
        ("B", "CN"),
        {("starting", "B"), ("future", "C B"), ("future", "B")},
    ),
    "card": ("FLIP", [("ink", 999)], "BCN", "ANY(2) + DEED(2) + DEBT(2)", ("X", ""), set()),
}
# rules/viscounts 9.4: resources, deeds and debts of the opponent that collides.
OPPONENT_COLLISIONS = [(0, 3, 0), (0, 2, 0), (1, 1, 0), (1, 1, 1), (1, 0, 1), (1, 0, 2), (2, 0, 3)]
OPPONENT_PLACES = ((4, 8), (3, 5), (2, 3))  # workers, and what they take


class Scheme(NamedTuple):
    deck: str
    header: str
    icons: tuple[str, ...]
    lines: tuple[Effect, Effect]
    move: int
    options: list[Effect]


SCHEMES = {
    key: Scheme(
        row.deck,
        row.icons,
        tuple(row.icons.split()),
        (read(row.line1), read(row.line2)),
        row.move,
        [read(option) for option in row.options],
    )
    for key, row in sheet.SCHEMES.items()
}
