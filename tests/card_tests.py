"""What the tests of single cards share: the marks that say what a test shows, and tables that are ready to use a card.

Each card has a test of its effect, one of its limit, and one of the case in which nothing happens; a test among
those of the cards fails when one of the three is missing.

    @effect("tavern")
    def test_the_tavern_hires_for_free() -> None: ...

    @limits("card, silver", [("merchant-1", 1), ("merchant-2", 2)])    # the first column is the card
    def test_a_merchant_wants_his_price(card: str, silver: int) -> None: ...
"""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

import pytest

from builder import TestTable, artisans_table, table, wonders_table
from sheet import ARTISANS_BUILDINGS, BUILDINGS, PROMO_CARDS, WONDERS, WONDERS_BUILDINGS

Test = TypeVar("Test", bound=Callable[..., None])
GOODS = ("clay", "wood", "stone", "gold", "marble")


def effect(*cards: str) -> Callable[[Test], Test]:
    return _marked(cards, "effect")


def limit(*cards: str) -> Callable[[Test], Test]:
    return _marked(cards, "limit")


def nothing(*cards: str) -> Callable[[Test], Test]:
    """The case in which nothing happens."""
    return _marked(cards, "nothing")


def effects(names: str, rows: Sequence[tuple[Any, ...]]) -> pytest.MarkDecorator:
    return _each(names, rows, "effect")


def limits(names: str, rows: Sequence[tuple[Any, ...]]) -> pytest.MarkDecorator:
    return _each(names, rows, "limit")


def nothings(names: str, rows: Sequence[tuple[Any, ...]]) -> pytest.MarkDecorator:
    return _each(names, rows, "nothing")


def _marked(cards: Sequence[str], aspect: str) -> Callable[[Test], Test]:
    def mark(test: Test) -> Test:
        for card in cards:
            test = pytest.mark.card(card, aspect)(test)
        return test

    return mark


def _each(names: str, rows: Sequence[tuple[Any, ...]], aspect: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(
        names, [pytest.param(*row, id=str(row[0]), marks=pytest.mark.card(row[0], aspect)) for row in rows]
    )


def shown(folder: Path) -> set[tuple[str, str]]:
    """Which aspect of which card the tests in a folder show, by their marks."""
    found: set[tuple[str, str]] = set()
    for path in sorted(folder.glob("test_*.py")):
        if path.stem == "test_tables":  # which asks
            continue
        for name, test in vars(_module(path)).items():
            if not name.startswith("test_"):
                continue
            for mark in getattr(test, "pytestmark", ()):
                marks = [mark]
                if mark.name == "parametrize":
                    marks = [own for row in mark.args[1] for own in getattr(row, "marks", ())]
                found.update(own.args for own in marks if own.name == "card")
    return found


def _module(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"shown_{path.parent.parent.name}_{path.stem}", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def price_of(card: str) -> dict[str, int]:
    """What the sheet says that a Building costs."""
    return dict(zip(GOODS, {**BUILDINGS, **ARTISANS_BUILDINGS, **WONDERS_BUILDINGS}[card][2]))


def ready_to_build(
    card: str, *more: str, players: int = 2, boards: list[str] | None = None, **options: Any
) -> TestTable:
    """Red holds exactly the Building's price, a Labourer for its skills, and in hand this card and perhaps more."""
    if {card, *more} & set(PROMO_CARDS):
        options["promo_cards"] = True
    if {card, *more} & set(ARTISANS_BUILDINGS):
        options.setdefault("expansions", ["artisans"])
    if {card, *more} & set(WONDERS_BUILDINGS):
        options.setdefault("expansions", ["wonders"])
    t = table(players, boards=boards, **options)
    t.red.has(**price_of(card)).with_apprentices("labourer").with_hand(card, *more)
    return t


def ready_to_advance(
    players: int = 2, *, reward: str = "reward-5", boards: list[str] | None = None, **options: Any
) -> TestTable:
    """Red has Virtue 7, the Gold for level 1 and a Building card to discard; this Reward is the next one."""
    t = table(players, boards=boards, **options)
    t.red.has(gold=1).with_hand("castle")
    t.reward_on_top(reward)
    return t


# Age of Artisans.

BUILDING = "well"  # to be adorned: an immediate effect and no end-game one


def ready_to_adorn(
    craft: str, building: str = BUILDING, players: int = 2, silver: int = 5, **options: Any
) -> TestTable:
    """Red has the price of an Adornment, a Building to lay it under and a Worker in the Guildhall to stack on; this
    Craft Card is on display."""
    t = artisans_table(players, **options)
    t.table.tax = 0
    t.red.has(silver=silver).with_buildings(building).at(guildhall=1)
    _display(t, craft)
    return t


def adorn(t: TestTable, craft: str, *tokens: str) -> TestTable:
    """Stack a Worker and take this card as an Adornment; then answer these."""
    return t.play("stack guildhall", f"adorn {craft}", *tokens)


def ready_to_equip(craft: str, apprentice: str = "labourer", players: int = 2, **options: Any) -> TestTable:
    """Red has this Apprentice and a Worker in the Guildhall to stack on; this Craft Card is on display."""
    t = artisans_table(players, **options)
    t.table.tax = 0
    t.red.with_apprentices(apprentice).at(guildhall=1)
    _display(t, craft)
    return t


def equip(t: TestTable, craft: str, *tokens: str) -> TestTable:
    """Stack a Worker and take this card as a Tool; then answer these."""
    return t.play("stack guildhall", f"tool {craft}", *tokens)


def with_tool(craft: str, apprentice: str, players: int = 2, **options: Any) -> TestTable:
    """Red has this Apprentice with this Tool."""
    t = artisans_table(players, **options)
    t.table.tax = 0
    t.red.with_tool(apprentice, craft)
    return t


def _display(t: TestTable, craft: str) -> None:
    others = [key for key in ("craft-1", "craft-9", "craft-13", "craft-24") if key != craft]
    t.show_crafts(craft, *others[:3])


# Works of Wonder.


def ready_for_wonder(wonder: str, players: int = 2, laid: int = 0, **options: Any) -> TestTable:
    """Red holds exactly what the sheet says that a Wonder costs with so much laid on it."""
    t = table(players, **{"expansions": ["wonders"], **options})
    _, resource, influence, tax, _ = WONDERS[wonder]
    ((good, amount),) = resource.items()
    t.red.has(**{good: amount - laid, "silver": tax}).with_influence(influence)
    t.lay(wonder, laid)
    t.table.tax = 0
    return t


def build_wonder(t: TestTable, wonder: str, place: str, *tokens: str) -> TestTable:
    """Place a Worker in the Guildhall, build this Wonder, be there a choice or not, and put its token at a place."""
    return t.construct(wonder, f"token {place}", *tokens)


def ready_to_contribute(card: str, good: str, **options: Any) -> TestTable:
    """This card is open to contribute to, and Red has one such resource; the Princess stands at the Forest or, if this
    is the card that sends her there, at the Quarry."""
    t = wonders_table(**options)
    t.in_force("contribution-5" if card != "contribution-5" else "contribution-6")
    t.open_to_contribute(card)
    t.red.has(**{good: 1})
    return t
