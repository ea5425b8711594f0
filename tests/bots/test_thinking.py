"""How the bots think: the same for a seed, within their budget, through a turn, and in words that can be checked."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest

import guildhall
from builders.tables import TestTable, table
from guildhall.bots import LEVELS, Sight, Thinker, make_bot
from guildhall.bots.budget import Budget
from guildhall.bots.greedy import GreedyBot
from guildhall.bots.judge import Judge
from guildhall.bots.levels import EVEN, levels_of
from guildhall.bots.look import Look
from guildhall.bots.outcome import chance
from guildhall.bots.search import Node, SearchBot
from guildhall.engine.agenda import State
from guildhall.engine.errors import UnknownOptionError
from guildhall.engine.evaluation import PLAIN
from guildhall.engine.playout import play_some
from guildhall.engine.rng import Rng
from guildhall.engine.weights import WeightSet
from guildhall.game import Game
from guildhall.lab.arena import Arena

THINKERS = ["careless", "novice:1", "novice:3", "greedy", "search:60", "playouts:3"]


def game_after(answers: int, seed: int = 5, **options: Any) -> Game:
    game = guildhall.new_game("architects", seed=seed, **options)
    play_some(game.state, Rng(seed), answers)
    return game


def seen(t: TestTable) -> Sight:
    t.refresh()
    return Sight(t.table)


@pytest.mark.parametrize("name", THINKERS)
@pytest.mark.parametrize("expansions", [[], ["artisans"], ["wonders"], ["artisans", "wonders"]])
def test_the_same_seed_gives_the_same_answers(name: str, expansions: list[str]) -> None:
    state = game_after(30, players=3, expansions=expansions).state
    said: list[list[str]] = []
    for _ in range(2):
        bot = make_bot(name, 11)
        own = state.clone()
        tokens = own.vocabulary()
        answers: list[str] = []
        for _ in range(4):
            answers.append(bot.answer(Sight(own)))
            own.answer(tokens.numbers[answers[-1]])
        said.append(answers)
    assert said[0] == said[1]


@pytest.mark.parametrize("name", THINKERS)
def test_what_a_bot_says_of_its_answers(name: str) -> None:
    """All answers once, the best first, with a chance, a lead and a share of its attention."""
    sight = Sight(game_after(30, players=4).state)
    bot = make_bot(name, 1)
    assert isinstance(bot, Thinker)
    thoughts = bot.ponder(sight)
    assert sorted(thought.token for thought in thoughts) == sorted(sight.tokens)
    assert all(0 <= thought.win <= 1 for thought in thoughts)
    assert sum(thought.share for thought in thoughts) == pytest.approx(1)
    assert thoughts[0].share == max(thought.share for thought in thoughts)


def test_a_random_bot_has_no_reasons() -> None:
    assert not isinstance(make_bot("random", 1), Thinker)


def test_the_greedy_bot_constructs_what_it_can_pay_for() -> None:
    t = table(players=2)
    t.red.with_hand("church", "chapel").has(clay=9, wood=9, stone=9)
    assert make_bot("greedy", 1).answer(seen(t)) == "place guildhall"


def test_the_greedy_bot_looks_through_its_turn() -> None:
    """Placing a Worker at the Mines brings nothing yet: it is the answer after it that does."""
    t = table(players=2)
    t.red.at(mines=5).with_hand("steeple").has(wood=2)
    bot = make_bot("greedy", 1)
    assert bot.answer(seen(t)) == "place mines"
    t.play("place mines")
    assert bot.answer(seen(t)) == "mine gold"


@pytest.mark.parametrize("game", ["architects", "viscounts"])
def test_what_a_turn_is_worth_changes_nothing_within_one(game: str) -> None:
    """All ends of a turn come after it, also where a look did not get as far."""
    state = guildhall.new_game(game, players=2, seed=4).state
    numbers = state.vocabulary().numbers
    known = state.evaluation().numbers()
    for _ in range(60):
        sight = Sight(state)
        said: list[str] = []
        for tempo in (0.0, 20.0):
            judge = Judge(WeightSet(game, {**known, "tempo": tempo}, {}))
            said.append(GreedyBot(1, judge=judge).answer(sight))
        assert said[0] == said[1]
        state.answer(numbers[said[0]])


def test_the_search_sees_what_an_opponent_will_do() -> None:
    """The last turn is blue's, who has six Workers at the Mines, and Gold is worth points."""
    t = table(players=2)
    t.blue.at(mines=6)
    t.table.turns_left = 2
    bot = SearchBot(3, Budget.read("300"))
    node: Node | None = bot.think(seen(t))
    while node is not None and node.seat == 0:
        node = node.children[node.order()[0]]
    assert node is not None
    assert t.table.vocabulary().tokens[node.answers[node.order()[0]]] == "place mines"


