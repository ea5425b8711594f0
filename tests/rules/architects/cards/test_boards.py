"""The player boards of the variable set-up: what each begins with, and its power. Sheet 2.3 and 7."""

from __future__ import annotations

from typing import Any

import pytest

import guildhall
from builder import TestTable, table
from card_tests import effect, effects, limit, nothing, ready_to_advance, ready_to_build
from guildhall.architects.locations.guildhall import ImmediateEffect
from guildhall.architects.turn import Turn
from sheet import BOARDS

SETS = ["base", "promo", "unknown"]


def set_up(*boards: str, seed: int = 1, **options: Any) -> TestTable:
    """A real game in the variable set-up, drafted, at its first turn."""
    game = guildhall.new_game(
        "architects", players=len(boards), setup="variable", boards=list(boards), board_sets=SETS, seed=seed, **options
    )
    while game.decision.name == "DraftPick":
        game.choose(game.options[0])
    return TestTable(game)


def against(board: str, *others: str) -> list[str]:
    """This board for red, and ones that take no part in its test for the others."""
    return [board, *(others or ("frederick" if board != "frederick" else "ada",))]


# What they begin with.


@effects("board, prison, virtue, goods, cards, debts, box", [(board, *row) for board, row in BOARDS.items()])
def test_a_board_begins_with_what_is_printed_on_it(
    board: str, prison: int, virtue: int, goods: dict[str, int], cards: int, debts: int, box: str
) -> None:
    for seed in (1, 2):
        t = set_up(*against(board), seed=seed)
        t.nothing_open_but("WhereToPlace")
        assert t.red.prison == prison
        assert t.red.supply == 20 - prison
        assert t.red.virtue == virtue
        assert t.red.goods == goods
        assert t.red.unpaid == debts
        assert t.red.paid == 0
        assert len(t.red.hand) == 3 + cards


@pytest.mark.parametrize("boards, first", [
    (("hugo", "caroline", "clovis"), "green"),
    (("ada", "clovis", "rudolf", "bertha", "frederick"), "red"),
    (("emma", "lothaire"), "blue"),
])  # fmt: skip
def test_the_highest_virtue_begins_and_turn_order_brings_no_silver(boards: tuple[str, ...], first: str) -> None:
    t = set_up(*boards)
    assert t.asked == first
    assert [t.seat(seat).silver for seat in t.game.seats] == [BOARDS[board][2].get("silver", 0) for board in boards]


def test_extra_building_cards_are_drawn_after_the_draft() -> None:
    game = guildhall.new_game(
        "architects", players=2, setup="variable", boards=["judith", "hugo"], board_sets=SETS, seed=5
    )
    t = TestTable(game)
    picks = 0
    while t.question == "DraftPick":
        assert len(t.red.hand) <= 3
        game.choose(game.options[0])
        picks += 1
    assert picks == 6
    assert len(t.red.hand) == 6
    assert len(t.blue.hand) == 5
    assert len(t.table.building_pile) == 40 - 11


@pytest.mark.parametrize("box", SETS)
def test_boards_are_dealt_from_the_chosen_boxes_only(box: str) -> None:
    count = 3 if box == "unknown" else 5
    dealt = set()
    for seed in range(4):
        game = guildhall.new_game("architects", players=count, setup="variable", board_sets=[box], seed=seed)
        t = TestTable(game)
        boards = [t.table.rules.boards[seat.board].key for seat in t.table.seats]
        assert len(set(boards)) == count
        dealt |= set(boards)
    assert dealt == {board for board, row in BOARDS.items() if row[5] == box}


def test_the_standard_set_up_uses_no_power() -> None:
    t = table()
    assert [seat.board for seat in t.table.seats] == [-1, -1]


# Ada ignores 1 Tax on every action.


