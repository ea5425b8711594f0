"""What the command line can do, from Python: the same results, typed, with progress and tables."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import guildhall
from guildhall.bots import UnknownBotError
from guildhall.engine.errors import GameOverError, GuildhallError, UnknownOptionError


def started(game: str = "architects", answers: int = 6) -> guildhall.Game:
    made = guildhall.new_game(game, players=2, seed=7)
    for _ in range(answers):
        made.choose(made.options[0])
    return made


@pytest.mark.parametrize("game", ["architects", "viscounts"])
def test_a_hint_values_the_legal_answers_the_best_first(game: str) -> None:
    table = started(game)
    before = table.clone()
    hints = guildhall.hint(table, bot="search:40")
    assert {hint.option for hint in hints} <= set(table.options)
    assert [hint.win for hint in hints] == sorted((hint.win for hint in hints), reverse=True)
    assert all(0 <= hint.win <= 1 and 0 <= hint.share <= 1 for hint in hints)
    assert hints == guildhall.hint(table, bot="search:40") and table == before
    table.choose(hints[0].option)


def test_a_hint_knows_no_more_than_the_asked_seat() -> None:
    table = started()
    dealt = table.clone()
    dealt.state = table.determinize(table.decision.seat, 99)
    assert dealt.position() != table.position()
    first, second = (guildhall.hint(game, bot="greedy") for game in (table, dealt))
    assert first == second


def test_a_bot_plays_a_seat() -> None:
    table = guildhall.new_game("viscounts", players=2, seed=3)
    seats = {"red": guildhall.bot("greedy"), "blue": guildhall.bot("random", seed=5)}
    assert repr(seats["blue"]) == "Player('random', seed=5)"
    for _ in range(12):
        asked = seats[table.decision.seat_key]
        answer = asked.answer(table)
        assert answer in table.options
        table.choose(answer)
    with pytest.raises(UnknownBotError, match="There is no bot 'genius'"):
        guildhall.bot("genius")


def test_a_bot_of_ones_own_that_answers_nonsense_is_told_of(tmp_path: Path) -> None:
    file = tmp_path / "mute.py"
    file.write_text("class Mute:\n    def answer(self, sight):\n        return 'nothing'\n")
    with pytest.raises(GuildhallError, match=r"answers 'nothing' .* which is not legal"):
        guildhall.bot(f"{file}:Mute").answer(started())


def test_nobody_is_asked_when_the_game_is_over() -> None:
    table = guildhall.new_game("viscounts", players=2, seed=3)
    best = guildhall.bot("random")
    while not table.is_over:
        table.choose(best.answer(table))
    for door in (guildhall.hint, best.answer):
        with pytest.raises(GameOverError):
            door(table)


def test_an_analysis_looks_at_every_question_and_tells_how_far_it_is() -> None:
    table = started(answers=5)
    told: list[tuple[int, int]] = []
    analysis = guildhall.analyse(table, bot="greedy", progress=lambda done, total: told.append((done, total)))
    assert [moment.number for moment in analysis.moments] == list(range(5))
    assert told[0] == (0, 5) and [done for done, _ in told] == sorted(done for done, _ in told)
    rows = guildhall.frame(analysis)
    assert rows.height == 5 and {"number", "seat", "given", "best", "win", "cost"} <= set(rows.columns)
    for source in (table.record(), str(table.record())):
        assert guildhall.analyse(source, bot="greedy").data() == analysis.data()
    with pytest.raises(GuildhallError, match="no answer has been given"):
        guildhall.analyse(guildhall.new_game("architects", seed=1))
    with pytest.raises(UnknownOptionError, match="An analysis takes some time"):
        guildhall.analyse(table, seconds=0)


def test_cards_are_found_by_kind_and_by_words(tmp_path: Path) -> None:
    every = guildhall.cards("architects")
    buildings = guildhall.cards("architects", kind="buildings")
    assert {card.kind for card in buildings} == {"buildings"} and len(buildings) < len(every)
    (chapel,) = (card for card in buildings if card.key == "chapel")
    assert chapel.name == "Chapel" and isinstance(chapel.fields["vp"], int) and str(chapel).startswith("Chapel")
    assert chapel in guildhall.cards("architects", find="chapel")
    assert guildhall.cards("viscounts", find="no such words") == []
    file = tmp_path / "mine.toml"
    file.write_text(f"[buildings.chapel]\nvp = {chapel.fields['vp'] + 1}\n")
    (mine,) = (card for card in guildhall.cards("architects", corrections=file) if card.corrected)
    assert mine.corrected == {"vp": {"ours": chapel.fields["vp"], "yours": chapel.fields["vp"] + 1}}
    assert guildhall.frame(every).height == len(every)
    with pytest.raises(UnknownOptionError, match="There is no kind of cards 'spoons' in viscounts"):
        guildhall.cards("viscounts", kind="spoons")


def test_a_simulation_counts_games_and_tells_how_far_it_is(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    report = guildhall.simulate(
        "viscounts", 3, players=2, seed=4, out=tmp_path / "tables", progress=lambda *much: told.append(much)
    )
    assert report.tally.games == 3 and told[-1] == (3, 3)
    again = guildhall.simulate("viscounts", 3, bots=["random", "random"], players=2, seed=4)
    assert again.tally.wins_by_seat == report.tally.wins_by_seat and again.tally.decisions == report.tally.decisions
    rows = guildhall.frame(report)
    assert rows["seat"].to_list() == ["red", "blue"] and rows["wins"].to_list() == report.tally.wins_by_seat
    assert any((tmp_path / "tables").rglob("*.parquet"))
    for wrong in (0, 1.5, True):
        with pytest.raises(UnknownOptionError, match="games is a whole number from 1 on"):
            guildhall.simulate("viscounts", wrong)  # type: ignore[arg-type]


def test_an_arena_rates_its_bots_and_goes_on_from_its_folder(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    first = guildhall.arena("viscounts", "random,careless", 2, out=tmp_path / "a", progress=lambda *n: told.append(n))
    assert told[-1] == (2, 2) and [standing.name for standing in first.standings] == ["random", "careless"]
    rows = guildhall.frame(first)
    assert rows["bot"].to_list() == ["random", "careless"] and rows["wins"].sum() == 2
    told.clear()
    guildhall.arena("viscounts", ["random", "careless"], 2, out=tmp_path / "a", progress=lambda *n: told.append(n))
    assert told == [(2, 2)]  # nothing was left to be played


def test_there_is_a_table_of_hints_and_of_nothing_else() -> None:
    rows = guildhall.frame(guildhall.hint(started(), bot="greedy"))
    assert rows.columns == ["token", "win", "lead", "share"] and rows.height > 1
    for wrong in ("text", ["text"]):
        with pytest.raises(UnknownOptionError, match="There is no table of str"):
            guildhall.frame(wrong)  # type: ignore[arg-type]


def test_whoever_only_plays_loads_neither_bots_nor_laboratory() -> None:
    code = (
        "import sys, guildhall; guildhall.new_game('architects', players=2, seed=1); "
        "print({'guildhall.bots', 'guildhall.lab', 'polars', 'rich', 'numpy'} & set(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"
    with pytest.raises(AttributeError, match="no attribute 'hints'"):
        guildhall.hints  # noqa: B018  # type: ignore[attr-defined]
