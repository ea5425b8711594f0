"""The set-up options of a game: what may be chosen, checked, with everything not chosen filled in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from guildhall.architects.cards.tables import CARDS, cards_of
from guildhall.architects.expansions import expansions, opponents
from guildhall.engine.errors import PlayerCountError, UnknownBoardError, UnknownOptionError
from guildhall.engine.table import GameOptions

SETUPS: Final = ("standard", "variable")
BOARD_SETS: Final = ("base", "promo", "unknown")
FEWEST: Final = 2
MOST: Final = 5
RULES: Final = 2  # the version of the rules, see "Correcting a rule" in docs/architecture.md


class Options(GameOptions):
    """Plain values, as a record or a position names them."""

    def __init__(self) -> None:
        super().__init__(RULES)
        self.setup = "standard"
        # The boards of the variable set-up, seat by seat; "random" deals one from `board_sets`. Empty: all at random.
        self.boards: list[str] = []
        self.board_sets: list[str] = ["base"]
        self.promo_cards = False
        self.starting_apprentice = False
        self.apprentice_resets = False
        self.spare_own_workers = False
        self.expansions: list[str] = []
        self.flags: list[str] = []  # those of the expansions' own options that are true
        self.opponent = ""  # the opponent at the last seat, if any

    @property
    def seats(self) -> int:
        """How many sit at the table: the players, then perhaps one that follows cards."""
        return self.players + (1 if self.opponent else 0)

    def data(self) -> dict[str, Any]:
        """For records and positions: only what differs from a plain game."""
        data: dict[str, Any] = {"players": self.players, "setup": self.setup}
        if self.boards:
            data["boards"] = list(self.boards)
        if self.board_sets != ["base"]:
            data["board_sets"] = list(self.board_sets)
        for key, value in (
            ("promo_cards", self.promo_cards),
            ("starting_apprentice", self.starting_apprentice),
            ("apprentice_resets", self.apprentice_resets),
            ("spare_own_workers", self.spare_own_workers),
        ):
            if value:
                data[key] = True
        if self.expansions:
            data["expansions"] = list(self.expansions)
        if self.opponent:
            data["opponent"] = self.opponent
        for flag in self.flags:
            data[flag] = True
        if self.corrections:
            data["corrections"] = dict(self.corrections)
        return data


NAMES: Final = (
    "players",
    "setup",
    "boards",
    "board_sets",
    "promo_cards",
    "starting_apprentice",
    "apprentice_resets",
    "spare_own_workers",
    "expansions",
    "opponent",
    "corrections",
)


def read_options(given: Mapping[str, Any]) -> Options:
    """Options from outside; raises if one is unknown or not valid."""
    owners = {flag: expansion.key for expansion in expansions().values() for flag in expansion.flags}
    for name in given:
        if name not in NAMES and name not in owners:
            raise UnknownOptionError(f"There is no option {name!r} for architects.", name, [*NAMES, *owners])
    options = Options()
    wanted = _list_of("expansions", given.get("expansions", []), tuple(expansions()))
    options.expansions = [key for key in expansions() if key in wanted]
    options.opponent = _opponent(given.get("opponent"), options.expansions)
    options.players = _players(given.get("players", 1 if options.opponent else FEWEST), options)
    options.setup = _one_of("setup", given.get("setup", "standard"), SETUPS)
    options.board_sets = _list_of("board_sets", given.get("board_sets", ["base"]), BOARD_SETS) or ["base"]
    options.promo_cards = _flag("promo_cards", given.get("promo_cards", False))
    options.starting_apprentice = _flag("starting_apprentice", given.get("starting_apprentice", False))
    options.apprentice_resets = _flag("apprentice_resets", given.get("apprentice_resets", False))
    options.spare_own_workers = _flag("spare_own_workers", given.get("spare_own_workers", False))
    for flag, owner in owners.items():
        if _flag(flag, given.get(flag, False)):
            if owner not in options.expansions:
                raise UnknownOptionError(f"There is no option {flag!r} without the expansion {owner!r}.", flag)
            if options.opponent and flag in opponents()[options.opponent].refused_flags:
                sentence = f"The opponent {options.opponent!r} does not play with the option {flag!r}."
                raise UnknownOptionError(sentence, True, (False,))
            options.flags.append(flag)
    options.boards = _boards(given.get("boards", []), options)
    options.corrections = CARDS.check(given.get("corrections", {}))
    return options


def _players(value: object, options: Options) -> int:
    most = max([MOST, *(expansions()[key].most_players for key in options.expansions)])
    least = FEWEST
    besides = ""
    if options.opponent:
        least, most = 1, min(most - 1, opponents()[options.opponent].most_players)
        besides = f" against {options.opponent!r}"
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        enough = [key for key, expansion in expansions().items() if value == expansion.most_players > most]
        if enough and not besides:
            besides = f" without the expansion {enough[0]!r}"
        elif value == 1 and opponents():
            besides = " without an opponent"
        sentence = f"architects cannot be played by {value!r} players{besides}."
        raise PlayerCountError(sentence, value, range(least, most + 1))
    return value


def _opponent(value: object, switched_on: list[str]) -> str:
    if value is None or value == "":
        return ""
    known = opponents()
    if not isinstance(value, str) or value not in known:
        raise UnknownOptionError(f"There is no opponent {value!r}.", value, known or ("(none)",))
    for needed in known[value].needs:
        if needed not in switched_on:
            raise UnknownOptionError(f"The opponent {value!r} plays with the expansion {needed!r} only.", value)
    for refused in known[value].refuses:
        if refused in switched_on:
            others = [key for key, other in known.items() if refused not in other.refuses]
            raise UnknownOptionError(
                f"The opponent {value!r} does not play with the expansion {refused!r}.", value, others
            )
    return value


def _one_of(name: str, value: object, valid: tuple[str, ...]) -> str:
    if not isinstance(value, str) or value not in valid:
        raise UnknownOptionError(f"{name} cannot be {value!r}.", value, valid)
    return value


def _flag(name: str, value: object) -> bool:
    if not isinstance(value, bool):
        raise UnknownOptionError(f"{name} is either true or false, not {value!r}.", value, (True, False))
    return value


def _list_of(name: str, value: object, valid: tuple[str, ...]) -> list[str]:
    if isinstance(value, str) or not isinstance(value, (list, tuple)):
        raise UnknownOptionError(f"{name} is a list, not {value!r}.", value, valid)
    items: list[str] = []
    for item in value:
        if item not in valid:
            raise UnknownOptionError(f"{name}: {item!r} is unknown.", item, valid or ("(none yet)",))
        if item in items:
            raise UnknownOptionError(f"{name}: {item!r} is named twice.", item)
        items.append(item)
    return items


def _boards(value: object, options: Options) -> list[str]:
    if isinstance(value, str) or not isinstance(value, (list, tuple)):
        raise UnknownBoardError(f"boards is a list of player boards, not {value!r}.", value)
    known = [board for board in cards_of("boards") if board.box in BOARD_SETS or board.box in options.expansions]
    names = [board.key for board in known]
    boards: list[str] = []
    for board in value:
        if board != "random" and board not in names:
            boxes = [other.box for other in cards_of("boards") if other.key == board]
            lacking = f" without the expansion {boxes[0]!r}" if boxes else ""
            raise UnknownBoardError(f"There is no player board {board!r}{lacking}.", board, ["random", *names])
        if board != "random" and board in boards:
            raise UnknownBoardError(f"The board {board!r} is named twice.", board)
        boards.append(board)
    if boards and options.setup != "variable":
        raise UnknownBoardError("Player boards are chosen in the variable set-up only.", boards, ["setup='variable'"])
    if boards and len(boards) != options.players:
        raise UnknownBoardError(
            f"{len(boards)} boards for {options.players} players: name one for each seat, or 'random'.", boards
        )
    if options.setup == "variable":
        sets = options.board_sets + options.expansions
        pool = [b.key for b in known if b.box in sets and b.key not in boards]
        wanted = boards.count("random") if boards else options.players
        if len(pool) < wanted:
            raise UnknownBoardError(f"Only {len(pool)} boards of {sets} are left for {wanted} seats.", boards)
    return boards
