"""Phase 1: cards move one slot right, the one that leaves the board drops what it has, and a card is played."""

from __future__ import annotations

import pytest

from builders.viscounts import TestTable, table

# The shift.


def test_cards_in_slots_one_and_two_move_to_two_and_three() -> None:
    """V16: and nothing drops off."""
    t = table()
    t.red.slots("lender", "thief").hand("abbot", "squire")
    t.turn()
    assert t.red.in_slots == [None, "lender", "thief"]
    assert (t.red.in_discard, t.red.goods, t.red.unpaid) == ([], {}, 0)
    t.nothing_open_but("PlayWhich", "red")


def test_the_journeyman_drops_off_for_a_free_hire_and_a_virtue() -> None:
    """V17: it lies in the discard pile; one of the five face-up townsfolk must be hired free, with its bonus; then
    1 virtue."""
    t = table().show("A", "friar").show("B", "bishop").show("C", "miner").show("D", "princess").show("E", "swindler-1")
    t.red.slots(None, None, "journeyman").hand("abbot", "squire")
    t.turn()
    assert t.red.in_discard == ["journeyman"]
    assert sorted(t.options) == ["hire bishop", "hire friar", "hire miner", "hire princess", "hire swindler-1"]
    assert (t.asked, t.red.virtue) == ("red", 6)
    t.play("hire bishop")
    assert t.red.in_discard == ["journeyman", "bishop"]
    assert (t.red.unpaid, t.red.virtue, t.red.goods) == (1, 5, {})
    t.nothing_open_but("PlayWhich", "red")


def test_on_an_empty_board_the_shift_does_nothing() -> None:
    """V18: the first turn: one card of the hand goes to slot 1."""
    t = table()
    t.red.hand("abbot", "squire", "thief")
    t.turn()
    assert t.red.in_slots == [None] * 3 and t.red.in_discard == []
    assert t.options == ["play abbot", "play squire", "play thief"]
    t.play("play squire")
    assert t.red.in_slots == ["squire", None, None]
    assert t.red.in_hand == ["abbot", "thief"]
    t.nothing_open_but("WhereToMove", "red")


def test_all_three_cards_move_and_one_is_played() -> None:
    """rules/viscounts 4.1."""
    t = table()
    t.red.slots("abbot", "squire", "labourer").hand("financer", "trader")
    t.turn()
    t.play("play trader")
    assert t.red.in_slots == ["trader", "abbot", "squire"]
    assert t.red.in_discard == ["labourer"]
    assert t.red.in_hand == ["financer"]


def test_nothing_moves_on_a_player_board_in_the_turns_of_others() -> None:
    """rules/viscounts 4.1: only the active player's cards shift."""
    t = table()
    t.blue.slots("abbot", "squire", "thief")
    t.red.hand("abbot", "labourer")
    t.turn()
    assert t.blue.in_slots == ["abbot", "squire", "thief"]
    assert (t.blue.goods, t.blue.unpaid) == ({}, 0)


def test_the_lender_with_nothing_to_flip() -> None:
    """V32: neither an unpaid debt nor a plain deed: nothing happens."""
    t = table()
    t.red.slots(None, None, "lender").hand("abbot", "squire").owing(paid=1).holding(flipped=1)
    t.turn()
    assert (t.red.unpaid, t.red.paid, t.red.plain, t.red.flipped, t.red.goods) == (0, 1, 0, 1, {})
    t.nothing_open_but("PlayWhich", "red")


def test_the_trader_is_gone_before_its_owner_trades() -> None:
    """V27: in slot 3 at the start of the turn it brings no silver; in slot 2 it does."""
    for slots, silver in ((["abbot", "squire", "trader"], 2), (["abbot", "trader", "squire"], 3)):
        t = table().show("B", "friar")
        t.red.at("O2").slots(*slots).hand("lender")  # M M, value 1
        t.turn()
        assert t.red.space == "O3"
        t.trade(2)
        assert t.red.silver == silver


# Playing.


