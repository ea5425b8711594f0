"""What the opponents of Works of Wonder do at the places, and what becomes of what they cannot keep."""

from __future__ import annotations

import pytest

from builders.tables import TestTable, solo_table
from guildhall.architects.solo.wonders_blocks import BUILD, CAPTURE, GUARD, SILVER
from guildhall.architects.virtue import gain_virtue
from solo_tables import no_futures, works

# Silver and the track.


def test_the_marker_goes_round_for_a_marble() -> None:
    """W-63, rules/solo 3.4: from Gold, 3 Silver lead to Wood, and 1 Marble is gained."""
    t = works()
    t.marker_on("gold")
    t.opponent.at(silversmith=1)
    told = t.follow("starting-3")
    assert (t.marker, t.opponent.marble, t.opponent.silver) == ("wood", 1, 0)
    assert "Blue moves its marker 3 spaces, to Wood" in told and "Blue gains 1 Marble" in told


@pytest.mark.parametrize(
    ("scheme", "place", "there", "spaces"),
    [
        ("starting-3", "silversmith", 0, 2),
        ("starting-3", "silversmith", 2, 4),
        ("starting-4", "quarry", 0, 1),
        ("starting-4", "quarry", 2, 3),
        ("starting-10", "forest", 1, 2),
        ("starting-9", "mines", 0, 2),
    ],
)
def test_silver_is_spaces(scheme: str, place: str, there: int, spaces: int) -> None:
    """rules/solo 3.4, blocks SM, QU, FO and MN: Silver from any place moves the marker."""
    t = works()
    t.opponent.at(**{place: there})
    t.follow(scheme)
    assert t.marker == ("clay", "wood", "stone", "gold", "marble")[spaces]
    assert t.opponent.goods == {}


@pytest.mark.parametrize(("there", "marble"), [(1, 1), (2, 1), (3, 2)])
def test_gold_is_marble(there: int, marble: int) -> None:
    """rules/solo 3.4, block MN: with two or more Workers 1 Gold for every two, which is Marble."""
    t = works()
    t.opponent.at(mines=there)
    told = t.follow("starting-9")
    assert (t.opponent.gold, t.opponent.marble, t.marker) == (0, marble, "clay")
    assert "Instead of Gold, Blue gains Marble" in told


@pytest.mark.parametrize(("there", "virtue", "marble"), [(0, 8, 0), (1, 7, 1), (2, 7, 1), (4, 7, 2)])
def test_the_storehouse_gives_virtue_or_marble(there: int, virtue: int, marble: int) -> None:
    """Block KS: 1 Virtue for a single Worker, else 1 Marble for every two."""
    t = works()
    t.opponent.at(storehouse=there).with_influence(6)
    t.follow("starting-6")
    assert (t.opponent.virtue, t.opponent.marble) == (virtue, marble)


def test_the_tax_is_silver() -> None:
    """W-81; rules/solo 3.10, TAKE_TAX: with 8 Tax and the marker on Clay, no Tax is left, the marker is on Gold, and 1
    Marble is gained. It loses 2 Virtue, as anybody does there."""
    t = works()
    t.table.tax = 8
    told = t.follow("starting-5")
    assert (t.table.tax, t.marker, t.opponent.marble, t.opponent.virtue) == (0, "gold", 1, 5)
    assert "Blue returns 8 Tax to the supply and gains as much Silver" in told


def test_an_own_wonder_counts_as_a_worker() -> None:
    """rules/solo 3.3: it counts for one more, and is never taken for Influence; another's counts for nothing."""
    t = works()
    t.opponent.with_wonder("wood-wonder", at="silversmith")
    t.follow("starting-3")
    assert (t.marker, t.opponent.influence) == ("gold", 0)
    t = works()
    t.red.with_wonder("wood-wonder", at="silversmith")
    t.follow("starting-3")
    assert t.marker == "stone"


# What it cannot keep.


