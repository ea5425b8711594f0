"""The game's nouns as numbers, and the keys by which tokens, positions and messages call them."""

from __future__ import annotations

from typing import Final

from guildhall.engine.message import Message, Value

# Goods: the three resources, then silver.
INK: Final = 0
GOLD: Final = 1
STONE: Final = 2
SILVER: Final = 3
GOODS: Final = ("ink", "gold", "stone", "silver")
RESOURCES: Final = 3  # all goods but silver

# Icons, in the order in which cards count them; the action of an icon has the same number.
MERCHANT: Final = 0
BUILDER: Final = 1
CLERIC: Final = 2
NOBLE: Final = 3
CRIMINAL: Final = 4
ICONS: Final = ("merchant", "builder", "cleric", "noble", "criminal")
ICON_LETTERS: Final = "MBCNX"

TRADE: Final = 0
CONSTRUCT: Final = 1
TRANSCRIBE: Final = 2
PLACE: Final = 3
ACTIONS: Final = ("trade", "construct", "transcribe", "workers")
NO_ACTION: Final = -1

# Ribbons of manuscripts.
GREY: Final = 0
BLACK: Final = 1
BLUE: Final = 2
YELLOW: Final = 3
RIBBONS: Final = ("grey", "black", "blue", "yellow")

# Spaces: O1 to O10 on the outer ring, then the inner space of each segment.
OUTER: Final = 10
SPACES: Final = ("O1", "O2", "O3", "O4", "O5", "O6", "O7", "O8", "O9", "O10", "IA", "IB", "IC", "ID", "IE")
SEGMENTS: Final = ("A", "B", "C", "D", "E")

# Building spots: room for three to an outer space; which of them there are depends on the side of the board.
LETTERS: Final = ("a", "b", "c")
SPOTS: Final = tuple([f"{space + 1}{letter}" for space in range(OUTER) for letter in LETTERS])
SIDES: Final = ("small", "large")

# The nine buildings of a player, by the spaces of the player board from which they are taken.
WORKSHOP: Final = 0
TRADING_POST: Final = 1
GUILDHALL: Final = 2
BUILDINGS: Final = ("workshop", "trading-post", "guildhall")
EACH: Final = 3  # of each
WS1: Final = 0
WS2: Final = 1
WS3: Final = 2
TP1: Final = 3
TP2: Final = 4
TP3: Final = 5
GH1: Final = 6
GH2: Final = 7
GH3: Final = 8
PIECES: Final = ("ws1", "ws2", "ws3", "tp1", "tp2", "tp3", "gh1", "gh2", "gh3")
ALL_PIECES: Final = 0b111_111_111

# The castle: five sections in each of two tiers, and the room on top.
SECTIONS: Final = 10
TOP: Final = "top"

SLOTS: Final = 3
NO_CARD: Final = -1
NOBODY: Final = -1
NOWHERE: Final = -1  # a viscount before the first turn
NOT_BUILT: Final = -1  # a kingdom pile during the set-up

# The colours, in seat order.
SEATS: Final = ("red", "blue", "green", "yellow")

DIFFICULTIES: Final = ("normal", "hard-1", "hard-2", "hard-3")
OPPONENT: Final = "viscount"
AI_BOARDS: Final = ("cleric", "builder", "noble", "card")


def segment_of(space: int) -> int:
    return space >> 1 if space < OUTER else space - OUTER


def message(name: str, args: dict[str, Value] | None = None) -> Message:
    """A message of this game: its catalogues share their names with those of no other."""
    return Message("viscounts-" + name, args)


def section_key(tier: int, segment: int) -> str:
    """What tokens call a section: the segment it stands at, and its tier (0 or 1) as people count."""
    return f"{SEGMENTS[segment]}{tier + 1}"


def first_tier(segment: int) -> Message:
    """A section of tier 1 where no other tier can be meant."""
    return message("section", {"segment": SEGMENTS[segment]})


def section_name(tier: int, segment: int) -> Message:
    return message(f"section-{tier + 1}", {"segment": SEGMENTS[segment]})


def space_name(space: int) -> Message:
    if space < OUTER:
        return message("space-outer", {"number": space + 1})
    return message("space-inner", {"segment": SEGMENTS[space - OUTER]})


def building_name(kind: int) -> Message:
    return message(f"building-{BUILDINGS[kind]}")


def piece_name(piece: int) -> Message:
    """One of the nine, by its place in its row: what it uncovers depends on that."""
    return message(f"piece-{BUILDINGS[piece // EACH]}", {"number": piece % EACH + 1})
