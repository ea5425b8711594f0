"""Townsfolk whose ability works while they lie on the player board. One test of the effect, of its limit and of the
case in which nothing happens for each card. rules/viscounts 8.1 to 8.3."""

from __future__ import annotations

from builders.viscounts import TestTable
from card_tests import effect, effects, limit, limits, nothing, nothings
from viscounts_card_tests import (
    Change,
    brings,
    cards_with,
    carry_out,
    changed,
    choices,
    choose,
    ready,
    state,
    together,
)
from viscounts_sheet import TOWNSFOLK

# What sets each kind of ability off: where the viscount stands, what is answered, and what that alone changes. Three
# Criminals on the player board pay for it.
ACTIONS: dict[str, tuple[str, str, Change]] = {
    "ON_TRADE": ("O1", "trade 1", {"silver": 1}),
    "ON_BUILD": ("O3", "build ws2 3b", {"stone": 1, "buildings": 1}),
    "ON_PLACE": ("IA", "workers 1", {"A1": 1, "supply": -1}),
    "ON_SCRIBE": ("IA", "transcribe blue-2", {"silver": 4, "manuscripts": 1}),
}
GAINS: dict[str, tuple[str, list[str], Change]] = {
    "ON_FLIP_DEBT": ("FLIP_DEBT", ["take gold"], {"unpaid": -1, "paid": 1, "gold": 1}),
    "ON_GAIN_DEBT": ("DEBT(1)", [], {"unpaid": 1}),
}


def trigger(card: str) -> str:
    return TOWNSFOLK[card].ability.partition(":")[0]


ANSWERING = choices(card for card in cards_with("ONGOING") if trigger(card) in {*ACTIONS, *GAINS})
COLLIDING = choices(card for card in cards_with("ONGOING") if trigger(card) == "ANY_COLLISION")
EACH_ANSWERING = [(card,) for card in dict(ANSWERING)]
EACH_COLLIDING = [(card,) for card in dict(COLLIDING)]


def on_board(*cards: str) -> TestTable:
    """Red has these cards on the player board, and besides them Criminals."""
    t = ready(players=3).show_manuscript("A", "blue-2")
    t.red.slots(*[*cards, *[one for one in ("antagonist", "clovis", "abbot") if one not in cards]][:3])
    return t


def set_off(t: TestTable, event: str, seat: str = "red") -> None:
    """That seat does what such an ability waits for."""
    player = getattr(t, seat)
    if event in ACTIONS:
        space, answer, _ = ACTIONS[event]
        player.at(space)
        t.table.active = player.index
        t.phase("action").play(answer)
    else:
        effect_gained, answers, _ = GAINS[event]
        t.gain(seat, effect_gained).play(*answers)


def alone(event: str) -> Change:
    """What the event brings without the card."""
    return ACTIONS[event][2] if event in ACTIONS else GAINS[event][2]


@effects("card, choice", ANSWERING)
def test_a_card_answers_what_it_waits_for(card: str, choice: str) -> None:
    """After it, once."""
    t = on_board(card)
    before = state(t.red)
    set_off(t, trigger(card))
    ability = TOWNSFOLK[card].ability.partition(": ")[2]
    choose(t, ability, choice)
    if choice == "REARRANGE":
        t.play("arrange 2 1 3")
        assert t.red.in_slots[1] == card
        assert changed(before, t.red) == alone(trigger(card))
    else:
        carry_out(t, t.red, choice)
        assert changed(before, t.red) == together(alone(trigger(card)), brings(choice))
    assert t.question in ("HireWhom", "WhereToMove"), "nothing else is asked"


@limits("card", EACH_ANSWERING)
def test_a_card_answers_while_it_lies_on_the_player_board_only(card: str) -> None:
    """Neither from the hand nor from the discard pile, nor when it has just dropped off."""
    for where in ("hand", "discard"):
        t = on_board("antagonist", "clovis")
        cards = t.red.in_hand if where == "hand" else t.red.in_discard
        getattr(t.red, where)(*cards, card)
        before = state(t.red)
        set_off(t, trigger(card))
        assert changed(before, t.red) == alone(trigger(card))
        assert t.question in ("HireWhom", "WhereToMove")


