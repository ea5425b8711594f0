"""Positions of Viscounts: every question can be saved and loaded; any change is refused or can be played."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import guildhall
from guildhall.engine.agenda import Decision
from guildhall.engine.position import state_hash
from guildhall.engine.stepping import steps_in
from properties.changes import change
from properties.harness import Play, check_question
from properties.viscounts import Viscounts

Data = dict[str, Any]

SUBJECT = Viscounts()
STEPS = steps_in("guildhall.viscounts")
QUESTIONS = sorted(name for name, step in STEPS.items() if issubclass(step, Decision))
SOLO: Data = {"players": 1, "board": "noble", "difficulty": "hard-2"}


def games() -> list[Play]:
    """Games of all sizes, in which players like different things."""
    setups = [{"players": 2}, {"players": 3}, {"players": 4}, SOLO]
    tastes = SUBJECT.tastes
    return [
        Play(SUBJECT, setups[seed % len(setups)], seed, (), seed, tastes[seed // 2 % len(tastes)])
        for seed in range(300)
    ]


def positions() -> list[Data]:
    """Some of every question that random games come to, of several players and of one."""
    found: dict[tuple[int, str], Data] = {}
    for play in games()[:12]:
        state = play.start()
        for answer in play.answers(state):
            assert state.decision is not None
            found.setdefault((play.options["players"], state.decision.name()), state.position())
            state.answer(answer)
        found.setdefault((play.options["players"], ""), state.position())
    return list(found.values())


def played() -> Data:
    """Somebody may act; Workers are in the castle, something is built, a manuscript is taken, no end is in sight."""
    for play in games():
        state = play.start()
        for answer in play.answers(state):
            if state.decision is not None and state.decision.name() == "WhichAction":
                p = state.position()
                taken = any(seat["manuscripts"] for seat in p["seats"])
                if p["castle"] and p["spots"] and taken and p["turn"]["turns_left"] < 0 and "schemes" not in p:
                    return p
            state.answer(answer)
    raise AssertionError("no such position was found")


POSITIONS = positions()
POSITION = played()


def test_the_position_is_accepted_as_it_is() -> None:
    game = guildhall.load_position(json.dumps(POSITION))
    assert json.loads(json.dumps(game.position())) == json.loads(json.dumps(POSITION))


def test_every_question_can_be_saved_and_loaded() -> None:
    """Random games, saved and loaded at each of these questions, which go on alike; until all have been seen."""
    seen: dict[str, int] = dict.fromkeys(QUESTIONS, 0)
    for play in games():
        state = play.start()
        for answer in play.answers(state):
            assert state.decision is not None
            name = state.decision.name()
            seen[name] += 1
            if seen[name] > 3:
                state.answer(answer)
                continue
            loaded = guildhall.load_position(json.dumps(state.position()))
            assert loaded.hash == state_hash(state)
            assert loaded.state.answers == state.answers
            loaded.choose(answer)
            state.answer(answer)
            assert loaded.hash == state_hash(state)
        if all(seen.values()):
            return
    raise AssertionError(f"never asked: {[name for name, count in seen.items() if not count]}")


# Refused.


def refused(wrong: Callable[[Data], object], message: str, position: Data = POSITION) -> None:
    data = deepcopy(position)
    wrong(data)
    kept = json.dumps(data)
    with pytest.raises(guildhall.PositionError, match=message):
        guildhall.load_position(data)
    assert json.dumps(data) == kept


def paths(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every part of an object that has a name of its own."""
    if not isinstance(data, dict):
        return []
    return [place for name in data for place in ((*path, name), *paths(data[name], (*path, name)))]


# What may be left out where there is none: buildings, Workers, cards that nobody has. Without its edition a position
# is one of other rules.
OPEN = ("spots", "castle", "bonuses", "options")


