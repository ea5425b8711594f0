"""The Workshop: hire an Apprentice, or take Building plans."""

from __future__ import annotations

import pytest

from builders.tables import TestTable, table


def coins(t: TestTable) -> list[list[int]]:
    return [[t.silver_on(row, column) for column in (1, 2, 3, 4)] for row in (1, 2)]


def row(t: TestTable, number: int) -> list[str]:
    return [t.shown(number, column) for column in (1, 2, 3, 4)]


def test_skipping_two_columns_lays_a_coin_on_each_of_the_two_left_most_cards() -> None:
    """A-17: 6 Silver: 2 Tax, 2 to the supply, 1 on each of columns 1 and 2 of the row."""
    t = table()
    t.red.has(silver=6)
    t.show(1, 3, "labourer")
    first, second, _, fourth = row(t, 1)
    below = row(t, 2)
    blue = t.blue.everything
    t.play("place workshop", "hire labourer")
    assert t.red.silver == 0
    assert t.table.tax == 4 + 2
    assert coins(t) == [[1, 1, 0, 0], [0, 0, 0, 0]]
    assert row(t, 1)[:3] == [first, second, fourth]
    assert row(t, 2) == below
    assert t.red.apprentices == ["labourer"]
    assert t.blue.everything == blue
    t.nothing_open_but("WhereToPlace", "blue")


def test_with_two_workers_column_four_costs_coins_on_columns_one_and_two() -> None:
    """A-17: the coins start at the left-most card, not beyond the reach."""
    t = table()
    t.red.has(silver=6).at(workshop=1)
    t.show(2, 4, "labourer")
    t.play("place workshop", "hire labourer")
    assert t.red.silver == 0
    assert coins(t) == [[0, 0, 0, 0], [1, 1, 0, 0]]
    t.nothing_open_but("WhereToPlace", "blue")


def test_coins_for_skipped_columns_must_be_there_too() -> None:
    """A-18: with 5 Silver and one Worker column 2 can be paid, column 3 cannot."""
    t = table()
    t.red.has(silver=5)
    third = t.shown(1, 3)
    t.show(1, 2, "labourer")
    t.play("place workshop")
    assert not t.may(f"hire {third}")
    t.play("hire labourer")
    assert t.red.silver == 0
    t.nothing_open_but("WhereToPlace", "blue")


def test_coins_travel_with_their_card_and_belong_to_who_hires_it() -> None:
    """A-19: the row closes up, coins and all; the other row does not move."""
    t = table()
    t.red.has(silver=4)
    t.show(1, 1, "labourer", silver=2)
    t.show(1, 3, "merchant-1", silver=3)
    t.show(2, 1, "miner-1", silver=1)
    below = row(t, 2)
    t.play("place workshop", "hire labourer")
    assert t.red.silver == 2
    assert t.shown(1, 2) == "merchant-1"
    assert coins(t) == [[0, 3, 0, 0], [1, 0, 0, 0]]
    assert row(t, 2) == below
    t.nothing_open_but("WhereToPlace", "blue")


def test_the_hired_cards_place_is_filled_from_the_right_and_the_pile() -> None:
    t = table()
    t.red.has(silver=4).at(workshop=1)
    t.show(2, 2, "labourer")
    before = row(t, 2)
    top = t.table.rules.apprentices[t.table.apprentice_pile[-1]].key
    t.play("place workshop", "hire labourer")
    assert row(t, 2) == [before[0], before[2], before[3], top]
    t.nothing_open_but("WhereToPlace", "blue")


def test_coins_accumulate_on_a_card_that_is_skipped_again() -> None:
    t = table()
    t.red.has(silver=5)
    t.blue.has(silver=6)
    t.show(1, 2, "labourer")
    t.show(1, 4, "miner-1")  # moves to column 3 before blue hires it
    t.play("place workshop", "hire labourer", "place workshop", "hire miner-1")
    assert coins(t)[0] == [2, 1, 0, 0]
    t.nothing_open_but("WhereToPlace", "red")


def test_with_six_workers_every_column_is_within_reach() -> None:
    """A-20: all eight cards for 4 Silver, and no coins on the others."""
    t = table()
    t.red.has(silver=4).at(workshop=5)
    t.show(1, 4, "labourer")
    shown = row(t, 1) + row(t, 2)
    t.play("place workshop")
    assert sorted(t.options) == sorted(["take plans", *(f"hire {card}" for card in shown)])
    t.play("hire labourer")
    assert t.red.silver == 0
    assert coins(t) == [[0, 0, 0, 0], [0, 0, 0, 0]]
    t.nothing_open_but("WhereToPlace", "blue")


