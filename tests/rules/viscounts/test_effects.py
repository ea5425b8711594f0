"""Effects in general: what is optional, what is skipped, and in which order things happen. rules/viscounts 4.7, 8.0."""

from __future__ import annotations

import pytest

from builders.viscounts import table

ALL = "ABCDE"


@pytest.mark.parametrize(
    ("effect", "question"),
    [
        ("REARRANGE", "RearrangeCards"),
        ("DISCARD", "DiscardCard"),
        ("DESTROY", "DestroyCard"),
        ("CASTLE_MOVE", "MoveWorker"),
    ],
)
def test_four_effects_are_optional(effect: str, question: str) -> None:
    """rules/viscounts 4.7: each may be declined, and then nothing has changed."""
    t = table()
    t.red.slots("abbot", "squire").hand("thief", "lender").in_castle(A1=1)
    before = t.red.everything
    t.gain("red", effect)
    assert t.question == question
    t.play("arrange 1 2 3" if effect == "REARRANGE" else "done")
    assert t.red.everything == before
    t.nothing_open_but("WhereToMove", "red")


@pytest.mark.parametrize(
    "effect",
    [
        "FLIP", "FLIP_DEBT", "FLIP_DEED", "DESTROY", "DISCARD", "REARRANGE", "SHUFFLE", "CASTLE_MOVE", "HIRE_FREE",
        "WORKER(2)", "BUILD_FREE(workshop)", "MANUSCRIPT_FREE", "DESTROY / DISCARD", "HIRE_FREE / DESTROY", "FLIP x2",
    ],
)  # fmt: skip
def test_an_effect_that_cannot_be_carried_out_is_skipped(effect: str) -> None:
    """rules/viscounts 4.7: nobody is asked."""
    t = table()
    for segment in ALL:
        t.empty_pile(segment).empty_manuscripts(segment)
    t.red.hand().draw().discard().with_supply(0).has_built("ws1", "ws2", "ws3")
    before = t.red.everything
    t.gain("red", effect)
    t.nothing_open_but("WhereToMove", "red")
    assert t.red.everything == before


@pytest.mark.parametrize(
    ("plain", "options"), [(0, ["take ink", "take gold", "take stone"]), (1, ["flip debt", "flip deed"])]
)
def test_a_flip_with_one_kind_to_flip_is_that_one(plain: int, options: list[str]) -> None:
    """rules/viscounts 8.0: with an unpaid debt alone its resource is asked for at once."""
    t = table()
    t.red.owing(unpaid=1).holding(plain=plain)
    t.gain("red", "FLIP")
    assert t.options == options


def test_an_option_that_cannot_be_carried_out_is_not_offered() -> None:
    """rules/viscounts 4.7: with no townsfolk on the board the free hire is not; only DESTROY is left."""
    t = table()
    for segment in ALL:
        t.empty_pile(segment)
    t.red.hand("thief", "abbot")
    t.gain("red", "HIRE_FREE / DESTROY")
    assert t.question == "DestroyCard"


def test_discarding_from_an_empty_draw_pile_shuffles_first() -> None:
    """rules/viscounts 4.6: with the shuffle check; from the hand nothing is shuffled."""
    t = table()
    t.red.hand("abbot").draw().discard("squire", "labourer")
    t.gain("red", "DISCARD").play("discard top")
    assert (len(t.red.in_draw), len(t.red.in_discard), t.red.virtue) == (1, 1, 5)
    t = table()
    t.red.hand("abbot").draw().discard("squire", "labourer")
    t.gain("red", "DISCARD").play("discard abbot")
    assert (t.red.in_discard, t.red.virtue) == (["squire", "labourer", "abbot"], 6)


@pytest.mark.parametrize(("slot", "brings"), [("abbot", "for 1 Virtue"), ("thief", "for 1 Corruption")])
@pytest.mark.parametrize("effect", ["DESTROY", "DISCARD"])
def test_the_question_says_when_the_discards_would_be_shuffled_first(effect: str, slot: str, brings: str) -> None:
    """rules/viscounts 4.6: an unseen card from an empty draw pile has its price, or its reward."""
    t = table()
    t.red.slots(slot).hand("squire").draw().discard("labourer", "trader", "lender")
    t.gain("red", effect)
    assert brings in t.game.decision.prompt
    t = table()
    t.red.slots(slot).hand("squire").discard("labourer", "trader", "lender").draw("journeyman")
    t.gain("red", effect)
    assert "shuffled" not in t.game.decision.prompt and "draw pile, unseen" in t.game.decision.prompt


def test_a_racketeer_answers_the_debt_of_a_bonus() -> None:
    """rules/viscounts 8.0: each time its owner gains a debt, whatever it comes from."""
    t = table().show("A", "bishop")
    t.red.at("O1").has(silver=3).slots("racketeer-1", "abbot").hand("squire", "labourer", "trader", "lender")
    t.phase("recruit").play("hire bishop")
    assert t.red.unpaid == 1
    t.pick("destroy").play("destroy squire")
    assert (t.red.silver, t.red.removed) == (2, ["squire"])
    t.nothing_open_but("PlayWhich", "blue")


