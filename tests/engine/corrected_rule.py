"""How a rule is corrected without spoiling games that began before: here the Quarry, which in the next version of the
rules brings one Stone more. Only sources can be changed on the way: test_rules_versions.py runs this in a process of
its own."""

from __future__ import annotations

import json

import guildhall
from guildhall.architects.definition import Architects
from guildhall.architects.effects import gain_good
from guildhall.architects.locations.quarry import Quarry
from guildhall.architects.names import STONE
from guildhall.architects.options import RULES
from guildhall.architects.table import Seat, Table

first_quarry = Quarry.visit
NOW = RULES
NEXT = NOW + 1


def visit(self: Quarry, table: Table, seat: Seat, n: int) -> None:
    first_quarry(self, table, seat, n)
    if table.rules.options.rules >= NEXT:
        gain_good(table, seat, STONE, 1)


def begin() -> guildhall.Game:
    return guildhall.new_game("architects", players=2, seed=1)


def stone_from_the_quarry(game: guildhall.Game) -> int:
    """Go on until red places a Worker there."""
    while True:
        tokens = [option.token for option in game.options]
        if game.decision.seat_key == "red" and "place quarry" in tokens:
            before: int = game.view("red")["seats"][0]["goods"].get("stone", 0)
            game.choose("place quarry")
            after: int = game.view("red")["seats"][0]["goods"].get("stone", 0)
            return after - before
        game.choose(tokens[0])


def main() -> None:
    old = begin()
    old.choose(old.options[0])
    record, position = str(old.record()), json.dumps(old.position())
    Quarry.visit = visit  # type: ignore[method-assign]
    Architects.version, Architects.older = NEXT, (NOW,)
    found = {
        "a new game": begin(),
        "an old record": guildhall.load(record),
        "an old position": guildhall.load_position(position),
        "a new record": guildhall.load(str(begin().record())),
    }
    print(json.dumps({name: [stone_from_the_quarry(game), game.record().rules] for name, game in found.items()}))


if __name__ == "__main__":
    main()