def test_with_no_future_scheme_left_it_gains_a_space_for_each() -> None:
    """W-65, rules/solo 3.4: 1 space."""
    t = works()
    no_futures(t)
    told = t.follow("starting-10")
    assert t.marker == "stone", "1 Silver of the Forest and 1 for the card"
    assert "With no Future Scheme left, Blue gains Silver" in told


def test_influence_above_the_end_is_a_virtue() -> None:
    """W-66, rules/solo 3.4: at 12, a gain of 2 Influence is 1 Virtue, once for the gain; one that still fits is a
    gain."""
    t = works()
    t.opponent.with_influence(12)
    t.marker_on("stone")
    told = t.follow("future-8")  # contributing Stone to contribution-2 brings 2 Influence
    assert (t.opponent.influence, t.opponent.virtue) == (12, 8)
    assert "At the end of the Influence track, Blue gains Virtue instead" in told
    t = works()
    t.opponent.with_influence(11)
    t.marker_on("stone")
    t.follow("future-8")
    assert (t.opponent.influence, t.opponent.virtue) == (12, 7)


def test_a_reward_is_a_virtue() -> None:
    """W-66, rules/solo 3.4: contributing Gold to contribution-2 brings 2 Influence and a Reward, of which none is
    turned over."""
    t = works()
    t.marker_on("gold")
    left = len(t.table.reward_pile)
    told = t.follow("future-8")
    assert (t.opponent.influence, t.opponent.virtue, len(t.table.reward_pile)) == (2, 8, left)
    assert "Instead of a Reward, Blue gains Virtue" in told


def test_silver_and_building_cards_of_a_contribution() -> None:
    """rules/solo 3.4: Silver moves the marker, a Building card is nothing."""
    t = works()
    t.marker_on("wood")
    t.follow("future-8")
    assert (t.opponent.influence, t.marker) == (1, "gold")
    t = works()
    t.in_force("contribution-1")
    t.open_to_contribute("contribution-4")
    t.marker_on("stone")
    pile = len(t.table.building_pile)
    t.follow("future-8")
    assert (t.opponent.influence, t.opponent.hand, len(t.table.building_pile)) == (1, [], pile)


def test_reaching_5_influence_draws_no_card() -> None:
    """rules/solo 3.3: the opponent holds no Building cards."""
    t = works()
    t.opponent.with_influence(4)
    t.follow("future-8")
    assert (t.opponent.influence, t.opponent.hand) == (5, [])


def test_virtue_above_14_destroys_debts_or_is_two_spaces() -> None:
    """rules/solo 3.4, S9: each point destroys a Debt; without one it is 2 spaces."""
    t = works()
    t.opponent.with_virtue(13).owing(1)
    gain_virtue(t.table, t.opponent.seat, 3)
    assert (t.opponent.virtue, t.opponent.unpaid, t.marker) == (14, 0, "stone")


# Princess and Profiteer.


def test_the_profiteer_gives_influence_to_it_too() -> None:
    """rules/solo 3.3: always, at once."""
    t = works()
    t.in_force("contribution-4")  # he stands at the Town Centre
    t.red.at(quarry=3)
    t.follow("starting-3")
    assert t.opponent.influence == 1


def test_the_princess_is_visited_for_a_contribution_only() -> None:
    """W-78; rules/solo 3.10, PRINCESS: with her at the Silversmith a Worker goes there, one contribution is made, and
    no Silver is gained."""
    t = works()
    t.follow("future-8")
    assert (t.opponent.workers("silversmith"), t.filled, t.marker) == (1, ["clay"], "clay")
    assert t.opponent.clay == 0 and t.opponent.influence == 1


def test_who_is_at_the_princess_by_chance_contributes_nothing() -> None:
    """W-79: the Silversmith of a card gives Silver, whoever stands there."""
    t = works()
    t.follow("starting-3")
    assert (t.opponent.workers("silversmith"), t.filled, t.marker) == (1, [], "stone")


