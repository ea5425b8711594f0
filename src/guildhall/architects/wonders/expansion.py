"""Works of Wonder, put together: what it adds to the rules of the base game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from guildhall.architects.cards.tables import CARDS
from guildhall.architects.expansions import Expansion
from guildhall.architects.setup import draft_apprentices
from guildhall.architects.wonders.answers import WonderWords
from guildhall.architects.wonders.apprentices import APPRENTICES
from guildhall.architects.wonders.boards import BOARDS
from guildhall.architects.wonders.building import WondersToBuild, prices_of
from guildhall.architects.wonders.buildings import BUILDINGS
from guildhall.architects.wonders.cards import CONTRIBUTIONS, WONDERS
from guildhall.architects.wonders.figures import (
    AfterActions,
    FiguresArrival,
    FiguresInterlude,
    FiguresObserver,
    PrepaidSilverLapses,
)
from guildhall.architects.wonders.measures import wonder_measures
from guildhall.architects.wonders.observation import wonder_sections
from guildhall.architects.wonders.part import Rows, WondersKind
from guildhall.architects.wonders.powers import WonderPowers
from guildhall.architects.wonders.replacing import InfluenceHelper
from guildhall.architects.wonders.reset import (
    EARLY_SHUFFLE,
    add_steps,
)
from guildhall.architects.wonders.rewards import REWARDS
from guildhall.architects.wonders.rows import Contribution, Wonder
from guildhall.architects.wonders.scoring import (
    AWARD_NEEDS_INFLUENCE,
    COOP,
    end_steps,
)
from guildhall.architects.wonders.tokens import WORDS as WORDS  # so that they are known with the cards
from guildhall.architects.wonders.uses import wonder_uses
from guildhall.architects.wonders.worth import WondersBox
from guildhall.engine.stepping import steps_in

if TYPE_CHECKING:
    from guildhall.architects.rules import Rules

COLUMNS: Final = 5  # of the Workshop's display: the last one lies on the Influence Board


def extend(rules: Rules) -> None:
    corrections = rules.options.corrections
    first_apprentice = len(rules.apprentices)
    first_building = len(rules.buildings)
    first_reward = len(rules.rewards)
    rules.add_apprentices(CARDS.corrected("apprentices", APPRENTICES, corrections))
    rules.apprentice_deck += range(first_apprentice, len(rules.apprentices))
    rules.add_buildings(CARDS.corrected("buildings", BUILDINGS, corrections))
    rules.building_deck += range(first_building, len(rules.buildings))
    rules.add_boards(CARDS.corrected("boards", BOARDS, corrections))
    rules.rewards += CARDS.corrected("rewards", REWARDS, corrections)
    rules.reward_deck += range(first_reward, len(rules.rewards))
    rules.rewards_used = len(rules.reward_deck)

    wonders: list[Wonder] = CARDS.corrected("wonders", WONDERS, corrections)
    contributions: list[Contribution] = CARDS.corrected("contributions", CONTRIBUTIONS, corrections)
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
    rules.weight_boxes.append(WondersBox("wonders", tempo=0.5))
    rules.sections += wonder_sections(rows)
    rules.measures += wonder_measures()
    rules.card_kinds.append("contribution")
    rules.add_steps(steps_in("guildhall.architects.wonders"))


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
    flags=(COOP, EARLY_SHUFFLE, AWARD_NEEDS_INFLUENCE),
    brings=("starting_apprentice",),
)
