"""The Buildings of Age of Artisans, card by card. Sheet 8.3."""

from __future__ import annotations

import pytest

from builder import TestTable, artisans_table
from card_tests import effect, effects, limit, limits, nothing, nothings, ready_to_build

# Immediate effects. Red has the price, Virtue 7, and a Labourer for the skills.


@effect("arc")
def test_the_arc_brings_two_debts_and_costs_a_virtue() -> None:
    t = ready_to_build("arc")
    t.construct("arc")
    assert t.red.unpaid == 2
    assert t.red.virtue == 6
    assert t.red.goods == {}
    assert t.red.score["buildings"] == 11
    t.nothing_open_but("WhereToPlace", "blue")


@limit("arc")
def test_the_arc_brings_two_debts_besides_what_lost_virtue_brings() -> None:
    t = ready_to_build("arc")
    t.red.with_virtue(1)
    t.construct("arc")
    assert (t.red.virtue, t.red.unpaid) == (0, 2)
    t = ready_to_build("arc")
    t.red.with_virtue(0)
    t.construct("arc")
    assert (t.red.virtue, t.red.unpaid) == (0, 3)


@nothing("arc")
def test_the_arc_brings_nothing_to_others_and_no_third_debt_later() -> None:
    t = ready_to_build("arc")
    t.construct("arc")
    assert (t.blue.unpaid, t.blue.virtue) == (0, 7)
    t.turn_of("red").play("place quarry")
    assert t.red.unpaid == 2
    t.finish()
    assert t.red.unpaid == 2


@effect("courtyard")
def test_the_courtyard_brings_a_stone_a_wood_and_a_clay() -> None:
    t = ready_to_build("courtyard")
    t.construct("courtyard")
    assert t.red.goods == {"stone": 1, "wood": 1, "clay": 1}
    assert t.red.score["buildings"] == 4
    assert t.red.virtue == 7


@limit("courtyard")
def test_the_courtyards_goods_cannot_pay_for_it() -> None:
    t = ready_to_build("courtyard")
    for good in ("clay", "wood", "stone"):
        t.red.has(**{"clay": 2, "wood": 2, "stone": 2, good: 1})
        assert not t.may("place guildhall")
    t.red.has(clay=2, wood=2, stone=2)
    assert t.may("place guildhall")


@nothing("courtyard")
def test_the_courtyard_brings_nothing_later_nor_to_others() -> None:
    t = ready_to_build("courtyard")
    t.construct("courtyard")
    assert t.blue.goods == {}
    t.turn_of("red").play("place forest")
    assert t.red.goods == {"stone": 1, "wood": 2, "clay": 1}


@effect("gallery")
def test_the_gallery_brings_an_adornment_for_no_silver_and_no_worker() -> None:
    t = ready_to_build("gallery")
    t.show_crafts("craft-7", "craft-1", "craft-9", "craft-23")
    t.red.with_buildings("well")
    supply = t.red.supply
    t.construct("gallery", "adorn craft-7", "under well")
    assert t.red.adornments == {"well": "craft-7"}
    assert t.red.goods == {"marble": 1}
    assert t.red.supply == supply - 1
    assert len(t.crafts) == 4
    assert t.red.score["adornments"] == 3
    t.nothing_open_but("WhereToPlace", "blue")


@limit("gallery")
def test_the_gallery_brings_one_adornment_which_it_may_hold_itself() -> None:
    t = ready_to_build("gallery")
    t.show_crafts("craft-7", "craft-1", "craft-9", "craft-23")
    t.construct("gallery", "adorn craft-1")
    assert t.red.adornments == {"gallery": "craft-1"}
    assert t.red.goods == {"clay": 3}
    t.nothing_open_but("WhereToPlace", "blue")
    t = ready_to_build("gallery")
    t.show_crafts("craft-7", "craft-1", "craft-9", "craft-23")
    t.red.with_adornment("well", "craft-2")
    t.construct("gallery", "adorn craft-9")
    assert t.red.adornments == {"well": "craft-2", "gallery": "craft-9"}, "a Building holds one"


