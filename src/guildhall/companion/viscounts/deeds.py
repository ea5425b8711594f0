"""What happens to the opponent at a real table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from guildhall.companion.viscounts.facts import (
    PLAYER,
    NextSegment,
    PlayerFlipped,
    Revealed,
    StartSpace,
    StillLeads,
    WedgeAt,
)
from guildhall.companion.viscounts.stage import Stage
from guildhall.viscounts.castle import RING, bump
from guildhall.viscounts.collision import CollisionStarts, OthersGain, ResolveCollision
from guildhall.viscounts.construct import JoinLinks
from guildhall.viscounts.doing import Do, gain_good
from guildhall.viscounts.effects import SchemeDismiss, SchemeFuture
from guildhall.viscounts.kingdom import take_debts, take_deeds
from guildhall.viscounts.names import GOODS, RESOURCES, SECTIONS, SPOTS, message
from guildhall.viscounts.solo.gains import flip, take_any
from guildhall.viscounts.virtue import gain_corruption, gain_virtue


def begin(stage: Stage) -> None:
    """How the board was put together, and where it begins; then what its board shows."""
    table = stage.table
    ring = [0]
    while len(ring) < RING - 1:
        stage.look(NextSegment(ring))
    ring.append(next(segment for segment in range(RING) if segment not in ring))
    stage.look(WedgeAt(ring))
    stage.look(StartSpace())
    opponent = table.rules.opponent
    assert opponent is not None
    table.active = stage.index
    # The pair that the player left says where it begins; that was asked.
    space = stage.seat.space
    table.pairs = [0, 0]
    opponent.start(table, stage.seat)
    stage.seat.space = space
    table.pairs = []
    stage.finish()


def turn(stage: Stage) -> None:
    table = stage.table
    opponent = table.rules.opponent
    assert opponent is not None
    table.active = stage.index
    table.push(ResolveCollision(stage.index))
    opponent.take_turn(table, stage.index)
    stage.finish()


# What the player does that concerns it.


def built(stage: Stage, key: str) -> None:
    """The player has built there: links bring something to both."""
    table = stage.table
    table.active = PLAYER
    spot = SPOTS.index(key)
    table.spots[spot] = PLAYER
    table.push(JoinLinks(PLAYER, spot))
    stage.finish()


def met(stage: Stage) -> None:
    """The player's viscount has come to its space."""
    stage.table.active = PLAYER
    stage.table.push(Do(stage.index, stage.table.rules.rearrange))
    stage.finish()


def collision(stage: Stage, space: int) -> None:
    """The player's markers have met there."""
    stage.table.active = PLAYER
    stage.table.push(OthersGain(PLAYER, space))
    stage.table.push(CollisionStarts(stage.index))
    _finish_with(stage, OthersGain)


def _finish_with(stage: Stage, kind: type[OthersGain]) -> None:
    """A step of the player's that brings the opponent something is carried out, too."""
    table = stage.table
    later = [step for step in table.agenda if isinstance(step, kind)]
    table.agenda = [step for step in table.agenda if not isinstance(step, kind)]
    stage.finish()
    for step in later:
        step.resolve(table)
    stage.finish()


def bumped(stage: Stage, key: str) -> None:
    """One of its Workers has been sent back from a section."""
    from guildhall.companion.viscounts.facts import section_key

    stage.table.active = PLAYER
    section = next(number for number in range(SECTIONS) if section_key(stage.table, number) == key)
    bump(stage.table, stage.index, section, stage.index)
    stage.finish()


# What cards bring it, and corrections.


def gain(stage: Stage, what: str, count: int) -> None:
    table, seat = stage.table, stage.seat
    table.active = PLAYER
    if what == "virtue":
        gain_virtue(table, seat, count)
    elif what == "corruption":
        gain_corruption(table, seat, count)
    elif what == "debt":
        take_debts(table, seat, count)
    elif what == "deed":
        take_deeds(table, seat, count)
    elif what == "any":
        take_any(table, seat, count)
    elif what in GOODS[:RESOURCES]:
        gain_good(table, seat, GOODS.index(what), count)
    else:
        for _ in range(count):
            if what == "flip":
                flip(table, seat)
            else:
                effect = SchemeFuture() if what == "future" else SchemeDismiss()
                table.push(Do(seat.index, table.rules.note(effect)))
            stage.finish()
    stage.finish()


def put(stage: Stage, what: str, number: int) -> None:
    """Something we kept about it was wrong."""
    from guildhall.companion.viscounts.facts import section_key

    table, seat = stage.table, stage.seat
    sections = {section_key(table, section): section for section in range(SECTIONS + 1)}
    if what in sections:
        at = sections[what] * len(table.seats) + seat.index
        seat.workers -= number - table.castle[at]
        table.castle[at] = number
    elif what in GOODS:
        seat.goods[GOODS.index(what)] = number
    elif what == "space":
        seat.space = number - 1
    elif what == "virtue":
        seat.virtue = number
    elif what == "corruption":
        seat.corruption = number
    elif what == "unpaid":
        seat.unpaid = number
    elif what == "paid":
        seat.paid = number
    elif what == "plain":
        seat.plain = number
    else:
        seat.flipped = number
    stage.told.append(message("companion-was-set"))


def end(stage: Stage) -> None:
    """What has to be known before the points are counted."""
    table = stage.table
    for prosperity in (False, True):
        stage.look(Revealed(prosperity))
    if table.debts_above == 0 and stage.seat.flipped:
        stage.look(PlayerFlipped(debts=False))
    if table.deeds_above == 0 and stage.seat.paid:
        stage.look(PlayerFlipped(debts=True))
    if table.leader == stage.index:
        stage.look(StillLeads())


DEEDS: Final[dict[str, Callable[..., Any]]] = {
    "begin": begin,
    "turn": turn,
    "built": built,
    "met": met,
    "collision": collision,
    "bumped": bumped,
    "gain": gain,
    "set": put,
    "end": end,
}
