"""What a position is worth to a seat: an estimate of its points at the end, for bots that look ahead.

The points so far count in full. To them come, in points too and for each seat alone, what the seat may still make of
what it has: its goods and the Buildings they go towards, Virtue between the steps of the track, Workers at work and
Workers lost, Apprentices, cards in hand. All of that fades as the Guildhall fills up: a Stone after the last Building
is worth nothing. Each of these is an `Aspect` in `rules.aspects`, with its weights in `rules.weights`; an expansion
adds its own. Bots ask for it on tables that are dealt again, so what it says of another seat's cards is a guess.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from guildhall.architects.locations.cathedral import POINTS, has_free_spot, price_of
from guildhall.architects.names import (
    CATHEDRAL_TOP,
    GOLD,
    GUILDHALL,
    LARGE_CIRCLES,
    MARBLE,
    PRISON,
    RESOURCES,
    SILVER,
    SUPPLY,
)
from guildhall.architects.paying import tax_due
from guildhall.architects.scoring import VIRTUE_POINTS, total
from guildhall.engine.evaluation import PLAIN, AnyAspect, Depth, EvaluationByAspects, SearchSettings

if TYPE_CHECKING:
    from guildhall.architects.cards.rows import Building
    from guildhall.architects.paying import Price
    from guildhall.architects.table import Seat, Table


class Weights:
    """How many points things are worth while the game is long; found by play between bots."""

    def __init__(self) -> None:
        # Clay, Wood, Stone; Gold and Marble above the point they count anyway; Silver.
        self.goods: list[float] = [0.35, 0.4, 0.4, 0.35, 0.45, 0.3]
        self.plenty = 8  # of one good; what is above counts for a quarter
        # Gold and Marble above this many, less as the end comes near; otherwise digging would seem better than
        # building.
        self.hoard = 6
        self.hoarded = -1.25
        self.digging = 0.1  # taken off that, too, for each turn of a player beyond `patience`
        # A Worker at work, by large circle: Quarry, Forest, Silversmith, Mines, Storehouse, Workshop, Town Centre,
        # Tax Stand, Guardhouse.
        self.workers: list[float] = [0.3, 0.3, 0.3, 0.3, 0.15, 0.1, 0.15, 0.0, 0.1]
        self.crowd = 4  # Workers at one circle; each one above counts for less
        self.threat = 0.25  # each Worker of the largest group that the seat could capture
        self.risk = -0.3  # each Worker but two of the own largest group, if others can pay for a capture
        self.purse = 1.2  # having Silver at all
        self.reach = 2.5  # having Workers to place
        self.prisoner = -0.2
        self.hostage = -0.25  # an own Worker on another player's board
        self.captive = 0.25  # another player's Worker on the own board
        self.debt = 0.6  # that an unpaid Debt may yet be paid off, with enough Silver
        self.apprentice = 0.9
        self.skill = 0.7  # each kind that the seat has
        self.card = 0.35  # each Building card in hand, up to `cards`
        self.cards = 4
        self.plan = 0.65  # of the gain from a Building when all for it is there
        self.second_plan = 0.35
        self.unfinished = 0.75  # of that, as soon as anything is missing
        self.missing_skill = 1.6  # as if so many points' worth of goods were missing
        self.built = 1.0  # what a Building does besides its points
        self.reward = 2.0  # what a level of the Cathedral brings besides its points
        self.haste = 1.0  # each Worker in the Guildhall: whoever builds also decides when the game ends
        self.impatience = 0.15  # added to that for each turn of a player beyond `patience`
        self.patience = 25
        self.eager = 10.0  # the most that a plan gains by it, so that nobody throws everything away for it
        # After so many turns of each player the game has to end: coming nearer to the next Worker in the Guildhall is
        # worth `pressing` more with each turn.
        self.overdue = 50
        self.pressing = 0.05
        self.tempo = 1.4  # what a turn brings a good player; found by play, too


AMONG_MANY: Final = SearchSettings(Depth(2, 8), alone=True)

TURNS_TO_BUILD: Final = 3.0

# Virtue in the middle of the game, where the track's steps are still some way off.
VIRTUE_WORTH: Final = [-7.0, -6.0, -5.0, -3.9, -2.9, -1.6, -0.8, -0.2, 0.3, 0.7, 1.3, 2.2, 3.2, 4.8, 6.4]


class Aspect(AnyAspect["Table", "Seat"]):
    """One side of what a seat has."""


class Goods(Aspect):
    """Goods in store, whatever for."""

    def worth(self, table: Table, seat: Seat, ahead: float) -> float:
        weights = table.rules.weights
        points = 0.0
        for good in range(SILVER + 1):
            amount = seat.goods[good]
            if amount:
                plenty = weights.plenty
                count = float(amount) if amount <= plenty else plenty + 0.25 * (amount - plenty)
                points += weights.goods[good] * count
        silver = seat.goods[SILVER]
        hoarded = seat.goods[GOLD] + seat.goods[MARBLE] - weights.hoard
        if hoarded > 0 and table.turns_left < 0:
            points += (weights.hoarded - weights.digging * lateness(table)) * hoarded
        return (points + weights.purse * silver / (silver + 2.0)) * ahead


class Plans(Aspect):
    """The Building in hand, or the Cathedral's next level, that is nearest to being built; and the second nearest."""

    def worth(self, table: Table, seat: Seat, ahead: float) -> float:
        weights = table.rules.weights
        best = 0.0
        second = 0.0
        for card in seat.hand:
            plan = self.building(table, seat, table.rules.buildings[card])
            if plan > best:
                second = best
                best = plan
            elif plan > second:
                second = plan
        plan = self.cathedral(table, seat)
        if plan > best:
            second = best
            best = plan
        elif plan > second:
            second = plan
        # A plan can be carried out in the last turn still.
        if table.turns_left >= 0:
            if table.turns_to_come(seat.index) == 0:
                return 0.0
            return weights.plan * best
        return weights.plan * best + weights.second_plan * second * ahead

    def building(self, table: Table, seat: Seat, building: Building) -> float:
        weights = table.rules.weights
        gain = building.vp + 0.4 * building.virtue + eagerness(table)
        if building.built is not None or building.end is not None:
            gain += weights.built
        missing = 0.0
        lacking = building.skill_mask & ~seat.powers.skill_mask
        while lacking:
            if lacking & 1:
                missing += weights.missing_skill
            lacking >>= 1
        return progress(table, seat, building.price, gain, missing)

    def cathedral(self, table: Table, seat: Seat) -> float:
        if seat.cathedral >= CATHEDRAL_TOP or not has_free_spot(table, seat.cathedral + 1):
            return 0.0
        price = price_of(seat, seat.cathedral + 1)
        weights = table.rules.weights
        # The step after next is worth something, too: the points of the levels grow.
        gain = POINTS[seat.cathedral + 1] - POINTS[seat.cathedral] + weights.reward + eagerness(table)
        missing = 0.0
        if seat.virtue < price.least_virtue:
            missing += 0.8 * (price.least_virtue - seat.virtue)
        if price.cards and not seat.hand:
            missing += 1.0
        return progress(table, seat, price, gain, missing)


