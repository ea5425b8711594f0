"""`guildhall cards`: look cards up, and check a file of corrections."""

from __future__ import annotations

import json as json_format
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich import box
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import guildhall
from guildhall.cardsets import Vote, merge, read_sets, written
from guildhall.cli.settings import GameName
from guildhall.engine.cards import Difference, Entry
from guildhall.engine.errors import UnknownOptionError
from guildhall.engine.message import Message, Value
from guildhall.library import matches, plain
from guildhall.words import say

WIDE: Final = 130  # columns of a terminal in which goods are written out
NARROW: Final = 96  # columns below which a table would be all wrapped words
# The card’s text says these better.
TOLD_BY_TEXT: Final = (
    "effect", "gain", "small", "large", "adornment", "tool", "amount", "influence", "tax", "clay", "wood", "stone",
    "gold", "marble", "profiteer", "penalty", "princess", "reward", "other_reward", "per_worker", "bonus", "ability",
    "extra", "resources", "line_1", "line_2", "option_1", "option_2", "option_3", "focus", "start", "first_limit",
    "second_limit",
)  # fmt: skip
PUBLIC: Final = "public"  # names what is known from public sources on a card that is reconstructed otherwise
NAMED: Final = ("group", "back", "ribbon", "deck", "side")  # fields whose values are words
CORRECTED: Final = "bold yellow"
BASE: Final = "base"  # the box that need not be named
# What has a letter, in the order in which letters are explained.
LETTERED: Final = (
    "ink", "clay", "wood", "stone", "gold", "marble", "silver", "merchant", "builder", "cleric", "noble", "criminal",
)  # fmt: skip
MERGE: Final = "merge"  # in place of a game
GAP: Final = (0, 1, 0, 0)  # between columns, besides the one that the box leaves


