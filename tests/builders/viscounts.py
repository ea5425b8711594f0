"""A table of Viscounts for tests of the rules: set up only what matters, then play in the players' words.

    t = table()
    t.red.at("O2").has(silver=3).slots("journeyman", "thief", "abbot")
    t.phase("action")
    t.trade(2)
    assert t.red.ink == 2

The canonical layout: ring A, B, C, D, E, castle offset 0, the small side with up to two players. Every seat starts with
all its pieces, no goods, its eight starting cards in the draw pile (the abbot on top), nothing on the player board or
in hand, markers on 0 and 6; the viscounts stand on O1, O6, O7, O8. It is red's turn to move, the first player's; the
others hold the financer, the trader and the journeyman, so that their turn begins with a question. An empty slot shows
its printed icons, so a test of icons fills all three.

    t.phase("movement", distance=2)     # "cards", "movement", "action", "recruit", "collision" or "draw"
    t.turn()                            # a whole turn, from the shift on
    t.gain("red", "VIR(2)")             # an effect, whatever it comes from; then it is red's turn to move
    t.show("A", "friar")                # townsfolk on top of a pile
    t.show_manuscript("A", "grey-1")
    t.kingdom(debts=1)                  # so many debts lie above Poverty

With `solo_table("cleric")` an opponent sits at the last seat.
"""

from __future__ import annotations

from typing import Any, Self

import guildhall
from builders.base import GameUnderTest, SeatUnderTest
from guildhall.game import Game
from guildhall.viscounts.cards.tokens import read_effect
from guildhall.viscounts.doing import Do
from guildhall.viscounts.names import (
    BUILDINGS,
    GOODS,
    NO_ACTION,
    NO_CARD,
    NOBODY,
    PIECES,
    RIBBONS,
    SECTIONS,
    SEGMENTS,
    SPACES,
    SPOTS,
    TOP,
)
from guildhall.viscounts.table import Seat, Table, new_seat
from guildhall.viscounts.turn import PHASES, Turn

PHASE_NAMES = ("draw", "collision", "recruit", "action", "movement", "cards")  # as they lie on the agenda
STARTS = ("O1", "O6", "O7", "O8")
# The questions of the set-up: pairs, and what player cards ask for.
DRAFT = (
    "ChoosePair", "TakeResource", "WhichFlip", "HireFreely", "TakeManuscript", "FreeWorkers", "FreeBuilding",
    "DestroyInSetup", "WhichEffect",
)  # fmt: skip


