"""What must hold in every game on the engine, whatever its rules. A game or an expansion gets all of it for one line:

    class TestArchitects(basic_tests(Architects())): ...

A `Subject` tells the harness what it cannot know: which set-ups there are, what is conserved, what is hidden.
"""

from __future__ import annotations

import json
from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest
from hypothesis import given, note, settings
from hypothesis import strategies as st

import guildhall
from guildhall.engine.agenda import State
from guildhall.engine.events import Event
from guildhall.engine.position import state_hash
from guildhall.engine.rng import SEED_LIMIT, Rng
from guildhall.game import Game


class Ledger:
    """Explains every change of what is counted by the events alone."""

    def hear(self, state: State, events: list[Event]) -> None:
        raise AssertionError("a game says this of itself")

    def check(self, state: State) -> None:
        """The books agree with the table."""
        raise AssertionError("a game says this of itself")


class Subject:
    """A game under test."""

    name = ""
    most_answers = 0  # more than any random game ever takes
    mixes: list[dict[str, Any]] = []  # set-ups of which each is tested by itself
    # Beginnings of answers that some players mostly prefer: chance alone seldom comes to the far corners of a game.
    tastes: list[tuple[str, ...]] = [()]
    tasting = 300  # answers; after that, chance alone brings a game to its end
    share = 1  # of the profile's examples, as a divisor: more where other subjects show most of the same

    def options(self, mix: dict[str, Any]) -> st.SearchStrategy[dict[str, Any]]:
        """Every legal set-up within a mix."""
        return st.just(mix)

    def pieces(self, state: State) -> Hashable:
        """All pieces on the table, regardless of where they are: the same from the first question to the last."""
        raise AssertionError("a game says this of itself")

    def check(self, state: State) -> None:
        """What holds at every question."""
        raise AssertionError("a game says this of itself")

    def ledger(self, state: State) -> Ledger:
        raise AssertionError("a game says this of itself")

    def redeal(self, state: State, seat: int, random: Random) -> State:
        """A copy in which all that the seat (-1: a spectator) may not know is dealt again, by the test itself."""
        raise AssertionError("a game says this of itself")

    def seen(self, view: dict[str, Any]) -> set[Hashable]:
        """Everything that was hidden once and is shown in this view."""
        raise AssertionError("a game says this of itself")

    def draws(self, state: State, event: Event) -> bool:
        """Does this event tell somebody something hidden, whether or not they have it still when the answer is done?"""
        raise AssertionError("a game says this of itself")

    def disguised(self, state: State, event: Event, seat: int, random: Random) -> Event:
        """The same event with other hidden numbers, if the seat may not know them."""
        raise AssertionError("a game says this of itself")


@dataclass(frozen=True)
class Play:
    """A way through a game: first the picks, then chance. The picks are what Hypothesis makes short and small."""

    subject: Subject
    options: dict[str, Any]
    seed: int
    picks: tuple[int, ...]
    driver: int
    taste: tuple[str, ...] = ()

    def start(self, listen: bool = False) -> State:
        definition = guildhall.definition(self.subject.name)
        return definition.start(definition.read_options(self.options), self.seed, listen)

    def game(self) -> Game:
        return guildhall.new_game(self.subject.name, seed=self.seed, **self.options)

    def answers(self, state: State, stop: int | None = None) -> Iterator[int]:
        """What to answer next, until the game is over (or `stop`); the caller gives the answer."""
        random = Random(self.driver)
        tokens = state.vocabulary().tokens
        number = 0
        while state.decision is not None and number != stop:
            legal = state.answers
            if number < len(self.picks):
                yield legal[self.picks[number] % len(legal)]
            else:
                taste = self.taste if number < self.subject.tasting else ()
                liked = [answer for answer in legal if tokens[answer].startswith(taste)] if taste else []
                yield random.choice(liked if liked and random.random() < 0.75 else legal)
            number += 1
            assert number < self.subject.most_answers, "the game does not end"

    def played(self, stop: int | None = None) -> Game:
        game = self.game()
        answers = self.answers(game.state, stop)
        for answer in answers:
            game.choose(answer)
        return game


def seeds() -> st.SearchStrategy[int]:
    return st.integers(0, SEED_LIMIT - 1)


