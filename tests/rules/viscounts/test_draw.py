"""Phase 6: the hand is filled up to its limit, from the discard pile when nothing else is left."""

from __future__ import annotations

import pytest

from builders.viscounts import table


def test_cards_are_drawn_until_the_hand_has_three() -> None:
    """V-S30: from the top of the draw pile."""
    t = table()
    t.red.hand("page").draw("labourer", "novice", "copyist", "lookout")
    t.phase("draw")
    assert t.red.in_hand == ["page", "labourer", "novice"]
    assert t.red.in_draw == ["copyist", "lookout"]


def test_a_full_hand_draws_nothing() -> None:
    """V-89, V-S30: and discards nothing."""
    t = table()
    t.red.hand("page", "labourer", "novice").draw("copyist")
    t.phase("draw")
    assert t.red.in_hand == ["page", "labourer", "novice"] and t.red.in_draw == ["copyist"]
    assert t.red.in_discard == []


def test_a_hand_above_the_limit_is_kept() -> None:
    """rules/viscounts 4.6."""
    t = table()
    t.red.hand("page", "labourer", "novice", "copyist", "lookout").draw("cutpurse")
    t.phase("draw")
    assert len(t.red.in_hand) == 5


@pytest.mark.parametrize(("guildhalls", "limit"), [(0, 3), (1, 4), (2, 4), (3, 5)])
def test_the_limit_grows_with_guildhalls(guildhalls: int, limit: int) -> None:
    """V-I7, rules/viscounts 3.8, V-S30: by one with the first and by one with the third."""
    t = table()
    t.red.has_built(guildhall=guildhalls)
    t.phase("draw")
    assert len(t.red.in_hand) == limit


def test_an_empty_draw_pile_is_made_of_the_discards() -> None:
    """V-S31: one card is left, then the discards are shuffled and drawn from."""
    drawn = set()
    for seed in range(12):
        t = table(seed=seed)
        t.red.draw("labourer").discard("page", "novice", "copyist", "lookout")
        t.phase("draw")
        assert t.red.in_hand[0] == "labourer" and len(t.red.in_hand) == 3
        assert t.red.in_discard == [] and len(t.red.in_draw) == 2
        drawn.add(tuple(t.red.in_hand[1:]))
    assert len(drawn) > 3, "they are shuffled"


def test_a_card_hired_this_turn_may_be_drawn() -> None:
    """V-90, V-S27, V-S31: it lies in the discard pile that becomes the draw pile."""
    found = set()
    for seed in range(12):
        t = table(seed=seed).show("B", "pedlar")
        t.red.at("O4").has(silver=1).draw().hand("page", "novice").discard("labourer")
        t.phase("recruit")
        t.play("hire pedlar")
        assert t.red.in_discard == [] and len(t.red.in_hand) == 3
        found.add(t.red.in_hand[-1])
    assert found == {"pedlar", "labourer"}


def test_with_both_piles_empty_nothing_more_is_drawn() -> None:
    """rules/viscounts 4.6, V-S31."""
    t = table()
    t.red.hand("page").draw("novice").discard()
    t.phase("draw")
    assert t.red.in_hand == ["page", "novice"]


# Supplies.


def test_debts_and_deeds_never_run_out() -> None:
    """V-S35, rules/viscounts 6.6: after all thirty are gone a collision still gives three."""
    t = table()
    t.table.debts_taken = 30
    t.table.turns_left = 9
    t.red.track(6, 6)
    t.phase("collision")
    assert t.red.unpaid == 3
    t = table()
    t.table.deeds_taken = 30
    t.table.turns_left = 9
    t.red.track(0, 0)
    t.phase("collision")
    assert t.red.plain == 3


def test_goods_never_run_out() -> None:
    """V-S35: the box has 24 of each resource and 50 silver; nobody is given less for that."""
    t = table()
    t.blue.has(ink=24, gold=24, stone=24, silver=50)
    t.red.at("O4").slots("stallkeeper", "cutpurse", "lookout").has(silver=60, ink=24)
    t.phase("action")
    t.play("buy ink", "buy silver")
    assert (t.red.ink, t.red.silver) == (25, 61)


def test_what_is_left_of_a_pile_is_never_less_than_nothing() -> None:
    """rules/viscounts 6.6, V-S35: as it is shown."""
    t = table()
    assert t.game.view(0)["kingdom"]["debts"] == {"above": 8, "below": 22}
    t.table.debts_taken = 33
    assert t.game.view(0)["kingdom"]["debts"] == {"above": 0, "below": 0}
