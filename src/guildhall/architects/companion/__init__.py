"""Companion mode: an opponent of the solo game at a real table, whose people say what it has to know."""

from guildhall.architects.companion.questions import Question, Refusal
from guildhall.architects.companion.session import Companion

__all__ = ["Companion", "Question", "Refusal"]
