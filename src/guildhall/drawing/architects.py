"""A table of Architects, with whatever boxes are in play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from guildhall.architects.cards.rows import Apprentice, Building
from guildhall.architects.names import AREAS, GOODS, GUILDHALL, PLACES, SKILLS
from guildhall.drawing.canvas import Item, Panel, Piece, Row
from guildhall.engine.cardtables import AnyCard
from guildhall.engine.message import Message
from guildhall.screens.architects import ArchitectsScreen, card_name, card_text
from guildhall.screens.pieces import letter, words
from guildhall.words import say

IN_A_ROW: Final = 3  # players


class ArchitectsTable:
    """Words and cards come from the picture for the terminal, which reads the same view."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.view = view
        self.screen = ArchitectsScreen(view)
        self.seats: list[dict[str, Any]] = view["seats"]
        self.artisans: dict[str, Any] = view.get("artisans") or {}
        self.wonders: dict[str, Any] = view.get("wonders") or {}

    def rows(self) -> list[Row]:
        rows = [Row([self._places(), self._hall()]), Row([self._display()])]
        boxes = [*self._crafts(), *self._works(), *self._solo()]
        if boxes:
            rows.append(Row(boxes))
        players = [self._player(seat) for seat in self.seats]
        rows += [Row(players[first : first + IN_A_ROW]) for first in range(0, len(players), IN_A_ROW)]
        hands = list(self._hands())
        if hands:
            rows.append(Row(hands))
        return rows

    # The board.

    def _places(self) -> Panel:
        items = []
        for area in range(PLACES):
            if area != GUILDHALL:
                key = AREAS[area]
                notes = [note for note in (self.screen._note_on(area),) if note]
                notes += [note for part in self.screen.expansions for note in part.place_notes(key)]
                items.append(self._place(key, notes))
        items.append(self._place("prison", []))
        return Panel(words("board"), items=items, share=2.6)

    def _place(self, key: str, notes: list[str]) -> Item:
        return Item(
            say(Message(f"place-{key}")), notes, self._workers(key), key=f"place:{key}", tip=" ".join(notes), width=150
        )

    def _workers(self, area: str) -> list[Piece]:
        return [
            (seat["seat"], f"{seat['workers'][area]}{self._artisan(seat['seat'], area)}")
            for seat in self.seats
            if seat["workers"].get(area)
        ]

    def _artisan(self, seat: str, where: str) -> str:
        return "".join(part.mark(seat, where) for part in self.screen.expansions)

    def _hall(self) -> Panel:
        hall = self.view["guildhall"]
        taken: list[str] = hall["workers"]
        owners: list[Piece] = [(owner, letter(owner)) for owner in taken]
        count = f"{min(len(taken), hall['spaces'])}/{hall['spaces']}"
        items = [Item(f"{say(Message('place-guildhall'))} {count}", [], owners, key="place:guildhall", width=270)]
        levels = sorted({seat["cathedral"] for seat in self.seats} | {0}, reverse=True)
        for level in levels:
            here: list[Piece] = [
                (seat["seat"], letter(seat["seat"])) for seat in self.seats if seat["cathedral"] == level
            ]
            if here:
                items.append(Item(f"{words('cathedral')} {level}", [], here, key="cathedral", width=131))
        tracks: list[Piece] = [(seat["seat"], str(seat["virtue"])) for seat in self.seats]
        items.append(Item(words("virtue"), [], tracks, key="virtue", width=270))
        piles = self.view["piles"]
        items.append(
            Item(
                words("pile", number=piles["buildings"]),
                [words("rewards-left", number=piles["rewards"])],
                key="pile:buildings",
                width=270,
            )
        )
        lines = [words("last-round")] if self.view["turn"]["turns_left"] >= 0 else []
        return Panel(say(Message("place-guildhall")), lines, items)

    def _display(self) -> Panel:
        items = []
        for row in self.view["display"]:
            for space in row:
                if space["card"] is not None:
                    card = self.screen.apprentices[space["card"]]
                    coins = [say(Message("good-silver", {"number": space["silver"]}))] if space["silver"] else []
                    items.append(self._card(card, f"apprentice:{card.key}", coins))
        return Panel(words("display"), items=items)

    def _card(self, card: AnyCard, key: str, more: list[str] | None = None) -> Item:
        lines = [*self._numbers(card), *(more or [])]
        text = card_text(card)
        return Item(card_name(card), [*lines, text], key=key, tip=text, width=160, most=4)

    def _numbers(self, card: AnyCard) -> list[str]:
        lines: list[str] = []
        if isinstance(card, Building):
            cost = " ".join(
                f"{amount}{words(f'good-letter-{good}')}" for good, amount in zip(GOODS, card.cost) if amount
            )
            lines.append(f"{words('points', number=card.vp)} · {cost}")
        if isinstance(card, (Building, Apprentice)) and card.skills:
            lines.append(", ".join(say(Message(f"skill-{SKILLS[skill]}")) for skill in card.skills))
        return lines

    # The boxes.

    def _crafts(self) -> Iterator[Panel]:
        if self.artisans:
            cards = {card.key: card for part in self.screen.expansions for card in part.cards()}
            items = [self._card(cards[key], f"craft:{key}") for key in self.artisans["display"] if key in cards]
            yield Panel(words("crafts"), [words("pile", number=self.artisans["pile"])], items)

    def _works(self) -> Iterator[Panel]:
        if self.wonders:
            influence: list[Piece] = [
                (seat["seat"], str(self.wonders["influence"].get(seat["seat"], 0))) for seat in self.seats
            ]
            items = [Item(words("influence"), [], influence, key="influence", width=160)]
            from guildhall.screens.wonders import WondersOnScreen  # the base game does without it

            for part in self.screen.expansions:
                if isinstance(part, WondersOnScreen):
                    cards = {card.key: card for card in part.cards()}
                    contribution = self.wonders.get("contribution")
                    if contribution in cards:
                        items.append(self._card(cards[contribution], f"contribution:{contribution}"))
                    items += [self._wonder(part, wonder) for wonder in part.wonders]
            yield Panel(words("wonders"), [], items)

    def _wonder(self, part: Any, wonder: Any) -> Item:
        """What it costs now, or who has built it and where it stands."""
        laid = self.wonders["laid"].get(wonder.key, 0)
        owner = part._owner(wonder.key)
        lines = [words("points", number=wonder.vp)]
        if owner is not None:
            lines.append(part._where(wonder.key, owner))
        else:
            lines.append(say(wonder.cost_message(laid)))
            lines += [words("wonder-laid", number=laid)] if laid else []
        text = card_text(wonder)
        return Item(card_name(wonder), lines, key=f"building:{wonder.key}", tip=text, width=160, edge=owner or "line")

    def _solo(self) -> Iterator[Panel]:
        solo = self.view.get("solo")
        if solo:
            title = words("solo-opponent", opponent=Message(f"opponent-{solo['opponent']}"))
            lines = [words("solo-piles", pile=solo["pile"], future=solo["future"])]
            cards = {card.key: card for part in self.screen.expansions for card in part.cards()}
            items = [self._card(cards[key], f"scheme:{key}") for key in solo["discards"][:1] if key in cards]
            yield Panel(title, lines, items, edge=solo["seat"])

    # The players.

    def _player(self, seat: dict[str, Any]) -> Panel:
        name = seat["seat"]
        goods = [f"{say(Message(f'good-{good}-name'))} {seat['goods'].get(good, 0)}" for good in GOODS]
        lines = [
            words("player-standing", virtue=seat["virtue"], level=seat["cathedral"]),
            " · ".join(goods),
            words("player-workers", supply=seat["workers"].get("supply", 0), prison=seat["workers"].get("prison", 0)),
            words("player-cards", hand=seat["hand_size"], unpaid=seat["debts"]["unpaid"], paid=seat["debts"]["paid"]),
        ]
        for part in self.screen.expansions:
            lines += [str(line) for line in part.lines(seat)]  # a rich Text gives its words
        captured: list[Piece] = [(owner, str(count)) for owner, count in seat["captured"].items() if count]
        if captured:
            lines.append(words("player-captured"))
        title = say(Message(f"seat-{name}"))
        if seat["board"] is not None:
            title += f" · {card_name(self.screen.boards[seat['board']])}"
        if name == self.view["seat"]:
            title += " · " + words("you")
        if name == self.view["turn"]["active"] and self.view["question"] is not None:
            title += " · " + words("on-turn")
        items = [
            Item(card_name(self.screen.apprentices[key]), key=f"own-apprentice:{key}", width=112)
            for key in seat["apprentices"]
        ]
        items += [
            Item(card_name(self.screen.buildings[key]), key=f"built:{key}", width=112, edge=name)
            for key in seat["buildings"]
        ]
        return Panel(title, lines, items, captured, edge=name, key=f"seat:{name}")

    def _hands(self) -> Iterator[Panel]:
        if self.view["seat"] is None:
            return
        own = next(seat for seat in self.seats if seat["seat"] == self.view["seat"])
        offered = self.view["pack"] or self.view["looking"]
        for title, keys in ((words("offered"), offered), (words("hand"), own["hand"])):
            if keys and isinstance(keys, list):
                items = [self._card(self.screen.buildings[key], f"building:{key}") for key in keys]
                yield Panel(title, items=items, edge=own["seat"])


def rows(view: dict[str, Any]) -> list[Row]:
    return ArchitectsTable(view).rows()
