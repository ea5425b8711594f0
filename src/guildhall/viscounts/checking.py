"""Whether a table that was read from JSON can be: its pieces, its agenda, and how far the game is."""

from __future__ import annotations

from typing import Final

from guildhall.engine.agenda import agenda_data
from guildhall.engine.errors import PositionError
from guildhall.engine.position import check_all_once, check_frame, check_once, tried_out
from guildhall.engine.stepping import check_steps
from guildhall.viscounts.castle import SideSteps, crowd
from guildhall.viscounts.constants import MIN_DECK, SECTION_LIMIT, TRIO, WORKERS
from guildhall.viscounts.kingdom import poverty_revealed, prosperity_revealed
from guildhall.viscounts.names import (
    NO_ACTION,
    NO_CARD,
    NOBODY,
    NOT_BUILT,
    NOWHERE,
    OUTER,
    PIECES,
    SECTIONS,
    SEGMENTS,
    SILVER,
    SPACES,
)
from guildhall.viscounts.table import Seat, Table
from guildhall.viscounts.turn import PHASES

_SOLO_TURN: Final = ["NextTurn", "ResolveCollision"]
_SETTLING: Final = ("SettleCastle", "ClearSections")
_SETUPS: Final = (["StartPlay", "Draft"], ["StartPlay", "ChoosePair", "ChoosePair", "ChoosePair", "ChoosePair"])


def check_pieces(table: Table) -> None:
    """Every piece is somewhere, and nowhere twice."""
    for seat in table.seats:
        _check_workers(table, seat)
        _check_buildings(table, seat)
        _check_own_cards(table, seat)
    _check_shared_cards(table)
    _check_dismissed(table)
    _check_leader(table)
    _check_bonuses(table)


def _check_workers(table: Table, seat: Seat) -> None:
    workers = seat.workers + sum([table.workers_at(section, seat.index) for section in range(SECTIONS + 1)])
    # Of a trio that climbs two are still to step aside.
    for step in table.agenda:
        if isinstance(step, SideSteps) and step.index == seat.index:
            workers += TRIO - 1
    if workers != WORKERS:
        key = table.rules.seat_keys[seat.index]
        raise PositionError(f"{key} has {workers} Workers in all; there are {WORKERS} of this colour.", workers)


def _check_buildings(table: Table, seat: Seat) -> None:
    for piece, key in enumerate(PIECES):
        standing = table.spots.count(seat.index * len(PIECES) + piece)
        built = seat.built >> piece & 1
        if standing > 1:
            raise PositionError(f"spots: {table.rules.seat_keys[seat.index]}'s {key} stands on two of them.", key)
        if standing != built:
            where = f"seats[{seat.index}].buildings"
            problem = "names it, but it stands on no spot" if built else "does not name it, but it stands on a spot"
            raise PositionError(f"{where}: {key!r}: the list {problem}.", key)


def _check_own_cards(table: Table, seat: Seat) -> None:
    rules = table.rules
    where = f"seats[{seat.index}]"
    cards = owned(seat) + seat.removed
    for card in cards:
        if cards.count(card) > 1:
            raise PositionError(f"{where}: the card {rules.townsfolk[card].key!r} is in two places.", card)
        if card in rules.heroes and card != seat.hero:
            raise PositionError(f"{where}: the hero {rules.townsfolk[card].key!r} is not this seat's.", card)
        if card in rules.printed_townsfolk:
            raise PositionError(f"{where}: {rules.townsfolk[card].key!r} is printed on the board.", card)
    if table.is_automaton(seat):
        _check_automaton(seat, where)
        return
    expected = rules.starting if seat.hero == NO_CARD else [*rules.starting, seat.hero]
    for card in expected:
        if card not in cards:
            raise PositionError(f"{where}: the card {rules.townsfolk[card].key!r} is nowhere.", card)
    if len(owned(seat)) < MIN_DECK:
        raise PositionError(f"{where}: nobody owns fewer than {MIN_DECK} cards.", len(owned(seat)))


def _check_automaton(seat: Seat, where: str) -> None:
    """Who follows schemes owns no cards and no silver, and stays on the outer ring."""
    if owned(seat):
        raise PositionError(f"{where}: who follows schemes has no townsfolk.", len(owned(seat)))
    if seat.goods[SILVER]:
        raise PositionError(f"{where}.goods.silver: who follows schemes has none.", seat.goods[SILVER])
    if seat.space >= OUTER:
        raise PositionError(f"{where}.space: who follows schemes stays on the outer ring.", SPACES[seat.space])


def owned(seat: Seat) -> list[int]:
    """All townsfolk of a seat, wherever they are."""
    return [*seat.hand, *seat.draw, *seat.discard, *[card for card in seat.slots if card != NO_CARD]]


def _check_shared_cards(table: Table) -> None:
    rules = table.rules
    segments = range(len(SEGMENTS))
    piled = [card for segment in segments for card in table.townsfolk_pile(segment)]
    for card in piled:
        if card not in rules.neutral:
            raise PositionError(f"townsfolk: {rules.townsfolk[card].key!r} never lies on the board.", card)
    taken = [card for seat in table.seats for card in owned(seat) + seat.removed if card in rules.neutral]
    heroes = [seat.hero for seat in table.seats if seat.hero != NO_CARD] + table.pairs[1::2]
    check_all_once("townsfolk card", piled + taken, rules.neutral, [card.key for card in rules.townsfolk])
    check_once("hero", heroes, [card.key for card in rules.townsfolk])
    player_cards = [seat.player_card for seat in table.seats if seat.player_card != NO_CARD] + table.pairs[::2]
    check_once("player card", player_cards, [card.key for card in rules.player_cards])
    manuscripts = [card for segment in segments for card in table.manuscript_pile(segment)]
    manuscripts += [card for seat in table.seats for card in seat.manuscripts]
    keys = [card.key for card in rules.manuscripts]
    deck = [card for card in range(len(keys)) if card not in rules.printed_manuscripts]
    check_all_once("manuscript", manuscripts, deck, keys)


