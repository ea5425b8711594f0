"""Setting up: the board, the piles, pairs of player card and hero to choose from, and everybody's deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.engine.agenda import Step
from guildhall.engine.rng import Rng
from guildhall.viscounts.board import layout_of
from guildhall.viscounts.constants import DIFFICULTY_SCHEMES
from guildhall.viscounts.deck import fill_hand
from guildhall.viscounts.effects import gain_good, queue
from guildhall.viscounts.events import CARD_REMOVED, PAIR_TAKEN
from guildhall.viscounts.names import DIFFICULTIES, RESOURCES, SEGMENTS, SILVER
from guildhall.viscounts.options import ANY_FOCUS, FOCUSES
from guildhall.viscounts.steps import SeatQuestion, SeatStep
from guildhall.viscounts.table import Schemes, Table, empty_castle, new_seat
from guildhall.viscounts.turn import TURN

if TYPE_CHECKING:
    from guildhall.viscounts.rules import Rules


def lay_out(rules: Rules, seed: int, listen: bool = False) -> Table:
    """A new table with all piles shuffled, at the first question."""
    rng = Rng.of(seed)
    ring = list(range(len(SEGMENTS)))
    rng.shuffle(ring)
    table = Table(rules, layout_of(ring, rng.below(len(SEGMENTS)), rules.large), rng)
    if listen:
        table.events = []
    _deal_townsfolk(table)
    _deal_manuscripts(table)
    seats = rules.options.seats
    table.castle = empty_castle(seats)
    for index in range(seats):
        seat = new_seat(index)
        if not table.is_automaton(seat):
            seat.draw = rules.starting[:]
        table.seats.append(seat)
    if rules.options.players == 1:
        _prepare_schemes(table)
    else:
        table.first = rng.below(seats)
    table.active = table.first
    _lay_out_pairs(table, seats + 1)
    for step in reversed(setup_steps()):
        table.push(step)
    table.advance()
    return table


def setup_steps() -> list[Step[Table]]:
    return [Draft(), PrepareSeats(), StartPlay()]


def _deal_townsfolk(table: Table) -> None:
    """Five piles, nearly equal: the first positions of the ring have one card more."""
    deck = table.rules.neutral[:]
    table.rng.shuffle(deck)
    piles: list[list[int]] = [[] for _ in SEGMENTS]
    for i, card in enumerate(deck):
        piles[table.layout.ring[i % len(SEGMENTS)]].append(card)
    table.townsfolk = piles
    table.left = [len(pile) for pile in piles]


def _deal_manuscripts(table: Table) -> None:
    """One with a grey back on top of each pile, those with black backs under them."""
    rows = table.rules.manuscripts
    grey = [card for card, row in enumerate(rows) if row.back == "grey"]
    black = [card for card, row in enumerate(rows) if row.back != "grey"]
    table.rng.shuffle(grey)
    table.rng.shuffle(black)
    piles: list[list[int]] = [[] for _ in SEGMENTS]
    for i, card in enumerate([*black, *grey]):
        piles[i % len(SEGMENTS)].append(card)
    table.manuscripts = piles
    table.left += [len(pile) for pile in piles]


def _prepare_schemes(table: Table) -> None:
    rules = table.rules
    rng = table.rng
    focus = rules.options.focus
    schemes = Schemes(rng.below(len(FOCUSES)) if focus == ANY_FOCUS else FOCUSES.index(focus))
    schemes.pile = [card for card, row in enumerate(rules.schemes) if row.deck == "starting"]
    schemes.reserve = [card for card, row in enumerate(rules.schemes) if row.deck == "future"]
    rng.shuffle(schemes.reserve)
    for _ in range(DIFFICULTY_SCHEMES[DIFFICULTIES.index(rules.options.difficulty)]):
        schemes.pile.append(schemes.reserve.pop())
    rng.shuffle(schemes.pile)
    table.schemes = schemes


def _lay_out_pairs(table: Table, count: int) -> None:
    player_cards = list(range(len(table.rules.player_cards)))
    heroes = table.rules.heroes[:]
    table.rng.shuffle(player_cards)
    table.rng.shuffle(heroes)
    for i in range(count):
        table.pairs += [player_cards[i], heroes[i]]


class Draft(Step["Table"]):
    """The last player chooses first. Who follows cards takes what chance leaves it, for the start space alone."""

    def resolve(self, table: Table) -> None:
        for index in table.clockwise(table.first):
            if index == table.rules.automaton:
                continue
            table.push(ChoosePair(index))


class ChoosePair(SeatQuestion):
    """With which player card and which hero do you begin?"""

    def options(self, table: Table) -> list[int]:
        pairs = table.pairs
        words = table.rules.words.take_pair
        return [words[pairs[i]][pairs[i + 1]] for i in range(0, len(pairs), 2)]

    def choose(self, table: Table, answer: int) -> None:
        seat = table.seats[self.index]
        seat.player_card = table.rules.vocabulary.a[answer]
        seat.hero = table.rules.vocabulary.b[answer]
        seat.draw.append(seat.hero)
        pairs = table.pairs
        at = pairs[::2].index(seat.player_card) * 2
        table.pairs = pairs[:at] + pairs[at + 2 :]
        table.tell(PAIR_TAKEN, seat.index, seat.player_card, seat.hero)


class PrepareSeats(Step["Table"]):
    """Player cards are resolved in turn order. The pairs that are left go back to the box."""

    def resolve(self, table: Table) -> None:
        automaton = table.rules.automaton
        if automaton >= 0:
            seat = table.seats[automaton]
            seat.player_card = table.pairs[2 * table.rng.below_for(len(table.pairs) // 2, "player card")]
            seat.space = table.rules.player_cards[seat.player_card].space - 1
        table.pairs = []
        for index in reversed(table.clockwise(table.first)):
            if index != automaton:
                table.push(PrepareSeat(index))


class PrepareSeat(SeatStep):
    """The viscount's space, silver, resources, and what else the player card says; then the deck."""

    def resolve(self, table: Table) -> None:
        seat = table.seats[self.index]
        row = table.rules.player_cards[seat.player_card]
        seat.space = row.space - 1
        if row.silver:
            gain_good(table, seat, SILVER, row.silver)
        for resource in range(RESOURCES):
            if row.goods[resource]:
                gain_good(table, seat, resource, row.goods[resource])
        table.push(ShuffleDeck(self.index))
        if row.removes_card:
            table.push(RemoveCard(self.index))
        queue(table, self.index, row.extra)


class RemoveCard(SeatQuestion):
    """Which of your starting townsfolk leaves the game?"""

    def options(self, table: Table) -> list[int]:
        rules = table.rules
        return [rules.words.remove[card] for card in rules.starting if card in table.seats[self.index].draw]

    def choose(self, table: Table, answer: int) -> None:
        card = table.rules.vocabulary.a[answer]
        seat = table.seats[self.index]
        seat.draw.remove(card)
        seat.remove(card)
        table.tell(CARD_REMOVED, self.index, card)


class ShuffleDeck(SeatStep):
    def resolve(self, table: Table) -> None:
        seat = table.seats[self.index]
        table.rng.shuffle_for(seat.draw, "deck", seat.index)
        fill_hand(table, seat)


class StartPlay(Step["Table"]):
    def resolve(self, table: Table) -> None:
        table.push(TURN)