def progress(table: Table, seat: Seat, price: Price, gain: float, missing: float) -> float:
    """How much of a gain is in sight: less, the more of its price is missing, counted in points."""
    weights = table.rules.weights
    cost = 0.0
    for good in range(RESOURCES):
        needed = price.goods[good]
        if needed:
            value = good_value(weights, good)
            cost += value * needed
            short = needed - seat.goods[good]
            if short > 0:
                missing += value * short
    if price.count:
        value = weights.goods[price.mix[0]]
        cost += value * price.count
        short = price.count
        for good in price.mix:
            short -= seat.goods[good]
        if short > 0:
            missing += value * short
    net = gain - cost
    if net <= 0.0:
        return 0.0
    return weights.unfinished * net / (1.0 + missing * missing * 0.5) if missing else net


def good_value(weights: Weights, good: int) -> float:
    """What one of a resource is worth, with the point that Gold and Marble count anyway."""
    return weights.goods[good] + (1.0 if good >= GOLD else 0.0)


class VirtueAhead(Aspect):
    """Virtue between the steps of its track."""

    def worth(self, table: Table, seat: Seat, ahead: float) -> float:
        return (VIRTUE_WORTH[seat.virtue] - VIRTUE_POINTS[seat.virtue]) * ahead


class WorkersAtWork(Aspect):
    """Workers at the large circles, where each makes the next visit bring more, until somebody takes them all."""

    def worth(self, table: Table, seat: Seat, ahead: float) -> float:
        weights = table.rules.weights
        crowd = weights.crowd
        points = 0.0
        for area in range(LARGE_CIRCLES):
            count = seat.workers[area]
            if count:
                points += weights.workers[area] * (count if count <= crowd else crowd + 0.4 * (count - crowd))
        return points * ahead


