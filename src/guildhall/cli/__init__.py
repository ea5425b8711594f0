"""The command `guildhall`. Each sub-command has its own file."""

from __future__ import annotations

import sys
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

import guildhall
from guildhall.cli.analyse import analyse
from guildhall.cli.arena import arena
from guildhall.cli.backup import backup, export, restore
from guildhall.cli.cards import cards
from guildhall.cli.companion import companion
from guildhall.cli.doctor import doctor
from guildhall.cli.hint import hint
from guildhall.cli.play import play
from guildhall.cli.prune import prune
from guildhall.cli.replay import replay
from guildhall.cli.report import report
from guildhall.cli.serve import serve
from guildhall.cli.settings import plain_console
from guildhall.cli.simulate import simulate
from guildhall.cli.tune import tune
from guildhall.cli.verify import verify
from guildhall.engine.errors import GuildhallError


class Commands(TyperGroup):
    """All sub-commands. A refusal is one sentence and exit code 1, never a traceback."""

    def invoke(self, ctx: Any) -> Any:
        for stream in (sys.stdout, sys.stderr):
            # A terminal that lacks a character shows a question mark instead of ending the game.
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")
        try:
            return super().invoke(ctx)
        except GuildhallError as error:
            complain(str(error))
            raise typer.Exit(1) from error


def complain(sentence: str) -> None:
    plain_console(stderr=True).print(sentence, soft_wrap=True)


app = typer.Typer(
    name="guildhall",
    cls=Commands,
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(wanted: bool) -> None:
    if wanted:
        print(f"guildhall {guildhall.__version__}")
        raise typer.Exit()


@app.callback()
def main(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version and exit.")
    ] = False,
) -> None:
    """Play, simulate and study the West Kingdom board games.

    Begin with `guildhall play`, and ask any command for `--help`.
    """


app.command()(play)
app.command()(companion)
app.command()(serve)
app.command()(backup)
app.command()(restore)
app.command()(export)
app.command()(prune)
app.command()(doctor)
app.command()(simulate)
app.command()(report)
app.command()(arena)
app.command()(tune)
app.command()(replay)
app.command()(verify)
app.command()(cards)
app.command()(hint)
app.command()(analyse)