@effect("ada")
def test_ada_ignores_one_tax() -> None:
    t = table(boards=against("ada"))
    t.red.has(silver=3).with_virtue(11)
    t.show(1, 1, "thief")
    t.play("place workshop", "hire thief")
    assert t.red.silver == 0
    assert t.table.tax == 4 + 1
    t = table(boards=against("ada"))
    t.red.has(silver=5).owing(unpaid=1)
    t.play("place guardhouse", "pay debt")
    assert t.red.silver == 0
    assert t.table.tax == 4 + 2


@limit("ada")
def test_adas_relief_adds_to_that_of_low_virtue_but_never_pays_her() -> None:
    for silver, may in ((2, False), (3, True)):
        t = table(boards=against("ada"))
        t.red.has(silver=silver).with_virtue(1).owing(unpaid=1)
        assert t.may("place guardhouse") == may
    t.play("place guardhouse", "pay debt")
    assert t.red.silver == 0
    assert t.table.tax == 4
    t = table(boards=against("ada"))
    t.red.has(silver=2).with_virtue(1)
    t.show(1, 1, "thief")
    t.play("place workshop", "hire thief")
    assert t.red.silver == 0, "3 Tax are ignored of 2: the rest is no discount on the Silver"


@nothing("ada")
def test_ada_pays_plain_silver_in_full_and_others_pay_their_tax() -> None:
    t = table(boards=against("ada"))
    t.red.has(silver=1).at(town_centre=1)
    t.blue.at(quarry=1, forest=1)
    t.play("place town-centre", "capture quarry blue")
    assert t.red.silver == 1
    t.play("capture forest blue")
    assert t.red.silver == 0
    t.red.at(mines=1)
    t.blue.has(silver=1)
    t.play("place town-centre", "capture mines red")
    assert t.blue.silver == 0
    assert t.table.tax == 4 + 1
    t.red.has(silver=1)
    t.play("place market-left")
    assert t.red.silver == 0


# Caroline draws a Building card for each Black Market action.


@effect("caroline")
def test_caroline_draws_a_building_card_on_each_market_space() -> None:
    for space, silver in (("left", 1), ("right", 3)):
        t = table(boards=against("caroline"))
        t.on_top("chapel", "church")
        t.red.has(silver=silver)
        t.play(f"place market-{space}")
        assert t.red.hand == ["chapel"]
    t = table(boards=against("caroline"))
    t.red.has(silver=2)
    t.play("place market-middle", "look at plans")
    t.play(t.options[0])
    assert len(t.red.hand) == 2


@limit("caroline")
def test_caroline_draws_one_card_if_there_is_one() -> None:
    t = table(boards=against("caroline"))
    t.table.building_pile = [t.building("chapel")]
    t.red.has(silver=4)
    t.play("place market-left")
    assert t.red.hand == ["chapel"]
    t.turn_of("red").play("place market-right")
    assert t.red.hand == ["chapel"]


@nothing("caroline")
def test_caroline_draws_nothing_elsewhere_or_when_others_use_the_market() -> None:
    t = table(boards=against("caroline"))
    t.blue.has(silver=1)
    t.play("place tax-stand", "place market-left")
    assert t.red.hand == t.blue.hand == []


# Frederick keeps his Building cards at the Cathedral.


@effect("frederick")
def test_frederick_discards_no_building_card_at_the_cathedral() -> None:
    t = ready_to_advance(boards=against("frederick"))
    t.advance()
    assert t.red.cathedral == 1
    assert t.red.hand == ["castle"]
    t = table(boards=against("frederick"))
    t.red.has(gold=1)
    t.advance()
    assert t.red.cathedral == 1, "an empty hand will do"


@limit("frederick")
def test_frederick_still_needs_the_price_and_the_virtue() -> None:
    t = ready_to_advance(boards=against("frederick"))
    t.red.has(gold=0)
    assert not t.may("place guildhall")
    t.red.has(gold=1).with_virtue(4)
    assert not t.may("place guildhall")
    t.red.with_virtue(5)
    assert t.may("place guildhall")


@nothing("frederick")
def test_frederick_discards_where_others_ask_for_it_and_others_discard_at_the_cathedral() -> None:
    t = ready_to_build("library", "castle", boards=against("frederick"))
    t.blue.has(gold=1).with_hand("keep")
    t.construct("library", "discard castle")
    assert t.red.hand == []
    t.advance()
    assert t.blue.cathedral == 1
    assert t.blue.hand == []


