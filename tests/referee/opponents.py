"""Opponents that follow cards (rules/solo): their turns, and what becomes of things that they cannot keep."""

from __future__ import annotations

from collections.abc import Sequence

from referee import captures, crafts, gains, guildhall, hiring, virtue, wonders
from referee.cards import CIRCLES, MARKETS, RESOURCES, WONDER_OF, Effect
from referee.schemes import CAPTURE_LISTS, FOCUSES, NEXT, SCHEMES, WONDER_LISTS, Line
from referee.table import Seat, Table
from referee.talk import Talk
from sheet import CRAFTS, WONDER_VIRTUE
from sheet import WONDERS as ROWS


def is_court(who: Seat) -> bool:
    """Constantine and Helena: the opponents of the base game."""
    return who.opponent in ("constantine", "helena")


# What it keeps (2.4) and what it gets in place of other things (3.4).


def gain_goods(t: Table, who: Seat, good: str, number: int) -> None:
    if good == "marble":
        who.goods["marble"] += number
    elif is_court(who):
        return
    elif good == "gold":
        who.goods["marble"] += number
    elif good == "silver":
        move_marker(t, who, number)


def move_marker(t: Table, who: Seat, spaces: int) -> None:
    """3.4: around the track of five resources, with a Marble each time it passes the last one."""
    for _ in range(spaces):
        t.track += 1
        if t.track == len(RESOURCES):
            t.track = 0
            who.goods["marble"] += 1


def virtue_above_the_end(t: Table, who: Seat, above: int) -> None:
    for _ in range(above):
        destroy_debt(t, who)


def destroy_debt(t: Table, who: Seat) -> None:
    if who.unpaid:
        who.unpaid -= 1
    elif not is_court(who):
        move_marker(t, who, 2)


def gain_influence(t: Table, who: Seat, points: int) -> Talk[None]:
    if not t.wonders_on or not points:
        return
    if who.influence == gains.HIGHEST_INFLUENCE:
        yield from virtue.gain_virtue(t, who, 1)
    else:
        who.influence = min(who.influence + points, gains.HIGHEST_INFLUENCE)


def gain_future(t: Table, who: Seat, number: int) -> None:
    for _ in range(number):
        if t.future:
            t.discards.insert(0, t.future.pop(0))
        elif not is_court(who):
            move_marker(t, who, 1)


def princess_reward(t: Table, who: Seat, rewards: Sequence[Effect]) -> Talk[None]:
    """The left one if it is possible, else the right one."""
    for reward in rewards:
        if reward == "destroy a debt":
            destroy_debt(t, who)
        elif reward == "hire for free":
            move_marker(t, who, 2)
        elif reward == "release from boards":
            if not t.held(who):
                continue
            captures.bring_home(t, who)
        elif reward == "one capture":
            yield from capture(t, who, 1)
        elif reward == "release from prison":
            if not who.prisoners:
                continue
            captures.free_prisoners(t, who)
        else:
            assert not isinstance(reward, str)
            yield from gains.gain(t, who, reward)
        return


def in_a_reset(t: Table, who: Seat) -> Talk[None]:
    """Step 9: the Peddler's power."""
    if who.opponent == "peddler":
        yield from gain_influence(t, who, 1)
        move_marker(t, who, 2)


# The turn (1.3).


def turn(t: Table, who: Seat) -> Talk[None]:
    if not who.at("supply"):
        take_back(t, who)
        return
    while True:
        if not t.schemes:
            shuffle(t, [])
        card = t.schemes.pop(0)
        t.turned = t.turned[1:]
        scheme = SCHEMES[card]
        line = scheme[0]
        if len(scheme) == 3 and not is_true(t, who, scheme[1]):
            line = scheme[2]
        if line[0] == "focus":
            line = FOCUSES[who.opponent or ""]
        if line != NEXT:
            yield from follow(t, who, line)
        t.discards.insert(0, card)
        if line != NEXT:
            return


def shuffle(t: Table, pile: list[str]) -> None:
    """The discards become the pile, with what is left of it. The order is chance's: it is read from the table."""
    cards = [*pile, *t.discards]
    solo = t.after["solo"]
    # Whatever was turned over since lies among the discards, the last one first.
    order = [*(card for card in reversed(solo["discards"]) if card in cards), *solo["pile"]]
    if sorted(order) != sorted(cards) or order[: len(t.turned)] != t.turned:
        # They were shuffled again within the same answer: only those that were turned over in between are known.
        order = []
        for card in t.turned:
            if card in order or card not in cards:
                break
            order.append(card)
        order += [card for card in cards if card not in order]
    t.schemes, t.discards = order, []


def take_back(t: Table, who: Seat) -> None:
    if is_court(who):  # 2.3
        for place in (*CIRCLES, "prison"):
            if who.at(place):
                who.move(place, "supply", who.at(place))
        captures.bring_home(t, who)
        shuffle(t, t.schemes)
        return
    own = [place for place in CIRCLES if who.at(place)]  # 3.2
    if own:
        most = max(who.at(place) for place in own)
        place = first_of(t, who, [place for place in own if who.at(place) == most])
        who.move(place, "supply", most)
    elif who.prisoners:
        captures.free_prisoners(t, who)
    else:
        captures.bring_home(t, who)


