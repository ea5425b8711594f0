"""The end: effects of Buildings before scoring, points by category, ties.

First every effect that changes Virtue, in the order its owner chooses; the track's limits still hold. Then points are
counted with the final values.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from guildhall.architects.effects import MANY
from guildhall.architects.events import EFFECT_AT_END, GAME_OVER
from guildhall.architects.locations.cathedral import POINTS
from guildhall.architects.names import GOLD, MARBLE, PRISON, SILVER
from guildhall.architects.steps import SeatQuestion
from guildhall.architects.virtue import gain_virtue, lose_virtue
from guildhall.engine.agenda import Step
from guildhall.engine.cards import Number
from guildhall.engine.meaning import MASK, SEAT, Meaning
from guildhall.engine.message import Message

if TYPE_CHECKING:
    from guildhall.architects.counting import Condition, Count
    from guildhall.architects.table import Seat, Table

VIRTUE_POINTS: Final = [-9, -8, -7, -5, -3, -1, 0, 0, 0, 0, 1, 2, 3, 5, 7]
DEBT_POINTS: Final = -2


# What Buildings do at the end.


class AtEnd:
    """A Building's effect at the end of the game: points, Virtue, or another worth of Debts."""

    def points(self, table: Table, seat: Seat) -> int:
        return 0

    def virtue(self, table: Table, seat: Seat) -> int:
        """Virtue gained (or lost, if negative) before scoring."""
        return 0

    def debt_worth(self) -> int:
        """What it adds to the points of each unpaid Debt."""
        return 0

    def message(self) -> Message:
        raise AssertionError("an end-game effect describes itself")

    def numbers(self) -> dict[str, Number]:
        """The numbers in it that a correction may change, by name."""
        return {}

    def with_numbers(self, numbers: dict[str, int]) -> AtEnd:
        """The same effect with some of its numbers replaced."""
        return self


class VpPer(AtEnd):
    """`vp` VP, mostly 1, for each full `per` of something."""

    def __init__(self, per: int, count: Count, vp: int = 1) -> None:
        self.per = per
        self.count = count
        self.vp = vp

    def points(self, table: Table, seat: Seat) -> int:
        return self.vp * (self.count.of(table, seat) // self.per)

    def message(self) -> Message:
        return Message("vp-per", {"number": self.vp, "count": self.count.message(self.per)})

    def numbers(self) -> dict[str, Number]:
        return {"per": Number(self.per, 1, MANY), "vp": Number(self.vp, 1, MANY)}

    def with_numbers(self, numbers: dict[str, int]) -> VpPer:
        return VpPer(numbers.get("per", self.per), self.count, numbers.get("vp", self.vp))


class VpIf(AtEnd):
    def __init__(self, vp: int, condition: Condition) -> None:
        self.vp = vp
        self.condition = condition

    def points(self, table: Table, seat: Seat) -> int:
        return self.vp if self.condition.holds(table, seat) else 0

    def message(self) -> Message:
        return Message("vp-if", {"number": self.vp, "condition": self.condition.message()})

    def numbers(self) -> dict[str, Number]:
        return {"vp": Number(self.vp, 1, MANY)}

    def with_numbers(self, numbers: dict[str, int]) -> VpIf:
        return VpIf(numbers.get("vp", self.vp), self.condition)


class VirtuePer(AtEnd):
    """1 Virtue for each full `per` of something."""

    def __init__(self, per: int, count: Count) -> None:
        self.per = per
        self.count = count

    def virtue(self, table: Table, seat: Seat) -> int:
        return self.count.of(table, seat) // self.per

    def message(self) -> Message:
        return Message("virtue-per", {"count": self.count.message(self.per)})

    def numbers(self) -> dict[str, Number]:
        return {"per": Number(self.per, 1, MANY)}

    def with_numbers(self, numbers: dict[str, int]) -> VirtuePer:
        return VirtuePer(numbers.get("per", self.per), self.count)


class VirtueIf(AtEnd):
    def __init__(self, points: int, condition: Condition) -> None:
        self.gain = points
        self.condition = condition

    def virtue(self, table: Table, seat: Seat) -> int:
        return self.gain if self.condition.holds(table, seat) else 0

    def message(self) -> Message:
        return Message("virtue-if", {"number": self.gain, "condition": self.condition.message()})

    def numbers(self) -> dict[str, Number]:
        return {"virtue": Number(self.gain, 1, MANY)}

    def with_numbers(self, numbers: dict[str, int]) -> VirtueIf:
        return VirtueIf(numbers.get("virtue", self.gain), self.condition)


class LoseVirtueAtEnd(AtEnd):
    def __init__(self, points: int) -> None:
        self.loss = points

    def virtue(self, table: Table, seat: Seat) -> int:
        return -self.loss

    def message(self) -> Message:
        return Message("lose-virtue", {"number": self.loss})

    def numbers(self) -> dict[str, Number]:
        return {"virtue": Number(self.loss, 1, MANY)}

    def with_numbers(self, numbers: dict[str, int]) -> LoseVirtueAtEnd:
        return LoseVirtueAtEnd(numbers.get("virtue", self.loss))


class DebtWorth(AtEnd):
    """Each unpaid Debt costs its owner more or fewer points."""

    def __init__(self, change: int) -> None:
        self.change = change

    def debt_worth(self) -> int:
        return self.change

    def message(self) -> Message:
        return Message("debt-costs-less" if self.change > 0 else "debt-costs-more", {"number": abs(self.change)})

    def numbers(self) -> dict[str, Number]:
        # More or less is what the card is about; how much can be corrected.
        return {"vp": Number(abs(self.change), 1, MANY)}

    def with_numbers(self, numbers: dict[str, int]) -> DebtWorth:
        size = numbers.get("vp", abs(self.change))
        return DebtWorth(size if self.change > 0 else -size)


# The end of the game.


class EndGame(Step["Table"]):
    """The steps of the end in their order; then it is over."""

    def resolve(self, table: Table) -> None:
        table.push(GameOver())
        for step in reversed(table.rules.end_steps):
            table.push(step)


class EveryEndEffect(Step["Table"]):
    """Every seat's end-game Virtue, in turn order."""

    def resolve(self, table: Table) -> None:
        for index in reversed(table.clockwise(table.first)):
            table.push(EndEffects(index, 0))


class GameOver(Step["Table"]):
    def resolve(self, table: Table) -> None:
        table.agenda.clear()
        table.tell(GAME_OVER, -1)


class EndEffects(SeatQuestion):
    """Which of your end-game effects comes next? Bits in `used` mark the Buildings whose effect has happened.

    The order matters, and is asked for, only while an effect that gains Virtue and one that loses it are both left.
    """

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, MASK)

    def __init__(self, index: int, used: int) -> None:
        super().__init__(index)
        self.used = used

    def args(self) -> list[int]:
        return [self.index, self.used]

    def options(self, table: Table) -> list[int]:
        seat = table.seats[self.index]
        words = table.rules.words
        options: list[int] = []
        gains = False
        losses = False
        for i, card in enumerate(seat.buildings):
            end = table.rules.buildings[card].end
            if end is None or self.used & (1 << i):
                continue
            virtue = end.virtue(table, seat)
            if virtue:
                options.append(words.resolve[card])
                if virtue > 0:
                    gains = True
                else:
                    losses = True
        if not options:
            return [words.done]
        return options if gains and losses else options[:1]

    def choose(self, table: Table, answer: int) -> None:
        if answer == table.rules.words.done:
            return
        seat = table.seats[self.index]
        card = table.rules.vocabulary.a[answer]
        end = table.rules.buildings[card].end
        assert end is not None
        table.push(EndEffects(self.index, self.used | 1 << seat.buildings.index(card)))
        table.tell(EFFECT_AT_END, self.index, card)
        virtue = end.virtue(table, seat)
        if virtue > 0:
            gain_virtue(table, seat, virtue)
        else:
            lose_virtue(table, seat, -virtue)