# Rudolf hires for 1 Silver less, and up to six.


@effect("rudolf")
def test_rudolf_hires_for_one_silver_less() -> None:
    t = table(boards=against("rudolf"))
    t.red.has(silver=3).with_virtue(9)
    t.show(1, 1, "thief")
    t.play("place workshop", "hire thief")
    assert t.red.silver == 0
    assert t.table.tax == 4 + 2


@limit("rudolf")
def test_rudolf_pays_skip_coins_in_full_and_two_silver_are_not_enough() -> None:
    t = table(boards=against("rudolf"))
    t.red.has(silver=4)
    t.show(1, 2, "thief")
    t.show(1, 3, "illusionist")
    t.play("place workshop")
    assert t.may("hire thief")
    assert not t.may("hire illusionist")
    t.play("hire thief")
    assert t.red.silver == 0
    assert t.silver_on(1, 1) == 1
    t = table(boards=against("rudolf"))
    t.red.has(silver=2)
    t.play("place workshop")
    t.nothing_open_but("WhereToPlace", "blue")
    assert t.red.apprentices == []


@limit("rudolf")
def test_rudolf_keeps_six_apprentices_and_discards_for_a_seventh() -> None:
    five = ("labourer", "acolyte-1", "acolyte-2", "acolyte-3", "gatekeeper")
    t = table(boards=against("rudolf"))
    t.red.has(silver=6).with_apprentices(*five)
    t.show(1, 1, "thief")
    t.play("place workshop", "hire thief")
    assert t.red.apprentices == [*five, "thief"]
    t.nothing_open_but("WhereToPlace", "blue")
    t.turn_of("red")
    t.show(1, 1, "miner-1")
    t.play("place workshop", "hire miner-1")
    t.nothing_open_but("DismissApprentice", "red")
    t.play("dismiss thief")
    assert t.red.apprentices == [*five, "miner-1"]


@nothing("rudolf")
def test_rudolf_pays_full_price_on_the_market_and_others_at_the_workshop() -> None:
    t = table(boards=against("rudolf"))
    t.red.has(silver=2)
    t.show(1, 1, "thief")
    t.show(2, 1, "miner-1")
    t.play("place market-middle", "hire thief")
    assert t.red.silver == 0
    t.blue.has(silver=4).with_apprentices("labourer", "acolyte-1", "acolyte-2", "acolyte-3", "gatekeeper")
    t.play("place workshop", "hire miner-1")
    t.nothing_open_but("DismissApprentice", "blue")
    t.play("dismiss acolyte-1")
    assert t.blue.silver == 0


# For Therese, Gold and Marble are the same.


@effect("therese")
def test_therese_pays_gold_with_marble_and_marble_with_gold() -> None:
    t = ready_to_advance(boards=against("therese"))
    t.red.has(gold=0, marble=1)
    t.advance()
    assert t.red.cathedral == 1
    assert t.red.goods == {}
    t = ready_to_advance(boards=against("therese"))
    t.red.on_level(2).has(gold=1)
    t.advance()
    assert t.red.cathedral == 3
    assert t.red.goods == {}
    t = ready_to_build("castle", boards=against("therese"))
    t.red.has(gold=3, marble=0)
    t.construct("castle")
    assert t.red.goods == {}


@effect("therese")
def test_thereses_castle_and_observatory_each_count_gold_and_marble_together() -> None:
    for card in ("castle", "observatory"):
        t = table(boards=against("therese"))
        t.red.has(gold=1, marble=1).with_buildings(card)
        t.finish()
        assert t.red.virtue == 8
    t = table(boards=against("therese"))
    t.red.has(gold=3, marble=2).with_buildings("castle", "observatory")
    t.finish()
    assert t.red.virtue == 7 + 2 + 2
    assert t.red.score["gold-and-marble"] == 5


