"""`guildhall report`: one page about a run, or two side by side, that opens without a network."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import polars as pl
import pytest
from playwright.sync_api import Browser
from typer.testing import CliRunner, Result

from guildhall.cli import app
from guildhall.lab import findings
from guildhall.lab.rating import wilson
from guildhall.lab.reading import Run
from guildhall.lab.report import report
from guildhall.lab.sections import Sections
from guildhall.lab.wording import Wording
from lab.runs import simulated, table
from page.browsing import chromium

DRAWN = "document.querySelectorAll('[data-plot]:not([data-drawn])').length === 0"


@pytest.fixture(scope="module")
def runs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with two runs: the base game for two, and three players with both expansions."""
    folder = tmp_path_factory.mktemp("report")
    simulated(folder / "base", 12)
    simulated(folder / "both", 8, players=3, setup="variable", expansions=["artisans", "wonders"])
    return folder


@pytest.fixture(scope="module")
def pages(runs: Path) -> dict[str, str]:
    return {
        "one": report([runs / "both"]),
        "two": report([runs / "base", runs / "both"], "de"),
    }


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as started:
        yield started


def command(*words: str) -> Result:
    return CliRunner().invoke(app, ["report", *words], env={"COLUMNS": "200"})


def sections(page: str) -> list[str]:
    return re.findall(r'<section id="([^"]+)"', page)


def specs(page: str) -> dict[str, object]:
    found = re.search(r"^const specs = (.*);$", page, flags=re.MULTILINE)
    assert found is not None
    data: dict[str, object] = json.loads(found.group(1))
    return data


def test_there_is_a_plot_for_everything_a_designer_asks_for(pages: dict[str, str]) -> None:
    assert sections(pages["one"]) == [
        "points", "totals", "wins-order", "wins-seat", "path-points", "path-virtue", "path-influence", "visits",
        "strategies", "lengths",
        "cards-apprentices_hired", "offers-apprentices_hired", "when-apprentices_hired",
        "cards-buildings_constructed", "offers-buildings_constructed", "when-buildings_constructed",
        "cards-rewards_gained", "when-rewards_gained", "cards-markets_taken", "when-markets_taken",
        "cards-boards_played",
        "cards-adornments_crafted", "offers-adornments_crafted", "when-adornments_crafted",
        "cards-tools_crafted", "offers-tools_crafted", "when-tools_crafted",
        "cards-wonders_built", "offers-wonders_built", "when-wonders_built",
    ]  # fmt: skip
    assert list(specs(pages["one"])) == sections(pages["one"])


def test_what_a_game_does_not_have_is_not_plotted(runs: Path) -> None:
    page = report([runs / "base"])
    assert "path-influence" not in page and "cards-tools_crafted" not in page and "cards-boards_played" not in page
    assert "cards-apprentices_hired" in sections(page)


def test_the_summary_says_what_the_tables_say(runs: Path, pages: dict[str, str]) -> None:
    facts = dict(re.findall(r"<dt>([^<]+)</dt><dd>([^<]+)</dd>", pages["one"]))
    games, seats = table(runs / "both", "games"), table(runs / "both", "seats")
    assert facts["Players"] == "3" and facts["Games"] == "8" and facts["Bots"] == "random"
    assert facts["Expansions"] == "Age of Artisans and Works of Wonder"
    best: Any = games["best"].mean()
    points: Any = seats["points"].mean()
    assert facts["Points of the winner"].replace("−", "-") == f"{best:.1f}"
    assert facts["Points of a seat"].replace("−", "-").startswith(f"{points:.1f} ±")


