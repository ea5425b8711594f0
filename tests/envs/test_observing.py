"""An observation holds what the seat may know, field by field, and nothing more."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

import guildhall
from envs.tables import ARCHITECTS, MIXES, OPPONENTS, VARIABLE, VISCOUNTS, Mix, checked, named, table
from guildhall.engine.agenda import State
from guildhall.engine.errors import SeatError
from guildhall.engine.position import state_hash
from guildhall.envs.observing import Observer
from properties.architects import Architects
from properties.artisans import Artisans
from properties.harness import Subject
from properties.solo import Solo, SoloArtisans, SoloBoth, SoloWonders
from properties.viscounts import Viscounts
from properties.wonders import Both, Wonders

MOMENTS = (0, 5, 60, 250)  # answers into the game: while cards are drafted, early, and in the thick of it


def observer_of(mix: Mix) -> Observer:
    return Observer(guildhall.definition(mix[0]), checked(mix))


def read(observer: Observer, state: State, seat: int) -> dict[str, int]:
    """An observation by the names of its numbers."""
    return dict(zip(observer.labels, observer.observe(state, seat).tolist()))


def shown(numbers: dict[str, int], field: str) -> set[str]:
    """The keys of a field whose number is 1."""
    return {
        label.removeprefix(field + ".") for label, number in numbers.items() if label.startswith(field + ".") and number
    }


@pytest.mark.parametrize("mix", MIXES, ids=named)
def test_fields_cover_the_numbers_without_a_gap(mix: Mix) -> None:
    observer = observer_of(mix)
    end = 0
    for field in observer.fields:
        assert field.start == end and field.size == len(field.keys) > 0
        assert field.about.endswith(".")
        end += field.size
    assert end == observer.size == len(set(observer.labels))


@pytest.mark.parametrize("mix", MIXES, ids=named)
def test_every_number_keeps_within_its_limits(mix: Mix) -> None:
    observer = observer_of(mix)
    low, high, labels = observer.low, observer.high, observer.labels
    for moment in range(0, 600, 97):
        state = table(mix, seed=moment + 7, answers=moment)
        for seat in range(observer.players):
            numbers = observer.observe(state, seat)
            assert numbers.dtype == np.int16 and numbers.shape == (observer.size,)
            outside = [labels[i] for i in np.flatnonzero((numbers < low) | (numbers > high))]
            assert outside == []


# What is hidden.

SUBJECTS: list[tuple[Subject, Mix]] = [
    *((Architects(), mix) for mix in [*ARCHITECTS, *VARIABLE] if "expansions" not in mix[1]),
    *((Artisans(), mix) for mix in ARCHITECTS if mix[1].get("expansions") == ["artisans"]),
    *((Wonders(), mix) for mix in ARCHITECTS if mix[1].get("expansions") == ["wonders"]),
    *((Both(), mix) for mix in [*ARCHITECTS, *VARIABLE] if mix[1].get("expansions") == ["artisans", "wonders"]),
    *zip([Solo(), SoloArtisans(), SoloWonders(), SoloBoth()], OPPONENTS),
    *((Viscounts(), mix) for mix in VISCOUNTS),
]


@pytest.mark.parametrize(("subject", "mix"), SUBJECTS, ids=named)
def test_what_is_hidden_changes_no_number(subject: Subject, mix: Mix) -> None:
    """For every seat, whether it is asked or not, all that it cannot see is exchanged."""
    observer = observer_of(mix)
    exchanged = 0
    for moment in MOMENTS:
        state = table(mix, seed=moment + 1, answers=moment)
        for seat in range(observer.players):
            other = subject.redeal(state, seat, Random(moment))
            exchanged += state_hash(other) != state_hash(state)
            assert observer.observe(state, seat).tolist() == observer.observe(other, seat).tolist()
    assert exchanged  # else this would show nothing


@pytest.mark.parametrize("mix", [ARCHITECTS[2], ARCHITECTS[-1]], ids=named)
def test_a_hand_is_seen_by_its_owner_alone(mix: Mix) -> None:
    observer = observer_of(mix)
    state = table(mix, seed=4, answers=80)
    for seat in range(observer.players):
        own = state.view(seat)["seats"][seat]["hand"]
        numbers = read(observer, state, seat)
        assert shown(numbers, "hand") == set(own)
        assert numbers["own.hand-size"] == len(own)


def test_cards_that_somebody_looks_at_are_seen_by_nobody_else() -> None:
    mix: Mix = ("architects", {"players": 2})
    observer = observer_of(mix)
    state = next(state for state in (table(mix, seed, 1) for seed in range(9)))
    while state.decision is not None and state.decision.name() != "KeepOne":
        look = state.vocabulary().numbers.get("look")
        state.answer(look if look in state.answers else state.answers[-1 if state.turns_taken() % 2 else 0])
    assert state.decision is not None
    asked = state.decision.seat(state)
    assert shown(read(observer, state, asked), "looking") == set(state.view(asked)["looking"])
    other = read(observer, state, 1 - asked)
    assert shown(other, "looking") == set() and other["looking-size"] == 5


# What is there.


@pytest.mark.parametrize("mix", [ARCHITECTS[3], ARCHITECTS[-1], VISCOUNTS[3]], ids=named)
def test_seats_are_counted_from_the_own_one_on(mix: Mix) -> None:
    """The same board is "own" to its owner, and "seat+1" to the player before."""
    observer = observer_of(mix)
    state = table(mix, seed=2, answers=150)
    players = observer.players
    rows = [read(observer, state, seat) for seat in range(players)]
    for seat in range(players):
        for i in range(1, players):
            mine = {
                label.removeprefix("own."): n
                for label, n in rows[(seat + i) % players].items()
                if label.startswith("own.")
            }
            theirs = {
                label.removeprefix(f"seat+{i}."): n for label, n in rows[seat].items() if label.startswith(f"seat+{i}.")
            }
            plain = [label for label in mine if not label.startswith(("captured.", "artisan.board."))]
            assert len(plain) > 20
            assert [mine[label] for label in plain] == [theirs[label] for label in plain]


def test_architects_shows_what_the_view_shows() -> None:
    mix = ARCHITECTS[-1]
    observer = observer_of(mix)
    state = table(mix, seed=11, answers=500)
    assert state.decision is not None
    seat = state.decision.seat(state)
    view, numbers = state.view(seat), read(observer, state, seat)
    assert numbers["turn.number"] == view["turn"]["number"] and numbers["tax"] == view["tax"]
    assert numbers["piles.buildings"] == view["piles"]["buildings"]
    assert shown(numbers, "question.kind") == {view["question"]["name"]}
    assert shown(numbers, "question.asked") == {"own"}
    assert shown(numbers, "market.small") == {view["market"]["small"]}
    for row, line in enumerate(view["display"], 1):
        for column, space in enumerate(line, 1):
            card = space["card"]
            here = [numbers[f"display.{what}.{card}"] for what in ("row", "column", "silver")]
            assert here == [row, column, space["silver"]]
    players = observer.players
    names = {view["seats"][(seat + i) % players]["seat"]: f"seat+{i}" if i else "own" for i in range(players)}
    for board in view["seats"]:
        me = names[board["seat"]]
        assert numbers[f"{me}.virtue"] == board["virtue"]
        assert numbers[f"{me}.hand-size"] == board["hand_size"]
        assert {good: numbers[f"{me}.goods.{good}"] for good in board["goods"]} == board["goods"]
        assert {key: n for key, n in board["workers"].items() if n} == {
            area: numbers[f"{me}.workers.{area}"] for area in shown(numbers, f"{me}.workers")
        }
        assert shown(numbers, f"{me}.apprentices") == set(board["apprentices"])
        assert shown(numbers, f"{me}.buildings") == set(board["buildings"])
        assert shown(numbers, f"{me}.captured") == {names[owner] for owner, n in board["captured"].items() if n}
        assert numbers[f"{me}.influence"] == view["wonders"]["influence"][board["seat"]]
    assert shown(numbers, "crafts.display") == set(view["artisans"]["display"])
    assert shown(numbers, "princess") == {view["wonders"]["princess"]}
    assert shown(numbers, "contributions.open") == {view["wonders"]["contribution"]}
    owners = view["guildhall"]["workers"]
    assert shown(numbers, "guildhall.spaces") == {f"{space}.{names[owner]}" for space, owner in enumerate(owners, 1)}


def test_viscounts_shows_what_the_view_shows() -> None:
    mix = VISCOUNTS[2]
    observer = observer_of(mix)
    state = table(mix, seed=3, answers=200)
    seat = 1
    view, numbers = state.view(seat), read(observer, state, seat)
    players = observer.players
    names = {view["seats"][(seat + i) % players]["seat"]: f"seat+{i}" if i else "own" for i in range(players)}
    assert shown(numbers, "board.ring") == {f"{at}.{segment}" for at, segment in enumerate(view["board"]["ring"], 1)}
    for pile in view["board"]["segments"]:
        segment = pile["segment"]
        assert numbers[f"piles.townsfolk.{segment}"] == pile["townsfolk"]["count"]
        assert shown(numbers, f"tops.townsfolk.{segment}") == {pile["townsfolk"]["top"]}
        assert shown(numbers, f"tops.manuscripts.{segment}") == {pile["manuscripts"]["top"]}
    built = {spot: there for spot, there in view["board"]["spots"].items() if there}
    assert shown(numbers, "spots") == {f"{s}.{names[there['seat']]}.{there['building']}" for s, there in built.items()}
    for section, workers in view["castle"].items():
        if section != "leader":
            assert {names[owner]: n for owner, n in workers.items()} == {
                owner: numbers[f"castle.{section}.{owner}"] for owner in shown(numbers, f"castle.{section}")
            }
    for board in view["seats"]:
        me = names[board["seat"]]
        assert shown(numbers, f"{me}.unseen") == set(board["unseen"])
        assert shown(numbers, f"{me}.discard") == set(board["discard"])
        assert shown(numbers, f"{me}.space") == {board["space"]}
        assert shown(numbers, f"{me}.slots") == {f"{i}.{card}" for i, card in enumerate(board["slots"], 1) if card}
        assert {good: numbers[f"{me}.goods.{good}"] for good in board["goods"]} == board["goods"]
    assert shown(numbers, "hand") == set(view["seats"][seat]["hand"])
    assert shown(numbers, "draw") == set(view["seats"][seat]["draw"])


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_nobody_looks_from_a_seat_without_a_player(seat: int) -> None:
    mix = OPPONENTS[1]  # two players, and an opponent that follows cards at the third seat
    with pytest.raises(SeatError, match="Valid: 0, 1"):
        observer_of(mix).observe(table(mix), seat)
