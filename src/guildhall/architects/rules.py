"""The rules of one game: what never changes while it is played, and is shared by all its clones.

The base game fills in the lists; an expansion is a module whose `extend(rules)` adds to them: cards, words, places,
steps of the reset and of a turn's end, set-up steps, rows of the score. Nothing in the base game asks which
expansions there are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from guildhall.architects.answers import Words
from guildhall.architects.cards.rows import Apprentice, Board, Building, Market, Reward
from guildhall.architects.locations.black_market import MarketExtra
from guildhall.architects.locations.guildhall import GuildhallExtra
from guildhall.architects.locations.place import Crew, Place
from guildhall.architects.locations.storehouse import GOODS_FOR_MARBLE, GOODS_FOR_VIRTUE
from guildhall.architects.measures import SeatMeasure
from guildhall.architects.names import SEATS, WORKERS
from guildhall.architects.options import Options
from guildhall.architects.paying import Helper
from guildhall.architects.powers import Arrival, Interlude, Observer, PowerGiver, Powers
from guildhall.architects.scoring import ScoreRow
from guildhall.architects.worth import WeightBox
from guildhall.engine.agenda import Step
from guildhall.engine.message import Message
from guildhall.engine.observation import Section
from guildhall.engine.stepping import add_step
from guildhall.engine.table import GameRules

if TYPE_CHECKING:
    from guildhall.architects.table import PartKind, Seat, Table


class CardNamer:
    """An expansion's words about every card, also about those that come with a later expansion."""

    def name_apprentices(self, rules: Rules, start: int) -> None:
        """Add words for the Apprentices from that number on."""

    def name_buildings(self, rules: Rules, start: int) -> None:
        """Add words for the Buildings from that number on."""


