"""The laboratory studies the second game with the same tools: coverage, tables and a report."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import guildhall
from guildhall.engine import playout
from guildhall.lab.collect import SEATS, columns
from guildhall.lab.report import report
from guildhall.lab.simulate import Simulation, simulate
from lab.runs import simulated, table

COMPILED = Path(str(playout.__file__)).suffix != ".py"
# By number of players: 2,000 games in all. Uncompiled fewer do, which still show everything.
GAMES = {1: 500, 2: 500, 3: 500, 4: 500} if COMPILED else {1: 300, 2: 40, 3: 40, 4: 40}
# What lies under an empty pile is hardly ever used by players who answer at random.
RARE = ("printed_dismissed", "printed_read")


@pytest.fixture(scope="module")
def used() -> dict[str, Counter[str]]:
    """How often everything was used in all of these games."""
    uses: dict[str, Counter[str]] = {}
    for players, games in GAMES.items():
        simulation = Simulation("viscounts", {"players": players}, ["random"] * players, 1, coverage=True)
        tally = simulate(simulation, games).tally
        assert (tally.games, tally.errors) == (games, 0), tally.failures
        for use, counts in tally.coverage.items():
            uses.setdefault(use, Counter()).update(counts)
    return uses


@pytest.mark.parametrize(
    ("use", "number"),
    [
        ("townsfolk_taken", 68),
        ("townsfolk_hired", 68),
        ("townsfolk_dismissed", 68),
        ("townsfolk_played", 86),
        ("townsfolk_dropped", 86),
        ("manuscripts_taken", 35),
        ("player_cards_taken", 10),
        ("spots_built", 45),
        ("links_joined", 34),
        ("exchanges_used", 10),
        ("wedges_climbed", 5),
        ("collisions", 7),
        ("endings", 2),
        ("schemes_followed", 16),
        ("scheme_lines", 20),
        ("scheme_options", 41),
    ],
)
def test_everything_is_used_in_random_games(used: dict[str, Counter[str]], use: str, number: int) -> None:
    assert len(used[use]) == number
    assert [key for key, count in used[use].items() if not count] == []


def test_nothing_else_is_counted_and_townsfolk_go_one_way_or_the_other(used: dict[str, Counter[str]]) -> None:
    assert len(used) == 16 + len(RARE)
    assert {len(used[use]) for use in RARE} == {5}
    assert used["townsfolk_taken"] == used["townsfolk_hired"] + used["townsfolk_dismissed"]


def test_what_is_counted_is_what_lies_on_the_tables_in_the_end() -> None:
    options = {"players": 3}
    simulation = Simulation("viscounts", options, ["random"] * 3, 20, coverage=True)
    counted = simulate(simulation, 4).tally
    built: Counter[str] = Counter()
    manuscripts: Counter[str] = Counter()
    endings: Counter[str] = Counter()
    for seed in range(20, 24):
        state = guildhall.definition("viscounts").start(options, seed, True)
        simulation._play_out(state, seed)
        view = state.view(-1)
        built.update(f"large-{spot}" for spot, owner in view["board"]["spots"].items() if owner)
        manuscripts.update(key for seat in view["seats"] for key in seat["manuscripts"])
        endings.update(key for key in ("poverty", "prosperity") if view["kingdom"][key])
    assert +Counter(counted.coverage["spots_built"]) == built
    assert +Counter(counted.coverage["manuscripts_taken"]) == manuscripts
    assert +Counter(counted.coverage["endings"]) == +Counter(counted.endings) == endings


@pytest.fixture(scope="module")
def runs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("viscounts")
    simulated(folder / "three", 8, game="viscounts", players=3)
    simulated(folder / "alone", 12, game="viscounts", players=1, board="builder", difficulty="hard-1")
    simulated(folder / "architects", 2)
    return folder


def test_the_tables_say_where_viscounts_went_and_what_was_used(runs: Path) -> None:
    turns = table(runs / "three", "turns")
    visited = turns.explode("places")["places"].drop_nulls()
    assert set(visited) <= {f"O{n}" for n in range(1, 11)} | {f"I{letter}" for letter in "ABCDE"}
    assert len(visited) == turns.height, "in every turn a viscount moves"
    cards = table(runs / "three", "cards")
    assert set(cards["seat"].drop_nulls()) == {"red", "blue", "green"}
    assert set(cards.filter(cards["seat"].is_null())["use"]) == {"endings"}, "nobody ends a game alone"


def test_the_documentation_lists_every_column_and_use() -> None:
    text = (Path(__file__).parents[2] / "docs/laboratory.md").read_text(encoding="utf-8")
    part = text.split("## Viscounts")[1].split("\n## ")[0]
    documented = set(re.findall(r"`([a-z_0-9]+)`", part))
    definition = guildhall.definition("viscounts")
    for players in (1, 3):
        options = definition.read_options({"players": players})
        own = set(columns(definition, options)[SEATS])
        shared = set(columns(guildhall.definition("architects"), {"players": 2, "setup": "standard"})[SEATS])
        assert own - shared <= documented
        assert {use.key for use in definition.subjects(options).uses} <= documented


def sections(page: str) -> list[str]:
    return re.findall(r'<section id="([^"]+)"', page)


def test_a_report_has_what_there_is_to_see_in_this_game(runs: Path) -> None:
    page = report([runs / "three"])
    assert "Viscounts of the West Kingdom: what the games show" in page
    assert sections(page) == [
        "points", "totals", "wins-order", "wins-seat", "path-points", "path-corruption", "path-virtue", "visits",
        "strategies", "lengths", "cards-townsfolk_hired", "offers-townsfolk_hired", "when-townsfolk_hired",
        "cards-townsfolk_dismissed", "when-townsfolk_dismissed", "cards-townsfolk_played", "offers-townsfolk_played",
        "when-townsfolk_played", "cards-townsfolk_dropped", "when-townsfolk_dropped", "cards-manuscripts_taken",
        "offers-manuscripts_taken", "when-manuscripts_taken", "cards-player_cards_taken", "cards-spots_built",
        "when-spots_built", "cards-links_joined", "when-links_joined", "cards-exchanges_used", "when-exchanges_used",
        "cards-wedges_climbed", "when-wedges_climbed",
    ]  # fmt: skip
    assert "the inner space A" in page and "Workers in the Castle" in page
    assert "a Worker was placed" not in page


def test_a_report_on_solo_games_names_the_opponent_and_counts_its_seat(runs: Path) -> None:
    page = report([runs / "alone"], "de")
    facts = dict(re.findall(r"<dt>([^<]+)</dt><dd>([^<]+)</dd>", page))
    assert (facts["Gegner"], facts["Tableau des Gegners"]) == ("Rivale", "Bauleute")
    assert facts["Schwierigkeit"].startswith("schwerer")
    assert "wins-bot" in sections(page)
    assert "50,0 %" in page.split('<section id="wins-seat"')[1].split("</section>")[0], "one of two seats wins"


def test_two_games_are_not_compared(runs: Path) -> None:
    with pytest.raises(guildhall.GuildhallError, match="Runs of different games cannot be compared"):
        report([runs / "three", runs / "architects"])
