"""The end: Poverty and Prosperity, the last rounds, points, and who wins."""

from __future__ import annotations

import pytest

from builders.viscounts import SeatAtTable, TestTable, table


def turns_until_the_end(t: TestTable, active: str) -> list[str]:
    """Whose turns are played from that phase 5 on, in which a kingdom card is revealed, with the one that runs."""
    t.table.active = t.game.seats.index(active)
    number = t.table.turn
    turns = [active]
    t.phase("collision")
    while not t.game.is_over:
        if t.table.turn != number:
            number = t.table.turn
            turns.append(t.game.seats[t.table.active])
        t.play(t.options[0])
    return turns


# The last rounds.


def test_the_first_player_reveals_poverty() -> None:
    """V152: the second one takes a turn, then both take one more, then the game ends."""
    t = table().kingdom(debts=1)
    t.red.track(4, 4)
    assert turns_until_the_end(t, "red") == ["red", "blue", "red", "blue"]


def test_the_last_player_of_a_round_reveals_prosperity() -> None:
    """V153: with four players exactly one more round is played."""
    t = table(4).kingdom(deeds=1)
    t.yellow.track(2, 2)
    assert turns_until_the_end(t, "yellow") == ["yellow", "red", "blue", "green", "yellow"]


def test_a_round_ends_on_the_right_of_the_first_player() -> None:
    """rules/viscounts 7: green is the first player; blue is the last one of a round."""
    t = table(3).kingdom(deeds=1)
    t.table.first = t.green.index
    t.red.track(2, 2)
    assert turns_until_the_end(t, "red") == ["red", "blue", "green", "red", "blue"]


def test_the_second_kingdom_card_does_not_lengthen_the_game() -> None:
    """V154: Prosperity follows in the last round, and both cards are scored."""
    t = table().kingdom(debts=1, deeds=1)
    t.red.track(4, 4).holding(flipped=1)
    t.blue.track(2, 2).owing(paid=1)
    assert turns_until_the_end(t, "red") == ["red", "blue", "red", "blue"]
    assert t.poverty_revealed and t.prosperity_revealed
    assert (t.red.score["poverty"], t.blue.score["prosperity"]) == (12, 12)


def test_the_last_card_above_reveals_it_and_not_the_one_before() -> None:
    """rules/viscounts 6.6: with 2 debts above Poverty one is taken, with 1 the last one."""
    for above, revealed in ((2, False), (1, True)):
        t = table().kingdom(debts=above)
        t.gain("red", "DEBT(1)")
        assert (t.debts_above, t.poverty_revealed) == (above - 1, revealed)


@pytest.mark.parametrize("above", [0, 1])
def test_debts_are_taken_without_limit(above: int) -> None:
    """V163: three debts with Poverty revealed, or with one card above it; more than the 30 of the box, too."""
    t = table().kingdom(debts=above)
    t.red.owing(paid=40)
    t.gain("red", "DEBT(3)")
    assert (t.red.unpaid, t.debts_above, t.poverty_revealed) == (3, 0, True)


def test_deeds_and_goods_never_run_out() -> None:
    """V163, rules/viscounts 1: the box has 30 deeds, 24 of each resource and 50 silver; nobody is given less for
    that."""
    t = table().kingdom(deeds=0)
    t.blue.has(ink=24, gold=24, stone=24, silver=50).holding(flipped=30)
    t.red.holding(plain=30).has(ink=24, silver=50)
    t.gain("red", "DEED(3) + INK(2) + S(4)")
    assert (t.red.plain, t.red.ink, t.red.silver) == (33, 26, 54)


# Points.


