"""The Guildhall: constructing Buildings, advancing on the Cathedral (rules/architects 3.7), and what Buildings do."""

from __future__ import annotations

from referee import captures, crafts, gains, hiring, places, prices, tools, virtue, wonders
from referee.cards import ADVANCING, BUILDINGS, BUILT, CATHEDRAL, CONSTRUCTING, PLACING, RESOURCES, Mix
from referee.table import Seat, Table, skills
from referee.talk import Talk, ask, in_any_order, together
from sheet import CATHEDRAL_SPOTS

LOWEST_AT_CATHEDRAL = 5


def building_price(who: Seat, card: str) -> prices.Price:
    mix: Mix = tuple((amount, (good,)) for good, amount in zip(RESOURCES, BUILDINGS[card][2]) if amount)
    return prices.Price(mix, building=card, builds=True, helpers=constructing_cards(who))


def cathedral_price(who: Seat) -> prices.Price:
    return prices.Price(
        CATHEDRAL[who.level + 1],
        cards_kept=0 if who.board == "frederick" else 1,
        builds=True,
        helpers=[card for card in who.apprentices if card in ADVANCING],
        lowest=0 if who.board == "louis" else LOWEST_AT_CATHEDRAL,
    )


def what_to_build(t: Table, who: Seat) -> list[str]:
    known = skills(t, who)
    found = []
    for card in who.hand:
        needed = BUILDINGS[card][3].split()
        if all(known[skill] for skill in needed) and prices.can_pay(t, who, building_price(who, card)):
            found.append(f"build {card}")
    found += [f"build {card}" for card in wonders.buildable(t, who)]
    if can_advance(t, who):
        found.append("advance cathedral")
    return found


def has_free_spot(t: Table, who: Seat) -> bool:
    level = who.level + 1
    return level <= 5 and sum(seat.level == level for seat in t.seats) < CATHEDRAL_SPOTS[level]


def can_advance(t: Table, who: Seat) -> bool:
    return has_free_spot(t, who) and prices.can_pay(t, who, cathedral_price(who))


def fill_space(t: Table, who: Seat) -> None:
    """rules/architects 8.3 and 9.2: the next space, and what it triggers."""
    t.guildhall.append(who.colour)
    space = len(t.guildhall)
    if t.turns_left is not None:
        return  # beside the grid
    columns = t.columns
    if space in (2 * columns + 1, 3 * columns + 1):
        t.reset_due = True
    if t.artisans_on or t.options.get("apprentice_resets"):
        if space in (3, columns + 3, 2 * columns + 3):
            t.apprentice_resets_due += 1
    if space == t.spaces:
        t.turns_left = t.number_of_players + 1  # this turn, and one for everybody


def guildhall(t: Table, who: Seat) -> Talk[None]:
    """A Worker has been placed: it constructs, or it advances."""
    fill_space(t, who)
    answer = yield from ask(who.colour, what_to_build(t, who))
    if answer == "advance cathedral":
        yield from advance(t, who)
    elif answer.endswith("-wonder"):
        yield from wonders.construct(t, who, answer.removeprefix("build "))
    else:
        yield from construct(t, who, answer.removeprefix("build "))


def construct(t: Table, who: Seat, card: str) -> Talk[None]:
    who.hand.remove(card)
    who.buildings.append(card)
    yield from prices.pay(t, who, building_price(who, card))
    helpers = constructing_cards(who)
    change = BUILDINGS[card][4]
    if change > 0:
        yield from virtue.gain_virtue(t, who, change)
    else:
        yield from virtue.lose_virtue(t, who, -change)
    yield from effect(t, who, card)
    yield from constructed(t, who, helpers)


def constructing_cards(who: Seat) -> list[str]:
    """Those that bring something for constructing; one that the Building itself brings is not among them (W-E17)."""
    return [card for card in who.apprentices if card in CONSTRUCTING]


def constructed(t: Table, who: Seat, helpers: list[str]) -> Talk[None]:
    """What other cards and the board give for constructing."""
    if who.board == "clovis":
        gains.draw(t, who, 1)
    if who.board == "zesiro":
        yield from gains.gain_influence(t, who, 1)
    yield from tools.benefits(t, who, {card: CONSTRUCTING[card] for card in helpers if card in who.apprentices})


def advance(t: Table, who: Seat) -> Talk[None]:
    yield from prices.pay(t, who, cathedral_price(who))
    who.level += 1
    acolytes = [card for card in who.apprentices if card in ADVANCING]
    benefits = [(False, gains.gain(t, who, ADVANCING[card])) for card in acolytes]
    if who.board == "zesiro":
        benefits.append((False, gains.gain_influence(t, who, 1)))
    brought = together([(False, gains.reward(t, who)), *benefits])
    yield from in_any_order([brought, tools.offers(t, who, acolytes)])


