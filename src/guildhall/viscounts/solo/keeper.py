"""The opponent itself: how it begins, what it gains and how it answers. rules/viscounts 9."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.engine.agenda import Decision
from guildhall.viscounts.automaton import Automaton
from guildhall.viscounts.cards.opponents import OPPONENT_COLLISIONS
from guildhall.viscounts.cards.schemes import FUTURE, STARTING
from guildhall.viscounts.castle import RING, WhichClimbs, WhomToBump, bump, climb, trios
from guildhall.viscounts.constants import DIFFICULTY_SCHEMES
from guildhall.viscounts.doing import Do
from guildhall.viscounts.effects import FlipDebt, SchemeDismiss, SchemeFuture
from guildhall.viscounts.names import AI_BOARDS, CRIMINAL, DIFFICULTIES, NO_CARD, TP1, TP2
from guildhall.viscounts.solo.events import BUMPS_PLAYER, CLIMBS_FIRST, SoloTeller
from guildhall.viscounts.solo.gains import gain
from guildhall.viscounts.solo.paying import lasting_icons, schemes_of, slot_icons
from guildhall.viscounts.solo.schemes import Schemes
from guildhall.viscounts.solo.turn import RevealScheme, shift_schemes
from guildhall.viscounts.solo.uncovering import lets_act
from guildhall.viscounts.solo.uses import solo_uses

if TYPE_CHECKING:
    from guildhall.viscounts.effects import Effect
    from guildhall.viscounts.rules import Rules
    from guildhall.viscounts.table import Seat, Table


class Opponent(Automaton):
    def __init__(self, rules: Rules) -> None:
        # Everything that may happen to it, as numbers of this game's effects.
        self.collisions: list[int] = [rules.note(effect) for effect in OPPONENT_COLLISIONS]
        self.starts: list[int] = [rules.note(board.start) for board in rules.opponents]
        for effect in (SchemeDismiss(), SchemeFuture(), FlipDebt(), *[board.focus for board in rules.opponents]):
            rules.note(effect)
        for scheme in rules.schemes:
            for effect in (scheme.line_1, scheme.line_2, *scheme.options):
                rules.note(effect)

    def extend(self, rules: Rules) -> None:
        teller = SoloTeller(rules)
        for part in SoloTeller.PARTS:
            rules.part_tellers[part] = teller
        rules.uses += solo_uses(rules)

    # Setting up.

    def set_up(self, table: Table) -> None:
        """Its board, chance's if nobody has chosen one; its schemes without those that the board shows."""
        rules = table.rules
        rng = table.rng
        chosen = rules.options.board
        board = AI_BOARDS.index(chosen) if chosen in AI_BOARDS else rng.below(len(AI_BOARDS))
        schemes = Schemes(board)
        used = [card for card, row in enumerate(rules.schemes) if row.key not in rules.opponents[board].without]
        schemes.pile = [card for card in used if rules.schemes[card].deck == STARTING]
        schemes.future = [card for card in used if rules.schemes[card].deck == FUTURE]
        rng.shuffle(schemes.future)
        for _ in range(DIFFICULTY_SCHEMES[DIFFICULTIES.index(rules.options.difficulty)]):
            schemes.pile.append(schemes.future.pop())
        rng.shuffle(schemes.pile)
        table.schemes = schemes

    def start(self, table: Table, seat: Seat) -> None:
        """On the space of the pair that the player left, which goes back to the box; then what its board shows."""
        seat.space = table.rules.player_cards[table.pairs[0]].space - 1
        table.push(Do(seat.index, self.starts[schemes_of(table).board]))

    # Its turn.

    def take_turn(self, state: Table, index: int) -> None:
        shift_schemes(state, state.seats[index])
        state.push(RevealScheme(index))

    def answers(self, state: Table, question: Decision[Table]) -> None:
        if isinstance(question, WhichClimbs):
            self._climbs(state, question.index)
        elif isinstance(question, WhomToBump):
            self._bumps(state, question)
        else:
            # Nothing depends on it, as far as it is concerned.
            question.choose(state, question.options(state)[0])

    def _climbs(self, table: Table, index: int) -> None:
        position = climbs_first(table, index)
        table.tell(CLIMBS_FIRST, index, position)
        climb(table, index, position)

    def _bumps(self, table: Table, question: WhomToBump) -> None:
        """The player's Workers. There are some: of its own no more than two stay in a section."""
        index, section = question.index, question.section
        for owner in range(len(table.seats)):
            if owner != index and table.workers_at(section, owner):
                table.tell(BUMPS_PLAYER, index, section)
                bump(table, index, section, owner)
                return

    # What it gains.

    def gains(self, table: Table, seat: Seat, effect: Effect) -> None:
        gain(table, seat, effect)

    def uncovered(self, table: Table, seat: Seat, piece: int) -> None:
        if piece == TP1:
            lets_act(table, seat, TP1, SchemeFuture())

    def collision_starts(self, table: Table, seat: Seat) -> None:
        if not self.criminals(table, seat):
            lets_act(table, seat, TP2, FlipDebt())

    def collision_gains(self, table: Table, seat: Seat, space: int) -> None:
        table.push(Do(seat.index, self.collisions[space]))

    def criminals(self, table: Table, seat: Seat) -> int:
        return slot_icons(table, CRIMINAL)

    def icons_owned(self, table: Table, seat: Seat, icon: int) -> int:
        """On all its schemes, under its guildhalls and on its bonus cards."""
        schemes = schemes_of(table)
        rows = table.rules.schemes
        count = lasting_icons(table, seat, icon)
        for cards in (schemes.pile, schemes.discard, schemes.slots):
            for card in cards:
                if card != NO_CARD:
                    count += rows[card].icons[icon]
        return count


def climbs_first(table: Table, index: int) -> int:
    """The first section with three of its Workers, clockwise from its own; -1 if there is none."""
    ready = trios(table, index)
    start = table.position_of(table.seats[index])
    for i in range(RING):
        position = (start + i) % RING
        if position in ready:
            return position
    return -1
