"""The Buildings that do something when they are constructed, card by card. Sheet 5."""

from __future__ import annotations

import pytest

from builder import table
from card_tests import effect, effects, limit, limits, nothing, nothings, price_of, ready_to_build
from guildhall.architects.locations.guildhall import ImmediateEffect
from guildhall.architects.turn import Turn
from sheet import BUILDINGS

# What all Buildings have in common.


@pytest.mark.parametrize("card", BUILDINGS)
def test_a_building_costs_what_is_printed_on_it_and_not_one_good_less(card: str) -> None:
    t = ready_to_build(card)
    t.red.with_virtue(4)  # too little for the Cathedral, the other thing to do here
    assert t.may("place guildhall")
    for good, amount in price_of(card).items():
        if amount:
            t.red.has(**{good: amount - 1})
            assert not t.may("place guildhall")
            t.red.has(**{good: amount})


@pytest.mark.parametrize("card", BUILDINGS)
def test_a_building_wants_an_apprentice_for_each_of_its_skills(card: str) -> None:
    one_of_each = {"carpentry": "conspirator-1", "tiling": "jeweller-1", "masonry": "stonecutter-1"}
    skills = BUILDINGS[card][3].split()
    for missing in [None, *skills]:
        t = table(promo_cards=True)
        t.red.has(**price_of(card)).with_hand(card).with_virtue(4)  # too little for the Cathedral
        t.red.with_apprentices(*(one_of_each[skill] for skill in skills if skill != missing))
        assert t.may("place guildhall") == (missing is None)


@pytest.mark.parametrize("card", BUILDINGS)
def test_a_building_changes_virtue_by_what_is_printed_on_it(card: str) -> None:
    t = ready_to_build(card)
    t.construct(card)
    besides = 1 if card == "monument" else 0
    assert t.red.virtue == 7 + BUILDINGS[card][4] + besides
    assert t.red.buildings == [card]
    assert t.red.workers("guildhall") == 1


# Goods, Silver, cards.

GAINS = [
    ("smithy", {"stone": 4}),
    ("well", {"clay": 4}),
    ("lumber-camp", {"wood": 4}),
    ("thieves-den", {"silver": 4}),
    ("factory", {"marble": 2}),
]


@effects("card, gain", GAINS)
def test_the_building_brings_goods_when_it_is_constructed(card: str, gain: dict[str, int]) -> None:
    t = ready_to_build(card)
    t.construct(card)
    assert t.red.goods == gain
    t.nothing_open_but("WhereToPlace", "blue")


@limits("card, gain", GAINS)
def test_the_building_brings_its_goods_once_and_never_again(card: str, gain: dict[str, int]) -> None:
    t = ready_to_build("betting-house")
    t.red.with_buildings(card)
    t.construct("betting-house")
    assert t.red.goods == {}
    t.finish()
    assert t.red.goods == {}


@nothings("card, gain", GAINS)
def test_the_building_brings_nothing_to_others_or_when_it_is_discarded_at_the_cathedral(
    card: str, gain: dict[str, int]
) -> None:
    t = ready_to_build(card)
    t.construct(card)
    assert t.blue.goods == {}
    t = table()
    t.red.has(gold=1).with_hand(card)
    t.reward_on_top("reward-5")
    t.advance()
    assert t.red.hand == t.red.buildings == []
    assert t.red.goods == {}


@limit("thieves-den")
def test_the_thieves_den_costs_two_virtue_even_below_zero() -> None:
    t = ready_to_build("thieves-den")
    t.red.with_virtue(1)
    t.construct("thieves-den")
    assert (t.red.virtue, t.red.unpaid, t.red.silver) == (0, 1, 4)


@effect("drafting-room")
def test_the_drafting_room_draws_two_building_cards() -> None:
    t = ready_to_build("drafting-room")
    t.on_top("chapel", "church", "castle")
    t.construct("drafting-room")
    assert t.red.hand == ["chapel", "church"]


