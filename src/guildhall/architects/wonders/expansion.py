"""Works of Wonder, put together: what it adds to the rules of the base game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from guildhall.architects.cards.corrections import (
    corrected_apprentices,
    corrected_boards,
    corrected_buildings,
    corrected_others,
    corrected_rewards,
)
from guildhall.architects.expansions import Expansion
from guildhall.architects.names import LARGE_CIRCLES
from guildhall.architects.paying import Price
from guildhall.architects.setup import draft_apprentices
from guildhall.architects.wonders.answers import WonderWords
from guildhall.architects.wonders.apprentices import APPRENTICES
from guildhall.architects.wonders.boards import BOARDS
from guildhall.architects.wonders.building import WhereToken, WondersToBuild, prices_of
from guildhall.architects.wonders.buildings import BUILDINGS
from guildhall.architects.wonders.cards import CONTRIBUTIONS, WONDERS
from guildhall.architects.wonders.effects import SecondEffect, WhomToPlace
from guildhall.architects.wonders.events import INFLUENCE_GAINED, KINDS
from guildhall.architects.wonders.figures import (
    AfterActions,
    BeforeAction,
    FiguresArrival,
    FiguresInterlude,
    FiguresObserver,
    HowWonderHelps,
    LastContribution,
    PrepaidSilverLapses,
)
from guildhall.architects.wonders.measures import wonder_measures
from guildhall.architects.wonders.names import SLOTS
from guildhall.architects.wonders.observation import wonder_sections
from guildhall.architects.wonders.part import Rows, WondersKind
from guildhall.architects.wonders.powers import WonderPowers
from guildhall.architects.wonders.replacing import HowToReplace, InfluenceHelper
from guildhall.architects.wonders.reset import (
    BeforeConsequences,
    LayResources,
    MoveFigures,
    PrincessConsequence,
    PrincessReward,
    ProfiteerConsequence,
    TurnContribution,
    add_steps,
)
from guildhall.architects.wonders.rewards import REWARDS
from guildhall.architects.wonders.rows import Contribution, Wonder
from guildhall.architects.wonders.scoring import (
    COOP,
    LossesAtEnd,
    MostInfluence,
    OthersAtEnd,
    SeatLossesAtEnd,
    end_steps,
)
from guildhall.architects.wonders.uses import wonder_uses
from guildhall.architects.wonders.worth import InfluenceHeld, WonderPlans
from guildhall.engine.agenda import Step

if TYPE_CHECKING:
    from guildhall.architects.rules import Rules

STEPS: list[type[Step[Any]]] = [
    AfterActions, BeforeAction, BeforeConsequences, HowToReplace, HowWonderHelps, LastContribution, LayResources,
    LossesAtEnd, MostInfluence, MoveFigures, OthersAtEnd, PrepaidSilverLapses, PrincessConsequence, PrincessReward,
    ProfiteerConsequence, SeatLossesAtEnd, SecondEffect, TurnContribution, WhereToken, WhomToPlace,
]  # fmt: skip
COLUMNS: Final = 5  # of the Workshop's display: the last one lies on the Influence Board


def extend(rules: Rules) -> None:
    corrections = rules.options.corrections
    first_apprentice = len(rules.apprentices)
    first_building = len(rules.buildings)
    first_reward = len(rules.rewards)
    rules.add_apprentices(corrected_apprentices(APPRENTICES, corrections))
    rules.apprentice_deck += range(first_apprentice, len(rules.apprentices))
    rules.add_buildings(corrected_buildings(BUILDINGS, corrections))
    rules.building_deck += range(first_building, len(rules.buildings))
    rules.add_boards(corrected_boards(BOARDS, corrections))
    rules.rewards += corrected_rewards(REWARDS, corrections)
    rules.reward_deck += range(first_reward, len(rules.rewards))
    rules.rewards_used = len(rules.reward_deck)

    wonders: list[Wonder] = []
    for card in corrected_others("wonders", WONDERS, corrections):
        assert isinstance(card, Wonder)
        wonders.append(card)
    contributions: list[Contribution] = []
    for card in corrected_others("contributions", CONTRIBUTIONS, corrections):
        assert isinstance(card, Contribution)
        contributions.append(card)
    first_wonder = len(rules.buildings)
    rules.add_buildings([wonder.building() for wonder in wonders])
    rules.buildings_besides += range(first_wonder, len(rules.buildings))
    words = WonderWords(rules)
    rows = Rows(wonders, contributions, words, first_wonder, [prices_of(wonder) for wonder in wonders])

    rules.columns = COLUMNS
    rules.parts.append(WondersKind(rows))
    rules.power_givers.append(WonderPowers())
    rules.observers.append(FiguresObserver())
    rules.arrivals.append(FiguresArrival())
    rules.interludes.append(FiguresInterlude())
    rules.guildhall_extras.append(WondersToBuild())
    rules.add_helper(InfluenceHelper())

    draft_apprentices(rules.setup_steps)
    rules.end_of_turn.insert(0, AfterActions())
    rules.end_of_turn.insert(len(rules.end_of_turn) - 1, PrepaidSilverLapses())
    add_steps(rules.reset_steps)
    rules.end_steps = end_steps()
    rules.uses += wonder_uses(rows)
    rules.weights.tempo += 0.5
    rules.aspects += [InfluenceHeld(), WonderPlans()]
    rules.sections += wonder_sections(rows)
    rules.measures += wonder_measures()
    rules.card_kinds.append("contribution")
    for i, kind in enumerate(KINDS):
        rules.event_kinds[INFLUENCE_GAINED + i] = kind
    rules.add_steps(STEPS)
    rules.step_cards["SecondEffect"] = "building"
    circle = (0, LARGE_CIRCLES - 1)
    rules.step_numbers.update(
        {
            "HowToReplace": [(0, 2**20)] * len(Price().numbers()),
            "HowWonderHelps": [circle, (0, 99)],
            "WhereToken": [(0, SLOTS - 1)],
            "WhomToPlace": [circle],
        }
    )


EXPANSION: Final = Expansion(
    "wonders",
    extend,
    tables={
        "apprentices": APPRENTICES,
        "buildings": BUILDINGS,
        "rewards": REWARDS,
        "boards": BOARDS,
        "wonders": WONDERS,
        "contributions": CONTRIBUTIONS,
    },
    flags=(COOP,),
    brings=("starting_apprentice",),
)
