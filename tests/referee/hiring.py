"""Apprentices: hiring and dismissing (rules/architects 3.4), the display they come from."""

from __future__ import annotations

from referee import prices, tools, virtue
from referee.cards import HIRE_VIRTUE
from referee.table import Seat, Table
from referee.talk import Talk, ask

WAGE_TAX = 2
WAGE_SILVER = 2


def limit(who: Seat) -> int:
    return 6 if who.board == "rudolf" else 5


def wage(who: Seat, skipped: int) -> prices.Price:
    """2 Tax and 2 Silver (Rudolf 1 less), and a coin for each column skipped."""
    silver = WAGE_SILVER - (1 if who.board == "rudolf" else 0)
    return prices.Price(silver=silver, tax=WAGE_TAX, coins=skipped)


def in_reach(t: Table, who: Seat, n: int) -> list[str]:
    """All that can be hired at the Workshop with n Workers."""
    found = []
    for row in t.display:
        for column, slot in enumerate(row, 1):
            if slot is not None and prices.can_pay(t, who, wage(who, max(column - n, 0))):
                found.append(slot[0])
    return found


def where(t: Table, card: str) -> tuple[int, int]:
    for number, row in enumerate(t.display):
        for column, slot in enumerate(row):
            if slot is not None and slot[0] == card:
                return number, column
    raise AssertionError(f"{card} is not face up")


def hire_at_workshop(t: Table, who: Seat, card: str, n: int) -> Talk[None]:
    row, column = where(t, card)
    skipped = max(column + 1 - n, 0)
    price = wage(who, 0)

    def lay() -> None:
        t.reserved = 0
        who.goods["silver"] -= skipped
        for slot in t.display[row][:skipped]:
            assert slot is not None
            slot[1] += 1

    t.reserved = skipped  # nothing else may be paid with these coins
    yield from prices.pay(t, who, price, lay)
    yield from hire(t, who, card)


def hire(t: Table, who: Seat, card: str, refill: bool = True) -> Talk[None]:
    """D8: dismiss at the limit, then take the card with its coins; then its Virtue."""
    if len(who.apprentices) >= limit(who):
        yield from dismiss(t, who, True)
    row, column = where(t, card)
    slot = t.display[row][column]
    assert slot is not None
    who.goods["silver"] += slot[1]
    slot[1] = 0
    change = HIRE_VIRTUE[card]
    if change > 0:
        yield from virtue.gain_virtue(t, who, change)
    else:
        yield from virtue.lose_virtue(t, who, -change)
    t.display[row][column] = None
    who.apprentices.append(card)  # only now: its own hire brings it nothing (W-E17)
    if who.board == "isabette":  # W-96
        who.goods["marble"] += 1
    if refill:
        t.refill()


def dismiss(t: Table, who: Seat, forced: bool) -> Talk[None]:
    answer = yield from ask(who.colour, [f"dismiss {card}" for card in who.apprentices])
    card = answer.removeprefix("dismiss ")
    who.apprentices.remove(card)
    t.apprentices.append(card)
    yield from tools.left_behind(t, who, card, forced)


def clear_columns(t: Table, columns: list[int]) -> None:
    """Both cards of each column go under the pile, their coins to the supply; rows move left and are refilled."""
    for row in t.display:
        for column in columns:
            slot = row[column]
            if slot is not None:
                t.apprentices.append(slot[0])
                row[column] = None
    t.refill()
