"""A table of Viscounts on the terminal, drawn from what one seat may know and from nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from guildhall.engine.cardtables import AnyCard
from guildhall.engine.message import Message
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
from guildhall.viscounts.cards.rows import Manuscript, PlayerCard, Townsfolk
from guildhall.viscounts.cards.tables import Tables
from guildhall.viscounts.constants import TRACK_END
from guildhall.viscounts.names import BUILDINGS, EACH, GOODS, ICONS, PIECES, RIBBONS, TOP, piece_name
from guildhall.words import say

WIDE: Final = 110  # columns from which castle and kingdom stand side by side
ICON_STYLES: Final = {
    "merchant": "gold3",
    "builder": "grey62",
    "cleric": "blue_violet",
    "noble": "magenta",
    "criminal": "bright_red",
}
NOTHING: Final = "–"


class ViscountsScreen:
    """Draws a view. The cards' rows follow from the corrections among its options."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.view = view
        self.seats: list[dict[str, Any]] = view["seats"]
        tables = Tables(view["options"].get("corrections", {}))
        self.townsfolk = {card.key: card for card in tables.townsfolk}
        self.player_cards = {card.key: card for card in tables.player_cards}
        self.schemes = {card.key: card for card in tables.schemes}
        self.printed = {card.key: card for card in (*tables.spots, *tables.links, *tables.exchanges, *tables.wedges)}
        self.exchanges = {f"O{card.space}": card for card in tables.exchanges}
        self.manuscripts = {card.key: card for card in tables.manuscripts}
        self.all: dict[str, AnyCard] = {card.key: card for cards in tables.by_kind().values() for card in cards}

    # The table as a whole.

    def table(self, width: int) -> RenderableType:
        half = width // 2 if width >= VERY_WIDE else width
        common = [self._ring(), self._castle_and_kingdom(half), self._townsfolk(), self._manuscripts()]
        if "solo" in self.view:
            common.append(self._opponent())
        own = [beside([self._player(seat) for seat in self.seats], half), *self._own_cards()]
        return Group(*common, *own) if half == width else halves(Group(*common), Group(*own))

    # The ring: spaces with their roads, and what can be built there.

    def _ring(self) -> Panel:
        rows = grid()
        for _ in range(3):
            rows.add_column(no_wrap=True)
        rows.add_column(no_wrap=True, style="dim")
        rows.add_column()
        roads = self.view["board"]["roads"]
        for segment in self.view["board"]["ring"]:
            # Numbered 1 and 2 in A, 3 and 4 in B, and so on.
            first = 2 * (ord(segment) - ord("A")) + 1
            for space in (f"O{first}", f"O{first + 1}", f"I{segment}"):
                name = Text(segment if space == f"O{first}" else "", style="bold")
                here = spaced([mark(seat["seat"]) for seat in self.seats if seat["space"] == space])
                rows.add_row(name, space, here, "→ " + " ".join(roads[space]), self._spots_at(space))
        return panel(Group(rows, self._links()), words("viscounts-ring"), words("viscounts-ring-below"))

    def _links(self) -> Text:
        """What linked spots bring to those who have built on both."""
        links = [
            words("viscounts-link", link=f"{start}–{end}", effect=self._effect(key))
            for start, end, key in self.view["board"]["links"]
        ]
        return Text(" · ".join(links), style="dim")

    def _effect(self, key: str) -> Message:
        return self.printed[key].effect.message()

    def _spots_at(self, space: str) -> Text:
        """The exchange of an outer space, and its building spots: who has built there, or what it brings to do so."""
        parts: list[Text] = []
        if space in self.exchanges:
            exchange = self.exchanges[space]
            letters = say(Message("letter-merchant")) * exchange.icons
            parts.append(Text(f"{letters} ", style=ICON_STYLES["merchant"]).append(say(exchange.effect.message())))
        for key, built in self.view["board"]["spots"].items():
            if f"O{key[:-1]}" != space:
                continue
            spot = Text(f"{key} ", style="dim")
            if built is None:
                parts.append(spot.append(say(self._effect(f"{self.view['board']['side']}-{key}"))))
            else:
                name = say(piece_name(PIECES.index(built["building"])))
                parts.append(spot.append(f"{letter(built['seat'])} {name}", style=f"bold {COLOURS[built['seat']]}"))
        return Text(" · ", style="dim").join(parts)

    # The castle and the kingdom.

    def _castle_and_kingdom(self, width: int) -> RenderableType:
        castle, kingdom = self._castle(), self._kingdom()
        if width < WIDE:
            return Group(castle, kingdom)
        return halves(castle, kingdom)

    def _castle(self) -> Panel:
        castle = self.view["castle"]
        rows = grid()
        rows.add_column(no_wrap=True)
        rows.add_column()
        for title, tier in ((words("viscounts-tier-2"), 2), (words("viscounts-tier-1"), 1)):
            sections = [
                Text(f"{key} ", style="dim").append_text(_workers(castle[f"{key}{tier}"]) or Text(NOTHING, style="dim"))
                for key in self.view["board"]["ring"]
            ]
            rows.add_row(title, Text("  ").join(sections))
        rewards = [
            f"{segment['segment']} {say(self._effect(segment['wedge']))}" for segment in self.view["board"]["segments"]
        ]
        rows.add_row(words("viscounts-climbing"), Text(" · ".join(rewards), style="dim"))
        top = Text(words("viscounts-castle") + " · " + words("viscounts-top") + " ", style="bold")
        leader = castle["leader"]
        below = "" if leader is None else words("viscounts-leader", seat=Message(f"seat-{leader}"))
        return panel(rows, top.append_text(_workers(castle[TOP]) or Text(NOTHING)), below)

    def _kingdom(self) -> Panel:
        kingdom = self.view["kingdom"]
        lines = [
            words(f"viscounts-{name}" if not kingdom[name] else f"viscounts-{name}-revealed", number=pile["above"])
            for name, pile in (("poverty", kingdom["debts"]), ("prosperity", kingdom["deeds"]))
        ]
        if self.view["turn"]["turns_left"] >= 0:
            lines.append(words("viscounts-turns-left", number=self.view["turn"]["turns_left"]))
        bonuses = [
            Text(say(Message(f"value-{ribbon}")))
            .append(" ")
            .append_text(mark(owner) if owner else Text(NOTHING, style="dim"))
            for ribbon, owner in self.view["bonuses"].items()
        ]
        owned = Text(words("viscounts-bonuses") + " ").append_text(Text("  ").join(bonuses))
        return panel(Group(*lines, owned), words("viscounts-kingdom"))

    # What lies on the segments.

    def _townsfolk(self) -> Panel:
        return panel(self._piles("townsfolk"), words("viscounts-townsfolk"), _icon_letters())

    def _manuscripts(self) -> Panel:
        return panel(self._piles("manuscripts"), words("viscounts-manuscripts"))

    def _piles(self, kind: str) -> RenderableType:
        """The top card of each pile, and how many lie below it."""
        rows = grid()
        rows.expand = True
        rows.add_column(no_wrap=True, style="dim")
        rows.add_column(no_wrap=True, style="bold")
        rows.add_column(no_wrap=True)
        rows.add_column(ratio=1)
        rows.add_column(no_wrap=True, justify="right", style="dim")
        for segment in self.view["board"]["segments"]:
            pile = segment[kind]
            key = pile["printed"] if pile["top"] is None else pile["top"]
            card: AnyCard = self.townsfolk[key] if kind == "townsfolk" else self.manuscripts[key]
            shown = _value(card) if isinstance(card, Townsfolk) else _worth(card)
            below = words("pile", number=max(0, pile["count"] - 1))
            rows.add_row(segment["segment"], _name(card), shown, say(card.text()), below)
        return rows

    def _opponent(self) -> Panel:
        solo = self.view["solo"]
        rows = grid()
        rows.add_column(no_wrap=True, style="bold")
        rows.add_column()
        for choice in ("board", "difficulty"):
            rows.add_row(say(Message(f"option-{choice}")), say(Message(f"viscounts-{choice}-{solo[choice]}")))
        if solo["slots"][0] is not None:
            scheme = self.schemes[solo["slots"][0]]
            rows.add_row(words("solo-last-card"), words("solo-card", card=scheme.name(), text=scheme.text()))
        title = words("solo-opponent", opponent=Message("opponent-viscount"))
        return panel(rows, title, words("solo-piles", pile=solo["pile"], future=solo["future"]), COLOURS[solo["seat"]])

    # The players.

    def _player(self, seat: dict[str, Any]) -> Panel:
        colour = COLOURS[seat["seat"]]
        lines: list[RenderableType] = [
            *([] if self._is_opponent(seat) else self._slots(seat)),
            _track(seat["track"]),
            goods_line(seat["goods"], GOODS),
            words("viscounts-debts-and-deeds", **seat["debts"], **seat["deeds"]),
            words("viscounts-supply", workers=seat["workers"]),
            self._built(seat),
        ]
        if seat["manuscripts"]:
            lines.append(words("viscounts-owned", cards=", ".join(_name(self.all[key]) for key in seat["manuscripts"])))
        if not self._is_opponent(seat):
            lines.append(words("viscounts-cards", hand=seat["hand_size"], draw=seat["draw_size"]))
            if seat["discard"]:
                names = ", ".join(_name(self.townsfolk[key]) for key in seat["discard"])
                lines.append(Text(words("viscounts-discards", cards=names), style="dim"))
        title = Text(say(Message(f"seat-{seat['seat']}")), style=f"bold {colour}")
        if self._is_opponent(seat):
            title.append(f" · {say(Message('opponent-viscount'))}")
        if seat["seat"] == self.view["seat"]:
            title.append(" · " + words("you"), style="not bold")
        turn = self.view["turn"]
        on_turn = seat["seat"] == turn["active"] and self.view["question"] is not None
        return panel(Group(*lines), title, words("on-turn") if on_turn else "", colour)

    def _is_opponent(self, seat: dict[str, Any]) -> bool:
        return bool("solo" in self.view and seat["seat"] == self.view["solo"]["seat"])

    def _slots(self, seat: dict[str, Any]) -> list[RenderableType]:
        """The three cards on a player board; its owner also reads what they do."""
        lines: list[RenderableType] = []
        for number, key in enumerate(seat["slots"], 1):
            line = Text(f"{number} ", style="dim")
            if key is None:
                lines.append(line.append(NOTHING))
                continue
            card = self.townsfolk[key]
            lines.append(line.append(_name(card), style="bold").append(" ").append_text(_value(card)))
            if seat["seat"] == self.view["seat"]:
                lines.append(Text("  " + say(card.text()), style="dim"))
        return lines

    def _built(self, seat: dict[str, Any]) -> RenderableType:
        """How many buildings of each sort have left the player board; its owner also reads what they uncovered."""
        built: list[str] = seat["buildings"]
        counts = [
            f"{say(Message(f'viscounts-building-{key}'))} {sum(1 for piece in built if piece[:2] == sign)}/{EACH}"
            for key, sign in zip(BUILDINGS, ("ws", "tp", "gh"))
        ]
        lines: list[RenderableType] = [" · ".join(counts)]
        if seat["seat"] == self.view["seat"]:
            lines += [Text("  " + say(Message(f"viscounts-ability-{piece}")), style="dim") for piece in built]
        return Group(*lines)

    # Cards: in hand, and those to choose from.

    def _own_cards(self) -> list[RenderableType]:
        parts: list[RenderableType] = []
        if self.view["pairs"]:
            parts.append(panel(self._pairs(), words("viscounts-pairs"), _icon_letters()))
        own = next((seat for seat in self.seats if seat["seat"] == self.view["seat"]), None)
        if own is not None and own["hand"]:
            hand = [self.townsfolk[key] for key in own["hand"]]
            parts.append(panel(_card_rows(hand), words("viscounts-hand"), _icon_letters(), COLOURS[own["seat"]]))
        return parts

    def _pairs(self) -> Group:
        pairs: list[RenderableType] = []
        for pair in self.view["pairs"]:
            card = self.player_cards[pair["player_card"]]
            pairs.append(Text(_name(card), style="bold").append(" " + _start(card), style="not bold"))
            pairs.append(_card_rows([self.townsfolk[pair["hero"]]]))
        return Group(*pairs)

    # A single card.

    def is_card(self, target: str) -> bool:
        return target.startswith(("townsfolk:", "manuscript:", "pair:", "spot:"))

    def look(self, text: str) -> list[RenderableType]:
        names = {key: _name(card) for key, card in self.all.items()}
        return [_card(self.all[key]) for key in meant(names, text)]


