"""What a row in the card tables says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from guildhall.architects.names import FOR_BUILDING
from guildhall.architects.paying import Price
from guildhall.engine.cards import Number
from guildhall.engine.message import Message

if TYPE_CHECKING:
    from guildhall.architects.effects import Effect, Gain
    from guildhall.architects.powers import Ability
    from guildhall.architects.scoring import AtEnd


MOST_VP: Final = 30  # that a correction may put on a card


class Card:
    """`ref` is the card's number in the reference sheet; `key` is what tokens, positions and corrections call it;
    `origin` says where its numbers come from; `box` says in which box it came."""

    def __init__(self, ref: str, key: str, origin: str, box: str) -> None:
        self.ref = ref
        self.key = key
        self.origin = origin
        # Where our own numbers come from, also when the owner of a box has corrected some (`corrections.py`).
        self.printed_origin = origin
        self.box = box

    def text(self) -> Message:
        """What the card does, composed from its effects."""
        raise AssertionError("a card describes itself")

    def name(self) -> Message | None:
        """Its name, if it is of a kind that only an expansion has and not known by its number."""
        return None

    def numbers(self) -> dict[str, Number]:
        """The numbers that may be corrected on a kind of card that only an expansion has."""
        return {}

    def names(self) -> dict[str, tuple[str, Sequence[str]]]:
        """The names on it that may be corrected, each with those that it could be."""
        return {}

    def effects(self) -> dict[str, dict[str, Number]]:
        """The numbers of its effects, by what corrections call the effect."""
        return {}

    def with_numbers(self, numbers: dict[str, Any]) -> Card:
        """The same card with some of them replaced: numbers, and the numbers of effects."""
        return self


class Apprentice(Card):
    def __init__(
        self,
        ref: str,
        key: str,
        skills: Sequence[int],
        virtue: int = 0,
        ability: Ability | None = None,
        *,
        origin: str = "verified",
        box: str = "base",
    ) -> None:
        super().__init__(ref, key, origin, box)
        self.skills: list[int] = list(skills)
        self.virtue = virtue  # one-time change when hired
        self.ability = ability

    def text(self) -> Message:
        return Message("text-none") if self.ability is None else self.ability.message()


class Building(Card):
    def __init__(
        self,
        ref: str,
        key: str,
        vp: int,
        cost: Sequence[int],
        skills: Sequence[int] = (),
        virtue: int = 0,
        *,
        built: Effect | None = None,
        end: AtEnd | None = None,
        origin: str = "verified",
        box: str = "base",
    ) -> None:
        super().__init__(ref, key, origin, box)
        self.vp = vp
        self.cost: list[int] = list(cost)  # Clay, Wood, Stone, Gold, Marble
        self.price = Price(cost[0], cost[1], cost[2], cost[3], cost[4], purpose=FOR_BUILDING)
        self.skills: list[int] = list(skills)
        mask = 0
        for skill in skills:
            mask |= 1 << skill
        self.skill_mask = mask
        self.virtue = virtue  # immediate change when constructed
        self.built = built
        self.end = end

    def text(self) -> Message:
        if self.built is not None:
            return Message("text-built", {"effect": self.built.message()})
        if self.end is not None:
            return Message("text-end", {"effect": self.end.message()})
        return Message("text-none")


class Reward(Card):
    def __init__(self, ref: str, key: str, gain: Gain, *, origin: str = "verified", box: str = "base") -> None:
        super().__init__(ref, key, origin, box)
        self.gain = gain

    def text(self) -> Message:
        return Message("text-reward", {"what": self.gain.what()})


class Market(Card):
    """A Black Market card. The faces are verified; which Small face backs which Large face is `public` (U2)."""

    def __init__(
        self, ref: str, key: str, small: Gain, large: Gain, *, origin: str = "verified", box: str = "base"
    ) -> None:
        super().__init__(ref, key, origin, box)
        self.small = small
        self.large = large
        self.pairing = "public"

    def text(self) -> Message:
        return Message("text-market", {"small": self.small.what(), "large": self.large.what()})


class Board(Card):
    """The variable face of a player board. The standard faces are all alike and do nothing."""

    def __init__(
        self,
        ref: str,
        key: str,
        *,
        prison: int = 0,
        silver: int = 0,
        virtue: int,
        goods: Sequence[int] = (0, 0, 0, 0, 0),
        cards: int = 0,
        debts: int = 0,
        power: Ability,
        origin: str = "verified",
        box: str = "base",
    ) -> None:
        super().__init__(ref, key, origin, box)
        self.prison = prison
        self.silver = silver
        self.virtue = virtue
        self.goods: list[int] = list(goods)
        self.cards = cards  # drawn after the Building draft
        self.debts = debts
        self.power = power

    def text(self) -> Message:
        return self.power.message()