@pytest.mark.parametrize(("there", "drawn"), [(0, 1), (1, 2), (2, 2), (3, 3), (5, 4)])
def test_plans_bring_one_card_and_one_more_for_each_two_workers(there: int, drawn: int) -> None:
    """A-20: 4 cards with six Workers."""
    t = table()
    t.red.at(workshop=there)
    t.on_top("church", "chapel", "castle", "tavern")
    t.play("place workshop")  # without Silver there is nobody to hire, and nothing to ask
    assert t.red.hand == ["church", "chapel", "castle", "tavern"][:drawn]
    assert t.table.tax == 4
    t.nothing_open_but("WhereToPlace", "blue")


def test_plans_are_free_also_for_who_could_hire() -> None:
    t = table()
    t.red.has(silver=9)
    t.on_top("church")
    t.play("place workshop", "take plans")
    assert t.red.hand == ["church"]
    assert t.red.silver == 9
    assert t.red.apprentices == []
    t.nothing_open_but("WhereToPlace", "blue")


@pytest.mark.parametrize(("left", "drawn"), [(0, 0), (2, 2), (5, 4)])
def test_when_the_pile_runs_out_as_many_cards_are_drawn_as_there_are(left: int, drawn: int) -> None:
    """U3."""
    t = table()
    t.red.at(workshop=5)
    del t.table.building_pile[left:]
    t.play("place workshop")
    assert len(t.red.hand) == drawn
    assert len(t.table.building_pile) == left - drawn
    t.nothing_open_but("WhereToPlace", "blue")


def test_at_virtue_1_nothing_goes_to_the_tax_stand() -> None:
    """A-21: 2 Silver to the supply; with 1 Silver nobody can be hired."""
    t = table()
    t.red.has(silver=2).with_virtue(1)
    t.show(1, 1, "labourer")
    t.play("place workshop", "hire labourer")
    assert t.red.silver == 0
    assert t.table.tax == 4
    t.nothing_open_but("WhereToPlace", "blue")

    t = table()
    t.red.has(silver=1).with_virtue(1)
    t.play("place workshop")
    assert t.red.silver == 1
    t.nothing_open_but("WhereToPlace", "blue")


@pytest.mark.parametrize(("virtue", "silver", "tax"), [(11, 3, 1), (1, 2, 0)])
def test_ada_pays_one_tax_less_but_never_less_than_none(virtue: int, silver: int, tax: int) -> None:
    """A-23."""
    t = table(boards=["ada", "rudolf"])
    t.red.has(silver=silver).with_virtue(virtue)
    t.show(1, 1, "labourer")
    t.play("place workshop", "hire labourer")
    assert t.red.silver == 0
    assert t.table.tax == 4 + tax
    t.nothing_open_but("WhereToPlace", "blue")


def test_rudolf_pays_one_silver_less_to_the_supply() -> None:
    """A-24: 2 Tax and 1 Silver in reach."""
    t = table(boards=["rudolf", "ada"])
    t.red.has(silver=3).with_virtue(9)
    t.show(1, 1, "labourer")
    t.play("place workshop", "hire labourer")
    assert t.red.silver == 0
    assert t.table.tax == 4 + 2
    t.nothing_open_but("WhereToPlace", "blue")


def test_rudolfs_discount_does_not_touch_the_coins_for_skipped_columns() -> None:
    """A-24: column 2 takes 3 Silver and 1 coin."""
    t = table(boards=["rudolf", "ada"])
    t.red.has(silver=3)
    t.show(1, 2, "labourer")
    t.play("place workshop")
    assert not t.may("hire labourer")

    t = table(boards=["rudolf", "ada"])
    t.red.has(silver=4)
    t.show(1, 2, "labourer")
    t.play("place workshop", "hire labourer")
    assert t.red.silver == 0
    assert t.silver_on(1, 1) == 1
    t.nothing_open_but("WhereToPlace", "blue")


FIVE = ("acolyte-1", "swindler-1", "miner-1", "miner-2", "patron-1")


