"""`guildhall report`: a page about a simulation."""

from __future__ import annotations

import webbrowser
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from guildhall.cli.settings import plain_console, words
from guildhall.files import write_whole
from guildhall.lab.extra import need_lab
from guildhall.words import catalogue


def report(
    folder: Annotated[
        Path, typer.Argument(metavar="DIR", help="The folder that `guildhall simulate --out DIR` wrote.")
    ],
    other: Annotated[Path | None, typer.Argument(metavar="[DIR2]", help="A second run, to compare with.")] = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Where to.  [default: DIR/report.html]")] = None,
    lang: Annotated[str, typer.Option(help="The language: en or de.")] = "en",
    open_it: Annotated[bool, typer.Option("--open", help="Open it in your browser.")] = False,
) -> None:
    """Make a page about many games: where points come from, who wins, which cards go with victory.

    The page is one file and opens without a network. With two folders it compares them.

    **Examples**

    - `guildhall simulate --players 4 --games 2000 --out base`, then `guildhall report base --open`

    - `guildhall report base both --out comparison.html` to see what the expansions change
    """
    catalogue(lang)  # an unknown language is said before the work begins
    need_lab()
    from guildhall.lab.report import report as make_report

    page = make_report([folder] if other is None else [folder, other], lang)
    file = folder / "report.html" if out is None else out
    write_whole(file, page)
    plain_console().print(Text(words("report-written", file=str(file))), soft_wrap=True)
    if open_it:
        webbrowser.open(file.resolve().as_uri())