@nothing("gallery")
def test_the_gallery_brings_nothing_when_no_craft_card_is_left() -> None:
    t = ready_to_build("gallery")
    t.show_crafts()
    t.artisans.pile.clear()
    t.construct("gallery")
    assert t.red.adornments == {}
    assert t.red.buildings == ["gallery"]
    t.nothing_open_but("WhereToPlace", "blue")


@effect("garrison")
def test_the_garrison_brings_a_tool_for_nothing_and_costs_a_virtue() -> None:
    t = ready_to_build("garrison")
    t.show_crafts("craft-7", "craft-1", "craft-9", "craft-23")
    supply = t.red.supply
    t.construct("garrison", "tool craft-7")
    assert t.red.tools == {"labourer": "craft-7"}
    assert t.red.goods == {}
    assert t.red.virtue == 6
    assert t.red.supply == supply - 1
    assert len(t.crafts) == 4
    assert (t.red.score["tools"], t.red.score["buildings"]) == (1, 5)
    t.nothing_open_but("WhereToPlace", "blue")


@limit("garrison")
def test_the_garrisons_tool_goes_to_an_apprentice_without_one() -> None:
    t = ready_to_build("garrison")
    t.show_crafts("craft-7", "craft-1", "craft-9", "craft-23")
    t.red.with_tool("labourer", "craft-2").with_apprentices("squire-1", "squire-2")
    t.construct("garrison", "tool craft-1")
    assert t.options == ["equip squire-1", "equip squire-2"]
    t.play("equip squire-2")
    assert t.red.tools == {"labourer": "craft-2", "squire-2": "craft-1"}
    t.nothing_open_but("WhereToPlace", "blue")


@nothing("garrison")
def test_the_garrison_brings_nothing_when_every_apprentice_has_a_tool_or_no_card_is_left() -> None:
    t = ready_to_build("garrison")
    t.red.with_tool("labourer", "craft-2")
    t.construct("garrison")
    assert t.red.tools == {"labourer": "craft-2"}
    t.nothing_open_but("WhereToPlace", "blue")
    t = ready_to_build("garrison")
    t.show_crafts()
    t.artisans.pile.clear()
    t.construct("garrison")
    assert t.red.tools == {}
    t.nothing_open_but("WhereToPlace", "blue")


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
@effect("parish")
def test_the_parish_draws_a_card_for_each_level_of_the_cathedral(level: int) -> None:
    t = ready_to_build("parish")
    t.red.on_level(level)
    t.on_top("chapel", "church", "castle", "keep", "tavern")
    t.construct("parish")
    assert t.red.hand == ["chapel", "church", "castle", "keep", "tavern"][:level]
    assert t.red.virtue == 8
    assert t.red.score["buildings"] == 5


@limit("parish")
def test_the_parish_draws_no_more_than_there_are_and_the_hand_limit_holds() -> None:
    t = ready_to_build("parish")
    t.red.on_level(5)
    del t.table.building_pile[2:]
    t.construct("parish")
    assert len(t.red.hand) == 2
    t = ready_to_build("parish", "smithy", "steeple", "library", "palace")
    t.red.on_level(2)
    t.construct("parish")
    assert len(t.red.hand) == 6
    t.nothing_open_but("WhereToPlace", "blue")
    t = ready_to_build("parish", "smithy", "steeple", "library", "palace")
    t.red.on_level(3)
    t.construct("parish")
    assert len(t.red.hand) == 7
    t.nothing_open_but("DiscardCards", "red")


@nothing("parish")
def test_the_parish_draws_nothing_below_the_cathedral_nor_for_others_levels() -> None:
    t = ready_to_build("parish")
    t.blue.on_level(4)
    t.construct("parish")
    assert t.red.hand == t.blue.hand == []


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@effect("pillar")
def test_the_pillar_gives_every_player_three_silver(players: int) -> None:
    t = ready_to_build("pillar", players=players)
    t.construct("pillar")
    assert [t.seat(key).goods for key in t.game.seats] == [{"silver": 3}] * players
    assert t.red.score["buildings"] == 5


