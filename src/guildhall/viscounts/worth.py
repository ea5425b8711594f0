"""What a position is worth to a seat: an estimate of its points at the end, for bots that look ahead.

The points so far count in full, and a part of the majorities as soon as their cards come near. To them come, in points
too and for each seat alone, what the seat may still make of what it has: goods, the next turn's icons, the deck, the
track, Workers about to climb, ribbons, what buildings have uncovered. All of that fades as the kingdom's piles run out.
Each of these is an `Aspect` with its weights in `rules.weights`. Bots ask for it on tables that are dealt again, so
what it says of another seat's hand is a guess.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from guildhall.engine.evaluation import AnyAspect, Depth, EvaluationByAspects, SearchSettings
from guildhall.viscounts.constants import BUILD_COST, TRACK_END, TRIO, WORKER_STEPS
from guildhall.viscounts.names import (
    BUILDINGS,
    CONSTRUCT,
    GOLD,
    INK,
    NO_CARD,
    NOBODY,
    NOT_BUILT,
    PIECES,
    PLACE,
    RESOURCES,
    SECTIONS,
    SEGMENTS,
    SILVER,
    STONE,
    TRADE,
    TRANSCRIBE,
)
from guildhall.viscounts.scoring import built_of, majority, own_points, ribbon_counts, totals

if TYPE_CHECKING:
    from guildhall.viscounts.table import Seat, Table


class Weights:
    """How many points things are worth while the game is long."""

    def __init__(self) -> None:
        self.resource = 0.8
        self.silver = 0.35
        self.plenty = 6  # of one good; what is above counts for a third
        # An icon more on the average card of the deck: Merchants, Builders, Clerics, Nobles, Criminals.
        self.icons: list[float] = [2.0, 5.0, 5.0, 5.0, 4.0]
        self.steps = 0.5  # a space more
        self.ability = 1.2  # an ability more
        self.plan = 0.4  # of what the best action of the next turn may bring
        self.flip_deed = 1.0  # a deed that can still be flipped
        self.pay_debt = 1.3  # a debt that can still be paid
        self.most_flips = 4  # that count
        self.pair = 0.5  # two Workers in a section: the next one makes one climb
        self.second_pair = 1.0  # the same in tier 2
        self.lead = 1.0  # the castle leader draws more
        self.ribbon: list[float] = [0.0, 0.3, 1.2]  # manuscripts of a ribbon whose bonus card is still to be had
        self.pieces: list[float] = [0.8, 1.0, 1.6, 1.2, 1.0, 1.6, 1.4, 1.4, 1.4]  # what the nine buildings uncover
        self.kingdom = 0.5  # how much of a majority counts before its card is revealed, at most
        # What a turn brings to who plays it well: so much that more thinking makes no answer look better by itself.
        self.tempo = 3.0


# A turn has five questions or so, and hardly any of them is about another seat.
SETTINGS: Final = SearchSettings(Depth(3, 20), alone=True, pace=1.5, depth_ahead=Depth(1, 6))

CARDS_A_TURN: Final = 0.45  # debts or deeds, of the pile that runs out first, taken in a turn

# A collision on each space of the track: deeds on its left, debts and more silver on its right.
MEETING: Final = (4.5, 3.2, 1.8, 0.5, -0.4, -1.3, -2.2)


class Aspect(AnyAspect["Table", "Seat"]):
    """One side of what a seat has."""


def majorities(table: Table) -> list[float]:
    """For each seat a share of each prize as the counts stand, growing as its card comes near."""
    rules = table.rules
    found = [0.0] * len(table.seats)
    if table.debts_above == NOT_BUILT:
        return found
    near = nearness(table, table.debts_above, rules.debt_pile)
    flipped = majority([seat.flipped for seat in table.seats], rules.points.poverty)
    for index, points in enumerate(flipped):
        found[index] += near * points
    near = nearness(table, table.deeds_above, rules.deed_pile)
    paid = majority([seat.paid for seat in table.seats], rules.points.prosperity)
    for index, points in enumerate(paid):
        found[index] += near * points
    return found


def nearness(table: Table, above: int, pile: int) -> float:
    return 1.0 if above == 0 else table.rules.weights.kingdom * (pile - above) / pile


class Goods(Aspect):
    def worth(self, table: Table, seat: Seat, ahead: float) -> float:
        weights = table.rules.weights
        points = 0.0
        for good in range(RESOURCES + 1):
            amount = float(seat.goods[good])
            if amount > weights.plenty:
                amount = weights.plenty + (amount - weights.plenty) / 3.0
            points += amount * (weights.silver if good == SILVER else weights.resource)
        return points * ahead


class Deck(Aspect):
    """The average card: its icons, how far it carries the viscount, whether it does something besides."""

    def worth(self, table: Table, seat: Seat, ahead: float) -> float:
        value = table.rules.card_values
        total = 0.0
        count = 0
        for pile in (seat.hand, seat.draw, seat.discard, seat.slots):
            for card in pile:
                if card != NO_CARD:
                    total += value[card]
                    count += 1
        return total / count * ahead if count else 0.0


class NextTurn(Aspect):
    """What the two cards that stay on the player board, with the best one in hand, may bring."""

    def worth(self, table: Table, seat: Seat, ahead: float) -> float:
        if table.is_automaton(seat) or (table.turns_left >= 0 and table.turns_to_come(seat.index) == 0):
            return 0.0
        best = 0.0
        icons = table.rules.icons
        wild = table.rules.wild
        slots = seat.slots
        for action in (TRADE, CONSTRUCT, TRANSCRIBE, PLACE):
            shown = icons[action]
            count = seat.lasting[action]
            for slot in range(len(slots) - 1):  # the last one drops off before the next turn
                card = slots[slot]
                if card != NO_CARD:
                    count += shown[card] + wild[card]
            most = 0
            for card in seat.hand:
                if shown[card] + wild[card] > most:
                    most = shown[card] + wild[card]
            gain = self.gain(table, seat, action, count + most)
            if gain > best:
                best = gain
        return table.rules.weights.plan * best

    def gain(self, table: Table, seat: Seat, action: int, count: int) -> float:
        """Points for so many icons, with the resources that go with the action."""
        if action == TRADE:
            return 0.4 * count
        if action == CONSTRUCT:
            count += seat.goods[STONE]
            for kind in range(len(BUILDINGS) - 1, -1, -1):
                built = built_of(seat, kind)
                if count >= BUILD_COST[kind] and built < 3:
                    points = table.rules.points.buildings[kind]
                    return 1.0 + (points[built + 1] - points[built])
            return 0.25 * count
        if action == PLACE:
            count += seat.goods[GOLD]
            for line in range(len(WORKER_STEPS) - 1, -1, -1):
                if count >= WORKER_STEPS[line] and seat.workers > line:
                    return 1.6 * (line + 1)
            return 0.0
        count += seat.goods[INK]
        return 1.0 * (count if count < 6 else 6) if count >= 3 else 0.0


class Flips(Aspect):
    """Deeds to be flipped, and debts to be paid."""

    def worth(self, table: Table, seat: Seat, ahead: float) -> float:
        weights = table.rules.weights
        debts = seat.unpaid if seat.unpaid < weights.most_flips else weights.most_flips
        deeds = seat.plain if seat.plain < weights.most_flips - debts // 2 else weights.most_flips - debts // 2
        return ahead * (weights.pay_debt * debts + weights.flip_deed * deeds)


class Track(Aspect):
    """Where the two markers would meet, the nearer they are to it."""

    def worth(self, table: Table, seat: Seat, ahead: float) -> float:
        gap = seat.virtue - seat.corruption
        middle = seat.virtue + seat.corruption
        low = middle >> 1
        value = MEETING[low]
        if middle & 1:
            value = (value + MEETING[low + 1]) / 2.0
        near = 1.0 - gap / TRACK_END
        # What cannot come to a collision any more is worth nothing.
        if gap == 0:
            comes = table.turns_left < 0 or table.active == seat.index or table.turns_to_come(seat.index) > 0
            return value if comes else 0.0
        return value * near * ahead


class Climbers(Aspect):
    """Workers of whom the next one makes one climb; and who draws one card more for leading."""

    def worth(self, table: Table, seat: Seat, ahead: float) -> float:
        weights = table.rules.weights
        points = weights.lead if table.leader == seat.index else 0.0
        if seat.workers:
            castle = table.castle
            players = len(table.seats)
            for section in range(SECTIONS):
                if castle[section * players + seat.index] == TRIO - 1:
                    points += weights.pair if section < len(SEGMENTS) else weights.second_pair
        return points * ahead


class Ribbons(Aspect):
    """Manuscripts of a ribbon whose bonus card nobody has yet."""

    def worth(self, table: Table, seat: Seat, ahead: float) -> float:
        if not seat.manuscripts:
            return 0.0
        ribbon = table.rules.weights.ribbon
        points = 0.0
        for number, count in enumerate(ribbon_counts(table, seat)):
            if table.bonuses[number] == NOBODY:
                points += ribbon[count if count < 3 else 2]
        return points * ahead


class Abilities(Aspect):
    """What buildings have uncovered."""

    def worth(self, table: Table, seat: Seat, ahead: float) -> float:
        pieces = table.rules.weights.pieces
        points = 0.0
        for piece in range(len(PIECES)):
            if seat.built >> piece & 1:
                points += pieces[piece]
        return points * ahead


def base_aspects() -> list[Aspect]:
    return [Goods(), Deck(), NextTurn(), Flips(), Track(), Climbers(), Ribbons(), Abilities()]


class ViscountsEvaluation(EvaluationByAspects["Table", "Seat"]):
    turns_of_a_long_game = 12.0
    doubt_at_the_end = 5.0
    doubt_ahead = 20.0

    def seats(self, table: Table) -> list[Seat]:
        return table.seats

    def points(self, table: Table) -> list[float]:
        if table.decision is None:
            return [float(points) for points in totals(table)]
        found = majorities(table)
        for seat in table.seats:
            found[seat.index] += own_points(table, seat)
        return found

    def turns_to_the_end(self, table: Table) -> float:
        if table.debts_above == NOT_BUILT:
            return self.turns_of_a_long_game
        return 1.5 + min(table.debts_above, table.deeds_above) / (CARDS_A_TURN * len(table.seats))

    def tempo(self, table: Table) -> float:
        return table.rules.weights.tempo

    def settings(self, table: Table) -> SearchSettings:
        return SETTINGS


EVALUATION: Final = ViscountsEvaluation()
