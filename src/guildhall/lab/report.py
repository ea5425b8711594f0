"""One page about a simulation, or about two side by side: a file that opens without a network."""

from __future__ import annotations

import base64
import json
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

import vl_convert
from jinja2 import Environment, StrictUndefined

import guildhall
from guildhall.engine.errors import UnknownOptionError
from guildhall.lab import findings
from guildhall.lab.reading import Run
from guildhall.lab.sections import Sections
from guildhall.lab.wording import Wording

FONTS: Final = {
    "alegreya-latin-600-normal": ("Alegreya", 600),
    "alegreya-sans-latin-400-normal": ("Alegreya Sans", 400),
    "alegreya-sans-latin-700-normal": ("Alegreya Sans", 700),
}


def report(folders: list[Path], locale: str = "en") -> str:
    """The page, as HTML, about the tables in one or two folders."""
    words = Wording(locale)
    runs = _named([Run(folder) for folder in folders])
    games = {run.game for run in runs.values()}
    if len(games) > 1:
        played = ", ".join(f"{name} is {run.game}" for name, run in runs.items())
        raise UnknownOptionError(f"Runs of different games cannot be compared: {played}.")
    template = Environment(
        autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    ).from_string((files("guildhall") / "lab" / "report.html").read_text(encoding="utf-8"))
    sections = Sections(runs, words).all()
    first = next(iter(runs.values()))
    return template.render(
        say=words.say,
        locale=locale,
        title=words.say("title", game=words.game(first)),
        runs=list(runs),
        summary=_summary(runs, words),
        notes=_notes(runs, words),
        sections=sections,
        fonts=_fonts(),
        specs=_inline({section.key: section.spec for section in sections}),
        number_format=_inline(words.format_locale()),
        library=_library(),
        version=guildhall.__version__,
    )


@cache
def _library() -> str:
    """Vega, Vega-Lite and vega-embed as one script."""
    script: str = vl_convert.javascript_bundle("window.vegaEmbed = vegaEmbed;")
    return script


def _fonts() -> str:
    """The fonts of the page that games are played on, where it is built; a report looks well without them, too."""
    faces = []
    folder = files("guildhall") / "server" / "static" / "assets"
    for file in folder.iterdir() if folder.is_dir() else ():
        for start, (family, weight) in FONTS.items():
            if file.name.startswith(start) and file.name.endswith(".woff2"):
                data = base64.b64encode(file.read_bytes()).decode()
                faces.append(
                    f'@font-face {{ font-family: "{family}"; font-weight: {weight}; '
                    f'src: url("data:font/woff2;base64,{data}") format("woff2"); }}'
                )
    return "\n".join(faces)


def _inline(data: object) -> str:
    """JSON that may stand in a script: nothing in it can end the script."""
    return json.dumps(data, ensure_ascii=False).replace("<", "\\u003c")


def _named(runs: list[Run]) -> dict[str, Run]:
    """The runs by the names of their folders, or by more of the path where these are the same."""
    if len({run.folder.resolve() for run in runs}) < len(runs):
        raise UnknownOptionError(f"{runs[0].folder} cannot be compared with itself: name two folders.")
    if len({run.name for run in runs}) == len(runs):
        return {run.name: run for run in runs}
    return {str(run.folder): run for run in runs}


def _summary(runs: dict[str, Run], words: Wording) -> list[tuple[str, list[str]]]:
    """The table on top: a row for each fact, a column for each run."""
    columns: list[dict[str, str]] = []
    for run in runs.values():
        facts = findings.Summary(run)
        column = dict(words.options(run))
        column[words.say("bots")] = words.listed(list(dict.fromkeys(run.bots)))
        column[words.say("games")] = words.whole(facts.games)
        column[words.say("rounds-mean")] = words.say(
            "plus-minus", mean=words.decimal(facts.rounds), sd=words.decimal(facts.rounds_sd)
        )
        column[words.say("answers-mean")] = words.whole(facts.answers)
        column[words.say("points-mean")] = words.say(
            "plus-minus", mean=words.decimal(facts.points), sd=words.decimal(facts.points_sd)
        )
        column[words.say("best-mean")] = words.decimal(facts.best)
        column[words.say("margin-mean")] = words.decimal(facts.margin)
        column[words.say("shared")] = words.percent(facts.shared)
        columns.append(column)
    # Facts of the set-up that only one run has come first, as all of the set-up does.
    labels = sorted(
        dict.fromkeys(label for column in columns for label in column),
        key=lambda label: max(list(column).index(label) if label in column else -1 for column in columns),
    )
    return [(label, [column.get(label, words.say("none")) for column in columns]) for label in labels]


def _notes(runs: dict[str, Run], words: Wording) -> list[str]:
    """What a reader has to know before trusting the numbers."""
    notes: list[str] = []
    for name, run in runs.items():
        facts = findings.Summary(run)
        if run.played < run.wanted:
            notes.append(
                words.say("incomplete", run=name, played=words.whole(run.played), games=words.whole(run.wanted))
            )
        if facts.errors:
            notes.append(words.say("errors", run=name, number=facts.errors))
        if facts.mishaps:
            notes.append(words.say("mishaps", run=name, number=facts.mishaps))
    return notes