@limit("drafting-room")
def test_the_drafting_room_draws_what_the_pile_holds_and_the_hand_keeps_six() -> None:
    t = ready_to_build("drafting-room")
    t.table.building_pile = [t.building("chapel")]
    t.construct("drafting-room")
    assert t.red.hand == ["chapel"]
    t = ready_to_build("drafting-room", "chapel", "church", "castle", "keep", "palace")
    t.on_top("well", "smithy")
    t.construct("drafting-room")
    t.nothing_open_but("DiscardCards", "red")
    t.play("discard well")
    assert t.red.hand == ["chapel", "church", "castle", "keep", "palace", "smithy"]
    t.nothing_open_but("WhereToPlace", "blue")


@nothing("drafting-room")
def test_the_drafting_room_draws_nothing_from_an_empty_pile_nor_for_others() -> None:
    t = ready_to_build("drafting-room")
    t.table.building_pile = []
    t.construct("drafting-room")
    assert t.red.hand == t.blue.hand == []
    t.nothing_open_but("WhereToPlace", "blue")


# One of two.

CHOICES = [
    ("treasury", {"gold": {"gold": 1}, "silver": {"silver": 3}}),
    ("clay-pit", {"gold": {"gold": 1}, "marble": {"marble": 1}}),
]


@effects("card, choices", CHOICES)
def test_the_building_brings_one_of_two_things_as_its_owner_chooses(
    card: str, choices: dict[str, dict[str, int]]
) -> None:
    for choice, gain in choices.items():
        t = ready_to_build(card)
        t.construct(card, f"choose {choice}")
        assert t.red.goods == gain
        t.nothing_open_but("WhereToPlace", "blue")


@limits("card, choices", CHOICES)
def test_there_are_those_two_choices_and_only_one_is_made(card: str, choices: dict[str, dict[str, int]]) -> None:
    t = ready_to_build(card)
    t.construct(card)
    assert t.options == [f"choose {choice}" for choice in choices]
    t.play(t.options[0])
    t.nothing_open_but("WhereToPlace", "blue")


@nothings("card, choices", CHOICES)
def test_nobody_chooses_anything_for_a_building_that_stands_or_is_discarded(
    card: str, choices: dict[str, dict[str, int]]
) -> None:
    t = ready_to_build("smithy")
    t.red.with_buildings(card)
    t.construct("smithy")
    t.nothing_open_but("WhereToPlace", "blue")
    assert t.red.goods == {"stone": 4}
    t = table()
    t.red.has(gold=1).with_hand(card)
    t.reward_on_top("reward-5")
    t.advance()
    t.nothing_open_but("WhereToPlace", "blue")
    assert t.red.goods == {}


# Tavern.


@effect("tavern")
def test_the_tavern_hires_any_apprentice_for_free_with_the_coins_on_the_card() -> None:
    t = ready_to_build("tavern")
    t.show(2, 4, "swindler-1", silver=2)
    t.construct("tavern", "hire swindler-1")
    assert t.red.apprentices == ["labourer", "swindler-1"]
    assert t.red.goods == {"silver": 2}
    assert t.red.virtue == 6
    assert t.table.tax == 4
    t.nothing_open_but("WhereToPlace", "blue")


@limit("tavern")
def test_the_tavern_hires_a_fifth_apprentice_and_for_a_sixth_one_must_go() -> None:
    four = ("labourer", "acolyte-1", "acolyte-2", "acolyte-3")
    t = ready_to_build("tavern")
    t.red.with_apprentices(*four[1:])
    t.show(1, 1, "miner-1")
    t.construct("tavern", "hire miner-1")
    assert t.red.apprentices == [*four, "miner-1"]
    t.nothing_open_but("WhereToPlace", "blue")
    t = ready_to_build("tavern")
    t.red.with_apprentices(*four[1:], "gatekeeper")
    t.show(1, 1, "miner-1")
    t.construct("tavern", "hire miner-1")
    t.nothing_open_but("DismissApprentice", "red")
    t.play("dismiss acolyte-1")
    assert t.red.apprentices == ["labourer", "acolyte-2", "acolyte-3", "gatekeeper", "miner-1"]
    assert t.red.virtue == 7
    t.nothing_open_but("WhereToPlace", "blue")


@nothing("tavern")
def test_a_tavern_with_nobody_to_hire_stays_empty() -> None:
    t = ready_to_build("tavern")
    t.table.apprentice_pile[:0] = t.table.display
    t.table.display = [-1] * 8
    t.construct("tavern")
    t.nothing_open_but("WhereToPlace", "blue")
    assert t.red.apprentices == ["labourer"]
    assert t.blue.apprentices == []