@limit("pillar")
def test_the_pillars_silver_comes_from_the_supply() -> None:
    t = ready_to_build("pillar")
    t.table.tax = 1
    t.blue.has(silver=40)
    t.construct("pillar")
    assert (t.red.silver, t.blue.silver, t.table.tax) == (3, 43, 1)


@nothing("pillar")
def test_the_pillar_gives_nothing_later_and_nothing_from_the_hand() -> None:
    t = ready_to_build("pillar")
    t.play("place quarry")
    assert (t.red.silver, t.blue.silver) == (0, 0)
    t = ready_to_build("pillar")
    t.construct("pillar")
    t.finish()
    assert (t.red.silver, t.blue.silver) == (3, 3)


# At the end of the game.


def standing(*cards: str, players: int = 2) -> TestTable:
    t = artisans_table(players)
    t.red.with_buildings(*cards)
    return t


def tools(t: TestTable, count: int) -> None:
    """Red gets so many Tools."""
    for number, owner in enumerate(["squire-1", "squire-2", "squire-3", "abbot-1", "abbot-2"][:count], start=7):
        t.red.with_tool(owner, f"craft-{number}")


def adornments(t: TestTable, count: int) -> None:
    """So many other Buildings of Red get an Adornment."""
    for number, building in enumerate(["well", "smithy", "church", "lumber-camp", "factory"][:count], start=7):
        t.red.with_adornment(building, f"craft-{number}")


def building_points(t: TestTable, *others: int) -> int:
    """Red's points for Buildings, less those printed on the others."""
    t.finish()
    assert t.game.is_over
    return t.red.score["buildings"] - sum(others)


PRINTED = {0: (), 1: (3,), 2: (3, 3), 3: (3, 3, 5), 4: (3, 3, 5, 3), 5: (3, 3, 5, 3, 7)}


@pytest.mark.parametrize("count", [1, 3, 5])
@effect("academy")
def test_the_academy_gives_a_point_for_each_tool(count: int) -> None:
    t = standing("academy")
    tools(t, count)
    assert building_points(t) == 5 + count


@limit("academy")
def test_the_academy_counts_the_tools_of_apprentices_and_not_the_apprentices() -> None:
    t = standing("academy")
    tools(t, 2)
    t.red.with_apprentices("labourer", "thief")
    t.red.with_adornment("well", "craft-1")
    assert building_points(t, 3) == 5 + 2


@nothing("academy")
def test_the_academy_gives_nothing_without_tools_or_for_anothers() -> None:
    t = standing("academy")
    t.blue.with_tool("thief", "craft-3")
    t.red.with_apprentices("labourer")
    assert building_points(t) == 5
    assert t.red.virtue == 7


@pytest.mark.parametrize("count", [1, 3, 5])
@effect("cellar")
def test_the_cellar_gives_a_point_for_each_adornment(count: int) -> None:
    t = standing("cellar")
    adornments(t, count)
    assert building_points(t, *PRINTED[count]) == 4 + count


@limit("cellar")
def test_the_cellar_counts_its_own_adornment_and_no_bare_building() -> None:
    t = standing("cellar")
    t.red.with_adornment("cellar", "craft-1").with_buildings("well", "smithy")
    assert building_points(t, 3, 3) == 4 + 1


@nothing("cellar")
def test_the_cellar_gives_nothing_without_adornments_or_for_anothers() -> None:
    t = standing("cellar", "well")
    t.blue.with_adornment("smithy", "craft-3")
    assert building_points(t, 3) == 4


