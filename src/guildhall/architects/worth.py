"""What a position is worth to a seat: an estimate of its points at the end, for bots that look ahead.

The points so far count in full. To them come, in points too and for each seat alone, what the seat may still make of
what it has: its goods and the Buildings they go towards, Virtue between the steps of the track, Workers at work and
Workers lost, Apprentices, cards in hand. All of that fades as the Guildhall fills up: a Stone after the last Building
is worth nothing. Each of these is an `Aspect`, made by `rules.aspects` for a set of `Weights`; an expansion adds its
own. The weights that a table's evaluation has are found by play (`guildhall tune`), for each mix and number of players;
those in the code are what the first bots had. Bots ask for it on tables that are dealt again, so what it says of
another seat's cards is a guess.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from guildhall.architects.locations.black_market import SPACES
from guildhall.architects.locations.cathedral import POINTS, has_free_spot, price_of
from guildhall.architects.names import (
    CATHEDRAL_TOP,
    GOLD,
    GUILDHALL,
    LARGE_CIRCLES,
    MARBLE,
    MARKET_LEFT,
    PRISON,
    RESOURCES,
    SILVER,
    SUPPLY,
)
from guildhall.architects.paying import tax_due
from guildhall.architects.powers import AtMarket, Change, OnReset, Trade, When
from guildhall.architects.reset import PRISONERS_THAT_COST_VIRTUE
from guildhall.architects.scoring import VIRTUE_POINTS, total
from guildhall.engine import evaluation as engine
from guildhall.engine.evaluation import (
    PLAIN,
    AnyAspect,
    Blinkers,
    Depth,
    Evaluation,
    Habits,
    Reason,
    SearchSettings,
    share_ahead,
)

if TYPE_CHECKING:
    from guildhall.architects.cards.rows import Apprentice, Building
    from guildhall.architects.paying import Price
    from guildhall.architects.rules import Rules
    from guildhall.architects.table import Seat, Table
    from guildhall.engine.reasons import Compared


class Weights(engine.Weights):
    """How many points things are worth while the game is long. A weight of 0 leaves something out."""

    def __init__(self) -> None:
        super().__init__()
        # Clay, Wood, Stone; Gold and Marble above the point they count anyway; Silver.
        self.goods: list[float] = [0.35, 0.4, 0.4, 0.35, 0.45, 0.3]
        self.plenty = 8.0  # of one good; what is above counts for less
        self.spare = 0.25  # of a good's worth, above that
        # Gold and Marble above this many, less as the end comes near; otherwise digging would seem better than
        # building.
        self.hoard = 6.0
        self.hoarded = -1.25
        self.digging = 0.1  # taken off that, too, for each turn of a player beyond `patience`
        # Virtue in the middle of the game, where the track's steps are still some way off.
        self.virtue: list[float] = [
            -7.0, -6.0, -5.0, -3.9, -2.9, -1.6, -0.8, -0.2, 0.3, 0.7, 1.3, 2.2, 3.2, 4.8, 6.4,
        ]  # fmt: skip
        # A Worker at work, by large circle: Quarry, Forest, Silversmith, Mines, Storehouse, Workshop, Town Centre,
        # Tax Stand, Guardhouse.
        self.workers: list[float] = [0.3, 0.3, 0.3, 0.3, 0.15, 0.1, 0.15, 0.0, 0.1]
        self.crowd = 4.0  # Workers at one circle; each one above counts for less
        self.crowded = 0.4  # of a Worker's worth, above that
        self.threat = 0.25  # each Worker of the largest group that the seat could capture
        self.booty = 0.0  # the same, squared
        self.risk = -0.3  # each Worker but two of the own largest group, if others can pay for a capture
        self.danger = 0.0  # the same, squared
        self.exposed = 0.0  # each Worker but two of the other groups, then
        self.purse = 1.2  # having Silver at all
        self.reach = 2.5  # having Workers to place
        self.prisoner = -0.2
        self.hostage = -0.25  # an own Worker on another player's board
        self.captive = 0.25  # another player's Worker on the own board
        self.penance = 0.0  # to lose Virtue for prisoners in the next reset, the nearer it is
        self.sentence = 0.0  # to take a Debt for having the most of them
        self.debt = 0.6  # that an unpaid Debt may yet be paid off, with enough Silver
        self.owing = 0.0  # an unpaid Debt that cannot be
        self.apprentice = 0.9
        # Besides, by what an Apprentice does: something at a visit, at another moment, at the Black Market, in a reset;
        # a trade; a number changed.
        self.abilities: list[float] = [0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
        self.skill = 0.7  # each kind that the seat has
        self.card = 0.35  # each Building card in hand, up to `cards`
        self.cards = 4.0
        self.plan = 0.65  # of the gain from a Building when all for it is there
        self.second_plan = 0.35
        self.unfinished = 0.75  # of that, as soon as anything is missing
        self.missing_skill = 1.6  # as if so many points' worth of goods were missing
        self.distance = 0.5  # how fast a plan fades with what is missing
        self.piety = 0.4  # a point of Virtue that a Building brings
        self.built = 1.0  # what a Building does besides its points
        self.reward = 2.0  # what a level of the Cathedral brings besides its points
        self.ready = 0.0  # to have all for a plan, and a Worker to send
        self.haste = 1.0  # each Worker in the Guildhall: whoever builds also decides when the game ends
        self.impatience = 0.15  # added to that for each turn of a player beyond `patience`
        self.patience = 25.0
        self.eager = 10.0  # the most that a plan gains by it, so that nobody throws everything away for it
        # After so many turns of each player the game has to end: coming nearer to the next Worker in the Guildhall is
        # worth `pressing` more with each turn.
        self.overdue = 50.0
        self.pressing = 0.05
        self.profit = 0.0  # added to `haste` for each point by which the seat would win if the game ended now
        self.long = 18.0  # turns; with so many left to each player, things are worth their full weight
        self.pace = 3.0  # turns that pass until somebody builds
        # What is measured and not tuned: what a turn brings a good player, and what a lead is worth (`doubt`).
        self.tempo = 1.4
        self.doubt = 3.0
        self.doubt_ahead = 9.0


# Besides what is measured: what makes games end in time. Two bots that dig all day may both do well, and people would
# end the game, so this is not left to play.
UNTUNED: Final = ["tempo", "doubt", "doubt_ahead", "digging", "impatience", "patience", "overdue", "pressing"]
BOUNDS: Final[dict[str, tuple[float, float]]] = {
    "cards": (1.0, 10.0),
    "crowd": (1.0, 8.0),
    "danger": (-1.0, 0.0),  # bots capture less than people do; by their play alone a large group would seem good
    "distance": (0.02, 5.0),
    "eager": (4.0, 20.0),
    "haste": (0.7, 8.0),
    "hoard": (0.0, 10.0),
    "hoarded": (-5.0, -0.6),
    "long": (6.0, 40.0),
    "pace": (0.5, 8.0),
    "plan": (0.4, 3.0),
    "plenty": (2.0, 20.0),
    "profit": (-0.3, 0.5),
    "unfinished": (0.3, 3.0),
    "workers.3": (-0.5, 0.8),
}
STYLES: Final[dict[str, dict[str, float]]] = {
    "digs": {"workers.3": 1.0, "goods.3": 0.8},
    "rushes": {"haste": 5.0, "impatience": 0.6, "patience": 10.0, "eager": 14.0, "plan": 0.8},
    "captures": {"threat": 0.8, "booty": 0.1, "captive": 0.8, "workers.6": 0.5, "workers.8": 0.5},
}

# What weaker levels overlook, and how far they look.
ABOUT_OTHERS: Final = [
    "risk", "danger", "exposed", "penance", "sentence", "hostage", "prisoner", "threat", "booty", "captive",
]  # fmt: skip
ABOUT_LATER: Final = [
    "goods", "workers", "plan", "unfinished", "second_plan", "abilities", "skill", "card", "reach", "purse", "debt",
    "owing", "ready", "apprentice", "reward", "built", "piety",
]  # fmt: skip
# Less regard for the others' points makes no ladder: such bots lost to `greedy` by 150 to 480 rating points, but were
# hardly apart from each other.
NOVICES: Final = [
    Blinkers(Depth(1, 6), regard=1.0, others=0.0, later=0.05),
    Blinkers(Depth(2, 8), regard=1.0, others=0.0, later=0.25),
    Blinkers(Depth(2, 8), regard=1.0, others=0.2, later=0.45),
]
HABITS: Final = Habits(UNTUNED, BOUNDS, STYLES, NOVICES, ABOUT_OTHERS, ABOUT_LATER)

AMONG_MANY: Final = SearchSettings(Depth(2, 8), alone=True)

MOST_PROFIT: Final = 12.0  # points of a lead that count for `Weights.profit`


class Aspect(AnyAspect["Table", "Seat"]):
    """One side of what a seat has."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.name = type(self).__name__


