"""A terminal's screen as a picture: every character in its cell, in its colour; frames as lines."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont
from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.style import Style
from rich.terminal_theme import SVG_EXPORT_THEME, TerminalTheme

CELL: Final = (9, 18)  # width and height of a character in pixels
FONT_SIZE: Final = 14
THEME: Final[TerminalTheme] = SVG_EXPORT_THEME
# To which sides of its cell a character of a frame reaches: left, right, up, down.
FRAMES: Final = {
    "─": "lr", "━": "lr", "│": "ud", "┃": "ud", "╭": "rd", "┌": "rd", "╮": "ld", "┐": "ld", "╰": "ru", "└": "ru",
    "╯": "lu", "┘": "lu", "├": "rud", "┤": "lud", "┬": "lrd", "┴": "lru", "┼": "lrud", "╶": "r", "╴": "l",
}  # fmt: skip
INSTEAD: Final = {"−": "-", "–": "-", "○": "o", "→": ">"}  # what the font does not have

Colour = tuple[int, int, int]


def picture(drawn: RenderableType, columns: int) -> NDArray[np.uint8]:
    """The pixels, as rows of red, green and blue."""
    console = Console(width=columns, color_system="truecolor", force_terminal=True, legacy_windows=False)
    lines = console.render_lines(drawn, console.options.update(width=columns))
    image = Image.new("RGB", (columns * CELL[0], len(lines) * CELL[1]), tuple(THEME.background_color))
    pen = ImageDraw.Draw(image)
    font = ImageFont.load_default(FONT_SIZE)
    for row, line in enumerate(lines):
        column = 0
        for segment in line:
            for character in segment.text:
                _draw(pen, font, character, column, row, segment.style or Style())
                column += cell_len(character)
    return np.asarray(image, np.uint8)


def _draw(
    pen: ImageDraw.ImageDraw,
    font: ImageFont.FreeTypeFont | ImageFont.ImageFont,
    character: str,
    column: int,
    row: int,
    style: Style,
) -> None:
    left, top = column * CELL[0], row * CELL[1]
    if style.bgcolor is not None and not style.bgcolor.is_default:
        pen.rectangle((left, top, left + CELL[0] - 1, top + CELL[1] - 1), fill=_colour(style, False))
    middle = (left + CELL[0] // 2, top + CELL[1] // 2)
    colour = _colour(style, True)
    if character in FRAMES:
        ends = {"l": (left, middle[1]), "r": (left + CELL[0], middle[1])}
        ends |= {"u": (middle[0], top), "d": (middle[0], top + CELL[1])}
        for side in FRAMES[character]:
            pen.line((*middle, *ends[side]), fill=colour)
    elif not character.isspace():
        pen.text(middle, INSTEAD.get(character, character), fill=colour, font=font, anchor="mm")


def _colour(style: Style, foreground: bool) -> Colour:
    """Dim text is a third of the way to the background."""
    wanted = style.color if foreground else style.bgcolor
    if wanted is None:
        colour = THEME.foreground_color if foreground else THEME.background_color
    else:
        colour = wanted.get_truecolor(THEME, foreground)
    red, green, blue = colour
    if foreground and style.dim:
        behind = THEME.background_color
        return ((2 * red + behind[0]) // 3, (2 * green + behind[1]) // 3, (2 * blue + behind[2]) // 3)
    return red, green, blue
