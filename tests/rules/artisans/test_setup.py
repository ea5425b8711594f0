"""Setting up with Age of Artisans: crafts, Artisans, the Apprentice draft, six players."""

from __future__ import annotations

from typing import Any

import pytest

import guildhall
from builders.tables import artisans_table
from guildhall.architects.artisans.part import part_of
from guildhall.architects.names import GUILDHALL
from guildhall.architects.table import Table
from guildhall.game import Game


def new(players: int = 3, **options: Any) -> Game:
    return guildhall.new_game("architects", players=players, seed=3, expansions=["artisans"], **options)


def state(game: Game) -> Table:
    assert isinstance(game.state, Table)
    return game.state


def play_to(game: Game, *names: str) -> Game:
    while game.decision.name not in names:
        game.choose(game.options[0])
    return game


def test_four_crafts_are_face_up_and_twenty_in_the_pile() -> None:
    """R02."""
    part = part_of(state(play_to(new(), "WhereToPlace")))
    assert (len(part.display), len(part.pile)) == (4, 20)
    assert sorted(part.display + part.pile) == list(range(24))


def test_with_walaric_nineteen_crafts_are_left_in_the_pile() -> None:
    """R02: he has taken one for his Tool."""
    game = play_to(new(2, setup="variable", boards=["walaric", "ada"]), "WhereToPlace")
    part = part_of(state(game))
    assert (len(part.display), len(part.pile)) == (4, 19)


def test_walaric_starts_with_a_tool_of_his_choice_for_his_first_apprentice() -> None:
    """R59, I-17: chosen after the Building draft."""
    game = play_to(new(2, setup="variable", boards=["walaric", "ada"]), "DraftPick")
    play_to(game, "FreeTool")
    table = state(game)
    walaric = table.seats[0]
    assert game.decision.seat_key == "red"
    assert [len(seat.hand) for seat in table.seats] == [3, 3]  # the Building draft is over
    shown = list(part_of(table).display)
    assert [option.token for option in game.options] == [f"tool craft-{card + 1}" for card in shown]
    virtue_of_hire = table.rules.apprentices[walaric.apprentices[0]].virtue
    game.choose(game.options[1])
    table = state(game)
    walaric = table.seats[0]
    assert game.decision.name == "WhereToPlace"
    assert part_of(table).tools[walaric.apprentices[0]] == shown[1]
    assert len(part_of(table).display) == 4
    assert walaric.virtue == 12 + virtue_of_hire
    assert walaric.goods == [0] * 6
    assert (walaric.unpaid, walaric.workers[13], walaric.workers[14]) == (1, 0, 21)


def test_gisela_starts_with_virtue_13_and_two_silver() -> None:
    game = new(2, setup="variable", boards=["gisela", "ada"])
    gisela = state(game).seats[0]
    assert (gisela.virtue, gisela.goods, gisela.unpaid) == (13, [0, 0, 0, 0, 0, 2], 0)


def test_everybody_has_twenty_workers_and_an_artisan() -> None:
    t = artisans_table(players=6)
    for key in t.game.seats:
        assert t.seat(key).supply == 21
        assert t.seat(key).artisan == "supply"


def test_the_apprentice_draft_runs_in_reverse_turn_order_before_the_building_draft() -> None:
    """R03: nothing is refilled until everybody has chosen."""
    game = new(3)
    table = state(game)
    order = [game.seats[i] for i in table.clockwise(table.first)]
    asked: list[str] = []
    while game.decision.name == "StartingApprentice":
        table = state(game)
        assert sum(card >= 0 for card in table.display) == 8 - len(asked)
        asked.append(game.decision.seat_key)
        seat = table.seats[game.decision.seat]
        virtue = seat.virtue
        index = seat.index
        game.choose(game.options[-1])
        seat = state(game).seats[index]
        assert seat.virtue == virtue + state(game).rules.apprentices[seat.apprentices[0]].virtue
    assert asked == order[::-1]
    assert game.decision.name == "DraftPick"
    assert sum(card >= 0 for card in state(game).display) == 8


