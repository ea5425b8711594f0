"""The player boards of Age of Artisans: Walaric and Gisela. Sheet 8.5."""

from __future__ import annotations

import pytest

from builder import TestTable, artisans_table
from card_tests import effect, equip, limit, nothing, ready_to_build, ready_to_equip
from guildhall import new_game


def set_up(board: str, players: int = 2, seed: int = 1) -> TestTable:
    """A real set-up, in which the first answer is always given, up to the first turn or the starting Tool."""
    boards = [board] + ["random"] * (players - 1)
    game = new_game("architects", players=players, seed=seed, setup="variable", boards=boards, expansions=["artisans"])
    while game.decision.name not in ("WhereToPlace", "FreeTool"):
        game.choose(game.options[0])
    return TestTable(game)


def hired_virtue(t: TestTable) -> int:
    """What Red's starting Apprentice changed."""
    return sum(t.table.rules.apprentices[card].virtue for card in t.table.seats[0].apprentices)


# Walaric.


@pytest.mark.parametrize("seed", range(5))
@effect("walaric")
def test_walaric_starts_with_virtue_twelve_a_debt_and_a_tool_that_he_chooses(seed: int) -> None:
    t = set_up("walaric", players=3, seed=seed)
    t.nothing_open_but("FreeTool", "red")
    shown = t.crafts
    assert len(shown) == 4
    assert t.options == [f"tool {craft}" for craft in shown]
    assert len(t.red.hand) == 3, "after the Building draft"
    apprentice = t.red.apprentices[0]
    t.play(f"tool {shown[2]}")
    assert t.red.tools == {apprentice: shown[2]}
    assert len(t.crafts) == 4 and len(t.artisans.pile) == 19
    assert t.red.virtue == 12 + hired_virtue(t)
    assert (t.red.silver, t.red.unpaid, t.red.prison, t.red.supply) == (0, 1, 0, 21)
    assert t.question == "WhereToPlace"


@pytest.mark.parametrize(
    "place, answers, gain",
    [
        ("forest", (), {"wood": 3}),
        ("quarry", (), {"stone": 3}),
        ("silversmith", (), {"silver": 4}),
        ("mines", ("mine clay",), {"clay": 4}),
        ("mines", ("mine gold",), {"gold": 1}),
    ],
)
@effect("walaric")
def test_walarics_artisan_counts_as_three_workers(place: str, answers: tuple[str, ...], gain: dict[str, int]) -> None:
    t = artisans_table(boards=["walaric", "random"])
    t.play(f"artisan {place}", *answers)
    assert t.red.goods == gain


@limit("walaric")
def test_walarics_artisan_counts_as_one_worker_after_its_placement() -> None:
    t = artisans_table(boards=["walaric", "random"])
    t.play("artisan forest")
    assert t.red.wood == 3
    t.turn_of("red").play("place forest")
    assert t.red.wood == 3 + 2
    assert t.red.workers("forest") == 2


@limit("walaric")
def test_walarics_artisan_counts_besides_those_that_are_there_already() -> None:
    t = artisans_table(boards=["walaric", "random"])
    t.red.at(forest=2)
    t.play("artisan forest")
    assert t.red.wood == 5
    t = artisans_table(boards=["random", "walaric"])
    t.red.at(forest=2)
    t.play("artisan forest")
    assert t.red.wood == 4, "everyone else's counts as two"


@nothing("walaric")
def test_walarics_artisan_does_no_more_at_the_tax_stand_or_at_the_black_market() -> None:
    t = artisans_table(boards=["walaric", "random"])
    t.table.tax = 5
    t.play("artisan tax-stand", "lose virtue", "lose virtue")
    assert (t.red.silver, t.red.virtue) == (5, 5)
    t = artisans_table(boards=["walaric", "random"])
    t.red.has(silver=1)
    t.small_market("market-2")
    t.play("artisan market-left", "lose virtue")
    assert t.red.goods == {"gold": 2}


@nothing("walaric")
def test_walarics_regular_workers_count_as_ever_and_others_start_without_a_tool() -> None:
    t = artisans_table(boards=["walaric", "random"])
    t.play("place forest")
    assert t.red.wood == 1
    t = set_up("gisela", players=2)
    assert t.question == "WhereToPlace"
    assert t.red.tools == t.blue.tools == {}
    assert len(t.artisans.pile) == 20


# Gisela.


def gisela(craft: str) -> TestTable:
    return ready_to_equip(craft, boards=["gisela", "random"])


