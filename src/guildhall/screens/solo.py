"""An opponent that follows cards, on the terminal, drawn from its part of the view."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from guildhall.architects.cards.tables import CARDS
from guildhall.architects.names import GOODS, RESOURCES
from guildhall.architects.rules import Rules
from guildhall.engine.cardtables import AnyCard
from guildhall.engine.message import Message, Value
from guildhall.screens.expansions import ExpansionOnScreen
from guildhall.screens.pieces import COLOURS, words
from guildhall.words import say


class SoloOnScreen(ExpansionOnScreen):
    def __init__(self, part: dict[str, Any], rules: Rules) -> None:
        self.part = part
        corrections = rules.options.corrections
        self.opponents = {card.key: card for card in CARDS.corrected("opponents", CARDS.rows("opponents"), corrections)}
        self.schemes = {card.key: card for card in CARDS.corrected("schemes", CARDS.rows("schemes"), corrections)}

    def cards(self) -> list[AnyCard]:
        board = self.opponents[self.part["opponent"]]
        return [board, *(card for card in self.schemes.values() if card.box == board.box)]

    def panels(self) -> list[tuple[str, RenderableType, str]]:
        title = words("solo-opponent", opponent=self._name())
        piles = words("solo-piles", pile=self.part["pile"], future=self.part["future"])
        return [(title, self._board(), piles)]

    def lines(self, seat: dict[str, Any]) -> list[RenderableType]:
        return [self._name_of_seat()] if seat["seat"] == self.part["seat"] else []

    def _name(self) -> Message:
        return Message(f"opponent-{self.part['opponent']}")

    def _name_of_seat(self) -> Text:
        return Text(say(self._name()), style=f"bold {COLOURS[self.part['seat']]}")

    def _board(self) -> Table:
        """What it is after, where its marker stands, the card that it followed last, and what it has taken."""
        rows = Table.grid(padding=(0, 1))
        rows.add_column(no_wrap=True, style="bold")
        rows.add_column()
        rows.add_row(words("solo-board"), say(self.opponents[self.part["opponent"]].text()))
        if self.part["track"] is not None:
            rows.add_row(words("solo-track"), self._track())
        if self.part["discards"]:
            card = self.schemes[self.part["discards"][0]]
            name = card.name()
            assert name is not None
            rows.add_row(words("solo-last-card"), words("solo-card", card=name, text=card.text()))
        if self.part["adornments"]:
            crafts: list[Message] = [_craft(key) for key in self.part["adornments"]]
            rows.add_row(words("solo-adornments"), say(Message("list", {"parts": crafts})))
        return rows

    def _track(self) -> Text:
        here = self.part["track"]
        goods = GOODS[:RESOURCES]
        return Text("  ").join(
            Text(say(Message(f"good-{good}-name")), style="reverse" if good == here else "dim") for good in goods
        )


def _craft(key: str) -> Message:
    number: Value = int(key.partition("-")[2])
    return Message("craft-numbered", {"number": number})
