"""Positions of Viscounts: what cannot be is refused, with the place where it is wrong."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

import guildhall

Change = Callable[[dict[str, Any]], Any]


def played(players: int, answers: int, seed: int = 5) -> dict[str, Any]:
    """A game in which everybody always gave the last answer."""
    game = guildhall.new_game("viscounts", players=players, seed=seed)
    while len(game.answers) < answers:
        game.choose(game.options[-1])
    return game.position()


MIDDLE = played(2, 40)
SOLO = played(1, 25)


def test_a_position_that_is_left_alone_loads() -> None:
    for position in (MIDDLE, SOLO, played(4, 3)):
        assert guildhall.load_position(deepcopy(position)).position() == position


def swap_hero(p: dict[str, Any]) -> None:
    p["seats"][0]["hero"], p["seats"][1]["hero"] = p["seats"][1]["hero"], p["seats"][0]["hero"]


REFUSED: list[tuple[str, Change]] = [
    ("board.ring", lambda p: p["board"].update(ring=["A", "B", "C", "D", "D"])),
    ("board.offset", lambda p: p["board"].update(offset=5)),
    ("turn.active", lambda p: p["turn"].update(active="green")),
    ("turn.distance", lambda p: p["turn"].update(distance=10)),
    ("turn.turns_left", lambda p: p["turn"].update(turns_left=2)),
    ("Workers in all", lambda p: p["seats"][0].update(workers=p["seats"][0]["workers"] - 1)),
    ("Workers in all", lambda p: p["castle"].setdefault("B2", {}).update(red=9)),
    ("leader", lambda p: p.update(leader="red" if p["leader"] is None else None)),
    ("stand on spots", lambda p: p["seats"][0]["buildings"].update(guildhall=3)),
    ("spots", lambda p: p["spots"].update({"1c": ["red", "workshop"]})),
    ("spots.1a", lambda p: p["spots"].update({"1a": "red"})),
    ("in two places", lambda p: p["seats"][0]["draw"].append(p["seats"][0]["hand"][0])),
    ("is nowhere", lambda p: p["seats"][0]["hand"].pop()),
    ("is nowhere", lambda p: p["townsfolk"]["A"].pop()),
    ("is nowhere", lambda p: p["manuscripts"]["A"].pop()),
    ("never lies on the board", lambda p: p["townsfolk"]["A"].append("page")),
    ("is not this seat's", swap_hero),
    ("track.virtue", lambda p: p["seats"][0]["track"].update(corruption=4, virtue=3)),
    ("slots", lambda p: p["seats"][0]["slots"].append(None)),
    ("space", lambda p: p["seats"][1].update(space=None)),
    ("bonuses", lambda p: p["bonuses"].update(red="red")),
    ("schemes", lambda p: p.update(schemes={})),
    ("debts.unpaid", lambda p: p["seats"][0]["debts"].update(unpaid=-1)),
    ("turns_left", lambda p: p["seats"][0]["debts"].update(unpaid=8)),
    ("agenda", lambda p: p["agenda"].append(["SettleCastle", 0])),
    ("agenda", lambda p: p["agenda"].append(["Resolve", 0, 99, 1])),
    ("agenda", lambda p: p["agenda"].insert(0, ["WhereToMove", 0])),
    ("agenda", lambda p: p["agenda"].insert(1, ["PrepareSeat", 5])),
    ("agenda", lambda p: p.update(agenda=[])),
    ("chance", lambda p: p.update(chance=[1, 2, 3])),
]


@pytest.mark.parametrize(("complaint", "change"), REFUSED, ids=[f"{i}-{c}" for i, (c, _) in enumerate(REFUSED)])
def test_what_cannot_be_is_refused(complaint: str, change: Change) -> None:
    position = deepcopy(MIDDLE)
    change(position)
    with pytest.raises(guildhall.PositionError) as refusal:
        guildhall.load_position(position)
    assert complaint in str(refusal.value)


@pytest.mark.parametrize(
    ("complaint", "change"),
    [
        ("schemes", lambda p: p["schemes"]["pile"].pop()),
        ("schemes.focus", lambda p: p["schemes"].update(focus="beggar")),
        ("follows schemes", lambda p: p["seats"][1]["goods"].update(silver=1)),
        ("follows schemes", lambda p: p["seats"][1]["hand"].append("page")),
    ],
)
def test_the_opponents_cards_are_checked(complaint: str, change: Change) -> None:
    position = deepcopy(SOLO)
    change(position)
    with pytest.raises(guildhall.PositionError) as refusal:
        guildhall.load_position(position)
    assert complaint in str(refusal.value)