def test_a_virtue_icon_of_the_draft_counts() -> None:
    """R03."""
    game = new(3)
    table = state(game)
    keys = [card.key for card in table.rules.apprentices]
    for space, key in ((0, "antagonist-1"), (1, "abbot-1")):
        card = keys.index(key)
        if card in table.display:
            where = table.display.index(card)
            table.display[where], table.display[space] = table.display[space], card
        else:
            table.apprentice_pile[table.apprentice_pile.index(card)] = table.display[space]
            table.display[space] = card
    table.answers = table.decision.options(table) if table.decision else []
    first, second = state(game).clockwise(table.first)[::-1][:2]
    game.choose("hire antagonist-1")
    game.choose("hire abbot-1")
    assert (state(game).seats[first].virtue, state(game).seats[second].virtue) == (6, 8)


def test_decks_hold_the_expansions_cards() -> None:
    table = state(new(2))
    in_hand = sum(len(seat.hand) for seat in table.seats)
    assert len(table.apprentice_pile) + 8 == 52
    assert len(table.building_pile) + sum(len(pack) for pack in table.packs) + in_hand == 52


def test_six_players_use_all_eleven_rewards() -> None:
    """R01."""
    assert len(state(new(6)).reward_pile) == 11


def test_the_reward_decks_of_fewer_players_are_the_base_games() -> None:
    assert [len(state(new(players)).reward_pile) for players in (2, 3, 4, 5)] == [5, 7, 9, 11]


def test_six_players_start_with_three_to_eight_silver() -> None:
    """E1."""
    table = state(new(6))
    assert [table.seats[i].goods[5] for i in table.clockwise(table.first)] == [3, 4, 5, 6, 7, 8]


def test_the_sixth_player_is_orange() -> None:
    assert new(6).seats == ["red", "blue", "green", "yellow", "purple", "orange"]


def test_six_players_capture_at_one_place() -> None:
    """E1: as with four and five players."""
    t = artisans_table(players=6)
    t.red.has(silver=9).at(town_centre=1)
    t.orange.at(forest=1, quarry=1)
    t.blue.at(forest=1)
    t.play("place town-centre", "capture forest orange")
    assert t.options == ["capture forest blue", "done"]


@pytest.mark.parametrize(
    ("players", "spaces", "apprentice_resets", "resets"),
    [
        (2, 12, [3, 6, 9], [7, 10]),
        (3, 16, [3, 7, 11], [9, 13]),
        (4, 20, [3, 8, 13], [11, 16]),
        (5, 24, [3, 9, 15], [13, 19]),
        (6, 24, [3, 9, 15], [13, 19]),
    ],
)
def test_the_guildhall_board_by_players(
    players: int, spaces: int, apprentice_resets: list[int], resets: list[int]
) -> None:
    """R07: every space's first Worker, one after the other."""
    t = artisans_table(players=players)
    found: dict[str, list[int]] = {"apprentices": [], "market": []}
    for space in range(1, spaces + 1):
        watched = t.table.clone()
        watched.guildhall = [1] * (space - 1)
        watched.rules.places[GUILDHALL].receive(watched, watched.seats[0])
        if watched.apprentice_resets_due:
            found["apprentices"].append(space)
        if watched.reset_due:
            found["market"].append(space)
        assert (watched.turns_left > 0) == (space == spaces)
    assert found == {"apprentices": apprentice_resets, "market": resets}


def test_the_boards_of_the_expansion_are_in_the_pool_of_the_variable_setup() -> None:
    dealt: set[str] = set()
    for seed in range(20):
        game = guildhall.new_game("architects", players=6, seed=seed, expansions=["artisans"], setup="variable")
        dealt |= {state(game).rules.boards[seat.board].key for seat in state(game).seats}
    assert {"walaric", "gisela"} <= dealt
    assert dealt == {"ada", "caroline", "frederick", "rudolf", "therese", "walaric", "gisela"}
