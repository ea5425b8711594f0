"""What a game offers to whoever sets up a table: forms show it, and `Definition.read_options` checks what is chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from guildhall.engine.message import Message


class Choice:
    """An option with a few values, each with its name."""

    def __init__(self, key: str, values: dict[str, Message], default: str) -> None:
        self.key = key
        self.values = values
        self.default = default

    def name(self) -> Message:
        return Message(f"option-{self.key}")


NUMBER: Final = "number"
FLAG: Final = "flag"
CHOICE: Final = "choice"
LIST: Final = "list"


class Setting:
    """One set-up option as programs give it: what kind of value it has, which values there are, and which it has if
    nobody says anything. Command line, OpenSpiel and others make their options of these."""

    def __init__(
        self, key: str, kind: str, values: Sequence[str] = (), default: str = "", of_opponent: bool = False
    ) -> None:
        self.key = key
        self.kind = kind
        self.values: list[str] = list(values)
        self.default = default
        self.of_opponent = of_opponent  # brings somebody who follows cards, or says how they play

    @property
    def is_flag(self) -> bool:
        return self.kind == FLAG

    @property
    def is_list(self) -> bool:
        return self.kind == LIST

    def valid(self) -> str:
        """The values in a line, if they are few."""
        return ", ".join(self.values) if len(self.values) <= FEW else ""


FEW: Final = 12


class OfferedExpansion:
    """`flags` are its own options, each of them true or false; `brings` are those of the game that are on with it."""

    def __init__(self, key: str, most_players: int, flags: Sequence[str], brings: Sequence[str] = ()) -> None:
        self.key = key
        self.most_players = most_players
        self.flags: list[str] = list(flags)
        self.brings: list[str] = list(brings)


class OfferedOpponent:
    """An opponent at a further seat that follows cards, for at most so many players. It `needs` some expansions and
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

    def most_players(self) -> int:
        """With whatever expansion."""
        return max([self.most, *(one.most_players for one in self.expansions)])

    def fewest_players(self) -> int:
        """Counting opponents: a single player may face one that follows cards."""
        return 1 if self.opponents else self.fewest

    def settings(self) -> list[Setting]:
        """All of it, option by option."""
        counts = [str(number) for number in range(self.fewest_players(), self.most_players() + 1)]
        found = [Setting("players", NUMBER, counts)]
        if self.setups:
            found.append(Setting("setup", CHOICE, self.setups, self.setups[0]))
        if self.boards:
            found.append(Setting("boards", LIST, ["random", *self.boards]))
        if self.board_sets:
            found.append(Setting("board_sets", LIST, self.board_sets, self.board_sets[0]))
        found += [Setting(flag, FLAG) for flag in self.flags]
        if self.expansions:
            found.append(Setting("expansions", LIST, [one.key for one in self.expansions]))
        if self.opponents:
            found.append(Setting("opponent", CHOICE, [one.key for one in self.opponents], of_opponent=True))
        choices = {choice.key: choice for one in self.opponents for choice in one.choices}
        found += [Setting(key, CHOICE, list(choice.values), of_opponent=True) for key, choice in choices.items()]
        found += [Setting(flag, FLAG) for one in self.expansions for flag in one.flags]
        return found
