"""Positions of Viscounts: what cannot be is refused, with the place where it is wrong."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
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


def unused(p: dict[str, Any]) -> str:
    """A spot on which nobody has built."""
    return next(spot for spot in ("1a", "2a", "3a", "4a", "5a", "6a", "7a", "8a", "9a") if spot not in p["spots"])


def unbuilt(p: dict[str, Any]) -> str:
    return next(piece for piece in ("gh3", "gh2", "gh1", "ws1") if piece not in p["seats"][0]["buildings"])


def built(p: dict[str, Any]) -> list[str]:
    """Who has built something, and what."""
    return next(iter(p["spots"].values()))


def without_cards(p: dict[str, Any]) -> None:
    """All but two of blue's cards have left the game."""
    seat = p["seats"][1]
    cards = seat["hand"] + seat["draw"] + seat["discard"] + [card for card in seat["slots"] if card]
    seat.update(removed=seat["removed"] + cards[2:], hand=cards[:2], draw=[], discard=[], slots=[None, None, None])


def without_silver(p: dict[str, Any]) -> None:
    """Whom the active player hires is the question, but there is nothing to pay with."""
    active = ["red", "blue"].index(p["turn"]["active"])
    p["seats"][active]["goods"]["silver"] = 0
    p["agenda"] = [["NextTurn"], ["DrawCards", active], ["ResolveCollision", active], ["HireWhom", active]]


REFUSED: list[tuple[str, Change]] = [
    ("board.ring", lambda p: p["board"].update(ring=["A", "B", "C", "D", "D"])),
    ("board.offset", lambda p: p["board"].update(offset=5)),
    ("turn.active", lambda p: p["turn"].update(active="green")),
    ("turn.distance", lambda p: p["turn"].update(distance=10)),
    ("turn.turns_left", lambda p: p["turn"].update(turns_left=2)),
    ("Workers in all", lambda p: p["seats"][0].update(workers=p["seats"][0]["workers"] - 1)),
    ("Workers in all", lambda p: p["castle"].setdefault("B2", {}).update(red=9)),
    ("leader", lambda p: p.update(leader="red" if p["leader"] is None else None)),
    ("stands on no spot", lambda p: p["seats"][0]["buildings"].append(unbuilt(p))),
    ("stands on a spot", lambda p: p["spots"].update({unused(p): ["red", unbuilt(p)]})),
    ("is named twice", lambda p: p["seats"][0]["buildings"].extend(["ws1", "ws1"])),
    ("stands on two of them", lambda p: p["spots"].update({unused(p): built(p)})),
    ("spots.1c: the small side of the board has no such spot. Valid: ",
     lambda p: p["spots"].update({"1c": ["red", "ws1"]})),
    ("spots.11a: the small side of the board has no such spot.", lambda p: p["spots"].update({"11a": ["red", "ws1"]})),
    ("spots.1a", lambda p: p["spots"].update({"1a": ["red", "workshop"]})),
    ("spots.1a", lambda p: p["spots"].update({"1a": "red"})),
    ("in two places", lambda p: p["seats"][0]["draw"].append(p["seats"][0]["hand"][0])),
    ("is nowhere", lambda p: p["seats"][0]["hand"].pop()),
    ("is nowhere", lambda p: p["townsfolk"]["A"].pop()),
    ("is nowhere", lambda p: p["manuscripts"]["A"].pop()),
    ("never lies on the board", lambda p: p["townsfolk"]["A"].append("abbot")),
    ("is not this seat's", swap_hero),
    ("track.virtue", lambda p: p["seats"][0]["track"].update(corruption=4, virtue=3)),
    ("slots", lambda p: p["seats"][0]["slots"].append(None)),
    ("space", lambda p: p["seats"][1].update(space=None)),
    ("bonuses", lambda p: p["bonuses"].update(grey="red")),
    ("schemes", lambda p: p.update(schemes={})),
    ("debts.unpaid", lambda p: p["seats"][0]["debts"].update(unpaid=-1)),
    ("in two places", lambda p: p["seats"][0]["manuscripts"].append(p["manuscripts"]["A"][0])),
    ("turns_left", lambda p: p["kingdom"].update(debts=0)),
    ("kingdom.debts", lambda p: p["kingdom"].update(debts=13)),
    ("kingdom", lambda p: p.update(kingdom=None)),
    ("is printed on the board", lambda p: p["seats"][0]["hand"].append("printed-a")),
    ("turn.settling", lambda p: p["turn"].update(settling=True)),
    ("edition", lambda p: p.update(edition="as guessed")),
    ("agenda", lambda p: p["agenda"].append(["SettleCastle"])),
    ("agenda", lambda p: p["agenda"].append(["Do", 0, 9999])),
    ("agenda", lambda p: p["agenda"].insert(0, ["WhereToMove", 0])),
    ("agenda", lambda p: p["agenda"].insert(1, ["ShuffleDeck", 5])),
    ("agenda", lambda p: p.update(agenda=[])),
    ("what leaves no choice is not asked", without_silver),
    ("chance", lambda p: p.update(chance=[1, 2, 3])),
    ("seats[1]: nobody owns fewer than 3 cards", without_cards),
    ("has not left the game", lambda p: p["turn"].update(dismissed=p["townsfolk"]["A"][0], action="trade")),
    ("turn.action: a card is dismissed for an action", lambda p: p["turn"].update(dismissed="printed-a", action=None)),
]  # fmt: skip


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
        ("schemes.board", lambda p: p["schemes"].update(board="beggar")),
        ("follows schemes", lambda p: p["seats"][1]["hand"].append("abbot")),
        ("seats[1].space: who follows schemes stays on the outer ring", lambda p: p["seats"][1].update(space="IA")),
        ("seats[1].goods.silver", lambda p: p["seats"][1]["goods"].update(silver=2)),
        ("turn.first: the player goes first", lambda p: p["turn"].update(first="blue")),
    ],
)
def test_the_opponents_cards_are_checked(complaint: str, change: Change) -> None:
    position = deepcopy(SOLO)
    change(position)
    with pytest.raises(guildhall.PositionError) as refusal:
        guildhall.load_position(position)
    assert complaint in str(refusal.value)


