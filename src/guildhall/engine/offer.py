"""What a game offers to whoever sets up a table: forms show it, and `Definition.read_options` checks what is chosen."""

from __future__ import annotations

from collections.abc import Sequence

from guildhall.engine.message import Message


class Choice:
    """An option with a few values, each with its name."""

    def __init__(self, key: str, values: dict[str, Message], default: str) -> None:
        self.key = key
        self.values = values
        self.default = default

    def name(self) -> Message:
        return Message(f"option-{self.key}")


class OfferedExpansion:
    """`flags` are its own options, each of them true or false; `brings` are those of the game that are on with it."""

    def __init__(self, key: str, most_players: int, flags: Sequence[str], brings: Sequence[str] = ()) -> None:
        self.key = key
        self.most_players = most_players
        self.flags: list[str] = list(flags)
        self.brings: list[str] = list(brings)


class OfferedOpponent:
    """Somebody at a further seat who follows cards, for at most so many players. It `needs` some expansions and
    `refuses` others; `choices` are the options that only it has."""

    def __init__(
        self,
        key: str,
        most_players: int,
        needs: Sequence[str] = (),
        refuses: Sequence[str] = (),
        choices: Sequence[Choice] = (),
    ) -> None:
        self.key = key
        self.most_players = most_players
        self.needs: list[str] = list(needs)
        self.refuses: list[str] = list(refuses)
        self.choices: list[Choice] = list(choices)


class Offer:
    """`fewest` and `most` count the players of a plain game. What a game does not have stays empty."""

    def __init__(self, fewest: int, most: int, seats: Sequence[str]) -> None:
        self.fewest = fewest
        self.most = most
        self.seats: list[str] = list(seats)  # the colours, in seat order
        self.flags: list[str] = []  # options that are true or false
        self.setups: list[str] = []
        self.boards: dict[str, str] = {}  # the box of each player board
        self.board_sets: list[str] = []
        self.expansions: list[OfferedExpansion] = []
        self.opponents: list[OfferedOpponent] = []