class Captures(Aspect):
    """The largest group the seat could capture, and its own largest group that others could."""

    def worth(self, table: Table, seat: Seat, ahead: float) -> float:
        weights = table.rules.weights
        prey = 0
        others_can = False
        for other in table.seats:
            if other.index != seat.index:
                prey = max(prey, largest_group(other))
                others_can = others_can or can_capture(other)
        points = weights.threat * prey if can_capture(seat) else 0.0
        if others_can:
            points += weights.risk * max(0, largest_group(seat) - 2)
        return points * ahead


def largest_group(seat: Seat) -> int:
    """How many of a seat's Workers are together at one large circle."""
    most = 0
    workers = seat.workers
    for area in range(LARGE_CIRCLES):
        if workers[area] > most:
            most = workers[area]
    return most


def can_capture(seat: Seat) -> bool:
    """Has the seat a Worker to send to the Town Centre, and the Tax?"""
    return seat.workers[SUPPLY] > 0 and seat.goods[SILVER] >= tax_due(seat, 1)


class Reach(Aspect):
    """Workers to place: without one a turn is lost on taking one back."""

    def worth(self, table: Table, seat: Seat, ahead: float) -> float:
        supply = seat.workers[SUPPLY]
        return table.rules.weights.reach * ahead * supply / (supply + 3.0)


class Captivity(Aspect):
    """Own Workers in Prison and on others' boards, and others' Workers on the own one."""

    def worth(self, table: Table, seat: Seat, ahead: float) -> float:
        weights = table.rules.weights
        hostages = 0
        for other in table.seats:
            hostages += other.captured[seat.index]
        captives = 0
        for count in seat.captured:
            captives += count
        points = weights.prisoner * seat.workers[PRISON] + weights.hostage * hostages + weights.captive * captives
        return points * ahead


class Debts(Aspect):
    """Unpaid Debts that the seat can pay off."""

    def worth(self, table: Table, seat: Seat, ahead: float) -> float:
        if not seat.unpaid:
            return 0.0
        payable = seat.goods[SILVER] / 6.0
        count = float(seat.unpaid)
        return table.rules.weights.debt * ahead * (payable if payable < count else count)


class Apprentices(Aspect):
    """Apprentices for what they do, and the kinds of skills they bring."""

    def worth(self, table: Table, seat: Seat, ahead: float) -> float:
        weights = table.rules.weights
        points = weights.apprentice * len(seat.apprentices)
        mask = seat.powers.skill_mask
        while mask:
            if mask & 1:
                points += weights.skill
            mask >>= 1
        return points * ahead


class Cards(Aspect):
    """Building cards in hand, to choose from and to discard at the Cathedral."""

    def worth(self, table: Table, seat: Seat, ahead: float) -> float:
        weights = table.rules.weights
        count = len(seat.hand)
        return weights.card * ahead * (count if count < weights.cards else weights.cards)


def urge(table: Table) -> float:
    """What one more Worker in the Guildhall is worth in itself. It grows; otherwise two players might dig forever."""
    weights = table.rules.weights
    return weights.haste + weights.impatience * lateness(table)


