"""Joining a game: what every opponent adds to the rules, and how a single player's hand is dealt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.architects.setup import DRAFT_PICKS, DealPlans, DraftPick, PassPacks
from guildhall.architects.solo.events import SCHEME_DRAWN
from guildhall.architects.solo.keeper import Keeper, KeeperAtSeat
from guildhall.architects.solo.observation import SchemesSection
from guildhall.architects.solo.part import SoloKind
from guildhall.architects.solo.rows import Scheme
from guildhall.engine.agenda import Step
from guildhall.engine.study import CardUse

if TYPE_CHECKING:
    from guildhall.architects.rules import Rules
    from guildhall.architects.solo.craft_supply import CraftSupply
    from guildhall.architects.table import Table

DEALT = 5  # to a single player, who keeps three


def join(rules: Rules, keeper: Keeper, schemes: list[Scheme], craft_supply: CraftSupply | None) -> None:
    """Sit down at the last seat, with these cards."""
    rules.parts.append(SoloKind(keeper.board, schemes, craft_supply))
    rules.power_givers.append(KeeperAtSeat(keeper))
    rules.sections.append(SchemesSection(keeper.board, schemes, craft_supply))
    rules.uses.append(SchemesDrawn("schemes_drawn", schemes))
    if rules.options.players == 1:
        for i, step in enumerate(rules.setup_steps):
            if isinstance(step, DealPlans):
                rules.setup_steps[i] = DealFive()


class DealFive(Step["Table"]):
    """Five Building cards for the only player, who keeps three; the others go under the pile."""

    def resolve(self, table: Table) -> None:
        table.packs = [[table.building_pile.pop() for _ in range(DEALT)]]
        table.reveals += 1
        table.push(PassPacks(DRAFT_PICKS))
        for _ in range(DRAFT_PICKS):
            table.push(DraftPick(0))


class SchemesDrawn(CardUse["Rules"]):
    def __init__(self, key: str, schemes: list[Scheme]) -> None:
        super().__init__(key, "", [SCHEME_DRAWN])
        self.schemes = schemes

    def cards(self, rules: Rules) -> list[tuple[int, str]]:
        return [(i, scheme.key) for i, scheme in enumerate(self.schemes)]