def cards(
    game: GameName = "architects",
    kind: Annotated[
        str | None,
        typer.Option(
            help="Only one kind. Architects: apprentices, buildings, rewards, markets, boards, crafts, wonders, "
            "contributions, opponents, schemes. Viscounts: townsfolk, player-cards, manuscripts, cleric-bonuses, "
            "schemes, spots, links, wedges, numbers."
        ),
    ] = None,
    find: Annotated[str | None, typer.Option(help="Only cards whose name, key or text contains these words.")] = None,
    corrections: Annotated[
        Path | None,
        typer.Option("--cards", metavar="FILE", help="Show the cards with the corrections in this TOML file."),
    ] = None,
    check: Annotated[
        Path | None,
        typer.Option("--check", metavar="FILE", help="Check a TOML file of corrections, and show what it changes."),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Write JSON, for programs.")] = False,
    files: Annotated[
        list[Path] | None, typer.Argument(metavar="FILES", help="After `merge`: the sets of several owners.")
    ] = None,
    output: Annotated[
        Path | None, typer.Option(metavar="FILE", help="After `merge`: where the one set goes that is made of them.")
    ] = None,
) -> None:
    """Look cards up: their numbers, what they do, and where we know it from.

    The owner of a box can correct our numbers in a small TOML file. `guildhall cards --check my-cards.toml` checks it;
    `--cards my-cards.toml`, here and in every other command, uses it.

    `guildhall cards merge A.toml B.toml --output one.toml` compares what several owners typed, and makes one set.
    """
    if game == MERGE:
        _merge(Console(highlight=False), files or [], output, json)
        return
    if files or output is not None:
        raise typer.BadParameter("Files and --output go with `guildhall cards merge`.")
    definition = guildhall.definition(game)
    console = Console(highlight=False)
    if check is not None:
        if corrections is not None or kind is not None or find is not None:
            raise typer.BadParameter("--check shows all that a file changes; only --json goes with it.")
        _show_differences(console, check, definition.read_corrections(check), definition.cards, json)
        return
    given = {} if corrections is None else definition.read_corrections(corrections)
    entries = definition.cards(given)
    kinds = list(dict.fromkeys(entry.kind for entry in entries))
    if kind is not None and kind not in kinds:
        raise UnknownOptionError(f"There is no kind of cards {kind!r} in {game}.", kind, kinds)
    found = [entry for entry in entries if kind in (None, entry.kind) and matches(entry, find)]
    if json:
        print(json_format.dumps([_data(entry) for entry in found], ensure_ascii=False, indent=2))
    elif not found:
        console.print(_words("cards-none", text=find or ""), markup=False)
    else:
        for one in kinds:
            shown = [entry for entry in found if entry.kind == one]
            if shown:
                every = [entry for entry in entries if entry.kind == one]
                console.print(
                    _list(one, shown, every) if console.width < NARROW else _table(console, one, shown, every)
                )
        _print_legend(console, found)


def _words(name: str, **args: Value) -> str:
    return say(Message(name, dict(args)))


def _data(entry: Entry) -> dict[str, Any]:
    data: dict[str, Any] = {
        "kind": entry.kind,
        "key": entry.key,
        "ref": entry.ref,
        "name": say(entry.name),
        **entry.fields,
        "text": say(entry.text),
        "origin": entry.origin,
        "box": entry.box,
    }
    if entry.differences:
        data["printed_origin"] = entry.printed_origin
        data["corrected"] = {d.field: {"ours": d.ours, "yours": d.yours} for d in entry.differences}
    return data


# The tables of cards.


def _table(console: Console, kind: str, shown: list[Entry], every: list[Entry]) -> Table:
    """The cards that are shown, with columns that fit every card of their kind."""
    title = _heading(kind, shown)
    table = Table(
        title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, padding=GAP, pad_edge=False
    )
    with_key, fields, signed = _columns(every)
    table.add_column(_words("column-name"), style="bold")
    if with_key:
        table.add_column(_words("column-key"), style="dim", no_wrap=True)
    for name in fields:
        number = isinstance(every[0].fields[name], int)
        table.add_column(_words(f"field-{name}"), justify="right" if number else "left", no_wrap=True)
    table.add_column(_words("column-text"))
    table.add_column(_words("column-origin"), no_wrap=True)
    wide = console.width >= WIDE
    if wide:
        table.add_column(_words("column-box"), style="dim", no_wrap=True)
    for entry in shown:
        cells: list[Text | str] = [_name_cell(entry, with_key, "\n")]
        if with_key:
            cells.append(entry.key)
        cells += [_field_cell(entry, name, name in signed, wide) for name in fields]
        cells.append(_text_cell(entry, fields))
        origin = _origin(entry, "\n")
        if wide:
            cells += [origin, _words(f"box-{entry.box}")]
        else:
            cells.append(
                origin if entry.box == BASE else Text("\n").join((origin, Text(_words(f"box-{entry.box}"), "dim")))
            )
        table.add_row(*cells)
    return table


def _list(kind: str, shown: list[Entry], every: list[Entry]) -> Group:
    """The same for a narrow terminal: two lines or so a card."""
    with_key, fields, signed = _columns(every)
    lines: list[RenderableType] = [Text(_heading(kind, shown), style="bold"), ""]
    for entry in shown:
        parts = [_name_cell(entry, with_key, " ")]
        if with_key:
            parts.append(Text(entry.key, style="dim"))
        for name in fields:
            cell = _field_cell(entry, name, name in signed, False)
            cell = Text(cell.plain.replace("\n(", " (").replace("\n", ", "), style=cell.style)
            # Most numbers of a player board are 0 and go without saying; its Virtue does not.
            if cell.plain and (cell.plain != "0" or name == "virtue"):
                parts.append(cell if name == "skills" else Text.assemble(_words(f"field-{name}"), " ", cell))
        parts.append(_origin(entry, " "))
        if entry.box != BASE:
            parts.append(Text(_words(f"box-{entry.box}"), style="dim"))
        lines += [Text(" · ").join(parts), Padding(_text_cell(entry, fields), (0, 0, 0, 2))]
    return Group(*lines, "")


def _heading(kind: str, shown: list[Entry]) -> str:
    return _words("cards-heading", kind=Message(f"kind-{kind}"), number=len(shown))


def _columns(every: list[Entry]) -> tuple[bool, list[str], set[str]]:
    """What is shown of a kind of cards: whether keys have a column, which fields there are, and which have a sign."""
    with_key = sum(_has_other_key(entry) for entry in every) > 1
    fields = columns_of(every)
    return with_key, fields, {name for name in fields if any(_is_negative(entry.fields[name]) for entry in every)}


def columns_of(every: list[Entry]) -> list[str]:
    """The fields of a kind of cards that have a column: those that each card has and that its text does not tell."""
    return [
        name
        for name in every[0].fields
        if name not in (*TOLD_BY_TEXT, PUBLIC) and all(name in entry.fields for entry in every)
    ]


def _has_other_key(entry: Entry) -> bool:
    """Does the card's key say more than its name?"""
    return plain(say(entry.name)).replace("'", "").replace(" ", "-") != entry.key


def _name_cell(entry: Entry, with_key: bool, between: str) -> Text:
    """The name; and the key, if it is the odd one out of a kind whose keys go without saying."""
    name = Text(say(entry.name), style="bold")
    if not with_key and _has_other_key(entry):
        name.append(f"{between}({entry.key})", style="not bold dim")
    return name


def _origin(entry: Entry, between: str) -> Text:
    origin = Text(_words(f"origin-{entry.origin}"), style=CORRECTED if entry.differences else "")
    known: Value = [Message(f"field-{name}") for name in entry.fields.get(PUBLIC, ())]
    if known:
        origin.append(between + _words("origin-partly", fields=known), style="not bold dim")
    return origin


def _is_negative(value: object) -> bool:
    return isinstance(value, int) and value < 0


def _field_cell(entry: Entry, name: str, signed: bool, wide: bool) -> Text:
    text = _written(entry.fields[name], name, signed, wide)
    for difference in entry.differences:
        if difference.field == name:
            ours = _written(difference.ours, name, signed, wide) or _none(difference.ours)
            # Numbers are short, and stand side by side.
            between = " " if isinstance(difference.ours, int) else "\n"
            return Text(f"{text or _none(difference.yours)}{between}({ours})", style=CORRECTED)
    return Text(text)


def _text_cell(entry: Entry, fields: list[str]) -> Text:
    text = say(entry.text)
    if any(difference.field.partition(".")[0] not in fields for difference in entry.differences):
        return Text(_words("text-corrected", text=text), style=CORRECTED)
    return Text(text)


def _written(value: Any, name: str, signed: bool = False, wide: bool = True) -> str:
    """A value as a cell says it; nothing, and a change by 0, are empty."""
    if isinstance(value, dict):
        if wide:
            return ", ".join(_words(f"{_sort(name)}-{one}", number=number) for one, number in value.items())
        return " ".join(f"{number}{_words(f'letter-{one}')}" for one, number in value.items())
    if isinstance(value, list):
        skills = [_words(f"skill-{skill}") for skill in value]
        return _words("skills-all") if len(skills) == 3 else "\n".join(skills)
    if name == "pairing":
        return _words(f"origin-{value}")
    if name in NAMED:
        return _words(f"value-{value}")
    if signed:
        return f"{value:+d}".replace("-", "−") if value else ""
    return str(value)


def _sort(name: str) -> str:
    """What a table of amounts counts."""
    return "icon" if name in ("icons", "slot_2", "slot_3") else "good"


def _print_legend(console: Console, found: list[Entry]) -> None:
    """What the marks of origin mean, and the letters of goods and icons: those that were used."""
    if console.width < WIDE:
        for sort, line in (("good", "letters"), ("icon", "letters-icons")):
            letters = _letters(found, sort)
            if letters:
                console.print(_words(line, letters=letters), style="dim", markup=False)
    if console.width < WIDE and any(entry.box != BASE for entry in found):
        console.print(_words("box-line"), style="dim", markup=False)
    marks = [entry.origin for entry in found] + [entry.fields.get("pairing", entry.origin) for entry in found]
    marks += [entry.printed_origin for entry in found if entry.differences]
    marks += [PUBLIC for entry in found if PUBLIC in entry.fields]
    console.print(_words("origin-heading"), style="bold")
    for mark in dict.fromkeys(marks):
        line = _words("origin-line", origin=Message(f"origin-{mark}"), meaning=Message(f"origin-{mark}-text"))
        console.print(line, markup=False)


def _letters(found: list[Entry], sort: str) -> list[Message]:
    """What the letters for goods, or for icons, mean."""
    used = {
        one
        for entry in found
        for name, value in entry.fields.items()
        if name not in TOLD_BY_TEXT and isinstance(value, dict) and _sort(name) == sort
        for one in value
    }
    return [
        Message("letter-meaning", {"letter": Message(f"letter-{one}"), "good": Message(f"{sort}-{one}-name")})
        for one in LETTERED
        if one in used
    ]


# The differences that corrections make.


def _show_differences(console: Console, file: Path, given: dict[str, Any], cards: Any, json: bool) -> None:
    entries: list[Entry] = [entry for entry in cards(given) if entry.differences]
    differences = [difference for entry in entries for difference in entry.differences]
    if json:
        print(json_format.dumps([difference.data() for difference in differences], ensure_ascii=False, indent=2))
        return
    if not differences:
        console.print(_words("check-same", file=str(file), number=len(given)), markup=False, soft_wrap=True)
        return
    console.print(_words("check-different", file=str(file), number=len(differences)), markup=False, soft_wrap=True)
    table = Table(box=box.SIMPLE_HEAD, padding=GAP, pad_edge=False)
    for name in ("column-card", "column-key", "column-field", "column-ours"):
        table.add_column(_words(name), style="dim" if name == "column-key" else "", no_wrap=name != "column-ours")
    table.add_column(_words("column-yours"), style=CORRECTED)
    for entry in entries:
        for number, difference in enumerate(entry.differences):
            name = say(entry.name) if number == 0 else ""
            key = f"{entry.kind}.{entry.key}" if number == 0 else ""
            table.add_row(name, key, difference.field, _value(difference, "ours"), _value(difference, "yours"))
    console.print(table)


def _value(difference: Difference, side: str) -> str:
    value = difference.ours if side == "ours" else difference.yours
    return _written(value, difference.field) or _none(value)


def _none(value: object) -> str:
    """What a cell says where an empty one would not do."""
    return "0" if isinstance(value, int) else _words("cell-none")


# The sets of several owners.


def _merge(console: Console, files: list[Path], output: Path | None, json: bool) -> None:
    if len(files) < 2:
        raise typer.BadParameter("Name two or more files to merge.")
    game, sets = read_sets(files)
    merged = merge(game, sets)
    if output is not None:
        output.write_text(written(game, merged.cards, merged.open_votes), encoding="utf-8")
    if json:
        print(json_format.dumps(merged.data(), ensure_ascii=False, indent=2))
        return
    differing = [vote for vote in merged.votes if vote.differs]
    names = {f"{entry.kind}.{entry.key}": say(entry.name) for entry in guildhall.definition(game).cards({})}
    if differing:
        table = Table(box=box.SIMPLE_HEAD, padding=GAP, pad_edge=False)
        for name in ("column-card", "column-field", "column-said", "column-taken"):
            table.add_column(_words(name))
        for vote in differing:
            table.add_row(names[vote.card], vote.field, _said(vote), _taken(vote))
        console.print(table)
    console.print(
        _words(
            "merge-done",
            sets=len(sets),
            cards=len(merged.cards.right),
            corrections=len(merged.cards.corrections),
            open=len(merged.open_votes),
        ),
        markup=False,
    )
    for problem in merged.cards.problems:
        console.print(problem.text, markup=False)
    if output is not None:
        console.print(_words("merge-written", file=str(output)), markup=False, soft_wrap=True)


def _said(vote: Vote) -> str:
    """Who says what, those first who are more."""
    return "\n".join(f"{_shown(said.value, vote.field)}: {', '.join(said.who)}" for said in vote.said)


def _taken(vote: Vote) -> str:
    return _words("merge-open") if vote.taken is None else _shown(vote.taken.value, vote.field)


def _shown(value: Any, field: str) -> str:
    return value if isinstance(value, str) and value else _written(value, field) or _none(value)