class Rules(GameRules):
    def __init__(self, options: Options) -> None:
        super().__init__(options, SEATS)
        self.options = options
        self.words = Words(self.vocabulary)
        # Every card by its number. Those that this game leaves in the box are here too, so that a card's number and its
        # words do not depend on the options.
        self.apprentices: list[Apprentice] = []
        self.buildings: list[Building] = []
        self.rewards: list[Reward] = []
        self.markets: list[Market] = []
        self.boards: list[Board] = []
        # What is shuffled at the start.
        self.apprentice_deck: list[int] = []
        self.building_deck: list[int] = []
        self.reward_deck: list[int] = []
        self.rewards_used = 0
        self.buildings_besides: list[int] = []  # that are in no pile and no hand, but can be constructed
        self.card_kinds: list[str] = ["building", "apprentice", "reward", "market"]
        self.namers: list[CardNamer] = []  # what adds words for every card
        self.places: list[Place] = []
        self.crew = Crew([])  # who can be placed at them: what every turn asks, put in shape
        self.market_extras: list[MarketExtra] = []  # further actions on the middle market space
        self.guildhall_extras: list[GuildhallExtra] = []
        self.arrivals: list[Arrival] = []
        self.interludes: list[Interlude] = []
        self.workers = WORKERS  # that each player has
        # Corrected in version 2 of the rules: a Tool was asked for before its Apprentice's benefit only to pay for it.
        self.tools_may_come_first = options.rules >= 2
        # As were these: the Tool of an Apprentice that was dismissed at will could move, and a Tool that costs Virtue
        # let its owner onto the Black Market with Virtue 10.
        self.tools_go_with_who_is_let_go = options.rules >= 2
        self.virtue_bars_from_the_market = options.rules >= 2
        # As were these: a Tool that captures could take those whom another capture under way was about to take, and the
        # Tool of a sparing Apprentice was asked for before what his capture asks.
        self.tools_spare_what_is_under_way = options.rules >= 2
        self.captures_are_settled_before_tools = options.rules >= 2
        # And these: the Tool of a sparing Apprentice helped to pay for captures that he does not make cheaper, and the
        # Artisan spared Silver that lost Influence had paid for already.
        self.sparing_serves_one_capture = options.rules >= 2
        self.prepaid_silver_is_not_spared = options.rules >= 2
        # And this: the Tool of a thrifty Apprentice could spend coins that were about to be laid on skipped cards.
        self.coins_are_laid_before_tools = options.rules >= 2
        self.parts: list[PartKind] = []  # what expansions lay on the table
        self.power_givers: list[PowerGiver] = []
        self.columns = 4  # of the Workshop's display
        self.capture_places = 1  # at which one visit to the Town Centre may capture
        self.guildhall_spaces = 0
        self.reset_spaces: list[int] = []
        self.apprentice_reset_spaces: list[int] = []
        self.setup_steps: list[Step[Table]] = []
        self.end_of_turn: list[Step[Table]] = []
        self.turn_frame: list[Step[Any]] = []  # the same as every turn puts it on the agenda
        self.reset_steps: list[Step[Table]] = []
        self.end_steps: list[Step[Table]] = []
        self.score_rows: list[ScoreRow] = []
        # What expansions hear of, and where they may step in while something is paid.
        self.observers: list[Observer] = []
        self.helpers: list[Helper] = []
        # What is measured of a seat for those who study many games.
        self.measures: list[SeatMeasure] = []
        self.weight_boxes: list[WeightBox] = []  # what bots see in a position because of the expansions
        self.sections: list[Section[Table]] = []  # of an observation

    def chosen(self) -> Options:
        return self.options

    def sections_of_observation(self) -> list[Section[Any]]:
        return [*self.sections]

    def workers_of(self, seat: int) -> int:
        """How many Workers that seat has; an opponent has none of those that expansions add."""
        return self.workers if seat < self.options.players else WORKERS

    def add_apprentices(self, cards: list[Apprentice]) -> None:
        start = len(self.apprentices)
        self.apprentices += cards
        names = [card.name() for card in cards]
        self.words.add_apprentices([card.key for card in cards], [card.text() for card in cards], names)
        for namer in self.namers:
            namer.name_apprentices(self, start)

    def add_buildings(self, cards: list[Building]) -> None:
        start = len(self.buildings)
        self.buildings += cards
        self.words.add_buildings([card.key for card in cards], [card.name() for card in cards])
        for namer in self.namers:
            namer.name_buildings(self, start)

    def add_boards(self, cards: list[Board]) -> None:
        self.boards += cards
        self.words.add_boards([card.key for card in cards], [card.name() for card in cards])

    def add_helper(self, helper: Helper) -> None:
        self.helpers.append(helper)
        helper.following = len(self.helpers)

    def prepare(self) -> None:
        """Once all expansions have added to the lists: put in shape what every turn asks for."""
        self.turn_frame = [*reversed(self.end_of_turn)]
        self.counts["apprentice"] = len(self.apprentices)
        self.counts["building"] = len(self.buildings)
        for number, place in enumerate(self.places):
            assert self.vocabulary.a[place.word] == number, "a word for a place names its number in the list"
        # Some steps are only in games in which somebody has added them to these lists.
        added = [*self.setup_steps, *self.end_of_turn, *self.reset_steps, *self.end_steps]
        for step in sorted({type(step) for step in added}, key=lambda kind: kind.__name__):
            add_step(self.steps, step)

    def renew_powers(self, table: Table, seat: Seat) -> None:
        """Recompute what the seat's board and Apprentices let it do."""
        powers = self.powers_of(seat.board, seat.apprentices)
        for giver in self.power_givers:
            giver.give(table, seat, powers)
        seat.powers = powers

    def powers_of(self, board: int, apprentices: list[int]) -> Powers:
        powers = Powers()
        GOODS_FOR_VIRTUE.join(powers, self.words.trade_for_virtue)
        GOODS_FOR_MARBLE.join(powers, self.words.trade_for_marble)
        if board >= 0:
            self.boards[board].power.join(powers, self.words.use_board[board])
        for card in apprentices:
            row = self.apprentices[card]
            powers.add_skills(row.skills)
            ability = row.ability
            if ability is not None:
                ability.join(powers, self.words.use_apprentice[card])
        return powers

    def card_name(self, kind: str, card: int) -> Message:
        """The message with a card's name."""
        if kind == "building":
            return self.buildings[card].name()
        elif kind == "apprentice":
            return self.apprentices[card].name()
        elif kind == "reward":
            return self.rewards[card].gain.what()
        elif kind == "market":
            return self.markets[card].large.what()
        elif kind == "board":
            return self.boards[card].name()
        return Message(f"{kind}-numbered", {"number": card + 1})
