"""The arena on a Ray cluster of two workers, started here: the same results as without."""

from __future__ import annotations

import json
import secrets
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from guildhall.engine.errors import UnknownOptionError
from guildhall.lab import pools
from guildhall.lab.arena import Arena
from guildhall.lab.pools import PoolError

FIRST = f"{Path(__file__).with_name('badbots.py')}:First"
TIMES = ("thinking_ms", "processes", "seconds")

# Two workers, on this machine only, until the standard input ends.
CLUSTER = """
import sys
import ray
ray.init(address="local", num_cpus=2, include_dashboard=False, object_store_memory=100_000_000)
print(ray.get_runtime_context().gcs_address, flush=True)
sys.stdin.read()
"""
SETTINGS = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",  # listen on the loopback, as it does there
    "RAY_AUTH_MODE": "token",
    "RAY_AUTH_TOKEN": secrets.token_hex(32),  # of this cluster, which nobody else need know
}


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    with pytest.MonkeyPatch.context() as patch:
        for name, value in SETTINGS.items():
            patch.setenv(name, value)
        process = subprocess.Popen(
            [sys.executable, "-c", CLUSTER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        assert process.stdin is not None and process.stdout is not None
        address = process.stdout.readline().strip()
        assert address.startswith("127.0.0.1:")
        yield address
        process.stdin.close()
        process.wait(60)


def command(*more: str) -> dict[str, Any]:
    """What the command prints. In a process of its own, since Ray reads its settings once in the life of a process."""
    bots = f"greedy,random,{FIRST}"
    done = subprocess.run(
        [
            *(sys.executable, "-m", "guildhall", "arena", "architects", "--players", "3", "--bots", bots),
            *("--games", "6", "--seed", "8", "--json", *more),
        ],
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    data: dict[str, Any] = json.loads(done.stdout)
    return data


def arena() -> Arena:
    return Arena("architects", {"players": 3}, ["greedy", "random", FIRST], games=6, seed=8)


def counted(data: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in data.items() if key not in TIMES}


def test_a_run_on_the_cluster_equals_the_local_one(cluster: str) -> None:
    here = command()
    assert here["errors"] == here["unfinished"] == 0
    assert counted(command("--ray", cluster)) == counted(here)


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1"])
def test_an_address_that_does_not_answer_is_one_sentence(address: str) -> None:
    with pytest.raises(PoolError, match=f"There is no Ray cluster at '{address}': Connection refused."):
        arena().run(ray=address)


def test_without_the_client_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pools, "find_spec", lambda name: None)
    with (
        socket.create_server(("127.0.0.1", 0)) as mute,
        pytest.raises(PoolError, match=r"Ray's client is not installed"),
    ):
        arena().run(ray=f"ray://127.0.0.1:{mute.getsockname()[1]}")


def test_something_else_at_the_address_is_noticed_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pools, "CONNECT_SECONDS", 2)
    start = time.monotonic()
    with socket.create_server(("127.0.0.1", 0)) as mute, pytest.raises(PoolError, match="no answer within 2 seconds"):
        arena().run(ray=f"127.0.0.1:{mute.getsockname()[1]}")
    assert time.monotonic() - start < 30


@pytest.mark.parametrize("address", ["", "nowhere", "host:", "host:99999", ":6379", "host:port"])
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(UnknownOptionError, match=r"is not the address of a Ray cluster\. Valid: local, auto"):
        arena().run(ray=address)


def test_without_ray_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(PoolError, match=r"pip install 'guildhall\[ray\]'"):
        arena().run(ray="local")
