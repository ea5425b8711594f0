"""What can be measured of a seat at any time, for those who study many games. An expansion adds its own to the rules'
list (`rules.measures`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.architects.names import GOODS, PLACES, PRISON, SUPPLY
from guildhall.architects.scoring import total

if TYPE_CHECKING:
    from guildhall.architects.table import Seat, Table


class SeatMeasure:
    """`key` is its column in the tables; one that is `followed` is shown turn by turn."""

    def __init__(self, key: str, followed: bool = False) -> None:
        self.key = key
        self.followed = followed

    def of(self, table: Table, seat: Seat) -> int:
        raise AssertionError("a measure is taken")


class PointsNow(SeatMeasure):
    def of(self, table: Table, seat: Seat) -> int:
        return total(table, seat)


class VirtueNow(SeatMeasure):
    def of(self, table: Table, seat: Seat) -> int:
        return seat.virtue


class GoodNow(SeatMeasure):
    def __init__(self, good: int) -> None:
        super().__init__(GOODS[good])
        self.good = good

    def of(self, table: Table, seat: Seat) -> int:
        return seat.goods[self.good]


class UnpaidDebtsNow(SeatMeasure):
    def of(self, table: Table, seat: Seat) -> int:
        return seat.unpaid


class PaidDebtsNow(SeatMeasure):
    def of(self, table: Table, seat: Seat) -> int:
        return seat.paid


class CathedralNow(SeatMeasure):
    def of(self, table: Table, seat: Seat) -> int:
        return seat.cathedral


class BuildingsNow(SeatMeasure):
    def of(self, table: Table, seat: Seat) -> int:
        return len(seat.buildings)


class ApprenticesNow(SeatMeasure):
    def of(self, table: Table, seat: Seat) -> int:
        return len(seat.apprentices)


class HandNow(SeatMeasure):
    def of(self, table: Table, seat: Seat) -> int:
        return len(seat.hand)


class WorkersOnBoard(SeatMeasure):
    """Own Workers on all places of the board but Prison."""

    def of(self, table: Table, seat: Seat) -> int:
        workers = 0
        for area in range(PLACES):
            workers += seat.workers[area]
        return workers


class WorkersIn(SeatMeasure):
    def __init__(self, key: str, area: int) -> None:
        super().__init__(key)
        self.area = area

    def of(self, table: Table, seat: Seat) -> int:
        return seat.workers[self.area]


class CapturedNow(SeatMeasure):
    """Workers of the others on the own board."""

    def of(self, table: Table, seat: Seat) -> int:
        return sum(seat.captured)


def base_measures() -> list[SeatMeasure]:
    measures: list[SeatMeasure] = [PointsNow("points", followed=True), VirtueNow("virtue", followed=True)]
    for good in range(len(GOODS)):
        measures.append(GoodNow(good))
    measures += [
        UnpaidDebtsNow("debts"),
        PaidDebtsNow("debts_paid"),
        CathedralNow("cathedral"),
        BuildingsNow("buildings"),
        ApprenticesNow("apprentices"),
        HandNow("hand"),
        WorkersOnBoard("workers_placed"),
        WorkersIn("workers_supply", SUPPLY),
        WorkersIn("workers_prison", PRISON),
        CapturedNow("workers_captured"),
    ]
    return measures
