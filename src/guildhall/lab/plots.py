"""The plots of a report, as Altair charts: ink on parchment, every axis with its name, every mark with its numbers.

Each takes a small table with a column `run` (the run's name) and words for the axes. With one run there is one panel;
with two they stand side by side, or in two colours where that compares better.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import altair as alt
import polars as pl

from guildhall.lab.wording import Wording

WIDTH: Final = 860
INK: Final = "#2b2018"
FAINT: Final = "#8d7a5c"
LINE: Final = "#cdb88d"
GRID: Final = "#e9dcbd"
WINNERS: Final = "#9c2b20"
OTHERS: Final = "#7d6d54"
RUNS: Final = ("#2f5d7c", "#b3652a")
HEAT: Final = ("#fbf4e2", "#e9c98f", "#c98b4b", "#8f4a22", "#4a2413")
SERIF: Final = "Alegreya, Palatino Linotype, Palatino, Georgia, serif"
SANS: Final = "Alegreya Sans, Gill Sans, Trebuchet MS, Segoe UI, sans-serif"

CONFIG: Final[dict[str, Any]] = {
    "background": "transparent",
    "font": SANS,
    "view": {"stroke": None},
    "axis": {
        "labelColor": INK, "titleColor": INK, "labelFontSize": 13, "titleFontSize": 13, "titleFontWeight": 600,
        "domainColor": LINE, "tickColor": LINE, "gridColor": GRID, "titlePadding": 8, "labelLimit": 260, "tickCount": 8,
    },
    "legend": {
        "labelColor": INK, "titleColor": INK, "labelFontSize": 13, "titleFontSize": 13, "orient": "top",
        "symbolSize": 130, "labelLimit": 400,
    },
    "title": {"color": INK, "fontSize": 15, "fontWeight": 700, "font": SERIF, "limit": 380},
    "header": {"labelColor": INK, "labelFontSize": 15, "labelFontWeight": 700, "labelFont": SERIF, "labelLimit": 380},
}  # fmt: skip


class Plots:
    def __init__(self, words: Wording, runs: list[str]) -> None:
        self.words = words
        self.runs = runs
        self.two = len(runs) == 2
        self.width = 370 if self.two else WIDTH  # of one panel; names stand beside it

    # Parts.

    def _tip(self, field: str, title: str, form: str | None = None) -> alt.Tooltip:
        return alt.Tooltip(field, title=self.words.say(title), format=alt.Undefined if form is None else form)

    def _run_tip(self) -> list[alt.Tooltip]:
        return [self._tip("run:N", "run")] if self.two else []

    def _run_colour(self) -> alt.Color:
        scale = alt.Scale(domain=self.runs, range=list(RUNS[: len(self.runs)]))
        legend = alt.Legend(symbolType="square", symbolOpacity=1, symbolStrokeWidth=3)
        return alt.Color("run:N", scale=scale, title=None, legend=legend if self.two else None)

    def _group_colour(self) -> alt.Color:
        names = [self.words.say("winners"), self.words.say("others")]
        return alt.Color(
            "group:N",
            scale=alt.Scale(domain=names, range=[WINNERS, OTHERS]),
            title=None,
            legend=alt.Legend(symbolOpacity=1),
        )

    def _panels(self, chart: Any, table: pl.DataFrame) -> Any:
        """One panel, or one for each run."""
        if not self.two:
            return chart
        panel = alt.layer(*chart.layer, data=table).properties(width=self.width, height=chart.height)
        return panel.facet(column=alt.Column("run:N", title=None, sort=self.runs))

    def _finish(self, chart: Any, description: str) -> dict[str, Any]:
        spec: dict[str, Any] = chart.properties(description=description).configure(**CONFIG).to_dict()
        return spec

    # Plots.

    def points(self, table: pl.DataFrame, order: list[str], description: str) -> dict[str, Any]:
        """A bar for the middle half, a line for nine tenths, a tick for the median, a dot for the mean."""
        tips = [
            alt.Tooltip("label:N", title=self.words.say("category")),
            *self._run_tip(),
            self._tip("mean:Q", "mean", ".1f"),
            self._tip("median:Q", "median"),
            self._tip("q1:Q", "first-quarter"),
            self._tip("q3:Q", "third-quarter"),
            self._tip("low:Q", "least-twentieth"),
            self._tip("high:Q", "most-twentieth"),
        ]
        base = alt.Chart(table).encode(
            y=alt.Y("label:N", sort=order, title=None),
            yOffset=alt.YOffset("run:N", sort=self.runs),
            tooltip=tips,
        )
        x = self.words.say("points")
        thick = 12 if self.two else 16
        layers = (
            base.mark_rule(strokeWidth=2).encode(
                x=alt.X("low:Q", title=x), x2="high:Q", color=self._run_colour()
            ),
            base.mark_bar(height=thick, opacity=0.55, cornerRadius=2).encode(
                x=alt.X("q1:Q", title=x), x2="q3:Q", color=self._run_colour()
            ),
            base.mark_tick(thickness=3, size=thick + 2, color=INK).encode(x="median:Q"),
            base.mark_point(filled=True, size=55, color="#fffaf0", stroke=INK, strokeWidth=1.4, opacity=1).encode(
                x="mean:Q"
            ),
        )  # fmt: skip
        zero = alt.Chart(pl.DataFrame({"x": [0]})).mark_rule(color=FAINT, strokeDash=[4, 3]).encode(x="x:Q")
        chart = alt.layer(zero, *layers).properties(width=WIDTH, height=alt.Step(20 if self.two else 30))
        return self._finish(chart, description)

    def spread(self, table: pl.DataFrame, width: int, axis: str, description: str) -> dict[str, Any]:
        """Shares by a number in steps, one line of steps for winners and one for the others."""
        tips = [
            alt.Tooltip("group:N", title=self.words.say("who")), *self._run_tip(),
            alt.Tooltip("range:N", title=axis), self._tip("share:Q", "share", ".1%"),
        ]  # fmt: skip
        base = alt.Chart(table).encode(
            x=alt.X("from:Q", title=axis, bin="binned", axis=alt.Axis(tickMinStep=width)),
            x2="to:Q",
            y=alt.Y("share:Q", title=self.words.say("share-of-group"), stack=None, axis=alt.Axis(format="%")),
            color=self._group_colour(),
            tooltip=tips,
        )
        chart = alt.layer(base.mark_bar(opacity=0.55, binSpacing=1)).properties(width=self.width, height=240)
        return self._finish(self._panels(chart, table), description)

    def lengths(self, table: pl.DataFrame, width: int, description: str) -> dict[str, Any]:
        axis = self.words.say("rounds")
        tips = [
            *self._run_tip(), alt.Tooltip("range:N", title=axis),
            self._tip("count:Q", "games", ","), self._tip("share:Q", "share", ".1%"),
        ]  # fmt: skip
        chart = (
            alt.Chart(table)
            .mark_bar(opacity=0.6, binSpacing=1)
            .encode(
                x=alt.X("from:Q", title=axis, bin="binned", axis=alt.Axis(tickMinStep=width)),
                x2="to:Q",
                y=alt.Y("share:Q", title=self.words.say("share-of-games"), stack=None, axis=alt.Axis(format="%")),
                color=self._run_colour(),
                tooltip=tips,
            )
            .properties(width=WIDTH, height=220)
        )
        return self._finish(chart, description)

    def wins(self, table: pl.DataFrame, description: str) -> dict[str, Any]:
        """A dot with its interval for each, and a dashed line at an even share."""
        base = alt.Chart().encode(
            y=alt.Y("label:N", sort=None, title=None),
            tooltip=[alt.Tooltip("label:N", title=self.words.say("who")), *self._run_tip(), *self._win_tips()],
        )
        panels = []
        for name in self.runs:
            rows = table.filter(pl.col("run") == name)
            panel = self._dots(rows, base, None, "bottom").properties(width=self.width, height=alt.Step(32))
            panels.append(panel.properties(title=name) if self.two else panel)
        # Each with its own seats: two runs may have different numbers of players.
        chart = alt.hconcat(*panels).resolve_scale(x="shared") if self.two else panels[0]
        return self._finish(chart, description)

    def _win_tips(self) -> list[alt.Tooltip]:
        return [
            self._tip("share:Q", "won", ".1%"),
            self._tip("low:Q", "interval-from", ".1%"),
            self._tip("high:Q", "interval-to", ".1%"),
            self._tip("seats:Q", "seats", ","),
        ]

    def _dots(
        self,
        table: pl.DataFrame,
        base: alt.Chart,
        colour: alt.Color | None,
        orient: Literal["top", "bottom"],
        what: str = "win-rate",
    ) -> Any:
        """Dots with intervals, and dashed lines at even shares."""
        hue: Any = alt.value(RUNS[0]) if colour is None else colour
        axis = alt.Axis(format="%", orient=orient, grid=True)
        x = alt.X("low:Q", title=self.words.say(what), axis=axis, scale=alt.Scale(zero=True))
        even = alt.Chart().mark_rule(strokeDash=[5, 4]).encode(x="mean(fair):Q", color=colour or alt.value(INK))
        return alt.layer(
            even,
            base.mark_rule(strokeWidth=3, opacity=0.55).encode(x=x, x2="high:Q", color=hue),
            base.mark_point(filled=True, size=80, opacity=1).encode(x="share:Q", color=hue),
            data=table,
        )

    def cards(self, table: pl.DataFrame, order: list[str], description: str) -> dict[str, Any]:
        """The win rate of those who took a card, next to how often it was taken."""
        tips = [
            self._tip("name:N", "card"), *self._run_tip(), *self._win_tips(),
            self._tip("taken:Q", "taken", ".1%"), self._tip("text:N", "text"),
        ]  # fmt: skip
        offset = alt.YOffset("run:N", sort=self.runs)
        y = alt.Y("name:N", sort=order, title=None, axis=alt.Axis(labelFontSize=12, labelPadding=6, grid=True))
        base = alt.Chart().encode(y=y, yOffset=offset, tooltip=tips)
        height = alt.Step(12 if self.two else 17)
        left = self._dots(table, base, self._run_colour(), "top").properties(width=480, height=height)
        bare = alt.Y("name:N", sort=order, title=None, axis=alt.Axis(labels=False, ticks=False, domain=False))
        right = (
            alt.Chart(table)
            .mark_bar(opacity=0.55)
            .encode(
                y=bare,
                yOffset=offset,
                x=alt.X("taken:Q", title=self.words.say("taken-in"), axis=alt.Axis(format="%", orient="top")),
                color=self._run_colour(),
                tooltip=tips,
            )
            .properties(width=250, height=height)
        )
        return self._finish(alt.hconcat(left, right, spacing=24), description)

    def visits(self, table: pl.DataFrame, order: list[str], description: str) -> dict[str, Any]:
        return self._heat(table, order, description, "place", "share-of-turns", 26)

    def when(self, table: pl.DataFrame, order: list[str], description: str) -> dict[str, Any]:
        return self._heat(table, order, description, "card", "share-of-takings", 17)

    def _heat(
        self, table: pl.DataFrame, order: list[str], description: str, what: str, share: str, height: int
    ) -> dict[str, Any]:
        """A row for each thing, a column for each tenth of the game."""
        tips = [
            self._tip("name:N", what), *self._run_tip(), self._tip("phase:O", "phase"),
            self._tip("share:Q", share, ".1%"),
        ]  # fmt: skip
        heat = (
            alt.Chart(table)
            .mark_rect(stroke="#fbf4e2", strokeWidth=1.5)
            .encode(
                x=alt.X("phase:O", title=self.words.say("course"), axis=alt.Axis(labelAngle=0)),
                y=alt.Y("name:N", sort=order, title=None),
                color=alt.Color(
                    "share:Q",
                    title=self.words.say(share),
                    scale=alt.Scale(range=list(HEAT), domainMin=0),
                    legend=alt.Legend(format="%", gradientLength=220),
                ),
                tooltip=tips,
            )
        )
        chart = alt.layer(heat).properties(width=self.width, height=alt.Step(height))
        return self._finish(self._panels(chart, table), description)

    def offers(self, table: pl.DataFrame, order: list[str], description: str) -> dict[str, Any]:
        """Of those who could take a card, the share that did; beside it how often either group won."""
        tips = [
            self._tip("name:N", "card"), *self._run_tip(), self._tip("seats:Q", "offered", ","),
            self._tip("share:Q", "taken-if-offered", ".1%"), self._tip("low:Q", "interval-from", ".1%"),
            self._tip("high:Q", "interval-to", ".1%"), self._tip("won_with:Q", "won-with", ".1%"),
            self._tip("won_without:Q", "won-without", ".1%"),
        ]  # fmt: skip
        offset = alt.YOffset("run:N", sort=self.runs)
        y = alt.Y("name:N", sort=order, title=None, axis=alt.Axis(labelFontSize=12, labelPadding=6, grid=True))
        base = alt.Chart().encode(y=y, yOffset=offset, tooltip=tips)
        height = alt.Step(12 if self.two else 17)
        left = self._dots(table, base, self._run_colour(), "top", "taken-if-offered").properties(
            width=430, height=height
        )
        bare = alt.Y("name:N", sort=order, title=None, axis=alt.Axis(labels=False, ticks=False, domain=False))
        x = alt.X("won_with:Q", title=self.words.say("won-with-and-without"), axis=alt.Axis(format="%", orient="top"))
        right = alt.Chart(table).encode(y=bare, yOffset=offset, tooltip=tips)
        both = alt.layer(
            right.mark_rule(strokeWidth=2, opacity=0.55).encode(x=x, x2="won_without:Q", color=self._run_colour()),
            right.mark_point(filled=True, size=60, opacity=1).encode(x=x, color=self._run_colour()),
            right.mark_point(size=45, opacity=0.9).encode(x="won_without:Q", color=self._run_colour()),
        ).properties(width=300, height=height)
        return self._finish(alt.hconcat(left, both, spacing=24), description)

    def pairs(self, table: pl.DataFrame, description: str) -> dict[str, Any]:
        """What those who had both won, and what each card's part alone would have made of it."""
        tips = [
            self._tip("name:N", "pair-name"), *self._run_tip(), *self._win_tips(),
            self._tip("expected:Q", "expected", ".1%"),
        ]  # fmt: skip
        panels = []
        for name in self.runs:
            rows = table.filter(pl.col("run") == name)
            y = alt.Y("name:N", sort=None, title=None, axis=alt.Axis(labelFontSize=12, grid=True))
            base = alt.Chart().encode(y=y, tooltip=tips)
            axis = alt.Axis(format="%", orient="top", grid=True)
            x = alt.X("low:Q", title=self.words.say("win-rate"), axis=axis, scale=alt.Scale(zero=True))
            panel = alt.layer(
                base.mark_rule(strokeWidth=3, opacity=0.55, color=RUNS[0]).encode(x=x, x2="high:Q"),
                base.mark_point(filled=True, size=80, opacity=1, color=RUNS[0]).encode(x="share:Q"),
                base.mark_tick(thickness=3, size=14, color=INK).encode(x="expected:Q"),
                data=rows,
            ).properties(width=300 if self.two else 560, height=alt.Step(19))
            panels.append(panel.properties(title=name) if self.two else panel)
        return self._finish(alt.vconcat(*panels) if self.two else panels[0], description)

    def path(self, table: pl.DataFrame, measure: str, description: str) -> dict[str, Any]:
        tips = [
            alt.Tooltip("group:N", title=self.words.say("who")), *self._run_tip(), self._tip("round:Q", "round"),
            self._tip("mean:Q", "mean", ".1f"), self._tip("sd:Q", "deviation", ".1f"),
            self._tip("seats:Q", "seats", ","),
        ]  # fmt: skip
        base = alt.Chart(table).encode(
            x=alt.X("round:Q", title=self.words.say("own-turn"), scale=alt.Scale(nice=False, zero=False)),
            color=self._group_colour(),
        )
        y = alt.Y("low:Q", title=measure)
        chart = alt.layer(
            base.mark_area(opacity=0.18).encode(y=y, y2="high:Q"),
            base.mark_line(strokeWidth=2.5).encode(y="mean:Q"),
            base.mark_point(size=160, opacity=0).encode(y="mean:Q", tooltip=tips),  # to be pointed at
        ).properties(width=self.width, height=270)
        return self._finish(self._panels(chart, table), description)
