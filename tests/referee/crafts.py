"""Crafting: stacking in the Guildhall, Adornments, Tools (rules/artisans 3)."""

from __future__ import annotations

from referee import captures, gains, guildhall, hiring, prices
from referee.cards import ADORNMENTS, Gain
from referee.table import Seat, Table
from referee.talk import Talk, ask


def adornment_price() -> prices.Price:
    return prices.Price(silver=3, tax=2)


def regulars(t: Table, who: Seat) -> int:
    """Workers in supply that are not the Artisan."""
    return who.at("supply") - (t.artisan.get(who.colour) == "supply")


def free_space(t: Table, who: Seat) -> int:
    """E11: the first own space of the grid with a single Worker; 0 if there is none."""
    for space, colour in enumerate(t.guildhall[: t.spaces], 1):
        if colour == who.colour and space not in t.stacked:
            return space
    return 0


def bare_buildings(t: Table, who: Seat) -> list[str]:
    return [card for card in who.buildings if card not in t.adornments]


def bare_apprentices(t: Table, who: Seat) -> list[str]:
    return [card for card in who.apprentices if card not in t.tools]


def can_adorn(t: Table, who: Seat) -> bool:
    return bool(t.crafts) and bool(bare_buildings(t, who))


def can_equip(t: Table, who: Seat) -> bool:
    return bool(t.crafts) and bool(bare_apprentices(t, who))


def what_to_craft(t: Table, who: Seat) -> list[str]:
    """rules/artisans 3.3 and 3.4, for a Worker that is stacked."""
    found = []
    if can_adorn(t, who) and prices.can_pay(t, who, adornment_price()):
        found += [f"adorn {craft}" for craft in t.crafts]
    if can_equip(t, who):
        found += [f"tool {craft}" for craft in t.crafts]
    return found


def can_stack(t: Table, who: Seat) -> bool:
    return t.artisans_on and regulars(t, who) > 0 and free_space(t, who) > 0 and bool(what_to_craft(t, who))


def stack(t: Table, who: Seat) -> Talk[None]:
    t.stacked.append(free_space(t, who))
    who.move("supply", "guildhall")
    answer = yield from ask(who.colour, what_to_craft(t, who))
    word, craft = answer.split()
    if word == "adorn":
        yield from prices.pay(t, who, adornment_price())
        yield from adorn(t, who, craft)
    else:
        yield from equip(t, who, craft)


def refill(t: Table) -> None:
    while len(t.crafts) < 4 and t.craft_pile:
        t.crafts.append(t.craft_pile.pop(0))


# Adornments.


def adorn(t: Table, who: Seat, craft: str) -> Talk[None]:
    answer = yield from ask(who.colour, [f"under {card}" for card in bare_buildings(t, who)])
    t.crafts.remove(craft)
    building = answer.removeprefix("under ")
    t.adornments[building] = craft
    yield from adornment(t, who, craft, building)
    refill(t)


def free_adornment(t: Table, who: Seat) -> Talk[None]:
    """The Gallery: lost if nothing can hold it."""
    if can_adorn(t, who):
        answer = yield from ask(who.colour, [f"adorn {craft}" for craft in t.crafts])
        yield from adorn(t, who, answer.removeprefix("adorn "))


def adornment(t: Table, who: Seat, craft: str, building: str) -> Talk[None]:
    """rules/artisans 3.6; without a Building for Gisela."""
    effect = ADORNMENTS[craft]
    if effect == "reactivate":
        if building and not building.endswith("-wonder"):  # W-E6
            yield from guildhall.effect(t, who, building)
    elif effect == "release or capture":
        yield from guildhall.release_or_capture(t, who)
    elif effect == "new apprentices":
        hiring.clear_columns(t, list(range(len(t.display[0]))))
        yield from guildhall.hire_for_free(t, who)
    elif effect == "free prisoners":
        captures.free_prisoners(t, who)
    else:
        assert not isinstance(effect, str)
        yield from gains.gain(t, who, effect)


# Tools.


def equip(t: Table, who: Seat, craft: str) -> Talk[None]:
    effect = ADORNMENTS[craft]
    if who.board == "gisela" and (isinstance(effect, str) or is_a_gain(effect)):  # I-16
        yield from adornment(t, who, craft, "")
    free = bare_apprentices(t, who)
    if free:
        answer = yield from ask(who.colour, [f"equip {card}" for card in free])
        t.crafts.remove(craft)
        t.tools[answer.removeprefix("equip ")] = craft
    refill(t)


def is_a_gain(effect: Gain) -> bool:
    return any(number > 0 for what, number in effect.items() if what != "debts")


def free_tool(t: Table, who: Seat) -> Talk[None]:
    """The Garrison, and Walaric's start: lost if nobody can hold it."""
    if can_equip(t, who):
        answer = yield from ask(who.colour, [f"tool {craft}" for craft in t.crafts])
        yield from equip(t, who, answer.removeprefix("tool "))