def time_ahead(weights: Weights, table: Table) -> float:
    """How much of the game lies ahead, from 1 to 0."""
    players = len(table.seats)
    if table.turns_left >= 0:
        turns = table.turns_left / players
    else:
        turns = 1.0 + weights.pace * (table.rules.guildhall_spaces - len(table.guildhall)) / players
    return share_ahead(turns, weights.long)


class Goods(Aspect):
    """Goods in store, whatever for."""

    def worth(self, table: Table, seat: Seat, ahead: float) -> float:
        weights = self.weights
        points = 0.0
        plenty = weights.plenty
        goods = seat.goods
        for good in range(SILVER + 1):
            amount = float(goods[good])
            if amount > plenty:
                amount = plenty + weights.spare * (amount - plenty)
            points += weights.goods[good] * amount
        silver = seat.goods[SILVER]
        hoarded = seat.goods[GOLD] + seat.goods[MARBLE] - weights.hoard
        if hoarded > 0 and table.turns_left < 0:
            points += (weights.hoarded - weights.digging * lateness(weights, table)) * hoarded
        return (points + weights.purse * silver / (silver + 2.0)) * ahead


class Plans(Aspect):
    """The Building in hand, or the Cathedral's next level, that is nearest to being built; and the second nearest."""

    def worth(self, table: Table, seat: Seat, ahead: float) -> float:
        weights = self.weights
        eager = eagerness(weights, table)
        best = 0.0
        second = 0.0
        for card in seat.hand:
            plan = self.building(table, seat, table.rules.buildings[card], eager)
            if plan > best:
                second = best
                best = plan
            elif plan > second:
                second = plan
        plan = self.cathedral(table, seat, eager)
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

    def building(self, table: Table, seat: Seat, building: Building, eager: float) -> float:
        weights = self.weights
        gain = building.vp + weights.piety * building.virtue + eager
        if building.built is not None or building.end is not None:
            gain += weights.built
        missing = 0.0
        lacking = building.skill_mask & ~seat.powers.skill_mask
        while lacking:
            if lacking & 1:
                missing += weights.missing_skill
            lacking >>= 1
        return progress(weights, seat, building.price, gain, missing)

    def cathedral(self, table: Table, seat: Seat, eager: float) -> float:
        if seat.cathedral >= CATHEDRAL_TOP or not has_free_spot(table, seat.cathedral + 1):
            return 0.0
        price = price_of(seat, seat.cathedral + 1)
        weights = self.weights
        # The step after next is worth something, too: the points of the levels grow.
        gain = POINTS[seat.cathedral + 1] - POINTS[seat.cathedral] + weights.reward + eager
        missing = 0.0
        if seat.virtue < price.least_virtue:
            missing += 0.8 * (price.least_virtue - seat.virtue)
        if price.cards and not seat.hand:
            missing += 1.0
        return progress(weights, seat, price, gain, missing)


