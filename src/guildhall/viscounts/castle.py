"""The castle: Workers are placed in its outer ring, climb when there are three of one colour, and are bumped out when
there are too many of all colours.

A section's number is its ring position in tier 1 and five more in tier 2.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from guildhall.engine.meaning import SEAT, Meaning
from guildhall.engine.message import Message
from guildhall.viscounts.answers import SHIFT
from guildhall.viscounts.cards.tokens import ANY, PLACE
from guildhall.viscounts.constants import CLIMBERS, SECTION_LIMIT, WORKER_STEPS
from guildhall.viscounts.events import (
    BUMPED,
    CLIMBED,
    LEADER_TAKEN,
    REACHED_TOP,
    WORKER_SHIFTED,
    WORKERS_PLACED,
)
from guildhall.viscounts.icons import icons_for, lacks_icons, pay_for_icons, resources_for
from guildhall.viscounts.names import NOBODY, SECTIONS, SEGMENTS, message, section_name
from guildhall.viscounts.steps import SECTION, SeatQuestion, SeatStep

if TYPE_CHECKING:
    from guildhall.viscounts.table import Seat, Table

RING: Final = len(SEGMENTS)


# Placing.


def offer_workers(table: Table, seat: Seat, options: list[int]) -> None:
    """As many as icons and gold allow, and as there are in supply."""
    icons = icons_for(table, seat, PLACE)
    for count in range(1, min(len(WORKER_STEPS), seat.workers) + 1):
        if resources_for(table, seat, PLACE, WORKER_STEPS[count - 1] - icons) < 0:
            return
        options.append(table.rules.words.workers[count - 1])


def why_no_workers(table: Table, seat: Seat, answer: int) -> Message | None:
    """What keeps a player from placing so many; None if nothing does."""
    count = table.rules.vocabulary.a[answer]
    if count > seat.workers:
        return message("why-workers", {"number": seat.workers})
    return lacks_icons(table, seat, PLACE, WORKER_STEPS[count - 1])


def place_for_icons(table: Table, seat: Seat, count: int) -> None:
    pay_for_icons(table, seat, PLACE, WORKER_STEPS[count - 1])
    place_workers(table, seat, count)


def place_workers(table: Table, seat: Seat, count: int) -> None:
    """Into the section at the viscount's ring position, as many as there are; then the castle settles."""
    count = min(count, seat.workers)
    if count == 0:
        return
    section = table.position_of(seat)
    seat.workers -= count
    table.castle[section * len(table.seats) + seat.index] += count
    table.tell(WORKERS_PLACED, seat.index, count, section)
    table.push(SettleCastle(seat.index))


# Climbing.


class SettleCastle(SeatStep):
    """Own Workers climb, tier 1 before tier 2, until none can; then sections are cleared."""

    def resolve(self, table: Table) -> None:
        ready = climbing_sections(table, self.index)
        if ready:
            if len(ready) == 1 or self.index == table.rules.automaton:
                climb(table, self.index, ready[0])
            else:
                table.push(WhichClimbs(self.index))
            return
        # Which of several goes first makes no difference here.
        for section in range(RING, SECTIONS):
            if table.workers_at(section, self.index) >= CLIMBERS:
                reach_top(table, self.index, section)
                return
        table.push(ClearSections(self.index))


def climbing_sections(table: Table, index: int) -> list[int]:
    return [section for section in range(RING) if table.workers_at(section, index) >= CLIMBERS]


def climb(table: Table, index: int, position: int) -> None:
    """Of three Workers one goes up and one to each side; the section reached gives its reward."""
    from guildhall.viscounts.effects import queue

    seats = len(table.seats)
    castle = table.castle
    castle[position * seats + index] -= CLIMBERS
    castle[(RING + position) * seats + index] += 1
    castle[(position + 1) % RING * seats + index] += 1
    castle[(position - 1) % RING * seats + index] += 1
    table.tell(CLIMBED, index, position)
    table.push(SettleCastle(index))
    queue(table, index, table.rules.wedges[table.layout.wedge[position]].effects)