# Watchtower, Monument: every player.


@effect("watchtower")
def test_the_watchtower_costs_every_player_with_three_prisoners_a_virtue_its_owner_too() -> None:
    t = ready_to_build("watchtower", players=3)
    t.red.at(prison=3)
    t.blue.at(prison=4)
    t.construct("watchtower")
    assert t.red.virtue == 5
    assert t.blue.virtue == 6
    assert t.green.virtue == 7


@limit("watchtower")
def test_the_watchtower_looks_for_three_prisoners_and_takes_one_virtue() -> None:
    t = ready_to_build("watchtower", players=3)
    t.red.holding(blue=3)
    t.blue.at(prison=2)
    t.green.at(prison=9).with_virtue(0)
    t.construct("watchtower")
    assert (t.blue.virtue, t.blue.unpaid) == (7, 0)
    assert (t.green.virtue, t.green.unpaid) == (0, 1)


@nothing("watchtower")
def test_the_watchtower_costs_nobody_anything_when_nobody_has_three_prisoners() -> None:
    t = ready_to_build("watchtower", players=3)
    t.red.at(prison=2)
    t.construct("watchtower")
    assert (t.red.virtue, t.blue.virtue, t.green.virtue) == (6, 7, 7)
    assert t.red.prison == 2


@effect("monument")
def test_the_monument_raises_every_players_virtue_and_its_owners_by_two() -> None:
    t = ready_to_build("monument", players=3)
    t.construct("monument")
    assert (t.red.virtue, t.blue.virtue, t.green.virtue) == (9, 8, 8)


@limit("monument")
def test_at_virtue_thirteen_the_monuments_second_point_may_destroy_a_debt() -> None:
    t = ready_to_build("monument")
    t.red.with_virtue(13).owing(unpaid=2)
    t.blue.with_virtue(14).owing(unpaid=1)
    t.construct("monument")
    t.nothing_open_but("DestroyDebts", "red")
    t.play("destroy debt")
    assert (t.red.virtue, t.red.unpaid) == (14, 1)
    t.nothing_open_but("DestroyDebts", "blue")
    t.play("keep debts")
    assert (t.blue.virtue, t.blue.unpaid) == (14, 1)
    t.nothing_open_but("WhereToPlace", "blue")


@nothing("monument")
def test_at_virtue_fourteen_without_debts_the_monument_does_nothing() -> None:
    t = ready_to_build("monument")
    t.red.with_virtue(14)
    t.blue.with_virtue(14)
    t.construct("monument")
    t.nothing_open_but("WhereToPlace", "blue")
    assert t.red.virtue == t.blue.virtue == 14


# Captures.


@effect("armoury")
def test_the_armoury_makes_a_capture_free_of_silver_and_tax() -> None:
    t = ready_to_build("armoury", players=4)
    t.blue.at(mines=4, forest=1)
    t.construct("armoury", "capture mines blue")
    assert t.red.holds("blue") == 4
    assert t.blue.workers("mines") == 0
    assert t.table.tax == 4
    t.nothing_open_but("WhereToPlace", "blue")


@limit("armoury")
def test_the_armoury_captures_one_whole_group_from_a_large_circle() -> None:
    t = ready_to_build("armoury", players=3)
    t.blue.at(mines=4, market_left=1, guildhall=2, prison=1)
    t.green.at(mines=2)
    t.construct("armoury")
    assert t.options == ["capture mines blue", "capture mines green"]
    t.play("capture mines green")
    assert (t.red.holds("green"), t.red.holds("blue")) == (2, 0)
    t.nothing_open_but("WhereToPlace", "blue")


@nothing("armoury")
def test_the_armoury_does_nothing_when_no_worker_stands_on_a_large_circle() -> None:
    t = ready_to_build("armoury")
    t.blue.at(market_left=1, prison=3)
    t.construct("armoury")
    t.nothing_open_but("WhereToPlace", "blue")
    assert t.red.holds("blue") == 0


@effect("fortress")
def test_the_fortress_makes_two_free_captures_at_two_places_even_with_five_players() -> None:
    t = ready_to_build("fortress", players=5)
    t.blue.at(quarry=3)
    t.green.at(forest=2)
    t.yellow.at(mines=1)
    t.construct("fortress", "capture quarry blue", "capture forest green")
    assert (t.red.holds("blue"), t.red.holds("green"), t.red.holds("yellow")) == (3, 2, 0)
    assert t.table.tax == 4
    assert t.red.virtue == 5
    t.nothing_open_but("WhereToPlace", "blue")