def progress(weights: Weights, seat: Seat, price: Price, gain: float, missing: float) -> float:
    """How much of a gain is in sight: less, the more of its price is missing, counted in points."""
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
    if missing:
        return weights.unfinished * net / (1.0 + missing * missing * weights.distance)
    return net + weights.ready if seat.workers[SUPPLY] else net


def good_value(weights: Weights, good: int) -> float:
    """What one of a resource is worth, with the point that Gold and Marble count anyway."""
    return weights.goods[good] + (1.0 if good >= GOLD else 0.0)


class VirtueAhead(Aspect):
    """Virtue between the steps of its track."""

    def worth(self, table: Table, seat: Seat, ahead: float) -> float:
        return (self.weights.virtue[seat.virtue] - VIRTUE_POINTS[seat.virtue]) * ahead


class WorkersAtWork(Aspect):
    """Workers at the large circles, where each makes the next visit bring more, until somebody takes them all."""

    def worth(self, table: Table, seat: Seat, ahead: float) -> float:
        weights = self.weights
        crowd = weights.crowd
        points = 0.0
        workers = seat.workers
        for area in range(LARGE_CIRCLES):
            count = float(workers[area])
            if count:
                if count > crowd:
                    count = crowd + weights.crowded * (count - crowd)
                points += weights.workers[area] * count
        return points * ahead


