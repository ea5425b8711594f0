"""Corrections to cards by the owner of a box: read, checked, applied, named in records."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import guildhall
from builder import TestTable, table
from guildhall import CorrectionError, PositionError, RecordError
from guildhall.architects import new_table, rules_for
from guildhall.architects.cards.browser import entries
from guildhall.architects.cards.buildings import BUILDINGS
from guildhall.architects.cards.corrections import (
    Numbers,
    Skills,
    check_corrections,
    corrected_cards,
    differences,
    fields_of,
    read_corrections,
)
from guildhall.architects.cards.tables import cards_of, kinds
from guildhall.architects.options import read_options
from guildhall.engine.corrections import Amounts, Name, Whole
from guildhall.engine.record import Record
from guildhall.words import say

DOCS = Path(__file__).parents[2] / "docs" / "cards.md"


def corrections(tmp_path: Path, text: str) -> dict[str, Any]:
    file = tmp_path / "my-cards.toml"
    file.write_text(text, encoding="utf-8")
    return read_corrections(file)


def text_of(kind: str, key: str, given: dict[str, Any]) -> str:
    return next(say(card.text()) for card in corrected_cards(kind, check_corrections(given)) if card.key == key)


# Reading.


def test_a_file_of_every_kind_is_read_flat(tmp_path: Path) -> None:
    example = re.search(r"```toml\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    assert example is not None
    assert corrections(tmp_path, example[1]) == {
        "buildings.chapel.vp": 7,
        "buildings.chapel.cost": {"clay": 2, "wood": 1, "stone": 4},
        "buildings.chapel.skills": ["carpentry", "tiling"],
        "buildings.chapel.virtue": 2,
        "buildings.chapel.effect": {"virtue": 3},
        "apprentices.squire-1.virtue": 0,
        "apprentices.squire-1.skills": ["tiling"],
        "apprentices.squire-1.effect": {"gold": 2},
        "apprentices.merchant-1.effect": {"pay_silver": 2, "clay": 4},
        "rewards.reward-1.gain": {"silver": 4, "virtue": 1},
        "markets.market-3.small": {"marble": 1},
        "markets.market-3.large": {"stone": 1, "marble": 2},
        "boards.hugo.prison": 9,
        "boards.hugo.silver": 11,
        "boards.hugo.virtue": 3,
        "boards.hugo.goods": {"clay": 1},
        "boards.hugo.cards": 1,
        "boards.hugo.debts": 1,
        "boards.hugo.effect": {"silver": 1},
        "crafts.craft-5.vp": 4,
        "crafts.craft-5.adornment": {"silver": 3},
        "crafts.craft-7.tool": {"silver": 0, "stone": 1},
        "rewards.reward-12.gain": {"virtue": 1, "influence": 3},
        "boards.charles.effect": {"influence_at_start": 2},
        "wonders.stone-wonder.amount": 13,
        "wonders.stone-wonder.influence": 6,
        "wonders.stone-wonder.tax": 2,
        "wonders.stone-wonder.vp": 15,
        "wonders.stone-wonder.virtue": 1,
        "contributions.contribution-2.clay": {"influence": 2},
        "contributions.contribution-2.gold": {"influence": 0, "rewards": 2},
        "contributions.contribution-2.profiteer": "quarry",
        "contributions.contribution-2.princess": "forest",
        "contributions.contribution-2.penalty": {"virtue": 2},
        "contributions.contribution-5.reward": {"silver": 4},
    }


def test_checked_corrections_stay_as_they_are(tmp_path: Path) -> None:
    once = corrections(
        tmp_path, '[buildings.well]\nskills = ["tiling", "carpentry"]\ncost = { stone = 2, clay = 1, wood = 0 }\n'
    )
    assert once == {"buildings.well.skills": ["carpentry", "tiling"], "buildings.well.cost": {"clay": 1, "stone": 2}}
    assert check_corrections(json.loads(json.dumps(once))) == once


def test_an_empty_file_corrects_nothing(tmp_path: Path) -> None:
    assert corrections(tmp_path, "# nothing yet\n") == {}


REFUSED = [
    ("[building.chapel]\nvp = 7",
     "building: 'building' is unknown. "
     "Valid: apprentices, buildings, rewards, markets, boards, crafts, wonders, contributions, opponents, schemes."),
    ("[buildings.chapell]\nvp = 7", "buildings.chapell: 'chapell' is unknown. Valid: chapel, cellar."),
    ("[buildings.zzz]\nvp = 7", "buildings.zzz: 'zzz' is unknown. Valid: smithy, steeple"),
    ("[apprentices.squire]\nvirtue = 0", "'squire' is unknown. Valid: squire-3, squire-2, squire-1."),
    ("[buildings.chapel]\npoints = 7",
     "buildings.chapel.points: 'points' is unknown. Valid: vp, cost, skills, virtue, effect."),
    ("[buildings.chapel]\ncost = { marbel = 1 }",
     "buildings.chapel.cost: 'marbel' is unknown. Valid: clay, wood, stone, gold, marble."),
    ("[buildings.chapel]\ncost = { silver = 1 }", "'silver' is unknown. Valid: clay, wood, stone, gold, marble."),
    ("[buildings.chapel]\ncost = 7", "buildings.chapel.cost is a table such as { clay = 1 }, not 7. Valid: clay"),
    ("[buildings.chapel]\ncost = { clay = -1 }", "buildings.chapel.cost.clay is a whole number from 0 to 15, not -1."),
    ("[buildings.chapel]\ncost = { clay = 9, wood = 9 }", "buildings.chapel.cost: 18 in all is more than 15."),
    ("[buildings.chapel]\nvp = 31", "buildings.chapel.vp is a whole number from 0 to 30, not 31."),
    ("[buildings.chapel]\nvp = -1", "buildings.chapel.vp is a whole number from 0 to 30, not -1."),
    ("[buildings.chapel]\nvp = 7.0", "from 0 to 30, not 7.0."),
    ("[buildings.chapel]\nvp = true", "from 0 to 30, not True."),
    ('[buildings.chapel]\nvp = "7"', "from 0 to 30, not '7'."),
    ("[buildings.chapel]\nvirtue = 10", "buildings.chapel.virtue is a whole number from -9 to 9, not 10."),
    ('[buildings.chapel]\nskills = ["mason"]',
     "buildings.chapel.skills: 'mason' is unknown. Valid: carpentry, tiling, masonry."),
    ('[buildings.chapel]\nskills = ["tiling", "tiling"]', "buildings.chapel.skills names 'tiling' twice."),
    ('[buildings.chapel]\nskills = "tiling"', "buildings.chapel.skills is a list of skills, not 'tiling'."),
    ("[buildings.chapel]\nskills = [1]", "buildings.chapel.skills: 1 is unknown."),
    ("[apprentices.squire-1]\nskills = []", "apprentices.squire-1.skills has to name at least one skill."),
    ("[apprentices.squire-1]\neffect = { golde = 1 }",
     "apprentices.squire-1.effect: 'golde' is unknown. Valid: clay, wood"),
    ("[apprentices.squire-1]\neffect = { gold = 21 }",
     "apprentices.squire-1.effect.gold is a whole number from 0 to 20, not 21."),
    ("[apprentices.squire-1]\neffect = { gold = 0 }", "apprentices.squire-1.effect leaves nothing to gain."),
    ("[apprentices.squire-1]\neffect = 2", "apprentices.squire-1.effect is a table such as { gold = 2 }, not 2."),
    ("[apprentices.labourer]\neffect = { gold = 1 }",
     "apprentices.labourer.effect: the effect of this card has no numbers."),
    ("[apprentices.merchant-1]\neffect = { pay_silver = 0 }", "apprentices.merchant-1.effect leaves nothing to pay."),
    ("[apprentices.merchant-1]\neffect = { pay_clay = 9, pay_wood = 9 }", "a price is at most 15 goods."),
    ("[apprentices.gatekeeper]\neffect = { workers = 3 }",
     "apprentices.gatekeeper.effect.workers is a whole number from 1 to 2, not 3."),
    ("[buildings.treasury]\neffect = { marble = 1 }",
     "buildings.treasury.effect: 'marble' is unknown. Valid: gold, silver."),
    ("[buildings.treasury]\neffect = { gold = 0 }",
     "buildings.treasury.effect.gold is a whole number from 1 to 20, not 0."),
    ("[buildings.keep]\neffect = { per = 0 }", "buildings.keep.effect.per is a whole number from 1 to 20, not 0."),
    ("[boards.frederick]\neffect = { by = 2 }", "boards.frederick.effect: the effect of this card has no numbers."),
    ("[boards.hugo]\nprison = 21", "boards.hugo.prison is a whole number from 0 to 20, not 21."),
    ("[boards.hugo]\nvirtue = 15", "boards.hugo.virtue is a whole number from 0 to 14, not 15."),
    ("[boards.hugo]\ngoods = { silver = 1 }", "boards.hugo.goods: 'silver' is unknown."),
    ("[rewards.reward-1]\ngain = {}", "rewards.reward-1.gain has to name at least one of its goods."),
    ("[crafts.craft-25]\nvp = 3", "crafts.craft-25: 'craft-25' is unknown. Valid: craft-5, craft-2,"),
    ("[crafts.craft-1]\ncost = 3", "crafts.craft-1.cost: 'cost' is unknown. Valid: vp, adornment, tool."),
    ("[crafts.craft-1]\nvp = 31", "crafts.craft-1.vp is a whole number from 0 to 30, not 31."),
    ("[crafts.craft-1]\nadornment = { clay = 0 }", "crafts.craft-1.adornment leaves nothing to gain."),
    ("[crafts.craft-1]\ntool = { cards = 0 }", "crafts.craft-1.tool leaves nothing to gain."),
    ("[crafts.craft-5]\ntool = { workers = 2 }", "crafts.craft-5.tool: the effect of this card has no numbers."),
    ("[crafts.craft-13]\nadornment = { virtue = 0 }",
     "crafts.craft-13.adornment.virtue is a whole number from 1 to 20, not 0."),
    ("[crafts.craft-17]\nadornment = { marble = 1 }",
     "crafts.craft-17.adornment: 'marble' is unknown. Valid: virtue, gold."),
    ("[wonders.stone-wonders]\nvp = 3",
     "'stone-wonders' is unknown. Valid: clay-wonder, wood-wonder, stone-wonder, gold-wonder, marble-wonder."),
    ("[wonders.stone-wonder]\ncost = 3",
     "wonders.stone-wonder.cost: 'cost' is unknown. Valid: amount, influence, tax, vp, virtue."),
    ("[wonders.stone-wonder]\ninfluence = 13",
     "wonders.stone-wonder.influence is a whole number from 0 to 12, not 13."),
    ("[wonders.stone-wonder]\namount = 0", "wonders.stone-wonder.amount is a whole number from 1 to 15, not 0."),
    ("[buildings.stone-wonder]\nvp = 3", "buildings.stone-wonder: 'stone-wonder' is unknown."),
    ("[contributions.contribution-8]\nclay = { influence = 1 }", "'contribution-8' is unknown. Valid: contribution-1,"),
    ("[contributions.contribution-1]\nsilver = { influence = 1 }",
     "contributions.contribution-1.silver: 'silver' is unknown. "
     "Valid: profiteer, princess, clay, wood, stone, gold, marble, penalty, reward."),
    ("[contributions.contribution-1]\nclay = { influence = 0 }",
     "contributions.contribution-1.clay leaves nothing to gain."),
    ("[contributions.contribution-1]\nclay = { influense = 2 }",
     "contributions.contribution-1.clay: 'influense' is unknown. Valid: clay, wood, stone,"),
    ("[contributions.contribution-1]\nclay = 2",
     "contributions.contribution-1.clay is a table such as { influence = 2 }, not 2."),
    ("[contributions.contribution-1]\nprincess = 'castle'",
     "contributions.contribution-1.princess: 'castle' is unknown. Valid: quarry, forest, silversmith, mines,"),
    ("[contributions.contribution-1]\nprofiteer = 'tax-stand'",
     "contributions.contribution-1.profiteer: 'tax-stand' is unknown."),
    ("[contributions.contribution-1]\nprofiteer = 3", "contributions.contribution-1.profiteer: 3 is unknown."),
    ("[contributions.contribution-1]\nprofiteer = ['mines']", "profiteer: ['mines'] is unknown."),
    ("[contributions.contribution-1]\npenalty = { debts = 0 }",
     "contributions.contribution-1.penalty.debts is a whole number from 1 to "),
    ("[contributions.contribution-2]\nreward = { gold = 1 }",
     "contributions.contribution-2.reward: the effect of this card has no numbers."),
    ("[rewards.reward-1]\ngain = { influence = 1 }", "rewards.reward-1.gain: 'influence' is unknown."),
    ("[rewards.reward-12]\ngain = { influence = 21 }",
     "rewards.reward-12.gain.influence is a whole number from 0 to 20, not 21."),
    ("[boards.charles]\neffect = { influence_at_start = 13 }",
     "boards.charles.effect.influence_at_start is a whole number from 0 to 12, not 13."),
    ("[boards.hugo]\neffect = { influence_at_start = 1 }", "boards.hugo.effect: 'influence_at_start' is unknown."),
    ("[apprentices.benefactor-1]\neffect = { pay_any = 0 }",
     "apprentices.benefactor-1.effect.pay_any is a whole number from 1 to 15, not 0."),
    ("[apprentices.benefactor-1]\neffect = { influence = 0 }",
     "apprentices.benefactor-1.effect leaves nothing to gain."),
    ("[markets.market-1]\nsmall = { virtue = 1 }", "markets.market-1.small: 'virtue' is unknown."),
    ("[markets.market-1]\nmedium = { gold = 1 }", "markets.market-1.medium: 'medium' is unknown. Valid: small, large."),
    ("buildings = 3", "buildings is a table of cards, not 3."),
    ("[buildings]\nchapel = 7", "buildings.chapel is a table of corrections, not 7. Valid: vp, cost"),
    ("[buildings.chapel\nvp = 7", "is not TOML: "),
    ("[buildings.chapel]\nvp = 7\nvp = 8", "is not TOML: "),
    ("[buildings.chapel]\nvp = " + "9" * 5000, "is not TOML: "),
    ("[buildings.chapel]\nvp = 0x" + "f" * 5000, "from 0 to 30, not this."),
    ("x = " + "[" * 100_000, "is not TOML: "),
]  # fmt: skip


@pytest.mark.parametrize(("text", "sentence"), REFUSED, ids=range(len(REFUSED)))
def test_what_cannot_be_is_refused_with_its_path_and_what_can(tmp_path: Path, text: str, sentence: str) -> None:
    with pytest.raises(CorrectionError) as refusal:
        corrections(tmp_path, text)
    assert str(refusal.value).startswith(str(tmp_path / "my-cards.toml"))
    assert sentence in str(refusal.value)


def test_a_refusal_holds_the_value_and_the_valid_ones(tmp_path: Path) -> None:
    with pytest.raises(CorrectionError) as refusal:
        corrections(tmp_path, '[buildings.chapel]\nskills = ["mason"]')
    assert refusal.value.value == "mason"
    assert refusal.value.valid == ["carpentry", "tiling", "masonry"]


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(CorrectionError, match="cannot be read: No such file"):
        read_corrections(tmp_path / "none.toml")
    with pytest.raises(CorrectionError, match="cannot be read: Is a directory"):
        read_corrections(tmp_path)
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(CorrectionError, match="is not a text file"):
        read_corrections(tmp_path / "binary.toml")
    (tmp_path / "long.toml").write_text("#" * 1_000_001)
    with pytest.raises(CorrectionError, match="is too long"):
        read_corrections(tmp_path / "long.toml")


@pytest.mark.parametrize("given", [[], "x", 3, None, {"chapel": 1}, {"buildings.chapel.vp.x": 1}, {3: 4}, {"": 1}])
def test_flat_corrections_of_a_wrong_shape_are_refused(given: Any) -> None:
    with pytest.raises(CorrectionError):
        check_corrections(given)
    with pytest.raises(CorrectionError):
        guildhall.new_game("architects", seed=1, corrections=given)


# What every card offers to correct.


def test_every_field_of_every_card_accepts_what_it_says_already() -> None:
    for kind in kinds():
        for card in cards_of(kind):
            for name, field in fields_of(card).items():
                if isinstance(field, Numbers) and not field.ours:
                    continue
                path = f"{kind}.{card.key}.{name}"
                assert check_corrections({path: field.ours}) == {path: field.ours}
                assert differences({path: field.ours}) == []


def test_every_number_of_every_effect_changes_the_text_and_nothing_else_does() -> None:
    """Raise or lower each number by one: the card's text names another number, and the rest stays."""
    changed = 0
    for kind in kinds():
        for card in cards_of(kind):
            fields = fields_of(card)
            numbers = [(effect, name) for effect, f in fields.items() if isinstance(f, Numbers) for name in f.ours]
            for effect, name in numbers:
                ours = fields[effect].ours[name]
                yours = ours + 1 if ours == 1 else ours - 1
                given = {f"{kind}.{card.key}.{effect}": {name: yours}}
                before, after = say(card.text()), text_of(kind, card.key, given)
                assert after != before, (card.key, name)
                row = next(row for row in corrected_cards(kind, check_corrections(given)) if row.key == card.key)
                assert fields_of(row)[effect].ours == {**fields[effect].ours, name: yours}
                assert {k: f.ours for k, f in fields_of(row).items() if k != effect} == {
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
         "When built: have every player with 2 or more own Workers in Prison lose 2 Virtue"),
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
    given = check_corrections({"buildings.chapel.vp": 7, "buildings.well.vp": 3, "boards.emma.silver": 10})
    rows = {card.key: card for card in corrected_cards("buildings", given)}
    assert rows["chapel"].origin == "corrected"
    assert rows["chapel"].printed_origin == "verified"
    assert rows["well"].origin == "verified"  # the Well's 3 VP are ours too
    emma = next(card for card in corrected_cards("boards", given) if card.key == "emma")
    assert (emma.origin, emma.printed_origin, emma.box) == ("corrected", "unknown", "unknown")
    assert [(card.key, card.vp, list(card.cost), card.origin) for card in BUILDINGS] == before
    assert [d.data() for entry in entries(given) for d in entry.differences] == [
        {"kind": "buildings", "card": "chapel", "field": "vp", "ours": 6, "yours": 7},
        {"kind": "boards", "card": "emma", "field": "silver", "ours": 11, "yours": 10},
    ]


