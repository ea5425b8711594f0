"""Follow a game through its public face, and say where the referee sees it otherwise."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import guildhall
from guildhall import Game
from referee.follow import Difference, Followed, answered
from referee.talk import Ask, Lost, Talk
from referee_viscounts import course, scoring
from referee_viscounts.cards import RESOURCES
from referee_viscounts.mixes import Players, drawn, enriched
from referee_viscounts.table import Pile, Seat, Table


def differences(t: Table, p: dict[str, Any]) -> list[str]:
    """What differs between the referee's table and a position."""
    found: list[str] = []

    def compare(what: str, ours: Any, theirs: Any) -> None:
        if ours != theirs:
            found.append(f"{what}: the referee has {ours!r}, the game {theirs!r}")

    def compare_pile(what: str, pile: Pile, theirs: list[str]) -> None:
        pile.told(theirs)
        compare(what, pile.cards, theirs)

    for seat, data in zip(t.seats, p["seats"]):
        name = seat.colour
        compare(f"{name} pair", (seat.player_card, seat.hero), (data["player_card"], data["hero"]))
        compare(f"{name} space", seat.space or None, data["space"])
        compare(f"{name} goods", goods_of(t, seat, seat.goods), goods_of(t, seat, data["goods"]))
        compare(f"{name} track", {"corruption": seat.corruption, "virtue": seat.virtue}, data["track"])
        compare(f"{name} debts", {"unpaid": seat.unpaid, "paid": seat.paid}, data["debts"])
        compare(f"{name} deeds", {"plain": seat.plain, "flipped": seat.flipped}, data["deeds"])
        compare(f"{name} buildings", sorted(seat.buildings), sorted(data["buildings"]))
        compare(f"{name} workers", seat.workers, data["workers"])
        compare(f"{name} manuscripts", seat.manuscripts, data["manuscripts"])
        compare(f"{name} slots", seat.slots, data["slots"])
        compare(f"{name} hand", sorted(seat.hand), sorted(data["hand"]))
        compare(f"{name} discards", sorted(seat.discard), sorted(data["discard"]))
        compare(f"{name} removed", sorted(seat.removed), sorted(data["removed"]))
        compare_pile(f"{name} draw pile", seat.draw, data["draw"])
    compare("townsfolk", t.townsfolk, p["townsfolk"])
    compare("manuscripts", t.manuscripts, p["manuscripts"])
    compare("spots", t.spots, p["spots"])
    compare("castle", castle_of(settled(t)), castle_of(p["castle"]))
    compare("castle leader", t.leader, p["leader"])
    compare("bonus cards", t.bonuses, p["bonuses"])
    compare("kingdom", t.kingdom, p["kingdom"])
    compare("pairs", [{"player_card": card, "hero": hero} for card, hero in t.pairs], p["pairs"])
    if t.has_opponent:
        solo = p["schemes"]
        compare("schemes", t.schemes, solo["slots"])
        compare("discarded schemes", sorted(t.scheme_discard), sorted(solo["discard"]))
        compare("future schemes", t.future, solo["future"])
        compare_pile("pile of schemes", t.scheme_pile, solo["pile"])
    if not t.is_over:
        compare("active", t.active.colour, p["turn"]["active"])
        compare("turn", t.turn_number, p["turn"]["number"])
    return found


def goods_of(t: Table, seat: Seat, goods: dict[str, int]) -> dict[str, int]:
    """The resources of the Card opponent are all of one kind (rules/viscounts 9.2)."""
    if seat.is_opponent and t.opponent_board == "card":
        return {"resources": sum(goods[good] for good in RESOURCES), "silver": goods["silver"]}
    return goods


def settled(t: Table) -> dict[str, Counter[str]]:
    """Two workers of a trio that have yet to step sideways are on their way: the game shows them nowhere."""
    castle = {section: there.copy() for section, there in t.castle.items()}
    if t.stepping is not None:
        colour, segment = t.stepping
        castle[f"{segment}1"][colour] -= 2
    return castle


def castle_of(castle: dict[str, Any]) -> dict[str, dict[str, int]]:
    """Without those who are not there."""
    there = {section: {who: number for who, number in workers.items() if number} for section, workers in castle.items()}
    return {section: workers for section, workers in there.items() if workers}


def follow(
    seed: int, bot: str = "", options: dict[str, Any] | None = None, most: int = 5000, rich: bool = False
) -> Followed:
    """Play one game, drawn by its seed, and compare after every answer until the first difference."""
    random = Random(seed)
    drawn_options = drawn(random)
    followed = Followed(drawn_options if options is None else options, seed, bot, rich)
    players = Players(random, bot)
    try:
        game = guildhall.new_game("viscounts", seed=seed, **followed.options)
        t = Table(game.position())
        compare_all(game, t, course.set_up(t) if rich else course.play(t), players, followed, most)
        if rich:
            p = game.position()
            enriched(p, random)
            game = guildhall.load_position(p)
            t = Table(game.position())
            compare_all(game, t, course.rounds(t, is_shifted=True), players, followed, most)
    except (Difference, Lost) as error:
        followed.difference = str(error)
    except (AssertionError, KeyError, ValueError, IndexError) as error:  # the referee cannot follow what happened
        followed.difference = f"{type(error).__name__}: {error}"
    return followed


def compare_all(game: Game, t: Table, talk: Talk[None], players: Players, followed: Followed, most: int) -> None:
    p = game.position()
    asked: Ask | None = next(talk, None)
    while asked is not None and followed.decisions < most:
        if game.is_over:
            raise Difference(f"the game is over, and the referee asks {asked}")
        tokens = [option.token for option in game.options]
        colour = game.decision.seat_key
        problems = differences(t, p)
        if not asked.fits(colour, set(tokens), game.decision.name):
            ours, theirs = set(asked.options), set(tokens)
            problems.append(
                f"{game.decision.name}: {colour} is asked by the game, {asked.colour} by the referee; only the referee "
                f"allows {sorted(ours - theirs)}, only the game {sorted(theirs - ours - set(asked.extra))}"
            )
        if problems:
            raise Difference("; ".join(problems))
        token = players.answer(game, tokens)
        followed.answers.append(token)
        game.choose(token)
        followed.decisions += 1
        p = game.position()
        t.after = p
        asked = answered(talk, token)
    if t.is_over:
        problems = differences(t, p)
        if not game.is_over:
            problems.append(f"the referee has ended the game, which asks {game.decision}")
        problems += final_differences(t, game)
        if problems:
            raise Difference("; ".join(problems))
        followed.is_over = True


def final_differences(t: Table, game: Game) -> list[str]:
    found = []
    for seat, theirs in zip(t.seats, game.scores()):
        ours = scoring.scores(t, seat)
        ours["total"] = sum(ours.values())
        if ours != theirs:
            found.append(f"{seat} scores: the referee counts {ours}, the game {theirs}")
    if scoring.ranks(t) != game.ranks():
        found.append(f"ranks: the referee has {scoring.ranks(t)}, the game {game.ranks()}")
    return found