def captures(weights: Weights, table: Table, ahead: float) -> list[float]:
    """For each seat the largest group it could capture, and its own groups that others could."""
    seats = table.seats
    largest = [largest_group(seat) for seat in seats]
    able = [can_capture(seat) for seat in seats]
    found: list[float] = []
    for seat in seats:
        index = seat.index
        prey = 0
        others_can = False
        for other in range(len(seats)):
            if other != index:
                if largest[other] > prey:
                    prey = largest[other]
                others_can = others_can or able[other]
        points = 0.0
        if able[index]:
            points += prey * (weights.threat + weights.booty * prey)
        if others_can:
            own = largest[index] - 2
            if own > 0:
                points += own * (weights.risk + weights.danger * own)
            if weights.exposed:
                points += weights.exposed * (beyond_two(seat) - max(0, own))
        found.append(points * ahead)
    return found


def beyond_two(seat: Seat) -> int:
    """How many of a seat's Workers are together with two or more others."""
    count = 0
    workers = seat.workers
    for area in range(LARGE_CIRCLES):
        if workers[area] > 2:
            count += workers[area] - 2
    return count


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
        return self.weights.reach * ahead * supply / (supply + 3.0)


class Captivity(Aspect):
    """Own Workers in Prison and on others' boards, and others' Workers on the own one."""

    def worth(self, table: Table, seat: Seat, ahead: float) -> float:
        weights = self.weights
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
        if payable >= count:
            return self.weights.debt * ahead * count
        return (self.weights.debt * payable + self.weights.owing * (count - payable)) * ahead


class NextReset(Aspect):
    """Prisoners, those on the market among them: what they cost in the next reset, the nearer it is."""

    def worth(self, table: Table, seat: Seat, ahead: float) -> float:
        weights = self.weights
        if not (weights.penance or weights.sentence):
            return 0.0
        prisoners = prisoners_in_reset(seat)
        if not prisoners:
            return 0.0
        points = weights.penance if prisoners >= PRISONERS_THAT_COST_VIRTUE else 0.0
        most = 0
        for other in table.seats:
            if other.index != seat.index:
                most = max(most, prisoners_in_reset(other))
        if prisoners >= most:
            points += weights.sentence
        return points * nearness_of_reset(table) if points else 0.0


def prisoners_in_reset(seat: Seat) -> int:
    count = seat.workers[PRISON]
    for space in range(MARKET_LEFT, MARKET_LEFT + SPACES):
        count += seat.workers[space]
    return count


def nearness_of_reset(table: Table) -> float:
    """From 0 to 1: the Workers on the market, of whom the last brings a reset, or the Guildhall's next space."""
    on_market = 0
    for seat in table.seats:
        for space in range(MARKET_LEFT, MARKET_LEFT + SPACES):
            on_market += seat.workers[space]
    if len(table.guildhall) + 1 in table.rules.reset_spaces:
        return 1.0
    return (1.0 + on_market) / SPACES