def test_differences_name_each_number_of_an_effect() -> None:
    given = check_corrections({"apprentices.merchant-1.effect": {"pay_silver": 1, "clay": 4}})
    assert [(d.field, d.ours, d.yours) for d in differences(given)] == [("effect.clay", 3, 4)]


def test_a_plain_game_uses_the_tables_as_they_are() -> None:
    assert all(row is card for row, card in zip(rules_for(read_options({})).buildings, BUILDINGS))


# Playing by them.


def with_corrections(**given: Any) -> TestTable:
    """A table for two whose cards are corrected; `buildings__well__vp=5` is "buildings.well.vp"."""
    return table(2, corrections={name.replace("__", ".").replace("_", "-"): value for name, value in given.items()})


def test_a_building_costs_and_scores_what_the_correction_says() -> None:
    t = with_corrections(buildings__well__cost={"wood": 1}, buildings__well__vp=9, buildings__well__virtue=2)
    t.red.has(wood=1).with_hand("well")
    t.play("place guildhall")
    assert t.red.goods == {"clay": 4}
    assert t.red.virtue == 9
    assert t.red.score["buildings"] == 9


def test_a_building_wants_the_skills_of_the_correction() -> None:
    t = with_corrections(buildings__well__skills=["masonry"])
    t.red.has(wood=2, stone=2).with_hand("well")
    assert not t.may("place guildhall")
    t.red.with_apprentices("stonecutter-1")
    assert t.may("place guildhall")


