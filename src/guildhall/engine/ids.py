"""Numbers for things that rules tell apart, such as kinds of answers, handed out so that no two things share one."""

from __future__ import annotations


class Ids:
    """The numbers of one sort of things. Every box takes its own from the same list."""

    def __init__(self, what: str, first: int = 0) -> None:
        self.what = what
        self.following = first
        self.names: dict[int, str] = {}

    def new(self, name: str) -> int:
        """The next number that is free."""
        while self.following in self.names:
            self.following += 1
        return self.claim(self.following, name)

    def claim(self, number: int, name: str) -> int:
        """A certain number, for things that positions name by it."""
        if number in self.names:
            raise ValueError(f"{self.what} {number} is {self.names[number]!r} already, and cannot be {name!r}.")
        if name in self.names.values():
            raise ValueError(f"There are two things called {name!r} among {self.what}.")
        self.names[number] = name
        return number