@limit("therese")
def test_therese_needs_as_many_pieces_as_anybody_and_chooses_which() -> None:
    t = ready_to_advance(boards=against("therese"))
    t.red.on_level(4).has(gold=3, marble=0)
    assert not t.may("place guildhall")
    t.red.has(gold=3, marble=3)
    t.advance()
    assert t.options == ["pay 1 gold", "pay 2 gold", "pay 3 gold"]
    t.play("pay 3 gold")
    assert t.red.cathedral == 5
    assert t.red.goods == {"marble": 2}


@limit("therese")
def test_thereses_single_piece_makes_no_pair() -> None:
    for card in ("castle", "observatory"):
        t = table(boards=against("therese"))
        t.red.has(gold=0, marble=1).with_buildings(card)
        t.finish()
        assert t.red.virtue == 7


@nothing("therese")
def test_thereses_other_goods_stay_what_they_are_and_others_cannot_do_it() -> None:
    t = ready_to_advance(boards=against("therese"))
    t.red.has(gold=0, silver=9, stone=9, wood=9, clay=9)
    assert not t.may("place guildhall")
    t.red.with_buildings("trading-post")
    t.red.has(gold=4, marble=4, silver=0, stone=0, wood=0, clay=0)
    t.blue.has(marble=1, gold=1).with_hand("keep").with_buildings("castle", "observatory").on_level(2)
    t.turn_of("blue")
    t.blue.has(marble=0)
    assert not t.may("place guildhall")
    t.blue.has(marble=1)
    t.finish()
    assert t.red.virtue == 7
    assert t.blue.virtue == 7


# Bertha gets 2 Silver more for sending Workers to Prison.


@effect("bertha")
def test_bertha_gets_two_silver_more_for_captured_workers() -> None:
    t = table(boards=against("bertha"))
    t.red.holding(blue=1)
    t.play("place guardhouse", "imprison")
    assert t.red.silver == 1 + 2
    assert t.blue.prison == 1


@limit("bertha")
def test_bertha_gets_two_silver_for_the_action_and_a_gold_from_the_enforcer() -> None:
    t = table(3, boards=against("bertha", "frederick", "rudolf"), promo_cards=True)
    t.red.holding(blue=3, green=4).with_apprentices("enforcer")
    t.play("place guardhouse", "imprison")
    assert t.red.goods == {"silver": 7 + 2, "gold": 1}


@nothing("bertha")
def test_bertha_gets_nothing_without_captured_workers_or_when_others_imprison() -> None:
    t = table(boards=against("bertha"))
    assert not t.may("place guardhouse")
    t.red.at(prison=1)
    t.play("place guardhouse")
    assert not t.may("imprison")
    t.play("free prisoners")
    t.blue.holding(red=2)
    t.play("place guardhouse", "imprison")
    assert t.blue.silver == 2
    t.red.at(market_left=1)
    t.reset()
    assert t.red.prison == 3
    assert t.red.silver == 0


# Clovis draws a Building card for each Building.


@effect("clovis")
def test_clovis_draws_a_building_card_when_he_constructs() -> None:
    t = ready_to_build("smithy", boards=against("clovis"))
    t.on_top("chapel", "church")
    t.construct("smithy")
    assert t.red.hand == ["chapel"]


@limit("clovis")
def test_clovis_draws_one_card_for_each_building_and_after_its_effect() -> None:
    t = ready_to_build("drafting-room", boards=against("clovis"))
    t.on_top("chapel", "church", "castle", "keep")
    t.construct("drafting-room")
    assert t.red.hand == ["chapel", "church", "castle"]
    t = ready_to_build("crane", "well", boards=against("clovis"))
    t.red.has(wood=5, stone=3)
    t.construct("crane")
    assert len(t.red.hand) == 2
    t = ready_to_build("library", boards=against("clovis"))
    t.construct("library")
    t.nothing_open_but("WhereToPlace", "blue")
    assert t.red.goods == {}, "his card comes too late for the Library"
    assert len(t.red.hand) == 1


