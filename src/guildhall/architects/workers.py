"""Moving Workers: capturing, imprisoning and bringing them home, one function each. A place receives them itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from guildhall.architects.events import CAPTURED, GAINED, LEFT_BOARDS, LEFT_PRISON, SENT_TO_PRISON_EVENT
from guildhall.architects.names import LARGE_CIRCLES, PRISON, SEATS, SENT_TO_PRISON, SILVER, SUPPLY
from guildhall.architects.occasions import Occasion
from guildhall.architects.powers import benefit_all
from guildhall.architects.steps import CountedQuestion, SeatQuestion
from guildhall.engine.agenda import Decision
from guildhall.engine.meaning import COUNT, SEAT, Meaning
from guildhall.engine.message import Message

if TYPE_CHECKING:
    from guildhall.architects.table import Seat, Table


def strength(seat: Seat, place: int) -> int:
    """How many of the player's Workers count at a place."""
    return seat.workers[place] + seat.powers.more_workers[place]


def could_count(seat: Seat, place: int, more: int) -> int:
    """How many could count there if one was placed that counts as so many more."""
    return strength(seat, place) + 1 + more + seat.powers.perhaps_more[place]


def arrive(table: Table, seat: Seat, place: int, action: Decision[Table]) -> None:
    """A visit: what the player's cards bring for it, and its actions.

    A card that counts as a Worker brings an action, so what comes with it may come before the actions or after them.
    """
    benefit_all(table, seat, seat.powers.more_workers_words[place])
    table.push(action)
    seat.powers.trigger(place, table, seat)
    benefit_all(table, seat, seat.powers.more_workers_words[place])


def held_by_others(table: Table, seat: Seat) -> int:
    """How many of the player's Workers lie on other players' boards."""
    held = 0
    for other in table.seats:
        held += other.captured[seat.index]
    return held


def captured_total(seat: Seat) -> int:
    total = 0
    for count in seat.captured:
        total += count
    return total


def capture_group(table: Table, captor: Seat, place: int, owner: int) -> None:
    """Take all Workers of one colour at one large circle."""
    capture(table, captor, place, owner, table.seats[owner].workers[place])


def capture(table: Table, captor: Seat, place: int, owner: int, count: int) -> None:
    """Take that many Workers of one colour: the captor's own go home, others' go to the captor's board."""
    group = table.seats[owner].workers
    group[place] -= count
    if owner == captor.index:
        group[SUPPLY] += count
    else:
        captor.captured[owner] += count
    table.tell(CAPTURED, captor.index, count, owner, place)
    for observer in table.rules.observers:
        observer.captured(table, captor, table.seats[owner], place)


def foreseen(table: Table, captor: Seat, place: int, owner: int) -> Occasion:
    """What capturing that colour at that place is about to do to the captor."""
    occasion = Occasion(place=place)
    for observer in table.rules.observers:
        observer.foresees(table, captor, table.seats[owner], place, occasion)
    return occasion


def send_to_prison(table: Table, captor: Seat) -> None:
    """All captured Workers go to Prison, for 1 Silver each from the supply."""
    total = imprison_captured(table, captor)
    captor.goods[SILVER] += total
    table.tell(GAINED, captor.index, SILVER, total)
    captor.powers.trigger(SENT_TO_PRISON, table, captor)


def imprison_captured(table: Table, captor: Seat) -> int:
    """All captured Workers go to Prison; returns how many."""
    total = 0
    for owner in range(len(table.seats)):
        count = captor.captured[owner]
        if count:
            captor.captured[owner] = 0
            table.seats[owner].workers[PRISON] += count
            total += count
            for observer in table.rules.observers:
                observer.imprisoned(table, table.seats[owner], -1 - captor.index)
    table.tell(SENT_TO_PRISON_EVENT, captor.index, total)
    return total


def imprison_all(table: Table, seat: Seat, area: int) -> None:
    """All the seat's Workers in an area go to Prison."""
    count = seat.workers[area]
    if count:
        seat.workers[area] = 0
        seat.workers[PRISON] += count
        for observer in table.rules.observers:
            observer.imprisoned(table, seat, area)


def free_prisoners(table: Table, seat: Seat, count: int) -> None:
    """That many of the seat's own Workers come home from Prison."""
    if count:
        seat.workers[PRISON] -= count
        seat.workers[SUPPLY] += count
        table.tell(LEFT_PRISON, seat.index, count)
        for observer in table.rules.observers:
            observer.left_prison(table, seat, count)


def free_from_boards(table: Table, seat: Seat) -> None:
    """All the seat's own Workers come home from all other boards."""
    count = 0
    for other in table.seats:
        count += other.captured[seat.index]
        other.captured[seat.index] = 0
    if count:
        seat.workers[SUPPLY] += count
        table.tell(LEFT_BOARDS, seat.index, count)
        for observer in table.rules.observers:
            observer.left_boards(table, seat)


def groups(table: Table, places: int) -> list[int]:
    """The answers for every group that a capture could take, at the large circles whose bit is set in `places`."""
    capture = table.rules.words.capture
    seats = table.seats
    options: list[int] = []
    for place in range(LARGE_CIRCLES):
        if places & (1 << place):
            for owner in seats:
                if owner.workers[place]:
                    options.append(capture[place * len(SEATS) + owner.index])
    return options


ANYWHERE: Final = (1 << LARGE_CIRCLES) - 1


class FreeCapture(CountedQuestion):
    """A capture from a card, free of Silver and Tax: which group do you take? It is not optional, unless the table lets
    players spare their own Workers and nobody else is left."""

    def options(self, table: Table) -> list[int]:
        options = groups(table, ANYWHERE)
        owner = table.rules.vocabulary.b
        if not options or (
            table.rules.options.spare_own_workers and all(owner[word] == self.index for word in options)
        ):
            options.append(table.rules.words.done)
        return options

    def choose(self, table: Table, answer: int) -> None:
        if answer == table.rules.words.done:
            return
        if self.count > 1:
            table.push(FreeCapture(self.index, self.count - 1))
        vocabulary = table.rules.vocabulary
        capture_group(table, table.seats[self.index], vocabulary.a[answer], vocabulary.b[answer])

    def prompt(self, table: Table) -> Message:
        return Message("ask-free-capture", {"number": self.count})


class ReleaseSome(SeatQuestion):
    """How many of your Workers leave Prison?"""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, COUNT)

    def __init__(self, index: int, most: int) -> None:
        super().__init__(index)
        self.most = most

    def args(self) -> list[int]:
        return [self.index, self.most]

    def options(self, table: Table) -> list[int]:
        most = min(self.most, table.seats[self.index].workers[PRISON])
        return [table.rules.words.release[n - 1] for n in range(most, 0, -1)]

    def choose(self, table: Table, answer: int) -> None:
        free_prisoners(table, table.seats[self.index], table.rules.vocabulary.a[answer])
