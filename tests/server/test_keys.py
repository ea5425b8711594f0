"""The secrets in links: long enough, and nowhere but with whoever holds them."""

from __future__ import annotations

import base64
from pathlib import Path
from typing import Any

from guildhall.server.keys import new_key
from server.tools import Served, auth, begin, error, players


def test_a_key_has_256_bits_of_chance() -> None:
    keys = {new_key() for _ in range(1000)}
    assert len(keys) == 1000
    bits = [int.from_bytes(base64.urlsafe_b64decode(key + "="), "big") for key in keys]
    for place in range(256):  # each bit is set in about half of them
        assert 350 < sum(number >> place & 1 for number in bits) < 650


def test_almost_the_key_opens_nothing(served: Served) -> None:
    created = begin(served.client)
    key = created["keys"]["red"]
    url = f"/api/games/{created['id']}"
    for wrong in (key[:-1], key[1:], key + "A", key.swapcase(), created["id"], "red", "*", "'or 1=1"):
        error(served.client.get(url, headers=auth(wrong)), 403, "wrong-key")
    assert served.client.get(url, headers=auth(key)).status_code == 200


def test_a_stolen_database_opens_no_seat(serve: Any, tmp_path: Path) -> None:
    served: Served = serve()
    created = begin(served.client)
    ticket = players(served.client, created)["red"].post("/ticket").json()["ticket"]
    stored = b"".join(file.read_bytes() for file in tmp_path.glob("games.db*"))
    assert created["id"].encode() in stored
    for secret in (*created["keys"].values(), created["watch"], ticket):
        assert secret.encode() not in stored
    rows = served.storage.changes(created["id"], 0).seats
    for row in rows:  # nor do the hashes that are in it
        assert row.key_hash is not None
        error(served.client.get(f"/api/games/{created['id']}", headers=auth(row.key_hash)), 403, "wrong-key")
