"""`guildhall serve`: the server, for this machine or for the world."""

from __future__ import annotations

import ipaddress
import signal
import socket
from collections.abc import Callable, Mapping
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from guildhall.bots import BOTS, LEVELS, UnknownBotError
from guildhall.bots.loading import absolute, is_file_bot
from guildhall.cardsets import corrections_by_game
from guildhall.cli.prune import KeepAbandoned, KeepFinished, KeepUnbegun
from guildhall.cli.settings import plain_console, words
from guildhall.engine.errors import UnknownOptionError
from guildhall.lab.playing import check_bots
from guildhall.server.limits import (
    ANALYSES,
    BOT_GAMES,
    GAMES,
    RATE,
    STORED,
    STREAMS,
    TRAFFIC,
    WORK,
    Limits,
)

PORT: Final = 8375
WORLD: Final = "For the world"


class LogForm(StrEnum):
    TEXT = "text"
    JSON = "json"


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on: 0.0.0.0 lets others in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 takes any free one.")] = PORT,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="postgresql://… instead of a file in the data folder.")
    ] = None,
    data: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Where games are kept.  [default: the user's data folder]")
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(metavar="FILE.py:CLASS", help="Also offer your own bot; may be repeated. See docs/bots.md."),
    ] = None,
    cards: Annotated[
        list[Path] | None,
        typer.Option(
            metavar="FILE",
            help="Play with the cards of your box: a TOML file of corrections, see docs/cards.md; one for each game.",
        ),
    ] = None,
    verbose: Annotated[bool, typer.Option("--verbose", help="Write a line for every request.")] = False,
    log: Annotated[LogForm, typer.Option(help="Lines for people, or JSON for programs.")] = LogForm.TEXT,
    proxy: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESSES",
            help="Trust proxies at these addresses to name the client, such as 127.0.0.1.",
            rich_help_panel=WORLD,
        ),
    ] = None,
    allow_host: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME",
            help="A name that the server answers to, such as games.example.org; may be repeated. On this machine alone "
            "(127.0.0.1) it answers to localhost and these names; elsewhere to any name, unless some are given.",
            rich_help_panel=WORLD,
        ),
    ] = None,
    rate: Annotated[
        float,
        typer.Option(
            min=0,
            help="Requests a second from one address in the long run; ten times that in a burst, and half from one "
            "seat. 0 is no limit. This machine itself has none.",
            rich_help_panel=WORLD,
        ),
    ] = RATE,
    streams: Annotated[
        int, typer.Option(min=1, help="Streams of events open at once.", rich_help_panel=WORLD)
    ] = STREAMS,
    work: Annotated[
        float,
        typer.Option(
            min=0,
            help="Seconds of computing a second for one address in the long run, and half of it for one seat. A tenth "
            "of it one has in any case; who takes more lets others go first. 0 is no limit.",
            rich_help_panel=WORLD,
        ),
    ] = WORK,
    traffic: Annotated[
        float,
        typer.Option(min=0, help="Megabytes a second sent to one address, in the long run.", rich_help_panel=WORLD),
    ] = TRAFFIC,
    games: Annotated[
        int, typer.Option(min=0, help="Running games that one address has begun.", rich_help_panel=WORLD)
    ] = GAMES,
    bot_games: Annotated[
        int, typer.Option(min=0, help="Running games of bots alone from one address.", rich_help_panel=WORLD)
    ] = BOT_GAMES,
    analyses: Annotated[
        int, typer.Option(min=0, help="Analyses that one address waits for.", rich_help_panel=WORLD)
    ] = ANALYSES,
    stored: Annotated[
        float,
        typer.Option(
            min=0,
            help="Megabytes that one address may store at once; a fifth of it comes back every hour.",
            rich_help_panel=WORLD,
        ),
    ] = STORED,
    open_metrics: Annotated[
        bool, typer.Option("--open-metrics", help="Let other machines read /metrics.", rich_help_panel=WORLD)
    ] = False,
    keep_finished: KeepFinished = None,
    keep_abandoned: KeepAbandoned = None,
    keep_unbegun: KeepUnbegun = None,
) -> None:
    """Serve games: the page, and the API that it uses.

    One process and one file at home. Several processes share the games of one PostgreSQL.

    **Examples**

    - `guildhall serve` for this machine

    - `guildhall serve --bot mybots.py:MyBot` offers your own bot beside the levels

    - `guildhall serve --cards my-cards.toml` plays with the cards of your box

    - `guildhall serve --host 0.0.0.0 --database postgresql://guildhall@localhost/guildhall`

    - `guildhall serve --proxy 127.0.0.1 --allow-host games.example.org` behind a proxy on the same machine; see
      docs/hosting.md

    - `guildhall serve --keep-finished 365 --keep-abandoned 90 --keep-unbegun 7` deletes old games
    """
    if database is not None and data is not None:
        raise typer.BadParameter(words("database-or-data"))
    check_proxy(proxy)
    run(
        listen(host, port),
        host,
        database=database,
        data=data,
        own_bots=own_bots(bot or []),
        corrections=corrections_by_game(cards or []),
        verbose=verbose,
        log=log,
        proxy=proxy,
        limits=Limits(rate, streams, work, traffic, games, bot_games, analyses, stored),
        open_metrics=open_metrics,
        names=allow_host,
        keep=(keep_finished, keep_abandoned, keep_unbegun),
    )