def test_with_an_empty_hand_the_top_card_of_the_draw_pile_is_played_unseen() -> None:
    """V19: there is nothing to look at or to choose."""
    t = table()
    t.red.hand().draw("financer", "abbot", "thief")
    t.turn()
    assert t.red.in_slots == ["financer", None, None]
    assert t.red.in_draw == ["abbot", "thief"]
    assert t.table.distance == 3
    assert (t.red.corruption, t.red.virtue) == (0, 6), "nothing was shuffled"


@pytest.mark.parametrize(("dropped", "corruption", "virtue"), [("labourer", 0, 5), ("thief", 0, 5)])
def test_with_nothing_to_draw_the_discards_are_shuffled_first(dropped: str, corruption: int, virtue: int) -> None:
    """V19, rules/viscounts 4.1: with the card that just dropped off, whose X no longer counts for the shuffle check."""
    played = set()
    for seed in range(16):
        t = table(seed=seed)
        t.red.hand().draw().slots(None, None, dropped).discard("squire")
        t.turn()
        top = t.red.in_slots[0]
        assert top is not None
        assert {top, *t.red.in_draw} == {dropped, "squire"} and t.red.in_discard == []
        assert t.red.virtue == virtue
        assert t.red.corruption == corruption + (top == "thief")
        played.add(top)
    assert played == {dropped, "squire"}, "the card that dropped off is shuffled in with the others"


def test_a_hand_of_one_card_is_played_from() -> None:
    """V19: it is no choice either, and the draw pile stays as it is."""
    t = table()
    t.red.hand("labourer").draw("abbot", "thief")
    t.turn()
    assert t.red.in_slots[0] == "labourer" and t.red.in_draw == ["abbot", "thief"]


def test_a_hand_emptied_by_a_card_that_drops_off() -> None:
    """VD8: Therese lets the only card go, so the top card of the draw pile is played unseen."""
    t = table()
    t.red.slots(None, None, "therese").hand("abbot").draw("financer", "thief")
    t.turn()
    t.play("discard abbot")
    assert t.red.in_slots == ["financer", None, None]
    assert t.red.in_discard == ["therese", "abbot"] and t.red.in_draw == ["thief"]
    assert t.red.virtue == 4


def test_a_hand_that_keeps_a_card_is_played_from() -> None:
    """VD8: the other side of it."""
    t = table()
    t.red.slots(None, None, "therese").hand("abbot", "squire").draw("financer", "thief")
    t.turn()
    t.play("discard abbot")
    assert t.red.in_slots[0] == "squire" and t.red.in_draw == ["financer", "thief"]


# Criminals and PLAY abilities.


def playing(card: str, *slots: str | None) -> TestTable:
    """Red plays this card; on the board lie these from slot 1 on, before the shift."""
    t = table()
    t.red.at("O2").slots(*slots).hand(card, "abbot")
    t.turn()
    t.play(f"play {card}")
    return t


def test_the_antagonist_beside_the_thief() -> None:
    """V21: 3 corruption for the X icons of the whole player board, and after that 1 debt."""
    t = playing("antagonist", "thief")
    assert t.red.in_slots == ["antagonist", "thief", None]
    assert (t.red.corruption, t.red.unpaid) == (3, 1)
    names = [message.name for message in t.game.messages()]
    corrupted = names.index("viscounts-event-corruption-gained")
    assert "viscounts-event-debts-taken" in names[corrupted:]


def test_a_card_without_a_criminal_brings_no_corruption() -> None:
    """V22: the Friar is played beside two Criminals."""
    t = playing("friar", "thief", "scoundrel-1")
    assert (t.red.corruption, t.red.virtue) == (0, 5)


def test_clovis_corrupts_and_then_hires() -> None:
    """V23: 1 corruption, then one face-up townsfolk free."""
    t = table().show("A", "miner")
    t.red.at("O2").hand("clovis", "abbot")
    t.turn()
    t.play("play clovis")
    assert t.red.corruption == 1
    assert len(t.options) == 5 and all(token.startswith("hire ") for token in t.options)
    t.play("hire miner")
    assert (t.red.in_discard, t.red.virtue, t.red.silver) == (["miner"], 5, 0)
    t.nothing_open_but("WhereToMove", "red")


