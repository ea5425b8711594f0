"""The course of a game: set-up, turns, collisions, the end (rules/viscounts 2, 4, 6.3, 7)."""

from __future__ import annotations

import viscounts_sheet as sheet
from referee.talk import Lost, Talk, ask
from referee_viscounts import actions, gains, opponent
from referee_viscounts.cards import (
    COLLISIONS,
    DEBTS_ON_POVERTY,
    DEEDS_ON_PROSPERITY,
    HAND,
    MANUSCRIPTS,
    PLAYER_CARDS,
    TOWNSFOLK,
)
from referee_viscounts.effects import Effect
from referee_viscounts.table import Seat, Table

REARRANGE = Effect("REARRANGE")


def play(t: Table) -> Talk[None]:
    yield from set_up(t)
    yield from rounds(t)


# Set-up.


def check(is_so: bool, what: str) -> None:
    if not is_so:
        raise Lost(f"the set-up is wrong: {what}")


def check_set_up(t: Table) -> None:
    """rules/viscounts 2: what chance has laid out."""
    check(sorted(t.ring) == list("ABCDE") and t.offset in range(5), "the ring")
    check(sorted(map(len, t.townsfolk.values())) == [13, 13, 14, 14, 14], "the piles of townsfolk")
    check(sorted(card for pile in t.townsfolk.values() for card in pile) == sorted(sheet.NEUTRAL), "the townsfolk")
    tiles = [tile for pile in t.manuscripts.values() for tile in pile]
    check(sorted(tiles) == sorted(MANUSCRIPTS), "the manuscripts")
    for pile in t.manuscripts.values():
        backs = [sheet.MANUSCRIPTS[tile].back for tile in pile]
        check(backs == ["grey"] + ["black"] * 6, "a pile of manuscripts")
    check(len(t.pairs) == t.people + 1, "the number of pairs")
    for which, known in ((0, PLAYER_CARDS.keys()), (1, sheet.HEROES.keys())):
        laid = {pair[which] for pair in t.pairs}
        check(len(laid) == len(t.pairs) and laid <= known, "the pairs")
    for seat in t.seats:
        check((seat.corruption, seat.virtue, seat.workers) == (0, 6, 20), f"what {seat} begins with")
        check(sorted(seat.discard) == ([] if seat.is_opponent else sorted(sheet.STARTING)), f"the cards of {seat}")
    if t.has_opponent:
        opponent.check_set_up(t)


def set_up(t: Table) -> Talk[None]:
    check_set_up(t)
    people = t.seats[: t.people]
    for step in range(1, t.people + 1):  # in reverse turn order, who begins is the last
        yield from take_pair(t, people[(t.first.number - step) % t.people])
    if t.has_opponent:
        yield from opponent.set_up(t, t.seats[1])
    t.pairs = []
    t.active = t.first
    t.kingdom = {"debts": DEBTS_ON_POVERTY[t.people], "deeds": DEEDS_ON_PROSPERITY[t.people]}


def take_pair(t: Table, seat: Seat) -> Talk[None]:
    pairs = {f"take {card} {hero}": (card, hero) for card, hero in t.pairs}
    word = yield from ask(seat.colour, list(pairs))
    t.active = seat  # what is the active player's to decide is theirs until the next one chooses
    seat.player_card, seat.hero = pairs[word]
    t.pairs.remove(pairs[word])
    t.active = seat
    seat.discard.append(seat.hero)
    seat.space, resources, silver, deeds, debts, extra = PLAYER_CARDS[seat.player_card]
    seat.goods["silver"] += silver
    gains.deeds(t, seat, deeds)
    yield from gains.debts(t, seat, debts)
    yield from gains.do(t, seat, resources)
    yield from gains.do(t, seat, extra)
    seat.draw.shuffle_in(seat.discard)
    seat.discard = []
    draw(t, seat)


# Turns.


def rounds(t: Table, is_shifted: bool = False) -> Talk[None]:
    """Until a round later than the one in which a kingdom card was revealed. A game that is taken up at its first
    question has already shifted the cards."""
    last = False
    while not t.is_over:
        is_last = last
        for seat in t.from_here(t.first):
            t.active = seat
            if seat.is_opponent:
                yield from opponent.turn(t, seat)
            else:
                yield from turn(t, seat, is_shifted)
            is_shifted = False
            t.turn_number += 1
        t.is_over = is_last
        last = bool(t.revealed)