def test_the_tree_is_kept_within_a_turn_only() -> None:
    t = table(players=2)
    t.red.at(mines=3)
    bot = SearchBot(1, Budget.read("200"))
    t.play(bot.answer(seen(t)))
    while t.table.whose_turn() == 0 and t.table.decision is not None:
        kept = bot.root
        assert kept is not None
        visits = kept.total
        assert visits > 0
        root = bot.think(seen(t))
        assert root is kept and root.total > visits
        t.play(bot.answer(seen(t)))
    kept = bot.root
    t.play("place quarry")
    assert bot.think(seen(t)) is not kept


def test_a_kept_tree_that_knows_answers_of_other_deals_is_not_answered_from() -> None:
    t = table(players=2)
    t.red.at(mines=3)
    bot = SearchBot(1, Budget.read("200"))
    t.play(bot.answer(seen(t)))
    kept = bot.root
    assert kept is not None
    kept.add(t.table.vocabulary().numbers["place quarry"], 1000.0)
    kept.visits[-1] = 100_000
    sight = seen(t)
    assert "place quarry" not in sight.tokens
    assert bot.answer(sight) in sight.tokens


@pytest.mark.parametrize(
    ("game", "players", "alone"),
    [("architects", 2, False), ("architects", 3, True), ("architects", 5, True), ("viscounts", 2, True)],
)
def test_a_seat_that_plans_alone_has_a_tree_of_its_own_answers(game: str, players: int, alone: bool) -> None:
    state = guildhall.new_game(game, seed=3, players=players).state
    play_some(state, Rng(3), 30)
    bot = SearchBot(1, Budget.read("300"))
    root = bot.think(Sight(state))
    nodes = [root]
    asked: set[int] = set()
    while nodes:
        node = nodes.pop()
        asked.add(node.seat)
        nodes.extend(child for child in node.children if child is not None)
    assert (asked == {root.seat}) is alone


def test_a_seat_that_plans_alone_thinks_of_its_later_turns() -> None:
    state = guildhall.new_game("architects", seed=3, players=4).state
    play_some(state, Rng(3), 60)
    # With the weights of the first bots, so that tuning others does not decide how deep the tree is.
    node: Node | None = SearchBot(1, Budget.read("600"), judge=Judge(version="0.1")).think(Sight(state))
    depth = 0
    while node is not None:
        node = node.children[node.order()[0]]
        depth += 1
    assert depth > 10  # a turn has one or two questions


@pytest.mark.parametrize(("budget", "turns"), [("100", 1), ("200ms", 1), ("400", 2), ("1s", 2)])
def test_turns_are_played_ahead_and_more_of_them_with_much_time(budget: str, turns: int) -> None:
    state = guildhall.new_game("viscounts", seed=3, players=2).state
    play_some(state, Rng(3), 60)
    sight = Sight(state)
    bot = SearchBot(1, Budget.read(budget))
    bot.think(sight)
    ahead = sight.redeal(1)
    bot.play_ahead(ahead, sight.seat)
    assert bot.turns_after(ahead) == turns + 1
    assert ahead.whose_turn() == sight.seat


def test_turns_played_ahead_decide_what_an_answer_is_worth() -> None:
    """The same iterations with the same chance: only the number of those turns differs."""
    state = guildhall.new_game("viscounts", seed=3, players=2).state
    play_some(state, Rng(3), 60)
    one, two = (SearchBot(1, Budget(100, seconds)).think(Sight(state)) for seconds in (0.0, 1.0))
    assert one.guesses == two.guesses
    assert one.values != two.values


@pytest.mark.parametrize("answers", [0, 5, 58, 70])
def test_the_tree_ends_with_the_turn_where_later_ones_are_played_ahead(answers: int) -> None:
    """What a seat does then depends on the cards that it draws, which a tree of many deals cannot tell apart.

    A viscount moves once a turn, so there is one such question if the turn is the seat's own, and else none.
    """
    state = guildhall.new_game("viscounts", seed=3, players=2).state
    play_some(state, Rng(3), answers)
    own = state.whose_turn() == Sight(state).seat
    tokens = state.vocabulary().tokens
    asked: list[tuple[Node, int]] = [(SearchBot(1, Budget.read("600")).think(Sight(state)), 0)]
    moves = 0
    while asked:
        node, before = asked.pop()
        here = before + any(tokens[answer].startswith("move") for answer in node.answers)
        moves = max(moves, here)
        asked.extend((child, here) for child in node.children if child is not None)
    assert moves == own


