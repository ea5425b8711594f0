"""Phase 1: cards move one slot right, the one that leaves the board drops what it has, and a card is played."""

from __future__ import annotations

import pytest

from builders.viscounts import table

# The shift.


def test_cards_in_slots_one_and_two_move_to_two_and_three() -> None:
    """V-8, V-S1: and nothing drops off."""
    t = table()
    t.red.slots("stallkeeper", "labourer").hand("page", "novice")
    t.turn()
    assert t.red.in_slots == [None, "stallkeeper", "labourer"]
    assert t.red.in_discard == []


def test_the_card_in_slot_three_is_discarded_and_drops_what_it_has() -> None:
    """V-9, V-S1: a copyist brings 1 ink."""
    t = table()
    t.red.slots(None, None, "copyist").hand("page", "novice")
    t.turn()
    assert t.red.in_discard == ["copyist"]
    assert t.red.goods == {"ink": 1}
    assert t.red.in_slots == [None] * 3


def test_all_three_cards_move_and_one_is_played() -> None:
    """V-S1, V-S2: after the shift slot 1 is free, and the player puts one card of the hand there."""
    t = table()
    t.red.slots("page", "attendant", "stallkeeper").hand("novice", "labourer")
    t.turn()
    assert t.question == "PlayWhich" and t.options == ["play novice", "play labourer"]
    t.play("play labourer")
    assert t.red.in_slots == ["labourer", "page", "attendant"]
    assert t.red.in_hand == ["novice"]
    assert t.red.in_discard == ["stallkeeper"]


def test_nothing_moves_on_a_player_board_in_the_turns_of_others() -> None:
    """V-S1: only the active player's cards shift."""
    t = table()
    t.blue.slots("stallkeeper", "page", "copyist")
    t.red.hand("page", "novice")
    t.turn()
    assert t.blue.in_slots == ["stallkeeper", "page", "copyist"]


def test_an_ongoing_ability_has_ended_when_its_card_drops_off() -> None:
    """rules/viscounts 4.1: the free space of a pilgrim in slot 3 is gone before its owner moves."""
    t = table()
    t.red.at("O2").slots(None, None, "pilgrim").hand("novice")
    t.turn()
    assert t.red.space == "O3"
    t = table()
    t.red.at("O2").slots(None, "pilgrim").hand("novice")
    t.turn()
    assert t.options == ["move O3", "move O4", "move IB"]


def test_a_rearrangement_before_the_play_leaves_slot_one_free() -> None:
    """V-E1, V-S2: a chandler that drops off lets the other two change places, and no more."""
    t = table()
    t.red.slots("stallkeeper", "labourer", "chandler").hand("novice", "attendant")
    t.turn()
    assert t.question == "Rearrange"
    assert t.options == ["arrange 1 2 3", "arrange 1 3 2"]
    t.play("arrange 1 3 2", "play novice")
    assert t.red.in_slots == ["novice", "labourer", "stallkeeper"]


# Playing.


def test_with_an_empty_hand_the_top_card_of_the_draw_pile_is_played_unseen() -> None:
    """V-11, V-S3: there is nothing to choose."""
    t = table()
    t.red.hand().draw("labourer", "page", "novice")
    t.turn()
    assert t.question == "WhereToMove"
    assert t.red.in_slots == ["labourer", None, None]
    assert t.red.in_draw == ["page", "novice"]
    assert t.table.distance == 3


def test_with_nothing_to_draw_the_discard_pile_is_shuffled_with_the_card_that_just_dropped() -> None:
    """V-12, V-S3, V-S31: an empty hand, an empty draw pile, a card in slot 3."""
    played = set()
    for seed in range(12):
        t = table(seed=seed)
        t.red.hand().draw().slots(None, None, "stallkeeper").discard("labourer")
        t.turn()
        assert t.red.in_discard == []
        top = t.red.in_slots[0]
        assert top is not None
        assert {top, *t.red.in_draw} == {"stallkeeper", "labourer"}
        played.add(top)
    assert played == {"stallkeeper", "labourer"}, "the card that dropped off is shuffled in with the others"


def test_a_hand_that_was_not_empty_at_the_start_is_played_from() -> None:
    """V-S3: one card in hand is no choice either, and the draw pile stays as it is."""
    t = table()
    t.red.hand("labourer").draw("page", "novice")
    t.turn()
    assert t.red.in_slots[0] == "labourer" and t.red.in_draw == ["page", "novice"]


def test_who_discards_the_last_card_before_the_play_plays_the_top_of_the_draw_pile() -> None:
    """V-E2: an ink maker that drops off lets the only card of the hand go."""
    t = table()
    t.red.slots(None, None, "ink-maker").hand("novice").draw("labourer", "page")
    t.turn()
    t.play("discard novice")
    assert t.red.in_slots[0] == "labourer"
    assert t.red.in_discard == ["ink-maker", "novice"]


# Criminals and PLAY abilities.


def test_a_highwayman_corrupts_before_it_brings_silver() -> None:
    """V-I8, V-13, V-S33: 2 corruption, then 2 silver."""
    t = table()
    t.red.hand("highwayman", "page")
    t.turn()
    t.play("play highwayman")
    assert (t.red.corruption, t.red.silver) == (2, 2)
    told = [message.name for message in t.game.messages()]
    assert told.index("viscounts-event-corruption-gained") < told.index("viscounts-event-gained", len(told) - 2)


def test_a_forger_brings_exactly_one_corruption() -> None:
    """V-I8, V-14: its icons are a Criminal and a Cleric."""
    t = table()
    t.red.hand("forger", "page")
    t.turn()
    t.play("play forger")
    assert (t.red.corruption, t.red.virtue) == (1, 6)


def test_a_page_that_swaps_slots_one_and_three_triggers_nothing() -> None:
    """V-15: neither PLAY nor DROP, and the page's owner still moves 1 space."""
    t = table()
    t.red.at("O2").hand("page", "novice").slots(None, "attendant", None)
    t.turn()
    t.play("play page", "arrange 3 2 1")
    assert t.red.in_slots == ["attendant", None, "page"]
    assert t.red.goods == {}
    assert t.red.space == "O3"


def test_the_distance_is_that_of_the_card_played_wherever_it_lies_now() -> None:
    """rules/viscounts 4.2: a labourer (3) comes to slot 1, the page (1) to slot 2."""
    t = table()
    t.red.at("O2").hand("page", "novice").slots("labourer")
    t.turn()
    t.play("play page", "arrange 2 1 3")
    assert t.red.in_slots == ["labourer", "page", None]
    assert t.red.space == "O3"


@pytest.mark.parametrize("where", ["hand", "discard", "draw"])
def test_only_the_card_played_uses_its_play_ability(where: str) -> None:
    """rules/viscounts 4.1: a cutpurse elsewhere brings no silver and no corruption."""
    t = table()
    getattr(t.red.draw("labourer"), where)("cutpurse", "attendant")
    t.red.hand(*t.red.in_hand, "stallkeeper")
    t.turn()
    t.play("play stallkeeper") if t.question == "PlayWhich" else None
    assert (t.red.silver, t.red.corruption) == (0, 0)
