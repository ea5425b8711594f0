"""What the solo opponent pays with, and its actions: building, placing Workers, transcribing, its focus."""

from __future__ import annotations

import pytest

from builders.viscounts_solo import SoloTable, solo
from guildhall.viscounts.names import BUILDER, CLERIC, NOBLE
from guildhall.viscounts.solo.paying import icons_for

# Icons.


@pytest.mark.parametrize(("board", "builders", "clerics", "nobles"), [
    ("cleric", 1, 1, 1), ("builder", 1, 1, 1), ("noble", 1, 1, 1), ("card", 1, 1, 1),
])  # fmt: skip
def test_printed_icons_of_an_empty_board(board: str, builders: int, clerics: int, nobles: int) -> None:
    """rules/viscounts 9.2: those of slots 2 and 3; the Card board's Criminal counts for everything."""
    t = solo(board)
    found = [icons_for(t.table, t.it.seat, icon) for icon in (BUILDER, CLERIC, NOBLE)]
    assert found == [builders, clerics, nobles]


def icons(t: SoloTable) -> tuple[int, int, int]:
    seat = t.it.seat
    return tuple(icons_for(t.table, seat, icon) for icon in (BUILDER, CLERIC, NOBLE))  # type: ignore[return-value]


def test_a_scheme_covers_what_is_printed() -> None:
    """rules/viscounts 9.2, 9.3: A1 (B N) covers the N of slot 2; A5 (B C) covers the B and C of slot 3."""
    assert icons(solo("cleric").schemes(None, "starting-1", None)) == (2, 1, 1)
    assert icons(solo("cleric").schemes(None, "starting-1", "starting-5")) == (2, 1, 1)
    assert icons(solo("cleric").schemes("starting-4", "starting-1", "starting-5")) == (2, 2, 2)


def test_criminals_count_for_every_action() -> None:
    """rules/viscounts 9.5."""
    assert icons(solo("cleric").schemes("starting-3", "starting-8", "future-7")) == (3, 3, 3)


GUILDHALLS = {"cleric": "CBN", "builder": "BNC", "noble": "NCB", "card": "BCN"}


@pytest.mark.parametrize("board", GUILDHALLS)
@pytest.mark.parametrize("place", range(3))
def test_the_icons_under_its_guildhalls(board: str, place: int) -> None:
    """rules/viscounts 9.2."""
    t = solo(board)
    before = icons(t)
    t.it.has_built(f"gh{place + 1}")
    more = {letter: after - old for letter, after, old in zip("BCN", icons(t), before, strict=True)}
    assert more == {letter: int(letter == GUILDHALLS[board][place]) for letter in "BCN"}


@pytest.mark.parametrize(("ribbon", "more"), [("grey", (1, 0, 0)), ("black", (0, 1, 0)), ("yellow", (0, 0, 1))])
def test_its_bonus_cards_have_icons(ribbon: str, more: tuple[int, int, int]) -> None:
    """rules/viscounts 9.5."""
    t = solo("cleric")
    before = icons(t)
    t.with_bonus(ribbon, "blue")
    assert tuple(after - old for after, old in zip(icons(t), before, strict=True)) == more


def test_what_a_players_board_uncovers_does_not_hold_for_it() -> None:
    """rules/viscounts 9.2: no Merchants, no cheap dismissals, no hand limit."""
    t = solo("cleric")
    before = icons(t)
    t.it.has_built("tp3", "ws1", "ws2", "ws3")
    assert icons(t) == before


# Building.


def test_the_left_most_building_that_it_can_pay_for() -> None:
    """V174: 3 Builders and 2 stone are too few for a guildhall."""
    t = solo("builder").at("O9").schemes("starting-1", "starting-5", None)
    t.it.has(stone=2)
    assert icons(t)[0] == 3
    t.gives("BUILD")
    assert (t.it.built, t.it.stone, t.building_on("9a")) == (["tp1"], 0, ("blue", "trading-post"))


