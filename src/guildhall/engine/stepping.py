"""All steps and questions of a game by name, found where they are written: what an agenda can be made of."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator, Sequence
from typing import Any

from guildhall.engine.agenda import State, Step
from guildhall.engine.errors import PositionError
from guildhall.engine.position import integer

Steps = dict[str, type[Step[Any]]]


def steps_in(package: str, besides: Sequence[str] = (), later: Sequence[str] = ()) -> Steps:
    """The steps that the modules of a package define, in the order of their names: an observation counts them so.

    `besides` are folders of the package that have steps of their own; `later` are steps that came when the others were
    released, and stand behind them. What a module called `steps` defines is for others to build on.
    """
    for module in _modules(package, besides):
        importlib.import_module(module)
    found: Steps = {}
    kinds: Any = Step
    for step in _below(kinds):
        home: str = step.__module__
        inside = home.startswith(package + ".") and not any(home.startswith(f"{package}.{other}.") for other in besides)
        if inside and not home.endswith(".steps"):
            add_step(found, step)
    names = sorted(found, key=lambda name: (later.index(name) if name in later else -1, name))
    return {name: found[name] for name in names}


def add_step(steps: Steps, step: type[Step[Any]]) -> None:
    """Positions name steps, so no two of a game have the same name."""
    kind: Any = step  # compiled, a class object has no module to its type
    name: str = kind.__name__
    other: Any = steps.get(name, step)
    if other is not kind:
        raise ValueError(f"Two steps are called {name!r}: in {other.__module__} and in {kind.__module__}.")
    steps[name] = step


def _modules(package: str, besides: Sequence[str]) -> Iterator[str]:
    path = importlib.import_module(package).__path__
    for module in pkgutil.iter_modules(path):
        if module.ispkg:
            if module.name not in besides:
                yield from _modules(f"{package}.{module.name}", ())
        else:
            yield f"{package}.{module.name}"


def _below(kind: Any) -> Iterator[Any]:
    for inner in kind.__subclasses__():
        yield inner
        yield from _below(inner)


def check_steps(state: State) -> None:
    """For a position: the steps on its agenda hold seats, cards and counts that there are."""
    for i, step in enumerate(state.agenda):
        where = f"agenda[{i}]"
        takes = type(step).takes
        for j, number in enumerate(step.args()):
            meaning = takes[min(j, len(takes) - 1)] if takes else None
            if meaning is None:
                raise PositionError(f"{where}: {step.name()} takes no numbers.", number)
            integer(number, f"{where}[{j + 1}]", meaning.least(state), meaning.most(state))
        complaint = step.complaint(state)
        if complaint:
            raise PositionError(f"{where}: {complaint}", step.args())
