"""What can be studied in a game: for tables of many games and the reports made from them.

A game says what there is to see in it (`Subjects`) and lets a `Study` watch one game from its set-up to its end. So
what writes and reads the tables knows no game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from guildhall.engine.events import Event
from guildhall.engine.message import Message

if TYPE_CHECKING:
    from guildhall.engine.table import GameTable

R = TypeVar("R")


class Measure:
    """A number that each seat has at any time. One that is `followed` is shown turn by turn."""

    def __init__(self, key: str, name: Message, followed: bool) -> None:
        self.key = key
        self.name = name
        self.followed = followed


class Use:
    """A way of using cards, such as hiring them. `kind` is their kind in the card browser; empty if nobody takes a
    card. `chosen` where a player chooses it by an answer: then a study also tells who could have."""

    def __init__(self, key: str, kind: str, cards: list[str], chosen: bool = False) -> None:
        self.key = key
        self.kind = kind
        self.cards = cards
        self.chosen = chosen


class Subjects:
    """What there is to be studied in a game with certain options."""

    def __init__(self, places: dict[str, Message], measures: list[Measure], uses: list[Use]) -> None:
        self.places = places  # by key, with their names
        self.measures = measures
        self.uses = uses


class StudiedTurn:
    """A turn: whose, which places were visited in it, and that seat's measures at its end."""

    def __init__(self, number: int, seat: int, measures: list[int]) -> None:
        self.number = number  # from 1
        self.seat = seat
        self.measures = measures
        self.places: list[str] = []


class StudiedCard:
    """A card that a seat used, in which way, and in which turn of the game; 0 is the set-up."""

    def __init__(self, use: str, kind: str, card: str, seat: int, turn: int) -> None:
        self.use = use
        self.kind = kind
        self.card = card
        self.seat = seat
        self.turn = turn


class Study:
    """Watches one game. It has to be there from the first question on, with a listener at the table."""

    def turn_over(self) -> None:
        """Called by the game at the end of every turn."""
        raise AssertionError("a study hears of turns")

    def asked(self) -> None:
        """Called by whoever plays the game, at every question before it is answered."""

    def offers(self) -> list[StudiedCard]:
        """The cards that seats could have taken so far, whether they did or not, each with the first turn in which."""
        return []

    def turns(self) -> list[StudiedTurn]:
        """The turns so far."""
        raise AssertionError("a study tells of turns")

    def cards(self) -> list[StudiedCard]:
        """The cards used so far."""
        raise AssertionError("a study tells of cards")

    def measures(self, seat: int) -> list[int]:
        """A seat's measures as the table stands, in the order of the game's subjects."""
        raise AssertionError("a study measures")


# Which cards were used, by whom and when, read from what was told.


class CardUse(Generic[R]):
    """A way of using cards, for games with such rules. `key` is its name in reports, `kind` that of its cards in the
    card browser; it is empty where nobody takes a card. `events` are the kinds that tell of it. An answer that takes a
    card is the word `answer` and the card's key; it is empty where no such answer does."""

    def __init__(self, key: str, kind: str, events: list[int], once: bool = False, answer: str = "") -> None:
        self.key = key
        self.kind = kind
        self.events = events
        self.once = once  # a card counts once in a game, however many events mention it
        self.answer = answer

    def cards(self, rules: R) -> list[tuple[int, str]]:
        """The cards of this game that can be used so: number and key."""
        raise AssertionError("a use says of which cards")

    def card(self, event: Event) -> int:
        """The card that the event tells of: its first number, as a rule."""
        return event.a

    def at_start(self, table: Any) -> list[int]:
        """The cards that the seats have from the start, one each."""
        return []


class Used:
    """That a seat used a card, in that turn of the game; 0 is the set-up."""

    def __init__(self, use: CardUse[Any], card: str, seat: int, turn: int) -> None:
        self.use = use
        self.card = card
        self.seat = seat
        self.turn = turn