def test_a_scoundrel_corrupts_and_then_brings_gold() -> None:
    """V24: 1 corruption first, 1 gold after that."""
    t = playing("scoundrel-1")
    assert (t.red.corruption, t.red.goods) == (1, {"gold": 1})
    names = [message.name for message in t.game.messages()]
    corrupted = names.index("viscounts-event-corruption-gained")
    assert "viscounts-event-gained" in names[corrupted:]


@pytest.mark.parametrize(("slots", "corruption"), [((None, None, "racketeer-2"), 1), ((None, "racketeer-2"), 2)])
def test_a_racketeer_that_has_left_does_not_count(slots: tuple[str | None, ...], corruption: int) -> None:
    """V26: in slot 3 it drops off before the Scoundrel is played; in slot 2 it still counts."""
    assert playing("scoundrel-2", *slots).red.corruption == corruption


def test_the_gatekeeper_rearranges_or_discards_up_to_two_cards() -> None:
    """V31: each from the hand or unseen from the top of the draw pile."""
    t = table()
    t.red.at("O2").hand("gatekeeper", "abbot", "squire").draw("thief", "labourer").slots("lender")
    t.turn()
    t.play("play gatekeeper")
    t.pick("discard")
    assert set(t.options) >= {"discard abbot", "discard squire", "discard top"}
    t.play("discard abbot", "discard top")
    assert t.red.in_discard == ["abbot", "thief"]
    assert t.red.in_hand == ["squire"] and t.red.in_draw == ["labourer"]
    assert t.red.in_slots == ["gatekeeper", "lender", None]
    assert t.red.space == "O3", "two cards, and no third"


@pytest.mark.parametrize("discarded", [0, 1])
def test_the_gatekeeper_may_discard_fewer(discarded: int) -> None:
    """V31: DISCARD is optional, each time."""
    t = table()
    t.red.at("O2").hand("gatekeeper", "abbot", "squire").draw("labourer").slots("lender")
    t.turn()
    t.play("play gatekeeper")
    t.pick("discard")
    t.play(*["discard abbot"][:discarded])
    while t.red.space == "O2":
        t.play("done")
    assert t.red.in_discard == ["abbot"][:discarded]
    assert t.red.in_draw == ["labourer"]


def test_discarding_a_card_never_triggers_its_abilities() -> None:
    """rules/viscounts 8.0: neither PLAY nor DROP of what the Gatekeeper discards, nor its X."""
    t = table()
    t.red.at("O2").hand("gatekeeper", "thief", "financer").slots("abbot")
    t.turn()
    t.play("play gatekeeper")
    t.pick("discard")
    t.play("discard thief", "discard financer")
    assert (t.red.goods, t.red.unpaid, t.red.corruption) == ({}, 0, 0)


def test_rearranging_never_triggers_abilities() -> None:
    """rules/viscounts 8.0: the Thief comes to slot 1 and gives no corruption; nothing drops."""
    t = table()
    t.red.at("O2").hand("gatekeeper", "abbot").slots("thief", "lender").holding(plain=1)
    t.turn()
    t.play("play gatekeeper")
    t.pick("rearrange")
    t.play("arrange 2 3 1")
    assert sorted(t.red.in_slots, key=str) == ["gatekeeper", "lender", "thief"]
    assert t.red.in_slots[0] != "gatekeeper"
    assert (t.red.corruption, t.red.unpaid, t.red.flipped) == (0, 0, 0)


@pytest.mark.parametrize("where", ["hand", "discard", "draw"])
def test_only_the_card_played_uses_its_play_ability(where: str) -> None:
    """rules/viscounts 4.1: a Scoundrel elsewhere brings no gold and no corruption."""
    t = table()
    t.red.at("O2").hand("squire", "abbot").draw("labourer").discard("trader")
    getattr(t.red, where)("scoundrel-1", "squire", "abbot")
    if where != "hand":
        t.red.hand("squire", "abbot")
    t.turn()
    t.play("play squire")
    assert (t.red.goods, t.red.corruption) == ({}, 0)
