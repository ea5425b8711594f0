"""The Guildhall: construct a Building or advance on the Cathedral; whoever lies here stays here."""

from __future__ import annotations

import pytest

from builders.tables import table

ENOUGH = dict(clay=9, wood=9, stone=9, gold=9, marble=9)


# Constructing.


def test_a_building_is_paid_for_and_lies_open() -> None:
    t = table()
    t.red.has(**ENOUGH).with_hand("smithy", "church")
    blue = t.blue.everything
    t.play("place guildhall", "build smithy")
    assert t.red.buildings == ["smithy"]
    assert t.red.hand == ["church"]
    assert t.red.goods == {"clay": 5, "wood": 7, "stone": 13, "gold": 9, "marble": 9}
    assert t.red.workers("guildhall") == 1
    assert t.blue.everything == blue
    t.nothing_open_but("WhereToPlace", "blue")


def test_who_can_neither_pay_a_building_nor_advance_may_not_come() -> None:
    """K21."""
    t = table()
    t.red.has(clay=4, wood=1, silver=50).with_hand("smithy").with_virtue(4)
    assert not t.may("place guildhall")
    t.red.has(wood=2)
    assert t.may("place guildhall")


def test_a_building_needs_an_apprentice_of_each_of_its_skills_and_they_stay() -> None:
    t = table()
    t.red.has(**ENOUGH).with_hand("armoury").with_virtue(4)  # Carpentry and Masonry
    t.red.with_apprentices("woodcutter-1", "miner-1")
    assert not t.may("place guildhall")
    t.red.with_apprentices("stonecutter-1")
    t.play("place guildhall")
    assert t.red.buildings == ["armoury"]
    assert t.red.apprentices == ["woodcutter-1", "miner-1", "stonecutter-1"]
    t.nothing_open_but("WhereToPlace", "blue")


def test_the_labourer_shows_all_three_skills() -> None:
    t = table()
    t.red.has(**ENOUGH).with_hand("university").with_virtue(4).with_apprentices("labourer")
    t.play("place guildhall")
    assert t.red.buildings == ["university"]
    t.nothing_open_but("WhereToPlace", "blue")


def test_somebody_elses_hand_and_apprentices_build_nothing() -> None:
    t = table()
    t.red.has(**ENOUGH).with_hand("university")
    t.red.with_virtue(4)
    t.blue.with_hand("church").with_apprentices("labourer")
    assert not t.may("place guildhall")


def test_one_worker_constructs_one_building() -> None:
    """A-78: the second one in hand stays there; with the Cathedral it is the same."""
    t = table()
    t.red.has(**ENOUGH).with_hand("smithy", "well")
    t.play("place guildhall")
    assert t.options == ["build smithy", "build well", "advance cathedral"]
    t.play("build smithy")
    assert t.red.buildings == ["smithy"]
    assert t.red.hand == ["well"]
    assert t.red.cathedral == 0
    t.nothing_open_but("WhereToPlace", "blue")


def test_virtue_comes_before_the_immediate_effect() -> None:
    """Printed Virtue, then the effect: the Church built at Virtue 14 asks twice, the track's excess first."""
    t = table()
    t.red.has(clay=3, stone=3).with_hand("church").with_virtue(14).owing(3)
    t.play("place guildhall")
    assert t.question == "DestroyDebts"
    t.play("destroy debt")
    assert t.question == "DestroyOneDebt"
    t.play("destroy debt")
    assert t.red.unpaid == 1
    t.nothing_open_but("WhereToPlace", "blue")


def test_clovis_draws_after_the_immediate_effect() -> None:
    """Drafting Room: two cards by the Building, then one by the board."""
    t = table(boards=["clovis", "ada"])
    t.red.has(stone=4, gold=3).with_hand("drafting-room").with_apprentices("labourer").with_virtue(4)
    t.on_top("church", "chapel", "castle", "tavern")
    t.play("place guildhall")
    assert t.red.hand == ["church", "chapel", "castle"]
    t.nothing_open_but("WhereToPlace", "blue")


# Rulings about single Buildings.


@pytest.mark.parametrize(("answer", "debts"), [("destroy debt", 0), ("keep debts", 1)])
def test_the_monument_raises_everybody_and_its_builder_twice(answer: str, debts: int) -> None:
    """A-71: from 13 to 14, and the point above may destroy a Debt; all others gain 1."""
    t = table(players=3)
    t.red.has(**ENOUGH).with_hand("monument").with_apprentices("labourer").with_virtue(13).owing(1)
    t.green.with_virtue(2)
    t.play("place guildhall", "build monument")
    assert t.asked == "red"
    t.play(answer)
    assert [seat.virtue for seat in (t.red, t.blue, t.green)] == [14, 8, 3]
    assert t.red.unpaid == debts
    t.nothing_open_but("WhereToPlace", "blue")


