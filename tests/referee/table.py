"""The table as the referee keeps it: who has what, and where everything lies."""

from __future__ import annotations

from typing import Any

import sheet
from referee.cards import CIRCLES, RESOURCES, SKILLS, name_of


class Seat:
    """One colour: a player, or an opponent that follows cards."""

    def __init__(self, number: int, data: dict[str, Any], opponent: str | None) -> None:
        self.number = number
        self.colour: str = data["seat"]
        self.board: str | None = data["board"]
        self.opponent = opponent  # the name of the opponent that has this seat
        self.virtue: int = data["virtue"]
        self.unpaid: int = data["debts"]["unpaid"]
        self.paid: int = data["debts"]["paid"]
        self.level: int = data["cathedral"]
        self.goods: dict[str, int] = dict.fromkeys((*RESOURCES, "silver"), 0)
        self.goods.update(data["goods"])
        self.workers: dict[str, int] = dict(data["workers"])
        self.captured: dict[str, int] = dict(data["captured"])
        self.apprentices: list[str] = list(data["apprentices"])
        self.buildings: list[str] = list(data["buildings"])
        self.hand: list[str] = list(data["hand"])
        self.influence = 0
        self.spending = 0  # what of it pays the price that is just being paid
        self.prepaid = 0  # Silver that lost Influence has paid for (rules/wonders W-I7)

    def __repr__(self) -> str:
        return self.colour

    def at(self, place: str) -> int:
        return self.workers.get(place, 0)

    def move(self, start: str, end: str, number: int = 1) -> None:
        left = self.workers[start] - number
        assert left >= 0, f"{self} has no {number} at {start}"
        if left:
            self.workers[start] = left
        else:
            del self.workers[start]
        self.workers[end] = self.workers.get(end, 0) + number

    def has(self, name: str) -> list[str]:
        """The Apprentices of that name."""
        return [card for card in self.apprentices if name_of(card) == name]

    @property
    def prisoners(self) -> int:
        return self.at("prison")