# Points.


class ScoreRow:
    """A category of points."""

    def __init__(self, key: str) -> None:
        self.key = key

    def points(self, table: Table, seat: Seat) -> int:
        raise AssertionError("a score row counts its points")


class BuildingPoints(ScoreRow):
    def points(self, table: Table, seat: Seat) -> int:
        total = 0
        for card in seat.buildings:
            building = table.rules.buildings[card]
            total += building.vp
            if building.end is not None:
                total += building.end.points(table, seat)
        return total


class CathedralPoints(ScoreRow):
    def points(self, table: Table, seat: Seat) -> int:
        return POINTS[seat.cathedral]


class VirtuePoints(ScoreRow):
    def points(self, table: Table, seat: Seat) -> int:
        return VIRTUE_POINTS[seat.virtue]


class DebtPoints(ScoreRow):
    def points(self, table: Table, seat: Seat) -> int:
        worth = DEBT_POINTS
        for card in seat.buildings:
            end = table.rules.buildings[card].end
            if end is not None:
                worth += end.debt_worth()
        return worth * seat.unpaid


class GoldAndMarblePoints(ScoreRow):
    def points(self, table: Table, seat: Seat) -> int:
        return seat.goods[GOLD] + seat.goods[MARBLE]


class SilverPoints(ScoreRow):
    def points(self, table: Table, seat: Seat) -> int:
        return seat.goods[SILVER] // 10


class PrisonPoints(ScoreRow):
    def points(self, table: Table, seat: Seat) -> int:
        return -(seat.workers[PRISON] // 2)


def base_end_steps() -> list[Step[Table]]:
    return [EveryEndEffect()]


def base_rows() -> list[ScoreRow]:
    """The rulebook's table, in its order."""
    return [
        BuildingPoints("buildings"),
        CathedralPoints("cathedral"),
        VirtuePoints("virtue"),
        DebtPoints("debts"),
        GoldAndMarblePoints("gold-and-marble"),
        SilverPoints("silver"),
        PrisonPoints("prison"),
    ]


def total(table: Table, seat: Seat) -> int:
    points = 0
    for row in table.rules.score_rows:
        points += row.points(table, seat)
    return points


def scores(table: Table) -> list[dict[str, int]]:
    """Every seat's points by category and in total, as the table stands."""
    sheet: list[dict[str, int]] = []
    for seat in table.seats:
        rows = {row.key: row.points(table, seat) for row in table.rules.score_rows}
        rows["total"] = sum(rows.values())
        sheet.append(rows)
    return sheet


def ranks(table: Table) -> list[int]:
    """Places by points, then Virtue, then Silver; seats still tied share a place."""
    keys = [(total(table, seat), seat.virtue, seat.goods[SILVER]) for seat in table.seats]
    return [1 + sum(1 for other in keys if other > key) for key in keys]
