"""Phase 3: the action that a space allows, the icons that pay for it, and dismissing townsfolk for more of them."""

from __future__ import annotations

import pytest

from builders.viscounts import TestTable, table


def trades(t: TestTable) -> int:
    """How many icons the Trade has, counted by buying silver with all of them."""
    before = t.red.silver
    while t.may("buy silver"):
        t.play("buy silver")
    return t.red.silver - before


# One action, by location.


def test_the_outer_ring_is_for_trade_and_construct() -> None:
    """V-25, V-S6: on O4, with icons of all kinds."""
    t = table()
    t.red.at("O4").slots("cutpurse", "highwayman").has(stone=9, gold=9, ink=9)
    t.phase("action")
    verbs = {token.split()[0] for token in t.options}
    assert verbs <= {"pass", "buy", "destroy", "build", "dismiss"}
    assert {"buy", "build"} <= verbs


def test_the_inner_ring_is_for_workers_and_manuscripts() -> None:
    """V-25, V-S6: on IB."""
    t = table()
    t.red.at("IB").slots("cutpurse", "highwayman").has(stone=9, gold=9, ink=9)
    t.phase("action")
    verbs = {token.split()[0] for token in t.options}
    assert verbs <= {"pass", "workers", "transcribe", "dismiss"}
    assert {"workers", "transcribe"} <= verbs


def test_exactly_one_action_is_taken() -> None:
    """V-S6: after a building there is no Trade, after Workers no manuscript."""
    t = table()
    t.red.at("O4").slots("labourer", "stallkeeper", "cutpurse").has(stone=9)
    t.phase("action")
    t.play("build workshop 4a")
    assert t.question != "WhatToBuy" and not t.may("buy silver")
    t = table()
    t.red.at("IB").slots("attendant", "novice").has(gold=9, ink=9)
    t.phase("action")
    t.play("workers 1")
    assert t.question not in ("WhichAction", "WhatToBuy")


@pytest.mark.parametrize("space", ["IB", "O4"])
def test_who_can_do_nothing_takes_an_empty_action(space: str) -> None:
    """V-36, V-S6: nobody is stuck; the turn goes on to the next phases."""
    t = table()
    t.red.at(space)
    t.phase("action")
    assert t.asked == "blue"
    assert len(t.red.in_hand) == 3, "phase 6 came"


def test_the_action_may_be_left_out_by_who_could_take_it() -> None:
    """V-E3, V-S6: an empty action does nothing, and no ability for a completed Trade applies."""
    t = table()
    t.red.at("O4").slots("alewife")
    t.phase("action")
    t.play("pass")
    assert t.red.goods == {} and t.question != "WhatToBuy"


# Icons.


def test_icons_in_the_discard_pile_do_not_count() -> None:
    """V-26, V-S7: a goldsmith lies there; only the slots count, and neither hand nor draw pile."""
    t = table()
    t.red.at("O4").slots("pedlar").discard("goldsmith").hand("stallkeeper")
    t.phase("action")
    assert trades(t) == 1


def test_a_criminal_is_wild() -> None:
    """V-27, V-S7, V-S32: a cutpurse and a stallkeeper make three Merchants."""
    t = table()
    t.red.at("O4").slots("cutpurse", "stallkeeper")
    t.phase("action")
    assert trades(t) == 3


@pytest.mark.parametrize(
    ("space", "cards", "answer"),
    [
        ("O4", ["labourer", "lookout"], "build workshop 4a"),
        ("IB", ["attendant", "lookout", "cutpurse"], "workers 2"),
        ("IB", ["copyist", "lookout"], "transcribe grey-2"),
    ],
)
def test_a_criminal_is_wild_for_each_action(space: str, cards: list[str], answer: str) -> None:
    """V-S32: with it there are just enough icons to build, to place Workers, to transcribe."""
    for used in (cards, cards[:-1]):
        t = table().show_manuscript("B", "grey-2")
        t.red.at(space).slots(*used)
        t.phase("action")
        assert t.may(answer) == (used == cards)


def test_two_criminals_on_a_card_are_two_icons() -> None:
    """V-S32: a highwayman trades for two, and corrupts nobody while it lies in its slot."""
    t = table()
    t.red.at("O4").slots("highwayman")
    t.phase("action")
    assert trades(t) == 2
    assert t.red.corruption == 0


