"""Whoever asks which expansions there are is told of all of them, however many ask at once."""

from __future__ import annotations

import builtins
import threading
from typing import Any

import pytest

from guildhall.architects import expansions


def test_who_asks_while_another_thread_is_still_searching_is_told_of_all(monkeypatch: pytest.MonkeyPatch) -> None:
    complete = list(expansions.expansions())
    monkeypatch.setattr(expansions, "_found", {})
    monkeypatch.setattr(expansions, "_searched", [])
    plain = builtins.__import__
    begun, go_on = threading.Event(), threading.Event()

    def slow(name: str, *rest: Any, **more: Any) -> Any:
        if threading.current_thread() is searcher and name == "guildhall.architects.artisans.expansion":
            begun.set()
            go_on.wait(10)
        return plain(name, *rest, **more)

    searcher = threading.Thread(target=expansions.expansions)
    monkeypatch.setattr(builtins, "__import__", slow)
    searcher.start()
    begun.wait(1)
    try:
        assert list(expansions.expansions()) == complete
    finally:
        go_on.set()
        searcher.join()
    assert list(expansions.expansions()) == complete