@pytest.mark.parametrize(("stone", "pieces", "left"), [
    (1, [], 1), (2, ["ws1"], 0), (3, ["ws1"], 1), (4, ["tp1"], 0), (5, ["tp1"], 1), (6, ["gh1"], 0), (9, ["gh1"], 3),
])  # fmt: skip
def test_guildhalls_first_then_trading_posts_then_workshops(stone: int, pieces: list[str], left: int) -> None:
    """V174, rules/viscounts 9.5: with 1 Builder on its board; it spends only what it needs."""
    t = solo("builder").at("O9")
    t.it.has(stone=stone)
    assert icons(t)[0] == 1
    t.gives("BUILD")
    assert (t.it.built, t.it.stone) == (pieces, left)


def test_a_kind_that_is_all_built_is_passed_over() -> None:
    """rules/viscounts 9.5."""
    t = solo("builder").at("O1")
    t.it.has(stone=9).has_built("gh1", "gh2", "gh3", "tp1")
    t.gives("BUILD")
    assert "tp2" in t.it.built and "ws1" not in t.it.built


def test_the_first_free_spot_of_its_own_space() -> None:
    """rules/viscounts 9.5: clockwise; its effect and its links count."""
    t = solo("builder").at("O3")
    t.red.building("ws1", "3a")
    t.it.has(stone=2)
    t.gives("BUILD")
    assert t.building_on("3b") == ("blue", "workshop")
    assert (t.it.stone, t.red.silver) == (2, 2), "a stone for the spot, any resource and 2 silver for the link"


def test_without_a_free_spot_of_its_space_it_does_not_build() -> None:
    """rules/viscounts 9.5: never across the river."""
    t = solo("builder").at("O1")
    t.red.at("IC").building("ws1", "3a").building("ws2", "3b")
    t.it.has(stone=9).holding(plain=1)
    t.follow("starting-6")
    assert (t.it.space, t.it.built, t.it.flipped, t.it.stone) == ("O3", [], 1, 9)
    assert "Can it construct? No: no spot of its space is free" in t.said


def test_without_a_building_left_it_does_not_build() -> None:
    """rules/viscounts 9.5."""
    t = solo("builder").at("O1")
    t.red.at("IC")
    t.it.has(stone=9).holding(plain=1).has_built("gh1", "gh2", "gh3", "tp1", "tp2", "tp3", "ws1", "ws2", "ws3")
    t.follow("starting-6")
    assert t.it.stone == 9 and "Can it construct? No: it has no building left" in t.said


def test_with_too_few_builders_it_does_not_build() -> None:
    """rules/viscounts 9.5: that of the scheme and that of its third slot."""
    t = solo("builder").at("O1")
    t.red.at("IC")
    t.it.holding(plain=1)
    t.follow("starting-6")
    assert (t.it.built, t.it.flipped) == ([], 1)
    told = "Can it construct? No: the cheapest building takes 3, and its Builders and resources are worth 2"
    assert told in t.said


# Placing Workers.


@pytest.mark.parametrize(("nobles", "gold", "placed", "left"), [
    (2, 0, 0, 0), (2, 1, 2, 0), (4, 0, 2, 0), (4, 1, 3, 0), (4, 3, 3, 2), (4, 4, 4, 0), (5, 0, 3, 0), (4, 9, 4, 5),
])  # fmt: skip
def test_how_many_workers_it_places(nobles: int, gold: int, placed: int, left: int) -> None:
    """V176: 8, 5 or 3 for 4, 3 or 2, never 1."""
    t = solo("cleric").at("O3")
    t.red.at("O9")
    schemes = {2: ("starting-1", "starting-4", "starting-5"), 4: ("starting-1", "starting-4", "starting-8")}
    t.schemes(*schemes.get(nobles, ("starting-1", "starting-4", "starting-8")))
    if nobles >= 4:
        t.it.has_built("gh3")
    if nobles == 5:
        t.with_bonus("yellow", "blue")
    assert icons(t)[2] == nobles
    t.it.has(gold=gold)
    t.gives("PLACE")
    assert (20 - t.it.supply, t.it.gold) == (placed, left)


