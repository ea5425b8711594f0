"""The opponent's scheme cards and board, as they lie on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from guildhall.engine.errors import PositionError
from guildhall.viscounts.cards.schemes import FUTURE
from guildhall.viscounts.names import AI_BOARDS, NO_CARD, SLOTS

if TYPE_CHECKING:
    from guildhall.engine.position import Reader
    from guildhall.engine.rng import Rng
    from guildhall.viscounts.rules import Rules

SCHEME_PARTS: Final = ("board", "slots", "pile", "discard", "future", "seen")


class Schemes:
    """Piles whose last card is on top; the last of the discards was discarded last."""

    def __init__(self, board: int) -> None:
        self.board = board  # which of the four
        self.slots: list[int] = [NO_CARD] * SLOTS
        self.pile: list[int] = []
        self.discard: list[int] = []
        self.future: list[int] = []
        # Future schemes that everybody has seen, as a mask of their numbers.
        self.seen = 0

    def clone(self) -> Schemes:
        other = Schemes(self.board)
        other.slots = self.slots[:]
        other.pile = self.pile[:]
        other.discard = self.discard[:]
        other.future = self.future[:]
        other.seen = self.seen
        return other

    def deal_again(self, rules: Rules, rng: Rng) -> None:
        """Deal again what nobody knows: the order of both piles, and which future schemes were shuffled in unseen."""
        unseen: list[int] = []
        known: list[int] = []
        for card in self.pile:
            if rules.schemes[card].deck == FUTURE and not self.seen >> card & 1:
                unseen.append(card)
            else:
                known.append(card)
        pool = unseen + self.future
        rng.reshuffle(pool)
        self.future = pool[len(unseen) :]
        self.pile = known + pool[: len(unseen)]
        rng.reshuffle(self.pile)

    # As JSON.

    def view(self, rules: Rules) -> dict[str, Any]:
        """What everybody knows: what lies open, and how many cards do not."""
        return {**self._open(rules), "pile": len(self.pile), "future": len(self.future)}

    def _open(self, rules: Rules) -> dict[str, Any]:
        keys = [card.key for card in rules.schemes]
        return {
            "board": AI_BOARDS[self.board],
            "slots": [keys[card] if card != NO_CARD else None for card in self.slots],
            "discard": [keys[card] for card in self.discard],
            "seen": [key for card, key in enumerate(keys) if self.seen >> card & 1],
        }

    def data(self, rules: Rules) -> dict[str, Any]:
        """For positions."""
        keys = [card.key for card in rules.schemes]
        return {
            **self._open(rules),
            "pile": [keys[card] for card in reversed(self.pile)],
            "future": [keys[card] for card in reversed(self.future)],
        }


def read_schemes(top: Reader, rules: Rules) -> Schemes:
    """Schemes from a position; raises PositionError."""
    data = top.inner("schemes", SCHEME_PARTS)
    keys = [card.key for card in rules.schemes]
    schemes = Schemes(data.one_of("board", AI_BOARDS))
    if rules.options.board in AI_BOARDS and AI_BOARDS[schemes.board] != rules.options.board:
        raise PositionError("schemes.board is that of the options.", AI_BOARDS[schemes.board], [rules.options.board])
    slots = data.items("slots")
    if len(slots) != SLOTS:
        raise PositionError(f"schemes.slots has {SLOTS} entries.", len(slots))
    for slot, key in enumerate(slots):
        if key is not None:
            if key not in keys:
                raise PositionError(f"schemes.slots[{slot}] names no scheme.", key, keys)
            schemes.slots[slot] = keys.index(key)
    schemes.pile = data.several("pile", keys)[::-1]
    schemes.discard = data.several("discard", keys)
    schemes.future = data.several("future", keys)[::-1]
    for card in data.several("seen", keys):
        schemes.seen |= 1 << card
    _check(schemes, rules)
    return schemes


def _check(schemes: Schemes, rules: Rules) -> None:
    without = rules.opponents[schemes.board].without
    there = [card for card, row in enumerate(rules.schemes) if row.key not in without]
    laid = [card for card in schemes.slots if card != NO_CARD]
    found = [*schemes.pile, *schemes.discard, *schemes.future, *laid]
    # One that the board sends back to the box may be in play all the same, as in an example of the rulebook (V169).
    if len(set(found)) < len(found) or not set(there) <= set(found):
        keys = [rules.schemes[card].key for card in there]
        raise PositionError("schemes: each scheme lies in a slot, in one pile or among the discards, once.", None, keys)
    open_to_all = [*laid, *schemes.discard]
    for card, row in enumerate(rules.schemes):
        seen = schemes.seen >> card & 1
        if seen and (row.deck != FUTURE or card in schemes.future):
            raise PositionError("schemes.seen lists future schemes that have left their pile.", row.key)
        if row.deck == FUTURE and card in open_to_all and not seen:
            raise PositionError("schemes.seen: this future scheme lies open.", row.key)
        if row.deck != FUTURE and card in schemes.future:
            raise PositionError("schemes.future holds future schemes only.", row.key)
