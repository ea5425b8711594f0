"""The page shows what the server says: it knows no card, and no rule.

Its library, parts and pages serve every game and name nothing of any. A game's own folder may compute what is listed in
MAY_COMPUTE; it names no card and no board, and compares no number of the table with one of its own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import guildhall
from guildhall.engine.offer import Offer

SOURCES: Final = Path(__file__).parents[2] / "web" / "src"
GENERATED: Final = "lib/openapi.ts"
# Ordinary words that are on some card as well: the program's own name, and what every page has.
ORDINARY: Final = {"guildhall", "page", "keep", "start", "red", "blue", "green", "yellow", "grey", "black"}
# Printed on boards, and not on cards: places, pieces and tracks have drawings, and so they have names.
ON_BOARDS: Final = {"numbers", "links", "spots", "wedges", "exchanges", "opponents"}
# What the files of a game compute with numbers of their own. Whatever is not listed only passes on what it is given.
MAY_COMPUTE: Final = {
    "Opponents.svelte": "layout: panels are lower where there are many",
    "architects/Guildhall.svelte": "layout: spaces in four rows",
    "architects/PlaceBox.svelte": "layout: Workers are counted where they are many",
    "architects/figures.ts": "drawing",
    "architects/lessons.ts": "teaching: when a lesson is worth reading",
    "architects/vignettes.ts": "drawing",
    "architects/drawings.ts": "drawing",
    "drawings.ts": "drawing",
    "viscounts/drawings.ts": "drawing",
    "viscounts/Building.svelte": "drawing",
    "viscounts/geometry.ts": "layout: where things lie on the round board",
    "viscounts/Land.svelte": "drawing",
    "viscounts/Mark.svelte": "drawing",
    "viscounts/Board.svelte": "layout: boards stand side by side where there are many",
    "viscounts/CastleDrawing.svelte": "layout: on top many Workers are counted",
    "viscounts/CastleSteps.svelte": "drawing",
    "viscounts/Means.svelte": "layout: many icons of one card are counted instead of drawn",
    "viscounts/Rim.svelte": "layout: spots are smaller where there are many",
    "viscounts/rim.ts": "layout: where spots and links lie",
    "viscounts/Slots.svelte": "layout: which of the three slots a finger is over",
    "viscounts/SpaceDisc.svelte": "drawing",
    "viscounts/arranging.svelte.ts": "a card is put in another place of the row",
    "viscounts/view.ts": "the names of the three pieces of a kind, and the letter of a space's segment",
    "viscounts/lessons.ts": "teaching: when a lesson is worth reading",
    "viscounts/rules.ts": "the numbers of sections of the rules",
}
# Who looks at the question itself, and what for. Whatever is not listed knows only which things shine, and why not.
MAY_LOOK: Final = {
    "index.ts": "the lesson that fits is found by them",
    "architects/lessons.ts": "likewise",
    "viscounts/lessons.ts": "likewise",
    "viscounts/arranging.svelte.ts": "the order that is tried by hand is one of the answers",
    "architects/ways.ts": "a whole way to pay is given as one answer after the other",
    "viscounts/Means.svelte": "the icons of the action that the answers are about shine",
    "viscounts/Ring.svelte": "the fares of the moves that are offered",
}
# 0, 1 and -1 count, find and skip; larger numbers, constants and tables of numbers mean something.
OWN_NUMBER: Final = re.compile(
    r"""(?:[<>]=?|[=!]==|[-+*/%])\s*(?:[2-9]|\d\d)
      | \d\d+\s*[<>]=?
      | \bconst\ [A-Z_]+\ =\ -?(?:[2-9]|\d\d)
      | \[\s*-?\d+,\s*-?\d+""",
    re.VERBOSE,
)


def files(*folders: str) -> Iterator[tuple[str, str]]:
    for folder in folders:
        for path in sorted((SOURCES / folder).rglob("*")):
            name = path.relative_to(SOURCES).as_posix()
            if path.suffix in (".ts", ".svelte") and name != GENERATED:
                yield name, path.read_text(encoding="utf-8")


def cards(game: str) -> set[str]:
    """The keys of all cards and boards, and the names of those that there are several of."""
    found = {entry.key for entry in guildhall.definition(game).cards({}) if entry.kind not in ON_BOARDS}
    return found | {re.sub(r"-\d+$", "", key) for key in found if not re.match(r"(reward|market|craft|start)-\d", key)}


def boxes(game: str) -> set[str]:
    """Expansions, and opponents that follow cards."""
    offer: Offer = guildhall.definition(game).offer()
    return {one.key for one in offer.expansions} | {one.key for one in offer.opponents}


def words(text: str) -> set[str]:
    """Every word in it, and every name that is put together by hyphens, in small letters."""
    return {word.lower() for word in re.findall(r"[A-Za-z]+(?:-[a-z0-9]+)*|[A-Z]?[a-z]+", text)}


def code(text: str) -> str:
    """A file's script, and what is computed in its markup, without comments."""
    text = text.split("<style>")[0]
    text = re.sub(r"<!--.*?-->|/\*.*?\*/|//[^\n]*", "", text, flags=re.DOTALL)
    if "<script" not in text:
        return text
    script = re.search(r"<script.*?</script>", text, re.DOTALL)
    assert script is not None
    markup = text.replace(script.group(), "")
    # Sizes and places of drawings in the markup are its own business.
    return script.group() + "\n".join(re.findall(r"class:\w+=\{[^}]*\}|\{#if[^}]*\}|title=\{[^}]*\}", markup))


@pytest.mark.parametrize(
    "rule",
    ["me.virtue >= 10", "Math.max(0, tax - 2)", "10 <= virtue", "const TOP = 14;", "[-9, -8, -7]", "price === 3"],
)
def test_a_rule_would_be_found(rule: str) -> None:
    assert OWN_NUMBER.search(code(f"export const why = 1;\n{rule}\n"))


def test_library_parts_and_pages_name_no_card_no_box_and_no_game() -> None:
    names = {name for game in guildhall.games() for name in {game, *cards(game), *boxes(game)}} - ORDINARY
    assert {"church", "abbot", "rudolf", "helena", "artisans", "wonders", "architects", "viscounts"} <= names
    found = [(name, sorted(words(text) & names)) for name, text in files("lib", "parts", "pages")]
    assert [one for one in found if one[1]] == []


@pytest.mark.parametrize("game", guildhall.games())
def test_a_games_folder_names_none_of_its_cards(game: str) -> None:
    names = cards(game) - ORDINARY
    literal = re.compile(r"[\"'`]([^\"'`\n]*)[\"'`]")
    for name, text in files(f"games/{game}"):
        found = {word for part in literal.findall(text.split("<style>")[0]) for word in re.findall(r"[a-z0-9-]+", part)}
        assert found & names == set(), name


def test_only_what_is_listed_computes_with_numbers_of_its_own() -> None:
    found = {name.removeprefix("games/") for name, text in files("games") if OWN_NUMBER.search(code(text))}
    assert found <= set(MAY_COMPUTE), f"a rule? {sorted(found - set(MAY_COMPUTE))}"
    assert set(MAY_COMPUTE) <= found, "no longer needed here"


def test_only_what_is_listed_looks_at_the_question() -> None:
    """What can be chosen, and why not, comes with it; nothing is worked out from it."""
    looks = re.compile(r"question\.name|\.answers\b|\banswers\b|\.token\b|\.options\b")
    found = {name.removeprefix("games/") for name, text in files("games") if looks.search(code(text))}
    assert found == set(MAY_LOOK)
