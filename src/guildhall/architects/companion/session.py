"""The companion of Architects: an opponent of the base game or of Works of Wonder at a real table."""

from __future__ import annotations

import guildhall
from guildhall.architects.companion.commands import Reader
from guildhall.architects.companion.deeds import DEEDS, Stage
from guildhall.architects.companion.questions import workers_at
from guildhall.architects.companion.telling import told_of
from guildhall.architects.names import (
    GOODS,
    GUILDHALL,
    LARGE_CIRCLES,
    MARBLE,
    PRISON,
    SUPPLY,
)
from guildhall.architects.solo.part import part_of
from guildhall.architects.solo.witness import UnknownFact, Witness
from guildhall.architects.table import Table
from guildhall.architects.workers import held_by_others
from guildhall.companion import session
from guildhall.companion.questions import Question
from guildhall.companion.session import Command, Count, Deed, Outcome
from guildhall.engine.message import Message, Value


class Companion(session.Companion):
    """One opponent at one real table.

    >>> from guildhall.architects.companion import Companion
    >>> companion = Companion.new("meddler", expansions=["wonders"], seed=1)
    >>> companion.do("turn")
    >>> companion.question.text
    'Where does the Princess stand?'
    >>> companion.answer("quarry")
    """

    GAME = "architects"

    def lay_out(self) -> Table:
        table = guildhall.definition(self.GAME).start(self.setup, self.seed, False)
        assert isinstance(table, Table)
        # The players' own set-up is theirs.
        table.agenda = []
        table.decision = None
        table.first = 0
        return table

    @property
    def opponent(self) -> str:
        return part_of(self.table).board.key

    def name(self) -> Message:
        return Message(f"opponent-{self.opponent}")

    def read(self, line: str) -> Command:
        return Reader(self.table, self.locale).read(line)

    def deeds(self) -> list[Deed]:
        return [] if self.is_over else Reader(self.table, self.locale).deeds()

    def carry_out(self, command: Command, answers: list[list[int]]) -> Outcome:
        table = self.table.clone()
        table.events = []
        lasting = list(self.lasting)
        # Until an answer is taken over it can be taken back, so the witness gets a copy.
        stage = Stage(table, Witness(answers, self.tells_cards, lasting))
        question: Question | None = None
        try:
            DEEDS[command.name](stage, *command.args)
        except UnknownFact as unknown:
            question = Question(unknown.fact, table, self.locale)
        told = [*told_of(table, table.events or []), *stage.told]
        if question is None:
            table.events = None
            part_of(table).witness = None
        return Outcome(table, told, lasting, question)

    # What is kept.

    def counts(self) -> list[Count]:
        seat, table = self.seat, self.table
        part = part_of(table)
        counts = [
            Count("virtue", seat.virtue, Message("companion-thing-virtue")),
            Count("marble", seat.goods[MARBLE], Message("good-marble-name")),
            Count("debt", seat.unpaid, Message("companion-thing-debt")),
            Count("cathedral", seat.cathedral, Message("companion-thing-cathedral")),
            Count("worker", seat.workers[SUPPLY], Message("place-supply")),
            Count("prison", seat.workers[PRISON], Message("place-prison")),
            Count("cards", len(part.pile), Message("companion-pile")),
        ]
        if part.board.focus is not None:
            from guildhall.architects.wonders.part import part_of as wonders_of

            influence = wonders_of(table).influence[seat.index]
            counts.insert(1, Count("influence", influence, Message("companion-thing-influence")))
            marker = Message("companion-marker-on", {"good": Message(f"good-{GOODS[part.track]}-name")})
            counts.append(Count(GOODS[part.track], part.track + 1, marker))
        return counts

    def status(self) -> list[Message]:
        """Its board: what a person can compare with the table."""
        seat, table = self.seat, self.table
        part = part_of(table)
        args: dict[str, Value] = {
            "opponent": self.name(),
            "virtue": seat.virtue,
            "marble": seat.goods[MARBLE],
            "debts": seat.unpaid,
            "level": seat.cathedral,
        }
        lines = [Message("companion-status", args)]
        if part.board.focus is not None:
            from guildhall.architects.wonders.part import part_of as wonders_of

            influence = wonders_of(table).influence[seat.index]
            marker = Message(f"good-{GOODS[part.track]}-name")
            lines.append(Message("companion-status-works", {"influence": influence, "marker": marker}))
        places = [*range(LARGE_CIRCLES), *range(LARGE_CIRCLES, GUILDHALL + 1), PRISON, SUPPLY]
        there = [workers_at(area, seat.workers[area]) for area in places if seat.workers[area]]
        lines.append(Message("companion-status-workers", {"parts": Message("list", {"parts": there})}))
        held = held_by_others(table, seat)
        if held:
            lines.append(Message("companion-status-held", {"number": held}))
        for owner, count in enumerate(seat.captured):
            if count:
                name = Message(f"seat-{table.rules.seat_keys[owner]}")
                lines.append(Message("companion-status-captured", {"number": count, "seat": name}))
        piles: dict[str, Value] = {"pile": len(part.pile), "future": len(part.future)}
        lines.append(Message("companion-status-cards", piles))
        return lines
