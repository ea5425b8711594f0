"""The player boards' variable faces: 5 of the base game, 5 promos, and 3 whose box is unknown. rules/architects 7.1 to
7.3.
Goods are Clay, Wood, Stone, Gold, Marble.
"""

from __future__ import annotations

from typing import Final

from guildhall.architects.cards.rows import Board
from guildhall.architects.debts import SilverForDebt
from guildhall.architects.effects import FreeUpTo, Gain
from guildhall.architects.names import (
    BUILT,
    DEBT_TAKEN,
    GOLD,
    GOLD_IS_MARBLE,
    HIRE_LESS,
    MARBLE,
    MORE_APPRENTICES,
    MORE_HAND,
    NO_DISCARD_AT_CATHEDRAL,
    SENT_TO_PRISON,
    TAX_LESS,
)
from guildhall.architects.powers import AtMarket, Both, Change, OnReset, When
from guildhall.architects.substitutes import CardsForResources, OneLess, SameResource
from guildhall.architects.virtue import CardForVirtue

# fmt: off
BOARDS: Final = [
    Board("7.1", "ada", silver=0, virtue=11, goods=(0, 0, 0, 1, 0), cards=1, power=Change(TAX_LESS)),
    Board("7.1", "caroline", prison=8, silver=10, virtue=3, goods=(0, 0, 0, 0, 1), debts=1,
          power=AtMarket(Gain(cards=1))),
    Board("7.1", "frederick", silver=4, virtue=7, goods=(0, 0, 1, 0, 0), power=Change(NO_DISCARD_AT_CATHEDRAL)),
    Board("7.1", "rudolf", silver=3, virtue=9, goods=(0, 1, 0, 0, 0),
          power=Both(Change(HIRE_LESS), Change(MORE_APPRENTICES))),
    Board("7.1", "therese", prison=4, silver=5, virtue=5, cards=1,
          power=Both(SameResource(GOLD, MARBLE), Change(GOLD_IS_MARBLE))),
    Board("7.2", "bertha", silver=3, virtue=8, cards=1, power=When(SENT_TO_PRISON, Gain(silver=2)), box="promo"),
    Board("7.2", "clovis", silver=1, virtue=10, goods=(1, 0, 0, 0, 1), power=When(BUILT, Gain(cards=1)), box="promo"),
    Board("7.2", "fara", prison=2, silver=5, virtue=6, goods=(0, 1, 1, 0, 0), power=OnReset(FreeUpTo(1)), box="promo"),
    Board("7.2", "hugo", prison=10, silver=12, virtue=2, cards=2, power=SilverForDebt(2), box="promo"),
    Board("7.2", "lothaire", prison=6, silver=6, virtue=4, goods=(2, 0, 0, 0, 0), power=OneLess(), box="promo"),
    Board("7.3", "emma", prison=14, silver=11, virtue=0, goods=(0, 0, 0, 1, 1),
          power=When(DEBT_TAKEN, Gain(silver=1, clay=1)), origin="unknown", box="unknown"),
    Board("7.3", "judith", prison=10, silver=8, virtue=1, cards=3, power=CardsForResources(),
          origin="unknown", box="unknown"),
    Board("7.3", "merovech", prison=12, silver=0, virtue=1, goods=(1, 1, 1, 0, 0),
          power=Both(CardForVirtue(), Change(MORE_HAND, 2)), origin="unknown", box="unknown"),
]
