"""What many games show: small tables of shares, means and quantiles, computed from the large ones.

An interval is Wilson's, of 95 %. A victory that is shared counts in full for each who shares it.
"""

from __future__ import annotations

from typing import Final

import polars as pl

from guildhall.lab.collect import CARDS, GAMES, OFFERED, SEATS, TURNS, column
from guildhall.lab.rating import wilson
from guildhall.lab.reading import Run

PHASES: Final = 10  # of a game, from its first turn to its last
FEWEST: Final = 10  # seats of which a mean is shown
PAIRED: Final = 30  # seats that had both cards of a pair
SHOWN: Final = 12  # pairs at each end


def _with_interval(counts: pl.DataFrame, run: Run) -> pl.DataFrame:
    """The share of `won` in `seats`, with its interval, and what would be even."""
    ends = [wilson(won, seats) for won, seats in zip(counts["won"], counts["seats"])]
    return counts.with_columns(
        (pl.col("won") / pl.col("seats")).alias("share"),
        pl.Series("low", [low for low, _ in ends], dtype=pl.Float64),
        pl.Series("high", [high for _, high in ends], dtype=pl.Float64),
        pl.lit(1 / run.seats).alias("fair"),
    )


class Summary:
    """A run in a few numbers."""

    def __init__(self, run: Run) -> None:
        games = run.table(GAMES).filter(pl.col("error").is_null()).select(
            pl.len().alias("games"),
            pl.col("rounds").mean().alias("rounds"),
            pl.col("rounds").std().fill_null(0).alias("rounds_sd"),
            pl.col("answers").mean().alias("answers"),
            pl.col("best").mean().alias("best"),
            pl.col("margin").mean().alias("margin"),
            (pl.col("winners").list.len() > 1).mean().alias("shared"),
            pl.col("mishaps").sum().alias("mishaps"),
        ).collect()  # fmt: skip
        points = run.table(SEATS).select(
            pl.col("points").mean().alias("mean"), pl.col("points").std().fill_null(0).alias("sd")
        ).collect()  # fmt: skip
        self.games = int(games["games"][0])
        self.errors = run.played - run.finished
        self.mishaps = int(games["mishaps"][0])
        self.rounds = float(games["rounds"][0])
        self.rounds_sd = float(games["rounds_sd"][0])
        self.answers = float(games["answers"][0])
        self.best = float(games["best"][0])
        self.margin = float(games["margin"][0])
        self.shared = float(games["shared"][0])
        self.points = float(points["mean"][0])
        self.points_sd = float(points["sd"][0])


def points_by_category(run: Run) -> pl.DataFrame:
    """For each category that is not the same for all: the middle half of the seats, nine tenths of them, the mean."""
    names = {column(category): category for category in run.categories}
    spread = (
        run.table(SEATS)
        .select(*names, pl.col("points").alias("total"))
        .unpivot(variable_name="category", value_name="points")
        .group_by("category", maintain_order=True)
        .agg(
            *[
                pl.col("points").quantile(share, "nearest").alias(name)
                for name, share in (("low", 0.05), ("q1", 0.25), ("median", 0.5), ("q3", 0.75), ("high", 0.95))
            ],
            pl.col("points").mean().alias("mean"),
            pl.col("points").n_unique().alias("values"),
        )
        .filter(pl.col("values") > 1)
        .with_columns(pl.col("category").replace(names))
    )
    return spread.collect()


def totals(run: Run, width: int) -> pl.DataFrame:
    """How the final points of winners and of the others are spread: the share of each group, in steps of `width`."""
    return _shares(
        run.table(SEATS).select((pl.col("points").floordiv(width) * width).alias("from"), "won"), ["won"]
    ).collect()


def lengths(run: Run, width: int) -> pl.DataFrame:
    """How many of the games had so many rounds, in steps of `width`."""
    games = run.table(GAMES).filter(pl.col("error").is_null())
    return _shares(games.select((pl.col("rounds").floordiv(width) * width).alias("from")), []).collect()


def _shares(values: pl.LazyFrame, groups: list[str]) -> pl.LazyFrame:
    counts = values.group_by([*groups, "from"]).agg(pl.len().alias("count"))
    whole = pl.col("count").sum()
    share = pl.col("count") / (whole.over(groups) if groups else whole)
    return counts.with_columns(share.alias("share")).sort([*groups, "from"])


def step(least: int, most: int, bars: int = 30) -> int:
    """A round width with which this range makes not many more bars than that."""
    width = 1
    for factor in (2, 5, 10, 20, 50, 100, 200, 500):
        if (most - least) / width <= bars:
            break
        width = factor
    return width


