"""Setting up with Works of Wonder."""

from __future__ import annotations

from typing import Any

import pytest

import guildhall
from guildhall.architects.names import PRISON, SILVER
from guildhall.architects.table import Table
from guildhall.architects.wonders.part import part_of
from guildhall.game import Game


def new(players: int = 3, seed: int = 3, **options: Any) -> Game:
    return guildhall.new_game("architects", players=players, seed=seed, expansions=["wonders"], **options)


def state(game: Game) -> Table:
    assert isinstance(game.state, Table)
    return game.state


def play_to(game: Game, *names: str) -> Game:
    while game.decision.name not in names:
        game.choose(game.options[0])
    return game


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_cards_are_shuffled_in(players: int) -> None:
    """W-2.2: 64 Apprentices, 64 Buildings, and all 23 Rewards at every number of players."""
    table = state(new(players))
    rules = table.rules
    assert len(table.apprentice_pile) + len(table.display) == 64
    assert len(rules.building_deck) == 64
    assert len(table.reward_pile) == 23
    assert {rules.apprentices[card].box for card in rules.apprentice_deck} == {"base", "wonders"}


def test_with_both_expansions_there_are_more() -> None:
    """W-2.2: 76 Apprentices, 76 Buildings, 23 Rewards."""
    game = guildhall.new_game("architects", players=6, seed=1, expansions=["artisans", "wonders"])
    table = state(game)
    assert len(table.apprentice_pile) + len(table.display) == 76
    assert len(table.rules.building_deck) == 76
    assert len(table.reward_pile) == 23


def test_ten_apprentices_lie_face_up_in_five_columns() -> None:
    """W-2.1, W-2.2: the fifth lies on the Influence Board."""
    table = state(new())
    assert table.rules.columns == 5
    assert len([card for card in table.display if card >= 0]) == 10


def test_everybody_hires_a_free_apprentice_in_reverse_turn_order() -> None:
    """W-2.4: before the Building draft, from ten, with nothing dealt in between."""
    game = new()
    table = state(game)
    order = table.clockwise(table.first)
    asked = []
    shown = []
    while game.decision.name == "StartingApprentice":
        asked.append(game.decision.seat)
        shown.append(len(game.options))
        game.choose(game.options[0])
    assert asked == order[::-1]
    assert shown == [10, 9, 8]
    assert game.decision.name == "DraftPick"
    table = state(game)
    assert len([card for card in table.display if card >= 0]) == 10
    assert [len(seat.apprentices) for seat in table.seats] == [1, 1, 1]
    assert all(seat.goods[SILVER] in (3, 4, 5) for seat in table.seats)


def test_the_virtue_of_that_hire_applies() -> None:
    """W-2.4."""
    game = play_to(new(), "WhereToPlace")
    table = state(game)
    for seat in table.seats:
        assert seat.virtue == 7 + table.rules.apprentices[seat.apprentices[0]].virtue


def test_the_influence_of_a_board_may_save_the_virtue_of_that_hire() -> None:
    """W-2.4, W-I10: at any time, so here too."""
    for seed in range(40):
        game = new(2, seed, setup="variable", boards=["charles", "ada"])
        table = state(game)
        cards = table.rules.apprentices
        ill = [card for card in table.display if cards[card].virtue < 0]
        if not ill:
            continue
        while game.decision.seat != 0:
            game.choose(next(o for o in game.options if o.token != f"hire {cards[ill[0]].key}"))
        game.choose(f"hire {cards[ill[0]].key}")
        game.choose("influence for virtue")
        assert (state(game).seats[0].virtue, part_of(state(game)).influence[0]) == (8, 1)
        return
    raise AssertionError("no deal with such an Apprentice")


def test_the_wonders_lie_on_the_table_with_nothing_on_them() -> None:
    """W-2.5: from most to least Influence, and in no pile."""
    table = state(new())
    part = part_of(table)
    assert [wonder.key for wonder in part.rows.wonders] == [
        "clay-wonder", "wood-wonder", "stone-wonder", "gold-wonder", "marble-wonder",
    ]  # fmt: skip
    influence = [wonder.influence for wonder in part.rows.wonders]
    assert influence == sorted(influence, reverse=True)
    assert part.laid == [0] * 5
    assert not {part.rows.first + i for i in range(5)} & set(table.building_pile)


@pytest.mark.parametrize("seed", range(8))
def test_one_card_is_turned_over_and_places_the_figures(seed: int) -> None:
    """W-2.6: the Princess where its right side says, the Profiteer where its left side does."""
    part = part_of(state(new(seed=seed)))
    assert (len(part.contributions), len(part.consequences)) == (6, 1)
    assert sorted(part.contributions + part.consequences) == list(range(7))
    card = part.consequence()
    assert (part.princess, part.profiteer) == (card.princess, card.profiteer)
    assert part.filled == [0] * 5


def test_everybody_starts_without_influence() -> None:
    """W-2.3: on a standard face."""
    assert part_of(state(new())).influence == [0, 0, 0]


