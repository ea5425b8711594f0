"""Positions changed at random: refused with a GuildhallError, or a game that can be played to its end."""

from __future__ import annotations

import json
import random
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import guildhall
from guildhall.architects.artisans.expansion import STEPS as ARTISANS_STEPS
from guildhall.architects.base import STEPS
from guildhall.architects.wonders.expansion import STEPS as WONDERS_STEPS
from properties.artisans import CRAFTS, crafts_on_table
from properties.changes import change
from properties.harness import check_question
from properties.solo import solo_subject_of
from properties.wonders import CONTRIBUTIONS, FIGURES, RESOURCES, SITES, TOP_INFLUENCE, WONDERS, subject_of

OPTIONS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "setup": "variable", "board_sets": ["promo", "unknown"], "promo_cards": True},
    {"players": 5, "starting_apprentice": True, "apprentice_resets": True},
]
ARTISANS_OPTIONS: list[dict[str, Any]] = [
    {"players": 2, "expansions": ["artisans"], "setup": "variable", "boards": ["walaric", "gisela"]},
    {"players": 4, "expansions": ["artisans"], "promo_cards": True},
]
WONDERS_OPTIONS: list[dict[str, Any]] = [
    {"players": 2, "expansions": ["wonders"], "setup": "variable", "boards": ["louis", "clotilde"], "coop": True},
    {"players": 3, "expansions": ["wonders"], "setup": "variable", "boards": ["isabette", "arnulf", "zesiro"]},
    {"players": 4, "expansions": ["artisans", "wonders"], "setup": "variable", "boards": ["louis"] + 3 * ["random"]},
]
SOLO_OPTIONS: list[dict[str, Any]] = [
    {"players": 1, "opponent": "helena", "expansions": ["artisans"]},
    {"players": 1, "opponent": "enforcer", "expansions": ["wonders"], "setup": "variable"},
    {"players": 2, "opponent": "meddler", "expansions": ["artisans", "wonders"]},
]
MOST_ANSWERS = 20_000
AGENDA_NAMES = [step.__name__ for step in STEPS]
ARTISANS_AGENDA_NAMES = [step.__name__ for step in ARTISANS_STEPS]
WONDERS_AGENDA_NAMES = [step.__name__ for step in WONDERS_STEPS]