@nothings("card", EACH_ANSWERING)
def test_a_card_answers_neither_other_players_nor_other_events(card: str) -> None:
    event = trigger(card)
    t = on_board(card)
    t.blue.slots("princess", "friar", "miner").has(stone=3, gold=3, ink=3)
    before = state(t.red)
    set_off(t, event, seat="blue")
    assert changed(before, t.red) == {}
    for other in {*ACTIONS, *GAINS} - {event}:
        t = on_board(card)
        before = state(t.red)
        set_off(t, other)
        assert changed(before, t.red) == alone(other)
        assert t.question in ("HireWhom", "WhereToMove")


# In collisions.


@effects("card, choice", COLLIDING)
def test_a_card_acts_in_the_collisions_of_all_players(card: str, choice: str) -> None:
    """rules/viscounts 6.3: here in blue's on 0; red has an X, and takes the debt for it after that."""
    t = on_board(card)
    t.blue.track(0, 0)
    t.table.active = t.blue.index
    before = state(t.red)
    t.phase("collision")
    carry_out(t, t.red, choice)
    assert changed(before, t.red) == together(brings(choice), {"unpaid": 1})
    assert t.blue.plain == 2 + 3


@limits("card", EACH_COLLIDING)
def test_a_card_acts_once_in_the_own_collision_and_before_its_items(card: str) -> None:
    """On 3: whatever Ada's virtue moves, the items are those of where the markers are then."""
    t = on_board(card)
    t.red.track(3, 3)
    ability = TOWNSFOLK[card].ability.partition(": ")[2]
    before = state(t.red)
    t.phase("collision")
    if card == "ada":
        assert (t.question, t.red.corruption, t.red.virtue) == ("TakeResource", 2, 2)
    carry_out(t, t.red, ability)
    while t.question == "RearrangeCards":
        t.play("arrange 1 2 3")
    track = {"virtue": -3, "corruption": -3}  # both markers go back
    items = {"silver": 1, "plain": 1} if card == "ada" else {"silver": 2, "plain": 1, "unpaid": 1}
    gained = brings(ability.replace("VIR(1) + ", ""))
    assert changed(before, t.red) == together(items, gained, track)


@nothings("card", EACH_COLLIDING)
def test_a_card_does_nothing_without_a_collision_nor_from_elsewhere(card: str) -> None:
    t = on_board(card)
    before = state(t.red)
    t.phase("collision")
    assert changed(before, t.red) == {}
    t = on_board("antagonist", "clovis")
    t.red.discard(card)
    t.blue.track(0, 0)
    t.table.active = t.blue.index
    before = state(t.red)
    t.phase("collision")
    assert changed(before, t.red) == {"unpaid": 1}


# Conversions. By letter: where the action is taken, what it says with three icons of its kind, and what goes for one.
PAYING = {
    "B": ("O3", "build ws2 3b", "stone"),
    "N": ("IA", "workers 2", "gold"),
    "C": ("IA", "transcribe blue-2", "ink"),
}


def can(letter: str, *slots: str, **goods: int) -> bool:
    """Whether red can do that with these cards, and perhaps the third trading post, and goods."""
    space, token, _ = PAYING[letter]
    t = ready().show_manuscript("A", "blue-2")
    t.red.at(space).slots(*slots[:3]).has(**{"silver": 0, **goods}).has_built(*slots[3:])
    t.phase("action")
    return t.question == "WhichAction" and t.may(token)


PAIRS = [("benefactor", "N"), ("strongman", "B"), ("traveller", "C")]


@effects("card, letter", PAIRS)
def test_two_merchants_count_as_one_icon(card: str, letter: str) -> None:
    """His own two and four of others are three."""
    assert can(letter, card, "journeyman", "lender")
    assert can(letter, card, "journeyman", "financer", "tp3"), "7 are three pairs"


@limits("card, letter", PAIRS)
def test_a_merchant_that_is_left_over_counts_nothing(card: str, letter: str) -> None:
    """Five Merchants are two pairs; a resource makes up for the third."""
    assert not can(letter, card, "journeyman", "financer")
    assert can(letter, card, "journeyman", "financer", **{PAYING[letter][2]: 1})


