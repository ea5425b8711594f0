"""Phase 2: the viscount moves along the roads, exactly as far as the card says and as extra spaces are added.
rules/viscounts 4.2."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.engine.message import Message
from guildhall.viscounts.board import BY_FREE, BY_SILVER, FARTHEST, MOVES_FROM
from guildhall.viscounts.doing import Do
from guildhall.viscounts.events import MOVED
from guildhall.viscounts.icons import lacks_silver
from guildhall.viscounts.names import SILVER, TP1, message
from guildhall.viscounts.steps import SeatQuestion

if TYPE_CHECKING:
    from guildhall.viscounts.table import Seat, Table


def free_extras(seat: Seat) -> int:
    """Extra spaces that cost nothing: the first trading post."""
    return seat.built >> TP1 & 1


class WhereToMove(SeatQuestion):
    """Where does your viscount go? Each space within reach, at its lowest price."""

    def options(self, table: Table) -> list[int]:
        seat = table.seats[self.index]
        layout = table.layout
        free = free_extras(seat)
        silver = seat.goods[SILVER]
        if silver > FARTHEST:
            silver = FARTHEST
        number = seat.space * MOVES_FROM + table.distance * BY_FREE + free * BY_SILVER + silver
        options = layout.moves[number]
        if options is None:
            words = table.rules.words.move
            ends = layout.ends[seat.space][table.distance]
            extras = layout.extras[seat.space][table.distance]
            reached = [i for i in range(len(ends)) if extras[i] <= free + silver]
            options = [words[ends[i]][max(0, extras[i] - free)] for i in reached]
            layout.moves[number] = options
        return options

    def words(self, table: Table) -> list[int]:
        """Every space, at its lowest price."""
        seat = table.seats[self.index]
        free = free_extras(seat)
        ends = table.layout.ends[seat.space][table.distance]
        extras = table.layout.extras[seat.space][table.distance]
        move = table.rules.words.move
        return [move[end][max(0, extras[i] - free)] for i, end in enumerate(ends)]

    def refusal(self, table: Table, answer: int) -> Message | None:
        seat = table.seats[self.index]
        space = table.rules.vocabulary.a[answer]
        if answer not in table.rules.words.move[space]:
            return None
        ends = table.layout.ends[seat.space][table.distance]
        needed = table.layout.extras[seat.space][table.distance][ends.index(space)] - free_extras(seat)
        return lacks_silver(seat, needed) or message("why-costs-extra", {"number": max(0, needed)})

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
            table.push(Do(index, table.rules.rearrange))
