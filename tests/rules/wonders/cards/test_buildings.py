"""The Buildings of Works of Wonder, card by card. Sheet 10.4."""

from __future__ import annotations

import json

import pytest

from builder import TestTable, wonders_table
from card_tests import effect, effects, limit, limits, nothing, nothings, ready_to_build
from guildhall import load_position
from guildhall.architects.names import AREAS
from sheet import WONDERS_BUILDINGS

# Immediate effects. Red has the price, Virtue 7, and a Labourer for the skills. The Princess stands at the Silversmith,
# the Profiteer at the Guardhouse, unless a test moves them.

IMMEDIATE = [card for card, (*_, kind) in WONDERS_BUILDINGS.items() if kind == "immediate"]


@pytest.mark.parametrize("card", WONDERS_BUILDINGS)
def test_a_building_takes_its_whole_price_and_gives_its_points_and_virtue(card: str) -> None:
    _, vp, cost, _, virtue, _ = WONDERS_BUILDINGS[card]
    t = ready_to_build(card)
    t.red.with_virtue(3)  # too little for the Cathedral
    t.construct(card)
    while t.asked == "red":
        t.play("done" if t.may("done") else t.options[0])
    assert t.red.buildings == [card]
    assert t.red.virtue == 3 + virtue + (2 if card == "baths" else 0)
    assert t.red.score["buildings"] == vp + (4 if card == "outpost" else 0), "19 Workers are in the supply"
    for good, amount in zip(("clay", "wood", "stone", "gold", "marble"), cost):
        if amount:
            t = ready_to_build(card)
            t.red.has(**{good: amount - 1}).with_virtue(3)
            assert not t.may("place guildhall"), f"one {good} is missing"


@effect("abbey")
def test_the_abbey_brings_every_players_workers_home_from_prison() -> None:
    t = ready_to_build("abbey", players=3)
    t.red.at(prison=2)
    t.blue.at(prison=5)
    t.green.at(prison=1)
    supplies = [seat.supply for seat in (t.red, t.blue, t.green)]
    t.construct("abbey")
    assert [seat.prison for seat in (t.red, t.blue, t.green)] == [0, 0, 0]
    assert [seat.supply for seat in (t.red, t.blue, t.green)] == [
        supplies[0] - 1 + 2,
        supplies[1] + 5,
        supplies[2] + 1,
    ]
    assert t.red.virtue == 8
    t.nothing_open_but("WhereToPlace", "blue")


@limit("abbey")
def test_the_abbey_frees_nobody_from_boards_places_or_the_market() -> None:
    t = ready_to_build("abbey")
    t.blue.at(quarry=2, prison=1, market_left=1)
    t.red.holding(blue=3)
    t.construct("abbey")
    assert t.blue.prison == 0
    assert (t.blue.workers("quarry"), t.blue.workers("market-left"), t.red.holds("blue")) == (2, 1, 3)


@nothing("abbey")
def test_the_abbey_does_nothing_for_an_empty_prison_or_later() -> None:
    t = ready_to_build("abbey")
    before = t.blue.everything
    t.construct("abbey")
    assert t.blue.everything == before
    assert t.red.supply == 19
    t.blue.at(prison=2)
    t.play("place quarry")
    assert t.blue.prison == 2


@effect("arena")
def test_the_arena_makes_a_capture_for_nothing_and_gives_an_influence() -> None:
    t = ready_to_build("arena", players=3)
    t.table.tax = 0
    t.blue.at(quarry=3, forest=1)
    t.green.at(quarry=1)
    t.construct("arena", "capture quarry blue")
    assert (t.red.holds("blue"), t.red.holds("green"), t.blue.workers("forest")) == (3, 0, 1)
    assert (t.red.influence, t.red.virtue, t.table.tax) == (1, 6, 0)
    t.nothing_open_but("WhereToPlace", "blue")


