"""Tables drawn as SVG: 200 of every mix in a real browser, nothing over anything else, no text outside its box; what
is hidden stays hidden; marks are where they belong."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from typing import Any

import pytest

import guildhall
from guildhall import Game
from guildhall.drawing import table_svg
from guildhall.engine.errors import IllegalAnswerError, SeatError, UnknownOptionError
from guildhall.engine.playout import play_some
from guildhall.engine.rng import Rng
from page.browsing import chromium

SVG = "{http://www.w3.org/2000/svg}"
MIXES: list[tuple[str, dict[str, Any]]] = [
    *(
        ("architects", {"players": players, "expansions": expansions, "setup": "variable"})
        for expansions, most in (([], 5), (["artisans"], 6), (["wonders"], 5), (["artisans", "wonders"], 6))
        for players in range(2, most + 1)
    ),
    ("architects", {"players": 1, "opponent": "constantine"}),
    ("architects", {"players": 2, "opponent": "helena", "expansions": ["artisans"]}),
    ("architects", {"players": 1, "opponent": "meddler", "expansions": ["wonders"]}),
    *(("viscounts", {"players": players}) for players in range(1, 5)),
]
TABLES = 200

# Boxes beside each other must not overlap, and lie in the box that they are in; so must every text.
COMPLAINTS = """() => {
  const found = [];
  const svg = document.querySelector("svg");
  const inside = (a, b) => a.left >= b.left - 0.6 && a.right <= b.right + 0.6
    && a.top >= b.top - 0.6 && a.bottom <= b.bottom + 0.6;
  const over = (a, b) => a.left < b.right - 0.6 && b.left < a.right - 0.6
    && a.top < b.bottom - 0.6 && b.top < a.bottom - 0.6;
  const groups = [...svg.querySelectorAll("g")];
  const rect = new Map(groups.map(g => [g, g.querySelector(":scope > rect.box").getBoundingClientRect()]));
  const whole = svg.getBoundingClientRect();
  for (const g of groups) {
    const parent = g.parentElement.closest("g");
    const name = g.querySelector("text")?.textContent;
    if (!inside(rect.get(g), parent ? rect.get(parent) : whole)) found.push(`${name} leaves what it is in`);
    const texts = [...g.querySelectorAll(":scope > text")].map(t => [t.textContent, t.getBoundingClientRect()]);
    const pieces = [...g.querySelectorAll(":scope > rect.piece")].map(r => r.getBoundingClientRect());
    for (const [text, box] of texts) if (!inside(box, rect.get(g))) found.push(`${text} leaves ${name}`);
    for (const box of pieces) if (!inside(box, rect.get(g))) found.push(`a piece leaves ${name}`);
    pieces.forEach((a, i) => pieces.slice(i + 1).forEach(b => over(a, b) && found.push(`pieces overlap in ${name}`)));
    texts.forEach(([one, a], i) => texts.slice(i + 1).forEach(([other, b]) => {
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (over(a, b) && high > 4) found.push(`${one} over ${other}`);
    }));
    const beside = [...g.parentElement.children].filter(c => c.tagName === "g");
    for (const other of beside.slice(beside.indexOf(g) + 1))
      if (over(rect.get(g), rect.get(other))) found.push(`${name} over another`);
    for (const child of [...g.children].filter(c => c.tagName === "g"))
      for (const [text, box] of texts) if (over(box, rect.get(child))) found.push(`${text} under a thing`);
  }
  return found;
}"""


def table(number: int) -> Game:
    """A random table: of each mix in turn, somewhere between its beginning and its end."""
    name, options = MIXES[number % len(MIXES)]
    game = guildhall.new_game(name, seed=number, **options)
    chance = Rng(number)
    play_some(game.state, chance, chance.below(500))
    return game


def test_200_random_tables_of_every_mix_have_nothing_over_anything_else() -> None:
    seen = 0
    with chromium() as browser:
        page = browser.new_page()
        for number in range(TABLES):
            game = table(number)
            seats = [None, *range(game.setup["players"])]
            svg = game.svg(seats[number % len(seats)], theme=("light", "dark")[number % 2])
            page.set_content(f"<body style='margin:0'>{svg}</body>")
            complaints = page.evaluate(COMPLAINTS)
            assert complaints == [], (number, MIXES[number % len(MIXES)], complaints[:5])
            seen += page.evaluate("document.querySelectorAll('g').length")
        # The check itself notices a text that is too long and a box that is moved.
        page.evaluate("document.querySelector('g.item text').setAttribute('textLength', '900')")
        assert any("leaves" in one for one in page.evaluate(COMPLAINTS))
        page.evaluate("document.querySelectorAll('g.item')[1].setAttribute('transform', 'translate(-60 0)')")
        assert any("over" in one for one in page.evaluate(COMPLAINTS))
    assert seen > 30 * TABLES


@pytest.mark.parametrize("mix", [MIXES[0], MIXES[12], MIXES[-2]], ids=str)
def test_nothing_hidden_is_drawn(mix: tuple[str, dict[str, Any]]) -> None:
    """A table dealt again for the seat looks the same to it, tips and all; so it does to a spectator."""
    game = guildhall.new_game(mix[0], seed=5, **mix[1])
    for _ in range(30):
        game.choose(game.options[0])
    seat = 0
    other = game.clone()
    other.state = game.determinize(seat, 77)
    assert other.position() != game.position()
    assert other.svg(seat) == game.svg(seat) != game.svg()
    assert other.svg() == game.svg()


def test_the_last_answer_is_marked_and_a_suggested_one_has_a_ring() -> None:
    game = guildhall.new_game("architects", players=2, seed=7)
    while game.decision.name != "WhereToPlace":
        game.choose(game.options[0])
    game.choose("place quarry")
    assert ring(game.svg(), "last") == "Quarry"
    assert ring(game.svg(), "suggested") is None
    drawn = game.svg(suggest="place forest")
    assert ring(drawn, "suggested") == "Forest" and ring(drawn, "last") == "Quarry"
    with pytest.raises(IllegalAnswerError):
        game.svg(suggest="keep chapel")


def ring(svg: str, kind: str) -> str | None:
    """The title of the box that is marked so."""
    for group in ET.fromstring(svg).iter(f"{SVG}g"):
        if any(part.get("class") == f"mark {kind}" for part in group.findall(f"{SVG}rect")):
            text = group.find(f"{SVG}text")
            assert text is not None
            return text.text
    return None


def test_somebody_elses_secret_answer_is_not_marked() -> None:
    game = guildhall.new_game("architects", players=2, seed=7)
    kept = game.options[0]
    game.choose(kept)
    assert kept.target.startswith("building:")
    for seat in (None, "blue"):
        assert ring(game.svg(seat), "last") is None and kept.token not in game.svg(seat)


def test_notebooks_show_games_options_and_cards_by_themselves() -> None:
    game = guildhall.new_game("viscounts", players=2, seed=7)
    (card, *_) = guildhall.cards("architects", find="chapel")
    for thing in (game, game.options[0], card):
        drawn = ET.fromstring(thing._repr_svg_())
        assert drawn.tag == f"{SVG}svg" and drawn.find(f".//{SVG}text") is not None
    assert "Chapel" in card._repr_svg_()
    assert game._repr_svg_() == game.svg()
    assert game.svg(theme="dark") != game.svg(theme="light")


def test_what_cannot_be_drawn_is_refused() -> None:
    game = guildhall.new_game("viscounts", players=2, seed=7)
    with pytest.raises(SeatError):
        game.svg("pink")
    with pytest.raises(UnknownOptionError, match=r"There is no theme 'sepia'\. Valid: light, dark"):
        game.svg(theme="sepia")


def test_a_game_without_a_drawing_is_shown_in_lines() -> None:
    drawn = table_svg("marbles", {"seats": [{"seat": "red", "marbles": 3}], "pile": 12}, "light", {}, [])
    texts = [text.text for text in ET.fromstring(drawn).iter(f"{SVG}text")]
    assert texts == ["marbles", "seats", "-: seat red, marbles 3", "pile: 12"]