def lateness(table: Table) -> float:
    """The turns that each player has had beyond those of a game in which nobody dawdles."""
    late = table.turn / len(table.seats) - table.rules.weights.patience
    return late if late > 0.0 else 0.0


def overdue(table: Table) -> float:
    """The turns that each player has had beyond those of any ordinary game."""
    turns = table.turn / len(table.seats) - table.rules.weights.overdue
    return turns if turns > 0.0 else 0.0


def distance(table: Table, seat: Seat) -> int:
    """How much stands between a seat and its next Worker in the Guildhall: nothing if it could place one now.

    Whatever is missing counts, so that each turn can bring the seat nearer, also one that gains no points: a turn in
    which it takes the right Worker back, or gathers what the building in sight still lacks.
    """
    hall = table.rules.places[GUILDHALL]
    if seat.workers[SUPPLY] and hall.word in table.rules.crew.options(table, seat):
        return 0
    nearest = NOTHING_IN_SIGHT
    for card in seat.hand:
        building = table.rules.buildings[card]
        skills = (building.skill_mask & ~seat.powers.skill_mask).bit_count()
        nearest = min(nearest, MISSING_SKILL * skills + gap(seat, building.price))
    if seat.cathedral < CATHEDRAL_TOP and has_free_spot(table, seat.cathedral + 1):
        price = price_of(seat, seat.cathedral + 1)
        short = max(0, price.least_virtue - seat.virtue)
        if price.cards and not seat.hand:
            short += MISSING_CARD
        nearest = min(nearest, short + gap(seat, price))
    return 1 + nearest


NOTHING_IN_SIGHT: Final = 20
MISSING_SKILL: Final = 5
MISSING_CARD: Final = 2


def gap(seat: Seat, price: Price) -> int:
    """How many resources a price still lacks; Gold and Marble count double, since they take longer to get."""
    short = 0
    for good in range(RESOURCES):
        short += max(0, price.goods[good] - seat.goods[good]) * (2 if good >= GOLD else 1)
    if price.count:
        short += max(0, price.count - sum([seat.goods[good] for good in price.mix]))
    return short


def eagerness(table: Table) -> float:
    """The same for a plan to build."""
    return min(urge(table), table.rules.weights.eager)


def base_aspects() -> list[Aspect]:
    return [
        Goods(),
        Plans(),
        VirtueAhead(),
        WorkersAtWork(),
        Captures(),
        Reach(),
        Captivity(),
        Debts(),
        Apprentices(),
        Cards(),
    ]


class ArchitectsEvaluation(EvaluationByAspects["Table", "Seat"]):
    turns_of_a_long_game = 18.0
    doubt_at_the_end = 3.0
    doubt_ahead = 9.0

    def seats(self, table: Table) -> list[Seat]:
        return table.seats

    def points(self, table: Table) -> list[float]:
        return [float(total(table, seat)) for seat in table.seats]

    def turns_to_the_end(self, table: Table) -> float:
        return 1.0 + TURNS_TO_BUILD * (table.rules.guildhall_spaces - len(table.guildhall)) / len(table.seats)

    def tempo(self, table: Table) -> float:
        return table.rules.weights.tempo

    def settings(self, table: Table) -> SearchSettings:
        return AMONG_MANY if len(table.seats) > 2 else PLAIN

    def urge(self, table: Table) -> float:
        return urge(table)

    def steps_towards_end(self, table: Table, seat: int) -> int:
        return table.guildhall.count(seat)  # not those that are stacked on others

    def nearness(self, table: Table, seat: int) -> float:
        turns = overdue(table)
        if not turns:
            return 0.0
        # A step counts for more than all that can be missing for the next one.
        steps = (NOTHING_IN_SIGHT + 2) * table.guildhall.count(seat) - distance(table, table.seats[seat])
        return table.rules.weights.pressing * turns * steps


EVALUATION: Final = ArchitectsEvaluation()