@nothing("clovis")
def test_clovis_draws_nothing_at_the_cathedral_or_when_others_construct() -> None:
    t = ready_to_advance(boards=against("clovis"))
    t.advance()
    assert t.red.hand == []
    t.blue.has(clay=4, wood=2).with_hand("smithy")
    t.construct("smithy")
    assert t.red.hand == t.blue.hand == []


# Fara may free one prisoner in each reset.


@effect("fara")
def test_fara_may_free_one_prisoner_in_a_reset() -> None:
    t = table(boards=against("fara"))
    t.red.at(prison=3)
    t.reset().play("use board fara")
    assert t.red.prison == 2
    assert t.red.virtue == 7, "two prisoners cost no Virtue"
    t.nothing_open_but("WhereToPlace", "red")


@limit("fara")
def test_fara_frees_one_prisoner_in_each_reset_and_the_gatekeeper_two_more() -> None:
    t = table(boards=against("fara"))
    t.red.at(prison=6).with_apprentices("gatekeeper")
    t.reset().play("use board fara")
    assert t.red.prison == 5
    assert t.options == ["use gatekeeper", "done"]
    t.play("use gatekeeper", "release 2")
    assert t.red.prison == 3
    t.nothing_open_but("WhereToPlace", "red")
    t.reset().play("use board fara", "done")
    assert t.red.prison == 2


@nothing("fara")
def test_fara_is_not_asked_without_prisoners_and_may_decline() -> None:
    t = table(boards=against("fara"))
    t.blue.at(prison=2)
    t.reset()
    t.nothing_open_but("WhereToPlace", "red")
    assert t.blue.prison == 2
    t.red.at(prison=1)
    t.reset().play("done")
    assert t.red.prison == 1


# Hugo may pay 2 Silver instead of taking a Debt.


@effect("hugo")
def test_hugo_may_pay_two_silver_instead_of_taking_a_debt() -> None:
    t = ready_to_build("betting-house", boards=against("hugo"))
    t.red.has(silver=2)
    t.construct("betting-house")
    t.nothing_open_but("TakeDebt", "red")
    t.play("buy off debt")
    assert (t.red.unpaid, t.red.silver, t.red.virtue) == (0, 0, 6)
    assert t.table.tax == 4, "his Silver goes to the supply"
    t = ready_to_build("betting-house", boards=against("hugo"))
    t.red.has(silver=2)
    t.construct("betting-house", "take debt")
    assert (t.red.unpaid, t.red.silver) == (1, 2)


@effect("hugo")
def test_hugo_may_pay_for_the_debt_of_a_reset() -> None:
    t = table(boards=against("hugo"))
    t.red.at(prison=2).has(silver=3)
    t.blue.at(prison=2)
    t.reset().play("buy off debt")
    assert (t.red.unpaid, t.red.silver) == (0, 1)
    assert t.blue.unpaid == 1


@limit("hugo")
def test_hugo_is_asked_for_each_single_debt_while_he_can_pay() -> None:
    t = table(boards=against("hugo"))
    t.red.with_virtue(0).has(silver=3)
    t.blue.holding(red=4)
    t.play("place guardhouse", "ransom with debt")
    t.nothing_open_but("TakeDebt", "red")
    t.play("buy off debt")
    assert (t.red.unpaid, t.red.silver) == (1, 1), "1 Silver does not buy off the second one"
    t.nothing_open_but("WhereToPlace", "blue")
    t = table(boards=against("hugo"))
    t.table.tax = 1
    t.red.with_virtue(0).has(silver=3)
    t.play("place tax-stand", "buy off debt", "buy off debt")
    assert (t.red.unpaid, t.red.silver) == (0, 0), "two for the Virtue below 0"


