"""The turn of an opponent of Works of Wonder: the cards, the clauses, and the places."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from builders.tables import TestTable
from solo_tables import no_futures, works

# Turning over cards.


def test_a_card_with_one_line_is_followed_and_discarded() -> None:
    """rules/solo 3.2 of Works of Wonder: one Worker is placed, and the next one to act is the player."""
    t = works()
    t.follow("starting-9")
    assert t.opponent.workers("mines") == 1 and t.opponent.supply == 19
    assert t.game.view(0)["solo"]["discards"] == ["starting-9"]
    t.nothing_open_but("WhereToPlace", "red")


def test_two_prisoners_send_it_to_the_guardhouse_and_one_to_the_black_market() -> None:
    """W-61, the worked example: with 2 in Prison the Guardhouse; with 1 the Black Market and the top-most option."""
    t = works()
    t.opponent.at(prison=2)
    told = t.follow("starting-2")
    assert (t.opponent.workers("guardhouse"), t.opponent.prison) == (1, 0)
    assert "Is it true that it has at least 2 Workers in Prison? Yes: it has 2 there" in told
    t = works()
    t.opponent.at(prison=1)
    told = t.follow("starting-2")
    assert (t.opponent.workers("market-right"), t.opponent.marble, t.opponent.virtue) == (1, 2, 6)
    assert "Is it true that it has at least 2 Workers in Prison? No: it has 1 there" in told


@pytest.mark.parametrize(
    ("taken", "space", "marble", "influence", "futures"),
    [([], "right", 2, 0, 0), (["right"], "middle", 0, 1, 1), (["right", "middle"], "left", 1, 0, 0)],
)
def test_the_top_most_available_space_of_the_black_market(
    taken: list[str], space: str, marble: int, influence: int, futures: int
) -> None:
    """W-61, block BM: right 2 Marble, else middle 1 Influence and a Future Scheme, else left 1 Marble."""
    t = works("aristocrat")
    for where in taken:
        t.red.at(**{f"market_{where}": 1})
    told = t.follow("starting-2")
    if len(taken) < 2:
        assert t.opponent.workers(f"market-{space}") == 1
    else:  # the third Worker there brings a reset, after all has been done
        assert "Black Market Reset: the Workers there go to Prison" in told
        assert t.opponent.prison == 1 and t.red.prison == 2
    assert (t.opponent.marble, t.opponent.influence) == (marble, influence)
    assert 12 - len(t.solo.future) == futures
    assert [line for line in told if line.startswith("Somebody is on")] == [
        f"Somebody is on the Black Market ({space}) already" for space in taken
    ]


def test_an_empty_pile_is_made_of_the_discards() -> None:
    """W-62: the discards, Future Schemes among them, are shuffled first."""
    t = works()
    t.solo.discards = [*t.solo.pile[:-1], t.scheme("future-10")]
    t.solo.pile = t.solo.pile[-1:]
    t.solo.future.remove(t.scheme("future-10"))
    first = t.solo.schemes[t.solo.pile[-1]].key
    t.follow(first)
    assert t.solo.pile == [] and t.game.view(0)["solo"]["discards"][0] == first
    told = t.follow()
    assert told[1] == "Blue’s discarded Schemes are shuffled into its pile"
    assert len(t.solo.pile) >= 9
    t.game.view(0)


def test_a_card_with_nothing_to_build_leads_to_the_next_one() -> None:
    """W-90; rules/solo 3.10, NEXT: it is discarded, the next one is followed, and one Worker is placed in all."""
    t = works()
    t.opponent.on_level(5)
    told = t.follow("future-1", "starting-9")
    assert t.opponent.supply == 19 and t.opponent.workers("mines") == 1
    assert t.game.view(0)["solo"]["discards"][:2] == ["starting-9", "future-1"]
    assert told[1:4] == [
        "Blue turns over Future Scheme 1: If it can construct a Wonder or work on the Cathedral → "
        "Guildhall: construct a Wonder; if that is not possible, work on the Cathedral. "
        "If not → no Worker; follow the next card",
        "Is it true that it can construct a Wonder or work on the Cathedral? "
        "No: it can pay for none of the Wonders that are left, and it is at the top of the Cathedral",
        "So it follows: no Worker; follow the next card",
    ]


def test_future_schemes_go_to_the_discards() -> None:
    """rules/solo 3.10, FUTURE, S13: the top one of that pile, face up, under the card that is being followed."""
    t = works()
    top = t.solo.schemes[t.solo.future[-1]].key
    told = t.follow("starting-10")
    assert t.game.view(0)["solo"]["discards"] == ["starting-10", top]
    assert f"Blue puts Future Scheme {top.partition('-')[2]} on its discards" in told


# Every clause, true and false. The place to which the Worker goes tells which.

CLAUSES: list[tuple[str, str, Callable[[TestTable], object], str, Callable[[TestTable], object], str]] = [
    ("GROUP3", "starting-3", lambda t: t.red.at(quarry=3), "town-centre", lambda t: t.red.at(quarry=2, forest=2),
     "silversmith"),
    ("GROUP4", "future-5", lambda t: t.red.at(mines=4), "town-centre", lambda t: t.red.at(mines=3), "mines"),
    ("TAX4", "starting-5", lambda t: setattr(t.table, "tax", 4), "tax-stand", lambda t: setattr(t.table, "tax", 3),
     "silversmith"),
    ("TAX8", "future-6", lambda t: setattr(t.table, "tax", 8), "tax-stand", lambda t: setattr(t.table, "tax", 7),
     "market-right"),
    ("HAS_CAPTURED", "starting-4", lambda t: t.opponent.holding(red=1), "guardhouse", lambda t: None, "quarry"),
    ("HAS_CAPTURED again", "future-7", lambda t: t.opponent.holding(red=1), "guardhouse", lambda t: None,
     "town-centre"),
    ("PRISON2", "starting-2", lambda t: t.opponent.at(prison=3), "guardhouse", lambda t: t.opponent.at(prison=1),
     "market-right"),
    ("PRINCESS_LEAD", "future-9", lambda t: t.opponent.at(silversmith=1), "market-right",
     lambda t: (t.opponent.at(silversmith=1), t.red.at(silversmith=1)), "silversmith"),
    ("PRINCESS_LEAD with nobody there", "future-9", lambda t: t.opponent.at(silversmith=1), "market-right",
     lambda t: None, "silversmith"),
    ("CAN_BUILD by the Cathedral", "future-1", lambda t: None, "guildhall",
     lambda t: (t.opponent.on_level(5), t.schemes_on_top("starting-9")), "mines"),
    ("CAN_BUILD by a Wonder", "future-1", lambda t: t.opponent.on_level(5).has(marble=7).with_influence(3),
     "guildhall", lambda t: (t.opponent.on_level(5).has(marble=6).with_influence(3), t.schemes_on_top("starting-9")),
     "mines"),
    ("CATH_V9", "future-2", lambda t: t.opponent.with_virtue(9), "guildhall", lambda t: t.opponent.with_virtue(10),
     "storehouse"),
    ("CATH_V9 at the top", "future-2", lambda t: t.opponent.with_virtue(2), "guildhall",
     lambda t: t.opponent.on_level(5), "storehouse"),
    ("CATH_NOFUTURE", "future-3", lambda t: no_futures(t, "future-3"), "guildhall", lambda t: None, "workshop"),
    ("CATH_NOFUTURE at the top", "future-3", lambda t: no_futures(t, "future-3"), "guildhall",
     lambda t: (no_futures(t, "future-3"), t.opponent.on_level(5)), "workshop"),
    ("INF5", "starting-6", lambda t: t.opponent.with_influence(5), "silversmith",
     lambda t: t.opponent.with_influence(6), "storehouse"),
    ("INF5 again", "future-11", lambda t: t.opponent.with_influence(0), "silversmith",
     lambda t: t.opponent.with_influence(12), "guildhall"),
    ("GROUP3 or its Focus", "future-12", lambda t: t.red.at(forest=3), "town-centre", lambda t: None, "workshop"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("scheme", "set_up", "place"), [(c[1], c[2], c[3]) for c in CLAUSES], ids=[c[0] for c in CLAUSES]
)
def test_a_clause_that_is_true_has_the_top_line_followed(
    scheme: str, set_up: Callable[[TestTable], object], place: str
) -> None:
    """rules/solo 1.4."""
    t = works()
    set_up(t)
    told = t.follow(scheme)
    assert t.opponent.workers(place) > 0
    assert any(line.startswith("Is it true that") and "? Yes: " in line for line in told)
    assert t.opponent.supply + sum(t.opponent.seat.workers[:-1]) + t.red.holds("blue") == 20


@pytest.mark.parametrize(
    ("scheme", "set_up", "place"), [(c[1], c[4], c[5]) for c in CLAUSES], ids=[c[0] for c in CLAUSES]
)
def test_a_clause_that_is_false_has_the_bottom_line_followed(
    scheme: str, set_up: Callable[[TestTable], object], place: str
) -> None:
    """rules/solo 1.4."""
    t = works()
    set_up(t)
    before = t.opponent.workers(place)
    told = t.follow(scheme)
    assert t.opponent.workers(place) == before + 1
    assert any(line.startswith("Is it true that") and "? No: " in line for line in told)


def test_with_two_players_only_groups_of_one_colour_count() -> None:
    """rules/solo 1.4: one player has at least 3 at some place; two players with 2 each have not."""
    t = works(players=2)
    t.red.at(quarry=2)
    t.blue.at(quarry=2)
    t.follow("starting-3")
    assert t.opponent.workers("silversmith") == 1


# The same for STACK, which comes with Age of Artisans: the scheme, and where the Worker goes if it cannot stack.
STACKS = [("starting-11", "workshop"), ("future-13", "silversmith")]


@pytest.mark.parametrize("in_hall", [1, 0])
@pytest.mark.parametrize(("scheme", "place"), STACKS)
def test_it_stacks_if_it_has_a_worker_to_stack_on(in_hall: int, scheme: str, place: str) -> None:
    """rules/solo 1.4, STACK: an unstacked own Worker in the Guildhall. Nothing new is filled by it."""
    t = works(expansions=["artisans", "wonders"])
    t.opponent.at(guildhall=in_hall)
    t.show_crafts("craft-1", "craft-2", "craft-3", "craft-4")
    t.craft_on_top("craft-15")
    told = t.follow(scheme)
    if in_hall:
        assert (t.opponent.workers("guildhall"), len(t.table.guildhall), t.artisans.stacked) == (2, 1, [0])
        assert "Blue takes Craft Card 15 as an Adornment" in told
        assert t.opponent.score["adornments"] == 7
    else:
        assert (t.opponent.workers(place), t.solo.adornments) == (1, [])


def test_every_clause_of_every_scheme_was_tested_above() -> None:
    schemes = works(expansions=["artisans", "wonders"]).solo.schemes
    with_clause = {scheme.key for scheme in schemes if scheme.clause is not None}
    assert with_clause == {clause[1] for clause in CLAUSES} | {scheme for scheme, _ in STACKS}


def test_a_worker_that_has_one_on_top_is_not_stacked_on_again() -> None:
    """rules/solo 1.4, STACK, false: all its Workers in the Guildhall are stacked on. The princess is visited
    instead."""
    t = works(expansions=["artisans", "wonders"])
    t.opponent.at(guildhall=1)
    t.stack_on(1)
    t.follow("future-13")
    assert t.opponent.workers("silversmith") == 1


@pytest.mark.parametrize(
    ("marker", "craft"),
    [("clay", "craft-15"), ("wood", "craft-1"), ("stone", "craft-2"), ("gold", "craft-3"), ("marble", "craft-4")],
)
def test_the_marker_points_at_a_craft_card(marker: str, craft: str) -> None:
    """rules/solo 3.5; rules/solo 3.10, ADORNMENT: the left-most space is the pile, the others are the face-up cards;
    its effect is ignored, and the display is filled."""
    t = works(expansions=["artisans", "wonders"])
    t.opponent.at(guildhall=1)
    t.show_crafts("craft-1", "craft-2", "craft-3", "craft-4")
    t.craft_on_top("craft-15", "craft-16")
    t.marker_on(marker)
    t.follow("starting-11")
    assert t.game.view(0)["solo"]["adornments"] == [craft]
    assert len(t.crafts) == 4 and craft not in t.crafts
    assert t.opponent.goods == {} and t.opponent.unpaid == 0


def test_where_no_craft_card_lies_the_marker_points_further() -> None:
    """S11: to the next space, and around; with no card anywhere it takes none."""
    t = works(expansions=["artisans", "wonders"])
    t.opponent.at(guildhall=2)
    t.show_crafts("craft-7", "craft-8")
    t.artisans.pile.clear()
    t.marker_on("clay")
    t.follow("starting-11")
    assert t.game.view(0)["solo"]["adornments"] == ["craft-7"]
    t.marker_on("marble")
    t.follow("future-13")
    assert t.game.view(0)["solo"]["adornments"] == ["craft-7", "craft-8"]
    t.opponent.at(guildhall=t.opponent.workers("guildhall"))
    assert t.crafts == []
    t.artisans.stacked = []
    t.table.guildhall = [1] * t.opponent.workers("guildhall")
    t.follow("starting-11")
    assert len(t.solo.adornments) == 2


# Its Focus.


@pytest.mark.parametrize(
    ("opponent", "place"),
    [
        ("aristocrat", "silversmith"),
        ("enforcer", "town-centre"),
        ("illusionist", "market-right"),
        ("meddler", "workshop"),
        ("patron", "storehouse"),
        ("peddler", "silversmith"),
    ],
)
def test_the_focus_says_where_it_goes(opponent: str, place: str) -> None:
    """rules/solo 4.1; rules/solo 3.10, FOCUS."""
    t = works(opponent)
    told = t.follow("starting-8")
    assert t.opponent.workers(place) == 1
    assert any(line.startswith("Its Focus is ") for line in told)


def test_the_aristocrat_contributes_and_gains_a_future_scheme() -> None:
    """rules/solo 4.1: at the Princess's place, CONTRIBUTE and FUTURE 1."""
    t = works("aristocrat")
    t.follow("starting-8")
    assert (t.filled, t.opponent.influence, len(t.solo.future)) == (["clay"], 1, 11)


