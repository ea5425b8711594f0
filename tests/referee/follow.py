"""Follow a game through its public face, and say where the referee sees it otherwise."""

from __future__ import annotations

from random import Random
from typing import Any

import guildhall
from guildhall import Game
from guildhall.engine.message import Message
from referee import course, scoring
from referee.cards import RESOURCES
from referee.mixes import Players, drawn, enriched
from referee.table import Table
from referee.talk import Ask, Lost, Talk


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
        for seat in t.seats:
            prepaid = part["prepaid"].get(seat.colour, 0)
            if prepaid != seat.prepaid + seat.spending:  # while a price is paid, either will do
                compare(f"{seat.colour} prepaid", seat.prepaid, prepaid)
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


def turned(game: Game) -> list[str]:
    """The Schemes that were turned over after the last answer, as everybody was told."""
    box = "" if "wonders" in game.setup.get("expansions", ()) else "court-"
    found = []
    for message in game.told(len(game.answers)):
        scheme = message.args.get("scheme")
        if message.name == "event-scheme-drawn" and isinstance(scheme, Message):
            found.append(f"{box}{scheme.name.removeprefix('scheme-')}-{scheme.args['number']}")
    return found


def answered(talk: Talk[None], token: str) -> Ask | None:
    try:
        return talk.send(token)
    except StopIteration:
        return None


class Difference(Exception):
    """The referee and the game do not agree."""


class Followed:
    """One game that was followed: how far, and the first difference, if there is one."""

    def __init__(self, options: dict[str, Any], seed: int, bot: str, rich: bool) -> None:
        self.options = options
        self.seed = seed
        self.bot = bot
        self.rich = rich  # it began in the middle, with everybody rich
        self.decisions = 0
        self.difference = ""
        self.is_over = False
        self.answers: list[str] = []

    def __str__(self) -> str:
        bot = f" --bot {self.bot}" if self.bot else " --rich" if self.rich else ""
        last = ", ".join(self.answers[-3:]) or "the set-up"
        return (
            f"seed {self.seed}{bot} {self.options}, after answer {self.decisions} ({last}): "
            f"{self.difference or 'no difference'}"
        )


def follow(
    seed: int, bot: str = "", options: dict[str, Any] | None = None, most: int = 3000, rich: bool = False
) -> Followed:
    """Play one game, drawn by its seed, and compare after every answer until the first difference."""
    random = Random(seed)
    drawn_options = drawn(random)
    followed = Followed(drawn_options if options is None else options, seed, bot, rich)
    players = Players(random, bot)
    try:
        game = guildhall.new_game("architects", seed=seed, **followed.options)
        t = Table(game.position())
        compare_all(game, t, course.set_up(t) if rich else course.play(t), players, followed, most)
        if rich:
            p = game.position()
            enriched(p, random)
            game = guildhall.load_position(p)
            t = Table(game.position())
            compare_all(game, t, course.rounds_and_end(t), players, followed, most)
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
        theirs = {plain(token) for token in tokens}
        colour = game.decision.seat_key
        if not asked.fits(colour, theirs, game.decision.name):
            if asked.may_be_skipped:
                asked = answered(talk, asked.options[0])
                continue
            ours = set(asked.options)
            problems = differences(t, p)
            problems.append(
                f"{game.decision.name}: {colour} is asked by the game, {asked.colour} by the referee; only the referee "
                f"allows {sorted(ours - theirs)}, only the game {sorted(theirs - ours - set(asked.extra))}"
            )
            raise Difference("; ".join(problems))
        problems = differences(t, p)
        if problems:
            raise Difference("; ".join(problems))
        token = players.answer(game, tokens)
        followed.answers.append(token)
        game.choose(token)
        followed.decisions += 1
        p = game.position()
        t.after = p
        t.turned = turned(game) if "opponent" in followed.options else []
        asked = answered(talk, plain(token))
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