def test_the_monument_lets_everybody_above_14_destroy_a_debt_clockwise_from_its_builder() -> None:
    """D10."""
    t = table(players=3)
    t.turn_of("blue")
    t.blue.has(**ENOUGH).with_hand("monument").with_apprentices("labourer").with_virtue(14).owing(2)
    t.red.with_virtue(14).owing(1)
    t.green.with_virtue(14).owing(1)
    t.play("place guildhall", "build monument")
    asked = []
    while t.question == "DestroyDebts":
        asked.append(t.asked)
        t.play("destroy debt")
    assert asked == ["blue", "blue", "green", "red"]
    assert [seat.unpaid for seat in (t.red, t.blue, t.green)] == [0, 0, 0]
    t.nothing_open_but("WhereToPlace", "green")


@pytest.mark.parametrize(("prisoners", "virtue"), [(3, 5), (2, 6)])
def test_the_watchtower_also_looks_at_its_builder(prisoners: int, virtue: int) -> None:
    """A-72: 1 printed and 1 for three own Workers in Prison."""
    t = table(players=3)
    t.red.has(**ENOUGH).at(prison=prisoners).with_hand("watchtower").with_apprentices("labourer")
    t.blue.at(prison=3)
    t.green.at(prison=2)
    t.play("place guildhall", "build watchtower")
    assert [seat.virtue for seat in (t.red, t.blue, t.green)] == [virtue, 6, 7]
    t.nothing_open_but("WhereToPlace", "blue")


@pytest.mark.parametrize(("virtue", "gold"), [(11, 2), (12, 3), (3, 0)])
def test_the_palace_brings_a_gold_for_each_full_four_virtue(virtue: int, gold: int) -> None:
    """A-73: 2 at Virtue 11."""
    t = table()
    t.red.has(wood=3, stone=3, marble=2).with_hand("palace").with_apprentices("labourer").with_virtue(virtue)
    t.play("place guildhall")
    assert t.red.goods == ({"gold": gold} if gold else {})
    t.nothing_open_but("WhereToPlace", "blue")


def test_the_church_destroys_a_debt_if_its_builder_likes() -> None:
    """A-74: nothing without a Debt; with one it may be declined."""
    t = table()
    t.red.has(clay=3, stone=3).with_hand("church")
    t.play("place guildhall")
    assert (t.red.unpaid, t.red.virtue) == (0, 8)
    t.nothing_open_but("WhereToPlace", "blue")

    for answer, left in (("destroy debt", 1), ("keep debts", 2)):
        t = table()
        t.red.has(clay=3, stone=3).with_hand("church").owing(2)
        t.play("place guildhall", answer)
        assert (t.red.unpaid, t.red.paid, t.red.virtue) == (left, 0, 8)
        t.nothing_open_but("WhereToPlace", "blue")


def test_the_library_needs_a_card_to_discard() -> None:
    """A-75: no Gold with an otherwise empty hand; with a card, 2 Gold for it, if the builder likes."""
    t = table()
    t.red.has(wood=4, stone=2, marble=1).with_hand("library").with_apprentices("labourer")
    t.play("place guildhall")
    assert t.red.goods == {}
    assert t.red.buildings == ["library"]
    t.nothing_open_but("WhereToPlace", "blue")

    t = table()
    t.red.has(wood=4, stone=2, marble=1).with_hand("library", "castle").with_apprentices("labourer")
    t.play("place guildhall", "discard castle")
    assert t.red.goods == {"gold": 2}
    assert t.red.hand == []
    assert t.table.building_pile[0] == t.building("castle")
    t.nothing_open_but("WhereToPlace", "blue")

    t = table()
    t.red.has(wood=4, stone=2, marble=1).with_hand("library", "castle").with_apprentices("labourer")
    t.play("place guildhall", "done")
    assert t.red.goods == {}
    assert t.red.hand == ["castle"]
    t.nothing_open_but("WhereToPlace", "blue")


def test_the_betting_house_costs_a_virtue_and_brings_a_debt() -> None:
    """A-77."""
    t = table()
    t.red.has(clay=1, stone=2, gold=1).with_hand("betting-house").with_virtue(4)
    t.play("place guildhall")
    assert (t.red.virtue, t.red.unpaid) == (3, 1)
    t.nothing_open_but("WhereToPlace", "blue")