@nothing("hugo")
def test_hugo_is_not_asked_without_two_silver_without_a_debt_or_for_others() -> None:
    t = ready_to_build("betting-house", boards=against("hugo"))
    t.red.has(silver=1)
    t.construct("betting-house")
    t.nothing_open_but("WhereToPlace", "blue")
    assert (t.red.unpaid, t.red.silver) == (1, 1)
    t.red.has(silver=9)
    t.blue.with_virtue(1)
    t.play("place tax-stand")
    assert (t.blue.unpaid, t.red.silver) == (1, 9)
    t.turn_of("red").play("place market-left")
    assert t.red.virtue == 5
    t.nothing_open_but("WhereToPlace", "blue")


# Lothaire builds with one Wood or Stone less.


@effect("lothaire")
def test_lothaire_constructs_with_one_wood_or_stone_less() -> None:
    t = ready_to_build("smithy", boards=against("lothaire"))
    t.red.has(wood=1)
    t.construct("smithy")
    assert t.red.goods == {"stone": 4}
    for paid, left in (("pay 1 wood", {"wood": 1, "silver": 4}), ("pay 2 wood", {"stone": 1, "silver": 4})):
        t = ready_to_build("thieves-den", boards=against("lothaire"))
        t.construct("thieves-den")
        assert t.options == ["pay 1 wood", "pay 2 wood"]
        t.play(paid)
        assert t.red.goods == left


@effect("lothaire")
def test_lothaire_works_on_the_cathedral_with_one_wood_or_stone_less() -> None:
    for level, wood in ((1, 3), (3, 7)):
        t = ready_to_advance(boards=against("lothaire"))
        t.red.on_level(level).has(gold=0, wood=wood)
        t.advance()
        assert t.red.cathedral == level + 1
        assert t.red.goods == {}


@limit("lothaire")
def test_lothaire_saves_one_good_and_not_two() -> None:
    t = ready_to_build("thieves-den", boards=against("lothaire"))
    t.red.with_virtue(4)
    for wood, stone, may in ((1, 2, False), (0, 3, False), (2, 1, False), (1, 3, True), (2, 2, True)):
        t.red.has(wood=wood, stone=stone)
        assert t.may("place guildhall") == may
    for level, wood in ((1, 2), (3, 6)):
        t = ready_to_advance(boards=against("lothaire"))
        t.red.on_level(level).has(gold=0, wood=wood)
        assert not t.may("place guildhall")
    t.red.has(stone=1)
    assert t.may("place guildhall")


@limit("lothaire")
def test_lothaire_cannot_keep_both() -> None:
    t = ready_to_advance(boards=against("lothaire"))
    t.red.on_level(1).has(gold=0, wood=2, stone=2)
    t.advance()
    assert t.options == ["pay 1 wood", "pay 2 wood"]
    t.play("pay 1 wood")
    assert t.red.goods == {"wood": 1}


@nothing("lothaire")
def test_lothaire_saves_nothing_where_the_price_has_neither_wood_nor_stone() -> None:
    for level, price in ((0, {"gold": 1}), (2, {"marble": 1}), (4, {"gold": 2, "marble": 2})):
        t = ready_to_advance(boards=against("lothaire"))
        t.red.on_level(level).has(**{"gold": 0, **price})
        t.advance()
        assert t.red.cathedral == level + 1
        assert t.red.goods == {}


@nothing("lothaire")
def test_lothaire_saves_nothing_at_the_storehouse_and_others_save_nothing() -> None:
    t = table(boards=against("lothaire"))
    t.red.has(wood=2).with_apprentices("trader-3")
    t.blue.has(clay=4, wood=1).with_hand("smithy")
    t.play("place storehouse")
    assert t.options == ["trade virtue", "use trader-3", "done", "dismiss"]
    t.play("use trader-3")
    assert t.red.goods == {"marble": 1}
    assert not t.may("place guildhall")


# Emma gets 1 Silver and 1 Clay for each Debt.


@effect("emma")
def test_emma_gets_a_silver_and_a_clay_for_a_debt() -> None:
    t = ready_to_build("betting-house", boards=against("emma"))
    t.construct("betting-house")
    assert t.red.unpaid == 1
    assert t.red.goods == {"silver": 1, "clay": 1}
    t = table(boards=against("emma"))
    t.red.at(prison=2)
    t.reset()
    assert t.red.unpaid == 1
    assert t.red.goods == {"silver": 1, "clay": 1}


