"""`guildhall doctor`: is this installation well?"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Final

import typer

from guildhall.cli.settings import plain_console, words
from guildhall.words import say

SIGNS: Final = {"good": "✓", "note": "!", "wrong": "✗"}


def doctor(
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="Look at this database, as given to `guildhall serve`.")
    ] = None,
    data: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Look at this data folder.  [default: the user's data folder]")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="For a program.")] = False,
) -> None:
    """Check an installation, and say what is wrong with it.

    It looks at Python, the engine, the page, the words, the extras, the disk, the database and the clock, and changes
    nothing. The exit code is 1 if something is wrong.

    **Examples**

    - `guildhall doctor`

    - `guildhall doctor --database postgresql://guildhall@localhost/guildhall --json`
    """
    if database is not None and data is not None:
        raise typer.BadParameter(words("database-or-data"))
    # Slow to import, and no other command needs it.
    from sqlalchemy import URL

    from guildhall.server.checkup import check_up
    from guildhall.server.folders import data_folder

    file = (data or data_folder()) / "games.db"
    findings = list(check_up(database or URL.create("sqlite", database=str(file))))
    is_well = all(finding.level != "wrong" for finding in findings)
    if as_json:
        rows = [{"about": one.about, "level": one.level, "text": say(one.message)} for one in findings]
        print(json.dumps({"well": is_well, "findings": rows}, indent=1, ensure_ascii=False))
    else:
        console = plain_console()
        for finding in findings:
            console.print(f"{SIGNS[finding.level]} {say(finding.message)}", soft_wrap=True)
        console.print(words("doctor-well" if is_well else "doctor-ill"), soft_wrap=True)
    if not is_well:
        raise typer.Exit(1)
