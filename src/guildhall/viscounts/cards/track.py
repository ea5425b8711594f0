"""What the track of virtue and corruption brings in a collision, space by space. rules/viscounts 6.3.

First what the active player gains; then what each of the others does: to the left of the middle those with a Criminal
on their board, to the right of it those without one, in the middle everybody.
"""

from __future__ import annotations

from typing import Final

from guildhall.viscounts.effects import Corruption, Debts, Deeds, Effect, Rearrange, Series, Silver, Virtue

COLLISIONS: Final[list[tuple[Effect, Effect]]] = [
    (Series(Silver(1), Deeds(3)), Debts(1)),
    (Series(Silver(1), Deeds(2)), Corruption(1)),
    (Series(Silver(1), Deeds(1)), Corruption(1)),
    (Series(Silver(2), Deeds(1), Debts(1)), Rearrange()),
    (Series(Silver(2), Debts(1)), Virtue(1)),
    (Series(Silver(3), Debts(2)), Virtue(1)),
    (Series(Silver(4), Debts(3)), Deeds(1)),
]
