"""The five Wonder Cards. Sheet 7 and 10.1.

Red has exactly the price: the resource, the Influence and the Tax.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from builder import TestTable, wonders_table
from card_tests import build_wonder, effects, limits, nothings, ready_for_wonder
from sheet import TOKEN_PLACES, WONDERS

ROWS = [
    (key, next(iter(resource)), next(iter(resource.values())), influence, tax, vp)
    for key, (_, resource, influence, tax, vp) in WONDERS.items()
]
COLUMNS = "card, good, amount, influence, tax, vp"


@effects(COLUMNS, ROWS)
def test_a_wonder_takes_its_price_and_gives_two_virtue_its_points_and_a_token(
    card: str, good: str, amount: int, influence: int, tax: int, vp: int
) -> None:
    t = ready_for_wonder(card)
    t.play("place guildhall")
    assert t.options == [f"token {place}" for place in TOKEN_PLACES]
    t.play("token quarry")
    assert t.red.buildings == [card]
    assert (t.red.goods, t.red.influence, t.table.tax) == ({}, 0, tax)
    assert t.red.virtue == 9
    assert t.red.score["buildings"] == vp
    assert t.tokens == {card: "quarry"}
    t.nothing_open_but("WhereToPlace", "blue")


@pytest.mark.parametrize("laid", [1, 3])
@effects(COLUMNS, ROWS)
def test_what_lies_on_a_wonder_makes_it_cheaper_for_whoever_builds_it(
    card: str, good: str, amount: int, influence: int, tax: int, vp: int, laid: int
) -> None:
    t = ready_for_wonder(card, laid=laid)
    build_wonder(t, card, "forest")
    assert t.red.buildings == [card]
    assert (t.red.goods, t.red.influence, t.table.tax) == ({}, 0, tax)
    assert t.laid == {}, "all of it goes to the supply"


@effects(COLUMNS, ROWS)
def test_at_an_own_wonder_a_worker_more_counts_or_an_influence_comes(
    card: str, good: str, amount: int, influence: int, tax: int, vp: int
) -> None:
    t = wonders_table()
    t.red.with_wonder(card, at="quarry").at(quarry=1)
    t.play("place quarry", "wonder counts")
    assert (t.red.stone, t.red.influence) == (3, 0)
    t = wonders_table()
    t.red.with_wonder(card, at="quarry").at(quarry=1)
    t.play("place quarry", "wonder influence")
    assert (t.red.stone, t.red.influence) == (2, 1)


@limits(COLUMNS, ROWS)
def test_a_wonder_is_refused_if_anything_is_missing(
    card: str, good: str, amount: int, influence: int, tax: int, vp: int
) -> None:
    t = ready_for_wonder(card)
    assert t.may("place guildhall")
    t.red.has(**{good: amount - 1})
    assert not t.may("place guildhall")
    t = ready_for_wonder(card)
    t.red.with_influence(influence - 1)
    assert not t.may("place guildhall")
    t = ready_for_wonder(card)
    t.red.has(silver=tax - 1)
    assert not t.may("place guildhall")


@limits(COLUMNS, ROWS)
def test_a_wonder_never_costs_less_than_nothing_and_its_influence_and_tax_stay(
    card: str, good: str, amount: int, influence: int, tax: int, vp: int
) -> None:
    t = ready_for_wonder(card)
    t.red.has(**{good: 1})
    t.lay(card, amount + 2)
    build_wonder(t, card, "workshop")
    assert t.red.buildings == [card]
    assert (t.red.goods, t.red.influence, t.table.tax) == ({good: 1}, 0, tax)


@limits(COLUMNS, ROWS)
def test_a_wonder_needs_no_apprentice_and_no_virtue(
    card: str, good: str, amount: int, influence: int, tax: int, vp: int
) -> None:
    t = ready_for_wonder(card)
    t.red.with_virtue(2)
    build_wonder(t, card, "workshop")
    assert (t.red.apprentices, t.red.buildings, t.red.virtue) == ([], [card], 4)


@limits(COLUMNS, ROWS)
def test_a_wonder_is_built_once_and_its_token_goes_where_none_is(
    card: str, good: str, amount: int, influence: int, tax: int, vp: int
) -> None:
    t = ready_for_wonder(card)
    other = next(key for key in WONDERS if key != card)
    t.blue.with_wonder(other, at="forest")
    t.play("place guildhall")
    assert t.options == [f"token {place}" for place in TOKEN_PLACES if place != "forest"]
    t.play("token guardhouse")
    assert t.tokens == {card: "guardhouse", other: "forest"}
    t.blue.has(**{good: amount, "silver": tax}).with_influence(influence)
    assert not t.may("place guildhall"), "nobody builds it again"


@limits(COLUMNS, ROWS)
def test_a_wonders_virtue_ends_at_fourteen(
    card: str, good: str, amount: int, influence: int, tax: int, vp: int
) -> None:
    t = ready_for_wonder(card)
    t.red.with_virtue(13).owing(unpaid=2)
    t.construct(card, "destroy debt", "token workshop")
    assert (t.red.virtue, t.red.unpaid) == (14, 1)
    t.nothing_open_but("WhereToPlace", "blue")


@nothings(COLUMNS, ROWS)
def test_anothers_wonder_adds_nothing_and_its_builder_draws_nothing(
    card: str, good: str, amount: int, influence: int, tax: int, vp: int
) -> None:
    t = wonders_table()
    t.blue.with_wonder(card, at="quarry").at(quarry=2)
    t.red.at(quarry=1)
    t.play("place quarry")
    t.nothing_open_but("WhereToPlace", "blue")
    assert (t.red.goods, t.red.influence, t.blue.influence) == ({"stone": 2}, 0, 0)
    t = ready_for_wonder(card)
    t.red.with_hand("castle").on_level(5)
    build_wonder(t, card, "quarry")
    assert t.red.hand == ["castle"]
    assert t.blue.everything["virtue"] == 7
    t.play("place forest")
    t.red.at(mines=1)
    t.play("place mines", "mine clay")
    t.nothing_open_but("WhereToPlace", "blue")
    assert (t.red.goods, t.red.influence) == ({"clay": 3}, 0), "it helps at its own place only"


# Visiting, place by place.


def visiting(place: str) -> TestTable:
    """Red's Stone Wonder stands there; there is something to do for two Workers at each of the seven places. The
    figures stand at the Mines and at the Town Centre, or elsewhere if that is the place."""
    t = wonders_table(3)
    t.in_force("contribution-4" if place != "town-centre" else "contribution-5")
    t.table.tax = 0
    t.red.with_wonder("stone-wonder", at=place).has(silver=2, clay=4).holding(blue=1).at(prison=1)
    t.green.at(mines=1)
    t.blue.at(mines=1)
    return t


VISITS: dict[str, tuple[tuple[str, ...], Callable[[TestTable], bool]]] = {
    "storehouse": (("trade virtue", "trade virtue"), lambda t: t.red.virtue == 9),
    "town-centre": (("capture mines blue", "capture mines green"), lambda t: t.red.holds("green") == 1),
    "workshop": (("take plans",), lambda t: len(t.red.hand) == 2),
    "silversmith": ((), lambda t: t.red.silver == 2 + 3),
    "quarry": ((), lambda t: t.red.stone == 2),
    "forest": ((), lambda t: t.red.wood == 2),
    "guardhouse": (("imprison", "free prisoners"), lambda t: t.red.prison == 0 and t.red.silver == 3),
}


@pytest.mark.parametrize("place", TOKEN_PLACES)
def test_a_wonder_counts_as_a_worker_for_the_action_at_each_place(place: str) -> None:
    answers, done = VISITS[place]
    t = visiting(place)
    t.play(f"place {place}", "wonder counts")
    if place == "workshop" and t.question != "HireOrPlans":
        answers = ()
    t.play(*answers)
    t.nothing_open_but("WhereToPlace", "blue")
    assert done(t)
    assert t.red.influence == 0
    assert t.red.workers(place) == 1


@pytest.mark.parametrize("place", TOKEN_PLACES)
def test_a_wonder_brings_influence_instead_at_each_place(place: str) -> None:
    answers, done = VISITS[place]
    t = visiting(place)
    t.play(f"place {place}", "wonder influence")
    if t.question == "HireOrPlans":
        t.play("take plans")
    elif place in ("storehouse", "town-centre", "guardhouse"):
        t.play(answers[0])
    t.nothing_open_but("WhereToPlace", "blue")
    assert not done(t)
    assert t.red.influence == 1
