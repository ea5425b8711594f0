"""Viscounts of the West Kingdom: rules, board, cards and the solo opponent."""

from __future__ import annotations

from guildhall.viscounts.definition import Viscounts, new_table, rules_for

__all__ = ["Viscounts", "new_table", "rules_for"]
