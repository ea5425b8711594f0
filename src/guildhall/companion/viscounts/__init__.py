"""The companion of Viscounts: the opponent of one who plays alone, at a real table."""

from guildhall.companion.viscounts.session import Companion

__all__ = ["Companion"]
