"""Corrections: numbers that the owner of a box reads on a card where we have others, from a small TOML file.

    [buildings.chapel]
    vp = 7
    cost = { clay = 2, wood = 1, stone = 4 }

    [apprentices.squire-1]
    effect = { gold = 2 }

A record names them flat, `{"buildings.chapel.vp": 7, …}`. Everything is checked in the same way wherever it comes from.
The tables themselves never change: a game is given rows of its own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from guildhall.architects.answers import MOST_PAID
from guildhall.architects.cards.rows import MOST_VP, Apprentice, Board, Building, Card, Market, Reward
from guildhall.architects.cards.tables import cards_of, kinds
from guildhall.architects.effects import MOST_GAINED, Gain
from guildhall.architects.names import GOODS, RESOURCES, SKILLS, TOP_VIRTUE, WORKERS
from guildhall.engine.cards import Difference, Number
from guildhall.engine.corrections import Amounts, Correctable, Field, Name, Whole, shown, unknown, whole
from guildhall.engine.errors import CorrectionError

MOST_VIRTUE_CHANGE: Final = 9
MOST_SILVER: Final = 50
MOST_CARDS: Final = 6
MOST_DEBTS: Final = 9


# What can be corrected.


class Skills(Field):
    """A list of skills."""

    def __init__(self, ours: list[str], empty: bool) -> None:
        super().__init__(ours)
        self.empty = empty

    def read(self, path: str, given: object) -> Any:
        if not isinstance(given, list):
            raise CorrectionError(f"{path} is a list of skills, not {shown(given)}.", given, SKILLS)
        for skill in given:
            if not isinstance(skill, str) or skill not in SKILLS:
                raise unknown(path, skill, SKILLS)
            if given.count(skill) > 1:
                raise CorrectionError(f"{path} names {skill!r} twice.", given)
        if not given and not self.empty:
            raise CorrectionError(f"{path} has to name at least one skill.", given, SKILLS)
        return [skill for skill in SKILLS if skill in given]


class Numbers(Field):
    """The numbers of an effect, by name: only those to change are given."""

    def __init__(self, numbers: dict[str, Number]) -> None:
        super().__init__({name: number.value for name, number in numbers.items() if number.value})
        self.numbers = numbers

    def read(self, path: str, given: object) -> Any:
        names = list(self.numbers)
        if not names:
            raise CorrectionError(f"{path}: the effect of this card has no numbers.", given)
        if not isinstance(given, dict):
            example = f"{{ {self._example()} = 2 }}"
            raise CorrectionError(f"{path} is a table such as {example}, not {shown(given)}.", given, names)
        changed: dict[str, int] = {}
        for name, value in given.items():
            number = self.numbers.get(name) if isinstance(name, str) else None
            if number is None:
                raise unknown(path, name, names)
            changed[name] = whole(f"{path}.{name}", value, number.least, number.most)
        self._refuse_nothing(path, changed)
        return changed

    def _example(self) -> str:
        return next(iter(self.ours), next(iter(self.numbers)))

    def _refuse_nothing(self, path: str, changed: dict[str, int]) -> None:
        """What a card pays or gains may be other goods than we say, but not nothing, nor more than can be paid."""
        prices = [name for name in self.numbers if name.startswith("pay_")]
        gains = [
            name
            for name, number in self.numbers.items()
            if number.least == 0 and not number.alone and name not in prices
        ]
        for names, what in ((prices, "pay"), (gains, "gain")):
            if names and not any(changed.get(name, self.numbers[name].value) for name in names):
                raise CorrectionError(f"{path} leaves nothing to {what}.", changed, names)
        if sum(changed.get(name, self.numbers[name].value) for name in prices) > MOST_PAID:
            raise CorrectionError(f"{path}: a price is at most {MOST_PAID} goods.", changed)

    def differences(self, given: Any) -> list[tuple[str, Any, Any]]:
        return [
            (name, self.numbers[name].value, value)
            for name, value in given.items()
            if value != self.numbers[name].value
        ]


def fields_of(card: Card) -> dict[str, Field]:
    """What can be corrected on a card, by name."""
    if isinstance(card, Apprentice):
        return {
            "skills": Skills([SKILLS[skill] for skill in card.skills], False),
            "virtue": Whole(card.virtue, -MOST_VIRTUE_CHANGE, MOST_VIRTUE_CHANGE),
            "effect": Numbers({} if card.ability is None else card.ability.numbers()),
        }
    if isinstance(card, Building):
        return {
            "vp": Whole(card.vp, 0, MOST_VP),
            "cost": Amounts(named(card.cost), GOODS[:RESOURCES], MOST_PAID, MOST_PAID, True),
            "skills": Skills([SKILLS[skill] for skill in card.skills], True),
            "virtue": Whole(card.virtue, -MOST_VIRTUE_CHANGE, MOST_VIRTUE_CHANGE),
            "effect": Numbers(_building_numbers(card)),
        }
    if isinstance(card, Reward):
        return {"gain": _gain_field(card.gain, card.gain.names())}
    if isinstance(card, Market):
        return {"small": _gain_field(card.small, GOODS), "large": _gain_field(card.large, GOODS)}
    if not isinstance(card, Board):
        fields: dict[str, Field] = {
            name: Whole(number.value, number.least, number.most) for name, number in card.numbers().items()
        }
        fields.update({name: Name(ours, valid) for name, (ours, valid) in card.names().items()})
        fields.update({name: Numbers(numbers) for name, numbers in card.effects().items()})
        return fields
    return {
        "prison": Whole(card.prison, 0, WORKERS),
        "silver": Whole(card.silver, 0, MOST_SILVER),
        "virtue": Whole(card.virtue, 0, TOP_VIRTUE),
        "goods": Amounts(named(card.goods), GOODS[:RESOURCES], MOST_GAINED, RESOURCES * MOST_GAINED, True),
        "cards": Whole(card.cards, 0, MOST_CARDS),
        "debts": Whole(card.debts, 0, MOST_DEBTS),
        "effect": Numbers(card.power.numbers()),
    }


def _building_numbers(card: Building) -> dict[str, Number]:
    if card.built is not None:
        return card.built.numbers()
    return {} if card.end is None else card.end.numbers()


def _gain_field(gain: Gain, names: Sequence[str]) -> Amounts:
    ours = {name: gain.amount_of(name) for name in gain.names() if gain.amount_of(name)}
    return Amounts(ours, names, MOST_GAINED, len(names) * MOST_GAINED, False)


def named(amounts: Sequence[int]) -> dict[str, int]:
    """Amounts of goods that are not 0, by name."""
    return {GOODS[good]: amount for good, amount in enumerate(amounts) if amount}


# Reading and checking.


class _ArchitectsCards(Correctable):
    def kinds(self) -> list[str]:
        return kinds()

    def keys(self, kind: str) -> list[str]:
        return [card.key for card in cards_of(kind)]

    def fields(self, kind: str, key: str) -> dict[str, Field]:
        return next(fields_of(card) for card in cards_of(kind) if card.key == key)


CARDS: Final = _ArchitectsCards("buildings.chapel.vp")


def read_corrections(path: Path) -> dict[str, Any]:
    """The corrections in a file, checked and flat, as a record names them."""
    return CARDS.read(path)


def check_corrections(flat: object) -> dict[str, Any]:
    """Flat corrections from outside (a record, a position, a program), checked and in full."""
    return CARDS.check(flat)


def differences(corrections: Mapping[str, Any]) -> list[Difference]:
    """What checked corrections change, in the order of our tables."""
    return CARDS.differences(corrections)


def differences_on(kind: str, key: str, corrections: Mapping[str, Any]) -> list[Difference]:
    """What checked corrections change on one card."""
    return CARDS.differences_on(kind, key, corrections)


# Rows with corrections.


def corrected_apprentices(cards: Sequence[Apprentice], corrections: Mapping[str, Any]) -> list[Apprentice]:
    return [_corrected_apprentice(card, _given("apprentices", card, corrections)) for card in cards]


def corrected_buildings(cards: Sequence[Building], corrections: Mapping[str, Any]) -> list[Building]:
    return [_corrected_building(card, _given("buildings", card, corrections)) for card in cards]


def corrected_rewards(cards: Sequence[Reward], corrections: Mapping[str, Any]) -> list[Reward]:
    return [_corrected_reward(card, _given("rewards", card, corrections)) for card in cards]


def corrected_markets(cards: Sequence[Market], corrections: Mapping[str, Any]) -> list[Market]:
    return [_corrected_market(card, _given("markets", card, corrections)) for card in cards]


def corrected_boards(cards: Sequence[Board], corrections: Mapping[str, Any]) -> list[Board]:
    return [_corrected_board(card, _given("boards", card, corrections)) for card in cards]


def corrected_cards(kind: str, corrections: Mapping[str, Any]) -> list[Card]:
    """All rows of a kind, with checked corrections in them."""
    return [_corrected(card, _given(kind, card, corrections)) for card in cards_of(kind)]


def corrected_others(kind: str, cards: Sequence[Card], corrections: Mapping[str, Any]) -> list[Card]:
    """Rows of a kind that only an expansion has."""
    return [_corrected(card, _given(kind, card, corrections)) for card in cards]


def _corrected(card: Card, given: dict[str, Any]) -> Card:
    if isinstance(card, Apprentice):
        return _corrected_apprentice(card, given)
    if isinstance(card, Building):
        return _corrected_building(card, given)
    if isinstance(card, Reward):
        return _corrected_reward(card, given)
    if isinstance(card, Market):
        return _corrected_market(card, given)
    if isinstance(card, Board):
        return _corrected_board(card, given)
    if not given:
        return card
    row = card.with_numbers(given)
    _marked(row, card)
    return row


def _given(kind: str, card: Card, corrections: Mapping[str, Any]) -> dict[str, Any]:
    """The corrections of one card by field; empty if they change nothing."""
    return CARDS.changes_on(kind, card.key, corrections)


def _marked(row: Card, card: Card) -> None:
    row.origin = "corrected"
    row.printed_origin = card.origin


def _amounts(given: Any, names: Sequence[str], ours: Sequence[int]) -> list[int]:
    return list(ours) if given is None else [given.get(name, 0) for name in names]


def _skills(given: Any, ours: Sequence[int]) -> list[int]:
    return list(ours) if given is None else [SKILLS.index(skill) for skill in given]


def _gain(given: Any, ours: Gain) -> Gain:
    return ours if given is None else ours.with_numbers({name: given.get(name, 0) for name in ours.names()})


def _corrected_apprentice(card: Apprentice, given: dict[str, Any]) -> Apprentice:
    if not given:
        return card
    ability = card.ability
    if ability is not None:
        ability = ability.with_numbers(given.get("effect", {}))
    row = Apprentice(
        card.ref,
        card.key,
        _skills(given.get("skills"), card.skills),
        given.get("virtue", card.virtue),
        ability,
        box=card.box,
    )
    _marked(row, card)
    return row


def _corrected_building(card: Building, given: dict[str, Any]) -> Building:
    if not given:
        return card
    numbers = given.get("effect", {})
    row = Building(
        card.ref,
        card.key,
        given.get("vp", card.vp),
        _amounts(given.get("cost"), GOODS[:RESOURCES], card.cost),
        _skills(given.get("skills"), card.skills),
        given.get("virtue", card.virtue),
        built=None if card.built is None else card.built.with_numbers(numbers),
        end=None if card.end is None else card.end.with_numbers(numbers),
        box=card.box,
    )
    _marked(row, card)
    return row


def _corrected_reward(card: Reward, given: dict[str, Any]) -> Reward:
    if not given:
        return card
    row = Reward(card.ref, card.key, _gain(given.get("gain"), card.gain), box=card.box)
    _marked(row, card)
    return row


def _corrected_market(card: Market, given: dict[str, Any]) -> Market:
    if not given:
        return card
    row = Market(
        card.ref, card.key, _gain(given.get("small"), card.small), _gain(given.get("large"), card.large), box=card.box
    )
    _marked(row, card)
    return row


def _corrected_board(card: Board, given: dict[str, Any]) -> Board:
    if not given:
        return card
    row = Board(
        card.ref,
        card.key,
        prison=given.get("prison", card.prison),
        silver=given.get("silver", card.silver),
        virtue=given.get("virtue", card.virtue),
        goods=_amounts(given.get("goods"), GOODS[:RESOURCES], card.goods),
        cards=given.get("cards", card.cards),
        debts=given.get("debts", card.debts),
        power=card.power.with_numbers(given.get("effect", {})),
        box=card.box,
    )
    _marked(row, card)
    return row
