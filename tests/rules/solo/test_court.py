"""Constantine and Helena: what is known of them, and the Schemes that are our own."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from builders.tables import TestTable
from guildhall.architects.effects import gain_good
from guildhall.architects.names import CLAY, GOLD, MARBLE, SILVER
from guildhall.architects.solo.court_schemes import BUILD, CAPTURE, GUARD
from guildhall.architects.virtue import gain_virtue
from solo_tables import court, no_futures

# Its Workers.


def test_without_workers_all_come_home_and_its_cards_are_shuffled() -> None:
    """A-102: no Scheme is drawn; all but those in the Guildhall and on the Black Market come back, from Prison and
    from the player's board too, and the discards go back into the pile."""
    t = court()
    t.opponent.at(quarry=4, town_centre=2, prison=5, guildhall=3, market_left=1)
    t.red.holding(blue=5)
    t.solo.discards = t.solo.pile[:6]
    t.solo.pile = t.solo.pile[6:]
    told = t.follow()
    assert t.opponent.supply == 16 and t.opponent.prison == 0 and t.red.holds("blue") == 0
    assert (t.opponent.workers("guildhall"), t.opponent.workers("market-left")) == (3, 1)
    assert len(t.solo.pile) == 20 and t.solo.discards == []
    assert told[1:3] == [
        "Blue has no Workers left and takes home all 16 that are not in the Guildhall or on the Black Market",
        "Blue’s discarded Schemes are shuffled into its pile",
    ]
    t.nothing_open_but("WhereToPlace", "red")


def test_with_all_in_the_guildhall_its_turn_passes() -> None:
    """S8."""
    t = court()
    t.opponent.at(guildhall=11)
    t.opponent.seat.workers[12] += 9
    t.opponent.seat.workers[14] -= 9
    assert "Blue has no Workers left, and none to take back" in t.follow()
    assert t.opponent.supply == 0
    t.nothing_open_but("WhereToPlace", "red")


# Its score.


def test_helenas_worked_score() -> None:
    """A-103: 4 in the Guildhall, level 2, 3 Marble, Virtue 9, 1 Debt, 3 in Prison: 12 + 4 + 3 + 0 - 2 - 1 = 16."""
    t = court("helena")
    t.opponent.at(guildhall=4, prison=3).on_level(2).has(marble=3).with_virtue(9).owing(1)
    score = t.opponent.score
    assert (score["guildhall"], score["cathedral"], score["gold-and-marble"], score["virtue"]) == (12, 4, 3, 0)
    assert (score["debts"], score["prison"], score["total"]) == (-2, -1, 16)
    assert t.red.score["guildhall"] == 0


def test_constantine_scores_one_for_each_worker_in_the_guildhall() -> None:
    """rules/solo 2.4: the only difference that is known."""
    t = court("constantine")
    t.opponent.at(guildhall=4, prison=3).on_level(2).has(marble=3).with_virtue(9).owing(1)
    assert t.opponent.score["total"] == 8


def test_equal_points_are_decided_as_ever() -> None:
    """U8: by Virtue, then Silver."""
    t = court("constantine")
    t.opponent.has(marble=2).with_virtue(6)
    t.red.has(marble=2).with_virtue(7)
    t.finish()
    assert t.game.winners == [0]


# What it keeps.


def test_it_keeps_marble_and_nothing_else() -> None:
    """rules/solo 2.4: Silver, Clay, Wood, Stone and Gold are ignored."""
    t = court()
    for good in (CLAY, SILVER, GOLD, MARBLE):
        gain_good(t.table, t.opponent.seat, good, 3)
    assert t.opponent.goods == {"marble": 3}


def test_a_level_of_the_cathedral_brings_virtue() -> None:
    """S4: 1 Virtue in place of a Reward; no goods, no Building card, at any Virtue."""
    t = court()
    t.opponent.with_virtue(2)
    left = len(t.table.reward_pile)
    t.opponent_does(BUILD)
    assert (t.opponent.cathedral, t.opponent.virtue, len(t.table.reward_pile)) == (1, 3, left)


def test_captives_are_sold_for_one_marble_in_all() -> None:
    """rules/solo 2.4: however many; S6: at the Guardhouse, whose actions are those of Works of Wonder's opponents."""
    t = court()
    t.opponent.holding(red=5)
    t.opponent_does(GUARD)
    assert (t.red.prison, t.opponent.marble, t.opponent.holds("red")) == (5, 1, 0)


def test_debts_are_taken_and_destroyed() -> None:
    """rules/solo 2.4, S9: Virtue above 14 destroys them, and is nothing without."""
    t = court()
    t.opponent.with_virtue(14).owing(1)
    gain_virtue(t.table, t.opponent.seat, 3)
    assert (t.opponent.virtue, t.opponent.unpaid, t.opponent.marble) == (14, 0, 0)
    t.opponent.at(prison=1)
    t.reset()
    assert t.opponent.unpaid == 1