def extent(run: Run, table: str, name: str) -> tuple[int, int]:
    """The least and the most of a column."""
    found = run.table(table).select(pl.col(name).min().alias("least"), pl.col(name).max().alias("most")).collect()
    return int(found["least"][0]), int(found["most"][0])


def wins_by(run: Run, by: str) -> pl.DataFrame:
    """Who wins how often, by `order` (of turns), `seat` or `bot`."""
    counts = (
        run.table(SEATS)
        .group_by(by, maintain_order=True)
        .agg(pl.len().cast(pl.Int64).alias("seats"), pl.col("won").sum().cast(pl.Int64).alias("won"))
    )
    found = _with_interval(counts.collect(), run)
    return found.sort(by) if by == "order" else found


def cards_taken(run: Run, use: str) -> pl.DataFrame:
    """For each card used so: by how many seats, how many of these won, and in which share of the games somebody did."""
    taken = run.table(CARDS).filter(pl.col("use") == use).select("game", "seat", "card").unique()
    counts = (
        taken.join(run.table(SEATS).select("game", "seat", "won"), on=["game", "seat"])
        .group_by("card")
        .agg(
            pl.len().cast(pl.Int64).alias("seats"),
            pl.col("won").sum().cast(pl.Int64).alias("won"),
            (pl.col("game").n_unique() / run.finished).alias("taken"),
        )
    )
    return _with_interval(counts.collect(), run).sort(["share", "card"], descending=[True, False])


def offers(run: Run, use: str) -> pl.DataFrame:
    """For each card: how many seats could have taken it at some question, how many of them did, and which share of
    either group won."""
    cards = run.table(CARDS)
    won = run.table(SEATS).select("game", "seat", "won")
    taken = cards.filter(pl.col("use") == use).select("game", "seat", "card", pl.lit(True).alias("took")).unique()
    found = (
        cards.filter(pl.col("use") == use + OFFERED)
        .select("game", "seat", "card")
        .unique()
        .join(taken, on=["game", "seat", "card"], how="left")
        .with_columns(pl.col("took").fill_null(False))
        .join(won, on=["game", "seat"])
        .group_by("card")
        .agg(
            pl.len().cast(pl.Int64).alias("seats"),
            pl.col("took").sum().cast(pl.Int64).alias("took"),
            pl.col("won").filter(pl.col("took")).mean().alias("won_with"),
            pl.col("won").filter(~pl.col("took")).mean().alias("won_without"),
        )
        .collect()
    )
    ends = [wilson(took, seats) for took, seats in zip(found["took"], found["seats"])]
    return found.with_columns(
        (pl.col("took") / pl.col("seats")).alias("share"),
        pl.Series("low", [low for low, _ in ends], dtype=pl.Float64),
        pl.Series("high", [high for _, high in ends], dtype=pl.Float64),
        (pl.col("took").sum() / pl.col("seats").sum()).alias("fair"),
    ).sort(["share", "card"], descending=[True, False])


