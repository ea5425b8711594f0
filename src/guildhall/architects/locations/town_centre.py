"""The Town Centre: up to one capture for each own Worker here.

The first costs 1 Tax, each further one 1 Silver. A capture takes all Workers of one colour at one large circle. With
up to three players the captures of a turn may use two places, with more players one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from guildhall.architects.answers import CAPTURE
from guildhall.architects.hiring import (
    interlude,
    interlude_words,
    offer_interludes,
    why_no_interlude,
    with_interludes,
)
from guildhall.architects.lacking import why_unaffordable
from guildhall.architects.locations.place import Place
from guildhall.architects.names import (
    CAPTURE_LESS,
    FOR_CAPTURE,
    FOR_FIRST_CAPTURE,
    FOR_FIRST_OF_SEVERAL,
    LARGE_CIRCLES,
    SEATS,
    TOWN_CENTRE,
)
from guildhall.architects.occasions import Occasion
from guildhall.architects.paying import Price, can_afford, pay
from guildhall.architects.powers import benefit_all
from guildhall.architects.steps import CIRCLE, CIRCLES, SeatQuestion, SeatStep
from guildhall.architects.workers import ANYWHERE, arrive, capture_group, could_count, foreseen, groups
from guildhall.engine.meaning import COUNT, SEAT, Meaning
from guildhall.engine.message import Message

if TYPE_CHECKING:
    from guildhall.architects.table import Seat, Table

FIRST_CAPTURE: Final = Price(tax=1, purpose=FOR_FIRST_CAPTURE)
FIRST_OF_SEVERAL: Final = Price(tax=1, purpose=FOR_FIRST_OF_SEVERAL)
FURTHER_CAPTURE: Final = Price(silver=1, purpose=FOR_CAPTURE)
NOTHING: Final = Price(purpose=FOR_CAPTURE)


class TownCentre(Place):
    def is_open_to(self, table: Table, seat: Seat, more: int) -> bool:
        if can_afford(table, seat, FIRST_CAPTURE) or self.calls(table, seat):
            return True
        if could_count(seat, TOWN_CENTRE, more) == 1 or seat.powers.numbers[CAPTURE_LESS] == 0:
            return False
        if not can_afford(table, seat, FIRST_OF_SEVERAL):
            return False
        found = groups(table, ANYWHERE)
        own = table.rules.words.capture[TOWN_CENTRE * len(SEATS) + seat.index]
        if own not in found:
            found.append(own)
        return any(another_may_follow(table, found, group) for group in found)

    def why_closed(self, table: Table, seat: Seat) -> Message:
        return why_unaffordable(table, seat, FIRST_CAPTURE) or super().why_closed(table, seat)

    def visit(self, table: Table, seat: Seat, n: int) -> None:
        arrive(table, seat, TOWN_CENTRE, WhomToCapture(seat.index, n, 0, 0, seat.powers.numbers[CAPTURE_LESS]))


def another_may_follow(table: Table, found: list[int], group: int) -> bool:
    """Is there another group that could be captured after this one?"""
    if table.rules.capture_places > 1:
        return len(found) > 1
    place = table.rules.vocabulary.a
    return any(place[other] == place[group] for other in found if other != group)


def another_is_owed(table: Table) -> bool:
    """Has a card's help been used for the first capture of a visit, for the sake of a further one?"""
    return any(helper.wants_another_capture(table) for helper in table.rules.helpers)


