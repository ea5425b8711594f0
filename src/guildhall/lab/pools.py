"""Work distributed to processes of this machine or to a Ray cluster. Parts come back in the order they are ready."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from importlib.util import find_spec
from itertools import islice
from typing import Any, Final, Generic, TypeVar

from guildhall.engine.errors import GuildhallError, UnknownOptionError

Task = TypeVar("Task")
Done = TypeVar("Done")

# Tasks that are handed out at a time: enough to keep all busy, and few, since every wait looks at all of them.
AHEAD: Final = 4  # for each process
AHEAD_ON_RAY: Final = 1000  # nobody knows how many processes there are

KNOCK_SECONDS: Final = 5.0
CONNECT_SECONDS: Final = 60.0
STORE_BYTES: Final = 100_000_000  # for results on their way; Ray takes a third of the memory if not told


class PoolError(GuildhallError):
    """The workers are not there, or are gone."""


def cores() -> int:
    """How many processes this one may keep busy."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def locally(work: Callable[[Task], Done], tasks: Iterable[Task], processes: int) -> Iterator[Done]:
    """In processes of this machine; a single one is this one."""
    if processes == 1:
        yield from map(work, tasks)
        return
    coming = iter(tasks)
    # Ctrl-C reaches the workers, too, and ends them without a word.
    with ProcessPoolExecutor(processes, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_DFL)) as pool:
        try:
            waiting: set[Future[Done]] = {pool.submit(work, task) for task in islice(coming, AHEAD * processes)}
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
                waiting |= {pool.submit(work, task) for task in islice(coming, len(done))}
        except BrokenProcessPool as error:
            raise PoolError("A worker process has ended all of a sudden; perhaps the memory is full.") from error
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def on_ray(work: Callable[[Task], Done], tasks: Iterable[Task], address: str, processes: int) -> Iterator[Done]:
    """On a Ray cluster: that of an address, the one that runs on this machine ("auto"), or one started for this purpose
    ("local") with that many processes."""
    ray = _ray(address)
    _connect(ray, address, processes)
    try:
        remote = ray.remote(work)
        coming = iter(tasks)
        waiting = [remote.remote(task) for task in islice(coming, AHEAD_ON_RAY)]
        while waiting:
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)
            waiting += [remote.remote(task) for task in islice(coming, len(done))]
    except ray.exceptions.RayError as error:
        raise PoolError(f"The Ray cluster at {address!r} has failed: {str(error).strip().splitlines()[-1]}") from error
    finally:
        ray.shutdown()


class Crew(Generic[Task, Done]):
    """Workers that stay for many rounds of tasks: processes of this machine, or a Ray cluster. A single local process
    is this one, which does its work when the result is asked for."""

    def __init__(self, work: Callable[[Task], Done], processes: int, address: str | None = None) -> None:
        self.work = work
        self.address = address
        self.pool: ProcessPoolExecutor | None = None
        self.ray: Any = None
        if address is not None:
            self.ray = _ray(address)
            _connect(self.ray, address, processes)
            self.remote = self.ray.remote(work)
        elif processes > 1:
            self.pool = ProcessPoolExecutor(
                processes, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_DFL)
            )

    def begin(self, tasks: Iterable[Task]) -> list[Any]:
        """Hand these out; `finish` waits for them."""
        if self.ray is not None:
            return [self.remote.remote(task) for task in tasks]
        if self.pool is not None:
            return [self.pool.submit(self.work, task) for task in tasks]
        return list(tasks)

    def finish(self, begun: list[Any]) -> list[Done]:
        """What came of them, in their order."""
        if self.ray is not None:
            try:
                done: list[Done] = self.ray.get(begun)
            except self.ray.exceptions.RayError as error:
                said = str(error).strip().splitlines()[-1]
                raise PoolError(f"The Ray cluster at {self.address!r} has failed: {said}") from error
            return done
        if self.pool is not None:
            try:
                return [future.result() for future in begun]
            except BrokenProcessPool as error:
                raise PoolError("A worker process has ended all of a sudden; perhaps the memory is full.") from error
        return [self.work(task) for task in begun]

    def leave(self) -> None:
        if self.ray is not None:
            self.ray.shutdown()
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)


def _ray(address: str) -> Any:
    # Ray reports its use to its makers unless told not to.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    if address == "local":
        # Nobody else is to reach it. Ray's name for this comes from the systems on which it is the rule.
        os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")
    try:
        import ray
    except ImportError as error:
        raise PoolError("Ray is not installed: pip install 'guildhall[ray]'.") from error
    return ray


def _connect(ray: Any, address: str, processes: int) -> None:
    settings: dict[str, Any] = {"logging_level": "ERROR", "log_to_driver": False}
    if address == "local":
        settings |= {
            "num_cpus": processes,
            "include_dashboard": False,
            "object_store_memory": STORE_BYTES,
        }
    else:
        _knock(address)
        if address.startswith("ray://") and find_spec("grpc") is None:
            raise PoolError("Ray's client is not installed: pip install 'guildhall[ray]'.")
        _try_out(address)
    try:
        ray.init(address=address, **settings)
    except Exception as error:  # of many kinds: from Ray, gRPC and the system
        raise _no_cluster(address, str(error)) from error


def _knock(address: str) -> None:
    """Is anybody there? Ray itself waits long for a missing machine."""
    if address == "auto":
        return
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal() or not 0 < int(port) < 65536:
        forms = ["local", "auto", "HOST:PORT", "ray://HOST:PORT"]
        raise UnknownOptionError(f"{address!r} is not the address of a Ray cluster.", address, forms)
    try:
        socket.create_connection((host.strip("[]"), int(port)), KNOCK_SECONDS).close()
    except OSError as error:
        raise _no_cluster(address, error.strerror or str(error)) from error


def _try_out(address: str) -> None:
    """Somebody is there, but is it Ray? If not, Ray waits forever, so another process asks, which can be stopped."""
    ask = "import ray, sys; ray.init(address=sys.argv[1], logging_level='ERROR', log_to_driver=False)"
    try:
        asked = subprocess.run(
            [sys.executable, "-c", ask, address], capture_output=True, text=True, timeout=CONNECT_SECONDS
        )
    except subprocess.TimeoutExpired as error:
        raise _no_cluster(address, f"no answer within {CONNECT_SECONDS:g} seconds") from error
    if asked.returncode:
        raise _no_cluster(address, asked.stderr)


def _no_cluster(address: str, said: str) -> PoolError:
    """With the last line of what was said, which is where tracebacks come to the point."""
    if "AuthToken" in said:
        reason = "it asks for another token than RAY_AUTH_TOKEN"
    else:
        reason = said.strip().splitlines()[-1] if said.strip() else "it does not say why"
    return PoolError(f"There is no Ray cluster at {address!r}: {reason.rstrip('.')}.")
