"""The Rewards of the Cathedral, card by card. Sheet 6.1."""

from __future__ import annotations

from card_tests import effects, limits, nothings, ready_to_advance, ready_to_build
from sheet import REWARDS

ROWS = [
    (
        card,
        gain["virtue"],
        {good: n for good, n in gain.items() if good not in ("virtue", "cards")},
        gain.get("cards", 0),
    )
    for card, gain in REWARDS.items()
]
COLUMNS = "card, virtue, goods, cards"


@effects(COLUMNS, ROWS)
def test_a_reward_brings_all_that_is_printed_on_it(card: str, virtue: int, goods: dict[str, int], cards: int) -> None:
    t = ready_to_advance(reward=card)
    t.on_top("chapel", "church")
    t.advance()
    assert t.red.cathedral == 1
    assert t.red.virtue == 7 + virtue
    assert t.red.goods == goods
    assert t.red.hand == ["chapel"][:cards]
    t.nothing_open_but("WhereToPlace", "blue")


@limits(COLUMNS, ROWS)
def test_a_reward_is_gained_once_and_virtue_ends_at_fourteen(
    card: str, virtue: int, goods: dict[str, int], cards: int
) -> None:
    t = ready_to_advance(reward=card)
    t.red.with_virtue(14).owing(unpaid=3)
    t.advance()
    t.nothing_open_but("DestroyDebts", "red")
    for _ in range(virtue):
        t.play("destroy debt")
    assert (t.red.virtue, t.red.unpaid) == (14, 3 - virtue)
    t.nothing_open_but("WhereToPlace", "blue")
    assert t.red.goods == goods
    assert len(t.red.hand) == cards
    number = [reward.key for reward in t.table.rules.rewards].index(card)
    assert number not in t.table.reward_pile, "it is out of the game"
    assert len(t.table.reward_pile) == 4


@nothings(COLUMNS, ROWS)
def test_a_reward_stays_where_it_is_when_a_building_is_constructed_and_is_nobody_elses(
    card: str, virtue: int, goods: dict[str, int], cards: int
) -> None:
    t = ready_to_build("smithy")
    t.reward_on_top(card)
    t.construct("smithy")
    assert len(t.table.reward_pile) == 5
    assert (t.red.virtue, t.red.goods, t.red.hand) == (7, {"stone": 4}, [])
    t = ready_to_advance(reward=card)
    t.advance()
    assert (t.blue.virtue, t.blue.goods, t.blue.hand) == (7, {}, [])


def test_without_rewards_the_cathedral_brings_one_virtue() -> None:
    t = ready_to_advance()
    t.table.reward_pile.clear()
    t.advance()
    assert t.red.cathedral == 1
    assert (t.red.virtue, t.red.goods) == (8, {})
