"""The kinds of events in this game, and how each is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from guildhall.engine.events import Event, EventKinds, Teller
from guildhall.engine.message import Message, Value
from guildhall.viscounts.answers import good
from guildhall.viscounts.names import ACTIONS, BUILDINGS, LACKS, SEGMENTS, SPOTS, message, section_name, space_name

if TYPE_CHECKING:
    from guildhall.viscounts.table import Table

EVENTS: Final = EventKinds()

TURN_STARTED: Final = EVENTS.add("turn-started")
PAIR_TAKEN: Final = EVENTS.add("pair-taken", "player-card", "townsfolk")
CARD_REMOVED: Final = EVENTS.add("card-removed", "townsfolk")
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
DISMISSED: Final = EVENTS.add("dismissed", "townsfolk")
HIRED: Final = EVENTS.add("hired", "townsfolk")
DESTROYED: Final = EVENTS.add("destroyed", "townsfolk")
CARD_DISCARDED: Final = EVENTS.add("card-discarded", "townsfolk")
TOWNSFOLK_SHOWN: Final = EVENTS.add("townsfolk-shown", "townsfolk", "segment")
MANUSCRIPT_SHOWN: Final = EVENTS.add("manuscript-shown", "manuscript", "segment")
BUILT: Final = EVENTS.add("built", "building", "spot")
LINKED: Final = EVENTS.add("linked", "owner")
WORKERS_PLACED: Final = EVENTS.add("workers-placed", "number", "section")
CLIMBED: Final = EVENTS.add("climbed", "section")
REACHED_TOP: Final = EVENTS.add("reached-top", "section")
WORKER_SHIFTED: Final = EVENTS.add("worker-shifted", "section", "to")
BUMPED: Final = EVENTS.add("bumped", "owner", "section")
LEADER_TAKEN: Final = EVENTS.add("leader-taken")
TRANSCRIBED: Final = EVENTS.add("transcribed", "manuscript")
BONUS_TAKEN: Final = EVENTS.add("bonus-taken", "cleric-bonus")
COLLIDED: Final = EVENTS.add("collided", "index")
CARD_DRAWN: Final = EVENTS.add("card-drawn", "townsfolk", private=True)
PILE_RESHUFFLED: Final = EVENTS.add("pile-reshuffled")
POVERTY_REVEALED: Final = EVENTS.add("poverty-revealed")
PROSPERITY_REVEALED: Final = EVENTS.add("prosperity-revealed")
PASSED: Final = EVENTS.add("passed")
GAME_OVER: Final = EVENTS.add("game-over")
SCHEME_DRAWN: Final = EVENTS.add("scheme-drawn", "scheme")
SCHEME_FOLLOWED: Final = EVENTS.add("scheme-followed", "action", "number")
SCHEME_IMPOSSIBLE: Final = EVENTS.add("scheme-impossible", "action", "lack")
SCHEME_GAINED: Final = EVENTS.add("scheme-gained", "scheme")
SCHEMES_RESHUFFLED: Final = EVENTS.add("schemes-reshuffled")
LAST_ROUND: Final = EVENTS.add("last-round")
MARKERS_RESET: Final = EVENTS.add("markers-reset")


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
        if part == "space":
            return space_name(number)
        if part in ("section", "to"):
            tier, position = divmod(number, len(SEGMENTS))
            return section_name(tier, self.table.layout.ring[position])
        return _word(part, number)


def _word(part: str, number: int) -> Value:
    if part == "spot":
        return SPOTS[number]
    if part == "segment":
        return SEGMENTS[number]
    if part == "building":
        return message(f"building-{BUILDINGS[number]}")
    if part == "lack":
        return message(f"lack-{LACKS[number]}")
    if part == "action":
        return message(f"action-{ACTIONS[number]}")
    return number


def describe(table: Table, event: Event, seat: int) -> Message:
    """The event in words for that seat."""
    return _Numbers(table).tell(EVENTS.kinds[event.kind], event, seat, table.rules.seat_keys)