def test_the_enforcer_imprisons_or_else_captures() -> None:
    """rules/solo 4.1: at the Town Centre it sends captured Workers to Prison, for 1 Marble more; with none it
    captures."""
    t = works("enforcer")
    t.opponent.holding(red=2)
    t.red.at(forest=3)
    t.follow("starting-8")
    assert (t.red.prison, t.opponent.marble, t.marker, t.table.tax) == (2, 1, "stone", 0)
    assert t.red.workers("forest") == 3
    t = works("enforcer")
    t.red.at(forest=3)
    told = t.follow("future-10")
    assert (t.opponent.holds("red"), t.table.tax) == (3, 1)
    assert "It holds no captured Workers" in told


def test_the_meddler_sends_apprentices_away() -> None:
    """rules/solo 4.1: REMOVE, 2 Tax, FUTURE 2."""
    t = works("meddler")
    gone = [t.shown(1, 1), t.shown(2, 1)]
    t.follow("starting-8")
    assert t.table.tax == 2 and len(t.solo.future) == 10
    assert all(t.apprentice(key) in t.table.apprentice_pile[:2] for key in gone)


def test_the_patrons_first_and_second_worker_at_the_storehouse() -> None:
    """W-83: the first brings 1 Influence and 1 Virtue, the second 1 Influence and 1 Marble."""
    t = works("patron")
    t.follow("starting-8")
    assert (t.opponent.influence, t.opponent.virtue, t.opponent.marble) == (1, 8, 0)
    t.follow("future-10")
    assert (t.opponent.influence, t.opponent.virtue, t.opponent.marble) == (2, 8, 1)


