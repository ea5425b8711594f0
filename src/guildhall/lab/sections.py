"""The sections of a report: for each a plot, how to read it, what it shows, and the numbers behind it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import polars as pl

from guildhall.engine.study import Measure, Use
from guildhall.lab import findings
from guildhall.lab.collect import GAMES, SEATS
from guildhall.lab.plots import Plots
from guildhall.lab.rating import wilson
from guildhall.lab.reading import Run
from guildhall.lab.wording import Wording


class Section:
    """One plot with everything around it. `shows` says for each run what one sees, after the run's name if there are
    two."""

    def __init__(
        self,
        key: str,
        title: str,
        reading: str,
        shows: list[tuple[str, str]],
        spec: dict[str, Any],
        head: list[str],
        rows: list[list[str]],
    ) -> None:
        self.key = key
        self.title = title
        self.reading = reading
        self.shows = shows
        self.spec = spec
        self.head = head
        self.rows = rows


class Sections:
    """Makes the sections for one or two runs of one game."""

    def __init__(self, runs: dict[str, Run], words: Wording) -> None:
        self.runs = runs  # by the names that the report gives them
        self.words = words
        self.plots = Plots(words, list(runs))
        self.two = len(runs) == 2

    def all(self) -> list[Section]:
        found: list[Section | None] = [self._points(), self._totals()]
        found += [self._wins(by) for by in ("order", "seat", "bot")]
        found += [self._path(measure) for measure in self._followed()]
        found += [self._visits(), self._strategies(), self._lengths()]
        for use in self._uses():
            found += [self._cards(use), self._offers(use), self._when(use)]
        found.append(self._pairs())
        return [section for section in found if section is not None]

    # What the sections share.

    def _each(self, find: Callable[[Run], pl.DataFrame]) -> dict[str, pl.DataFrame]:
        return {name: find(run).with_columns(pl.lit(name).alias("run")) for name, run in self.runs.items()}

    def _shows(self, tables: dict[str, pl.DataFrame], tell: Callable[[pl.DataFrame], str]) -> list[tuple[str, str]]:
        return [(name if self.two else "", tell(table)) for name, table in tables.items() if table.height]

    def _rows(self, tables: dict[str, pl.DataFrame], cells: Callable[[dict[str, Any]], list[str]]) -> list[list[str]]:
        return [
            [*([name] if self.two else []), *cells(row)]
            for name, table in tables.items()
            for row in table.iter_rows(named=True)
        ]

    def _head(self, *names: str) -> list[str]:
        return [self.words.say(name) for name in (*(["run"] if self.two else []), *names)]

    def _uses(self) -> list[Use]:
        """Ways of taking cards, in each run's order."""
        found: dict[str, Use] = {}
        for run in self.runs.values():
            for use in run.subjects.uses:
                if use.kind:
                    found.setdefault(use.key, use)
        return list(found.values())

    def _followed(self) -> list[Measure]:
        found: dict[str, Measure] = {}
        for run in self.runs.values():
            for measure in run.subjects.measures:
                if measure.followed:
                    found.setdefault(measure.key, measure)
        return list(found.values())

    def _grouped(self, table: pl.DataFrame) -> pl.DataFrame:
        """With the words for winners and others."""
        names = {True: self.words.say("winners"), False: self.words.say("others")}
        return table.with_columns(pl.Series("group", [names[won] for won in table["won"]], dtype=pl.String))

    def _stepped(self, table: pl.DataFrame, width: int) -> pl.DataFrame:
        """With the end of each step, and the step in words."""
        ranges = [
            str(start) if width == 1 else self.words.say("range", least=str(start), most=str(start + width - 1))
            for start in table["from"]
        ]
        return table.with_columns((pl.col("from") + width).alias("to"), pl.Series("range", ranges, dtype=pl.String))

    # The sections.

    def _points(self) -> Section:
        words = self.words
        tables = {
            name: table.with_columns(
                pl.Series("label", [words.category(key) for key in table["category"]], dtype=pl.String)
            )
            for name, table in self._each(findings.points_by_category).items()
        }
        whole = pl.concat(tables.values())
        order = list(dict.fromkeys(label for table in tables.values() for label in table["label"]))
        # The total comes last, also where a second run has further categories.
        total = words.category("total")
        order = [label for label in order if label != total] + [total]

        def tell(table: pl.DataFrame) -> str:
            parts = table.filter(pl.col("category") != "total").sort("mean", descending=True)
            return words.say(
                "points-shows",
                most=parts["label"][0],
                mean=words.decimal(parts["mean"][0]),
                least=parts["label"][-1],
                lowest=words.decimal(parts["mean"][-1]),
            )

        title = words.say("points-title")
        return Section(
            "points", title, words.say("points-reading"), self._shows(tables, tell),
            self.plots.points(whole, order, title),
            self._head("category", "mean", "median", "first-quarter", "third-quarter", "least-twentieth",
                       "most-twentieth"),
            self._rows(tables, lambda row: [
                row["label"], words.decimal(row["mean"]),
                *[words.whole(row[name]) for name in ("median", "q1", "q3", "low", "high")],
            ]),
        )  # fmt: skip

    def _totals(self) -> Section:
        words = self.words
        ends = [findings.extent(run, SEATS, "points") for run in self.runs.values()]
        width = findings.step(min(least for least, _ in ends), max(most for _, most in ends))
        tables = {
            name: self._grouped(self._stepped(table, width))
            for name, table in self._each(lambda run: findings.totals(run, width)).items()
        }

        shows = []
        for name, run in self.runs.items():
            summary = findings.Summary(run)
            shows.append((
                name if self.two else "",
                words.say("totals-shows", best=words.decimal(summary.best), margin=words.decimal(summary.margin),
                          mean=words.decimal(summary.points)),
            ))  # fmt: skip
        title = words.say("totals-title")
        return Section(
            "totals", title, words.say("totals-reading"), shows,
            self.plots.spread(pl.concat(tables.values()), width, words.say("final-points"), title),
            self._head("who", "final-points", "seats", "share"),
            self._rows(tables, lambda row: [
                row["group"], row["range"], words.whole(row["count"]), words.percent(row["share"]),
            ]),
        )  # fmt: skip

    def _wins(self, by: str) -> Section | None:
        words = self.words
        tables = self._each(lambda run: findings.wins_by(run, by))
        if by == "bot" and all(table.height == 1 for table in tables.values()):
            return None  # one kind of bot wins its share of the games
        names: dict[str, Callable[[Any], str]] = {
            "order": lambda place: words.say("in-order", place=place),
            "seat": words.seat,
            "bot": str,
        }
        tables = {
            name: table.with_columns(pl.Series("label", [names[by](key) for key in table[by]], dtype=pl.String))
            for name, table in tables.items()
        }

        def tell(table: pl.DataFrame) -> str:
            rows = table.sort("share", descending=True)
            clear = table.filter((pl.col("low") > pl.col("fair")) | (pl.col("high") < pl.col("fair")))
            facts = dict(
                most=rows["label"][0], share=words.percent(rows["share"][0]),
                interval=words.interval(rows["low"][0], rows["high"][0]), least=rows["label"][-1],
                lowest=words.percent(rows["share"][-1]), even=words.percent(rows["fair"][0]),
            )  # fmt: skip
            return words.say("wins-differ" if clear.height else "wins-even", **facts)

        title = words.say(f"wins-by-{by}-title")
        shown = pl.concat(
            [table.select("run", "label", "share", "low", "high", "seats", "fair") for table in tables.values()]
        )
        return Section(
            f"wins-{by}", title, words.say("wins-reading"), self._shows(tables, tell), self.plots.wins(shown, title),
            self._head("who", "seats", "victories", "win-rate", "interval-of"),
            self._rows(tables, lambda row: [
                row["label"], words.whole(row["seats"]), words.whole(row["won"]), words.percent(row["share"]),
                words.interval(row["low"], row["high"]),
            ]),
        )  # fmt: skip

    def _known(self, use: Use) -> dict[str, tuple[str, str]]:
        """Names and texts of the cards that can be used so, by key."""
        known: dict[str, tuple[str, str]] = {}
        for run in self.runs.values():
            for one in run.subjects.uses:
                if one.key == use.key:
                    known.update(self.words.cards(run, one))
        return known

    def _of_cards(self, use: Use, find: Callable[[Run], pl.DataFrame]) -> dict[str, pl.DataFrame]:
        """What is found of the cards that can be used so, with their names."""
        names = {key: name for key, (name, _) in self._known(use).items()}
        return {
            name: table.filter(pl.col("card").is_in(list(names))).with_columns(
                pl.col("card").replace_strict(names).alias("name")
            )
            for name, table in self._each(find).items()
            if table.height
        }

    def _cards(self, use: Use) -> Section | None:
        words = self.words
        known = self._known(use)
        tables = {
            name: table.filter(pl.col("card").is_in(list(known))).with_columns(
                pl.col("card").replace_strict({key: named for key, (named, _) in known.items()}).alias("name"),
                pl.col("card").replace_strict({key: text for key, (_, text) in known.items()}).alias("text"),
            )
            for name, table in self._each(lambda run: findings.cards_taken(run, use.key)).items()
            if table.height
        }
        if sum(table.height for table in tables.values()) < 2:
            return None
        order = list(dict.fromkeys(name for table in tables.values() for name in table["name"]))

        def tell(table: pl.DataFrame) -> str:
            above = table.filter(pl.col("low") > pl.col("fair"))["name"].to_list()
            below = table.filter(pl.col("high") < pl.col("fair"))["name"].to_list()[::-1]
            often = table.sort("taken", descending=True)
            parts = [
                words.say("cards-above", number=len(above), cards=words.listed(above[:3])) if above else "",
                words.say("cards-below", number=len(below), cards=words.listed(below[:3])) if below else "",
                "" if above or below else words.say("cards-alike"),
                words.say(
                    "cards-often", most=often["name"][0], often=words.percent(often["taken"][0]),
                    least=often["name"][-1], seldom=words.percent(often["taken"][-1]),
                ),
            ]  # fmt: skip
            return " ".join(part for part in parts if part)

        title = words.use(use)
        return Section(
            f"cards-{use.key}", title, words.say("cards-reading"), self._shows(tables, tell),
            self.plots.cards(pl.concat(tables.values()), order, title),
            self._head("card", "seats", "win-rate", "interval-of", "taken", "text"),
            self._rows(tables, lambda row: [
                row["name"], words.whole(row["seats"]), words.percent(row["share"]),
                words.interval(row["low"], row["high"]), words.percent(row["taken"]), row["text"],
            ]),
        )  # fmt: skip

    def _offers(self, use: Use) -> Section | None:
        words = self.words
        if not use.chosen:
            return None
        tables = self._of_cards(use, lambda run: findings.offers(run, use.key))
        if sum(table.height for table in tables.values()) < 2:
            return None  # a run of an older version does not say what was offered
        order = list(dict.fromkeys(name for table in tables.values() for name in table["name"]))

        def tell(table: pl.DataFrame) -> str:
            often = table.filter(pl.col("seats") >= findings.FEWEST)
            if not often.height:
                return ""
            return words.say(
                "offers-shows", most=often["name"][0], often=words.percent(often["share"][0]),
                least=often["name"][-1], seldom=words.percent(often["share"][-1]), even=words.percent(often["fair"][0]),
            )  # fmt: skip

        title = words.say("offers-title", use=words.use(use))
        return Section(
            f"offers-{use.key}", title, words.say("offers-reading"), self._shows(tables, tell),
            self.plots.offers(pl.concat(tables.values()), order, title),
            self._head("card", "offered", "taken-if-offered", "interval-of", "won-with", "won-without"),
            self._rows(tables, lambda row: [
                row["name"], words.whole(row["seats"]), words.percent(row["share"]),
                words.interval(row["low"], row["high"]),
                *[words.say("none") if row[one] is None else words.percent(row[one])
                  for one in ("won_with", "won_without")],
            ]),
        )  # fmt: skip

    def _when(self, use: Use) -> Section | None:
        words = self.words
        tables = self._of_cards(use, lambda run: findings.when(run, use.key))
        if not tables or all(table["card"].n_unique() < 2 for table in tables.values()):
            return None
        whole = pl.concat(tables.values())
        middle = (pl.col("phase") * pl.col("times")).sum() / pl.col("times").sum()
        early = whole.group_by("name").agg(middle.alias("middle")).sort("middle", "name")

        def tell(table: pl.DataFrame) -> str:
            by = table.group_by("name").agg(middle.alias("middle"), pl.col("times").sum()).sort("middle", "name")
            often = by.filter(pl.col("times") >= findings.FEWEST)
            if not often.height:
                return ""
            return words.say("when-shows", first=often["name"][0], last=often["name"][-1])

        title = words.say("when-title", use=words.use(use))
        return Section(
            f"when-{use.key}", title, words.say("when-reading"), self._shows(tables, tell),
            self.plots.when(whole, early["name"].to_list(), title),
            self._head("card", "phase", "times", "share-of-takings"),
            self._rows(tables, lambda row: [
                row["name"], str(row["phase"]), words.whole(row["times"]), words.percent(row["share"]),
            ]),
        )  # fmt: skip

    def _pairs(self) -> Section | None:
        words = self.words
        uses = self._uses()
        known: dict[str, str] = {}
        for use in uses:
            known.update({f"{use.kind}:{key}": name for key, (name, _) in self._known(use).items()})

        def both(name: str, table: pl.DataFrame) -> pl.DataFrame:
            table = table.filter(pl.col("card").is_in(list(known)) & pl.col("card_right").is_in(list(known)))
            ends = table if table.height <= 2 * findings.SHOWN else pl.concat(
                [table.head(findings.SHOWN), table.tail(findings.SHOWN)]
            )  # fmt: skip
            named = [
                words.say("pair", first=known[one], second=known[other])
                for one, other in zip(ends["card"], ends["card_right"])
            ]
            intervals = [wilson(won, seats) for won, seats in zip(ends["won"], ends["seats"])]
            return ends.with_columns(
                pl.Series("name", named, dtype=pl.String),
                pl.Series("low", [low for low, _ in intervals], dtype=pl.Float64),
                pl.Series("high", [high for _, high in intervals], dtype=pl.Float64),
                pl.lit(name).alias("run"),
            )

        keys = [use.key for use in uses]
        tables = {name: both(name, findings.pairs(run, keys)) for name, run in self.runs.items()}
        if not any(table.height for table in tables.values()):
            return None

        def tell(table: pl.DataFrame) -> str:
            facts: dict[str, Any] = {"number": table["all"][0], "chance": words.whole(table["all"][0] / 20)}
            for which, row in (("better", table.row(0, named=True)), ("worse", table.row(-1, named=True))):
                facts[which] = row["name"]
                facts[f"{which}_share"] = words.percent(row["share"])
                facts[f"{which}_expected"] = words.percent(row["expected"])
            return words.say("pairs-shows", **facts)

        title = words.say("pairs-title")
        return Section(
            "pairs", title, words.say("pairs-reading", seats=findings.PAIRED), self._shows(tables, tell),
            self.plots.pairs(pl.concat(tables.values()), title),
            self._head("pair-name", "seats", "win-rate", "interval-of", "expected", "apart"),
            self._rows(tables, lambda row: [
                row["name"], words.whole(row["seats"]), words.percent(row["share"]),
                words.interval(row["low"], row["high"]), words.percent(row["expected"]), words.decimal(row["apart"]),
            ]),
        )  # fmt: skip

    def _strategies(self) -> Section | None:
        words = self.words
        places = {key: words.named(name) for run in self.runs.values() for key, name in run.subjects.places.items()}
        tables = {
            name: table.with_columns(pl.col("place").replace(places).alias("label"))
            for name, table in self._each(findings.strategies).items()
            if table.height > 1
        }
        if not tables:
            return None

        def tell(table: pl.DataFrame) -> str:
            clear = table.filter((pl.col("low") > pl.col("fair")) | (pl.col("high") < pl.col("fair")))
            groups = [
                words.say("strategy", name=row["label"], share=words.percent(row["share"]),
                          interval=words.interval(row["low"], row["high"]))
                for row in clear.iter_rows(named=True)
            ]  # fmt: skip
            even = words.percent(table["fair"][0])
            if groups:
                return words.say("strategies-differ", groups=words.listed(groups), even=even)
            return words.say("strategies-even", even=even)

        title = words.say("strategies-title")
        shown = pl.concat(
            [table.select("run", "label", "share", "low", "high", "seats", "fair") for table in tables.values()]
        )
        return Section(
            "strategies", title, words.say("strategies-reading"), self._shows(tables, tell),
            self.plots.wins(shown, title),
            self._head("most-often", "seats", "win-rate", "interval-of", "points-mean"),
            self._rows(tables, lambda row: [
                row["label"], words.whole(row["seats"]), words.percent(row["share"]),
                words.interval(row["low"], row["high"]), words.decimal(row["points"]),
            ]),
        )  # fmt: skip

    def _visits(self) -> Section | None:
        words = self.words
        places = {key: words.named(name) for run in self.runs.values() for key, name in run.subjects.places.items()}
        tables = {
            name: table.with_columns(pl.col("place").replace(places).alias("name"))
            for name, table in self._each(findings.visits).items()
        }
        if not any(table.height for table in tables.values()):
            return None
        whole = pl.concat(tables.values())
        order = whole.group_by("name").agg(pl.col("share").sum()).sort("share", descending=True)["name"].to_list()

        def tell(table: pl.DataFrame) -> str:
            first = table.filter(pl.col("phase") == 1).sort("share", descending=True)
            last = table.filter(pl.col("phase") == findings.PHASES).sort("share", descending=True)
            if not first.height or not last.height:
                return ""
            return words.say(
                "visits-shows", first=first["name"][0], early=words.percent(first["share"][0]), last=last["name"][0],
                late=words.percent(last["share"][0]),
            )  # fmt: skip

        title = words.say("visits-title")
        return Section(
            "visits", title, words.say("visits-reading"), self._shows(tables, tell),
            self.plots.visits(whole, order, title),
            self._head("place", "phase", "share-of-turns"),
            self._rows(
                {name: table.sort("name", "phase") for name, table in tables.items()},
                lambda row: [row["name"], str(row["phase"]), words.percent(row["share"])],
            ),
        )  # fmt: skip

    def _path(self, measure: Measure) -> Section | None:
        words = self.words
        having = {
            name: run for name, run in self.runs.items() if measure.key in [one.key for one in run.subjects.measures]
        }
        tables = {
            name: self._grouped(findings.path(run, measure.key)).with_columns(pl.lit(name).alias("run"))
            for name, run in having.items()
        }
        whole = pl.concat(tables.values())
        if whole["mean"].n_unique() < 2:
            return None
        named = words.named(measure.name)

        def tell(table: pl.DataFrame) -> str:
            winners, others = (
                dict(table.filter(pl.col("won") == won).select("round", "mean").iter_rows()) for won in (True, False)
            )
            # Only one of the groups may be large enough in the longest games: they are compared where both are.
            both = sorted(winners.keys() & others.keys())
            if not both:
                return ""
            return words.say(
                "path-shows", measure=named, round=words.whole(both[-1]),
                winners=words.decimal(winners[both[-1]]), others=words.decimal(others[both[-1]]),
                winners_start=words.decimal(winners[both[0]]), others_start=words.decimal(others[both[0]]),
            )  # fmt: skip

        title = words.say("path-title", measure=named)
        return Section(
            f"path-{measure.key}", title, words.say("path-reading", measure=named), self._shows(tables, tell),
            self.plots.path(whole, named, title),
            self._head("who", "own-turn", "mean", "deviation", "seats"),
            self._rows(tables, lambda row: [
                row["group"], str(row["round"]), words.decimal(row["mean"]), words.decimal(row["sd"]),
                words.whole(row["seats"]),
            ]),
        )  # fmt: skip

    def _lengths(self) -> Section:
        words = self.words
        ends = [findings.extent(run, GAMES, "rounds") for run in self.runs.values()]
        width = findings.step(min(least for least, _ in ends), max(most for _, most in ends))
        tables = {
            name: self._stepped(table, width)
            for name, table in self._each(lambda run: findings.lengths(run, width)).items()
        }
        shows = []
        for (name, run), (least, most) in zip(self.runs.items(), ends):
            summary = findings.Summary(run)
            shows.append((
                name if self.two else "",
                words.say("lengths-shows", mean=words.decimal(summary.rounds), sd=words.decimal(summary.rounds_sd),
                          least=words.whole(least), most=words.whole(most)),
            ))  # fmt: skip
        title = words.say("lengths-title")
        return Section(
            "lengths", title, words.say("lengths-reading"), shows,
            self.plots.lengths(pl.concat(tables.values()), width, title),
            self._head("rounds", "games", "share"),
            self._rows(tables, lambda row: [row["range"], words.whole(row["count"]), words.percent(row["share"])]),
        )  # fmt: skip