def worked_example() -> TestTable:
    """The rulebook's example: three players, only Poverty revealed, red has the third most flipped deeds."""
    t = table(3).kingdom(debts=0).leads("red")
    t.red.has_built("tp1", "gh1", "gh3", "ws1", "ws2", "ws3")
    t.red.in_castle(A1=2, B1=2, C1=1, A2=2, D2=2, top=2)
    # Grey 2, black 3, blue 1, yellow 2; those of the end count buildings, Nobles, Criminals and paid debts.
    t.red.with_manuscripts("grey-7", "grey-2", "black-1", "black-3", "black-4", "blue-9", "yellow-5", "yellow-6")
    t.with_bonus("black", "red")
    # Five Nobles and four Criminals among all her townsfolk.
    t.red.hand("squire", "aristocrat").draw("princess", "diplomat").discard("gatekeeper", "thief")
    t.red.slots("antagonist", "illusionist")
    t.red.owing(unpaid=1, paid=3).holding(plain=4, flipped=2)
    t.blue.holding(flipped=5)
    t.green.holding(flipped=3)
    return t


def test_the_worked_example_of_scoring() -> None:
    """V158: 26 for buildings, 19 in the castle, 44 for manuscripts (26 for ribbons, 18 of the end), 5 as leader, 3 for
    a bonus card, -2 for a debt, 4 + 6 for deeds, 4 for Poverty: 109."""
    t = worked_example()
    assert t.red.score == {
        "buildings": 26,
        "castle": 19,
        "castle-leader": 5,
        "ribbons": 26,
        "manuscripts": 18,
        "cleric-bonuses": 3,
        "debts": -2,
        "deeds": 10,
        "poverty": 4,
        "prosperity": 0,
        "total": 109,
    }


def test_the_kingdom_in_the_worked_example() -> None:
    """V158: 12 and 8 for the two with more flipped deeds; Prosperity was not revealed."""
    t = worked_example()
    assert [seat.score["poverty"] for seat in (t.red, t.blue, t.green)] == [4, 12, 8]
    assert [seat.score["prosperity"] for seat in (t.red, t.blue, t.green)] == [0, 0, 0]


def test_two_trading_posts_and_one_guildhall() -> None:
    """V87: 9 + 6 + 0 = 15, whichever spaces were uncovered."""
    for spaces in (["tp1", "tp2", "gh1"], ["tp3", "tp1", "gh2"]):  # fmt: skip
        t = table()
        t.red.has_built(*spaces)
        assert t.red.score["buildings"] == t.red.score["total"] == 15


@pytest.mark.parametrize(("kind", "points"), [("ws", (2, 5, 9)), ("tp", (4, 9, 15)), ("gh", (6, 13, 21))])
def test_points_for_buildings(kind: str, points: tuple[int, ...]) -> None:
    """V87, rules/viscounts 7: for one, two and three of a kind; what is left on the player board is worth nothing."""
    for count in range(4):
        t = table()
        t.red.has_built(*[f"{kind}{number}" for number in (2, 3, 1)[:count]])
        assert t.red.score["total"] == (0, *points)[count]


@pytest.mark.parametrize(("section", "points"), [("A1", 1), ("A2", 2), ("top", 3)])
def test_points_for_each_worker_in_the_castle(section: str, points: int) -> None:
    """rules/viscounts 7: 1, 2 and 3 by tier; those in supply are worth nothing."""
    t = table()
    t.red.in_castle(**{section: 3})
    assert t.red.score["castle"] == 3 * points
    assert t.blue.score["castle"] == 0


def test_the_castle_leader_has_five_points() -> None:
    """rules/viscounts 7."""
    t = table().leads("red")
    t.red.in_castle(top=1)
    assert (t.red.score["castle-leader"], t.blue.score["castle-leader"]) == (5, 0)


def test_debts_and_deeds() -> None:
    """rules/viscounts 7: -2 unpaid, 0 paid; 1 plain, 3 flipped."""
    t = table()
    t.red.owing(unpaid=3, paid=1).holding(plain=2, flipped=1)
    assert (t.red.score["debts"], t.red.score["deeds"], t.red.score["total"]) == (-6, 5, -1)


