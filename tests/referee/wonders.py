"""Works of Wonder: figures, Contributions, Wonders, and what they add to a reset and to the end (rules/wonders)."""

from __future__ import annotations

from collections.abc import Sequence

from referee import captures, gains, guildhall, opponents, prices, tools, virtue
from referee.cards import AT_PRINCESS, AT_PROFITEER, PRINCESS_REWARDS, RESOURCES, WONDER_OF, WONDERS, Effect, Gain
from referee.table import Seat, Table
from referee.talk import Talk, ask
from sheet import CONSEQUENCES, CONTRIBUTIONS, TOKEN_PLACES, WONDER_VIRTUE
from sheet import WONDERS as ROWS

AT_ONCE_BELOW = 4  # Influence below which the Profiteer's point is not a question of when (W-E2)


# Placing where a figure or an own Wonder stands.


def arrive(t: Table, who: Seat, place: str) -> Talk[None]:
    if place == t.princess:
        t.contributions_due += 1
    if place == t.profiteer:
        if who.board == "charles":
            who.goods["silver"] += 1
        if who.influence < AT_ONCE_BELOW:
            yield from gains.gain_influence(t, who, 1)
        else:
            t.influence_due += 1


def own_wonder(t: Table, who: Seat, place: str) -> Talk[int]:
    """W-7.2a: one more Worker, or 1 Influence."""
    if t.tokens.get(place) in who.buildings:
        answer = yield from ask(who.colour, ["wonder counts", "wonder influence"])
        if answer == "wonder counts":
            return 1
        yield from gains.gain_influence(t, who, 1)
    return 0


def offers(t: Table, who: Seat) -> list[str]:
    """W-F3: what may be done before, after or between actions."""
    found = [f"contribute {good}" for good in contributable(t, who)] if t.contributions_due else []
    if t.influence_due:
        found.append("take influence")
    return found


def contributable(t: Table, who: Seat) -> list[str]:
    """W-5.2: free slots whose resource lies in the player's own stock (W-E15 for Therese)."""
    if not t.contributions:
        return []
    return [good for good in RESOURCES if good not in t.filled and piece_for(who, good)]


def piece_for(who: Seat, good: str) -> str:
    if who.goods[good]:
        return good
    if who.board == "therese" and good in ("gold", "marble"):
        other = "marble" if good == "gold" else "gold"
        return other if who.goods[other] else ""
    return ""


def take_offer(t: Table, who: Seat, answer: str) -> Talk[None]:
    if answer == "take influence":
        t.influence_due -= 1
        yield from gains.gain_influence(t, who, 1)
        return
    good = answer.removeprefix("contribute ")
    t.contributions_due -= 1
    who.goods[piece_for(who, good)] -= 1
    yield from contribute(t, who, good)


def contribute(t: Table, who: Seat, good: str) -> Talk[None]:
    """The resource lies on its slot; the slot's reward comes at once. The fifth resource brings a reset (W-5.7)."""
    t.filled.add(good)
    if len(t.filled) == len(RESOURCES):
        t.reset_due = True
    yield from gains.gain(t, who, CONTRIBUTIONS[t.contributions[0]][1][good])


def before_action(t: Table, who: Seat) -> Talk[None]:
    while offers(t, who):
        answer = yield from ask(who.colour, ["go on", *offers(t, who)])
        if answer == "go on":
            return
        yield from take_offer(t, who, answer)


def after_actions(t: Table, who: Seat) -> Talk[None]:
    """The last chance to contribute; the Profiteer's Influence comes by itself."""
    while t.influence_due:
        t.influence_due -= 1
        yield from gains.gain_influence(t, who, 1)
    while t.contributions_due and contributable(t, who):
        answer = yield from ask(who.colour, ["done", *(f"contribute {good}" for good in contributable(t, who))])
        if answer == "done":
            break
        yield from take_offer(t, who, answer)
    t.contributions_due = 0


def is_reason_to_come(t: Table, who: Seat, place: str) -> bool:
    """W-E5: a figure, or an own Wonder, where nothing else could be done."""
    if place == t.profiteer or t.tokens.get(place) in who.buildings:
        return True
    return place == t.princess and bool(contributable(t, who))


# Wonders.


def wonder_price(t: Table, who: Seat, card: str) -> prices.Price:
    (good, amount), *_ = WONDERS[card].items()
    _, _, influence, tax, _ = ROWS[card]
    left = max(amount - t.laid.get(card, 0), 0)
    helpers = guildhall.constructing_cards(who)
    return prices.Price(((left, (good,)),), tax=tax, influence=influence, builds=True, helpers=helpers)


def buildable(t: Table, who: Seat) -> list[str]:
    return [card for card in unbuilt(t) if prices.can_pay(t, who, wonder_price(t, who, card))]


def unbuilt(t: Table) -> list[str]:
    if not t.wonders_on:
        return []
    built = [card for seat in t.seats for card in seat.buildings]
    return [card for card in WONDERS if card not in built]


