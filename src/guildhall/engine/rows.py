"""Rows of small numbers, written fast: observations and masks for learning programs.

Only this module needs librt, the library of mypyc; playing never imports it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.strings import BytesWriter

if TYPE_CHECKING:
    from mypy_extensions import i64  # a number of the machine, where it is compiled


@final
class RowWriter:
    """Rows of 16-bit numbers, all 0 at first. What is written goes into the row that was begun last."""

    def __init__(self, size: int) -> None:
        self.blank = bytes(2 * size)
        self.writer = BytesWriter()
        self.base: i64 = 0

    def clear(self) -> None:
        self.writer.truncate(0)

    def begin(self) -> None:
        self.base = len(self.writer)
        self.writer.write(self.blank)

    def put(self, at: i64, value: int) -> None:
        """Write the lower 16 bits of a number. Nearly all are 0 or fit into a byte."""
        if value:
            where: i64 = self.base + at + at
            if 0 < value < 256:
                self.writer[where] = value
            else:
                self.writer[where] = value & 0xFF
                self.writer[where + 1] = (value >> 8) & 0xFF

    def put_all(self, at: i64, values: list[int]) -> None:
        """Write numbers from there on."""
        for value in values:
            if value:
                self.put(at, value)
            at += 1

    def mark(self, at: i64) -> None:
        self.writer[self.base + at + at] = 1

    def mark_all(self, at: i64, numbers: list[int]) -> None:
        """Write a 1 for each of these, counted from there."""
        writer = self.writer
        start: i64 = self.base + at + at
        for number in numbers:
            there: i64 = number
            writer[start + there + there] = 1

    def rows(self) -> bytes:
        """All rows, one after the other, the lower byte of a number first."""
        return self.writer.getvalue()


@final
class Masks:
    """Rows of bytes, a 1 for each answer that is legal."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.blank = bytes(size)
        self.writer = BytesWriter()

    def clear(self) -> None:
        self.writer.truncate(0)

    def add(self, answers: list[int]) -> None:
        writer = self.writer
        start: i64 = len(writer)
        writer.write(self.blank)
        for answer in answers:
            there: i64 = answer
            writer[start + there] = 1

    def rows(self) -> bytes:
        return self.writer.getvalue()
