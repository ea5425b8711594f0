"""What cards and the board can do, as short words: "DEBT(1) + ANY(2)", "DESTROY / DISCARD x2", "ON_TRADE: S(1)".

Corrections are written in these words. The tables themselves hold the effects.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from guildhall.engine.message import message_data
from guildhall.viscounts.abilities import (
    TIMINGS,
    TRIGGERS,
    Ability,
    AfterBuild,
    AfterPlace,
    AfterScribe,
    AfterTrade,
    CountsDouble,
    Drop,
    NoAbility,
    OnCollision,
    OnFlipDebt,
    OnGainDebt,
    PairMerchants,
    Play,
    SilverPairs,
    StoneAndGoldAsClerics,
)
from guildhall.viscounts.effects import (
    THINGS,
    AnyResource,
    BuildFree,
    BuildFreeHere,
    CastleMove,
    Corruption,
    Debts,
    Deeds,
    Destroy,
    DestroySetup,
    Discard,
    Effect,
    Either,
    Flip,
    FlipDebt,
    FlipDeed,
    Gold,
    HireFree,
    Ink,
    ManuscriptFree,
    Nothing,
    Rearrange,
    SchemeBuild,
    SchemeCorruption,
    SchemeDismiss,
    SchemeFocus,
    SchemeFuture,
    SchemePlace,
    SchemeScribe,
    Scores,
    Series,
    Shuffle,
    Silver,
    Stone,
    Twice,
    Virtue,
    Workers,
)
from guildhall.viscounts.names import BUILDINGS, CRIMINAL, GOODS, ICON_LETTERS, RESOURCES

MOST: Final = 9  # that an effect may give
MOST_PARTS: Final = 6  # of one text


class TokenError(ValueError):
    """A text that means no effect, no ability or no icons; its message says what would."""


_COUNTED: Final[dict[str, type[Effect]]] = {
    "INK": Ink, "GOLD": Gold, "STONE": Stone, "S": Silver, "ANY": AnyResource, "VIR": Virtue, "COR": Corruption,
    "DEED": Deeds, "DEBT": Debts, "WORKER": Workers,
}  # fmt: skip
_SINGLE: Final[dict[str, type[Effect]]] = {
    "FLIP_DEBT": FlipDebt, "FLIP_DEED": FlipDeed, "FLIP": Flip, "DESTROY": Destroy, "DISCARD": Discard,
    "REARRANGE": Rearrange, "SHUFFLE": Shuffle, "CASTLE_MOVE": CastleMove, "HIRE_FREE": HireFree,
    "MANUSCRIPT_FREE": ManuscriptFree, "DESTROY_SETUP": DestroySetup, "none": Nothing,
}  # fmt: skip
_SCHEMES: Final[dict[str, type[Effect]]] = {
    "BUILD": SchemeBuild, "PLACE": SchemePlace, "SCRIBE": SchemeScribe, "FOCUS": SchemeFocus, "DISMISS": SchemeDismiss,
    "FUTURE": SchemeFuture, "COR_PER_X": SchemeCorruption,
}  # fmt: skip
_BUILDINGS: Final = [key.replace("-", "_") for key in BUILDINGS]
_ATOM: Final = re.compile(r"([A-Za-z_0-9]+)(?:\(([a-z0-9_ ]+)\))?")
_WORD: Final = re.compile(r"\s*([A-Za-z_0-9]+(?:\([a-z0-9_ ]+\))?|[()+/])")

# Where each kind of effect may stand.
ANYWHERE: Final = (*_COUNTED, *_SINGLE, "BUILD_FREE", "BUILD_FREE_HERE")
ON_TILES: Final = (*ANYWHERE, "END_VP")
ON_SCHEMES: Final = (*ANYWHERE, *_SCHEMES)
# The opponent may dismiss what is printed under a pile again and again. A flip or a hire, of which it may make one,
# lets it dismiss once more (rules/viscounts 9.2), so with such a bonus its turn might never end.
UNDER_PILES: Final = tuple(
    [word for word in ANYWHERE if word not in ("FLIP_DEBT", "FLIP_DEED", "FLIP", "DESTROY", "HIRE_FREE")]
)
# By when something happens: what may not happen then. Else one debt could bring the next one for ever.
NOT_THEN: Final[dict[str, tuple[str, ...]]] = {"ON_FLIP_DEBT": ("DEBT",), "ON_GAIN_DEBT": ("DEBT",)}


def read_effect(text: str, valid: Sequence[str] | None = None) -> Effect:
    """The effect that a text means, made of `valid` words if given; raises TokenError."""
    words = _words(text)
    if not words:
        return Nothing()
    if len(words) > 4 * MOST_PARTS:
        raise TokenError(f"{text!r} has too many parts, {MOST_PARTS} at most.")
    reader = _Reader(words, text, valid)
    effect = reader.either()
    if reader.at < len(words):
        raise TokenError(f"{text!r} cannot be read from {words[reader.at]!r} on.")
    return effect


def _words(text: str) -> list[str]:
    words: list[str] = []
    at = 0
    end = len(text.rstrip())
    while at < end:
        found = _WORD.match(text, at)
        if found is None:
            raise TokenError(f"{text!r} is not an effect such as 'S(2)' or 'DESTROY / FLIP_DEED'.")
        words.append(found.group(1))
        at = found.end()
    return words


class _Reader:
    """`+` binds more tightly than `/`; brackets group; `x2` follows what happens twice."""

    def __init__(self, words: list[str], text: str, valid: Sequence[str] | None) -> None:
        self.words = words
        self.text = text
        self.valid = valid
        self.at = 0

    def _next(self) -> str:
        return self.words[self.at] if self.at < len(self.words) else ""

    def either(self) -> Effect:
        effect = self.series()
        while self._next() == "/":
            self.at += 1
            effect = Either(effect, self.series())
        return effect

    def series(self) -> Effect:
        parts = [self.part()]
        while self._next() == "+":
            self.at += 1
            parts.append(self.part())
        return parts[0] if len(parts) == 1 else Series(*parts)

    def part(self) -> Effect:
        word = self._next()
        self.at += 1
        if word == "(":
            effect = self.either()
            if self._next() != ")":
                raise TokenError(f"{self.text!r}: a bracket is not closed.")
            self.at += 1
        elif word in ("", ")", "+", "/"):
            raise TokenError(f"{self.text!r}: an effect such as 'S(2)' is missing.")
        else:
            effect = _atom(word, self.valid)
        if self._next() == "x2":
            self.at += 1
            effect = Twice(effect)
        return effect


def _atom(word: str, valid: Sequence[str] | None) -> Effect:
    found = _ATOM.fullmatch(word)
    if found is None:
        raise TokenError(f"{word!r} is not an effect such as 'S(2)' or 'FLIP_DEED'.")
    name, inside = found.group(1), found.group(2) or ""
    allowed = (*ON_TILES, *_SCHEMES) if valid is None else valid
    if name not in allowed:
        raise TokenError(f"{word!r} is unknown. Valid: {', '.join([_example(one) for one in allowed])}.")
    if name in _COUNTED:
        return _COUNTED[name](_number(word, name, inside))
    if name == "BUILD_FREE" or name == "BUILD_FREE_HERE":
        if inside not in _BUILDINGS:
            raise TokenError(f"{word!r} needs a building: {', '.join([f'{name}({one})' for one in _BUILDINGS])}.")
        kind = _BUILDINGS.index(inside)
        return BuildFree(kind) if name == "BUILD_FREE" else BuildFreeHere(kind)
    if name == "END_VP":
        count, _, thing = inside.partition(" ")
        if thing not in THINGS:
            raise TokenError(f"{word!r} needs a number and a thing, such as END_VP(2 resource): {', '.join(THINGS)}.")
        return Scores(_number(word, name, count), thing)
    if inside:
        raise TokenError(f"{word!r} has no number: {name}.")
    return _SINGLE[name]() if name in _SINGLE else _SCHEMES[name]()


def _example(name: str) -> str:
    if name in _COUNTED:
        return f"{name}(1)"
    if name.startswith("BUILD_FREE"):
        return f"{name}(workshop)"
    return "END_VP(2 resource)" if name == "END_VP" else name


def _number(word: str, name: str, inside: str) -> int:
    if not inside.isdecimal() or len(inside) > 2 or not 1 <= int(inside) <= MOST:
        raise TokenError(f"{word!r} needs a number from 1 to {MOST}, such as {name}(1).")
    return int(inside)


# Abilities.


def ability_token(ability: Ability) -> str:
    """With its timing where the effect alone does not say it: "DROP: S(1)"."""
    if ability.TRIGGER < 0 and TIMINGS[ability.TIMING] in ("PLAY", "DROP"):
        return f"{TIMINGS[ability.TIMING]}: {ability.token()}"
    return "" if isinstance(ability, NoAbility) else ability.token()


def read_ability(text: str) -> Ability:
    """The ability that a text such as "DROP: S(1)", "ON_TRADE: S(1)" or "PAIR_M(N)" means; raises TokenError."""
    if text.strip() in ("", "none"):
        return NoAbility()
    when, colon, what = text.partition(":")
    when = when.strip()
    if not colon:
        return _change(when)
    effect = read_effect(what, ANYWHERE)
    if isinstance(effect, Nothing):
        raise TokenError(f"{text!r} says when, but not what.")
    if when in NOT_THEN and effect.holds(Debts):
        raise TokenError(f"{text!r} might never end: what answers a Debt brings no Debt.")
    if when == "PLAY":
        return Play(effect)
    if when == "DROP":
        return Drop(effect)
    if when not in TRIGGERS:
        raise TokenError(f"{when!r} is unknown. Valid: PLAY, DROP, {', '.join(TRIGGERS)}.")
    makers = (AfterTrade, AfterBuild, AfterScribe, AfterPlace, OnFlipDebt, OnGainDebt, OnCollision)
    return makers[TRIGGERS.index(when)](effect)


def _change(text: str) -> Ability:
    name, _, inside = text.rstrip(")").partition("(")
    if text == "STONE_GOLD_AS_C":
        return StoneAndGoldAsClerics()
    if name == "RES_X2" and inside in GOODS[:RESOURCES]:
        return CountsDouble(GOODS.index(inside))
    if name in ("PAIR_M", "SILVER_2") and len(inside) == 1 and inside in ICON_LETTERS[1:CRIMINAL]:
        action = ICON_LETTERS.index(inside)
        return PairMerchants(action) if name == "PAIR_M" else SilverPairs(action)
    raise TokenError(
        f"{text!r} is unknown. Valid: an effect after PLAY:, DROP:, {', '.join([f'{one}:' for one in TRIGGERS])}; "
        "or PAIR_M(B), SILVER_2(B), RES_X2(stone), STONE_GOLD_AS_C."
    )


# For a form.


def words_data(valid: Sequence[str]) -> list[dict[str, Any]]:
    """Each word with what may stand in its brackets, and what it does."""
    words: list[dict[str, Any]] = []
    for name in valid:
        names: list[str] = []
        if name.startswith("BUILD_FREE"):
            names = _BUILDINGS
        elif name == "END_VP":
            names = [f"{number} {thing}" for thing in THINGS for number in range(1, 4)]
        most = MOST if name in _COUNTED else 0
        if name != "none":
            text = message_data(read_effect(_example(name)).message())
            words.append({"word": name, "most": most, "names": names, "alone": False, "text": text})
    return words


def moments_data() -> list[dict[str, Any]]:
    """When an ability happens, and the words that may not happen then."""
    moments = ("PLAY", "DROP", *TRIGGERS)
    return [
        {
            "word": one,
            "text": message_data(read_ability(f"{one}: S(1)").message()),
            "without": list(NOT_THEN.get(one, ())),
        }
        for one in moments
    ]


def changes_data() -> list[dict[str, Any]]:
    """Abilities that last."""
    actions = list(ICON_LETTERS[1:CRIMINAL])
    changes = {"PAIR_M": actions, "SILVER_2": actions, "RES_X2": list(GOODS[:RESOURCES]), "STONE_GOLD_AS_C": []}
    return [
        {"word": name, "most": 0, "names": names, "alone": True,
         "text": message_data(_change(f"{name}({names[0]})" if names else name).message())}
        for name, names in changes.items()
    ]  # fmt: skip


# Icons.


def read_icons(text: str) -> list[int]:
    """How often each icon is in a text such as "X C"; raises TokenError."""
    letters = text.split()
    for letter in letters:
        if len(letter) != 1 or letter not in ICON_LETTERS:
            raise TokenError(f"{letter!r} is no icon. Valid: {', '.join(ICON_LETTERS)}, with spaces between them.")
    return [letters.count(letter) for letter in ICON_LETTERS]


def icon_letters(counts: Sequence[int]) -> str:
    """Icons as the tables write them; a Criminal comes first, Merchants come last."""
    order = (4, 1, 2, 3, 0)
    return " ".join([ICON_LETTERS[icon] for icon in order for _ in range(counts[icon])])