class Table:
    """Everything that lies on the table, in the order in which it lies."""

    def __init__(self, p: dict[str, Any]) -> None:
        options: dict[str, Any] = p["options"]
        self.options = options
        self.people: int = options["players"]
        self.expansions: list[str] = options.get("expansions", [])
        self.artisans_on = "artisans" in self.expansions
        self.wonders_on = "wonders" in self.expansions
        self.variable = options["setup"] == "variable"
        opponent: str | None = options.get("opponent")
        self.seats = [
            Seat(number, data, opponent if number == self.people else None) for number, data in enumerate(p["seats"])
        ]
        self.by_colour = {seat.colour: seat for seat in self.seats}
        self.first: Seat = self.by_colour[p["turn"]["first"]]
        self.active: Seat = self.first
        self.turn_number: int = p["turn"]["number"]
        self.tax: int = p["tax"]
        self.display: list[list[list[Any] | None]] = [[_slot(slot) for slot in row] for row in p["display"]]
        piles = p["piles"]
        self.apprentices: list[str] = list(piles["apprentices"])
        self.buildings: list[str] = list(piles["buildings"])
        self.rewards: list[str] = list(piles["rewards"])
        self.small: list[str] = list(piles["market_small"])
        self.large: list[str] = list(piles["market_large"])  # the top one first
        self.guildhall: list[str] = list(p["guildhall"])
        self.packs: list[list[str]] = [list(pack) for pack in p["packs"]]
        self.looking: list[str] = []
        self.reset_due = False
        self.apprentice_resets_due = 0
        self.reserved = 0  # Silver of the active player that is needed for coins on Apprentices
        self.turns_left: int | None = None
        self.is_over = False
        self.after: dict[str, Any] = p  # the table after the last answer: where chance is read from
        self.turned: list[str] = []  # Schemes that were turned over after the last answer: where chance is read, too
        self.number_of_players = len(self.seats)  # an opponent counts as one (rules/architects 2.1)

        # Age of Artisans.
        self.crafts: list[str] = []
        self.craft_pile: list[str] = []
        self.artisan: dict[str, str] = {}  # where the Artisans are: a place, or "board blue"
        self.stacked: list[int] = []
        self.adornments: dict[str, str] = {}
        self.tools: dict[str, str] = {}
        self.used: set[str] = set()  # Tools that were used in this turn or reset
        self.place = ""  # where a Worker was just placed
        self.arrived: list[str] = []  # Apprentices that brought something for placing a Worker
        self.under_way: tuple[str, Seat, bool] | None = None  # a capture that somebody must be left for (E19)
        self.is_fetching = False  # a Tool captures for those who have nobody to send to Prison (E22)
        self.is_captors = False  # it is the Strongman's, who does not take his own Artisan
        self.captor = False  # the Artisan may still capture where it was placed
        self.shield = False  # the Artisan may still ignore a point of Virtue
        self.thrift = False  # the Artisan may still pay less
        if self.artisans_on:
            part = p["artisans"]
            self.crafts = list(part["display"])
            self.craft_pile = list(part["pile"])
            self.artisan = dict(part["artisans"])
            self.tools = dict(part["tools"])

        # Works of Wonder.
        self.contributions: list[str] = []
        self.consequences: list[str] = []  # the open one first
        self.filled: set[str] = set()
        self.princess = ""
        self.profiteer = ""
        self.laid: dict[str, int] = {}
        self.tokens: dict[str, str] = {}
        self.contributions_due = 0
        self.influence_due = 0
        if self.wonders_on:
            part = p["wonders"]
            self.contributions = list(part["contributions"])
            self.consequences = list(part["consequences"])
            self.princess = part["princess"]
            self.profiteer = part["profiteer"]
            for seat in self.seats:
                seat.influence = part["influence"][seat.colour]

        # An opponent.
        self.schemes: list[str] = []
        self.future: list[str] = []
        self.discards: list[str] = []
        self.track = 0
        self.trophies: list[str] = []  # its Adornments
        if opponent is not None:
            self.schemes = list(p["solo"]["pile"])
            self.future = list(p["solo"]["future"])

    # Seats.

    def order(self) -> list[Seat]:
        """The seats in the order of a round: the start player first, an opponent last (rules/solo 1.2)."""
        people = self.seats[: self.people]
        start = self.first.number
        return [*people[start:], *people[:start], *self.seats[self.people :]]

    def clockwise(self, start: Seat) -> list[Seat]:
        """All seats from this one on."""
        order = self.order()
        place = order.index(start)
        return [*order[place:], *order[:place]]

    def others(self, who: Seat) -> list[Seat]:
        return [seat for seat in self.seats if seat is not who]

    # Numbers by player count (rules/architects 2.1, 8.3, artisans 2.2).

    @property
    def columns(self) -> int:
        return min(max(self.number_of_players + 1, 3), 6)

    @property
    def spaces(self) -> int:
        return 4 * self.columns

    @property
    def capture_places(self) -> int:
        return 2 if self.number_of_players <= 3 else 1

    # Where somebody stands.

    def groups(self) -> list[tuple[str, Seat]]:
        """All that can be captured: one colour at one large circle."""
        return [(place, seat) for place in CIRCLES for seat in self.seats if seat.at(place)]

    def held(self, who: Seat) -> list[Seat]:
        """Those on whose boards Workers of this colour lie."""
        return [seat for seat in self.seats if seat.captured.get(who.colour, 0)]

    # The display of Apprentices.

    def face_up(self) -> list[str]:
        return [slot[0] for row in self.display for slot in row if slot is not None]

    def refill(self) -> None:
        """Slide both rows left and fill them from the pile."""
        for row in self.display:
            width = len(row)
            row[:] = [slot for slot in row if slot is not None]
            while len(row) < width:
                row.append([self.apprentices.pop(0), 0] if self.apprentices else None)


def _slot(data: Any) -> list[Any] | None:
    return None if data[0] is None else [data[0], data[1]]


def skills(t: Table, who: Seat) -> dict[str, int]:
    """Skill icons of all Apprentices, with the Tools that add one of each (rules/artisans 3.9, 6)."""
    found = {"carpentry": 0, "tiling": 0, "masonry": 0}
    for card in who.apprentices:
        for skill in SKILLS[card]:
            found[skill] += 1
        if card in t.tools and sheet.CRAFTS[t.tools[card]][3] == "SKILL+":
            for skill in found:
                found[skill] += 1
    return found
