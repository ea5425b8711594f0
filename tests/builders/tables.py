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
from guildhall.architects.names import AREAS, GOODS, SUPPLY
from guildhall.game import Game

if TYPE_CHECKING:  # the tests of the base game need no expansion
    pass
from builders.artisans import ArtisansSeat, ArtisansTable, clear_crafts
from builders.solo import SoloTable
from builders.wonders import WondersSeat, WondersTable


class SeatAtTable(ArtisansSeat, WondersSeat):
    """One seat, with whatever boxes are played with."""


class TestTable(ArtisansTable, WondersTable, SoloTable):
    """A game of Architects under test, with whatever boxes."""

    __test__ = False

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.red, self.blue, self.green, self.yellow, self.purple, self.orange = (
            SeatAtTable(self, i) for i in range(6)
        )

    def seat_at(self, index: int) -> SeatAtTable:
        return SeatAtTable(self, index)


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
        clear_crafts(test.artisans)
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
