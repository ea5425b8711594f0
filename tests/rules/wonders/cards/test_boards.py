"""The player boards of Works of Wonder. Sheet 10.6."""

from __future__ import annotations

from typing import Any

import pytest

from builder import TestTable, wonders_table
from card_tests import build_wonder, effect, limit, nothing, ready_for_wonder, ready_to_advance, ready_to_build
from guildhall import new_game
from sheet import WONDERS_BOARDS

SETS = ["base", "promo", "unknown"]


def set_up(*boards: str, seed: int = 1, virtue: int = 0) -> TestTable:
    """A real set-up up to the first turn; everybody starts with an Apprentice whose hire changes Virtue by so much, if
    one is on display."""
    game = new_game(
        "architects",
        players=len(boards),
        seed=seed,
        setup="variable",
        boards=list(boards),
        board_sets=SETS,
        expansions=["wonders"],
    )
    t = TestTable(game)
    while t.question != "WhereToPlace":
        tokens = t.options
        if t.question == "StartingApprentice":
            cards = {card.key: card.virtue for card in t.table.rules.apprentices}
            tokens = [token for token in tokens if cards[token.removeprefix("hire ")] == virtue] or tokens
        t.play(tokens[0])
    return t


def beginning(board: str, *, drafted: dict[str, int] | None = None) -> None:
    """Its row of the sheet, at a table of three."""
    prison, virtue, goods, cards, debts, _, influence = WONDERS_BOARDS[board]
    for seed in range(3):
        t = set_up(board, "frederick", "rudolf", seed=seed)
        assert (t.red.prison, t.red.supply) == (prison, 20 - prison)
        assert (t.red.virtue, t.red.influence) == (virtue, influence)
        assert t.red.goods == {**goods, **(drafted or {})}
        assert (t.red.unpaid, len(t.red.hand)) == (debts, 3 + cards)
        assert (t.blue.influence, t.green.influence) == (0, 0), "the others' boards name none"


def against(board: str) -> dict[str, Any]:
    return {"boards": [board, "frederick"]}


# Who begins.


@pytest.mark.parametrize("seed", range(6))
def test_the_highest_virtue_begins_and_influence_decides_between_equals(seed: int) -> None:
    assert set_up("zesiro", "clotilde", seed=seed).table.first == 1
    assert set_up("bertha", "charles", seed=seed).table.first == 1, "both have Virtue 8, Charles 3 Influence"
    assert set_up("charles", "bertha", seed=seed).table.first == 0
    assert set_up("louis", "hugo", seed=seed).table.first == 0, "both have Virtue 2, Louis 2 Influence"


def test_chance_decides_between_boards_with_equal_virtue_and_influence() -> None:
    assert {set_up("therese", "caroline", "emma", seed=seed).table.first for seed in range(4)} == {0}
    firsts = {set_up("judith", "merovech", seed=seed).table.first for seed in range(12)}
    assert firsts == {0, 1}


# Arnulf.


@effect("arnulf")
def test_arnulf_begins_as_the_sheet_says() -> None:
    beginning("arnulf")


@pytest.mark.parametrize(
    "card, place, there, answers, gain",
    [
        ("contribution-6", "quarry", 1, (), {"stone": 3}),
        ("contribution-5", "forest", 0, (), {"wood": 2}),
        ("contribution-1", "silversmith", 2, (), {"silver": 5}),
        ("contribution-4", "mines", 1, ("mine gold",), {"gold": 1}),
    ],
)
@effect("arnulf")
def test_arnulf_counts_the_princess_as_a_worker(
    card: str, place: str, there: int, answers: tuple[str, ...], gain: dict[str, int]
) -> None:
    t = wonders_table(**against("arnulf"))
    t.in_force(card)
    t.wonders.contributions.clear()  # nothing to contribute to
    t.red.at(**{place: there})
    t.play(f"place {place}", *answers)
    assert t.red.goods == gain
    t.nothing_open_but("WhereToPlace", "blue")


@limit("arnulf")
def test_arnulfs_princess_counts_for_actions_only_and_moves_with_her() -> None:
    t = wonders_table(3, boards=["arnulf", "frederick", "rudolf"])
    t.in_force("contribution-5")
    t.open_to_contribute("contribution-6")
    t.red.at(forest=1)
    t.blue.at(forest=1)
    t.reset()
    assert (t.red.silver, t.blue.silver) == (3, 3), "a tie, with no Worker more"
    assert t.princess == "quarry"
    t.wonders.contributions.clear()
    t.play("place forest")
    assert t.red.wood == 2, "she is not here any more"
    t.turn_of("red").play("place quarry")
    assert t.red.stone == 2


