"""Simulations with tables, for the tests of the laboratory."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, NoReturn

import polars as pl

from guildhall.lab.simulate import Report, Simulation, simulate
from guildhall.lab.tables import TableWriter


def simulated(
    folder: Path, games: int = 6, processes: int = 1, seed: int = 1, game: str = "architects", **options: Any
) -> Report:
    """Random games, with their tables in that folder."""
    options.setdefault("players", 2)
    simulation = Simulation(game, options, ["random"] * options["players"], seed, coverage=True, tables=True)
    return simulate(simulation, games, processes, tables=TableWriter(folder, simulation, games))


def table(folder: Path, name: str) -> pl.DataFrame:
    return pl.read_parquet(folder / name / "*.parquet")


def die(task: object) -> NoReturn:
    """Work on which a process ends."""
    os._exit(1)
