"""The chance_game of one game in which chance is a player: it is asked whenever the rules are about to use it.

The engine draws from the table's own generator in the middle of carrying out an answer. Here an answer that would do so
waits: the table goes back to before it, chance gives the bytes of a new seed one by one, and then the answer is carried
out. So at a question nothing to come is decided but what lies face down on the table already.
"""

from __future__ import annotations

import json
from typing import Any, Final

from guildhall.engine.agenda import State
from guildhall.engine.definition import AnyGame
from guildhall.engine.errors import GameOverError, GuildhallError, IllegalAnswerError
from guildhall.engine.memory import Memory, noted
from guildhall.engine.rng import Rng

CHANCE: Final = -1  # those who act but are not players, in OpenSpiel's numbers
OVER: Final = -4
OUTCOMES: Final = 256
BYTES: Final = 4  # of a seed: over four thousand million deals, and as many ways to shuffle
NOTHING: Final = -1
KEPT: Final = 8  # answers until another copy is kept to go back to


class ChanceGame:
    """`longest` is the number of answers after which a game is over. There is no table before the deal."""

    def __init__(self, definition: AnyGame, options: dict[str, Any], longest: int) -> None:
        self.definition = definition
        self.options = options
        self.longest = longest
        self.player = CHANCE  # who acts
        self.table: State | None = None
        self.asked = 0  # how many answers have been given
        self.waiting = NOTHING  # the answer that waits for chance
        self.seed: list[int] = []  # the bytes of it that are known
        self._memory: Memory | None = None
        self._journal: list[int] = []  # answers and seeds since the table of the memory
        # To go back by one answer: a table that is never changed, and where in the journal it was.
        self._kept: State | None = None
        self._kept_at = 0
        self._due = 0  # where the next copy is kept
        self._used = 0  # the generator's count, by which its use shows

    # Going on.

    def apply(self, action: int) -> None:
        """An outcome of chance, or a player's answer."""
        table = self.table
        if table is None or self.player == CHANCE:
            self._reveal(action)
            return
        if self.player == OVER or action not in table.answers:
            raise self._refusal(action)
        table.answer(action)
        if table.rng.counter != self._used:
            self._wait(action)
            return
        journal = self._journal
        journal.append(action)
        if len(journal) == self._due:
            self._keep(table)
        self._ask(table)

    def _ask(self, table: State) -> None:
        """The next question, or the end."""
        self.asked += 1
        decision = table.decision
        if decision is None or self.asked >= self.longest:
            self.player = OVER
        else:
            self.player = decision.seat(table)

    def _wait(self, answer: int) -> None:
        """Back to the table before this answer, for chance to be asked. None was used since a copy was kept."""
        assert self._kept is not None
        self.table = self._kept.clone()
        for earlier in self._journal[self._kept_at :]:
            self.table.answer(earlier)
        self.waiting = answer
        self.player = CHANCE

    def _reveal(self, byte: int) -> None:
        if not 0 <= byte < OUTCOMES:
            raise ValueError(f"Chance has outcomes from 0 to {OUTCOMES - 1}, not {byte}.")
        self.seed.append(byte)
        if len(self.seed) == BYTES:
            seed = int.from_bytes(bytes(self.seed), "big")
            self.seed = []
            if self.table is None:
                self._deal(seed)
            else:
                self._carry_out(self.table, seed)

    def _deal(self, seed: int) -> None:
        table = self.definition.start(self.options, seed, True)
        self._memory = Memory.of_deal(table)
        self._lay(table)
        assert table.decision is not None
        self.player = table.decision.seat(table)

    def _carry_out(self, table: State, seed: int) -> None:
        """The answer that waited, now that chance is known."""
        table.rng = Rng(seed)
        table.answer(self.waiting)
        self._journal += [noted(seed), self.waiting]
        self.waiting = NOTHING
        self._keep(table)
        self._ask(table)

    def _lay(self, table: State) -> None:
        table.events = None
        self.table = table
        self._keep(table)

    def _keep(self, table: State) -> None:
        self._kept = table.clone()
        self._kept_at = len(self._journal)
        self._due = self._kept_at + KEPT
        self._used = table.rng.counter

    def _refusal(self, answer: int) -> GuildhallError:
        assert self.table is not None
        if self.player == OVER:
            return GameOverError(f"The game is over: action {answer} does nothing.")
        tokens = self.table.vocabulary().tokens
        said = tokens[answer] if 0 <= answer < len(tokens) else "no word of the game"
        legal = [f"{number} ({tokens[number]})" for number in sorted(self.table.answers)]
        return IllegalAnswerError(f"Action {answer} ({said}) is not legal.", answer, legal)

    def legal(self) -> list[int]:
        """The legal answers in ascending order."""
        return [] if self.table is None else sorted(self.table.answers)

    # What a seat knows.

    def memory(self) -> Memory | None:
        """Brought up to date."""
        if self._memory is not None and (self._journal or self._memory.news):
            self._memory = self._memory.after(self._journal)
            self._journal = []
            self._kept, self._kept_at, self._due = self._memory.table, 0, KEPT
        return self._memory

    def observation_string(self, seat: int) -> str:
        return "" if self.table is None else json.dumps(self.table.view(seat))

    def information_string(self, seat: int) -> str:
        memory = self.memory()
        return "" if memory is None else memory.told[seat] + self.observation_string(seat)

    # Copies.

    def clone(self) -> ChanceGame:
        other = ChanceGame(self.definition, self.options, self.longest)
        other.player = self.player
        other.table = None if self.table is None else self.table.clone()
        other.asked = self.asked
        other.waiting = self.waiting
        other.seed = self.seed[:]
        other._memory = self._memory
        other._journal = self._journal[:]
        other._kept = self._kept
        other._kept_at = self._kept_at
        other._due = self._due
        other._used = self._used
        return other

    def __deepcopy__(self, memo: object) -> ChanceGame:
        return self.clone()

    def dealt_again(self, seat: int, rng: Rng) -> ChanceGame:
        """What the seat knows of this game, with all that it cannot know dealt again."""
        memory = self.memory()
        if self.table is None or memory is None or self.waiting != NOTHING:
            raise ValueError("While chance is asked nothing can be dealt again: do so at a player's question.")
        other = ChanceGame(self.definition, self.options, self.longest)
        other.player = self.player
        other.asked = self.asked
        other._lay(self.table.determinize(seat, rng))
        assert other._kept is not None
        other._memory = memory.known_to(seat, other._kept)
        return other

    # As text.

    def save(self) -> dict[str, Any]:
        """Plain data, from which `load` makes the same chance_game."""
        memory = self.memory()
        return {
            "player": self.player,
            "asked": self.asked,
            "waiting": self.waiting,
            "seed": self.seed,
            "position": None if self.table is None else self.table.position(),
            "told": None if memory is None else memory.told,
            "said": None if memory is None else memory.said,
        }

    @staticmethod
    def load(definition: AnyGame, options: dict[str, Any], longest: int, data: dict[str, Any]) -> ChanceGame:
        chance_game = ChanceGame(definition, options, longest)
        if data["position"] is not None:
            table = definition.load_position(data["position"])
            chance_game._lay(table)
            chance_game._memory = Memory(table.clone(), data["told"], data["said"])
        chance_game.player = data["player"]
        chance_game.asked = data["asked"]
        chance_game.waiting = data["waiting"]
        chance_game.seed = data["seed"]
        return chance_game

    def __str__(self) -> str:
        """Everything, hidden things too: for debugging."""
        if self.table is None:
            lines = ["before the deal"]
        else:
            lines = [json.dumps(self.table.position())]
            if self.waiting != NOTHING:
                lines.append(f"waits for chance: {self.table.vocabulary().tokens[self.waiting]}")
        if self.seed:
            lines.append(f"chance so far: {self.seed}")
        return "\n".join(lines)
