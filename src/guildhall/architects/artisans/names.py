"""The nouns of this expansion as numbers."""

from __future__ import annotations

from typing import Final

from guildhall.architects.answers import VERBS
from guildhall.architects.names import CHANGED_NUMBERS, PURPOSES

# Numbers that its cards and boards change, beside those of the base game.
TOOLS_OWNED: Final = CHANGED_NUMBERS.claim(15, "tools-owned")
ARTISAN_COUNTS_MORE: Final = CHANGED_NUMBERS.claim(16, "artisan-counts-more")  # when placed
TOOL_BRINGS_ADORNMENT: Final = CHANGED_NUMBERS.claim(17, "tool-brings-adornment")
ARTISAN_THRIFT: Final = CHANGED_NUMBERS.claim(18, "artisan-thrift")
ARTISAN_CAPTURES: Final = CHANGED_NUMBERS.claim(19, "artisan-captures")
TOOL_AT_START: Final = CHANGED_NUMBERS.claim(20, "tool-at-start")

# What a price is for.
FOR_ADORNMENT: Final = PURPOSES.claim(16, "adornment")
FOR_TOOL: Final = PURPOSES.claim(17, "tool")

NO_CARD: Final = -1

# Kinds of answers.
ADORN: Final = VERBS.new("adorn")
MAKE_TOOL: Final = VERBS.new("make-tool")
UNDER: Final = VERBS.new("under")
FOR_APPRENTICE: Final = VERBS.new("for-apprentice")
USE_TOOL: Final = VERBS.new("use-tool")
TAKE: Final = VERBS.new("take")
