"""Everything that can ever be said in a game, as a fixed list of words.

An answer is the number of its word. The number is what the rules and a learning program work with; the token is what a
record, a link and the log say and never changes once released; the sentence and the thing on the board to point at are
made when somebody looks.
"""

from __future__ import annotations

from typing import Any

from guildhall.engine.message import Message, Value, message_data


class Vocabulary:
    """The words of a game. Rules read a word's meaning from `verb`, `a` and `b`, never from its token."""

    def __init__(self) -> None:
        self.tokens: list[str] = []
        self.messages: list[Message] = []
        self.targets: list[str] = []
        self.verb: list[int] = []
        self.a: list[int] = []
        self.b: list[int] = []
        self.numbers: dict[str, int] = {}

    def add(
        self,
        token: str,
        message: str,
        args: dict[str, Value] | None = None,
        *,
        target: str = "",
        verb: int = 0,
        a: int = 0,
        b: int = 0,
    ) -> int:
        """A new word; returns its number. `target` names the thing on the board that this answer points at."""
        assert token not in self.numbers, token
        number = len(self.tokens)
        self.numbers[token] = number
        self.tokens.append(token)
        self.messages.append(Message(message, args))
        self.targets.append(target)
        self.verb.append(verb)
        self.a.append(a)
        self.b.append(b)
        return number

    def data(self, words: list[int]) -> list[dict[str, Any]]:
        """These words as plain data, for JSON."""
        return [
            {"token": self.tokens[word], "message": message_data(self.messages[word]), "target": self.targets[word]}
            for word in words
        ]

    def __len__(self) -> int:
        return len(self.tokens)
