"""What a row in the card tables says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from guildhall.architects.answers import MOST_PAID
from guildhall.architects.cards.fields import (
    Composed,
    Numbers,
    Skills,
    amounts_from,
    gain_field,
    gain_from,
    named,
    numbers_in,
    skills_from,
)
from guildhall.architects.cards.tokens import BUILT, AbilityGrammar, BuildingGrammar, words_of
from guildhall.architects.effects import MOST_GAINED
from guildhall.architects.names import FOR_BUILDING, GOODS, RESOURCES, SKILLS, TOP_VIRTUE, WORKERS
from guildhall.architects.paying import Price
from guildhall.engine.cards import Number
from guildhall.engine.cardtables import AnyCard, name_key
from guildhall.engine.corrections import Amounts, Field, Name, Whole
from guildhall.engine.message import Message

if TYPE_CHECKING:
    from guildhall.architects.effects import Effect, Gain
    from guildhall.architects.powers import Ability
    from guildhall.architects.scoring import AtEnd


# Within these a correction has to stay.
MOST_VP: Final = 30
MOST_VIRTUE_CHANGE: Final = 9
MOST_SILVER: Final = 50
MOST_CARDS: Final = 6
MOST_DEBTS: Final = 9


class Card(AnyCard):
    def __init__(self, ref: str, key: str, origin: str, box: str) -> None:
        super().__init__(ref, key, origin, box=box)

    def printed_name(self) -> Message:
        """Cards without a name are known by their number: reward-7."""
        kind, _, number = self.key.rpartition("-")
        return Message(f"{kind}-numbered", {"number": int(number)})

    def fields(self) -> dict[str, Field]:
        fields: dict[str, Field] = {
            name: Whole(number.value, number.least, number.most) for name, number in self.numbers().items()
        }
        fields.update({name: Name(ours, valid) for name, (ours, valid) in self.names().items()})
        fields.update(self.effects())
        return fields

    def with_values(self, values: Mapping[str, Any]) -> Card:
        return self.with_numbers(dict(values))

    # For kinds of cards that only an expansion has.

    def numbers(self) -> dict[str, Number]:
        """The numbers on it that may be corrected."""
        return {}

    def names(self) -> dict[str, tuple[str, Sequence[str]]]:
        """The names on it that may be corrected, each with those that it could be."""
        return {}

    def effects(self) -> dict[str, Field]:
        """What it does, by what corrections call it."""
        return {}

    def with_numbers(self, numbers: dict[str, Any]) -> Card:
        """The same card with some of them replaced: numbers, names and effects."""
        return self


def named_key(kind: str, key: str) -> Message:
    """The name of a card that has one; copies are numbered (`squire-2`), the name is not."""
    return Message(f"{kind}-{name_key(key)}")


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

    def printed_name(self) -> Message:
        return named_key("apprentice", self.key)

    def text(self) -> Message:
        return Message("text-none") if self.ability is None else self.ability.message()

    def fields(self) -> dict[str, Field]:
        return {
            "skills": Skills([SKILLS[skill] for skill in self.skills], False),
            "virtue": Whole(self.virtue, -MOST_VIRTUE_CHANGE, MOST_VIRTUE_CHANGE),
            "effect": Composed(
                {} if self.ability is None else self.ability.numbers(),
                words_of(self.box).say_ability(self.ability),
                AbilityGrammar(self.box),
            ),
        }

    def is_named(self) -> bool:
        return True

    def with_values(self, values: Mapping[str, Any]) -> Apprentice:
        ability = self.ability
        effect = values.get("effect")
        if isinstance(effect, str):
            ability = words_of(self.box).read_ability(effect)
        elif ability is not None:
            ability = ability.with_numbers(numbers_in(effect))
        skills = skills_from(values.get("skills"), self.skills)
        return Apprentice(self.ref, self.key, skills, values.get("virtue", self.virtue), ability, box=self.box)


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

    def printed_name(self) -> Message:
        return named_key("building", self.key)

    def fields(self) -> dict[str, Field]:
        return {
            "vp": Whole(self.vp, 0, MOST_VP),
            "cost": Amounts(named(self.cost), GOODS[:RESOURCES], MOST_PAID, MOST_PAID, True),
            "skills": Skills([SKILLS[skill] for skill in self.skills], True),
            "virtue": Whole(self.virtue, -MOST_VIRTUE_CHANGE, MOST_VIRTUE_CHANGE),
            "effect": Composed(self._effect_numbers(), self._token(), BuildingGrammar(self.box)),
        }

    def is_named(self) -> bool:
        return True

    def _token(self) -> str | None:
        words = words_of(self.box)
        return words.say_effect(self.built) if self.end is None else words.say_end(self.end)

    def _effect_numbers(self) -> dict[str, Number]:
        if self.built is not None:
            return self.built.numbers()
        return {} if self.end is None else self.end.numbers()

    def with_values(self, values: Mapping[str, Any]) -> Building:
        effect = values.get("effect")
        numbers = numbers_in(effect)
        built = None if self.built is None else self.built.with_numbers(numbers)
        end = None if self.end is None else self.end.with_numbers(numbers)
        if isinstance(effect, str):
            words = words_of(self.box)
            is_end = words.is_end(effect)
            built = None if is_end else words.read_effect(effect, BUILT)
            end = words.read_end(effect) if is_end else None
        return Building(
            self.ref,
            self.key,
            values.get("vp", self.vp),
            amounts_from(values.get("cost"), self.cost),
            skills_from(values.get("skills"), self.skills),
            values.get("virtue", self.virtue),
            built=built,
            end=end,
            box=self.box,
        )


class Reward(Card):
    def __init__(self, ref: str, key: str, gain: Gain, *, origin: str = "verified", box: str = "base") -> None:
        super().__init__(ref, key, origin, box)
        self.gain = gain

    def text(self) -> Message:
        return Message("text-reward", {"what": self.gain.what()})

    def fields(self) -> dict[str, Field]:
        return {"gain": gain_field(self.gain, self.gain.names())}

    def with_values(self, values: Mapping[str, Any]) -> Reward:
        return Reward(self.ref, self.key, gain_from(values.get("gain"), self.gain), box=self.box)


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

    def fields(self) -> dict[str, Field]:
        return {"small": gain_field(self.small, GOODS), "large": gain_field(self.large, GOODS)}

    def facts(self) -> dict[str, str]:
        return {"pairing": self.pairing}

    def with_values(self, values: Mapping[str, Any]) -> Market:
        small = gain_from(values.get("small"), self.small)
        return Market(self.ref, self.key, small, gain_from(values.get("large"), self.large), box=self.box)


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

    def printed_name(self) -> Message:
        return named_key("board", self.key)

    def text(self) -> Message:
        return self.power.message()

    def fields(self) -> dict[str, Field]:
        return {
            "prison": Whole(self.prison, 0, WORKERS),
            "silver": Whole(self.silver, 0, MOST_SILVER),
            "virtue": Whole(self.virtue, 0, TOP_VIRTUE),
            "goods": Amounts(named(self.goods), GOODS[:RESOURCES], MOST_GAINED, RESOURCES * MOST_GAINED, True),
            "cards": Whole(self.cards, 0, MOST_CARDS),
            "debts": Whole(self.debts, 0, MOST_DEBTS),
            "effect": Numbers(self.power.numbers()),
        }

    def is_named(self) -> bool:
        return True

    def with_values(self, values: Mapping[str, Any]) -> Board:
        return Board(
            self.ref,
            self.key,
            prison=values.get("prison", self.prison),
            silver=values.get("silver", self.silver),
            virtue=values.get("virtue", self.virtue),
            goods=amounts_from(values.get("goods"), self.goods),
            cards=values.get("cards", self.cards),
            debts=values.get("debts", self.debts),
            power=self.power.with_numbers(values.get("effect", {})),
            box=self.box,
        )
