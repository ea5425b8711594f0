"""The solo opponent, which decides by its board and its schemes (rules/viscounts 9). It asks nobody anything: where it
talks, somebody else gains something by what it does."""

from __future__ import annotations

from referee.talk import Lost, Talk
from referee_viscounts import building, castle, course, gains, transcribing
from referee_viscounts.cards import (
    BUILDING_COST,
    ICON,
    MANUSCRIPTS,
    OPPONENT_COLLISIONS,
    OPPONENT_PLACES,
    OPPONENTS,
    PLAYER_CARDS,
    PRINTED,
    PRINTED_MANUSCRIPTS,
    RESOURCE,
    RESOURCES,
    SCHEMES,
    SEGMENTS,
    TOWNSFOLK,
)
from referee_viscounts.effects import Effect, read
from referee_viscounts.table import Seat, Table

KIND_ORDER = ("gh", "tp", "ws")  # its buildings from the left
KIND_OF = {"workshop": "ws", "trading_post": "tp", "guildhall": "gh"}
FUTURE_AT_THE_START = {"normal": 0, "hard-1": 1, "hard-2": 2, "hard-3": 3}


# Set-up.


def check_set_up(t: Table) -> None:
    removed = OPPONENTS[t.opponent_board][5]
    harder = FUTURE_AT_THE_START[t.after["options"]["difficulty"]]
    decks: dict[str, list[str]] = {"starting": [], "future": []}
    for key, scheme in SCHEMES.items():
        if (scheme.deck, scheme.header) not in removed:
            decks[scheme.deck].append(key)
    pile = t.scheme_pile.cards
    course.check(sorted(pile + t.future) == sorted(decks["starting"] + decks["future"]), "the schemes")
    course.check(set(decks["starting"]) <= set(pile), "the opponent's pile")
    course.check(len(pile) == len(decks["starting"]) + harder, "the future schemes in its pile")


def set_up(t: Table, seat: Seat) -> Talk[None]:
    """The viscount goes to the number of the pair that is left."""
    seat.space = PLAYER_CARDS[t.pairs[0][0]][0]
    yield from do(t, seat, read(OPPONENTS[t.opponent_board][3]))


# What it has.


def any_resource(t: Table, seat: Seat) -> None:
    for good, most in OPPONENTS[t.opponent_board][1]:
        if seat.goods[good] < most:
            seat.goods[good] += 1
            return
    raise Lost("no resource is wanted")


def money(t: Table, seat: Seat, action: str) -> int:
    """The resources that pay for an action."""
    if t.opponent_board == "card":
        return sum(seat.goods[good] for good in RESOURCES)
    return seat.goods[RESOURCE[action]]


def spend(t: Table, seat: Seat, action: str, number: int) -> None:
    if t.opponent_board == "card":  # all are of one kind: it does not matter which go
        for good in RESOURCES:
            part = min(number, seat.goods[good])
            seat.goods[good] -= part
            number -= part
    else:
        seat.goods[RESOURCE[action]] -= number


def icons(t: Table, seat: Seat, action: str) -> int:
    found = t.shown(seat) + t.lasting(seat)
    return found.count(ICON[action]) + found.count("X")


def can_pay(t: Table, seat: Seat, action: str, cost: int) -> bool:
    return icons(t, seat, action) + money(t, seat, action) >= cost


def pay(t: Table, seat: Seat, action: str, cost: int) -> None:
    spend(t, seat, action, max(0, cost - icons(t, seat, action)))


# A turn.


def turn(t: Table, seat: Seat) -> Talk[None]:
    dropped = t.schemes[2]
    t.schemes = [None, t.schemes[0], t.schemes[1]]
    if dropped:
        t.scheme_discard.append(dropped)
    if not t.scheme_pile.cards:
        yield from shuffle(t, seat)
    after = t.after["schemes"]
    scheme = t.scheme_pile.take(after["pile"], [after["slots"], after["discard"]])
    t.schemes[0] = scheme
    for line in SCHEMES[scheme].lines:
        yield from do(t, seat, line)
    for _ in range(SCHEMES[scheme].move):
        seat.space = along(t, seat.space)
    for other in t.from_here(seat)[1:]:
        if other.space == seat.space:
            yield from gains.do(t, other, course.REARRANGE)
    for option in SCHEMES[scheme].options:
        is_done = yield from attempt(t, seat, option)
        if is_done:
            break
    yield from course.collide(t, seat)


