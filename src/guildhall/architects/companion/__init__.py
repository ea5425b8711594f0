"""Companion mode: a solo opponent at a real table, whose people tell it what it has to know."""

from guildhall.architects.companion.questions import Question, Refusal
from guildhall.architects.companion.session import Companion

__all__ = ["Companion", "Question", "Refusal"]