@st.composite
def plays(draw: st.DrawFn, subject: Subject, mix: dict[str, Any]) -> Play:
    """A game by name, its options, its seed and a sequence of choices."""
    picks = draw(st.lists(st.integers(0, 30), max_size=40))
    options = draw(subject.options(mix))
    driver = draw(st.integers(0, 2**32 - 1))
    return Play(subject, options, draw(seeds()), tuple(picks), driver, draw(st.sampled_from(subject.tastes)))


def mix_name(mix: dict[str, Any]) -> str:
    return "-".join(str(value) for value in mix.values())


def told(game: Game, seat: int | None = None) -> list[str]:
    """The log without its sentences."""
    return [repr(message) for message in game.messages(seat)]


def check_question(state: State) -> None:
    """At least two answers, all different, all words of the game; the seat asked sits at the table."""
    words = state.vocabulary()
    decision = state.decision
    assert decision is not None
    assert len(state.answers) >= 2, decision.name()
    assert len(set(state.answers)) == len(state.answers), decision.name()
    assert all(0 <= answer < len(words) for answer in state.answers), decision.name()
    assert 0 <= decision.seat(state) < state.seats_count()
    assert decision.options(state) == state.answers, "asking twice gives other answers"


def check_whole_game(play: Play) -> int:
    """Play to the end with every check at every question; gives the number of answers."""
    subject = play.subject
    state = play.start(listen=True)
    state.events = []
    ledger = subject.ledger(state)
    pieces = subject.pieces(state)
    count = 0
    for answer in play.answers(state):
        check_question(state)
        subject.check(state)
        assert subject.pieces(state) == pieces
        state.answer(answer)
        count += 1
        events = state.events
        assert events is not None
        ledger.hear(state, events)
        state.events = []
        ledger.check(state)
    subject.check(state)
    assert subject.pieces(state) == pieces
    assert state.is_over and state.answers is not None and not state.agenda
    scores = state.scores()
    assert all(row["total"] == sum(v for k, v in row.items() if k != "total") for row in scores)
    assert min(state.ranks()) == 1
    return count


def check_views(play: Play, every: int) -> int:
    """Play to the end; every so many answers, what each seat is told must not change with what is hidden from it. Gives
    the number of answers."""
    random = Random(play.driver)
    game = play.game()
    changed = 0
    for number, answer in enumerate(play.answers(game.state)):
        if number % every == 0:
            for seat in range(-1, len(game.seats)):
                changed += _compare_with_other_hidden_parts(play.subject, game, seat, random)
        game.choose(answer)
    assert changed, "nothing hidden was ever dealt again"
    return len(game.answers)


