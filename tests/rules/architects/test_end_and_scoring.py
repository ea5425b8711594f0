"""The last round, what Buildings do at the end, points and ties."""

from __future__ import annotations

import pytest

from builders.tables import TestTable, table


def ready_to_build(t: TestTable, seat: str) -> None:
    """So that the seat can place a Worker in the Guildhall whenever it likes: the Well, for 2 Wood and 2 Stone."""
    t.seat(seat).has(wood=2, stone=2).with_hand("well").with_virtue(4)


# The last round.


def test_after_the_last_space_everybody_has_one_turn_more_the_trigger_last() -> None:
    """A-90: with two players the other one, then the one who filled the grid, then scoring."""
    t = table()
    t.fill_guildhall(11)
    ready_to_build(t, "red")
    t.play("place guildhall")
    t.nothing_open_but("WhereToPlace", "blue")
    t.play("place quarry")
    t.nothing_open_but("WhereToPlace", "red")
    t.play("place quarry")
    assert t.game.is_over
    assert t.question == ""


def test_before_the_last_space_the_game_goes_on() -> None:
    """A-90, the other side of the limit: the 11th Worker ends nothing."""
    t = table()
    t.fill_guildhall(10)
    ready_to_build(t, "red")
    t.play("place guildhall", *["place quarry"] * 6)
    assert not t.game.is_over
    t.nothing_open_but("WhereToPlace", "blue")


@pytest.mark.parametrize(("players", "trigger"), [(3, "green"), (4, "blue"), (5, "purple")])
def test_the_last_round_starts_left_of_the_trigger_and_ends_with_it(players: int, trigger: str) -> None:
    t = table(players=players)
    others = [seat for seat in t.game.seats if seat != trigger]
    spaces = 4 * (players + 1)
    t.fill_guildhall(min(19, spaces - 1), others[0])
    t.fill_guildhall(max(0, spaces - 1 - 19), others[1])
    ready_to_build(t, trigger)
    t.turn_of(trigger)
    t.play("place guildhall")
    asked = []
    while not t.game.is_over:
        asked.append(t.asked)
        t.play("place silversmith")
    start = t.game.seats.index(trigger) + 1
    assert asked == t.game.seats[start:] + t.game.seats[:start]


def test_in_the_last_round_workers_lie_beside_the_grid_and_trigger_nothing() -> None:
    """A-91: no reset, no Apprentice reset, no second last round; the Building stands all the same."""
    t = table(apprentice_resets=True)
    t.fill_guildhall(11)
    ready_to_build(t, "red")
    t.play("place guildhall")
    t.blue.has(clay=4, wood=2).with_hand("smithy").with_virtue(4)
    display = list(t.table.display)
    t.play("place guildhall")
    assert t.blue.buildings == ["smithy"]
    assert len(t.table.guildhall) == 13
    assert t.table.large_pile == []
    assert t.table.display == display
    t.nothing_open_but("WhereToPlace", "red")
    t.play("place quarry")
    assert t.game.is_over


def test_the_third_worker_on_the_market_brings_a_reset_in_the_last_round_too() -> None:
    """D16."""
    t = table()
    t.fill_guildhall(11)
    ready_to_build(t, "red")
    t.play("place guildhall")
    t.red.at(market_left=1, market_middle=1)
    t.blue.has(silver=3)
    t.play("place market-right")
    assert (t.red.prison, t.blue.prison) == (2, 1)
    assert (t.red.unpaid, t.blue.unpaid) == (1, 0)
    assert len(t.table.large_pile) == 1
    t.nothing_open_but("WhereToPlace", "red")
    t.play("place quarry")
    assert t.game.is_over


def test_a_reset_of_the_very_last_turn_comes_before_scoring() -> None:
    """D16."""
    t = table()
    t.table.turns_left = 1
    t.red.has(silver=3)
    t.blue.at(market_left=1, market_middle=1)
    t.play("place market-right")
    assert t.game.is_over
    assert (t.blue.prison, t.blue.unpaid) == (2, 1)
    assert (t.blue.score["prison"], t.blue.score["debts"]) == (-1, -2)


def test_who_has_no_worker_in_the_last_round_takes_one_back_with_that_turn() -> None:
    """D17."""
    t = table()
    t.fill_guildhall(11)
    t.blue.at(quarry=5, forest=4)
    ready_to_build(t, "red")
    t.play("place guildhall")
    t.nothing_open_but("WhereToRetrieve", "blue")
    t.play("retrieve quarry")
    t.nothing_open_but("WhereToPlace", "red")
    t.play("place quarry")
    assert t.game.is_over


def test_who_is_passed_over_in_the_last_round_has_had_the_turn() -> None:
    """D17."""
    t = table(players=5)
    t.fill_guildhall(20, "blue")
    t.fill_guildhall(3, "green")
    ready_to_build(t, "red")
    t.play("place guildhall")
    asked = []
    while not t.game.is_over:
        asked.append(t.asked)
        t.play("place silversmith")
    assert asked == ["green", "yellow", "purple", "red"]