# What Buildings do when they are constructed.


def effect(t: Table, who: Seat, card: str) -> Talk[None]:
    if card in BUILT:
        yield from gains.gain(t, who, BUILT[card])
    elif card == "tavern":
        yield from hire_for_free(t, who)
    elif card == "treasury":
        answer = yield from ask(who.colour, ["choose gold", "choose silver"])
        yield from gains.gain(t, who, {"gold": 1} if answer == "choose gold" else {"silver": 3})
    elif card == "clay-pit":
        answer = yield from ask(who.colour, ["choose gold", "choose marble"])
        yield from gains.gain(t, who, {"gold": 1} if answer == "choose gold" else {"marble": 1})
    elif card == "watchtower":
        yield from virtue.all_lose(t, [seat for seat in t.clockwise(who) if seat.prisoners >= 3])
    elif card == "monument":
        yield from together((False, virtue.gain_virtue(t, seat, 1)) for seat in t.clockwise(who))
    elif card == "armoury":
        yield from captures.free_capture(t, who)
    elif card == "fortress":
        yield from captures.free_capture(t, who)
        yield from captures.free_capture(t, who)
    elif card == "barracks":
        yield from release_or_capture(t, who)
    elif card in ("church", "courthouse"):
        yield from may_destroy_debt(t, who)
    elif card == "hideout":
        captures.free_prisoners(t, who)
    elif card == "library":
        if who.hand:
            answer = yield from ask(who.colour, [*(f"discard {other}" for other in who.hand), "done"])
            if answer != "done":
                other = answer.removeprefix("discard ")
                who.hand.remove(other)
                t.buildings.append(other)
                gains.goods(t, who, "gold", 2)
    elif card == "palace":
        gains.goods(t, who, "gold", who.virtue // 4)
    elif card == "crane":
        if crafts.regulars(t, who) and what_to_build(t, who):
            who.move("supply", "guildhall")
            yield from guildhall(t, who)
    elif card == "graveyard":
        if who.apprentices:
            yield from hiring.dismiss(t, who, True)
    elif card == "abbey":
        for seat in t.seats:
            captures.free_prisoners(t, seat)
    elif card == "arena":
        yield from captures.free_capture(t, who)
        yield from gains.gain_influence(t, who, 1)
    elif card == "monastery":
        yield from gains.gain_influence(t, who, who.level)
    elif card == "school":
        hiring.clear_columns(t, [0, 1, 2, 3])
        yield from hire_for_free(t, who)
    elif card == "stocks":
        if who.captured:
            yield from captures.send_to_prison(t, who)
    elif card == "studio":
        for seat in t.clockwise(who):
            gains.draw(t, seat, 1)
    elif card in PLACING:
        yield from place_at_once(t, who, PLACING[card])
    elif card == "gallery":
        yield from crafts.free_adornment(t, who)
    elif card == "garrison":
        yield from crafts.free_tool(t, who)
    elif card == "parish":
        gains.draw(t, who, who.level)
    elif card == "pillar":
        for seat in t.clockwise(who):
            gains.goods(t, seat, "silver", 3)


def place_at_once(t: Table, who: Seat, place: str) -> Talk[None]:
    """W-E13: a Worker from supply, or the Artisan, if the place is open."""
    options = []
    if crafts.regulars(t, who) and places.is_open(t, who, place):
        options.append(f"place {place}")
    if t.artisan.get(who.colour) == "supply" and places.is_open(t, who, place, artisan=True):
        options.append(f"artisan {place}")
    if options:
        answer = yield from ask(who.colour, options)
        yield from places.place_worker(t, who, place, answer.startswith("artisan"))


def hire_for_free(t: Table, who: Seat) -> Talk[None]:
    cards = t.face_up()
    if cards:
        answer = yield from ask(who.colour, [f"hire {card}" for card in cards])
        yield from hiring.hire(t, who, answer.removeprefix("hire "))


def release_or_capture(t: Table, who: Seat) -> Talk[None]:
    """D9, E12: one that is possible."""
    options = [*(["choose release"] if t.held(who) else []), *(["choose capture"] if t.groups() else [])]
    if options:
        answer = yield from ask(who.colour, options)
        if answer == "choose release":
            captures.bring_home(t, who)
        else:
            yield from captures.free_capture(t, who)


def may_destroy_debt(t: Table, who: Seat) -> Talk[None]:
    if who.unpaid:
        answer = yield from ask(who.colour, ["destroy debt", "keep debts"])
        if answer == "destroy debt":
            who.unpaid -= 1
