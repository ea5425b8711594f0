"""The secrets that links carry. Only their hashes are kept, so that a stolen database opens no seat."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

ID_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike
ID_LENGTH: Final = 12


def new_key() -> str:
    """43 characters, 256 bits: no need for a slow hash."""
    return secrets.token_urlsafe(32)


def new_id() -> str:
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def is_id(text: str) -> bool:
    return len(text) == ID_LENGTH and all(letter in ID_LETTERS for letter in text)


def hashed(key: str) -> str:
    return hashlib.sha256(key.encode("utf-8", "replace")).hexdigest()


def same(one: str, other: str) -> bool:
    """Two hashes, compared in a time that tells nothing."""
    return hmac.compare_digest(one.encode(), other.encode())
