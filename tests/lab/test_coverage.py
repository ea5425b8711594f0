"""Coverage: which cards were used over many games, and that with an expansion all of its cards are."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import guildhall
from builder import TestTable, artisans_table
from guildhall.architects.artisans.crafts import CRAFTS
from guildhall.architects.uses import card_uses
from guildhall.engine import playout
from guildhall.lab.simulate import Report, Simulation, Tally, simulate

COMPILED = Path(str(playout.__file__)).suffix != ".py"
# Uncompiled it would take a minute; fewer games still show every card.
GAMES = 1000 if COMPILED else 300


def simulated(games: int, processes: int = 1, seed: int = 1, **options: Any) -> Report:
    players = options["players"]
    return simulate(Simulation("architects", options, ["random"] * players, seed, coverage=True), games, processes)


@pytest.fixture(scope="module")
def many() -> Tally:
    tally = simulated(GAMES, players=4, setup="variable", expansions=["artisans"]).tally
    assert tally.errors == 0, tally.failures
    return tally


@pytest.mark.parametrize("use", ["adornments_crafted", "tools_crafted"])
def test_every_craft_card_is_taken_in_random_games(many: Tally, use: str) -> None:
    assert list(many.coverage[use]) == [card.key for card in CRAFTS]
    assert many.never_used()[use] == []


def test_every_apprentice_building_and_board_is_used_in_random_games(many: Tally) -> None:
    assert {use: len(counts) for use, counts in many.coverage.items()} == {
        "apprentices_hired": 52,
        "buildings_constructed": 52,
        "rewards_gained": 11,
        "markets_taken": 10,
        "boards_played": 7,
        "adornments_crafted": 24,
        "tools_crafted": 24,
    }
    assert many.never_used() == {use: [] for use in many.coverage}


def test_what_is_counted_is_what_lies_on_the_tables_in_the_end() -> None:
    """Without an expansion an Apprentice may leave, but a Building, a Reward and a board stay."""
    report = simulated(5, players=3, setup="variable", seed=20)
    definition = guildhall.definition("architects")
    built: dict[str, int] = {}
    rewards = 0
    for seed in range(20, 25):
        state = definition.start(report.simulation.options, seed, True)
        report.simulation._play_out(state, seed)
        view = state.view(-1)
        for seat in view["seats"]:
            for key in seat["buildings"]:
                built[key] = built.get(key, 0) + 1
        rewards += len(view["rewards_shown"])
    counted = report.tally.coverage
    assert {key: count for key, count in counted["buildings_constructed"].items() if count} == built
    assert sum(counted["rewards_gained"].values()) == rewards
    assert sum(counted["boards_played"].values()) == 5 * 3
    assert "tools_crafted" not in counted


def test_cards_that_stay_in_the_box_are_not_missed() -> None:
    plain = simulated(1, players=2).tally.coverage
    assert len(plain["apprentices_hired"]) == 40 and "overseer" not in plain["apprentices_hired"]
    assert len(plain["buildings_constructed"]) == 40
    assert "boards_played" not in plain
    promo = simulated(1, players=2, promo_cards=True).tally.coverage
    assert len(promo["apprentices_hired"]) == 43 and "overseer" in promo["apprentices_hired"]
    named = simulated(1, players=2, setup="variable", boards=["hugo", "ada"]).tally.coverage
    assert named["boards_played"] == {"ada": 1, "hugo": 1}


def answer(t: TestTable, *tokens: str) -> None:
    """Answer the inner way, in which what was told stays in one list."""
    for token in tokens:
        number = t.table.vocabulary().numbers[token]
        assert number in t.table.answers, token
        t.table.answer(number)


def test_each_use_is_counted() -> None:
    t = artisans_table()
    t.show(1, 1, "miner-1")
    t.show_crafts("craft-5", "craft-7")
    t.small_market("market-3")
    t.red.has(silver=20, wood=2, stone=2).with_hand("well").at(guildhall=2)
    t.table.events = []
    answer(t, "place workshop", "hire miner-1")
    t.turn_of("red")
    answer(t, "place market-left")
    t.turn_of("red")
    answer(t, "place guildhall")
    t.turn_of("red")
    answer(t, "stack guildhall", "tool craft-7")
    t.turn_of("red")
    answer(t, "stack guildhall", "adorn craft-5")
    used = {use: {key: n for key, n in counts.items() if n} for use, counts in card_uses(t.table).items()}
    assert used == {
        "apprentices_hired": {"miner-1": 1},
        "buildings_constructed": {"well": 1},
        "rewards_gained": {},
        "markets_taken": {"market-3": 1},
        "adornments_crafted": {"craft-5": 1},
        "tools_crafted": {"craft-7": 1},
    }


def test_a_tool_that_finds_another_apprentice_is_not_taken_twice() -> None:
    t = artisans_table()
    t.red.with_apprentices("miner-1", "squire-1").at(guildhall=1)
    t.show_crafts("craft-7", "craft-5")
    t.turn_of("red")
    t.table.events = []
    answer(t, "stack guildhall", "tool craft-7", "equip miner-1")
    t.turn_of("red")
    answer(t, "dismiss", "dismiss miner-1", "equip squire-1")
    assert t.red.tools == {"squire-1": "craft-7"}
    assert card_uses(t.table)["tools_crafted"]["craft-7"] == 1


def test_the_counts_follow_from_the_seed_whatever_the_processes() -> None:
    options = {"players": 2, "setup": "variable", "expansions": ["artisans"]}
    alone = simulated(60, **options).tally.coverage
    assert simulated(60, processes=2, **options).tally.coverage == alone
    assert simulated(60, seed=2, **options).tally.coverage != alone


def test_listening_changes_no_game() -> None:
    options = {"players": 3, "expansions": ["artisans"]}
    quiet = simulate(Simulation("architects", options, ["random"] * 3, 4), 10)
    heard = simulated(10, seed=4, **options)
    assert quiet.tally.decisions == heard.tally.decisions
    assert quiet.tally.wins_by_seat == heard.tally.wins_by_seat
    assert quiet.tally.coverage == {}
    assert "coverage" not in quiet.data() and "never_used" not in quiet.data()
