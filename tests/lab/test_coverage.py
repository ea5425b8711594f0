"""Coverage: which cards were used over many games, and that with an expansion all of its cards are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import guildhall
from builders.tables import TestTable, artisans_table, wonders_table
from guildhall.architects.artisans.crafts import CRAFTS
from guildhall.engine import playout
from guildhall.engine.study import card_uses
from guildhall.lab.simulate import Report, Simulation, Tally, simulate
from properties.wonders import CONTRIBUTIONS, RESOURCES, WONDERS

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


# Works of Wonder: alone and with the other expansion, of each a half with boards and a half without.
WONDERS_GAMES = 250 if COMPILED else 150
WONDERS_MIXES: list[dict[str, Any]] = [
    {"players": 4, "setup": "variable", "expansions": ["wonders"]},
    {"players": 3, "expansions": ["wonders"]},
    {"players": 5, "setup": "variable", "expansions": ["artisans", "wonders"]},
    {"players": 2, "expansions": ["artisans", "wonders"]},
]


@pytest.fixture(scope="module")
def with_wonders() -> dict[str, Counter[str]]:
    """How often everything was used in all of these games."""
    uses: dict[str, Counter[str]] = {}
    for mix in WONDERS_MIXES:
        tally = simulated(WONDERS_GAMES, **mix).tally
        assert (tally.games, tally.errors) == (WONDERS_GAMES, 0), tally.failures
        for use, counts in tally.coverage.items():
            uses.setdefault(use, Counter()).update(counts)
    return uses


@pytest.mark.parametrize(
    "use, keys",
    [
        ("wonders_built", WONDERS),
        ("slots_filled", [f"{card} {resource}" for card in CONTRIBUTIONS for resource in RESOURCES]),
        ("profiteer_consequences", CONTRIBUTIONS),
        ("princess_consequences", CONTRIBUTIONS),
        ("influence_given_up_for", ("clay", "wood", "stone", "gold", "marble", "silver", "virtue", "ignored")),
    ],
)
def test_everything_of_works_of_wonder_is_used_in_random_games(
    with_wonders: dict[str, Counter[str]], use: str, keys: Sequence[str]
) -> None:
    assert set(with_wonders[use]) == set(keys)
    assert [key for key in keys if not with_wonders[use][key]] == []


def test_every_card_and_board_is_used_in_random_games_with_works_of_wonder(
    with_wonders: dict[str, Counter[str]],
) -> None:
    assert {use: len(counts) for use, counts in with_wonders.items()} == {
        "apprentices_hired": 76,
        "buildings_constructed": 76,
        "rewards_gained": 23,
        "markets_taken": 10,
        "boards_played": 13,
        "adornments_crafted": 24,
        "tools_crafted": 24,
        "wonders_built": 5,
        "slots_filled": 35,
        "profiteer_consequences": 7,
        "princess_consequences": 7,
        "influence_given_up_for": 8,
    }
    assert {use: [key for key, count in counts.items() if not count] for use, counts in with_wonders.items()} == {
        use: [] for use in with_wonders
    }


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
    t.red.has(silver=4).with_apprentices("abbot-1", "abbot-2", "miner-1", "miner-2", "squire-1").at(guildhall=1)
    t.show_crafts("craft-7", "craft-5")
    t.turn_of("red")
    t.table.events = []
    answer(t, "stack guildhall", "tool craft-7", "equip miner-1")
    t.show(1, 1, "jeweller-1")
    t.turn_of("red")
    answer(t, "place workshop", "hire jeweller-1", "dismiss miner-1", "equip squire-1")  # a sixth: one has to go
    assert t.red.tools == {"squire-1": "craft-7"}
    assert card_uses(t.table)["tools_crafted"]["craft-7"] == 1


def used_by(t: TestTable) -> dict[str, dict[str, int]]:
    """What was used of Works of Wonder, and how often."""
    uses = (
        "wonders_built",
        "slots_filled",
        "profiteer_consequences",
        "princess_consequences",
        "influence_given_up_for",
    )
    counts = card_uses(t.table)
    return {use: {key: n for key, n in counts[use].items() if n} for use in uses if any(counts[use].values())}


def test_a_contribution_counts_for_its_slot() -> None:
    t = wonders_table()
    t.in_force("contribution-5")  # the Princess stands in the Forest
    t.open_to_contribute("contribution-2")
    t.red.has(stone=1)
    t.turn_of("red")
    t.table.events = []
    answer(t, "place forest", "contribute stone")
    assert used_by(t) == {"slots_filled": {"contribution-2 stone": 1}}


def test_a_wonder_counts_when_it_is_built_and_is_no_building_of_the_deck() -> None:
    t = wonders_table()
    t.red.has(marble=6, silver=1).with_influence(3)
    t.turn_of("red")
    t.table.events = []
    answer(t, "place guildhall", "token quarry")  # the only one that can be built, so it is
    assert used_by(t) == {"wonders_built": {"marble-wonder": 1}}
    assert not any(card_uses(t.table)["buildings_constructed"].values())


def test_both_sides_of_a_consequence_count_by_themselves() -> None:
    t = wonders_table()
    t.in_force("contribution-5")
    t.red.at(quarry=1)
    t.table.events = []
    t.reset()
    assert used_by(t) == {"profiteer_consequences": {"contribution-5": 1}}
    t = wonders_table()
    t.in_force("contribution-5")
    t.red.at(forest=1)
    t.table.events = []
    t.reset()
    assert used_by(t) == {"princess_consequences": {"contribution-5": 1}}


def test_what_influence_stood_in_for_counts() -> None:
    t = wonders_table()
    t.small_market("market-3")
    t.red.has(silver=1).with_influence(2)
    t.turn_of("red")
    t.table.events = []
    answer(t, "place market-left", "influence for silver")
    assert used_by(t) == {"influence_given_up_for": {"silver": 1}}


def test_the_counts_follow_from_the_seed_whatever_the_processes() -> None:
    options: dict[str, Any] = {"players": 2, "setup": "variable", "expansions": ["artisans"]}
    alone = simulated(60, **options).tally.coverage
    assert simulated(60, processes=2, **options).tally.coverage == alone
    assert simulated(60, seed=2, **options).tally.coverage != alone


def test_listening_changes_no_game() -> None:
    options: dict[str, Any] = {"players": 3, "expansions": ["artisans"]}
    quiet = simulate(Simulation("architects", options, ["random"] * 3, 4), 10)
    heard = simulated(10, seed=4, **options)
    assert quiet.tally.decisions == heard.tally.decisions
    assert quiet.tally.wins_by_seat == heard.tally.wins_by_seat
    assert quiet.tally.coverage == {}
    assert "coverage" not in quiet.data() and "never_used" not in quiet.data()