def basic_tests(subject: Subject) -> type:
    """A class of tests to inherit from."""
    examples = settings(max_examples=max(2, settings().max_examples // subject.share))

    def by_mix(test: Any) -> Any:
        return pytest.mark.parametrize("mix", subject.mixes, ids=mix_name)(examples(test))

    class BasicTests:
        @by_mix
        @given(data=st.data())
        def test_a_random_game_ends_and_keeps_its_pieces(self, mix: dict[str, Any], data: st.DataObject) -> None:
            check_whole_game(data.draw(plays(subject, mix)))

        @by_mix
        @given(data=st.data())
        def test_a_clone_equals_the_original_and_old_clones_never_change(
            self, mix: dict[str, Any], data: st.DataObject
        ) -> None:
            play = data.draw(plays(subject, mix))
            every = data.draw(st.integers(1, 40), "clone every so many answers")
            state = play.start()
            kept: list[tuple[State, str]] = []
            for number, answer in enumerate(play.answers(state)):
                if number % every:
                    state.answer(answer)
                    continue
                before = state_hash(state)
                clone, untouched = state.clone(), state.clone()
                assert state_hash(clone) == before
                assert clone.answers == state.answers
                clone.answer(answer)
                assert state_hash(state) == before, "an answer to the clone changed the original"
                state.answer(answer)
                after = state_hash(state)
                assert state_hash(clone) == after, "clone and original went different ways"
                kept += [(untouched, before), (clone, after)]
            for number, (clone, digest) in enumerate(kept):
                assert state_hash(clone) == digest, f"clone {number} has changed"

        @by_mix
        @given(data=st.data())
        def test_the_same_seed_and_answers_are_the_same_game_with_or_without_a_listener(
            self, mix: dict[str, Any], data: st.DataObject
        ) -> None:
            play = data.draw(plays(subject, mix))
            heard, unheard = play.start(listen=True), play.start(listen=False)
            assert state_hash(heard) == state_hash(unheard)
            for number, answer in enumerate(play.answers(heard)):
                assert heard.answers == unheard.answers
                heard.answer(answer)
                unheard.answer(answer)
                if number % 20 == 0:
                    assert state_hash(heard) == state_hash(unheard)
            assert unheard.is_over and unheard.events is None
            assert state_hash(heard) == state_hash(unheard)

        @by_mix
        @given(data=st.data())
        def test_a_record_replays_to_the_same_game(self, mix: dict[str, Any], data: st.DataObject) -> None:
            play = data.draw(plays(subject, mix))
            stop = data.draw(st.none() | st.integers(0, 400), "stop after")
            game = play.played(stop)
            text = str(game.record())
            again = guildhall.load(text)
            assert again.hash == game.hash
            assert str(again.record()) == text
            assert told(again, 0) == told(game, 0)
            assert [o.token for o in again.options] == [o.token for o in game.options]

        @by_mix
        @given(data=st.data())
        def test_a_position_loads_as_the_same_state_and_goes_on_alike(
            self, mix: dict[str, Any], data: st.DataObject
        ) -> None:
            play = data.draw(plays(subject, mix))
            every = data.draw(st.integers(20, 150), "load every so many answers")
            state = play.start()
            loaded: Game | None = None
            for number, answer in enumerate(play.answers(state)):
                if number % every == 0:
                    if loaded is not None:
                        assert loaded.hash == state_hash(state), "the loaded game went another way"
                    text = json.dumps(state.position())
                    loaded = guildhall.load_position(text)
                    assert loaded.hash == state_hash(state)
                    assert json.dumps(loaded.position()) == text
                assert loaded is not None
                assert loaded.state.answers == state.answers
                loaded.choose(answer)
                state.answer(answer)
            assert loaded is not None and loaded.is_over
            assert loaded.hash == state_hash(state)
            assert guildhall.load(str(loaded.record())).hash == loaded.hash
            over = guildhall.load_position(json.dumps(state.position()))
            assert over.is_over and over.hash == state_hash(state) and over.scores() == state.scores()

        @by_mix
        @given(data=st.data())
        def test_undo_returns_exactly(self, mix: dict[str, Any], data: st.DataObject) -> None:
            play = data.draw(plays(subject, mix))
            game = play.game()
            marks = [(game.hash, game.decision.name)]
            for answer in play.answers(game.state, data.draw(st.integers(1, 300), "stop after")):
                game.choose(answer)
                marks.append((game.hash, "" if game.is_over else game.decision.name))
            records = str(game.record()).splitlines()
            for _ in range(data.draw(st.integers(1, 3), "undos")):
                steps = data.draw(st.integers(0, len(game.answers)), "steps")
                log = told(game)
                kept = game.at(len(game.answers) - steps)
                game.undo(steps)
                count = len(game.answers)
                assert (game.hash, "" if game.is_over else game.decision.name) == marks[count]
                assert (kept.hash, kept.record().answers) == (game.hash, game.record().answers)
                assert log[: len(told(game))] == told(game)
                lines = str(game.record()).splitlines()
                first = next(i for i, line in enumerate(lines) if line.startswith("answers: "))
                assert lines[:first] == records[:first]
                assert lines[first] == f"answers: {count}"
                assert lines[first + 1 : -1] == records[first + 1 : first + 1 + count]
                assert lines[-1] == f"end: {game.hash}"

        @by_mix
        @given(data=st.data())
        def test_undo_says_which_answers_revealed_something(self, mix: dict[str, Any], data: st.DataObject) -> None:
            play = data.draw(plays(subject, mix))
            game = play.game()
            viewers = [None, *range(len(game.seats))]
            seen = [subject.seen(game.view(viewer)) for viewer in viewers]
            sure: list[int] = []
            possible: list[int] = []
            for number, answer in enumerate(play.answers(game.state)):
                game.choose(answer)
                now = [subject.seen(game.view(viewer)) for viewer in viewers]
                gained = any(new - old for new, old in zip(now, seen))
                seen = now
                if gained:
                    sure.append(number)
                if gained or any(subject.draws(game.state, event) for event in game._told.after(len(game.answers))):
                    possible.append(number)
            reveals = game.reveals()
            assert set(sure) <= set(reveals), f"not named: {sorted(set(sure) - set(reveals))[:5]}"
            assert set(reveals) <= set(possible), f"named for nothing: {sorted(set(reveals) - set(possible))[:5]}"
            before = game.hash
            last = len(game.answers) - reveals[-1]
            with pytest.raises(guildhall.UndoError):
                game.undo(last, forbid_reveals=True)
            assert game.hash == before
            game.undo(last - 1, forbid_reveals=True)
            assert len(game.answers) == reveals[-1] + 1

        @by_mix
        @given(data=st.data())
        def test_a_view_tells_nothing_that_its_seat_may_not_know(
            self, mix: dict[str, Any], data: st.DataObject
        ) -> None:
            play = data.draw(plays(subject, mix))
            check_views(play, data.draw(st.integers(10, 60), "look every so many answers"))

        @by_mix
        @given(data=st.data())
        def test_determinize_leaves_the_original_and_keeps_all_pieces(
            self, mix: dict[str, Any], data: st.DataObject
        ) -> None:
            play = data.draw(plays(subject, mix))
            every = data.draw(st.integers(20, 80), "determinize every so many answers")
            random = Random(play.driver)
            state = play.start()
            everything = subject.pieces(state)
            different = 0
            for number, answer in enumerate(play.answers(state)):
                if number % every == 0:
                    for seat in range(state.seats_count()):
                        before = state_hash(state)
                        seed = random.getrandbits(64)
                        other = state.determinize(seat, Rng(seed))
                        assert state_hash(other) == state_hash(state.determinize(seat, Rng(seed)))
                        assert subject.pieces(other) == everything
                        subject.check(other)
                        different += state_hash(other) != before
                        for _ in range(30):
                            if other.decision is None:
                                break
                            other.answer(random.choice(other.answers))
                            assert subject.pieces(other) == everything
                        assert state_hash(state) == before, "thinking changed the game"
                state.answer(answer)
            assert different

        @by_mix
        @given(data=st.data())
        def test_what_is_dealt_again_does_not_depend_on_what_was_hidden(
            self, mix: dict[str, Any], data: st.DataObject
        ) -> None:
            play = data.draw(plays(subject, mix))
            every = data.draw(st.integers(10, 60), "look every so many answers")
            random = Random(play.driver)
            state = play.start()
            for number, answer in enumerate(play.answers(state)):
                if number % every == 0:
                    for seat in range(-1, state.seats_count()):
                        seed = random.getrandbits(64)
                        guess = state.determinize(seat, Rng(seed))
                        other = subject.redeal(state, seat, random).determinize(seat, Rng(seed))
                        note(f"seat {seat} at answer {number}")
                        assert state_hash(other) == state_hash(guess), "it knows more than the seat"
                        assert other.answers == guess.answers
                state.answer(answer)

    return BasicTests


def _compare_with_other_hidden_parts(subject: Subject, game: Game, seat: int, random: Random) -> bool:
    """Exchange what the seat may not know, by the rules' own `determinize` and without it: what it is told must stay.
    Gives whether there was anything to exchange."""
    state = game.state
    decision = state.decision
    assert decision is not None
    view = json.dumps(state.view(seat))
    before = state_hash(state)
    others = [subject.redeal(state, seat, random) for _ in range(2)]
    others += [state.determinize(seat, Rng(random.getrandbits(64))) for _ in range(2)]
    where = f"seat {seat} at {decision.name()}"
    for other in others:
        assert json.dumps(other.view(seat)) == view, where
        assert repr(decision.prompt(other)) == repr(decision.prompt(state)), where
        assert other.scores() == state.scores(), where
        if decision.seat(state) == seat:
            assert decision.options(other) == state.answers, where
            assert other.answers == state.answers, where
    for event in game._told.after(len(game.answers)):
        other_event = subject.disguised(state, event, seat, random)
        assert repr(state.describe_event(other_event, seat)) == repr(state.describe_event(event, seat))
    assert state_hash(state) == before
    return any(state_hash(other) != before for other in others)
