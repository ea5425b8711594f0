"""What a simulation counts of the opponent: its schemes, their lines and options."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.viscounts.effects import Nothing
from guildhall.viscounts.solo.events import LINE_FOLLOWED, OPTION_TAKEN, SCHEME_REVEALED
from guildhall.viscounts.solo.names import LINES, OPTIONS
from guildhall.viscounts.uses import KnownUse, numbered

if TYPE_CHECKING:
    from guildhall.viscounts.rules import Rules


def solo_uses(rules: Rules) -> list[KnownUse]:
    lines: dict[int, str] = {}
    options: dict[int, str] = {}
    for card, row in enumerate(rules.schemes):
        for line, effect in enumerate((row.line_1, row.line_2)):
            if not isinstance(effect, Nothing):
                lines[LINES * card + line] = f"{row.key} line {line + 1}"
        for option in range(len(row.options)):
            options[OPTIONS * card + option] = f"{row.key} option {option + 1}"
    return [
        KnownUse("schemes_followed", "", [SCHEME_REVEALED], numbered(rules.schemes)),
        KnownUse("scheme_lines", "", [LINE_FOLLOWED], lines),
        KnownUse("scheme_options", "", [OPTION_TAKEN], options),
    ]
