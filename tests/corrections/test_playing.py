"""A game by corrected cards goes by the corrections."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import guildhall
from builders.tables import TestTable, table
from guildhall.architects import new_table
from guildhall.architects.cards.fields import Numbers, Skills
from guildhall.architects.cards.tables import CARDS, cards_of
from guildhall.engine.corrections import Amounts, Half, Name, Whole


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


def anything(chance: Random) -> dict[str, Any]:
    """A correction of every field of every card, to anything that it may be."""
    given: dict[str, Any] = {}
    for kind in CARDS.kinds():
        for card in cards_of(kind):
            for name, field in card.fields().items():
                value: Any = None
                if isinstance(field, Whole):
                    value = chance.randint(field.least, field.most)
                elif isinstance(field, Amounts):
                    names = chance.sample(field.names, chance.randint(1, 3))
                    value = {good: chance.randint(1, min(field.most, field.total // 3)) for good in names}
                elif isinstance(field, Name) and not isinstance(field, Half):
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
