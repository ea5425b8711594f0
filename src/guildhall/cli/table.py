"""The table in the terminal: whose turn it is, what they see, what they may say.

Everything shown comes from the view of the seat that is asked. Bots get views as well.
"""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from guildhall.bots import Sight
from guildhall.cli.scoring import score_table, seat_name, who_won
from guildhall.cli.settings import words
from guildhall.engine.errors import GuildhallError
from guildhall.engine.message import Message
from guildhall.game import Game, Option
from guildhall.lab.playing import Guarded
from guildhall.screens import screen_for
from guildhall.screens.pieces import COLOURS, Screen
from guildhall.words import say

LOG_LINES: Final = 8  # shown above a question; `l` shows all
LOG_LINES_WITH_REASONS: Final = 20  # the same where an opponent explains its turns
LONG_LIST: Final = 9  # options beyond which they stand in two columns
OPTION_GAPS: Final = 8  # columns for an option's number and the gaps beside it


class Leave(Exception):
    """Somebody leaves the table."""


class TableForPeople:
    """A game with people at the keyboard and bots beside them.

    `bots` names a bot for each player's seat, None where a person sits. `again` are the commands that continue a saved
    game and that set up the same table again.
    """

    def __init__(
        self,
        game: Game,
        bots: Sequence[str | None],
        console: Console,
        save: Path | None,
        again: tuple[list[str], list[str]],
    ) -> None:
        self.game = game
        self.console = console
        self.save = save
        self.written: set[Path] = set()
        # The file with the game as it stands, and the answers in it.
        self.kept: tuple[Path, list[int]] | None = None
        self.go_on, self.fresh = again
        # A game that is loaded again must not repeat the chance of its beginning.
        salt = len(game.answers) * len(game.seats)
        self.bots: list[Guarded | None] = [
            None if name is None else Guarded(name, seat, game.seed, salt=salt) for seat, name in enumerate(bots)
        ]
        self.people = [seat for seat, bot in enumerate(self.bots) if bot is None]
        self.at_keyboard = self.people[0] if len(self.people) == 1 else -1
        self.told = 0  # answers up to which a table of bots has heard the log

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        try:
            while not self.game.is_over:
                seat = self.game.decision.seat
                bot = self.bots[seat]
                if bot is None:
                    self._keep()
                    self._hand_over(seat)
                    self._ask_person(seat)
                else:
                    self._ask_bot(bot)
        except (Leave, KeyboardInterrupt):
            self._say_how_to_resume()
            return
        self._keep()
        self._end()

    def _ask_bot(self, bot: Guarded) -> None:
        mishaps = len(bot.mishaps)
        self.game.choose(bot.answer(Sight(self.game.state), len(self.game.answers)))
        for mishap in bot.mishaps[mishaps:]:
            self._complain(words("bot-mishap", bot=bot.name, message=mishap.message))
        if not self.people:
            for line in log_lines(self.game, None, self.told):
                self.console.print(line)
            self.told = len(self.game.answers) + 1

    # A person's turn.

    def _hand_over(self, seat: int) -> None:
        """Several people share the keyboard: nobody sees the hand of the player before."""
        if seat == self.at_keyboard:
            return
        self._wipe()
        self._read(words("hand-over", seat=seat_name(self.game.seats[seat])) + " ")
        self._wipe()
        self.at_keyboard = seat

    def _wipe(self) -> None:
        if self.console.is_terminal:
            self.console.clear()
            # Also what can be scrolled back to.
            self.console.file.write("\x1b[3J")
            self.console.file.flush()

    def _ask_person(self, seat: int) -> None:
        """Show the table and take lines until one of them answers the question, or takes something back."""
        self.show(seat)
        number = len(self.game.answers)
        while len(self.game.answers) == number:
            self._obey(self._read(words("your-answer", seat=seat_name(self.game.seats[seat])) + " "), seat)

    def show(self, seat: int) -> None:
        """The table as that seat sees it, what happened lately, and the question."""
        if self.console.is_terminal:
            self.console.clear()
        view = self.game.view(seat)
        self.console.print(Rule(Text(heading(self.game, view), style="bold"), style="bright_black"))
        self.console.print(screen(self.game, view).table(self.console.width))
        self._show_log(seat, LOG_LINES if "solo" not in view else LOG_LINES_WITH_REASONS)
        self._show_question(seat)

    def _show_log(self, seat: int, most: int | None) -> None:
        # From the seat's latest answer on. Before its first, what lies on the table needs no telling.
        since = max(1, self._last_answer_of(seat) + 1) if most is not None else 0
        lines = log_lines(self.game, seat, since)
        left_out = max(0, len(lines) - most) if most is not None else 0
        if left_out:
            self.console.print(Text("  " + words("earlier", number=left_out), style="dim"))
        for line in lines[left_out:]:
            self.console.print(line)

    def _last_answer_of(self, seat: int) -> int:
        """The number of the seat's latest answer; -1 if it gave none."""
        given = [number for number, by in enumerate(self.game.answered_by) if by == seat]
        return given[-1] if given else -1

    def _show_question(self, seat: int) -> None:
        name = seat_name(self.game.seats[seat])
        self.console.print()
        self.console.print(Text(words("question", seat=name, prompt=self.game.decision.prompt), style="bold"))
        self.console.print(option_list(self.game.options, self.console.width))
        self.console.print(Text(words("hint"), style="dim"))

    def _read(self, prompt: str) -> str:
        try:
            line = self.console.input(Text(prompt, style="bold"))
        except (EOFError, KeyboardInterrupt) as end:
            self.console.print()
            raise Leave from end
        except UnicodeDecodeError:
            # Bytes that are not text: the line is lost, and nobody knows what was meant.
            line = "\ufffd"
        if not self.console.is_terminal:
            self.console.print(Text(line))  # a pipe does not echo its input
        return line.strip()

    # What a person can say.

    def _obey(self, line: str, seat: int) -> None:
        command, _, rest = line.partition(" ")
        rest = rest.strip()
        try:
            if not line:
                self._complain(words("say-something"))
            elif line.isdecimal():
                self._answer_number(line)
            elif command == "u":
                self._take_back(rest, seat)
            elif command == "s":
                self.console.print(score_table(self.game))
            elif command == "v":
                self._look_at(rest, seat)
            elif command == "n":
                self._show_reasons()
            elif command == "l":
                self._show_log(seat, None)
            elif command == "b":
                self.show(seat)
            elif command == "w":
                self._write(rest)
            elif command in ("h", "?"):
                self.console.print(Text(words("help")))
            elif command == "q":
                self._quit()
            else:
                self._answer_token(line)
        except GuildhallError as error:
            self._complain(str(error))

    def _complain(self, sentence: str) -> None:
        self.console.print(Text(sentence, style="bold red"))

    def _answer_number(self, text: str) -> None:
        options = self.game.options
        if len(text) > 9 or not 1 <= int(text) <= len(options):
            self._complain(words("no-such-number", text=text, number=len(options)))
        else:
            self.game.choose(options[int(text) - 1])

    def _answer_token(self, text: str) -> None:
        """A token, or enough of it to tell it from the others: "quarry" for "place quarry"."""
        wanted = " ".join(text.lower().split())
        tokens = [option.token for option in self.game.options]
        if wanted not in tokens:
            near = [token for token in tokens if wanted in token]
            if len(near) == 1:
                wanted = near[0]
            elif near:
                self._complain(words("several-fit", text=text, tokens=", ".join(near)))
                return
        self.game.choose(wanted)

    def _take_back(self, rest: str, seat: int) -> None:
        """Back to the latest question that a person answered; what the bots said since then goes with it."""
        times = int(rest) if rest.isdecimal() and len(rest) < 5 else 1 if not rest else 0
        mine = [number for number, by in enumerate(self.game.answered_by) if by in self.people]
        if not 1 <= times <= len(mine):
            self._complain(words("cannot-undo", number=len(mine)))
            return
        steps = len(self.game.answers) - mine[-times]
        shown = self.game.reveals(steps)
        if shown:
            numbers = ", ".join(str(number + 1) for number in shown)
            self._complain(words("undo-reveals", count=len(shown), numbers=numbers))
            if self._read(words("undo-anyway") + " ").lower() not in ("y", "yes"):
                self.console.print(words("undo-not"))
                return
        self.game.undo(steps)

    def _look_at(self, rest: str, seat: int) -> None:
        drawn = screen(self.game, self.game.view(seat))
        options = self.game.options
        name = rest
        if rest.isdecimal() and len(rest) < 5 and 1 <= int(rest) <= len(options):
            target = options[int(rest) - 1].target
            name = target.partition(":")[2]
            if not drawn.is_card(target):
                self._complain(words("option-without-card", number=rest))
                return
        if not name:
            self._complain(words("which-card"))
            return
        found = drawn.look(name)
        if not found:
            self._complain(words("no-such-card", text=name))
        for card in found:
            self.console.print(card)

    def _show_reasons(self) -> None:
        """What the question is also about, and what keeps it from the answers."""
        reasons = self.game.reasons()
        if not reasons:
            self.console.print(words("nothing-refused"))
            return
        grid = Table.grid(padding=(0, 2))
        for reason in reasons:
            grid.add_row(Text("  " + reason.token, style="dim"), reason.text)
        self.console.print(grid)

    # Keeping the game.

    def _keep(self) -> None:
        """With --save, every step goes into the file."""
        if self.save is not None:
            self._save(self.save)

    def _save(self, path: Path) -> None:
        self.game.save(path)
        self.written.add(path)
        self.kept = (path, list(self.game.answers))

    def _kept_in(self) -> Path | None:
        """The file in which the game is found as it stands now."""
        return self.kept[0] if self.kept is not None and self.kept[1] == self.game.answers else None

    def _write(self, rest: str) -> None:
        path = Path(rest) if rest else self.save
        if path is None:
            self._complain(words("which-file"))
        elif path.exists() and path not in self.written:
            self._complain(words("file-exists", file=str(path)))
        else:
            self._save(path)
            self.console.print(words("saved", file=str(path)))

    def _quit(self) -> None:
        while self._kept_in() is None and self.game.answers:
            name = self._read(words("save-first") + " ")
            if not name:
                break
            try:
                self._write(name)
            except GuildhallError as error:
                self._complain(str(error))
        raise Leave

    def _say_how_to_resume(self) -> None:
        try:
            self._keep()
        except GuildhallError as error:
            self._complain(str(error))
        path = self._kept_in()
        if path is None:
            self.console.print(words("not-saved"))
            command = self.fresh
        else:
            self.console.print(words("kept", file=str(path)))
            command = [*self.go_on, "--load", str(path), "--save", str(path)]
        self.console.print(Text("  " + shlex.join(command)), soft_wrap=True)

    # The end.

    def _end(self) -> None:
        seat = self.people[0] if len(self.people) == 1 else None
        view = self.game.view(seat)
        if self.people:
            if self.console.is_terminal:
                self.console.clear()
            self.console.print(Rule(Text(heading(self.game, view), style="bold"), style="bright_black"))
            self.console.print(screen(self.game, view).table(self.console.width))
            since = max((self._last_answer_of(person) for person in self.people), default=-1) + 1
            for line in log_lines(self.game, seat, since)[-LOG_LINES:]:
                self.console.print(line)
        self.console.print(score_table(self.game))
        self.console.print(Text(who_won(self.game), style="bold"))
        if self.save is not None:
            self.console.print(words("saved", file=str(self.save)))


