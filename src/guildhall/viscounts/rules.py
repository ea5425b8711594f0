"""The rules of one game: what never changes while it is played, and is shared by all its clones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from guildhall.engine.events import Teller
from guildhall.engine.observation import Section
from guildhall.engine.stepping import steps_in
from guildhall.engine.table import GameRules
from guildhall.viscounts.abilities import (
    DROPPED,
    NO_TRIGGER,
    PLAYED,
    TRIGGERS,
    CountsDouble,
    PairMerchants,
    SilverPairs,
    StoneAndGoldAsClerics,
)
from guildhall.viscounts.answers import Words
from guildhall.viscounts.board import Layout, roads_of
from guildhall.viscounts.cards.opponents import OpponentBoard
from guildhall.viscounts.cards.rows import (
    ClericBonus,
    Exchange,
    Figures,
    Link,
    Manuscript,
    PlayerCard,
    Scheme,
    Spot,
    Townsfolk,
    Wedge,
)
from guildhall.viscounts.cards.tables import Tables
from guildhall.viscounts.cards.track import COLLISIONS
from guildhall.viscounts.constants import LARGE_FROM, THIRD_FROM
from guildhall.viscounts.effects import (
    AnyResource,
    Discard,
    Effect,
    EffectBook,
    Rearrange,
    Series,
    Silver,
    Virtue,
)
from guildhall.viscounts.events import MOVED, TURN_STARTED
from guildhall.viscounts.icons import DOUBLE, PAIRS, SILVERS, STONE_AND_GOLD
from guildhall.viscounts.names import (
    ACTIONS,
    BUILDINGS,
    CRIMINAL,
    ICONS,
    NOBODY,
    SEATS,
    SIDES,
    SPACES,
    SPOTS,
)
from guildhall.viscounts.options import Options
from guildhall.viscounts.uses import uses_of

if TYPE_CHECKING:
    from guildhall.viscounts.automaton import Automaton


class Points:
    """What things are worth at the end."""

    def __init__(self, numbers: dict[str, Figures]) -> None:
        castle = numbers["castle"]
        ribbons = numbers["ribbons"]
        # For each type, by how many are built; likewise for ribbons in a set.
        self.buildings: list[list[int]] = [
            [0, *[numbers[building].get(f"built_{count}") for count in (1, 2, 3)]] for building in BUILDINGS
        ]
        self.ribbons: list[int] = [0, *[ribbons.get(f"set_{count}") for count in (1, 2, 3, 4)]]
        self.tiers: list[int] = [castle.get(f"tier_{tier}") for tier in (1, 2, 3)]
        self.leader = castle.get("leader")
        self.unpaid = numbers["debt"].get("unpaid")
        self.paid = numbers["debt"].get("paid")
        self.plain = numbers["deed"].get("plain")
        self.flipped = numbers["deed"].get("flipped")
        self.poverty: list[int] = [numbers["poverty"].get(place) for place in ("first", "second", "third")]
        self.prosperity: list[int] = [numbers["prosperity"].get(place) for place in ("first", "second", "third")]


class Rules(GameRules):
    def __init__(self, options: Options, tables: Tables) -> None:
        super().__init__(options, SEATS)
        self.options = options
        # The seat that follows cards, if there is one, and who sees to it.
        self.automaton = options.players if options.seats > options.players else NOBODY
        self.opponent: Automaton | None = None
        self.side = SIDES[1] if options.players >= LARGE_FROM else SIDES[0]
        numbers = {row.key: row for row in tables.numbers}
        self.points = Points(numbers)
        if options.players < THIRD_FROM:
            # With two at the table there is no prize between the first and the last.
            self.points.poverty = [self.points.poverty[0], self.points.poverty[2]]
            self.points.prosperity = [self.points.prosperity[0], self.points.prosperity[2]]
        # Debts above Poverty, and deeds above Prosperity.
        self.debt_pile = numbers["debt-pile"].get(f"players_{options.seats}")
        self.deed_pile = numbers["deed-pile"].get(f"players_{options.seats}")

        # Every card and place by its number.
        self.townsfolk: list[Townsfolk] = tables.townsfolk
        self.player_cards: list[PlayerCard] = tables.player_cards
        self.manuscripts: list[Manuscript] = tables.manuscripts
        self.cleric_bonuses: list[ClericBonus] = tables.cleric_bonuses
        self.schemes: list[Scheme] = tables.schemes
        self.opponents: list[OpponentBoard] = tables.opponents
        self.spots: list[Spot] = [row for row in tables.spots if row.side == self.side]
        self.links: list[Link] = [row for row in tables.links if row.side == self.side]
        self.exchanges: list[Exchange] = tables.exchanges
        self.wedges: list[Wedge] = tables.wedges
        self.starting: list[int] = self._group("starting")
        self.heroes: list[int] = self._group("hero")
        self.neutral: list[int] = self._group("neutral")
        self.printed_townsfolk: list[int] = self._group("printed")
        self.printed_manuscripts: list[int] = [c for c, row in enumerate(self.manuscripts) if row.back == "printed"]

        # The effects of this game by number, and where each stands.
        self.book = EffectBook()
        self.effects: list[Effect] = self.book.effects
        self._note_effects()

        # By kind of icon and card; and those that count for an action, with Criminals. A last 0 stands for no card.
        self.icons: list[list[int]] = [[*[row.icons[i] for row in self.townsfolk], 0] for i in range(len(ICONS))]
        self.wild: list[int] = self.icons[CRIMINAL]
        self.counted: list[list[int]] = [
            [number + self.wild[card] for card, number in enumerate(self.icons[action])]
            for action in range(len(ACTIONS))
        ]
        # What a card changes in paying for actions, as bits (`icons.py`).
        self.changing: list[int] = [*[_changes(row) for row in self.townsfolk], 0]

        self._layouts: dict[str, Layout] = {}
        # Who tells of numbers in events that the base game does not know.
        self.part_tellers: dict[str, Teller] = {}

        self.words = Words(self.vocabulary, self.townsfolk, self.player_cards, self.manuscripts)
        self.add_steps(steps_in("guildhall.viscounts", besides=("solo",)))
        self.turn_event = TURN_STARTED
        self.visits = {MOVED: list(SPACES)}
        self.uses = [*uses_of(self)]
        if self.automaton >= 0:
            self._sit_opponent()
        self.words.add_choices(self.effects)
        self.counts.update({"scheme": len(self.schemes), "link": len(self.links), "effect": len(self.effects)})

    def chosen(self) -> Options:
        return self.options

    def sections_of_observation(self) -> list[Section[Any]]:
        from guildhall.viscounts.observation_seats import all_sections

        return [*all_sections(self)]

    def layout(self, ring: Sequence[int], offset: int) -> Layout:
        """The same object for the same board."""
        key = f"{list(ring)} {offset}"
        found = self._layouts.get(key)
        if found is None:
            found = Layout(roads_of(ring), offset, self.spots, self.links)
            self._layouts[key] = found
        return found

    def note(self, effect: Effect) -> int:
        """The number of an effect in this game; -1 for none."""
        return self.book.add(effect).number

    def _group(self, group: str) -> list[int]:
        return [card for card, row in enumerate(self.townsfolk) if row.group == group]

    def _note_effects(self) -> None:
        self.any_one = self.note(AnyResource(1))
        self.rearrange = self.note(Rearrange())
        self.discard_one = self.note(Discard())
        # For a Worker bumped from tier 1, and from tier 2.
        self.bumped: list[int] = [self.note(Silver(2)), self.note(Series(Virtue(1), AnyResource(1)))]
        self.collision_items: list[int] = [self.note(gains) for gains, _ in COLLISIONS]
        self.collision_others: list[int] = [self.note(others) for _, others in COLLISIONS]
        cards = range(len(self.townsfolk))
        self.bonus: list[int] = [self.note(row.bonus) for row in self.townsfolk]
        # By card; -1 where there is nothing at that time.
        self.played: list[int] = [-1 for _ in cards]
        self.dropped: list[int] = [-1 for _ in cards]
        self.triggered: list[list[int]] = [[-1 for _ in cards] for _ in TRIGGERS]
        for card, row in enumerate(self.townsfolk):
            ability = row.ability
            if ability.effect is None:
                continue
            number = self.note(ability.effect)
            if ability.TRIGGER != NO_TRIGGER:
                self.triggered[ability.TRIGGER][card] = number
            elif ability.TIMING == PLAYED:
                self.played[card] = number
            elif ability.TIMING == DROPPED:
                self.dropped[card] = number
        # And for what a card waits, as bits; a last 0 stands for no card.
        self.waiting: list[int] = [0 for _ in range(len(self.townsfolk) + 1)]
        for trigger, effects in enumerate(self.triggered):
            for card, number in enumerate(effects):
                if number >= 0:
                    self.waiting[card] |= 1 << trigger
        self.manuscript_effects: list[int] = [self.note(row.effect) for row in self.manuscripts]
        self.start_resources: list[int] = [self.note(row.resources) for row in self.player_cards]
        self.start_extras: list[int] = [self.note(row.extra) for row in self.player_cards]
        self.spot_effects: list[int] = [-1 for _ in SPOTS]
        for spot in self.spots:
            self.spot_effects[spot.spot] = self.note(spot.effect)
        self.link_effects: list[int] = [self.note(link.effect) for link in self.links]
        self.exchanged: list[int] = [self.note(row.effect) for row in self.exchanges]
        self.wedge_effects: list[int] = [self.note(row.effect) for row in self.wedges]

    def _sit_opponent(self) -> None:
        from guildhall.viscounts.solo.keeper import Opponent

        self.add_steps(steps_in("guildhall.viscounts.solo"))
        opponent = Opponent(self)
        opponent.extend(self)
        self.opponent = opponent


def _changes(row: Townsfolk) -> int:
    ability = row.ability
    if isinstance(ability, PairMerchants):
        return 1 << (PAIRS + ability.action)
    if isinstance(ability, SilverPairs):
        return 1 << (SILVERS + ability.action)
    if isinstance(ability, CountsDouble):
        return 1 << (DOUBLE + ability.action)
    return 1 << STONE_AND_GOLD if isinstance(ability, StoneAndGoldAsClerics) else 0
