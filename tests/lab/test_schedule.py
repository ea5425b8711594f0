"""Schedules are balanced: the same deals and the same seats for everybody."""

from __future__ import annotations

from collections import Counter

import pytest

from guildhall.bots import UnknownBotError
from guildhall.engine.errors import UnknownOptionError
from guildhall.lab.schedule import LINEUPS, lineups_of_deal, schedule

NAMES = ["a", "b", "c", "d", "e", "f", "g"]


def tables(bots: int, players: int, lineup: str, deal: int = 0) -> list[str]:
    return ["".join(NAMES[bot] for bot in seats) for seats in lineups_of_deal(bots, players, lineup, deal)]


@pytest.mark.parametrize("lineup", LINEUPS)
def test_two_bots_at_two_seats_play_every_deal_both_ways_round(lineup: str) -> None:
    matches = schedule(["a", "b"], 2, lineup, 6, 10)
    assert [(match.number, match.deal, match.seed, match.lineup) for match in matches] == [
        (0, 0, 10, (0, 1)), (1, 0, 10, (1, 0)),
        (2, 1, 11, (0, 1)), (3, 1, 11, (1, 0)),
        (4, 2, 12, (0, 1)), (5, 2, 12, (1, 0)),
    ]  # fmt: skip


def test_first_is_the_first_bot_alone_at_every_seat() -> None:
    assert tables(2, 4, "first") == ["abbb", "bbba", "bbab", "babb"]
    assert tables(3, 3, "first") == ["abb", "bba", "bab", "acc", "cca", "cac"]


def test_alone_is_each_bot_alone_against_each_other() -> None:
    assert set(tables(2, 3, "alone")) == {"abb", "bab", "bba", "baa", "aba", "aab"}
    assert len(tables(3, 4, "alone")) == 3 * 2 * 4


def test_mixed_seats_everybody_once_if_they_fit() -> None:
    assert tables(3, 3, "mixed") == ["abc", "bca", "cab"]
    # The next deal has the same bots in another order round the table.
    assert tables(3, 3, "mixed", deal=1) == ["acb", "cba", "bac"]


def test_mixed_gives_the_seats_left_over_to_each_in_turn() -> None:
    found = tables(3, 4, "mixed")
    assert len(found) == 3 * 4
    assert Counter("".join(sorted(table)) for table in found) == {"aabc": 4, "abbc": 4, "abcc": 4}


def test_mixed_with_more_bots_than_seats_lets_every_choice_of_them_meet() -> None:
    assert {"".join(sorted(table)) for table in tables(4, 2, "mixed")} == {"ab", "ac", "ad", "bc", "bd", "cd"}
    assert len(tables(4, 2, "mixed")) == 6 * 2


@pytest.mark.parametrize("bots", range(2, 8))
@pytest.mark.parametrize("players", range(2, 7))
def test_on_every_deal_all_bots_sit_equally_often_at_every_seat(bots: int, players: int) -> None:
    for deal in range(5):
        for lineup in ("mixed", "alone"):
            found = lineups_of_deal(bots, players, lineup, deal)
            assert len(found) == len(set(found)), "no game is played twice"
            counts = Counter((seat, bot) for seats in found for seat, bot in enumerate(seats))
            assert len(counts) == players * bots
            assert len(set(counts.values())) == 1


@pytest.mark.parametrize("bots", range(2, 6))
@pytest.mark.parametrize("players", range(2, 7))
def test_with_first_the_first_bot_sits_equally_often_at_every_seat(bots: int, players: int) -> None:
    counts = Counter(seats.index(0) for seats in lineups_of_deal(bots, players, "first", 0))
    assert counts == dict.fromkeys(range(players), bots - 1)


def test_whole_deals_are_played() -> None:
    matches = schedule(["a", "b", "c"], 4, "mixed", 100, 1)
    assert len(matches) == 108
    assert Counter(match.deal for match in matches) == dict.fromkeys(range(9), 12)


def test_more_games_begin_with_the_same_ones() -> None:
    short, long = (schedule(["a", "b", "c"], 3, "mixed", games, 1) for games in (10, 50))
    assert [match.lineup for match in long[: len(short)]] == [match.lineup for match in short]


def test_what_cannot_be_scheduled_is_refused() -> None:
    with pytest.raises(UnknownBotError, match="needs two bots or more"):
        schedule(["a"], 2, "mixed", 10, 1)
    with pytest.raises(UnknownBotError, match="'a' is named twice"):
        schedule(["a", "b", "a"], 2, "mixed", 10, 1)
    with pytest.raises(UnknownOptionError, match=r"no line-up 'pairs'. Valid: mixed, alone, first"):
        schedule(["a", "b"], 2, "pairs", 10, 1)
    with pytest.raises(UnknownOptionError, match="A seed is a whole number"):
        schedule(["a", "b"], 2, "mixed", 10, -1)
