"""The castle: Workers are placed in its outer ring, climb when there are three of one colour, and are bumped out when
there are too many of all colours. rules/viscounts 5.3.

A section's number is its ring position in tier 1 and five more in tier 2; the room on top comes last.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from guildhall.engine.agenda import Step
from guildhall.engine.meaning import SEAT, Meaning
from guildhall.engine.message import Message
from guildhall.viscounts.constants import SECTION_LIMIT, TRIO, WORKER_STEPS
from guildhall.viscounts.doing import do_now
from guildhall.viscounts.events import (
    BUMPED,
    CLIMBED,
    LEADER_TAKEN,
    REACHED_TOP,
    WORKER_MOVED,
    WORKER_STEPPED,
    WORKERS_PLACED,
)
from guildhall.viscounts.icons import icons_for, lacks_icons, most_from_goods, pay_icons
from guildhall.viscounts.names import NOBODY, PLACE, SECTIONS, SEGMENTS, message, section_name
from guildhall.viscounts.steps import NUMBER, RING_POSITION, SECTION, CountedQuestion, SeatQuestion, SeatStep

if TYPE_CHECKING:
    from guildhall.viscounts.table import Seat, Table

RING: Final = len(SEGMENTS)


# Placing.


def offer_workers(table: Table, seat: Seat, options: list[int]) -> None:
    """The lines of the scale that icons and gold reach. With too few Workers in supply, all of them are placed."""
    if seat.workers == 0:
        return
    icons = icons_for(table, seat, PLACE, table.dismissed) + most_from_goods(table, seat, PLACE)
    for line in range(len(WORKER_STEPS) - 1, -1, -1):
        if WORKER_STEPS[line] <= icons:
            options.append(table.rules.words.workers[line])


def why_no_workers(table: Table, seat: Seat, answer: int) -> Message | None:
    """What keeps a player from placing so many; None if nothing does."""
    if seat.workers == 0:
        return message("why-no-workers")
    return lacks_icons(table, seat, PLACE, WORKER_STEPS[table.rules.vocabulary.a[answer] - 1])


def place_for_icons(table: Table, seat: Seat, count: int) -> None:
    table.push(PlaceWorkers(seat.index, table.position_of(seat), count))
    pay_icons(table, seat, PLACE, WORKER_STEPS[count - 1])


class PlaceWorkers(SeatStep):
    """Into a section of tier 1, as many as there are; then the castle settles."""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, RING_POSITION, NUMBER)

    def __init__(self, index: int, position: int, count: int) -> None:
        super().__init__(index)
        self.position = position
        self.count = count

    def args(self) -> list[int]:
        return [self.index, self.position, self.count]

    def resolve(self, table: Table) -> None:
        place_workers(table, table.seats[self.index], self.position, self.count)


def place_workers(table: Table, seat: Seat, position: int, count: int) -> None:
    count = min(count, seat.workers)
    if count:
        seat.workers -= count
        table.castle[position * len(table.seats) + seat.index] += count
        table.tell(WORKERS_PLACED, seat.index, count, position)
        settle(table)


class FreeWorkers(CountedQuestion):
    """In which section do you place them? Not a Place Workers action."""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, NUMBER)

    def complaint(self, table: Table) -> str:
        return "" if table.seats[self.index].workers else "there is no Worker to place"

    def options(self, table: Table) -> list[int]:
        return table.rules.words.place

    def choose(self, table: Table, answer: int) -> None:
        position = table.layout.position[table.rules.vocabulary.a[answer]]
        place_workers(table, table.seats[self.index], position, self.count)

    def asks(self, table: Table) -> Message:
        return message("ask-free-workers", {"number": min(self.count, table.seats[self.index].workers)})


# Settling.


def settle(table: Table) -> None:
    """The castle is resolved, unless that is going on already: then it looks again by itself."""
    if not table.settling:
        table.settling = True
        table.push(SETTLE)


class SettleCastle(Step["Table"]):
    """Workers climb, tier 1 before tier 2, the active player's first; when none can, sections are cleared."""

    def resolve(self, table: Table) -> None:
        count = len(table.seats)
        for i in range(count):
            if _climbs(table, (table.active + i) % count):
                return
        table.push(CLEAR)


def _climbs(table: Table, index: int) -> bool:
    """Let a Worker of this seat climb, if one can."""
    ready = trios(table, index)
    if ready:
        table.push(SETTLE)
        if len(ready) == 1:
            climb(table, index, ready[0])
        else:
            table.push(WhichClimbs(index))
        return True
    seats = len(table.seats)
    # Which of several goes first makes no difference here.
    for section in range(RING, SECTIONS):
        if table.castle[section * seats + index] >= TRIO:
            table.push(SETTLE)
            reach_top(table, index, section)
            return True
    return False


def trios(table: Table, index: int) -> list[int]:
    """The sections of tier 1 from which a Worker of this seat can climb."""
    seats = len(table.seats)
    castle = table.castle
    found: list[int] = []
    for position in range(RING):
        if castle[position * seats + index] >= TRIO:
            found.append(position)
    return found


def climb(table: Table, index: int, position: int) -> None:
    """Of three Workers one goes up, which has its effect at once; then one goes to each side."""
    seats = len(table.seats)
    table.castle[position * seats + index] -= TRIO
    table.castle[(RING + position) * seats + index] += 1
    wedge = table.layout.wedge[position]
    table.tell(CLIMBED, index, position, RING + position, wedge)
    table.push(SideSteps(index, position))
    do_now(table, index, table.rules.wedge_effects[wedge])


