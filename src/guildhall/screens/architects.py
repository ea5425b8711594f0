"""A table of Architects on the terminal, drawn from what one seat may know and from nothing else."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from guildhall.architects import rules_for
from guildhall.architects.cards.rows import Apprentice, Building
from guildhall.architects.locations.black_market import PRINTED_LARGE, PRINTED_SMALL
from guildhall.architects.locations.cathedral import POINTS, PRICES, SPOTS
from guildhall.architects.names import AREAS, GOODS, GUILDHALL, MARKET_LEFT, PLACES, SKILLS, TOP_VIRTUE
from guildhall.architects.options import read_options
from guildhall.architects.scoring import VIRTUE_POINTS
from guildhall.engine.cardtables import AnyCard
from guildhall.engine.message import Message
from guildhall.screens.expansions import on_screen
from guildhall.screens.pieces import (
    COLOURS,
    GOOD_STYLES,
    VERY_WIDE,
    beside,
    goods_line,
    grid,
    halves,
    letter,
    mark,
    meant,
    panel,
    spaced,
    words,
)
from guildhall.words import say

WIDE: Final = 96  # columns from which the Guildhall stands beside the other places
SKILL_STYLES: Final = {"carpentry": "green4", "tiling": "gold3", "masonry": "grey62"}


class ArchitectsScreen:
    """Draws a view. The cards' rows follow from the options in it, which name the owner's corrections too."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.view = view
        self.rules = rules_for(read_options(view["options"]))
        self.seats: list[dict[str, Any]] = view["seats"]
        self.apprentices = {card.key: card for card in self.rules.apprentices}
        self.buildings = {card.key: card for card in self.rules.buildings}
        self.boards = {card.key: card for card in self.rules.boards}
        self.markets = {card.key: card for card in self.rules.markets}
        self.expansions = on_screen(view, self.rules)

    # The table as a whole.

    def table(self, width: int) -> RenderableType:
        """Everything that lies on the table, for a terminal of that many columns."""
        half = width // 2 if width >= VERY_WIDE else width
        common = [self._board(half), self._virtue(), self._display()]
        for part in self.expansions:
            common += [panel(content, title, subtitle) for title, content, subtitle in part.panels()]
        own = [self._players(half), *self._hands()]
        if half == width:
            return Group(*common, *own)
        return halves(Group(*common), Group(*own))

    def _board(self, width: int) -> RenderableType:
        right = Group(self._guildhall(), self._cathedral())
        if width >= WIDE:
            wide = Table.grid(padding=(0, 1), expand=True)
            wide.add_column(ratio=3)
            wide.add_column(ratio=2)
            wide.add_row(self._places(), right)
            return wide
        below = Table.grid(expand=True)
        below.add_column(ratio=3)
        below.add_column(ratio=5)
        below.add_row(self._guildhall(), self._cathedral())
        return Group(self._places(), below)

    # The places.

    def _places(self) -> Panel:
        rows = grid()
        rows.add_column(no_wrap=True)
        rows.add_column()
        rows.add_column(style="dim")
        for area in range(PLACES):
            if area != GUILDHALL:
                key = AREAS[area]
                notes = [self._note_on(area)] if self._note_on(area) else []
                notes += [note for part in self.expansions for note in part.place_notes(key)]
                rows.add_row(say(Message(f"place-{key}")), self._workers_at(key), ", ".join(notes))
        rows.add_row(say(Message("place-prison")), self._workers_at("prison"), "")
        return panel(rows, words("board"))

    def _workers_at(self, area: str) -> Text:
        counts = [(seat["seat"], seat["workers"].get(area, 0)) for seat in self.seats]
        return spaced([self._group(seat, count, area) for seat, count in counts if count])

    def _group(self, seat: str, count: int, where: str) -> Text:
        """A colour's Workers at a place, or on a board as "board blue"."""
        marks = "".join(part.mark(seat, where) for part in self.expansions)
        return Text(f"{letter(seat)}{count}{marks}", style=f"bold {COLOURS[seat]}")

    def _note_on(self, area: int) -> str:
        if AREAS[area] == "tax-stand":
            return say(Message("good-silver", {"number": self.view["tax"]}))
        if area < MARKET_LEFT:
            return ""
        price = Message("good-silver", {"number": area - MARKET_LEFT + 1})
        market = self.view["market"]
        if AREAS[area] == "market-left":
            small = market["small"]
            gain = PRINTED_SMALL if small is None else self.markets[small].small
        elif AREAS[area] == "market-right":
            large = market["large"]
            gain = self.markets[large[0]].large if large else PRINTED_LARGE
        else:
            notes = [note for part in self.expansions if (note := part.market_note(price))]
            return notes[-1] if notes else words("market-middle", price=price)
        return words("market-offer", price=price, goods=gain.what())

    # The Guildhall, the Cathedral, the Virtue track.

    def _guildhall(self) -> Panel:
        hall = self.view["guildhall"]
        columns = hall["spaces"] // 4
        grid = Table.grid(padding=(0, 1))
        for _ in range(columns):
            grid.add_column(width=2, justify="center")
        taken = hall["workers"]
        for row in range(4):
            grid.add_row(*(self._space(row * columns + column + 1) for column in range(columns)))
        lines: list[RenderableType] = [grid]
        beside = taken[hall["spaces"] :]
        if beside:
            lines.append(Text(words("beside") + " ").append_text(spaced([mark(seat) for seat in beside])))
        lines.append(Text(words("reset-spaces"), style="dim"))
        if hall["apprentice_resets"]:
            lines.append(Text(words("apprentice-reset-spaces"), style="dim"))
        lines += [Text(note, style="dim") for part in self.expansions for note in part.hall_notes()]
        if self.view["turn"]["turns_left"] >= 0:
            lines.append(Text(words("last-round"), style="bold"))
        title = f"{say(Message('place-guildhall'))} {min(len(taken), hall['spaces'])}/{hall['spaces']}"
        return panel(Group(*lines), title)

    def _space(self, number: int) -> Text:
        hall = self.view["guildhall"]
        if number <= len(hall["workers"]):
            owner = mark(hall["workers"][number - 1])
            return owner + owner if any(part.is_stacked(number) for part in self.expansions) else owner
        if number in hall["resets"]:
            return Text("!", style="bold")
        if number in hall["apprentice_resets"]:
            return Text("~", style="bold")
        return Text("·", style="dim")

    def _cathedral(self) -> Panel:
        rows = grid()
        rows.add_column(justify="right", no_wrap=True)
        rows.add_column(no_wrap=True)
        rows.add_column()
        for level in range(len(POINTS) - 1, -1, -1):
            here = [mark(seat["seat"]) for seat in self.seats if seat["cathedral"] == level]
            if level:
                here += [Text("○", style="dim")] * (SPOTS[level] - len(here))
            price = Text(say(PRICES[1][level].message()) if level else words("below-cathedral"), style="dim")
            rows.add_row(words("points", number=POINTS[level]), spaced(here), price)
        rewards = words("rewards-left", number=self.view["piles"]["rewards"])
        return panel(rows, words("cathedral"), rewards)

    def _virtue(self) -> Panel:
        track = Table.grid(padding=(0, 1))
        track.add_column(no_wrap=True)
        markers = [Text("")]
        numbers = [Text(words("virtue-track"))]
        points = [Text(words("virtue-points"), style="dim")]
        for virtue in range(TOP_VIRTUE + 1):
            track.add_column(justify="right", no_wrap=True, min_width=3)
            here = [seat["seat"] for seat in self.seats if seat["virtue"] == virtue]
            markers.append(Text("").join(mark(seat) for seat in here))
            numbers.append(Text(str(virtue), style="bold" if here else ""))
            points.append(Text(_signed(VIRTUE_POINTS[virtue]), style="dim"))
        track.add_row(*markers)
        track.add_row(*numbers)
        track.add_row(*points)
        return panel(track, words("virtue"), words("virtue-zones"))

    # The Apprentices who look for work.

    def _display(self) -> Panel:
        rows = grid()
        rows.add_column(no_wrap=True, style="dim")
        rows.add_column(no_wrap=True)
        rows.add_column(no_wrap=True)
        rows.add_column(ratio=1)
        rows.add_column(no_wrap=True, justify="right", style=GOOD_STYLES["silver"])
        rows.expand = True
        for number, row in enumerate(self.view["display"], 1):
            for column, space in enumerate(row, 1):
                place = words("display-space", row=number, column=column)
                if space["card"] is None:
                    rows.add_row(place)
                    continue
                card = self.apprentices[space["card"]]
                coins = say(Message("good-silver", {"number": space["silver"]})) if space["silver"] else ""
                name = Text(card_name(card), style="bold")
                rows.add_row(place, name, _skills(card.skills), _change_and_text(card), coins)
        return panel(rows, words("display"), words("pile", number=self.view["piles"]["apprentices"]))

    # The players.

    def _players(self, width: int) -> RenderableType:
        return beside([self._player(seat) for seat in self.seats], width)

    def _player(self, seat: dict[str, Any]) -> Panel:
        colour = COLOURS[seat["seat"]]
        lines: list[RenderableType] = [
            words("player-standing", virtue=seat["virtue"], level=seat["cathedral"]),
            goods_line(seat["goods"], GOODS[:3]),
            goods_line(seat["goods"], GOODS[3:]),
            words("player-workers", supply=seat["workers"].get("supply", 0), prison=seat["workers"].get("prison", 0)),
            words("player-cards", hand=seat["hand_size"], unpaid=seat["debts"]["unpaid"], paid=seat["debts"]["paid"]),
        ]
        board_key = f"board {seat['seat']}"
        captured = [self._group(owner, count, board_key) for owner, count in seat["captured"].items()]
        if captured:
            lines.append(Text(words("player-captured") + " ").append_text(spaced(captured)))
        if seat["apprentices"]:
            lines.append(Text(", ").join(self._colleague(key) for key in seat["apprentices"]))
        if seat["buildings"]:
            built = ", ".join(card_name(self.buildings[key]) for key in seat["buildings"])
            lines.append(Text(words("player-buildings", buildings=built)))
        for part in self.expansions:
            lines += part.lines(seat)
        board = seat["board"]
        if board is not None and seat["seat"] == self.view["seat"]:
            lines.append(Text(card_text(self.boards[board]), style="dim"))
        title = Text(say(Message(f"seat-{seat['seat']}")), style=f"bold {colour}")
        if board is not None:
            title.append(f" · {card_name(self.boards[board])}")
        if seat["seat"] == self.view["seat"]:
            title.append(" · " + words("you"), style="not bold")
        turn = self.view["turn"]
        subtitle = words("on-turn") if seat["seat"] == turn["active"] and self.view["question"] is not None else ""
        return panel(Group(*lines), title, subtitle, colour)

    def _colleague(self, key: str) -> Text:
        card = self.apprentices[key]
        text = Text(card_name(card) + " ")
        for skill in card.skills:
            text.append(words(f"skill-letter-{SKILLS[skill]}"), style=f"bold {SKILL_STYLES[SKILLS[skill]]}")
        return text

    # Building cards: in hand, and those to choose from.

    def _hands(self) -> list[RenderableType]:
        if self.view["seat"] is None:
            return []
        own = next(seat for seat in self.seats if seat["seat"] == self.view["seat"])
        parts: list[RenderableType] = []
        offered = self.view["pack"] or self.view["looking"]
        if offered and isinstance(offered, list):
            parts.append(panel(self._cards(offered), words("offered"), words("letters")))
        if own["hand"]:
            colour = COLOURS[own["seat"]]
            parts.append(panel(self._cards(own["hand"]), words("hand"), words("letters"), colour))
        return parts

    def _cards(self, keys: list[str]) -> Table:
        rows = grid()
        rows.expand = True
        rows.add_column(no_wrap=True)
        rows.add_column(justify="right", no_wrap=True)
        rows.add_column(no_wrap=True)
        rows.add_column()
        rows.add_column(ratio=1)
        for key in keys:
            card = self.buildings[key]
            rows.add_row(
                Text(card_name(card), style="bold"),
                words("points", number=card.vp),
                _cost(card),
                _skills(card.skills),
                _change_and_text(card),
            )
        return rows

    # A single card.

    def is_card(self, target: str) -> bool:
        return target.startswith(("building:", "apprentice:", "board:"))

    def look(self, text: str) -> list[RenderableType]:
        by_key: dict[str, AnyCard] = {**self.buildings, **self.apprentices, **self.boards}
        for part in self.expansions:
            # A card of an expansion's own kind may stand for a Building of the same name; it says more.
            by_key.update({card.key: card for card in part.cards()})
        names = {key: card_name(card) for key, card in by_key.items()}
        return [self.card(by_key[key]) for key in meant(names, text)]

    def card(self, card: AnyCard) -> Panel:
        """All that is printed on a card."""
        rows = grid()
        rows.add_column(style="dim", no_wrap=True)
        rows.add_column()
        if isinstance(card, Building):
            rows.add_row(words("card-points"), str(card.vp))
            rows.add_row(words("card-cost"), say(card.price.message()))
        if isinstance(card, (Building, Apprentice)):
            rows.add_row(words("card-skills"), _skills(card.skills))
            rows.add_row(words("card-virtue"), _signed(card.virtue))
        for part in self.expansions:
            for name, value in part.fields(card):
                rows.add_row(name, value)
        rows.add_row(words("card-text"), card_text(card))
        rows.add_row(words("card-origin"), say(Message(f"origin-{card.origin}")))
        return panel(rows, card_name(card), card.key)