def first_of(t: Table, who: Seat, places: Sequence[str]) -> str:
    """The first of its capture list; for the six the Princess's place comes before."""
    if t.princess in places:
        return t.princess
    return next(place for place in CAPTURE_LISTS[who.opponent or ""] if place in places)


def is_true(t: Table, who: Seat, clause: str) -> bool:
    """1.4."""
    if clause.startswith("GROUP"):
        size = int(clause[-1])
        return any(seat.at(place) >= size for seat in t.others(who) for place in CIRCLES)
    if clause.startswith("TAX"):
        return t.tax >= int(clause[3:])
    if clause.startswith("VIRTUE"):
        return who.virtue >= int(clause[6:])
    if clause == "HAS_CAPTURED":
        return bool(who.captured)
    if clause == "PRISON2":
        return who.prisoners >= 2
    if clause == "CATH":
        return guildhall.has_free_spot(t, who)
    if clause == "CATH_V9":
        return guildhall.has_free_spot(t, who) and who.virtue <= 9
    if clause == "CATH_NOFUTURE":
        return guildhall.has_free_spot(t, who) and not t.future
    if clause == "CAN_BUILD":
        return guildhall.has_free_spot(t, who) or bool(affordable_wonder(t, who))
    if clause == "PRINCESS_LEAD":
        return all(who.at(t.princess) > seat.at(t.princess) for seat in t.others(who))
    if clause == "INF5":
        return who.influence <= 5
    assert clause == "STACK", clause
    return t.artisans_on and crafts.free_space(t, who) > 0


# Following a line.


def follow(t: Table, who: Seat, line: Line) -> Talk[None]:
    place, deeds = line
    if place == "princess":
        place = t.princess
    elif place == "market":
        place = next(space for space in reversed(MARKETS) if not any(seat.at(space) for seat in t.seats))
    if place == "stack":
        t.stacked.append(crafts.free_space(t, who))
        who.move("supply", "guildhall")
    else:
        who.move("supply", place)
    n = who.at(place)
    if place == "guildhall":
        guildhall.fill_space(t, who)
        if is_court(who) and t.artisans_on:
            take_best_adornment(t)
    elif place in MARKETS and all(any(seat.at(space) for seat in t.seats) for space in MARKETS):
        t.reset_due = True
    if place == t.profiteer:
        yield from gain_influence(t, who, 1)
    if place == "storehouse" and who.opponent == "patron":
        yield from gain_influence(t, who, 1)
    if t.tokens.get(place) in who.buildings:
        n += 1
    for deed in deeds:
        yield from do(t, who, deed, place, n)