def test_an_apprentice_has_the_skills_virtue_and_effect_of_the_correction() -> None:
    t = with_corrections(
        apprentices__stonecutter_1__skills=["tiling"],
        apprentices__stonecutter_1__virtue=3,
        apprentices__stonecutter_1__effect={"stone": 0, "gold": 2},
    )
    t.show(1, 1, "stonecutter-1")
    t.red.has(silver=4)
    t.play("place workshop", "hire stonecutter-1")
    assert t.red.virtue == 10
    assert t.red.seat.powers.skills == [0, 1, 0]
    t.turn_of("red").play("place quarry")
    assert t.red.goods == {"stone": 1, "gold": 2}


def test_a_trade_costs_and_brings_what_the_correction_says() -> None:
    t = with_corrections(apprentices__merchant_1__effect={"pay_silver": 0, "pay_wood": 1, "clay": 5})
    t.red.has(wood=1).with_apprentices("merchant-1")
    t.play("place storehouse", "use merchant-1")
    assert t.red.goods == {"clay": 5}


def test_an_end_game_effect_counts_by_the_correction() -> None:
    t = with_corrections(buildings__aqueduct__effect={"per": 2})
    t.red.with_buildings("aqueduct", "well", "smithy")
    assert t.red.score["buildings"] == 3 + 3 + 3 + 1