def test_what_is_left_is_worth_nothing() -> None:
    """rules/viscounts 7: silver, resources, cards, and where the markers stand."""
    t = table()
    t.red.has(silver=30, ink=5, gold=5, stone=5).track(3, 5).hand("labourer").slots("antagonist")
    assert t.red.score["total"] == 0


# Manuscripts.


def test_ribbon_sets() -> None:
    """V159: grey 2, black 3, blue 1, yellow 2: sets of 4, 3 and 1 ribbons give 16 + 9 + 1 = 26."""
    t = table()
    t.red.with_manuscripts("grey-1", "grey-2", "black-1", "black-2", "black-3", "blue-1", "yellow-1", "yellow-2")
    assert (t.red.score["ribbons"], t.red.score["manuscripts"]) == (26, 0)


@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        ((), 0),
        (("grey-1",), 1),
        (("grey-1", "grey-2"), 2),
        (("grey-1", "black-1"), 4),
        (("grey-1", "black-1", "blue-1"), 9),
        (("grey-1", "black-1", "blue-1", "yellow-1"), 16),
        (("grey-1", "black-1", "grey-2", "black-2"), 8),
        (("grey-1", "black-1", "blue-1", "yellow-1", "yellow-2"), 17),
    ],
)
def test_points_for_sets(tiles: tuple[str, ...], points: int) -> None:
    """V159, rules/viscounts 7: 1, 4, 9, 16 for one, two, three, four different ribbons."""
    t = table()
    t.red.with_manuscripts(*tiles)
    assert t.red.score["ribbons"] == t.red.score["total"] == points


def with_tile(tile: str) -> tuple[TestTable, SeatAtTable]:
    """Red has this manuscript, and no townsfolk."""
    t = table()
    t.red.with_manuscripts(tile).draw()
    return t, t.red


def test_nobles_at_the_end() -> None:
    """V161: 4 townsfolk with an N each, an uncovered N on the player board, 2 Criminals and the Benefactor: 5."""
    _, red = with_tile("yellow-5")
    red.slots("squire", "thief", "benefactor").hand("princess").draw("artist", "antagonist").discard("diplomat")
    red.has_built("gh2")
    assert red.score["manuscripts"] == 5


def test_the_starting_icons_printed_on_the_board_never_count() -> None:
    """V161, rules/viscounts 7: slots 2 and 3 are empty; no N is counted there."""
    _, red = with_tile("yellow-5")
    assert red.in_slots == [None] * 3
    assert red.score["manuscripts"] == 0


@pytest.mark.parametrize("where", ["hand", "draw", "discard", "slots"])
def test_townsfolk_everywhere_count(where: str) -> None:
    """V164: in hand, draw pile, discard pile and on the board."""
    _, red = with_tile("yellow-5")
    getattr(red, where)("enforcer")  # N N
    assert red.score["manuscripts"] == 2


def test_icons_of_cleric_bonus_cards_count() -> None:
    """rules/viscounts 7: the yellow one has an N, the blue one none."""
    t, red = with_tile("yellow-5")
    t.with_bonus("blue", "red")
    assert red.score["manuscripts"] == 0
    t.with_bonus("yellow", "red")
    assert red.score["manuscripts"] == 1


def test_townsfolk_out_of_the_game_or_of_others_do_not_count() -> None:
    """V164: only the own ones."""
    t, red = with_tile("yellow-5")
    t.blue.hand("enforcer")
    assert red.score["manuscripts"] == 0


# The kingdom cards.


def with_deeds(*flipped: int) -> list[int]:
    """Points of Poverty for so many flipped deeds."""
    t = table(len(flipped)).kingdom(debts=0)
    seats = (t.red, t.blue, t.green, t.yellow)[: len(flipped)]
    for seat, number in zip(seats, flipped):
        seat.holding(flipped=number)
    return [seat.score["poverty"] for seat in seats]