@limit("arnulf")
def test_arnulf_has_one_more_action_and_reaches_one_column_further_besides_his_wonder() -> None:
    t = wonders_table(**against("arnulf"))
    t.in_force("contribution-2")  # the Storehouse
    t.wonders.contributions.clear()
    t.red.has(clay=4)
    t.play("place storehouse", "trade virtue", "trade virtue")
    assert t.red.virtue == 9
    t.nothing_open_but("WhereToPlace", "blue")
    t = wonders_table(**against("arnulf"))
    t.in_force("contribution-6")
    t.wonders.contributions.clear()
    t.red.with_wonder("stone-wonder", at="quarry")
    t.play("place quarry", "wonder counts")
    assert t.red.stone == 3


@nothing("arnulf")
def test_arnulf_counts_no_more_elsewhere_and_others_never() -> None:
    t = wonders_table(**against("arnulf"))
    t.in_force("contribution-6")
    t.wonders.contributions.clear()
    t.play("place forest")
    assert t.red.wood == 1, "where the Profiteer stands"
    t.play("place quarry")
    assert t.blue.stone == 1


# Charles.


@effect("charles")
def test_charles_begins_as_the_sheet_says() -> None:
    beginning("charles")


@effect("charles")
def test_charles_gains_a_silver_where_the_profiteer_stands() -> None:
    t = wonders_table(**against("charles"))
    t.in_force("contribution-5")
    t.play("place quarry")
    assert (t.red.goods, t.red.influence) == ({"silver": 1, "stone": 1}, 1)
    t.nothing_open_but("WhereToPlace", "blue")


@limit("charles")
def test_charles_gains_one_for_each_placement_in_time_for_its_action() -> None:
    t = wonders_table(**against("charles"))
    t.in_force("contribution-4")  # the Town Centre
    t.table.tax = 0
    t.blue.at(forest=2)
    t.red.at(town_centre=3)
    t.play("place town-centre", "capture forest blue")
    assert (t.red.silver, t.table.tax, t.red.influence) == (0, 1, 1)
    t.nothing_open_but("WhereToPlace", "blue")
    t.turn_of("red").play("place town-centre", "done")
    assert (t.red.silver, t.red.influence) == (1, 2)


@nothing("charles")
def test_charles_gains_nothing_elsewhere_and_others_have_influence_only() -> None:
    t = wonders_table(**against("charles"))
    t.in_force("contribution-5")
    t.wonders.contributions.clear()
    t.play("place forest")
    assert (t.red.goods, t.red.influence) == ({"wood": 1}, 0), "where the Princess stands"
    t.play("place quarry")
    assert (t.blue.goods, t.blue.influence) == ({"stone": 1}, 1)


# Clotilde.


@effect("clotilde")
def test_clotilde_begins_as_the_sheet_says() -> None:
    beginning("clotilde")


@effect("clotilde")
def test_clotilde_gains_a_clay_for_each_virtue_she_loses() -> None:
    t = wonders_table(**against("clotilde"))
    t.table.tax = 4
    t.play("place tax-stand")
    assert (t.red.virtue, t.red.goods) == (5, {"clay": 2, "silver": 4})


@limit("clotilde")
def test_clotilde_gains_nothing_for_a_loss_that_she_avoided_or_that_became_a_debt() -> None:
    t = wonders_table(**against("clotilde"))
    t.table.tax = 4
    t.red.with_influence(2)
    t.play("place tax-stand", "influence for virtue")
    assert (t.red.virtue, t.red.clay, t.red.influence) == (6, 1, 0)
    t = wonders_table(**against("clotilde"))
    t.table.tax = 4
    t.red.with_virtue(1)
    t.play("place tax-stand")
    assert (t.red.virtue, t.red.clay, t.red.unpaid) == (0, 1, 1)


@limit("clotilde")
def test_clotilde_gains_on_others_turns_and_in_the_draft_too() -> None:
    t = wonders_table(boards=["frederick", "clotilde"])
    t.blue.at(prison=3)
    t.reset()
    assert (t.blue.virtue, t.blue.clay) == (6, 1)
    found = False
    for seed in range(6):
        t = set_up("clotilde", "frederick", seed=seed, virtue=-1)
        lost = 13 - t.red.virtue
        assert t.red.clay == lost
        found = found or lost == 1
    assert found


