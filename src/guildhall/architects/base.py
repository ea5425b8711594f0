"""The base game, put together: what an expansion's `extend` starts from."""

from __future__ import annotations

from typing import Final

from guildhall.architects.cards.apprentices import APPRENTICES
from guildhall.architects.cards.boards import BOARDS
from guildhall.architects.cards.buildings import BUILDINGS
from guildhall.architects.cards.markets import MARKETS
from guildhall.architects.cards.rewards import REWARDS
from guildhall.architects.cards.tables import CARDS
from guildhall.architects.events import TURN_STARTED, WORKER_PLACED
from guildhall.architects.locations.black_market import BlackMarket
from guildhall.architects.locations.forest import Forest
from guildhall.architects.locations.guardhouse import Guardhouse
from guildhall.architects.locations.guildhall import (
    Guildhall,
)
from guildhall.architects.locations.mines import Mines
from guildhall.architects.locations.place import Crew
from guildhall.architects.locations.quarry import Quarry
from guildhall.architects.locations.silversmith import Silversmith
from guildhall.architects.locations.storehouse import Storehouse
from guildhall.architects.locations.tax_stand import TaxStand
from guildhall.architects.locations.town_centre import TownCentre
from guildhall.architects.locations.workshop import Workshop
from guildhall.architects.measures import base_measures
from guildhall.architects.names import (
    AREAS,
    FOREST,
    GUARDHOUSE,
    GUILDHALL,
    MARKET_LEFT,
    MARKET_MIDDLE,
    MARKET_RIGHT,
    MINES,
    QUARRY,
    SILVERSMITH,
    STOREHOUSE,
    TAX_STAND,
    TOWN_CENTRE,
    WORKSHOP,
)
from guildhall.architects.observation import base_sections
from guildhall.architects.options import Options
from guildhall.architects.reset import (
    base_steps,
)
from guildhall.architects.rules import Rules
from guildhall.architects.scoring import base_end_steps, base_rows
from guildhall.architects.setup import base_setup
from guildhall.architects.turn import (
    base_end_of_turn,
)
from guildhall.architects.uses import base_uses
from guildhall.engine.stepping import steps_in

BOXES: Final = ("artisans", "wonders", "solo", "companion")  # folders that add themselves, or nothing
# Steps that came when the others were known to learning programs.
LATER: Final = ("Bring", "DismissAtWill", "SendCaptured", "UseAbility", "VirtueForTax")


def base_game(options: Options) -> Rules:
    """The rules of the base game for these options."""
    rules = Rules(options)
    promo = options.promo_cards
    rules.rewards = CARDS.corrected("rewards", REWARDS, options.corrections)
    rules.markets = CARDS.corrected("markets", MARKETS, options.corrections)
    rules.add_apprentices(CARDS.corrected("apprentices", APPRENTICES, options.corrections))
    rules.add_buildings(CARDS.corrected("buildings", BUILDINGS, options.corrections))
    rules.add_boards(CARDS.corrected("boards", BOARDS, options.corrections))
    rules.words.add_later()
    rules.apprentice_deck = [i for i, card in enumerate(rules.apprentices) if promo or card.box == "base"]
    rules.building_deck = [i for i, card in enumerate(rules.buildings) if promo or card.box == "base"]
    rules.reward_deck = list(range(len(rules.rewards)))
    rules.rewards_used = min(2 * options.seats + 1, len(rules.reward_deck))

    rules.places = [
        Quarry(QUARRY),
        Forest(FOREST),
        Silversmith(SILVERSMITH),
        Mines(MINES),
        Storehouse(STOREHOUSE),
        Workshop(WORKSHOP),
        TownCentre(TOWN_CENTRE),
        TaxStand(TAX_STAND),
        Guardhouse(GUARDHOUSE),
        BlackMarket(MARKET_LEFT),
        BlackMarket(MARKET_MIDDLE),
        BlackMarket(MARKET_RIGHT),
        Guildhall(GUILDHALL),
    ]
    for place in rules.places:
        place.word = rules.words.place[place.area]
    rules.crew = Crew(rules.places)
    rules.capture_places = 2 if options.seats <= 3 else 1
    width = min(6, max(3, options.seats + 1))  # the board has six columns
    rules.guildhall_spaces = 4 * width
    rules.reset_spaces = [2 * width + 1, 3 * width + 1]
    if options.apprentice_resets:
        rules.apprentice_reset_spaces = [3, width + 3, 2 * width + 3]

    rules.setup_steps = base_setup(options)
    rules.end_of_turn = base_end_of_turn()
    rules.reset_steps = base_steps()
    rules.end_steps = base_end_steps()
    rules.score_rows = base_rows()
    rules.uses = base_uses()
    rules.measures = base_measures()
    rules.turn_event = TURN_STARTED
    rules.visits = {WORKER_PLACED: list(AREAS)}
    rules.sections = base_sections(rules)
    rules.add_steps(steps_in("guildhall.architects", besides=BOXES, later=LATER))
    return rules