@pytest.mark.parametrize(
    ("marker", "filled", "slot"),
    [
        ("wood", [], "Wood"),
        ("wood", ["wood"], "Stone"),
        ("wood", ["wood", "stone", "gold", "marble"], "Clay"),
        ("marble", ["marble"], "Clay"),
    ],
)
def test_a_filled_slot_leads_to_the_next_one(marker: str, filled: list[str], slot: str) -> None:
    """W-77; rules/solo 3.10, CONTRIBUTE; rules/solo 3.4: to the right and around, and the resource comes from the
    supply."""
    t = works()
    t.open_to_contribute("contribution-2", filled=filled)
    t.marker_on(marker)
    told = t.follow("future-8")
    assert f"Blue contributes {slot} from the supply to Contribution Card 2" in told
    assert set(t.opponent.goods) <= {"marble"}


def test_its_fifth_resource_brings_a_reset() -> None:
    """W-77, 6: after its turn, once."""
    t = works()
    t.open_to_contribute("contribution-2", filled=["wood", "stone", "gold", "marble"])
    told = t.follow("future-8")
    assert told.count("Black Market Reset: the Workers there go to Prison") == 1
    assert sum(t.laid.values()) == 5 and t.filled == []


def test_without_an_open_card_it_contributes_nothing() -> None:
    """S12: the Worker is placed all the same."""
    t = works()
    t.wonders.consequences = t.wonders.contributions + t.wonders.consequences
    t.wonders.contributions = []
    t.follow("future-8")
    assert (t.opponent.workers("silversmith"), t.filled) == (1, [])
    assert len(t.solo.discards) == 2, "the rest of the line is followed: a Future Scheme, and the card itself"


@pytest.mark.parametrize(
    ("card", "place", "prisoners", "influence", "freed", "gained"),
    [
        ("contribution-7", "town-centre", 2, 0, True, 0),
        ("contribution-7", "town-centre", 0, 0, False, 2),
    ],
)
def test_of_two_rewards_it_takes_the_left_one_if_it_can(
    card: str, place: str, prisoners: int, influence: int, freed: bool, gained: int
) -> None:
    """W-80, rules/solo 3.4: release from Prison if anybody is there, else 2 Influence."""
    t = works()
    t.in_force(card)
    t.opponent.at(**{place.replace("-", "_"): 1, "prison": prisoners})
    t.reset()
    assert (t.opponent.prison, t.opponent.influence) == (0, gained)
    assert t.opponent.supply == 19


def test_a_right_reward_that_is_above_the_end_is_still_a_virtue() -> None:
    """W-80, W-66: 2 Influence at 12 are 1 Virtue."""
    t = works()
    t.in_force("contribution-7")
    t.opponent.at(town_centre=1).with_influence(12)
    t.reset()
    assert (t.opponent.influence, t.opponent.virtue) == (12, 8)


def test_the_capture_of_a_reward_takes_the_largest_group() -> None:
    """W-80, rules/solo 1.6: with nobody on a player's board it makes the capture, without Tax; never of its own
    Workers."""
    t = works()
    t.in_force("contribution-6")
    t.opponent.at(quarry=4)
    t.red.at(mines=3, workshop=1)
    t.reset()
    assert (t.opponent.holds("red"), t.red.workers("mines"), t.table.tax) == (3, 0, 0)
    assert t.opponent.workers("quarry") == 4
    t = works()
    t.in_force("contribution-6")
    t.opponent.at(quarry=1)
    t.red.holding(blue=2).at(mines=3)
    t.reset()
    assert (t.red.holds("blue"), t.opponent.holds("red")) == (0, 0)


def test_an_apprentice_is_two_spaces() -> None:
    """rules/solo 3.4: a free hire of the Princess's."""
    t = works()
    t.in_force("contribution-3")
    t.opponent.at(workshop=1)
    t.reset()
    assert (t.marker, t.opponent.apprentices) == ("stone", [])


@pytest.mark.parametrize(("debts", "left", "marker"), [(2, 1, "clay"), (0, 0, "stone")])
def test_a_debt_to_destroy_or_two_spaces(debts: int, left: int, marker: str) -> None:
    """rules/solo 3.4: destroying a Debt that it does not have is 2 spaces."""
    t = works()
    t.in_force("contribution-2")
    t.opponent.at(storehouse=1).owing(debts)
    t.reset()
    assert (t.opponent.unpaid, t.marker) == (left, marker)


