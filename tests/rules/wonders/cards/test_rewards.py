"""The Rewards of Works of Wonder, card by card. Sheet 10.5."""

from __future__ import annotations

from card_tests import effects, limits, nothings, ready_to_advance, ready_to_build
from sheet import WONDERS_REWARDS

ROWS = [
    (
        card,
        gain.get("virtue", 0),
        gain.get("influence", 0),
        {good: n for good, n in gain.items() if good not in ("virtue", "influence", "cards")},
        gain.get("cards", 0),
    )
    for card, (_, gain) in WONDERS_REWARDS.items()
]
COLUMNS = "card, virtue, influence, goods, cards"


@effects(COLUMNS, ROWS)
def test_a_reward_brings_all_that_is_printed_on_it(
    card: str, virtue: int, influence: int, goods: dict[str, int], cards: int
) -> None:
    t = ready_to_advance(reward=card, expansions=["wonders"])
    t.on_top("chapel", "church")
    t.advance()
    assert t.red.cathedral == 1
    assert (t.red.virtue, t.red.influence) == (7 + virtue, influence)
    assert t.red.goods == goods
    assert t.red.hand == ["chapel"][:cards]
    t.nothing_open_but("WhereToPlace", "blue")


@limits(COLUMNS, ROWS)
def test_a_reward_is_gained_once_and_both_tracks_have_an_end(
    card: str, virtue: int, influence: int, goods: dict[str, int], cards: int
) -> None:
    t = ready_to_advance(reward=card, expansions=["wonders"])
    t.red.with_virtue(14).owing(unpaid=3).with_influence(12)
    t.advance("pay plainly")
    if virtue:
        t.nothing_open_but("DestroyDebts", "red")
        t.play("destroy debt")
    t.nothing_open_but("WhereToPlace", "blue")
    assert (t.red.virtue, t.red.unpaid, t.red.influence) == (14, 3 - virtue, 12)
    assert t.red.goods == goods
    assert len(t.red.hand) == cards
    number = [reward.key for reward in t.table.rules.rewards].index(card)
    assert number not in t.table.reward_pile, "it is out of the game"
    assert len(t.table.reward_pile) == 22


@limits(COLUMNS, ROWS)
def test_a_rewards_influence_draws_a_card_at_five_and_at_nine(
    card: str, virtue: int, influence: int, goods: dict[str, int], cards: int
) -> None:
    for before in (3, 4, 5, 7, 8, 9):
        t = ready_to_advance(reward=card, expansions=["wonders"])
        t.red.with_influence(before)
        t.advance(*(["pay plainly"] if before >= 4 else []))
        crossed = any(before < step <= before + influence for step in (5, 9))
        assert t.red.influence == before + influence
        assert len(t.red.hand) == cards + (1 if crossed else 0)


@nothings(COLUMNS, ROWS)
def test_a_reward_stays_when_a_building_is_constructed_and_is_nobody_elses(
    card: str, virtue: int, influence: int, goods: dict[str, int], cards: int
) -> None:
    t = ready_to_build("smithy", expansions=["wonders"])
    t.reward_on_top(card)
    t.construct("smithy")
    assert len(t.table.reward_pile) == 23
    assert (t.red.virtue, t.red.goods, t.red.hand, t.red.influence) == (7, {"stone": 4}, [], 0)
    t = ready_to_advance(reward=card, expansions=["wonders"])
    t.advance()
    assert (t.blue.virtue, t.blue.goods, t.blue.hand, t.blue.influence) == (7, {}, [], 0)


def test_without_rewards_the_cathedral_brings_one_virtue() -> None:
    t = ready_to_advance(expansions=["wonders"])
    t.table.reward_pile.clear()
    t.advance()
    assert (t.red.virtue, t.red.goods, t.red.influence) == (8, {}, 0)
