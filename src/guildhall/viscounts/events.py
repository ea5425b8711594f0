"""The kinds of events in this game, and how each is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from guildhall.engine.events import Event, EventKind
from guildhall.engine.message import Message, Value
from guildhall.viscounts.answers import good
from guildhall.viscounts.names import ACTIONS, BUILDINGS, LACKS, SEGMENTS, SPOTS, message, section_name, space_name

if TYPE_CHECKING:
    from guildhall.viscounts.table import Table

TURN_STARTED: Final = 0
PAIR_TAKEN: Final = 1
CARD_REMOVED: Final = 2
CARD_DROPPED: Final = 3
CARD_PLAYED: Final = 4
CARD_PLAYED_UNSEEN: Final = 5
MOVED: Final = 6
REARRANGED: Final = 7
GAINED: Final = 8
PAID: Final = 9
VIRTUE_GAINED: Final = 10
CORRUPTION_GAINED: Final = 11
DEBTS_TAKEN: Final = 12
DEEDS_TAKEN: Final = 13
DEBT_FLIPPED: Final = 14
DEED_FLIPPED: Final = 15
DISMISSED: Final = 16
HIRED: Final = 17
DESTROYED: Final = 18
CARD_DISCARDED: Final = 19
TOWNSFOLK_SHOWN: Final = 20
MANUSCRIPT_SHOWN: Final = 21
BUILT: Final = 22
LINKED: Final = 23
WORKERS_PLACED: Final = 24
CLIMBED: Final = 25
REACHED_TOP: Final = 26
WORKER_SHIFTED: Final = 27
BUMPED: Final = 28
LEADER_TAKEN: Final = 29
TRANSCRIBED: Final = 30
BONUS_TAKEN: Final = 31
COLLIDED: Final = 32
CARD_DRAWN: Final = 33
PILE_RESHUFFLED: Final = 34
POVERTY_REVEALED: Final = 35
PROSPERITY_REVEALED: Final = 36
PASSED: Final = 37
GAME_OVER: Final = 38
SCHEME_DRAWN: Final = 39
SCHEME_FOLLOWED: Final = 40
SCHEME_IMPOSSIBLE: Final = 41
SCHEME_GAINED: Final = 42
SCHEMES_RESHUFFLED: Final = 43
LAST_ROUND: Final = 44
MARKERS_RESET: Final = 45

KINDS: Final = [
    EventKind("turn-started"),
    EventKind("pair-taken", ("player-card", "townsfolk")),
    EventKind("card-removed", ("townsfolk",)),
    EventKind("card-dropped", ("townsfolk",)),
    EventKind("card-played", ("townsfolk",)),
    EventKind("card-played-unseen", ("townsfolk",)),
    EventKind("moved", ("space", "number")),
    EventKind("rearranged"),
    EventKind("gained", ("good", "number")),
    EventKind("paid", ("good", "number")),
    EventKind("virtue-gained", ("number", "index")),
    EventKind("corruption-gained", ("number", "index")),
    EventKind("debts-taken", ("number",)),
    EventKind("deeds-taken", ("number",)),
    EventKind("debt-flipped"),
    EventKind("deed-flipped"),
    EventKind("dismissed", ("townsfolk",)),
    EventKind("hired", ("townsfolk",)),
    EventKind("destroyed", ("townsfolk",)),
    EventKind("card-discarded", ("townsfolk",)),
    EventKind("townsfolk-shown", ("townsfolk", "segment")),
    EventKind("manuscript-shown", ("manuscript", "segment")),
    EventKind("built", ("building", "spot")),
    EventKind("linked", ("owner",)),
    EventKind("workers-placed", ("number", "section")),
    EventKind("climbed", ("section",)),
    EventKind("reached-top", ("section",)),
    EventKind("worker-shifted", ("section", "to")),
    EventKind("bumped", ("owner", "section")),
    EventKind("leader-taken"),
    EventKind("transcribed", ("manuscript",)),
    EventKind("bonus-taken", ("cleric-bonus",)),
    EventKind("collided", ("index",)),
    EventKind("card-drawn", ("townsfolk",), private=True),
    EventKind("pile-reshuffled"),
    EventKind("poverty-revealed"),
    EventKind("prosperity-revealed"),
    EventKind("passed"),
    EventKind("game-over"),
    EventKind("scheme-drawn", ("scheme",)),
    EventKind("scheme-followed", ("action", "number")),
    EventKind("scheme-impossible", ("action", "lack")),
    EventKind("scheme-gained", ("scheme",)),
    EventKind("schemes-reshuffled"),
    EventKind("last-round"),
    EventKind("markers-reset"),
]


def describe(table: Table, event: Event, seat: int) -> Message:
    """The event in words for that seat; what only its owner may know is left out for the others."""
    kind = KINDS[event.kind]
    args: dict[str, Value] = {}
    if event.seat >= 0:
        args["seat"] = Message(f"seat-{table.rules.seat_keys[event.seat]}")
    if kind.private and event.seat != seat:
        return message(f"event-{kind.name}-hidden", args)
    numbers = event.numbers()
    for i, part in enumerate(kind.parts):
        args[part] = _value(table, part, numbers[i], numbers)
    return message(f"event-{kind.name}", args)


def _value(table: Table, part: str, number: int, numbers: list[int]) -> Value:
    rules = table.rules
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
        return section_name(tier, table.layout.ring[position])
    return _word(table, part, number)


def _word(table: Table, part: str, number: int) -> Value:
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
    if part == "owner":
        return Message(f"seat-{table.rules.seat_keys[number]}")
    return number