def _check_dismissed(table: Table) -> None:
    """A card dismissed in this turn has left the game, unless it is printed on the board; and it was for an action."""
    card = table.dismissed
    if card == NO_CARD:
        return
    key = table.rules.townsfolk[card].key
    seat = table.seats[table.active]
    if card not in seat.removed and card not in table.rules.printed_townsfolk:
        raise PositionError(f"turn.dismissed: {key!r} has not left the game.", key)
    if table.action == NO_ACTION:
        raise PositionError("turn.action: a card is dismissed for an action.", None)


def _check_leader(table: Table) -> None:
    """Whoever leads has at least as many Workers on top as anybody else; somebody does as soon as one is there."""
    there = [table.workers_at(SECTIONS, index) for index in range(len(table.seats))]
    if (table.leader == NOBODY) != (max(there) == 0):
        raise PositionError("leader: somebody leads exactly when there are Workers on top.", table.leader)
    if table.leader != NOBODY and there[table.leader] < max(there):
        raise PositionError("leader: somebody else has more Workers on top.", table.rules.seat_keys[table.leader])


def _check_bonuses(table: Table) -> None:
    rules = table.rules
    for bonus in rules.cleric_bonuses:
        counts = [
            len([card for card in seat.manuscripts if rules.manuscripts[card].ribbon == bonus.ribbon])
            for seat in table.seats
        ]
        owner = table.bonuses[bonus.ribbon]
        if owner == NOBODY and max(counts) >= bonus.needs:
            raise PositionError(f"bonuses: somebody has {bonus.needs} manuscripts for {bonus.key!r}.", bonus.key)
        if owner != NOBODY and counts[owner] < bonus.needs:
            key = rules.seat_keys[owner]
            raise PositionError(f"bonuses: {key} has fewer than {bonus.needs} for {bonus.key!r}.", bonus.key)


# The agenda.


def check_agenda(table: Table) -> None:
    """Its steps hold seats, cards and counts that there are, on what is left of the set-up or of a turn."""
    check_steps(table)
    names = [step.name() for step in table.agenda]
    frames = [[step.name() for step in PHASES[table.active]], _SOLO_TURN, *_SETUPS]
    count = check_frame(names, frames, (), "the set-up or of a turn")
    if names and names[0] != "StartPlay":
        for step in table.agenda[:count]:
            if step.args() and step.args()[0] != table.active:
                raise PositionError("agenda: a turn is that of the active seat.", step.args()[0])


def check_progress(table: Table) -> None:
    """How far the game is and what is open fit together, and the game can go on from here."""
    names = [str(row[0]) for row in agenda_data(table)]
    ending = poverty_revealed(table) or prosperity_revealed(table)
    if ending != (table.turns_left >= 0):
        raise PositionError(
            "turn.turns_left counts from the moment Poverty or Prosperity is revealed, and is -1 before.",
            table.turns_left,
        )
    if (not names) != (table.turns_left == 0):
        raise PositionError("agenda: the game ends when turn.turns_left is 0, and only then.", table.turns_left)
    if table.rules.automaton == table.first:
        raise PositionError("turn.first: the player goes first.", table.rules.seat_keys[table.first])
    in_setup = "StartPlay" in names
    if in_setup != (table.debts_above == NOT_BUILT):
        raise PositionError("kingdom: the piles are built when the set-up ends, and are null before.", names)
    if table.pairs and not in_setup:
        raise PositionError("pairs: they lie there only during the set-up.", names)
    if not in_setup:
        for seat in table.seats:
            if seat.space == NOWHERE:
                raise PositionError(f"seats[{seat.index}].space: after the set-up every viscount has one.", None)
    settling = [name for name in names if name in _SETTLING]
    if table.settling != bool(settling) or len(settling) > 1:
        raise PositionError("turn.settling: exactly while the castle is resolved, and once.", table.settling)
    if not table.settling:
        _check_sections(table)
    for other in tried_out(table):
        assert isinstance(other, Table)
        _check_counts(other, names)
        check_pieces(other)


def _check_sections(table: Table) -> None:
    """In a castle at rest nobody is about to climb or to be bumped."""
    for section in range(SECTIONS):
        most = max([table.workers_at(section, index) for index in range(len(table.seats))])
        if most >= TRIO or crowd(table, section) > SECTION_LIMIT:
            raise PositionError(
                f"castle: at rest a section holds at most {SECTION_LIMIT} Workers, fewer than {TRIO} of a colour.",
                crowd(table, section),
            )


def _check_counts(table: Table, names: list[str]) -> None:
    for seat in table.seats:
        if min(seat.goods) < 0 or seat.workers < 0 or min(seat.unpaid, seat.paid, seat.plain, seat.flipped) < 0:
            raise PositionError("agenda: these steps take more than there is.", names)
    if min(table.castle) < 0:
        raise PositionError("agenda: these steps take more Workers than there are.", names)