def test_a_position_of_the_unreleased_rules_is_refused_with_a_sentence_that_says_so() -> None:
    position = deepcopy(MIDDLE)
    del position["edition"]
    with pytest.raises(guildhall.PositionError, match="belongs to an unreleased set of rules of viscounts"):
        guildhall.load_position(position)


def test_three_players_on_the_small_side_are_refused() -> None:
    """A spot of the large side is none with two players, and a table for two has two seats."""
    position = deepcopy(MIDDLE)
    position["options"]["players"] = 3
    with pytest.raises(guildhall.PositionError, match="seats must list 3 seats"):
        guildhall.load_position(position)


# Records of the unreleased rules: with a hero that there is not, and against the opponent with a focus.
OLD_RECORD = """guildhall record 1
game: viscounts
rules: 1
seed: 1
players: 2
answers: 2
red: take start-7 black-aveline
blue: take start-4 lady-richilda
end: 95ea4a5423f2140a4a75b6b51b43df67
"""
OLD_SOLO = """guildhall record 1
game: viscounts
rules: 1
seed: 9
players: 1
opponent: viscount
focus: noble
difficulty: hard
answers: 1
red: take start-7 guntram-the-envoy
end: 95ea4a5423f2140a4a75b6b51b43df67
"""


@pytest.mark.parametrize("text", [OLD_RECORD, OLD_SOLO], ids=["two players", "solo"])
def test_a_record_of_the_unreleased_rules_is_refused_with_a_sentence_that_says_so(text: str, tmp_path: Path) -> None:
    """From a text and from a file, which stays as it is."""
    sentence = "This record belongs to an unreleased set of rules of viscounts, which is not played."
    with pytest.raises(guildhall.RecordError) as refusal:
        guildhall.load(text)
    assert str(refusal.value) == sentence
    file = tmp_path / "old.txt"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(guildhall.RecordError, match="unreleased set of rules"):
        guildhall.load(file)
    assert file.read_text(encoding="utf-8") == text