@limit("clotilde")
def test_clotildes_first_debt_is_no_business_of_a_racketeers() -> None:
    found = False
    for seed in range(30):
        game = new_game(
            "architects",
            players=2,
            seed=seed,
            setup="variable",
            boards=["clotilde", "frederick"],
            expansions=["wonders"],
        )
        t = TestTable(game)
        while t.question == "StartingApprentice":
            wanted = [token for token in t.options if t.asked == "red" and "racketeer" in token]
            t.play((wanted or t.options)[0])
        if any("racketeer" in card for card in t.red.apprentices):
            assert (t.red.unpaid, t.red.influence) == (1, 1)
            found = True
            break
    assert found


@nothing("clotilde")
def test_clotilde_gains_nothing_when_others_lose_or_when_she_gains() -> None:
    t = wonders_table(boards=["frederick", "clotilde"])
    t.table.tax = 4
    t.play("place tax-stand")
    assert (t.red.clay, t.blue.clay) == (0, 0)
    t.blue.has(wood=2)
    t.play("place storehouse", "trade virtue")
    assert (t.blue.virtue, t.blue.clay) == (8, 0)


# Isabette.


@effect("isabette")
def test_isabette_begins_as_the_sheet_says_with_a_marble_for_her_first_apprentice() -> None:
    beginning("isabette", drafted={"marble": 1})


@effect("isabette")
def test_isabette_gains_a_marble_when_she_hires() -> None:
    t = wonders_table(**against("isabette"))
    t.red.has(silver=4)
    t.show(1, 1, "thief")
    t.play("place workshop", "hire thief")
    assert (t.red.apprentices, t.red.goods) == (["thief"], {"marble": 1})


@limit("isabette")
def test_isabette_gains_one_for_each_apprentice_however_gained() -> None:
    t = ready_to_build("school", **against("isabette"))
    t.show(1, 5, "thief")
    t.construct("school", "hire thief")
    assert t.red.goods == {"marble": 1}
    t = wonders_table(**against("isabette"))
    t.in_force("contribution-3")
    t.red.at(workshop=1).with_apprentices("thief", "miner-1", "miner-2", "trader-1", "trader-2")
    t.reset()
    t.play(f"hire {t.shown(1, 1)}", "dismiss thief")
    assert t.red.goods == {"marble": 1}
    assert len(t.red.apprentices) == 5


@nothing("isabette")
def test_isabette_gains_nothing_for_plans_for_dismissing_or_when_others_hire() -> None:
    t = wonders_table(**against("isabette"))
    t.red.with_apprentices("thief")
    t.play("dismiss", "place workshop")
    assert (t.red.apprentices, len(t.red.hand), t.red.marble) == ([], 1, 0)
    t = wonders_table(boards=["frederick", "isabette"])
    t.red.has(silver=4)
    t.show(1, 1, "thief")
    t.play("place workshop", "hire thief")
    assert (t.red.marble, t.blue.marble) == (0, 0)


# Louis.


@effect("louis")
def test_louis_begins_as_the_sheet_says() -> None:
    beginning("louis")


@effect("louis")
def test_louis_keeps_his_influence_for_two_silver() -> None:
    t = wonders_table(**against("louis"))
    t.table.tax = 1
    t.red.has(silver=2).with_influence(2).with_virtue(5)
    t.play("place tax-stand")
    assert t.options == [
        "lose all virtue",
        "lose virtue",
        "influence for virtue",
        "silver to ignore loss for virtue",
    ]
    t.play("silver to ignore loss for virtue", "lose virtue")
    assert (t.red.influence, t.red.silver, t.red.virtue) == (2, 1, 4)


@effect("louis")
def test_louis_works_on_the_cathedral_at_any_virtue() -> None:
    for virtue in (0, 2, 4):
        t = ready_to_advance(expansions=["wonders"], **against("louis"))
        t.red.with_virtue(virtue)
        t.advance()
        assert t.red.cathedral == 1


@limit("louis")
def test_louis_pays_two_silver_for_a_loss_whatever_its_size() -> None:
    t = ready_to_advance(expansions=["wonders"], **against("louis"))
    t.red.has(gold=0, silver=2).with_influence(4)
    t.play("place guildhall")
    assert t.options == ["influence for gold", "silver to ignore loss for gold"]
    t.play("silver to ignore loss for gold")
    assert (t.red.cathedral, t.red.influence, t.red.silver) == (1, 4, 0)
    t = wonders_table(**against("louis"))
    t.red.has(clay=2, silver=2).with_hand("masons-hall").with_apprentices("charlatan-3").with_influence(3).on_level(5)
    t.play("place guildhall", "silver to ignore loss for stone")
    assert (t.red.buildings, t.red.influence, t.red.silver) == (["masons-hall"], 1, 0)


