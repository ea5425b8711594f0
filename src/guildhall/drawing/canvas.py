"""What pictures of tables are made of: boxes with a title, things in them, pieces in the players' colours.

Nobody knows which fonts a viewer has. So every text says how wide it is to be (`textLength`), by widths that are about
those of common fonts, and is wrapped or cut off by the same widths: whatever the font, it stays inside its box.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from html import escape
from typing import Final

from guildhall.engine.errors import UnknownOptionError

LAST: Final = "last"
SUGGESTED: Final = "suggested"

Theme = Mapping[str, str]
# The page's colours (web/src/app.css).
LIGHT: Final[Theme] = {
    "page": "#dccba6", "panel": "#fbf4e2", "card": "#fffaf0", "ink": "#2b2018", "muted": "#665340", "line": "#cdb88d",
    "last": "#1d5fa8", "suggested": "#b86a00", "rim": "#2b2018",
    "red": "#b5382e", "blue": "#2b62a8", "green": "#37753d", "yellow": "#d9a91e", "purple": "#7a468f",
    "orange": "#d2691e",
}  # fmt: skip
DARK: Final[Theme] = {
    "page": "#14110d", "panel": "#241f19", "card": "#312a21", "ink": "#f0e6d2", "muted": "#bfae92", "line": "#544635",
    "last": "#7db7f5", "suggested": "#ffcf66", "rim": "#f0e6d2",
    "red": "#c9483d", "blue": "#3f7cc7", "green": "#4b9153", "yellow": "#dcb02c", "purple": "#955cab",
    "orange": "#dc7a33",
}  # fmt: skip
THEMES: Final = {"light": LIGHT, "dark": DARK}
ON_PIECE: Final = {"yellow": "#2b2018", "orange": "#2b2018"}  # the colour of a number on a piece; white otherwise

NARROW: Final = "iljI|!.,:;'’·()[]"
HALF: Final = 'ftr-– "“”/1'
WIDE: Final = "mwMW—…→"
FONT: Final = "Alegreya Sans, Gill Sans, Trebuchet MS, Segoe UI, Helvetica, Arial, sans-serif"

PAD: Final = 8  # inside of a box
GAP: Final = 8  # between two boxes
TITLE: Final = 15
BODY: Final = 12
SMALL: Final = 10.5
LEADING: Final = 1.35  # the height of a line, in sizes of its letters
PIECE: Final = 9  # the radius of a piece
RING: Final = 3


def theme_named(name: str) -> Theme:
    if name not in THEMES:
        raise UnknownOptionError(f"There is no theme {name!r}.", name, THEMES)
    return THEMES[name]


def text_width(text: str, size: float, bold: bool = False) -> float:
    units = 0.0
    for character in text:
        if character in NARROW:
            units += 0.28
        elif character in HALF:
            units += 0.36
        elif character in WIDE:
            units += 0.86
        elif character.isupper():
            units += 0.66
        else:
            units += 0.53
    return units * size * (1.06 if bold else 1.0)


def cut(text: str, size: float, width: float, bold: bool = False) -> str:
    """The text, or as much of it as there is room for."""
    if text_width(text, size, bold) <= width:
        return text
    while text and text_width(text + "…", size, bold) > width:
        text = text[:-1]
    return text.rstrip() + "…"


def wrapped(text: str, size: float, width: float, most: int = 99) -> list[str]:
    """The text in lines that fit; the last of `most` lines is cut off."""
    lines: list[str] = []
    line = ""
    for word in text.split():
        longer = f"{line} {word}" if line else word
        if line and text_width(longer, size) > width:
            lines.append(line)
            line = word
        else:
            line = longer
    if line:
        lines.append(line)
    if len(lines) > most:
        lines = [*lines[: most - 1], " ".join(lines[most - 1 :])]
    return [cut(one, size, width) for one in lines]


class Canvas:
    """Collects what is drawn. Things with a mark are ringed."""

    def __init__(self, colours: Theme, marks: Mapping[str, str]) -> None:
        self.colours = colours
        self.marks = marks
        self.parts: list[str] = []

    def open(self, kind: str, tip: str = "") -> None:
        self.parts.append(f'<g class="{kind}">' + (f"<title>{escape(tip)}</title>" if tip else ""))

    def close(self) -> None:
        self.parts.append("</g>")

    def box(self, x: float, y: float, width: float, height: float, fill: str, edge: str, key: str = "") -> None:
        self.parts.append(
            f'<rect class="box" x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" rx="5" '
            f'fill="{self.colours[fill]}" stroke="{self.colours[edge]}"/>'
        )
        mark = self.marks.get(key) if key else None
        if mark is not None:
            dashes = ' stroke-dasharray="6 4"' if mark == LAST else ""
            self.parts.append(
                f'<rect class="mark {mark}" x="{x + 2:.1f}" y="{y + 2:.1f}" width="{width - 4:.1f}" '
                f'height="{height - 4:.1f}" rx="4" fill="none" stroke="{self.colours[mark]}" '
                f'stroke-width="{RING}"{dashes}/>'
            )

    def text(self, x: float, y: float, text: str, size: float, colour: str = "ink", bold: bool = False) -> None:
        """A line whose letters stand on y."""
        if not text:
            return
        weight = ' font-weight="bold"' if bold else ""
        self.parts.append(
            f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}"{weight} fill="{self.colours[colour]}" '
            f'textLength="{text_width(text, size, bold):.1f}" lengthAdjust="spacingAndGlyphs">{escape(text)}</text>'
        )

    def piece(self, x: float, y: float, seat: str, label: str) -> None:
        """A piece in a player's colour, with a number or a sign on it; x and y are its upper left corner."""
        middle = y + PIECE
        width = piece_width(label)
        self.parts.append(
            f'<rect class="piece" x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{2 * PIECE}" rx="{PIECE}" '
            f'fill="{self.colours[seat]}" stroke="{self.colours["rim"]}"/>'
        )
        size = SMALL
        inner = text_width(label, size, True)
        self.parts.append(
            f'<text x="{x + (width - inner) / 2:.1f}" y="{middle + size * 0.36:.1f}" font-size="{size}" '
            f'font-weight="bold" fill="{ON_PIECE.get(seat, "#ffffff")}" textLength="{inner:.1f}" '
            f'lengthAdjust="spacingAndGlyphs">{escape(label)}</text>'
        )

    def svg(self, width: float, height: float, behind: bool = True) -> str:
        ground = f'<rect width="{width:.0f}" height="{height:.0f}" fill="{self.colours["page"]}"/>' if behind else ""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" width="{width:.0f}" '
            f'height="{height:.0f}" font-family="{FONT}">{ground}{"".join(self.parts)}</svg>'
        )


