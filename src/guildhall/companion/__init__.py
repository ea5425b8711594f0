"""Companion mode: a solo opponent at a real table, whose people tell it what it has to know."""

from guildhall.companion.answering import begin, companions, opened, respond

__all__ = ["begin", "companions", "opened", "respond"]
