"""What an expansion adds to a table on the terminal."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType

from guildhall.architects.rules import Rules
from guildhall.engine.cardtables import AnyCard
from guildhall.engine.message import Message


class ExpansionOnScreen:
    """Draws the expansion's part of a view. Each method adds nothing until it is overridden."""

    def cards(self) -> list[AnyCard]:
        """The cards of kinds that only this expansion has."""
        return []

    def fields(self, card: AnyCard) -> list[tuple[str, str]]:
        """What is printed on such a card besides its text."""
        return []

    def panels(self) -> list[tuple[str, RenderableType, str]]:
        """What lies on the table, each with what stands above and below it."""
        return []

    def is_stacked(self, space: int) -> bool:
        """Does a second Worker lie on this space of the Guildhall?"""
        return False

    def hall_notes(self) -> list[str]:
        """What has to be explained of the Guildhall."""
        return []

    def mark(self, seat: str, where: str) -> str:
        """What stands behind the number of a colour's Workers in an area, or on a board ("board blue")."""
        return ""

    def market_note(self, price: Message) -> str:
        """What the middle of the Black Market offers, if it is more than in the base game."""
        return ""

    def place_notes(self, area: str) -> list[str]:
        """What of it stands or lies at a place on the board."""
        return []

    def lines(self, seat: dict[str, Any]) -> list[RenderableType]:
        """What a player has of it."""
        return []


def on_screen(view: dict[str, Any], rules: Rules) -> list[ExpansionOnScreen]:
    """Those on the table. An expansion that is not there is not asked for: the base game does without its folder."""
    found: list[ExpansionOnScreen] = []
    if "artisans" in view:
        from guildhall.screens.artisans import ArtisansOnScreen

        found.append(ArtisansOnScreen(view["artisans"], rules))
    if "wonders" in view:
        from guildhall.screens.wonders import WondersOnScreen

        found.append(WondersOnScreen(view["wonders"], view["seats"], rules))
    if "solo" in view:
        from guildhall.screens.solo import SoloOnScreen

        found.append(SoloOnScreen(view["solo"], rules))
    return found
