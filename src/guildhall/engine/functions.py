"""What a game does for the engine, function by function. Each is in the file of the game that is named after it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from guildhall.engine.evaluation import Evaluation
from guildhall.engine.events import Event
from guildhall.engine.message import Message
from guildhall.engine.offer import Offer
from guildhall.engine.rng import Rng
from guildhall.engine.study import Study, Subjects

if TYPE_CHECKING:
    from guildhall.engine.definition import AnyGame
    from guildhall.engine.table import GameOptions, GameRules, GameTable

Chosen = TypeVar("Chosen", bound="GameOptions")
R = TypeVar("R", bound="GameRules")
T = TypeVar("T", bound="GameTable")


class Beginning(Generic[Chosen, R, T]):
    """How a table comes about."""

    def __init__(
        self,
        offer: Callable[[], Offer],
        read_options: Callable[[Mapping[str, Any]], Chosen],
        lay_out: Callable[[R, int, bool], T],
        load_position: Callable[[Any, AnyGame], T],
    ) -> None:
        self.offer = offer  # what can be chosen
        self.read_options = read_options  # what was chosen, checked; an unknown option is refused with those there are
        self.lay_out = lay_out  # a new game at its first question, from rules, a seed, and whether anybody listens
        self.load_position = load_position  # the state that a position describes; raises PositionError


class Sight(Generic[T]):
    """What is shown of a table."""

    def __init__(
        self,
        view: Callable[[T, int], dict[str, Any]],
        determinize: Callable[[T, int, Rng], T],
        position: Callable[[T], dict[str, Any]],
        describe: Callable[[T, Event, int], Message],
    ) -> None:
        self.view = view  # what a seat may know
        self.determinize = determinize  # a clone in which everything else is dealt again
        self.position = position  # the whole table
        self.describe = describe  # an event as a seat may know it


class Judgement(Generic[R, T]):
    """What a table is worth, and what can be measured of it."""

    def __init__(
        self,
        scores: Callable[[T], list[dict[str, int]]],
        ranks: Callable[[T], list[int]],
        evaluation: Evaluation[T],
        subjects: Callable[[R], Subjects],
        study: Callable[[T], Study],
    ) -> None:
        self.scores = scores  # points by category, and `total`
        self.ranks = ranks  # places, 1 for a winner
        self.evaluation = evaluation  # for bots
        self.subjects = subjects  # what there is to be studied
        self.study = study  # watches a table from its first question on
