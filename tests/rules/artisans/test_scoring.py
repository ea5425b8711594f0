"""The end: points for Adornments and Tools, and the Buildings that count them; the Buildings with effects for all."""

from __future__ import annotations

import pytest

from builders.tables import artisans_table

CRAFTS = ("craft-1", "craft-2", "craft-4", "craft-5", "craft-7", "craft-8")
APPRENTICES = ("abbot-1", "abbot-2", "miner-1", "miner-2", "jeweller-1", "jeweller-2")


@pytest.mark.parametrize(("tools", "points"), [(0, 0), (1, 1), (2, 2), (3, 4), (4, 6), (5, 9), (6, 9)])
def test_points_for_tools(tools: int, points: int) -> None:
    """R54: also for the six that Rudolf can have."""
    t = artisans_table(boards=["rudolf", "ada"])
    for apprentice, craft in list(zip(APPRENTICES, CRAFTS))[:tools]:
        t.red.with_tool(apprentice, craft)
    t.finish()
    assert t.red.score["tools"] == points


def test_adornments_score_what_they_print() -> None:
    t = artisans_table()
    t.red.with_adornment("courtyard", "craft-1").with_adornment("pillar", "craft-15").with_buildings("castle")
    t.blue.with_adornment("well", "craft-2")
    t.finish()
    assert (t.red.score["adornments"], t.blue.score["adornments"]) == (3 + 7, 2)


def test_adornments_and_tools_are_part_of_the_total() -> None:
    t = artisans_table()
    t.red.with_adornment("courtyard", "craft-1").with_tool("abbot-1", "craft-7")
    t.finish()
    assert t.red.score["total"] == 4 + 3 + 1


def test_skill_sets() -> None:
    """R55: Carpentry 3, Tiling 2, Masonry 2 are two sets."""
    t = artisans_table()
    t.red.with_apprentices("strongman-1", "strongman-2", "strongman-3", "woodcutter-1")
    assert t.table.seats[0].powers.skills == [3, 2, 2]
    t.red.with_buildings("dormitory")
    assert t.red.score["buildings"] == 4 + 4
    t.red.with_buildings("storage-house")
    t.finish()
    assert t.red.virtue == 9


def test_the_labourers_three_skills_are_a_set() -> None:
    t = artisans_table()
    t.red.with_apprentices("labourer").with_buildings("dormitory")
    assert t.red.score["buildings"] == 4 + 2


def test_huts_count_skill_icons() -> None:
    """I-12: also a second one of the same Apprentice."""
    t = artisans_table()
    t.red.with_buildings("masons-hut").with_apprentices("lookout-1", "strongman-2")
    assert t.red.score["buildings"] == 5 + 2
    t.red.with_tool("lookout-1", "craft-3")
    assert t.red.score["buildings"] == 5 + 3


def test_the_arcades_virtue_comes_before_virtue_is_scored() -> None:
    """R56."""
    t = artisans_table()
    t.red.with_virtue(11).with_buildings("arcade").with_adornment("courtyard", "craft-1")
    t.red.with_adornment("pillar", "craft-2").with_adornment("well", "craft-4")
    t.finish()
    assert t.red.virtue == 14
    assert t.red.score["virtue"] == 7


def test_the_meeting_room_gives_virtue_for_tools() -> None:
    t = artisans_table()
    t.red.with_buildings("meeting-room").with_tool("abbot-1", "craft-7").with_tool("miner-1", "craft-3")
    t.finish()
    assert t.red.virtue == 9


def test_academy_and_cellar_count_tools_and_adornments() -> None:
    t = artisans_table()
    t.red.with_buildings("academy", "cellar").with_tool("abbot-1", "craft-7").with_tool("miner-1", "craft-3")
    t.red.with_adornment("courtyard", "craft-1")
    t.blue.with_tool("miner-2", "craft-8").with_adornment("well", "craft-9")
    t.finish()
    assert t.red.score["buildings"] == 5 + 2 + 4 + 1 + 4


def test_the_parish_draws_for_each_level() -> None:
    """R60."""
    t = artisans_table()
    t.red.has(wood=2, stone=2, marble=1).on_level(3).with_apprentices("labourer").with_hand("parish")
    t.construct("parish")
    assert len(t.red.hand) == 3


def test_the_pillar_pays_everybody() -> None:
    """R60: the builder too."""
    t = artisans_table(players=3)
    t.red.has(clay=1, stone=3).with_hand("pillar")
    t.construct("pillar")
    assert [seat.goods[5] for seat in t.table.seats] == [3, 3, 3]


def test_the_artisan_in_prison_counts_as_one() -> None:
    """R47."""
    t = artisans_table()
    t.red.at(prison=1).artisan_at("prison")
    t.finish()
    assert t.red.score["prison"] == -1