def test_a_reward_gives_what_the_correction_says() -> None:
    t = with_corrections(rewards__reward_1__gain={"marble": 2})
    t.reward_on_top("reward-1")
    t.red.has(gold=1).with_hand("well")
    t.play("place guildhall")
    assert t.red.goods == {"marble": 2}
    assert t.red.virtue == 7


def test_a_market_card_offers_what_the_correction_says() -> None:
    t = with_corrections(markets__market_1__small={"clay": 3}, markets__market_1__large={"gold": 4})
    t.small_market("market-1")
    t.red.has(silver=1)
    t.play("place market-left")
    assert t.red.goods == {"clay": 3}
    t.large_market("market-1")
    t.blue.has(silver=3)
    t.play("place market-right")
    assert t.blue.goods == {"gold": 4}


def test_a_board_starts_as_the_correction_says() -> None:
    game = guildhall.new_game(
        "architects",
        players=2,
        setup="variable",
        boards=["ada", "rudolf"],
        seed=1,
        corrections={
            "boards.ada.prison": 2, "boards.ada.silver": 6, "boards.ada.virtue": 12, "boards.ada.goods": {"stone": 3},
            "boards.ada.cards": 0, "boards.ada.debts": 2, "boards.rudolf.effect": {"more_apprentices": 3},
        },
    )  # fmt: skip
    while game.decision.name == "DraftPick":
        game.choose(game.options[0])
    ada = game.view(0)["seats"][0]
    assert ada["virtue"] == 12
    assert ada["goods"] == {"stone": 3, "silver": 6}
    assert ada["workers"] == {"prison": 2, "supply": 18}
    assert ada["debts"] == {"unpaid": 2, "paid": 0}
    assert ada["hand_size"] == 3


