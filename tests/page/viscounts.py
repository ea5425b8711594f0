"""Tables of Viscounts, and somebody who plays at one."""

from __future__ import annotations

import random
import re
from typing import Any, Final

from playwright.sync_api import Route

import guildhall
from page.browsing import Visit
from page.table import Table
from server.tools import Player, ServedProcess

# To do something with every turn, and to go no farther than one can for nothing.
WISHES: Final = [
    re.compile(wish) for wish in ("^(Build|Flip|Transcribe)", "^Place [2-4]", "^(Hire|Place)", r"^Go to [\w ]+ \w+$")
]
PAY = re.compile(" for [0-9]+ Silver$")
SHINING = """() => [...document.querySelectorAll(".spot.shines")]
    .filter(one => one.checkVisibility())
    .flatMap(one => one.dataset.target.split(" "))"""


def wished(answers: list[str], chance: random.Random) -> int:
    """The number of the answer that the people of these tests give."""
    for wish in WISHES:
        wanted = [i for i, answer in enumerate(answers) if wish.search(answer) and not PAY.search(answer)]
        if wanted:
            return chance.choice(wanted)
    return chance.randrange(len(answers))


def played(seed: int, *, left: int = 0, **options: Any) -> guildhall.Game:
    """A game of these people, so many answers before its end (0: over)."""
    game = guildhall.new_game("viscounts", seed=seed, **{"players": 2, **options})
    chance = random.Random(seed)
    while not game.is_over:
        game.choose(game.options[wished([option.text for option in game.options], chance)])
    if left:
        game.undo(left)
    return game


def at_question(name: str, seed: int, **options: Any) -> guildhall.Game:
    """The last time in such a game that somebody is asked this."""
    game = played(seed, left=1, **options)
    while game.decision.name != name:
        game.undo()
    return game


def with_answer(name: str, part: str, players: int = 2) -> guildhall.Game:
    """A game of somebody who plays by chance, where this is asked and such an answer can be given."""
    for seed in range(100):
        game = guildhall.new_game("viscounts", seed=seed, players=players)
        chance = random.Random(seed)
        while not game.is_over:
            if game.decision.name == name and any(part in option.token for option in game.options):
                return game
            active = [option for option in game.options if option.token not in ("pass", "done")]
            game.choose(chance.choice(active or game.options))
    raise AssertionError(f"nobody is asked {name} with {part!r}")


def out_of_turn(name: str) -> guildhall.Game:
    """A game of three who play by chance, where somebody is asked this in another's turn, for a link."""
    for seed in range(100):
        game = guildhall.new_game("viscounts", seed=seed, players=3)
        chance = random.Random(seed)
        while not game.is_over:
            active = game.view("red")["turn"]["active"]
            if game.decision.name == name and active != game.decision.seat_key and "links" in game.decision.prompt:
                return game
            game.choose(chance.choice(game.options))
    raise AssertionError(f"nobody is asked {name} in another's turn")


# Kingdom piles less than half as high as printed: a game of eight rounds or so.
LOW_PILES: Final = {"numbers.debt-pile.players_2": 4, "numbers.deed-pile.players_2": 4}


def quicken(visit: Visit, seed: int) -> None:
    """Games begun in this window are set up from this seed, soon over, and their bots do not think."""

    def begin(route: Route) -> None:
        body = route.request.post_data_json or {}
        seats = [{**seat, "bot": "random"} if seat["kind"] == "bot" else seat for seat in body["seats"]]
        options = {**body["options"], "corrections": LOW_PILES}
        route.continue_(post_data={**body, "options": options, "seed": seed, "seats": seats})

    visit.context.route("**/api/games", begin)


class ViscountTable(Table):
    """A window with a game of Viscounts in it."""

    def wish(self, chance: random.Random) -> int:
        return wished(self.sentences(), chance)

    def me(self, served: ServedProcess) -> Player:
        """Whoever plays in this window, for questions to the server itself."""
        game = self.page.evaluate("JSON.parse(localStorage.getItem('guildhall.games'))")[0]
        return Player(served.client, game["id"], *game["mine"].values())

    def unlit(self, me: Player) -> set[str]:
        """What answers to the open question point at without its being lit up on the board."""
        question = me.state(log=10**9)["question"]
        return {option["target"] for option in question["options"]} - set(self.page.evaluate(SHINING)) - {""}