def with_debts(*paid: int) -> list[int]:
    """Points of Prosperity for so many paid debts."""
    t = table(len(paid)).kingdom(deeds=0)
    seats = (t.red, t.blue, t.green, t.yellow)[: len(paid)]
    for seat, number in zip(seats, paid):
        seat.owing(paid=number)
    return [seat.score["prosperity"] for seat in seats]


def test_three_share_second_and_third_place() -> None:
    """V156: flipped deeds 5, 2, 2, 2: 12, 4, 4, 4; the same with paid debts."""
    assert with_deeds(5, 2, 2, 2) == [12, 4, 4, 4]
    assert with_debts(5, 2, 2, 2) == [12, 4, 4, 4]


@pytest.mark.parametrize(
    ("flipped", "points"),
    [
        ((4, 3, 2, 1), [12, 8, 4, 0]),
        ((3, 3, 2, 1), [10, 10, 4, 0]),
        ((3, 3, 3, 1), [8, 8, 8, 0]),
        ((3, 3, 3, 3), [6, 6, 6, 6]),
        ((3, 2, 1, 1), [12, 8, 2, 2]),
        ((3, 2, 2), [12, 6, 6]),
        ((3, 2, 2, 0), [12, 6, 6, 0]),
        ((3, 0, 0), [12, 0, 0]),
        ((2, 2, 0), [10, 10, 0]),
        ((0, 0, 0), [0, 0, 0]),
    ],
)
def test_places_of_three_and_four(flipped: tuple[int, ...], points: list[int]) -> None:
    """V156, rules/viscounts 7: 12, 8, 4; tied players split the places they cover; one flipped card is needed."""
    assert with_deeds(*flipped) == points
    assert with_debts(*flipped) == points


def test_places_of_two_players() -> None:
    """V157: 3 and 1 paid debts: 12 and 4; 2 and 2: 8 each; 2 and 0: 12 and 0."""
    assert with_debts(3, 1) == [12, 4]
    assert with_debts(2, 2) == [8, 8]
    assert with_debts(2, 0) == [12, 0]
    assert with_debts(0, 0) == [0, 0]
    assert with_deeds(1, 3) == [4, 12]


def test_a_kingdom_card_that_was_not_revealed_is_not_scored() -> None:
    """rules/viscounts 7."""
    t = table().kingdom(debts=1, deeds=1)
    t.red.holding(flipped=2).owing(paid=2)
    assert (t.red.score["poverty"], t.red.score["prosperity"]) == (0, 0)


def test_unflipped_cards_do_not_count_for_the_kingdom() -> None:
    """rules/viscounts 7: plain deeds and unpaid debts."""
    t = table().kingdom(debts=0, deeds=0)
    t.red.holding(plain=9).owing(unpaid=9)
    t.blue.holding(flipped=1).owing(paid=1)
    assert (t.red.score["poverty"], t.red.score["prosperity"]) == (0, 0)
    assert (t.blue.score["poverty"], t.blue.score["prosperity"]) == (12, 12)


# Winning.


def places(t: TestTable) -> list[int]:
    return t.game.state.ranks()


def test_most_points_win() -> None:
    """rules/viscounts 7: whatever else is left."""
    t = table()
    t.red.has_built("ws1")
    t.blue.has(silver=40)
    assert places(t) == [1, 2]


def test_silver_and_resources_together_break_a_tie() -> None:
    """V162: 1 silver and 4 resources against 4 silver: 5 against 4."""
    t = table()
    t.red.has(silver=1, ink=2, gold=1, stone=1)
    t.blue.has(silver=4)
    assert places(t) == [1, 2]


def test_a_victory_is_shared_when_the_sums_are_equal() -> None:
    """V162: 5 each; a third one with 4 is third."""
    t = table(3)
    t.red.has(silver=2, ink=3)
    t.blue.has(silver=5)
    t.green.has(stone=4)
    assert places(t) == [1, 1, 3]
