"""Positions changed at random: refused with a GuildhallError, or a game that can be played to its end."""

from __future__ import annotations

import json
import random
from copy import deepcopy
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import guildhall
from guildhall.architects.base import STEPS
from properties.architects import Architects
from properties.harness import check_question

OPTIONS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "setup": "variable", "board_sets": ["promo", "unknown"], "promo_cards": True},
    {"players": 5, "starting_apprentice": True, "apprentice_resets": True},
]
MOST_ANSWERS = 20_000
AGENDA_NAMES = [step.__name__ for step in STEPS]

values = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 60),
    st.sampled_from(
        [0, 2**31, -(2**63), 10**30, 1e308, 1.0, "", "red", "blue", "silver", "squire-1", "chapel", "\0", "__class__"]
    ),
    st.text(max_size=5),
    st.lists(st.integers(-1, 9), max_size=3),
    st.dictionaries(st.sampled_from(["silver", "red", "supply", "x"]), st.integers(0, 30), max_size=2),
)


def positions() -> list[dict[str, Any]]:
    """Some of every question that random games come to."""
    found: dict[tuple[int, str], dict[str, Any]] = {}
    for number, options in enumerate(OPTIONS):
        for seed in range(3):
            game = guildhall.new_game("architects", seed=seed, **options)
            choice = random.Random(seed)
            while not game.is_over:
                found.setdefault((number, game.decision.name), game.position())
                game.choose(choice.choice(game.options))
            found.setdefault((number, ""), game.position())
    return list(found.values())


POSITIONS = positions()


def containers(data: Any) -> list[Any]:
    """The lists and objects of a position that have something in them."""
    found = []
    if isinstance(data, (dict, list)) and data:
        found.append(data)
        for part in data.values() if isinstance(data, dict) else data:
            found += containers(part)
    return found


def change(data: Any, draw: Any) -> None:
    """Change one thing somewhere."""
    inside = draw(st.sampled_from(containers(data)))
    keys = list(inside) if isinstance(inside, dict) else list(range(len(inside)))
    key = draw(st.sampled_from(keys))
    kind = draw(st.sampled_from(["replace", "remove", "add", "nudge", "swap", "copy"]))
    if kind == "replace":
        inside[key] = draw(values)
    elif kind == "remove":
        del inside[key]
    elif kind == "add" and isinstance(inside, list):
        inside.insert(key, draw(values))
    elif kind == "add":
        inside[draw(st.text(max_size=4))] = draw(values)
    elif kind == "nudge" and isinstance(inside[key], int):
        inside[key] += draw(st.sampled_from([-1, 1, 20]))
    elif kind == "swap":
        other = draw(st.sampled_from(keys))
        inside[key], inside[other] = inside[other], inside[key]
    else:
        other = draw(st.sampled_from(containers(data)))
        if isinstance(other, list):
            other.append(deepcopy(inside[key]))


def move_something(data: Any, draw: Any) -> None:
    """Change a position so that its pieces stay complete: cards, Workers and goods go elsewhere."""
    kind = draw(st.sampled_from(["building", "apprentice", "worker", "goods", "track", "turn", "shuffle", "market"]))
    seats = data["seats"]
    seat = draw(st.sampled_from(seats))
    if kind in ("building", "apprentice"):
        if kind == "building":
            stacks = [data["piles"]["buildings"], data["looking"], *data["packs"]]
            stacks += [cards for s in seats for cards in (s["hand"], s["buildings"])]
        else:
            stacks = [data["piles"]["apprentices"], *(s["apprentices"] for s in seats)]
        source = draw(st.sampled_from([stack for stack in stacks if stack]))
        card = source.pop(draw(st.integers(0, len(source) - 1)))
        draw(st.sampled_from(stacks)).append(card)
    elif kind == "worker":
        area = draw(st.sampled_from(sorted(area for area, count in seat["workers"].items() if count)))
        seat["workers"][area] -= 1
        to = draw(st.sampled_from(["supply", "prison", "quarry", "workshop", "market-left", "guildhall", "captured"]))
        if area == "guildhall":
            data["guildhall"].remove(seat["seat"])
        if to == "guildhall":
            data["guildhall"].append(seat["seat"])
        if to == "captured":
            other = draw(st.sampled_from([s for s in seats if s is not seat]))
            other["captured"][seat["seat"]] = other["captured"].get(seat["seat"], 0) + 1
        else:
            seat["workers"][to] = seat["workers"].get(to, 0) + 1
    elif kind == "goods":
        good = draw(st.sampled_from(["clay", "wood", "stone", "gold", "marble", "silver"]))
        seat["goods"][good] = draw(st.integers(0, 40))
    elif kind == "track":
        seat["virtue"] = draw(st.integers(0, 14))
        seat["debts"]["unpaid"] = draw(st.integers(0, 5))
        seat["cathedral"] = draw(st.integers(0, 5))
    elif kind == "turn":
        names = [s["seat"] for s in seats]
        data["turn"].update(active=draw(st.sampled_from(names)), first=draw(st.sampled_from(names)))
        data["turn"]["reset_due"] = draw(st.booleans())
    elif kind == "market":
        piles = data["piles"]
        together = piles["market_small"] + piles["market_large"]
        cut = draw(st.integers(0, len(together)))
        piles["market_small"], piles["market_large"] = together[:cut], together[cut:]
    else:
        random.Random(draw(st.integers(0, 99))).shuffle(data["piles"]["buildings"])