@nothings("card, letter", PAIRS)
def test_pairs_help_in_one_action_only(card: str, letter: str) -> None:
    """Nor does a Criminal make a pair: one X is one icon."""
    for other in set(PAYING) - {letter}:
        assert not can(other, card, "journeyman", "lender")
    assert not can(letter, card, "thief", "trader")


SILVER = [("clergyman", "C"), ("diplomat", "N"), ("mason", "B")]


@effects("card, letter", SILVER)
def test_two_silver_count_as_one_icon(card: str, letter: str) -> None:
    """Any number of times: his own icon and 4 silver are three."""
    space, token, _ = PAYING[letter]
    t = ready().show_manuscript("A", "blue-2")
    t.red.at(space).slots(card, "trader", "lender").has(silver=4)
    before = state(t.red)
    t.phase("action").play(token)
    alone_brings = {
        "C": {"silver": 4, "manuscripts": 1},
        "N": {"supply": -2, "B1": 1, "E1": 1, "A2": 1, "A1": -1, "ink": 1, "stone": 1},
        "B": {"stone": 1, "buildings": 1},
    }[letter]
    while t.question == "HireWhom":
        t.play("done")
    assert changed(before, t.red) == together({"silver": -4}, alone_brings)


@limits("card, letter", SILVER)
def test_a_single_silver_counts_nothing(card: str, letter: str) -> None:
    """3 silver are one pair; a resource makes up for the other."""
    assert not can(letter, card, "trader", "lender", silver=3)
    assert can(letter, card, "trader", "lender", silver=3, **{PAYING[letter][2]: 1})


@nothings("card, letter", SILVER)
def test_silver_helps_in_one_action_only(card: str, letter: str) -> None:
    for other in set(PAYING) - {letter}:
        assert not can(other, card, "trader", "lender", silver=9)


DOUBLE = [("artist", "N"), ("priest", "C"), ("sculptor", "B")]


@effects("card, letter", DOUBLE)
def test_one_resource_counts_as_two_icons(card: str, letter: str) -> None:
    """His own icon and one resource are three."""
    assert can(letter, card, "trader", "lender", **{PAYING[letter][2]: 1})


@limits("card, letter", DOUBLE)
def test_only_one_resource_counts_double(card: str, letter: str) -> None:
    """rules/viscounts 8.0: without his icon two of them are three, and four with it: not five."""
    good = PAYING[letter][2]
    t = ready().show_manuscript("A", "yellow-5")  # of cost 5
    five = {"B": ("O3", "build tp2 3b"), "N": ("IA", "workers 3"), "C": ("IA", "transcribe yellow-5")}[letter]
    for units, legal in ((2, False), (3, True)):
        t = ready().show_manuscript("A", "yellow-5")
        t.red.at(five[0]).slots(card, "trader", "lender").has(**{"silver": 0, good: units})
        t.phase("action")
        assert (t.question == "WhichAction" and t.may(five[1])) == legal


@nothings("card, letter", DOUBLE)
def test_a_resource_counts_double_in_one_action_only(card: str, letter: str) -> None:
    for other in set(PAYING) - {letter}:
        assert not can(other, card, "trader", "lender", **{PAYING[other][2]: 2})
        assert can(other, card, "trader", "lender", **{PAYING[other][2]: 3})


@effect("emma")
def test_emma_takes_stone_and_gold_in_a_transcription() -> None:
    assert can("C", "emma", "trader", "lender", stone=1, gold=1)
    assert can("C", "emma", "trader", "lender", stone=2)


@limit("emma")
def test_emma_takes_them_for_one_icon_each_and_no_silver() -> None:
    assert not can("C", "emma", "trader", "lender", stone=1)
    assert not can("C", "emma", "trader", "lender", gold=1, silver=9)


@nothing("emma")
def test_emma_helps_in_no_other_action() -> None:
    assert not can("B", "emma", "trader", "lender", gold=9, ink=9)
    assert not can("N", "emma", "trader", "lender", stone=9, ink=9)