def used_cards(table: GameTable) -> list[Used]:
    """Every use of a card of the game, in the order in which they were told. It needs a listener from the beginning."""
    assert table.events is not None
    rules = table.common()
    found: list[Used] = []
    keys: dict[str, dict[int, str]] = {}
    by_event: dict[int, list[CardUse[Any]]] = {}
    for use in rules.uses:
        keys[use.key] = dict(use.cards(rules))
        for kind in use.events:
            by_event.setdefault(kind, []).append(use)
        for seat, card in enumerate(use.at_start(table)):
            if card in keys[use.key]:
                found.append(Used(use, keys[use.key][card], seat, 0))
    seen: set[str] = set()
    turn = 0
    for event in table.events:
        if event.kind == rules.turn_event:
            turn += 1
        for use in by_event.get(event.kind, []):
            key = keys[use.key].get(use.card(event))
            if key is None or (use.once and f"{use.key} {key}" in seen):
                continue
            seen.add(f"{use.key} {key}")
            found.append(Used(use, key, event.seat, turn))
    return found


def card_uses(table: GameTable) -> dict[str, dict[str, int]]:
    """For each way of using cards, how often each card of the game was used so."""
    rules = table.common()
    counts: dict[str, dict[str, int]] = {}
    for use in rules.uses:
        cards = use.cards(rules)
        if cards:
            counts[use.key] = {key: 0 for _, key in cards}
    for used in used_cards(table):
        counts[used.use.key][used.card] += 1
    return counts


def studied_uses(uses: list[CardUse[Any]], rules: object) -> list[Use]:
    """The ways of using cards for which this game has cards."""
    found: list[Use] = []
    for use in uses:
        cards = [key for _, key in use.cards(rules)]
        if cards:
            found.append(Use(use.key, use.kind, cards, use.answer != ""))
    return found


class TableStudy(Study):
    """Watches a table whose rules say which events tell of a visit. A game adds what it measures."""

    def __init__(self, watched: GameTable) -> None:
        self.watched = watched
        self.taken: list[StudiedTurn] = []
        self.offered: list[StudiedCard] = []
        self.known_offers: set[int] = set()  # of which seat which answer
        self.taking: dict[int, StudiedCard] = {}  # what an answer would take
        rules = watched.common()
        numbers = watched.vocabulary().numbers
        for use in rules.uses:
            if use.answer:
                for _, key in use.cards(rules):
                    number = numbers.get(f"{use.answer} {key}", -1)
                    if number >= 0:
                        self.taking[number] = StudiedCard(use.key, use.kind, key, -1, 0)

    def asked(self) -> None:
        watched = self.watched
        decision = watched.decision
        if decision is None:
            return
        seat = decision.seat(watched)
        seats = watched.seats_count()
        for answer in watched.answers:
            if answer in self.taking and answer * seats + seat not in self.known_offers:
                self.known_offers.add(answer * seats + seat)
                card = self.taking[answer]
                self.offered.append(StudiedCard(card.use, card.kind, card.card, seat, len(self.taken) + 1))

    def offers(self) -> list[StudiedCard]:
        return self.offered

    def turn_over(self) -> None:
        seat = self.watched.active
        self.taken.append(StudiedTurn(len(self.taken) + 1, seat, self.measures(seat)))

    def turns(self) -> list[StudiedTurn]:
        """Which places were visited is read from what was told."""
        events = self.watched.events
        assert events is not None
        rules = self.watched.common()
        for turn in self.taken:
            turn.places = []
        number = 0
        for event in events:
            if event.kind == rules.turn_event:
                number += 1
            elif event.kind in rules.visits and 0 < number <= len(self.taken):
                turn = self.taken[number - 1]
                if event.seat == turn.seat:
                    turn.places.append(rules.visits[event.kind][event.a])
        return self.taken

    def cards(self) -> list[StudiedCard]:
        return [
            StudiedCard(used.use.key, used.use.kind, used.card, used.seat, used.turn)
            for used in used_cards(self.watched)
        ]