def positions(setups: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Some of every question that random games come to."""
    found: dict[tuple[int, str], dict[str, Any]] = {}
    for number, options in enumerate(setups):
        for seed in range(3):
            game = guildhall.new_game("architects", seed=seed, **options)
            choice = random.Random(seed)
            while not game.is_over:
                found.setdefault((number, game.decision.name), game.position())
                game.choose(choice.choice(game.options))
            found.setdefault((number, ""), game.position())
    return list(found.values())


POSITIONS = positions(OPTIONS)
ARTISANS_POSITIONS = positions(ARTISANS_OPTIONS)
WONDERS_POSITIONS = positions(WONDERS_OPTIONS)
SOLO_POSITIONS = positions(SOLO_OPTIONS)


def move_something(data: Any, draw: Any) -> None:
    """Change a position so that its pieces stay complete: cards, Workers and goods go elsewhere."""
    kinds = ["building", "apprentice", "worker", "goods", "track", "turn", "shuffle", "market"]
    if "artisans" in data:
        kinds += ["craft", "craft", "craft", "artisan", "artisan", "stacked"]
    if "wonders" in data:
        kinds += ["influence", "influence", "contributions", "wonder", "wonder", "slots", "due"]
    if "solo" in data:
        kinds += ["scheme", "scheme", "marker"]
    kind = draw(st.sampled_from(kinds))
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
    elif kind == "craft":
        move_craft(data["artisans"], seat, draw)
    elif kind == "artisan":
        homes = ["supply", "prison", "quarry", "market-left", *(f"board {s['seat']}" for s in seats)]
        data["artisans"]["artisans"][seat["seat"]] = draw(st.sampled_from(homes))
    elif kind == "stacked":
        data["artisans"]["stacked"].append(draw(st.integers(1, 12)))
        seat["workers"]["supply"] = seat["workers"].get("supply", 0) - 1
        seat["workers"]["guildhall"] = seat["workers"].get("guildhall", 0) + 1
    elif kind in ("influence", "contributions", "wonder", "slots", "due"):
        move_wonders(data["wonders"], kind, seat, draw)
    elif kind == "scheme":
        stacks = [data["solo"][name] for name in ("pile", "future", "discards")]
        source = draw(st.sampled_from([stack for stack in stacks if stack]))
        draw(st.sampled_from(stacks)).append(source.pop())
    elif kind == "marker":
        data["solo"]["track"] = draw(st.sampled_from([*RESOURCES, None]))
    elif kind == "market":
        piles = data["piles"]
        together = piles["market_small"] + piles["market_large"]
        cut = draw(st.integers(0, len(together)))
        piles["market_small"], piles["market_large"] = together[:cut], together[cut:]
    else:
        random.Random(draw(st.integers(0, 99))).shuffle(data["piles"]["buildings"])


def move_craft(part: Any, seat: Any, draw: Any) -> None:
    """One Craft Card goes elsewhere: shown, to the pile, under a Building or an Apprentice, or out of the game."""
    craft = draw(st.sampled_from(CRAFTS))
    for cards in (part["display"], part["pile"]):
        if craft in cards:
            cards.remove(craft)
    for name in ("adornments", "tools"):
        part[name] = {card: under for card, under in part[name].items() if under != craft}
    to = draw(st.sampled_from(["display", "pile", "adornments", "tools", "loose", "out"]))
    if to in ("display", "pile"):
        part[to].append(craft)
    elif to == "adornments" and seat["buildings"]:
        part[to][draw(st.sampled_from(seat["buildings"]))] = craft
    elif to == "tools" and seat["apprentices"]:
        part[to][draw(st.sampled_from(seat["apprentices"]))] = craft
    elif to == "loose":
        part[to] = craft
    if part["pile"] and len(part["display"]) < 4 and draw(st.booleans()):
        part["display"].append(part["pile"].pop(0))


def move_wonders(part: Any, kind: str, seat: Any, draw: Any) -> None:
    """Other Influence, other piles with the figures where they say, a Wonder built or given back, slots, rights."""
    if kind == "influence":
        part["influence"][seat["seat"]] = draw(st.integers(0, TOP_INFLUENCE))
    elif kind == "contributions":
        together = draw(st.permutations(CONTRIBUTIONS))
        cut = draw(st.integers(0, len(together)))
        part["contributions"], part["consequences"] = list(together[:cut]), list(together[cut:])
        if part["consequences"]:
            part["profiteer"], part["princess"] = FIGURES[part["consequences"][0]]
    elif kind == "wonder":
        wonder = draw(st.sampled_from(WONDERS))
        if wonder in seat["buildings"]:
            seat["buildings"].remove(wonder)
            part["tokens"].pop(wonder, None)
        else:
            seat["buildings"].append(wonder)
            part["laid"].pop(wonder, None)
            part["tokens"][wonder] = draw(st.sampled_from(SITES))
    elif kind == "slots":
        part["filled"] = draw(st.lists(st.sampled_from(RESOURCES), unique=True))
        part["laid"][draw(st.sampled_from(WONDERS))] = draw(st.integers(0, 20))
    else:
        part["contributions_due"] = draw(st.integers(0, 3))
        part["influence_due"] = draw(st.integers(0, 3))
        part["prepaid"] = {seat["seat"]: 1} if draw(st.booleans()) else {}


def forge_steps(data: Any, draw: Any) -> None:
    """Add steps to the agenda, or take some away, with numbers that could be right."""
    agenda = data["agenda"]
    numbers = st.lists(st.integers(0, 4) | st.integers(0, 45), max_size=5)
    names = AGENDA_NAMES[:]
    for part, more in (("artisans", ARTISANS_AGENDA_NAMES), ("wonders", WONDERS_AGENDA_NAMES)):
        names += 2 * more if part in data else []
    step = [draw(st.sampled_from(names)), *draw(numbers)]
    if agenda and draw(st.booleans()):
        agenda[draw(st.integers(0, len(agenda) - 1))] = step
    else:
        agenda.insert(draw(st.integers(0, len(agenda))), step)


def load_and_play(data: Any, seed: int) -> bool:
    """Whether the position was accepted; then it is played to the end, with every check of the table."""
    try:
        game = guildhall.load_position(data)
    except guildhall.GuildhallError as error:
        assert str(error)
        return False
    expansions = game.position()["options"].get("expansions", [])
    with_artisans = "artisans" in expansions
    against = solo_subject_of if game.setup.get("opponent") else subject_of
    subject = against(expansions)
    again = guildhall.load_position(json.dumps(game.position()))
    assert again.hash == game.hash
    pieces = subject.pieces(game.state)
    crafts = crafts_on_table(game.position()) if with_artisans else []
    choice = random.Random(seed)
    state = game.state
    for _ in range(MOST_ANSWERS):
        if state.decision is None:
            break
        check_question(state)
        assert repr(state.decision.prompt(state))
        state.answer(choice.choice(state.answers))
    assert state.is_over
    assert subject.pieces(state) == pieces
    if with_artisans:
        # A Tool may have left the game; nothing else has, and nothing is there twice.
        left = crafts_on_table(state.position())
        assert len(set(left)) == len(left) and set(left) <= set(crafts)
    for seat in state.position()["seats"]:
        assert all(amount >= 0 for part in ("goods", "workers", "captured") for amount in seat[part].values())
        assert 0 <= seat["virtue"] <= 14 and min(seat["debts"].values()) >= 0
    if "wonders" in expansions:
        assert all(0 <= points <= TOP_INFLUENCE for points in state.position()["wonders"]["influence"].values())
    return True


EACH = pytest.mark.parametrize(
    "known",
    [POSITIONS, ARTISANS_POSITIONS, WONDERS_POSITIONS, SOLO_POSITIONS],
    ids=["base", "artisans", "wonders", "solo"],
)
MORE = 30  # times the profile's examples: most of them are refused at once


@EACH
@settings(max_examples=MORE * settings().max_examples)
@given(data=st.data())
def test_any_change_is_refused_or_can_be_played(known: list[dict[str, Any]], data: st.DataObject) -> None:
    position = deepcopy(data.draw(st.sampled_from(known), "position"))
    for _ in range(data.draw(st.integers(1, 4), "changes")):
        change(position, data.draw)
    load_and_play(position, data.draw(st.integers(0, 2**32)))


@EACH
@settings(max_examples=MORE * settings().max_examples)
@given(data=st.data())
def test_a_table_laid_out_differently_is_refused_or_can_be_played(
    known: list[dict[str, Any]], data: st.DataObject
) -> None:
    position = deepcopy(data.draw(st.sampled_from(known), "position"))
    for _ in range(data.draw(st.integers(1, 6), "moves")):
        move_something(position, data.draw)
    load_and_play(position, data.draw(st.integers(0, 2**32)))


@EACH
@settings(max_examples=MORE * settings().max_examples)
@given(data=st.data())
def test_a_forged_agenda_is_refused_or_can_be_played(known: list[dict[str, Any]], data: st.DataObject) -> None:
    position = deepcopy(data.draw(st.sampled_from(known), "position"))
    for _ in range(data.draw(st.integers(1, 3), "steps")):
        forge_steps(position, data.draw)
    load_and_play(position, data.draw(st.integers(0, 2**32)))


@EACH
def test_some_changes_are_accepted(known: list[dict[str, Any]]) -> None:
    """Otherwise the tests above would show nothing."""
    accepted = 0
    for number, position in enumerate(known):
        changed = deepcopy(position)
        for seat in changed["seats"][: changed["options"]["players"]]:
            seat["goods"] = dict.fromkeys(("clay", "wood", "stone", "gold", "marble", "silver"), 9)
        accepted += load_and_play(changed, number)
    assert accepted > len(known) // 2


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