# Effects of Buildings before scoring.


def test_who_shares_the_most_stone_does_not_have_the_most() -> None:
    """A-92: the Stone Market pays 2 for more than everybody else, 0 for a tie."""
    t = table(players=3)
    t.red.has(stone=5).with_buildings("stone-market")
    t.green.has(stone=5)
    t.finish()
    assert t.red.score["buildings"] == 7
    assert t.game.is_over

    t = table(players=3)
    t.red.has(stone=5).with_buildings("stone-market")
    t.green.has(stone=4)
    t.finish()
    assert t.red.score["buildings"] == 9


def test_the_dungeons_loss_may_come_after_the_observatorys_gain() -> None:
    """A-93: 13 and 2 more reach 14 and may destroy a Debt; then 2 less make 12. K15: the owner's order."""
    t = table()
    t.red.has(marble=4).with_virtue(13).owing(1).with_buildings("dungeon", "observatory")
    t.finish()
    assert (t.asked, t.options) == ("red", ["resolve dungeon", "resolve observatory"])
    t.play("resolve observatory", "destroy debt")
    assert (t.red.virtue, t.red.unpaid) == (12, 0)
    assert t.game.is_over


def test_the_dungeons_loss_may_come_before_the_observatorys_gain() -> None:
    """A-93: 13, then 11, then 13."""
    t = table()
    t.red.has(marble=4).with_virtue(13).owing(1).with_buildings("dungeon", "observatory")
    t.finish()
    t.play("resolve dungeon")
    assert (t.red.virtue, t.red.unpaid) == (13, 1)
    assert t.game.is_over


def test_the_dungeon_at_virtue_0_brings_debts() -> None:
    t = table()
    t.red.with_virtue(1).with_buildings("dungeon")
    t.finish()
    assert (t.red.virtue, t.red.unpaid) == (0, 1)
    assert t.game.is_over


def test_effects_that_only_gain_are_not_a_question_of_order() -> None:
    """D14."""
    t = table()
    t.red.has(gold=4, marble=4).with_buildings("castle", "observatory", "chapel").on_level(1)
    t.finish()
    assert t.red.virtue == 7 + 2 + 2 + 2
    assert t.game.is_over


def test_an_effect_that_changes_nothing_is_no_part_of_the_order() -> None:
    """D14: with 1 Marble the Observatory gains nothing: the Dungeon's loss needs no question."""
    t = table()
    t.red.has(marble=1).with_buildings("observatory", "dungeon")
    t.finish()
    assert t.red.virtue == 5
    assert t.game.is_over


def test_end_effects_come_seat_by_seat_from_the_start_player() -> None:
    """D15."""
    t = table(players=3)
    t.table.first = 1
    for seat, gain in (("red", "observatory"), ("green", "castle")):
        t.seat(seat).has(gold=2, marble=2).with_buildings(gain)
    t.red.with_buildings("dungeon")
    t.green.with_virtue(14).owing(1)
    t.finish()
    assert (t.asked, t.question) == ("green", "DestroyDebts")
    t.play("destroy debt")
    assert (t.asked, t.question) == ("red", "EndEffects")
    t.play("resolve dungeon")
    assert t.game.is_over


def test_the_keep_counts_captives_on_the_own_board_only() -> None:
    """A-95: 7 make 2 points; those in Prison do not count. K18: a full 3 each."""
    t = table(players=3)
    t.red.holding(blue=4, green=3).with_buildings("keep")
    t.blue.at(prison=6)
    t.finish()
    assert t.red.score["buildings"] == 12 + 2
    assert t.game.is_over


def test_each_card_counts_by_its_own_number() -> None:
    """K18: Aqueduct 1 Building, Lighthouse 4 Virtue, Moneylender 1 paid Debt."""
    t = table()
    t.red.with_buildings("aqueduct", "lighthouse", "moneylender").with_virtue(11).owing(paid=2)
    t.finish()
    assert t.red.score["buildings"] == (3 + 3) + (6 + 2) + (5 + 2)


@pytest.mark.parametrize(("prisoners", "points"), [(0, 0), (1, 0), (2, -1), (3, -1), (4, -2)])
def test_each_two_own_workers_in_prison_cost_a_point(prisoners: int, points: int) -> None:
    """A-96."""
    t = table()
    t.red.at(prison=prisoners)
    t.finish()
    assert t.red.score["prison"] == points
    assert t.blue.score["prison"] == 0
    assert t.game.is_over


@pytest.mark.parametrize(("silver", "points"), [(9, 0), (10, 1), (29, 2), (30, 3)])
def test_each_full_ten_silver_are_a_point(silver: int, points: int) -> None:
    """A-97."""
    t = table()
    t.red.has(silver=silver)
    t.finish()
    assert t.red.score["silver"] == points
    assert t.game.is_over