@pytest.mark.parametrize(("game", "taken_off"), [("architects", False), ("viscounts", True)])
def test_where_turns_are_played_ahead_a_game_that_ends_does_not_seem_better_for_it(game: str, taken_off: bool) -> None:
    """What its turns bring is taken off as it is where the game goes on."""
    state = guildhall.new_game(game, seed=3, players=2).state
    end = state.clone()
    play_some(end, Rng(3), 100_000)
    assert end.is_over
    look = Look(state, state.evaluation().settings(state))
    found = look.judge(end, 0)
    look.tempo = look.later = 0.0
    assert (found < look.judge(end, 0)) is taken_off


def test_an_answer_does_not_seem_better_for_having_been_looked_at() -> None:
    """All of them are one turn later worth ten points more: one that was visited compares with one that was not."""
    node = Node(0)
    for answer, guess in ((1, 5.0), (2, 4.0), (3, 4.5)):
        node.add(answer, guess)
    for place, visits in ((0, 8), (1, 3)):
        node.visits[place] = visits
        node.values[place] += 10.0 * visits / (visits + 1)
        node.grown += 10.0 * visits
        node.total += visits
    assert [node.level(place) for place in range(3)] == pytest.approx([5.0, 4.0, 4.5])


def test_what_is_said_of_an_answer_does_not_grow_with_the_time_spent_on_it() -> None:
    """Nobody hinders a seat that plans alone: each turn ahead would add to its lead if nothing were taken off."""
    leads = []
    for iterations in (30, 500):
        bot = SearchBot(1, Budget(iterations, 0))
        leads.append([bot.ponder(Sight(table))[0].lead for table in viscounts_between_greedy_players()])
    few, many = (sum(found) / len(found) for found in leads)
    assert abs(many - few) < 1.5


def viscounts_between_greedy_players() -> Iterator[State]:
    """The table at some questions of such games."""
    for seed in range(3):
        state = guildhall.new_game("viscounts", seed=seed, players=2).state
        tokens = state.vocabulary().numbers
        bot = make_bot("greedy", seed)
        for number in range(130):
            if number % 40 == 20:
                yield state
            state.answer(tokens[bot.answer(Sight(state))])


@pytest.mark.parametrize("game", ["architects", "viscounts"])
def test_a_lead_says_more_the_nearer_the_end_is(game: str) -> None:
    state = guildhall.new_game(game, seed=3, players=2).state
    begun = state.evaluation().doubt(state)
    play_some(state, Rng(3), 1500)
    # 1 is the least that is ever fitted (`tune.DOUBTS`): nobody is said to be surer than that, even at the end.
    assert 1.0 <= state.evaluation().doubt(state) < begun
    assert 0.5 < chance([9.0, 4.0], 0, begun) < chance([9.0, 4.0], 0, state.evaluation().doubt(state)) < 1.0


@pytest.mark.parametrize("game", ["architects", "viscounts"])
def test_what_hidden_cards_happen_to_be_worth_counts_for_no_answer(game: str) -> None:
    state = guildhall.new_game(game, seed=3, players=3).state
    play_some(state, Rng(3), 40)
    sight = Sight(state)
    deals = [sight.redeal(seed) for seed in range(20)]
    # With the weights of the first bots, to whom hidden cards mean much; tuned ones may hardly care.
    look = Look(deals[0], PLAIN, deals[0].evaluation().with_numbers({}))
    plain = [look.judge(deal, sight.seat) for deal in deals]
    assert max(plain) - min(plain) > 0.1
    look.expect(deals)
    for deal in deals:
        look.at(deal)
        assert look.judge(deal, sight.seat) == pytest.approx(sum(plain) / len(plain))


def test_a_number_of_iterations_is_kept_to() -> None:
    sight = Sight(game_after(30, players=4).state)
    bot = SearchBot(1, Budget.read("50"))
    bot.think(sight)
    assert 0 < bot.iterations <= 50


def test_a_time_is_kept_to() -> None:
    sight = Sight(game_after(30, players=4).state)
    bot = SearchBot(1, Budget.read("60ms"))
    start = time.thread_time()
    bot.think(sight)
    assert time.thread_time() - start < 0.5  # one iteration more, on a slow machine too


def test_a_settled_question_is_answered_before_its_time() -> None:
    """Red can finish a Building in the last turn of the game; nothing else brings a point."""
    t = table(players=2)
    t.red.with_hand("church").has(clay=3, stone=3)
    t.table.turns_left = 2
    bot = SearchBot(1, Budget.read("5000"))
    assert bot.answer(seen(t)) == "place guildhall"
    assert bot.iterations < 5000


