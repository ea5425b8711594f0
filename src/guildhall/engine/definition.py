"""What a game tells the engine about itself, so that games are found by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Generic, TypeAlias, cast

from guildhall.engine.agenda import State
from guildhall.engine.cards import Entry
from guildhall.engine.cardtables import CardTables
from guildhall.engine.errors import RulesError
from guildhall.engine.functions import Beginning, Chosen, Judgement, R, Sight, T
from guildhall.engine.observation import Encoder, QuestionSection, Section
from guildhall.engine.offer import Offer
from guildhall.engine.study import Study, Subjects, card_uses
from guildhall.engine.table import GameRules, GameTable
from guildhall.engine.weights import shipped_numbers

MOST_RULES: Final = 64  # kept in memory
_rules: dict[str, GameRules] = {}


class Definition(Generic[Chosen, R, T]):
    """`key` is the game's name in records and commands; `version` rises when a rule changes what old answers mean;
    `older` are earlier versions whose games can still be finished; `levels` are the names of the bots in this game, the
    weakest first."""

    key: str = ""
    version: int = 0
    older: tuple[int, ...] = ()
    levels: tuple[str, ...] = ()
    environment: int = 0  # rises when what learning programs see or say changes; their names end with it

    # What a game fills in: where its tables come from, what they show and what they are worth, its rules and its cards.

    beginning: Beginning[Chosen, R, T]
    sight: Sight[T]
    judgement: Judgement[R, T]

    def make_rules(self, options: Chosen) -> R:
        """What never changes in a game with these options, `options.rules` among them."""
        raise AssertionError("a game has rules")

    def tables(self) -> CardTables:
        """All its cards."""
        return CardTables("")

    def is_unreleased(self, options: Mapping[str, Any], answers: Sequence[tuple[str, str]]) -> bool:
        """Is this the record of a game by rules that were played before any were released?"""
        return False

    # What follows from it.

    def offer(self) -> Offer:
        """What can be chosen when a table is set up."""
        return self.beginning.offer()

    def options_from(self, given: Mapping[str, Any]) -> Chosen:
        """Check set-up options from outside; an unknown one is refused with those there are."""
        return self.beginning.read_options(given)

    def read_options(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """Options from outside, checked and complete, as a record names them."""
        return self.options_from(given).data()

    def rules(self, given: Mapping[str, Any]) -> R:
        """The rules for these options, by this version."""
        options = self.options_from(given)
        options.rules = self.version
        return self.rules_for(options)

    def rules_for(self, options: Chosen) -> R:
        """The same object for the same options, since rules never change."""
        key = f"{self.key} {options.rules} {options.data()!r}"
        found = _rules.get(key)
        if found is None:
            if len(_rules) >= MOST_RULES:
                _rules.clear()
            found = self.make_rules(options)
            found.sight = self.sight
            found.judgement = self.judgement
            numbers = shipped_numbers(self.key, options.data().get("expansions", []), options.seats)
            found.evaluation = self.judgement.evaluation.fitted(found, numbers)
            _rules[key] = found
        return cast("R", found)

    def start(self, options: Mapping[str, Any], seed: int, listen: bool) -> State:
        """A new game at its first question, with these checked options."""
        return self.beginning.lay_out(self.rules(options), seed, listen)

    def start_with(self, options: Chosen, seed: int, listen: bool = False) -> T:
        """The same with options that know their version of the rules."""
        return self.beginning.lay_out(self.rules_for(options), seed, listen)

    def new_table(self, seed: int = 0, **options: Any) -> T:
        """The inner state of a new game, at its first question."""
        return self.start_with(self.options_from(options), seed)

    def load_position(self, data: Any) -> State:
        """The state that a position describes; raises PositionError if it is not valid."""
        return self.beginning.load_position(data, self)

    def read_corrections(self, path: Path) -> dict[str, Any]:
        """Corrections to cards from a TOML file, checked, as a record names them; raises CorrectionError."""
        return self.tables().read_file(path).for_game(self.key).usable(str(path)).corrections

    def cards(self, corrections: Mapping[str, Any]) -> list[Entry]:
        """All its cards for a browser, kind by kind, with checked corrections in them."""
        return self.tables().entries(corrections)

    def card_uses(self, state: State) -> dict[str, dict[str, int]]:
        """For each way of using cards how often each card was used in a game with a listener from its beginning."""
        assert isinstance(state, GameTable)
        return card_uses(state)

    def subjects(self, options: Mapping[str, Any]) -> Subjects:
        """What there is to be studied in a game with these checked options."""
        return self.judgement.subjects(self.rules(options))

    def study(self, state: State) -> Study:
        """Watch a game from its first question on. It needs a listener; clones are not watched."""
        assert isinstance(state, GameTable)
        state.study = self.judgement.study(cast("T", state))
        return state.study

    def encoder(self, options: Mapping[str, Any]) -> Encoder:
        """What writes the observations of a game with these checked options."""
        rules = self.rules(options)
        chosen = rules.chosen()
        sections: list[Section[Any]] = [QuestionSection(rules.steps), *rules.sections_of_observation()]
        return Encoder(self.key, sections, chosen.players, chosen.seats)


# A game of any kind.
AnyGame: TypeAlias = Definition[Any, Any, Any]


def with_rules(game: AnyGame, version: int) -> AnyGame:
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
