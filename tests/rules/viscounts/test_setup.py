"""Setting up: piles, pairs, player cards, decks, and which set-ups there are."""

from __future__ import annotations

from typing import Any

import pytest

import guildhall
import viscounts_sheet as sheet
from guildhall.game import Game
from viscounts_builder import TestTable, table

SEGMENTS = "ABCDE"


def new(players: int = 2, seed: int = 1, **options: Any) -> Game:
    return guildhall.new_game("viscounts", players=players, seed=seed, **options)


def drafted(players: int = 2, seed: int = 1, **options: Any) -> Game:
    """A game at the first turn, everybody having taken the first pair."""
    game = new(players, seed, **options)
    while game.decision.name in ("ChoosePair", "RemoveCard"):
        game.choose(game.options[0])
    return game


def begin_with(player_card: str) -> TestTable:
    """A game in which somebody takes this player card, and the other one a card without an extra step."""
    for seed in range(200):
        game = new(seed=seed)
        cards = [option.token.split()[1] for option in game.options]
        plain = [i for i, card in enumerate(cards) if card != player_card and not sheet.PLAYER_CARDS[card][-1]]
        if player_card in cards and plain:
            game.choose(game.options[cards.index(player_card)])
            game.choose(next(o for o in game.options if o.token.split()[1] == cards[plain[0]]))
            return TestTable(game)
    raise AssertionError(f"{player_card} is never laid out")


def owner_of(game: Game, player_card: str) -> dict[str, Any]:
    found: dict[str, Any] = next(s for s in game.position()["seats"] if s["player_card"] == player_card)
    return found


# The board and its piles.


@pytest.mark.parametrize(("players", "above", "below"), [(1, 8, 22), (2, 8, 22), (3, 11, 19), (4, 14, 16)])
def test_debts_and_deeds_above_and_below_the_kingdom_cards(players: int, above: int, below: int) -> None:
    """V-I2, V-1: with three players 11 of each above and 19 below."""
    kingdom = new(players).view(0)["kingdom"]
    assert kingdom == {
        "debts": {"above": above, "below": below},
        "deeds": {"above": above, "below": below},
        "poverty": False,
        "prosperity": False,
    }


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_five_piles_of_townsfolk(players: int) -> None:
    """V-2: 14, 14, 14, 13 and 13 from the first position of the ring on, 68 different cards in all."""
    position = new(players, seed=5).position()
    piles = [position["townsfolk"][segment] for segment in position["board"]["ring"]]
    assert [len(pile) for pile in piles] == [14, 14, 14, 13, 13]
    assert sorted(card for pile in piles for card in pile) == sorted(sheet.NEUTRAL)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_five_piles_of_manuscripts(players: int) -> None:
    """V-3: seven in each, a grey one on top of six black ones."""
    piles = new(players, seed=5).position()["manuscripts"]
    for segment in SEGMENTS:
        assert [sheet.MANUSCRIPTS[card][1] for card in piles[segment]] == ["grey"] + ["black"] * 6
    assert sorted(card for pile in piles.values() for card in pile) == sorted(sheet.MANUSCRIPTS)


@pytest.mark.parametrize(("players", "side"), [(1, "small"), (2, "small"), (3, "large"), (4, "large")])
def test_the_side_of_the_board(players: int, side: str) -> None:
    """V-I1: set-up 1."""
    assert new(players).view(0)["board"]["side"] == side


def test_the_ring_and_the_direction_of_the_castle_are_left_to_chance() -> None:
    """Set-up 2 and 3: all five directions occur, and each segment everywhere in the ring."""
    boards = [new(seed=seed).position()["board"] for seed in range(60)]
    assert {board["offset"] for board in boards} == set(range(5))
    for place in range(5):
        assert {board["ring"][place] for board in boards} == set(SEGMENTS)
    assert all(sorted(board["ring"]) == list(SEGMENTS) for board in boards)


def test_only_the_top_of_each_pile_is_known() -> None:
    """Set-up 4 and 5: the piles lie face up."""
    game = new()
    position = game.position()
    for seat in (None, 0, 1):
        for row in game.view(seat)["board"]["segments"]:
            segment = row["segment"]
            assert row["townsfolk"] == {
                "top": position["townsfolk"][segment][0],
                "count": len(position["townsfolk"][segment]),
            }
            assert row["manuscripts"] == {"top": position["manuscripts"][segment][0], "count": 7}


# Players and pairs.


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_what_everybody_begins_with(players: int) -> None:
    """V-7: 20 Workers, no building built, corruption on 0 and virtue on 6, so there is no collision."""
    game = drafted(players)
    for seat in game.position()["seats"]:
        assert seat["workers"] == 20
        assert seat["buildings"] == {"workshop": 0, "trading-post": 0, "guildhall": 0}
        assert seat["track"] == {"corruption": 0, "virtue": 6}
        assert (seat["manuscripts"], seat["slots"], seat["discard"]) == ([], [None] * 3, [])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_pair_more_than_players_and_the_last_one_chooses_first(players: int) -> None:
    """Set-up 9 to 11: the first player is random and chooses last."""
    firsts = set()
    for seed in range(20):
        game = new(players, seed)
        first = game.seats.index(game.position()["turn"]["first"])
        firsts.add(first)
        asked: list[int] = []
        while game.decision.name == "ChoosePair":
            assert len(game.options) == players + 1 - len(asked)
            assert len(game.view(None)["pairs"]) == len(game.options), "pairs lie open"
            asked.append(game.decision.seat)
            game.choose(game.options[-1])
        assert asked == [(first - 1 - i) % players for i in range(players)]
    assert firsts == set(range(players))