@limit("arena")
def test_the_arenas_capture_is_one_and_the_figures_judge_it() -> None:
    t = ready_to_build("arena")
    t.blue.at(silversmith=2, guardhouse=1)
    t.construct("arena", "capture silversmith blue")
    assert t.red.holds("blue") == 2
    assert (t.red.virtue, t.red.influence) == (5, 1), "1 for the card, 1 where the Princess stands"
    t = ready_to_build("arena")
    t.blue.at(silversmith=2, guardhouse=1)
    t.construct("arena", "capture guardhouse blue")
    assert (t.red.virtue, t.red.influence) == (7, 1), "the Profiteer gives it back"


@limit("arena")
def test_the_arenas_influence_comes_after_its_capture() -> None:
    t = ready_to_build("arena")
    t.red.with_influence(1)
    t.blue.at(silversmith=2, quarry=1)
    t.construct("arena", "capture silversmith blue")
    t.nothing_open_but("WhereToPlace", "blue")
    assert (t.red.virtue, t.red.influence) == (5, 2), "too late to save the Virtue"


@limit("arena")
def test_a_game_saved_during_the_arenas_capture_goes_on_to_its_influence() -> None:
    t = ready_to_build("arena")
    t.blue.at(forest=2, quarry=1)
    t.construct("arena")
    loaded = TestTable(load_position(json.dumps(t.game.position())))
    loaded.play("capture forest blue")
    assert (loaded.red.holds("blue"), loaded.red.influence) == (2, 1)
    loaded.nothing_open_but("WhereToPlace", "blue")


@nothing("arena")
def test_the_arena_captures_nobody_when_nobody_is_there_but_gives_its_influence() -> None:
    t = ready_to_build("arena")
    t.blue.at(prison=3, market_left=1)
    t.construct("arena")
    t.nothing_open_but("WhereToPlace", "blue")
    assert (t.red.holds("blue"), t.red.influence, t.blue.influence) == (0, 1, 0)


@effect("baths")
def test_the_baths_give_two_virtue() -> None:
    t = ready_to_build("baths")
    t.construct("baths")
    assert t.red.virtue == 9
    t.nothing_open_but("WhereToPlace", "blue")


@limit("baths")
def test_virtue_from_the_baths_above_fourteen_may_destroy_debts() -> None:
    t = ready_to_build("baths")
    t.red.with_virtue(12).owing(unpaid=2)
    t.construct("baths")
    assert (t.red.virtue, t.red.unpaid) == (14, 2)
    t.nothing_open_but("WhereToPlace", "blue")
    t = ready_to_build("baths")
    t.red.with_virtue(14).owing(unpaid=3)
    t.construct("baths", "destroy debt", "destroy debt")
    assert (t.red.virtue, t.red.unpaid) == (14, 1)
    t.nothing_open_but("WhereToPlace", "blue")


@nothing("baths")
def test_the_baths_give_nothing_to_others_or_from_the_hand() -> None:
    t = ready_to_build("baths")
    t.construct("baths")
    assert t.blue.virtue == 7
    t = ready_to_build("baths")
    t.play("place quarry")
    assert t.red.virtue == 7
    t = ready_to_build("baths")
    t.red.with_virtue(14)
    t.construct("baths")
    t.nothing_open_but("WhereToPlace", "blue")
    assert t.red.virtue == 14


@effect("courthouse")
def test_the_courthouse_destroys_a_debt() -> None:
    t = ready_to_build("courthouse")
    t.red.owing(unpaid=2)
    t.construct("courthouse", "destroy debt")
    assert (t.red.unpaid, t.red.paid, t.red.virtue) == (1, 0, 7)
    t.nothing_open_but("WhereToPlace", "blue")


@limit("courthouse")
def test_the_courthouse_destroys_one_unpaid_debt_of_the_builder_who_may_keep_it() -> None:
    t = ready_to_build("courthouse")
    t.red.owing(unpaid=3, paid=1)
    t.blue.owing(unpaid=1)
    t.construct("courthouse", "destroy debt")
    assert (t.red.unpaid, t.red.paid, t.blue.unpaid) == (2, 1, 1)
    t.nothing_open_but("WhereToPlace", "blue")
    t = ready_to_build("courthouse")
    t.red.owing(unpaid=1)
    t.construct("courthouse", "keep debts")
    assert t.red.unpaid == 1