class WhomToCapture(SeatQuestion):
    """Whom do you capture?

    `left` captures may still be made, `made` have been, at the places whose bits are set in `places`; `discount` is
    the Silver that cards still spare in this visit, never the Tax.
    """

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, COUNT, COUNT, CIRCLES, COUNT)

    def __init__(self, index: int, left: int, made: int, places: int, discount: int) -> None:
        super().__init__(index)
        self.left = left
        self.made = made
        self.places = places
        self.discount = discount

    def args(self) -> list[int]:
        return [self.index, self.left, self.made, self.places, self.discount]

    def _groups(self, table: Table) -> list[int]:
        full = self.places.bit_count() >= table.rules.capture_places
        return groups(table, self.places if full else ANYWHERE)

    def _price(self, table: Table, group: int) -> Price:
        if self.made:
            return NOTHING if self.discount > 0 else FURTHER_CAPTURE
        if self.left > 1 and self.discount > 0 and another_may_follow(table, self._groups(table), group):
            return FIRST_OF_SEVERAL
        return FIRST_CAPTURE

    def _affordable(self, table: Table, seat: Seat) -> list[int]:
        if self.made or self.discount == 0:
            # Each of them costs the same.
            price = self._price(table, -1)
            return self._groups(table) if can_afford(table, seat, price) else []
        return [group for group in self._groups(table) if can_afford(table, seat, self._price(table, group))]

    def _owed(self, table: Table) -> bool:
        """Must this capture be made? If a card's help paid for the first one, a further one has to follow."""
        return self.made == 1 and another_is_owed(table)

    def options(self, table: Table) -> list[int]:
        seat = table.seats[self.index]
        options = self._affordable(table, seat)
        if options and self._owed(table):
            return options
        options.append(table.rules.words.done)
        offer_interludes(table, seat, options)
        return options

    def words(self, table: Table) -> list[int]:
        words = groups(table, ANYWHERE)
        for place in range(LARGE_CIRCLES):
            words.append(table.rules.words.capture[place * len(SEATS) + self.index])
        return words + interlude_words(table, table.seats[self.index])

    def refusal(self, table: Table, answer: int) -> Message | None:
        seat = table.seats[self.index]
        if table.rules.vocabulary.verb[answer] != CAPTURE:
            return why_no_interlude(table, seat, answer)
        if answer in self._groups(table):
            return why_unaffordable(table, seat, self._price(table, answer))
        if answer in groups(table, ANYWHERE):
            return Message("why-other-places", {"number": table.rules.capture_places})
        return Message("why-nobody-here")

    def choose(self, table: Table, answer: int) -> None:
        seat = table.seats[self.index]
        vocabulary = table.rules.vocabulary
        if vocabulary.verb[answer] == CAPTURE:
            place = vocabulary.a[answer]
            price = self._price(table, answer)
            if self.left > 1:
                spared = 1 if self.made and self.discount else 0
                places = self.places | 1 << place
                table.push(WhomToCapture(self.index, self.left - 1, self.made + 1, places, self.discount - spared))
            table.push(MakeCapture(self.index, place, vocabulary.b[answer], self.made))
            pay(table, seat, price)
        elif answer != table.rules.words.done:
            interlude(table, seat, answer, self)

    def prompt(self, table: Table) -> Message:
        question = Message("ask-whom-to-capture", {"number": self.left})
        return with_interludes(table, table.seats[self.index], question)


class MakeCapture(SeatStep):
    """A capture that has been paid for, after `made` others; each of those that spare Silver serves one further one."""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, CIRCLE, SEAT, COUNT)

    def __init__(self, index: int, place: int, owner: int, made: int) -> None:
        super().__init__(index)
        self.place = place
        self.owner = owner
        self.made = made

    def args(self) -> list[int]:
        return [self.index, self.place, self.owner, self.made]

    def occasion(self, table: Table) -> Occasion:
        return foreseen(table, table.seats[self.index], self.place, self.owner)

    def sparing(self, seat: Seat) -> list[int]:
        """The word of the card thanks to which this capture costs less, if there is one."""
        return seat.powers.number_words[CAPTURE_LESS][self.made - 1 : self.made] if self.made else []

    def still_stands(self, table: Table) -> bool:
        """Somebody is left to capture, and somebody else for a further capture that has to follow."""
        found = groups(table, ANYWHERE)
        group = table.rules.words.capture[self.place * len(SEATS) + self.owner]
        if group not in found:
            return False
        return self.made > 0 or not another_is_owed(table) or another_may_follow(table, found, group)

    def resolve(self, table: Table) -> None:
        seat = table.seats[self.index]
        sparing = self.sparing(seat)
        if table.rules.captures_are_settled_before_tools:
            benefit_all(table, seat, sparing)
        capture_group(table, seat, self.place, self.owner)
        if not table.rules.captures_are_settled_before_tools:
            benefit_all(table, seat, sparing)
