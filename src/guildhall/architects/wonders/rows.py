"""Rows in the tables of Wonder Cards and of Contribution/Consequence Cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from guildhall.architects.answers import MOST_PAID
from guildhall.architects.cards.fields import Composed, numbers_in
from guildhall.architects.cards.rows import MOST_VP, Building, Card
from guildhall.architects.cards.tokens import PENALTY, REWARD, SLOT, EffectGrammar, words_of
from guildhall.architects.names import AREAS, GOODS, LARGE_CIRCLES, RESOURCES, TAX_STAND
from guildhall.architects.wonders.names import TOP_INFLUENCE
from guildhall.engine.cards import Number
from guildhall.engine.corrections import Field
from guildhall.engine.message import Message

if TYPE_CHECKING:
    from guildhall.architects.effects import Effect

MOST_VIRTUE: Final = 9
MOST_TAX: Final = 20
# Where a figure can stand: a large circle with an action that Workers gather at.
FIGURE_PLACES: Final = [AREAS[area] for area in range(LARGE_CIRCLES) if area != TAX_STAND]


class Wonder(Card):
    """Costs so much of one resource, Influence and Tax; a Building in every other respect."""

    def __init__(
        self,
        ref: str,
        good: int,
        amount: int,
        influence: int,
        tax: int,
        vp: int,
        virtue: int,
        built: Effect,
        *,
        origin: str = "reconstructed",
        box: str = "wonders",
    ) -> None:
        super().__init__(ref, f"{GOODS[good]}-wonder", origin, box)
        self.good = good
        self.amount = amount
        self.influence = influence
        self.tax = tax
        self.vp = vp
        self.virtue = virtue
        self.built = built

    def building(self) -> Building:
        """What it is on its owner's side of the table."""
        cost = [0] * RESOURCES
        cost[self.good] = self.amount
        row = Building(
            self.ref, self.key, self.vp, cost, (), self.virtue, built=self.built, origin=self.origin, box=self.box
        )
        row.printed_origin = self.printed_origin
        row.given_name = self.given_name
        return row

    def is_named(self) -> bool:
        return True

    def printed_name(self) -> Message:
        return Message(f"building-{self.key}")

    def text(self) -> Message:
        return Message("wonder-card", {"cost": self.cost_message(0), "effect": self.built.message()})

    def cost_message(self, laid: int) -> Message:
        """What it costs with so much laid on it."""
        parts = [
            Message(name, {"number": number})
            for name, number in (
                (f"good-{GOODS[self.good]}", max(self.amount - laid, 0)),
                ("good-influence", self.influence),
                ("good-tax", self.tax),
            )
            if number
        ]
        return Message("list", {"parts": parts})

    def numbers(self) -> dict[str, Number]:
        return {
            "amount": Number(self.amount, 1, MOST_PAID),
            "influence": Number(self.influence, 0, TOP_INFLUENCE),
            "tax": Number(self.tax, 0, MOST_TAX),
            "vp": Number(self.vp, 0, MOST_VP),
            "virtue": Number(self.virtue, 0, MOST_VIRTUE),
        }

    def with_numbers(self, numbers: dict[str, Any]) -> Wonder:
        return Wonder(
            self.ref,
            self.good,
            numbers.get("amount", self.amount),
            numbers.get("influence", self.influence),
            numbers.get("tax", self.tax),
            numbers.get("vp", self.vp),
            numbers.get("virtue", self.virtue),
            self.built,
            box=self.box,
        )


class Contribution(Card):
    """One face rewards contributions, one resource each. The other is a consequence: what a Black Market Reset does to
    everybody at the Profiteer's place, and for those with the most Workers at the Princess's, who may have a choice."""

    def __init__(
        self,
        ref: str,
        number: int,
        slots: Sequence[Effect],
        profiteer: int,
        penalty: Effect,
        princess: int,
        reward: Effect,
        other_reward: Effect | None = None,
        *,
        origin: str = "reconstructed",
        box: str = "wonders",
    ) -> None:
        super().__init__(ref, f"contribution-{number}", origin, box)
        self.number = number
        self.slots: list[Effect] = list(slots)
        self.profiteer = profiteer
        self.penalty = penalty
        self.princess = princess
        self.reward = reward
        self.other_reward = other_reward

    def slot_message(self, good: int) -> Message:
        """A slot and what it brings."""
        return Message(
            "contribution-slot",
            {"resource": Message(f"good-{GOODS[good]}-name"), "effect": self.slots[good].message()},
        )

    def reward_message(self) -> Message:
        if self.other_reward is None:
            return self.reward.message()
        return Message("either-effect", {"first": self.reward.message(), "second": self.other_reward.message()})

    def text(self) -> Message:
        slots = [self.slot_message(good) for good in range(len(self.slots))]
        return Message(
            "contribution-card",
            {
                "slots": Message("list", {"parts": slots}),
                "profiteer": Message(f"the-{AREAS[self.profiteer]}"),
                "penalty": self.penalty.message(),
                "princess": Message(f"the-{AREAS[self.princess]}"),
                "reward": self.reward_message(),
            },
        )

    def names(self) -> dict[str, tuple[str, Sequence[str]]]:
        return {
            "profiteer": (AREAS[self.profiteer], FIGURE_PLACES),
            "princess": (AREAS[self.princess], FIGURE_PLACES),
        }

    def effects(self) -> dict[str, Field]:
        effects = {GOODS[good]: self._composed(slot, SLOT) for good, slot in enumerate(self.slots)}
        effects["penalty"] = self._composed(self.penalty, PENALTY)
        effects["reward"] = self._composed(self.reward, REWARD)
        effects["other_reward"] = self._composed(self.other_reward, REWARD, empty=True)
        return effects

    def _composed(self, effect: Effect | None, where: int, empty: bool = False) -> Field:
        numbers = {} if effect is None else effect.numbers()
        return Composed(numbers, words_of(self.box).say_effect(effect), EffectGrammar(self.box, where, empty))

    def _replaced(self, effect: Effect | None, given: Any, where: int) -> Effect | None:
        if isinstance(given, str):
            return words_of(self.box).read_effect(given, where)
        return None if effect is None else effect.with_numbers(numbers_in(given))

    def _must(self, effect: Effect, given: Any, where: int) -> Effect:
        """The same where there has to be an effect, which the check has seen to."""
        return self._replaced(effect, given, where) or effect

    def with_numbers(self, numbers: dict[str, Any]) -> Contribution:
        return Contribution(
            self.ref,
            self.number,
            [self._must(slot, numbers.get(GOODS[good]), SLOT) for good, slot in enumerate(self.slots)],
            AREAS.index(numbers.get("profiteer", AREAS[self.profiteer])),
            self._must(self.penalty, numbers.get("penalty"), PENALTY),
            AREAS.index(numbers.get("princess", AREAS[self.princess])),
            self._must(self.reward, numbers.get("reward"), REWARD),
            self._replaced(self.other_reward, numbers.get("other_reward"), REWARD),
            box=self.box,
        )
