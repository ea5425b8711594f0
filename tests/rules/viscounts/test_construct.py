"""Construct: a building of one's choice on a spot of the own space; the spot, the links, and what is uncovered."""

from __future__ import annotations

import pytest

import guildhall
from builders.viscounts import TestTable, table

PIECES = ["ws1", "ws2", "ws3", "tp1", "tp2", "tp3", "gh1", "gh2", "gh3"]


def building(space: str, players: int = 2, *, stone: int = 3) -> TestTable:
    """Red stands there without a Builder, with so much stone; nobody on the piles helps."""
    t = table(players)
    for segment, card in zip("ABCDE", ("friar", "deacon-1", "deacon-2", "vicar", "pastor")):
        t.show(segment, card)
    t.red.at(space).slots("abbot", "squire", "princess").has(stone=stone)
    return t


def offers(t: TestTable) -> list[tuple[str, str]]:
    """Which building may go where."""
    if t.question != "WhichAction":
        return []
    return [(token.split()[1], token.split()[2]) for token in t.options if token.startswith("build ")]


# Where.


def test_only_spots_of_the_own_space() -> None:
    """V77: on O1 of the small side 1a and 1b; 2a and 2b are across the river."""
    t = building("O1").phase("action")
    assert {spot for _, spot in offers(t)} == {"1a", "1b"}


@pytest.mark.parametrize(("taken", "left"), [(["1a"], {"1b"}), (["1a", "1b"], set())])
def test_a_spot_holds_one_building(taken: list[str], left: set[str]) -> None:
    """V78: with both spots of O1 taken Construct is not available."""
    t = building("O1", stone=9)
    for number, spot in enumerate(taken):
        t.blue.building(f"ws{number + 1}", spot)
    t.phase("action")
    assert {spot for _, spot in offers(t)} == left


@pytest.mark.parametrize(
    "token", ["build ws1 1b", "build ws2 1a", "build ws2 1c", "build ws2 2a", "build ws2 11a", "build tower 1b"]
)
def test_what_cannot_be_built_is_refused_and_nothing_changes(token: str) -> None:
    """V78, rules/viscounts 3.6: a building placed twice, a spot that is taken, one of the other side of the board, one
    across the river, one that does not exist."""
    t = building("O1", stone=9)
    t.red.building("ws1", "1a")
    t.phase("action")
    before = t.table.position()
    with pytest.raises(guildhall.GuildhallError) as refusal:
        t.play(token)
    assert token in str(refusal.value)
    assert t.table.position() == before
    assert t.may("build ws2 1b")


# What.


def test_any_of_the_nine_buildings_in_any_order() -> None:
    """V86: with 7 icons all nine are on offer."""
    t = building("O5", stone=7).phase("action")
    assert sorted({piece for piece, _ in offers(t)}) == sorted(PIECES)


def test_the_third_workshop_first() -> None:
    """V86: the hand limit is 4 already in phase 6 of this turn."""
    t = building("O5").phase("action")
    t.build("ws3", "5a")
    assert t.red.built == ["ws3"]
    assert t.building_on("5a") == ("red", "workshop")
    assert len(t.red.in_hand) == 4
    t.nothing_open_but("PlayWhich", "blue")


def test_the_icon_of_a_guildhall_counts_from_the_next_action_on() -> None:
    """V88: gh1 shows a B; with 6 stone and no Builder it is one short, and 7 are spent."""
    assert ("gh1", "5a") not in offers(building("O5", stone=6).phase("action"))
    t = building("O5", stone=9).phase("action")
    t.build("gh1", "5a")
    assert t.red.stone == 2
    t.table.active = t.red.index
    t.red.at("O3")
    t.phase("action")
    t.build("ws2", "3a")
    assert t.red.goods == {"ink": 1}, "2 stone and the B"


def test_only_buildings_that_are_left() -> None:
    """V89: with all guildhalls built and 7 icons a trading post or a workshop; with all nine built nothing."""
    t = building("O5", stone=7)
    t.red.has_built("gh1", "gh2", "gh3")
    t.phase("action")
    assert {piece[:2] for piece, _ in offers(t)} == {"ws", "tp"}
    t = building("O5", stone=7)
    t.red.has_built(*PIECES)
    t.phase("action")
    assert offers(t) == []


