"""Setting up: piles, boards, the start player, and the drafts."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from guildhall.architects.events import CARD_KEPT
from guildhall.architects.hand import draw_buildings
from guildhall.architects.hiring import ROWS, FillDisplay, StartingApprentice, fill_display
from guildhall.architects.names import PRISON, SILVER, SUPPLY
from guildhall.architects.options import Options
from guildhall.architects.steps import SeatQuestion
from guildhall.architects.table import Table, new_seat
from guildhall.architects.turn import TURN
from guildhall.engine.agenda import Step
from guildhall.engine.meaning import Meaning, Range
from guildhall.engine.message import Message
from guildhall.engine.rng import Rng

if TYPE_CHECKING:
    from guildhall.architects.rules import Rules

STANDARD_VIRTUE: Final = 7
STANDARD_SILVER: Final = 3  # of the start player; each next one has 1 more
TAX_AT_START: Final = 4
DRAFT_CARDS: Final = 4
DRAFT_PICKS: Final = 3


def lay_out(rules: Rules, seed: int, listen: bool = False) -> Table:
    """A new table with all piles shuffled and all boards dealt, at the first question."""
    table = Table(rules, Rng(seed))
    if listen:
        table.events = []
    rng = table.rng
    options = rules.options

    table.small_pile = list(range(len(rules.markets)))
    rng.shuffle(table.small_pile)
    rewards = rules.reward_deck[:]
    rng.shuffle(rewards)
    table.reward_pile = rewards[: rules.rewards_used]
    table.apprentice_pile = rules.apprentice_deck[:]
    rng.shuffle(table.apprentice_pile)
    table.display = [-1] * (ROWS * rules.columns)
    table.coins = [0] * (ROWS * rules.columns)
    fill_display(table)
    table.building_pile = rules.building_deck[:]
    rng.shuffle(table.building_pile)
    table.tax = TAX_AT_START

    boards = _deal_boards(rules, rng)
    for index in range(options.seats):
        board = boards[index] if index < options.players else -1
        seat = new_seat(index, board, rules)
        table.seats.append(seat)
        if board < 0:
            seat.virtue = STANDARD_VIRTUE
        else:
            row = rules.boards[board]
            seat.virtue = row.virtue
            for good, amount in enumerate(row.goods):
                seat.goods[good] = amount
            seat.goods[SILVER] = row.silver
            seat.unpaid = row.debts
            seat.workers[PRISON] = row.prison
            seat.workers[SUPPLY] = rules.workers - row.prison
    for kind in rules.parts:
        table.lay(kind.lay_out(table))
    if rules.power_givers:
        for seat in table.seats:
            rules.renew_powers(table, seat)
    if options.setup == "variable":
        # Boards may share a Virtue; then chance decides between them, unless an expansion does.
        players = table.seats[: options.players]
        orders = [(seat.virtue, sum(part.precedence(table, seat) for part in table.parts)) for seat in players]
        tied = [index for index, order in enumerate(orders) if order == max(orders)]
        table.first = tied[rng.below(len(tied))]
    else:
        table.first = rng.below(options.players)
        for i, index in enumerate(table.players(table.first)):
            table.seats[index].goods[SILVER] = STANDARD_SILVER + i
    table.active = table.first
    table.reveals = 0
    for step in reversed(rules.setup_steps):
        table.push(step)
    table.advance()
    return table


def _deal_boards(rules: Rules, rng: Rng) -> list[int]:
    """A board for each seat; -1 is a standard face."""
    options = rules.options
    if options.setup == "standard":
        return [-1] * options.players
    wanted = options.boards if options.boards else ["random"] * options.players
    keys = [board.key for board in rules.boards]
    pool = [
        i
        for i, board in enumerate(rules.boards)
        if board.box in options.board_sets + options.expansions and board.key not in wanted
    ]
    rng.shuffle(pool)
    return [pool.pop() if key == "random" else keys.index(key) for key in wanted]


def base_setup(options: Options) -> list[Step[Table]]:
    """What happens before the first turn, in order."""
    steps: list[Step[Table]] = []
    if options.starting_apprentice:
        steps.append(DraftApprentices())
    steps.append(DealPlans())
    steps.append(StartPlay())
    return steps


def draft_apprentices(steps: list[Step[Table]]) -> None:
    """For an expansion in which everybody starts with an Apprentice, whether or not that option was chosen."""
    if not any(isinstance(step, DraftApprentices) for step in steps):
        steps.insert(0, DraftApprentices())


class DraftApprentices(Step[Table]):
    """In reverse turn order everyone hires a face-up Apprentice for free; then the rows are filled (K4, an option)."""

    def resolve(self, table: Table) -> None:
        table.push(FillDisplay())
        for index in table.players(table.first):
            table.push(StartingApprentice(index))


class DealPlans(Step[Table]):
    """Four Building cards each; everybody keeps three of those that come round."""

    def resolve(self, table: Table) -> None:
        table.packs = []
        for _ in table.players(table.first):
            table.packs.append([table.building_pile.pop() for _ in range(DRAFT_CARDS)])
        table.reveals += 1
        table.push(PassPacks(1))
        _everyone_picks(table)


def _everyone_picks(table: Table) -> None:
    for index in reversed(table.players(table.first)):
        table.push(DraftPick(index))


class DraftPick(SeatQuestion):
    """Which of these Building cards do you keep?"""

    def options(self, table: Table) -> list[int]:
        return [table.rules.words.keep[card] for card in table.packs[self.index]]

    def choose(self, table: Table, answer: int) -> None:
        card = table.rules.vocabulary.a[answer]
        table.packs[self.index].remove(card)
        table.seats[self.index].hand.append(card)
        table.tell(CARD_KEPT, self.index, card)

    def prompt(self, table: Table) -> Message:
        return Message("ask-draft-pick", {"number": DRAFT_PICKS - len(table.seats[self.index].hand)})


class PassPacks(Step[Table]):
    """Pass what is left to the left; after the third pick the last cards go under the pile instead."""

    takes: ClassVar[tuple[Meaning, ...]] = (Range(1, DRAFT_PICKS),)

    def __init__(self, picks: int) -> None:
        self.picks = picks

    def args(self) -> list[int]:
        return [self.picks]

    def resolve(self, table: Table) -> None:
        if self.picks == DRAFT_PICKS:
            for index in table.players(table.first):
                for card in table.packs[index]:
                    table.building_pile.insert(0, card)
            table.packs = []
            return
        table.packs.insert(0, table.packs.pop())
        table.reveals += 1
        table.push(PassPacks(self.picks + 1))
        _everyone_picks(table)


class StartPlay(Step[Table]):
    """Building cards that boards give besides, then the first turn."""

    def resolve(self, table: Table) -> None:
        for index in table.clockwise(table.first):
            seat = table.seats[index]
            if seat.board >= 0:
                draw_buildings(table, seat, table.rules.boards[seat.board].cards)
        table.push(TURN)
