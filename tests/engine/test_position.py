"""Positions: a whole table as JSON. What cannot be is refused, and the complaint says where it is."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from copy import deepcopy
from functools import partial
from typing import Any

import pytest

import guildhall
from guildhall.game import Game

Data = dict[str, Any]


def played(answers: int, seed: int = 3, **options: Any) -> Game:
    game = guildhall.new_game("architects", seed=seed, **options)
    choice = random.Random(seed)
    for _ in range(answers):
        game.choose(choice.choice(game.options))
    return game


def until(question: str, **options: Any) -> Game:
    """Play at random until somebody is asked that."""
    for seed in range(200):
        game = guildhall.new_game("architects", seed=seed, **options)
        choice = random.Random(seed)
        while not game.is_over:
            if game.decision.name == question:
                return game
            game.choose(choice.choice(game.options))
    raise AssertionError(f"{question} was never asked")


def finished(**options: Any) -> Game:
    game = played(0, **options)
    choice = random.Random(1)
    while not game.is_over:
        game.choose(choice.choice(game.options))
    return game


GAME = played(300, players=3, setup="variable", board_sets=["base", "promo"])
POSITION = GAME.position()


def refused(change: Callable[[Data], object], message: str, position: Data = POSITION) -> None:
    """The changed position is refused with this text in the complaint; the data given stays as it was."""
    data = deepcopy(position)
    change(data)
    kept = json.dumps(data)
    with pytest.raises(guildhall.PositionError, match=re.escape(message)):
        guildhall.load_position(data)
    assert json.dumps(data) == kept
    with pytest.raises(guildhall.PositionError, match=re.escape(message)):
        guildhall.load_position(kept)


def paths(data: Any, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Every place in a position at which there is something."""
    found = [path] if path else []
    if isinstance(data, dict):
        for key, value in data.items():
            found += paths(value, (*path, key))
    elif isinstance(data, list):
        for i, value in enumerate(data):
            found += paths(value, (*path, i))
    return found


def parent(data: Any, path: tuple[str | int, ...]) -> Any:
    for part in path[:-1]:
        data = data[part]
    return data


def written(path: tuple[str | int, ...]) -> str:
    """The path as a complaint names it."""
    text = ""
    for part in path:
        text += f"[{part}]" if isinstance(part, int) else f".{part}" if text else part
    return text


FIXED_PARTS = [path for path in paths(POSITION) if not any(isinstance(part, int) for part in path)]
FIXED_PARTS = [path for path in FIXED_PARTS if path[0] != "options"]
SEAT_PARTS = [("seats", i, name) for i in range(3) for name in POSITION["seats"][0]]


# Loading what is right.


def test_a_position_loads_as_the_same_game() -> None:
    game = guildhall.load_position(POSITION)
    assert game.hash == GAME.hash
    assert game.position() == POSITION
    assert [o.token for o in game.options] == [o.token for o in GAME.options]
    assert guildhall.load_position(json.dumps(POSITION)).hash == GAME.hash


def test_a_game_from_a_position_stays_as_it_was_whatever_becomes_of_the_data() -> None:
    data = deepcopy(POSITION)
    game = guildhall.load_position(data)
    game.choose(game.options[0])
    data["tax"] = 77
    data["seats"].clear()
    game.undo()
    assert game.hash == GAME.hash


def test_an_edited_position_is_what_it_says() -> None:
    data = deepcopy(POSITION)
    data["seats"][1]["goods"] = {"gold": 5, "silver": 0}
    data["tax"] = 11
    game = guildhall.load_position(data)
    assert game.view(1)["seats"][1]["goods"] == {"gold": 5}
    assert game.view(1)["tax"] == 11


