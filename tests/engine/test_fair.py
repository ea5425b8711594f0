"""The chance of a fair game: a keyed hash, so that what was seen never tells what comes."""

from __future__ import annotations

import hashlib
import random
from typing import Any

import pytest

import guildhall
from guildhall.bots import Sight
from guildhall.engine.commitment import commitment, new_salt, new_seed
from guildhall.engine.errors import PositionError, RecordError
from guildhall.engine.record import Record
from guildhall.engine.rng import FAIR_LIMIT, SEED_LIMIT, Rng
from guildhall.game import Game, from_record
from guildhall.viscounts.deck import draw_top
from guildhall.viscounts.table import Table

SEED = int("1f" * 32, 16)
SALT = "c3" * 32
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("architects", {"players": 3}),
    ("architects", {"players": 2, "expansions": ["artisans", "wonders"], "setup": "variable"}),
    ("architects", {"players": 1, "expansions": ["artisans"], "opponent": "helena"}),
    ("viscounts", {"players": 3}),
    ("viscounts", {"players": 1}),
]


def fair_game(name: str = "viscounts", seed: int = SEED, salt: str = SALT, **options: Any) -> Game:
    definition = guildhall.definition(name)
    return Game(definition, definition.read_options(options or {"players": 2}), seed, salt=salt)


def played(game: Game, seed: int = 1, answers: int = 10**6) -> Game:
    rng = random.Random(seed)
    while not game.is_over and answers:
        game.choose(rng.choice(game.options))
        answers -= 1
    return game


# The hash.