def test_it_suffers_from_the_profiteer_as_a_player_does() -> None:
    """6, step 4: a Debt, and its Workers there go to Prison."""
    t = works()
    t.opponent.at(guardhouse=2)
    t.reset()
    assert (t.opponent.prison, t.opponent.unpaid) == (2, 2), "a Debt from him, one for the most prisoners"


def test_it_never_gives_up_influence_for_virtue() -> None:
    """rules/solo 3.4: the substitutions are for players."""
    t = works()
    t.opponent.with_influence(8)
    t.follow("starting-2")
    assert (t.opponent.influence, t.opponent.virtue) == (8, 6)


# Captures.


def test_three_captures_silversmith_mines_town_centre() -> None:
    """W-72, the worked example: groups of 3 at four places, the Princess at the Silversmith; 1 Tax, and 1 Virtue lost
    for the Princess."""
    t = works("enforcer")
    t.red.at(town_centre=3, quarry=3, silversmith=3, mines=3)
    t.opponent.at(town_centre=2)
    told = t.follow("starting-3")
    assert [line for line in told if line.startswith("Blue captures")] == [
        "Blue captures 3 of Red’s Workers at the Silversmith",
        "Blue captures 3 of Red’s Workers at the Mines",
        "Blue captures 3 of Red’s Workers at the Town Centre",
    ]
    assert (t.opponent.holds("red"), t.red.workers("quarry"), t.table.tax, t.opponent.virtue) == (9, 3, 1, 6)


def test_one_capture_takes_eight_workers_of_two_players() -> None:
    """W-73, the worked example: two players with 4 each at the Forest, and one action for both."""
    t = works(players=2)
    t.red.at(forest=4)
    t.blue.at(forest=4)
    t.follow("starting-3")
    assert (t.opponent.holds("red"), t.opponent.holds("blue")) == (4, 4)
    assert (t.red.workers("forest"), t.blue.workers("forest"), t.table.tax) == (0, 0, 1)


def test_with_enough_actions_tied_players_are_captured_one_by_one() -> None:
    """W-73, rules/solo 1.6: with two actions each takes one of them, and nothing is left for a third group."""
    t = works(players=2)
    t.red.at(forest=4, quarry=3)
    t.blue.at(forest=4)
    t.opponent.at(town_centre=1)
    told = t.follow("starting-3")
    captures = [line for line in told if line.startswith("Green captures")]
    assert len(captures) == 2 and t.opponent.holds("red") + t.opponent.holds("blue") == 8


def test_three_tied_players_and_two_captures() -> None:
    """S17."""
    t = works("meddler", 3)
    t.opponent.at(town_centre=1)
    for seat in range(3):
        t.seat_at(seat).at(forest=3)
    t.red.at(quarry=1)
    t.follow("starting-3")
    assert [t.seat_at(seat).workers("forest") for seat in range(3)] == [0, 0, 0]
    assert (t.opponent.holds("red"), t.red.workers("quarry")) == (3 + 1, 0)


def test_several_colours_at_the_princess_cost_one_virtue() -> None:
    """W-73, S10: one action, one loss."""
    t = works(players=2)
    t.red.at(silversmith=4)
    t.blue.at(silversmith=4)
    t.follow("starting-3")
    assert t.opponent.holds("red") + t.opponent.holds("blue") == 8
    assert t.opponent.virtue == 6


def test_the_largest_group_counts_and_not_the_fullest_place() -> None:
    """W-74: Red's 3 at the Forest, not Red's 2 and Blue's 2 at the Quarry."""
    t = works(players=2)
    t.red.at(forest=3, quarry=2)
    t.blue.at(quarry=2)
    t.follow("starting-3")
    assert (t.opponent.holds("red"), t.opponent.holds("blue"), t.red.workers("quarry")) == (3, 0, 2)


def test_the_profiteer_rewards_a_capture() -> None:
    """rules/solo 3.3: 1 Virtue, as a player."""
    t = works("peddler")
    t.red.at(guardhouse=3)
    t.follow("starting-3")
    assert t.opponent.virtue == 8


