"""The companion of Viscounts: what can be said to it, and what it keeps."""

from __future__ import annotations

from typing import Final

import guildhall
from guildhall.companion import session
from guildhall.companion.lines import read_line
from guildhall.companion.questions import Question
from guildhall.companion.session import Command, Count, Deed, Outcome, Thing
from guildhall.companion.viscounts.deeds import DEEDS
from guildhall.companion.viscounts.facts import is_free, section_key
from guildhall.companion.viscounts.stage import Stage, UnknownFact
from guildhall.companion.viscounts.telling import name_of
from guildhall.engine.message import Message
from guildhall.viscounts.constants import TRACK_END
from guildhall.viscounts.events import section
from guildhall.viscounts.names import (
    AI_BOARDS,
    GOODS,
    NO_CARD,
    NOWHERE,
    OUTER,
    PIECES,
    RESOURCES,
    SECTIONS,
    SEGMENTS,
    SPOTS,
    message,
    piece_name,
    space_name,
)
from guildhall.viscounts.solo.paying import schemes_of
from guildhall.viscounts.table import Table

MOST_GAINED: Final = 20
MOST_KEPT: Final = 99


class Companion(session.Companion):
    """The opponent of one who plays alone.

    >>> from guildhall.companion.viscounts import Companion
    >>> companion = Companion.new("viscount", board="cleric", seed=1)
    >>> companion.do("begin")
    >>> companion.question.text
    'Which segment comes after A, clockwise?'
    """

    GAME = "viscounts"

    def lay_out(self) -> Table:
        table = guildhall.definition(self.GAME).start(self.setup, self.seed, False)
        assert isinstance(table, Table)
        # The player's own set-up and what lies on the board are theirs to see.
        table.agenda = []
        table.decision = None
        table.pairs = []
        table.townsfolk = [[] for _ in SEGMENTS]
        table.manuscripts = [[] for _ in SEGMENTS]
        table.left = [0] * (2 * len(SEGMENTS))
        return table

    @property
    def opponent(self) -> str:
        return AI_BOARDS[schemes_of(self.table).board]

    def name(self) -> Message:
        return name_of()

    def read(self, line: str) -> Command:
        found = read_line(self.deeds(), line, self.locale)
        return Command(found.name, *found.args)

    def carry_out(self, command: Command, answers: list[list[int]]) -> Outcome:
        table = self.table.clone()
        table.events = []
        stage = Stage(table, answers, self.tells_cards)
        question: Question | None = None
        try:
            DEEDS[command.name](stage, *command.args)
        except UnknownFact as unknown:
            stage.hear()
            question = Question(unknown.fact, table, self.locale)
        stage.hear()
        if question is None:
            table.events = None
        return Outcome(table, stage.told, [], question)

    # What can be said.

    def deeds(self) -> list[Deed]:
        table, seat = self.table, self.seat
        if self.is_over:
            return []
        if seat.space == NOWHERE:
            return [Deed("begin", [])]
        free = [spot for spot in table.layout.spots if is_free(table, spot)]
        inside = [number for number in range(SECTIONS) if table.workers_at(number, seat.index)]
        return [
            Deed("turn", []),
            Deed("met", [], "move"),
            *_about(
                "built", "guildhall", {SPOTS[spot]: message("companion-spot", {"spot": SPOTS[spot]}) for spot in free}
            ),
            *_about("bumped", "castle", {section_key(table, number): section(table, number) for number in inside}),
            Deed("collision", [Thing("", None, 0, TRACK_END)], "collision"),
            Deed("gain", [Thing(name, words, 1, MOST_GAINED) for name, words in gained()], "any"),
            Deed("set", self._limits(), "pencil"),
            Deed("end", []),
        ]

    def _limits(self) -> list[Thing]:
        table, seat = self.table, self.seat
        places = [
            Thing(
                section_key(table, number),
                section(table, number),
                0,
                seat.workers + table.workers_at(number, seat.index),
            )
            for number in range(SECTIONS + 1)
        ]
        kept = [Thing(good, Message(f"good-{good}-name"), 0, MOST_KEPT) for good in GOODS[:RESOURCES]]
        kept += [Thing(name, _thing(name), 0, TRACK_END) for name in ("virtue", "corruption")]
        kept += [Thing(name, _thing(name), 0, MOST_KEPT) for name in ("unpaid", "paid", "plain", "flipped")]
        return [*kept, Thing("space", _thing("space"), 1, OUTER), *places]

    # What is kept.

    def counts(self) -> list[Count]:
        seat = self.seat
        goods = [Count(good, seat.goods[i], Message(f"good-{good}-name")) for i, good in enumerate(GOODS[:RESOURCES])]
        return [
            *goods,
            Count("virtue", seat.virtue, _thing("virtue")),
            Count("corruption", seat.corruption, _thing("corruption")),
            Count("debt", seat.unpaid, _thing("unpaid")),
            Count("paid", seat.paid, _thing("paid")),
            Count("deed", seat.plain, _thing("plain")),
            Count("deed-flipped", seat.flipped, _thing("flipped")),
            Count("worker", seat.workers, Message("companion-supply")),
            Count("cards", len(schemes_of(self.table).pile), Message("companion-pile")),
        ]

    def status(self) -> list[Message]:
        table, seat = self.table, self.seat
        schemes = schemes_of(table)
        rows = table.rules.schemes
        lines: list[Message] = []
        if seat.space != NOWHERE:
            lines.append(message("companion-status-space", {"space": space_name(seat.space)}))
        laid = [rows[card].name() for card in schemes.slots if card != NO_CARD]
        if laid:
            lines.append(message("companion-status-slots", {"parts": laid}))
        standing = [
            message("companion-piece-at", {"piece": piece_name(table.spots[spot] % len(PIECES)), "spot": SPOTS[spot]})
            for spot in table.layout.spots
            if table.spots[spot] // len(PIECES) == seat.index
        ]
        if standing:
            lines.append(message("companion-status-buildings", {"parts": standing}))
        inside = [
            Message("companion-workers-at", {"place": section(table, number), "number": count})
            for number in range(SECTIONS + 1)
            if (count := table.workers_at(number, seat.index))
        ]
        if inside:
            lines.append(message("companion-status-castle", {"parts": inside}))
        if seat.manuscripts:
            names = [table.rules.manuscripts[card].name() for card in seat.manuscripts]
            lines.append(message("companion-status-manuscripts", {"parts": names}))
        lines.append(Message("companion-status-cards", {"pile": len(schemes.pile), "future": len(schemes.future)}))
        return lines


def _about(name: str, icon: str, things: dict[str, Message]) -> list[Deed]:
    """About one of these; impossible if there are none."""
    return [Deed(name, [Thing(key, words, counted=False) for key, words in things.items()], icon)] if things else []


def _thing(name: str) -> Message:
    return message(f"companion-thing-{name}")


def gained() -> list[tuple[str, Message]]:
    goods = [(good, Message(f"good-{good}-name")) for good in GOODS[:RESOURCES]]
    others = ("any", "virtue", "corruption", "deed", "debt", "flip", "future", "dismiss")
    return [*goods, *[(name, _thing(name)) for name in others]]