def test_an_adornment_and_a_tool_do_what_the_correction_says() -> None:
    t = table(
        2,
        expansions=["artisans"],
        corrections={"crafts.craft-5.vp": 6, "crafts.craft-5.adornment": {"silver": 0, "marble": 2},
                     "crafts.craft-7.tool": {"silver": 3}},
    )  # fmt: skip
    t.red.with_tool("woodcutter-1", "craft-7").with_buildings("well").has(silver=5)
    t.show_crafts("craft-5", "craft-1")
    t.play("place forest", "use tool woodcutter-1")
    assert t.red.goods == {"wood": 2, "silver": 8}
    t.red.at(guildhall=1)
    t.turn_of("red").play("stack guildhall")
    assert "Craft Card 5 as an Adornment (6 VP): gain 2 Marble" in [option.text for option in t.game.options]
    t.play("adorn craft-5")
    assert t.red.goods == {"wood": 2, "silver": 3, "marble": 2}
    assert t.red.score["adornments"] == 6


def test_a_wonder_costs_and_scores_what_the_correction_says() -> None:
    t = table(
        2,
        expansions=["wonders"],
        corrections={"wonders.stone-wonder.amount": 4, "wonders.stone-wonder.influence": 2,
                     "wonders.stone-wonder.tax": 1, "wonders.stone-wonder.vp": 9, "wonders.stone-wonder.virtue": 1},
    )  # fmt: skip
    t.lay("stone-wonder", 1)
    t.red.has(stone=3, silver=1).with_influence(2)
    t.play("place guildhall", "token quarry")
    assert (t.red.goods, t.red.influence, t.red.virtue) == ({}, 0, 8)
    assert t.red.score["buildings"] == 9