# Workers in Prison, Silver, Virtue, Influence, resources, cards, Debts.
BOARDS = [
    ("arnulf", 3, 4, 6, 0, [3, 0, 0, 0, 0], 0, 0),
    ("charles", 0, 3, 8, 3, [0, 2, 0, 0, 0], 0, 0),
    ("clotilde", 0, 0, 13, 1, [0, 0, 0, 0, 0], 0, 1),
    ("isabette", 5, 7, 4, 2, [0, 0, 0, 0, 0], 1, 0),
    ("louis", 13, 11, 2, 2, [0, 0, 0, 1, 0], 0, 0),
    ("zesiro", 0, 2, 10, 1, [0, 0, 2, 0, 0], 0, 0),
]


@pytest.mark.parametrize(("board", "prison", "silver", "virtue", "influence", "goods", "cards", "debts"), BOARDS)
def test_each_board_starts_with_what_it_prints(
    board: str, prison: int, silver: int, virtue: int, influence: int, goods: list[int], cards: int, debts: int
) -> None:
    """W-91, W-2.3, W-10.6d: a Building card comes on top of the draft."""
    game = new(2, setup="variable", boards=[board, "rudolf"])
    seat = state(game).seats[0]
    assert (seat.workers[PRISON], seat.goods[SILVER], seat.virtue, seat.unpaid) == (prison, silver, virtue, debts)
    assert seat.goods[:5] == goods
    assert part_of(state(game)).influence[0] == influence
    play_to(game, "WhereToPlace")
    assert len(state(game).seats[0].hand) == 3 + cards


def test_clotilde_starts_before_zesiro() -> None:
    """W-91, W-2.3: 13 Virtue before 10."""
    assert state(new(2, setup="variable", boards=["zesiro", "clotilde"])).first == 1
    assert state(new(2, setup="variable", boards=["clotilde", "zesiro"])).first == 0


@pytest.mark.parametrize("seed", range(6))
def test_of_two_boards_with_equal_virtue_the_one_with_more_influence_starts(seed: int) -> None:
    """W-92, W-2.3: Isabette and Lothaire have 4, Charles and Bertha 8, Louis and Hugo 2."""
    options: dict[str, Any] = {"setup": "variable", "board_sets": ["base", "promo"]}
    for boards in (["lothaire", "isabette"], ["bertha", "charles"], ["hugo", "louis"]):
        table = state(new(2, seed, boards=boards, **options))
        assert table.seats[0].virtue == table.seats[1].virtue
        assert table.first == 1


def test_among_boards_with_equal_virtue_and_influence_chance_decides() -> None:
    """W-2.3: Frederick and Arnulf are not equal, Fara and Arnulf are."""
    first = set()
    for seed in range(20):
        table = state(new(2, seed, setup="variable", boards=["fara", "arnulf"]))
        assert table.seats[0].virtue == table.seats[1].virtue == 6
        first.add(table.first)
    assert first == {0, 1}


def test_isabette_gains_a_marble_for_her_first_apprentice() -> None:
    """W-96."""
    game = play_to(new(2, setup="variable", boards=["isabette", "ada"]), "DraftPick")
    assert state(game).seats[0].goods[4] == 1


def test_the_debt_of_clotilde_is_no_gain_for_a_racketeer() -> None:
    """W-10.6a: it lay there before."""
    for seed in range(60):
        game = new(2, seed, setup="variable", boards=["clotilde", "ada"])
        while game.decision.name == "StartingApprentice" and game.decision.seat != 0:
            game.choose(next(o for o in game.options if "racketeer" not in o.token))
        hire = next((o for o in game.options if o.token.startswith("hire racketeer")), None)
        if hire is not None:
            game.choose(hire)
            play_to(game, "WhereToPlace")
            assert (state(game).seats[0].unpaid, part_of(state(game)).influence[0]) == (1, 1)
            return
    raise AssertionError("no deal with a Racketeer")


def test_its_boards_are_dealt_with_the_others() -> None:
    """W-2.3."""
    dealt = set()
    for seed in range(30):
        table = state(new(5, seed, setup="variable"))
        dealt |= {table.rules.boards[seat.board].key for seat in table.seats}
    assert {"arnulf", "charles", "clotilde", "isabette", "louis", "zesiro"} <= dealt
    assert {"ada", "therese"} <= dealt


def test_the_order_of_the_expansions_makes_no_difference() -> None:
    """W-E8."""
    one = guildhall.new_game("architects", players=4, seed=5, expansions=["artisans", "wonders"])
    other = guildhall.new_game("architects", players=4, seed=5, expansions=["wonders", "artisans"])
    assert one.position() == other.position()


def test_nobody_sees_the_cards_below_the_open_one() -> None:
    """W-2.6: neither in a view nor by a second deal."""
    game = play_to(new(), "WhereToPlace")
    hidden = part_of(state(game)).contributions[:-1]
    view = game.view("red")["wonders"]
    assert "contributions" not in view
    keys = [part_of(state(game)).rows.contributions[card].key for card in hidden]
    assert not any(key in str(view) for key in keys)
    dealt = [game.determinize("red", seed) for seed in range(12)]
    deals = {tuple(part_of(table).contributions) for table in dealt if isinstance(table, Table)}
    assert len(deals) > 1
    assert {deal[-1] for deal in deals} == {part_of(state(game)).contributions[-1]}