@limit("fortress")
def test_the_fortress_makes_two_captures_at_one_place_or_as_many_as_there_are() -> None:
    t = ready_to_build("fortress", players=3)
    t.blue.at(quarry=3)
    t.green.at(quarry=2, forest=1)
    t.construct("fortress", "capture quarry blue", "capture quarry green")
    assert (t.red.holds("blue"), t.red.holds("green")) == (3, 2)
    t.nothing_open_but("WhereToPlace", "blue")
    t = ready_to_build("fortress")
    t.red.at(workshop=2)
    t.construct("fortress")
    assert t.red.supply == 19, "the only group is one's own and comes home"
    t.nothing_open_but("WhereToPlace", "blue")


@nothing("fortress")
def test_the_fortress_captures_nothing_from_market_prison_guildhall_or_boards() -> None:
    t = ready_to_build("fortress", players=3)
    t.blue.at(market_middle=1, guildhall=1, prison=1)
    t.green.holding(blue=2)
    t.construct("fortress")
    t.nothing_open_but("WhereToPlace", "blue")
    assert t.red.holds("blue") == 0


@effect("barracks")
def test_the_barracks_bring_all_own_workers_home_or_make_a_free_capture() -> None:
    for choice, supply, held in (("release", 19, 0), ("capture", 14, 2)):
        t = ready_to_build("barracks", players=3)
        t.blue.holding(red=3).at(forest=2)
        t.green.holding(red=2)
        t.construct("barracks", f"choose {choice}")
        assert t.red.supply == supply
        assert t.red.holds("blue") == held
        assert t.blue.holds("red") + t.green.holds("red") == 19 - supply
        assert t.table.tax == 4
        t.nothing_open_but("WhereToPlace", "blue")


@limit("barracks")
def test_when_nobody_holds_own_workers_the_barracks_can_only_capture_once() -> None:
    t = ready_to_build("barracks")
    t.red.at(quarry=1)
    t.blue.at(forest=2, mines=1)
    t.construct("barracks")
    assert t.options == ["capture quarry red", "capture forest blue", "capture mines blue"]
    t.play("capture mines blue")
    assert t.red.holds("blue") == 1
    t.nothing_open_but("WhereToPlace", "blue")
    t = ready_to_build("barracks")
    t.blue.holding(red=3)
    t.construct("barracks")
    assert t.red.supply == 19, "with nobody to capture they can only come home"


@nothing("barracks")
def test_the_barracks_do_nothing_with_nobody_to_free_and_nobody_to_capture() -> None:
    t = ready_to_build("barracks")
    t.red.at(prison=2)
    t.blue.at(prison=2)
    t.construct("barracks")
    t.nothing_open_but("WhereToPlace", "blue")
    assert t.red.prison == t.blue.prison == 2
    assert t.red.supply == 17


# Debts.


@effect("betting-house")
def test_the_betting_house_brings_a_debt() -> None:
    t = ready_to_build("betting-house")
    t.construct("betting-house")
    assert (t.red.virtue, t.red.unpaid) == (6, 1)


@limit("betting-house")
def test_the_betting_house_brings_a_second_debt_at_virtue_zero_and_not_at_one() -> None:
    for virtue, debts in ((1, 1), (0, 2)):
        t = ready_to_build("betting-house")
        t.red.with_virtue(virtue)
        t.construct("betting-house")
        assert (t.red.virtue, t.red.unpaid) == (0, debts)


@nothing("betting-house")
def test_the_betting_house_brings_a_debt_to_nobody_else_and_none_later() -> None:
    t = ready_to_build("betting-house")
    t.construct("betting-house")
    assert (t.blue.unpaid, t.blue.virtue) == (0, 7)
    t.finish()
    assert t.red.unpaid == 1


@effect("church")
def test_the_church_may_destroy_a_debt() -> None:
    t = ready_to_build("church")
    t.red.owing(unpaid=1)
    t.construct("church", "destroy debt")
    assert (t.red.unpaid, t.red.paid) == (0, 0)
    assert t.red.virtue == 8


