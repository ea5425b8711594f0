"""Advice: hints, and the analysis of a game; the same on the command line and on the server."""

from __future__ import annotations

from random import Random

import pytest

import guildhall
from guildhall.bots import Sight, Thought, UnknownBotError, make_bot
from guildhall.bots.advice import (
    A_MILLISECOND,
    HINT_BOT,
    Effort,
    Moment,
    Task,
    analyse,
    analyse_here,
    in_order,
    thoughts_of,
)
from guildhall.game import Game
from properties.architects import Architects

EFFORT = Effort("greedy", "greedy")


def played(game: Game, answers: int, bot: str = "greedy") -> Game:
    """That many answers further, played by bots of that kind."""
    bots = [make_bot(bot, seat) for seat in range(len(game.seats))]
    for _ in range(answers):
        game.choose(bots[game.decision.seat].answer(Sight(game.state)))
    return game


def from_here(game: Game) -> Game:
    """A game that begins where this one stands."""
    return guildhall.load_position(game.position())


@pytest.fixture(scope="module")
def start() -> Game:
    return played(guildhall.new_game("architects", players=2, seed=3), 60)


@pytest.fixture(scope="module")
def blunder(start: Game) -> tuple[Game, int, str]:
    """Some turns of sensible play with one bad move: the game, the number of the question, and the better answer."""
    game = played(from_here(start), 4)
    while True:
        thoughts = thoughts_of("greedy", 1, Sight(game.state))
        worst = min(thoughts, key=lambda thought: thought.lead)
        if thoughts[0].lead - worst.lead > 3:
            break
        played(game, 1)
    number = len(game.answers)
    game.choose(worst.token)
    return played(game, 6), number, thoughts[0].token


# Hints.


def test_every_answer_has_a_value_and_the_best_comes_first(start: Game) -> None:
    thoughts = thoughts_of("search:20", 1, Sight(start.state))
    assert {thought.token for thought in thoughts} == {option.token for option in start.options}
    assert all(0 <= thought.win <= 1 for thought in thoughts)
    assert sum(thought.share for thought in thoughts) == pytest.approx(1)
    assert thoughts[0].token == make_bot("search:20", 1).answer(Sight(start.state))


def test_a_hint_is_the_same_for_a_seed_and_a_number_of_iterations(start: Game) -> None:
    one, again = (thoughts_of("search:20", 7, Sight(start.state)) for _ in range(2))
    assert [thought.data() for thought in one] == [thought.data() for thought in again]


def test_a_hint_knows_no_hidden_card(start: Game) -> None:
    other = Architects().redeal(start.state, start.decision.seat, Random(1))
    assert other.position() != start.state.position()
    hints = [
        [thought.data() for thought in thoughts_of("search:20", 7, Sight(state))] for state in (start.state, other)
    ]
    assert hints[0] == hints[1]


def test_a_bot_without_reasons_gives_no_hint(start: Game) -> None:
    with pytest.raises(UnknownBotError, match="without reasons"):
        thoughts_of("random", 1, Sight(start.state))


# Analyses.


def test_a_blunder_is_found_with_the_better_answer(blunder: tuple[Game, int, str]) -> None:
    game, number, better = blunder
    analysis = analyse_here(game, EFFORT)
    seat = game.seats[game.answered_by[number]]
    worst = analysis.costly(seat)[0]
    assert worst.number == number
    assert worst.lead_cost > 2
    assert worst.cost > 0.05
    assert worst.thoughts[0].token == better


