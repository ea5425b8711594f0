"""A table for tests of the rules: set up only what matters, then play in the players' words.

    t = table(players=3)
    t.red.has(silver=6).at(quarry=2)
    t.play("place quarry")
    assert t.red.stone == 3
    t.nothing_open_but("WhereToPlace")

Every seat starts with all its Workers in supply, Virtue 7, no goods, no cards; it is red's turn to place a Worker.

With `expansions=["artisans"]` (or `artisans_table()`) the Artisan is one of those Workers, and no Craft Card has been
taken.

    t = artisans_table()
    t.red.with_tool("squire-1", "craft-7").artisan_at("quarry")
    t.show_crafts("craft-1", "craft-19")

With `expansions=["wonders"]` (or `wonders_table()`, or `both_table()`) everybody has no Influence, nothing has been
contributed, no Wonder is built, and contribution-1 is in force: the Princess at the Silversmith, the Profiteer at the
Guardhouse; contribution-2 is open to contribute to.

    t = wonders_table()
    t.red.with_influence(4).with_wonder("stone-wonder", at="quarry")
    t.in_force("contribution-5")            # the Princess goes to the Forest, the Profiteer to the Quarry
    t.open_to_contribute("contribution-1", filled=["clay", "stone"])
    t.lay("wood-wonder", 3)

With `solo_table("meddler", expansions=["wonders"])` an opponent sits at the last seat.

    t.opponent.at(prison=2)
    t.follow("starting-2")                  # its turn, with this card
    assert t.opponent.prison == 0
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import guildhall
from guildhall.architects.names import AREAS, GOODS, GUILDHALL, PRISON, SUPPLY
from guildhall.architects.reset import BlackMarketReset
from guildhall.architects.scoring import EndGame
from guildhall.architects.table import Seat, Table
from guildhall.architects.turn import Turn
from guildhall.game import Game
from guildhall.words import say

if TYPE_CHECKING:  # the tests of the base game need no expansion
    from guildhall.architects.artisans.part import ArtisansPart
    from guildhall.architects.solo.part import SoloPart
    from guildhall.architects.wonders.part import WondersPart


NOBODYS = len(AREAS)  # where the Artisan of somebody is who has none


class SeatAtTable:
    """One seat, to be set up and looked at."""

    def __init__(self, test: TestTable, index: int) -> None:
        self._test = test
        self.index = index

    @property
    def seat(self) -> Seat:
        return self._test.table.seats[self.index]

    # Setting up; every method gives the seat back, so that they chain.

    def has(self, **goods: int) -> SeatAtTable:
        """Goods held: clay, wood, stone, gold, marble, silver."""
        for good, amount in goods.items():
            self.seat.goods[GOODS.index(good)] = amount
        return self

    def at(self, **workers: int) -> SeatAtTable:
        """Own Workers at places (`town_centre=2`, `prison=1`), taken from the supply."""
        for place, count in workers.items():
            area = AREAS.index(place.replace("_", "-"))
            self.seat.workers[SUPPLY] += self.seat.workers[area] - count
            self.seat.workers[area] = count
            if area == GUILDHALL:
                rest = [owner for owner in self._test.table.guildhall if owner != self.index]
                self._test.table.guildhall = rest + [self.index] * count
            assert self.seat.workers[SUPPLY] >= 0
        return self

    def holding(self, **captured: int) -> SeatAtTable:
        """Other players' Workers on this board, taken from their supply: `holding(blue=3)`."""
        for owner, count in captured.items():
            index = self._test.game.seats.index(owner)
            other = self._test.table.seats[index]
            other.workers[SUPPLY] += self.seat.captured[index] - count
            self.seat.captured[index] = count
            assert other.workers[SUPPLY] >= 0
        return self

    def with_virtue(self, virtue: int) -> SeatAtTable:
        self.seat.virtue = virtue
        return self

    def owing(self, unpaid: int = 0, paid: int = 0) -> SeatAtTable:
        """Debts."""
        self.seat.unpaid = unpaid
        self.seat.paid = paid
        return self

    def on_level(self, level: int) -> SeatAtTable:
        """Where the marker stands on the Cathedral."""
        self.seat.cathedral = level
        return self

    def with_apprentices(self, *keys: str) -> SeatAtTable:
        for key in keys:
            self._test.table_remove_apprentice(key)
            self.seat.apprentices.append(self._test.apprentice(key))
        self._test.table.rules.renew_powers(self._test.table, self.seat)
        return self

    def with_hand(self, *keys: str) -> SeatAtTable:
        for key in keys:
            self._test.table_remove_building(key)
            self.seat.hand.append(self._test.building(key))
        return self

    def with_buildings(self, *keys: str) -> SeatAtTable:
        """Already constructed."""
        for key in keys:
            self._test.table_remove_building(key)
            self.seat.buildings.append(self._test.building(key))
        return self

    # Setting up the Artisan and the Craft Cards.

    def artisan_at(self, place: str) -> SeatAtTable:
        """Move the Artisan, wherever it is: to a place, "prison", "supply", or another's board as "board blue"."""
        part = self._test.artisans
        self._count_artisan(part.artisans[self.index], -1)
        keys = self._test.game.seats
        home = -1 - keys.index(place[6:]) if place.startswith("board ") else AREAS.index(place.replace("_", "-"))
        part.artisans[self.index] = home
        self._count_artisan(home, 1)
        return self

    def _count_artisan(self, home: int, by: int) -> None:
        if home < 0:
            self._test.table.seats[-1 - home].captured[self.index] += by
        else:
            self.seat.workers[home] += by

    def with_tool(self, apprentice: str, craft: str) -> SeatAtTable:
        """Has the Apprentice, hired if need be, with this Craft Card as its Tool."""
        if apprentice not in self.apprentices:
            self.with_apprentices(apprentice)
        self._test.artisans.tools[self._test.apprentice(apprentice)] = self._test.take_craft(craft)
        self._test.table.rules.renew_powers(self._test.table, self.seat)
        return self

    def with_adornment(self, building: str, craft: str) -> SeatAtTable:
        """Has the Building, constructed if need be, with this Craft Card as its Adornment."""
        if building not in self.buildings:
            self.with_buildings(building)
        self._test.artisans.adornments[self._test.building(building)] = self._test.take_craft(craft)
        return self

    # Setting up Influence and Wonders.

    def with_influence(self, influence: int) -> SeatAtTable:
        self._test.wonders.influence[self.index] = influence
        return self

    def with_wonder(self, key: str, at: str) -> SeatAtTable:
        """Has built this Wonder; its token stands there."""
        part = self._test.wonders
        self.seat.buildings.append(self._test.building(key))
        part.owners[self._test.wonder(key)] = self.index
        part.sites[self._test.wonder(key)] = AREAS.index(at)
        self._test.table.rules.renew_powers(self._test.table, self.seat)
        return self

    # Looking.

    @property
    def influence(self) -> int:
        return self._test.wonders.influence[self.index]

    @property
    def prepaid(self) -> int:
        """Silver that Influence was given up for in this turn and that has not been spent."""
        return self._test.wonders.prepaid[self.index]

    @property
    def artisan(self) -> str:
        """Where the Artisan is: "supply", "quarry", "board blue"."""
        home = self._test.artisans.artisans[self.index]
        return AREAS[home] if home >= 0 else f"board {self._test.game.seats[-1 - home]}"

    @property
    def tools(self) -> dict[str, str]:
        """Craft Cards by Apprentice."""
        part = self._test.artisans
        cards = self._test.table.rules.apprentices
        return {cards[c].key: part.crafts[part.tools[c]].key for c in self.seat.apprentices if part.tools[c] >= 0}

    @property
    def adornments(self) -> dict[str, str]:
        """Craft Cards by Building."""
        part = self._test.artisans
        cards = self._test.table.rules.buildings
        return {
            cards[c].key: part.crafts[part.adornments[c]].key for c in self.seat.buildings if part.adornments[c] >= 0
        }

    def _good(self, name: str) -> int:
        return self.seat.goods[GOODS.index(name)]

    @property
    def clay(self) -> int:
        return self._good("clay")

    @property
    def wood(self) -> int:
        return self._good("wood")

    @property
    def stone(self) -> int:
        return self._good("stone")

    @property
    def gold(self) -> int:
        return self._good("gold")

    @property
    def marble(self) -> int:
        return self._good("marble")

    @property
    def silver(self) -> int:
        return self._good("silver")

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
    def cathedral(self) -> int:
        return self.seat.cathedral

    @property
    def supply(self) -> int:
        return self.seat.workers[SUPPLY]

    @property
    def prison(self) -> int:
        return self.seat.workers[PRISON]

    def workers(self, place: str) -> int:
        return self.seat.workers[AREAS.index(place)]

    def holds(self, owner: str) -> int:
        """How many of that seat's Workers lie on this board."""
        return self.seat.captured[self._test.game.seats.index(owner)]

    @property
    def apprentices(self) -> list[str]:
        return [self._test.table.rules.apprentices[card].key for card in self.seat.apprentices]

    @property
    def buildings(self) -> list[str]:
        return [self._test.table.rules.buildings[card].key for card in self.seat.buildings]

    @property
    def hand(self) -> list[str]:
        return [self._test.table.rules.buildings[card].key for card in self.seat.hand]

    @property
    def goods(self) -> dict[str, int]:
        """All goods that are not 0."""
        return {GOODS[i]: n for i, n in enumerate(self.seat.goods) if n}

    @property
    def everything(self) -> dict[str, Any]:
        """All that is this seat's, to compare before and after."""
        whole: dict[str, Any] = self._test.table.position()["seats"][self.index]
        return whole

    @property
    def score(self) -> dict[str, int]:
        return self._test.game.scores()[self.index]


