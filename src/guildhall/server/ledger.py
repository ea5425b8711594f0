"""What each address has begun and stored here. In memory only: nobody's address is written down."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Container
from dataclasses import dataclass, field
from typing import Final

from guildhall.server.limits import HOUR, MEGABYTE, MOST_BUCKETS, Buckets, Limits
from guildhall.server.refusals import Refusal

DAY: Final = 24 * HOUR  # after which a game that nobody has ended counts no more
GAME_SIZE: Final = 60_000  # bytes on disk of a whole game, which a new one may become
MOVE_SIZE: Final = 90
STORED_HOURS: Final = 5  # in which all that may be stored at once may be stored again


@dataclass
class Account:
    """The games of one address that are not known to be over, and when they began; which of them have bots alone."""

    running: dict[str, float] = field(default_factory=dict)
    alone: set[str] = field(default_factory=set)


class Ledger:
    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self.limits = limits
        self.clock = clock
        self.accounts: OrderedDict[str, Account] = OrderedDict()
        self.owners: dict[str, str] = {}
        self.stored = Buckets(limits.stored * MEGABYTE / STORED_HOURS / HOUR, clock=clock, seconds=STORED_HOURS * HOUR)

    def check_new(self, address: str, alone: bool, thinking: Container[str]) -> None:
        """May that address begin one more game? `thinking` are the games whose bots are being asked."""
        account = self._account(address)
        for game in [game for game, began in account.running.items() if began < self.clock() - DAY]:
            self.over(game)
        if self.limits.games and len(account.running) >= self.limits.games:
            raise Refusal(
                "too-many", f"{self.limits.games} games from here are running: end one of them first.", wait=60
            )
        if alone:
            self.check_alone(address, thinking)
        self.check_room(address)

    def check_alone(self, address: str, thinking: Container[str]) -> None:
        """May bots alone play one more of its games?"""
        account = self._account(address)
        account.alone = {game for game in account.alone if game in thinking}
        if self.limits.bot_games and len(account.alone) >= self.limits.bot_games:
            text = f"Bots alone play {self.limits.bot_games} games from here already: wait for the end of one of them."
            raise Refusal("too-many", text, wait=60)

    def check_room(self, address: str) -> None:
        """May that address store more?"""
        wait = self.stored.owing(address)
        if wait:
            raise Refusal("too-many", "As much was stored from here as may be for now. Come back later.", wait=wait)

    def begun(self, address: str, game: str, alone: bool, size: int) -> None:
        account = self._account(address)
        account.running[game] = self.clock()
        if alone:
            account.alone.add(game)
        self.owners[game] = address
        self.stored.charge(address, GAME_SIZE + size)

    def left_to_bots(self, address: str, game: str) -> None:
        self._account(address).alone.add(game)

    def moved(self, address: str) -> None:
        self.stored.charge(address, MOVE_SIZE)

    def over(self, game: str) -> None:
        """It is over, and counts no more."""
        address = self.owners.pop(game, None)
        account = None if address is None else self.accounts.get(address)
        if account is not None:
            account.running.pop(game, None)
            account.alone.discard(game)

    def _account(self, address: str) -> Account:
        account = self.accounts.setdefault(address, Account())
        self.accounts.move_to_end(address)
        if len(self.accounts) > MOST_BUCKETS:
            _, gone = self.accounts.popitem(last=False)
            for game in gone.running:
                self.owners.pop(game, None)
        return account