def by_hand(purpose: str, before: int, things: list[int]) -> list[int]:
    """The order that a fair shuffle gives, written a second time from its description."""
    cards = sorted(things)
    stream = b"".join(
        hashlib.blake2b(
            f"{purpose}/{before}/{','.join(map(str, cards))}/{block}".encode(),
            key=SEED.to_bytes(32, "big"),
            digest_size=64,
        ).digest()
        for block in range(len(cards) // 16 + 1)
    )
    for i in range(len(cards) - 1, 0, -1):
        j = int.from_bytes(stream[4 * i : 4 * i + 4], "big") * (i + 1) // 2**32
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def test_a_fair_shuffle_never_changes() -> None:
    rng = Rng.of(SEED)
    for before in range(3):
        cards = list(range(40))
        rng.shuffle_for(cards, "deck", 2)
        assert cards == by_hand("deck 2", before, list(range(40)))
    few = [7, 3, 5]
    rng.shuffle(few)
    assert few == by_hand("set-up", 0, [3, 5, 7])


def test_seeds_below_2_to_the_64_are_those_of_sfc32() -> None:
    assert not Rng.of(SEED_LIMIT - 1).is_keyed and Rng.of(SEED_LIMIT).is_keyed
    assert Rng.of(7).save() == Rng(7).save()


def test_a_new_seed_has_256_bits_of_chance() -> None:
    seeds = [new_seed() for _ in range(300)]
    assert len(set(seeds)) == 300 and all(SEED_LIMIT <= seed < FAIR_LIMIT for seed in seeds)
    for bit in range(256):  # each is set about half of the time
        assert 75 < sum(seed >> bit & 1 for seed in seeds) < 225
    assert len({new_salt() for _ in range(300)}) == 300


def test_all_orders_come_about_equally_often() -> None:
    counts: dict[tuple[int, ...], int] = {}
    rng = Rng.of(SEED)
    for _ in range(12_000):
        cards = [0, 1, 2]
        rng.shuffle_for(cards, "deck")
        counts[tuple(cards)] = counts.get(tuple(cards), 0) + 1
    assert len(counts) == 6 and all(1_800 < count < 2_200 for count in counts.values())
    numbers = [rng.below_for(6, "die") for _ in range(12_000)]
    assert all(1_800 < numbers.count(number) < 2_200 for number in range(6))


def test_it_does_not_matter_what_else_was_drawn_nor_how_the_cards_lay() -> None:
    """Who takes something back cannot have another pile take this one's luck, nor lay the cards to suit it."""
    alone, busy = Rng.of(SEED), Rng.of(SEED)
    mine, same = list(range(20)), list(range(19, -1, -1))
    alone.shuffle_for(mine, "deck", 0)
    for _ in range(5):
        busy.shuffle_for([1, 2, 3], "deck", 1)
        busy.below_for(6, "craft")
    busy.shuffle_for(same, "deck", 0)
    assert mine == same


def test_one_card_more_gives_an_order_that_the_first_tells_nothing_about() -> None:
    """With one long stream of numbers the cards below would mostly lie as before."""
    kept = 0
    for seed in range(200):
        first, second = list(range(20)), list(range(21))
        Rng.of(SEED_LIMIT + seed).shuffle_for(first, "deck", 0)
        Rng.of(SEED_LIMIT + seed).shuffle_for(second, "deck", 0)
        second.remove(20)
        kept += sum(a == b for a, b in zip(first, second))
    assert 120 < kept < 280  # one place in twenty, by chance


def test_the_same_cards_shuffled_again_lie_another_way() -> None:
    rng = Rng.of(SEED)
    orders = []
    for _ in range(10):
        cards = list(range(20))
        rng.shuffle_for(cards, "deck", 0)
        orders.append(tuple(cards))
    assert len(set(orders)) == 10


def test_it_has_no_stream_of_words() -> None:
    with pytest.raises(AssertionError):
        Rng.of(SEED).word()


def test_a_clone_draws_the_same_by_itself() -> None:
    rng = Rng.of(SEED)
    rng.shuffle_for([1, 2, 3], "deck")
    clone = rng.clone()
    first, second, third = ([*range(20)] for _ in range(3))
    clone.shuffle_for(first, "deck")
    rng.shuffle_for(second, "deck")
    clone.shuffle_for(third, "deck")
    assert first == second != third
    assert rng.save() != clone.save()


# Games.


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_whole_games_are_played_saved_and_loaded(name: str, options: dict[str, Any]) -> None:
    game = played(fair_game(name, **options))
    text = str(game.record())
    assert "chance: blake2b\n" in text and f'seed: "{SEED:064x}"\n' in text and f'salt: "{SALT}"\n' in text
    again = guildhall.load(text)
    assert again.hash == game.hash and str(again.record()) == text
    assert again.commitment == game.commitment == commitment(SALT, f"{SEED:064x}")
    middle = game.at(len(game.answers) // 2)
    loaded = guildhall.load_position(middle.position())
    assert loaded.hash == middle.hash and loaded.chance == "blake2b"
    assert played(loaded, 2).hash == played(middle, 2).hash
    kept = guildhall.load(str(loaded.record()))
    assert kept.hash == loaded.hash


def test_the_hash_of_a_state_knows_the_chance_that_is_to_come() -> None:
    one, other = fair_game(), fair_game()
    other.state.rng.shuffle_for([1, 2], "deck", 0)
    assert one.hash != other.hash


def test_undo_and_another_way_to_the_same_shuffle_finds_the_same_cards() -> None:
    """Whatever the others did meanwhile, and in whichever order the cards were discarded."""
    game = played(fair_game("viscounts", players=2), 3, 60)
    one, other = game.state.clone(), game.state.clone()
    assert isinstance(one, Table) and isinstance(other, Table)
    for table in (one, other):
        mine = table.seats[0]
        mine.discard += mine.draw
        mine.draw = []
    theirs = other.seats[1]
    other.seats[0].discard.reverse()
    for _ in range(len(theirs.draw) + 1):  # the other player's pile is made anew first
        theirs.discard.append(draw_top(other, theirs))
    assert draw_top(one, one.seats[0]) == draw_top(other, other.seats[0])
    assert one.seats[0].draw == other.seats[0].draw


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_thinking_never_has_the_real_chance(name: str, options: dict[str, Any]) -> None:
    game = played(fair_game(name, **options), 1, 30)
    seat = game.decision.seat
    for dealt in (game.determinize(seat, 5), Sight(game.state).deal(Rng(6)), game.state.determinize(-1, Rng(4))):
        assert not dealt.rng.is_keyed
        assert f"{SEED:064x}" not in str(dealt.position())
    assert f"{SEED:064x}" not in str(game.view(seat))


def test_simulation_keeps_its_generator() -> None:
    assert guildhall.new_game("architects", players=2, seed=7).chance == "sfc32"
    with pytest.raises(guildhall.UnknownOptionError):
        guildhall.new_game("architects", players=2, seed=SEED)


# What is promised.


def test_the_commitment_is_what_anybody_can_hash() -> None:
    assert fair_game().commitment == hashlib.sha256(f"guildhall {SALT} {SEED:064x}".encode()).hexdigest()
    assert fair_game(salt="").commitment is None
    assert guildhall.new_game("architects", players=2, seed=7).commitment is None


@pytest.mark.parametrize(
    ("line", "instead", "said"),
    [
        ("seed", '"1e' + "1f" * 31 + '"', "promised"),
        ("salt", '"c2' + "c3" * 31 + '"', "promised"),
        ("commitment", '"' + "00" * 32 + '"', "promised"),
        ("seed", "7", "64 hexadecimal digits"),
        ("seed", '"' + "0" * 64 + '"', "too small"),
        ("salt", "short", "64 hexadecimal digits"),
        ("salt", '"' + "C3" * 32 + '"', "64 hexadecimal digits"),
        ("chance", "dice", "sfc32 or blake2b"),
        ("chance", "sfc32", "seed"),
    ],
)
def test_a_record_that_was_changed_is_refused(line: str, instead: str, said: str) -> None:
    lines = str(played(fair_game()).record()).splitlines()
    changed = [f"{line}: {instead}" if text.startswith(f"{line}: ") else text for text in lines]
    with pytest.raises(RecordError, match=said):
        guildhall.load("\n".join(changed) + "\n")


def test_another_seed_with_its_own_commitment_does_not_lead_to_the_same_end() -> None:
    record = played(fair_game()).record()
    forged = Record.parse(str(record))
    forged.seed += 1
    forged.commitment = commitment(SALT, f"{forged.seed:064x}")
    with pytest.raises(RecordError):
        from_record(forged, guildhall.definition("viscounts"))


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("kind", "dice"), ("seed", "1f"), ("seed", 7), ("seed", "1F" * 32), ("draws", []), ("draws", {"deck 0": -1}),
        ("draws", {"deck 0": True}), ("draws", {"Deck": 1}), ("draws", {"deck 0": "1"}), ("more", 1),
        ("draws", {f"a{chr(97 + n % 26)}{chr(97 + n // 26)}": 1 for n in range(200)}),
    ],
)  # fmt: skip
def test_a_position_with_impossible_chance_is_refused(part: str, value: object) -> None:
    position = fair_game().position()
    position["chance"][part] = value
    with pytest.raises(PositionError, match="chance"):
        guildhall.load_position(position)