def test_a_table_behind_a_plot_has_its_numbers(runs: Path, pages: dict[str, str]) -> None:
    part = pages["one"].split('<section id="wins-order"')[1].split("</section>")[0]
    rows = re.findall(r"<tr><td>([^<]+)</td><td>(\d+)</td><td>(\d+)</td>", part)
    seats = table(runs / "both", "seats")
    won = [str(seats.filter(seats["order"] == place)["won"].sum()) for place in (1, 2, 3)]
    assert [row[2] for row in rows] == won
    assert [row[0] for row in rows] == ["1st in turn order", "2nd in turn order", "3rd in turn order"]


def test_cards_are_called_by_names_that_differ(pages: dict[str, str]) -> None:
    part = pages["one"].split('<section id="cards-apprentices_hired"')[1].split("</section>")[0]
    names = re.findall(r"<tr><td>([^<]+)</td>", part)
    assert len(names) > 40 and len(set(names)) == len(names)
    assert "Squire 1" in names and not any("-" in name and name.islower() for name in names)


def test_the_page_needs_nothing_from_a_network(pages: dict[str, str]) -> None:
    for page in pages.values():
        assert len(page) < 3_000_000
        written = re.sub(r"<script>.*?</script>", "", page, flags=re.DOTALL)
        assert not re.findall(r"<(?:script|link|img|iframe)[^>]+(?:src|href)=\"(?!data:)", written)


