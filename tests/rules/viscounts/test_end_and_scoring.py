"""The end: Poverty and Prosperity, the last rounds, points, and who wins."""

from __future__ import annotations

import pytest

from builders.viscounts import TestTable, table


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
    """V-91: the second one takes a turn, then both take one more, then the game ends."""
    t = table().kingdom(debts=1)
    t.red.track(4, 4)
    assert turns_until_the_end(t, "red") == ["red", "blue", "red", "blue"]


def test_the_last_player_of_a_round_reveals_prosperity() -> None:
    """V-92: with four players exactly one more round is played."""
    t = table(4).kingdom(deeds=1)
    t.yellow.track(2, 2)
    assert turns_until_the_end(t, "yellow") == ["yellow", "red", "blue", "green", "yellow"]


def test_a_round_ends_on_the_right_of_the_first_player() -> None:
    """Section 7: green is the first player; blue is the last one of a round."""
    t = table(3).kingdom(deeds=1)
    t.table.first = t.green.index
    t.red.track(2, 2)
    assert turns_until_the_end(t, "red") == ["red", "blue", "green", "red", "blue"]


def test_the_second_kingdom_card_does_not_lengthen_the_game() -> None:
    """V-93: Prosperity follows in the last round, and both majorities count."""
    t = table().kingdom(debts=1, deeds=1)
    t.red.track(4, 4).holding(flipped=1)
    t.blue.track(2, 2).owing(paid=1)
    assert turns_until_the_end(t, "red") == ["red", "blue", "red", "blue"]
    kingdom = t.game.view(0)["kingdom"]
    assert kingdom["poverty"] and kingdom["prosperity"]
    assert (t.red.score["poverty"], t.blue.score["prosperity"]) == (7, 7)


def test_cards_below_a_kingdom_card_are_taken_as_ever() -> None:
    """rules/viscounts 6.6: three debts with one above Poverty: all three are taken."""
    t = table().kingdom(debts=1)
    t.red.track(6, 6)
    t.phase("collision")
    assert t.red.unpaid == 3
    assert t.game.view(0)["kingdom"]["debts"] == {"above": 0, "below": 20}


# Points.


def test_the_worked_example() -> None:
    """V-97: 12 for buildings, 17 in the castle, 14 for manuscripts, debts -4, deeds 7, Poverty 7: 53."""
    t = table(3).kingdom(debts=0).leads("red")
    t.red.has_built(workshop=2, trading_post=1, guildhall=1)
    t.red.in_castle(A1=3, B2=2, top=1)
    t.red.with_manuscripts("red-2", "red-3", "blue-4")
    t.table.bonuses[0] = t.red.index
    t.red.owing(unpaid=2, paid=1).holding(plain=1, flipped=2)
    t.blue.holding(flipped=1)
    assert t.red.score == {
        "buildings": 12,
        "castle": 12,
        "castle-leader": 5,
        "manuscripts": 9,
        "cleric-bonuses": 5,
        "debts": -4,
        "deeds": 7,
        "poverty": 7,
        "prosperity": 0,
        "total": 53,
    }


def test_debts_and_deeds() -> None:
    """V-98: -6 + 0 + 2 + 3 = -1."""
    t = table()
    t.red.owing(unpaid=3, paid=1).holding(plain=2, flipped=1)
    assert (t.red.score["debts"], t.red.score["deeds"], t.red.score["total"]) == (-6, 5, -1)


@pytest.mark.parametrize(("kind", "points"), [("workshop", 2), ("trading-post", 3), ("guildhall", 5)])
def test_points_for_each_building(kind: str, points: int) -> None:
    """V-I16, Section 7: what stands on the board; what is left on the player board is worth nothing."""
    t = table()
    t.red.building(kind, "1a")
    assert t.red.score["total"] == points


@pytest.mark.parametrize(("section", "points"), [("A1", 1), ("A2", 2), ("top", 5)])
def test_points_for_each_worker_in_the_castle(section: str, points: int) -> None:
    """V-I16, Section 7."""
    t = table()
    t.red.in_castle(**{section: 1})
    assert t.red.score["total"] == points


def test_what_is_left_is_worth_nothing() -> None:
    """V-I16, Section 7: silver, resources, cards, and where the markers stand."""
    t = table()
    t.red.has(silver=30, ink=5, gold=5, stone=5).track(3, 5).hand("labourer")
    assert t.red.score["total"] == 0


# Majorities.


def test_two_tied_for_the_most_flipped_deeds() -> None:
    """V-95: 2, 2 and 1 among three: 7 each for the first two and nothing for the third."""
    t = table(3).kingdom(debts=0)
    t.red.holding(flipped=2)
    t.blue.holding(flipped=2)
    t.green.holding(flipped=1)
    assert [seat.score["poverty"] for seat in (t.red, t.blue, t.green)] == [7, 7, 0]


def test_second_place_counts_with_three_players() -> None:
    """V-I17, Section 7: 7 for the first, 3 for all who are tied for second."""
    t = table(4).kingdom(deeds=0)
    t.red.owing(paid=3)
    t.blue.owing(paid=1)
    t.green.owing(paid=1)
    assert [seat.score["prosperity"] for seat in (t.red, t.blue, t.green, t.yellow)] == [7, 3, 3, 0]


def test_second_place_does_not_count_with_two_players() -> None:
    """V-I17, Section 7."""
    t = table().kingdom(deeds=0)
    t.red.owing(paid=3)
    t.blue.owing(paid=1)
    assert (t.red.score["prosperity"], t.blue.score["prosperity"]) == (7, 0)


def test_nobody_has_a_paid_debt() -> None:
    """V-96: then nobody has the majority."""
    t = table(3).kingdom(deeds=0)
    assert [seat.score["prosperity"] for seat in (t.red, t.blue, t.green)] == [0, 0, 0]


def test_second_place_needs_a_card_as_well() -> None:
    """V-I17."""
    t = table(3).kingdom(debts=0)
    t.red.holding(flipped=1)
    assert [seat.score["poverty"] for seat in (t.red, t.blue, t.green)] == [7, 0, 0]


def test_a_kingdom_card_that_was_not_revealed_is_not_scored() -> None:
    """Section 7."""
    t = table().kingdom(debts=1, deeds=1)
    t.red.holding(flipped=2).owing(paid=2)
    assert (t.red.score["poverty"], t.red.score["prosperity"]) == (0, 0)


# Winning.


def winner(t: TestTable) -> list[int]:
    return t.game.state.ranks()


def test_most_points_win() -> None:
    t = table()
    t.red.building("workshop", "1a").has(silver=0)
    t.blue.has(silver=40)
    assert winner(t) == [1, 2]


def test_with_equal_points_more_silver_wins() -> None:
    """V-99: however many resources the other has."""
    t = table()
    t.red.has(silver=2)
    t.blue.has(silver=1, gold=9)
    assert winner(t) == [1, 2]


def test_with_equal_silver_more_resources_win() -> None:
    """V-I18, Section 7: of all three kinds together."""
    t = table()
    t.red.has(silver=2, ink=3)
    t.blue.has(silver=2, ink=1, gold=1, stone=2)
    assert winner(t) == [2, 1]


def test_a_victory_is_shared_when_all_is_equal() -> None:
    """V-I18, Section 7."""
    t = table(3)
    t.red.has(silver=2, ink=3)
    t.blue.has(silver=2, gold=3)
    assert winner(t) == [1, 1, 3]
