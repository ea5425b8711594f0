"""The rules of one game: what never changes while it is played, and is shared by all its clones."""

from __future__ import annotations

from typing import Any

from guildhall.engine.observation import Section
from guildhall.engine.stepping import steps_in
from guildhall.engine.table import GameRules
from guildhall.viscounts.answers import Words
from guildhall.viscounts.cards.rows import ClericBonus, Figures, Manuscript, PlayerCard, Printed, Scheme, Townsfolk
from guildhall.viscounts.cards.tables import Tables
from guildhall.viscounts.cards.tokens import CRIMINAL
from guildhall.viscounts.constants import LARGE_FROM, SECOND_FROM
from guildhall.viscounts.events import MOVED, TURN_STARTED
from guildhall.viscounts.names import ACTIONS, BUILDINGS, NOBODY, SEATS, SPACES
from guildhall.viscounts.options import Options
from guildhall.viscounts.uses import uses_of
from guildhall.viscounts.worth import Weights, base_aspects


class Points:
    """What things are worth at the end."""

    def __init__(self, numbers: dict[str, Figures]) -> None:
        castle = numbers["castle"]
        self.buildings: list[int] = [numbers[building].get("vp") for building in BUILDINGS]
        self.tiers: list[int] = [castle.get(f"tier_{tier}") for tier in (1, 2, 3)]
        self.leader = castle.get("leader")
        self.unpaid = numbers["debt"].get("unpaid")
        self.paid = numbers["debt"].get("paid")
        self.plain = numbers["deed"].get("plain")
        self.flipped = numbers["deed"].get("flipped")
        self.poverty: list[int] = [numbers["poverty"].get(place) for place in ("first", "second")]
        self.prosperity: list[int] = [numbers["prosperity"].get(place) for place in ("first", "second")]


class Rules(GameRules):
    def __init__(self, options: Options, tables: Tables) -> None:
        super().__init__(options, SEATS)
        self.options = options
        # The seat that follows cards, if there is one.
        self.automaton = options.players if options.seats > options.players else NOBODY
        self.large = options.players >= LARGE_FROM
        self.second_counts = options.players >= SECOND_FROM
        numbers = {row.key: row for row in tables.numbers}
        self.points = Points(numbers)
        # Debts above Poverty, and deeds above Prosperity.
        self.kingdom_pile = numbers["kingdom-pile"].get(f"players_{options.seats}")

        # Every card by its number.
        self.townsfolk: list[Townsfolk] = tables.townsfolk
        self.player_cards: list[PlayerCard] = tables.player_cards
        self.manuscripts: list[Manuscript] = tables.manuscripts
        self.cleric_bonuses: list[ClericBonus] = tables.cleric_bonuses
        self.schemes: list[Scheme] = tables.schemes
        self.spots: list[Printed] = tables.spots
        self.links: list[Printed] = tables.links
        self.wedges: list[Printed] = tables.wedges
        self.starting: list[int] = self._group("starting")
        self.heroes: list[int] = self._group("hero")
        self.neutral: list[int] = self._group("neutral")
        # The icons that a card has for each action, Criminals among them.
        self.icons: list[list[int]] = [
            [card.icons[action] + card.icons[CRIMINAL] for card in self.townsfolk] for action in range(len(ACTIONS))
        ]

        # How bots value a position.
        self.weights = Weights()
        self.aspects = [*base_aspects()]
        self.card_values: list[float] = [
            self.weights.icons * sum(card.icons) + self.weights.steps * card.silver for card in self.townsfolk
        ]

        self.words = Words(self.vocabulary, self.townsfolk, self.player_cards, self.manuscripts)
        self.add_steps(steps_in("guildhall.viscounts"))
        self.counts.update({"scheme": len(self.schemes), "link": len(self.links)})
        self.turn_event = TURN_STARTED
        self.visits = {MOVED: list(SPACES)}
        self.uses = [*uses_of(self)]

    def chosen(self) -> Options:
        return self.options

    def sections_of_observation(self) -> list[Section[Any]]:
        from guildhall.viscounts.observation_seats import all_sections

        return [*all_sections(self)]

    def _group(self, group: str) -> list[int]:
        return [card for card, row in enumerate(self.townsfolk) if row.group == group]
