"""Phase 6: the hand is filled up to its limit; a shuffle of the discards has its check."""

from __future__ import annotations

import pytest

from builders.viscounts import table


def test_cards_are_drawn_until_the_hand_has_three() -> None:
    """rules/viscounts 4.6: from the top of the draw pile."""
    t = table()
    t.red.hand("abbot").draw("labourer", "squire", "thief", "lender")
    t.phase("draw")
    assert t.red.in_hand == ["abbot", "labourer", "squire"]
    assert t.red.in_draw == ["thief", "lender"]
    assert (t.red.corruption, t.red.virtue) == (0, 6)
    t.nothing_open_but("PlayWhich", "blue")


@pytest.mark.parametrize("hand", [["abbot", "labourer", "squire"], ["abbot", "labourer", "squire", "thief"]])
def test_a_full_hand_draws_nothing(hand: list[str]) -> None:
    """V147: and discards nothing, with 3 cards and with 4."""
    t = table()
    t.red.hand(*hand).draw("lender").discard("trader")
    t.phase("draw")
    assert (t.red.in_hand, t.red.in_draw, t.red.in_discard) == (hand, ["lender"], ["trader"])


@pytest.mark.parametrize(
    ("built", "leads", "limit"),
    [
        ([], False, 3),
        (["ws3"], False, 4),
        (["ws1", "ws2"], False, 3),
        ([], True, 4),
        (["ws3"], True, 5),
    ],
)
def test_the_hand_limit(built: list[str], leads: bool, limit: int) -> None:
    """V148: the third workshop space and the castle leader card add one each: 5 with both."""
    t = table()
    t.red.has_built(*built)
    if leads:
        t.red.in_castle(top=1)
        t.leads("red")
    t.phase("draw")
    assert len(t.red.in_hand) == limit


def test_who_loses_the_leader_card_keeps_the_cards() -> None:
    """V103: 4 cards in hand and a limit of 3: nothing is drawn or discarded."""
    t = table().leads("blue")
    t.blue.in_castle(top=2)
    t.red.in_castle(top=1).hand("abbot", "labourer", "squire", "thief").draw("lender")
    t.phase("draw")
    assert t.red.in_hand == ["abbot", "labourer", "squire", "thief"] and t.red.in_draw == ["lender"]


# Shuffling.


@pytest.mark.parametrize(
    ("slots", "corruption", "virtue"),
    [(["antagonist"], 1, 6), (["thief", "conspirator"], 1, 6), (["thief"], 1, 6), (["abbot"], 0, 5), ([], 0, 5)],
)
def test_the_shuffle_check(slots: list[str], corruption: int, virtue: int) -> None:
    """V146: 1 corruption with one X icon or two on the player board, not 2; 1 virtue without any."""
    t = table()
    t.red.slots(*slots).hand().draw("labourer").discard("squire", "trader", "lender", "financer")
    t.phase("draw")
    assert (t.red.corruption, t.red.virtue) == (corruption, virtue)
    assert (len(t.red.in_hand), len(t.red.in_draw), t.red.in_discard) == (3, 2, [])
    assert t.red.in_hand[0] == "labourer"
    assert (t.blue.corruption, t.blue.virtue) == (0, 6)


def test_without_a_shuffle_there_is_no_check() -> None:
    """V146: the draw pile has just enough."""
    t = table()
    t.red.slots("thief").hand().draw("labourer", "squire", "trader").discard("lender")
    t.phase("draw")
    assert (t.red.corruption, t.red.virtue, t.red.in_discard) == (0, 6, ["lender"])


def test_discards_are_shuffled_well() -> None:
    """rules/viscounts 4.6: the same discards come in different orders."""
    drawn = set()
    for seed in range(12):
        t = table(seed=seed)
        t.red.hand().draw().discard("squire", "trader", "lender", "financer")
        t.phase("draw")
        drawn.add(tuple(t.red.in_hand))
    assert len(drawn) > 3


def test_markers_that_meet_while_drawing_wait_for_the_next_turn() -> None:
    """V146: they are resolved in the owner's next phase 5."""
    t = table()
    t.red.track(3, 4).hand().draw().discard("squire", "trader", "lender", "financer")
    t.phase("draw")
    assert (t.red.corruption, t.red.virtue, t.red.plain, t.red.unpaid) == (3, 3, 0, 0)
    assert t.asked == "blue"
    t.table.active = t.red.index
    t.phase("collision")
    assert (t.red.corruption, t.red.virtue, t.red.plain, t.red.unpaid) == (0, 6, 1, 1)


def test_shuffle_with_an_empty_discard_pile_does_nothing() -> None:
    """V149: the Racketeer is dismissed: SHUFFLE finds no discarded card, so there is no virtue or corruption. With one
    discarded card it is shuffled."""
    for discards, virtue in ((0, 6), (1, 5)):
        t = table().show("A", "courier")  # M M M, SHUFFLE
        t.red.at("O1").has(silver=1).slots("lender", "trader", "financer")
        t.red.draw("abbot", "squire").discard(*["labourer"][:discards])
        t.phase("action")
        t.dismiss("courier", "trade")
        assert (t.red.corruption, t.red.virtue) == (0, virtue)
        assert sorted(t.red.in_draw) == ["abbot", *["labourer"][:discards], "squire"]
        assert t.red.in_discard == []


def test_a_card_hired_this_turn_may_be_drawn() -> None:
    """V151: it lies in the discard pile that becomes the draw pile."""
    found = set()
    for seed in range(12):
        t = table(seed=seed).show("B", "friar")
        t.red.at("O4").has(silver=2).draw().hand("abbot", "squire").discard("labourer")
        t.phase("recruit")
        t.play("hire friar")
        assert t.red.in_discard == [] and len(t.red.in_hand) == 3
        found.add(t.red.in_hand[-1])
    assert found == {"friar", "labourer"}


def test_with_both_piles_empty_nothing_more_is_drawn() -> None:
    """rules/viscounts 4.6: and nothing is shuffled."""
    t = table()
    t.red.hand("abbot").draw("squire").discard()
    t.phase("draw")
    assert t.red.in_hand == ["abbot", "squire"]
    assert (t.red.corruption, t.red.virtue) == (0, 6)
