"""What the tests of the cards and of the board of Viscounts share: a table on which every effect finds something to do,
how the questions in an effect are answered there, and what it must change.

    t = ready()
    before = state(t.red)
    t.play("hire bishop")
    carry_out(t, t.red, "DEBT(1)")
    assert changed(before, t.red) == together(brings("DEBT(1)"), {"silver": -3, "discard": 1})

Effects are written as in `tests/data/viscounts`: `x + y` one after the other, `x / y` one of two, `e x2` twice.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from builders.viscounts import SeatAtTable, TestTable, table
from viscounts_sheet import TOWNSFOLK

Change = dict[str, int]

HAND = ("abbot", "squire", "financer", "journeyman")
BOARD = ("trader", "lender")
SILVER = 5
SECTIONS = [f"{segment}{tier}" for tier in (1, 2) for segment in "ABCDE"] + ["top"]
# Who lies on top of the piles: all of them bring 1 virtue, and cost 2.
ON_SHOW = {"A": "foreman", "B": "deacon-2", "C": "miner", "D": "friar", "E": "overseer-2"}
TILES = {"A": "grey-5", "B": "grey-1", "C": "grey-7", "D": "black-5", "E": "black-7"}  # only one of cost 3 or 4

# What each effect that happens once changes for a seat that stands ready.
ONCE: dict[str, Change] = {
    "FLIP_DEBT": {"unpaid": -1, "paid": 1, "stone": 1},
    "FLIP_DEED": {"plain": -1, "flipped": 1},
    "FLIP": {"plain": -1, "flipped": 1},
    "DESTROY": {"hand": -1, "silver": 2, "removed": 1},
    "DISCARD": {"hand": -1, "discard": 1},
    "REARRANGE": {"rearranged": 1},
    "SHUFFLE": {"discard": -1, "draw": 1, "virtue": 1},
    "CASTLE_MOVE": {"A1": -1, "B1": 1},
    "HIRE_FREE": {"discard": 1, "virtue": 1},
    "MANUSCRIPT_FREE": {"manuscripts": 1, "virtue": 1},
    "BUILD_FREE(workshop)": {"buildings": 1, "virtue": 1},
    "BUILD_FREE(trading_post)": {"buildings": 1, "virtue": 1},
    "BUILD_FREE(guildhall)": {"buildings": 1, "virtue": 1},
    "WORKER(2)": {"E1": 2, "supply": -2},
    "WORKER(4)": {"E1": 1, "E2": 1, "D1": 1, "A1": 1, "supply": -4, "virtue": 2},
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
}


def make_ready(seat: SeatAtTable, section: str) -> None:
    """Debts and deeds to flip, a Worker in the castle to move, four cards in hand and one discarded, two on the player
    board; 5 silver."""
    seat.owing(unpaid=2).holding(plain=2).in_castle(**{section: 1}).slots(*BOARD).hand(*HAND).discard("labourer")
    seat.has(silver=SILVER)


def ready(players: int = 2) -> TestTable:
    """Red stands on O1; red and blue are ready for any effect."""
    t = table(players)
    for segment, card in ON_SHOW.items():
        t.show(segment, card)
    for segment, tile in TILES.items():
        t.show_manuscript(segment, tile)
    make_ready(t.red.at("O1"), "A1")
    make_ready(t.blue.at("O10"), "C1")
    return t


def state(seat: SeatAtTable) -> Change:
    """All that effects change for a seat, as numbers; virtue and corruption as steps taken."""
    numbers = {"silver": seat.silver, "ink": seat.ink, "gold": seat.gold, "stone": seat.stone}
    numbers |= {"virtue": 6 - seat.virtue, "corruption": seat.corruption}
    numbers |= {"unpaid": seat.unpaid, "paid": seat.paid, "plain": seat.plain, "flipped": seat.flipped}
    numbers |= {section: seat.workers(section) for section in SECTIONS}
    numbers |= {"supply": seat.supply, "hand": len(seat.in_hand), "draw": len(seat.in_draw)}
    numbers |= {"discard": len(seat.in_discard), "removed": len(seat.removed)}
    numbers |= {"manuscripts": len(seat.manuscripts), "buildings": len(seat.built)}
    order = [card for card in seat.in_slots if card in BOARD]
    return numbers | {"rearranged": int(order == [*reversed(BOARD)])}


def changed(before: Mapping[str, int], seat: SeatAtTable) -> Change:
    after = state(seat)
    return {name: after[name] - before[name] for name in after if after[name] != before[name]}


def together(*changes: Mapping[str, int]) -> Change:
    """Changes one after the other; what comes to nothing is left out."""
    total: Counter[str] = Counter()
    for change in changes:
        total.update(change)
    return {name: number for name, number in total.items() if number}


def moved(change: Mapping[str, int], sections: Mapping[str, str]) -> Change:
    """The same in other sections of the castle."""
    return {sections.get(name, name): number for name, number in change.items()}


# Effects as texts.


def alternatives(text: str) -> list[str]:
    """The effects between which one chooses; a single one if there is no choice."""
    parts = [part.strip() for part in text.split(" / ")] if text else []
    return [part[1:-1] if part.startswith("(") else part for part in parts]


def _parts(effects: str) -> Iterator[str]:
    for part in filter(None, effects.split(" + ")):
        twice = part.endswith(" x2")
        yield from [part.removesuffix(" x2")] * (2 if twice else 1)


def brings(effects: str) -> Change:
    """What the effects change for a seat that stands ready; none of them is a choice."""
    changes: list[Change] = []
    for part in _parts(effects):
        if part in ONCE:
            changes.append(ONCE[part])
        elif not part.startswith("END_VP"):
            found = re.fullmatch(r"([A-Z]+)\((\d)\)", part)
            assert found is not None, part
            changes.append({name: n * int(found[2]) for name, n in EACH[found[1]].items()})
    return together(*changes)


def slug(effects: str) -> str:
    """As an answer names it."""
    text = effects.lower().replace("_", "-").replace(" + ", "-and-").replace(" x2", "-twice")
    return text.replace("(", "-").replace(")", "")


def choose(t: TestTable, text: str, choice: str) -> None:
    """Take this one of two effects, if there are two."""
    if len(alternatives(text)) > 1:
        assert t.question == "WhichEffect"
        t.play(f"choose {slug(choice)}")


def carry_out(t: TestTable, seat: SeatAtTable, effects: str, section: str = "A1") -> None:
    """Answer all that these effects ask that seat."""
    for part in _parts(effects):
        for token in _answers(t, seat, part, section):
            assert t.asked == seat.key
            t.play(token)


def _answers(t: TestTable, seat: SeatAtTable, part: str, section: str) -> Iterable[str]:
    cards = [card for card in ("abbot", "squire") if card in seat.in_hand]
    beside = "ABCDEA"["ABCDE".index(section[0]) + 1] + "1"
    if part.startswith("ANY"):
        return ["take ink"] * int(part[4])
    if part.startswith("BUILD_FREE"):
        piece = {"workshop": "ws2", "trading_post": "tp1", "guildhall": "gh1"}[part[11:-1]]
        return [f"build {piece} 5a"]
    if part.startswith("WORKER"):
        return ["place E1"]
    if part == "HIRE_FREE":
        shown = [card for card in (t.shown(segment) for segment in "CDEAB") if card in ON_SHOW.values()]
        return [f"hire {shown[0]}"]
    return {
        "FLIP_DEBT": ["take stone"],
        "FLIP": ["flip deed"],
        "DESTROY": [f"destroy {cards[0]}"] if cards else [],
        "DISCARD": [f"discard {cards[0]}"] if cards else [],
        "REARRANGE": ["arrange 2 1 3" if seat.in_slots[0] in BOARD else "arrange 1 3 2"],
        "CASTLE_MOVE": [f"shift {section} {beside}"],
        "MANUSCRIPT_FREE": [],  # there is only one to take
    }.get(part, [])


# Townsfolk, as the data have them.


def value(card: str) -> int:
    return TOWNSFOLK[card].silver


def icons(card: str, letter: str) -> int:
    """Those that count for an action: its own, and Criminals."""
    shown = TOWNSFOLK[card].icons.split()
    return shown.count(letter) + shown.count("X")


def criminals(card: str) -> Change:
    """The corruption for playing it beside no other Criminal."""
    return together({"corruption": TOWNSFOLK[card].icons.split().count("X")})


def cards_with(timing: str) -> list[str]:
    return [card for card, row in TOWNSFOLK.items() if row.timing == timing]


def choices(cards: Iterable[str]) -> list[tuple[str, str]]:
    """Each card with each of the effects between which it lets one choose; `ON_...:` is left out."""
    return [(card, choice) for card in cards for choice in alternatives(TOWNSFOLK[card].ability.rpartition(": ")[2])]
