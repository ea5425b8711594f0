"""What Age of Artisans adds to a table on the terminal, drawn from its part of the view."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from guildhall.architects.artisans.rows import Craft
from guildhall.architects.cards.tables import CARDS
from guildhall.architects.rules import Rules
from guildhall.engine.cardtables import AnyCard
from guildhall.engine.message import Message
from guildhall.screens.expansions import ExpansionOnScreen
from guildhall.screens.pieces import words
from guildhall.words import say


class ArtisansOnScreen(ExpansionOnScreen):
    def __init__(self, part: dict[str, Any], rules: Rules) -> None:
        self.part = part
        self.rules = rules
        cards = CARDS.corrected("crafts", CARDS.rows("crafts"), rules.options.corrections)
        self.crafts = {card.key: card for card in cards if isinstance(card, Craft)}

    def cards(self) -> list[AnyCard]:
        return list(self.crafts.values())

    def panels(self) -> list[tuple[str, RenderableType, str]]:
        return [(words("crafts"), self._display(), words("pile", number=self.part["pile"]))]

    def _display(self) -> Table:
        """The Craft Cards that can be taken, both halves."""
        rows = Table.grid(padding=(0, 1), expand=True)
        rows.add_column(no_wrap=True, style="bold")
        rows.add_column(no_wrap=True, justify="right")
        rows.add_column(ratio=1)
        rows.add_column(ratio=1)
        rows.add_row("", "", Text(words("craft-adornment"), style="dim"), Text(words("craft-tool"), style="dim"))
        for key in self.part["display"]:
            card = self.crafts[key]
            points = words("points", number=card.vp)
            rows.add_row(say(card.name()), points, say(card.adornment.message()), say(card.tool.message()))
        return rows

    def is_stacked(self, space: int) -> bool:
        return space in self.part["stacked"]

    def hall_notes(self) -> list[str]:
        return [words("stacked-spaces")] if self.part["stacked"] else []

    def mark(self, seat: str, where: str) -> str:
        """The Artisan is one of them."""
        return "*" if self.part["artisans"].get(seat) == where else ""  # an opponent has none

    def market_note(self, price: Message) -> str:
        return words("market-middle-artisans", price=price)

    def lines(self, seat: dict[str, Any]) -> list[RenderableType]:
        where = self.part["artisans"].get(seat["seat"])
        lines: list[RenderableType] = [] if where is None else [words("player-artisan", where=self._where(where))]
        tools = self.part["tools"]
        for card in self.rules.apprentices:
            if card.key in tools and card.key in seat["apprentices"]:
                line = Text(words("player-tool", card=card.name(), effect=self.crafts[tools[card.key]].tool.message()))
                if tools[card.key] in self.part["used"]:
                    line.stylize("dim")
                    line.append(" " + words("player-tool-used"), style="dim")
                lines.append(line)
        adornments = self.part["adornments"]
        buildings = {card.key: card for card in self.rules.buildings}
        adorned = [
            words(
                "player-adornment",
                card=buildings[key].name(),
                points=words("points", number=self.crafts[adornments[key]].vp),
            )
            for key in seat["buildings"]
            if key in adornments
        ]
        if adorned:
            lines.append(Text(words("player-adornments", adornments=", ".join(adorned))))
        return lines

    def _where(self, home: str) -> str:
        if home.startswith("board "):
            return words("artisan-on-board", owner=Message(f"seat-{home.removeprefix('board ')}"))
        if home in ("supply", "prison"):
            return words(f"artisan-in-{home}")
        return words("artisan-at", place=Message(f"the-{home}"))

    def fields(self, card: AnyCard) -> list[tuple[str, str]]:
        return [(words("card-points"), str(card.vp))] if isinstance(card, Craft) else []