def test_pairs_are_of_one_player_card_and_one_hero_each() -> None:
    pairs = new(4).view(None)["pairs"]
    assert len({pair["player_card"] for pair in pairs}) == len({pair["hero"] for pair in pairs}) == 5
    assert {pair["player_card"] for pair in pairs} <= set(sheet.PLAYER_CARDS)
    assert {pair["hero"] for pair in pairs} <= set(sheet.HEROES)


def test_the_eighth_player_card() -> None:
    """V-5: space O8, 6 silver, 2 gold and an unpaid debt, which comes from above Poverty."""
    t = begin_with("start-8")
    owner = owner_of(t.game, "start-8")
    assert owner["space"] == "O8"
    assert owner["goods"] == {"ink": 0, "gold": 2, "stone": 0, "silver": 6}
    assert owner["debts"] == {"unpaid": 1, "paid": 0}
    assert t.debts_above == 7


def test_the_fifth_player_card_removes_a_starting_card() -> None:
    """V-6: without the cutpurse the deck has 8 cards, of which 3 are the hand; no silver comes back."""
    t = begin_with("start-5")
    assert t.question == "RemoveCard"
    assert t.options == [f"remove {key}" for key in sheet.STARTING]
    t.play("remove cutpurse")
    owner = owner_of(t.game, "start-5")
    assert (len(owner["hand"]), len(owner["draw"])) == (3, 5)
    assert sorted(owner["hand"] + owner["draw"]) == sorted({*sheet.STARTING, owner["hero"]} - {"cutpurse"})
    assert owner["goods"] == {"ink": 0, "gold": 0, "stone": 0, "silver": 6}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_deck_of_eight_starting_cards_and_the_hero(players: int) -> None:
    """Set-up 13: nine cards, three of them in hand."""
    for seat in drafted(players, seed=11).position()["seats"]:
        if seat["player_card"] != "start-5":
            assert (len(seat["hand"]), len(seat["draw"])) == (3, 6)
            assert sorted(seat["hand"] + seat["draw"]) == sorted([*sheet.STARTING, seat["hero"]])


def test_hands_and_the_order_of_draw_piles_are_hidden() -> None:
    """V-E9: the end of set-up. What others have drawn and what they hold looks alike; which cards they own is known."""
    game = drafted(3)
    red, blue, _ = game.position()["seats"]
    own, other, _ = game.view("red")["seats"]
    assert own["hand"] == red["hand"] and own["draw"] != red["draw"] and sorted(own["draw"]) == sorted(red["draw"])
    assert (other["hand"], other["draw"], other["hand_size"], other["draw_size"]) == (None, None, 3, len(blue["draw"]))
    assert sorted(other["unseen"]) == sorted(blue["hand"] + blue["draw"])
    assert [seat["hand"] for seat in game.view(None)["seats"]] == [None] * 3


def test_pairs_that_nobody_took_go_back_to_the_box() -> None:
    """Set-up 14: and the first player begins."""
    game = drafted(3, seed=4)
    assert game.view(None)["pairs"] == []
    assert game.decision.seat_key == game.position()["turn"]["first"]
    assert game.decision.name == "PlayWhich"


def test_every_card_says_where_its_numbers_come_from() -> None:
    """V-I20: most are reconstructed, and say so; nothing claims to be printed that was not seen."""
    origins = {entry.key: entry.origin for entry in guildhall.definition("viscounts").cards({})}
    assert all(origins.values())
    assert {origins[key] for key in (*sheet.NEUTRAL, *sheet.HEROES, *sheet.MANUSCRIPTS)} == {"reconstructed"}


# Options.


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"players": 0}, "1"),
        ({"players": 5}, "4"),
        ({"players": 2, "opponent": "viscount"}, "opponent"),
        ({"players": 2, "focus": "builder"}, "focus"),
        ({"players": 3, "difficulty": "hard"}, "difficulty"),
        ({"players": 1, "focus": "baker"}, "merchant"),
        ({"players": 1, "difficulty": "nightmare"}, "easy"),
        ({"players": 1, "opponent": "helena"}, "viscount"),
        ({"players": 2, "setup": "variable"}, "setup"),
    ],
)
def test_what_cannot_be_is_refused_with_what_could(options: dict[str, Any], said: str) -> None:
    with pytest.raises(guildhall.GuildhallError) as refused:
        new(**options)
    assert said in str(refused.value)


def test_the_builder_lays_out_the_canonical_board() -> None:
    """What the rulings take for granted: ring A to E, the castle not turned, O1 and O6, nothing anywhere."""
    t = table()
    assert (t.table.position()["board"], t.red.space, t.blue.space) == (
        {"ring": list(SEGMENTS), "offset": 0},
        "O1",
        "O6",
    )
    assert (t.red.goods, t.red.in_slots, t.red.in_hand) == ({}, [None] * 3, [])
