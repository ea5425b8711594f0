"""The table: everything that lies on it, as plain numbers and lists."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from guildhall.architects.names import AREAS, GOODS, SUPPLY
from guildhall.engine.rng import Rng
from guildhall.engine.table import GameTable

if TYPE_CHECKING:
    from guildhall.architects.powers import Automaton, Powers
    from guildhall.architects.rules import Rules


class Seat:
    """One player's board and what lies on it.

    `workers` counts the player's own Workers by area (`names.AREAS`), wherever they are but on other players' boards;
    those are in the other seats' `captured`, counted by owner.
    """

    def __init__(self, index: int, board: int, powers: Powers) -> None:
        self.index = index
        self.board = board
        # What the board and the Apprentices let this player do: recomputed whenever they change, never changed in
        # place, so that clones share it.
        self.powers = powers
        self.virtue = 0
        self.unpaid = 0  # Debts
        self.paid = 0
        self.cathedral = 0
        self.goods: list[int] = []
        self.workers: list[int] = []
        self.captured: list[int] = []
        self.apprentices: list[int] = []
        self.buildings: list[int] = []
        self.hand: list[int] = []

    def clone(self) -> Seat:
        other = Seat(self.index, self.board, self.powers)
        other.virtue = self.virtue
        other.unpaid = self.unpaid
        other.paid = self.paid
        other.cathedral = self.cathedral
        other.goods = self.goods[:]
        other.workers = self.workers[:]
        other.captured = self.captured[:]
        other.apprentices = self.apprentices[:]
        other.buildings = self.buildings[:]
        other.hand = self.hand[:]
        return other


class Part:
    """What an expansion adds to the table."""

    def clone(self) -> Part:
        raise AssertionError("a part of the table copies itself")

    def data(self, table: Table) -> dict[str, Any]:
        """For a position: everything."""
        raise AssertionError("a part of the table describes itself")

    def view(self, table: Table, seat: int) -> dict[str, Any]:
        """What that seat may know of it."""
        raise AssertionError("a part of the table shows itself")

    def redeal(self, table: Table, seat: int, rng: Rng) -> None:
        """Deal again what that seat cannot see, in an order that depends on `rng` alone."""

    def check(self, table: Table) -> None:
        """For a position, whose agenda is there already: raises PositionError if something is not valid."""

    def precedence(self, table: Table, seat: Seat) -> int:
        """Of two players with the same Virtue, the one with more of this starts."""
        return 0

    def stacked_workers(self, table: Table, seat: int) -> int:
        """How many of a seat's Workers are in the Guildhall without their own space."""
        return 0


class PartKind:
    """How such a part is laid out for a new game, and read from a position."""

    def __init__(self, key: str) -> None:
        self.key = key

    def lay_out(self, table: Table) -> Part:
        raise AssertionError("a part of the table is laid out")

    def load(self, table: Table, data: object) -> Part:
        """From a position; raises PositionError. The rest of the table is there already."""
        raise AssertionError("a part of the table is read")


class Table(GameTable):
    """A game of Architects in progress.

    Piles are lists whose last card is on top: `pop()` draws, `insert(0, card)` puts a card under the pile.
    """

    def __init__(self, rules: Rules, rng: Rng) -> None:
        super().__init__(rng)
        # What never changes in this game: cards, places, the order of steps. Shared by all clones.
        self.rules = rules
        self.seats: list[Seat] = []
        self.tax = 0  # Silver on the Tax Stand
        # The Workshop's rows, one after the other, left to right; -1 is an empty space (only while a draft runs).
        self.display: list[int] = []
        self.coins: list[int] = []  # Silver lying on those cards
        self.apprentice_pile: list[int] = []
        self.building_pile: list[int] = []
        self.reward_pile: list[int] = []
        self.rewards_shown: list[int] = []  # gained and removed from the game
        self.small_pile: list[int] = []  # Black Market cards on the left space; the top one is face up
        self.large_pile: list[int] = []  # those turned over to the right space; all of them known
        self.guildhall: list[int] = []  # whose Worker lies on each space, in filling order; then those beside the grid
        self.looking: list[int] = []  # Building cards that the active player is looking at
        self.packs: list[list[int]] = []  # what the seats hold while the Building draft runs
        self.reset_due = False
        self.apprentice_resets_due = 0
        self.parts: list[Part] = []
        # Two of them again, since they are asked for all the time.
        self.first_part: Part | None = None
        self.last_part: Part | None = None

    def clone(self) -> Table:
        other = Table(self.rules, self.rng.clone())
        self.copy_turn(other)
        other.seats = [seat.clone() for seat in self.seats]
        other.tax = self.tax
        other.display = self.display[:]
        other.coins = self.coins[:]
        other.apprentice_pile = self.apprentice_pile[:]
        other.building_pile = self.building_pile[:]
        other.reward_pile = self.reward_pile[:]
        other.rewards_shown = self.rewards_shown[:]
        other.small_pile = self.small_pile[:]
        other.large_pile = self.large_pile[:]
        other.guildhall = self.guildhall[:]
        other.looking = self.looking[:]
        if self.packs:
            other.packs = [pack[:] for pack in self.packs]
        other.reset_due = self.reset_due
        other.apprentice_resets_due = self.apprentice_resets_due
        for part in self.parts:
            other.lay(part.clone())
        return other

    def lay(self, part: Part) -> None:
        """Lay what an expansion brings on the table."""
        if self.first_part is None:
            self.first_part = part
        self.last_part = part
        self.parts.append(part)

    def clockwise(self, start: int) -> list[int]:
        """All seats, from that one on."""
        count = len(self.seats)
        if count == self.rules.options.players:
            return [(start + i) % count for i in range(count)]
        seats = [start]
        while len(seats) < count:
            seats.append(self.after(seats[-1]))
        return seats

    def after(self, seat: int) -> int:
        """Who is next, clockwise. An opponent has the last turn of a round, whoever had the first one."""
        players = self.rules.options.players
        if players == len(self.seats):
            return (seat + 1) % players
        if seat == players:
            return self.first
        following = (seat + 1) % players
        return players if following == self.first else following

    def players(self, start: int) -> list[int]:
        """The seats at which players sit, from that one on."""
        return [seat for seat in self.clockwise(start) if seat < self.rules.options.players]

    def common(self) -> Rules:
        return self.rules

    def automaton_at(self, seat: int) -> Automaton | None:
        return self.seats[seat].powers.automaton


def new_seat(index: int, board: int, rules: Rules) -> Seat:
    """A seat with an empty board and all its Workers in supply."""
    powers = rules.powers_of(board, [])
    seat = Seat(index, board, powers)
    seat.goods = [0] * len(GOODS)
    seat.workers = [0] * len(AREAS)
    seat.workers[SUPPLY] = rules.workers_of(index)
    seat.captured = [0] * len(rules.seat_keys)
    return seat