@limit("louis")
def test_louis_needs_the_influence_and_both_silver() -> None:
    t = wonders_table(**against("louis"))
    t.table.tax = 1
    t.red.has(silver=9).with_influence(1)
    t.play("place tax-stand")
    t.nothing_open_but("WhereToPlace", "blue")
    assert (t.red.virtue, t.red.influence) == (5, 1)
    t = wonders_table(**against("louis"))
    t.red.with_influence(12).at(prison=3).has(silver=1)
    t.reset()
    assert t.options == ["lose virtue", "influence for virtue"]


@limit("louis")
def test_louis_cannot_ignore_what_a_wonder_costs() -> None:
    t = ready_for_wonder("stone-wonder", **against("louis"))
    t.red.has(silver=9)
    build_wonder(t, "stone-wonder", "quarry")
    assert (t.red.influence, t.red.silver) == (0, 6)
    t = ready_for_wonder("stone-wonder", **against("louis"))
    t.red.has(silver=9).with_influence(4)
    assert not t.may("place guildhall")


@nothing("louis")
def test_louis_is_not_asked_without_a_loss_and_others_have_no_such_way_out() -> None:
    t = wonders_table(boards=["frederick", "louis"])
    t.table.tax = 1
    t.red.has(silver=9).with_influence(2)
    t.play("place tax-stand")
    assert "silver to ignore loss for virtue" not in t.options
    t = ready_to_advance(boards=["frederick", "louis"], expansions=["wonders"])
    t.red.with_virtue(4)
    assert not t.may("place guildhall")
    t = wonders_table(**against("louis"))
    t.red.has(silver=9).with_influence(9)
    t.play("place quarry")
    t.nothing_open_but("WhereToPlace", "blue")
    assert (t.red.silver, t.red.influence) == (9, 9)


# Zesiro.


@effect("zesiro")
def test_zesiro_begins_as_the_sheet_says() -> None:
    beginning("zesiro")


@effect("zesiro")
def test_zesiro_gains_an_influence_when_he_builds_or_works_on_the_cathedral() -> None:
    t = ready_to_build("masons-hall", **against("zesiro"))
    t.construct("masons-hall")
    assert t.red.influence == 1
    t = ready_to_advance(expansions=["wonders"], **against("zesiro"))
    t.advance()
    assert (t.red.cathedral, t.red.influence) == (1, 1)
    t = ready_for_wonder("gold-wonder", **against("zesiro"))
    build_wonder(t, "gold-wonder", "forest")
    assert t.red.influence == 1


@pytest.mark.parametrize("virtue", [10, 12, 14])
@effect("zesiro")
def test_zesiro_uses_the_black_market_at_any_virtue(virtue: int) -> None:
    t = wonders_table(**against("zesiro"))
    t.red.has(silver=1).with_virtue(virtue)
    t.small_market("market-2")
    t.play("place market-left")
    assert (t.red.goods, t.red.virtue) == ({"gold": 2}, virtue - 1)


@limit("zesiro")
def test_zesiros_influence_comes_last_and_the_market_keeps_its_price() -> None:
    t = ready_to_build("podium", **against("zesiro"))
    t.red.with_influence(1)
    t.on_top("chapel")
    t.construct("podium")
    assert (t.red.influence, t.red.hand) == (5, ["chapel"])
    t = wonders_table(**against("zesiro"))
    t.red.with_virtue(14)
    assert not t.may("place market-left")
    t = ready_for_wonder("stone-wonder", **against("zesiro"))
    t.red.with_influence(4)
    assert not t.may("place guildhall"), "the Influence of building it comes too late"


@nothing("zesiro")
def test_zesiro_gains_nothing_for_other_placements_and_others_stay_out_of_the_market() -> None:
    t = wonders_table(boards=["frederick", "zesiro"])
    t.red.has(silver=9).with_virtue(14)
    assert not t.may("place market-left")
    t.play("place forest", "place quarry")
    assert t.blue.influence == 0
    t = ready_to_build("masons-hall", boards=["frederick", "zesiro"])
    t.construct("masons-hall")
    assert (t.red.influence, t.blue.influence) == (0, 0)
