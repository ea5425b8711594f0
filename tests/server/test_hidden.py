"""Hidden is hidden: a whole game is played, everything that leaves the server is kept, and searched for what nobody
could know yet."""

from __future__ import annotations

import json
import logging
import random
import re
import threading
from pathlib import Path
from typing import Any

import guildhall
from guildhall.architects.table import Table
from guildhall.game import Game
from guildhall.server import beginning
from guildhall.server.session import Caller, Session
from guildhall.server.storage import Storage
from guildhall.server.telling import news, state_data
from server.tools import BOTH, Player, ServedProcess, begin, moment, new_client, players, wish

PILES = ("apprentice_pile", "building_pile", "reward_pile")


def known_words(value: object) -> set[str]:
    """Every word in some JSON that could name a card: keys, tokens and the names of messages."""
    return set(re.findall(r"[a-z][a-z0-9-]*", json.dumps(value)))


class Watchdog:
    """Plays along, and knows at every moment which Building cards a seat cannot know."""

    def __init__(self, seed: int) -> None:
        definition = guildhall.definition("architects")
        self.game = Game(definition, definition.read_options({"players": 2, "expansions": BOTH}), seed)
        table = self.table
        cards = [*table.building_pile, *table.looking, *(card for seat in table.seats for card in seat.hand)]
        cards += [card for pack in table.packs for card in pack]
        self.deck = {table.rules.buildings[card].key for card in cards}
        self.seen: dict[str | None, set[str]] = {"red": set(), "blue": set(), None: set()}
        self.look()

    @property
    def table(self) -> Table:
        table = self.game.state
        assert isinstance(table, Table)
        return table

    def look(self) -> None:
        """What each seat has ever seen stays known to it."""
        for seat, known in self.seen.items():
            known |= known_words(self.game.view(seat)) & self.deck
            told = self.game.told(len(self.game.answers), seat)
            names = known_words([_data(message) for message in told])
            known |= {key for key in self.deck if f"building-{key}" in names}

    def unknown(self, seat: str | None) -> set[str]:
        """The keys of Building cards that this seat has not met: in piles, in packs, in other hands."""
        return self.deck - self.seen[seat]


def _data(message: Any) -> Any:
    return [message.name, [_data(v) if hasattr(v, "args") else str(v) for v in message.args.values()]]


class Ear(threading.Thread):
    """Listens to a stream as long as the game lasts."""

    def __init__(self, player: Player, seat: str | None) -> None:
        super().__init__(daemon=True)
        self.player = player
        self.seat = seat
        self.heard: dict[int, str] = {}  # by the number of the move
        self.start()

    def run(self) -> None:
        client = new_client(str(self.player.client.base_url))
        listener = Player(client, self.player.game, *self.player.keys)
        try:
            with listener.stream(after=0) as stream:
                while True:
                    id, _, data = stream.next("move")
                    assert id is not None
                    self.heard[id] = json.dumps(data)
                    if data["question_seat"] is None:
                        return
        finally:
            client.close()


class Follower(Ear):
    """The same by differences, as a page does."""

    def run(self) -> None:
        client = new_client(str(self.player.client.base_url))
        listener = Player(client, self.player.game, *self.player.keys)
        try:
            with listener.stream(after=0, mark="") as stream:
                while True:
                    id, _, data = stream.next("change")
                    assert id is not None
                    self.heard[id] = self.heard.get(id, "") + json.dumps(data)
                    if (data["state"] or {}).get("over") or {"op": "replace", "path": "/over", "value": True} in (
                        data["patch"] or []
                    ):
                        return
        finally:
            client.close()


