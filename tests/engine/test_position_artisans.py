"""Positions with Age of Artisans: what cannot be is refused, and the complaint says where it is."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

import guildhall
from properties.artisans import CRAFTS, Artisans
from properties.harness import Play

Data = dict[str, Any]

TASTE = ("stack ", "adorn ", "tool ", "use tool", "place guildhall", "build ", "place silversmith")
OPTIONS: Data = {"players": 3, "setup": "variable", "expansions": ["artisans"]}
SUBJECT = Artisans()


def played() -> Data:
    """Somebody may place a Worker; there are Adornments, Tools and a stack, and an Artisan stands at a place."""
    for seed in range(50):
        play = Play(SUBJECT, OPTIONS, seed, (), seed, TASTE)
        state = play.start()
        for answer in play.answers(state):
            p = state.position()
            part = p["artisans"]
            out = [place for place in part["artisans"].values() if place not in ("supply", "prison")]
            asked = p["agenda"][-1] == ["WhereToPlace"]
            if asked and out and all(part[name] for name in ("adornments", "tools", "stacked", "pile")):
                return p
            state.answer(answer)
    raise AssertionError("no such position was found")


POSITION = played()


def test_the_position_is_accepted_as_it_is() -> None:
    game = guildhall.load_position(json.dumps(POSITION))
    assert json.loads(json.dumps(game.position())) == json.loads(json.dumps(POSITION))


def refused(change: Callable[[Data], object], message: str) -> None:
    data = deepcopy(POSITION)
    change(data)
    kept = json.dumps(data)
    with pytest.raises(guildhall.PositionError, match=message):
        guildhall.load_position(data)
    assert json.dumps(data) == kept


def part(data: Data) -> Data:
    inner: Data = data["artisans"]
    return inner


def nobodys(kind: str) -> str:
    """A card that nobody has in play."""
    card: str = POSITION["piles"][kind][0]
    return card


@pytest.mark.parametrize("name", sorted(POSITION["artisans"]))
def test_no_part_of_it_may_be_missing(name: str) -> None:
    refused(lambda data: part(data).pop(name), name)


@pytest.mark.parametrize(
    "change, message",
    [
        (lambda p: p.update(more=1), "more"),
        (lambda p: p["display"].append("craft-25"), "craft-25"),
        (lambda p: p["pile"].append(p["display"][0]), "in two places"),
        (lambda p: p["pile"].append(next(iter(p["tools"].values()))), "in two places"),
        (lambda p: p["pile"].append(next(iter(p["adornments"].values()))), "in two places"),
        (lambda p: p["display"].append(p["pile"].pop()), "artisans.display"),
        (lambda p: p["pile"].append(p["display"].pop()), "artisans.display"),
        (lambda p: p.update(loose=p["pile"].pop()), "artisans.loose"),
        (lambda p: p.update(loose="well"), "artisans.loose"),
        (lambda p: p["artisans"].update(red="guildhall"), "the Artisan cannot be"),
        (lambda p: p["artisans"].update(red="board red"), "the Artisan cannot be"),
        (lambda p: p["artisans"].update(red="Atlantis"), "artisans.artisans.red"),
        (lambda p: p["artisans"].pop("green"), "green"),
        (lambda p: p["artisans"].update(orange="supply"), "orange"),
        (lambda p: p["stacked"].append(p["stacked"][0]), "nobody can be stacked"),
        (lambda p: p["stacked"].append(99), "there is no Worker on space 99"),
        (lambda p: p["stacked"].append(0), "there is no Worker on space 0"),
        (lambda p: p["stacked"].append(True), "there is no Worker on space True"),
        (lambda p: p["stacked"].append("one"), "there is no Worker on space 'one'"),
        (lambda p: p["stacked"].pop(), "in the Guildhall"),
        (lambda p: p["adornments"].update({nobodys("buildings"): p["pile"].pop()}), "nobody has that card in play"),
        (lambda p: p["adornments"].update(folly=p["pile"].pop()), "folly"),
        (lambda p: p["tools"].update({nobodys("apprentices"): p["pile"].pop()}), "nobody has that card in play"),
        (lambda p: p["tools"].update({next(iter(p["tools"])): "craft-0"}), "craft-0"),
        (lambda p: p.update(tools=[]), "artisans.tools must be an object"),
        (lambda p: p.update(used=["craft-x"]), "artisans.used"),
        (lambda p: p.update(place="nowhere"), "artisans.place"),
        (lambda p: p.update(placed="orange"), "artisans.placed"),
        (lambda p: p.update(shield=1), "artisans.shield"),
        (lambda p: p.update(thrift=None), "artisans.thrift"),
    ],
)
def test_what_cannot_be_is_refused(change: Callable[[Data], object], message: str) -> None:
    refused(lambda data: change(part(data)), message)


def test_the_artisan_is_where_its_owner_has_a_worker() -> None:
    empty = [
        place for place in ("quarry", "forest", "mines", "tax-stand") if place not in POSITION["seats"][0]["workers"]
    ]
    refused(lambda data: part(data)["artisans"].update(red=empty[0]), "the Artisan cannot be")


@pytest.mark.parametrize("by", [-1, 1])
def test_each_colour_has_twenty_workers_and_its_artisan(by: int) -> None:
    def change(data: Data) -> None:
        workers = data["seats"][0]["workers"]
        workers["prison"] = workers.get("prison", 0) + 1
        workers[max(workers, key=workers.__getitem__)] += by - 1

    refused(change, f"red has {21 + by} Workers in all; there are 21")


def test_the_part_belongs_to_the_expansion_and_to_nothing_else() -> None:
    refused(lambda data: data.pop("artisans"), "artisans")
    plain = guildhall.new_game("architects", seed=1).position()
    plain["artisans"] = deepcopy(POSITION["artisans"])
    with pytest.raises(guildhall.PositionError, match="artisans"):
        guildhall.load_position(plain)


def test_a_tool_that_has_left_the_game_need_not_be_anywhere() -> None:
    data = deepcopy(POSITION)
    gone = part(data)["pile"].pop()
    game = guildhall.load_position(data)
    now = game.position()["artisans"]
    assert gone in CRAFTS and gone not in now["pile"]


def test_a_loose_tool_is_in_view_and_in_the_position() -> None:
    """Between two Apprentices it is neither's, and everybody sees it."""
    for seed in range(200):
        play = Play(
            SUBJECT, OPTIONS, seed, (), seed, ("tool ", "stack ", "dismiss ", "hire ", "place workshop", "place silver")
        )
        game = play.game()
        for answer in play.answers(game.state):
            if game.decision.name == "MoveTool":
                tool = game.position()["artisans"]["loose"]
                assert tool in CRAFTS
                assert all(game.view(seat)["artisans"]["loose"] == tool for seat in (None, 0, 1, 2))
                assert guildhall.load_position(json.dumps(game.position())).hash == game.hash
                game.choose("done")
                assert f'"{tool}"' not in json.dumps(game.position())
                return
            game.choose(answer)
    raise AssertionError("no Tool was ever loose")
