"""What a position is worth to a seat: an estimate of its points at the end, for bots that look ahead.

The points so far count in full, and a part of the majorities as soon as their cards come near. To them come, in points
too and for each seat alone, what the seat may still make of what it has: goods, the next turn's icons, the deck, the
track, Workers about to climb, ribbons, what buildings have uncovered. All of that fades as the kingdom's piles run out.
Each of these is an `Aspect`, made for a set of `Weights`; those that a table's evaluation has are found by play
(`guildhall tune`), for each number of players. Bots ask for it on tables that are dealt again, so
what it says of another seat's hand is a guess.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from guildhall.engine import evaluation as engine
from guildhall.engine.evaluation import (
    AnyAspect,
    Blinkers,
    Depth,
    Evaluation,
    Habits,
    Reason,
    SearchSettings,
    share_ahead,
)
from guildhall.viscounts.abilities import NoAbility
from guildhall.viscounts.constants import BUILD_COST, SECTION_LIMIT, TRACK_END, TRIO, WORKER_STEPS
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
    STONE,
    TRADE,
    TRANSCRIBE,
)
from guildhall.viscounts.scoring import built_of, majority, own_points, ribbon_counts, scores, totals

if TYPE_CHECKING:
    from guildhall.viscounts.rules import Rules
    from guildhall.viscounts.table import Seat, Table


class Weights(engine.Weights):
    """How many points things are worth while the game is long. A weight of 0 leaves something out.

    Those in the code are what the first bots had; tables have some that are found by play (`guildhall tune`).
    """

    def __init__(self) -> None:
        super().__init__()
        self.goods: list[float] = [0.8, 0.8, 0.8, 0.35]  # Ink, Gold, Stone, Silver
        self.plenty = 6.0  # of one good; what is above counts for less
        self.spare = 0.3333  # of a good's worth, above that
        # An icon more on the average card of the deck: Merchants, Builders, Clerics, Nobles, Criminals.
        self.icons: list[float] = [2.0, 5.0, 5.0, 5.0, 4.0]
        self.steps = 0.5  # a space more
        self.ability = 1.2  # an ability more
        self.size = 0.0  # each card of the deck: a small one comes round sooner
        self.plan = 0.4  # of what the best action of the next turn may bring
        self.second_plan = 0.0  # of what the second best may
        self.trading = 0.4  # an icon for Trade
        self.build = 1.0  # a building, besides its points
        self.building = 0.25  # an icon towards one
        self.sending = 1.6  # a Worker to be placed
        self.writing = 1.0  # an icon for a manuscript, up to six
        self.flip_deed = 1.0  # a deed that can still be flipped
        self.pay_debt = 1.3  # a debt that can still be paid
        self.most_flips = 4.0  # that count
        # A collision on each space of the track: deeds on its left, debts and more silver on its right.
        self.meeting: list[float] = [4.5, 3.2, 1.8, 0.5, -0.4, -1.3, -2.2]
        self.virtue = 0.0  # each space that the Virtue marker has gone
        self.corruption = 0.0  # the same of Corruption
        self.pair = 0.5  # two Workers in a section: the next one makes one climb
        self.second_pair = 1.0  # the same in tier 2
        self.exposed = 0.0  # a single Worker in a section that is full: the next one may bump it
        self.supply = 0.0  # each Worker that can still be placed, up to five
        self.lead = 1.0  # the castle leader draws more
        self.ribbon: list[float] = [0.0, 0.3, 1.2]  # manuscripts of a ribbon whose bonus card is still to be had
        self.rival = 0.0  # the same for each of another's manuscripts of such a ribbon
        self.pieces: list[float] = [0.8, 1.0, 1.6, 1.2, 1.0, 1.6, 1.4, 1.4, 1.4]  # what the nine buildings uncover
        self.kingdom = 0.5  # how much of a majority counts before its card is revealed, at most
        self.haste = 0.0  # each debt or deed that is taken: it brings the end nearer
        self.profit = 0.0  # added to that for each point by which the seat would win if the game ended now
        self.long = 12.0  # turns; with so many left to each player, things are worth their full weight
        self.taken = 0.45  # debts or deeds, of the pile that runs out first, in a turn
        # What is measured and not tuned: what a turn brings to who plays it well, so much that more thinking makes no
        # answer look better by itself; and what a lead is worth (`doubt`).
        self.tempo = 3.0
        self.doubt = 5.0
        self.doubt_ahead = 20.0


UNTUNED: Final = ["tempo", "doubt", "doubt_ahead"]
BOUNDS: Final[dict[str, tuple[float, float]]] = {
    "haste": (-1.0, 2.0),
    "kingdom": (0.0, 1.0),
    "long": (5.0, 30.0),
    "most_flips": (1.0, 10.0),
    "plenty": (2.0, 15.0),
    "profit": (-0.1, 0.2),
    "spare": (0.0, 1.0),
    "taken": (0.15, 1.5),
}
STYLES: Final[dict[str, dict[str, float]]] = {
    "rushes deeds": {"haste": 1.5, "meeting.0": 7.0, "meeting.1": 5.5, "meeting.2": 4.0, "flip_deed": 2.0},
    "climbs": {"sending": 3.0, "pair": 1.5, "second_pair": 2.5, "lead": 3.0},
    "writes": {"writing": 2.0, "ribbon.1": 1.0, "ribbon.2": 3.0, "icons.2": 8.0},
}

# What weaker levels overlook, and how far they look. There is little that the others can do to a viscount, so it is
# mostly the look that is shorter.
ABOUT_OTHERS: Final = ["exposed", "rival", "lead", "kingdom"]
ABOUT_LATER: Final = [
    "size", "second_plan", "supply", "virtue", "corruption", "ribbon", "pieces", "ability", "steps", "icons", "pair",
    "second_pair",
]  # fmt: skip
NOVICES: Final = [
    Blinkers(Depth(1, 6), regard=0.0, others=0.0, later=1.0),
    Blinkers(Depth(2, 7), regard=0.0, others=0.0, later=0.0),
    Blinkers(Depth(2, 12), regard=0.0, others=0.0, later=0.5),
]
HABITS: Final = Habits(UNTUNED, BOUNDS, STYLES, NOVICES, ABOUT_OTHERS, ABOUT_LATER)

MOST_PROFIT: Final = 20.0  # points of a lead that count for `Weights.profit`
SOON: Final = 1.5  # turns that each player has yet, when a pile has run out
MOST_SUPPLY: Final = 5  # Workers that count for `Weights.supply`
MOST_WRITTEN: Final = 6  # icons that count for a manuscript

# A turn has five questions or so, and hardly any of them is about another seat.
SETTINGS: Final = SearchSettings(Depth(3, 20), alone=True, pace=1.5, depth_ahead=Depth(1, 6))


class Aspect(AnyAspect["Table", "Seat"]):
    """One side of what a seat has."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.name = type(self).__name__


