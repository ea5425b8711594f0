"""What the command line can do, for programs: hints, analyses, bots, cards, simulations, the arena. `guildhall` itself
has these names; nothing here is loaded before somebody asks for it."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import singledispatch
from pathlib import Path
from typing import TYPE_CHECKING, Any

import guildhall
from guildhall.bots import Bot, Sight, Thought, bot_names, bot_seed, make_bot
from guildhall.bots.advice import ANALYSIS_SECONDS, HINT_BOT, Analysis, Effort, Task, analyse_here, thoughts_of
from guildhall.engine.cards import Entry
from guildhall.engine.errors import GuildhallError, UnknownOptionError
from guildhall.engine.record import Record
from guildhall.game import Game, Option
from guildhall.lab.arena import Arena
from guildhall.lab.extra import need_lab
from guildhall.lab.keeping import Folder
from guildhall.lab.simulate import Report as SimulationReport
from guildhall.lab.simulate import Simulation
from guildhall.lab.simulate import simulate as run_simulation
from guildhall.lab.standings import Report as ArenaReport
from guildhall.words import say

if TYPE_CHECKING:
    import polars as pl

# Told how much is done, and of how much.
Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Hint:
    """An answer with what a bot expects of it for the asked seat: the chance of winning, from 0 to 1; the points ahead
    of the best opponent at the end; and the share of its attention that it gave to this answer."""

    option: Option
    win: float
    lead: float
    share: float


class Player:
    """A bot with a chance of its own. It answers from what the asked seat may know: the rest of the table is dealt
    again before it looks."""

    def __init__(self, name: str, seed: int = 0) -> None:
        self.name = name
        self.seed = seed
        self._bot: Bot = make_bot(name, seed)

    def __repr__(self) -> str:
        return f"Player({self.name!r}, seed={self.seed})"

    def answer(self, game: Game) -> Option:
        """What it would answer to the open question."""
        question = game.decision
        token = self._bot.answer(Sight(game.state))
        for option in game.options:
            if option.token == token:
                return option
        raise GuildhallError(f"The bot {self.name!r} answers {token!r} to {question.prompt!r}, which is not legal.")


@dataclass(frozen=True)
class Card:
    """A card as the card browser shows it: `fields` are its numbers by name, `origin` says where they come from, and
    `corrected` names those that corrections have changed, with ours before."""

    kind: str
    key: str
    ref: str
    name: str
    text: str
    fields: dict[str, Any]
    origin: str
    box: str
    corrected: dict[str, Any]

    def __str__(self) -> str:
        return f"{self.name}: {self.text}" if self.text else self.name

    def svg(self, theme: str = "light") -> str:
        from guildhall.drawing import Item, item_svg

        numbers = [f"{name}: {value}" for name, value in self.fields.items() if isinstance(value, int)]
        return item_svg(Item(self.name, [", ".join(numbers), self.text], width=240, most=8), theme)

    def _repr_svg_(self) -> str:
        return self.svg()


def hint(game: Game, *, bot: str = HINT_BOT) -> list[Hint]:
    """What the answers to the open question are worth, the best first, to the knowledge of the asked seat."""
    return _hints(game, thoughts_of(bot, bot_seed(game.decision.number, 0), Sight(game.state)))


def _hints(game: Game, thoughts: Sequence[Thought]) -> list[Hint]:
    options = {option.token: option for option in game.options}
    return [Hint(options[one.token], one.win, one.lead, one.share) for one in thoughts]


def analyse(
    record: Game | Record | str | os.PathLike[str],
    *,
    seconds: float = ANALYSIS_SECONDS,
    bot: str | None = None,
    progress: Progress | None = None,
) -> Analysis:
    """Every question of a game: what its answers were worth, and which moves cost most. It takes roughly that many
    seconds; with a bot such as "search:500", as long as that bot takes."""
    game = record if isinstance(record, Game) else _loaded(record)
    if not game.answers:
        raise GuildhallError("There is nothing to analyse: no answer has been given in this game.")
    if not seconds > 0:
        raise UnknownOptionError(f"An analysis takes some time, not {seconds!r} seconds.", seconds)
    effort = Effort.within(seconds, game) if bot is None else Effort(bot, bot)

    def watch(task: Task) -> None:
        if progress is not None:
            progress(task.done, task.total)

    return analyse_here(game, effort, watch)


def _loaded(record: Record | str | os.PathLike[str]) -> Game:
    return guildhall.game_of(record) if isinstance(record, Record) else guildhall.load(record)


def bot(name: str, seed: int = 0) -> Player:
    """A bot by its name: "greedy", "search:200ms", a level such as "mason", or "FILE.py:CLASS"."""
    return Player(name, seed)


def cards(
    game: str, *, kind: str | None = None, find: str | None = None, corrections: str | os.PathLike[str] | None = None
) -> list[Card]:
    """The cards of a game: of one kind, or with these words in name, key or text; with the corrections of a TOML
    file in them."""
    definition = guildhall.definition(game)
    entries = definition.cards({} if corrections is None else definition.read_corrections(Path(corrections)))
    kinds = list(dict.fromkeys(entry.kind for entry in entries))
    if kind is not None and kind not in kinds:
        raise UnknownOptionError(f"There is no kind of cards {kind!r} in {game}.", kind, kinds)
    return [_card(entry) for entry in entries if kind in (None, entry.kind) and matches(entry, find)]


def matches(entry: Entry, find: str | None) -> bool:
    """Are these words in the card's name, key or text?"""
    if find is None:
        return True
    text = " ".join((say(entry.name), entry.key, entry.ref, say(entry.text)))
    return plain(find) in plain(text)


