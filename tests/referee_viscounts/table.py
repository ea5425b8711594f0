"""The table as the referee keeps it: who has what, and where everything lies."""

from __future__ import annotations

from collections import Counter
from typing import Any

import viscounts_sheet as sheet
from referee.talk import Lost
from referee_viscounts.cards import (
    BONUS_ICONS,
    BUILDING_ICONS,
    LINKS,
    OPPONENTS,
    SCHEMES,
    SEGMENTS,
    SPOTS,
    STARTING_ICONS,
    TOWNSFOLK,
)


class Pile:
    """Cards face down. How they were shuffled is the one thing that the referee has to be told: until then it knows
    which cards lie there, and not in which order."""

    def __init__(self, cards: list[str]) -> None:
        self.cards = list(cards)  # the top first
        self.is_known = True

    def shuffle_in(self, cards: list[str]) -> None:
        self.cards += cards
        self.is_known = len(self.cards) < 2

    def take(self, left: list[str], places: list[list[str]]) -> str:
        """The top card. If only chance knows it: one that is no longer among those left in the pile after the answer,
        and that lies in the first of these places by then."""
        if self.is_known:
            return self.cards.pop(0)
        gone = [card for card in self.cards if card not in left] or self.cards
        found = next((card for place in places for card in gone if card in place), gone[0])
        self.cards.remove(found)
        self.is_known = len(self.cards) < 2
        return found

    def told(self, cards: list[str]) -> None:
        """How chance has shuffled them. It can only be an order of the cards that lie there."""
        if not self.is_known and sorted(self.cards) == sorted(cards):
            self.cards = list(cards)
            self.is_known = True


class Seat:
    """A player, or the opponent that follows schemes."""

    def __init__(self, number: int, data: dict[str, Any], is_opponent: bool) -> None:
        self.number = number
        self.colour: str = data["seat"]
        self.is_opponent = is_opponent
        self.player_card: str | None = data["player_card"]
        self.hero: str | None = data["hero"]
        self.space: str = data["space"] or ""
        self.goods: dict[str, int] = dict(data["goods"])
        self.corruption: int = data["track"]["corruption"]
        self.virtue: int = data["track"]["virtue"]
        self.unpaid: int = data["debts"]["unpaid"]
        self.paid: int = data["debts"]["paid"]
        self.plain: int = data["deeds"]["plain"]
        self.flipped: int = data["deeds"]["flipped"]
        self.buildings: set[str] = set(data["buildings"])  # those on the board
        self.workers: int = data["workers"]
        self.manuscripts: list[str] = list(data["manuscripts"])
        self.slots: list[str | None] = list(data["slots"])
        self.discard: list[str] = list(data["discard"])
        self.removed: list[str] = list(data["removed"])
        self.hand: list[str] = list(data["hand"])
        self.draw = Pile(data["draw"])

    @property
    def board(self) -> list[str]:
        """The cards on the player board."""
        return [card for card in self.slots if card]

    @property
    def owned(self) -> int:
        return len(self.hand) + len(self.draw.cards) + len(self.discard) + len(self.board)

    def __repr__(self) -> str:
        return self.colour


