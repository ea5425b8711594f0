"""Companion mode as people at a real table meet it: what it asks, what it keeps, and what can be said to it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from guildhall.architects.companion import Companion, Refusal
from guildhall.engine.errors import GuildhallError, RecordError, UndoError, UnknownOptionError
from guildhall.words import say


def works(opponent: str = "meddler", **options: Any) -> Companion:
    """An opponent of Works of Wonder whose cards are turned over at the table."""
    return Companion.new(opponent, **{"expansions": ["wonders"], "seed": 1, "tells_cards": True, **options})


def court(**options: Any) -> Companion:
    return Companion.new("helena", **{"seed": 1, "tells_cards": True, **options})


def turn(companion: Companion, *answers: str) -> list[str]:
    """Its turn with these answers, which must be all that it needs; gives what it told."""
    companion.do("turn")
    told = [say(message, companion.locale) for message in companion.told]
    for answer in answers:
        assert companion.question is not None, f"nobody asked for {answer!r}"
        companion.answer(answer)
        told += [say(message, companion.locale) for message in companion.told]
    assert companion.question is None, companion.question.text
    return told


# What it asks.


def test_a_card_without_a_clause_about_the_table_asks_for_nothing_but_where_the_figures_stand() -> None:
    companion = works()
    assert turn(companion, "starting 9", "forest") == [
        "Meddler turns over Starting Scheme 9: Mines: gain 2 Silver with one Worker there, or 1 Gold for every two",
        "Meddler places a Worker at the Mines",
        "Meddler moves its marker 2 spaces, to Stone",
    ]
    # Where they stand holds until a reset.
    turn(companion, "starting 8", "f1", "f2")
    assert companion.seat.virtue == 8


def test_with_its_own_shuffled_cards_and_a_card_without_a_clause_nothing_at_all_is_asked() -> None:
    companion = Companion.new("helena", seed=3)
    asked = 0
    for _ in range(20):
        companion.do("turn")
        while companion.question is not None:
            asked += 1
            companion.answer("")
    assert companion.question is None
    assert 0 < asked < 20  # fewer questions than turns


def test_a_clause_about_tax_asks_for_the_tax_and_tells_why_it_is_true() -> None:
    companion = works()
    told = turn(companion, "s5", "4", "forest")
    assert "Is it true that at least 4 Tax lies on the Tax Stand? Yes: 4 Tax lies there" in told
    assert "Meddler returns 4 Tax to the supply and gains as much Silver" in told
    assert companion.seat.virtue == 6


def test_the_last_known_value_is_offered_and_enter_confirms_it() -> None:
    companion = works("enforcer")
    companion.do("turn")
    companion.answer("starting 3")
    assert companion.question is not None and companion.question.default == "none"
    companion.answer("quarry 3, forest 1")
    companion.answer("mines")  # the Princess
    assert companion.question is None
    companion.do("freed")
    companion.do("turn")
    companion.answer("s8")
    assert companion.question is not None
    assert companion.question.default == "Forest 1"  # it took the others
    companion.undo()
    companion.answer("s5")
    assert companion.question is not None
    assert companion.question.default == "5"  # as at the start, and 1 for its capture
    companion.answer("")
    assert companion.table.tax == 0


def test_of_groups_only_what_has_changed_is_said() -> None:
    companion = works(players=2)
    turn(companion, "s3", "quarry 2, forest 1", "2 town centre", "mines")
    assert companion.table.seats[0].workers[:2] == [2, 1]
    companion.undo()
    companion.do("turn")
    companion.answer("s3")
    companion.answer("king’s storehouse 2")
    companion.answer("none")
    assert companion.table.seats[1].workers[:9] == [0] * 9


def test_a_black_market_asks_space_by_space_and_stops_at_the_first_free_one() -> None:
    companion = works("illusionist")
    told = turn(companion, "s2", "yes", "no", "no", "forest", "f3")
    assert "Somebody is on the Black Market (right) already" in told
    assert "Illusionist places a Worker at the Black Market (middle)" in told


def test_only_the_top_of_the_cathedral_can_be_full_with_one_player() -> None:
    companion = works()
    companion.do("set cathedral 3")
    turn(companion, "s1", "4", "forest", "none")
    assert companion.seat.cathedral == 4
    companion.undo()
    companion.do("set cathedral 4")
    companion.do("turn")
    for answer in ("s1", "6", "forest"):
        companion.answer(answer)
    assert companion.question is not None
    assert companion.question.text == "On which level of the Cathedral is Red? 0 is below it"
    companion.answer("5")
    assert "the next level has no free spot" in say(companion.told[0])
    assert companion.seat.goods[4] == 4


def test_what_it_does_to_the_players_pieces_is_told_so_that_they_can_move_them() -> None:
    companion = works()
    told = turn(companion, "s3", "quarry 3", "mines")
    assert "Meddler captures 3 of Red’s Workers at the Quarry" in told
    told = turn(companion, "s4")
    assert "Meddler sends 3 captured Workers to Prison" in told
    told = turn(companion, "s7", "f1")
    assert told[3] == "Meddler sends away both Apprentices of column 4 of the Workshop, counted from the left"


# What is reported.


def test_its_captured_workers_are_reported_and_go_to_prison() -> None:
    companion = court()
    companion.do("set quarry 3")
    companion.do("captured 1 quarry")
    companion.do("captured quarry")
    assert companion.seat.workers[0] == 0
    with pytest.raises(Refusal, match="no Workers there"):
        companion.do("captured quarry")
    assert "3 on players’ boards" in [say(line) for line in companion.status()]
    companion.do("imprisoned 2")
    companion.do("imprisoned")
    assert companion.seat.workers[13] == 3
    with pytest.raises(Refusal, match="No Workers of its own"):
        companion.do("imprisoned")


def test_a_reset_sends_its_workers_to_prison_and_asks_for_other_prisoners_only_if_it_has_some() -> None:
    companion = works("illusionist")
    turn(companion, "s2", "no", "no", "forest")
    companion.do("reset")
    assert companion.question is not None
    assert companion.question.text.startswith("How many Workers of Red are in Prison now")
    companion.answer("0")
    assert companion.question is None
    assert companion.seat.unpaid == 1  # the most prisoners
    assert companion.seat.workers[13] == 1
    other = works("illusionist")
    turn(other, "s9", "forest")
    other.do("reset")
    assert other.question is None


# The Princess at the Quarry: who has the most Workers there brings Workers home from other boards, or captures.


def at_the_quarry(players: int = 1) -> Companion:
    """An Enforcer with a Worker where the Princess stands, and two at the Mines."""
    companion = works("enforcer", players=players)
    companion.do("set quarry 1")
    companion.do("set mines 2")
    return companion


def asked_in_reset(companion: Companion, *answers: str) -> list[str]:
    """The questions of a reset with these answers, which must be all that it needs."""
    companion.do("reset")
    asked = []
    for answer in answers:
        assert companion.question is not None, f"nobody asked for {answer!r}"
        asked.append(companion.question.text)
        companion.answer(answer)
    assert companion.question is None, companion.question.text
    return asked


def test_a_player_rewarded_first_who_captures_its_workers_lets_it_bring_them_home() -> None:
    companion = at_the_quarry()
    asked = asked_in_reset(companion, "quarry", "1", "mines")
    assert asked[-1] == (
        "The Princess rewards Red first. If Red used this to capture Workers of Enforcer: at which place?"
    )
    assert "Enforcer brings 2 Workers home from other players’ boards" in [say(message) for message in companion.told]
    assert companion.seat.workers[3] == 0 and companion.seat.workers[14] == 19


def test_a_player_rewarded_first_who_captures_nobody_of_it_leaves_it_the_capture() -> None:
    companion = at_the_quarry()
    asked_in_reset(companion, "quarry", "1", "", "workshop 2")
    assert companion.seat.captured[0] == 2 and companion.seat.workers[3] == 2


def test_whoever_was_at_the_profiteers_place_is_in_prison_by_the_time_of_its_capture() -> None:
    companion = at_the_quarry()
    asked_in_reset(companion, "quarry", "1", "none", "forest 3, workshop 2")  # he stands at the Forest
    assert companion.seat.captured[0] == 2
    assert companion.table.seats[0].workers[1] == 0


def test_only_players_who_come_before_it_are_asked_about() -> None:
    companion = at_the_quarry(players=2)
    asked = asked_in_reset(companion, "quarry", "1", "1", "blue", "none", "workshop 2", "none")
    assert asked[3] == "In whose turn is this?"
    assert [text for text in asked if text.startswith("The Princess rewards")] == [
        "The Princess rewards Blue first. If Blue used this to capture Workers of Enforcer: at which place?"
    ]


@pytest.mark.parametrize(
    "answers",
    [
        ("quarry", "1", "0", "blue", "workshop 2", "none"),  # Red is rewarded after it
        ("quarry", "2", "2"),  # the players have more
        ("quarry", "0", "0", "workshop 2", "none"),  # it has the most alone
        ("mines", "2", "2"),  # her reward there is no capture
    ],
)
def test_what_players_captured_is_not_asked_if_it_decides_nothing(answers: tuple[str, ...]) -> None:
    asked = asked_in_reset(at_the_quarry(players=2), *answers)
    assert not any(text.startswith("The Princess rewards") for text in asked)


def test_in_a_reset_of_its_own_turn_it_is_rewarded_first() -> None:
    companion = works("illusionist")
    companion.do("set quarry 1")
    turn(companion, "s2", "yes", "yes", "quarry", "1", "workshop 2", "3")
    assert companion.seat.captured[0] == 2


def test_gains_are_converted_as_in_a_game() -> None:
    companion = works()
    companion.do("gain silver 7")
    assert [say(message) for message in companion.told] == [
        "Meddler moves its marker 7 spaces, to Stone",
        "Meddler gains 1 Marble",
    ]
    companion.do("gain reward")
    companion.do("lose virtue 4")
    assert companion.seat.virtue == 5


def test_corrections_keep_its_twenty_workers() -> None:
    companion = works()
    companion.do("set quarry 4")
    companion.do("set prison 2")
    assert sum(companion.seat.workers) == 20
    assert companion.seat.workers[14] == 14
    companion.do("set held 3")
    companion.do("set held 1")
    assert companion.seat.workers[14] == 13
    with pytest.raises(Refusal, match="from 0 to 17"):
        companion.do("set quarry 19")


# Bad input.


@pytest.mark.parametrize(
    ("card", "answers", "wrong", "says"),
    [
        ("s5", (), "many", "A number from 0 to 99, please, not “many”."),
        ("s5", (), "-1", "A number from 0 to 99"),
        ("s5", (), "99999999999", "A number from 0 to 99"),
        ("s3", (), "quarry", "Places and numbers, please"),
        ("s3", (), "castle 3", "Places and numbers, please"),
        ("s3", (), "quarry 21", "Places and numbers, please"),
        ("s2", (), "perhaps", "Yes or no, please"),
        ("s9", (), "castle", "“castle” is not one of these: Silversmith"),
        ("s9", (), "", "Please say something"),
        ("s6", ("forest",), "silver", "“silver” is not one of these: Clay"),
    ],
)
def test_a_bad_answer_is_refused_and_the_question_stays(
    card: str, answers: tuple[str, ...], wrong: str, says: str
) -> None:
    companion = works()
    companion.do("turn")
    for answer in (card, *answers):
        companion.answer(answer)
    question = companion.question
    with pytest.raises(Refusal) as refused:
        companion.answer(wrong)
    assert str(refused.value).startswith(says)
    assert companion.question is question
    assert len(companion.said[-1][1]) == 1 + len(answers)


@pytest.mark.parametrize("card", ["11", "starting 12", "s", "f1", "wood"])
def test_a_scheme_that_is_not_in_the_pile_is_refused(card: str) -> None:
    companion = works()
    companion.do("turn")
    with pytest.raises(Refusal, match="is not one of these: Starting Scheme 1"):
        companion.answer(card)


@pytest.mark.parametrize(
    "line",
    ["", "hello", "turn 3", "captured", "captured castle", "captured 2 quarry", "freed", "freed red", "gain",
     "gain love", "gain silver 99", "lose silver", "lose influence 9", "set", "set virtue", "set virtue 15",
     "set supply 3", "reset 1"],
)  # fmt: skip
def test_a_bad_command_is_refused_and_changes_nothing(line: str) -> None:
    companion = works()
    before = companion.to_text()
    with pytest.raises(Refusal):
        companion.do(line)
    assert companion.to_text() == before


def test_commands_wait_for_an_open_question_and_answers_for_a_question() -> None:
    companion = works()
    with pytest.raises(Refusal, match="Nothing has been asked"):
        companion.answer("3")
    companion.do("turn")
    with pytest.raises(Refusal, match="answer the question first"):
        companion.do("reset")


def test_a_base_game_opponent_has_neither_influence_nor_marker() -> None:
    companion = court()
    for line in ("gain influence", "set influence 3", "set marker 2"):
        with pytest.raises(Refusal, match="is not one of these"):
            companion.do(line)


def test_an_opponent_is_needed_and_must_fit_its_expansions() -> None:
    with pytest.raises(UnknownOptionError):
        Companion({"players": 2}, 1)
    with pytest.raises(GuildhallError):
        Companion.new("meddler")
    with pytest.raises(UnknownOptionError):
        Companion.new("helena", seed=-1)


# Going back, and another day.


def test_undo_takes_back_an_answer_then_the_turn() -> None:
    companion = works()
    begun = companion.status()
    companion.do("turn")
    companion.answer("s5")
    companion.answer("6")
    assert companion.question is not None and companion.question.key == "figures"
    companion.undo()
    assert companion.question is not None and companion.question.key == "tax"
    companion.answer("4")
    companion.answer("quarry")
    assert companion.question is None
    companion.undo()
    assert companion.question is None and not companion.said
    assert [say(line) for line in companion.status()] == [say(line) for line in begun]
    with pytest.raises(UndoError):
        companion.undo()


def test_a_session_goes_on_from_its_text_at_any_moment() -> None:
    companion = works(players=2)
    turn(companion, "s3", "quarry 3", "forest 2", "mines")
    companion.do("freed red 2")
    companion.do("turn")
    companion.answer("s5")
    again = Companion.from_text(companion.to_text())
    assert again.to_data() == companion.to_data()
    assert again.question is not None and companion.question is not None
    assert again.question.data() == companion.question.data()
    for one in (companion, again):
        one.answer("9")
        assert one.question is None
    assert [say(line) for line in again.status()] == [say(line) for line in companion.status()]
    assert again.seat.captured == companion.seat.captured == [1, 0, 0]


@pytest.mark.parametrize(
    "change",
    [
        {"format": "guildhall record 1"},
        {"setup": []},
        {"setup": {"players": 1}},
        {"setup": {"players": 1, "opponent": "nobody"}},
        {"seed": "1"},
        {"tells_cards": 1},
        {"said": {}},
        {"said": [["turn"]]},
        {"said": [["dance", []]]},
        {"said": [["turn", [[99]]]]},
        {"said": [["turn", [["s3"]]]]},
        {"said": [["turn", []], ["turn", []]]},
        {"said": [["gain silver 1", [[1]]]]},
        {"more": 1},
    ],
)
def test_a_file_that_cannot_be_is_refused(change: dict[str, Any]) -> None:
    data = {**works().to_data(), **change}
    with pytest.raises(RecordError):
        Companion.from_data(json.loads(json.dumps(data)))


def test_what_is_no_json_is_refused() -> None:
    for text in ("", "{", "[]", "3", "[" * 100_000):
        with pytest.raises(RecordError):
            Companion.from_text(text)


# The end, and German.


def test_the_end_asks_for_the_players_influence_and_counts_the_points() -> None:
    companion = works()
    companion.do("set marble 5")
    companion.do("end")
    assert companion.question is not None and companion.question.text == "How much Influence does Red have?"
    companion.answer("1")
    assert companion.is_over
    assert companion.score()["gold-and-marble"] == 9  # its 5, and 4 Gold for the most Influence
    with pytest.raises(Refusal, match="The game is over"):
        companion.do("turn")
    companion.undo()
    assert not companion.is_over and companion.score()["gold-and-marble"] == 5


def test_it_speaks_and_understands_german() -> None:
    companion = works(locale="de")
    told = turn(companion, "s3", "Steinbruch 3, Lagerhaus 1", "Minen")
    assert told[1].startswith("Trifft es zu")
    companion.do("setze tugend 3")
    companion.do("erhält silber 2")
    companion.do("befreit rot 1")
    assert companion.seat.captured[0] == 2
    with pytest.raises(Refusal, match="Bitte eine Zahl von 1 bis 2"):
        companion.do("befreit rot 3")
    # A file is the same in every language.
    again = Companion.from_text(companion.to_text())
    assert again.seat.captured[0] == 2
