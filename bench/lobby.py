"""The lobby under load: how long until a change has reached everybody who looks.

    python bench/lobby.py [--people 1000] [--tables 300] [--changes 60]

One server process; the people are streams on plain sockets in this one, which reads each of their events. A change is
somebody who sits down at an open table, or leaves it. Measured from before the request is sent until the last byte of
its event has come to each of them.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import socket
import subprocess
import sys
import tempfile
import time
from typing import Any

import httpx


def free_port() -> int:
    with socket.socket() as line:
        line.bind(("127.0.0.1", 0))
        port: int = line.getsockname()[1]
        return port


class Person:
    """Somebody who looks at the list, and notes when each event came."""

    def __init__(self) -> None:
        self.heard: list[float] = []

    async def look(self, port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=2**22)
        writer.write(b"GET /api/tables/events HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        try:
            while line := await reader.readline():
                if line.startswith((b"event: table\n", b"event: gone")):
                    self.heard.append(time.perf_counter())
        finally:
            writer.close()


async def measure(port: int, people: int, tables: int, changes: int) -> dict[str, Any]:
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60, verify=False) as client:
        ids = []
        for number in range(tables):
            opened = await client.post(
                "/api/tables", json={"players": 4, "name": f"Host {number}", "absence": {"pace": "days"}}
            )
            assert opened.status_code == 201, opened.text
            ids.append(opened.json()["table"]["id"])
        lookers = [Person() for _ in range(people)]
        tasks = []
        for person in lookers:
            tasks.append(asyncio.create_task(person.look(port)))
            if len(tasks) % 50 == 0:
                await asyncio.sleep(0.2)
        await asyncio.sleep(3)
        seconds: list[float] = []
        key, missed = "", 0
        for number in range(changes):
            for person in lookers:
                person.heard.clear()
            began = time.perf_counter()
            id = ids[number // 2 % tables]
            if number % 2 == 0:
                key = (await client.post(f"/api/tables/{id}/seats", json={})).json()["key"]
            else:
                await client.post(f"/api/tables/{id}/leave", headers={"Authorization": f"Bearer {key}"})
            await asyncio.sleep(0.7)
            seconds += [person.heard[0] - began for person in lookers if person.heard]
            missed += sum(not person.heard for person in lookers)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    seconds.sort()
    return {
        "people": people,
        "tables": tables,
        "changes": changes,
        "missed": missed,
        "median_ms": round(1000 * seconds[len(seconds) // 2], 1),
        "p95_ms": round(1000 * seconds[int(len(seconds) * 0.95)], 1),
        "worst_ms": round(1000 * seconds[-1], 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--people", type=int, default=1000)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--changes", type=int, default=60)
    given = parser.parse_args()
    port = free_port()
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "guildhall", "serve", "--port", str(port), "--data", data]
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            until = time.monotonic() + 60
            while time.monotonic() < until:
                try:
                    httpx.get(f"http://127.0.0.1:{port}/healthz", timeout=5)
                    break
                except httpx.TransportError:
                    time.sleep(0.2)
            print(json.dumps(asyncio.run(measure(port, given.people, given.tables, given.changes))))
        finally:
            server.terminate()
            server.wait(timeout=20)


if __name__ == "__main__":
    main()