def test_nobody_to_capture_costs_no_tax() -> None:
    """rules/solo 1.6: nothing happens."""
    t = works()
    told = t.follow("future-7")
    assert (t.opponent.workers("town-centre"), t.table.tax) == (1, 0)
    assert "Blue finds nobody to capture" in told


def test_workers_at_the_tax_stand_come_last() -> None:
    """rules/solo 1.6: they may be captured; in ties the Tax Stand is last."""
    t = works()
    t.red.at(tax_stand=3, guardhouse=3)
    t.opponent_does(CAPTURE)
    assert (t.red.workers("guardhouse"), t.red.workers("tax-stand")) == (0, 3)
    t.red.at(guardhouse=2)
    t.opponent_does(CAPTURE)
    assert t.red.workers("tax-stand") == 0


def test_a_captured_artisan_lies_on_its_board() -> None:
    """rules/solo 1.6 with Age of Artisans: as a part of its group."""
    t = works(expansions=["artisans", "wonders"])
    t.red.at(forest=3).artisan_at("forest")
    t.follow("starting-3")
    assert (t.opponent.holds("red"), t.red.artisan) == (4, "board blue")


# The Guardhouse.


def test_four_actions_at_the_guardhouse() -> None:
    """W-75, the worked example: three Debts are turned over for 9 Tax and 3 Virtue, then a Future Scheme is gained."""
    t = works()
    t.in_force("contribution-5")
    t.opponent.at(guardhouse=3).owing(3)
    told = t.opponent_does(GUARD)
    assert (t.opponent.unpaid, t.opponent.paid, t.table.tax, t.opponent.virtue) == (0, 3, 9, 10)
    assert len(t.solo.future) == 11
    assert "Blue has 4 actions at the Guardhouse and always takes the first one possible" in told


def test_the_guardhouse_goes_from_the_top_down() -> None:
    """rules/solo 1.7: prisoners, captives, own Workers on boards for 2 Tax, Debts for 3 Tax, Future Schemes."""
    t = works()
    t.in_force("contribution-5")
    t.opponent.at(guardhouse=4, prison=2).holding(red=3).owing(1)
    t.red.holding(blue=2)
    told = t.opponent_does(GUARD)
    kinds = (
        "It has 2 Workers in Prison and brings them home",
        "it holds 3 captured: it sends them to Prison",
        "players hold 2 of its Workers: they come home",
        "it has 1 unpaid Debt: it pays one off",
        "There is nothing else to do at the Guardhouse, so it takes a Future Scheme",
    )
    assert [kind for line in told for kind in kinds if kind in line] == list(kinds)
    assert (t.opponent.prison, t.red.prison, t.red.holds("blue"), t.opponent.unpaid) == (0, 3, 0, 0)
    assert (t.marker, t.table.tax, t.opponent.virtue) == ("gold", 5, 8)


def test_each_captive_sent_to_prison_is_a_space() -> None:
    """rules/solo 1.7, 3.4: 1 Silver each."""
    t = works()
    t.opponent.holding(red=2)
    t.follow("starting-4")
    assert (t.red.prison, t.marker, t.opponent.holds("red")) == (2, "stone", 0)


def test_the_enforcer_gains_a_marble_for_captives_anywhere() -> None:
    """rules/solo 4.1: also at the Guardhouse."""
    t = works("enforcer")
    t.opponent.holding(red=2)
    t.follow("starting-4")
    assert t.opponent.marble == 1


def test_debts_come_before_future_schemes() -> None:
    """rules/solo 1.7: action 5 is never taken while an unpaid Debt remains."""
    t = works()
    t.opponent.owing(2)
    t.opponent_does(GUARD)
    assert (t.opponent.unpaid, len(t.solo.future)) == (1, 12)


# Wonders and the Cathedral.


def enforcer_with(influence: int, marble: int, marker: str) -> TestTable:
    t = works("enforcer")
    t.opponent.with_influence(influence).has(marble=marble)
    t.marker_on(marker)
    return t