@pytest.mark.parametrize(("answer", "points"), [("destroy debt", 13), ("keep debts", 11)])
def test_a_debt_destroyed_at_the_end_no_longer_spoils_the_university(answer: str, points: int) -> None:
    """A-98: Virtue above 14 from the Observatory destroys the only Debt; then the University pays 2."""
    t = table()
    t.red.has(marble=2).with_virtue(14).owing(1).with_buildings("university", "observatory")
    t.finish()
    t.play(answer)
    assert t.red.score["buildings"] == points + 7
    assert t.game.is_over


@pytest.mark.parametrize(
    ("buildings", "points"),
    [([], -6), (["fountain"], -3), (["gamblers-den"], -9), (["fountain", "gamblers-den"], -6)],
)
def test_fountain_and_gamblers_den_change_what_debts_cost(buildings: list[str], points: int) -> None:
    """A-99: three unpaid Debts."""
    t = table()
    t.red.owing(3, paid=2).with_buildings(*buildings)
    t.blue.owing(1)
    t.finish()
    assert t.red.score["debts"] == points
    assert t.blue.score["debts"] == -2
    assert t.game.is_over


@pytest.mark.parametrize(("board", "virtue"), [("therese", 8), ("frederick", 7)])
def test_for_therese_gold_and_marble_together_make_the_castles_pair(board: str, virtue: int) -> None:
    """A-101: 1 Gold and 1 Marble; for anybody else they are no pair. D27."""
    t = table(boards=[board, "ada"])
    t.red.has(gold=1, marble=1).with_buildings("castle")
    t.finish()
    assert t.red.virtue == virtue
    assert t.red.score["gold-and-marble"] == 2  # each piece counts once, whatever it may stand for
    assert t.game.is_over


# Points.


def test_the_first_worked_example_scores_38() -> None:
    t = table()
    t.red.with_buildings("fortress", "barracks", "thieves-den").on_level(3).with_virtue(12).owing(2)
    t.red.has(gold=2, marble=1, silver=6).at(prison=3)
    t.finish()
    assert t.red.score == {
        "buildings": 30,
        "cathedral": 7,
        "virtue": 3,
        "debts": -4,
        "gold-and-marble": 3,
        "silver": 0,
        "prison": -1,
        "total": 38,
    }


def test_the_second_worked_example_scores_40() -> None:
    t = table()
    t.red.with_buildings("fortress", "watchtower", "tavern", "treasury").on_level(2).with_virtue(6)
    t.red.has(gold=1, silver=22).at(prison=4)
    t.finish()
    assert t.red.score == {
        "buildings": 35,
        "cathedral": 4,
        "virtue": 0,
        "debts": 0,
        "gold-and-marble": 1,
        "silver": 2,
        "prison": -2,
        "total": 40,
    }


def test_the_virtue_track_scores_from_minus_9_to_7() -> None:
    for virtue, points in enumerate([-9, -8, -7, -5, -3, -1, 0, 0, 0, 0, 1, 2, 3, 5, 7]):
        t = table()
        t.red.with_virtue(virtue)
        assert t.red.score["virtue"] == points


def test_what_is_not_scored() -> None:
    """Clay, Wood, Stone, hand cards, Apprentices, captives, own Workers elsewhere."""
    t = table()
    t.red.has(clay=9, wood=9, stone=9).with_hand("castle").with_apprentices("labourer").holding(blue=5).at(quarry=3)
    t.blue.holding(red=4)
    t.finish()
    assert t.red.score["total"] == 0
    assert t.game.is_over


def test_a_score_may_be_negative() -> None:
    t = table()
    t.red.with_virtue(0).owing(5)
    t.finish()
    assert t.red.score["total"] == -9 - 10


# Ties.


def test_a_tie_goes_to_the_higher_virtue() -> None:
    t = table()
    t.red.with_virtue(9).has(silver=0)
    t.blue.with_virtue(8).has(silver=9)
    t.finish()
    assert t.red.score["total"] == t.blue.score["total"] == 0
    assert t.game.ranks() == [1, 2]
    assert t.game.winners == [0]


def test_with_equal_virtue_a_tie_goes_to_more_silver() -> None:
    t = table()
    t.red.has(silver=3)
    t.blue.has(silver=4)
    t.finish()
    assert t.game.ranks() == [2, 1]
    assert t.game.winners == [1]


def test_with_equal_silver_too_the_victory_is_shared() -> None:
    t = table(players=3)
    t.red.has(silver=4)
    t.blue.has(silver=4)
    t.green.has(silver=3)
    t.finish()
    assert t.game.ranks() == [1, 1, 3]
    assert t.game.winners == [0, 1]


def test_more_points_beat_more_virtue() -> None:
    t = table()
    t.red.has(gold=1).with_virtue(6)
    t.blue.has(silver=9).with_virtue(9)
    t.finish()
    assert t.game.winners == [0]