def majorities(weights: Weights, table: Table) -> list[float]:
    """For each seat a share of each prize as the counts stand, growing as its card comes near."""
    rules = table.rules
    found = [0.0] * len(table.seats)
    if table.debts_above == NOT_BUILT:
        return found
    near = nearness(weights, table.debts_above, rules.debt_pile)
    flipped = majority([seat.flipped for seat in table.seats], rules.points.poverty)
    for index, points in enumerate(flipped):
        found[index] += near * points
    near = nearness(weights, table.deeds_above, rules.deed_pile)
    paid = majority([seat.paid for seat in table.seats], rules.points.prosperity)
    for index, points in enumerate(paid):
        found[index] += near * points
    return found


def nearness(weights: Weights, above: int, pile: int) -> float:
    return 1.0 if above == 0 else weights.kingdom * (pile - above) / pile


class Goods(Aspect):
    def worth(self, table: Table, seat: Seat, ahead: float) -> float:
        weights = self.weights
        points = 0.0
        for good in range(RESOURCES + 1):
            amount = float(seat.goods[good])
            if amount > weights.plenty:
                amount = weights.plenty + (amount - weights.plenty) * weights.spare
            points += amount * weights.goods[good]
        return points * ahead


class Deck(Aspect):
    """The average card: its icons, how far it carries the viscount, whether it does something besides."""

    def __init__(self, weights: Weights, rules: Rules) -> None:
        super().__init__(weights)
        self.values: list[float] = []  # by card: what it is worth to a deck of nothing else
        for row in rules.townsfolk:
            value = weights.steps * row.silver + (0.0 if isinstance(row.ability, NoAbility) else weights.ability)
            for icon, count in enumerate(row.icons):
                value += weights.icons[icon] * count
            self.values.append(value)

    def worth(self, table: Table, seat: Seat, ahead: float) -> float:
        value = self.values
        total = 0.0
        count = 0
        for pile in (seat.hand, seat.draw, seat.discard, seat.slots):
            for card in pile:
                if card != NO_CARD:
                    total += value[card]
                    count += 1
        return (total / count + self.weights.size * count) * ahead if count else 0.0