def screen(game: Game, view: dict[str, Any]) -> Screen:
    return screen_for(game.definition.key, view)


def heading(game: Game, view: dict[str, Any]) -> str:
    title = words(f"game-{game.definition.key}")
    # As text: a seed and a turn are names, not amounts, and get no thousands separator.
    return words("heading", game=title, turn=str(view["turn"]["number"]), seed=str(game.seed))


def log_lines(game: Game, seat: int | None, since: int = 0) -> list[Text]:
    """What happened, as that seat may know it, with a mark in the colour of the seat concerned."""
    lines: list[Text] = []
    for message in game.messages(seat, since):
        whose = message.args.get("seat")
        colour = COLOURS[whose.name.removeprefix("seat-")] if isinstance(whose, Message) else ""
        lines.append(Text("  ▪ ", style=colour).append(say(message), style="default"))
    return lines


def option_list(options: Sequence[Option], width: int) -> RenderableType:
    """The options, numbered, each with its token; many of them in two columns, if there is room."""
    widest = max(len(option.text) for option in options) + max(len(option.token) for option in options)
    columns = 2 if len(options) > LONG_LIST and 2 * (widest + OPTION_GAPS) <= width else 1
    each = -(-len(options) // columns)
    grid = Table.grid(padding=(0, 2))
    for _ in range(columns):
        grid.add_column(justify="right", style="bold cyan", no_wrap=True)
        grid.add_column()
        grid.add_column(style="dim")
    for row in range(each):
        cells: list[str] = []
        for number in range(row, len(options), each):
            cells += [str(number + 1), options[number].text, options[number].token]
        grid.add_row(*cells)
    return grid