def test_it_captures_the_largest_groups_and_never_its_own() -> None:
    """S5: one capture for each Worker at the Town Centre, 1 Tax in all, of equal groups the first in the list."""
    t = court()
    t.red.at(forest=2, mines=3, quarry=3)
    t.opponent.at(town_centre=1, silversmith=6)
    told = t.opponent_does(CAPTURE)
    assert [line for line in told if "captures " in line][-2:] == [
        "Blue captures 3 of Red’s Workers at the Mines",
        "Blue captures 3 of Red’s Workers at the Quarry",
    ]
    assert (t.opponent.workers("silversmith"), t.table.tax) == (6, 1)


def test_with_no_future_schemes_left_it_gains_nothing_for_one() -> None:
    """S4: no other thing is known to take its place."""
    t = court()
    no_futures(t)
    t.follow("court-starting-17")
    assert t.opponent.goods == {} and t.solo.future == []


def test_two_players_may_face_it_together() -> None:
    """S3: the cards and rules are the same; whose Workers it takes depends on their number only."""
    t = court(players=2)
    t.red.at(quarry=2)
    t.blue.at(forest=3)
    t.follow("court-starting-4")
    assert (t.opponent.holds("blue"), t.opponent.holds("red")) == (3, 0)


def test_it_does_not_count_where_goods_are_compared_between_two_players() -> None:
    """S1: against Constantine and Helena, who have no goods."""
    t = court(players=2)
    t.red.with_buildings("wood-market").has(wood=1)
    assert t.red.score["buildings"] == 9
    t.blue.has(wood=1)
    assert t.red.score["buildings"] == 7


# Adornments.


def test_each_guildhall_worker_takes_the_best_adornment() -> None:
    """R57: of 7, 7, 3 and 2 VP one of the sevens, at random; its effect is ignored, the display is filled, and nobody
    is stacked."""
    taken = set()
    for seed in range(8):
        t = court(expansions=["artisans"], seed=seed)
        t.show_crafts("craft-1", "craft-15", "craft-2", "craft-16")
        t.follow("court-starting-3")
        (craft,) = t.game.view(0)["solo"]["adornments"]
        taken.add(craft)
        assert len(t.crafts) == 4 and t.artisans.stacked == []
        assert (t.opponent.unpaid, t.opponent.virtue, t.opponent.score["adornments"]) == (0, 8, 7)
    assert taken == {"craft-15", "craft-16"}


def test_with_no_craft_card_face_up_it_takes_none() -> None:
    """R57, 7 of Age of Artisans."""
    t = court(expansions=["artisans"])
    t.show_crafts()
    t.artisans.pile.clear()
    t.follow("court-starting-1")
    assert t.solo.adornments == [] and t.opponent.workers("guildhall") == 1


def test_the_third_guildhall_space_clears_apprentices_for_it_too() -> None:
    """I-18."""
    t = court(expansions=["artisans"])
    t.red.at(guildhall=2)
    gone = [t.shown(1, 1), t.shown(2, 1)]
    t.follow("court-starting-1")
    assert all(t.apprentice(key) in t.table.apprentice_pile for key in gone)


# Its Schemes. They are reconstructed, so these tests hold them to what they say and not to a box.

PLACES = (
    "quarry", "forest", "silversmith", "mines", "storehouse", "workshop", "town-centre", "tax-stand", "guardhouse",
    "market-left", "market-middle", "market-right", "guildhall",
)  # fmt: skip
PLAIN = {
    1: "guildhall", 2: "guildhall", 3: "guildhall", 12: "storehouse", 13: "storehouse", 14: "workshop", 15: "workshop",
    16: "mines", 17: "mines", 18: "quarry", 19: "forest", 20: "silversmith",
}  # fmt: skip
FUTURES = {2: "guildhall", 3: "guildhall", 4: "guildhall", 8: "storehouse", 10: "workshop"}


@pytest.mark.parametrize(("number", "place"), PLAIN.items())
def test_a_starting_scheme_with_one_line_sends_a_worker_to_its_place(number: int, place: str) -> None:
    t = court()
    t.follow(f"court-starting-{number}")
    assert [area for area in PLACES if t.opponent.workers(area)] == [place]


@pytest.mark.parametrize(("number", "place"), FUTURES.items())
def test_a_future_scheme_with_one_line_sends_a_worker_to_its_place(number: int, place: str) -> None:
    t = court()
    t.follow(f"court-future-{number}")
    assert [area for area in PLACES if t.opponent.workers(area)] == [place]


def tax(amount: int) -> Callable[[TestTable], object]:
    return lambda t: setattr(t.table, "tax", amount)


def virtue(points: int) -> Callable[[TestTable], object]:
    return lambda t: t.opponent.with_virtue(points)


def at_the_top(t: TestTable) -> None:
    t.opponent.on_level(5)
    t.schemes_on_top("court-starting-18")


