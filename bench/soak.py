"""A million random decisions over all games and mixes, with every check of the table after each: `make soak`

    python bench/soak.py [--decisions 1000000] [--seed N]
    python bench/soak.py --again '{"mix": 3, …}'

Set-ups are drawn as the tests draw them: players, expansions, boards, options, opponents. One game in eight is played a
second time, and every 25 answers each seat's view is compared with that of a table where all that is hidden from it was
dealt again. It stops at the first failure and prints the line that plays that game again.
"""

from __future__ import annotations

import argparse
import json
import secrets
import sys
import time
from collections import Counter
from itertools import count
from pathlib import Path
from typing import Any

import hypothesis
from hypothesis import HealthCheck, Phase, given, settings

sys.path[0] = str(Path(__file__).parents[1] / "tests")
from properties.architects import Architects
from properties.artisans import Artisans
from properties.harness import Play, Subject, check_views, check_whole_game, plays
from properties.solo import solo_subject_of
from properties.test_solo import EVERY as OPPONENTS
from properties.viscounts import Viscounts
from properties.wonders import Both, Wonders

GAMES = 5  # of each mix in a round
VIEWS_IN = 8  # one game of so many
VIEWS_EVERY = 25  # answers


def mixes() -> list[tuple[Subject, dict[str, Any]]]:
    """Every game in every company."""
    subjects: list[Subject] = [Architects(), Artisans(), Wonders(), Both(), Viscounts()]
    found = [(subject, mix) for subject in subjects for mix in subject.mixes]
    for number, (opponent, players, expansions) in enumerate(OPPONENTS):
        setup = ("standard", "variable")[number // 2 % 2]
        mix = {"players": players, "setup": setup, "opponent": opponent, "expansions": expansions}
        found.append((solo_subject_of(expansions), mix))
    return found


def drawn(subject: Subject, mix: dict[str, Any], seed: int) -> list[Play]:
    found: list[Play] = []

    @hypothesis.seed(seed)
    @settings(max_examples=GAMES, phases=[Phase.generate], database=None, suppress_health_check=list(HealthCheck))
    @given(plays(subject, mix))
    def collect(play: Play) -> None:
        found.append(play)

    collect()
    return found


def line(number: int, play: Play) -> str:
    """All that is needed to play it again."""
    names = ("options", "seed", "picks", "driver", "taste")
    return json.dumps({"mix": number, **{name: getattr(play, name) for name in names}})


def again(text: str) -> tuple[int, Play]:
    data = json.loads(text)
    number = data.pop("mix")
    data |= {name: tuple(data[name]) for name in ("picks", "taste")}
    return number, Play(mixes()[number][0], **data)


def soak(decisions: int, seed: int) -> None:
    began = shown = time.monotonic()
    games: Counter[str] = Counter()
    done = viewed = 0
    for turn in count():
        for number, (subject, mix) in enumerate(mixes()):
            for play in drawn(subject, mix, seed + 1000 * turn + number):
                with_views = sum(games.values()) % VIEWS_IN == 0
                try:
                    done += check_whole_game(play)
                    viewed += check_views(play, VIEWS_EVERY) if with_views else 0
                except BaseException:
                    print(f"seed {seed}; python bench/soak.py --again '{line(number, play)}'", flush=True)
                    raise
                games[subject.name + "".join(f"+{name}" for name in mix.get("expansions", ()))] += 1
            if time.monotonic() - shown > 10:
                shown = time.monotonic()
                print(f"{done:9,} decisions, {sum(games.values()):5,} games, {shown - began:4.0f} s", flush=True)
            if done >= decisions:
                print(f"{done:,} decisions in {sum(games.values()):,} games of {len(mixes())} mixes, seed {seed}:")
                print(", ".join(f"{name} {number}" for name, number in games.items()))
                print(f"{viewed:,} of them again for what each seat sees; {time.monotonic() - began:.0f} s, 0 failures")
                return


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decisions", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=None, help="chance picks one if not given")
    parser.add_argument("--again", metavar="JSON", help="one game, as a failure has printed it")
    wanted = parser.parse_args()
    if wanted.again is None:
        soak(wanted.decisions, secrets.randbits(32) if wanted.seed is None else wanted.seed)
        return
    _, play = again(wanted.again)
    print(f"{check_whole_game(play)} decisions and {check_views(play, VIEWS_EVERY)} with views, no failure")


if __name__ == "__main__":
    main()