class NextTurn(Aspect):
    """What the two cards that stay on the player board, with the best one in hand, may bring."""

    def worth(self, table: Table, seat: Seat, ahead: float) -> float:
        if table.is_automaton(seat) or (table.turns_left >= 0 and table.turns_to_come(seat.index) == 0):
            return 0.0
        best = 0.0
        second = 0.0
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
                second = best
                best = gain
            elif gain > second:
                second = gain
        return self.weights.plan * best + self.weights.second_plan * second

    def gain(self, table: Table, seat: Seat, action: int, count: int) -> float:
        """Points for so many icons, with the resources that go with the action."""
        weights = self.weights
        if action == TRADE:
            return weights.trading * count
        if action == CONSTRUCT:
            count += seat.goods[STONE]
            for kind in range(len(BUILDINGS) - 1, -1, -1):
                built = built_of(seat, kind)
                if count >= BUILD_COST[kind] and built < 3:
                    points = table.rules.points.buildings[kind]
                    return weights.build + (points[built + 1] - points[built])
            return weights.building * count
        if action == PLACE:
            count += seat.goods[GOLD]
            for line in range(len(WORKER_STEPS) - 1, -1, -1):
                if count >= WORKER_STEPS[line] and seat.workers > line:
                    return weights.sending * (line + 1)
            return 0.0
        count += seat.goods[INK]
        return weights.writing * (count if count < MOST_WRITTEN else MOST_WRITTEN) if count >= 3 else 0.0