def test_a_capture_that_a_building_brings_must_be_made() -> None:
    """D9, D30: the Armoury's builder takes a group, if only their own; with none on the board nothing happens."""
    t = table()
    t.red.has(wood=3, stone=5, gold=1).with_hand("armoury").with_apprentices("labourer").at(quarry=2).with_virtue(4)
    t.blue.at(forest=1)
    t.play("place guildhall")
    assert t.options == ["capture quarry red", "capture forest blue"]
    t.play("capture forest blue")
    assert t.red.holds("blue") == 1
    assert (t.red.silver, t.table.tax) == (0, 4)
    t.nothing_open_but("WhereToPlace", "blue")

    t = table()
    t.red.has(wood=3, stone=5, gold=1).with_hand("armoury").with_apprentices("labourer").with_virtue(4)
    t.play("place guildhall")
    assert t.red.buildings == ["armoury"]
    t.nothing_open_but("WhereToPlace", "blue")

    t = table()
    t.red.has(wood=3, stone=5, gold=1).with_hand("armoury").with_apprentices("labourer").at(quarry=2).with_virtue(4)
    t.play("place guildhall")
    assert t.red.workers("quarry") == 0
    t.nothing_open_but("WhereToPlace", "blue")


def test_where_own_workers_may_be_spared_only_they_may_be() -> None:
    """D30: with the option `spare_own_workers` a card's capture is declined only if nobody else could be captured."""
    t = table(spare_own_workers=True)
    t.red.has(wood=3, stone=5, gold=1).with_hand("armoury").with_apprentices("labourer").at(quarry=2).with_virtue(4)
    t.play("place guildhall")
    assert t.options == ["capture quarry red", "done"]
    t.play("done")
    assert t.red.workers("quarry") == 2
    t.nothing_open_but("WhereToPlace", "blue")

    t = table(spare_own_workers=True)
    t.red.has(wood=3, stone=5, gold=1).with_hand("armoury").with_apprentices("labourer").at(quarry=2).with_virtue(4)
    t.blue.at(forest=1)
    t.play("place guildhall")
    assert t.options == ["capture quarry red", "capture forest blue"]


def test_the_taverns_apprentice_must_be_hired() -> None:
    """D9: anyone on display, but nobody is no answer."""
    t = table()
    t.red.has(wood=3, stone=2, gold=1).with_hand("tavern").with_apprentices("labourer").with_virtue(4)
    t.show(2, 3, "miner-1", silver=2)
    t.play("place guildhall")
    assert sorted(t.options) == sorted(f"hire {t.shown(row, column)}" for row in (1, 2) for column in (1, 2, 3, 4))
    t.play("hire miner-1")
    assert t.red.apprentices == ["labourer", "miner-1"]
    assert t.red.silver == 2
    t.nothing_open_but("WhereToPlace", "blue")


# The Crane places a second Worker.


def test_the_crane_builds_a_second_time_with_a_second_worker() -> None:
    """A-78: the one exception."""
    t = table(promo_cards=True)
    t.red.has(wood=5, stone=3).with_hand("crane", "well").with_virtue(4)
    t.play("place guildhall", "build crane")
    assert t.red.buildings == ["crane", "well"]
    assert t.red.clay == 4
    assert (t.red.workers("guildhall"), t.red.supply) == (2, 18)
    assert t.table.guildhall == [0, 0]
    t.nothing_open_but("WhereToPlace", "blue")


def test_the_crane_may_advance_the_cathedral_instead() -> None:
    """D9."""
    t = table(promo_cards=True)
    t.red.has(wood=5, stone=3, gold=1).with_hand("crane", "well")
    t.play("place guildhall", "build crane")
    assert t.options == ["build well", "advance cathedral"]
    t.play("advance cathedral")
    assert t.red.cathedral == 1
    assert t.red.workers("guildhall") == 2
    t.nothing_open_but("WhereToPlace", "blue")


@pytest.mark.parametrize(("supply", "wood"), [(1, 5), (20, 3)])
def test_without_a_worker_or_anything_to_build_the_crane_stands_alone(supply: int, wood: int) -> None:
    """The first Worker is the last one in supply; or the Well cannot be paid."""
    t = table(promo_cards=True)
    t.red.has(wood=wood, stone=3).at(forest=20 - supply).with_hand("crane", "well").with_virtue(4)
    t.play("place guildhall")
    if t.question == "WhatToBuild":
        t.play("build crane")
    assert t.red.buildings == ["crane"]
    assert t.red.workers("guildhall") == 1
    assert t.red.hand == ["well"]
    t.nothing_open_but("WhereToPlace", "blue")


