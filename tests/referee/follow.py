"""Follow a game through its public face, and say where the referee sees it otherwise."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import guildhall
from guildhall import Game
from referee import course, scoring
from referee.cards import RESOURCES
from referee.table import Table
from referee.talk import Ask, Lost, Talk

Chooser = Callable[[Game, list[str], Random], str]


def differences(t: Table, p: dict[str, Any]) -> list[str]:
    """What differs between the referee's table and a position."""
    found: list[str] = []

    def compare(what: str, ours: Any, theirs: Any) -> None:
        if ours != theirs:
            found.append(f"{what}: the referee has {ours!r}, the game {theirs!r}")

    for seat, data in zip(t.seats, p["seats"]):
        name = seat.colour
        compare(f"{name} virtue", seat.virtue, data["virtue"])
        compare(f"{name} debts", {"unpaid": seat.unpaid, "paid": seat.paid}, data["debts"])
        compare(f"{name} cathedral", seat.level, data["cathedral"])
        compare(f"{name} goods", {good: number for good, number in seat.goods.items() if number}, data["goods"])
        compare(f"{name} workers", {place: number for place, number in seat.workers.items() if number}, data["workers"])
        compare(f"{name} captured", seat.captured, data["captured"])
        compare(f"{name} apprentices", sorted(seat.apprentices), sorted(data["apprentices"]))
        compare(f"{name} buildings", sorted(seat.buildings), sorted(data["buildings"]))
        compare(f"{name} hand", sorted(seat.hand), sorted(data["hand"]))
    compare("tax", t.tax, p["tax"])
    compare("display", [[slot or [None, 0] for slot in row] for row in t.display], p["display"])
    piles = p["piles"]
    compare("apprentice pile", t.apprentices, piles["apprentices"])
    compare("building pile", t.buildings, piles["buildings"])
    compare("rewards", t.rewards, piles["rewards"])
    compare("small market", t.small, piles["market_small"])
    compare("large market", t.large, piles["market_large"])
    compare("guildhall", t.guildhall, p["guildhall"])
    compare("looking", t.looking, p["looking"])
    if t.wonders_on:
        part = p["wonders"]
        compare("influence", {seat.colour: seat.influence for seat in t.seats}, part["influence"])
        compare("prepaid", {seat.colour: seat.prepaid for seat in t.seats if seat.prepaid}, part["prepaid"])
        compare("consequences", t.consequences, part["consequences"])
        compare("contributions", t.contributions, part["contributions"])
        compare("filled", sorted(t.filled), sorted(part["filled"]))
        compare("figures", (t.princess, t.profiteer), (part["princess"], part["profiteer"]))
        compare("laid", t.laid, part["laid"])
        compare("tokens", {card: place for place, card in t.tokens.items()}, part["tokens"])
        compare("due", (t.contributions_due, t.influence_due), (part["contributions_due"], part["influence_due"]))
    if t.artisans_on:
        part = p["artisans"]
        compare("crafts", t.crafts, part["display"])
        compare("craft pile", t.craft_pile, part["pile"])
        compare("artisans", t.artisan, part["artisans"])
        compare("stacked", t.stacked, part["stacked"])
        compare("adornments", t.adornments, part["adornments"])
        compare("tools", t.tools, part["tools"])
    if t.options.get("opponent"):
        solo = p["solo"]
        compare("schemes", t.schemes, solo["pile"])
        compare("future schemes", t.future, solo["future"])
        compare("discarded schemes", t.discards, solo["discards"])
        compare("its adornments", t.trophies, solo["adornments"])
        if t.wonders_on:
            compare("track", RESOURCES[t.track], solo["track"])
    if t.is_over:
        return found
    compare("active", t.active.colour, p["turn"]["active"])
    compare("turn", t.turn_number, p["turn"]["number"])
    return found


def plain(token: str) -> str:
    """Two words for the same: Influence says `pay plainly`, Tools say `pay now`."""
    return "pay now" if token == "pay plainly" else token


def answered(talk: Talk[None], token: str) -> Ask | None:
    try:
        return talk.send(token)
    except StopIteration:
        return None


class Difference(Exception):
    """The referee and the game do not agree."""


def follow(options: dict[str, Any], seed: int, chooser: Chooser, most: int = 3000, show: int = 0) -> tuple[int, str]:
    """Play one game; the number of decisions, and the first difference (empty if there is none)."""
    game = guildhall.new_game("architects", seed=seed, **options)
    random = Random(seed)
    decisions = 0
    last = "the set-up"
    try:
        p = game.position()
        t = Table(p)
        talk = course.play(t)
        asked: Ask | None = next(talk, None)
        while True:
            problems = differences(t, p)
            if game.is_over or asked is None:
                if game.is_over != (asked is None):
                    problems.append(f"game over: {game.is_over}; the referee asks {asked}")
                elif not problems:
                    problems = final_differences(t, game)
                if problems:
                    raise Difference("; ".join(problems))
                return decisions, ""
            tokens = [option.token for option in game.options]
            colour = game.decision.seat_key
            theirs = {plain(token) for token in tokens}
            if not asked.fits(colour, theirs):
                if asked.extra and len(asked.options) == 1:  # it need not be asked
                    asked = answered(talk, asked.options[0])
                    continue
                ours = set(asked.options)
                problems.append(
                    f"{game.decision.name}: {colour} is asked by the game, {asked.colour} by the referee; "
                    f"only the referee allows {sorted(ours - theirs)}, only the game {sorted(theirs - ours)}"
                    f" (both: {sorted(ours & theirs)[:8]})"
                )
            if problems:
                raise Difference("; ".join(problems))
            if decisions >= most:
                return decisions, ""
            token = chooser(game, tokens, random)
            last = f"{colour}: {token}"
            game.choose(token)
            decisions += 1
            p = game.position()
            t.after = p
            asked = answered(talk, plain(token))
    except (Difference, Lost, AssertionError, KeyError, ValueError, IndexError) as error:
        if show:
            print("\n".join(game.log(None, max(len(game.answers) - show, 0))), "\n", game.position()["agenda"], "\n", asked)
            shown = game.position()
            print(*shown["seats"], {k: shown[k] for k in shown if k in ("tax", "artisans", "wonders", "solo")}, sep="\n")
        kind = "" if isinstance(error, Difference) else f"{type(error).__name__} "
        return decisions, f"seed {seed}, {options}, after answer {decisions} ({last}): {kind}{error}"


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