def along(t: Table, space: str) -> str:
    """The next space of the outer ring."""
    number = int(space[1:])
    if number % 2:
        return f"O{number + 1}"
    return f"O{2 * SEGMENTS.index(t.following(SEGMENTS[number // 2 - 1])) + 1}"


def shuffle(t: Table, seat: Seat) -> Talk[None]:
    """The check, then WS3 and WS2: corruption first (VD10)."""
    if not t.scheme_discard:
        return
    t.scheme_pile.shuffle_in(t.scheme_discard)
    t.scheme_discard = []
    if t.has_criminal(seat):
        gains.corruption(seat)
    else:
        gains.virtue(seat)
    if "ws3" in seat.buildings:
        gains.corruption(seat)
    if "ws2" in seat.buildings:
        gains.virtue(seat)
    yield from ()


def attempt(t: Table, seat: Seat, option: Effect) -> Talk[bool]:
    """Carry out an option, if it can."""
    kind = option.kind
    if kind == "FOCUS":
        kind = OPPONENTS[t.opponent_board][0]
        if kind == "FLIP":
            if not seat.unpaid and not seat.plain:
                return False
            yield from do(t, seat, read("FLIP"))
            return True
    if kind == "BUILD":
        return (yield from construct(t, seat))
    if kind == "PLACE":
        return (yield from place_workers(t, seat))
    if kind == "SCRIBE":
        return (yield from transcribe(t, seat))
    yield from do(t, seat, option)
    return True


def construct(t: Table, seat: Seat) -> Talk[bool]:
    spots = t.free_spots(seat.space)
    for kind in KIND_ORDER:
        left = building.left(seat, kind)
        if spots and left and can_pay(t, seat, "construct", BUILDING_COST[kind]):
            pay(t, seat, "construct", BUILDING_COST[kind])
            yield from building.build(t, seat, left[0], spots[0])
            return True
    return False


def place_workers(t: Table, seat: Seat) -> Talk[bool]:
    for number, cost in OPPONENT_PLACES:
        if seat.workers and number <= max(seat.workers, 2) and can_pay(t, seat, "workers", cost):
            pay(t, seat, "workers", cost)
            yield from castle.place(t, seat, t.segment(seat), number)
            return True
    return False


def first_trio(t: Table, seat: Seat) -> str:
    """Clockwise from its own section."""
    segment = t.segment(seat)
    while segment not in castle.trios(t, seat, 1):
        segment = t.following(segment)
    return segment


def transcribe(t: Table, seat: Seat) -> Talk[bool]:
    segment = t.segment(seat)
    pile = t.manuscripts[segment]
    cost = MANUSCRIPTS[pile[0]][1] if pile else PRINTED_MANUSCRIPTS[segment][1]
    if not can_pay(t, seat, "transcribe", cost):
        return False
    pay(t, seat, "transcribe", cost)
    if pile:
        yield from transcribing.take(t, seat, segment)
    else:
        yield from do(t, seat, PRINTED_MANUSCRIPTS[segment][2])
    return True


# What it makes of effects (rules/viscounts 9.4).