def test_contributions_and_consequences_are_what_the_correction_says() -> None:
    t = table(
        2,
        expansions=["wonders"],
        corrections={
            "contributions.contribution-1.princess": "forest",
            "contributions.contribution-1.profiteer": "mines",
            "contributions.contribution-1.reward": {"rewards": 0, "gold": 2},
            "contributions.contribution-1.penalty": {"debts": 2},
            "contributions.contribution-2.clay": {"influence": 0, "virtue": 2},
        },
    )
    assert (t.princess, t.profiteer) == ("forest", "mines")
    t.open_to_contribute("contribution-2", filled=["wood", "stone", "gold", "marble"])
    t.red.has(clay=1)
    t.blue.at(mines=1)
    t.play("place forest", "contribute clay")
    assert t.red.influence == 0
    assert t.red.virtue == 9
    assert t.red.gold == 2
    assert t.blue.unpaid == 2 + 1  # and one for the most Workers in Prison


def test_figures_that_a_correction_puts_at_one_place_both_count() -> None:
    t = table(2, expansions=["wonders"], corrections={"contributions.contribution-1.profiteer": "silversmith"})
    t.open_to_contribute("contribution-2")
    t.red.has(clay=1)
    t.play("place silversmith", "contribute clay")
    assert t.red.influence == 2  # one from the Profiteer, one for the Clay


