"""What a game tells the engine about itself, so that games are found by name."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from guildhall.engine.agenda import State
from guildhall.engine.cards import Entry
from guildhall.engine.errors import RulesError
from guildhall.engine.observation import Encoder
from guildhall.engine.offer import Offer
from guildhall.engine.study import Study, Subjects


class Definition:
    """`key` is the game's name in records and commands; `version` rises when a rule changes what old answers mean, and
    `older` are the versions that games begun under them can still be finished by; `levels` is what bots are called in
    this game, the weakest first."""

    key: str = ""
    version: int = 0
    older: tuple[int, ...] = ()
    levels: tuple[str, ...] = ()

    def read_options(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """Check set-up options from outside; gives them back complete, as a record names them."""
        raise AssertionError("a game checks its options")

    def offer(self) -> Offer:
        """What can be chosen when a table is set up."""
        raise AssertionError("a game offers what can be chosen")

    def start(self, options: Mapping[str, Any], seed: int, listen: bool) -> State:
        """A new game at its first question, with these checked options."""
        raise AssertionError("a game sets itself up")

    def load_position(self, data: Any) -> State:
        """The state that a position describes; raises PositionError if there can be none."""
        raise AssertionError("a game loads its positions")

    def read_corrections(self, path: Path) -> dict[str, Any]:
        """Corrections to cards from a TOML file, checked, as a record names them; raises CorrectionError."""
        raise AssertionError("a game checks corrections to its cards")

    def cards(self, corrections: Mapping[str, Any]) -> list[Entry]:
        """All its cards for a browser, kind by kind, with checked corrections in them."""
        raise AssertionError("a game shows its cards")

    def card_uses(self, state: State) -> dict[str, dict[str, int]]:
        """For each way of using cards how often each card was used in a game with a listener from its beginning."""
        raise AssertionError("a game counts the uses of its cards")

    def subjects(self, options: Mapping[str, Any]) -> Subjects:
        """What there is to be studied in a game with these checked options."""
        raise AssertionError("a game says what can be studied in it")

    def study(self, state: State) -> Study:
        """Watch a game from its first question on. It needs a listener; clones are not watched."""
        raise AssertionError("a game can be watched")

    def encoder(self, options: Mapping[str, Any]) -> Encoder:
        """What writes the observations of a game with these checked options."""
        raise AssertionError("a game can be observed")


def with_rules(game: Definition, version: int) -> Definition:
    """That game by the rules of a version; raises RulesError if they are not played here."""
    if version == game.version:
        return game
    if version not in game.older:
        wanted = "a newer" if version > game.version else "an older"
        raise RulesError(
            f"This game of {game.key} goes by rules {version}, which {wanted} Guildhall plays.",
            version,
            [*game.older, game.version],
        )
    other = type(game)()
    other.version = version
    return other