class Apprentices(Aspect):
    """Apprentices for what they do, and the kinds of skills they bring."""

    def __init__(self, weights: Weights, rules: Rules) -> None:
        super().__init__(weights)
        self.brings: list[float] = []  # by card
        for card in rules.apprentices:
            kind = kind_of(card)
            self.brings.append(weights.apprentice + (weights.abilities[kind] if kind >= 0 else 0.0))

    def worth(self, table: Table, seat: Seat, ahead: float) -> float:
        points = 0.0
        for card in seat.apprentices:
            points += self.brings[card]
        mask = seat.powers.skill_mask
        while mask:
            if mask & 1:
                points += self.weights.skill
            mask >>= 1
        return points * ahead


def kind_of(card: Apprentice) -> int:
    """The place of what an Apprentice does in `Weights.abilities`; -1 if nothing of these."""
    ability = card.ability
    if isinstance(ability, When):
        return 0 if ability.moment < LARGE_CIRCLES else 1
    if isinstance(ability, AtMarket):
        return 2
    if isinstance(ability, OnReset):
        return 3
    if isinstance(ability, Trade):
        return 4
    return 5 if isinstance(ability, Change) else -1


class Cards(Aspect):
    """Building cards in hand, to choose from and to discard at the Cathedral."""

    def worth(self, table: Table, seat: Seat, ahead: float) -> float:
        weights = self.weights
        count = float(len(seat.hand))
        return weights.card * ahead * (count if count < weights.cards else weights.cards)


def urge(weights: Weights, table: Table) -> float:
    """What one more Worker in the Guildhall is worth in itself. It grows; otherwise two players might dig forever."""
    return weights.haste + weights.impatience * lateness(weights, table)


def lateness(weights: Weights, table: Table) -> float:
    """The turns that each player has had beyond those of a game in which nobody dawdles."""
    late = table.turn / len(table.seats) - weights.patience
    return late if late > 0.0 else 0.0


def overdue(weights: Weights, table: Table) -> float:
    """The turns that each player has had beyond those of any ordinary game."""
    turns = table.turn / len(table.seats) - weights.overdue
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


def eagerness(weights: Weights, table: Table) -> float:
    """The same for a plan to build."""
    return min(urge(weights, table), weights.eager)


def base_aspects(weights: Weights, rules: Rules) -> list[Aspect]:
    return [
        Goods(weights),
        Plans(weights),
        VirtueAhead(weights),
        WorkersAtWork(weights),
        Reach(weights),
        Captivity(weights),
        NextReset(weights),
        Debts(weights),
        Apprentices(weights, rules),
        Cards(weights),
    ]