def test_a_reward_with_influence_gives_what_the_correction_says() -> None:
    t = table(2, expansions=["wonders"], corrections={"rewards.reward-12.gain": {"influence": 4}})
    t.reward_on_top("reward-12")
    t.red.has(gold=1).with_hand("well")
    t.play("place guildhall")
    assert t.red.influence == 4
    assert t.red.virtue == 7


def test_influence_starts_where_the_correction_says() -> None:
    game = guildhall.new_game(
        "architects", players=2, setup="variable", boards=["arnulf", "charles"], expansions=["wonders"], seed=1,
        corrections={"boards.arnulf.effect": {"influence_at_start": 12},
                     "boards.charles.effect": {"influence_at_start": 0}},
    )  # fmt: skip
    assert game.view(0)["wonders"]["influence"] == {"red": 12, "blue": 0}


def test_a_trade_of_any_goods_costs_what_the_correction_says() -> None:
    t = table(
        2, expansions=["wonders"], corrections={"apprentices.benefactor-1.effect": {"pay_any": 2, "influence": 3}}
    )
    t.red.has(clay=1, stone=1).with_apprentices("benefactor-1")
    t.play("place storehouse", "use benefactor-1")
    assert (t.red.goods, t.red.influence) == ({}, 3)


def test_an_answer_says_what_a_corrected_apprentice_does() -> None:
    t = with_corrections(apprentices__jeweller_1__effect={"silver": 3})
    t.show(1, 1, "jeweller-1")
    t.red.has(silver=4)
    t.play("place workshop")
    assert "Hire the Jeweller (At the Silversmith: gain 3 Silver)" in [option.text for option in t.game.options]


# Records and positions.


GIVEN = {"buildings.chapel.vp": 7, "buildings.chapel.cost": {"clay": 1}, "apprentices.squire-1.effect": {"gold": 3}}