def test_an_analysis_looks_at_every_question_as_its_seat_saw_it(blunder: tuple[Game, int, str]) -> None:
    """Each task's table looks to the asked seat as the real one did, and is another one."""
    game = blunder[0]
    running = analyse(game, EFFORT)
    task = next(running)
    tasks: list[Task] = []
    try:
        while True:
            tasks.append(task)
            tokens = task.sight.tokens
            task = running.send([Thought(token, 0.5, 0.0, 1 / len(tokens)) for token in tokens])
    except StopIteration as end:
        analysis = end.value
    assert len(tasks) == len(game.answers) == tasks[0].total  # where nothing costs anything, nothing is looked at again
    assert [task.done for task in tasks] == list(range(len(tasks)))
    for number, task in enumerate(tasks):
        then = game.at(number)
        assert task.sight.view == then.view(then.decision.seat)
        assert task.sight.position()["chance"] != then.position()["chance"]
    assert all(not analysis.costly(seat) for seat in game.seats)


def test_an_analysis_is_the_same_every_time(blunder: tuple[Game, int, str]) -> None:
    game = from_here(blunder[0].at(2))
    played(game, 3)
    effort = Effort("search:10", "search:20")
    assert analyse_here(game, effort).data() == analyse_here(game, effort).data()


def test_a_finished_game_ends_with_its_result() -> None:
    game = guildhall.new_game("architects", players=2, seed=2)
    chance = Random(2)
    while not game.is_over:
        game.choose(chance.choice(game.options))
    late = from_here(game.at(len(game.answers) - 6))
    for answer in game.answers[-6:]:
        late.choose(answer)
    data = analyse_here(late, EFFORT).data()
    totals = [score["total"] for score in game.scores()]
    assert [seat["result"]["lead"] for seat in data["seats"]] == [totals[0] - totals[1], totals[1] - totals[0]]
    assert [seat["result"]["win"] for seat in data["seats"]] == [float(seat in game.winners) for seat in (0, 1)]
    assert [moment["number"] for moment in data["moments"]] == list(range(6))


def test_a_running_game_has_no_result_yet(blunder: tuple[Game, int, str]) -> None:
    data = analyse_here(blunder[0], EFFORT).data()
    assert [seat["result"] for seat in data["seats"]] == [None, None]


def test_what_was_not_considered_is_worth_no_more_than_the_last_that_was() -> None:
    thoughts = [Thought("a", 0.6, 3.0, 0.9), Thought("b", 0.4, 1.0, 0.1)]
    assert Moment(0, "red", "c", thoughts).cost == pytest.approx(0.2)
    assert Moment(0, "red", "b", thoughts).lead_cost == pytest.approx(2.0)
    assert Moment(0, "red", "a", thoughts).cost == 0.0


@pytest.mark.parametrize("seconds", [1.0, 15.0])
def test_the_time_of_an_analysis_is_shared_out(start: Game, seconds: float) -> None:
    effort = Effort.within(seconds, start)
    quick, closer = (int(bot.removeprefix("search:")) for bot in (effort.quick, effort.closer))
    assert quick * 60 + closer * 12 <= 1000 * A_MILLISECOND * seconds * 1.1


def test_a_hint_is_the_same_whenever_it_is_asked_for(start: Game) -> None:
    """By iterations and a seed, and not by the clock."""
    first, second = (thoughts_of("search:40", 7, Sight(start.state)) for _ in range(2))
    assert [thought.data() for thought in first] == [thought.data() for thought in second]
    assert HINT_BOT.removeprefix("search:").isdecimal()


def test_answers_stand_in_the_order_of_the_numbers_that_are_shown(start: Game) -> None:
    thoughts = thoughts_of("search:40", 7, Sight(start.state))
    assert [thought.win for thought in thoughts] == sorted((thought.win for thought in thoughts), reverse=True)
    assert [thought.lead for thought in thoughts] == sorted((thought.lead for thought in thoughts), reverse=True)
    told = in_order([Thought("a", 0.5, 1.0, 0.8), Thought("b", 0.7, 2.0, 0.1), Thought("c", 0.2, 3.0, 0.1)])
    assert [(one.token, one.win, one.lead) for one in told] == [("a", 0.5, 1.0), ("b", 0.5, 1.0), ("c", 0.2, 1.0)]