@limit("church")
def test_the_church_destroys_one_unpaid_debt_and_no_more() -> None:
    t = ready_to_build("church")
    t.red.owing(unpaid=3, paid=1)
    t.construct("church", "destroy debt")
    assert (t.red.unpaid, t.red.paid) == (2, 1)
    t.nothing_open_but("WhereToPlace", "blue")
    t = ready_to_build("church")
    t.red.owing(unpaid=3).with_virtue(14)
    t.construct("church", "destroy debt", "destroy debt")
    assert t.red.unpaid == 1, "one for the Virtue above 14, one for the Church"
    t.nothing_open_but("WhereToPlace", "blue")


@nothing("church")
def test_the_church_does_nothing_without_an_unpaid_debt_or_if_its_owner_declines() -> None:
    t = ready_to_build("church")
    t.red.owing(paid=2)
    t.blue.owing(unpaid=1)
    t.construct("church")
    t.nothing_open_but("WhereToPlace", "blue")
    assert (t.red.paid, t.blue.unpaid) == (2, 1)
    t = ready_to_build("church")
    t.red.owing(unpaid=1)
    t.construct("church", "keep debts")
    assert t.red.unpaid == 1


# Hideout, Library, Palace.


@effect("hideout")
def test_the_hideout_brings_all_own_workers_home_from_prison() -> None:
    t = ready_to_build("hideout")
    t.red.at(prison=7)
    t.construct("hideout")
    assert t.red.prison == 0
    assert t.red.supply == 19
    assert t.red.virtue == 5


@limit("hideout")
def test_the_hideout_frees_nobody_elses_prisoners_and_nobody_from_other_boards() -> None:
    t = ready_to_build("hideout")
    t.red.at(prison=1)
    t.blue.at(prison=4).holding(red=2)
    t.construct("hideout")
    assert t.red.prison == 0
    assert t.red.supply == 17
    assert t.blue.prison == 4
    assert t.blue.holds("red") == 2


@nothing("hideout")
def test_the_hideout_does_nothing_without_prisoners() -> None:
    t = ready_to_build("hideout")
    t.construct("hideout")
    assert t.red.supply == 19
    t.nothing_open_but("WhereToPlace", "blue")


@effect("library")
def test_the_library_gives_two_gold_for_a_building_card() -> None:
    t = ready_to_build("library", "castle", "keep")
    t.construct("library", "discard castle")
    assert t.red.goods == {"gold": 2}
    assert t.red.hand == ["keep"]
    assert t.table.building_pile[0] == t.building("castle")


@limit("library")
def test_the_library_takes_one_card_and_never_itself() -> None:
    t = ready_to_build("library", "castle", "keep", "palace")
    t.construct("library")
    assert t.options == ["discard castle", "discard keep", "discard palace", "done"]
    t.play("discard palace")
    assert t.red.goods == {"gold": 2}
    t.nothing_open_but("WhereToPlace", "blue")


@nothing("library")
def test_the_library_gives_nothing_for_an_empty_hand_or_to_those_who_keep_their_cards() -> None:
    t = ready_to_build("library")
    t.construct("library")
    t.nothing_open_but("WhereToPlace", "blue")
    assert t.red.goods == {}
    t = ready_to_build("library", "castle")
    t.construct("library", "done")
    assert t.red.goods == {}
    assert t.red.hand == ["castle"]


@effect("palace")
def test_the_palace_gives_a_gold_for_each_four_virtue() -> None:
    t = ready_to_build("palace")
    t.red.with_virtue(11)
    t.construct("palace")
    assert t.red.goods == {"gold": 2}
    assert t.red.virtue == 11


@limit("palace")
@pytest.mark.parametrize("virtue, gold", [(4, 1), (7, 1), (8, 2), (12, 3), (14, 3)])
def test_the_palace_counts_full_fours(virtue: int, gold: int) -> None:
    t = ready_to_build("palace")
    t.red.with_virtue(virtue)
    t.construct("palace")
    assert t.red.gold == gold


@nothing("palace")
def test_the_palace_gives_nothing_at_virtue_three_nor_to_others() -> None:
    t = ready_to_build("palace")
    t.red.with_virtue(3)
    t.blue.with_virtue(14)
    t.construct("palace")
    assert t.red.goods == t.blue.goods == {}