def construct(t: Table, who: Seat, card: str) -> Talk[None]:
    """W-7.1d."""
    price = wonder_price(t, who, card)
    who.influence -= price.influence
    price.influence = 0
    who.buildings.append(card)
    t.laid.pop(card, None)
    yield from prices.pay(t, who, price)
    helpers = guildhall.constructing_cards(who)
    yield from virtue.gain_virtue(t, who, WONDER_VIRTUE)
    answer = yield from ask(who.colour, [f"token {place}" for place in TOKEN_PLACES if place not in t.tokens])
    t.tokens[answer.removeprefix("token ")] = card
    yield from guildhall.constructed(t, who, helpers)


# A reset, steps 3 to 8.


def urchins_and_aristocrats(t: Table, order: Sequence[Seat]) -> Talk[None]:
    gained: list[tuple[Seat, list[str]]] = []
    for seat in order:
        cards = {}
        for card in seat.apprentices:
            if card in AT_PROFITEER and seat.at(t.profiteer):
                cards[card] = AT_PROFITEER[card]
            if card in AT_PRINCESS and seat.at(t.princess):
                cards[card] = AT_PRINCESS[card]
        for gain in cards.values():
            yield from gains.gain(t, seat, gain)
        gained.append((seat, list(cards)))
    for seat, brought in gained:
        yield from tools.offers(t, seat, brought)


def consequence_of_profiteer(t: Table, order: Sequence[Seat]) -> Talk[None]:
    penalty: Gain = CONSEQUENCES[t.consequences[0]][1]
    there = [seat for seat in order if seat.at(t.profiteer)]
    for seat in there:
        seat.move(t.profiteer, "prison", seat.at(t.profiteer))
        if t.artisan.get(seat.colour) == t.profiteer:
            t.artisan[seat.colour] = "prison"
    if "debts" in penalty:
        yield from virtue.all_take_debt(t, there)
    elif "virtue" in penalty:
        yield from virtue.all_lose(t, there)
    else:
        for seat in there:
            yield from gains.gain(t, seat, penalty)


def consequence_of_princess(t: Table, order: Sequence[Seat]) -> Talk[None]:
    most = max(seat.at(t.princess) for seat in order)
    rewards = PRINCESS_REWARDS[t.consequences[0]]
    winners = [seat for seat in order if most and seat.at(t.princess) == most]
    for seat in winners:
        if seat.opponent is not None:
            yield from opponents.princess_reward(t, seat, rewards)
            continue
        possible = [reward for reward in rewards if is_possible(t, seat, reward)]
        if len(rewards) == 1:
            yield from princess_reward(t, seat, rewards[0])
        elif possible:
            words = dict(zip(("reward left", "reward right"), rewards))
            answer = yield from ask(seat.colour, [word for word, reward in words.items() if reward in possible])
            yield from princess_reward(t, seat, words[answer])


def is_possible(t: Table, who: Seat, reward: Effect) -> bool:
    if reward == "release from boards":
        return bool(t.held(who))
    if reward == "one capture":
        return bool(t.groups())
    if reward == "release from prison":
        return who.prisoners > 0
    if reward == {"influence": 2}:
        return who.influence < gains.HIGHEST_INFLUENCE
    return True


def princess_reward(t: Table, who: Seat, reward: Effect) -> Talk[None]:
    if reward == "destroy a debt":
        yield from guildhall.may_destroy_debt(t, who)
    elif reward == "hire for free":
        yield from guildhall.hire_for_free(t, who)
    elif reward == "release from boards":
        captures.bring_home(t, who)
    elif reward == "one capture":
        yield from captures.free_capture(t, who)
    elif reward == "release from prison":
        captures.free_prisoners(t, who)
    else:
        assert not isinstance(reward, str)
        yield from gains.gain(t, who, reward)


def contributions_to_wonders(t: Table) -> None:
    """Step 6."""
    for good in t.filled:
        card = WONDER_OF[good]
        if card in unbuilt(t):
            t.laid[card] = t.laid.get(card, 0) + 1
    t.filled = set()


def turn_contribution(t: Table) -> None:
    """Steps 7 and 8."""
    if t.contributions:
        t.consequences.insert(0, t.contributions.pop(0))
    else:
        part = t.after["wonders"]
        # Another reset within the same answer may have turned over more: the last one lies on top.
        shuffled = [*reversed(part["consequences"]), *part["contributions"]]
        assert sorted(shuffled) == sorted(t.consequences), "not all seven are shuffled"
        t.consequences, t.contributions = shuffled[:1], shuffled[1:]
    if not t.contributions and t.options.get("early_shuffle"):  # W-6.7
        part = t.after["wonders"]
        new: list[str] = [*reversed(part["consequences"][:-1]), *part["contributions"]]
        assert sorted(new) == sorted(t.consequences[1:]), "not all six others are shuffled"
        t.consequences, t.contributions = t.consequences[:1], new
    t.profiteer, _, t.princess, _ = CONSEQUENCES[t.consequences[0]]


# The end (rules/wonders 8).


def award(t: Table) -> None:
    most = max(seat.influence for seat in t.seats)
    if (t.options.get("coop") and most < 9) or (t.options.get("award_needs_influence") and not most):
        return
    first = [seat for seat in t.seats if seat.influence == most]
    for seat in first:
        gains.goods(t, seat, "gold", 4 // len(first))
