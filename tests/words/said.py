"""What the code can say: every message it can produce, found in its sources, in its tables and by playing."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from guildhall.architects.answers import CHOICES
from guildhall.architects.cards.tables import CARDS
from guildhall.architects.definition import rules_for, start
from guildhall.architects.events import EVENTS
from guildhall.architects.expansions import expansions, opponents
from guildhall.architects.names import AREAS, GOODS, MOMENT_NAMES, NUMBER_NAMES, SEATS, SKILLS
from guildhall.architects.options import BOARD_SETS, NAMES, SETUPS, read_options
from guildhall.architects.solo.names import CONVERTED, LACKS, REASONS
from guildhall.cli.cards import NAMED, PUBLIC, columns_of
from guildhall.companion.viscounts.session import gained
from guildhall.engine.agenda import Decision
from guildhall.engine.cards import Entry
from guildhall.engine.events import EventKind
from guildhall.engine.message import Message
from guildhall.engine.stepping import steps_in
from guildhall.viscounts import definition as viscounts
from guildhall.viscounts.cards.tables import CARDS as VISCOUNTS_CARDS
from guildhall.viscounts.effects import THINGS
from guildhall.viscounts.events import EVENTS as VISCOUNTS_EVENTS
from guildhall.viscounts.names import ACTIONS, ICONS, PIECES
from guildhall.viscounts.names import GOODS as VISCOUNTS_GOODS
from guildhall.viscounts.offer import offer
from guildhall.viscounts.options import read_options as viscounts_options
from guildhall.viscounts.solo.names import CONVERTED as VISCOUNTS_CONVERTED
from guildhall.viscounts.solo.names import LACKS as VISCOUNTS_LACKS
from guildhall.viscounts.study import subjects_of

SOURCES = Path(__file__).parents[2] / "src" / "guildhall"
ORIGINS = ("verified", "rulebook", "public", "reconstructed", "unknown", "corrected")

# The functions that make messages of names, and what they put before a name.
SPEAKERS = {"Message": "", "_words": "", "words": "cli-", "message": "viscounts-"}

# Names that begin so are exactly those that `families` lists; a name in any other style is found in the sources.
FAMILIES = (
    "answer-", "apprentice-", "ask-", "board-", "box-", "building-", "change-", "event-", "field-", "good-", "icon-",
    "kind-", "letter-", "option-", "origin-", "place-", "score-", "seat-", "setup-", "skill-", "the-", "value-",
    "viscounts-", "when-",
)  # fmt: skip


def families() -> set[str]:
    """The messages whose names are put together from keys."""
    rules = rules_for(read_options({"players": 5, "expansions": list(expansions())}))
    names = {f"place-{area}" for area in AREAS}
    for opponent in opponents().values():
        seated = rules_for(read_options({"players": 1, "opponent": opponent.key, "expansions": opponent.needs}))
        names |= {f"score-{row.key}" for row in seated.score_rows}
        names |= {f"cli-sim-{use.key.replace('_', '-')}" for use in seated.uses}
    names |= {f"event-because-{reason}" for reason in (*REASONS, "next-slot", "next-craft", "group", "groups")}
    names |= {f"event-lack-{lack}" for lack in LACKS} | {f"event-instead-of-{thing}" for thing in CONVERTED}
    names |= {"event-clause-true", "event-clause-false"}
    names |= {f"the-{area}" for area in AREAS if area != "supply"}  # nobody places or retrieves at the supply
    for good in GOODS:
        names |= {f"good-{good}", f"good-{good}-name", f"letter-{good}"}
    names |= {"good-cards", "good-virtue", "good-tax", "good-mix"}
    names |= {f"skill-{skill}" for skill in SKILLS} | {f"seat-{seat}" for seat in SEATS}
    names |= {f"score-{row.key}" for row in rules.score_rows} | {"score-total"}
    flags = [flag for expansion in expansions().values() for flag in expansion.flags]
    names |= {f"option-{name}" for name in (*NAMES, *flags)} | {f"setup-{name}" for name in SETUPS}
    names |= {f"box-{box}" for box in (*BOARD_SETS, *expansions())} | {"box-line"}
    for origin in ORIGINS:
        names |= {f"origin-{origin}", f"origin-{origin}-text"}
    names |= {"origin-heading", "origin-line", "letter-meaning"}
    names |= {f"when-{moment}" for moment in MOMENT_NAMES} | {"when-at-place"}
    names |= {f"change-{number}" for number in NUMBER_NAMES}
    names |= {f"answer-choose-{choice}" for choice in CHOICES}
    names |= {"ask-" + dashed(name) for name, step in rules.steps.items() if issubclass(step, Decision)}
    names |= {name for kind in EVENTS.kinds for name in event_names(kind)} | {"event-captured-own"}
    names |= {f"cli-sim-{use.key.replace('_', '-')}" for use in rules.uses}
    for message in rules.vocabulary.messages:
        names |= names_in(message)
    for good in VISCOUNTS_GOODS:
        names |= {f"good-{good}", f"good-{good}-name", f"letter-{good}"}
    for icon in ICONS:
        names |= {f"icon-{icon}", f"icon-{icon}-name", f"letter-{icon}"}
    for cards in (CARDS.entries({}), VISCOUNTS_CARDS.entries({})):
        names |= browser_names(cards)
    return names | viscounts_families()


def viscounts_families() -> set[str]:
    names: set[str] = set()
    for players in (1, 4):
        options = viscounts_options({"players": players})
        for message in viscounts.rules_for(options).vocabulary.messages:
            names |= names_in(message)
        subjects = subjects_of(viscounts.rules_for(options))
        for subject in (*subjects.places.values(), *(measure.name for measure in subjects.measures)):
            names |= names_in(subject)
        names |= {f"cli-sim-{use.key.replace('_', '-')}" for use in subjects.uses}
        names |= {f"score-{key}" for key in viscounts.start(options, 0).scores()[0]}
    steps = steps_in("guildhall.viscounts")
    names |= {"viscounts-ask-" + dashed(name) for name, step in steps.items() if issubclass(step, Decision)}
    for kind in VISCOUNTS_EVENTS.kinds:
        hidden = {f"viscounts-event-{kind.name}-hidden"} if kind.private else set()
        names |= {f"viscounts-event-{kind.name}"} | hidden
    names |= {"viscounts-does-none"}  # where corrections leave nothing
    names |= {f"viscounts-cause-{cause}" for cause in ("collision", "castle", "arrival", "link")}
    names |= {f"viscounts-ability-{piece}" for piece in PIECES} | {f"viscounts-thing-{dashes(t)}" for t in THINGS}
    names |= {f"viscounts-lack-{lack}" for lack in VISCOUNTS_LACKS}
    names |= {f"viscounts-instead-{thing}" for thing in VISCOUNTS_CONVERTED}
    names |= {f"viscounts-uncovered-{piece}" for piece in PIECES if not piece.startswith("gh")}
    for choice in (choice for opponent in offer().opponents for choice in opponent.choices):
        names |= names_in(choice.name()) | {name for value in choice.values.values() for name in names_in(value)}
    names |= {f"viscounts-why-icons-{action}" for action in ACTIONS}
    names |= {f"viscounts-why-{reason}" for reason in ("dismissed", "not-beside", "no-icon", "not-then")}
    names |= {f"viscounts-companion-{name}" for name in viscounts_companion()}
    return names | {f"viscounts-action-{action}" for action in ACTIONS}


def viscounts_companion() -> set[str]:
    """What the companion says by names that are put together."""
    things = {*(name for name, _ in gained()), "virtue", "corruption", "unpaid", "paid", "plain", "flipped", "space"}
    asked = {f"ask-{name}" for name in ("poverty", "prosperity", "paid", "flipped")}
    told = {f"you-gain-{which}" for which in ("any", "criminal", "none")}
    return {f"thing-{name}" for name in things - set(VISCOUNTS_GOODS)} | asked | told | {"help"}


def dashes(name: str) -> str:
    return name.replace("_", "-")


def browser_names(cards: list[Entry]) -> set[str]:
    """What the browser of cards says about these."""
    names: set[str] = set()
    for kind in {entry.kind for entry in cards}:
        names |= {f"kind-{kind}"} | {f"field-{field}" for field in columns_of([e for e in cards if e.kind == kind])}
    for entry in cards:
        names |= names_in(entry.name) | names_in(entry.text)
        names |= {f"field-{field}" for field in entry.fields.get(PUBLIC, ())}
        names |= {f"value-{entry.fields[field]}" for field in NAMED if field in entry.fields}
    return names


def event_names(kind: EventKind) -> set[str]:
    if kind.name in TOLD_OTHERWISE:
        return set()
    return {f"event-{kind.name}", f"event-{kind.name}-hidden"} if kind.private else {f"event-{kind.name}"}


def dashed(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def names_in(message: Message) -> set[str]:
    """The name of a message and of all messages in it."""
    names = {message.name}
    for value in message.args.values():
        parts = value if isinstance(value, list) else [value]
        for part in parts:
            if isinstance(part, Message):
                names |= names_in(part)
    return names


def written_names(folder: Path = SOURCES) -> tuple[set[str], list[re.Pattern[str]]]:
    """The names written out in the sources, and patterns for those that are put together there."""
    exact: set[str] = set()
    patterns: list[re.Pattern[str]] = []
    for file in sorted(folder.rglob("*.py")):
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if (
                isinstance(call, ast.Call)
                and isinstance(call.func, ast.Name)
                and call.func.id in SPEAKERS
                and call.args
            ):
                prefix = SPEAKERS[call.func.id]
                for name in _spelled(call.args[0]):
                    if "{}" in name:
                        patterns.append(re.compile(re.escape(prefix + name).replace(re.escape("{}"), ".+")))
                    else:
                        exact.add(prefix + name)
    return exact, patterns


def _spelled(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _spelled(node.body)
        yield from _spelled(node.orelse)
    elif isinstance(node, ast.JoinedStr):
        yield "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)


def used_names(folder: Path = SOURCES) -> tuple[set[str], list[re.Pattern[str]]]:
    """Every string in the sources, for names that reach a message through a variable."""
    strings = {
        node.value
        for file in sorted(folder.rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    exact, patterns = written_names(folder)
    return exact | strings | {f"cli-{string}" for string in strings}, patterns


# Events that are told by one of several sentences.
TOLD_OTHERWISE = ("because", "group-chosen", "clause-checked", "option-skipped", "instead")

MIXES: list[dict[str, Any]] = [
    {"players": players, **mix}
    for players in (2, 3, 4, 5)
    for mix in (
        {"setup": "standard"},
        {"setup": "variable", "board_sets": ["base"]},
        {
            "setup": "variable",
            "board_sets": ["promo", "unknown"],
            "promo_cards": True,
            "starting_apprentice": True,
            "apprentice_resets": True,
        },
    )
]
MIXES += [
    {"players": players, "expansions": ["artisans"], **mix}
    for players in (2, 3, 4, 5, 6)
    for mix in ({"setup": "standard"}, {"setup": "variable", "promo_cards": True})
]
MIXES += [
    {"players": players, "expansions": ["wonders"], "setup": setup}
    for players in (2, 3, 4, 5)
    for setup in ("standard", "variable")
]
MIXES += [
    {"players": players, "expansions": ["artisans", "wonders"], "setup": "variable", "promo_cards": True}
    for players in (2, 3, 4, 5, 6)
]
SOLO_MIXES: list[dict[str, Any]] = [
    {"players": players, "expansions": expansions_too, "opponent": opponent}
    for players, opponent, expansions_too in (
        (1, "constantine", []),
        (1, "helena", ["artisans"]),
        (2, "helena", []),
        (1, "aristocrat", ["wonders"]),
        (1, "enforcer", ["artisans", "wonders"]),
        (1, "illusionist", ["wonders"]),
        (2, "meddler", ["wonders"]),
        (3, "patron", ["artisans", "wonders"]),
        (1, "peddler", ["wonders"]),
    )
]


def play(mix: dict[str, Any], seed: int) -> Iterator[tuple[str, Message, Any]]:
    """A random game: every prompt, option and event (as each seat and a spectator hear it), with what it was about."""
    table = start(read_options(mix), seed, True)
    chance = random.Random(seed)
    while True:
        for event in table.events or []:
            for seat in range(-1, len(table.seats)):
                yield "event", table.describe_event(event, seat), (event, seat, table)
        table.events = []
        decision = table.decision
        if decision is None:
            return
        yield "prompt", decision.prompt(table), decision
        for answer in table.answers:
            yield "option", table.vocabulary().messages[answer], (decision, answer, table)
        table.answer(chance.choice(table.answers))