@pytest.mark.parametrize("name", ["one", "two"])
def test_every_plot_is_drawn_in_a_browser_that_is_offline(
    browser: Browser, pages: dict[str, str], name: str, tmp_path: Path
) -> None:
    file = tmp_path / "report.html"
    file.write_text(pages[name], encoding="utf-8")
    context = browser.new_context(offline=True)
    context.set_default_timeout(120_000)  # a busy machine is no error
    page = context.new_page()
    errors: list[str] = []
    page.on("console", lambda message: errors.append(message.text) if message.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on(
        "request", lambda request: None if request.url.startswith(("file:", "data:")) else errors.append(request.url)
    )
    page.goto(file.as_uri())
    page.wait_for_function(DRAWN)
    marks = page.evaluate(
        "[...document.querySelectorAll('[data-plot]')].map(plot => [plot.dataset.plot,"
        " plot.querySelectorAll('.mark-rect path, .mark-symbol path, .mark-rule line, .mark-line path').length,"
        " plot.querySelector('svg').getAttribute('aria-label') || plot.querySelector('[aria-label]')?.ariaLabel])"
    )
    assert [mark[0] for mark in marks] == sections(pages[name])
    assert all(count >= 2 for _, count, _ in marks), marks
    assert all(said for _, _, said in marks), marks
    # Numbers behind a plot can be opened, and a mark tells its own.
    page.locator("#lengths summary").click()
    assert page.locator("#lengths table").is_visible()
    assert errors == []
    context.close()


def test_a_comparison_shows_both_in_the_language_asked_for(pages: dict[str, str]) -> None:
    page = pages["two"]
    assert '<html lang="de">' in page and "„base“ und „both“ im Vergleich" in page
    assert '<th scope="col">base</th><th scope="col">both</th>' in page
    part = page.split('<section id="wins-order"')[1].split("</section>")[0]
    assert "<strong>base:</strong>" in part and "<strong>both:</strong>" in part
    assert part.count("1. in der Zugreihenfolge") >= 2
    assert re.search(r"\d,\d %", part)
    influence = page.split('<section id="path-influence"')[1].split("</section>")[0]
    assert "<strong>both:</strong>" in influence and "<strong>base:</strong>" not in influence


def test_what_happened_to_a_run_is_said_on_top(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    simulated(folder, 3)
    manifest = json.loads((folder / "manifest.json").read_text())
    (folder / "manifest.json").write_text(json.dumps({**manifest, "games": 1000}))
    assert "run: the run ended early. 3 of 1,000 games are in this report." in report([folder])


def test_a_runs_name_is_text_and_nothing_else(tmp_path: Path) -> None:
    folder = tmp_path / "<script>alert(1)<"
    simulated(folder, 2)
    simulated(tmp_path / "other", 2)
    page = report([folder, tmp_path / "other"])
    assert "<script>alert" not in page


def test_one_game_is_enough_for_a_page(tmp_path: Path) -> None:
    simulated(tmp_path / "run", 1)
    assert "points" in sections(report([tmp_path / "run"]))


def test_who_never_won_has_an_interval_that_begins_at_nothing(runs: Path) -> None:
    tries = list(range(1, 100))
    found = findings._with_interval(pl.DataFrame({"won": [0] * len(tries), "seats": tries}), Run(runs / "base"))
    assert {str(low) for low in found["low"]} == {"0.0"}
    assert found["high"].to_list() == [wilson(0, seats)[1] for seats in tries]


def test_winners_and_others_are_compared_in_a_turn_that_both_had(runs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = pl.DataFrame(
        {
            "round": [1, 2, 1, 2, 3],
            "won": [False, False, True, True, True],
            "mean": [1.0, 2.0, 3.0, 4.0, 5.0],
            **dict.fromkeys(("seats", "sd", "least", "most", "low", "high"), [1] * 5),
        }
    )
    monkeypatch.setattr(findings, "path", lambda run, measure: path)
    run = Run(runs / "base")
    section = Sections({"base": run}, Wording("en"))._path(run.subjects.measures[0])
    assert section is not None
    [(_, shows)] = section.shows
    assert "turn 2" in shows and "4.0" in shows and "2.0" in shows and "5.0" not in shows


def test_a_tenth_of_the_games_without_a_visit_is_no_error(runs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    visits = findings.visits(Run(runs / "base")).filter(pl.col("phase") < findings.PHASES)
    monkeypatch.setattr(findings, "visits", lambda run: visits)
    section = Sections({"base": Run(runs / "base")}, Wording("en"))._visits()
    assert section is not None and section.shows == [("", "")]


# The command.


def test_the_command_writes_the_page_beside_the_tables_or_where_it_is_told(runs: Path, tmp_path: Path) -> None:
    done = command(str(runs / "base"))
    assert done.exit_code == 0, done.output
    assert f"The report is in {runs / 'base' / 'report.html'}." in done.stdout
    assert (runs / "base" / "report.html").read_text(encoding="utf-8").startswith("<!doctype html>")
    other = command(str(runs / "base"), "--out", str(tmp_path / "page.html"), "--lang", "de")
    assert other.exit_code == 0 and "Auf einen Blick" in (tmp_path / "page.html").read_text(encoding="utf-8")


def test_what_cannot_be_reported_on_is_one_sentence(runs: Path, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    for words, sentence in (
        ([str(tmp_path / "nowhere")], "There is no folder"),
        ([str(tmp_path / "empty")], "There is no simulation in the folder"),
        ([str(runs / "base"), str(tmp_path / "empty")], "There is no simulation in the folder"),
        ([str(runs / "base"), str(runs / "base")], "cannot be compared with itself"),
        ([str(runs / "base"), str(runs / "both" / ".." / "base")], "cannot be compared with itself"),
        ([str(runs / "base"), "--lang", "xx"], "There is no language 'xx'. Valid: de, en."),
        ([str(runs / "base"), "--out", str(tmp_path / "no" / "page.html")], "cannot be written"),
    ):
        done = command(*words)
        assert done.exit_code == 1, words
        assert sentence in done.stderr and done.stderr.count("\n") == 1, done.stderr


def test_runs_of_different_games_are_not_compared(runs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from guildhall.lab import reading

    opened = reading.Run.__init__

    def another_game(self: reading.Run, folder: Path) -> None:
        opened(self, folder)
        if folder.name == "both":
            self.game = "viscounts"

    monkeypatch.setattr(reading.Run, "__init__", another_game)
    done = command(str(runs / "base"), str(runs / "both"))
    assert done.exit_code == 1
    assert "Runs of different games cannot be compared: base is architects, both is viscounts." in done.stderr