def test_a_short_supply() -> None:
    """VD11: it pays for no more than it has, and a single one is placed if it is the last."""
    t = solo("cleric").at("O3")
    t.it.has(gold=9).with_supply(2)
    t.gives("PLACE")
    assert (t.it.supply, t.it.gold) == (0, 9 - 2), "two Workers take 3, one of which its board has"
    t = solo("cleric").at("O3")
    t.it.has(gold=9).with_supply(1)
    t.gives("PLACE")
    assert (t.it.supply, t.it.gold) == (0, 7)


def test_without_a_worker_it_places_none() -> None:
    """rules/viscounts 9.5."""
    t = solo("noble").at("O1")
    t.red.at("IC")
    t.it.has(gold=9).with_supply(0).holding(plain=1)
    t.follow("starting-2")
    assert any("it has no Worker left" in line for line in t.said) and t.it.flipped == 1


def test_it_places_workers_from_outside() -> None:
    """rules/viscounts 9.5: into the section of its segment; one climbs there."""
    t = solo("noble").at("O2")
    t.it.has(gold=4)
    t.gives("PLACE")
    assert t.it.castle == {"A2": 1, "B1": 1, "E1": 1}
    assert (t.it.ink, t.it.stone) == (1, 1)


# Transcribing.


@pytest.mark.parametrize(("ink", "taken", "left"), [(0, False, 0), (2, False, 2), (3, True, 0), (5, True, 2)])
def test_it_transcribes_from_outside(ink: int, taken: bool, left: int) -> None:
    """rules/viscounts 9.5: a manuscript of cost 4, with 1 Cleric on its board."""
    t = solo("cleric").at("O1").show_manuscript("A", "grey-4")
    t.it.has(ink=ink)
    t.gives("SCRIBE")
    assert (t.it.manuscripts, t.it.ink, t.it.stone) == (["grey-4"] if taken else [], left, 2 if taken else 0)


def test_a_third_ribbon_brings_it_the_bonus_card() -> None:
    """rules/viscounts 9.5."""
    t = solo("cleric").at("O1").show_manuscript("A", "grey-4")
    t.it.has(ink=9).with_manuscripts("grey-5", "grey-6")
    t.gives("SCRIBE")
    assert t.bonuses == {"grey": "blue"}


def test_at_an_empty_pile_it_reads_the_printed_manuscript() -> None:
    """VD12: for its effect only."""
    t = solo("cleric").at("O1").empty_manuscripts("A")
    t.it.has(ink=2)
    t.gives("SCRIBE")
    assert (t.it.plain, t.it.manuscripts, t.it.ink) == (1, [], 0)


# Its focus.


def test_the_focus_of_each_board() -> None:
    """rules/viscounts 9.2."""
    t = solo("cleric").at("O1").show_manuscript("A", "grey-4")
    t.it.has(ink=9)
    t.gives("FOCUS")
    assert t.it.manuscripts == ["grey-4"]
    t = solo("builder").at("O1")
    t.it.has(stone=9)
    t.gives("FOCUS")
    assert t.it.built == ["gh1"]
    t = solo("noble").at("O1")
    t.it.has(gold=2)
    t.gives("FOCUS")
    assert t.it.supply == 18
    t = solo("card").at("O1")
    t.it.holding(plain=1)
    t.gives("FOCUS")
    assert t.it.flipped == 1


def test_the_card_boards_focus_fails_with_nothing_to_flip() -> None:
    """VD9: so the next option is taken."""
    t = solo("card").at("O1")
    t.red.at("IC")
    t.follow("starting-3")
    assert any("it has nothing to flip" in line for line in t.said)
    assert (t.it.plain, t.it.virtue) == (1, 5), "a deed; without a debt to flip a virtue"


@pytest.mark.parametrize(("action", "goods"), [
    ("BUILD", {"ink": 1, "gold": 1}), ("PLACE", {"ink": 1, "stone": 1}), ("SCRIBE", {"gold": 1, "stone": 1}),
])  # fmt: skip
def test_every_resource_pays_for_every_action_of_the_card_board(action: str, goods: dict[str, int]) -> None:
    """rules/viscounts 9.2."""
    t = solo("card").at("O9").show_manuscript("E", "grey-1")
    t.it.has(**goods)
    t.gives(action)
    done = (bool(t.it.built), t.it.supply < 20, bool(t.it.manuscripts))
    assert done == (action == "BUILD", action == "PLACE", action == "SCRIBE")