def _card(card: AnyCard) -> Panel:
    """All that is printed on a card."""
    rows = grid()
    rows.add_column(style="dim", no_wrap=True)
    rows.add_column()
    if isinstance(card, Townsfolk):
        rows.add_row(say(Message("field-silver")), str(card.silver))
        rows.add_row(say(Message("field-icons")), _icons(card))
    elif isinstance(card, Manuscript):
        rows.add_row(words("card-cost"), str(card.cost))
        if card.ribbon >= 0:
            rows.add_row(say(Message("field-ribbon")), say(Message(f"value-{RIBBONS[card.ribbon]}")))
    rows.add_row(words("card-text"), _start(card) if isinstance(card, PlayerCard) else say(card.text()))
    rows.add_row(words("card-origin"), say(Message(f"origin-{card.origin}")))
    return panel(rows, _name(card), card.key)


# Words of cards.


def _name(card: AnyCard) -> str:
    return say(card.name())


def _value(card: Townsfolk) -> Text:
    """The silver and the icons of a card: 2s MB."""
    silver = Text(f"{card.silver}{say(Message('letter-silver'))}", style=GOOD_STYLES["silver"])
    return spaced([silver, _icons(card)])


def _icons(card: Townsfolk) -> Text:
    text = Text()
    for icon, count in zip(ICONS, card.icons):
        text.append(say(Message(f"letter-{icon}")) * count, style=f"bold {ICON_STYLES[icon]}")
    return text