# Promos.


@effect("crane")
def test_the_crane_constructs_another_building_with_another_worker() -> None:
    t = ready_to_build("crane", "well", "castle")
    t.red.has(wood=5, stone=3)
    t.construct("crane")
    assert t.red.buildings == ["crane", "well"]
    assert t.red.goods == {"clay": 4}
    assert (t.red.supply, t.red.workers("guildhall")) == (18, 2)
    assert t.table.guildhall == [0, 0]
    t.nothing_open_but("WhereToPlace", "blue")


@effect("crane")
def test_the_crane_may_work_on_the_cathedral_instead() -> None:
    t = ready_to_build("crane", "well", "castle")
    t.red.has(wood=5, stone=3, gold=1)
    t.reward_on_top("reward-5")
    t.construct("crane")
    assert t.options == ["build well", "advance cathedral"]
    t.play("advance cathedral", "discard castle")
    assert t.red.buildings == ["crane"]
    assert t.red.cathedral == 1
    assert t.red.workers("guildhall") == 2


@limit("crane")
def test_the_crane_takes_exactly_one_more_worker_from_the_supply() -> None:
    t = ready_to_build("crane", "well", "smithy")
    t.red.has(clay=8, wood=9, stone=9).at(quarry=18)
    t.construct("crane", "build well")
    assert t.red.buildings == ["crane", "well"], "the Crane lifts once"
    assert t.red.supply == 0
    t.nothing_open_but("WhereToPlace", "blue")


@limit("crane")
def test_two_workers_of_the_crane_bring_one_reset_and_one_last_round() -> None:
    t = ready_to_build("crane", "well")
    t.red.has(wood=5, stone=3)
    t.fill_guildhall(5)
    t.table.small_pile.sort()
    t.construct("crane")
    assert len(t.table.guildhall) == 7
    assert len(t.table.large_pile) == 1, "the second Worker lay on space 7"
    t = ready_to_build("crane", "well")
    t.red.has(wood=5, stone=3)
    t.fill_guildhall(11)
    t.construct("crane")
    assert len(t.table.guildhall) == 13
    t.play("place quarry", "place quarry")
    assert t.game.is_over


@nothing("crane")
def test_the_crane_does_nothing_without_a_worker_or_without_anything_to_pay_for() -> None:
    t = ready_to_build("crane", "well")
    t.red.has(wood=5, stone=3).at(quarry=19)
    t.construct("crane")
    assert t.red.buildings == ["crane"]
    assert t.red.goods == {"wood": 2, "stone": 2}
    t.nothing_open_but("WhereToPlace", "blue")
    t = ready_to_build("crane", "well")
    t.red.has(wood=4, stone=3)
    t.construct("crane")
    assert t.red.buildings == ["crane"]
    assert t.red.workers("guildhall") == 1
    t.nothing_open_but("WhereToPlace", "blue")


@effect("graveyard")
def test_the_graveyard_takes_an_apprentice_of_the_owners_choice() -> None:
    t = ready_to_build("graveyard")
    t.red.with_apprentices("squire-1", "thief")
    t.construct("graveyard")
    assert t.options == ["dismiss labourer", "dismiss squire-1", "dismiss thief"]
    t.play("dismiss squire-1")
    assert t.red.apprentices == ["labourer", "thief"]
    assert t.table.apprentice_pile[0] == t.apprentice("squire-1")
    assert t.red.virtue == 6, "the Virtue of the hire is not undone"


@limit("graveyard")
def test_the_graveyard_takes_one_and_takes_it_even_if_it_is_the_only_one() -> None:
    t = ready_to_build("graveyard")
    t.construct("graveyard")
    assert t.red.apprentices == []
    assert t.red.buildings == ["graveyard"]
    t.nothing_open_but("WhereToPlace", "blue")


@nothing("graveyard")
def test_the_graveyard_takes_nobody_where_nobody_is_and_nobody_from_others() -> None:
    t = table(promo_cards=True)
    t.blue.with_apprentices("thief")
    t.restart(ImmediateEffect(0, t.building("graveyard")), Turn())
    t.nothing_open_but("WhereToPlace", "red")
    assert t.red.apprentices == []
    assert t.blue.apprentices == ["thief"]
