"""The score pad over HTTP."""

from __future__ import annotations

from typing import Any

from guildhall.server.scorepad import PadForm, PadScores
from server.tools import Served, error


def test_a_real_table_is_counted(served: Served) -> None:
    seats: list[dict[str, Any]] = [
        {"virtue": 13, "cathedral": 5, "buildings": ["keep", "gallery"], "captured": 6,
         "goods": {"gold": 2, "silver": 11},
         "adornments": {"gallery": "craft-1"}, "tools": {"thief": "craft-2"}, "apprentices": ["thief"]},
        {"virtue": 2, "unpaid": 2, "prison": 3},
    ]  # fmt: skip
    sheet = {"expansions": ["artisans"], "seats": seats}
    found = served.client.post("/api/scorepad", json=sheet).json()
    PadScores.model_validate(found, strict=True)
    first, second = found["scores"]
    assert (first["buildings"], first["adornments"], first["tools"], first["virtue"]) == (12 + 2 + 6, 3, 1, 5)
    assert (first["gold-and-marble"], first["silver"], second["virtue"]) == (2, 1, -7)
    assert (second["debts"], second["prison"], found["ranks"]) == (-4, -1, [1, 2])
    changed = {**sheet, "corrections": {"crafts.craft-1.vp": 9}}
    assert served.client.post("/api/scorepad", json=changed).json()["scores"][0]["adornments"] == 9


def test_the_form_says_what_is_asked(served: Served) -> None:
    for game, boxes in (("architects", ""), ("architects", "artisans,wonders"), ("viscounts", "")):
        form = served.client.get("/api/scorepad", params={"game": game, "expansions": boxes}).json()
        PadForm.model_validate(form, strict=True)
        assert ("influence" in [field["name"] for field in form["seat"]]) == ("wonders" in boxes)


def test_what_cannot_be_counted_is_refused_in_words(served: Served) -> None:
    refused = served.client.post("/api/scorepad", json={"seats": [{"virtue": 15}, {}]})
    error(refused, 422, "options")
    assert "seats.0.virtue is a whole number from 0 to 14, not 15." in refused.json()["error"]["text"]
    error(served.client.post("/api/scorepad", json={"seats": [{}] * 6}), 422, "options")
    error(served.client.post("/api/scorepad", json={"game": "chess", "seats": [{}]}), 404, "unknown-game")
    error(served.client.get("/api/scorepad", params={"expansions": "none"}), 422, "options")