def forge_steps(data: Any, draw: Any) -> None:
    """Add steps to the agenda, or take some away, with numbers that could be right."""
    agenda = data["agenda"]
    numbers = st.lists(st.integers(0, 4) | st.integers(0, 45), max_size=5)
    step = [draw(st.sampled_from(AGENDA_NAMES)), *draw(numbers)]
    if agenda and draw(st.booleans()):
        agenda[draw(st.integers(0, len(agenda) - 1))] = step
    else:
        agenda.insert(draw(st.integers(0, len(agenda))), step)


def load_and_play(data: Any, seed: int) -> bool:
    """Whether the position was accepted; then it is played to the end, with every check of the table."""
    subject = Architects()
    try:
        game = guildhall.load_position(data)
    except guildhall.GuildhallError as error:
        assert str(error)
        return False
    again = guildhall.load_position(json.dumps(game.position()))
    assert again.hash == game.hash
    pieces = subject.pieces(game.state)
    choice = random.Random(seed)
    state = game.state
    for _ in range(MOST_ANSWERS):
        if state.decision is None:
            break
        check_question(state)
        state.answer(choice.choice(state.answers))
    assert state.is_over
    assert subject.pieces(state) == pieces
    for seat in state.position()["seats"]:
        assert all(amount >= 0 for part in ("goods", "workers", "captured") for amount in seat[part].values())
        assert 0 <= seat["virtue"] <= 14 and min(seat["debts"].values()) >= 0
    return True


MORE = 30  # times the profile's examples: most of them are refused at once


@settings(max_examples=MORE * settings.default.max_examples)
@given(st.data())
def test_any_change_is_refused_or_can_be_played(data: st.DataObject) -> None:
    position = deepcopy(data.draw(st.sampled_from(POSITIONS), "position"))
    for _ in range(data.draw(st.integers(1, 4), "changes")):
        change(position, data.draw)
    load_and_play(position, data.draw(st.integers(0, 2**32)))


@settings(max_examples=MORE * settings.default.max_examples)
@given(st.data())
def test_a_table_laid_out_differently_is_refused_or_can_be_played(data: st.DataObject) -> None:
    position = deepcopy(data.draw(st.sampled_from(POSITIONS), "position"))
    for _ in range(data.draw(st.integers(1, 6), "moves")):
        move_something(position, data.draw)
    load_and_play(position, data.draw(st.integers(0, 2**32)))


@settings(max_examples=MORE * settings.default.max_examples)
@given(st.data())
def test_a_forged_agenda_is_refused_or_can_be_played(data: st.DataObject) -> None:
    position = deepcopy(data.draw(st.sampled_from(POSITIONS), "position"))
    for _ in range(data.draw(st.integers(1, 3), "steps")):
        forge_steps(position, data.draw)
    load_and_play(position, data.draw(st.integers(0, 2**32)))


def test_some_changes_are_accepted() -> None:
    """Otherwise the tests above would show nothing."""
    accepted = 0
    for number, position in enumerate(POSITIONS):
        changed = deepcopy(position)
        for seat in changed["seats"]:
            seat["goods"] = dict.fromkeys(("clay", "wood", "stone", "gold", "marble", "silver"), 9)
        accepted += load_and_play(changed, number)
    assert accepted > len(POSITIONS) // 2


def test_a_game_that_breaks_on_a_forged_position_stays_where_it_was() -> None:
    """Should a position pass all checks and still not hold, the answer is refused and nothing has changed."""
    game = guildhall.load_position(next(p for p in POSITIONS if p["agenda"] and p["agenda"][-1] == ["WhereToPlace"]))
    game.state.agenda.append(next(step for step in STEPS if step.__name__ == "DraftPick")(0))  # type: ignore[call-arg]
    before = game.hash
    for option in game.options:
        try:
            game.choose(option)
        except guildhall.PositionError:
            assert game.hash == before
            assert [o.token for o in game.options]
            return
    raise AssertionError("no answer came to the forged step")
