"""Age of Artisans, put together: what it adds to the rules of the base game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from guildhall.architects.artisans.answers import ArtisanWords
from guildhall.architects.artisans.apprentices import APPRENTICES
from guildhall.architects.artisans.boards import BOARDS
from guildhall.architects.artisans.buildings import BUILDINGS
from guildhall.architects.artisans.crafting import (
    FreeTool,
    Stack,
    ToolOnMarket,
    ToolsOfDismissed,
)
from guildhall.architects.artisans.crafts import CRAFTS
from guildhall.architects.artisans.events import ARTISAN_PLACED, STACKED
from guildhall.architects.artisans.measures import artisan_measures
from guildhall.architects.artisans.names import TOOL_AT_START
from guildhall.architects.artisans.observation import artisan_sections
from guildhall.architects.artisans.part import ArtisansKind
from guildhall.architects.artisans.paying_with_tools import ToolsHelper
from guildhall.architects.artisans.pieces import (
    ArtisanPlace,
    ArtisanPowers,
    NewWindow,
    PiecesObserver,
    WorkerPlace,
    WorkersAndArtisan,
)
from guildhall.architects.artisans.rows import Craft
from guildhall.architects.artisans.scoring import AdornmentPoints, ToolPoints
from guildhall.architects.artisans.tokens import WORDS as WORDS  # so that they are known with the cards
from guildhall.architects.artisans.uses import artisan_uses
from guildhall.architects.artisans.using_tools import ToolsObserver
from guildhall.architects.artisans.worth import ArtisansBox
from guildhall.architects.cards.tables import CARDS
from guildhall.architects.expansions import Expansion
from guildhall.architects.names import AREAS, GUILDHALL
from guildhall.architects.setup import StartPlay, draft_apprentices
from guildhall.engine.agenda import Step
from guildhall.engine.stepping import steps_in

if TYPE_CHECKING:
    from guildhall.architects.rules import Rules
    from guildhall.architects.table import Table


def extend(rules: Rules) -> None:
    corrections = rules.options.corrections
    first_apprentice = len(rules.apprentices)
    first_building = len(rules.buildings)
    rules.add_apprentices(CARDS.corrected("apprentices", APPRENTICES, corrections))
    rules.apprentice_deck += range(first_apprentice, len(rules.apprentices))
    rules.add_buildings(CARDS.corrected("buildings", BUILDINGS, corrections))
    rules.building_deck += range(first_building, len(rules.buildings))
    rules.add_boards(CARDS.corrected("boards", BOARDS, corrections))
    crafts: list[Craft] = CARDS.corrected("crafts", CRAFTS, corrections)

    words = ArtisanWords(rules, crafts)
    rules.namers.append(words)
    rules.workers += 1
    base_places = rules.places
    for_artisan = [ArtisanPlace(place, words.artisan[i]) for i, place in enumerate(base_places[:GUILDHALL])]
    stack = Stack(GUILDHALL)
    stack.word = words.stack
    rules.places = [*(WorkerPlace(place) for place in base_places), *for_artisan, stack]
    rules.crew = WorkersAndArtisan(base_places, for_artisan, stack)
    rules.market_extras.append(ToolOnMarket())
    width = rules.guildhall_spaces // 4
    rules.apprentice_reset_spaces = [3, width + 3, 2 * width + 3]

    rules.parts.append(ArtisansKind(crafts, words))
    rules.power_givers.append(ArtisanPowers())
    rules.observers += [PiecesObserver(), ToolsObserver(), ToolsOfDismissed()]
    rules.add_helper(ToolsHelper())

    draft_apprentices(rules.setup_steps)
    for i, step in enumerate(rules.setup_steps):
        if isinstance(step, StartPlay):
            rules.setup_steps.insert(i, StartingTools())
            break
    rules.reset_steps.insert(0, NewWindow())
    rules.end_of_turn.insert(len(rules.end_of_turn) - 1, NewWindow())
    rules.card_kinds.append("craft")
    rules.uses += artisan_uses(crafts)
    rules.weight_boxes.append(ArtisansBox("artisans", tempo=0.5))
    rules.sections += artisan_sections(rules, crafts)
    rules.measures += artisan_measures()
    rules.visits[ARTISAN_PLACED] = list(AREAS)
    rules.visits[STACKED] = [AREAS[GUILDHALL]]
    rules.score_rows[1:1] = [AdornmentPoints("adornments"), ToolPoints("tools")]
    rules.add_steps(steps_in("guildhall.architects.artisans", later=["StartingTools", "ToolFirst", "ArtisanCaptures"]))
    rules.counts["craft"] = len(crafts)


class StartingTools(Step["Table"]):
    """After the Building draft: a board that starts with a Tool chooses it."""

    def resolve(self, table: Table) -> None:
        for index in reversed(table.clockwise(table.first)):
            seat = table.seats[index]
            if seat.powers.numbers[TOOL_AT_START]:
                table.push(FreeTool(index))


EXPANSION: Final = Expansion(
    "artisans",
    extend,
    most_players=6,
    tables={"apprentices": APPRENTICES, "buildings": BUILDINGS, "boards": BOARDS, "crafts": CRAFTS},
    brings=("starting_apprentice", "apprentice_resets"),
)
