"""Setting up: the side of the board, piles, pairs, player cards, decks, and which set-ups there are."""

from __future__ import annotations

from typing import Any

import pytest

import guildhall
import viscounts_sheet as sheet
from builders.viscounts import DRAFT, SeatAtTable, TestTable, drafting, table
from guildhall.game import Game

SEGMENTS = "ABCDE"


def new(players: int = 2, seed: int = 1, **options: Any) -> Game:
    return guildhall.new_game("viscounts", players=players, seed=seed, **options)


def drafted(players: int = 2, seed: int = 1, **options: Any) -> Game:
    """A game at the first turn, everybody having taken the first pair and the first answer to its extra step."""
    game = new(players, seed, **options)
    while game.decision.name in DRAFT:
        game.choose(game.options[0])
    return game


def with_card(player_card: str, *answers: str, hero: str = "emma") -> tuple[TestTable, SeatAtTable]:
    """A draft in which the one who chooses first takes this player card and then says this."""
    t, chooser, _ = drafting(player_card, hero)
    t.play(f"take {player_card} {hero}", *answers)
    return t, chooser


# The board and its piles.


@pytest.mark.parametrize(("players", "debts", "deeds"), [(1, 12, 12), (2, 12, 12), (3, 15, 16), (4, 18, 20)])
def test_debts_on_poverty_and_deeds_on_prosperity(players: int, debts: int, deeds: int) -> None:
    """V01, V02: 15 and 16 with three players, 18 and 20 with four, 12 and 12 with one or two; 30 of each in all."""
    t = TestTable(drafted(players))
    assert (t.debts_above, t.deeds_above) == (debts, deeds)
    assert not t.poverty_revealed and not t.prosperity_revealed


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_five_piles_of_townsfolk(players: int) -> None:
    """V03: 14, 14, 14, 13 and 13, 68 different cards in all."""
    piles = new(players, seed=5).position()["townsfolk"].values()
    assert sorted((len(pile) for pile in piles), reverse=True) == [14, 14, 14, 13, 13]
    assert sorted(card for pile in piles for card in pile) == sorted(sheet.NEUTRAL)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_five_piles_of_manuscripts(players: int) -> None:
    """V04: seven in each, a tile with a grey back on top of six with black backs."""
    piles = new(players, seed=5).position()["manuscripts"]
    for segment in SEGMENTS:
        assert [sheet.MANUSCRIPTS[card].back for card in piles[segment]] == ["grey"] + ["black"] * 6
    assert sorted(card for pile in piles.values() for card in pile) == sorted(sheet.MANUSCRIPTS)


def test_only_the_top_of_each_pile_is_known() -> None:
    """V04, rules/viscounts 2: nobody looks below it."""
    game = new()
    position = game.position()
    for seat in (None, 0, 1):
        for row in game.view(seat)["board"]["segments"]:
            segment = row["segment"]
            for kind, count in (("townsfolk", len(position["townsfolk"][segment])), ("manuscripts", 7)):
                assert (row[kind]["top"], row[kind]["count"]) == (position[kind][segment][0], count)
                below = set(position[kind][segment][1:])
                assert not below & {str(value) for value in row[kind].values()}


@pytest.mark.parametrize(
    ("players", "side", "spots"), [(1, "small", 20), (2, "small", 20), (3, "large", 25), (4, "large", 25)]
)
def test_the_side_of_the_board(players: int, side: str, spots: int) -> None:
    """V14: 20 spots with up to two players, 25 with three and four."""
    board = new(players).view(0)["board"]
    assert board["side"] == side
    assert sorted(board["spots"]) == sorted(row.spot for row in sheet.SPOTS.values() if row.side == side)
    assert len(board["spots"]) == spots


def test_the_ring_and_the_direction_of_the_castle_are_left_to_chance() -> None:
    """rules/viscounts 2: all five directions occur, and each segment everywhere in the ring."""
    boards = [new(seed=seed).position()["board"] for seed in range(60)]
    assert {board["offset"] for board in boards} == set(range(5))
    for place in range(5):
        assert {board["ring"][place] for board in boards} == set(SEGMENTS)
    assert all(sorted(board["ring"]) == list(SEGMENTS) for board in boards)


# Players and pairs.


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_everybody_begins_with(players: int) -> None:
    """V12: 20 Workers, nine buildings on the player board, nothing on it, corruption on 0 and virtue on 6."""
    game = new(players)
    for seat in game.position()["seats"]:
        assert seat["workers"] == 20
        assert seat["buildings"] == []
        assert seat["track"] == {"corruption": 0, "virtue": 6}
        assert (seat["manuscripts"], seat["slots"]) == ([], [None] * 3)
    for seat in drafted(players).position()["seats"]:
        assert seat["slots"] == [None] * 3 and seat["discard"] == []


