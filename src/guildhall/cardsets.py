"""Sets of cards as files: which game one is for, several of them merged, and how one is written."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import guildhall
from guildhall.engine.cards import CardSet
from guildhall.engine.cardtables import CardTables
from guildhall.engine.corrections import BY, FORMAT, RIGHT, read_file, read_toml
from guildhall.engine.errors import CorrectionError


def game_of(path: Path) -> str:
    """The game that a file is for: it says so, or its kinds of cards do."""
    data, _ = read_toml(read_file(path))
    named = data.get("game")
    if named in guildhall.games():
        return str(named)
    known = {
        game: sum(kind in data for kind in guildhall.definition(game).tables().kinds()) for game in guildhall.games()
    }
    best = max(known.values())
    games = [game for game, count in known.items() if count == best]
    if len(games) != 1:
        raise CorrectionError(
            f'{path}: say for which game it is, such as game = "{games[0]}".', named, guildhall.games()
        )
    return games[0]


def corrections_by_game(paths: Iterable[Path]) -> dict[str, dict[str, Any]]:
    """The corrections of several files, one for each game."""
    found: dict[str, dict[str, Any]] = {}
    for path in paths:
        game = game_of(path)
        if game in found:
            raise CorrectionError(
                f"{path}: there is a file for {game} already; merge them with `guildhall cards merge`."
            )
        found[game] = guildhall.definition(game).read_corrections(path)
    return found


# Writing.


def written(game: str, cards: CardSet, open_votes: Sequence[Vote] = ()) -> str:
    """The set as a TOML file, in the order of the tables; what is open stands in comments."""
    tables = guildhall.definition(game).tables()
    lines = [f"format = {FORMAT}", f"game = {json.dumps(game)}"]
    if cards.by:
        lines.append(f"{BY} = {json.dumps(cards.by, ensure_ascii=False)}")
    for kind in tables.kinds():
        for key in tables.keys(kind):
            lines += _card_lines(
                tables, cards, kind, key, [vote for vote in open_votes if vote.card == f"{kind}.{key}"]
            )
    return "\n".join(lines) + "\n"


def _card_lines(tables: CardTables, cards: CardSet, kind: str, key: str, open_votes: Sequence[Vote]) -> list[str]:
    card = f"{kind}.{key}"
    names = [name for name in tables.fields(kind, key) if f"{card}.{name}" in cards.corrections]
    if not names and card not in cards.right and not open_votes:
        return []
    lines = ["", f"[{card}]"]
    lines += [f"{name} = {_value(cards.corrections[f'{card}.{name}'])}" for name in names]
    for vote in open_votes:
        said = ", ".join(f"{' and '.join(one.who)} {_value(one.value)}" for one in vote.said)
        lines.append(f"# {vote.field} is open: {said}")
    if card in cards.right:
        lines.append(f"{RIGHT} = true")
    if card in cards.agreed:
        lines.append(f"{BY} = {_value(cards.agreed[card])}")
    return lines


def _value(value: Any) -> str:
    if isinstance(value, Mapping):
        inside = ", ".join(f"{name} = {_value(one)}" for name, one in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, list):
        return "[" + ", ".join(_value(one) for one in value) + "]"
    return json.dumps(value, ensure_ascii=False)


# Merging.


@dataclass(frozen=True)
class Said:
    """A value, and who says so."""

    value: Any
    who: tuple[str, ...]
    is_ours: bool


@dataclass(frozen=True)
class Vote:
    """What the owners say of one field: those first whom most agree with. `taken` is what more of them say than
    anything else; None if nothing is."""

    card: str
    field: str
    said: tuple[Said, ...]

    @property
    def differs(self) -> bool:
        return len(self.said) > 1

    @property
    def taken(self) -> Said | None:
        first = self.said[0]
        return first if len(self.said) == 1 or len(first.who) > len(self.said[1].who) else None

    def data(self) -> dict[str, Any]:
        taken = self.taken
        return {
            "card": self.card,
            "field": self.field,
            "said": [{"value": one.value, "who": list(one.who)} for one in self.said],
            "taken": None if taken is None else taken.value,
            "open": taken is None,
        }


@dataclass(frozen=True)
class Merged:
    cards: CardSet
    votes: tuple[Vote, ...]

    @property
    def open_votes(self) -> list[Vote]:
        return [vote for vote in self.votes if vote.taken is None]

    def data(self) -> dict[str, Any]:
        return {
            "corrections": self.cards.corrections,
            "right": self.cards.right,
            "agreed": self.cards.agreed,
            "votes": [vote.data() for vote in self.votes if vote.differs],
        }


def read_sets(paths: Sequence[Path]) -> tuple[str, dict[str, CardSet]]:
    """The sets of several owners by name, and the game; raises CorrectionError with all that is wrong with one."""
    game = game_of(paths[0])
    sets: dict[str, CardSet] = {}
    for path in paths:
        found = guildhall.definition(game).tables().read_file(path).for_game(game).usable(str(path))
        name = found.by or path.stem
        if name in sets:
            raise CorrectionError(f"{path}: there is a set by {name} already.", name)
        sets[name] = found
    return game, sets


def merge(game: str, sets: Mapping[str, CardSet]) -> Merged:
    """One set of what most owners say. Who finds a card right and does not name a field says that it is as we print
    it; where nothing is said by more of them than anything else, ours stays and the field is open."""
    tables = guildhall.definition(game).tables()
    merged = CardSet()
    merged.game = game
    votes: list[Vote] = []
    for kind in tables.kinds():
        for key in tables.keys(kind):
            votes += _card(tables, merged, sets, kind, key)
    checked = tables.examine(merged.corrections)
    merged.corrections, merged.problems = checked.corrections, checked.problems
    return Merged(merged, tuple(votes))


def _card(tables: CardTables, merged: CardSet, sets: Mapping[str, CardSet], kind: str, key: str) -> list[Vote]:
    card = f"{kind}.{key}"
    speakers = [
        who
        for who, one in sets.items()
        if card in one.right or any(path.startswith(f"{card}.") for path in one.corrections)
    ]
    if not speakers:
        return []
    votes: list[Vote] = []
    for name, field in tables.fields(kind, key).items():
        path = f"{card}.{name}"
        if not any(path in one.corrections for one in sets.values()):
            continue
        said: dict[str, tuple[Any, list[str], bool]] = {}
        for who in speakers:
            one = sets[who]
            value = one.corrections.get(path)
            ours = value is None or not field.differences(value)
            if value is None and card not in one.right:
                continue
            said.setdefault(
                "ours" if ours else json.dumps(value, sort_keys=True), (field.ours if ours else value, [], ours)
            )
            said["ours" if ours else json.dumps(value, sort_keys=True)][1].append(who)
        order = sorted(said.values(), key=lambda one: -len(one[1]))
        votes.append(Vote(card, name, tuple(Said(value, tuple(who), ours) for value, who, ours in order)))
    open_fields = [vote for vote in votes if vote.taken is None]
    agreed = list(speakers)
    for vote in votes:
        taken = vote.taken
        if taken is not None and not taken.is_ours:
            merged.corrections[f"{card}.{vote.field}"] = taken.value
        against = [who for one in vote.said if one is not taken for who in one.who]
        agreed = [who for who in agreed if who not in against]
    if not open_fields:
        merged.right.append(card)
    if agreed:
        merged.agreed[card] = agreed
    return votes
