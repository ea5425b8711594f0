"""The player cards, one by one: where a player starts, and with what. Sheet 8.4."""

from __future__ import annotations

import guildhall
from card_tests import effects, limits, nothings
from viscounts_builder import SeatAtTable, TestTable
from viscounts_card_tests import together
from viscounts_sheet import PLAYER_CARDS, STARTING

ROWS = [(key, *row[1:]) for key, row in PLAYER_CARDS.items()]
COLUMNS = "card, space, silver, goods, extra"
HERO = "sister-oda"
REMOVED = "cutpurse"


def draft(card: str) -> tuple[TestTable, SeatAtTable, SeatAtTable]:
    """Two players; who chooses first may have this card with a hero, or one of two others. Who chooses is named first,
    then the other one."""
    t = TestTable(guildhall.new_game("viscounts", players=2, seed=1))
    rules = t.table.rules
    keys = [row.key for row in rules.player_cards]
    pairs = [(card, HERO), *zip([key for key in keys if key != card][:2], ["black-aveline", "lady-richilda"])]
    t.table.pairs = [number for key, hero in pairs for number in (keys.index(key), t.card(hero))]
    t.refresh()
    chooser, other = (t.red, t.blue) if t.asked == "red" else (t.blue, t.red)
    return t, chooser, other


def finish(t: TestTable, without: str = "") -> None:
    """The rest of the draft, in which nobody takes a certain card."""
    while t.question == "ChoosePair":
        t.play(next(token for token in t.options if not without or not token.startswith(f"take {without} ")))
    while t.question == "RemoveCard":
        t.play(f"remove {REMOVED}")


@effects(COLUMNS, ROWS)
def test_a_player_starts_where_the_card_says_with_what_it_says(
    card: str, space: int, silver: int, goods: dict[str, int], extra: str
) -> None:
    t, seat, _ = draft(card)
    t.play(f"take {card} {HERO}")
    finish(t)
    assert seat.space == f"O{space}"
    assert seat.goods == together({"silver": silver}, goods)
    assert (seat.unpaid, seat.plain) == (extra == "DEBT(1)", extra == "DEED(1)")
    deck = sorted(seat.in_hand + seat.in_draw)
    assert deck == sorted([HERO, *[key for key in STARTING if not (extra == "remove" and key == REMOVED)]])


@limits(COLUMNS, ROWS)
def test_a_player_card_is_one_players_and_its_debt_or_deed_comes_from_the_kingdoms_piles(
    card: str, space: int, silver: int, goods: dict[str, int], extra: str
) -> None:
    t, seat, other = draft(card)
    t.play(f"take {card} {HERO}")
    assert not any(token.startswith(f"take {card} ") for token in t.options)
    debts, deeds = t.debts_above, t.deeds_above
    finish(t)
    taken = [PLAYER_CARDS[t.table.rules.player_cards[s.seat.player_card].key][4] for s in (seat, other)]
    assert debts - t.debts_above == taken.count("DEBT(1)")
    assert deeds - t.deeds_above == taken.count("DEED(1)")
    assert len(seat.in_hand) == 3, "whatever else it brings"


@nothings(COLUMNS, ROWS)
def test_a_player_card_that_nobody_takes_goes_back_to_the_box_with_its_hero(
    card: str, space: int, silver: int, goods: dict[str, int], extra: str
) -> None:
    t, seat, other = draft(card)
    finish(t, without=card)
    assert t.table.pairs == []
    for one in (seat, other):
        assert one.space != f"O{space}"
        assert HERO not in one.in_hand + one.in_draw
    keys = [t.table.rules.player_cards[one.seat.player_card].key for one in (seat, other)]
    wanted = [together({"silver": PLAYER_CARDS[key][2]}, PLAYER_CARDS[key][3]) for key in keys]
    assert [seat.goods, other.goods] == wanted