class TestTable:
    """A game under test."""

    __test__ = False  # not a test class, whatever pytest thinks of its name

    def __init__(self, game: Game) -> None:
        self.game = game
        self.red, self.blue, self.green, self.yellow, self.purple, self.orange = (
            SeatAtTable(self, i) for i in range(6)
        )

    @property
    def table(self) -> Table:
        state = self.game.state
        assert isinstance(state, Table)
        return state

    def seat(self, key: str) -> SeatAtTable:
        return SeatAtTable(self, self.game.seats.index(key))

    @property
    def artisans(self) -> ArtisansPart:
        """What Age of Artisans lays on the table."""
        from guildhall.architects.artisans.part import part_of

        return part_of(self.table)

    @property
    def wonders(self) -> WondersPart:
        """What Works of Wonder lays on the table."""
        from guildhall.architects.wonders.part import part_of

        return part_of(self.table)

    # Opponents that follow cards.

    @property
    def solo(self) -> SoloPart:
        """What an opponent lays on the table."""
        from guildhall.architects.solo.part import part_of

        return part_of(self.table)

    @property
    def opponent(self) -> SeatAtTable:
        return SeatAtTable(self, len(self.table.seats) - 1)

    def scheme(self, key: str) -> int:
        return [scheme.key for scheme in self.solo.schemes].index(key)

    def schemes_on_top(self, *keys: str) -> TestTable:
        """Put Scheme Cards on top of the pile, wherever they are, the first one uppermost."""
        part = self.solo
        for key in reversed(keys):
            card = self.scheme(key)
            for pile in (part.pile, part.future, part.discards):
                if card in pile:
                    pile.remove(card)
            part.pile.append(card)
        return self

    def follow(self, *keys: str) -> list[str]:
        """The opponent's turn, with these cards on top of its pile; gives what is told of it."""
        self.schemes_on_top(*keys)
        self.table.active = self.opponent.index
        self.table.events = []
        self.restart(Turn())
        return self.told

    def opponent_does(self, line: Any) -> list[str]:
        """What one line of a Scheme Card tells the opponent to do, whichever cards have it; gives what is told."""
        from guildhall.architects.solo.act import Act

        keeper: Any = self.opponent.seat.powers.automaton
        self.table.events = []
        line.follow(Act(self.table, self.opponent.seat, keeper))
        return self.told

    @property
    def told(self) -> list[str]:
        """What has been told lately, in words."""
        return [say(self.table.describe_event(event, 0)) for event in self.table.events or []]

    def marker_on(self, resource: str) -> None:
        """The opponent's marker stands there."""
        self.solo.track = GOODS.index(resource)

    @property
    def marker(self) -> str:
        return GOODS[self.solo.track]

    # Works of Wonder.

    def contribution(self, key: str) -> int:
        return [card.key for card in self.wonders.rows.contributions].index(key)

    def _take_contribution(self, key: str) -> int:
        card = self.contribution(key)
        for pile in (self.wonders.contributions, self.wonders.consequences):
            if card in pile:
                pile.remove(card)
        return card

    def in_force(self, key: str) -> None:
        """This card lies on top of the consequences, and both figures stand where it says."""
        from guildhall.architects.wonders.part import move_figures

        part = self.wonders
        card = self._take_contribution(key)
        part.contributions[:0] = part.consequences
        part.consequences = [card]
        move_figures(part)
        for seat in self.table.seats:
            self.table.rules.renew_powers(self.table, seat)

    def open_to_contribute(self, key: str, filled: list[str] | None = None) -> None:
        """This card lies on top of the contributions, with these slots filled. It must not be in force."""
        part = self.wonders
        part.contributions.append(self._take_contribution(key))
        assert part.consequences, f"{key} is in force"
        for good in range(len(part.filled)):
            part.filled[good] = 1 if GOODS[good] in (filled or []) else 0

    def lay(self, wonder: str, count: int) -> None:
        """So many resources lie on a Wonder."""
        self.wonders.laid[self.wonder(wonder)] = count

    def wonder(self, key: str) -> int:
        """The Wonder's number among the five."""
        return [wonder.key for wonder in self.wonders.rows.wonders].index(key)

    @property
    def princess(self) -> str:
        return AREAS[self.wonders.princess]

    @property
    def profiteer(self) -> str:
        return AREAS[self.wonders.profiteer]

    @property
    def filled(self) -> list[str]:
        """The slots of the open Contribution Card that are filled."""
        return [GOODS[good] for good, filled in enumerate(self.wonders.filled) if filled]

    @property
    def laid(self) -> dict[str, int]:
        """What lies on the Wonders."""
        part = self.wonders
        return {part.rows.wonders[i].key: count for i, count in enumerate(part.laid) if count}

    @property
    def tokens(self) -> dict[str, str]:
        """Where the tokens of the Wonders stand."""
        part = self.wonders
        return {part.rows.wonders[i].key: AREAS[site] for i, site in enumerate(part.sites) if site >= 0}

    # Cards by their keys.

    def craft(self, key: str) -> int:
        return [card.key for card in self.artisans.crafts].index(key)

    def take_craft(self, key: str) -> int:
        """Take a Craft Card from wherever it lies; the display is not filled."""
        card = self.craft(key)
        part = self.artisans
        for cards in (part.display, part.pile):
            if card in cards:
                cards.remove(card)
        for under in (part.tools, part.adornments):
            if card in under:
                under[under.index(card)] = -1
        return card

    def show_crafts(self, *keys: str) -> None:
        """Exactly these lie in the craft display; what lay there goes under the pile."""
        part = self.artisans
        part.pile[:0] = part.display
        part.display = []
        for key in keys:
            part.display.append(self.take_craft(key))

    def craft_on_top(self, *keys: str) -> None:
        """Put Craft Cards on top of their pile, the first one uppermost."""
        for key in reversed(keys):
            self.artisans.pile.append(self.take_craft(key))

    @property
    def crafts(self) -> list[str]:
        """The craft display."""
        return [self.artisans.crafts[card].key for card in self.artisans.display]

    def stack_on(self, space: int) -> None:
        """A second Worker of its owner lies on this space of the Guildhall (from 1), taken from the supply."""
        owner = self.table.seats[self.table.guildhall[space - 1]]
        owner.workers[SUPPLY] -= 1
        owner.workers[GUILDHALL] += 1
        self.artisans.stacked.append(space - 1)

    def apprentice(self, key: str) -> int:
        return [card.key for card in self.table.rules.apprentices].index(key)

    def building(self, key: str) -> int:
        return [card.key for card in self.table.rules.buildings].index(key)

    def table_remove_apprentice(self, key: str) -> None:
        """Take a card from wherever it lies; a space of the display is filled from the pile."""
        card = self.apprentice(key)
        table = self.table
        if card in table.apprentice_pile:
            table.apprentice_pile.remove(card)
        elif card in table.display:
            table.display[table.display.index(card)] = table.apprentice_pile.pop()
        else:
            for seat in table.seats:
                if card in seat.apprentices:
                    seat.apprentices.remove(card)
                    table.rules.renew_powers(table, seat)

    def table_remove_building(self, key: str) -> None:
        card = self.building(key)
        for cards in [self.table.building_pile, *(cards for s in self.table.seats for cards in (s.hand, s.buildings))]:
            if card in cards:
                cards.remove(card)

    def show(self, row: int, column: int, key: str, silver: int = 0) -> None:
        """Lay this Apprentice, with Silver on it, on a space of the display; rows and columns count from 1."""
        space = (row - 1) * self.table.rules.columns + column - 1
        card = self.apprentice(key)
        if self.table.display[space] != card:
            self.table_remove_apprentice(key)
            self.table.apprentice_pile.insert(0, self.table.display[space])
            self.table.display[space] = card
        self.table.coins[space] = silver

    def shown(self, row: int, column: int) -> str:
        card = self.table.display[(row - 1) * self.table.rules.columns + column - 1]
        return self.table.rules.apprentices[card].key

    def silver_on(self, row: int, column: int) -> int:
        return self.table.coins[(row - 1) * self.table.rules.columns + column - 1]

    def on_top(self, *keys: str) -> None:
        """Put Building cards on top of the pile, the first one uppermost."""
        for key in reversed(keys):
            self.table_remove_building(key)
            self.table.building_pile.append(self.building(key))

    def reward_on_top(self, key: str) -> None:
        card = [r.key for r in self.table.rules.rewards].index(key)
        if card in self.table.reward_pile:
            self.table.reward_pile.remove(card)
        else:
            self.table.reward_pile.pop(0)
        self.table.reward_pile.append(card)

    def small_market(self, key: str) -> None:
        """Make this card the face-up one on the left market space."""
        card = [m.key for m in self.table.rules.markets].index(key)
        for pile in (self.table.small_pile, self.table.large_pile):
            if card in pile:
                pile.remove(card)
        self.table.small_pile.append(card)

    def large_market(self, key: str) -> None:
        """Make this card the face-up one on the right market space."""
        self.small_market(key)
        self.table.large_pile.append(self.table.small_pile.pop())

    def fill_guildhall(self, spaces: int, seat: str = "blue") -> None:
        """So many spaces of the Guildhall are taken, by that seat's Workers."""
        self.seat(seat).at(guildhall=spaces)

    # Playing.

    def refresh(self) -> None:
        """Ask the open question anew, after the table was changed under it."""
        decision = self.table.decision
        assert decision is not None, "the game is over"
        self.table.answers = decision.options(self.table)

    def play(self, *tokens: str) -> TestTable:
        """Answer one question after the other."""
        self.refresh()
        for token in tokens:
            self.game.choose(token)
        return self

    @property
    def options(self) -> list[str]:
        self.refresh()
        return [option.token for option in self.game.options]

    def may(self, token: str) -> bool:
        """Is this a legal answer now?"""
        return token in self.options

    @property
    def question(self) -> str:
        """The name of the open question, such as "WhereToPlace"; "" when the game is over."""
        return "" if self.game.is_over else self.game.decision.name

    @property
    def asked(self) -> str:
        """The seat that is asked."""
        return self.game.decision.seat_key

    def nothing_open_but(self, question: str, seat: str | None = None) -> None:
        """All that the last answers started has been done: the open question is a new turn's (or this one)."""
        assert self.question == question
        if seat is not None:
            assert self.asked == seat

    def turn_of(self, seat: str) -> TestTable:
        """Let it be that seat's turn, from its start."""
        self.table.active = self.game.seats.index(seat)
        self.restart(Turn())
        return self

    def restart(self, *steps: Any) -> None:
        """Replace the agenda by these steps, the first one to happen first."""
        self.table.agenda.clear()
        self.table.decision = None
        for step in reversed(steps):
            self.table.push(step)
        self.table.advance()

    def end_turn(self, *, reset: bool = False) -> TestTable:
        """Go to the end of the active seat's turn, perhaps with a Black Market Reset due."""
        self.table.reset_due = reset
        self.restart(*self.table.rules.end_of_turn)
        return self

    def construct(self, key: str, *tokens: str) -> TestTable:
        """Place a Worker in the Guildhall and construct this card, be there a choice or not; then answer these."""
        builder = SeatAtTable(self, self.table.active)
        self.play("place guildhall")
        if key not in builder.buildings:
            self.play(f"build {key}")
        return self.play(*tokens)

    def advance(self, *tokens: str) -> TestTable:
        """Place a Worker in the Guildhall and work on the Cathedral, be there a choice or not; then answer these."""
        self.play("place guildhall")
        if self.question == "WhatToBuild":
            self.play("advance cathedral")
        return self.play(*tokens)

    def reset(self) -> TestTable:
        """A Black Market Reset, and then the turn of the player who is active."""
        self.restart(BlackMarketReset(), Turn())
        return self

    def finish(self) -> TestTable:
        """Go to the end of the game: end-game effects, then scoring."""
        self.restart(EndGame())
        return self


