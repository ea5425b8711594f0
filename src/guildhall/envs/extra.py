"""The libraries that only the environments need."""

from __future__ import annotations

from importlib.util import find_spec


def need(*libraries: str) -> None:
    """Raises ImportError if one of these is missing."""
    missing = [name for name in libraries if find_spec(name) is None]
    if missing:
        names = ", ".join(missing)
        raise ImportError(
            f"{names} is missing: `pip install 'guildhall[envs]'` installs what is needed.", name=missing[0]
        )