# What its buildings uncover.


def test_its_first_trading_post_brings_a_future_scheme_once() -> None:
    """V182."""
    t = solo("cleric").at("O9")
    future = t.future
    t.gives("BUILD_FREE(trading_post)")
    assert (t.future, t.it.built) == (future - 1, ["tp1"])
    t.gives("BUILD_FREE(trading_post)")
    assert t.future == future - 1


def test_its_first_trading_post_acts_between_the_spot_and_the_links() -> None:
    """V182, VD14: the future scheme lets its first workshop dismiss somebody. A Gatekeeper's resource is the sixth Ink,
    and the link of 2b brings the seventh; a Bishop's debt comes too late for the flip of the spot."""
    t = solo("cleric").at("O2").show("A", "gatekeeper")
    t.it.building("ws1", "2a").has(ink=5)
    t.gives("BUILD_FREE(trading_post)")
    assert (t.it.built, t.it.ink) == (["ws1", "tp1"], 7)
    t = solo("cleric").at("O2").show("A", "bishop")
    t.it.building("ws1", "2a")
    t.gives("BUILD_FREE(trading_post)")
    assert (t.it.unpaid, t.it.paid) == (1, 0)


def test_its_second_trading_post_flips_a_debt_in_every_collision() -> None:
    """rules/viscounts 9.2: without a Criminal on its board; with no debt a virtue."""
    t = solo("cleric").at("O1").schemes("starting-1", "starting-4", "starting-5")
    t.it.has_built("tp2").owing(unpaid=1)
    t.collide("red", 4)
    assert (t.it.paid, t.it.ink) == (1, 1)
    t = solo("cleric").at("O1").schemes("starting-3", "starting-4", "starting-5")
    t.it.has_built("tp2").owing(unpaid=1)
    t.collide("red", 2)
    assert t.it.paid == 0
    t = solo("cleric").at("O1").schemes("starting-1", "starting-4", "starting-5")
    t.it.has_built("tp2").owing(unpaid=1)
    t.collide("blue", 0)
    assert (t.it.paid, t.it.plain) == (1, 3), "in its own collision, too"


def test_its_third_trading_post_dismisses_at_each_flip() -> None:
    """rules/viscounts 9.2: after the resource for a debt."""
    t = solo("cleric").at("O1").show("A", "friar", "miner")
    t.it.has_built("tp3").owing(unpaid=1).holding(plain=1)
    t.gives("FLIP_DEBT + FLIP_DEED")
    assert (t.it.paid, t.it.flipped, t.it.virtue) == (1, 1, 4)
    assert t.it.removed == ["friar", "miner"]


def test_its_first_workshop_dismisses_at_each_future_scheme() -> None:
    """rules/viscounts 9.2: not if it flips instead."""
    t = solo("cleric").at("O1").show("A", "friar")
    t.it.has_built("ws1")
    t.gives("FUTURE")
    assert (t.it.virtue, t.it.removed) == (5, ["friar"])
    t = solo("cleric").at("O1").show("A", "miner").without_future()
    t.it.has_built("ws1").holding(plain=1)
    t.gives("FUTURE")
    assert (t.it.flipped, t.it.removed) == (1, [])


@pytest.mark.parametrize(("pieces", "track"), [
    (("ws2",), (0, 4)), (("ws3",), (1, 5)), (("ws2", "ws3"), (1, 4)), ((), (0, 5)),
])  # fmt: skip
def test_its_other_workshops_act_at_each_shuffle(pieces: tuple[str, ...], track: tuple[int, int]) -> None:
    """VD3, VD10: besides the check, which brings a virtue here."""
    t = solo("cleric").at("O1")
    t.it.has_built(*pieces)
    t.cards.discard = [t.cards.pile.pop()]
    t.gives("SHUFFLE")
    assert (t.it.corruption, t.it.virtue) == track