@limit("emma")
def test_emma_gets_it_for_each_single_debt() -> None:
    t = table(boards=against("emma"))
    t.table.tax = 3
    t.red.with_virtue(0)
    t.play("place tax-stand")
    assert t.red.unpaid == 2
    assert t.red.goods == {"silver": 3 + 2, "clay": 2}


@limit("emma")
def test_emmas_clay_for_a_debt_of_the_dungeon_counts_at_her_trading_post() -> None:
    t = table(boards=against("emma"))
    t.red.with_virtue(1).has(clay=3).with_buildings("trading-post", "dungeon")
    t.finish()
    assert t.game.is_over
    assert t.red.unpaid == 1
    assert t.red.virtue == 1


@nothing("emma")
def test_emma_gets_nothing_for_others_debts_or_for_paying_or_destroying_one() -> None:
    t = ready_to_build("church", boards=against("emma"))
    t.red.owing(unpaid=2)
    t.construct("church", "destroy debt")
    assert t.red.goods == {}
    t.blue.at(prison=1)
    t.reset()
    assert t.blue.unpaid == 1
    assert t.red.goods == t.blue.goods == {}
    t.turn_of("red")
    t.red.has(silver=6)
    t.play("place guardhouse", "pay debt")
    assert t.red.goods == {}


# Judith may discard Building cards instead of resources.


@effect("judith")
def test_judith_constructs_with_a_building_card_in_place_of_a_resource() -> None:
    t = ready_to_build("smithy", "castle", boards=against("judith"))
    t.red.has(clay=3)
    t.construct("smithy")
    assert t.red.buildings == ["smithy"]
    assert t.red.goods == {"stone": 4}
    assert t.red.hand == []
    assert t.table.building_pile[0] == t.building("castle")


@effect("judith")
def test_judith_works_on_the_cathedral_and_trades_with_building_cards() -> None:
    t = ready_to_advance(boards=against("judith"))
    t.red.has(gold=0).with_hand("keep")
    t.advance("discard keep")
    assert t.red.cathedral == 1
    assert t.red.hand == []
    t = table(boards=against("judith"))
    t.red.has(wood=1).with_hand("castle", "keep", "palace")
    t.play("place storehouse", "trade marble", "pay 1 wood", "discard castle", "discard keep")
    assert t.red.goods == {"marble": 1}
    assert t.red.hand == ["palace"]


@limit("judith")
def test_judith_cannot_pay_with_the_card_she_constructs_or_discards_at_the_cathedral() -> None:
    t = ready_to_build("smithy", boards=against("judith"))
    t.red.has(clay=3).with_virtue(4)
    assert not t.may("place guildhall")
    t.red.with_hand("castle")
    assert t.may("place guildhall")
    t.red.has(clay=2)
    assert not t.may("place guildhall"), "one card stands for one resource"
    t = ready_to_advance(boards=against("judith"))
    t.red.has(gold=0)
    assert not t.may("place guildhall")
    t.red.with_hand("keep")
    assert t.may("place guildhall")


@limit("judith")
def test_judith_pays_no_silver_with_building_cards() -> None:
    t = table(boards=against("judith"))
    t.red.with_hand("castle", "keep", "palace").with_apprentices("merchant-1")
    assert not t.may("place market-left")
    assert not t.may("place town-centre")
    t.play("place storehouse")
    assert not t.may("use merchant-1")


@nothing("judith")
def test_judith_may_pay_resources_and_others_must() -> None:
    t = ready_to_build("smithy", "castle", boards=against("judith"))
    t.red.with_virtue(4)
    t.construct("smithy", "pay 4 clay", "pay 2 wood")
    assert t.red.hand == ["castle"]
    assert t.red.goods == {"stone": 4}
    t.blue.has(clay=3, wood=2).with_hand("church", "lumber-camp", "clay-pit").with_virtue(4)
    assert not t.may("place guildhall")


