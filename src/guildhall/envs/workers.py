"""Games of a batch shared out to processes, which leave what they have in memory that all of them see."""

from __future__ import annotations

import multiprocessing
import traceback
from itertools import pairwise
from multiprocessing.connection import Connection
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from guildhall.engine.errors import GuildhallError
from guildhall.envs.arrays import ArrayPool
from guildhall.envs.games import Games, Job, Outcome

# A new interpreter for each: a copy of this process would inherit its threads' locks.
CONTEXT: Final = multiprocessing.get_context("spawn")
PATIENCE: Final = 10.0  # seconds for a process to end by itself


class Shared:
    """Arrays for the whole batch, in memory that goes along to other processes."""

    def __init__(self, count: int, size: int, actions: int, players: int) -> None:
        self.count = count
        self.shapes = {"observations": (size, "i2"), "masks": (actions, "?"), "rewards": (players, "f4")}
        self.shapes |= {"seats": (1, "i1"), "done": (1, "?"), "truncated": (1, "?")}
        self.shapes |= {"picks": (1, "i8"), "actions": (1, "i8")}
        self.blocks: dict[str, Any] = {
            name: CONTEXT.RawArray("b", count * width * np.dtype(kind).itemsize)
            for name, (width, kind) in self.shapes.items()
        }

    def array(self, name: str) -> NDArray[Any]:
        width, kind = self.shapes[name]
        shape = (self.count, width) if name in ("observations", "masks", "rewards") else (self.count,)
        return np.frombuffer(self.blocks[name], kind).reshape(shape)

    def write(self, part: slice, outcome: Outcome) -> None:
        for name, value in outcome._asdict().items():
            self.array(name)[part] = value

    def shelves(self) -> list[ArrayPool]:
        """For copies: the next step writes over what lies here."""
        return [ArrayPool(array.shape, array.dtype) for array in map(self.array, Outcome._fields)]


class Workers:
    """Takes the place of `Games` where there are several processes."""

    def __init__(self, job: Job, seeds: list[int], processes: int, size: int, actions: int, players: int) -> None:
        self._shared = Shared(len(seeds), size, actions, players)
        self._actions = self._shared.array("actions")
        self._found = [self._shared.array(name) for name in Outcome._fields]
        self._pools = self._shared.shelves()
        self._lines: list[Connection] = []
        self._workers: list[Any] = []
        for part in _parts(len(seeds), processes):
            here, there = CONTEXT.Pipe()
            worker = CONTEXT.Process(target=work, args=(job, seeds[part], part, self._shared, there), daemon=True)
            worker.start()
            there.close()
            self._lines.append(here)
            self._workers.append(worker)

    def look(self) -> Outcome:
        return self._wait()

    def step(self, actions: NDArray[np.int64]) -> Outcome:
        self._actions[:] = actions
        for line in self._lines:
            line.send(True)
        return self._wait()

    def _wait(self) -> Outcome:
        for line in self._lines:
            try:
                trouble = line.recv()
            except EOFError:
                trouble = "it has ended"
            if trouble:
                self.close()
                raise GuildhallError(f"A process of the batch has failed: {trouble}")
        return Outcome(*(pool.copy(array) for pool, array in zip(self._pools, self._found)))

    def close(self) -> None:
        for line in self._lines:
            line.close()  # which ends the worker's loop
        for worker in self._workers:
            worker.join(PATIENCE)
            if worker.is_alive():
                worker.terminate()
        self._lines, self._workers = [], []


def _parts(count: int, processes: int) -> list[slice]:
    """Nearly equal shares of the games, in order."""
    bounds = [count * i // processes for i in range(processes + 1)]
    return [slice(start, stop) for start, stop in pairwise(bounds)]


def work(job: Job, seeds: list[int], part: slice, shared: Shared, line: Connection) -> None:
    """What a process does: step its share of the games whenever it is told to, until the line is closed."""
    try:
        games = Games(job, seeds)
        actions = shared.array("actions")
        shared.write(part, games.look())
        line.send("")
        while line.recv():
            shared.write(part, games.step(actions[part]))
            line.send("")
    except (EOFError, OSError, KeyboardInterrupt):
        return  # nobody is there any more
    except Exception:
        line.send(traceback.format_exc())
