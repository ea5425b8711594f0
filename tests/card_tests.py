"""What the tests of single cards share: the marks that say what a test shows, and tables that are ready to use a card.

Each card has a test of its effect, one of its limit, and one of the case in which nothing happens; a test among
those of the cards fails when one of the three is missing.

    @effect("tavern")
    def test_the_tavern_hires_for_free(): ...

    @limits("card, silver", [("merchant-1", 1), ("merchant-2", 2)])    # the first column is the card
    def test_a_merchant_wants_his_price(card, silver): ...
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from builder import TestTable, table
from sheet import BUILDINGS, PROMO_CARDS

GOODS = ("clay", "wood", "stone", "gold", "marble")


def effect(*cards: str) -> Any:
    return _marked(cards, "effect")


def limit(*cards: str) -> Any:
    return _marked(cards, "limit")


def nothing(*cards: str) -> Any:
    """The case in which nothing happens."""
    return _marked(cards, "nothing")


def effects(names: str, rows: Sequence[tuple[Any, ...]]) -> pytest.MarkDecorator:
    return _each(names, rows, "effect")


def limits(names: str, rows: Sequence[tuple[Any, ...]]) -> pytest.MarkDecorator:
    return _each(names, rows, "limit")


def nothings(names: str, rows: Sequence[tuple[Any, ...]]) -> pytest.MarkDecorator:
    return _each(names, rows, "nothing")


def _marked(cards: Sequence[str], aspect: str) -> Any:
    def mark(test: Any) -> Any:
        for card in cards:
            test = pytest.mark.card(card, aspect)(test)
        return test

    return mark


def _each(names: str, rows: Sequence[tuple[Any, ...]], aspect: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(
        names, [pytest.param(*row, id=str(row[0]), marks=pytest.mark.card(row[0], aspect)) for row in rows]
    )


def price_of(card: str) -> dict[str, int]:
    """What the sheet says that a Building costs."""
    return dict(zip(GOODS, BUILDINGS[card][2]))


def ready_to_build(
    card: str, *more: str, players: int = 2, boards: list[str] | None = None, **options: Any
) -> TestTable:
    """Red holds exactly the Building's price, a Labourer for its skills, and in hand this card and perhaps more."""
    if {card, *more} & set(PROMO_CARDS):
        options["promo_cards"] = True
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
