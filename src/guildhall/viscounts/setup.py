"""Setting up: the board, the piles, pairs of player card and hero to choose from, and everybody's start.
rules/viscounts 2."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.engine.agenda import Step
from guildhall.engine.rng import Rng
from guildhall.viscounts.constants import HAND_LIMIT
from guildhall.viscounts.deck import fill_hand
from guildhall.viscounts.doing import Do, do_now, gain_good
from guildhall.viscounts.events import KINGDOM_BUILT, PAIR_TAKEN
from guildhall.viscounts.kingdom import take_debts, take_deeds
from guildhall.viscounts.names import NOBODY, SEGMENTS, SILVER
from guildhall.viscounts.steps import SeatQuestion, SeatStep
from guildhall.viscounts.table import Table, new_seat
from guildhall.viscounts.turn import TURN

if TYPE_CHECKING:
    from guildhall.viscounts.rules import Rules


def lay_out(rules: Rules, seed: int, listen: bool = False) -> Table:
    """A new table with all piles shuffled, at the first question."""
    rng = Rng.of(seed)
    ring = list(range(len(SEGMENTS)))
    rng.shuffle(ring)
    table = Table(rules, rules.layout(ring, rng.below(len(SEGMENTS))), rng)
    if listen:
        table.events = []
    table.clear()
    _deal_townsfolk(table)
    _deal_manuscripts(table)
    for index in range(rules.options.seats):
        seat = new_seat(index)
        if not table.is_automaton(seat):
            seat.discard = rules.starting[:]
        table.seats.append(seat)
    opponent = rules.opponent
    if opponent is not None:
        opponent.set_up(table)
    else:
        table.first = rng.below(rules.options.seats)
    table.active = table.first
    _lay_out_pairs(table, rules.options.players + 1)
    for step in reversed(setup_steps()):
        table.push(step)
    table.advance()
    return table


def setup_steps() -> list[Step[Table]]:
    return [Draft(), StartPlay()]


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
    black = [card for card, row in enumerate(rows) if row.back == "black"]
    table.rng.shuffle(grey)
    table.rng.shuffle(black)
    piles: list[list[int]] = [[] for _ in SEGMENTS]
    for i, card in enumerate([*black, *grey]):
        piles[i % len(SEGMENTS)].append(card)
    table.manuscripts = piles
    table.left += [len(pile) for pile in piles]


def _lay_out_pairs(table: Table, count: int) -> None:
    player_cards = list(range(len(table.rules.player_cards)))
    heroes = table.rules.heroes[:]
    table.rng.shuffle(player_cards)
    table.rng.shuffle(heroes)
    for i in range(count):
        table.pairs += [player_cards[i], heroes[i]]


class Draft(Step["Table"]):
    """The last player chooses first, and begins before the next one chooses."""

    def resolve(self, table: Table) -> None:
        for index in table.clockwise(table.first):
            if index != table.rules.automaton:
                table.push(ChoosePair(index))


class ChoosePair(SeatQuestion):
    """With which player card and which hero do you begin?"""

    def options(self, table: Table) -> list[int]:
        pairs = table.pairs
        words = table.rules.words.take_pair
        return [words[pairs[i]][pairs[i + 1]] for i in range(0, len(pairs), 2)]

    def choose(self, table: Table, answer: int) -> None:
        """The viscount's space, goods, debts and deeds, then what else the player card says; then the deck."""
        rules = table.rules
        seat = table.seats[self.index]
        table.active = self.index  # what is the active player's to decide is decided by who takes the pair
        seat.player_card = rules.vocabulary.a[answer]
        seat.hero = rules.vocabulary.b[answer]
        seat.discard.append(seat.hero)
        pairs = table.pairs
        at = pairs[::2].index(seat.player_card) * 2
        table.pairs = pairs[:at] + pairs[at + 2 :]
        table.tell(PAIR_TAKEN, seat.index, seat.player_card, seat.hero)
        row = rules.player_cards[seat.player_card]
        seat.space = row.space - 1
        table.push(ShuffleDeck(self.index))
        table.push(Do(self.index, rules.start_extras[seat.player_card]))
        if row.silver:
            gain_good(table, seat, SILVER, row.silver)
        if row.deeds:
            take_deeds(table, seat, row.deeds)
        if row.debts:
            take_debts(table, seat, row.debts)
        do_now(table, self.index, rules.start_resources[seat.player_card])


class ShuffleDeck(SeatStep):
    """All own cards become the draw pile, without a shuffle check; three are drawn."""

    def resolve(self, table: Table) -> None:
        seat = table.seats[self.index]
        seat.draw = seat.discard
        seat.discard = []
        table.rng.shuffle_for(seat.draw, "deck", seat.index)
        fill_hand(table, seat, HAND_LIMIT)


class StartPlay(Step["Table"]):
    """The kingdom piles are built, so what was gained before does not count towards them; play begins."""

    def resolve(self, table: Table) -> None:
        rules = table.rules
        opponent = rules.opponent
        if table.pairs and opponent is not None:
            table.push(self)
            opponent.start(table, table.seats[rules.automaton])
            table.pairs = []
            return
        table.pairs = []
        table.active = table.first
        table.debts_above = rules.debt_pile
        table.deeds_above = rules.deed_pile
        table.tell(KINGDOM_BUILT, NOBODY, rules.debt_pile, rules.deed_pile)
        table.push(TURN)
