"""What every card offers to correct, and what it says then."""

from __future__ import annotations

from typing import Any

import pytest

from guildhall.architects import rules_for
from guildhall.architects.cards.buildings import BUILDINGS
from guildhall.architects.cards.fields import Numbers
from guildhall.architects.cards.tables import CARDS, cards_of
from guildhall.architects.options import read_options
from guildhall.words import say


def text_of(kind: str, key: str, given: dict[str, Any]) -> str:
    cards = CARDS.corrected(kind, CARDS.rows(kind), CARDS.check(given))
    return next(say(card.text()) for card in cards if card.key == key)


def test_every_field_of_every_card_accepts_what_it_says_already() -> None:
    for kind in CARDS.kinds():
        for card in cards_of(kind):
            for name, field in card.fields().items():
                if isinstance(field, Numbers) and not field.ours:
                    continue
                path = f"{kind}.{card.key}.{name}"
                assert CARDS.check({path: field.ours}) == {path: field.ours}
                assert CARDS.differences({path: field.ours}) == []


def test_every_number_of_every_effect_changes_the_text_and_nothing_else_does() -> None:
    """Raise or lower each number by one: the card's text names another number, and the rest stays."""
    changed = 0
    for kind in CARDS.kinds():
        for card in cards_of(kind):
            fields = card.fields()
            numbers = [(effect, name) for effect, f in fields.items() if isinstance(f, Numbers) for name in f.ours]
            for effect, name in numbers:
                ours = fields[effect].ours[name]
                yours = ours + 1 if ours == 1 else ours - 1
                given = {f"{kind}.{card.key}.{effect}": {name: yours}}
                before, after = say(card.text()), text_of(kind, card.key, given)
                assert after != before, (card.key, name)
                row = next(
                    row for row in CARDS.corrected(kind, CARDS.rows(kind), CARDS.check(given)) if row.key == card.key
                )
                assert row.fields()[effect].ours == {**fields[effect].ours, name: yours}
                assert {k: f.ours for k, f in row.fields().items() if k != effect} == {
                    k: f.ours for k, f in fields.items() if k != effect
                }
                changed += 1
    assert changed > 140