def test_with_five_apprentices_one_must_go_first_and_its_virtue_stays() -> None:
    """A-25: the dismissed one goes under the pile, and the Virtue of its hire is not taken back. D8."""
    t = table()
    t.red.has(silver=4).with_apprentices(*FIVE)
    t.show(1, 1, "labourer")
    t.play("place workshop", "hire labourer")
    assert t.question == "DismissApprentice"
    assert t.options == [f"dismiss {card}" for card in FIVE]
    t.play("dismiss acolyte-1")
    assert t.red.apprentices == [*FIVE[1:], "labourer"]
    assert t.red.virtue == 7
    assert t.table.apprentice_pile[0] == t.apprentice("acolyte-1")
    t.nothing_open_but("WhereToPlace", "blue")


def test_with_four_apprentices_nobody_has_to_go() -> None:
    t = table()
    t.red.has(silver=4).with_apprentices(*FIVE[:4])
    t.show(1, 1, "labourer")
    t.play("place workshop", "hire labourer")
    assert t.red.apprentices == [*FIVE[:4], "labourer"]
    t.nothing_open_but("WhereToPlace", "blue")


def test_rudolf_has_room_for_six() -> None:
    t = table(boards=["rudolf", "ada"])
    t.red.has(silver=6).with_apprentices(*FIVE)
    t.show(1, 1, "labourer")
    t.play("place workshop", "hire labourer")
    assert len(t.red.apprentices) == 6
    t.turn_of("red")
    t.show(1, 1, "merchant-1")
    t.play("place workshop", "hire merchant-1")
    assert t.question == "DismissApprentice"
    t.play("dismiss miner-1")
    assert len(t.red.apprentices) == 6
    t.nothing_open_but("WhereToPlace", "blue")


def test_two_apprentices_of_one_name_may_work_together() -> None:
    t = table()
    t.red.has(silver=4).with_apprentices("stonecutter-1")
    t.show(1, 1, "stonecutter-2")
    t.play("place workshop", "hire stonecutter-2")
    assert t.red.apprentices == ["stonecutter-1", "stonecutter-2"]
    t.nothing_open_but("WhereToPlace", "blue")


@pytest.mark.parametrize(("answer", "debts"), [("destroy debt", 0), ("keep debts", 1)])
def test_an_acolyte_hired_at_the_top_of_the_track_may_destroy_a_debt(answer: str, debts: int) -> None:
    """A-26: Virtue stays 14. K3: declining is allowed."""
    t = table()
    t.red.has(silver=4).with_virtue(14).owing(1)
    t.show(1, 1, "acolyte-1")
    t.play("place workshop", "hire acolyte-1")
    assert t.options == ["destroy debt", "keep debts"]
    t.play(answer)
    assert t.red.virtue == 14
    assert (t.red.unpaid, t.red.paid) == (debts, 0)
    t.nothing_open_but("WhereToPlace", "blue")


def test_a_swindler_hired_at_the_bottom_of_the_track_brings_a_debt() -> None:
    """A-27; at Virtue 1 it only costs the point."""
    t = table()
    t.red.has(silver=2).with_virtue(0)
    t.show(1, 1, "swindler-1")
    t.play("place workshop", "hire swindler-1")
    assert (t.red.virtue, t.red.unpaid) == (0, 1)
    t.nothing_open_but("WhereToPlace", "blue")

    t = table()
    t.red.has(silver=2).with_virtue(1)
    t.show(1, 1, "swindler-1")
    t.play("place workshop", "hire swindler-1")
    assert (t.red.virtue, t.red.unpaid) == (0, 0)
    t.nothing_open_but("WhereToPlace", "blue")


def test_whoever_looks_sees_what_each_column_costs_them() -> None:
    """With the Worker who would come now; once one is there, with those who are. What is laid is part of the price."""
    t = table(boards=["ada", "rudolf"])
    t.blue.at(workshop=2)
    t.red.has(silver=6)

    def shown(seat: int | None) -> list[tuple[int, int, int]]:
        return [(one["silver"], one["tax"], one["laid"]) for one in t.game.view(seat)["hire"]]

    assert shown(1) == [(3, 2, 0), (3, 2, 0), (3, 2, 0), (4, 2, 1)]
    assert shown(0) == shown(None) == [(3, 1, 0), (4, 1, 1), (5, 1, 2), (6, 1, 3)]
    t.play("place workshop")
    assert shown(0) == [(3, 1, 0), (4, 1, 1), (5, 1, 2), (6, 1, 3)]
    third = t.shown(1, 3)
    t.play(f"hire {third}")
    assert t.red.silver == 6 - 5