@effects("card, before, after", [("arcade", 8, 11), ("meeting-room", 8, 11), ("storage-house", 8, 11)])
def test_virtue_comes_at_the_end_for_adornments_tools_and_sets_of_skills(card: str, before: int, after: int) -> None:
    t = standing(card)
    t.red.with_virtue(before)
    _three(t, card)
    t.finish()
    assert t.red.virtue == after
    assert t.red.score["virtue"] == 2, "what Virtue 11 is worth"


def _three(t: TestTable, card: str) -> None:
    """Three of what this Building counts."""
    if card == "arcade":
        adornments(t, 3)
    elif card == "meeting-room":
        tools(t, 3)
    else:
        t.red.with_apprentices("labourer", "strongman-1", "strongman-2", "strongman-3")  # three of each skill


@limits("card", [("arcade",), ("meeting-room",), ("storage-house",)])
def test_virtue_at_the_end_stops_at_fourteen_and_each_point_above_may_destroy_a_debt(card: str) -> None:
    t = standing(card)
    t.red.with_virtue(11).owing(unpaid=1)
    _three(t, card)
    t.finish()
    assert t.game.is_over
    assert (t.red.virtue, t.red.unpaid) == (14, 1)
    t = standing(card)
    t.red.with_virtue(12).owing(unpaid=3)
    _three(t, card)
    t.finish()
    t.nothing_open_but("DestroyDebts", "red")
    t.play("destroy debt")
    assert t.game.is_over
    assert (t.red.virtue, t.red.unpaid) == (14, 2)


@nothings("card", [("arcade",), ("meeting-room",), ("storage-house",)])
def test_no_virtue_comes_for_what_others_have_or_when_nothing_is_there(card: str) -> None:
    t = standing(card)
    t.blue.with_adornment("well", "craft-1").with_tool("labourer", "craft-2")
    t.finish()
    assert (t.red.virtue, t.blue.virtue) == (7, 7)


@effects("card, vp", [("arcade", 10), ("meeting-room", 6), ("storage-house", 11)])
def test_the_buildings_that_bring_virtue_have_their_printed_points(card: str, vp: int) -> None:
    t = standing(card)
    _three(t, card)
    others = PRINTED[3] if card == "arcade" else ()
    assert building_points(t, *others) == vp


@effect("dormitory")
def test_the_dormitory_gives_two_points_for_each_set_of_skills() -> None:
    t = standing("dormitory")
    t.red.with_apprentices("labourer", "thief", "squire-1", "gatekeeper")
    assert building_points(t) == 4 + 2 * 2


@limits(
    "card, apprentices, sets",
    [
        ("dormitory", ("labourer", "strongman-1"), 1),
        ("dormitory", ("labourer", "strongman-1", "lookout-1"), 2),
        ("storage-house", ("strongman-1",), 0),
        ("storage-house", ("strongman-1", "strongman-2", "strongman-3"), 2),
    ],
)
def test_a_set_needs_all_three_skills_and_every_icon_counts(card: str, apprentices: tuple[str, ...], sets: int) -> None:
    t = standing(card)
    t.red.with_apprentices(*apprentices)
    t.finish()
    assert t.red.score["buildings"] == {"dormitory": 4 + 2 * sets, "storage-house": 11}[card]
    assert t.red.virtue == {"dormitory": 7, "storage-house": 7 + sets}[card]


@limit("dormitory", "storage-house")
def test_three_carpenters_two_tilers_and_two_masons_are_two_sets() -> None:
    t = standing("dormitory", "storage-house")
    t.red.with_apprentices("labourer", "strongman-1", "strongman-3")  # 3 Carpentry, 2 Tiling, 2 Masonry
    assert building_points(t, 11) == 4 + 4
    assert t.red.virtue == 9


@nothing("dormitory")
def test_the_dormitory_gives_nothing_without_a_whole_set() -> None:
    t = standing("dormitory")
    t.red.with_apprentices("thief", "squire-1", "squire-3", "strongman-1")
    t.blue.with_apprentices("labourer")
    assert building_points(t) == 4