def test_a_finished_set_up_without_marker_effects_has_no_collision() -> None:
    """V12: in the first phase 5 nothing is resolved."""
    t = table()
    assert (t.red.corruption, t.red.virtue) == (0, 6)
    t.phase("collision")
    assert (t.red.goods, t.red.unpaid, t.red.plain) == ({}, 0, 0)
    t.nothing_open_but("PlayWhich", "blue")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_pair_more_than_players_and_the_last_one_chooses_first(players: int) -> None:
    """rules/viscounts 2: the first player is random and chooses last; pairs lie open."""
    firsts = set()
    for seed in range(20):
        game = new(players, seed)
        first = game.seats.index(game.position()["turn"]["first"])
        firsts.add(first)
        asked: list[int] = []
        while game.decision.name in DRAFT:
            if game.decision.name == "ChoosePair":
                assert len(game.options) == players + 1 - len(asked) == len(game.view(None)["pairs"])
                asked.append(game.decision.seat)
            else:
                assert game.decision.seat == asked[-1], "what the card says is done before the next one picks"
            game.choose(game.options[-1])
        assert asked == [(first - 1 - i) % players for i in range(players)]
    assert firsts == set(range(players))


def test_pairs_are_of_one_player_card_and_one_hero_each() -> None:
    """rules/viscounts 2."""
    pairs = new(4).view(None)["pairs"]
    assert len({pair["player_card"] for pair in pairs}) == len({pair["hero"] for pair in pairs}) == 5
    assert {pair["player_card"] for pair in pairs} <= set(sheet.PLAYER_CARDS)
    assert {pair["hero"] for pair in pairs} <= set(sheet.HEROES)


def test_pairs_that_nobody_took_go_back_to_the_box() -> None:
    """rules/viscounts 2: and the first player begins."""
    game = drafted(3, seed=4)
    assert game.view(None)["pairs"] == []
    assert game.decision.seat_key == game.position()["turn"]["first"]
    assert game.decision.name == "PlayWhich"


# Player cards.


def test_the_first_player_card() -> None:
    """V06: on O1 with 1 stone, 2 ink, 8 silver, 2 plain deeds, 1 unpaid debt and the virtue marker on 5."""
    t, ann = with_card("start-1")
    assert ann.space == "O1"
    assert ann.goods == {"stone": 1, "ink": 2, "silver": 8}
    assert (ann.plain, ann.flipped, ann.unpaid, ann.paid) == (2, 0, 1, 0)
    assert (ann.corruption, ann.virtue) == (0, 5)
    t.nothing_open_but("ChoosePair")


def test_the_tenth_player_card() -> None:
    """V07: on O10 with one resource of each kind, 10 silver, 1 plain deed, 2 unpaid debts, corruption on 2."""
    t, ann = with_card("start-10")
    assert ann.space == "O10"
    assert ann.goods == {"stone": 1, "gold": 1, "ink": 1, "silver": 10}
    assert (ann.plain, ann.flipped, ann.unpaid, ann.paid) == (1, 0, 2, 0)
    assert (ann.corruption, ann.virtue) == (2, 6)
    t.nothing_open_but("ChoosePair")


def test_the_second_player_card() -> None:
    """V08: any 2 resources, 6 silver, 2 plain deeds, 1 flipped deed and 1 unpaid debt."""
    t, ann = with_card("start-2")
    assert t.options == ["take ink", "take gold", "take stone"]
    t.play("take gold", "take ink")
    assert ann.space == "O2"
    assert ann.goods == {"gold": 1, "ink": 1, "silver": 6}
    assert (ann.plain, ann.flipped, ann.unpaid, ann.paid) == (2, 1, 1, 0)
    t.nothing_open_but("ChoosePair")


POSTS = ["tp1", "tp2", "tp3"]


@pytest.mark.parametrize("post", POSTS)
@pytest.mark.parametrize("spot", ["8a", "8b"])
def test_the_eighth_player_card_builds_a_trading_post(post: str, spot: str) -> None:
    """V09: any of the three, on 8a (FLIP) or 8b (1 gold) and nowhere else; the spot's effect is gained and the space of
    the player board is uncovered."""
    t, ann = with_card("start-8", "take stone")
    assert sorted(t.options) == sorted(f"build {one} {place}" for one in POSTS for place in ("8a", "8b"))
    t.play(f"build {post} {spot}")
    assert ann.built == [post]
    assert ann.space == "O8"
    assert t.building_on(spot) == (ann.key, "trading-post")
    if spot == "8a":
        t.play("flip deed")
        assert (ann.goods, ann.plain, ann.flipped) == ({"stone": 1, "silver": 1}, 0, 1)
    else:
        assert (ann.goods, ann.plain, ann.flipped) == ({"stone": 1, "silver": 1, "gold": 1}, 1, 0)
    assert ann.unpaid == 1
    t.nothing_open_but("ChoosePair")


def test_cards_gained_in_the_set_up_never_count_towards_the_kingdom_piles() -> None:
    """V11: start-10 (2 debts) and start-1 (1 debt): 12 debts still lie on Poverty, 12 deeds on Prosperity."""
    t, ann = with_card("start-10")
    t.lay_out(("start-1", "ada"), ("start-4", "bertha"))
    t.play("take start-1 ada")
    assert t.question == "PlayWhich"
    bob = t.blue if ann.key == "red" else t.red
    assert (ann.unpaid + bob.unpaid, ann.plain + bob.plain) == (3, 3)
    assert (t.debts_above, t.deeds_above) == (12, 12)


