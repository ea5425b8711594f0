"""Transcribe: a manuscript for its Clerics; ribbons and the cleric bonus cards."""

from __future__ import annotations

import pytest

from builders.viscounts import TestTable, table


def desk(tile: str, ink: int = 9, *slots: str) -> TestTable:
    """Red on IA without Clerics; that manuscript lies there, and nobody on the pile helps."""
    t = table().show("A", "miner").show_manuscript("A", tile)
    t.red.at("IA").slots(*(slots or ("labourer", "trader", "lender"))).has(ink=ink)
    return t


def take(t: TestTable, seat: str, tile: str) -> None:
    """That seat transcribes this tile."""
    t.show_manuscript("A", tile)
    player = getattr(t, seat)
    player.at("IA").has(ink=9)
    t.table.active = player.index
    t.phase("action").transcribe(tile)


@pytest.mark.parametrize(("ink", "legal"), [(1, False), (2, True)])
def test_a_manuscript_needs_its_clerics(ink: int, legal: bool) -> None:
    """V116: cost 5, 3 Clerics and 1 ink are too few; with 2 ink it is legal."""
    t = desk("grey-5", ink, "bishop", "abbot", "trader").phase("action")
    assert (t.question == "WhichAction" and t.may("transcribe grey-5")) == legal
    if legal:
        t.transcribe("grey-5")
        assert (t.red.ink, t.red.corruption) == (0, 1), "the Bishop's, after the Transcription"


def test_the_worked_example_of_transcribe() -> None:
    """V117: cost 6: the Acolyte, the black bonus card, 3 ink, and a Racketeer dismissed for 1 silver; SHUFFLE resolves;
    the tile scores 1 VP per building at the end."""
    t = desk("grey-7", 3, "acolyte", "trader", "squire").show("A", "racketeer-2")
    t.red.has(silver=1).hand("thief", "lender", "ada")
    t.red.draw("journeyman", "financer").discard("abbot", "labourer").has_built("ws1", "gh2")
    t.with_bonus("black", "red")
    t.phase("action")
    assert not t.may("transcribe grey-7")
    t.dismiss("racketeer-2", "transcribe")
    assert (t.red.silver, t.red.in_discard, t.red.virtue) == (0, [], 5)
    assert sorted(t.red.in_draw) == ["abbot", "financer", "journeyman", "labourer"]
    t.transcribe("grey-7")
    assert (t.red.ink, t.red.manuscripts) == (0, ["grey-7"])
    assert t.red.score["manuscripts"] == 2


def test_the_blue_bonus_card() -> None:
    """V118: the first with three blue ones has it: 3 VP and 2 M in every later Trade; Bob gets none for his three."""
    t = table().show("A", "miner")
    t.red.with_manuscripts("blue-2", "blue-4")
    t.blue.with_manuscripts("blue-7", "blue-9")
    assert t.bonuses == {}
    take(t, "red", "blue-5")
    assert t.bonuses == {"blue": "red"}
    assert (t.red.score["cleric-bonuses"], t.blue.score["cleric-bonuses"]) == (3, 0)
    take(t, "blue", "blue-3")
    assert t.bonuses == {"blue": "red"}
    t.table.active = t.red.index
    t.red.at("O1").slots("abbot", "squire", "labourer").has(silver=0)
    t.phase("action")
    assert t.may("trade 2") and not t.may("trade 3")


def test_two_of_a_ribbon_are_not_enough() -> None:
    """V118: nor three of different ones."""
    t = table().show("A", "miner")
    t.red.with_manuscripts("blue-2", "black-3")
    take(t, "red", "blue-5")
    assert t.bonuses == {}


def test_one_player_may_have_several_of_the_cards() -> None:
    """V119: the blue one, and the black one as the first with three black tiles."""
    t = table().show("A", "miner")
    t.with_bonus("blue", "red")
    t.red.with_manuscripts("black-3", "black-8")
    take(t, "red", "black-4")
    assert t.bonuses == {"blue": "red", "black": "red"}
    assert t.red.score["cleric-bonuses"] == 6