def when(run: Run, use: str) -> pl.DataFrame:
    """For each card and each phase of the game, the share of the card's takings that fell there."""
    length = run.table(GAMES).select("game", pl.col("turns").alias("of"))
    return (
        run.table(CARDS)
        .filter((pl.col("use") == use) & (pl.col("turn") > 0))
        .join(length, on="game")
        .with_columns(((pl.col("turn") - 1) * PHASES // pl.col("of") + 1).clip(1, PHASES).alias("phase"))
        .group_by("card", "phase")
        .agg(pl.len().cast(pl.Int64).alias("times"), pl.col("turn").sum().alias("turns"))
        .with_columns((pl.col("times") / pl.col("times").sum().over("card")).alias("share"))
        .sort("card", "phase")
        .collect()
    )


def pairs(run: Run, uses: list[str]) -> pl.DataFrame:
    """Two cards that the same seat took: how often such a seat won, and how often it would have if each card did its
    part by itself (their odds multiplied). `apart` is the difference in standard deviations, the largest first. `all`
    is the number of pairs that enough seats had."""
    taken = run.table(CARDS).filter(pl.col("use").is_in(uses) & pl.col("kind").is_not_null())
    held = (
        taken.select("game", "seat", pl.concat_str("kind", "card", separator=":").alias("card"))
        .unique()
        .join(run.table(SEATS).select("game", "seat", "won"), on=["game", "seat"])
    )
    alone = held.group_by("card").agg(pl.col("won").mean().clip(0.01, 0.99).alias("rate"))
    even = run.table(SEATS).select(pl.col("won").mean().clip(0.01, 0.99)).collect()["won"][0]
    odds = [pl.col(name) / (1 - pl.col(name)) for name in ("rate", "rate_right")]
    expected = odds[0] * odds[1] / (even / (1 - even))
    return (
        held.join(held.select("game", "seat", "card"), on=["game", "seat"], suffix="_right")
        .filter(pl.col("card") < pl.col("card_right"))
        .group_by("card", "card_right")
        .agg(pl.len().cast(pl.Int64).alias("seats"), pl.col("won").sum().cast(pl.Int64).alias("won"))
        .filter(pl.col("seats") >= PAIRED)
        .join(alone, on="card")
        .join(alone.rename({"card": "card_right", "rate": "rate_right"}), on="card_right")
        .with_columns((expected / (1 + expected)).alias("expected"), (pl.col("won") / pl.col("seats")).alias("share"))
        .with_columns(
            (
                (pl.col("share") - pl.col("expected"))
                / (pl.col("expected") * (1 - pl.col("expected")) / pl.col("seats")).sqrt()
            ).alias("apart"),
            pl.len().cast(pl.Int64).alias("all"),
        )
        .sort(["apart", "card", "card_right"], descending=[True, False, False])
        .collect()
    )


def strategies(run: Run) -> pl.DataFrame:
    """Seats grouped by the place that they visited more than others did, by standard deviations of its share of a
    seat's visits: how many there are, how many won, and their points."""
    seats = run.table(SEATS).select("game", "seat", "won", "points")
    counts = (
        run.table(TURNS)
        .select("game", "seat", pl.col("places").alias("place"))
        .explode("place")
        .drop_nulls("place")
        .group_by("game", "seat", "place")
        .agg(pl.len().alias("visits"))
        .collect()
    )
    if not counts.height:
        return pl.DataFrame(schema={"place": pl.String, "seats": pl.Int64, "won": pl.Int64})
    every = counts.select("game", "seat").unique().join(counts.select("place").unique(), how="cross")
    grouped = (
        every.join(counts, on=["game", "seat", "place"], how="left")
        .with_columns(pl.col("visits").fill_null(0))
        .with_columns((pl.col("visits") / pl.col("visits").sum().over("game", "seat")).alias("part"))
        .with_columns(
            ((pl.col("part") - pl.col("part").mean().over("place")) / pl.col("part").std().over("place"))
            .fill_nan(0)
            .fill_null(0)
            .alias("more")
        )
        .sort(["game", "seat", "more", "place"], descending=[False, False, True, False])
        .group_by("game", "seat", maintain_order=True)
        .first()
        .join(seats.collect(), on=["game", "seat"])
        .group_by("place")
        .agg(
            pl.len().cast(pl.Int64).alias("seats"),
            pl.col("won").sum().cast(pl.Int64).alias("won"),
            pl.col("points").mean().alias("points"),
        )
    )
    return _with_interval(grouped, run).sort(["share", "place"], descending=[True, False])


def visits(run: Run) -> pl.DataFrame:
    """For each phase of the game and each place, the share of that phase's turns in which somebody went there."""
    length = run.table(GAMES).select("game", "turns")
    turns = (
        run.table(TURNS)
        .select("game", "turn", "places")
        .join(length, on="game")
        .with_columns(((pl.col("turn") - 1) * PHASES // pl.col("turns") + 1).alias("phase"))
    )
    each = turns.group_by("phase").agg(pl.len().alias("of"))
    return (
        turns.select("phase", pl.col("places").alias("place"))
        .explode("place")
        .drop_nulls("place")
        .group_by("phase", "place")
        .agg(pl.len().alias("visits"))
        .join(each, on="phase")
        .with_columns((pl.col("visits") / pl.col("of")).alias("share"))
        .sort("phase", "place")
        .collect()
    )


def path(run: Run, measure: str) -> pl.DataFrame:
    """A measure at the end of a seat's 1st, 2nd … turn: mean and standard deviation, of winners and of the others.

    Rounds that less than a tenth of the seats reach are left out: they show only the longest games.
    """
    won = run.table(SEATS).select("game", "seat", "won")
    most = run.finished * run.seats
    value = pl.col(measure)
    return (
        run.table(TURNS)
        .select("game", "seat", "round", measure)
        .join(won, on=["game", "seat"])
        .with_columns(pl.len().over("round").alias("reached"))
        .filter(pl.col("reached") >= most / 10)
        .group_by("round", "won")
        .agg(
            pl.len().alias("seats"),
            value.mean().alias("mean"),
            value.std().fill_null(0).alias("sd"),
            value.min().alias("least"),
            value.max().alias("most"),
        )
        .with_columns(
            pl.max_horizontal(pl.col("mean") - pl.col("sd"), "least").alias("low"),
            pl.min_horizontal(pl.col("mean") + pl.col("sd"), "most").alias("high"),
        )
        .filter(pl.col("seats") >= min(FEWEST, run.finished))
        .sort("won", "round")
        .collect()
    )