def test_stone_pays_for_the_builders_that_are_lacking() -> None:
    """V-29, V-S7, V-S14: with 4 icons and 3 stone, 1 for a trading post and 3 for a guildhall."""
    for building, left in (("workshop", 3), ("trading-post", 2), ("guildhall", 0)):
        t = table()
        t.red.at("O4").slots("labourer", "carpenter").has(stone=3)
        t.phase("action")
        t.play(f"build {building} 4a")
        assert t.red.stone == left + 1, "the spot brings one back"


@pytest.mark.parametrize(
    ("answer", "left"),
    [("workers 2", {"ink": 2, "stone": 2}), ("transcribe red-1", {"gold": 2, "stone": 2})],
)
def test_gold_pays_for_nobles_and_ink_for_clerics(answer: str, left: dict[str, int]) -> None:
    """V-I10, V-S7: with one icon each, 2 Workers take 2 gold, and a manuscript of cost 3 takes 2 ink."""
    t = table().show_manuscript("B", "red-1")
    t.red.at("IB").slots("attendant", "novice").has(gold=2, ink=2, stone=2)
    t.phase("action")
    t.play(answer)
    assert t.red.goods == left


def test_no_resource_pays_for_merchants() -> None:
    """V-30, V-S7."""
    t = table()
    t.red.at("O4").slots("pedlar").has(gold=5, ink=5, stone=5)
    t.phase("action")
    assert trades(t) == 1
    assert (t.red.gold, t.red.ink, t.red.stone) == (5, 5, 5)


@pytest.mark.parametrize(
    ("built", "space", "without", "having"),
    [
        ({"workshop": 1}, "O4", "buy silver", True),
        ({"workshop": 2}, "O4", "build workshop 4a", True),
        ({"workshop": 1}, "O4", "build workshop 4a", False),
        ({"trading_post": 1}, "IB", "workers 1", True),
        ({"trading_post": 2}, "IB", "transcribe grey-2", True),
        ({"trading_post": 1}, "IB", "transcribe grey-2", False),
    ],
)
def test_the_icon_of_a_building(built: dict[str, int], space: str, without: str, having: bool) -> None:
    """V-I7, rules/viscounts 3.8: W1 a Merchant, W2 a Builder, T1 a Noble, T2 a Cleric, each in every action of its
    kind."""
    slots = {"build workshop 4a": ["labourer"], "transcribe grey-2": ["novice"]}.get(without, [])
    t = table().show_manuscript("B", "grey-2")
    t.red.at(space).slots(*slots)
    t.phase("action")
    assert t.question != "WhichAction" or not t.may(without)
    t = table().show_manuscript("B", "grey-2")
    t.red.at(space).slots(*slots).has_built(**built)
    t.phase("action")
    assert (t.question == "WhichAction" and t.may(without)) == having


@pytest.mark.parametrize(("guildhalls", "spent"), [(1, 2), (2, 1), (3, 1)])
def test_with_two_guildhalls_the_first_resource_counts_twice(guildhalls: int, spent: int) -> None:
    """V-I7, rules/viscounts 3.8, G2: a trading post with 3 Builders takes 2 stone, or 1."""
    t = table()
    t.red.at("O3").slots("labourer", "thatcher").has(stone=3).has_built(guildhall=guildhalls)
    t.phase("action")
    t.play("build trading-post 3a")
    assert t.red.stone == 3 - spent


def test_a_resource_never_counts_more_than_twice() -> None:
    """rules/viscounts 8.0: also with a master mason besides the second guildhall; and only the first one counts
    twice."""
    t = table()
    t.red.at("O3").slots("master-mason").has(stone=9).has_built(guildhall=2)
    t.phase("action")
    t.play("build guildhall 3a")
    assert t.red.stone == 9 - 4, "2 Builders and a stone for two, then three more"


# Dismissing.


def test_a_card_without_an_icon_for_the_action_cannot_be_dismissed() -> None:
    """V-31, V-S8: a scribe (C C) does not help to build."""
    t = table().show("B", "scribe")
    t.red.at("O4").slots("labourer").has(silver=9, stone=9)
    t.phase("action")
    assert not any(token.startswith("dismiss") for token in t.options)


def test_a_criminal_can_be_dismissed_for_any_action() -> None:
    """V-31, V-S8, V-S32: a forger (X C) is one Builder for 2 silver, and brings 1 ink."""
    t = table().show("B", "forger")
    t.red.at("O4").slots("labourer").has(silver=2)
    t.phase("action")
    assert not t.may("build workshop 4a")
    t.play("dismiss forger for construct")
    assert (t.red.silver, t.red.ink) == (0, 1)
    assert t.may("build workshop 4a") and not t.may("build trading-post 4a")


