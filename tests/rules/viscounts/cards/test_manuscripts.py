"""The manuscripts and the cleric bonus cards, one by one. Sheet 8.5 and 8.6."""

from __future__ import annotations

from card_tests import effects, limits, nothings
from viscounts_builder import TestTable
from viscounts_card_tests import answers, brings, changed, ready, state, together
from viscounts_sheet import CLERIC_BONUSES, MANUSCRIPTS

ROWS = [(key, cost, vp, effect) for key, (_, _, _, cost, vp, effect) in MANUSCRIPTS.items()]
COLUMNS = "card, cost, vp, text"


def desk(card: str, ink: int) -> TestTable:
    """Red stands at the inner space of segment A without Clerics, with ink, and with gold for something else to do."""
    t = ready().show_manuscript("A", card)
    t.red.at("IA").has(ink=ink, gold=1)
    return t.phase("action")


@effects(COLUMNS, ROWS)
def test_a_manuscript_costs_its_clerics_brings_its_effect_and_scores_its_points(
    card: str, cost: int, vp: int, text: str
) -> None:
    t = desk(card, ink=cost)
    before = state(t.red)
    t.play(f"transcribe {card}", *answers(text))
    assert changed(before, t.red) == together({"ink": -cost}, brings(text))
    assert t.red.manuscripts == [card]
    assert t.red.score["manuscripts"] == vp
    assert t.shown_manuscript("A") != card


@limits(COLUMNS, ROWS)
def test_a_manuscript_is_not_to_be_had_for_one_cleric_less_nor_from_another_segment(
    card: str, cost: int, vp: int, text: str
) -> None:
    assert not desk(card, ink=cost - 1).may(f"transcribe {card}")
    t = desk(card, ink=cost)
    t.red.at("IB")
    assert not t.may(f"transcribe {card}")


@nothings(COLUMNS, ROWS)
def test_a_manuscript_brings_nothing_while_it_lies_there_nor_to_anybody_else(
    card: str, cost: int, vp: int, text: str
) -> None:
    t = desk(card, ink=cost)
    before = state(t.red)
    t.play("pass")
    assert changed(before, t.red) == {}
    assert t.red.score["manuscripts"] == 0
    t = desk(card, ink=cost)
    before = state(t.blue)
    t.play(f"transcribe {card}", *answers(text))
    assert changed(before, t.blue) == {}
    assert t.blue.score["manuscripts"] == 0


# Cleric bonus cards: here for the manuscripts 1 and 3 of a ribbon, which have no effect, and then number 2.

BONUSES = [(key, ribbon, vp) for key, (_, ribbon, vp, _) in CLERIC_BONUSES.items()]
BONUS_COLUMNS = "card, ribbon, vp"


def transcribe(t: TestTable, manuscript: str) -> None:
    t.show_manuscript("A", manuscript)
    t.red.at("IA").has(ink=9)
    t.phase("action").play(f"transcribe {manuscript}", *answers(MANUSCRIPTS[manuscript][5]))


@effects(BONUS_COLUMNS, BONUSES)
def test_the_first_with_three_manuscripts_of_a_ribbon_has_its_bonus_card(card: str, ribbon: str, vp: int) -> None:
    t = ready()
    t.red.with_manuscripts(f"{ribbon}-1", f"{ribbon}-3")
    transcribe(t, f"{ribbon}-2")
    assert t.bonuses == {ribbon: "red"}
    assert t.red.score["cleric-bonuses"] == vp


@limits(BONUS_COLUMNS, BONUSES)
def test_two_are_not_enough_and_the_card_never_changes_hands(card: str, ribbon: str, vp: int) -> None:
    t = ready()
    t.red.with_manuscripts(f"{ribbon}-1")
    transcribe(t, f"{ribbon}-2")
    assert t.bonuses == {}
    t = ready()
    t.red.with_manuscripts(f"{ribbon}-1", f"{ribbon}-3", f"{ribbon}-4", f"{ribbon}-5")
    t.table.bonuses[list(CLERIC_BONUSES).index(card)] = t.blue.index
    transcribe(t, f"{ribbon}-2")
    assert t.bonuses == {ribbon: "blue"}
    assert t.red.score["cleric-bonuses"] == 0


@nothings(BONUS_COLUMNS, BONUSES)
def test_three_manuscripts_of_other_ribbons_bring_nothing(card: str, ribbon: str, vp: int) -> None:
    t = ready()
    one, two = [other for _, other, _ in BONUSES if other != ribbon][:2]
    t.red.with_manuscripts(f"{one}-1", f"{two}-1")
    transcribe(t, f"{ribbon}-2")
    assert t.bonuses == {}
    assert t.red.score["cleric-bonuses"] == 0


def test_one_player_may_have_several_bonus_cards() -> None:
    t = ready()
    t.red.with_manuscripts("red-1", "red-3", "blue-1", "blue-3")
    transcribe(t, "red-2")
    t.table.active = t.red.index
    transcribe(t, "blue-2")
    assert t.bonuses == {"red": "red", "blue": "red"}
    assert t.red.score["cleric-bonuses"] == 10
