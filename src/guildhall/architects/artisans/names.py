"""The nouns of this expansion as numbers."""

from __future__ import annotations

from typing import Final

# Numbers that its cards and boards change, beside those of the base game (`names.NUMBERS` leaves room).
TOOLS_OWNED: Final = 15
ARTISAN_COUNTS_MORE: Final = 16  # when placed
TOOL_BRINGS_ADORNMENT: Final = 17
ARTISAN_THRIFT: Final = 18
ARTISAN_CAPTURES: Final = 19
TOOL_AT_START: Final = 20

# What a price is for.
FOR_ADORNMENT: Final = 16
FOR_TOOL: Final = 17

NO_CARD: Final = -1

# Kinds of answers.
ADORN: Final = 32
MAKE_TOOL: Final = 33
UNDER: Final = 34
FOR_APPRENTICE: Final = 35
USE_TOOL: Final = 36
TAKE: Final = 37
