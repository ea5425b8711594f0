"""A table of Viscounts for tests of the rules: set up only what matters, then play in the players' words.

    t = table()
    t.red.at("O4").has(silver=3).slots("stallkeeper", "cutpurse")
    t.phase("action")
    t.play("buy silver", "done")
    assert t.red.silver == 4

The canonical layout: ring A, B, C, D, E, castle offset 0, the small side with up to two players. Every seat starts with
all its pieces, no goods, its eight starting cards in the draw pile (the attendant on top), nothing on the player board
or in hand, markers on 0 and 6; the viscounts stand on O1, O6, O7, O8. It is red's turn to move, the first player's.

    t.phase("movement", distance=2)     # "cards", "movement", "action", "recruit", "collision" or "draw"
    t.turn()                            # a whole turn, from the shift on
    t.show("A", "pedlar")               # townsfolk on top of a pile
    t.show_manuscript("A", "red-1")
    t.kingdom(debts=1)                  # so many debts lie above Poverty

With `solo_table(focus="builder")` an opponent sits at the last seat.

    t.follow("starting-2")              # its turn, with this card
"""

from __future__ import annotations

from typing import Any

import guildhall
from builders.base import GameUnderTest
from guildhall.game import Game
from guildhall.viscounts.board import layout_of
from guildhall.viscounts.names import (
    BUILDINGS,
    GOODS,
    NO_ACTION,
    NO_CARD,
    NOBODY,
    SECTIONS,
    SEGMENTS,
    SPACES,
    SPOTS,
    TOP,
)
from guildhall.viscounts.table import Schemes, Seat, Table, empty_castle, new_seat
from guildhall.viscounts.turn import PHASES, Turn

PHASE_NAMES = ("draw", "collision", "recruit", "action", "movement", "cards")  # as they lie on the agenda
STARTS = ("O1", "O6", "O7", "O8")


