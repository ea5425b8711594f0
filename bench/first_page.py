"""Waits until `guildhall play` shows its page: what a visitor's browser would fetch first."""

from __future__ import annotations

import re
import subprocess
import time
import urllib.request
from pathlib import Path


def page_answers(process: subprocess.Popen[bytes], log: Path, seconds: float) -> bool:
    """Reads the address from what the command has written, and fetches the page there and its script."""
    until = time.monotonic() + seconds
    while time.monotonic() < until and process.poll() is None:
        address = re.search(r"http://127\.0\.0\.1:\d+/", log.read_text())
        if address:
            page = urllib.request.urlopen(address[0], timeout=20).read().decode()
            script = re.search(r'src="/?(assets/[^"]+\.js)"', page)
            return script is not None and bool(urllib.request.urlopen(address[0] + script[1], timeout=20).read())
        time.sleep(0.2)
    return False