@nothing("courthouse")
def test_the_courthouse_destroys_nothing_when_no_debt_is_unpaid() -> None:
    t = ready_to_build("courthouse")
    t.red.owing(paid=2)
    t.blue.owing(unpaid=1)
    t.construct("courthouse")
    t.nothing_open_but("WhereToPlace", "blue")
    assert (t.red.unpaid, t.red.paid, t.blue.unpaid) == (0, 2, 1)


# Those that place a Worker.

PLACING = [
    ("depot", "storehouse"),
    ("jail", "guardhouse"),
    ("lodge", "workshop"),
    ("mill", "forest"),
    ("minter", "silversmith"),
    ("theatre", "town-centre"),
]


def ready_to_place(card: str, players: int = 2) -> TestTable:
    """There is something to do wherever the Worker goes. The figures stand elsewhere, at the Mines and the Quarry."""
    t = ready_to_build(card, players=players)
    t.in_force("contribution-4")
    t.wonders.profiteer = AREAS.index("quarry")
    t.table.tax = 0
    return t


def area(place: str) -> str:
    return place.replace("-", "_")


@effect("depot")
def test_the_depot_trades() -> None:
    t = ready_to_place("depot")
    t.red.has(stone=3)  # 1 is the price
    t.construct("depot", "trade virtue")
    assert t.red.workers("storehouse") == 1
    assert (t.red.goods, t.red.virtue) == ({}, 8)
    t.nothing_open_but("WhereToPlace", "blue")


@effect("jail")
def test_the_jail_does_what_the_guardhouse_does() -> None:
    t = ready_to_place("jail")
    t.red.at(prison=3)
    t.construct("jail", "free prisoners")
    assert (t.red.workers("guardhouse"), t.red.prison, t.red.virtue) == (1, 0, 6)
    t.nothing_open_but("WhereToPlace", "blue")


@effect("lodge")
def test_the_lodge_hires_for_the_usual_price() -> None:
    t = ready_to_place("lodge")
    t.red.has(silver=4)
    t.show(1, 1, "thief")
    t.construct("lodge", "hire thief")
    assert t.red.workers("workshop") == 1
    assert (t.red.apprentices, t.red.silver, t.table.tax) == (["labourer", "thief"], 0, 2)
    t.nothing_open_but("WhereToPlace", "blue")


@effect("mill")
def test_the_mill_fells_wood() -> None:
    t = ready_to_place("mill")
    t.construct("mill")
    assert (t.red.workers("forest"), t.red.goods) == (1, {"wood": 1})
    t.nothing_open_but("WhereToPlace", "blue")


@effect("minter")
def test_the_minter_strikes_silver() -> None:
    t = ready_to_place("minter")
    t.construct("minter")
    assert (t.red.workers("silversmith"), t.red.goods) == (1, {"silver": 2})
    t.nothing_open_but("WhereToPlace", "blue")


@effect("theatre")
def test_the_theatre_captures_for_the_usual_price() -> None:
    t = ready_to_place("theatre")
    t.red.has(silver=1)
    t.blue.at(forest=3)
    t.construct("theatre", "capture forest blue")
    assert (t.red.workers("town-centre"), t.red.holds("blue")) == (1, 3)
    assert (t.red.silver, t.table.tax) == (0, 1)
    t.nothing_open_but("WhereToPlace", "blue")


@limits("card, place", PLACING)
def test_the_placed_worker_counts_with_those_who_are_there(card: str, place: str) -> None:
    t = ready_to_place(card, players=3)
    t.red.has(silver=9).at(prison=1, **{area(place): 1}).holding(blue=1)
    if card == "depot":
        t.red.has(stone=5)
    t.green.at(mines=1, quarry=1)
    supply = t.red.supply
    t.construct(card)
    answers = {
        "depot": ("trade virtue", "trade virtue"),
        "jail": ("imprison", "free prisoners"),
        "lodge": ("take plans",),
        "theatre": ("capture mines green", "capture quarry green"),
    }.get(card, ())
    t.play(*answers)
    t.nothing_open_but("WhereToPlace", "blue")
    back = 1 if card == "jail" else 0
    assert t.red.supply == supply - 2 + back, "one in the Guildhall, one there"
    assert t.red.workers(place) == 2
    assert {
        "depot": t.red.virtue == 9,
        "jail": t.red.prison == 0 and t.blue.prison == 1,
        "lodge": len(t.red.hand) == 2,
        "mill": t.red.wood == 2,
        "minter": t.red.silver == 9 + 3,
        "theatre": t.red.holds("green") == 2,
    }[card]


