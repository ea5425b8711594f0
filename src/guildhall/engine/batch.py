"""Many games side by side, answered in one compiled loop."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from guildhall.engine.agenda import State
from guildhall.engine.definition import AnyGame
from guildhall.engine.observation import Encoder
from guildhall.engine.rng import Rng
from guildhall.engine.rows import Masks, RowWriter

APART: Final = 0x5DEECE66D  # keeps the two streams of a game apart
TOGETHER: Final = 8  # rows that are written before they go where they belong: they stay in the nearest cache meanwhile

# A game, its answers so far, the words of its two streams of chance, and the answer picked at random.
Row = tuple[State, int, list[int], list[int], int]


class Batch:
    """Games of one set of checked options. Each has its own chance: for the seeds of its next games, and for a random
    answer to each of its questions (`picks`)."""

    def __init__(self, definition: AnyGame, options: Mapping[str, Any], seeds: list[int], most: int) -> None:
        self.definition = definition
        self.options = options
        self.most = most  # answers after which a game is cut off
        self.encoder: Encoder = definition.encoder(options)
        self.seeds: list[Rng] = [Rng(seed) for seed in seeds]
        self.chance: list[Rng] = [Rng(seed ^ APART) for seed in seeds]
        self.states: list[State] = []
        for stream in self.seeds:
            self.states.append(self._new_game(stream))
        self.given: list[int] = [0] * len(seeds)  # answers in the running game
        self.observations = RowWriter(self.encoder.size)
        self.masks = Masks(len(self.states[0].vocabulary()))
        self.seats = bytearray(len(seeds))  # who is asked
        self.picks: list[int] = [0] * len(seeds)
        # The games that ended in the last step, by number, and how they stood then.
        self.ended: list[int] = []
        self.over: list[State] = []

    def _new_game(self, stream: Rng) -> State:
        return self.definition.start(self.options, stream.word() | stream.word() << 32, False)

    def look(self, observations: memoryview, masks: memoryview) -> None:
        """Write where the games stand into these bytes, which have room for a row for each."""
        self.ended = []
        self.over = []
        for game, state in enumerate(self.states):
            self._write(game, state, observations, masks)
        self._hand_over(len(self.states), observations, masks)

    def step(self, answers: list[int], observations: memoryview, masks: memoryview) -> None:
        """Answer every game's question, legally, and write where they stand then; a number below 0 leaves a game as it
        is. A game that ends or is cut off is among `ended` and `over`, and another one has taken its place."""
        self.ended = []
        self.over = []
        for game, answer in enumerate(answers):
            state = self.states[game]
            if answer >= 0:
                state.answer(answer)
                self.given[game] += 1
            if state.decision is None or self.given[game] >= self.most:
                self.ended.append(game)
                self.over.append(state)
                state = self._new_game(self.seeds[game])
                self.states[game] = state
                self.given[game] = 0
            # At once, while the game's data are still in the processor's caches.
            self._write(game, state, observations, masks)
        self._hand_over(len(answers), observations, masks)

    def save(self, game: int) -> Row:
        """A game and all the chance of its row, to be put back by `load`."""
        seeds, chance = self.seeds[game], self.chance[game]
        return self.states[game].clone(), self.given[game], _words(seeds), _words(chance), self.picks[game]

    def load(self, rows: list[Row], observations: memoryview, masks: memoryview) -> None:
        """Put all games back, and write where they stand."""
        for game, (state, given, seeds, _, _) in enumerate(rows):
            self.states[game] = state.clone()
            self.given[game] = given
            self.seeds[game] = Rng.load(seeds)
        self.look(observations, masks)
        for game, (_, _, _, chance, pick) in enumerate(rows):  # which looking has changed
            self.chance[game] = Rng.load(chance)
            self.picks[game] = pick

    def _write(self, game: int, state: State, observations: memoryview, masks: memoryview) -> None:
        """What the asked seat may know, and what it may answer."""
        decision = state.decision
        assert decision is not None
        seat = decision.seat(state)
        self.seats[game] = seat
        self.encoder.write(state, seat, self.observations)
        answers = state.answers
        self.masks.add(answers)
        self.picks[game] = answers[self.chance[game].below(len(answers))]
        if game % TOGETHER == TOGETHER - 1:
            self._hand_over(game + 1, observations, masks)

    def _hand_over(self, end: int, observations: memoryview, masks: memoryview) -> None:
        """The rows written since the last time, of the games before `end`."""
        rows = self.observations.rows()
        to = 2 * self.encoder.size * end
        observations[to - len(rows) : to] = rows
        self.observations.clear()
        rows = self.masks.rows()
        to = self.masks.size * end
        masks[to - len(rows) : to] = rows
        self.masks.clear()


def _words(rng: Rng) -> list[int]:
    return [rng.a, rng.b, rng.c, rng.counter]
