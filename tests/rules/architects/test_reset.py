"""The Black Market Reset, step by step."""

from __future__ import annotations

import pytest

from builders.tables import TestTable, table


def virtues(t: TestTable) -> list[int]:
    return [seat.virtue for seat in t.table.seats]


def debts(t: TestTable) -> list[int]:
    return [seat.unpaid for seat in t.table.seats]


def market(t: TestTable, pile: list[int]) -> list[str]:
    return [t.table.rules.markets[card].key for card in pile]


def test_a_reset_sends_the_markets_workers_to_prison_and_turns_one_card() -> None:
    t = table(players=3)
    t.blue.at(market_left=1, market_right=1, quarry=2)
    top = t.table.small_pile[-1]
    t.end_turn(reset=True)
    assert (t.blue.prison, t.blue.workers("quarry")) == (2, 2)
    assert t.table.large_pile == [top]
    assert len(t.table.small_pile) == 9
    assert debts(t) == [0, 1, 0]
    assert virtues(t) == [7, 7, 7]
    t.nothing_open_but("WhereToPlace", "blue")


def test_a_reset_leaves_apprentices_tax_and_hands_alone() -> None:
    """K9: the base game's five steps and no others."""
    t = table()
    t.red.with_hand("castle").with_apprentices("miner-1").has(silver=3)
    t.blue.at(prison=1)
    display, tax, red = list(t.table.display), t.table.tax, t.red.everything
    t.end_turn(reset=True)
    assert t.table.display == display
    assert t.table.tax == tax
    assert t.red.everything == red
    names = [step.name() for step in t.table.rules.reset_steps]
    assert names == [
        "WorkersToPrison",
        "TurnMarketCard",
        "ResetAbilities",
        "PrisonersCostVirtue",
        "MostPrisonersTakeDebt",
    ]
    t.nothing_open_but("WhereToPlace", "blue")


def test_with_an_empty_prison_nobody_takes_a_debt() -> None:
    """A-83."""
    t = table(players=3)
    t.end_turn(reset=True)
    assert debts(t) == [0, 0, 0]
    assert virtues(t) == [7, 7, 7]
    t.nothing_open_but("WhereToPlace", "blue")


def test_nobody_takes_a_debt_if_the_last_prisoners_leave_in_step_3() -> None:
    """A-83: what counts is who is there after the abilities."""
    t = table()
    t.red.at(prison=2).with_apprentices("gatekeeper")
    t.end_turn(reset=True)
    t.play("use gatekeeper", "release 2")
    assert t.red.prison == 0
    assert debts(t) == [0, 0]
    t.nothing_open_but("WhereToPlace", "blue")


def test_the_gatekeeper_may_open_the_prison_before_the_squire_looks_into_it() -> None:
    """A-84: both released, then the Squire's Gold. K14: in the order the owner likes."""
    t = table()
    t.red.at(prison=2).with_apprentices("squire-1", "gatekeeper")
    t.end_turn(reset=True)
    assert t.options == ["use gatekeeper", "done"]
    t.play("use gatekeeper", "release 2")
    assert t.options == ["use squire-1", "done"]
    t.play("use squire-1")
    assert t.red.goods == {"gold": 1}
    assert (t.red.prison, t.red.supply) == (0, 20)
    t.nothing_open_but("WhereToPlace", "blue")


def test_with_a_prisoner_left_the_squire_brings_nothing() -> None:
    """A-84, the other side: three prisoners, two released."""
    t = table()
    t.red.at(prison=3).with_apprentices("squire-1", "gatekeeper")
    t.end_turn(reset=True)
    t.play("use gatekeeper", "release 2")
    assert t.red.goods == {}
    assert t.red.prison == 1
    t.nothing_open_but("WhereToPlace", "blue")


def test_the_gatekeeper_releases_a_single_prisoner_unasked() -> None:
    """A-85."""
    t = table()
    t.red.at(prison=1).with_apprentices("gatekeeper")
    t.end_turn(reset=True)
    t.play("use gatekeeper")
    assert (t.red.prison, t.red.supply, t.red.unpaid) == (0, 20, 0)
    t.nothing_open_but("WhereToPlace", "blue")


def test_abilities_are_optional() -> None:
    """K14: neither the Gatekeeper nor the Squire has to be used; two may also release one."""
    t = table()
    t.red.at(prison=2).with_apprentices("gatekeeper")
    t.blue.with_apprentices("squire-1")
    t.end_turn(reset=True)
    t.play("done", "done")
    assert t.red.prison == 2
    assert t.blue.goods == {}
    assert debts(t) == [1, 0]
    t.nothing_open_but("WhereToPlace", "blue")

    t = table()
    t.red.at(prison=2).with_apprentices("gatekeeper")
    t.end_turn(reset=True)
    t.play("use gatekeeper", "release 1")
    assert (t.red.prison, t.red.unpaid) == (1, 1)
    t.nothing_open_but("WhereToPlace", "blue")


def test_abilities_are_used_clockwise_from_the_player_whose_turn_it_is() -> None:
    """U9."""
    t = table(players=3)
    t.red.with_apprentices("squire-1")
    t.blue.with_apprentices("squire-2")
    t.green.with_apprentices("squire-3")
    t.turn_of("blue")
    t.end_turn(reset=True)
    asked = []
    for answer in ("use squire-2", "use squire-3", "use squire-1"):
        asked.append(t.asked)
        t.play(answer)
    assert asked == ["blue", "green", "red"]
    assert (t.red.goods, t.blue.goods, t.green.virtue) == ({"gold": 1}, {"marble": 1}, 9)
    t.nothing_open_but("WhereToPlace", "green")


