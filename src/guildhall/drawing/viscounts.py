"""A table of Viscounts: the ring with its spaces, spots and piles, the castle above it, and the players' boards."""

from __future__ import annotations

from typing import Any

from guildhall.drawing.canvas import Item, Panel, Piece, Row
from guildhall.engine.message import Message
from guildhall.screens.pieces import letter, words
from guildhall.screens.viscounts import ViscountsScreen, _name, _start, _track, _value
from guildhall.viscounts.cards.rows import Townsfolk
from guildhall.viscounts.names import GOODS, PIECES, TOP, piece_name
from guildhall.words import say


class ViscountsTable:
    """Words and cards come from the picture for the terminal, which reads the same view."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.view = view
        self.screen = ViscountsScreen(view)
        self.seats: list[dict[str, Any]] = view["seats"]

    def rows(self) -> list[Row]:
        found = [Row([self._segment(segment) for segment in self.view["board"]["segments"]])]
        found.append(Row([self._castle(), self._kingdom(), *self._opponent()]))
        players = [self._player(seat) for seat in self.seats]
        found += [Row(players[first : first + 2]) for first in range(0, len(players), 2)]
        cards = [*self._pairs(), *self._hand()]
        return [*found, Row(cards)] if cards else found

    def _segment(self, segment: dict[str, Any]) -> Panel:
        key = segment["segment"]
        first = 2 * (ord(key) - ord("A")) + 1
        items: list[Item] = []
        for space in (f"O{first}", f"O{first + 1}", f"I{key}"):
            here: list[Piece] = [(s["seat"], letter(s["seat"])) for s in self.seats if s["space"] == space]
            exchange = self.screen.exchanges.get(space)
            effect = [] if exchange is None else [say(exchange.effect.message())]
            items.append(Item(space, effect, here, key=f"space:{space}", tip=" ".join(effect), width=97, most=3))
        for spot, built in self.view["board"]["spots"].items():
            if spot[:-1] in (str(first), str(first + 1)):
                items.append(self._spot(spot, built))
        for kind, target in (("townsfolk", "townsfolk"), ("manuscripts", "manuscript")):
            pile = segment[kind]
            shown = pile["printed"] if pile["top"] is None else pile["top"]
            card: Any = self.screen.townsfolk[shown] if kind == "townsfolk" else self.screen.manuscripts[shown]
            lines = [_value(card).plain] if isinstance(card, Townsfolk) else []
            lines += [say(card.text()), words("pile", number=max(0, pile["count"] - 1))]
            items.append(Item(_name(card), lines, key=f"{target}:{shown}", tip=say(card.text()), width=202, most=4))
        climbing = f"{words('viscounts-climbing')}: {say(self.screen._effect(segment['wedge']))}"
        return Panel(key, [climbing], items)

    def _spot(self, spot: str, built: dict[str, Any] | None) -> Item:
        if built is None:
            effect = say(self.screen._effect(f"{self.view['board']['side']}-{spot}"))
            return Item(spot, [effect], key=f"spot:{spot}", tip=effect, width=97, most=4)
        name = say(piece_name(PIECES.index(built["building"])))
        return Item(f"{spot} {name}", [], [(built["seat"], letter(built["seat"]))], key=f"spot:{spot}", width=97)

    def _castle(self) -> Panel:
        castle = self.view["castle"]
        items = [self._section(words("viscounts-top"), castle[TOP], TOP)]
        for tier in (2, 1):
            for key in self.view["board"]["ring"]:
                items.append(self._section(f"{key}{tier}", castle[f"{key}{tier}"], f"{key}{tier}"))
        leader = castle["leader"]
        lines = [] if leader is None else [words("viscounts-leader", seat=Message(f"seat-{leader}"))]
        return Panel(words("viscounts-castle"), lines, items, key="castle", share=1.4)

    def _section(self, title: str, counts: dict[str, int], key: str) -> Item:
        pieces: list[Piece] = [(seat, str(count)) for seat, count in counts.items() if count]
        return Item(title, [], pieces, key=f"section:{key}", width=100)

    def _kingdom(self) -> Panel:
        kingdom = self.view["kingdom"]
        lines = [
            words(f"viscounts-{name}" if not kingdom[name] else f"viscounts-{name}-revealed", number=pile["above"])
            for name, pile in (("poverty", kingdom["debts"]), ("prosperity", kingdom["deeds"]))
        ]
        if self.view["turn"]["turns_left"] >= 0:
            lines.append(words("viscounts-turns-left", number=self.view["turn"]["turns_left"]))
        items = []
        for ribbon, owner in self.view["bonuses"].items():
            pieces: list[Piece] = [] if owner is None else [(owner, letter(owner))]
            items.append(Item(say(Message(f"value-{ribbon}")), [], pieces, width=100))
        return Panel(words("viscounts-kingdom"), lines, items)

    def _opponent(self) -> list[Panel]:
        solo = self.view.get("solo")
        if not solo:
            return []
        items = [
            Item(say(self.screen.schemes[key].name()), [say(self.screen.schemes[key].text())], width=160, most=6)
            for key in solo["slots"]
            if key is not None
        ]
        title = words("solo-opponent", opponent=Message("opponent-viscount"))
        piles = words("solo-piles", pile=solo["pile"], future=solo["future"])
        return [Panel(title, [piles], items, edge=solo["seat"])]

    def _player(self, seat: dict[str, Any]) -> Panel:
        name = seat["seat"]
        goods = " · ".join(f"{say(Message(f'good-{good}-name'))} {seat['goods'].get(good, 0)}" for good in GOODS)
        lines = [
            _track(seat["track"]).plain,
            goods,
            words("viscounts-debts-and-deeds", **seat["debts"], **seat["deeds"]),
            words("viscounts-supply", workers=seat["workers"]),
        ]
        if not self.screen._is_opponent(seat):
            lines.append(words("viscounts-cards", hand=seat["hand_size"], draw=seat["draw_size"]))
        items: list[Item] = []
        for number, key in enumerate(seat["slots"] or [], 1):
            if key is None:
                items.append(Item(f"{number} –", width=130))
            else:
                card = self.screen.townsfolk[key]
                items.append(Item(f"{number} {_name(card)}", [_value(card).plain], tip=say(card.text()), width=130))
        items += [
            Item(_name(self.screen.all[key]), width=130, tip=say(self.screen.all[key].text()))
            for key in seat["manuscripts"]
        ]
        items += [Item(say(piece_name(PIECES.index(key))), width=130, edge=name) for key in seat["buildings"]]
        title = say(Message(f"seat-{name}"))
        if self.screen._is_opponent(seat):
            title += f" · {say(Message('opponent-viscount'))}"
        if name == self.view["seat"]:
            title += " · " + words("you")
        if name == self.view["turn"]["active"] and self.view["question"] is not None:
            title += " · " + words("on-turn")
        return Panel(title, lines, items, edge=name, key=f"seat:{name}")

    def _townsfolk(self, key: str, target: str) -> Item:
        card = self.screen.townsfolk[key]
        lines = [_value(card).plain, say(card.text())]
        return Item(_name(card), lines, key=target, tip=say(card.text()), width=170, most=5)

    def _pairs(self) -> list[Panel]:
        items: list[Item] = []
        for pair in self.view["pairs"]:
            card = self.screen.player_cards[pair["player_card"]]
            target = f"pair:{pair['player_card']}"
            items.append(Item(_name(card), [_start(card)], key=target, tip=_start(card), width=170, most=5))
            items.append(self._townsfolk(pair["hero"], ""))
        return [Panel(words("viscounts-pairs"), items=items)] if items else []

    def _hand(self) -> list[Panel]:
        own = next((seat for seat in self.seats if seat["seat"] == self.view["seat"]), None)
        if own is None or not own["hand"]:
            return []
        items = [self._townsfolk(key, f"townsfolk:{key}") for key in own["hand"]]
        return [Panel(words("viscounts-hand"), items=items, edge=own["seat"])]


def rows(view: dict[str, Any]) -> list[Row]:
    return ViscountsTable(view).rows()
