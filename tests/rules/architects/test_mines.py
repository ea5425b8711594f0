"""The Mines: 1 Clay and 1 more for each own Worker, or 1 Gold for each full two."""

from __future__ import annotations

import pytest

from builders.tables import table


@pytest.mark.parametrize(("answer", "gained"), [("mine clay", {"clay": 6}), ("mine gold", {"gold": 2})])
def test_the_fifth_worker_at_the_mines_brings_six_clay_or_two_gold(answer: str, gained: dict[str, int]) -> None:
    """A-9: one or the other, no split."""
    t = table()
    t.red.at(mines=4)
    blue = t.blue.everything
    t.play("place mines")
    assert t.options == ["mine clay", "mine gold"]
    t.play(answer)
    assert t.red.goods == gained
    assert t.blue.everything == blue
    t.nothing_open_but("WhereToPlace", "blue")


def test_a_single_worker_finds_no_gold_and_is_not_asked() -> None:
    """D1."""
    t = table()
    t.blue.at(mines=3)
    t.play("place mines")
    assert t.red.goods == {"clay": 2}
    t.nothing_open_but("WhereToPlace", "blue")


@pytest.mark.parametrize(("there", "gold"), [(1, 1), (2, 1), (3, 2)])
def test_gold_takes_two_workers_each(there: int, gold: int) -> None:
    t = table()
    t.red.at(mines=there)
    t.play("place mines", "mine gold")
    assert t.red.goods == {"gold": gold}
    t.nothing_open_but("WhereToPlace", "blue")


def test_miners_bring_clay_to_those_who_dig_for_gold_too() -> None:
    """A-11: two Miners and two Workers: 1 Gold and 2 Clay."""
    t = table()
    t.red.at(mines=1).with_apprentices("miner-1", "miner-2")
    t.play("place mines", "mine gold")
    assert t.red.goods == {"gold": 1, "clay": 2}
    t.nothing_open_but("WhereToPlace", "blue")


def test_miners_bring_clay_on_top_of_clay() -> None:
    t = table()
    t.red.at(mines=1).with_apprentices("miner-1", "miner-2")
    t.play("place mines", "mine clay")
    assert t.red.goods == {"clay": 5}
    t.nothing_open_but("WhereToPlace", "blue")
