"""docs/formats.md is enough to read and write records and positions: this reader knows nothing else."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import guildhall
from guildhall.engine.rng import Rng

PAGE = (Path(__file__).parents[2] / "docs/formats.md").read_text(encoding="utf-8")
SETUPS: list[tuple[str, dict[str, Any]]] = [
    ("architects", {"players": 2}),
    ("architects", {"players": 3, "setup": "variable", "expansions": ["artisans"]}),
    ("architects", {"players": 2, "expansions": ["wonders"]}),
    ("architects", {"players": 2, "expansions": ["artisans", "wonders"], "opponent": "meddler"}),
    ("viscounts", {"players": 3}),
    ("viscounts", {"players": 1}),
]
WORDS = 0xFFFFFFFF


def played(name: str, setup: dict[str, Any], answers: int = 60) -> guildhall.Game:
    game = guildhall.new_game(name, seed=2**40 + 5, **setup)
    chance = Random(1)
    while not game.is_over and len(game.answers) < answers:
        game.choose(chance.choice(game.options))
    return game


def read(text: str) -> tuple[dict[str, Any], list[tuple[str, str]], str]:
    """Header, answers and end of a record."""
    lines = text.split("\n")
    assert lines[0] == "guildhall record 1" and lines[-1] == ""
    header: dict[str, Any] = {}
    at = 1
    while "answers" not in header:
        name, value = lines[at].split(": ", 1)
        plain = re.fullmatch(r"[a-z][a-z0-9_-]*", value) and value not in ("true", "false", "null")
        header[name] = value if plain else json.loads(value)
        at += 1
    answers = [tuple(line.split(": ", 1)) for line in lines[at : at + header["answers"]]]
    assert len(lines) == at + header["answers"] + 2
    return header, [(seat, token) for seat, token in answers], lines[-2].removeprefix("end: ")


def hash_of(position: dict[str, Any]) -> str:
    text = json.dumps(position, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


class Sfc32:
    def __init__(self, seed: int) -> None:
        self.words = [seed & WORDS, seed >> 32, 0x9E3779B9, 1]
        for _ in range(15):
            self.word()

    def word(self) -> int:
        a, b, c, counter = self.words
        result = (a + b + counter) & WORDS
        turned = (c << 21 | c >> 11) & WORDS
        self.words = [b ^ b >> 9, (c + (c << 3)) & WORDS, (turned + result) & WORDS, (counter + 1) & WORDS]
        return result

    def shuffle(self, things: list[int]) -> None:
        for i in range(len(things) - 1, 0, -1):
            j = self.word() * (i + 1) >> 32
            things[i], things[j] = things[j], things[i]


@pytest.mark.parametrize(("name", "setup"), SETUPS)
def test_a_record_can_be_read_and_its_end_is_the_hash_of_the_position(name: str, setup: dict[str, Any]) -> None:
    game = played(name, setup)
    header, answers, end = read(str(game.record()))
    assert (header["game"], header["seed"]) == (name, 2**40 + 5)
    assert header.items() >= setup.items()
    tokens = game.state.vocabulary().tokens
    assert [token for _, token in answers] == [tokens[answer] for answer in game.answers]
    assert [seat for seat, _ in answers] == [game.seats[seat] for seat in game.answered_by]
    assert end == hash_of(json.loads(json.dumps(game.position())))


@pytest.mark.parametrize(("name", "setup"), SETUPS)
def test_every_member_of_a_position_is_on_the_page(name: str, setup: dict[str, Any]) -> None:
    named = set(re.findall(r"`(\w+)`", PAGE))
    position = played(name, setup).position()
    members = {*position, *position["turn"], *position["seats"][0]}
    for part in ("piles", "artisans", "wonders", "solo", "board", "kingdom", "schemes"):
        members |= set(position.get(part) or ())
    for part in ("debts", "deeds", "track"):
        members |= set(position["seats"][0].get(part) or ())
    assert sorted(members - named) == []


def test_a_record_can_be_written() -> None:
    text = "guildhall record 1\ngame: viscounts\nrules: 1\nseed: 7\nplayers: 2\nanswers: 0\nend: {}\n"
    end = hash_of(guildhall.new_game("viscounts", players=2, seed=7).position())
    assert guildhall.load(text.format(end)).answers == []
    with pytest.raises(guildhall.RecordError):
        guildhall.load(text.format("0" * 32))


@pytest.mark.parametrize("seed", [0, 7, 2**32, 2**64 - 1])
def test_chance_is_as_the_page_says(seed: int) -> None:
    ours, theirs = Rng(seed), Sfc32(seed)
    mine, yours = list(range(40)), list(range(40))
    ours.shuffle(mine)
    theirs.shuffle(yours)
    assert mine == yours != list(range(40))
    assert ours.save() == theirs.words


def test_the_chance_of_served_games_is_as_the_page_says() -> None:
    key = bytes(range(32))
    ours = Rng.keyed(key)
    for before in range(2):
        things = [9, 3, 5, 1, *range(20, 40)]
        expected = sorted(things)
        said = f"pile 1/{before}/{','.join(map(str, expected))}/"
        found = b"".join(hashlib.blake2b(f"{said}{n}".encode(), key=key, digest_size=64).digest() for n in range(2))
        for i in range(len(expected) - 1, 0, -1):
            j = int.from_bytes(found[4 * i : 4 * i + 4], "big") * (i + 1) >> 32
            expected[i], expected[j] = expected[j], expected[i]
        ours.shuffle_for(things, "pile", 1)
        assert things == expected
    assert ours.save() == {"kind": "blake2b", "seed": key.hex(), "draws": {"pile 1": 2}}