class SeatAtTable(SeatUnderTest[Seat, "TestTable"]):
    """One seat of Viscounts."""

    GOODS = GOODS

    # Setting up.

    def at(self, space: str) -> Self:
        """The viscount's space."""
        self.seat.space = SPACES.index(space)
        return self

    def slots(self, *keys: str | None) -> Self:
        """The cards on the player board from slot 1 on; None is an empty slot."""
        self.seat.slots = [NO_CARD] * 3
        for slot, key in enumerate(keys):
            if key is not None:
                self.seat.slots[slot] = self._card(key)
        return self

    def hand(self, *keys: str) -> Self:
        """Exactly these cards in hand."""
        self.seat.hand = []
        self.seat.hand = [self._card(key) for key in keys]
        return self

    def draw(self, *keys: str) -> Self:
        """Exactly these cards in the draw pile, the first one on top."""
        self.seat.draw = []
        self.seat.draw = [self._card(key) for key in keys][::-1]
        return self

    def discard(self, *keys: str) -> Self:
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

    def track(self, corruption: int, virtue: int) -> Self:
        self.seat.corruption = corruption
        self.seat.virtue = virtue
        return self

    def holding(self, plain: int = 0, flipped: int = 0) -> Self:
        """Deeds; they do not count as taken from the pile."""
        self.seat.plain = plain
        self.seat.flipped = flipped
        return self

    def building(self, piece: str, spot: str) -> Self:
        """Has built this one of the nine there."""
        number = PIECES.index(piece)
        assert not self.seat.built >> number & 1, f"{piece} is built already"
        self.seat.built |= 1 << number
        self._test.table.spots[SPOTS.index(spot)] = self.index * len(PIECES) + number
        self._test.renew(self.seat)
        return self

    def has_built(self, *pieces: str) -> Self:
        """These of the nine, on spots that nobody looks at: the last free ones."""
        table = self._test.table
        for piece in pieces:
            spot = next(spot for spot in reversed(table.layout.spots) if table.spots[spot] == NO_CARD)
            self.building(piece, SPOTS[spot])
        return self

    def in_castle(self, **workers: int) -> Self:
        """Own Workers by section (`A1=2`, `C2=1`, `top=1`), taken from the supply."""
        for section, count in workers.items():
            place = self._test.section(section) * len(self._test.table.seats) + self.index
            self.seat.workers += self._test.table.castle[place] - count
            self._test.table.castle[place] = count
            assert self.seat.workers >= 0
        return self

    def with_supply(self, workers: int) -> Self:
        """So many Workers in supply; the others are out of the way."""
        self.seat.workers = workers
        return self

    def with_manuscripts(self, *keys: str) -> Self:
        for key in keys:
            card = self._test.manuscript(key)
            self._test.take_manuscript(card)
            self.seat.manuscripts.append(card)
        return self

    # Looking.

    @property
    def space(self) -> str:
        return SPACES[self.seat.space]

    @property
    def ink(self) -> int:
        return self._good("ink")

    @property
    def corruption(self) -> int:
        return self.seat.corruption

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
    def built(self) -> list[str]:
        """Which of the nine."""
        return [piece for number, piece in enumerate(PIECES) if self.seat.built >> number & 1]

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
    def removed(self) -> list[str]:
        """Cards that this player sent out of the game."""
        return self._keys(self.seat.removed)

    @property
    def in_slots(self) -> list[str | None]:
        return [None if card == NO_CARD else self._test.table.rules.townsfolk[card].key for card in self.seat.slots]