class Flips(Aspect):
    """Deeds to be flipped, and debts to be paid."""

    def worth(self, table: Table, seat: Seat, ahead: float) -> float:
        weights = self.weights
        most = weights.most_flips
        debts = float(seat.unpaid)
        if debts > most:
            debts = most
        deeds = float(seat.plain)
        rest = most - float(int(debts) // 2)
        if deeds > rest:
            deeds = rest
        return ahead * (weights.pay_debt * debts + weights.flip_deed * deeds)


class Track(Aspect):
    """Where the two markers would meet, the nearer they are to it."""

    def worth(self, table: Table, seat: Seat, ahead: float) -> float:
        weights = self.weights
        meeting = weights.meeting
        gap = seat.virtue - seat.corruption
        middle = seat.virtue + seat.corruption
        low = middle >> 1
        value = meeting[low]
        if middle & 1:
            value = (value + meeting[low + 1]) / 2.0
        near = 1.0 - gap / TRACK_END
        # What cannot come to a collision any more is worth nothing.
        if gap == 0:
            comes = table.turns_left < 0 or table.active == seat.index or table.turns_to_come(seat.index) > 0
            return value if comes else 0.0
        gone = weights.virtue * (TRACK_END - seat.virtue) + weights.corruption * seat.corruption
        return (value * near + gone) * ahead


class Climbers(Aspect):
    """Workers of whom the next one makes one climb; and who draws one card more for leading."""

    def worth(self, table: Table, seat: Seat, ahead: float) -> float:
        weights = self.weights
        points = weights.lead if table.leader == seat.index else 0.0
        castle = table.castle
        players = len(table.seats)
        if seat.workers:
            points += weights.supply * (seat.workers if seat.workers < MOST_SUPPLY else MOST_SUPPLY)
            for section in range(SECTIONS):
                if castle[section * players + seat.index] == TRIO - 1:
                    points += weights.pair if section < len(SEGMENTS) else weights.second_pair
        if weights.exposed:
            for section in range(SECTIONS):
                if castle[section * players + seat.index] == 1:
                    here = 0
                    for owner in range(players):
                        here += castle[section * players + owner]
                    if here >= SECTION_LIMIT:
                        points += weights.exposed
        return points * ahead


class Ribbons(Aspect):
    """Manuscripts of a ribbon whose bonus card nobody has yet, and what the others have of it."""

    def worth(self, table: Table, seat: Seat, ahead: float) -> float:
        if not seat.manuscripts:
            return 0.0
        ribbon = self.weights.ribbon
        points = 0.0
        counts = ribbon_counts(table, seat)
        for number, count in enumerate(counts):
            if table.bonuses[number] == NOBODY:
                points += ribbon[count if count < 3 else 2]
        if self.weights.rival:
            rows = table.rules.manuscripts
            others = 0
            for other in table.seats:
                if other.index != seat.index:
                    for card in other.manuscripts:
                        number = rows[card].ribbon
                        if counts[number] and table.bonuses[number] == NOBODY:
                            others += 1
            points += self.weights.rival * others
        return points * ahead


class Abilities(Aspect):
    """What buildings have uncovered."""

    def worth(self, table: Table, seat: Seat, ahead: float) -> float:
        pieces = self.weights.pieces
        points = 0.0
        for piece in range(len(PIECES)):
            if seat.built >> piece & 1:
                points += pieces[piece]
        return points * ahead


def base_aspects(weights: Weights, rules: Rules) -> list[Aspect]:
    return [
        Goods(weights),
        Deck(weights, rules),
        NextTurn(weights),
        Flips(weights),
        Track(weights),
        Climbers(weights),
        Ribbons(weights),
        Abilities(weights),
    ]


class ViscountsEvaluation(Evaluation["Table"]):
    """For the games by these rules."""

    def __init__(self, rules: Rules, numbers: Mapping[str, float]) -> None:
        self.rules = rules
        self.weights = Weights()
        self.weights.take(numbers)
        self.aspects = base_aspects(self.weights, rules)

    def numbers(self) -> dict[str, float]:
        return self.weights.numbers()

    def habits(self) -> Habits:
        return HABITS

    def with_numbers(self, numbers: Mapping[str, float]) -> ViscountsEvaluation:
        return ViscountsEvaluation(self.rules, numbers)

    def worth(self, table: Table) -> list[float]:
        if table.decision is None:
            return [float(points) for points in totals(table)]
        found = majorities(self.weights, table)
        ahead = self.time_ahead(table)
        aspects = self.aspects
        for seat in table.seats:
            points = found[seat.index] + own_points(table, seat)
            for aspect in aspects:
                points += aspect.worth(table, seat, ahead)
            found[seat.index] = points
        return found

    def terms(self, table: Table) -> list[dict[str, float]]:
        rows = scores(table)
        prizes = majorities(self.weights, table)
        ahead = self.time_ahead(table)
        found: list[dict[str, float]] = []
        for seat in table.seats:
            terms = {key: float(points) for key, points in rows[seat.index].items() if key != "total"}
            if table.decision is not None:
                # In `worth` the prizes of both cards count before they are revealed.
                del terms["poverty"]
                del terms["prosperity"]
                terms["majorities"] = prizes[seat.index]
                for aspect in self.aspects:
                    terms[aspect.name] = aspect.worth(table, seat, ahead)
            found.append(terms)
        return found

    def reasons(self, start: Table, better: Table, given: Table, seat: int) -> list[Reason]:
        from guildhall.viscounts.reasons import reasons  # which knows this module

        return reasons(self, start, better, given, seat)

    def time_ahead(self, table: Table) -> float:
        weights = self.weights
        if table.turns_left >= 0:
            turns = table.turns_left / len(table.seats)
        elif table.debts_above == NOT_BUILT:
            turns = weights.long
        else:
            turns = SOON + min(table.debts_above, table.deeds_above) / (weights.taken * len(table.seats))
        return share_ahead(turns, weights.long)

    def doubt(self, table: Table) -> float:
        """Found by comparing leads with how games between bots ended."""
        return self.weights.doubt + self.weights.doubt_ahead * self.time_ahead(table)

    def tempo(self, table: Table) -> float:
        return self.weights.tempo

    def settings(self, table: Table) -> SearchSettings:
        return SETTINGS

    def urge(self, table: Table) -> float:
        return self.weights.haste

    def urges(self, table: Table) -> list[float]:
        found = [self.weights.haste] * len(table.seats)
        profit = self.weights.profit
        if profit and len(found) > 1:
            points = [float(total) for total in totals(table)]
            for index in range(len(points)):
                best = max(points[:index] + points[index + 1 :])
                found[index] += profit * max(-MOST_PROFIT, min(MOST_PROFIT, points[index] - best))
        return found

    def steps_towards_end(self, table: Table, seat: int) -> int:
        """Debts and deeds that the seat has taken off the piles."""
        owner = table.seats[seat]
        return owner.unpaid + owner.paid + owner.plain + owner.flipped


class EvaluationOfAnyRules(Evaluation["Table"]):
    """What every table's evaluation comes from: it depends on the number of players, and on the weights for it."""

    def fitted(self, rules: Any, numbers: Mapping[str, float]) -> ViscountsEvaluation:
        return ViscountsEvaluation(rules, numbers)


EVALUATION: Final = EvaluationOfAnyRules()