@limits("card, place", PLACING)
def test_the_figures_see_the_placed_worker(card: str, place: str) -> None:
    # The Princess: a contribution may be made with what is left.
    t = ready_to_place(card)
    t.wonders.princess = AREAS.index(place)
    t.open_to_contribute("contribution-1")
    t.red.has(marble=1, silver=9).at(prison=1)
    t.reward_on_top("reward-5")
    t.construct(card, "contribute marble")
    assert (t.red.influence, t.filled) == (2, ["marble"])
    # The Profiteer: an Influence.
    t = ready_to_place(card)
    t.wonders.profiteer = AREAS.index(place)
    t.red.has(silver=9).at(prison=1)
    t.construct(card)
    assert t.red.influence == 1


@limits("card, place", PLACING)
def test_an_own_wonder_helps_the_placed_worker(card: str, place: str) -> None:
    t = ready_to_place(card)
    t.red.has(silver=9).at(prison=1).with_wonder("stone-wonder", at=place)
    t.construct(card)
    assert t.options == ["wonder counts", "wonder influence"]
    t.play("wonder influence")
    assert t.red.influence == 1


@nothings("card, place", PLACING)
def test_nobody_is_placed_when_the_supply_is_empty(card: str, place: str) -> None:
    t = ready_to_place(card)
    t.red.has(silver=9).at(mines=19).owing(unpaid=1)
    assert t.red.supply == 1
    t.construct(card)
    t.nothing_open_but("WhereToPlace", "blue")
    assert (t.red.supply, t.red.workers(place)) == (0, 0)
    assert (t.red.silver, t.red.buildings) == (9, [card])


@nothing("jail", "theatre")
def test_nobody_is_placed_where_nothing_can_be_done() -> None:
    for card, place in (("jail", "guardhouse"), ("theatre", "town-centre")):
        t = ready_to_place(card)
        t.blue.at(forest=1)
        t.construct(card)
        t.nothing_open_but("WhereToPlace", "blue")
        assert (t.red.workers(place), t.red.supply) == (0, 19)


@pytest.mark.parametrize("level", [1, 3, 5])
@effect("monastery")
def test_the_monastery_gives_an_influence_for_each_level_of_the_cathedral(level: int) -> None:
    t = ready_to_build("monastery")
    t.red.on_level(level)
    t.construct("monastery")
    assert (t.red.influence, t.red.virtue) == (level, 8)
    t.nothing_open_but("WhereToPlace", "blue")


@limit("monastery")
def test_the_monasterys_influence_draws_cards_and_ends_at_twelve() -> None:
    t = ready_to_build("monastery")
    t.on_top("chapel", "church", "castle")
    t.red.on_level(5).with_influence(4)
    t.construct("monastery", "pay plainly")
    assert (t.red.influence, t.red.hand) == (9, ["chapel", "church"])
    t = ready_to_build("monastery")
    t.red.on_level(4).with_influence(10)
    t.construct("monastery", "pay plainly")
    assert (t.red.influence, t.red.hand) == (12, [])


@nothing("monastery")
def test_the_monastery_gives_nothing_below_the_cathedral_or_for_others_levels() -> None:
    t = ready_to_build("monastery")
    t.blue.on_level(4)
    t.construct("monastery")
    assert (t.red.influence, t.blue.influence) == (0, 0)


@effect("podium")
def test_the_podium_gives_three_influence() -> None:
    t = ready_to_build("podium")
    t.construct("podium")
    assert (t.red.influence, t.red.virtue, t.red.goods) == (3, 7, {})
    t.nothing_open_but("WhereToPlace", "blue")