def test_a_forger_is_two_clerics_in_a_transcription() -> None:
    """V-S32: its own icon and the wild one."""
    t = table().show("B", "forger").show_manuscript("B", "red-1")
    t.red.at("IB").slots("novice").has(silver=2)
    t.phase("action")
    t.play("dismiss forger for transcribe")
    assert t.may("transcribe red-1"), "which costs 3"


def test_dismissing_a_stone_factor_for_a_trade() -> None:
    """V-32, V-S8: 3 silver for 2 icons and 1 stone; it leaves the game, and the next card is seen."""
    t = table().show("B", "stone-factor", "pedlar")
    t.red.at("O4").slots("fishwife").has(silver=3)
    t.phase("action")
    t.play("dismiss stone-factor for trade")
    assert (t.red.silver, t.red.stone) == (0, 1)
    assert t.shown("B") == "pedlar"
    assert t.red.everything["removed"] == ["stone-factor"]
    assert trades(t) == 3


def test_who_cannot_pay_cannot_dismiss() -> None:
    """V-33, V-S8: 1 silver and a card of value 2; with a discount it is enough."""
    t = table().show("B", "wool-buyer")
    t.red.at("O4").slots("pedlar").has(silver=1)
    t.phase("action")
    assert not t.may("dismiss wool-buyer for trade")
    t = table().show("B", "wool-buyer")
    t.red.at("O4").slots("fence").has(silver=1)
    t.phase("action")
    t.play("dismiss wool-buyer for trade")
    assert t.red.silver == 0


def test_the_third_trading_post_and_a_fence_spare_two_silver() -> None:
    """rules/viscounts 3.8, T3: 1 less; with the fence 2, and never below 0."""
    for shown, price in (("goldsmith", 1), ("wool-buyer", 0), ("pedlar", 0)):
        t = table().show("B", shown)
        t.red.at("O4").slots("fence").has(silver=5).has_built(trading_post=3)
        t.phase("action")
        t.play(f"dismiss {shown} for trade")
        assert t.red.silver == 5 - price


def test_one_card_is_dismissed_in_a_turn() -> None:
    """V-I9, rules/viscounts 4.3, V-S8: not the next one as well."""
    t = table().show("B", "pedlar", "fishwife")
    t.red.at("O4").slots("stallkeeper").has(silver=9)
    t.phase("action")
    t.play("dismiss pedlar for trade")
    assert not any(token.startswith("dismiss") for token in t.options)


def test_a_dismissal_belongs_to_one_action() -> None:
    """V-E4: who dismisses for a Trade does not build."""
    t = table().show("B", "forger")
    t.red.at("O4").slots("labourer", "stallkeeper").has(silver=9, stone=9)
    t.phase("action")
    assert t.may("dismiss forger for trade") and t.may("dismiss forger for construct")
    t.play("dismiss forger for trade")
    assert not any(token.startswith("build") for token in t.options)


def test_the_bonus_of_a_dismissed_card_may_pay_for_the_action() -> None:
    """V-35, V-S8: 3 Builders, a hod carrier for 1 silver: 4 icons and 1 stone make a trading post."""
    t = table().show("B", "hod-carrier")
    t.red.at("O3").slots("labourer", "thatcher").has(silver=1)
    t.phase("action")
    assert not t.may("build trading-post 3a")
    t.play("dismiss hod-carrier for construct")
    assert (t.red.silver, t.red.stone) == (0, 1)
    t.play("build trading-post 3a")
    assert t.red.stone == 0 and t.red.built == {"trading-post": 1}


@pytest.mark.parametrize("answer", ["dismiss beggar for trade", "hire beggar"])
def test_a_criminal_that_leaves_the_pile_corrupts_nobody(answer: str) -> None:
    """V-37: corruption comes from playing it."""
    t = table().show("B", "beggar")
    t.red.at("O4").has(silver=1)
    t.blue.slots("cutpurse")
    t.phase("action" if answer.startswith("dismiss") else "recruit")
    t.play(answer)
    assert (t.red.corruption, t.blue.corruption) == (0, 0)
    assert t.shown("B") != "beggar"


def test_nothing_is_dismissed_from_an_empty_pile() -> None:
    t = table().empty_pile("B")
    t.red.at("O4").slots("stallkeeper").has(silver=9)
    t.phase("action")
    assert not any(token.startswith("dismiss") for token in t.options)
