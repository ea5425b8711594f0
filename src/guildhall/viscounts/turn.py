"""A turn and its six phases: cards, movement, a primary action, recruiting, collision, drawing. rules/viscounts 4."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from guildhall.engine.agenda import Step
from guildhall.viscounts.action import WhichAction
from guildhall.viscounts.collision import ResolveCollision
from guildhall.viscounts.deck import draw_top, fill_hand, hand_limit
from guildhall.viscounts.doing import do_now
from guildhall.viscounts.events import CARD_DROPPED, CARD_PLAYED, CARD_PLAYED_UNSEEN, GAME_OVER, TURN_STARTED
from guildhall.viscounts.movement import WhereToMove
from guildhall.viscounts.names import NO_ACTION, NO_CARD, NOBODY, SEATS
from guildhall.viscounts.recruit import HireWhom
from guildhall.viscounts.steps import SeatQuestion, SeatStep
from guildhall.viscounts.virtue import criminals, gain_corruption

if TYPE_CHECKING:
    from guildhall.viscounts.table import Seat, Table


class Turn(Step["Table"]):
    """The active player's turn, from its start to its end."""

    def resolve(self, table: Table) -> None:
        index = table.active
        seat = table.seats[index]
        table.tell(TURN_STARTED, index)
        table.distance = 0
        table.action = NO_ACTION
        table.dismissed = NO_CARD
        opponent = table.rules.opponent
        if opponent is not None and index == table.rules.automaton:
            table.push(NEXT_TURN)
            table.push(ResolveCollision(index))
            opponent.take_turn(table, index)
        else:
            table.push_frame(PHASES[index])
            shift(table, seat)


def shift(table: Table, seat: Seat) -> None:
    """Every card moves one slot right; one that leaves the board is discarded, and drops what it has."""
    slots = seat.slots
    dropped = slots[2]
    seat.slots = [NO_CARD, slots[0], slots[1]]
    if dropped == NO_CARD:
        return
    seat.discard.append(dropped)
    table.tell(CARD_DROPPED, seat.index, dropped)
    effect = table.rules.dropped[dropped]
    if effect >= 0:
        do_now(table, seat.index, effect)


class PlayWhich(SeatQuestion):
    """Which card do you play? With an empty hand it is the top one of the draw pile, unseen."""

    def options(self, table: Table) -> list[int]:
        words = table.rules.words
        return [words.play[card] for card in table.seats[self.index].hand]

    def resolve(self, table: Table) -> None:
        seat = table.seats[self.index]
        if seat.hand:
            super().resolve(table)
            return
        card = draw_top(table, seat)
        table.tell(CARD_PLAYED_UNSEEN, seat.index, card)
        play(table, seat, card)

    def choose(self, table: Table, answer: int) -> None:
        seat = table.seats[self.index]
        card = table.rules.vocabulary.a[answer]
        seat.hand.remove(card)
        table.reveals += 1  # the others see what was in the hand
        table.tell(CARD_PLAYED, seat.index, card)
        play(table, seat, card)


def play(table: Table, seat: Seat, card: int) -> None:
    """It comes to slot 1 and says how far the viscount goes. Criminals corrupt, each of them on the whole board."""
    rules = table.rules
    seat.slots[0] = card
    table.distance = rules.townsfolk[card].silver
    if rules.wild[card]:
        gain_corruption(table, seat, criminals(table, seat))
    effect = rules.played[card]
    if effect >= 0:
        do_now(table, seat.index, effect)


class DrawCards(SeatStep):
    """Phase 6."""

    def resolve(self, table: Table) -> None:
        seat = table.seats[self.index]
        fill_hand(table, seat, hand_limit(table, seat))


class NextTurn(Step["Table"]):
    """The next player clockwise, or the end."""

    def resolve(self, table: Table) -> None:
        if table.ends_turn():
            table.tell(GAME_OVER, NOBODY)
            return
        table.active = (table.active + 1) % len(table.seats)
        TURN.resolve(table)


TURN: Final = Turn()
NEXT_TURN: Final = NextTurn()


def _phases(index: int) -> list[Step[Table]]:
    """Last to happen first. The steps of a turn never change, so they are shared by all games."""
    return [
        NEXT_TURN,
        DrawCards(index),
        ResolveCollision(index),
        HireWhom(index),
        WhichAction(index),
        WhereToMove(index),
        PlayWhich(index),
    ]


PHASES: Final = [_phases(index) for index in range(len(SEATS))]