@limit("podium")
def test_the_podiums_influence_draws_a_card_and_ends_at_twelve() -> None:
    t = ready_to_build("podium")
    t.on_top("chapel", "church")
    t.red.with_influence(2)
    t.construct("podium")
    assert (t.red.influence, t.red.hand) == (5, ["chapel"])
    t = ready_to_build("podium")
    t.red.with_influence(11)
    t.construct("podium")
    assert (t.red.influence, t.red.hand) == (12, [])


@nothing("podium")
def test_the_podium_gives_nothing_to_others_or_later() -> None:
    t = ready_to_build("podium")
    t.construct("podium")
    assert t.blue.influence == 0
    t.turn_of("red").play("place quarry")
    assert t.red.influence == 3


@effect("school")
def test_the_school_sends_eight_apprentices_away_and_hires_one_of_ten() -> None:
    t = ready_to_build("school")
    t.show(1, 5, "thief", silver=2)
    t.show(2, 5, "pickpocket")
    t.show(1, 1, "squire-1", silver=3)
    gone = [t.shown(row, column) for row in (1, 2) for column in (1, 2, 3, 4)]
    pile = len(t.table.apprentice_pile)
    t.construct("school")
    assert t.question == "HireForFree"
    shown = [t.shown(row, column) for row in (1, 2) for column in (1, 2, 3, 4, 5)]
    assert t.options == [f"hire {card}" for card in shown]
    assert len(set(shown)) == 10
    assert (t.shown(1, 1), t.shown(2, 1)) == ("thief", "pickpocket")
    assert (t.silver_on(1, 1), t.silver_on(1, 2)) == (2, 0)
    assert not set(gone) & set(shown)
    assert len(t.table.apprentice_pile) == pile
    chosen = t.shown(2, 4)
    t.play(f"hire {chosen}")
    assert t.red.apprentices == ["labourer", chosen]
    assert t.red.goods == {}
    t.nothing_open_but("WhereToPlace", "blue")


@limit("school")
def test_the_school_hires_one_with_its_silver_and_virtue_and_makes_room_at_the_limit() -> None:
    t = ready_to_build("school")
    t.show(1, 5, "thief", silver=2)
    t.construct("school", "hire thief")
    assert (t.red.apprentices, t.red.silver) == (["labourer", "thief"], 2)
    t = ready_to_build("school")
    t.red.with_apprentices("thief", "miner-1", "miner-2", "trickster")
    t.show(1, 5, "gatekeeper")
    t.construct("school", "hire gatekeeper", "dismiss miner-1")
    assert t.red.apprentices == ["labourer", "thief", "miner-2", "trickster", "gatekeeper"]
    assert t.red.virtue == 6
    t.nothing_open_but("WhereToPlace", "blue")


@limit("school")
def test_the_schools_dealt_cards_are_the_next_of_the_pile() -> None:
    t = ready_to_build("school")
    t.table_remove_apprentice("labourer")
    t.red.with_apprentices("labourer")
    pile = [t.table.rules.apprentices[card].key for card in reversed(t.table.apprentice_pile)]
    t.construct("school")
    assert [t.shown(1, column) for column in (2, 3, 4, 5)] == pile[:4]
    assert [t.shown(2, column) for column in (2, 3, 4, 5)] == pile[4:8]


@nothing("school")
def test_the_school_changes_no_display_from_the_hand_and_hires_for_nobody_else() -> None:
    t = ready_to_build("school")
    shown = [t.shown(row, column) for row in (1, 2) for column in (1, 2, 3, 4, 5)]
    t.play("place quarry")
    assert [t.shown(row, column) for row in (1, 2) for column in (1, 2, 3, 4, 5)] == shown
    t = ready_to_build("school")
    t.construct("school", f"hire {t.shown(1, 5)}")
    assert t.blue.apprentices == []


@effect("stocks")
def test_the_stocks_send_all_captured_workers_to_prison_for_a_silver_each() -> None:
    t = ready_to_build("stocks", players=3)
    t.red.holding(blue=3, green=2)
    t.construct("stocks")
    assert (t.blue.prison, t.green.prison, t.red.holds("blue"), t.red.holds("green")) == (3, 2, 0, 0)
    assert (t.red.silver, t.red.virtue) == (5, 5)
    t.nothing_open_but("WhereToPlace", "blue")


