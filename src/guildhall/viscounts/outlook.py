"""What a player could do, for whoever draws the table: the icons for each action with where they come from, and what
the ends of a move have to offer. Only what the table shows to everybody is counted; nothing here decides anything."""

from __future__ import annotations

from typing import Any, Final

from guildhall.viscounts.action import WhichAction, dismissal_price
from guildhall.viscounts.answers import SAY_DISMISS
from guildhall.viscounts.castle import offer_workers
from guildhall.viscounts.construct import offer_buildings
from guildhall.viscounts.icons import (
    PRINTED_ICONS,
    goods_for,
    icons_for,
    most_from_goods,
    pairs_of_merchants,
    worth_of,
)
from guildhall.viscounts.movement import WhereToMove, free_extras
from guildhall.viscounts.names import (
    ACTIONS,
    BUILDER,
    BUILDINGS,
    CLERIC,
    EACH,
    GH1,
    GH2,
    GH3,
    GOODS,
    MERCHANT,
    NO_CARD,
    NOBLE,
    NOWHERE,
    OUTER,
    PIECES,
    RIBBONS,
    SILVER,
    SPACES,
    TP3,
)
from guildhall.viscounts.table import Seat, Table
from guildhall.viscounts.trade import most_trades
from guildhall.viscounts.transcribe import manuscript_at, offer_manuscript

# The buildings that uncover icons: which, and how many.
UNCOVERED: Final = ((TP3, MERCHANT, 2), (GH1, BUILDER, 1), (GH2, NOBLE, 1), (GH3, CLERIC, 1))


def means(table: Table, seat: Seat) -> dict[str, Any]:
    """For each action the icons of this player, their sources, and the icons that goods would add."""
    return {key: _means(table, seat, action) for action, key in enumerate(ACTIONS)}


def _means(table: Table, seat: Seat, action: int) -> dict[str, Any]:
    dismissed = table.dismissed if table.active == seat.index and table.action == action else NO_CARD
    icons = icons_for(table, seat, action, dismissed)
    goods = goods_for(table, seat, action)
    return {
        "icons": icons,
        "sources": _sources(table, seat, action, dismissed),
        "goods": {GOODS[good]: worth_of(table, seat, action, good, seat.goods[good]) for good in goods},
        "most": icons + most_from_goods(table, seat, action),
    }


def _sources(table: Table, seat: Seat, action: int, dismissed: int) -> list[list[str | int]]:
    """Kind, key and number: cards, Criminals, what is printed in empty slots, buildings, bonus cards, pairs of
    Merchants, the dismissed card."""
    rules = table.rules
    icons = rules.icons[action]
    found: list[list[str | int]] = []
    for card in seat.slots:
        if card != NO_CARD:
            found.append(["card", rules.townsfolk[card].key, icons[card]])
            found.append(["criminal", rules.townsfolk[card].key, rules.wild[card]])
    for slot, printed in enumerate(PRINTED_ICONS):
        if seat.slots[slot] == NO_CARD:
            found.append(["printed", f"slot-{slot + 1}", printed.count(action)])
    for piece, icon, number in UNCOVERED:
        if icon == action and seat.built >> piece & 1:
            found.append(["building", PIECES[piece], number])
    for ribbon, owner in enumerate(table.bonuses):
        if owner == seat.index:
            found.append(["bonus", RIBBONS[ribbon], rules.cleric_bonuses[ribbon].icons[action]])
    found.append(["pairs", "merchant", pairs_of_merchants(table, seat, action, dismissed)])
    if dismissed != NO_CARD:
        found.append(["dismissed", rules.townsfolk[dismissed].key, icons[dismissed] + rules.wild[dismissed]])
    return [source for source in found if source[2]]


def prospects(table: Table) -> dict[str, Any]:
    """While somebody is asked where to move: for each end of the move its price, the way there, and the most that
    could be done there with all icons and goods that are then left."""
    decision = table.decision
    if not isinstance(decision, WhereToMove):
        return {}
    seat = table.seats[decision.index]
    vocabulary = table.rules.vocabulary
    free = free_extras(seat)
    found: dict[str, Any] = {}
    for answer in decision.options(table):
        space = vocabulary.a[answer]
        price = vocabulary.b[answer]
        there = table.clone()
        mover = there.seats[seat.index]
        mover.space = space
        mover.goods[SILVER] -= price
        ends = table.layout.ends[seat.space][table.distance]
        extra = table.layout.extras[seat.space][table.distance][ends.index(space)]
        assert price == max(0, extra - free), "a move costs its extra spaces"
        way = table.layout.all_roads.way(seat.space, space, table.distance + extra)
        found[SPACES[space]] = {
            "price": price,
            "way": [SPACES[one] for one in way],
            **_possible(there, mover),
        }
    return found


def dismissals(table: Table) -> dict[str, Any]:
    """While somebody is asked what to do: for each action that the townsfolk beside the viscount could help with, what
    dismissing it costs and brings, and what could be done without it and with it."""
    decision = table.decision
    if not isinstance(decision, WhichAction):
        return {}
    seat = table.seats[decision.index]
    rules = table.rules
    vocabulary = rules.vocabulary
    found: dict[str, Any] = {}
    for answer in decision.options(table):
        if vocabulary.verb[answer] != SAY_DISMISS:
            continue
        card, action = vocabulary.a[answer], vocabulary.b[answer]
        price = dismissal_price(table, seat, card)
        after = table.clone()
        actor = after.seats[seat.index]
        actor.goods[SILVER] -= price
        after.dismissed = card
        after.action = action
        found[ACTIONS[action]] = {
            "card": rules.townsfolk[card].key,
            "price": price,
            "bonus": rules.effects[rules.bonus[card]].token() if rules.bonus[card] >= 0 else "none",
            "icons": [icons_for(table, seat, action, NO_CARD), icons_for(after, actor, action, card)],
            "without": _possible(table, seat)[ACTIONS[action]],
            "with": _possible(after, actor)[ACTIONS[action]],
        }
    return found


def _possible(table: Table, seat: Seat) -> dict[str, Any]:
    """What this player could do on the space where the viscount stands, at most."""
    rules = table.rules
    vocabulary = rules.vocabulary
    nothing: dict[str, Any] = {"trade": None, "construct": [], "workers": 0, "transcribe": None}
    if seat.space == NOWHERE:
        return nothing
    options: list[int] = []
    if seat.space < OUTER:
        times = most_trades(table, seat, table.dismissed, 0)
        effect = rules.effects[rules.exchanged[seat.space]].token()
        offer_buildings(table, seat, options)
        kinds = {vocabulary.a[answer] // EACH for answer in options}
        return {
            **nothing,
            "trade": {"times": times, "effect": effect} if times else None,
            "construct": [BUILDINGS[kind] for kind in sorted(kinds)],
        }
    offer_workers(table, seat, options)
    workers = max([vocabulary.a[answer] for answer in options], default=0)
    books: list[int] = []
    offer_manuscript(table, seat, books)
    row = rules.manuscripts[manuscript_at(table, seat.space - OUTER)]
    return {**nothing, "workers": min(workers, seat.workers), "transcribe": row.key if books else None}
