"""The King's Storehouse: up to one trade for each own Worker there."""

from __future__ import annotations

import pytest

from builders.tables import table


def test_five_workers_make_five_trades_of_any_mix() -> None:
    """A-13."""
    t = table()
    t.red.has(clay=5, wood=1, stone=2, silver=4).at(storehouse=4).with_apprentices("merchant-2", "trader-1")
    blue = t.blue.everything
    t.play("place storehouse", "trade virtue", "pay 2 clay")
    assert (t.red.virtue, t.red.clay) == (8, 3)
    t.play("trade marble")
    assert t.red.goods == {"clay": 3, "marble": 1, "silver": 4}
    t.play("use merchant-2", "use merchant-2", "use trader-1")
    assert t.red.goods == {"gold": 2, "marble": 2}
    assert t.red.virtue == 8
    assert t.table.tax == 4
    assert t.blue.everything == blue
    t.nothing_open_but("WhereToPlace", "blue")


def test_no_more_trades_than_workers() -> None:
    t = table()
    t.red.has(clay=8).at(storehouse=1)
    t.play("place storehouse", "trade virtue", "trade virtue")
    assert (t.red.virtue, t.red.clay) == (9, 4)
    t.nothing_open_but("WhereToPlace", "blue")


def test_fewer_trades_than_workers_are_allowed() -> None:
    t = table()
    t.red.has(clay=8).at(storehouse=3)
    t.play("place storehouse", "trade virtue", "done")
    assert (t.red.virtue, t.red.clay) == (8, 6)
    t.nothing_open_but("WhereToPlace", "blue")


def test_with_nothing_to_trade_a_worker_may_still_be_placed() -> None:
    """A-14: legal, and nothing happens (K21)."""
    t = table()
    t.red.at(storehouse=2)
    t.play("place storehouse")
    assert t.red.goods == {}
    assert t.red.virtue == 7
    assert t.red.workers("storehouse") == 3
    t.nothing_open_but("WhereToPlace", "blue")


def test_a_mixed_pair_buys_virtue() -> None:
    """A-15: 1 Clay and 1 Stone are a pair."""
    t = table()
    t.red.has(clay=1, stone=1)
    t.play("place storehouse", "trade virtue")
    assert t.red.goods == {}
    assert t.red.virtue == 8
    t.nothing_open_but("WhereToPlace", "blue")


def test_a_single_good_buys_no_virtue() -> None:
    t = table()
    t.red.has(clay=1, gold=1, marble=1, silver=9)
    t.play("place storehouse")
    assert t.red.virtue == 7
    t.nothing_open_but("WhereToPlace", "blue")


def test_clay_buys_no_marble_without_the_trader() -> None:
    """A-15: 3 Clay are refused for Marble; with the Trader they are taken."""
    t = table()
    t.red.has(clay=3)
    t.play("place storehouse")
    assert t.options == ["trade virtue", "done"]
    t.play("done")
    assert t.red.goods == {"clay": 3}

    t = table()
    t.red.has(clay=3).with_apprentices("trader-1")
    t.play("place storehouse", "use trader-1")
    assert t.red.goods == {"marble": 1}
    t.nothing_open_but("WhereToPlace", "blue")


@pytest.mark.parametrize(("wood", "stone", "possible"), [(3, 0, True), (1, 2, True), (0, 3, True), (1, 1, False)])
def test_three_wood_and_stone_of_any_mix_buy_a_marble(wood: int, stone: int, possible: bool) -> None:
    t = table()
    t.red.has(wood=wood, stone=stone)
    t.play("place storehouse")
    assert t.may("trade marble") is possible
    if possible:
        t.play("trade marble")
        assert t.red.goods == {"marble": 1}
        t.nothing_open_but("WhereToPlace", "blue")


def test_between_two_trades_an_apprentice_may_be_dismissed_and_no_longer_trades() -> None:
    """K16, D2: the trade that was not made stays open, without the dismissed Apprentice's own."""
    t = table()
    t.red.has(clay=6).at(storehouse=1).with_apprentices("trader-1", "patron-1")
    t.play("place storehouse", "use trader-1")
    assert t.may("dismiss")
    t.play("dismiss", "dismiss trader-1")
    assert t.red.apprentices == ["patron-1"]
    assert not t.may("use trader-1")
    t.play("use patron-1")
    assert t.red.goods == {"clay": 2, "marble": 1}
    assert t.red.virtue == 8
    t.nothing_open_but("WhereToPlace", "blue")


def test_who_has_no_apprentice_is_not_offered_a_dismissal() -> None:
    t = table()
    t.red.has(clay=2)
    t.play("place storehouse")
    assert not t.may("dismiss")
    t.play("done")
    t.nothing_open_but("WhereToPlace", "blue")


def test_the_workers_counted_on_arrival_count_for_the_whole_visit() -> None:
    """D3: the trade that the Overseer adds is not lost when the Overseer leaves in mid-visit."""
    t = table(promo_cards=True)
    t.red.has(clay=4).with_apprentices("overseer")
    t.play("place storehouse", "dismiss", "trade virtue", "trade virtue")
    assert t.red.apprentices == []
    assert t.red.virtue == 9
    t.nothing_open_but("WhereToPlace", "blue")
