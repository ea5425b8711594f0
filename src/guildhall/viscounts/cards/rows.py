"""What a row in the card tables says. Rows never change: a game with corrections is given rows of its own.

Every row names what can be corrected on it (`fields`), and makes the same row with other values (`with_values`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from guildhall.engine.cards import Number
from guildhall.engine.cardtables import AnyCard
from guildhall.engine.corrections import Amounts, Field, Name, Whole
from guildhall.engine.message import Message, Value
from guildhall.viscounts.cards.fields import AbilityText, Effects, YesOrNo
from guildhall.viscounts.cards.texts import happening, townsfolk_text
from guildhall.viscounts.cards.tokens import (
    ACTIONS,
    ICONS,
    ON_CARDS,
    ON_LINKS,
    ON_PLAYER_CARDS,
    ON_SCHEMES,
    ON_WEDGES,
    RESOURCES,
    RIBBONS,
    Ability,
    Effect,
    ability,
    effects,
    icons,
    letters,
    tokens,
)

# Within these a correction has to stay.
MOST_STEPS: Final = 9
MOST_ICONS: Final = 4
MOST_SILVER: Final = 50
MOST_GOODS: Final = 9
MOST_VP: Final = 30
MOST_COST: Final = 12
MOST_NEEDED: Final = 9
MOST_POWER: Final = 3
SPACES: Final = 10


class Townsfolk(AnyCard):
    """`group` is "starting", "hero" or "neutral"; `icons` counts Merchants, Builders, Clerics, Nobles, Criminals."""

    def __init__(
        self,
        ref: str,
        key: str,
        silver: int,
        shown: str,
        bonus: str = "",
        does: str = "",
        *,
        group: str = "neutral",
        origin: str = "reconstructed",
        public: Sequence[str] = (),
    ) -> None:
        super().__init__(ref, key, origin, public)
        self.silver = silver  # movement, price and refund
        self.icons: list[int] = icons(shown)
        self.bonus: list[Effect] = effects(bonus)  # when hired or dismissed
        self.ability: Ability = ability(does)
        self.group = group

    def name(self) -> Message:
        return Message(f"viscounts-townsfolk-{self.key}")

    def text(self) -> Message:
        return townsfolk_text(self.bonus, self.ability)

    def facts(self) -> dict[str, str]:
        return {"group": self.group}

    def fields(self) -> dict[str, Field]:
        shown = {ICONS[icon]: count for icon, count in enumerate(self.icons) if count}
        return {
            "silver": Whole(self.silver, 1, MOST_STEPS),
            "icons": Amounts(shown, ICONS, MOST_ICONS, MOST_ICONS, False, "icons"),
            "bonus": Effects(tokens(self.bonus), ON_CARDS),
            "ability": AbilityText(self.ability.token()),
        }

    def with_values(self, values: Mapping[str, Any]) -> Townsfolk:
        shown: Mapping[str, int] | None = values.get("icons")
        return Townsfolk(
            self.ref,
            self.key,
            values.get("silver", self.silver),
            letters(self.icons if shown is None else [shown.get(icon, 0) for icon in ICONS]),
            values.get("bonus", tokens(self.bonus)),
            values.get("ability", self.ability.token()),
            group=self.group,
            origin=self.origin,
        )


class PlayerCard(AnyCard):
    """Where a player starts, and with what."""

    def __init__(
        self,
        ref: str,
        key: str,
        space: int,
        silver: int,
        goods: Sequence[int],
        extra: str = "",
        removes_card: bool = False,
        *,
        origin: str = "reconstructed",
        public: Sequence[str] = ("space",),
    ) -> None:
        super().__init__(ref, key, origin, public)
        self.space = space  # outer space 1 to 10
        self.silver = silver
        self.goods: list[int] = list(goods)  # ink, gold, stone
        self.extra: list[Effect] = effects(extra, ON_PLAYER_CARDS)
        self.removes_card = removes_card  # one of the player's starting townsfolk, before the deck is shuffled

    def name(self) -> Message:
        return Message(f"viscounts-player-card-{self.key}")

    def text(self) -> Message:
        if not self.removes_card:
            return happening("viscounts-text-extra", self.extra)
        removal = Message("viscounts-text-removal")
        if not self.extra:
            return removal
        return Message(
            "viscounts-text-two", {"first": happening("viscounts-text-extra", self.extra), "second": removal}
        )

    def fields(self) -> dict[str, Field]:
        goods = {RESOURCES[good]: count for good, count in enumerate(self.goods) if count}
        return {
            "space": Whole(self.space, 1, SPACES),
            "silver": Whole(self.silver, 0, MOST_SILVER),
            "goods": Amounts(goods, RESOURCES, MOST_GOODS, len(RESOURCES) * MOST_GOODS, True),
            "extra": Effects(tokens(self.extra), ON_PLAYER_CARDS),
            "removes_card": YesOrNo(self.removes_card),
        }

    def with_values(self, values: Mapping[str, Any]) -> PlayerCard:
        goods: Mapping[str, int] | None = values.get("goods")
        return PlayerCard(
            self.ref,
            self.key,
            values.get("space", self.space),
            values.get("silver", self.silver),
            self.goods if goods is None else [goods.get(good, 0) for good in RESOURCES],
            values.get("extra", tokens(self.extra)),
            values.get("removes_card", self.removes_card),
            origin=self.origin,
        )


class Manuscript(AnyCard):
    def __init__(
        self,
        ref: str,
        key: str,
        back: str,
        ribbon: int,
        cost: int,
        vp: int,
        gain: str = "",
        *,
        origin: str = "reconstructed",
    ) -> None:
        super().__init__(ref, key, origin)
        self.back = back  # "grey" or "black"
        self.ribbon = ribbon
        self.cost = cost
        self.vp = vp
        self.effects: list[Effect] = effects(gain)  # when collected

    def name(self) -> Message:
        return Message(f"viscounts-manuscript-{self.key}")

    def text(self) -> Message:
        return happening("viscounts-text-collected", self.effects)

    def facts(self) -> dict[str, str]:
        return {"back": self.back}

    def fields(self) -> dict[str, Field]:
        return {
            "ribbon": Name(RIBBONS[self.ribbon], RIBBONS),
            "cost": Whole(self.cost, 1, MOST_COST),
            "vp": Whole(self.vp, 0, MOST_VP),
            "effect": Effects(tokens(self.effects), ON_CARDS),
        }

    def with_values(self, values: Mapping[str, Any]) -> Manuscript:
        return Manuscript(
            self.ref,
            self.key,
            self.back,
            RIBBONS.index(values.get("ribbon", RIBBONS[self.ribbon])),
            values.get("cost", self.cost),
            values.get("vp", self.vp),
            values.get("effect", tokens(self.effects)),
            origin=self.origin,
        )


class ClericBonus(AnyCard):
    """For the first who owns `needs` manuscripts of a ribbon."""

    def __init__(
        self,
        ref: str,
        key: str,
        ribbon: int,
        vp: int,
        needs: int = 3,
        *,
        origin: str = "reconstructed",
        public: Sequence[str] = ("needs",),
    ) -> None:
        super().__init__(ref, key, origin, public)
        self.ribbon = ribbon
        self.vp = vp
        self.needs = needs

    def name(self) -> Message:
        return Message(f"viscounts-cleric-bonus-{self.key}")

    def text(self) -> Message:
        ribbon = Message(f"value-{RIBBONS[self.ribbon]}")
        return Message("viscounts-text-first", {"number": self.needs, "ribbon": ribbon})

    def fields(self) -> dict[str, Field]:
        return {"needs": Whole(self.needs, 1, MOST_NEEDED), "vp": Whole(self.vp, 0, MOST_VP)}

    def with_values(self, values: Mapping[str, Any]) -> ClericBonus:
        return ClericBonus(
            self.ref,
            self.key,
            self.ribbon,
            values.get("vp", self.vp),
            values.get("needs", self.needs),
            origin=self.origin,
        )


class Scheme(AnyCard):
    """What the solo opponent does in a turn. `deck` is "starting" or "future"."""

    def __init__(
        self,
        ref: str,
        key: str,
        deck: str,
        move: int,
        action: int,
        power: int,
        extras: str = "",
        *,
        origin: str = "reconstructed",
    ) -> None:
        super().__init__(ref, key, origin)
        self.deck = deck
        self.move = move
        self.action = action  # TRADE, BUILD, SCRIBE, PLACE or FOCUS
        self.power = power
        self.extras: list[Effect] = effects(extras, ON_SCHEMES)

    def name(self) -> Message:
        return Message(f"viscounts-scheme-{self.key}")

    def text(self) -> Message:
        return happening("viscounts-text-extras", self.extras)

    def facts(self) -> dict[str, str]:
        return {"deck": self.deck}

    def fields(self) -> dict[str, Field]:
        return {
            "move": Whole(self.move, 1, MOST_STEPS),
            "action": Name(ACTIONS[self.action], ACTIONS),
            "power": Whole(self.power, 1, MOST_POWER),
            "extras": Effects(tokens(self.extras), ON_SCHEMES),
        }

    def with_values(self, values: Mapping[str, Any]) -> Scheme:
        return Scheme(
            self.ref,
            self.key,
            self.deck,
            values.get("move", self.move),
            ACTIONS.index(values.get("action", ACTIONS[self.action])),
            values.get("power", self.power),
            values.get("extras", tokens(self.extras)),
            origin=self.origin,
        )


# What can be printed where on the board.
PRINTED: Final[dict[str, Sequence[int]]] = {"spot": ON_CARDS, "link": ON_LINKS, "wedge": ON_WEDGES}


class Printed(AnyCard):
    """An effect printed on the board: of a building "spot", of a sort of "link" or of a castle "wedge"."""

    def __init__(self, sort: str, ref: str, key: str, gain: str, *, origin: str = "reconstructed") -> None:
        super().__init__(ref, key, origin)
        self.sort = sort
        self.effects: list[Effect] = effects(gain, PRINTED[sort])

    def name(self) -> Message:
        return Message(f"viscounts-printed-{self.sort}", {"key": self.key, "ref": self.ref})

    def text(self) -> Message:
        return happening(f"viscounts-text-{self.sort}", self.effects)

    def fields(self) -> dict[str, Field]:
        return {"effect": Effects(tokens(self.effects), PRINTED[self.sort])}

    def with_values(self, values: Mapping[str, Any]) -> Printed:
        return Printed(self.sort, self.ref, self.key, values.get("effect", tokens(self.effects)), origin=self.origin)


class Figures(AnyCard):
    """Numbers of the rules that no card of the tables shows, such as what a Deed is worth."""

    def __init__(
        self,
        ref: str,
        key: str,
        numbers: Mapping[str, Number],
        *,
        origin: str = "reconstructed",
        public: Sequence[str] = (),
    ) -> None:
        super().__init__(ref, key, origin, public)
        self.numbers: dict[str, Number] = dict(numbers)

    def get(self, name: str) -> int:
        return self.numbers[name].value

    def name(self) -> Message:
        return Message(f"viscounts-figure-{self.key}")

    def text(self) -> Message:
        numbers: dict[str, Value] = {name: number.value for name, number in self.numbers.items()}
        return Message(f"viscounts-text-{self.key}", numbers)

    def fields(self) -> dict[str, Field]:
        return {name: Whole(number.value, number.least, number.most) for name, number in self.numbers.items()}

    def with_values(self, values: Mapping[str, Any]) -> Figures:
        numbers = {
            name: Number(values.get(name, number.value), number.least, number.most)
            for name, number in self.numbers.items()
        }
        return Figures(self.ref, self.key, numbers, origin=self.origin)