# Merovech may discard Building cards instead of losing Virtue, and holds eight.


@effect("merovech")
def test_merovech_may_discard_a_building_card_instead_of_losing_a_virtue() -> None:
    t = table(boards=against("merovech"))
    t.red.has(silver=1).with_hand("castle", "keep")
    t.play("place market-left", "discard for virtue", "discard keep")
    assert t.red.virtue == 7
    assert t.red.hand == ["castle"]
    t.nothing_open_but("WhereToPlace", "blue")


@effect("merovech")
def test_merovech_holds_eight_building_cards() -> None:
    t = table(boards=against("merovech"))
    t.red.with_hand("castle", "keep", "palace", "church", "chapel", "tavern", "well")
    t.play("place workshop")
    t.nothing_open_but("WhereToPlace", "blue")
    assert len(t.red.hand) == 8


@limit("merovech")
def test_merovech_discards_one_card_for_each_virtue() -> None:
    t = table(boards=against("merovech"))
    t.red.with_hand("castle")
    t.play("place tax-stand", "discard for virtue")
    assert t.red.virtue == 6, "the second point finds no card"
    t.nothing_open_but("WhereToPlace", "blue")
    t = table(boards=against("merovech"))
    t.red.with_virtue(0).with_hand("castle", "keep", "palace")
    t.play("place tax-stand", "discard for virtue", "discard castle", "lose virtue")
    assert (t.red.virtue, t.red.unpaid) == (0, 1)
    assert t.red.hand == ["keep", "palace"]


@limit("merovech")
def test_merovech_discards_down_from_nine() -> None:
    t = table(boards=against("merovech"))
    t.red.with_hand("castle", "keep", "palace", "church", "chapel", "tavern", "well", "smithy")
    t.play("place workshop")
    t.nothing_open_but("DiscardCards", "red")
    t.play("discard well")
    assert len(t.red.hand) == 8
    t.nothing_open_but("WhereToPlace", "blue")


@limit("merovech")
def test_merovech_escapes_the_virtue_of_a_reset_and_of_the_dungeon_but_no_debt() -> None:
    t = table(boards=against("merovech"))
    t.red.at(prison=3).with_hand("castle")
    t.reset().play("discard for virtue")
    assert (t.red.virtue, t.red.unpaid) == (7, 1)
    t = table(boards=against("merovech"))
    t.red.with_buildings("dungeon").with_hand("castle", "keep")
    t.finish().play("discard for virtue", "discard castle", "discard for virtue")
    assert t.game.is_over
    assert t.red.virtue == 7
    assert t.red.hand == []


@nothing("merovech")
def test_merovech_is_not_asked_with_an_empty_hand_or_when_others_lose_virtue() -> None:
    t = table(boards=against("merovech"))
    t.red.has(silver=1)
    t.play("place market-left")
    assert t.red.virtue == 6
    t.nothing_open_but("WhereToPlace", "blue")
    t.red.with_hand("castle")
    t.blue.with_hand("keep", "palace", "church", "chapel", "tavern", "well")
    t.play("place workshop")
    t.nothing_open_but("DiscardCards", "blue")
    t.play("discard keep")
    t.turn_of("blue").play("place tax-stand")
    assert t.blue.virtue == 5
    assert t.red.hand == ["castle"]


def test_a_watchtower_asks_hugo_and_merovech_for_a_way_out_clockwise_from_its_owner() -> None:
    t = table(3, boards=["frederick", "merovech", "hugo"])
    t.blue.at(prison=3).with_hand("castle")
    t.green.at(prison=3).with_virtue(0).has(silver=2)
    t.restart(ImmediateEffect(0, t.building("watchtower")), Turn())
    t.nothing_open_but("LoseVirtue", "blue")
    t.play("discard for virtue")
    t.nothing_open_but("TakeDebt", "green")
    t.play("buy off debt")
    assert (t.blue.virtue, t.green.unpaid, t.green.silver) == (7, 0, 0)
    t.nothing_open_but("WhereToPlace", "red")
