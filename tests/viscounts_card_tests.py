"""What the tests of the cards of Viscounts share: a table on which every effect finds something to do, and what the
effects in `viscounts_sheet.py` must change there.

    t = ready()
    before = state(t.red)
    t.play("hire smuggler", *answers("DEBT(1) + ANY(2)"))
    assert changed(before, t.red) == together(brings("DEBT(1) + ANY(2)"), {"silver": -1, "discard": 1})
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping

from builders.viscounts import SeatAtTable, TestTable, table
from viscounts_sheet import NEUTRAL, TOWNSFOLK

Change = dict[str, int]

# What each effect that happens once changes on a ready table, and how the questions in it are answered.
ONCE: dict[str, tuple[list[str], Change]] = {
    "FLIP_DEBT": (["take stone"], {"unpaid": -1, "paid": 1, "stone": 1}),
    "FLIP_DEED": ([], {"plain": -1, "flipped": 1}),
    "FLIP": (["flip deed"], {"plain": -1, "flipped": 1}),
    "DESTROY": (["destroy labourer"], {"hand": -1, "silver": 3}),
    "DISCARD": (["discard labourer"], {"hand": -1, "discard": 1}),
    "REARRANGE": (["arrange 1 3 2"], {"slot of stallkeeper": 1}),
    "MOVE_WORKER": (["shift A1 B1"], {"A1": -1, "B1": 1}),
}
# What each word with a number changes for each one.
EACH: dict[str, Change] = {
    "S": {"silver": 1},
    "INK": {"ink": 1},
    "GOLD": {"gold": 1},
    "STONE": {"stone": 1},
    "ANY": {"ink": 1},
    "VIR": {"virtue": 1},
    "COR": {"corruption": 1},
    "DEED": {"plain": 1},
    "DEBT": {"unpaid": 1},
    "WORKER": {"A1": 1, "supply": -1},
}


HAND = ("labourer", "novice", "lookout")  # any two of them leave a question which to play


def in_hand_with(card: str) -> list[str]:
    """This card and those of a ready hand."""
    return [card, *[other for other in HAND if other != card]]


def ready(players: int = 2) -> TestTable:
    """Red stands on O1 with debts and deeds to flip, a Worker in the castle to move, and cards to destroy or discard
    in hand; the stallkeeper can be rearranged once a card has been played or has dropped off."""
    t = table(players)
    t.red.at("O1").owing(unpaid=2).holding(plain=2).in_castle(A1=1).slots("stallkeeper").hand(*HAND)
    return t


def state(seat: SeatAtTable) -> Change:
    """All that effects change for a seat, as numbers; virtue and corruption as steps taken."""
    numbers = {"silver": seat.silver, "ink": seat.ink, "gold": seat.gold, "stone": seat.stone}
    numbers |= {"virtue": 6 - seat.virtue, "corruption": seat.corruption}
    numbers |= {"unpaid": seat.unpaid, "paid": seat.paid, "plain": seat.plain, "flipped": seat.flipped}
    numbers |= {section: seat.workers(section) for section in ("A1", "B1", "E1", "A2", "top")}
    numbers |= {"supply": seat.supply, "hand": len(seat.in_hand), "discard": len(seat.in_discard)}
    if "stallkeeper" in seat.in_slots:
        numbers["slot of stallkeeper"] = seat.in_slots.index("stallkeeper")
    return numbers


def changed(before: Mapping[str, int], seat: SeatAtTable) -> Change:
    after = state(seat)
    return {name: after[name] - before[name] for name in after if after[name] != before[name]}


def together(*changes: Mapping[str, int]) -> Change:
    """Changes one after the other; what comes to nothing is left out."""
    total: Counter[str] = Counter()
    for change in changes:
        total.update(change)
    return {name: number for name, number in total.items() if number}


def _parts(effects: str) -> Iterator[tuple[str, int]]:
    for part in filter(None, effects.split(" + ")):
        found = re.fullmatch(r"([A-Z_]+)(?:\((\d)\))?", part)
        assert found is not None, part
        yield found.group(1), int(found.group(2) or 0)


def brings(effects: str) -> Change:
    """What the effects change for a seat that stands ready."""
    changes = [
        ONCE[word][1] if word in ONCE else {name: number * n for name, n in EACH[word].items()}
        for word, number in _parts(effects)
    ]
    return together(*changes)


def answers(effects: str) -> list[str]:
    """The answers that they ask for."""
    found: list[str] = []
    for word, number in _parts(effects):
        found += ONCE[word][0] if word in ONCE else ["take ink"] * (number if word == "ANY" else 0)
    return found


# Townsfolk, as `viscounts_sheet.py` writes them.


def value(card: str) -> int:
    return TOWNSFOLK[card][1]


def icons(card: str, letter: str) -> int:
    """Those that count for an action: its own, and Criminals."""
    shown = TOWNSFOLK[card][2].split()
    return shown.count(letter) + shown.count("X")


def criminals(card: str) -> Change:
    """The corruption for playing it."""
    return together({"corruption": TOWNSFOLK[card][2].split().count("X")})


def bonus(card: str) -> str:
    return TOWNSFOLK[card][3]


def ability(card: str) -> str:
    return TOWNSFOLK[card][5]


def cards_with(timing: str) -> list[str]:
    return [card for card, row in TOWNSFOLK.items() if row[4] == timing]


def on_the_board(card: str) -> bool:
    """Does it lie in a pile of the board, so that it can be hired?"""
    return card in NEUTRAL