def test_the_cranes_second_worker_triggers_what_its_space_says() -> None:
    """D11: space 7 of a game for two brings a reset, after both Buildings stand."""
    t = table(promo_cards=True)
    t.fill_guildhall(5)
    t.blue.at(prison=1)
    t.red.has(wood=5, stone=3).with_hand("crane", "well").with_virtue(4)
    t.play("place guildhall", "build crane")
    assert t.red.buildings == ["crane", "well"]
    assert len(t.table.large_pile) == 1
    assert t.blue.unpaid == 1
    t.nothing_open_but("WhereToPlace", "blue")


def test_the_cranes_second_worker_may_end_the_game_or_lie_beside_the_grid() -> None:
    t = table(promo_cards=True)
    t.fill_guildhall(11)
    t.red.has(wood=5, stone=3).with_hand("crane", "well").with_virtue(4)
    t.play("place guildhall", "build crane")
    assert len(t.table.guildhall) == 13
    assert t.red.buildings == ["crane", "well"]
    t.play("place quarry", "place quarry")
    assert t.game.is_over


def test_clovis_draws_for_both_buildings_of_a_crane() -> None:
    """D11: the card for the Crane comes after the Crane's effect: it is not there yet for the second Building."""
    t = table(boards=["clovis", "ada"], promo_cards=True)
    t.red.has(wood=7, stone=5, clay=3, gold=1).with_hand("crane", "well")
    t.on_top("church", "chapel", "castle")
    t.play("place guildhall", "build crane")
    assert t.options == ["build well", "advance cathedral"]
    t.play("build well")
    assert t.red.hand == ["church", "chapel"]
    t.nothing_open_but("WhereToPlace", "blue")


# Spaces.


@pytest.mark.parametrize(
    ("players", "spaces", "resets", "apprentice_resets"),
    [
        (2, 12, [7, 10], [3, 6, 9]),
        (3, 16, [9, 13], [3, 7, 11]),
        (4, 20, [11, 16], [3, 8, 13]),
        (5, 24, [13, 19], [3, 9, 15]),
    ],
)
def test_the_grid_grows_with_the_number_of_players(
    players: int, spaces: int, resets: list[int], apprentice_resets: list[int]
) -> None:
    """Where resets, last round and (K5, only if asked for) Apprentice resets come, by playing each space."""
    found: dict[str, list[int]] = {"reset": [], "apprentices": [], "end": []}
    for space in range(1, spaces + 2):
        t = table(players=players, apprentice_resets=True)
        for seat, workers in (("blue", min(space - 1, 19)), ("red", max(0, space - 1 - 19))):
            t.fill_guildhall(workers, seat)
        t.red.has(wood=2, stone=2).with_hand("well").with_virtue(4)
        first = t.shown(1, 1)
        t.play("place guildhall")
        assert t.red.buildings == ["well"]
        if t.table.large_pile:
            found["reset"].append(space)
        if t.shown(1, 1) != first:
            found["apprentices"].append(space)
        if t.table.turns_left >= 0:
            found["end"].append(space)
    assert found == {"reset": resets, "apprentices": apprentice_resets, "end": [spaces]}


def test_apprentices_stay_where_they_are_without_the_variant() -> None:
    """K5, U7: off by default."""
    t = table()
    t.fill_guildhall(2)
    t.red.has(wood=2, stone=2).with_hand("well")
    shown = list(t.table.display)
    t.play("place guildhall")
    assert t.table.display == shown
    t.nothing_open_but("WhereToPlace", "blue")


def test_an_apprentice_reset_clears_column_one_after_the_turn_and_its_coins_go_to_the_supply() -> None:
    """K5, D13: after the player's turn, hand limit included; both rows close up."""
    t = table(apprentice_resets=True)
    t.fill_guildhall(2)
    t.red.has(wood=4, stone=4).with_hand("well", "church", "chapel", "castle", "tavern", "smithy", "factory", "keep")
    t.red.with_virtue(4)
    t.show(1, 1, "miner-1", silver=2)
    t.show(1, 2, "miner-2", silver=1)
    t.show(2, 1, "labourer", silver=1)
    second = t.shown(2, 2)
    t.play("place guildhall")
    assert t.question == "DiscardCards"
    assert t.shown(1, 1) == "miner-1"
    t.play("discard keep")
    assert (t.shown(1, 1), t.shown(2, 1)) == ("miner-2", second)
    assert [t.silver_on(row, column) for row in (1, 2) for column in (1, 2, 3, 4)] == [1, 0, 0, 0, 0, 0, 0, 0]
    pile = [t.table.rules.apprentices[card].key for card in t.table.apprentice_pile]
    assert sorted(pile[:2]) == ["labourer", "miner-1"]
    assert -1 not in t.table.display
    assert t.red.silver == 0
    assert t.table.tax == 4
    t.nothing_open_but("WhereToPlace", "blue")
