"""Positions with Works of Wonder: every question can be saved and loaded; what cannot be is refused, and says where."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

import guildhall
from guildhall.architects.wonders.expansion import STEPS
from guildhall.engine.agenda import Decision
from guildhall.engine.position import state_hash
from properties.harness import Play
from properties.wonders import FIGURES, SITES, WONDERS, Both, Wonders

Data = dict[str, Any]

TASTE = ("contribute ", "build ", "trade marble", "place storehouse", "place guildhall", "place mines", "token ")
OPTIONS: Data = {"players": 3, "setup": "variable", "expansions": ["wonders"]}
SUBJECT = Wonders()


def played() -> Data:
    """Somebody may place a Worker; one Wonder is built, something lies on another, a slot is filled."""
    for seed in range(200):
        play = Play(SUBJECT, OPTIONS, seed, (), seed, TASTE)
        state = play.start()
        for answer in play.answers(state):
            if state.decision is not None and state.decision.name() == "WhereToPlace":
                p = state.position()
                part = p["wonders"]
                if all(part[name] for name in ("tokens", "laid", "filled", "contributions")):
                    return p
            state.answer(answer)
    raise AssertionError("no such position was found")


POSITION = played()


def test_the_position_is_accepted_as_it_is() -> None:
    game = guildhall.load_position(json.dumps(POSITION))
    assert json.loads(json.dumps(game.position())) == json.loads(json.dumps(POSITION))


def questions() -> set[str]:
    return {step.__name__ for step in STEPS if issubclass(step, Decision)}


def test_every_question_of_the_expansion_can_be_saved_and_loaded() -> None:
    """Random games, saved and loaded at each of these questions, which go on alike; until all have been seen."""
    wanted = questions()
    assert len(wanted) == 7
    seen: dict[str, int] = dict.fromkeys(wanted, 0)
    both = Both()
    for seed in range(400):
        subject = both if seed % 2 else SUBJECT
        mix = subject.mixes[seed % len(subject.mixes)]
        play = Play(subject, mix, seed, (), seed, subject.tastes[seed % len(subject.tastes)])
        state = play.start()
        for answer in play.answers(state):
            assert state.decision is not None
            name = state.decision.name()
            if name in seen and seen[name] < 5:
                seen[name] += 1
                loaded = guildhall.load_position(json.dumps(state.position()))
                assert loaded.hash == state_hash(state)
                assert loaded.state.answers == state.answers
                loaded.choose(answer)
                state.answer(answer)
                assert loaded.hash == state_hash(state)
            else:
                state.answer(answer)
        if all(seen.values()):
            return
    raise AssertionError(f"never asked: {[name for name, count in seen.items() if not count]}")


def refused(change: Callable[[Data], object], message: str) -> None:
    data = deepcopy(POSITION)
    change(data)
    kept = json.dumps(data)
    with pytest.raises(guildhall.PositionError, match=message):
        guildhall.load_position(data)
    assert json.dumps(data) == kept


def part(data: Data) -> Data:
    inner: Data = data["wonders"]
    return inner


def unbuilt() -> str:
    return next(wonder for wonder in WONDERS if wonder not in POSITION["wonders"]["tokens"])


def built() -> str:
    return str(next(iter(POSITION["wonders"]["tokens"])))


@pytest.mark.parametrize("name", sorted(POSITION["wonders"]))
def test_no_part_of_it_may_be_missing(name: str) -> None:
    refused(lambda data: part(data).pop(name), name)


def elsewhere(figure: str) -> str:
    return next(place for pair in FIGURES.values() for place in pair if place != POSITION["wonders"][figure])


@pytest.mark.parametrize(
    "change, message",
    [
        (lambda p: p.update(more=1), "more"),
        (lambda p: p["influence"].update(red=13), "wonders.influence.red"),
        (lambda p: p["influence"].update(red=-1), "wonders.influence.red"),
        (lambda p: p["influence"].update(red=True), "wonders.influence.red"),
        (lambda p: p["influence"].pop("green"), "green"),
        (lambda p: p["influence"].update(orange=0), "orange"),
        (lambda p: p["prepaid"].update(red=2), "wonders.prepaid"),
        (lambda p: p["prepaid"].update(orange=1), "wonders.prepaid"),
        (lambda p: p["prepaid"].update(red=1), "wonders.prepaid"),  # at the start of a turn
        (lambda p: p["contributions"].append(p["consequences"][0]), "hold each card once"),
        (lambda p: p["contributions"].pop(), "hold each card once"),
        (lambda p: p["contributions"].append("contribution-8"), "contribution-8"),
        (lambda p: (p["contributions"].extend(p["consequences"]), p["consequences"].clear()), "at least one"),
        (lambda p: p.update(princess=elsewhere("princess")), "the Princess stands at"),
        (lambda p: p.update(profiteer=elsewhere("profiteer")), "the Profiteer at"),
        (lambda p: p.update(princess="tax-stand"), "wonders.princess"),
        (lambda p: p.update(profiteer=None), "wonders.profiteer"),
        (lambda p: p["filled"].append(p["filled"][0]), "is named twice"),
        (lambda p: p["filled"].append("silver"), "wonders.filled"),
        (lambda p: p.update(filled=["clay", "wood", "stone", "gold", "marble"]), "wonders.filled"),
        (lambda p: p["laid"].update({built(): 1}), "nothing lies on a Wonder that has been built"),
        (lambda p: p["laid"].update({unbuilt(): -1}), "wonders.laid"),
        (lambda p: p["laid"].update(tower=1), "wonders.laid"),
        (lambda p: p["tokens"].pop(built()), "its token stands somewhere"),
        (lambda p: p["tokens"].update({unbuilt(): "forest"}), "nobody has built the"),
        (lambda p: p["tokens"].update({built(): "mines"}), "wonders.tokens"),
        (lambda p: p["tokens"].update({built(): "guildhall"}), "wonders.tokens"),
        (lambda p: p["tokens"].update(tower="forest"), "tower"),
        (lambda p: p.update(tokens=[]), "wonders.tokens must be an object"),
        (lambda p: p.update(contributions_due=-1), "wonders.contributions_due"),
        (lambda p: p.update(contributions_due=1), "wonders.contributions_due"),  # nobody has placed yet
        (lambda p: p.update(influence_due=1), "wonders.influence_due"),
        (lambda p: p.update(influence_due="1"), "wonders.influence_due"),
    ],
)
def test_what_cannot_be_is_refused(change: Callable[[Data], object], message: str) -> None:
    refused(lambda data: change(part(data)), message)


def owner_of(data: Data, wonder: str) -> Data:
    seat: Data = next(seat for seat in data["seats"] if wonder in seat["buildings"])
    return seat


def test_a_wonder_has_one_owner() -> None:
    def change(data: Data) -> None:
        other = next(seat for seat in data["seats"] if built() not in seat["buildings"])
        other["buildings"].append(built())

    refused(change, "in two places")


def test_a_token_belongs_to_a_wonder_that_somebody_has() -> None:
    refused(lambda data: owner_of(data, built())["buildings"].remove(built()), "nobody has built the")


def test_two_wonders_never_stand_at_one_place() -> None:
    def change(data: Data) -> None:
        data["seats"][0]["buildings"].append(unbuilt())
        part(data)["laid"].pop(unbuilt(), None)
        part(data)["tokens"][unbuilt()] = part(data)["tokens"][built()]

    refused(change, "never two Wonders at one place")


def test_a_wonder_is_in_no_hand_and_no_pile() -> None:
    refused(lambda data: data["piles"]["buildings"].append(unbuilt()), unbuilt())
    refused(lambda data: data["seats"][0]["hand"].append(unbuilt()), unbuilt())


def test_a_second_wonder_may_stand_elsewhere() -> None:
    data = deepcopy(POSITION)
    site = next(site for site in SITES if site not in part(data)["tokens"].values())
    data["seats"][0]["buildings"].append(unbuilt())
    part(data)["laid"].pop(unbuilt(), None)
    part(data)["tokens"][unbuilt()] = site
    assert guildhall.load_position(data).position()["wonders"]["tokens"][unbuilt()] == site


def test_the_part_belongs_to_the_expansion_and_to_nothing_else() -> None:
    refused(lambda data: data.pop("wonders"), "wonders")
    plain = guildhall.new_game("architects", seed=1).position()
    plain["wonders"] = deepcopy(POSITION["wonders"])
    with pytest.raises(guildhall.PositionError, match="wonders"):
        guildhall.load_position(plain)


def test_a_view_shows_the_open_card_and_only_how_many_lie_below() -> None:
    game = guildhall.load_position(deepcopy(POSITION))
    for seat in (None, 0, 1, 2):
        shown = game.view(seat)["wonders"]
        assert shown["contribution"] == POSITION["wonders"]["contributions"][0]
        assert shown["pile"] == len(POSITION["wonders"]["contributions"])
        assert "contributions" not in shown
        told = json.dumps(game.view(seat))
        for card in POSITION["wonders"]["contributions"][1:]:
            assert f'"{card}"' not in told


def test_both_expansions_have_their_parts_side_by_side() -> None:
    position = guildhall.new_game("architects", seed=1, players=6, expansions=["artisans", "wonders"]).position()
    assert {"artisans", "wonders"} <= set(position)
    for name in ("artisans", "wonders"):
        data = deepcopy(position)
        del data[name]
        with pytest.raises(guildhall.PositionError, match=name):
            guildhall.load_position(data)