@limit("stocks")
def test_the_stocks_count_as_sending_workers_to_prison_and_use_no_action() -> None:
    t = ready_to_build("stocks", promo_cards=True)
    t.red.holding(blue=2).with_apprentices("enforcer")
    t.construct("stocks")
    assert t.red.goods == {"silver": 2, "gold": 1}
    assert t.red.workers("guardhouse") == 0


@nothing("stocks")
def test_the_stocks_do_nothing_without_captured_workers() -> None:
    t = ready_to_build("stocks", promo_cards=True)
    t.red.with_apprentices("enforcer")
    t.blue.holding(red=2).at(quarry=2)
    t.construct("stocks")
    assert t.red.goods == {}
    assert (t.blue.holds("red"), t.blue.workers("quarry"), t.red.prison, t.blue.prison) == (2, 2, 0, 0)
    t.nothing_open_but("WhereToPlace", "blue")


@pytest.mark.parametrize("players", [2, 3, 5])
@effect("studio")
def test_the_studio_gives_every_player_a_building_card(players: int) -> None:
    t = ready_to_build("studio", players=players)
    cards = ["chapel", "church", "castle", "keep", "tavern"][:players]
    t.on_top(*cards)
    t.construct("studio")
    assert [t.seat(key).hand for key in t.game.seats] == [[card] for card in cards], "clockwise from the builder"
    t.nothing_open_but("WhereToPlace", "blue")


@limit("studio")
def test_the_studio_deals_as_far_as_the_pile_goes_and_the_hand_limit_holds() -> None:
    t = ready_to_build("studio", players=3)
    del t.table.building_pile[2:]
    t.construct("studio")
    assert [len(seat.hand) for seat in (t.red, t.blue, t.green)] == [1, 1, 0]
    t = ready_to_build("studio", "smithy", "steeple", "library", "palace", "keep", "castle")
    t.construct("studio")
    t.nothing_open_but("DiscardCards", "red")


@nothing("studio")
def test_the_studio_deals_nothing_from_an_empty_pile_or_later() -> None:
    t = ready_to_build("studio")
    t.table.building_pile.clear()
    t.construct("studio")
    assert t.red.hand == t.blue.hand == []
    t = ready_to_build("studio")
    t.construct("studio")
    t.finish()
    assert (len(t.red.hand), len(t.blue.hand)) == (1, 1)


# At the end of the game. Blue has the most Influence, so that the award of 4 Gold is not Red's.


def standing(*cards: str, players: int = 2, influence: int = 12) -> TestTable:
    t = wonders_table(players)
    t.red.with_buildings(*cards)
    t.blue.with_influence(influence)
    return t


def building_points(t: TestTable, *others: int) -> int:
    """Red's points for Buildings, less those printed on the others."""
    t.finish()
    assert t.game.is_over
    return t.red.score["buildings"] - sum(others)


HALLS = [
    ("carpenters-hall", ("thief", "woodcutter-1", "chevalier-1"), ("miner-1", "gatekeeper")),
    ("masons-hall", ("gatekeeper", "stonecutter-1", "chevalier-2"), ("miner-1", "thief")),
    ("tilers-hall", ("miner-1", "pickpocket", "diplomat-1"), ("thief", "gatekeeper")),
]


@effects("card, counted, others", HALLS)
def test_a_hall_gives_a_virtue_for_each_apprentice_of_its_skill(
    card: str, counted: tuple[str, ...], others: tuple[str, ...]
) -> None:
    t = standing(card)
    t.red.with_apprentices(*counted, *others).with_virtue(8)
    t.finish()
    assert t.game.is_over
    assert (t.red.virtue, t.red.score["virtue"], t.red.score["buildings"]) == (11, 2, 3)