def test_every_question_can_be_loaded() -> None:
    """Wherever a random game stands, its position loads: no question is beyond the checks."""
    asked = set()
    boxes = ["base", "promo", "unknown"]
    options: dict[str, Any] = {"players": 4, "setup": "variable", "board_sets": boxes, "promo_cards": True}
    for seed in range(6):
        game = guildhall.new_game("architects", seed=seed, **options)
        choice = random.Random(seed)
        while not game.is_over:
            name = game.decision.name
            if name not in asked:
                asked.add(name)
                assert guildhall.load_position(game.position()).hash == game.hash
            game.choose(choice.choice(game.options))
    assert len(asked) > 15


def test_a_finished_game_loads_as_finished() -> None:
    game = finished(players=2)
    again = guildhall.load_position(game.position())
    assert again.is_over and again.scores() == game.scores() and again.winners == game.winners


# Every part removed, added, of the wrong type, out of range.


@pytest.mark.parametrize("path", [*FIXED_PARTS, *SEAT_PARTS], ids=written)
def test_a_missing_part_is_named(path: tuple[str | int, ...]) -> None:
    refused(lambda data: parent(data, path).pop(path[-1]), f"{written(path)} is missing")


@pytest.mark.parametrize("path", [(), ("turn",), ("piles",), ("seats", 0), ("seats", 2, "debts")], ids=written)
def test_a_part_that_there_is_not_is_named(path: tuple[str | int, ...]) -> None:
    where = written((*path, "extra"))
    refused(lambda data: parent(data, (*path, "")).update(extra=1), f"{where} is not a part")


WRONG: list[Any] = [None, True, -1, 1.5, "x", 10**12, [], {}, [[]], {"x": 1}, [None], "\0", 10**400]


@pytest.mark.parametrize("path", paths(POSITION), ids=written)
def test_no_part_takes_a_value_of_the_wrong_type(path: tuple[str | int, ...]) -> None:
    """Whatever is put in its place is refused, unless it happens to be right there; nothing else is ever raised."""
    refusals = 0
    for value in WRONG:
        data = deepcopy(POSITION)
        parent(data, path)[path[-1]] = deepcopy(value)
        try:
            game = guildhall.load_position(data)
        except guildhall.PositionError:
            refusals += 1
        else:
            assert guildhall.load_position(game.position()).hash == game.hash
    assert refusals >= len(WRONG) - 4


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("rules",), 3),
        (("rules",), True),
        (("game",), "chess"),
        (("turn", "number"), -1),
        (("turn", "active"), "purple"),
        (("turn", "first"), 0),
        (("turn", "turns_left"), 5),
        (("turn", "turns_left"), -2),
        (("turn", "reset_due"), 1),
        (("turn", "apprentice_resets_due"), 1),
        (("tax",), -1),
        (("tax",), True),
        (("tax",), "4"),
        (("reveals",), -1),
        (("chance", 0), -1),
        (("chance", 3), 2**32),
        (("display", 0, 0), ["squire-9", 0]),
        (("display", 1, 2), [None, 3]),
        (("display", 1, 2), "squire-1"),
        (("piles", "rewards", 0), "no-reward"),
        (("piles", "market_small", 0), "market-11"),
        (("guildhall",), "red"),
        (("looking",), None),
        (("seats", 0, "seat"), "blue"),
        (("seats", 0, "board"), "zorro"),
        (("seats", 0, "board"), None),
        (("seats", 0, "virtue"), 15),
        (("seats", 0, "virtue"), -1),
        (("seats", 1, "cathedral"), 6),
        (("seats", 1, "debts", "unpaid"), -1),
        (("seats", 1, "debts", "paid"), 1.0),
        (("seats", 2, "goods"), {"silver": -1}),
        (("seats", 2, "goods"), {"tin": 1}),
        (("seats", 2, "goods"), [1, 2, 3]),
        (("seats", 2, "workers"), {"moon": 20}),
        (("seats", 2, "captured"), {"purple": 1}),
        (("seats", 2, "hand"), ["squire-1"]),
        (("seats", 2, "apprentices"), ["chapel"]),
        (("agenda",), None),
    ],
    ids=str,
)
def test_a_value_out_of_range_is_refused_with_its_path(path: tuple[str | int, ...], value: Any) -> None:
    def change(data: Data) -> None:
        parent(data, path)[path[-1]] = value

    # Below what is read as one thing (a space, a pile's card) the path of that thing is enough.
    refused(change, written(path).split("[0]")[0].split("[1]")[0] if path[0] in ("display", "piles") else written(path))


