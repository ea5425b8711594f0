"""What a row in the card tables says. Rows never change: a game with corrections is given rows of its own.

Every row names what can be corrected on it (`fields`), and makes the same row with other values (`with_values`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from guildhall.engine.cards import Number
from guildhall.engine.cardtables import AnyCard, name_key
from guildhall.engine.corrections import Amounts, Field, Name, Whole
from guildhall.engine.message import Message, Value
from guildhall.viscounts.abilities import Ability, NoAbility
from guildhall.viscounts.cards.fields import AbilityText, EffectText
from guildhall.viscounts.cards.tokens import (
    ANYWHERE,
    ON_SCHEMES,
    ON_TILES,
    UNDER_PILES,
    ability_token,
    icon_letters,
    read_ability,
    read_effect,
    read_icons,
)
from guildhall.viscounts.effects import Effect, Nothing, Scores
from guildhall.viscounts.names import ICONS, RIBBONS, SPOTS, message

# Within these a correction has to stay.
MOST_STEPS: Final = 9
MOST_ICONS: Final = 4
MOST_SILVER: Final = 50
MOST_CARDS: Final = 9
MOST_VP: Final = 30
MOST_COST: Final = 12
MOST_NEEDED: Final = 9
SPACES: Final = 10

STARTING: Final = "starting"
HERO: Final = "hero"
NEUTRAL: Final = "neutral"
PRINTED: Final = "printed"  # on the board, under a pile


def _icons_field(icons: Sequence[int], empty: bool = False) -> Amounts:
    shown = {ICONS[icon]: count for icon, count in enumerate(icons) if count}
    return Amounts(shown, ICONS, MOST_ICONS, MOST_ICONS, empty, "icons")


def _letters(values: Mapping[str, Any], name: str, icons: Sequence[int]) -> str:
    shown: Mapping[str, int] | None = values.get(name)
    return icon_letters(icons if shown is None else [shown.get(icon, 0) for icon in ICONS])


def _effect(values: Mapping[str, Any], name: str, ours: Effect) -> Effect:
    return read_effect(values[name]) if name in values else ours


def happening(name: str, effect: Effect) -> Message:
    """An effect with what brings it about."""
    return message("text-none") if isinstance(effect, Nothing) else message(name, {"effect": effect.message()})


class Townsfolk(AnyCard):
    """`group` is "starting", "hero", "neutral" or "printed"; `icons` counts Merchants, Builders, Clerics, Nobles and
    Criminals."""

    def __init__(
        self,
        ref: str,
        key: str,
        silver: int,
        icons: str,
        bonus: Effect | None = None,
        ability: Ability | None = None,
        *,
        group: str = NEUTRAL,
        origin: str = "public",
        public: Sequence[str] = (),
    ) -> None:
        super().__init__(ref, key, origin, public)
        self.silver = silver  # movement, price and refund
        self.icons: list[int] = read_icons(icons)
        self.bonus: Effect = Nothing() if bonus is None else bonus  # when hired or dismissed
        self.ability: Ability = NoAbility() if ability is None else ability
        self.group = group

    def printed_name(self) -> Message:
        """As printed. Several cards may have one name; their keys are numbered (`deacon-1`)."""
        if self.group == PRINTED:
            return message("townsfolk-printed", {"segment": self.key[-1].upper()})
        return Message(f"viscounts-townsfolk-{name_key(self.key)}")

    def is_named(self) -> bool:
        return self.group != PRINTED

    def title(self) -> Message:
        """The name, and what the card does where several have this name."""
        name = self.name()
        if name_key(self.key) == self.key:
            return name
        return message("townsfolk-described", {"name": name, "text": self.ability.message()})

    def text(self) -> Message:
        """The bonus for hiring or dismissing, then the ability."""
        parts: list[Message] = []
        if not isinstance(self.bonus, Nothing):
            parts.append(happening("text-bonus", self.bonus))
        if not isinstance(self.ability, NoAbility):
            parts.append(self.ability.message())
        if len(parts) == 2:
            return message("text-two", {"first": parts[0], "second": parts[1]})
        return parts[0] if parts else message("text-none")

    def facts(self) -> dict[str, str]:
        return {"group": self.group}

    def fields(self) -> dict[str, Field]:
        fields: dict[str, Field] = {
            "silver": Whole(self.silver, 1, MOST_STEPS),
            "icons": _icons_field(self.icons),
        }
        if self.group in (NEUTRAL, PRINTED):
            fields["bonus"] = EffectText(self.bonus, UNDER_PILES if self.group == PRINTED else ANYWHERE)
        if self.group != PRINTED:
            fields["ability"] = AbilityText(self.ability)
        return fields

    def with_values(self, values: Mapping[str, Any]) -> Townsfolk:
        return Townsfolk(
            self.ref,
            self.key,
            values.get("silver", self.silver),
            _letters(values, "icons", self.icons),
            _effect(values, "bonus", self.bonus),
            read_ability(values.get("ability", ability_token(self.ability))),
            group=self.group,
            origin=self.origin,
        )


class PlayerCard(AnyCard):
    """Where a player starts, with what, and what happens then."""

    def __init__(
        self,
        ref: str,
        key: str,
        space: int,
        resources: Effect,
        silver: int,
        deeds: int,
        debts: int,
        extra: Effect,
        *,
        origin: str = "reconstructed",
        public: Sequence[str] = (),
    ) -> None:
        super().__init__(ref, key, origin, public)
        self.space = space  # outer space 1 to 10
        self.resources = resources
        self.silver = silver
        self.deeds = deeds
        self.debts = debts
        self.extra = extra

    def printed_name(self) -> Message:
        return message("player-card", {"number": self.space})

    def text(self) -> Message:
        return happening("text-extra", self.extra)

    def fields(self) -> dict[str, Field]:
        return {
            "space": Whole(self.space, 1, SPACES),
            "resources": EffectText(self.resources),
            "silver": Whole(self.silver, 0, MOST_SILVER),
            "deeds": Whole(self.deeds, 0, MOST_CARDS),
            "debts": Whole(self.debts, 0, MOST_CARDS),
            "extra": EffectText(self.extra),
        }

    def with_values(self, values: Mapping[str, Any]) -> PlayerCard:
        return PlayerCard(
            self.ref,
            self.key,
            values.get("space", self.space),
            _effect(values, "resources", self.resources),
            values.get("silver", self.silver),
            values.get("deeds", self.deeds),
            values.get("debts", self.debts),
            _effect(values, "extra", self.extra),
            origin=self.origin,
        )


class Manuscript(AnyCard):
    """`back` is "grey", "black" or "printed" for those under the piles, which have no ribbon (-1)."""

    def __init__(
        self,
        ref: str,
        key: str,
        ribbon: int,
        cost: int,
        effect: Effect,
        back: str = "black",
        *,
        origin: str = "reconstructed",
        public: Sequence[str] = (),
    ) -> None:
        super().__init__(ref, key, origin, public)
        self.ribbon = ribbon
        self.cost = cost
        self.effect = effect  # when collected, or at the end
        self.back = back

    def printed_name(self) -> Message:
        effect = self.effect.message()
        if self.ribbon < 0:
            return message("manuscript-printed", {"effect": effect})
        return message(f"manuscript-{RIBBONS[self.ribbon]}", {"effect": effect})

    def text(self) -> Message:
        return happening("text-end" if isinstance(self.effect, Scores) else "text-collected", self.effect)

    def facts(self) -> dict[str, str]:
        return {"back": self.back}

    def fields(self) -> dict[str, Field]:
        fields: dict[str, Field] = {
            "cost": Whole(self.cost, 1, MOST_COST),
            "effect": EffectText(self.effect, ON_TILES),
        }
        if self.ribbon >= 0:
            fields["ribbon"] = Name(RIBBONS[self.ribbon], RIBBONS)
        return fields

    def with_values(self, values: Mapping[str, Any]) -> Manuscript:
        return Manuscript(
            self.ref,
            self.key,
            RIBBONS.index(values["ribbon"]) if "ribbon" in values else self.ribbon,
            values.get("cost", self.cost),
            _effect(values, "effect", self.effect),
            self.back,
            origin=self.origin,
        )


class ClericBonus(AnyCard):
    """For the first who owns `needs` manuscripts of a ribbon: points, and icons for good."""

    def __init__(
        self,
        ref: str,
        key: str,
        ribbon: int,
        icons: str,
        vp: int = 3,
        needs: int = 3,
        *,
        origin: str = "rulebook",
    ) -> None:
        super().__init__(ref, key, origin)
        self.ribbon = ribbon
        self.icons: list[int] = read_icons(icons)
        self.vp = vp
        self.needs = needs

    def printed_name(self) -> Message:
        return Message(f"viscounts-cleric-bonus-{self.key}")

    def text(self) -> Message:
        ribbon = Message(f"value-{RIBBONS[self.ribbon]}")
        return message("text-first", {"number": self.needs, "ribbon": ribbon})

    def fields(self) -> dict[str, Field]:
        return {
            "needs": Whole(self.needs, 1, MOST_NEEDED),
            "vp": Whole(self.vp, 0, MOST_VP),
            "icons": _icons_field(self.icons, empty=True),
        }

    def with_values(self, values: Mapping[str, Any]) -> ClericBonus:
        return ClericBonus(
            self.ref,
            self.key,
            self.ribbon,
            _letters(values, "icons", self.icons),
            values.get("vp", self.vp),
            values.get("needs", self.needs),
            origin=self.origin,
        )


class Scheme(AnyCard):
    """What the solo opponent does in a turn. `deck` is "starting" or "future"; of the options it takes the first that
    can be carried out."""

    def __init__(
        self,
        ref: str,
        key: str,
        deck: str,
        icons: str,
        line_1: Effect,
        line_2: Effect,
        move: int,
        options: Sequence[Effect],
        *,
        origin: str = "reconstructed",
        public: Sequence[str] = (),
    ) -> None:
        super().__init__(ref, key, origin, public)
        self.deck = deck
        self.icons: list[int] = read_icons(icons)
        self.line_1 = line_1
        self.line_2 = line_2
        self.move = move
        self.options: list[Effect] = list(options)

    def printed_name(self) -> Message:
        return Message(f"viscounts-scheme-{self.key}")

    def text(self) -> Message:
        lines = [line.message() for line in (self.line_1, self.line_2) if not isinstance(line, Nothing)]
        options = [
            message("text-option", {"number": number, "option": option.message()})
            for number, option in enumerate(self.options, 1)
        ]
        first = Message("either", {"parts": options})
        return message("text-scheme", {"lines": lines, "number": self.move, "options": first})

    def facts(self) -> dict[str, str]:
        return {"deck": self.deck}

    def fields(self) -> dict[str, Field]:
        fields: dict[str, Field] = {
            "icons": _icons_field(self.icons),
            "line_1": EffectText(self.line_1, ON_SCHEMES),
            "line_2": EffectText(self.line_2, ON_SCHEMES),
            "move": Whole(self.move, 1, MOST_STEPS),
        }
        for i, option in enumerate(self.options):
            fields[f"option_{i + 1}"] = EffectText(option, ON_SCHEMES)
        return fields

    def with_values(self, values: Mapping[str, Any]) -> Scheme:
        return Scheme(
            self.ref,
            self.key,
            self.deck,
            _letters(values, "icons", self.icons),
            _effect(values, "line_1", self.line_1),
            _effect(values, "line_2", self.line_2),
            values.get("move", self.move),
            [_effect(values, f"option_{i + 1}", option) for i, option in enumerate(self.options)],
            origin=self.origin,
        )


# The board.


class Printed(AnyCard):
    """An effect printed on the board."""

    SORT = ""

    def __init__(self, ref: str, key: str, effect: Effect, origin: str) -> None:
        super().__init__(ref, key, origin)
        self.effect = effect

    def text(self) -> Message:
        return happening(f"text-{self.SORT}", self.effect)

    def fields(self) -> dict[str, Field]:
        return {"effect": EffectText(self.effect)}


class Spot(Printed):
    """A building spot such as "1a" on one side of the board."""

    SORT = "spot"

    def __init__(self, side: str, spot: str, effect: Effect, *, origin: str) -> None:
        super().__init__("3.6", f"{side}-{spot}", effect, origin)
        self.side = side
        self.spot = SPOTS.index(spot)

    def printed_name(self) -> Message:
        return message(f"printed-spot-{self.side}", {"spot": SPOTS[self.spot]})

    def facts(self) -> dict[str, str]:
        return {"side": self.side, "spot": SPOTS[self.spot]}

    def with_values(self, values: Mapping[str, Any]) -> Spot:
        return Spot(self.side, SPOTS[self.spot], _effect(values, "effect", self.effect), origin=self.origin)


NEXT: Final = "next"  # the first spot of the next segment clockwise


class Link(Printed):
    """Between two spots of one side; `to` may be the first spot of the next segment."""

    SORT = "link"

    def __init__(self, side: str, start: str, to: str, effect: Effect, *, origin: str) -> None:
        super().__init__("3.7", f"{side}-{start}-{to}", effect, origin)
        self.side = side
        self.start = SPOTS.index(start)
        self.end = -1 if to == NEXT else SPOTS.index(to)

    @property
    def to(self) -> str:
        return NEXT if self.end < 0 else SPOTS[self.end]

    def printed_name(self) -> Message:
        if self.end < 0:
            return message(f"printed-joint-{self.side}", {"spot": SPOTS[self.start]})
        return message(f"printed-link-{self.side}", {"spot": SPOTS[self.start], "to": self.to})

    def facts(self) -> dict[str, str]:
        return {"side": self.side, "from": SPOTS[self.start], "to": self.to}

    def with_values(self, values: Mapping[str, Any]) -> Link:
        return Link(self.side, SPOTS[self.start], self.to, _effect(values, "effect", self.effect), origin=self.origin)


class Exchange(Printed):
    """What Merchants buy on an outer space (1 to 10), any number of times."""

    SORT = "exchange"

    def __init__(self, space: int, icons: int, effect: Effect, *, origin: str) -> None:
        super().__init__("3.2", f"space-{space}", effect, origin)
        self.space = space
        self.icons = icons

    def printed_name(self) -> Message:
        return message("printed-exchange", {"number": self.space})

    def fields(self) -> dict[str, Field]:
        return {"icons": Whole(self.icons, 1, MOST_NEEDED), "effect": EffectText(self.effect)}

    def with_values(self, values: Mapping[str, Any]) -> Exchange:
        return Exchange(
            self.space, values.get("icons", self.icons), _effect(values, "effect", self.effect), origin=self.origin
        )


class Wedge(Printed):
    """What the castle gives: K1 to K5 who climbs to tier 2 of it, K0 who reaches the top."""

    SORT = "wedge"

    def __init__(self, ref: str, key: str, effect: Effect, *, origin: str) -> None:
        super().__init__(ref, key, effect, origin)

    def printed_name(self) -> Message:
        return message("printed-wedge", {"ref": self.ref})

    def with_values(self, values: Mapping[str, Any]) -> Wedge:
        return Wedge(self.ref, self.key, _effect(values, "effect", self.effect), origin=self.origin)


class Figures(AnyCard):
    """Numbers of the rules that no card of the tables shows, such as what a Deed is worth."""

    def __init__(
        self,
        ref: str,
        key: str,
        numbers: Mapping[str, Number],
        *,
        origin: str = "rulebook",
        public: Sequence[str] = (),
    ) -> None:
        super().__init__(ref, key, origin, public)
        self.numbers: dict[str, Number] = dict(numbers)

    def get(self, name: str) -> int:
        return self.numbers[name].value

    def printed_name(self) -> Message:
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