@limits("card, counted, others", HALLS)
def test_a_hall_counts_the_labourer_and_its_virtue_ends_at_fourteen(
    card: str, counted: tuple[str, ...], others: tuple[str, ...]
) -> None:
    t = standing(card)
    t.red.with_apprentices("labourer", counted[0])
    t.finish()
    assert t.red.virtue == 9
    t = standing(card)
    t.red.with_apprentices(*counted).with_virtue(13).owing(unpaid=4)
    t.finish()
    t.play("destroy debt", "destroy debt")
    assert t.game.is_over
    assert (t.red.virtue, t.red.unpaid) == (14, 2)


@nothings("card, counted, others", HALLS)
def test_a_hall_gives_nothing_for_other_skills_or_others_apprentices(
    card: str, counted: tuple[str, ...], others: tuple[str, ...]
) -> None:
    t = standing(card)
    t.red.with_apprentices(*others)
    t.blue.with_apprentices(*counted)
    t.finish()
    assert (t.red.virtue, t.blue.virtue) == (7, 7)


@pytest.mark.parametrize("influence, virtue", [(3, 8), (6, 9), (11, 10)])
@effect("manor")
def test_the_manor_gives_a_virtue_for_each_three_influence(influence: int, virtue: int) -> None:
    t = standing("manor")
    t.red.with_influence(influence)
    t.finish()
    assert (t.red.virtue, t.red.influence, t.red.score["buildings"]) == (virtue, influence, 8)


@limit("manor")
def test_the_manor_counts_what_is_left_after_virtue_was_saved() -> None:
    t = standing("manor")
    t.red.with_influence(6).with_buildings("dungeon")  # which costs 2 Virtue, and that comes first
    t.finish()
    t.play("influence for virtue", "lose virtue")
    assert (t.red.influence, t.red.virtue) == (4, 6 + 1)
    t = standing("manor")
    t.red.with_influence(12).with_virtue(12).owing(unpaid=1)
    t.finish()
    t.play("destroy debt")
    assert (t.red.virtue, t.red.unpaid) == (14, 0)


@nothing("manor")
def test_the_manor_gives_nothing_below_three_or_for_anothers_influence() -> None:
    t = standing("manor")
    t.red.with_influence(2)
    t.finish()
    assert (t.red.virtue, t.blue.virtue) == (7, 7)


@pytest.mark.parametrize("wonders", [1, 2])
@effect("mansion")
def test_the_mansion_gives_two_points_for_each_own_wonder(wonders: int) -> None:
    t = standing("mansion")
    places = {"clay-wonder": "quarry", "marble-wonder": "forest"}
    printed = [13, 16][:wonders]
    for key, place in list(places.items())[:wonders]:
        t.red.with_wonder(key, at=place)
    assert building_points(t, *printed) == 10 + 2 * wonders


@limit("mansion")
def test_the_mansion_counts_all_five_wonders_and_no_other_building() -> None:
    t = standing("mansion", "wall", "well")
    for key, place in zip(
        ("clay-wonder", "wood-wonder", "stone-wonder", "gold-wonder", "marble-wonder"),
        ("storehouse", "town-centre", "workshop", "silversmith", "quarry"),
    ):
        t.red.with_wonder(key, at=place)
    assert building_points(t, 13, 13, 14, 15, 16, 3, 3) == 10 + 2 * 5


@nothing("mansion")
def test_the_mansion_gives_nothing_for_anothers_wonder() -> None:
    t = standing("mansion", "well")
    t.blue.with_wonder("stone-wonder", at="quarry")
    t.lay("wood-wonder", 4)
    assert building_points(t, 3) == 10


@pytest.mark.parametrize("placed, points", [(0, 5), (4, 4), (8, 3), (9, 2), (16, 1)])
@effect("outpost")
def test_the_outpost_gives_a_point_for_each_four_workers_in_the_supply(placed: int, points: int) -> None:
    t = standing("outpost")
    t.red.at(quarry=placed)
    assert t.red.supply == 20 - placed
    assert building_points(t) == 11 + points


@limit("outpost")
def test_the_outpost_counts_the_supply_only_and_after_a_release() -> None:
    t = standing("outpost")
    t.red.at(prison=5)
    t.blue.holding(red=8)
    assert building_points(t) == 11 + 1
    t = standing("outpost", "stronghold")
    t.red.at(prison=5, quarry=8)
    assert building_points(t, 12) == 11 + 3


