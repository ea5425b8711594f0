"""Corrections by chance: anything that a form may offer for any card of any game."""

from __future__ import annotations

from random import Random
from typing import Any

import guildhall
from guildhall.engine.corrections import Field

HALVES = ("adornment_of", "tool_of")


def any_value(chance: Random, field: Field) -> Any:
    """Something that may be entered in a field, as its description says; None for nothing."""
    form = field.describe()
    if form["type"] == "whole":
        return chance.randint(form["least"], form["most"])
    if form["type"] == "name":
        return chance.choice(form["valid"])
    if form["type"] == "text":
        return chance.choice(("Folly", "Bürgermeister", "The Old Mill"))
    if form["type"] == "skills":
        return chance.sample(form["valid"], chance.randint(max(1, form["least"]), len(form["valid"])))
    if form["type"] == "amounts":
        names = chance.sample(form["names"], chance.randint(1, 3))
        return {name: chance.randint(1, min(form["most"], max(form["total"] // 3, 1))) for name in names}
    if form["type"] == "numbers":
        return numbers(chance, form, field.ours)
    if form["type"] == "effect":
        return numbers(chance, form, field.ours) if chance.random() < 0.2 else any_text(chance, form)
    return None


def numbers(chance: Random, form: dict[str, Any], ours: Any) -> Any:
    if not isinstance(ours, dict) or not ours:
        return None
    return {name: chance.randint(1, min(5, form["numbers"][name]["most"])) for name in ours}


def word(chance: Random, one: dict[str, Any], most: int = 20) -> str:
    if one["names"]:
        return f"{one['word']}({chance.choice(one['names'])})"
    return f"{one['word']}({chance.randint(1, min(most, one['most']))})" if one["most"] else str(one["word"])


def parts(chance: Random, words: list[dict[str, Any]], count: int) -> str:
    """Different words, none of them alone if there are several."""
    words = [one for one in words if count == 1 or not one["alone"]]
    return " + ".join(word(chance, one) for one in chance.sample(words, min(count, len(words))))


def gains(form: dict[str, Any]) -> list[dict[str, Any]]:
    known = ("CLAY", "WOOD", "STONE", "GOLD", "MARBLE", "S", "CARD", "VIR", "INFLUENCE", "REWARD")
    return [one for one in form["words"] if one["word"] in known]


def any_text(chance: Random, form: dict[str, Any]) -> str:
    """A text of the form's words."""
    ways = ["parts"]
    ways += [way for way in ("moments", "alone", "prices", "choices", "every", "ends") if way in form]
    if "moments" in form:
        ways.remove("parts")
    if form["empty"]:
        ways.append("nothing")
    way = chance.choice(ways)
    if way == "nothing":
        return ""
    if way == "moments":
        when = chance.choice(form["moments"])
        moment = when["word"]
        if "in_reset" in form and moment.startswith("RESET"):
            return f"{moment}: {parts(chance, [*gains(form), *form['in_reset']], 1)}"
        words = form["words"] if form["joined"] else gains(form)
        words = [one for one in words if one["word"] not in when.get("without", ())]
        return f"{moment}: {parts(chance, words, chance.randint(1, 2))}"
    if way == "alone":
        return word(chance, chance.choice(form["alone"]))
    if way == "prices":
        price = chance.choice(form["prices"])
        return f"PAY {price}({chance.randint(1, 5)}): {parts(chance, gains(form), chance.randint(1, 2))}"
    if way == "choices":
        known = {one["word"]: one for one in form["words"]}
        return " / ".join(word(chance, known[name]) for name in chance.sample(form["choices"], 2))
    if way == "every":
        who = chance.choice(("EVERY", "EVERY_PRISONERS(3)"))
        return f"{who}: {parts(chance, form['every'], 1)}"
    if way == "ends":
        end = chance.choice(form["ends"])
        if end == "END_FREE_ALL":
            return str(end)
        if end not in ("END_VP", "END_VIR"):
            return f"{end}({chance.randint(1, 20)})"
        points = chance.randint(1, 20) if end == "END_VP" else 1
        if chance.random() < 0.5:
            return f"{end}({points} if {chance.choice(list(form['conditions']))})"
        return f"{end}({points} per {chance.randint(1, 4)} {chance.choice(list(form['counts']))})"
    if form["joined"]:
        return parts(chance, form["words"], chance.randint(1, 3))
    single = [one for one in form["words"] if one not in gains(form)]
    if single and chance.random() < 0.5:
        return word(chance, chance.choice(single))
    return parts(chance, gains(form), chance.randint(1, 2))


def any_corrections(chance: Random, game: str, *kinds: str) -> dict[str, Any]:
    """A correction of every field of every card, of these kinds if any are named."""
    tables = guildhall.definition(game).tables()
    given: dict[str, Any] = {}
    for kind in kinds or tables.kinds():
        for key in tables.keys(kind):
            given.update(any_card(chance, game, kind, key))
    return {**given, **pairing(chance, game)}


def any_card(chance: Random, game: str, kind: str, key: str) -> dict[str, Any]:
    """A correction of every field of one card, but for the pairing of halves, which concerns two cards."""
    found: dict[str, Any] = {}
    for name, field in guildhall.definition(game).tables().fields(kind, key).items():
        value = any_value(chance, field)
        if value is not None:
            found[f"{kind}.{key}.{name}"] = value
    return found


def pairing(chance: Random, game: str) -> dict[str, Any]:
    """All halves of all Craft Cards on other cards; nothing in a game without such cards."""
    tables = guildhall.definition(game).tables()
    if "crafts" not in tables.kinds() or chance.random() < 0.5:
        return {}
    keys = tables.keys("crafts")
    found: dict[str, Any] = {}
    for half in HALVES:
        for key, other in zip(keys, chance.sample(keys, len(keys))):
            found[f"crafts.{key}.{half}"] = other
    return found


def playable(given: dict[str, Any]) -> dict[str, Any]:
    """The same without what is said twice: a half that is on another card is not written out besides."""
    return {path: value for path, value in given.items() if f"{path}_of" not in given or not path.startswith("crafts.")}