def test_the_wood_wonder_for_six_influence_and_four_marble() -> None:
    """W-67, the worked example: 4 Tax, 2 Virtue, and the token at the Silversmith, since the Town Centre is taken."""
    t = enforcer_with(6, 5, "wood")
    t.red.with_wonder("clay-wonder", at="town-centre")
    t.lay("wood-wonder", 3)
    t.follow("starting-1")
    assert (t.opponent.buildings, t.opponent.influence, t.opponent.marble) == (["wood-wonder"], 0, 1)
    assert (t.table.tax, t.opponent.virtue, t.tokens["wood-wonder"]) == (4, 9, "silversmith")
    assert t.laid == {}, "what was contributed makes nothing cheaper for it, and goes back"
    assert (t.opponent.workers("guildhall"), t.opponent.cathedral) == (1, 0)


def test_without_a_wonder_a_level_of_the_cathedral_or_four_marble() -> None:
    """W-68, the worked example; rules/solo 3.10, CATHEDRAL."""
    t = enforcer_with(6, 3, "wood")
    told = t.follow("starting-1")
    assert (t.opponent.buildings, t.opponent.cathedral, t.opponent.virtue, t.opponent.marble) == ([], 1, 8, 3)
    assert "With 6 Influence and 3 Marble it can pay for none of the Wonders that are left" in told
    t = enforcer_with(6, 3, "wood")
    t.opponent.on_level(5)
    told = t.follow("starting-1")
    assert (t.opponent.cathedral, t.opponent.marble) == (5, 7)
    assert "It cannot go up on the Cathedral: it is at the top" in told


def test_a_level_without_a_free_spot_stops_it() -> None:
    """rules/solo 3.7: the top has one spot."""
    t = works()
    t.red.on_level(5)
    t.opponent.on_level(4)
    t.opponent_does(BUILD)
    assert (t.opponent.cathedral, t.opponent.marble) == (4, 4)


def test_of_several_wonders_the_one_at_the_marker_then_to_the_right() -> None:
    """W-69, the worked example: the Clay Wonder from the left-most space; if that is built, the next to the right."""
    t = enforcer_with(12, 10, "clay")
    t.follow("starting-1")
    assert t.opponent.buildings == ["clay-wonder"]
    t = enforcer_with(12, 10, "clay")
    t.red.with_wonder("clay-wonder", at="quarry")
    t.follow("starting-1")
    assert t.opponent.buildings == ["wood-wonder"]
    t = enforcer_with(12, 10, "marble")
    t.red.with_wonder("marble-wonder", at="quarry")
    t.follow("starting-1")
    assert t.opponent.buildings == ["clay-wonder"], "and around"


@pytest.mark.parametrize(
    ("wonder", "influence", "marble", "tax"),
    [("clay", 7, 3, 5), ("wood", 6, 4, 4), ("stone", 5, 5, 3), ("gold", 4, 6, 2), ("marble", 3, 7, 1)],
)
def test_influence_and_marble_are_ten_together(wonder: str, influence: int, marble: int, tax: int) -> None:
    """rules/solo 3.6, what an opponent pays."""
    t = enforcer_with(influence, marble, wonder)
    t.follow("starting-1")
    assert t.opponent.buildings == [f"{wonder}-wonder"]
    assert (t.opponent.influence, t.opponent.marble, t.table.tax) == (0, 0, tax)


def test_the_aristocrat_pays_two_marble_less() -> None:
    """W-71: 6 Influence and 2 Marble for the Wood Wonder."""
    t = works("aristocrat")
    t.opponent.with_influence(6).has(marble=2)
    t.marker_on("wood")
    t.follow("starting-1")
    assert (t.opponent.buildings, t.opponent.influence, t.opponent.marble) == (["wood-wonder"], 0, 0)
    assert t.tokens == {"wood-wonder": "storehouse"}


