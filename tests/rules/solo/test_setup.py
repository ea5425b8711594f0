"""Joining a game: who sits where, what is dealt, and which set-ups there are."""

from __future__ import annotations

from typing import Any

import pytest

import guildhall
from builders.tables import solo_table

COURT = ("constantine", "helena")
WORKS = ("aristocrat", "enforcer", "illusionist", "meddler", "patron", "peddler")
# rules/solo 4.1: Virtue and Influence at the start.
STARTS = {
    "aristocrat": (8, 1),
    "enforcer": (7, 2),
    "illusionist": (6, 2),
    "meddler": (8, 2),
    "patron": (9, 2),
    "peddler": (7, 1),
}
BOTH = ["artisans", "wonders"]


def new(opponent: str, players: int = 1, **options: Any) -> guildhall.Game:
    return guildhall.new_game("architects", seed=3, players=players, opponent=opponent, **options)


def test_a_single_player_keeps_three_of_five_buildings_and_starts() -> None:
    """W-59, S14: dealt five, keep three; the other two go under the pile; the player is first."""
    game = new("meddler", expansions=["wonders"])
    game.choose(game.options[0])  # the free Apprentice
    for left in (5, 4, 3):
        assert game.decision.name == "DraftPick" and len(game.options) == left
        under = game.options[-1].token
        game.choose(game.options[0])
    view = game.view("red")
    assert (game.decision.name, game.decision.seat_key) == ("WhereToPlace", "red")
    assert len(view["seats"][0]["hand"]) == 3
    assert view["turn"] | {"number": 0} == view["turn"] and view["turn"]["first"] == "red"
    assert game.position()["piles"]["buildings"][-1] == under.removeprefix("keep ")


@pytest.mark.parametrize("opponent", WORKS)
def test_an_opponent_of_works_of_wonder_starts_with_its_boards_values(opponent: str) -> None:
    """W-59: 20 Workers, three markers, the marker on the left-most space, no Silver, Buildings or Apprentices."""
    game = new(opponent, expansions=["wonders"])
    position = game.position()
    blue = position["seats"][1]
    assert blue["workers"] == {"supply": 20}
    assert (blue["virtue"], blue["cathedral"], blue["goods"]) == (STARTS[opponent][0], 0, {})
    assert (blue["apprentices"], blue["buildings"], blue["hand"], blue["board"]) == ([], [], [], None)
    while game.decision.name != "WhereToPlace":
        game.choose(game.options[0])
    position = game.position()
    assert position["wonders"]["influence"] == {"red": 0, "blue": STARTS[opponent][1]}
    assert position["solo"]["track"] == "clay"
    assert position["seats"][1]["apprentices"] == [] and position["seats"][1]["hand"] == []


@pytest.mark.parametrize("opponent", COURT)
def test_the_base_games_opponents_start_alike(opponent: str) -> None:
    """rules/solo 2.1: 20 Workers, Virtue 7, nothing else; the player has 3 Silver and Virtue 7."""
    game = new(opponent)
    red, blue = game.position()["seats"]
    assert (blue["workers"], blue["virtue"], blue["goods"], blue["cathedral"]) == ({"supply": 20}, 7, {}, 0)
    assert (red["goods"], red["virtue"]) == ({"silver": 3}, 7)


def test_one_player_sets_up_as_two_do() -> None:
    """rules/solo 2.1, 3.1: 12 Guildhall spaces, 5 Rewards, 4 Silver on the Tax Stand."""
    game = new("helena")
    view = game.view("red")
    assert (view["guildhall"]["spaces"], view["piles"]["rewards"], view["tax"]) == (12, 5, 4)
    assert view["guildhall"]["resets"] == [7, 10]


@pytest.mark.parametrize(("players", "opponent", "left_out"), [(1, "helena", 4), (2, "helena", 0), (1, "patron", 0)])
def test_the_buildings_that_compare_goods_stay_away_from_a_single_player(
    players: int, opponent: str, left_out: int
) -> None:
    """rules/solo 2.1: B03, B12, B21 and B40 are removed. With two players there is somebody to compare with; against an
    opponent of Works of Wonder its Influence is (S1)."""
    expansions = ["wonders"] if opponent in WORKS else []
    p = new(opponent, players, expansions=expansions).position()
    cards = [*p["piles"]["buildings"], *(card for pack in p["packs"] for card in pack)]
    cards += [card for seat in p["seats"] for card in seat["hand"]]
    markets = {"clay-market", "silver-market", "stone-market", "wood-market"}
    assert len(markets - set(cards)) == left_out


@pytest.mark.parametrize(("expansions", "schemes"), [(["wonders"], (10, 12)), (BOTH, (11, 13))])
def test_two_schemes_come_with_age_of_artisans_only(expansions: list[str], schemes: tuple[int, int]) -> None:
    """W-60: 22 Schemes without it, 24 with it; starting ones are the pile, future ones lie aside."""
    part = new("peddler", expansions=expansions).view("red")["solo"]
    assert (part["pile"], part["future"], part["discards"]) == (*schemes, [])


def test_the_base_games_opponents_have_thirty_schemes() -> None:
    part = new("constantine").view("red")["solo"]
    assert (part["pile"], part["future"], part["track"]) == (20, 10, None)


