"""OpenSpiel's information-set search plays against chance, and information states are what they should be.

    python examples/openspiel_search.py                 # ten games of Viscounts
    python examples/openspiel_search.py --games 2 --simulations 20

See docs/tutorials/openspiel.md.
"""

import argparse
import time

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts
from open_spiel.python.bots import uniform_random

import guildhall.envs.openspiel  # noqa: F401  # registers the games
from guildhall.lab.rating import wilson

GAME = "guildhall_viscounts(players=2,reward=win,max_cycles=2000)"


class Standing:
    """What OpenSpiel calls an evaluator: how well the seats stand, found by playing a few answers at random and then
    comparing points. To the end of the game it would take a hundred times as long, and say little more."""

    def __init__(self, answers: int, chance: np.random.RandomState) -> None:
        self.answers = answers
        self.chance = chance

    def evaluate(self, state: pyspiel.State) -> np.ndarray:
        ahead = state.clone()
        for _ in range(self.answers):
            if ahead.is_terminal():
                return np.array(ahead.returns())
            ahead.apply_action(self.chance.choice(ahead.legal_actions()))
        table = ahead.chance_game.table
        points = np.array([score["total"] for score in table.scores()], float)
        worth: np.ndarray = np.tanh((points - points.mean()) / 10)
        return worth

    def prior(self, state: pyspiel.State) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def play(bots: list[pyspiel.Bot], game: pyspiel.Game, chance: np.random.RandomState) -> list[float]:
    """A game between bots, one for each seat; gives what they have won."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes())
            state.apply_action(int(chance.choice(outcomes, p=chances)))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    return list(state.returns())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--simulations", type=int, default=5, help="for each answer of the search")
    parser.add_argument("--answers", type=int, default=12, help="that it plays on at random before it compares points")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    chance = np.random.RandomState(wanted.seed)
    game = pyspiel.load_game(GAME)
    search = ismcts.ISMCTSBot(
        game,
        evaluator=Standing(wanted.answers, chance),
        uct_c=1.4,
        max_simulations=wanted.simulations,
        random_state=chance,
    )
    start = time.process_time()
    won = 0.0
    for number in range(wanted.games):
        seat = number % 2
        bots = [uniform_random.UniformRandomBot(1 - seat, chance)] * 2
        bots[seat] = search
        won += (1 + play(bots, game, chance)[seat]) / 2
    low, high = wilson(won, wanted.games)
    print(
        f"{wanted.games} games in {time.process_time() - start:.0f} s; the search won {won / wanted.games:.1%} "
        f"against chance ({low:.1%} to {high:.1%})"
    )


if __name__ == "__main__":
    main()