class TestTable(GameUnderTest):
    """A game of Viscounts under test."""

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

    # Setting up.

    def renew(self, seat: Seat) -> None:
        """After something was built or a bonus card came: the icons that a seat has for good."""
        seat.count_lasting(self.table)

    def ring(self, ring: str, offset: int = 0) -> Self:
        """Another board: the segments clockwise, such as "ACBED", and how the castle is turned."""
        self.table.layout = self.table.rules.layout([SEGMENTS.index(key) for key in ring], offset)
        return self

    def take_from_piles(self, card: int) -> None:
        """A townsfolk card leaves the piles of the board, if it is there."""
        self._set_piles([[c for c in pile if c != card] for pile in self._piles()])

    def _piles(self) -> list[list[int]]:
        return [self.table.townsfolk_pile(segment) for segment in range(len(SEGMENTS))]

    def _set_piles(self, piles: list[list[int]]) -> None:
        self.table.townsfolk = piles
        self.table.left[: len(SEGMENTS)] = [len(pile) for pile in piles]

    def show(self, segment: str, *keys: str) -> Self:
        """Put townsfolk on top of a pile, the first one uppermost."""
        for key in reversed(keys):
            card = self.card(key)
            self.take_from_piles(card)
            piles = self._piles()
            piles[SEGMENTS.index(segment)].append(card)
            self._set_piles(piles)
        return self

    def empty_pile(self, segment: str) -> Self:
        piles = self._piles()
        piles[SEGMENTS.index(segment)] = []
        self._set_piles(piles)
        return self

    def shown(self, segment: str) -> str | None:
        """The top townsfolk card of a pile."""
        left = self._piles()[SEGMENTS.index(segment)]
        return self.table.rules.townsfolk[left[-1]].key if left else None

    def take_manuscript(self, card: int) -> None:
        self._set_manuscripts([[c for c in pile if c != card] for pile in self._manuscripts()])

    def _manuscripts(self) -> list[list[int]]:
        return [self.table.manuscript_pile(segment) for segment in range(len(SEGMENTS))]

    def _set_manuscripts(self, piles: list[list[int]]) -> None:
        self.table.manuscripts = piles
        self.table.left[len(SEGMENTS) :] = [len(pile) for pile in piles]

    def show_manuscript(self, segment: str, *keys: str) -> Self:
        """Put manuscripts on top of a pile, the first one uppermost."""
        for key in reversed(keys):
            card = self.manuscript(key)
            self.take_manuscript(card)
            piles = self._manuscripts()
            piles[SEGMENTS.index(segment)].append(card)
            self._set_manuscripts(piles)
        return self

    def empty_manuscripts(self, segment: str) -> Self:
        piles = self._manuscripts()
        piles[SEGMENTS.index(segment)] = []
        self._set_manuscripts(piles)
        return self

    def shown_manuscript(self, segment: str) -> str | None:
        left = self._manuscripts()[SEGMENTS.index(segment)]
        return self.table.rules.manuscripts[left[-1]].key if left else None

    def kingdom(self, debts: int | None = None, deeds: int | None = None) -> Self:
        """So many debts lie above Poverty, and so many deeds above Prosperity; 0: it has been revealed."""
        if debts is not None:
            self.table.debts_above = debts
        if deeds is not None:
            self.table.deeds_above = deeds
        return self

    @property
    def debts_above(self) -> int:
        return self.table.debts_above

    @property
    def deeds_above(self) -> int:
        return self.table.deeds_above

    @property
    def poverty_revealed(self) -> bool:
        return self.table.endings()["poverty"]

    @property
    def prosperity_revealed(self) -> bool:
        return self.table.endings()["prosperity"]

    @property
    def leader(self) -> str | None:
        return None if self.table.leader == NOBODY else self.game.seats[self.table.leader]

    def leads(self, seat: str) -> Self:
        """That seat has the castle leader card."""
        self.table.leader = self.game.seats.index(seat)
        return self

    def with_bonus(self, ribbon: str, seat: str) -> Self:
        """That seat has this cleric bonus card."""
        self.table.bonuses[RIBBONS.index(ribbon)] = self.game.seats.index(seat)
        self.renew(self.table.seats[self.game.seats.index(seat)])
        return self

    @property
    def bonuses(self) -> dict[str, str]:
        """Who has which cleric bonus card, by ribbon."""
        found: dict[str, str] = self.table.position()["bonuses"]
        return found

    def building_on(self, spot: str) -> tuple[str, str] | None:
        """Whose building stands there, and of which kind."""
        there = self.table.spots[SPOTS.index(spot)]
        if there == NO_CARD:
            return None
        owner, piece = divmod(there, len(PIECES))
        return self.game.seats[owner], BUILDINGS[piece // 3]

    def lay_out(self, *pairs: tuple[str, str]) -> Self:
        """These pairs of a player card and a hero lie open."""
        keys = [row.key for row in self.table.rules.player_cards]
        self.table.pairs = [number for key, hero in pairs for number in (keys.index(key), self.card(hero))]
        return self

    # Playing.

    def _begin(self) -> None:
        table = self.table
        table.action = NO_ACTION
        table.dismissed = NO_CARD
        table.settling = False

    def phase(self, name: str, distance: int | None = None) -> Self:
        """The active seat's turn from that phase on: what happened before in it is forgotten."""
        self._begin()
        if distance is not None:
            self.table.distance = distance
        count = PHASE_NAMES.index(name) + 2  # the end of the turn lies under them
        self.restart(*reversed(PHASES[self.table.active][:count]))
        return self

    def turn(self, seat: str | None = None) -> Self:
        """A whole turn, of the active seat or of that one, from its start."""
        if seat is not None:
            self.table.active = self.game.seats.index(seat)
        self.restart(Turn())
        return self

    def gain(self, seat: str, effect: str) -> Self:
        """That seat gains an effect, in the words of the card tables; then the active seat is to move."""
        self._begin()
        number = self.table.rules.book.add(read_effect(effect)).number
        count = PHASE_NAMES.index("movement") + 2
        self.restart(Do(self.game.seats.index(seat), number), *reversed(PHASES[self.table.active][:count]))
        return self

    def pick(self, effect: str) -> Self:
        """Where one of two effects is to be chosen: the one whose name begins so."""
        assert self.question == "WhichEffect", f"{self.question}: {self.options}"
        (token,) = [token for token in self.options if token.startswith(f"choose {effect}")]
        return self.play(token)

    # An action. After a dismissal it has been taken by itself if there was only one way to.

    def act(self, token: str) -> Self:
        return self.play(token) if self.question == "WhichAction" else self

    def trade(self, times: int) -> Self:
        """The exchange of the space, so many times."""
        return self.act(f"trade {times}")

    def build(self, piece: str, spot: str) -> Self:
        return self.act(f"build {piece} {spot}")

    def place(self, workers: int) -> Self:
        return self.act(f"workers {workers}")

    def transcribe(self, key: str) -> Self:
        return self.act(f"transcribe {key}")

    def dismiss(self, key: str, action: str) -> Self:
        return self.play(f"dismiss {key} for {action}")

    def castle_move(self, section: str, to: str) -> Self:
        return self.play(f"shift {section} {to}")

    def skip_action(self) -> Self:
        """No action, whether one could be taken or not."""
        return self.play("pass") if self.question == "WhichAction" else self


def table(players: int = 2, *, seed: int = 1, **options: Any) -> TestTable:
    """A game just before red's first turn, on a bare table. Start a phase or a turn before you play."""
    game = guildhall.new_game("viscounts", players=players, seed=seed, **options)
    while game.decision.name in DRAFT:
        game.choose(game.options[0])
    test = TestTable(game)
    state = test.table
    test.ring("ABCDE")
    state.clear()
    state.leader = NOBODY
    state.first = 0
    state.active = 0
    _put_back(test)
    for index in range(len(state.seats)):
        old = state.seats[index]
        seat = new_seat(index)
        seat.player_card = old.player_card
        seat.hero = old.hero
        seat.space = SPACES.index(STARTS[index])
        if not state.is_automaton(seat):
            seat.draw = state.rules.starting[::-1]
        state.seats[index] = seat
    for other in (test.blue, test.green, test.yellow)[: players - 1]:
        other.hand("financer", "trader", "journeyman")
    test.phase("movement", distance=1)
    return test


def _put_back(test: TestTable) -> None:
    """What player cards gave during the set-up goes under the piles again."""
    for seat in test.table.seats:
        townsfolk, manuscripts = test._piles(), test._manuscripts()
        rows = test.table.rules.townsfolk
        townsfolk[-1][:0] = [card for card in seat.hand + seat.draw if rows[card].group == "neutral"]
        manuscripts[-1][:0] = seat.manuscripts
        test._set_piles(townsfolk)
        test._set_manuscripts(manuscripts)


def drafting(player_card: str, hero: str) -> tuple[TestTable, SeatAtTable, SeatAtTable]:
    """A set-up for two; who chooses first may have this pair or one of two others without a question. Who chooses is
    named first, then the other one."""
    t = TestTable(guildhall.new_game("viscounts", players=2, seed=1))
    cards = [key for key in ("start-1", "start-4", "start-10") if key != player_card]
    heroes = [key for key in ("bertha", "ada", "clovis") if key != hero]
    t.lay_out((player_card, hero), (cards[0], heroes[0]), (cards[1], heroes[1]))
    t.refresh()
    chooser, other = (t.red, t.blue) if t.asked == "red" else (t.blue, t.red)
    return t, chooser, other


def solo_table(board: str = "cleric", **options: Any) -> TestTable:
    """The same for one player; the opponent sits at the last seat (`t.opponent`)."""
    return table(1, board=board, **options)