def test_its_guildhall_workers_count_for_the_end() -> None:
    """I-18 and 6: the third space clears Apprentices with Age of Artisans; the last one starts the last round."""
    t = works(expansions=["artisans", "wonders"])
    t.red.at(guildhall=2)
    gone = t.shown(1, 1)
    t.follow("starting-1")
    assert t.apprentice(gone) in t.table.apprentice_pile
    t = works()
    t.fill_guildhall(11, "red")
    told = t.follow("starting-1")
    assert "Blue fills the Guildhall: the last round begins" in told
    assert t.table.turns_left == 2


def test_a_guildhall_space_with_a_reset_brings_one() -> None:
    t = works()
    t.fill_guildhall(6, "red")
    assert "Black Market Reset: the Workers there go to Prison" in t.follow("starting-1")


# Apprentices.


@pytest.mark.parametrize(("marker", "column"), [("clay", 1), ("wood", 2), ("stone", 3), ("gold", 4), ("marble", 5)])
def test_both_apprentices_of_the_markers_column_leave(marker: str, column: int) -> None:
    """rules/solo 3.5; rules/solo 3.10, REMOVE: Silver on them goes to the supply, the rows close up and are filled."""
    t = works()
    t.marker_on(marker)
    keys = [t.shown(row, column) for row in (1, 2)]
    for row in (1, 2):
        t.show(row, column, t.shown(row, column), silver=2)
    t.follow("starting-7")
    assert all(t.apprentice(key) in t.table.apprentice_pile[:2] for key in keys)
    assert sum(t.table.coins) == 0 and -1 not in t.table.display
    assert (t.table.tax, len(t.solo.future)) == (2, 11)


# The end.


def test_its_worked_score() -> None:
    """W-89: 13 + 7 + 2 + 5 - 2 - 1 = 24."""
    t = works()
    t.opponent.with_wonder("wood-wonder", at="quarry").on_level(3).with_virtue(11).has(marble=5).owing(1).at(prison=3)
    t.red.with_influence(1)
    score = t.opponent.score
    assert (score["buildings"], score["cathedral"], score["virtue"]) == (13, 7, 2)
    assert (score["gold-and-marble"], score["debts"], score["prison"], score["total"]) == (5, -2, -1, 24)


def test_the_award_for_influence_is_marble() -> None:
    """rules/solo 3.11: 4 Marble; tied, 2 Marble for it and 2 Gold for the player."""
    t = works()
    t.opponent.with_influence(5)
    t.red.with_influence(4)
    t.finish()
    assert (t.opponent.marble, t.red.gold) == (4, 0)
    t = works()
    t.opponent.with_influence(5)
    t.red.with_influence(5)
    t.finish()
    assert (t.opponent.marble, t.opponent.gold, t.red.gold) == (2, 0, 2)


@pytest.mark.parametrize(("wood", "points"), [(6, 7), (7, 9)])
def test_a_players_goods_are_compared_with_its_influence(wood: int, points: int) -> None:
    """W-87, S1: the Wood Market's 2 VP for 7 Wood against 6 Influence; a tie does not count."""
    t = works()
    t.opponent.with_influence(6)
    t.red.with_buildings("wood-market").has(wood=wood)
    assert t.red.score["buildings"] == points


def test_more_points_win_and_then_virtue() -> None:
    """rules/solo 3.11: as in the base game."""
    t = works()
    t.opponent.has(marble=3)
    t.red.has(marble=3, silver=4).with_virtue(8)
    t.finish()
    assert t.game.is_over
    totals = [row["total"] for row in t.game.scores()]
    assert t.game.ranks() == [1, 2] if totals[0] >= totals[1] else [2, 1]


def test_nothing_is_ever_asked_of_it() -> None:
    """rules/solo 3.2: it follows cards. A player is asked whenever the table waits."""
    t = solo_table("illusionist", expansions=["wonders"], seed=4)
    for number in range(300):
        if t.game.is_over:
            break
        assert t.asked == "red"
        t.game.choose(t.game.options[number % len(t.game.options)])


def test_silver_line_is_the_peddlers_focus() -> None:
    """rules/solo 4.2, block SM."""
    t = works()
    t.opponent_does(SILVER)
    assert t.marker == "stone"