def played(**options: Any) -> guildhall.Game:
    game = guildhall.new_game("architects", players=2, seed=5, **options)
    for _ in range(60):
        game.choose(game.options[len(game.options) // 2])
    return game


def test_a_record_names_the_corrections_and_replays(tmp_path: Path) -> None:
    file = tmp_path / "my-cards.toml"
    file.write_text("[buildings.chapel]\nvp = 7\ncost = { clay = 1 }\n[apprentices.squire-1]\neffect = { gold = 3 }\n")
    game = played(cards=file)
    text = str(game.record())
    assert f"corrections: {json.dumps(GIVEN, separators=(',', ':'))}\n" in text
    file.unlink()
    again = guildhall.load(text)
    assert again.hash == game.hash
    assert again.setup["corrections"] == GIVEN
    assert str(again.record()) == text


def test_a_game_without_corrections_does_not_mention_them() -> None:
    assert "corrections" not in str(played().record())
    assert "corrections" not in str(played(corrections={}).record())


def test_a_correction_is_part_of_the_state() -> None:
    """The same answers by other cards are another game."""
    assert played().hash != played(corrections={"buildings.chapel.vp": 7}).hash


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        ("buildings.chapell.vp", 7, "'chapell' is unknown. Valid: chapel, cellar."),
        ("buildings.chapel.vp", 99, "buildings.chapel.vp is a whole number from 0 to 30, not 99."),
        ("buildings.chapel.vp", None, "not None."),
        ("cards.chapel.vp", 7, "'cards' is unknown."),
        ("vp", 7, "A correction has a name such as 'buildings.chapel.vp', not 'vp'."),
    ],
)
def test_a_record_or_position_with_a_wrong_correction_is_refused(path: str, value: Any, sentence: str) -> None:
    game = played(corrections=GIVEN)
    record = game.record()
    options = {**record.options, "corrections": {**GIVEN, path: value}}
    edited = Record(record.game, record.rules, record.seed, options, record.answers, record.end)
    with pytest.raises(RecordError, match=re.escape(sentence)):
        guildhall.load(str(edited))
    position = game.position()
    position["options"] = {**position["options"], "corrections": {path: value}}
    with pytest.raises(PositionError, match=re.escape(sentence)):
        guildhall.load_position(position)


def test_a_record_with_other_corrections_than_it_was_played_with_is_refused() -> None:
    record = played(corrections=GIVEN).record()
    options = {**record.options, "corrections": {"buildings.chapel.vp": 8}}
    with pytest.raises(RecordError):
        guildhall.load(str(Record(record.game, record.rules, record.seed, options, record.answers, record.end)))


def test_a_position_keeps_its_corrections() -> None:
    game = played(corrections=GIVEN)
    again = guildhall.load_position(json.loads(json.dumps(game.position())))
    assert again.hash == game.hash
    assert again.setup["corrections"] == GIVEN


def anything(chance: Random) -> dict[str, Any]:
    """A correction of every field of every card, to anything that it may be."""
    given: dict[str, Any] = {}
    for kind in kinds():
        for card in cards_of(kind):
            for name, field in fields_of(card).items():
                value: Any = None
                if isinstance(field, Whole):
                    value = chance.randint(field.least, field.most)
                elif isinstance(field, Amounts):
                    names = chance.sample(field.names, chance.randint(1, 3))
                    value = {good: chance.randint(1, min(field.most, field.total // 3)) for good in names}
                elif isinstance(field, Name):
                    value = chance.choice(field.valid)
                elif isinstance(field, Skills):
                    value = chance.sample(["carpentry", "tiling", "masonry"], chance.randint(1, 3))
                elif isinstance(field, Numbers) and field.ours:
                    value = {number: chance.randint(1, min(5, field.numbers[number].most)) for number in field.ours}
                if value is not None:
                    given[f"{kind}.{card.key}.{name}"] = value
    return given


@pytest.mark.parametrize("seed", range(12))
def test_whatever_passes_the_check_can_be_played_to_the_end(seed: int) -> None:
    chance = Random(seed)
    options = {
        "players": 2 + seed % 3,
        "expansions": ([], ["artisans"], ["wonders"], ["artisans", "wonders"])[seed % 4],
        "setup": "variable",
        "board_sets": ["base", "promo", "unknown"],
        "promo_cards": True,
        "corrections": anything(chance),
    }
    state = new_table(seed, **options)
    while not state.is_over:
        state.answer(chance.choice(state.answers))
    assert min(state.ranks()) == 1