def test_two_players_draft_as_ever_and_the_opponent_has_the_last_turn_of_a_round() -> None:
    """rules/solo 1.2, S2: set up for players + 1; whoever starts, the opponent comes after all players."""
    for seed in range(6):
        game = guildhall.new_game("architects", seed=seed, players=2, opponent="enforcer", expansions=["wonders"])
        view = game.view("red")
        assert view["guildhall"]["spaces"] == 16
        while game.decision.name != "WhereToPlace":
            game.choose(game.options[0])
        first = game.view("red")["turn"]["first"]
        second = {"red": "blue", "blue": "red"}[first]
        turns = []
        for _ in range(2):
            turns.append(game.decision.seat_key)
            number = game.view("red")["turn"]["number"]
            game.choose("place quarry")
            while game.decision.name != "WhereToPlace":
                game.choose(game.options[0])
            turns.append(game.view("red")["turn"]["number"] - number)
        assert turns == [first, 1, second, 2], "the opponent's turn follows that of the second player"
        assert [len(seat["hand"]) for seat in game.position()["seats"]] == [3, 3, 0]


def test_both_starts_of_two_players_were_seen() -> None:
    firsts = set()
    for seed in range(6):
        game = guildhall.new_game("architects", seed=seed, players=2, opponent="helena")
        firsts.add(game.view("red")["turn"]["first"])
    assert firsts == {"red", "blue"}


def test_boards_are_for_players_only() -> None:
    """U8: a player may have a variable board."""
    game = new("helena", setup="variable", boards=["ada"])
    red, blue = game.position()["seats"]
    assert (red["board"], blue["board"]) == ("ada", None)
    assert (red["virtue"], blue["virtue"]) == (11, 7)
    assert game.view("red")["turn"]["first"] == "red", "though another may have more Virtue"


def test_an_opponent_has_no_artisan_and_drafts_no_apprentice() -> None:
    """I-13: 20 Workers and no Artisan, Apprentice or Tool; the player has 21 pieces."""
    game = new("helena", expansions=["artisans"])
    position = game.position()
    assert list(position["artisans"]["artisans"]) == ["red"]
    assert [sum(seat["workers"].values()) for seat in position["seats"]] == [21, 20]
    assert game.decision.name == "StartingApprentice"
    game.choose(game.options[0])
    assert game.decision.name == "DraftPick"
    assert game.position()["seats"][1]["apprentices"] == []


# Which set-ups there are.


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"opponent": "gandalf"}, "There is no opponent 'gandalf'. Valid: constantine, helena, aristocrat"),
        ({"opponent": 7}, "There is no opponent 7."),
        ({"opponent": "meddler"}, "The opponent 'meddler' plays with the expansion 'wonders' only."),
        (
            {"opponent": "helena", "expansions": ["wonders"]},
            "The opponent 'helena' does not play with the expansion 'wonders'. Valid: aristocrat, enforcer,",
        ),
        ({"players": 3, "opponent": "helena"}, "played by 3 players against 'helena'. Valid: 1, 2."),
        (
            {"players": 5, "opponent": "patron", "expansions": ["wonders"]},
            "played by 5 players against 'patron'. Valid: 1, 2, 3, 4.",
        ),
        ({"players": 0, "opponent": "helena"}, "played by 0 players against 'helena'. Valid: 1, 2."),
        ({"players": 1}, "played by 1 players without an opponent. Valid: 2, 3, 4, 5."),
        (
            {"opponent": "helena", "setup": "variable", "boards": ["ada", "rudolf"]},
            "2 boards for 1 players: name one for each seat, or 'random'.",
        ),
    ],
)
def test_what_cannot_be_is_refused_with_what_could(options: dict[str, Any], sentence: str) -> None:
    """S3."""
    with pytest.raises(guildhall.GuildhallError) as refusal:
        guildhall.new_game("architects", **options)
    assert sentence in str(refusal.value)


@pytest.mark.parametrize("players", [1, 2])
def test_an_opponent_does_not_sit_at_a_table_that_plays_together(players: int) -> None:
    """S16."""
    with pytest.raises(guildhall.UnknownOptionError) as refusal:
        guildhall.new_game("architects", players=players, opponent="meddler", expansions=["wonders"], coop=True)
    assert str(refusal.value) == "The opponent 'meddler' does not play with the option 'coop'. Valid: False."
    assert new("meddler", players, expansions=["wonders"], coop=False).setup["opponent"] == "meddler"


def test_with_an_opponent_one_plays_unless_more_are_named() -> None:
    assert guildhall.new_game("architects", opponent="helena").setup["players"] == 1
    assert guildhall.new_game("architects", opponent=None).setup["players"] == 2
    assert "opponent" not in guildhall.new_game("architects").setup


def test_five_play_against_an_opponent_with_age_of_artisans() -> None:
    game = new("patron", 5, expansions=BOTH)
    assert len(game.seats) == 6 and game.view(None)["solo"]["seat"] == "orange"


# What is known.


def test_the_order_of_its_cards_is_hidden_and_what_was_followed_is_known() -> None:
    """S13."""
    t = solo_table("meddler", expansions=["wonders"])
    t.follow("starting-9")
    for seat in (0, None):
        part = t.game.view(seat)["solo"]
        assert (part["opponent"], part["seat"]) == ("meddler", "blue")
        assert part["discards"] == ["starting-9"]
        assert (part["pile"], part["future"]) == (9, 12)
    assert "starting-1" not in str(t.game.view(0)["solo"])


def test_what_is_dealt_again_does_not_depend_on_what_lay_there() -> None:
    t = solo_table("meddler", expansions=["wonders"])
    other = t.game.clone()
    state: Any = other.state
    from guildhall.architects.solo.part import part_of

    part_of(state).pile.reverse()
    part_of(state).future.reverse()
    ours, theirs = t.game.determinize(0, 5), other.determinize(0, 5)
    assert ours.position()["solo"] == theirs.position()["solo"]