@pytest.mark.parametrize(
    "path", [path for path in paths(POSITION) if (path[0] not in OPEN or len(path) == 1) and path != ("edition",)]
)
def test_no_part_may_be_missing(path: tuple[Any, ...]) -> None:
    def leave_out(data: Data) -> None:
        for name in path[:-1]:
            data = data[name]
        del data[path[-1]]

    refused(leave_out, str(path[-1]))


@pytest.mark.parametrize("name", sorted(POSITION["seats"][0]))
def test_no_part_of_a_seat_may_be_missing(name: str) -> None:
    refused(lambda data: data["seats"][0].pop(name), name)


def put(data: Data, seat: int, where: str, value: object) -> None:
    data["seats"][seat][where] = value


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (lambda p: p.update(more=1), "more"),
        (lambda p: p["options"].update(players=5), "4"),
        (lambda p: p["turn"].update(active="orange"), "turn.active"),
        (lambda p: p["turn"].update(number=-1), "turn.number"),
        (lambda p: p["turn"].update(action="sleep"), "turn.action"),
        (lambda p: p["turn"].update(dismissed=1), "turn.dismissed"),
        (lambda p: p["townsfolk"]["A"].append("nobody"), "nobody"),
        (lambda p: p["townsfolk"]["A"].append(p["townsfolk"]["B"][0]), "two places"),
        (lambda p: p["manuscripts"]["A"].append(p["manuscripts"]["B"][0]), "two places"),
        (lambda p: p["spots"].update({"11a": ["red", "ws1"]}), "11a"),
        (lambda p: p["spots"].update({"1a": ["red", "tower"]}), "tower"),
        (lambda p: p["castle"].update({"F1": {"red": 1}}), "F1"),
        (lambda p: p.update(leader="orange"), "leader"),
        (lambda p: p["bonuses"].update(purple="red"), "purple"),
        (lambda p: put(p, 0, "space", "O11"), "space"),
        (lambda p: p["seats"][0]["goods"].update(silver=-1), "silver"),
        (lambda p: p["seats"][0]["goods"].update(wood=1), "wood"),
        (lambda p: p["seats"][0]["track"].update(virtue=7), "virtue"),
        (lambda p: p["seats"][0]["buildings"].append("ws4"), "ws4"),
        (lambda p: put(p, 0, "seat", "blue"), "seat"),
        (lambda p: p["seats"].reverse(), "seat"),
        (lambda p: p["seats"].pop(), "seats"),
        (lambda p: p["agenda"].append(["Sleep"]), "Sleep"),
        (lambda p: p["agenda"].append(["TakeResource", 9, 1]), "agenda"),
        (lambda p: p["agenda"].append(["TakeResource", 0, 0]), "agenda"),
        (lambda p: p["agenda"].append(["TakeResource", 0]), "TakeResource"),
        (lambda p: p["agenda"].reverse(), "agenda"),
    ],
)
def test_what_cannot_be_is_refused(wrong: Callable[[Data], object], message: str) -> None:
    refused(wrong, message)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (lambda p: p.pop("schemes"), "schemes"),
        (lambda p: p["schemes"]["discard"].append(p["schemes"]["pile"][0]), "two places|twice|once"),
        (lambda p: p["schemes"]["future"].append("starting-9"), "starting-9"),
    ],
)
def test_what_a_solo_opponent_cannot_have_is_refused(wrong: Callable[[Data], object], message: str) -> None:
    solo = next(p for p in POSITIONS if "schemes" in p and p["agenda"] and p["schemes"]["pile"])
    refused(wrong, message, solo)


# Anything else.


def load_and_play(data: Data, seed: int) -> bool:
    """Whether the position was accepted; then it is played to the end, and its pieces stay complete."""
    try:
        game = guildhall.load_position(data)
    except guildhall.GuildhallError as error:
        assert str(error)
        return False
    assert guildhall.load_position(json.dumps(game.position())).hash == game.hash
    state = game.state
    pieces = SUBJECT.pieces(state.position())
    choice = random.Random(seed)
    for _ in range(SUBJECT.most_answers):
        if state.decision is None:
            break
        check_question(state)
        assert repr(state.decision.prompt(state))
        state.answer(choice.choice(state.answers))
    assert state.is_over
    SUBJECT.check(state, state.position())
    assert SUBJECT.pieces(state.position()) == pieces
    return True