def do(t: Table, seat: Seat, effect: Effect) -> Talk[None]:
    kind, number = effect.kind, effect.number
    if kind == "all":
        for part in effect.parts:
            yield from do(t, seat, part)
    elif kind == "twice":
        for _ in range(2):
            yield from do(t, seat, effect.parts[0])
    elif kind == "choice":
        yield from do(t, seat, effect.parts[0])
    elif kind in ("INK", "GOLD", "STONE"):
        seat.goods[kind.lower()] += number
    elif kind == "S":
        yield from gains.any_resource(t, seat, number // 2)
    elif kind in ("ANY", "REARRANGE"):
        yield from gains.any_resource(t, seat, number)
    elif kind in ("VIR", "DISCARD", "CASTLE_MOVE"):
        gains.virtue(seat, number)
    elif kind == "COR":
        gains.corruption(seat, number)
    elif kind == "COR_PER_X":
        gains.corruption(seat, t.shown(seat).count("X"))
    elif kind == "DEED":
        gains.deeds(t, seat, number)
    elif kind == "DEBT":
        yield from gains.debts(t, seat, number)
    elif kind in ("FLIP", "DESTROY"):
        yield from flip(t, seat, bool(seat.unpaid), bool(seat.plain))
    elif kind == "FLIP_DEBT":
        yield from flip(t, seat, bool(seat.unpaid), False)
    elif kind == "FLIP_DEED":
        yield from flip(t, seat, False, bool(seat.plain))
    elif kind == "SHUFFLE":
        yield from shuffle(t, seat)
    elif kind in ("FUTURE", "HIRE_FREE"):
        yield from future(t, seat)
    elif kind == "DISMISS":
        yield from dismiss(t, seat)
    elif kind == "WORKER":
        if seat.workers:
            yield from castle.place(t, seat, t.segment(seat), number)
    elif kind == "BUILD_FREE":
        yield from build_freely(t, seat, KIND_OF[effect.what])
    elif kind == "MANUSCRIPT_FREE":
        yield from manuscript_freely(t, seat)
    elif kind not in ("none", "END_VP"):
        raise ValueError(f"nobody knows what {kind} is")


def flip(t: Table, seat: Seat, debt: bool, deed: bool) -> Talk[None]:
    """The kind it has flipped less often, a debt if equal; virtue if there is nothing; then TP3."""
    if not debt and not deed:
        gains.virtue(seat)
        return
    if debt and (not deed or seat.paid <= seat.flipped):
        yield from gains.flip_debt(t, seat)
    else:
        gains.flip_deed(seat)
    if "tp3" in seat.buildings:
        yield from dismiss(t, seat)


def future(t: Table, seat: Seat) -> Talk[None]:
    if not t.future:
        yield from do(t, seat, read("FLIP"))
        return
    t.scheme_discard.append(t.future.pop(0))
    if "ws1" in seat.buildings:
        yield from dismiss(t, seat)


def dismiss(t: Table, seat: Seat) -> Talk[None]:
    segment = t.segment(seat)
    pile = t.townsfolk[segment]
    if not pile:
        yield from do(t, seat, PRINTED[f"printed-{segment.lower()}"].bonus)
        return
    card = pile.pop(0)
    seat.removed.append(card)
    yield from do(t, seat, TOWNSFOLK[card].bonus)


def build_freely(t: Table, seat: Seat, kind: str) -> Talk[None]:
    """The first free spot of its space, else the next one clockwise, across rivers."""
    left = building.left(seat, kind)
    space = seat.space
    for _ in range(10):
        spots = t.free_spots(space)
        if left and spots:
            yield from building.build(t, seat, left[0], spots[0])
            return
        space = along(t, space)


def manuscript_freely(t: Table, seat: Seat) -> Talk[None]:
    segment = t.segment(seat)
    for _ in range(5):
        if segment in transcribing.cheap(t):
            yield from transcribing.take(t, seat, segment)
            return
        segment = t.following(segment)


def uncovered(t: Table, seat: Seat, one: str) -> Talk[None]:
    """TP1: once, at once."""
    if one == "tp1":
        yield from future(t, seat)


# Collisions.


def second_trading_post(t: Table, seat: Seat) -> Talk[None]:
    if "tp2" in seat.buildings and not t.has_criminal(seat):
        yield from do(t, seat, read("FLIP_DEBT"))


def collided(t: Table, seat: Seat) -> Talk[None]:
    resources, deeds, debts = OPPONENT_COLLISIONS[seat.virtue]
    yield from gains.any_resource(t, seat, resources)
    gains.deeds(t, seat, deeds)
    yield from gains.debts(t, seat, debts)
