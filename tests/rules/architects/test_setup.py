"""Setting up: what lies where for each number of players, the drafts, the boards, the start player."""

from __future__ import annotations

from typing import Any

import pytest

import guildhall
from guildhall.architects.names import GUILDHALL, PRISON, SILVER, SUPPLY
from guildhall.architects.table import Table
from guildhall.game import Game


def new(players: int = 2, seed: int = 1, **options: Any) -> tuple[Game, Table]:
    game = guildhall.new_game("architects", players=players, seed=seed, **options)
    table = game.state
    assert isinstance(table, Table)
    return game, table


def to_first_turn(game: Game) -> Table:
    while game.decision.name in ("DraftPick", "StartingApprentice"):
        game.choose(game.options[0])
    table = game.state
    assert isinstance(table, Table)
    return table


def keys(game: Game, cards: list[int]) -> list[str]:
    table = game.state
    assert isinstance(table, Table)
    return [table.rules.buildings[card].key for card in cards]


# Standard set-up.


@pytest.mark.parametrize(
    ("players", "rewards", "spaces", "places"), [(2, 5, 12, 2), (3, 7, 16, 2), (4, 9, 20, 1), (5, 11, 24, 1)]
)
def test_what_depends_on_the_number_of_players(players: int, rewards: int, spaces: int, places: int) -> None:
    """K19: two Rewards a player and one more."""
    game, table = new(players)
    assert len(table.reward_pile) == rewards
    assert len(set(table.reward_pile)) == rewards
    assert table.rules.guildhall_spaces == spaces
    assert table.rules.capture_places == places
    assert len(game.seats) == players


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_starts_alike_but_for_the_silver_of_their_turn(players: int) -> None:
    for seed in range(8):
        game, _ = new(players, seed)
        table = to_first_turn(game)
        for i, index in enumerate(table.clockwise(table.first)):
            seat = table.seats[index]
            assert seat.virtue == 7
            assert seat.goods == [0, 0, 0, 0, 0, 3 + i]
            assert seat.workers[SUPPLY] == 20
            assert (seat.unpaid, seat.paid, seat.cathedral) == (0, 0, 0)
            assert (len(seat.hand), seat.apprentices, seat.buildings) == (3, [], [])
        assert table.active == table.first
        assert game.decision.name == "WhereToPlace"


def test_any_seat_may_start() -> None:
    assert {new(4, seed)[1].first for seed in range(60)} == {0, 1, 2, 3}


def test_what_lies_on_the_board() -> None:
    game, _ = new(5)
    table = to_first_turn(game)
    assert table.tax == 4
    assert (len(table.small_pile), table.large_pile) == (10, [])
    assert len(set(table.display)) == 8
    assert table.coins == [0] * 8
    assert len(table.apprentice_pile) == 32
    assert len(table.building_pile) == 40 - 5 * 3
    assert table.guildhall == []


def test_promo_cards_stay_in_the_box_unless_asked_for() -> None:
    """K17."""
    _, table = new()
    assert len(table.rules.apprentice_deck) == 40
    assert len(table.rules.building_deck) == 40
    _, table = new(promo_cards=True)
    assert len(table.rules.apprentice_deck) == 43
    assert len(table.rules.building_deck) == 43
    assert len(table.apprentice_pile) == 35


def test_two_buildings_have_the_names_of_their_cards() -> None:
    """K12: not the names that the appendix lists."""
    _, table = new()
    names = [card.key for card in table.rules.buildings]
    assert "observatory" in names
    assert "aqueduct" in names
    assert "gallery" not in names
    assert "aquaduct" not in names


# The Building draft.