def do(t: Table, who: Seat, deed: str, place: str, n: int) -> Talk[None]:
    """1.5 and 3.10."""
    if " / " in deed:
        for option in deed.split(" / "):
            if can_do(t, who, option):
                yield from do(t, who, option, place, n)
                return
        return
    if deed.startswith("market: "):
        if who.opponent != "illusionist":
            yield from virtue.lose_virtue(t, who, 1)
        right, middle, left = deed.removeprefix("market: ").split(" | ")
        offer = {"market-right": right, "market-middle": middle, "market-left": left}[place]
        for part in offer.split(", "):
            yield from do(t, who, part, place, n)
        return
    number, _, what = deed.partition(" ")
    if number.isdigit():
        if what == "tax":
            t.tax += int(number)
        elif what == "future":
            gain_future(t, who, int(number))
        else:
            yield from gains.gain(t, who, {what: int(number)})
    elif deed == "lose 2 virtue":
        yield from virtue.lose_virtue(t, who, 2)
    elif deed == "captures":
        if victims(t, who):
            t.tax += 1
            yield from capture(t, who, n)
    elif deed == "guardhouse":
        for _ in range(n):
            yield from guardhouse_action(t, who)
    elif deed == "imprison":
        send_to_prison(t, who)
    elif deed == "storehouse":
        yield from gains.gain(t, who, {"virtue": 1} if n == 1 else {"marble": n // 2})
    elif deed == "mines":
        yield from gains.gain(t, who, {"silver": 2} if n == 1 else {"gold": n // 2})
    elif deed == "marble for pairs":
        who.goods["marble"] += n // 2
    elif deed == "silver for workers":
        move_marker(t, who, n)
    elif deed == "silver for workers and 1":
        move_marker(t, who, n + 1)
    elif deed == "take tax":
        gain_goods(t, who, "silver", t.tax)
        t.tax = 0
    elif deed == "remove":
        hiring.clear_columns(t, [0 if is_court(who) else t.track])
    elif deed == "contribute":
        yield from contribute(t, who)
    elif deed == "advance":
        yield from advance(t, who)
    elif deed == "wonder":
        yield from construct_wonder(t, who)
    else:
        assert deed == "adornment", deed
        take_adornment(t)


def can_do(t: Table, who: Seat, deed: str) -> bool:
    if deed == "advance":
        return guildhall.has_free_spot(t, who)
    if deed == "wonder":
        return bool(affordable_wonder(t, who))
    if deed == "imprison":
        return bool(who.captured)
    return True


def advance(t: Table, who: Seat) -> Talk[None]:
    if guildhall.has_free_spot(t, who):
        who.level += 1
        yield from virtue.gain_virtue(t, who, 1)
        if who.opponent == "meddler":
            yield from capture(t, who, 1)


# Captures (1.6) and the Guardhouse (1.7).


def victims(t: Table, who: Seat) -> list[tuple[str, Seat]]:
    return [(place, owner) for place, owner in t.groups() if owner is not who]


def capture(t: Table, who: Seat, actions: int) -> Talk[None]:
    while actions:
        groups = victims(t, who)
        if not groups:
            return
        size = max(owner.at(place) for place, owner in groups)
        place = first_of(t, who, [place for place, owner in groups if owner.at(place) == size])
        owners = [owner for other, owner in groups if other == place and owner.at(place) == size]
        if len(owners) <= actions:
            owners = owners[:1]
        actions -= 1
        for owner in owners:
            owner.move(place, "gone", size)
            del owner.workers["gone"]
            who.captured[owner.colour] = who.captured.get(owner.colour, 0) + size
            if t.artisan.get(owner.colour) == place:
                t.artisan[owner.colour] = f"board {who.colour}"
        # 3.3: once for each capture.
        if place == t.princess:
            yield from virtue.lose_virtue(t, who, 1)
        if place == t.profiteer:
            yield from virtue.gain_virtue(t, who, 1)


def send_to_prison(t: Table, who: Seat) -> None:
    number = captures.imprison(t, who)
    if is_court(who):
        who.goods["marble"] += 1
        return
    move_marker(t, who, number)
    if who.opponent == "enforcer":
        who.goods["marble"] += 1


def guardhouse_action(t: Table, who: Seat) -> Talk[None]:
    if who.prisoners:
        captures.free_prisoners(t, who)
    elif who.captured:
        send_to_prison(t, who)
    elif t.held(who):
        captures.bring_home(t, who)
        t.tax += 2
    elif who.unpaid:
        who.unpaid -= 1
        who.paid += 1
        t.tax += 3
        yield from virtue.gain_virtue(t, who, 1)
    else:
        gain_future(t, who, 1)


# Works of Wonder (3.5, 3.6).


def contribute(t: Table, who: Seat) -> Talk[None]:
    if not t.contributions:
        return
    for step in range(len(RESOURCES)):
        good = RESOURCES[(t.track + step) % len(RESOURCES)]
        if good not in t.filled:
            yield from wonders.contribute(t, who, good)
            return


def affordable_wonder(t: Table, who: Seat) -> str:
    left = wonders.unbuilt(t)
    for step in range(len(RESOURCES)):
        card = WONDER_OF[RESOURCES[(t.track + step) % len(RESOURCES)]]
        influence = ROWS[card][2]
        if card in left and who.influence >= influence and who.goods["marble"] >= marble_for(who, influence):
            return card
    return ""


def marble_for(who: Seat, influence: int) -> int:
    return max(10 - influence - (2 if who.opponent == "aristocrat" else 0), 0)


def construct_wonder(t: Table, who: Seat) -> Talk[None]:
    card = affordable_wonder(t, who)
    _, _, influence, tax, _ = ROWS[card]
    who.influence -= influence
    who.goods["marble"] -= marble_for(who, influence)
    t.tax += tax
    who.buildings.append(card)
    t.laid.pop(card, None)
    yield from virtue.gain_virtue(t, who, WONDER_VIRTUE)
    place = next(place for place in WONDER_LISTS[who.opponent or ""] if place not in t.tokens)
    t.tokens[place] = card
    if who.opponent == "meddler":
        yield from capture(t, who, 1)


# Adornments (2.5, 3.10).


def take_best_adornment(t: Table) -> None:
    if not t.crafts:
        return
    most = max(CRAFTS[craft][1] for craft in t.crafts)
    best = [craft for craft in t.crafts if CRAFTS[craft][1] == most]
    taken: list[str] = t.after["solo"]["adornments"]
    craft = taken[len(t.trophies)] if len(taken) > len(t.trophies) else best[0]
    assert craft in best, f"it takes {craft}, though the best are {best}"  # between equals chance decides
    t.crafts.remove(craft)
    t.trophies.append(craft)
    crafts.refill(t)


def take_adornment(t: Table) -> None:
    """The Craft Card that the marker names; where none lies, the next one to the right and around (S11)."""
    for step in range(5):
        space = (t.track + step) % 5
        if space == 0 and t.craft_pile:
            t.trophies.append(t.craft_pile.pop(0))
            return
        if 0 < space <= len(t.crafts):
            t.trophies.append(t.crafts.pop(space - 1))
            crafts.refill(t)
            return
