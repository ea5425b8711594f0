"""The end of the game: effects of Buildings, then points by category (rules/architects 9.3)."""

from __future__ import annotations

from collections.abc import Callable

from referee import captures, virtue, wonders
from referee.cards import BUILDINGS, COMPARING
from referee.schemes import PER_WORKER
from referee.table import Seat, Table, skills
from referee.talk import Talk, ask
from sheet import CATHEDRAL_VP, CRAFTS, TOOL_VP, VIRTUE_VP
from sheet import WONDERS as ROWS

HUTS = {"carpenters-hut": "carpentry", "tilers-hut": "tiling", "masons-hut": "masonry"}


def pieces(who: Seat, good: str) -> int:
    """D27: for Therese Gold and Marble count together."""
    if who.board == "therese" and good in ("gold", "marble"):
        return who.goods["gold"] + who.goods["marble"]
    return who.goods[good]


def leads_on_cathedral(t: Table, who: Seat) -> bool:
    return all(who.level > seat.level for seat in t.others(who))


def adornments(t: Table, who: Seat) -> int:
    return sum(card in t.adornments for card in who.buildings)


def tools_of(t: Table, who: Seat) -> list[str]:
    return [t.tools[card] for card in who.apprentices if card in t.tools]


def skill_sets(t: Table, who: Seat) -> int:
    return min(skills(t, who).values())


VirtueCard = Callable[[Table, Seat], int]
VIRTUE_CARDS: dict[str, VirtueCard] = {
    "trading-post": lambda t, who: sum(who.goods[good] for good in ("clay", "wood", "stone")) // 4,
    "castle": lambda t, who: pieces(who, "gold") // 2,
    "chapel": lambda t, who: 2 if leads_on_cathedral(t, who) else 0,
    "dungeon": lambda t, who: -2,
    "observatory": lambda t, who: pieces(who, "marble") // 2,
    "reservoir": lambda t, who: who.paid // 2,
    "museum": lambda t, who: len(who.buildings) // 2,
    "arcade": lambda t, who: adornments(t, who),
    "meeting-room": lambda t, who: len(tools_of(t, who)),
    "storage-house": lambda t, who: skill_sets(t, who),
    "carpenters-hall": lambda t, who: skills(t, who)["carpentry"],
    "tilers-hall": lambda t, who: skills(t, who)["tiling"],
    "masons-hall": lambda t, who: skills(t, who)["masonry"],
    "manor": lambda t, who: who.influence // 3,
    "vault": lambda t, who: who.goods["silver"] // 4,
}


def end_effects(t: Table) -> Talk[None]:
    if not t.wonders_on:
        for seat in t.order():
            yield from effects_of(t, seat)
        return
    # W-8.1 to W-8.3: losses, the award, then everything else.
    for seat in t.order():
        if "dungeon" in seat.buildings:
            yield from virtue.lose_virtue(t, seat, 2)
    wonders.award(t)
    for seat in t.order():
        if "stronghold" in seat.buildings:
            captures.free_prisoners(t, seat)
    for seat in t.order():
        for card in seat.buildings:
            if card in VIRTUE_CARDS and card != "dungeon":
                yield from virtue.gain_virtue(t, seat, VIRTUE_CARDS[card](t, seat))


def effects_of(t: Table, who: Seat) -> Talk[None]:
    """A-93, D14: the owner orders them while both a gain and a loss are left."""
    left = [card for card in who.buildings if card in VIRTUE_CARDS]
    while left:
        changes = {card: VIRTUE_CARDS[card](t, who) for card in left}
        real = [card for card in left if changes[card]]
        if not real:
            return
        if any(changes[card] > 0 for card in real) and any(changes[card] < 0 for card in real):
            answer = yield from ask(who.colour, [f"resolve {card}" for card in real])
            card = answer.removeprefix("resolve ")
        else:
            card = real[0]
        left.remove(card)
        if changes[card] > 0:
            yield from virtue.gain_virtue(t, who, changes[card])
        else:
            yield from virtue.lose_virtue(t, who, -changes[card])


def most_of(t: Table, who: Seat, good: str) -> bool:
    """A-92: strictly more than every other player."""
    for seat in t.others(who):
        if seat.opponent is None:
            other = seat.goods[good]
        elif t.wonders_on:
            other = seat.influence  # rules/solo 3.11
        else:
            continue  # S1: Constantine and Helena count nothing
        if who.goods[good] <= other:
            return False
    return True


def points_of(t: Table, who: Seat, card: str) -> int:
    """A Building's points: as printed, and what it brings at the end."""
    if card in ROWS:
        return ROWS[card][4]
    printed = int(BUILDINGS[card][1])
    if card == "steeple":
        return printed + (2 if leads_on_cathedral(t, who) else 0)
    if card in COMPARING:
        return printed + (2 if most_of(t, who, COMPARING[card]) else 0)
    if card in HUTS:
        return printed + skills(t, who)[HUTS[card]]
    if card == "university":
        return printed + (0 if who.unpaid else 2)
    if card == "aqueduct":
        return printed + len(who.buildings)
    if card == "keep":
        return printed + sum(who.captured.values()) // 3
    if card == "lighthouse":
        return printed + who.virtue // 4
    if card == "moneylender":
        return printed + who.paid
    if card == "mansion":
        return printed + 2 * sum(other in ROWS for other in who.buildings)
    if card == "outpost":
        return printed + who.at("supply") // 4
    if card == "wall":
        return printed + min(len(who.buildings), who.level)
    if card == "academy":
        return printed + len(tools_of(t, who))
    if card == "cellar":
        return printed + adornments(t, who)
    if card == "dormitory":
        return printed + 2 * skill_sets(t, who)
    return printed


def scores(t: Table, who: Seat) -> dict[str, int]:
    debt = 2 - ("fountain" in who.buildings) + ("gamblers-den" in who.buildings)
    rows = {}
    if t.options.get("opponent") in PER_WORKER:  # rules/solo 2.6
        rows["guildhall"] = PER_WORKER.get(who.opponent or "", 0) * who.at("guildhall")
    if t.artisans_on:
        attached = [t.adornments[card] for card in who.buildings if card in t.adornments]
        rows["adornments"] = sum(CRAFTS[craft][1] for craft in (t.trophies if who.opponent else attached))
        rows["tools"] = TOOL_VP[min(len(tools_of(t, who)), 6)]
    return {
        **rows,
        "buildings": sum(points_of(t, who, card) for card in who.buildings),
        "cathedral": CATHEDRAL_VP[who.level],
        "virtue": VIRTUE_VP[who.virtue],
        "debts": -debt * who.unpaid,
        "gold-and-marble": who.goods["gold"] + who.goods["marble"],
        "silver": who.goods["silver"] // 10,
        "prison": -(who.prisoners // 2),
    }


def ranks(t: Table) -> list[int]:
    """Most points; a tie goes to higher Virtue, then to more Silver; then the place is shared."""
    keys = [(sum(scores(t, seat).values()), seat.virtue, seat.goods["silver"]) for seat in t.seats]
    return [1 + sum(other > key for other in keys) for key in keys]
