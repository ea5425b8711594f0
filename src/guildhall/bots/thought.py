"""What a bot thinks of an answer."""

from __future__ import annotations

from typing import Any


class Thought:
    """An answer with its estimated result for the asked seat."""

    def __init__(self, token: str, win: float, lead: float, share: float) -> None:
        self.token = token
        self.win = win  # the chance of winning, from 0 to 1
        self.lead = lead  # points ahead of the best opponent at the end, or behind if below 0
        self.share = share  # of the bot's attention: 1 in all

    def data(self) -> dict[str, Any]:
        return {
            "token": self.token,
            "win": round(self.win, 4),
            "lead": round(self.lead, 2),
            "share": round(self.share, 4),
        }

    def __repr__(self) -> str:
        return f"Thought({self.token!r}, win={self.win:.2f}, lead={self.lead:+.1f}, share={self.share:.2f})"