def test_the_draft_keeps_one_passes_three_left_keeps_one_passes_two_left_and_keeps_one() -> None:
    """D18."""
    game, table = new(3)
    order = table.clockwise(table.first)
    packs = [list(pack) for pack in table.packs]
    assert [len(pack) for pack in packs] == [4, 4, 4]
    pile = list(table.building_pile)
    expected: list[list[int]] = [[] for _ in packs]
    for _ in range(3):
        for index in order:
            assert game.decision.name == "DraftPick"
            assert game.decision.seat == index
            assert [option.token for option in game.options] == [f"keep {card}" for card in keys(game, packs[index])]
            kept = packs[index].pop()  # the last one offered
            expected[index].append(kept)
            game.choose(f"keep {keys(game, [kept])[0]}")
        packs = [packs[-1], *packs[:-1]]  # each pack moves one seat clockwise
    assert game.decision.name == "WhereToPlace"
    table = game.state  # type: ignore[assignment]
    assert [seat.hand for seat in table.seats] == expected
    # What was left of each pack goes face down under the pile, one seat after the other.
    assert table.building_pile[3:] == pile
    left = [packs[(index + 1) % 3][0] for index in order]
    assert table.building_pile[:3] == left[::-1]


def test_nobody_sees_what_the_others_draft() -> None:
    """D18."""
    game, table = new(3)
    first = table.first
    other = (first + 1) % 3
    assert game.view(other)["question"] == {"seat": game.seats[first], "name": "DraftPick"}
    assert game.view(other)["pack"] == keys(game, table.packs[other])
    assert all(game.view(other)["seats"][seat]["hand"] is None for seat in range(3) if seat != other)


# The variable set-up.

BOARDS: dict[str, tuple[int, int, int, dict[str, int], int, int]] = {
    # Prison, Silver, Virtue, goods, Building cards beyond the draft, Debts
    "ada": (0, 0, 11, {"gold": 1}, 1, 0),
    "caroline": (8, 10, 3, {"marble": 1}, 0, 1),
    "frederick": (0, 4, 7, {"stone": 1}, 0, 0),
    "rudolf": (0, 3, 9, {"wood": 1}, 0, 0),
    "therese": (4, 5, 5, {}, 1, 0),
    "bertha": (0, 3, 8, {}, 1, 0),
    "clovis": (0, 1, 10, {"clay": 1, "marble": 1}, 0, 0),
    "fara": (2, 5, 6, {"wood": 1, "stone": 1}, 0, 0),
    "hugo": (10, 12, 2, {}, 2, 0),
    "lothaire": (6, 6, 4, {"clay": 2}, 0, 0),
    "emma": (14, 11, 0, {"gold": 1, "marble": 1}, 0, 0),
    "judith": (10, 8, 1, {}, 3, 0),
    "merovech": (12, 0, 1, {"clay": 1, "wood": 1, "stone": 1}, 0, 0),
}


@pytest.mark.parametrize("board", BOARDS)
def test_each_board_starts_with_what_is_printed_on_it(board: str) -> None:
    prison, silver, virtue, goods, cards, debts = BOARDS[board]
    game, _ = new(setup="variable", boards=[board, "random"])
    table = to_first_turn(game)
    seat = table.seats[0]
    assert (seat.workers[PRISON], seat.workers[SUPPLY], seat.workers[GUILDHALL]) == (prison, 20 - prison, 0)
    assert seat.goods[SILVER] == silver  # no Silver by turn order
    assert game.view(0)["seats"][0]["goods"] == {good: n for good, n in {**goods, "silver": silver}.items() if n}
    assert seat.virtue == virtue
    assert (seat.unpaid, seat.paid) == (debts, 0)
    assert len(seat.hand) == 3 + cards


def test_extra_building_cards_are_drawn_after_the_draft() -> None:
    """D19."""
    game, table = new(setup="variable", boards=["hugo", "ada"])
    assert [len(pack) for pack in table.packs] == [4, 4]
    assert all(seat.hand == [] for seat in table.seats)
    while game.decision.name == "DraftPick":
        top = keys(game, table.building_pile[-3:][::-1])
        game.choose(game.options[0])
        table = game.state  # type: ignore[assignment]
    # Ada starts, so she draws first.
    assert keys(game, table.seats[1].hand)[3:] == top[:1]
    assert keys(game, table.seats[0].hand)[3:] == top[1:]


def test_the_highest_virtue_starts_and_the_others_follow_clockwise() -> None:
    """K10: the boards of base and promo sets all differ in Virtue."""
    for seed in range(6):
        game, _ = new(3, seed, setup="variable", boards=["caroline", "rudolf", "therese"])
        table = to_first_turn(game)
        assert game.decision.seat_key == "blue"
        game.choose("place quarry")
        assert game.decision.seat_key == "green"
    assert len({BOARDS[board][2] for board in list(BOARDS)[:10]}) == 10
    assert table.first == 1