def test_one_building_in_an_action() -> None:
    """V91: 6 icons build one trading post or one workshop; what is left over is lost."""
    t = table().show("C", "friar")
    t.red.at("O5").slots("stonecutter-1", "foreman", "tinker-2").has_built("gh1")
    t.red.has(stone=2)
    t.phase("action")
    assert {piece[:2] for piece, _ in offers(t)} == {"ws", "tp"}
    t.build("ws2", "5b")
    assert t.red.goods == {"stone": 2, "ink": 1}
    assert t.question not in ("WhichAction",)


@pytest.mark.parametrize(
    ("stone", "kinds"),
    [
        (2, set()),
        (3, {"ws"}),
        (4, {"ws"}),
        (5, {"ws", "tp"}),
        (6, {"ws", "tp"}),
        (7, {"ws", "tp", "gh"}),
    ],
)
def test_icons_for_each_kind(stone: int, kinds: set[str]) -> None:
    """V91, rules/viscounts 5.2: 3, 5 and 7."""
    assert {piece[:2] for piece, _ in offers(building("O5", stone=stone).phase("action"))} == kinds


# Spots and links.


def test_the_worked_example_of_construct() -> None:
    """V79: no B, 2 stone, 1 silver; Bob's trading post on 3b; the Mason is dismissed (REARRANGE first): 1 ink, and the
    link gives both 2 silver."""
    t = building("O3", 3, stone=2).show("B", "mason")
    t.red.has(silver=1)
    t.blue.building("tp1", "3b")
    t.phase("action")
    assert offers(t) == []
    t.dismiss("mason", "construct")
    assert t.question == "RearrangeCards"
    t.play("arrange 2 1 3")
    assert {spot for _, spot in offers(t)} == {"3a"}
    t.build("ws3", "3a")
    assert t.red.goods == {"ink": 1, "silver": 2}
    assert t.blue.goods == {"silver": 2}
    assert t.green.goods == {}


def test_a_link_across_the_river() -> None:
    """V81: Bob on 6a, Ann builds on 5b: 1 ink, and 1 virtue each."""
    t = building("O5")
    t.blue.building("ws1", "6a")
    t.phase("action").build("ws3", "5b")
    assert t.red.goods == {"ink": 1}
    assert (t.red.virtue, t.blue.virtue, t.blue.goods) == (5, 5, {})


def test_neighbours_without_a_link() -> None:
    """V82: Ann on 5a builds on 5b: 1 ink only."""
    t = building("O5")
    t.red.building("ws1", "5a")
    t.phase("action").build("ws3", "5b")
    assert (t.red.goods, t.red.virtue) == ({"ink": 1}, 6)


def test_a_link_between_own_buildings_counts_once() -> None:
    """V83: on 1b beside her own 1a: a free hire, and 1 virtue exactly once."""
    t = building("O1").show("E", "artisan")  # whose bonus is DISCARD
    t.red.building("ws2", "1a")
    t.phase("action").build("ws3", "1b")
    t.play("hire artisan", "done")
    assert t.red.in_discard == ["artisan"]
    assert (t.red.virtue, t.blue.virtue) == (5, 6)


def test_a_link_across_the_joint() -> None:
    """V84: Bob on 3a, Ann builds on 2b: she may destroy a card, then Ann and after her Bob each make one castle
    move."""
    t = building("O2")
    t.red.in_castle(A1=1).hand("thief", "abbot")
    t.blue.building("ws1", "3a").in_castle(C1=1)
    t.phase("action").build("ws3", "2b")
    assert (t.question, t.asked) == ("DestroyCard", "red")
    t.play("destroy thief")
    assert (t.question, t.asked) == ("MoveWorker", "red")
    t.castle_move("A1", "B1")
    assert (t.question, t.asked) == ("MoveWorker", "blue")
    t.castle_move("C1", "D1")
    assert t.red.castle == {"B1": 1} and t.blue.castle == {"D1": 1}
    assert t.question != "MoveWorker"


