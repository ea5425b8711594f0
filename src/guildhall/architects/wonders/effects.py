"""What Buildings of this expansion do, count and keep for the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from guildhall.architects.counting import Count
from guildhall.architects.effects import Effect, Series
from guildhall.architects.hiring import ROWS, HireForFree, clear_space, fill_display, foresee_hire
from guildhall.architects.names import AREAS, FOREST, SILVERSMITH, SUPPLY
from guildhall.architects.steps import BUILDING, CIRCLE, SeatQuestion, SeatStep
from guildhall.architects.wonders.names import SLOTS
from guildhall.architects.wonders.part import part_of
from guildhall.architects.workers import captured_total, send_to_prison
from guildhall.engine.meaning import SEAT, Meaning
from guildhall.engine.message import Message

if TYPE_CHECKING:
    from guildhall.architects.occasions import Occasion
    from guildhall.architects.table import Seat, Table


GIVING: Final = (FOREST, SILVERSMITH)


class Then(Series):
    """Two effects of a Building, the second one only when all that the first one asks has been answered."""

    def begin(self, table: Table, seat: Seat, card: int) -> None:
        table.push(SecondEffect(seat.index, card))
        self.first.begin(table, seat, card)

    def with_numbers(self, numbers: dict[str, int]) -> Then:
        changed = super().with_numbers(numbers)
        return Then(changed.first, changed.second)


class SecondEffect(SeatStep):
    """The second effect of a Building that has two."""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, BUILDING)

    def __init__(self, index: int, card: int) -> None:
        super().__init__(index)
        self.card = card

    def args(self) -> list[int]:
        return [self.index, self.card]

    def resolve(self, table: Table) -> None:
        effect = table.rules.buildings[self.card].built
        if isinstance(effect, Then):
            effect.second.begin(table, table.seats[self.index], self.card)


class PlaceWorker(Effect):
    """Place one more own Worker at a place and resolve it, if that can be done."""

    def __init__(self, area: int) -> None:
        self.area = area

    def apply(self, table: Table, seat: Seat) -> None:
        table.push(WhomToPlace(seat.index, self.area))

    def foresee(self, table: Table, seat: Seat, occasion: Occasion) -> None:
        # At a place that only gives, nothing matters but what may be contributed there.
        occasion.is_open = self.area not in GIVING or part_of(table).princess == self.area

    def message(self) -> Message:
        return Message("place-worker", {"place": Message(f"the-{AREAS[self.area]}")})


class WhomToPlace(SeatQuestion):
    """Which Worker do you place there?"""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, CIRCLE)

    def __init__(self, index: int, area: int) -> None:
        super().__init__(index)
        self.area = area

    def args(self) -> list[int]:
        return [self.index, self.area]

    def options(self, table: Table) -> list[int]:
        seat = table.seats[self.index]
        options: list[int] = []
        if seat.workers[SUPPLY]:
            for place in table.rules.places:
                if place.area == self.area and place.is_open_to(table, seat, 0):
                    options.append(place.word)
        return options if options else [table.rules.words.done]

    def choose(self, table: Table, answer: int) -> None:
        if answer != table.rules.words.done:
            table.rules.places[table.rules.vocabulary.a[answer]].receive(table, table.seats[self.index])

    def prompt(self, table: Table) -> Message:
        return Message("ask-whom-to-place", {"place": Message(f"the-{AREAS[self.area]}")})


class NewClass(Effect):
    """All face-up Apprentices but those of the last column leave; then any one is hired for free."""

    def apply(self, table: Table, seat: Seat) -> None:
        columns = table.rules.columns
        for row in range(ROWS):
            for column in range(columns - 1):
                clear_space(table, row * columns + column)
        fill_display(table)
        table.push(HireForFree(seat.index))

    def foresee(self, table: Table, seat: Seat, occasion: Occasion) -> None:
        foresee_hire(table, occasion, list(range(len(table.rules.apprentices))))

    def message(self) -> Message:
        return Message("new-class")


class ImprisonCaptured(Effect):
    """All captured Workers go to Prison, for 1 Silver each."""

    def apply(self, table: Table, seat: Seat) -> None:
        if captured_total(seat):
            send_to_prison(table, seat)

    def message(self) -> Message:
        return Message("imprison-captured")


# What they count.


class InfluenceHeld(Count):
    def of(self, table: Table, seat: Seat) -> int:
        return part_of(table).influence[seat.index]

    def message(self, per: int) -> Message:
        return Message("count-influence", {"number": per})


class WondersOwned(Count):
    def of(self, table: Table, seat: Seat) -> int:
        first = part_of(table).rows.first
        return sum(1 for card in seat.buildings if first <= card < first + SLOTS)

    def message(self, per: int) -> Message:
        return Message("count-wonders", {"number": per})


class WorkersInSupply(Count):
    def of(self, table: Table, seat: Seat) -> int:
        return seat.workers[SUPPLY]

    def message(self, per: int) -> Message:
        return Message("count-supply", {"number": per})


class BuildingsWithLevels(Count):
    """Pairs of an own Building and an own Cathedral level."""

    def of(self, table: Table, seat: Seat) -> int:
        return min(len(seat.buildings), seat.cathedral)

    def message(self, per: int) -> Message:
        return Message("count-pairs", {"number": per})
