"""The companion of Viscounts as people at a real table meet it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from guildhall.companion import begin, opened
from guildhall.companion.questions import Refusal
from guildhall.companion.viscounts import Companion
from guildhall.engine.errors import RecordError, UnknownGameError, UnknownOptionError
from guildhall.words import say

ABCDE = ("B", "C", "D")  # the segments in their order; the last follows


def seated(board: str = "cleric", space: int = 1, **options: Any) -> Companion:
    """The canonical layout; nobody has built anything, and its cards are turned over at the table."""
    companion = Companion.new("viscount", board=board, seed=1, **{"tells_cards": True, **options})
    spots = () if board == "card" else ("", "")  # which of them are taken, where it begins with a building
    answers(companion, "begin", *ABCDE, "k1", str(space), *spots)
    return companion


def answers(companion: Companion, line: str, *said: str) -> list[str]:
    """The line with these answers, which must be all that it needs; gives what was told."""
    companion.do(line)
    told = [say(message, companion.locale) for message in companion.told]
    for one in said:
        assert companion.question is not None, f"nobody asked for {one!r}"
        companion.answer(one)
        told += [say(message, companion.locale) for message in companion.told]
    assert companion.question is None, companion.question.text
    return told


def test_it_asks_once_how_the_board_lies_and_takes_what_its_board_shows() -> None:
    """rules/viscounts 9.1: the starting items, with a guildhall on the left-most free spot of its space."""
    companion = Companion.new("viscount", board="cleric", seed=1, tells_cards=True)
    assert [deed.name for deed in companion.deeds()] == ["begin"]
    told = answers(companion, "begin", *ABCDE, "k1", "9", "9a", "")
    assert "Rival builds Guildhall 1 on spot 9b" in told
    assert "begin" not in [deed.name for deed in companion.deeds()]


def test_a_link_to_its_building_brings_it_something() -> None:
    """rules/viscounts 3.7: 1a–1b brings 1 virtue to both owners."""
    companion = seated()
    virtue = companion.seat.virtue
    assert "Rival gains 1 Virtue; the marker is on 5" in answers(companion, "built 1b")
    assert companion.seat.virtue == virtue - 1
    with pytest.raises(Refusal, match="is not one of these"):
        companion.do("built 1b")


def test_who_comes_to_its_space_lets_it_gain_any_resource() -> None:
    """rules/viscounts 9.4: the Cleric board takes ink until it has 6."""
    companion = seated()
    ink = companion.seat.goods[0]
    answers(companion, "met")
    assert companion.seat.goods[0] == ink + 1


def test_the_players_collision_brings_it_what_an_opponent_gains() -> None:
    """rules/viscounts 6.3: on space 0 one debt, if it has a Criminal on its board."""
    cleric, card = seated(), seated(board="card", space=1)
    for companion, debts in ((cleric, 0), (card, 1)):
        unpaid = companion.seat.unpaid
        answers(companion, "collision 0")
        assert companion.seat.unpaid == unpaid + debts


def test_a_worker_sent_back_brings_any_resource_for_two_silver() -> None:
    companion = seated()
    answers(companion, "set A1 2")
    supply = companion.seat.workers
    goods = sum(companion.seat.goods)
    answers(companion, "bumped A1")
    assert companion.seat.workers == supply + 1 and sum(companion.seat.goods) == goods + 1


def test_corrections_keep_its_twenty_workers() -> None:
    companion = seated()
    for line in ("set A1 2", "set B2 1", "set top 3", "set A1 1"):
        answers(companion, line)
    assert companion.seat.workers == 20 - 5
    with pytest.raises(Refusal, match="from 0 to 16"):
        companion.do("set A1 17")


@pytest.mark.parametrize(
    "line",
    ["", "dance", "begin", "turn 3", "built", "built 1z", "bumped A1", "collision", "collision 7", "gain", "set"],
)
def test_a_bad_line_is_refused_and_changes_nothing(line: str) -> None:
    companion = seated()
    before = companion.to_text()
    with pytest.raises(Refusal):
        companion.do(line)
    assert companion.to_text() == before


@pytest.mark.parametrize("numbers", [[], [99], [-1], ["1"], None, [0, 0], [True]])
def test_a_bad_answer_is_refused_and_the_question_stays(numbers: Any) -> None:
    companion = Companion.new("viscount", seed=1)
    companion.do("begin")
    question = companion.question
    with pytest.raises(Refusal):
        companion.answer_with(numbers)
    assert companion.question is question and companion.said == [("begin", [])]


def test_undo_takes_back_an_answer_then_the_line() -> None:
    companion = Companion.new("viscount", seed=1)
    companion.do("begin")
    companion.answer_with([0])
    companion.undo()
    assert companion.question is not None and companion.question.key == "segment-1"
    companion.undo()
    assert companion.question is None and not companion.said


def test_its_file_names_its_game_and_goes_on_in_every_language() -> None:
    companion = seated(locale="de")
    answers(companion, "erhält tinte 2")
    again = opened(json.loads(companion.to_text()))
    assert again.to_data() == companion.to_data() and again.GAME == "viscounts"
    with pytest.raises(RecordError, match="not a companion"):
        opened({**companion.to_data(), "game": "chess"})


def test_a_companion_is_for_a_game_and_a_table_that_there_is() -> None:
    with pytest.raises(UnknownGameError):
        begin("chess", {})
    with pytest.raises(UnknownOptionError, match="needs an opponent"):
        begin("viscounts", {"players": 2})


def test_at_the_end_only_what_counts_is_asked() -> None:
    companion = seated()
    companion.do("end")
    assert companion.question is not None and companion.question.text == "Does Poverty lie open?"
    companion.answer("no")
    companion.answer("no")
    assert companion.is_over and companion.deeds() == []
    assert companion.score()["resources"] == sum(companion.seat.goods)