class SideSteps(SeatStep):
    """Two Workers of a trio go to the sections beside it. Until then they can do nothing else (ruling VD2)."""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, RING_POSITION)

    def __init__(self, index: int, position: int) -> None:
        super().__init__(index)
        self.position = position

    def args(self) -> list[int]:
        return [self.index, self.position]

    def resolve(self, table: Table) -> None:
        seats = len(table.seats)
        for to in ((self.position + 1) % RING, (self.position - 1) % RING):
            table.castle[to * seats + self.index] += 1
            table.tell(WORKER_STEPPED, self.index, self.position, to)


def reach_top(table: Table, index: int, section: int) -> None:
    seats = len(table.seats)
    table.castle[section * seats + index] -= 1
    table.castle[SECTIONS * seats + index] += 1
    table.tell(REACHED_TOP, index, section)
    leader = table.leader
    if leader != index and (leader == NOBODY or table.workers_at(SECTIONS, index) > table.workers_at(SECTIONS, leader)):
        table.leader = index
        table.tell(LEADER_TAKEN, index)
    do_now(table, index, table.rules.wedge_effects[RING])


class WhichClimbs(SeatQuestion):
    """From which section does a Worker climb first?"""

    def complaint(self, table: Table) -> str:
        return "" if trios(table, self.index) else "no Worker can climb"

    def options(self, table: Table) -> list[int]:
        words = table.rules.words.climb
        ring = table.layout.ring
        return [words[ring[position]] for position in trios(table, self.index)]

    def choose(self, table: Table, answer: int) -> None:
        climb(table, self.index, table.layout.position[table.rules.vocabulary.a[answer]])


# Bumping.


class ClearSections(Step["Table"]):
    """Sections with too many Workers send some back to their owners. The active player chooses."""

    def resolve(self, table: Table) -> None:
        for section in range(SECTIONS):
            if crowd(table, section) > SECTION_LIMIT:
                table.push(self)
                table.push(WhomToBump(table.active, section))
                return
        table.settling = False


def crowd(table: Table, section: int) -> int:
    """The Workers of all colours in a section."""
    seats = len(table.seats)
    castle = table.castle
    count = 0
    for i in range(section * seats, section * seats + seats):
        count += castle[i]
    return count


def bump(table: Table, index: int, section: int, owner: int) -> None:
    """It goes back to its owner, who gains something for it."""
    table.castle[section * len(table.seats) + owner] -= 1
    table.seats[owner].workers += 1
    table.tell(BUMPED, index, owner, section)
    do_now(table, owner, table.rules.bumped[section // RING])


class WhomToBump(SeatQuestion):
    """Whose Worker leaves this section?"""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, SECTION)

    def __init__(self, index: int, section: int) -> None:
        super().__init__(index)
        self.section = section

    def args(self) -> list[int]:
        return [self.index, self.section]

    def complaint(self, table: Table) -> str:
        return "" if crowd(table, self.section) > SECTION_LIMIT else "this section is not too full"

    def options(self, table: Table) -> list[int]:
        tier, position = divmod(self.section, RING)
        words = table.rules.words.bump[tier][table.layout.ring[position]]
        return [words[owner] for owner in range(len(table.seats)) if table.workers_at(self.section, owner)]

    def choose(self, table: Table, answer: int) -> None:
        bump(table, self.index, self.section, table.rules.vocabulary.a[answer])

    def asks(self, table: Table) -> Message:
        tier, position = divmod(self.section, RING)
        return message("ask-whom-to-bump", {"section": section_name(tier, table.layout.ring[position])})


# Moving a Worker.


def has_workers_below(table: Table, seat: Seat) -> bool:
    """In tier 1."""
    seats = len(table.seats)
    for position in range(RING):
        if table.castle[position * seats + seat.index]:
            return True
    return False


class MoveWorker(SeatQuestion):
    """Which of your Workers in tier 1 goes to a neighbouring section, if any?"""

    def options(self, table: Table) -> list[int]:
        words = table.rules.words
        ring = table.layout.ring
        seats = len(table.seats)
        options = [words.done]
        for position in range(RING):
            if table.castle[position * seats + self.index]:
                shifts = words.shift[ring[position]]
                options.append(shifts[ring[(position + 1) % RING]])
                options.append(shifts[ring[(position - 1) % RING]])
        return options

    def words(self, table: Table) -> list[int]:
        return [word for shifts in table.rules.words.shift for word in shifts if word >= 0]

    def refusal(self, table: Table, answer: int) -> Message | None:
        if answer not in self.words(table):
            return None
        position = table.layout.position[table.rules.vocabulary.a[answer]]
        if not table.workers_at(position, self.index):
            return message("why-no-worker-there")
        return message("why-not-beside-section")

    def choose(self, table: Table, answer: int) -> None:
        if answer == table.rules.words.done:
            return
        vocabulary = table.rules.vocabulary
        start = table.layout.position[vocabulary.a[answer]]
        end = table.layout.position[vocabulary.b[answer]]
        seats = len(table.seats)
        table.castle[start * seats + self.index] -= 1
        table.castle[end * seats + self.index] += 1
        table.tell(WORKER_MOVED, self.index, start, end)
        settle(table)


SETTLE: Final = SettleCastle()
CLEAR: Final = ClearSections()