def test_the_peddler_takes_silver() -> None:
    """rules/solo 4.1: 1 Silver and 1 for each Worker there."""
    t = works("peddler")
    t.opponent.at(silversmith=2)
    t.follow("starting-8")
    assert t.marker == "marble"


def test_the_peddler_gains_in_each_reset() -> None:
    """W-84: 1 Influence and 2 spaces; others gain nothing."""
    t = works("peddler")
    t.reset()
    assert (t.opponent.influence, t.marker) == (1, "stone")
    t = works("patron")
    t.reset()
    assert (t.opponent.influence, t.marker) == (0, "clay")


def test_the_peddler_gains_after_the_players_have_used_their_abilities() -> None:
    """S18."""
    t = works("peddler")
    t.red.with_apprentices("gatekeeper").at(prison=1)
    t.reset()
    assert t.question == "WhichResetAbility"
    assert (t.opponent.influence, t.marker) == (0, "clay")
    t.play("use gatekeeper")
    assert (t.red.prison, t.opponent.influence, t.marker) == (0, 1, "stone")


@pytest.mark.parametrize(("opponent", "virtue"), [("illusionist", 7), ("peddler", 6)])
def test_only_the_illusionist_loses_no_virtue_at_the_black_market(opponent: str, virtue: int) -> None:
    """W-85."""
    t = works(opponent)
    t.follow("starting-2")
    assert (t.opponent.workers("market-right"), t.opponent.virtue) == (1, virtue)