class ArchitectsEvaluation(Evaluation["Table"]):
    """For the games by these rules. What its weights are called depends on the expansions."""

    def __init__(self, rules: Rules, numbers: Mapping[str, float]) -> None:
        self.rules = rules
        weights = Weights()
        for box in rules.weight_boxes:
            weights.more[box.key] = box.weights()
            weights.tempo += box.tempo
        weights.take(numbers)
        weights.virtue = rising(weights.virtue)
        self.weights = weights
        self.aspects: list[Aspect] = base_aspects(weights, rules)
        for box in rules.weight_boxes:
            self.aspects += box.aspects(weights)

    def numbers(self) -> dict[str, float]:
        return self.weights.numbers()

    def habits(self) -> Habits:
        return HABITS

    def with_numbers(self, numbers: Mapping[str, float]) -> ArchitectsEvaluation:
        return ArchitectsEvaluation(self.rules, numbers)

    def worth(self, table: Table) -> list[float]:
        if table.decision is None:
            return [float(total(table, seat)) for seat in table.seats]
        weights = self.weights
        ahead = time_ahead(weights, table)
        aspects = self.aspects
        found = captures(weights, table, ahead)
        for seat in table.seats:
            points = float(total(table, seat))
            for aspect in aspects:
                points += aspect.worth(table, seat, ahead)
            found[seat.index] += points
        return found

    def terms(self, table: Table) -> list[dict[str, float]]:
        ahead = time_ahead(self.weights, table)
        taken = captures(self.weights, table, ahead)
        found: list[dict[str, float]] = []
        for seat in table.seats:
            terms = {row.key: float(row.points(table, seat)) for row in table.rules.score_rows}
            if table.decision is not None:
                terms["captures"] = taken[seat.index]
                for aspect in self.aspects:
                    terms[aspect.name] = aspect.worth(table, seat, ahead)
            found.append(terms)
        return found

    def reasons(self, start: Table, better: Table, given: Table, seat: int) -> list[Reason]:
        from guildhall.architects.reasons import reasons  # which knows this module

        return reasons(self, start, better, given, seat)

    def time_ahead(self, table: Table) -> float:
        return time_ahead(self.weights, table)

    def doubt(self, table: Table) -> float:
        """Found by comparing leads with how games between bots ended."""
        return self.weights.doubt + self.weights.doubt_ahead * time_ahead(self.weights, table)

    def tempo(self, table: Table) -> float:
        return self.weights.tempo

    def settings(self, table: Table) -> SearchSettings:
        return AMONG_MANY if len(table.seats) > 2 else PLAIN

    def urge(self, table: Table) -> float:
        return urge(self.weights, table)

    def urges(self, table: Table) -> list[float]:
        usual = urge(self.weights, table)
        found = [usual] * len(table.seats)
        profit = self.weights.profit
        if profit and len(found) > 1:
            points = [float(total(table, seat)) for seat in table.seats]
            for index in range(len(points)):
                best = max(points[:index] + points[index + 1 :])
                found[index] += profit * max(-MOST_PROFIT, min(MOST_PROFIT, points[index] - best))
        return found

    def steps_towards_end(self, table: Table, seat: int) -> int:
        return table.guildhall.count(seat)  # not those that are stacked on others

    def nearness(self, table: Table, seat: int) -> float:
        turns = overdue(self.weights, table)
        if not turns:
            return 0.0
        # A step counts for more than all that can be missing for the next one.
        steps = (NOTHING_IN_SIGHT + 2) * table.guildhall.count(seat) - distance(table, table.seats[seat])
        return self.weights.pressing * turns * steps


def rising(values: list[float]) -> list[float]:
    """The nearest values that never fall: more Virtue is never worth less, whatever chance has done to a weight."""
    means: list[float] = []
    counts: list[int] = []
    for value in values:
        means.append(value)
        counts.append(1)
        while len(means) > 1 and means[-2] > means[-1]:
            count = counts[-2] + counts[-1]
            mean = (means[-2] * counts[-2] + means[-1] * counts[-1]) / count
            del means[-2:]
            del counts[-2:]
            means.append(mean)
            counts.append(count)
    found: list[float] = []
    for place, mean in enumerate(means):
        found += [mean] * counts[place]
    return found


class EvaluationOfAnyRules(Evaluation["Table"]):
    """What every table's evaluation comes from: it depends on the expansions, and on the weights for them."""

    def fitted(self, rules: Any, numbers: Mapping[str, float]) -> ArchitectsEvaluation:
        return ArchitectsEvaluation(rules, numbers)


EVALUATION: Final = EvaluationOfAnyRules()


class WeightBox:
    """What an expansion adds to the evaluation: its weights, under its own name, and its aspects; `tempo` is what a
    turn brings besides."""

    def __init__(self, key: str, tempo: float) -> None:
        self.key = key
        self.tempo = tempo

    def weights(self) -> engine.Weights:
        raise AssertionError("an expansion has its weights")

    def aspects(self, weights: Weights) -> list[Aspect]:
        raise AssertionError("an expansion has its aspects")

    def reasons(self, better: Table, given: Table, seat: int, lines: Compared) -> list[Reason]:
        """Why the second position is worse for that seat, as far as this expansion knows (`Evaluation.reasons`)."""
        return []