def test_of_two_abilities_the_player_says_which_comes_first() -> None:
    """rules/viscounts 4.7: a Deacon and the Bishop both answer a transcription; both act, whatever the order."""
    for first in ("use 1", "use 2"):
        t = table().show("A", "miner").show_manuscript("A", "grey-4")
        t.red.at("IA").slots("deacon-1", "bishop", "labourer").has(ink=9).hand("abbot", "squire", "trader", "lender")
        t.phase("action").transcribe("grey-4")
        assert (t.question, t.options) == ("WhichAbility", ["use 1", "use 2"])
        t.play(first)
        assert t.red.corruption == (first == "use 2")
        t.pick("discard").play("discard abbot")
        assert (t.red.corruption, t.red.in_discard) == (1, ["abbot"])


@pytest.mark.parametrize("slots", [("woodcutter-1", "charlatan", "abbot"), ("charlatan", "abbot", "woodcutter-1")])
def test_of_two_abilities_corruption_comes_before_virtue(slots: tuple[str, ...]) -> None:
    """V134, rules/viscounts 4.7: a Woodcutter and the Charlatan answer the same building. From 3 and 4 the markers meet
    on 4, and the virtue moves both to 3, wherever the cards lie."""
    t = table().show("C", "friar")
    t.red.at("O5").slots(*slots).track(3, 4)
    t.phase("action").build("ws1", "5b")
    assert (t.red.unpaid, t.red.plain, t.red.silver) == (1, 1, 2), "the collision on 3"


def test_of_three_abilities_virtue_is_not_chosen_before_corruption() -> None:
    """V134, VD15, rules/viscounts 4.7: Merovech may act before or after, and all is settled before he does."""
    for answers in (["use 3", "use 1"], ["use 3", "use 2"], ["use 2"]):
        t = table().show("C", "friar")
        t.red.at("O5").slots("woodcutter-1", "merovech", "charlatan").track(3, 4).hand("squire", "lender", "trader")
        t.phase("action").build("ws1", "5b")
        assert (t.question, t.options) == ("WhichAbility", ["use 2", "use 3"])
        t.play(*answers)
        t.pick("rearrange").play("arrange 3 2 1")
        assert (t.red.unpaid, t.red.plain, t.red.silver) == (1, 1, 2), "the collision on 3"


def test_what_drops_off_rearranges_what_is_left() -> None:
    """rules/viscounts 8.0: the Journeyman drops off and hires a Deacon (REARRANGE): slot 1 stays free for the card that
    is played."""
    t = table().show("A", "deacon-1")
    t.red.slots("abbot", "squire", "journeyman").hand("labourer", "trader")
    t.turn()
    t.play("hire deacon-1")
    assert t.options == ["arrange 1 2 3", "arrange 1 3 2"]
    t.play("arrange 1 3 2", "play trader")
    assert t.red.in_slots == ["trader", "squire", "abbot"]


@pytest.mark.parametrize(("supply", "placed"), [(1, 1), (3, 2)])
def test_free_workers_from_a_short_supply(supply: int, placed: int) -> None:
    """rules/viscounts 5.3: what is there."""
    t = table()
    t.red.with_supply(supply)
    t.gain("red", "WORKER(2)").play("place C1")
    assert (t.red.castle, t.red.supply) == ({"C1": placed}, supply - placed)


def test_the_own_worker_bumped_from_tier_two() -> None:
    """rules/viscounts 5.3: 1 virtue and any 1 resource, for its owner, who is active."""
    t = table(3)
    t.blue.in_castle(A2=2)
    t.green.in_castle(A2=1)
    t.red.in_castle(A1=2)
    t.gain("red", "WORKER(1)").play("place A1", "bump A2 red", "take gold")
    assert t.red.castle == {"B1": 1, "E1": 1}
    assert (t.red.virtue, t.red.goods) == (5, {"ink": 1, "stone": 1, "gold": 1})


def test_the_second_trading_post_and_a_printed_card() -> None:
    """rules/viscounts 3.8: every dismissal costs 1 silver, that of a printed card too."""
    t = table().empty_pile("B")
    t.red.at("O4").has(silver=1, stone=2).slots("abbot", "squire", "trader").has_built("tp2")
    t.phase("action").dismiss("printed-b", "construct")
    assert (t.red.silver, t.red.virtue) == (0, 5)


def test_twice_is_one_after_the_other() -> None:
    """rules/viscounts 8.0: FLIP x2 with one deed and one debt flips both; the first choice leaves the other."""
    t = table()
    t.red.owing(unpaid=1).holding(plain=1)
    t.gain("red", "FLIP x2").play("flip deed", "take ink")
    assert (t.red.flipped, t.red.paid, t.red.goods) == (1, 1, {"ink": 1})
