"""Phase 4: hiring the townsfolk of the own segment, and hiring free."""

from __future__ import annotations

import pytest

from builders.viscounts import TestTable, table


def hiring(card: str, silver: int, **more: int) -> TestTable:
    """Red stands on O4 with so much silver; that card lies on the pile."""
    t = table().show("B", card, "friar")
    t.red.at("O4").has(silver=silver, **more).hand("abbot", "squire", "labourer").draw("lender")
    return t


def test_a_racketeer_is_hired_and_everything_is_shuffled() -> None:
    """V126: 1 silver; it joins 3 discards, and SHUFFLE puts all 4 into the draw pile; then the shuffle check."""
    for slots, corruption, virtue in ((["abbot"], 0, 5), (["thief"], 1, 6)):
        t = table().show("B", "racketeer-2", "friar")
        t.red.at("O4").has(silver=1).slots(*slots).hand("squire", "labourer", "financer")
        t.red.draw("journeyman").discard("lender", "trader", "bertha")
        t.phase("recruit")
        t.play("hire racketeer-2")
        assert t.red.silver == 0
        assert t.red.in_discard == []
        assert sorted(t.red.in_draw) == ["bertha", "journeyman", "lender", "racketeer-2", "trader"]
        assert (t.red.corruption, t.red.virtue) == (corruption, virtue)
        assert t.shown("B") == "friar"


def test_the_bishop_brings_a_debt() -> None:
    """V127: it must be taken."""
    t = hiring("bishop", 3).phase("recruit")
    t.play("hire bishop")
    assert (t.red.unpaid, t.red.silver, t.red.in_discard) == (1, 0, ["bishop"])
    t.nothing_open_but("PlayWhich", "blue")


def test_an_empty_pile_has_nobody_to_hire() -> None:
    """V128: but the card printed under it can be dismissed: in B for 2 silver, B and N, 1 virtue."""
    t = table().empty_pile("B")
    t.red.at("O4").has(silver=9)
    t.phase("recruit")
    t.nothing_open_but("PlayWhich", "blue")
    t = table().empty_pile("B")
    t.red.at("O4").has(silver=3, stone=2).slots("abbot", "squire", "trader")
    t.phase("action")
    t.dismiss("printed-b", "construct")
    assert (t.red.silver, t.red.virtue) == (1, 5)
    t.show("A", "miner")
    t.build("ws2", "4a")
    assert t.red.built == ["ws2"] and t.red.stone == 0


def test_the_printed_card_stays_for_the_next_one() -> None:
    """V128: it is printed, so it can be dismissed again."""
    t = table().empty_pile("B")
    for seat in (t.red, t.blue):
        seat.at("O4").has(silver=2, stone=2).slots("abbot", "squire", "trader")
        t.table.active = seat.index
        t.phase("action")
        t.dismiss("printed-b", "construct")
        assert (seat.silver, seat.virtue) == (0, 5)


def test_who_declines_keeps_the_silver() -> None:
    """V129: the phase ends without effect."""
    t = hiring("bishop", 3).phase("recruit")
    t.play("done")
    assert (t.red.silver, t.red.in_discard, t.red.unpaid) == (3, [], 0)
    assert t.shown("B") == "bishop"
    t.nothing_open_but("PlayWhich", "blue")


def test_one_card_is_hired_in_the_phase() -> None:
    """V131: the next one on the pile is not offered in the same phase."""
    t = hiring("bishop", 9).phase("recruit")
    t.play("hire bishop")
    assert t.shown("B") == "friar"
    t.nothing_open_but("PlayWhich", "blue")


def test_free_hires_come_on_top() -> None:
    """V131: the Journeyman's hire in phase 1 and one in phase 4 of the same turn."""
    t = table().show("A", "miner").show("B", "friar")
    t.red.at("O2").slots(None, None, "journeyman").hand("thief").has(silver=2)
    t.turn()
    t.play("hire miner", "move O3")
    t.skip_action()
    t.play("hire friar")
    assert t.red.in_discard == ["journeyman", "miner", "friar"]
    assert t.red.silver == 0


@pytest.mark.parametrize(("silver", "legal"), [(2, False), (3, True)])
def test_a_card_costs_its_silver_value(silver: int, legal: bool) -> None:
    """rules/viscounts 4.4."""
    t = hiring("bishop", silver).phase("recruit")
    assert (t.question == "HireWhom" and t.may("hire bishop")) == legal


def test_only_the_own_segment_is_hired_from() -> None:
    """rules/viscounts 4.4: on IC, the pile of C, though others are cheaper."""
    t = table().show("B", "scoundrel-1").show("C", "friar")
    t.red.at("IC").has(silver=9)
    t.phase("recruit")
    assert [token for token in t.options if token != "done"] == ["hire friar"]


def test_a_card_uncovered_by_a_dismissal_may_be_hired() -> None:
    """rules/viscounts 4.4."""
    t = table().show("A", "courier", "friar")
    t.red.at("O1").has(silver=3).slots("lender", "abbot", "squire")
    t.phase("action")
    t.dismiss("courier", "trade")
    t.trade(5)
    t.play("hire friar")
    assert "friar" in t.red.in_discard


def test_a_criminal_that_is_hired_corrupts_nobody() -> None:
    """V64: the Scoundrel goes to the discard pile; only its bonus, DISCARD, is resolved."""
    t = hiring("scoundrel-1", 1).phase("recruit")
    t.play("hire scoundrel-1")
    assert (t.red.corruption, t.red.virtue, t.red.goods) == (0, 6, {})
    assert set(t.options) >= {"discard abbot", "discard top"}
    t.play("discard abbot")
    assert t.red.in_discard == ["scoundrel-1", "abbot"]


def test_the_first_workshop_discards_after_each_hire() -> None:
    """rules/viscounts 3.8: after the bonus, by any means of hiring; not without the workshop."""
    t = hiring("bishop", 3)
    t.red.has_built("ws1")
    t.phase("recruit")
    t.play("hire bishop")
    assert t.red.unpaid == 1
    assert set(t.options) >= {"done", "discard abbot", "discard top"}
    t.play("discard abbot")
    assert t.red.in_discard == ["bishop", "abbot"]
    t = table().show("A", "miner")
    t.red.at("O2").slots(None, None, "journeyman").hand("abbot", "thief").has_built("ws1")
    t.turn()
    t.play("hire miner", "discard abbot")
    assert "abbot" in t.red.in_discard