class Table:
    def __init__(self, p: dict[str, Any]) -> None:
        self.after = p  # the position after the last answer: here chance says how it has shuffled
        self.people: int = p["options"]["players"]
        self.side = "small" if self.people < 3 else "large"
        self.seats = [Seat(number, data, number >= self.people) for number, data in enumerate(p["seats"])]
        self.ring: list[str] = list(p["board"]["ring"])
        self.offset: int = p["board"]["offset"]
        self.townsfolk: dict[str, list[str]] = {key: list(pile) for key, pile in p["townsfolk"].items()}
        self.manuscripts: dict[str, list[str]] = {key: list(pile) for key, pile in p["manuscripts"].items()}
        self.spots: dict[str, list[str]] = {spot: list(who) for spot, who in p["spots"].items()}
        self.castle: dict[str, Counter[str]] = {key: Counter(there) for key, there in p["castle"].items()}
        self.leader: str | None = p["leader"]
        self.bonuses: dict[str, str] = dict(p["bonuses"])
        self.kingdom: dict[str, int] | None = p["kingdom"] and dict(p["kingdom"])
        self.pairs: list[tuple[str, str]] = [(pair["player_card"], pair["hero"]) for pair in p["pairs"]]
        self.turn_number: int = p["turn"]["number"]
        self.first = self.seat(p["turn"]["first"])
        self.active = self.seat(p["turn"]["active"])
        self.is_over = False
        self.stepping: tuple[str, str] | None = None  # whose two workers have yet to step sideways, and from where
        self.roads = sheet.roads("".join(self.ring))
        solo = p.get("schemes")
        self.has_opponent = solo is not None
        if solo is not None:
            self.opponent_board: str = solo["board"]
            self.schemes: list[str | None] = list(solo["slots"])
            self.scheme_discard: list[str] = list(solo["discard"])
            self.scheme_pile = Pile(solo["pile"])
            self.future: list[str] = list(solo["future"])

    # Who and where.

    def seat(self, colour: str) -> Seat:
        return next(seat for seat in self.seats if seat.colour == colour)

    def from_here(self, seat: Seat) -> list[Seat]:
        """All seats in turn order, this one first."""
        return self.seats[seat.number :] + self.seats[: seat.number]

    @property
    def in_set_up(self) -> bool:
        return self.kingdom is None

    @property
    def revealed(self) -> list[str]:
        """Which kingdom cards are revealed."""
        if self.kingdom is None:
            return []
        return [name for name, pile in (("poverty", "debts"), ("prosperity", "deeds")) if not self.kingdom[pile]]

    def segment(self, seat: Seat) -> str:
        return sheet.SEGMENT_OF[seat.space] if seat.space[0] == "O" else seat.space[1]

    def following(self, segment: str) -> str:
        return self.ring[(self.ring.index(segment) + 1) % 5]

    def before(self, segment: str) -> str:
        return self.ring[(self.ring.index(segment) - 1) % 5]

    def wedge(self, segment: str) -> int:
        """0 to 4 for K1 to K5."""
        return (self.ring.index(segment) + self.offset) % 5

    # Building.

    def spots_of(self, space: str) -> list[str]:
        return [spot for (side, spot), (where, _) in SPOTS.items() if side == self.side and where == space]

    def free_spots(self, space: str) -> list[str]:
        return [spot for spot in self.spots_of(space) if spot not in self.spots]

    def links_of(self, spot: str) -> list[tuple[str, int]]:
        """The other ends of the links of a spot, and which links these are."""
        found = []
        for number, (side, one, other, _) in enumerate(LINKS):
            if side != self.side:
                continue
            if other == "next":
                segment = sheet.SEGMENT_OF[SPOTS[side, one][0]]
                other = f"{2 * SEGMENTS.index(self.following(segment)) + 1}a"
            if one == spot:
                found.append((other, number))
            elif other == spot:
                found.append((one, number))
        return found

    # The castle.

    def there(self, section: str, seat: Seat) -> int:
        return self.castle.get(section, Counter())[seat.colour]

    def put(self, section: str, seat: Seat, number: int = 1) -> None:
        self.castle.setdefault(section, Counter())[seat.colour] += number
        if self.castle[section][seat.colour] < 0:
            raise Lost(f"{seat} has no worker in {section}")

    # Icons.

    def shown(self, seat: Seat) -> list[str]:
        """The icons in the three slots of a board: cards, and what is printed where no card lies."""
        found: list[str] = []
        if seat.is_opponent:
            printed = OPPONENTS[self.opponent_board][4]
            for slot, scheme in enumerate(self.schemes):
                if scheme:
                    found += SCHEMES[scheme].icons
                elif slot:
                    found += printed[slot - 1]
        else:
            for slot, card in enumerate(seat.slots):
                found += TOWNSFOLK[card].icons if card else STARTING_ICONS.get(slot, "")
        return found

    def lasting(self, seat: Seat) -> list[str]:
        """Those of buildings and cleric bonus cards."""
        found: list[str] = []
        if seat.is_opponent:
            for number, icon in enumerate(OPPONENTS[self.opponent_board][2], 1):
                found += [icon] if f"gh{number}" in seat.buildings else []
        else:
            for building, icons in BUILDING_ICONS.items():
                found += icons if building in seat.buildings else ""
        for ribbon, owner in self.bonuses.items():
            found += BONUS_ICONS[ribbon] if owner == seat.colour else []
        return found

    def has_criminal(self, seat: Seat) -> bool:
        return "X" in self.shown(seat)