# Words of cards.


def card_name(card: AnyCard) -> str:
    return say(card.name())


def card_text(card: AnyCard) -> str:
    return say(card.text())


# Small pieces.


def _cost(card: Building) -> Text:
    """The price in letters: 4C 2W."""
    needed = [(good, amount) for good, amount in zip(GOODS, card.cost) if amount]
    return spaced([Text(f"{amount}{words(f'good-letter-{good}')}", style=GOOD_STYLES[good]) for good, amount in needed])


def _skills(skills: list[int]) -> Text:
    if len(skills) == len(SKILLS):
        return Text(words("all-skills"))
    if not skills:
        return Text("–", style="dim")
    keys = [SKILLS[skill] for skill in skills]
    return spaced([Text(say(Message(f"skill-{key}")), style=SKILL_STYLES[key]) for key in keys])


def _change_and_text(card: Building | Apprentice) -> Text:
    """The card's own change of Virtue, if any, and what else it does."""
    text = Text()
    if card.virtue:
        text.append(words("virtue-change", change=_signed(card.virtue)) + " ", style="bold")
    return text.append(card_text(card))


def _signed(number: int) -> str:
    return f"{number:+d}".replace("-", "−") if number else "0"


def draw(view: dict[str, Any]) -> ArchitectsScreen:
    return ArchitectsScreen(view)
