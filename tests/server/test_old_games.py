"""Games that began under rules which the server no longer plays: kept, named, given out, and in nobody's way."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import guildhall
from guildhall.architects.definition import Architects
from guildhall.architects.options import RULES
from guildhall.cli import app
from guildhall.viscounts.definition import Viscounts
from server.tools import Player, Served, begin, error, play_on, players


def correct_a_rule(patch: pytest.MonkeyPatch, *older: int) -> None:
    """From now on architects goes by the next version of its rules."""

    def definitions() -> dict[str, Any]:
        architects = Architects()
        architects.version, architects.older = RULES + 1, older
        return {"architects": architects, "viscounts": Viscounts()}

    patch.setattr(guildhall, "_definitions", definitions)


@pytest.fixture
def begun(serve: Any) -> tuple[Served, dict[str, Any]]:
    served: Served = serve(most_games=0)  # every request reads the game anew, as after a restart
    created = begin(served.client, seed=1)
    play_on(players(served.client, created), 6)
    return served, created


def test_a_game_goes_on_by_the_rules_it_began_with(begun: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    served, created = begun
    correct_a_rule(monkeypatch, RULES)
    table = players(served.client, created)
    assert play_on(table, 6) == 6
    both = Player(served.client, created["id"], *created["keys"].values())
    assert f"rules: {RULES}\n" in both.get("/record").text
    newer = begin(served.client, seed=1)
    both = Player(served.client, newer["id"], *newer["keys"].values())
    assert f"rules: {RULES + 1}\n" in both.get("/record").text


def test_a_game_of_rules_that_are_no_longer_played_is_kept_and_named(
    begun: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    served, created = begun
    table = players(served.client, created)
    before = table["red"].state()
    with monkeypatch.context() as patch:
        correct_a_rule(patch)
        said = error(table["red"].get(), 409, "rules")["error"]["text"]
        assert f"rules {RULES}, which an older Guildhall plays" in said and "It is kept" in said
        error(table["red"].post("/answers", {"number": 6, "token": "x"}), 409, "rules")
        # Its moves can be read by who may know them all, and by the host.
        both = Player(served.client, created["id"], *created["keys"].values())
        record = guildhall.Record.parse(both.get("/record").text)
        assert (record.rules, len(record.answers), record.end) == (RULES, 6, "unknown")
        error(table["red"].get("/record"), 403, "hidden")
        error(Player(served.client, created["id"], "nonsense").get("/record"), 403, "wrong-key")
        # Others play.
        other = players(served.client, begin(served.client, seed=2))
        assert play_on(other, 5) == 5
    assert table["red"].state() == before
    assert guildhall.load(str(record)).record().answers == record.answers


def test_the_host_exports_it_for_whoever_can_play_it(
    begun: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    served, created = begun
    file = tmp_path / "game.txt"
    with monkeypatch.context() as patch:
        correct_a_rule(patch)
        command = ["export", created["id"], str(file), "--database", str(served.storage.engine.url)]
        result = CliRunner().invoke(app, command)
    assert result.exit_code == 0 and "older Guildhall" in result.output
    assert len(guildhall.load(file).answers) == 6