def test_a_free_manuscript_from_anywhere() -> None:
    """V121: any visible tile of cost 3 or 4; its effect is resolved and its ribbon counts."""
    t = table()
    for segment, tile in zip("ABCDE", ("grey-5", "grey-4", "blue-2", "yellow-6", "black-9")):
        t.show_manuscript(segment, tile)
    t.red.with_manuscripts("grey-1", "grey-2")
    t.gain("red", "MANUSCRIPT_FREE")
    assert sorted(t.options) == ["transcribe blue-2", "transcribe grey-4"]
    t.play("transcribe grey-4")
    assert t.red.manuscripts == ["grey-1", "grey-2", "grey-4"]
    assert t.red.goods == {"stone": 2}
    assert t.bonuses == {"grey": "red"}
    assert t.shown_manuscript("B") != "grey-4"


def test_a_free_manuscript_where_all_are_dear() -> None:
    """V121: nothing of cost 3 or 4 is visible: the effect is skipped."""
    t = table()
    for segment, tile in zip("ABCDE", ("grey-5", "grey-6", "grey-7", "grey-8", "grey-9")):
        t.show_manuscript(segment, tile)
    t.gain("red", "MANUSCRIPT_FREE")
    t.nothing_open_but("WhereToMove", "red")
    assert t.red.manuscripts == []


def test_one_manuscript_in_an_action() -> None:
    """V122: the next one is affordable, but not in the same action."""
    t = desk("grey-4").show_manuscript("A", "grey-4", "black-3").phase("action")
    t.transcribe("grey-4")
    assert t.red.manuscripts == ["grey-4"] and t.shown_manuscript("A") == "black-3"
    assert t.question not in ("WhichAction", "TakeManuscript")


def test_a_tile_whose_effect_finds_nothing() -> None:
    """V123: black-1 (FLIP) with no card to flip is taken, and nothing is flipped."""
    t = desk("black-1", 3).phase("action")
    t.transcribe("black-1")
    assert (t.red.manuscripts, t.red.flipped, t.red.paid, t.red.goods) == (["black-1"], 0, 0, {})


def test_a_tile_of_the_end_does_nothing_now() -> None:
    """V124: yellow-5; at the end 1 VP per N icon."""
    t = desk("yellow-5", 5).phase("action")
    before = (t.red.virtue, t.red.corruption, t.red.plain)
    t.transcribe("yellow-5")
    assert t.red.goods == {} and (t.red.virtue, t.red.corruption, t.red.plain) == before
    nobles = 1  # the Squire among the starting cards
    assert t.red.score["manuscripts"] == nobles
    t.red.discard("princess", "enforcer")
    assert t.red.score["manuscripts"] == nobles + 3


def test_the_printed_manuscript_of_an_empty_pile() -> None:
    """rules/viscounts 5.4: it is transcribed for its effect, and nothing is collected; again and again."""
    t = desk("grey-1", 6).empty_manuscripts("A")
    for plain in (1, 2):
        t.table.active = t.red.index
        t.red.at("IA")
        t.phase("action").transcribe("printed-a")
        assert (t.red.plain, t.red.manuscripts, t.red.ink) == (plain, [], 6 - 3 * plain)
    assert t.red.score["manuscripts"] == 0


def test_only_the_own_segment_and_only_from_the_inner_space() -> None:
    """rules/viscounts 3.2."""
    t = desk("grey-1").show_manuscript("B", "grey-2")
    t.phase("action")
    assert [token for token in t.options if token.startswith("transcribe")] == ["transcribe grey-1"]
    t.red.at("O1")
    t.phase("action")
    assert t.question != "WhichAction" or not any(token.startswith("transcribe") for token in t.options)


def test_the_deacon_answers_a_transcription_and_no_free_manuscript() -> None:
    """rules/viscounts 8.0: MANUSCRIPT_FREE is no Transcribe action."""
    t = desk("grey-4", 9, "deacon-2", "trader", "lender").phase("action")
    t.transcribe("grey-4")
    assert t.red.virtue == 5
    t = table().show_manuscript("A", "grey-4")
    t.red.slots("deacon-2")
    t.gain("red", "MANUSCRIPT_FREE")
    t.play("transcribe grey-4")
    assert t.red.virtue == 6