def check_proxy(proxy: str | None) -> None:
    """A word that is not an address would silently be trusted by nobody."""
    for address in [] if proxy is None else proxy.split(","):
        try:
            ipaddress.ip_network(address.strip())
        except ValueError as error:
            raise UnknownOptionError(words("proxy-address", address=address.strip()), proxy) from error


def own_bots(names: list[str]) -> dict[str, str]:
    """The host's bots by the name of their class, which players see, unlike the file."""
    found: dict[str, str] = {}
    for name in names:
        if not is_file_bot(name):
            raise UnknownBotError(words("own-bot-form", bot=name), name)
        check_bots([name])
        key = name.rpartition(":")[2]
        if key in found or key in LEVELS or key in BOTS:
            raise UnknownBotError(words("own-bot-taken", bot=key), name)
        found[key] = absolute(name)
    return found


def run(
    line: socket.socket,
    host: str,
    *,
    database: str | None = None,
    data: Path | None = None,
    own_bots: Mapping[str, str] | None = None,
    corrections: Mapping[str, Mapping[str, Any]] | None = None,
    verbose: bool = False,
    log: LogForm = LogForm.TEXT,
    proxy: str | None = None,
    limits: Limits | None = None,
    open_metrics: bool = False,
    names: list[str] | None = None,
    keep: tuple[float | None, float | None, float | None] = (None, None, None),
    show: Callable[[str], None] = lambda address: None,
) -> None:
    """Serve on a line that listens already, until the end; `show` is told the address."""
    # Slow to import, and no other command needs it.
    from guildhall.server.app import make_app
    from guildhall.server.folders import data_folder, database_in
    from guildhall.server.guard import is_own_name
    from guildhall.server.logs import begin_log
    from guildhall.server.retention import Retention
    from guildhall.server.running import Running, allow_many_files
    from guildhall.server.storage import Storage

    begin_log(log.value, verbose)
    allow_many_files()
    storage = Storage(database_in(data or data_folder()) if database is None else database)
    address = f"http://{_shown(host)}:{line.getsockname()[1]}/"
    plain_console().print(words("serving", address=address), soft_wrap=True)
    show(address)
    # The server raises it again after an orderly end: that is not a failure.
    signal.signal(signal.SIGTERM, lambda number, frame: None)
    hosts = names or ([] if is_own_name(host) else None)
    app = make_app(
        storage,
        own_bots=own_bots,
        corrections=corrections,
        limits=limits,
        open_metrics=open_metrics,
        hosts=hosts,
        retention=Retention(*keep),
    )
    Running(app, proxy).run(sockets=[line])


def listen(host: str, port: int) -> socket.socket:
    """Take the port now, so that we can say if it is in use."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        # Named as TCP: only then asyncio sends small answers at once.
        line = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        line.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        line.bind((host, port))
        line.listen(1024)  # whoever connects before the server is up waits instead of being refused
    except (OSError, UnicodeError) as error:
        raise UnknownOptionError(words("port-taken", host=host, port=str(port)), port) from error
    return line


def _shown(host: str) -> str:
    if host in ("0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host