def piece_width(label: str) -> float:
    return max(2 * PIECE, text_width(label, SMALL, True) + 10)


Piece = tuple[str, str]  # seat, and what stands on it


@dataclass
class Item:
    """A thing on the table: a place, a card, a spot."""

    title: str
    lines: Sequence[str] = ()
    pieces: Sequence[Piece] = ()
    key: str = ""
    tip: str = ""
    width: float = 150
    most: int = 2  # lines for each of the lines
    edge: str = "line"
    _rows: list[list[Piece]] = field(default_factory=list)

    def __post_init__(self) -> None:
        inner = self.width - 2 * PAD
        self._heading = wrapped(self.title, BODY * 1.06, inner, 2)
        self._text = [one for line in self.lines for one in wrapped(line, SMALL, inner, self.most)]
        self._rows = in_rows([*self.pieces], inner)
        self.height: float = (
            2 * PAD
            + len(self._heading) * BODY * LEADING
            + len(self._text) * SMALL * LEADING
            + len(self._rows) * (2 * PIECE + 4)
        )

    def draw(self, canvas: Canvas, x: float, y: float, height: float = 0) -> None:
        canvas.open("item", self.tip)
        canvas.box(x, y, self.width, height or self.height, "card", self.edge, self.key)
        down = y + PAD
        for line in self._heading:
            canvas.text(x + PAD, down + BODY, cut(line, BODY, self.width - 2 * PAD, True), BODY, bold=True)
            down += BODY * LEADING
        for line in self._text:
            canvas.text(x + PAD, down + SMALL, line, SMALL, "muted")
            down += SMALL * LEADING
        draw_pieces(canvas, x + PAD, down + 2, self._rows)
        canvas.close()


