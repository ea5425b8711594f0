"""`guildhall companion`: an opponent of the solo game for people with the box on their table."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.text import Text

from guildhall import companion as real_table
from guildhall.cli.settings import CardsFile, Expansions, chosen_options, plain_console, words
from guildhall.companion.lines import deed_word
from guildhall.companion.questions import ONE_OF, find_name
from guildhall.companion.session import Companion
from guildhall.engine.errors import GuildhallError, RecordError, UndoError, UnknownOptionError
from guildhall.engine.message import Message, Value
from guildhall.files import write_whole
from guildhall.viscounts.names import OPPONENT
from guildhall.words import COMPLETE, say

TALK: Final = ("undo", "board", "score", "save", "help", "quit")  # what is not about the table
ARCHITECTS: Final = "architects"
VISCOUNTS: Final = "viscounts"


def companion(
    ctx: typer.Context,
    opponent: Annotated[
        str | None,
        typer.Option(
            help="Who sits at your table: constantine or helena; with wonders aristocrat, enforcer, illusionist, "
            "meddler, patron or peddler; or viscount, the opponent of Viscounts."
        ),
    ] = None,
    players: Annotated[int, typer.Option(help="How many people play against it.")] = 1,
    expansions: Expansions = None,
    board: Annotated[str | None, typer.Option(help="viscount: its board.  [default: random]")] = None,
    difficulty: Annotated[str | None, typer.Option(help="viscount: how hard.  [default: normal]")] = None,
    seed: Annotated[
        int | None, typer.Option(help="The same seed shuffles its cards the same way.  [default: any]")
    ] = None,
    tell_cards: Annotated[
        bool, typer.Option("--tell-cards", help="You turn its Scheme Cards over yourselves and say which they are.")
    ] = False,
    language: Annotated[str, typer.Option(help=f"The language it speaks: {' or '.join(COMPLETE)}.")] = "en",
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep the session in this file, after every answer.")
    ] = None,
    load: Annotated[Path | None, typer.Option(metavar="FILE", help="Continue a saved session.")] = None,
    cards: CardsFile = None,
) -> None:
    """Let an opponent of the solo game sit at your real table.

    It keeps its own things, asks what it has to know of yours, tells its moves with their reasons, and counts its
    points. Press Enter when it is its turn, or to confirm what was last known; `help` lists what else you can say.

    **Examples**

    - `guildhall companion --opponent helena` alone against her

    - `guildhall companion --opponent meddler --players 2 --save table.json`

    - `guildhall companion --load table.json --save table.json` go on another day
    """
    if language not in COMPLETE:
        raise UnknownOptionError(words("companion-language", language=language), language, COMPLETE)
    if save is not None and save.exists() and (load is None or not load.exists() or not save.samefile(load)):
        raise UnknownOptionError(words("save-exists", file=str(save)), str(save))
    if load is not None:
        _only_what_fits_a_file(ctx)
        session = _loaded(load, language)
    elif opponent is None:
        raise UnknownOptionError(words("companion-opponent"), opponent, [*_opponents(), OPPONENT])
    else:
        game = VISCOUNTS if opponent == OPPONENT else ARCHITECTS
        if expansions is None and opponent in _needing("wonders"):
            expansions = "wonders"
        given = {"players": players, "expansions": expansions, "opponent": opponent, "cards": cards}
        setup = chosen_options(game, {**given, "board": board, "difficulty": difficulty})
        session = real_table.begin(game, setup, tell_cards, language, seed)
    RealTable(session, plain_console(), save, loaded=load is not None).run()


def _opponents() -> list[str]:
    from guildhall.architects.expansions import opponents

    return list(opponents())


def _needing(expansion: str) -> list[str]:
    from guildhall.architects.expansions import opponents

    return [key for key, one in opponents().items() if expansion in one.needs]


def _only_what_fits_a_file(ctx: typer.Context) -> None:
    names = {"opponent", "players", "expansions", "board", "difficulty", "seed", "tell_cards", "cards"}
    given = [
        parameter.opts[-1]
        for parameter in ctx.command.params
        if parameter.name in names
        and (source := ctx.get_parameter_source(str(parameter.name))) is not None
        and source.name == "COMMANDLINE"
    ]
    if given:
        raise typer.BadParameter(words("record-has-set-up", options=", ".join(given)))


def _loaded(path: Path, language: str) -> Companion:
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise RecordError(f"{path} cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise RecordError(f"{path} is not a companion's file.") from error
    return real_table.opened(text, language)


class Leave(Exception):
    """The people leave."""


class RealTable:
    """The session in the terminal."""

    def __init__(self, session: Companion, console: Console, save: Path | None, loaded: bool) -> None:
        self.session = session
        self.console = console
        self.save = save
        self.loaded = loaded
        self.written: set[Path] = set()
        self.kept: tuple[Path, str] | None = None
        self.name = session.name()

    def run(self) -> None:
        self._keep()
        self._welcome()
        try:
            while True:
                if self.session.question is None:
                    line = self._read(self._words("companion-prompt", opponent=self.name) + " ")
                else:
                    self._show_question()
                    line = self._read("> ")
                if not line and self.session.is_over:
                    break
                self._obey(line)
        except (Leave, KeyboardInterrupt):
            pass
        self._say_how_to_go_on()

    # Talking.

    def _words(self, name: str, **args: Value) -> str:
        return say(Message(name, args), self.session.locale)

    def _print(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style=style), soft_wrap=not self.console.is_terminal)

    def _read(self, prompt: str) -> str:
        try:
            line = self.console.input(Text(prompt, style="bold"))
        except (EOFError, KeyboardInterrupt) as end:
            self.console.print()
            raise Leave from end
        except UnicodeDecodeError:
            line = "\ufffd"
        if not self.console.is_terminal:
            self._print(line)  # a pipe does not echo its input
        return line.strip()

    def _welcome(self) -> None:
        if self.loaded:
            self._print(self._words("companion-loaded", opponent=self.name))
            self._show_board()
            self._show_told()
            return
        keys = self.session.table.rules.seat_keys[: self.session.setup["players"]]
        people = Message("list", {"parts": [Message(f"seat-{key}") for key in keys]})
        self._print(self._words("companion-welcome", opponent=self.name, players=people))
        if self.session.tells_cards:
            self._print(self._words("companion-welcome-cards"))

    def _show_question(self) -> None:
        question = self.session.question
        assert question is not None
        text = question.text
        if question.default:
            text = self._words("companion-default", question=text, default=question.default)
        self._print(text, "bold")
        if question.kind == ONE_OF:
            for number, (_, choice) in enumerate(question.choices, 1):
                self._print("  " + self._words("companion-choice", number=number, choice=choice))

    def _show_board(self) -> None:
        for message in self.session.status():
            self._print("  " + say(message, self.session.locale))

    def _show_score(self, heading: str) -> None:
        self._print(self._words(heading, opponent=self.name), "bold")
        for key, points in self.session.score().items():
            if points or key == "total":
                category = Message(f"score-{key}")
                self._print("  " + self._words("companion-points", category=category, points=points))

    # What people say.

    def _obey(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        names = [[name, deed_word(name, self.session.locale)] for name in TALK]
        # In the middle of a question only a whole word is a command: what is short may be an answer.
        found = [name for name, several in zip(TALK, names) if word.casefold() in several]
        if not found and self.session.question is None and word:
            near = find_name(word, names)
            found = [] if near is None else [TALK[near]]
        try:
            if found:
                self._talk(found[0], rest.strip())
            elif self.session.question is not None:
                self.session.answer(line)
                self._show_told()
            else:
                self.session.do(line or self.session.deeds()[0].name)
                self._show_told()
            self._keep()
        except GuildhallError as error:
            self._print(str(error), "bold red")

    def _show_told(self) -> None:
        for message in self.session.told:
            self._print("  ▪ " + say(message, self.session.locale))
        if self.session.is_over:
            self._show_score("companion-final")

    def _talk(self, name: str, rest: str) -> None:
        if name == "undo":
            self._undo()
        elif name == "board":
            self._show_board()
        elif name == "score":
            self._show_score("companion-score-so-far")
        elif name == "save":
            self._write(rest)
        elif name == "help":
            prefix = "" if self.session.GAME == ARCHITECTS else f"{self.session.GAME}-"
            self._print(self._words(f"{prefix}companion-help"))
        else:
            self._quit()

    def _undo(self) -> None:
        said = list(self.session.said)
        try:
            self.session.undo()
        except UndoError:
            self._print(self._words("companion-nothing-to-undo"), "bold red")
            return
        if len(self.session.said) < len(said):
            self._print(self._words("companion-taken-back", line=said[-1][0]))
        else:
            self._print(self._words("companion-answer-taken-back"))

    # Keeping the session.

    def _keep(self) -> None:
        if self.save is not None:
            self._save(self.save)

    def _save(self, path: Path) -> None:
        text = self.session.to_text()
        write_whole(path, text)
        self.written.add(path)
        self.kept = (path, text)

    def _write(self, rest: str) -> None:
        path = Path(rest) if rest else self.save
        if path is None:
            self._print(self._words("companion-which-file"), "bold red")
        elif path.exists() and path not in self.written:
            self._print(self._words("companion-file-exists", file=str(path)), "bold red")
        else:
            self._save(path)
            self._print(self._words("companion-saved", file=str(path)))

    def _quit(self) -> None:
        while self.session.said and not self._is_kept():
            name = self._read(self._words("companion-save-first") + " ")
            if not name:
                break
            try:
                self._write(name)
            except GuildhallError as error:
                self._print(str(error), "bold red")
        raise Leave

    def _is_kept(self) -> bool:
        return self.kept is not None and self.kept[1] == self.session.to_text()

    def _say_how_to_go_on(self) -> None:
        if self.session.is_over:
            return
        if self.kept is None or not self._is_kept():
            self._print(self._words("companion-not-saved"))
            return
        path = str(self.kept[0])
        command = ["guildhall", "companion", "--load", path, "--save", path]
        if self.session.locale != "en":
            command += ["--language", self.session.locale]
        self._print(self._words("companion-go-on"))
        self._print("  " + shlex.join(command))
