"""What designers ask next of many games: who could have taken a card and did, when, which cards go together, which
strategies there are. Each number is computed a second time from the tables, in plain Python."""

from __future__ import annotations

from collections import Counter, defaultdict
from pathlib import Path
from statistics import mean, stdev

import polars as pl
import pytest

import guildhall
from guildhall.engine.rng import Rng
from guildhall.lab import findings
from guildhall.lab.collect import OFFERED
from guildhall.lab.reading import Run
from guildhall.lab.report import report
from lab.runs import simulated, table


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("designers") / "run"
    simulated(made, 60)
    return made


def taken(folder: Path, use: str) -> set[tuple[int, str, str]]:
    cards = table(folder, "cards")
    return set(cards.filter(pl.col("use") == use).select("game", "seat", "card").iter_rows())


def winners(folder: Path) -> set[tuple[int, str]]:
    return set(table(folder, "seats").filter(pl.col("won")).select("game", "seat").iter_rows())


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("architects", {"players": 2, "expansions": ["artisans", "wonders"]}),
        ("viscounts", {"players": 2}),
    ],
)
def test_a_card_is_offered_to_whoever_may_take_it_and_taken_only_by_them(game: str, options: dict[str, object]) -> None:
    definition = guildhall.definition(game)
    state = definition.start(definition.read_options(options), 5, True)
    study = definition.study(state)
    chosen = {use.key for use in definition.subjects(definition.read_options(options)).uses if use.chosen}
    chance = Rng(2)
    seen: set[tuple[int, str]] = set()
    tokens = state.vocabulary().tokens
    while state.decision is not None:
        study.asked()
        for answer in state.answers:
            verb, _, key = tokens[answer].partition(" ")
            if verb in ("hire", "build", "adorn", "tool", "play", "transcribe"):
                seen.add((state.decision.seat(state), key))
        state.answer(state.answers[chance.below(len(state.answers))])
    offered = {(one.use, one.seat, one.card) for one in study.offers()}
    assert len(offered) == len(study.offers())  # once for each seat and card
    assert {use for use, _, _ in offered} == chosen
    assert {(seat, card) for _, seat, card in offered} <= seen
    turns = {(one.use, one.seat, one.card): one.turn for one in study.offers()}
    used = [one for one in study.cards() if one.use in chosen and (one.use, one.seat, one.card) in offered]
    assert used
    for one in used:
        assert turns[one.use, one.seat, one.card] <= max(one.turn, 1)


def test_offered_and_taken_are_counted_by_seat(folder: Path) -> None:
    use = "apprentices_hired"
    offered, took, won = taken(folder, use + OFFERED), taken(folder, use), winners(folder)
    found = {row["card"]: row for row in findings.offers(Run(folder), use).iter_rows(named=True)}
    assert set(found) == {card for _, _, card in offered}
    for card, row in found.items():
        could = [(game, seat) for game, seat, one in offered if one == card]
        did = [who for who in could if (*who, card) in took]
        left = [who for who in could if (*who, card) not in took]
        assert (row["seats"], row["took"]) == (len(could), len(did))
        assert row["share"] == len(did) / len(could) and row["low"] <= row["share"] <= row["high"]
        assert row["won_with"] == (None if not did else pytest.approx(mean(who in won for who in did)))
        assert row["won_without"] == (None if not left else pytest.approx(mean(who in won for who in left)))
    assert max(row["share"] for row in found.values()) < 1  # somebody leaves every card


def test_when_a_card_is_taken_is_told_in_tenths_of_the_game(folder: Path) -> None:
    use = "buildings_constructed"
    found = findings.when(Run(folder), use)
    length = dict(table(folder, "games").select("game", "turns").iter_rows())
    counted: Counter[tuple[str, int]] = Counter()
    for game, card, turn in (
        table(folder, "cards").filter(pl.col("use") == use).select("game", "card", "turn").iter_rows()
    ):
        counted[card, (turn - 1) * 10 // length[game] + 1] += 1
    assert {(row[0], row[1]): row[2] for row in found.select("card", "phase", "times").iter_rows()} == counted
    for _, shares in found.group_by("card"):
        assert shares["share"].sum() == pytest.approx(1)
    assert found["phase"].min() == 1 or found["phase"].min() == 2
    assert found["phase"].max() == 10


def test_a_pair_is_compared_with_what_each_card_does_alone(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(findings, "PAIRED", 8)
    uses = ["apprentices_hired", "buildings_constructed"]
    found = findings.pairs(Run(folder), uses)
    hands: dict[tuple[int, str], set[str]] = defaultdict(set)
    for use, kind in zip(uses, ("apprentices", "buildings")):
        for game, seat, card in taken(folder, use):
            hands[game, seat].add(f"{kind}:{card}")
    won = winners(folder)
    even = mean(who in won for who in table(folder, "seats").select("game", "seat").iter_rows())
    assert found.height > 20 and found["all"].to_list() == [found.height] * found.height
    for row in found.iter_rows(named=True):
        both = [who for who, cards in hands.items() if {row["card"], row["card_right"]} <= cards]
        assert (row["seats"], row["won"]) == (len(both), sum(who in won for who in both)) and len(both) >= 8
        odds = 1 / (even / (1 - even))
        for card in (row["card"], row["card_right"]):
            rate = min(0.99, max(0.01, mean(who in won for who, cards in hands.items() if card in cards)))
            odds *= rate / (1 - rate)
        assert row["expected"] == pytest.approx(odds / (1 + odds))
    assert found["apart"].is_sorted(descending=True)


def test_a_strategy_is_the_place_where_a_seat_is_more_than_others(folder: Path) -> None:
    visits: dict[tuple[int, str], Counter[str]] = defaultdict(Counter)
    for game, seat, places in table(folder, "turns").select("game", "seat", "places").iter_rows():
        visits[game, seat].update(places)
    places = sorted({place for counts in visits.values() for place in counts})
    parts = {who: {place: counts[place] / counts.total() for place in places} for who, counts in visits.items()}
    usual = {place: [part[place] for part in parts.values()] for place in places}
    groups: Counter[str] = Counter()
    for part in parts.values():
        more = {place: (part[place] - mean(usual[place])) / (stdev(usual[place]) or 1) for place in places}
        groups[max(places, key=lambda place: (round(more[place], 9), [-ord(letter) for letter in place]))] += 1
    found = findings.strategies(Run(folder))
    assert dict(found.select("place", "seats").iter_rows()) == dict(groups)
    assert found["seats"].sum() == table(folder, "seats").height
    assert (found["low"] <= found["share"]).all() and (found["share"] <= found["high"]).all()


def test_a_run_that_does_not_say_what_was_offered_is_still_reported(folder: Path, tmp_path: Path) -> None:
    """As those are that were written before this was kept."""
    older = tmp_path / "older"
    simulated(older, 5)
    for file in (older / "cards").glob("*.parquet"):
        pl.read_parquet(file).filter(~pl.col("use").str.ends_with(OFFERED)).write_parquet(file)
    page = report([older, folder])
    assert 'id="offers-apprentices_hired"' in page
    assert 'id="offers-apprentices_hired"' not in report([older]) and 'id="when-apprentices_hired"' in report([older])