def test_the_joint_of_another_ring() -> None:
    """V84, rules/viscounts 3.7: with C after A, 2b is linked to 5a and no longer to 3a."""
    for spot, linked in (("5a", True), ("3a", False)):
        t = building("O2").ring("ACBDE")
        t.blue.building("ws1", spot).in_castle(C1=1)
        t.phase("action").build("ws3", "2b")
        t.play("done")
        assert (t.question == "MoveWorker" and t.asked == "blue") == linked


def test_a_link_that_nobody_wants_is_taken_all_the_same() -> None:
    """V93: on the large side, Bob on 1c, Ann builds on 2a: she flips a card, and both take 1 debt."""
    t = building("O2", 3)
    t.red.holding(plain=1)
    t.blue.building("ws1", "1c")
    t.phase("action").build("ws2", "2a")
    assert (t.red.flipped, t.red.unpaid, t.blue.unpaid, t.green.unpaid) == (1, 1, 1, 0)


def test_two_links_at_once() -> None:
    """rules/viscounts 5.2: 6a of the large side between 5b (1 virtue) and no other; 8a of the small side between 7b
    and 8b: both count."""
    t = building("O8")
    t.red.in_castle(A1=1).holding(plain=1)
    t.blue.building("ws1", "7b")
    t.red.building("ws2", "8b")
    t.phase("action").build("ws3", "8a")
    while t.question in ("WhichLink", "MoveWorker"):
        t.play("shift A1 B1" if t.question == "MoveWorker" else t.options[0])
    assert t.red.flipped == 1
    assert (t.red.unpaid, t.blue.unpaid) == (1, 0), "the debt of 8a-8b is between own buildings"
    assert t.red.castle == {"B1": 1}


def test_a_workshop_from_a_manuscript_goes_anywhere() -> None:
    """V92: any empty spot of the whole board; spot and links count."""
    t = building("O1").show_manuscript("A", "grey-3")
    t.red.at("IA").has(ink=3, stone=0)
    t.blue.building("ws1", "6a").building("ws2", "3a")
    t.phase("action").transcribe("grey-3")
    assert {token.split()[1] for token in t.options} == {"ws1", "ws2", "ws3"}
    assert len({token.split()[2] for token in t.options}) == 18
    assert not t.may("build ws1 6a")
    t.play("build ws2 5b")
    assert t.red.built == ["ws2"]
    assert t.red.goods == {"ink": 1}
    assert (t.red.virtue, t.blue.virtue) == (5, 5)


def test_the_charlatan_corrupts_after_the_building() -> None:
    """V94: when all effects are done, here the flip of the spot."""
    t = building("O9", stone=1).show("E", "friar")
    t.red.slots("charlatan", "abbot", "squire").holding(plain=1).owing(unpaid=1)
    t.phase("action").build("ws2", "9a")
    assert (t.question, t.red.corruption) == ("WhichFlip", 0)
    t.play("flip deed")
    assert t.red.corruption == 1


def test_a_free_building_is_no_construct_action() -> None:
    """V94, rules/viscounts 8.0: the Charlatan says nothing to it."""
    t = building("O1")
    t.red.slots("charlatan", "abbot", "squire")
    t.gain("red", "BUILD_FREE(workshop)")
    t.play("build ws2 5b")
    assert (t.red.built, t.red.corruption) == (["ws2"], 0)


def test_a_free_building_of_a_kind_that_is_used_up() -> None:
    """rules/viscounts 4.7: an effect that cannot be carried out is skipped."""
    t = building("O1")
    t.red.has_built("gh1", "gh2", "gh3")
    t.gain("red", "BUILD_FREE(guildhall)")
    t.nothing_open_but("WhereToMove", "red")


def test_the_first_workshop_acts_on_a_hire_from_its_own_spot() -> None:
    """rules/viscounts 5.2: it is uncovered before the spot's effect."""
    t = building("O4").show("E", "friar")
    t.red.hand("labourer", "lender")
    t.phase("action").build("ws1", "4a")
    t.play("hire friar")
    assert set(t.options) >= {"done", "discard labourer"}
    t.play("discard labourer")
    assert {"friar", "labourer"} <= set(t.red.in_discard)
