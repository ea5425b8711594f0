"""The cards of a box over HTTP: what can be corrected, drafts, games that play with them, and a whole server."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import guildhall
from guildhall.server import models
from server.tools import Served, auth, begin, error

CHANGED = {"crafts.craft-05.tool": "GOLD(1)", "buildings.gallery.cost": {"clay": 1}, "buildings.well.name": "Pump"}


def checked(served: Served, **draft: Any) -> dict[str, Any]:
    response = served.client.post("/api/cards/check", json=draft)
    assert response.status_code == 200, response.text
    found: dict[str, Any] = response.json()
    models.CardsChecked.model_validate(found, strict=True)
    return found


@pytest.mark.parametrize("game", guildhall.games())
def test_the_forms_say_what_can_be_entered_on_every_card(served: Served, game: str) -> None:
    forms = served.client.get("/api/cards/forms", params={"game": game}).json()
    models.CardForms.model_validate(forms, strict=True)
    tables = guildhall.definition(game).tables()
    for card in forms["cards"]:
        fields = tables.fields(card["kind"], card["key"])
        assert [field["name"] for field in card["fields"]] == list(fields)
        for field in card["fields"]:
            if field["form"]["type"] == "effect":
                assert forms["grammars"][field["form"]["grammar"]]["words"]
    entries = guildhall.definition(game).cards({})
    assert sum(part["total"] for part in forms["progress"]) == len(entries)
    assert all(sum(part["origins"].values()) == part["total"] for part in forms["progress"])
    assert len(served.client.get("/api/cards/forms", params={"game": game}).content) < 400_000


def test_a_draft_is_shown_as_it_would_read_with_all_that_is_wrong(served: Served) -> None:
    found = checked(
        served, corrections={**CHANGED, "buildings.smithy.vp": 99, "x": 1}, right=["crafts.craft-1"], by="Wren"
    )
    assert found["corrections"]["crafts.craft-5.tool"] == "GOLD(1)"
    assert [problem["path"] for problem in found["problems"]] == ["buildings.smithy.vp", "x"]
    assert [card["key"] for card in found["entries"]] == ["well", "gallery", "craft-5"]
    assert all(card["origin"] == "corrected" for card in found["entries"])
    again = checked(served, toml=found["toml"])
    assert again["problems"] == []
    for part in ("corrections", "right", "by", "toml"):
        assert again[part] == found[part]
    assert checked(served, toml="[buildings.x")["problems"][0]["text"].startswith("This is not TOML")
    error(served.client.post("/api/cards/check", json={"game": "chess"}), 404, "unknown-game")
    error(served.client.post("/api/cards/check", json={"toml": "#" * 200_001}), 422, "invalid")


def test_a_game_with_the_cards_of_a_box_carries_them_in_its_record(served: Served) -> None:
    found = checked(served, corrections=CHANGED)
    options = {"expansions": ["artisans"], "corrections": found["corrections"]}
    created = begin(served.client, "oo", options=options)
    cards = served.client.get(f"/api/games/{created['id']}/cards", headers=auth(created["keys"]["red"])).json()[
        "entries"
    ]
    names = {card["key"]: card["name"] for card in cards}
    assert names["well"] == {"name": "given-name", "args": {"name": "Pump"}}
    assert next(card for card in cards if card["key"] == "gallery")["fields"]["cost"] == {"clay": 1}
    game = guildhall.new_game("architects", seed=1, **options)
    assert guildhall.load(str(game.record())).setup["corrections"] == found["corrections"]
    refused = served.client.post(
        "/api/games",
        json={"options": {"corrections": {"crafts.craft-5.tool": "LUCK(1)", "b": 1}}, "seats": [{"kind": "open"}] * 2},
    )
    error(refused, 422, "options")
    assert "crafts.craft-5.tool" in refused.json()["error"]["text"]
    assert "2 corrections cannot be used" in refused.json()["error"]["text"]


def test_a_server_with_cards_plays_with_them_unless_a_game_says_otherwise(tmp_path: Path) -> None:
    served = Served(f"sqlite:///{tmp_path}/games.sqlite", corrections={"architects": {"buildings.chapel.vp": 9}})
    try:

        def vp(**options: Any) -> Any:
            created = begin(served.client, "oo", options=options)
            cards = served.client.get(f"/api/games/{created['id']}/cards", headers=auth(created["keys"]["red"])).json()
            return next(card["fields"]["vp"] for card in cards["entries"] if card["key"] == "chapel")

        assert vp() == 9
        assert vp(corrections={}) == 6
        assert vp(corrections={"buildings.chapel.vp": 4}) == 4
        shown = [served.client.get("/api/cards", params=params).json()["entries"] for params in ({}, {"printed": True})]
        assert [next(c["fields"]["vp"] for c in cards if c["key"] == "chapel") for cards in shown] == [9, 6]
    finally:
        served.close()