def test_seats_must_be_all_there() -> None:
    refused(lambda data: data["seats"].pop(), "seats must list 3")
    refused(lambda data: data["seats"].reverse(), "seats[0].seat")
    refused(lambda data: data["seats"].append(data["seats"][0]), "seats must list 3")


def test_the_display_must_have_its_spaces() -> None:
    refused(lambda data: data["display"].pop(), "display must be 2 rows of 4")
    refused(lambda data: data["display"][1].pop(), "display must be 2 rows of 4")


def test_options_are_checked_as_for_a_new_game() -> None:
    refused(lambda data: data["options"].update(players=9), "options: architects cannot be played by 9")
    refused(lambda data: data["options"].update(players=4), "seats must list 4")
    refused(lambda data: data["options"].update(luck=1), "options: There is no option 'luck'")
    refused(lambda data: data["options"].update(setup="standard"), "seats[0].board is null")
    refused(lambda data: data.update(options=[]), "options must be an object")


# Pieces.


def test_a_card_in_two_places_is_refused() -> None:
    def twice(pile: str) -> Callable[[Data], None]:
        return lambda data: data["piles"][pile].append(data["piles"][pile][0])

    for pile in ("apprentices", "buildings", "market_small"):
        refused(twice(pile), f"{POSITION['piles'][pile][0]!r} is in two places")
    refused(
        lambda d: d["piles"].update(rewards=[d["piles"]["rewards"][0]] * 2 + d["piles"]["rewards"][2:]), "two places"
    )
    refused(lambda d: d["seats"][0]["hand"].append(d["piles"]["buildings"][0]), "two places")
    refused(lambda d: d["seats"][0]["apprentices"].append(d["display"][0][0][0]), "two places")


def test_a_card_that_is_nowhere_is_refused() -> None:
    for pile in ("apprentices", "buildings", "market_small"):
        refused(
            partial(lambda pile, data: data["piles"][pile].pop(0), pile), f"{POSITION['piles'][pile][0]!r} is nowhere"
        )
    refused(lambda data: data["piles"]["rewards"].pop(), "Rewards")
    refused(lambda data: data["display"][0].__setitem__(0, [None, 0]), "nowhere")


def test_a_card_that_is_not_in_this_deck_is_refused() -> None:
    refused(lambda data: data["piles"]["buildings"].append("crane"), "'crane' is not in this game's deck")


def test_a_lost_worker_is_refused() -> None:
    def move(data: Data, by: int) -> None:
        workers = data["seats"][1]["workers"]
        area = max(workers, key=workers.get)
        workers[area] += by

    refused(lambda data: move(data, -1), "blue has 19 Workers")
    refused(lambda data: move(data, +1), "blue has 21 Workers")


def test_the_guildhall_names_each_worker_in_it() -> None:
    refused(lambda data: data["guildhall"].append("red"), "red has")
    refused(lambda data: data["guildhall"].clear() or data["guildhall"].extend(["red"] * 99), "Guildhall")


def test_nobody_holds_their_own_workers() -> None:
    refused(lambda data: data["seats"][1]["captured"].update(blue=1), "seats[1].captured")


def test_a_market_space_has_room_for_one_worker() -> None:
    def crowd(data: Data) -> None:
        for seat in data["seats"]:
            for area in ("supply", "quarry", "prison", "forest", "mines", "workshop"):
                if seat["workers"].get(area):
                    seat["workers"][area] -= 1
                    seat["workers"]["market-left"] = seat["workers"].get("market-left", 0) + 1
                    break

    refused(crowd, "market-left")