def in_rows(pieces: list[Piece], width: float) -> list[list[Piece]]:
    rows: list[list[Piece]] = []
    used = width + 1
    for piece in pieces:
        needed = piece_width(piece[1]) + 4
        if used + needed > width:
            rows.append([])
            used = 0
        rows[-1].append(piece)
        used += needed
    return rows


def draw_pieces(canvas: Canvas, x: float, y: float, rows: list[list[Piece]]) -> None:
    for row in rows:
        across = x
        for seat, label in row:
            canvas.piece(across, y, seat, label)
            across += piece_width(label) + 4
        y += 2 * PIECE + 4


@dataclass
class Panel:
    """A part of the table, with a title; its items stand in rows, as many in each as there is room for."""

    title: str
    lines: Sequence[str] = ()
    items: Sequence[Item] = ()
    pieces: Sequence[Piece] = ()
    edge: str = "line"
    key: str = ""
    share: float = 1.0  # of the width of its row

    def arranged(self, width: float) -> float:
        """Find everything its place; gives the height."""
        self._width = width
        inner = width - 2 * PAD
        self._text = [one for line in self.lines for one in wrapped(line, BODY, inner)]
        self._rows = in_rows([*self.pieces], inner)
        self._placed: list[tuple[Item, float, float, float]] = []
        down = PAD + TITLE * LEADING + len(self._text) * BODY * LEADING + len(self._rows) * (2 * PIECE + 4)
        if self._text or self._rows:
            down += GAP / 2
        row: list[Item] = []
        across = 0.0
        for item in [*self.items, None]:
            if item is None or (row and across + item.width > inner):
                tallest = max((one.height for one in row), default=0.0)
                at = float(PAD)
                for one in row:
                    self._placed.append((one, at, down, tallest))
                    at += one.width + GAP
                down += tallest + (GAP if row else 0)
                row, across = [], 0.0
            if item is not None:
                row.append(item)
                across += item.width + GAP
        return down + PAD

    def draw(self, canvas: Canvas, x: float, y: float, height: float) -> None:
        canvas.open("panel")
        canvas.box(x, y, self._width, height, "panel", self.edge, self.key)
        if self.edge != "line":
            canvas.parts.append(
                f'<rect x="{x:.1f}" y="{y:.1f}" width="5" height="{height:.1f}" rx="2" '
                f'fill="{canvas.colours[self.edge]}"/>'
            )
        title = cut(self.title, TITLE, self._width - 2 * PAD, True)
        canvas.text(x + PAD, y + PAD + TITLE * 0.9, title, TITLE, bold=True)
        down = y + PAD + TITLE * LEADING
        for line in self._text:
            canvas.text(x + PAD, down + BODY, line, BODY)
            down += BODY * LEADING
        draw_pieces(canvas, x + PAD, down + 2, self._rows)
        for item, across, below, tallest in self._placed:
            item.draw(canvas, x + across, y + below, tallest)
        canvas.close()


@dataclass
class Row:
    """Panels side by side."""

    panels: Sequence[Panel]


def page(rows: Sequence[Row], width: float, colours: Theme, marks: Mapping[str, str], captions: Sequence[str]) -> str:
    """The whole picture, with a line for each caption below."""
    canvas = Canvas(colours, marks)
    down: float = GAP
    for row in rows:
        room = width - GAP * (len(row.panels) + 1)
        shares = sum(panel.share for panel in row.panels)
        widths = [room * panel.share / shares for panel in row.panels]
        height = max(panel.arranged(wide) for panel, wide in zip(row.panels, widths))
        across: float = GAP
        for panel, wide in zip(row.panels, widths):
            panel.draw(canvas, across, down, height)
            across += wide + GAP
        down += height + GAP
    for caption in captions:
        canvas.open("caption")
        canvas.box(GAP, down, width - 2 * GAP, BODY * LEADING + 8, "panel", "line")
        canvas.text(GAP + PAD, down + BODY + 5, cut(caption, BODY, width - 2 * GAP - 2 * PAD), BODY)
        canvas.close()
        down += BODY * LEADING + 8 + GAP
    return canvas.svg(width, down)