@nothing("outpost")
def test_the_outpost_gives_nothing_below_four_or_for_anothers_supply() -> None:
    t = standing("outpost")
    t.red.at(quarry=17)
    assert t.blue.supply == 20
    assert building_points(t) == 11


@effect("stronghold")
def test_the_stronghold_brings_the_owners_workers_home_before_the_points() -> None:
    t = standing("stronghold")
    t.red.at(prison=5)
    t.finish()
    assert (t.red.prison, t.red.supply, t.red.score["prison"]) == (0, 20, 0)
    assert t.red.score["buildings"] == 12


@limit("stronghold")
def test_the_stronghold_frees_the_owners_prisoners_only_and_in_time_for_other_cards() -> None:
    t = standing("stronghold")
    t.red.at(prison=2, quarry=1)
    t.blue.at(prison=5).holding(red=3)
    t.finish()
    assert (t.red.prison, t.blue.prison, t.blue.holds("red"), t.red.workers("quarry")) == (0, 5, 3, 1)
    assert t.blue.score["prison"] == -2


@nothing("stronghold")
def test_the_stronghold_frees_nobody_before_the_end() -> None:
    t = ready_to_build("stronghold")
    t.red.at(prison=3)
    t.construct("stronghold")
    assert t.red.prison == 3
    t.reset()
    assert t.red.prison == 3
    t = standing("stronghold")
    supply = t.red.supply
    t.finish()
    assert t.red.supply == supply


@pytest.mark.parametrize("silver, virtue", [(4, 8), (7, 8), (8, 9), (19, 11)])
@effect("vault")
def test_the_vault_gives_a_virtue_for_each_four_silver(silver: int, virtue: int) -> None:
    t = standing("vault")
    t.red.has(silver=silver)
    t.finish()
    assert (t.red.virtue, t.red.silver, t.red.score["buildings"]) == (virtue, silver, 6)


@limit("vault")
def test_the_vaults_virtue_ends_at_fourteen() -> None:
    t = standing("vault")
    t.red.has(silver=20).with_virtue(12).owing(unpaid=5)
    t.finish()
    t.play("destroy debt", "destroy debt", "destroy debt")
    assert t.game.is_over
    assert (t.red.virtue, t.red.unpaid) == (14, 2)


@nothing("vault")
def test_the_vault_gives_nothing_below_four_or_for_other_goods_or_anothers() -> None:
    t = standing("vault")
    t.red.has(silver=3, gold=5, clay=4)
    t.blue.has(silver=12)
    t.finish()
    assert (t.red.virtue, t.blue.virtue) == (7, 7)


@pytest.mark.parametrize("others, level, pairs", [(3, 2, 2), (1, 5, 2), (0, 3, 1), (4, 5, 5)])
@effect("wall")
def test_the_wall_gives_a_point_for_each_building_with_a_level(others: int, level: int, pairs: int) -> None:
    cards = ["well", "smithy", "lumber-camp", "clay-pit"][:others]  # 3 points each
    t = standing("wall", *cards)
    t.red.on_level(level)
    assert building_points(t, *[3] * others) == 3 + pairs


@limit("wall")
def test_the_wall_counts_itself_and_wonders() -> None:
    t = standing("wall")
    t.red.on_level(5).with_wonder("wood-wonder", at="forest")
    assert building_points(t, 13) == 3 + 2


@nothing("wall")
def test_the_wall_gives_nothing_below_the_cathedral_or_for_others_levels() -> None:
    t = standing("wall", "well", "smithy")
    t.blue.on_level(4).with_buildings("clay-pit")
    assert building_points(t, 3, 3) == 3


def test_no_immediate_effect_happens_again_at_the_end() -> None:
    for card in IMMEDIATE:
        t = standing(card)
        t.red.at(prison=2).owing(unpaid=1)
        before = t.red.everything
        t.finish()
        assert t.game.is_over
        assert t.red.everything == before