def test_the_cathedral_has_so_many_spots() -> None:
    def all_on(level: int) -> Callable[[Data], object]:
        return lambda data: [seat.update(cathedral=level) for seat in data["seats"]]

    refused(all_on(5), "level 5")
    refused(all_on(3), "level 3")


def test_two_seats_cannot_have_the_same_board() -> None:
    refused(lambda data: data["seats"][1].update(board=data["seats"][0]["board"]), "same player board")


def test_nobody_has_more_apprentices_than_allowed() -> None:
    def hire_many(data: Data) -> None:
        seat = next(seat for seat in data["seats"] if seat["board"] != "rudolf")
        while len(seat["apprentices"]) < 6:
            seat["apprentices"].append(data["piles"]["apprentices"].pop())

    refused(hire_many, "apprentices: 5 at most")


# The agenda.

PLACING = until("WhereToPlace", players=2).position()


@pytest.mark.parametrize(
    ("agenda", "message"),
    [
        ([["Fly"]], "there is no step 'Fly'"),
        ([["WhereToPlace", 1]], "WhereToPlace"),
        ([["DiscardCards", 0]], "DiscardCards"),
        ([["DiscardCards", "red", 1]], "'red'"),
        ([["DiscardCards", True, 1]], "True"),
        ([["DiscardCards", 0, 1.5]], "1.5"),
        (["WhereToPlace"], "a step is a list"),
        ([[]], "a step is a list"),
        ([[["WhereToPlace"]]], "a step is a list"),
        ([{"name": "WhereToPlace"}], "a step is a list"),
        ([["WhereToPlace"]], "its first steps"),
        ([["GameOver"], ["WhereToPlace"]], "turns_left"),
        ([["NextTurn"], ["MaybeReset"], ["WhereToPlace"]], "its first steps"),
        ([["StartPlay"], ["NextTurn"]], "its first steps"),
        ([["Turn"]], "its first steps"),
        ([["EndGame"]], "its first steps"),
        ([], "ends"),
    ],
    ids=str,
)
def test_an_agenda_that_cannot_be_is_refused(agenda: list[Any], message: str) -> None:
    refused(lambda data: data.update(agenda=agenda), message, PLACING)


@pytest.mark.parametrize(
    ("steps", "message"),
    [
        ([["WhereToPlace"], ["DiscardCards", 2, 1]], "[5][1] must be a number from 0 to 1"),
        ([["WhereToPlace"], ["DiscardCards", -1, 1]], "[5][1] must be a number from 0 to 1"),
        ([["WhereToPlace"], ["LoseVirtue", 0, 2_000_000_000]], "[5][2] must be a number from 0 to 99"),
        ([["ChooseEffect", 0, 99]], "[4][2] must be a number"),
        ([["Hire", 0, -1]], "[4][2] must be a number"),
        ([["MarketAction", 0, 3]], "[4][2] must be a number from 9 to 11"),
        ([["WhomToCapture", 0, 1, 0, 512, 0]], "[4][4] must be a number from 0 to 511"),
        ([["MakeCapture", 0, 9, 1, 0]], "[4][2] must be a number from 0 to 8"),
        ([["HowToPay", 0, 0, 9, 0, 0, 0, 0, 0, 0, 8, 1, 0, 0, 0, 0, 0]], "cannot pay"),
        ([["HowToPay", 0, 0, 9, 0, 0]], "HowToPay"),
        ([["WhereToPlace"], ["NextTurn"]], "its first steps"),
        ([["WhereToPlace"], ["WhereToPlace"], ["KeepOne", 0]], "do not fit"),
        ([["DraftPick", 0], ["WhereToPlace"]], "cannot go on"),
        ([["ChooseEffect", 0, 0]], "do not fit"),
        ([["WhereToPlace"], ["DismissApprentice", 0]], "do not fit"),
        ([["DismissApprentice", 0], ["WhereToPlace"]], "cannot go on"),
        ([["DebtPaidOff", 0], ["WhereToPlace"]], "more than there is"),
        ([["Hire", 0, 0], ["Hire", 0, 0], ["WhereToPlace"]], "cannot go on"),
        ([["WhereToPlace"], ["ClayOrGold", 0, 1]], "its last step must be the question that is open"),
        ([["ClayOrGold", 0, 1]], "its last step must be the question that is open"),
        ([["TradeGain", 0, 0], ["WhereToPlace"]], "cannot go on"),
    ],
    ids=str,
)
def test_steps_that_do_not_fit_the_table_are_refused(steps: list[Any], message: str) -> None:
    frame = PLACING["agenda"][:4]
    assert [row[0] for row in frame] == ["NextTurn", "MaybeApprenticeReset", "HandLimit", "MaybeReset"]
    refused(lambda data: data.update(agenda=frame + steps), message, PLACING)