@pytest.mark.parametrize(
    ("path", "value", "text"),
    [
    ("apprentices.squire-1.effect", {"gold": 2},
     "In a Black Market Reset, with none of your Workers in Prison: may gain 2 Gold"),
        ("apprentices.swindler-1.effect", {"clay": 0, "stone": 2}, "At the Black Market: gain 2 Stone"),
    ("apprentices.merchant-1.effect", {"pay_silver": 0, "pay_wood": 2},
     "At the King’s Storehouse: pay 2 Wood to gain 3 Clay"),
        ("buildings.keep.effect", {"per": 2}, "End of game: 1 VP for each 2 captured Workers on your board"),
        ("buildings.castle.effect", {"per": 1}, "End of game: gain 1 Virtue for each Gold you have"),
        ("buildings.treasury.effect", {"silver": 4}, "When built: gain 1 Gold or 4 Silver"),
        ("buildings.barracks.effect", {"captures": 2},
         "When built: either bring all your Workers home from other players’ boards or make 2 free captures"),
        ("buildings.watchtower.effect", {"prisoners": 2, "virtue": 2},
         "When built: have every player with 2 or more of their Workers in Prison lose 2 Virtue"),
        ("buildings.gamblers-den.effect", {"vp": 2}, "End of game: each of your unpaid Debts costs 2 VP more"),
        ("boards.rudolf.effect", {"more_apprentices": 2},
         "At the Workshop: pay 1 Silver less to hire. May keep 2 more Apprentices than others"),
        ("boards.hugo.effect", {"silver": 3}, "May pay 3 Silver instead of taking a Debt"),
        ("buildings.dormitory.effect", {"vp": 3},
         "End of game: 3 VP for each set of the three skills that your Apprentices have"),
        ("crafts.craft-5.adornment", {"silver": 0, "gold": 2},
         "Adornment, 3 VP: gain 2 Gold. Tool: bring 1 of your Workers home from Prison"),
        ("crafts.craft-7.tool", {"silver": 2}, "Adornment, 3 VP: gain 1 Marble. Tool: gain 2 Silver"),
        ("crafts.craft-17.adornment", {"virtue": 2, "gold": 3},
         "Adornment, 3 VP: lose 2 Virtue and gain 3 Gold. Tool: gain 1 Wood"),
        ("apprentices.benefactor-1.effect", {"pay_any": 2, "influence": 3},
         "At the King’s Storehouse: pay 2 Clay, Wood or Stone to gain 3 Influence"),
        ("apprentices.aristocrat-1.effect", {"wood": 0, "gold": 1},
         "In a Black Market Reset, with one of your Workers where the Princess stands: gain 1 Gold"),
        ("buildings.monastery.effect", {"influence": 2},
         "When built: gain 2 Influence for each level that you have reached on the Cathedral"),
        ("rewards.reward-12.gain", {"influence": 3}, "Gain 3 Influence"),
        ("rewards.reward-22.gain", {"rewards": 1, "influence": 1}, "Gain 1 Influence and 1 Reward"),
        ("boards.charles.effect", {"influence_at_start": 0, "silver_at_profiteer": 2},
         "Start with no Influence. When you place a Worker where the Profiteer stands: gain 2 Silver"),
        ("boards.arnulf.effect", {"influence_at_start": 12},
         "Start with 12 Influence. "
         "When you place a Worker where the Princess stands: count 1 more Worker than you have there"),
        ("wonders.gold-wonder.tax", 0,
         "Costs 7 Gold and 4 Influence. When built: place its token; from then on, when you place a Worker there, "
         "either count 1 more Worker or gain 1 Influence"),
        ("contributions.contribution-3.princess", "forest",
         "Contribute Clay (gain 1 Virtue), Wood (gain 2 Influence), Stone (gain 2 Influence), Gold (gain 2 Virtue and "
         "2 Influence) and Marble (gain 4 Influence). Profiteer at the Silversmith (everybody there): gain 1 "
         "Influence. Princess at the Forest (most Workers there): hire any face-up Apprentice for free"),
        ("crafts.craft-16.vp", 8,
         "Adornment, 8 VP: lose 1 Virtue and take 1 unpaid Debt. Tool: pay 1 Silver to gain 1 Virtue"),
    ],
)  # fmt: skip
def test_a_corrected_card_says_what_it_does(path: str, value: Any, text: str) -> None:
    kind, key, _ = path.split(".")
    assert text_of(kind, key, {path: value}) == text


def test_corrected_rows_are_new_and_marked() -> None:
    before = [(card.key, card.vp, list(card.cost), card.origin) for card in BUILDINGS]
    given = CARDS.check({"buildings.chapel.vp": 7, "buildings.well.vp": 3, "boards.emma.silver": 10})
    rows = {card.key: card for card in CARDS.corrected("buildings", CARDS.rows("buildings"), given)}
    assert rows["chapel"].origin == "corrected"
    assert rows["chapel"].printed_origin == "verified"
    assert rows["well"].origin == "verified"  # the Well's 3 VP are ours too
    emma = next(card for card in CARDS.corrected("boards", CARDS.rows("boards"), given) if card.key == "emma")
    assert (emma.origin, emma.printed_origin, emma.box) == ("corrected", "unknown", "unknown")
    assert [(card.key, card.vp, list(card.cost), card.origin) for card in BUILDINGS] == before
    assert [d.data() for entry in CARDS.entries(given) for d in entry.differences] == [
        {"kind": "buildings", "card": "chapel", "field": "vp", "ours": 6, "yours": 7},
        {"kind": "boards", "card": "emma", "field": "silver", "ours": 11, "yours": 10},
    ]


def test_differences_name_each_number_of_an_effect() -> None:
    given = CARDS.check({"apprentices.merchant-1.effect": {"pay_silver": 1, "clay": 4}})
    assert [(d.field, d.ours, d.yours) for d in CARDS.differences(given)] == [("effect.clay", 3, 4)]


def test_a_plain_game_uses_the_tables_as_they_are() -> None:
    assert all(row is card for row, card in zip(rules_for(read_options({})).buildings, BUILDINGS))