def table(players: int = 2, *, seed: int = 1, boards: list[str] | None = None, **options: Any) -> TestTable:
    """A game just before red's first turn, on a bare table. With `boards`, the seats have those boards' powers but not
    their starting goods, Workers in Prison or Debts (`game.seat` options test those through a real set-up)."""
    if boards is not None:
        options.update(setup="variable", boards=boards, board_sets=["base", "promo", "unknown"])
    game = guildhall.new_game("architects", players=players, seed=seed, **options)
    while game.decision.name != "WhereToPlace":
        game.choose(game.options[0])
    test = TestTable(game)
    state = test.table
    expansions = state.rules.options.expansions
    if "artisans" in expansions:
        _clear_crafts(test.artisans)
    if "wonders" in expansions:
        test.wonders.influence = [0] * len(state.seats)
        test.in_force("contribution-1")
        test.open_to_contribute("contribution-2")
    for seat in state.seats:
        state.building_pile[:0] = seat.hand
        seat.hand = []
        state.apprentice_pile[:0] = seat.apprentices
        seat.apprentices = []
        state.rules.renew_powers(state, seat)
        seat.goods = [0] * len(GOODS)
        seat.workers = [0] * len(AREAS)
        seat.workers[SUPPLY] = state.rules.workers_of(seat.index)
        seat.virtue = 7
        seat.unpaid = 0
    state.first = 0
    test.turn_of("red")
    return test


def solo_table(opponent: str, players: int = 1, **options: Any) -> TestTable:
    """The same against an opponent that follows cards, which sits at the last seat (`t.opponent`), with its marker on
    the left-most space."""
    return table(players, opponent=opponent, **options)


def artisans_table(players: int = 2, **options: Any) -> TestTable:
    """The same with Age of Artisans."""
    return table(players, expansions=["artisans"], **options)


def wonders_table(players: int = 2, **options: Any) -> TestTable:
    """The same with Works of Wonder."""
    return table(players, expansions=["wonders"], **options)


def both_table(players: int = 2, **options: Any) -> TestTable:
    """The same with both."""
    return table(players, expansions=["artisans", "wonders"], **options)


def _clear_crafts(part: ArtisansPart) -> None:
    part.artisans = [home if home == NOBODYS else SUPPLY for home in part.artisans]
    part.pile[:0] = [card for card in part.adornments + part.tools if card >= 0]
    part.adornments = [-1] * len(part.adornments)
    part.tools = [-1] * len(part.tools)