class SeatAtTable:
    """One seat, to be set up and looked at."""

    def __init__(self, test: TestTable, index: int) -> None:
        self._test = test
        self.index = index

    @property
    def seat(self) -> Seat:
        return self._test.table.seats[self.index]

    @property
    def key(self) -> str:
        return self._test.game.seats[self.index]

    # Setting up; every method gives the seat back, so that they chain.

    def at(self, space: str) -> SeatAtTable:
        """The viscount's space."""
        self.seat.space = SPACES.index(space)
        return self

    def has(self, **goods: int) -> SeatAtTable:
        """Goods held: ink, gold, stone, silver."""
        for good, amount in goods.items():
            self.seat.goods[GOODS.index(good)] = amount
        return self

    def slots(self, *keys: str | None) -> SeatAtTable:
        """The cards on the player board from slot 1 on; None is an empty slot."""
        self.seat.slots = [NO_CARD] * 3
        for slot, key in enumerate(keys):
            if key is not None:
                self.seat.slots[slot] = self._card(key)
        return self

    def hand(self, *keys: str) -> SeatAtTable:
        """Exactly these cards in hand."""
        self.seat.hand = []
        self.seat.hand = [self._card(key) for key in keys]
        return self

    def draw(self, *keys: str) -> SeatAtTable:
        """Exactly these cards in the draw pile, the first one on top."""
        self.seat.draw = []
        self.seat.draw = [self._card(key) for key in keys][::-1]
        return self

    def discard(self, *keys: str) -> SeatAtTable:
        """Exactly these cards in the discard pile, the newest last."""
        self.seat.discard = []
        self.seat.discard = [self._card(key) for key in keys]
        return self

    def _card(self, key: str) -> int:
        """Take the card from wherever it lies."""
        card = self._test.card(key)
        seat = self.seat
        for cards in (seat.hand, seat.draw, seat.discard):
            if card in cards:
                cards.remove(card)
        if card in seat.slots:
            seat.slots[seat.slots.index(card)] = NO_CARD
        self._test.take_from_piles(card)
        return card

    def track(self, corruption: int, virtue: int) -> SeatAtTable:
        self.seat.corruption = corruption
        self.seat.virtue = virtue
        return self

    def owing(self, unpaid: int = 0, paid: int = 0) -> SeatAtTable:
        """Debts; they do not count as taken from the pile."""
        self.seat.unpaid = unpaid
        self.seat.paid = paid
        return self

    def holding(self, plain: int = 0, flipped: int = 0) -> SeatAtTable:
        """Deeds; they do not count as taken from the pile."""
        self.seat.plain = plain
        self.seat.flipped = flipped
        return self

    def building(self, kind: str, spot: str) -> SeatAtTable:
        """Has built one there."""
        building = BUILDINGS.index(kind)
        self.seat.built[building] += 1
        self._test.table.spots[SPOTS.index(spot)] = self.index * len(BUILDINGS) + building
        return self

    def has_built(self, **buildings: int) -> SeatAtTable:
        """So many of each (`workshop=2`, `trading_post=1`), on spots that nobody looks at: the last free ones."""
        table = self._test.table
        for kind, count in buildings.items():
            for _ in range(count):
                spot = next(spot for spot in reversed(table.layout.spots) if table.spots[spot] == NO_CARD)
                self.building(kind.replace("_", "-"), SPOTS[spot])
        return self

    def in_castle(self, **workers: int) -> SeatAtTable:
        """Own Workers by section (`A1=2`, `C2=1`, `top=1`), taken from the supply."""
        for section, count in workers.items():
            place = self._test.section(section) * len(self._test.table.seats) + self.index
            self.seat.workers += self._test.table.castle[place] - count
            self._test.table.castle[place] = count
            assert self.seat.workers >= 0
        return self

    def with_supply(self, workers: int) -> SeatAtTable:
        """So many Workers in supply; the others are out of the way."""
        self.seat.workers = workers
        return self

    def with_manuscripts(self, *keys: str) -> SeatAtTable:
        for key in keys:
            card = self._test.manuscript(key)
            self._test.take_manuscript(card)
            self.seat.manuscripts.append(card)
        return self

    # Looking.

    @property
    def space(self) -> str:
        return SPACES[self.seat.space]

    def _good(self, name: str) -> int:
        return self.seat.goods[GOODS.index(name)]

    @property
    def silver(self) -> int:
        return self._good("silver")

    @property
    def ink(self) -> int:
        return self._good("ink")

    @property
    def gold(self) -> int:
        return self._good("gold")

    @property
    def stone(self) -> int:
        return self._good("stone")

    @property
    def goods(self) -> dict[str, int]:
        """All goods that are not 0."""
        return {GOODS[i]: n for i, n in enumerate(self.seat.goods) if n}

    @property
    def corruption(self) -> int:
        return self.seat.corruption

    @property
    def virtue(self) -> int:
        return self.seat.virtue

    @property
    def unpaid(self) -> int:
        return self.seat.unpaid

    @property
    def paid(self) -> int:
        return self.seat.paid

    @property
    def plain(self) -> int:
        return self.seat.plain

    @property
    def flipped(self) -> int:
        return self.seat.flipped

    @property
    def supply(self) -> int:
        return self.seat.workers

    def workers(self, section: str) -> int:
        return self._test.table.workers_at(self._test.section(section), self.index)

    @property
    def castle(self) -> dict[str, int]:
        """Own Workers by section, where there are some."""
        found = self._test.table.position()["castle"]
        return {section: workers[self.key] for section, workers in found.items() if self.key in workers}

    @property
    def built(self) -> dict[str, int]:
        return {BUILDINGS[i]: n for i, n in enumerate(self.seat.built) if n}

    @property
    def manuscripts(self) -> list[str]:
        return [self._test.table.rules.manuscripts[card].key for card in self.seat.manuscripts]

    def _keys(self, cards: list[int]) -> list[str]:
        return [self._test.table.rules.townsfolk[card].key for card in cards]

    @property
    def in_hand(self) -> list[str]:
        return self._keys(self.seat.hand)

    @property
    def in_draw(self) -> list[str]:
        """The draw pile, the top card first."""
        return self._keys(self.seat.draw[::-1])

    @property
    def in_discard(self) -> list[str]:
        return self._keys(self.seat.discard)

    @property
    def in_slots(self) -> list[str | None]:
        return [None if card == NO_CARD else self._test.table.rules.townsfolk[card].key for card in self.seat.slots]

    @property
    def everything(self) -> dict[str, Any]:
        """All that is this seat's, to compare before and after."""
        whole: dict[str, Any] = self._test.table.position()["seats"][self.index]
        return whole

    @property
    def score(self) -> dict[str, int]:
        return self._test.game.scores()[self.index]