@pytest.mark.parametrize("virtue", [12, 2])
def test_virtue_keeps_it_from_nothing(virtue: int) -> None:
    """W-86: the Black Market with 12, the Cathedral with 2, and the other way about."""
    t = works()
    t.opponent.with_virtue(virtue)
    t.follow("starting-2")
    assert t.opponent.workers("market-right") == 1
    t.opponent.with_virtue(virtue)
    t.follow("starting-1")
    assert t.opponent.cathedral == 1


def test_the_meddler_captures_after_a_level_of_the_cathedral() -> None:
    """rules/solo 4.1: 1 capture after a Wonder or a level, without Tax; another opponent makes none."""
    for opponent, captured in (("meddler", 2), ("peddler", 0)):
        t = works(opponent)
        t.red.at(forest=2, quarry=1)
        t.follow("starting-1")
        assert (t.opponent.cathedral, t.opponent.holds("red"), t.table.tax) == (1, captured, 0)


def test_the_meddler_captures_after_a_wonder() -> None:
    t = works("meddler")
    t.red.at(forest=2)
    t.opponent.with_influence(3).has(marble=7)
    t.follow("starting-1")
    assert t.opponent.buildings == ["marble-wonder"] and t.opponent.holds("red") == 2


# Out of Workers.


def test_without_workers_it_takes_its_largest_group_back() -> None:
    """rules/solo 3.2, S7: the largest own group on the large circles; of equal ones the first of its list. No card is
    turned."""
    t = works("meddler")
    t.opponent.at(quarry=5, workshop=5, forest=4, prison=2, guildhall=4)
    told = t.follow()
    assert (t.opponent.supply, t.opponent.workers("workshop"), t.opponent.workers("quarry")) == (5, 0, 5)
    assert told[1] == "Blue has no Workers left and takes 5 back from the Workshop"
    assert t.solo.discards == []


def test_with_nobody_on_a_large_circle_it_takes_prisoners_or_captives_back() -> None:
    """S7: then all from Prison, else all from players' boards, else nobody."""
    t = works()
    t.opponent.at(guildhall=12, prison=5)
    t.red.holding(blue=3)
    t.follow()
    assert (t.opponent.supply, t.red.holds("blue")) == (5, 3)
    t = works()
    t.opponent.at(guildhall=11)
    t.red.holding(blue=9)
    t.follow()
    assert (t.opponent.supply, t.red.holds("blue")) == (9, 0)
    t = works()
    t.opponent.at(guildhall=11, prison=9)
    t.opponent.seat.workers[12] += 9  # as if all were there
    t.opponent.seat.workers[13] -= 9
    told = t.follow()
    assert "Blue has no Workers left, and none to take back" in told
    t.nothing_open_but("WhereToPlace", "red")
