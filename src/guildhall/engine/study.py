"""What a game offers to be studied: for tables of many games, and for the reports that are made of them.

A game says what there is to see in it (`Subjects`) and lets a `Study` watch one game from its set-up to its end. So
what writes and reads the tables knows no game.
"""

from __future__ import annotations

from guildhall.engine.message import Message


class Measure:
    """A number that each seat has at any time. One that is `followed` is shown turn by turn."""

    def __init__(self, key: str, name: Message, followed: bool) -> None:
        self.key = key
        self.name = name
        self.followed = followed


class Use:
    """A way of using cards, such as hiring them. `kind` is theirs in the card browser, or empty where they are no cards
    that somebody takes."""

    def __init__(self, key: str, kind: str, cards: list[str]) -> None:
        self.key = key
        self.kind = kind
        self.cards = cards


class Subjects:
    """What there is to be studied in a game with certain options."""

    def __init__(self, places: dict[str, Message], measures: list[Measure], uses: list[Use]) -> None:
        self.places = places  # by key, with their names
        self.measures = measures
        self.uses = uses


class StudiedTurn:
    """A turn: whose, which places were visited in it, and that seat's measures at its end."""

    def __init__(self, number: int, seat: int, measures: list[int]) -> None:
        self.number = number  # from 1
        self.seat = seat
        self.measures = measures
        self.places: list[str] = []


class StudiedCard:
    """A card that a seat used, in which way, and in which turn of the game; 0 is the set-up."""

    def __init__(self, use: str, kind: str, card: str, seat: int, turn: int) -> None:
        self.use = use
        self.kind = kind
        self.card = card
        self.seat = seat
        self.turn = turn


class Study:
    """Watches one game. It has to be there from the first question on, with a listener at the table."""

    def turn_over(self) -> None:
        """The game says so at the end of every turn."""
        raise AssertionError("a study hears of turns")

    def turns(self) -> list[StudiedTurn]:
        """The turns so far."""
        raise AssertionError("a study tells of turns")

    def cards(self) -> list[StudiedCard]:
        """The cards used so far."""
        raise AssertionError("a study tells of cards")

    def measures(self, seat: int) -> list[int]:
        """A seat's measures as the table stands, in the order of the game's subjects."""
        raise AssertionError("a study measures")
