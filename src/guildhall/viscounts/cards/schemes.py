"""The scheme cards of the solo opponent. rules/viscounts 9.3.

Icons, two lines, how far it moves, and the options, of which it takes the first that it can carry out. Rows that were
not seen follow the pattern of those that were: A4 and A5 of A1, A6 and A7 of A2, A8, F7 and F8 of A3, F4 and F5 of F1,
F3 and F6 of F2.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from guildhall.viscounts.cards.rows import Scheme
from guildhall.viscounts.effects import (
    AnyResource,
    Debts,
    Deeds,
    Effect,
    Flip,
    FlipDebt,
    FlipDeed,
    Nothing,
    SchemeBuild,
    SchemeCorruption,
    SchemeDismiss,
    SchemeFocus,
    SchemeFuture,
    SchemePlace,
    SchemeScribe,
    Series,
    Virtue,
)

STARTING: Final = "starting"
FUTURE: Final = "future"

# The words of the cards.
BUILD: Final = SchemeBuild()
PLACE: Final = SchemePlace()
SCRIBE: Final = SchemeScribe()
FOCUS: Final = SchemeFocus()
DISMISS: Final = SchemeDismiss()
FUTURE_SCHEME: Final = SchemeFuture()
PER_CRIMINAL: Final = SchemeCorruption()
NONE: Final = Nothing()
OWE_AND_APPROVE: Final = Series(Debts(1), FlipDeed())
EARN_AND_PAY: Final = Series(Deeds(1), FlipDebt())
EARN_AND_OWE: Final = Series(Deeds(1), Debts(1))
FLIP_WITH_VIRTUE: Final = Series(Flip(), Virtue(1))
DISMISS_WITH_VIRTUE: Final = Series(Virtue(1), DISMISS)
HEADER: Final = ("icons",)  # what is known of a card that was not seen


def _starting(ref: str, icons: str, line_1: Effect, line_2: Effect, move: int, *options: Effect, origin: str) -> Scheme:
    return Scheme(ref, f"starting-{ref[1:]}", STARTING, icons, line_1, line_2, move, options, origin=origin)


def _future(
    ref: str,
    icons: str,
    line_1: Effect,
    line_2: Effect,
    move: int,
    *options: Effect,
    origin: str,
    public: Sequence[str] = (),
) -> Scheme:
    return Scheme(ref, f"future-{ref[1:]}", FUTURE, icons, line_1, line_2, move, options, origin=origin, public=public)


SCHEMES: Final = [
    _starting("A1", "B N", NONE, AnyResource(1), 1, BUILD, FOCUS, OWE_AND_APPROVE, origin="rulebook"),
    _starting("A2", "N", NONE, DISMISS, 2, PLACE, FLIP_WITH_VIRTUE, origin="rulebook"),
    _starting("A3", "X", PER_CRIMINAL, FUTURE_SCHEME, 1, FOCUS, EARN_AND_PAY, origin="rulebook"),
    _starting("A4", "C N", NONE, AnyResource(1), 1, PLACE, FOCUS, OWE_AND_APPROVE, origin="reconstructed"),
    _starting("A5", "B C", NONE, AnyResource(1), 1, SCRIBE, FOCUS, OWE_AND_APPROVE, origin="reconstructed"),
    _starting("A6", "B", NONE, DISMISS, 2, BUILD, FLIP_WITH_VIRTUE, origin="reconstructed"),
    _starting("A7", "C", NONE, DISMISS, 2, SCRIBE, FLIP_WITH_VIRTUE, origin="reconstructed"),
    _starting("A8", "X", PER_CRIMINAL, FUTURE_SCHEME, 2, FOCUS, OWE_AND_APPROVE, origin="reconstructed"),
    _future("F1", "C", NONE, DISMISS_WITH_VIRTUE, 4, SCRIBE, PLACE, EARN_AND_OWE, origin="rulebook"),
    _future("F2", "C B", NONE, AnyResource(2), 2, BUILD, FOCUS, OWE_AND_APPROVE, origin="verified"),
    _future("F3", "B N", NONE, AnyResource(2), 2, PLACE, FOCUS, OWE_AND_APPROVE, origin="reconstructed", public=HEADER),
    _future("F4", "N", NONE, DISMISS_WITH_VIRTUE, 3, PLACE, BUILD, EARN_AND_OWE, origin="reconstructed", public=HEADER),
    _future("F5", "B", NONE, DISMISS_WITH_VIRTUE, 3, BUILD, SCRIBE, EARN_AND_OWE, origin="reconstructed"),
    _future("F6", "C N", NONE, AnyResource(2), 2, SCRIBE, FOCUS, OWE_AND_APPROVE, origin="reconstructed"),
    _future("F7", "X", PER_CRIMINAL, FUTURE_SCHEME, 1, FOCUS, FLIP_WITH_VIRTUE, origin="reconstructed"),
    _future("F8", "X", PER_CRIMINAL, DISMISS, 2, FOCUS, FLIP_WITH_VIRTUE, origin="reconstructed"),
]