def plain(text: str) -> str:
    """For comparing what people type."""
    return text.casefold().replace("’", "'")


def _card(entry: Entry) -> Card:
    return Card(
        kind=entry.kind,
        key=entry.key,
        ref=entry.ref,
        name=say(entry.name),
        text=say(entry.text),
        fields=dict(entry.fields),
        origin=entry.origin,
        box=entry.box,
        corrected={one.field: {"ours": one.ours, "yours": one.yours} for one in entry.differences},
    )


def simulate(
    game: str,
    games: int = 100,
    *,
    bots: str | Sequence[str] = "random",
    seed: int = 1,
    processes: int = 1,
    coverage: bool = False,
    out: str | os.PathLike[str] | None = None,
    progress: Progress | None = None,
    **options: Any,
) -> SimulationReport:
    """Games between bots, counted. `bots` is one for all seats or one for each; game number i has the seed `seed + i`.
    With `coverage` the uses of cards are counted, with `out` tables for study are written into that folder."""
    _check_count("games", games)
    _check_count("processes", processes)
    chosen = guildhall.definition(game).read_options(options)
    names = bot_names(bots if isinstance(bots, str) else ",".join(bots), chosen["players"])
    simulation = Simulation(game, chosen, names, seed, coverage, tables=out is not None)
    tables = None
    if out is not None:
        need_lab()
        from guildhall.lab.tables import TableWriter

        tables = TableWriter(Path(out), simulation, games)
    return run_simulation(simulation, games, processes, _counting(progress, games), tables)


def arena(
    game: str,
    bots: str | Sequence[str],
    games: int = 100,
    *,
    lineup: str = "mixed",
    seed: int = 1,
    processes: int = 1,
    out: str | os.PathLike[str] | None = None,
    progress: Progress | None = None,
    **options: Any,
) -> ArenaReport:
    """Bots against each other on a balanced schedule, rated. At least that many games are played, since every deal is
    played whole; with `out` they are kept in that folder, and go on from what it holds."""
    _check_count("games", games)
    _check_count("processes", processes)
    names = [name.strip() for name in bots.split(",")] if isinstance(bots, str) else list(bots)
    contest = Arena(game, options, names, games=games, lineup=lineup, seed=seed)
    folder = None if out is None else Folder(Path(out))
    return contest.run(processes=processes, folder=folder, progress=_counting(progress, len(contest.matches)))


def _check_count(name: str, value: object) -> None:
    if isinstance(value, bool) or not isinstance(value, int) or value < 1:
        raise UnknownOptionError(f"{name} is a whole number from 1 on, not {value!r}.", value)


def _counting(progress: Progress | None, total: int) -> Callable[[int], None]:
    done = 0

    def advance(more: int) -> None:
        nonlocal done
        done += more
        if progress is not None:
            progress(done, total)

    return advance


# Tables of results.


def frame(result: Analysis | SimulationReport | ArenaReport | Sequence[Hint] | Sequence[Card]) -> pl.DataFrame:
    """A result as a table of Polars: a row for each question of an analysis, each seat of a simulation, each bot of an
    arena, each hint or card."""
    need_lab()
    import polars as pl

    return pl.DataFrame(_rows(result), infer_schema_length=None)


@singledispatch
def _rows(result: object) -> list[dict[str, Any]]:
    raise UnknownOptionError(
        f"There is no table of {type(result).__name__}.",
        result,
        ["Analysis", "SimulationReport", "ArenaReport", "list"],
    )


@_rows.register(Analysis)
def _(result: Analysis) -> list[dict[str, Any]]:
    rows = [moment.data() for moment in result.moments]
    return [{**row, "answers": len(row["answers"]), "best": row["answers"][0]["token"]} for row in rows]


@_rows.register(SimulationReport)
def _(result: SimulationReport) -> list[dict[str, Any]]:
    data, tally = result.data(), result.tally
    played = tally.games - tally.errors
    return [
        {
            "seat": seat,
            "bot": sitter,
            "games": played,
            "wins": won,
            "win_rate": won / played if played else None,
            "points": points.mean,
            "points_sd": points.sd,
        }
        for (seat, won), sitter, points in zip(
            data["wins_by_seat"].items(), result.simulation.sitters(), tally.seat_totals
        )
    ]


@_rows.register(ArenaReport)
def _(result: ArenaReport) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = []
    for standing in result.standings:
        row = standing.data()
        for name in ("win_rate_95", "rating_95"):
            row[f"{name}_low"], row[f"{name}_high"] = row.pop(name)
        del row["first_mishap"]
        row["mishaps"] = sum(row["mishaps"].values())
        rows.append(row)
    return rows


@_rows.register(list)
def _(result: list[Any]) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = []
    for one in result:
        if isinstance(one, Hint):
            rows.append({"token": one.option.token, "win": one.win, "lead": one.lead, "share": one.share})
        elif isinstance(one, Card):
            kept = {name: value for name, value in one.fields.items() if isinstance(value, (int, str))}
            rows.append({"kind": one.kind, "key": one.key, "name": one.name, "text": one.text} | kept)
            rows[-1] |= {"origin": one.origin, "box": one.box}
        else:
            raise UnknownOptionError(f"There is no table of {type(one).__name__}.", one, ["Hint", "Card"])
    return rows
