"""What cards do, as short words: "WOOD(2) + STONE(1)", "QUARRY: STONE(1)", "PAY S(2): GOLD(1)", "END_VP(1 per 2 gold)".

The owner of a box composes a card's effect of these. Each word stands for one of the effects that the tables are made
of, so whatever can be said can be played. What a box adds to the words, it adds here (`add_words`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, Final

from guildhall.architects.answers import (
    CHOOSE_CAPTURE,
    CHOOSE_GOLD,
    CHOOSE_MARBLE,
    CHOOSE_RELEASE,
    CHOOSE_SILVER,
    MOST_PAID,
    MOST_RELEASED,
)
from guildhall.architects.counting import (
    Buildings,
    Captured,
    CathedralLevel,
    Condition,
    Count,
    Goods,
    HighestOnCathedral,
    MostOf,
    NoPrisoners,
    NoUnpaidDebt,
    PaidDebts,
    PrisonersAtLeast,
    Skill,
    VirtueHeld,
)
from guildhall.architects.effects import (
    MANY,
    MOST_GAINED,
    Capture,
    CardsPer,
    Effect,
    Either,
    EveryPlayer,
    FreeFromBoards,
    FreePrisoners,
    FreeUpTo,
    Gain,
    GoldPerVirtue,
    If,
    LosesVirtue,
    MayDestroyDebt,
    MayDiscardFor,
    Series,
    TakeDebts,
)
from guildhall.architects.hiring import DiscardApprentice, HireFree
from guildhall.architects.locations.guildhall import BuildAgain
from guildhall.architects.names import (
    AREAS,
    CAPTURE_LESS,
    CATHEDRAL_AT_ANY_VIRTUE,
    CLAY,
    GOODS,
    HIRE_LESS,
    LARGE_CIRCLES,
    MARKET_AT_ANY_VIRTUE,
    MARKET_LESS,
    MARKET_VIRTUE_LESS,
    MOMENT_NAMES,
    NO_DISCARD_AT_CATHEDRAL,
    NUMBER_NAMES,
    PLACES,
    SKILLS,
    STONE,
    TAX_LESS,
    TAX_STAND,
    TAX_STAND_VIRTUE_LESS,
    WOOD,
    WORKERS,
)
from guildhall.architects.paying import Price
from guildhall.architects.powers import (
    MOST_CHANGED,
    Ability,
    AtMarket,
    Change,
    OneMoreWorker,
    OnReset,
    Trade,
    When,
)
from guildhall.architects.scoring import (
    AtEnd,
    DebtWorth,
    LoseVirtueAtEnd,
    VirtueIf,
    VirtuePer,
    VpIf,
    VpPer,
)
from guildhall.engine.message import message_data

LONGEST_TEXT: Final = 200  # characters; more than any card needs
MOST_PARTS: Final = 3  # of one effect; all that is gained is one of them

# Where an effect may stand.
BUILT: Final = 1  # of a Building, when it is constructed
ADORNMENT: Final = 2
REWARD: Final = 4  # of the Princess
PENALTY: Final = 8  # of the Profiteer
SLOT: Final = 16  # of a Contribution Card
ABILITY: Final = 32  # of an Apprentice, at some moment
EVERY: Final = 64  # for every player
JOINED: Final = BUILT + ADORNMENT  # where several may be joined


class TokenError(ValueError):
    """A text that means nothing; its message says what would."""


class Word:
    """A word for an effect. In its brackets stands a number up to `most`, one of `names`, or nothing. `alone` cannot
    be joined with others."""

    def __init__(
        self,
        name: str,
        where: int,
        make: Callable[[int], Effect],
        number: Callable[[Effect], int],
        most: int = 0,
        names: Sequence[str] = (),
        alone: bool = False,
    ) -> None:
        self.name = name
        self.where = where
        self.make = make
        self.number = number  # what stands in the brackets for this effect; -1 if it is another
        self.most = most
        self.names: list[str] = list(names)
        self.alone = alone

    def said(self, number: int) -> str:
        if self.names:
            return f"{self.name}({self.names[number]})"
        return f"{self.name}({number})" if self.most else self.name

    def read(self, word: str, inside: str) -> int:
        """The number in the brackets."""
        return bracket(word, self.name, inside, self.most, self.names)

    def data(self) -> dict[str, Any]:
        first = 0 if self.names or not self.most else 1
        return {
            "word": self.name,
            "most": self.most,
            "names": self.names,
            "alone": self.alone,
            "text": message_data(self.make(first).message()),
        }


def bracket(word: str, name: str, inside: str, most: int, names: Sequence[str]) -> int:
    """The number or name in the brackets of a word; raises TokenError."""
    if names:
        if inside not in names:
            raise TokenError(f"{word!r} needs one of these: {', '.join([f'{name}({one})' for one in names])}.")
        return list(names).index(inside)
    if not most:
        if inside:
            raise TokenError(f"{word!r} has no number: {name}.")
        return 0
    if not inside.isdecimal() or len(inside) > 2 or not 1 <= int(inside) <= most:
        raise TokenError(f"{word!r} needs a number from 1 to {most}, such as {name}(1).")
    return int(inside)


# What is gained, by word; all of it together is one effect.
GAIN_WORDS: Final = {
    "CLAY": "clay", "WOOD": "wood", "STONE": "stone", "GOLD": "gold", "MARBLE": "marble", "S": "silver",
    "CARD": "cards", "VIR": "virtue",
}  # fmt: skip


def _losses(effect: Effect) -> int:
    return effect.points if isinstance(effect, LosesVirtue) else -1


def _debts(effect: Effect) -> int:
    return effect.count if isinstance(effect, TakeDebts) else -1


def _captures(effect: Effect) -> int:
    return effect.count if isinstance(effect, Capture) else -1


def _released(effect: Effect) -> int:
    return effect.most if isinstance(effect, FreeUpTo) else -1


def _gold_for_card(effect: Effect) -> int:
    return effect.gold if isinstance(effect, MayDiscardFor) else -1


def _gold_per_virtue(effect: Effect) -> int:
    return effect.per if isinstance(effect, GoldPerVirtue) else -1


def _by_level(effect: Effect) -> int:
    return 0 if isinstance(effect, CardsPer) and isinstance(effect.count, CathedralLevel) else -1


WORDS: Final = [
    Word("LOSE_VIR", JOINED | PENALTY | EVERY, lambda n: LosesVirtue(n), _losses, MANY),
    Word("DEBT", JOINED | PENALTY | EVERY, lambda n: TakeDebts(n), _debts, MANY),
    Word("CAPTURE", JOINED | REWARD, lambda n: Capture(n), _captures, MANY),
    Word("FREE", ABILITY, lambda n: FreeUpTo(n), _released, MOST_RELEASED, alone=True),
    Word("FREE_ALL", JOINED | REWARD | ABILITY | EVERY, lambda n: FreePrisoners(),
         lambda effect: 0 if isinstance(effect, FreePrisoners) else -1),
    Word("HOME", JOINED | REWARD | ABILITY, lambda n: FreeFromBoards(),
         lambda effect: 0 if isinstance(effect, FreeFromBoards) else -1),
    Word("DESTROY_DEBT", JOINED | REWARD, lambda n: MayDestroyDebt(),
         lambda effect: 0 if isinstance(effect, MayDestroyDebt) else -1),
    Word("HIRE_FREE", JOINED | REWARD, lambda n: HireFree(),
         lambda effect: 0 if isinstance(effect, HireFree) else -1),
    Word("DISCARD_FOR_GOLD", JOINED, lambda n: MayDiscardFor(n), _gold_for_card, MANY),
    Word("GOLD_PER_VIR", JOINED, lambda n: GoldPerVirtue(n), _gold_per_virtue, MANY),
    Word("CARD_PER_LEVEL", JOINED, lambda n: CardsPer(CathedralLevel()), _by_level),
    Word("DISCARD_APPRENTICE", BUILT, lambda n: DiscardApprentice(),
         lambda effect: 0 if isinstance(effect, DiscardApprentice) else -1, alone=True),
    Word("BUILD_AGAIN", BUILT, lambda n: BuildAgain(),
         lambda effect: 0 if isinstance(effect, BuildAgain) else -1, alone=True),
]  # fmt: skip

# What a Building may offer a choice of, each with the answer that takes it.
CHOICES: Final = {
    "GOLD": CHOOSE_GOLD, "MARBLE": CHOOSE_MARBLE, "S": CHOOSE_SILVER, "HOME": CHOOSE_RELEASE, "CAPTURE": CHOOSE_CAPTURE,
}  # fmt: skip

# What is counted, and what must hold, at the end of the game.
COUNTS: Final[dict[str, Count]] = {
    **{good: Goods(number) for number, good in enumerate(GOODS)},
    "clay-wood-stone": Goods(CLAY, WOOD, STONE),
    "buildings": Buildings(),
    "levels": CathedralLevel(),
    "captured": Captured(),
    "virtue": VirtueHeld(),
    "paid-debts": PaidDebts(),
    **{skill: Skill(number) for number, skill in enumerate(SKILLS)},
}
CONDITIONS: Final[dict[str, Condition]] = {
    **{f"most-{good}": MostOf(number) for number, good in enumerate(GOODS)},
    "highest-on-cathedral": HighestOnCathedral(),
    "no-unpaid-debt": NoUnpaidDebt(),
    "no-prisoners": NoPrisoners(),
}

# Changes that an Apprentice may bring.
CHANGES: Final = (
    TAX_LESS, HIRE_LESS, MARKET_LESS, CAPTURE_LESS, MARKET_VIRTUE_LESS, TAX_STAND_VIRTUE_LESS, NO_DISCARD_AT_CATHEDRAL,
    MARKET_AT_ANY_VIRTUE, CATHEDRAL_AT_ANY_VIRTUE,
)  # fmt: skip
GATHERING: Final = [AREAS[area] for area in range(LARGE_CIRCLES) if area != TAX_STAND]  # where more Workers count
_ANY: Final = (CLAY, WOOD, STONE)  # what "ANY" in a price is


def upper(name: str) -> str:
    return name.upper().replace("-", "_")


_ATOM: Final = re.compile(r"\s*([A-Z_]+)(?:\(([a-z0-9 +-]*)\))?\s*")


def _atom(text: str) -> tuple[str, str]:
    """A word and what stands in its brackets."""
    found = _ATOM.fullmatch(text)
    if found is None:
        shown = text.strip()
        raise TokenError(f"{shown!r} is not a word such as WOOD(2).")
    return found.group(1), found.group(2) or ""


class CardWords:
    """The words of the base game; a box overrides what it adds to."""

    def __init__(self) -> None:
        self.gains: dict[str, str] = dict(GAIN_WORDS)
        self.words: list[Word] = list(WORDS)
        self.counts: dict[str, Count] = dict(COUNTS)

    # Effects.

    def gain(self, amounts: dict[str, int]) -> Gain:
        return Gain().with_numbers(amounts)

    def joined(self, first: Effect, second: Effect, where: int) -> Effect:
        return Series(first, second)

    def read_effect(self, text: str, where: int) -> Effect | None:
        """The effect that a text means at that place, None for an empty one; raises TokenError."""
        if len(text) > LONGEST_TEXT:
            raise TokenError(f"This is too long: {LONGEST_TEXT} characters at most.")
        text = text.strip()
        if text in ("", "none"):
            return None
        before, colon, after = text.partition(":")
        if colon:
            if not where & BUILT:
                raise TokenError(f"{before.strip()!r} cannot stand here.")
            return self._for_every(before.strip(), after)
        if "/" in text:
            if not where & BUILT:
                raise TokenError("Only a Building offers a choice with /.")
            return self._either(text)
        return self._parts(text, where)

    def _parts(self, text: str, where: int) -> Effect:
        """Parts with + between them. All that is gained in a row is one part."""
        effects: list[Effect] = []
        amounts: dict[str, int] = {}
        lonely = ""
        parts = text.split("+")
        for part in parts:
            name, inside = _atom(part)
            if name in self.gains:
                if self.gains[name] in amounts:
                    raise TokenError(f"{name} is there twice.")
                amounts[self.gains[name]] = bracket(part.strip(), name, inside, MOST_GAINED, ())
                continue
            if amounts:
                effects.append(self.gain(amounts))
                amounts = {}
            word = self._find(name, where)
            lonely = word.name if word.alone else lonely
            effects.append(word.make(word.read(part.strip(), inside)))
        if amounts:
            effects.append(self.gain(amounts))
        if len(effects) > 1 and (lonely or not where & JOINED):
            raise TokenError(f"{lonely or text.strip()!r} cannot be joined with + here.")
        if len(effects) > MOST_PARTS:
            raise TokenError(f"{text!r} has too many parts, {MOST_PARTS} at most.")
        effect = effects[-1]
        for one in reversed(effects[1:-1]):
            effect = Series(one, effect)
        return effect if len(effects) == 1 else self.joined(effects[0], effect, where)

    def _find(self, name: str, where: int) -> Word:
        for word in self.words:
            if word.name == name and word.where & where:
                return word
        valid = [*self.gains, *[word.name for word in self.words if word.where & where]]
        raise TokenError(f"{name!r} is unknown here. Valid: {', '.join(valid)}.")

    def _for_every(self, before: str, after: str) -> Effect:
        """What happens to every player, or to every one with so many own Workers in Prison."""
        effect = self._parts(after, EVERY)
        name, inside = _atom(before)
        if name == "EVERY" and not inside:
            return EveryPlayer(effect)
        if name == "EVERY_PRISONERS":
            return EveryPlayer(If(PrisonersAtLeast(bracket(before, name, inside, WORKERS, ())), effect))
        raise TokenError(f"{before!r} is unknown here. Valid: EVERY:, EVERY_PRISONERS(3):.")

    def _either(self, text: str) -> Effect:
        sides = text.split("/")
        names = [_atom(side)[0] for side in sides]
        if len(sides) != 2 or names[0] == names[1] or names[0] not in CHOICES or names[1] not in CHOICES:
            raise TokenError(f"A choice is between two of these: {', '.join(CHOICES)}.")
        first, second = self._parts(sides[0], BUILT), self._parts(sides[1], BUILT)
        return Either(first, CHOICES[names[0]], second, CHOICES[names[1]])

    def say_effect(self, effect: Effect | None) -> str | None:
        """The text that means this effect; None if there is none."""
        if effect is None:
            return ""
        if isinstance(effect, Series):
            return _both(self.say_effect(effect.first), " + ", self.say_effect(effect.second))
        if isinstance(effect, Either):
            return _both(self.say_effect(effect.first), " / ", self.say_effect(effect.second))
        if isinstance(effect, EveryPlayer):
            inner = effect.effect
            if not isinstance(inner, If):
                return _both("EVERY:", " ", self.say_effect(inner))
            if isinstance(inner.condition, PrisonersAtLeast):
                return _both(f"EVERY_PRISONERS({inner.condition.number}):", " ", self.say_effect(inner.effect))
            return None
        if isinstance(effect, Gain):
            own = effect.names()
            amounts = {word: effect.amount_of(name) for word, name in self.gains.items() if name in own}
            return " + ".join([f"{word}({amount})" for word, amount in amounts.items() if amount])
        for word in self.words:
            number = word.number(effect)
            if number >= 0:
                return word.said(number)
        return None

    # What a Building does at the end of the game.

    def read_end(self, text: str) -> AtEnd:
        name, inside = _atom(text)
        if name == "END_LOSE_VIR":
            return LoseVirtueAtEnd(bracket(text, name, inside, MANY, ()))
        if name in ("DEBT_LESS", "DEBT_MORE"):
            size = bracket(text, name, inside, MANY, ())
            return DebtWorth(size if name == "DEBT_LESS" else -size)
        if name not in ("END_VP", "END_VIR"):
            raise TokenError(f"{name!r} is unknown here. Valid: {', '.join(self.end_names())}.")
        parts = inside.split()
        example = f"{name}(1 per 2 gold) or {name}(2 if no-unpaid-debt)"
        if len(parts) == 4 and parts[1] == "per":
            if parts[3] not in self.counts:
                raise TokenError(f"{parts[3]!r} cannot be counted. Valid: {', '.join(self.counts)}.")
            number = bracket(text.strip(), name, parts[0], MANY if name == "END_VP" else 1, ())
            per = bracket(text.strip(), name, parts[2], MANY, ())
            count = self.counts[parts[3]]
            return VpPer(per, count, number) if name == "END_VP" else VirtuePer(per, count)
        if len(parts) == 3 and parts[1] == "if":
            if parts[2] not in CONDITIONS:
                raise TokenError(f"{parts[2]!r} is unknown. Valid: {', '.join(CONDITIONS)}.")
            number = bracket(text.strip(), name, parts[0], MANY, ())
            condition = CONDITIONS[parts[2]]
            return VpIf(number, condition) if name == "END_VP" else VirtueIf(number, condition)
        raise TokenError(f"{text.strip()!r} is not something such as {example}.")

    def end_names(self) -> list[str]:
        return ["END_VP", "END_VIR", "END_LOSE_VIR", "DEBT_LESS", "DEBT_MORE"]

    def say_end(self, end: AtEnd) -> str | None:
        if isinstance(end, VpPer):
            return self._per(f"END_VP({end.vp} per {end.per}", end.count)
        if isinstance(end, VirtuePer):
            return self._per(f"END_VIR(1 per {end.per}", end.count)
        if isinstance(end, VpIf):
            return _if(f"END_VP({end.vp} if", end.condition)
        if isinstance(end, VirtueIf):
            return _if(f"END_VIR({end.gain} if", end.condition)
        if isinstance(end, LoseVirtueAtEnd):
            return f"END_LOSE_VIR({end.loss})"
        if isinstance(end, DebtWorth):
            return f"DEBT_LESS({end.change})" if end.change > 0 else f"DEBT_MORE({-end.change})"
        return None

    def _per(self, before: str, count: Count) -> str | None:
        said = repr(count.message(1))
        for name, one in self.counts.items():
            if repr(one.message(1)) == said:
                return f"{before} {name})"
        return None

    def is_end(self, text: str) -> bool:
        """Does a Building do this at the end of the game, and not when it is constructed?"""
        return text.strip().partition("(")[0] in self.end_names()

    # Abilities of Apprentices.

    def read_ability(self, text: str) -> Ability | None:
        """The ability that a text means, None for an empty one; raises TokenError."""
        if len(text) > LONGEST_TEXT:
            raise TokenError(f"This is too long: {LONGEST_TEXT} characters at most.")
        text = text.strip()
        if text in ("", "none"):
            return None
        before, colon, after = text.partition(":")
        if not colon:
            return self.read_change(text)
        moment = before.strip()
        if moment.startswith("PAY "):
            return Trade(_price(moment[4:]), self._gain_only(after))
        if moment not in self.moments():
            raise TokenError(f"{moment!r} is unknown. Valid: {', '.join(self.moments())}, PAY WOOD(1).")
        if not after.strip():
            raise TokenError(f"{text!r} says when, but not what.")
        if moment in ("RESET", "RESET_NO_PRISONERS"):
            effect = self._parts(after, ABILITY)
            return OnReset(If(NoPrisoners(), effect) if moment == "RESET_NO_PRISONERS" else effect)
        return self.at_moment(moment, after)

    def moments(self) -> list[str]:
        places = [upper(area) for area in AREAS[:LARGE_CIRCLES]]
        return [*places, "MARKET", *[upper(moment) for moment in MOMENT_NAMES], "RESET", "RESET_NO_PRISONERS"]

    def at_moment(self, moment: str, what: str) -> Ability:
        effect = self._gain_only(what)
        if moment == "MARKET":
            return AtMarket(effect)
        places = [upper(area) for area in AREAS[:PLACES]]
        return When([*places, *[upper(name) for name in MOMENT_NAMES]].index(moment), effect)

    def _gain_only(self, text: str) -> Effect:
        """What a card brings at a moment is gained: anything else could set off the same moment again."""
        effect = self._parts(text, 0)
        if not isinstance(effect, Gain):
            raise TokenError(f"{text.strip()!r}: only what is gained can stand here: {', '.join(self.gains)}.")
        return effect

    def changes(self) -> dict[str, Change]:
        """Standing changes by word, each by 1."""
        return {upper(NUMBER_NAMES[number]): Change(number) for number in CHANGES}

    def read_change(self, text: str) -> Ability:
        name, inside = _atom(text)
        if name == "MORE":
            place = GATHERING[bracket(text, name, inside, 0, GATHERING)]
            return OneMoreWorker(AREAS.index(place))
        changes = self.changes()
        if name not in changes:
            raise TokenError(
                f"{text!r} is unknown. Valid: {', '.join([*changes, 'MORE(storehouse)'])}; or what is gained after "
                f"{', '.join([f'{one}:' for one in self.moments()])} or PAY WOOD(1):."
            )
        change = changes[name]
        by = bracket(text, name, inside, MOST_CHANGED if change.sized else 0, ())
        return Change(change.number, by or 1, change.name, change.sized)

    def say_ability(self, ability: Ability | None) -> str | None:
        if ability is None:
            return ""
        if isinstance(ability, When):
            if ability.moment >= PLACES:
                if ability.moment - PLACES >= len(MOMENT_NAMES):
                    return None
                return _both(upper(MOMENT_NAMES[ability.moment - PLACES]) + ":", " ", self.say_effect(ability.effect))
            return _both(upper(AREAS[ability.moment]) + ":", " ", self.say_effect(ability.effect))
        if isinstance(ability, AtMarket):
            return _both("MARKET:", " ", self.say_effect(ability.effect))
        if isinstance(ability, OnReset):
            effect = ability.effect
            if isinstance(effect, If):
                return _both("RESET_NO_PRISONERS:", " ", self.say_effect(effect.effect))
            return _both("RESET:", " ", self.say_effect(effect))
        if isinstance(ability, Trade):
            return _both(f"PAY {_say_price(ability.price)}:", " ", self.say_effect(ability.gain))
        if isinstance(ability, OneMoreWorker):
            return f"MORE({AREAS[ability.place]})"
        if isinstance(ability, Change):
            for name, change in self.changes().items():
                if change.number == ability.number:
                    return f"{name}({ability.by})" if change.sized else name
        return None

    # For a form.

    def gains_data(self) -> list[dict[str, Any]]:
        return [
            {
                "word": word,
                "most": MOST_GAINED,
                "names": [],
                "alone": False,
                "text": message_data(self.gain({name: 1}).message()),
            }
            for word, name in self.gains.items()
        ]

    def effects_data(self, where: int) -> dict[str, Any]:
        words = [*self.gains_data(), *[word.data() for word in self.words if word.where & where]]
        return {"words": words, "joined": bool(where & JOINED)}

    def ability_data(self) -> dict[str, Any]:
        gains = self.gain({"silver": 1})
        moments = []
        for moment in self.moments():
            ability = self.read_ability(f"{moment}: S(1)")
            assert ability is not None
            moments.append({"word": moment, "text": message_data(ability.message())})
        alone: list[dict[str, Any]] = [
            {"word": name, "most": MOST_CHANGED if change.sized else 0, "names": [], "alone": True,
             "text": message_data(change.message())}
            for name, change in self.changes().items()
        ]  # fmt: skip
        alone.append({"word": "MORE", "most": 0, "names": GATHERING, "alone": True,
                      "text": message_data(OneMoreWorker(AREAS.index(GATHERING[0])).message())})  # fmt: skip
        prices = [word for word, name in GAIN_WORDS.items() if name in GOODS]
        return {
            "words": self.gains_data(),
            "joined": False,
            "moments": moments,
            "in_reset": [word.data() for word in self.words if word.where & ABILITY],
            "prices": [*prices, "ANY"],
            "most_paid": MOST_PAID,
            "trade": message_data(Trade(Price(wood=1), gains).message()),
            "alone": alone,
        }

    def building_data(self) -> dict[str, Any]:
        data = self.effects_data(BUILT)
        data["choices"] = list(CHOICES)
        every = [*self.gains_data(), *[word.data() for word in self.words if word.where & EVERY]]
        data["every"] = every
        data["ends"] = self.end_names()
        data["counts"] = {name: message_data(count.message(1)) for name, count in self.counts.items()}
        data["conditions"] = {name: message_data(condition.message()) for name, condition in CONDITIONS.items()}
        return data


def _both(first: str | None, between: str, second: str | None) -> str | None:
    return None if first is None or second is None else first + between + second


def _if(before: str, condition: Condition) -> str | None:
    said = repr(condition.message())
    for name, one in CONDITIONS.items():
        if repr(one.message()) == said:
            return f"{before} {name})"
    return None


def _price(text: str) -> Price:
    """What a trade costs: fixed goods, or any of the three common ones."""
    goods: dict[str, int] = {}
    for part in text.split("+"):
        name, inside = _atom(part)
        good = "any" if name == "ANY" else GAIN_WORDS.get(name, "")
        if good != "any" and good not in GOODS:
            raise TokenError(f"{part.strip()!r} cannot be paid. Valid: CLAY, WOOD, STONE, GOLD, MARBLE, S, ANY.")
        if good in goods:
            raise TokenError(f"{name} is there twice.")
        goods[good] = bracket(part.strip(), name, inside, MOST_PAID, ())
    if sum(goods.values()) > MOST_PAID:
        raise TokenError(f"A price is at most {MOST_PAID} goods.")
    if "any" in goods:
        if len(goods) > 1:
            raise TokenError("ANY stands alone in a price.")
        return Price(count=goods["any"], mix=_ANY)
    return Price().with_goods([goods.get(good, 0) for good in GOODS])


def _say_price(price: Price) -> str:
    if price.count:
        return f"ANY({price.count})"
    return " + ".join(
        [f"{word}({price.goods[GOODS.index(name)]})" for word, name in GAIN_WORDS.items()
         if name in GOODS and price.goods[GOODS.index(name)]]
    )  # fmt: skip


_boxes: dict[str, CardWords] = {}


def add_words(box: str, words: CardWords) -> None:
    """Those with which the cards of a box are composed."""
    _boxes[box] = words


def words_of(box: str) -> CardWords:
    found = _boxes.get(box)
    if found is None:
        found = _boxes["base"] = _boxes.get("base") or CardWords()
    return found


# Texts on cards, as fields of them.


class Grammar:
    """How a part of a card is written: what a text means, in the one way in which we write it."""

    def canonical(self, text: str) -> str:
        """The same text as we would write it; raises TokenError."""
        raise AssertionError("a grammar reads texts")

    def data(self) -> dict[str, Any]:
        """Its words, for a form."""
        raise AssertionError("a grammar has words")


class EffectGrammar(Grammar):
    """An effect at one place."""

    def __init__(self, box: str, where: int, empty: bool = False) -> None:
        self.words = words_of(box)
        self.where = where
        self.empty = empty  # may there be none?

    def canonical(self, text: str) -> str:
        effect = self.words.read_effect(text, self.where)
        if effect is None and not self.empty:
            raise TokenError("An effect such as WOOD(2) is missing.")
        return self.words.say_effect(effect) or ""

    def data(self) -> dict[str, Any]:
        return {**self.words.effects_data(self.where), "empty": self.empty}


class BuildingGrammar(Grammar):
    """What a Building does when it is constructed, or at the end of the game."""

    def __init__(self, box: str) -> None:
        self.words = words_of(box)

    def canonical(self, text: str) -> str:
        if len(text) <= LONGEST_TEXT and self.words.is_end(text):
            return self.words.say_end(self.words.read_end(text)) or ""
        return self.words.say_effect(self.words.read_effect(text, BUILT)) or ""

    def data(self) -> dict[str, Any]:
        return {**self.words.building_data(), "empty": True}


class AbilityGrammar(Grammar):
    """What an Apprentice can do."""

    def __init__(self, box: str) -> None:
        self.words = words_of(box)

    def canonical(self, text: str) -> str:
        return self.words.say_ability(self.words.read_ability(text)) or ""

    def data(self) -> dict[str, Any]:
        return {**self.words.ability_data(), "empty": True}