@pytest.mark.parametrize(("text", "iterations", "seconds"), [("500", 500, 0), ("200ms", 0, 0.2), ("1.5s", 0, 1.5)])
def test_a_budget_is_iterations_or_a_time(text: str, iterations: int, seconds: float) -> None:
    budget = Budget.read(text)
    assert (budget.iterations, budget.seconds) == (iterations, seconds)
    assert str(budget) == text


@pytest.mark.parametrize("text", ["0", "-5", "1.5", "0ms", "200 ms", "1h", "601s", "fast", "10000001", "²"])
def test_what_is_no_budget_is_refused_with_what_would_be(text: str) -> None:
    with pytest.raises(UnknownOptionError, match=r"no time to think.*200ms"):
        make_bot(f"search:{text}", 1)


@pytest.mark.parametrize("name", ["random:5", "greedy:200ms", "careless:1"])
def test_a_bot_with_nothing_to_set_says_so(name: str) -> None:
    with pytest.raises(UnknownOptionError, match="has nothing to set"):
        make_bot(name, 1)


@pytest.mark.parametrize("name", ["novice", "novice:0", "novice:4", "novice:200ms"])
def test_there_are_three_grades_of_novices(name: str) -> None:
    with pytest.raises(UnknownOptionError, match="no novice"):
        make_bot(name, 1)


def test_a_novice_overlooks_what_others_can_do_to_it() -> None:
    """Ten Workers together, and somebody who can pay for them: that is worth the same to it as if nobody could."""
    t = table(players=2)
    t.red.at(mines=10)
    evaluation = t.table.evaluation().with_numbers({})
    worths: list[list[float]] = []
    for judgement in (evaluation, evaluation.blinkered(evaluation.habits().novices[0])):
        t.blue.has(silver=0)
        safe = judgement.worth(t.table)[0]
        t.blue.has(silver=1)
        worths.append([safe, judgement.worth(t.table)[0]])
    assert worths[0][0] > worths[0][1] and worths[1][0] == worths[1][1]


@pytest.mark.parametrize("name", ["architects", "viscounts"])
def test_a_better_novice_looks_no_less_far(name: str) -> None:
    evaluation = guildhall.new_game(name, players=2, seed=1).state.evaluation()
    known = evaluation.habits()
    depths = [(one.depth.questions, one.depth.positions) for one in known.novices]
    assert len(depths) == 3 and depths == sorted(depths)
    numbers = {kind.partition(".")[0] for kind in evaluation.numbers()}
    assert {*known.about_others, *known.about_later} <= numbers


def test_a_novice_errs_in_the_same_way_every_time() -> None:
    """It is no dice that make it weaker: another seed gives the same answers where nothing is hidden that matters."""
    sight = Sight(game_after(40, players=2).state)
    assert len({make_bot("novice:1", seed).answer(sight) for seed in range(6)}) == 1


@pytest.mark.parametrize("name", ["architects", "viscounts"])
def test_ratings_rise_from_level_to_level(name: str) -> None:
    levels = levels_of(name)
    ratings = [level.rating for level in levels if level.rating is not None]
    assert len(levels) == 6 and len(ratings) >= 4
    assert ratings == sorted(set(ratings))
    assert levels[3].bot == "greedy" and levels[3].rating == EVEN


@pytest.mark.parametrize("name", ["architects", "viscounts"])
def test_the_weakest_level_loses_to_the_plain_bot(name: str) -> None:
    report = Arena(name, {"players": 2}, ["novice:1", "greedy"], games=10, seed=5).run()
    assert report.standings[0].win_rate <= 0.3


def test_the_levels_are_bots_in_the_words_of_the_game() -> None:
    architects = ["labourer", "mason", "foreman", "builder", "architect", "archbishop"]
    viscounts = ["squire", "knight", "baron", "viscount", "count", "duke"]
    assert list(LEVELS) == [*architects, *viscounts]
    assert LEVELS["mason"] == LEVELS["knight"]
    sight = Sight(game_after(10, players=2).state)
    for level in guildhall.definition("architects").levels:
        assert make_bot(level, 1).answer(sight) in sight.tokens


@pytest.mark.parametrize("expansions", [[], ["artisans", "wonders"]])
def test_greedy_players_bring_a_game_to_its_end(expansions: list[str]) -> None:
    """Nobody digs for Gold for ever: what a step towards the end is worth grows with the turns."""
    for seed in range(3):
        state = guildhall.new_game("architects", players=2, seed=seed, expansions=expansions).state
        bots = [make_bot("greedy", seat) for seat in range(2)]
        numbers = state.vocabulary().numbers
        while not state.is_over:
            decision = state.decision
            assert decision is not None
            state.answer(numbers[bots[decision.seat(state)].answer(Sight(state))])
            assert state.turns_taken() < 2 * 150
