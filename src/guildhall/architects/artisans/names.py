"""The nouns of this expansion as numbers."""

from __future__ import annotations

from typing import Final

# Numbers that its cards and boards change, beside those of the base game (`names.NUMBERS` leaves room).
ARTISAN_COUNTS_MORE: Final = 16  # when placed
TOOL_BRINGS_ADORNMENT: Final = 17
ARTISAN_THRIFT: Final = 18
ARTISAN_CAPTURES: Final = 19
TOOL_AT_START: Final = 20

FOR_ADORNMENT: Final = 16  # what a price is for

NO_CARD: Final = -1

# Kinds of answers.
ADORN: Final = 32
MAKE_TOOL: Final = 33
UNDER: Final = 34
FOR_APPRENTICE: Final = 35
USE_TOOL: Final = 36
TAKE: Final = 37
