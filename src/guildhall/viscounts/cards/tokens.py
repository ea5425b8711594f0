"""What cards and the board can do, as short words: `"DEBT(1) + ANY(2)"`, `"DROP: S(1)"`, `"ON_TRADE: S(2)"`.

The tables are written in these words, and so are corrections. They are read once; the rules see kinds and amounts.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

# Icons, in the order in which cards count them; the action of an icon has the same number.
MERCHANT: Final = 0
BUILDER: Final = 1
CLERIC: Final = 2
NOBLE: Final = 3
CRIMINAL: Final = 4
ICONS: Final = ("merchant", "builder", "cleric", "noble", "criminal")
ICON_LETTERS: Final = "MBCNX"

TRADE: Final = 0
BUILD: Final = 1
SCRIBE: Final = 2
PLACE: Final = 3
FOCUS: Final = 4  # on a scheme: the action of the opponent's focus
ACTIONS: Final = ("trade", "build", "scribe", "place", "focus")

# Kinds of effects. The first three have the numbers of the resources.
INK: Final = 0
GOLD: Final = 1
STONE: Final = 2
S: Final = 3
ANY: Final = 4
VIR: Final = 5
COR: Final = 6
DEED: Final = 7
DEBT: Final = 8
WORKER: Final = 9
FLIP_DEBT: Final = 10
FLIP_DEED: Final = 11
FLIP: Final = 12
DESTROY: Final = 13
DISCARD: Final = 14
REARRANGE: Final = 15
MOVE_WORKER: Final = 16
# Only on scheme cards.
DISMISS: Final = 17
PLUS: Final = 18

KINDS: Final = (
    "INK", "GOLD", "STONE", "S", "ANY", "VIR", "COR", "DEED", "DEBT", "WORKER", "FLIP_DEBT", "FLIP_DEED", "FLIP",
    "DESTROY", "DISCARD", "REARRANGE", "MOVE_WORKER", "DISMISS", "PLUS",
)  # fmt: skip
COUNTED: Final = WORKER + 1  # kinds below it come with an amount, the others happen once
ON_CARDS: Final = tuple(range(DISMISS))  # what can stand on everything but schemes
ON_LINKS: Final = (INK, GOLD, STONE, S, ANY, VIR, COR, DEED, DEBT)  # a link must not hold up its other owner
ON_WEDGES: Final = (*ON_LINKS, FLIP_DEBT, FLIP_DEED, FLIP, DESTROY, DISCARD, REARRANGE)  # no worker in a castle at work
ON_PLAYER_CARDS: Final = (VIR, COR, DEED, DEBT)
ON_SCHEMES: Final = (VIR, COR, DISMISS, PLUS)
RESOURCES: Final = ("ink", "gold", "stone")

RED: Final = 0
BLUE: Final = 1
GREEN: Final = 2
YELLOW: Final = 3
RIBBONS: Final = ("red", "blue", "green", "yellow")

# When an ability works.
NONE: Final = 0
PLAY: Final = 1  # when the card is put into slot 1
ONGOING: Final = 2  # while it lies in a slot
DROP: Final = 3  # when the shift takes it off slot 3
TIMINGS: Final = ("none", "play", "ongoing", "drop")

# What an ongoing ability waits for: the end of one's own action (TRADE, BUILD, SCRIBE, PLACE), or a collision.
ON_COLLISION: Final = 4
TRIGGERS: Final = ("ON_TRADE", "ON_BUILD", "ON_SCRIBE", "ON_PLACE", "ON_COLLISION")

# Or what it changes all the time.
EXTRA_MOVE_FREE: Final = 0
HIRE_DISCOUNT: Final = 1
DISMISS_DISCOUNT: Final = 2
RES_X2: Final = 3  # its amount is the resource
MODIFIERS: Final = ("EXTRA_MOVE_FREE", "HIRE_DISCOUNT", "DISMISS_DISCOUNT", "RES_X2")

NOTHING: Final = -1  # no trigger, no modifier
MOST: Final = 9  # that an effect may give
MOST_PARTS: Final = 4  # of one effect text


class TokenError(ValueError):
    """A text that does not say what a card can do; it names what would."""


class Effect:
    """One part of an effect: `kind` of which `amount`."""

    def __init__(self, kind: int, amount: int) -> None:
        self.kind = kind
        self.amount = amount

    def token(self) -> str:
        return f"{KINDS[self.kind]}({self.amount})" if self.kind < COUNTED else KINDS[self.kind]


class Ability:
    """What a townsfolk card does besides showing icons. `effects` happen at its timing (ongoing: after its trigger); a
    modifier changes something by `amount` as long as the card lies in a slot."""

    def __init__(
        self,
        timing: int = NONE,
        effects: Sequence[Effect] = (),
        trigger: int = NOTHING,
        modifier: int = NOTHING,
        amount: int = 0,
    ) -> None:
        self.timing = timing
        self.effects: list[Effect] = list(effects)
        self.trigger = trigger
        self.modifier = modifier
        self.amount = amount

    def token(self) -> str:
        if self.timing == NONE:
            return ""
        if self.modifier == RES_X2:
            return f"RES_X2({RESOURCES[self.amount]})"
        if self.modifier != NOTHING:
            return f"{MODIFIERS[self.modifier]}({self.amount})"
        when = TIMINGS[self.timing].upper() if self.trigger == NOTHING else TRIGGERS[self.trigger]
        return f"{when}: {tokens(self.effects)}"


def tokens(effects: Sequence[Effect]) -> str:
    """Effects written as the tables write them."""
    return " + ".join([effect.token() for effect in effects])


# Reading.

_PART: Final = re.compile(r"([A-Z_0-9]+)(?:\(([a-z0-9]+)\))?")


def effects(text: str, kinds: Sequence[int] = ON_CARDS) -> list[Effect]:
    """The effects that a text such as "DEBT(1) + ANY(2)" means, in order; raises TokenError."""
    if not text.strip():
        return []
    parts = text.split("+")
    if len(parts) > MOST_PARTS:
        raise TokenError(f"{text!r} has {len(parts)} parts, {MOST_PARTS} at most.")
    return [_effect(part.strip(), kinds) for part in parts]


def _effect(part: str, kinds: Sequence[int]) -> Effect:
    name, amount = _split(part)
    valid = [KINDS[kind] for kind in kinds]
    if name not in valid:
        raise TokenError(f"{part!r} is unknown. Valid: {', '.join([_example(kind) for kind in kinds])}.")
    kind = KINDS.index(name)
    if kind >= COUNTED:
        if amount:
            raise TokenError(f"{part!r} has no number: {name}.")
        return Effect(kind, 1)
    return Effect(kind, _number(part, name, amount))


def _example(kind: int) -> str:
    return f"{KINDS[kind]}(1)" if kind < COUNTED else KINDS[kind]


def _split(part: str) -> tuple[str, str]:
    found = _PART.fullmatch(part)
    if found is None:
        raise TokenError(f"{part!r} is not an effect such as 'S(2)' or 'FLIP_DEED'.")
    return found.group(1), found.group(2) or ""


def _number(part: str, name: str, amount: str) -> int:
    if not amount.isdecimal() or len(amount) > 2 or not 1 <= int(amount) <= MOST:
        raise TokenError(f"{part!r} needs a number from 1 to {MOST}, such as {name}(1).")
    return int(amount)


def ability(text: str) -> Ability:
    """The ability that a text such as "DROP: S(1)", "ON_TRADE: S(1)" or "HIRE_DISCOUNT(1)" means; raises TokenError."""
    if not text.strip():
        return Ability()
    when, colon, what = text.partition(":")
    when = when.strip()
    if not colon:
        return _modifier(when)
    found = effects(what)
    if not found:
        raise TokenError(f"{text!r} says when, but not what.")
    if when == "PLAY":
        return Ability(PLAY, found)
    if when == "DROP":
        return Ability(DROP, found)
    if when not in TRIGGERS:
        raise TokenError(f"{when!r} is unknown. Valid: PLAY, DROP, {', '.join(TRIGGERS)}.")
    return Ability(ONGOING, found, TRIGGERS.index(when))


def _modifier(text: str) -> Ability:
    name, amount = _split(text)
    if name not in MODIFIERS:
        raise TokenError(
            f"{text!r} is unknown. Valid: an effect after PLAY:, DROP:, {', '.join([f'{one}:' for one in TRIGGERS])}; "
            "or EXTRA_MOVE_FREE(1), HIRE_DISCOUNT(1), DISMISS_DISCOUNT(1), RES_X2(stone)."
        )
    modifier = MODIFIERS.index(name)
    if modifier != RES_X2:
        return Ability(ONGOING, (), NOTHING, modifier, _number(text, name, amount))
    if amount not in RESOURCES:
        raise TokenError(f"{text!r} needs a resource: {', '.join([f'RES_X2({one})' for one in RESOURCES])}.")
    return Ability(ONGOING, (), NOTHING, modifier, RESOURCES.index(amount))


def icons(text: str) -> list[int]:
    """How often each icon is in a text such as "X C"; raises TokenError."""
    letters = text.split()
    for letter in letters:
        if len(letter) != 1 or letter not in ICON_LETTERS:
            raise TokenError(f"{letter!r} is no icon. Valid: {', '.join(ICON_LETTERS)}, with spaces between them.")
    return [letters.count(letter) for letter in ICON_LETTERS]


def letters(counts: Sequence[int]) -> str:
    """Icons as the tables write them; a Criminal comes first."""
    order = (CRIMINAL, MERCHANT, BUILDER, CLERIC, NOBLE)
    return " ".join([ICON_LETTERS[icon] for icon in order for _ in range(counts[icon])])
