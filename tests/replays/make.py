"""Make the records that are missing in this folder: python tests/replays/make.py [--anew]

`--anew` makes those of the present rules again, while these are not released. Records of former versions stay as they
are: they show that games which began by those rules still end as they did. A record that tells the story of a defect is
not made here.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import guildhall
from guildhall.bots import Sight, make_bot
from guildhall.engine.rng import Rng

FOLDER = Path(__file__).parent
ALL_SETS = ["base", "promo", "unknown"]
BOTH = ["artisans", "wonders"]

GAMES: dict[str, dict[str, Any]] = {
    **{
        f"{players}-players-{setup}": {"players": players, "setup": setup}
        for players in (2, 3, 4, 5)
        for setup in ("standard", "variable")
    },
    "promo-cards": {"players": 3, "promo_cards": True},
    "promo-boards": {"players": 5, "setup": "variable", "board_sets": ["promo"]},
    "boards-of-unknown-origin": {"players": 3, "setup": "variable", "boards": ["emma", "judith", "merovech"]},
    "chosen-boards": {
        "players": 4,
        "setup": "variable",
        "boards": ["therese", "random", "lothaire", "hugo"],
        "board_sets": ALL_SETS,
    },
    "starting-apprentice": {"players": 4, "starting_apprentice": True},
    "apprentice-resets": {"players": 2, "apprentice_resets": True},
    "everything": {
        "players": 5,
        "setup": "variable",
        "board_sets": ALL_SETS,
        "promo_cards": True,
        "starting_apprentice": True,
        "apprentice_resets": True,
    },
    **{
        f"artisans-{players}-players-{setup}": {"players": players, "setup": setup, "expansions": ["artisans"]}
        for players in (2, 3, 4, 5, 6)
        for setup in ("standard", "variable")
    },
    "artisans-boards": {"players": 2, "setup": "variable", "boards": ["walaric", "gisela"], "expansions": ["artisans"]},
    "artisans-everything": {
        "players": 6,
        "setup": "variable",
        "boards": ["gisela", "random", "random", "walaric", "random", "random"],
        "board_sets": ALL_SETS,
        "promo_cards": True,
        "expansions": ["artisans"],
    },
    **{
        f"wonders-{players}-players-{setup}": {"players": players, "setup": setup, "expansions": ["wonders"]}
        for players in (2, 3, 4, 5)
        for setup in ("standard", "variable")
    },
    "wonders-boards": {
        "players": 3,
        "setup": "variable",
        "boards": ["arnulf", "charles", "clotilde"],
        "expansions": ["wonders"],
    },
    "wonders-other-boards": {
        "players": 3,
        "setup": "variable",
        "boards": ["isabette", "louis", "zesiro"],
        "expansions": ["wonders"],
    },
    "wonders-coop": {"players": 4, "expansions": ["wonders"], "coop": True},
    "wonders-everything": {
        "players": 5,
        "setup": "variable",
        "boards": ["louis", "random", "random", "clotilde", "random"],
        "board_sets": ALL_SETS,
        "promo_cards": True,
        "starting_apprentice": True,
        "apprentice_resets": True,
        "expansions": ["wonders"],
        "coop": True,
    },
    **{
        f"both-{players}-players-{setup}": {"players": players, "setup": setup, "expansions": BOTH}
        for players in (2, 3, 4, 5, 6)
        for setup in ("standard", "variable")
    },
    "both-boards": {
        "players": 4,
        "setup": "variable",
        "boards": ["gisela", "louis", "walaric", "charles"],
        "expansions": BOTH,
    },
    "both-everything": {
        "players": 6,
        "setup": "variable",
        "boards": ["gisela", "zesiro", "random", "walaric", "louis", "random"],
        "board_sets": ALL_SETS,
        "promo_cards": True,
        "starting_apprentice": True,
        "apprentice_resets": True,
        "expansions": BOTH,
        "coop": True,
    },
    "solo-constantine": {"players": 1, "opponent": "constantine"},
    "solo-helena-2-players": {"players": 2, "opponent": "helena", "setup": "variable"},
    "solo-helena-artisans": {"players": 1, "opponent": "helena", "expansions": ["artisans"]},
    "solo-aristocrat": {"players": 1, "opponent": "aristocrat", "expansions": ["wonders"]},
    "solo-enforcer": {"players": 1, "opponent": "enforcer", "expansions": ["wonders"], "setup": "variable"},
    "solo-illusionist": {"players": 1, "opponent": "illusionist", "expansions": BOTH, "setup": "variable"},
    "solo-meddler-2-players": {"players": 2, "opponent": "meddler", "expansions": ["wonders"]},
    "solo-patron-3-players": {"players": 3, "opponent": "patron", "expansions": BOTH},
    "solo-peddler": {"players": 1, "opponent": "peddler", "expansions": ["wonders"]},
    "both-clay-wonder": {"players": 2, "setup": "variable", "expansions": BOTH},
}  # fmt: skip

# By version 2 of the rules: every mix and number of players, all opponents, and the options that came with it.
BOXES: dict[str, list[str]] = {"base": [], "artisans": ["artisans"], "wonders": ["wonders"], "both": BOTH}
CORRECTED: dict[str, dict[str, Any]] = {
    **{
        f"rules-2-{name}-{players}-players": {
            "players": players,
            "setup": "variable" if players % 2 else "standard",
            **({"expansions": boxes} if boxes else {}),
            **({"board_sets": ALL_SETS} if players % 2 else {}),
        }
        for name, boxes in BOXES.items()
        for players in range(2, 7 if "artisans" in boxes else 6)
    },
    "rules-2-solo-constantine": {"players": 1, "opponent": "constantine"},
    "rules-2-solo-helena": {"players": 2, "opponent": "helena", "expansions": ["artisans"]},
    **{
        f"rules-2-solo-{opponent}": {
            "players": 1 + number % 2, "opponent": opponent, "expansions": BOTH if number % 3 else ["wonders"],
        }
        for number, opponent in enumerate(("aristocrat", "enforcer", "illusionist", "meddler", "patron", "peddler"))
    },
    "rules-2-own-workers-spared": {"players": 3, "spare_own_workers": True, "promo_cards": True},
    "rules-2-early-shuffle": {"players": 4, "expansions": ["wonders"], "early_shuffle": True},
    "rules-2-award-needs-influence": {"players": 2, "expansions": BOTH, "award_needs_influence": True},
}  # fmt: skip

VISCOUNTS: dict[str, dict[str, Any]] = {
    **{f"viscounts-{players}-players": {"players": players} for players in (2, 3, 4)},
    **{f"viscounts-{players}-players-castle": {"players": players} for players in (2, 3, 4)},
    "viscounts-solo-cleric": {"players": 1, "board": "cleric"},
    "viscounts-solo-builder": {"players": 1, "board": "builder", "difficulty": "hard-1"},
    "viscounts-solo-noble": {"players": 1, "board": "noble", "difficulty": "hard-2"},
    "viscounts-solo-card": {"players": 1, "board": "card", "difficulty": "hard-3"},
}

# Ends that chance does not come to: a bot that thinks a turn ahead plays all seats, with a seed that brought that end.
WELL: dict[str, tuple[str, dict[str, Any], int]] = {
    "solo-constantine-beaten": ("architects", {"players": 1, "opponent": "constantine"}, 3),
    "viscounts-solo-beaten": ("viscounts", {"players": 1, "board": "card"}, 112),
    "viscounts-2-players-prosperity": ("viscounts", {"players": 2}, 3),
    "viscounts-2-players-both-ends": ("viscounts", {"players": 2}, 5),
    "viscounts-4-players-shared-place": ("viscounts", {"players": 4}, 2),
}

LIKED = ("place guildhall", "build ", "advance ", "stack ", "adorn ", "tool ", "use tool ")
# Tools before their Apprentices are rare: a taste for both, and a seed that brought some.
TOOLS = (
    "use tool ", "tool ", "stack ", "imprison", "place tax", "place guardhouse", "pay debt", "advance ", "capture ",
    "artisan ", "hire ", "place guildhall", "build ",
)  # fmt: skip
TOOLS_FIRST: tuple[dict[str, Any], int] = ({"players": 2, "expansions": BOTH}, 318)
# A Wonder takes more than a player has who builds whatever can be built: with them, first gather.
WONDERS = tuple(f"build {resource}-wonder" for resource in ("clay", "wood", "stone", "gold", "marble"))
GATHERING = (
    *WONDERS, "contribute ", "influence for virtue", "place quarry", "place forest", "place mines", "mine gold",
    "place storehouse", "trade marble", "place silversmith",
)  # fmt: skip
GATHERED_FOR = 120  # answers of each player


# What players of Viscounts like: in three games the outer ring, in the next three the inner one.
OUTSIDE = ("build ", "dismiss ", "trade ", "hire ", "flip ", "move O")
INSIDE = ("workers ", "transcribe ", "climb ", "shift ", "hire ", "move I")


def play(options: dict[str, Any], seed: int) -> guildhall.Game:
    """Random play that mostly builds when it can, or games would be long and their buildings few."""
    gathering = GATHERED_FOR * options["players"] if "wonders" in options.get("expansions", []) else 0
    return play_liking("architects", options, seed, lambda answers: GATHERING if answers < gathering else LIKED)


def play_viscounts(options: dict[str, Any], seed: int) -> guildhall.Game:
    return play_liking("viscounts", options, seed, lambda answers: (OUTSIDE, INSIDE)[(seed - 1) // 3 % 2])


def play_liking(
    name: str, options: dict[str, Any], seed: int, liked_after: Callable[[int], tuple[str, ...]]
) -> guildhall.Game:
    """Random play that three times out of four prefers what it likes after so many answers."""
    game = guildhall.new_game(name, seed=seed, **options)
    rng = Rng(seed)
    while not game.is_over:
        options_now = game.options
        liked = [o for o in options_now if o.token.startswith(liked_after(len(game.answers)))]
        chosen = liked if liked and rng.below(4) else options_now
        game.choose(chosen[rng.below(len(chosen))])
    return game


def play_well(name: str, options: dict[str, Any], seed: int) -> guildhall.Game:
    game = guildhall.new_game(name, seed=seed, **options)
    bot = make_bot("greedy", seed)
    while not game.is_over:
        game.choose(bot.answer(Sight(game.state)))
    return game


def main() -> None:
    for games, player in ((GAMES, play), (VISCOUNTS, play_viscounts)):
        for seed, (name, options) in enumerate(games.items(), start=1):
            keep(name, partial(player, options, seed))
    for seed, (name, options) in enumerate(CORRECTED.items(), start=1):
        keep(name, partial(play, options, seed))
    keep("rules-2-tools-first", partial(play_liking, "architects", *TOOLS_FIRST, lambda answers: TOOLS))
    for name, (game, options, seed) in WELL.items():
        keep(name, partial(play_well, game, options, seed))


def keep(name: str, player: Callable[[], guildhall.Game]) -> None:
    path = FOLDER / f"{name}.txt"
    if path.exists():
        record = guildhall.read_record(path)
        if "--anew" not in sys.argv or record.rules < guildhall.definition(record.game).version:
            return
    game = player()
    game.save(path)
    print(f"{name}: {len(game.answers)} answers, {[row['total'] for row in game.scores()]}")


if __name__ == "__main__":
    main()