@effect("gisela")
def test_gisela_starts_with_virtue_thirteen_and_two_silver() -> None:
    t = set_up("gisela", players=3, seed=2)
    assert t.red.virtue == min(14, 13 + hired_virtue(t))
    assert (t.red.silver, t.red.unpaid, t.red.prison, t.red.supply) == (2, 0, 0, 21)
    assert t.red.tools == {}


@pytest.mark.parametrize(
    "craft, goods, virtue",
    [
        ("craft-1", {"clay": 3}, 7),
        ("craft-2", {"stone": 3}, 7),
        ("craft-4", {"wood": 3}, 7),
        ("craft-5", {"silver": 4}, 7),
        ("craft-6", {"gold": 2}, 7),
        ("craft-7", {"marble": 1}, 7),
        ("craft-8", {"wood": 1, "stone": 1}, 7),
        ("craft-9", {"gold": 1}, 7),
        ("craft-10", {}, 9),
        ("craft-11", {}, 8),
        ("craft-23", {"gold": 1, "marble": 1}, 7),
        ("craft-24", {"clay": 2, "wood": 2}, 7),
    ],
)
@effect("gisela")
def test_gisela_has_the_benefit_of_the_adornment_when_she_crafts_a_tool(
    craft: str, goods: dict[str, int], virtue: int
) -> None:
    t = gisela(craft)
    equip(t, craft)
    assert t.red.tools == {"labourer": craft}
    assert t.red.goods == goods
    assert t.red.virtue == virtue
    assert t.red.score["adornments"] == 0
    t.nothing_open_but("WhereToPlace", "blue")


@effect("gisela")
def test_gisela_draws_hires_frees_and_captures_with_her_tools_too() -> None:
    t = gisela("craft-3")
    t.on_top("chapel")
    equip(t, "craft-3")
    assert t.red.hand == ["chapel"]
    t = gisela("craft-20")
    t.blue.at(quarry=2, forest=1)
    equip(t, "craft-20", "capture quarry blue")
    assert t.red.holds("blue") == 2
    t = gisela("craft-22")
    t.red.at(prison=2)
    equip(t, "craft-22")
    assert t.red.prison == 0


@effect("gisela")
def test_giselas_tool_may_go_to_the_apprentice_whom_it_brought() -> None:
    t = gisela("craft-21")
    t.table_remove_apprentice("squire-1")
    t.table.apprentice_pile.append(t.apprentice("squire-1"))
    equip(t, "craft-21", "hire squire-1", "equip squire-1")
    assert t.red.tools == {"squire-1": "craft-21"}
    assert t.red.apprentices == ["labourer", "squire-1"]


@limit("gisela")
def test_gisela_resolves_mixed_adornments_in_full() -> None:
    for craft, goods in (("craft-17", {"gold": 2}), ("craft-18", {"marble": 2})):
        t = gisela(craft)
        equip(t, craft)
        assert t.red.goods == goods
        assert t.red.virtue == 6


@limit("gisela")
def test_gisela_has_the_benefit_of_a_free_tool_too() -> None:
    t = ready_to_build("garrison", boards=["gisela", "random"])
    t.show_crafts("craft-7", "craft-1", "craft-9", "craft-23")
    t.construct("garrison", "tool craft-9")
    assert t.red.tools == {"labourer": "craft-9"}
    assert t.red.goods == {"gold": 1}


@limit("gisela")
def test_gisela_has_the_benefit_of_a_tool_from_the_black_market() -> None:
    t = gisela("craft-7")
    t.red.has(silver=2)
    t.play("place market-middle", "tool craft-7")
    assert t.red.tools == {"labourer": "craft-7"}
    assert t.red.goods == {"marble": 1}
    assert t.red.virtue == 6


@pytest.mark.parametrize("craft", ["craft-12", "craft-13", "craft-14", "craft-15", "craft-16"])
@nothing("gisela")
def test_gisela_skips_adornments_that_only_cost(craft: str) -> None:
    t = gisela(craft)
    equip(t, craft)
    assert t.red.tools == {"labourer": craft}
    assert (t.red.virtue, t.red.unpaid) == (7, 0)


@nothing("gisela")
def test_gisela_reactivates_nothing() -> None:
    t = gisela("craft-19")
    t.red.with_buildings("well")
    equip(t, "craft-19")
    assert t.red.goods == {}
    assert t.red.tools == {"labourer": "craft-19"}
    t.nothing_open_but("WhereToPlace", "blue")


@nothing("gisela")
def test_giselas_rival_has_a_tool_only() -> None:
    t = ready_to_equip("craft-1", boards=["random", "gisela"])
    equip(t, "craft-1")
    assert t.red.goods == t.blue.goods == {}