def move_something(data: Data, draw: Any) -> None:
    """Change a position so that its pieces stay complete: cards, Workers, goods, markers and viscounts go elsewhere."""
    kind = draw(st.sampled_from(["card", "neutral", "manuscript", "worker", "goods", "track", "space", "cards taken"]))
    players = data["options"]["players"]
    seat = draw(st.sampled_from(data["seats"][:players]))
    if kind == "card":
        source = draw(st.sampled_from([zone for zone in ("hand", "draw", "discard") if seat[zone]] or ["hand"]))
        if seat[source]:
            card = seat[source].pop(draw(st.integers(0, len(seat[source]) - 1)))
            seat[draw(st.sampled_from(["hand", "draw", "discard", "removed"]))].append(card)
    elif kind in ("neutral", "manuscript"):
        piles = data["townsfolk" if kind == "neutral" else "manuscripts"]
        pile = draw(st.sampled_from(sorted(piles)))
        if piles[pile]:
            card = piles[pile].pop()
            homes = [seat["discard" if kind == "neutral" else "manuscripts"], *(piles[key] for key in sorted(piles))]
            draw(st.sampled_from(homes)).append(card)
    elif kind == "worker":
        section = draw(st.sampled_from(["A1", "B1", "C2", "E2", "top"]))
        there = data["castle"].setdefault(section, {})
        there[seat["seat"]] = there.get(seat["seat"], 0) + 1
        seat["workers"] -= 1
    elif kind == "goods":
        seat["goods"][draw(st.sampled_from(["ink", "gold", "stone", "silver"]))] = draw(st.integers(0, 40))
    elif kind == "track":
        corruption = draw(st.integers(0, 6))
        seat["track"] = {"corruption": corruption, "virtue": draw(st.integers(corruption, 6))}
    elif kind == "space":
        seat["space"] = draw(st.sampled_from(["O1", "O4", "O10", "IA", "ID"]))
    else:
        seat[draw(st.sampled_from(["debts", "deeds"]))] = {"unpaid": 1, "paid": 1}


def forge_steps(data: Data, draw: Any) -> None:
    """Add a step to the agenda, or replace one, with numbers that could be right."""
    agenda = data["agenda"]
    numbers = st.lists(st.integers(0, 4) | st.integers(0, 20), max_size=3)
    step = [draw(st.sampled_from(sorted(STEPS))), *draw(numbers)]
    if agenda and draw(st.booleans()):
        agenda[draw(st.integers(0, len(agenda) - 1))] = step
    else:
        agenda.insert(draw(st.integers(0, len(agenda))), step)


@pytest.mark.parametrize("changing", [change, move_something, forge_steps], ids=["anything", "pieces", "agenda"])
@settings(max_examples=20 * settings().max_examples)
@given(data=st.data())
def test_a_changed_position_is_refused_or_can_be_played(
    changing: Callable[[Any, Any], None], data: st.DataObject
) -> None:
    position = deepcopy(data.draw(st.sampled_from(POSITIONS), "position"))
    for _ in range(data.draw(st.integers(1, 4), "changes")):
        changing(position, data.draw)
    load_and_play(position, data.draw(st.integers(0, 2**32)))


def test_some_changes_are_accepted() -> None:
    """Otherwise the test above would show nothing."""
    accepted = 0
    for number, position in enumerate(POSITIONS):
        changed = deepcopy(position)
        for seat in changed["seats"][: changed["options"]["players"]]:
            seat["goods"] = dict.fromkeys(("ink", "gold", "stone", "silver"), 9)
        accepted += load_and_play(changed, number)
    assert accepted > len(POSITIONS) // 2