def reach_top(table: Table, index: int, section: int) -> None:
    from guildhall.viscounts.effects import Resolve

    seats = len(table.seats)
    castle = table.castle
    castle[section * seats + index] -= 1
    castle[SECTIONS * seats + index] += 1
    table.tell(REACHED_TOP, index, section)
    table.push(SettleCastle(index))
    leader = table.leader
    if leader != index and (leader == NOBODY or table.workers_at(SECTIONS, index) > table.workers_at(SECTIONS, leader)):
        table.leader = index
        table.tell(LEADER_TAKEN, index)
    table.push(Resolve(index, ANY, 1))


class WhichClimbs(SeatQuestion):
    """From which section does a Worker climb first?"""

    def options(self, table: Table) -> list[int]:
        words = table.rules.words
        return [words.climb[table.layout.ring[section]] for section in climbing_sections(table, self.index)]

    def choose(self, table: Table, answer: int) -> None:
        climb(table, self.index, table.layout.position[table.rules.vocabulary.a[answer]])


# Bumping.


class ClearSections(SeatStep):
    """Sections with too many Workers send some back to their owners."""

    def resolve(self, table: Table) -> None:
        for section in range(SECTIONS):
            if crowd(table, section) > SECTION_LIMIT:
                table.push(self)
                if self.index == table.rules.automaton:
                    bump(table, self.index, section, self._bumped_by_cards(table, section))
                else:
                    table.push(WhomToBump(self.index, section))
                return

    def _bumped_by_cards(self, table: Table, section: int) -> int:
        """Others first, then its own."""
        for owner in range(len(table.seats)):
            if owner != self.index and table.workers_at(section, owner):
                return owner
        return self.index


def crowd(table: Table, section: int) -> int:
    """The Workers of all colours in a section."""
    count = 0
    for owner in range(len(table.seats)):
        count += table.workers_at(section, owner)
    return count


def bump(table: Table, index: int, section: int, owner: int) -> None:
    table.castle[section * len(table.seats) + owner] -= 1
    table.seats[owner].workers += 1
    table.tell(BUMPED, index, owner, section)


class WhomToBump(SeatQuestion):
    """Whose Worker leaves this section?"""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, SECTION)

    def __init__(self, index: int, section: int) -> None:
        super().__init__(index)
        self.section = section

    def args(self) -> list[int]:
        return [self.index, self.section]

    def options(self, table: Table) -> list[int]:
        tier, position = divmod(self.section, RING)
        words = table.rules.words.bump[tier][table.layout.ring[position]]
        return [words[owner] for owner in range(len(table.seats)) if table.workers_at(self.section, owner)]

    def choose(self, table: Table, answer: int) -> None:
        bump(table, self.index, self.section, table.rules.vocabulary.a[answer])

    def prompt(self, table: Table) -> Message:
        tier, position = divmod(self.section, RING)
        return message("ask-whom-to-bump", {"section": section_name(tier, table.layout.ring[position])})


# Shifting.


class ShiftWorker(SeatQuestion):
    """Which of your Workers goes to a neighbouring section of its tier, if any?"""

    def options(self, table: Table) -> list[int]:
        words = table.rules.words
        ring = table.layout.ring
        options = [words.done]
        for section in range(SECTIONS):
            if table.workers_at(section, self.index):
                tier, position = divmod(section, RING)
                shifts = words.shift[tier][ring[position]]
                options.append(shifts[ring[(position + 1) % RING]])
                options.append(shifts[ring[(position - 1) % RING]])
        return options

    def choose(self, table: Table, answer: int) -> None:
        vocabulary = table.rules.vocabulary
        if vocabulary.verb[answer] != SHIFT:
            return
        tier, segment = divmod(vocabulary.a[answer], RING)
        section = tier * RING + table.layout.position[segment]
        to = tier * RING + table.layout.position[vocabulary.b[answer]]
        seats = len(table.seats)
        table.castle[section * seats + self.index] -= 1
        table.castle[to * seats + self.index] += 1
        table.tell(WORKER_SHIFTED, self.index, section, to)
        table.push(SettleCastle(self.index))