CLAUSES: list[tuple[str, Callable[[TestTable], object], str, Callable[[TestTable], object], str]] = [
    ("starting-4", lambda t: t.red.at(quarry=3), "town-centre", lambda t: t.red.at(quarry=2), "quarry"),
    ("starting-5", lambda t: t.red.at(quarry=3), "town-centre", lambda t: None, "silversmith"),
    ("starting-6", lambda t: t.opponent.holding(red=1), "guardhouse", lambda t: None, "town-centre"),
    ("starting-7", lambda t: t.opponent.at(prison=2), "guardhouse", lambda t: t.opponent.at(prison=1), "market-right"),
    ("starting-8", lambda t: t.opponent.holding(red=1), "guardhouse", lambda t: None, "forest"),
    ("starting-9", tax(6), "tax-stand", tax(5), "silversmith"),
    ("starting-10", virtue(5), "market-right", virtue(4), "storehouse"),
    ("starting-11", lambda t: None, "guildhall", lambda t: t.opponent.on_level(5), "workshop"),
    ("future-1", lambda t: None, "guildhall", at_the_top, "quarry"),
    ("future-5", lambda t: t.red.at(mines=4), "town-centre", lambda t: t.red.at(mines=3), "guildhall"),
    ("future-6", tax(8), "tax-stand", tax(7), "market-right"),
    ("future-7", lambda t: t.opponent.holding(red=1), "guardhouse", lambda t: None, "town-centre"),
    ("future-9", virtue(7), "market-right", virtue(6), "storehouse"),
]


@pytest.mark.parametrize(("scheme", "set_up", "place"), [(c[0], c[1], c[2]) for c in CLAUSES])
def test_a_true_clause(scheme: str, set_up: Callable[[TestTable], object], place: str) -> None:
    t = court()
    set_up(t)
    told = t.follow(f"court-{scheme}")
    assert t.opponent.workers(place) == 1
    assert any("? Yes: " in line for line in told)


@pytest.mark.parametrize(("scheme", "set_up", "place"), [(c[0], c[3], c[4]) for c in CLAUSES])
def test_a_false_clause(scheme: str, set_up: Callable[[TestTable], object], place: str) -> None:
    t = court()
    set_up(t)
    told = t.follow(f"court-{scheme}")
    assert t.opponent.workers(place) == 1
    assert any("? No: " in line for line in told)


def test_every_scheme_was_followed_above() -> None:
    every = {scheme.key.removeprefix("court-") for scheme in court().solo.schemes}
    tested = {f"starting-{number}" for number in PLAIN} | {f"future-{number}" for number in FUTURES}
    assert every == tested | {clause[0] for clause in CLAUSES}


def test_what_the_places_bring() -> None:
    """U1: the deeds of our own Schemes."""
    t = court()
    t.opponent.on_level(5)
    t.follow("court-starting-1")
    assert t.opponent.marble == 1
    t.follow("court-future-2")
    assert t.opponent.marble == 3
    t.follow("court-future-4")
    assert (t.opponent.marble, t.opponent.virtue) == (4, 8)
    t.follow("court-starting-16")
    assert t.opponent.marble == 4
    t.follow("court-starting-16")
    assert t.opponent.marble == 5, "1 Marble for every two Workers at the Mines"
    t.follow("court-future-8")
    assert (t.opponent.marble, t.opponent.virtue) == (6, 9)
    t.table.tax = 6
    t.follow("court-starting-9")
    assert (t.opponent.marble, t.opponent.virtue, t.table.tax) == (7, 7, 0)
    t.follow("court-starting-18")
    assert t.table.tax == 1


def test_the_apprentices_next_to_the_workshop_leave() -> None:
    """S15: those of column 1."""
    t = court()
    gone = [t.shown(1, 1), t.shown(2, 1)]
    t.follow("court-starting-14")
    assert all(t.apprentice(key) in t.table.apprentice_pile[:2] for key in gone) and t.table.tax == 2


def test_the_middle_of_the_black_market_sends_apprentices_away() -> None:
    """U1: the right space brings 2 Marble, the middle one a Future Scheme, the left one 1 Marble; each costs Virtue."""
    t = court()
    t.red.at(market_right=1)
    t.follow("court-starting-10")
    assert (t.opponent.workers("market-middle"), t.opponent.virtue, len(t.solo.future)) == (1, 6, 9)


def test_all_its_schemes_say_that_they_are_reconstructed() -> None:
    """K20, U1: 20 starting and 10 future ones; the boards' scoring is in the rulebook."""
    import guildhall

    entries = guildhall.definition("architects").cards({})
    schemes = [entry for entry in entries if entry.kind == "schemes" and entry.box == "base"]
    assert len(schemes) == 30 and {entry.origin for entry in schemes} == {"reconstructed"}
    assert sum(entry.key.startswith("court-starting-") for entry in schemes) == 20
    boards = [entry for entry in entries if entry.kind == "opponents" and entry.box == "base"]
    assert {entry.origin for entry in boards} == {"rulebook"}