def test_between_two_boards_of_equal_virtue_chance_decides() -> None:
    """D20: Judith and Merovech both start at 1."""
    firsts = {new(2, seed, setup="variable", boards=["judith", "merovech"])[1].first for seed in range(20)}
    assert firsts == {0, 1}
    firsts = {new(3, seed, setup="variable", boards=["judith", "merovech", "hugo"])[1].first for seed in range(20)}
    assert firsts == {2}


def test_only_the_base_boards_are_dealt_unless_others_are_asked_for() -> None:
    """K11: five of the base game, five promos. U6: the three of unknown origin are a set of their own."""
    base, promo, unknown = set(list(BOARDS)[:5]), set(list(BOARDS)[5:10]), set(list(BOARDS)[10:])
    for sets, expected in ((None, base), (["promo"], promo), (["base", "promo"], base | promo), (["unknown"], unknown)):
        dealt: set[str] = set()
        for seed in range(30):
            options: dict[str, Any] = {} if sets is None else {"board_sets": sets}
            _, table = new(3, seed, setup="variable", **options)
            boards = [table.rules.boards[seat.board].key for seat in table.seats]
            assert len(set(boards)) == 3
            dealt.update(boards)
        assert dealt == expected


def test_the_three_boards_of_unknown_origin_say_so() -> None:
    """U6."""
    _, table = new()
    marked = [board.key for board in table.rules.boards if board.origin == "unknown"]
    assert marked == ["emma", "judith", "merovech"]


# The free starting Apprentice.


def test_nobody_starts_with_an_apprentice_by_default() -> None:
    """K4: off, as an option."""
    game, _ = new(4)
    assert game.decision.name == "DraftPick"


@pytest.mark.parametrize("players", [2, 5])
def test_starting_apprentices_are_hired_in_reverse_turn_order_before_the_draft(players: int) -> None:
    """K4: free, with their Virtue; the display is filled when all have chosen."""
    game, table = new(players, starting_apprentice=True)
    order = table.clockwise(table.first)[::-1]
    silver = [seat.goods[SILVER] for seat in table.seats]
    pile = len(table.apprentice_pile)
    chosen: dict[int, int] = {}
    for number, index in enumerate(order):
        assert game.decision.name == "StartingApprentice"
        assert game.decision.seat == index
        assert len(game.options) == 8 - number
        chosen[index] = next(card for card in table.display if card >= 0)
        game.choose(game.options[0])
        table = game.state  # type: ignore[assignment]
        if number < players - 1:
            assert table.display.count(-1) == number + 1
    assert game.decision.name == "DraftPick"
    assert -1 not in table.display
    assert len(table.apprentice_pile) == pile - players
    for seat in table.seats:
        assert seat.apprentices == [chosen[seat.index]]
        assert seat.virtue == 7 + table.rules.apprentices[chosen[seat.index]].virtue
    assert [seat.goods[SILVER] for seat in table.seats] == silver


def test_the_start_player_stays_when_starting_apprentices_change_virtue() -> None:
    """D21: Rudolf's 9 against Bertha's 8: whatever they hire, Rudolf starts."""
    started = set()
    for seed in range(40):
        game, _ = new(2, seed, setup="variable", boards=["bertha", "rudolf"], starting_apprentice=True)
        table = to_first_turn(game)
        started.add(table.seats[0].virtue >= table.seats[1].virtue)
        assert table.first == 1
        assert game.decision.seat_key == "blue"
    assert started == {True, False}


def test_a_board_may_be_chosen_from_any_set() -> None:
    """D29: named boards come from anywhere, the others from the sets in play; none comes twice."""
    for seed in range(10):
        _, table = new(5, seed, setup="variable", boards=["random", "emma", "random", "random", "ada"])
        boards = [table.rules.boards[seat.board].key for seat in table.seats]
        assert (boards[1], boards[4]) == ("emma", "ada")
        assert {boards[0], boards[2], boards[3]} <= {"caroline", "frederick", "rudolf", "therese"}
        assert len(set(boards)) == 5