class TestTable(GameUnderTest):
    """A game under test."""

    __test__ = False

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.red, self.blue, self.green, self.yellow = (SeatAtTable(self, i) for i in range(4))

    @property
    def table(self) -> Table:
        state = self.game.state
        assert isinstance(state, Table)
        return state

    @property
    def opponent(self) -> SeatAtTable:
        return SeatAtTable(self, len(self.table.seats) - 1)

    # Things by their keys.

    def card(self, key: str) -> int:
        return [card.key for card in self.table.rules.townsfolk].index(key)

    def manuscript(self, key: str) -> int:
        return [card.key for card in self.table.rules.manuscripts].index(key)

    def section(self, key: str) -> int:
        """The number of a section such as "A1" or "top"."""
        if key == TOP:
            return SECTIONS
        return (int(key[1]) - 1) * len(SEGMENTS) + self.table.layout.position[SEGMENTS.index(key[0])]

    def ref(self, ref: str) -> str:
        """The key of the card with this number, such as "M10" or "MQ2"."""
        rules = self.table.rules
        rows = [*rules.townsfolk, *rules.manuscripts, *rules.player_cards, *rules.schemes, *rules.cleric_bonuses]
        return next(row.key for row in rows if row.ref == ref)

    # Setting up.

    def ring(self, ring: str, offset: int = 0) -> TestTable:
        """Another board: the segments clockwise, such as "ACBED", and how the castle is turned."""
        self.table.layout = layout_of([SEGMENTS.index(key) for key in ring], offset, self.table.rules.large)
        return self

    def take_from_piles(self, card: int) -> None:
        """A townsfolk card leaves the piles of the board, if it is there."""
        self._set_piles([[c for c in pile if c != card] for pile in self._piles()])

    def _piles(self) -> list[list[int]]:
        return [self.table.townsfolk_pile(segment) for segment in range(len(SEGMENTS))]

    def _set_piles(self, piles: list[list[int]]) -> None:
        self.table.townsfolk = piles
        self.table.left[: len(SEGMENTS)] = [len(pile) for pile in piles]

    def show(self, segment: str, *keys: str) -> TestTable:
        """Put townsfolk on top of a pile, the first one uppermost."""
        for key in reversed(keys):
            card = self.card(key)
            self.take_from_piles(card)
            piles = self._piles()
            piles[SEGMENTS.index(segment)].append(card)
            self._set_piles(piles)
        return self

    def empty_pile(self, segment: str) -> TestTable:
        piles = self._piles()
        piles[SEGMENTS.index(segment)] = []
        self._set_piles(piles)
        return self

    def shown(self, segment: str) -> str | None:
        """The top townsfolk card of a pile."""
        card = self.table.top_townsfolk(SEGMENTS.index(segment))
        return None if card == NO_CARD else self.table.rules.townsfolk[card].key

    def take_manuscript(self, card: int) -> None:
        self._set_manuscripts([[c for c in pile if c != card] for pile in self._manuscripts()])

    def _manuscripts(self) -> list[list[int]]:
        return [self.table.manuscript_pile(segment) for segment in range(len(SEGMENTS))]

    def _set_manuscripts(self, piles: list[list[int]]) -> None:
        self.table.manuscripts = piles
        self.table.left[len(SEGMENTS) :] = [len(pile) for pile in piles]

    def show_manuscript(self, segment: str, *keys: str) -> TestTable:
        """Put manuscripts on top of a pile, the first one uppermost."""
        for key in reversed(keys):
            card = self.manuscript(key)
            self.take_manuscript(card)
            piles = self._manuscripts()
            piles[SEGMENTS.index(segment)].append(card)
            self._set_manuscripts(piles)
        return self

    def shown_manuscript(self, segment: str) -> str | None:
        card = self.table.top_manuscript(SEGMENTS.index(segment))
        return None if card == NO_CARD else self.table.rules.manuscripts[card].key

    def kingdom(self, debts: int | None = None, deeds: int | None = None) -> TestTable:
        """So many debts lie above Poverty, and so many deeds above Prosperity; 0: it has been revealed."""
        pile = self.table.rules.kingdom_pile
        if debts is not None:
            self.table.debts_taken = pile - debts
        if deeds is not None:
            self.table.deeds_taken = pile - deeds
        return self

    @property
    def debts_above(self) -> int:
        return self.table.rules.kingdom_pile - self.table.debts_taken

    @property
    def deeds_above(self) -> int:
        return self.table.rules.kingdom_pile - self.table.deeds_taken

    @property
    def leader(self) -> str | None:
        return None if self.table.leader == NOBODY else self.game.seats[self.table.leader]

    def leads(self, seat: str) -> TestTable:
        """That seat has the castle leader card."""
        self.table.leader = self.game.seats.index(seat)
        return self

    @property
    def bonuses(self) -> dict[str, str]:
        """Who has which cleric bonus card, by ribbon."""
        found: dict[str, str] = self.table.position()["bonuses"]
        return found

    # Playing.

    def phase(self, name: str, distance: int | None = None) -> TestTable:
        """The active seat's turn from that phase on: what happened before in it is forgotten."""
        table = self.table
        table.action = NO_ACTION
        table.icon_balance = 0
        table.dismissed = False
        if distance is not None:
            table.distance = distance
        count = PHASE_NAMES.index(name) + 2  # the end of the turn lies under them
        self.restart(*reversed(PHASES[table.active][:count]))
        return self

    def turn(self, seat: str | None = None) -> TestTable:
        """A whole turn, of the active seat or of that one, from its start."""
        if seat is not None:
            self.table.active = self.game.seats.index(seat)
        self.restart(Turn())
        return self

    # The opponent of one who plays alone.

    @property
    def schemes(self) -> Schemes:
        schemes = self.table.schemes
        assert schemes is not None
        return schemes

    def scheme_on_top(self, key: str) -> None:
        """Put a scheme on top of the opponent's pile, wherever it is."""
        card = [scheme.key for scheme in self.table.rules.schemes].index(key)
        for pile in (self.schemes.pile, self.schemes.discard, self.schemes.reserve):
            if card in pile:
                pile.remove(card)
        self.schemes.pile.append(card)

    def follow(self, key: str) -> list[str]:
        """The opponent's turn, with this scheme; gives what is told of it."""
        self.scheme_on_top(key)
        self.table.active = self.opponent.index
        self.table.events = []
        self.restart(Turn())
        return self.told


def table(players: int = 2, *, seed: int = 1, **options: Any) -> TestTable:
    """A game just before red's first turn, on a bare table. Start a phase or a turn before you play."""
    game = guildhall.new_game("viscounts", players=players, seed=seed, **options)
    while game.decision.name in ("ChoosePair", "RemoveCard"):
        game.choose(game.options[0])
    test = TestTable(game)
    state = test.table
    state.layout = layout_of(range(len(SEGMENTS)), 0, state.rules.large)
    state.castle = empty_castle(len(state.seats))
    state.debts_taken = 0
    state.deeds_taken = 0
    state.first = 0
    state.active = 0
    for index in range(len(state.seats)):
        old = state.seats[index]
        seat = new_seat(index)
        seat.player_card = old.player_card
        seat.hero = old.hero
        seat.space = SPACES.index(STARTS[index])
        if not state.is_automaton(seat):
            seat.draw = state.rules.starting[::-1]
        state.seats[index] = seat
    test.phase("movement", distance=1)
    return test


def solo_table(focus: str = "builder", difficulty: str = "easy", **options: Any) -> TestTable:
    """The same for one player; the opponent sits at the last seat (`t.opponent`)."""
    return table(1, focus=focus, difficulty=difficulty, **options)
