"""Architects of the West Kingdom."""

from __future__ import annotations

from guildhall.architects.definition import Architects, new_table, rules_for

__all__ = ["Architects", "new_table", "rules_for"]
