"""The player cards, one by one: where a player starts, and with what. rules/viscounts 8.4."""

from __future__ import annotations

from builders.viscounts import DRAFT, SeatAtTable, TestTable, drafting
from card_tests import effects, limits, nothings
from viscounts_card_tests import ON_SHOW, TILES, Change, changed, state, together
from viscounts_sheet import PLAYER_CARDS, STARTING

ROWS = [(card,) for card in PLAYER_CARDS]
HERO = "emma"
# How the extra step is answered, and what it changes.
EXTRAS: dict[str, tuple[list[str], Change]] = {
    "VIR(1)": ([], {"virtue": 1}),
    "COR(2)": ([], {"corruption": 2}),
    "FLIP_DEED": ([], {"plain": -1, "flipped": 1}),
    "FLIP_DEBT": (["take gold"], {"unpaid": -1, "paid": 1, "gold": 1}),
    "HIRE_FREE": (["hire miner"], {"virtue": 1, "draw": 1}),
    "MANUSCRIPT_FREE": ([], {"manuscripts": 1, "virtue": 1}),
    "WORKER(2)": (["place D1"], {"D1": 2, "supply": -2}),
    "BUILD_FREE_HERE(trading_post)": (["build tp3 8b"], {"buildings": 1, "gold": 1}),
    "DESTROY_SETUP": (["destroy financer"], {"removed": 1, "silver": 3, "draw": -1}),
}


def draft(card: str) -> tuple[TestTable, SeatAtTable, SeatAtTable]:
    """Two players; who chooses first may have this card, or one of two others that ask nothing. Who chooses is named
    first, then the other one."""
    t, chooser, other = drafting(card, HERO)
    for segment, townsfolk in ON_SHOW.items():
        t.show(segment, townsfolk)
    for segment, tile in TILES.items():
        t.show_manuscript(segment, tile)
    return t, chooser, other


def goods_of(card: str) -> tuple[list[str], Change]:
    """How its resources are chosen, and all that it brings before the extra step."""
    row = PLAYER_CARDS[card]
    change: Change = {"silver": row.silver, "plain": row.deeds, "unpaid": row.debts}
    answers: list[str] = []
    for part in row.resources.split(" + "):
        kind, number = part[:-1].split("(")
        change[{"ANY": "ink"}.get(kind, kind.lower())] = int(number)
        answers += ["take ink"] * int(number) if kind == "ANY" else []
    return answers, change


def deck(seat: SeatAtTable) -> list[str]:
    return sorted(seat.in_hand + seat.in_draw)


@effects("card", ROWS)
def test_a_player_starts_where_the_card_says_with_what_it_says(card: str) -> None:
    """Resources, silver, deeds, debts and the extra step; then the deck is shuffled and three cards are drawn."""
    t, seat, other = draft(card)
    before, others = state(seat), state(other)
    answers, change = goods_of(card)
    extra, more = EXTRAS[PLAYER_CARDS[card].extra]
    t.play(f"take {card} {HERO}", *answers, *extra)
    t.nothing_open_but("ChoosePair", other.key)
    cards = {"hand": 3 - before["hand"], "draw": 6 - before["draw"], "discard": -before["discard"]}
    assert changed(before, seat) == together(change, more, cards)
    assert changed(others, other) == {}
    assert seat.space == PLAYER_CARDS[card].space
    expected = {*STARTING, HERO}
    if PLAYER_CARDS[card].extra == "HIRE_FREE":
        expected.add("miner")
    elif PLAYER_CARDS[card].extra == "DESTROY_SETUP":
        expected.remove("financer")
    assert deck(seat) == sorted(expected)


@limits("card", ROWS)
def test_a_player_card_is_one_players_and_never_touches_the_kingdoms_piles(card: str) -> None:
    """V11: its debts and deeds come out of the supply."""
    t, seat, _ = draft(card)
    answers, _ = goods_of(card)
    t.play(f"take {card} {HERO}", *answers, *EXTRAS[PLAYER_CARDS[card].extra][0])
    assert not any(token.startswith(f"take {card} ") for token in t.options)
    while t.question in DRAFT:
        t.play(t.options[0])
    assert (t.debts_above, t.deeds_above) == (12, 12)
    assert len(seat.in_hand) == 3, "whatever else it brings"


@nothings("card", ROWS)
def test_a_player_card_that_nobody_takes_goes_back_to_the_box_with_its_hero(card: str) -> None:
    t, seat, other = draft(card)
    while t.question in DRAFT:
        t.play(next(token for token in t.options if not token.startswith(f"take {card} ")))
    assert t.table.pairs == []
    for one in (seat, other):
        assert one.space != PLAYER_CARDS[card].space
        assert HERO not in deck(one)


# What an extra step may choose from.


def test_a_free_manuscript_in_the_set_up_comes_from_any_segment() -> None:
    """rules/viscounts 2: of cost 3 or 4; its effect counts."""
    t, seat, _ = draft("start-5")
    t.show_manuscript("E", "blue-2")
    t.play(f"take start-5 {HERO}")
    assert sorted(t.options) == ["transcribe blue-2", "transcribe grey-1"]
    t.play("transcribe blue-2")
    assert seat.silver == 3 + 4


def test_free_workers_in_the_set_up_go_to_any_section() -> None:
    """rules/viscounts 2."""
    t, _, _ = draft("start-6")
    t.play(f"take start-6 {HERO}")
    assert sorted(t.options) == [f"place {segment}1" for segment in "ABCDE"]


def test_who_takes_the_pair_clears_a_section_that_free_workers_fill() -> None:
    """VD16: not the first player, whose turn has not come yet."""
    t, seat, other = draft("start-5")
    assert t.table.first == other.index
    t.show_manuscript("A", "yellow-4")  # WORKER(2)
    other.in_castle(A1=2)
    t.play(f"take start-5 {HERO}", "transcribe yellow-4", "place A1")
    t.nothing_open_but("WhomToBump", seat.key)
    t.play(f"bump A1 {other.key}")
    assert (seat.workers("A1"), other.workers("A1"), other.silver) == (2, 1, 2)
    t.nothing_open_but("ChoosePair", other.key)
    while t.question in DRAFT:
        t.play(t.options[0])
    assert (t.asked, t.table.active) == (other.key, t.table.first)


def test_any_own_card_may_be_destroyed_before_the_first_shuffle_or_none() -> None:
    """rules/viscounts 2: the hero, too, for its silver value."""
    t, seat, _ = draft("start-9")
    t.play(f"take start-9 {HERO}")
    assert sorted(t.options) == sorted(["done", *[f"destroy {card}" for card in (*STARTING, HERO)]])
    t.play(f"destroy {HERO}")
    assert (seat.silver, seat.removed) == (5 + 3, [HERO])
    assert deck(seat) == sorted(STARTING)
    t, seat, _ = draft("start-9")
    t.play(f"take start-9 {HERO}", "done")
    assert (seat.silver, len(deck(seat))) == (5, 9)
