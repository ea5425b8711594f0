"""Phase 2: the viscount moves along the roads, exactly as far as the card says and as extra spaces are added."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.engine.message import Message
from guildhall.viscounts.cards.tokens import EXTRA_MOVE_FREE
from guildhall.viscounts.constants import BUILDINGS_EACH
from guildhall.viscounts.deck import Rearrange
from guildhall.viscounts.events import MOVED
from guildhall.viscounts.icons import lacks_silver, modifier
from guildhall.viscounts.names import SILVER, WORKSHOP, message
from guildhall.viscounts.steps import SeatQuestion

if TYPE_CHECKING:
    from guildhall.viscounts.table import Seat, Table


def free_extras(table: Table, seat: Seat) -> int:
    """Extra spaces that cost nothing: the third workshop and cards."""
    return modifier(table, seat, EXTRA_MOVE_FREE) + (seat.built[WORKSHOP] == BUILDINGS_EACH)


class WhereToMove(SeatQuestion):
    """Where does your viscount go? Each space within reach, at its lowest price."""

    def options(self, table: Table) -> list[int]:
        seat = table.seats[self.index]
        free = free_extras(table, seat)
        farthest = free + seat.goods[SILVER]
        words = table.rules.words.move
        options: list[int] = []
        ends = table.layout.ends[seat.space][table.distance]
        extras = table.layout.extras[seat.space][table.distance]
        for i in range(len(ends)):
            extra = extras[i]
            if extra > farthest:
                break
            options.append(words[ends[i]][extra - free if extra > free else 0])
        return options

    def words(self, table: Table) -> list[int]:
        return [paid[0] for paid in table.rules.words.move]

    def refusal(self, table: Table, answer: int) -> Message | None:
        seat = table.seats[self.index]
        space = table.rules.vocabulary.a[answer]
        if answer not in table.rules.words.move[space]:
            return None
        ends = table.layout.ends[seat.space][table.distance]
        if space not in ends:
            return message("why-not-there", {"number": table.distance})
        needed = table.layout.extras[seat.space][table.distance][ends.index(space)] - free_extras(table, seat)
        return lacks_silver(seat, needed)

    def choose(self, table: Table, answer: int) -> None:
        vocabulary = table.rules.vocabulary
        seat = table.seats[self.index]
        paid = vocabulary.b[answer]
        seat.goods[SILVER] -= paid
        arrive(table, seat, vocabulary.a[answer], paid)


def arrive(table: Table, seat: Seat, space: int, paid: int = 0) -> None:
    """Whoever stands there already may rearrange the cards on the own player board, in turn order."""
    seat.space = space
    table.tell(MOVED, seat.index, space, paid)
    count = len(table.seats)
    for i in range(count - 1, 0, -1):
        index = (seat.index + i) % count
        if table.seats[index].space == space:
            table.push(Rearrange(index))
