"""The kinds of events in this game, and how each is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from guildhall.engine.events import Event, EventKinds, Teller
from guildhall.engine.message import Message, Value
from guildhall.viscounts.answers import good
from guildhall.viscounts.names import (
    SECTIONS,
    SEGMENTS,
    SPOTS,
    message,
    piece_name,
    section_name,
    space_name,
)

if TYPE_CHECKING:
    from guildhall.viscounts.table import Table

EVENTS: Final = EventKinds()

TURN_STARTED: Final = EVENTS.add("turn-started")
PAIR_TAKEN: Final = EVENTS.add("pair-taken", "player-card", "townsfolk")
KINGDOM_BUILT: Final = EVENTS.add("kingdom-built", "number", "deeds")
CARD_DROPPED: Final = EVENTS.add("card-dropped", "townsfolk")
CARD_PLAYED: Final = EVENTS.add("card-played", "townsfolk")
CARD_PLAYED_UNSEEN: Final = EVENTS.add("card-played-unseen", "townsfolk")
MOVED: Final = EVENTS.add("moved", "space", "number")
REARRANGED: Final = EVENTS.add("rearranged")
GAINED: Final = EVENTS.add("gained", "good", "number")
PAID: Final = EVENTS.add("paid", "good", "number")
VIRTUE_GAINED: Final = EVENTS.add("virtue-gained", "number", "index")
CORRUPTION_GAINED: Final = EVENTS.add("corruption-gained", "number", "index")
DEBTS_TAKEN: Final = EVENTS.add("debts-taken", "number")
DEEDS_TAKEN: Final = EVENTS.add("deeds-taken", "number")
DEBT_FLIPPED: Final = EVENTS.add("debt-flipped")
DEED_FLIPPED: Final = EVENTS.add("deed-flipped")
TRADED: Final = EVENTS.add("traded", "number", "space")
DISMISSED: Final = EVENTS.add("dismissed", "townsfolk")
DISMISSED_PRINTED: Final = EVENTS.add("dismissed-printed", "townsfolk")
HIRED: Final = EVENTS.add("hired", "townsfolk")
DESTROYED: Final = EVENTS.add("destroyed", "townsfolk")
CARD_DISCARDED: Final = EVENTS.add("card-discarded", "townsfolk")
DISCARDED_UNSEEN: Final = EVENTS.add("discarded-unseen", "townsfolk")
TOWNSFOLK_SHOWN: Final = EVENTS.add("townsfolk-shown", "townsfolk", "segment")
MANUSCRIPT_SHOWN: Final = EVENTS.add("manuscript-shown", "manuscript", "segment")
BUILT: Final = EVENTS.add("built", "building", "spot")
LINKED: Final = EVENTS.add("linked", "owner", "link")
WORKERS_PLACED: Final = EVENTS.add("workers-placed", "number", "section")
CLIMBED: Final = EVENTS.add("climbed", "section", "to")
WORKER_STEPPED: Final = EVENTS.add("worker-stepped", "section", "to")
REACHED_TOP: Final = EVENTS.add("reached-top", "section")
WORKER_MOVED: Final = EVENTS.add("worker-moved", "section", "to")
BUMPED: Final = EVENTS.add("bumped", "owner", "section")
LEADER_TAKEN: Final = EVENTS.add("leader-taken")
TRANSCRIBED: Final = EVENTS.add("transcribed", "manuscript")
READ: Final = EVENTS.add("read", "manuscript")
BONUS_TAKEN: Final = EVENTS.add("bonus-taken", "cleric-bonus")
COLLIDED: Final = EVENTS.add("collided", "index")
COLLISION_ITEMS: Final = EVENTS.add("collision-items", "index")
MARKERS_RESET: Final = EVENTS.add("markers-reset")
CARD_DRAWN: Final = EVENTS.add("card-drawn", "townsfolk", private=True)
PILE_RESHUFFLED: Final = EVENTS.add("pile-reshuffled")
POVERTY_REVEALED: Final = EVENTS.add("poverty-revealed")
PROSPERITY_REVEALED: Final = EVENTS.add("prosperity-revealed")
LAST_ROUND: Final = EVENTS.add("last-round")
PASSED: Final = EVENTS.add("passed")
GAME_OVER: Final = EVENTS.add("game-over")


class _Numbers(Teller):
    """What the numbers of this game's events stand for."""

    prefix = "viscounts-"

    def __init__(self, table: Table) -> None:
        self.table = table

    def value(self, part: str, number: int, numbers: list[int]) -> Value:
        rules = self.table.rules
        if part == "good":
            return good(number, numbers[1])
        if part == "townsfolk":
            return rules.townsfolk[number].name()
        if part == "manuscript":
            return rules.manuscripts[number].name()
        if part == "player-card":
            return rules.player_cards[number].name()
        if part == "cleric-bonus":
            return rules.cleric_bonuses[number].name()
        if part == "scheme":
            return rules.schemes[number].name()
        if part == "effect":
            return rules.effects[number].message()
        if part == "link":
            return rules.effects[rules.link_effects[number]].message()
        if part in ("section", "to"):
            return section(self.table, number)
        teller = rules.part_tellers.get(part)
        return _word(part, number) if teller is None else teller.value(part, number, numbers)


def section(table: Table, number: int) -> Message:
    if number == SECTIONS:
        return message("section-top")
    tier, position = divmod(number, len(SEGMENTS))
    return section_name(tier, table.layout.ring[position])


def _word(part: str, number: int) -> Value:
    if part == "space":
        return space_name(number)
    if part == "spot":
        return SPOTS[number]
    if part == "segment":
        return SEGMENTS[number]
    if part == "building":
        return piece_name(number)
    return number


def describe(table: Table, event: Event, seat: int) -> Message:
    """The event in words for that seat."""
    return _Numbers(table).tell(EVENTS.kinds[event.kind], event, seat, table.rules.seat_keys)
