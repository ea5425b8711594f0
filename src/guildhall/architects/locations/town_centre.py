"""The Town Centre: up to one capture for each own Worker here.

The first costs 1 Tax, each further one 1 Silver. A capture takes all Workers of one colour at one large circle. With
up to three players the captures of a turn may use two places, with more players one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from guildhall.architects.answers import CAPTURE
from guildhall.architects.hiring import DismissApprentice, offer_dismissal
from guildhall.architects.locations.place import Place
from guildhall.architects.names import CAPTURE_LESS, FOR_SERVICE, TOWN_CENTRE
from guildhall.architects.paying import Price, can_afford, pay
from guildhall.architects.workers import ANYWHERE, capture_group, groups
from guildhall.engine.agenda import Decision, Step
from guildhall.engine.message import Message

if TYPE_CHECKING:
    from guildhall.architects.table import Seat, Table

FIRST_CAPTURE: Final = Price(tax=1, purpose=FOR_SERVICE)
FURTHER_CAPTURE: Final = Price(silver=1, purpose=FOR_SERVICE)
NOTHING: Final = Price(purpose=FOR_SERVICE)


class TownCentre(Place):
    def is_open_to(self, table: Table, seat: Seat) -> bool:
        return can_afford(seat, FIRST_CAPTURE)

    def visit(self, table: Table, seat: Seat, n: int) -> None:
        table.push(WhomToCapture(seat.index, n, 0, 0, seat.powers.numbers[CAPTURE_LESS]))
        seat.powers.trigger(TOWN_CENTRE, table, seat)


class WhomToCapture(Decision["Table"]):
    """Whom do you capture?

    `left` captures may still be made, `made` have been, at the places whose bits are set in `places`; `discount` is
    the Silver that cards still spare in this visit, never the Tax.
    """

    def __init__(self, index: int, left: int, made: int, places: int, discount: int) -> None:
        self.index = index
        self.left = left
        self.made = made
        self.places = places
        self.discount = discount

    def args(self) -> list[int]:
        return [self.index, self.left, self.made, self.places, self.discount]

    def seat(self, table: Table) -> int:
        return self.index

    def _price(self) -> Price:
        if self.made == 0:
            return FIRST_CAPTURE
        return NOTHING if self.discount > 0 else FURTHER_CAPTURE

    def options(self, table: Table) -> list[int]:
        seat = table.seats[self.index]
        options: list[int] = []
        if can_afford(seat, self._price()):
            used = self.places
            full = used.bit_count() >= table.rules.capture_places
            options = groups(table, used if full else ANYWHERE)
        options.append(table.rules.words.done)
        if len(options) > 1:
            offer_dismissal(table, seat, options)
        return options

    def choose(self, table: Table, answer: int) -> None:
        seat = table.seats[self.index]
        if table.rules.vocabulary.verb[answer] == CAPTURE:
            place = table.rules.vocabulary.a[answer]
            if self.left > 1:
                spared = 1 if self.made and self.discount else 0
                table.push(
                    WhomToCapture(
                        self.index, self.left - 1, self.made + 1, self.places | 1 << place, self.discount - spared
                    )
                )
            table.push(MakeCapture(self.index, place, table.rules.vocabulary.b[answer]))
            pay(table, seat, self._price())
        elif answer == table.rules.words.dismiss_one:
            table.push(self)
            table.push(DismissApprentice(self.index))

    def prompt(self, table: Table) -> Message:
        return Message("ask-whom-to-capture", {"number": self.left})


class MakeCapture(Step["Table"]):
    """A capture that has been paid for."""

    def __init__(self, index: int, place: int, owner: int) -> None:
        self.index = index
        self.place = place
        self.owner = owner

    def args(self) -> list[int]:
        return [self.index, self.place, self.owner]

    def resolve(self, table: Table) -> None:
        capture_group(table, table.seats[self.index], self.place, self.owner)
