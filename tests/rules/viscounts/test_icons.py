"""Phase 3: the action that a space allows, the icons that pay for it, and dismissing townsfolk for more of them."""

from __future__ import annotations

import pytest

from builders.viscounts import TestTable, table


def trades(t: TestTable) -> int:
    """How often the exchange of the space may be used; 0 if there is no Trade."""
    return max([int(token.split()[1]) for token in _offered(t, "trade")], default=0)


def workers(t: TestTable) -> int:
    """How many Workers may be placed."""
    return max([int(token.split()[1]) for token in _offered(t, "workers")], default=0)


def kinds(t: TestTable) -> set[str]:
    """Which kinds of buildings may be built: ws, tp, gh."""
    return {token.split()[1][:2] for token in _offered(t, "build")}


def scribes(t: TestTable, tile: str) -> bool:
    return f"transcribe {tile}" in _offered(t, "transcribe")


def _offered(t: TestTable, verb: str) -> list[str]:
    if t.question != "WhichAction":
        return []
    return [token for token in t.options if token.startswith(f"{verb} ")]


def acting(space: str, *slots: str, shows: str = "friar", **goods: int) -> TestTable:
    """Red is to act there with these cards on the player board; that card lies on every pile that is not named."""
    t = table()
    for segment in "ABCDE":
        t.empty_pile(segment)
        t.empty_manuscripts(segment)
    segment = space[1:] if space.startswith("I") else "ABCDE"[(int(space[1:]) - 1) // 2]
    t.show(segment, "princess", shows)
    t.show(segment, shows)
    t.red.at(space).slots(*slots).has(**goods)
    return t


# One action, by location.


def test_the_outer_ring_is_for_trade_and_construct() -> None:
    """V46: on O4, with icons of all kinds."""
    t = acting("O4", "thief", "antagonist", "clovis", stone=9, gold=9, ink=9, silver=9)
    t.phase("action")
    verbs = {token.split()[0] for token in t.options}
    assert verbs == {"pass", "trade", "build"}


def test_the_inner_ring_is_for_workers_and_manuscripts() -> None:
    """V46: on IB."""
    t = acting("IB", "thief", "antagonist", "clovis", shows="miner", stone=9, gold=9, ink=9)
    t.show_manuscript("B", "grey-1").phase("action")
    verbs = {token.split()[0] for token in t.options}
    assert verbs == {"pass", "workers", "transcribe"}


def test_exactly_one_action_is_taken() -> None:
    """rules/viscounts 4.3: after a building there is no Trade, after Workers no manuscript."""
    t = acting("O4", "labourer", "journeyman", "thief", stone=9)
    t.phase("action")
    t.build("ws3", "4b")
    t.play("done")
    assert t.question not in ("WhichAction",)
    t = acting("IB", "squire", "abbot", "labourer", gold=9, ink=9)
    t.show_manuscript("B", "grey-1").phase("action")
    t.place(1)
    assert t.question not in ("WhichAction",)
    assert t.red.manuscripts == []


def test_without_icons_or_resources_there_is_no_action() -> None:
    """V63: on an inner space; the turn goes on with phase 4."""
    t = acting("IB", "trader", "lender", "labourer", silver=2)
    t.show_manuscript("B", "grey-1").phase("action")
    t.nothing_open_but("HireWhom", "red")
    assert (t.red.supply, t.red.manuscripts) == (20, [])


@pytest.mark.parametrize("space", ["IB", "O4"])
def test_nobody_is_stuck(space: str) -> None:
    """V63: nor without silver for phase 4."""
    t = acting(space, "financer", "labourer", "labourer")
    t.show_manuscript("B", "grey-1")
    t.red.slots("trader" if space == "IB" else "abbot", "labourer", "lender" if space == "IB" else "squire")
    t.phase("action")
    t.nothing_open_but("PlayWhich", "blue")
    assert len(t.red.in_hand) == 3, "phase 6 came"


def test_the_action_may_be_left_out_by_who_could_take_it() -> None:
    """rules/viscounts 4.3: then no ability answers it."""
    t = acting("O4", "trader", "journeyman", "abbot")
    t.phase("action")
    t.play("pass")
    assert t.red.goods == {}


# Printed icons.


def test_in_the_first_turn_the_printed_icons_count() -> None:
    """V28: the Squire in slot 1; 2 N, 1 C, 1 B, 2 M in all."""
    assert trades(acting("O1", "squire").phase("action")) == 2
    assert kinds(acting("O1", "squire", stone=1).phase("action")) == set()
    assert kinds(acting("O1", "squire", stone=2).phase("action")) == {"ws"}
    assert workers(acting("IA", "squire").phase("action")) == 1
    assert workers(acting("IA", "squire", gold=1).phase("action")) == 2
    for ink in (1, 2):
        t = acting("IA", "squire", ink=ink).show_manuscript("A", "grey-1").phase("action")
        assert scribes(t, "grey-1") == (ink == 2)


def test_in_the_second_turn_only_those_of_slot_three() -> None:
    """V29: two M; the third turn has none."""
    assert trades(acting("O1", "squire", "abbot").phase("action")) == 2
    assert kinds(acting("O1", "squire", "abbot", stone=2).phase("action")) == set()
    assert workers(acting("IA", "squire", "abbot", gold=1).phase("action")) == 1
    assert trades(acting("O1", "squire", "abbot", "labourer").phase("action")) == 0


def test_printed_icons_in_whole_turns() -> None:
    """V28, V29: three turns on O1 and further, with cards of no use in a Trade."""
    t = acting("O1")
    for card, expected in (("squire", 2), ("abbot", 2), ("labourer", 0)):
        t.red.at("O9").hand(card)
        t.turn("red")
        t.play("move O1")
        assert trades(t) == expected


# Icons.


def test_icons_in_the_discard_pile_do_not_count() -> None:
    """V47: an Acolyte lies there; neither do those in hand or in the draw pile."""
    for where in ("discard", "hand", "draw", "slots"):
        t = acting("IA", "squire", "labourer", "trader", ink=2).show_manuscript("A", "grey-1")
        if where == "slots":
            t.red.slots("acolyte", "labourer", "trader")
        else:
            getattr(t.red, where)("acolyte")
        t.phase("action")
        assert scribes(t, "grey-1") == (where == "slots")


def test_a_criminal_is_wild() -> None:
    """V48: the Thief and the Journeyman make three Merchants."""
    assert trades(acting("O1", "thief", "journeyman", "abbot").phase("action")) == 3


def test_two_criminals_are_exactly_two_builders() -> None:
    """V49: a Labourer and two X make three; with one X two, which is too few for a workshop."""
    assert kinds(acting("O1", "labourer", "antagonist", "abbot").phase("action")) == {"ws"}
    assert kinds(acting("O1", "labourer", "thief", "abbot").phase("action")) == set()
    assert kinds(acting("O1", "antagonist", "thief", "labourer").phase("action")) == {"ws"}, "four are not five"


def test_a_criminal_is_wild_for_workers_and_manuscripts() -> None:
    """V49, rules/viscounts 4.7."""
    assert workers(acting("IA", "antagonist", "squire", "labourer").phase("action")) == 2
    t = acting("IA", "antagonist", "abbot", "labourer").show_manuscript("A", "grey-1").phase("action")
    assert scribes(t, "grey-1")


def test_a_criminal_in_a_slot_corrupts_nobody_by_acting() -> None:
    """rules/viscounts 4.1: only when one is played."""
    t = acting("O1", "thief", "journeyman", "abbot").phase("action")
    t.trade(3)
    assert t.red.corruption == 0


@pytest.mark.parametrize(("piece", "stone"), [("ws2", 3), ("tp2", 2), ("gh2", 0)])
def test_stone_pays_for_the_builders_that_are_lacking(piece: str, stone: int) -> None:
    """V51: with 4 icons and 3 stone a trading post costs 1 stone, a guildhall 3."""
    t = acting("O1", "labourer", "foreman", "tinker-2", stone=3)
    t.red.has_built("gh1")
    t.phase("action")
    t.build(piece, "1a")
    assert t.red.goods == ({"stone": stone, "gold": 1} if stone else {"gold": 1})


def test_two_stone_are_not_enough_for_a_guildhall() -> None:
    """V51: with 4 icons."""
    t = acting("O1", "labourer", "foreman", "tinker-2", stone=2)
    t.red.has_built("gh1")
    assert kinds(t.phase("action")) == {"ws", "tp"}


def test_no_resource_pays_for_merchants_but_silver_does() -> None:
    """V52: 1 M each."""
    assert trades(acting("O1", "trader", "abbot", "squire", ink=5, gold=5, stone=5).phase("action")) == 1
    t = acting("O2", "trader", "abbot", "squire", ink=5, gold=5, stone=5, silver=3).phase("action")
    assert trades(t) == 2
    t.trade(2)
    assert t.red.goods == {"ink": 7, "gold": 5, "stone": 5, "silver": 1}, "3 spent; the Trader brings 1"


@pytest.mark.parametrize(("gold", "most"), [(0, 1), (1, 2), (2, 3)])
def test_the_artists_first_gold_counts_twice(gold: int, most: int) -> None:
    """V57: 2 Nobles, one of them the Artist: 2 gold count 2 + 1 = 3 icons."""
    t = acting("IA", "artist", "squire", "abbot", gold=gold).phase("action")
    assert workers(t) == most
    t.place(most)
    assert t.red.gold == 0


def test_only_one_gold_counts_twice() -> None:
    """V57: with 4 gold and 2 Nobles seven icons, not eight; without the Artist six."""
    assert workers(acting("IA", "artist", "squire", "abbot", gold=4).phase("action")) == 3
    assert workers(acting("IA", "artist", "squire", "abbot", gold=5).phase("action")) == 4
    assert workers(acting("IA", "princess", "squire", "abbot", gold=5).phase("action")) == 3


def test_emma_takes_stone_and_gold_for_clerics() -> None:
    """V58: 1 stone and 1 gold count 2 C; without Emma they count nothing."""
    for card, legal in (("emma", True), ("abbot", False)):
        t = acting("IA", card, "labourer", "trader", stone=1, gold=1).show_manuscript("A", "grey-1").phase("action")
        assert scribes(t, "grey-1") == legal
        if legal:
            t.transcribe("grey-1")
            assert t.red.goods == {} and t.red.manuscripts == ["grey-1"]


def test_emma_lets_the_player_choose_what_to_spend() -> None:
    """V58: 1 ink, 1 stone and 1 gold, two of which are needed."""
    t = acting("IA", "emma", "labourer", "trader", stone=1, gold=1, ink=1).show_manuscript("A", "grey-1")
    t.phase("action")
    t.transcribe("grey-1")
    while t.question == "HowToPay":
        assert t.asked == "red"
        t.play(t.options[-1])
    assert sum(t.red.goods.values()) == 1 and t.red.manuscripts == ["grey-1"]


@pytest.mark.parametrize(("ink", "legal"), [(0, False), (1, True)])
def test_the_traveller_turns_pairs_of_merchants_into_clerics(ink: int, legal: bool) -> None:
    """V59: his 2 and a Peddler's 3 count as 2 C; one M is unused."""
    t = acting("IA", "traveller", "peddler-1", "labourer", ink=ink).show_manuscript("A", "grey-1").phase("action")
    assert scribes(t, "grey-1") == legal


def test_merchants_of_the_board_and_of_bonus_cards_make_pairs_too() -> None:
    """V59, rules/viscounts 8.0: 3 on cards, 2 of the third trading post, 2 of the blue bonus: 7 are 3 C."""
    for bonus_card in (False, True):
        t = acting("IA", "traveller", "trader", "labourer").show_manuscript("A", "grey-1")
        t.red.has_built("tp3")
        if bonus_card:
            t.with_bonus("blue", "red")
        assert scribes(t.phase("action"), "grey-1") == bonus_card


@pytest.mark.parametrize(("silver", "legal"), [(3, False), (4, True)])
def test_the_mason_turns_pairs_of_silver_into_builders(silver: int, legal: bool) -> None:
    """V61: 4 silver add 2 B to his own."""
    t = acting("O1", "mason", "abbot", "squire", silver=silver).phase("action")
    assert kinds(t) == ({"ws"} if legal else set())
    if legal:
        t.build("ws1", "1a")
        assert t.red.goods == {"gold": 1}


@pytest.mark.parametrize(
    ("piece", "bonus", "space"),
    [("gh1", "grey", "O1"), ("gh2", "yellow", "IA"), ("gh3", "black", "IA"), ("tp3", "blue", "O1")],
)
def test_the_icons_of_the_player_board_and_of_bonus_cards(piece: str, bonus: str, space: str) -> None:
    """rules/viscounts 3.8 and 8.6: B, N, C and two M, in every action of their kind."""

    def most(built: bool, bonus_card: bool) -> int:
        t = acting(space, "financer", "friar", "bertha", stone=1, ink=1)
        # One M, one C, one N and one M.
        t.show_manuscript("A", "grey-1")
        if built:
            t.red.has_built(piece)
        if bonus_card:
            t.with_bonus(bonus, "red")
        t.phase("action")
        if piece == "gh1":
            return len(kinds(t))
        if piece == "gh2":
            return workers(t)
        return trades(t) if piece == "tp3" else int(scribes(t, "grey-1"))

    without, one, both = most(False, False), most(True, False), most(True, True)
    expected = {"gh1": (0, 0, 1), "gh2": (1, 1, 2), "gh3": (0, 1, 1), "tp3": (2, 4, 6)}[piece]
    assert (without, one, both) == expected
    assert most(False, True) == one, "the bonus card alone is as good as the building"


# Dismissing.


def dismissals(t: TestTable) -> list[str]:
    return _offered(t, "dismiss")


def test_a_card_without_an_icon_for_the_action_cannot_be_dismissed() -> None:
    """V53: the Friar (C) does not help to build or trade."""
    assert dismissals(acting("O4", "labourer", "journeyman", "abbot", silver=9, stone=9).phase("action")) == []


def test_a_criminal_can_be_dismissed_for_any_action() -> None:
    """V53: a Swindler is one Builder for 3 silver, and 1 corruption must be taken."""
    t = acting("O1", "labourer", "foreman", "abbot", shows="swindler-1", silver=3).phase("action")
    assert kinds(t) == set()
    t.dismiss("swindler-1", "construct")
    assert (t.red.silver, t.red.corruption) == (0, 1)
    t.build("ws1", "1a")
    assert t.red.built == ["ws1"]


def test_dismissing_a_woodcutter_to_build() -> None:
    """V54: 2 silver, 1 virtue, 1 B for this action; its ongoing ability does nothing, and it leaves the game."""
    t = acting("O1", "labourer", "foreman", "abbot", shows="woodcutter-1", silver=2).phase("action")
    assert kinds(t) == set()
    t.dismiss("woodcutter-1", "construct")
    assert (t.red.silver, t.red.virtue) == (0, 5)
    assert {token.split()[0] for token in t.options} == {"build"}, "no pass: who dismisses has to act"
    assert kinds(t) == {"ws"}
    t.build("ws1", "1a")
    assert (t.red.virtue, t.red.built) == (5, ["ws1"])
    assert "woodcutter-1" not in t.red.in_hand + t.red.in_draw + t.red.in_discard
    assert t.shown("A") == "princess"
    assert all("woodcutter-1" not in pile for pile in t.table.position()["townsfolk"].values())


def test_the_second_trading_post_makes_every_dismissal_cost_one() -> None:
    """V56: the Bishop, value 3, for 1 silver; hiring him still costs 3."""
    for built in (False, True):
        t = acting("IA", "abbot", "labourer", "trader", shows="bishop", silver=1).show_manuscript("A", "grey-1")
        t.red.has_built(*["tp2"][: int(built)])
        assert dismissals(t.phase("action")) == ["dismiss bishop for transcribe"][: int(built)]
    t.dismiss("bishop", "transcribe")
    assert (t.red.silver, t.red.unpaid) == (0, 1)
    for silver in (2, 3):
        t = acting("IA", "abbot", "labourer", "trader", shows="bishop", silver=silver)
        t.red.has_built("tp2")
        t.phase("recruit")
        assert (t.question == "HireWhom" and t.may("hire bishop")) == (silver == 3)


def test_the_ability_of_a_dismissed_mason_cannot_be_used() -> None:
    """V62: only his B counts: with a Labourer and 1 stone a workshop, and no trading post for 4 silver."""
    t = acting("O1", "labourer", "abbot", "squire", shows="mason", silver=5, stone=1).phase("action")
    t.dismiss("mason", "construct")
    t.play("arrange 1 2 3")
    assert kinds(t) == {"ws"}
    t.build("ws1", "1a")
    assert t.red.goods == {"silver": 4, "gold": 1}


def test_merchants_of_a_dismissed_card_make_pairs() -> None:
    """rules/viscounts 8.0: a Courier (M M M) is dismissed for a manuscript while the Traveller (M M) is on the board:
    2 C. Without him there is nothing to dismiss it for."""
    for card, legal in (("traveller", True), ("journeyman", False)):
        t = acting("IA", card, "labourer", "squire", shows="courier", silver=1, ink=1).show_manuscript("A", "grey-1")
        t.phase("action")
        assert dismissals(t) == (["dismiss courier for transcribe"] if legal else [])
        if legal:
            t.dismiss("courier", "transcribe")
            t.transcribe("grey-1")
            assert t.red.goods == {} and t.red.manuscripts == ["grey-1"]


def test_one_card_is_dismissed_in_a_turn() -> None:
    """rules/viscounts 4.3: not the next one as well."""
    t = acting("O1", "journeyman", "abbot", "squire", shows="courier", silver=9)
    t.show("A", "jeweller")
    t.show("A", "courier")
    t.phase("action")
    t.dismiss("courier", "trade")
    assert dismissals(t) == []


def test_a_dismissal_belongs_to_one_action() -> None:
    """rules/viscounts 4.3: who dismisses for a Trade does not build."""
    t = acting("O4", "labourer", "journeyman", "abbot", shows="conspirator", silver=9, stone=9).phase("action")
    assert set(dismissals(t)) == {"dismiss conspirator for trade", "dismiss conspirator for construct"}
    t.dismiss("conspirator", "trade")
    t.play("done")
    assert {token.split()[0] for token in t.options} == {"trade"}


@pytest.mark.parametrize(("silver", "legal"), [(1, False), (2, True)])
def test_who_cannot_pay_cannot_dismiss(silver: int, legal: bool) -> None:
    """rules/viscounts 4.3: 1 silver and a card of value 2."""
    t = acting("O1", "labourer", "foreman", "abbot", shows="woodcutter-1", silver=silver).phase("action")
    assert (t.question == "WhichAction" and dismissals(t) != []) == legal


# An action must do something.


@pytest.mark.parametrize(("silver", "legal"), [(1, False), (2, True)])
def test_a_dismissal_must_make_the_action_possible(silver: int, legal: bool) -> None:
    """VD1: on O2 with no Merchant: the Architect (B M, 1 silver) alone is not enough for an exchange; with 1 more
    silver it is."""
    t = acting("O2", "abbot", "squire", "labourer", shows="architect", silver=silver).phase("action")
    assert ("dismiss architect for trade" in dismissals(t)) == legal


def test_a_dismissal_that_makes_the_first_one_possible_is_fine() -> None:
    """VD1: the first exchange, building, Worker and manuscript."""
    t = acting("O2", "abbot", "squire", "labourer", shows="courier", silver=1).phase("action")
    t.dismiss("courier", "trade")
    t.trade(1)
    assert t.red.goods == {"ink": 1}
    t = acting("O1", "abbot", "squire", "trader", shows="charlatan", silver=3, stone=1).phase("action")
    t.dismiss("charlatan", "construct")
    t.build("ws1", "1a")
    assert t.red.built == ["ws1"] and t.red.corruption == 0
    t = acting("IA", "abbot", "labourer", "trader", shows="princess", silver=2).phase("action")
    t.dismiss("princess", "workers")
    t.place(1)
    assert t.red.castle == {"A1": 1}
    t = acting("IA", "squire", "labourer", "trader", shows="bishop", silver=3, ink=1)
    t.show_manuscript("A", "grey-1").phase("action")
    t.dismiss("bishop", "transcribe")
    t.transcribe("grey-1")
    assert t.red.manuscripts == ["grey-1"]


def test_nothing_is_dismissed_for_an_action_that_cannot_be_taken() -> None:
    """VD1: Construct without a free spot, Place Workers without a Worker, a flip with nothing to flip."""
    t = acting("O1", "labourer", "abbot", "squire", shows="woodcutter-1", silver=9, stone=9)
    t.blue.building("ws1", "1a").building("ws2", "1b")
    assert dismissals(t.phase("action")) == []
    t = acting("IA", "labourer", "squire", "trader", shows="princess", silver=9, gold=9)
    t.red.with_supply(0)
    assert dismissals(t.phase("action")) == []
    t = acting("O6", "journeyman", "abbot", "squire", shows="courier", silver=9)
    assert [token for token in dismissals(t.phase("action")) if token.endswith("trade")] == []


def test_an_action_left_out_triggers_nothing() -> None:
    """VD1: the Charlatan gives no corruption when nothing is built."""
    t = acting("O1", "charlatan", "abbot", "squire", stone=1).phase("action")
    t.play("pass")
    assert t.red.corruption == 0
