"""A turn: place a Worker and resolve the place; or, with none left, take one back.

Then a Black Market Reset if one is due, the hand limit, and the next player clockwise.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from guildhall.architects.answers import PLACE, RETRIEVE, RETRIEVE_FROM_BOARD
from guildhall.architects.events import LEFT_BOARDS, TURN_STARTED, WORKER_RETRIEVED
from guildhall.architects.hand import DiscardCards, hand_limit
from guildhall.architects.hiring import ApprenticeReset, DismissAtWill, offer_dismissal
from guildhall.architects.names import LARGE_CIRCLES, MARKET_LEFT, MARKET_RIGHT, PRISON, SUPPLY
from guildhall.architects.reset import BlackMarketReset
from guildhall.architects.scoring import EndGame
from guildhall.engine.agenda import Decision, Step
from guildhall.engine.message import Message

if TYPE_CHECKING:
    from guildhall.architects.table import Seat, Table


class Turn(Step["Table"]):
    """The active player's turn, from its start to its end."""

    def resolve(self, table: Table) -> None:
        table.tell(TURN_STARTED, table.active)
        table.push_frame(table.rules.turn_frame)
        seat = table.seats[table.active]
        automaton = seat.powers.automaton
        if automaton is not None:
            automaton.take_turn(table, table.active)
        elif seat.workers[SUPPLY]:
            WHERE_TO_PLACE.resolve(table)
        else:
            WHERE_TO_RETRIEVE.resolve(table)


class WhereToPlace(Decision["Table"]):
    """Where do you place your Worker?"""

    def seat(self, table: Table) -> int:
        return table.active

    def options(self, table: Table) -> list[int]:
        seat = table.seats[table.active]
        options = table.rules.crew.options(table, seat)
        offer_dismissal(table, seat, options)
        return options

    def words(self, table: Table) -> list[int]:
        seat = table.seats[table.active]
        words: list[int] = []
        for place in table.rules.places:
            words.extend(place.words(table, seat))
        return words

    def refusal(self, table: Table, answer: int) -> Message | None:
        seat = table.seats[table.active]
        for place in table.rules.places:
            if answer in place.words(table, seat):
                return place.refusal(table, seat, answer)
        return None

    def choose(self, table: Table, answer: int) -> None:
        seat = table.seats[table.active]
        if table.rules.vocabulary.verb[answer] == PLACE:
            table.rules.places[table.rules.vocabulary.a[answer]].receive(table, seat)
        else:
            table.push(self)
            table.push(DismissAtWill(seat.index))


def retrievable(table: Table, seat: Seat) -> list[int]:
    """The answers that take one own Worker back: from a large circle; only if none is there, from elsewhere (K8)."""
    words = table.rules.words
    options = [words.retrieve[area] for area in range(LARGE_CIRCLES) if seat.workers[area]]
    if options:
        return options
    for area in range(MARKET_LEFT, MARKET_RIGHT + 1):
        if seat.workers[area]:
            options.append(words.retrieve[area])
    if seat.workers[PRISON]:
        options.append(words.retrieve[PRISON])
    for other in table.seats:
        if other.captured[seat.index]:
            options.append(words.retrieve_from_board[other.index])
    return options


class WhereToRetrieve(Decision["Table"]):
    """You have no Workers left: where do you take one back from?"""

    def seat(self, table: Table) -> int:
        return table.active

    def options(self, table: Table) -> list[int]:
        options = retrievable(table, table.seats[table.active])
        return options if options else [table.rules.words.done]

    def words(self, table: Table) -> list[int]:
        words = [word for word in table.rules.words.retrieve if word >= 0]
        return words + table.rules.words.retrieve_from_board[: len(table.seats)]

    def refusal(self, table: Table, answer: int) -> Message | None:
        seat = table.seats[table.active]
        verb = table.rules.vocabulary.verb[answer]
        a = table.rules.vocabulary.a[answer]
        if verb == RETRIEVE:
            there = seat.workers[a]
        elif verb == RETRIEVE_FROM_BOARD and a < len(table.seats):
            there = table.seats[a].captured[seat.index]
        else:
            return None
        if there == 0:
            return Message("why-none-of-yours")
        return None if answer in retrievable(table, seat) else Message("why-circles-first")

    def choose(self, table: Table, answer: int) -> None:
        if answer == table.rules.words.done:
            return  # all are in the Guildhall: the turn passes
        seat = table.seats[table.active]
        a = table.rules.vocabulary.a[answer]
        if table.rules.vocabulary.verb[answer] == RETRIEVE:
            seat.workers[a] -= 1
            source = a
            table.tell(WORKER_RETRIEVED, seat.index, a)
        else:
            table.seats[a].captured[seat.index] -= 1
            source = -1 - a
            table.tell(LEFT_BOARDS, seat.index, 1)
        seat.workers[SUPPLY] += 1
        for observer in table.rules.observers:
            observer.retrieved(table, seat, source)


class MaybeReset(Step["Table"]):
    """A Black Market Reset, if this turn brought one; never two."""

    def resolve(self, table: Table) -> None:
        if table.reset_due:
            table.reset_due = False
            table.push(BLACK_MARKET_RESET)


class HandLimit(Step["Table"]):
    """The active player discards down to the limit."""

    def resolve(self, table: Table) -> None:
        seat = table.seats[table.active]
        excess = len(seat.hand) - hand_limit(seat)
        if excess > 0:
            table.push(DiscardCards(seat.index, excess))


class MaybeApprenticeReset(Step["Table"]):
    """The Apprentices of column 1 leave, once for each such space that was filled this turn."""

    def resolve(self, table: Table) -> None:
        while table.apprentice_resets_due:
            table.apprentice_resets_due -= 1
            table.push(APPRENTICE_RESET)


class NextTurn(Step["Table"]):
    """The next player clockwise, or the end."""

    def resolve(self, table: Table) -> None:
        if table.ends_turn():
            table.push(EndGame())
            return
        table.active = table.after(table.active)
        TURN.resolve(table)


TURN: Final = Turn()
WHERE_TO_PLACE: Final = WhereToPlace()
WHERE_TO_RETRIEVE: Final = WhereToRetrieve()
BLACK_MARKET_RESET: Final = BlackMarketReset()
APPRENTICE_RESET: Final = ApprenticeReset()


def base_end_of_turn() -> list[Step[Table]]:
    return [MaybeReset(), HandLimit(), MaybeApprenticeReset(), NextTurn()]