def turn(t: Table, seat: Seat, is_shifted: bool) -> Talk[None]:
    if not is_shifted:
        yield from shift(t, seat)
    card = yield from play_card(t, seat)
    yield from move(t, seat, TOWNSFOLK[card].silver)
    yield from actions.act(t, seat)
    yield from recruit(t, seat)
    yield from collide(t, seat)
    draw(t, seat)


def shift(t: Table, seat: Seat) -> Talk[None]:
    dropped = seat.slots[2]
    seat.slots = [None, seat.slots[0], seat.slots[1]]
    if dropped:
        seat.discard.append(dropped)
        if TOWNSFOLK[dropped].timing == "DROP":
            yield from gains.do(t, seat, TOWNSFOLK[dropped].ability)


def play_card(t: Table, seat: Seat) -> Talk[str]:
    if seat.hand:
        word = yield from ask(seat.colour, [f"play {card}" for card in seat.hand])
        card = word.split()[1]
        seat.hand.remove(card)
    else:
        unseen = gains.top_card(t, seat, "slots")
        if unseen is None:
            raise Lost(f"{seat} has no card to play")
        card = unseen
    seat.slots[0] = card
    if "X" in TOWNSFOLK[card].icons:
        gains.corruption(seat, t.shown(seat).count("X"))
    if TOWNSFOLK[card].timing == "PLAY":
        yield from gains.do(t, seat, TOWNSFOLK[card].ability)
    return card


def ends(t: Table, start: str, steps: int) -> set[str]:
    """Where exactly so many steps lead."""
    found = {start}
    for _ in range(steps):
        found = {after for space in found for after in t.roads[space]}
    return found


def move(t: Table, seat: Seat, steps: int) -> Talk[None]:
    """Each space at the least that it costs: nobody has a reason to pay more for the same space."""
    free = 1 if "tp1" in seat.buildings else 0
    prices: dict[str, int] = {}
    for extra in range(free + seat.goods["silver"] + 1):
        for space in ends(t, seat.space, steps + extra):
            prices.setdefault(space, max(0, extra - free))
        if len(prices) == len(t.roads):
            break
    words = {f"move {space} for {price}" if price else f"move {space}": space for space, price in prices.items()}
    word = yield from ask(seat.colour, list(words))
    seat.space = words[word]
    seat.goods["silver"] -= prices[seat.space]
    yield from meet(t, seat)


def meet(t: Table, seat: Seat) -> Talk[None]:
    """Others who stand where a viscount has ended its move may rearrange, in turn order."""
    for other in t.from_here(seat)[1:]:
        if other.space == seat.space:
            yield from gains.do(t, other, REARRANGE)


def recruit(t: Table, seat: Seat) -> Talk[None]:
    segment = t.segment(seat)
    pile = t.townsfolk[segment]
    if not pile or TOWNSFOLK[pile[0]].silver > seat.goods["silver"]:
        return
    word = yield from ask(seat.colour, ["done", f"hire {pile[0]}"])
    if word != "done":
        seat.goods["silver"] -= TOWNSFOLK[pile[0]].silver
        yield from gains.hire(t, seat, segment)


def collide(t: Table, seat: Seat) -> Talk[None]:
    """rules/viscounts 6.3."""
    if seat.corruption != seat.virtue:
        return
    seats = t.from_here(seat)
    for one in seats:
        if one.is_opponent:
            yield from opponent.second_trading_post(t, one)
        elif "ws2" in one.buildings and not t.has_criminal(one):
            gains.virtue(one)
    for one in seats:
        if not one.is_opponent:
            yield from gains.answered(t, one, "ANY_COLLISION")
    silver, deeds, debts, condition, gain = COLLISIONS[seat.virtue]
    if seat.is_opponent:
        yield from opponent.collided(t, seat)
    else:
        seat.goods["silver"] += silver
        gains.deeds(t, seat, deeds)
        yield from gains.debts(t, seat, debts)
    for one in seats[1:]:
        if condition == "" or t.has_criminal(one) == (condition == "X"):
            yield from gains.do(t, one, gain)
    seat.corruption, seat.virtue = 0, 6


def draw(t: Table, seat: Seat) -> None:
    limit = HAND + ("ws3" in seat.buildings) + (t.leader == seat.colour)
    while len(seat.hand) < limit:
        card = gains.top_card(t, seat, "hand")
        if card is None:
            return
        seat.hand.append(card)
