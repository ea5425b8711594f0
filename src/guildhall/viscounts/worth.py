"""What a position is worth to a seat: an estimate of its points at the end, for bots that look ahead.

The points so far count in full, and a part of the majorities as soon as their cards come near. To them come, in points
too and for each seat alone, what the seat may still make of what it has: goods, the next turn's icons, the deck, the
track, Workers about to climb, ribbons, the abilities of buildings. All of that fades as the kingdom's piles run out.
Each of these is an `Aspect` with its weights in `rules.weights`. Bots ask for it on tables that are dealt again, so
what it says of another seat's hand is a guess.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from guildhall.engine.evaluation import AnyAspect, Depth, EvaluationByAspects, SearchSettings
from guildhall.viscounts.cards.tokens import BUILD, PLACE, SCRIBE, TRADE
from guildhall.viscounts.constants import BUILD_COST, BUILDINGS_EACH, CLIMBERS, TRACK_END, WORKER_STEPS
from guildhall.viscounts.icons import icons_of_buildings
from guildhall.viscounts.names import BUILDINGS, NO_CARD, NOBODY, RESOURCES, SECTIONS, SEGMENTS, SILVER
from guildhall.viscounts.scoring import majority, own_points, totals

if TYPE_CHECKING:
    from guildhall.viscounts.table import Seat, Table


class Weights:
    """How many points things are worth while the game is long; found by play between bots."""

    def __init__(self) -> None:
        self.resource = 0.7
        self.silver = 0.35
        self.plenty = 5  # of one good; what is above counts for a third
        self.icons = 5.0  # an icon more on the average card of the deck
        self.steps = 0.6  # a space more
        self.plan = 0.4  # of what the best action of the next turn may bring
        self.flip = 0.5  # a deed that can still be flipped, or a debt paid
        self.pair = 0.5  # two Workers in a section: the next one makes one climb
        self.second_pair = 1.2  # the same in tier 2
        self.ribbon: list[float] = [0.0, 0.4, 1.5]  # manuscripts of a ribbon whose bonus card is still to be had
        # The abilities of workshops, trading posts and guildhalls, in the order in which they are built.
        self.abilities: list[list[float]] = [[0.8, 0.8, 0.8], [0.8, 0.8, 1.0], [1.5, 1.2, 1.5]]
        self.kingdom = 0.6  # how much of a majority counts before its card is revealed, at most
        self.tempo = 4.0  # what a turn brings to who plays it well; found by play, too


# A turn has five questions or so, and hardly any of them is about another seat.
SETTINGS: Final = SearchSettings(Depth(3, 20), alone=True, pace=1.5, depth_ahead=Depth(1, 6))

CARDS_A_TURN: Final = 0.45  # debts or deeds, of the pile that runs out first, taken in a turn

# A collision on each space of the track: deeds on its left, debts on its right.
MEETING: Final = (4.2, 2.8, 1.4, -0.6, -1.8, -3.6, -5.0)


class Aspect(AnyAspect["Table", "Seat"]):
    """One side of what a seat has."""


def majorities(table: Table) -> list[float]:
    """For each seat a share of each prize as the counts stand, growing as its card comes near."""
    rules = table.rules
    found = [0.0] * len(table.seats)
    if table.debts_taken:
        near = nearness(table, table.debts_taken)
        flipped = majority([seat.flipped for seat in table.seats], rules.points.poverty, rules.second_counts)
        for index, points in enumerate(flipped):
            found[index] += near * points
    if table.deeds_taken:
        near = nearness(table, table.deeds_taken)
        paid = majority([seat.paid for seat in table.seats], rules.points.prosperity, rules.second_counts)
        for index, points in enumerate(paid):
            found[index] += near * points
    return found


def nearness(table: Table, taken: int) -> float:
    pile = table.rules.kingdom_pile
    return 1.0 if taken >= pile else table.rules.weights.kingdom * taken / pile


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
    """The average card: its icons, and how far it carries the viscount."""

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
        if table.turns_left >= 0 and table.turns_to_come(seat.index) == 0:
            return 0.0
        best = 0.0
        icons = table.rules.icons
        staying = [card for card in seat.slots[:-1] if card != NO_CARD]  # the last one drops off before the next turn
        for action in (TRADE, BUILD, SCRIBE, PLACE):
            shown = icons[action]
            count = icons_of_buildings(seat, action)
            for card in staying:
                count += shown[card]
            most = 0
            for card in seat.hand:
                if shown[card] > most:
                    most = shown[card]
            gain = self.gain(table, seat, action, count + most)
            if gain > best:
                best = gain
        return table.rules.weights.plan * best

    def gain(self, table: Table, seat: Seat, action: int, count: int) -> float:
        """Points for so many icons, with the resources that go with the action."""
        if action == TRADE:
            return 0.35 * count
        if action == BUILD:
            count += seat.goods[2]
            for building in range(len(BUILDINGS) - 1, -1, -1):
                if count >= BUILD_COST[building] and seat.built[building] < BUILDINGS_EACH:
                    return 1.0 + 1.3 * (building + 1)
            return 0.25 * count
        if action == PLACE:
            count += seat.goods[1]
            for line in range(len(WORKER_STEPS) - 1, -1, -1):
                if count >= WORKER_STEPS[line] and seat.workers > line:
                    return 1.3 * (line + 1)
            return 0.0
        count += seat.goods[0]
        return 0.9 * min(count, 6) if count >= 2 else 0.0


class Flips(Aspect):
    """Deeds to be flipped, and debts to be paid."""

    def worth(self, table: Table, seat: Seat, ahead: float) -> float:
        count = seat.plain + seat.unpaid
        return table.rules.weights.flip * ahead * (count if count < 4 else 4)


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
        return value * near * (1.0 if gap == 0 else ahead)


class Climbers(Aspect):
    """Workers of whom the next one makes one climb."""

    def worth(self, table: Table, seat: Seat, ahead: float) -> float:
        if not seat.workers:
            return 0.0
        weights = table.rules.weights
        points = 0.0
        castle = table.castle
        players = len(table.seats)
        for section in range(SECTIONS):
            if castle[section * players + seat.index] == CLIMBERS - 1:
                points += weights.pair if section < len(SEGMENTS) else weights.second_pair
        return points * ahead


class Ribbons(Aspect):
    """Manuscripts that go together."""

    def worth(self, table: Table, seat: Seat, ahead: float) -> float:
        if not seat.manuscripts:
            return 0.0
        weights = table.rules.weights
        counts = [0] * len(table.bonuses)
        for card in seat.manuscripts:
            counts[table.rules.manuscripts[card].ribbon] += 1
        points = 0.0
        for ribbon, count in enumerate(counts):
            if table.bonuses[ribbon] == NOBODY:
                points += weights.ribbon[count if count < 3 else 2]
        return points * ahead


class Abilities(Aspect):
    """What buildings have uncovered."""

    def worth(self, table: Table, seat: Seat, ahead: float) -> float:
        abilities = table.rules.weights.abilities
        points = 0.0
        for building in range(len(BUILDINGS)):
            for i in range(seat.built[building]):
                points += abilities[building][i]
        return points * ahead


def base_aspects() -> list[Aspect]:
    return [Goods(), Deck(), NextTurn(), Flips(), Track(), Climbers(), Ribbons(), Abilities()]


class ViscountsEvaluation(EvaluationByAspects["Table", "Seat"]):
    turns_of_a_long_game = 9.0
    doubt_at_the_end = 4.0
    doubt_ahead = 18.0

    def seats(self, table: Table) -> list[Seat]:
        return table.seats

    def points(self, table: Table) -> list[float]:
        if table.decision is None:
            return [float(points) for points in totals(table)]
        found = majorities(table)
        for seat in table.seats:
            found[seat.index] = float(own_points(table, seat)) + found[seat.index]
        return found

    def turns_to_the_end(self, table: Table) -> float:
        taken = max(table.debts_taken, table.deeds_taken)
        return 1.5 + (table.rules.kingdom_pile - taken) / (CARDS_A_TURN * len(table.seats))

    def tempo(self, table: Table) -> float:
        return table.rules.weights.tempo

    def settings(self, table: Table) -> SearchSettings:
        return SETTINGS


EVALUATION: Final = ViscountsEvaluation()
