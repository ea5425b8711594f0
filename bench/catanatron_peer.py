"""Measures Catanatron in this interpreter by the same definitions, and prints the figures as one line of JSON."""

from importlib.metadata import version
from random import Random

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer

from measure import measure


def new_game(seed: int) -> Game:
    return Game([RandomPlayer(color) for color in Color], seed=seed)


def is_over(game: Game) -> bool:
    return game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT


def random_game(seed: int) -> int:
    """Rolling the dice or ending the turn when nothing else is possible is played, but is no decision."""
    game = new_game(seed)
    decisions = 0
    while not is_over(game):
        decisions += len(game.state.playable_actions) > 1
        game.play_tick()
    return decisions


def positions(count: int, seed: int) -> list[object]:
    """Games at a question, each at a random fraction of its own length."""
    fractions = Random(seed)
    found: list[object] = []
    while len(found) < count:
        seed += 1
        # Catanatron's seed fixes the whole game, so the second time it goes the same way.
        stop = int(random_game(seed) * fractions.random())
        game = new_game(seed)
        while stop or len(game.state.playable_actions) < 2:
            stop -= len(game.state.playable_actions) > 1
            game.play_tick()
        found.append(game)
    return found


if __name__ == "__main__":
    measure(random_game, positions, lambda game: game.copy(), version=version("catanatron"))
