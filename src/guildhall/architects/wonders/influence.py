"""Influence: a track from 0 to 12, and what gaining and losing it does.

Reaching 5 or 9 from below draws a Building card, each time. What is above 12 is lost.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from guildhall.architects.effects import GAINS, MOST_GAINED, Effect, Gain
from guildhall.architects.hand import draw_buildings
from guildhall.architects.locations.cathedral import gain_reward
from guildhall.architects.wonders.events import INFLUENCE_GAINED, INFLUENCE_LOST, INFLUENCE_SPENT
from guildhall.architects.wonders.names import CARD_STEPS, TOP_INFLUENCE
from guildhall.architects.wonders.part import part_of
from guildhall.engine.cards import Number
from guildhall.engine.message import Message

if TYPE_CHECKING:
    from guildhall.architects.counting import Count
    from guildhall.architects.table import Seat, Table


def gain_influence(table: Table, seat: Seat, points: int) -> None:
    influence = part_of(table).influence
    before = influence[seat.index]
    after = min(before + points, TOP_INFLUENCE)
    if after == before:
        automaton = seat.powers.automaton
        if automaton is not None and points > 0:
            automaton.gains_in_vain(table, seat)
        return
    influence[seat.index] = after
    table.tell(INFLUENCE_GAINED, seat.index, after - before, after)
    for step in CARD_STEPS:
        if before < step <= after:
            draw_buildings(table, seat, 1)


def lose_influence(table: Table, seat: Seat, points: int) -> None:
    """Give up Influence in place of something else (I6, I8, I9, and some cards)."""
    _fall(table, seat, points, INFLUENCE_LOST)


def spend_influence(table: Table, seat: Seat, points: int) -> None:
    """Pay Influence as a price, which is not a loss (I15)."""
    _fall(table, seat, points, INFLUENCE_SPENT)


def _fall(table: Table, seat: Seat, points: int, event: int) -> None:
    influence = part_of(table).influence
    influence[seat.index] -= points
    assert influence[seat.index] >= 0, "nobody loses Influence that is not there"
    table.tell(event, seat.index, points, influence[seat.index])


FAVOURS: Final = (*GAINS, "influence", "rewards")


class Favour(Gain):
    """Influence and Reward Cards, and all that a Gain can bring."""

    def __init__(
        self,
        influence: int = 0,
        *,
        clay: int = 0,
        wood: int = 0,
        stone: int = 0,
        gold: int = 0,
        marble: int = 0,
        silver: int = 0,
        cards: int = 0,
        virtue: int = 0,
        rewards: int = 0,
    ) -> None:
        super().__init__(clay, wood, stone, gold, marble, silver, cards, virtue)
        self.influence = influence
        self.rewards = rewards

    def is_possible(self, table: Table, seat: Seat) -> bool:
        # Influence above the end of the track is not gained.
        if self.goods or self.cards or self.virtue or self.rewards:
            return True
        return part_of(table).influence[seat.index] < TOP_INFLUENCE

    def apply(self, table: Table, seat: Seat) -> None:
        super().apply(table, seat)
        if self.influence:
            gain_influence(table, seat, self.influence)
        for _ in range(self.rewards):
            gain_reward(table, seat)

    def message(self) -> Message:
        if self.influence or self.rewards:
            return Message("gain", {"what": self.what()})
        return super().message()

    def parts(self) -> list[Message]:
        parts = super().parts()
        if self.influence:
            parts.append(Message("good-influence", {"number": self.influence}))
        if self.rewards:
            parts.append(Message("good-rewards", {"number": self.rewards}))
        return parts

    def names(self) -> tuple[str, ...]:
        return FAVOURS

    def amount_of(self, name: str) -> int:
        if name == "influence":
            return self.influence
        return self.rewards if name == "rewards" else super().amount_of(name)

    def with_numbers(self, numbers: dict[str, int]) -> Favour:
        n = [numbers.get(name, self.amount_of(name)) for name in FAVOURS]
        return Favour(
            n[8],
            clay=n[0],
            wood=n[1],
            stone=n[2],
            gold=n[3],
            marble=n[4],
            silver=n[5],
            cards=n[6],
            virtue=n[7],
            rewards=n[9],
        )


class InfluencePer(Effect):
    """Gain `points` Influence for each of something."""

    def __init__(self, count: Count, points: int = 1) -> None:
        self.count = count
        self.points = points

    def apply(self, table: Table, seat: Seat) -> None:
        gain_influence(table, seat, self.points * self.count.of(table, seat))

    def message(self) -> Message:
        return Message("influence-per", {"number": self.points, "count": self.count.message(1)})

    def numbers(self) -> dict[str, Number]:
        return {"influence": Number(self.points, 1, MOST_GAINED)}

    def with_numbers(self, numbers: dict[str, int]) -> InfluencePer:
        return InfluencePer(self.count, numbers.get("influence", self.points))