def test_faras_release_and_the_gatekeeper_add_up() -> None:
    t = table(boards=["fara", "ada"])
    t.red.at(prison=3).with_apprentices("gatekeeper")
    t.end_turn(reset=True)
    t.play("use board fara", "use gatekeeper", "release 2")
    assert t.red.prison == 0
    assert t.red.unpaid == 0
    t.nothing_open_but("WhereToPlace", "blue")


@pytest.mark.parametrize("seat", ["red", "blue"])
def test_a_guildhall_reset_runs_with_an_empty_market_too(seat: str) -> None:
    """A-86: nobody goes to Prison, but the other steps run."""
    t = table()
    t.fill_guildhall(6)
    t.red.has(wood=2, stone=2).with_hand("well").with_virtue(5)
    t.seat(seat).at(prison=3)
    before = t.seat(seat).virtue
    t.play("place guildhall")
    assert t.red.buildings == ["well"]
    assert t.red.clay == 4
    assert len(t.table.large_pile) == 1
    assert (t.seat(seat).virtue, t.seat(seat).unpaid, t.seat(seat).prison) == (before - 1, 1, 3)
    t.nothing_open_but("WhereToPlace", "blue")


def test_three_tied_players_all_lose_virtue_and_take_a_debt() -> None:
    """A-87: 4 prisoners each; the fourth player, with none, is spared."""
    t = table(players=4)
    for seat in (t.red, t.blue, t.green):
        seat.at(prison=4)
    t.end_turn(reset=True)
    assert virtues(t) == [6, 6, 6, 7]
    assert debts(t) == [1, 1, 1, 0]
    t.nothing_open_but("WhereToPlace", "blue")


@pytest.mark.parametrize(("prisoners", "virtue"), [(2, 7), (3, 6)])
def test_three_prisoners_cost_a_virtue_and_two_do_not(prisoners: int, virtue: int) -> None:
    t = table()
    t.red.at(prison=prisoners)
    t.blue.at(prison=5)
    t.end_turn(reset=True)
    assert virtues(t) == [virtue, 6]
    assert debts(t) == [0, 1]
    t.nothing_open_but("WhereToPlace", "blue")


def test_captured_workers_on_boards_are_not_in_prison() -> None:
    t = table()
    t.red.holding(blue=5)
    t.end_turn(reset=True)
    assert virtues(t) == [7, 7]
    assert debts(t) == [0, 0]
    t.nothing_open_but("WhereToPlace", "blue")


def test_at_virtue_0_three_prisoners_cost_two_debts() -> None:
    """Step 4 brings one below the track, step 5 another."""
    t = table()
    t.red.at(prison=3).with_virtue(0)
    t.end_turn(reset=True)
    assert (t.red.virtue, t.red.unpaid) == (0, 2)
    t.nothing_open_but("WhereToPlace", "blue")


def test_after_the_last_small_card_the_left_space_gives_what_is_printed_there() -> None:
    """A-89: 1 Marble and 1 Gold."""
    t = table()
    t.table.large_pile = t.table.small_pile[:-1]
    t.table.small_pile = t.table.small_pile[-1:]
    t.end_turn(reset=True)
    assert t.table.small_pile == []
    t.blue.has(silver=1)
    t.play("place market-left")
    assert t.blue.goods == {"marble": 1, "gold": 1}
    t.nothing_open_but("WhereToPlace", "red")


def test_with_no_small_card_left_the_large_ones_are_shuffled_and_one_is_turned() -> None:
    """K22, U4."""
    t = table()
    t.table.large_pile = list(range(10))
    t.table.small_pile = []
    t.end_turn(reset=True)
    assert len(t.table.small_pile) == 9
    assert len(t.table.large_pile) == 1
    assert sorted(t.table.small_pile + t.table.large_pile) == list(range(10))
    assert t.table.small_pile + t.table.large_pile != list(range(10))
    t.nothing_open_but("WhereToPlace", "blue")


def test_the_newest_large_card_lies_on_top() -> None:
    t = table()
    t.large_market("market-1")
    t.small_market("market-4")
    t.end_turn(reset=True)
    assert market(t, t.table.large_pile) == ["market-1", "market-4"]
    t.blue.has(silver=3)
    t.play("place market-right")
    assert t.blue.goods == {"gold": 1, "stone": 1, "wood": 2}
    t.nothing_open_but("WhereToPlace", "red")


def test_one_turn_brings_one_reset_at_most() -> None:
    """D12: space 7 triggers a reset in a turn in which one is due already."""
    t = table(promo_cards=True)
    t.fill_guildhall(6)
    t.red.has(wood=5, stone=3).with_hand("crane", "well").with_virtue(4)
    t.table.reset_due = True
    t.play("place guildhall", "build crane")
    assert len(t.table.large_pile) == 1
    assert not t.table.reset_due
    t.nothing_open_but("WhereToPlace", "blue")


def test_questions_of_one_reset_step_are_answered_before_the_next_step() -> None:
    """D10: Merovech gives a card for step 4's Virtue before step 5's Debts are dealt out."""
    t = table(players=3, boards=["ada", "merovech", "hugo"])
    t.blue.at(prison=3).with_hand("castle")
    t.green.at(prison=3).has(silver=2)
    t.end_turn(reset=True)
    assert (t.asked, t.question) == ("blue", "LoseVirtue")
    assert debts(t) == [0, 0, 0]
    t.play("discard for virtue")
    assert (t.asked, t.question) == ("green", "TakeDebt")
    assert virtues(t) == [7, 7, 6]
    t.play("buy off debt")
    assert debts(t) == [0, 1, 0]
    t.nothing_open_but("WhereToPlace", "blue")
