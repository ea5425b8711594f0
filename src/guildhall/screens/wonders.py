"""What Works of Wonder adds to a table on the terminal, drawn from its part of the view."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from guildhall.architects.cards.tables import CARDS
from guildhall.architects.effects import Effect, Gain
from guildhall.architects.names import GOODS
from guildhall.architects.rules import Rules
from guildhall.architects.wonders.names import SLOTS, TOP_INFLUENCE
from guildhall.architects.wonders.rows import Contribution, Wonder
from guildhall.engine.cardtables import AnyCard
from guildhall.engine.message import Message
from guildhall.screens.expansions import ExpansionOnScreen
from guildhall.screens.pieces import COLOURS, GOOD_STYLES, letter, mark, words
from guildhall.words import say


class WondersOnScreen(ExpansionOnScreen):
    def __init__(self, part: dict[str, Any], seats: list[dict[str, Any]], rules: Rules) -> None:
        self.part = part
        self.seats = seats
        corrections = rules.options.corrections
        wonders = CARDS.corrected("wonders", CARDS.rows("wonders"), corrections)
        self.wonders = [card for card in wonders if isinstance(card, Wonder)]
        contributions = CARDS.corrected("contributions", CARDS.rows("contributions"), corrections)
        self.contributions = {card.key: card for card in contributions if isinstance(card, Contribution)}

    def cards(self) -> list[AnyCard]:
        return [*self.wonders, *self.contributions.values()]

    def fields(self, card: AnyCard) -> list[tuple[str, str]]:
        if not isinstance(card, Wonder):
            return []
        return [(words("card-points"), str(card.vp)), (words("card-virtue"), f"{card.virtue:+d}")]

    def panels(self) -> list[tuple[str, RenderableType, str]]:
        return [
            (words("influence"), self._track(), words("influence-steps")),
            (words("figures"), self._figures(), ""),
            (self._contribution_title(), self._contribution(), self._contributions_left()),
            (words("wonders"), self._wonders(), words("wonders-below")),
        ]

    # The Influence Board.

    def _track(self) -> Table:
        track = Table.grid(padding=(0, 1))
        track.add_column(no_wrap=True)
        markers = [Text("")]
        numbers = [Text(words("influence-track"))]
        for influence in range(TOP_INFLUENCE + 1):
            track.add_column(justify="right", no_wrap=True, min_width=3)
            here = [seat for seat, points in self.part["influence"].items() if points == influence]
            markers.append(Text("").join(mark(seat) for seat in here))
            numbers.append(Text(str(influence), style="bold" if here else ""))
        track.add_row(*markers)
        track.add_row(*numbers)
        return track

    def _figures(self) -> Table:
        """Where they stand, and what the consequence in force does in a Black Market Reset."""
        card = self.contributions[self.part["consequences"][0]]
        rows = Table.grid(padding=(0, 1))
        rows.add_column(no_wrap=True, style="bold")
        rows.add_column(no_wrap=True)
        rows.add_column()
        for figure, effect in (("princess", card.reward_message()), ("profiteer", card.penalty.message())):
            place = say(Message(f"place-{self.part[figure]}"))
            rows.add_row(words(figure), place, words(f"{figure}-says", effect=effect))
        return rows

    def _contribution_title(self) -> str:
        key = self.part["contribution"]
        if key is None:
            return words("no-contribution")
        return words("contribution", card=Message("contribution-numbered", {"number": self.contributions[key].number}))

    def _contributions_left(self) -> str:
        return words("contributions-left", number=self.part["pile"])

    def _contribution(self) -> RenderableType:
        """The five slots of the open card, those that are filled pale."""
        key = self.part["contribution"]
        if key is None:
            return Group()
        grid = Table.grid(padding=(0, 2), expand=True)
        heads: list[Text] = []
        rewards: list[Text] = []
        for good in range(SLOTS):
            grid.add_column(ratio=1)
            name = Message(f"good-{GOODS[good]}-name")
            filled = GOODS[good] in self.part["filled"]
            head = words("slot-filled", resource=name) if filled else say(name)
            heads.append(Text(head, style="dim" if filled else f"bold {GOOD_STYLES[GOODS[good]]}"))
            rewards.append(Text(_reward(self.contributions[key].slots[good]), style="dim" if filled else ""))
        grid.add_row(*heads)
        grid.add_row(*rewards)
        return grid

    # The Wonders.

    def _wonders(self) -> Table:
        """What each costs now, or who has built it and where it stands."""
        rows = Table.grid(padding=(0, 1))
        rows.add_column(no_wrap=True, style="bold")
        rows.add_column(no_wrap=True, justify="right")
        rows.add_column()
        rows.add_column(style="dim")
        for wonder in self.wonders:
            name = say(wonder.name())
            points = words("points", number=wonder.vp)
            owner = self._owner(wonder.key)
            if owner is not None:
                rows.add_row(name, points, Text(self._where(wonder.key, owner), style=COLOURS[owner]))
                continue
            laid = self.part["laid"].get(wonder.key, 0)
            note = words("wonder-laid", number=laid) if laid else ""
            rows.add_row(name, points, say(wonder.cost_message(laid)), note)
        return rows

    def _owner(self, key: str) -> str | None:
        for seat in self.seats:
            if key in seat["buildings"]:
                return str(seat["seat"])
        return None

    def _where(self, key: str, owner: str) -> str:
        seat = Message(f"seat-{owner}")
        place = self.part["tokens"].get(key)
        if place is None:  # its owner is being asked
            return words("wonder-without-place", seat=seat)
        return words("wonder-built", seat=seat, place=Message(f"the-{place}"))

    # The board and the players.

    def place_notes(self, area: str) -> list[str]:
        notes = [words(figure) for figure in ("princess", "profiteer") if self.part[figure] == area]
        for wonder in self.wonders:
            owner = self._owner(wonder.key)
            if owner is not None and self.part["tokens"].get(wonder.key) == area:
                notes.append(f"{say(wonder.name())} {letter(owner)}")
        return notes

    def lines(self, seat: dict[str, Any]) -> list[RenderableType]:
        influence = self.part["influence"][seat["seat"]]
        prepaid = self.part["prepaid"].get(seat["seat"], 0)
        if prepaid:
            silver = Message("good-silver", {"number": prepaid})
            return [words("player-influence-with-silver", influence=influence, silver=silver)]
        return [words("player-influence", influence=influence)]


def _reward(effect: Effect) -> str:
    return say(effect.what()) if isinstance(effect, Gain) else say(effect.message())