def _icon_letters() -> str:
    letters = [
        Message("letter-meaning", {"letter": Message(f"letter-{k}"), "good": Message(f"icon-{k}-name")}) for k in ICONS
    ]
    return " · ".join(say(one) for one in letters)


RIBBON_STYLES: Final = {"grey": "grey62", "black": "bright_black", "blue": "blue", "yellow": "yellow"}


def _worth(card: AnyCard) -> Text:
    assert isinstance(card, Manuscript)
    if card.ribbon < 0:
        return Text(words("viscounts-manuscript-printed", cost=card.cost), style="dim")
    ribbon = RIBBONS[card.ribbon]
    worth = words("viscounts-manuscript-worth", ribbon=Message(f"value-{ribbon}"), cost=card.cost)
    return Text(worth, style=RIBBON_STYLES[ribbon])


def _start(card: PlayerCard) -> str:
    """Where a player card begins, and with what."""
    return words(
        "viscounts-start",
        space=f"O{card.space}",
        silver=card.silver,
        deeds=card.deeds,
        debts=card.debts,
        resources=card.resources.message(),
        text=card.text(),
    )


# Small pieces.


def _workers(counts: dict[str, int]) -> Text:
    return spaced([Text(f"{letter(seat)}{count}", style=f"bold {COLOURS[seat]}") for seat, count in counts.items()])


def _track(track: dict[str, int]) -> Text:
    """Both markers on their way to each other: C·····V."""
    signs = ["·"] * (TRACK_END + 1)
    signs[track["virtue"]] = words("viscounts-virtue-letter")
    signs[track["corruption"]] = words("viscounts-corruption-letter")
    if track["virtue"] == track["corruption"]:
        signs[track["virtue"]] = "×"
    return Text(words("viscounts-track", track=" ".join(signs), corruption=track["corruption"], virtue=track["virtue"]))


def _card_rows(cards: Sequence[Townsfolk]) -> RenderableType:
    rows = grid()
    rows.expand = True
    rows.add_column(no_wrap=True)
    rows.add_column(no_wrap=True)
    rows.add_column(ratio=1)
    for card in cards:
        rows.add_row(Text(_name(card), style="bold"), _value(card), say(card.text()))
    return rows


def draw(view: dict[str, Any]) -> ViscountsScreen:
    return ViscountsScreen(view)