def test_no_hidden_card_leaves_the_server_before_it_may_be_known(tmp_path: Path) -> None:
    """Its seed is chance's: one that somebody chose is shown to all."""
    server = ServedProcess("--data", str(tmp_path / "data"), log=tmp_path / "log")
    rng = random.Random(5)
    hidden_by_move: list[dict[str | None, set[str]]] = []
    searched = 0
    try:
        created = begin(server.client, options={"expansions": BOTH})
        stored_game = Storage(f"sqlite:///{tmp_path / 'data' / 'games.db'}").game(created["id"])
        assert stored_game is not None
        seed = stored_game.seed
        watchdog = Watchdog(seed)
        table = players(server.client, created)
        seats: dict[str | None, Player] = {"red": table["red"], "blue": table["blue"], None: table["watch"]}
        ears = [Ear(player, seat) for seat, player in seats.items()]
        followers = [Follower(player, seat) for seat, player in seats.items()]
        while True:
            hidden_by_move.append({seat: watchdog.unknown(seat) for seat in seats})
            game = watchdog.game
            asked = None if game.is_over else game.decision.seat_key
            for seat, player in seats.items():
                # Whoever is not asked looks now and then; the streams tell them of every move.
                if seat != asked and asked is not None and len(game.answers) % 10:
                    continue
                player.heard.clear()
                state = player.state(log=max(0, len(game.answers) - 3))
                if asked is not None and seat == asked:
                    token = rng.choice(state["question"]["options"])["token"]
                    if len(game.answers) % 5 == 0 or "plans" in token:  # whoever takes plans draws cards
                        player.post("/preview", {"token": token})
                        player.post("/answers", {"number": state["move"], "token": "place nowhere"})
                elif asked is not None:
                    player.post("/answers", {"number": state["move"], "token": "place nowhere"})
                    player.post("/preview", {"token": "place nowhere"})
                    player.post("/answers", {"number": state["move"] + 1, "token": "place nowhere"})
                    if len(game.answers) % 50 == 0:
                        player.get("/record")
                        player.get(at=len(game.answers) // 2)
                        player.get(**{"as": asked})
                        player.get()
                for text in player.heard:
                    _search(text, hidden_by_move[-1][seat], seed)
                    searched += 1
            if asked is None:
                break
            assert seats[asked].post("/answers", {"number": len(game.answers), "token": token}).status_code == 201
            game.choose(token)
            watchdog.look()
        for ear in ears:
            ear.join(timeout=20)
            assert sorted(ear.heard) == list(range(1, len(watchdog.game.answers) + 1))
        for follower in followers:
            follower.join(timeout=20)
            assert len(follower.heard) > len(watchdog.game.answers) // 2
        for ear in (*ears, *followers):
            for move, text in ear.heard.items():
                _search(text, hidden_by_move[move][ear.seat], seed)
                searched += 1
    finally:
        server.close()
    assert searched > 4 * len(watchdog.game.answers) > 1000
    # To the end somebody did not know something, else nothing was searched for.
    assert all(hidden_by_move[len(hidden_by_move) // 2].values())
    log = (tmp_path / "log").read_text()
    assert f"POST /api/games/{created['id']}/answers 201" in log
    _search(log, watchdog.deck, seed)
    for secret in (*created["keys"].values(), created["watch"], "ticket="):
        assert secret not in log
    stored = b"".join(file.read_bytes() for file in (tmp_path / "data").iterdir())
    for secret in (*created["keys"].values(), created["watch"]):
        assert secret.encode() not in stored


def _search(text: str, hidden: set[str], seed: int) -> None:
    words = set(re.findall(r"[a-z][a-z0-9-]*", text))
    found = {key for key in hidden if key in words or f"building-{key}" in words}
    assert not found, (found, text[:500])
    assert str(seed) not in text


def test_the_order_of_the_piles_is_in_no_answer(tmp_path: Path) -> None:
    """Two tables that differ only in what is hidden look the same to everybody."""
    storage = Storage(f"sqlite:///{tmp_path / 'games.db'}")
    game = moment(lambda game: len(game.answers) == 120, expansions=BOTH)
    for seat in ("red", "blue"):
        told = []
        for seed in (1, 2):
            dealt = guildhall.load_position(game.determinize(seat, seed).position())
            wanted = wish({"kind": "open"}, {"kind": "open"})
            id = beginning.begin(storage, dealt, wanted, "chance").id
            session = Session.load(storage, id)
            state = state_data(session, Caller(seat, frozenset({seat})), frozenset())
            # The mark names this very table, with its id, and a second may have passed.
            same = {"id": "", "mark": "", "log": [], "seats": [{**row, "bot_at": 0} for row in state["seats"]]}
            told.append(json.dumps({**state, **same}, sort_keys=True))
            assert news(session, seat, 0) == (0, [])
            piles = [getattr(session.game.state, pile) for pile in PILES]
            told.append(json.dumps(piles))
        assert told[0] == told[2]
        assert told[1] != told[3]


def test_a_defect_tells_nothing(serve: Any, caplog: Any, monkeypatch: Any) -> None:
    """Where it happened is written down; what was said there is not."""
    served = serve()
    created = begin(served.client)
    table = players(served.client, created)

    secret = "-".join(("the", "next", "card"))  # the line below is shown, and may be

    def broken(*_: object) -> None:
        raise ValueError(secret)

    monkeypatch.setattr("guildhall.server.games.state_data", broken)
    with caplog.at_level(logging.INFO):
        response = table["red"].get()
    assert response.status_code == 500 and response.json()["error"]["kind"] == "defect"
    assert secret not in response.text + caplog.text
    assert "ValueError" in caplog.text
    monkeypatch.undo()
    assert table["red"].state()["move"] == 0