def test_cards_in_flight_belong_to_a_question() -> None:
    def look(data: Data) -> None:
        data["looking"].append(data["piles"]["buildings"].pop())

    refused(look, "looking", PLACING)
    refused(lambda data: data.update(packs=[[], []]), "packs", PLACING)
    refused(lambda data: data.update(packs=[[]]), "packs", PLACING)
    draft = until("DraftPick", players=2).position()
    refused(
        lambda data: (
            data["piles"]["buildings"].extend([card for pack in data["packs"] for card in pack])
            or data.update(packs=[])
        ),
        "do not fit",
        draft,
    )
    looking = until("KeepOne", players=2).position()
    refused(
        lambda data: data["piles"]["buildings"].extend(data["looking"]) or data["looking"].clear(),
        "do not fit",
        looking,
    )


def test_who_places_a_worker_has_one() -> None:
    def exhaust(data: Data) -> None:
        active = next(seat for seat in data["seats"] if seat["seat"] == data["turn"]["active"])
        active["workers"]["prison"] = active["workers"].pop("supply") + active["workers"].get("prison", 0)

    refused(exhaust, "WhereToPlace", PLACING)


def test_the_last_round_begins_with_the_full_guildhall() -> None:
    refused(lambda data: data["turn"].update(turns_left=2), "turn.turns_left", PLACING)

    def fill(data: Data) -> None:
        data["guildhall"] += ["red"] * (12 - len(data["guildhall"]))
        workers = data["seats"][0]["workers"]
        workers.clear()
        workers.update(
            guildhall=data["guildhall"].count("red"), prison=20 - data["guildhall"].count("red") - 2, supply=2
        )

    refused(fill, "turn.turns_left", PLACING)


# Shapes that are no position at all.


@pytest.mark.parametrize(
    "data", [None, 5, "x", [], {}, "[]", "{}", "null", "", "{", '{"game": "architects"}', "\0", {"game": []}]
)
def test_what_is_no_position_is_refused(data: Any) -> None:
    with pytest.raises(guildhall.PositionError):
        guildhall.load_position(data)


@pytest.mark.parametrize("depth", [17, 200, 900, 5000, 200_000])
@pytest.mark.parametrize("where", ["tax", "agenda", "options", "display", "looking"])
def test_nested_json_is_refused(where: str, depth: int) -> None:
    text = json.dumps({**POSITION, where: "HERE"}).replace('"HERE"', "[" * depth + "]" * depth)
    with pytest.raises(guildhall.PositionError):
        guildhall.load_position(text)


def test_a_list_that_holds_itself_is_refused() -> None:
    data = deepcopy(POSITION)
    data["agenda"].append(data["agenda"])
    with pytest.raises(guildhall.PositionError):
        guildhall.load_position(data)


def test_numbers_too_long_to_be_written_are_refused() -> None:
    with pytest.raises(guildhall.PositionError):
        guildhall.load_position({**POSITION, "tax": 10**5000})
    with pytest.raises(guildhall.PositionError):
        guildhall.load_position(json.dumps(POSITION).replace('"tax": ', '"tax": ' + "9" * 5000))