def test_a_card_hired_in_the_set_up_is_shuffled_into_the_deck() -> None:
    """V13: 8 starting cards, the hero and the hired one are 10 cards, of which 3 are drawn."""
    t, chooser, _ = drafting("start-3", "emma")
    t.show("C", "friar")  # whose bonus is 1 virtue
    t.play("take start-3 emma", "take ink")
    assert sorted(t.options) == sorted(f"hire {t.shown(segment)}" for segment in SEGMENTS), "on any segment"
    t.play("hire friar")
    assert (len(chooser.in_hand), len(chooser.in_draw), chooser.in_discard) == (3, 7, [])
    assert sorted(chooser.in_hand + chooser.in_draw) == sorted([*sheet.STARTING, "emma", "friar"])
    assert chooser.virtue == 5
    assert t.shown("C") != "friar"
    t.nothing_open_but("ChoosePair")


@pytest.mark.parametrize(
    ("hired", "changes"),
    [
        ("acolyte", {}),
        ("racketeer-1", {}),
        ("deacon-1", {}),
        ("bishop", {"unpaid": 2}),
        ("antagonist", {"corruption": 1}),
    ],
)
def test_a_bonus_in_the_set_up_is_resolved_as_far_as_it_can_be(hired: str, changes: dict[str, int]) -> None:
    """rules/viscounts 2: a debt and corruption come; DISCARD, SHUFFLE and REARRANGE do nothing yet, and are not asked
    for; the shuffle of the deck has no check."""
    t, chooser, _ = drafting("start-3", "emma")
    t.show("C", hired)
    t.play("take start-3 emma", "take ink", f"hire {hired}")
    t.nothing_open_but("ChoosePair")
    found = {"unpaid": chooser.unpaid, "corruption": chooser.corruption, "virtue": chooser.virtue}
    assert found == {"unpaid": 1, "corruption": 0, "virtue": 6} | changes
    assert len(chooser.in_hand) == 3 and hired in chooser.in_hand + chooser.in_draw


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_deck_of_eight_starting_cards_and_the_hero(players: int) -> None:
    """rules/viscounts 2: nine cards, three of them in hand; ten after a free hire, eight after a card was destroyed."""
    for seat in drafted(players, seed=11).position()["seats"]:
        extra = sheet.PLAYER_CARDS[seat["player_card"]].extra
        if extra in ("HIRE_FREE", "DESTROY_SETUP"):
            continue
        assert (len(seat["hand"]), len(seat["draw"])) == (3, 6)
        assert sorted(seat["hand"] + seat["draw"]) == sorted([*sheet.STARTING, seat["hero"]])


def test_hands_and_the_order_of_draw_piles_are_hidden() -> None:
    """rules/viscounts 2: what others have drawn and what they hold looks alike; which cards they own is known."""
    game = drafted(3)
    red, blue, _ = game.position()["seats"]
    own, other, _ = game.view("red")["seats"]
    assert own["hand"] == red["hand"] and own["draw"] != red["draw"] and sorted(own["draw"]) == sorted(red["draw"])
    assert (other["hand"], other["draw"], other["hand_size"], other["draw_size"]) == (None, None, 3, len(blue["draw"]))
    assert sorted(other["unseen"]) == sorted(blue["hand"] + blue["draw"])
    assert [seat["hand"] for seat in game.view(None)["seats"]] == [None] * 3


# Options.


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"players": 0}, "1"),
        ({"players": 5}, "4"),
        ({"players": 2, "opponent": "viscount"}, "opponent"),
        ({"players": 2, "board": "builder"}, "board"),
        ({"players": 3, "difficulty": "hard-1"}, "difficulty"),
        ({"players": 1, "board": "baker"}, "cleric"),
        ({"players": 1, "difficulty": "nightmare"}, "normal"),
        ({"players": 1, "opponent": "helena"}, "viscount"),
        ({"players": 2, "setup": "variable"}, "setup"),
        ({"players": 3, "side": "small"}, "side"),
    ],
)
def test_what_cannot_be_is_refused_with_what_could(options: dict[str, Any], said: str) -> None:
    """rules/viscounts 2."""
    with pytest.raises(guildhall.GuildhallError) as refused:
        new(**options)
    assert said in str(refused.value)


def test_the_builder_lays_out_the_canonical_board() -> None:
    """What the rulings take for granted: ring A to E, the castle not turned, O1 and O6, nothing anywhere."""
    t = table()
    board = t.table.position()["board"]
    assert (board["ring"], board["offset"], t.red.space, t.blue.space) == (list(SEGMENTS), 0, "O1", "O6")
    assert (t.red.goods, t.red.in_slots, t.red.in_hand) == ({}, [None] * 3, [])
